"""What a network sees, and what a seat may assume about what it does not know. Both run in both worlds."""

from __future__ import annotations

from fathom.core.bits import nth, size_of
from fathom.core.chance import Chance, pick
from fathom.core.contract import Vector
from fathom.core.layout import Layout, Part
from fathom.games.otys.play.contracts import open_contracts, payable, pays_privately
from fathom.games.otys.play.stock import cubes_on
from fathom.games.otys.play.turn import key_chosen
from fathom.games.otys.state import (
    AVAILABLE,
    EXPLORER,
    KEEP_ONE,
    NEUTRAL_X,
    NONE,
    OWN_X,
    PHASES,
    SURFACE,
    TECH,
    USED,
    Table,
)
from fathom.games.otys.tables import (
    BACK,
    BACKS,
    CAPACITY,
    CARDS,
    FIRST,
    FREE_CARDS,
    FRONT_RESOURCE,
    FRONTS,
    FRONTS_OF,
    MOVEMENT,
    SECOND,
    THRESHOLD,
)

SEATS = 4
LEVELS = 5
KINDS = TECH + 1
DIVERS = EXPLORER + 1
OWN_KEYS = OWN_X + 1
SIDES = 2

LAYOUT = Layout(version=1)
AT_SEATS = LAYOUT.add("seats", SEATS - 1, "how many play, from two on, one-hot")
AT_OVER = LAYOUT.add("over", 1, "the game is over")
AT_ENDING = LAYOUT.add("ending", 1, "this is the last round")
AT_ROUND = LAYOUT.add("round", 1, "rounds / 20")
AT_PHASE = LAYOUT.add("phase", len(PHASES), "one-hot")
AT_ACTOR = LAYOUT.add("actor", SEATS, "who decides, counted from the observing seat, one-hot")
AT_CURRENT = LAYOUT.add("current", SEATS, "whose turn it is, likewise")
AT_FIRST = LAYOUT.add("first", SEATS, "who began, likewise")
AT_SWAP = LAYOUT.add("swap", 1, "option: sponsor 5 advanced swaps")
AT_ANY_LEVEL = LAYOUT.add("any-level", 1, "option: sponsor 2 advanced reaches every level of the display")
AT_RECYCLE = LAYOUT.add("recycle", 1, "option: completed contracts come back")
AT_UNLIMITED = LAYOUT.add("unlimited", 1, "option: neutral X keys are unlimited")
AT_VARIANT = LAYOUT.add("variant", 1, "option: the author's spy")
AT_SPONSORS = LAYOUT.add("sponsors", LEVELS * LEVELS * SIDES, "for each level the sponsor (2 * tile + side), one-hot")
AT_DISPLAY = LAYOUT.add("display", LEVELS * CARDS, "for each level the reward tokens on display, 0.5 each")
AT_STORE = LAYOUT.add("store", KINDS, "cubes in each column / 3")
AT_PUBLIC = LAYOUT.add("public", CARDS, "public contracts")
AT_COMPLETED = LAYOUT.add("completed", CARDS, "completed contracts")
AT_UNDER = LAYOUT.add("under", CARDS, "contracts that the observing seat has put under the pile")
AT_BAG = LAYOUT.add("bag", CARDS, "reward tokens in the bag")
AT_PILE = LAYOUT.add("pile", 1, "contracts in the pile / 32")
AT_NEUTRAL_SUPPLY = LAYOUT.add("neutral-supply", 1, "neutral X keys in the supply / 12")
AT_DRAWN = LAYOUT.add("drawn", CARDS, "contracts that the observing seat is choosing from")
AT_SPONSOR_USED = LAYOUT.add("sponsor-used", 1, "the sponsor has been used in this turn")
AT_FREE = LAYOUT.add("free", 1, "the own diver costs nothing")
AT_LOCKED = LAYOUT.add("locked", 1, "the diver on the key's level stays there")
AT_EXECUTIONS = LAYOUT.add("executions", 1, "of the diver's effect, left / 2")
AT_SIDE = LAYOUT.add("side", 1, "the diver's effect is the upgraded one")
AT_DEPTH = LAYOUT.add("depth", 1, "0 for the own diver, 0.5 for a copied one, 1 for one copied by a copied spy")
AT_KEY = LAYOUT.add("key", NEUTRAL_X + 1, "the key in play, one-hot")
AT_LEVEL = LAYOUT.add("level", LEVELS, "its level, once it is chosen, one-hot")
AT_DIVER = LAYOUT.add("diver", DIVERS, "the diver whose effect is carried out, one-hot")
AT_FRONT = LAYOUT.add("front", len(FRONTS), "the front of the reward token in use, one-hot")
AT_BACK = LAYOUT.add("back", len(BACKS), "its back, one-hot")
AT_PAIR = LAYOUT.add("pair", KINDS, "the resources on its front")
AT_PAYING_LEVEL = LAYOUT.add("paying-level", LEVELS, "the level that pays for a contract, one-hot")
AT_PAYING = LAYOUT.add("paying", CARDS, "that contract, one-hot; a private one is shown to its owner only")

PLAYER_PART = Part()
P_SCORE = PLAYER_PART.add("score", 1, "points / 18")
P_CREDITS = PLAYER_PART.add("credits", 1, "credits / 10")
P_BATTERIES = PLAYER_PART.add("batteries", 1, "batteries / 5")
P_NEUTRAL = PLAYER_PART.add("neutral", 1, "neutral X keys, available / 3")
P_NEUTRAL_USED = PLAYER_PART.add("neutral-used", 1, "neutral X keys, used / 3")
P_MECHANIC = PLAYER_PART.add("mechanic", 1, "upgrades on the mechanic track / 3")
P_HACKER = PLAYER_PART.add("hacker", 1, "upgrades on the hacker track / 3")
P_MOVEMENT = PLAYER_PART.add("movement", 1, "how far a diver moves for a battery / 7")
P_THRESHOLD = PLAYER_PART.add("threshold", 1, "used keys that bring all back / 6")
P_HAND_SIZE = PLAYER_PART.add("hand-size", 1, "private contracts / 5")
P_KEYS_AVAILABLE = PLAYER_PART.add("keys-available", OWN_KEYS, "own keys that can be used")
P_KEYS_USED = PLAYER_PART.add("keys-used", OWN_KEYS, "own keys that are used")
P_COLUMN = PLAYER_PART.add("column", DIVERS, "for each diver its slot from the top / 8")
P_UPGRADED = PLAYER_PART.add("upgraded", DIVERS, "divers that are upgraded")
LEVEL_PART = Part()
L_CUBES = LEVEL_PART.add("cubes", KINDS, "cubes of each kind / 3")
L_ROOM = LEVEL_PART.add("room", 1, "room left / 6")
L_TOKEN = LEVEL_PART.add("token", len(BACKS), "the back of the reward token there, one-hot")
LEVEL_SIZE = LEVEL_PART.size
P_LEVELS = PLAYER_PART.each("level", LEVELS, LEVEL_PART, "the levels, from the top")
P_DONE = PLAYER_PART.add("done", CARDS, "contracts that the player has completed")
P_HAND = PLAYER_PART.add(
    "hand", CARDS, "of the observing seat only: 1 if in hand, and 0.5 if it could be completed now"
)
PLAYER_SIZE = PLAYER_PART.size
AT_PLAYERS = LAYOUT.each("player", SEATS, PLAYER_PART, "the players, the observing seat first; empty seats are zero")
OBSERVATION = LAYOUT.size


def observe(g: Table, seat: int, out: Vector) -> None:
    """The shared table, then each player's board, starting with the observing seat's.

    OTYS-CONTRACT-15
    """
    for i in range(OBSERVATION):
        out[i] = 0.0
    observe_table(g, seat, out)
    for step in range(g.seats):
        observe_player(g, (seat + step) % g.seats, seat, out, AT_PLAYERS + step * PLAYER_SIZE)


def observe_table(g: Table, seat: int, out: Vector) -> None:
    """What lies in the middle, the options, and how far the turn is."""
    out[AT_SEATS + g.seats - 2] = 1.0
    out[AT_OVER] = g.over
    out[AT_ENDING] = g.ending
    out[AT_ROUND] = g.round / 20
    out[AT_PHASE + g.phase] = 1.0
    out[AT_ACTOR + (g.actor - seat) % g.seats] = 1.0
    out[AT_CURRENT + (g.current - seat) % g.seats] = 1.0
    out[AT_FIRST + (g.first - seat) % g.seats] = 1.0
    out[AT_SWAP] = g.swap
    out[AT_ANY_LEVEL] = g.any_level
    out[AT_RECYCLE] = g.recycle
    out[AT_UNLIMITED] = g.unlimited
    out[AT_VARIANT] = g.variant
    for level in range(LEVELS):
        tile = g.sponsors[level]
        out[AT_SPONSORS + (level * LEVELS + tile) * SIDES + g.sides[tile]] = 1.0
        for place in range(2):
            out[AT_DISPLAY + level * CARDS + g.display[level][place]] += 0.5
    for kind in range(KINDS):
        out[AT_STORE + kind] = g.store[kind] / 3
    observe_cards(g, seat, out)
    observe_turn(g, seat, out)


def observe_cards(g: Table, seat: int, out: Vector) -> None:
    """Contracts and tokens that are out of the players' hands."""
    for place in range(3):
        if g.public[place] != NONE:
            out[AT_PUBLIC + g.public[place]] = 1.0
    for card in range(CARDS):
        out[AT_COMPLETED + card] = g.completed >> card & 1
    for i in range(g.tail_size):
        if g.tail_by[i] == seat:
            out[AT_UNDER + g.tail[i]] = 1.0
    for token in range(CARDS):
        out[AT_BAG + token] = g.bag >> token & 1
    out[AT_PILE] = (g.pile_size + g.tail_size) / CARDS
    out[AT_NEUTRAL_SUPPLY] = g.neutral_supply / 12


def observe_turn(g: Table, seat: int, out: Vector) -> None:
    """How far the turn in progress is. A private contract being paid for is not shown to others."""
    if g.phase == KEEP_ONE and g.current == seat:
        for card in g.drawn:
            if card != NONE:
                out[AT_DRAWN + card] = 1.0
    out[AT_SPONSOR_USED] = g.sponsor_used
    out[AT_FREE] = g.free
    out[AT_LOCKED] = g.locked
    out[AT_EXECUTIONS] = g.executions / 2
    out[AT_SIDE] = g.side
    out[AT_DEPTH] = g.depth / 2
    if g.key != NONE:
        out[AT_KEY + g.key] = 1.0
    if key_chosen(g):
        out[AT_LEVEL + g.level] = 1.0
    if g.diver != NONE:
        out[AT_DIVER + g.diver] = 1.0
    if g.token != NONE:
        out[AT_FRONT + FRONTS_OF[g.token]] = 1.0
        out[AT_BACK + BACK[g.token]] = 1.0
        if FRONTS_OF[g.token] == FRONT_RESOURCE:
            out[AT_PAIR + FIRST[g.token]] = 1.0
            out[AT_PAIR + SECOND[g.token]] = 1.0
    if g.paying != NONE and (seat == g.current or not pays_privately(g)):
        out[AT_PAYING_LEVEL + g.paying_level] = 1.0
        out[AT_PAYING + g.paying] = 1.0


def observe_player(g: Table, other: int, seat: int, out: Vector, at: int) -> None:
    """One board, from a place on. Of the observing seat also the hand, and what it could complete now."""
    player = g.players[other]
    out[at + P_SCORE] = player.score / 18
    out[at + P_CREDITS] = player.credits / 10
    out[at + P_BATTERIES] = player.batteries / 5
    out[at + P_NEUTRAL] = player.neutral / 3
    out[at + P_NEUTRAL_USED] = player.neutral_used / 3
    out[at + P_MECHANIC] = player.mechanic / 3
    out[at + P_HACKER] = player.hacker / 3
    out[at + P_MOVEMENT] = MOVEMENT[player.mechanic] / 7
    out[at + P_THRESHOLD] = THRESHOLD[player.hacker] / 6
    out[at + P_HAND_SIZE] = size_of(player.hand) / 5
    for key in range(OWN_KEYS):
        out[at + P_KEYS_AVAILABLE + key] = 1.0 if player.keys[key] == AVAILABLE else 0.0
        out[at + P_KEYS_USED + key] = 1.0 if player.keys[key] == USED else 0.0
    for slot in range(SURFACE + LEVELS):
        diver = player.column[slot]
        out[at + P_COLUMN + diver] = (slot + 1) / 8
        out[at + P_UPGRADED + diver] = player.upgraded[diver]
    for level in range(LEVELS):
        row = at + P_LEVELS + level * LEVEL_SIZE
        for kind in range(KINDS):
            out[row + L_CUBES + kind] = player.resources[level][kind] / 3
        out[row + L_ROOM] = (CAPACITY[level] - cubes_on(player, level)) / 6
        if player.tokens[level] != NONE:
            out[row + L_TOKEN + BACK[player.tokens[level]]] = 1.0
    for card in range(CARDS):
        out[at + P_DONE + card] = player.done >> card & 1
    if other == seat:
        cards = 0
        for level in range(LEVELS):
            cards |= payable(player, level)
        cards &= open_contracts(g, seat)
        for card in range(CARDS):
            out[at + P_HAND + card] = (player.hand >> card & 1) + 0.5 * (cards >> card & 1)


def any_of(bits: int, chance: Chance) -> int:
    """A random member of a bit set."""
    return nth(bits, pick(chance, size_of(bits)))


def determinise(g: Table, seat: int, chance: Chance) -> None:
    """Redraw what the seat cannot know: the other hands, the cards others put under the pile, the cards another player
    is choosing from; the rest is the pile. A private contract that is being paid for becomes another one that the same
    level can pay. A card that another player has drawn is taken to be unknown from then on, even if the seat had put
    it under the pile itself.

    OTYS-CONTRACT-15
    """
    unknown = g.pile
    for i in range(g.tail_size):
        if g.tail_by[i] != seat:
            unknown |= 1 << g.tail[i]
    for other in range(g.seats):
        if other != seat:
            unknown |= g.players[other].hand
    hidden_draw = g.phase == KEEP_ONE and g.current != seat
    if hidden_draw:
        for card in g.drawn:
            if card != NONE:
                unknown |= 1 << card
    paid = NONE
    if g.current != seat and pays_privately(g):
        paid = any_of(unknown & payable(g.players[g.current], g.paying_level) & FREE_CARDS, chance)
        unknown &= ~(1 << paid)
        g.paying = paid
    for other in range(g.seats):
        if other != seat:
            player = g.players[other]
            held = size_of(player.hand)
            player.hand = 0
            if other == g.current and paid != NONE:
                player.hand = 1 << paid
                held -= 1
            for _ in range(held):
                card = any_of(unknown, chance)
                unknown &= ~(1 << card)
                player.hand |= 1 << card
    for i in range(g.tail_size):
        if g.tail_by[i] != seat:
            card = any_of(unknown, chance)
            unknown &= ~(1 << card)
            g.tail[i] = card
    if hidden_draw:
        for i in range(4):
            if g.drawn[i] != NONE:
                card = any_of(unknown, chance)
                unknown &= ~(1 << card)
                g.drawn[i] = card
    g.pile = unknown

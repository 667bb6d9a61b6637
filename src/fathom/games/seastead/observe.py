"""What a network sees, and what a seat may assume about what it does not know. Both run in both worlds."""

from __future__ import annotations

from fathom.core.bits import nth, size_of
from fathom.core.chance import Chance, pick
from fathom.core.contract import Vector
from fathom.core.layout import Layout, Part
from fathom.games.seastead.play.board import left_of, printed_cost, printed_points
from fathom.games.seastead.play.decks import next_depth
from fathom.games.seastead.scoring import boss_score, score
from fathom.games.seastead.state import (
    DEEP,
    DISPLAY,
    DIVE_CARDS,
    DOCKS,
    FLOTILLAS,
    KINDS,
    LOCATIONS,
    NONE,
    OPP_PAID,
    ORIENTING,
    PASSED,
    PHASES,
    RESOLUTIONS,
    RING,
    ROW,
    SPECIALISTS,
    START_HALF,
    TYPES,
    Table,
)
from fathom.games.seastead.tables import (
    CLEANUPS,
    DEEP_CARDS,
    DEPTH,
    EFFECT,
    EFFECT_COUNT,
    REEF_CARDS,
    RESOURCES,
    TAG,
)

PAIRS_OF_FLOTILLAS = FLOTILLAS * (FLOTILLAS - 1) // 2

LAYOUT = Layout(version=1)
AT_PHASE = LAYOUT.add("phase", len(PHASES), "one-hot")
AT_WINDOW = LAYOUT.add("window", OPP_PAID + 1, "the window for specialists, one-hot")
AT_SOLO = LAYOUT.add("solo", 1, "option: a game against the boss")
AT_CLOSED_IF_LOCKED = LAYOUT.add("closed-if-locked", 1, "option: nobody builds where the demand is locked")
AT_LATE_SHIPS = LAYOUT.add("late-ships", 1, "option: the ship at the building place moves at the end of the build")
AT_DISTINCT = LAYOUT.add("distinct", 1, "option: effects 8 and 9 take different kinds")
AT_STANDS = LAYOUT.add("stands", 1, "option: a copied effect counts buildings where they stand")
AT_NO_TAGS = LAYOUT.add("no-tags", 1, "option: no location discounts in a solo game")
AT_ACTOR = LAYOUT.add("actor", 1, "the observing seat decides")
AT_CURRENT = LAYOUT.add("current", 1, "it is its turn")
AT_START = LAYOUT.add("start", 1, "it began")
AT_ROUND = LAYOUT.add("round", 1, "rounds / 16")
AT_ENDING = LAYOUT.add("ending", 1, "the end has come about")
AT_ROUNDS_LEFT = LAYOUT.add("rounds-left", 1, "rounds that follow / 2; 1 as long as nobody knows")
AT_OVER = LAYOUT.add("over", 1, "the game is over")
AT_CLEANUP_LEFT = LAYOUT.add("cleanup-left", 1, "cleanup tokens in the supply / all")
AT_ACTION = LAYOUT.add("action", PASSED + 1, "what the turn is used for: nothing yet, dive, build, pass, one-hot")
AT_CLOSED = LAYOUT.add("closed", 1, "the window before the action is closed")
AT_DISCOUNT = LAYOUT.add("discount", 1, "of the Master Builder / 2")
AT_REPEATS = LAYOUT.add("repeats", 1, "how often the location effect is still to be resolved")
AT_FISHER = LAYOUT.add("fisher", 1, "resources of choice beside the own half")
AT_SCOUTED = LAYOUT.add("scouted", 1, "resources due for the Scout")
AT_EXCHANGED = LAYOUT.add("exchanged", 1, "the exchange of a resolution was used")
AT_EXTRA = LAYOUT.add("extra", 1, "turns to come right after this one")
AT_A_ONLY = LAYOUT.add("a-only", 1, "option: no B specialists")
AT_SUPPLY = LAYOUT.add("supply", KINDS, "resources of each kind in the supply / all")
FLOTILLA_PART = Part()
F_DEMAND = FLOTILLA_PART.add("demand", KINDS, "one-hot")
F_LOCKED = FLOTILLA_PART.add("locked", 1, "the demand is locked")
F_SIDE = FLOTILLA_PART.add("side", 1, "side B")
FLOTILLA_SIZE = FLOTILLA_PART.size
AT_FLOTILLAS = LAYOUT.each("flotilla", FLOTILLAS, FLOTILLA_PART, "the flotillas")
LOCATION_PART = Part()
L_OURS = LOCATION_PART.add("ours", TYPES, "the building of the observing seat, one-hot")
L_THEIRS = LOCATION_PART.add("theirs", TYPES, "the building of the other, one-hot")
L_OUR_SHIP = LOCATION_PART.add("our-ship", 1, "a ship of the observing seat")
L_THEIR_SHIP = LOCATION_PART.add("their-ship", 1, "a ship of the other")
L_BOSS_RESOURCE = LOCATION_PART.add("boss-resource", 1, "a resource of the boss")
L_COST = LOCATION_PART.add("cost", 1, "printed cost / 6")
L_POINTS = LOCATION_PART.add("points", 1, "printed points / 3")
L_TAG = LOCATION_PART.add("tag", TYPES, "the type with a discount, one-hot")
L_EFFECT = LOCATION_PART.add("effect", EFFECT_COUNT, "one-hot")
L_DOCK = LOCATION_PART.add("dock", DOCKS, "the dock at the port there, one-hot")
LOCATION_SIZE = LOCATION_PART.size
AT_LOCATIONS = LAYOUT.each("location", LOCATIONS, LOCATION_PART, "the locations, flotilla by flotilla")
SLOT_PART = Part()
D_DOCK = SLOT_PART.add("dock", DOCKS, "one-hot")
D_SPECIALIST = SLOT_PART.add("specialist", SPECIALISTS, "one-hot")
SLOT_SIZE = SLOT_PART.size
AT_DISPLAY = LAYOUT.each("display", DISPLAY, SLOT_PART, "the slots of the display")
AT_DOCK_STACK = LAYOUT.add("dock-stack", DOCKS, "docks in the stack")
AT_SPECIALIST_DECK = LAYOUT.add("specialist-deck", SPECIALISTS, "specialists in the deck")
AT_DIVE_DECK = LAYOUT.add("dive-deck", DIVE_CARDS, "dive cards in the deck")
AT_FACE_UP = LAYOUT.add("face-up", DIVE_CARDS, "the dive card that lies face-up, one-hot")
AT_TOP = LAYOUT.add("top", DIVE_CARDS, "the card that the observing seat put back on the deck, one-hot")
AT_HALF = LAYOUT.add("half", 1, "which half of the face-up card faces the observing seat")
AT_NEXT_DEPTH = LAYOUT.add("next-depth", DEEP + 1, "the back of the next dive card, one-hot")
AT_SEEN = LAYOUT.add("seen", 2 * DIVE_CARDS, "the two cards that the observing seat looks at, each one-hot")
AT_IN_FORCE = LAYOUT.add("in-force", RESOLUTIONS, "the resolution in force, one-hot")
AT_DRAWN = LAYOUT.add("drawn", 2 * RESOLUTIONS, "the two resolutions that the observing seat has drawn, each one-hot")
AT_UNDER = LAYOUT.add("under", RESOLUTIONS, "resolutions that the observing seat put under the deck")
AT_UNSEEN = LAYOUT.add("unseen", RESOLUTIONS, "resolutions that the observing seat has not seen")
PLAYER_PART = Part()
P_STORAGE = PLAYER_PART.add("storage", KINDS, "resources of each kind / 5")
P_LEFT = PLAYER_PART.add("left", TYPES, "buildings of each type left / 4")
P_CLEANUP = PLAYER_PART.add("cleanup", 1, "cleanup tokens / 10")
P_NOTED = PLAYER_PART.add("noted", 1, "cleanup tokens due after the supply was empty / 5")
P_BOXED = PLAYER_PART.add("boxed", 1, "ships back in the box")
P_SCORE = PLAYER_PART.add("score", 1, "points / 40")
P_READY = PLAYER_PART.add("ready", SPECIALISTS, "specialists, face-up")
P_SPENT = PLAYER_PART.add("spent", SPECIALISTS, "specialists, face-down")
PLAYER_SIZE = PLAYER_PART.size
AT_PLAYERS = LAYOUT.each("player", 2, PLAYER_PART, "the players (or the boss), the observing seat first")
AT_COUNT = LAYOUT.add("count", 1, "of what is being decided: how many / 3")
AT_MODE = LAYOUT.add("mode", 1, "likewise: in which way / 8")
AT_KIND_BITS = LAYOUT.add("kind-bits", 1, "likewise: kinds of resources as a bit set, or a number / 15")
AT_PAID = LAYOUT.add("paid", 1, "resources paid / 6")
AT_COLUMN_DUE = LAYOUT.add("column-due", 1, "the bonus of a column is due")
AT_KINDS = LAYOUT.add("kinds", KINDS, "kinds of resources that can be meant")
AT_CHOSEN = LAYOUT.add("chosen", KINDS, "kinds gone for the other half")
AT_MOVED = LAYOUT.add("moved", LOCATIONS, "where ships went that have moved")
AT_PAIR = LAYOUT.add("pair", PAIRS_OF_FLOTILLAS, "the flotillas whose demand was exchanged, one-hot")
AT_PICKED = LAYOUT.add("picked", LOCATIONS, "the location picked first, one-hot")
AT_BUILT_AT = LAYOUT.add("built-at", LOCATIONS, "where something was built in this turn, one-hot")
AT_BUILT_TYPE = LAYOUT.add("built-type", TYPES, "and what, one-hot")
OBSERVATION = LAYOUT.size


def observe(g: Table, seat: int, out: Vector) -> None:
    """The table, the locations, the cards, then each player, starting with the observing seat, and what is in progress.
    Cards that only the other player has seen are not shown.

    SEA-GEN-02, SEA-RESOLUTION-09, SEA-SPECIALIST-13
    """
    for i in range(OBSERVATION):
        out[i] = 0.0
    observe_table(g, seat, out)
    for location in range(LOCATIONS):
        observe_location(g, seat, location, out, AT_LOCATIONS + location * LOCATION_SIZE)
    observe_cards(g, seat, out)
    observe_player(g, seat, out, AT_PLAYERS)
    observe_player(g, 1 - seat, out, AT_PLAYERS + PLAYER_SIZE)
    observe_progress(g, out)


def observe_table(g: Table, seat: int, out: Vector) -> None:
    """Phase, options, rounds, supply and demand."""
    out[AT_PHASE + g.phase] = 1.0
    out[AT_WINDOW + g.window] = 1.0
    out[AT_SOLO] = g.solo
    out[AT_CLOSED_IF_LOCKED] = g.closed_if_locked
    out[AT_LATE_SHIPS] = g.late_ships
    out[AT_DISTINCT] = g.distinct
    out[AT_STANDS] = g.stands
    out[AT_NO_TAGS] = g.no_tags
    out[AT_ACTOR] = g.actor == seat
    out[AT_CURRENT] = g.current == seat
    out[AT_START] = g.start == seat
    out[AT_ROUND] = g.round / 16
    out[AT_ENDING] = g.ending > 0
    out[AT_ROUNDS_LEFT] = (g.last_round - g.round) / 2 if g.ending else 1.0
    out[AT_OVER] = g.over
    out[AT_CLEANUP_LEFT] = g.cleanup_left / CLEANUPS
    out[AT_ACTION + g.action] = 1.0
    out[AT_CLOSED] = g.closed
    out[AT_DISCOUNT] = g.discount / 2
    out[AT_REPEATS] = g.repeats
    out[AT_FISHER] = g.fisher
    out[AT_SCOUTED] = g.scouted
    out[AT_EXCHANGED] = g.exchanged
    out[AT_EXTRA] = g.extra
    out[AT_A_ONLY] = g.a_only
    for kind in range(KINDS):
        out[AT_SUPPLY + kind] = g.supply[kind] / RESOURCES
    for flotilla in range(FLOTILLAS):
        at = AT_FLOTILLAS + flotilla * FLOTILLA_SIZE
        out[at + F_DEMAND + g.demand[flotilla]] = 1.0
        out[at + F_LOCKED] = g.locked == flotilla
        out[at + F_SIDE] = g.side[flotilla]


def observe_location(g: Table, seat: int, location: int, out: Vector, at: int) -> None:
    """What stands there, what it costs and gives, and the dock, from a place on."""
    for building in range(TYPES):
        out[at + L_OURS + building] = g.players[seat].sites[building] >> location & 1
        out[at + L_THEIRS + building] = g.players[1 - seat].sites[building] >> location & 1
    out[at + L_OUR_SHIP] = g.players[seat].ships >> location & 1
    out[at + L_THEIR_SHIP] = g.players[1 - seat].ships >> location & 1
    out[at + L_BOSS_RESOURCE] = g.boss_resources >> location & 1
    out[at + L_COST] = printed_cost(g, location) / 6
    out[at + L_POINTS] = printed_points(g, location) / 3
    side = g.side[location // RING]
    if TAG[side][location] != NONE:
        out[at + L_TAG + TAG[side][location]] = 1.0
    out[at + L_EFFECT + EFFECT[side][location]] = 1.0
    if g.dock[location] != NONE:
        out[at + L_DOCK + g.dock[location]] = 1.0


def observe_cards(g: Table, seat: int, out: Vector) -> None:
    """Displays, dive cards (those left as far as this seat can tell), and resolutions."""
    for slot in range(DISPLAY):
        at = AT_DISPLAY + slot * SLOT_SIZE
        if g.docks[slot] != NONE:
            out[at + D_DOCK + g.docks[slot]] = 1.0
        if g.specialists[slot] != NONE:
            out[at + D_SPECIALIST + g.specialists[slot]] = 1.0
    for dock in range(DOCKS):
        out[AT_DOCK_STACK + dock] = g.dock_stack >> dock & 1
    for card in range(SPECIALISTS):
        out[AT_SPECIALIST_DECK + card] = g.specialist_deck >> card & 1
    for card in range(DIVE_CARDS):
        out[AT_DIVE_DECK + card] = g.dive_deck >> card & 1
    out[AT_FACE_UP + g.face_up] = 1.0
    if g.top != NONE and g.top_seat == seat:
        out[AT_TOP + g.top] = 1.0
    if g.phase != ORIENTING and g.phase != START_HALF:
        out[AT_HALF] = g.blue_half if seat == 0 else 1 - g.blue_half
    if next_depth(g) != NONE:
        out[AT_NEXT_DEPTH + next_depth(g)] = 1.0
    for i in range(2):
        if g.seen[i] != NONE and g.current == seat:
            out[AT_SEEN + i * DIVE_CARDS + g.seen[i]] = 1.0
    if g.in_force != NONE:
        out[AT_IN_FORCE + g.in_force] = 1.0
    for i in range(2):
        if g.drawn[i] != NONE and g.current == seat:
            out[AT_DRAWN + i * RESOLUTIONS + g.drawn[i]] = 1.0
    for i in range(g.under_size):
        if g.under_seat[i] == seat:
            out[AT_UNDER + g.under[i]] = 1.0
    unseen = unseen_resolutions(g, seat)
    for card in range(RESOLUTIONS):
        out[AT_UNSEEN + card] = unseen >> card & 1


def observe_player(g: Table, seat: int, out: Vector, at: int) -> None:
    """Storage, buildings left, cleanup tokens, specialists, points, from a place on."""
    me = g.players[seat]
    for kind in range(KINDS):
        out[at + P_STORAGE + kind] = me.storage[kind] / 5
    for building in range(TYPES):
        out[at + P_LEFT + building] = left_of(g, seat, building) / ROW
    out[at + P_CLEANUP] = me.cleanup / 10
    out[at + P_NOTED] = me.noted / 5
    out[at + P_BOXED] = me.boxed
    out[at + P_SCORE] = (boss_score(g) if g.solo and seat else score(g, seat)) / 40
    for card in range(SPECIALISTS):
        out[at + P_READY + card] = me.ready >> card & 1
        out[at + P_SPENT + card] = me.spent >> card & 1


def observe_progress(g: Table, out: Vector) -> None:
    """What is being decided: how many of what, and what was picked before."""
    if g.depth:
        task = g.tasks[g.depth - 1]
        out[AT_COUNT] = task.count / 3
        out[AT_MODE] = task.mode / 8
        out[AT_KIND_BITS] = task.kinds / 15
        for kind in range(KINDS):
            out[AT_KINDS + kind] = task.kinds >> kind & 1
    out[AT_PAID] = g.paid / 6
    out[AT_COLUMN_DUE] = g.column_due
    for kind in range(KINDS):
        out[AT_CHOSEN + kind] = g.chosen >> kind & 1
    for location in range(LOCATIONS):
        out[AT_MOVED + location] = g.moved >> location & 1
    if g.pair != NONE:
        out[AT_PAIR + g.pair] = 1.0
    if g.picked != NONE:
        out[AT_PICKED + g.picked] = 1.0
    if g.built_at != NONE:
        out[AT_BUILT_AT + g.built_at] = 1.0
        out[AT_BUILT_TYPE + g.built_type] = 1.0


# What a seat does not know


def determinise(g: Table, seat: int, chance: Chance) -> None:
    """Redraw what the seat has not seen: dive cards that the other player looks at or put back (their depths are
    printed on the backs), resolutions that the other drew or put under the deck. Decks have no order to be redrawn.

    SEA-GEN-02, SEA-RESOLUTION-09, SEA-SPECIALIST-13
    """
    if g.seen[0] != NONE and g.current != seat:
        redraw_seen(g, seat, chance)
    elif g.top != NONE and g.top_seat != seat:
        g.top = other_card(g, g.top, NONE, chance)
    redraw_resolutions(g, seat, chance)


def other_card(g: Table, card: int, without: int, chance: Chance) -> int:
    """Any card of the deck with the same back, but one."""
    alike = g.dive_deck & (DEEP_CARDS if DEPTH[card] == DEEP else REEF_CARDS)
    if without != NONE:
        alike &= ~(1 << without)
    return nth(alike, pick(chance, size_of(alike)))


def redraw_seen(g: Table, seat: int, chance: Chance) -> None:
    """The cards being looked at; the first of them may be one put back before, which this seat may know."""
    first = g.seen[0] if g.top_seat == seat else other_card(g, g.seen[0], NONE, chance)
    if g.seen[1] != NONE:
        g.seen[1] = other_card(g, g.seen[1], first, chance)
    if g.top != NONE:
        g.top = first
    g.seen[0] = first


def unseen_resolutions(g: Table, seat: int) -> int:
    """Those in the deck, and those that only the other player has seen."""
    unseen = g.resolution_deck
    for i in range(2):
        if g.drawn[i] != NONE and g.current != seat:
            unseen |= 1 << g.drawn[i]
    for i in range(g.under_size):
        if g.under_seat[i] != seat:
            unseen |= 1 << g.under[i]
    return unseen


def redraw_resolutions(g: Table, seat: int, chance: Chance) -> None:
    """All that this seat has not seen are shuffled together and dealt again to their places."""
    unknown = unseen_resolutions(g, seat)
    if unknown == g.resolution_deck:
        return
    for i in range(2):
        if g.drawn[i] != NONE and g.current != seat:
            g.drawn[i] = nth(unknown, pick(chance, size_of(unknown)))
            unknown &= ~(1 << g.drawn[i])
    for i in range(g.under_size):
        if g.under_seat[i] != seat:
            g.under[i] = nth(unknown, pick(chance, size_of(unknown)))
            unknown &= ~(1 << g.under[i])
    g.resolution_deck = unknown

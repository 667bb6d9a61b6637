"""What a network sees, and what a seat may assume about what it does not know. Both run in both worlds.

With the option `memory` at `perfect`, a seat is taken to remember everything that was open once: every Ally comes to a
hand or to the Council in the sight of all, so attentive players know hands and stacks, although they may not look at
them. With `none` a seat knows only how many cards there are. The order of the decks is hidden from everybody; a
player's Monster tokens, and the cards being laid out for a payment, from all others. docs/knowledge.md says it in full.
"""

from __future__ import annotations

from fathom.core.chance import Chance, pick
from fathom.core.contract import Vector
from fathom.core.layout import Layout, Part
from fathom.games.abyss.play.cards import draw_token, token_count, tokens_left
from fathom.games.abyss.play.lords.activity import key_count
from fathom.games.abyss.play.payment import may_afford
from fathom.games.abyss.scoring import ally_score, location_score, lord_score, nebulis_score
from fathom.games.abyss.state import (
    ALLIES,
    CARDS,
    COURT_SPACES,
    FENCING,
    IN_COUNCIL,
    IN_COURT,
    KRAKENS,
    LOCATIONS,
    LOOT_KINDS,
    LORDS,
    MENU,
    MONSTER,
    NONE,
    ON_LOCATION,
    PAYING,
    PER_TURN,
    PHASES,
    SENTINELS,
    SPACES,
    SPENDING_KEYS,
    TOKEN_KINDS,
    TRACK_SPACES,
    VALUES,
    Table,
)

SEATS = 4
AREAS_GUARDED = ON_LOCATION + 1
PHASE_COUNT = len(PHASES)

LAYOUT = Layout(version=1)
AT_SEATS = LAYOUT.add("seats", SEATS - 1, "how many play, from two on, one-hot")
AT_OVER = LAYOUT.add("over", 1, "the game is over")
AT_WITH_KRAKEN = LAYOUT.add("with-kraken", 1, "option: with the expansion")
AT_FINISHER = LAYOUT.add("finisher", SEATS, "who brought the end about, counted from the observing seat, one-hot")
AT_PHASE = LAYOUT.add("phase", PHASE_COUNT, "one-hot")
AT_ACTOR = LAYOUT.add("actor", SEATS, "who decides, counted from the observing seat, one-hot")
AT_CURRENT = LAYOUT.add("current", SEATS, "whose turn it is, likewise")
AT_FIRST = LAYOUT.add("first", SEATS, "who began, likewise")
AT_LAW = LAYOUT.add("law", 1, "option: martial law")
AT_SKIP_DISABLED = LAYOUT.add("skip-disabled", 1, "option: disabled Lords do not count")
AT_END_ON_GAP = LAYOUT.add("end-on-gap", 1, "option: a gap in the Court and an empty Lord deck bring the end")
AT_VICTIM_CHOOSES = LAYOUT.add("victim-chooses", 1, "option: the victims choose whom the Assassin turns")
AT_LAZY_COMMANDER = LAYOUT.add("lazy-commander", 1, "option: buyers discard at the end of their own turn only")
AT_SMOKERS_RETURN = LAYOUT.add("smokers-return", 1, "option: Black Smokers go into the stack")
AT_ANY_SURPLUS = LAYOUT.add("any-surplus", 1, "option: a payment may include Allies that it does not need")
AT_LOOT_STAYS = LAYOUT.add("loot-stays", 1, "option: loot stays on a Sanctuary that is given away")
AT_ANY_TAKER = LAYOUT.add("any-taker", 1, "option: all who drew level may get the Kraken figure")
AT_MARKER_BACK = LAYOUT.add("marker-back", 1, "option: a Monster met through loot moves the threat marker back")
AT_SINGLE_PAIR = LAYOUT.add("single-pair", 1, "option: Outlaw and Counterfeiter allow one Nebulis only")
AT_TURN_CAP = LAYOUT.add("turn-cap", 1, "option: turns after which the game ends / 1000")
AT_TURN = LAYOUT.add("turn", 1, "turns / 100")
AT_FORGETFUL = LAYOUT.add("forgetful", 1, "option: hands and stacks are not remembered")
AT_PRICE = LAYOUT.add("price", 1, "of the next Ally that is bought / 5")
AT_EXTRA = LAYOUT.add("extra", 1, "turns to come right after this one")
AT_TAKEN = LAYOUT.add("taken", 1, "a Lord was taken from the Court in this turn")
AT_UNFILLED = LAYOUT.add("unfilled", 1, "a refill of the Court failed")
AT_ACTING = LAYOUT.add("acting", 1, "the action of the turn is not yet finished")
AT_POWERS_USED = LAYOUT.add("powers-used", len(PER_TURN), "the powers for each turn: those used in this one")
AT_DISCARD = LAYOUT.add("discard", CARDS, "cards of each type in the discard pile / 4")
AT_TRACK = LAYOUT.add("track", TRACK_SPACES * CARDS, "for each space of the Exploration track the card, one-hot")
AT_COUNCIL = LAYOUT.add(
    "council", SPACES * ALLIES, "for each stack the Allies of each type / 4, if they are remembered"
)
AT_DECK_SIZE = LAYOUT.add("deck-size", 1, "cards in the deck / 78")
AT_DISCARD_SIZE = LAYOUT.add("discard-size", 1, "cards in the discard pile / 78")
AT_SHOWN = LAYOUT.add("shown", 1, "cards on the track / 5")
AT_THREAT = LAYOUT.add("threat", 1, "the space of the threat marker / 5")
AT_TOKENS_LEFT = LAYOUT.add("tokens-left", 1, "Monster tokens in the supply / 20")
AT_MONSTERS = LAYOUT.add("monsters", 1, "Monsters in the deck / 6")
AT_STACK_SIZE = LAYOUT.add("stack-size", SPACES, "cards in each stack of the Council / 10")
AT_COURT = LAYOUT.add("court", COURT_SPACES * LORDS, "for each space of the Court the Lord, one-hot")
AT_LORD_DECK = LAYOUT.add("lord-deck", LORDS, "Lords in the deck")
AT_LORD_DISCARD = LAYOUT.add("lord-discard", LORDS, "Lords that are discarded")
AT_LORDS_UNDER = LAYOUT.add("lords-under", LORDS, "for each Lord (the Location that it lies under + 1) / 26")
AT_LOCATION_DECK = LAYOUT.add("location-deck", LOCATIONS, "Locations in the stack")
AT_FACE_UP = LAYOUT.add("face-up", LOCATIONS, "Locations that lie face-up")
AT_GONE = LAYOUT.add("gone", LOCATIONS, "Locations out of the game")
AT_DRAWN = LAYOUT.add("drawn", LOCATIONS, "Locations just drawn")
AT_LOOT_DECK = LAYOUT.add("loot-deck", LOOT_KINDS, "loot cards of each kind in the deck / 7")
AT_LOOT_ON = LAYOUT.add("loot-on", LOCATIONS * LOOT_KINDS, "for each Location the kinds of loot on it")
AT_FIGURE = LAYOUT.add("figure", SEATS, "who has the Kraken figure, counted from the observing seat, one-hot")
AT_TIED = LAYOUT.add("tied", SEATS, "who may get it, likewise")
SENTINEL_PART = Part()
S_OWNER = SENTINEL_PART.add("owner", SEATS, "counted from the observing seat, one-hot")
S_BACK_HOME = SENTINEL_PART.add("back-home", 1, "it came back in this turn")
SENTINEL_SIZE = SENTINEL_PART.size
AT_SENTINELS = LAYOUT.each("sentinel", SENTINELS, SENTINEL_PART, "the Sentinel tokens")
AT_POSTED = LAYOUT.add(
    "posted", AREAS_GUARDED * SEATS, "for Court, Council and Locations whose Sentinel is there, one-hot"
)
AT_GUARDED_LORD = LAYOUT.add("guarded-lord", LORDS, "the Lord of the Court that is guarded, one-hot")
AT_GUARDED_STACK = LAYOUT.add("guarded-stack", SPACES, "the stack that is guarded, one-hot")
AT_GUARDED_LOCATION = LAYOUT.add("guarded-location", LOCATIONS, "the Location that is guarded, one-hot")
AT_LORD = LAYOUT.add("lord", LORDS, "in progress: the Lord, one-hot")
AT_SLOT = LAYOUT.add("slot", COURT_SPACES, "in progress: the space of the Court, one-hot")
AT_RACE = LAYOUT.add("race", SPACES, "in progress: the race named for the Executioner, one-hot")
AT_LOCATION = LAYOUT.add("location", LOCATIONS, "in progress: the Location, one-hot")
AT_ASKED = LAYOUT.add("asked", SEATS, "how far around the table the question is, one-hot")
AT_KEYS_FROM = LAYOUT.add("keys-from", LORDS, "Lords whose keys are being spent")
AT_FENCED = LAYOUT.add("fenced", SEATS, "who has been chosen by the Fence, counted from the observing seat")
AT_OWED = LAYOUT.add("owed", 1, "cards above the limit of martial law / 5")
AT_FROM_MENU = LAYOUT.add("from-menu", 1, "the choice in progress goes back to the menu")
AT_BACK_TO = LAYOUT.add("back-to", 1, "the phase that it goes back to / all")
AT_BOUGHT = LAYOUT.add("bought", SEATS, "Allies bought in this turn, by seat, counted from the observing one")
AT_LAID = LAYOUT.add("laid", ALLIES, "Allies laid out for a payment / 2; during it for the payer only")

PLAYER_PART = Part()
P_PEARLS = PLAYER_PART.add("pearls", 1, "Pearls / 10")
P_NEBULIS = PLAYER_PART.add("nebulis", 1, "Nebulis / 5")
P_KEY_TOKENS = PLAYER_PART.add("key-tokens", 1, "Key tokens / 3")
P_KEYS = PLAYER_PART.add("keys", 1, "all keys / 3")
P_HAND_SIZE = PLAYER_PART.add("hand-size", 1, "cards in hand / 12")
P_TOKEN_COUNT = PLAYER_PART.add("token-count", 1, "Monster tokens / 5")
P_LORD_SCORE = PLAYER_PART.add("lord-score", 1, "points of Lords / 60")
P_ALLY_SCORE = PLAYER_PART.add("ally-score", 1, "points of affiliated Allies / 20")
P_LOCATION_SCORE = PLAYER_PART.add("location-score", 1, "points of Locations / 40")
P_NEBULIS_SCORE = PLAYER_PART.add("nebulis-score", 1, "points of Nebulis / 10")
P_PLAYS = PLAYER_PART.add("plays", 1, "somebody sits there")
P_OBSERVES = PLAYER_PART.add("observes", 1, "it is the observing seat")
P_HAND = PLAYER_PART.add("hand", ALLIES, "Allies of each type in hand / 4; of others only if they are remembered")
P_AFFILIATED = PLAYER_PART.add("affiliated", KRAKENS, "affiliated Allies of each type / 4")
P_TOKENS = PLAYER_PART.add("tokens", TOKEN_KINDS, "Monster tokens by value / 5; of others only when the game is over")
P_LORDS = PLAYER_PART.add("lords", LORDS, "Lords")
P_FREE = PLAYER_PART.add("free", LORDS, "free Lords")
P_DISABLED = PLAYER_PART.add("disabled", LORDS, "disabled Lords")
P_LOCATIONS = PLAYER_PART.add("locations", LOCATIONS, "Locations")
PLAYER_SIZE = PLAYER_PART.size
AT_PLAYERS = LAYOUT.each("player", SEATS, PLAYER_PART, "the players, the observing seat first; empty seats are zero")
OBSERVATION = LAYOUT.size


def observe(g: Table, seat: int, out: Vector) -> None:
    """The table, the cards, Lords, Locations, what Kraken adds and what is in progress; then each player's area,
    starting with the observing seat's.

    ABYSS-COUNCIL-02, ABYSS-MONSTER-06
    """
    for i in range(OBSERVATION):
        out[i] = 0.0
    observe_table(g, seat, out)
    observe_cards(g, out)
    observe_lords(g, out)
    observe_tiles(g, out)
    observe_kraken(g, seat, out)
    observe_progress(g, seat, out)
    for step in range(g.seats):
        observe_player(g, (seat + step) % g.seats, seat, out, AT_PLAYERS + step * PLAYER_SIZE)


def observe_table(g: Table, seat: int, out: Vector) -> None:
    """Players, phase, whose turn, options and counters."""
    out[AT_SEATS + g.seats - 2] = 1.0
    out[AT_OVER] = g.over
    out[AT_WITH_KRAKEN] = g.with_kraken
    if g.finisher != NONE:
        out[AT_FINISHER + (g.finisher - seat) % g.seats] = 1.0
    out[AT_PHASE + g.phase] = 1.0
    out[AT_ACTOR + (g.actor - seat) % g.seats] = 1.0
    out[AT_CURRENT + (g.current - seat) % g.seats] = 1.0
    out[AT_FIRST + (g.first - seat) % g.seats] = 1.0
    out[AT_LAW] = g.law
    out[AT_SKIP_DISABLED] = g.skip_disabled
    out[AT_END_ON_GAP] = g.end_on_gap
    out[AT_VICTIM_CHOOSES] = g.victim_chooses
    out[AT_LAZY_COMMANDER] = g.lazy_commander
    out[AT_SMOKERS_RETURN] = g.smokers_return
    out[AT_ANY_SURPLUS] = g.any_surplus
    out[AT_LOOT_STAYS] = g.loot_stays
    out[AT_ANY_TAKER] = g.any_taker
    out[AT_MARKER_BACK] = g.marker_back
    out[AT_SINGLE_PAIR] = g.single_pair
    out[AT_TURN_CAP] = g.turn_cap / 1000
    out[AT_TURN] = g.turn / 100
    out[AT_FORGETFUL] = g.forgetful
    out[AT_PRICE] = g.price / 5
    out[AT_EXTRA] = g.extra
    out[AT_TAKEN] = g.taken
    out[AT_UNFILLED] = g.unfilled
    out[AT_ACTING] = g.acting
    for i in range(len(PER_TURN)):
        out[AT_POWERS_USED + i] = g.powers_used >> PER_TURN[i] & 1


def observe_cards(g: Table, out: Vector) -> None:
    """The discard pile, the track, the Council, the threat."""
    for card in range(CARDS):
        out[AT_DISCARD + card] = g.discard[card] / 4
    for space in range(TRACK_SPACES):
        if g.track[space] != NONE:
            out[AT_TRACK + space * CARDS + g.track[space]] = 1.0
    for space in range(SPACES):
        for card in range(ALLIES):
            if not g.forgetful:
                out[AT_COUNCIL + space * ALLIES + card] = g.council[space][card] / 4
    out[AT_DECK_SIZE] = g.deck_size / 78
    out[AT_DISCARD_SIZE] = g.discard_size / 78
    out[AT_SHOWN] = g.shown / 5
    out[AT_THREAT] = g.threat / 5
    for space in range(SPACES):
        out[AT_STACK_SIZE + space] = g.stack_size[space] / 10
    out[AT_TOKENS_LEFT] = tokens_left(g) / 20
    out[AT_MONSTERS] = g.deck[MONSTER] / 6


def observe_lords(g: Table, out: Vector) -> None:
    """The Court, the Lords not seen yet and those discarded, and under which Location each Lord lies."""
    for slot in range(COURT_SPACES):
        if g.court[slot] != NONE:
            out[AT_COURT + slot * LORDS + g.court[slot]] = 1.0
    for lord in range(LORDS):
        out[AT_LORD_DECK + lord] = g.lord_deck >> lord & 1
        out[AT_LORD_DISCARD + lord] = g.lord_discard >> lord & 1
        out[AT_LORDS_UNDER + lord] = (g.under[lord] + 1) / LOCATIONS


def observe_tiles(g: Table, out: Vector) -> None:
    """Locations in the stack, face-up, out of the game and just drawn; the loot deck and the loot lying on tiles."""
    for tile in range(LOCATIONS):
        out[AT_LOCATION_DECK + tile] = g.location_deck >> tile & 1
        out[AT_FACE_UP + tile] = g.face_up >> tile & 1
        out[AT_GONE + tile] = g.gone >> tile & 1
        out[AT_DRAWN + tile] = g.drawn >> tile & 1
    for kind in range(LOOT_KINDS):
        out[AT_LOOT_DECK + kind] = g.loot_deck[kind] / 7
    for tile in range(LOCATIONS):
        for kind in range(LOOT_KINDS):
            out[AT_LOOT_ON + tile * LOOT_KINDS + kind] = g.loot_on[tile] >> kind & 1


def observe_kraken(g: Table, seat: int, out: Vector) -> None:
    """The figure, who may get it, and the Sentinels."""
    if g.figure != NONE:
        out[AT_FIGURE + (g.figure - seat) % g.seats] = 1.0
    for step in range(g.seats):
        out[AT_TIED + step] = g.tied >> (seat + step) % g.seats & 1
    for token in range(SENTINELS):
        at = AT_SENTINELS + token * SENTINEL_SIZE
        if g.sentinel_owner[token] != NONE:
            out[at + S_OWNER + (g.sentinel_owner[token] - seat) % g.seats] = 1.0
        out[at + S_BACK_HOME] = g.back_home[token]
    for area in range(AREAS_GUARDED):
        if g.posted[area] != NONE:
            out[AT_POSTED + area * SEATS + (g.sentinel_owner[g.posted[area]] - seat) % g.seats] = 1.0
    if g.posted[IN_COURT] != NONE:
        out[AT_GUARDED_LORD + g.guarded[IN_COURT]] = 1.0
    if g.posted[IN_COUNCIL] != NONE:
        out[AT_GUARDED_STACK + g.guarded[IN_COUNCIL]] = 1.0
    if g.posted[ON_LOCATION] != NONE:
        out[AT_GUARDED_LOCATION + g.guarded[ON_LOCATION]] = 1.0


def observe_progress(g: Table, seat: int, out: Vector) -> None:
    """How far the choice in progress is. The cards laid out for a payment are shown to their owner only."""
    if g.lord != NONE:
        out[AT_LORD + g.lord] = 1.0
    if g.slot != NONE:
        out[AT_SLOT + g.slot] = 1.0
    if g.race != NONE:
        out[AT_RACE + g.race] = 1.0
    if g.location != NONE:
        out[AT_LOCATION + g.location] = 1.0
    out[AT_ASKED + g.asked] = 1.0
    if g.phase == SPENDING_KEYS:
        for lord in range(LORDS):
            out[AT_KEYS_FROM + lord] = g.chosen >> lord & 1
    if g.phase == FENCING:
        for step in range(g.seats):
            out[AT_FENCED + step] = g.chosen >> (seat + step) % g.seats & 1
    out[AT_OWED] = g.owed / 5
    out[AT_FROM_MENU] = 1.0 if g.window == MENU else 0.0
    out[AT_BACK_TO] = g.window / PHASE_COUNT
    for step in range(g.seats):
        out[AT_BOUGHT + step] = g.players[(seat + step) % g.seats].bought
    if g.phase != PAYING or g.current == seat:
        for card in range(ALLIES):
            out[AT_LAID + card] = g.used[card] / 2


def observe_player(g: Table, other: int, seat: int, out: Vector, at: int) -> None:
    """One area, from a place on. Monster tokens of others are a number only, until the game is over."""
    player = g.players[other]
    out[at + P_PEARLS] = player.pearls / 10
    out[at + P_NEBULIS] = player.nebulis / 5
    out[at + P_KEY_TOKENS] = player.keys / 3
    out[at + P_KEYS] = key_count(g, other) / 3
    out[at + P_HAND_SIZE] = player.hand_size / 12
    out[at + P_TOKEN_COUNT] = token_count(g, other) / 5
    out[at + P_LORD_SCORE] = lord_score(g, other) / 60
    out[at + P_ALLY_SCORE] = ally_score(g, other) / 20
    out[at + P_LOCATION_SCORE] = location_score(g, other) / 40
    out[at + P_NEBULIS_SCORE] = nebulis_score(g, other) / 10
    out[at + P_PLAYS] = 1.0
    out[at + P_OBSERVES] = 1.0 if other == seat else 0.0
    for card in range(ALLIES):
        if other == seat or not g.forgetful:
            out[at + P_HAND + card] = player.hand[card] / 4
    for card in range(KRAKENS):
        out[at + P_AFFILIATED + card] = player.affiliated[card] / 4
    if other == seat or g.over:
        for kind in range(TOKEN_KINDS):
            out[at + P_TOKENS + kind] = player.tokens[kind] / 5
    for lord in range(LORDS):
        out[at + P_LORDS + lord] = player.lords >> lord & 1
        out[at + P_FREE + lord] = player.free >> lord & 1
        out[at + P_DISABLED + lord] = player.disabled >> lord & 1
    for tile in range(LOCATIONS):
        out[at + P_LOCATIONS + tile] = player.locations >> tile & 1


def determinise(g: Table, seat: int, chance: Chance) -> None:
    """Redraw what the seat cannot know: the values of the others' Monster tokens, how far another player's payment is
    laid out (as far as the seat knows, not at all) and, if nobody remembers them, the other hands and the Council.

    ABYSS-COUNCIL-02, ABYSS-MONSTER-06
    """
    if g.over:
        return
    for other in range(g.seats):
        if other != seat:
            for kind in range(TOKEN_KINDS):
                g.token_supply[kind] += g.players[other].tokens[kind]
    for other in range(g.seats):
        if other != seat:
            redraw_tokens(g, other, chance)
    if g.forgetful:
        collect_cards(g, seat)
        redraw_council(g, chance)
        for other in range(g.seats):
            if other != seat:
                redraw_hand(g, other, chance)
    if g.phase == PAYING and g.current != seat:
        for card in range(ALLIES):
            g.used[card] = 0
        if g.forgetful:
            exchange_hand(g, g.current, chance)


def redraw_tokens(g: Table, seat: int, chance: Chance) -> None:
    """As many tokens as the player has, from all that the seat has not seen."""
    count = token_count(g, seat)
    for kind in range(TOKEN_KINDS):
        g.players[seat].tokens[kind] = 0
    for _ in range(count):
        draw_token(g, seat, chance)


def shown_of(g: Table, seat: int, card: int) -> int:
    """How many Allies of a hand are not dealt anew: those with which a Lord has just been paid, because all have seen
    them; and those of a player who is still paying for one (see `exchange_hand`)."""
    if seat != g.current:
        return 0
    return g.players[seat].hand[card] if g.phase == PAYING else g.used[card]


def exchange_hand(g: Table, seat: int, chance: Chance) -> None:
    """The hand of a player who is paying for a Lord must suffice: so its cards are exchanged one by one for others out
    of sight, as long as the Lord can still be paid."""
    me = g.players[seat]
    total = 0
    for card in range(ALLIES):
        total += g.deck[card]
    for _ in range(4 * me.hand_size):
        left = pick(chance, me.hand_size)
        old = 0
        while left >= me.hand[old]:
            left -= me.hand[old]
            old += 1
        if total == 0:
            return
        new = nth_card(g, 0, pick(chance, total))
        me.hand[old] -= 1
        me.hand[new] += 1
        if may_afford(g, seat, g.lord) == 0:
            g.deck[old] += 1
            g.deck[new] -= 1
        else:
            me.hand[old] += 1
            me.hand[new] -= 1


def collect_cards(g: Table, seat: int) -> None:
    """All Allies that the seat does not see, into the deck; the sizes of hands and stacks stay as they are."""
    for card in range(ALLIES):
        for space in range(SPACES):
            g.deck[card] += g.council[space][card]
            g.council[space][card] = 0
        for other in range(g.seats):
            if other != seat:
                shown = shown_of(g, other, card)
                g.deck[card] += g.players[other].hand[card] - shown
                g.players[other].hand[card] = shown


def redraw_council(g: Table, chance: Chance) -> None:
    """As many cards as each stack has: Allies of its race, and Krakens as long as enough are left for later stacks that
    need them."""
    for space in range(SPACES):
        for _ in range(g.stack_size[space]):
            own = race_in_deck(g, space)
            spare = krakens_in_deck(g)
            for later in range(space + 1, SPACES):
                spare -= max(0, g.stack_size[later] - race_in_deck(g, later))
            left = pick(chance, own + spare)
            card = nth_card(g, VALUES * space, left) if left < own else nth_card(g, KRAKENS, left - own)
            g.deck[card] -= 1
            g.council[space][card] += 1


def race_in_deck(g: Table, race: int) -> int:
    """How many Allies of a race are in the deck."""
    count = 0
    for value in range(VALUES):
        count += g.deck[VALUES * race + value]
    return count


def krakens_in_deck(g: Table) -> int:
    """How many Kraken Allies are in the deck."""
    return g.deck[KRAKENS] + g.deck[KRAKENS + 1] + g.deck[KRAKENS + 2]


def nth_card(g: Table, first: int, n: int) -> int:
    """The n-th card of the deck, counted from a type on."""
    left = n
    card = first
    while left >= g.deck[card]:
        left -= g.deck[card]
        card += 1
    return card


def redraw_hand(g: Table, seat: int, chance: Chance) -> None:
    """As many Allies as the player has; Monsters are never in hand."""
    me = g.players[seat]
    held = 0
    total = 0
    for card in range(ALLIES):
        held += me.hand[card]
        total += g.deck[card]
    for _ in range(me.hand_size - held):
        card = nth_card(g, 0, pick(chance, total))
        g.deck[card] -= 1
        total -= 1
        me.hand[card] += 1

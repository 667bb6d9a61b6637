"""What a network sees, and what a seat may assume about what it does not know. Both run in both worlds.

With the option `memory` at `perfect`, a seat is taken to remember everything that was open once: every Ally comes to a
hand or to the Council in the sight of all, so hands and stacks are known to who has paid attention, although they may
not be looked at. With `none` a seat knows only how many cards there are. Hidden from everybody is the order of the
decks, from all others the values of a player's Monster tokens and the cards being laid out for a payment.
docs/knowledge.md says it in full.
"""

from __future__ import annotations

from fathom.core.chance import Chance, pick
from fathom.core.contract import Vector
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
    SENTINELS,
    SPACES,
    SPENDING_KEYS,
    TOKEN_KINDS,
    TRACK_SPACES,
    VALUES,
    Table,
)

PHASE_COUNT = 40
TABLE_PART = 3 + 2 + 4 + PHASE_COUNT + 4 + 4 + 4 + 14 + 10
CARDS_PART = CARDS + TRACK_SPACES * CARDS + SPACES * ALLIES + 6 + SPACES
LORDS_PART = COURT_SPACES * LORDS + 2 * LORDS + LORDS
TILES_PART = 4 * LOCATIONS + LOOT_KINDS + LOCATIONS * LOOT_KINDS
KRAKEN_PART = 4 + 4 + SENTINELS * 5 + 3 * 4 + LORDS + SPACES + LOCATIONS
PROGRESS_PART = LORDS + COURT_SPACES + SPACES + LOCATIONS + 4 + LORDS + 4 + 3 + 4 + ALLIES
SHARED = TABLE_PART + CARDS_PART + LORDS_PART + TILES_PART + KRAKEN_PART + PROGRESS_PART
PER_SEAT = 12 + ALLIES + KRAKENS + TOKEN_KINDS + 3 * LORDS + LOCATIONS
OBSERVATION = SHARED + 4 * PER_SEAT


def observe(g: Table, seat: int, out: Vector) -> None:
    """The table, the cards, Lords, Locations, what Kraken adds and what is in progress; then each player's area,
    starting with the observing seat's. Counts are scaled to about one, choices are one-hot (but `under` and `window`,
    which are scaled), empty seats are zero.

    ABYSS-COUNCIL-02, ABYSS-MONSTER-06
    """
    for i in range(OBSERVATION):
        out[i] = 0.0
    at = observe_table(g, seat, out)
    at = observe_cards(g, out, at)
    at = observe_lords(g, out, at)
    at = observe_tiles(g, out, at)
    at = observe_kraken(g, seat, out, at)
    at = observe_progress(g, seat, out, at)
    for step in range(g.seats):
        at = observe_player(g, (seat + step) % g.seats, seat, out, at)


def observe_table(g: Table, seat: int, out: Vector) -> int:
    """Players, phase, whose turn, options and counters; returns where it ends."""
    out[g.seats - 2] = 1.0
    out[3] = g.over
    out[4] = g.with_kraken
    at = 5
    if g.finisher != NONE:
        out[at + (g.finisher - seat) % g.seats] = 1.0
    at += 4
    out[at + g.phase] = 1.0
    at += PHASE_COUNT
    out[at + (g.actor - seat) % g.seats] = 1.0
    out[at + 4 + (g.current - seat) % g.seats] = 1.0
    out[at + 8 + (g.first - seat) % g.seats] = 1.0
    at += 12
    out[at] = g.law
    out[at + 1] = g.skip_disabled
    out[at + 2] = g.end_on_gap
    out[at + 3] = g.victim_chooses
    out[at + 4] = g.lazy_commander
    out[at + 5] = g.smokers_return
    out[at + 6] = g.any_surplus
    out[at + 7] = g.loot_stays
    out[at + 8] = g.any_taker
    out[at + 9] = g.marker_back
    out[at + 10] = g.single_pair
    out[at + 11] = g.turn_cap / 1000
    out[at + 12] = g.turn / 100
    out[at + 13] = g.forgetful
    at += 14
    out[at] = g.price / 5
    out[at + 1] = g.extra
    out[at + 2] = g.taken
    out[at + 3] = g.unfilled
    out[at + 4] = g.acting
    for i in range(len(PER_TURN)):
        out[at + 5 + i] = g.powers_used >> PER_TURN[i] & 1
    return at + 10


def observe_cards(g: Table, out: Vector, start: int) -> int:
    """The discard pile, the track, the Council, the threat."""
    at = start
    for card in range(CARDS):
        out[at + card] = g.discard[card] / 4
    at += CARDS
    for space in range(TRACK_SPACES):
        if g.track[space] != NONE:
            out[at + g.track[space]] = 1.0
        at += CARDS
    for space in range(SPACES):
        for card in range(ALLIES):
            if not g.forgetful:
                out[at + card] = g.council[space][card] / 4
        at += ALLIES
    out[at] = g.deck_size / 78
    out[at + 1] = g.discard_size / 78
    out[at + 2] = g.shown / 5
    out[at + 3] = g.threat / 5
    for space in range(SPACES):
        out[at + 6 + space] = g.stack_size[space] / 10
    out[at + 4] = tokens_left(g) / 20
    out[at + 5] = g.deck[MONSTER] / 6
    return at + 6 + SPACES


def observe_lords(g: Table, out: Vector, start: int) -> int:
    """The Court, the Lords not seen yet and those discarded, and under which Location each Lord lies."""
    at = start
    for slot in range(COURT_SPACES):
        if g.court[slot] != NONE:
            out[at + g.court[slot]] = 1.0
        at += LORDS
    for lord in range(LORDS):
        out[at + lord] = g.lord_deck >> lord & 1
        out[at + LORDS + lord] = g.lord_discard >> lord & 1
        out[at + 2 * LORDS + lord] = (g.under[lord] + 1) / LOCATIONS
    return at + 3 * LORDS


def observe_tiles(g: Table, out: Vector, start: int) -> int:
    """Locations in the stack, face-up, out of the game and just drawn; the loot deck and the loot lying on tiles."""
    at = start
    for tile in range(LOCATIONS):
        out[at + tile] = g.location_deck >> tile & 1
        out[at + LOCATIONS + tile] = g.face_up >> tile & 1
        out[at + 2 * LOCATIONS + tile] = g.gone >> tile & 1
        out[at + 3 * LOCATIONS + tile] = g.drawn >> tile & 1
    at += 4 * LOCATIONS
    for kind in range(LOOT_KINDS):
        out[at + kind] = g.loot_deck[kind] / 7
    at += LOOT_KINDS
    for tile in range(LOCATIONS):
        for kind in range(LOOT_KINDS):
            out[at + kind] = g.loot_on[tile] >> kind & 1
        at += LOOT_KINDS
    return at


def observe_kraken(g: Table, seat: int, out: Vector, start: int) -> int:
    """The figure, who may get it, and the Sentinels."""
    at = start
    if g.figure != NONE:
        out[at + (g.figure - seat) % g.seats] = 1.0
    at += 4
    for step in range(g.seats):
        out[at + step] = g.tied >> (seat + step) % g.seats & 1
    at += 4
    for token in range(SENTINELS):
        if g.sentinel_owner[token] != NONE:
            out[at + (g.sentinel_owner[token] - seat) % g.seats] = 1.0
        out[at + 4] = g.back_home[token]
        at += 5
    for area in range(3):
        if g.posted[area] != NONE:
            out[at + (g.sentinel_owner[g.posted[area]] - seat) % g.seats] = 1.0
        at += 4
    if g.posted[IN_COURT] != NONE:
        out[at + g.guarded[IN_COURT]] = 1.0
    at += LORDS
    if g.posted[IN_COUNCIL] != NONE:
        out[at + g.guarded[IN_COUNCIL]] = 1.0
    at += SPACES
    if g.posted[ON_LOCATION] != NONE:
        out[at + g.guarded[ON_LOCATION]] = 1.0
    return at + LOCATIONS


def observe_progress(g: Table, seat: int, out: Vector, start: int) -> int:
    """How far the choice in progress is. The cards laid out for a payment are shown to their owner only."""
    at = start
    if g.lord != NONE:
        out[at + g.lord] = 1.0
    at += LORDS
    if g.slot != NONE:
        out[at + g.slot] = 1.0
    at += COURT_SPACES
    if g.race != NONE:
        out[at + g.race] = 1.0
    at += SPACES
    if g.location != NONE:
        out[at + g.location] = 1.0
    at += LOCATIONS
    out[at + g.asked] = 1.0
    at += 4
    if g.phase == SPENDING_KEYS:
        for lord in range(LORDS):
            out[at + lord] = g.chosen >> lord & 1
    at += LORDS
    if g.phase == FENCING:
        for step in range(g.seats):
            out[at + step] = g.chosen >> (seat + step) % g.seats & 1
    at += 4
    out[at] = g.owed / 5
    out[at + 1] = 1.0 if g.window == MENU else 0.0
    out[at + 2] = g.window / PHASE_COUNT
    at += 3
    for step in range(g.seats):
        out[at + step] = g.players[(seat + step) % g.seats].bought
    at += 4
    if g.phase != PAYING or g.current == seat:
        for card in range(ALLIES):
            out[at + card] = g.used[card] / 2
    return at + ALLIES


def observe_player(g: Table, other: int, seat: int, out: Vector, start: int) -> int:
    """One area; returns where it ends. Monster tokens of others are a number only, until the game is over."""
    player = g.players[other]
    at = start
    out[at] = player.pearls / 10
    out[at + 1] = player.nebulis / 5
    out[at + 2] = player.keys / 3
    out[at + 3] = key_count(g, other) / 3
    out[at + 4] = player.hand_size / 12
    out[at + 5] = token_count(g, other) / 5
    out[at + 6] = lord_score(g, other) / 60
    out[at + 7] = ally_score(g, other) / 20
    out[at + 8] = location_score(g, other) / 40
    out[at + 9] = nebulis_score(g, other) / 10
    out[at + 10] = 1.0
    out[at + 11] = 1.0 if other == seat else 0.0
    at += 12
    for card in range(ALLIES):
        if other == seat or not g.forgetful:
            out[at + card] = player.hand[card] / 4
    at += ALLIES
    for card in range(KRAKENS):
        out[at + card] = player.affiliated[card] / 4
    at += KRAKENS
    if other == seat or g.over:
        for kind in range(TOKEN_KINDS):
            out[at + kind] = player.tokens[kind] / 5
    at += TOKEN_KINDS
    for lord in range(LORDS):
        out[at + lord] = player.lords >> lord & 1
        out[at + LORDS + lord] = player.free >> lord & 1
        out[at + 2 * LORDS + lord] = player.disabled >> lord & 1
    at += 3 * LORDS
    for tile in range(LOCATIONS):
        out[at + tile] = player.locations >> tile & 1
    return at + LOCATIONS


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
        g.last = 0
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
    them; and those of who is still paying for one (see `exchange_hand`)."""
    if seat != g.current:
        return 0
    return g.players[seat].hand[card] if g.phase == PAYING else g.used[card]


def exchange_hand(g: Table, seat: int, chance: Chance) -> None:
    """The hand of who is paying for a Lord must be able to: so its cards are exchanged one by one for others out of
    sight, as long as the Lord can still be paid."""
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
    cannot do without."""
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
    count = 0
    for value in range(VALUES):
        count += g.deck[VALUES * race + value]
    return count


def krakens_in_deck(g: Table) -> int:
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

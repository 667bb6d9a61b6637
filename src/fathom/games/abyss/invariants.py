"""What must hold at every decision, whatever was played: every card is in one place, and nothing is left over from a
choice that is done."""

from __future__ import annotations

from fathom.core.text import Msg
from fathom.games.abyss.scoring import ally_score, location_score, lord_score, nebulis_score, score, token_score
from fathom.games.abyss.state import (
    AFFILIATING,
    ALLIES,
    CARDS,
    COURT_SPACES,
    FIGHTING,
    FIGURE_CHOICE,
    IN_COUNCIL,
    IN_COURT,
    KRAKENS,
    LOCATIONS,
    LOOT_KINDS,
    LORDS,
    MENU,
    NEXT,
    NONE,
    ON_LOCATION,
    PAYING,
    PER_LOOT,
    SENTINELS,
    SPACES,
    TAKING,
    TOKEN_KINDS,
    TRACK_SPACES,
    WINDOW,
    Table,
)
from fathom.games.abyss.tables import (
    ALL_LOCATIONS,
    ALL_LORDS,
    BASE_CARDS,
    BASE_LOCATIONS,
    BASE_LORDS,
    COURT_SIZE,
    KRAKEN_CARDS,
    LOCATION_PER,
    LOOT,
    LOOT_VALUE,
    LORD_POINTS,
    NEBULIS_POINTS,
    TOKENS,
)


def check(g: Table) -> None:
    """Cards, Lords, Locations, loot and tokens are all there; every player's area is in order; so are the figure, the
    Sentinels and what is in progress."""
    assert 0 <= g.actor < g.seats, f"seat {g.actor} does not exist"
    assert g.phase != NEXT or g.over, "nobody is asked"
    check_cards(g)
    check_lords(g)
    check_locations(g)
    check_tokens(g)
    check_figure(g)
    check_sentinels(g)
    check_progress(g)
    for seat in range(g.seats):
        check_player(g, seat)


def check_cards(g: Table) -> None:
    """Every Exploration card is in one place, Council stacks hold Allies of their race, the track has no gap."""
    for card in range(CARDS):
        total = BASE_CARDS[card]
        if g.with_kraken and KRAKENS <= card < ALLIES:
            total = KRAKEN_CARDS[card - KRAKENS]
        places = [g.deck[card], g.discard[card], sum(g.track[space] == card for space in range(TRACK_SPACES))]
        if card < ALLIES:
            places += [g.council[space][card] for space in range(SPACES)]
            places += [g.players[seat].hand[card] for seat in range(4)]
        if card < KRAKENS:
            places += [g.players[seat].affiliated[card] for seat in range(4)]
        assert min(places) >= 0, f"card {card}: a negative count in {places}"
        assert sum(places) == total, f"card {card}: {sum(places)} of {total} are there"
    assert g.deck_size == sum(g.deck), f"the deck has {sum(g.deck)} cards, not {g.deck_size}"
    assert g.discard_size == sum(g.discard), f"the discard pile has {sum(g.discard)} cards, not {g.discard_size}"
    for space in range(SPACES):
        cards = g.council[space]
        assert sum(cards) == g.stack_size[space], f"Council space {space} has {sum(cards)} cards"
        strange = [card for card in range(KRAKENS) if cards[card] and card // 5 != space]
        assert not strange, f"Council space {space} holds Allies of another race"
    shown = [card != NONE for card in g.track]
    assert shown == [i < g.shown for i in range(TRACK_SPACES)], f"the track shows {g.track}, {g.shown} cards"


def places_of(sets: list[int], everything: int, what: str) -> None:
    """The sets do not overlap, and together they are everything."""
    union = 0
    for one in sets:
        assert union & one == 0, f"{what} in two places: {union & one:b}"
        union |= one
    assert union == everything, f"{what} missing or strange: {union ^ everything:b}"


def check_lords(g: Table) -> None:
    """Every Lord is in one place, and the Court has no gap between actions."""
    court = [lord for lord in g.court if lord != NONE]
    assert all(lord == NONE for lord in g.court[COURT_SIZE:]), "a Lord beyond the Court"
    if not g.acting:
        assert list(g.court[: len(court)]) == court, "the Court has a gap"
    sets = [g.lord_deck, g.lord_discard, *(1 << lord for lord in court)]
    sets += [g.players[seat].lords for seat in range(4)]
    places_of(sets, ALL_LORDS if g.with_kraken else BASE_LORDS, "Lords")
    covered = sum(1 << lord for lord in range(LORDS) if g.under[lord] != NONE)
    owned = sum(player.lords & ~player.free for player in g.players)
    assert covered == owned, Msg("impossible-lords")
    assert len(g.court) == COURT_SPACES


def check_locations(g: Table) -> None:
    """Every Location and loot card is in one place, and Lords lie under Locations of their owner."""
    sets = [g.location_deck, g.face_up, g.gone, g.drawn]
    sets += [g.players[seat].locations for seat in range(4)]
    taken = 0
    if g.location != NONE and not any(one >> g.location & 1 for one in sets):
        taken = 1 << g.location  # chosen, and the Keys for it not yet spent
    places_of([*sets, taken], ALL_LOCATIONS if g.with_kraken else BASE_LOCATIONS, "Locations")
    for lord in range(LORDS):
        if g.under[lord] != NONE:
            owner = next(player for player in g.players if player.lords >> lord & 1)
            assert owner.locations >> g.under[lord] & 1, Msg("impossible-lords")
    for kind in range(LOOT_KINDS):
        lying = sum(g.loot_on[tile] >> kind & 1 for tile in range(LOCATIONS))
        total = g.loot_deck[kind] + g.loot_discard[kind] + lying
        assert total == (LOOT[kind] if g.with_kraken else 0), f"loot {LOOT_VALUE[kind]}: {total} cards"
    for tile in range(LOCATIONS):
        assert not g.loot_on[tile] or LOCATION_PER[tile] == PER_LOOT, f"loot on Location {tile}, no Sanctuary"


def check_tokens(g: Table) -> None:
    """All Monster tokens are there."""
    for kind in range(TOKEN_KINDS):
        held = [player.tokens[kind] for player in g.players]
        assert g.token_supply[kind] + sum(held) == TOKENS[kind], f"Monster tokens {kind}: {held}"
        assert min(held) >= 0, "a negative number of Monster tokens"


def check_figure(g: Table) -> None:
    """The holder of the Kraken figure has most Nebulis, and every change has been judged."""
    most = max(player.nebulis for player in g.players)
    assert all(player.nebulis == player.judged for player in g.players), "Nebulis moved without being judged"
    assert (g.figure == NONE) == (most == 0), Msg("impossible-figure")
    if g.figure != NONE and not g.any_taker and not g.tied:
        assert g.players[g.figure].nebulis == most, Msg("impossible-holder")
    if not g.with_kraken:
        assert most == 0, "Nebulis without Kraken"


def check_sentinels(g: Table) -> None:
    """Sentinels lie on things that are there, and have an owner."""
    placed = [token for token in g.posted if token != NONE]
    assert len(set(placed)) == len(placed), "a Sentinel in two areas"
    for area in range(3):
        token, on = g.posted[area], g.guarded[area]
        assert (token == NONE) == (on == NONE), f"area {area}: a Sentinel on nothing"
        if token == NONE:
            continue
        assert g.sentinel_owner[token] != NONE, "a Sentinel of nobody is placed"
        if area == IN_COURT:
            assert on in g.court, Msg("impossible-sentinel")
        elif area == IN_COUNCIL:
            assert 0 <= on < SPACES, f"a Sentinel on Council space {on}"
        elif area == ON_LOCATION and on != g.location:
            assert g.face_up >> on & 1, Msg("impossible-sentinel")
    for token in range(SENTINELS):
        assert g.with_kraken or g.sentinel_owner[token] == NONE, "a Sentinel without Kraken"


def check_progress(g: Table) -> None:
    """Nothing is left over from a choice that is done."""
    if g.phase not in (PAYING, AFFILIATING, FIGURE_CHOICE):
        assert not any(g.used), f"cards are laid out in phase {g.phase}"
    if g.phase == PAYING:
        hand = g.players[g.current].hand
        assert all(g.used[card] <= hand[card] for card in range(ALLIES)), Msg("impossible-laid-out")
    if not g.acting and g.phase != PAYING:
        assert (g.lord, g.slot, g.race) == (NONE, NONE, NONE), "something is left over from the action"
        assert not g.taken, "the Court was not settled"
    if g.phase in (MENU, TAKING, FIGHTING, WINDOW):
        assert g.window == NEXT, "a power is not done with"
    if g.over:
        assert (g.location, g.drawn, g.chosen, g.owed, g.tied) == (NONE, 0, 0, 0, 0), "something is left over"
        assert not any(player.hand_size for player in g.players), "cards in hand at the end"


def check_player(g: Table, seat: int) -> None:
    """A player's goods are in order, and the points add up."""
    me, who = g.players[seat], f"seat {seat}"
    assert me.pearls >= 0, f"{who}: {me.pearls} Pearls"
    assert me.nebulis >= 0, f"{who}: {me.nebulis} Nebulis"
    assert me.keys >= 0, f"{who}: {me.keys} Keys"
    assert me.hand_size == sum(me.hand), f"{who}: {sum(me.hand)} cards in hand, not {me.hand_size}"
    assert me.free & ~me.lords == 0, f"{who}: free Lords that are not theirs"
    assert me.disabled & ~me.free == 0, f"{who}: a turned Lord that is not free"
    lords = sum(LORD_POINTS[lord] for lord in range(LORDS) if me.lords >> lord & 1)
    assert lord_score(g, seat) == lords, f"{who}: Lords are worth {lords}"
    best = [max((v + 1 for v in range(5) if me.affiliated[5 * race + v]), default=0) for race in range(5)]
    assert ally_score(g, seat) == sum(best), f"{who}: Allies are worth {sum(best)}"
    parts = lord_score(g, seat) + ally_score(g, seat) + location_score(g, seat) + token_score(g, seat)
    assert score(g, seat) == parts + nebulis_score(g, seat), f"{who}: the sum of the points is wrong"
    assert g.figure == seat or nebulis_score(g, seat) == NEBULIS_POINTS * me.nebulis, f"{who}: Nebulis points"

"""What must hold at every decision, whatever was played."""

from __future__ import annotations

from fathom.core.text import Msg
from fathom.games.seastead.play.board import columns_emptied, full_flotilla, left_on_board, own_buildings, type_at
from fathom.games.seastead.play.boss import THE_BOSS
from fathom.games.seastead.scoring import (
    area_location,
    boss_score,
    cleanup_score,
    dock_building_score,
    dock_resource_score,
    location_score,
    score,
    specialist_score,
)
from fathom.games.seastead.state import (
    ACADEMY,
    ALL_LOCATIONS,
    DOCKS,
    KINDS,
    LOCATIONS,
    MENU,
    NEXT,
    NONE,
    PLACING,
    PORT,
    RESOLUTIONS,
    RING,
    ROW,
    SHIPYARD,
    SPECIALISTS,
    T_PLACE,
    TYPES,
    Table,
)
from fathom.games.seastead.tables import (
    A_SPECIALISTS,
    AREA_POINTS,
    AREA_TYPE,
    BOSS_BASE,
    BOSS_PER_BUILDING,
    CARD_POINTS,
    CLEANUP_POINTS,
    CLEANUPS,
    DEEP_CARDS,
    DOCK_KIND,
    DOCK_RESOURCES,
    POINTS,
    REEF_CARDS,
    RESOURCE_POINTS,
    RESOURCES,
    SOLO_SPECIALISTS,
)


def bits(numbers: list[int]) -> int:
    """The set of the numbers that are not NONE; none of them twice."""
    found = 0
    for number in numbers:
        if number != NONE:
            assert not found >> number & 1, f"{number} is in two places"
            found |= 1 << number
    return found


def apart(sets: list[int], everything: int, what: str) -> None:
    """The sets do not overlap, and together they are everything."""
    union = 0
    for one in sets:
        assert union & one == 0, f"{what} in two places: {union & one:b}"
        union |= one
    assert union == everything, f"{what} missing or strange: {union ^ everything:b}"


def check(g: Table) -> None:
    """SEA-SETUP-12, SEA-SETUP-13, SEA-SHIP-05, SEA-SPECIALIST-10"""
    check_supply(g)
    check_board(g)
    check_cards(g)
    check_dive(g)
    check_resolutions(g)
    check_points(g)
    check_progress(g)


def check_supply(g: Table) -> None:
    """Resources, cleanup tokens and demand tokens are all there."""
    for kind in range(KINDS):
        lying = sum(1 for at in range(LOCATIONS) if g.boss_resources >> at & 1 and g.demand[at // RING] == kind)
        held = [player.storage[kind] for player in g.players]
        assert g.supply[kind] + sum(held) + lying == RESOURCES, f"resource {kind}: {g.supply[kind]} + {held} + {lying}"
        assert min(*held, g.supply[kind]) >= 0, f"resource {kind}: a negative number"
    tokens = [player.cleanup for player in g.players]
    assert g.cleanup_left + sum(tokens) == CLEANUPS, f"cleanup tokens: {g.cleanup_left} + {tokens}"
    noted = sum(player.noted for player in g.players)
    assert not (noted and g.cleanup_left), "a cleanup token is noted while there are some"
    assert sorted(g.demand) == list(range(KINDS)), f"demand tokens {g.demand}"
    assert 0 <= g.locked < 4, f"locked token {g.locked}"
    assert g.solo or g.boss_resources == 0, "a resource of the boss in a game of two"


def check_board(g: Table) -> None:
    """Buildings and ships: none too many, no two in one place."""
    seen = 0
    for seat in range(2):
        me = g.players[seat]
        for building in range(TYPES):
            assert seen & me.sites[building] == 0, "two buildings on a location"
            seen |= me.sites[building]
            assert me.sites[building].bit_count() <= ROW, f"seat {seat}: too many buildings of type {building}"
        handled = 1 << g.built_at if g.built_at != NONE else 0  # until its owner is served
        assert me.ships & own_buildings(g, 0) & ~handled == 0, "a ship on a building of Blue"
        assert me.ships & own_buildings(g, 1) & ~handled == 0, "a ship on a building of Orange"
        waiting = sum(g.tasks[i].seat == seat and g.tasks[i].kind == T_PLACE for i in range(g.depth))
        if not (g.solo and seat == THE_BOSS):
            ships = me.ships.bit_count() + me.boxed + waiting
            due = me.sites[SHIPYARD].bit_count()
            late = g.built_type == SHIPYARD and seat == g.current  # the ship of the new shipyard is not placed yet
            assert ships in ((due - 1, due) if late else (due,)), f"seat {seat}: {ships} ships for {due} shipyards"
    assert seen & ~ALL_LOCATIONS == 0
    assert g.players[0].ships & g.players[1].ships == 0, "two ships on a location"
    assert g.boss_resources & seen == 0, "a resource of the boss at a building"


def check_cards(g: Table) -> None:
    """Docks and specialists are each in one place."""
    placed = [dock for dock in g.dock if dock != NONE]
    apart([g.dock_stack, g.removed_docks, bits(g.docks), bits(placed)], (1 << DOCKS) - 1, "docks")
    everybody = (1 << SPECIALISTS) - 1
    used = SOLO_SPECIALISTS if g.solo else A_SPECIALISTS if g.a_only else everybody
    hands = [one for player in g.players for one in (player.ready, player.spent)]
    apart([g.specialist_deck, g.removed_specialists, bits(g.specialists), *hands], used, "specialists")
    for seat in range(g.seats):
        me = g.players[seat]
        choosing = g.current == seat and g.built_at != NONE
        ports = [at for at in range(LOCATIONS) if me.sites[PORT] >> at & 1]
        missing = [at for at in ports if g.dock[at] == NONE]
        assert not missing or missing == [g.built_at] or not g.dock_stack, f"ports without dock: {missing}"
        owned = (me.ready | me.spent).bit_count()
        academies = me.sites[ACADEMY].bit_count()
        assert academies - int(choosing) <= owned <= academies or not g.specialist_deck, f"{owned} specialists"
        assert owned <= ROW, f"seat {seat} owns {owned} specialists"
        assert me.used & ~(me.ready | me.spent) == 0, "a specialist used that is not owned"
    for at in range(LOCATIONS):
        if g.dock[at] != NONE:
            assert any(player.sites[PORT] >> at & 1 for player in g.players), f"a dock without port at {at}"


def check_dive(g: Table) -> None:
    """The dive deck, and what of it is known."""
    cards = REEF_CARDS if g.solo else REEF_CARDS | DEEP_CARDS
    assert g.dive_deck & ~cards == 0, "a strange card in the dive deck"
    if g.face_up != NONE:
        assert not g.dive_deck >> g.face_up & 1, "the face-up card is in the deck"
    if g.top != NONE:
        assert g.dive_deck >> g.top & 1, "the card put back is not in the deck"
        assert g.top_seat in (0, 1), "nobody put the card back"
    looked_at = bits(g.seen)
    assert looked_at & ~g.dive_deck == 0, "a card looked at is not in the deck"
    assert g.blue_half in (0, 1)


def check_resolutions(g: Table) -> None:
    """Resolutions are each in one place."""
    if g.in_force == NONE:
        assert not any(g.side), "B sides without a resolution in force"
        assert (g.resolution_deck, g.under_size) == (0, 0), "resolutions without B sides"
        return
    assert any(g.side), "a resolution without B sides"
    under = bits(g.under[: g.under_size])
    assert all(card == NONE for card in g.under[g.under_size :]), "a card beyond those under the deck"
    sets = [g.resolution_deck, under, bits(g.drawn), 1 << g.in_force]
    union = 0
    for one in sets:
        assert union & one == 0, "a resolution in two places"
        union |= one
    assert union < 1 << RESOLUTIONS


def check_points(g: Table) -> None:
    """The score is counted once more, location by location."""
    for seat in range(g.seats):
        me = g.players[seat]
        ports = [at for at in range(LOCATIONS) if g.dock[at] != NONE]
        own = [DOCK_KIND[g.dock[at]] for at in ports if me.sites[PORT] >> at & 1]
        resources = sum(min(me.storage[kind], DOCK_RESOURCES * own.count(kind)) for kind in range(KINDS))
        buildings = sum(
            AREA_POINTS[g.dock[at]][area]
            for at in ports
            for area in range(4)
            if type_at(g, seat, area_location(at, area)) == AREA_TYPE[g.dock[at]][area]
        )
        places = sum(POINTS[g.side[at // RING]][at] for at in range(LOCATIONS) if own_buildings(g, seat) >> at & 1)
        cards = sum(CARD_POINTS[card] for card in range(SPECIALISTS) if me.ready >> card & 1)
        tokens = CLEANUP_POINTS * (me.cleanup + me.noted)
        counted = (RESOURCE_POINTS * resources, buildings, places, cards, tokens)
        parts = (
            dock_resource_score(g, seat),
            dock_building_score(g, seat),
            location_score(g, seat),
            specialist_score(g, seat),
            cleanup_score(g, seat),
        )
        assert parts == counted, f"seat {seat}: {parts}, counted {counted}"
        assert score(g, seat) == sum(counted), f"seat {seat}: the sum of the points is wrong"
        assert columns_emptied(g, seat) == min(me.sites[building].bit_count() for building in range(TYPES))
    if g.solo:
        built = sum(g.players[THE_BOSS].sites[building].bit_count() for building in range(TYPES))
        assert boss_score(g) == BOSS_BASE + BOSS_PER_BUILDING * built, "the points of the boss"


def check_progress(g: Table) -> None:
    """What is in progress fits the phase, and the end comes when it must."""
    assert 0 <= g.depth <= len(g.tasks), f"{g.depth} tasks"
    for i, task in enumerate(g.tasks):
        assert (task.kind != 0) == (i < g.depth), f"task {i} of {g.depth} is {task.kind}"
    if g.phase == MENU or g.over:
        idle = (g.depth, g.moved, g.chosen, g.window, g.fisher, g.scouted, g.repeats, g.column_due, g.paid)
        assert not any(idle), f"something is left over: {idle}"
        assert (g.picked, g.pair, g.built_at, g.built_type) == (NONE,) * 4, "something is still picked"
    if g.phase == MENU and not g.closed:
        assert g.discount == 0, "a discount without commitment"
    if not g.solo and not g.over and g.phase == MENU and not g.ending:
        assert not full_flotilla(g), Msg("impossible-full-flotilla")
        for seat in range(2):
            assert left_on_board(g, seat) > 1, Msg.of("impossible-few-buildings", seat=seat + 1)
        assert g.cleanup_left, Msg("impossible-no-cleanup")
        assert g.dive_deck & REEF_CARDS, "a deep card on top has not triggered the end"
    if g.over:
        assert g.ending, "the game ended without reason"
        assert g.solo or g.round == g.last_round, "the game ended in the wrong round"
        assert g.phase == NEXT
    if g.phase == PLACING:
        assert g.depth, "a ship is placed for nothing"

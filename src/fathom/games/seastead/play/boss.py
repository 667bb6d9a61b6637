"""The boss of the solo game: resources put on flotillas, and the buildings they become."""

from __future__ import annotations

from fathom.core.actions import Offers
from fathom.core.bits import lowest, size_of
from fathom.core.chance import Chance, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.seastead.actions import BOSS, LOCATION, NO
from fathom.games.seastead.events import E_BACK, E_BOSS, E_BOSS_BUILD
from fathom.games.seastead.ids import SOLO_06, SOLO_10, SOLO_13
from fathom.games.seastead.play.board import (
    built_on,
    cheapest_of,
    demand_at,
    flotilla_demanding,
    left_of,
    left_on_board,
    offer_each,
    ring_of,
)
from fathom.games.seastead.play.ships import displace
from fathom.games.seastead.play.tasks import ask, done, drop, push
from fathom.games.seastead.state import (
    BOSS_BUILDING,
    BOSS_PLACING,
    MOST_ON_HALF,
    NONE,
    RING,
    T_BOSS,
    T_BOSS_BUILD,
    TAGGED,
    Table,
)
from fathom.games.seastead.tables import HALF_COUNT, HALF_KINDS, TAG

THE_BOSS = 1  # whose buildings it has


def boss_takes(g: Table, half: int, mode: int) -> None:
    """The resources of the boss's half, one after another in the order printed.

    SEA-SOLO-06, SEA-SOLO-10, SEA-SOLO-25, SEA-AMB-26
    """
    count = HALF_COUNT[g.face_up][half]
    for i in range(count):
        kind = HALF_KINDS[g.face_up][MOST_ON_HALF * half + count - 1 - i]
        push(g, T_BOSS, 0, kind, 0, mode)


def boss_places(g: Table) -> int:
    """Where the resource of the task on top can be put: on the flotilla demanding it, the cheapest locations without a
    building; a ship does not matter. In the set-up, the cheapest with a tag.

    SEA-SOLO-06, SEA-SOLO-10, SEA-AMB-25, SEA-AMB-27
    """
    task = g.tasks[g.depth - 1]
    flotilla = flotilla_demanding(g, task.count)
    empty = ring_of(flotilla) & ~built_on(g)
    if task.mode == TAGGED:
        tagged = 0
        for place in range(RING):
            if TAG[g.side[flotilla]][RING * flotilla + place] != NONE:
                tagged |= 1 << (RING * flotilla + place)
        if empty & tagged:
            empty &= tagged
    return cheapest_of(g, flotilla, empty)


def ask_boss(g: Table, chance: Chance) -> None:
    """What the supply lacks, or the flotilla has no room for, is not put down; a tie is the player's choice.

    SEA-SOLO-10, SEA-SOLO-23
    """
    places = boss_places(g)
    if places == 0 or g.supply[g.tasks[g.depth - 1].count] == 0:
        drop(g)
    elif size_of(places) > 1:
        ask(g, BOSS_PLACING, 0)
    else:
        put_boss_resource(g, lowest(places), chance)


def may_put_boss_resource(g: Table, location: int) -> int:
    """SEA-SOLO-06, SEA-SOLO-10"""
    if boss_places(g) >> location & 1:
        return 0
    return SOLO_06 if g.tasks[g.depth - 1].mode == TAGGED else SOLO_10


def offer_boss_places(g: Table, out: Offers) -> None:
    """Worked out once, not for every location."""
    offer_each(out, LOCATION, boss_places(g))


def why_boss(g: Table) -> int:
    """The rule by which the boss's resources are put down.

    SEA-SOLO-06, SEA-SOLO-10
    """
    return SOLO_06 if g.round == 0 else SOLO_10


def put_boss_resource(g: Table, location: int, chance: Chance) -> None:
    """The first resource on a location has no consequence; a second one, or a ship there, brings a building of the
    boss. The resources return to the supply in any case; without a building left, that is all.

    SEA-SOLO-12, SEA-SOLO-13, SEA-SOLO-14, SEA-SOLO-23, SEA-AMB-34
    """
    kind = g.tasks[g.depth - 1].count
    done(g)
    tell(chance, E_BOSS, NONE, kind, location)
    second = g.boss_resources >> location & 1
    if second == 0 and g.players[0].ships >> location & 1 == 0:
        g.supply[kind] -= 1
        g.boss_resources |= 1 << location
        return
    take_boss_resource(g, location, chance)
    if left_on_board(g, THE_BOSS):
        push(g, T_BOSS_BUILD, 0, 0, location, 0)


def take_boss_resource(g: Table, location: int, chance: Chance) -> None:
    """A resource of the boss goes back to the supply: somebody builds there, or something moves there.

    SEA-SOLO-13, SEA-SOLO-15, SEA-SOLO-27
    """
    if g.boss_resources >> location & 1:
        g.boss_resources &= ~(1 << location)
        g.supply[demand_at(g, location)] += 1
        tell(chance, E_BACK, NONE, location)


def clear_flotilla(g: Table, flotilla: int, chance: Chance) -> None:
    """All resources of the boss on a flotilla return to the supply.

    SEA-SOLO-18
    """
    rest = g.boss_resources & ring_of(flotilla)
    while rest:
        take_boss_resource(g, lowest(rest), chance)
        rest &= rest - 1


def ask_boss_building(g: Table) -> None:
    """SEA-SOLO-13"""
    ask(g, BOSS_BUILDING, 0)


def may_boss_build(g: Table, building: int) -> int:
    """SEA-SOLO-13"""
    return 0 if left_of(g, THE_BOSS, building) else SOLO_13


def boss_build(g: Table, building: int, chance: Chance) -> None:
    """No effect, dock, card or payment; a ship of the player's is placed anew, without a bonus.

    SEA-SOLO-07, SEA-SOLO-13, SEA-SOLO-14, SEA-SOLO-29
    """
    location = g.tasks[g.depth - 1].kinds
    done(g)
    g.players[THE_BOSS].sites[building] |= 1 << location
    tell(chance, E_BOSS_BUILD, NONE, building, location)
    displace(g, location)


DECISIONS = (
    Decision(BOSS_PLACING, LOCATION, may_put_boss_resource, put_boss_resource, offer_boss_places),
    Refusal(NO, why_boss, (BOSS_PLACING,)),
    Decision(BOSS_BUILDING, BOSS, may_boss_build, boss_build),
    Refusal(BOSS, SOLO_13),
    Refusal(NO, SOLO_13, (BOSS_BUILDING,)),
)

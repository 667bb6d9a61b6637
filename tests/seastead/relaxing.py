"""A second opinion on refusals: for each rule that can forbid something, what to change in the position so that this
one rule no longer forbids it. Written from the rules pages, without a look at the rules' code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fathom.games.seastead.actions import PAIRS
from fathom.games.seastead.state import (
    BUILD_TURN,
    CLEANUP_DUTY,
    COPY,
    DESIGNING,
    DIVE_TURN,
    EXCHANGE_MARKET,
    FOR_DIVING,
    GAIN_CLEANUP,
    MAY_FORGO,
    MAY_STOP,
    NONE,
    ORIENTED,
    POST,
    SALVAGING,
    SHIPPING,
    TAKING,
    Table,
)

Relaxed = Callable[[Any, Table, str, tuple[int, ...]], None]
RELAX: dict[str, Relaxed] = {}


def relaxes(*rules: str) -> Callable[[Relaxed], Relaxed]:
    def noted(function: Relaxed) -> Relaxed:
        RELAX.update(dict.fromkeys((f"SEA-{rule}" for rule in rules), function))
        return function

    return noted


def clear(g: Table, location: int) -> None:
    """Neither building nor ship there."""
    for player in g.players:
        player.ships &= ~(1 << location)
        for building in range(3):
            player.sites[building] &= ~(1 << location)


def stand(g: Table, seat: int, building: int, location: int) -> None:
    """A building there, and nothing else."""
    clear(g, location)
    g.players[seat].sites[building] |= 1 << location


def plenty(g: Table) -> None:
    """All kinds, in the supply and in both storages."""
    g.supply[:] = [9] * 4
    for player in g.players:
        player.storage[:] = [9] * 4


@relaxes("BUILD-01")
def a_building_is_left(rules: Any, g: Table, kind: str, values: tuple[int, ...]) -> None:
    g.players[g.current].sites[values[0]] = 0


@relaxes("BUILD-02", "MOVE-02", "SHIP-02")
def nothing_stands_there(rules: Any, g: Table, kind: str, values: tuple[int, ...]) -> None:
    clear(g, values[-1])


@relaxes("AMB-01")
def another_token_is_locked(rules: Any, g: Table, kind: str, values: tuple[int, ...]) -> None:
    g.locked = (values[1] // 6 + 1) % 4


@relaxes("BUILD-04", "GEN-04", "DIVE-09")
def resources_are_there(rules: Any, g: Table, kind: str, values: tuple[int, ...]) -> None:
    plenty(g)


@relaxes("TURN-05")
def there_are_dive_cards(rules: Any, g: Table, kind: str, values: tuple[int, ...]) -> None:
    g.dive_deck = 1 << 10


@relaxes("SPECIALIST-08")
def the_window_is_open(rules: Any, g: Table, kind: str, values: tuple[int, ...]) -> None:
    g.closed = 0


@relaxes("TURN-02")
def there_is_no_action_left(rules: Any, g: Table, kind: str, values: tuple[int, ...]) -> None:
    if kind == "give":
        g.in_force = rules.RULE.index(EXCHANGE_MARKET)
    g.dive_deck = 0
    for building in range(3):
        g.players[g.current].sites[building] = 0b1111 << 4 * building


@relaxes("TURN-06")
def another_window(rules: Any, g: Table, kind: str, values: tuple[int, ...]) -> None:
    g.window = POST if kind == "end" else ORIENTED


@relaxes(
    "RS-13", "RS-16", "SP-A4", "SP-A1", "SP-B6", "SETUP-15", "SOLO-05", "SPECIALIST-03", "DIVE-03", "DIVE-04",
    "DIVE-07", "DIVE-08", "LOCATION-00", "LOCATION-07", "AMB-07", "SHIP-07",
)  # fmt: skip
def all_kinds_may_be_taken_or_left(rules: Any, g: Table, kind: str, values: tuple[int, ...]) -> None:
    task = g.tasks[max(0, g.depth - 1)]
    plenty(g)
    g.exchanged = 0
    if kind == "give":
        g.in_force = rules.RULE.index(CLEANUP_DUTY if g.depth else EXCHANGE_MARKET)
    if g.depth:
        task.kinds = 15
        task.mode = task.mode | MAY_FORGO | MAY_STOP if g.phase == TAKING else 0


@relaxes("RS-01")
def another_kind_is_due(rules: Any, g: Table, kind: str, values: tuple[int, ...]) -> None:
    plenty(g)
    flotilla = g.built_at // 6
    other = next(one for one in range(4) if one != flotilla)
    g.demand[flotilla], g.demand[other] = g.demand[other], g.demand[flotilla]


@relaxes("SPECIALIST-04", "LOCATION-16")
def the_card_is_face_up(rules: Any, g: Table, kind: str, values: tuple[int, ...]) -> None:
    g.players[g.actor].ready |= 1 << values[0]


@relaxes("ACADEMY-05")
def the_card_is_face_down(rules: Any, g: Table, kind: str, values: tuple[int, ...]) -> None:
    g.players[g.actor].spent |= 1 << values[0]


@relaxes("ACADEMY-01")
def the_card_is_there(rules: Any, g: Table, kind: str, values: tuple[int, ...]) -> None:
    if kind == "slot":
        g.specialists[values[0]] = 0
    else:
        the_card_is_face_up(rules, g, kind, values)


@relaxes("PORT-01", "SOLO-09")
def the_display_is_full(rules: Any, g: Table, kind: str, values: tuple[int, ...]) -> None:
    g.docks[:] = g.specialists[:] = [0, 1, 2]


@relaxes("SPECIALIST-02", "SPECIALIST-05")
def it_is_the_moment_of_the_card(rules: Any, g: Table, kind: str, values: tuple[int, ...]) -> None:
    windows = rules.WINDOWS_OF[values[0]]
    g.window = next(window for window in range(8) if windows >> window & 1)


@relaxes("SPECIALIST-01")
def the_turn_fits_the_card(rules: Any, g: Table, kind: str, values: tuple[int, ...]) -> None:
    g.action = DIVE_TURN if rules.FOR[values[0]] == FOR_DIVING else BUILD_TURN


@relaxes("SPECIALIST-14")
def there_is_something_to_do(rules: Any, g: Table, kind: str, values: tuple[int, ...]) -> None:
    plenty(g)
    there_are_dive_cards(rules, g, kind, values)
    for location in range(24):
        clear(g, location)
    stand(g, g.actor, 1, 1)
    stand(g, g.actor, 2, 2)
    g.players[g.actor].ships = 1 << 20
    g.moved = 0
    side = g.side[0]
    if g.built_at != NONE:
        effects = [rules.EFFECT_KIND[effect] for effect in rules.EFFECT[side]]
        g.built_at = effects.index(GAIN_CLEANUP) if GAIN_CLEANUP in effects else g.built_at


@relaxes("SHIP-01")
def nothing_is_cheaper(rules: Any, g: Table, kind: str, values: tuple[int, ...]) -> None:
    first = values[0] - values[0] % 6
    for location in range(first, first + 6):
        if location != values[0]:
            stand(g, 0, 0, location)


@relaxes("SHIPYARD-04", "SHIPYARD-05", "SP-A6", "SHIP-08")
def an_own_ship_may_move(rules: Any, g: Table, kind: str, values: tuple[int, ...]) -> None:
    assert g.phase == SHIPPING
    g.tasks[g.depth - 1].mode = 0
    if values:
        clear(g, values[0])
        g.players[g.actor].ships |= 1 << values[0]
        g.moved = 0


@relaxes("PORT-07")
def an_own_dock_counts(rules: Any, g: Table, kind: str, values: tuple[int, ...]) -> None:
    stand(g, g.actor, 0, values[0])
    g.dock[values[0]] = 0
    plenty(g)


@relaxes("COLUMN-04")
def neither_token_is_locked(rules: Any, g: Table, kind: str, values: tuple[int, ...]) -> None:
    g.locked = next(flotilla for flotilla in range(4) if flotilla not in PAIRS[values[0]])


@relaxes("COLUMN-05")
def this_token_was_exchanged(rules: Any, g: Table, kind: str, values: tuple[int, ...]) -> None:
    g.pair = next(number for number, pair in enumerate(PAIRS) if values[0] in pair)


@relaxes("LOCATION-11")
def another_own_effect(rules: Any, g: Table, kind: str, values: tuple[int, ...]) -> None:
    stand(g, g.current, 1, values[0])
    g.built_at = (values[0] + 1) % 24
    flotilla = values[0] // 6
    if rules.EFFECT_KIND[rules.EFFECT[g.side[flotilla]][values[0]]] == COPY:
        g.side[flotilla] = 1 - g.side[flotilla]


@relaxes("MOVE-01", "SP-B4")
def an_own_building_may_move_that_far(rules: Any, g: Table, kind: str, values: tuple[int, ...]) -> None:
    g.tasks[g.depth - 1].count = 9
    if g.phase == SALVAGING:
        stand(g, g.actor, 1, values[0])
        clear(g, (values[0] + 1) % 24)


@relaxes("SP-A2")
def the_two_buildings_fit(rules: Any, g: Table, kind: str, values: tuple[int, ...]) -> None:
    here = values[0]
    beside = here - here % 6 + (here + 1) % 6
    g.tasks[g.depth - 1].count = 9
    if g.phase == DESIGNING:
        stand(g, g.actor, 1, here)
        stand(g, g.actor, 2, beside)
    else:
        stand(g, g.actor, 2, here)
        if g.picked // 6 != here // 6 or g.picked == here:
            g.picked = beside
        stand(g, g.actor, 1, g.picked)


@relaxes("SOLO-06", "SOLO-10")
def the_boss_has_to_go_there(rules: Any, g: Table, kind: str, values: tuple[int, ...]) -> None:
    task = g.tasks[g.depth - 1]
    task.mode = 0
    where, now = values[0] // 6, g.demand.index(task.count)
    g.demand[where], g.demand[now] = g.demand[now], g.demand[where]
    nothing_is_cheaper(rules, g, kind, values)
    clear(g, values[0])


@relaxes("SOLO-13")
def the_boss_has_one_left(rules: Any, g: Table, kind: str, values: tuple[int, ...]) -> None:
    g.players[1].sites[values[0]] = 0

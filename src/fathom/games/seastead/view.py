"""What a seat may see, as JSON: cards by their names, seats by their numbers, locations by flotilla and place."""

from __future__ import annotations

from typing import Any

from fathom.core.bits import lowest, size_of
from fathom.games.seastead.actions import DIVE_CARD, DOCK_TILE, KIND, PLACE, RESOLUTION, SPECIALIST, TYPE
from fathom.games.seastead.play.board import (
    built_on,
    cheapest_of,
    columns_emptied,
    effect_at,
    left_of,
    own_buildings,
    printed_cost,
    printed_points,
    ring_of,
    ship_owner,
    type_at,
)
from fathom.games.seastead.play.boss import THE_BOSS
from fathom.games.seastead.play.building import cost_of
from fathom.games.seastead.play.decks import next_depth
from fathom.games.seastead.play.hooks import dive_take_hook, market_open, storage_limit
from fathom.games.seastead.play.stock import held_by
from fathom.games.seastead.printed import (
    dive_view,
    effect_view,
    half_content,
    members,
    named,
    resolution_view,
    specialist_view,
    tile_view,
)
from fathom.games.seastead.scoring import (
    area_location,
    boss_score,
    cleanup_score,
    cleanups,
    dock_building_score,
    dock_points,
    dock_resource_score,
    kind_score,
    location_score,
    rank,
    score,
    specialist_score,
)
from fathom.games.seastead.state import (
    ACTIONS,
    BOSS_BUILDING,
    BOSS_PLACING,
    BY_CLEANUP,
    BY_DOCK_BUILDINGS,
    BY_DOCK_RESOURCES,
    BY_LOCATIONS,
    BY_SPECIALISTS,
    CAUSES,
    DEPTHS,
    EXCHANGING,
    FLOTILLAS,
    FORGOING,
    LOCATIONS,
    MENU,
    NONE,
    ORIENTING,
    PHASES,
    PORT,
    RETURNING,
    RING,
    ROW,
    SHIPYARD,
    SOURCES,
    START_HALF,
    SUBSTITUTING,
    TAKING,
    TRADING,
    WINDOW,
    WINDOWS,
    Table,
)
from fathom.games.seastead.tables import (
    AREA_POINTS,
    AREA_TYPE,
    BOSS_BASE,
    BOSS_PER_BUILDING,
    DEEP_CARDS,
    DISCOUNT,
    REEF_CARDS,
    TAG,
)


def location_view(g: Table, location: int) -> dict[str, Any]:
    """A location: what is printed there, what it costs now, what stands there, what docks count there."""
    side = g.side[location // RING]
    owner = next((seat for seat in range(2) if type_at(g, seat, location) != NONE), None)
    ship = ship_owner(g, location)
    areas = areas_at(g, location, owner)
    costs = None if owner is not None else prices(g, location)
    return {
        "id": PLACE.words[location],
        "cost": printed_cost(g, location),
        "prices": costs,
        "price": None if costs is None else max(costs.values()),
        "points": printed_points(g, location),
        "tag": named(TYPE.words, TAG[side][location]),
        "discount": DISCOUNT[side][location],
        "effect": effect_view(effect_at(g, location)),
        "building": None if owner is None else TYPE.words[type_at(g, owner, location)],
        "owner": owner,
        "ship": None if ship == NONE else ship,
        "boss_resource": bool(g.boss_resources >> location & 1),
        "dock": None if g.dock[location] == NONE else dock_view(g, location),
        "areas": areas,
        "dock_points": None if owner is None or owner >= g.seats else sum(area["points"] for area in areas),
    }


def areas_at(g: Table, location: int, owner: int | None) -> list[dict[str, Any]]:
    """Areas of docks that count at a location: all of them while it is free, those of its type for a building.

    SEA-PORT-03, SEA-SCORE-05
    """
    found = []
    for port in range(location - location % RING, location - location % RING + RING):
        for area in range(4) if g.dock[port] != NONE else ():
            building = AREA_TYPE[g.dock[port]][area]
            if area_location(port, area) == location and (owner is None or type_at(g, owner, location) == building):
                holder = 0 if type_at(g, 0, port) == PORT else 1
                counted = {"type": TYPE.words[building], "points": AREA_POINTS[g.dock[port]][area]}
                found.append({**counted, "port": PLACE.words[port], "owner": holder})
    return found


def prices(g: Table, location: int) -> dict[str, int]:
    """What each type of building costs there now.

    SEA-DISCOUNT-05
    """
    return {name: cost_of(g, building, location) for building, name in enumerate(TYPE.words)}


def dock_view(g: Table, location: int) -> dict[str, Any]:
    """A placed dock, with its row of the score pad: what each player gets from it for buildings.

    SEA-SCORE-05, SEA-SCORE-06
    """
    return {
        **tile_view(g.dock[location]),
        "at": [PLACE.words[area_location(location, area)] for area in range(4)],
        "points": [dock_points(g, location, seat) for seat in range(2)],
    }


def visible_specialists(g: Table) -> int:
    """Those on display and in front of players."""
    shown = sum(1 << card for card in g.specialists if card != NONE)
    for player in g.players:
        shown |= player.ready | player.spent
    return shown


def points_by_source(g: Table, seat: int) -> dict[str, int]:
    """The five categories of the score pad.

    SEA-SCORE-01
    """
    return {
        SOURCES[BY_DOCK_RESOURCES]: dock_resource_score(g, seat),
        SOURCES[BY_DOCK_BUILDINGS]: dock_building_score(g, seat),
        SOURCES[BY_LOCATIONS]: location_score(g, seat),
        SOURCES[BY_SPECIALISTS]: specialist_score(g, seat),
        SOURCES[BY_CLEANUP]: cleanup_score(g, seat),
    }


def rows_view(g: Table, seat: int) -> dict[str, Any]:
    """The rows of a player board: buildings that have left it and that are left, and the columns that are empty.

    SEA-BUILD-01, SEA-COLUMN-01
    """
    left = {name: left_of(g, seat, building) for building, name in enumerate(TYPE.words)}
    built = {name: ROW - count for name, count in left.items()}
    return {"left": left, "built": built, "columns": columns_emptied(g, seat)}


def player_view(g: Table, seat: int) -> dict[str, Any]:
    """A player: storage, buildings, ships, cards and points."""
    me = g.players[seat]
    return {
        "storage": dict(zip(KIND.words, me.storage, strict=True)),
        "held": held_by(g, seat),
        "cleanup": me.cleanup,
        "noted": me.noted,
        "cleanups": cleanups(g, seat),
        **rows_view(g, seat),
        "ships_beside": left_of(g, seat, SHIPYARD),
        "ships_placed": [PLACE.words[at] for at in range(LOCATIONS) if me.ships >> at & 1],
        "ships_boxed": me.boxed,
        "docks": [PLACE.words[at] for at in range(LOCATIONS) if me.sites[PORT] >> at & 1 and g.dock[at] != NONE],
        "ready": members(SPECIALIST.words, me.ready),
        "spent": members(SPECIALIST.words, me.spent),
        "resource_points": {name: kind_score(g, seat, kind) for kind, name in enumerate(KIND.words)},
        "score": score(g, seat),
        "points": points_by_source(g, seat),
        "rank": rank(g, seat) if g.over else None,
    }


def boss_view(g: Table) -> dict[str, Any]:
    """SEA-SOLO-21"""
    return {
        **rows_view(g, THE_BOSS),
        "buildings": size_of(own_buildings(g, THE_BOSS)),
        "base": BOSS_BASE,
        "per_building": BOSS_PER_BUILDING,
        "score": boss_score(g),
        "beaten": rank(g, 0) == 0 if g.over else None,
    }


def flotilla_view(g: Table, flotilla: int) -> dict[str, Any]:
    """A flotilla with its locations; the cheapest is the first of those without a building that cost least.

    SEA-BUILD-03, SEA-COLUMN-05
    """
    built = built_on(g) & ring_of(flotilla)
    cheapest = cheapest_of(g, flotilla, ring_of(flotilla) & ~built)
    return {
        "side": "AB"[g.side[flotilla]],
        "demand": KIND.words[g.demand[flotilla]],
        "locked": g.locked == flotilla,
        "built": size_of(built),
        "cheapest": PLACE.words[lowest(cheapest)] if cheapest else None,
        "locations": [location_view(g, RING * flotilla + place) for place in range(RING)],
    }


def giving(g: Table) -> bool:
    """Whether pointing at a resource of the own storage may mean giving it: to pay, return or exchange it, or to forgo
    one that would come there.

    SEA-RS-13, SEA-RS-16
    """
    if g.phase == TAKING:
        return dive_take_hook(g)
    if g.phase == MENU:
        return market_open(g)
    return g.phase in (FORGOING, RETURNING, TRADING, EXCHANGING, SUBSTITUTING)


def asked(g: Table) -> dict[str, Any] | None:
    """What the decision on top of the tasks is about."""
    if g.phase == TAKING:
        task = g.tasks[g.depth - 1]
        return {"count": task.count, "kinds": members(KIND.words, task.kinds)}
    if g.phase == WINDOW:
        return {"window": WINDOWS[g.window]}
    if g.phase == BOSS_PLACING:
        return {"kind": KIND.words[g.tasks[g.depth - 1].count]}
    if g.phase == BOSS_BUILDING:
        return {"at": PLACE.words[g.tasks[g.depth - 1].kinds]}
    return {"picked": PLACE.words[g.picked]} if g.picked != NONE else None


def view(g: Table, seat: int | None) -> dict[str, Any]:
    """The whole table without the order of decks, and without what only the other player has seen: dive cards looked at
    with the Scout, resolutions drawn and put under the deck.

    SEA-GEN-02, SEA-RESOLUTION-09, SEA-SPECIALIST-13
    """
    looking = seat == g.current
    shown = visible_specialists(g)
    limit = storage_limit(g)
    known = [g.face_up, g.top if g.top_seat == seat else NONE, *(g.seen if looking else ())]
    return {
        "phase": PHASES[g.phase],
        "solo": bool(g.solo),
        "round": g.round,
        "first": g.start,
        "current": None if g.over else g.current,
        "action": ACTIONS[g.action],
        "ending": CAUSES[g.ending] if g.ending else None,
        "last_round": g.last_round or None,
        "extra_turns": g.extra,
        "row": ROW,
        "flotillas": [flotilla_view(g, flotilla) for flotilla in range(FLOTILLAS)],
        "supply": {name: g.supply[kind] for kind, name in enumerate(KIND.words)},
        "cleanup": g.cleanup_left,
        "docks": [None if dock == NONE else tile_view(dock) for dock in g.docks],
        "dock_stack": g.dock_stack.bit_count(),
        "removed_docks": members(DOCK_TILE.words, g.removed_docks),
        "specialists": [named(SPECIALIST.words, card) for card in g.specialists],
        "cards": {name: specialist_view(card) for card, name in enumerate(SPECIALIST.words) if shown >> card & 1},
        "specialist_deck": g.specialist_deck.bit_count(),
        "removed_specialists": members(SPECIALIST.words, g.removed_specialists),
        "dive": {
            "reef": (g.dive_deck & REEF_CARDS).bit_count(),
            "deep": (g.dive_deck & DEEP_CARDS).bit_count(),
            "next": named(DEPTHS, next_depth(g)),
            "known": named(DIVE_CARD.words, g.top) if g.top_seat == seat else None,
            "face_up": DIVE_CARD.words[g.face_up],
            "halves": [half_content(g.face_up, half) for half in range(2)],
            "facing": None if g.phase in (ORIENTING, START_HALF) else [g.blue_half, 1 - g.blue_half],
            "cards": {DIVE_CARD.words[card]: dive_view(card) for card in known if card != NONE},
            "looking_at": [named(DIVE_CARD.words, card) for card in g.seen] if looking else [None, None],
        },
        "resolution": resolution_view(g.in_force),
        "resolution_deck": g.resolution_deck.bit_count() + g.under_size,
        "under_deck": [
            named(RESOLUTION.words, g.under[i]) if g.under_seat[i] == seat else None for i in range(g.under_size)
        ],
        "drawn": [resolution_view(card) for card in g.drawn] if looking else [None, None],
        "asked": asked(g),
        "giving": giving(g),
        "storage_limit": None if limit == NONE else limit,
        "players": [player_view(g, number) for number in range(g.seats)],
        "boss": boss_view(g) if g.solo else None,
    }

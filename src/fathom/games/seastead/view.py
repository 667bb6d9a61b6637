"""What a seat may see, as JSON: cards by their names, seats by their numbers, locations by flotilla and place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fathom.games.seastead.actions import DIVE_CARD, DOCK_TILE, KIND, PLACE, RESOLUTION, SPECIALIST, TYPE
from fathom.games.seastead.play.board import effect_at, left_of, printed_cost, printed_points, ship_owner, type_at
from fathom.games.seastead.play.boss import THE_BOSS
from fathom.games.seastead.play.building import cost_of
from fathom.games.seastead.play.decks import next_depth
from fathom.games.seastead.scoring import (
    area_location,
    boss_score,
    cleanup_score,
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
    ABILITIES,
    ACTIONS,
    BY_CLEANUP,
    BY_DOCK_BUILDINGS,
    BY_DOCK_RESOURCES,
    BY_LOCATIONS,
    BY_SPECIALISTS,
    CAUSES,
    DEPTHS,
    EFFECT_KINDS,
    FLOTILLAS,
    HALVES,
    LOCATIONS,
    MOST_ON_HALF,
    NONE,
    ORIENTING,
    PHASES,
    PORT,
    RING,
    ROW,
    RULES_CHANGED,
    SHIPYARD,
    SOURCES,
    START_HALF,
    TAKING,
    USES,
    WINDOW,
    WINDOWS,
    Table,
)
from fathom.games.seastead.tables import (
    ABILITY,
    AREA_POINTS,
    AREA_TYPE,
    CARD_AMOUNT,
    CARD_LEAST,
    CARD_POINTS,
    DEEP_CARDS,
    DISCOUNT,
    DOCK_KIND,
    EFFECT_AMOUNT,
    EFFECT_BUILDING,
    EFFECT_KIND,
    EFFECT_TIMES,
    FOR,
    HALF_COUNT,
    HALF_KINDS,
    HALF_TYPE,
    REEF_CARDS,
    RULE,
    RULE_AMOUNT,
    RULE_BUILDING,
    RULE_LEAST,
    TAG,
    WINDOWS_OF,
)


def named(words: Sequence[str], value: int) -> str | None:
    return None if value == NONE else words[value]


def members(words: Sequence[str], bits: int) -> list[str]:
    return [name for number, name in enumerate(words) if bits >> number & 1]


def half_content(card: int, half: int) -> dict[str, Any]:
    kinds = [KIND.words[k] for k in HALF_KINDS[card][MOST_ON_HALF * half : MOST_ON_HALF * (half + 1)] if k != NONE]
    return {"gives": HALVES[HALF_TYPE[card][half]], "count": HALF_COUNT[card][half], "kinds": kinds}


def location_view(g: Table, location: int) -> dict[str, Any]:
    side = g.side[location // RING]
    owner = next((seat for seat in range(2) if type_at(g, seat, location) != NONE), None)
    ship = ship_owner(g, location)
    return {
        "id": PLACE.words[location],
        "cost": printed_cost(g, location),
        "prices": None if owner is not None else prices(g, location),
        "points": printed_points(g, location),
        "tag": named(TYPE.words, TAG[side][location]),
        "discount": DISCOUNT[side][location],
        "effect": effect_view(effect_at(g, location)),
        "building": None if owner is None else TYPE.words[type_at(g, owner, location)],
        "owner": owner,
        "ship": None if ship == NONE else ship,
        "boss_resource": bool(g.boss_resources >> location & 1),
        "dock": None if g.dock[location] == NONE else dock_view(g, location),
    }


def prices(g: Table, location: int) -> dict[str, int]:
    """What each type of building costs there now.

    SEA-DISCOUNT-05
    """
    return {name: cost_of(g, building, location) for building, name in enumerate(TYPE.words)}


def effect_view(effect: int) -> dict[str, Any]:
    """The effect of a location: its kind and its figures."""
    kind = EFFECT_KINDS[EFFECT_KIND[effect]]
    building = TYPE.words[EFFECT_BUILDING[effect]] if kind.endswith("per-building") else None
    return {"kind": kind, "amount": EFFECT_AMOUNT[effect], "times": EFFECT_TIMES[effect], "building": building}


def tile_view(dock: int) -> dict[str, Any]:
    """A dock as it is printed."""
    areas = zip(AREA_TYPE[dock], AREA_POINTS[dock], strict=True)
    return {
        "id": DOCK_TILE.words[dock],
        "kind": KIND.words[DOCK_KIND[dock]],
        "areas": [{"type": TYPE.words[building], "points": points} for building, points in areas],
    }


def dock_view(g: Table, location: int) -> dict[str, Any]:
    """A placed dock, with its row of the score pad: what each player gets from it for buildings.

    SEA-SCORE-05, SEA-SCORE-06
    """
    return {
        **tile_view(g.dock[location]),
        "at": [PLACE.words[area_location(location, area)] for area in range(4)],
        "points": [dock_points(g, location, seat) for seat in range(2)],
    }


def specialist_view(card: int) -> dict[str, Any]:
    """A specialist as it is printed."""
    return {
        "ability": ABILITIES[ABILITY[card]],
        "amount": CARD_AMOUNT[card],
        "at_least": CARD_LEAST[card],
        "points": CARD_POINTS[card],
        "use": USES[FOR[card]],
        "windows": members(WINDOWS, WINDOWS_OF[card]),
    }


def resolution_view(card: int) -> dict[str, Any] | None:
    """A resolution as it is printed."""
    if card == NONE:
        return None
    return {
        "id": RESOLUTION.words[card],
        "rule": RULES_CHANGED[RULE[card]],
        "amount": RULE_AMOUNT[card],
        "at_least": RULE_LEAST[card],
        "building": named(TYPE.words, RULE_BUILDING[card]),
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


def player_view(g: Table, seat: int) -> dict[str, Any]:
    me = g.players[seat]
    return {
        "storage": dict(zip(KIND.words, me.storage, strict=True)),
        "cleanup": me.cleanup,
        "noted": me.noted,
        "left": {name: left_of(g, seat, building) for building, name in enumerate(TYPE.words)},
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
    built = {name: ROW - left_of(g, THE_BOSS, building) for building, name in enumerate(TYPE.words)}
    return {"built": built, "score": boss_score(g), "beaten": rank(g, 0) == 0 if g.over else None}


def asked(g: Table) -> dict[str, Any] | None:
    """What the decision on top of the tasks is about."""
    if g.phase == TAKING:
        task = g.tasks[g.depth - 1]
        return {"count": task.count, "kinds": members(KIND.words, task.kinds)}
    if g.phase == WINDOW:
        return {"window": WINDOWS[g.window]}
    return {"picked": PLACE.words[g.picked]} if g.picked != NONE else None


def view(g: Table, seat: int | None) -> dict[str, Any]:
    """The whole table without the order of decks, and without what only somebody else has seen: dive cards looked at
    with the Scout, resolutions drawn and put under the deck.

    SEA-GEN-02, SEA-RESOLUTION-09, SEA-SPECIALIST-13
    """
    looking = seat == g.current
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
        "flotillas": [
            {
                "side": "AB"[g.side[flotilla]],
                "demand": KIND.words[g.demand[flotilla]],
                "locked": g.locked == flotilla,
                "locations": [location_view(g, RING * flotilla + place) for place in range(RING)],
            }
            for flotilla in range(FLOTILLAS)
        ],
        "supply": {name: g.supply[kind] for kind, name in enumerate(KIND.words)},
        "cleanup": g.cleanup_left,
        "docks": [None if dock == NONE else tile_view(dock) for dock in g.docks],
        "dock_stack": g.dock_stack.bit_count(),
        "removed_docks": members(DOCK_TILE.words, g.removed_docks),
        "specialists": [named(SPECIALIST.words, card) for card in g.specialists],
        "cards": {
            name: specialist_view(card)
            for card, name in enumerate(SPECIALIST.words)
            if visible_specialists(g) >> card & 1
        },
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
            "looking_at": [named(DIVE_CARD.words, card) for card in g.seen] if looking else [None, None],
        },
        "resolution": resolution_view(g.in_force),
        "resolution_deck": g.resolution_deck.bit_count() + g.under_size,
        "under_deck": [
            named(RESOLUTION.words, g.under[i]) if g.under_seat[i] == seat else None for i in range(g.under_size)
        ],
        "drawn": [resolution_view(card) for card in g.drawn] if looking else [None, None],
        "asked": asked(g),
        "players": [player_view(g, number) for number in range(g.seats)],
        "boss": boss_view(g) if g.solo else None,
    }

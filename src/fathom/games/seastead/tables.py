"""Turns the data pack into the tables that the rules read, and refuses a pack that cannot be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fathom.core.data import Reader, defaults
from fathom.games.seastead.actions import DIVE_CARD, DOCK_TILE, KIND, PLACE, RESOLUTION, SPECIALIST, TYPE
from fathom.games.seastead.state import (
    ABILITIES,
    DEEP,
    DEPTHS,
    DIFFERENT,
    EFFECT_KINDS,
    FIXED,
    FOR_BOTH,
    HALVES,
    MOST_ON_HALF,
    NONE,
    OPP_ORIENTED,
    ORIENTED,
    PRE,
    REEF,
    RING,
    RULES_CHANGED,
    SHALLOW,
    USES,
    WINDOWS,
)

SETS = ("A", "B")
COLOURS = ("blue", "orange")
EFFECT_COUNT = 22

# What the rows of some kinds do not have.
WITHOUT_AMOUNT = {"copy", "own-half", "whole-card", "diver", "captain", "agent", "founder", "engineer"}
WITHOUT_AMOUNT |= {"free-trade", "free-passage", "clean-up-duty"}
LIMITS = {"none", "return-to", "architect", "salvager", "storage-tax", "tug-service", "pilotage-fee"}
WITH_LEAST = {"diplomat", "free-trade", "cheaper-location", "build-cleanup", "build-gain"}
# Windows in which an ability makes sense; the others can be used freely in one's own turn. Buildings and demands do
# not change under a build in progress.
FITTING = {
    "fisher": {"oriented"},
    "diver": {"taken", "post"},
    "architect": {"post"},
    "master-builder": {"pre"},
    "scout": {"pre"},
    "investor": {"opponent-paid"},
    "agent": {"opponent-oriented"},
    "engineer": {"location"},
    "salvager": {"pre", "taken", "post"},
    "cartographer": {"pre", "taken", "post"},
}
FREELY = {"pre", "taken", "location", "post"}
DURING = {
    "oriented": "dive",
    "taken": "dive",
    "location": "build",
    "opponent-oriented": "dive",
    "opponent-paid": "build",
}


def build(data: Reader) -> dict[str, Any]:
    """All tables, by the names under which the rules know them."""
    supply, scoring, ships, boss = (data.table(name) for name in ("supply", "scoring", "ships", "boss"))
    return {
        "RESOURCES": supply.integer("resources", 1, 25),
        "CLEANUPS": supply.integer("cleanup", 1, 100),
        "RESOURCE_POINTS": scoring.integer("dock_resource", 0, 9),
        "DOCK_RESOURCES": scoring.integer("dock_resources", 0, 25),
        "CLEANUP_POINTS": scoring.integer("cleanup", 0, 9),
        "ROW_CLEANUPS": scoring.integer("row_bonus", 0, 9),
        "SHIP_DISCOUNT": ships.integer("discount", 0, 9),
        "SHIP_BONUS": ships.integer("bonus", 0, 9),
        "BOX_CLEANUPS": ships.integer("boxed", 0, 9),
        "BOSS_BASE": boss.integer("base", 0, 99),
        "BOSS_PER_BUILDING": boss.integer("building", 0, 9),
        "START_RESOURCES": boss.integer("start_resources", 0, 9),
        "AREAS": tuple(x % RING for x in data.table("geometry").integers("areas", 4, -5, 5)),
        **_locations(data),
        **_dive(data),
        **_docks(data),
        **_specialists(data),
        **_resolutions(data),
    }


def _rows(data: Reader, key: str, ids: tuple[str, ...]) -> list[Reader]:
    rows = list(data.rows(key, len(ids)))
    for row, name in zip(rows, ids, strict=True):
        if row.get("id") != name:
            raise row.wrong("id", f"must be {name!r} here, is {row.get('id')!r}")
    return rows


def _figure(row: Reader, kind: str, key: str, wanted: bool, high: int) -> int:
    """A figure that only some kinds have; 0 for the others. A figure of 0 is no effect, but it can be a limit."""
    if not wanted and key in row.data:
        raise row.wrong(key, f"{kind!r} has no such figure")
    low = 0 if kind in LIMITS or key == "at_least" else 1
    return row.integer(key, low, high) if wanted else 0


def _locations(data: Reader) -> dict[str, Any]:
    effects = list(data.rows("effects", EFFECT_COUNT))
    ids = [row.get("id") for row in effects]
    if len({str(name) for name in ids}) < EFFECT_COUNT or not all(isinstance(name, str) and name for name in ids):
        raise data.wrong("effects", f"every id must be a word of its own, they are {ids}")
    kinds = [EFFECT_KINDS[row.choice("kind", EFFECT_KINDS)] for row in effects]
    amounts = [
        _figure(row, kind, "amount", kind not in WITHOUT_AMOUNT, 9) for row, kind in zip(effects, kinds, strict=True)
    ]
    times = [
        _figure(row, kind, "times", kind in ("trade", "trade-cleanup"), 9)
        for row, kind in zip(effects, kinds, strict=True)
    ]
    counted = []
    for row, kind in zip(effects, kinds, strict=True):
        if kind.endswith("per-building"):
            counted.append(row.choice("building", TYPE.words))
        else:
            counted.append(0)
            _figure(row, kind, "building", False, 0)
    sides = [_rows(data, f"side_{side}", PLACE.words) for side in "ab"]
    tags = tuple(tuple(row.choice("tag", ("none", *TYPE.words)) - 1 for row in rows) for rows in sides)
    effect = tuple(tuple(row.choice("effect", ids) for row in rows) for rows in sides)
    for row, number in zip(sides[0], effect[0], strict=True):
        if kinds[number].startswith("resolution"):
            raise row.wrong("effect", "resolutions are only used with B sides")
    return {
        "EFFECT_KIND": tuple(EFFECT_KINDS.index(kind) for kind in kinds),
        "EFFECT_AMOUNT": tuple(amounts),
        "EFFECT_TIMES": tuple(times),
        "EFFECT_BUILDING": tuple(counted),
        "COST": tuple(tuple(row.integer("cost", 0, 12) for row in rows) for rows in sides),
        "POINTS": tuple(tuple(row.integer("points", 0, 9) for row in rows) for rows in sides),
        "TAG": tags,
        "TAG_SITES": tuple(
            tuple(sum(1 << at for at, tag in enumerate(row) if tag == building) for building in range(len(TYPE.words)))
            for row in tags
        ),
        "DISCOUNT": tuple(
            tuple(_figure(row, "none", "discount", tag != NONE, 9) for row, tag in zip(rows, tag_row, strict=True))
            for rows, tag_row in zip(sides, tags, strict=True)
        ),
        "EFFECT": effect,
    }


def _half(row: Reader, key: str) -> tuple[int, int, tuple[int, ...]]:
    """What a half of a dive card gives: type, number, and the kinds if they are fixed."""
    value = row.get(key)
    if isinstance(value, list):
        if not 1 <= len(value) <= MOST_ON_HALF or not all(kind in KIND.words for kind in value):
            raise row.wrong(key, f"must be 1 to {MOST_ON_HALF} of {', '.join(KIND.words)}, is {value!r}")
        kinds = [KIND.words.index(kind) for kind in value]
        return FIXED, len(kinds), (*kinds, *[NONE] * (MOST_ON_HALF - len(kinds)))
    word, _, number = str(value).partition("-")
    if word not in HALVES[1:] or number not in ("1", "2", "3", "4"):
        raise row.wrong(key, f"must be a list of resources or like 'choice-1', 'different-2', 'equal-2', is {value!r}")
    return HALVES.index(word), int(number), (NONE,) * MOST_ON_HALF


def _dive(data: Reader) -> dict[str, Any]:
    rows = _rows(data, "dive", DIVE_CARD.words)
    depth = tuple(row.choice("depth", DEPTHS) for row in rows)
    halves = [(_half(row, "a"), _half(row, "b")) for row in rows]
    linked = []
    for row, (a, b), deep in zip(rows, halves, depth, strict=True):
        linked.append(row.data.get("linked", False))
        if not isinstance(linked[-1], bool) or (linked[-1] and (a[0], b[0]) != (DIFFERENT, DIFFERENT)):
            raise row.wrong("linked", "must be true or false, and true only if both halves are 'different'")
        if deep != DEEP and a[0] != FIXED and b[0] != FIXED:
            raise row.wrong("a", "only on a deep card both halves may be of choice: a boss cannot choose")
        for key in ("arrow", "locks"):
            if deep != SHALLOW and key in row.data:
                raise row.wrong(key, "only shallow cards have it")
    for wanted in (SHALLOW, REEF):
        if wanted not in depth:
            raise data.wrong("dive", f"there must be a card of depth {DEPTHS[wanted]!r}")
    shallow = [row for row, deep in zip(rows, depth, strict=True) if deep == SHALLOW]
    arrows = iter([row.choice("arrow", COLOURS) for row in shallow])
    locks = iter([row.choice("locks", KIND.words) for row in shallow])
    return {
        "DEPTH": depth,
        "HALF_TYPE": tuple((a[0], b[0]) for a, b in halves),
        "HALF_COUNT": tuple((a[1], b[1]) for a, b in halves),
        "HALF_KINDS": tuple((*a[2], *b[2]) for a, b in halves),
        "LINKED": tuple(int(one) for one in linked),
        "ARROW": tuple(next(arrows) if deep == SHALLOW else NONE for deep in depth),
        "LOCKS": tuple(next(locks) if deep == SHALLOW else NONE for deep in depth),
        "SHALLOW_CARDS": sum(1 << card for card, deep in enumerate(depth) if deep == SHALLOW),
        "REEF_CARDS": sum(1 << card for card, deep in enumerate(depth) if deep == REEF),
        "DEEP_CARDS": sum(1 << card for card, deep in enumerate(depth) if deep == DEEP),
    }


def _docks(data: Reader) -> dict[str, Any]:
    rows = _rows(data, "docks", DOCK_TILE.words)
    types = []
    for row in rows:
        words = row.get("types")
        if not isinstance(words, list) or len(words) != 4 or not all(word in TYPE.words for word in words):
            raise row.wrong("types", f"must be a list of 4 of {', '.join(TYPE.words)}, is {words!r}")
        types.append(tuple(TYPE.words.index(word) for word in words))
    return {
        "DOCK_KIND": tuple(row.choice("kind", KIND.words) for row in rows),
        "AREA_TYPE": tuple(types),
        "AREA_POINTS": tuple(row.integers("points", 4, 0, 9) for row in rows),
    }


def _windows(row: Reader, ability: str, use: int) -> int:
    words = row.get("windows")
    if not isinstance(words, list) or not words or not all(word in WINDOWS for word in words):
        raise row.wrong("windows", f"must be a list of some of {', '.join(WINDOWS)}, is {words!r}")
    for word in words:
        if word not in FITTING.get(ability, FREELY):
            fitting = ", ".join(sorted(FITTING.get(ability, FREELY)))
            raise row.wrong("windows", f"{ability!r} can be used in {fitting}, not in {word!r}")
        if DURING.get(word, USES[use]) != USES[use] and use != FOR_BOTH:
            raise row.wrong("windows", f"a card for {USES[use]!r} cannot be used in {word!r}")
    if PRE in (WINDOWS.index(word) for word in words):
        commits = {"scout": "dive", "master-builder": "build"}.get(ability, "both")
        if USES[use] != commits:
            raise row.wrong("use", f"{ability!r} in the window 'pre' must be for {commits!r}, is {USES[use]!r}")
    return sum(1 << WINDOWS.index(word) for word in set(words))


def _specialists(data: Reader) -> dict[str, Any]:
    rows = _rows(data, "specialists", SPECIALIST.words)
    ability = [ABILITIES[row.choice("ability", ABILITIES)] for row in rows]
    use = tuple(row.choice("use", USES) for row in rows)
    marks = tuple(row.choice("set", SETS) for row in rows)
    solo = []
    windows = tuple(_windows(row, name, u) for row, name, u in zip(rows, ability, use, strict=True))
    for row, bits in zip(rows, windows, strict=True):
        solo.append(row.get("solo"))
        if not isinstance(solo[-1], bool):
            raise row.wrong("solo", f"must be true or false, is {solo[-1]!r}")
        if solo[-1] and (bits >> OPP_ORIENTED or bits >> ORIENTED & 1):
            raise row.wrong("solo", "a card about the opponent's half or turn cannot be used in solo games")
        if solo[-1] and row.get("ability") == "founder":
            raise row.wrong("solo", "there are no further turns in solo games")
    return {
        "ABILITY": tuple(ABILITIES.index(name) for name in ability),
        "FOR": use,
        "WINDOWS_OF": windows,
        "CARD_POINTS": tuple(row.integer("points", 0, 9) for row in rows),
        "CARD_AMOUNT": tuple(
            _figure(row, name, "amount", name not in WITHOUT_AMOUNT, 9) for row, name in zip(rows, ability, strict=True)
        ),
        "CARD_LEAST": tuple(
            _figure(row, name, "at_least", name in WITH_LEAST, 12) for row, name in zip(rows, ability, strict=True)
        ),
        "IN_WINDOW": tuple(
            sum(1 << card for card, bits in enumerate(windows) if bits >> window & 1) for window in range(len(WINDOWS))
        ),
        "A_SPECIALISTS": sum(1 << card for card, mark in enumerate(marks) if mark == 0),
        "SOLO_SPECIALISTS": sum(1 << card for card, one in enumerate(solo) if one),
    }


def _resolutions(data: Reader) -> dict[str, Any]:
    rows = _rows(data, "resolutions", RESOLUTION.words)
    effect = [RULES_CHANGED[row.choice("effect", RULES_CHANGED)] for row in rows]
    building = []
    for row, name in zip(rows, effect, strict=True):
        if name == "cheaper-building":
            building.append(row.choice("building", TYPE.words))
        else:
            building.append(NONE)
            _figure(row, name, "building", False, 0)
    return {
        "RULE": tuple(RULES_CHANGED.index(name) for name in effect),
        "RULE_AMOUNT": tuple(
            _figure(row, name, "amount", name not in WITHOUT_AMOUNT, 25) for row, name in zip(rows, effect, strict=True)
        ),
        "RULE_LEAST": tuple(
            _figure(row, name, "at_least", name in WITH_LEAST, 12) for row, name in zip(rows, effect, strict=True)
        ),
        "RULE_BUILDING": tuple(building),
    }


RESOURCES: int
CLEANUPS: int
RESOURCE_POINTS: int
DOCK_RESOURCES: int
CLEANUP_POINTS: int
ROW_CLEANUPS: int
SHIP_DISCOUNT: int
SHIP_BONUS: int
BOX_CLEANUPS: int
BOSS_BASE: int
BOSS_PER_BUILDING: int
START_RESOURCES: int
AREAS: tuple[int, ...]
EFFECT_KIND: tuple[int, ...]
EFFECT_AMOUNT: tuple[int, ...]
EFFECT_TIMES: tuple[int, ...]
EFFECT_BUILDING: tuple[int, ...]
COST: tuple[tuple[int, ...], ...]
POINTS: tuple[tuple[int, ...], ...]
TAG: tuple[tuple[int, ...], ...]
TAG_SITES: tuple[tuple[int, ...], ...]  # by side and type of building the locations with its tag, as a bit set
DISCOUNT: tuple[tuple[int, ...], ...]
EFFECT: tuple[tuple[int, ...], ...]
DEPTH: tuple[int, ...]
HALF_TYPE: tuple[tuple[int, ...], ...]
HALF_COUNT: tuple[tuple[int, ...], ...]
HALF_KINDS: tuple[tuple[int, ...], ...]
LINKED: tuple[int, ...]
ARROW: tuple[int, ...]
LOCKS: tuple[int, ...]
SHALLOW_CARDS: int
REEF_CARDS: int
DEEP_CARDS: int
DOCK_KIND: tuple[int, ...]
AREA_TYPE: tuple[tuple[int, ...], ...]
AREA_POINTS: tuple[tuple[int, ...], ...]
ABILITY: tuple[int, ...]
FOR: tuple[int, ...]
WINDOWS_OF: tuple[int, ...]
CARD_POINTS: tuple[int, ...]
CARD_AMOUNT: tuple[int, ...]
CARD_LEAST: tuple[int, ...]
IN_WINDOW: tuple[int, ...]
A_SPECIALISTS: int
SOLO_SPECIALISTS: int
RULE: tuple[int, ...]
RULE_AMOUNT: tuple[int, ...]
RULE_LEAST: tuple[int, ...]
RULE_BUILDING: tuple[int, ...]

if not TYPE_CHECKING:  # a name that is not declared above is an error
    __getattr__ = defaults("fathom.games.seastead", build)

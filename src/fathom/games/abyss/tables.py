"""Turns the data pack into the tables that the rules read, and refuses a pack that cannot be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fathom.core.data import Reader, defaults
from fathom.games.abyss.state import (
    AMBASSADOR,
    EACH_TURN,
    GUILD_NAMES,
    GUILDS,
    KRAKENS,
    LOCATION_NAMES,
    LOCATIONS,
    LOOT_KINDS,
    LOOT_REWARDS,
    LORD_NAMES,
    LORDS,
    NONE,
    PER,
    PER_LOOT,
    POWER_WORKS,
    POWERS,
    RACES,
    SENTINELS,
    SENTRY,
    SOLDIER,
    TOKEN_KINDS,
    VALUES,
)

SETS = ("base", "kraken")
SPACES_OF_THREAT = 6
MOST_OPTIONS = 3


def build(data: Reader) -> dict[str, Any]:
    """All tables, by the names under which the rules know them."""
    court, exploration, keys = data.table("court"), data.table("exploration"), data.table("keys")
    nebulis, lords = data.table("nebulis"), data.table("lords_rules")
    return {
        "START_PEARLS": data.table("setup").integer("pearls", 0, 50),
        "COURT_SIZE": court.integer("spaces", 1, 6),
        "REFILL_AT": court.integer("refill_at", 0, 5),
        "REFILL_PEARLS": court.integer("refill_pearls", 0, 20),
        "TRACK_SIZE": exploration.integer("spaces", 1, 5),
        "LAST_PEARLS": exploration.integer("last_pearls", 0, 20),
        "KEY_COST": keys.integer("location", 1, 6),
        "MOST_DRAWN": keys.integer("most_drawn", 1, 4),
        "START_FACE_UP": keys.integer("face_up", 0, 5),
        "NEBULIS_POINTS": nebulis.integer("points", -10, 10),
        "FIGURE_POINTS": nebulis.integer("figure", -50, 50),
        "NEBULIS_LIMIT": nebulis.integer("limit", 0, 2),
        "OUTLAW_LIMIT": nebulis.integer("outlaw_limit", 0, 2),
        "END_LORDS": lords.integer("end", 1, 20),
        "HAND_LIMIT": lords.integer("hand_limit", 0, 50),
        "COST_CHANGE": lords.integer("cost_change", 0, 5),
        "SLAVER_PEARLS": lords.integer("slaver_pearls", 0, 20),
        "PURCHASES": lords.integer("purchases", 0, 4),
        "HYPNOTIST_PURCHASES": lords.integer("hypnotist_purchases", 0, 4),
        "LAW_LIMIT": lords.integer("martial_law", 0, 50),
        **_cards(exploration),
        **_tokens(data.table("tokens")),
        **_threat(data.table("threat")),
        **_loot(data),
        **_lords(data),
        **_locations(data),
    }


def _cards(exploration: Reader) -> dict[str, Any]:
    counts = [count for race in RACES for count in exploration.integers(race, VALUES, 0, 9)]
    krakens = exploration.integers("kraken", 3, 0, 9)
    return {
        "BASE_CARDS": (*counts, 0, 0, 0, exploration.integer("monsters", 0, 20)),
        "KRAKEN_CARDS": krakens,
        "RACE_OF": (*(race for race in range(5) for _ in range(VALUES)), 5, 5, 5),
        "VALUE_OF": (*(value for _ in range(5) for value in range(1, VALUES + 1)), 2, 3, 4),
        "NEBULIS_ON": (*(0,) * KRAKENS, *exploration.integers("kraken_nebulis", 3, 0, 9)),
    }


def _tokens(tokens: Reader) -> dict[str, Any]:
    return {
        "TOKEN_POINTS": tokens.integers("points", TOKEN_KINDS, 0, 20),
        "TOKENS": tokens.integers("counts", TOKEN_KINDS, 0, 40),
    }


def _threat(threat: Reader) -> dict[str, Any]:
    pearls, tokens, keys, counts = [], [], [], []
    for space in range(1, SPACES_OF_THREAT + 1):
        name = f"space_{space}"
        options = threat.get(name)
        if not isinstance(options, list) or not 1 <= len(options) <= MOST_OPTIONS:
            raise threat.wrong(name, f"must be a list of 1 to {MOST_OPTIONS} options, is {options!r}")
        rows = [Reader({name: option}, threat.name, threat.path).integers(name, 3, 0, 9) for option in options]
        counts.append(len(rows))
        rows += [(0, 0, 0)] * (MOST_OPTIONS - len(rows))
        pearls.append(tuple(row[0] for row in rows))
        tokens.append(tuple(row[1] for row in rows))
        keys.append(tuple(row[2] for row in rows))
    return {
        "REWARDS": tuple(counts),
        "REWARD_PEARLS": tuple(pearls),
        "REWARD_TOKENS": tuple(tokens),
        "REWARD_KEYS": tuple(keys),
    }


def _loot(data: Reader) -> dict[str, Any]:
    rows = list(data.rows("loot", LOOT_KINDS))
    values = tuple(row.integer("value", 0, 20) for row in rows)
    if len(set(values)) < LOOT_KINDS:
        raise data.wrong("loot", f"every value must stand once, they are {list(values)}")
    return {
        "LOOT_VALUE": values,
        "LOOT": tuple(row.integer("count", 0, 20) for row in rows),
        "LOOT_REWARD": tuple(row.choice("reward", LOOT_REWARDS) for row in rows),
        "LOOT_AMOUNT": tuple(row.integer("amount", 0, 9) for row in rows),
    }


def _names(rows: list[Reader], known: tuple[str, ...]) -> None:
    for row, name in zip(rows, known, strict=True):
        if row.get("id") != name:
            raise row.wrong("id", f"must be {name!r} here, is {row.get('id')!r}")


def _lords(data: Reader) -> dict[str, Any]:
    rows = list(data.rows("lords", LORDS))
    _names(rows, LORD_NAMES)
    guild = tuple(row.choice("guild", GUILD_NAMES) for row in rows)
    power = tuple(row.choice("power", POWERS) for row in rows)
    amount = tuple(row.integer("amount", 0, 9) for row in rows)
    keys = tuple(row.integer("keys", 0, 1) for row in rows)
    kraken = tuple(row.choice("set", SETS) for row in rows)
    tokens = sorted(amount[lord] for lord in range(len(rows)) if power[lord] == SENTRY)
    if tokens != list(range(SENTINELS)):
        raise data.wrong("lords", f"the power 'sentinel' must have the amounts 0, 1 and 2 once each, has {tokens}")
    every = range(len(rows))
    return {
        "GUILD": guild,
        "MANDATORY": tuple(g if g < AMBASSADOR else NONE for g in guild),
        "COST": tuple(row.integer("cost", 1, 20) for row in rows),
        "RACES_WANTED": tuple(row.integer("races", 1, 5) for row in rows),
        "LORD_POINTS": tuple(row.integer("points", 0, 50) for row in rows),
        "LORD_KEYS": keys,
        "POWER_OF": power,
        "AMOUNT": amount,
        "HOLDERS": tuple(sum(1 << lord for lord in every if power[lord] == p) for p in range(len(POWERS))),
        "OF_GUILD": tuple(sum(1 << lord for lord in every if guild[lord] == g) for g in range(GUILDS)),
        "TURN_LORDS": sum(1 << lord for lord in every if POWER_WORKS[power[lord]] == EACH_TURN),
        "SOLDIERS": sum(1 << lord for lord in every if guild[lord] == SOLDIER),
        "KEYED": sum(1 << lord for lord in every if keys[lord]),
        "BASE_LORDS": sum(1 << lord for lord in every if not kraken[lord]),
        "ALL_LORDS": (1 << len(rows)) - 1,
    }


def _locations(data: Reader) -> dict[str, Any]:
    rows = list(data.rows("locations", LOCATIONS))
    _names(rows, LOCATION_NAMES)
    per = tuple(row.choice("per", PER) for row in rows)
    kraken = tuple(row.choice("set", SETS) for row in rows)
    of = []
    for row, kind in zip(rows, per, strict=True):
        known = {"guild": GUILD_NAMES, "race": RACES}.get(PER[kind])
        of.append(row.choice("of", known) if known else NONE)
    every = range(len(rows))
    return {
        "LOCATION_BASE": tuple(row.integer("base", -50, 50) for row in rows),
        "LOCATION_PER": per,
        "LOCATION_OF": tuple(of),
        "LOCATION_AMOUNT": tuple(row.integer("amount", -20, 20) for row in rows),
        "BASE_LOCATIONS": sum(1 << tile for tile in every if not kraken[tile]),
        "ALL_LOCATIONS": (1 << len(rows)) - 1,
        "SANCTUARIES": sum(1 << tile for tile in every if per[tile] == PER_LOOT),
    }


START_PEARLS: int
COURT_SIZE: int
REFILL_AT: int
REFILL_PEARLS: int
TRACK_SIZE: int
LAST_PEARLS: int
KEY_COST: int
MOST_DRAWN: int
START_FACE_UP: int
NEBULIS_POINTS: int
FIGURE_POINTS: int
NEBULIS_LIMIT: int
OUTLAW_LIMIT: int
END_LORDS: int
HAND_LIMIT: int
COST_CHANGE: int
SLAVER_PEARLS: int
PURCHASES: int
HYPNOTIST_PURCHASES: int
LAW_LIMIT: int
BASE_CARDS: tuple[int, ...]
KRAKEN_CARDS: tuple[int, ...]
RACE_OF: tuple[int, ...]
VALUE_OF: tuple[int, ...]
NEBULIS_ON: tuple[int, ...]
TOKEN_POINTS: tuple[int, ...]
TOKENS: tuple[int, ...]
REWARDS: tuple[int, ...]
REWARD_PEARLS: tuple[tuple[int, ...], ...]
REWARD_TOKENS: tuple[tuple[int, ...], ...]
REWARD_KEYS: tuple[tuple[int, ...], ...]
LOOT_VALUE: tuple[int, ...]
LOOT: tuple[int, ...]
LOOT_REWARD: tuple[int, ...]
LOOT_AMOUNT: tuple[int, ...]
GUILD: tuple[int, ...]
MANDATORY: tuple[int, ...]
COST: tuple[int, ...]
RACES_WANTED: tuple[int, ...]
LORD_POINTS: tuple[int, ...]
LORD_KEYS: tuple[int, ...]
POWER_OF: tuple[int, ...]
AMOUNT: tuple[int, ...]
HOLDERS: tuple[int, ...]
OF_GUILD: tuple[int, ...]
TURN_LORDS: int
SOLDIERS: int
KEYED: int
BASE_LORDS: int
ALL_LORDS: int
LOCATION_BASE: tuple[int, ...]
LOCATION_PER: tuple[int, ...]
LOCATION_OF: tuple[int, ...]
LOCATION_AMOUNT: tuple[int, ...]
BASE_LOCATIONS: int
ALL_LOCATIONS: int
SANCTUARIES: int

if not TYPE_CHECKING:  # a name that is not declared above is an error
    __getattr__ = defaults("fathom.games.abyss", build)

"""Turns the data pack into the tables that the rules read, and refuses a pack that cannot be played."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Any

from fathom.core.data import Reader, defaults
from fathom.games.otys.actions import PAYMENTS

RESOURCES = ("metal", "plant", "fuel", "tech")
FRONTS = ("resource", "battery", "contract", "upgrade", "prestige")
FRONT_RESOURCE, FRONT_BATTERY, FRONT_CONTRACT, FRONT_UPGRADE, FRONT_PRESTIGE = range(5)
BACKS = ("orange", "green")
CARDS = 32
WAYS_PER_CARD = 24


def build(data: Reader) -> dict[str, Any]:
    """All tables, by the names under which the rules know them."""
    player, colony, store = data.table("player"), data.table("colony"), data.table("store")
    costs, sponsors, rewards = data.table("costs"), data.table("sponsors"), data.table("rewards")
    capacity = player.integers("capacity", 5, 1, 6)
    threshold = player.integers("threshold", 4, 1, 6)
    movement = player.integers("movement", 4, 1, 7)
    for key, row in (("threshold", threshold[::-1]), ("movement", movement), ("capacity", capacity)):
        if list(row) != sorted(row):
            raise player.wrong(key, f"must not go the wrong way along the track, is {list(player.get(key))}")
    row_credits = store.integers("credits", range(1, 7), 0, 20)
    tables: dict[str, Any] = {
        "CAPACITY": capacity,
        "START_CREDITS": player.integer("credits", 0, 100),
        "START_BATTERIES": player.integer("batteries", 0, 100),
        "MOVEMENT": movement,
        "THRESHOLD": threshold,
        "PUBLIC_CONTRACTS": colony.integer("public_contracts", 1, 3),
        "PUBLIC_CONTRACTS_TWO": colony.integer("public_contracts_two", 1, 3),
        "NEUTRAL_KEYS": colony.integer("neutral_x", 0, 1000),
        "END_POINTS": colony.integer("end_points", 1, 1000),
        "ROWS": len(row_credits),
        "ROW_CREDITS": row_credits,
        "ROW_POINTS": store.integers("points", len(row_credits), 0, 20),
        "START_STORE": store.integers("start", range(5), 0, len(row_credits)),
        "SPY_COST": costs.integer("spy", 0, 20),
        "ENGINEER_COST": costs.integer("engineer", 0, 20),
        "EXPLORER_COST": costs.integer("explorer", 0, 20),
        "EXPLORER_COST_UPGRADED": costs.integer("explorer_upgraded", 0, 20),
        "UPGRADE_COST": costs.integer("upgrade", 0, 20),
        "UPGRADE_POINTS": sponsors.integer("upgrade_points", 0, 20),
        "FRONT_POINTS": rewards.integer("front_points", 0, 20),
        "BACK_CREDITS": (rewards.integer("credits", 0, 20), 0),
        "BACK_POINTS": (0, rewards.integer("points", 0, 20)),
    }
    return {**tables, **_contracts(data, capacity), **_tokens(data)}


def _contracts(data: Reader, capacity: tuple[int, ...]) -> dict[str, Any]:
    needs, patterns, points, credits, batteries, ways = [], [], [], [], [], []
    for i, card in enumerate(data.rows("contracts", CARDS)):
        if card.get("id") != f"C{i + 1:02}":
            raise card.wrong("id", f"must be C{i + 1:02}: contracts are numbered in order")
        free = "free" in card.data
        if free == ("fixed" in card.data):
            raise card.wrong("fixed", "a contract has either 'fixed' or 'free'")
        need = (0, 0, 0, 0) if free else card.integers("fixed", 4, 0, 6)
        lots = card.integers("free", range(1, 5), 1, 3) if free else ()
        size = sum(need) + sum(lots)
        if not 2 <= size <= max(capacity):
            raise card.wrong("free" if free else "fixed", f"must ask for 2 to {max(capacity)} resources in all")
        found = set(permutations((*lots, 0, 0, 0, 0)[:4])) if free else set()
        payments = sorted(PAYMENTS.index(way) for way in found)
        needs.append(need)
        patterns.append(tuple(sorted((*lots, 0, 0, 0, 0)[:4], reverse=True)))
        ways.append(tuple((payments + [-1] * WAYS_PER_CARD)[:WAYS_PER_CARD]))
        points.append(card.integer("points", 0, 20))
        credits.append(card.integer("credits", 0, 20))
        batteries.append(card.integer("batteries", 0, 20))
    pays: list[set[tuple[int, ...]]] = [
        {need} if sum(need) else {PAYMENTS[way] for way in row if way >= 0}
        for need, row in zip(needs, ways, strict=True)
    ]
    return {
        "NEED": tuple(needs),
        "PATTERN": tuple(patterns),
        "FREE": tuple(int(sum(need) == 0) for need in needs),
        "FREE_CARDS": sum(1 << card for card, need in enumerate(needs) if sum(need) == 0),
        "SIZE": tuple(sum(need) + sum(lots) for need, lots in zip(needs, patterns, strict=True)),
        "POINTS": tuple(points),
        "CREDITS": tuple(credits),
        "BATTERIES": tuple(batteries),
        "WAYS": tuple(ways),
        "FITS": _fits(pays),
    }


def _fits(pays: list[set[tuple[int, ...]]]) -> tuple[int, ...]:
    """For every possible content of a level (m + 7p + 49f + 343t) the bit set of contracts it can pay."""
    table = []
    for code in range(7**4):
        held = (code % 7, code // 7 % 7, code // 49 % 7, code // 343)
        bits = 0
        if sum(held) <= 6:
            for card, payments in enumerate(pays):
                if any(all(a >= b for a, b in zip(held, way, strict=True)) for way in payments):
                    bits |= 1 << card
        table.append(bits)
    return tuple(table)


def _tokens(data: Reader) -> dict[str, Any]:
    fronts, backs, first, second = [], [], [], []
    for i, token in enumerate(data.rows("tokens", CARDS)):
        if token.get("id") != f"R{i + 1:02}":
            raise token.wrong("id", f"must be R{i + 1:02}: tokens are numbered in order")
        front = token.choice("front", FRONTS)
        pair = token.get("resources") if front == FRONT_RESOURCE else ["metal", "plant"]
        if (
            not isinstance(pair, list)
            or len(pair) != 2
            or any(name not in RESOURCES for name in pair)
            or pair[0] == pair[1]
        ):
            raise token.wrong("resources", f"must be two different ones of {', '.join(RESOURCES)}, is {pair!r}")
        fronts.append(front)
        backs.append(token.choice("back", BACKS))
        first.append(RESOURCES.index(pair[0]))
        second.append(RESOURCES.index(pair[1]))
    return {"FRONTS_OF": tuple(fronts), "BACK": tuple(backs), "FIRST": tuple(first), "SECOND": tuple(second)}


CAPACITY: tuple[int, ...]
START_CREDITS: int
START_BATTERIES: int
MOVEMENT: tuple[int, ...]
THRESHOLD: tuple[int, ...]
PUBLIC_CONTRACTS: int
PUBLIC_CONTRACTS_TWO: int
NEUTRAL_KEYS: int
END_POINTS: int
ROWS: int
ROW_CREDITS: tuple[int, ...]
ROW_POINTS: tuple[int, ...]
START_STORE: tuple[int, ...]
SPY_COST: int
ENGINEER_COST: int
EXPLORER_COST: int
EXPLORER_COST_UPGRADED: int
UPGRADE_COST: int
UPGRADE_POINTS: int
FRONT_POINTS: int
BACK_CREDITS: tuple[int, ...]
BACK_POINTS: tuple[int, ...]
NEED: tuple[tuple[int, ...], ...]
PATTERN: tuple[tuple[int, ...], ...]
FREE: tuple[int, ...]
FREE_CARDS: int
SIZE: tuple[int, ...]
POINTS: tuple[int, ...]
CREDITS: tuple[int, ...]
BATTERIES: tuple[int, ...]
WAYS: tuple[tuple[int, ...], ...]
FITS: tuple[int, ...]
FRONTS_OF: tuple[int, ...]
BACK: tuple[int, ...]
FIRST: tuple[int, ...]
SECOND: tuple[int, ...]

if not TYPE_CHECKING:  # a name that is not declared above is an error
    __getattr__ = defaults("fathom.games.otys", build)

"""Random boxes: every value that a data pack may replace, drawn at random within what is allowed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from fathom.core.registry import definition
from fathom.games.seastead.actions import KIND, TYPE
from fathom.games.seastead.state import ABILITIES, EFFECT_KINDS, RULES_CHANGED
from fathom.games.seastead.tables import DURING, FITTING, FREELY, WITH_LEAST, WITHOUT_AMOUNT

DATA = definition("seastead").default_data


def changed(table: str, row: str, **values: Any) -> dict[str, Any]:
    """A pack in which one row of a table has other values; None takes a value out."""
    found = next(dict(one) for one in DATA[table] if one["id"] == row)
    merged = {key: value for key, value in {**found, **values}.items() if value is not None}
    return {table: [merged]}


def random_pack(seed: int) -> dict[str, Any]:
    """A whole box."""
    draw = Random(seed)
    return {
        "dive": [_dive(draw, row) for row in DATA["dive"]],
        "docks": [_dock(draw, row["id"]) for row in DATA["docks"]],
        "specialists": [_specialist(draw, row["id"]) for row in DATA["specialists"]],
        "resolutions": [_resolution(draw, row["id"]) for row in DATA["resolutions"]],
        "supply": {"resources": draw.randint(1, 12), "cleanup": draw.randint(1, 30)},
        "scoring": {"dock_resource": draw.randint(0, 2), "dock_resources": draw.randint(0, 4), "cleanup": 1},
        "ships": {"discount": draw.randint(0, 3), "bonus": draw.randint(0, 3), "boxed": draw.randint(0, 2)},
        "boss": {"base": draw.randint(0, 30), "start_resources": draw.randint(0, 4)},
        "geometry": {"areas": [draw.randint(-3, 3) for _ in range(4)]},
    } | _sides(draw)


def _sides(draw: Random) -> dict[str, Any]:
    """Effects and both sides; on A sides there are no resolutions."""
    effects = [_effect(draw, row["id"]) for row in DATA["effects"]]
    plain = [row["id"] for row in effects if not row["kind"].startswith("resolution")]
    side_b = _side(draw, "side_b", [row["id"] for row in effects])
    return {"effects": effects, "side_a": _side(draw, "side_a", plain), "side_b": side_b}


def _effect(draw: Random, id: str) -> dict[str, Any]:
    kind = draw.choice(EFFECT_KINDS)
    row: dict[str, Any] = {"id": id, "kind": kind}
    if kind not in WITHOUT_AMOUNT:
        row["amount"] = draw.randint(1, 4)
    if kind in ("trade", "trade-cleanup"):
        row["times"] = draw.randint(1, 3)
    if kind.endswith("per-building"):
        row["building"] = draw.choice(TYPE.words)
    return row


def _side(draw: Random, side: str, effects: list[str]) -> list[dict[str, Any]]:
    rows = []
    for place in DATA[side]:
        tag = draw.choice(("none", *TYPE.words))
        row = {"id": place["id"], "cost": draw.randint(0, 6), "points": draw.randint(0, 4), "tag": tag}
        if tag != "none":
            row["discount"] = draw.randint(1, 2)
        rows.append({**row, "effect": draw.choice(effects)})
    return rows


def _half(draw: Random) -> Any:
    if draw.random() < 0.5:
        return [draw.choice(KIND.words) for _ in range(draw.randint(1, 4))]
    return f"{draw.choice(('choice', 'different', 'equal'))}-{draw.randint(1, 4)}"


def _dive(draw: Random, old: dict[str, Any]) -> dict[str, Any]:
    row = {**old, "a": _half(draw), "b": _half(draw)}
    if old["depth"] != "deep" and isinstance(row["a"], str) and isinstance(row["b"], str):
        row[draw.choice("ab")] = [draw.choice(KIND.words)]
    row["linked"] = all(str(row[half]).startswith("different") for half in "ab") and draw.random() < 0.7
    return row


def _dock(draw: Random, id: str) -> dict[str, Any]:
    types = [draw.choice(TYPE.words) for _ in range(4)]
    return {"id": id, "kind": draw.choice(KIND.words), "types": types, "points": [draw.randint(0, 4) for _ in range(4)]}


def _specialist(draw: Random, id: str) -> dict[str, Any]:
    ability = draw.choice(ABILITIES)
    windows = draw.sample(sorted(FITTING.get(ability, FREELY)), draw.randint(1, len(FITTING.get(ability, FREELY))))
    fits: dict[str, Callable[[str], bool]] = {
        "both": lambda word: word != "pre" or ability not in ("scout", "master-builder"),
        "dive": lambda word: DURING.get(word, "dive") == "dive" and (word != "pre" or ability == "scout"),
        "build": lambda word: DURING.get(word, "build") == "build" and (word != "pre" or ability == "master-builder"),
    }
    use = draw.choice([name for name, fit in fits.items() if all(fit(word) for word in windows)] or ["both"])
    apart = any(word in ("oriented", "opponent-oriented", "opponent-paid") for word in windows)
    row: dict[str, Any] = {"id": id, "set": draw.choice("AB"), "ability": ability, "use": use, "windows": windows}
    row |= {"points": draw.randint(0, 3), "solo": not apart and ability != "founder" and draw.random() < 0.8}
    if ability not in WITHOUT_AMOUNT:
        row["amount"] = draw.randint(1, 4)
    if ability in WITH_LEAST:
        row["at_least"] = draw.randint(0, 4)
    return row


def _resolution(draw: Random, id: str) -> dict[str, Any]:
    effect = draw.choice(RULES_CHANGED)
    row: dict[str, Any] = {"id": id, "effect": effect}
    if effect not in WITHOUT_AMOUNT:
        row["amount"] = draw.randint(1, 4)
    if effect in WITH_LEAST:
        row["at_least"] = draw.randint(0, 5)
    if effect == "cheaper-building":
        row["building"] = draw.choice(TYPE.words)
    return row

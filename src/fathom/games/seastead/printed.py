"""What is printed on cards, docks and locations, as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fathom.games.seastead.actions import DOCK_TILE, KIND, RESOLUTION, TYPE
from fathom.games.seastead.state import (
    ABILITIES,
    ALL_OF_CARD,
    CHEAPER_BUILDING,
    CLEANUP_PER_BUILDING,
    COPY,
    DEPTHS,
    EFFECT_KINDS,
    FLIP,
    GAIN_CLEANUP,
    GAIN_OTHER,
    HALVES,
    MOST_ON_HALF,
    NONE,
    OTHER_PER_BUILDING,
    OWN_HALF,
    RESOLUTION_CLEANUP,
    RESOLUTION_TRADE,
    RETURN_TO,
    RING,
    RULES_CHANGED,
    TRADE_CLEANUP,
    TRADE_RESOURCES,
    TYPES,
    USES,
    WINDOWS,
)
from fathom.games.seastead.tables import (
    ABILITY,
    AREA_POINTS,
    AREA_TYPE,
    AREAS,
    CARD_AMOUNT,
    CARD_LEAST,
    CARD_POINTS,
    DEPTH,
    DOCK_KIND,
    EFFECT_AMOUNT,
    EFFECT_BUILDING,
    EFFECT_KIND,
    EFFECT_TIMES,
    FOR,
    HALF_COUNT,
    HALF_KINDS,
    HALF_TYPE,
    LINKED,
    RULE,
    RULE_AMOUNT,
    RULE_BUILDING,
    RULE_LEAST,
    SETS,
    WINDOWS_OF,
)


def named(words: Sequence[str], value: int) -> str | None:
    """The word of a number; None for NONE."""
    return None if value == NONE else words[value]


def members(words: Sequence[str], bits: int) -> list[str]:
    """The words of a set."""
    return [name for number, name in enumerate(words) if bits >> number & 1]


def half_content(card: int, half: int) -> dict[str, Any]:
    """What a half of a dive card gives."""
    kinds = [KIND.words[k] for k in HALF_KINDS[card][MOST_ON_HALF * half : MOST_ON_HALF * (half + 1)] if k != NONE]
    return {"gives": HALVES[HALF_TYPE[card][half]], "count": HALF_COUNT[card][half], "kinds": kinds}


def dive_view(card: int) -> dict[str, Any]:
    """A dive card as it is printed."""
    return {
        "depth": DEPTHS[DEPTH[card]],
        "halves": [half_content(card, half) for half in range(2)],
        "linked": bool(LINKED[card]),
    }


def effect_view(effect: int) -> dict[str, Any]:
    """The effect of a location: its kind and its figures."""
    kind = EFFECT_KIND[effect]
    building = TYPE.words[EFFECT_BUILDING[effect]] if kind in (OTHER_PER_BUILDING, CLEANUP_PER_BUILDING) else None
    return {
        "kind": EFFECT_KINDS[kind],
        "amount": EFFECT_AMOUNT[effect],
        "times": EFFECT_TIMES[effect],
        "building": building,
        "rule_id": effect_rule(effect),
    }


def effect_rule(effect: int) -> str:
    """The rule that explains an effect: one for each kind, or for each of its amounts, times or types of building."""
    amount, often, building = EFFECT_AMOUNT[effect], EFFECT_TIMES[effect] > 1, EFFECT_BUILDING[effect]
    number = {
        GAIN_CLEANUP: min(2, amount),
        TRADE_CLEANUP: 4 if often else 3,
        TRADE_RESOURCES: 5 if often else 6,
        GAIN_OTHER: 6 + min(3, amount),
        RETURN_TO: 10,
        COPY: 11,
        OWN_HALF: 12,
        ALL_OF_CARD: 13,
        RESOLUTION_CLEANUP: 14,
        RESOLUTION_TRADE: 15,
        FLIP: 16,
        OTHER_PER_BUILDING: 17 + building,
        CLEANUP_PER_BUILDING: 20 + building,
    }
    return f"SEA-LOCATION-{number[EFFECT_KIND[effect]]:02}"


def offset_of(area: int) -> int:
    """How far along the ring from the port an area of a dock looks, clockwise.

    SEA-PORT-03
    """
    return (AREAS[area] + 2) % RING - 2


def tile_view(dock: int) -> dict[str, Any]:
    """A dock as it is printed; the offset of an area is how far along the ring from the port it looks.

    SEA-PORT-03
    """
    areas = enumerate(zip(AREA_TYPE[dock], AREA_POINTS[dock], strict=True))
    return {
        "id": DOCK_TILE.words[dock],
        "kind": KIND.words[DOCK_KIND[dock]],
        "areas": [
            {"type": TYPE.words[building], "points": points, "offset": offset_of(area)}
            for area, (building, points) in areas
        ],
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
        "rule_id": ability_rule(ABILITY[card]),
    }


def ability_rule(ability: int) -> str:
    """The rule that explains an ability: eight of each set."""
    return f"SEA-SP-{SETS[ability // 8]}{ability % 8 + 1}"


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
        "rule_id": resolution_rule(card),
    }


def resolution_rule(card: int) -> str:
    """The rule that explains a resolution: one for each kind, but cheaper buildings have one for each type."""
    number = RULE[card] + 1
    if RULE[card] == CHEAPER_BUILDING:
        number += RULE_BUILDING[card]
    elif RULE[card] > CHEAPER_BUILDING:
        number += TYPES - 1
    return f"SEA-RS-{number:02}"

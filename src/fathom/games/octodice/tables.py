"""Turns the data pack into the tables that the rules read, and refuses a pack that cannot be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from fathom.core.data import Reader, defaults
from fathom.games.octodice.actions import BLACK, COLOUR, FUNCTION, SYMBOL, WHITE
from fathom.games.octodice.sets import ALL_ROOM, SETS_OF, ways
from fathom.games.octodice.state import COLOURS, DICE, DIGITS, NONE, OCTOPUS, SUPER_LAB_V, WHITE_DICE

TILES = "ABCDEFGHI"
MARKER_COLOURS = ("red", "yellow", "blue", "white", "green", "black", "orange", "purple")
BLACK_OCTOPUS = COLOURS * DIGITS  # the other faces are colour * DIGITS + digit


def build(data: Reader) -> dict[str, Any]:
    """All tables, by the names under which the rules know them."""
    sheet, worth = data.table("sheet"), data.table("functions")
    colours = words(data, "colours", range(1, len(COLOUR.words) + 1), COLOUR.words, distinct=True)
    research = words(sheet, "research_colours", range(1, 13), [COLOUR.words[c] for c in colours])
    bonus = sheet.integers("octopus_bonus", range(2, 9), 0, 50)
    if list(bonus) != sorted(bonus) or bonus[1] != 0:
        raise sheet.wrong("octopus_bonus", f"must begin with 0, 0 and never fall, is {list(bonus)}")
    return {
        "COLOUR_SET": sum(1 << colour for colour in colours),
        "COLOUR_ORDER": colours,
        "MARKERS": words(data, "markers", 4, MARKER_COLOURS, distinct=True),
        "CRYSTALS": sheet.integer("crystals", 1, 27),
        "STEPS": len(research),
        "RESEARCH_COLOUR": tuple(colours[i] for i in research),
        "RESEARCH_POINTS": sheet.integers("research_points", len(research), 0, 50),
        "BOT_POINTS": sheet.integers("bot_points", range(1, 4), 0, 20),
        "BOT_CIRCLES": len(sheet.get("bot_points")),
        "SUBMARINE_POINTS": sheet.integer("submarine_points", 0, 5),
        "OCTOPUS_BONUS": (bonus + bonus[-1:] * 8)[:8],
        "BOXES": sheet.integer("octopus_boxes", 1, 6),
        "PENALTY": sheet.integer("octopus_penalty", 0, 50),
        "MAJORITY": sheet.integers("crystal_majority", 2, 0, 50),
        "PLUS": worth.integer("plus", 0, 20),
        "SUPER_LAB_V_POINTS": (0, *worth.integers("super_lab_v", 3, 0, 40)),
        "SUPER_LAB_H_POINTS": (0, *worth.integers("super_lab_h", 3, 0, 40)),
        "SUPER_OCTO_POINTS": (0, *worth.integers("super_octo", 3, 0, 40)),
        "SUPER_SUB_POINTS": worth.integer("super_sub", 0, 5),
        **_dice(data, colours),
        **_tiles(data),
    }


def words(data: Reader, key: str, length: int | range, known: Any, distinct: bool = False) -> tuple[int, ...]:
    """A list of known words, as their numbers."""
    held, lengths = data.get(key), length if isinstance(length, range) else range(length, length + 1)
    if not isinstance(held, list) or len(held) not in lengths:
        wanted = f"{length}" if isinstance(length, int) else f"{lengths.start} to {lengths.stop - 1}"
        raise data.wrong(key, f"must be a list of {wanted} of {', '.join(known)}, is {held!r}")
    for word in held:
        if word not in known:
            raise data.wrong(key, f"every entry must be one of {', '.join(known)}, one is {word!r}")
    if distinct and len(set(held)) < len(held):
        raise data.wrong(key, f"every entry must be another one, is {held!r}")
    return tuple(list(known).index(word) for word in held)


def _dice(data: Reader, colours: tuple[int, ...]) -> dict[str, Any]:
    """What each face of each die shows. Dice with the same faces are alike, in whatever order they have them."""
    white, black = data.table("white"), data.table("black")
    coloured = {f"{COLOUR.words[colour]}-{digit}": (colour, digit) for colour in colours for digit in range(DIGITS)}
    names = ["octopus", *coloured]
    shown = [words(white, die, DICE, SYMBOL.words) for die in WHITE.words]
    faces = [
        [coloured.get(names[face], (NONE, NONE)) for face in words(black, die, DICE, names)] for die in BLACK.words
    ]
    for table, dice, blank, key in ((white, shown, OCTOPUS, "W1"), (black, faces, (NONE, NONE), "B1")):
        if all(face == blank for die in dice for face in die):
            raise table.wrong(key, "a set of dice that show nothing but octopods cannot be played")
    content = [*shown, *([BLACK_OCTOPUS if c == NONE else c * DIGITS + d for c, d in die] for die in faces)]
    kinds = [(die < WHITE_DICE, sorted(content[die])) for die in range(DICE)]
    return {
        "CONTENT": tuple(tuple(die) for die in content),
        "KEPT_AS": tuple(tuple(64 * kinds.index(kinds[die]) + face for face in content[die]) for die in range(DICE)),
        "IS_OCTOPUS": tuple(
            tuple(int(face == (OCTOPUS if die < WHITE_DICE else BLACK_OCTOPUS)) for face in content[die])
            for die in range(DICE)
        ),
        **_slots(content),
        "DIGIT_SET": sum(1 << digit for digit in {digit for die in faces for _, digit in die if digit != NONE}),
    }


def _slots(content: Sequence[Sequence[int]]) -> dict[str, Any]:
    """For reckoning with three white dice that are alike, and three black ones: the different faces of a die are its
    slots."""
    alike = all(sorted(content[die]) == sorted(content[die // 3 * 3]) for die in range(DICE))
    shown = [list(dict.fromkeys(content[first])) for first in (0, WHITE_DICE)]
    sides = [[content[3 * i].count(face) for face in row] + [0] * (6 - len(row)) for i, row in enumerate(shown)]
    blank = (OCTOPUS, BLACK_OCTOPUS)
    return {
        "ROOM": ALL_ROOM if alike else 0,
        "SLOT": tuple(
            tuple(shown[die // 3].index(face) if alike else 0 for face in content[die]) for die in range(DICE)
        ),
        "SHOWN": tuple((*row, *(blank[i],) * (6 - len(row))) for i, row in enumerate(shown)),
        "SIDES": tuple(tuple(row) for row in sides),
        "WAYS": tuple(tuple(ways(held, row) for held in SETS_OF) for row in sides),
    }


def _tiles(data: Reader) -> dict[str, Any]:
    """Which function each side of each tile has, and which tiles belong to each level."""
    levels: list[list[int]] = [[], [], []]
    functions: list[int] = []
    for tile, letter in enumerate(TILES):
        held = data.table("tiles").table(letter)
        level = held.integer("level", 0, 2)
        levels[level].append(tile)
        sides = words(held, "sides", 2, FUNCTION.words)
        for side in sides:
            if (side >= SUPER_LAB_V) != (level == 2):
                fits = "super-" if level == 2 else "other than super-"
                raise held.wrong("sides", f"a tile of level {level} has functions {fits}*, is {held.get('sides')!r}")
        functions += sides
    for level, tiles in enumerate(levels):
        if len(tiles) != 3:
            raise data.wrong("tiles", f"three tiles must have level {level}, it is {len(tiles)}")
    if sorted(functions) != list(range(len(FUNCTION.words))):
        raise data.wrong("tiles", "every function must stand on one side of one tile")
    for one, other in (("octo-sub", "octo-catch"), ("super-level", "super-copy")):
        if functions.index(FUNCTION.words.index(one)) // 2 != functions.index(FUNCTION.words.index(other)) // 2:
            raise data.wrong("tiles", f"{one} and {other} must be the two sides of one tile")
    return {"FUNCTION_OF": tuple(functions), "TILES_OF": tuple(tuple(tiles) for tiles in levels)}


COLOUR_SET: int
COLOUR_ORDER: tuple[int, ...]
MARKERS: tuple[int, ...]
CRYSTALS: int
STEPS: int
RESEARCH_COLOUR: tuple[int, ...]
RESEARCH_POINTS: tuple[int, ...]
BOT_POINTS: tuple[int, ...]
BOT_CIRCLES: int
SUBMARINE_POINTS: int
OCTOPUS_BONUS: tuple[int, ...]
BOXES: int
PENALTY: int
MAJORITY: tuple[int, ...]
PLUS: int
SUPER_LAB_V_POINTS: tuple[int, ...]
SUPER_LAB_H_POINTS: tuple[int, ...]
SUPER_OCTO_POINTS: tuple[int, ...]
SUPER_SUB_POINTS: int
CONTENT: tuple[tuple[int, ...], ...]
KEPT_AS: tuple[tuple[int, ...], ...]
IS_OCTOPUS: tuple[tuple[int, ...], ...]
DIGIT_SET: int
ROOM: int
SLOT: tuple[tuple[int, ...], ...]
SHOWN: tuple[tuple[int, ...], ...]
SIDES: tuple[tuple[int, ...], ...]
WAYS: tuple[tuple[int, ...], ...]
FUNCTION_OF: tuple[int, ...]
TILES_OF: tuple[tuple[int, ...], ...]

if not TYPE_CHECKING:  # a name that is not declared above is an error
    __getattr__ = defaults("fathom.games.octodice", build)

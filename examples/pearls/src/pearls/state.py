"""The state, declared once. Everything is open but a player's charm, which only its owner knows until the end."""

from __future__ import annotations

from fathom.core.names import Names
from fathom.core.state import Struct, i8, i16, many

PHASES = Names()
NEXT = PHASES.add("over")
DIVING = PHASES.add("diving")

SOURCES = Names()
BY_PEARLS = SOURCES.add("pearls")
BY_CHARM = SOURCES.add("charm")

DEPTHS = Names()
SHALLOW = DEPTHS.add("shallow")
DEEP = DEPTHS.add("deep")

WORTHS = 5  # pearls are worth 1 to 5


class Player(Struct):
    """What a player has."""

    pearls: list[int] = i16(WORTHS)  # kept, by worth less one
    charm: int = i8()  # a worth, 1 to 5


class Table(Struct):
    """The whole table."""

    seats: int = i8()
    actor: int = i8()
    over: int = i8()
    phase: int = i8()
    players: list[Player] = many(Player, 4)
    goal: int = i8()
    ending: int = i8()  # somebody has reached the goal
    air: int = i8()  # for so many shells in this turn
    bag: list[int] = i16(WORTHS)  # pearls of this dive, by worth less one

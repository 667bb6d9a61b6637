"""Otys, by Claude Lucchini: eight divers, five levels, eighteen prestige points."""

from fathom.core.definition import Definition
from fathom.games.otys.ids import END_01

GAME = Definition.of(__name__, version=2, over=END_01)

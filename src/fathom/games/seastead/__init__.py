"""Seastead, by Ian Cooper and Jan M. Gonzalez: two people build a settlement on the sea, or one against the boss."""

from fathom.core.definition import Definition
from fathom.games.seastead.ids import END_06

GAME = Definition.of(__name__, version=2, over=END_06)

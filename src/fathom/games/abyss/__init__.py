"""Abyss with the Kraken expansion, by Bruno Cathala and Charles Chevallier: Allies, Lords and a throne to win."""

from fathom.core.definition import Definition
from fathom.games.abyss.ids import END_03

GAME = Definition.of(__name__, version=2, over=END_03)

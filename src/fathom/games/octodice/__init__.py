"""Octo Dice, by Chris Toussaint: six dice, nine labs, three thirds."""

from fathom.core.definition import Definition
from fathom.games.octodice.ids import TURN_03

GAME = Definition.of(__name__, version=1, over=TURN_03)

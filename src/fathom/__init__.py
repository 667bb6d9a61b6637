"""Fathom: deep-sea board games on one rules engine.

>>> import fathom
>>> state = fathom.load("otys", players=2).new(seed=7)
>>> state.apply(state.legal()[0])
"""

from fathom.core.data import DataError
from fathom.core.game import Game
from fathom.core.options import OptionError
from fathom.core.position import IllegalAction, State
from fathom.core.record import Record, RecordError
from fathom.core.registry import games, load

__version__ = "0.1.0"
__all__ = [
    "DataError", "Game", "IllegalAction", "OptionError", "Record", "RecordError", "State", "games", "load"
]  # fmt: skip

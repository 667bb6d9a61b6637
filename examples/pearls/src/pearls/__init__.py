"""Pearl Dive: open shells, keep the pearls, mind the shark. A tiny complete game, as an example."""

from fathom.core.definition import Definition
from pearls.ids import END_01

GAME = Definition.of(__name__, version=1, over=END_01)

"""What a browser is given of a game, in one module of WebAssembly: the entry points of the rules and of the search."""

from __future__ import annotations

from fathom.bots import tree
from fathom.core.compiled import entries

BESIDE = (entries, tree)  # their functions belong to it
STRUCTS = tree.STRUCTS
ENTRIES = (*entries.ENTRIES, *tree.ENTRIES)

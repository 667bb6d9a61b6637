"""The action vocabulary."""

from __future__ import annotations

from fathom.core.actions import Arg, Vocabulary
from pearls.state import DEPTHS

DEPTH = Arg("depth", DEPTHS, messages=True)

VOCABULARY = Vocabulary()
DIVE = VOCABULARY.add("dive", DEPTH)
SURFACE = VOCABULARY.add("surface")

"""The action vocabulary."""

from __future__ import annotations

from fathom.core.actions import Vocabulary

VOCABULARY = Vocabulary()
DIVE = VOCABULARY.add("dive")
SURFACE = VOCABULARY.add("surface")

"""Looking at games from outside: statistics, matches, hints and reviews."""

from fathom.study.advice import Hint, hint, hints

__all__ = ["Hint", "hint", "hints"]

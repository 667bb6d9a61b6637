"""Looking at games from outside: statistics, matches, hints and reviews."""

from fathom.study.advice import Hint, hint, hints
from fathom.study.reviews import Review, review

__all__ = ["Hint", "Review", "hint", "hints", "review"]

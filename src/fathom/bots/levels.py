"""Five opponents, the same names in every game: from somebody who has just learned the rules to an expert.

All of them search. The lower ones make fewer simulations and overlook some of their choices, as people do; none throws
a game away on purpose. The seconds only matter where nothing is compiled yet or the machine is busy. docs/bots.md has
what was measured.
"""

from __future__ import annotations

from functools import partial

from fathom.bots.mcts import Searcher, Settings

BEGINNER = Settings(simulations=50, seconds=0.1, overlook=0.25, slack=0.08)
CASUAL = Settings(simulations=80, seconds=0.15, overlook=0.1, slack=0.06)
GOOD = Settings(simulations=400, seconds=0.3)
STRONG = Settings(simulations=3000, seconds=0.6)
EXPERT = Settings(simulations=20_000, seconds=2.0)

beginner = partial(Searcher, settings=BEGINNER)
casual = partial(Searcher, settings=CASUAL)
good = partial(Searcher, settings=GOOD)
strong = partial(Searcher, settings=STRONG)
expert = partial(Searcher, settings=EXPERT)

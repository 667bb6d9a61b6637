"""Five opponents, the same names in every game: from somebody who has just learned the rules to an expert.

All of them search. The lower ones make fewer simulations and overlook some of their choices, as people do; none throws
a game away on purpose. The upper two learn habits in their walks (`picks`), and reckon exactly where a game can (Octo
Dice); the others judge dice by what they see in their simulations, so that more thought makes a better player there,
too. The seconds only matter where nothing is compiled yet or the machine is busy. docs/bots.md has what was measured.
"""

from __future__ import annotations

from functools import partial

from fathom.bots.mcts import Searcher, Settings

BEGINNER = Settings(simulations=40, seconds=0.1, exact=0, overlook=0.3, slack=0.1)
CASUAL = Settings(simulations=80, seconds=0.15, exact=0, overlook=0.1, slack=0.06)
GOOD = Settings(simulations=400, seconds=0.3, exact=0)
STRONG = Settings(simulations=4000, seconds=0.6, picks=3)
EXPERT = Settings(simulations=20_000, seconds=2.0, picks=3)

# Seconds until an answer is there, also at a busy table server.
PROMISED = {"beginner": 0.2, "casual": 0.3, "good": 0.5, "strong": 1.0, "expert": 3.0}

beginner = partial(Searcher, settings=BEGINNER)
casual = partial(Searcher, settings=CASUAL)
good = partial(Searcher, settings=GOOD)
strong = partial(Searcher, settings=STRONG)
expert = partial(Searcher, settings=EXPERT)

"""Nets that learn a game by playing against themselves (extra `learn`). docs/learning.md tells how.

| file | what it is |
|---|---|
| `network.py` | the net, in torch; what it thinks of a position |
| `experience.py` | many games side by side, and what happened in them |
| `league.py` | earlier selves, to play against |
| `ppo.py` | how a net becomes better by what happened |
| `training.py` | the whole loop, with checkpoints and a log |
| `judging.py` | matches of a net against other bots |
"""

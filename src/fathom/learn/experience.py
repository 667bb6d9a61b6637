"""Many games side by side, of every number of players, and what happened in them.

Everything stays on one device: with a GPU the games are played there, too, and not a byte leaves it.
"""

from __future__ import annotations

import warnings
from dataclasses import dataclass
from typing import Any

import torch

from fathom.bots.nets import CHANNELS, SEATS
from fathom.core.chance import stream
from fathom.core.game import Game
from fathom.learn.network import Network, masked

KEPT = 0.98  # of the mean that a solo player's points are measured from, at each step


@dataclass
class Experience:
    """Decisions, all in rows: what was known, what could be done and was, and what came of it."""

    seen: torch.Tensor
    legal: torch.Tensor
    action: torch.Tensor
    chance: torch.Tensor  # the logarithm of the chance with which it was chosen
    better: torch.Tensor  # how much more it brought than was expected
    value: torch.Tensor  # what was found to be expected then, channels by seats
    seats: torch.Tensor  # which seats there are
    own: torch.Tensor  # decided by the net that learns

    def __len__(self) -> int:
        return len(self.action)


@dataclass(frozen=True)
class Custom:
    """How experience is made into lessons."""

    steps: int = 32  # decisions of each game between two lessons
    trace: float = 0.95  # how much later surprises count for earlier actions (lambda)
    winning: float = 0.5  # what a seat strives for: to win, and for the rest the lead
    league: float = 0.2  # the share of games with earlier selves


class Field:
    """Games with one number of players."""

    def __init__(self, game: Game, n: int, seed: int, device: torch.device, custom: Custom) -> None:
        self.game, self.n, self.device, self.custom = game, n, device, custom
        fast = game.compile(device="cuda") if device.type == "cuda" else game.compile()
        self.games = fast.rollout(n, seed=seed, autoreset="same_step")
        with warnings.catch_warnings(action="ignore"):  # the masks can only be read
            self.seen, self.legal, self.actors, self.ended, self.scores, self.ranks = (
                torch.as_tensor(array, device=device)
                for array in (
                    self.games.observations, self.games.masks, self.games.actors, self.games.ended,
                    self.games.scores, self.games.ranks,
                )
            )  # fmt: skip
        self.chosen = self.games.xp.zeros(n, "int32")
        self.choosing = torch.as_tensor(self.chosen, device=device)
        with_elder = int(n * custom.league) if game.seats > 1 else 0
        rows = torch.arange(n, device=device)
        self.learner = torch.where(rows < with_elder, rows % game.seats, -1)  # whose seat is the one that learns
        scores, _ = fast.games(1024, stream(seed, 1))
        self.usual, self.spread = float(scores.mean()), max(1.0, float(scores.std()))
        self.par = self.usual  # where a solo player's lead is measured from
        self.results = torch.zeros(3, device=device)  # games, points, decisions

    def play(self, net: Network, elder: Network | None) -> Experience:
        """Some steps of every game."""
        steps, n, seats = self.custom.steps, self.n, self.game.seats
        new = {"device": self.device}
        seen = torch.empty(steps, n, self.seen.shape[1], dtype=torch.float16, **new)
        legal = torch.empty(steps, n, self.legal.shape[1], dtype=torch.bool, **new)
        action, actor = (torch.empty(steps, n, dtype=torch.int64, **new) for _ in range(2))
        chance, ended = torch.empty(steps, n, **new), torch.empty(steps, n, **new)
        values = torch.empty(steps + 1, n, len(CHANNELS), seats, **new)
        rewards = torch.zeros(steps, n, len(CHANNELS), seats, **new)
        own = torch.empty(steps, n, dtype=torch.bool, **new)
        self.results.zero_()
        for step in range(steps + 1):
            now = self.seen.half()  # as it is kept: what is learned from is what was thought about
            logits, expected = net(now.float())
            who = self.actors.long()
            values[step] = self.by_seat(expected, who)
            if step == steps:
                break
            mine = (self.learner < 0) | (self.learner == who)
            if elder is not None:
                logits = torch.where(mine[:, None], logits, elder(now.float())[0])
            chances = masked(logits, self.legal)
            picked = self.pick(chances)
            seen[step], legal[step], action[step], actor[step], own[step] = now, self.legal, picked, who, mine
            chance[step] = chances.gather(1, picked[:, None])[:, 0]
            self.choosing.copy_(picked)
            self.games.step(self.chosen)
            ended[step] = self.ended.float()
            rewards[step] = self.reward() * ended[step][:, None, None]
        surprise, found = self.looked_back(values, rewards, ended)
        mixed = self.custom.winning * surprise[:, :, 0] + (1 - self.custom.winning) * surprise[:, :, 1]
        better = mixed.gather(2, actor[:, :, None])[:, :, 0]
        turned = self.by_step(found, actor)
        there = (torch.arange(SEATS, device=self.device) < seats).expand(steps, n, SEATS)
        parts = seen, legal, action, chance, better, turned, there, own
        return Experience(*(part.flatten(0, 1) for part in parts))

    def pick(self, chances: torch.Tensor) -> torch.Tensor:
        """Actions by their chances: the largest of the logarithms with noise of a certain shape (Gumbel's)."""
        noise = torch.rand_like(chances).clamp_(1e-20).log_().neg_().log_().neg_()
        return (chances + noise).argmax(1)

    def by_seat(self, expected: torch.Tensor, who: torch.Tensor) -> torch.Tensor:
        """What whoever decides expects, by the seats of the table."""
        seats = self.game.seats
        at = (torch.arange(seats, device=self.device)[None, :] - who[:, None]) % seats
        return expected.gather(2, at[:, None, :].expand(-1, len(CHANNELS), -1))

    def by_step(self, found: torch.Tensor, actor: torch.Tensor) -> torch.Tensor:
        """The other way round: by seats from whoever decided, with room for all."""
        seats = self.game.seats
        at = (torch.arange(seats, device=self.device)[None, None, :] + actor[:, :, None]) % seats
        turned = found.gather(3, at[:, :, None, :].expand(-1, -1, len(CHANNELS), -1))
        return torch.nn.functional.pad(turned, (0, SEATS - seats))

    def reward(self) -> torch.Tensor:
        """What the games that have just ended were worth, in each channel to each seat."""
        points = self.scores.float()
        ended = self.ended.float()
        games = ended.sum()
        self.results += torch.stack([games, (points.mean(1) * ended).sum(), torch.full_like(games, self.n)])
        if self.game.seats == 1:
            lead = points - self.par
        else:
            lead = points - (points.sum(1, keepdim=True) - points) / (self.game.seats - 1)
        first = (self.ranks == 0).float()
        won = 2 * first / first.sum(1, keepdim=True).clamp(1) - 1
        parts = won, torch.tanh(lead / self.game.rules.SCALE), (points - self.usual) / self.spread
        return torch.stack(parts, 1)

    def looked_back(
        self, values: torch.Tensor, rewards: torch.Tensor, ended: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """For each step and seat how much more came of it than was expected, counting later surprises less and less
        (generalised advantages), and what should have been expected."""
        surprise = torch.zeros_like(rewards)
        last = torch.zeros_like(rewards[0])
        for step in reversed(range(len(rewards))):
            goes_on = (1 - ended[step])[:, None, None]
            last = rewards[step] + goes_on * (values[step + 1] + self.custom.trace * last) - values[step]
            surprise[step] = last
        if self.game.seats == 1 and self.results[0] > 0:
            self.par = KEPT * self.par + (1 - KEPT) * float(self.results[1] / self.results[0])
        return surprise, surprise + values[:-1]


def together(parts: list[Experience]) -> Experience:
    """One experience of several."""
    if len(parts) == 1:
        return parts[0]
    names = Experience.__dataclass_fields__
    made: dict[str, Any] = {name: torch.cat([getattr(part, name) for part in parts]) for name in names}
    return Experience(**made)

"""A network that learns a game by playing against itself, and is held against the bot `greedy`: in one file.

    pip install 'fathom[learn]'
    python examples/learning/selfplay.py     # some ten minutes of one core; docs/research.md says how well

Many games run side by side in compiled code (`Rollout`), which shows after each step what whoever decides now may know,
what is legal, and what the ends of games were worth. One network plays all seats. For each seat, seen from the one who
decides, it says how well that seat will do, so that each step, whoever's it was, teaches something about every seat:
how much better or worse a seat fared after a step than the network had expected is that step's advantage for the seat,
and whoever decided learns from their own (PPO).

It does not begin with nothing: it is told what the game's own reckoning says of each action (what it is worth by the
exact odds of the dice; for other decisions what `greedy` would do), prefers what is said to be better, and learns what
this overlooks. With `--alone` it is told nothing.

Written: `curve.csv`, `curve.svg`, `policy.pt`. At the end the network plays 400 games or more against greedy, half of
them from each seat, on the same deals.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

import fathom
from fathom.bots import ask, bot, worlds
from fathom.core.chance import stream
from fathom.core.compiled import Rollout
from fathom.core.weights import USUAL

GAMES, STEPS = 512, 64  # games side by side, and how many steps of each before the network learns from them
EPOCHS, BATCH = 2, 2048  # how often it goes through them, and in what portions
RATE, CLIP, LAMBDA = 3e-4, 0.2, 0.95  # of learning at the beginning; how far a policy may move; how far credit reaches
TRUST = 2.0  # at first: a point more makes an action e² times as likely
UNWORTHY = -1.0  # points that an action is held to be worse where it is only known what greedy would do
ENTROPY, VALUE = 0.003, 1.0  # how much it counts to stay curious, and to foresee the end
NEVER = -60.0  # the preference for what is illegal; numbers so small that they become zero would take long
MARGIN = 10.0  # points by which a win counts as clear


class Network(nn.Module):
    """From an observation and hints to a preference for each action, and to a value for each seat: the observer's
    first."""

    def __init__(self, inputs: int, actions: int, seats: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.values = nn.Linear(width, actions), nn.Linear(width, seats)
        self.trust = nn.Parameter(torch.tensor(TRUST))
        with torch.no_grad():  # at first, only hints make actions differ, and nothing is expected
            self.policy.weight *= 0.01
            self.values.weight *= 0.01

    def forward(self, seen: Tensor, legal: Tensor, hints: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of probabilities, and values."""
        x = self.body(seen)
        chosen = self.policy(x) + self.trust * hints
        return chosen.masked_fill(~legal, NEVER).log_softmax(-1), self.values(x)


class Reckoning:
    """What the game itself says of actions, in many games: by how many points each is worse than the best."""

    def __init__(self, game: fathom.Game) -> None:
        self.game, self.fast, self.world = game, game.compile(), worlds.prepare(game)
        world, actions = self.world, game.num_actions
        self.weights, self.values = world.row(game.weights(USUAL)), world.values(game.seats)
        self.room, self.worth = world.values(game.rules.ROOM), world.values(actions)
        self.offers = [world.offers(actions) for _ in range(3)]

    def __call__(self, games: Rollout) -> Tensor:
        """A row for each game, zeros where nothing is said."""
        hints = np.zeros((games.n, self.game.num_actions), np.float32)
        known = games.states.copy()  # without what the seat cannot know
        self.fast.determinise(known, np.maximum(games.actors, 0), seed=1)
        legal = self.offers[0]
        for i in np.flatnonzero(games.actors >= 0).tolist():
            one = known[i : i + 1]
            if self.game.rules.ROOM and self.world.reckon(one, legal, self.weights, self.room, self.worth):
                count = int(legal[0])
                worth = self.worth[:count]
                hints[i, legal[1 : count + 1]] = worth - worth.max()
            else:
                room = np.repeat(one, 3), self.world.chance(1), *self.offers, self.weights, self.values
                hints[i] = UNWORTHY
                hints[i, self.world.greedy(*room, int(games.actors[i]), self.game.rules.LEAD)] = 0
        return torch.from_numpy(hints)


class Learner:
    """Games in progress, and the network that plays them."""

    def __init__(self, game: fathom.Game, seed: int, threads: int, games: int = GAMES, alone: bool = False) -> None:
        torch.manual_seed(seed)
        self.games = game.compile().rollout(games, seed, threads, autoreset="same_step")
        self.network = Network(game.observation_shape[0], game.num_actions, game.seats)
        self.reckoning = None if alone else Reckoning(game)
        self.optimizer = torch.optim.Adam(self.network.parameters(), RATE, eps=1e-5)
        self.seats = torch.arange(game.seats)

    def look(self) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """What the games show. Copied, because the next step writes over it."""
        return *looked(self.games, self.reckoning), torch.from_numpy(self.games.actors.astype(np.int64))

    def worth(self) -> Tensor:
        """What the games that have just ended were worth to each seat: half by place, half by the margin."""
        games = self.games
        others = (games.scores.sum(1, keepdims=True) - games.scores) / max(1, len(self.seats) - 1)
        margin = np.tanh((games.scores - others) / MARGIN) * games.ended[:, None]
        return torch.from_numpy((games.rewards + margin).astype(np.float32) / 2)

    @torch.no_grad()
    def play(self, steps: int) -> dict[str, Tensor]:
        """Some steps of all games; returns what is to be learned from them, a row for each decision."""
        rows: dict[str, list[Tensor]] = {name: [] for name in ("seen", "legal", "hints", "actor", "action", "chance")}
        values, rewards, ends = [], [], []
        for step in range(steps + 1):
            seen, legal, hints, actor = self.look()
            chances, relative = self.network(seen, legal, hints)
            # A value for each seat of the table, from those counted from the one who decides.
            values.append(relative.gather(1, (self.seats - actor[:, None]) % len(self.seats)))
            if step == steps:
                break
            action = (chances.exp() / -torch.rand_like(chances).log()).argmax(1)  # drawn by these chances
            self.games.step(action.numpy())
            taken = chances.gather(1, action[:, None]).squeeze(1)
            for name, row in zip(rows, (seen, legal, hints, actor, action, taken), strict=True):
                rows[name].append(row)
            rewards.append(self.worth())
            ends.append(torch.from_numpy(self.games.ended.copy())[:, None])
        gains, gain = [], torch.zeros_like(values[0])
        for step in reversed(range(steps)):  # how much better each seat fared than had been expected
            goes_on = ~ends[step]
            gain = rewards[step] + values[step + 1] * goes_on - values[step] + LAMBDA * gain * goes_on
            gains.append(gain)
        gains.reverse()
        data = {name: torch.cat(found) for name, found in rows.items()}
        back = (self.seats + data["actor"][:, None]) % len(self.seats)  # counted from whoever decided
        data["gain"] = torch.cat(gains).gather(1, back)
        data["value"] = data["gain"] + torch.cat(values[:-1]).gather(1, back)
        return data

    def learn(self, data: dict[str, Tensor], left: float) -> dict[str, float]:
        """Make likelier what went better than expected, but not by much at once. `left`: of all the time."""
        self.optimizer.param_groups[0]["lr"] = RATE * max(left, 0.02)
        told = []
        for _ in range(EPOCHS):
            for part in torch.randperm(len(data["action"])).split(BATCH):
                one = {name: column[part] for name, column in data.items()}
                chances, values = self.network(one["seen"], one["legal"], one["hints"])
                gain = one["gain"][:, 0]  # that of whoever decided
                gain = (gain - gain.mean()) / (gain.std() + 1e-8)
                ratio = (chances.gather(1, one["action"][:, None]).squeeze(1) - one["chance"]).exp()
                policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                value = (values - one["value"]).square().mean()
                entropy = -(chances.exp() * chances).sum(1).mean()
                self.optimizer.zero_grad()
                (policy + VALUE * value - ENTROPY * left * entropy).backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimizer.step()
                told.append((policy.item(), value.item(), entropy.item()))
        return dict(zip(("policy", "value", "entropy"), np.mean(told, axis=0).tolist(), strict=True))


def looked(games: Rollout, reckoning: Reckoning | None) -> tuple[Tensor, Tensor, Tensor]:
    """What the games show to whoever decides: observations, masks, hints."""
    legal = torch.from_numpy(games.masks.copy())
    hints = torch.zeros(legal.shape) if reckoning is None else reckoning(games)
    return torch.from_numpy(games.observations.copy()), legal, hints


@torch.no_grad()
def against(learner: Learner, game: fathom.Game, name: str, games: int, seed: int) -> tuple[float, float, float]:
    """The share of wins against a bot, a tie half, with its interval of 95 %. The same deals are played from each seat,
    so it is the deals, not the games, whose results are independent of each other."""
    deals = games // game.seats
    won = np.zeros((game.seats, deals))
    for seat in range(game.seats):
        tables = game.compile().rollout(deals, seed)
        others = [bot(name, stream(seed, i)) for i in range(deals)]
        left = np.ones(deals, np.bool_)
        while left.any():
            chances, _ = learner.network(*looked(tables, learner.reckoning))
            actions = chances.argmax(1).numpy()
            for i in np.flatnonzero(left & (tables.actors != seat)).tolist():
                actions[i] = ask(others[i], tables.state(i), stream(seed, i))
            tables.step(actions)
            ends = tables.ended & left
            won[seat, ends] = (tables.rewards[ends, seat] + 1) / 2
            left &= ~ends
    each = won.mean(0)
    half = 1.96 * each.std(ddof=1) / np.sqrt(deals)
    return float(each.mean()), float(each.mean() - half), float(each.mean() + half)


def picture(rows: list[dict[str, float]], bot: str, path: Path) -> None:
    """The learning curve."""
    from matplotlib.figure import Figure

    shown = [row for row in rows if "won" in row]
    minutes, won = ([row[name] for row in shown] for name in ("minutes", "won"))
    figure = Figure((7, 4), layout="constrained")
    axes = figure.add_subplot(xlabel="processor minutes", ylabel=f"share of wins against {bot}", ylim=(0, 1))
    axes.axhline(0.5, color="gray", linewidth=0.8, linestyle="--")
    axes.fill_between(minutes, [row["low"] for row in shown], [row["high"] for row in shown], alpha=0.25, linewidth=0)
    axes.plot(minutes, won, marker="o")
    figure.savefig(path)


def main(arguments: list[str] | None = None) -> tuple[float, float, float]:
    """Learn, and tell how well it went."""
    parser = argparse.ArgumentParser(description="A network learns a game of two by playing against itself.")
    parser.add_argument("--game", default="octodice", choices=fathom.games())
    parser.add_argument("--minutes", type=float, default=8.0, help="of processor time, without the matches")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--bot", default="greedy", help="to be beaten")
    parser.add_argument("--games", type=int, default=GAMES, help="side by side")
    parser.add_argument("--alone", action="store_true", help="without the game's own reckoning")
    parser.add_argument("--looks", type=int, default=10, help="matches for the learning curve")
    parser.add_argument("--match", type=int, default=100, help="games of such a match")
    parser.add_argument("--last", type=int, default=1000, help="games of the last match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learned"))
    asked = parser.parse_args(arguments)
    torch.set_num_threads(asked.threads)
    asked.out.mkdir(parents=True, exist_ok=True)
    game = fathom.load(asked.game, players=2)
    learner = Learner(game, asked.seed, asked.threads, asked.games, asked.alone)
    rows: list[dict[str, float]] = []
    spent, decisions, looked = 0.0, 0, 0
    while True:
        share = min(1.0, spent / (60 * asked.minutes))
        told: dict[str, float] = {"minutes": spent / 60, "decisions": decisions}
        if share * asked.looks >= looked:
            looked += 1
            games = asked.last if share == 1 else asked.match
            found = against(learner, game, asked.bot, games, seed=10**6 + looked)
            told |= dict(zip(("won", "low", "high"), found, strict=True))
        start = time.process_time()
        if share < 1:
            data = learner.play(STEPS)
            told |= learner.learn(data, 1 - share)
            decisions += len(data["action"])
        spent += time.process_time() - start
        rows.append(told)
        print(*(f"{name} {value:,.3f}" for name, value in told.items()), flush=True)
        if share == 1:
            break
    torch.save(learner.network.state_dict(), asked.out / "policy.pt")
    with (asked.out / "curve.csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, ("minutes", "decisions", "policy", "value", "entropy", "won", "low", "high"))
        writer.writeheader()
        writer.writerows(rows)
    picture(rows, asked.bot, asked.out / "curve.svg")
    return found


if __name__ == "__main__":
    main()

"""A network that learns a game by playing against itself, until it beats the bot `greedy`: in one file.

    pip install 'fathom[learn]'
    python examples/learning/selfplay.py --minutes 25          # of processor time: 12.5 minutes on two cores

Many games run side by side in compiled code (`Rollout`), which shows after each step what whoever decides now may know,
what is legal, and what the ends of games were worth. One network plays all seats. For each seat, seen from the one who
decides, it says how well that seat will do, so that each step, whoever's it was, teaches something about every seat:
how much better or worse a seat fared after a step than the network had expected is that step's advantage for the seat,
and whoever decided learns from their own.

It begins with a lesson: while the network plays itself, a teacher says what it would have done (what is best by the
game's own reckoning of its dice; for other decisions what `greedy` would do), and the network learns to answer
likewise, and how games end. Then it goes on alone, by PPO.

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
from fathom.bots import bot, worlds
from fathom.bots.mcts import worths
from fathom.core.compiled import Rollout
from fathom.core.weights import USUAL
from fathom.envs.vector import VectorEnvironment

GAMES, STEPS = 512, 64  # games side by side, and how many steps of each before the network learns from them
EPOCHS, BATCH = 2, 2048  # how often it goes through them, and in what portions
RATE, CLIP, LAMBDA = 7e-4, 0.2, 0.95  # of learning at the beginning; how far a policy may move; how far credit reaches
LESSON_STEPS, LESSON_EPOCHS = 16, 6  # the same while a teacher helps, whose advice takes longer than a step
ENTROPY, VALUE = 0.003, 1.0  # how much it counts to stay curious, and to foresee the end
NEVER = -60.0  # the preference for what is illegal; numbers so small that they become zero would take long
MARGIN = 10.0  # points by which a win counts as clear


class Network(nn.Module):
    """From an observation to a preference for each action, and to a value for each seat: the observer's first."""

    def __init__(self, inputs: int, actions: int, seats: int, half: bool = False, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.kind = torch.bfloat16 if half else torch.float32  # in which the large products are calculated
        self.policy, self.values = nn.Linear(width, actions), nn.Linear(width, seats)
        with torch.no_grad():  # at first, all actions are alike and nothing is expected
            self.policy.weight *= 0.01
            self.values.weight *= 0.01

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of probabilities, and values."""
        with torch.autocast("cpu", self.kind, enabled=self.kind is not torch.float32):
            x = self.body(seen)
            chosen, values = self.policy(x), self.values(x)
        return chosen.float().masked_fill(~legal, NEVER).log_softmax(-1), values.float()


class Teacher:
    """Says what to do in each of many games."""

    def __init__(self, game: fathom.Game) -> None:
        worlds.prepare(game)  # compiled, now
        self.greedy = bot("greedy", 1)

    def __call__(self, games: Rollout) -> Tensor:
        """An action for each."""
        return torch.tensor([self.advice(games.state(i)) for i in range(games.n)])

    def advice(self, state: fathom.State) -> int:
        """The action that is worth most, where the game knows what each is worth; else what greedy would do."""
        assert state.actor is not None
        known = state.determinise(state.actor, seed=1)  # without what the seat cannot know
        worth = worths(known, USUAL)
        return self.greedy.choose(known, state.actor) if worth is None else known.legal()[worth.index(max(worth))]


class Learner:
    """Games in progress, and the network that plays them."""

    def __init__(self, game: fathom.Game, seed: int, threads: int, games: int = GAMES, half: bool = False) -> None:
        torch.manual_seed(seed)
        self.games = game.compile().rollout(games, seed, threads, autoreset="same_step")
        self.network = Network(game.observation_shape[0], game.num_actions, game.seats, half)
        self.optimizer = torch.optim.Adam(self.network.parameters(), RATE, eps=1e-5)
        self.seats = torch.arange(game.seats)

    def look(self) -> tuple[Tensor, Tensor, Tensor]:
        """What the games show: observations, masks, and who decides. Copied, because the next step writes over it."""
        games = self.games
        seen = torch.from_numpy(games.observations).to(self.network.kind, copy=True)
        return seen, torch.from_numpy(games.masks.copy()), torch.from_numpy(games.actors.astype(np.int64))

    def worth(self) -> Tensor:
        """What the games that have just ended were worth to each seat: half by place, half by the margin."""
        games = self.games
        others = (games.scores.sum(1, keepdims=True) - games.scores) / max(1, len(self.seats) - 1)
        margin = np.tanh((games.scores - others) / MARGIN) * games.ended[:, None]
        return torch.from_numpy((games.rewards + margin).astype(np.float32) / 2)

    @torch.no_grad()
    def play(self, steps: int, teacher: Teacher | None = None) -> dict[str, Tensor]:
        """Some steps of all games; returns what is to be learned from them, a row for each decision."""
        rows: dict[str, list[Tensor]] = {name: [] for name in ("seen", "legal", "actor", "action", "chance", "advice")}
        values, rewards, ends = [], [], []
        for step in range(steps + 1):
            seen, legal, actor = self.look()
            chances, relative = self.network(seen, legal)
            # A value for each seat of the table, from those counted from the one who decides.
            values.append(relative.gather(1, (self.seats - actor[:, None]) % len(self.seats)))
            if step == steps:
                break
            action = (chances.exp() / -torch.rand_like(chances).log()).argmax(1)  # drawn by these chances
            advice = action if teacher is None else teacher(self.games)
            self.games.step(action.numpy())
            taken = chances.gather(1, action[:, None]).squeeze(1)
            for name, row in zip(rows, (seen, legal, actor, action, taken, advice), strict=True):
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

    def learn(self, data: dict[str, Tensor], left: float, taught: bool = False) -> dict[str, float]:
        """Make likelier what the teacher advised; or, by PPO, what went better than expected, but not by much at once.
        `left`: of all the time."""
        self.optimizer.param_groups[0]["lr"] = RATE * max(left, 0.02)
        told = []
        for _ in range(LESSON_EPOCHS if taught else EPOCHS):
            for part in torch.randperm(len(data["action"])).split(BATCH):
                one = {name: column[part] for name, column in data.items()}
                chances, values = self.network(one["seen"], one["legal"])
                gain = one["gain"][:, 0]  # that of whoever decided
                gain = (gain - gain.mean()) / (gain.std() + 1e-8)
                ratio = (chances.gather(1, one["action"][:, None]).squeeze(1) - one["chance"]).exp()
                policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                if taught:
                    policy = -chances.gather(1, one["advice"][:, None]).mean()
                value = (values - one["value"]).square().mean()
                entropy = -(chances.exp() * chances).sum(1).mean()
                self.optimizer.zero_grad()
                (policy + VALUE * value - ENTROPY * left * entropy).backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimizer.step()
                told.append((policy.item(), value.item(), entropy.item()))
        return dict(zip(("policy", "value", "entropy"), np.mean(told, axis=0).tolist(), strict=True))


def against(network: Network, game: fathom.Game, bot: str, games: int, seed: int) -> tuple[float, float, float]:
    """The share of wins against a bot, a tie half, with its interval of 95 %. The same deals are played from each seat,
    so it is the deals, not the games, whose results are independent of each other."""
    deals = games // game.seats
    won = np.zeros((game.seats, deals))
    for seat in range(game.seats):
        tables = VectorEnvironment(game, deals, bot, seat, autoreset_mode="NextStep", copy=False)
        seen, info = tables.reset(seed=seed)
        left = np.ones(deals, np.bool_)
        while left.any():
            with torch.no_grad():
                chances, _ = network(torch.from_numpy(seen), torch.from_numpy(info["action_mask"].astype(np.bool_)))
            seen, rewards, over, _, info = tables.step(chances.argmax(1).numpy())
            ends = over & left
            won[seat, ends] = (rewards[ends] + 1) / 2
            left &= ~over
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
    parser.add_argument("--minutes", type=float, default=25.0, help="of processor time, without the matches")
    parser.add_argument("--lesson", type=float, default=0.3, help="part of the time with a teacher")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--bot", default="greedy", help="to be beaten")
    parser.add_argument("--games", type=int, default=GAMES, help="side by side")
    parser.add_argument("--half", action="store_true", help="bfloat16: quicker where processors have AMX")
    parser.add_argument("--looks", type=int, default=10, help="matches for the learning curve")
    parser.add_argument("--match", type=int, default=100, help="games of such a match")
    parser.add_argument("--last", type=int, default=1000, help="games of the last match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learned"))
    asked = parser.parse_args(arguments)
    torch.set_num_threads(asked.threads)
    asked.out.mkdir(parents=True, exist_ok=True)
    game = fathom.load(asked.game, players=2)
    learner = Learner(game, asked.seed, asked.threads, asked.games, asked.half)
    teacher = Teacher(game)
    rows: list[dict[str, float]] = []
    spent, decisions, looked = 0.0, 0, 0
    while True:
        share = min(1.0, spent / (60 * asked.minutes))
        told: dict[str, float] = {"minutes": spent / 60, "decisions": decisions}
        if share * asked.looks >= looked:
            looked += 1
            games = asked.last if share == 1 else asked.match
            found = against(learner.network, game, asked.bot, games, seed=10**6 + looked)
            told |= dict(zip(("won", "low", "high"), found, strict=True))
        start = time.process_time()
        if share < 1:
            taught = share < asked.lesson
            data = learner.play(LESSON_STEPS if taught else STEPS, teacher if taught else None)
            told |= learner.learn(data, 1 - share, taught)
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

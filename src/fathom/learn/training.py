"""The whole loop: play, learn from it, keep a former self now and then, write down how it goes.

A folder holds a training: `log.jsonl`, a line for each lesson and each match; `checkpoint.pt`, all that is needed to go
on; `net.npz`, the net as it would be played with. It can be killed at any time and goes on from its last checkpoint.
"""

from __future__ import annotations

import copy
import json
import os
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch

from fathom.bots import nets
from fathom.core.chance import Seeded, stream
from fathom.core.game import Game
from fathom.core.registry import definition
from fathom.learn.experience import Custom, Field, together
from fathom.learn.league import League
from fathom.learn.network import Network
from fathom.learn.ppo import Lessons, learn

CHECKPOINT, LOG = "checkpoint.pt", "log.jsonl"
SAVED = 60.0  # seconds between two checkpoints
SMOOTH = 0.98  # what is played with is a mean over the last lessons: it weighs so much more than the newest one


@dataclass(frozen=True)
class Plan:
    """What to train, and how. All that is random follows from the seed: on one kind of machine, and with a budget
    in decisions, the same net comes of it."""

    game: str
    players: tuple[int, ...]
    games: int = 4096  # side by side, in all
    decisions: int = 20_000_000  # to learn from; the rates of learning fall towards it
    seconds: float | None = None  # or, if it is shorter, so long
    width: int = 256
    layers: int = 2
    seed: int = 0
    device: str = "cpu"
    custom: Custom = field(default_factory=Custom)
    lessons: Lessons = field(default_factory=Lessons)
    elder: int = 20  # lessons from one former self to the next

    def __post_init__(self) -> None:
        for players in self.players:
            self.table(players)
        if not self.players:
            raise ValueError("players: at least one number is needed")
        if self.games < len(self.players) or self.decisions < 1 or self.custom.steps < 1:
            raise ValueError("games, decisions and steps must be above 0, with a game for each number of players")
        if not 1 <= self.width <= 4096 or not 0 <= self.layers <= 32:
            raise ValueError("the width of a net must be from 1 to 4096, its layers from 0 to 32")

    def about(self) -> nets.About:
        """What the net is good for."""
        return nets.About.of(self.table(self.players[0]), self.players, self.width, self.layers)

    def table(self, players: int) -> Game:
        """The game with so many players."""
        return Game(definition(self.game), {"players": players})


class Training:
    """A training in a folder: begun, or gone on with."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan, self.folder, self.device = plan, folder, torch.device(plan.device)
        folder.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(plan.seed)
        torch.set_float32_matmul_precision("high")
        self.about = plan.about()
        self.net = Network(self.about.shape).to(self.device)
        self.smooth = copy.deepcopy(self.net).requires_grad_(False)
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=plan.lessons.rate, eps=1e-5)
        self.league, self.chance = League(self.net), Seeded(plan.seed)
        self.lesson, self.decisions, self.spent = 0, 0, 0.0
        if (folder / CHECKPOINT).exists():
            self.read()
        share = plan.games // len(plan.players)
        self.fields = [
            Field(
                plan.table(players), share, stream(stream(plan.seed, self.lesson), players), self.device, plan.custom,
            )
            for players in plan.players
        ]  # fmt: skip
        self.cut()

    @property
    def done(self) -> float:
        """The part of the training that is behind us."""
        parts = [self.decisions / self.plan.decisions]
        if self.plan.seconds is not None:
            parts.append(self.spent / self.plan.seconds)
        return min(1.0, max(parts))

    def lessons(self) -> Iterator[dict[str, Any]]:
        """Lesson after lesson until the plan is carried out; yields the line of each for the log."""
        start = saved = time.monotonic() - self.spent
        while self.done < 1:
            elder = self.league.one(self.chance)
            with torch.no_grad():
                lived = together([each.play(self.net, elder) for each in self.fields])
            figures = learn(self.net, self.optimiser, lived, self.plan.lessons, 1 - self.done)
            self.follow()
            self.lesson += 1
            self.decisions += len(lived)
            if self.lesson % self.plan.elder == 0:
                self.league.add(self.net)
            self.spent = time.monotonic() - start
            ended = [each.results.tolist() for each in self.fields]
            points = {
                str(players): round(points / games, 2)
                for players, (games, points, _) in zip(self.plan.players, ended, strict=True) if games
            }  # fmt: skip
            line = {
                "lesson": self.lesson,
                "decisions": self.decisions,
                "seconds": round(self.spent, 2),
                "points": points,
            }
            line |= {name: round(value, 5) for name, value in figures.items()}
            self.note(line)
            if time.monotonic() - saved > SAVED or self.done >= 1:
                self.write()
                saved = time.monotonic()
            yield line

    @property
    def par(self) -> float:
        """The usual points of the solo games, if there are any."""
        return next((each.par for each in self.fields if each.game.seats == 1), 0.0)

    def follow(self) -> None:
        """Let the net that is played with follow the one that learns: at first at once, then slowly."""
        part = min(SMOOTH, self.lesson / (self.lesson + 10))
        for slow, quick in zip(self.smooth.parameters(), self.net.parameters(), strict=True):
            slow.data.lerp_(quick.data, 1 - part)

    def note(self, line: dict[str, Any]) -> None:
        """A line for the log."""
        with (self.folder / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")

    def export(self, path: Path) -> None:
        """Write the net as it would be played with."""
        about = nets.About(**{**vars(self.about), "decisions": self.decisions, "par": self.par})
        nets.save(path, about, self.smooth.written())

    # What is kept

    def write(self) -> None:
        """A checkpoint and the net; whoever is killed meanwhile has the ones before."""
        state = {
            "plan": asdict(self.plan), "net": self.net.state_dict(), "smooth": self.smooth.state_dict(),
            "optimiser": self.optimiser.state_dict(), "selves": self.league.selves, "chance": self.chance.state,
            "random": torch.get_rng_state(), "lesson": self.lesson, "decisions": self.decisions, "spent": self.spent,
        }  # fmt: skip
        half = self.folder / f"{CHECKPOINT}.half"
        torch.save(state, half)
        self.export(self.folder / "half.npz")
        os.replace(self.folder / "half.npz", self.folder / nets.FILE)
        os.replace(half, self.folder / CHECKPOINT)

    def read(self) -> None:
        """Go on from a checkpoint. ValueError if it is of another plan; only how long it takes may have changed."""
        state = torch.load(self.folder / CHECKPOINT, map_location=self.device, weights_only=True)
        lasting = ("decisions", "seconds", "device")
        for name, value in asdict(self.plan).items():
            if name not in lasting and json.dumps(value) != json.dumps(state["plan"][name]):
                raise ValueError(
                    f"{self.folder}: there is a training with other settings ({name}: {state['plan'][name]})"
                )
        self.net.load_state_dict(state["net"])
        self.smooth.load_state_dict(state["smooth"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.league.selves, self.chance = state["selves"], Seeded.at(state["chance"])
        torch.set_rng_state(state["random"].cpu())
        self.lesson, self.decisions, self.spent = state["lesson"], state["decisions"], state["spent"]

    def cut(self) -> None:
        """Leave out of the log what came after the checkpoint."""
        path = self.folder / LOG
        kept = []
        for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
            try:
                found = json.loads(line)
            except ValueError:  # the last one, cut off
                continue
            if found["decisions"] <= self.decisions:
                kept.append(line)
        path.write_text("".join(f"{line}\n" for line in kept), encoding="utf-8")

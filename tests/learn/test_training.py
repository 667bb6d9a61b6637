"""A net really learns; a training can be killed and goes on; the same plan gives the same net."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import fathom
from fathom.bots import nets

torch = pytest.importorskip("torch")

from fathom.learn.experience import Custom, Field  # noqa: E402
from fathom.learn.network import Network  # noqa: E402
from fathom.learn.training import CHECKPOINT, LOG, Plan, Training  # noqa: E402

SMALL = Plan("octodice", (1, 2), games=64, decisions=6000, width=32, custom=Custom(steps=16), elder=1)


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


@pytest.mark.slow
def test_it_learns_to_play_alone(tmp_path: Path) -> None:
    """Octo Dice for one: far better than somebody who plays at random."""
    plan = Plan("octodice", (1,), games=256, decisions=250_000, width=64, seed=1)
    lines = list(Training(plan, tmp_path).lessons())
    scores, _ = fathom.load("octodice", players=1).compile().games(2000, 1)
    usual, spread = float(scores.mean()), float(scores.std())
    assert np.mean([line["points"]["1"] for line in lines[-5:] if line["points"]]) > usual + spread


def test_the_same_plan_gives_the_same_net(tmp_path: Path) -> None:
    for name in ("one", "other"):
        list(Training(SMALL, tmp_path / name).lessons())
    assert (tmp_path / "one" / nets.FILE).read_bytes() == (tmp_path / "other" / nets.FILE).read_bytes()


def test_it_goes_on_after_a_kill(tmp_path: Path) -> None:
    training = Training(SMALL, tmp_path)
    lessons = training.lessons()
    next(lessons), next(lessons)
    training.write()
    next(lessons)  # lost
    with (tmp_path / LOG).open("a") as log:
        log.write('{"lesson": 4, "deci')  # killed while it wrote
    again = Training(SMALL, tmp_path)
    assert again.lesson == 2
    assert len(again.league.selves) == 2
    list(again.lessons())
    lines = [json.loads(line) for line in (tmp_path / LOG).read_text().splitlines()]
    assert [line["lesson"] for line in lines] == list(range(1, len(lines) + 1))
    assert lines[-1]["decisions"] >= SMALL.decisions


def test_another_plan_is_refused(tmp_path: Path) -> None:
    training = Training(SMALL, tmp_path)
    training.write()
    with pytest.raises(ValueError, match="other settings"):
        Training(replace(SMALL, width=16), tmp_path)
    assert Training(replace(SMALL, decisions=9000), tmp_path).lesson == 0
    assert (tmp_path / CHECKPOINT).exists()


@pytest.mark.parametrize(
    ("changed", "word"), [({"players": (5,)}, "5"), ({"players": ()}, "players"), ({"games": 1}, "games")]
)
def test_impossible_plans_are_refused(changed: dict[str, object], word: str) -> None:
    with pytest.raises(ValueError, match=word):
        replace(SMALL, **changed)  # type: ignore[arg-type]


def test_what_is_expected_follows_from_what_came() -> None:
    """By hand: one game of two steps, three channels, two seats; the second step ends the game."""
    field = Field.__new__(Field)
    field.custom, field.game = Custom(trace=0.5), fathom.load("otys", players=2)
    values = torch.tensor([1.0, 2.0, 4.0]).view(3, 1, 1, 1).expand(3, 1, 3, 2)
    rewards, ended = torch.zeros(2, 1, 3, 2), torch.tensor([[0.0], [1.0]])
    rewards[1] = 10.0
    surprise, found = field.looked_back(values, rewards, ended)
    # last step: 10 - 2 = 8; the one before: 2 - 1 + 0.5 * 8 = 5
    assert surprise[:, 0, 0, 0].tolist() == [5.0, 8.0]
    assert found[:, 0, 0, 0].tolist() == [6.0, 10.0]


def test_seats_are_turned_to_whoever_decides_and_back() -> None:
    field = Field.__new__(Field)
    field.game, field.device = fathom.load("otys", players=3), torch.device("cpu")
    by_seat = torch.arange(3.0).expand(1, 4, 3, 3)  # seat s has s
    who = torch.tensor([[0, 1, 2, 1]])
    turned = field.by_step(by_seat, who)
    assert turned[0, 1, 0].tolist() == [1, 2, 0, 0]
    assert field.by_seat(turned[0], who[0])[:, 0].tolist() == [[0, 1, 2]] * 4


def test_illegal_actions_have_no_chance() -> None:
    from fathom.learn.network import masked

    legal = torch.tensor([[True, False, True]])
    chances = masked(torch.tensor([[0.0, 50.0, 0.0]]), legal).exp()
    assert chances[0].tolist() == pytest.approx([0.5, 0.0, 0.5])


def test_only_own_decisions_are_learned_from() -> None:
    field = Field(fathom.load("octodice", players=2), 40, 1, torch.device("cpu"), Custom(steps=4, league=0.5))
    net = Network(nets.About.of(field.game, (2,), 16).shape)
    with torch.no_grad():
        lived = field.play(net, net)
    own = lived.own.view(4, 40)
    assert own[:, 20:].all()
    assert not own[:, :20].all()
    assert lived.legal.gather(1, lived.action[:, None]).all()

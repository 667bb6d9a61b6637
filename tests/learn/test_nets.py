"""Nets that are played with: what they are good for, the same in numpy as in torch, never an illegal action."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import fathom
from fathom.bots import ask, bot, bots, nets
from fathom.study.arena import Match
from tests.learn.made import made
from tests.tables import EVERY_GAME, sizes

torch = pytest.importorskip("torch")


@EVERY_GAME
def test_numpy_and_torch_think_the_same(name: str, tmp_path: Path) -> None:
    from fathom.learn.network import Network

    game = fathom.load(name)
    net = nets.load(game, str(made(name, tmp_path / "net.npz")))
    network = Network(net.about.shape)
    with np.load(tmp_path / "net.npz") as held:
        network.load_state_dict(
            {key: torch.as_tensor(held[key].astype(np.float32)) for key in held.files if key != "about"}
        )
    state = game.new(seed=3)
    for _ in range(30):
        assert state.actor is not None
        seen = state.observe(state.actor)
        ours, theirs = net.think(seen), network(torch.as_tensor(seen)[None])
        for one, other in zip(ours, theirs, strict=True):
            assert np.abs(one - other[0].detach().numpy()).max() < 1e-3
        state.apply(state.legal()[state.moment % len(state.legal())])


@EVERY_GAME
def test_a_net_plays_whole_games(name: str, tmp_path: Path) -> None:
    """Also one that knows nothing plays legal actions, the same ones each time."""
    path = made(name, tmp_path / "net.npz")
    for players in sizes(name):
        ends = []
        for _ in range(2):
            state, player = fathom.load(name, players=players).new(seed=5), bot(f"net:{path}", 0)
            while state.actor is not None and state.moment < 150:
                state.apply(ask(player, state, 0))
            ends.append(state.pack())
        assert ends[0] == ends[1]


@pytest.mark.parametrize(
    ("field", "value", "word"),
    [
        ("game", "abyss", "another game"),
        ("version", 99, "version of the rules"),
        ("data", "0" * 12, "data pack"),
        ("seen", 99, "version of the observations"),
        ("shape", nets.Shape(7, 7, 16, 2), "size of observations"),
    ],
)
def test_a_net_for_something_else_is_refused(field: str, value: object, word: str, tmp_path: Path) -> None:
    path = made("otys", tmp_path / "net.npz", **{field: value})
    with pytest.raises(ValueError, match=word):
        nets.load(fathom.load("otys"), str(path))


def test_a_net_is_named_by_its_file(tmp_path: Path) -> None:
    """It is not among the bots that people are offered, and a match without its file is refused before it begins."""
    assert "net" not in bots()
    with pytest.raises(ValueError, match="net:FILE"):
        bot("net", 0)
    with pytest.raises(FileNotFoundError):
        Match(fathom.load("otys", players=2), (f"net:{tmp_path / 'none.npz'}", "random"))


def test_what_is_no_net_is_refused(tmp_path: Path) -> None:
    game, path = fathom.load("otys"), tmp_path / "net.npz"
    with pytest.raises(FileNotFoundError):
        nets.load(game, str(path))
    for content in (b"", b"PK\x03\x04 something", b"no net at all"):
        path.write_bytes(content)
        nets.load.cache_clear()
        with pytest.raises(ValueError, match="not a net"):
            nets.load(game, str(path))

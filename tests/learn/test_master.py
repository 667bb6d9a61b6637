"""The search of a net: the same in both worlds, honest, and better than the net alone where the net knows little."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from fathom.bots import bot, deep, worlds
from fathom.bots.master import Master, World
from fathom.core.bind import beside
from tests.learn.made import made
from tests.tables import EVERY_TABLE, GAMES, positions, secrets, sizes

CHEAP = "otys"
pytest.importorskip("torch")


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("nets")
    return {name: str(made(name, folder / f"{name}.npz")) for name in GAMES}


def betrayed(game: fathom.Game, file: str, world: World) -> tuple[int, int]:
    """In how many positions a search finds something else although its seat cannot tell the difference; and in how many
    there was a difference, a few at most."""
    told = different = 0
    for state in positions(game, 1, 200):
        if state.actor is None or len(state.legal()) < 2 or state.moment % 5 or different == 3:
            continue
        one, other = (state.determinise(state.actor, seed) for seed in (1, 2))
        if one.pack() != other.pack():
            different += 1
            player = Master(3, f"{file}:simulations=12")
            told += player.options(one, state.actor, world) != player.options(other, state.actor, world)
    return told, different


@EVERY_TABLE
def test_it_finds_the_same_in_positions_its_seat_cannot_tell_apart(
    name: str, options: dict[str, Any], files: dict[str, str]
) -> None:
    game = fathom.load(name, **options)
    assert betrayed(game, files[name], worlds.Plain(game))[0] == 0


@pytest.mark.parametrize("name", [name for name in GAMES if secrets(name, {"players": 2}) >= 0.01])
def test_one_that_peeks_is_found_out(name: str, files: dict[str, str]) -> None:
    game = fathom.load(name, players=max(sizes(name)))
    world = worlds.Plain(game)
    peeking = beside(deep, {**vars(game.rules), "determinise": lambda g, seat, chance: None})["deep_search"]
    world.entries = lambda module: (peeking,)  # type: ignore[method-assign]
    told, different = betrayed(game, files[name], world)
    assert different > 0
    assert told > 0


@pytest.mark.slow
def test_both_worlds_agree(files: dict[str, str]) -> None:
    for players in (2, 3):
        game = fathom.load(CHEAP, players=players)
        fast = worlds.prepare(game)
        assert isinstance(fast, worlds.Fast)
        for state in positions(game, players, 120):
            if state.actor is not None and state.moment % 17 == 0:
                player = Master(1, f"{files[CHEAP]}:simulations=60:explore=0.7")
                plain = player.options(state, state.actor, worlds.plain(game))
                assert player.options(state, state.actor, fast) == plain
                assert sum(option.visits for option in plain) == 60 - 1  # the first one asks at the root
                assert sorted(option.action for option in plain) == state.legal()


def test_chances_are_those_of_the_net() -> None:
    """The priors add up to one, as the logarithms say."""
    told, hidden = [0.0] * 3, [1.0, 2.0]
    policy = [[0.0, 0.0, 0.0], [0.5, 0.0, 0.5], [0.0, 1.0, 0.0]]
    space = vars(deep)
    space["deep_chances"]([0, 1, 2], hidden, policy, told)
    assert told == pytest.approx([0.0900306, 0.2447285, 0.6652410], abs=1e-6)
    assert deep.deep_exp(-30.0) == pytest.approx(9.357e-14, rel=1e-3)


@pytest.mark.parametrize("settings", ["{}:simulations=0", "{}:simulations=x", "{}:threads=2", "{}:1000"])
def test_wrong_settings_are_refused(settings: str, files: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="simulation"):
        bot(f"master:{settings.format(files[CHEAP])}", 0)

"""Settings for all tests, and which of them run: `--rule`, `--game`, `--prove`."""

from __future__ import annotations

import re
from difflib import get_close_matches
from pathlib import Path

import pytest
from hypothesis import settings
from tools.rules import games, rules_of

import fathom

TESTS = Path(__file__).parent

# The same examples every time; a machine under load is no reason to fail.
settings.register_profile("fathom", deadline=None, derandomize=True, max_examples=200)
settings.load_profile("fathom")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("fathom")
    group.addoption("--rule", action="append", default=[], metavar="ID", help="tests of a rule, or of all it begins")
    group.addoption("--game", metavar="NAME", help="tests of a game, and of the core for this game")
    group.addoption("--prove", action="store_true", help="the volume proofs only, which are left out otherwise")


def pytest_configure(config: pytest.Config) -> None:
    known = {id for game in games() for id in rules_of(game)}
    for wanted in config.getoption("rule"):
        if not any(belongs(id, wanted) for id in known):
            near = get_close_matches(wanted.upper(), known, n=3, cutoff=0.4)
            raise pytest.UsageError(f"no rule {wanted}; did you mean {' or '.join(near) or 'one of `fathom rules`'}?")
    game = config.getoption("game")
    if game is not None and game not in fathom.games():
        raise pytest.UsageError(f"no game {game}; there are {', '.join(fathom.games())}")


def belongs(id: str, wanted: str) -> bool:
    """Whether a rule is the wanted one, or of the wanted chapter."""
    return id == wanted or id.startswith(f"{wanted}-")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What cannot be wanted is not even imported."""
    place = collection_path.relative_to(TESTS).parts if collection_path.is_relative_to(TESTS) else ()
    game, rules = config.getoption("game"), config.getoption("rule")
    if game and place and place[0] != game and (TESTS / place[0]).is_dir():
        return True
    if rules and collection_path.suffix == ".py":
        text = collection_path.read_text(encoding="utf-8")
        if not any(wanted.split("-")[0] + "-" in text for wanted in rules):
            return True
    return None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is not wanted; fast tests first."""
    game, rules, prove = config.getoption("game"), config.getoption("rule"), config.getoption("prove")

    def wanted(item: pytest.Item) -> bool:
        if not proves(item) if prove else item.get_closest_marker("prove"):
            return False
        if game and item.path.parent.name != game and not is_about(item, game):
            return False
        marked = {id for mark in item.iter_markers("rule") for id in mark.args}
        return not rules or any(belongs(id, one) for id in marked for one in rules)

    left_out = [item for item in items if not wanted(item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
    items[:] = sorted(filter(wanted, items), key=lambda item: item.get_closest_marker("slow") is not None)


def proves(item: pytest.Item) -> bool:
    """Whether a test is a volume proof, or the sample of one: then it does all of it under `--prove`."""
    return any(item.get_closest_marker(name) for name in ("prove", "sampled"))


def is_about(item: pytest.Item, game: str) -> bool:
    """Whether a test is made for each game, and this is the one for this game."""
    call = getattr(item, "callspec", None)
    return call is not None and re.search(rf"\b{game}\b", call.id) is not None


@pytest.fixture(scope="session")
def proving(pytestconfig: pytest.Config) -> bool:
    """Whether all is to be done, not only a sample."""
    return bool(pytestconfig.getoption("prove"))

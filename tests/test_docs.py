"""What the documents say is true: the README's Python runs, links lead somewhere, the public API is as promised."""

from __future__ import annotations

import doctest
import inspect
import json
import re
import tomllib
from pathlib import Path

import pytest
import yaml

import fathom
import fathom.core.contract
import fathom.core.position

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.slow
def test_the_readme_runs() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert results.attempted > 15
    assert results.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_the_architecture_names_every_file_of_core_and_server_and_every_dependency() -> None:
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    for path in (*(ROOT / "src/fathom/core").glob("*.py"), *(ROOT / "src/fathom/server").glob("*.py")):
        assert path.name == "__init__.py" or f"`{path.name}`" in text, path.name
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [one for part in (project["dependencies"], *project["optional-dependencies"].values()) for one in part]
    names = {re.split(r"[\[<>=!;]|-cuda\d", one)[0] for one in wanted} - {"fathom"}  # cupy-cuda13x is cupy
    page = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    names |= {*page["dependencies"], *page["devDependencies"]}
    table = text.split("## Dependencies")[1]
    assert [name for name in sorted(names) if not re.search(rf"[|,;] {re.escape(name)}[ ,;]", table)] == []


def test_the_citation_is_of_this_version() -> None:
    assert yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))["version"] == fathom.__version__


def test_a_game_provides_all_of_the_contract() -> None:
    wanted = [name for name, value in vars(fathom.core.contract).items() if inspect.isfunction(value)]
    wanted = [name for name in wanted if getattr(fathom.core.contract, name).__module__ == "fathom.core.contract"]
    for name in fathom.games():
        rules = fathom.load(name).rules
        for function in wanted:
            promised = inspect.signature(getattr(fathom.core.contract, function)).parameters
            assert list(inspect.signature(getattr(rules, function)).parameters) == list(promised), function


API = """
>>> import fathom

>>> "otys" in fathom.games()
True
>>> game = fathom.load("otys", players=3, sponsors="random")   # options are checked
>>> fathom.load("otys", colour="red")            # an unknown one lists the valid ones
Traceback (most recent call last):
fathom.core.options.OptionError: no option 'colour' (options: players, edition, sponsors, sponsor5b, sponsor2b_scope,
contract_recycle, neutral_x, author_variant, first_player, round_cap)
>>> state = game.new(seed=7)       # no seed: from the system's entropy
>>> game.new().raw == game.new().raw
False

>>> state.actor                    # seat to decide, None when the game is over
2
>>> state.legal()                  # list of ints, ascending, never empty before the end
[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
>>> game.text(3)                   # one canonical notation per action
'key 4'
>>> game.action("key 4")           # back to the int; bad text: ValueError with the nearest legal notation
3
>>> game.action("key4", state)
Traceback (most recent call last):
ValueError: no such action: 'key4'; did you mean 'key 4'?
>>> game.describe(state, 3, lang="de")           # a sentence for people
'Spiele Zugangsplättchen 4'
>>> state.explain(3) is None                     # None if legal, else the rule ID that forbids it
True
>>> before = state.raw.pack()
>>> state.apply(game.action("surface"))          # IllegalAction(rule=..., message=...) and nothing changed
Traceback (most recent call last):
fathom.core.position.IllegalAction: surface: At the end of step 3 the activated diver resurfaces: ... [OTYS-TURN-06]
>>> state.apply(3, chance=[3, 0])                # scripted outcomes; one that does not fit: ValueError, nothing changed
Traceback (most recent call last):
ValueError: the script has 2 outcomes, only 0 were needed
>>> state.raw.pack() == before
True
>>> state.apply(3, chance=[])
>>> state.over, state.scores, state.ranks        # ranks: 0 = first, ties share
(False, (0, 0, 0), (0, 0, 0))
>>> twin = state.clone()
>>> state.view(1)["players"][0]["hand"] is None  # dict for JSON; seat None = spectator
True
>>> guess = state.determinise(1, seed=5)         # a full state that fits all the seat knows
>>> guess.view(1) == state.view(1)
True
>>> state.can_undo                               # true back to the last moment at which anybody learned something
True
>>> state.raw.players[0].credits = 9             # the plain state itself; a scenario sets its fields
>>> state.check()                                # the referee: every invariant of the game
>>> state.raw.players[0].credits = -1
>>> state.check()
Traceback (most recent call last):
AssertionError: seat 0: credits below zero
>>> state.raw.players[0].credits = 3
>>> state.observe(0).shape == game.observation_shape
True
>>> game.num_actions, game.seats, game.options["sponsors"]
(554, 3, 'random')
>>> record = fathom.Record.of(state)
>>> fathom.Record.from_json(record.to_json()).replay().raw == state.raw
True

>>> fast = game.compile()          # needs the extra `fast`; cached on disk
>>> batch = fast.batch(4096, seed=1)
>>> batch.mask().shape, batch.observe().shape[0], batch.scores.shape, batch.over.tolist() == [0] * 4096
((4096, 554), 4096, (4096, 3), True)
>>> batch.step(batch.mask().argmax(axis=1))
>>> fast.playouts(twin, 100, seed=3).scores.shape
(100, 3)
"""


@pytest.mark.slow
def test_the_public_api_works_as_written() -> None:
    example = doctest.DocTestParser().get_doctest(API, {}, "the public API", None, 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    runner.run(example)
    assert runner.summarize().failed == 0


def test_the_examples_of_states_work() -> None:
    results = doctest.testmod(fathom.core.position, optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    assert results.attempted > 20
    assert results.failed == 0


def test_nothing_reads_past_the_doors_of_a_state() -> None:
    """Outside of the core a position is asked by `State`'s own methods."""
    core = ROOT / "src/fathom/core"
    for path in (*ROOT.glob("src/**/*.py"), *ROOT.glob("tools/*.py"), *ROOT.glob("bench/*.py")):
        if not path.is_relative_to(core):
            found = re.findall(r"\._(?:raw|past|offers|before|chance)\b", path.read_text(encoding="utf-8"))
            assert not found, f"{path}: {found[0]}"


def test_nothing_points_outside_of_the_project() -> None:
    """No path of any one machine, no open ends."""
    for path in (*ROOT.glob("src/**/*.py"), *ROOT.glob("tests/**/*.py"), *PAGES):
        text = path.read_text(encoding="utf-8")
        for bad in ("/home" + "/", "/ro" + "ot/", "TO" + "DO", "FIX" + "ME"):
            assert bad not in text, f"{path}: {bad}"

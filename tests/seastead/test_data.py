"""Data packs: other boxes can be played, and what cannot is refused with the key and what would be right."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

import fathom
from fathom.core.data import DataError, read
from fathom.games.seastead.actions import TYPE
from tests.seastead.packs import DATA, changed, random_pack
from tests.seastead.scenario import Scenario, solo
from tests.tables import PACKS, positions

# Wrong packs

BAD: list[tuple[dict[str, Any], str]] = [
    ({"supply": {"resources": 0}}, "supply.resources: must be an integer from 1 to 25"),
    ({"supply": {"whales": 3}}, "supply.whales: no such key; known here: cleanup, resources"),
    ({"geometry": {"areas": [1, 2, 3]}}, "geometry.areas: must be a list of 4 integers"),
    ({"effects": [*DATA["effects"][:3], {"id": "new", "kind": "copy"}]}, "effects: must be an array of 22 tables"),
    (changed("effects", "cleanup-1", kind="fly"), r"effects\[0\].kind: must be one of gain-cleanup, .*'fly'"),
    (changed("effects", "cleanup-1", amount=None), r"effects\[0\].amount: missing"),
    (changed("effects", "cleanup-1", times=2), r"effects\[0\].times: 'gain-cleanup' has no such figure"),
    (changed("effects", "copy", building="port"), r"effects\[10\].building: 'copy' has no such figure"),
    (changed("effects", "other-per-port", building="inn"), r"effects\[16\].building: must be one of port, .*'inn'"),
    (changed("side_a", "1-1", cost=13), r"side_a\[0\].cost: must be an integer from 0 to 12"),
    (changed("side_a", "1-1", tag="none"), r"side_a\[0\].discount: 'none' has no such figure"),
    (changed("side_a", "1-2", tag="port"), r"side_a\[1\].discount: missing"),
    (changed("side_a", "1-1", effect="fly"), r"side_a\[0\].effect: must be one of cleanup-1, .*'fly'"),
    (changed("side_a", "1-1", effect="resolution-trade"), r"side_a\[0\].effect: resolutions are only used with B"),
    (changed("dive", "reef-1", a="choice-5"), r"dive\[4\].a: must be a list of resources or like 'choice-1'"),
    (changed("dive", "reef-1", a=["gold"]), r"dive\[4\].a: must be 1 to 4 of fish, seaweed, .*'gold'"),
    (changed("dive", "reef-1", a=[]), r"dive\[4\].a: must be 1 to 4 of"),
    (changed("dive", "reef-1", b="equal-2"), r"dive\[4\].a: only on a deep card both halves may be of choice"),
    (changed("dive", "deep-3", linked=True), r"dive\[18\].linked: must be true or false, and true only if both"),
    (changed("dive", "reef-1", arrow="blue"), r"dive\[4\].arrow: only shallow cards have it"),
    (changed("dive", "shallow-1", locks=None), r"dive\[0\].locks: missing"),
    (changed("dive", "shallow-1", arrow="red"), r"dive\[0\].arrow: must be one of blue, orange, is 'red'"),
    ({"dive": [{**row, "depth": "deep"} for row in DATA["dive"] if row["depth"] == "reef"]}, "of depth 'reef'"),
    (changed("docks", "fish-1", kind="gold"), r"docks\[0\].kind: must be one of fish, .*'gold'"),
    (changed("docks", "fish-1", types=["port"]), r"docks\[0\].types: must be a list of 4 of port, academy, shipyard"),
    (changed("docks", "fish-1", points=[1, 2, 3]), r"docks\[0\].points: must be a list of 4 integers"),
    (changed("specialists", "fisher", ability="cook"), r"specialists\[0\].ability: must be one of fisher, .*'cook'"),
    (changed("specialists", "fisher", windows=[]), r"specialists\[0\].windows: must be a list of some of pre, "),
    (changed("specialists", "fisher", windows=["post"]), r"'fisher' can be used in oriented, not in 'post'"),
    (changed("specialists", "trader", use="dive"), r"a card for 'dive' cannot be used in 'location'"),
    (changed("specialists", "scout", use="both"), r"'scout' in the window 'pre' must be for 'dive', is 'both'"),
    (changed("specialists", "agent", solo=True), "the opponent's half or turn cannot be used in solo games"),
    (changed("specialists", "founder", solo=True), r"specialists\[8\].solo: there are no further turns in solo games"),
    (changed("specialists", "fisher", amount=0), r"specialists\[0\].amount: must be an integer from 1 to 9"),
    (changed("specialists", "agent", solo=0), r"specialists\[10\].solo: must be true or false, is 0"),
    (changed("specialists", "diver", amount=1), r"specialists\[2\].amount: 'diver' has no such figure"),
    (
        changed("resolutions", "free-trade", effect="tax"),
        r"resolutions\[0\].effect: must be one of free-trade, .*'tax'",
    ),
    (changed("resolutions", "free-trade", at_least=None), r"resolutions\[0\].at_least: missing"),
    (changed("resolutions", "port-subsidy", building="inn"), r"resolutions\[1\].building: must be one of port"),
    ({"resolutions": [{"id": "peace", "effect": "free-passage"}]}, "resolutions: must be an array of 16 tables, is 1"),
]


@pytest.mark.parametrize(("pack", "words"), BAD, ids=range(len(BAD)))
def test_bad_packs_are_refused(pack: dict[str, Any], words: str) -> None:
    with pytest.raises(DataError, match=words):
        fathom.load("seastead", data=pack)


# Other boxes

TABLES: tuple[dict[str, Any], ...] = ({}, {"sides": "B"}, {"sides": "mixed", "specialists": "A"}, {"players": 1})


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_another_box_is_played_to_the_end(options: dict[str, Any]) -> None:
    game = fathom.load("seastead", data=PACKS["seastead"], **options)
    for seed in range(10):
        for state in positions(game, seed):
            state.check()


@pytest.mark.sampled
@pytest.mark.parametrize("seed", [pytest.param(i, marks=() if i < 20 else pytest.mark.prove) for i in range(60)])
def test_random_boxes_are_played_to_the_end(seed: int) -> None:
    """Any effect at any place, any ability with any card in any window that fits, any resolution, any dive card: games
    go on without breaking an invariant, every action offered is legal and no other, and everything can be said."""
    options = TABLES[seed % len(TABLES)]
    game = fathom.load("seastead", data=random_pack(seed), **options)
    for state in positions(game, seed):
        state.check()
        legal = state.legal()
        assert [action for action in range(game.num_actions) if state.explain(action) is None] == legal
        assert all(game.describe(state, action) for action in legal[:5])
        state.view(0)
    assert state.over


def test_a_row_is_enough() -> None:
    """Rows are replaced by their ids, the others stay."""
    game = fathom.load("seastead", data=changed("side_a", "2-3", cost=1, points=4, tag="none", discount=None))
    places = game.new(seed=1).view(None)["flotillas"][1]["locations"]
    assert [place["cost"] for place in places] == [2, 2, 1, 4, 5, 6]
    assert [place["points"] for place in places] == [0, 1, 4, 2, 2, 3]
    assert [place["tag"] for place in places] == [None, "academy", None, None, "port", None]


def test_a_specialist_with_another_ability() -> None:
    """A Captain of another box gives three resources."""
    pack = changed("specialists", "captain", ability="quartermaster", amount=3)
    s = Scenario(blue={"ready": "captain"}, data=pack).play("use captain", *["take metal"] * 3)
    assert (s.storage(), s.spent()) == ("3 metal", {"captain"})


def test_two_cards_with_one_ability() -> None:
    """Two Engineers resolve a location effect three times."""
    pack = changed("specialists", "trader", ability="engineer", use="build", windows=["location"], amount=None)
    s = Scenario(blue={"storage": "2 seaweed", "ready": "engineer trader"}, data=pack)
    s.play("build shipyard 2-1", "location 1-1", "use engineer", "use trader", "yes", "yes", "yes")
    assert s.cleanup() == (3, 0)


def test_a_resolution_with_another_rule() -> None:
    pack = changed("resolutions", "free-passage", effect="dive-gain", amount=2)
    s = Scenario(resolution="free-passage", data=pack).dive("reef-11", "a").play("take metal", "take metal")
    assert s.storage() == "1 fish 1 seaweed 2 metal"


def test_another_ring() -> None:
    """Where an effect stands, and what it gives, is the pack's business."""
    pack = {**changed("effects", "cleanup-1", amount=4), **changed("side_a", "1-1", effect="cleanup-1")}
    s = Scenario(blue={"storage": "2 fish"}, data=pack).play("build shipyard 1-1", "location 1-2", "yes")
    assert s.cleanup() == (4, 0)


def test_other_dive_cards() -> None:
    pack = changed("dive", "reef-5", a=["metal", "metal", "fish"], b="choice-2")
    s = Scenario(data=pack).dive("reef-5", "a")
    assert (s.storage(), s.actor, s.offered("take")) == ("1 fish 2 metal", 1, ["fish", "seaweed", "artifact", "metal"])


def test_other_docks() -> None:
    """A dock of another box counts ports, and its kind is another one."""
    pack = changed("docks", "fish-1", kind="metal", types=["port"] * 4, points=[4, 0, 0, 0])
    blue = {"buildings": {"1-1": "port", "1-2": "port"}, "docks": {"1-1": "fish-1"}, "storage": "2 metal"}
    s = Scenario(blue=blue, docks="", data=pack)
    assert s.points()["dock-resources"] == 2
    assert s.location("1-1")["dock"]["points"] == [4, 0]


def test_another_boss() -> None:
    s = solo(orange={"buildings": {"1-1": "port"}}, data={"boss": {"base": 7, "building": 9}})
    assert s.view["boss"]["score"] == 16


# The box


@pytest.mark.rule("SEA-SETUP-04", "SEA-SETUP-08", "SEA-SETUP-11")
def test_the_box_is_complete() -> None:
    assert Counter(row["depth"] for row in DATA["dive"]) == {"shallow": 4, "reef": 12, "deep": 4}
    assert Counter(row["set"] for row in DATA["specialists"]) == {"A": 8, "B": 8}
    assert Counter(row["kind"] for row in DATA["docks"]) == dict.fromkeys(("fish", "seaweed", "artifact", "metal"), 3)
    assert len(DATA["resolutions"]) == 16
    assert [sum(row["points"]) for row in DATA["docks"]] == [7] * 12
    for side in ("side_a", "side_b"):
        for flotilla in "1234":
            rows = [row for row in DATA[side] if row["id"].startswith(flotilla)]
            assert sorted(row["cost"] for row in rows) == [2, 2, 3, 4, 5, 6]
            assert sorted(row["points"] for row in rows) == [0, 1, 1, 2, 2, 3]
            assert sorted(row["tag"] for row in rows if row["tag"] != "none") == sorted(TYPE.words)
    halves = [row[half] for row in DATA["dive"] if row["depth"] == "reef" for half in "ab"]
    reef = Counter(kind for half in halves if isinstance(half, list) for kind in half)
    assert reef == dict.fromkeys(("fish", "seaweed", "artifact", "metal"), 10)


def test_the_file_is_the_default() -> None:
    assert read(str(files("fathom.games.seastead") / "data.toml")) == DATA

"""Solo games: set-up, the player's turns, the end and who wins."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from fathom.core.options import OptionError
from fathom.core.position import State
from fathom.games.seastead.actions import PLACE, SPECIALIST
from tests.played import refused
from tests.seastead.scenario import Scenario, solo

rule = pytest.mark.rule

SHALLOW = {
    "shallow-1": ("seaweed artifact", "artifact metal", "fish"),
    "shallow-2": ("artifact metal", "metal fish", "seaweed"),
    "shallow-3": ("metal fish", "fish seaweed", "artifact"),
    "shallow-4": ("fish seaweed", "seaweed artifact", "metal"),
}  # half a, half b, what is locked
TAGGED = {1: "1-1", 2: "2-2", 3: "3-1", 4: "4-2"}  # the cheapest location with a tag
REMOVED = {"founder", "fisher", "investor", "agent"}
SEEDS = range(1, 25)


def fresh(seed: int, **options: Any) -> State:
    return fathom.load("seastead", players=1, **options).new(seed=seed)


def play(state: State, *texts: str) -> State:
    for text in texts:
        state.apply(state.game.action(text))
        state.check()
    return state


def offers(state: State) -> list[str]:
    return [state.game.text(action) for action in state.legal()]


def holding(state: State) -> dict[str, int]:
    return {kind: count for kind, count in state.view(None)["players"][0]["storage"].items() if count}


def counted(kinds: str) -> dict[str, int]:
    return {kind: kinds.split().count(kind) for kind in kinds.split()}


def lying(state: State) -> set[str]:
    """Where resources of the boss lie."""
    locations = [place for flotilla in state.view(None)["flotillas"] for place in flotilla["locations"]]
    return {place["id"] for place in locations if place["boss_resource"]}


def tags(**changes: str) -> dict[str, Any]:
    """A pack with other tags on A sides: `_1_2="port"` or `"none"`."""
    rows = [dict(row) for row in fathom.load("seastead").data["side_a"]]
    for place, tag in changes.items():
        row = rows[PLACE.words.index(place[1:].replace("_", "-"))]
        row.pop("discount", None)
        row.update({"tag": tag} if tag == "none" else {"tag": tag, "discount": 1})
    return {"side_a": rows}


# Set-up


@rule("SEA-SOLO-01")
@pytest.mark.parametrize("seed", SEEDS)
def test_everything_else_is_laid_out_as_usual(seed: int) -> None:
    state = fresh(seed)
    view = state.view(None)
    assert (view["solo"], len(view["players"]), state.actor) == (True, 1, 0)
    assert [len(set(map(str, view[shown]))) for shown in ("docks", "specialists")] == [3, 3]
    assert (view["dock_stack"], view["cleanup"], view["supply"]) == (
        9,
        20,
        counted("fish seaweed artifact metal " * 10),
    )
    assert sorted(flotilla["demand"] for flotilla in view["flotillas"]) == ["artifact", "fish", "metal", "seaweed"]
    assert view["players"][0]["left"] == {"port": 4, "academy": 4, "shipyard": 4}
    assert (view["players"][0]["ships_beside"], view["players"][0]["ships_placed"]) == (4, [])
    assert view["dive"]["face_up"] in SHALLOW


@rule("SEA-SOLO-01", "SEA-SOLO-08")
@pytest.mark.parametrize("seed", SEEDS)
def test_blue_takes_the_first_turn_whatever_the_arrow_says(seed: int) -> None:
    state = play(fresh(seed), "half a", "take fish")
    view = state.view(None)
    assert (view["phase"], view["round"], state.raw.start, view["current"], state.actor) == ("menu", 1, 0, 0, 0)


@rule("SEA-SOLO-02")
@pytest.mark.parametrize("seed", SEEDS)
def test_deep_cards_and_resolutions_and_four_specialists_are_out(seed: int) -> None:
    state = fresh(seed)
    view, g = state.view(None), state.raw
    assert view["dive"] | {"reef": 12, "deep": 0, "next": "reef"} == view["dive"]
    assert (view["resolution"], view["resolution_deck"]) == (None, 0)
    deck = {name for number, name in enumerate(SPECIALIST.words) if g.specialist_deck >> number & 1}
    assert deck | set(view["specialists"]) == set(SPECIALIST.words) - REMOVED
    assert len(deck) == 9


@rule("SEA-SOLO-02")
def test_the_boss_has_twelve_buildings_and_no_ships() -> None:
    state = fresh(1)
    assert state.view(None)["boss"]["built"] == {"port": 0, "academy": 0, "shipyard": 0}
    assert [state.game.rules.left_of(state.raw, 1, building) for building in range(3)] == [4, 4, 4]
    s = solo(orange={"buildings": {"4-1": "shipyard"}}, boss="2-1")
    s.dive("reef-6", "b").play("location 2-1", "boss shipyard")
    assert (s.building("2-1"), s.ships(1), s.player(1).boxed, s.phase) == ((1, "shipyard"), set(), 0, "menu")


@rule("SEA-SOLO-03")
@pytest.mark.parametrize("seed", SEEDS)
def test_only_a_sides(seed: int) -> None:
    assert [flotilla["side"] for flotilla in fresh(seed).view(None)["flotillas"]] == ["A"] * 4


@rule("SEA-SOLO-03")
@pytest.mark.parametrize("sides", ["B", "mixed", "ABBA", "BBBB"])
def test_b_sides_are_refused(sides: str) -> None:
    with pytest.raises(OptionError, match="sides"):
        fathom.load("seastead", players=1, sides=sides)


@rule("SEA-SOLO-02")
def test_an_agreed_resolution_is_refused() -> None:
    with pytest.raises(OptionError, match="resolution"):
        fathom.load("seastead", players=1, resolution="free-trade")


@rule("SEA-SOLO-26")
def test_specialists_of_both_sets() -> None:
    shown = {name for seed in SEEDS for name in fresh(seed).view(None)["specialists"]}
    assert shown == set(SPECIALIST.words) - REMOVED
    with pytest.raises(OptionError, match="specialists"):
        fathom.load("seastead", players=1, specialists="A")


@rule("SEA-SOLO-04", "SEA-SOLO-05", "SEA-SOLO-06")
@pytest.mark.parametrize("half", "ab")
@pytest.mark.parametrize("seed", SEEDS)
def test_starting_resources(seed: int, half: str) -> None:
    state = fresh(seed)
    own, boss, locks = SHALLOW[state.view(None)["dive"]["face_up"]]
    if half == "b":
        own, boss = boss, own
    assert offers(state) == ["half a", "half b"]
    play(state, f"half {half}")
    assert holding(state) == counted(own)
    assert offers(state) == ["take fish", "take seaweed", "take artifact", "take metal"]
    play(state, "take metal")
    assert holding(state) == counted(f"{own} metal")
    view = state.view(None)
    demanding = {flotilla["demand"]: number for number, flotilla in enumerate(view["flotillas"], start=1)}
    assert lying(state) == {TAGGED[demanding[kind]] for kind in boss.split()}
    assert [flotilla["demand"] for flotilla in view["flotillas"] if flotilla["locked"]] == [locks]
    assert view["dive"]["facing"][0] == "ab".index(half)
    assert sum(view["supply"].values()) == 35


@rule("SEA-SOLO-04", "SEA-SOLO-05")
def test_all_four_shallow_cards_come_up() -> None:
    assert {fresh(seed).view(None)["dive"]["face_up"] for seed in SEEDS} == set(SHALLOW)


@rule("SEA-SOLO-05")
@pytest.mark.parametrize("kind", ["fish", "seaweed", "artifact", "metal"])
def test_the_additional_resource_is_of_any_kind_and_must_be_taken(kind: str) -> None:
    state = play(fresh(2), "half b")
    before = holding(state)
    assert state.explain(state.game.action("no")) == "SEA-SOLO-05"
    play(state, f"take {kind}")
    assert holding(state) == before | {kind: before.get(kind, 0) + 1}


@rule("SEA-SOLO-06", "SEA-AMB-25")
def test_with_two_cheapest_tags_the_player_chooses() -> None:
    data = tags(_1_2="port", _2_1="port", _3_2="port", _4_1="port")
    for seed in SEEDS:
        state = play(fresh(seed, data=data), "half a", "take fish")
        for _ in range(2):
            view = state.view(None)
            assert view["phase"] == "boss-placing"
            flotilla = offers(state)[0].split()[1][0]
            assert offers(state) == [f"location {flotilla}-1", f"location {flotilla}-2"]
            assert state.explain(state.game.action(f"location {flotilla}-3")) == "SEA-SOLO-06"
            play(state, f"location {flotilla}-2")
            assert f"{flotilla}-2" in lying(state)
        assert state.view(None)["phase"] == "menu"


@rule("SEA-SOLO-06", "SEA-AMB-25")
def test_a_tag_counts_more_than_the_cost() -> None:
    data = tags(_1_1="none", _2_2="none", _3_1="none", _4_2="none")
    dear = {1: "1-4", 2: "2-3", 3: "3-4", 4: "4-3"}
    for seed in SEEDS:
        state = fresh(seed, data=data)
        own, boss, _ = SHALLOW[state.view(None)["dive"]["face_up"]]
        play(state, "half a", f"take {own.split()[0]}")
        demanding = {flotilla["demand"]: n for n, flotilla in enumerate(state.view(None)["flotillas"], start=1)}
        assert lying(state) == {dear[demanding[kind]] for kind in boss.split()}


# Turns


@rule("SEA-SOLO-08")
def test_the_player_takes_turn_after_turn() -> None:
    s = solo(blue={"storage": "2 fish"}, round=3)
    s.dive("reef-5", "a").play("location 2-1", "location 3-1")
    assert (s.phase, s.g.round, s.g.current, s.actor) == ("menu", 4, 0, 0)
    assert "dive" in s.legal()
    s.play("build port 1-2", "slot 1", "slot 2", "no")
    assert (s.phase, s.g.round, s.g.current, s.actor) == ("menu", 5, 0, 0)


@rule("SEA-SOLO-11")
@pytest.mark.parametrize(
    ("card", "boss"),
    [("reef-1", "1-3 2-3"), ("reef-2", "2-3 3-3"), ("reef-3", "3-3 4-3"), ("reef-4", "4-3 1-3")],
)
@pytest.mark.parametrize("kind", ["fish", "metal"])
def test_a_half_of_choice_is_the_players(card: str, boss: str, kind: str) -> None:
    built = {f"{flotilla}-{place}": "academy" for flotilla, place in ((1, 1), (2, 1), (3, 1), (4, 1))}
    theirs = {f"{flotilla}-2": "port" for flotilla in range(1, 5)}
    s = solo(blue={"buildings": built}, orange={"buildings": theirs}).dive(card)
    assert (s.phase, s.storage()) == ("taking", "")
    assert s.legal() == ["take fish", "take seaweed", "take artifact", "take metal"]
    refused(s, "half a", "SEA-SOLO-11")
    refused(s, "half b", "SEA-SOLO-11")
    s.play(f"take {kind}")
    assert (s.storage(), s.boss()) == (f"1 {kind}", set(boss.split()))


@rule("SEA-SOLO-11", "SEA-SOLO-28")
@pytest.mark.parametrize("half", "ab")
@pytest.mark.parametrize("card", ["reef-5", "reef-9", "reef-12"])
def test_other_cards_are_turned_freely(card: str, half: str) -> None:
    s = solo().dive(card)
    assert (s.phase, s.legal()) == ("orienting", ["half a", "half b"])
    own = {"reef-5": ("2 fish", "1 seaweed 1 artifact"), "reef-9": ("2 fish", "2 artifact")}
    s.play(f"half {half}")
    assert s.storage() == own.get(card, ("1 fish 1 metal", "1 seaweed 1 artifact"))["ab".index(half)]


@rule("SEA-SOLO-28")
def test_order_of_a_dive_with_scout_and_diver() -> None:
    s = solo(blue={"ready": "scout diver environmentalist"}).next(dive="reef-5 reef-6")
    s.play("use scout")
    assert (s.phase, s.legal()) == ("looking", ["card 1", "card 2"])
    s.play("card 1")
    assert s.phase == "orienting"
    s.play("half a")
    assert (s.phase, s.storage(), s.offered("location")) == ("boss-placing", "2 fish", ["2-1", "2-2"])
    s.play("location 2-1")
    assert (s.phase, s.offered("location")) == ("boss-placing", ["3-1", "3-2"])
    s.play("location 3-1")
    assert (s.phase, len(s.offered("take"))) == ("taking", 4)
    s.play("take metal")
    assert (s.phase, s.legal(), s.view["asked"]) == ("window", ["use diver", "no"], {"window": "taken"})
    s.play("use diver")
    assert s.storage() == "4 fish 1 metal"
    assert (s.phase, s.legal(), s.view["asked"]) == ("window", ["use environmentalist", "end"], {"window": "post"})
    s.play("end")
    assert (s.phase, s.g.round) == ("menu", 4)


@rule("SEA-SOLO-28")
def test_the_scout_takes_what_the_boss_leaves() -> None:
    built = {"1-1": "academy", "1-2": "academy"}
    s = solo(blue={"ready": "scout", "storage": "9 fish", "buildings": built}).next(dive="reef-11 reef-6")
    s.play("use scout", "card 1", "half b", "location 2-1")
    assert (s.boss(), s.supply()["fish"]) == ({"1-3", "2-1"}, 0)
    assert s.offered("take") == ["seaweed", "artifact", "metal"]


@rule("SEA-SOLO-09")
@pytest.mark.parametrize(("slot", "rest"), [(1, [2, 3]), (2, [1, 3]), (3, [1, 2])])
@pytest.mark.parametrize("building", ["port", "academy"])
def test_one_of_the_others_on_display_is_removed(building: str, slot: int, rest: list[int]) -> None:
    docks, cards = ["fish-1", "seaweed-1", "artifact-1"], ["captain", "trader", "scout"]
    s = solo(blue={"storage": "2 fish"}, docks=" ".join(docks), specialists=" ".join(cards))
    s.next(docks="metal-1 metal-2", specialists="diver salvager").play(f"build {building} 1-2", f"slot {slot}")
    kind, shown = ("dock", docks) if building == "port" else ("specialist", cards)
    assert s.phase == f"removing-{kind}"
    assert s.legal() == [f"slot {other}" for other in rest]
    refused(s, f"slot {slot}", "SEA-SOLO-09")
    refused(s, "no", "SEA-SOLO-09")
    s.play(f"slot {rest[0]}")
    assert s.view[f"removed_{kind}s"] == [shown[rest[0] - 1]]
    new = ["metal-1", "metal-2"] if building == "port" else ["diver", "salvager"]
    display = [one["id"] if building == "port" else one for one in s.view[f"{kind}s"]]
    assert set(display) == {shown[rest[1] - 1], *new}
    taken = s.location("1-2")["dock"]["id"] if building == "port" else s.view["players"][0]["ready"][0]
    assert taken == shown[slot - 1]


@rule("SEA-SOLO-09")
@pytest.mark.parametrize("building", ["port", "academy"])
def test_four_buildings_always_find_three_on_display(building: str) -> None:
    s = solo(blue={"storage": "10 seaweed 10 artifact"}, specialists="diver scout salvager")
    kind = "dock" if building == "port" else "specialist"
    for number, place in enumerate(("2-1", "2-2", "3-2", "3-3"), start=1):
        assert None not in s.view[f"{kind}s"]
        s.play(f"build {building} {place}", "slot 2", "slot 3").end_turn()
        assert len(s.view[f"removed_{kind}s"]) == number
    stack = "dock_stack" if building == "port" else "specialist_deck"
    assert (None in s.view[f"{kind}s"], s.view[stack]) == (False, 1)


@rule("SEA-SOLO-09")
def test_removal_from_a_display_that_cannot_be_refilled() -> None:
    s = solo(blue={"storage": "4 seaweed"})
    s.g.removed_docks, s.g.dock_stack = s.g.dock_stack, 0
    s.play("build port 2-2", "slot 1", "slot 2", "no")
    assert [dock and dock["id"] for dock in s.view["docks"]] == [None, None, "artifact-1"]
    gone = s.view["removed_docks"]
    s.play("build port 2-1")
    assert s.location("2-1")["dock"]["id"] == "artifact-1"
    assert (s.view["docks"], s.view["removed_docks"]) == ([None] * 3, gone)


@rule("SEA-SOLO-09")
@pytest.mark.parametrize("building", ["port", "academy"])
def test_two_players_remove_nothing(building: str) -> None:
    s = Scenario(blue={"storage": "2 seaweed"}, specialists="diver fisher agent")
    s.play(f"build {building} 2-1", "slot 1")
    assert s.phase == "cleaning"
    assert (s.view["removed_docks"], s.view["removed_specialists"]) == ([], [])

"""Setting up: boards, decks, displays, supplies, the first dive card; sides, specialists and resolutions agreed on."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

import fathom
from fathom.core.chance import Recorder
from fathom.games.seastead.actions import DOCK_TILE, KIND, RESOLUTION, SPECIALIST
from fathom.games.seastead.state import Table

rule = pytest.mark.rule

SEEDS = range(40)
COMMON = set(SPECIALIST.words[:8])
SHALLOW = {
    "shallow-1": ("blue", "seaweed artifact", "artifact metal", "fish"),
    "shallow-2": ("orange", "artifact metal", "metal fish", "seaweed"),
    "shallow-3": ("blue", "metal fish", "fish seaweed", "artifact"),
    "shallow-4": ("orange", "fish seaweed", "seaweed artifact", "metal"),
}
MIXES = {"".join(letters) for letters in product("AB", repeat=4) if letters.count("B") >= 2}


class Opening:
    """Outcomes that begin like this; those after them are all 0."""

    def __init__(self, *outcomes: int) -> None:
        self.outcomes = list(outcomes)
        self.bounds: list[int] = []

    def pick(self, n: int) -> int:
        self.bounds.append(n)
        return self.outcomes.pop(0) if self.outcomes else 0


def views(**options: Any) -> list[dict[str, Any]]:
    """Several tables just laid out."""
    game = fathom.load("seastead", **options)
    return [game.new(seed=seed).view(None) for seed in SEEDS]


def kinds_of(view: dict[str, Any], seat: int) -> Counter[str]:
    return Counter(view["players"][seat]["storage"])


def sides_of(view: dict[str, Any]) -> str:
    return "".join(flotilla["side"] for flotilla in view["flotillas"])


def happenings(state: fathom.State) -> list[dict[str, Any]]:
    return [happening.to_json() for happening in state.events(None)]


def legal(state: fathom.State) -> list[str]:
    return [state.game.text(action) for action in state.legal()]


# Players


@rule("SEA-GEN-01")
@pytest.mark.parametrize("players", [1, 2])
def test_two_players_or_one_against_the_boss(players: int) -> None:
    view = fathom.load("seastead", players=players).new(seed=1).view(None)
    assert (len(view["players"]), view["solo"], view["boss"] is not None) == (players, players == 1, players == 1)
    assert len(fathom.load("seastead").new(seed=1).view(None)["players"]) == 2


@rule("SEA-GEN-01")
@pytest.mark.parametrize("players", [0, 3, 4])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(fathom.OptionError, match="players"):
        fathom.load("seastead", players=players)


@rule("SEA-SETUP-01", "SEA-SETUP-02", "SEA-SETUP-03")
@pytest.mark.parametrize("sides", ["A", "B"])
def test_boards_are_full_and_ships_beside_them(sides: str) -> None:
    for view in views(sides=sides):
        for player in view["players"]:
            assert player["left"] == {"port": 4, "academy": 4, "shipyard": 4}
            assert (player["ships_beside"], player["ships_placed"], player["ships_boxed"]) == (4, [], 0)
            assert (player["ready"], player["spent"], player["docks"]) == ([], [], [])
        for flotilla in view["flotillas"]:
            assert [place["building"] or place["ship"] or place["dock"] for place in flotilla["locations"]] == [
                None
            ] * 6


# Dive cards


@rule("SEA-SETUP-04", "SEA-SETUP-05")
def test_the_deck_has_twelve_reef_cards_above_four_deep_ones() -> None:
    firsts = set()
    for seed in range(12):
        state = fathom.load("seastead").new(seed=seed)
        dive = state.view(None)["dive"]
        assert (dive["reef"], dive["deep"], dive["next"]) == (12, 4, "reef")
        assert dive["face_up"] in SHALLOW
        seen: list[str] = []
        while not state.over:
            state.apply(state.legal()[0])  # a dive, if that is the question
            seen += [event["dive"] for event in happenings(state) if event["kind"] == "reveal"]
        assert set(seen[:12]) == {f"reef-{n}" for n in range(1, 13)}
        assert len(seen) > 12
        assert all(card.startswith("deep") for card in seen[12:])
        firsts.add(seen[0])
    assert len(firsts) > 4


@rule("SEA-SETUP-05", "SEA-SETUP-14")
def test_one_shallow_card_is_turned_up_and_the_others_stay_unseen() -> None:
    turned: Counter[str] = Counter()
    for seed in SEEDS:
        state = fathom.load("seastead").new(seed=seed)
        told = [event for event in happenings(state) if "dive" in event]
        assert [event["kind"] for event in told] == ["reveal"]
        turned[told[0]["dive"]] += 1
    assert set(turned) == set(SHALLOW)
    assert min(turned.values()) > 2


@rule("SEA-SETUP-14", "SEA-SETUP-15", "SEA-SETUP-17")
@pytest.mark.parametrize("sides", ["A", "B"])
def test_the_arrow_turns_the_first_card_and_makes_the_start_player(sides: str) -> None:
    seen = set()
    for view in views(sides=sides):
        card = view["dive"]["face_up"]
        colour, a, b, _ = SHALLOW[card]
        first = ["blue", "orange"].index(colour)
        assert (view["first"], view["current"], view["actor"], view["round"]) == (first, first, first, 1)
        assert view["dive"]["facing"] == [first, 1 - first]
        assert +kinds_of(view, first) == Counter(a.split())
        assert +kinds_of(view, 1 - first) == Counter(b.split())
        seen.add(card)
    assert seen == set(SHALLOW)


@rule("SEA-SETUP-07", "SEA-SETUP-16")
@pytest.mark.parametrize("players", [1, 2])
def test_the_first_card_names_the_only_token_that_is_locked(players: int) -> None:
    for seed in SEEDS:
        state = fathom.load("seastead", players=players).new(seed=seed)
        view = state.view(None)
        locked = [flotilla["demand"] for flotilla in view["flotillas"] if flotilla["locked"]]
        assert locked == [SHALLOW[view["dive"]["face_up"]][3]]
        assert [event["kind"] for event in happenings(state)].count("lock") == 1


@rule("SEA-SETUP-17", "SEA-TURN-01")
@pytest.mark.parametrize("seed", range(4))
def test_the_start_player_begins_every_round_of_the_game(seed: int) -> None:
    state = fathom.load("seastead").new(seed=seed)
    first = state.view(None)["first"]
    begun = [event for event in happenings(state) if event["kind"] == "turn"]
    while not state.over:
        state.apply(state.legal()[0])
        begun += [event for event in happenings(state) if event["kind"] == "turn"]
    assert [(turn["round"], turn["seat"]) for turn in begun] == [
        (number, seat) for number in range(1, len(begun) // 2 + 1) for seat in (first, 1 - first)
    ]


# Flotillas and demand


@rule("SEA-SETUP-06", "SEA-SETUP-18")
def test_all_a_sides_or_all_b_sides() -> None:
    assert {sides_of(view) for view in views(sides="A")} == {"AAAA"}
    assert {sides_of(view) for view in views(sides="B")} == {"BBBB"}
    assert {sides_of(view) for view in views()} == {"AAAA"}
    effects = {
        sides: {
            place["effect"]["kind"]
            for flotilla in views(sides=sides)[0]["flotillas"]
            for place in flotilla["locations"]
        }
        for sides in "AB"
    }
    assert {"resolution-cleanup", "resolution-trade"} <= effects["B"] - effects["A"]
    assert "whole-card" in effects["A"] - effects["B"]


@rule("SEA-SETUP-07")
@pytest.mark.parametrize("sides", ["A", "B"])
def test_demand_tokens_are_dealt_at_random(sides: str) -> None:
    dealt = [[flotilla["demand"] for flotilla in view["flotillas"]] for view in views(sides=sides)]
    assert all(sorted(tokens) == sorted(KIND.words) for tokens in dealt)
    assert len({tuple(tokens) for tokens in dealt}) > 12
    assert all({tokens[flotilla] for tokens in dealt} == set(KIND.words) for flotilla in range(4))


@rule("SEA-VAR-01")
def test_all_mixes_with_at_least_two_b_sides_are_alike() -> None:
    game = fathom.load("seastead", sides="mixed")
    found = set()
    for number in range(len(MIXES)):
        raw, source = Table(), Opening(number)
        game.rules.configure(raw, game.options)
        game.rules.set_up(raw, Recorder(source))
        assert source.bounds[0] == len(MIXES)
        found.add(sides_of(game.state(raw).view(None)))
    assert found == MIXES


@rule("SEA-VAR-01")
def test_every_mix_with_two_b_sides_comes_up_and_has_a_resolution() -> None:
    game = fathom.load("seastead", sides="mixed")
    found = [game.new(seed=seed).view(None) for seed in range(150)]
    assert {sides_of(view) for view in found} == MIXES
    assert all(view["resolution"] and view["resolution_deck"] == 15 for view in found)


@rule("SEA-VAR-01", "SEA-SETUP-10")
@pytest.mark.parametrize("sides", sorted(MIXES))
def test_the_players_may_choose_each_side(sides: str) -> None:
    view = fathom.load("seastead", sides=sides).new(seed=1).view(None)
    assert (sides_of(view), view["resolution"] is None) == (sides, False)
    for number, letter in enumerate(sides):
        whole = fathom.load("seastead", sides=letter).new(seed=1).view(None)
        printed = [
            (place["cost"], place["points"], place["effect"]) for place in view["flotillas"][number]["locations"]
        ]
        assert printed == [
            (place["cost"], place["points"], place["effect"]) for place in whole["flotillas"][number]["locations"]
        ]


@rule("SEA-VAR-01")
@pytest.mark.parametrize("sides", ["BAAA", "ABAA", "AABA", "AAAB"])
def test_a_single_b_side_is_refused(sides: str) -> None:
    with pytest.raises(fathom.OptionError, match="at least two"):
        fathom.load("seastead", sides=sides)


# Displays and resolutions


@rule("SEA-SETUP-08")
def test_three_of_sixteen_specialists_are_on_display() -> None:
    shown: Counter[str] = Counter()
    for view in views():
        assert (len(set(view["specialists"])), view["specialist_deck"]) == (3, 13)
        shown.update(view["specialists"])
    assert set(shown) == set(SPECIALIST.words)


@rule("SEA-SETUP-09", "SEA-AMB-30")
@pytest.mark.parametrize("sides", ["A", "B", "mixed"])
@pytest.mark.parametrize(("specialists", "cards"), [("A", COMMON), ("all", set(SPECIALIST.words))])
def test_specialists_are_chosen_independently_of_the_sides(sides: str, specialists: str, cards: set[str]) -> None:
    found = views(sides=sides, specialists=specialists)
    assert {card for view in found for card in view["specialists"]} == cards
    assert {view["specialist_deck"] for view in found} == {len(cards) - 3}


@rule("SEA-SETUP-09", "SEA-AMB-30")
@pytest.mark.parametrize("sides", ["A", "B"])
def test_no_b_specialist_ever_comes_into_a_first_game(sides: str) -> None:
    for seed in range(4):
        state = fathom.load("seastead", sides=sides, specialists="A").new(seed=seed)
        shown: set[str] = set()
        while not state.over:
            build = [text for text in legal(state) if text.startswith("build academy")]
            state.apply(state.game.action(build[0]) if build else state.legal()[0])
            shown |= set(state.view(None)["cards"])
        assert shown <= COMMON
        assert len(shown) > 3


@rule("SEA-SETUP-10")
def test_with_b_sides_a_random_resolution_is_in_force() -> None:
    game = fathom.load("seastead", sides="B")
    found = [game.new(seed=seed).view(None) for seed in range(150)]
    assert {view["resolution"]["id"] for view in found} == set(RESOLUTION.words)
    assert {view["resolution_deck"] for view in found} == {15}


@rule("SEA-SETUP-10")
@pytest.mark.parametrize("players", [1, 2])
def test_without_b_sides_there_are_no_resolutions(players: int) -> None:
    for view in views(players=players):
        assert (view["resolution"], view["resolution_deck"]) == (None, 0)


@rule("SEA-VAR-02", "SEA-VAR-03")
@pytest.mark.parametrize("sides", ["B", "mixed", "ABBA"])
@pytest.mark.parametrize("resolution", ["free-trade", "tug-service", "clean-up-duty"])
def test_the_first_resolution_may_be_agreed_on(sides: str, resolution: str) -> None:
    game = fathom.load("seastead", sides=sides, resolution=resolution)
    for seed in range(10):
        state = game.new(seed=seed)
        assert state.view(None)["resolution"]["id"] == resolution
        assert state.view(None)["resolution_deck"] == 15
        assert not state.raw.resolution_deck >> RESOLUTION.words.index(resolution) & 1


@rule("SEA-VAR-02")
def test_a_resolution_cannot_be_agreed_on_without_b_sides() -> None:
    for sides in ("A", "AAAA"):
        with pytest.raises(fathom.OptionError, match="resolution"):
            fathom.load("seastead", sides=sides, resolution="free-trade")


@rule("SEA-VAR-03", "SEA-VAR-01")
def test_mixed_sides_without_an_agreed_resolution_draw_one() -> None:
    game = fathom.load("seastead", sides="AABB")
    assert len({game.new(seed=seed).view(None)["resolution"]["id"] for seed in range(60)}) > 8


@rule("SEA-SETUP-11")
def test_three_of_twelve_docks_are_on_display() -> None:
    shown: Counter[str] = Counter()
    for view in views():
        ids = [dock["id"] for dock in view["docks"]]
        assert (len(set(ids)), view["dock_stack"]) == (3, 9)
        shown.update(ids)
    assert set(shown) == set(DOCK_TILE.words)


# Supplies


@rule("SEA-SETUP-12")
def test_twenty_cleanup_tokens() -> None:
    for view in views():
        assert (view["cleanup"], [player["cleanup"] for player in view["players"]]) == (20, [0, 0])
        assert [player["points"]["cleanup"] + player["noted"] for player in view["players"]] == [0, 0]
    assert views(data={"supply": {"cleanup": 7}})[0]["cleanup"] == 7


@rule("SEA-SETUP-13")
def test_ten_tokens_of_each_resource() -> None:
    for view in views():
        held = kinds_of(view, 0) + kinds_of(view, 1) + Counter(view["supply"])
        assert held == Counter(dict.fromkeys(KIND.words, 10))
        assert sum(view["supply"].values()) == 36


@rule("SEA-SETUP-15", "SEA-SUPPLY-01", "SEA-SUPPLY-02")
def test_starting_resources_come_from_the_supply_the_start_player_first() -> None:
    scarce = views(data={"supply": {"resources": 1}})
    for view in scarce:
        _, a, b, _ = SHALLOW[view["dive"]["face_up"]]
        first = view["first"]
        assert +kinds_of(view, first) == Counter(a.split())
        assert +kinds_of(view, 1 - first) == Counter(b.split()) - Counter(a.split())


# Against the boss


@rule("SEA-AMB-28", "SEA-SETUP-16")
@pytest.mark.parametrize("half", ["a", "b"])
def test_against_the_boss_the_arrow_means_nothing_but_the_lock_does(half: str) -> None:
    seen = set()
    for seed in SEEDS:
        state = fathom.load("seastead", players=1).new(seed=seed)
        view = state.view(None)
        card = view["dive"]["face_up"]
        assert (state.actor, view["phase"], view["first"]) == (0, "start-half", 0)
        assert legal(state) == ["half a", "half b"]
        assert "start" not in [event["kind"] for event in happenings(state)]
        state.apply(state.game.action(f"half {half}"))
        facing = SHALLOW[card][1 + "ab".index(half)]
        assert +kinds_of(state.view(None), 0) == Counter(facing.split())
        assert state.view(None)["dive"]["facing"] == {"a": [0, 1], "b": [1, 0]}[half]
        assert [f["demand"] for f in view["flotillas"] if f["locked"]] == [SHALLOW[card][3]]
        state.apply(state.game.action("take fish"))
        assert (state.actor, state.view(None)["phase"], state.view(None)["round"]) == (0, "menu", 1)
        seen.add(card)
    assert seen == set(SHALLOW)

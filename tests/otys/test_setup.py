"""Setting up: the boards and the colony. Who begins and what a table can agree on: test_table."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import fathom
from fathom.games.otys.actions import SLOT
from tests.otys.scenario import Scenario

rule = pytest.mark.rule
SEEDS = range(150)


def fresh(seed: int = 1, **options: Any) -> dict[str, Any]:
    """What a spectator sees of a new game."""
    return fathom.load("otys", **options).new(seed=seed).view(None)


def boards(seed: int = 1, **options: Any) -> list[dict[str, Any]]:
    players: list[dict[str, Any]] = fresh(seed, **options)["players"]
    return players


# The boards


@rule("OTYS-SETUP-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_a_board_of_their_own(players: int) -> None:
    before = boards(players=players)
    assert [board["seat"] for board in before] == list(range(players))
    assert all([level["level"] for level in board["levels"]] == [1, 2, 3, 4, 5] for board in before)
    s = Scenario(players=players, column="TR SP EN | ME PL FU TE EX")
    others = [s.state.view(seat)["players"][seat] for seat in range(1, players)]
    s.play("key 1", "go", "take", "surface")
    assert s.held(1) == "M1"
    after = [s.state.view(seat)["players"][seat] for seat in range(1, players)]
    assert [{**board, "rank": 0} for board in after] == [{**board, "rank": 0} for board in others]


@rule("OTYS-SETUP-02", "OTYS-EX-13")
def test_numbered_keys_lie_on_their_levels() -> None:
    for level in range(1, 6):
        state = fathom.load("otys", players=4, first_player=2).new(seed=5)
        assert all(board["keys"]["available"] == list("12345X") for board in state.view(None)["players"])
        state.apply(state.game.action(f"key {level}"))
        turn = state.view(None)["turn"]
        assert (turn["key"], turn["level"]) == (str(level), level)


@rule("OTYS-SETUP-03", "OTYS-EX-13")
def test_the_own_x_key_is_available_from_the_start() -> None:
    state = fathom.load("otys", players=2).new(seed=3)
    legal = {state.game.text(action) for action in state.legal()}
    assert legal == {f"{key} {level}" for key in ("key", "x") for level in range(1, 6)}
    assert all("X" in board["keys"]["available"] for board in state.view(None)["players"])


@rule("OTYS-SETUP-04", "OTYS-EX-13")
def test_specialists_stand_at_the_start() -> None:
    for board in boards(players=4):
        assert (board["mechanic"], board["movement"], board["hacker"]) == (0, 1, 0)
        assert board["keys"]["on_track"] == 0
        assert board["keys"]["used"] == []
    data = {"player": {"movement": [2, 5, 6, 7], "threshold": [5, 3, 2, 2]}}
    for board in fathom.load("otys", data=data).new(seed=1).view(None)["players"]:
        assert (board["movement"], board["keys"]["threshold"]) == (2, 5)


@rule("OTYS-SETUP-05", "OTYS-EX-13")
def test_eight_basic_divers_in_random_order() -> None:
    places = Counter[tuple[str, str]]()
    same_for_two = 0
    for seed in SEEDS:
        columns = []
        for board in boards(seed, players=4):
            divers = [slot["diver"] for slot in board["column"]]
            assert len(set(divers)) == 8
            assert not any(slot["upgraded"] for slot in board["column"])
            assert [slot["slot"] for slot in board["column"]] == list(SLOT.words)
            places.update((slot["slot"], slot["diver"]) for slot in board["column"])
            columns.append(tuple(divers))
        same_for_two += len(set(columns)) < 4
    assert len(places) == 64
    assert min(places.values()) > 30  # 75 of 600 expected
    assert same_for_two < 5


@rule("OTYS-SETUP-06", "OTYS-EX-13")
def test_one_resource_of_each_type_on_levels_2_to_5() -> None:
    orders = Counter[tuple[str, ...]]()
    for seed in SEEDS:
        for board in boards(seed, players=4):
            found = []
            for level in board["levels"]:
                held = {kind: count for kind, count in level["resources"].items() if count}
                assert held == {} if level["level"] == 1 else list(held.values()) == [1]
                found += list(held)
            orders[tuple(found)] += 1
    assert set(orders) == set(permutations(("metal", "plant", "fuel", "tech")))
    assert min(orders.values()) > 5  # 25 expected


@rule("OTYS-SETUP-07", "OTYS-EX-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_credits_and_one_battery(players: int) -> None:
    for first in range(players):
        for board in boards(players=players, first_player=first):
            assert (board["credits"], board["batteries"]) == (3, 1)


@rule("OTYS-SETUP-17", "OTYS-EX-13")
def test_everybody_starts_with_nothing_scored() -> None:
    state = fathom.load("otys", players=4).new(seed=9)
    assert state.scores == (0, 0, 0, 0)
    assert state.ranks == (0, 0, 0, 0)
    for seat, board in enumerate(state.view(None)["players"]):
        assert set(board["points"].values()) == {0}
        assert state.view(seat)["players"][seat]["hand"] == []
        assert [level["token"] for level in board["levels"]] == [None] * 5
        assert board["done"] == []


# The colony


@rule("OTYS-SETUP-08")
def test_one_colony_for_all_and_a_supply() -> None:
    state = fathom.load("otys", players=3).new(seed=2)
    shared = ("sponsors", "display", "store", "contracts", "neutral_supply")
    for seat in (0, 1, 2):
        assert all(state.view(seat)[part] == state.view(None)[part] for part in shared)
    s = Scenario(column="TR SP ME | EN PL FU TE EX", credits=3)
    total = sum(player.credits for player in s.g.players)
    s.play("key 1", "go", "improve hacker")
    assert sum(player.credits for player in s.g.players) == total - 1  # to the supply, to nobody's board


@rule("OTYS-SETUP-09")
def test_two_reward_tokens_on_each_display_level() -> None:
    places = Counter[tuple[int, str]]()
    for seed in SEEDS:
        view = fresh(seed)
        shown = [token for row in view["display"] for token in row]
        assert [len(row) for row in view["display"]] == [2] * 5
        assert len(set(shown)) == 10
        assert view["bag"] == 22
        assert view["discarded"] == []
        places.update((level, token) for level, row in enumerate(view["display"]) for token in row)
    assert len(places) == 5 * 32


@rule("OTYS-SETUP-10")
def test_sponsors_in_random_order() -> None:
    orders = Counter(tuple(fresh(seed)["sponsors"]) for seed in range(400))
    assert all(sorted(order) == ["1A", "2A", "3A", "4A", "5A"] for order in orders)
    pairs = {(order[i], order[i + 1]) for order in orders for i in range(4)}
    assert len(pairs) == 20
    assert len(orders) > 100  # of 120
    assert max(orders.values()) < 20


@rule("OTYS-SETUP-13", "OTYS-EX-10")
def test_store_starts_with_two_one_one_and_none() -> None:
    found = Counter[tuple[int, ...]]()
    for seed in SEEDS:
        store = fresh(seed)["store"]
        assert sorted(store.values()) == [0, 1, 1, 2]
        found[tuple(store.values())] += 1
    assert set(found) == set(permutations((2, 1, 1, 0)))


@rule("OTYS-SETUP-13", "OTYS-EX-10")
def test_store_is_filled_from_the_top() -> None:
    s = Scenario(column="SP EN ME | TR PL FU TE EX", levels={1: "M1 F1 T1"}, store="M1 P1 F2", credits=9)
    s.play("key 1", "go")
    for sale, credits in (("sell metal credits", 2), ("sell fuel credits", 1), ("sell tech credits", 3)):
        state = s.state.clone()
        state.apply(s.game.action(sale))
        assert state.raw.players[0].credits == 9 + credits


@rule("OTYS-SETUP-14")
@pytest.mark.parametrize("players", [3, 4])
def test_three_public_contracts_and_a_hidden_pile(players: int) -> None:
    cards = Counter[str]()
    for seed in SEEDS:
        view = fresh(seed, players=players)
        assert len(set(view["contracts"])) == 3
        assert None not in view["contracts"]
        assert view["pile"] == {"count": 29, "under": []}
        assert view["completed"] == []
        cards.update(view["contracts"])
    assert len(cards) == 32


@rule("OTYS-SETUP-15", "OTYS-2P-01")
def test_two_players_have_two_public_contracts() -> None:
    for seed in SEEDS:
        view = fresh(seed, players=2)
        assert view["contracts"][2] is None
        assert None not in view["contracts"][:2]
        assert view["pile"]["count"] == 30


@rule("OTYS-SETUP-15", "OTYS-2P-01", "OTYS-CONTRACT-09")
def test_with_two_players_the_third_space_stays_empty() -> None:
    s = Scenario(players=2, contracts="C07 C08", levels={3: "M1 P2", 5: "M2 F1"}, batteries=0)
    s.play("complete C07 3", chance=[0])
    assert s.contracts() == ["C01", "C08", None]
    s.play("complete C08 5", chance=[0])
    assert s.contracts() == ["C01", "C02", None]
    s.turn("key 1").turn("key 2")
    assert s.contracts() == ["C01", "C02", None]


@rule("OTYS-2P-01")
def test_nothing_else_changes_with_two_players() -> None:
    two, four = fresh(players=2), fresh(players=4)
    for view in (two, four):
        assert sorted(view["store"].values()) == [0, 1, 1, 2]
        assert (view["bag"], view["neutral_supply"], len(view["sponsors"])) == (22, 12, 5)
    same = ("score", "credits", "batteries", "keys", "mechanic", "hacker", "hand_size", "movement")
    assert {key: two["players"][0][key] for key in same} == {key: four["players"][3][key] for key in same}


@rule("OTYS-SETUP-16")
def test_neutral_keys_lie_in_the_supply() -> None:
    s = Scenario()
    assert s.state.view(None)["neutral_supply"] == 12
    assert all(player.neutral == 0 for player in s.g.players)
    s.refuses("neutral 1", "OTYS-XKEY-01")
    assert fresh(neutral_x="unlimited")["neutral_supply"] is None
    taking = Scenario(column="TR SP EN | ME* PL FU TE EX")
    taking.play("key 1", "go", "take", "bonus")
    assert (taking.me.neutral, taking.g.neutral_supply) == (1, 11)


@rule("OTYS-SETUP-18")
def test_credits_batteries_and_resources_never_run_out() -> None:
    s = Scenario(credits=40, batteries=24, sponsors="1A 5A 2A 3A 4A", players=2)
    s.play("key 1", "sponsor", "go", "decline", "surface").turn("key 1").play("key 2", "sponsor")
    assert (s.me.credits, s.me.batteries) == (41, 25)
    full = {1: "M3", 2: "M3", 3: "M4", 4: "M5", 5: "M5"}
    s = Scenario(column="TR SP EN | PL FU TE EX ME", levels=full)  # 20 metal cubes on one board
    s.cubes(1, 5, "M6")
    s.play("key 5", "go", "take")
    assert s.held(5) == "M6"

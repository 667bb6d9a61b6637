"""Monsters: fighting, passing over, the threat marker, rewards, and Monsters met by loot."""

from __future__ import annotations

from typing import Any

import pytest

from tests.abyss.ending import end_game
from tests.abyss.scenario import Scenario, take_turn
from tests.played import refused

rule = pytest.mark.rule

STACKS = {"crab": "crab-1", "squid": "squid-1"}  # two, so that the next player, too, has a choice
ALL_TOKENS = " ".join(["2"] * 9 + ["3"] * 9 + ["4"] * 2)


def threat(s: Scenario) -> int:
    return int(s.state.view(None)["threat"])


def searching(loot: str, cards: str, **more: Any) -> Scenario:
    """Seat 0 takes control of the Megalodon; this loot and these cards come."""
    held: dict[str, Any] = {"keys": 3, "face_up": "megalodon", "council": STACKS, **more}
    return Scenario(**held).next(loot=loot, cards=cards)


SEARCH = ("council crab", "location megalodon")


# Fighting


@rule("ABYSS-MONSTER-01")
@pytest.mark.parametrize("players", [2, 4])
def test_a_monster_is_not_for_sale(players: int) -> None:
    s = Scenario(players, others={seat: {"pearls": 5} for seat in range(1, players)}).next(cards="monster")
    s.play("explore")
    assert (s.actor, s.phase, s.legal()) == (0, "fighting", ["explore", "take"])
    refused(s, "pass", "ABYSS-EXPLORE-07")


REWARDS = [
    (1, 1, (1, 0, 0)),
    (1, 2, (0, 1, 0)),
    (2, 1, (2, 0, 0)),
    (2, 2, (1, 1, 0)),
    (2, 3, (0, 2, 0)),
    (3, 1, (0, 0, 1)),
    (4, 1, (1, 0, 1)),
    (4, 2, (0, 1, 1)),
    (5, 1, (2, 0, 1)),
    (5, 2, (1, 1, 1)),
    (5, 3, (0, 2, 1)),
    (6, 1, (0, 0, 2)),
]


@rule("ABYSS-MONSTER-02")
@pytest.mark.parametrize(("space", "option", "reward"), REWARDS)
def test_the_reward_of_the_space(space: int, option: int, reward: tuple[int, int, int]) -> None:
    s = Scenario(threat=space, council=STACKS).explore("monster").play("take")
    options = [f"reward {one}" for at, one, _ in REWARDS if at == space]
    if len(options) > 1:
        assert s.legal() == options
        refused(s, "pass", "ABYSS-MONSTER-02")
        s.play(f"reward {option}")
    pearls, tokens, keys = reward
    assert (s.me.pearls, sum(s.me.tokens), s.me.keys) == (pearls, tokens, keys)
    assert (threat(s), s.discard(), s.g.current) == (1, "monster", 1)
    assert s.pearls()[1] == 0


@rule("ABYSS-MONSTER-02")
@pytest.mark.parametrize(("space", "option"), [(1, 3), (4, 3)])
def test_no_more_options_than_the_space_has(space: int, option: int) -> None:
    s = Scenario(threat=space, council=STACKS).explore("monster").play("take")
    refused(s, f"reward {option}", "ABYSS-MONSTER-02", "ABYSS-MONSTER-07")


@rule("ABYSS-MONSTER-02")
def test_no_reward_without_a_fight() -> None:
    s = Scenario(council=STACKS)
    refused(s, "reward 1", "ABYSS-MONSTER-02")
    refused(s.explore("monster"), "reward 1", "ABYSS-MONSTER-02")


@rule("ABYSS-MONSTER-02")
def test_a_fight_ends_the_exploration() -> None:
    s = Scenario(council=STACKS).explore("crab-5", "monster").play("take", "reward 1")
    assert (s.hand(), s.stack("crab"), s.g.current, s.phase) == ("", "crab-1 crab-5", 1, "menu")


# Passing over


@rule("ABYSS-MONSTER-03")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5, 6])
def test_going_on_moves_the_marker_one_space(space: int) -> None:
    s = Scenario(threat=space).explore("monster")
    assert threat(s) == space
    s.next(cards="crab-1").play("explore")
    assert threat(s) == min(6, space + 1)
    assert s.state.view(None)["track"] == ["monster", "crab-1"]
    assert (s.pearls(), s.discard()) == ([0, 0], "")


@rule("ABYSS-MONSTER-03")
def test_a_monster_passed_over_can_no_longer_be_fought() -> None:
    s = Scenario(council=STACKS).explore("monster", "crab-2").play("take")
    assert (s.hand(), s.discard(), threat(s), s.g.current) == ("crab-2", "monster", 2, 1)
    assert (s.pearls(), sum(s.me.tokens)) == ([0, 0], 0)


@rule("ABYSS-MONSTER-04")
def test_the_marker_moves_once_for_each_monster() -> None:
    s = Scenario(3, others={1: {"pearls": 1}, 2: {"pearls": 2}}, council=STACKS).explore("monster")
    s.next(cards="crab-1 crab-2 crab-3 squid-1 monster squid-2").play("explore")
    assert (s.phase, threat(s)) == ("buying", 2)
    s.play("pay 0")
    assert (s.phase, threat(s)) == ("buying", 2)
    s.play("pay 0")
    assert (s.phase, threat(s)) == ("taking", 2)
    s.play("explore", "explore")
    assert (s.phase, threat(s)) == ("fighting", 2)
    s.play("explore")
    assert (threat(s), s.hand(), s.g.current) == (3, "squid-2", 1)


@rule("ABYSS-MONSTER-04")
def test_the_marker_moves_at_the_decision_before_the_next_card() -> None:
    s = Scenario().explore("monster").next(cards="monster").play("explore")
    assert [event["kind"] for event in s.told()] == ["threat", "reveal"]
    assert s.happened("threat") == [{"kind": "threat", "seat": 0, "space": 2}]


@rule("ABYSS-MONSTER-04")
def test_the_marker_stays_from_turn_to_turn() -> None:
    s = Scenario(council=STACKS).explore("monster", "crab-2").play("take", "council crab")
    assert (s.g.current, threat(s)) == (0, 2)


@rule("ABYSS-EX-3", "ABYSS-MONSTER-02", "ABYSS-MONSTER-03", "ABYSS-EXPLORE-10")
def test_passed_over_then_fought() -> None:
    s = Scenario(threat=2).explore("monster", "crab-1")
    assert threat(s) == 3
    s.next(cards="monster").play("explore", "take")
    assert (s.me.keys, s.pearls(), sum(s.me.tokens)) == (1, [0, 0], 0)
    assert (threat(s), s.discard(), s.stack("crab")) == (1, "monster monster", "crab-1")


@rule("ABYSS-MONSTER-05")
def test_the_monster_on_the_fifth_space_must_be_fought() -> None:
    s = Scenario(threat=2, council=STACKS).explore("crab-1", "squid-2", "crab-3", "seahorse-4", "monster")
    assert (s.phase, s.happened("fight")) == ("rewarding", [{"kind": "fight", "seat": 0, "space": 2}])
    s.play("reward 2")
    assert (s.pearls(), sum(s.me.tokens), threat(s), s.g.current) == ([2, 0], 1, 1, 1)


@rule("ABYSS-MONSTER-05")
@pytest.mark.parametrize(("monsters", "pearls", "keys"), [(1, 2, 0), (2, 3, 0), (3, 1, 1), (4, 2, 1), (5, 3, 1)])
def test_monsters_passed_over_on_the_way_to_the_fifth_space(monsters: int, pearls: int, keys: int) -> None:
    cards = ["monster"] * 5
    cards[monsters - 1 : 4] = ["crab-2", "squid-2", "crab-3", "seahorse-4"][monsters - 1 :]
    s = Scenario(council=STACKS).explore(*cards)
    if s.phase == "rewarding":
        s.play("reward 1")
    assert (s.me.pearls, s.me.keys, s.discard()) == (pearls, keys, " ".join(["monster"] * monsters))


# Tokens and Keys


@rule("ABYSS-MONSTER-06")
def test_monster_tokens_are_secret_and_their_number_is_not() -> None:
    s = Scenario(3, threat=2, council=STACKS).explore("monster").play("take").next(tokens="4 2").play("reward 3")
    for viewer in (0, 1, 2, None):
        held = s.state.view(viewer)["players"][0]
        assert held["tokens"] == 2
        assert held["token_points"] == ([2, 4] if viewer == 0 else None)
        assert held["points"]["monsters"] == (6 if viewer == 0 else 0)
    assert [event["points"] for event in s.happened("token", 0)] == [4, 2]
    assert all(event.get("points") is None for event in s.happened("token", 1))
    assert s.state.view(None)["monster_tokens"] == 18


@rule("ABYSS-MONSTER-06")
def test_others_views_do_not_depend_on_the_values() -> None:
    one, other = (Scenario(3, tokens=tokens, council=STACKS) for tokens in ("2 2 3", "4 3 4"))
    for viewer in (1, 2, None):
        assert one.state.view(viewer) == other.state.view(viewer)
    for viewer in (1, 2):
        assert one.state.observe(viewer).tolist() == other.state.observe(viewer).tolist()
    assert one.state.view(0) != other.state.view(0)


@rule("ABYSS-MONSTER-06")
def test_others_may_assume_any_values_that_fit() -> None:
    s = Scenario(3, tokens="4 4", others={1: {"tokens": "3 3 3"}}, council=STACKS)
    drawn = [s.state.determinise(2, seed=seed).view(0)["players"][0]["token_points"] for seed in range(30)]
    assert {len(tokens) for tokens in drawn} == {2}
    assert len({tuple(tokens) for tokens in drawn}) > 2
    assert all(s.state.determinise(0, seed=seed).view(0) == s.state.view(0) for seed in range(5))


@rule("ABYSS-MONSTER-06", "ABYSS-SCORE-04")
def test_all_tokens_are_shown_at_the_end() -> None:
    s = end_game(Scenario(3, tokens="2 4", others={1: {"tokens": "3"}}))
    for viewer in (0, 1, 2, None):
        shown = [player["token_points"] for player in s.state.view(viewer)["players"]]
        assert shown == [[2, 4], [3], []]


@rule("ABYSS-MONSTER-07")
@pytest.mark.parametrize(
    ("space", "left", "options"),
    [(1, 1, "1 2"), (2, 2, "1 2 3"), (2, 1, "1 2"), (4, 1, "1 2"), (5, 2, "1 2 3"), (5, 1, "1 2")],
)
def test_an_option_that_the_tokens_cannot_cover(space: int, left: int, options: str) -> None:
    tokens = " ".join(ALL_TOKENS.split()[left:])
    s = Scenario(threat=space, others={1: {"tokens": tokens}}, council=STACKS).explore("monster").play("take")
    assert s.legal() == [f"reward {option}" for option in options.split()]
    if space in (2, 5) and left == 1:
        refused(s, "reward 3", "ABYSS-MONSTER-07")


@rule("ABYSS-MONSTER-07", "ABYSS-AMB-25")
@pytest.mark.parametrize(("space", "pearls", "keys"), [(1, 1, 0), (2, 2, 0), (4, 1, 1), (5, 2, 1)])
def test_without_tokens_there_are_pearls(space: int, pearls: int, keys: int) -> None:
    s = Scenario(threat=space, others={1: {"tokens": ALL_TOKENS}}, council=STACKS).explore("monster").play("take")
    assert (s.me.pearls, sum(s.me.tokens), s.me.keys, threat(s), s.g.current) == (pearls, 0, keys, 1, 1)


@rule("ABYSS-MONSTER-07")
def test_a_reward_that_cannot_be_paid_at_all_is_lost() -> None:
    data = {"threat": {"space_2": [[0, 1, 1], [1, 2, 0]]}}
    s = Scenario(threat=2, others={1: {"tokens": ALL_TOKENS}}, council=STACKS, data=data).explore("monster")
    s.play("take")
    assert (s.pearls(), sum(s.me.tokens), s.me.keys) == ([0, 0], 0, 0)
    assert (threat(s), s.discard(), s.g.current) == (1, "monster", 1)


@rule("ABYSS-MONSTER-08", "ABYSS-AMB-25")
def test_keys_of_rewards_are_kept_openly() -> None:
    s = Scenario(3, threat=6, others={1: {"keys": 10}}, council=STACKS).explore("monster").play("take")
    for viewer in (0, 1, 2, None):
        assert [player["keys"] for player in s.state.view(viewer)["players"]] == [2, 10, 0]
    s.end_turn()
    assert s.me.keys == 2


@rule("ABYSS-AMB-25")
def test_pearls_and_nebulis_never_run_out() -> None:
    s = Scenario(threat=2, pearls=49, others={1: {"pearls": 50, "nebulis": 25}}, council=STACKS)
    s.explore("monster").play("take", "reward 1")
    assert s.pearls() == [51, 50]
    s = Scenario(hand="kraken-4 kraken-4", court="shepherd", others={1: {"nebulis": 25}}, council=STACKS)
    assert s.play("court 1", "cheapest").nebulis() == [6, 25]


@rule("ABYSS-EX-15", "ABYSS-MONSTER-02")
def test_tamer() -> None:
    s = Scenario(others={1: {"lords": "tamer"}}, threat=4, council=STACKS).explore("crab-2", "monster").play("take")
    assert (s.me.keys, s.me.pearls, sum(s.me.tokens)) == (1, 0, 0)
    assert (threat(s), s.g.current) == (1, 1)


# Monsters met by loot


@rule("ABYSS-AMB-39")
@pytest.mark.parametrize(
    ("way", "space", "monsters", "after"),
    [("forward", 1, 1, 2), ("forward", 3, 2, 5), ("back", 1, 1, 1), ("back", 4, 2, 2), ("back", 2, 3, 1)],
)
def test_a_monster_met_by_loot_moves_the_marker(way: str, space: int, monsters: int, after: int) -> None:
    s = searching("6", "monster " * monsters + "squid-3", threat=space, loot_monster=way).play(*SEARCH)
    assert (threat(s), s.hand(), s.phase) == (after, "crab-1 squid-3", "searching")
    assert s.discard() == " ".join(["monster"] * monsters)


@rule("ABYSS-AMB-39")
def test_forward_unless_agreed_otherwise() -> None:
    assert threat(searching("6", "monster squid-3", threat=2).play(*SEARCH)) == 3


@rule("ABYSS-AMB-34")
@pytest.mark.parametrize(("space", "monsters"), [(6, 1), (6, 2), (5, 2)])
def test_the_marker_stays_on_the_last_space(space: int, monsters: int) -> None:
    s = searching("6", "monster " * monsters + "squid-3", threat=space).play(*SEARCH)
    assert (threat(s), s.hand()) == (6, "crab-1 squid-3")


@rule("ABYSS-AMB-24")
def test_loot_brings_no_ally_if_there_is_no_card() -> None:
    s = searching("6", "", data={"exploration": {"monsters": 0}})
    s.empty_deck()
    s.play(*SEARCH)
    assert (s.phase, s.hand(), threat(s)) == ("searching", "crab-1", 1)


@rule("ABYSS-AMB-24")
@pytest.mark.parametrize(("deck", "after"), [(0, 6), (2, 3), (3, 4), (6, 6)])
def test_loot_draws_through_a_deck_of_monsters_once(deck: int, after: int) -> None:
    s = searching("6", "")
    s.empty_deck(*["monster"] * deck)
    s.play(*SEARCH)
    assert (s.phase, s.hand(), threat(s)) == ("searching", "crab-1", after)
    assert s.discard() == " ".join(["monster"] * 6)


@rule("ABYSS-AMB-24", "ABYSS-EXPLORE-11")
def test_loot_draws_from_the_discard_pile_if_it_must() -> None:
    s = searching("6", "squid-2", discard="squid-2")
    s.empty_deck("monster")
    s.play(*SEARCH)
    assert (s.hand(), threat(s), s.discard()) == ("crab-1 squid-2", 2, "")


@rule("ABYSS-MONSTER-02")
def test_whoever_explores_gets_the_reward() -> None:
    s = Scenario(3, threat=4, council=STACKS)
    take_turn(s, 2)
    s.explore("monster").play("take", "reward 1")
    assert (s.pearls(), [s.player(seat).keys for seat in range(3)]) == ([0, 0, 1], [0, 0, 1])

"""Soldiers, who strike the opponents. What keeps them off is tested with the Mages."""

from __future__ import annotations

import pytest

from fathom.core.chance import Seeded
from tests.abyss.recruiting import REST, SIX, STACK, cost, printed, recruit
from tests.abyss.scenario import Scenario
from tests.played import refused

rule = pytest.mark.rule


@pytest.mark.parametrize(
    ("name", "cost", "races", "points", "keys"),
    [
        pytest.param("recruiter", 10, 2, 4, 1, marks=rule("ABYSS-LORD-01")),
        pytest.param("jailer", 6, 3, 7, 0, marks=rule("ABYSS-LORD-02")),
        pytest.param("seeker", 7, 2, 7, 0, marks=rule("ABYSS-LORD-03")),
        pytest.param("assassin", 10, 1, 6, 0, marks=rule("ABYSS-LORD-04")),
        pytest.param("commander", 8, 1, 4, 1, marks=rule("ABYSS-LORD-05")),
        pytest.param("tamer", 6, 3, 4, 1, marks=rule("ABYSS-LORD-06")),
        pytest.param("hunter", 8, 2, 6, 0, marks=rule("ABYSS-LORD-07")),
    ],
)
def test_figures_of_the_soldiers(name: str, cost: int, races: int, points: int, keys: int) -> None:
    assert printed(name) == ("soldier", cost, races, "crab", points, keys)


# Recruiter


@rule("ABYSS-LORD-01")
@pytest.mark.parametrize(("seat", "expected"), [(0, 10), (1, 8), (2, 10), (3, 10)])
def test_the_recruiter_makes_lords_dearer_for_all_opponents(seat: int, expected: int) -> None:
    others = {other: {"hand": f"seahorse-{other} squid-1", "pearls": 9} for other in (1, 2, 3)}
    others[1]["lords"] = "recruiter"
    s = Scenario(4, hand="seahorse-4 squid-1", pearls=9, court="miller", others=others)
    assert cost(s, seat) == expected


@rule("ABYSS-LORD-01")
def test_under_the_recruiter_two_more_pearls_are_needed() -> None:
    others = {1: {"lords": "recruiter"}}
    refused(Scenario(hand="seahorse-5 squid-3", pearls=1, court="miller", others=others), "court 1", "ABYSS-RECRUIT-05")
    s = recruit("miller", "seahorse-5 squid-3", pearls=3, court="trader peddler slaver", others=others)
    assert (s.me.pearls, s.lords()) == (1, {"miller"})


@rule("ABYSS-LORD-01")
def test_the_recruiter_does_not_change_the_number_of_races() -> None:
    hand = "crab-2 seahorse-3 seahorse-5 squid-3"
    s = Scenario(hand=hand, pearls=5, court="miller", others={1: {"lords": "recruiter"}})
    s.play("court 1", "ally crab-2", "ally seahorse-3")
    assert s.legal() == ["ally seahorse-5", "pay 0", "cheapest"]
    refused(s, "ally squid-3", "ABYSS-RECRUIT-08", "ABYSS-RECRUIT-02")


@rule("ABYSS-LORD-01", "ABYSS-LORD-22")
def test_the_recruiter_does_not_change_the_price_of_the_corruptor() -> None:
    s = recruit("corruptor", "squid-5 squid-4 squid-1", pearls=7, others={1: {"lords": "recruiter"}})
    assert (s.phase, s.me.pearls) == ("corrupting", 5)
    s.play("court 2")
    assert (s.me.pearls, s.lords()) == (0, {"corruptor", "keeper"})


@rule("ABYSS-LORD-01", "ABYSS-LORD-04")
@pytest.mark.parametrize("lord", ["recruiter!", "recruiter@abyss"])
def test_a_turned_or_covered_recruiter_changes_no_cost(lord: str) -> None:
    s = Scenario(hand="seahorse-5 squid-3", court="miller", others={1: {"lords": lord}})
    assert cost(s, 0) == 8


# Jailer


@rule("ABYSS-LORD-02")
def test_the_jailer_makes_every_opponent_discard_an_ally_of_their_choice() -> None:
    others = {1: {"hand": "crab-4 squid-1 squid-1"}, 2: {}, 3: {"hand": "jellyfish-2 kraken-4"}}
    s = recruit("jailer", "crab-1 shellfish-3 squid-2", 4, others=others)
    assert (s.actor, s.legal()) == (1, ["ally crab-4", "ally squid-1"])
    refused(s, "ally crab-1", "ABYSS-LORD-02")
    s.play("ally squid-1")
    assert (s.actor, s.legal()) == (3, ["ally jellyfish-2", "ally kraken-4"])
    s.play("ally kraken-4")
    assert [s.hand(seat) for seat in (1, 2, 3)] == ["crab-4 squid-1", "", "jellyfish-2"]
    assert s.discard() == "shellfish-3 squid-1 squid-2 kraken-4"
    assert s.nebulis() == [0, 0, 0, 0]
    assert s.actor == 1


@rule("ABYSS-LORD-02")
def test_the_jailer_leaves_his_owner_alone() -> None:
    s = Scenario(hand="crab-1 shellfish-3 squid-2 squid-5", court=f"jailer {REST}", council=STACK)
    s.play("court 1", "cheapest")
    assert (s.hand(), s.actor) == ("squid-5", 1)


@rule("ABYSS-LORD-02")
def test_the_last_ally_goes_to_the_jailer_by_itself() -> None:
    s = recruit("jailer", "crab-1 shellfish-3 squid-2", others={1: {"hand": "kraken-2"}})
    assert (s.hand(1), s.nebulis(), s.actor) == ("", [0, 0], 1)


# Seeker


@rule("ABYSS-LORD-03")
def test_the_seeker_costs_every_opponent_two_pearls() -> None:
    others = {1: {"pearls": 5}, 2: {"pearls": 1, "nebulis": 2}, 3: {"pearls": 2}}
    s = recruit("seeker", "crab-5 squid-2", 4, pearls=3, others=others)
    assert s.pearls() == [3, 3, 0, 0]
    assert s.nebulis() == [0, 0, 2, 0]


@rule("ABYSS-LORD-03")
def test_the_seeker_takes_no_nebulis_from_who_has_no_pearls() -> None:
    s = recruit("seeker", "crab-5 squid-2", others={1: {"nebulis": 2}})
    assert (s.pearls(), s.nebulis()) == ([0, 0], [0, 2])


# Assassin


@rule("ABYSS-LORD-04", "ABYSS-AMB-04")
def test_the_recruiting_player_chooses_a_lord_of_every_opponent() -> None:
    others = {1: {"lords": "trader peddler"}, 2: {"lords": "tamer@abyss"}, 3: {"lords": "oracle seeker shaman@chasm"}}
    s = recruit("assassin", "crab-1 crab-4 crab-5", 4, lords="hunter", others=others)
    assert (s.actor, s.legal()) == (0, ["lord trader", "lord peddler"])
    refused(s, "lord hunter", "ABYSS-LORD-04")
    s.play("lord peddler")
    assert (s.actor, s.legal()) == (0, ["lord seeker", "lord oracle"])
    refused(s, "lord shaman", "ABYSS-LORD-04")
    s.play("lord oracle")
    assert [s.lords(seat) for seat in range(4)] == [
        {"assassin", "hunter"}, {"trader", "peddler!"}, {"tamer@abyss"}, {"oracle!", "seeker", "shaman@chasm"},
    ]  # fmt: skip
    assert s.actor == 1


@rule("ABYSS-LORD-04", "ABYSS-AMB-04")
def test_as_an_option_every_victim_chooses() -> None:
    others = {1: {"lords": "trader peddler"}, 2: {"lords": "oracle seeker"}}
    s = recruit("assassin", "crab-1 crab-4 crab-5", 3, others=others, assassin="victim")
    assert (s.actor, s.legal()) == (1, ["lord trader", "lord peddler"])
    s.play("lord trader")
    assert (s.actor, s.legal()) == (2, ["lord seeker", "lord oracle"])
    s.play("lord seeker")
    assert (s.lords(1), s.lords(2)) == ({"trader!", "peddler"}, {"seeker!", "oracle"})
    assert (s.actor, s.g.current) == (1, 1)


@rule("ABYSS-LORD-04")
def test_the_only_free_lord_is_turned_by_itself() -> None:
    s = recruit("assassin", "crab-1 crab-4 crab-5", others={1: {"lords": "trader@abyss oracle"}})
    assert s.lords(1) == {"trader@abyss", "oracle!"}


@rule("ABYSS-LORD-04")
def test_a_turned_lord_is_not_turned_again() -> None:
    s = recruit("assassin", "crab-1 crab-4 crab-5", others={1: {"lords": "trader! oracle seeker"}})
    refused(s, "lord trader", "ABYSS-LORD-04")
    assert s.legal() == ["lord seeker", "lord oracle"]


@rule("ABYSS-LORD-04")
def test_the_key_of_a_turned_lord_is_dead() -> None:
    s = recruit("assassin", "crab-1 crab-4 crab-5", others={1: {"lords": "shepherd", "keys": 2}}, court="keeper miller")
    assert s.lords(1) == {"shepherd!"}
    assert s.state.view(None)["players"][1]["key_count"] == 2
    s.end_turn()
    assert (s.locations(1), s.player(1).keys) == (set(), 2)


@rule("ABYSS-LORD-04")
def test_a_turned_lord_cannot_be_slid_under_a_location() -> None:
    s = Scenario(lords="shepherd! keeper", keys=3, council=STACK, court="trader peddler slaver")
    s.play("council jellyfish", "location jail")
    refused(s, "lord shepherd", "ABYSS-KEYS-05")
    assert s.legal() == ["pass", "lord keeper"]


@rule("ABYSS-LORD-04")
def test_a_turned_lord_keeps_points_guild_and_printed_key() -> None:
    s = Scenario(lords="shepherd!", locations="sargasso-silos closed-tower", court="trader")
    assert (s.points()["lords"], s.worth("sargasso-silos"), s.worth("closed-tower")) == (6, 7, 3)


@rule("ABYSS-LORD-04")
def test_the_assassin_does_not_move_a_sentinel() -> None:
    watched = {"watcher": (1, "council", "crab")}
    s = recruit("assassin", "crab-1 crab-4 crab-5", others={1: {"lords": "watcher"}}, sentinels=watched)
    assert s.lords(1) == {"watcher!"}
    sentinel = s.state.view(None)["sentinels"][0]
    assert (sentinel["owner"], sentinel["area"], sentinel["on"]) == (1, "council", "crab")


# Commander


@rule("ABYSS-LORD-05")
def test_the_commander_makes_opponents_discard_down_to_six_at_once() -> None:
    others = {
        1: {"hand": f"{SIX} kraken-2 kraken-3"},
        2: {"hand": SIX},
        3: {"hand": SIX.replace("-1", "-3") + " squid-1"},
    }
    s = recruit("commander", "crab-5 crab-4", 4, others=others)
    assert (s.actor, s.phase) == (1, "limited")
    refused(s, "ally crab-5", "ABYSS-LORD-05")
    s.play("ally kraken-2")
    assert s.actor == 1
    s.play("ally crab-1")
    assert (s.hand(1), s.actor) == (SIX.replace("crab-1 ", "") + " kraken-3", 3)
    s.play("ally squid-1")
    assert (s.player(2).hand_size, s.player(3).hand_size) == (6, 6)
    assert (s.g.current, s.phase, s.nebulis()) == (1, "menu", [0, 0, 0, 0])


@rule("ABYSS-LORD-05")
def test_under_the_commander_the_hand_is_limited_at_the_end_of_the_own_turn() -> None:
    s = Scenario(
        hand=SIX, council={"shellfish": "shellfish-1 shellfish-2 kraken-3"}, others={1: {"lords": "commander"}}
    )
    s.play("council shellfish")
    assert (s.actor, s.phase, s.me.hand_size) == (0, "limited", 9)
    s.play("ally shellfish-1", "ally crab-1")
    assert (s.actor, s.phase) == (0, "limited")
    s.play("ally kraken-3")
    assert s.hand() == "crab-2 seahorse-1 seahorse-2 shellfish-2 squid-1 squid-2"
    assert (s.g.current, s.nebulis()) == (1, [0, 0])


@rule("ABYSS-LORD-05")
def test_the_commander_does_not_limit_his_owner() -> None:
    s = Scenario(hand=SIX, lords="commander", council={"squid": "squid-3 squid-4", **STACK}).play("council squid")
    assert (s.me.hand_size, s.g.current) == (8, 1)


@rule("ABYSS-LORD-05", "ABYSS-LORD-04")
@pytest.mark.parametrize("lord", ["commander!", "commander@abyss"])
def test_a_turned_or_covered_commander_limits_nobody(lord: str) -> None:
    s = Scenario(hand=SIX, council={"squid": "squid-3 squid-4", **STACK}, others={1: {"lords": lord}})
    s.play("council squid")
    assert (s.me.hand_size, s.g.current) == (8, 1)


@rule("ABYSS-LORD-05", "ABYSS-AMB-05")
@pytest.mark.parametrize("owner", [0, 2])
def test_a_buyer_discards_before_the_next_card_is_revealed(owner: int) -> None:
    others = {1: {"hand": SIX, "pearls": 1}, 2: {}}
    others = {**others, 2: {"lords": "commander"}} if owner == 2 else others
    s = Scenario(3, lords="commander" if owner == 0 else "", others=others, council=STACK)
    s.next(cards="squid-5 crab-5").play("explore", "pay 0")
    assert (s.actor, s.phase, s.player(1).hand_size, s.state.view(None)["track"]) == (1, "limited", 7, [])
    s.play("ally squid-5")
    assert s.hand(1) == SIX
    assert (s.actor, s.phase, s.state.view(None)["track"]) == (0, "taking", ["crab-5"])


@rule("ABYSS-LORD-05", "ABYSS-AMB-05")
def test_as_an_option_a_buyer_discards_at_the_end_of_the_own_turn_only() -> None:
    others = {1: {"hand": SIX, "pearls": 1}}
    s = Scenario(3, lords="commander", others=others, council=STACK, court="trader", commander_purchase="turn-end")
    s.next(cards="squid-5 crab-5").play("explore", "pay 0")
    assert (s.actor, s.phase, s.player(1).hand_size) == (0, "taking", 7)
    s.play("take")
    assert (s.actor, s.phase) == (1, "menu")
    s.play("council jellyfish")
    assert (s.actor, s.phase, s.player(1).hand_size) == (1, "limited", 8)
    s.play("ally squid-1", "ally squid-2")
    assert (s.g.current, s.player(1).hand_size) == (2, 6)


# Tamer


@rule("ABYSS-LORD-06")
@pytest.mark.parametrize(
    ("threat", "rewards", "got"),
    [
        (1, ["reward 1", "reward 2"], (1, 0, 0)),
        (2, ["reward 1", "reward 2"], (1, 0, 0)),
        (3, ["reward 1", "reward 2", "reward 3"], (2, 0, 0)),
        (4, [], (0, 0, 1)),
        (5, ["reward 1", "reward 2"], (1, 0, 1)),
        (6, ["reward 1", "reward 2", "reward 3"], (2, 0, 1)),
    ],
)
def test_under_the_tamer_the_space_before_gives_the_reward(
    threat: int, rewards: list[str], got: tuple[int, int, int]
) -> None:
    s = Scenario(threat=threat, others={1: {"lords": "tamer"}}, council=STACK).explore("monster").play("take")
    if rewards:
        assert s.legal() == rewards
        s.play("reward 1")
    assert (s.me.pearls, sum(s.me.tokens), s.me.keys) == got
    assert s.state.view(None)["threat"] == 1


@rule("ABYSS-LORD-06")
def test_under_the_tamer_the_fifth_space_still_brings_its_pearl() -> None:
    s = Scenario(threat=2, others={1: {"lords": "tamer"}})
    s.explore("crab-1", "crab-2", "squid-1", "squid-2", "monster")
    assert (s.phase, s.me.pearls) == ("rewarding", 1)
    s.play("reward 1")
    assert s.me.pearls == 2


@rule("ABYSS-LORD-06", "ABYSS-LORD-04")
@pytest.mark.parametrize(("mine", "theirs"), [("tamer", ""), ("", "tamer!"), ("", "tamer@abyss")])
def test_the_tamer_spares_his_owner_and_needs_to_be_free(mine: str, theirs: str) -> None:
    s = Scenario(threat=3, lords=mine, others={1: {"lords": theirs}}, council=STACK).explore("monster").play("take")
    assert (s.me.keys, s.me.pearls) == (1, 0)


# Hunter


@rule("ABYSS-LORD-07")
def test_the_hunter_takes_a_token_from_an_opponent_of_choice() -> None:
    others = {1: {"tokens": "2 3"}, 2: {}, 3: {"tokens": "4"}}
    s = recruit("hunter", "crab-5 squid-3", 4, tokens="2", others=others)
    assert s.legal() == ["seat +1", "seat +3"]
    refused(s, "seat +2", "ABYSS-LORD-07")
    s.play("seat +3")
    assert [list(s.player(seat).tokens) for seat in range(4)] == [[1, 0, 1], [1, 1, 0], [0, 0, 0], [0, 0, 0]]


@rule("ABYSS-LORD-07")
def test_the_hunter_must_take_from_the_only_opponent_with_tokens() -> None:
    s = recruit("hunter", "crab-5 squid-3", 3, others={2: {"tokens": "4 4"}})
    assert (list(s.me.tokens), list(s.player(2).tokens)) == ([0, 0, 1], [0, 0, 1])


@rule("ABYSS-LORD-07")
def test_the_hunter_finds_nothing_where_nobody_has_tokens() -> None:
    s = recruit("hunter", "crab-5 squid-3", 3, tokens="4", others={1: {"pearls": 2}})
    assert (list(s.me.tokens), s.g.current) == ([0, 0, 1], 1)


@rule("ABYSS-LORD-07")
def test_the_hunters_token_is_random_and_known_to_two_players() -> None:
    stolen = set()
    for seed in range(30):
        s = Scenario(3, hand="crab-5 squid-3", court=f"hunter {REST}", council=STACK, others={1: {"tokens": "2 3 4"}})
        s.state._chance.source = Seeded(seed)
        s.play("court 1", "cheapest")
        stolen.add(s.points()["monsters"])
        assert sum(s.player(1).tokens) == 2
        assert "points" in s.happened("steal", 0)[0]
        assert "points" in s.happened("steal", 1)[0]
        assert s.happened("steal", 2)[0].get("points") is None
    assert stolen == {2, 3, 4}

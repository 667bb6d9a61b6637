"""Mages; the Shaman against every Soldier."""

from __future__ import annotations

import pytest

from tests.abyss.recruiting import REST, SIX, STACK, cost, printed, recruit
from tests.abyss.scenario import Scenario
from tests.played import refused

rule = pytest.mark.rule

THREE_STACKS = {"crab": "crab-4 kraken-2", "shellfish": "shellfish-1 shellfish-2", "squid": "squid-5"}


@pytest.mark.parametrize(
    ("name", "cost", "races", "points", "keys"),
    [
        pytest.param("shaman", 6, 3, 5, 1, marks=rule("ABYSS-LORD-14")),
        pytest.param("invoker", 8, 1, 8, 0, marks=rule("ABYSS-LORD-15")),
        pytest.param("apprentice", 6, 3, 9, 0, marks=rule("ABYSS-LORD-16")),
        pytest.param("oracle", 8, 2, 5, 1, marks=rule("ABYSS-LORD-17")),
        pytest.param("alchemist", 7, 1, 5, 1, marks=rule("ABYSS-LORD-18")),
        pytest.param("illusionist", 10, 1, 9, 0, marks=rule("ABYSS-LORD-19")),
        pytest.param("master-of-magic", 10, 3, 6, 1, marks=rule("ABYSS-LORD-20")),
    ],
)
def test_figures_of_the_mages(name: str, cost: int, races: int, points: int, keys: int) -> None:
    assert printed(name) == ("mage", cost, races, "jellyfish", points, keys)


# Shaman: seat 1 has one, seat 2 has not


@rule("ABYSS-LORD-14", "ABYSS-LORD-01")
@pytest.mark.parametrize(("seat", "expected"), [(0, 8), (1, 8), (2, 10)])
def test_the_shaman_keeps_the_recruiter_off(seat: int, expected: int) -> None:
    others = {1: {"hand": "seahorse-2 squid-2", "pearls": 9, "lords": "shaman"}}
    others[2] = {"hand": "seahorse-3 squid-3", "pearls": 9}
    s = Scenario(3, hand="seahorse-4 squid-4", pearls=9, lords="recruiter", court="miller", others=others)
    assert cost(s, seat) == expected


@rule("ABYSS-LORD-14", "ABYSS-LORD-02")
def test_the_shaman_keeps_the_jailer_off() -> None:
    others = {1: {"hand": "crab-4 squid-4", "lords": "shaman"}, 2: {"hand": "crab-2 squid-1"}}
    s = recruit("jailer", "crab-1 shellfish-3 squid-2", 3, others=others)
    assert (s.actor, s.phase) == (2, "jailed")
    s.play("ally squid-1")
    assert (s.hand(1), s.hand(2), s.g.current) == ("crab-4 squid-4", "crab-2", 1)


@rule("ABYSS-LORD-14", "ABYSS-LORD-03")
def test_the_shaman_keeps_the_seeker_off() -> None:
    s = recruit("seeker", "crab-5 squid-2", 3, others={1: {"pearls": 4, "lords": "shaman"}, 2: {"pearls": 4}})
    assert s.pearls() == [0, 4, 2]


@rule("ABYSS-LORD-14", "ABYSS-LORD-04")
def test_the_shaman_keeps_the_assassin_off() -> None:
    others = {1: {"lords": "shaman trader"}, 2: {"lords": "oracle peddler"}}
    s = recruit("assassin", "crab-1 crab-4 crab-5", 3, others=others)
    assert s.legal() == ["lord peddler", "lord oracle"]
    s.play("lord oracle")
    assert (s.lords(1), s.lords(2)) == ({"shaman", "trader"}, {"oracle!", "peddler"})


@rule("ABYSS-LORD-14", "ABYSS-LORD-05")
def test_the_shaman_keeps_the_new_commander_off() -> None:
    others = {1: {"hand": f"{SIX} squid-3", "lords": "shaman"}, 2: {"hand": SIX.replace("-1", "-3") + " squid-1"}}
    s = recruit("commander", "crab-5 crab-4", 3, others=others)
    assert (s.actor, s.phase) == (2, "limited")
    s.play("ally squid-1")
    assert (s.player(1).hand_size, s.player(2).hand_size) == (7, 6)


@rule("ABYSS-LORD-14", "ABYSS-LORD-05")
def test_the_shaman_keeps_the_commander_off_at_the_end_of_a_turn_and_after_a_purchase() -> None:
    s = Scenario(hand=SIX, lords="shaman", council={"crab": "crab-3", **STACK}, others={1: {"lords": "commander"}})
    s.play("council crab")
    assert (s.g.current, s.me.hand_size) == (1, 7)
    others = {1: {"hand": SIX, "pearls": 1, "lords": "shaman"}}
    s = Scenario(lords="commander", others=others).next(cards="squid-5").play("explore", "pay 0")
    assert (s.actor, s.player(1).hand_size) == (0, 7)


@rule("ABYSS-LORD-14", "ABYSS-LORD-06")
def test_the_shaman_keeps_the_tamer_off() -> None:
    s = Scenario(3, threat=3, lords="shaman", others={2: {"lords": "tamer"}}, council=STACK).explore("monster")
    s.play("take")
    assert (s.me.keys, s.me.pearls) == (1, 0)


@rule("ABYSS-LORD-14", "ABYSS-LORD-07")
def test_the_shaman_keeps_the_hunter_off() -> None:
    others = {1: {"tokens": "4", "lords": "shaman"}, 2: {"tokens": "2"}, 3: {"tokens": "3"}}
    s = recruit("hunter", "crab-5 squid-3", 4, others=others)
    assert s.legal() == ["seat +2", "seat +3"]
    refused(s, "seat +1", "ABYSS-LORD-07")
    s = recruit("hunter", "crab-5 squid-3", others={1: {"tokens": "4", "lords": "shaman"}})
    assert (list(s.me.tokens), s.g.current) == ([0, 0, 0], 1)


@rule("ABYSS-LORD-14", "ABYSS-LORD-113")
@pytest.mark.parametrize(("mine", "pearls"), [("shaman", [3, 0]), ("", [2, 1])])
def test_the_shaman_keeps_the_highwayman_off(mine: str, pearls: list[int]) -> None:
    s = recruit("trader", "crab-1 shellfish-5 squid-4", lords=mine, others={1: {"lords": "highwayman"}})
    assert s.pearls() == pearls


@rule("ABYSS-LORD-14", "ABYSS-LORD-114")
def test_the_shaman_keeps_the_executioner_off() -> None:
    others = {1: {"affiliated": "squid-4 squid-5", "lords": "shaman"}, 2: {"affiliated": "squid-1 squid-2"}}
    s = recruit("executioner", "crab-1 shellfish-5 squid-3", 3, others=others).play("council squid")
    assert (s.actor, s.phase) == (2, "losing")
    s.play("ally squid-2")
    assert (s.affiliated(1), s.affiliated(2)) == ("squid-4 squid-5", "squid-1")


@rule("ABYSS-LORD-14")
def test_the_shaman_does_not_keep_other_guilds_off() -> None:
    s = recruit("fence", "crab-2 crab-5", nebulis=1, others={1: {"lords": "shaman"}})
    assert s.nebulis() == [0, 1]
    s = recruit("miller", "seahorse-5 squid-3", court="trader peddler slaver", lords="shaman",
                others={1: {"lords": "shareholder"}})  # fmt: skip
    assert s.pearls() == [0, 1]


@rule("ABYSS-LORD-14", "ABYSS-LORD-04")
@pytest.mark.parametrize("lord", ["shaman!", "shaman@abyss"])
def test_a_turned_or_covered_shaman_keeps_nobody_off(lord: str) -> None:
    s = recruit("seeker", "crab-5 squid-2", others={1: {"pearls": 4, "lords": lord}})
    assert s.pearls() == [0, 2]
    s = Scenario(hand="seahorse-5 squid-3", pearls=5, lords=lord, court="miller", others={1: {"lords": "recruiter"}})
    assert cost(s, 0) == 10


@rule("ABYSS-LORD-14", "ABYSS-RECRUIT-11")
def test_the_shaman_does_not_protect_her_own_recruitment() -> None:
    s = Scenario(hand="crab-1 jellyfish-3 squid-2", pearls=5, court="shaman", others={1: {"lords": "recruiter"}})
    assert cost(s, 0) == 8


# Invoker


@rule("ABYSS-LORD-15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_invoker_brings_one_more_turn_and_then_play_goes_on_clockwise(players: int) -> None:
    s = recruit("invoker", "jellyfish-3 jellyfish-5", players, council={"crab": "crab-1", **STACK})
    assert (s.g.current, s.phase, s.g.turn) == (0, "menu", 2)
    s.play("council crab")
    assert (s.g.current, s.g.turn) == (1, 3)
    s.end_turn()
    assert s.g.current == 2 % players


@rule("ABYSS-LORD-15")
def test_the_turn_of_the_invoker_is_finished_first() -> None:
    hand, court = "crab-1 crab-2 jellyfish-3 jellyfish-5", "invoker keeper reaper"
    s = Scenario(hand=hand, keys=3, lords="slaver", court=court, council=STACK)
    s.play("power slaver", "ally crab-1", "court 1", "cheapest")
    assert (s.phase, s.g.turn, s.me.pearls, len(s.court)) == ("controlling", 1, 4, 6)
    s.play("location jail", "pass")
    assert (s.g.turn, s.g.current, s.locations()) == (2, 0, {"jail"})
    s.play("power slaver")
    assert s.me.pearls == 6


# Apprentice


@rule("ABYSS-LORD-16")
def test_the_apprentice_takes_a_stack() -> None:
    s = recruit("apprentice", "crab-1 jellyfish-3 squid-2", council=THREE_STACKS)
    assert (s.phase, s.legal()) == ("apprentice", ["council crab", "council shellfish", "council squid"])
    refused(s, "council jellyfish", "ABYSS-COUNCIL-01")
    s.play("council crab")
    assert (s.hand(), s.stack("crab"), s.stack("squid")) == ("crab-4 kraken-2", "", "squid-5")
    assert s.g.current == 1


@rule("ABYSS-LORD-16", "ABYSS-LORD-18")
def test_the_alchemist_does_not_double_the_apprentice() -> None:
    s = recruit("apprentice", "crab-1 jellyfish-3 squid-2", council=THREE_STACKS, lords="alchemist")
    s.play("council squid")
    assert (s.hand(), s.g.current) == ("squid-5", 1)


@rule("ABYSS-LORD-16", "KRAKEN-SENTINEL-09")
def test_the_apprentice_leaves_a_stack_that_another_player_reserved() -> None:
    watched = {"watcher": (1, "council", "crab")}
    s = recruit("apprentice", "crab-1 jellyfish-3 squid-2", council=THREE_STACKS, sentinels=watched)
    refused(s, "council crab", "ABYSS-COUNCIL-04", "KRAKEN-SENTINEL-09")
    assert s.legal() == ["council shellfish", "council squid"]


@rule("ABYSS-LORD-16", "KRAKEN-SENTINEL-09")
def test_the_apprentice_takes_an_own_reserved_stack() -> None:
    watched = {"watcher": (0, "council", "crab")}
    s = recruit("apprentice", "crab-1 jellyfish-3 squid-2", council=THREE_STACKS, sentinels=watched)
    s.play("council crab")
    assert (s.hand(), s.state.view(None)["sentinels"][0]["area"]) == ("crab-4 kraken-2", None)


@rule("ABYSS-LORD-16")
def test_the_apprentice_finds_an_empty_council() -> None:
    s = Scenario(hand="crab-1 jellyfish-3 squid-2", court=f"apprentice {REST}", others={1: {"pearls": 1}})
    s.play("court 1", "cheapest")
    assert (s.lords(), s.hand(), s.g.current, s.phase) == ({"apprentice"}, "", 1, "menu")


# Oracle


@rule("ABYSS-LORD-17")
def test_the_oracle_discards_a_stack() -> None:
    s = Scenario(lords="oracle", hand="squid-1", council=THREE_STACKS).play("power oracle")
    assert s.legal() == ["council crab", "council shellfish", "council squid"]
    refused(s, "council seahorse", "ABYSS-COUNCIL-01")
    s.play("council crab")
    assert (s.stack("crab"), s.discard(), s.hand(), s.nebulis()) == ("", "crab-4 kraken-2", "squid-1", [0, 0])
    assert (s.phase, s.actor) == ("menu", 0)
    refused(s, "power oracle", "ABYSS-TURN-04")
    s.play("council squid").end_turn()
    assert "power oracle" in s.legal()


@rule("ABYSS-LORD-17")
def test_the_oracle_needs_a_stack() -> None:
    refused(Scenario(lords="oracle"), "power oracle", "ABYSS-LORD-17")
    guarded = {"watcher": (1, "council", "crab")}
    s = Scenario(lords="oracle", council={"crab": "crab-1"}, sentinels=guarded)
    refused(s, "power oracle", "ABYSS-LORD-17", "KRAKEN-SENTINEL-09")


@rule("ABYSS-LORD-17", "KRAKEN-SENTINEL-09")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_oracle_and_a_reserved_stack(owner: int) -> None:
    s = Scenario(lords="oracle", council=THREE_STACKS, sentinels={"vigil": (owner, "council", "squid")})
    s.play("power oracle")
    if owner:
        refused(s, "council squid", "ABYSS-COUNCIL-04", "KRAKEN-SENTINEL-09")
    else:
        s.play("council squid")
        assert (s.stack("squid"), s.state.view(None)["sentinels"][1]["area"]) == ("", None)
        refused(s, "sentinel", "KRAKEN-SENTINEL-06")


@rule("ABYSS-LORD-17", "ABYSS-LORD-04")
@pytest.mark.parametrize("lord", ["oracle!", "oracle@abyss"])
def test_a_turned_or_covered_oracle_discards_nothing(lord: str) -> None:
    refused(Scenario(lords=lord, council=THREE_STACKS), "power oracle", "ABYSS-TURN-04")


# Alchemist


@rule("ABYSS-LORD-18", "ABYSS-AMB-23")
def test_the_alchemist_must_take_two_different_stacks() -> None:
    s = Scenario(lords="alchemist", council=THREE_STACKS).play("council crab")
    assert (s.phase, s.legal()) == ("second-stack", ["council shellfish", "council squid"])
    refused(s, "council crab", "ABYSS-COUNCIL-01")
    s.play("council squid")
    assert (s.hand(), s.stack("shellfish")) == ("crab-4 squid-5 kraken-2", "shellfish-1 shellfish-2")
    assert s.g.current == 1


@rule("ABYSS-LORD-18", "ABYSS-AMB-23")
def test_the_second_stack_of_the_alchemist_is_taken_even_if_it_is_the_last() -> None:
    s = Scenario(lords="alchemist", council={"crab": "crab-4", "squid": "squid-5"}).play("council crab")
    assert s.hand() == "crab-4 squid-5"


@rule("ABYSS-LORD-18", "ABYSS-AMB-23")
def test_the_alchemist_takes_one_stack_if_there_is_no_other() -> None:
    others = {1: {"hand": "seahorse-3 seahorse-5"}}
    s = Scenario(lords="alchemist", council={"crab": "crab-4 crab-3"}, others=others).play("council crab")
    assert (s.hand(), s.g.current, s.phase) == ("crab-3 crab-4", 1, "menu")


@rule("ABYSS-LORD-18", "ABYSS-AMB-23", "KRAKEN-SENTINEL-09")
def test_the_alchemist_takes_one_stack_if_the_other_is_reserved() -> None:
    council, watched = {"crab": "crab-4", "squid": "squid-5"}, {"watcher": (1, "council", "squid")}
    s = Scenario(lords="alchemist", council=council, sentinels=watched).play("council crab")
    assert (s.hand(), s.stack("squid"), s.g.current) == ("crab-4", "squid-5", 1)


@rule("ABYSS-LORD-18", "ABYSS-LORD-04")
@pytest.mark.parametrize(("mine", "theirs"), [("alchemist!", ""), ("alchemist@abyss", ""), ("", "alchemist")])
def test_one_stack_without_an_active_alchemist_of_ones_own(mine: str, theirs: str) -> None:
    s = Scenario(lords=mine, others={1: {"lords": theirs}}, council=THREE_STACKS).play("council crab")
    assert (s.hand(), s.g.current) == ("crab-4 kraken-2", 1)


# Illusionist

ILLUSION = "jellyfish-1 jellyfish-4 jellyfish-5"


@rule("ABYSS-LORD-19")
def test_the_illusionist_exchanges_a_location_with_the_lords_under_it() -> None:
    lords = "trader@abyss slaver@abyss oracle@parliament recruiter"
    s = recruit("illusionist", ILLUSION, lords=lords, keys=1, face_up="jail chasm")
    assert s.legal() == ["pass", "location parliament", "location abyss"]
    refused(s, "location jail", "ABYSS-LORD-19")
    s.play("location abyss")
    assert s.legal() == ["location jail", "location chasm"]
    refused(s, "location depths", "ABYSS-LOCATION-01")
    s.play("location chasm")
    assert (s.locations(), s.face_up()) == ({"chasm", "parliament"}, {"abyss", "jail"})
    assert s.lords() == {"illusionist", "recruiter", "trader@chasm", "slaver@chasm", "oracle@parliament"}
    assert (s.me.keys, s.g.current) == (1, 1)


@rule("ABYSS-LORD-19")
def test_the_illusionist_may_keep_everything() -> None:
    s = recruit("illusionist", ILLUSION, lords="trader@abyss").play("pass")
    assert (s.locations(), s.face_up(), s.g.current) == ({"abyss"}, {"jail"}, 1)


@rule("ABYSS-LORD-19")
@pytest.mark.parametrize(("mine", "face_up", "guard"), [("", "jail", 0), ("abyss", "", 0), ("abyss", "jail", 1)])
def test_the_illusionist_without_anything_to_exchange(mine: str, face_up: str, guard: int) -> None:
    watched = {"watcher": (1, "location", "jail")} if guard else {}
    others = {1: {"locations": "depths"}}
    s = recruit("illusionist", ILLUSION, locations=mine, face_up=face_up, sentinels=watched, others=others)
    assert (s.g.current, s.phase) == (1, "menu")


@rule("ABYSS-LORD-19", "KRAKEN-SENTINEL-09")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_illusionist_and_a_reserved_location(owner: int) -> None:
    watched = {"watcher": (owner, "location", "jail")}
    s = recruit("illusionist", ILLUSION, locations="abyss", face_up="jail chasm depths", sentinels=watched)
    s.play("location abyss")
    if owner:
        refused(s, "location jail", "KRAKEN-SENTINEL-04", "KRAKEN-SENTINEL-09")
    else:
        s.play("location jail")
        assert (s.locations(), s.state.view(None)["sentinels"][0]["area"]) == ({"jail"}, None)


@rule("ABYSS-LORD-19", "ABYSS-LOC-10")
def test_the_illusionist_takes_black_smokers_and_swaps_it_at_once() -> None:
    s = recruit("illusionist", ILLUSION, lords="trader@abyss", face_up="black-smokers")
    s.play("location abyss")
    assert (s.phase, s.locations()) == ("smoking", {"black-smokers"})
    s.play("location depths")
    assert (s.locations(), s.face_up(), s.g.current) == ({"depths"}, {"abyss"}, 1)
    assert s.lords() == {"illusionist", "trader@depths"}


# Master of Magic


@rule("ABYSS-LORD-20")
def test_the_master_of_magic_affiliates_any_of_the_allies_used() -> None:
    s = recruit("aquaculturalist", "crab-1 seahorse-5 squid-3", lords="master-of-magic", court="trader peddler slaver")
    assert (s.phase, s.legal()) == ("affiliating", ["ally crab-1", "ally seahorse-5", "ally squid-3"])
    s.play("ally seahorse-5")
    assert (s.affiliated(), s.discard()) == ("seahorse-5", "crab-1 squid-3")


@rule("ABYSS-LORD-20")
def test_the_master_of_magic_affiliates_no_kraken() -> None:
    s = Scenario(hand="seahorse-2 seahorse-3 kraken-3", lords="master-of-magic", court="miller trader", council=STACK)
    s.play("court 1", "ally seahorse-2", "ally seahorse-3", "ally kraken-3")
    assert s.legal() == ["ally seahorse-2", "ally seahorse-3"]
    refused(s, "ally kraken-3", "ABYSS-AFFILIATE-01")


@rule("ABYSS-LORD-20", "ABYSS-RECRUIT-11")
def test_the_master_of_magic_does_not_choose_at_his_own_recruitment() -> None:
    s = recruit("master-of-magic", "crab-4 jellyfish-5 squid-1")
    assert (s.affiliated(), s.g.current) == ("squid-1", 1)


@rule("ABYSS-LORD-20", "ABYSS-LORD-04")
@pytest.mark.parametrize(
    ("mine", "theirs"), [("master-of-magic!", ""), ("master-of-magic@abyss", ""), ("", "master-of-magic")]
)
def test_the_lowest_ally_without_an_active_master_of_magic_of_ones_own(mine: str, theirs: str) -> None:
    others = {1: {"lords": theirs}}
    s = recruit("miller", "seahorse-5 squid-3", lords=mine, court="trader peddler slaver", others=others)
    assert (s.affiliated(), s.g.current) == ("squid-3", 1)

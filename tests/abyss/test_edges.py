"""Rare situations, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from fathom.games.abyss.state import RACES
from tests.abyss.recruiting import REST, STACK, recruit
from tests.abyss.scenario import Scenario, take_turn
from tests.played import refused

rule = pytest.mark.rule

POINTS_ONLY = "miller aquaculturalist landowner hunter seeker trader"  # six Lords without keys and lasting powers
NO_MONSTERS = {"exploration": {"monsters": 0}}
LIBERATION = "crab-4 squid-5"
CORRUPTION = "squid-1 squid-4 squid-5"
ILLUSION = "jellyfish-1 jellyfish-4 jellyfish-5"


def last_turn(players: int, **table: Any) -> Scenario:
    """The last turn of the game, of the last seat; two Council stacks are there to end it quietly."""
    s = Scenario(players, council={"crab": "crab-1", **STACK}, **table).last_round()
    take_turn(s, players - 1)
    return s


# Healer


@rule("ABYSS-LORD-112")
@pytest.mark.parametrize("discard", ["", "monster monster"])
def test_the_healer_finds_no_ally_in_the_discard_pile(discard: str) -> None:
    s = recruit("healer", "jellyfish-5", pearls=2, discard=discard)
    assert (s.lords(), s.affiliated(), s.hand()) == ({"healer"}, "jellyfish-5", "")
    assert (s.discard(), s.g.current) == (discard, 1)


@rule("ABYSS-LORD-112")
def test_the_healer_finds_what_she_was_paid_with() -> None:
    s = Scenario(hand="jellyfish-2 jellyfish-3 kraken-2", court=f"healer {REST}", council=STACK, discard="monster")
    s.play("court 1", "ally jellyfish-2", "ally jellyfish-3", "ally kraken-2")
    assert s.legal() == ["ally jellyfish-3", "ally kraken-2"]
    s.play("ally kraken-2")
    assert (s.hand(), s.discard(), s.nebulis()) == ("kraken-2", "jellyfish-3 monster", [1, 0])


# Liberator


@rule("ABYSS-LORD-116", "ABYSS-AMB-20", "ABYSS-LORD-33", "ABYSS-LORD-34", "ABYSS-LORD-35")
@pytest.mark.parametrize("name", ["sage", "hermit", "elder"])
def test_an_ambassador_freed_by_the_liberator_draws_no_location_again(name: str) -> None:
    s = recruit("liberator", LIBERATION, lords=f"{name}@depths keeper@abyss", court="miller trader peddler")
    s.play(f"lord {name}")
    assert s.lords() == {"liberator", name, "keeper@abyss"}
    assert (s.locations(), s.face_up(), s.g.current) == ({"abyss", "depths"}, {"jail"}, 1)


@rule("ABYSS-LORD-116", "ABYSS-AMB-07", "ABYSS-AMB-20", "ABYSS-LORD-34")
def test_the_hermit_freed_by_the_liberator_is_no_key() -> None:
    s = recruit("liberator", LIBERATION, lords="hermit@depths oracle", keys=3)
    assert s.lords() == {"liberator", "hermit", "oracle"}
    s.play("location jail")
    refused(s, "lord hermit", "ABYSS-KEYS-05")
    s.play("lord oracle")
    assert s.lords() == {"liberator", "hermit", "oracle@jail"}


# Apprentice


@rule("ABYSS-LORD-16", "KRAKEN-SENTINEL-09")
def test_the_apprentice_finds_every_stack_guarded() -> None:
    watched = {"watcher": (1, "council", "crab")}
    hand = "crab-1 jellyfish-3 squid-2"
    s = recruit("apprentice", hand, council={"crab": "crab-4"}, sentinels=watched, others={1: {"pearls": 1}})
    assert (s.hand(), s.stack("crab"), s.g.current) == ("", "crab-4", 1)


# Illusionist and Sanctuaries


@rule("ABYSS-LORD-19", "ABYSS-AMB-35")
def test_the_illusionist_searches_the_sanctuary_he_takes() -> None:
    s = recruit("illusionist", ILLUSION, lords="trader@abyss", face_up="battlefield").next(loot="4 7")
    s.play("location abyss")
    assert (s.phase, s.worth("battlefield"), s.me.pearls) == ("searching", 4, 2)
    s.play("explore", "pass")
    assert (s.worth("battlefield"), s.lords(), s.g.current) == (11, {"illusionist", "trader@battlefield"}, 1)


@rule("ABYSS-LORD-19", "ABYSS-AMB-19")
@pytest.mark.parametrize(("option", "lying", "worth"), [("discarded", {}, 5), ("stays", {"megalodon": [4, 7]}, 16)])
def test_loot_on_a_sanctuary_given_away(option: str, lying: dict[str, list[int]], worth: int) -> None:
    table: dict[str, Any] = {"locations": "megalodon", "loot": {"megalodon": "4 7"}, "given_loot": option}
    council = {"crab": "crab-1", **STACK}
    s = recruit("illusionist", ILLUSION, council=council, others={1: {"keys": 3, "hand": "crab-5"}}, **table)
    s.play("location megalodon")
    assert (s.face_up(), s.state.view(None)["loot_lying"]) == ({"megalodon"}, lying)
    assert s.state.view(None)["loot_discard"] == ([] if lying else [4, 7])
    s.next(loot="5").play("council crab", "location megalodon", "pass")
    assert s.worth("megalodon", 1) == worth


# The Kraken figure at the end


@rule("KRAKEN-FIGURE-02", "KRAKEN-NEBULIS-02", "KRAKEN-NEBULIS-03", "ABYSS-AMB-30")
@pytest.mark.parametrize(("hand", "holder"), [("kraken-2", 0), ("kraken-3", 1), ("kraken-4", 1)])
def test_krakens_in_hand_move_the_figure_at_the_end(hand: str, holder: int) -> None:
    s = last_turn(2, nebulis=2, others={1: {"hand": hand}}).play("council crab")
    assert (s.state.over, s.g.figure) == (True, holder)
    taken = int(hand[-1]) - 1
    assert [s.points(seat)["nebulis"] for seat in (0, 1)] == [-2 - 5 * (holder == 0), -taken - 5 * (holder == 1)]


@rule("KRAKEN-FIGURE-04", "ABYSS-AMB-14", "ABYSS-AMB-30")
def test_a_tie_that_was_there_before_leaves_the_figure_at_the_end() -> None:
    for holder in (0, 1):
        both = {"nebulis": 2, "hand": "kraken-2"}
        s = last_turn(2, **both, others={1: both}, figure=holder).play("council crab")
        assert (s.nebulis(), s.g.figure) == ([3, 3], holder)


@rule("KRAKEN-FIGURE-03", "ABYSS-AMB-30")
def test_the_holder_decides_among_tied_players_at_the_end() -> None:
    others = {1: {"hand": "kraken-3"}, 2: {"hand": "kraken-3"}, 3: {"hand": "kraken-2"}}
    s = last_turn(4, nebulis=1, others=others).play("council crab")
    assert (s.actor, s.phase, s.legal(), s.state.over) == (0, "figure", ["seat +1", "seat +2"], False)
    refused(s, "seat +3", "KRAKEN-FIGURE-03")
    s.play("seat +2")
    assert (s.state.over, s.g.figure) == (True, 2)
    assert [s.points(seat)["nebulis"] for seat in range(4)] == [-1, -2, -7, -1]


@rule("ABYSS-AMB-30", "KRAKEN-FIGURE-01")
@pytest.mark.parametrize(("first", "holder"), [(0, 2), (1, 0), (2, 0)])
def test_without_a_holder_the_tied_player_latest_in_turn_order_takes_the_figure(first: int, holder: int) -> None:
    others = {1: {"hand": "kraken-2"}, 2: {"hand": "kraken-3"}}
    s = last_turn(3, hand="kraken-3", others=others, first_player=first).play("council crab")
    assert (s.state.over, s.nebulis(), s.g.figure) == (True, [2, 1, 2], holder)


# Sentinels


@rule("KRAKEN-SENTINEL-03", "ABYSS-LORD-108")
def test_a_sentinel_goes_only_where_none_is_yet() -> None:
    watched = {"watcher": (1, "council", "crab"), "vigil": (1, "location", "jail")}
    s = recruit("lookout", "crab-4 squid-1", sentinels=watched, face_up="jail chasm")
    assert s.legal() == ["court 2", "court 3", "court 4", "court 5"]
    refused(s, "council squid", "KRAKEN-SENTINEL-03")
    refused(s, "location chasm", "KRAKEN-SENTINEL-03")
    s.play("court 3")
    assert (s.state.view(None)["sentinels"][2]["on"], s.nebulis()) == ("reaper", [1, 0])


@rule("KRAKEN-SENTINEL-03", "KRAKEN-SENTINEL-08")
@pytest.mark.parametrize("taken", ["location", "court"])
def test_without_anything_to_reserve_the_sentinel_stays_with_its_owner(taken: str) -> None:
    watched = {"watcher": (1, "council", "crab"), "vigil": (1, taken, "jail" if taken == "location" else "keeper")}
    table: dict[str, Any] = {"court": ""} if taken == "location" else {"face_up": ""}
    council = {"squid": "squid-2", **STACK}
    s = recruit("lookout", "crab-4 squid-1", sentinels=watched, council=council, **table)
    assert (s.g.current, s.phase) == (1, "menu")
    sentinel = s.state.view(None)["sentinels"][2]
    assert (sentinel["owner"], sentinel["area"], s.nebulis()) == (0, None, [1, 0])
    s.end_turn()
    assert ("sentinel" in s.legal()) == (taken == "location")


# Pearls and Nebulis


@rule("KRAKEN-NEBULIS-04", "KRAKEN-NEBULIS-05", "KRAKEN-NEBULIS-06")
@pytest.mark.parametrize(
    ("held", "left"), [((3, 2), (0, 2)), ((4, 2), (1, 2)), ((2, 2), (0, 1)), ((2, 1), (0, 0)), ((1, 2), None)]
)
def test_a_nebulis_pays_only_for_what_all_pearls_leave_open(
    held: tuple[int, int], left: tuple[int, int] | None
) -> None:
    s = Scenario(hand="seahorse-4 squid-1", pearls=held[0], nebulis=held[1], court="miller trader slaver peddler")
    if left is None:
        refused(s, "court 1", "ABYSS-RECRUIT-05")
    else:
        s.play("court 1", "cheapest")
        assert (s.me.pearls, s.me.nebulis, s.lords()) == (*left, {"miller"})


@rule("KRAKEN-NEBULIS-04", "KRAKEN-NEBULIS-06", "ABYSS-EXPLORE-05")
def test_an_ally_is_bought_with_too_few_pearls_and_one_nebulis() -> None:
    s = Scenario(4, others={1: {"pearls": 1, "nebulis": 2}, 2: {"pearls": 1}, 3: {"nebulis": 2}})
    s.next(cards="crab-3 squid-4 seahorse-1").play("explore", "pass", "pay 0")
    assert (s.actor, s.legal()) == (1, ["pass", "pay 1"])
    s.play("pay 1")
    assert (s.hand(1), s.pearls(), s.nebulis()) == ("squid-4", [2, 0, 0, 0], [1, 1, 0, 2])
    assert (s.actor, s.phase, s.state.view(None)["price"]) == (0, "taking", 3)


@rule("KRAKEN-NEBULIS-04")
def test_a_nebulis_alone_buys_an_ally_for_one() -> None:
    s = Scenario(others={1: {"nebulis": 2}}).next(cards="crab-3 squid-4").play("explore")
    assert (s.actor, s.legal()) == (1, ["pass", "pay 1"])
    s.play("pay 1")
    assert (s.hand(1), s.nebulis(), s.actor) == ("crab-3", [1, 1], 0)


@rule("KRAKEN-FIGURE-05")
def test_the_figure_goes_away_with_the_last_nebulis() -> None:
    s = recruit("miller", "seahorse-5 squid-2", nebulis=1, court="trader slaver peddler")
    assert (s.nebulis(), s.g.figure, s.points()["nebulis"]) == ([0, 0], -1, 0)
    s = Scenario(nebulis=1, lords="ferryman", council=STACK).play("power ferryman")
    assert (s.nebulis(), s.g.figure, s.pearls()) == ([0, 0], -1, [1, 0])
    refused(s, "power ferryman", "ABYSS-TURN-04")


@rule("ABYSS-LORD-104")
def test_the_fence_without_nebulis() -> None:
    s = recruit("fence", "crab-2 crab-5", 3, others={1: {"nebulis": 1}})
    assert (s.nebulis(), s.g.current) == ([0, 1, 0], 1)


# Krakens


@rule("KRAKEN-ALLY-01", "ABYSS-MONSTER-02")
def test_a_kraken_on_the_track_goes_to_a_council_space_of_choice_after_a_fight() -> None:
    watched = {"watcher": (1, "council", "squid")}
    s = Scenario(sentinels=watched).explore("kraken-4", "crab-1", "monster").play("take", "reward 1")
    assert (s.phase, s.legal()) == (
        "sending",
        [f"council {race}" for race in RACES],
    )
    s.play("council squid")
    assert (s.stack("crab"), s.stack("squid"), s.discard()) == ("crab-1", "kraken-4", "monster")
    assert (s.nebulis(), s.me.pearls) == ([0, 0], 1)


@rule("KRAKEN-ALLY-07")
def test_a_kraken_discarded_from_hand_brings_no_nebulis() -> None:
    s = Scenario(lords="slaver", hand="kraken-3").play("power slaver")
    assert (s.discard(), s.nebulis()) == ("kraken-3", [0, 0])
    s = recruit("jailer", "crab-1 shellfish-3 squid-2", others={1: {"hand": "kraken-4"}})
    assert (s.hand(1), s.nebulis()) == ("", [0, 0])
    s = Scenario(hand="kraken-2 kraken-2 kraken-3 kraken-3 kraken-3 kraken-4", council={"crab": "crab-1"},
                 others={1: {"lords": "commander"}}).play("council crab", "ally kraken-4")  # fmt: skip
    assert s.nebulis() == [0, 0]


# Chains of Politicians


@rule(
    "ABYSS-POWER-05",
    "ABYSS-COURT-02",
    "ABYSS-COURT-03",
    "ABYSS-AMB-01",
    "ABYSS-LORD-22",
    "ABYSS-LORD-23",
    "ABYSS-LORD-26",
)
@pytest.mark.parametrize(("rest", "bonus"), [("keeper reaper miller", 0), ("keeper reaper", 2)])
def test_corruptor_traitor_and_schemer_in_a_chain(rest: str, bonus: int) -> None:
    s = recruit("corruptor", CORRUPTION, pearls=5, court=f"traitor schemer {rest}").play("court 2")
    assert (s.phase, s.legal(), s.me.pearls) == ("betraying", ["pass", "lord corruptor"], 0)
    s.play("lord corruptor")
    assert s.legal() == [f"court {slot}" for slot in range(3, 4 + len(rest.split()))]
    s.play("court 3")
    assert (s.phase, s.legal()) == ("scheming", ["pass", "lord traitor"])
    s.next(lords="trader").play("lord traitor")
    assert (s.lords(), s.me.pearls, s.affiliated()) == ({"schemer", "trader"}, 3 + bonus, "squid-1")
    assert s.state.view(None)["lord_discard"] == ["corruptor", "traitor"]
    assert s.court[: len(rest.split())] == rest.split()
    assert (len(s.court), s.g.current) == (6 if bonus else 3, 1)


@rule("ABYSS-AMB-01", "ABYSS-COURT-03", "ABYSS-LORD-22")
def test_the_pearls_of_the_court_come_too_late_for_the_corruptor() -> None:
    s = recruit("corruptor", CORRUPTION, pearls=3, court="keeper reaper")
    assert (s.lords(), s.me.pearls, len(s.court)) == ({"corruptor"}, 5, 6)


# Opportunist, Executioner, Hypnotist


@rule("ABYSS-LORD-21")
def test_the_opportunist_and_the_last_lord_of_the_deck() -> None:
    council = {"crab": "crab-1", "squid": "squid-1", **STACK}
    s = Scenario(lords="opportunist", court="hunter", lord_deck=1, council=council)
    s.play("power opportunist")
    assert (s.state.view(None)["lord_deck"], len(s.court)) == (0, 1)
    assert s.court != ["hunter"]
    s.play("council crab").end_turn()
    assert (s.g.current, s.g.finisher) == (0, -1)
    refused(s, "power opportunist", "ABYSS-LORD-21")


@rule("ABYSS-LORD-114", "ABYSS-AMB-33")
def test_the_executioner_names_a_race_and_every_opponent_chooses() -> None:
    others = {1: {"affiliated": "squid-1 squid-4 crab-2"}, 2: {"affiliated": "crab-1"}, 3: {"affiliated": "squid-5"}}
    table: dict[str, Any] = {"players": 4, "others": others, "affiliated": "squid-2"}
    s = recruit("executioner", "crab-1 shellfish-5 squid-3", **table)
    assert s.legal() == [f"council {race}" for race in RACES]
    s.play("council squid")
    assert (s.actor, s.legal()) == (1, ["ally squid-1", "ally squid-4"])
    refused(s, "ally crab-2", "ABYSS-LORD-114")
    s.play("ally squid-1")
    assert [s.affiliated(seat) for seat in range(4)] == ["crab-1 squid-2", "crab-2 squid-4", "crab-1", ""]
    assert s.discard() == "shellfish-5 squid-1 squid-3 squid-5"
    s = recruit("executioner", "crab-1 shellfish-5 squid-3", **table).play("council seahorse")
    assert ([s.affiliated(seat) for seat in (2, 3)], s.g.current) == (["crab-1", "squid-5"], 1)


@rule("ABYSS-LORD-114")
def test_the_executioner_without_anything_to_destroy() -> None:
    s = recruit("executioner", "crab-1 shellfish-5 squid-3", affiliated="squid-2")
    assert (s.affiliated(), s.g.current) == ("crab-1 squid-2", 1)


@rule("ABYSS-LORD-111", "ABYSS-EXPLORE-04")
@pytest.mark.parametrize(("lord", "count"), [("hypnotist", 2), ("hypnotist!", 1), ("", 1)])
def test_the_second_purchase_of_the_hypnotist(lord: str, count: int) -> None:
    s = Scenario(3, others={1: {"lords": lord, "pearls": 9}, 2: {}}).next(cards="crab-1 squid-2 crab-3")
    s.play("explore", *["pay 0"] * count)
    assert (s.actor, s.phase) == (0, "taking")
    assert (s.hand(1), s.pearls()) == (("crab-1 squid-2", [3, 6, 0]) if count == 2 else ("crab-1", [1, 8, 0]))


# The end


@rule("ABYSS-END-04", "ABYSS-END-03", "ABYSS-LORD-15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_invoker_as_seventh_lord_still_brings_an_extra_turn(players: int) -> None:
    s = recruit("invoker", "jellyfish-3 jellyfish-5", players, lords=POINTS_ONLY, court="keeper reaper shepherd")
    assert s.state.view(None)["ending"] == 0
    seats = []
    while not s.state.over:
        seats.append(s.g.current)
        s.end_turn()
    assert seats == [0, *range(1, players)]


@rule("ABYSS-END-04", "ABYSS-LORD-15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_invoker_brings_an_extra_turn_in_the_last_turn(players: int) -> None:
    held = {"hand": "jellyfish-3 jellyfish-5"}
    s = last_turn(players, court=f"invoker {REST}", others={players - 1: held}).play("court 1", "cheapest")
    assert (s.state.over, s.g.current, s.phase) == (False, players - 1, "menu")
    s.play("council crab")
    assert s.state.over


# The deck runs out


@rule("ABYSS-EXPLORE-11")
def test_the_discard_pile_becomes_the_deck_in_the_middle_of_an_exploration() -> None:
    s = Scenario(discard="squid-5", council={"crab": "crab-2"}, affiliated="crab-4")
    s.empty_deck("crab-1")
    s.next(cards="squid-5").play("explore")
    assert (s.phase, s.state.view(None)["deck"], s.state.view(None)["discard"]) == ("taking", 0, 7)
    s.play("explore")
    assert s.happened("shuffle")
    assert (s.state.view(None)["track"], s.state.view(None)["deck"], s.discard()) == (["crab-1", "squid-5"], 6, "")
    assert (s.stack("crab"), s.affiliated()) == ("crab-2", "crab-4")


@rule("ABYSS-EXPLORE-13", "ABYSS-AMB-24")
def test_the_last_card_of_all_must_be_taken() -> None:
    s = Scenario(data=NO_MONSTERS)
    s.empty_deck("crab-1", "squid-2")
    s.next(cards="crab-1 squid-2").play("explore", "explore")
    assert (s.hand(), s.stack("crab"), s.g.current) == ("squid-2", "crab-1", 1)


@rule("ABYSS-EXPLORE-13", "ABYSS-AMB-24")
def test_a_monster_as_last_card_of_all_must_be_fought() -> None:
    s = Scenario(data={"exploration": {"monsters": 1}})
    s.empty_deck("crab-1", "monster")
    s.next(cards="crab-1 monster").play("explore", "explore")
    assert (s.phase, s.legal(), s.g.threat) == ("rewarding", ["reward 1", "reward 2"], 0)


@rule("ABYSS-EXPLORE-13", "ABYSS-AMB-24", "ABYSS-EXPLORE-08")
def test_after_the_sale_of_the_last_card_the_exploration_is_over() -> None:
    s = Scenario(data=NO_MONSTERS, others={1: {"pearls": 1}})
    s.empty_deck("crab-1", "squid-2")
    s.next(cards="crab-1 squid-2").play("explore", "pass", "explore", "pay 0")
    assert (s.hand(), s.stack("crab"), s.g.current, s.pearls()) == ("", "crab-1", 1, [1, 0])
    assert s.player(1).hand[21] == 3


@rule("ABYSS-EXPLORE-05")
def test_the_reason_why_an_ally_cannot_be_bought_is_a_rule_of_buying() -> None:
    s = Scenario(others={1: {"nebulis": 1}}).next(cards="crab-3").play("explore")
    refused(s, "pay 0", "ABYSS-EXPLORE-03", "ABYSS-EXPLORE-05", "ABYSS-EXPLORE-12", "KRAKEN-NEBULIS-04")

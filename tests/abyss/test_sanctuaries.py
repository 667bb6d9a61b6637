"""Sanctuaries: coming to one, searching for loot, what loot brings, and what happens to it."""

from __future__ import annotations

from typing import Any

import pytest

from fathom.core.chance import Script
from tests.abyss.scenario import Scenario
from tests.played import refused

rule = pytest.mark.rule

LORDS = "keeper reaper shepherd miller landowner"
SANCTUARIES = ["cetacean-graveyard", "abandoned-convoy", "megalodon", "battlefield"]
ALL_TOKENS = " ".join(["2"] * 9 + ["3"] * 9 + ["4"] * 2)
SEARCHING = ["pass", "explore"]


def control(tile: str, draws: str = "", *, keys: int = 3, players: int = 2, **position: Any) -> Scenario:
    """Seat 0 asks the Council for support and takes control of a Location with Key tokens; this loot comes."""
    stacks = {"crab": "crab-1", "squid": "squid-1"}
    s = Scenario(players, keys=keys, face_up=f"{tile} jail", council=stacks, **position)
    return s.next(loot=draws).play("council crab", f"location {tile}")


def recruited(lord: str, hand: str, draws: str = "", tiles: str = "", rest: str = LORDS, **position: Any) -> Scenario:
    """Seat 0 has recruited a Lord; what comes from the stacks next is named."""
    s = Scenario(hand=hand, court=f"{lord} {rest}", **position)
    return s.next(loot=draws, tiles=tiles).play("court 1", "cheapest")


def lying(s: Scenario) -> dict[str, list[int]]:
    """The loot on the Locations."""
    cards: dict[str, list[int]] = s.state.view(None)["loot_lying"]
    return cards


def empty_loot(s: Scenario, leave: str = "") -> None:
    """Put the loot deck into the discard pile, but for one card of each value named."""
    for kind, count in enumerate(s.g.loot_deck):
        keep = leave.split().count(str(s.game.rules.LOOT_VALUE[kind]))
        s.g.loot_deck[kind] = keep
        s.g.loot_discard[kind] += count - keep


# The search


@rule("KRAKEN-SANCTUARY-01", "KRAKEN-SANCTUARY-03")
@pytest.mark.parametrize("tile", SANCTUARIES)
def test_who_takes_control_of_a_sanctuary_must_draw_at_once(tile: str) -> None:
    s = control(tile, "7")
    assert s.locations() == {tile}
    assert (s.phase, s.legal()) == ("searching", SEARCHING)
    assert lying(s) == {tile: [7]}
    assert s.worth(tile) == 7
    assert s.face_up() == {"jail"}


@rule("KRAKEN-SANCTUARY-01")
def test_the_location_called_the_sanctuary_is_an_ordinary_one() -> None:
    s = control("sanctuary", "7")
    assert s.locations() == {"sanctuary"}
    assert s.g.current == 1
    assert s.state.view(None)["loot_deck"] == 25


@rule("KRAKEN-SANCTUARY-01", "ABYSS-AMB-35")
def test_a_sanctuary_drawn_from_the_stack_is_searched() -> None:
    s = Scenario(keys=3, council={"crab": "crab-1"}).next(tiles="megalodon depths", loot="7")
    s.play("council crab", "draw 2", "location megalodon")
    assert (s.phase, lying(s)) == ("searching", {"megalodon": [7]})


@rule("KRAKEN-SANCTUARY-01", "ABYSS-AMB-35")
def test_a_sanctuary_of_an_ambassador_is_searched() -> None:
    s = recruited("hermit", "crab-1 jellyfish-2 seahorse-2 shellfish-2 squid-3", "7 3", "megalodon", "keeper reaper")
    assert (s.phase, lying(s)) == ("searching", {"megalodon": [7]})
    assert s.lords() == {"hermit@megalodon"}
    s.play("explore", "pass")
    assert lying(s) == {"megalodon": [3, 7]}
    assert (len(s.court), s.me.pearls, s.g.current) == (6, 2, 1)


@rule("KRAKEN-SANCTUARY-01", "ABYSS-AMB-35")
def test_a_sanctuary_got_by_the_illusionist_is_searched() -> None:
    s = recruited("illusionist", "jellyfish-1 jellyfish-4 jellyfish-5", "3", locations="depths",
                  lords="grower@depths", face_up="megalodon jail")  # fmt: skip
    s.play("location depths", "location megalodon")
    assert (s.phase, lying(s)) == ("searching", {"megalodon": [3]})
    assert "grower@megalodon" in s.lords()


@rule("KRAKEN-SANCTUARY-01", "ABYSS-AMB-35")
def test_a_sanctuary_swapped_for_black_smokers_is_searched() -> None:
    s = control("black-smokers", "3 7").play("location megalodon")
    assert (s.phase, lying(s)) == ("searching", {"megalodon": [3]})
    assert s.play("explore", "pass").g.current == 1
    s = recruited("hermit", "crab-1 jellyfish-2 seahorse-2 shellfish-2 squid-3", "3", "black-smokers")
    s.play("location battlefield")
    assert (s.phase, lying(s)) == ("searching", {"battlefield": [3]})


@rule("KRAKEN-EX-4", "KRAKEN-SANCTUARY-02", "KRAKEN-SANCTUARY-04", "KRAKEN-LOOT-01", "KRAKEN-LOOT-05")
def test_the_megalodon() -> None:
    s = control("megalodon", "3 7 3")
    assert s.me.keys == 1
    s.play("explore")
    assert s.me.keys == 1
    s.play("explore")
    assert s.me.keys == 2
    assert s.g.current == 1
    assert lying(s) == {"megalodon": [7]}
    assert s.worth("megalodon") == 7
    assert s.state.view(None)["loot_discard"] == [3, 3]


@rule("KRAKEN-EX-5")
def test_the_odds_of_the_loot_deck() -> None:
    s = control("megalodon", "7")
    assert s.state.view(None)["loot_deck"] == 24
    assert list(s.g.loot_deck) == [3, 4, 5, 6, 6]
    lost = 0
    for outcome in range(24):
        again = control("megalodon", "7")
        again.state._chance.source = Script([outcome, *[0] * 9])
        lost += lying(again.play("explore")) == {}
    assert lost / 24 == 1 / 4


@rule("KRAKEN-EX-16", "KRAKEN-SANCTUARY-03", "KRAKEN-LOOT-02", "KRAKEN-LOOT-03", "KRAKEN-LOOT-06")
def test_stopping_in_time() -> None:
    s = control("battlefield", "4 5").next(tokens="3")
    assert s.me.pearls == 2
    s.play("explore", "pass")
    assert (s.me.pearls, list(s.me.tokens)) == (2, [0, 1, 0])
    assert lying(s) == {"battlefield": [4, 5]}
    assert s.worth("battlefield") == 9
    assert s.g.current == 1


@rule("KRAKEN-SANCTUARY-02")
def test_a_duplicate_brings_its_reward_before_it_is_discarded() -> None:
    s = control("megalodon", "4 4").play("explore")
    assert s.me.pearls == 4
    assert lying(s) == {}
    s = control("megalodon", "5 5").play("explore")
    assert sum(s.me.tokens) == 2


@rule("KRAKEN-SANCTUARY-03")
def test_the_player_decides_after_each_draw() -> None:
    s = control("megalodon", "3 4 5 7 6").next(cards="crab-2")
    for _ in range(4):
        assert (s.actor, s.legal()) == (0, SEARCHING)
        s.play("explore")
    assert s.worth("megalodon") == 3 + 4 + 5 + 7 + 6
    assert s.legal() == SEARCHING
    s.play("pass")
    assert s.worth("megalodon") == 25
    assert s.state.view(None)["loot_discard"] == []


@rule("KRAKEN-SANCTUARY-04")
def test_a_duplicate_ends_the_search_and_the_other_cards_stay() -> None:
    s = control("megalodon", "3 7 4 5 7")
    s.play("explore", "explore", "explore", "explore")
    assert lying(s) == {"megalodon": [3, 4, 5]}
    assert s.state.view(None)["loot_discard"] == [7, 7]
    assert (s.me.keys, s.me.pearls, sum(s.me.tokens)) == (1, 2, 1)
    assert s.g.current == 1


@rule("KRAKEN-SANCTUARY-05")
@pytest.mark.parametrize("owner", [0, 1])
def test_loot_on_other_sanctuaries_is_no_duplicate(owner: int) -> None:
    seats: dict[str, Any] = (
        {"locations": "battlefield"} if owner == 0 else {"others": {1: {"locations": "battlefield"}}}
    )
    s = control("megalodon", "3 7", loot={"battlefield": "3 7"}, **seats).play("explore")
    assert lying(s) == {"megalodon": [3, 7], "battlefield": [3, 7]}
    assert s.phase == "searching"


@rule("KRAKEN-SANCTUARY-06", "ABYSS-AMB-38")
def test_a_sanctuary_costs_three_keys_and_needs_no_smuggler() -> None:
    s = control("megalodon", "7", keys=3)
    assert s.lords() == set()
    assert s.me.keys == 0
    s = Scenario(keys=2, face_up="megalodon", lords="ferryman!", council={"crab": "crab-1"})
    refused(s, "location megalodon", "ABYSS-KEYS-02")
    assert s.play("council crab").locations() == set()


@rule("KRAKEN-SANCTUARY-06")
def test_a_sanctuary_is_paid_for_with_lords_too() -> None:
    s = Scenario(keys=1, lords="grower keeper", face_up="megalodon", council={"crab": "crab-1"}, court="miller reaper")
    s.next(loot="7").play("council crab", "location megalodon")
    assert s.lords() == {"grower@megalodon", "keeper@megalodon"}
    assert (s.me.keys, lying(s)) == (0, {"megalodon": [7]})


# Rewards


@rule("KRAKEN-LOOT-01")
def test_loot_3_brings_a_key_and_a_third_key_waits_for_the_end_of_the_search() -> None:
    s = control("megalodon", "3 7", keys=5)
    assert (s.me.keys, s.phase) == (3, "searching")
    s.play("explore")
    assert s.phase == "searching"
    s.play("pass")
    assert (s.phase, s.actor) == ("controlling", 0)
    s.play("location jail")
    assert s.locations() == {"megalodon", "jail"}


@rule("KRAKEN-LOOT-01")
def test_a_third_key_from_a_lost_card_counts_too() -> None:
    s = control("megalodon", "3 3", keys=4).play("explore")
    assert (s.me.keys, s.phase, lying(s)) == (3, "controlling", {})


@rule("KRAKEN-LOOT-02")
def test_loot_4_brings_two_pearls() -> None:
    assert control("megalodon", "4", pearls=1).me.pearls == 3


@rule("KRAKEN-LOOT-03")
def test_loot_5_brings_a_random_monster_token() -> None:
    stacks = {"crab": "crab-1", "squid": "squid-1"}
    s = Scenario(keys=3, face_up="megalodon", council=stacks).next(loot="5", tokens="4")
    s.play("council crab", "location megalodon")
    assert list(s.me.tokens) == [0, 0, 1]
    assert s.state.view(None)["monster_tokens"] == 19


@rule("KRAKEN-LOOT-03")
def test_loot_5_brings_nothing_if_no_monster_token_is_left() -> None:
    s = control("megalodon", "5", others={1: {"tokens": ALL_TOKENS}})
    assert sum(s.me.tokens) == 0
    assert (lying(s), s.legal()) == ({"megalodon": [5]}, SEARCHING)


@rule("KRAKEN-EX-15", "KRAKEN-LOOT-04")
def test_loot_6_and_a_monster() -> None:
    s = Scenario(keys=3, threat=1, face_up="megalodon jail", council={"crab": "crab-1"}, others={1: {"pearls": 5}})
    s.next(loot="6", cards="monster squid-3").play("council crab", "location megalodon")
    assert s.state.view(None)["threat"] == 2
    assert s.discard() == "monster"
    assert s.hand() == "crab-1 squid-3"
    assert (s.phase, s.actor, s.legal()) == ("searching", 0, SEARCHING)


@rule("KRAKEN-LOOT-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_ally_of_loot_6_is_shown_to_all_and_not_for_sale(players: int) -> None:
    others = {seat: {"pearls": 5} for seat in range(1, players)}
    s = Scenario(players, keys=3, face_up="megalodon", council={"crab": "crab-1"}, others=others)
    s.next(loot="6", cards="kraken-4").play("council crab", "location megalodon")
    assert s.hand() == "crab-1 kraken-4"
    assert (s.actor, s.me.nebulis) == (0, 0)
    for seat in range(players):
        assert s.happened("take", seat) == [{"kind": "take", "seat": 0, "card": "kraken-4"}]


@rule("KRAKEN-LOOT-04")
def test_every_monster_met_by_loot_6_moves_the_marker_up_to_the_last_space() -> None:
    s = Scenario(keys=3, threat=5, face_up="megalodon", council={"crab": "crab-1"})
    s.next(loot="6", cards="monster monster monster crab-5").play("council crab", "location megalodon")
    assert s.state.view(None)["threat"] == 6
    assert s.discard() == "monster monster monster"
    assert s.hand() == "crab-1 crab-5"


@rule("KRAKEN-LOOT-05")
def test_loot_7_brings_nothing() -> None:
    s = control("megalodon", "7", pearls=1)
    assert (s.me.pearls, s.me.keys, sum(s.me.tokens), s.hand(), s.nebulis()) == (1, 0, 0, "crab-1", [0, 0])
    assert s.state.view(None)["threat"] == 1


@rule("KRAKEN-LOOT-06")
def test_loot_is_worth_its_value_to_who_controls_the_sanctuary() -> None:
    s = Scenario(locations="megalodon battlefield", loot={"megalodon": "3 7", "battlefield": "4 5 6"})
    assert (s.worth("megalodon"), s.worth("battlefield")) == (10, 15)
    assert s.points()["locations"] == 25
    assert s.points(1)["locations"] == 0


@rule("KRAKEN-LOOT-06")
def test_discarded_loot_does_not_return_to_the_deck() -> None:
    s = Scenario(keys=3, face_up="megalodon", council={"crab": "crab-1", "squid": "squid-1"})
    empty_loot(s, "7")
    s.next(loot="7").play("council crab", "location megalodon")
    assert lying(s) == {"megalodon": [7]}
    assert s.state.view(None)["loot_deck"] == 0
    assert len(s.state.view(None)["loot_discard"]) == 24
    assert s.g.current == 1


@rule("KRAKEN-LOOT-06")
def test_the_search_ends_when_the_deck_is_empty() -> None:
    s = Scenario(keys=3, face_up="megalodon", council={"crab": "crab-1", "squid": "squid-1"})
    empty_loot(s)
    s.play("council crab", "location megalodon")
    assert s.locations() == {"megalodon"}
    assert (s.worth("megalodon"), s.g.current) == (0, 1)


# Loot on a Sanctuary that is given away


def given_away(draws: str, **options: Any) -> Scenario:
    """Seat 0 has exchanged the Megalodon, with a 3 and a 7 on it, for the Jail; seat 1 takes control of it."""
    position: dict[str, Any] = {"locations": "megalodon", "loot": {"megalodon": "3 7"}, "others": {1: {"keys": 3}}}
    hand = "jellyfish-1 jellyfish-4 jellyfish-5"
    s = recruited("illusionist", hand, council={"crab": "crab-1"}, **position, **options)
    s.play("location megalodon")
    assert s.locations() == {"jail"}
    assert "megalodon" in s.face_up()
    return s.next(loot=draws)


@rule("ABYSS-AMB-19")
def test_loot_on_a_sanctuary_given_away_is_discarded() -> None:
    s = given_away("3")
    assert lying(s) == {}
    assert s.state.view(None)["loot_discard"] == [3, 7]
    s.play("council crab", "location megalodon")
    assert (s.actor, s.phase) == (1, "searching")
    assert lying(s) == {"megalodon": [3]}
    assert s.worth("megalodon", 1) == 3


@rule("ABYSS-AMB-19")
@pytest.mark.parametrize(("loot", "left"), [("4", [3, 4, 7]), ("3", [7])])
def test_as_an_option_loot_stays_on_the_sanctuary(loot: str, left: list[int]) -> None:
    s = given_away(loot, given_loot="stays")
    assert lying(s) == {"megalodon": [3, 7]}
    assert s.state.view(None)["loot_discard"] == []
    s.play("council crab", "location megalodon")
    assert lying(s) == {"megalodon": left}
    assert s.worth("megalodon", 1) == sum(left)
    assert (s.phase == "searching") == (loot == "4")

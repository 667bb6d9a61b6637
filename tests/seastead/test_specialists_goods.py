"""The specialists that bring resources, tokens and discounts, and the Captain."""

from __future__ import annotations

from typing import Any

import pytest

from tests.played import refused
from tests.seastead.scenario import Scenario, solo

rule = pytest.mark.rule

TAKES = ["take fish", "take seaweed", "take artifact", "take metal"]
SEATS = pytest.mark.parametrize("seat", [0, 1])


def having(seat: int, **held: Any) -> Scenario:
    """A player's turn, with these things."""
    name = ["blue", "orange"][seat]
    players: dict[str, Any] = {name: held}
    return Scenario(**players, active=name, start=name)


# Trader


@rule("SEA-SP-A4")
@SEATS
def test_the_trader_exchanges_three_times_at_most(seat: int) -> None:
    s = having(seat, storage="2 fish 2 metal", ready="trader").play("use trader")
    s.play("give fish", "take seaweed", "give fish", "take seaweed")
    assert (s.phase, s.ready(seat)) == ("exchanging", {"trader"})
    s.play("give metal", "take artifact")
    assert (s.storage(seat), s.phase, s.spent(seat)) == ("2 seaweed 1 artifact 1 metal", "menu", {"trader"})
    assert s.supply() == {"fish": 10, "seaweed": 8, "artifact": 9, "metal": 9}


@rule("SEA-SP-A4")
@pytest.mark.parametrize("times", [1, 2])
def test_the_trader_stops_after_any_exchange_but_makes_one(times: int) -> None:
    s = Scenario(blue={"storage": "3 fish 3 metal", "ready": "trader"}).play("use trader")
    refused(s, "no", "SEA-SP-A4")
    for _ in range(times):
        s.play("give fish", "take metal")
    s.play("no")
    assert (s.storage(), s.spent()) == (f"{3 - times} fish {3 + times} metal", {"trader"})


@rule("SEA-SP-A4")
def test_the_trader_takes_a_different_kind_that_is_in_the_supply() -> None:
    blue = {"storage": "1 fish 1 metal", "ready": "trader"}
    s = Scenario(blue=blue, orange={"storage": "10 seaweed"}).play("use trader")
    refused(s, "give seaweed", "SEA-GEN-04")
    s.play("give fish")
    assert s.legal() == ["take artifact", "take metal"]


@rule("SEA-SP-A4")
def test_a_refused_kind_names_the_trader() -> None:
    s = Scenario(blue={"storage": "1 fish 1 metal", "ready": "trader"}).play("use trader", "give fish")
    refused(s, "take fish", "SEA-SP-A4")


@rule("SEA-SP-A4", "SEA-SUPPLY-06")
def test_each_exchange_is_complete_before_the_next() -> None:
    orange = {"storage": "10 seaweed 10 artifact 9 metal"}
    s = Scenario(blue={"storage": "2 fish", "ready": "trader"}, orange=orange).play("use trader")
    assert s.storage() == "1 fish 1 metal"  # nothing to choose
    assert s.legal() == ["give metal", "no"]  # what was taken can be given; fish would bring nothing else
    s.play("give metal")
    assert (s.storage(), s.legal()) == ("2 fish", ["give fish", "no"])


# Environmentalist


@rule("SEA-SP-A5")
@SEATS
def test_the_environmentalist_takes_two_tokens(seat: int) -> None:
    s = having(seat, storage="2 metal", ready="environmentalist").play("use environmentalist")
    assert (s.cleanup(seat), s.cleanup(1 - seat), s.view["cleanup"]) == ((2, 0), (0, 0), 18)
    assert (s.phase, s.points(seat)["cleanup"], s.points(1 - seat)["cleanup"]) == ("menu", 2, 0)


@rule("SEA-SP-A5", "SEA-SPECIALIST-14", "SEA-SUPPLY-04", "SEA-END-04")
@pytest.mark.parametrize(("left", "held"), [(2, (2, 0)), (1, (1, 1))])
def test_the_environmentalist_takes_the_last_tokens(left: int, held: tuple[int, int]) -> None:
    s = Scenario(blue={"ready": "environmentalist"}, cleanup_left=left).play("use environmentalist")
    assert (s.cleanup(), s.view["ending"], s.view["last_round"]) == (held, "no-cleanup", 4)


@rule("SEA-SP-A5", "SEA-SUPPLY-04")
def test_the_environmentalist_when_no_token_is_left() -> None:
    s = Scenario(blue={"storage": "2 seaweed", "ready": "environmentalist"}, cleanup_left=1)
    s.play("build port 2-1", "slot 1", "no", "yes")
    assert (s.cleanup(), s.view["cleanup"], s.legal()) == ((1, 0), 0, ["use environmentalist", "end"])
    assert s.play("use environmentalist").cleanup() == (1, 2)


# Captain


FLEET: dict[str, Any] = {"ships": "1-1 1-2", "ready": "captain"}


@rule("SEA-SP-A6")
@SEATS
def test_the_captain_moves_ships_one_after_another(seat: int) -> None:
    s = having(seat, **FLEET).play("use captain")
    assert s.legal() == ["location 1-1", "location 1-2"]
    s.play("location 1-1", "location 3-5")
    assert (s.ships(seat), s.legal(), s.ready(seat)) == ({"3-5", "1-2"}, ["location 1-2", "no"], {"captain"})
    s.play("location 1-2", "location 1-1")  # free again
    assert (s.ships(seat), s.phase, s.spent(seat)) == ({"3-5", "1-1"}, "menu", {"captain"})


@rule("SEA-SP-A6")
def test_the_captain_moves_at_least_one_ship_and_none_twice() -> None:
    s = Scenario(blue=FLEET, orange={"ships": "2-1"}).play("use captain")
    refused(s, "no", "SEA-SP-A6")
    refused(s, "location 2-1", "SEA-SHIPYARD-04", "SEA-SP-A6")
    s.play("location 1-1", "location 2-2")
    refused(s, "location 2-2", "SEA-SHIPYARD-05", "SEA-SP-A6")
    s.play("no")
    assert (s.ships(), s.spent()) == ({"2-2", "1-2"}, {"captain"})


@rule("SEA-SP-A6", "SEA-SHIP-02")
def test_the_captain_goes_to_any_other_free_location() -> None:
    s = Scenario(blue=FLEET, orange={"ships": "2-1", "buildings": {"3-1": "port"}}).play("use captain", "location 1-1")
    everywhere = {f"{flotilla}-{n}" for flotilla in range(1, 5) for n in range(1, 7)}
    built = {place for place in everywhere if s.building(place)[0] is not None}
    assert set(s.offered("location")) == everywhere - built - {"1-1", "1-2", "2-1"}
    assert {"1-6", "2-2", "2-6", "3-6"} <= set(s.offered("location"))
    for place in ("1-1", "1-2", "2-1", "3-1"):
        refused(s, f"location {place}", "SEA-SHIP-02", "SEA-SP-A6")
    refused(s, "no", "SEA-SHIP-08", "SEA-SP-A6")


@rule("SEA-SP-A6", "SEA-SHIP-06")
def test_a_ship_moved_before_the_action_makes_the_build_cheaper() -> None:
    s = Scenario(blue={"ships": "2-1", "ready": "captain", "storage": "5 fish"})
    assert s.cost("port", "1-6") == 6
    s.play("use captain", "location 1-6")
    assert s.cost("port", "1-6") == 5
    s.play("build port 1-6")
    assert (s.phase, s.storage()) == ("placing", "")


@rule("SEA-SP-A6", "SEA-SOLO-24")
def test_the_captain_may_go_to_a_resource_of_the_boss() -> None:
    s = solo(blue={"ships": "2-1", "ready": "captain"}, boss="1-1").play("use captain", "location 1-1")
    assert (s.ships(), s.boss()) == ({"1-1"}, {"1-1"})


# Master Builder


@rule("SEA-SP-A7", "SEA-DISCOUNT-06")
@SEATS
def test_the_master_builder_makes_the_building_2_cheaper(seat: int) -> None:
    s = having(seat, storage="4 fish", ready="master-builder")
    refused(s, "build port 1-6", "SEA-BUILD-04")
    s.play("use master-builder")
    assert (s.cost("port", "1-6"), s.cost("shipyard", "1-6"), s.cost("academy", "1-4")) == (4, 3, 1)
    s.play("build port 1-6")
    assert (s.storage(seat), s.building("1-6")) == ("", (seat, "port"))


@rule("SEA-SP-A7", "SEA-DISCOUNT-04", "SEA-DISCOUNT-06")
def test_no_cost_falls_below_0_with_the_master_builder() -> None:
    blue = {"storage": "1 fish", "ready": "master-builder", "ships": "1-3"}
    s = Scenario(blue=blue).play("use master-builder")
    costs = [s.cost("port", place) for place in ("1-1", "1-2", "1-3", "1-4")]
    assert costs == [0, 0, 0, 2]
    s.play("build port 1-1")
    assert s.storage() == "1 fish"


@rule("SEA-SP-A7")
def test_the_master_builder_is_for_one_building() -> None:
    s = Scenario(blue={"storage": "5 fish", "ready": "master-builder founder"})
    s.play("use master-builder", "build port 1-2", "slot 1", "no", "use founder")
    assert (s.g.current, s.phase, s.storage(), s.cost("port", "1-3")) == (0, "menu", "5 fish", 3)


@rule("SEA-SP-A7", "SEA-TURN-03")
def test_nobody_needs_the_master_builder_to_make_a_build_possible() -> None:
    s = Scenario(blue={"ready": "master-builder"})
    assert s.legal() == ["dive", "use master-builder"]
    s.play("use master-builder")
    refused(s, "end", "SEA-TURN-02", "SEA-SPECIALIST-08")
    refused(s, "dive", "SEA-SPECIALIST-08")
    assert "build port 2-1" in s.legal()


# Quartermaster


@rule("SEA-SP-A8")
@SEATS
@pytest.mark.parametrize(
    ("first", "second", "held"), [("fish", "fish", "2 fish"), ("metal", "seaweed", "1 seaweed 1 metal")]
)
def test_the_quartermaster_takes_two_equal_or_different_ones(seat: int, first: str, second: str, held: str) -> None:
    s = having(seat, ready="quartermaster").play("use quartermaster")
    assert s.legal() == TAKES
    s.play(f"take {first}")
    assert s.legal() == TAKES
    s.play(f"take {second}")
    assert (s.storage(seat), s.phase, s.storage(1 - seat)) == (held, "menu", "")


@rule("SEA-SP-A8", "SEA-DIVE-09", "SEA-SPECIALIST-03")
def test_the_quartermaster_takes_from_the_supply_and_both() -> None:
    s = Scenario(blue={"ready": "quartermaster"}, orange={"storage": "10 fish 9 metal"}).play("use quartermaster")
    refused(s, "take fish", "SEA-DIVE-09")
    s.play("take metal")
    assert s.legal() == ["take seaweed", "take artifact"]
    assert "no" not in s.legal()


# Diplomat


@rule("SEA-SP-B8")
@pytest.mark.parametrize(
    ("buildings", "count"),
    [
        ({"1-1": "port", "1-2": "academy"}, 1),
        ({"1-1": "port", "1-2": "port", "1-3": "academy", "1-4": "academy"}, 1),
        ({"1-1": "port", "1-2": "academy", "2-1": "shipyard", "2-2": "shipyard"}, 2),
        ({"1-1": "port", "1-2": "academy", "2-1": "port", "2-2": "port", "3-1": "port", "3-2": "shipyard"}, 3),
        (
            {"1-1": "port", "1-2": "academy", "2-1": "port", "2-2": "port", "3-1": "port", "3-2": "shipyard"}
            | {"4-1": "shipyard", "4-2": "shipyard"},
            3,
        ),
    ],
)
@SEATS
def test_the_diplomat_counts_flotillas_with_two_own_buildings(seat: int, buildings: dict[str, str], count: int) -> None:
    s = having(seat, storage="3 metal", buildings=buildings, ready="diplomat").play("use diplomat")
    assert s.legal() == TAKES
    s.play(*["take fish"] * count)
    assert (s.storage(seat), s.phase, s.spent(seat) >= {"diplomat"}) == (f"{count} fish 3 metal", "menu", True)


@rule("SEA-SP-B8", "SEA-SPECIALIST-14")
def test_buildings_of_the_opponent_do_not_count_for_the_diplomat() -> None:
    orange = {"buildings": {"1-2": "port", "1-3": "port", "2-1": "port"}}
    s = Scenario(blue={"buildings": {"1-1": "academy", "2-2": "port"}, "ready": "diplomat"}, orange=orange)
    refused(s, "use diplomat", "SEA-SPECIALIST-14")


@rule("SEA-SP-B8")
def test_the_diplomat_counts_the_new_building() -> None:
    blue = {"storage": "2 fish", "buildings": {"1-1": "academy"}, "ready": "diplomat"}
    s = Scenario(blue=blue)
    refused(s, "use diplomat", "SEA-SPECIALIST-14")
    s.play("build port 1-2", "slot 1")
    assert (s.view["asked"], s.legal()) == ({"window": "location"}, ["use diplomat", "no"])
    s.play("use diplomat", "take metal")
    assert (s.storage(), s.phase) == ("1 metal", "trading")

"""The effects of locations that bring cleanup tokens or resources."""

from __future__ import annotations

import pytest

from tests.played import refused
from tests.seastead.arriving import ALL, arrive, over, seats

rule = pytest.mark.rule


# When it is resolved


@rule("SEA-LOCATION-00")
@seats
def test_the_effect_comes_after_the_row_bonus_and_the_window_for_specialists(seat: int) -> None:
    mine = {"1-1": "port", "1-2": "port", "3-2": "port"}
    me = {"buildings": mine, "docks": {"1-1": "metal-1"}, "ready": "environmentalist"}
    s = arrive("2-1", seat=seat, keep="1 metal", me=me)
    assert (s.actor, s.phase) == (seat, "dock-bonus")
    s.play("location 1-1")
    assert (s.actor, s.legal()) == (seat, ["use environmentalist", "no"])
    s.play("no")
    assert (s.actor, s.phase) == (seat, "cleaning")
    s.play("yes")
    assert (s.cleanup(seat), s.legal()) == ((2, 0), ["use environmentalist", "end"])


@rule("SEA-LOCATION-00")
def test_the_effect_comes_before_the_column_bonus() -> None:
    me = {"buildings": {"1-2": "academy", "1-3": "shipyard"}}
    s = arrive("2-1", me=me)
    assert s.phase == "cleaning"
    assert s.play("yes").phase == "demands"


# Cleanup tokens


@rule("SEA-LOCATION-01")
@seats
@pytest.mark.parametrize(("place", "sides"), [("1-6", "A"), ("2-1", "A"), ("2-6", "B"), ("3-3", "A"), ("4-3", "A")])
def test_a_cleanup_token_may_be_taken(place: str, sides: str, seat: int) -> None:
    s = arrive(place, seat=seat, sides=sides)
    assert (s.legal(), s.actor) == (["yes", "no"], seat)
    s.play("yes")
    assert (s.cleanup(seat), s.cleanup(1 - seat), s.g.cleanup_left) == ((1, 0), (0, 0), 19)
    assert over(s, seat)


@rule("SEA-LOCATION-01", "SEA-LOCATION-02", "SEA-LOCATION-00")
@pytest.mark.parametrize("place", ["2-1", "2-5"])
def test_cleanup_tokens_may_be_left(place: str) -> None:
    s = arrive(place).play("no")
    assert (s.cleanup(), s.g.cleanup_left, over(s)) == ((0, 0), 20, True)


@rule("SEA-LOCATION-02", "SEA-LOCATION-00")
@seats
def test_two_cleanup_tokens_or_none(seat: int) -> None:
    s = arrive("2-5", seat=seat)
    assert s.legal() == ["yes", "no"]
    s.play("yes")
    assert (s.cleanup(seat), s.g.cleanup_left, over(s, seat)) == ((2, 0), 18, True)


@rule("SEA-LOCATION-02", "SEA-LOCATION-00")
def test_a_cleanup_token_that_is_missing_is_noted() -> None:
    assert arrive("2-5", cleanup_left=1).play("yes").cleanup() == (1, 1)


# Paying for cleanup tokens


@rule("SEA-LOCATION-03")
@seats
@pytest.mark.parametrize(("place", "sides"), [("2-2", "A"), ("3-6", "A"), ("1-2", "B")])
def test_paying_a_resource_for_a_cleanup_token(place: str, sides: str, seat: int) -> None:
    s = arrive(place, seat=seat, keep="1 fish 2 metal", sides=sides)
    assert s.legal() == ["give fish", "give metal", "no"]
    refused(s, "give seaweed", "SEA-GEN-04")
    before = s.supply()
    s.play("give metal")
    assert (s.storage(seat), s.cleanup(seat), over(s, seat)) == ("1 fish 1 metal", (1, 0), True)
    assert s.supply() == {**before, "metal": before["metal"] + 1}


@rule("SEA-LOCATION-03", "SEA-LOCATION-04", "SEA-LOCATION-05", "SEA-LOCATION-06", "SEA-LOCATION-00")
@pytest.mark.parametrize("place", ["2-2", "2-3", "2-4", "3-4"])
def test_nothing_has_to_be_paid(place: str) -> None:
    s = arrive(place, keep="3 fish").play("no")
    assert (s.storage(), s.cleanup(), over(s)) == ("3 fish", (0, 0), True)


@rule("SEA-LOCATION-03", "SEA-LOCATION-04", "SEA-LOCATION-05", "SEA-LOCATION-06")
@pytest.mark.parametrize("place", ["2-2", "2-3", "2-4", "3-4"])
def test_who_holds_nothing_can_pay_nothing(place: str) -> None:
    s = arrive(place)
    assert (s.storage(), s.cleanup(), over(s)) == ("", (0, 0), True)


@rule("SEA-LOCATION-04")
@seats
@pytest.mark.parametrize("place", ["2-3", "4-6"])
def test_paying_twice_for_cleanup_tokens(place: str, seat: int) -> None:
    s = arrive(place, seat=seat, keep="2 fish 1 artifact").play("give artifact")
    assert (s.cleanup(seat), s.legal()) == ((1, 0), ["give fish", "no"])
    s.play("give fish")
    assert (s.storage(seat), s.cleanup(seat), over(s, seat)) == ("1 fish", (2, 0), True)


@rule("SEA-LOCATION-04", "SEA-LOCATION-00")
def test_paying_once_where_twice_is_possible() -> None:
    s = arrive("2-3", keep="2 fish").play("give fish", "no")
    assert (s.storage(), s.cleanup(), over(s)) == ("1 fish", (1, 0), True)


@rule("SEA-LOCATION-04")
def test_the_only_resource_is_paid_once() -> None:
    s = arrive("2-3", keep="1 fish").play("give fish")
    assert (s.storage(), s.cleanup(), over(s)) == ("", (1, 0), True)


# Paying for resources


@rule("SEA-LOCATION-05")
@seats
@pytest.mark.parametrize(("place", "sides"), [("1-2", "A"), ("2-4", "A"), ("3-2", "B")])
def test_exchanging_a_resource_twice(place: str, sides: str, seat: int) -> None:
    s = arrive(place, seat=seat, keep="2 fish", sides=sides).play("give fish")
    assert s.offered("take") == ALL
    refused(s, "no", "SEA-LOCATION-00", "SEA-LOCATION-05")
    s.play("take metal")
    assert s.legal() == ["give fish", "give metal", "no"]
    s.play("give metal", "take artifact")
    assert (s.storage(seat), over(s, seat)) == ("1 fish 1 artifact", True)


@rule("SEA-LOCATION-05", "SEA-LOCATION-00")
def test_exchanging_a_resource_once_is_enough() -> None:
    s = arrive("1-2", keep="2 fish").play("give fish", "take fish", "no")
    assert (s.storage(), over(s)) == ("2 fish", True)


@rule("SEA-LOCATION-05", "SEA-LOCATION-06")
@pytest.mark.parametrize("place", ["2-4", "3-4"])
def test_what_was_paid_can_be_taken_again(place: str) -> None:
    s = arrive(place, keep="1 fish", other={"storage": "9 fish 1 seaweed 1 artifact 1 metal"})
    assert s.supply()["fish"] == 0
    s.play("give fish")
    assert s.offered("take") == ALL


@rule("SEA-LOCATION-06")
@seats
@pytest.mark.parametrize("place", ["1-3", "3-4"])
@pytest.mark.parametrize("kinds", [("metal", "metal"), ("seaweed", "artifact")])
def test_two_resources_for_one(place: str, kinds: tuple[str, str], seat: int) -> None:
    s = arrive(place, seat=seat, keep="2 fish").play("give fish")
    assert s.offered("take") == ALL
    s.play(f"take {kinds[0]}")
    assert s.offered("take") == ALL
    refused(s, "no", "SEA-LOCATION-00", "SEA-LOCATION-06")
    s.play(f"take {kinds[1]}")
    held = {"2 metal", "1 seaweed 1 artifact"}
    assert s.storage(seat).removeprefix("1 fish ") in held
    assert over(s, seat)


# Resources that are not in demand


@rule("SEA-LOCATION-07", "SEA-LOCATION-00")
@seats
@pytest.mark.parametrize(("place", "sides"), [("1-4", "A"), ("3-2", "A"), ("4-1", "B")])
def test_one_resource_that_is_not_in_demand(place: str, sides: str, seat: int) -> None:
    s = arrive(place, seat=seat, sides=sides)
    demand = s.demand().split()[int(place[0]) - 1]
    assert s.offered("take") == [kind for kind in ALL if kind != demand]
    refused(s, f"take {demand}", "SEA-LOCATION-07")
    kind = s.offered("take")[1]
    s.play(f"take {kind}")
    assert (s.storage(seat), over(s, seat)) == (f"1 {kind}", True)


@rule("SEA-LOCATION-07", "SEA-LOCATION-00")
@pytest.mark.parametrize("demand", ["metal fish seaweed artifact", "seaweed metal artifact fish"])
def test_the_demand_is_that_of_the_token_there(demand: str) -> None:
    s = arrive("1-4", demand=demand)
    assert s.offered("take") == [kind for kind in ALL if kind != demand.split()[0]]


@rule("SEA-LOCATION-07", "SEA-LOCATION-08", "SEA-LOCATION-09", "SEA-LOCATION-00")
@pytest.mark.parametrize("place", ["1-4", "1-1", "4-5"])
@pytest.mark.parametrize("other_kinds", ["repeat", "distinct"])
def test_resources_not_in_demand_may_be_left(place: str, other_kinds: str) -> None:
    s = arrive(place, other_kinds=other_kinds).play("no")
    assert (s.storage(), over(s)) == ("", True)


@rule("SEA-LOCATION-08", "SEA-AMB-07")
@seats
@pytest.mark.parametrize(("place", "sides"), [("1-1", "A"), ("1-6", "B"), ("4-1", "A")])
@pytest.mark.parametrize("second", ["artifact", "seaweed"])
def test_two_resources_that_are_not_in_demand(place: str, sides: str, second: str, seat: int) -> None:
    s = arrive(place, seat=seat, sides=sides)
    offered = [kind for kind in ALL if kind != s.demand().split()[int(place[0]) - 1]]
    assert s.offered("take") == offered
    s.play("take artifact")
    assert s.offered("take") == offered
    refused(s, "no", "SEA-LOCATION-00")
    s.play(f"take {second}")
    assert s.storage(seat) == ("2 artifact" if second == "artifact" else "1 seaweed 1 artifact")
    assert over(s, seat)


@rule("SEA-LOCATION-09", "SEA-AMB-07")
@seats
def test_three_resources_that_are_not_in_demand(seat: int) -> None:
    s = arrive("4-5", seat=seat)
    for held in ("1 seaweed", "2 seaweed"):
        assert s.offered("take") == ["fish", "seaweed", "artifact"]
        s.play("take seaweed")
        assert s.storage(seat) == held
        refused(s, "no", "SEA-LOCATION-00")
    s.play("take fish")
    assert (s.storage(seat), over(s, seat)) == ("1 fish 2 seaweed", True)


@rule("SEA-LOCATION-08", "SEA-AMB-07")
@seats
def test_two_different_kinds_if_agreed(seat: int) -> None:
    s = arrive("1-1", seat=seat, other_kinds="distinct")
    assert s.offered("take") == ["seaweed", "artifact", "metal"]
    s.play("take artifact")
    assert s.legal() == ["take seaweed", "take metal"]
    s.play("take metal")
    assert (s.storage(seat), over(s, seat)) == ("1 artifact 1 metal", True)


@rule("SEA-AMB-07")
@pytest.mark.parametrize(("kind", "rules"), [("fish", "SEA-LOCATION-07"), ("artifact", "SEA-AMB-07")])
def test_the_agreement_is_named_when_a_kind_is_refused(kind: str, rules: str) -> None:
    refused(arrive("1-1", other_kinds="distinct").play("take artifact"), f"take {kind}", rules)


@rule("SEA-LOCATION-09", "SEA-AMB-07")
def test_three_different_kinds_if_agreed() -> None:
    s = arrive("4-5", other_kinds="distinct").play("take seaweed")
    assert (s.storage(), over(s)) == ("1 fish 1 seaweed 1 artifact", True)


@rule("SEA-LOCATION-08", "SEA-LOCATION-09", "SEA-LOCATION-00")
@pytest.mark.parametrize("place", ["4-1", "4-5"])
def test_as_many_as_the_supply_has(place: str) -> None:
    s = arrive(place, other={"storage": "10 fish 10 seaweed 9 artifact"})
    assert s.legal() == ["take artifact", "no"]
    s.play("take artifact")
    assert (s.storage(), s.supply()["artifact"], over(s)) == ("1 artifact", 0, True)


@rule("SEA-LOCATION-07", "SEA-LOCATION-08", "SEA-LOCATION-09")
@pytest.mark.parametrize("place", ["4-5", "4-1"])
def test_nothing_but_the_demand_is_left(place: str) -> None:
    s = arrive(place, other={"storage": "10 fish 10 seaweed 10 artifact"})
    assert (s.storage(), over(s)) == ("", True)

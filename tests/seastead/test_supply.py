"""The supply: what is missing, who takes first, cleanup tokens that are noted, what is paid before it is taken."""

from __future__ import annotations

from typing import Any

import pytest

from tests.played import refused
from tests.seastead.diving import deep_dive, taken, takes
from tests.seastead.scenario import Scenario, solo
from tests.seastead.turns import SEATS, WAITING, seat_of, turn_of

rule = pytest.mark.rule

FEW = {"supply": {"cleanup": 2}}


# Too few resources


@rule("SEA-SUPPLY-01")
@pytest.mark.parametrize(("held", "got"), [(6, "3 seaweed"), (8, "2 seaweed"), (9, "1 seaweed"), (10, "")])
def test_the_rest_of_what_is_due_is_lost(held: int, got: str) -> None:
    other = {"storage": f"10 fish {held} seaweed 10 artifact"}
    s = Scenario(blue={"storage": "5 metal"}, orange=other).play("build port 4-5", "slot 1")
    if got:
        assert s.legal() == ["take seaweed", "no"]
        s.play("take seaweed")
    assert (s.storage(), s.g.current) == (got, 1)


@rule("SEA-SUPPLY-01")
@SEATS
def test_a_specialist_brings_what_is_left(active: str) -> None:
    me = seat_of(active)
    rest = {"storage": "10 seaweed 10 artifact 10 metal 9 fish"}
    s = turn_of(active, {"ready": "quartermaster"}, rest).play("use quartermaster")
    assert (s.storage(me), s.phase, s.g.current) == ("1 fish", "menu", me)
    s = turn_of(active, {"ready": "diver"}, {"storage": "7 fish"}).dive("reef-5", "a").play("use diver")
    assert (s.storage(me), s.supply()["fish"]) == ("3 fish", 0)


@rule("SEA-SUPPLY-01")
def test_a_resolution_gives_nothing_that_is_not_there() -> None:
    full = {"storage": "9 fish 10 seaweed 9 artifact 10 metal"}
    s = Scenario(blue=full, orange={"ready": "environmentalist"}, resolution="solidarity-fund").dive("reef-9", "a")
    assert (s.storage(), s.storage(1)) == ("10 fish 10 seaweed 9 artifact 10 metal", "1 artifact")
    assert (s.phase, s.g.current) == ("menu", 1)


# Who takes first


@rule("SEA-SUPPLY-02")
@SEATS
def test_the_last_token_of_a_dive_goes_to_the_active_player(active: str) -> None:
    me = seat_of(active)
    s = turn_of(active, {}, {"storage": "9 fish"}).dive("reef-1", "b")
    assert (s.storage(me), s.actor, s.legal()) == ("1 fish 1 seaweed", 1 - me, takes("seaweed", "artifact", "metal"))
    s = turn_of(active, {}, {"storage": "9 fish"}).dive("reef-1", "a").play("take fish")
    assert (s.storage(me), s.storage(1 - me)) == ("1 fish", "9 fish 1 seaweed")
    s = deep_dive(active, "deep-3", "a", waiting={"storage": "8 fish"}).play("take fish")
    assert (s.storage(me), s.storage(1 - me)) == ("2 fish", "8 fish 1 seaweed 1 artifact 1 metal")


@rule("SEA-SUPPLY-02")
@SEATS
def test_the_last_token_with_a_specialist_goes_to_the_active_player(active: str) -> None:
    me = seat_of(active)
    s = turn_of(active, {"ready": "fisher"}, {"storage": "9 metal"}).dive("reef-5", "a").play("use fisher")
    assert (s.actor, s.storage(me), s.legal()) == (me, "2 fish", takes())
    s.play("take metal")
    assert (s.actor, s.legal()) == (1 - me, takes("fish", "seaweed", "artifact"))


@rule("SEA-SUPPLY-02")
@SEATS
def test_the_last_token_by_a_resolution_goes_to_the_active_player(active: str) -> None:
    me = seat_of(active)
    s = turn_of(active, {}, {"storage": "9 metal"}, resolution="solidarity-fund").dive("reef-5", "a")
    assert (s.actor, s.legal()) == (me, [*takes(), "no"])
    s.play("take metal")
    assert (s.actor, s.legal()) == (1 - me, [*takes("fish", "seaweed", "artifact"), "no"])


# Returning


@rule("SEA-AMB-24")
@SEATS
def test_the_active_player_returns_first(active: str) -> None:
    me = seat_of(active)
    s = turn_of(active, {"storage": "3 fish 5 seaweed"}, {"storage": "4 metal 2 seaweed"}, resolution="free-passage")
    s.play("build port 2-1", "slot 1")
    assert (s.actor, s.phase, s.legal()) == (me, "returning", ["give fish", "give seaweed"])
    refused(s, "no", "SEA-LOCATION-10")
    s.play("give fish", "give seaweed")
    assert (s.storage(me), s.actor, s.legal()) == ("2 fish 2 seaweed", 1 - me, ["give seaweed", "give metal"])
    refused(s, "no", "SEA-LOCATION-10")
    s.play("give metal", "give seaweed")
    assert (s.storage(1 - me), s.g.current) == ("1 seaweed 3 metal", 1 - me)


@rule("SEA-AMB-24")
def test_who_holds_four_returns_nothing() -> None:
    s = Scenario(blue={"storage": "2 seaweed"}, orange={"storage": "5 metal"}, resolution="free-passage")
    s.play("build port 2-1", "slot 1")
    assert (s.actor, s.phase, s.storage(1)) == (1, "menu", "4 metal")
    s = Scenario(blue={"storage": "7 seaweed"}, orange={"storage": "4 metal"}, resolution="free-passage")
    s.play("build port 2-1", "slot 1")
    assert (s.storage(), s.storage(1), s.g.current) == ("4 seaweed", "4 metal", 1)


# Cleanup tokens


@rule("SEA-SUPPLY-03", "SEA-END-04")
@SEATS
@pytest.mark.parametrize(("left", "ending"), [(3, None), (2, "no-cleanup"), (1, "no-cleanup")])
def test_taking_the_last_token_triggers_the_end(active: str, left: int, ending: str | None) -> None:
    s = turn_of(active, {"ready": "environmentalist"}, WAITING, cleanup_left=left).play("use environmentalist")
    assert (s.view["cleanup"], s.view["ending"]) == (max(0, left - 2), ending)


@rule("SEA-SUPPLY-04")
@SEATS
@pytest.mark.parametrize(("left", "tokens"), [(2, (2, 0)), (1, (1, 1))])
def test_missing_tokens_are_noted_for_who_should_get_them(active: str, left: int, tokens: tuple[int, int]) -> None:
    me = seat_of(active)
    s = turn_of(active, {"ready": "environmentalist"}, data=FEW)
    s.player(1 - me).cleanup, s.g.cleanup_left = 2 - left, left
    s.play("use environmentalist")
    assert (s.cleanup(me), s.cleanup(1 - me), s.view["cleanup"]) == (tokens, (2 - left, 0), 0)
    assert sum(event["count"] for event in s.happened("noted")) == tokens[1]


@rule("SEA-SUPPLY-04")
def test_tokens_are_noted_as_long_as_the_game_goes_on() -> None:
    s = Scenario(blue={"ready": "environmentalist", "storage": "5 seaweed"}, orange=WAITING, cleanup_left=2)
    s.play("use environmentalist", "build port 2-5", "slot 1")
    assert (s.phase, s.legal()) == ("cleaning", ["yes", "no"])
    assert s.play("yes").cleanup() == (2, 2)
    s = solo(blue={"ready": "environmentalist", "storage": "5 seaweed"}, cleanup_left=2)
    s.play("use environmentalist", "build port 2-5", "slot 1", "slot 2", "yes")
    assert (s.cleanup(), s.view["ending"]) == ((2, 2), None)


def noting(place: str, cleanup: int) -> Scenario:
    """Blue, with a building worth nothing, takes the last token and has one noted; Orange has so many, and a building
    at this location."""
    blue: dict[str, Any] = {"ready": "environmentalist", "buildings": {"1-1": "academy"}}
    orange: dict[str, Any] = {"spent": "founder", "buildings": {place: "academy"}, "cleanup": cleanup}
    return Scenario(blue=blue, orange=orange, data={"supply": {"cleanup": cleanup + 1}}).play("use environmentalist")


@rule("SEA-SUPPLY-05", "SEA-AMB-11")
def test_noted_tokens_count_like_tokens() -> None:
    s = noting("1-2", 1)
    assert (s.cleanup(), s.cleanup(1)) == ((1, 1), (1, 0))
    assert (s.points()["cleanup"], s.points(1)["cleanup"]) == (2, 1)
    assert (s.state.scores, s.state.ranks) == ((2, 2), (0, 1))


@rule("SEA-SUPPLY-05", "SEA-AMB-11")
def test_as_many_tokens_with_those_noted_are_a_tie() -> None:
    s = noting("2-1", 2)
    assert (s.cleanup(), s.state.scores, s.state.ranks) == ((1, 1), (2, 2), (0, 0))


# Paid before it is taken


@rule("SEA-SUPPLY-06")
@SEATS
def test_what_was_paid_can_be_taken_for_it(active: str) -> None:
    me = seat_of(active)
    s = turn_of(active, {"storage": "10 fish 4 seaweed"}, WAITING).play("build port 2-4", "slot 1", "give fish")
    assert (s.supply()["fish"], s.legal()) == (1, takes())
    s.play("take fish")
    assert s.storage(me) == "10 fish"


@rule("SEA-SUPPLY-06", "SEA-GEN-04")
@SEATS
def test_what_a_building_cost_can_be_taken_as_the_bonus_of_a_ship(active: str) -> None:
    me = seat_of(active)
    s = turn_of(active, {"storage": "10 fish"}, {"ships": "1-2"}).play("build port 1-2")
    assert (s.actor, s.supply()["fish"], s.legal()) == (1 - me, 1, [*takes(), "no"])
    s.play("take fish")
    assert (s.storage(me), s.storage(1 - me)) == ("9 fish", "1 fish")


@rule("SEA-SUPPLY-06")
def test_what_a_building_cost_is_there_for_the_investor() -> None:
    s = Scenario(blue={"storage": "10 fish"}, orange={"ready": "investor"}).play("build port 1-3", "use investor")
    assert (s.storage(), s.storage(1), s.supply()["fish"]) == ("7 fish", "2 fish", 1)


@rule("SEA-SUPPLY-06")
def test_a_resource_paid_for_several_is_one_of_them() -> None:
    s = Scenario(blue={"storage": "10 seaweed 3 fish"}).play("build port 1-3", "slot 1", "give seaweed")
    assert (taken(s), s.legal()) == ([], takes())
    s.play("take seaweed")
    assert s.legal() == takes("fish", "artifact", "metal")
    s.play("take metal")
    assert s.storage() == "10 seaweed 1 metal"

"""Academies: choosing a specialist, and the bonus for the last academy."""

from __future__ import annotations

from typing import Any

import pytest

from tests.played import refused
from tests.seastead.building import QUIET, REST
from tests.seastead.scenario import Scenario, solo

rule = pytest.mark.rule


def fourth_academy(ready: str, spent: str, **given: Any) -> Scenario:
    """Blue has three academies with these specialists and builds the fourth, for all the fish there are."""
    blue = {"storage": "2 fish", "ready": ready, "spent": spent}
    return Scenario(**{"blue": blue, "orange": REST, "specialists": "fisher investor agent", **given})


# Choosing


@rule("SEA-ACADEMY-01", "SEA-ACADEMY-02")
@pytest.mark.parametrize(("slot", "card"), [(1, "fisher"), (2, "scout"), (3, "agent")])
@pytest.mark.parametrize(("seat", "colour"), [(0, "blue"), (1, "orange")])
def test_one_of_the_specialists_on_display_comes_face_up(seat: int, colour: str, slot: int, card: str) -> None:
    held: dict[str, Any] = {"blue": REST, "orange": REST, colour: {"storage": "2 fish"}}
    s = Scenario(active=colour, specialists=QUIET, **held).play("build academy 1-2")
    assert (s.actor, s.phase, s.legal()) == (seat, "choosing-specialist", ["slot 1", "slot 2", "slot 3"])
    s.play(f"slot {slot}")
    assert (s.ready(seat), s.spent(seat), s.ready(1 - seat)) == ({card}, set(), set())
    assert [s.points(who)["specialists"] for who in (seat, 1 - seat)] == [1, 0]


@rule("SEA-ACADEMY-01")
def test_a_specialist_must_be_chosen() -> None:
    s = Scenario(blue={"storage": "2 fish"}, orange=REST).play("build academy 1-2")
    for text in ("no", "end"):
        refused(s, text, "SEA-ACADEMY-01", "SEA-BUILD-06", "SEA-TURN-06")


@rule("SEA-ACADEMY-01")
def test_an_empty_place_of_the_display_cannot_be_chosen() -> None:
    s = Scenario(blue={"storage": "2 fish"}, orange=REST, specialists="fisher agent")
    s.g.removed_specialists, s.g.specialist_deck = s.g.specialist_deck, 0
    s.play("build academy 1-2")
    assert s.legal() == ["slot 1", "slot 2"]
    refused(s, "slot 3", "SEA-ACADEMY-01")


@rule("SEA-ACADEMY-02")
def test_the_new_specialist_can_be_used_in_the_same_turn() -> None:
    s = Scenario(blue={"storage": "2 fish"}, orange=REST, specialists="quartermaster agent fisher")
    s.play("build academy 1-2", "slot 1")
    assert (s.phase, s.legal()) == ("window", ["use quartermaster", "no"])


@rule("SEA-ACADEMY-02")
def test_the_specialists_had_before_stay_as_they_are() -> None:
    s = Scenario(blue={"storage": "2 fish", "ready": "investor", "spent": "diver"}, orange=REST, specialists=QUIET)
    s.play("build academy 1-2", "slot 1")
    assert (s.ready(), s.spent()) == ({"investor", "fisher"}, {"diver"})


# Refilling


@rule("SEA-ACADEMY-03")
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_the_display_is_refilled_from_the_deck(slot: int) -> None:
    s = Scenario(blue={"storage": "2 fish"}, orange=REST, specialists=QUIET).next(specialists="founder")
    s.play("build academy 1-2", f"slot {slot}")
    expected = QUIET.split()
    expected[slot - 1] = "founder"
    assert (s.view["specialists"], s.view["specialist_deck"]) == (expected, 12)


@rule("SEA-ACADEMY-03")
def test_without_a_deck_the_display_gets_smaller() -> None:
    s = Scenario(blue={"storage": "2 fish"}, orange=REST, specialists=QUIET)
    s.g.removed_specialists, s.g.specialist_deck = s.g.specialist_deck, 0
    s.play("build academy 1-2", "slot 2")
    assert s.view["specialists"] == ["fisher", None, "agent"]


@rule("SEA-ACADEMY-03")
def test_against_the_boss_it_is_refilled_when_one_more_is_gone() -> None:
    s = solo(blue={"storage": "2 fish"}, specialists="scout diver architect").next(specialists="trader captain")
    s.play("build academy 1-2", "slot 1")
    assert (s.phase, s.legal()) == ("removing-specialist", ["slot 2", "slot 3"])
    assert s.view["specialists"] == [None, "diver", "architect"]
    s.play("slot 3")
    assert s.view["specialists"] == ["trader", "diver", "captain"]


@rule("SEA-ACADEMY-04")
@pytest.mark.parametrize("before", [0, 3])
def test_without_a_specialist_left_none_is_taken(before: int) -> None:
    held = {"storage": "2 fish", "spent": " ".join(["diver", "architect", "scout"][:before])}
    s = Scenario(blue=held, orange=REST, specialists="")
    s.g.removed_specialists, s.g.specialist_deck = s.g.specialist_deck, 0
    s.play("build academy 1-2")
    assert len(s.ready() | s.spent()) == before
    assert (s.actor, s.phase) == ((0, "readying") if before else (1, "menu"))


@rule("SEA-ACADEMY-04")
def test_the_last_specialist_is_taken_without_a_question() -> None:
    s = Scenario(blue={"storage": "2 fish"}, orange=REST, specialists="fisher")
    s.g.removed_specialists, s.g.specialist_deck = s.g.specialist_deck, 0
    s.play("build academy 1-2")
    assert (s.ready(), s.view["specialists"], s.actor) == ({"fisher"}, [None] * 3, 1)


# The last academy


@rule("SEA-ACADEMY-05")
@pytest.mark.parametrize("card", ["diver", "architect"])
def test_one_face_down_specialist_is_ready_again(card: str) -> None:
    s = fourth_academy("scout", "diver architect").play("build academy 1-2", "slot 1")
    assert (s.actor, s.phase, s.legal()) == (0, "readying", ["use architect", "use diver", "no"])
    s.play(f"use {card}")
    assert (s.ready(), s.spent()) == ({"scout", "fisher", card}, {"diver", "architect"} - {card})
    assert s.points()["specialists"] == 3


@rule("SEA-ACADEMY-05")
def test_turning_one_face_up_can_be_declined() -> None:
    s = fourth_academy("scout", "diver architect").play("build academy 1-2", "slot 1", "no")
    assert (s.ready(), s.spent(), s.actor) == ({"scout", "fisher"}, {"diver", "architect"}, 1)


@rule("SEA-ACADEMY-05")
def test_only_an_own_card_that_lies_face_down() -> None:
    s = fourth_academy("scout", "diver architect", orange={"spent": "captain", **REST})
    s.play("build academy 1-2", "slot 1")
    for card in ("scout", "fisher", "captain", "trader"):
        refused(s, f"use {card}", "SEA-ACADEMY-05")


@rule("SEA-ACADEMY-05")
def test_without_a_card_face_down_nothing_is_asked() -> None:
    s = fourth_academy("scout fisher founder", "", specialists="agent diver trader").play("build academy 1-2", "slot 1")
    assert s.phase == "window"  # of the Founder, after the action
    assert (s.ready(), s.legal()) == ({"scout", "fisher", "founder", "agent"}, ["use founder", "end"])


@rule("SEA-ACADEMY-05")
def test_a_card_made_ready_can_be_used_at_once() -> None:
    s = fourth_academy("", "quartermaster diver scout").play("build academy 1-2", "slot 1", "use quartermaster")
    assert s.legal() == ["use quartermaster", "no"]
    s.play("use quartermaster", "take fish", "take metal")
    assert (s.storage(), s.spent()) == ("1 fish 1 metal", {"quartermaster", "diver", "scout"})


@rule("SEA-ACADEMY-05")
@pytest.mark.parametrize("spent", ["diver", "diver scout"])
def test_not_for_an_earlier_academy(spent: str) -> None:
    s = fourth_academy("", spent).play("build academy 1-2", "slot 1")
    assert (s.actor, s.phase, s.spent()) == (1, "menu", set(spent.split()))


@rule("SEA-ACADEMY-05")
def test_orange_turns_a_card_of_her_own() -> None:
    s = Scenario(
        active="orange", blue={"spent": "captain", **REST}, orange={"storage": "2 fish", "spent": "diver scout trader"},
        specialists="fisher investor agent",
    ).play("build academy 1-2", "slot 1")  # fmt: skip
    assert (s.actor, s.legal()) == (1, ["use diver", "use trader", "use scout", "no"])
    s.play("use scout")
    assert (s.ready(1), s.spent(0)) == ({"fisher", "scout"}, {"captain"})


@rule("SEA-ACADEMY-05")
def test_the_player_gets_the_bonus_against_the_boss() -> None:
    s = solo(blue={"storage": "2 fish", "spent": "diver scout architect"}, specialists="salvager trader captain")
    s.play("build academy 1-2", "slot 3", "slot 1", "use diver")
    assert s.ready() == {"captain", "diver"}

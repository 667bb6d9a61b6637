"""The Founder's further turn, and what the Scout sees."""

from __future__ import annotations

from typing import Any

import pytest

from tests.played import refused
from tests.seastead.scenario import Scenario, solo

rule = pytest.mark.rule

TAKES = ["take fish", "take seaweed", "take artifact", "take metal"]
NAMES = ["blue", "orange"]


def founder(seat: int = 0, start: int = 0, **given: Any) -> Scenario:
    """A player has dived and used the Founder."""
    held: dict[str, Any] = {"ready": "founder", **given.pop("held", {})}
    players: dict[str, Any] = {NAMES[seat]: held}
    s = Scenario(**players, active=NAMES[seat], start=NAMES[start], **given)
    if s.view["dive"]["reef"] > 1:
        s.next(dive="reef-11")
    return s.play("dive", "half a", "use founder")


# Founder


@rule("SEA-SP-B1", "SEA-SPECIALIST-12", "SEA-TURN-01")
@pytest.mark.parametrize("start", [0, 1])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_founder_brings_a_complete_turn_in_the_same_round(seat: int, start: int) -> None:
    s = founder(seat, start)
    assert (s.g.current, s.g.round, s.view["action"], s.spent(seat)) == (seat, 3, "undecided", {"founder"})
    s.dive("reef-9", "a")
    assert s.storage(seat) == "3 fish 1 seaweed"
    assert (s.g.current, s.g.round) == (1 - seat, 3 if seat == start else 4)
    s.end_turn()
    assert s.g.current == seat


@rule("SEA-SP-B1", "SEA-SPECIALIST-12")
def test_the_further_turn_may_be_a_build_with_its_own_windows() -> None:
    held = {"storage": "1 fish", "ready": "founder quartermaster environmentalist"}
    s = founder(held=held)
    assert s.legal() == ["use environmentalist", "use quartermaster", "end"]
    s.play("end")
    assert {"use quartermaster", "use environmentalist", "build port 1-2"} <= set(s.legal())
    s.play("use environmentalist", "build port 1-2", "slot 1")
    assert (s.view["asked"], s.offered("use")) == ({"window": "location"}, ["quartermaster"])


@rule("SEA-SPECIALIST-12", "SEA-RS-09")
def test_the_turn_is_ended_completely_before_the_further_one() -> None:
    s = founder(held={"storage": "6 metal"}, resolution="storage-tax")
    assert (s.phase, s.actor, s.storage()) == ("returning", 0, "1 fish 1 seaweed 6 metal")
    s.play("give metal", "give metal")
    assert (s.phase, s.g.current, s.g.round, s.storage()) == ("menu", 0, 3, "1 fish 1 seaweed 4 metal")
    s.dive("reef-9", "b")
    assert (s.phase, s.actor) == ("returning", 0)


@rule("SEA-SPECIALIST-12", "SEA-RS-13")
def test_the_further_turn_has_its_own_exchange() -> None:
    held = {"storage": "1 fish", "ready": "founder"}
    s = Scenario(blue=held, resolution="exchange-market").play("give fish", "take metal")
    refused(s, "give metal", "SEA-RS-13")
    s.dive("reef-11", "a").play("use founder", "give metal", "take artifact")
    assert s.storage() == "1 fish 1 seaweed 1 artifact"
    refused(s, "give artifact", "SEA-RS-13")


@rule("SEA-SPECIALIST-12", "SEA-END-06", "SEA-END-07")
def test_an_end_triggered_before_the_further_turn() -> None:
    s = founder(deck="reef-11 deep-1 deep-2 deep-3 deep-4")
    assert (s.view["ending"], s.view["last_round"], s.g.current) == ("deep-card", 4, 0)
    turns = []
    while not s.state.over:
        turns.append((s.g.round, s.g.current))
        s.end_turn()
    assert turns == [(3, 0), (3, 1), (4, 0), (4, 1)]


@rule("SEA-SPECIALIST-12", "SEA-END-06")
def test_an_end_triggered_in_the_further_turn() -> None:
    s = founder(1, 0, deck="reef-11 reef-9 deep-1 deep-2 deep-3")
    assert s.g.ending == 0
    s.play("dive", "half a")
    assert (s.view["ending"], s.view["last_round"], s.g.current, s.g.round) == ("deep-card", 4, 0, 4)


@rule("SEA-SPECIALIST-12", "SEA-END-06")
def test_the_founder_in_the_very_last_turn() -> None:
    s = Scenario(orange={"ready": "founder"}, deck="reef-11 deep-1 deep-2 deep-3 deep-4")
    s.play("dive", "half a").end_turn().end_turn()
    assert (s.g.round, s.g.current) == (4, 1)
    s.play("dive")
    while s.legal() != ["use founder", "end"]:
        s.play(s.legal()[0])
    s.play("use founder")
    assert (s.state.over, s.g.round, s.g.current) == (False, 4, 1)
    assert s.end_turn().state.over


@rule("SEA-SPECIALIST-12", "SEA-ACADEMY-05")
def test_a_founder_made_ready_again_is_used_in_the_further_turn_too() -> None:
    places = dict.fromkeys(("2-1", "2-2", "3-1"), "academy")
    held = {"storage": "2 fish", "buildings": places, "ready": "founder", "spent": "agent scout"}
    s = founder(held=held, specialists="diver fisher investor").play("build academy 1-2", "slot 1", "use founder")
    while s.phase != "window":
        s.play("no")
    s.play("use founder")
    assert (s.g.current, s.g.round, s.phase, s.spent() >= {"founder"}) == (0, 3, "menu", True)
    s.end_turn()
    assert (s.g.current, s.g.round) == (1, 3)


@rule("SEA-SP-B1", "SEA-SPECIALIST-06")
def test_without_the_founder_the_turn_goes_on_to_the_opponent() -> None:
    s = Scenario(blue={"ready": "founder"}).dive("reef-11", "a").play("end")
    assert (s.g.current, s.ready()) == (1, {"founder"})


# Scout


def scout(cards: str, seat: int = 0, **given: Any) -> Scenario:
    """A player has used the Scout; these cards come from the deck."""
    players: dict[str, Any] = {NAMES[seat]: {"ready": "scout", **given.pop("held", {})}}
    s = Scenario(**players, active=NAMES[seat], start=NAMES[seat], **given)
    return s.next(dive=cards).play("use scout")


@rule("SEA-SP-B6", "SEA-DIVE-11")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("card", "used", "back"), [("card 1", "reef-11", "reef-9"), ("card 2", "reef-9", "reef-11")])
def test_the_scout_dives_with_one_of_two_cards(card: str, used: str, back: str, seat: int) -> None:
    s = scout("reef-11 reef-9", seat)
    assert (s.phase, s.legal(), s.view["dive"]["reef"]) == ("looking", ["card 1", "card 2"], 12)
    s.play(card)
    assert (s.view["dive"]["face_up"], s.legal(), s.view["dive"]["reef"]) == (used, ["half a", "half b"], 11)
    s.play("half a")
    assert s.storage(1 - seat) == ("1 artifact 1 metal" if used == "reef-11" else "2 artifact")
    assert (s.actor, s.legal()) == (seat, TAKES)
    s.play("take metal")
    assert s.storage(seat) == ("1 fish 1 seaweed 1 metal" if used == "reef-11" else "2 fish 1 metal")
    s.play("dive")
    assert s.view["dive"]["face_up"] == back


@rule("SEA-SPECIALIST-13", "SEA-SP-B6")
@pytest.mark.parametrize("seat", [0, 1])
def test_only_the_user_knows_what_the_scout_saw(seat: int) -> None:
    s = scout("reef-11 reef-9", seat)
    seen = [s.state.view(viewer)["dive"]["looking_at"] for viewer in (seat, 1 - seat, None)]
    assert seen == [["reef-11", "reef-9"], [None, None], [None, None]]
    assert [event["dive"] for event in s.happened("look", seat)] == ["reef-11", "reef-9"]
    assert all(event.get("dive") is None for event in s.happened("look", 1 - seat))
    s.play("card 2", "half a", "take metal")
    assert [s.state.view(viewer)["dive"]["known"] for viewer in (seat, 1 - seat, None)] == ["reef-11", None, None]
    assert s.view["dive"]["next"] == "reef"
    s.play("dive")
    assert (s.view["dive"]["face_up"], s.state.view(seat)["dive"]["known"]) == ("reef-11", None)


@rule("SEA-SPECIALIST-13", "SEA-SP-B6")
def test_a_card_put_back_is_among_the_two_that_are_seen_next() -> None:
    places = dict.fromkeys(("2-1", "2-2", "3-1"), "academy")
    held = {"storage": "2 fish", "buildings": places, "spent": "agent diver"}
    others: dict[str, Any] = {"orange": {"storage": "5 artifact"}, "specialists": "fisher architect captain"}
    s = scout("reef-11 reef-9", held=held, **others).play("card 1", "half a", "take fish")
    s.play("build port 3-2", "slot 1", "no", "build academy 1-2", "slot 1", "use scout")
    while s.g.current == 0:
        s.play("no")
    s.play("build port 3-3", "slot 1", "no")
    s.next(dive="reef-10").play("use scout")
    assert s.state.view(0)["dive"]["looking_at"] == ["reef-9", "reef-10"]
    s.play("card 1")
    assert [s.state.view(seat)["dive"]["known"] for seat in (0, 1)] == ["reef-10", None]


@rule("SEA-SPECIALIST-13", "SEA-AMB-33", "SEA-EX-24", "SEA-END-03")
@pytest.mark.parametrize(("card", "ending", "above"), [("card 1", "deep-card", "deep"), ("card 2", None, "reef")])
def test_the_scout_at_the_edge_of_the_deep_cards(card: str, ending: str | None, above: str) -> None:
    s = scout("deep-1", deck="reef-11 deep-1 deep-2 deep-3 deep-4")
    assert (s.view["ending"], s.state.view(0)["dive"]["looking_at"]) == (None, ["reef-11", "deep-1"])
    s.play(card)
    assert (s.view["ending"], s.view["dive"]["next"]) == (ending, above)
    s.end_turn()
    assert s.view["ending"] == ending
    if ending is None:
        s.play("dive")
        assert (s.view["dive"]["face_up"], s.view["ending"]) == ("reef-11", "deep-card")
    else:
        assert s.view["last_round"] == 4


@rule("SEA-SPECIALIST-13", "SEA-AMB-33")
def test_a_reef_card_put_back_on_a_reef_card_triggers_nothing() -> None:
    s = scout("reef-11 reef-9", deck="reef-9 reef-11 deep-1").play("card 2")
    assert (s.view["ending"], s.view["dive"]["reef"]) == (None, 1)


@rule("SEA-SP-B6")
def test_the_scout_chooses_between_the_last_two_cards() -> None:
    s = scout("", deck="reef-9 deep-3")
    assert (s.legal(), s.state.view(0)["dive"]["looking_at"]) == (["card 1", "card 2"], ["reef-9", "deep-3"])
    s.play("card 2")
    assert (s.view["dive"]["face_up"], s.view["dive"]["reef"], s.view["dive"]["deep"]) == ("deep-3", 1, 0)


@rule("SEA-SP-B6")
def test_the_scout_with_a_single_card_left() -> None:
    orange = {"ready": "scout"}
    s = Scenario(orange=orange, deck="reef-9 deep-3").dive("reef-9", "a").play("use scout")
    assert (s.view["dive"]["face_up"], s.legal(), s.view["dive"]["deep"]) == ("deep-3", ["half a", "half b"], 0)
    assert (s.actor, s.view["dive"]["next"]) == (1, None)
    s.play("half a", "take fish", "take fish", "take seaweed", "take metal")
    assert (s.actor, s.legal(), s.storage(1)) == (1, TAKES, "2 fish 2 artifact")


@rule("SEA-SP-B6", "SEA-SP-A3", "SEA-DIVE-11")
def test_the_resource_of_the_scout_comes_after_both_took_and_before_the_diver() -> None:
    s = scout("reef-1 reef-9", held={"ready": "scout diver"}).play("card 1", "half b")
    assert (s.actor, s.storage(0), s.storage(1)) == (1, "1 fish 1 seaweed", "")
    s.play("take metal")
    assert (s.actor, s.storage(1), s.legal()) == (0, "1 metal", TAKES)
    s.play("take artifact")
    assert s.legal() == ["use diver", "no"]


@rule("SEA-SP-B6", "SEA-RS-16")
def test_the_resource_of_the_scout_cannot_be_forgone() -> None:
    s = scout("reef-11 reef-9", resolution="clean-up-duty").play("card 1", "half a", "no")
    assert s.legal() == TAKES


@rule("SEA-SP-B6", "SEA-SOLO-28")
def test_the_scout_against_the_boss() -> None:
    s = solo(blue={"ready": "scout"}).next(dive="reef-11 reef-9").play("use scout", "card 1", "half a")
    assert (s.storage(), s.phase) == ("1 fish 1 seaweed", "boss-placing")
    s.play("location 3-1", "location 4-1")
    assert (s.boss(), s.legal()) == ({"3-1", "4-1"}, TAKES)
    s.play("take metal")
    assert (s.state.view(0)["dive"]["known"], s.storage()) == ("reef-9", "1 fish 1 seaweed 1 metal")


@rule("SEA-SP-B6", "SEA-SPECIALIST-08")
def test_who_scouts_has_to_choose_and_to_dive() -> None:
    s = scout("reef-11 reef-9", held={"storage": "3 fish"})
    for text in ("no", "end", "dive", "build port 1-1"):
        assert text not in s.legal()
        refused(s, text, "SEA-SP-B6", "SEA-TURN-02", "SEA-TURN-06", "SEA-SPECIALIST-08")


@rule("SEA-SP-B6")
def test_the_scout_works_for_one_dive() -> None:
    s = scout("reef-11 reef-9").play("card 1", "half a", "take metal").end_turn()
    s.dive("reef-10", "a")
    assert (s.storage(), s.g.current) == ("1 fish 3 seaweed 2 artifact 1 metal", 1)

"""The turn: whose it is, its one action and the windows around it; what is open, paid and overridden."""

from __future__ import annotations

from typing import Any

import pytest

from fathom.games.seastead.actions import SPECIALIST
from tests.played import refused
from tests.seastead.scenario import Scenario, solo
from tests.seastead.turns import SEATS, STARTS, WAITING, seat_of, turn_of

rule = pytest.mark.rule


def without_dive_cards(held: dict[str, Any]) -> Scenario:
    """Blue dives with the last card, and nothing is left of Orange's half; Orange, who has this, is next."""
    s = Scenario(blue={"storage": "10 artifact"}, orange=held, deck="reef-9").play("dive", "half a")
    assert (s.storage(), s.view["dive"]["next"]) == ("2 fish 10 artifact", None)
    return s


# General


@rule("SEA-GEN-02")
def test_everything_on_the_table_is_open() -> None:
    held: dict[str, Any] = {"storage": "3 fish", "ready": "trader", "spent": "agent", "cleanup": 2}
    held["buildings"] = {"1-1": "port"}
    s = Scenario(blue=held, orange={"storage": "2 metal", "ready": "scout", "cleanup": 1}, sides="B")
    open_to_all = [{**s.state.view(seat), "seat": None} for seat in (0, 1, None)]
    assert open_to_all[0] == open_to_all[1] == open_to_all[2]
    for seat, player in enumerate(open_to_all[0]["players"]):
        assert player["storage"] == dict(zip(s.supply(), s.player(seat).storage, strict=True))
    assert (open_to_all[1]["players"][0]["ready"], open_to_all[1]["players"][0]["spent"]) == (["trader"], ["agent"])
    assert (open_to_all[1]["players"][0]["cleanup"], open_to_all[0]["players"][1]["ready"]) == (2, ["scout"])
    assert open_to_all[1]["players"][0]["docks"] == ["1-1"]


@rule("SEA-GEN-02")
def test_of_decks_only_the_size_can_be_seen() -> None:
    view = Scenario(sides="B").state.view(0)
    assert (view["dock_stack"], view["specialist_deck"], view["resolution_deck"]) == (9, 13, 15)
    assert (view["dive"]["reef"], view["dive"]["deep"], view["dive"]["known"]) == (12, 4, None)


@rule("SEA-GEN-02")
@SEATS
def test_what_is_looked_at_in_a_deck_is_open_to_that_player_only(active: str) -> None:
    me = seat_of(active)
    s = turn_of(active, {"ready": "scout"}).next(dive="reef-5 reef-6").play("use scout")
    assert s.state.view(me)["dive"]["looking_at"] == ["reef-5", "reef-6"]
    for seat in (1 - me, None):
        assert s.state.view(seat)["dive"]["looking_at"] == [None, None]
    assert "reef-5" not in str(s.told(1 - me))
    s.play("card 2")
    assert [s.state.view(seat)["dive"]["known"] for seat in (me, 1 - me, None)] == ["reef-5", None, None]


@rule("SEA-GEN-03")
@SEATS
def test_a_storage_has_no_limit(active: str) -> None:
    held = {"storage": "8 fish 10 seaweed 9 artifact 9 metal"}
    s = turn_of(active, held).dive("reef-9", "a")
    assert s.storage(seat_of(active)) == "10 fish 10 seaweed 9 artifact 9 metal"
    assert (s.phase, s.g.current) == ("menu", 1 - seat_of(active))  # and nothing was asked for


@rule("SEA-GEN-04")
@SEATS
def test_what_is_paid_for_a_building_goes_to_the_supply(active: str) -> None:
    s = turn_of(active, {"storage": "5 fish 1 metal"}, WAITING)
    s.play("build academy 1-3", "slot 1", "no")
    assert s.storage(seat_of(active)) == "2 fish 1 metal"
    assert (s.supply()["fish"], s.supply()["metal"]) == (8, 8)


@rule("SEA-GEN-04")
def test_what_is_paid_for_an_effect_or_returned_goes_to_the_supply() -> None:
    s = Scenario(blue={"storage": "2 seaweed 2 metal"}).play("build port 2-2", "slot 1", "give metal")
    assert (s.supply()["metal"], s.supply()["seaweed"], s.cleanup()) == (9, 10, (1, 0))
    s = Scenario(blue={"storage": "7 artifact"}, orange=WAITING, resolution="storage-tax").dive("reef-5", "a")
    s.play("give artifact", "give fish", "give artifact")
    assert (s.storage(), s.supply()["artifact"], s.supply()["fish"]) == ("1 fish 5 artifact", 4, 9)


@rule("SEA-GEN-05")
def test_a_specialist_overrides_the_rule_of_one_turn_in_a_round() -> None:
    s = Scenario(blue={"ready": "founder", "storage": "1 metal"}, orange=WAITING).dive("reef-5", "a")
    assert s.legal() == ["use founder", "end"]
    s.play("use founder")
    assert (s.g.round, s.g.current, s.phase) == (3, 0, "menu")
    s.dive("reef-6", "a")
    assert (s.g.round, s.g.current) == (3, 1)


@rule("SEA-GEN-05")
def test_a_specialist_overrides_the_halves_of_the_card_and_whose_turn_it_is() -> None:
    s = Scenario(blue={"ready": "fisher"}, orange={"ready": "agent"}).dive("reef-5", "a")
    assert (s.actor, s.legal()) == (1, ["use agent", "no"])
    s.play("use agent", "use fisher")
    assert (s.storage(), s.legal()) == ("1 seaweed 1 artifact", [f"take {kind}" for kind in s.supply()])


@rule("SEA-GEN-05")
def test_a_resolution_overrides_the_rules_of_ships() -> None:
    for resolution, cost in (("rich-grounds", 1), ("tug-service", 0)):
        s = Scenario(orange={"ships": "1-2"}, resolution=resolution)
        assert s.cost("academy", "1-2") == cost
    for resolution, places in (("rich-grounds", 7), ("free-passage", 23)):
        s = Scenario(blue={"storage": "2 fish"}, resolution=resolution).play("build shipyard 1-2")
        assert len(s.offered("location")) == places


# Whose turn it is


@rule("SEA-TURN-01", "SEA-TURN-07")
@STARTS
def test_the_start_player_and_then_the_other_take_a_turn_in_each_round(start: str) -> None:
    s = Scenario(blue=WAITING, orange=WAITING, active=start, start=start, round=1)
    first, turns = seat_of(start), []
    for _ in range(6):
        turns.append((s.g.round, s.g.current))
        assert s.actor == s.g.current
        s.end_turn()
    assert turns == [(number, seat) for number in (1, 2, 3) for seat in (first, 1 - first)]


@rule("SEA-TURN-07")
@STARTS
def test_rounds_go_on_until_the_end_is_played_out(start: str) -> None:
    s = Scenario(blue=WAITING, orange=WAITING, active=start, start=start, round=1, deck="reef-5 reef-6 deep-3 deep-4")
    turns = 0
    while not s.state.over:
        s.end_turn()
        turns += 1
    assert turns == 4  # the second reef card is the other player's, and a round follows
    assert s.legal() == []
    refused(s, "dive", "SEA-END-06")


@rule("SEA-TURN-01")
def test_against_the_boss_every_turn_is_the_players() -> None:
    s = solo(blue=WAITING, round=1)
    for number in (1, 2, 3):
        assert (s.g.round, s.g.current, s.actor) == (number, 0, 0)
        s.end_turn()


# The action


@rule("SEA-TURN-02")
@SEATS
def test_one_dive_and_no_more(active: str) -> None:
    s = turn_of(active, {"ready": "trader", "storage": "3 fish"}).dive("reef-6", "b")
    assert (s.g.current, s.phase, s.legal()) == (seat_of(active), "window", ["use trader", "end"])
    for another in ("dive", "build port 1-1"):
        refused(s, another, "SEA-TURN-02")


@rule("SEA-TURN-02")
@SEATS
def test_one_building_and_no_more(active: str) -> None:
    held = {"ready": "trader", "storage": "5 fish"}
    s = turn_of(active, held, specialists="diver scout agent")
    s.play("build port 1-2", "slot 1", "no", "no")
    assert (s.g.current, s.phase, s.legal()) == (seat_of(active), "window", ["use trader", "end"])
    for another in ("dive", "build port 1-1"):
        refused(s, another, "SEA-TURN-02")
    s.play("end")
    assert s.g.current == 1 - seat_of(active)


@rule("SEA-TURN-02")
@SEATS
def test_the_action_cannot_be_left_out(active: str) -> None:
    s = turn_of(active, {"ready": "environmentalist", "storage": "3 fish"})
    refused(s, "end", "SEA-TURN-02")
    refused(s, "no", "SEA-TURN-02")
    s.play("use environmentalist")
    refused(s, "end", "SEA-TURN-02")


@rule("SEA-TURN-03")
@SEATS
def test_who_cannot_build_must_dive(active: str) -> None:
    for storage in ("", "1 fish 1 seaweed 1 artifact 1 metal"):
        s = turn_of(active, {"storage": storage})
        assert ("dive" in s.legal(), bool(s.offered("build"))) == (True, bool(storage))
        refused(s, "end", "SEA-TURN-02", "SEA-TURN-03")
        refused(s, "build academy 1-1", "SEA-BUILD-04")
    assert Scenario(active=active).legal() == ["dive"]


@rule("SEA-TURN-03")
def test_nobody_has_to_use_a_specialist_to_make_a_building_possible() -> None:
    s = Scenario(blue={"ready": "quartermaster"}, orange=WAITING)
    assert s.legal() == ["dive", "use quartermaster"]
    assert s.dive("reef-5", "a").play("end").ready() == {"quartermaster"}
    s = Scenario(blue={"ready": "master-builder"}, orange=WAITING)
    assert s.legal() == ["dive", "use master-builder"]


@rule("SEA-TURN-03", "SEA-TURN-06")
def test_what_can_be_built_is_judged_after_the_window_before_the_action() -> None:
    s = Scenario(blue={"ready": "quartermaster"}).play("use quartermaster", "take fish", "take fish")
    assert "build academy 1-1" in s.legal()
    assert "dive" in s.legal()
    s = Scenario(blue={"ready": "trader", "storage": "1 metal"}, orange=WAITING)
    assert s.offered("build") == ["port 4-2"]
    s.play("use trader", "take fish", "no")
    assert (s.offered("build"), s.offered("dive")) == (["port 1-1"], [""])


@rule("SEA-TURN-04")
@SEATS
def test_who_could_build_may_dive(active: str) -> None:
    s = turn_of(active, {"storage": "9 fish 9 seaweed 9 artifact 9 metal"})
    assert len(s.offered("build")) == 3 * 24
    assert s.legal()[0] == "dive"
    assert s.dive("reef-11", "a").g.face_up != 0


@rule("SEA-TURN-05", "SEA-AMB-15")
def test_without_dive_cards_nobody_dives() -> None:
    s = without_dive_cards({"storage": "2 metal"})
    assert (s.g.current, {text.split()[0] for text in s.legal()}) == (1, {"build"})
    refused(s, "dive", "SEA-TURN-05")
    refused(s, "end", "SEA-TURN-02", "SEA-TURN-05")


@rule("SEA-TURN-05", "SEA-AMB-15")
def test_who_can_neither_dive_nor_build_passes() -> None:
    s = without_dive_cards({"ready": "environmentalist"})
    assert (s.g.current, s.legal()) == (1, ["use environmentalist", "end"])
    s.play("end")
    assert [event["seat"] for event in s.happened("pass")] == [1]
    assert (s.g.current, s.phase, s.legal()) == (1, "window", ["use environmentalist", "end"])
    s.play("end")
    assert (s.g.round, s.g.current, s.storage(1), s.ready(1)) == (4, 0, "", {"environmentalist"})


@rule("SEA-TURN-05", "SEA-AMB-15")
def test_a_pass_is_asked_even_without_alternative() -> None:
    s = without_dive_cards({})
    assert (s.actor, s.legal()) == (1, ["end"])
    s.play("end")
    assert [event["seat"] for event in s.happened("pass")] == [1]
    assert (s.g.round, s.g.current, s.actor) == (4, 0, 0)


# The windows


@rule("SEA-TURN-06", "SEA-AMB-16")
@SEATS
def test_window_action_window_end(active: str) -> None:
    me = seat_of(active)
    held = {"ready": "environmentalist quartermaster", "storage": "1 metal"}
    s = turn_of(active, held, WAITING, start=active)
    assert (s.phase, s.offered("use")) == ("menu", ["environmentalist", "quartermaster"])
    s.play("use environmentalist")
    assert (s.phase, s.offered("use"), s.cleanup(me)) == ("menu", ["quartermaster"], (2, 0))
    s.dive("reef-5")
    assert s.phase == "orienting"
    refused(s, "end", "SEA-TURN-06")
    refused(s, "use quartermaster", "SEA-SPECIALIST-02")
    s.play("half a")
    assert (s.g.current, s.phase, s.view["asked"], s.legal()) == (
        me, "window", {"window": "post"}, ["use quartermaster", "end"],
    )  # fmt: skip
    refused(s, "no", "SEA-TURN-06")
    s.play("use quartermaster", "take fish", "take fish")
    assert s.g.current == 1 - me


@rule("SEA-TURN-06")
def test_the_end_of_the_turn_comes_after_the_last_window() -> None:
    held = {"storage": "4 metal", "ready": "quartermaster"}
    s = Scenario(blue=held, orange=WAITING, resolution="storage-tax").dive("reef-5", "a")
    assert (s.phase, s.legal()) == ("window", ["use quartermaster", "end"])
    s.play("use quartermaster", "take fish", "take fish")
    assert (s.phase, s.legal()) == ("returning", ["give fish", "give metal"])
    s.play("give fish", "give fish")
    assert (s.storage(), s.g.current) == ("2 fish 4 metal", 1)


WINDOWS = {
    "fisher": "oriented",
    "architect": "after-build",
    "diver": "taken",
    "trader": "before location after-dive after-build",
    "environmentalist": "before location after-dive after-build",
    "captain": "before location after-dive after-build",
    "master-builder": "before",
    "quartermaster": "before location after-dive after-build",
    "founder": "after-dive after-build",
    "investor": "opponent-paid",
    "agent": "opponent-oriented",
    "salvager": "before after-dive after-build",
    "cartographer": "before after-dive after-build",
    "scout": "before",
    "engineer": "location",
    "diplomat": "before location after-dive after-build",
}


def windows_of(card: str, active: str) -> set[str]:
    """In which windows Blue can use a card in a turn of this player, whether they dive or build."""
    board = {"1-1": "academy", "1-2": "shipyard", "2-4": "academy", "2-5": "shipyard"}
    held = {"storage": "1 fish 5 metal", "ready": card, "buildings": board, "ships": "4-1"}
    found = set()
    for action in ("dive", "build port 3-3"):
        s = Scenario(blue=held, orange={"storage": "4 metal"}, active=active, demand="seaweed fish metal artifact")
        if f"use {card}" in s.legal():
            found.add("before")
        s.next(dive="reef-11").play(action)
        turn = (s.g.round, s.g.current)
        while (s.g.round, s.g.current) == turn:
            if f"use {card}" in s.legal():
                window = s.view["asked"]["window"]
                found.add(f"after-{action.split()[0]}" if window == "post" else window)
            plain = [text for text in s.legal() if text.split()[0] != "use"]
            s.play("no" if "no" in plain else plain[0])
    return found


@rule("SEA-AMB-16", "SEA-TURN-06")
@pytest.mark.parametrize("card", SPECIALIST.words)
def test_each_specialist_has_its_windows(card: str) -> None:
    reacts = WINDOWS[card].startswith("opponent")
    assert windows_of(card, "orange" if reacts else "blue") == set(WINDOWS[card].split())
    assert windows_of(card, "blue" if reacts else "orange") == set()


@rule("SEA-AMB-16")
@pytest.mark.parametrize("card", ["trader", "environmentalist", "captain", "quartermaster", "engineer", "diplomat"])
def test_a_specialist_just_hired_can_be_used_before_the_effect_of_the_location(card: str) -> None:
    held = {"storage": "9 seaweed", "buildings": {"1-1": "port", "1-2": "port"}, "ships": "4-1"}
    others = [name for name in ("fisher", "architect", "scout") if name != card][:2]
    s = Scenario(blue=held, specialists=f"{card} {' '.join(others)}").play("build academy 2-1", "slot 1")
    assert (s.phase, s.view["asked"], s.legal()) == ("window", {"window": "location"}, [f"use {card}", "no"])
    s.play("no")
    assert s.phase == "cleaning"


@rule("SEA-AMB-16")
@pytest.mark.parametrize("card", ["architect", "salvager", "cartographer"])
def test_buildings_and_demand_do_not_change_under_a_build(card: str) -> None:
    held = {"storage": "9 seaweed", "buildings": {"2-2": "shipyard"}}
    s = Scenario(blue=held, specialists=f"{card} fisher scout").play("build academy 2-1", "slot 1")
    assert s.phase == "cleaning"
    refused(s, f"use {card}", "SEA-SPECIALIST-02")
    s.play("yes")
    assert (s.view["asked"], s.legal()) == ({"window": "post"}, [f"use {card}", "end"])

"""Specialists: when they can be used, what using them means, and when they cannot do anything."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import fathom
from fathom.games.seastead.actions import SPECIALIST
from tests.played import refused
from tests.seastead.scenario import Scenario, solo

rule = pytest.mark.rule

A_CARDS = ["fisher", "architect", "diver", "trader", "environmentalist", "captain", "master-builder", "quartermaster"]
B_CARDS = ["founder", "investor", "agent", "salvager", "cartographer", "scout", "engineer", "diplomat"]
ALL_CARDS = [*(f"SEA-SP-A{n}" for n in range(1, 9)), *(f"SEA-SP-B{n}" for n in range(1, 9))]

# Where each card is offered: when its owner dives, when its owner builds, when the opponent dives and builds.
NOT: set[str] = set()
ANY_TIME = ({"pre", "post"}, {"pre", "location", "post"}, NOT, NOT)
WITHOUT_LOCATION = ({"pre", "post"}, {"pre", "post"}, NOT, NOT)
WINDOWS = {
    "fisher": ({"oriented"}, NOT, NOT, NOT),
    "architect": (NOT, {"post"}, NOT, NOT),
    "diver": ({"taken"}, NOT, NOT, NOT),
    "trader": ANY_TIME,
    "environmentalist": ANY_TIME,
    "captain": ANY_TIME,
    "master-builder": ({"pre"}, {"pre"}, NOT, NOT),
    "quartermaster": ANY_TIME,
    "founder": ({"post"}, {"post"}, NOT, NOT),
    "investor": (NOT, NOT, NOT, {"opponent-paid"}),
    "agent": (NOT, NOT, {"opponent-oriented"}, NOT),
    "salvager": WITHOUT_LOCATION,
    "cartographer": WITHOUT_LOCATION,
    "scout": ({"pre"}, {"pre"}, NOT, NOT),
    "engineer": (NOT, {"location"}, NOT, NOT),
    "diplomat": ANY_TIME,
}
RICH = {"storage": "5 fish", "buildings": {"2-2": "academy", "2-3": "shipyard"}, "ships": "3-1"}
SEATS = pytest.mark.parametrize("seat", ["blue", "orange"])


def windows(s: Scenario, card: str, action: str) -> set[str]:
    """The windows of this turn in which a card is offered; nobody uses anything."""
    found, turn = set(), (s.g.round, s.g.current)
    while (s.g.round, s.g.current) == turn:
        legal = s.legal()
        if f"use {card}" in legal:
            found.add(s.view["asked"]["window"] if s.phase == "window" else "pre")
        wishes = [wish for wish in (action, "half a", "no", "end") if wish in legal]
        s.play(wishes[0] if wishes else legal[0])
    return found


# Windows


@rule("SEA-SPECIALIST-01", "SEA-SPECIALIST-02", "SEA-SPECIALIST-05", "SEA-SPECIALIST-09", *ALL_CARDS)
@SEATS
@pytest.mark.parametrize("card", SPECIALIST.words)
def test_the_windows_of_each_card(card: str, seat: str) -> None:
    other = "orange" if seat == "blue" else "blue"
    turns = [(seat, "dive"), (seat, "build shipyard 1-2"), (other, "dive"), (other, "build shipyard 1-2")]
    for (active, action), expected in zip(turns, WINDOWS[card], strict=True):
        players: dict[str, Any] = {seat: {**RICH, "ready": card}, other: {"storage": "5 fish"}}
        s = Scenario(**players, active=active, start=active).next(dive="reef-11")
        assert windows(s, card, action) == expected


@rule("SEA-SPECIALIST-01", "SEA-SCORE-08", *ALL_CARDS)
@pytest.mark.parametrize("card", SPECIALIST.words)
def test_symbols_and_points_of_the_cards(card: str) -> None:
    held = Scenario(blue={"ready": card}).view["cards"][card]
    diving, building = {"fisher", "diver", "agent", "scout"}, {"architect", "master-builder", "investor", "engineer"}
    assert held["use"] == ("dive" if card in diving else "build" if card in building else "both")
    assert held["points"] == 1


@rule(*ALL_CARDS)
def test_eight_cards_of_each_mark() -> None:
    for seed in range(5):
        game = fathom.load("seastead", specialists="A").new(seed=seed)
        shown = [card for card in game.view(None)["specialists"] if card]
        held = game.raw.specialist_deck | sum(1 << SPECIALIST.words.index(card) for card in shown)
        assert [name for card, name in enumerate(SPECIALIST.words) if held >> card & 1] == A_CARDS
    assert [*A_CARDS, *B_CARDS] == list(SPECIALIST.words)


@rule(*ALL_CARDS, "SEA-SOLO-02")
def test_four_cards_are_not_used_against_the_boss() -> None:
    g = solo(specialists="").g
    gone = [name for card, name in enumerate(SPECIALIST.words) if not g.specialist_deck >> card & 1]
    assert gone == ["fisher", "founder", "investor", "agent"]
    for seed in range(5):
        raw = fathom.load("seastead", players=1).new(seed=seed).raw
        held = raw.specialist_deck | sum(1 << card for card in raw.specialists)
        assert held == sum(1 << card for card, name in enumerate(SPECIALIST.words) if name not in gone)


@rule("SEA-SPECIALIST-01")
def test_a_card_for_building_is_of_no_use_after_a_dive() -> None:
    s = Scenario(blue={**RICH, "ready": "architect environmentalist"}).dive("reef-11", "a")
    assert s.legal() == ["use environmentalist", "end"]
    refused(s, "use architect", "SEA-SPECIALIST-01")


@rule("SEA-SPECIALIST-01", "SEA-TURN-05")
def test_cards_for_an_action_are_of_no_use_after_passing() -> None:
    blue = {"buildings": {"2-2": "academy", "2-3": "shipyard"}, "ready": "architect environmentalist"}
    s = Scenario(start="orange", active="orange", blue=blue, orange={"storage": "10 fish"}, deck="reef-9")
    s.dive("reef-9", "b")
    assert s.legal() == ["use environmentalist", "end"]
    s.play("end")
    assert (s.g.current, s.phase, s.legal()) == (0, "window", ["use environmentalist", "end"])
    refused(s, "use architect", "SEA-SPECIALIST-01")


@rule("SEA-SPECIALIST-02", "SEA-SPECIALIST-09")
@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("order", list(permutations(["quartermaster", "environmentalist", "trader"])))
def test_any_number_in_any_order(order: tuple[str, ...], after: bool) -> None:
    answers = {
        "quartermaster": ["take metal", "take metal"],
        "environmentalist": [],
        "trader": ["give fish", "take seaweed", "no"],
    }
    s = Scenario(blue={"storage": "1 fish 1 artifact", "ready": " ".join(order)})
    if after:
        s.dive("reef-9", "b")
    for i, card in enumerate(order):
        assert sorted(s.offered("use")) == sorted(order[i:])
        s.play(f"use {card}", *answers[card])
    held = "1 seaweed 3 artifact 2 metal" if after else "1 seaweed 1 artifact 2 metal"
    assert (s.storage(), s.cleanup(), s.spent()) == (held, (2, 0), set(order))
    assert s.g.current == int(after)


@rule("SEA-SPECIALIST-02", "SEA-ACADEMY-02", "SEA-AMB-16")
@pytest.mark.parametrize(
    ("card", "window"),
    [(card, "location") for card in ("quartermaster", "environmentalist", "engineer", "diplomat", "trader", "captain")]
    + [(card, "post") for card in ("salvager", "cartographer", "founder", "architect")],
)
def test_a_card_just_got_is_used_in_its_next_window(card: str, window: str) -> None:
    blue = {"storage": "3 fish", "buildings": {"2-2": "academy", "2-3": "shipyard"}, "ships": "3-1", "spent": "agent"}
    s = Scenario(blue=blue, specialists=f"{card} scout diver").play("build academy 1-2", "slot 1")
    while s.phase != "window":
        s.play("no")
    assert (s.view["asked"]["window"], s.offered("use")) == (window, [card])


@rule("SEA-SPECIALIST-02")
@pytest.mark.parametrize("card", ["master-builder", "scout", "fisher", "diver"])
def test_a_card_just_got_whose_window_is_over_waits(card: str) -> None:
    s = Scenario(blue={"storage": "2 fish"}, specialists=f"{card} agent founder").play("build academy 1-2", "slot 1")
    assert (s.g.current, s.ready()) == (1, {card})


@rule("SEA-SPECIALIST-02", "SEA-ACADEMY-05")
def test_a_card_made_ready_again_is_used_a_second_time_in_the_turn() -> None:
    blue = {"storage": "2 fish", "buildings": dict.fromkeys(("2-1", "2-2", "3-1"), "academy")}
    blue |= {"ready": "quartermaster", "spent": "agent scout"}
    s = Scenario(blue=blue).play("use quartermaster", "take metal", "take metal", "build academy 1-2", "slot 1")
    assert s.offered("use") == ["quartermaster", "agent", "scout"]
    s.play("use quartermaster")
    assert (s.view["asked"], s.offered("use")) == ({"window": "location"}, ["quartermaster"])
    s.play("use quartermaster", "take fish", "take artifact")
    assert s.storage() == "1 fish 1 artifact 2 metal"


# Using a card


@rule("SEA-SPECIALIST-03", "SEA-SPECIALIST-04", "SEA-SCORE-08")
@SEATS
def test_a_used_card_is_face_down_worth_nothing_and_not_used_again(seat: str) -> None:
    players: dict[str, Any] = {seat: {"ready": "environmentalist agent"}}
    s, me = Scenario(**players, active=seat), int(seat == "orange")
    assert s.points(me)["specialists"] == 2
    s.play("use environmentalist")
    assert (s.ready(me), s.spent(me), s.points(me)["specialists"]) == ({"agent"}, {"environmentalist"}, 1)
    refused(s, "use environmentalist", "SEA-SPECIALIST-04")
    s.end_turn().end_turn()
    refused(s, "use environmentalist", "SEA-SPECIALIST-04")


@rule("SEA-ACADEMY-01", "SEA-SPECIALIST-02")
def test_cards_on_display_and_of_the_opponent_are_not_used() -> None:
    s = Scenario(blue={"ready": "agent"}, orange={"ready": "environmentalist"})
    for card in ("environmentalist", "captain", "quartermaster", "engineer"):
        refused(s, f"use {card}", "SEA-ACADEMY-01")


@rule("SEA-SPECIALIST-05")
def test_in_the_turn_of_the_opponent_only_reactions() -> None:
    s = Scenario(active="orange", blue={**RICH, "ready": "agent quartermaster environmentalist founder"})
    s.dive("reef-11", "a")
    assert (s.actor, s.legal()) == (0, ["use agent", "no"])
    for card in ("quartermaster", "environmentalist", "founder"):
        refused(s, f"use {card}", "SEA-SPECIALIST-05")
    s.play("no")
    assert (s.g.current, s.ready()) == (0, {"agent", "quartermaster", "environmentalist", "founder"})


@rule("SEA-SPECIALIST-05", "SEA-SP-B2", "SEA-SP-B3")
def test_reactions_are_not_for_the_own_turn() -> None:
    s = Scenario(blue={"storage": "2 fish", "ready": "agent investor environmentalist"})
    for card in ("agent", "investor"):
        refused(s, f"use {card}", "SEA-SPECIALIST-05")
    s.dive("reef-11", "a")
    assert s.legal() == ["use environmentalist", "end"]
    for card in ("agent", "investor"):
        refused(s, f"use {card}", "SEA-SPECIALIST-05")


@rule("SEA-SPECIALIST-06")
@pytest.mark.parametrize("card", SPECIALIST.words)
def test_nobody_has_to_use_a_card(card: str) -> None:
    for active, action in (
        ("blue", "dive"),
        ("blue", "build port 1-2"),
        ("orange", "dive"),
        ("orange", "build port 1-2"),
    ):
        s = Scenario(blue={**RICH, "ready": card}, orange={"storage": "5 fish"}, active=active, start=active)
        windows(s.next(dive="reef-11"), card, action)
        assert (s.ready(), s.spent()) == ({card}, set())


# Reactions


@rule("SEA-SPECIALIST-07", "SEA-SP-A1", "SEA-SP-B3", "SEA-DIVE-11")
def test_first_the_agent_then_the_fisher_then_resources_are_taken() -> None:
    s = Scenario(active="orange", blue={"ready": "agent"}, orange={"ready": "fisher"}).dive("reef-11", "a")
    assert (s.actor, s.legal()) == (0, ["use agent", "no"])
    s.play("use agent")
    assert (s.actor, s.legal(), s.storage(0), s.storage(1)) == (1, ["use fisher", "no"], "", "")
    s.play("use fisher")
    assert (s.actor, s.storage(1)) == (1, "1 artifact 1 metal")
    s.play("take metal")
    assert (s.actor, s.storage(1), s.storage(0)) == (0, "1 artifact 2 metal", "")


@rule("SEA-SPECIALIST-07", "SEA-SP-B2", "SEA-BUILD-13")
def test_the_investor_comes_before_everything_else_of_the_build() -> None:
    blue = {"ready": "investor", "ships": "1-2"}
    s = Scenario(active="orange", blue=blue, orange={"storage": "2 fish"}).play("build academy 1-2")
    assert (s.actor, s.legal(), s.storage(1)) == (0, ["use investor", "no"], "1 fish")
    s.play("use investor")
    assert (s.storage(), s.ships(), s.phase, s.actor) == ("1 fish", {"1-2"}, "taking", 0)


# Commitment


@rule("SEA-SPECIALIST-08", "SEA-SP-A7")
def test_after_the_master_builder_comes_the_build_and_nothing_else() -> None:
    ready = "master-builder environmentalist scout"
    s = Scenario(blue={"storage": "1 fish", "ready": ready}, resolution="exchange-market").play("use master-builder")
    assert s.legal()
    assert {text.split()[0] for text in s.legal()} == {"build"}
    for text in ("dive", "use environmentalist", "use scout", "give fish"):
        refused(s, text, "SEA-SPECIALIST-08")


@rule("SEA-SPECIALIST-08", "SEA-SP-B6")
def test_after_the_scout_comes_the_dive_and_nothing_else() -> None:
    ready = "master-builder environmentalist scout"
    s = Scenario(blue={"storage": "2 fish", "ready": ready}, resolution="exchange-market").play("use scout")
    assert s.legal() == ["card 1", "card 2"]
    refused(s, "build port 1-1", "SEA-TURN-02", "SEA-SPECIALIST-08")
    refused(s, "use environmentalist", "SEA-SPECIALIST-02", "SEA-SPECIALIST-08")
    s.play("card 1")
    assert s.view["action"] == "dive"


# Four at most


@rule("SEA-SPECIALIST-10")
def test_there_is_no_fifth_academy_for_a_fifth_card() -> None:
    places = dict.fromkeys(("2-1", "2-2", "3-1", "3-2"), "academy")
    s = Scenario(blue={"storage": "4 fish", "buildings": places, "ready": "agent scout fisher", "spent": "diver"})
    refused(s, "build academy 1-2", "SEA-BUILD-01")
    s.play("build shipyard 1-2", "location 1-1", "no")
    assert len(s.ready() | s.spent()) == 4

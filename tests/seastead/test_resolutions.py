"""Resolutions: when they are used, how a new one comes into force, and who knows what."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from fathom.games.seastead.actions import RESOLUTION
from tests.played import refused
from tests.seastead.arriving import ALL, ONE_EACH, arrive, duel, fund, over, seats
from tests.seastead.scenario import Scenario

rule = pytest.mark.rule

TOKENS = "1-5"  # draw resolutions, then two cleanup tokens
TRADE = "1-3"  # draw resolutions, then three resources for one


def drawing(place: str, draws: str, seat: int = 0, keep: str = "", **table: Any) -> Scenario:
    """Build where resolutions are drawn: these come."""
    return arrive(place, seat=seat, keep=keep, draws=draws, **{"sides": "B", **table})


# Whether there is one


@rule("SEA-RESOLUTION-01")
@pytest.mark.parametrize(("players", "sides"), [(2, "A"), (2, "AAAA"), (1, "A")])
def test_no_resolutions_without_b_sides(players: int, sides: str) -> None:
    for seed in range(5):
        view = fathom.load("seastead", players=players, sides=sides).new(seed=seed).view(None)
        assert (view["resolution"], view["resolution_deck"], view["under_deck"]) == (None, 0, [])


@rule("SEA-RESOLUTION-01", "SEA-RESOLUTION-03")
@pytest.mark.parametrize("sides", ["B", "mixed", "ABBA", "ABBB"])
def test_with_b_sides_one_is_in_force_from_the_start(sides: str) -> None:
    game = fathom.load("seastead", sides=sides)
    states = [game.new(seed=seed) for seed in range(40)]
    names = {state.view(None)["resolution"]["id"] for state in states}
    assert len(names) > 8
    for state in states:
        assert state.view(None)["resolution_deck"] == 15
        assert not state.raw.resolution_deck >> state.raw.in_force & 1


@rule("SEA-RESOLUTION-03")
@pytest.mark.parametrize("name", RESOLUTION.words)
def test_the_resolution_agreed_on_is_in_force_from_the_start(name: str) -> None:
    view = fathom.load("seastead", sides="B", resolution=name).new(seed=3).view(None)
    assert (view["resolution"]["id"], view["resolution_deck"]) == (name, 15)


# Effects 14 and 15


@rule("SEA-LOCATION-14", "SEA-RESOLUTION-04")
@seats
@pytest.mark.parametrize("place", ["1-5", "2-5", "3-6", "4-6"])
def test_a_new_resolution_then_two_cleanup_tokens(place: str, seat: int) -> None:
    s = drawing(place, "rich-grounds tug-service", seat=seat)
    assert (s.actor, s.legal()) == (seat, ["card 1", "card 2"])
    refused(s, "no", "SEA-RESOLUTION-04")
    refused(s, "yes", "SEA-LOCATION-00")
    s.play("card 1")
    assert (s.resolution(), s.actor, s.legal()) == ("rich-grounds", seat, ["yes", "no"])
    s.play("yes")
    assert (s.cleanup(seat), over(s, seat)) == ((2, 0), True)


@rule("SEA-LOCATION-14", "SEA-LOCATION-00")
def test_the_tokens_may_be_left_the_resolution_not() -> None:
    s = drawing(TOKENS, "rich-grounds tug-service").play("card 2", "no")
    assert (s.resolution(), s.cleanup(), over(s)) == ("tug-service", (0, 0), True)


@rule("SEA-LOCATION-15", "SEA-RESOLUTION-04")
@seats
@pytest.mark.parametrize("place", ["1-3", "2-3", "3-3", "4-4"])
def test_a_new_resolution_then_three_resources_for_one(place: str, seat: int) -> None:
    s = drawing(place, "rich-grounds tug-service", seat=seat, keep="2 fish 1 metal")
    assert (s.actor, s.legal()) == (seat, ["card 1", "card 2"])
    refused(s, "no", "SEA-RESOLUTION-04")
    s.play("card 2")
    assert (s.resolution(), s.actor, s.legal()) == ("tug-service", seat, ["give fish", "give metal", "no"])
    s.play("give fish")
    for kind in ("seaweed", "seaweed", "metal"):
        assert s.legal() == [f"take {kind}" for kind in ALL]
        refused(s, "no", "SEA-LOCATION-00", "SEA-LOCATION-15")
        s.play(f"take {kind}")
    assert (s.storage(seat), over(s, seat)) == ("1 fish 2 seaweed 2 metal", True)


@rule("SEA-LOCATION-15", "SEA-LOCATION-00")
@pytest.mark.parametrize("keep", ["", "2 fish"])
def test_resources_need_not_be_bought_after_a_resolution(keep: str) -> None:
    s = drawing(TRADE, "rich-grounds tug-service", keep=keep).play("card 1")
    if keep:
        s.play("no")
    assert (s.resolution(), s.storage(), over(s)) == ("rich-grounds", keep, True)


# The deck


@rule("SEA-RESOLUTION-04", "SEA-RESOLUTION-05", "SEA-RESOLUTION-06")
@pytest.mark.parametrize(
    ("card", "chosen", "other"), [(1, "free-trade", "tug-service"), (2, "tug-service", "free-trade")]
)
def test_one_of_two_comes_into_force_the_other_goes_under_the_deck(card: int, chosen: str, other: str) -> None:
    s = drawing(TOKENS, "free-trade tug-service", resolution="rich-grounds").play(f"card {card}")
    assert s.resolution() == chosen
    assert s.state.view(0)["under_deck"] == [other]
    assert s.view["resolution_deck"] == 14
    deck = {name for number, name in enumerate(RESOLUTION.words) if s.g.resolution_deck >> number & 1}
    assert deck == set(RESOLUTION.words) - {"free-trade", "tug-service", "rich-grounds"}


def draw_again(s: Scenario, place: str) -> Scenario:
    """Whoever's turn it is builds a port where resolutions are drawn."""
    fund(s, "port", place)
    return s.play(f"build port {place}", "slot 1")


@rule("SEA-RESOLUTION-04")
@pytest.mark.parametrize("draws", [("tug-service", "port-subsidy"), ("port-subsidy", "tug-service")])
def test_what_went_under_the_deck_comes_last(draws: tuple[str, str]) -> None:
    left = "solidarity-fund storage-tax tug-service port-subsidy"
    s = drawing(TOKENS, "solidarity-fund storage-tax", keep=ONE_EACH, resolution="rich-grounds", resolutions=left)
    s.play("card 1", "no")
    draw_again(s.next(resolutions=draws[0]), "2-5")
    assert [drawn["id"] for drawn in s.state.view(1)["drawn"]] == list(draws)


@rule("SEA-RESOLUTION-04", "SEA-RESOLUTION-08", "SEA-RESOLUTION-06")
def test_cards_under_the_deck_come_in_their_order_and_covered_ones_never() -> None:
    left = "solidarity-fund storage-tax tug-service port-subsidy"
    s = drawing(TOKENS, "solidarity-fund storage-tax", keep=ONE_EACH, resolution="rich-grounds", resolutions=left)
    s.play("card 1", "no")
    draw_again(s.next(resolutions="tug-service"), "2-5").play("card 1", "no")
    assert (s.state.view(0)["under_deck"], s.state.view(1)["under_deck"]) == (
        ["storage-tax", None],
        [None, "port-subsidy"],
    )
    draw_again(s, "3-6")
    assert [drawn["id"] for drawn in s.state.view(0)["drawn"]] == ["storage-tax", "port-subsidy"]
    s.play("card 2", "no")
    draw_again(s, "4-6")
    assert (s.resolution(), s.view["resolution_deck"], s.legal()) == ("storage-tax", 0, ["yes", "no"])


@rule("SEA-RESOLUTION-08")
@seats
def test_the_last_resolution_comes_into_force_without_a_choice(seat: int) -> None:
    s = drawing(TOKENS, "", seat=seat, resolution="rich-grounds", resolutions="tug-service")
    assert (s.resolution(), s.view["resolution_deck"], s.legal()) == ("tug-service", 0, ["yes", "no"])
    assert s.play("yes").cleanup(seat) == (2, 0)


@rule("SEA-RESOLUTION-08")
def test_without_a_resolution_left_the_old_one_stays() -> None:
    s = drawing(TRADE, "", keep="1 fish", resolution="rich-grounds", resolutions="")
    assert (s.resolution(), s.view["resolution_deck"], s.legal()) == ("rich-grounds", 0, ["give fish", "no"])
    assert s.play("no").resolution() == "rich-grounds"


# Who knows what


@rule("SEA-RESOLUTION-09")
@seats
def test_only_the_builder_sees_both_cards(seat: int) -> None:
    s = drawing(TOKENS, "free-trade tug-service", seat=seat)
    assert [drawn["id"] for drawn in s.state.view(seat)["drawn"]] == ["free-trade", "tug-service"]
    for watcher in (1 - seat, None):
        assert s.state.view(watcher)["drawn"] == [None, None]
    s.play("card 2")
    assert s.state.view(seat)["under_deck"] == ["free-trade"]
    for watcher in (1 - seat, None):
        assert s.state.view(watcher)["under_deck"] == [None]
        assert s.state.view(watcher)["resolution"]["id"] == "tug-service"
    assert [event.get("resolution") for event in s.happened("under", seat)] == ["free-trade"]
    assert [event.get("resolution") for event in s.happened("under", 1 - seat)] == [None]
    assert [event["resolution"] for event in s.happened("resolution", 1 - seat)] == ["tug-service"]


@rule("SEA-RESOLUTION-09")
def test_the_opponent_assumes_any_card_of_the_deck() -> None:
    s = drawing(TOKENS, "free-trade tug-service").play("card 2", "no")
    assumed = {s.state.determinise(1, seed=seed).raw.under[0] for seed in range(60)}
    assert len(assumed) > 5
    assert {s.state.determinise(0, seed=seed).raw.under[0] for seed in range(20)} == {0}


# What changes when


@rule("SEA-RESOLUTION-05")
@seats
def test_the_old_resolution_is_over_at_once(seat: int) -> None:
    s = drawing(TOKENS, "education-drive tug-service", seat=seat, resolution="port-subsidy")
    assert (s.cost("port", "2-1"), s.cost("academy", "2-1")) == (1, 2)
    s.play("card 1")
    assert (s.cost("port", "2-1"), s.cost("academy", "2-1")) == (2, 1)
    s.play("no")
    assert (s.cost("port", "2-1"), s.cost("academy", "2-1")) == (2, 1)


@rule("SEA-RESOLUTION-07")
@pytest.mark.parametrize(
    ("old", "new", "paid"), [("rich-grounds", "port-subsidy", 5), ("port-subsidy", "tug-service", 4)]
)
def test_what_has_been_paid_stays_paid(old: str, new: str, paid: int) -> None:
    s = duel(0, {"storage": "6 fish"}, resolution=old).next(resolutions=f"{new} solidarity-fund")
    s.play("build port 1-5", "slot 1", "card 1", "no")
    assert (s.storage(), over(s)) == (f"{6 - paid} fish", True)


@rule("SEA-RESOLUTION-07", "SEA-RS-06")
@seats
def test_a_new_resolution_holds_at_the_end_of_the_build(seat: int) -> None:
    s = drawing(TOKENS, "environmental-standard tug-service", seat=seat).play("card 1", "no")
    assert (s.actor, s.legal()) == (seat, ["yes", "no"])
    s.play("yes")
    assert (s.cleanup(seat), over(s, seat)) == ((1, 0), True)


@rule("SEA-RESOLUTION-07", "SEA-RS-06")
def test_an_old_resolution_does_not_hold_at_the_end_of_the_build() -> None:
    s = drawing(TOKENS, "free-trade tug-service", resolution="environmental-standard").play("card 1", "no")
    assert (s.cleanup(), over(s)) == ((0, 0), True)


@rule("SEA-RESOLUTION-07", "SEA-RS-09")
def test_a_new_resolution_holds_at_the_end_of_the_turn() -> None:
    s = drawing(TOKENS, "storage-tax tug-service", keep="4 fish 4 metal").play("card 1", "no")
    assert (s.phase, s.legal()) == ("returning", ["give fish", "give metal"])
    s.play("give fish", "give fish")
    assert (s.storage(), over(s)) == ("2 fish 4 metal", True)


@rule("SEA-RESOLUTION-07", "SEA-RS-12")
@pytest.mark.parametrize(("ship_relocation", "bonus"), [("after-payment", 1), ("build-end", 2)])
def test_a_new_resolution_holds_for_a_bonus_still_to_come(ship_relocation: str, bonus: int) -> None:
    s = duel(0, {"storage": "4 fish"}, {"ships": "1-5"}, sides="B", ship_relocation=ship_relocation)
    s.next(resolutions="pilotage-fee tug-service").play("build port 1-5")
    taken = 0
    while s.g.current == 0:
        taken += s.actor == 1 and s.phase == "taking"
        s.play(s.legal()[0])
    assert taken == bonus


@rule("SEA-RESOLUTION-02", "SEA-RESOLUTION-05")
@seats
def test_a_new_resolution_holds_for_both_players(seat: int) -> None:
    s = drawing(TOKENS, "education-drive tug-service", seat=seat, keep=ONE_EACH).play("card 1", "no")
    assert (s.g.current, s.cost("academy", "2-1")) == (1 - seat, 1)
    s.end_turn()
    assert (s.g.current, s.cost("academy", "2-1")) == (seat, 1)

"""Diving: the card and its orientation, halves of choice, linked halves, and everything that may come in between."""

from __future__ import annotations

import pytest

import fathom
from tests.played import refused
from tests.seastead.diving import KINDS, deep_dive, taken, takes
from tests.seastead.scenario import Scenario, solo
from tests.seastead.turns import SEATS, WAITING, seat_of, turn_of

rule = pytest.mark.rule

HALVES = pytest.mark.parametrize("half", ["a", "b"])
LINKED = pytest.mark.parametrize("card", ["deep-1", "deep-2"])
UNLINKED = pytest.mark.parametrize("card", ["deep-3", "deep-4"])


def oriented(half: str, active: str) -> list[int]:
    """Which halves face Blue and Orange if the player of this colour turns this one to themselves."""
    return [0, 1] if (half == "a") == (active == "blue") else [1, 0]


# The card


@rule("SEA-DIVE-01", "SEA-DIVE-02")
@SEATS
def test_the_top_card_is_turned_up_before_the_orientation_is_chosen(active: str) -> None:
    s = turn_of(active, {}).dive("reef-7")
    assert (s.actor, s.phase, s.legal()) == (seat_of(active), "orienting", ["half a", "half b"])
    dive = s.view["dive"]
    assert (dive["face_up"], dive["reef"], dive["deep"]) == ("reef-7", 11, 4)
    assert [half["kinds"] for half in dive["halves"]] == [["artifact", "artifact"], ["metal", "fish"]]
    assert (s.storage(0), s.storage(1)) == ("", "")


@rule("SEA-DIVE-01")
@pytest.mark.parametrize("back", ["reef-5", "reef-7", "reef-9", "reef-12"])
def test_a_card_put_back_on_top_is_the_next_one(back: str) -> None:
    s = Scenario(blue={"ready": "scout"}, orange=WAITING).next(dive=f"reef-6 {back}")
    s.play("use scout", "card 1", "half a", "take fish").play("dive")
    assert (s.view["dive"]["face_up"], s.view["dive"]["known"], s.view["dive"]["reef"]) == (back, None, 10)


@rule("SEA-DIVE-02")
@SEATS
@HALVES
def test_the_active_player_decides_which_half_faces_whom(active: str, half: str) -> None:
    me, s = seat_of(active), turn_of(active, {}, start=active).dive("reef-5", half)
    halves = ["2 fish", "1 seaweed 1 artifact"]
    if half == "b":
        halves.reverse()
    assert [s.storage(me), s.storage(1 - me)] == halves
    assert s.view["dive"]["facing"] == oriented(half, active)


@rule("SEA-DIVE-02")
def test_a_card_is_turned_only_once() -> None:
    s = Scenario(blue={"ready": "trader"}, orange=WAITING).dive("reef-5", "a")
    refused(s, "half b", "SEA-DIVE-02")
    s = Scenario(blue=WAITING)
    refused(s, "half a", "SEA-DIVE-02")
    s.dive("reef-5")
    refused(s, "no", "SEA-DIVE-02")


@rule("SEA-DIVE-03", "SEA-DIVE-04", "SEA-SUPPLY-02")
@SEATS
def test_first_the_active_player_takes_then_the_opponent(active: str) -> None:
    me, s = seat_of(active), turn_of(active, {}).dive("reef-6", "b")
    assert taken(s) == [(me, "artifact", 1), (me, "metal", 1), (1 - me, "seaweed", 2)]
    assert s.supply() == {"fish": 10, "seaweed": 8, "artifact": 9, "metal": 9}


@rule("SEA-DIVE-03", "SEA-DIVE-04")
@SEATS
def test_nobody_can_decline_a_half(active: str) -> None:
    s = deep_dive(active, "deep-3", "a")
    assert s.actor == seat_of(active)
    refused(s, "no", "SEA-DIVE-03")
    s.play("take fish")
    assert s.actor == 1 - seat_of(active)
    refused(s, "no", "SEA-DIVE-03", "SEA-DIVE-04")
    s.play("take fish")
    refused(s, "no", "SEA-DIVE-03", "SEA-DIVE-04")


# Halves of choice


@rule("SEA-DIVE-06", "SEA-DIVE-04")
@SEATS
@pytest.mark.parametrize("kind", KINDS)
def test_one_of_choice_for_the_active_player(active: str, kind: str) -> None:
    me, s = seat_of(active), turn_of(active, {}).dive("reef-1", "a")
    assert (s.actor, s.legal()) == (me, takes())
    s.play(f"take {kind}")
    assert (s.storage(me), s.storage(1 - me)) == (f"1 {kind}", "1 fish 1 seaweed")


@rule("SEA-DIVE-06", "SEA-DIVE-04")
@SEATS
@pytest.mark.parametrize(("card", "pair"), [("reef-2", "1 seaweed 1 artifact"), ("reef-4", "1 fish 1 metal")])
def test_one_of_choice_for_the_opponent(active: str, card: str, pair: str) -> None:
    me, s = seat_of(active), turn_of(active, {}).dive(card, "b")
    assert (s.storage(me), s.actor, s.g.current, s.legal()) == (pair, 1 - me, me, takes())
    s.play("take artifact")
    assert s.storage(1 - me) == "1 artifact"


@rule("SEA-DIVE-07", "SEA-DIVE-10")
@SEATS
@LINKED
def test_on_linked_halves_no_kind_comes_twice(active: str, card: str) -> None:
    me, s = seat_of(active), deep_dive(active, card)
    assert (s.actor, s.phase, s.legal()) == (me, "taking", takes())
    s.play("take seaweed")
    assert (s.actor, s.legal()) == (me, takes("fish", "artifact", "metal"))
    refused(s, "take seaweed", "SEA-DIVE-07")
    s.play("take metal")
    assert (s.storage(me), s.storage(1 - me)) == ("1 seaweed 1 metal", "1 fish 1 artifact")
    assert taken(s) == [(me, "metal", 1), (1 - me, "fish", 1), (1 - me, "artifact", 1)]
    assert s.view["dive"]["face_up"] == card


@rule("SEA-DIVE-08", "SEA-DIVE-10")
@SEATS
@UNLINKED
@pytest.mark.parametrize("kind", KINDS)
def test_two_equal_ones_and_three_different_ones(active: str, card: str, kind: str) -> None:
    me, s = seat_of(active), deep_dive(active, card, "a")
    assert (s.actor, s.legal()) == (me, takes())
    s.play(f"take {kind}")
    assert (s.storage(me), s.actor, s.legal()) == (f"2 {kind}", 1 - me, takes())
    s.play(f"take {kind}")
    assert s.legal() == takes(*(other for other in KINDS if other != kind))
    s.play(*s.legal()[:2])
    assert sorted(s.player(1 - me).storage) == [0, 1, 1, 1]
    assert s.player(1 - me).storage[KINDS.index(kind)] == 1


@rule("SEA-DIVE-08", "SEA-DIVE-10")
@SEATS
@UNLINKED
def test_the_three_different_ones_can_be_turned_to_the_active_player(active: str, card: str) -> None:
    me, s = seat_of(active), deep_dive(active, card)
    assert (s.phase, s.legal()) == ("orienting", ["half a", "half b"])
    s.play("half b", "take fish")
    refused(s, "take fish", "SEA-DIVE-07", "SEA-DIVE-08")
    s.play("take seaweed", "take metal")
    assert (s.storage(me), s.actor, s.legal()) == ("1 fish 1 seaweed 1 metal", 1 - me, takes())
    s.play("take fish")
    assert s.storage(1 - me) == "2 fish"


# What the supply lacks


@rule("SEA-DIVE-09", "SEA-AMB-14", "SEA-SUPPLY-01")
@SEATS
def test_a_kind_that_is_missing_is_not_offered(active: str) -> None:
    me = seat_of(active)
    s = turn_of(active, {"storage": "10 metal"}).dive("reef-1", "a")
    assert s.legal() == takes("fish", "seaweed", "artifact")
    refused(s, "take metal", "SEA-DIVE-09")
    s = turn_of(active, {"storage": "10 seaweed"}, WAITING).dive("reef-2", "b")
    assert (s.storage(me), s.actor, s.legal()) == ("10 seaweed 1 artifact", 1 - me, takes("fish", "artifact", "metal"))


@rule("SEA-DIVE-09", "SEA-AMB-14")
def test_the_only_kind_left_is_taken_without_a_question() -> None:
    s = Scenario(blue={"storage": "10 fish 10 seaweed 9 metal"}, orange={"storage": "9 artifact"}).dive("reef-4", "b")
    assert (s.storage(), s.storage(1), s.supply()["artifact"]) == ("10 fish 10 seaweed 10 metal", "10 artifact", 0)
    s = Scenario(blue={"storage": "10 fish 10 seaweed 9 metal"}, orange={"storage": "10 artifact"}).dive("reef-4", "b")
    assert (s.storage(1), s.phase, s.g.current) == ("10 artifact", "menu", 1)


@rule("SEA-DIVE-09", "SEA-AMB-14")
@SEATS
def test_equal_ones_of_a_kind_of_which_one_is_left(active: str) -> None:
    me = seat_of(active)
    s = deep_dive(active, "deep-3", "a", waiting={"storage": "9 fish 8 seaweed 10 metal"})
    assert s.legal() == takes("fish", "seaweed", "artifact")
    s.play("take fish")
    assert s.storage(me) == "1 fish"
    s = deep_dive(active, "deep-3", "a", waiting={"storage": "9 fish 8 seaweed 10 metal"}).play("take seaweed")
    assert s.storage(me) == "2 seaweed"


@rule("SEA-DIVE-09", "SEA-AMB-14")
@SEATS
def test_as_many_different_kinds_as_are_left(active: str) -> None:
    me = seat_of(active)
    s = deep_dive(active, "deep-3", "b", waiting={"storage": "10 fish 10 seaweed"})
    assert (s.storage(me), s.actor, s.legal()) == ("1 artifact 1 metal", 1 - me, takes("artifact", "metal"))
    s = deep_dive(active, "deep-4", "b", waiting={"storage": "10 fish"})
    assert s.storage(me) == "1 seaweed 1 artifact 1 metal"


@rule("SEA-DIVE-09", "SEA-DIVE-07")
@SEATS
def test_on_linked_halves_the_opponent_gets_what_is_left_of_the_other_kinds(active: str) -> None:
    me = seat_of(active)
    s = deep_dive(active, "deep-1", waiting={"storage": "10 fish"})
    assert s.legal() == takes("seaweed", "artifact", "metal")
    s.play("take seaweed", "take metal")
    assert (s.storage(me), s.storage(1 - me)) == ("1 seaweed 1 metal", "10 fish 1 artifact")
    s = deep_dive(active, "deep-1", waiting={"storage": "10 fish 10 seaweed"})
    assert (s.storage(me), s.storage(1 - me)) == ("1 artifact 1 metal", "10 fish 10 seaweed")
    s = deep_dive(active, "deep-2", waiting={"storage": "10 fish 10 seaweed 10 metal"})
    assert (s.storage(me), s.storage(1 - me)) == ("1 artifact", "10 fish 10 seaweed 10 metal")


@rule("SEA-AMB-14", "SEA-SUPPLY-01")
@pytest.mark.parametrize(("held", "left"), [(8, 2), (9, 1), (10, 0)])
def test_fixed_resources_that_are_missing_are_lost(held: int, left: int) -> None:
    s = Scenario(orange={"storage": f"{held} fish"}).dive("reef-5", "a")
    assert (s.storage(), s.storage(1)) == (f"{left} fish" if left else "", f"{held} fish 1 seaweed 1 artifact")
    s = Scenario(blue={"storage": f"{held} fish"}).dive("reef-5", "b")
    assert s.storage(1) == (f"{left} fish" if left else "")


@rule("SEA-DIVE-09")
def test_the_supply_is_empty() -> None:
    full = {"storage": "10 fish 10 seaweed 10 artifact 10 metal"}
    for card, half in (("reef-1", "a"), ("reef-1", "b"), ("reef-5", "b")):
        s = Scenario(blue=full, orange={"ready": "environmentalist"}).dive(card, half)
        assert (taken(s), s.storage(1), s.view["dive"]["face_up"]) == ([], "", card)
        assert (s.g.current, s.legal()) == (1, ["dive", "use environmentalist"])


# The face-up card


@rule("SEA-DIVE-05", "SEA-AMB-32")
@SEATS
@HALVES
def test_the_card_keeps_its_orientation_until_the_next_dive(active: str, half: str) -> None:
    me, given = seat_of(active), {"storage": "8 metal"}
    s = turn_of(active, {}, given, start=active, demand="metal fish seaweed artifact").dive("reef-6", half)
    facing = oriented(half, active)
    s.play("build port 1-5", "slot 1")
    assert (s.view["dive"]["face_up"], s.view["dive"]["facing"], s.phase) == ("reef-6", facing, "card-taking")
    s.play("yes")
    printed = [[("seaweed", 2)], [("artifact", 1), ("metal", 1)]]
    assert taken(s) == [(1 - me, *part) for part in printed[facing[1 - me]]]
    assert s.view["dive"]["facing"] == facing


@rule("SEA-AMB-32", "SEA-DIVE-05")
@SEATS
def test_after_the_agent_the_other_half_is_the_own_one(active: str) -> None:
    s = turn_of(active, {"storage": "1 fish"}, {"ready": "agent", "storage": "5 fish"}, start=active)
    s.dive("reef-6", "a").play("use agent")
    me = seat_of(active)
    assert (s.storage(me), s.storage(1 - me)) == ("1 fish 1 artifact 1 metal", "5 fish 2 seaweed")
    assert s.view["dive"]["facing"] == oriented("b", active)
    s.play("build port 1-5", "slot 1", "yes")
    assert s.storage(1 - me) == "4 seaweed"


@rule("SEA-AMB-32", "SEA-DIVE-05")
@SEATS
@pytest.mark.parametrize(
    ("facing", "blue", "orange"), [("a", "metal fish", "fish seaweed"), ("b", "fish seaweed", "metal fish")]
)
def test_before_the_first_dive_it_is_the_shallow_card(active: str, facing: str, blue: str, orange: str) -> None:
    s = turn_of(active, {"storage": "5 fish"}, face_up="shallow-3", facing=facing).play(
        "build port 1-5", "slot 1", "yes"
    )
    mine = blue if active == "blue" else orange
    assert sorted(kind for _, kind, _ in taken(s)) == sorted(mine.split())


@rule("SEA-AMB-32")
@HALVES
def test_against_the_boss_it_lies_as_the_player_turned_it(half: str) -> None:
    state = fathom.load("seastead", players=1).new(seed=3)
    for text in (f"half {half}", "take fish"):
        state.apply(state.game.action(text))
    assert state.view(None)["dive"]["facing"] == oriented(half, "blue")
    s = solo(blue={"storage": "5 fish"}, face_up="shallow-3", facing=half).play(
        "build port 1-5", "slot 1", "slot 2", "yes"
    )
    assert sorted(kind for _, kind, _ in taken(s)) == {"a": ["fish", "metal"], "b": ["fish", "seaweed"]}[half]


@rule("SEA-DIVE-05")
def test_a_new_dive_covers_the_card() -> None:
    s = Scenario(blue=WAITING, orange=WAITING).dive("reef-5", "a").dive("reef-6", "a")
    assert (s.view["dive"]["face_up"], s.view["dive"]["facing"], s.view["dive"]["reef"]) == ("reef-6", [1, 0], 10)


# The whole order


@rule("SEA-DIVE-11")
@SEATS
def test_the_order_of_a_dive(active: str) -> None:
    me = seat_of(active)
    held = {"ready": "scout fisher diver quartermaster", "storage": "1 metal"}
    s = turn_of(active, held, {"ready": "agent"}, resolution="rich-grounds").next(dive="reef-5 reef-6")
    steps: list[tuple[int | None, str, str]] = []
    for text in ("use scout", "card 1", "half a", "use agent", "use fisher", "take fish", "take metal", "take artifact",
                 "use diver", "take metal", "end"):  # fmt: skip
        steps.append((s.actor, s.phase, (s.view["asked"] or {}).get("window", "")))
        s.play(text)
    assert steps == [
        (me, "menu", ""),
        (me, "looking", ""),
        (me, "orienting", ""),
        (1 - me, "window", "opponent-oriented"),
        (me, "window", "oriented"),
        (me, "taking", ""),  # beside the own half, for the Fisher
        (1 - me, "taking", ""),
        (me, "taking", ""),  # for the Scout
        (me, "window", "taken"),
        (me, "taking", ""),  # for the resolution
        (me, "window", "post"),
    ]
    assert (s.storage(me), s.storage(1 - me)) == ("1 fish 2 seaweed 3 artifact 2 metal", "1 metal")
    assert (s.ready(me), s.ready(1 - me), s.g.current) == ({"quartermaster"}, set(), 1 - me)


@rule("SEA-DIVE-11")
def test_the_resolution_of_the_end_of_the_turn_comes_last() -> None:
    held = {"ready": "diver quartermaster", "storage": "3 metal"}
    s = Scenario(blue=held, orange=WAITING, resolution="storage-tax").dive("reef-5", "a")
    assert s.view["asked"] == {"window": "taken"}
    s.play("use diver")
    assert (s.storage(), s.view["asked"]) == ("4 fish 3 metal", {"window": "post"})
    s.play("end")
    assert (s.phase, s.actor) == ("returning", 0)


@rule("SEA-DIVE-11")
def test_the_hook_of_taking_comes_while_the_active_player_takes() -> None:
    s = Scenario(blue={"ready": "fisher"}, orange={"ready": "agent"}, resolution="clean-up-duty").dive("reef-5", "a")
    s.play("no", "no")
    assert (s.actor, s.phase, s.storage(), s.storage(1)) == (0, "forgoing", "", "")
    s.play("give fish")
    assert (s.storage(), s.cleanup(), s.storage(1)) == ("1 fish", (1, 0), "1 seaweed 1 artifact")


@rule("SEA-DIVE-11", "SEA-END-05")
def test_end_triggers_are_checked_after_every_step_of_a_dive() -> None:
    s = Scenario(blue=WAITING, deck="reef-5 deep-1").play("dive")
    assert (s.phase, s.view["ending"]) == ("orienting", "deep-card")
    s = Scenario(orange=WAITING, deck="reef-5 reef-6 deep-1", resolution="clean-up-duty", cleanup_left=1).dive("reef-5")
    assert (s.phase, s.view["ending"]) == ("orienting", None)
    s.play("half a", "give fish")
    assert s.view["ending"] == "no-cleanup"

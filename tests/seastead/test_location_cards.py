"""The effects of locations that return resources, use the face-up dive card, or turn a specialist."""

from __future__ import annotations

import pytest

from tests.played import refused
from tests.seastead.arriving import ALL, ONE_EACH, arrive, over, seats

rule = pytest.mark.rule

WHOLE = "3-5"  # the location for all resources of the face-up card


# Both players return resources


@rule("SEA-LOCATION-10")
@seats
@pytest.mark.parametrize("place", ["2-1", "4-3"])
def test_both_players_return_what_they_choose_the_builder_first(place: str, seat: int) -> None:
    storage = "3 fish 2 metal 1 artifact"
    s = arrive(place, seat=seat, keep=storage, other={"storage": "5 seaweed 1 metal"}, sides="B")
    for rest in ("3 fish 1 artifact 1 metal", "2 fish 1 artifact 1 metal"):
        assert (s.actor, s.legal()) == (seat, ["give fish", "give artifact", "give metal"])
        refused(s, "no", "SEA-LOCATION-10")
        refused(s, "give seaweed", "SEA-GEN-04")
        s.play("give metal" if rest.startswith("3") else "give fish")
        assert s.storage(seat) == rest
    for rest in ("4 seaweed 1 metal", "4 seaweed"):
        assert (s.actor, s.legal()) == (1 - seat, ["give seaweed", "give metal"])
        refused(s, "no", "SEA-LOCATION-10")
        s.play("give metal" if rest == "4 seaweed" else "give seaweed")
        assert s.storage(1 - seat) == rest
    assert over(s, seat)


@rule("SEA-LOCATION-10")
def test_who_holds_four_keeps_them() -> None:
    s = arrive("2-1", keep=ONE_EACH, other={"storage": "4 fish"}, sides="B")
    assert (s.storage(0), s.storage(1), over(s)) == (ONE_EACH, "4 fish", True)


@rule("SEA-LOCATION-10")
def test_only_the_opponent_holds_too_much() -> None:
    s = arrive("4-3", keep="4 fish", other={"storage": "3 seaweed 2 metal"}, sides="B")
    assert (s.actor, s.legal()) == (1, ["give seaweed", "give metal"])
    s.play("give metal")
    assert (s.storage(0), s.storage(1), over(s)) == ("4 fish", "3 seaweed 1 metal", True)


@rule("SEA-LOCATION-10")
def test_what_is_returned_lies_in_the_supply() -> None:
    s = arrive("2-1", keep="6 fish", other={"storage": "4 metal"}, sides="B")
    assert (s.storage(), s.supply()) == ("4 fish", {"fish": 6, "seaweed": 10, "artifact": 10, "metal": 6})


# The face-up dive card


@rule("SEA-LOCATION-12")
@seats
@pytest.mark.parametrize(("place", "sides"), [("1-5", "A"), ("3-1", "A"), ("4-2", "B")])
@pytest.mark.parametrize("facing", ["a", "b"])
def test_the_half_that_faces_the_builder(place: str, sides: str, facing: str, seat: int) -> None:
    s = arrive(place, seat=seat, face_up="reef-5", facing=facing, sides=sides)
    assert (s.legal(), s.storage(seat)) == (["yes", "no"], "")
    s.play("yes")
    own = facing if seat == 0 else "ba"["ab".index(facing)]
    assert s.storage(seat) == {"a": "2 fish", "b": "1 seaweed 1 artifact"}[own]
    assert (s.storage(1 - seat), over(s, seat)) == (ONE_EACH, True)


@rule("SEA-LOCATION-12", "SEA-LOCATION-13", "SEA-LOCATION-00")
@pytest.mark.parametrize("place", ["1-5", WHOLE])
def test_the_dive_card_may_be_left(place: str) -> None:
    s = arrive(place, face_up="reef-5").play("no")
    assert (s.storage(), over(s)) == ("", True)


@rule("SEA-LOCATION-12")
@seats
def test_choices_of_the_own_half_are_made_anew(seat: int) -> None:
    s = arrive("1-5", seat=seat, face_up="reef-1", facing="ab"[seat]).play("yes")
    assert s.legal() == [f"take {kind}" for kind in ALL]
    s.play("take artifact")
    assert (s.storage(seat), over(s, seat)) == ("1 artifact", True)


@rule("SEA-LOCATION-12")
@pytest.mark.parametrize("first", ALL)
def test_the_link_to_the_other_half_is_ignored(first: str) -> None:
    s = arrive("1-5", face_up="deep-1").play("yes")
    assert s.offered("take") == ALL
    s.play(f"take {first}")
    assert s.legal() == [f"take {kind}" for kind in ALL if kind != first]
    second = s.offered("take")[0]
    s.play(f"take {second}")
    assert (set(s.storage().split()), s.storage(1), over(s)) == ({"1", first, second}, ONE_EACH, True)


@rule("SEA-LOCATION-12")
@pytest.mark.parametrize(("facing", "storage"), [("a", "2 metal"), ("b", "1 fish 1 artifact 1 metal")])
def test_equal_or_different_as_the_own_half_says(facing: str, storage: str) -> None:
    s = arrive("1-5", face_up="deep-3", facing=facing).play("yes", "take metal")
    while s.phase == "taking":
        s.play("take artifact" if "take artifact" in s.legal() else "take fish")
    assert (s.storage(), over(s)) == (storage, True)


@rule("SEA-LOCATION-12", "SEA-LOCATION-00")
def test_of_the_own_half_what_the_supply_has() -> None:
    s = arrive("1-5", face_up="reef-5", facing="b", other={"storage": f"{ONE_EACH} 9 artifact"}).play("yes")
    assert (s.storage(), over(s)) == ("1 seaweed", True)


@rule("SEA-LOCATION-12")
def test_nothing_of_the_own_half_is_left() -> None:
    s = arrive("1-5", face_up="reef-10", facing="a", other={"storage": "10 seaweed 1 fish 1 metal 1 artifact"})
    assert (s.storage(), over(s)) == ("", True)


@rule("SEA-LOCATION-13")
@seats
@pytest.mark.parametrize("facing", ["a", "b"])
def test_all_resources_of_the_dive_card(facing: str, seat: int) -> None:
    s = arrive(WHOLE, seat=seat, face_up="reef-5", facing=facing)
    assert s.legal() == ["yes", "no"]
    s.play("yes")
    assert (s.storage(seat), s.storage(1 - seat)) == ("2 fish 1 seaweed 1 artifact", ONE_EACH)
    assert over(s, seat)


@rule("SEA-LOCATION-13")
@pytest.mark.parametrize("facing", ["a", "b"])
def test_all_resources_with_one_of_choice(facing: str) -> None:
    s = arrive(WHOLE, face_up="reef-1", facing=facing).play("yes")
    assert s.legal() == [f"take {kind}" for kind in ALL]
    s.play("take metal")
    assert (s.storage(), over(s)) == ("1 fish 1 seaweed 1 metal", True)


@rule("SEA-LOCATION-13", "SEA-AMB-09")
@seats
@pytest.mark.parametrize("card", ["deep-1", "deep-2"])
def test_a_linked_card_gives_one_of_each_kind(card: str, seat: int) -> None:
    s = arrive(WHOLE, seat=seat, face_up=card).play("yes")
    assert (s.storage(seat), over(s, seat)) == (ONE_EACH, True)


@rule("SEA-LOCATION-13", "SEA-AMB-09")
@pytest.mark.parametrize("facing", ["a", "b"])
def test_both_parts_of_an_unlinked_card_are_chosen_freely(facing: str) -> None:
    s = arrive(WHOLE, face_up="deep-3", facing=facing).play("yes")
    while s.phase == "taking":
        assert "take metal" in s.legal() or "1 metal" in s.storage() or "3 metal" in s.storage()
        wish = next(kind for kind in ("metal", "fish", "seaweed") if kind in s.offered("take"))
        s.play(f"take {wish}")
    assert (s.storage(), over(s)) == ("1 fish 1 seaweed 3 metal", True)


@rule("SEA-LOCATION-12", "SEA-LOCATION-13")
@pytest.mark.parametrize(("place", "storage"), [("1-5", "2 fish"), (WHOLE, "2 fish 1 seaweed 1 artifact")])
def test_the_dive_card_in_a_solo_game(place: str, storage: str) -> None:
    s = arrive(place, players=1, face_up="reef-5", facing="a", keep="2 metal")
    assert s.legal() == ["yes", "no"]
    s.play("yes")
    assert (s.storage(), s.boss(), s.phase) == (f"{storage} 2 metal", set(), "menu")


# Turning a specialist face down


@rule("SEA-LOCATION-16", "SEA-AMB-22")
@seats
@pytest.mark.parametrize(("place", "sides"), [("4-2", "A"), ("3-5", "B")])
@pytest.mark.parametrize("kinds", [("metal", "metal"), ("fish", "metal")])
def test_a_specialist_turned_brings_two_resources(place: str, sides: str, kinds: tuple[str, str], seat: int) -> None:
    me = {"ready": "architect founder", "spent": "engineer"}
    s = arrive(place, seat=seat, me=me, other={"ready": "fisher"}, sides=sides)
    assert s.legal() == ["use architect", "use founder", "no"]
    refused(s, "use engineer", "SEA-LOCATION-16")
    refused(s, "use fisher", "SEA-LOCATION-16")
    s.play("use founder")
    assert (s.ready(seat), s.spent(seat)) == ({"architect"}, {"engineer", "founder"})
    assert s.legal() == [f"take {kind}" for kind in ALL]
    s.play(f"take {kinds[0]}")
    assert s.legal() == [f"take {kind}" for kind in ALL]
    s.play(f"take {kinds[1]}")
    assert s.storage(seat) == ("2 metal" if kinds[0] == kinds[1] else "1 fish 1 metal")
    assert over(s, seat)


@rule("SEA-LOCATION-16", "SEA-LOCATION-00")
def test_a_specialist_need_not_be_turned() -> None:
    s = arrive("4-2", me={"ready": "fisher"}).play("no")
    assert (s.ready(), s.storage(), over(s)) == ({"fisher"}, "", True)


@rule("SEA-LOCATION-16")
@pytest.mark.parametrize("spent", ["", "fisher"])
def test_no_specialist_to_turn(spent: str) -> None:
    s = arrive("4-2", me={"spent": spent}, other={"ready": "founder"})
    assert (s.storage(), s.ready(1), over(s)) == ("", {"founder"}, True)


@rule("SEA-AMB-22", "SEA-LOCATION-16", "SEA-RS-15")
@seats
def test_turning_a_specialist_does_not_use_its_ability(seat: int) -> None:
    s = arrive("3-5", seat=seat, me={"ready": "environmentalist"}, resolution="expert-fee")
    s.play("no", "use environmentalist", "take fish", "take fish")
    assert (s.cleanup(seat), s.storage(seat), over(s, seat)) == ((0, 0), "2 fish", True)
    assert s.player(seat).used == 0


@rule("SEA-AMB-23", "SEA-LOCATION-16")
@seats
def test_the_specialist_just_hired_can_be_turned(seat: int) -> None:
    s = arrive("4-2", "academy", seat=seat)
    assert s.legal() == ["use diver", "no"]
    s.play("use diver", "take metal", "take artifact")
    assert (s.ready(seat), s.spent(seat), s.storage(seat)) == (set(), {"diver"}, "1 artifact 1 metal")
    assert over(s, seat)

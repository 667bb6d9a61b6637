"""The worked examples, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from tests.played import refused
from tests.seastead.boss import boss_of, events
from tests.seastead.last_round import LastRound
from tests.seastead.scenario import Scenario, at, solo

rule = pytest.mark.rule

FOUR_DEEP = "deep-1 deep-2 deep-3 deep-4"


# Diving


@rule("SEA-EX-01")
def test_no_repeats() -> None:
    s = LastRound(deck=FOUR_DEEP).dive("deep-1")
    assert s.offered("take") == ["fish", "seaweed", "artifact", "metal"]
    s.play("take seaweed")
    assert s.offered("take") == ["fish", "artifact", "metal"]
    s.play("take metal")
    assert (s.storage(), s.storage(1)) == ("1 seaweed 1 metal", "1 fish 1 artifact")
    assert (s.view["dive"]["face_up"], s.g.current) == ("deep-1", 1)


@rule("SEA-EX-02")
def test_two_equal_and_three_different() -> None:
    s = LastRound(deck=FOUR_DEEP).dive("deep-3", "a").play("take seaweed")
    assert (s.storage(), s.actor) == ("2 seaweed", 1)
    assert s.offered("take") == ["fish", "seaweed", "artifact", "metal"]
    s.play("take seaweed", "take metal", "take fish")
    assert s.storage(1) == "1 fish 1 seaweed 1 metal"


@rule("SEA-EX-03")
@pytest.mark.parametrize("kind", ["seaweed", "metal", "fish", "artifact"])
def test_one_of_choice(kind: str) -> None:
    s = Scenario().dive("reef-1", "a")
    assert s.legal() == ["take fish", "take seaweed", "take artifact", "take metal"]
    s.play(f"take {kind}")
    assert (s.storage(), s.storage(1)) == (f"1 {kind}", "1 fish 1 seaweed")


# Ships


def at_the_orange_ship() -> Scenario:
    """Blue builds an academy on F1A-1, where an orange ship stands, with exactly 1 metal."""
    given = {"demand": "metal seaweed artifact fish", "specialists": "diver scout fisher"}
    return Scenario(blue={"storage": "1 metal"}, orange={"ships": at("F1A-1")}, **given)  # type: ignore[arg-type]


@rule("SEA-EX-04")
def test_ship_discount() -> None:
    s = at_the_orange_ship()
    place = at("F1A-1")
    assert (s.location(place)["cost"], s.location(place)["tag"], s.cost("academy", place)) == (2, None, 1)
    assert f"academy {place}" in s.offered("build")
    s.play(f"build academy {place}")
    assert (s.storage(), s.building(place)) == ("", (0, "academy"))


@rule("SEA-EX-05")
@pytest.mark.parametrize("choice", ["take fish", "take seaweed", "take artifact", "take metal", "no"])
def test_owner_bonus(choice: str) -> None:
    s = at_the_orange_ship().play(f"build academy {at('F1A-1')}")
    assert (s.actor, s.storage(), s.storage(1)) == (1, "", "")
    assert s.legal() == ["take fish", "take seaweed", "take artifact", "take metal", "no"]
    s.play(choice)
    assert s.storage(1) == ("" if choice == "no" else choice.replace("take", "1"))
    assert (s.actor, s.phase) == (1, "placing")


@rule("SEA-EX-06")
def test_re_placement() -> None:
    s = at_the_orange_ship().play(f"build academy {at('F1A-1')}", "no")
    targets = s.offered("location")
    assert (s.phase, s.actor) == ("placing", 1)
    assert [place for place in targets if place[0] == "1"] == [at("F1A-0")]
    assert [place for place in targets if place[0] == "2"] == [at("F2A-0"), at("F2A-1")]
    refused(s, "no", "SEA-SHIP-08")
    refused(s, f"location {at('F1A-1')}", "SEA-SHIP-02")
    s.play(f"location {at('F2A-1')}")
    assert (s.ships(1), s.actor, s.phase) == ({at("F2A-1")}, 0, "choosing-specialist")


# Discounts


@rule("SEA-EX-07", "SEA-EX-08", "SEA-EX-09")
@pytest.mark.parametrize(
    ("place", "tagged"),
    [
        pytest.param("F3A-0", "shipyard", id="EX-07"),
        pytest.param("F2A-1", "academy", id="EX-08"),
        pytest.param("F1A-0", "port", id="EX-09"),
    ],
)
@pytest.mark.parametrize("building", ["port", "academy", "shipyard"])
def test_location_discount(place: str, tagged: str, building: str) -> None:
    cost = 1 if building == tagged else 2
    kind = {"1": "fish", "2": "seaweed", "3": "artifact"}[at(place)[0]]
    s = Scenario(blue={"storage": f"2 {kind}"})
    assert (s.location(at(place))["cost"], s.location(at(place))["tag"]) == (2, tagged)
    assert s.cost(building, at(place)) == cost
    s.play(f"build {building} {at(place)}")
    assert s.storage() == ("" if cost == 2 else f"1 {kind}")


@rule("SEA-EX-10")
@pytest.mark.parametrize("owner", ["blue", "orange"])
def test_combined_discount(owner: str) -> None:
    s = Scenario(**{owner: {"ships": at("F1A-0")}})  # type: ignore[arg-type]
    assert [s.cost(building, at("F1A-0")) for building in ("port", "academy", "shipyard")] == [0, 1, 1]
    assert s.offered("build") == [f"port {at('F1A-0')}"]
    s = Scenario(**{owner: {"ships": at("F1B-0")}}, resolution="tug-service")  # type: ignore[arg-type]
    assert min(s.cost("port", f"{flotilla}-{n}") for flotilla in range(1, 5) for n in range(1, 7)) == 0


# Scoring, the end, columns


@rule("SEA-EX-12")
@pytest.mark.parametrize("seat", [0, 1])
def test_resources_of_docks(seat: int) -> None:
    held = {
        "storage": "3 fish 4 metal 2 seaweed",
        "buildings": {"1-1": "port", "3-3": "port"},
        "docks": {"1-1": "fish-2", "3-3": "metal-2"},
    }
    s = Scenario(**{("blue", "orange")[seat]: held})  # type: ignore[arg-type]
    assert s.view["players"][seat]["resource_points"] == {"fish": 3, "seaweed": 0, "artifact": 0, "metal": 3}
    assert s.points(seat)["dock-resources"] == 6
    assert s.points(1 - seat)["dock-resources"] == 0


@rule("SEA-EX-13")
@pytest.mark.parametrize("active", ["blue", "orange"])
def test_the_last_reef_card(active: str) -> None:
    s = Scenario(deck=f"reef-5 {FOUR_DEEP}", active=active)
    assert (s.view["ending"], s.view["dive"]["next"]) == (None, "reef")
    s.dive("reef-5")
    assert (s.phase, s.view["ending"], s.view["dive"]["next"]) == ("orienting", "deep-card", "deep")
    assert (s.g.round, s.view["last_round"]) == (3, 4)


@rule("SEA-EX-14")
def test_a_column() -> None:
    held = {"storage": "2 artifact 2 metal", "buildings": {"1-1": "port", "1-2": "academy"}}
    s = Scenario(blue=held, specialists="diver scout fisher").play("build shipyard 3-2", "location 2-1", "no")
    assert (s.phase, s.actor) == ("demands", 0)
    assert s.legal() == ["exchange 1-2", "exchange 1-3", "exchange 2-3", "no"]
    s.play("no").end_turn()
    s.play("build academy 4-1", "slot 1", "no")
    assert (s.g.current, s.demand()) == (1, "fish seaweed artifact metal")


# Solo


@rule("SEA-EX-15")
@pytest.mark.parametrize("owner", ["blue", "orange"])
def test_the_next_cheapest_location(owner: str) -> None:
    s = solo(**{owner: {"buildings": {at("F1A-0"): "academy", at("F1A-1"): "academy"}}}).dive("reef-11", "b")
    assert events(s, "boss") == [{"resource": "fish", "location": at("F1A-2")}]
    assert s.boss() == {at("F1A-2")}


def boss_fish_at_the_ship() -> Scenario:
    held = {"ships": at("F1A-0"), "buildings": {at("F1A-1"): "academy"}}
    return solo(blue=held).dive("reef-11", "b")


@rule("SEA-EX-16")
def test_a_ship_is_no_obstacle() -> None:
    assert events(boss_fish_at_the_ship(), "boss") == [{"resource": "fish", "location": at("F1A-0")}]


@rule("SEA-EX-17")
@pytest.mark.parametrize("building", ["port", "academy", "shipyard"])
def test_the_second_resource(building: str) -> None:
    s = solo(orange=boss_of("", f"{at('F1A-0')} {at('F1A-1')}"), boss=at("F1A-2"))
    assert s.supply()["fish"] == 9
    s.dive("reef-11", "b")
    assert (s.phase, s.offered("boss")) == ("boss-building", ["port", "academy", "shipyard"])
    s.play(f"boss {building}")
    assert (s.supply()["fish"], s.boss(), s.building(at("F1A-2"))) == (10, set(), (1, building))


@rule("SEA-EX-18")
def test_the_ship_is_re_placed() -> None:
    s = boss_fish_at_the_ship()
    assert (s.supply()["fish"], s.boss(), s.phase) == (10, set(), "boss-building")
    s.play("boss academy")
    assert (s.building(at("F1A-0")), s.phase) == ((1, "academy"), "placing")
    assert s.offered("location") == ["1-3", "2-1", "2-2", "3-1", "3-2", "4-1", "4-2"]
    s.play("location 1-3")
    assert (s.ships(), s.storage(), s.phase) == ({"1-3"}, "1 artifact 1 metal", "boss-placing")


@rule("SEA-EX-19")
@pytest.mark.parametrize("kind", ["fish", "seaweed", "artifact", "metal"])
def test_the_forced_half(kind: str) -> None:
    s = solo().dive("reef-3")
    assert s.legal() == ["take fish", "take seaweed", "take artifact", "take metal"]
    refused(s, "half b", "SEA-SOLO-11")
    s.play(f"take {kind}", "location 3-1")
    assert (s.storage(), s.offered("location")) == (f"1 {kind}", ["4-1", "4-2"])
    s.play("location 4-2")
    assert s.boss() == {"3-1", "4-2"}


@rule("SEA-EX-20")
@pytest.mark.parametrize(("noted", "points", "won"), [(19, 39, True), (18, 38, False)])
def test_the_result_of_a_solo_game(noted: int, points: int, won: bool) -> None:
    boss = boss_of("1-1 2-1", "3-1 4-1", "1-2 2-2")
    s = solo(blue={"cleanup": 20, "noted": noted}, orange=boss, deck="reef-12").dive("reef-12", "a")
    assert (s.state.over, s.state.scores, s.view["boss"]["score"]) == (True, (points,), 38)
    assert (s.view["boss"]["beaten"], s.state.ranks) == (won, (0 if won else 1,))


# Copying, moving, scouting


@rule("SEA-EX-21")
@pytest.mark.parametrize(
    ("building", "copied", "tokens"),
    [("academy", "counts", 2), ("shipyard", "counts", 1), ("academy", "stands", 1), ("shipyard", "stands", 1)],
)
def test_a_copied_count(building: str, copied: str, tokens: int) -> None:
    held: dict[str, Any] = {"storage": "5 metal", "buildings": {at("F1B-3"): "academy"}}
    s = Scenario(
        blue=held, sides="B", resolution="clean-up-duty", specialists="diver scout fisher", copied_building=copied
    )
    s.play(f"build {building} {at('F4B-4')}", "slot 1" if building == "academy" else "location 2-1")
    assert (s.phase, s.offered("location")) == ("copying", [at("F1B-3")])
    s.play(f"location {at('F1B-3')}")
    for _ in range(tokens):
        assert (s.phase, s.legal()) == ("cleaning", ["yes", "no"])
        s.play("yes")
    assert (s.cleanup(), s.g.current) == ((tokens, 0), 1)


@rule("SEA-EX-22")
def test_salvager() -> None:
    held = {"ready": "salvager", "buildings": {at("F1A-1"): "academy"}, "storage": "2 fish"}
    s = Scenario(blue=held).play("use salvager")
    assert s.phase == "landing"
    assert [place for place in s.offered("location") if place[0] == "2"] == [at(f"F2A-{n}") for n in range(5)]
    refused(s, f"location {at('F2A-5')}", "SEA-SP-B4")
    s.play(f"location {at('F2A-4')}")
    assert (s.building(at("F2A-4")), s.building(at("F1A-1"))) == ((0, "academy"), (None, None))
    assert (s.phase, s.cleanup(), s.spent()) == ("menu", (0, 0), {"salvager"})


@rule("SEA-EX-23")
def test_architect() -> None:
    mine = {"ready": "architect", "buildings": {at("F1A-1"): "academy"}, "storage": "2 seaweed"}
    theirs = {at("F1A-4"): "shipyard", at("F1A-3"): "academy", at("F1A-5"): "shipyard"}
    s = Scenario(blue=mine, orange={"buildings": theirs})
    refused(s, "use architect", "SEA-SPECIALIST-02")
    s.play("build port 2-1", "slot 1", "no")
    assert s.legal() == ["use architect", "end"]
    s.play("use architect")  # nothing is asked: there is only one pair
    assert (s.building(at("F1A-1")), s.building(at("F1A-4"))) == ((1, "shipyard"), (0, "academy"))
    assert (s.building(at("F1A-3")), s.building(at("F1A-5"))) == ((1, "academy"), (1, "shipyard"))
    assert events(s, "swap") == [{"from": at("F1A-1"), "location": at("F1A-4")}]
    assert s.spent() == {"architect"}


@rule("SEA-EX-24")
@pytest.mark.parametrize(("card", "ending", "back"), [("card 2", None, "reef"), ("card 1", "deep-card", "deep")])
def test_scout_at_the_edge(card: str, ending: str | None, back: str) -> None:
    s = Scenario(blue={"ready": "scout"}, deck=f"reef-9 {FOUR_DEEP}").next(dive="deep-3")
    s.play("use scout")
    assert s.state.view(0)["dive"]["looking_at"] == ["reef-9", "deep-3"]
    assert s.view["ending"] is None
    s.play(card, "half a").play(*["take fish"] * (card == "card 2"))
    assert (s.view["ending"], s.view["dive"]["next"]) == (ending, back)
    known = "reef-9" if card == "card 2" else "deep-3"
    assert (s.state.view(0)["dive"]["known"], s.state.view(1)["dive"]["known"]) == (known, None)

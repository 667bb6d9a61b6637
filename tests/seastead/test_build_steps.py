"""The steps of a build, in their order."""

from __future__ import annotations

from typing import Any

import pytest

from tests.played import refused
from tests.seastead.building import QUIET, REST, TYPES, spread
from tests.seastead.scenario import Scenario, solo

rule = pytest.mark.rule


def walk(s: Scenario, *texts: str) -> list[str]:
    """Play these actions; the decisions met on the way, each with its seat."""
    met = []
    for text in texts:
        s.play(text)
        met.append(f"{s.actor} {s.phase}")
    return met


# Ship


@rule("SEA-BUILD-05", "SEA-AMB-03")
def test_the_ship_is_served_after_the_payment_and_before_the_building_effect() -> None:
    s = Scenario(blue={"storage": "2 fish"}, orange={"ships": "1-2"}).play("build academy 1-2")
    assert (s.actor, s.phase, s.storage(), s.building("1-2")) == (1, "taking", "1 fish", (0, "academy"))
    assert walk(s, "take metal", "location 1-1", "slot 1") == ["1 placing", "0 choosing-specialist", "0 trading"]
    assert (s.ships(1), s.storage(1)) == ({"1-1"}, "1 metal")


@rule("SEA-BUILD-05")
@pytest.mark.parametrize("ships", ["1-1", "2-2"])
def test_a_ship_somewhere_else_is_not_touched(ships: str) -> None:
    s = Scenario(blue={"storage": "2 fish"}, orange={"ships": ships, **REST}).play("build academy 1-2")
    assert (s.actor, s.phase, s.ships(1)) == (0, "choosing-specialist", {ships})


@rule("SEA-AMB-03")
def test_with_the_option_the_ship_is_served_at_the_end_of_the_build() -> None:
    s = Scenario(
        blue={"storage": "4 seaweed", "buildings": spread(1, 0, 1)}, orange={"ships": "2-1", **REST},
        specialists=QUIET, ship_relocation="build-end",
    )  # fmt: skip
    met = walk(s, "build academy 2-1", "slot 1", "yes", "no", "take fish", "location 2-2")
    assert met == ["0 choosing-specialist", "0 cleaning", "0 demands", "1 taking", "1 placing", "1 menu"]
    assert (s.storage(), s.storage(1), s.ships(1)) == ("3 seaweed", "1 fish 2 metal", {"2-2"})


@rule("SEA-AMB-03")
def test_with_the_option_the_ship_comes_after_what_the_resolution_gives() -> None:
    s = Scenario(
        blue={"storage": "5 fish"}, orange={"ships": "1-4", **REST}, specialists=QUIET,
        resolution="environmental-standard", ship_relocation="build-end",
    )  # fmt: skip
    met = walk(s, "build academy 1-4", "slot 1", "no", "no", "no", "location 1-1")
    assert met == ["0 choosing-specialist", "0 cleaning", "0 cleaning", "1 taking", "1 placing", "1 menu"]


@rule("SEA-AMB-03")
@pytest.mark.parametrize(
    ("option", "first", "blues", "oranges"),
    [
        ("after-payment", 1, ["2-1", "2-2", "3-1", "3-2", "4-1", "4-2", "1-3"], ["1-2"]),
        ("build-end", 0, ["1-2"], ["2-1", "2-2", "3-1", "3-2", "4-1", "4-2", "1-3"]),
    ],
)
def test_who_finds_the_cheapest_location_free(option: str, first: int, blues: list[str], oranges: list[str]) -> None:
    s = Scenario(blue={"storage": "1 fish"}, orange={"ships": "1-1", **REST}, ship_relocation=option)
    s.play("build shipyard 1-1")
    if s.phase == "taking":
        s.play("no")
    assert (s.actor, s.phase) == (first, "placing")
    assert "1-2" in s.offered("location")
    s.play("location 1-2")
    while s.phase != "placing":
        s.play("no")
    assert (s.actor, sorted(s.offered("location"))) == (1 - first, sorted(oranges if first == 0 else blues))


@rule("SEA-AMB-03")
@pytest.mark.parametrize(("option", "phases"), [
    ("after-payment", ["placing", "choosing-dock"]), ("build-end", ["choosing-dock", "placing"]),
])  # fmt: skip
@pytest.mark.parametrize("alone", [False, True])
def test_the_own_ship_at_the_building_place(option: str, phases: list[str], alone: bool) -> None:
    given: dict[str, Any] = {"blue": {"storage": "1 fish", "ships": "1-2"}, "ship_relocation": option}
    s = (solo(**given) if alone else Scenario(orange=REST, **given)).play("build port 1-2")
    met = []
    while s.phase in ("placing", "choosing-dock", "removing-dock"):
        met.append(s.phase)
        s.play(s.legal()[0])
    assert [phase for phase in met if phase != "removing-dock"] == phases
    assert s.ships() == {"1-1"}


# Building effect


@rule("SEA-BUILD-06")
@pytest.mark.parametrize(
    ("building", "phase", "rules"),
    [
        ("port", "choosing-dock", ("SEA-BUILD-06", "SEA-PORT-01")),
        ("academy", "choosing-specialist", ("SEA-BUILD-06", "SEA-ACADEMY-01")),
        ("shipyard", "placing", ("SEA-BUILD-06", "SEA-SHIPYARD-01", "SEA-SHIP-01", "SEA-SHIP-08")),
    ],
)
def test_the_effect_of_the_type_just_built_must_be_used(building: str, phase: str, rules: tuple[str, ...]) -> None:
    s = Scenario(blue={"storage": "2 fish"}, orange=REST).play(f"build {building} 1-2")
    assert (s.actor, s.phase) == (0, phase)
    refused(s, "no", *rules)
    refused(s, "end", "SEA-TURN-06", *rules)


@rule("SEA-BUILD-06")
@pytest.mark.parametrize("building", TYPES)
def test_only_the_effect_of_the_type_just_built_is_used(building: str) -> None:
    s = Scenario(blue={"storage": "2 fish", "buildings": spread(1, 1, 1)}, orange=REST)
    had = (len(s.view["players"][0]["docks"]), len(s.ready() | s.spent()), len(s.ships()))
    s.play(f"build {building} 1-2", "location 2-1" if building == "shipyard" else "slot 1")
    has = (len(s.view["players"][0]["docks"]), len(s.ready() | s.spent()), len(s.ships()))
    assert [after - before for after, before in zip(has, had, strict=True)] == [name == building for name in TYPES]


# Row bonus, location effect, column bonus


@rule("SEA-BUILD-07", "SEA-AMB-04")
@pytest.mark.parametrize(
    ("building", "effect", "bonus"),
    [("port", "slot 1", "dock-bonus"), ("academy", "slot 1", "readying"), ("shipyard", "location 3-1", "shipping")],
)
def test_the_row_bonus_comes_between_building_effect_and_location_effect(
    building: str, effect: str, bonus: str
) -> None:
    counts = [3 * (name == building) for name in TYPES]
    s = Scenario(
        blue={"storage": "3 seaweed 1 metal", "buildings": spread(*counts)}, orange=REST, specialists=QUIET
    )  # fmt: skip
    met = walk(s, f"build {building} 2-1", effect, "no", "no")
    assert met[1:] == [f"0 {bonus}", "0 cleaning", "1 menu"]


@rule("SEA-BUILD-07")
@pytest.mark.parametrize("building", TYPES)
@pytest.mark.parametrize("before", [0, 1, 2])
def test_no_row_bonus_before_the_last_of_the_row(before: int, building: str) -> None:
    counts = [before * (name == building) for name in TYPES]
    s = Scenario(blue={"storage": "3 seaweed 1 metal", "buildings": spread(*counts)}, orange=REST, specialists=QUIET)
    met = walk(s, f"build {building} 2-1", "location 3-1" if building == "shipyard" else "slot 1")
    assert met[1] == "0 cleaning"


@rule("SEA-BUILD-07")
def test_an_empty_row_of_another_type_brings_no_second_row_bonus() -> None:
    s = Scenario(blue={"storage": "3 seaweed", "buildings": spread(4, 0, 0)}, orange=REST, specialists=QUIET)
    assert walk(s, "build academy 2-1", "slot 1", "no") == ["0 choosing-specialist", "0 cleaning", "1 menu"]


@rule("SEA-BUILD-08")
@pytest.mark.parametrize(("answer", "tokens"), [("yes", 1), ("no", 0)])
def test_the_effect_of_the_location_just_built_on_may_be_used(answer: str, tokens: int) -> None:
    s = Scenario(blue={"storage": "2 seaweed", "buildings": {"2-5": "academy"}}, orange=REST, specialists=QUIET)
    assert walk(s, "build academy 2-1", "slot 1", answer)[1:] == ["0 cleaning", "1 menu"]
    assert (s.cleanup(), s.cleanup(1)) == ((tokens, 0), (0, 0))


@rule("SEA-BUILD-08")
def test_a_mandatory_location_effect_cannot_be_declined() -> None:
    s = Scenario(blue={"storage": "8 seaweed"}, orange=REST, resolution="storage-tax")
    met = walk(s, "build port 2-1", "slot 1")
    assert met == ["0 choosing-dock", "1 menu"]
    assert s.storage() == "4 seaweed"
    s = Scenario(blue={"storage": "7 seaweed 1 fish"}, orange=REST, resolution="storage-tax")
    assert walk(s, "build port 2-1", "slot 1")[1] == "0 returning"
    refused(s, "no", "SEA-LOCATION-10")


@rule("SEA-BUILD-09", "SEA-AMB-04")
def test_the_column_bonus_comes_after_the_location_effect() -> None:
    s = Scenario(
        blue={"storage": "3 fish", "buildings": spread(1, 0, 1)}, orange=REST, specialists=QUIET
    ).play("build academy 1-1", "slot 1")  # fmt: skip
    assert (s.phase, s.demand()) == ("taking", "fish seaweed artifact metal")
    assert s.offered("take") == ["seaweed", "artifact", "metal"]
    assert walk(s, "take metal", "take metal", "exchange 1-2", "lock 1") == [
        "0 taking", "0 demands", "0 locking", "1 menu",
    ]  # fmt: skip


@rule("SEA-BUILD-09")
def test_no_column_bonus_while_no_column_has_just_been_emptied() -> None:
    s = Scenario(blue={"storage": "2 seaweed", "buildings": spread(1, 1, 1)}, orange=REST, specialists=QUIET)
    assert walk(s, "build academy 2-1", "slot 1", "no") == ["0 choosing-specialist", "0 cleaning", "1 menu"]


@rule("SEA-AMB-04", "SEA-BUILD-07", "SEA-BUILD-09")
def test_row_bonus_location_effect_and_column_bonus_of_the_very_last_building() -> None:
    s = Scenario(
        blue={"storage": "4 seaweed 2 fish", "buildings": spread(4, 3, 3)}, orange={"storage": "2 metal"},
        specialists=QUIET,
    )  # fmt: skip
    s.play("build shipyard 1-2", "location 3-1", "no", "no").end_turn()
    assert (s.actor, s.phase, s.view["ending"]) == (0, "menu", "few-buildings")
    met = walk(s, "build academy 2-1", "slot 1", "no", "no", "no")
    assert met[:4] == ["0 choosing-specialist", "0 readying", "0 cleaning", "0 demands"]


@rule("SEA-BUILD-10")
def test_what_the_resolution_gives_comes_after_the_column_bonus() -> None:
    s = Scenario(
        blue={"storage": "6 seaweed", "buildings": spread(1, 0, 1)}, orange=REST, specialists=QUIET,
        resolution="environmental-standard",
    )  # fmt: skip
    met = walk(s, "build academy 2-6", "slot 1", "no", "no", "yes")
    assert met == ["0 choosing-specialist", "0 cleaning", "0 demands", "0 cleaning", "1 menu"]
    assert s.cleanup() == (1, 0)


@rule("SEA-BUILD-10")
def test_the_resolution_in_force_at_that_moment_counts() -> None:
    s = Scenario(blue={"storage": "5 seaweed"}, orange=REST, specialists=QUIET, resolution="storage-tax")
    s.next(resolutions="environmental-standard free-trade")
    met = walk(s, "build academy 2-5", "slot 1", "card 1", "no", "yes")
    assert met == ["0 choosing-specialist", "0 resolving", "0 cleaning", "0 cleaning", "1 menu"]
    assert s.cleanup() == (1, 0)


# All of it


@rule("SEA-BUILD-13")
def test_the_complete_order_of_a_build_with_row_bonus_and_build_end() -> None:
    s = Scenario(
        blue={"storage": "5 seaweed", "ready": "environmentalist quartermaster", "spent": "diver"},
        orange={"ships": "2-6", "ready": "investor", "storage": "2 metal"},
        specialists=QUIET, resolution="environmental-standard",
    )  # fmt: skip
    texts = "use environmentalist", "build academy 2-6", "use investor", "take fish", "location 2-1", "slot 1"
    assert walk(s, *texts) == [
        "0 menu", "1 window", "1 taking", "1 placing", "0 choosing-specialist", "0 readying",
    ]  # fmt: skip
    assert (s.storage(), s.storage(1)) == ("", "1 fish 2 seaweed 2 metal")
    assert walk(s, "use environmentalist", "no", "yes", "yes", "end") == [
        "0 window", "0 cleaning", "0 cleaning", "0 window", "1 menu",
    ]  # fmt: skip
    assert s.cleanup() == (4, 0)


@rule("SEA-BUILD-13")
def test_the_complete_order_of_a_build_with_column_bonus_and_turn_end() -> None:
    s = Scenario(
        blue={"storage": "5 seaweed 7 fish 1 metal", "ready": "quartermaster", "buildings": {"3-6": "shipyard"}},
        orange={"ships": "2-6", "ready": "investor", "storage": "2 metal"}, resolution="storage-tax",
    )  # fmt: skip
    met = walk(s, "build port 2-6", "no", "no", "location 2-1", "slot 1", "no", "yes", "no", "end", "give metal")
    assert met == [
        "1 window", "1 taking", "1 placing", "0 choosing-dock", "0 window", "0 cleaning", "0 demands", "0 window",
        "0 returning", "1 menu",
    ]  # fmt: skip


@rule("SEA-BUILD-13")
def test_without_a_payment_nobody_reacts_to_it() -> None:
    s = Scenario(orange={"ships": "1-1", "ready": "investor", "storage": "2 metal"})
    assert walk(s, "build port 1-1") == ["1 taking"]


@rule("SEA-BUILD-13")
def test_the_end_is_triggered_by_the_building_before_its_effect() -> None:
    held = {f"1-{place}": building for place, building in zip(range(1, 6), [*TYPES, *TYPES[1:]], strict=True)}
    s = Scenario(blue={"storage": "6 fish"}, orange={"buildings": held, **REST}, specialists=QUIET)
    assert walk(s, "build academy 1-6") == ["0 choosing-specialist"]
    assert (s.view["ending"], s.view["last_round"]) == ("full-flotilla", 4)


@rule("SEA-BUILD-13")
def test_the_end_is_triggered_in_the_middle_of_a_build_by_the_last_cleanup_token() -> None:
    s = Scenario(
        blue={"storage": "2 seaweed", "buildings": spread(1, 0, 1)}, orange=REST, specialists=QUIET, cleanup_left=1
    )  # fmt: skip
    assert walk(s, "build academy 2-1", "slot 1") == ["0 choosing-specialist", "0 cleaning"]
    assert not s.view["ending"]
    assert walk(s, "yes") == ["0 demands"]
    assert s.view["ending"] == "no-cleanup"

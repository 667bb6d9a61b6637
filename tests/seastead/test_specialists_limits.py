"""Specialists: when they are turned face down, and what they can still do when something is missing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.played import refused
from tests.seastead.scenario import Scenario

rule = pytest.mark.rule

NOTHING_LEFT: dict[str, Any] = {
    "blue": {"storage": "10 fish 10 seaweed", "ready": "quartermaster diplomat trader environmentalist"},
    "orange": {"storage": "10 artifact 10 metal"},
}
PAIR = {"buildings": {"2-2": "academy", "2-3": "shipyard"}}
FEE: dict[str, Any] = {"resolution": "expert-fee"}
TAKES = ["take fish", "take seaweed", "take artifact", "take metal"]
MAY_TAKE = [*TAKES, "no"]


# When the card is turned


@rule("SEA-SPECIALIST-11", "SEA-SPECIALIST-03")
@pytest.mark.parametrize(
    ("card", "phase"),
    [
        ("quartermaster", "taking"),
        ("diplomat", "taking"),
        ("trader", "exchanging"),
        ("captain", "shipping"),
        ("salvager", "salvaging"),
        ("cartographer", "demands"),
    ],
)
def test_a_card_stays_face_up_until_its_ability_has_been_carried_out(card: str, phase: str) -> None:
    blue = {"storage": "2 fish 1 metal", "buildings": {**PAIR["buildings"], "3-1": "shipyard"}, "ships": "1-1 1-2"}
    s = Scenario(blue={**blue, "ready": card}).play(f"use {card}")
    assert (s.phase, s.ready(), s.spent()) == (phase, {card}, set())
    while s.phase != "menu":
        legal = s.legal()
        s.play("no" if "no" in legal else legal[0])
    assert (s.ready(), s.spent()) == (set(), {card})


@rule("SEA-SPECIALIST-11", "SEA-SP-A2")
def test_the_architect_is_turned_after_the_exchange() -> None:
    blue = {"storage": "2 fish", "buildings": {"2-2": "academy", "2-3": "shipyard", "2-4": "shipyard"}}
    s = Scenario(blue={**blue, "ready": "architect"}).play("build port 1-2", "slot 1", "no", "use architect")
    assert (s.phase, s.ready()) == ("swapping", {"architect"})
    s.play("location 2-4")
    assert s.spent() == {"architect"}


@rule("SEA-SPECIALIST-11", "SEA-SP-A3")
def test_the_diver_is_turned_after_taking() -> None:
    s = Scenario(blue={"ready": "diver"}).dive("reef-1", "a").play("take fish", "use diver")
    assert (s.phase, s.ready()) == ("taking", {"diver"})
    s.play("take metal")
    assert s.spent() == {"diver"}


@rule("SEA-SPECIALIST-11", "SEA-RS-15", "SEA-SP-A7")
def test_the_master_builder_is_turned_when_announced() -> None:
    s = Scenario(blue={"storage": "1 fish", "ready": "master-builder"}, **FEE).play("use master-builder")
    assert (s.spent(), s.legal()) == ({"master-builder"}, MAY_TAKE)
    s.play("take fish")
    assert s.phase == "menu"
    assert "build port 1-4" in s.legal()  # 4 less 2


@rule("SEA-SPECIALIST-11", "SEA-RS-15", "SEA-SP-B6")
def test_the_scout_is_turned_before_looking() -> None:
    s = Scenario(blue={"ready": "scout"}, **FEE).play("use scout")
    assert (s.spent(), s.legal(), s.view["dive"]["looking_at"]) == ({"scout"}, MAY_TAKE, [None, None])
    assert s.play("no").phase == "looking"


@rule("SEA-SPECIALIST-11", "SEA-RS-15", "SEA-SP-A1")
def test_the_fisher_is_turned_before_anything_is_taken() -> None:
    s = Scenario(blue={"ready": "fisher"}, **FEE).dive("reef-11", "a").play("use fisher")
    assert (s.spent(), s.legal(), s.storage(0), s.storage(1)) == ({"fisher"}, MAY_TAKE, "", "")
    assert s.play("take metal").storage() == "1 fish 1 seaweed 1 metal"


@rule("SEA-SPECIALIST-11", "SEA-RS-15", "SEA-SP-B7")
def test_the_engineer_is_turned_before_the_effect() -> None:
    blue = {"storage": "3 fish", "ready": "engineer"}
    s = Scenario(blue=blue, **FEE).play("build port 1-2", "slot 1", "use engineer")
    assert (s.spent(), s.legal()) == ({"engineer"}, MAY_TAKE)
    assert s.play("no").phase == "trading"


@rule("SEA-SPECIALIST-11", "SEA-RS-15", "SEA-SP-B3")
def test_the_agent_is_turned_at_once_and_its_user_is_asked() -> None:
    s = Scenario(active="orange", start="orange", blue={"ready": "agent"}, **FEE).dive("reef-11", "a")
    s.play("use agent")
    assert (s.actor, s.spent(), s.legal(), s.storage(1)) == (0, {"agent"}, MAY_TAKE, "")
    s.play("take metal")
    assert (s.storage(0), s.storage(1)) == ("1 fish 1 seaweed 1 metal", "1 artifact 1 metal")


@rule("SEA-SPECIALIST-11", "SEA-RS-15", "SEA-SP-B1")
def test_the_founder_is_turned_before_the_further_turn() -> None:
    s = Scenario(blue={"ready": "founder"}, **FEE).dive("reef-11", "a").play("use founder")
    assert (s.spent(), s.legal()) == ({"founder"}, MAY_TAKE)
    s.play("no")
    assert (s.g.current, s.phase) == (0, "menu")


@rule("SEA-SPECIALIST-11", "SEA-RS-15", "SEA-SP-A8")
def test_the_fee_for_other_cards_follows_their_ability() -> None:
    s = Scenario(blue={"ready": "quartermaster"}, **FEE).play("use quartermaster")
    assert s.legal() == TAKES
    s.play("take fish", "take fish")
    assert (s.legal(), s.spent()) == (MAY_TAKE, {"quartermaster"})
    s.play("take metal")
    assert (s.storage(), s.phase) == ("2 fish 1 metal", "menu")


# Nothing to do


@rule("SEA-SPECIALIST-14", "SEA-SP-A8", "SEA-SP-B8", "SEA-SP-A4")
@pytest.mark.parametrize("card", ["quartermaster", "diplomat", "trader"])
def test_nothing_in_the_supply(card: str) -> None:
    refused(Scenario(**NOTHING_LEFT), f"use {card}", "SEA-SPECIALIST-14")


@rule("SEA-SPECIALIST-14", "SEA-SP-A4")
def test_a_trader_with_nothing_to_give() -> None:
    refused(Scenario(blue={"ready": "trader"}), "use trader", "SEA-SPECIALIST-14")


@rule("SEA-SPECIALIST-14", "SEA-SP-A4")
def test_a_trader_when_only_the_own_kind_is_left() -> None:
    orange = {"storage": "10 seaweed 10 artifact 10 metal"}
    s = Scenario(blue={"storage": "5 fish", "ready": "trader"}, orange=orange)
    refused(s, "use trader", "SEA-SPECIALIST-14")


@rule("SEA-SPECIALIST-14", "SEA-SP-A6")
def test_a_captain_without_a_placed_ship() -> None:
    s = Scenario(blue={"buildings": {"1-1": "shipyard"}, "ready": "captain"}, orange={"ships": "2-1"})
    refused(s, "use captain", "SEA-SPECIALIST-14")


@rule("SEA-SPECIALIST-14", "SEA-SP-A6")
def test_a_captain_without_a_free_location() -> None:
    kinds = ["port", "port", "academy", "shipyard", "shipyard"]
    blue = {f"{flotilla}-{n + 1}": kinds[n] for flotilla in (1, 2) for n in range(5)}
    orange = {f"{flotilla}-{n + 1}": kinds[n] for flotilla in (3, 4) for n in range(5)}
    held: dict[str, Any] = {"blue": {"buildings": blue, "ships": "1-6 2-6", "ready": "captain agent"}}
    full = Scenario(**held, orange={"buildings": orange, "ships": "3-6 4-6"})
    refused(full, "use captain", "SEA-SPECIALIST-14")
    s = Scenario(**held, orange={"buildings": orange, "ships": "3-6"}).play("use captain")
    assert s.offered("location") == ["1-6", "2-6"]


@rule("SEA-SPECIALIST-14", "SEA-SP-A7")
@pytest.mark.parametrize(("fish", "locked", "possible"), [(0, "open", False), (1, "open", True), (1, "closed", False)])
def test_a_master_builder_needs_a_legal_build(fish: int, locked: str, possible: bool) -> None:
    cheap = ["1-1", "2-1", "2-2", "2-3", "3-1", "3-2", "4-1", "4-2", "4-3"]  # with 1-2, all that would cost nothing
    orange = {"buildings": dict(zip(cheap, ["port", "academy", "shipyard"] * 3, strict=True))}
    blue: dict[str, Any] = {"buildings": {"1-2": "academy"}, "ready": "master-builder"}
    if fish:
        blue["storage"] = f"{fish} fish"
    s = Scenario(blue=blue, orange=orange, locked=1, locked_flotilla=locked)
    if possible:
        s.play("use master-builder")
        assert "build port 1-3" in s.legal()
    else:
        refused(s, "use master-builder", "SEA-SPECIALIST-14")


@rule("SEA-SPECIALIST-14", "SEA-SP-B6")
def test_a_scout_needs_a_dive_card() -> None:
    orange = {"storage": "2 fish", "ready": "scout"}
    s = Scenario(orange=orange, deck="reef-11").dive("reef-11", "a")
    assert s.g.current == 1
    refused(s, "use scout", "SEA-SPECIALIST-14")


@rule("SEA-SPECIALIST-14", "SEA-SP-A3")
@pytest.mark.parametrize(("fish", "asked"), [(8, False), (7, True)])
def test_a_diver_needs_something_to_take(fish: int, asked: bool) -> None:
    s = Scenario(blue={"ready": "diver"}, orange={"storage": f"{fish} fish"}).dive("reef-9", "a")
    assert s.ready() == {"diver"}
    assert ("use diver" in s.legal()) == asked
    if asked:
        assert s.play("use diver").storage() == "3 fish"


@rule("SEA-SPECIALIST-14", "SEA-SP-A2")
@pytest.mark.parametrize(
    ("academy", "shipyard"), [("2-1", "2-4"), ("2-4", "2-1"), ("2-2", "2-6"), ("2-6", "2-2"), ("2-1", "3-1")]
)
def test_an_architect_without_a_pair(academy: str, shipyard: str) -> None:
    blue = {"storage": "2 fish", "buildings": {academy: "academy", shipyard: "shipyard"}, "ready": "architect founder"}
    s = Scenario(blue=blue).play("build port 1-2", "slot 1", "no")
    assert s.view["asked"] == {"window": "post"}
    refused(s, "use architect", "SEA-SPECIALIST-14")


@rule("SEA-SPECIALIST-14", "SEA-SP-B4")
def test_a_salvager_without_a_destination() -> None:
    zero_or_one = [f"{flotilla}-{n}" for flotilla in range(1, 5) for n in (1, 2, 3)]
    zero_or_one.remove("1-1")
    types = ["port"] * 4 + ["academy"] * 3 + ["shipyard"] * 3
    orange = {"buildings": dict(zip(zero_or_one[:10], types, strict=True))}
    blue = {"buildings": {"1-1": "academy", zero_or_one[10]: "port"}, "ready": "salvager"}
    refused(Scenario(blue=blue, orange=orange), "use salvager", "SEA-SPECIALIST-14")
    orange["buildings"]["1-6"] = orange["buildings"].pop("1-2")
    s = Scenario(blue=blue, orange=orange).play("use salvager")
    assert s.building("1-2") == (0, "academy")


@rule("SEA-SPECIALIST-14", "SEA-SP-B2", "SEA-RS-01")
def test_an_investor_without_the_demanded_kind_in_the_supply() -> None:
    held: dict[str, Any] = {"active": "orange", "resolution": "free-trade"}
    orange = {"storage": "1 metal", "ready": "master-builder"}
    s = Scenario(blue={"storage": "10 fish", "ready": "investor"}, orange=orange, **held)
    s.play("use master-builder", "build port 1-3")
    assert (s.actor, s.phase, s.ready()) == (1, "choosing-dock", {"investor"})
    s = Scenario(blue={"storage": "9 fish", "ready": "investor"}, orange=orange, **held)
    s.play("use master-builder", "build port 1-3")
    assert (s.actor, s.legal()) == (0, ["use investor", "no"])
    assert s.play("use investor").storage() == "10 fish"


# As far as possible


@rule("SEA-SPECIALIST-14", "SEA-SP-A8", "SEA-SUPPLY-01")
def test_a_quartermaster_takes_the_last_resource() -> None:
    blue = {"storage": "10 fish 9 seaweed", "ready": "quartermaster"}
    s = Scenario(blue=blue, orange={"storage": "10 artifact 10 metal"}).play("use quartermaster")
    assert (s.storage(), s.spent()) == ("10 fish 10 seaweed", {"quartermaster"})


@rule("SEA-SPECIALIST-14", "SEA-SP-B8")
def test_a_diplomat_takes_what_is_left() -> None:
    places = {"1-1": "port", "1-2": "port", "2-1": "port", "2-2": "academy", "3-1": "shipyard", "3-2": "shipyard"}
    blue = {"storage": "10 fish 8 seaweed", "buildings": places, "ready": "diplomat"}
    s = Scenario(blue=blue, orange={"storage": "10 artifact 10 metal"}).play("use diplomat")
    assert (s.storage(), s.phase) == ("10 fish 10 seaweed", "menu")


@rule("SEA-SPECIALIST-14", "SEA-SP-B5")
def test_a_cartographer_when_the_supply_is_empty() -> None:
    blue = {"storage": "10 fish 10 seaweed", "ready": "cartographer"}
    s = Scenario(blue=blue, orange={"storage": "10 artifact 10 metal"}).play("use cartographer", "exchange 1-2")
    s.play("lock 1")
    assert (s.demand(), s.spent(), s.phase) == ("seaweed fish artifact metal", {"cartographer"}, "menu")


@rule("SEA-SPECIALIST-14", "SEA-LOCATION-16", "SEA-AMB-22")
def test_turning_a_card_for_a_location_effect_is_no_use() -> None:
    blue = {"storage": "5 artifact", "ready": "environmentalist"}
    s = Scenario(blue=blue, **FEE).play("build shipyard 3-5", "location 1-1", "no")
    assert s.phase == "flipping"
    s.play("use environmentalist", "take metal", "take metal")
    assert (s.cleanup(), s.storage(), s.spent()) == ((0, 0), "2 metal", {"environmentalist"})
    assert (s.g.current, s.me.used) == (1, 0)  # no fee


@rule("SEA-SPECIALIST-14", "SEA-SP-B7")
@pytest.mark.parametrize(
    ("storage", "build", "usable"),
    [
        ("1 seaweed", "build academy 2-2", False),  # pay a resource for a cleanup token: nothing to pay with
        ("1 seaweed 1 metal", "build academy 2-2", True),
        ("2 metal", "build shipyard 4-2", False),  # turn a specialist: there is no other one
        ("2 metal", "build academy 4-2", True),
        ("4 metal", "build shipyard 4-4", True),  # copy: the academy of the Engineer stands somewhere
        ("2 seaweed", "build shipyard 2-1", True),  # a cleanup token
    ],
)
def test_the_engineer_needs_an_effect_that_can_do_something(storage: str, build: str, usable: bool) -> None:
    s = Scenario(blue={"storage": storage, "ready": "engineer"}).play(build)
    while s.phase in ("choosing-specialist", "placing"):
        s.play(s.legal()[0])
    assert (s.phase == "window" and "use engineer" in s.legal()) == usable

"""The resolutions about diving, specialists and the turn, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.played import refused
from tests.seastead.arriving import ALL, ONE_EACH, duel, fund, over, seats

rule = pytest.mark.rule

ANY = [f"take {kind}" for kind in ALL]


# Rich Grounds, Solidarity Fund


@rule("SEA-RS-07", "SEA-RESOLUTION-02")
@seats
def test_the_diver_may_take_one_more_when_both_have_taken(seat: int) -> None:
    s = duel(seat, {"storage": "1 metal"}, {"storage": "1 metal"}, resolution="rich-grounds").dive("reef-9", "a")
    assert (s.storage(seat), s.storage(1 - seat)) == ("2 fish 1 metal", "2 artifact 1 metal")
    assert (s.actor, s.legal()) == (seat, [*ANY, "no"])
    s.play("take metal")
    assert (s.storage(seat), s.storage(1 - seat), over(s, seat)) == ("2 fish 2 metal", "2 artifact 1 metal", True)


@rule("SEA-RS-07", "SEA-RS-08")
@pytest.mark.parametrize("resolution", ["rich-grounds", "solidarity-fund"])
def test_one_more_may_be_declined(resolution: str) -> None:
    s = duel(0, {}, resolution=resolution).dive("reef-9", "a").play("no")
    if resolution == "solidarity-fund":
        assert (s.actor, s.legal()) == (1, [*ANY, "no"])
        s.play("no")
    assert (s.storage(0), s.storage(1), over(s)) == ("2 fish", "1 fish 1 seaweed 3 artifact 1 metal", True)


@rule("SEA-RS-07", "SEA-RS-08")
@pytest.mark.parametrize("resolution", ["rich-grounds", "solidarity-fund"])
def test_one_more_comes_after_a_second_taking(resolution: str) -> None:
    s = duel(0, {"ready": "diver"}, resolution=resolution, specialists="fisher agent founder").dive("reef-9", "a")
    assert s.legal() == ["use diver", "no"]
    s.play("use diver")
    assert (s.storage(), s.legal()) == ("4 fish", [*ANY, "no"])


@rule("SEA-RS-07")
def test_one_more_only_of_what_is_in_the_supply() -> None:
    other = {"storage": "8 fish 10 seaweed 8 artifact 9 metal"}
    s = duel(0, {}, other, resolution="rich-grounds").dive("reef-9", "a")
    assert s.legal() == ["take metal", "no"]


@rule("SEA-RS-07", "SEA-RS-08")
@pytest.mark.parametrize("resolution", ["rich-grounds", "solidarity-fund"])
def test_building_brings_nothing_more(resolution: str) -> None:
    s = duel(0, {"storage": "2 artifact"}, resolution=resolution).play("build port 3-2", "slot 1")
    assert (s.storage(), s.storage(1), over(s)) == ("", ONE_EACH, True)


@rule("SEA-RS-08", "SEA-RESOLUTION-02")
@seats
def test_both_may_take_one_more_the_diver_first(seat: int) -> None:
    s = duel(seat, {}, {"storage": "1 metal"}, resolution="solidarity-fund").dive("reef-9", "a")
    assert (s.actor, s.legal()) == (seat, [*ANY, "no"])
    s.play("take seaweed")
    assert (s.actor, s.legal()) == (1 - seat, [*ANY, "no"])
    s.play("take metal")
    assert (s.storage(seat), s.storage(1 - seat)) == ("2 fish 1 seaweed", "2 artifact 2 metal")
    assert over(s, seat)


@rule("SEA-RS-08")
def test_the_diver_takes_the_last_resource_of_all() -> None:
    other = {"storage": "8 fish 10 seaweed 8 artifact 9 metal"}
    s = duel(0, {}, other, resolution="solidarity-fund").dive("reef-9", "a").play("take metal")
    assert (s.storage(0), s.storage(1), over(s)) == ("2 fish 1 metal", "8 fish 10 seaweed 10 artifact 9 metal", True)


# Storage Tax


@rule("SEA-RS-09", "SEA-RESOLUTION-02")
@seats
def test_who_holds_more_than_six_returns_some_at_the_end_of_the_own_turn(seat: int) -> None:
    other = {"storage": "4 seaweed 3 metal"}
    s = duel(seat, {"storage": "3 fish 3 metal"}, other, resolution="storage-tax").dive("reef-9", "a")
    for rest in ("4 fish 3 metal", "4 fish 2 metal"):
        assert (s.actor, s.phase, s.legal()) == (seat, "returning", ["give fish", "give metal"])
        assert s.why_not("no")
        s.play("give fish" if rest.endswith("3 metal") else "give metal")
        assert s.storage(seat) == rest
    assert (s.storage(1 - seat), over(s, seat)) == ("4 seaweed 2 artifact 3 metal", True)


@rule("SEA-RS-09")
def test_the_tax_is_named_when_it_is_refused() -> None:
    s = duel(0, {"storage": "3 fish 3 metal"}, resolution="storage-tax").dive("reef-9", "a")
    refused(s, "no", "SEA-RS-09")
    refused(s, "give seaweed", "SEA-GEN-04")


@rule("SEA-RS-09")
def test_six_may_be_kept() -> None:
    s = duel(0, {"storage": "2 fish 2 metal"}, resolution="storage-tax").dive("reef-9", "a")
    assert (s.storage(), over(s)) == ("4 fish 2 metal", True)


@rule("SEA-RS-09")
def test_the_tax_is_due_after_building_too() -> None:
    s = duel(0, {"storage": "2 artifact 7 metal"}, resolution="storage-tax").play("build port 3-2", "slot 1", "no")
    assert (s.storage(), over(s)) == ("6 metal", True)


@rule("SEA-RS-09")
def test_the_tax_comes_after_the_last_window() -> None:
    me = {"storage": "4 metal", "ready": "quartermaster"}
    s = duel(0, me, resolution="storage-tax").dive("reef-9", "a")
    assert s.legal() == ["use quartermaster", "end"]
    s.play("use quartermaster", "take fish", "take fish")
    assert (s.phase, s.storage()) == ("returning", "4 fish 4 metal")
    s.play("give fish", "give fish")
    assert (s.storage(), over(s)) == ("2 fish 4 metal", True)


@rule("SEA-RS-09")
def test_the_tax_is_due_at_the_end_of_both_turns_of_the_founder() -> None:
    me = {"storage": "3 fish 3 metal", "ready": "founder"}
    s = duel(0, me, resolution="storage-tax").dive("reef-9", "a").play("use founder")
    assert s.phase == "returning"
    s.play("give fish", "give fish")
    assert (s.storage(), s.g.current, s.phase) == ("3 fish 3 metal", 0, "menu")
    s.dive("reef-10", "a")
    assert (s.phase, s.storage()) == ("returning", "3 fish 2 seaweed 3 metal")
    s.play("give metal", "give seaweed")
    assert (s.storage(), over(s)) == ("3 fish 1 seaweed 2 metal", True)


@rule("SEA-RS-09")
def test_the_tax_is_due_in_every_turn_up_to_the_last() -> None:
    me = {"storage": "3 fish 3 metal", "ready": "environmentalist"}
    s = duel(0, me, {"storage": "3 seaweed 3 artifact"}, resolution="storage-tax", cleanup_left=1)
    s.play("use environmentalist")
    for turn in range(4):
        assert not s.state.over
        s.end_turn()
        assert sum(s.player(turn % 2).storage) == 6
        assert sum(s.player(1 - turn % 2).storage) > 6
    assert s.state.over


# Exchange Market


@rule("SEA-RS-13", "SEA-RESOLUTION-02")
@seats
def test_one_exchange_before_the_action(seat: int) -> None:
    s = duel(seat, {"storage": "2 fish 1 metal"}, resolution="exchange-market")
    assert s.offered("give") == ["fish", "metal"]
    refused(s, "give seaweed", "SEA-GEN-04")
    s.play("give fish")
    assert (s.actor, s.legal()) == (seat, ["take seaweed", "take artifact", "take metal"])
    assert s.why_not("take fish")
    s.play("take metal")
    assert (s.storage(seat), s.g.current, s.phase) == ("1 fish 2 metal", seat, "menu")
    assert s.offered("give") == []
    refused(s, "give fish", "SEA-RS-13")
    assert "dive" in s.legal()


@rule("SEA-RS-13")
def test_the_market_is_named_when_the_same_kind_is_refused() -> None:
    s = duel(0, {"storage": "2 fish 1 metal"}, resolution="exchange-market").play("give fish")
    refused(s, "take fish", "SEA-RS-13")


@rule("SEA-RS-13")
def test_an_exchange_can_make_a_building_possible() -> None:
    s = duel(0, {"storage": "1 fish 1 metal"}, resolution="exchange-market")
    refused(s, "build academy 1-2", "SEA-BUILD-04")
    s.play("give metal", "take fish", "build academy 1-2")
    assert s.storage() == ""


@rule("SEA-RS-13")
def test_no_exchange_is_needed() -> None:
    s = duel(0, {"storage": "1 fish"}, resolution="exchange-market").dive("reef-9", "a")
    assert (s.storage(), over(s)) == ("3 fish", True)


@rule("SEA-RS-13")
def test_each_turn_has_its_own_exchange() -> None:
    me = {"storage": "2 fish", "ready": "founder"}
    s = duel(0, me, resolution="exchange-market").play("give fish", "take metal").dive("reef-9", "a")
    refused(s, "give fish", "SEA-RS-13", "SEA-LOCATION-03")
    s.play("use founder")
    assert (s.g.current, s.offered("give")) == (0, ["fish", "metal"])
    s.end_turn()
    assert (s.g.current, s.offered("give")) == (1, ALL)
    s.end_turn()
    assert (s.g.current, s.offered("give")[0]) == (0, "fish")


@rule("SEA-RS-13")
def test_exchange_between_specialists() -> None:
    me = {"storage": "1 fish", "ready": "quartermaster environmentalist"}
    s = duel(0, me, resolution="exchange-market").play("use environmentalist")
    assert s.offered("give") == ["fish"]
    s.play("give fish", "take metal")
    assert s.offered("use") == ["quartermaster"]
    s.play("use quartermaster", "take fish", "take fish")
    assert s.offered("give") == []


@rule("SEA-RS-13")
def test_no_exchange_after_a_specialist_that_closes_the_window() -> None:
    me = {"storage": "1 fish", "ready": "master-builder"}
    s = duel(0, me, resolution="exchange-market").play("use master-builder")
    assert s.offered("give") == []
    refused(s, "give fish", "SEA-SPECIALIST-08")


@rule("SEA-RS-13")
def test_an_exchange_needs_another_kind_in_the_supply() -> None:
    s = duel(0, {"storage": "2 fish"}, {"storage": "10 seaweed 10 artifact 10 metal"}, resolution="exchange-market")
    assert s.offered("give") == []
    refused(s, "give fish", "SEA-RS-13")


@rule("SEA-RS-13")
def test_the_kind_taken_must_be_in_the_supply() -> None:
    s = duel(0, {"storage": "2 fish"}, {"storage": "10 seaweed 1 metal"}, resolution="exchange-market")
    assert s.play("give fish").legal() == ["take artifact", "take metal"]


@rule("SEA-RS-13", "SEA-RESOLUTION-01")
@pytest.mark.parametrize(
    ("table", "named"), [({"resolution": "rich-grounds"}, "SEA-RS-13"), ({"sides": "A"}, "SEA-TURN-02")]
)
def test_without_the_market_there_is_no_exchange(table: dict[str, Any], named: str) -> None:
    s = duel(0, {"storage": "2 fish"}, **table)
    refused(s, "give fish", named)


# Expert Fee


@rule("SEA-RS-15", "SEA-RESOLUTION-02")
@seats
def test_a_resource_after_a_specialist(seat: int) -> None:
    me = {"storage": "1 fish", "ready": "environmentalist"}
    s = duel(seat, me, {"storage": "1 fish", "ready": "scout"}, resolution="expert-fee").play("use environmentalist")
    assert (s.cleanup(seat), s.ready(seat)) == ((2, 0), set())
    assert (s.actor, s.legal()) == (seat, [*ANY, "no"])
    s.play("take metal")
    assert (s.storage(seat), s.storage(1 - seat), s.phase, s.g.current) == ("1 fish 1 metal", "1 fish", "menu", seat)


@rule("SEA-RS-15")
def test_the_fee_may_be_declined() -> None:
    s = duel(0, {"storage": "2 fish", "ready": "environmentalist"}, resolution="expert-fee")
    s.play("use environmentalist", "no")
    assert (s.storage(), s.phase) == ("2 fish", "menu")


@rule("SEA-RS-15")
def test_the_fee_comes_after_the_ability() -> None:
    s = duel(0, {"storage": "2 fish", "ready": "quartermaster"}, resolution="expert-fee").play("use quartermaster")
    assert (s.legal(), s.ready()) == (ANY, {"quartermaster"})
    s.play("take metal", "take metal")
    assert (s.legal(), s.spent()) == ([*ANY, "no"], {"quartermaster"})


@rule("SEA-RS-15")
def test_the_fee_comes_before_a_later_effect_of_the_card() -> None:
    me = {"storage": "1 fish", "ready": "master-builder"}
    s = duel(0, me, resolution="expert-fee").play("use master-builder")
    assert (s.legal(), s.spent()) == ([*ANY, "no"], {"master-builder"})
    s.play("take fish", "build port 1-4")
    assert s.storage() == ""


@rule("SEA-RS-15")
def test_the_fee_comes_before_the_scout_looks() -> None:
    s = duel(0, {"storage": "1 fish", "ready": "scout"}, resolution="expert-fee", specialists="fisher agent founder")
    s.play("use scout")
    assert (s.legal(), s.state.view(0)["dive"]["looking_at"]) == ([*ANY, "no"], [None, None])
    s.play("no")
    assert s.phase == "looking"


@rule("SEA-RS-15")
def test_the_fee_comes_before_the_fisher_takes() -> None:
    s = duel(0, {"ready": "fisher"}, resolution="expert-fee").dive("reef-9", "a").play("use fisher")
    assert (s.storage(), s.actor, s.legal()) == ("", 0, [*ANY, "no"])


@rule("SEA-RS-15")
def test_the_fee_comes_before_the_turn_of_the_founder() -> None:
    s = duel(0, {"ready": "founder"}, resolution="expert-fee").dive("reef-9", "a").play("use founder")
    assert (s.view["action"], s.legal()) == ("dive", [*ANY, "no"])


@rule("SEA-RS-15")
@seats
def test_a_fee_for_the_agent_in_the_turn_of_the_opponent(seat: int) -> None:
    s = duel(seat, {}, {"storage": "1 metal", "ready": "agent"}, resolution="expert-fee").dive("reef-9", "a")
    s.play("use agent")
    assert (s.actor, s.legal(), s.storage(seat)) == (1 - seat, [*ANY, "no"], "")
    s.play("take metal")
    assert (s.storage(seat), s.storage(1 - seat)) == ("2 artifact", "2 fish 2 metal")


@rule("SEA-RS-15")
@seats
def test_a_fee_for_the_investor_in_the_turn_of_the_opponent(seat: int) -> None:
    me, other = {"storage": "2 fish"}, {"storage": "1 metal", "ready": "investor"}
    s = duel(seat, me, other, resolution="expert-fee").play("build academy 1-2", "use investor")
    assert (s.storage(1 - seat), s.actor, s.legal()) == ("2 fish 1 metal", 1 - seat, [*ANY, "no"])
    s.play("take seaweed")
    assert (s.storage(seat), s.storage(1 - seat), s.actor) == ("", "2 fish 1 seaweed 1 metal", seat)


@rule("SEA-RS-15")
def test_each_use_has_its_fee() -> None:
    me = {"storage": "2 fish", "ready": "environmentalist quartermaster"}
    s = duel(0, me, resolution="expert-fee").play("use environmentalist", "take metal")
    s.play("use quartermaster", "take artifact", "take artifact")
    assert s.legal() == [*ANY, "no"]
    assert s.play("take artifact").storage() == "2 fish 3 artifact 1 metal"


@rule("SEA-RS-15")
def test_the_fee_is_what_the_supply_has() -> None:
    me = {"storage": "2 fish", "ready": "environmentalist"}
    other = {"storage": "7 fish 10 seaweed 10 artifact 10 metal"}
    s = duel(0, me, other, resolution="expert-fee").play("use environmentalist")
    assert s.legal() == ["take fish", "no"]


@rule("SEA-RS-15")
def test_a_fee_after_the_build() -> None:
    me = {"storage": "2 artifact", "ready": "environmentalist"}
    s = duel(0, me, resolution="expert-fee")
    fund(s, "port", "2-1")
    s.play("build port 2-1", "slot 1", "no", "use environmentalist")
    assert (s.phase, s.legal()) == ("taking", [*ANY, "no"])
    s.play("take fish")
    assert (s.storage(), over(s)) == ("1 fish 2 artifact", True)

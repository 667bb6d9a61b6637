"""The worked examples of the rules, OTYS-EX-1 to OTYS-EX-14, word for word."""

from __future__ import annotations

import pytest

from tests.otys.scenario import Scenario

rule = pytest.mark.rule


@rule("OTYS-EX-1", "OTYS-HACK-01", "OTYS-HACK-02", "OTYS-HACK-04")
def test_declined_sponsor_engineer_hacker_reached() -> None:
    s = Scenario(column="TR ME PL | EN FU TE SP EX", sponsors="3A 1A 2A 4A 5A", credits=3, used="2 3 4 5 X")
    s.play("key 1", "go", "improve mechanic")
    assert s.state.view(0)["players"][0]["movement"] == 2
    assert s.me.credits == 2
    assert s.available() == "1 2 3 4 5 X"
    assert s.used() == ""
    assert s.column() == "TR ME PL | EN FU TE SP EX"
    s.play("surface")
    assert s.column() == "EN TR ME | PL FU TE SP EX"
    assert s.me.score == 0


@rule("OTYS-EX-2")
def test_x_key_rotation_take_back_upgraded_fuel_expert() -> None:
    s = Scenario(
        column="SP EN TR | ME FU* PL TE EX", sponsors="3A 4A 2A 1A 5A", used="2 4", levels={2: "M1"}, batteries=1
    )
    s.play("x 2")
    assert s.order() == "5A 3A 4A 2A 1A"
    s.play("retrieve 4")
    assert s.available() == "1 3 4 5"
    s.play("go", "take", "bonus", "surface")
    assert s.held(2) == "M1 F1"
    assert s.me.batteries == 2
    assert s.used() == "2 X"
    assert s.column() == "FU* SP EN | TR ME PL TE EX"

"""From values to chances: the curve is found again, and what was shipped is what was measured."""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp, log

import pytest

import fathom
from fathom.core.chance import Seeded
from fathom.study.calibration import Curve, curve, fit, logit, moved
from tests.tables import GAMES, PACKS, sizes

HELD = json.loads((files("fathom.study") / "calibration.json").read_text(encoding="utf-8"))


def test_a_known_curve_is_found_again() -> None:
    chance, rows = Seeded(3), []
    for _ in range(6000):
        value, progress = 0.02 + 0.96 * chance.pick(1000) / 1000, chance.pick(1000) / 1000
        p = 1 / (1 + exp(-(-0.4 + (0.5 + 1.2 * progress) * logit(value))))
        rows.append((value, progress, float(chance.pick(10000) < 10000 * p)))
    assert fit(rows) == pytest.approx((-0.4, 0.5, 1.2), abs=0.2)


def test_few_rows_do_no_harm() -> None:
    assert fit([]) == pytest.approx((0.0, 1.0, 0.0))
    assert abs(fit([(0.9, 0.5, 1.0)])[1] - 1) < 1


def test_the_curve_rises_and_stays_within_bounds() -> None:
    one = Curve(-0.4, 0.6, 0.9, length=100, positions=1)
    for moment in (0, 50, 1000):
        chances = [one.chance(value / 50, moment) for value in range(51)]
        assert chances == sorted(chances)
        assert 0 < chances[0] < chances[-1] < 1


def test_chances_are_divided_so_that_they_make_one() -> None:
    one = Curve(0.0, 0.6, 0.9, length=100, positions=1)
    assert one.shared((0.7, 0.3), 30) == pytest.approx((one.chance(0.7, 30), one.chance(0.3, 30)))
    assert one.shared((0.4,) * 4, 30) == pytest.approx((0.25,) * 4)
    # Four seats of which one is ahead by points: odds between two of them follow from the points between them.
    three = Curve(-log(3), 1.0, positions=1)
    leads = [8.0, 2.0, -4.0, -6.0]  # over the mean of all; over that of the others it is a third more
    shared = three.shared([1 / (1 + exp(-lead / 3)) for lead in leads], 0)
    assert sum(shared) == pytest.approx(1)
    assert log(shared[0] / shared[1]) == pytest.approx((leads[0] - leads[1]) / 4)


def test_a_lead_moves_a_value() -> None:
    assert moved(0.5, 0, 10) == pytest.approx(0.5)
    assert moved(0.3, 2, 10) > 0.3 > moved(0.3, -2, 10) > 0
    assert moved(1.0, 50, 10) < 1


def test_what_was_not_measured_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathom.study.calibration.measured", dict)
    guess = curve(fathom.load("otys", players=4))
    assert guess is not None
    assert not guess.measured
    assert guess.chance(0.5, 10) == pytest.approx(0.25)  # even chances
    assert guess.shift == pytest.approx(-log(3))
    assert curve(fathom.load("octodice", players=1)) is None


def test_a_data_pack_of_ones_own_was_not_measured() -> None:
    name = next(name for name in GAMES if name in HELD and name in PACKS)
    found = curve(fathom.load(name, data=PACKS[name], players=2))
    assert found is not None
    assert not found.measured


@pytest.mark.parametrize(("name", "players"), [(name, int(size)) for name in HELD for size in HELD[name]])
def test_what_is_shipped_was_measured_well_enough(name: str, players: int) -> None:
    figures = HELD[name][str(players)]
    assert players in sizes(name)
    assert figures["positions"] >= 2000
    assert figures["brier"] < figures["fair"]
    for expected, won, seats in figures["bins"]:
        assert abs(expected - won) < 0.05 + 1.2 / seats**0.5
    found = curve(fathom.load(name, players=players))
    assert found is not None
    assert found.measured
    assert found.slope > 0
    assert found.slope + found.later > 0

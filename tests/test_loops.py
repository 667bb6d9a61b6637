"""How tests are chosen: by rule, by game, by volume; and that they stand apart from each other."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent


def collected(*args: str) -> subprocess.CompletedProcess[str]:
    """What pytest would run."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-p", "no:cacheprovider", "-p", "no:xdist", *args]
    return subprocess.run(command, cwd=TESTS.parent, capture_output=True, text=True)


@pytest.mark.slow
def test_a_rule_is_chosen() -> None:
    found = re.findall(r"^tests/.*::.*$", collected("--rule", "OTYS-TURN-03").stdout, re.M)
    assert len(found) == 6
    assert {line.split("/")[1] for line in found} == {"otys"}


def test_a_rule_that_there_is_not_is_refused_with_its_neighbours() -> None:
    done = collected("--rule", "OTYS-TURM-03")
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "no rule OTYS-TURM-03; did you mean OTYS-TURN-03" in done.stderr


@pytest.mark.slow
def test_a_game_has_its_own_tests_and_its_share_of_the_others() -> None:
    found = re.findall(r"^tests/.*::.*$", collected("--game", "octodice").stdout, re.M)
    own = [line for line in found if line.startswith("tests/octodice/")]
    assert 0 < len(own) < len(found)
    assert all("octodice" in line for line in found)
    assert any("test_every_game_keeps_to_the_subset" in line for line in found)
    assert any("test_golden_games_replay" in line for line in found)


@pytest.mark.slow
def test_volume_is_left_out_unless_it_is_wanted() -> None:
    place = "tests/test_worlds.py"
    usual, proved = (collected(place, *args).stdout for args in ((), ("--prove",)))
    assert "test_compiled_with_a_data_pack_plays_by_that_pack[otys]" in usual
    assert "test_compiled_with_a_data_pack_plays_by_that_pack[abyss]" not in usual
    assert "test_bounds_are_kept" not in usual
    assert "test_bounds_are_kept[abyss]" in proved
    assert "test_batch_refuses" not in proved


def test_no_test_imports_another() -> None:
    pattern = re.compile(r"^\s*(from|import) (tests\.)?(\w+\.)*test_", re.M)
    assert [str(path) for path in TESTS.rglob("*.py") if pattern.search(path.read_text(encoding="utf-8"))] == []

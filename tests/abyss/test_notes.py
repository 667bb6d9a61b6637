"""What could be remembered of the Council: what every seat is taken to know, and nothing else."""

from __future__ import annotations

import fathom
from fathom.core.text import LANGUAGES
from tests.abyss.scenario import Scenario
from tests.tables import positions


def test_the_stacks_card_by_card() -> None:
    s = Scenario(council={"crab": "crab-1 crab-3", "squid": "squid-2"})
    assert s.state.notes(0) == ["Council, Crab: Crab 1, Crab 3", "Council, Squid: Squid 2"]
    assert s.state.notes(1) == s.state.notes(None) == s.state.notes(0), "all have seen them"
    assert len({tuple(s.state.notes(0, lang)) for lang in LANGUAGES}) == 3


def test_who_is_taken_to_forget_has_no_notes() -> None:
    assert Scenario(memory="none", council={"crab": "crab-1"}).state.notes(0) == []


def test_they_tell_nothing_that_a_seat_is_not_taken_to_know() -> None:
    for at, state in enumerate(positions(fathom.load("abyss", players=3), 5, 200)):
        if state.over or at % 5:
            continue
        for seat in range(3):
            assert state.determinise(seat, seed=at).notes(seat) == state.notes(seat)

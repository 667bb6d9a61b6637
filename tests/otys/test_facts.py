"""What statistics count at the end of a game."""

from __future__ import annotations

import fathom
from tests.tables import positions


def test_facts_tell_what_lies_on_the_boards() -> None:
    *_, end = positions(fathom.load("otys", players=3), 4, 10_000)
    assert end.over
    for seat, player in enumerate(end.view(None)["players"]):
        facts = end.facts(seat)
        assert facts["turns"] > 5
        assert facts["credits left"] == player["credits"]
        assert facts["contracts"] == sum(n for name, n in facts.items() if name.startswith("Contracts: "))
        assert facts["upgrades of divers"] == sum(n for name, n in facts.items() if name.startswith("Upgrades: "))
    assert any(end.facts(seat)["contracts"] for seat in range(3))

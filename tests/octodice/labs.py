"""Labs of Octo Dice and their functions."""

from __future__ import annotations

from tests.octodice.scenario import Scenario

COLOURS = ("yellow", "red", "blue", "green", "white")
FACES = ("yellow-0", "red-1", "blue-2", "green-0", "white-1")
LEVELS = ("-", "0", "1", "2")
SIDE_1 = "A1B1C1/D1E1F1/G1H1I1"
SIDE_2 = "A2B2C2/D2E2F2/G2H2I2"
FLEXI = "A1B1C2/D1E2F1/G1H1I1"  # all Flexi functions; those of level 0 with the markers "0 0 0"


def functions(s: Scenario, seat: int = 0) -> list[str]:
    held: list[str] = s.state.view(None)["players"][seat]["functions"]
    return held


def flexed(s: Scenario) -> list[str]:
    """The once-per-turn functions that the active player has used."""
    held: list[str] = s.state.view(None)["players"][s.g.current]["flexed"]
    return held

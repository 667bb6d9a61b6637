"""What a view tells so that page and terminal need no rules: fees, prices, neighbours, what a level pays for."""

from __future__ import annotations

import fathom
from tests.otys.scenario import Scenario


def fees(column: str) -> dict[str, int | None]:
    """By diver the fee of seat 0's tile."""
    return {slot["diver"]: slot["fee"] for slot in Scenario(column=column).state.view(0)["players"][0]["column"]}


def test_a_diver_shows_its_fee_only_if_its_tile_has_one() -> None:
    costs = fathom.load("otys").data["costs"]
    basic = fees("TR ME PL | SP EN EX FU TE*")
    assert [basic[diver] for diver in ("spy", "engineer", "explorer")] == [
        costs["spy"],
        costs["engineer"],
        costs["explorer"],
    ]
    assert [basic[diver] for diver in ("trader", "metal-expert", "tech-expert")] == [None] * 3
    upgraded = fees("TR ME PL | SP* EN* EX* FU TE")
    assert [upgraded[diver] for diver in ("spy", "engineer", "explorer")] == [0, 0, costs["explorer_upgraded"]]


def test_neighbours_free_spaces_and_tiles_after_an_x_key() -> None:
    s = Scenario(players=3, sponsors="3A 1A 2A 4A 5A", levels={2: "M1 P2"})
    view = s.state.view(None)
    assert view["neighbours"] == {"left": 1, "right": 2}
    assert view["rotated"] == ["5A", "3A", "1A", "2A", "4A"]
    level = view["players"][0]["levels"][1]
    assert level["free"] == level["capacity"] - 3

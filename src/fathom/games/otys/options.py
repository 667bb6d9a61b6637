"""The table options of Otys and how they stand in the state.

There is no solo mode, and the number printed in place of the lost icon of an advanced side means nothing.
OTYS-Q-33, OTYS-Q-39
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fathom.core.options import Option, OptionError, Options
from fathom.games.otys.state import NONE, Table

OPTIONS = Options(
    Option("players", low=2, high=4, default=3),
    Option("edition", ("fr", "de")),
    Option("sponsors", ("standard", "random", "advanced"), pattern="[AB]{5}", example="ABBAB"),
    Option("sponsor5b", ("move", "swap"), presets={("edition", "de"): "swap"}),
    Option("sponsor2b_scope", ("same", "any")),
    Option("contract_recycle", ("off", "on")),
    Option("neutral_x", ("12", "unlimited")),
    Option("author_variant", ("off", "on")),
    Option("first_player", ("random",), low=0, high=3, observed=False),
    Option("round_cap", low=1, high=1000, default=100, observed=False),
)


def configure(g: Table, options: Mapping[str, Any]) -> None:
    """OTYS-Q-02, OTYS-Q-03, OTYS-Q-15, OTYS-Q-18, OTYS-Q-31, OTYS-Q-32, OTYS-Q-40, OTYS-SETUP-11, OTYS-SETUP-12"""
    g.seats = options["players"]
    g.swap = int(options["sponsor5b"] == "swap")
    g.any_level = int(options["sponsor2b_scope"] == "any")
    g.recycle = int(options["contract_recycle"] == "on")
    g.unlimited = int(options["neutral_x"] == "unlimited")
    g.variant = int(options["author_variant"] == "on")
    g.round_cap = options["round_cap"]
    first = options["first_player"]
    if first != "random" and first >= g.seats:
        raise OptionError(f"option 'first_player' cannot be {first}: seats are 0..{g.seats - 1}")
    g.first_seat = NONE if first == "random" else first
    sides = options["sponsors"]
    g.side_mode = int(sides == "random")
    letters = {"standard": "AAAAA", "random": "AAAAA", "advanced": "BBBBB"}.get(sides, sides)
    for tile in range(5):
        g.sides[tile] = int(letters[tile] == "B")

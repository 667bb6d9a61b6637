"""The table options of Octo Dice and how they stand in the state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fathom.core.options import Option, OptionError, Options
from fathom.games.octodice.state import NONE, Table
from fathom.games.octodice.tables import TILES, TILES_OF

OPTIONS = Options(
    Option("players", low=1, high=4, default=3),
    Option(  # OPT-LAYOUT
        "layout",
        ("random", "first-game"),
        pattern="([A-I][12]){3}/([A-I][12]){3}/([A-I][12]){3}",
        example="A1B1C1/D1E1F1/G1H1I1",
        observed=False,
    ),
    Option("first_player", ("random",), low=0, high=3, observed=False),  # OPT-START
    Option("extra_order", ("clockwise", "simultaneous")),  # OPT-EXTRA-ORDER
    Option("octo_from_zero", ("on", "off")),  # OPT-OCTO-FROM-ZERO
    Option("octo_catch", ("literal", "symbol")),  # OPT-OCTOCATCH
    Option("virtual_player", ("off", "on")),  # OPT-TWO-VIRTUAL
)


def configure(g: Table, options: Mapping[str, Any]) -> None:
    """The first-game layout is all first sides, in the order of the letters.

    OCTO-SETUP-01, OCTO-SETUP-04, OCTO-SETUP-05, OCTO-AMB-01, OCTO-AMB-10, OCTO-AMB-12, OCTO-AMB-20, OCTO-AMB-37
    """
    g.seats = options["players"]
    first = options["first_player"]
    if first != "random" and first >= g.seats:
        raise OptionError(f"option 'first_player' cannot be {first}: seats are 0..{g.seats - 1}")
    g.first_seat = NONE if first == "random" else first
    g.virtual_player = int(options["virtual_player"] == "on")
    if g.virtual_player and g.seats != 2:
        raise OptionError("option 'virtual_player' can be on with two players only")
    g.simultaneous = int(options["extra_order"] == "simultaneous")
    g.from_zero = int(options["octo_from_zero"] == "on")
    g.symbol_only = int(options["octo_catch"] == "symbol")
    layout = options["layout"]
    g.random_grid = int(layout == "random")
    rows = [[f"{TILES[tile]}1" for tile in tiles] for tiles in TILES_OF]
    if layout not in ("random", "first-game"):
        rows = [[row[i : i + 2] for i in (0, 2, 4)] for row in layout.split("/")]
    for level, row in enumerate(rows):
        if sorted(code[0] for code in row) != [TILES[tile] for tile in TILES_OF[level]]:
            letters = ", ".join(TILES[tile] for tile in TILES_OF[level])
            raise OptionError(f"option 'layout' cannot be {layout!r}: row {level} must hold the tiles {letters}")
        for column, code in enumerate(row):
            g.grid[level][column] = 2 * TILES.index(code[0]) + int(code[1]) - 1

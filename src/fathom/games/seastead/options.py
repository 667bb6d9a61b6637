"""The table options of Seastead and how they stand in the state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fathom.core.options import Option, OptionError, Options
from fathom.games.seastead.actions import RESOLUTION
from fathom.games.seastead.state import NONE, Table

OPTIONS = Options(
    Option("players", low=1, high=2, default=2),
    Option("sides", ("A", "B", "mixed"), pattern="[AB]{4}", example="ABBA"),
    Option("specialists", ("all", "A")),
    Option("resolution", ("random", *RESOLUTION.words), observed=False),
    Option("locked_flotilla", ("open", "closed")),
    Option("ship_relocation", ("after-payment", "build-end")),
    Option("other_kinds", ("repeat", "distinct")),
    Option("copied_building", ("counts", "stands")),
    Option("solo_tags", ("covered", "off")),
)


def configure(g: Table, options: Mapping[str, Any]) -> None:
    """Sides and specialists are chosen independently of each other; against the boss there are only A sides, and all
    specialists. Each of the last five options switches one ruling; its first value is the default.

    SEA-SETUP-06, SEA-SETUP-09, SEA-SETUP-18, SEA-VAR-01, SEA-VAR-02, SEA-VAR-03, SEA-SOLO-02, SEA-SOLO-03, SEA-SOLO-26,
    SEA-AMB-01, SEA-AMB-03, SEA-AMB-07, SEA-AMB-08, SEA-AMB-12, SEA-AMB-30
    """
    g.seats = options["players"]
    g.solo = int(g.seats == 1)
    sides = options["sides"]
    letters = {"A": "AAAA", "B": "BBBB", "mixed": "BBBB"}.get(sides, sides)
    if g.solo and letters != "AAAA":
        raise OptionError(f"option 'sides' cannot be {sides!r} with one player; against the boss it is 'A'")
    if g.solo and options["specialists"] == "A":
        raise OptionError("option 'specialists' cannot be 'A' with one player; against the boss it is 'all'")
    if g.solo and options["resolution"] != "random":
        raise OptionError("option 'resolution' cannot be chosen with one player; against the boss there are none")
    if letters.count("B") == 1:
        raise OptionError(f"option 'sides' cannot be {sides!r}: with A and B sides mixed, at least two must be B")
    if options["resolution"] != "random" and letters == "AAAA":
        raise OptionError("option 'resolution' needs B sides; choose sides=B, mixed or letters like ABBA")
    g.mixed = int(sides == "mixed")
    for flotilla in range(4):
        g.side[flotilla] = int(letters[flotilla] == "B")
    g.a_only = int(options["specialists"] == "A")
    first = options["resolution"]
    g.first_resolution = NONE if first == "random" else RESOLUTION.words.index(first)
    g.closed_if_locked = int(options["locked_flotilla"] == "closed")
    g.late_ships = int(options["ship_relocation"] == "build-end")
    g.distinct = int(options["other_kinds"] == "distinct")
    g.stands = int(options["copied_building"] == "stands")
    g.no_tags = int(options["solo_tags"] == "off")

"""The table options of Abyss and how they stand in the state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fathom.core.options import Option, OptionError, Options
from fathom.games.abyss.state import NONE, Table

OPTIONS = Options(
    Option("players", low=2, high=4, default=3),
    Option("kraken", ("on", "off")),
    Option("first_player", ("random",), low=0, high=3, observed=False),
    Option("martial_law", ("off", "on")),
    Option("disabled_lords", ("count", "ignored")),
    Option("court_end", ("refill", "gap")),
    Option("assassin", ("recruiter", "victim")),
    Option("commander_purchase", ("at-once", "turn-end")),
    Option("black_smokers", ("removed", "stack")),
    Option("surplus", ("useful", "any")),
    Option("given_loot", ("discarded", "stays")),
    Option("figure_choice", ("most", "any")),
    Option("loot_monster", ("forward", "back")),
    Option("outlaw_pair", ("two", "one")),
    Option("memory", ("perfect", "none")),
    Option("turn_cap", low=1, high=5000, default=1000),
)


def configure(g: Table, options: Mapping[str, Any]) -> None:
    """Every option but the first three and the last two switches one ruling; the first of its values is the default.
    `memory` is about what bots and networks are taken to know; it is not a rule of the game.

    ABYSS-SETUP-01, KRAKEN-SETUP-04, ABYSS-AMB-03, ABYSS-AMB-04, ABYSS-AMB-05, ABYSS-AMB-08, ABYSS-AMB-11,
    ABYSS-AMB-19, ABYSS-AMB-26, ABYSS-AMB-31, ABYSS-AMB-37, ABYSS-AMB-39, ABYSS-AMB-43
    """
    g.seats = options["players"]
    first = options["first_player"]
    if first != "random" and first >= g.seats:
        raise OptionError(f"option 'first_player' cannot be {first}: seats are 0..{g.seats - 1}")
    g.first_seat = NONE if first == "random" else first
    g.with_kraken = int(options["kraken"] == "on")
    g.law = int(options["martial_law"] == "on")
    g.skip_disabled = int(options["disabled_lords"] == "ignored")
    g.end_on_gap = int(options["court_end"] == "gap")
    g.victim_chooses = int(options["assassin"] == "victim")
    g.lazy_commander = int(options["commander_purchase"] == "turn-end")
    g.smokers_return = int(options["black_smokers"] == "stack")
    g.any_surplus = int(options["surplus"] == "any")
    g.loot_stays = int(options["given_loot"] == "stays")
    g.any_taker = int(options["figure_choice"] == "any")
    g.marker_back = int(options["loot_monster"] == "back")
    g.single_pair = int(options["outlaw_pair"] == "one")
    g.forgetful = int(options["memory"] == "none")
    g.turn_cap = options["turn_cap"]

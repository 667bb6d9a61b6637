"""Positions written as the rules pages write them.

    s = Scenario(players=2, layout="A2B1C1/D1E1F1/G1H1I1", roll="lab crystal octopus / green-0 red-1 octopus")
    s.play("use W1 B1 lab-1", "use W2 B2 crystal-1")
    assert s.row(0) == [0, 1, 2]

Everything not named is as after a set-up with the first-game layout, for seat 0, whose turn it is. `roll` is the final
roll: the main actions are next. Without it, seat 0 has made the first roll. Markers are written "0 - 1": the level
reached in each column. Thirds, rows and turns count from 0.
"""

from __future__ import annotations

from typing import Any

import fathom
from fathom.games.octodice.actions import COLOUR
from fathom.games.octodice.state import KEEP, MAIN, NONE, ROWS, Player, Table
from tests.played import Played


class Scenario(Played):
    watched = False  # a sheet is written in part: its sums need not fit

    def __init__(
        self,
        players: int = 2,
        *,
        roll: str = "",
        turn: int = 0,
        active: int = 0,
        data: dict[str, Any] | None = None,
        others: dict[int, dict[str, Any]] | None = None,
        **named: Any,
    ) -> None:
        sheet = {key: named.pop(key) for key in list(named) if key in SHEET}
        options = {"first_player": 0, "layout": "first-game", **named}
        self.game = fathom.load("octodice", players=players, data=data, **options)
        self.state = self.game.new(seed=1)
        g = self.g
        g.turn, g.current, g.actor = turn, active, active
        for third in range(turn // (3 if players == 1 else 2)):
            for player in g.players[:players]:
                player.submarine_fields[third] = 0
                player.boxes[third] = self.game.rules.BOXES
        self.give(active, **sheet)
        for seat, held in (others or {}).items():
            self.give(seat, **held)
        if roll:
            self.roll(roll)

    def give(
        self,
        seat: int,
        *,
        markers: str = "",
        crystals: int = 0,
        research: int = 0,
        bots: str = "",
        submarines: str = "",
        boxes: int = 0,
        extras: int = 0,
        struck: str = "",
    ) -> None:
        """Fill in a player's sheet: bots="yellow yellow white", submarines="yellow", struck="0 2" (thirds)."""
        me = self.player(seat)
        for column, level in enumerate(markers.split()):
            me.markers[column] = NONE if level == "-" else int(level)
            for built in range(me.markers[column] + 1):
                me.functions |= 1 << self.game.rules.function_at(self.g, built, column)
        me.crystals, me.research, me.extras = crystals, research, extras
        for colour in bots.split():
            me.bots[COLOUR.words.index(colour)] += 1
        for colour in submarines.split():
            me.submarines |= 1 << COLOUR.words.index(colour)
        me.boxes[self.game.rules.third_of(self.g)] = boxes
        for third in struck.split():
            me.boxes[int(third)] = self.game.rules.BOXES

    @property
    def g(self) -> Table:
        raw: Table = self.state.raw
        return raw

    def player(self, seat: int) -> Player:
        return self.g.players[seat]

    @property
    def me(self) -> Player:
        """The player of seat 0."""
        return self.player(0)

    # Dice

    def faces(self, words: str, dice: str = "W1 W2 W3 B1 B2 B3") -> list[int]:
        """The outcomes that make these dice show these words; a slash is only for the eye."""
        data, outcomes = self.game.data, []
        for die, word in zip(dice.split(), words.replace("/", " ").split(), strict=True):
            outcomes.append(data["white" if die[0] == "W" else "black"][die].index(word))
        return outcomes

    def roll(self, words: str) -> None:
        """Make this the final roll of the active player; main actions are next."""
        self.g.dice[:] = self.faces(words)
        self.g.aside[:] = [1, 1, 2, 2, 3, 3]
        self.g.phase, self.g.actor = MAIN, self.g.current

    def first_roll(self, words: str) -> None:
        """Make this the first roll of the active player; two dice must be set aside."""
        self.g.dice[:] = self.faces(words)
        self.g.aside[:] = [0] * 6
        self.g.phase, self.g.actor = KEEP, self.g.current

    # Playing

    def effects(self) -> set[str]:
        """What the legal main actions do: {'crystal-0', 'bot-red'}."""
        return {text.split()[-1] for text in self.legal() if text.startswith("use")}

    # The sheet

    def row(self, seat: int, third: int = 0, row: int = 0) -> list[int | None]:
        """The fields A, B and octopus of a row; row 2 is the bottom row."""
        values = self.player(seat).entries[third * ROWS + row]
        return [None if value == NONE else value for value in values]

    def markers(self, seat: int) -> str:
        return " ".join("-" if level == NONE else str(level) for level in self.player(seat).markers)

    def boxes(self, seat: int) -> int:
        """The octopus boxes crossed in this third."""
        crossed: int = self.player(seat).boxes[self.game.rules.third_of(self.g)]
        return crossed

    def struck(self, seat: int) -> list[int]:
        """For each third whether its minus symbol is struck out."""
        return [int(third["struck"]) for third in self.sheet(seat)["thirds"]]

    def sheet(self, seat: int) -> dict[str, Any]:
        """The sheet as everybody sees it."""
        held: dict[str, Any] = self.state.view(None)["players"][seat]["sheet"]
        return held


SHEET = ("markers", "crystals", "research", "bots", "submarines", "boxes", "extras", "struck")


def finish(s: Scenario, roll: str) -> None:
    """Whoever's turn it is rolls this and does nothing; nor do the others."""
    s.roll(roll)
    s.play("stop")
    while s.phase == "extra":
        s.play("stop")


def left(s: Scenario) -> list[int]:
    return [player["extras_left"] for player in s.state.view(None)["players"]]

"""A scenario with components of its own, so that no test depends on what is printed on which card or token.

Contracts: C07 asks for 1 metal and 2 plants and gives 3 points, nothing else; all other cards ask for six tech.
Tokens: see `TOKENS`; those not listed there are batteries with an orange back.
"""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from fathom.games.otys.actions import TOKEN
from fathom.games.otys.state import BY_STORE, CHOOSE_KEY, NONE, STEP_1
from tests.otys.scenario import Scenario

TOKENS: dict[str, dict[str, Any]] = {
    "R01": {"front": "resource", "resources": ["metal", "fuel"], "back": "orange"},
    "R02": {"front": "resource", "resources": ["metal", "fuel"], "back": "green"},
    "R03": {"front": "resource", "resources": ["plant", "tech"], "back": "orange"},
    "R04": {"front": "battery", "back": "orange"},
    "R05": {"front": "battery", "back": "green"},
    "R06": {"front": "contract", "back": "orange"},
    "R07": {"front": "contract", "back": "green"},
    "R08": {"front": "upgrade", "back": "orange"},
    "R09": {"front": "upgrade", "back": "green"},
    "R10": {"front": "prestige", "back": "orange"},
    "R11": {"front": "prestige", "back": "green"},
}
METAL_AND_PLANTS = {"fixed": [1, 2, 0, 0], "points": 3, "credits": 0, "batteries": 0}
SIX_TECH = {"fixed": [0, 0, 0, 6], "points": 1, "credits": 0, "batteries": 0}
PACK: dict[str, Any] = {
    "tokens": [{"id": name, **TOKENS.get(name, {"front": "battery", "back": "orange"})} for name in TOKEN.words],
    "contracts": [
        {"id": name, **(METAL_AND_PLANTS if name == "C07" else SIX_TECH)} for name in (f"C{i:02}" for i in range(1, 33))
    ],
}


def column_with(diver: str, level: int) -> str:
    """A column with this diver on a level, the others in their usual order."""
    rest = [word for word in ("TR", "SP", "EN", "EX", "TE", "FU", "PL", "ME") if word != diver[:2]]
    rest.insert(2 + level, diver)
    return " ".join(rest)


class Board(Scenario):
    """A scenario with the pack above; without batteries, so that divers surface by themselves."""

    def __init__(self, players: int = 3, *, score: int = 0, **given: Any) -> None:
        super().__init__(players, **{"data": PACK, "batteries": 0, **given})
        self.set_score(0, score)

    def set_score(self, seat: int, score: int) -> None:
        player = self.g.players[seat]
        player.score = score
        player.points = [0] * 5
        player.points[BY_STORE] = score

    def play(self, *actions: str, chance: list[int] | None = None) -> Board:
        """As in a scenario; a `go` that the game has already taken by itself, as the only choice, is passed over."""
        for i, action in enumerate(actions):
            if action != "go" or self.g.phase in (CHOOSE_KEY, STEP_1):
                super().play(action, chance=chance if i == len(actions) - 1 else None)
        return self

    def refused(self, action: str, *rules: str) -> None:
        """The action is forbidden by one of these rules, is not offered, and nothing changes when it is tried."""
        offered, before = self.choices(), self.g.clone()
        assert self.why(action) in rules
        assert action not in offered
        with pytest.raises(fathom.IllegalAction) as error:
            self.state.apply(self.game.action(action))
        assert error.value.rule in rules
        assert self.g == before
        assert self.choices() == offered

    def offered(self, *kinds: str) -> list[str]:
        """The legal actions of these kinds."""
        return [action for action in self.choices() if action.split()[0] in kinds]

    def idle(self, until: int = 0) -> None:
        """The others play without using anything, until it is this seat's turn."""
        assert self.g.current != until
        while not self.state.over and self.g.current != until:
            choices = self.choices()
            self.play(next((word for word in ("go", "decline", "surface") if word in choices), choices[0]))

    def tokens_of(self, seat: int = 0) -> list[str | None]:
        """The reward tokens lying on a board, level 1 to 5."""
        return [None if token == NONE else TOKEN.words[token] for token in self.g.players[seat].tokens]

    def shown(self, level: int) -> list[str]:
        """The two reward tokens of a display level."""
        return [TOKEN.words[token] for token in self.g.display[level - 1]]

    def discarded(self) -> list[str]:
        return [name for i, name in enumerate(TOKEN.words) if self.g.discarded >> i & 1]

    def in_bag(self) -> list[str]:
        return [name for i, name in enumerate(TOKEN.words) if self.g.bag >> i & 1]

    def empty_bag(self) -> None:
        """All tokens of the bag have been discarded."""
        self.g.discarded |= self.g.bag
        self.g.bag = 0

    def credits(self) -> list[int]:
        return [player.credits for player in self.g.players[: self.g.seats]]

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """The events of a kind during the last action, as seat 0 may know them."""
        return [event.to_json() for event in self.state.events(0) if event.kind == kind]

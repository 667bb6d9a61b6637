"""What the scenarios of games have in common: a position that is played, looked at, and refuses what is forbidden."""

from __future__ import annotations

from typing import Any, Self

import pytest

import fathom


class Played:
    """A game and a state of it; a scenario lays out the position."""

    game: fathom.Game
    state: fathom.State
    watched = True  # by the referee, at every position

    def play(self, *texts: str, chance: list[int] | None = None) -> Self:
        """Play these actions; `chance`: the outcomes of the last one."""
        for i, text in enumerate(texts):
            self.state.apply(self.game.action(text), chance=chance if i == len(texts) - 1 else None)
            if self.watched:
                self.state.check()
        return self

    def legal(self) -> list[str]:
        """The legal actions in their notation."""
        return [self.game.text(action) for action in self.state.legal()]

    def why_not(self, text: str) -> str | None:
        """The rule that forbids an action, or None."""
        return self.state.explain(self.game.action(text))

    def told(self, seat: int = 0) -> list[dict[str, Any]]:
        """What happened by the last action, as a seat may know it."""
        return [happening.to_json() for happening in self.state.events(seat)]

    def happened(self, kind: str, seat: int = 0) -> list[dict[str, Any]]:
        """The events of a kind among them."""
        return [event for event in self.told(seat) if event["kind"] == kind]

    @property
    def view(self) -> dict[str, Any]:
        """What a spectator sees."""
        return self.state.view(None)

    @property
    def phase(self) -> str:
        return str(self.view["phase"])

    @property
    def actor(self) -> int | None:
        return self.state.actor


def refused(s: Played, text: str, *rules: str) -> None:
    """The action is forbidden by one of these rules, is not offered, and trying it changes nothing."""
    offered, before, moments = s.legal(), s.state.raw.clone(), len(s.state.history)
    assert s.why_not(text) in rules
    assert text not in offered
    with pytest.raises(fathom.IllegalAction) as error:
        s.play(text)
    assert error.value.rule in rules
    assert (s.state.raw, s.legal(), len(s.state.history)) == (before, offered, moments)

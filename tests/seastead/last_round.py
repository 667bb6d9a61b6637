"""The last round of the example game of Seastead."""

from __future__ import annotations

from fathom.games.seastead.state import FULL_FLOTILLA
from tests.seastead.scenario import Scenario


class LastRound(Scenario):
    """The end has been triggered before: this is the last round."""

    def complete(self, seat: int) -> None:
        super().complete(seat)
        self.g.ending, self.g.last_round = FULL_FLOTILLA, self.g.round

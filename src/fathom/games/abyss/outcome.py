"""What is certain before it is done: what a payment brings besides what it buys, and how the game would end now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fathom.core.bits import lowest
from fathom.core.chance import Recorder, Seeded
from fathom.games.abyss.play.exploration import buy
from fathom.games.abyss.play.lords.politicians import bribe
from fathom.games.abyss.play.recruit import finish_payment, use_krakens
from fathom.games.abyss.play.turn import end_game, finish
from fathom.games.abyss.scoring import nebulis_score, score
from fathom.games.abyss.state import ALLIES, BRIBING, BUYING, NONE, PAYING, TOKEN_KINDS, Table

EVERYTHING = -1  # instead of a seat that looks: nothing is hidden
PAYMENTS: dict[int, Callable[..., None]] = {PAYING: finish_payment, BUYING: buy, BRIBING: bribe}


def unseen() -> Recorder:
    """Chance for what draws nothing."""
    return Recorder(Seeded(0), events=False)


def brought(g: Table, black: int) -> dict[str, Any]:
    """What a payment with so many Nebulis brings the payer: `gains`, Nebulis for the Krakens used; `figure`, what
    becomes of the Kraken figure: `taken`, `lost`, `moved` between others, `open` if its holder chooses, None if nothing
    changes; `holder`, who has it then; `points`, what all this is worth."""
    draft, me = g.clone(), g.actor
    PAYMENTS[g.phase](draft, black, unseen())
    if g.phase == PAYING and not draft.tied:
        use_krakens(draft, unseen())
    figure = None
    if draft.tied:
        figure = "open"
    elif draft.figure != g.figure:
        figure = "taken" if draft.figure == me else "lost" if g.figure == me else "moved"
    return {
        "gains": draft.players[me].nebulis - g.players[me].nebulis + black,
        "figure": figure,
        "holder": None if draft.figure == NONE or draft.tied else draft.figure,
        "points": nebulis_score(draft, me) - nebulis_score(g, me),
    }


def finals(g: Table, viewer: int | None) -> list[int]:
    """Everybody's points if the game ended now, as far as a seat (None: a spectator; EVERYTHING: nothing is hidden) may
    know: Krakens in hand become Nebulis and may move the figure, the lowest Ally of each race in hand is affiliated.
    Hands and Monster tokens of others count as if there were none. If the figure's holder would have to choose, the
    viewer is taken to get it, or else the first who may.

    ABYSS-END-03, ABYSS-END-05, KRAKEN-NEBULIS-02
    """
    draft = g.clone()
    for seat in range(0 if g.over else g.seats):
        if viewer not in (seat, EVERYTHING):
            me = draft.players[seat]
            me.hand_size = 0
            for card in range(ALLIES):
                me.hand[card] = 0
            for kind in range(TOKEN_KINDS):
                me.tokens[kind] = 0
    if not g.over:
        end_game(draft, unseen())
        if draft.tied:
            seat = EVERYTHING if viewer is None else viewer
            draft.figure = seat if seat >= 0 and draft.tied >> seat & 1 else lowest(draft.tied)
            draft.tied = 0
        finish(draft, unseen())
    return [score(draft, seat) for seat in range(g.seats)]

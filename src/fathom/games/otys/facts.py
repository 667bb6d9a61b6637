"""What statistics count."""

from __future__ import annotations

from fathom.core.bits import size_of
from fathom.games.otys.actions import CARD, DIVER
from fathom.games.otys.scoring import resources_left
from fathom.games.otys.state import NONE, Table


def facts(g: Table, seat: int) -> dict[str, int]:
    """What a player has at the end, for statistics."""
    me = g.players[seat]
    found = {
        "turns": me.turns,
        "contracts": size_of(me.done),
        "contracts left in hand": size_of(me.hand),
        "upgrades of divers": sum(me.upgraded),
        "steps of the mechanic": me.mechanic,
        "steps of the hacker": me.hacker,
        "reward tokens on levels": sum(token != NONE for token in me.tokens),
        "cubes left": resources_left(me),
        "credits left": me.credits,
    }
    found |= {f"Contracts: {name}": me.done >> card & 1 for card, name in enumerate(CARD.words)}
    return found | {f"Upgrades: {name}": me.upgraded[diver] for diver, name in enumerate(DIVER.words)}

"""What statistics count at the end of a game."""

from __future__ import annotations

from fathom.games.octodice.actions import FUNCTION
from fathom.games.octodice.play.labs import owns
from fathom.games.octodice.play.sheet import struck
from fathom.games.octodice.scoring import submarine_count
from fathom.games.octodice.state import THIRDS, Table
from fathom.games.octodice.tables import STEPS


def facts(g: Table, seat: int) -> dict[str, int]:
    """What a player has, for statistics: crosses, and the functions of the labs."""
    me = g.players[seat]
    found = {
        "crystals": me.crystals,
        "research circles": me.research,
        "all research circles": int(me.research == STEPS),
        "bots": sum(me.bots),
        "submarines": submarine_count(me),
        "lab steps": sum(level + 1 for level in me.markers),
        "thirds with all octopus boxes": sum(struck(me, third) for third in range(THIRDS)),
    }
    return {**found, **{word: int(owns(me, function)) for function, word in enumerate(FUNCTION.words)}}

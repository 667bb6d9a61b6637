"""What a player has at the end of a game, for statistics."""

from __future__ import annotations

from fathom.games.abyss.actions import LORD_NAME, TILE
from fathom.games.abyss.play.cards import token_count
from fathom.games.abyss.state import Table


def facts(g: Table, seat: int) -> dict[str, int]:
    """What a player has at the end, for statistics; Lords and Locations in groups."""
    me = g.players[seat]
    return {
        "turns of the game": g.turn,
        "Lords": me.lords.bit_count(),
        "free Lords": me.free.bit_count(),
        "Locations": me.locations.bit_count(),
        "affiliated Allies": sum(me.affiliated),
        "Monster tokens": token_count(g, seat),
        "Pearls left": me.pearls,
        "Nebulis": me.nebulis,
        "Kraken figure": int(g.figure == seat),
        **{f"Lords: {name}": me.lords >> lord & 1 for lord, name in enumerate(LORD_NAME.words)},
        **{f"Locations: {name}": me.locations >> tile & 1 for tile, name in enumerate(TILE.words)},
    }

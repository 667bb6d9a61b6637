"""What a network sees, and what a seat may assume about what it does not know."""

from __future__ import annotations

from fathom.core.chance import Chance
from fathom.core.contract import Vector
from fathom.core.layout import Layout, Part
from pearls.setup import draw_charm
from pearls.state import WORTHS, Table

PLAYER = Part()
P_PEARLS = PLAYER.add("pearls", WORTHS, "pearls kept, by worth / 5")
PLAYER_SIZE = PLAYER.size

LAYOUT = Layout(version=1)
AT_GOAL = LAYOUT.add("goal", 1, "points that end the game / 20")
AT_ENDING = LAYOUT.add("ending", 1, "whether this is the last round")
AT_AIR = LAYOUT.add("air", 1, "shells that can still be opened in this turn / 5")
AT_ACTOR = LAYOUT.add("actor", 4, "who decides, counted from the observing seat, one-hot")
AT_CHARM = LAYOUT.add("charm", WORTHS, "the own charm, one-hot")
AT_BAG = LAYOUT.add("bag", WORTHS, "pearls of this dive, by worth / 5")
AT_PLAYERS = LAYOUT.each("player", 4, PLAYER, "every player, the observing seat first")
OBSERVATION = LAYOUT.size


def observe(g: Table, seat: int, out: Vector) -> None:
    """All that is open, and the own charm.

    PEARLS-CHARM-01
    """
    for i in range(OBSERVATION):
        out[i] = 0.0
    out[AT_GOAL] = g.goal / 20
    out[AT_ENDING] = g.ending
    out[AT_AIR] = g.air / 5
    out[AT_ACTOR + (g.actor - seat) % g.seats] = 1.0
    out[AT_CHARM + g.players[seat].charm - 1] = 1.0
    for worth in range(WORTHS):
        out[AT_BAG + worth] = g.bag[worth] / 5
    for step in range(g.seats):
        for worth in range(WORTHS):
            held = g.players[(seat + step) % g.seats].pearls[worth]
            out[AT_PLAYERS + PLAYER_SIZE * step + P_PEARLS + worth] = held / 5


def determinise(g: Table, seat: int, chance: Chance) -> None:
    """The charms of others are drawn anew, unless the game is over and they have been shown.

    PEARLS-CHARM-01
    """
    if g.over:
        return
    for other in range(g.seats):
        if other != seat:
            g.players[other].charm = 0
    for other in range(g.seats):
        if other != seat:
            draw_charm(g, other, chance)

"""Smugglers who do something once: the Fence, and the Sentinel Lords Watcher, Vigil and Lookout."""

from __future__ import annotations

from fathom.core.bits import size_of
from fathom.core.chance import Chance, tell
from fathom.core.decisions import Decision
from fathom.games.abyss.actions import SEAT
from fathom.games.abyss.events import E_GIVE
from fathom.games.abyss.ids import LORD_104
from fathom.games.abyss.play.money import gain_nebulis, judge_figure
from fathom.games.abyss.play.seats import may_name, seat_after
from fathom.games.abyss.play.sentinels import may_post_somewhere, start_posting
from fathom.games.abyss.state import FENCING, NEXT, S_COURT, S_POST, Table
from fathom.games.abyss.tables import AMOUNT


def fence(g: Table, chance: Chance) -> None:
    """One Nebulis to each opponent; with too few, one each to opponents of choice.

    ABYSS-LORD-104, ABYSS-AMB-32
    """
    me = g.players[g.current]
    if me.nebulis == 0:
        return
    if me.nebulis < g.seats - 1:
        g.phase = FENCING
        return
    for seat in range(g.seats):
        if seat != g.current:
            g.chosen |= 1 << seat
    hand_out(g, chance)


def may_fence(g: Table, step: int) -> int:
    """ABYSS-LORD-104"""
    why = may_name(g, step)
    if why:
        return why
    return LORD_104 if g.chosen >> seat_after(g, step) & 1 else 0


def choose_recipient(g: Table, step: int, chance: Chance) -> None:
    """ABYSS-LORD-104, ABYSS-AMB-32"""
    g.chosen |= 1 << seat_after(g, step)
    if size_of(g.chosen) == g.players[g.current].nebulis:
        hand_out(g, chance)
        g.phase = NEXT


def hand_out(g: Table, chance: Chance) -> None:
    """All transfers are one event for the figure.

    ABYSS-LORD-104, KRAKEN-FIGURE-06
    """
    for step in range(1, g.seats):
        seat = (g.current + step) % g.seats
        if g.chosen >> seat & 1:
            g.players[g.current].nebulis -= 1
            g.players[seat].nebulis += 1
            tell(chance, E_GIVE, g.current, seat + 1)
    g.chosen = 0
    judge_figure(g, chance)


def sentinel_lord(g: Table, chance: Chance) -> None:
    """Watcher, Vigil, Lookout: 1 Nebulis and the Lord's Sentinel token, for the rest of the game, to be placed at once.

    ABYSS-LORD-106, ABYSS-LORD-107, ABYSS-LORD-108, KRAKEN-SENTINEL-01, KRAKEN-SENTINEL-02
    """
    gain_nebulis(g, g.current, 1, chance)
    judge_figure(g, chance)
    g.sentinel_owner[AMOUNT[g.lord]] = g.current
    g.step = S_POST


def post_new(g: Table) -> None:
    """If no area is free, the token stays in front of its owner.

    KRAKEN-SENTINEL-02, KRAKEN-SENTINEL-03
    """
    g.step = S_COURT
    if may_post_somewhere(g) == 0:
        start_posting(g, NEXT)


DECISIONS = (Decision(FENCING, SEAT, may_fence, choose_recipient),)

"""A sheet made whole after crosses were set by hand. Everything on it hangs together entry by entry, so entries are
added or taken away until they are those of the crosses, each with the points that play would have written."""

from __future__ import annotations

from collections import Counter

from fathom.core.text import Msg
from fathom.games.octodice.play.labs import function_at
from fathom.games.octodice.play.sheet import row_of, sheet_total
from fathom.games.octodice.state import (
    BOT,
    BOTTOM,
    CRYSTAL,
    LAB,
    NONE,
    OCTOPUS,
    PLUSSED,
    RESEARCH,
    ROWS,
    SUBMARINE,
    THIRDS,
    Player,
    Table,
)
from fathom.games.octodice.tables import BOT_POINTS, PLUS, RESEARCH_POINTS


def mend(g: Table) -> None:
    """Functions, entries and scores, from the crosses."""
    for seat in range(g.seats):
        me = g.players[seat]
        if me.levelled == NONE:
            built = [(level, column) for column in range(3) for level in range(me.markers[column] + 1)]
            me.functions = sum(1 << function_at(g, level, column) for level, column in built)
            if crossed(me) != written(me) or sum(bot_points(me)) != bots_written(me):
                rewrite(g, me, seat)
        me.score = sheet_total(me)


def crossed(me: Player) -> Counter[int]:
    """How many crosses there are by the action behind them."""
    labs = sum(level + 1 for level in me.markers)
    submarines = bin(me.submarines).count("1")
    return +Counter({CRYSTAL: me.crystals, RESEARCH: me.research, LAB: labs, BOT: sum(me.bots), SUBMARINE: submarines})


def written(me: Player) -> Counter[int]:
    """How many entries there are by action, octopods aside."""
    return Counter(by % PLUSSED for row in me.made_by for by in row if by not in (NONE, OCTOPUS, OCTOPUS + PLUSSED))


def bots_written(me: Player) -> int:
    """What the entries of the bots are worth, without what functions added."""
    fields = [(me.entries[row][field], me.made_by[row][field]) for row in range(THIRDS * ROWS) for field in range(2)]
    return sum(points - (PLUS if by >= PLUSSED else 0) for points, by in fields if by in (BOT, BOT + PLUSSED))


def bot_points(me: Player) -> list[int]:
    """What the circles of the bots are worth, bot by bot."""
    return [points for count in me.bots for points in BOT_POINTS[:count]]


def rewrite(g: Table, me: Player, seat: int) -> None:
    """Keep the entries whose crosses are still there, write the others into fields of earlier turns, and reckon what
    each is worth."""
    missing, free = crossed(me), []
    for row in range(THIRDS * ROWS):
        for field in range(2):
            action = me.made_by[row][field] % PLUSSED if me.made_by[row][field] != NONE else NONE
            if action == OCTOPUS:
                continue
            if action != NONE and missing[action]:
                missing[action] -= 1
                continue
            me.entries[row][field] = me.made_by[row][field] = NONE
            if row < row_of(g):
                free.append((row, field))
    wanted = list((+missing).elements())
    assert len(wanted) <= len(free), Msg.of("impossible-actions", seat=seat + 1, count=len(wanted) - len(free))
    for (row, field), action in zip(free, wanted, strict=False):
        me.made_by[row][field] = action
    for row in range(THIRDS * ROWS):  # field A comes before field B
        if me.made_by[row][0] == NONE and (g.seats == 1 or row % ROWS != BOTTOM):
            me.made_by[row][0], me.made_by[row][1] = me.made_by[row][1], NONE
            me.entries[row][1] = NONE
    worth = {
        RESEARCH: list(RESEARCH_POINTS[: me.research]),
        BOT: bot_points(me),
    }
    for row in range(THIRDS * ROWS):
        for field in range(2):
            by = me.made_by[row][field]
            if by != NONE and by % PLUSSED != OCTOPUS:
                printed = worth.get(by % PLUSSED)
                me.entries[row][field] = (printed.pop(0) if printed else 0) + (PLUS if by >= PLUSSED else 0)

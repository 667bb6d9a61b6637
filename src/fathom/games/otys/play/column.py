"""The column of divers: surfacing, the propeller, the oxygen reserve's diver."""

from __future__ import annotations

from fathom.core.actions import Offers, offer
from fathom.core.chance import Chance, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.otys.actions import PROPELLER, PROPELLER_MOVE
from fathom.games.otys.events import E_PROPEL, E_SURFACE
from fathom.games.otys.ids import BATT_01, Q_13
from fathom.games.otys.play.stock import spend_battery
from fathom.games.otys.state import STEP_1, SURFACE, Table
from fathom.games.otys.tables import MOVEMENT


def shift(g: Table, seat: int, a: int, b: int) -> None:
    """Move the diver of slot `a` to slot `b`; those in between close the gap, the others stay.

    OTYS-BATT-02, OTYS-TURN-06
    """
    column = g.players[seat].column
    diver = column[a]
    step = 1 if b > a else -1
    slot = a
    while slot != b:
        column[slot] = column[slot + step]
        slot += step
    column[b] = diver


def raise_diver(g: Table, seat: int, level: int, chance: Chance) -> None:
    """The diver of a level surfaces: to the topmost slot, and every diver passed moves one slot down.

    OTYS-TURN-06, OTYS-SPONSOR-3B
    """
    tell(chance, E_SURFACE, seat, g.players[seat].column[SURFACE + level])
    shift(g, seat, SURFACE + level, 0)


def may_propeller(g: Table, a: int, b: int) -> int:
    """One battery moves any own diver, also across the water line, by up to the mechanic's movement value, in step
    1 only, before or after the sponsor, as often as batteries allow. A diver upgraded by sponsor 4 stays where the
    key will activate it.

    OTYS-BATT-01, OTYS-BATT-03, OTYS-BATT-05, OTYS-BATT-06, OTYS-Q-04, OTYS-Q-11, OTYS-Q-12, OTYS-Q-13
    """
    me = g.players[g.current]
    if me.batteries < 1 or abs(a - b) > MOVEMENT[me.mechanic]:
        return BATT_01
    if g.locked and min(a, b) <= SURFACE + g.level <= max(a, b):
        return Q_13
    return 0


def offer_propeller(g: Table, out: Offers) -> None:
    """Only moves within reach are asked about."""
    me = g.players[g.current]
    if me.batteries < 1:
        return
    reach = MOVEMENT[me.mechanic]
    for a in range(8):
        for b in range(max(0, a - reach), min(8, a + reach + 1)):
            action = PROPELLER_MOVE[a][b]
            if action >= 0 and may_propeller(g, a, b) == 0:
                offer(out, action)


def propel(g: Table, a: int, b: int, chance: Chance) -> None:
    """OTYS-BATT-01, OTYS-BATT-02"""
    spend_battery(g, g.current, chance)
    tell(chance, E_PROPEL, g.current, g.players[g.current].column[a], a, b)
    shift(g, g.current, a, b)


DECISIONS = (
    Decision(STEP_1, PROPELLER, may_propeller, propel, offer_propeller),
    Refusal(PROPELLER, BATT_01),
)

"""Extra actions of the other players with the active player's dice, or with those of the virtual player."""

from __future__ import annotations

from fathom.core.actions import Offers, offer
from fathom.core.chance import Chance, reveal, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.octodice.actions import ARG0, ARG1, ARG2, CATCH, STOP, USE
from fathom.games.octodice.events import E_EXTRA
from fathom.games.octodice.ids import AMB_16, EXTRA_08, TURN_04
from fathom.games.octodice.play.main_actions import act, flex, may_use, offer_distinct, uses_with
from fathom.games.octodice.play.octopus import catch, countable, extra_addition, useless
from fathom.games.octodice.play.sheet import bottom_row
from fathom.games.octodice.state import EXTRA, EXTRAS, NONE, Table


def clockwise(g: Table, steps: int) -> int:
    """The seat so many steps clockwise from the active player.

    OCTO-SETUP-08, OCTO-EXTRA-10
    """
    seat = g.current + steps
    return seat - g.seats if seat >= g.seats else seat


def ask_for_extras(g: Table) -> None:
    """Begin to ask, with the left neighbour of the active player.

    OCTO-EXTRA-01, OCTO-EXTRA-10
    """
    g.phase = EXTRA
    g.asked = 0


def to_ask(g: Table) -> int:
    """How many are asked with these dice: the others, and with those of the virtual player also the active one.

    OCTO-EXTRA-01, OCTO-TWO-02
    """
    return g.seats - 1 + g.virtual


def next_to_ask(g: Table) -> bool:
    """Go on clockwise to the next player with an extra action left. The active player is not asked - except, as the
    last one, with the dice of the virtual player. The loop passes over players who have no use for the dice.

    OCTO-EXTRA-02, OCTO-EXTRA-03, OCTO-EXTRA-10, OCTO-EXTRA-12, OCTO-TWO-02, OCTO-TWO-03, OCTO-AMB-19, OCTO-AMB-20,
    OCTO-AMB-32, OCTO-AMB-33, OCTO-SOLO-05
    """
    last = to_ask(g)
    while g.asked < last:
        g.asked += 1
        seat = clockwise(g, g.asked)
        if g.players[seat].extras < EXTRAS:
            g.actor = seat
            return True
    return False


def place_to_ask(g: Table, seat: int) -> int:
    """The place of a seat in the order of asking: 1 is the left neighbour of the active player, who comes last."""
    step = (seat - g.current) % g.seats
    return step if step else g.seats


def answered(g: Table, seat: int) -> bool:
    """Whether a seat is done with these dice: it has answered, or had nothing to choose."""
    return g.phase == EXTRA and place_to_ask(g, seat) < g.asked


def may_catch(g: Table, number: int) -> int:
    """An octopus action with two of the dice: it must be possible to count so many (`number` + 1), and it must do
    something.

    OCTO-EXTRA-04, OCTO-EXTRA-08, OCTO-AMB-16
    """
    me = g.players[g.actor]
    if countable(g, me) >> number + 1 & 1 == 0:
        return EXTRA_08
    return AMB_16 if useless(g, me, number + 1) else 0


def offer_catches(g: Table, out: Offers) -> None:
    """Every number of octopods once; the dice are looked at only once."""
    me = g.players[g.actor]
    bits = countable(g, me)
    for count in range(1, 4):
        if bits >> count & 1 and not useless(g, me, count):
            offer(out, CATCH + count - 1)


def use_extra(g: Table, white: int, black: int, effect: int) -> None:
    """Answer with a main action.

    OCTO-EXTRA-13
    """
    g.players[g.actor].pending = uses_with(white, black) + effect


def catch_extra(g: Table, number: int) -> None:
    """Answer with an octopus action.

    OCTO-EXTRA-13
    """
    g.players[g.actor].pending = CATCH + number


def take_no_extra(g: Table) -> None:
    """Pass, which uses nothing up and is final for these dice.

    OCTO-EXTRA-03, OCTO-AMB-21
    """
    g.players[g.actor].pending = STOP


def carry_out(g: Table, first: int, last: int, chance: Chance) -> None:
    """Carry out the answers of those asked `first` to `last`. Chosen at the same time, they become known only now.

    OCTO-EXTRA-10, OCTO-AMB-20
    """
    for step in range(first, last + 1):
        seat = clockwise(g, step)
        action = g.players[seat].pending
        if action != NONE:
            g.players[seat].pending = NONE
            if g.simultaneous:
                reveal(chance)
            take_extra(g, seat, action, chance)


def take_extra(g: Table, seat: int, action: int, chance: Chance) -> None:
    """One main action, or an octopus action with two dice; either way its points go into the bottom row, even if there
    are none, and one of the two extra actions is used.

    OCTO-EXTRA-04, OCTO-EXTRA-06, OCTO-EXTRA-07, OCTO-EXTRA-09, OCTO-EXTRA-11, OCTO-AMB-18
    """
    if action == STOP:
        return
    me = g.players[seat]
    field = me.extras
    me.extras += 1
    tell(chance, E_EXTRA, seat, me.extras)
    if action >= CATCH:
        count = ARG0[action] + 1
        catch(g, seat, count, extra_addition(g, me, count), bottom_row(g), field, chance)
    else:
        flex(g, seat, ARG0[action], ARG1[action], ARG2[action], chance)
        act(g, seat, ARG2[action], bottom_row(g), field, chance)


DECISIONS = (
    Decision(EXTRA, USE, may_use, use_extra, offer_distinct),
    Decision(EXTRA, CATCH, may_catch, catch_extra, offer_catches),
    Decision(EXTRA, STOP, None, take_no_extra),
    Refusal(CATCH, TURN_04),
)

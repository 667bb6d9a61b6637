"""The course of the game: turns, thirds, and the parts of a turn."""

from __future__ import annotations

from fathom.core.chance import Chance, tell
from fathom.games.octodice.events import E_TURN
from fathom.games.octodice.play.bonus import next_super
from fathom.games.octodice.play.dice import first_roll, virtual_roll
from fathom.games.octodice.play.extra_actions import ask_for_extras, carry_out, clockwise, next_to_ask
from fathom.games.octodice.play.octopus import catch, own_addition, own_octopods
from fathom.games.octodice.play.sheet import row_of, third_of
from fathom.games.octodice.scoring import score_third
from fathom.games.octodice.state import (
    COPYING,
    EXTRA,
    KEEP,
    KEEP_AGAIN,
    LEVELLING,
    MAIN,
    MAIN_AGAIN,
    NEXT,
    NONE,
    OCTOPUS_FIELD,
    THIRDS,
    Table,
)


def begin_turn(g: Table, chance: Chance) -> None:
    """Part a) begins: rolling. It is the only part that always takes place.

    OCTO-TURN-04
    """
    g.actor = g.current
    g.phase = KEEP
    tell(chance, E_TURN, g.current, g.turn + 1, third_of(g) + 1)
    first_roll(g, chance)


def go_on(g: Table, chance: Chance) -> None:
    """What follows from an action: the octopus action after the main actions, the next player to be asked for an extra
    action, or for a function at the end of the game.

    OCTO-TURN-04, OCTO-TURN-05
    """
    if g.phase == NEXT:
        octopus_action(g, chance)
    if g.phase == EXTRA:
        go_on_asking(g, chance)
    elif g.phase == LEVELLING or g.phase == COPYING:
        next_super(g, chance)


def octopus_action(g: Table, chance: Chance) -> None:
    """Part c), which is no main action and happens by itself; then part d) begins.

    OCTO-OCTO-01, OCTO-OCTO-05, OCTO-OCTO-08, OCTO-EXTRA-01
    """
    catch(g, g.current, own_octopods(g), own_addition(g), row_of(g), OCTOPUS_FIELD, chance)
    ask_for_extras(g)


def turn_of(g: Table) -> tuple[int, int] | None:
    """Rolling and main actions are the player's own part of a turn. Plain Python.

    OCTO-TURN-04
    """
    return (g.current, g.turn) if g.phase in (KEEP, KEEP_AGAIN, MAIN, MAIN_AGAIN) else None


def go_on_asking(g: Table, chance: Chance) -> None:
    """Part d): ask the next player, and when all have been asked, with the virtual player's dice again. Then the turn
    is over. An answer is carried out at once, or, chosen at the same time, when all have answered.

    OCTO-EXTRA-11, OCTO-TWO-01, OCTO-TWO-04, OCTO-TWO-05
    """
    first = last = g.asked
    asking = next_to_ask(g)
    if g.simultaneous:
        first = 1
        last = 0 if asking else g.seats
    if last:
        carry_out(g, first, last, chance)
    if not asking and g.virtual_player and not g.virtual:
        virtual_roll(g, chance)
        g.virtual = 1
        ask_for_extras(g)
        asking = next_to_ask(g)
    if not asking:
        end_turn(g, chance)


def end_turn(g: Table, chance: Chance) -> None:
    """The next player's turn; after the last one of a third the interim scoring, after the third one the end.

    OCTO-SETUP-08, OCTO-TURN-01, OCTO-TURN-02, OCTO-TURN-03, OCTO-SOLO-02, OCTO-SOLO-03, OCTO-TWO-05
    """
    g.used = 0
    g.converted = NONE
    g.flexed = 0
    g.virtual = 0
    g.asked = 0
    g.current = clockwise(g, 1)
    if g.current == g.first:
        third = third_of(g)
        g.turn += 1
        if third_of(g) != third:
            score_third(g, third, chance)
    if third_of(g) == THIRDS:
        g.phase = LEVELLING
        g.actor = g.first
    else:
        begin_turn(g, chance)

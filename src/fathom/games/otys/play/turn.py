"""The turn: the key, the three steps, whose turn is next."""

from __future__ import annotations

from fathom.core.chance import Chance, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.otys.actions import DECLINE, GO, KEY, NEUTRAL, OXYGEN, RISE, X
from fathom.games.otys.events import E_ACTIVATE, E_KEY, E_OVER, E_RETURN, E_ROTATE, E_STAY, E_TURN, E_USED
from fathom.games.otys.ids import BATT_04, TURN_02, TURN_03, TURN_04, TURN_06, VAR_03, XKEY_01
from fathom.games.otys.play.column import raise_diver
from fathom.games.otys.play.divers import start_effect
from fathom.games.otys.play.stock import spend_battery
from fathom.games.otys.state import (
    AVAILABLE,
    CHOOSE_KEY,
    IN_PLAY,
    NEUTRAL_X,
    NEXT,
    NONE,
    OWN_X,
    RESCUE,
    STEP_1,
    STEP_3,
    SURFACE,
    USED,
    Player,
    Table,
)
from fathom.games.otys.tables import THRESHOLD


def begin_turn(g: Table, seat: int, chance: Chance) -> None:
    """OTYS-TURN-01"""
    clear_turn(g)
    g.current = seat
    g.actor = seat
    g.phase = CHOOSE_KEY
    tell(chance, E_TURN, seat, g.round)


def clear_turn(g: Table) -> None:
    """Everything that lasts for one turn is at its idle value."""
    g.key = NONE
    g.level = 0
    g.sponsor_used = 0
    g.free = 0
    g.locked = 0
    g.executions = 0
    g.diver = NONE
    g.side = 0
    g.depth = 0
    g.token = NONE
    g.token_at = NONE
    g.paying = NONE
    g.paying_level = 0
    g.resume = 0
    for i in range(4):
        g.copied[i] = 0
        g.drawn[i] = NONE


# The key


def may_play_key(g: Table, key: int) -> int:
    """Exactly one available key each turn; there is no passing, and always at least one key to choose.

    OTYS-TURN-02, OTYS-TURN-09
    """
    return 0 if g.players[g.current].keys[key] == AVAILABLE else TURN_02


def play_key(g: Table, key: int, chance: Chance) -> None:
    """A numbered key, on the level of its number.

    OTYS-TURN-02
    """
    choose_key(g, key, key, chance)


def may_play_x(g: Table) -> int:
    """OTYS-XKEY-01, OTYS-Q-10, OTYS-Q-38"""
    return 0 if g.players[g.current].keys[OWN_X] == AVAILABLE else XKEY_01


def play_x(g: Table, level: int, chance: Chance) -> None:
    """OTYS-XKEY-02"""
    choose_key(g, OWN_X, level, chance)


def may_play_neutral(g: Table) -> int:
    """OTYS-XKEY-01, OTYS-XKEY-06"""
    return 0 if g.players[g.current].neutral > 0 else XKEY_01


def play_neutral(g: Table, level: int, chance: Chance) -> None:
    """OTYS-XKEY-02, OTYS-XKEY-06"""
    choose_key(g, NEUTRAL_X, level, chance)


def choose_key(g: Table, key: int, level: int, chance: Chance) -> None:
    """Push the key against the diver of its level; an X key goes to any level and first turns the sponsors on.

    OTYS-TURN-02, OTYS-TURN-03, OTYS-XKEY-02, OTYS-XKEY-03, OTYS-XKEY-04, OTYS-XKEY-05
    """
    me = g.players[g.current]
    g.key = key
    g.level = level
    g.phase = STEP_1
    tell(chance, E_KEY, g.current, key, level)
    if key == NEUTRAL_X:
        me.neutral -= 1
    else:
        me.keys[key] = IN_PLAY
    if key >= OWN_X:
        rotate_sponsors(g)
        tell(chance, E_ROTATE, g.current)


def key_chosen(g: Table) -> bool:
    """Whether this turn has its key, and with it its level; a contract may be paid for before that.

    OTYS-Q-14
    """
    return g.over == 0 and g.phase != CHOOSE_KEY and g.resume != CHOOSE_KEY


def rotate_sponsors(g: Table) -> None:
    """The tile of level 5 moves to level 1, the others one level down, for everybody, for good.

    OTYS-XKEY-03, OTYS-XKEY-08
    """
    last = g.sponsors[4]
    for level in range(4, 0, -1):
        g.sponsors[level] = g.sponsors[level - 1]
    g.sponsors[0] = last


# Steps 2 and 3


def go(g: Table, chance: Chance) -> None:
    """Push on: the diver on the key's level now is activated. The sponsor is voluntary.

    OTYS-TURN-03, OTYS-TURN-04, OTYS-TURN-07, OTYS-TURN-09, OTYS-Q-44
    """
    if g.executions == 0:
        g.executions = 1
    tell(chance, E_ACTIVATE, g.current, g.players[g.current].column[SURFACE + g.level])
    start_execution(g)


def start_execution(g: Table) -> None:
    """OTYS-TURN-04, OTYS-SPONSOR-2A-1, OTYS-SPONSOR-2A-2, OTYS-Q-24"""
    me = g.players[g.current]
    g.depth = 0
    diver = me.column[SURFACE + g.level]
    start_effect(g, diver, me.upgraded[diver])


def used_keys(player: Player) -> int:
    """How many keys lie on the hacker track; neutral ones count like the others.

    OTYS-XKEY-07
    """
    count = player.neutral_used
    for key in player.keys:
        if key == USED:
            count += 1
    return count


def place_key(g: Table, chance: Chance) -> None:
    """Step 3, first part: the key is used; if it reaches the hacker, all come back, neutral ones to the supply.

    OTYS-TURN-05, OTYS-HACK-01, OTYS-HACK-02, OTYS-HACK-03, OTYS-HACK-04, OTYS-HACK-06, OTYS-XKEY-07,
    OTYS-DIVER-ENGINEER-05, OTYS-Q-09
    """
    me = g.players[g.current]
    if g.key == NEUTRAL_X:
        me.neutral_used += 1
    else:
        me.keys[g.key] = USED
    used = used_keys(me)
    tell(chance, E_USED, g.current, g.key, used)
    g.key = NONE
    if used >= THRESHOLD[me.hacker]:
        for key in range(6):
            me.keys[key] = AVAILABLE
        tell(chance, E_RETURN, g.current, me.neutral_used)
        if not g.unlimited:
            g.neutral_supply += me.neutral_used
        me.neutral_used = 0


def go_on(g: Table, chance: Chance) -> None:
    """After an execution: the next one, or step 3.

    OTYS-SPONSOR-2A-1, OTYS-TURN-05
    """
    if g.phase != NEXT or g.over:
        return
    if g.executions > 0:
        start_execution(g)
        return
    g.diver = NONE
    g.side = 0
    g.depth = 0
    place_key(g, chance)
    g.phase = STEP_3


def may_stay_down(g: Table) -> int:
    """One battery keeps the activated diver down.

    OTYS-BATT-04, OTYS-Q-04
    """
    return 0 if g.players[g.actor].batteries > 0 else BATT_04


def may_rescue(g: Table) -> int:
    """In the author's variant a battery keeps a copied diver down, too.

    OTYS-VAR-03
    """
    return 0 if g.players[g.actor].batteries > 0 else VAR_03


def surface(g: Table, chance: Chance) -> None:
    """Step 3, second part: the activated diver surfaces even if its effect was not used.

    OTYS-TURN-06, OTYS-TURN-08, OTYS-DIVER-SPY-06, OTYS-Q-44
    """
    raise_diver(g, g.actor, g.level, chance)
    next_rescue(g, chance)


def stay_down(g: Table, chance: Chance) -> None:
    """OTYS-BATT-04, OTYS-VAR-03"""
    spend_battery(g, g.actor, chance)
    tell(chance, E_STAY, g.actor, g.players[g.actor].column[SURFACE + g.level])
    next_rescue(g, chance)


def next_rescue(g: Table, chance: Chance) -> None:
    """Author's variant: each neighbour whose diver was used decides about a battery, clockwise, once each. Otherwise,
    and then, the turn is over.

    OTYS-VAR-02, OTYS-VAR-03, OTYS-DIVER-SPY-06, OTYS-Q-27, OTYS-Q-28
    """
    if g.phase == RESCUE:
        g.copied[g.actor] = 0
    for step in range(1, g.seats):
        seat = (g.current + step) % g.seats
        if g.copied[seat]:
            g.actor = seat
            g.phase = RESCUE
            return
    end_turn(g, chance)


def end_turn(g: Table, chance: Chance) -> None:
    """The next player clockwise; after the last of a round in which the goal was reached, the game is over. The round
    cap is a technical limit, not a rule of the game.

    OTYS-TURN-01, OTYS-END-01, OTYS-Q-37, OTYS-Q-40
    """
    g.players[g.current].turns += 1
    seat = (g.current + 1) % g.seats
    if seat == g.first:
        if g.ending or g.round >= g.round_cap:
            clear_turn(g)
            g.over = 1
            g.phase = NEXT
            g.actor = 0
            tell(chance, E_OVER, g.current)
            return
        g.round += 1
    begin_turn(g, seat, chance)


DECISIONS = (
    # A key is spent, and with it the turn: even the last one is not played without asking.
    Decision(CHOOSE_KEY, KEY, may_play_key, play_key, asked=True),
    Decision(CHOOSE_KEY, X, may_play_x, play_x, asked=True),
    Decision(CHOOSE_KEY, NEUTRAL, may_play_neutral, play_neutral, asked=True),
    Refusal(KEY, TURN_02),
    Refusal(X, TURN_02),
    Refusal(NEUTRAL, TURN_02),
    Decision(STEP_1, GO, None, go),
    Refusal(GO, TURN_03),
    Refusal(DECLINE, TURN_04),
    Decision((STEP_3, RESCUE), RISE, None, surface),
    Refusal(RISE, TURN_06),
    Decision(STEP_3, OXYGEN, may_stay_down, stay_down),
    Decision(RESCUE, OXYGEN, may_rescue, stay_down),
    Refusal(OXYGEN, BATT_04),
)

"""The three doors to all rules: what may be done, why not, and doing it."""

from __future__ import annotations

from fathom.core.actions import Offers, offer
from fathom.core.chance import Chance
from fathom.games.otys.actions import (
    ACCEPT,
    ARG0,
    ARG1,
    ARG2,
    BUY,
    DECLINE,
    DRAW,
    GAIN,
    GO,
    IMPROVE,
    KEEP,
    MOVE_IN,
    MOVE_OUT,
    NEUTRAL,
    OXYGEN,
    PAYMENT_OF,
    PROPELLER,
    RETRIEVE,
    RISE,
    SWAP,
    TAKE,
    TAKE_BONUS,
    TAKE_TOKEN,
    UPGRADE,
    USE_SPONSOR,
    X,
)
from fathom.games.otys.column import may_propeller, offer_propeller, propel
from fathom.games.otys.contracts import (
    complete,
    may_complete,
    may_pay,
    offer_contracts,
    offer_payments,
    pay,
)
from fathom.games.otys.divers import (
    expert_retrieve,
    explore,
    improve,
    may_bonus,
    may_expert_retrieve,
    may_explore,
    may_improve,
    may_take,
    offer_bonus,
    offer_engineering,
    offer_expert,
    offer_exploring,
    take,
    take_bonus,
)
from fathom.games.otys.ids import END_01
from fathom.games.otys.rewards import (
    accept,
    front_upgrade,
    gain_resource,
    keep,
    may_accept,
    may_front_upgrade,
    may_gain,
    may_keep,
    offer_cards,
    offer_front,
)
from fathom.games.otys.sponsors import (
    may_move_in,
    may_move_out,
    may_sponsor_retrieve,
    may_sponsor_token,
    may_sponsor_upgrade,
    may_swap,
    may_use_sponsor,
    offer_sponsor,
    sponsor_move,
    sponsor_retrieve,
    sponsor_swap,
    sponsor_token,
    sponsor_upgrade,
    use_sponsor,
)
from fathom.games.otys.spy import copy_diver, draw, may_copy, may_draw, offer_spying
from fathom.games.otys.state import (
    BONUS,
    CHOOSE_KEY,
    ENGINEERING,
    EXPERT,
    EXPLORING,
    FRONT,
    KEEP_ONE,
    NEUTRAL_X,
    NEXT,
    OWN_X,
    PAY,
    RESCUE,
    SPYING,
    STEP_1,
    STEP_3,
    TRADE,
    Table,
)
from fathom.games.otys.trader import buy, may_buy, may_sell, offer_trade, sell
from fathom.games.otys.turn import (
    choose_key,
    decline,
    go,
    go_on,
    may_decline,
    may_go,
    may_key,
    may_oxygen,
    may_surface,
    offer_keys,
    stay_down,
    surface,
)


def legal(g: Table, out: Offers) -> None:
    """Offer what may be done now, in ascending order."""
    phase = g.phase
    if phase == CHOOSE_KEY:
        offer_keys(g, out)
    elif phase == STEP_1:
        offer_propeller(g, out)
        offer_sponsor(g, out)
        offer(out, GO)
    elif phase == STEP_3 or phase == RESCUE:
        offer_contracts(g, out)
        offer(out, RISE)
        if may_oxygen(g) == 0:
            offer(out, OXYGEN)
        return
    elif phase == EXPERT:
        offer_expert(g, out)
    elif phase == TRADE:
        offer_trade(g, out)
    elif phase == SPYING:
        offer_spying(g, out)
    elif phase == ENGINEERING:
        offer_engineering(g, out)
    elif phase == EXPLORING:
        offer_exploring(g, out)
    elif phase == BONUS:
        offer_bonus(g, out)
    elif phase == FRONT:
        offer_front(g, out)
    elif phase == KEEP_ONE:
        offer_cards(g, out)
    elif phase == PAY:
        offer_payments(g, out)
    offer_contracts(g, out)


def may(g: Table, action: int) -> int:
    """0, or the rule that forbids the action now."""
    if g.over:
        return END_01
    a = ARG0[action]
    b = ARG1[action]
    if action < X:
        return may_key(g, a)
    if action < NEUTRAL:
        return may_key(g, OWN_X)
    if action < PROPELLER:
        return may_key(g, NEUTRAL_X)
    if action < USE_SPONSOR:
        return may_propeller(g, a, b)
    if action < RETRIEVE:
        return may_use_sponsor(g)
    if action < UPGRADE:
        return may_expert_retrieve(g, a) if g.phase == BONUS else may_sponsor_retrieve(g, a)
    if action < TAKE_TOKEN:
        return may_front_upgrade(g, a) if g.phase == FRONT else may_sponsor_upgrade(g, a)
    if action < MOVE_OUT:
        return may_explore(g, a) if g.phase == EXPLORING else may_sponsor_token(g, a)
    if action < MOVE_IN:
        return may_move_out(g, a, b)
    if action < SWAP:
        return may_move_in(g, a, b)
    if action < GO:
        return may_swap(g, a, b, ARG2[action])
    if action == GO:
        return may_go(g)
    if action == TAKE:
        return may_take(g)
    if action == TAKE_BONUS:
        return may_bonus(g)
    if action < BUY:
        return may_sell(g, a, b)
    if action < DRAW:
        return may_buy(g, a)
    if action == DRAW:
        return may_draw(g)
    if action < KEEP:
        return may_copy(g, a)
    if action < IMPROVE:
        return may_keep(g, a)
    if action < GAIN:
        return may_improve(g, a)
    if action < ACCEPT:
        return may_gain(g, a)
    if action == ACCEPT:
        return may_accept(g)
    if action == DECLINE:
        return may_decline(g)
    if action < PAYMENT_OF:
        return may_complete(g, a, b)
    if action < RISE:
        return may_pay(g, a)
    if action == RISE:
        return may_surface(g)
    return may_oxygen(g)


def apply(g: Table, action: int, chance: Chance) -> None:
    """Carry out a legal action."""
    a = ARG0[action]
    b = ARG1[action]
    if action < X:
        choose_key(g, a, a, chance)
    elif action < NEUTRAL:
        choose_key(g, OWN_X, a, chance)
    elif action < PROPELLER:
        choose_key(g, NEUTRAL_X, a, chance)
    elif action < USE_SPONSOR:
        propel(g, a, b, chance)
    elif action < RETRIEVE:
        use_sponsor(g, chance)
    elif action < UPGRADE:
        if g.phase == BONUS:
            expert_retrieve(g, a, chance)
        else:
            sponsor_retrieve(g, a, chance)
    elif action < TAKE_TOKEN:
        if g.phase == FRONT:
            front_upgrade(g, a, chance)
        else:
            sponsor_upgrade(g, a, chance)
    elif action < MOVE_OUT:
        if g.phase == EXPLORING:
            explore(g, a, b, chance)
        else:
            sponsor_token(g, a, b, chance)
    elif action < MOVE_IN:
        sponsor_move(g, a, g.level, b, chance)
    elif action < SWAP:
        sponsor_move(g, a, b, g.level, chance)
    elif action < GO:
        sponsor_swap(g, a, b, ARG2[action], chance)
    elif action == GO:
        go(g, chance)
    elif action == TAKE:
        take(g, chance)
    elif action == TAKE_BONUS:
        take_bonus(g, chance)
    elif action < BUY:
        sell(g, a, b, chance)
    elif action < DRAW:
        buy(g, a, chance)
    elif action == DRAW:
        draw(g, chance)
    elif action < KEEP:
        copy_diver(g, a, chance)
    elif action < IMPROVE:
        keep(g, a, chance)
    elif action < GAIN:
        improve(g, a, chance)
    elif action < ACCEPT:
        gain_resource(g, a, chance)
    elif action == ACCEPT:
        accept(g, chance)
    elif action == DECLINE:
        decline(g, chance)
    elif action < PAYMENT_OF:
        complete(g, a, b, chance)
    elif action < RISE:
        pay(g, a, chance)
    elif action == RISE:
        surface(g, chance)
    else:
        stay_down(g, chance)
    if g.phase == NEXT and g.over == 0:
        go_on(g, chance)

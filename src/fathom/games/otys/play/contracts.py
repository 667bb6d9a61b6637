"""Completing contracts: when, which, how they are paid, what they give."""

from __future__ import annotations

from fathom.core.actions import Offers, offer
from fathom.core.chance import Chance, reveal, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.otys.actions import COMPLETE, PAYMENT_OF, PAYMENTS
from fathom.games.otys.events import E_COMPLETE, E_REVEAL
from fathom.games.otys.ids import CONTRACT_01, CONTRACT_03, CONTRACT_11, Q_14
from fathom.games.otys.play.stock import draw_contract, gain_battery, gain_credits, gain_points
from fathom.games.otys.state import (
    BY_BACK,
    BY_CONTRACT,
    CHOOSE_KEY,
    ENGINEERING,
    EXPERT,
    EXPLORING,
    NONE,
    PAY,
    SPYING,
    STEP_1,
    STEP_3,
    TRADE,
    Player,
    Table,
)
from fathom.games.otys.tables import (
    BACK,
    BACK_CREDITS,
    BACK_POINTS,
    BATTERIES,
    CARDS,
    CREDITS,
    FITS,
    FREE,
    NEED,
    POINTS,
    PUBLIC_CONTRACTS,
    PUBLIC_CONTRACTS_TWO,
    WAYS,
    WAYS_PER_CARD,
)

# Contracts are completed between the steps of a turn, and before a diver's effect is used.
WINDOW = (CHOOSE_KEY, STEP_1, EXPERT, TRADE, SPYING, ENGINEERING, EXPLORING, STEP_3)


def open_contracts(g: Table, seat: int) -> int:
    """The bit set of contracts a seat may complete: the public ones and its own.

    OTYS-CONTRACT-03
    """
    cards = g.players[seat].hand
    for card in g.public:
        if card != NONE:
            cards |= 1 << card
    return cards


def payable(player: Player, level: int) -> int:
    """The bit set of contracts that the cubes of one level can pay.

    OTYS-CONTRACT-01, OTYS-CONTRACT-10, OTYS-CONTRACT-11, OTYS-Q-01
    """
    row = player.resources[level]
    return FITS[row[0] + 7 * row[1] + 49 * row[2] + 343 * row[3]]


def may_complete(g: Table, card: int, level: int) -> int:
    """At any moment of the own turn that is not in the middle of an effect: it is not an action, so several may be
    completed in one turn. Any level will do, not only the one where the diver acts.

    OTYS-CONTRACT-01, OTYS-CONTRACT-02, OTYS-CONTRACT-04, OTYS-CONTRACT-05, OTYS-CONTRACT-13, OTYS-SPONSOR-2A-3,
    OTYS-Q-14
    """
    if g.depth > 0:
        return Q_14
    if not open_contracts(g, g.current) >> card & 1:
        return CONTRACT_03
    if not payable(g.players[g.current], level) >> card & 1:
        return CONTRACT_11 if FREE[card] else CONTRACT_01
    return 0


def offer_contracts(g: Table, out: Offers) -> None:
    """Mostly no level can pay anything; that shows without asking card by card."""
    cards = 0
    for row in g.players[g.current].resources:
        cards |= FITS[row[0] + 7 * row[1] + 49 * row[2] + 343 * row[3]]
    if cards == 0 or g.depth > 0:
        return
    cards &= open_contracts(g, g.current)
    if cards == 0:
        return
    for card in range(CARDS):
        if cards >> card & 1:
            for level in range(5):
                if may_complete(g, card, level) == 0:
                    offer(out, COMPLETE + 5 * card + level)


def complete(g: Table, card: int, level: int, chance: Chance) -> None:
    """A fixed combination is paid at once; for a free one the payer chooses the types.

    OTYS-CONTRACT-07, OTYS-CONTRACT-10
    """
    if FREE[card]:
        g.paying = card
        g.paying_level = level
        g.resume = g.phase
        g.phase = PAY
        return
    me = g.players[g.current]
    for kind in range(4):
        me.resources[level][kind] -= NEED[card][kind]
    reward_contract(g, card, level, chance)


def pays_privately(g: Table) -> bool:
    """Whether a private contract is being paid for: the others learn which one only when it is paid, because until
    then it can be taken back.

    OTYS-CONTRACT-15
    """
    return g.paying != NONE and g.players[g.current].hand >> g.paying & 1 == 1


def may_pay(g: Table, payment: int) -> int:
    """Exactly the numbers shown, each from another type, all from the level.

    OTYS-CONTRACT-11
    """
    fits = 0
    for i in range(WAYS_PER_CARD):
        if WAYS[g.paying][i] == payment:
            fits = 1
    if fits == 0:
        return CONTRACT_11
    row = g.players[g.current].resources[g.paying_level]
    for kind in range(4):
        if PAYMENTS[payment][kind] > row[kind]:
            return CONTRACT_01
    return 0


def offer_payments(g: Table, out: Offers) -> None:
    """Only the ways to pay this contract are asked about."""
    for i in range(WAYS_PER_CARD):
        payment = WAYS[g.paying][i]
        if payment >= 0 and may_pay(g, payment) == 0:
            offer(out, PAYMENT_OF + payment)


def pay(g: Table, payment: int, chance: Chance) -> None:
    """OTYS-CONTRACT-07, OTYS-CONTRACT-11"""
    card = g.paying
    level = g.paying_level
    row = g.players[g.current].resources[level]
    for kind in range(4):
        row[kind] -= PAYMENTS[payment][kind]
    g.phase = g.resume
    g.paying = NONE
    g.paying_level = 0
    g.resume = 0
    reward_contract(g, card, level, chance)


def reward_contract(g: Table, card: int, level: int, chance: Chance) -> None:
    """Points, the card's own bonus, the bonus of a reward token on that level; the card is out, and a public one is
    replaced. The bonuses are taken without asking.

    OTYS-CONTRACT-06, OTYS-CONTRACT-08, OTYS-CONTRACT-09, OTYS-CONTRACT-12, OTYS-CONTRACT-14, OTYS-REWARD-02,
    OTYS-REWARD-08, OTYS-Q-23
    """
    seat = g.current
    me = g.players[seat]
    tell(chance, E_COMPLETE, seat, card, level)
    g.completed |= 1 << card
    me.done |= 1 << card
    gain_points(g, seat, POINTS[card], BY_CONTRACT, chance)
    gain_credits(g, seat, CREDITS[card], chance)
    for _ in range(BATTERIES[card]):
        gain_battery(g, seat, chance)
    token = me.tokens[level]
    if token != NONE:
        gain_credits(g, seat, BACK_CREDITS[BACK[token]], chance)
        gain_points(g, seat, BACK_POINTS[BACK[token]], BY_BACK, chance)
    if me.hand >> card & 1:
        me.hand &= ~(1 << card)
        reveal(chance)
        return
    for place in range(3):
        if g.public[place] == card:
            lay_public(g, place, chance)


def public_spaces(g: Table) -> int:
    """How many public contracts lie open.

    OTYS-SETUP-15, OTYS-2P-01
    """
    return PUBLIC_CONTRACTS_TWO if g.seats == 2 else PUBLIC_CONTRACTS


def lay_public(g: Table, place: int, chance: Chance) -> None:
    """The next card of the pile becomes a public contract; without one the space stays empty.

    OTYS-CONTRACT-09, OTYS-Q-15
    """
    card = draw_contract(g, chance)
    g.public[place] = card
    if card != NONE:
        tell(chance, E_REVEAL, g.current, card)


DECISIONS = (
    Decision(WINDOW, COMPLETE, may_complete, complete, offer_contracts),
    Refusal(COMPLETE, Q_14),
    Decision(PAY, PAYMENT_OF, may_pay, pay, offer_payments),
    Refusal(PAYMENT_OF, CONTRACT_11),
)

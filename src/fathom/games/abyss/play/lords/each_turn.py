"""Powers that may be used once in each of the owner's turns: Slaver, Oracle, Opportunist, Ferryman, Recipient."""

from __future__ import annotations

from fathom.core.actions import Offers, offer
from fathom.core.bits import lowest
from fathom.core.chance import Chance, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.abyss.actions import ALLY, COUNCIL, COURT, POWER
from fathom.games.abyss.events import E_COURT, E_FERRY, E_ORACLE, E_REMOVE
from fathom.games.abyss.ids import (
    KRAKEN_SENTINEL_09,
    LORD_12,
    LORD_17,
    LORD_21,
    LORD_101,
    LORD_115,
    TURN_04,
)
from fathom.games.abyss.play.cards import discard_card, discard_from_hand
from fathom.games.abyss.play.council import any_stack, may_have_stack
from fathom.games.abyss.play.court import add_lord, any_available, available, draw_lord, free_space
from fathom.games.abyss.play.exploration import may_pass_over
from fathom.games.abyss.play.lords.activity import active
from fathom.games.abyss.play.money import gain_pearls, judge_figure
from fathom.games.abyss.play.sentinels import release
from fathom.games.abyss.state import (
    ALLIES,
    ENSLAVING,
    FERRYMAN,
    FIGHTING,
    IN_COUNCIL,
    IN_COURT,
    MENU,
    NEXT,
    NONE,
    OPPORTUNIST,
    OPPORTUNITY,
    ORACLE,
    ORACLE_STACK,
    PER_TURN,
    RECIPIENT,
    S_BACK,
    S_NONE,
    SLAVER,
    TAKING,
    WINDOW,
    Table,
)
from fathom.games.abyss.tables import SLAVER_PEARLS, TURN_LORDS


def may_use_exploring(g: Table, which: int) -> int:
    """Where the exploration may go on.

    ABYSS-TURN-04, ABYSS-AMB-28
    """
    return TURN_04 if may_pass_over(g) else may_use(g, which)


def may_use(g: Table, which: int) -> int:
    """Once each in an own turn: before the action, where the exploration may go on, and at the end of the turn.

    ABYSS-TURN-04, ABYSS-AMB-28, ABYSS-AMB-40
    """
    power = PER_TURN[which]
    if active(g, g.current, power) == 0 or g.powers_used >> power & 1:
        return TURN_04
    if power == SLAVER:
        return 0 if g.players[g.current].hand_size else LORD_12
    if power == ORACLE:
        return 0 if any_stack(g) else LORD_17
    if power == OPPORTUNIST:
        return 0 if g.lord_deck and any_available(g, g.current) else LORD_21
    if power == FERRYMAN:
        return 0 if g.players[g.current].nebulis else LORD_101
    if power == RECIPIENT:
        return 0 if g.lord_deck and free_space(g) != NONE else LORD_115
    return TURN_04


def offer_powers(g: Table, out: Offers) -> None:
    """Most players have no such Lord: they are not asked about each power.

    ABYSS-TURN-04
    """
    if g.players[g.current].free & TURN_LORDS == 0:
        return
    for i in range(len(PER_TURN)):
        if may_use(g, i) == 0:
            offer(out, POWER + i)


def offer_powers_exploring(g: Table, out: Offers) -> None:
    """ABYSS-TURN-04, ABYSS-AMB-28"""
    if may_pass_over(g) == 0:
        offer_powers(g, out)


def use_power(g: Table, which: int, chance: Chance) -> None:
    """Afterwards the turn goes on where it was.

    ABYSS-TURN-04
    """
    power = PER_TURN[which]
    g.window = g.phase
    g.powers_used |= 1 << power
    g.phase = NEXT
    g.step = S_BACK
    if power == SLAVER:
        g.phase = ENSLAVING
    elif power == ORACLE:
        g.phase = ORACLE_STACK
    elif power == OPPORTUNIST:
        g.phase = OPPORTUNITY
    elif power == FERRYMAN:
        ferryman(g, chance)
    elif power == RECIPIENT:
        recipient(g, chance)


def may_enslave(g: Table, card: int) -> int:
    """Any Ally in hand, Krakens too.

    ABYSS-LORD-12
    """
    return 0 if g.players[g.current].hand[card] else LORD_12


def slaver(g: Table, card: int, chance: Chance) -> None:
    """Discard one Ally for 2 Pearls; a Kraken brings no Nebulis.

    ABYSS-LORD-12, KRAKEN-ALLY-07
    """
    discard_from_hand(g, g.current, card, chance)
    gain_pearls(g, g.current, SLAVER_PEARLS, lowest(active(g, g.current, SLAVER)), chance)
    g.phase = NEXT


def oracle(g: Table, space: int, chance: Chance) -> None:
    """Discard a Council stack; an own Sentinel on the space comes home.

    ABYSS-LORD-17, KRAKEN-SENTINEL-09
    """
    tell(chance, E_ORACLE, g.current, space, g.stack_size[space])
    for card in range(ALLIES):
        while g.council[space][card]:
            g.council[space][card] -= 1
            discard_card(g, card)
    g.stack_size[space] = 0
    release(g, IN_COUNCIL, space, chance)
    g.phase = NEXT


def may_remove(g: Table, slot: int) -> int:
    """ABYSS-LORD-21, KRAKEN-SENTINEL-09"""
    if g.court[slot] == NONE:
        return LORD_21
    return 0 if available(g, slot, g.current) else KRAKEN_SENTINEL_09


def opportunist(g: Table, slot: int, chance: Chance) -> None:
    """Discard a Lord of the Court and put the top Lord of the deck onto the same space.

    ABYSS-LORD-21, ABYSS-RECRUIT-12, KRAKEN-SENTINEL-09
    """
    lord = g.court[slot]
    g.lord_discard |= 1 << lord
    tell(chance, E_REMOVE, g.current, lord)
    release(g, IN_COURT, lord, chance)
    g.court[slot] = draw_lord(g, chance)
    tell(chance, E_COURT, g.current, g.court[slot])
    g.phase = NEXT


def ferryman(g: Table, chance: Chance) -> None:
    """Return 1 Nebulis and take 1 Pearl.

    ABYSS-LORD-101, KRAKEN-FIGURE-06
    """
    g.players[g.current].nebulis -= 1
    tell(chance, E_FERRY, g.current)
    gain_pearls(g, g.current, 1, lowest(active(g, g.current, FERRYMAN)), chance)
    judge_figure(g, chance)


def recipient(g: Table, chance: Chance) -> None:
    """The top Lord of the deck onto the free space farthest from it, free of charge.

    ABYSS-LORD-115
    """
    tell(chance, E_COURT, g.current, add_lord(g, chance))


def go_back(g: Table) -> None:
    """To the decision in which the power was used.

    ABYSS-TURN-04
    """
    g.phase = g.window
    g.window = NEXT
    g.step = S_NONE


DECISIONS = (
    Decision((MENU, WINDOW), POWER, may_use, use_power, offer_powers),
    Decision((TAKING, FIGHTING), POWER, may_use_exploring, use_power, offer_powers_exploring),
    Refusal(POWER, TURN_04),
    Decision(ENSLAVING, ALLY, may_enslave, slaver, asked=True),
    Decision(ORACLE_STACK, COUNCIL, may_have_stack, oracle, asked=True),
    Decision(OPPORTUNITY, COURT, may_remove, opportunist, asked=True),
)

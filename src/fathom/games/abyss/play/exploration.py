"""Exploring the depths: revealing, selling, taking, Monsters, and clearing the track."""

from __future__ import annotations

from fathom.core.bits import lowest, size_of
from fathom.core.chance import Chance, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.abyss.actions import COUNCIL, EXPLORE, PASS, PAY, REWARD, TAKE
from fathom.games.abyss.events import E_BUY, E_FIGHT, E_KEYS, E_REVEAL, E_SEND, E_TAKE, E_THREAT
from fathom.games.abyss.ids import (
    EXPLORE_05,
    EXPLORE_07,
    EXPLORE_09,
    EXPLORE_12,
    EXPLORE_13,
    KRAKEN_ALLY_01,
    MONSTER_02,
    MONSTER_05,
    MONSTER_07,
    RECRUIT_05,
    TURN_02,
)
from fathom.games.abyss.play.cards import (
    can_draw,
    discard_card,
    draw_card,
    draw_tokens,
    send_to_council,
    take_card,
    tokens_left,
)
from fathom.games.abyss.play.lords.activity import active
from fathom.games.abyss.play.lords.always import purchase_limit, reward_space, surplus_of_hand
from fathom.games.abyss.play.money import can_pay, gain_nebulis, gain_pearls, judge_figure, may_pay
from fathom.games.abyss.state import (
    BUYING,
    FIGHTING,
    KRAKENS,
    LIMITED,
    MENU,
    MONSTER,
    NEXT,
    NONE,
    REWARDING,
    S_CLEAR,
    S_COURT,
    S_OFFER,
    S_REVEAL,
    S_SEND,
    S_SOLD,
    SENDING,
    SHIP_MASTER,
    TAKING,
    Table,
)
from fathom.games.abyss.tables import (
    LAST_PEARLS,
    RACE_OF,
    REWARD_KEYS,
    REWARD_PEARLS,
    REWARD_TOKENS,
    REWARDS,
    SPACES_OF_THREAT,
    TRACK_SIZE,
)


def may_explore(g: Table) -> int:
    """As an action, as long as there is a card.

    ABYSS-TURN-02, ABYSS-EXPLORE-13, ABYSS-AMB-24
    """
    return 0 if can_draw(g) else EXPLORE_13


def explore(g: Table) -> None:
    """The action begins, or goes on.

    ABYSS-EXPLORE-01, ABYSS-EXPLORE-07, ABYSS-EXPLORE-08
    """
    g.acting = 1
    g.phase = NEXT
    g.step = S_REVEAL


def reveal_card(g: Table, chance: Chance) -> None:
    """The next card onto the first free space. An Ally is offered to the others first; a Monster is not for sale. If no
    card is left after a sale, the exploration is over.

    ABYSS-EXPLORE-01, ABYSS-EXPLORE-02, ABYSS-EXPLORE-06, ABYSS-EXPLORE-13, ABYSS-MONSTER-01, ABYSS-AMB-24
    """
    if not can_draw(g):
        g.step = S_CLEAR
        return
    card = draw_card(g, chance)
    g.track[g.shown] = card
    g.shown += 1
    tell(chance, E_REVEAL, g.current, card, g.shown)
    if card == MONSTER:
        g.phase = FIGHTING
    else:
        g.asked = 1
        g.step = S_OFFER


# Selling


def can_buy(g: Table, seat: int) -> bool:
    """Whether a player can pay the price and has a purchase left in this turn; declining uses up nothing.

    ABYSS-EXPLORE-04, ABYSS-EXPLORE-05
    """
    return g.players[seat].bought < purchase_limit(g, seat) and can_pay(g, seat, g.price)


def offer_around(g: Table) -> None:
    """Ask the next opponent clockwise who can buy; if there is none, the active player decides.

    ABYSS-EXPLORE-02, ABYSS-EXPLORE-05, ABYSS-EXPLORE-07
    """
    while g.asked < g.seats:
        seat = (g.current + g.asked) % g.seats
        if can_buy(g, seat):
            g.actor = seat
            g.phase = BUYING
            return
        g.asked += 1
    g.asked = 0
    g.actor = g.current
    g.phase = TAKING


def may_buy(g: Table, black: int) -> int:
    """For the price, with so many Nebulis among it.

    ABYSS-EXPLORE-02, ABYSS-EXPLORE-03, ABYSS-EXPLORE-05, ABYSS-EXPLORE-12, KRAKEN-NEBULIS-04
    """
    why = may_pay(g, g.actor, g.price, black)
    return EXPLORE_05 if why == RECRUIT_05 else why


def decline(g: Table) -> None:
    """ABYSS-EXPLORE-02, ABYSS-EXPLORE-05"""
    g.asked += 1
    g.phase = NEXT
    g.step = S_OFFER


def buy(g: Table, black: int, chance: Chance) -> None:
    """The price, Nebulis included, goes to the active player; it rises by one; the space is free again.

    ABYSS-EXPLORE-03, ABYSS-EXPLORE-06, ABYSS-EXPLORE-12, KRAKEN-NEBULIS-06, KRAKEN-FIGURE-06, ABYSS-AMB-22
    """
    buyer = g.players[g.actor]
    card = g.track[g.shown - 1]
    g.shown -= 1
    g.track[g.shown] = NONE
    take_card(g, g.actor, card)
    buyer.bought += 1
    buyer.pearls -= g.price - black
    tell(chance, E_BUY, g.actor, card, g.price - black, black)
    gain_pearls(g, g.current, g.price - black, NONE, chance)
    if black:
        buyer.nebulis -= black
        gain_nebulis(g, g.current, black, chance)
        judge_figure(g, chance)
    g.price += 1
    g.phase = NEXT
    g.step = S_SOLD


def after_sale(g: Table) -> None:
    """Under a Commander the buyer discards at once; then the next card must be revealed.

    ABYSS-EXPLORE-06, ABYSS-LORD-05, ABYSS-AMB-05
    """
    buyer = (g.current + g.asked) % g.seats
    if surplus_of_hand(g, buyer) > 0 and not g.lazy_commander:
        g.actor = buyer
        g.phase = LIMITED
        return
    g.actor = g.current
    g.asked = 0
    g.step = S_REVEAL


# Taking, fighting, going on


def may_pass_over(g: Table) -> int:
    """Leave the card and go on, unless it lies on the last space or no card is left.

    ABYSS-EXPLORE-07, ABYSS-EXPLORE-09, ABYSS-EXPLORE-13, ABYSS-AMB-24
    """
    return EXPLORE_09 if g.shown >= TRACK_SIZE else may_explore(g)


def may_evade(g: Table) -> int:
    """Leave the Monster without a fight and go on, in the same way.

    ABYSS-MONSTER-01, ABYSS-MONSTER-05, ABYSS-EXPLORE-13, ABYSS-AMB-24
    """
    return MONSTER_05 if g.shown >= TRACK_SIZE else may_explore(g)


def evade(g: Table, chance: Chance) -> None:
    """Passing over a Monster moves the threat marker, once for each.

    ABYSS-EXPLORE-07, ABYSS-EXPLORE-08, ABYSS-MONSTER-03, ABYSS-MONSTER-04
    """
    g.threat = min(SPACES_OF_THREAT - 1, g.threat + 1)
    tell(chance, E_THREAT, g.current, g.threat + 1)
    explore(g)


def take_ally(g: Table, chance: Chance) -> None:
    """The card revealed last, and no other, for free; the last space brings a Pearl. The exploration is over.

    ABYSS-EXPLORE-07, ABYSS-EXPLORE-08, ABYSS-EXPLORE-09
    """
    card = g.track[g.shown - 1]
    take_card(g, g.current, card)
    tell(chance, E_TAKE, g.current, card)
    leave_last_space(g, chance)
    g.phase = NEXT
    g.step = S_CLEAR


def leave_last_space(g: Table, chance: Chance) -> None:
    """The card revealed last leaves the track; from the last space it brings a Pearl, a gain of its own.

    ABYSS-EXPLORE-09, ABYSS-MONSTER-05, ABYSS-AMB-22
    """
    if g.shown == TRACK_SIZE:
        gain_pearls(g, g.current, LAST_PEARLS, NONE, chance)
    g.shown -= 1
    g.track[g.shown] = NONE


def fight(g: Table, chance: Chance) -> None:
    """The Monster revealed last, and no other. Always won: it is discarded and the reward chosen.

    ABYSS-MONSTER-01, ABYSS-MONSTER-02, ABYSS-MONSTER-05
    """
    discard_card(g, MONSTER)
    tell(chance, E_FIGHT, g.current, reward_space(g, g.current) + 1)
    leave_last_space(g, chance)
    g.phase = REWARDING


def may_reward(g: Table, option: int) -> int:
    """One of the options of the space, if there are Monster tokens enough for it.

    ABYSS-MONSTER-02, ABYSS-MONSTER-07
    """
    space = reward_space(g, g.current)
    if option >= REWARDS[space]:
        return MONSTER_02
    return 0 if REWARD_TOKENS[space][option] <= tokens_left(g) else MONSTER_07


def no_reward(g: Table) -> bool:
    """ABYSS-MONSTER-07"""
    for option in range(3):
        if may_reward(g, option) == 0:
            return False
    return True


def may_forgo_reward(g: Table) -> int:
    """A reward that cannot be paid at all is lost.

    ABYSS-MONSTER-02, ABYSS-MONSTER-07
    """
    return 0 if no_reward(g) else MONSTER_02


def take_reward(g: Table, option: int, chance: Chance) -> None:
    """Pearls, Monster tokens and Keys; then the marker returns to the first space.

    ABYSS-MONSTER-02, ABYSS-MONSTER-06, ABYSS-MONSTER-08
    """
    space = reward_space(g, g.current)
    gain_pearls(g, g.current, REWARD_PEARLS[space][option], NONE, chance)
    draw_tokens(g, g.current, REWARD_TOKENS[space][option], chance)
    gain_keys(g, g.current, REWARD_KEYS[space][option], chance)
    end_fight(g)


def end_fight(g: Table) -> None:
    """ABYSS-MONSTER-02"""
    g.threat = 0
    g.phase = NEXT
    g.step = S_CLEAR


def gain_keys(g: Table, seat: int, count: int, chance: Chance) -> None:
    """Key tokens, kept openly.

    ABYSS-MONSTER-08
    """
    if count:
        g.players[seat].keys += count
        tell(chance, E_KEYS, seat, count)


# Clearing the track


def clear_track(g: Table, chance: Chance) -> None:
    """Allies go face-down onto the Council space of their race, Monsters to the discard pile; Krakens stay for the
    active player to place. The Ship Master pays for every race sent, Krakens aside.

    ABYSS-EXPLORE-10, ABYSS-LORD-08, ABYSS-AMB-16
    """
    races = 0
    krakens = 0
    for space in range(g.shown):
        card = g.track[space]
        g.track[space] = NONE
        if card == MONSTER:
            discard_card(g, card)
        elif card >= KRAKENS:
            g.track[krakens] = card
            krakens += 1
        else:
            send_to_council(g, card, RACE_OF[card])
            tell(chance, E_SEND, g.current, card, RACE_OF[card])
            races |= 1 << RACE_OF[card]
    g.shown = krakens
    lords = active(g, g.current, SHIP_MASTER)
    if lords:
        gain_pearls(g, g.current, size_of(races), lowest(lords), chance)
    g.step = S_SEND


def send_krakens(g: Table) -> None:
    """One by one, in the order of the track; then the action is over.

    KRAKEN-ALLY-01
    """
    if g.shown:
        g.phase = SENDING
    else:
        g.step = S_COURT


def send_kraken(g: Table, space: int, chance: Chance) -> None:
    """Onto any of the five spaces, also an empty one.

    KRAKEN-ALLY-01
    """
    card = g.track[0]
    for i in range(1, g.shown):
        g.track[i - 1] = g.track[i]
    g.shown -= 1
    g.track[g.shown] = NONE
    send_to_council(g, card, space)
    tell(chance, E_SEND, g.current, card, space)
    g.phase = NEXT
    g.step = S_SEND


DECISIONS = (
    Decision(MENU, EXPLORE, may_explore, explore, asked=True),
    Decision(TAKING, EXPLORE, may_pass_over, explore),
    Decision(FIGHTING, EXPLORE, may_evade, evade),
    Refusal(EXPLORE, TURN_02),
    Decision(BUYING, PASS, None, decline),
    Decision(BUYING, PAY, may_buy, buy),
    Refusal(PAY, EXPLORE_12),
    Decision(TAKING, TAKE, None, take_ally, asked=True),
    Decision(FIGHTING, TAKE, None, fight, asked=True),
    Refusal(TAKE, EXPLORE_07),
    Refusal(PASS, EXPLORE_07, (TAKING, FIGHTING)),
    Decision(REWARDING, PASS, may_forgo_reward, end_fight),
    Decision(REWARDING, REWARD, may_reward, take_reward),
    Refusal(REWARD, MONSTER_02),
    Decision(SENDING, COUNCIL, None, send_kraken),
    Refusal(PASS, KRAKEN_ALLY_01, (SENDING,)),
)

"""The specialists: what each can do, and one small function for each ability.

A card that works later in the turn is turned face down when it is announced, any other when its ability has been
carried out; what the resolution in force gives for it follows at once.

SEA-SPECIALIST-03, SEA-SPECIALIST-06, SEA-SPECIALIST-11
"""

from __future__ import annotations

from fathom.core.bits import size_of
from fathom.core.chance import Chance, tell
from fathom.games.seastead.events import E_AGAIN, E_TURNED, E_USE
from fathom.games.seastead.play.board import demand_at, free_locations, own_buildings, ring_of
from fathom.games.seastead.play.building import any_build
from fathom.games.seastead.play.hooks import specialist_used_hook
from fathom.games.seastead.play.locations import effect_possible
from fathom.games.seastead.play.moves import designable, salvageable
from fathom.games.seastead.play.ships import movable_ships
from fathom.games.seastead.play.stock import gain, gain_cleanup, in_supply
from fathom.games.seastead.play.taking import gives_something, half_facing, take_half
from fathom.games.seastead.play.tasks import answered, drop, push
from fathom.games.seastead.play.trading import may_exchange_any
from fathom.games.seastead.state import (
    AGENT,
    ANY,
    ARCHITECT,
    CAPTAIN,
    CARTOGRAPHER,
    DIPLOMAT,
    DIVE_TURN,
    DIVER,
    ENGINEER,
    ENVIRONMENTALIST,
    FISHER,
    FLOTILLAS,
    FOUNDER,
    INVESTOR,
    MASTER_BUILDER,
    MUST,
    QUARTERMASTER,
    SALVAGER,
    SCOUT,
    T_DEMANDS,
    T_DESIGN,
    T_EXCHANGE,
    T_LOOK,
    T_SALVAGE,
    T_SHIPS,
    T_TAKE,
    T_USED,
    TRADER,
    Table,
)
from fathom.games.seastead.tables import ABILITY, CARD_AMOUNT, CARD_LEAST

# What can be done


def can_do_something(g: Table, seat: int, card: int) -> bool:
    """Whether at least a part of the ability can be carried out. The others always can.

    SEA-SPECIALIST-14
    """
    ability = ABILITY[card]
    if ability == QUARTERMASTER:
        return in_supply(g) != 0
    if ability == DIPLOMAT:
        return in_supply(g) != 0 and diplomat_count(g, seat, card) > 0
    if ability == TRADER:
        return may_exchange_any(g, seat)
    if ability == CAPTAIN:
        return movable_ships(g, seat) != 0 and free_locations(g) != 0
    if ability == MASTER_BUILDER:
        return build_with_discount(g, CARD_AMOUNT[card])
    if ability == SCOUT:
        return g.dive_deck != 0
    if ability == DIVER:
        return gives_something(g, half_facing(g, seat))
    if ability == ARCHITECT:
        return designable(g, seat, CARD_AMOUNT[card]) != 0
    if ability == SALVAGER:
        return salvageable(g, seat, CARD_AMOUNT[card]) != 0
    if ability == INVESTOR:
        return g.supply[demand_at(g, g.built_at)] > 0
    if ability == ENGINEER:
        return effect_possible(g, g.built_at, card)
    return True


def build_with_discount(g: Table, amount: int) -> bool:
    """SEA-SP-A7"""
    g.discount += amount
    possible = any_build(g)
    g.discount -= amount
    return possible


def diplomat_count(g: Table, seat: int, card: int) -> int:
    """Flotillas with enough own buildings of any type, up to a limit.

    SEA-SP-B8
    """
    count = 0
    for flotilla in range(FLOTILLAS):
        if size_of(own_buildings(g, seat) & ring_of(flotilla)) >= CARD_LEAST[card]:
            count += 1
    return min(count, CARD_AMOUNT[card])


# Using a card


def use_specialist(g: Table, card: int, chance: Chance) -> None:
    """SEA-SPECIALIST-03, SEA-SPECIALIST-11"""
    ability = ABILITY[card]
    seat = g.actor
    amount = CARD_AMOUNT[card]
    g.players[seat].used |= 1 << card
    tell(chance, E_USE, seat, card)
    answered(g)
    if ability == SCOUT:
        scout(g, amount)
    push(g, T_USED, seat, 0, card, 0)
    if ability == FISHER:
        fisher(g, amount)
    elif ability == ARCHITECT:
        architect(g, seat, amount)
    elif ability == DIVER:
        diver(g, seat, chance)
    elif ability == TRADER:
        trader(g, seat, amount)
    elif ability == ENVIRONMENTALIST:
        environmentalist(g, seat, amount, chance)
    elif ability == CAPTAIN:
        captain(g, seat)
    elif ability == MASTER_BUILDER:
        master_builder(g, amount)
    elif ability == QUARTERMASTER:
        quartermaster(g, seat, amount)
    elif ability == FOUNDER:
        founder(g, seat, chance)
    elif ability == INVESTOR:
        investor(g, seat, amount, chance)
    elif ability == AGENT:
        agent(g, seat, chance)
    elif ability == SALVAGER:
        salvager(g, seat, amount)
    elif ability == CARTOGRAPHER:
        cartographer(g, seat, amount)
    elif ability == ENGINEER:
        engineer(g)
    elif ability == DIPLOMAT:
        diplomat(g, seat, card)


def turn_face_down(g: Table) -> None:
    """The card on top of the tasks has been used.

    SEA-SPECIALIST-03, SEA-SPECIALIST-04
    """
    task = g.tasks[g.depth - 1]
    seat = task.seat
    me = g.players[seat]
    me.ready &= ~(1 << task.kinds)
    me.spent |= 1 << task.kinds
    drop(g)
    specialist_used_hook(g, seat)


def fisher(g: Table, amount: int) -> None:
    """For this dive the opponent's half becomes resources of choice, and the user takes as many beside the own half.

    SEA-SP-A1
    """
    g.fisher += amount


def architect(g: Table, seat: int, difference: int) -> None:
    """An academy and a shipyard on one flotilla change places.

    SEA-SP-A2
    """
    push(g, T_DESIGN, seat, difference, 0, 0)


def diver(g: Table, seat: int, chance: Chance) -> None:
    """The own half, as printed, a second time, without regard to links.

    SEA-SP-A3
    """
    take_half(g, seat, half_facing(g, seat), ANY, 0, chance)


def trader(g: Table, seat: int, times: int) -> None:
    """Some exchanges of one resource for another, at least one.

    SEA-SP-A4
    """
    push(g, T_EXCHANGE, seat, times, 0, MUST)


def environmentalist(g: Table, seat: int, amount: int, chance: Chance) -> None:
    """SEA-SP-A5"""
    gain_cleanup(g, seat, amount, chance)


def captain(g: Table, seat: int) -> None:
    """Move own ships, at least one, each once, to any free location.

    SEA-SP-A6
    """
    push(g, T_SHIPS, seat, 0, 0, MUST)


def master_builder(g: Table, amount: int) -> None:
    """The turn is for building, which is cheaper; nothing else comes before it.

    SEA-SP-A7, SEA-SPECIALIST-08
    """
    g.discount += amount
    g.closed = 1


def quartermaster(g: Table, seat: int, amount: int) -> None:
    """SEA-SP-A8"""
    push(g, T_TAKE, seat, amount, ANY, 0)


def founder(g: Table, seat: int, chance: Chance) -> None:
    """A complete turn right after this one, in the same round.

    SEA-SP-B1, SEA-SPECIALIST-12
    """
    g.extra += 1
    tell(chance, E_AGAIN, seat)


def investor(g: Table, seat: int, amount: int, chance: Chance) -> None:
    """As many resources as the opponent paid, up to a limit, of the kind demanded there.

    SEA-SP-B2
    """
    gain(g, seat, demand_at(g, g.built_at), min(g.paid, amount), chance)


def agent(g: Table, seat: int, chance: Chance) -> None:
    """The dive card is turned round, for good.

    SEA-SP-B3
    """
    g.blue_half = 1 - g.blue_half
    tell(chance, E_TURNED, seat)


def salvager(g: Table, seat: int, gain: int) -> None:
    """Move an academy or shipyard of one's own.

    SEA-SP-B4
    """
    push(g, T_SALVAGE, seat, gain, 0, 0)


def cartographer(g: Table, seat: int, amount: int) -> None:
    """A column bonus, then a resource, even if the bonus is declined.

    SEA-SP-B5
    """
    push(g, T_TAKE, seat, amount, ANY, 0)
    push(g, T_DEMANDS, seat, 0, 0, 0)


def scout(g: Table, amount: int) -> None:
    """The turn is for diving, with one of the two uppermost cards; a resource follows when both have taken. This task
    lies under the turning of the card, which comes first.

    SEA-SP-B6, SEA-SPECIALIST-08, SEA-SPECIALIST-11
    """
    g.closed = 1
    g.action = DIVE_TURN
    g.scouted += amount
    push(g, T_LOOK, g.current, 0, 0, 0)


def engineer(g: Table) -> None:
    """The location effect is resolved once more.

    SEA-SP-B7
    """
    g.repeats += 1


def diplomat(g: Table, seat: int, card: int) -> None:
    """A resource for each flotilla with enough own buildings.

    SEA-SP-B8
    """
    push(g, T_TAKE, seat, diplomat_count(g, seat, card), ANY, 0)

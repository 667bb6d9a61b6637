"""Soldiers, whose powers strike the opponents: Jailer, Seeker, Assassin, Commander, Hunter, Executioner. What
Recruiter, Tamer, Commander and Highwayman do as long as they are free is in lords.py.
"""

from __future__ import annotations

from fathom.core.actions import Offers, offer
from fathom.core.chance import Chance, pick, reveal, tell
from fathom.games.abyss.actions import ALLY, COUNCIL, LORD, SEAT
from fathom.games.abyss.cards import discard_card, discard_from_hand, token_count
from fathom.games.abyss.events import E_LOSE, E_LOSES, E_NAME, E_STEAL, E_TURNED
from fathom.games.abyss.ids import LORD_02, LORD_04, LORD_05, LORD_07, LORD_12, LORD_114
from fathom.games.abyss.lords import sheltered, surplus_of_hand
from fathom.games.abyss.state import (
    ALLIES,
    ASSASSIN,
    ASSASSINATING,
    COMMANDER,
    EXECUTING,
    EXECUTIONER,
    HUNTING,
    JAILED,
    JAILER,
    KRAKENS,
    LIMITED,
    LORDS,
    LOSING,
    NEXT,
    NONE,
    S_COURT,
    S_VICTIMS,
    SPACES,
    VALUES,
    Table,
)
from fathom.games.abyss.tables import AMOUNT, POWER_OF, TOKEN_POINTS


def seeker(g: Table, chance: Chance) -> None:
    """Each opponent returns 2 Pearls, or all; Nebulis are not touched.

    ABYSS-LORD-03, ABYSS-TURN-08
    """
    for step in range(1, g.seats):
        seat = (g.current + step) % g.seats
        count = min(AMOUNT[g.lord], g.players[seat].pearls)
        if count and not sheltered(g, seat, g.lord):
            g.players[seat].pearls -= count
            tell(chance, E_LOSES, seat, count)


def one_by_one(g: Table) -> None:
    """Clockwise, from the next player on.

    ABYSS-TURN-08
    """
    g.asked = 1
    g.step = S_VICTIMS


def next_victim(g: Table) -> None:
    """The next opponent whom the power reaches and who has something to lose.

    ABYSS-TURN-08, ABYSS-POWER-04, ABYSS-LORD-02, ABYSS-LORD-04, ABYSS-LORD-05, ABYSS-LORD-114
    """
    power = POWER_OF[g.lord]
    while g.asked < g.seats:
        seat = (g.current + g.asked) % g.seats
        if not sheltered(g, seat, g.lord):
            g.actor = seat
            if power == JAILER and g.players[seat].hand_size > 0:
                g.phase = JAILED
                return
            if power == COMMANDER and surplus_of_hand(g, seat) > 0:
                g.phase = LIMITED
                return
            if power == ASSASSIN and g.players[seat].free & ~g.players[seat].disabled:
                if not g.victim_chooses:
                    g.actor = g.current
                g.phase = ASSASSINATING
                return
            if power == EXECUTIONER and allies_of_race(g, seat, g.race):
                g.phase = LOSING
                return
        g.asked += 1
    g.asked = 0
    g.race = NONE
    g.actor = g.current
    g.step = S_COURT


def victim(g: Table) -> int:
    return (g.current + g.asked) % g.seats


def dealt_with(g: Table) -> None:
    g.asked += 1
    g.phase = NEXT


def may_discard(g: Table, card: int) -> int:
    """Any Ally in hand, Krakens too: for Jailer, Commander and Slaver.

    ABYSS-LORD-02, ABYSS-LORD-05, ABYSS-LORD-12
    """
    if g.players[g.actor].hand[card]:
        return 0
    if g.phase == JAILED:
        return LORD_02
    return LORD_05 if g.phase == LIMITED else LORD_12


def offer_hand(g: Table, out: Offers) -> None:
    """The Allies of whoever decides, each type once."""
    for card in range(ALLIES):
        if may_discard(g, card) == 0:
            offer(out, ALLY + card)


def jailer_discard(g: Table, card: int, chance: Chance) -> None:
    """Each opponent discards exactly one Ally of their choice.

    ABYSS-LORD-02
    """
    discard_from_hand(g, g.actor, card, chance)
    dealt_with(g)


def commander_discard(g: Table, card: int, chance: Chance) -> None:
    """One of the Allies above the limit; asked again as long as there are more.

    ABYSS-LORD-05
    """
    discard_from_hand(g, g.actor, card, chance)
    g.phase = NEXT


def may_turn(g: Table, lord: int) -> int:
    """A free Lord of the victim that is not turned yet.

    ABYSS-LORD-04, ABYSS-AMB-04
    """
    player = g.players[victim(g)]
    return 0 if (player.free & ~player.disabled) >> lord & 1 else LORD_04


def offer_victims_lords(g: Table, out: Offers) -> None:
    for lord in range(LORDS):
        if may_turn(g, lord) == 0:
            offer(out, LORD + lord)


def assassin(g: Table, lord: int, chance: Chance) -> None:
    """The Lord is turned: power and key are dead, it cannot be slid under a Location, but it stays free and keeps its
    points. Sentinel tokens are not affected.

    ABYSS-LORD-04, ABYSS-AMB-04
    """
    g.players[victim(g)].disabled |= 1 << lord
    tell(chance, E_TURNED, victim(g), lord)
    dealt_with(g)


def executioner(g: Table) -> None:
    """Name a race, unless no opponent has an affiliated Ally to lose.

    ABYSS-LORD-114, ABYSS-AMB-33
    """
    for step in range(1, g.seats):
        seat = (g.current + step) % g.seats
        for race in range(5):
            if allies_of_race(g, seat, race) and not sheltered(g, seat, g.lord):
                g.phase = EXECUTING


def allies_of_race(g: Table, seat: int, race: int) -> int:
    """How many affiliated Allies of a race a player has."""
    count = 0
    for value in range(VALUES):
        count += g.players[seat].affiliated[VALUES * race + value]
    return count


def offer_races(g: Table, out: Offers) -> None:
    """Any of the five: for the Executioner also one that nobody has, for a Kraken also an empty space.

    ABYSS-LORD-114, ABYSS-AMB-33, KRAKEN-ALLY-01
    """
    for race in range(SPACES):
        offer(out, COUNCIL + race)


def name_race(g: Table, race: int, chance: Chance) -> None:
    """ABYSS-LORD-114"""
    g.race = race
    tell(chance, E_NAME, g.current, race)
    g.phase = NEXT
    one_by_one(g)


def may_lose(g: Table, card: int) -> int:
    """ABYSS-LORD-114"""
    if card >= KRAKENS or card // VALUES != g.race or g.players[g.actor].affiliated[card] == 0:
        return LORD_114
    return 0


def offer_losses(g: Table, out: Offers) -> None:
    for card in range(VALUES * g.race, VALUES * g.race + VALUES):
        if may_lose(g, card) == 0:
            offer(out, ALLY + card)


def lose_ally(g: Table, card: int, chance: Chance) -> None:
    """ABYSS-LORD-114"""
    g.players[g.actor].affiliated[card] -= 1
    discard_card(g, card)
    tell(chance, E_LOSE, g.actor, card)
    dealt_with(g)


def hunter(g: Table) -> None:
    """Mandatory if an opponent within reach has Monster tokens.

    ABYSS-LORD-07
    """
    for step in range(1, g.seats):
        if may_hunt(g, (g.current + step) % g.seats) == 0:
            g.phase = HUNTING


def may_hunt(g: Table, seat: int) -> int:
    """ABYSS-LORD-07"""
    if seat == g.current or token_count(g, seat) == 0 or sheltered(g, seat, g.lord):
        return LORD_07
    return 0


def offer_prey(g: Table, out: Offers) -> None:
    for step in range(1, g.seats):
        if may_hunt(g, (g.current + step) % g.seats) == 0:
            offer(out, SEAT + step - 1)


def hunt(g: Table, seat: int, chance: Chance) -> None:
    """One of the victim's tokens at random.

    ABYSS-LORD-07
    """
    other = g.players[seat]
    left = pick(chance, token_count(g, seat))
    kind = 0
    while left >= other.tokens[kind]:
        left -= other.tokens[kind]
        kind += 1
    other.tokens[kind] -= 1
    g.players[g.current].tokens[kind] += 1
    tell(chance, E_STEAL, g.current, TOKEN_POINTS[kind], seat + 1)
    reveal(chance)
    g.phase = NEXT

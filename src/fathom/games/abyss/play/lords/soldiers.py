"""Soldiers, whose powers strike the opponents: Jailer, Seeker, Assassin, Commander, Hunter, Executioner. What
Recruiter, Tamer, Commander and Highwayman do as long as they are free is in always.py.
"""

from __future__ import annotations

from fathom.core.chance import Chance, pick, reveal, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.abyss.actions import ALLY, COUNCIL, LORD, PASS, SEAT
from fathom.games.abyss.events import E_LOSE, E_LOSES, E_NAME, E_STEAL, E_TURNED
from fathom.games.abyss.ids import LORD_02, LORD_04, LORD_05, LORD_07, LORD_114
from fathom.games.abyss.play.cards import discard_card, discard_from_hand, token_count
from fathom.games.abyss.play.lords.activity import sheltered
from fathom.games.abyss.play.lords.always import surplus_of_hand
from fathom.games.abyss.play.seats import may_name, seat_after
from fathom.games.abyss.state import (
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
    LOSING,
    NEXT,
    NONE,
    S_COURT,
    S_VICTIMS,
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
    """The opponent whom the power strikes now."""
    return (g.current + g.asked) % g.seats


def dealt_with(g: Table) -> None:
    """On to the next opponent."""
    g.asked += 1
    g.phase = NEXT


def may_jailer_discard(g: Table, card: int) -> int:
    """Any Ally in hand, Krakens too.

    ABYSS-LORD-02
    """
    return 0 if g.players[g.actor].hand[card] else LORD_02


def jailer_discard(g: Table, card: int, chance: Chance) -> None:
    """Each opponent discards exactly one Ally of their choice.

    ABYSS-LORD-02
    """
    discard_from_hand(g, g.actor, card, chance)
    dealt_with(g)


def may_commander_discard(g: Table, card: int) -> int:
    """Any Ally in hand, Krakens too.

    ABYSS-LORD-05
    """
    return 0 if g.players[g.actor].hand[card] else LORD_05


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


def name_race(g: Table, race: int, chance: Chance) -> None:
    """Any of the five, also one that nobody has.

    ABYSS-LORD-114, ABYSS-AMB-33
    """
    g.race = race
    tell(chance, E_NAME, g.current, race)
    g.phase = NEXT
    one_by_one(g)


def may_lose(g: Table, card: int) -> int:
    """ABYSS-LORD-114"""
    if card >= KRAKENS or card // VALUES != g.race or g.players[g.actor].affiliated[card] == 0:
        return LORD_114
    return 0


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
        if is_prey(g, (g.current + step) % g.seats):
            g.phase = HUNTING


def is_prey(g: Table, seat: int) -> bool:
    """Whether an opponent has Monster tokens and is within reach.

    ABYSS-LORD-07
    """
    return token_count(g, seat) > 0 and not sheltered(g, seat, g.lord)


def may_hunt(g: Table, step: int) -> int:
    """ABYSS-LORD-07"""
    why = may_name(g, step)
    if why:
        return why
    return 0 if is_prey(g, seat_after(g, step)) else LORD_07


def hunt(g: Table, step: int, chance: Chance) -> None:
    """One of the victim's tokens at random.

    ABYSS-LORD-07
    """
    seat = seat_after(g, step)
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


DECISIONS = (
    Decision(JAILED, ALLY, may_jailer_discard, jailer_discard),
    Decision(LIMITED, ALLY, may_commander_discard, commander_discard),
    Refusal(PASS, LORD_05, (LIMITED,)),
    Decision(ASSASSINATING, LORD, may_turn, assassin),
    Decision(EXECUTING, COUNCIL, None, name_race),
    Decision(LOSING, ALLY, may_lose, lose_ally),
    Decision(HUNTING, SEAT, may_hunt, hunt, asked=True),
)

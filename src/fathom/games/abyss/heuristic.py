"""A quick guess of how well a player stands, in points: what they have, and what is likely to come of the rest.

The weights were found by play (docs/statistics/abyss.md shows what they reach); none of them is a rule.
"""

from __future__ import annotations

from fathom.core.bits import lowest, size_of
from fathom.core.contract import Values
from fathom.games.abyss.play.court import in_court
from fathom.games.abyss.play.lords.activity import key_count, lords_counted
from fathom.games.abyss.play.payment import kraken_count, race_worth
from fathom.games.abyss.scoring import score, strongest
from fathom.games.abyss.state import (
    ALCHEMIST,
    ALWAYS,
    CLEANER,
    COMMANDER,
    COUNTERFEITER,
    DIPLOMAT,
    EACH_TURN,
    FERRYMAN,
    HIGHWAYMAN,
    HYPNOTIST,
    KRAKENS,
    LANDLORD,
    MASTER_OF_MAGIC,
    MENU,
    NO_POWER,
    NONE,
    OPPORTUNIST,
    ORACLE,
    OUTLAW,
    POWER_WORKS,
    POWERS,
    RECIPIENT,
    RECRUITER,
    SHAMAN,
    SHAREHOLDER,
    SHIP_MASTER,
    SLAVER,
    TAMER,
    TREASURER,
    VALUES,
    Table,
)
from fathom.games.abyss.tables import END_LORDS, HOLDERS, NEBULIS_ON, NEBULIS_POINTS, POWER_OF


def by_power(worth: dict[int, int]) -> tuple[int, ...]:
    """A figure for every power; exactly the powers that go on working must have one."""
    for power, works in enumerate(POWER_WORKS):
        if (power in worth) != (works in (ALWAYS, EACH_TURN)):
            wanted = "needs a worth" if power not in worth else "is used up on arrival"
            raise TypeError(f"abyss.heuristic: the power {POWERS[power]!r} {wanted}")
    return tuple(worth.get(power, 0) for power in range(len(POWERS)))


# What a lasting power is worth for each of a player's own turns to come, in hundredths of a point.
LASTING = by_power({
    RECRUITER: 12, COMMANDER: 8, TAMER: 6, SHIP_MASTER: 12, LANDLORD: 25, SLAVER: 22, SHAMAN: 6, ORACLE: 10,
    ALCHEMIST: 20, MASTER_OF_MAGIC: 4, OPPORTUNIST: 8, DIPLOMAT: 14, TREASURER: 40, FERRYMAN: 12, OUTLAW: 6,
    COUNTERFEITER: 8, CLEANER: 2, SHAREHOLDER: 18, HYPNOTIST: 12, HIGHWAYMAN: 10, RECIPIENT: 10,
})  # fmt: skip

# In hundredths of a point: a Pearl up to five, one beyond; a Key; a point of value in hand up to 14, one beyond; one of
# a race up to six; a Kraken in hand; what the action to come promises; a Lord in the Court to choose from.
A_PEARL, RICH_PEARL, A_KEY, A_POINT, RICH_POINT, SAME_RACE = 72, 15, 160, 42, 25, 15
WILD, PROMISE, CHOICE = 90, 256, 20


def heuristic(g: Table, values: Values) -> None:
    """Every seat by itself."""
    for seat in range(g.seats):
        values[seat] = estimate(g, seat)


def estimate(g: Table, seat: int) -> float:
    """Points, and what Pearls, Keys, cards in hand and lasting powers promise. The more riches, the less each is worth:
    they should become Lords."""
    value = 1.0 * score(g, seat)
    if g.over:
        return value
    me = g.players[seat]
    missing_lords = lords_to_come(g)
    use = min(1.0, (missing_lords + 0.5) / 4)  # for what needs turns to be of use; fades slowly, or nobody would end
    turns = 1.5 * missing_lords
    value += use * (A_PEARL * min(me.pearls, 5) + RICH_PEARL * min(max(0, me.pearls - 5), 5)) / 100
    value += use * A_KEY * key_count(g, seat) / 100
    value += hand_worth(g, seat, use)
    if g.current == seat and (g.phase == MENU or (g.acting and g.shown > 0)):
        value += use * promise(g, seat) / 100
    value += use * CHOICE * in_court(g) / 100
    lords = me.free & ~me.disabled & ~HOLDERS[NO_POWER]
    while lords:
        value += turns * LASTING[POWER_OF[lowest(lords)]] / 100
        lords &= lords - 1
    return value


def lords_to_come(g: Table) -> int:
    """How many more Lords the player with most of them needs to end the game."""
    if g.finisher != NONE:
        return 0
    most = 0
    for seat in range(g.seats):
        most = max(most, size_of(lords_counted(g, seat)))
    return max(0, END_LORDS - most)


def promise(g: Table, seat: int) -> int:
    """What the action still to come, or an exploration in progress, may bring; less to a full hand."""
    total = 0
    for race in range(5):
        total += race_worth(g.players[seat], race)
    if total < 14:
        return PROMISE
    return PROMISE // 2 if total < 24 else PROMISE // 5


def hand_worth(g: Table, seat: int, use: float) -> float:
    """Allies pay for Lords; those of one race go well together, and more than the price of a Lord or two is too much.
    At the end the lowest of a race still counts. Krakens pay too, and cost their Nebulis."""
    me = g.players[seat]
    total = 0
    value = 0.0
    for race in range(5):
        worth = race_worth(me, race)
        if worth:
            total += worth
            value += use * SAME_RACE * min(worth, 6) / 100
            if use < 1.0:
                value += (1.0 - use) * max(0, lowest_in_hand(g, seat, race) - strongest(g, seat, race))
    value += use * (A_POINT * min(total, 14) + RICH_POINT * min(max(0, total - 14), 10)) / 100
    value += use * WILD * min(3, kraken_count(me)) / 100
    for i in range(3):
        value += (1.0 - use) * NEBULIS_POINTS * me.hand[KRAKENS + i] * NEBULIS_ON[KRAKENS + i]
    return value


def lowest_in_hand(g: Table, seat: int, race: int) -> int:
    """The value of the lowest Ally of a race in hand."""
    for value in range(VALUES):
        if g.players[seat].hand[VALUES * race + value]:
            return value + 1
    return 0

"""A quick guess of how well a player stands, in points: what they have, and what is likely to come of the rest."""

from __future__ import annotations

from fathom.core.bits import lowest, size_of
from fathom.core.contract import Values
from fathom.core.names import Names
from fathom.games.abyss.play.court import in_court
from fathom.games.abyss.play.lords.activity import key_count, lords_counted
from fathom.games.abyss.play.lords.always import cost_of, mandatory_race
from fathom.games.abyss.play.payment import kraken_count, richest_races, worth_of_race, worth_of_races, worths_in_hand
from fathom.games.abyss.scoring import score, strongest
from fathom.games.abyss.state import (
    ALCHEMIST,
    ALWAYS,
    CLEANER,
    COMMANDER,
    COUNTERFEITER,
    COURT_SPACES,
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
from fathom.games.abyss.tables import (
    END_LORDS,
    HOLDERS,
    LORD_KEYS,
    LORD_POINTS,
    NEBULIS_ON,
    NEBULIS_POINTS,
    POWER_OF,
    RACES_WANTED,
)


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

WALK = 10  # as good as 20 here, and quicker

# Opinions, by their names in weights.toml, in points.
WEIGHTS = Names()
W_PEARL = WEIGHTS.add("pearl")  # up to five, and one beyond
W_RICH_PEARL = WEIGHTS.add("rich_pearl")
W_KEY = WEIGHTS.add("key")
W_POINT = WEIGHTS.add("point")  # of value in hand up to 14, and one beyond
W_RICH_POINT = WEIGHTS.add("rich_point")
W_SAME_RACE = WEIGHTS.add("same_race")  # a point in hand of a race, up to six
W_WILD = WEIGHTS.add("wild")  # a Kraken in hand
W_PROMISE = WEIGHTS.add("promise")  # the action to come, or an exploration in progress; to a full hand less
W_CHOICE = WEIGHTS.add("choice")  # a Lord in the Court
W_POWERS = WEIGHTS.add("powers")  # of what LASTING says
W_IN_REACH = WEIGHTS.add("in_reach")  # of the worth of the Lord in the Court that is best in reach, and of the second
W_NEXT_IN_REACH = WEIGHTS.add("next_in_reach")
W_LORD_FEE = WEIGHTS.add("lord_fee")  # what a Lord in reach costs beside its price: the turn
W_FADE = WEIGHTS.add("fade")  # Lords to come below which riches lose their worth
W_TURNS = WEIGHTS.add("turns")  # of each seat for each Lord to come


def heuristic(g: Table, weights: Values, values: Values) -> None:
    """Every seat by itself."""
    for seat in range(g.seats):
        values[seat] = estimate(g, weights, seat)


def estimate(g: Table, weights: Values, seat: int) -> float:
    """Points, and what Pearls, Keys, cards in hand and lasting powers promise. The more riches, the less each is worth:
    they should become Lords."""
    value = 1.0 * score(g, seat)
    if g.over:
        return value
    me = g.players[seat]
    missing_lords = lords_to_come(g)
    # for what needs turns to be of use; fades slowly, or nobody would end
    use = min(1.0, (missing_lords + 0.5) / weights[W_FADE])
    value += use * (weights[W_PEARL] * min(me.pearls, 5) + weights[W_RICH_PEARL] * min(max(0, me.pearls - 5), 5))
    value += use * weights[W_KEY] * key_count(g, seat)
    value += hand_worth(g, weights, seat, use)
    value += use * reach(g, weights, seat)
    if g.current == seat and (g.phase == MENU or (g.acting and g.shown > 0)):
        value += use * promise(g, weights, seat)
    value += use * weights[W_CHOICE] * in_court(g)
    lords = me.free & ~me.disabled & ~HOLDERS[NO_POWER]
    lasting = 0
    while lords:
        lasting += LASTING[POWER_OF[lowest(lords)]]
        lords &= lords - 1
    return value + weights[W_POWERS] * weights[W_TURNS] * missing_lords * lasting / 100


def reach(g: Table, weights: Values, seat: int) -> float:
    """The Lords of the Court that this hand can pay, or nearly: the best and the second best of them. What is missing
    of the price counts twice, as with a contract that is nearly done."""
    me = g.players[seat]
    wild = 2 * me.hand[KRAKENS] + 3 * me.hand[KRAKENS + 1] + 4 * me.hand[KRAKENS + 2] + me.pearls
    worths = worths_in_hand(me)
    best = 0.0
    second = 0.0
    for slot in range(COURT_SPACES):
        lord = g.court[slot]
        if lord != NONE:
            races = richest_races(worths, mandatory_race(g, seat, lord), RACES_WANTED[lord])
            near = min(1.0, (wild + worth_of_races(worths, races)) / max(1, cost_of(g, seat, lord)))
            worth = LORD_POINTS[lord] + weights[W_KEY] * LORD_KEYS[lord] - weights[W_LORD_FEE]
            worth *= near * near
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
    return weights[W_IN_REACH] * best + weights[W_NEXT_IN_REACH] * second


def lords_to_come(g: Table) -> int:
    """How many more Lords the player with most of them needs to end the game."""
    if g.finisher != NONE:
        return 0
    most = 0
    for seat in range(g.seats):
        most = max(most, size_of(lords_counted(g, seat)))
    return max(0, END_LORDS - most)


def promise(g: Table, weights: Values, seat: int) -> float:
    """What the action still to come, or an exploration in progress, may bring; less to a full hand."""
    worths = worths_in_hand(g.players[seat])
    total = 0
    for race in range(5):
        total += worth_of_race(worths, race)
    if total < 14:
        return weights[W_PROMISE]
    return weights[W_PROMISE] / 2 if total < 24 else weights[W_PROMISE] / 5


def hand_worth(g: Table, weights: Values, seat: int, use: float) -> float:
    """Allies pay for Lords; those of one race go well together, and more than the price of a Lord or two is too much.
    At the end the lowest of a race still counts. Krakens pay too, and cost their Nebulis."""
    me = g.players[seat]
    worths = worths_in_hand(me)
    total = 0
    value = 0.0
    for race in range(5):
        worth = worth_of_race(worths, race)
        if worth:
            total += worth
            value += use * weights[W_SAME_RACE] * min(worth, 6)
            if use < 1.0:
                value += (1.0 - use) * max(0, lowest_in_hand(g, seat, race) - strongest(g, seat, race))
    value += use * (weights[W_POINT] * min(total, 14) + weights[W_RICH_POINT] * min(max(0, total - 14), 10))
    value += use * weights[W_WILD] * min(3, kraken_count(me))
    for i in range(3):
        value += (1.0 - use) * NEBULIS_POINTS * me.hand[KRAKENS + i] * NEBULIS_ON[KRAKENS + i]
    return value


def lowest_in_hand(g: Table, seat: int, race: int) -> int:
    """The value of the lowest Ally of a race in hand."""
    for value in range(VALUES):
        if g.players[seat].hand[VALUES * race + value]:
            return value + 1
    return 0

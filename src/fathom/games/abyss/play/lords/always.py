"""Powers that work as long as the Lord is free, a function for each. Those that pay at a certain moment are in the file
of that moment: the Landlord in turn.py, the Ship Master in exploration.py, the Shareholder in recruit.py.

Farmers have no power: the Keeper, the Reaper, the Shepherd, the Miller, the Aquaculturalist, the Landowner, the Grower
and the Oyster Farmer are worth their points and keys.

ABYSS-LORD-27..32, ABYSS-LORD-117, ABYSS-LORD-118, ABYSS-AMB-41
"""

from __future__ import annotations

from fathom.games.abyss.play.lords.activity import active, reaching
from fathom.games.abyss.state import (
    ALCHEMIST,
    CLEANER,
    COMMANDER,
    COUNTERFEITER,
    DIPLOMAT,
    HIGHWAYMAN,
    HYPNOTIST,
    MASTER_OF_MAGIC,
    NONE,
    OUTLAW,
    RECRUITER,
    TAMER,
    TREASURER,
    Table,
)
from fathom.games.abyss.tables import (
    COST,
    COST_CHANGE,
    HAND_LIMIT,
    HYPNOTIST_PURCHASES,
    MANDATORY,
    NEBULIS_LIMIT,
    OUTLAW_LIMIT,
    PURCHASES,
)


def cost_of(g: Table, seat: int, lord: int) -> int:
    """Treasurer and Recruiter change what a Lord costs; each counts once, and nothing costs less than 0.

    ABYSS-RECRUIT-09, ABYSS-LORD-01, ABYSS-LORD-25
    """
    return max(0, COST[lord] + cost_change(g, seat))


def cost_change(g: Table, seat: int) -> int:
    """What any Lord costs more or less.

    ABYSS-LORD-01, ABYSS-LORD-25
    """
    change = 0
    if active(g, seat, TREASURER):
        change -= COST_CHANGE
    if reaching(g, seat, RECRUITER) != NONE:
        change += COST_CHANGE
    return change


def mandatory_race(g: Table, seat: int, lord: int) -> int:
    """The race that must be among those used, or NONE: Smugglers and Ambassadors have none, and the Diplomat waives it.

    ABYSS-RECRUIT-03, ABYSS-LORD-24
    """
    return NONE if active(g, seat, DIPLOMAT) else MANDATORY[lord]


def nebulis_limit(g: Table, seat: int) -> int:
    """How many Nebulis a payment may contain.

    KRAKEN-NEBULIS-05, ABYSS-LORD-102
    """
    return OUTLAW_LIMIT if active(g, seat, OUTLAW) else NEBULIS_LIMIT


def keeps_pearls(g: Table, seat: int) -> bool:
    """Whether Nebulis may be paid while Pearls are left.

    ABYSS-LORD-103
    """
    return active(g, seat, COUNTERFEITER) != 0


def purchase_limit(g: Table, seat: int) -> int:
    """Allies that may be bought in one turn of another player.

    ABYSS-EXPLORE-04, ABYSS-LORD-111
    """
    return HYPNOTIST_PURCHASES if active(g, seat, HYPNOTIST) else PURCHASES


def surplus_of_hand(g: Table, seat: int) -> int:
    """Allies above what an opponent's Commander allows. Krakens count, affiliated Allies do not.

    ABYSS-LORD-05, ABYSS-AFFILIATE-04
    """
    size = g.players[seat].hand_size
    if size <= HAND_LIMIT or reaching(g, seat, COMMANDER) == NONE:
        return 0
    return size - HAND_LIMIT


def reward_space(g: Table, seat: int) -> int:
    """The space whose reward a fight brings: one earlier under an opponent's Tamer, never before the first.

    ABYSS-MONSTER-02, ABYSS-LORD-06
    """
    if g.threat > 0 and reaching(g, seat, TAMER) != NONE:
        return g.threat - 1
    return g.threat


def takes_two_stacks(g: Table, seat: int) -> bool:
    """ABYSS-LORD-18"""
    return active(g, seat, ALCHEMIST) != 0


def affiliates_any(g: Table, seat: int) -> bool:
    """ABYSS-LORD-20"""
    return active(g, seat, MASTER_OF_MAGIC) != 0


def robber(g: Table, seat: int) -> int:
    """The opponent whose Highwayman reaches the seat, or NONE.

    ABYSS-LORD-113
    """
    return reaching(g, seat, HIGHWAYMAN)


def owns_cleaner(g: Table, seat: int) -> bool:
    """Free and not turned when the game ends.

    ABYSS-LORD-105, ABYSS-AMB-27
    """
    return active(g, seat, CLEANER) != 0

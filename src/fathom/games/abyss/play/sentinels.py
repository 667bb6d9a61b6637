"""Sentinel tokens: reserving a Lord of the Court, a Council space or a face-up Location."""

from __future__ import annotations

from fathom.core.chance import Chance, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.abyss.actions import COUNCIL, COURT, LOCATION, SENTINEL
from fathom.games.abyss.events import E_HOME, E_POST_COUNCIL, E_POST_LOCATION, E_POST_LORD
from fathom.games.abyss.ids import (
    KRAKEN_SENTINEL_02,
    KRAKEN_SENTINEL_03,
    KRAKEN_SENTINEL_06,
    KRAKEN_SENTINEL_08,
    TURN_05,
)
from fathom.games.abyss.state import (
    COURT_SPACES,
    IN_COUNCIL,
    IN_COURT,
    MENU,
    NEXT,
    NONE,
    ON_LOCATION,
    POSTING,
    S_COURT,
    SENTINELS,
    Table,
)
from fathom.games.abyss.tables import AMOUNT


def reserved(g: Table, area: int, what: int, seat: int) -> bool:
    """Whether another player's Sentinel keeps a seat from a Lord, a Council space or a Location: from taking it, and
    from having it removed by a power. A reservation waives no condition for its owner.

    KRAKEN-SENTINEL-04, KRAKEN-SENTINEL-09, KRAKEN-SENTINEL-10, KRAKEN-SENTINEL-11, ABYSS-COUNCIL-04, ABYSS-AMB-17
    """
    token = g.posted[area]
    return token != NONE and g.guarded[area] == what and g.sentinel_owner[token] != seat


def release(g: Table, area: int, what: int, chance: Chance) -> None:
    """The owner has taken, or removed, what was reserved: the token comes back and rests until the next turn.

    KRAKEN-SENTINEL-06, KRAKEN-SENTINEL-07, KRAKEN-SENTINEL-09, ABYSS-AMB-17
    """
    token = g.posted[area]
    if token != NONE and g.guarded[area] == what:
        g.posted[area] = NONE
        g.guarded[area] = NONE
        g.back_home[token] = 1
        tell(chance, E_HOME, g.sentinel_owner[token])


def rested(g: Table, seat: int) -> None:
    """A new turn of the owner, an extra turn included: tokens that came back may be placed again.

    KRAKEN-SENTINEL-06
    """
    for token in range(SENTINELS):
        if g.sentinel_owner[token] == seat:
            g.back_home[token] = 0


def token_at_home(g: Table, seat: int, resting: int) -> int:
    """A token lying in front of its owner (`resting`: also one that came back in this turn), or NONE. Tokens of one
    owner are alike.

    KRAKEN-SENTINEL-06
    """
    for token in range(SENTINELS):
        if g.sentinel_owner[token] != seat or (g.back_home[token] and not resting):
            continue
        if g.posted[0] != token and g.posted[1] != token and g.posted[2] != token:
            return token
    return NONE


def may_post_somewhere(g: Table) -> int:
    """Whether some area is free and has something to reserve: a Council space counts even if it is empty.

    KRAKEN-SENTINEL-02, KRAKEN-SENTINEL-03
    """
    if g.posted[IN_COUNCIL] == NONE or (g.posted[ON_LOCATION] == NONE and g.face_up != 0):
        return 0
    if g.posted[IN_COURT] == NONE:
        for slot in range(COURT_SPACES):
            if g.court[slot] != NONE:
                return 0
    return KRAKEN_SENTINEL_03


def may_sentinel(g: Table) -> int:
    """Before the action, a token that lies in front of its owner may be placed.

    KRAKEN-SENTINEL-06, KRAKEN-SENTINEL-08, ABYSS-AMB-18
    """
    if token_at_home(g, g.current, 0) == NONE:
        return KRAKEN_SENTINEL_08 if token_at_home(g, g.current, 1) == NONE else KRAKEN_SENTINEL_06
    return may_post_somewhere(g)


def start_posting(g: Table, window: int) -> None:
    """KRAKEN-SENTINEL-02, KRAKEN-SENTINEL-08"""
    g.window = window
    g.phase = POSTING


def post_again(g: Table) -> None:
    """KRAKEN-SENTINEL-06, KRAKEN-SENTINEL-08"""
    start_posting(g, MENU)


def may_post(g: Table, area: int) -> int:
    """One Sentinel in each area.

    KRAKEN-SENTINEL-03
    """
    return 0 if g.posted[area] == NONE else KRAKEN_SENTINEL_03


def may_post_council(g: Table) -> int:
    """Any Council space, also an empty one.

    KRAKEN-SENTINEL-02, KRAKEN-SENTINEL-03
    """
    return may_post(g, IN_COUNCIL)


def may_post_lord(g: Table, slot: int) -> int:
    """A Lord of the Court.

    KRAKEN-SENTINEL-02, KRAKEN-SENTINEL-03
    """
    why = may_post(g, IN_COURT)
    if why:
        return why
    return 0 if g.court[slot] != NONE else KRAKEN_SENTINEL_02


def may_post_location(g: Table, tile: int) -> int:
    """A face-up Location.

    KRAKEN-SENTINEL-02, KRAKEN-SENTINEL-03
    """
    why = may_post(g, ON_LOCATION)
    if why:
        return why
    return 0 if g.face_up >> tile & 1 else KRAKEN_SENTINEL_02


def post_council(g: Table, space: int, chance: Chance) -> None:
    """On the space, not on its cards.

    KRAKEN-SENTINEL-02
    """
    tell(chance, E_POST_COUNCIL, g.current, space)
    post(g, IN_COUNCIL, space)


def post_lord(g: Table, slot: int, chance: Chance) -> None:
    """On the Lord card itself.

    KRAKEN-SENTINEL-02, KRAKEN-SENTINEL-11
    """
    tell(chance, E_POST_LORD, g.current, g.court[slot])
    post(g, IN_COURT, g.court[slot])


def post_location(g: Table, tile: int, chance: Chance) -> None:
    """On the tile itself.

    KRAKEN-SENTINEL-02, KRAKEN-SENTINEL-11
    """
    tell(chance, E_POST_LOCATION, g.current, tile)
    post(g, ON_LOCATION, tile)


def post(g: Table, area: int, what: int) -> None:
    """A Lord just recruited brings the token to place; before the action it is one that lies at home.

    KRAKEN-SENTINEL-02, KRAKEN-SENTINEL-08
    """
    g.posted[area] = token_at_home(g, g.current, 0) if g.window == MENU else AMOUNT[g.lord]
    g.guarded[area] = what
    if g.window == MENU:
        g.phase = MENU
        g.window = NEXT
    else:
        g.phase = NEXT
        g.step = S_COURT


DECISIONS = (
    Decision(MENU, SENTINEL, may_sentinel, post_again),
    Refusal(SENTINEL, TURN_05),
    Decision(POSTING, COUNCIL, may_post_council, post_council),
    Decision(POSTING, COURT, may_post_lord, post_lord),
    Decision(POSTING, LOCATION, may_post_location, post_location),
)

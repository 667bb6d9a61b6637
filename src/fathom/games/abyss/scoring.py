"""Influence points: Lords, Allies, Locations, Monster tokens, Nebulis; and who wins."""

from __future__ import annotations

from fathom.core.bits import lowest, size_of
from fathom.games.abyss.play.lords.activity import lords_counted
from fathom.games.abyss.play.lords.soldiers import allies_of_race
from fathom.games.abyss.state import (
    GUILDS,
    LOOT_KINDS,
    PER_ALLIES,
    PER_GUILD,
    PER_GUILDS,
    PER_KEYS,
    PER_LOOT,
    PER_LORDS,
    PER_MIRROR,
    PER_NEBULIS,
    PER_NO_KEYS,
    PER_RACE,
    PER_STRONGEST_LORD,
    PER_WEAKEST_ALLIES,
    PER_WEAKEST_LORD,
    TOKEN_KINDS,
    VALUES,
    Table,
)
from fathom.games.abyss.tables import (
    FIGURE_POINTS,
    KEYED,
    LOCATION_AMOUNT,
    LOCATION_BASE,
    LOCATION_OF,
    LOCATION_PER,
    LOOT_VALUE,
    LORD_POINTS,
    NEBULIS_POINTS,
    OF_GUILD,
    TOKEN_POINTS,
)


def score(g: Table, seat: int) -> int:
    """Pearls, Keys, Sentinels and cards in hand are worth nothing.

    ABYSS-SCORE-01..06, KRAKEN-NEBULIS-03
    """
    points = lord_score(g, seat) + ally_score(g, seat) + location_score(g, seat)
    return points + token_score(g, seat) + nebulis_score(g, seat)


def lord_score(g: Table, seat: int) -> int:
    """All own Lords: free, under Locations, turned.

    ABYSS-SCORE-01, ABYSS-POWER-03
    """
    points = 0
    lords = g.players[seat].lords
    while lords:
        points += LORD_POINTS[lowest(lords)]
        lords &= lords - 1
    return points


def ally_score(g: Table, seat: int) -> int:
    """For each race the strongest affiliated Ally.

    ABYSS-SCORE-02
    """
    points = 0
    for race in range(5):
        points += strongest(g, seat, race)
    return points


def strongest(g: Table, seat: int, race: int) -> int:
    """The value of the strongest affiliated Ally of a race."""
    for value in range(VALUES, 0, -1):
        if g.players[seat].affiliated[VALUES * race + value - 1]:
            return value
    return 0


def weakest(g: Table, seat: int, race: int) -> int:
    """The value of the weakest affiliated Ally of a race."""
    for value in range(1, VALUES + 1):
        if g.players[seat].affiliated[VALUES * race + value - 1]:
            return value
    return 0


def location_score(g: Table, seat: int) -> int:
    """ABYSS-SCORE-03"""
    points = 0
    tiles = g.players[seat].locations
    while tiles:
        points += location_points(g, seat, lowest(tiles))
        tiles &= tiles - 1
    return points


def token_score(g: Table, seat: int) -> int:
    """ABYSS-SCORE-04"""
    points = 0
    for kind in range(TOKEN_KINDS):
        points += TOKEN_POINTS[kind] * g.players[seat].tokens[kind]
    return points


def nebulis_score(g: Table, seat: int) -> int:
    """A point less for each, and five more for the holder of the figure.

    KRAKEN-NEBULIS-03
    """
    points = NEBULIS_POINTS * g.players[seat].nebulis
    return points + FIGURE_POINTS if g.figure == seat else points


def location_points(g: Table, seat: int, tile: int) -> int:
    """What a Location is worth to a player; the City of Mirrors what the best Location of an opponent would be.

    ABYSS-LOC-09, ABYSS-AMB-09
    """
    if LOCATION_PER[tile] != PER_MIRROR:
        return own_points(g, seat, tile)
    best = 0
    for other in range(g.seats):
        if other != seat:
            tiles = g.players[other].locations
            while tiles:
                if LOCATION_PER[lowest(tiles)] != PER_MIRROR:
                    best = max(best, own_points(g, seat, lowest(tiles)))
                tiles &= tiles - 1
    return best


def own_points(g: Table, seat: int, tile: int) -> int:
    """A Location's formula: its base, and an amount for each of what it counts.

    ABYSS-LOC-01..08, ABYSS-LOC-10..20, ABYSS-LOC-101..106, KRAKEN-LOOT-06, ABYSS-AMB-29
    """
    return LOCATION_BASE[tile] + LOCATION_AMOUNT[tile] * counted(g, seat, tile)


def counted(g: Table, seat: int, tile: int) -> int:
    """What a Location counts among a player's Lords, affiliated Allies, Nebulis, or the loot lying on it. Black Smokers
    counts nothing.

    ABYSS-LOC-01..08, ABYSS-LOC-10..20, ABYSS-LOC-101..106, ABYSS-AMB-07, ABYSS-AMB-10, ABYSS-AMB-31
    """
    per = LOCATION_PER[tile]
    of = LOCATION_OF[tile]
    lords = lords_counted(g, seat)
    if per == PER_GUILD:
        return size_of(lords & OF_GUILD[of])
    if per == PER_RACE:
        return allies_of_race(g, seat, of)
    if per == PER_GUILDS:
        return guild_count(lords)
    if per == PER_WEAKEST_LORD:
        return weakest_lord(lords)
    if per == PER_STRONGEST_LORD:
        return strongest_lord(lords)
    if per == PER_LORDS:
        return size_of(lords)
    if per == PER_KEYS:
        return size_of(lords & KEYED)
    if per == PER_NO_KEYS:
        return size_of(lords & ~KEYED)
    if per == PER_WEAKEST_ALLIES:
        return weakest_allies(g, seat)
    if per == PER_ALLIES:
        return ally_count(g, seat)
    if per == PER_NEBULIS:
        return g.players[seat].nebulis
    return loot_sum(g, tile) if per == PER_LOOT else 0


def guild_count(lords: int) -> int:
    """Ambassadors and Smugglers are guilds like the others.

    ABYSS-LOC-08, ABYSS-AMB-10
    """
    count = 0
    for guild in range(GUILDS):
        if lords & OF_GUILD[guild]:
            count += 1
    return count


def weakest_lord(lords: int) -> int:
    """ABYSS-LOC-12"""
    if lords == 0:
        return 0
    points = LORD_POINTS[lowest(lords)]
    rest = lords
    while rest:
        points = min(points, LORD_POINTS[lowest(rest)])
        rest &= rest - 1
    return points


def strongest_lord(lords: int) -> int:
    """ABYSS-LOC-13, ABYSS-SCORE-05"""
    points = 0
    rest = lords
    while rest:
        points = max(points, LORD_POINTS[lowest(rest)])
        rest &= rest - 1
    return points


def weakest_allies(g: Table, seat: int) -> int:
    """ABYSS-LOC-18"""
    points = 0
    for race in range(5):
        points += weakest(g, seat, race)
    return points


def ally_count(g: Table, seat: int) -> int:
    """ABYSS-LOC-20"""
    count = 0
    for race in range(5):
        count += allies_of_race(g, seat, race)
    return count


def loot_sum(g: Table, tile: int) -> int:
    """ABYSS-LOC-103..106, KRAKEN-LOOT-06"""
    points = 0
    for kind in range(LOOT_KINDS):
        if g.loot_on[tile] >> kind & 1:
            points += LOOT_VALUE[kind]
    return points


def rank(g: Table, seat: int) -> int:
    """Most points; then most Pearls, without Nebulis; then the better best Lord; then the victory is shared.

    ABYSS-SCORE-05, KRAKEN-NEBULIS-08
    """
    place = 0
    mine = score(g, seat)
    me = g.players[seat]
    best = strongest_lord(me.lords)
    for other in range(g.seats):
        theirs = score(g, other)
        they = g.players[other]
        if theirs != mine:
            ahead = theirs > mine
        elif they.pearls != me.pearls:
            ahead = they.pearls > me.pearls
        else:
            ahead = strongest_lord(they.lords) > best
        if ahead:
            place += 1
    return place

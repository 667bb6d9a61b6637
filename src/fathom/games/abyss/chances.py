"""What chance may bring, counted from what the deciding seat knows: decks have no order, so every card that may lie
there is as likely as any other. docs/knowledge.md says what a seat knows."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from math import comb
from typing import Any

from fathom.core.text import Msg
from fathom.games.abyss.actions import RACE, VOCABULARY
from fathom.games.abyss.play.cards import tokens_left
from fathom.games.abyss.play.loot import loot_left
from fathom.games.abyss.play.lords.always import reward_space
from fathom.games.abyss.say import amount
from fathom.games.abyss.scoring import location_points
from fathom.games.abyss.state import (
    AMBASSADOR_TILE,
    BUYING,
    EXCHANGING,
    FIGURE_CHOICE,
    GUILD_NAMES,
    HUNTING,
    KRAKENS,
    LOCATIONS,
    LOOT_ALLY,
    LOOT_KEYS,
    LOOT_KINDS,
    LOOT_PEARLS,
    LOOT_TOKENS,
    LORDS,
    MONSTER,
    OPPORTUNITY,
    RACES,
    S_SOLD,
    SCHEMING,
    SEARCHING,
    SMOKING,
    SPENDING_KEYS,
    TOKEN_KINDS,
    VALUES,
    Table,
)
from fathom.games.abyss.tables import (
    GUILD,
    LOOT_AMOUNT,
    LOOT_REWARD,
    LOOT_VALUE,
    REWARD_TOKENS,
    SANCTUARIES,
    TOKEN_POINTS,
    TOKENS,
)

Row = tuple[str, dict[str, Any], float]
MOST_ROWS = 8


def odds(g: Table, seat: int, action: int) -> list[Row]:
    """The next card of an exploration, the next loot card, Monster tokens, the next Lord of the deck, or how good the
    best of the Locations drawn is."""
    kind, values = VOCABULARY.values[action]
    rows: list[Row] = []
    match kind.name:
        case "explore":
            rows = loot_rows(g, g.location) if g.phase == SEARCHING else card_rows(g)
        case "pay" if g.phase == BUYING and g.deck_size:  # after a sale the next card must be revealed
            rows = card_rows(g)
        case "seat" if g.phase == FIGURE_CHOICE and g.step == S_SOLD and g.deck_size:
            rows = card_rows(g)
        case "pass" if g.phase == SPENDING_KEYS:
            rows = loot_rows(g, g.location)
        case "location" if g.phase in (AMBASSADOR_TILE, EXCHANGING, SMOKING):
            rows = loot_rows(g, values[0])
        case "reward":
            count = REWARD_TOKENS[reward_space(g, g.current)][values[0]]
            rows = token_rows(g, seat, min(count, tokens_left(g)))
        case "seat" if g.phase == HUNTING:
            rows = token_rows(g, seat, 1)
        case "plot":
            rows = lord_rows(g)
        case "power":
            rows = lord_rows(g) if kind.args[0].words[values[0]] == "recipient" else []
        case "court":
            rows = lord_rows(g) if g.phase == OPPORTUNITY else []
        case "lord":
            rows = lord_rows(g) if g.phase == SCHEMING else []
        case "draw":
            rows = tile_rows(g, seat, 1 + values[0])
    return sorted(rows, key=lambda row: -row[2])


def shares(counts: Mapping[Any, int]) -> list[tuple[Any, float]]:
    """The share of each in all of them; what is not there is left out."""
    total = sum(counts.values())
    return [(what, count / total) for what, count in counts.items() if count]


def card_rows(g: Table) -> list[Row]:
    """The next Exploration card: a Monster, a Kraken, or an Ally of a race. Who remembers nothing knows only how many
    Monsters there are, because Allies lie unseen in hands and in the Council, too."""
    pile = g.deck if g.deck_size else g.discard
    if g.forgetful and g.deck_size:
        monsters = pile[MONSTER]
        sorts = Counter({"odds-monster": monsters, "odds-ally": g.deck_size - monsters})
        return [(what, {}, share) for what, share in shares(sorts)]
    rows: list[Row] = []
    counts = {race: sum(pile[VALUES * race : VALUES * race + VALUES]) for race in range(len(RACES))}
    kinds = {**counts, KRAKENS: sum(pile[KRAKENS:MONSTER]), MONSTER: pile[MONSTER]}
    for what, share in shares(kinds):
        if what in (KRAKENS, MONSTER):
            rows.append(("odds-monster" if what == MONSTER else "odds-kraken", {}, share))
            continue
        race, values = RACE.said(RACES[what]), [value for value in range(1, 6) if pile[VALUES * what + value - 1]]
        if len(values) == 1:
            rows.append(("card-ally", {"race": race, "value": values[0]}, share))
        else:
            rows.append(("odds-race", {"race": race, "low": values[0], "high": values[-1]}, share))
    return rows


def loot_rows(g: Table, tile: int) -> list[Row]:
    """The next loot card for a Sanctuary: what it brings, and whether it is the second of its value there."""
    if SANCTUARIES >> tile & 1 == 0 or loot_left(g) == 0:
        return []
    rows: list[Row] = []
    for kind, share in shares({kind: g.loot_deck[kind] for kind in range(LOOT_KINDS)}):
        again = g.loot_on[tile] >> kind & 1
        words = {"value": LOOT_VALUE[kind], "reward": loot_words(kind)}
        rows.append(("odds-loot-lost" if again else "odds-loot", words, share))
    return rows


def loot_words(kind: int) -> Msg:
    """What a loot card brings at once."""
    what = {LOOT_KEYS: "keys", LOOT_PEARLS: "pearls", LOOT_TOKENS: "tokens", LOOT_ALLY: "allies"}.get(LOOT_REWARD[kind])
    return Msg("odds-nothing") if what is None else amount(what, LOOT_AMOUNT[kind])


def token_rows(g: Table, seat: int, count: int) -> list[Row]:
    """What Monster tokens are worth together: any that the seat has not seen, wherever they are."""
    if count == 0:
        return []
    unseen = {TOKEN_POINTS[kind]: TOKENS[kind] - g.players[seat].tokens[kind] for kind in range(TOKEN_KINDS)}
    sums: dict[tuple[int, ...], float] = {(): 1.0}
    for _ in range(count):
        longer: dict[tuple[int, ...], float] = defaultdict(float)
        for drawn, chance in sums.items():
            left = {points: number - drawn.count(points) for points, number in unseen.items()}
            for points, share in shares(left):
                longer[(*drawn, points)] += chance * share
        sums = longer
    totals: dict[int, float] = defaultdict(float)
    for drawn, chance in sums.items():
        totals[sum(drawn)] += chance
    return [("odds-tokens", {"count": count, "points": amount("points", sum_)}, p) for sum_, p in totals.items()]


def lord_rows(g: Table) -> list[Row]:
    """The next Lord of the deck, by guild."""
    guilds = Counter(GUILD[lord] for lord in range(LORDS) if g.lord_deck >> lord & 1)
    return [("odds-guild", {"guild": Msg(f"guild-{GUILD_NAMES[of]}")}, share) for of, share in shares(guilds)]


def tile_rows(g: Table, seat: int, count: int) -> list[Row]:
    """What the best of the tiles drawn is worth to the seat as things stand; low ones together."""
    worths = [location_points(g, seat, tile) for tile in range(LOCATIONS) if g.location_deck >> tile & 1]
    ways = {
        best: comb(sum(worth <= best for worth in worths), count) - comb(sum(worth < best for worth in worths), count)
        for best in sorted(set(worths), reverse=True)
    }
    found = shares(ways)
    rows: list[Row] = [
        ("odds-tile", {"points": amount("points", best)}, share) for best, share in found[: MOST_ROWS - 1]
    ]
    rest = found[MOST_ROWS - 1 :]
    if rest:
        rows.append(("odds-tile-less", {"points": amount("points", rest[0][0])}, sum(share for _, share in rest)))
    return rows

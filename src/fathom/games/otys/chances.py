"""What chance may bring, counted from what a seat knows: the cards it has not seen, the tokens in the bag."""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import Any

from fathom.core.bits import size_of
from fathom.games.otys.actions import PAYMENTS, VOCABULARY
from fathom.games.otys.play.contracts import payable
from fathom.games.otys.say import front_words
from fathom.games.otys.state import EXPLORING, FRONT, NONE, Player, Table
from fathom.games.otys.tables import CARDS, FREE, FRONT_CONTRACT, FRONT_RESOURCE, FRONTS_OF, NEED, POINTS

Odds = list[tuple[str, dict[str, Any], float]]


def odds(g: Table, seat: int, action: int) -> Odds:
    """Contracts: whether one of them can be completed at once, and for how many points. Reward tokens: what comes
    onto the display."""
    kind, values = VOCABULARY.values[action]
    me: Player = g.players[seat]
    match kind.name:
        case "draw":
            return contract_odds(g, seat, me, 4)
        case "accept" if FRONTS_OF[g.token] == FRONT_CONTRACT:
            return contract_odds(g, seat, me, 4)
        case "complete" if not FREE[values[0]] and not me.hand >> values[0] & 1:
            return contract_odds(g, seat, paid(me, values[1], NEED[values[0]]), 1, values[0])
        case "pay" if not me.hand >> g.paying & 1:
            return contract_odds(g, seat, paid(me, g.paying_level, PAYMENTS[values[0]]), 1, g.paying)
        case "token" if g.phase == EXPLORING:
            return token_odds(g, NONE)
        case "upgrade" | "gain" | "accept" | "decline" if g.phase == FRONT and g.token_at != NONE:
            return token_odds(g, g.token)
        case "keep" if g.token != NONE and g.token_at != NONE:
            return token_odds(g, g.token)
    return []


def paid(me: Player, level: int, cubes: tuple[int, ...]) -> Player:
    """The player's board without these cubes."""
    after = me.clone()
    for kind in range(4):
        after.resources[level][kind] -= cubes[kind]
    return after


def unseen(g: Table, seat: int) -> int:
    """The contracts a seat has never been shown, or cannot tell where they are."""
    cards = g.pile
    for i in range(g.tail_size):
        if g.tail_by[i] != seat:
            cards |= 1 << g.tail[i]
    for other in range(g.seats):
        if other != seat:
            cards |= g.players[other].hand
    return cards


def contract_odds(g: Table, seat: int, me: Player, count: int, done: int = NONE) -> Odds:
    """The best of `count` contracts from the pile that the board can pay for at once. A card under the pile that the
    seat put there is known; with recycling the completed cards (`done` with them) follow."""
    fits = 0
    for level in range(5):
        fits |= payable(me, level)
    worth = [POINTS[card] if fits >> card & 1 else -1 for card in range(CARDS)]
    hidden = min(count, g.pile_size)
    known = []
    for i in range(min(g.tail_size, count - hidden)):
        if g.tail_by[i] == seat:
            known.append(worth[g.tail[i]])
        else:
            hidden += 1
    recycled = g.completed | (0 if done == NONE else 1 << done) if g.recycle else 0
    more = min(count - hidden - len(known), size_of(recycled))
    if hidden + more + len(known) == 0:
        return []
    groups = [(of(unseen(g, seat), worth), hidden), (of(recycled, worth), more)]
    rows: Odds = []
    before = 0.0
    for best in sorted(set(worth)):
        share = float(all(one <= best for one in known))
        for worths, drawn in groups:
            share *= comb(sum(one <= best for one in worths), drawn) / comb(len(worths), drawn)
        if share > before:
            new = "" if done == NONE else "-new"
            said = (f"odds{new}-none", {}) if best < 0 else (f"odds{new}-at-once", {"count": best})
            rows.append((*said, share - before))
        before = share
    return sorted(rows, key=lambda row: -row[2])


def of(cards: int, worth: list[int]) -> list[int]:
    """The worth of each card of a bit set."""
    return [worth[card] for card in range(CARDS) if cards >> card & 1]


def token_odds(g: Table, discarded: int) -> Odds:
    """The next reward token of the bag, by its front; an empty bag is refilled with the discarded ones."""
    back = g.discarded | (0 if discarded == NONE else 1 << discarded)
    bag = g.bag or back
    tokens = [token for token in range(CARDS) if bag >> token & 1]
    counts = Counter(FRONTS_OF[token] for token in tokens)
    example = {FRONTS_OF[token]: token for token in tokens}
    return [
        ("odds-token-resource", {}, count / len(tokens))
        if front == FRONT_RESOURCE
        else ("odds-token", {"front": front_words(example[front])}, count / len(tokens))
        for front, count in counts.most_common()
    ]

"""What chance may bring if an action is chosen: exact, from what the seat knows. Decks are open but for their order, so
every card left is equally likely."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from fathom.core.text import Msg
from fathom.games.seastead.actions import DIVE_CARD, KIND, VOCABULARY
from fathom.games.seastead.say import dive_words, half_words, specialist_words
from fathom.games.seastead.state import (
    CHOOSING_DOCK,
    CHOOSING_SPECIALIST,
    DEEP,
    DISPLAY,
    FIXED,
    MENU,
    MOST_ON_HALF,
    NONE,
    REMOVING_DOCK,
    REMOVING_SPECIALIST,
    SCOUT,
    USES,
    Table,
)
from fathom.games.seastead.tables import (
    ABILITY,
    DEEP_CARDS,
    DEPTH,
    DOCK_KIND,
    FOR,
    HALF_COUNT,
    HALF_KINDS,
    HALF_TYPE,
    REEF_CARDS,
)

Odds = list[tuple[str, dict[str, Any], float]]
ROWS_SHOWN = 8


def odds(g: Table, seat: int, action: int) -> Odds:
    """What may be drawn, likeliest first.

    SEA-DIVE-01, SEA-PORT-04, SEA-ACADEMY-03, SEA-SOLO-09, SEA-SP-B6
    """
    kind, values = VOCABULARY.values[action]
    if kind.name == "dive":
        return dive_odds(g, seat)
    if kind.name == "use" and g.phase == MENU and ABILITY[values[0]] == SCOUT:
        return scout_odds(g, seat)
    if kind.name == "slot":
        drawn = DISPLAY - shown_after(g)
        if g.phase in ((REMOVING_DOCK,) if g.solo else (CHOOSING_DOCK,)):
            return drawn_odds(cards_of(g.dock_stack), drawn, dock_named, dock_named)
        if g.phase in ((REMOVING_SPECIALIST,) if g.solo else (CHOOSING_SPECIALIST,)):
            return drawn_odds(cards_of(g.specialist_deck), drawn, specialist_words, use_named)
    return []


def cards_of(bits: int) -> list[int]:
    """The members of a set."""
    return [card for card in range(bits.bit_length()) if bits >> card & 1]


def shown_after(g: Table) -> int:
    """Cards still on display when the chosen one is gone."""
    display = g.docks if g.phase in (CHOOSING_DOCK, REMOVING_DOCK) else g.specialists
    return sum(card != NONE for card in display) - 1


# Dive cards


def uppermost(g: Table, seat: int) -> list[int]:
    """What may lie on top of the dive deck, for all the seat knows: a card that it put back, or any with that back."""
    if g.top != NONE and g.top_seat == seat:
        return [g.top]
    deep = DEPTH[g.top] == DEEP if g.top != NONE else g.dive_deck & REEF_CARDS == 0
    return cards_of(g.dive_deck & (DEEP_CARDS if deep else REEF_CARDS))


def dive_odds(g: Table, seat: int) -> Odds:
    """The uppermost card: one by one, or by what the halves are like."""
    cards = uppermost(g, seat)
    exact = [dive_words(DIVE_CARD.words[card]) for card in cards]
    return shares(exact if len(set(map(str, exact))) <= ROWS_SHOWN else [likeness(card) for card in cards])


def scout_odds(g: Table, seat: int) -> Odds:
    """The two uppermost cards."""
    pairs: list[Msg] = []
    first = uppermost(g, seat)
    for card in first:
        rest = g.dive_deck & ~(1 << card)
        second = cards_of(rest & REEF_CARDS or rest)
        pairs += [two(likeness(card), likeness(other)) for other in second]
    return shares(pairs) if pairs else dive_odds(g, seat)


def likeness(card: int) -> Msg:
    """What the halves of a dive card are like, whichever is which."""
    a, b = sorted((half_like(card, half) for half in range(2)), key=str)
    return Msg.of("odds-dive", a=a, b=b)


def half_like(card: int, half: int) -> Any:
    """A half without the kinds of its resources."""
    if HALF_TYPE[card][half] != FIXED:
        return half_words(card, half)
    count = HALF_COUNT[card][half]
    kinds = set(HALF_KINDS[card][MOST_ON_HALF * half : MOST_ON_HALF * half + count])
    return Msg.of("odds-half-equal" if len(kinds) == 1 else "odds-half-mixed", count=count)


# Displays


def dock_named(dock: int) -> Msg:
    """A dock by its kind."""
    return Msg.of("odds-dock", kind=Msg(f"kind-{KIND.words[DOCK_KIND[dock]]}"))


def use_named(card: int) -> Msg:
    """A specialist by what it is for."""
    return Msg(f"odds-for-{USES[FOR[card]]}")


def drawn_odds(cards: list[int], count: int, exactly: Any, roughly: Any) -> Odds:
    """One or two cards for the display, by their names if these are few."""
    if count == 1 or len(cards) == 1:
        name = exactly if len({str(exactly(card)) for card in cards}) <= ROWS_SHOWN else roughly
        return shares([name(card) for card in cards])
    return shares([two(*map(roughly, pair)) for pair in combinations(cards, 2)]) if count == 2 else []


def two(one: Msg, other: Msg) -> Msg:
    """Two cards in any order."""
    first, second = sorted((one, other), key=str)
    return Msg.of("odds-two", one=first, two=second)


def shares(rows: list[Msg]) -> Odds:
    """Equally likely rows, equal ones put together; the rarest ones as one row if there are many."""
    counts: dict[str, tuple[Msg, int]] = {}
    for row in rows:
        counts[str(row)] = (row, counts.get(str(row), (row, 0))[1] + 1)
    found = sorted(counts.values(), key=lambda each: -each[1])
    listed = found if len(found) <= ROWS_SHOWN else found[: ROWS_SHOWN - 1]
    told: Odds = [(row.id, dict(row.args), count / len(rows)) for row, count in listed]
    if len(listed) < len(found):
        rest = sum(count for _, count in found[ROWS_SHOWN - 1 :])
        told.append(("odds-other", {}, rest / len(rows)))
    return told

"""Searching a Sanctuary for loot."""

from __future__ import annotations

from fathom.core.chance import Chance, pick, tell
from fathom.core.decisions import Decision
from fathom.games.abyss.actions import EXPLORE, PASS
from fathom.games.abyss.events import E_LOOT, E_LOST, E_SUNK, E_TAKE
from fathom.games.abyss.ids import KRAKEN_LOOT_06
from fathom.games.abyss.play.cards import allies_in_discard, discard_card, draw_card, draw_tokens, reshuffle, take_card
from fathom.games.abyss.play.exploration import gain_keys
from fathom.games.abyss.play.locations import after_location
from fathom.games.abyss.play.money import gain_pearls
from fathom.games.abyss.state import (
    LOOT_ALLY,
    LOOT_KEYS,
    LOOT_KINDS,
    LOOT_PEARLS,
    LOOT_TOKENS,
    MONSTER,
    NEXT,
    NONE,
    S_LOOT,
    SEARCHING,
    Table,
)
from fathom.games.abyss.tables import LOOT_AMOUNT, LOOT_REWARD, LOOT_VALUE, SPACES_OF_THREAT


def loot_left(g: Table) -> int:
    """How many loot cards are in the deck."""
    count = 0
    for kind in range(LOOT_KINDS):
        count += g.loot_deck[kind]
    return count


def draw_loot(g: Table, chance: Chance) -> None:
    """The top card: its reward first, always; then, if its value lies on this Sanctuary already, both are discarded and
    the search is over, otherwise the player decides. An empty deck ends the search.

    KRAKEN-SANCTUARY-01..05, KRAKEN-LOOT-06
    """
    left = loot_left(g)
    if left == 0:
        after_location(g)
        return
    left = pick(chance, left)
    kind = 0
    while left >= g.loot_deck[kind]:
        left -= g.loot_deck[kind]
        kind += 1
    g.loot_deck[kind] -= 1
    tell(chance, E_LOOT, g.current, LOOT_VALUE[kind])
    reward(g, kind, chance)
    if g.loot_on[g.location] >> kind & 1:
        g.loot_on[g.location] &= ~(1 << kind)
        g.loot_discard[kind] += 2
        tell(chance, E_LOST, g.current, LOOT_VALUE[kind])
        after_location(g)
    else:
        g.loot_on[g.location] |= 1 << kind
        g.phase = SEARCHING


def reward(g: Table, kind: int, chance: Chance) -> None:
    """A Key for a 3, Pearls for a 4, a Monster token for a 5, an Ally for a 6, nothing for a 7.

    KRAKEN-LOOT-01..05, KRAKEN-SANCTUARY-02
    """
    what = LOOT_REWARD[kind]
    amount = LOOT_AMOUNT[kind]
    if what == LOOT_KEYS:
        gain_keys(g, g.current, amount, chance)
    elif what == LOOT_PEARLS:
        gain_pearls(g, g.current, amount, NONE, chance)
    elif what == LOOT_TOKENS:
        draw_tokens(g, g.current, amount, chance)
    elif what == LOOT_ALLY:
        for _ in range(amount):
            draw_ally(g, chance)


def draw_ally(g: Table, chance: Chance) -> None:
    """The top Ally, shown to all and not for sale; every Monster on the way moves the threat marker and is discarded.
    If there are only Monsters, the deck is drawn through once for nothing.

    KRAKEN-LOOT-04, ABYSS-AMB-24, ABYSS-AMB-34, ABYSS-AMB-39
    """
    if g.deck_size == 0:
        reshuffle(g, chance)
    while g.deck_size > 0 or allies_in_discard(g) > 0:
        card = draw_card(g, chance)
        if card != MONSTER:
            take_card(g, g.current, card)
            tell(chance, E_TAKE, g.current, card)
            return
        discard_card(g, card)
        if g.marker_back:
            g.threat = max(0, g.threat - 1)
        else:
            g.threat = min(SPACES_OF_THREAT - 1, g.threat + 1)
        tell(chance, E_SUNK, g.current, card, g.threat + 1)


def may_search(g: Table) -> int:
    """Draw again, or stop.

    KRAKEN-SANCTUARY-03, KRAKEN-LOOT-06
    """
    return 0 if loot_left(g) else KRAKEN_LOOT_06


def search(g: Table) -> None:
    """KRAKEN-SANCTUARY-03"""
    g.phase = NEXT
    g.step = S_LOOT


DECISIONS = (
    Decision(SEARCHING, PASS, None, after_location),
    Decision(SEARCHING, EXPLORE, may_search, search),
)

"""Exploration cards and Monster tokens: decks without order, the discard pile, hands and Council stacks."""

from __future__ import annotations

from fathom.core.chance import Chance, pick, reveal, tell
from fathom.games.abyss.events import E_DISCARD, E_SHUFFLE, E_TOKEN
from fathom.games.abyss.state import ALLIES, CARDS, TOKEN_KINDS, Table
from fathom.games.abyss.tables import TOKEN_POINTS


def can_draw(g: Table) -> bool:
    """Whether an Exploration card can be revealed: from the deck, or from the discard pile as a new one.

    ABYSS-EXPLORE-11, ABYSS-EXPLORE-13, ABYSS-AMB-24
    """
    return g.deck_size > 0 or g.discard_size > 0


def draw_card(g: Table, chance: Chance) -> int:
    """The top card, from a new deck made of the discard pile if there is none left.

    ABYSS-SETUP-02, ABYSS-EXPLORE-11
    """
    if g.deck_size == 0:
        reshuffle(g, chance)
    left = pick(chance, g.deck_size)
    card = 0
    while left >= g.deck[card]:
        left -= g.deck[card]
        card += 1
    g.deck[card] -= 1
    g.deck_size -= 1
    reveal(chance)
    return card


def reshuffle(g: Table, chance: Chance) -> None:
    """Only discarded cards: hands, Council, track and affiliated Allies stay where they are.

    ABYSS-EXPLORE-11
    """
    for card in range(CARDS):
        g.deck[card] = g.discard[card]
        g.discard[card] = 0
    g.deck_size = g.discard_size
    g.discard_size = 0
    if g.deck_size:
        tell(chance, E_SHUFFLE, g.current)


def discard_card(g: Table, card: int) -> None:
    """Onto the discard pile."""
    g.discard[card] += 1
    g.discard_size += 1


def take_card(g: Table, seat: int, card: int) -> None:
    """Krakens come to hand like other Allies.

    KRAKEN-ALLY-06
    """
    me = g.players[seat]
    me.hand[card] += 1
    me.hand_size += 1


def drop_card(g: Table, seat: int, card: int) -> None:
    """Out of a hand."""
    me = g.players[seat]
    me.hand[card] -= 1
    me.hand_size -= 1


def discard_from_hand(g: Table, seat: int, card: int, chance: Chance) -> None:
    """A Kraken that is merely discarded brings no Nebulis.

    KRAKEN-ALLY-07, ABYSS-AMB-15
    """
    drop_card(g, seat, card)
    discard_card(g, card)
    tell(chance, E_DISCARD, seat, card)
    reveal(chance)


def allies_in_discard(g: Table) -> int:
    """How many Allies are in the discard pile."""
    count = 0
    for card in range(ALLIES):
        count += g.discard[card]
    return count


# The Council


def send_to_council(g: Table, card: int, space: int) -> None:
    """Face-down onto a Council space; a reserved one, too.

    ABYSS-EXPLORE-10, KRAKEN-SENTINEL-05
    """
    g.council[space][card] += 1
    g.stack_size[space] += 1


def take_stack(g: Table, seat: int, space: int, chance: Chance) -> None:
    """All cards of a space, unseen until taken; Krakens among them keep no race of it.

    ABYSS-COUNCIL-01, ABYSS-COUNCIL-03
    """
    for card in range(ALLIES):
        count = g.council[space][card]
        if count:
            g.players[seat].hand[card] += count
            g.council[space][card] = 0
    g.players[seat].hand_size += g.stack_size[space]
    g.stack_size[space] = 0
    reveal(chance)


# Monster tokens


def tokens_left(g: Table) -> int:
    """ABYSS-MONSTER-07"""
    count = 0
    for kind in range(TOKEN_KINDS):
        count += g.token_supply[kind]
    return count


def token_count(g: Table, seat: int) -> int:
    """How many Monster tokens a player has: public.

    ABYSS-MONSTER-06
    """
    count = 0
    for kind in range(TOKEN_KINDS):
        count += g.players[seat].tokens[kind]
    return count


def draw_tokens(g: Table, seat: int, count: int, chance: Chance) -> None:
    """At random and face-down, as many as there are.

    ABYSS-SETUP-05, ABYSS-MONSTER-06, ABYSS-MONSTER-07, ABYSS-AMB-25
    """
    for _ in range(min(count, tokens_left(g))):
        kind = draw_token(g, seat, chance)
        tell(chance, E_TOKEN, seat, TOKEN_POINTS[kind])
        reveal(chance)


def draw_token(g: Table, seat: int, chance: Chance) -> int:
    """One of the supply, to a player; returns its kind."""
    left = pick(chance, tokens_left(g))
    kind = 0
    while left >= g.token_supply[kind]:
        left -= g.token_supply[kind]
        kind += 1
    g.token_supply[kind] -= 1
    g.players[seat].tokens[kind] += 1
    return kind

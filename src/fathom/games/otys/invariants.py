"""What must hold at every decision, whatever was played. It recounts everything from scratch."""

from __future__ import annotations

from fathom.core.bits import size_of
from fathom.core.text import Msg
from fathom.games.otys.play.contracts import open_contracts, public_spaces
from fathom.games.otys.play.stock import cubes_on
from fathom.games.otys.play.turn import used_keys
from fathom.games.otys.state import CHOOSE_KEY, IN_PLAY, NEUTRAL_X, NONE, OWN_X, USED, Player, Table
from fathom.games.otys.tables import (
    CAPACITY,
    CARDS,
    END_POINTS,
    NEUTRAL_KEYS,
    POINTS,
    ROWS,
    THRESHOLD,
    UPGRADE_POINTS,
)

ALL = (1 << CARDS) - 1


def check(g: Table) -> None:
    """Cards, tokens and keys are conserved; nothing is over its limit; scores add up; turns are even at the end."""
    check_contracts(g)
    check_tokens(g)
    check_turn(g)
    for column in g.store:
        assert 0 <= column <= ROWS, f"a store column holds {column} cubes"
    assert sorted(g.sponsors) == [0, 1, 2, 3, 4], "the sponsors are not the five tiles"
    for seat in range(g.seats):
        check_player(g, seat)
    if not g.unlimited:
        held = sum(player.neutral + player.neutral_used for player in g.players)
        played = int(g.key == NEUTRAL_X)
        assert g.neutral_supply + held + played == NEUTRAL_KEYS, "neutral X keys are not conserved"
    turns = [player.turns for player in g.players[: g.seats]]
    if g.over:
        assert len(set(turns)) == 1, f"turns at the end differ: {turns}"
        assert g.ending or g.round >= g.round_cap, "the game is over before its end"
    assert g.ending or max(player.score for player in g.players) < END_POINTS, Msg.of(
        "impossible-end", points=END_POINTS
    )


def check_contracts(g: Table) -> None:
    """Every contract is somewhere, once."""
    places = [card for card in g.public if card != NONE]
    places += [card for card in g.drawn if card != NONE]
    places += [g.tail[i] for i in range(g.tail_size)]
    for bits in (g.pile, g.completed, *(player.hand for player in g.players)):
        places += [card for card in range(CARDS) if bits >> card & 1]
    assert sorted(places) == list(range(CARDS)), f"contracts are not conserved: {sorted(places)}"
    assert size_of(g.pile) == g.pile_size, "the pile is miscounted"
    assert all(card == NONE for card in g.tail[g.tail_size :]), "cards lie beyond the pile's end"
    spaces = public_spaces(g)
    assert all(card == NONE for card in g.public[spaces:]), f"more than {spaces} public contracts"


def check_tokens(g: Table) -> None:
    """Every reward token is somewhere, once."""
    places = [token for row in g.display for token in row]
    places += [token for player in g.players for token in player.tokens if token != NONE]
    if g.token != NONE and g.token_at == NONE:
        places.append(g.token)
    for bits in (g.bag, g.discarded):
        places += [token for token in range(CARDS) if bits >> token & 1]
    assert sorted(places) == list(range(CARDS)), f"reward tokens are not conserved: {sorted(places)}"


def check_turn(g: Table) -> None:
    """What lasts for a turn fits its phase."""
    assert 0 <= g.actor < g.seats, f"seat {g.actor} does not exist"
    assert g.actor == g.current or g.over or g.variant, "somebody acts out of turn"
    assert g.paying == NONE or open_contracts(g, g.current) >> g.paying & 1, "a contract is paid that is not open"
    if g.over or g.phase == CHOOSE_KEY:
        assert g.key == NONE, "a key is in play between turns"
        assert (g.diver, g.token, g.paying, g.executions, g.depth) == (NONE, NONE, NONE, 0, 0), "turn not cleared"


def check_player(g: Table, seat: int) -> None:
    """A player's board is one that play can lead to."""
    me: Player = g.players[seat]
    who = f"seat {seat}"
    assert sorted(me.column) == list(range(8)), f"{who}: the column is no permutation of the divers"
    assert all(flag in (0, 1) for flag in me.upgraded), f"{who}: a diver is upgraded twice"
    for level in range(5):
        assert cubes_on(me, level) <= CAPACITY[level], Msg.of("impossible-capacity", seat=seat + 1, level=level + 1)
        assert min(me.resources[level]) >= 0, f"{who}: a negative number of cubes on level {level + 1}"
    for what in ("score", "credits", "batteries", "neutral", "neutral_used"):
        assert getattr(me, what) >= 0, f"{who}: {what} below zero"
    assert 0 <= me.mechanic <= 3, f"{who}: the mechanic is off the track"
    assert 0 <= me.hacker <= 3, f"{who}: the hacker is off the track"
    mine_in_play = [key for key in range(6) if me.keys[key] == IN_PLAY]
    expected = [g.key] if seat == g.current and 0 <= g.key <= OWN_X else []
    assert mine_in_play == expected, f"{who}: keys in play {mine_in_play}"
    if seat != g.current or g.phase == CHOOSE_KEY:
        assert used_keys(me) < THRESHOLD[me.hacker], Msg.of("impossible-keys-back", seat=seat + 1)
        assert sum(key != USED for key in me.keys) >= 1, Msg.of("impossible-no-key", seat=seat + 1)
    assert me.score == sum(me.points), f"{who}: the score is not the sum of its sources"
    done = sum(POINTS[card] for card in range(CARDS) if me.done >> card & 1)
    assert me.points[0] == done or g.recycle, f"{who}: contract points {me.points[0]}, cards give {done}"
    assert me.points[1] <= UPGRADE_POINTS * sum(me.upgraded), Msg.of("impossible-upgrades", seat=seat + 1)

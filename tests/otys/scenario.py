"""Positions written as the rules pages write them.

    s = Scenario(players=3, column="TR ME PL | EN FU TE SP EX", sponsors="3A 1A 2A 4A 5A", credits=3, used="2 3 4 5 X")
    s.play("key 1", "go", "improve mechanic", "surface")
    assert s.me.credits == 2

Everything not named is as after a set-up, for seat 0, whose turn it is; the other seats have the column `COLUMN`.
Diver names with a star are upgraded. Levels are 1-5, as printed.
"""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from fathom.games.otys.actions import CARD, RESOURCE, SPONSOR, TOKEN
from fathom.games.otys.state import AVAILABLE, BY_STORE, CHOOSE_KEY, NONE, USED, Player, Table

DIVERS = {"ME": 0, "PL": 1, "FU": 2, "TE": 3, "TR": 4, "SP": 5, "EN": 6, "EX": 7}
SHORT = {number: short for short, number in DIVERS.items()}
COLUMN = "TR SP EN | ME PL FU TE EX"
CUBES = {"M": 0, "P": 1, "F": 2, "T": 3}


class Scenario:
    def __init__(
        self,
        players: int = 3,
        *,
        column: str = COLUMN,
        sponsors: str = "1A 2A 3A 4A 5A",
        credits: int = 3,
        batteries: int = 1,
        used: str = "",
        neutral: int = 0,
        neutral_used: int = 0,
        levels: dict[int, str] | None = None,
        store: str = "M1 P1 F2",
        contracts: str = "C07 C08 C09",
        hand: str = "",
        tokens: dict[int, str] | None = None,
        display: dict[int, str] | None = None,
        mechanic: int = 0,
        hacker: int = 0,
        score: int = 0,
        others: dict[int, str] | None = None,
        data: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        options = {"first_player": 0, **options}
        self.game = fathom.load("otys", players=players, data=data, **options)
        self.state = self.game.new(seed=1)
        g = self.g
        for seat in range(players):
            self.seat_column(seat, (others or {}).get(seat, COLUMN))
            g.players[seat].resources = [[0] * 4 for _ in range(5)]
        self.seat_column(0, column)
        self.sponsors(sponsors)
        me = self.me
        me.credits, me.batteries, me.score, me.points[BY_STORE] = credits, batteries, score, score
        me.neutral, me.neutral_used = neutral, neutral_used
        if not g.unlimited:
            g.neutral_supply -= neutral + neutral_used
        me.mechanic, me.hacker = mechanic, hacker
        for key in used.split():
            me.keys["12345X".index(key)] = USED
        for level, held in (levels or {}).items():
            self.cubes(0, level, held)
        g.store = [0, 0, 0, 0]
        for part in store.split():
            g.store[CUBES[part[0]]] = int(part[1:])
        self.deal(contracts, hand)
        for level, pair in (display or {}).items():
            for place, token in enumerate(pair.split()):
                self.show_token(level, place, token)
        for level, token in (tokens or {}).items():
            self.give_token(0, level, token)

    @property
    def g(self) -> Table:
        raw: Table = self.state.raw
        return raw

    @property
    def me(self) -> Player:
        return self.g.players[0]

    def seat_column(self, seat: int, column: str) -> None:
        """`TR ME PL | EN FU* TE SP EX`: top to bottom, a star is upgraded."""
        words = column.replace("|", " ").split()
        player = self.g.players[seat]
        player.column = [DIVERS[word.rstrip("*")] for word in words]
        player.upgraded = [0] * 8
        for word in words:
            player.upgraded[DIVERS[word.rstrip("*")]] = int(word.endswith("*"))

    def sponsors(self, order: str) -> None:
        """`3A 4B 2A 1A 5A`: the tiles of levels 1 to 5 with their sides."""
        for level, word in enumerate(order.split()):
            number = SPONSOR.words.index(word)
            self.g.sponsors[level] = number // 2
            self.g.sides[number // 2] = number % 2

    def cubes(self, seat: int, level: int, held: str) -> None:
        """`M1 P2`: what lies on a level."""
        row = [0, 0, 0, 0]
        for part in held.split():
            row[CUBES[part[0]]] += int(part[1:])
        self.g.players[seat].resources[level - 1] = row

    def deal(self, contracts: str, hand: str = "") -> None:
        """Public contracts and the own hand; all other cards are in the pile."""
        g = self.g
        for player in g.players:
            player.hand = 0
        public = [CARD.words.index(card) for card in contracts.split()][: 2 if g.seats == 2 else 3]
        g.public = (public + [NONE] * 3)[:3]
        mine = [CARD.words.index(card) for card in hand.split()]
        self.me.hand = sum(1 << card for card in mine)
        g.pile = ((1 << 32) - 1) & ~sum(1 << card for card in [*public, *mine])
        g.pile_size = bin(g.pile).count("1")
        g.completed = 0
        g.tail, g.tail_by, g.tail_size = [NONE] * 32, [NONE] * 32, 0

    def only_in_pile(self, cards: str, under: str = "", by: int = 1) -> None:
        """Leave just these cards in the pile, and these (put there by a seat) under it; the rest is completed."""
        g = self.g
        pile = [CARD.words.index(card) for card in cards.split()]
        tail = [CARD.words.index(card) for card in under.split()]
        g.completed |= g.pile & ~sum(1 << card for card in [*pile, *tail])
        g.pile = sum(1 << card for card in pile)
        g.pile_size = len(pile)
        g.tail = (tail + [NONE] * 32)[:32]
        g.tail_by = ([by] * len(tail) + [NONE] * 32)[:32]
        g.tail_size = len(tail)

    def _free_token(self, name: str) -> int:
        """Take a token from wherever it is on the display or in the bag; its place is filled from the bag."""
        g, token = self.g, TOKEN.words.index(name)
        g.bag |= 1 << token
        for row in g.display:
            for place in range(2):
                if row[place] == token:
                    other = next(t for t in range(31, -1, -1) if g.bag >> t & 1 and t != token)
                    g.bag &= ~(1 << other)
                    row[place] = other
        g.bag &= ~(1 << token)
        return token

    def show_token(self, level: int, place: int, name: str) -> None:
        """Put a token on the display; what lay there goes into the bag."""
        token = self._free_token(name)
        self.g.bag |= 1 << self.g.display[level - 1][place]
        self.g.display[level - 1][place] = token

    def give_token(self, seat: int, level: int, name: str) -> None:
        """Lay a token back side up on a board."""
        self.g.players[seat].tokens[level - 1] = self._free_token(name)

    def play(self, *actions: str, chance: list[int] | None = None) -> Scenario:
        """Play actions by their notation; `chance` is for the last one. The referee looks at every position."""
        self.state.check()
        for i, action in enumerate(actions):
            script = chance if i == len(actions) - 1 else None
            self.state.apply(self.game.action(action), chance=script)
            self.state.check()
        return self

    def choices(self) -> list[str]:
        """The notation of all legal actions."""
        return [self.game.text(action) for action in self.state.legal()]

    def why(self, action: str) -> str | None:
        """The rule that forbids an action, or None."""
        return self.state.explain(self.game.action(action))

    def column(self, seat: int = 0) -> str:
        player = self.g.players[seat]
        words = [SHORT[diver] + "*" * player.upgraded[diver] for diver in player.column]
        return " ".join([*words[:3], "|", *words[3:]])

    def order(self) -> str:
        """The sponsors, level 1 to 5."""
        return " ".join(self.state.view(None)["sponsors"])

    def used(self, seat: int = 0) -> str:
        """The own keys on the hacker track."""
        return " ".join("12345X"[key] for key in range(6) if self.g.players[seat].keys[key] == USED)

    def available(self, seat: int = 0) -> str:
        return " ".join("12345X"[key] for key in range(6) if self.g.players[seat].keys[key] == AVAILABLE)

    def held(self, level: int, seat: int = 0) -> str:
        """What lies on a level: `M1 P2`."""
        row = self.g.players[seat].resources[level - 1]
        return " ".join(f"{'MPFT'[kind]}{row[kind]}" for kind in range(len(RESOURCE.words)) if row[kind])

    def contracts(self) -> list[str | None]:
        return [None if card == NONE else CARD.words[card] for card in self.g.public]

    def hand(self, seat: int = 0) -> list[str]:
        return [CARD.words[card] for card in range(32) if self.g.players[seat].hand >> card & 1]

    @property
    def choosing(self) -> bool:
        """Whether a new turn stands at its start."""
        return self.g.phase == CHOOSE_KEY

    def refuses(self, action: str, rule: str) -> None:
        """The action is not offered, this rule forbids it, and trying it changes nothing."""
        number, before, moves = self.game.action(action), self.g.clone(), len(self.state.history)
        assert number not in self.state.legal()
        assert self.why(action) == rule
        with pytest.raises(fathom.IllegalAction) as caught:
            self.state.apply(number)
        assert caught.value.rule == rule
        assert self.g == before
        assert len(self.state.history) == moves

    def turn(self, key: str) -> Scenario:
        """A whole turn of whoever is on: play the key, use nothing, let the diver surface."""
        player = self.g.players[self.g.current]
        before = player.turns
        self.play(key)
        while player.turns == before and not self.state.over:
            self.play(next(word for word in ("go", "decline", "surface") if word in self.choices()))
        return self

    def sold(self, points: int, seat: int = 0) -> Scenario:
        """Give a seat a score as if earned at the store (`score=` counts as contracts, which must be in `done`)."""
        player = self.g.players[seat]
        player.score, player.points = points, [0, 0, points, 0, 0]
        self.g.ending = int(any(each.score >= 18 for each in self.g.players))
        return self


def pack(**own: dict[str, Any]) -> dict[str, Any]:
    """A data pack with other contracts or tokens: `pack(C03={"free": [2, 1], "points": 4}, R01={...})`. A contract
    gives what is named here, else 1 point and no bonus."""
    data = fathom.load("otys").data
    usual = {"points": 1, "credits": 0, "batteries": 0}
    return {
        "contracts": [
            {"id": row["id"], **usual, **own[row["id"]]} if row["id"] in own else row for row in data["contracts"]
        ],
        "tokens": [{"id": row["id"], **own[row["id"]]} if row["id"] in own else row for row in data["tokens"]],
    }


NAMED = pack(
    C01={"fixed": [1, 1, 0, 0]},
    C02={"fixed": [0, 0, 1, 1]},
    C07={"fixed": [1, 2, 0, 0], "points": 3},
    C08={"fixed": [2, 0, 1, 0], "points": 3},
    C09={"fixed": [0, 0, 2, 1], "points": 3},
    C18={"fixed": [0, 0, 0, 6]},
    C19={"fixed": [0, 0, 0, 6]},
    C20={"fixed": [0, 0, 0, 6]},
    R01={"front": "resource", "resources": ["metal", "fuel"], "back": "orange"},
    R03={"front": "resource", "resources": ["metal", "plant"], "back": "orange"},
    R13={"front": "battery", "back": "orange"},
    R19={"front": "contract", "back": "orange"},
    R25={"front": "upgrade", "back": "orange"},
    R29={"front": "prestige", "back": "orange"},
    R31={"front": "prestige", "back": "green"},
    R32={"front": "prestige", "back": "green"},
)


def named(players: int = 3, **given: Any) -> Scenario:
    """A scenario whose cards and tokens are those of `NAMED`, whatever the data file says."""
    return Scenario(players, **{"data": NAMED, **given})

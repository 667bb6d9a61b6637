"""Positions written as the rules pages write them.

    s = Scenario(hand="crab-3 crab-1 squid-4", pearls=2, court="hunter keeper", others={1: {"pearls": 3}})
    s.play("court 1", "ally crab-3", "ally squid-4", "pay 0")
    assert s.me.pearls == 1

It is seat 0's turn, before the action. Everything not named is empty: no cards, no Pearls, no Lords, the Court `COURT`,
one face-up Location (`jail`). Cards that lie nowhere else are in their decks. A Lord is written `keeper` if free,
`keeper!` if turned by the Assassin, `keeper@jail` if it lies under a Location (which is then controlled). Sentinels:
`sentinels={"watcher": (0, "council", "crab")}`, `(0, "", "")` for one in front of its owner.

What comes from the decks next is written with `s.next(cards="crab-2 monster", lords="trader", tiles="depths",
loot="3 7", tokens="2 4")`; what is not written comes at random.
"""

from __future__ import annotations

from typing import Any, Self

import fathom
from fathom.core.chance import Recorder, Seeded
from fathom.games.abyss.actions import CARD, LORD_NAME, TILE
from fathom.games.abyss.state import CARDS, MENU, NONE, RACES, Player, Table
from tests.stacked import Dealt, Stacked, among

COURT = "keeper reaper shepherd miller aquaculturalist landowner"
SENTINEL_NAMES = ("watcher", "vigil", "lookout")
AREAS = ("court", "council", "location")


DECKS = {name: name for name in ("draw_card", "draw_lord", "draw_tile", "draw_loot", "draw_token")}


def place(rule: str, g: Table, wanted: int) -> int:
    """Which outcome brings a card: decks have no order, they are counts or sets."""
    if rule in ("draw_lord", "draw_tile"):
        return among(g.lord_deck if rule == "draw_lord" else g.location_deck, wanted)
    counts = {"draw_card": g.deck, "draw_loot": g.loot_deck, "draw_token": g.token_supply}[rule]
    assert counts[wanted], f"{rule}: card {wanted} is not in the deck"
    return int(sum(counts[:wanted]))


class Scenario(Dealt):
    asks = False  # stops where a single choice is left, as people do; most scenarios do not care
    begun = 0  # actions played before the last one written

    def __init__(
        self,
        players: int = 2,
        *,
        hand: str = "",
        pearls: int = 0,
        nebulis: int = 0,
        keys: int = 0,
        lords: str = "",
        locations: str = "",
        affiliated: str = "",
        tokens: str = "",
        others: dict[int, dict[str, Any]] | None = None,
        court: str = COURT,
        lord_deck: int | None = None,
        face_up: str = "jail",
        council: dict[str, str] | None = None,
        discard: str = "",
        threat: int = 1,
        figure: int | None = None,
        sentinels: dict[str, tuple[int, str, str]] | None = None,
        loot: dict[str, str] | None = None,
        data: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        options = {"first_player": 0, **options}
        self.game = fathom.load("abyss", players=players, data=data, **options)
        self.state = self.game.new(seed=1)
        self.stacked = Stacked(self.game.rules, DECKS, place)
        self.state._chance.source = self.stacked
        g = self.g
        self.empty()
        self.fill_court(court)
        if lord_deck is not None:
            self.shorten_lords(lord_deck)
        for tile in face_up.split():
            self.move_tile(tile)
            g.face_up |= 1 << TILE.words.index(tile)
        mine = {
            "hand": hand, "pearls": pearls, "nebulis": nebulis, "keys": keys, "lords": lords, "locations": locations,
            "affiliated": affiliated, "tokens": tokens,
        }  # fmt: skip
        for seat, held in {0: mine, **(others or {})}.items():
            self.seat(seat, **held)
        for race, cards in (council or {}).items():
            for card in self.from_deck(cards):
                g.council[RACES.index(race)][card] += 1
                g.stack_size[RACES.index(race)] += 1
        for card in self.from_deck(discard):
            g.discard[card] += 1
            g.discard_size += 1
        g.threat = threat - 1
        g.figure = self.most_corrupt() if figure is None else figure
        for name, (owner, area, on) in (sentinels or {}).items():
            self.sentinel(name, owner, area, on)
        for tile, values in (loot or {}).items():
            for value in values.split():
                kind = self.loot_kind(value)
                g.loot_deck[kind] -= 1
                g.loot_on[TILE.words.index(tile)] |= 1 << kind
        self.state.legal()
        self.state.check()

    # Laying out

    @property
    def g(self) -> Table:
        raw: Table = self.state.raw
        return raw

    @property
    def me(self) -> Player:
        return self.g.players[0]

    def player(self, seat: int) -> Player:
        return self.g.players[seat]

    def empty(self) -> None:
        """Nobody has anything, and all cards are in their decks."""
        g, fresh = self.g, Table()
        self.game.rules.configure(fresh, self.game.options)
        self.game.rules.set_up(fresh, Recorder(Seeded(1), events=False))
        g.assign(fresh)
        for player in g.players:
            player.pearls = 0
        for slot, lord in enumerate(g.court):
            if lord != NONE:
                g.lord_deck |= 1 << lord
                g.court[slot] = NONE
        g.location_deck |= g.face_up
        g.face_up = 0

    def fill_court(self, court: str) -> None:
        g = self.g
        for slot, name in enumerate(court.split()):
            lord = LORD_NAME.words.index(name)
            assert g.lord_deck >> lord & 1, f"{name} is not in the deck"
            g.lord_deck &= ~(1 << lord)
            g.court[slot] = lord

    def shorten_lords(self, count: int) -> None:
        """Leave so many Lords in the deck; the others are discarded, from the last of the box on."""
        g = self.g
        while g.lord_deck.bit_count() > count:
            lord = g.lord_deck.bit_length() - 1
            g.lord_deck &= ~(1 << lord)
            g.lord_discard |= 1 << lord

    def seat(
        self,
        seat: int,
        hand: str = "",
        pearls: int = 0,
        nebulis: int = 0,
        keys: int = 0,
        lords: str = "",
        locations: str = "",
        affiliated: str = "",
        tokens: str = "",
    ) -> None:
        """Give a player all this."""
        g, player = self.g, self.player(seat)
        player.pearls, player.nebulis, player.judged, player.keys = pearls, nebulis, nebulis, keys
        for card in self.from_deck(hand):
            player.hand[card] += 1
            player.hand_size += 1
        for card in self.from_deck(affiliated):
            player.affiliated[card] += 1
        for tile in locations.split():
            self.give_tile(seat, tile)
        for word in lords.split():
            self.give_lord(seat, word)
        for value in tokens.split():
            kind = list(self.game.rules.TOKEN_POINTS).index(int(value))
            g.token_supply[kind] -= 1
            player.tokens[kind] += 1

    def give_lord(self, seat: int, word: str) -> None:
        """`keeper`, `keeper!` or `keeper@jail`; from the deck, or from the discard pile if it is there."""
        g, player = self.g, self.player(seat)
        name, _, tile = word.rstrip("!").partition("@")
        bit = 1 << LORD_NAME.words.index(name)
        assert (g.lord_deck | g.lord_discard) & bit, f"{name} is not in the deck"
        g.lord_deck &= ~bit
        g.lord_discard &= ~bit
        player.lords |= bit
        if tile:
            if not player.locations >> TILE.words.index(tile) & 1:
                self.give_tile(seat, tile)
            g.under[LORD_NAME.words.index(name)] = TILE.words.index(tile)
        else:
            player.free |= bit
        if word.endswith("!"):
            player.disabled |= bit

    def move_tile(self, tile: str) -> None:
        bit = 1 << TILE.words.index(tile)
        assert (self.g.location_deck | self.g.face_up) & bit, f"{tile} is not in the stack"
        self.g.location_deck &= ~bit
        self.g.face_up &= ~bit

    def give_tile(self, seat: int, tile: str) -> None:
        self.move_tile(tile)
        self.player(seat).locations |= 1 << TILE.words.index(tile)

    def from_deck(self, cards: str) -> list[int]:
        """These cards, out of the Exploration deck."""
        g, found = self.g, []
        for name in cards.split():
            card = CARD.words.index(name)
            assert g.deck[card], f"there is no further {name}"
            g.deck[card] -= 1
            g.deck_size -= 1
            found.append(card)
        return found

    def empty_deck(self, *leave: str) -> None:
        """No cards in the Exploration deck but these; the others are in the last seat's hand, Monsters in the discard
        pile."""
        g, last = self.g, self.g.players[self.game.seats - 1]
        keep = [CARD.words.index(name) for name in leave]
        for card in range(CARDS):
            while g.deck[card] > keep.count(card):
                g.deck[card] -= 1
                g.deck_size -= 1
                if card < CARDS - 1:
                    last.hand[card] += 1
                    last.hand_size += 1
                else:
                    g.discard[card] += 1
                    g.discard_size += 1

    def most_corrupt(self) -> int:
        """Who holds the figure if nothing is said: the first of those with most Nebulis."""
        nebulis = [player.nebulis for player in self.g.players]
        return nebulis.index(max(nebulis)) if max(nebulis) else NONE

    def sentinel(self, name: str, owner: int, area: str = "", on: str = "") -> None:
        g, token = self.g, SENTINEL_NAMES.index(name)
        g.sentinel_owner[token] = owner
        if area:
            words = {"court": LORD_NAME.words, "council": RACES, "location": TILE.words}[area]
            g.posted[AREAS.index(area)] = token
            g.guarded[AREAS.index(area)] = list(words).index(on)

    def loot_kind(self, value: str) -> int:
        return list(self.game.rules.LOOT_VALUE).index(int(value))

    def next(self, cards: str = "", lords: str = "", tiles: str = "", loot: str = "", tokens: str = "") -> Scenario:
        """What comes from the decks next, in this order."""
        queues = self.stacked.queues
        queues.setdefault("draw_card", []).extend(CARD.words.index(name) for name in cards.split())
        queues.setdefault("draw_lord", []).extend(LORD_NAME.words.index(name) for name in lords.split())
        queues.setdefault("draw_tile", []).extend(TILE.words.index(name) for name in tiles.split())
        queues.setdefault("draw_loot", []).extend(self.loot_kind(value) for value in loot.split())
        points = list(self.game.rules.TOKEN_POINTS)
        queues.setdefault("draw_token", []).extend(points.index(int(value)) for value in tokens.split())
        return self

    # Playing

    def play(self, *texts: str, chance: list[int] | None = None) -> Self:
        """Play these actions, each with the steps after it that have a single choice, unless the scenario `asks`."""
        for text in texts:
            self.begun = len(self.state.history)
            super().play(text, chance=chance)
            while not self.asks and not self.state.over and len(legal := self.legal()) == 1:
                super().play(legal[0])
        return self

    def told(self, seat: int = 0) -> list[dict[str, Any]]:
        """What happened by the last action written in the scenario, as a seat may know it."""
        events = [event for turn in self.state.history[self.begun :] for event in turn.events]
        return [self.game.definition.events.seen(event, seat).to_json() for event in events]

    # Looking

    def said(self, text: str, lang: str = "en") -> str:
        """An action in words."""
        return self.game.describe(self.state, self.game.action(text), lang)

    @property
    def court(self) -> list[str]:
        """The Lords of the Court, spaces without one left out."""
        return [name for name in self.state.view(None)["court"] if name]

    def hand(self, seat: int = 0) -> str:
        """A hand, sorted by type: `crab-1 crab-3 kraken-2`."""
        return self.cards(self.player(seat).hand)

    def affiliated(self, seat: int = 0) -> str:
        return self.cards(self.player(seat).affiliated)

    def stack(self, race: str) -> str:
        return self.cards(self.g.council[RACES.index(race)])

    def discard(self) -> str:
        """The Allies in the discard pile, and the Monsters."""
        return self.cards(self.g.discard)

    @staticmethod
    def cards(row: Any) -> str:
        return " ".join(CARD.words[card] for card, count in enumerate(row) for _ in range(count))

    def lords(self, seat: int = 0) -> set[str]:
        """A player's Lords, written as when they are given."""
        found = set()
        for held in self.state.view(None)["players"][seat]["lords"]:
            word = held["lord"] + ("!" if held["turned"] else "")
            found.add(word if held["free"] else f"{word}@{held['under']}")
        return found

    def locations(self, seat: int = 0) -> set[str]:
        return {held["location"] for held in self.state.view(None)["players"][seat]["locations"]}

    def face_up(self) -> set[str]:
        return set(self.state.view(None)["locations"])

    def nebulis(self) -> list[int]:
        return [self.player(seat).nebulis for seat in range(self.game.seats)]

    def pearls(self) -> list[int]:
        return [self.player(seat).pearls for seat in range(self.game.seats)]

    def points(self, seat: int = 0) -> dict[str, int]:
        """A player's points by source, as the player sees them."""
        held: dict[str, int] = self.state.view(seat)["players"][seat]["points"]
        return held

    def worth(self, tile: str, seat: int = 0) -> int:
        """What a Location that a player controls is worth to them."""
        areas = self.state.view(None)["players"][seat]["locations"]
        return next(int(held["points"]) for held in areas if held["location"] == tile)

    # Shortcuts

    def explore(self, *cards: str) -> Scenario:
        """Explore, with these cards coming; whoever can buy declines, and the active player goes on until the last card
        of them lies there."""
        self.next(cards=" ".join(cards))
        self.play("explore")
        for i in range(len(cards)):
            while self.phase == "buying":
                self.play("pass")
            if i < len(cards) - 1:
                self.play("explore")
        return self

    def end_turn(self) -> Scenario:
        """Whoever's turn it is takes the easiest way to the next player's turn: explore, take the first card."""
        turn = self.g.turn
        while self.g.turn == turn and not self.state.over:
            legal = self.legal()
            for wish in ("pass", "take", "explore"):
                if wish in legal:
                    self.play(wish)
                    break
            else:
                self.play(legal[0])
        return self

    def last_round(self) -> Scenario:
        """Seat 0 has brought the end about; the others have one more turn."""
        self.g.finisher = 0
        return self


def take_turn(s: Scenario, seat: int) -> None:
    """Make it a seat's turn, before the action, as at the beginning of a turn."""
    s.g.current = s.g.actor = seat
    s.g.phase = MENU

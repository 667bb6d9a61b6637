"""Positions written as the rules pages write them.

    s = Scenario(blue={"storage": "2 fish 1 metal", "buildings": {"1-1": "port"}, "ships": "2-1"})
    s.play("build academy 1-2", "slot 1")
    assert s.storage() == "1 metal"

It is Blue's turn (seat 0), before the action, in round 3; `active="orange"` makes it Orange's, `start` says who is the
start player. Flotillas 1 to 4 demand fish, seaweed, artifacts and metal (`demand`), the token of flotilla 4 is locked
(`locked`). Everything not named is empty: no resources, buildings, ships, cards.

A player is a dict of: `storage` ("2 fish 1 metal"), `buildings` ({"1-1": "port"}), `docks` ({"1-1": "fish-2"}; other
ports get docks from the end of the stack), `ships` ("2-1 3-2"), `ready` and `spent` (specialists), `cleanup`, `noted`,
`boxed`. Academies without a named specialist get one from the end of the deck, face down. The boss of a solo game
(`players=1`): `orange={"buildings": ...}`, `boss="1-3 2-1"` for its resources.

On display: `docks` and `specialists` (three names each; "" for none). `face_up` is the dive card, `facing` the half of
it that faces Blue. `deck` are the dive cards left (default: all reef and deep ones but the face-up one). `resolution`
is the one in force, `resolutions` those left in the deck (only with B sides). `cleanup_left` overrides the supply.

What comes from the decks next: `s.next(dive="deep-1", docks="fish-2", specialists="scout", resolutions="free-trade")`;
what is not written comes at random.
"""

from __future__ import annotations

from typing import Any

import fathom
from fathom.games.seastead.actions import DIVE_CARD, DOCK_TILE, KIND, PLACE, RESOLUTION, SPECIALIST, TYPE
from fathom.games.seastead.state import MENU, NONE, PORT, ROW, Player, Table
from tests.stacked import Dealt, Stacked, among

DRAWING = {
    "next_dive_card": "dive",
    "first_dive_card": "dive",
    "refill_docks": "docks",
    "refill_specialists": "specialists",
    "next_resolution": "resolutions",
    "first_resolution": "resolutions",
}
NAMES = {"dive": DIVE_CARD, "docks": DOCK_TILE, "specialists": SPECIALIST, "resolutions": RESOLUTION}


def at(name: str) -> str:
    """A location of the rulebook's examples in our notation: F1A-0 is 1-1."""
    return f"{name[1]}-{int(name[-1]) + 1}"


def bits_of(names: str, words: tuple[str, ...]) -> int:
    return sum(1 << words.index(name) for name in names.split())


class Scenario(Dealt):
    def __init__(
        self,
        players: int = 2,
        *,
        blue: dict[str, Any] | None = None,
        orange: dict[str, Any] | None = None,
        active: str = "blue",
        start: str = "blue",
        round: int = 3,
        demand: str = "fish seaweed artifact metal",
        locked: int = 4,
        docks: str = "fish-1 seaweed-1 artifact-1",
        specialists: str = "captain trader quartermaster",
        face_up: str = "shallow-1",
        facing: str = "a",
        deck: str | None = None,
        resolution: str = "",
        resolutions: str | None = None,
        boss: str = "",
        cleanup_left: int | None = None,
        data: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        if resolution and "sides" not in options:
            options["sides"] = "B"
        self.game = fathom.load("seastead", players=players, data=data, **options)
        self.state = self.game.new(seed=1)
        self.stacked = Stacked(self.game.rules, DRAWING, lambda _, bits, wanted: among(bits, wanted), door="draw_from")
        self.state._chance.source = self.stacked
        g = self.g
        self.empty()
        g.demand[:] = [KIND.words.index(kind) for kind in demand.split()]
        g.locked = locked - 1
        g.start = ["blue", "orange"].index(start)
        g.round = round
        g.face_up = DIVE_CARD.words.index(face_up)
        g.blue_half = "ab".index(facing)
        g.dive_deck &= ~(1 << g.face_up)
        if deck is not None:
            g.dive_deck = bits_of(deck, DIVE_CARD.words)
        self.resolutions(resolution, resolutions)
        self.display(docks, specialists)
        for seat, held in ((0, blue), (1, orange)):
            self.seat(seat, **(held or {}))
        for seat in range(2):
            self.complete(seat)
        for place in boss.split():
            location = PLACE.words.index(place)
            g.boss_resources |= 1 << location
            g.supply[g.demand[location // 6]] -= 1
        if cleanup_left is not None:
            assert cleanup_left <= g.cleanup_left
            self.player(1).cleanup += g.cleanup_left - cleanup_left
            g.cleanup_left = cleanup_left
        g.current = g.actor = ["blue", "orange"].index(active)
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
        """Nobody has anything, nothing is on display, and all cards are in their decks."""
        g, rules = self.g, self.game.rules
        fresh = Table()
        rules.configure(fresh, self.game.options)
        rules.idle(fresh)
        fresh.mixed = g.mixed
        fresh.side[:] = g.side
        fresh.supply[:] = [rules.RESOURCES] * 4
        fresh.cleanup_left = rules.CLEANUPS
        fresh.dive_deck = rules.REEF_CARDS | (0 if fresh.solo else rules.DEEP_CARDS)
        fresh.specialist_deck = (1 << 16) - 1
        if fresh.solo:
            fresh.specialist_deck = rules.SOLO_SPECIALISTS
        elif fresh.a_only:
            fresh.specialist_deck = rules.A_SPECIALISTS
        fresh.dock_stack = (1 << 12) - 1
        fresh.phase = MENU
        g.assign(fresh)

    def resolutions(self, resolution: str, deck: str | None) -> None:
        g = self.g
        if any(g.side):
            g.in_force = RESOLUTION.words.index(resolution or "free-passage")
            g.resolution_deck = (1 << 16) - 1 if deck is None else bits_of(deck, RESOLUTION.words)
            g.resolution_deck &= ~(1 << g.in_force)

    def display(self, docks: str, specialists: str) -> None:
        g = self.g
        for slot, name in enumerate(docks.split()):
            g.docks[slot] = self.dock(name)
        for slot, name in enumerate(specialists.split()):
            g.specialists[slot] = self.specialist(name)

    def dock(self, name: str = "") -> int:
        """A dock out of the stack: this one, or the last."""
        g = self.g
        dock = DOCK_TILE.words.index(name) if name else g.dock_stack.bit_length() - 1
        assert g.dock_stack >> dock & 1, f"dock {name} is not in the stack"
        g.dock_stack &= ~(1 << dock)
        return dock

    def specialist(self, name: str = "") -> int:
        """A specialist out of the deck or, if it was on display, from there; without a name, the last of the deck."""
        g = self.g
        card = SPECIALIST.words.index(name) if name else g.specialist_deck.bit_length() - 1
        for slot in range(3):
            if g.specialists[slot] == card:
                g.specialists[slot] = NONE
                g.specialist_deck |= 1 << card
        assert g.specialist_deck >> card & 1, f"specialist {name} is not in the deck"
        g.specialist_deck &= ~(1 << card)
        return card

    def seat(
        self,
        seat: int,
        storage: str = "",
        buildings: dict[str, str] | None = None,
        docks: dict[str, str] | None = None,
        ships: str = "",
        ready: str = "",
        spent: str = "",
        cleanup: int = 0,
        noted: int = 0,
        boxed: int = 0,
    ) -> None:
        """Give a player all this."""
        g, player = self.g, self.player(seat)
        words = storage.split()
        for count, kind in zip(words[::2], words[1::2], strict=True):
            player.storage[KIND.words.index(kind)] += int(count)
            g.supply[KIND.words.index(kind)] -= int(count)
        for place, building in (buildings or {}).items():
            player.sites[TYPE.words.index(building)] |= 1 << PLACE.words.index(place)
        for place, name in (docks or {}).items():
            g.dock[PLACE.words.index(place)] = self.dock(name)
        player.ships = bits_of(ships, PLACE.words)
        for name in ready.split():
            player.ready |= 1 << self.specialist(name)
        for name in spent.split():
            player.spent |= 1 << self.specialist(name)
        player.cleanup, player.noted, player.boxed = cleanup, noted, boxed
        g.cleanup_left -= cleanup

    def complete(self, seat: int) -> None:
        """Ports have docks, academies specialists, shipyards ships: what is not named comes from the decks, ships from
        the box. Cards beyond the academies, and ships beyond the shipyards, come with buildings at the last free
        places."""
        g, player = self.g, self.player(seat)
        if g.solo and seat == 1:
            return
        for building, wanted in ((1, (player.ready | player.spent).bit_count()), (2, player.ships.bit_count())):
            for location in reversed(range(24)):
                taken = self.game.rules.built_on(g) | self.game.rules.ships_on(g) | g.boss_resources
                if player.sites[building].bit_count() < wanted and not taken >> location & 1:
                    player.sites[building] |= 1 << location
        for location in range(24):
            if player.sites[PORT] >> location & 1 and g.dock[location] == NONE:
                g.dock[location] = self.dock()
        while (player.ready | player.spent).bit_count() < player.sites[1].bit_count():
            player.spent |= 1 << self.specialist()
        player.boxed = max(player.boxed, player.sites[2].bit_count() - player.ships.bit_count())
        assert all(player.sites[building].bit_count() <= ROW for building in range(3))

    def next(self, dive: str = "", docks: str = "", specialists: str = "", resolutions: str = "") -> Scenario:
        """What comes from the decks next, in this order."""
        given = {"dive": dive, "docks": docks, "specialists": specialists, "resolutions": resolutions}
        for deck, names in given.items():
            self.stacked.queues.setdefault(deck, []).extend(NAMES[deck].words.index(name) for name in names.split())
        return self

    # Playing

    def dive(self, card: str, half: str = "") -> Scenario:
        """Dive with this card coming, and turn this half to the diver if there is a choice."""
        self.next(dive=card).play("dive")
        return self.play(f"half {half}") if half else self

    def offered(self, kind: str) -> list[str]:
        """The legal actions of a kind, without its name."""
        return [text.partition(" ")[2] for text in self.legal() if text.split()[0] == kind]

    def end_turn(self) -> Scenario:
        """Whoever's turn it is takes the easiest way to the next turn: dive, decline what can be declined."""
        turn = (self.g.round, self.g.current)
        while (self.g.round, self.g.current) == turn and not self.state.over:
            legal = self.legal()
            wishes = [wish for wish in ("dive", "no", "end") if wish in legal]
            self.play(wishes[0] if wishes else legal[0])
        return self

    # Looking

    def storage(self, seat: int = 0) -> str:
        """What a player has: `2 fish 1 metal`, in the order fish, seaweed, artifact, metal."""
        held = self.player(seat).storage
        return " ".join(f"{count} {kind}" for kind, count in zip(KIND.words, held, strict=True) if count)

    def supply(self) -> dict[str, int]:
        return dict(zip(KIND.words, self.g.supply, strict=True))

    def cleanup(self, seat: int = 0) -> tuple[int, int]:
        """Tokens taken and tokens noted."""
        return self.player(seat).cleanup, self.player(seat).noted

    def location(self, place: str) -> dict[str, Any]:
        flotilla, number = place.split("-")
        found: dict[str, Any] = self.view["flotillas"][int(flotilla) - 1]["locations"][int(number) - 1]
        return found

    def building(self, place: str) -> tuple[int | None, str | None]:
        """Owner and type of the building at a location, or (None, None)."""
        held = self.location(place)
        return held["owner"], held["building"]

    def ships(self, seat: int = 0) -> set[str]:
        return {name for location, name in enumerate(PLACE.words) if self.player(seat).ships >> location & 1}

    def boss(self) -> set[str]:
        """Where resources of the boss lie."""
        return {name for location, name in enumerate(PLACE.words) if self.g.boss_resources >> location & 1}

    def ready(self, seat: int = 0) -> set[str]:
        return set(self.view["players"][seat]["ready"])

    def spent(self, seat: int = 0) -> set[str]:
        return set(self.view["players"][seat]["spent"])

    def demand(self) -> str:
        return " ".join(flotilla["demand"] for flotilla in self.view["flotillas"])

    def locked(self) -> int:
        return int(self.g.locked) + 1

    def resolution(self) -> str | None:
        held = self.view["resolution"]
        return held and str(held["id"])

    def points(self, seat: int = 0) -> dict[str, int]:
        """A player's points by source."""
        held: dict[str, int] = self.view["players"][seat]["points"]
        return held

    def cost(self, building: str, place: str) -> int:
        """What a building would cost the active player there now."""
        return int(self.game.rules.cost_of(self.g, TYPE.words.index(building), PLACE.words.index(place)))


def solo(**given: Any) -> Scenario:
    """Against the boss."""
    return Scenario(players=1, **given)

"""A second opinion on refusals: what would have to be otherwise for a rule not to forbid an action. Written by the
rules pages, apart from the rules' code: each function changes just what its rule is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fathom.games.abyss.state import (
    ALLIES,
    COURT_SPACES,
    KRAKENS,
    LORD_NAMES,
    NONE,
    SENTINELS,
    SPACES,
    TOKEN_KINDS,
    Player,
    Table,
)

PLENTY = 99
SPARE_LORD = LORD_NAMES.index("oyster-farmer")


def me(g: Table) -> Player:
    return g.players[g.current]


def give(player: Player, card: int, count: int = 1) -> None:
    player.hand[card] += count
    player.hand_size += count


def free_lord(player: Player, lord: int) -> None:
    player.lords |= 1 << lord
    player.free |= 1 << lord
    player.disabled &= ~(1 << lord)


def some_lord(g: Table, slot: int) -> None:
    g.court[slot] = SPARE_LORD


def no_sentinels(g: Table) -> None:
    for area in range(SENTINELS):
        g.posted[area] = g.guarded[area] = NONE


def must(rules: Any, g: Table, slot: int | None) -> int:
    return int(rules.MANDATORY[g.lord if slot is None else g.court[slot]])


class Relaxed:
    """A copy of a position in which one rule no longer stands in the way of an action."""

    def __init__(self, rules: Any, g: Table, kind: str, phase: str, value: int) -> None:
        self.rules, self.g, self.kind, self.phase, self.value = rules, g.clone(), kind, phase, value

    def by(self, rule: str) -> Table | None:
        """The changed position; None where the rule is about something that nothing can change: a card that is a
        Kraken, a Lord without a key."""
        name = rule.replace("ABYSS-", "").replace("-", "_").lower()
        change: Callable[[], bool | None] = getattr(self, name)
        return None if change() is False else self.g

    # Turns, exploring, rewards

    def turn_02(self) -> None:
        g = self.g
        g.deck_size = g.discard_size = 0
        for space in range(SPACES):
            g.stack_size[space] = 0
        for slot in range(COURT_SPACES):
            g.court[slot] = NONE

    def turn_04(self) -> None:
        word = ("slaver", "oracle", "opportunist", "ferryman", "recipient")[self.value]
        free_lord(me(self.g), LORD_NAMES.index(word))
        self.g.powers_used = 0
        self.explore_09()
        self.explore_13()

    def explore_05(self) -> None:
        self.g.players[self.g.actor].pearls = PLENTY

    def explore_09(self) -> None:
        self.g.shown = min(self.g.shown, 1)

    monster_05 = explore_09

    def explore_13(self) -> None:
        self.g.deck[0] += 1
        self.g.deck_size += 1

    def monster_02(self) -> bool | None:
        if self.kind == "pass":
            return False  # a reward in Pearls or Keys is always there
        for player in self.g.players:
            player.free = 0
        self.g.threat = 4
        return None

    def monster_07(self) -> None:
        for kind in range(TOKEN_KINDS):
            self.g.token_supply[kind] = 9

    def plot_02(self) -> None:
        me(self.g).pearls = PLENTY

    def plot_03(self) -> None:
        self.g.court[self.rules.COURT_SIZE - 1] = NONE
        self.g.lord_deck |= 1 << SPARE_LORD

    lord_115 = plot_03

    # Council, Court, Locations, Sentinels

    def council_01(self) -> None:
        self.g.stack_size[self.value] = 1

    def council_04(self) -> None:
        no_sentinels(self.g)

    kraken_sentinel_03 = kraken_sentinel_04 = kraken_sentinel_09 = council_04

    def kraken_sentinel_02(self) -> None:
        if self.kind == "court":
            some_lord(self.g, self.value)
        else:
            self.g.face_up |= 1 << self.value

    def kraken_sentinel_06(self) -> None:
        for token in range(SENTINELS):
            self.g.back_home[token] = 0

    def kraken_sentinel_08(self) -> None:
        no_sentinels(self.g)
        self.g.sentinel_owner[0] = self.g.current

    def location_01(self) -> None:
        if self.kind == "draw":
            self.g.location_deck |= 0b1111
        else:
            self.g.face_up |= 1 << self.value

    def location_02(self) -> None:
        self.g.drawn |= 1 << self.value

    def loc_10(self) -> None:
        self.g.location_deck |= 1 << self.value

    def kraken_loot_06(self) -> None:
        self.g.loot_deck[0] = 1

    def keys_03(self) -> None:
        if self.kind == "pass":
            me(self.g).keys = 3
        else:
            self.g.chosen = 0

    def keys_05(self) -> bool | None:
        free_lord(me(self.g), self.value)
        return None if self.rules.LORD_KEYS[self.value] else False

    # Payments

    def recruit_01(self) -> None:
        g = self.g
        if self.kind == "court":
            some_lord(g, self.value)
        elif self.kind == "ally":
            give(me(g), self.value)
        else:  # cheapest: there must be an Ally to add
            g.any_surplus = 1
            give(me(g), KRAKENS)

    def recruit_02(self) -> None:
        g = self.g
        if self.kind == "court":
            for race in range(SPACES):
                give(me(g), 5 * race)
        elif self.kind == "ally":
            for card in range(ALLIES):
                g.used[card] = 0
        else:
            give(me(g), KRAKENS, 5)
            g.used[KRAKENS] += 5

    def recruit_03(self) -> None:
        g = self.g
        race = must(self.rules, g, self.value if self.kind == "court" else None)
        give(me(g), 5 * race)
        if self.kind != "court":
            g.used[5 * race] += 1

    def recruit_05(self) -> None:
        me(self.g).pearls = PLENTY

    def recruit_08(self) -> None:
        self.g.any_surplus = 1

    def kraken_nebulis_04(self) -> None:
        player, g = self.g.players[self.g.actor], self.g
        player.nebulis = PLENTY
        price = {"buying": g.price, "bribing": 5}.get(self.phase)
        if price is None:
            laid = sum(self.rules.VALUE_OF[card] * g.used[card] for card in range(ALLIES))
            price = self.rules.cost_of(g, g.current, g.lord) - laid
        player.pearls = max(0, price - self.value)

    def kraken_nebulis_05(self) -> None:
        g = self.g
        g.single_pair = 0
        g.price = 5
        free_lord(g.players[g.actor], LORD_NAMES.index("outlaw"))
        if self.phase == "paying":  # with nothing laid out there is much to pay
            for card in range(ALLIES):
                g.used[card] = 0

    def affiliate_01(self) -> bool | None:
        if self.value >= KRAKENS:
            return False
        self.g.used[self.value] += 1
        free_lord(me(self.g), LORD_NAMES.index("master-of-magic"))
        return None

    def amb_26(self) -> bool | None:
        if self.kind == "pay":
            me(self.g).pearls = PLENTY
            return None if self.value == 0 else False
        give(me(self.g), self.value)
        return None if self.value < KRAKENS else False

    # Lords

    def lord_02(self) -> None:
        give(self.g.players[self.g.actor], self.value)

    lord_05 = lord_02

    def lord_12(self) -> None:
        give(me(self.g), self.value if self.kind == "ally" else 0)

    def lord_04(self) -> None:
        free_lord(self.g.players[(self.g.current + self.g.asked) % self.g.seats], self.value)

    def lord_07(self) -> None:
        for player in self.g.players:
            player.free = 0
            player.tokens[0] += 1

    def lord_17(self) -> None:
        no_sentinels(self.g)
        self.g.stack_size[0] = 1

    def lord_19(self) -> None:
        me(self.g).locations |= 1 << self.value

    def lord_21(self) -> None:
        no_sentinels(self.g)
        some_lord(self.g, self.value if self.kind == "court" else 0)
        self.g.lord_deck |= 1 << SPARE_LORD

    def lord_22(self) -> None:
        if self.kind == "court":
            some_lord(self.g, self.value)
        else:
            me(self.g).pearls = PLENTY

    def lord_23(self) -> None:
        if self.kind == "court":
            some_lord(self.g, self.value)
        else:
            free_lord(me(self.g), self.value)
            self.g.lord = SPARE_LORD if self.value != SPARE_LORD else 0

    lord_26 = lord_23

    def lord_101(self) -> None:
        me(self.g).nebulis = 1

    def lord_104(self) -> None:
        self.g.chosen = 0

    def lord_112(self) -> None:
        self.g.discard[self.value] += 1

    def lord_114(self) -> bool | None:
        if self.value >= KRAKENS:
            return False
        self.g.race = self.value // 5
        self.g.players[self.g.actor].affiliated[self.value] += 1
        return None

    def lord_116(self) -> None:
        me(self.g).lords |= 1 << self.value
        me(self.g).free &= ~(1 << self.value)

    def setup_01(self) -> None:
        self.g.seats = 4

    def kraken_figure_03(self) -> None:
        self.g.tied = 0b1111

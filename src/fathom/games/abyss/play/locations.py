"""Keys and Locations: taking control, exchanging, Black Smokers."""

from __future__ import annotations

from fathom.core.bits import lowest, nth, size_of
from fathom.core.chance import Chance, pick, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.abyss.actions import DRAW, LOCATION, LORD, PASS
from fathom.games.abyss.events import E_CONTROL, E_EXCHANGE, E_SLIDE, E_SPEND, E_TILE
from fathom.games.abyss.ids import (
    KEYS_02,
    KEYS_03,
    KEYS_05,
    KRAKEN_SENTINEL_04,
    KRAKEN_SENTINEL_09,
    LOC_10,
    LOCATION_01,
    LOCATION_02,
    LOCATION_04,
    LORD_19,
)
from fathom.games.abyss.play.lords.activity import key_count, keyed
from fathom.games.abyss.play.sentinels import release, reserved
from fathom.games.abyss.state import (
    AMBASSADOR_TILE,
    CONTROLLING,
    DRAWN_TILE,
    EXCHANGING,
    ILLUSION,
    LOCATIONS,
    LOOT_KINDS,
    LORDS,
    NEXT,
    NONE,
    ON_LOCATION,
    PER_SMOKERS,
    S_CONTROL,
    S_COURT,
    S_LOOT,
    S_WINDOW,
    SMOKING,
    SPENDING_KEYS,
    Table,
)
from fathom.games.abyss.tables import KEY_COST, LOCATION_PER, MOST_DRAWN, SANCTUARIES


def may_choose_tile(g: Table, tile: int) -> int:
    """A face-up Location that no other player has reserved. Taking control is not optional.

    ABYSS-LOCATION-01, ABYSS-LOCATION-04, KRAKEN-SENTINEL-04
    """
    if g.face_up >> tile & 1 == 0:
        return LOCATION_01
    return KRAKEN_SENTINEL_04 if reserved(g, ON_LOCATION, tile, g.current) else 0


def any_tile(g: Table) -> bool:
    """Whether there is a face-up Location to take."""
    for tile in range(LOCATIONS):
        if may_choose_tile(g, tile) == 0:
            return True
    return False


def check_keys(g: Table) -> None:
    """With three Keys or more a Location must be taken, again and again; if there is none to take, no Keys are spent.

    ABYSS-KEYS-02, ABYSS-LOCATION-04, ABYSS-AMB-06
    """
    g.location = NONE
    g.step = S_WINDOW
    if key_count(g, g.current) >= KEY_COST and (g.location_deck or any_tile(g)):
        g.phase = CONTROLLING


def may_announce(g: Table, more: int) -> int:
    """One tile and so many more, up to four, announced beforehand, and not more than there are.

    ABYSS-LOCATION-01, ABYSS-LOCATION-04
    """
    return 0 if more < min(MOST_DRAWN, size_of(g.location_deck)) else LOCATION_01


def announce(g: Table, more: int, chance: Chance) -> None:
    """ABYSS-LOCATION-01"""
    draw_tiles(g, 1 + more, chance)
    g.phase = DRAWN_TILE


def draw_tiles(g: Table, count: int, chance: Chance) -> None:
    """So many tiles from the stack, for all to see.

    ABYSS-SETUP-04, ABYSS-LOCATION-01
    """
    for _ in range(count):
        tile = draw_tile(g, chance)
        g.drawn |= 1 << tile
        tell(chance, E_TILE, g.current, tile)


def draw_tile(g: Table, chance: Chance) -> int:
    """ABYSS-SETUP-04"""
    tile = nth(g.location_deck, pick(chance, size_of(g.location_deck)))
    g.location_deck &= ~(1 << tile)
    return tile


def may_choose_drawn(g: Table, tile: int) -> int:
    """ABYSS-LOCATION-02"""
    return 0 if g.drawn >> tile & 1 else LOCATION_02


def choose_drawn(g: Table, tile: int) -> None:
    """The other tiles stay face-up and become available to everybody; nothing is ever filled up.

    ABYSS-LOCATION-02, ABYSS-LOCATION-03
    """
    g.location = tile
    g.face_up |= g.drawn & ~(1 << tile)
    g.drawn = 0


def take_drawn(g: Table, tile: int) -> None:
    """ABYSS-LOCATION-02"""
    choose_drawn(g, tile)
    start_spending(g)


def choose_tile(g: Table, tile: int) -> None:
    """ABYSS-LOCATION-01"""
    g.location = tile
    g.face_up &= ~(1 << tile)
    start_spending(g)


# Spending Keys


def start_spending(g: Table) -> None:
    """With exactly three Keys there is one mix: it is chosen already, and only has to be spent.

    ABYSS-KEYS-03
    """
    g.phase = SPENDING_KEYS
    if key_count(g, g.current) == KEY_COST:
        g.chosen = keyed(g, g.current)


def may_slide(g: Table, lord: int) -> int:
    """A free Lord with a key that is not chosen yet, in any order, up to three.

    ABYSS-KEYS-03, ABYSS-KEYS-05
    """
    if keyed(g, g.current) >> lord & 1 == 0:
        return KEYS_05
    return KEYS_03 if g.chosen >> lord & 1 or size_of(g.chosen) >= KEY_COST else 0


def may_stop_sliding(g: Table) -> int:
    """Exactly three, in any mix: the rest is paid with Key tokens. Nothing is spent before this is chosen.

    ABYSS-KEYS-03, ABYSS-KEYS-04
    """
    return 0 if size_of(g.chosen) + g.players[g.current].keys >= KEY_COST else KEYS_03


def choose_key(g: Table, lord: int) -> None:
    """ABYSS-KEYS-03"""
    g.chosen |= 1 << lord


def spend_keys(g: Table, chance: Chance) -> None:
    """The Lords go under the Location, their powers and keys are gone; tokens go back to the supply.

    ABYSS-KEYS-03, ABYSS-KEYS-04, ABYSS-POWER-03
    """
    me = g.players[g.current]
    tokens = KEY_COST - size_of(g.chosen)
    me.keys -= tokens
    if tokens:
        tell(chance, E_SPEND, g.current, tokens)
    g.phase = NEXT
    g.step = S_CONTROL
    take_control(g, chance)
    lords = g.chosen
    while lords:
        slide(g, lowest(lords), chance)
        lords &= lords - 1
    g.chosen = 0


def slide(g: Table, lord: int, chance: Chance) -> None:
    """ABYSS-KEYS-04, ABYSS-POWER-03"""
    tile = g.location
    g.players[g.current].free &= ~(1 << lord)
    g.under[lord] = tile
    tell(chance, E_SLIDE, g.current, lord, tile)


# Control


def take_control(g: Table, chance: Chance) -> None:
    """The Location chosen is the player's until the end of the game; its immediate effect follows. An own Sentinel on
    it comes home.

    ABYSS-LOCATION-05, ABYSS-LOCATION-06, KRAKEN-SENTINEL-06
    """
    tile = g.location
    g.players[g.current].locations |= 1 << tile
    tell(chance, E_CONTROL, g.current, tile)
    release(g, ON_LOCATION, tile, chance)
    immediate_effect(g)


def immediate_effect(g: Table) -> None:
    """Black Smokers may be exchanged for a tile of the stack; a Sanctuary, with or without a Smuggler, is searched.

    ABYSS-LOCATION-05, ABYSS-LOC-10, ABYSS-LOC-103..106, KRAKEN-SANCTUARY-01, KRAKEN-SANCTUARY-06, ABYSS-AMB-35,
    ABYSS-AMB-38
    """
    if LOCATION_PER[g.location] == PER_SMOKERS and g.location_deck:
        g.phase = SMOKING
    elif SANCTUARIES >> g.location & 1:
        g.step = S_LOOT


def after_location(g: Table) -> None:
    """Back to the action, or to counting Keys again.

    ABYSS-KEYS-02, ABYSS-LOCATION-05
    """
    g.phase = NEXT
    g.step = S_COURT if g.acting else S_CONTROL


def ambassador_control(g: Table, tile: int, chance: Chance) -> None:
    """With the Ambassador under the tile and without Keys.

    ABYSS-LORD-33, ABYSS-LORD-34, ABYSS-LORD-35
    """
    choose_drawn(g, tile)
    g.phase = NEXT
    g.step = S_COURT
    take_control(g, chance)
    slide(g, g.lord, chance)


# Exchanges


def move_lords(g: Table, old: int, new: int) -> None:
    """The Lords under a Location that is exchanged move along.

    ABYSS-LORD-19, ABYSS-LOC-10
    """
    for lord in range(LORDS):
        if g.under[lord] == old:
            g.under[lord] = new


def may_give_up(g: Table, tile: int) -> int:
    """ABYSS-LORD-19"""
    return 0 if g.players[g.current].locations >> tile & 1 else LORD_19


def give_up(g: Table, tile: int) -> None:
    """ABYSS-LORD-19"""
    g.location = tile
    g.phase = EXCHANGING


def may_exchange(g: Table, tile: int) -> int:
    """A face-up Location, as for taking control.

    ABYSS-LORD-19, KRAKEN-SENTINEL-09
    """
    why = may_choose_tile(g, tile)
    return KRAKEN_SENTINEL_09 if why == KRAKEN_SENTINEL_04 else why


def exchange(g: Table, tile: int, chance: Chance) -> None:
    """The old tile becomes available; loot lying on it is discarded, so that a later controller starts afresh.

    ABYSS-LORD-19, ABYSS-AMB-19, ABYSS-AMB-35
    """
    old = g.location
    g.players[g.current].locations &= ~(1 << old)
    g.face_up = (g.face_up | 1 << old) & ~(1 << tile)
    if not g.loot_stays:
        for kind in range(LOOT_KINDS):
            g.loot_discard[kind] += g.loot_on[old] >> kind & 1
        g.loot_on[old] = 0
    move_lords(g, old, tile)
    tell(chance, E_EXCHANGE, g.current, old, tile)
    g.location = tile
    g.phase = NEXT
    g.step = S_COURT
    take_control(g, chance)


def may_swap_smokers(g: Table, tile: int) -> int:
    """ABYSS-LOC-10, ABYSS-AMB-08"""
    return 0 if g.location_deck >> tile & 1 else LOC_10


def swap_smokers(g: Table, tile: int, chance: Chance) -> None:
    """Any tile of the stack instead; Black Smokers leaves the game and the stack is shuffled.

    ABYSS-LOC-10, ABYSS-AMB-08, ABYSS-AMB-35
    """
    old = g.location
    g.players[g.current].locations &= ~(1 << old)
    g.location_deck &= ~(1 << tile)
    if g.smokers_return:
        g.location_deck |= 1 << old
    else:
        g.gone |= 1 << old
    move_lords(g, old, tile)
    tell(chance, E_EXCHANGE, g.current, old, tile)
    g.location = tile
    after_location(g)
    take_control(g, chance)


DECISIONS = (
    Decision(CONTROLLING, DRAW, may_announce, announce, asked=True),
    Refusal(DRAW, KEYS_02),
    Decision(CONTROLLING, LOCATION, may_choose_tile, choose_tile),
    Decision(DRAWN_TILE, LOCATION, may_choose_drawn, take_drawn),
    Decision(AMBASSADOR_TILE, LOCATION, may_choose_drawn, ambassador_control, asked=True),
    Refusal(LOCATION, KEYS_02),
    Refusal(PASS, LOCATION_04, (CONTROLLING, DRAWN_TILE)),
    Decision(SPENDING_KEYS, PASS, may_stop_sliding, spend_keys, asked=True),
    Decision(SPENDING_KEYS, LORD, may_slide, choose_key),
    Refusal(LORD, KEYS_05),
    Decision(ILLUSION, LOCATION, may_give_up, give_up),
    Decision(EXCHANGING, LOCATION, may_exchange, exchange, asked=True),
    Decision(SMOKING, PASS, None, after_location),
    Decision(SMOKING, LOCATION, may_swap_smokers, swap_smokers),
)

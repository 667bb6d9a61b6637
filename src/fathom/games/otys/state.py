"""The state of Otys, declared once.

Who may see what: everything is open except `Player.hand` (its owner), the contract pile (`pile` is a set without
order; `tail`, the cards put under it, are known to the seat that put them there) and `drawn` (the seat that is
choosing). Sets of cards and tokens are bit sets: bit c stands for card c. Everything under "this turn" is back at its
idle value (0, or NONE where 0 would mean something) between turns.
"""

from __future__ import annotations

from fathom.core.names import Names
from fathom.core.state import Struct, i8, i16, i64, many

NONE = -1

METAL, PLANT, FUEL, TECH = range(4)

# The experts come first, each with the number of the resource it finds.
METAL_EXPERT, PLANT_EXPERT, FUEL_EXPERT, TECH_EXPERT, TRADER, SPY, ENGINEER, EXPLORER = range(8)

SURFACE = 3  # divers above the water line; slot SURFACE + level is the one on a level

# Keys: 0-4 are the numbered ones, then the own X key; a neutral X key has a number only while in play.
OWN_X = 5
NEUTRAL_X = 6
AVAILABLE, USED, IN_PLAY = range(3)

# Phases: each is a kind of decision. NEXT stands only inside an action (a diver's effect is done) and when all is over.
PHASES = Names()
NEXT = PHASES.add("over")
CHOOSE_KEY = PHASES.add("key")
STEP_1 = PHASES.add("step1")
EXPERT = PHASES.add("expert")
BONUS = PHASES.add("bonus")
TRADE = PHASES.add("trade")
SPYING = PHASES.add("spying")
ENGINEERING = PHASES.add("engineering")
EXPLORING = PHASES.add("exploring")
FRONT = PHASES.add("front")
KEEP_ONE = PHASES.add("keep")
PAY = PHASES.add("pay")
STEP_3 = PHASES.add("step3")
RESCUE = PHASES.add("rescue")

# Where prestige points come from.
SOURCES = Names()
BY_CONTRACT = SOURCES.add("contracts")
BY_UPGRADE = SOURCES.add("upgrades")
BY_STORE = SOURCES.add("store")
BY_FRONT = SOURCES.add("fronts")
BY_BACK = SOURCES.add("backs")


class Player(Struct):
    """A player's board and what lies on it."""

    score: int = i16()
    points: list[int] = i16(len(SOURCES))  # the score by source
    credits: int = i16()
    batteries: int = i16()
    column: list[int] = i8(8)  # the diver of each slot, top to bottom
    upgraded: list[int] = i8(8)  # by diver
    resources: list[list[int]] = i8(5, 4)  # cubes by level and type
    keys: list[int] = i8(6)  # own keys: AVAILABLE, USED or IN_PLAY
    neutral: int = i16()  # neutral X keys, available
    neutral_used: int = i16()  # neutral X keys on the hacker track
    mechanic: int = i8()  # upgrades made
    hacker: int = i8()
    tokens: list[int] = i8(5)  # reward token lying back side up on each level, or NONE
    hand: int = i64()  # private contracts
    done: int = i64()  # contracts completed (for the record; a recycled card may be done by several)
    turns: int = i16()


class Table(Struct):
    """The whole table."""

    seats: int = i8()
    actor: int = i8()
    over: int = i8()
    phase: int = i8()
    players: list[Player] = many(Player, 4)

    # options
    swap: int = i8()  # sponsor 5 advanced swaps (German) instead of moving (French)
    any_level: int = i8()  # sponsor 2 advanced reaches every display level
    recycle: int = i8()  # completed contracts come back when the pile is empty
    unlimited: int = i8()  # neutral X keys
    variant: int = i8()  # the author's spy variant
    round_cap: int = i16()
    side_mode: int = i8()  # 0: as `sides` says, 1: random
    first_seat: int = i8()  # NONE: random

    # the colony
    first: int = i8()
    current: int = i8()  # whose turn it is; `actor` differs from it only in RESCUE
    round: int = i16()
    ending: int = i8()  # somebody has reached the points that end the game
    sponsors: list[int] = i8(5)  # the tile on each level, 0-4
    sides: list[int] = i8(5)  # by tile: 0 standard, 1 advanced
    display: list[list[int]] = i8(5, 2)  # reward tokens by level
    bag: int = i64()
    discarded: int = i64()
    store: list[int] = i8(4)  # cubes in each column
    public: list[int] = i8(3)  # public contracts, or NONE
    pile: int = i64()
    pile_size: int = i8()
    tail: list[int] = i8(32)  # cards under the pile, top to bottom, or NONE
    tail_by: list[int] = i8(32)  # who put them there, or NONE
    tail_size: int = i8()
    completed: int = i64()
    neutral_supply: int = i16()

    # this turn
    key: int = i8()
    level: int = i8()
    sponsor_used: int = i8()
    free: int = i8()  # sponsor 1 advanced: the own diver costs nothing
    locked: int = i8()  # sponsor 4 standard: the diver on the key's level must stay there
    executions: int = i8()  # of the diver's effect, left
    diver: int = i8()  # whose effect is carried out
    side: int = i8()  # and on which side: 1 upgraded
    depth: int = i8()  # 0 own diver, 1 copied by the spy, 2 copied by a copied spy
    copied: list[int] = i8(4)  # author's variant: seats whose diver has still to surface
    token: int = i8()  # reward token whose front is being used
    token_at: int = i8()  # its place on the display if it still lies there (sponsor 2), else NONE
    drawn: list[int] = i8(4)  # contracts to choose from, in the order drawn
    paying: int = i8()  # free contract being paid
    paying_level: int = i8()
    resume: int = i8()  # the phase to go back to after paying

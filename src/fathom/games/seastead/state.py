"""The state of Seastead, declared once.

Who may see what: everything is open except the order of the face-down decks, the two dive cards its user looks at with
the Scout and the one put back (`seen`, `top`), and resolutions just drawn or put under the deck (`drawn`, `under`).
Decks are sets without order: what is drawn is decided when it is drawn. See docs/knowledge.md.

A location is a number, 6 * flotilla + place in the ring (clockwise); sets of locations and cards are bit sets. Seat 0
is Blue, seat 1 is Orange; in a solo game the boss has the buildings of seat 1. Everything under "this turn" and "in
progress" is back at its idle value (0, or NONE where 0 would mean something) when it is done with.

SEA-GEN-02, SEA-SETUP-01
"""

from __future__ import annotations

from fathom.core.state import Struct, i8, i16, i32, many

NONE = -1

KINDS = 4  # of resources: fish, seaweed, artifact, metal
ANY = 15  # all kinds, as a bit set

PORT, ACADEMY, SHIPYARD = range(3)
TYPES = 3
ROW = 4  # buildings in a row of a player board

FLOTILLAS = 4
RING = 6
LOCATIONS = 24
ALL_LOCATIONS = (1 << LOCATIONS) - 1
RING_BITS = (1 << RING) - 1

DISPLAY = 3
DOCKS = 12
SPECIALISTS = 16
RESOLUTIONS = 16
DIVE_CARDS = 20
SHALLOW, REEF, DEEP = range(3)
MOST_ON_HALF = 4

# What a half of a dive card gives.
FIXED, OF_CHOICE, DIFFERENT, EQUAL = range(4)

# Phases: each is a kind of decision. NEXT stands only inside an action: what comes is a task, or the step of the turn.
NEXT = 0
MENU = 1
ORIENTING = 2
WINDOW = 3
TAKING = 4
FORGOING = 5
RETURNING = 6
TRADING = 7
EXCHANGING = 8
CHOOSING_DOCK = 9
CHOOSING_SPECIALIST = 10
REMOVING_DOCK = 11
REMOVING_SPECIALIST = 12
PLACING = 13
SHIPPING = 14
SAILING = 15
DOCK_BONUS = 16
READYING = 17
DEMANDS = 18
LOCKING = 19
CLEANING = 20
COPYING = 21
CARD_TAKING = 22
FLIPPING = 23
RESOLVING = 24
LOOKING = 25
SUBSTITUTING = 26
SALVAGING = 27
LANDING = 28
DESIGNING = 29
SWAPPING = 30
BOSS_PLACING = 31
BOSS_BUILDING = 32
START_HALF = 33

# Tasks: what has to be done before the turn goes on, the last one first.
T_TAKE = 1
T_FORGO = 2
T_RETURN = 3
T_TRADE = 4
T_EXCHANGE = 5
T_DOCK = 6
T_SPECIALIST = 7
T_REMOVE_DOCK = 8
T_REMOVE_SPECIALIST = 9
T_PLACE = 10
T_SHIPS = 11
T_SAIL = 12
T_DOCK_BONUS = 13
T_READY = 14
T_DEMANDS = 15
T_LOCK = 16
T_CLEAN = 17
T_COPY = 18
T_CARD = 19
T_FLIP = 20
T_RESOLVE = 21
T_LOOK = 22
T_SALVAGE = 23
T_LAND = 24
T_DESIGN = 25
T_SWAP = 26
T_BOSS = 27
T_BOSS_BUILD = 28
T_USED = 29

# How resources are taken (bits of a task's `mode`) ...
TAKE_DIFFERENT = 1  # no kind twice
TAKE_EQUAL = 2  # all of one kind
MAY_DECLINE = 4  # before the first one
MAY_STOP = 8  # at any time
MAY_FORGO = 16  # one of them, for a cleanup token
TAKE_LINKED = 32  # the kinds are gone for the other half
NOT_THE_DEMAND = 64  # of kinds other than the demand
# ... what is traded for, and what else a mode says.
FOR_CLEANUP = 1
ONE_BY_ONE = 1
WHOLE_CARD = 1
MUST = 1
TAGGED = 1

# Steps of a turn. After a step comes the next number, unless the step says otherwise.
S_MENU = 0
S_REVEAL = 1
S_ORIENT = 2
S_AGENT = 3
S_ORIENTED = 4
S_OWN_HALF = 5
S_OTHER_HALF = 6
S_SCOUT = 7
S_TAKEN = 8
S_DIVE_TAKEN = 9
S_DIVE_DONE = 10
S_PAY = 20
S_INVESTOR = 21
S_SHIP_BONUS = 22
S_SHIP_AWAY = 23
S_BUILDING = 24
S_ROW = 25
S_LOCATION = 26
S_EFFECT = 27
S_COLUMN = 28
S_BUILD_END = 29
S_LATE_BONUS = 30
S_LATE_AWAY = 31
S_POST = 32
S_TURN_END = 33
S_END = 34
S_START_HALF = 40
S_START_TAKE = 41
S_START_BOSS = 42
S_START = 43

# Windows for specialists.
PRE, ORIENTED, TAKEN, LOCATION_WINDOW, POST, OPP_ORIENTED, OPP_PAID = range(7)

# What the turn was used for.
UNDECIDED, DIVE_TURN, BUILD_TURN, PASSED = range(4)

# When a specialist can be used, by its symbol.
FOR_DIVING, FOR_BUILDING, FOR_BOTH = range(3)

# The catalogue of location effects.
(
    GAIN_CLEANUP, TRADE_CLEANUP, TRADE_RESOURCES, GAIN_OTHER, RETURN_TO, COPY, OWN_HALF, ALL_OF_CARD,
    RESOLUTION_CLEANUP, RESOLUTION_TRADE, FLIP, OTHER_PER_BUILDING, CLEANUP_PER_BUILDING,
) = range(13)  # fmt: skip

# The catalogue of abilities of specialists.
(
    FISHER, ARCHITECT, DIVER, TRADER, ENVIRONMENTALIST, CAPTAIN, MASTER_BUILDER, QUARTERMASTER, FOUNDER, INVESTOR,
    AGENT, SALVAGER, CARTOGRAPHER, SCOUT, ENGINEER, DIPLOMAT,
) = range(16)  # fmt: skip

# The catalogue of resolutions.
(
    FREE_TRADE, CHEAPER_BUILDING, CHEAPER_LOCATION, BUILD_CLEANUP, DIVE_GAIN, DIVE_GAIN_BOTH, STORAGE_TAX,
    FREE_PASSAGE, TUG_SERVICE, PILOTAGE_FEE, EXCHANGE_MARKET, BUILD_GAIN, EXPERT_FEE, CLEANUP_DUTY,
) = range(14)  # fmt: skip

# What brought the end about.
NOT_YET, FULL_FLOTILLA, FEW_BUILDINGS, DEEP_CARD, NO_CLEANUP, NO_BUILDINGS, NO_DIVE_CARDS = range(7)


class Task(Struct):
    kind: int = i8()
    seat: int = i8()
    count: int = i8()
    kinds: int = i8()  # of resources, as a bit set; or a location, card or half
    mode: int = i8()


class Player(Struct):
    storage: list[int] = i8(4)
    cleanup: int = i16()  # tokens
    noted: int = i16()  # due after the supply was empty
    sites: list[int] = i32(3)  # where the buildings of each type stand
    ships: int = i32()  # where the placed ships are
    boxed: int = i8()  # ships back in the box
    ready: int = i32()  # face-up specialists
    spent: int = i32()  # face-down ones
    used: int = i32()  # those used at least once, for statistics


class Table(Struct):
    seats: int = i8()
    actor: int = i8()
    over: int = i8()
    phase: int = i8()
    step: int = i8()
    players: list[Player] = many(Player, 2)

    # options
    solo: int = i8()
    mixed: int = i8()  # the sides are drawn
    a_only: int = i8()  # no B specialists
    first_resolution: int = i8()  # NONE: random
    closed_if_locked: int = i8()  # nobody builds where the demand is locked
    late_ships: int = i8()  # the ship at the building place is handled at the end of the build
    distinct: int = i8()  # effects 8 and 9 take different kinds
    stands: int = i8()  # a copied effect counts buildings where they really stand
    no_tags: int = i8()  # no location discounts in a solo game

    # the table
    side: list[int] = i8(4)  # 0: A, 1: B
    demand: list[int] = i8(4)
    locked: int = i8()  # the flotilla with the locked token
    supply: list[int] = i8(4)
    cleanup_left: int = i16()
    dock: list[int] = i8(24)  # attached to the port at each location, or NONE
    docks: list[int] = i8(3)  # the display
    dock_stack: int = i32()
    specialists: list[int] = i8(3)
    specialist_deck: int = i32()
    removed_docks: int = i32()
    removed_specialists: int = i32()
    dive_deck: int = i32()  # with `top` and the cards being looked at
    top: int = i8()  # the card the Scout put back on top, or NONE
    top_seat: int = i8()  # who knows it
    face_up: int = i8()  # the dive card on top of the discard pile
    blue_half: int = i8()  # which of its halves faces Blue
    in_force: int = i8()  # the resolution, or NONE
    resolution_deck: int = i32()
    under: list[int] = i8(16)  # put under the deck, the first one uppermost
    under_seat: list[int] = i8(16)  # who knows each of them
    under_size: int = i8()
    boss_resources: int = i32()  # locations with a resource of the boss
    start: int = i8()
    current: int = i8()  # whose turn it is
    round: int = i8()
    ending: int = i8()  # what brought the end about
    last_round: int = i8()

    # this turn
    action: int = i8()  # what it is used for
    closed: int = i8()  # the window before the action is closed
    discount: int = i8()  # of the Master Builder
    repeats: int = i8()  # how often the location effect is still to be resolved
    fisher: int = i8()  # resources of choice beside the own half
    scouted: int = i8()  # resources due for the Scout
    exchanged: int = i8()  # the exchange of a resolution was used
    extra: int = i8()  # turns to come right after this one
    built_type: int = i8()
    built_at: int = i8()
    paid: int = i8()
    column_due: int = i8()

    # in progress
    tasks: list[Task] = many(Task, 12)
    depth: int = i8()  # tasks to do
    window: int = i8()
    chosen: int = i8()  # kinds gone for the other half
    seen: list[int] = i8(2)  # dive cards being looked at
    drawn: list[int] = i8(2)  # resolutions drawn
    picked: int = i8()  # the location picked first
    moved: int = i32()  # where ships went that have moved
    pair: int = i8()  # of flotillas whose demand was exchanged

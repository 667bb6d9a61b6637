"""The state of Seastead, declared once.

Who may see what: everything is open except the order of the face-down decks, the two dive cards that the Scout's user
looks at and the one put back (`seen`, `top`), and resolutions just drawn or put under the deck (`drawn`, `under`).
Decks are sets without order: what is drawn is decided when it is drawn. See docs/knowledge.md.

A location is a number, 6 * flotilla + place in the ring (clockwise); sets of locations and cards are bit sets. Seat 0
is Blue, seat 1 is Orange; in a solo game the boss has the buildings of seat 1. Everything under "this turn" and "in
progress" is back at its idle value (0, or NONE where 0 would mean something) when it is over.

SEA-GEN-02, SEA-SETUP-01
"""

from __future__ import annotations

from fathom.core.names import Names
from fathom.core.state import Struct, i8, i16, i32, many

NONE = -1

KINDS = 4  # of resources: fish, seaweed, artifact, metal
ANY = 15  # all kinds, as a bit set

BUILDINGS = Names()
PORT = BUILDINGS.add("port")
ACADEMY = BUILDINGS.add("academy")
SHIPYARD = BUILDINGS.add("shipyard")
TYPES = len(BUILDINGS)
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
DEPTHS = Names()
SHALLOW = DEPTHS.add("shallow")
REEF = DEPTHS.add("reef")
DEEP = DEPTHS.add("deep")
MOST_ON_HALF = 4

# What a half of a dive card gives.
HALVES = Names()
FIXED = HALVES.add("fixed")
OF_CHOICE = HALVES.add("choice")
DIFFERENT = HALVES.add("different")
EQUAL = HALVES.add("equal")

# Phases: each is a kind of decision. NEXT stands only inside an action: what comes is a task, or the step of the turn.
PHASES = Names()
NEXT = PHASES.add("over")
MENU = PHASES.add("menu")
ORIENTING = PHASES.add("orienting")
WINDOW = PHASES.add("window")
TAKING = PHASES.add("taking")
FORGOING = PHASES.add("forgoing")
RETURNING = PHASES.add("returning")
TRADING = PHASES.add("trading")
EXCHANGING = PHASES.add("exchanging")
CHOOSING_DOCK = PHASES.add("choosing-dock")
CHOOSING_SPECIALIST = PHASES.add("choosing-specialist")
REMOVING_DOCK = PHASES.add("removing-dock")
REMOVING_SPECIALIST = PHASES.add("removing-specialist")
PLACING = PHASES.add("placing")
SHIPPING = PHASES.add("shipping")
SAILING = PHASES.add("sailing")
DOCK_BONUS = PHASES.add("dock-bonus")
READYING = PHASES.add("readying")
DEMANDS = PHASES.add("demands")
LOCKING = PHASES.add("locking")
CLEANING = PHASES.add("cleaning")
COPYING = PHASES.add("copying")
CARD_TAKING = PHASES.add("card-taking")
FLIPPING = PHASES.add("flipping")
RESOLVING = PHASES.add("resolving")
LOOKING = PHASES.add("looking")
SUBSTITUTING = PHASES.add("substituting")
SALVAGING = PHASES.add("salvaging")
LANDING = PHASES.add("landing")
DESIGNING = PHASES.add("designing")
SWAPPING = PHASES.add("swapping")
BOSS_PLACING = PHASES.add("boss-placing")
BOSS_BUILDING = PHASES.add("boss-building")
START_HALF = PHASES.add("start-half")

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
WINDOWS = Names()
PRE = WINDOWS.add("pre")
ORIENTED = WINDOWS.add("oriented")
TAKEN = WINDOWS.add("taken")
LOCATION_WINDOW = WINDOWS.add("location")
POST = WINDOWS.add("post")
OPP_ORIENTED = WINDOWS.add("opponent-oriented")
OPP_PAID = WINDOWS.add("opponent-paid")

# What the turn was used for.
ACTIONS = Names()
UNDECIDED = ACTIONS.add("undecided")
DIVE_TURN = ACTIONS.add("dive")
BUILD_TURN = ACTIONS.add("build")
PASSED = ACTIONS.add("pass")

# When a specialist can be used, by its symbol.
USES = Names()
FOR_DIVING = USES.add("dive")
FOR_BUILDING = USES.add("build")
FOR_BOTH = USES.add("both")

# The catalogue of location effects.
EFFECT_KINDS = Names()
GAIN_CLEANUP = EFFECT_KINDS.add("gain-cleanup")
TRADE_CLEANUP = EFFECT_KINDS.add("trade-cleanup")
TRADE_RESOURCES = EFFECT_KINDS.add("trade")
GAIN_OTHER = EFFECT_KINDS.add("gain-other")
RETURN_TO = EFFECT_KINDS.add("return-to")
COPY = EFFECT_KINDS.add("copy")
OWN_HALF = EFFECT_KINDS.add("own-half")
ALL_OF_CARD = EFFECT_KINDS.add("whole-card")
RESOLUTION_CLEANUP = EFFECT_KINDS.add("resolution-cleanup")
RESOLUTION_TRADE = EFFECT_KINDS.add("resolution-trade")
FLIP = EFFECT_KINDS.add("flip")
OTHER_PER_BUILDING = EFFECT_KINDS.add("other-per-building")
CLEANUP_PER_BUILDING = EFFECT_KINDS.add("cleanup-per-building")

# The catalogue of abilities; each specialist is called by the one it has in the default pack.
ABILITIES = Names()
FISHER = ABILITIES.add("fisher")
ARCHITECT = ABILITIES.add("architect")
DIVER = ABILITIES.add("diver")
TRADER = ABILITIES.add("trader")
ENVIRONMENTALIST = ABILITIES.add("environmentalist")
CAPTAIN = ABILITIES.add("captain")
MASTER_BUILDER = ABILITIES.add("master-builder")
QUARTERMASTER = ABILITIES.add("quartermaster")
FOUNDER = ABILITIES.add("founder")
INVESTOR = ABILITIES.add("investor")
AGENT = ABILITIES.add("agent")
SALVAGER = ABILITIES.add("salvager")
CARTOGRAPHER = ABILITIES.add("cartographer")
SCOUT = ABILITIES.add("scout")
ENGINEER = ABILITIES.add("engineer")
DIPLOMAT = ABILITIES.add("diplomat")

# The catalogue of resolutions.
RULES_CHANGED = Names()
FREE_TRADE = RULES_CHANGED.add("free-trade")
CHEAPER_BUILDING = RULES_CHANGED.add("cheaper-building")
CHEAPER_LOCATION = RULES_CHANGED.add("cheaper-location")
BUILD_CLEANUP = RULES_CHANGED.add("build-cleanup")
DIVE_GAIN = RULES_CHANGED.add("dive-gain")
DIVE_GAIN_BOTH = RULES_CHANGED.add("dive-gain-both")
STORAGE_TAX = RULES_CHANGED.add("storage-tax")
FREE_PASSAGE = RULES_CHANGED.add("free-passage")
TUG_SERVICE = RULES_CHANGED.add("tug-service")
PILOTAGE_FEE = RULES_CHANGED.add("pilotage-fee")
EXCHANGE_MARKET = RULES_CHANGED.add("exchange-market")
BUILD_GAIN = RULES_CHANGED.add("build-gain")
EXPERT_FEE = RULES_CHANGED.add("expert-fee")
CLEANUP_DUTY = RULES_CHANGED.add("clean-up-duty")

# What brought the end about.
CAUSES = Names()
NOT_YET = CAUSES.add("none")
FULL_FLOTILLA = CAUSES.add("full-flotilla")
FEW_BUILDINGS = CAUSES.add("few-buildings")
DEEP_CARD = CAUSES.add("deep-card")
NO_CLEANUP = CAUSES.add("no-cleanup")
NO_BUILDINGS = CAUSES.add("no-buildings")
NO_DIVE_CARDS = CAUSES.add("no-dive-cards")

# Where points come from.
SOURCES = Names()
BY_DOCK_RESOURCES = SOURCES.add("dock-resources")
BY_DOCK_BUILDINGS = SOURCES.add("dock-buildings")
BY_LOCATIONS = SOURCES.add("locations")
BY_SPECIALISTS = SOURCES.add("specialists")
BY_CLEANUP = SOURCES.add("cleanup")


class Task(Struct):
    """Something that has to be done, or decided, before the turn goes on."""

    kind: int = i8()
    seat: int = i8()
    count: int = i8()
    kinds: int = i8()  # of resources, as a bit set; or a location, card or half
    mode: int = i8()


class Player(Struct):
    """A player; in a solo game seat 1 holds the buildings of the boss."""

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
    """The whole game."""

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
    window: int = i8()  # in which specialists can be used
    chosen: int = i8()  # kinds gone for the other half
    seen: list[int] = i8(2)  # dive cards being looked at
    drawn: list[int] = i8(2)  # resolutions drawn
    picked: int = i8()  # the location picked first
    moved: int = i32()  # where ships went that have moved
    pair: int = i8()  # of flotillas whose demand was exchanged

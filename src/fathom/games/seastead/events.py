"""What can happen in Seastead, as events. Which resolution went under the deck, and which dive cards somebody looked
at with the Scout, only that player knows.

SEA-RESOLUTION-09, SEA-SPECIALIST-13
"""

from __future__ import annotations

from fathom.core.events import COUNT, EventKind, Events
from fathom.games.seastead.actions import (
    DIVE_CARD,
    DOCK_TILE,
    FLOTILLA,
    KIND,
    PLACE,
    RESOLUTION,
    SIDE_OF_CARD,
    SPECIALIST,
    TYPE,
)

EVENTS = Events(
    EventKind("start"),  # who takes the first turn
    EventKind("demand", ("flotilla", FLOTILLA), ("resource", KIND)),
    EventKind("turn", ("round", COUNT)),
    EventKind("reveal", ("dive", DIVE_CARD)),
    EventKind("half", ("half", SIDE_OF_CARD)),
    EventKind("turned"),  # the dive card, by the Agent
    EventKind("take", ("resource", KIND), ("count", COUNT)),
    EventKind("give", ("resource", KIND), ("count", COUNT)),
    EventKind("pay", ("resource", KIND), ("count", COUNT)),
    EventKind("forgo", ("resource", KIND)),
    EventKind("cleanup", ("count", COUNT)),
    EventKind("noted", ("count", COUNT)),
    EventKind("build", ("type", TYPE), ("location", PLACE)),
    EventKind("dock", ("dock", DOCK_TILE), ("location", PLACE)),
    EventKind("new-dock", ("dock", DOCK_TILE)),
    EventKind("hire", ("specialist", SPECIALIST)),
    EventKind("new-specialist", ("specialist", SPECIALIST)),
    EventKind("gone-dock", ("dock", DOCK_TILE)),
    EventKind("gone-specialist", ("specialist", SPECIALIST)),
    EventKind("ship", ("location", PLACE)),
    EventKind("sail", ("from", PLACE), ("location", PLACE)),
    EventKind("boxed"),
    EventKind("use", ("specialist", SPECIALIST)),
    EventKind("flip", ("specialist", SPECIALIST)),
    EventKind("ready", ("specialist", SPECIALIST)),
    EventKind("move", ("from", PLACE), ("location", PLACE)),
    EventKind("swap", ("from", PLACE), ("location", PLACE)),
    EventKind("exchange", ("flotilla", FLOTILLA), ("other", FLOTILLA)),
    EventKind("lock", ("flotilla", FLOTILLA)),
    EventKind("copy", ("location", PLACE)),
    EventKind("resolution", ("resolution", RESOLUTION)),
    EventKind("under", ("resolution", RESOLUTION), secret=("resolution",)),
    EventKind("look", ("dive", DIVE_CARD), secret=("dive",)),
    EventKind("boss", ("resource", KIND), ("location", PLACE)),
    EventKind("back", ("location", PLACE)),
    EventKind("boss-build", ("type", TYPE), ("location", PLACE)),
    EventKind("again"),
    EventKind("pass"),
    EventKind("ending", ("cause", COUNT)),
    EventKind("over"),
)

E_START = EVENTS.number("start")
E_DEMAND = EVENTS.number("demand")
E_TURN = EVENTS.number("turn")
E_REVEAL = EVENTS.number("reveal")
E_HALF = EVENTS.number("half")
E_TURNED = EVENTS.number("turned")
E_TAKE = EVENTS.number("take")
E_GIVE = EVENTS.number("give")
E_PAY = EVENTS.number("pay")
E_FORGO = EVENTS.number("forgo")
E_CLEANUP = EVENTS.number("cleanup")
E_NOTED = EVENTS.number("noted")
E_BUILD = EVENTS.number("build")
E_DOCK = EVENTS.number("dock")
E_NEW_DOCK = EVENTS.number("new-dock")
E_HIRE = EVENTS.number("hire")
E_NEW_SPECIALIST = EVENTS.number("new-specialist")
E_GONE_DOCK = EVENTS.number("gone-dock")
E_GONE_SPECIALIST = EVENTS.number("gone-specialist")
E_SHIP = EVENTS.number("ship")
E_SAIL = EVENTS.number("sail")
E_BOXED = EVENTS.number("boxed")
E_USE = EVENTS.number("use")
E_FLIP = EVENTS.number("flip")
E_READY = EVENTS.number("ready")
E_MOVE = EVENTS.number("move")
E_SWAP = EVENTS.number("swap")
E_EXCHANGE = EVENTS.number("exchange")
E_LOCK = EVENTS.number("lock")
E_COPY = EVENTS.number("copy")
E_RESOLUTION = EVENTS.number("resolution")
E_UNDER = EVENTS.number("under")
E_LOOK = EVENTS.number("look")
E_BOSS = EVENTS.number("boss")
E_BACK = EVENTS.number("back")
E_BOSS_BUILD = EVENTS.number("boss-build")
E_AGAIN = EVENTS.number("again")
E_PASS = EVENTS.number("pass")
E_ENDING = EVENTS.number("ending")
E_OVER = EVENTS.number("over")

"""What can happen in Seastead, as events. Only the player in question knows which resolution went under the deck, or
which dive cards the Scout showed.

SEA-RESOLUTION-09, SEA-SPECIALIST-13
"""

from __future__ import annotations

from fathom.core.events import COUNT, Events
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

EVENTS = Events()
E_START = EVENTS.add("start")  # who takes the first turn
E_DEMAND = EVENTS.add("demand", ("flotilla", FLOTILLA), ("resource", KIND))
E_TURN = EVENTS.add("turn", ("round", COUNT))
E_REVEAL = EVENTS.add("reveal", ("dive", DIVE_CARD))
E_HALF = EVENTS.add("half", ("half", SIDE_OF_CARD), ("dive", DIVE_CARD))
E_TURNED = EVENTS.add("turned")  # the dive card, by the Agent
E_TAKE = EVENTS.add("take", ("resource", KIND), ("count", COUNT))
E_GIVE = EVENTS.add("give", ("resource", KIND), ("count", COUNT))
E_PAY = EVENTS.add("pay", ("resource", KIND), ("count", COUNT))
E_FORGO = EVENTS.add("forgo", ("resource", KIND))
E_CLEANUP = EVENTS.add("cleanup", ("count", COUNT))
E_NOTED = EVENTS.add("noted", ("count", COUNT))
E_BUILD = EVENTS.add("build", ("type", TYPE), ("location", PLACE))
E_DOCK = EVENTS.add("dock", ("dock", DOCK_TILE), ("location", PLACE))
E_NEW_DOCK = EVENTS.add("new-dock", ("dock", DOCK_TILE))
E_HIRE = EVENTS.add("hire", ("specialist", SPECIALIST))
E_NEW_SPECIALIST = EVENTS.add("new-specialist", ("specialist", SPECIALIST))
E_GONE_DOCK = EVENTS.add("gone-dock", ("dock", DOCK_TILE))
E_GONE_SPECIALIST = EVENTS.add("gone-specialist", ("specialist", SPECIALIST))
E_SHIP = EVENTS.add("ship", ("location", PLACE))
E_SAIL = EVENTS.add("sail", ("from", PLACE), ("location", PLACE))
E_BOXED = EVENTS.add("boxed")
E_USE = EVENTS.add("use", ("specialist", SPECIALIST))
E_FLIP = EVENTS.add("flip", ("specialist", SPECIALIST))
E_READY = EVENTS.add("ready", ("specialist", SPECIALIST))
E_MOVE = EVENTS.add("move", ("from", PLACE), ("location", PLACE))
E_SWAP = EVENTS.add("swap", ("from", PLACE), ("location", PLACE))
E_EXCHANGE = EVENTS.add("exchange", ("flotilla", FLOTILLA), ("other", FLOTILLA))
E_LOCK = EVENTS.add("lock", ("flotilla", FLOTILLA))
E_COPY = EVENTS.add("copy", ("location", PLACE))
E_RESOLUTION = EVENTS.add("resolution", ("resolution", RESOLUTION))
E_UNDER = EVENTS.add("under", ("resolution", RESOLUTION), secret=("resolution",))
E_LOOK = EVENTS.add("look", ("dive", DIVE_CARD), secret=("dive",))
E_BOSS = EVENTS.add("boss", ("resource", KIND), ("location", PLACE))
E_BACK = EVENTS.add("back", ("location", PLACE))
E_BOSS_BUILD = EVENTS.add("boss-build", ("type", TYPE), ("location", PLACE))
E_AGAIN = EVENTS.add("again")
E_PASS = EVENTS.add("pass")
E_ENDING = EVENTS.add("ending", ("cause", COUNT))
E_OVER = EVENTS.add("over")

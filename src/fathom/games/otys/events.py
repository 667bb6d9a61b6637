"""What can happen in Otys, as events."""

from __future__ import annotations

from fathom.core.events import COUNT, Events
from fathom.games.otys.actions import (
    CARD,
    DIVER,
    LEVEL,
    OWN_KEY,
    PLAYED_KEY,
    RESOURCE,
    SLOT,
    SPECIALIST,
    SPONSOR,
    TOKEN,
)

EVENTS = Events()
E_TURN = EVENTS.add("turn", ("round", COUNT))
E_KEY = EVENTS.add("key", ("key", PLAYED_KEY), ("level", LEVEL))
E_ROTATE = EVENTS.add("rotate")
E_SPONSOR = EVENTS.add("sponsor", ("sponsor", SPONSOR))
E_ACTIVATE = EVENTS.add("activate", ("diver", DIVER))
E_FRONT = EVENTS.add("front", ("token", TOKEN), ("level", LEVEL))
E_LAY = EVENTS.add("lay", ("token", TOKEN), ("level", LEVEL))
E_PROPEL = EVENTS.add("propel", ("diver", DIVER), ("from", SLOT), ("to", SLOT))
E_FIND = EVENTS.add("find", ("resource", RESOURCE), ("level", LEVEL))
E_CREDITS = EVENTS.add("credits", ("count", COUNT))
E_PAYS = EVENTS.add("pays", ("count", COUNT))
E_BATTERY = EVENTS.add("battery")
E_SPENDS = EVENTS.add("spends")
E_NEUTRAL = EVENTS.add("neutral")
E_RETRIEVE = EVENTS.add("retrieve", ("key", OWN_KEY))
E_POINTS = EVENTS.add("points", ("count", COUNT))
E_UPGRADE = EVENTS.add("upgrade", ("diver", DIVER))
E_MOVE = EVENTS.add("move", ("resource", RESOURCE), ("from", LEVEL), ("to", LEVEL))
E_SELL = EVENTS.add("sell", ("resource", RESOURCE))
E_BUY = EVENTS.add("buy", ("resource", RESOURCE), ("count", COUNT))
E_DRAW = EVENTS.add("draw", ("count", COUNT))
E_KEEP = EVENTS.add("keep", ("card", CARD), secret=("card",))
E_COPY = EVENTS.add("copy", ("of", COUNT), ("diver", DIVER))
E_IMPROVE = EVENTS.add("improve", ("specialist", SPECIALIST), ("count", COUNT))
E_TOKEN = EVENTS.add("token", ("token", TOKEN), ("level", LEVEL))
E_REFILL = EVENTS.add("refill", ("token", TOKEN), ("level", LEVEL))
E_COMPLETE = EVENTS.add("complete", ("card", CARD), ("level", LEVEL))
E_REVEAL = EVENTS.add("reveal", ("card", CARD))
E_USED = EVENTS.add("used", ("key", PLAYED_KEY), ("count", COUNT))
E_RETURN = EVENTS.add("return", ("count", COUNT))  # neutral keys, which go to the supply
E_SURFACE = EVENTS.add("surface", ("diver", DIVER))
E_STAY = EVENTS.add("stay", ("diver", DIVER))
E_ENDING = EVENTS.add("ending", ("points", COUNT))
E_OVER = EVENTS.add("over")

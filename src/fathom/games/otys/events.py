"""What can happen in Otys, as events."""

from __future__ import annotations

from fathom.core.events import COUNT, EventKind, Events
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

EVENTS = Events(
    EventKind("turn", ("round", COUNT)),
    EventKind("key", ("key", PLAYED_KEY), ("level", LEVEL)),
    EventKind("rotate"),
    EventKind("sponsor", ("sponsor", SPONSOR)),
    EventKind("activate", ("diver", DIVER)),
    EventKind("front", ("token", TOKEN), ("level", LEVEL)),
    EventKind("lay", ("token", TOKEN), ("level", LEVEL)),
    EventKind("propel", ("diver", DIVER), ("from", SLOT), ("to", SLOT)),
    EventKind("find", ("resource", RESOURCE), ("level", LEVEL)),
    EventKind("credits", ("count", COUNT)),
    EventKind("pays", ("count", COUNT)),
    EventKind("battery"),
    EventKind("spends"),
    EventKind("neutral"),
    EventKind("retrieve", ("key", OWN_KEY)),
    EventKind("points", ("count", COUNT)),
    EventKind("upgrade", ("diver", DIVER)),
    EventKind("move", ("resource", RESOURCE), ("from", LEVEL), ("to", LEVEL)),
    EventKind("sell", ("resource", RESOURCE)),
    EventKind("buy", ("resource", RESOURCE), ("count", COUNT)),
    EventKind("draw", ("count", COUNT)),
    EventKind("keep", ("card", CARD), secret=("card",)),
    EventKind("copy", ("of", COUNT), ("diver", DIVER)),
    EventKind("improve", ("specialist", SPECIALIST), ("count", COUNT)),
    EventKind("token", ("token", TOKEN), ("level", LEVEL)),
    EventKind("refill", ("token", TOKEN), ("level", LEVEL)),
    EventKind("complete", ("card", CARD), ("level", LEVEL)),
    EventKind("reveal", ("card", CARD)),
    EventKind("used", ("key", PLAYED_KEY), ("count", COUNT)),
    EventKind("return"),
    EventKind("surface", ("diver", DIVER)),
    EventKind("stay", ("diver", DIVER)),
    EventKind("ending", ("points", COUNT)),
    EventKind("over"),
)

E_TURN = EVENTS.number("turn")
E_KEY = EVENTS.number("key")
E_ROTATE = EVENTS.number("rotate")
E_SPONSOR = EVENTS.number("sponsor")
E_ACTIVATE = EVENTS.number("activate")
E_FRONT = EVENTS.number("front")
E_LAY = EVENTS.number("lay")
E_PROPEL = EVENTS.number("propel")
E_FIND = EVENTS.number("find")
E_CREDITS = EVENTS.number("credits")
E_PAYS = EVENTS.number("pays")
E_BATTERY = EVENTS.number("battery")
E_SPENDS = EVENTS.number("spends")
E_NEUTRAL = EVENTS.number("neutral")
E_RETRIEVE = EVENTS.number("retrieve")
E_POINTS = EVENTS.number("points")
E_UPGRADE = EVENTS.number("upgrade")
E_MOVE = EVENTS.number("move")
E_SELL = EVENTS.number("sell")
E_BUY = EVENTS.number("buy")
E_DRAW = EVENTS.number("draw")
E_KEEP = EVENTS.number("keep")
E_COPY = EVENTS.number("copy")
E_IMPROVE = EVENTS.number("improve")
E_TOKEN = EVENTS.number("token")
E_REFILL = EVENTS.number("refill")
E_COMPLETE = EVENTS.number("complete")
E_REVEAL = EVENTS.number("reveal")
E_USED = EVENTS.number("used")
E_RETURN = EVENTS.number("return")
E_SURFACE = EVENTS.number("surface")
E_STAY = EVENTS.number("stay")
E_ENDING = EVENTS.number("ending")
E_OVER = EVENTS.number("over")

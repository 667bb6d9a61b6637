"""What can happen in Abyss, as events. Only the values of Monster tokens are secret: all cards that come from or go to
the table are seen by everybody.

ABYSS-MONSTER-06
"""

from __future__ import annotations

from fathom.core.events import COUNT, EventKind, Events
from fathom.games.abyss.actions import CARD, LORD_NAME, RACE, TILE

EVENTS = Events(
    EventKind("turn", ("turn", COUNT)),
    EventKind("skip"),
    EventKind("pearls", ("count", COUNT)),
    EventKind("loses", ("count", COUNT)),
    EventKind("income", ("lord", LORD_NAME), ("count", COUNT)),
    EventKind("robbed", ("by", COUNT)),
    EventKind("plot", ("lord", LORD_NAME)),
    EventKind("court", ("lord", LORD_NAME)),
    EventKind("bonus", ("count", COUNT)),
    EventKind("reveal", ("card", CARD), ("space", COUNT)),
    EventKind("buy", ("card", CARD), ("pearls", COUNT), ("nebulis", COUNT)),
    EventKind("take", ("card", CARD)),
    EventKind("shuffle"),
    EventKind("threat", ("space", COUNT)),
    EventKind("fight", ("space", COUNT)),
    EventKind("keys", ("count", COUNT)),
    EventKind("token", ("points", COUNT), secret=("points",)),
    EventKind("send", ("card", CARD), ("race", RACE)),
    EventKind("stack", ("race", RACE), ("count", COUNT)),
    EventKind("recruit", ("lord", LORD_NAME), ("pearls", COUNT), ("nebulis", COUNT)),
    EventKind("use", ("card", CARD), ("count", COUNT)),
    EventKind("nebulis", ("count", COUNT)),
    EventKind("affiliate", ("card", CARD)),
    EventKind("join", ("lord", LORD_NAME)),
    EventKind("dismiss", ("lord", LORD_NAME)),
    EventKind("discard", ("card", CARD)),
    EventKind("turned", ("lord", LORD_NAME)),
    EventKind("steal", ("points", COUNT), ("of", COUNT), secret=("points",)),
    EventKind("again"),
    EventKind("exchange", ("location", TILE), ("other", TILE)),
    EventKind("tile", ("location", TILE)),
    EventKind("control", ("location", TILE)),
    EventKind("slide", ("lord", LORD_NAME), ("location", TILE)),
    EventKind("spend", ("count", COUNT)),
    EventKind("loot", ("value", COUNT)),
    EventKind("lost", ("value", COUNT)),
    EventKind("sunk", ("card", CARD), ("space", COUNT)),
    EventKind("give", ("to", COUNT)),
    EventKind("heal", ("card", CARD)),
    EventKind("name", ("race", RACE)),
    EventKind("lose", ("card", CARD)),
    EventKind("free", ("lord", LORD_NAME)),
    EventKind("post-lord", ("lord", LORD_NAME)),
    EventKind("post-council", ("race", RACE)),
    EventKind("post-location", ("location", TILE)),
    EventKind("home"),
    EventKind("figure"),
    EventKind("figure-gone"),
    EventKind("oracle", ("race", RACE), ("count", COUNT)),
    EventKind("remove", ("lord", LORD_NAME)),
    EventKind("ferry"),
    EventKind("law"),
    EventKind("ending"),
    EventKind("convert", ("count", COUNT)),
    EventKind("over"),
)

E_TURN = EVENTS.number("turn")
E_SKIP = EVENTS.number("skip")
E_PEARLS = EVENTS.number("pearls")
E_LOSES = EVENTS.number("loses")
E_INCOME = EVENTS.number("income")
E_ROBBED = EVENTS.number("robbed")
E_PLOT = EVENTS.number("plot")
E_COURT = EVENTS.number("court")
E_BONUS = EVENTS.number("bonus")
E_REVEAL = EVENTS.number("reveal")
E_BUY = EVENTS.number("buy")
E_TAKE = EVENTS.number("take")
E_SHUFFLE = EVENTS.number("shuffle")
E_THREAT = EVENTS.number("threat")
E_FIGHT = EVENTS.number("fight")
E_KEYS = EVENTS.number("keys")
E_TOKEN = EVENTS.number("token")
E_SEND = EVENTS.number("send")
E_STACK = EVENTS.number("stack")
E_RECRUIT = EVENTS.number("recruit")
E_USE = EVENTS.number("use")
E_NEBULIS = EVENTS.number("nebulis")
E_AFFILIATE = EVENTS.number("affiliate")
E_JOIN = EVENTS.number("join")
E_DISMISS = EVENTS.number("dismiss")
E_DISCARD = EVENTS.number("discard")
E_TURNED = EVENTS.number("turned")
E_STEAL = EVENTS.number("steal")
E_AGAIN = EVENTS.number("again")
E_EXCHANGE = EVENTS.number("exchange")
E_TILE = EVENTS.number("tile")
E_CONTROL = EVENTS.number("control")
E_SLIDE = EVENTS.number("slide")
E_SPEND = EVENTS.number("spend")
E_LOOT = EVENTS.number("loot")
E_LOST = EVENTS.number("lost")
E_SUNK = EVENTS.number("sunk")
E_GIVE = EVENTS.number("give")
E_HEAL = EVENTS.number("heal")
E_NAME = EVENTS.number("name")
E_LOSE = EVENTS.number("lose")
E_FREE = EVENTS.number("free")
E_POST_LORD = EVENTS.number("post-lord")
E_POST_COUNCIL = EVENTS.number("post-council")
E_POST_LOCATION = EVENTS.number("post-location")
E_HOME = EVENTS.number("home")
E_FIGURE = EVENTS.number("figure")
E_FIGURE_GONE = EVENTS.number("figure-gone")
E_ORACLE = EVENTS.number("oracle")
E_REMOVE = EVENTS.number("remove")
E_FERRY = EVENTS.number("ferry")
E_LAW = EVENTS.number("law")
E_ENDING = EVENTS.number("ending")
E_CONVERT = EVENTS.number("convert")
E_OVER = EVENTS.number("over")

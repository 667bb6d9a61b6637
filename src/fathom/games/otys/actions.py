"""The action vocabulary of Otys. No action discards a resource: that is forbidden.

OTYS-RES-03
"""

from __future__ import annotations

from fathom.core.actions import Arg, Kind, Vocabulary

LEVEL = Arg("level", "12345")
SLOT = Arg("slot", ("U1", "U2", "U3", "L1", "L2", "L3", "L4", "L5"))
RESOURCE = Arg("resource", ("metal", "plant", "fuel", "tech"), messages=True)
DIVER = Arg(
    "diver",
    ("metal-expert", "plant-expert", "fuel-expert", "tech-expert", "trader", "spy", "engineer", "explorer"),
    messages=True,
)
OWN_KEY = Arg("key", ("1", "2", "3", "4", "5", "X"))
PLAYED_KEY = Arg("key", ("1", "2", "3", "4", "5", "X", "neutral"), messages=True)
PAYOUT = Arg("payout", ("credits", "points"))
SIDE = Arg("side", ("left", "right"))
SPECIALIST = Arg("specialist", ("mechanic", "hacker"), messages=True)
PLACE = Arg("place", "12")
CARD = Arg("contract", (f"C{i:02}" for i in range(1, 33)))
TOKEN = Arg("token", (f"R{i:02}" for i in range(1, 33)))
SPONSOR = Arg("sponsor", ("1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B", "5A", "5B"), messages=True)

# A payment for a free contract: at most three cubes of a type, two to six in all.
PAYMENTS = tuple(
    (m, p, f, t) for m in range(4) for p in range(4) for f in range(4) for t in range(4) if 2 <= m + p + f + t <= 6
)
PAYMENT = Arg(
    "payment",
    ("+".join(f"{n}{letter}" for n, letter in zip(way, "MPFT", strict=True) if n) for way in PAYMENTS),
)


def _one_swap(a: int, b: int) -> tuple[int, int]:
    """Moving a diver one slot up is moving the diver above one slot down: one action, written downwards."""
    return (b, a) if a == b + 1 else (a, b)


VOCABULARY = Vocabulary(
    Kind("key", LEVEL),  # choose a numbered key
    Kind("x", LEVEL),  # the own X key on a level
    Kind("neutral", LEVEL),  # a neutral X key on a level
    Kind("propeller", SLOT, SLOT, only=lambda a, b: a != b and a != b + 1, same=_one_swap),
    Kind("sponsor"),  # use the sponsor (those without a further choice; 5B: gain the battery)
    Kind("retrieve", OWN_KEY),  # take back a used key
    Kind("upgrade", DIVER),
    Kind("token", LEVEL, PLACE),  # a reward token of the display
    Kind("out", RESOURCE, LEVEL),  # sponsor 5B: from the key's level to this one
    Kind("in", RESOURCE, LEVEL),  # sponsor 5B: from this level to the key's
    Kind("swap", RESOURCE, LEVEL, RESOURCE, only=lambda mine, level, other: mine != other),
    Kind("go"),  # on to step 2
    Kind("take"),  # the expert's resource
    Kind("bonus"),  # the upgraded expert's bonus
    Kind("sell", RESOURCE, PAYOUT),
    Kind("buy", RESOURCE),
    Kind("draw"),
    Kind("copy", SIDE),
    Kind("keep", CARD),
    Kind("improve", SPECIALIST),
    Kind("gain", RESOURCE),  # the resource of a reward token
    Kind("accept"),  # the front of a reward token
    Kind("decline"),
    Kind("complete", CARD, LEVEL),
    Kind("pay", PAYMENT),
    Kind("surface"),
    Kind("oxygen"),
)

KIND = VOCABULARY.kind
ARG0 = VOCABULARY.arg0
ARG1 = VOCABULARY.arg1
ARG2 = VOCABULARY.arg2

KEY = VOCABULARY.first("key")
X = VOCABULARY.first("x")
NEUTRAL = VOCABULARY.first("neutral")
PROPELLER = VOCABULARY.first("propeller")
USE_SPONSOR = VOCABULARY.first("sponsor")
RETRIEVE = VOCABULARY.first("retrieve")
UPGRADE = VOCABULARY.first("upgrade")
TAKE_TOKEN = VOCABULARY.first("token")
MOVE_OUT = VOCABULARY.first("out")
MOVE_IN = VOCABULARY.first("in")
SWAP = VOCABULARY.first("swap")
GO = VOCABULARY.first("go")
TAKE = VOCABULARY.first("take")
TAKE_BONUS = VOCABULARY.first("bonus")
SELL = VOCABULARY.first("sell")
BUY = VOCABULARY.first("buy")
DRAW = VOCABULARY.first("draw")
COPY = VOCABULARY.first("copy")
KEEP = VOCABULARY.first("keep")
IMPROVE = VOCABULARY.first("improve")
GAIN = VOCABULARY.first("gain")
ACCEPT = VOCABULARY.first("accept")
DECLINE = VOCABULARY.first("decline")
COMPLETE = VOCABULARY.first("complete")
PAYMENT_OF = VOCABULARY.first("pay")
RISE = VOCABULARY.first("surface")
OXYGEN = VOCABULARY.first("oxygen")

# The propeller's actions by slots, because some pairs do not exist: PROPELLER_MOVE[from][to], or -1.
PROPELLER_MOVE = tuple(
    tuple(VOCABULARY.ids.get(f"propeller {SLOT.words[a]} {SLOT.words[b]}", -1) for b in range(len(SLOT.words)))
    for a in range(len(SLOT.words))
)

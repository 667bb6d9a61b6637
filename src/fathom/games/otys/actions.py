"""The action vocabulary of Otys. No action discards a resource: that is forbidden.

OTYS-RES-03
"""

from __future__ import annotations

from fathom.core.actions import Arg, Vocabulary

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


VOCABULARY = Vocabulary()
KEY = VOCABULARY.add("key", LEVEL)  # choose a numbered key
X = VOCABULARY.add("x", LEVEL)  # the own X key on a level
NEUTRAL = VOCABULARY.add("neutral", LEVEL)  # a neutral X key on a level
PROPELLER = VOCABULARY.add("propeller", SLOT, SLOT, only=lambda a, b: a != b and a != b + 1, same=_one_swap)
USE_SPONSOR = VOCABULARY.add("sponsor")  # use the sponsor (those without a further choice; 5B: gain the battery)
RETRIEVE = VOCABULARY.add("retrieve", OWN_KEY)  # take back a used key
UPGRADE = VOCABULARY.add("upgrade", DIVER)
TAKE_TOKEN = VOCABULARY.add("token", LEVEL, PLACE)  # a reward token of the display
MOVE_OUT = VOCABULARY.add("out", RESOURCE, LEVEL)  # sponsor 5B: from the key's level to this one
MOVE_IN = VOCABULARY.add("in", RESOURCE, LEVEL)  # sponsor 5B: from this level to the key's
SWAP = VOCABULARY.add("swap", RESOURCE, LEVEL, RESOURCE, only=lambda mine, level, other: mine != other)
GO = VOCABULARY.add("go")  # on to step 2
TAKE = VOCABULARY.add("take")  # the expert's resource
TAKE_BONUS = VOCABULARY.add("bonus")  # the upgraded expert's bonus
SELL = VOCABULARY.add("sell", RESOURCE, PAYOUT)
BUY = VOCABULARY.add("buy", RESOURCE)
DRAW = VOCABULARY.add("draw")
COPY = VOCABULARY.add("copy", SIDE)
KEEP = VOCABULARY.add("keep", CARD)
IMPROVE = VOCABULARY.add("improve", SPECIALIST)
GAIN = VOCABULARY.add("gain", RESOURCE)  # the resource of a reward token
ACCEPT = VOCABULARY.add("accept")  # the front of a reward token
DECLINE = VOCABULARY.add("decline")
COMPLETE = VOCABULARY.add("complete", CARD, LEVEL)
PAYMENT_OF = VOCABULARY.add("pay", PAYMENT)
RISE = VOCABULARY.add("surface")
OXYGEN = VOCABULARY.add("oxygen")

KIND = VOCABULARY.kind
ARG0 = VOCABULARY.arg0
ARG1 = VOCABULARY.arg1
ARG2 = VOCABULARY.arg2


# The propeller's actions by slots, because some pairs do not exist: PROPELLER_MOVE[from][to], or -1.
PROPELLER_MOVE = tuple(
    tuple(VOCABULARY.ids.get(f"propeller {SLOT.words[a]} {SLOT.words[b]}", -1) for b in range(len(SLOT.words)))
    for a in range(len(SLOT.words))
)

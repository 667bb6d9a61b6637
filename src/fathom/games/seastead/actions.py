"""The action vocabulary of Seastead. A word like `location 1-3` means what the phase asks for: where a ship goes, which
location's effect is copied, which dock (by its port) is counted. Resources are taken and given one at a time."""

from __future__ import annotations

from fathom.core.actions import Arg, Vocabulary
from fathom.games.seastead.state import ABILITIES, BUILDINGS

KIND = Arg("kind", ("fish", "seaweed", "artifact", "metal"), messages=True)
TYPE = Arg("type", BUILDINGS, messages=True)
PLACE = Arg("location", (f"{flotilla}-{place}" for flotilla in range(1, 5) for place in range(1, 7)))
SIDE_OF_CARD = Arg("half", "ab")
SLOT_NUMBER = Arg("slot", "123")
FLOTILLA = Arg("flotilla", "1234")
PAIRS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
PAIR = Arg("flotillas", (f"{a + 1}-{b + 1}" for a, b in PAIRS))
SPECIALIST = Arg("specialist", ABILITIES, messages=True)
RESOLUTION = Arg(
    "resolution",
    (
        "free-trade", "port-subsidy", "education-drive", "fleet-programme", "flagship-projects",
        "environmental-standard", "rich-grounds", "solidarity-fund", "storage-tax", "free-passage", "tug-service",
        "pilotage-fee", "exchange-market", "neighbourhood-aid", "expert-fee", "clean-up-duty",
    ),
    messages=True,
)  # fmt: skip
DIVE_CARD = Arg(
    "dive",
    (
        *(f"shallow-{n}" for n in range(1, 5)),
        *(f"reef-{n}" for n in range(1, 13)),
        *(f"deep-{n}" for n in range(1, 5)),
    ),
)
DOCK_TILE = Arg("dock", (f"{kind}-{n}" for kind in KIND.words for n in range(1, 4)))
FIRST_OR_SECOND = Arg("card", "12")

VOCABULARY = Vocabulary()
DIVE = VOCABULARY.add("dive")
BUILD = VOCABULARY.add("build", TYPE, PLACE)
HALF = VOCABULARY.add("half", SIDE_OF_CARD)  # that faces the seat that decides
TAKE = VOCABULARY.add("take", KIND)
GIVE = VOCABULARY.add("give", KIND)  # pay, return, forgo
SLOT = VOCABULARY.add("slot", SLOT_NUMBER)  # of a display
LOCATION = VOCABULARY.add("location", PLACE)
EXCHANGE = VOCABULARY.add("exchange", PAIR)  # the demand tokens of two flotillas
LOCK = VOCABULARY.add("lock", FLOTILLA)
USE = VOCABULARY.add("use", SPECIALIST)  # also: turn
CARD = VOCABULARY.add("card", FIRST_OR_SECOND)
BOSS = VOCABULARY.add("boss", TYPE)
YES = VOCABULARY.add("yes")
NO = VOCABULARY.add("no")  # decline, stop, go on
END = VOCABULARY.add("end")  # the turn; pass

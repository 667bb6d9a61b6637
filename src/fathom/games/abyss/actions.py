"""The action vocabulary of Abyss. A word like `council crab` means what the phase asks for: support, a place for a
Kraken, a race to name. Equal Allies are one action."""

from __future__ import annotations

from fathom.core.actions import Arg, Vocabulary
from fathom.games.abyss.state import LOCATION_NAMES, LORD_NAMES, PER_TURN, POWERS, RACES

RACE = Arg("race", tuple(RACES), messages=True)
SLOT = Arg("slot", "123456")
ALLY_TYPE = Arg(
    "ally",
    (*(f"{race}-{value}" for race in RACES for value in range(1, 6)), "kraken-2", "kraken-3", "kraken-4"),
)
CARD = Arg("card", (*ALLY_TYPE.words, "monster"))
BLACK = Arg("nebulis", "012")
TURN_POWER = Arg("lord", tuple(POWERS[of] for of in PER_TURN), messages=True)
OPTION = Arg("option", "123")
NUMBER = Arg("count", "1234")
TILE = Arg("location", LOCATION_NAMES, messages=True)
LORD_NAME = Arg("lord", LORD_NAMES, messages=True)
CLOCKWISE = Arg("clockwise", ("+1", "+2", "+3"))

VOCABULARY = Vocabulary()
PASS = VOCABULARY.add("pass")  # decline, stop, keep, finish
PLOT = VOCABULARY.add("plot")
EXPLORE = VOCABULARY.add("explore")  # reveal a card; go on exploring or searching
TAKE = VOCABULARY.add("take")  # the Ally revealed last; fight the Monster revealed last
COUNCIL = VOCABULARY.add("council", RACE)
COURT = VOCABULARY.add("court", SLOT)
ALLY = VOCABULARY.add("ally", ALLY_TYPE)
PAY = VOCABULARY.add("pay", BLACK)  # with so many Nebulis
CHEAPEST = VOCABULARY.add("cheapest")  # complete the payment the cheapest way
POWER = VOCABULARY.add("power", TURN_POWER)
SENTINEL = VOCABULARY.add("sentinel")  # place one again
REWARD = VOCABULARY.add("reward", OPTION)
DRAW = VOCABULARY.add("draw", NUMBER)
LOCATION = VOCABULARY.add("location", TILE)
LORD = VOCABULARY.add("lord", LORD_NAME)
SEAT = VOCABULARY.add("seat", CLOCKWISE)  # counted clockwise from the seat that decides

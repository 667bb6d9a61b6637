"""The action vocabulary of Octo Dice: `keep W1 B2`, `use W1 B2 bot-red`, `octopus 2`, `stop`, `super-level 1`."""

from __future__ import annotations

from fathom.core.actions import Arg, Vocabulary
from fathom.games.octodice.state import COLOUR_NAMES, COLOURS, DIGITS, FUNCTION_NAMES, SYMBOL_NAMES

DIE = Arg("die", ("W1", "W2", "W3", "B1", "B2", "B3"))
WHITE = Arg("white", ("W1", "W2", "W3"))
BLACK = Arg("black", ("B1", "B2", "B3"))
SYMBOL = Arg("symbol", SYMBOL_NAMES, messages=True)
COLOUR = Arg("colour", COLOUR_NAMES, messages=True)
COLUMN = Arg("column", "123")
FUNCTION = Arg("function", FUNCTION_NAMES, messages=True)

# What a main action does. Which function it takes to do it with two dice follows from what they show.
EFFECT = Arg(
    "effect",
    (
        *(f"crystal-{digit}" for digit in range(DIGITS)),
        "research",
        *(f"lab-{column}" for column in COLUMN.words),
        *(f"bot-{colour}" for colour in COLOUR.words),
        *(f"submarine-{colour}" for colour in COLOUR.words),
    ),
)
CRYSTAL_AS = 0
RESEARCH_STEP = CRYSTAL_AS + DIGITS
LAB_STEP = RESEARCH_STEP + 1
BOT_OF = LAB_STEP + 3
SUBMARINE_OF = BOT_OF + COLOURS
EFFECTS = SUBMARINE_OF + COLOURS


def _ascending(a: int, b: int) -> tuple[int, int]:
    return (a, b) if a < b else (b, a)


VOCABULARY = Vocabulary()
KEEP_DICE = VOCABULARY.add("keep", DIE, DIE, only=lambda a, b: a < b, same=_ascending)
USE = VOCABULARY.add("use", WHITE, BLACK, EFFECT)  # a main action, in the own turn or as an extra action
CATCH = VOCABULARY.add("octopus", Arg("count", "123"))  # an extra octopus action that counts so many
STOP = VOCABULARY.add("stop")  # no (further) main action; no extra action; decline
RAISE_TO_2 = VOCABULARY.add("super-level", COLUMN)
COPY_TILE = VOCABULARY.add("super-copy", COLUMN)

ARG0 = VOCABULARY.arg0
ARG1 = VOCABULARY.arg1
ARG2 = VOCABULARY.arg2

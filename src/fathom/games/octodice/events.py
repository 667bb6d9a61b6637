"""What can happen in Octo Dice, as events."""

from __future__ import annotations

from itertools import product

from fathom.core.actions import Arg
from fathom.core.events import COUNT, Events
from fathom.games.octodice.actions import COLOUR, COLUMN, FUNCTION

# Three dice of a kind in one argument: the number of the face of each, or - for one that is not meant.
FACES = Arg("faces", (" ".join(three) for three in product("-123456", repeat=3)))

EVENTS = Events()
E_TURN = EVENTS.add("turn", ("turn", COUNT), ("third", COUNT))
E_ROLL = EVENTS.add("roll", ("white", FACES), ("black", FACES))
E_KEEP = EVENTS.add("keep", ("white", FACES), ("black", FACES))
E_VIRTUAL = EVENTS.add("virtual", ("white", FACES), ("black", FACES))
E_EXTRA = EVENTS.add("extra", ("count", COUNT))
E_FLEXI = EVENTS.add("flexi", ("function", FUNCTION))
E_CRYSTAL = EVENTS.add("crystal", ("points", COUNT))
E_RESEARCH = EVENTS.add("research", ("colour", COLOUR), ("points", COUNT))
E_LAB = EVENTS.add("lab", ("column", COLUMN), ("function", FUNCTION), ("points", COUNT))
E_BOT = EVENTS.add("bot", ("colour", COLOUR), ("points", COUNT))
E_SUBMARINE = EVENTS.add("submarine", ("colour", COLOUR), ("points", COUNT))
E_PLUS = EVENTS.add("plus", ("function", FUNCTION), ("points", COUNT))
E_ADDED = EVENTS.add("added", ("function", FUNCTION))
E_OCTOPUS = EVENTS.add("octopus", ("count", COUNT), ("points", COUNT))
E_STRUCK = EVENTS.add("struck", ("third", COUNT))
E_INTERIM = EVENTS.add("interim", ("third", COUNT))
E_READY = EVENTS.add("ready", ("points", COUNT))
E_PENALTY = EVENTS.add("penalty", ("points", COUNT))
E_SUM = EVENTS.add("sum", ("third", COUNT), ("points", COUNT))
E_SUPER_LEVEL = EVENTS.add("super-level", ("column", COLUMN), ("function", FUNCTION))
E_SUPER_COPY = EVENTS.add("super-copy", ("function", FUNCTION))
E_MAJORITY = EVENTS.add("majority", ("points", COUNT))
E_SUPER = EVENTS.add("super", ("function", FUNCTION), ("points", COUNT))
E_OVER = EVENTS.add("over")
E_STOP = EVENTS.add("stop", ("count", COUNT))  # main actions taken

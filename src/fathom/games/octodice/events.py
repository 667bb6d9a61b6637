"""What can happen in Octo Dice, as events."""

from __future__ import annotations

from itertools import product

from fathom.core.actions import Arg
from fathom.core.events import COUNT, EventKind, Events
from fathom.games.octodice.actions import COLOUR, COLUMN, FUNCTION

# Three dice of a kind in one argument: the number of the face of each, or - for one that is not meant.
FACES = Arg("faces", (" ".join(three) for three in product("-123456", repeat=3)))

EVENTS = Events(
    EventKind("turn", ("turn", COUNT), ("third", COUNT)),
    EventKind("roll", ("white", FACES), ("black", FACES)),
    EventKind("keep", ("white", FACES), ("black", FACES)),
    EventKind("virtual", ("white", FACES), ("black", FACES)),
    EventKind("extra", ("count", COUNT)),
    EventKind("flexi", ("function", FUNCTION)),
    EventKind("crystal", ("points", COUNT)),
    EventKind("research", ("colour", COLOUR), ("points", COUNT)),
    EventKind("lab", ("column", COLUMN), ("function", FUNCTION), ("points", COUNT)),
    EventKind("bot", ("colour", COLOUR), ("points", COUNT)),
    EventKind("submarine", ("colour", COLOUR), ("points", COUNT)),
    EventKind("plus", ("function", FUNCTION), ("points", COUNT)),
    EventKind("added", ("function", FUNCTION)),
    EventKind("octopus", ("count", COUNT), ("points", COUNT)),
    EventKind("struck", ("third", COUNT)),
    EventKind("interim", ("third", COUNT)),
    EventKind("ready", ("points", COUNT)),
    EventKind("penalty", ("points", COUNT)),
    EventKind("sum", ("third", COUNT), ("points", COUNT)),
    EventKind("super-level", ("column", COLUMN), ("function", FUNCTION)),
    EventKind("super-copy", ("function", FUNCTION)),
    EventKind("majority", ("points", COUNT)),
    EventKind("super", ("function", FUNCTION), ("points", COUNT)),
    EventKind("over"),
)

E_TURN = EVENTS.number("turn")
E_ROLL = EVENTS.number("roll")
E_KEEP = EVENTS.number("keep")
E_VIRTUAL = EVENTS.number("virtual")
E_EXTRA = EVENTS.number("extra")
E_FLEXI = EVENTS.number("flexi")
E_CRYSTAL = EVENTS.number("crystal")
E_RESEARCH = EVENTS.number("research")
E_LAB = EVENTS.number("lab")
E_BOT = EVENTS.number("bot")
E_SUBMARINE = EVENTS.number("submarine")
E_PLUS = EVENTS.number("plus")
E_ADDED = EVENTS.number("added")
E_OCTOPUS = EVENTS.number("octopus")
E_STRUCK = EVENTS.number("struck")
E_INTERIM = EVENTS.number("interim")
E_READY = EVENTS.number("ready")
E_PENALTY = EVENTS.number("penalty")
E_SUM = EVENTS.number("sum")
E_SUPER_LEVEL = EVENTS.number("super-level")
E_SUPER_COPY = EVENTS.number("super-copy")
E_MAJORITY = EVENTS.number("majority")
E_SUPER = EVENTS.number("super")
E_OVER = EVENTS.number("over")

"""What a game's rule modules provide, by these names. A game is these functions, its decisions and its data.

The first group is written in the rule subset (see docs/adding-a-game.md) and runs in both worlds; the second
runs in plain Python only. The root of a game's state is a `Struct` named `Table` with at least the fields
`seats`, `actor` and `over`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fathom.core.actions import Offers
from fathom.core.chance import Chance
from fathom.core.decisions import WRITTEN
from fathom.core.names import Names

Table = Any
Vector = list[float]
Values = list[float]  # like a vector, but as precise as Python's own numbers; also a row of weights

# A game may leave these out; the functions of these names below then stand in for them.
OPTIONAL = (
    "go_on",
    "same",
    "prospects",
    "reckon",
    "facts",
    "cause",
    "odds",
    "notes",
    "turn_of",
    "mend",
    "rival",
    "LEAD",
    "WALK",
    "SCALE",
    "WEIGHTS",
    "PROMISES",
    "ROOM",
)

# What a search takes from a game unless its heuristic.py says otherwise: how much of the best other's worth the greedy
# bot sets against its own, in hundredths; how many decisions a search plays at random before it asks the heuristic; and
# the lead, in points, at which a game looks nearly decided.
LEAD, WALK, SCALE = 0, 20, 10
ROOM = 0  # numbers that `reckon` wants to work with
WEIGHTS = Names()  # of the heuristic: their figures stand in weights.toml
PROMISES: dict[str, tuple[str, ...]] = {}  # source of points -> the weights that are about it, by name; for hints


def set_up(g: Table, chance: Chance) -> None:
    """Lay out the table; the options stand in `g` already."""


def legal(g: Table, out: Offers) -> None:
    """Offer every legal action of the present phase, in ascending order."""


def may(g: Table, action: int) -> int:
    """0 if the action is legal now, else the number of the rule that forbids it."""
    return 0


def apply(g: Table, action: int, chance: Chance) -> None:
    """Carry out a legal action; sets the next phase."""


def must_ask(g: Table, action: int) -> bool:
    """Whether an action is asked about even if it is the only one."""
    return False


def go_on(g: Table, chance: Chance) -> None:
    """Optional. Runs after every action: whatever happens before somebody decides again."""


def score(g: Table, seat: int) -> int:
    """The seat's points."""
    return 0


def rank(g: Table, seat: int) -> int:
    """The seat's place: 0 is first, ties share. A solo player who has lost is not first."""
    return 0


def heuristic(g: Table, weights: Values, values: Values) -> None:
    """A quick guess of how many points each seat will have, into a row with a number for each; when the game is over,
    its points. `weights`: opinions, in the order of `WEIGHTS`. For bots."""


def rival(g: Table, weights: Values) -> float:
    """Optional. What a solo player has to beat, in points, as things stand."""
    return 0.0


def reckon(g: Table, out: Offers, weights: Values, room: Values, values: Values) -> bool:
    """Optional. What `prospects` says, for bots that search: how many points each of the actions on offer promises to
    whoever decides, into a row; False where that is not known. `room`: a row of `ROOM` numbers to work with."""
    return False


def observe(g: Table, seat: int, out: Vector) -> None:
    """Fill a network's input with what the seat may know."""


def determinise(g: Table, seat: int, chance: Chance) -> None:
    """Redraw everything the seat cannot know."""


def configure(g: Table, options: Mapping[str, Any]) -> None:
    """Write the table's options into the state. Plain Python."""


def view(g: Table, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) may see, as JSON. Plain Python."""
    return {}


def check(g: Table) -> None:
    """Check every invariant; AssertionError names the broken one. Plain Python."""


def describe(g: Table, action: int) -> tuple[str, dict[str, Any]]:
    """The message and its arguments that describe an action to people. Plain Python."""
    return "", {}


def say(kind: str, args: dict[str, Any]) -> dict[str, Any]:
    """The arguments of an event as people should read them. Plain Python."""
    return args


def same(g: Table, action: int) -> int:
    """Optional. Of several actions with one outcome (equal dice) `legal` offers one; this is the offered one that means
    the same as an action the rules allow. Without it every action is its own. Plain Python."""
    return action


def prospects(g: Table, weights: Values) -> list[float] | None:
    """Optional. The exact worth of each legal action, in order, where chance decides and the odds can be computed; None
    where they cannot. Bots prefer it to trying actions out. Plain Python."""
    return None


def facts(g: Table, seat: int) -> dict[str, int]:
    """Optional. What a player has at the end of a game, as counts by name, for statistics. Plain Python."""
    return {}


def turn_of(g: Table) -> Any:
    """Optional. What is another value in each turn of the seat that decides; None if it decides in no turn of its own.
    Plain Python."""
    return getattr(g, "current", g.actor), getattr(g, "round", 0), getattr(g, "turn", 0)


def mend(g: Table) -> None:
    """Optional. Make whole what follows from pieces that were set by hand, such as sums and records; AssertionError
    says why that cannot be. The invariants come after it. Plain Python."""


def cause(g: Table, action: int, rule: str) -> tuple[str, dict[str, Any]] | None:
    """Optional. Why, in this position, a rule (its ID) forbids an action that belongs to the present phase: the message
    and its arguments, from what the seat that decides may know. Plain Python."""
    return None


def odds(g: Table, seat: int, action: int) -> list[tuple[str, dict[str, Any], float]]:
    """Optional. What chance may bring if the seat plays a legal action: messages with their arguments, each with its
    probability, likeliest first; exact, and from what the seat knows. Empty where nothing is drawn, or where it cannot
    be counted. Plain Python."""
    return []


def notes(g: Table, seat: int | None) -> list[tuple[str, dict[str, Any]]]:
    """Optional. What a seat (None: a spectator) could remember, and the table no longer shows: messages with their
    arguments. What everybody is taken to know of hidden things (docs/knowledge.md), never more. Plain Python."""
    return []


REQUIRED = tuple(
    name
    for name, value in list(globals().items())
    if getattr(value, "__module__", "") == __name__ and name not in OPTIONAL and name not in WRITTEN
)

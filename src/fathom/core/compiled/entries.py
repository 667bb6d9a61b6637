"""Entry points into the compiled world: whole batches, single steps, play-outs.

These functions are compiled in the namespace of a game's rules, so `begin`, `legal`, `apply` and the rest are that
game's. They take arrays of packed states, and release the GIL: threads share the work by taking a slice of all arrays
each. Each game has a generator of its own, so the results do not depend on how many there are. `scratch` is a row of
offers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fathom.core.actions import count, offered
from fathom.core.chance import pick
from fathom.core.loop import ANYONE
from fathom.core.state import restore

if TYPE_CHECKING:
    from fathom.core.contract import (
        Values,
        Vector,
        apply,
        determinise,
        heuristic,
        legal,
        may,
        observe,
        rank,
        score,
        set_up,
    )
    from fathom.core.loop import advance, begin, playout, settle

States = Any
Blank = Any  # a single state, the same for all threads
Chances = Any
Scratch = Any
Bytes1 = Any
Bytes2 = Any
Ints1 = Any
Ints2 = Any
Floats2 = Any
Reals2 = Any


def note(states: States, i: int, actors: Ints1, over: Bytes1, scores: Ints2) -> None:
    """Keep the public arrays of a batch up to date."""
    g = states[i]
    over[i] = g.over
    actors[i] = -1 if g.over else g.actor
    for seat in range(scores.shape[1]):
        scores[i, seat] = score(g, seat)


def drive_begin(
    states: States, chances: Chances, scratch: Scratch, which: Ints1, actors: Ints1, over: Bytes1, scores: Ints2
) -> None:
    """Set up the games that `which` marks."""
    for i in range(len(states)):
        if which[i]:
            begin(states[i], chances[i], scratch[0])
            note(states, i, actors, over, scores)


def drive_mask(states: States, scratch: Scratch, mask: Bytes2) -> None:
    """Mark the legal actions of every game."""
    for i in range(len(states)):
        row = mask[i]
        row[:] = 0
        g = states[i]
        if g.over == 0:
            out = scratch[0]
            out[0] = 0
            legal(g, out)
            for j in range(count(out)):
                row[offered(out, j)] = 1


def drive_sample(states: States, chances: Chances, scratch: Scratch, actions: Ints1) -> None:
    """A random legal action for every game, -1 where it is over."""
    for i in range(len(states)):
        g = states[i]
        actions[i] = -1
        if g.over == 0:
            out = scratch[0]
            out[0] = 0
            legal(g, out)
            actions[i] = offered(out, pick(chances[i], count(out)))


def drive_check(states: States, actions: Ints1, refused: Ints1) -> None:
    """The rule that forbids each action, or 0."""
    for i in range(len(states)):
        refused[i] = 0 if states[i].over else may(states[i], actions[i])


def drive_step(
    states: States, chances: Chances, scratch: Scratch, actions: Ints1, actors: Ints1, over: Bytes1, scores: Ints2
) -> None:
    """Play one legal action in every game that is not over."""
    for i in range(len(states)):
        g = states[i]
        if g.over == 0:
            advance(g, actions[i], chances[i], scratch[0])
            note(states, i, actors, over, scores)


def drive_observe(states: States, seats: Ints1, out: Floats2) -> None:
    """What each game's seat sees."""
    for i in range(len(states)):
        observe(states[i], seats[i], out[i])


def drive_one(states: States, chances: Chances, scratch: Scratch, i: int, action: int) -> int:
    """One step of one game; the legal actions that follow stand in the first row of `scratch`."""
    advance(states[i], action, chances[i], scratch[0])
    return count(scratch[0])


def drive_playouts(
    base: States, work: States, chances: Chances, scratch: Scratch, first: int, last: int, scores: Ints2, ranks: Ints2
) -> int:
    """Random play-outs from one state, numbers `first` to `last`; returns the number of decisions."""
    decisions = 0
    out = scratch[0]
    for n in range(first, last):
        work[0] = base[0]
        g = work[0]
        out[0] = 0
        if g.over == 0:
            legal(g, out)
        decisions += playout(g, chances[n], out)
        for seat in range(scores.shape[1]):
            scores[n, seat] = score(g, seat)
            ranks[n, seat] = rank(g, seat)
    return decisions


def drive_games(
    blank: States, work: States, chances: Chances, scratch: Scratch, first: int, last: int, scores: Ints2
) -> int:
    """Whole random games from their set-up; returns the number of decisions."""
    decisions = 0
    out = scratch[0]
    for n in range(first, last):
        work[0] = blank[0]
        g = work[0]
        begin(g, chances[n], out)
        decisions += playout(g, chances[n], out)
        for seat in range(scores.shape[1]):
            scores[n, seat] = score(g, seat)
    return decisions


PLAY, START = 1, 2  # what `drive_turns` does with a game; 0 leaves it alone


def award(scores: Ints1, ranks: Ints1, by_points: bool, rewards: Vector) -> None:
    """What the end of a game is worth to each seat: its points; or by its place from 1 (first) to -1 (last), those who
    share places their mean. A solo player wins 1 or loses 1."""
    n = len(ranks)
    for seat in range(n):
        if by_points:
            rewards[seat] = scores[seat]
        elif n == 1:
            rewards[seat] = 1.0 if ranks[seat] == 0 else -1.0
        else:
            sharing = -1
            for other in range(n):
                if ranks[other] == ranks[seat]:
                    sharing += 1
            rewards[seat] = 1.0 - (2.0 * ranks[seat] + sharing) / (n - 1)


def drive_turns(
    states: States,
    chances: Chances,
    scratch: Scratch,
    blank: Blank,
    marks: Ints1,
    actions: Ints1,
    seats: Ints1,
    at_random: bool,
    by_points: bool,
    again: bool,
    actors: Ints1,
    over: Bytes1,
    ended: Bytes1,
    scores: Ints2,
    ranks: Ints2,
    rewards: Floats2,
    mask: Bytes2,
    seen: Floats2,
    last: Floats2,
) -> None:
    """A step of an environment in every game that is marked, with all that it shows: the next decision with its mask
    and observation; at the end of a game its result. The observation is that of whoever decides, or of the seat that
    `seats` names; if `at_random`, the others then play at random until it decides. If `again`, a game that ends begins
    anew at once, and `last` shows its end."""
    out = scratch[0]
    for i in range(len(states)):
        if marks[i] == 0:
            continue
        g = states[i]
        starts = marks[i] == START
        action = actions[i]
        viewer = seats[i]
        while True:
            if starts:
                restore(states, i, blank, 0)
                set_up(g, chances[i])
                starts = False
            else:
                if seats[i] == ANYONE:
                    viewer = g.actor
                apply(g, action, chances[i])
            settle(g, ANYONE, chances[i], out)
            if g.over:
                ended[i] = 1
                for seat in range(ranks.shape[1]):
                    scores[i, seat] = score(g, seat)
                    ranks[i, seat] = rank(g, seat)
                award(scores[i], ranks[i], by_points, rewards[i])
                if not again:
                    break
                observe(g, viewer, last[i])
                starts = True
            elif seats[i] == ANYONE:
                viewer = g.actor
                break
            elif g.actor == seats[i] or not at_random:
                break
            else:
                action = offered(out, pick(chances[i], count(out)))
        over[i] = g.over
        actors[i] = -1 if g.over else g.actor
        row = mask[i]
        row[:] = 0
        for j in range(count(out)):
            row[offered(out, j)] = 1
        observe(g, viewer, seen[i])


def drive_values(states: States, weights: Values, values: Reals2) -> None:
    """What the heuristic says of each state."""
    for i in range(len(states)):
        heuristic(states[i], weights, values[i])


def drive_determinise(states: States, chances: Chances, seats: Ints1) -> None:
    """Redraw what a seat cannot know, in every state."""
    for i in range(len(states)):
        determinise(states[i], seats[i], chances[i])


ENTRIES = (
    "drive_begin",
    "drive_mask",
    "drive_sample",
    "drive_check",
    "drive_step",
    "drive_observe",
    "drive_values",
    "drive_determinise",
    "drive_one",
    "drive_turns",
    "drive_playouts",
    "drive_games",
)

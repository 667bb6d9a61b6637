"""Tasks: what has to be done, and mostly decided, before the turn goes on. They form a stack: the last one put there is
done first. A task that asks a player stays on top until it is done."""

from __future__ import annotations

from fathom.games.seastead.state import NEXT, Table


def push(g: Table, kind: int, seat: int, count: int, kinds: int, mode: int) -> None:
    """Put a task on top of the others."""
    task = g.tasks[g.depth]
    task.kind = kind
    task.seat = seat
    task.count = count
    task.kinds = kinds
    task.mode = mode
    g.depth += 1


def drop(g: Table) -> None:
    """The task on top is done."""
    g.depth -= 1
    task = g.tasks[g.depth]
    task.kind = 0
    task.seat = 0
    task.count = 0
    task.kinds = 0
    task.mode = 0


def ask(g: Table, phase: int, seat: int) -> None:
    """Somebody has to decide."""
    g.phase = phase
    g.actor = seat


def answered(g: Table) -> None:
    """Go on with the task on top."""
    g.phase = NEXT


def done(g: Table) -> None:
    """Go on, the task on top is done."""
    drop(g)
    g.phase = NEXT

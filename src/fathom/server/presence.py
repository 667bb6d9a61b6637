"""Who is there. A person counts as there who has a table open in a browser, or has asked for anything at it within the
last minutes. It matters only for the seat that decides at a table without a timer: if its person stays away, the others
may have a bot called in, or end the game. It counts seconds as they pass, so no clock that is set makes anybody absent,
nor does a restart, after which everybody has as long again."""

from __future__ import annotations

import time

from fathom.server import clock
from fathom.server.table import Table
from fathom.server.who import Who

ALONE = 24 * 3600.0  # seconds for which an open page counts if nobody does anything with it
KEPT = 20_000  # seats remembered at most


class Presence:
    """When each seat was last heard of, here or at another server."""

    def __init__(self, minutes: float) -> None:
        self.seconds = minutes * 60
        self.last: dict[tuple[str, int], float] = {}
        self.since = time.monotonic()  # before that nobody could be seen

    def begin(self) -> None:
        """Count from now on: something may have been missed."""
        self.since = time.monotonic()

    def note(self, table: str, seat: int) -> bool:
        """Somebody is there; returns whether other servers should hear of it."""
        now, before = time.monotonic(), self.last.pop((table, seat), 0.0)
        self.last[table, seat] = now
        if len(self.last) > KEPT:
            self.last.pop(next(iter(self.last)))
        return now - before > self.seconds / 4

    def asks(self, table: Table, who: Who) -> bool:
        """Note that somebody asked for something; returns whether other servers should hear of it."""
        actor = waited_for(table)
        return actor is not None and who.holds(table.id, table.seats[actor]) and self.note(table.id, actor)

    def watches(self, table: Table) -> bool:
        """Note it if who is to decide has the table open; returns whether other servers should hear of it."""
        actor, now = waited_for(table), time.monotonic()
        return (
            actor is not None
            and any(now - one.heard < ALONE and one.who.holds(table.id, table.seats[actor]) for one in table.watchers)
            and self.note(table.id, actor)
        )

    def missing(self, table: Table) -> int | None:
        """The seat that the others wait for in vain, if there is one."""
        actor, now = waited_for(table), time.monotonic()
        if actor is None or not self.seconds:
            return None
        self.watches(table)
        decides = clock.now() - table.entries[table.state - 1].at  # for so long; less than nothing if a clock was set
        since = max(self.since, now - decides if decides > 0 else 0.0, self.last.get((table.id, actor), 0.0))
        return actor if now - since > self.seconds else None


def waited_for(table: Table) -> int | None:
    """The seat of the person who decides at a table without a timer."""
    row = table.row
    return row.actor if row.status == "playing" and row.timer is None and not row.driven else None

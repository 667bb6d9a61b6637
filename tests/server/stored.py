"""Games as a server stores them, made without one: to be read in by `fathom import`."""

from __future__ import annotations

import json
import sqlite3
import subprocess
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import fathom
from fathom.server import seating
from fathom.server.backup import line_of
from fathom.server.rows import Entry, Stored
from fathom.server.table import Table
from fathom.server.who import Who, hashed
from tests.server.serving import FATHOM

ID = "0123456789abcdefghijkl"
DATABASES = Path(__file__).parent / "databases"
NOW = 1_700_000_000.0


def token(seat: int) -> str:
    """The token of the person in a seat."""
    return f"person-{seat}.secret-of-{seat}"


def lines(position: fathom.State, id: str = ID) -> list[str]:
    """The export of a server with one table, at which a person sits in every seat."""
    people = [
        {"id": f"person-{seat}", "name": f"Player {seat}", "token": hashed(f"secret-of-{seat}"), "created": NOW}
        for seat in range(position.game.seats)
    ]
    head = [{"fathom-tables": 1}, *({"person": person} for person in people)]
    return [*(json.dumps(line) for line in head), line_of(stored(position, id))]


def laid(position: fathom.State) -> Table:
    """The same table in memory, without a server."""
    return Table(stored(position, ID))


def stored(position: fathom.State, id: str = ID) -> Stored:
    """A game as it is stored, with a person in every seat."""
    game = position.game
    made = seating.new(seating.Wish(game, ["open"] * game.seats, [None] * game.seats), Who("person-0"))
    seats = [
        replace(seat, taken=True, person=f"person-{seat.seat}", name=f"Player {seat.seat}", token=None)
        for seat in made.seats
    ]
    log = [Entry(1, "start", None, {}, None, NOW)]
    for turn in position.history:
        body = {"action": game.text(turn.action), "outcomes": turn.outcomes}
        log.append(Entry(len(log) + 1, "action", turn.actor, body, None, NOW + len(log)))
    row = replace(made.row, id=id, setup=list(position.setup), number=len(log), state=len(log), created=NOW)
    row = Table(Stored(row=row, seats=seats)).standing(position, seats, NOW)
    return Stored(row=replace(row, updated=NOW + len(log)), seats=seats, entries=log)


def read_in(folder: Path, *exports: list[str]) -> None:
    """Put exports into a server's data folder."""
    for export in exports:
        given = "\n".join(export)
        subprocess.run([*FATHOM, "import", "--data", str(folder)], input=given, text=True, check=True, stdout=-3)


def released(folder: Path, name: str) -> Any:
    """A database that a release has left behind, in a data folder; returns what is known of it."""
    with closing(sqlite3.connect(folder / "fathom.db")) as database:
        database.executescript((DATABASES / f"{name}.sql").read_text(encoding="utf-8"))
    return json.loads((DATABASES / f"{name}.json").read_text(encoding="utf-8"))

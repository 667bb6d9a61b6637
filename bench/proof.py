"""The proof afterwards: what people were told against what is stored, and the stored game against the rules."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from typing import Any

import fathom
from bench.people import Crowd, Place, Table
from bench.stage import Stage
from fathom.core.record import Move

Row = dict[str, Any]


def proven(stage: Stage, crowd: Crowd) -> list[str]:
    """Stop the servers, and say what does not hold."""
    codes = [server.stop() for server in stage.servers]
    problems = [*crowd.trouble, *check(crowd.tables, stage.export())]
    if any(codes):
        problems.append(f"the servers ended with exit codes {codes}")
    return problems


def check(tables: Iterable[Table], exported: Iterable[str]) -> list[str]:
    """Everything that does not hold: nothing may be lost or doubled, and every view must follow from the record."""
    stored = {line["table"]["id"]: line for line in map(json.loads, exported) if "table" in line}
    problems: list[str] = []
    for table in tables:
        if table.id not in stored:
            problems.append(f"{table.id}: is not stored")
        else:
            problems += [f"{table.id} ({table.game}): {said}" for said in _table(table, stored[table.id])]
    return problems


def _table(table: Table, line: Row) -> list[str]:
    row, entries = line["table"], line["entries"]
    problems = []
    if [entry["number"] for entry in entries] != list(range(1, row["number"] + 1)):
        problems.append(f"the stored entries are not 1 to {row['number']}")
    keys = Counter((entry["seat"], entry["key"]) for entry in entries if entry["key"] is not None)
    problems += [f"{key} was carried out {count} times" for key, count in keys.items() if count > 1]
    by_number = {entry["number"]: entry for entry in entries}
    for done in table.done:
        entry = by_number.get(done.number, {"kind": "nothing", "seat": None, "key": None, "body": {}})
        said = entry["body"].get("text" if done.kind == "chat" else "action")
        found = (entry["kind"], entry["seat"], entry["key"], said)
        if found != (done.kind, done.seat, done.key, done.said):
            problems.append(f"entry {done.number} was acknowledged as {done}, stored as {found}")
    unasked = set(keys) - {(done.seat, done.key) for done in table.done}
    if unasked and not table.trouble:  # what was refused after a time-out may be stored all the same
        problems.append(f"stored, but never acknowledged: {unasked}")
    try:
        position = replay(row, entries).replay()
    except fathom.RecordError as error:
        return [*problems, f"the stored game does not follow the rules: {error}"]
    for place in table.places:
        problems += [f"seat {place.seat}: {said}" for said in _place(place, entries, position)]
    return problems


def _place(place: Place, entries: list[Row], position: fathom.State) -> list[str]:
    news, told = place.live.news, place.entries
    if news is None:
        return ["was told nothing"]
    problems = []
    numbers = [number for number, *_ in told]
    if numbers != list(range(1, news["number"] + 1)):
        problems.append(f"was told of entries {_gaps(numbers)} instead of 1 to {news['number']}")
    if told != [(entry["number"], entry["kind"], entry["seat"]) for entry in entries[: len(told)]]:
        problems.append("was told of other entries than those stored")
    later = {entry["kind"] for entry in entries[news["number"] :]}
    if later - {"rematch", "chat"}:
        problems.append(f"was told of {news['number']} entries of {len(entries)}")
    elif news["view"] != json.loads(json.dumps(position.view(place.seat))):
        problems.append("sees something else than the replay")
    return problems


def replay(row: Row, entries: list[Row]) -> fathom.Record:
    """The record that follows from a table's row and entries."""
    moves = [Move(action, tuple(outcomes)) for action, outcomes in row["moves"] or ()]
    for entry in entries:
        if entry["kind"] == "action":
            moves.append(Move(entry["body"]["action"], tuple(entry["body"]["outcomes"])))
        elif entry["kind"] == "undo":
            moves.pop()
    return fathom.Record(
        row["game"], row["version"], row["options"], row["data"], tuple(row["setup"]), tuple(moves), row["pack"]
    )


def _gaps(numbers: list[int]) -> str:
    """What is wrong with numbers that should go up by one."""
    wrong = [f"{a}, {b}" for a, b in zip([0, *numbers], numbers, strict=False) if b != a + 1]
    return f"({len(numbers)} of them, {'; '.join(wrong[:3])})"

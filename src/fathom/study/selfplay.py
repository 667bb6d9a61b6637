"""Games between bots as data to learn from: a row for each decision, in Parquet files of `PART` games each.

What a part holds follows from its number and the settings alone, so it does not matter who makes it, when, and how
often it is begun. A part is there whole or not at all: whoever is killed goes on where the last one ended.
docs/research.md has the columns.
"""

from __future__ import annotations

import json
import multiprocessing
import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import fathom
from fathom.bots import ask, bot, patient, worlds
from fathom.core.chance import stream
from fathom.core.compiled.entries import award
from fathom.core.game import Game
from fathom.core.parent import die_with_parent
from fathom.core.position import NEEDS_EXTRA
from fathom.study.spread import Crew, Place

PART = 25  # games of a file
ABOUT, UNFINISHED = "about.json", ".unfinished"
FORMAT = 1  # of the files; another number when a column comes, goes or means something else

try:
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(NEEDS_EXTRA.format(error.name, "data"), name=error.name) from None


@dataclass(frozen=True)
class Order:
    """What is to be played. `names`: a bot for each seat; in each game everybody moves on by one."""

    game: Game
    names: tuple[str, ...]
    games: int
    seed: int = 0

    def __post_init__(self) -> None:
        if len(self.names) != self.game.seats:
            raise ValueError(f"{len(self.names)} bots are named, but {self.game.seats} play")
        if not 1 <= self.games <= 100_000_000:
            raise ValueError("games must be from 1 to 100000000")
        for name in self.names:
            bot(name, 0)  # an unknown one is refused before anything is played

    def about(self) -> dict[str, Any]:
        """What tells this data from other."""
        game = self.game
        told = {"format": FORMAT, "fathom": fathom.__version__, "game": game.name, "version": game.version}
        told |= {"data": game.data_hash, "options": dict(game.options), "observation": game.observation.version}
        return told | {"bots": list(self.names), "games": self.games, "seed": self.seed, "part": PART}

    @property
    def parts(self) -> range:
        """The numbers of all parts."""
        return range((self.games + PART - 1) // PART)


def schema(game: Game) -> pa.Schema:
    """The columns."""
    seen, legal = pa.list_(pa.float32(), game.observation_shape[0]), pa.list_(pa.int8(), game.num_actions)
    whole = {"game": pa.int64(), "moment": pa.int32(), "seat": pa.int8(), "bot": pa.int8(), "action": pa.int32()}
    ends = {"points": pa.int32(), "rank": pa.int8(), "reward": pa.float32()}
    columns = {**whole, **ends, "action_mask": legal, "observation": seen}
    return pa.schema([pa.field(name, kind, nullable=False) for name, kind in columns.items()])


def part(order: Order, number: int) -> bytes:
    """A file: so many games, the last part perhaps fewer."""
    first = number * PART
    tables = [_played(order, game) for game in range(first, min(first + PART, order.games))]
    sink = pa.BufferOutputStream()
    pq.write_table(pa.concat_tables(tables), sink, compression="zstd")
    return sink.getvalue().to_pybytes()  # type: ignore[no-any-return]


def _played(order: Order, number: int) -> pa.Table:
    """A game, a row for each decision."""
    game = order.game
    seed, seats = stream(order.seed, number), game.seats
    bots = [(seat + number) % seats for seat in range(seats)]
    players = [patient(order.names[one], stream(seed, seat)) for seat, one in enumerate(bots)]
    now = game.compile().single(seed)
    rows: dict[str, list[Any]] = {name: [] for name in ("moment", "seat", "action")}
    seen, masks = list[Any](), list[Any]()
    while (seat := now.actor) is not None:
        action = ask(players[seat], now.state(), seed)
        for name, value in (("moment", now.moment), ("seat", seat), ("action", action)):
            rows[name].append(value)
        seen.append(now.observe(seat))
        masks.append(now.mask())
        now.apply(action)
    points, ranks = now.result()
    rewards = [0.0] * seats
    award(points, ranks, False, rewards)
    by_seat = {"bot": bots, "points": points, "rank": ranks, "reward": rewards}
    columns: dict[str, Any] = {name: np.array(row) for name, row in rows.items()}
    columns |= {name: np.array(row)[rows["seat"]] for name, row in by_seat.items()}
    columns |= {"game": np.full(len(seen), number), "action_mask": masks, "observation": seen}
    return pa.table([_column(columns[field.name], field.type) for field in schema(game)], schema(game))


def _column(values: Any, kind: pa.DataType) -> pa.Array:
    """Values as the column holds them."""
    if not pa.types.is_fixed_size_list(kind):
        return pa.array(values, kind)
    flat = np.concatenate(values) if len(values) else np.zeros(0)
    return pa.FixedSizeListArray.from_arrays(pa.array(flat, kind.value_type), type=kind)


# Files


def path_of(folder: Path, number: int) -> Path:
    """Where a part is kept."""
    return folder / f"part-{number:06d}.parquet"


def store(path: Path, content: bytes) -> None:
    """Write a file that is there whole or not at all, even if the machine fails."""
    unfinished = path.with_name(path.name + UNFINISHED)
    with unfinished.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)


def begin(folder: Path, order: Order) -> list[int]:
    """Open a folder, new or of the same data; returns the parts that are missing."""
    folder.mkdir(parents=True, exist_ok=True)
    told, about = folder / ABOUT, order.about()
    if told.exists():
        known = json.loads(told.read_text(encoding="utf-8"))
        if known != about:
            other = [name for name in {**known, **about} if known.get(name) != about.get(name)]
            raise ValueError(f"{folder} holds other self-play: {', '.join(other)} differ; choose another folder")
    elif any(not path.name.endswith(UNFINISHED) for path in folder.iterdir()):
        raise ValueError(f"{folder} holds something else; choose another folder")
    else:
        store(told, (json.dumps(about, indent=2) + "\n").encode())
    return [number for number in order.parts if not path_of(folder, number).exists()]


def gather(order: Order, folder: Path, place: Place, tell: Callable[[int], None]) -> None:
    """Make all parts that are missing. `tell` gets the number of games that are there."""
    missing = begin(folder, order)
    sizes = [min(PART, order.games - number * PART) for number in missing]
    done = order.games - sum(sizes)
    tell(done)
    if not missing:
        return
    with Crew(place, partial(_ready, order)) as crew:
        for i, content in crew.ended(partial(part, order), missing):
            store(path_of(folder, missing[i]), content)
            done += sizes[i]
            tell(done)


def _ready(order: Order) -> None:
    """Get a process ready to play; it ends with the one that started it."""
    if multiprocessing.parent_process() is not None:
        die_with_parent()
    order.game.compile()
    if set(order.names) != {"random"}:
        worlds.prepare(order.game)

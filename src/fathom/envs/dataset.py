"""Self-play data (`fathom selfplay`) as arrays.

from fathom.envs.dataset import Dataset

data = Dataset("games")
for batch in data.batches(4096, seed=1):
    batch["observation"], batch["action_mask"], batch["action"], batch["reward"]
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from fathom.envs.common import missing

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ModuleNotFoundError as error:
    raise missing(error, "data") from None


class Dataset:
    """A folder of self-play, finished or not: the parts that are there. `about`: which game, options, bots and seed."""

    def __init__(self, folder: str | Path) -> None:
        folder = Path(folder)
        if not (folder / "about.json").exists():
            raise ValueError(f"{folder} holds no self-play")
        self.about: dict[str, Any] = json.loads((folder / "about.json").read_text(encoding="utf-8"))
        self.parts = sorted(folder.glob("part-*.parquet"))
        if not self.parts:
            raise ValueError(f"{folder}: no part is finished yet")
        self.columns = tuple(pq.read_schema(self.parts[0]).names)

    def __len__(self) -> int:
        """How many decisions there are."""
        return sum(pq.read_metadata(path).num_rows for path in self.parts)

    def part(self, number: int, columns: Sequence[str] | None = None, torch: bool = False) -> dict[str, Any]:
        """The columns of a part, each as one array, or as tensors. They are views of what was read: nothing is copied,
        and numpy's cannot be written to."""
        for name in columns or ():
            if name not in self.columns:
                raise ValueError(f"no column {name!r}; there are {', '.join(self.columns)}")
        table = pq.read_table(self.parts[number], columns=None if columns is None else list(columns))
        return {name: _array(table[name].combine_chunks(), torch) for name in table.column_names}

    def batches(
        self,
        size: int | None = None,
        columns: Sequence[str] | None = None,
        seed: int | None = None,
        torch: bool = False,
    ) -> Iterator[dict[str, Any]]:
        """All decisions once: part by part, or so many at a time within parts, where the last batch of a part may be
        smaller. With a seed the parts come in another order, and so do the decisions within a part (which copies
        them)."""
        if size is not None and size < 1:
            raise ValueError(f"a batch has at least 1 decision, not {size}")
        chance = None if seed is None else np.random.default_rng(seed)
        for number in range(len(self.parts)) if chance is None else chance.permutation(len(self.parts)):
            found = self.part(int(number), columns, torch)
            rows = len(next(iter(found.values())))
            order = None if chance is None else chance.permutation(rows)
            for first in range(0, rows, size or rows):
                last = min(first + (size or rows), rows)
                chosen: Any = slice(first, last) if order is None else order[first:last]
                yield {name: column[chosen] for name, column in found.items()}


def _array(column: Any, torch: bool) -> Any:
    """A column without a copy."""
    flat = column.flatten() if pa.types.is_fixed_size_list(column.type) else column
    found: Any
    if torch:
        try:
            from torch import from_dlpack
        except ModuleNotFoundError as error:
            raise missing(error, "learn") from None
        found = from_dlpack(flat)
    else:
        found = flat.to_numpy(zero_copy_only=True)
    return found if flat is column else found.reshape(len(column), -1)

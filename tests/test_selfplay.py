"""Self-play data: what stands in it, that it survives kill -9, and how it is read."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

import fathom
from fathom.bots import PATIENCE, patient
from fathom.cli import main
from fathom.core.chance import stream
from fathom.core.compiled.entries import award
from fathom.envs.dataset import Dataset
from fathom.study.selfplay import PART, UNFINISHED, Order, gather, part, path_of, schema
from fathom.study.spread import HERE

# Dies by kill -9 in the middle of writing its second part: the first thing that is written is the file about all.
KILLED = """
import os, signal, sys
from fathom.cli import main

if __name__ == "__main__":
    written, fsync = [], os.fsync

    def die(file):
        written.append(file)
        os.truncate(file, os.fstat(file).st_size // 2) if len(written) == 3 else fsync(file)
        os.kill(os.getpid(), signal.SIGKILL) if len(written) == 3 else None

    os.fsync = die
    main(sys.argv[1:])
"""


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    """Three parts, the last one not full."""
    folder = tmp_path_factory.mktemp("data") / "games"
    gather(
        Order(fathom.load("octodice", players=2), ("random", "random"), 2 * PART + 3, 5), folder, HERE, lambda _: None
    )
    return Dataset(folder)


def test_it_goes_on_after_kill_9_and_ends_with_the_same_bytes(tmp_path: Path) -> None:
    script, folder = tmp_path / "killed.py", tmp_path / "games"
    script.write_text(KILLED)
    given = ["selfplay", "octodice", "--players=2", "--bots=random", f"--games={2 * PART + 5}", f"--out={folder}"]
    # It ends only when its workers have ended, too: they hold the other end of the pipe.
    killed = subprocess.run([sys.executable, str(script), *given, "--jobs=2"], capture_output=True, check=False)
    assert killed.returncode == -9, killed.stderr
    assert len(list(folder.glob("part-*.parquet"))) == 1
    assert len(list(folder.glob(f"*{UNFINISHED}"))) == 1
    kept = {path: path.stat().st_mtime_ns for path in folder.glob("part-*.parquet")}
    assert main([*given, "--jobs=1"]) == 0
    order = Order(fathom.load("octodice", players=2), ("random", "random"), 2 * PART + 5)
    assert sorted(path.name for path in folder.iterdir()) == [
        "about.json",
        *(path_of(folder, n).name for n in order.parts),
    ]
    for number in order.parts:
        assert path_of(folder, number).read_bytes() == part(order, number)
    assert all(path.stat().st_mtime_ns == time for path, time in kept.items())


def test_rows_are_the_decisions_of_the_games(data: Dataset) -> None:
    game = fathom.load("octodice", players=2)
    table = pq.read_table(data.parts[1]).to_pylist()
    assert {row["game"] for row in table} == set(range(PART, 2 * PART))
    for number in (PART, 2 * PART - 1):
        state = game.new(seed=stream(5, number))
        rows = [row for row in table if row["game"] == number]
        for row in rows:
            assert (row["moment"], row["seat"]) == (state.moment, state.actor)
            assert np.flatnonzero(row["action_mask"]).tolist() == state.legal()
            assert row["observation"] == state.observe(row["seat"]).tolist()
            assert row["bot"] == (row["seat"] + number) % 2
            state.apply(row["action"])
        assert state.over
        rewards = [0.0, 0.0]
        award(state.scores, state.ranks, False, rewards)
        ends = {(row["points"], row["rank"], row["reward"]) for row in rows if row["seat"] == 1}
        assert ends == {(state.scores[1], state.ranks[1], rewards[1])}


def test_the_schema_is_that_of_the_page(data: Dataset) -> None:
    page = (Path(__file__).parents[1] / "docs/research.md").read_text(encoding="utf-8")
    game = fathom.load("octodice", players=2)
    assert pq.read_schema(data.parts[0]).equals(schema(game))
    for field in schema(game):
        kind = str(field.type).replace(f"[{game.num_actions}]", "[actions]")
        kind = kind.replace(f"[{game.observation_shape[0]}]", "[size]").replace("element: ", "").replace("item: ", "")
        assert f"| `{field.name}` | {kind} |" in page


def test_every_decision_is_read_once(data: Dataset) -> None:
    assert [len(Dataset(data.parts[0].parent)), data.about["games"]] == [len(data), 2 * PART + 3]

    def keys(**how: Any) -> list[tuple[int, int]]:
        return [
            (int(game), int(moment))
            for batch in data.batches(100, ["game", "moment"], **how)
            for game, moment in zip(batch["game"], batch["moment"], strict=True)
        ]

    straight = keys()
    assert len(straight) == len(data)
    assert straight == sorted(straight)
    mixed = keys(seed=1)
    assert mixed != straight
    assert sorted(mixed) == straight
    assert keys(seed=1) == mixed != keys(seed=2)
    assert keys(torch=True) == straight
    assert [len(batch["game"]) for batch in data.batches()] == [pq.read_metadata(path).num_rows for path in data.parts]


def test_arrays_and_tensors_are_views(data: Dataset) -> None:
    whole, tensors = data.part(0), data.part(0, torch=True)
    assert set(whole) == set(data.columns)
    for name, column in whole.items():
        assert not column.flags.owndata
        assert not column.flags.writeable
        assert tensors[name].numpy().dtype == column.dtype
        assert (tensors[name].numpy() == column).all()
    batch = next(iter(data.batches(10)))
    assert batch["observation"].shape == (10, *fathom.load("octodice").observation_shape)
    assert not batch["observation"].flags.owndata


def test_choices_do_not_depend_on_how_busy_the_machine_is() -> None:
    for name, seconds in (("strong", PATIENCE), ("mcts:9", PATIENCE), ("mcts:0.5s", 0.5)):
        assert patient(name, 1).seconds == seconds  # type: ignore[attr-defined]
    patient("random", 1)


def test_other_settings_and_other_folders_are_refused(data: Dataset, capsys: pytest.CaptureFixture[str]) -> None:
    folder = data.parts[0].parent
    before = {path: path.read_bytes() for path in folder.iterdir()}
    usual = ["selfplay", "octodice", "--bots=random,random", "--games=53", "--seed=5", f"--out={folder}"]
    for more, message in (
        (["--seed=6"], "seed differ"),
        (["--games=54"], "games differ"),
        (["--bots=greedy,greedy"], "bots differ"),
        (["--bots=nobody"], "no bot 'nobody'"),
        (["--bots=random,random,random", "--players=2"], "3 bots"),
        (["--games=0"], "games must be"),
        (["--jobs=0"], "--jobs must be"),
        ([f"--out={folder.parent}"], "something else"),
    ):
        assert main([*usual, *more]) == 2
        assert message in capsys.readouterr().err
    assert {path: path.read_bytes() for path in folder.iterdir()} == before
    with pytest.raises(ValueError, match="no column 'sight'"):
        data.part(0, ["sight"])
    with pytest.raises(ValueError, match="at least 1"):
        next(data.batches(0))


def test_an_unfinished_folder_can_be_read(tmp_path: Path, data: Dataset) -> None:
    with pytest.raises(ValueError, match="no self-play"):
        Dataset(tmp_path)
    (tmp_path / "about.json").write_text(json.dumps(data.about))
    with pytest.raises(ValueError, match="no part is finished"):
        Dataset(tmp_path)
    (tmp_path / data.parts[2].name).write_bytes(data.parts[2].read_bytes())
    assert set(Dataset(tmp_path).part(0)["game"].tolist()) == set(range(2 * PART, 2 * PART + 3))

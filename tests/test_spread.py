"""Work that is spread: whoever does it, and whoever dies over it, the same comes of it."""

from __future__ import annotations

import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import fathom
from fathom.cli import main
from fathom.study.spread import HERE, Crew, Place
from fathom.study.statistics import gather
from fathom.study.tuning import Tuning, rounds

THREADS = Place("threads", 3)
EVERYWHERE = pytest.mark.parametrize("place", [HERE, THREADS, Place(jobs=2)], ids=["here", "threads", "processes"])


def nothing() -> None:
    """Always ready."""


def halved(number: int) -> int:
    if number % 2:
        raise ValueError(f"{number} is odd")
    return number // 2


def ended(path: Path, number: int) -> int:
    """Ends its process once."""
    if number == 30 and not path.exists():
        path.touch()
        os._exit(1)
    return number


def ends(number: int) -> None:
    os._exit(1)


@EVERYWHERE
def test_every_row_is_worked_at_and_comes_in_order(place: Place) -> None:
    rows = range(0, 20_000, 2)  # in chunks: nobody would wait for 10,000 answers
    with Crew(place, nothing) as crew:
        assert list(crew.each(halved, rows)) == list(range(10_000))
        assert sorted(crew.ended(halved, rows[:9])) == [(i, i) for i in range(9)]
        assert list(crew.each(halved, [])) == []


@EVERYWHERE
def test_an_error_comes_through_as_it_was_and_the_rest_can_be_left(place: Place) -> None:
    with Crew(place, nothing) as crew:
        with pytest.raises(ValueError, match="7 is odd"):
            list(crew.each(halved, [2, 4, 7, 8]))
        assert list(islice(crew.each(halved, range(0, 10**6, 2)), 3)) == [0, 1, 2]


@pytest.mark.slow
def test_a_process_that_dies_is_replaced_unless_all_do(tmp_path: Path) -> None:
    with Crew(Place(jobs=2), nothing) as crew:
        assert list(crew.each(partial(ended, tmp_path / "died"), range(60))) == list(range(60))
        assert (tmp_path / "died").exists()
        with pytest.raises(RuntimeError, match="workers die again and again"):
            list(crew.each(ends, range(3)))


def test_threads_play_the_same_games() -> None:
    for name in fathom.games():
        game = fathom.load(name)
        assert gather(game, "random", 60, THREADS, lambda done: None) == gather(
            game, "random", 60, HERE, lambda done: None
        )
    game = fathom.load("otys", players=2)
    task = Tuning(game, "5", ("hacker", "credit"), 4, seed=1)
    assert next(rounds(task, THREADS)) == next(rounds(task, HERE))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--on", "moon"], "processes, threads, ray or ray://host:port is expected"),
        (["--on", "ray", "--jobs", "2"], "--jobs is for this machine"),
        (["--jobs", "257"], "--jobs must be from 1 to 256"),
    ],
)
def test_a_place_that_is_none_is_refused(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", "octodice", "--games", "2", "--bots", "random", *words]) == 2
    assert said in capsys.readouterr().err


# A cluster

WAITS = """
import os, pathlib, time
class Waits:
    def __init__(self, seed):
        pass
    def choose(self, state, seat):
        mark = pathlib.Path({mark!r})
        if "DOOMED" in os.environ:
            mark.touch()
            time.sleep(10_000)  # until its machine is killed
        while not mark.exists():
            time.sleep(0.05)
        return state.legal()[0]
"""


@pytest.fixture
def cluster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A Ray cluster of two nodes, each with a processor; the second is doomed: whoever plays `waits` there never ends,
    and elsewhere begins only when somebody does so there."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))  # instead of one in somebody's home
    monkeypatch.setenv("RAY_memory_monitor_refresh_ms", "0")  # others may need much memory
    for patient in ("gcs_server_port_wait_time_s", "worker_register_timeout_seconds"):
        monkeypatch.setenv(f"RAY_{patient}", "600")
    from ray.cluster_utils import Cluster

    package = tmp_path / "waits-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: waits\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[fathom.bots]\nwaits = waits:Waits\n")
    (tmp_path / "waits.py").write_text(WAITS.format(mark=str(tmp_path / "begun")))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    folder = tempfile.mkdtemp(prefix="ray")  # short: sockets lie in it
    Path(folder, "ray").mkdir()  # Ray writes into the folder it would have taken, and does not make it
    monkeypatch.setenv("RAY_TMPDIR", folder)
    node = {"num_cpus": 1, "object_store_memory": 80 * 2**20, "include_dashboard": False}
    # Whoever is killed answers no call, and is known to be dead in seconds; whoever is only slow has a minute.
    system = {"health_check_period_ms": 500, "health_check_timeout_ms": 60_000}

    def started() -> Any:
        both = Cluster()
        try:
            both.add_node(**node, _system_config=system, temp_dir=folder, ray_client_server_port=free_port())
            both.add_node(**node, env_vars={"DOOMED": "1"})
        except Exception:
            both.shutdown()
            raise
        return both

    both = persistently(started)
    try:
        monkeypatch.setenv("RAY_ADDRESS", both.address)
        yield both
    finally:
        both.shutdown()
        shutil.rmtree(folder, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def persistently(start: Callable[[], Any]) -> Any:
    """Ray waits half a minute for its own processes, which is little on a busy machine."""
    for _ in range(9):
        with suppress(Exception):
            return start()
    return start()


PLAYS = """
import sys
import fathom
from fathom.study.arena import Match, gather
from fathom.study.spread import HERE, Place
match = Match(fathom.load("octodice", players=2), ("waits", "random"), 1, plain=True)
*_, found = gather(match, 100, Place(sys.argv[1]) if sys.argv[1:] else HERE)
print([(one.number, one.names, one.points, one.ranks, one.decisions) for one in found])
"""


def playing(*on: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, "-c", PLAYS, *on], stdout=subprocess.PIPE, text=True)


@pytest.mark.slow
def test_a_cluster_that_loses_a_machine_under_work_gives_the_same_bytes(cluster: Any, tmp_path: Path) -> None:
    with playing("ray") as match:
        while not (tmp_path / "begun").exists():
            assert match.poll() is None
            time.sleep(0.1)
        for doomed in cluster.worker_nodes.copy():
            cluster.remove_node(doomed, allow_graceful=False)
        found, _ = match.communicate()
    with playing() as alone:
        expected, _ = alone.communicate()
    assert found == expected
    assert expected.count("waits") == 100
    where = f"ray://127.0.0.1:{cluster.head_node._ray_params.ray_client_server_port}"

    def afar() -> str:
        with playing(where) as match:
            found, _ = match.communicate()
        assert match.returncode == 0
        return found

    assert persistently(afar) == expected

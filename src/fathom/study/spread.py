"""The one door through which studies spread their work: over processes or threads here, or over a Ray cluster.

Work is a function and rows. What comes of a row follows from that row alone, so it does not matter who works at it,
beside how many others, in which chunks, and how often it is begun: a worker that dies costs time and nothing else.
"""

from __future__ import annotations

import os
import pickle
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context
from queue import SimpleQueue
from threading import current_thread, main_thread
from typing import Any, TypeVar

from fathom.core.position import NEEDS_EXTRA

AHEAD = 4  # chunks that wait for each worker
LASTS = 1.0  # seconds that a chunk takes: long against its way, and short to lose
FAILURES = 3  # times that workers may die one after another, without anything between
ASKED = 5.0  # seconds after which a cluster may have another size
PROCESSES, THREADS, RAY = "processes", "threads", "ray"

Row = TypeVar("Row")
Found = TypeVar("Found")


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True)
class Place:
    """Where work is done. `on`: "processes" or "threads" of this machine, "ray" for the cluster that this machine
    belongs to, or "ray://host:port" for another one. `jobs`: how many workers; None is one for each processor."""

    on: str = PROCESSES
    jobs: int | None = None

    def __post_init__(self) -> None:
        if self.on not in (PROCESSES, THREADS, RAY) and not self.on.startswith("ray://"):
            raise ValueError(f"--on {self.on}: processes, threads, ray or ray://host:port is expected")
        if self.remote and self.jobs is not None:
            raise ValueError("--jobs is for this machine; on Ray, all processors of the cluster work")
        if self.jobs is not None and not 1 <= self.jobs <= 256:
            raise ValueError("--jobs must be from 1 to 256")

    @property
    def remote(self) -> bool:
        """Whether a cluster does it."""
        return self.on not in (PROCESSES, THREADS)


HERE = Place(jobs=1)  # in this process


class Crew:
    """Workers that stay until the end of a `with`. `ready` makes a process ready for whatever it is given."""

    def __init__(self, place: Place, ready: Callable[[], object]) -> None:
        self.ready, self.engine = ready, _engine(place)
        if not place.remote:
            ready()  # whatever has to be compiled is compiled once, not by each of them

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *_: object) -> None:
        if self.engine is not None:
            self.engine.close()

    def each(self, work: Callable[[Row], Found], rows: Sequence[Row]) -> Iterator[Found]:
        """What comes of each row, in their order."""
        held: dict[int, Found] = {}
        turn = 0
        for number, found in self.ended(work, rows):
            held[number] = found
            while turn in held:
                yield held.pop(turn)
                turn += 1

    def ended(self, work: Callable[[Row], Found], rows: Sequence[Row]) -> Iterator[tuple[int, Found]]:
        """The same as it comes, with the number of the row."""
        engine = self.engine
        if engine is None:
            yield from enumerate(map(work, rows))
            return
        tools = pickle.dumps((self.ready, work))
        first, again, deaths, pace = 0, list[range](), 0, LASTS  # seconds that a row took lately
        waiting: dict[Future[Any], range] = {}
        done: SimpleQueue[Future[Any]] = SimpleQueue()
        try:
            while first < len(rows) or again or waiting:
                most = AHEAD * engine.size()
                try:
                    while len(waiting) < most and (again or first < len(rows)):
                        if not again:
                            size = min(int(LASTS / max(pace, 1e-9)), (len(rows) - first) // most)
                            again.append(range(first, first + max(1, size)))
                            first = again[-1].stop
                        future = engine.submit(tools, [rows[i] for i in again[-1]])
                        waiting[future] = again.pop()
                        future.add_done_callback(done.put)
                    future = done.get()
                    seconds, found = engine.result(future)
                except BrokenExecutor:  # all that waited is lost with the one that died
                    deaths += 1
                    again += waiting.values()
                    if deaths > FAILURES:
                        numbers = sorted(number for chunk in again for number in chunk)
                        raise RuntimeError(f"workers die again and again, at rows {numbers[:9]}") from None
                    waiting, done = {}, SimpleQueue()
                    engine.renew()
                    continue
                deaths, chunk = 0, waiting.pop(future)
                pace = (pace + seconds / len(chunk)) / 2
                yield from zip(chunk, found, strict=True)
        finally:
            for future in waiting:
                engine.cancel(future)


def _worked(tools: bytes, rows: list[Any]) -> tuple[float, list[Any]]:
    """A chunk of work, and how long it took."""
    work, start = _at_hand(tools), time.monotonic()
    found = [work(row) for row in rows]
    return time.monotonic() - start, found


@lru_cache(maxsize=4)
def _at_hand(tools: bytes) -> Callable[[Any], Any]:
    """The work itself, for which this process is ready now."""
    ready: Callable[[], object]
    work: Callable[[Any], Any]
    ready, work = pickle.loads(tools)
    ready()
    return work


def clock() -> float:
    """Processor time of whoever works here: a process has it for itself, a thread only its own part of it."""
    return time.process_time() if current_thread() is main_thread() else time.thread_time()


# Engines


def _engine(place: Place) -> _Here | _Ray | None:
    if place.remote:
        return _Ray(place.on)
    jobs = processors() if place.jobs is None else place.jobs
    return None if jobs == 1 else _Here(place.on, jobs)


class _Here:
    """Processes or threads of this machine."""

    def __init__(self, on: str, jobs: int) -> None:
        self.on, self.jobs = on, jobs
        self.renew()

    def renew(self) -> None:
        """New workers instead of those that are lost."""
        spawned = get_context("spawn")
        self.pool: Executor = (
            ThreadPoolExecutor(self.jobs) if self.on == THREADS else ProcessPoolExecutor(self.jobs, spawned)
        )

    def size(self) -> int:
        """How many work."""
        return self.jobs

    def submit(self, tools: bytes, rows: list[Any]) -> Future[Any]:
        """Hand over a chunk."""
        return self.pool.submit(_worked, tools, rows)

    def result(self, future: Future[Any]) -> tuple[float, list[Any]]:
        """What came of it."""
        found: tuple[float, list[Any]] = future.result()
        return found

    def cancel(self, future: Future[Any]) -> None:
        """It is not wanted any more."""
        future.cancel()

    def close(self) -> None:
        """Let them go."""
        self.pool.shutdown(cancel_futures=True)


class _Ray:
    """The processors of a Ray cluster. Ray itself begins anew what was lost with a worker or a whole machine."""

    def __init__(self, on: str) -> None:
        try:
            import ray
        except ModuleNotFoundError as error:
            raise ModuleNotFoundError(NEEDS_EXTRA.format(error.name, "ray"), name=error.name) from None
        self.ray, self.joined = ray, not ray.is_initialized()
        if self.joined:
            try:
                ray.init("auto" if on == RAY else on, log_to_driver=False, logging_level="ERROR")
                ray._private.worker._worker_logs_enabled = False  # lost machines, told on standard output: that is ours
            except ConnectionError as error:
                raise ValueError(
                    f"--on {on}: no cluster answers ({error}); docs/cluster.md says how to start one"
                ) from None
        self.work = ray.remote(max_retries=FAILURES)(_worked)
        self.known, self.asked = 1, float("-inf")

    def renew(self) -> None:
        """Ray does it."""

    def size(self) -> int:
        """How many processors there are now: machines come and go."""
        if time.monotonic() > self.asked + ASKED:
            self.known, self.asked = int(self.ray.cluster_resources().get("CPU", 1)), time.monotonic()
        return max(1, self.known)

    def submit(self, tools: bytes, rows: list[Any]) -> Future[Any]:
        """Hand over a chunk."""
        future: Future[Any] = self.work.remote(tools, rows).future()
        return future

    def result(self, future: Future[Any]) -> tuple[float, list[Any]]:
        """What came of it. What the work itself raises is raised here as it was."""
        try:
            found: tuple[float, list[Any]] = future.result()
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self.ray.exceptions.RayError as error:
            raise RuntimeError(f"workers die again and again: {error}") from None
        return found

    def cancel(self, future: Future[Any]) -> None:
        """It is not wanted any more."""
        self.ray.cancel(future.object_ref)  # type: ignore[attr-defined]

    def close(self) -> None:
        """Leave the cluster, unless somebody else has joined it."""
        if self.joined:
            self.ray.shutdown()

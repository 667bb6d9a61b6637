"""The page without a server: a folder that a plain file server sends, and people whose tables are in their browser.

What the page shows is held against what lies in the browser's database: it is read from there, and a room of the tests
answers from it, in this process.
"""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Browser, Page, Request

from fathom.local.desk import answer
from fathom.local.room import Room
from tests.local.keeping import Here, Memory
from tests.web.browsing import NoBrowser, Visitor, golden, stored

T = TypeVar("T")
LATE = 0.85  # of a stored game: where a game that is nearly over begins
SITE = Path(__file__).parents[2] / "dist" / "site"

# A table as it lies in the browser's database; without an ID, the IDs of all.
HELD = """async (id) => {
  const settled = (asked) => new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });
  const made = async () => (await indexedDB.databases()).some((one) => one.name === "fathom");
  while (!(await made())) await new Promise((wait) => setTimeout(wait, 50)); // only the page may make it
  const db = await settled(indexedDB.open("fathom"));
  try {
    const work = db.transaction(["heads", "entries"]);
    if (id === null) return await settled(work.objectStore("heads").getAllKeys());
    const [head, entries] = await Promise.all([
      settled(work.objectStore("heads").get(id)),
      settled(work.objectStore("entries").getAll(IDBKeyRange.bound([id], [id, []]))),
    ]);
    return { ...head, entries };
  } finally {
    db.close();
  }
}"""
# Whether the page has all it needs to start without a network.
KEPT = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


def built() -> Path:
    """The page as a folder."""
    if not (SITE / "sw.js").exists():
        raise NoBrowser("the page without a server is not built: `make site` does it")
    return SITE


class Host:
    """A plain file server, as anybody has one."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        """Start it; the second time at the same address."""
        command = [sys.executable, "-u", "-m", "http.server", str(self.port), "--bind", "127.0.0.1"]
        log = subprocess.DEVNULL
        self._process = subprocess.Popen(
            [*command, "--directory", str(self.folder)], stdout=subprocess.PIPE, stderr=log, text=True
        )
        assert self._process.stdout is not None
        found = re.search(r"port (\d+)", self._process.stdout.readline())
        assert found is not None, "no file server"
        self.port = int(found[1])

    def stop(self) -> None:
        """The network is gone."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None


@contextmanager
def hosted(folder: Path) -> Iterator[Host]:
    """A file server for a folder."""
    host = Host(folder)
    host.start()
    try:
        yield host
    finally:
        host.stop()


def apart(work: Coroutine[Any, Any, T]) -> T:
    """Have something done in a thread apart: the browser has an event loop in this one."""
    with ThreadPoolExecutor(1) as crew:
        return crew.submit(asyncio.run, work).result()


class Guest(Visitor):
    """Somebody who plays on their own device. Nothing but the folder may be asked for."""

    def __init__(self, browser: Browser, host: Host, name: str | None = "Ada", **wishes: Any) -> None:
        self.host = host
        self._rooms: dict[str, tuple[int, Room]] = {}
        super().__init__(browser, host, name=None, **wishes)
        self.name = name
        if name is not None:
            self.context.add_init_script(f"localStorage['fathom:name'] ??= {json.dumps(name)}")
        self.context.on("request", self._asked)

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.host.url, "blob:", "data:")):
            self.problems.append(f"asked for {request.url}")

    # Coming and going

    def come(self, address: str = "") -> Page:
        """Open the page, and wait until its rules run."""
        self.page.goto(self.host.url + address)
        self.page.locator("main").first.wait_for()
        self.page.locator("#engine").wait_for(state="detached")
        return self.page

    def keep(self) -> None:
        """Wait until the page needs no network."""
        self.page.wait_for_function(f"() => {KEPT}")

    def lose(self) -> None:
        """From now on there is no network: neither a host nor a way to one."""
        self.host.stop()
        self.context.set_offline(True)

    def sit(self, id: str) -> Page:
        self.sit_down(id)
        self.page.locator("#prompt").wait_for()
        return self.page

    def sit_down(self, id: str) -> Page:
        """Look at a table whose game is for somebody else's eyes, too."""
        return self.come(f"#/t/{id}")

    # What lies in the browser, without the page

    def ids(self) -> list[str]:
        return list(self.page.evaluate(HELD, None))

    def room(self, id: str) -> Room:
        """A room that knows this table as it is stored now."""
        held = self.page.evaluate(HELD, id)
        number = held["table"]["number"]
        if id not in self._rooms or self._rooms[id][0] != number:
            keeper = Memory()
            keeper.tables[id] = held
            self._rooms[id] = number, Room(keeper, Here(), self.name)
        return self._rooms[id][1]

    def ask(self, method: str, path: str, said: object = None) -> Any:
        found = re.match(r"/api(/tables/([\w-]+).*)", path)
        assert found is not None, path
        status, _, text = apart(answer(self.room(found[2]), method, found[1], None))
        assert status == 200, text
        return json.loads(text)

    def read(self, file: str | Path) -> None:
        """Read tables from a file."""
        self.page.locator('#on-this-device input[type="file"]').set_input_files(file)

    def bring(self, *tables: str) -> list[str]:
        """Bring tables along in a file, as from another device; returns their IDs."""
        known = set(self.ids())
        lines = [json.dumps({"fathom-tables": 1}), *tables]
        with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file:
            file.write("\n".join(lines) + "\n")
            file.flush()
            self.read(file.name)
            self.page.locator('#on-this-device [role="status"]').wait_for()
        return [id for id in self.ids() if id not in known]


def made(game: str, seats: list[str], name: str = "Ada", **wish: Any) -> str:
    """A table as such a file has it."""

    async def run() -> str:
        keeper = Memory()
        room = Room(keeper, Here(), name)
        asked = json.dumps({"seats": seats, **({} if "record" in wish else {"game": game}), **wish})
        status, _, text = await answer(room, "POST", "/tables", asked)
        assert status == 200, text
        return json.dumps(keeper.tables[json.loads(text)["table"]["id"]])

    return apart(run())


def late(game: str, *others: str) -> str:
    """A table whose game is nearly over."""
    name = stored(game, most=2)
    held = golden(name)
    return made(game, ["me", *others], record=held, at=int(LATE * len(held["moves"])))


Come = Callable[..., Guest]

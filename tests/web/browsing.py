"""People with a browser of their own, for tests. Whatever goes wrong in a browser is remembered, and fails the test."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response, WebSocket, sync_playwright

import fathom
from fathom.core.record import Record
from fathom.server.pages import shelf
from tests.server import debian

News = dict[str, Any]

PATIENCE = 60_000.0  # milliseconds, for a machine that has other things to do
PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

DESKTOP, TABLET, PHONE = (1366, 768), (820, 1180), (390, 844)
LANGS = ("en", "de", "fr")
CHOICES = 3  # so that there is something to see
GOLDEN = Path(__file__).parents[1] / "golden"
FOLDERS = Path(__file__).parents[2] / "web" / "src" / "games"
GAMES = tuple(game for game in fathom.games() if (FOLDERS / game).is_dir())  # with a table of their own

# What is kept in the browser before the page is there, unless the page has kept something itself.
KEEP = """(kept) => {
  try {
    for (const [name, value] of Object.entries(kept)) {
      if (localStorage.getItem(`fathom:${name}`) === null) localStorage.setItem(`fathom:${name}`, value);
    }
  } catch {}
}"""
# A violation of the policy is an error wherever it comes from.
POLICY = """addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`))"""


class NoBrowser(RuntimeError):
    """There is none, and none can be had."""


def program() -> str:
    """A Chromium of the system; if there is none, Debian's is installed."""
    found = _found()
    if found is None:
        _install()
        found = _found()
    if found is None:
        raise NoBrowser(f"Chromium was installed, but there is none of {', '.join(PROGRAMS)}")
    return found


def _found() -> str | None:
    return next((path for name in PROGRAMS if (path := shutil.which(name))), None)


def _install() -> None:
    try:
        debian.install("chromium")
    except debian.NoPackage as error:
        raise NoBrowser(f"Chromium is not here and cannot be installed: {error}") from None


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without windows. As long as it is there, this thread has an event loop."""
    if "index.html" not in shelf():
        raise NoBrowser("the page is not built: `make web` does it")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program(), args=FLAGS)
        yield browser
        browser.close()


class Place(Protocol):
    """Where a page is."""

    @property
    def url(self) -> str: ...


class Visitor:
    """Somebody with a browser of their own, who looks at one page."""

    def __init__(
        self,
        browser: Browser,
        server: Place,
        name: str | None = "Ada",
        size: tuple[int, int] = DESKTOP,
        theme: str = "light",
        moving: bool = False,
        touch: bool = False,
        **kept: str,
    ) -> None:
        self.url, self.name = server.url, name
        self.problems: list[str] = []
        self.expected: list[str] = []
        self.frames: list[str] = []
        self.sockets: list[WebSocket] = []
        self.answers: list[Response] = []
        self.context = browser.new_context(
            base_url=server.url,
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if moving else "reduce",
            locale="en-GB",
            has_touch=touch,
            is_mobile=touch,
            accept_downloads=True,
        )
        self.context.set_default_timeout(PATIENCE)
        kept = {"speed": "off", "lang": "en", **kept}
        self.context.add_init_script(f"({KEEP})({json.dumps(kept)});{POLICY}")
        if name is not None:
            self.ask("POST", "/api/me", {"name": name})
        self.page = self._listened(self.context.new_page())

    def _listened(self, page: Page) -> Page:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._connected)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # whoever leaves a page does not wait for it
            self.problems.append(f"failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if "/api/" in response.url:
            self.answers.append(response)
        if response.status >= 400:
            self.problems.append(f"{response.status}: {response.request.method} {response.url}")

    def _connected(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def expect(self, *patterns: str) -> None:
        """Something that is going to go wrong, and shall."""
        self.expected += patterns

    def wrong(self) -> list[str]:
        """What went wrong unexpectedly."""
        return [one for one in self.problems if not any(re.search(pattern, one) for pattern in self.expected)]

    def close(self) -> None:
        self.context.close()

    # Asking the server as this person, without the page

    def ask(self, method: str, path: str, said: object = None) -> Any:
        """The answer to what must be right."""
        answer = self.context.request.fetch(
            self.url + path, method=method, data=said, headers={"Origin": self.url}, timeout=PATIENCE
        )
        assert answer.ok, answer.text()
        return answer.json()

    def news(self, id: str, **query: object) -> News:
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        news: News = self.ask("GET", f"/api/tables/{id}?{asked}")
        return news

    def create(self, game: str, *seats: str, **wish: Any) -> str:
        """The ID of a new table."""
        said = {"seats": list(seats), **wish}
        if "record" not in wish:
            said["game"] = game
        return str(self.ask("POST", "/api/tables", said)["table"]["id"])

    def golden(self, name: str, at: int, *seats: str) -> str:
        """The ID of a table that begins at a moment of a stored game."""
        return self.create("", *seats, record=golden(name), at=at)

    # Going places

    def go(self, path: str) -> Page:
        self.page.goto(path)
        self.page.locator("main").first.wait_for()
        return self.page

    def sit(self, id: str) -> Page:
        """Look at a table whose game runs or is over."""
        self.page.goto(f"/t/{id}")
        self.page.locator("#prompt").wait_for()
        return self.page


def golden(name: str) -> News:
    """A stored game."""
    found: News = json.loads((GOLDEN / f"{name}.json").read_text())
    return found


def stored(game: str, most: int = 4) -> str:
    """The name of a stored game with as many players as there can be, `most` at most."""
    counts = [path.stem.rpartition("-")[2] for path in GOLDEN.glob(f"{game}-?.json")]
    return f"{game}-{max(int(count) for count in counts if int(count) <= most)}"


@cache
def choice_in(name: str, share: float) -> int:
    """The first moment after a share of a stored game at which the first seat has a choice worth the name."""
    record = Record.from_json((GOLDEN / f"{name}.json").read_text())
    for at in range(int(len(record.moves) * share), len(record.moves)):
        state = record.replay(at)
        if state.actor == 0 and len(state.legal()) >= CHOICES:
            return at
    raise ValueError(f"in {name} the first seat has nothing to choose after {share:.0%}")

"""The page without a server on a slow device: what it is to fetch, how long until its rules run, the first time and
later, and how soon an action, a bot and a hint are answered.

Counted is the time that the browser computes, times four, whatever else this machine does. For a start that is the
page's own thread and then the worker's, one after the other, as on a device with two cores that are four times slower;
`..._alone_s` is all that all processes do, as on a device with one. Answers count all of it. Linux only.
"""

from __future__ import annotations

import argparse
import gzip
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))  # so that it can be run as a script

from playwright.sync_api import Browser, Page
from tests.web.browsing import GAMES, PATIENCE, PHONE, chromium
from tests.web.sites import Guest, Host, built, hosted

from bench.figures import report

SLOWER = 4  # times
MOST_FIRST_S, MOST_LATER_S, MOST_ANSWER_MS, MOST_STRONG_S = 6.0, 2.0, 100, 1.5
ACTIONS, CHOICES = 25, 6  # answers of each game that are measured: to actions, of a strong bot
LATE = 10  # choices of a strong bot before those that are measured: the first ones bring its module along
READY = (
    "() => document.querySelector('section[aria-labelledby=own-tables] :is(ul, p.quiet)')"  # the rules have answered
)
QUIET = 1.5  # seconds in which next to nothing is computed
PACKED = (".gz", ".zip", ".png")

# The workers of the page, asked as it asks them: what is measured is the answer, not the drawing.
WORKERS = """async ([room, thinker]) => {
  const made = new Worker(room, { type: "module" });
  const ways = new MessageChannel();
  const waiting = new Map();
  let last = 0, table = "", news = null;
  const asked = (said) => new Promise((done) => {
    waiting.set(++last, done);
    made.postMessage({ n: last, ...said });
  });
  window.site = {
    ready: new Promise((done) => {
      made.onmessage = ({ data }) => {
        if (data.kind === "ready") {
          const other = new Worker(thinker, { type: "module" });
          other.postMessage({ base: document.baseURI, room: ways.port2 }, [ways.port2]);
          done();
        } else if (data.kind === "answer") waiting.get(data.n)(data.body);
        else if (data.kind === "said") {
          const told = JSON.parse(data.text);
          if (told.type === "news") news = told.table.id === table ? told : news;
          else waiting.get(Number(told.key))?.(told);
        }
      };
    }),
    ask: async (method, path, body) => JSON.parse(await asked({ kind: "request", method, path, body })),
    look: (id) => {
      [table, news] = [id, null];
      made.postMessage({ kind: "open", n: 0, path: `/tables/${id}/live?lang=en` });
    },
    say: (message) => asked({ kind: "say", n: 0, text: JSON.stringify({ ...message, key: String(last + 1) }) }),
    news: () => news,
  };
  made.postMessage({ kind: "begin", base: document.baseURI, thinker: ways.port1, name: "Ada" }, [ways.port1]);
  await window.site.ready;
}"""
SIT = """async ([game, bot]) => {
  const made = await site.ask("POST", "/tables", JSON.stringify({ game, seats: ["me", bot] }));
  site.look(made.table.id);
  while (site.news() === null) await new Promise((done) => setTimeout(done, 5));
}"""
# Act, and say whether the game goes on.
ACT = """async () => {
  const { state, legal } = site.news();
  await site.say({ type: "act", state, action: legal[Math.floor(legal.length / 2)].id });
}"""
# So many actions of several people at one screen, each of whom is looked at before they decide.
ACTS = """async (n) => {
  for (let i = 0; i < n; i++) {
    const { table, seat } = site.news();
    if (table.actor !== seat) await site.say({ type: "look", seat: table.actor });
    const { state, legal } = site.news();
    await site.say({ type: "act", state, action: legal[Math.floor(legal.length / 2)].id });
  }
}"""
STANDING = """() => {
  const news = site.news();
  return news && [news.table.status, news.legal !== null, news.number];
}"""


class Clock:
    """The time that a browser computes."""

    def __init__(self, browser: Browser) -> None:
        self.line = browser.new_browser_cdp_session()

    def now(self) -> float:
        """Seconds of all its processes so far."""
        return float(sum(one["cpuTime"] for one in self.line.send("SystemInfo.getProcessInfo")["processInfo"]))

    def path(self) -> float:
        """Seconds of the threads on which a page and its workers wait for each other."""
        found = 0
        for one in self.line.send("SystemInfo.getProcessInfo")["processInfo"]:
            for task in Path(f"/proc/{one['id']}/task").glob("*") if one["type"] == "renderer" else ():
                with suppress(OSError):  # it has just ended
                    if (task / "comm").read_text().startswith(("chrom", "CrRendererMain", "DedicatedWorker")):
                        found += int((task / "schedstat").read_text().split()[0])
        return found / 1e9

    def started(self, act: Callable[[], object]) -> tuple[float, float]:
        """What a start takes on the slow device, and on one with a single core."""
        path, whole = self.path(), self.now()
        act()
        return SLOWER * (self.path() - path), SLOWER * (self.now() - whole)

    def quiet(self) -> None:
        """Wait until nothing is done any more, such as starting the worker that thinks or keeping files."""
        end = time.monotonic() + PATIENCE / 1000
        before = self.now()
        while time.monotonic() < end:
            time.sleep(QUIET)
            if (now := self.now()) - before < QUIET / 20:
                return
            before = now
        raise TimeoutError("the browser has no rest")

    def slow(self, act: Callable[[], object]) -> float:
        """What something takes on the slow device."""
        before = self.now()
        act()
        return SLOWER * (self.now() - before)


def standing(page: Page) -> tuple[str, bool, int]:
    """Whether a game goes on, whether I am to decide, and the number of the last entry."""
    end = time.monotonic() + PATIENCE / 1000
    while (found := page.evaluate(STANDING)) is None or (found[0] == "playing" and not found[1]):
        if time.monotonic() > end:
            raise TimeoutError(found)
        page.wait_for_timeout(2)
    return found[0], found[1], found[2]


def sizes(folder: Path) -> dict[str, float]:
    """What is to be fetched, as a host sends it packed."""

    def sent(path: Path) -> int:
        body = path.read_bytes()
        return len(body) if path.suffix in PACKED else len(gzip.compress(body, 6))

    found = {path.relative_to(folder).as_posix(): sent(path) for path in folder.rglob("*") if path.is_file()}
    named = {f"{game}_wasm_kb": found[f"wasm/{game}.wasm"] / 1000 for game in GAMES}
    image = sum(size for name, size in found.items() if name.startswith("image-")) / 1e6
    pyodide = sum(size for name, size in found.items() if name.startswith("pyodide-")) / 1e6
    whole = {"all_mb": sum(found.values()) / 1e6, "image_mb": image, "pyodide_mb": pyodide}
    return {name: round(size, 1) for name, size in {**whole, **named}.items()}


def starting(browser: Browser, clock: Clock, host: Host) -> dict[str, float]:
    """Until the rules run: the first visit of all, and a later one without a network."""
    guest = Guest(browser, host, size=PHONE, touch=True)
    page = guest.page

    def come() -> None:
        page.goto(guest.url)
        page.wait_for_function(READY)

    found = dict(zip(("first_start_s", "first_start_alone_s"), clock.started(come), strict=True))
    guest.keep()
    guest.lose()
    later = []
    for _ in range(3):
        page.goto("about:blank")
        clock.quiet()
        later.append(clock.started(come))
    guest.close()
    return {**found, "later_start_s": sorted(later)[1][0], "later_start_alone_s": sorted(later)[1][1]}


def answers(browser: Browser, clock: Clock, host: Host) -> dict[str, float]:
    """How soon an action (on average, with a look at whoever decides), and a strong bot, is answered in each game."""
    guest = Guest(browser, host)
    page = guest.come()
    found: dict[str, float] = {}
    workers = [next(built().glob(f"{name}-*.js")).name for name in ("room", "thinker")]
    page.evaluate(WORKERS, workers)
    clock.quiet()
    for game in GAMES:
        page.evaluate(SIT, [game, "me"])
        found[f"{game}_answer_ms"] = 1000 * clock.slow(lambda: page.evaluate(ACTS, ACTIONS)) / ACTIONS
        page.evaluate(SIT, [game, "strong"])
        found[f"{game}_strong_s"] = strong(page, clock)
    guest.close()
    return found


def strong(page: Page, clock: Clock) -> float:
    """The longest that a strong bot took for a choice, of some."""
    taken: list[float] = []
    for _ in range(10 * LATE):
        before = standing(page)
        if before[0] != "playing" or len(taken) >= CHOICES + LATE:
            break
        whole = clock.slow(lambda: (page.evaluate(ACT), standing(page)))
        chosen = standing(page)[2] - before[2] - 1  # entries that are not mine
        if chosen > 0:
            taken.append(whole / chosen)
    return max(taken[LATE:] or taken)


def measure(browser: Browser) -> tuple[dict[str, Any], list[str]]:
    """The figures, and which of them are worse than promised."""
    clock = Clock(browser)
    figures: dict[str, Any] = sizes(built())
    with hosted(built()) as host:
        figures |= {name: round(found, 2) for name, found in starting(browser, clock, host).items()}
    with hosted(built()) as host:
        figures |= {name: round(found, 2) for name, found in answers(browser, clock, host).items()}
    wanted = [("first_start_s", MOST_FIRST_S), ("later_start_s", MOST_LATER_S)]
    wanted += [(f"{game}_answer_ms", MOST_ANSWER_MS) for game in GAMES]
    wanted += [(f"{game}_strong_s", MOST_STRONG_S) for game in GAMES]
    return figures, [f"{name} is {figures[name]}, not {most} at most" for name, most in wanted if figures[name] > most]


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the figures as one line of JSON")
    args = parser.parse_args(given)
    with chromium() as browser:
        figures, problems = measure(browser)
    return report(f"the page without a server, on a core {SLOWER} times slower", figures, problems, args.json)


if __name__ == "__main__":
    sys.exit(main())

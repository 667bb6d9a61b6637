"""Looking at pages: positions worth looking at, what does not fit, what is too small, and what axe-core finds."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from fathom.core.record import Record
from fathom.core.registry import definition
from tests.web.browsing import GOLDEN, News, Visitor, choice_in, golden, stored

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

SWING = 0.75  # of a game: it is in full swing
TABS = ("own", "shared", "people", "log")
SMALLEST = 13  # pixels of a letter
LATER = 700  # milliseconds: then a tip or a preview would have appeared, and a question can be answered
TOUCH = 44  # pixels of what a finger is to hit

# Drawn twice: whatever a change has caused has been laid out then.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"
# What is wider than its place: the page, or any part of it that could be scrolled sideways.
WIDE = """(width) => {
  const name = (one) => `${one.tagName.toLowerCase()}.${one.getAttribute("class") ?? ""}`;
  const told = (one) => `${name(one)} ${one.scrollWidth} > ${one.clientWidth}`;
  const scrolls = (one) => ["auto", "scroll"].includes(getComputedStyle(one).overflowX) && !one.matches("textarea");
  const found = [];
  if (document.documentElement.scrollWidth > width) {
    const out = [...document.querySelectorAll("body *")].filter((one) => one.getBoundingClientRect().right > width + 1);
    found.push(`the page is ${document.documentElement.scrollWidth} wide: ${out.slice(0, 4).map(name).join(", ")}`);
  }
  for (const one of document.querySelectorAll("body *")) {
    if (one.scrollWidth > one.clientWidth + 1 && one.checkVisibility() && scrolls(one)) found.push(told(one));
  }
  return found;
}"""
# Text that is smaller than it may be. In a drawing it is as large as the drawing makes it.
SMALL = """(least) => {
  const found = new Map();
  const clipped = (one) => one.clientWidth <= 1 && getComputedStyle(one).overflow === "hidden";
  const unseen = (one) => one && (clipped(one) || unseen(one.parentElement));
  const look = (one, text) => {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || unseen(one)) return;
    const matrix = one instanceof SVGGraphicsElement ? one.getScreenCTM() : null;
    const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    const size = parseFloat(getComputedStyle(one).fontSize) * scale;
    if (size < least - 0.05) {
      const place = one.closest("[class]")?.getAttribute("class");
      const name = `${one.tagName.toLowerCase()} in .${place}: ${size.toFixed(1)} px`;
      if (!found.has(name)) found.set(name, `${name} "${text.trim().slice(0, 30)}"`);
    }
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (node.data.trim() && !one.closest("script, style, title, desc, option")) look(one, node.data);
  }
  for (const one of document.querySelectorAll("input, select, textarea")) look(one, one.value);
  return [...found.values()];
}"""
# What a finger could miss.
TINY = """([selector, least]) => [...document.querySelectorAll(selector)]
  .filter((one) => one.checkVisibility())
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < least - 0.5)
  .map(([one, box]) => `${(one.getAttribute("aria-label") ?? one.textContent).trim()}: ${box.width} x ${box.height}`)"""
# The table in words: headings, and the lines under them.
TEXT = """() => [...document.querySelectorAll("#text-view section")].map((one) => [
  one.querySelector("h3").textContent.trim(),
  [...one.querySelectorAll("li")].map((line) => line.textContent.trim()),
])"""
# Lighter findings are matters of taste; these keep somebody out. What is drawn on a piece of the table, such as the
# figures on a card, is not its name, and need not be part of it.
AUDIT = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"], elementRef: true });
  const found = [];
  for (const { id, impact, nodes } of violations) {
    const held = nodes.filter((node) => id !== "label-content-name-mismatch" || !node.element?.matches("[data-spot]"));
    if (!["serious", "critical"].includes(impact) || !held.length) continue;
    const why = (node) => [...node.any, ...node.all, ...node.none][0]?.message;
    const told = held.slice(0, 3).map((node) => `${node.html.slice(0, 200)} :: ${why(node)}`);
    found.push(`${id} (${impact}, ${held.length}): ${told.join(" | ")}`);
  }
  return found;
}"""


# Positions


def busy(visitor: Visitor, game: str) -> str:
    """The ID of a table in the middle of a game at which the visitor decides, with bots in the other seats."""
    return decision(visitor, stored(game), choice_in(stored(game), SWING), seat=0)


@cache
def phases(game: str) -> list[tuple[str, int, int]]:
    """Decisions of every kind: a stored game, the moment at which somebody has a choice in it, and the seat."""
    found: dict[str, tuple[str, int, int]] = {}
    for path in sorted(GOLDEN.glob(f"{game}-*.json")):
        if path.stem.endswith("-counts"):
            continue
        record = Record.from_json(path.read_text())
        if record.version != definition(game).version:
            continue
        state = record.replay(0)
        for at, move in enumerate(record.moves):
            seat = state.actor
            if seat is not None and len(state.legal()) > 1:
                found[state.view(seat)["phase"]] = (
                    path.stem,
                    at,
                    seat,
                )  # the latest of them: more has been played then
            state.apply(state.game.action(move.action), chance=list(move.outcomes))
    return list(found.values())


def decision(visitor: Visitor, name: str, at: int, seat: int) -> str:
    """The ID of a table at which the visitor decides at a moment of a stored game."""
    seats = ["greedy"] * int(golden(name)["options"]["players"])
    seats[seat] = "me"
    return visitor.golden(name, at, *seats)


def finished(visitor: Visitor, name: str) -> News:
    """The news of a stored game that was opened for study."""
    news: News = visitor.ask("POST", "/api/records", golden(name))
    return news


def drawn(page: Page) -> None:
    page.evaluate(DRAWN)


def later(page: Page) -> None:
    """When all is done that the page has put off: its timers run in order, however late, and this is the longest."""
    page.evaluate("(ms) => new Promise((done) => setTimeout(done, ms))", LATER)
    drawn(page)


def tab(page: Page, name: str) -> None:
    """Turn to a part of the table, where it does not fit on one screen."""
    button = page.locator("nav.tabs button").nth(TABS.index(name))
    if button.is_visible():
        button.click()
        drawn(page)


def moment(page: Page, at: int) -> None:
    """Look back at a moment that was not looked at yet in this language."""
    with page.expect_response(re.compile(rf"\?at={at}\b")):
        page.locator(".replay input").fill(str(at))
    drawn(page)


def shut(page: Page) -> None:
    """Close a dialog, and wait until keys are for the page again."""
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    drawn(page)


def speak(page: Page, lang: str) -> None:
    """Choose a language, and wait until it is spoken."""
    page.locator("header select").first.select_option(lang)
    page.wait_for_function("(lang) => document.documentElement.lang === lang", arg=lang)
    drawn(page)


# What is wrong


def wide(page: Page) -> list[str]:
    """What could be scrolled sideways."""
    size = page.viewport_size
    assert size is not None
    return list(page.evaluate(WIDE, size["width"]))


def small(page: Page) -> list[str]:
    """Text that is too small."""
    return list(page.evaluate(SMALL, SMALLEST))


def tiny(page: Page, selector: str) -> list[str]:
    """What is too small for a finger."""
    return list(page.evaluate(TINY, [selector, TOUCH]))


@cache
def _axe() -> str:
    return AXE.read_text()


def audit(page: Page) -> list[str]:
    """What keeps people out who cannot see well, or use other means than a mouse."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_axe())  # by the debugger: the policy of the page would not let a script in
    return list(page.evaluate(AUDIT))

"""Take the pictures of docs/pictures: home, every game's table, a hint, a review, a puzzle, an exercise and the study
board, in light and dark, on a desktop and on a phone; and the calibration. `python tools/pictures.py hint review` takes
just these.

They are taken from stored games, so that they change only if the page does.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))  # so that it can be run as a script

from playwright.sync_api import Browser
from tests.server.serving import Server
from tests.web.browsing import GAMES, Visitor, choice_in, chromium, golden, stored

import fathom
from fathom.bots import worlds
from fathom.study.plots import calibrated
from fathom.study.positions import encode
from fathom.study.puzzles import EXERCISES, puzzles

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
DESKTOP, PHONE = (1400, 900), (390, 844)
THEMES = ("light", "dark")
MIDDLE = 0.55  # of a game
HINT, HINT_AT = "abyss-3", 0.45  # the games that the teacher is shown with, and when
REVIEW = "octodice-3"
REVIEWED = 600_000  # milliseconds that a review may take


def take(browser: Browser, server: Server, game: str, size: tuple[int, int], theme: str) -> None:
    where = "phone" if size == PHONE else "desktop"
    visitor = Visitor(browser, server, size=size, theme=theme, touch=size == PHONE)
    if game == "home":
        visitor.go("/")
        visitor.page.locator("article, li").get_by_role("button").first.wait_for()
    elif game == "hint":
        visitor.sit(visitor.create("", "me", "greedy", "greedy", record=golden(HINT), at=choice_in(HINT, HINT_AT)))
        visitor.page.locator("#hint").click()
        visitor.page.locator('section.hint[aria-busy="false"]').wait_for()
    elif game == "review":
        visitor.sit(visitor.ask("POST", "/api/records", golden(REVIEW))["table"]["id"])
        visitor.page.locator("#review").click()
        visitor.page.locator(".review .graph").wait_for(timeout=REVIEWED)
    elif game == "puzzle":
        one = next(iter(puzzles("seastead").values()))
        visitor.go(f"/puzzles/{one.game}/{one.id}")
        visitor.page.locator("#prompt .choice").first.wait_for()
        visitor.page.locator("h1", has_text="Puzzle 1").wait_for(state="attached")
        visitor.page.get_by_role("button", name="Hint 1").locator("visible=true").click()
        visitor.page.locator(".hint").locator("visible=true").wait_for()
    elif game == "exercise":
        one = list(puzzles("abyss", EXERCISES).values())[1]
        visitor.go(f"/puzzles/{one.game}/{one.id}")
        visitor.page.locator("#prompt[data-ready=true] .choice").first.wait_for()
        visitor.page.locator(f"#prompt [data-action='{one.solutions[0]}']").click()
        visitor.page.locator(".verdict").wait_for()
    elif game == "study":
        state = next(iter(puzzles("otys").values())).state
        visitor.go(f"/study#{encode(state)}")
        for _ in range(2):  # two lines
            visitor.page.locator("#prompt .choice").first.click()
            visitor.page.locator("#prompt[data-ready=true] .choice").first.wait_for()
        visitor.page.keyboard.press("u")
        visitor.page.locator("#prompt[data-ready=true] .choice").nth(1).click()
        visitor.page.locator("#prompt[data-ready=true] .choice").first.wait_for()
        visitor.page.locator("#hint").click()
        visitor.page.locator('section.hint[aria-busy="false"]').wait_for()
    else:
        name = stored(game, most=3)
        record, at = golden(name), choice_in(name, MIDDLE)
        bots = ["greedy"] * (int(record["options"]["players"]) - 1)
        visitor.sit(visitor.create("", "me", *bots, record=record, at=at))
        visitor.page.locator("#prompt .choice").first.wait_for()
    visitor.page.wait_for_timeout(500)  # until everything has come to rest
    # Playwright itself knows only PNG, which takes four times the room.
    line = visitor.context.new_cdp_session(visitor.page)
    shot = line.send("Page.captureScreenshot", {"format": "webp", "quality": 88})
    path = PICTURES / f"{game}-{where}-{theme}.webp"
    path.write_bytes(base64.b64decode(shot["data"]))
    visitor.close()
    print(path.name, visitor.wrong() or "")


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    for name in (HINT, REVIEW):  # the server finds it, and the figures are those that people see
        worlds.prepare(fathom.load(golden(name)["game"], **golden(name)["options"]))
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), "--no-limits", compiles=True) as server,
        chromium() as browser,
    ):
        for game in sys.argv[1:] or ("home", *GAMES, "hint", "review", "puzzle", "exercise", "study", "calibration"):
            if game == "calibration":
                calibrated().savefig(PICTURES / "calibration.webp", dpi=80)
                continue
            for size in (DESKTOP, PHONE):
                for theme in THEMES:
                    take(browser, server, game, size, theme)


if __name__ == "__main__":
    main()

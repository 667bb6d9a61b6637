"""Playing at a table as a person does: with the mouse or a finger on what lights up, or with the keyboard alone."""

from __future__ import annotations

import itertools
import json
import random
import time
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import ElementHandle, Locator, Page, expect

from tests.web.browsing import PATIENCE, News, Visitor
from tests.web.looking import drawn

# What a click or a key may change in a decision. A preview changes none of it.
STANCE = """() => JSON.stringify([
  document.getElementById("main").dataset.state,
  [...document.querySelectorAll(".spot.chosen")].map((one) => one.dataset.spot),
  document.querySelector("#prompt .sure") !== null,
  document.querySelector(".bubble")?.textContent,
  document.querySelector(".refusal")?.textContent,
])"""
# Whether a state is on the screen, and whether the page takes an answer of mine there: a choice, or to a question.
READY = """([state, mine]) => document.getElementById("main")?.dataset.state === String(state) &&
  (document.querySelector("#prompt.mine :is(.choices, .sure)") !== null) === mine &&
  (!mine || document.getElementById("prompt").dataset.ready === "true")"""
ANSWERABLE = "#prompt[data-ready=true]"
SURE = "document.querySelector('#prompt .sure') !== null"
MOVED = "(state) => document.getElementById('main').dataset.state !== String(state)"
FOCUS = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const style = getComputedStyle(one), box = one.getBoundingClientRect();
  const inside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  const seen = one.matches(":focus-visible") && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  return {
    tag: one.tagName, text: (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().slice(0, 60),
    action: one.dataset.action ?? null, spot: one.matches(".spot.can") ? one.dataset.spot : null,
    piece: one.dataset.spot ?? null, sure: one.matches("#prompt .sure .primary"),
    over: one.matches(".over[role=status] .primary"),
    visible: seen && inside, why: `${style.outlineStyle} ${style.outlineWidth} ${inside ? "inside" : "outside"}`,
  };
}"""
# A point at which a click reaches a piece itself, and nothing that lies on it; null if there is none.
HIT = """(one) => {
  const shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
  for (const block of ["nearest", "center"]) {
    one.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
    const box = one.getBoundingClientRect();
    for (const down of shares) {
      for (const along of shares) {
        const [x, y] = [box.x + box.width * along, box.y + box.height * down];
        if (document.elementFromPoint(x, y)?.closest("[data-spot]") === one) return [x, y];
      }
    }
  }
  return null;
}"""
# What lies on it.
COVER = """(one) => {
  const box = one.getBoundingClientRect();
  const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return [box.toJSON(), over?.outerHTML.slice(0, 200), over?.parentElement?.className];
}"""
# What the buttons say about the choices: whether they end the turn, and whether they draw something.
SAID = """() => Object.fromEntries([...document.querySelectorAll("#prompt [data-action]")].map(
  (one) => [one.dataset.action, { ends: one.dataset.ends, draws: one.dataset.draws, words: one.innerText }]))"""
# The figures of all players, as they are on the screen: seat, icon, number.
FIGURES = """() => [...document.querySelectorAll("[data-figure]:not([data-figure^=own])")].map((one) => [
  ...one.dataset.figure.split(/-(.*)/).slice(0, 2), Number(/-?\\d+/.exec(one.textContent.replace(/^.*?:/, ""))?.[0]),
])"""
OVER = ".over[role=status]"  # the result
AWAY = (400, 20)  # where nothing is
MOST = 30  # clicks in one decision


class Player:
    """A person who plays at a table, and looks at every decision whether the page offers just what is legal, and at
    every action whether just that has happened which was announced."""

    def __init__(self, visitor: Visitor, id: str, seed: int = 1, touch: bool = False) -> None:
        self.visitor, self.id, self.touch = visitor, id, touch
        self.page: Page = visitor.page
        self.chance = random.Random(seed)
        self.ways: Counter[str] = Counter()  # how decisions were made
        self.asked: Counter[str] = Counter()  # which questions were answered on the way
        self.said: dict[str, Any] = {}  # what the buttons said

    def decision(self) -> News | None:
        """The news in which the person decides, once the page shows them; None at the end of the game."""
        end = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < end:
            # A click may stand for several actions, so what is true now may be past before the page shows it.
            news = self.visitor.news(self.id)
            over, mine = news["table"]["status"] != "playing", news["legal"] is not None
            if (over or mine) and self.page.evaluate(READY, [news["state"], mine]):
                return None if over else news
            self.page.wait_for_timeout(20)
        raise AssertionError(f"the page does not show that somebody decides: {news['table']}, {self.stance()}")

    def decide(self) -> News:
        """The news in which the person decides; the game must not be over."""
        news = self.decision()
        assert news is not None, "the game is over"
        return news

    def listed(self) -> list[str]:
        """The choices of the list, as far as it is open."""
        found = self.page.locator("#prompt [data-action]")
        return list(found.evaluate_all("(all) => all.map((one) => one.dataset.action)"))

    def check(self, news: News) -> None:
        """The list, which is opened if it is long, has every legal action once, and nothing else."""
        if self.page.locator("#prompt .sure").count():
            return  # there is a question in its place
        more = self.page.locator("#prompt .all")
        if more.count():
            more.tap() if self.touch else more.click()
        self.said = self.page.evaluate(SAID)
        offered, legal = self.listed(), [choice["text"] for choice in news["legal"]]
        assert sorted(offered) == sorted(legal), f"moment {news['moment']}: {offered}, legal: {legal}"

    def stance(self) -> str:
        return str(self.page.evaluate(STANCE))

    def changed(self, before: str, what: str) -> None:
        """Wait for something to come of a click or key; nothing may be refused."""
        try:
            self.page.wait_for_function(f"(before) => ({STANCE})() !== before", arg=before)
        except Exception as error:
            raise AssertionError(f"{what} lights up but does nothing: {before}") from error
        refused = self.page.locator(".refusal")
        assert not refused.count(), refused.all_inner_texts()

    def moved(self, news: News) -> None:
        """Wait until the game has gone on from here."""
        try:
            self.page.wait_for_function(MOVED, arg=news["state"])
        except Exception as error:
            how = f"{self.listed()}, {self.stance()}, {self.focus()}"
            raise AssertionError(f"the game does not go on: {how}") from error

    def went_on(self, news: News) -> bool:
        return bool(self.page.evaluate(MOVED, news["state"]))

    def spots(self) -> list[ElementHandle]:
        """What lights up on the board and is not chosen yet."""
        return [one for one in self.page.query_selector_all(".spot.can:not(.chosen)") if one.is_visible()]

    def play(self, action: str) -> None:
        """Play an action from the list, and wait until it is done."""
        news = self.decide()
        self.check(news)
        self.page.locator(f'#prompt [data-action="{action}"]').click()
        self.sure(news)

    def answerable(self) -> None:
        """Wait until a question can be answered."""
        self.page.locator(ANSWERABLE).wait_for()

    def sure(self, news: News) -> None:
        """After a choice: if there is a question whether it is meant, it is. Wait until it is done."""
        self.page.wait_for_function(f"(state) => ({MOVED})(state) || {SURE}", arg=news["state"])
        if not self.went_on(news):
            self.answerable()
            self.asked["end" if self.page.locator("#prompt .sure.stop").count() else "final"] += 1
            self.press_at(self.page.locator("#prompt .sure .primary"))
        self.moved(news)

    def press_at(self, button: Locator) -> None:
        button.tap() if self.touch else button.click()

    # The truth

    def told(self, before: News) -> None:
        """After an own action: it was one, the page shows the numbers that are so, and what was announced came true."""
        after = self.visitor.news(self.id, since=before["number"])
        entries = [one for one in after["entries"] if one["kind"] in ("action", "undo")]
        mine = [one for one in entries if one["seat"] == before["seat"]]
        first = before["view"]["phase"], [one.get("action") for one in mine]
        assert mine, f"the game has gone on without an action of mine: {first}"
        rearranged = any(one["kind"] == "undo" for one in mine) or before["view"]["phase"] == "paying"
        later = itertools.dropwhile(lambda one: one["seat"] != before["seat"], entries)  # others may choose meanwhile
        own = list(itertools.takewhile(lambda one: one["seat"] == before["seat"], later))
        assert rearranged or len(own) == 1, f"one input, several actions: {first}"
        said = self.said.get(str(mine[0].get("action")))
        if said is None or rearranged or len(entries) != 1 or after["legal"] is None:
            return
        # It is my turn again, and nobody else had a say: what was drawn stands, and the rest can be taken back.
        if said["draws"] is not None:
            assert after["undo"] or said["draws"] == "true" or said["ends"] != "false", (
                f"not announced: {first}, {said}"
            )
            assert not after["undo"] or said["draws"] == "false", f"announced in vain: {first}, {said}"

    def figures(self) -> None:
        """The points on the screen are those of the view, in the state that the server has."""
        news = self.visitor.news(self.id)
        if not self.page.evaluate(READY, [news["state"], news["legal"] is not None]):
            return  # somebody has just done something
        shown = self.page.evaluate(FIGURES)
        for seat, player in enumerate(news["view"]["players"]):
            points = next(row[-1] for row in shown if row[0] == str(seat))
            assert points == player["score"], f"seat {seat} is shown with {points}: {player['score']}"

    def same_elsewhere(self) -> None:
        """A page that is opened now shows the same figures and the same table."""
        news = self.decide()
        other = self.visitor.context.new_page()
        try:
            other.goto(self.page.url)
            other.wait_for_function(READY, arg=[news["state"], True])
            assert other.evaluate(FIGURES) == self.page.evaluate(FIGURES)
            for part in ("section.own", "section.shared"):
                if self.page.locator(part).count():
                    assert other.locator(part).first.text_content() == self.page.locator(part).first.text_content()
        finally:
            other.close()

    # With the mouse

    def at_rest(self) -> None:
        """Take the mouse off the table, so that nothing but the table as it is can be seen."""
        if not self.touch:
            self.page.mouse.move(*AWAY)
        self.page.wait_for_function(
            "() => document.querySelector('main.preview') === null || document.querySelector('#prompt .sure') !== null"
        )

    def hit(self, spot: ElementHandle) -> None:
        """Click a piece of the table where nothing lies on it."""
        end = time.monotonic() + PATIENCE / 1000
        # The page may still be scrolling, or turning to another part.
        at, before = spot.evaluate(HIT), None
        while at is None or at != before:
            if time.monotonic() > end:
                name, over = spot.get_attribute("data-spot"), spot.evaluate(COVER)
                raise AssertionError(f"{name} lights up, but something lies on it: {over}")
            drawn(self.page)
            at, before = spot.evaluate(HIT), at
        if self.touch:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)

    def point(self, news: News, board: float = 0.8) -> None:
        """Make one decision with the mouse or a finger: mostly on the board, else from the list."""
        direct = self.chance.random() < board
        for _ in range(MOST):
            self.answerable()
            self.at_rest()
            if self.page.locator("#prompt .sure").count():
                self.sure(news)
                self.ways["board"] += 1
                return
            spots = self.spots() if direct else []
            if self.touch:  # on a small screen the prompt may lie on a piece: then the list is at hand
                spots = [one for one in spots if one.evaluate(HIT) is not None]
            if not spots:  # or what is left differs in something that is not on the board
                self.press_at(self.page.locator("#prompt [data-action]").nth(self.chance.randrange(len(self.listed()))))
                self.sure(news)
                self.ways["list"] += 1
                return
            spot = self.chance.choice(spots)
            before, name = self.stance(), str(spot.get_attribute("data-spot"))
            self.hit(spot)
            self.changed(before, name)
            if self.went_on(news):
                self.ways["board"] += 1
                return
        raise AssertionError(f"no end of choosing: {self.stance()}")

    # With the keyboard

    def focus(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.page.evaluate(FOCUS)
        return found

    def press(self, key: str) -> dict[str, Any] | None:
        """Press a key; whatever has the focus then must be seen to have it."""
        self.page.keyboard.press(key)
        at = self.focus()
        assert at is None or at["visible"], f"the focus cannot be seen after {key}: {at}"
        return at

    def tab_to(self, wanted: str, value: object = True, most: int = 200) -> None:
        """Tab until something has the focus: an action, a spot, a button."""
        for _ in range(most):
            at = self.press("Tab")
            if at is not None and at[wanted] == value:
                return
        raise AssertionError(f"{wanted} {value} cannot be reached by Tab")

    def type(self, news: News) -> None:
        """Make one decision with the keyboard: by a digit, from the list, or on the board."""
        way = self.chance.choice(["digit", "digit", "list", "board"])
        if self.page.locator("#prompt .sure").count():
            way = "board"
        if way == "digit":
            shown = self.page.locator("#prompt [data-digit]").evaluate_all(
                "(all) => all.map((one) => one.dataset.digit)"
            )
            digit = self.chance.choice(shown)
            self.page.keyboard.press(digit)
            self._meant(news)
        elif way == "board" and self.page.locator("#prompt .sure, .spot.can").count():
            self._on_board(news)
        else:
            way = "list"
            self._from_list(news)
        self.moved(news)
        self.ways[way] += 1

    def _meant(self, news: News) -> None:
        """If there is a question whether it is meant, it has the focus, and it is."""
        self.page.wait_for_function(f"(state) => ({MOVED})(state) || {SURE}", arg=news["state"])
        if self.went_on(news):
            return
        self.answerable()
        at = self.focus()
        assert at is not None, "the question has no focus"
        assert at["sure"], f"the question has no focus: {at}"
        self.page.keyboard.press("Enter")

    def _from_list(self, news: News) -> None:
        self.press("p")  # leads to the prompt
        self.tab_to("action", self.chance.choice(self.listed()))
        self.page.keyboard.press(self.chance.choice(["Enter", "Space"]))
        self._meant(news)

    def _on_board(self, news: News) -> None:
        for _ in range(MOST):
            self.answerable()
            if self.page.locator("#prompt .sure").count():
                self._meant(news)
                return
            spots = self.spots()
            if not spots:
                self._from_list(news)
                return
            before, name = self.stance(), str(self.chance.choice(spots).get_attribute("data-spot"))
            self.tab_to("spot", name)
            self.page.keyboard.press(self.chance.choice(["Enter", "Space"]))
            self.changed(before, name)
            if self.went_on(news):
                return
        raise AssertionError(f"no end of choosing: {self.stance()}")


def touch(page: Page, one: Locator, until: str) -> None:
    """Put a finger on something until something else is there."""
    box = one.bounding_box()
    assert box is not None
    wire = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.locator(until).first.wait_for()
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    wire.detach()


# The end of a game


def ranking(page: Page) -> list[tuple[str, int]]:
    """Who stands in the result panel, in order, with how many points."""
    panel = page.locator(OVER)
    panel.wait_for()
    names = panel.locator("thead th").all_inner_texts()[1:]
    points = panel.locator("tr.sum td").all_inner_texts()
    return [(" ".join(name.split()), int(sum)) for name, sum in zip(names, points, strict=True)]


def check_result(player: Player) -> News:
    """The result panel says what the server says: places, names and points. Returns the news."""
    news = player.visitor.news(player.id)
    result = news["table"]["result"]
    order = sorted(range(len(result["ranks"])), key=lambda seat: result["ranks"][seat])
    shown = ranking(player.page)
    assert [points for _, points in shown] == [result["scores"][seat] for seat in order]
    assert [int(name.split(".")[0]) for name, _ in shown] == [result["ranks"][seat] + 1 for seat in order]
    mine = next(i for i, seat in enumerate(order) if news["table"]["seats"][seat]["mine"])
    assert str(player.visitor.name) in shown[mine][0]
    return news


def check_record(player: Player) -> None:
    """What is saved is the record of the game."""
    with player.page.expect_download() as waiting:
        player.page.locator(f"{OVER} .tools button").nth(1).click()
    assert waiting.value.suggested_filename.startswith("fathom-")
    saved = json.loads(Path(waiting.value.path()).read_text())
    assert saved == player.visitor.ask("GET", f"/api/tables/{player.id}/record")


def check_rematch(player: Player, news: News, key: str | None = None) -> None:
    """Another game of the same kind, by a click or by a key."""
    again = player.page.locator(f"{OVER} .primary")
    if key is None:
        again.click()
    else:
        player.tab_to("over")
        player.page.keyboard.press(key)
    player.page.wait_for_url(lambda url: player.id not in url)
    expect(player.page.locator("#prompt")).to_be_visible(timeout=PATIENCE)
    table = player.visitor.news(player.page.url.rpartition("/")[2])["table"]
    assert (table["game"], table["options"]) == (news["table"]["game"], news["table"]["options"])
    assert table["status"] == "playing"

"""Seeing the others play: whose board it is, what happens on it, how everybody stands, and the end."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from fathom.core.record import Record
from tests.web.browsing import DESKTOP, GAMES, GOLDEN, PATIENCE, PHONE, News, Visitor, golden, stored
from tests.web.conftest import Visit
from tests.web.looking import busy, drawn, finished, phases
from tests.web.playing import OVER, Player, check_result, ranking

WIDE, LARGE = (1900, 1000), (1400, 900)
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
PLATE = ".own-pane .plate strong"
LONG = "Maximiliane von Hohenfels"

# Every board that was shown, with the words beside it.
WATCH = """() => {
  window.shown = [];
  const look = () => {
    const name = document.querySelector(".own-pane .plate strong")?.textContent;
    const told = document.querySelector(".came")?.textContent ?? "";
    const before = window.shown.at(-1);
    if (!before || before[0] !== name || before[1] !== told) window.shown.push([name, told]);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def _two(visit: Visit, **kept: str) -> tuple[Visitor, Visitor, str]:
    """Ada decides, Bo looks on."""
    ada, bo = visit(), visit(name="Bo", **kept)
    id = ada.golden("otys-2", 0, "me", "open")
    bo.ask("POST", f"/api/tables/{id}/join", {"name": "Bo"})
    for visitor in (ada, bo):
        visitor.sit(id)
    return ada, bo, id


def _over_turn(player: Player) -> None:
    """Play on until the turn is over and it is the person's turn again."""
    news = player.decide()
    round = news["view"]["round"]
    for _ in range(60):
        player.point(news, board=0)
        news = player.decide()
        if news["view"]["round"] > round and news["view"]["current"] == news["seat"]:
            return
    raise AssertionError("the turn does not end")


# Whose board


def test_the_board_of_whoever_acts_is_shown(visit: Visit) -> None:
    """Finding 9."""
    _, bo, _ = _two(visit)
    expect(bo.page.locator(PLATE)).to_have_text("Ada")  # who decides, although it is Bo who looks
    expect(bo.page.locator("section.own")).to_have_attribute("aria-label", "Board of Ada")
    bo.page.get_by_role("button", name="Back to my own").click()
    expect(bo.page.locator(PLATE)).to_have_text("Bo")


def test_whoever_wants_to_sees_their_own_board_all_the_time(visit: Visit) -> None:
    ada, bo, id = _two(visit, follow="off")
    expect(bo.page.locator(PLATE)).to_have_text("Bo")
    Player(ada, id).play("key 4")
    bo.page.wait_for_function("() => document.querySelector('.replay .count').textContent === '1/1'")
    expect(bo.page.locator(PLATE)).to_have_text("Bo")
    bo.page.locator("header button").last.click()
    bo.page.get_by_label("Show the board of whoever acts").check()
    bo.page.keyboard.press("Escape")
    expect(bo.page.locator(PLATE)).to_have_text("Ada")


def test_what_was_opened_by_hand_stays_until_one_decides(visit: Visit) -> None:
    ada, bo, id = _two(visit)
    look = bo.page.locator("aside .look")
    look.first.click()  # one's own
    expect(bo.page.locator(PLATE)).to_have_text("Bo")
    Player(ada, id).play("key 4")
    bo.page.wait_for_function("() => document.querySelector('.replay .count').textContent === '1/1'")
    expect(bo.page.locator(PLATE)).to_have_text("Bo")
    ada.page.locator("aside .look").nth(1).click()
    expect(ada.page.locator(PLATE)).to_have_text("Bo")  # also while one decides
    Player(ada, id).play("go")
    expect(ada.page.locator(PLATE)).to_have_text("Ada")


@EVERY_GAME
def test_on_a_wide_screen_all_boards_lie_together_with_their_names(visit: Visit, game: str) -> None:
    ada = visit(size=WIDE)
    page = ada.sit(busy(ada, game))
    names = page.locator(".people .name b").all_inner_texts()
    assert page.locator(".plate strong").all_inner_texts() == names[: len(ada.news(_id(page))["table"]["seats"])]
    expect(page.locator("section.other")).to_have_count(len(page.locator(".plate").all()) - 1)
    page.locator("aside .look").last.click()
    expect(page.locator(".looked .plate strong")).to_be_in_viewport()
    assert not page.evaluate("() => document.documentElement.scrollWidth > innerWidth")


def _id(page: Page) -> str:
    return page.url.rpartition("/")[2].partition("?")[0]


def test_spectators_have_no_board_to_go_back_to(visit: Visit) -> None:
    ada, cid = visit(), visit(name="Cid")
    id = ada.golden("otys-2", 0, "greedy", "me")
    ada.sit(id)
    Player(ada, id).decide()
    page = cid.sit(id)
    expect(page.locator(PLATE)).to_have_text("Ada")  # who sits second
    page.locator("aside .look").nth(1).click()
    expect(page.locator(PLATE)).to_have_text("Ada")
    expect(page.locator(".plate button")).to_have_count(0)


# What others do


def test_the_turn_of_a_bot_is_shown_on_its_board_with_words(visit: Visit) -> None:
    """Finding 9."""
    ada = visit(speed="fast")
    id = ada.golden("otys-2", 0, "me", "greedy")
    page = ada.sit(id)
    page.evaluate(WATCH)
    _over_turn(Player(ada, id))
    expect(page.locator(PLATE)).to_have_text("Ada", timeout=PATIENCE)  # back at the own board
    shown = page.evaluate("() => window.shown")
    assert [told for name, told in shown if name == "Bot 2" and "Bot 2" in told], shown
    assert shown[-1] == ["Ada", ""]


def test_a_finished_turn_is_one_line_of_the_log_and_opens(visit: Visit) -> None:
    """Finding 9."""
    ada = visit()
    id = ada.golden("otys-2", 0, "me", "greedy")
    page = ada.sit(id)
    _over_turn(Player(ada, id))
    folded = page.locator("aside details:not([open])").filter(has_text="Bot 2:").first
    line = folded.locator("summary").inner_text()
    assert re.search(r"Bot 2:\s*plays key", line), line
    steps = folded.locator("a.line")
    assert steps.count() > 1
    expect(steps.first).to_be_hidden()
    folded.locator("summary").click()
    expect(page.locator("aside a.line").filter(has_text="Bot 2").first).to_be_visible()


def test_what_was_taken_back_is_struck_through(visit: Visit) -> None:
    ada = visit()
    id = ada.golden("otys-2", 0, "me", "greedy")
    page = ada.sit(id)
    player = Player(ada, id)
    player.play("key 4")
    player.decide()
    page.get_by_role("button", name="Undo").first.click()
    gone = page.locator("aside .undone .said")
    expect(gone).to_contain_text("plays key 4")
    assert gone.evaluate("(one) => getComputedStyle(one).textDecorationLine") == "line-through"
    words = " ".join(page.locator("aside .turns").inner_text().split())
    assert "Ada takes" in words, words


def test_the_last_round_is_announced_in_sight(visit: Visit) -> None:
    """Finding 15."""
    name = "otys-2"
    record = Record.from_json((GOLDEN / f"{name}.json").read_text())
    at = next(at for at in range(len(record.moves)) if record.replay(at).view(None)["ending"])
    state = record.replay(at)
    ada = visit()
    seats = ["greedy", "greedy"]
    assert state.actor is not None
    seats[state.actor] = "me"
    page = ada.sit(ada.golden(name, at, *seats))
    expect(page.locator("main .finale")).to_be_visible()


# Looking back


@pytest.mark.parametrize("size", [LARGE, DESKTOP])
def test_log_and_replay_go_together(visit: Visit, size: tuple[int, int]) -> None:
    ada = visit(size=size)
    page = ada.sit(finished(ada, "otys-2")["table"]["id"])
    page.locator(OVER).wait_for()
    first = page.get_by_role("button", name="First moment")
    box = first.bounding_box()
    assert box is not None
    hit = "([x, y]) => document.elementFromPoint(x, y).closest('button')?.getAttribute('aria-label')"
    assert page.evaluate(hit, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]) == "First moment"
    first.click()
    for at in (30, 5, 60):
        page.locator(".replay input").fill(str(at))
        expect(page.locator(f'aside li.on a[href="?at={at}"]').first).to_be_in_viewport()
    line = page.locator("aside .past a.line").last
    moment = str(line.get_attribute("href")).rpartition("=")[2]
    line.click()
    expect(page.locator(".replay .count")).to_have_text(re.compile(rf"^{moment}/"))
    told, bar = page.locator(".came").bounding_box(), page.locator("#prompt").bounding_box()
    assert told is not None
    assert bar is not None
    assert told["y"] + told["height"] <= bar["y"], "words lie over the bar"


# How everybody stands


def _ahead(game: str) -> tuple[str, int, int] | None:
    """A decision at which somebody's points would be others if the game ended now."""
    for name, at, seat in phases(game):
        players = Record.from_json((GOLDEN / f"{name}.json").read_text()).replay(at).view(seat)["players"]
        if any(one.get("final", one["score"]) != one["score"] for one in players):
            return name, at, seat
    return None


@pytest.mark.parametrize("game", ["abyss", "octodice"])
def test_points_now_and_if_it_ended_now(visit: Visit, game: str) -> None:
    """Finding 6."""
    found = _ahead(game)
    assert found is not None
    name, at, seat = found
    ada = visit(text="off")
    seats = ["greedy"] * int(golden(name)["options"]["players"])
    seats[seat] = "me"
    id = ada.golden(name, at, *seats)
    page = ada.sit(id)
    for number, one in enumerate(ada.news(id)["view"]["players"]):
        line = page.locator(f'[data-then="{number}"]')
        if one["final"] == one["score"]:
            expect(line).to_have_count(0)
        else:
            expect(line).to_have_text(f"{one['score']} points now, {one['final']} if it ended now")
    page.keyboard.press("t")
    expect(page.locator("#text-view")).to_contain_text("if it ended now")


@EVERY_GAME
def test_a_phone_shows_everybodys_points_in_every_part(visit: Visit, game: str) -> None:
    ada = visit(size=PHONE, touch=True)
    id = busy(ada, game)
    page = ada.sit(id)
    for tab in page.locator("nav.tabs button").all():
        tab.click()
        for number, one in enumerate(ada.news(id)["view"]["players"]):
            points = page.locator(f'.strip [data-points="{number}"]')
            expect(points).to_be_in_viewport()
            assert re.findall(r"-?\d+", points.inner_text())[0] == str(one["score"])


def test_names_are_as_long_as_the_line_of_a_phone_allows(visit: Visit) -> None:
    ada = visit(name=LONG, size=PHONE, touch=True)
    page = ada.sit(ada.create("otys", "me", "greedy"))
    name = page.locator(".strip .name").filter(has_text=LONG)
    expect(name).to_have_attribute("title", LONG)
    assert name.evaluate("(one) => one.clientWidth") > 0.3 * PHONE[0]


def test_the_boss_is_among_the_players_and_in_the_result(visit: Visit) -> None:
    """Finding 11."""
    ada = visit()
    id = ada.create("seastead", "me")
    page = ada.sit(id)
    boss = ada.news(id)["view"]["boss"]
    shown = page.locator(".people li.extra")
    expect(shown).to_have_count(1)
    expect(shown.locator(".figures li").first).to_contain_text(str(boss["score"]))
    done = finished(ada, "seastead-solo")
    page = ada.sit(done["table"]["id"])
    expect(page.locator(f"{OVER} .extra")).to_contain_text(str(done["view"]["boss"]["score"]))


# What fits


@EVERY_GAME
@pytest.mark.parametrize("size", [LARGE, DESKTOP])
def test_the_page_itself_has_nothing_to_scroll(visit: Visit, game: str, size: tuple[int, int]) -> None:
    """Finding 11, and the page's own scrollbar of a pixel."""
    ada = visit(name=LONG, size=size)
    page = ada.sit(busy(ada, game))
    drawn(page)
    assert page.evaluate("() => document.documentElement.scrollHeight - innerHeight") == 0
    for name in page.locator(".people .name b, .plate strong").all():
        assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1 || !one.clientWidth"), name.inner_text()
    lines = "(all) => all.map((one) => new Set([...one.children].map((li) => Math.round(li.offsetTop))).size)"
    assert set(page.locator(".people .figures").evaluate_all(lines)) == {1}, "figures of a player wrap"


def test_each_turn_begins_at_the_top_of_the_table(visit: Visit) -> None:
    """Finding 11."""
    ada = visit(size=DESKTOP)
    id = ada.golden("otys-2", 0, "me", "greedy")
    page = ada.sit(id)
    player = Player(ada, id)
    player.decide()
    pane = page.locator(".shared-pane")
    pane.evaluate("(one) => one.scrollTo(0, one.scrollHeight)")
    assert pane.evaluate("(one) => one.scrollTop") > 0, "there is nothing to scroll"
    _over_turn(player)
    page.wait_for_function("() => document.querySelector('.shared-pane').scrollTop === 0")


def test_pieces_do_not_fly_over_the_head_of_the_page(visit: Visit) -> None:
    """Finding 11."""
    ada = visit(moving=True)
    id = ada.golden("seastead-solo", 22, "me")
    page = ada.sit(id)
    player = Player(ada, id)
    page.evaluate(
        """() => {
          window.skies = [];
          new MutationObserver((all) => {
            for (const one of all.flatMap((each) => [...each.addedNodes])) {
              if (one.nodeType === 1 && one.style.position === "fixed") {
                const style = getComputedStyle(one);
                window.skies.push([one.getBoundingClientRect().top, style.overflow]);
              }
            }
          }).observe(document.body, { childList: true });
        }"""
    )
    player.play("slot 1")  # a dock goes from the middle to its harbour
    player.decide()
    flown = page.evaluate("() => window.skies")
    head = page.locator("main").evaluate("(one) => one.getBoundingClientRect().top")
    assert flown, "nothing has flown"
    assert all(top >= head and overflow == "hidden" for top, overflow in flown), flown


# The end


def _last(ada: Visitor, name: str) -> tuple[str, str]:
    """A table just before its end, at which Ada decides, and the action that ends it."""
    record = Record.from_json((GOLDEN / f"{name}.json").read_text())
    at = len(record.moves) - 1
    state = record.replay(at)
    assert state.actor is not None
    seats = ["greedy"] * state.game.seats
    seats[state.actor] = "me"
    return ada.golden(name, at, *seats), record.moves[at].action


@pytest.mark.parametrize("name", [stored(game, most=2) for game in GAMES])
def test_the_points_are_counted_up_and_the_counting_can_be_skipped(visit: Visit, name: str) -> None:
    """Finding 15."""
    ada = visit(moving=True)
    id, action = _last(ada, name)
    page = ada.sit(id)
    player = Player(ada, id)
    page.evaluate(
        """() => {
          window.sums = [];
          new MutationObserver(() => {
            const sums = [...document.querySelectorAll(".over tr.sum td")].map((one) => Number(one.textContent));
            if (sums.length) window.sums.push(sums.reduce((a, b) => a + b, 0));
          }).observe(document.body, { childList: true, subtree: true, characterData: true });
        }"""
    )
    player.play(action)
    page.get_by_role("button", name="See the table").wait_for()  # it comes to an end by itself
    check_result(player)
    sums = page.evaluate("() => window.sums")
    assert sums[0] != sums[-1], "it was not counted up"
    again = visit(moving=True)
    id, action = _last(again, name)
    page = again.sit(id)
    player = Player(again, id)
    player.play(action)
    page.get_by_role("button", name="Skip the counting").click()
    check_result(player)


def _played(ada: Visitor, **options: object) -> News:
    """A short game that Ada has played to its end without the page."""
    id = ada.create("otys", "me", "greedy", options={"round_cap": 1, **options})
    for _ in range(2000):
        news = ada.news(id)
        if news["table"]["status"] == "over":
            return news
        if news["legal"]:
            said = {"state": news["state"], "action": news["legal"][0]["id"]}
            ada.ask("POST", f"/api/tables/{id}/act", said)
    raise AssertionError("the game does not end")


def test_the_end_is_told_to_the_person_at_the_screen(visit: Visit) -> None:
    """Finding 15."""
    ada, guest = visit(), visit(name="Cid")
    news = _played(ada)
    id, ranks = news["table"]["id"], news["table"]["result"]["ranks"]
    page, other = ada.sit(id), guest.sit(id)
    heading = page.locator(f"{OVER} h2").inner_text()
    elsewhere = other.locator(f"{OVER} h2").inner_text()
    if ranks == [0, 0]:
        assert heading.startswith("You share the victory")
        assert elsewhere.startswith("Shared victory")
    else:
        assert heading == ("You have won" if ranks[0] == 0 else "Bot 2 has won")
        assert elsewhere == ("Ada has won" if ranks[0] == 0 else "Bot 2 has won")
    expect(page.locator(OVER)).to_contain_text("Time played: 1 min")
    page.get_by_role("button", name="Look back").click()
    expect(page.locator(".replay .count")).to_have_text(re.compile("^0/"))


def test_personal_bests_are_kept_in_the_browser(visit: Visit) -> None:
    """Finding 15."""
    ada = visit()
    news = _played(ada)
    points = news["table"]["result"]["scores"][0]
    page = ada.sit(news["table"]["id"])
    expect(page.locator(OVER)).to_contain_text(f"Your first result here: {points}")
    keep = "(best) => localStorage.setItem('fathom:best:otys:2', JSON.stringify(best))"
    page.evaluate(keep, {"points": points - 1, "table": "another", "before": None})
    page.reload()
    expect(page.locator(OVER)).to_contain_text(f"New personal best: {points} (before: {points - 1})")
    page.reload()  # still the same game
    expect(page.locator(OVER)).to_contain_text(f"New personal best: {points} (before: {points - 1})")
    page.evaluate(keep, {"points": points + 5, "table": "another", "before": None})
    page.reload()
    expect(page.locator(OVER)).to_contain_text(f"Your best: {points + 5}")
    study = ada.sit(finished(ada, "otys-2")["table"]["id"])  # somebody else's game
    expect(study.locator(".facts")).not_to_contain_text("best")


def test_what_came_of_games_against_each_opponent_is_kept(visit: Visit) -> None:
    """Finding 15."""
    ada = visit()
    news = _played(ada)
    first = news["table"]["result"]["ranks"]
    won, lost = int(first[0] < first[1]), int(first[0] > first[1])
    page = ada.sit(news["table"]["id"])
    told = f"Against Greedy: {won} won, {lost} lost"
    expect(page.locator(OVER)).to_contain_text(told)
    page.reload()  # still the same game
    expect(page.locator(OVER)).to_contain_text(told)


@EVERY_GAME
def test_the_chart_has_the_points_of_every_turn_also_as_a_table(visit: Visit, game: str) -> None:
    """Finding 15."""
    ada = visit()
    id = finished(ada, stored(game, most=3))["table"]["id"]
    course = ada.ask("GET", f"/api/tables/{id}/course")["turns"]
    page = ada.sit(id)
    lines = page.locator(f"{OVER} svg path.line")
    expect(lines).to_have_count(len(course[0]["scores"]))
    assert str(lines.first.get_attribute("d")).count("L") == len(course) - 1
    assert page.locator(f"{OVER} figure svg[role=img]").get_attribute("aria-label")
    page.get_by_text("The same as a table").click()
    rows = page.locator(f"{OVER} figure tr")
    assert rows.last.locator("td").all_inner_texts() == [str(points) for points in course[-1]["scores"]]
    assert [points for _, points in ranking(page)] == sorted(course[-1]["scores"], reverse=True)
    rows.nth(2).get_by_role("link").click()
    expect(page.locator(".replay .count")).to_have_text(re.compile(f"^{course[1]['moment']}/"))


def test_the_page_says_nothing_of_a_running_games_course(visit: Visit) -> None:
    ada = visit()
    id = ada.create("abyss", "me", "greedy")
    answer = ada.context.request.get(f"{ada.url}/api/tables/{id}/course")
    assert json.loads(answer.text())["error"]["code"] == "not-finished"

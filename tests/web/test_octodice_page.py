"""The table of Octo Dice: what a decision needs is in sight, gestures are the natural ones, nothing rushes past."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from fathom.core.record import Record
from tests.web.browsing import GOLDEN, PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.playing import ANSWERABLE, HIT, Player

KEEP, MAIN, EXTRA, SCORING = 66, 68, 31, 26  # moments of the stored game in which the first seat decides
DICE = ["W1", "W2", "W3", "B1", "B2", "B3"]
LAPTOPS = [(1400, 900), (1366, 768)]
# Which pieces are not wholly in sight: beyond their pane, or under the prompt.
HIDDEN = """(spots) => spots.filter((name) => {
  const one = document.querySelector(`[data-spot="${name}"]`);
  if (!one?.checkVisibility()) return true;
  const [at, pane] = [one.getBoundingClientRect(), one.closest(".pane").getBoundingClientRect()];
  const bar = document.getElementById("prompt").getBoundingClientRect();
  const below = at.left < bar.right && at.right > bar.left ? Math.min(pane.bottom, bar.top) : pane.bottom;
  return at.top < pane.top - 4 || at.bottom > below + 4 || at.bottom > innerHeight;
})"""

# Click on the last choice of a question in place, until it is answered.
PASS = """() => {
  const all = document.querySelectorAll("section[aria-labelledby=aside-title] .choice");
  all[all.length - 1]?.click();
  return !all.length;
}"""


def at(visit: Visit, moment: int, **wishes: object) -> Player:
    """Somebody who decides as the first of three."""
    ada: Visitor = visit(**wishes)
    id = ada.golden("octodice-3", moment, "me", "greedy", "greedy")
    ada.sit(id)
    player = Player(ada, id)
    player.decide()
    return player


def click(page: Page, spot: str) -> None:
    page.locator(ANSWERABLE).wait_for()
    where = page.locator(f'[data-spot="{spot}"]').first.evaluate(HIT)
    assert where is not None, spot
    page.mouse.click(*where)


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize("size", LAPTOPS, ids=str)
@pytest.mark.parametrize("moment", [KEEP, MAIN, EXTRA])
def test_dice_and_all_lab_tiles_are_in_sight(visit: Visit, size: tuple[int, int], moment: int, lang: str) -> None:
    page = at(visit, moment, size=size, lang=lang).page
    tiles = [f"tile:{level}:{column}" for level in range(3) for column in (1, 2, 3)]
    rows = [f"research:{step}" for step in range(5)] + ["crystal", "submarine:red", "bot:white"]
    assert page.evaluate(HIDDEN, [*(f"die:{die}" for die in DICE), *tiles, *rows]) == []


def test_dice_are_in_sight_on_a_phone(visit: Visit) -> None:
    page = at(visit, KEEP, size=PHONE, touch=True).page
    assert page.evaluate(HIDDEN, [f"die:{die}" for die in DICE]) == []


def test_two_dice_are_kept_by_two_clicks_and_the_button_rolls_the_others(visit: Visit) -> None:
    player = at(visit, KEEP)
    page, news = player.page, player.decide()
    click(page, "die:W1")
    expect(page.locator('[data-spot="die:W1"].chosen')).to_be_visible()
    click(page, "die:B2")
    expect(page.locator("#prompt .sure .primary")).to_contain_text("Roll the other four")
    page.locator(ANSWERABLE).wait_for()
    page.locator("#prompt .sure .primary").click()
    player.moved(news)
    again = player.decide()
    assert again["view"]["phase"] == "keep-again"
    assert {die["die"] for die in again["view"]["dice"] if die["aside"]} == {"W1", "B2"}
    free = [die["die"] for die in again["view"]["dice"] if not die["aside"]]
    click(page, f"die:{free[0]}")
    click(page, f"die:{free[1]}")
    expect(page.locator("#prompt .sure .primary")).to_contain_text("Roll the last two")


@pytest.mark.parametrize("black", ["B1", "B3"])
def test_any_of_equal_dice_will_do(visit: Visit, black: str) -> None:
    """Two black dice show the same: a lab is built with either of them."""
    player = at(visit, MAIN)
    page, news = player.page, player.decide()
    shown = {die["die"]: (die.get("symbol"), die.get("colour"), die.get("digit")) for die in news["view"]["dice"]}
    assert shown["B1"] == shown["B3"] == (None, "green", 0)
    for spot in (f"die:{black}", "die:W2", "tile:0:1"):
        click(page, spot)
    player.moved(news)
    assert player.decide()["view"]["players"][0]["markers"][0] == 0


def test_a_die_is_dragged_onto_another(visit: Visit) -> None:
    player = at(visit, MAIN)
    page, news = player.page, player.decide()
    white, black = (page.locator(f'[data-spot="die:{die}"]').first.evaluate(HIT) for die in ("W3", "B1"))
    page.mouse.move(*white)
    page.mouse.down()
    page.mouse.move(*[(a + b) / 2 for a, b in zip(white, black, strict=True)], steps=4)
    page.mouse.move(*black, steps=4)
    page.mouse.up()
    player.moved(news)
    assert player.decide()["view"]["players"][0]["sheet"]["submarines"]["green"] is True


def test_choices_are_said_with_verbs_in_groups_and_ending_the_turn_is_last(visit: Visit) -> None:
    player = at(visit, MAIN)
    player.check(player.decide())
    buttons = player.page.locator("#prompt .choice").all_inner_texts()
    assert "Build Sub-Plus" in " ".join(buttons)
    assert "Ready the green submarine" in " ".join(buttons)
    assert "End turn without an action" in buttons[-1]
    assert player.page.locator("#prompt .group h3").all_inner_texts() == ["Labs", "Submarines"]


def test_chances_of_a_keep_are_told_exactly(visit: Visit) -> None:
    player = at(visit, KEEP)
    page, news = player.page, player.decide()
    first = page.locator("#prompt [data-action]").first
    action = next(one["id"] for one in news["legal"] if one["text"] == first.get_attribute("data-action"))
    told = player.visitor.ask("POST", f"/api/tables/{player.id}/preview", {"action": action})["odds"]
    assert len(told) == 5
    first.hover()
    rows = page.locator(".odds li")
    expect(rows).to_have_count(len(told))
    for row, one in zip(rows.all_inner_texts(), told, strict=True):
        assert one["text"] in row
        assert f"{round(100 * one['chance'])}" in row


def test_why_not_names_the_cause(visit: Visit) -> None:
    page = at(visit, MAIN).page
    click(page, "bot:yellow")
    expect(page.locator(".bubble")).to_contain_text("The white die shows lab; bot is needed")


def test_a_tile_out_of_reach_says_where_the_marker_is(visit: Visit) -> None:
    player = at(visit, MAIN)
    page, view = player.page, player.decide()["view"]
    marker = view["players"][0]["markers"][0]
    assert marker is None
    click(page, "tile:2:1")
    expect(page.locator(".bubble .cause")).to_have_text("Your marker in column 1 is at the start: next is level 0")
    expect(page.locator(".bubble")).to_contain_text("OCTO-LAB-01")


def test_the_last_round_is_announced(visit: Visit) -> None:
    page = at(visit, KEEP).page
    last = at(visit, KEEP).decide()["view"]
    expect(page.locator(".finale")).to_have_count(int(last["turn"] == last["turns"]))
    record = Record.from_json((GOLDEN / "octodice-solo.json").read_text())
    moment = next(moment for moment in range(len(record.moves)) if record.replay(moment).view(0)["turn"] == 9)
    ada = visit()
    page = ada.sit(ada.golden("octodice-solo", moment, "me"))
    expect(page.locator(".finale")).to_have_text("The last turn")


def test_points_if_it_ended_now_stand_beside_the_points(visit: Visit) -> None:
    player = at(visit, KEEP)
    mine = player.decide()["view"]["players"][0]
    assert (mine["score"], mine["final"]) == (25, 27)
    expect(player.page.locator(".sheet header").first).to_contain_text("27 if it ended now")


# The interim scoring


def test_the_interim_scoring_stays_until_it_is_read(visit: Visit) -> None:
    player = at(visit, SCORING, speed="normal")
    page, panel = player.page, player.page.locator(".interim.panel")
    expect(panel).to_have_count(0)  # none has come since the table was opened
    page.locator('#prompt [data-action="stop"]').click()
    panel.wait_for()
    expect(panel.locator("h2")).to_have_text("Interim scoring of the first third")
    players = player.visitor.news(player.id)["view"]["players"]
    thirds = [one["sheet"]["thirds"][0] for one in players]
    for row, third in zip(panel.locator("tr").all(), thirds, strict=True):
        figures = [int(text.split()[-1].replace("−", "-")) for text in row.locator("td").all_inner_texts()]
        assert figures == [third["submarines"], -third["penalty"], third["sum"]]
    panel.locator("button").click()
    expect(panel).to_have_count(0)


def test_it_can_be_read_on_a_phone_whatever_is_looked_at(visit: Visit) -> None:
    player = at(visit, SCORING, speed="normal", size=PHONE, touch=True, lang="de")
    page = player.page
    page.locator('#prompt [data-action="stop"]').tap()
    panel = page.locator(".interim.panel")
    panel.wait_for()
    box = panel.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


# Several people at one screen


def test_extra_actions_are_asked_for_in_place(visit: Visit) -> None:
    """They are chosen in the open, so nobody has to pass the device on."""
    ada = visit()
    id = ada.golden("octodice-2", 17, "me", "me")
    page = ada.page
    page.goto(f"/t/{id}")
    page.locator("main button.primary").click()
    player = Player(ada, id)
    player.play("stop")
    question = page.locator("section[aria-labelledby=aside-title]")
    expect(question.locator(".choice")).to_have_count(4)
    expect(question.locator(".choice").last).to_contain_text("Pass")
    page.wait_for_function(PASS)  # at first a click is taken for one that was meant for the question before


# The guide


def test_a_wrong_click_in_the_guide_is_answered_with_what_it_wants(visit: Visit) -> None:
    ada = visit()
    page = ada.page
    page.goto("/guide/octodice")
    page.wait_for_url("**/t/*")
    step = page.locator(".ask section:has(p[aria-live])")
    for number in (1, 2):
        expect(step.locator(".quiet")).to_contain_text(str(number))
        page.locator(ANSWERABLE).wait_for()
        step.locator(".primary").click()
    page.locator('[data-spot="die:W2"].hint').wait_for()
    click(page, "die:W3")
    expect(page.locator(".bubble")).to_contain_text("click the white submarine and the red 1")
    for die in ("die:W2", "die:B2"):  # as in every game
        click(page, die)
    page.locator("#prompt .sure .primary").wait_for()
    page.locator(ANSWERABLE).wait_for()
    page.locator("#prompt .sure .primary").click()
    expect(step).to_contain_text("All six dice lie ready")

"""What lights up can be reached, and whatever is clicked, tapped or dragged there arrives, also in a preview, on a busy
machine and under a prompt that lies on the table."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import DESKTOP, GAMES, PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.looking import decision, drawn, phases, tab
from tests.web.playing import Player

pytestmark = pytest.mark.slow

# The lit pieces that a finger does not reach although they were brought up as little as possible.
COVERED = """() => [...document.querySelectorAll(".spot.can")].flatMap((one) => {
  if (!one.getBoundingClientRect().width) return [];
  one.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const box = one.getBoundingClientRect();
  const shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
  const hit = shares.some((down) => shares.some((along) => {
    const at = document.elementFromPoint(box.x + box.width * along, box.y + box.height * down);
    return at?.closest("[data-spot]") === one;
  }));
  const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return hit ? [] : [`${one.dataset.spot} under ${over?.outerHTML.slice(0, 80)}`];
})"""
PROMPT = 0.38  # of a screen


def ready(visitor: Visitor, position: tuple[str, int, int]) -> Player:
    """Somebody who can decide now, at a moment of a stored game."""
    id = decision(visitor, *position)
    visitor.sit(id)
    player = Player(visitor, id)
    player.decide()
    return player


def keeping() -> tuple[str, int, int]:
    """A decision which dice to keep."""
    return next(one for one in phases("octodice") if one[0] == "octodice-solo")


def covered(page: Page, where: str) -> list[str]:
    """The lit pieces that cannot be reached in any part of the table."""
    found = []
    for part in ("own", "shared"):
        tab(page, part)
        found += [f"{where}, {part}: {one}" for one in page.evaluate(COVERED)]
    return found


@pytest.mark.sampled
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_whatever_lights_up_can_be_reached(visit: Visit, proving: bool, game: str, size: tuple[int, int]) -> None:
    positions = phases(game)
    ada = visit(size=size, touch=size == PHONE)
    found: list[str] = []
    for name, at, seat in positions if proving else positions[:: len(positions) // 4]:
        page = ready(ada, (name, at, seat)).page
        found += covered(page, f"{name} {at}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_question_leaves_the_dice_in_sight(visit: Visit, size: tuple[int, int]) -> None:
    position = keeping()
    player = ready(visit(size=size, touch=size == PHONE), position)
    page, dice = player.page, [die["die"] for die in player.decide()["view"]["dice"]]
    for die in dice[:2]:
        page.locator(f'[data-spot="die:{die}"]').click()
    page.locator("#prompt .sure .odds").wait_for()
    drawn(page)
    high = page.locator(".ask").evaluate("(one) => one.offsetHeight")
    assert high <= PROMPT * size[1], f"the prompt is {high} pixels high"
    seen = "(one) => document.elementFromPoint(...Object.values(one))?.closest('[data-spot]')?.dataset.spot"
    wanted = [f"die:{die}" for die in dice] + ([f"tile:{level}:1" for level in range(3)] if size == DESKTOP else [])
    for spot in wanted:
        box: Any = page.locator(f'[data-spot="{spot}"]').bounding_box()
        middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        assert page.evaluate(seen, middle) == spot


# Pieces that are elsewhere in the preview of what they lead to.
MOVING = [("otys-4", 550, "key:0:2"), ("seastead-solo", 22, "dock:1"), ("abyss-4", 310, "track:2")]


def previewed(visit: Visit, name: str, at: int, spot: str) -> tuple[Player, tuple[float, float]]:
    """Somebody whose pointer rests on a piece until the table shows what would follow; and where that is."""
    game = name.partition("-")[0]
    position = next(one for one in phases(game) if one[:2] == (name, at))
    player = ready(visit(), position)
    page = player.page
    box: Any = page.locator(f'[data-spot="{spot}"]').first.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(400, 20)
    page.mouse.move(x, y)
    page.locator("main.preview").wait_for()
    return player, (x, y)


@pytest.mark.parametrize(("name", "at", "spot"), MOVING)
def test_a_click_into_a_preview_is_meant_for_the_piece_that_was_pointed_at(
    visit: Visit, name: str, at: int, spot: str
) -> None:
    player, (x, y) = previewed(visit, name, at, spot)
    before = player.stance()
    player.page.mouse.down()
    player.page.mouse.move(x + 2, y + 1)  # no hand is quite still
    player.page.mouse.up()
    player.changed(before, spot)


def test_a_key_in_a_preview_is_meant_for_what_has_the_focus(visit: Visit) -> None:
    player, _ = previewed(visit, *MOVING[0])
    news = player.decide()
    button = player.page.locator("#prompt [data-action]").first
    action = button.get_attribute("data-action")
    button.focus()
    player.page.keyboard.press("Enter")
    player.sure(news)
    done = [one["action"] for one in player.visitor.news(player.id, since=news["number"])["entries"]]
    assert done[0] == action


def test_a_tap_is_no_long_press_on_a_busy_machine(visit: Visit) -> None:
    """The finger was there for a twentieth of a second; the page learns of it after a second."""
    position = phases("otys")[0]
    player = ready(visit(size=PHONE, touch=True), position)
    page = player.page
    spot = page.locator(".spot.can[data-tip]:visible").first
    box: Any = spot.bounding_box()
    before, wire, began = player.stance(), page.context.new_cdp_session(page), time.time()
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at], "timestamp": began})
    page.locator("[role=tooltip]").wait_for()
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [], "timestamp": began + 0.05})
    wire.detach()
    player.changed(before, str(spot.get_attribute("data-spot")))


def test_a_click_that_comes_too_early_is_seen_to_have_been_noticed(visit: Visit) -> None:
    position = phases("otys")[0]
    player = ready(visit(), position)
    page = player.page
    page.evaluate(
        """() => {
          const prompt = document.getElementById("prompt");
          const look = () => (window.noticed ||= prompt.matches(".early"));
          new MutationObserver(look).observe(prompt, { attributes: true });
        }"""
    )
    page.locator("#prompt [data-action]").first.dblclick()
    page.wait_for_function("() => window.noticed")
    expect(page.locator("#prompt.early")).to_have_count(0)


def test_a_question_is_answered_by_its_digits(visit: Visit) -> None:
    position = keeping()
    player = ready(visit(), position)
    page, news = player.page, player.decide()
    dice = [die["die"] for die in news["view"]["dice"]][:2]
    question = page.locator("#prompt .sure")
    for digit, goes in (("2", False), ("1", True)):
        for die in dice:
            page.locator(f'[data-spot="die:{die}"]').click()
        question.wait_for()
        player.answerable()
        expect(question.locator("kbd")).to_have_text(["1", "2"])
        page.keyboard.press(digit)
        expect(question).to_have_count(0)
        if goes:
            player.moved(news)
        else:
            player.answerable()
            assert not player.went_on(news)


@pytest.mark.parametrize(("name", "at", "action"), [("abyss-2-base", 3, "take"), ("seastead-2", 4, "give artifact")])
def test_the_end_of_a_turn_is_said_once(visit: Visit, name: str, at: int, action: str) -> None:
    player = ready(visit(), (name, at, 0))
    button = player.page.locator(f'#prompt [data-action="{action}"]')
    expect(button.locator(".note.ends")).to_have_count(1)
    expect(button).not_to_contain_text("End your turn")

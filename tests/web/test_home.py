"""The first page: games, new tables, tables to join, saved games."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from fathom.core.registry import definition
from fathom.core.text import Texts
from tests.web.browsing import GAMES, PATIENCE, Visitor, golden
from tests.web.conftest import Visit
from tests.web.playing import Player, ranking


def _title(game: str) -> str:
    return Texts(definition(game).package).format("en", "game-name")


def _id(page: Page) -> str:
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/")[2]


@pytest.mark.parametrize("game", GAMES)
def test_one_click_and_a_stranger_sits_at_a_table_with_bots(visit: Visit, game: str) -> None:
    guest = visit(name=None)
    page = guest.go("/")
    page.get_by_role("article", name=_title(game)).get_by_role("button", name="Play now").click()
    id = _id(page)
    page.locator("#prompt").wait_for()
    table = guest.news(id)["table"]
    assert (table["game"], table["status"]) == (game, "playing")
    assert [seat["mine"] for seat in table["seats"]].count(True) == 1


def test_a_table_with_everything_chosen(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/")
    page.get_by_role("article", name="Otys").get_by_role("button", name="More options").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="4").check(force=True)
    dialog.get_by_role("button", name="With friends, by link").click()
    dialog.get_by_label("Player 2", exact=True).select_option("random")
    dialog.get_by_label("Player 3", exact=True).select_option("here")
    dialog.get_by_label("Name of Player 3").fill("Bo")
    dialog.get_by_label("Who may come").select_option("all")
    dialog.get_by_label("Time to decide").select_option("600")
    dialog.get_by_label("Stand-in").select_option("random")
    dialog.get_by_text("Options of the game").click()
    wanted = _options(ada, "otys")
    dialog.get_by_label(wanted["round_cap"]["title"], exact=True).fill("9")
    dialog.get_by_label(wanted["round_cap"]["title"], exact=True).blur()
    dialog.get_by_label(wanted["sponsors"]["title"], exact=True).select_option("own")
    dialog.get_by_label(f"{wanted['sponsors']['title']}, a value of your own").fill("ABBAB")
    dialog.get_by_role("switch", name=wanted["contract_recycle"]["title"]).check()
    dialog.get_by_role("button", name="Open the table").click()
    table = ada.news(_id(page))["table"]
    expect(page.get_by_text("Waiting for 1 more player")).to_be_visible(timeout=PATIENCE)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "person", "open"]
    assert (table["seats"][1]["bot"], table["seats"][2]["name"]) == ("random", "Bo")
    assert (table["public"], table["timer"], table["substitute"]) == (True, 600, "random")
    options = table["options"]
    assert (options["round_cap"], options["sponsors"], options["contract_recycle"]) == (9, "ABBAB", "on")


def _options(visitor: Visitor, game: str) -> dict[str, dict[str, Any]]:
    """What the server says about the options of a game, by their names."""
    games = visitor.ask("GET", "/api/games?lang=en")["games"]
    return {option["name"]: option for one in games if one["name"] == game for option in one["options"]}


def test_what_is_usual_may_follow_from_another_option(visit: Visit) -> None:
    ada = visit()
    wanted = _options(ada, "otys")
    assert wanted["sponsor5b"]["default"] == "move"

    def answer(route: Route) -> None:
        said = route.fetch().json()
        for option in (option for game in said["games"] for option in game["options"] if option["name"] == "sponsor5b"):
            option.setdefault("presets", [{"option": "edition", "value": "de", "default": "swap"}])
        route.fulfill(json=said)

    ada.page.route("**/api/games?*", answer)
    page = ada.go("/")
    page.get_by_role("article", name="Otys").get_by_role("button", name="More options").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Options of the game").click()
    field = dialog.locator("select#option-sponsor5b, [name=option-sponsor5b]")
    which = "(all) => all.length > 1 ? all.findIndex((one) => one.checked) : Number(all[0].value)"
    assert field.evaluate_all(which) == 0
    values = [one["value"] for one in wanted["edition"]["values"]]
    dialog.get_by_label(wanted["edition"]["title"], exact=True).select_option(str(values.index("de")))
    assert field.evaluate_all(which) == 1
    dialog.get_by_role("button", name="Start").click()
    assert ada.news(_id(page))["table"]["options"]["sponsor5b"] == "swap"


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_every_game_can_be_seen_and_changed(visit: Visit, game: str) -> None:
    ada = visit()
    page = ada.go("/")
    page.get_by_role("article", name=_title(game)).get_by_role("button", name="More options").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Options of the game").click()
    for option in _options(ada, game).values():
        if option["name"] != "players":
            expect(dialog.get_by_text(option["title"], exact=True).first).to_be_visible()
            expect(dialog.get_by_text(option["help"]).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_an_option_that_is_refused_is_explained_where_it_is(visit: Visit) -> None:
    ada = visit()
    ada.expect("409")
    page = ada.go("/")
    page.get_by_role("article", name="Otys").get_by_role("button", name="More options").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Options of the game").click()
    title = _options(ada, "otys")["sponsors"]["title"]
    dialog.get_by_label(title, exact=True).select_option("own")
    field = dialog.get_by_label(f"{title}, a value of your own")
    field.fill("nonsense")
    dialog.get_by_role("button", name="Start the game").click()
    expect(field).to_have_attribute("aria-invalid", "true", timeout=PATIENCE)
    expect(field).to_be_focused()
    expect(dialog.get_by_role("alert")).to_be_visible()


def test_a_table_is_found_by_its_pasted_link(visit: Visit) -> None:
    ada, bo = visit(), visit(name="Bo")
    id = ada.create("otys", "me", "open")
    page = bo.go("/")
    field = page.get_by_label("Join by link")
    elsewhere = "https://example.org/t/abcdefghijk"
    for wrong, said in (("what?", "There is no table in this"), (elsewhere, "another server")):
        field.fill(wrong)
        field.press("Enter")
        expect(page.locator("#table-link-said")).to_contain_text(said)
    field.fill(f"  {bo.url}/t/{id}  ")
    field.press("Enter")
    page.get_by_role("button", name="Sit down").click()
    page.locator("#prompt").wait_for()
    assert [seat["name"] for seat in ada.news(id)["table"]["seats"]] == ["Ada", "Bo"]


def test_a_public_table_is_listed_and_joined(visit: Visit) -> None:
    ada, bo = visit(), visit(name="Bo")
    id = ada.create("octodice", "me", "open", public=True)
    page = bo.go("/")
    line = page.get_by_role("listitem").filter(has=page.locator(f'a[href="/t/{id}"]'))
    line.get_by_role("button", name="Sit down").click()
    page.locator("#prompt").wait_for()
    assert ada.news(id)["table"]["status"] == "playing"


def test_own_tables_are_listed_those_that_wait_for_me_first(visit: Visit) -> None:
    ada = visit()
    waits, open = ada.golden("otys-2", 1, "me", "greedy"), ada.create("abyss", "me", "open")
    page = ada.go("/")
    expect(page).to_have_title("(1) Your turn · Fathom", timeout=PATIENCE)
    lines = page.get_by_role("region", name="My tables").get_by_role("listitem")
    expect(lines).to_have_count(2)
    assert lines.nth(0).locator("a").get_attribute("href") == f"/t/{waits}"
    assert lines.nth(1).locator("a").get_attribute("href") == f"/t/{open}"
    lines.nth(0).locator("a").click()
    Player(ada, waits).decide()
    page.go_back()
    page.get_by_role("heading", name="Choose a game").wait_for()


def test_a_name_is_kept(visit: Visit) -> None:
    ada = visit(name=None)
    page = ada.go("/")
    page.get_by_label("Your name").fill("Ada L.")
    page.get_by_label("Your name").press("Enter")
    expect(page.get_by_text("Saved. New tables use this name.")).to_be_visible(timeout=PATIENCE)
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("Ada L.", timeout=PATIENCE)
    assert ada.ask("GET", "/api/me")["name"] == "Ada L."


@pytest.mark.parametrize("name", ["otys-2", "octodice-solo", "abyss-3", "seastead-solo"])
def test_a_saved_game_is_opened(visit: Visit, tmp_path: Path, name: str) -> None:
    file = tmp_path / "saved.json"
    file.write_text(json.dumps(golden(name)))
    ada = visit()
    page = ada.go("/")
    page.get_by_label("Open a file").set_input_files(file)
    id = _id(page)
    result = ada.news(id)["table"]["result"]
    assert sorted(points for _, points in ranking(page)) == sorted(result["scores"])


def test_a_file_that_is_no_saved_game_is_refused_in_plain_words(visit: Visit, tmp_path: Path) -> None:
    ada = visit()
    ada.expect("422", "400")
    page = ada.go("/")
    for name, text in (("a.json", "no json"), ("b.json", '{"moves": 1}')):
        (tmp_path / name).write_text(text)
        page.get_by_label("Open a file").set_input_files(tmp_path / name)
        expect(page.get_by_role("alert")).to_contain_text(f"“{name}” is not a saved game", timeout=PATIENCE)


def test_numbers_of_ones_own_are_played_with(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(files("fathom.games.otys").joinpath("data.toml").read_bytes())
    ada = visit()
    page = ada.go("/")
    page.get_by_role("article", name="Otys").get_by_role("button", name="More options").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Options of the game").click()
    (tmp_path / "broken.toml").write_text("a = 1\nb = = 2\n")
    dialog.get_by_label("Choose a file").set_input_files(tmp_path / "broken.toml")
    expect(dialog.get_by_role("alert")).to_contain_text("line 2 is not TOML")
    dialog.get_by_label("Choose a file").set_input_files(file)
    expect(dialog.get_by_text("mine.toml")).to_be_visible()
    dialog.get_by_role("button", name="Start the game").click()
    assert ada.news(_id(page))["table"]["status"] == "playing"
    page.locator("#prompt").wait_for()

"""What a page without a server is trusted with: a newer page takes no game away, tables go to another device, several
people at one screen see only their own, teachers work without a network, and what fails is said."""

from __future__ import annotations

import json
import re
import shutil
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from fathom.study import puzzles
from tests.web.browsing import DESKTOP, LANGS, PATIENCE, PHONE, golden
from tests.web.looking import audit, small, speak, tiny, wide
from tests.web.playing import OVER, Player
from tests.web.seeing import hand, in_page, unknown
from tests.web.sites import SITE, Come, Host, late, made

ROOT = Path(__file__).parents[2]
READY = 'section.hint[aria-busy="false"]'
BOT = "casual"


def fits(page: Page, fingers: str) -> None:
    """Nothing is cut off, too small, or of weight for axe."""
    assert not (found := wide(page) + small(page) + audit(page)), "\n".join(found)
    if page.viewport_size is not None and page.viewport_size["width"] == PHONE[0]:
        assert not (found := tiny(page, fingers)), "\n".join(found)


@pytest.fixture
def own(host: Host, tmp_path: Path) -> Path:
    """A copy of the page, which a newer one may replace."""
    folder = tmp_path / "site"
    shutil.copytree(SITE, folder, copy_function=lambda one, other: Path(other).symlink_to(one))
    host.stop()
    host.folder = folder
    host.start()
    return folder


def newer(folder: Path) -> None:
    """Put another version of the page in the place of the old one."""
    sys.path.insert(0, str(ROOT))
    from tools import static

    page = (folder / "index.html").read_text()
    for name in ("index.html", "sw.js"):
        (folder / name).unlink()
    (folder / "index.html").write_text(page.replace("<title>Fathom</title>", "<title>Fathom, newer</title>"))
    static.worker(folder)


@pytest.mark.slow
def test_a_newer_page_waits_and_takes_no_game_away(come: Come, own: Path) -> None:
    ada = come(lang="de", size=PHONE, touch=True)
    ada.come()
    ada.keep()
    id = ada.bring(made("octodice", ["me", BOT]))[0]
    page = ada.sit(id)
    player = Player(ada, id, touch=True)
    newer(own)
    page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    page.locator("#newer").wait_for()
    fits(page, "#newer button")
    for _ in range(3):  # nothing has changed under the game that is on
        player.check(news := player.decide())
        player.point(news)
    news = player.decide()
    page.locator("#newer button.primary").tap()
    page.wait_for_function("() => document.readyState === 'complete' && !document.querySelector('#newer')")
    page.locator("#engine").wait_for(state="detached")
    assert "newer" in (page.evaluate("fetch('index.html').then((answer) => answer.text())"))
    again = player.decide()
    assert (again["state"], again["view"], again["legal"]) == (news["state"], news["view"], news["legal"])
    ada.lose()
    player.check(again)
    player.point(again)


@pytest.mark.slow
def test_tables_go_to_another_device_in_a_file(come: Come, tmp_path: Path) -> None:
    ada, bo = come(), come(name=None, lang="fr", size=PHONE, touch=True)
    ada.come()
    id = ada.bring(late("otys", BOT))[0]
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("button", name="Save all tables to a file").click()
    file = tmp_path / "tables.jsonl"
    saved.value.save_as(file)
    page = bo.come()
    bo.read(tmp_path / "tables.jsonl")
    expect(page.locator('#on-this-device [role="status"]')).to_have_text("Une table lue.")
    (tmp_path / "broken.jsonl").write_text(file.read_text().replace("entries", "entrees"))
    bo.read(tmp_path / "broken.jsonl")
    page.locator('#on-this-device [role="alert"]').wait_for()
    fits(page, "#on-this-device button")
    page.locator(f'a[href$="/t/{id}"]').first.tap()
    page.locator("#prompt").wait_for()
    news = Player(bo, id, touch=True).decide()
    assert news["view"] == ada.news(id)["view"]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["abyss", "otys"])
def test_people_at_one_screen_see_only_their_own_hand(come: Come, game: str) -> None:
    """Also where a bot begins, and nobody has said yet who sits in front of it."""
    held = golden(f"{game}-2")
    ada = come()
    ada.come()
    id = ada.bring(made(game, ["me", "me"], record=held, at=len(held["moves"]) // 2))[0]
    page = ada.sit_down(id)
    secrets = 0
    for _ in range(6):
        cover = page.locator(".cover")
        expect(cover.or_(page.locator("#prompt.mine .choices")).first).to_be_visible()
        both = [ada.news(id, seat=seat) for seat in (0, 1)]
        actor = both[0]["table"]["actor"]
        hidden = [unknown(hand(both[seat], seat), both[1 - seat]) for seat in (0, 1)]
        secrets += len(hidden[0]) + len(hidden[1])
        if cover.is_visible():
            assert not (hidden[0] | hidden[1]) & in_page(ada), "something is shown before the right one has come"
            cover.locator("button").click()
        page.locator("#prompt.mine .choices").wait_for()
        assert not hidden[1 - actor] & in_page(ada), "one sees the hand of the other"
        assert hidden[actor] <= in_page(ada)
        player = Player(ada, id, seed=5)
        news = ada.news(id, seat=actor)
        player.point(news, board=0)
    assert secrets, "there was nothing to hide"


@pytest.mark.slow
def test_teachers_without_a_network(come: Come, tmp_path: Path) -> None:
    ada = come(lang="fr", size=PHONE, touch=True)
    ada.come()
    ada.keep()
    ada.lose()
    page = ada.come()
    id = ada.bring(late("octodice", BOT))[0]
    ada.sit(id)
    player = Player(ada, id, touch=True)
    news = player.decide()
    page.locator("#hint").tap()
    page.locator(READY).wait_for()
    shown = page.locator("section.hint [data-hint]").evaluate_all("(all) => all.map((one) => one.dataset.hint)")
    assert shown
    assert set(shown) <= {choice["text"] for choice in news["legal"]}
    fits(page, "section.hint button, section.hint summary")
    page.locator("section.hint header button").tap()
    while (mine := player.decision()) is not None:
        player.check(mine)
        player.point(mine, board=0)
    page.locator("#review").tap()
    page.locator(".review .graph").wait_for(timeout=10 * PATIENCE)
    fits(page, ".review button")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Enregistrer comme page").tap()
    saved.value.save_as(tmp_path / "review.html")
    assert "<svg" in (tmp_path / "review.html").read_text()
    page.keyboard.press("Escape")

    one = next(one for one in puzzles.puzzles("otys").values() if len(one.weighed) > 4)
    ada.come(f"#/puzzles/otys/{one.id}")
    page.locator("#prompt[data-ready=true] .choice").first.wait_for()
    if page.locator("#prompt .all").count():
        page.locator("#prompt .all").tap()
    page.locator(f"#prompt [data-action='{one.solutions[0]}']").tap()
    page.locator(".verdict").wait_for()
    ada.come("#/study")
    page.locator("main h1").wait_for()
    ada.come("#/guide/seastead")
    page.locator("#prompt .choices").wait_for()
    ada.come("#/rules/abyss")
    expect(page.locator("main h1, main h2").first).to_be_visible()


@pytest.mark.slow
def test_links_lead_to_pages(come: Come) -> None:
    """Nothing leads out of the folder, also in another window, and jumps within the page stay there."""
    ada = come()
    page = ada.come()
    ada.bring(late("seastead", BOT))
    page.keyboard.press("Home")
    page.locator("a.leap").focus()
    page.keyboard.press("Enter")
    expect(page.locator("main#main")).to_be_focused()
    page.locator('a[href="#own-tables"]').first.click()
    expect(page.locator("#own-tables")).to_be_focused()
    assert page.locator("article").count() == 4, "still the first page"
    link = page.get_by_role("link", name="Puzzles and exercises").first
    with ada.context.expect_page() as opened:
        link.click(modifiers=["Control"])
    other = opened.value
    other.locator("main h2").first.wait_for()
    assert other.url == f"{ada.url}#/puzzles"
    assert page.get_by_role("link", name="Join by link").count() == 0, "there is nobody to join"


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("de", PHONE), ("fr", PHONE)])
def test_what_cannot_be_loaded_is_said(come: Come, own: Path, lang: str, size: tuple[int, int]) -> None:
    ada = come(lang=lang, size=size)
    ada.expect("image", "service worker", "404", "Failed")
    image = next(own.glob("image-*.gz"))
    whole = image.readlink()
    image.unlink()
    page = ada.page
    page.goto(ada.url)
    failed = page.get_by_role("alert")
    failed.wait_for()
    expect(failed).to_contain_text("404")
    assert page.locator("article").count() == 4, "what there is to see is there all the same"
    image.symlink_to(whole)
    failed.get_by_role("button").click()
    page.locator("#engine, [role=alert]").wait_for(state="detached")
    page.locator(".games button.primary").first.click()
    page.locator("#prompt").wait_for()


def test_it_can_be_installed(come: Come) -> None:
    ada = come()
    page = ada.come()
    ada.keep()
    line = ada.context.new_cdp_session(page)
    wrong = [one["errorId"] for one in line.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert not [one for one in wrong if one != "in-incognito"], wrong
    manifest = json.loads((SITE / "manifest.webmanifest").read_text())
    assert all((SITE / icon["src"]).exists() for icon in manifest["icons"])


def test_the_folder_names_nothing_but_itself() -> None:
    """Relative addresses in what is loaded first, and a policy that allows nothing else."""
    page = (SITE / "index.html").read_text()
    assert "Content-Security-Policy" in page
    assert "default-src &#39;none&#39;" in page
    assert "unsafe-eval" not in page.replace("wasm-unsafe-eval", "")
    addresses = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert addresses
    assert not [one for one in addresses if one.startswith(("/", "http"))]


@pytest.mark.slow
def test_it_fits_in_all_languages(come: Come) -> None:
    ada = come(size=PHONE, touch=True, theme="dark")
    page = ada.come()
    for lang in LANGS:
        speak(page, lang)
        fits(page, "#on-this-device button, #on-this-device label")
    assert page.locator(OVER).count() == 0

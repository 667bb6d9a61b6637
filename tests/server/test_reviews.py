"""Reviews at the table server: of finished games, for whoever may see them, made once and kept."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.server.asking import Person, code
from tests.server.serving import Server
from tests.server.sitting import PATIENCE
from tests.web.browsing import golden

GAME = "octodice-2"


def until_done(person: Person, id: str) -> Any:
    """The review, once it is there."""
    end = time.monotonic() + PATIENCE
    while (told := person.ask("POST", f"/api/tables/{id}/review"))["status"] == "working":
        assert time.monotonic() < end, told
        assert 0 <= told["done"] <= told["total"]
        time.sleep(0.1)
    assert told["status"] == "done", told
    return told


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server of which the reviews survive the tests that ask for them, a reviewed game, and its review."""
    with Server(tmp_path_factory.mktemp("reviews"), "--no-limits", "--workers", "1") as running:
        ada = Person(running.url, "Ada")
        id = ada.ask("POST", "/api/records", golden(GAME))["table"]["id"]
        assert ada.ask("GET", f"/api/tables/{id}/review") == {"status": "none", "done": 0, "total": 0}
        yield running, ada, id, until_done(ada, id)


def test_a_review_has_all_that_it_should(kept: Any) -> None:
    _, ada, id, told = kept
    found, last = told["review"], ada.look(id)["moment"]
    assert (found["game"], found["knowledge"], found["calibrated"]) == ("octodice", "seat", True)
    assert len(found["wins"]) == last + 1
    assert [step["moment"] for step in found["steps"]] == list(range(last))
    for row in found["wins"]:
        assert sum(row) == pytest.approx(1, abs=0.001)
    assert len(found["turning"]) <= 5
    for player in found["players"]:
        phases = [player["luck"][f"phase-{i}"] for i in range(3)]
        for name, whole in player["luck"]["phase-all"].items():
            assert sum(phase[name] for phase in phases) == pytest.approx(whole, abs=0.001)
    assert all(found["helps"][name] for name in ("chances", "luck", "accuracy", "knowledge"))


def test_whoever_has_the_address_sees_it_in_their_language(kept: Any) -> None:
    server, _, id, told = kept
    eve = Person(server.url)
    seen = {lang: eve.ask("GET", f"/api/tables/{id}/review?lang={lang}")["review"] for lang in ("en", "de", "fr")}
    assert seen["en"] == told["review"]
    assert len({one["helps"]["luck"] for one in seen.values()}) == 3
    file = eve.send("GET", f"/api/tables/{id}/review/page?lang=de")
    assert file.headers["content-type"].startswith("text/html")
    assert "attachment" in file.headers["content-disposition"]
    assert "<svg" in file.text
    assert "<script" not in file.text


def test_it_is_kept(kept: Any) -> None:
    server, _, id, told = kept
    server.stop()
    server.start()
    seen = Person(server.url).ask("GET", f"/api/tables/{id}/review")
    assert seen == told


def test_of_what_there_is_none(server: Server) -> None:
    ada = Person(server.url, "Ada")

    def refused(id: str) -> str:
        return code(ada.send("POST", f"/api/tables/{id}/review"))

    running = ada.create("me", "greedy")["table"]["id"]
    assert refused(running) == "not-finished"
    assert code(ada.send("GET", f"/api/tables/{running}/review")) == "not-finished"
    assert code(ada.send("GET", f"/api/tables/{running}/review/page")) == "not-finished"
    ada.do(running, "concede")
    assert refused(running) == "not-played-out"
    assert code(ada.send("GET", f"/api/tables/{running}/review/page")) == "no-review"
    solo = ada.ask("POST", "/api/records", golden("octodice-solo"))["table"]["id"]
    assert refused(solo) == "review-alone"
    assert refused("A" * 22) == "no-table"

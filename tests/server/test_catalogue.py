"""What everybody may have of the games: presets of options, all their sentences, and the bots."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import fathom
from fathom.bots import measured
from fathom.bots.characters import LEVELS, characters
from fathom.core.registry import definition
from fathom.core.text import LANGUAGES
from tests.server.asking import Person, code
from tests.server.serving import Server
from tests.tables import EVERY_GAME

EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


def _game(server: Server, name: str, lang: str = "en") -> dict[str, Any]:
    games = Person(server.url).ask("GET", f"/api/games?lang={lang}")["games"]
    return next(dict(game) for game in games if game["name"] == name)


def test_an_option_tells_what_it_takes_from_another(server: Server) -> None:
    options = {option["name"]: option for option in _game(server, "otys")["options"]}
    assert options["sponsor5b"]["presets"] == [{"option": "edition", "value": "de", "default": "swap"}]
    assert options["edition"]["presets"] == []


@EVERY_GAME
def test_presets_are_what_a_table_gets(server: Server, name: str) -> None:
    ada = Person(server.url, "Ada")
    for option in _game(server, name)["options"]:
        for preset in option["presets"]:
            chosen = {preset["option"]: preset["value"]}
            table = ada.create("me", "me", game=name, options=chosen)["table"]
            assert table["options"][option["name"]] == preset["default"] != option["default"]


@EVERY_GAME
@EVERY_LANGUAGE
def test_the_sentences_of_a_game_can_be_had(server: Server, name: str, lang: str) -> None:
    answer = Person(server.url).send("GET", f"/api/games/{name}/texts/{lang}")
    file = Path(fathom.__file__).parent / "games" / name / "text" / f"{lang}.ftl"
    assert answer.status_code == 200
    assert answer.content == file.read_bytes()
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    told = _game(server, name, lang)
    texts = fathom.load(name).texts
    assert told["title"] == texts.format(lang, "game-name"), "the list has the name in this language"
    assert told["tagline"] == texts.format(lang, "game-tagline")
    assert definition(name).version == told["version"]


def test_they_are_sent_again_only_if_they_changed(server: Server) -> None:
    nobody, path = Person(server.url), "/api/games/otys/texts/en"
    first = nobody.send("GET", path)
    assert first.headers["cache-control"] == "no-cache"
    assert first.headers["content-encoding"] == "gzip"
    again = nobody.send("GET", path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = nobody.send("GET", "/api/games/otys/texts/de", headers={"If-None-Match": first.headers["etag"]})
    assert other.status_code == 200
    plain = nobody.send("GET", path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == first.content


def test_where_there_is_nothing_it_is_refused(server: Server) -> None:
    nobody = Person(server.url)
    answer = nobody.send("GET", "/api/games/nothing/texts/en")
    assert (answer.status_code, code(answer)) == (404, "no-game")
    for lang in ("xx", "EN", "en.ftl", "%2e%2e"):
        answer = nobody.send("GET", f"/api/games/otys/texts/{lang}")
        assert answer.status_code in (404, 422)
        assert code(answer) in ("invalid", "no-address")


@EVERY_LANGUAGE
def test_bots_are_introduced_weakest_first(server: Server, lang: str) -> None:
    told = Person(server.url).ask("GET", f"/api/games?lang={lang}")
    assert [one["bot"] for one in told["characters"] if one["level"]] == list(LEVELS)
    assert sorted(one["bot"] for one in told["characters"]) == told["bots"]
    assert told["characters"] == [vars(one) for one in characters(lang)]
    for game in told["games"]:
        assert game["ratings"] == measured.ratings(game["name"])
        assert set(game["solo"]) == set(measured.marks(game["name"]))


def test_bots_that_are_the_same_have_numbers(server: Server) -> None:
    ada = Person(server.url, "Ada")
    seats = ada.create("casual", "me", "casual", "expert", game="abyss")["table"]["seats"]
    assert [seat["twin"] for seat in seats] == [1, None, 2, None]

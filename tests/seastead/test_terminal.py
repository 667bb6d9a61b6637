"""The Seastead table in a terminal: it fits, in every language, shows what is so, and nothing that is hidden."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

import fathom
from fathom.bots import ask, bot
from fathom.core.marks import MARKS
from fathom.core.position import State
from fathom.core.text import LANGUAGES, source
from fathom.games.seastead.actions import KIND, PLACE, SPECIALIST, TYPE
from fathom.games.seastead.state import ABILITIES, EFFECT_KINDS
from fathom.games.seastead.tables import AREAS
from fathom.games.seastead.terminal import Board, draw
from fathom.games.seastead.terminal.pieces import KINDS, flow, packed
from tests.seastead.scenario import Scenario, solo

WIDTHS = (60, 80, 100, 150)
PACK: dict[str, Any] = {
    "supply": {"resources": 7, "cleanup": 9},
    "scoring": {"dock_resource": 2, "dock_resources": 2, "row_bonus": 5},
    "ships": {"discount": 2, "bonus": 2},
    "boss": {"base": 5, "building": 4, "start_resources": 3},
    "geometry": {"areas": [1, 3, -1, -2]},
}
TABLES: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 2, "sides": "B", "ship_relocation": "build-end"},
    {"players": 2, "sides": "ABBA", "data": PACK},
    {"players": 1},
    {"players": 1, "data": PACK},
)
SIGNS = "★✿◇⊿◈§☻▤½↻▪·⊘└▸→×≠≤–"


def moments(often: float, seed: int, **options: Any) -> Iterator[State]:
    """Moments of a game, its first and its last among them."""
    state = fathom.load("seastead", **options).new(seed=seed)
    player, choose = bot("greedy", 1), random.Random(seed)
    yield state.clone()
    while not state.over:
        wild = choose.random() < 0.5
        state.apply(choose.choice(state.legal()) if wild else ask(player, state, 1))
        if state.over or choose.random() < often:
            yield state.clone()


@pytest.fixture(scope="module")
def positions() -> list[State]:
    return [state for seed, options in enumerate(TABLES) for state in moments(0.07, seed, **options)]


def shown(game: fathom.Game, view: dict[str, Any], lang: str = "en", width: int = 100) -> str:
    console = Console(width=width, file=io.StringIO(), markup=False, color_system=None)
    console.print(draw(game, view, lang))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def drawn(state: State, seat: int | None = 0, lang: str = "en", width: int = 100) -> str:
    return shown(state.game, state.view(seat), lang, width)


def spaced(text: str) -> str:
    return " ".join(text.split())


def row(text: str, place: str, width: int = 100) -> list[str]:
    """What stands in the row of a location."""
    half = (width - 1) // 2
    parts = (part for line in text.splitlines() for part in (line[:half], line[half + 1 :]))
    return next(part for part in parts if part.startswith(f"{place} ")).split()[1:]


# It fits


@pytest.mark.sampled
@pytest.mark.parametrize("width", [40, 59, 78, 79, 127, 169, 170, 200, *WIDTHS])
def test_the_table_fits(positions: list[State], width: int, proving: bool) -> None:
    for state in positions[:: (3 if width in WIDTHS else 5) if proving else 11]:
        seat = random.Random(state.moment).choice([None, *range(state.game.seats)])
        for lang in LANGUAGES:
            text = drawn(state, seat, lang, width)
            assert max(map(cell_len, text.splitlines())) <= width
            assert "…" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_usual_screen_is_not_too_high(positions: list[State], lang: str) -> None:
    for state in positions:
        if state.game.rules.AREAS != AREAS:
            continue  # docks that are laid out otherwise take more room
        docks = sum(len(one["docks"]) for one in state.view(None)["players"])
        assert len(drawn(state, 0, lang, 80).splitlines()) <= 39 + docks


@pytest.mark.parametrize("width", [40, *WIDTHS, 180])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.sampled
def test_no_word_is_cut(positions: list[State], lang: str, width: int, proving: bool) -> None:
    for state in positions[:: 3 if proving else 10]:
        view = state.view(0)
        board = Board(state.game, view, lang)
        text = drawn(state, 0, lang, width)
        whole = spaced(text)
        assert (board.words("table-round", round=view["round"]) in text) == (view["round"] > 0)
        for kind in KIND.words:
            assert board.words(f"kind-{kind}") in whole
        for player in view["players"]:
            assert f"{player['score']}★" in text
            for card in (*player["ready"], *player["spent"]):
                assert board.person(card).split()[-1] in whole
        if view["over"]:
            for source_name in state.game.rules.SOURCES:
                assert board.words(f"source-{source_name}") in text
        elif width < 170:
            assert board.words(f"wait-{view['phase']}", seat=view["actor"] + 1) in whole
            for card in filter(None, view["specialists"]):
                assert board.gist(card) in whole
            if view["resolution"] is not None:
                assert spaced(board.rule(view["resolution"]).plain) in whole


@pytest.mark.parametrize("width", [40, 60, 80, 150, 180])
def test_every_width_shows_the_same(positions: list[State], width: int) -> None:
    """Locations with cost and points, tags, owners, ships, areas of docks, amounts."""
    signs = re.compile(
        r"\d-\d \d+ \d★|[A-Z][a-z]-\d|[●■](?:Po|Ac|Ch|⊿)|◈|(?<!, )\+\d+★|└\d-\d [●■]|[PARM]\d+|=\d+|✿\d+|\d/\d"
    )
    for state in positions[::4]:
        view = state.view(0)
        usual, other = (sorted(signs.findall(shown(state.game, view, "fr", each))) for each in (100, width))
        assert other == usual
        assert len(usual) >= 50


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_is_as_wide_as_a_letter(lang: str) -> None:
    text = source("fathom.games.seastead", "text", f"{lang}.ftl").partition("table-you")[2]
    for sign in {*text, *SIGNS, *(shape for shape, _ in MARKS)} - {"\n"}:
        assert cell_len(sign) == 1, sign


@pytest.mark.parametrize("lang", LANGUAGES)
def test_short_words_are_short_and_of_one_meaning(lang: str) -> None:
    s = Scenario(resolution="free-trade")
    board = Board(s.game, s.state.view(0), lang)
    assert ({len(each) for each in board.kinds.values()}, len(set(board.kinds.values()))) == ({1}, len(KIND.words))
    assert ({len(each) for each in board.types.values()}, len(set(board.types.values()))) == ({2}, len(TYPE.words))
    names = [board.person(card) for card in SPECIALIST.words]
    assert len(set(names)) == len(names)
    assert all(name[0].isupper() for name in names)
    for _, at in board.locations():
        for one in s.view["flotillas"]:
            assert len(board.said(at["effect"], one["demand"])) <= 38
            assert len(board.signs(at["effect"], one["demand"])) <= 8
    assert len(set(KINDS.values())) == len(KINDS)
    for ability in ABILITIES:
        assert s.game.texts.has(lang, f"table-gist-{ability}")
    for kind in EFFECT_KINDS:
        assert s.game.texts.has(lang, f"table-effect-{kind}")


def test_lines_are_filled() -> None:
    chunks = [*map(Text, ("one", "twenty-two", "three four five six", "seven"))]
    assert flow(chunks, 14, "  ", 2).plain == "one\n  twenty-two\n  three four\n  five six\n  seven"
    assert packed(chunks, 14).plain == "one  seven\ntwenty-two\nthree four\n  five six"


# Secrets


@pytest.mark.sampled
@pytest.mark.parametrize("width", WIDTHS)
def test_what_is_hidden_changes_nothing(positions: list[State], width: int, proving: bool) -> None:
    """Two tables that a seat cannot tell apart look the same."""
    for state in positions[:: 3 if proving else 7]:
        seat = state.moment % state.game.seats
        assert drawn(state.determinise(seat, seed=1), seat, "de", width) == drawn(state, seat, "de", width)


def test_dive_cards_looked_at_are_shown_to_who_looks() -> None:
    s = Scenario(blue={"buildings": {"4-1": "academy"}, "ready": "scout"}).next(dive="reef-9 reef-10")
    s.play("use scout")
    mine = spaced(drawn(s.state, 0))
    assert s.phase == "looking"
    assert "▸1 Looked at reef a F F b A A ▸2 Looked at reef a S S b M M" in mine
    for seat in (None, 1):
        assert "Looked at" not in drawn(s.state, seat)
    s.play("card 1")
    while s.phase != "menu":
        s.play(s.legal()[0])
    assert "next card, seen by you reef a S S b M M" in spaced(drawn(s.state, 0))
    for seat in (None, 1):
        assert "seen by you" not in drawn(s.state, seat)


def test_resolutions_drawn_are_shown_to_who_draws() -> None:
    s = Scenario(resolution="free-trade", blue={"storage": "5 fish"}).next(resolutions="storage-tax tug-service")
    s.play("build shipyard 1-5")
    while s.phase != "resolving":
        s.play(s.legal()[0])
    mine = spaced(drawn(s.state, 0))
    assert "▸1 Storage Tax: whoever has more than 6 resources" in mine
    assert "▸2 Tug Service: where a ship stands" in mine
    for seat in (None, 1):
        assert "Tug Service" not in drawn(s.state, seat)
    s.play("card 1")
    assert "under the deck, seen by you: Tug Service" in spaced(drawn(s.state, 0))
    for seat in (None, 1):
        text = drawn(s.state, seat)
        assert "§ Storage Tax" in text
        assert "Tug Service" not in text


def test_who_is_you() -> None:
    s = Scenario(active="orange")
    assert "● Player 1" in drawn(s.state, 0)
    assert "■ You (Player 2)" in drawn(s.state, 1)
    for seat in (None, 0):
        assert "You" not in drawn(s.state, seat)
    first = drawn(s.state, 1).index("■ You (Player 2)")
    assert first < drawn(s.state, 1).index("● Player 1 ·")  # the own board comes first


# What it shows is so


def test_the_heading() -> None:
    s = Scenario(start="orange", round=7)
    head = drawn(s.state).splitlines()[:2]
    assert head[0].startswith("Seastead · Round 7 · ● Player 1 to play · start player ■ ──")
    assert head[1] == "● Player 1 chooses an action"
    s = Scenario(deck="reef-1 deep-1 deep-2")
    s.dive("reef-1", "a")
    text = spaced(drawn(s.state))
    assert "last round 4: a deep card lies on top of the dive deck" in text
    assert "Dive deck 2 deep on top: deep" in text


def test_a_location() -> None:
    s = Scenario(
        blue={"buildings": {"1-2": "academy", "2-1": "shipyard"}, "ships": "1-4"},
        orange={"buildings": {"1-1": "port"}, "docks": {"1-1": "fish-1"}},
        demand="metal seaweed artifact fish",
        locked=2,
        docks="metal-1 metal-2 metal-3",
    )
    text = drawn(s.state)
    assert row(text, "1-1") == ["2", "0★", "Po-1", "■Po", "2≠M"]
    assert row(text, "1-2") == ["2", "1★", "●Ac", "◇→1◇", "×2"]
    assert row(text, "1-3") == ["3", "1★", "◇→2◇", "Ac2"]
    assert row(text, "1-4") == ["4", "2★", "Ac-1", "●⊿", "1≠M"]
    assert row(text, "1-5") == ["5", "2★", "½▤", "Ac2"]
    assert row(text, "1-6") == ["6", "3★", "Sh-1", "1✿", "Sh1"]
    assert row(text, "└1-1") == ["■", "Ac2", "Sh1", "F", "Sh2", "Ac2", "●0", "■0"]
    assert re.search(r" 1  M metal +side A  2/6", text)
    assert re.search(r" 2  S seaweed ⊘ locked +side A  1/6", text)
    wide = drawn(s.state, width=160)
    assert re.search(r"1-3 3 1★ +pay 1◇ for 2◇ +Ac2", wide)
    assert re.search(r"1-4 4 2★ Ac-1 ●⊿  take 1, not metal", wide)


def test_a_dock_counts_for_the_building() -> None:
    s = Scenario(
        blue={"buildings": {"1-3": "academy", "1-6": "academy"}},
        orange={"buildings": {"1-1": "port", "1-2": "shipyard"}, "docks": {"1-1": "fish-1"}},
        docks="metal-1 metal-2 metal-3",
    )
    text = drawn(s.state)
    assert [row(text, place)[-1] for place in ("1-2", "1-3", "1-5", "1-6")] == ["+2★", "+2★", "Ac2", "1✿"]
    assert row(text, "└1-1")[-2:] == ["●2", "■2"]


def test_areas_are_those_of_the_rules(positions: list[State]) -> None:
    """What is counted beside buildings adds up to the points for docks."""
    for state in positions:
        board = Board(state.game, state.view(None), "en")
        counted = [0, 0]
        for _, at in board.locations():
            if at["owner"] is not None:
                counted[at["owner"]] += sum(int(hint.plain[1:-1]) for hint in board.hints(at))
        players = board.view["players"]
        assert counted[: len(players)] == [one["points"]["dock-buildings"] for one in players]


def test_beside_the_flotillas() -> None:
    s = Scenario(
        docks="fish-1 metal-3 artifact-2",
        specialists="captain trader diplomat",
        face_up="reef-1",
        facing="b",
        blue={"storage": "2 fish"},
        resolution="storage-tax",
    )
    text = spaced(drawn(s.state))
    assert "Dive deck 11 reef, 4 deep on top: reef Face up a ◇→■ b F S→●" in text
    assert "1 Ac2 Sh1 F Sh2 Ac2 2 Sh3 Ac1 M Sh1 Ac2 3 Ac1 Ac2 A Sh1 Sh3" in text
    assert "2 Trader exchange up to 3 resources 3 Diplomat 1◇ per flotilla with 2+ of your buildings" in text
    assert "§ Storage Tax: whoever has more than 6 resources" in text
    assert "Supply F8 fish S10 seaweed A10 artifact M10 metal ✿20 cleanup tokens" in text
    s = Scenario(face_up="deep-1")
    assert "a ◇≠◇→● b ◇≠◇→■ linked: no kind twice" in spaced(drawn(s.state))
    s = Scenario(face_up="deep-3")
    assert "a ◇=◇→● b ◇≠◇≠◇→■" in spaced(drawn(s.state))


def test_a_board() -> None:
    s = Scenario(
        blue={
            "storage": "2 fish 1 metal",
            "buildings": {"1-1": "port", "2-1": "shipyard", "2-2": "academy", "2-3": "academy"},
            "docks": {"1-1": "fish-2"},
            "ships": "3-1",
            "ready": "captain",
            "spent": "scout",
            "cleanup": 3,
        }
    )
    for width in WIDTHS:
        text = spaced(drawn(s.state, 0, width=width))
        points = s.points()
        assert f"You (Player 1) · {sum(points.values())}★" in text
        assert f"docks {points['dock-resources']}+{points['dock-buildings']} locations {points['locations']}" in text
        assert "Storage F2 S0 A0 M1 =3 ✿3" in text
        assert "Po ·▪▪▪ Ac ··▪▪ Sh ·▪▪▪ columns 1/4" in text
        assert "Ships ⊿ 3 beside 3-1" in text
        assert "☻ Captain" in text
        assert "face down: Scout" in text
    view = s.state.view(0)
    view["players"][0] |= {"noted": 2, "cleanups": 5, "ships_boxed": 1}
    text = spaced(shown(s.game, view))
    assert "✿5 (2 noted)" in text
    assert "Ships ⊿ 3 beside 3-1 box 1" in text


def test_solo() -> None:
    s = solo(orange={"buildings": {"1-1": "port", "1-2": "academy"}}, boss="2-1")
    text = drawn(s.state)
    assert row(text, "2-1")[2:3] == ["◈"]
    assert f"■ Boss · {s.view['boss']['score']}★" in text
    assert "20 + 3 for each of 2 buildings" in text
    assert "start player" not in text
    assert re.search(r"◈ boss resource", text)
    assert "◈" not in drawn(Scenario().state)


@pytest.mark.parametrize("width", [40, 80, 100, 180])
def test_the_score_pad(positions: list[State], width: int) -> None:
    ended = [state for state in positions if state.over]
    assert len(ended) == len(TABLES)
    for state in ended:
        view, text = state.view(None), drawn(state, None, "en", width)
        players = view["players"]
        assert "The game is over: " in spaced(text)
        assert "Dive deck" not in text

        def points(label: str, text: str = text) -> list[str]:
            line = next(line for line in text.splitlines() if label in line)
            return line[line.index(label) + len(label) :].split()

        for source_name, label in (("locations", "Locations"), ("cleanup", "Cleanup tokens")):
            figures = [str(one["points"][source_name] or "–") for one in players]
            assert points(label)[: len(figures)] == figures
        for kind in KIND.words:
            figures = [str(one["resource_points"][kind] or "–") for one in players]
            assert points(f"Resources: {kind}")[: len(figures)] == figures
        totals = [one["score"] for one in players] + ([view["boss"]["score"]] if view["solo"] else [])
        assert points("Total")[:2] == [str(total or "–") for total in totals]
        for name in PLACE.words:
            if any(name in one["docks"] for one in players):
                assert re.search(rf"(?m)(^|  ){name} [●■] ", text)
        if view["solo"]:
            assert ("not beaten" not in text) == view["boss"]["beaten"]

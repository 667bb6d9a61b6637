"""The Abyss table in a terminal: it fits, in every language, shows what is so, and nothing that is hidden."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import fathom
from fathom.bots import ask, bot
from fathom.core.marks import MARKS
from fathom.core.position import State
from fathom.core.text import LANGUAGES, source
from fathom.games.abyss.actions import LORD_NAME
from fathom.games.abyss.terminal import LORD, Board, draw
from fathom.games.abyss.terminal.pieces import COLOURS
from tests.abyss.scenario import Scenario

WIDTHS = (60, 80, 100, 150)
TABLES: tuple[dict[str, Any], ...] = ({"players": 2, "kraken": "off"}, {"players": 3}, {"players": 4})
KRAKEN_THINGS = ("nebulis", "figure", "sentinel", "loot", "sign-kraken")


def moments(often: float, **options: Any) -> Iterator[State]:
    """Moments of a game, its first and its last among them."""
    state = fathom.load("abyss", **options).new(seed=options["players"])
    player, choose = bot("greedy", 1), random.Random(options["players"])
    yield state.clone()
    while not state.over:
        wild = choose.random() < 0.5
        state.apply(choose.choice(state.legal()) if wild else ask(player, state, 1))
        if state.over or choose.random() < often:
            yield state.clone()


@pytest.fixture(scope="module")
def positions() -> list[State]:
    return [state for options in TABLES for state in moments(0.08, **options)]


def shown(game: fathom.Game, view: dict[str, Any], lang: str = "en", width: int = 100) -> str:
    console = Console(width=width, file=io.StringIO(), markup=False, color_system=None)
    console.print(draw(game, view, lang))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def drawn(state: State, seat: int | None, lang: str = "en", width: int = 100) -> str:
    return shown(state.game, state.view(seat), lang, width)


def row(text: str, label: str) -> list[str]:
    """What stands in a row of the own area."""
    return next(line for line in text.splitlines() if line.startswith(f"{label} ")).split()[1:]


def cards(text: str, line: int) -> list[str]:
    """A line of the Court, card by card."""
    lines = text.splitlines()
    first = next(i for i, each in enumerate(lines) if each.startswith("The Court"))
    return [lines[first + line][i : i + LORD].strip() for i in range(0, 6 * (LORD + 1), LORD + 1)]


# It fits


@pytest.mark.sampled
@pytest.mark.parametrize("width", [40, 59, 79, 94, 95, 139, 140, 200, *WIDTHS])
def test_the_table_fits(positions: list[State], width: int, proving: bool) -> None:
    for state in positions[:: (1 if width in WIDTHS else 4) if proving else 9]:
        seat = random.Random(state.moment).choice([None, *range(state.game.seats)])
        for lang in LANGUAGES:
            text = drawn(state, seat, lang, width)
            assert max(map(cell_len, text.splitlines())) <= width
            assert "…" not in text


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.sampled
def test_no_word_is_cut(positions: list[State], lang: str, width: int, proving: bool) -> None:
    for state in positions[:: 3 if proving else 9]:
        view = state.view(0)
        board = Board(state.game, view, lang)
        text = drawn(state, 0, lang, width)
        spaced = " ".join(text.split())
        assert board.words("table-turn", turn=view["turn"]) in text
        for lord in filter(None, view["court"]):
            assert board.lord_name(lord) in text
            assert board.words(f"guild-{board.guild(lord)}") in text
        for player in view["players"]:
            assert board.words("table-player", seat=player["seat"] + 1) in text
            for held in player["lords"]:
                assert board.small(held["lord"]).plain in text
            for held in player["locations"]:
                assert f"{held['points']}★" in text
        for race in board.races:
            assert f"{board.words('table-race-' + race)} {board.words('race-' + race)}" in text or race == "kraken"
        if not view["over"]:
            assert board.words(f"wait-{view['phase']}", seat=view["actor"] + 1) in spaced


@pytest.mark.parametrize("width", WIDTHS)
def test_every_width_shows_the_same(positions: list[State], width: int) -> None:
    """Amounts, points, keys, chips of cost, Sentinels and the threat track."""
    signs = re.compile(r"\d+[○•ϙЖ▤]|\d+★ϙ?|♠[●■▲◆]|[▸\d]+ [ϙ○Ж/]+|=\d+")
    for state in positions[::4]:
        usual, other = (sorted(signs.findall(drawn(state, 0, "fr", each))) for each in (100, width))
        assert other == usual
        assert len(usual) >= 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_is_as_wide_as_a_letter(lang: str) -> None:
    text = source("fathom.games.abyss", "text", f"{lang}.ftl").partition("table-you")[2]
    for sign in {*text, *"★○•ϙЖ▤♠Ψ⌂└▸→█·–", *(shape for shape, _ in MARKS)} - {"\n"}:
        assert cell_len(sign) == 1, sign


@pytest.mark.parametrize("lang", LANGUAGES)
def test_short_words_are_short(lang: str) -> None:
    s = Scenario()
    board = Board(s.game, s.state.view(0), lang)
    assert max(len(board.lord_name(lord)) for lord in LORD_NAME.words) <= LORD
    names = [board.lord_name(lord) for lord in LORD_NAME.words]
    assert len(set(names)) == len(names)
    assert not any(name.startswith(f"{article} ") for name in names for article in board.articles)
    letters = {board.words(f"table-race-{race}") for race in board.races}
    assert (len(letters), {len(letter) for letter in letters}) == (6, {1})
    guilds = {board.words(f"table-guild-{guild}") for guild in s.game.rules.GUILD_NAMES}
    assert (len(guilds), {len(guild) for guild in guilds}) == (7, {2})
    assert len({*COLOURS.values()}) == len(COLOURS)


# Secrets


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_own_hand_and_no_other(lang: str) -> None:
    """By race, with sums; others see how many cards, and a spectator nobody's."""
    s = Scenario(
        hand="jellyfish-2 jellyfish-2 crab-5 kraken-3",
        tokens="2 4",
        others={1: {"hand": "squid-4 squid-1 squid-1", "tokens": "3 3 4"}},
    )
    hand, tokens = (s.game.texts.format(lang, f"table-{id}") for id in ("hand", "tokens"))
    mine, theirs = drawn(s.state, 0, lang), drawn(s.state, 1, lang)
    assert row(mine, hand) == ["2", "2", "=4", "5", "–", "–", "–", "3", "2•"]
    assert f"2Ж {tokens} (2+4)" in mine
    assert "4▤" in mine
    assert "3Ж  3▤" in mine
    assert row(theirs, hand) == ["–", "–", "–", "–", "1", "1", "4", "=6", "–"]
    assert f"3Ж {tokens} (3+3+4)" in theirs
    assert "2Ж  4▤" in theirs
    for text in (mine, theirs):
        assert "0★+?" in text
    public = drawn(s.state, None, lang)
    assert not any(line.startswith(f"{hand} ") for line in public.splitlines())
    assert "(2+4)" not in public
    assert "(3+3+4)" not in public


@pytest.mark.sampled
@pytest.mark.parametrize("width", WIDTHS)
def test_what_is_hidden_changes_nothing(positions: list[State], width: int, proving: bool) -> None:
    """Two tables that a seat cannot tell apart look the same."""
    for state in positions[:: 3 if proving else 7]:
        seat = state.moment % state.game.seats
        assert drawn(state.determinise(seat, seed=1), seat, "de", width) == drawn(state, seat, "de", width)


def test_an_open_table_shows_all_hands() -> None:
    s = Scenario(others={1: {"hand": "squid-4 squid-1"}})
    view = s.state.view(None)
    assert "Q 1 4" not in shown(s.game, view)
    view["players"] = [s.state.view(seat)["players"][seat] for seat in range(2)]
    assert "▤  Q 1 4" in shown(s.game, view)


def test_who_is_you() -> None:
    s = Scenario(players=3)
    assert "● You (Player 1)" in drawn(s.state, 0)
    looking = {**s.state.view(0), "seat": 2}
    assert "You" not in shown(s.game, looking)
    assert "▲ Player 3" in shown(s.game, looking)
    assert "You" not in drawn(s.state, None)


# What it shows is so


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_kraken(lang: str) -> None:
    s = Scenario(kraken="off", hand="crab-1 squid-2", pearls=2)
    for width in WIDTHS:
        text = drawn(s.state, 0, lang, width)
        for sign in "•Ψ♠":
            assert sign not in text
        for id in KRAKEN_THINGS:
            assert s.game.texts.format(lang, f"table-{id}") not in text
    assert len(row(drawn(s.state, 0, lang), s.game.texts.format(lang, "table-hand"))) == 5


def test_the_title() -> None:
    s = Scenario(players=3, discard="crab-1 crab-2")
    s.last_round()
    head = " ".join(drawn(s.state, 0, width=150).splitlines()[0].split())
    assert "Turn 1 · ● Player 1 to play · an Ally costs 1○ · exploration deck 76, discarded 2" in head
    assert "last turns, brought about by Player 1" in head


def test_the_court() -> None:
    s = Scenario(
        court="recruiter elder outlaw master-of-magic",
        sentinels={"watcher": (1, "court", "elder")},
        lord_deck=7,
    )
    text = drawn(s.state, 0)
    assert cards(text, 1) == ["Recruiter", "Elder", "Outlaw", "Master of Magic", "", ""]
    assert cards(text, 2) == ["1 Soldier", "2 Ambassador", "3 Smuggler", "4 Mage", "5 free", "6 free"]
    assert cards(text, 3) == ["10 C ?", "10 J C H S Q", "7 ?", "10 J ? ?", "", ""]
    assert [each.split() for each in cards(text, 4)] == [["4★ϙ"], ["3★", "♠■"], ["6★ϙ"], ["6★ϙ"], [], []]
    assert "1 Recruiter       Permanent: opponents pay 2 more" in text
    assert "The Court · 7 in the deck" in text


@pytest.mark.parametrize(
    ("mine", "theirs", "cost"),
    [
        ("", "", "8 C ?"),
        ("treasurer", "", "8→6 C ?"),
        ("", "recruiter", "8→10 C ?"),
        ("treasurer!", "recruiter", "8→10 C ?"),
        ("shaman", "recruiter", "8 C ?"),
        ("treasurer diplomat", "", "8→6 ? ?"),
    ],
)
def test_what_a_lord_costs_me(mine: str, theirs: str, cost: str) -> None:
    s = Scenario(court="hunter", lords=mine, others={1: {"lords": theirs}})
    text = drawn(s.state, 0)
    assert cards(text, 3)[0] == cost
    assert ("→ cost for you" in text) == ("→" in cost)


def test_costs_are_those_of_the_rules(positions: list[State]) -> None:
    for state in positions:
        rules, raw = state.game.rules, state.raw
        for seat in range(state.game.seats):
            board = Board(state.game, state.view(seat), "en")
            for lord in filter(None, board.view["court"]):
                number = LORD_NAME.words.index(lord)
                price = board.price(lord)
                assert price["cost"] == rules.cost_of(raw, seat, number)
                must = rules.mandatory_race(raw, seat, number)
                assert len(price["races"]) == rules.RACES_WANTED[number]
                assert must < 0 or rules.RACES[must] in price["races"]


def test_lasting_powers_are_not_told_as_single() -> None:
    """What is repeated beside a Lord in play is no power that has been used up."""
    s = Scenario()
    for number, lord in enumerate(LORD_NAME.words):
        words = s.game.texts.format("en", f"lord-{lord}-power")
        lasting = words.startswith(("Permanent", "Once per turn"))
        works = s.game.rules.WORKS[s.game.rules.POWER_WORKS[s.game.rules.POWER_OF[number]]]
        assert lasting == (works in ("always", "turn")), lord


def test_the_exploration() -> None:
    s = Scenario(others={1: {"pearls": 3}}, threat=2)
    s.explore("crab-2", "monster", "kraken-3")
    text = drawn(s.state, 0)
    lines = text.splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("Exploration"))
    assert lines[first + 1].split()[:8] == ["C", "2", "Crab", "Ж", "Monster", "▸Ψ", "3", "·"]
    assert "Kraken 2•" in lines[first + 2]
    assert "5 +1○" in lines[first + 2]
    assert "1 ○/Ж  2 ○○/○Ж/ЖЖ  ▸3 ϙ  4 ϙ○/ϙЖ  5 ϙ○○/ϙ○Ж/ϙЖЖ  6 ϙϙ" in text


def test_council_and_locations() -> None:
    s = Scenario(
        council={"crab": "crab-1 crab-4", "squid": "squid-5"},
        face_up="jail megalodon",
        sentinels={"vigil": (0, "council", "squid"), "lookout": (1, "location", "jail"), "watcher": (0, "", "")},
    )
    for width in WIDTHS:
        text = drawn(s.state, 0, width=width)
        assert re.search(r"0 +2 +0 +0 +1 ♠●", text)
        assert re.search(r"⌂ The Jail +(♠■)? +15 points, minus 1", text)
        assert "♠■" in text
        assert "⌂ The Megalodon" in text
        assert "24 in the stack · 25 loot cards" in text
    assert "♠ Sentinel\n" in re.sub(" +\n", "\n", drawn(s.state, 0))  # the one in front of its owner


def test_drawn_locations_are_marked() -> None:
    s = Scenario(keys=3, hand="crab-1")
    s.next(cards="crab-2", tiles="depths chasm")
    s.play("explore", "take", "draw 2")
    text = drawn(s.state, 0)
    assert "▸ The Depths" in text
    assert "▸ The Chasm" in text
    assert "⌂ The Jail" in text


def test_an_area() -> None:
    s = Scenario(
        pearls=6,
        nebulis=2,
        keys=1,
        affiliated="crab-1 crab-3",
        court="hunter",
        lords="slaver treasurer! keeper@jail reaper@jail sage@megalodon",
        loot={"megalodon": "7 3"},
        face_up="depths",
    )
    for text in (drawn(s.state, 0), drawn(s.state, 1)):
        assert "Me Slaver 5★ϙ" in text
        assert "Po Treasurer 5★ϙ turned" in text
        assert "⌂ The Jail 10★  └ Fa Keeper 6★ϙ  └ Fa Reaper 6★ϙ" in text
        assert "⌂ The Megalodon 10★ (loot 3+7)  └ Am Sage 4★" in text
        points = s.points()
        assert f"Lords {points['lords']}" in text
        assert f"Nebulis {points['nebulis']}" in text
    assert "6○ Pearls   2• Nebulis   2ϙ Keys (1 token)" in drawn(s.state, 0)
    assert "6○  2•  2ϙ  0Ж  0▤  Ψ" in drawn(s.state, 1)
    assert row(drawn(s.state, 0), "Affiliated") == ["–", "1", "3", "–", "–", "–"]


def test_a_payment() -> None:
    s = Scenario(hand="crab-3 crab-1 squid-4 kraken-2 kraken-4", pearls=6, court="hunter")
    s.play("court 1")
    assert "○○○○○○○○ 0 of 8   8○ missing   races 0 of 2   still without C" in drawn(s.state, 0)
    s.play("ally crab-3")
    text = drawn(s.state, 0)
    assert "Payment: Hunter   ███○○○○○ 3 of 8   5○ missing   races 1 of 2" in text
    assert "still without" not in text
    assert row(text, "Hand") == ["–", "1", "–", "–", "4", "2", "4", "=6", "4•"]
    assert row(text, "Laid")[1:] == ["–", "3", "–", "–", "–", "–"]
    s.play("ally kraken-2")
    assert "█████○○○ 5 of 8   3○ missing   races 1 of 2 + 1Ψ" in drawn(s.state, 0)
    for seat in (None, 1):
        other = drawn(s.state, seat)
        assert "of 8" not in other
        assert "Player 1 pays for a Lord · Hunter" in other
    assert "▸Hunter" in text


def test_the_end(positions: list[State]) -> None:
    for state in positions:
        if state.over:
            winner = min(range(state.game.seats), key=lambda seat: state.ranks[seat])
            text = drawn(state, None)
            assert "The game is over" in text
            assert f"{MARKS[winner][0]} Player {winner + 1} · {state.scores[winner]}★ " in text
            assert "+?" not in text

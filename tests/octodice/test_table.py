"""The Octo Dice table in a terminal: it fits, in every language, and what it shows is so."""

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
from fathom.games.octodice.terminal import TILE, draw
from fathom.games.octodice.terminal.paper import AREAS, CHIPS, SIGNS
from tests.octodice.scenario import Scenario

WIDTHS = (60, 80, 100, 140)
TABLES: tuple[dict[str, Any], ...] = (
    {"players": 1},
    {"players": 2, "virtual_player": "on"},
    {"players": 3, "extra_order": "simultaneous", "layout": "A2B1C2/F1D2E2/I2G2H1"},
    {"players": 4},
)
# As much of everything as a pack may hold.
PACK = {
    "colours": ["purple", "orange", "yellow", "white", "red", "green", "blue"],
    "black": {"B1": ["purple-3", "orange-0", "yellow-1", "white-2", "red-3", "octopus"]},
    "sheet": {
        "crystals": 27,
        "research_colours": ["white", "purple", "orange"] * 4,
        "research_points": [10, 20, 30] * 4,
        "bot_points": [10, 20, 1],
        "octopus_bonus": [0, 0, 9, 18, 27, 36, 45, 50],
        "octopus_boxes": 6,
        "octopus_penalty": 50,
    },
    "functions": {"plus": 20, "super_lab_v": [30, 35, 40], "super_lab_h": [30, 35, 40], "super_octo": [30, 35, 40]},
}


def moments(often: float, **options: Any) -> Iterator[State]:
    """Moments of a game, its first and its last among them."""
    state = fathom.load("octodice", **options).new(seed=options["players"])
    player, choose = bot("greedy", 1), random.Random(options["players"])
    yield state.clone()
    while not state.over:
        wild = choose.random() < 0.5
        state.apply(choose.choice(state.legal()) if wild else ask(player, state, 1))
        if state.over or choose.random() < often or state.view(None)["phase"].startswith("super"):
            yield state.clone()


@pytest.fixture(scope="module")
def positions() -> list[State]:
    return [state for options in TABLES for state in moments(0.08, **options)]


def shown(game: fathom.Game, view: dict[str, Any], lang: str = "en", width: int = 80) -> str:
    console = Console(width=width, file=io.StringIO(), markup=False, color_system=None)
    console.print(draw(game, view, lang))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def drawn(state: State, seat: int | None, lang: str = "en", width: int = 80) -> str:
    return shown(state.game, state.view(seat), lang, width)


def part(text: str, row: str) -> str:
    """The circles of a row of the own sheet, without the frame beside them."""
    line = next(line for line in text.splitlines() if line.startswith(row))
    return re.split("[│┃╭┏╰┗]", line)[0]


# It fits


@pytest.mark.sampled
@pytest.mark.parametrize("width", [40, 59, 79, 117, 118, 200, *WIDTHS])
def test_the_table_fits(positions: list[State], width: int, proving: bool) -> None:
    for state in positions[:: (1 if width in WIDTHS else 4) if proving else 9]:
        seat = random.Random(state.moment).choice([None, *range(state.game.seats)])
        heights = set()
        for lang in LANGUAGES:
            text = drawn(state, seat, lang, width)
            lines = text.splitlines()
            assert max(map(cell_len, lines)) <= width
            assert "…" not in text
            heights.add(len(lines))
        if width in (80, 100):
            assert len(heights) == 1  # no language needs a second line anywhere
            assert max(heights) <= 33


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_is_cut(positions: list[State], lang: str, width: int) -> None:
    for state in positions[::3]:
        view, texts = state.view(0), state.game.texts
        text = drawn(state, 0, lang, width)
        spaced = " ".join(text.split())
        for row in view["grid"]:
            for tile in row:
                assert f"{tile['tile']} {texts.format(lang, 'function-' + tile['function'])}" in text
        for third in (1, 2, 3):
            assert texts.format(lang, "table-third", {"third": third}).casefold() in text.casefold()
        for area in AREAS.values():
            assert texts.format(lang, f"source-{area}") in text
        if view["phase"] == "over":
            assert texts.format(lang, "phase-over") in text
            continue
        assert texts.format(lang, "table-turn", {"turn": view["turn"], "turns": view["turns"]}) in text
        assert texts.format(lang, f"wait-{view['phase']}", {"seat": view["actor"] + 1}) in spaced
        if not view["phase"].startswith("super"):
            for die in view["dice"]:
                if "symbol" in die or die["octopus"]:
                    symbol = die.get("symbol", "octopus")
                    assert f"{SIGNS[symbol]} {texts.format(lang, 'table-symbol-' + symbol)}" in text
                else:
                    assert f" {texts.format(lang, 'table-colour-' + die['colour'])} {die['digit']} " in text


@pytest.mark.parametrize("width", WIDTHS)
def test_every_width_shows_the_same(positions: list[State], width: int) -> None:
    """The circles, the octopus table, the fields and the interim areas of the own sheet."""
    signs = re.compile(r"[⊗○]\d|\d→\d+|(?<= )\d\d?[✦λ⌂☻⊥Ж](?:\+\d)?|[⊠□]+ +(?:-2|──) +⊥ +[\d·]+|Σ +[-\d·]+")
    for state in positions[::4]:
        usual, other = (sorted(signs.findall(drawn(state, 0, "fr", each))) for each in (90, width))
        assert other == usual
        assert len(usual) >= 25


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_is_as_wide_as_a_letter(lang: str) -> None:
    text = source("fathom.games.octodice", "text", f"{lang}.ftl").partition("table-you")[2]
    for sign in {*text, *"".join(SIGNS.values()), *(shape for shape, _ in MARKS)} - {"\n"}:
        assert cell_len(sign) == 1, sign


@pytest.mark.parametrize("lang", LANGUAGES)
def test_short_words_are_short(lang: str) -> None:
    game = fathom.load("octodice")
    says = game.texts.format
    for function in game.rules.FUNCTION.words:
        assert (
            len(says(lang, f"table-tile-{function}", {"points": "3/5/7" if "lab-" in function else "1", "penalty": 2}))
            <= TILE
        )
    for id, args in (("kept", {"roll": 3}), ("rolled", {}), ("used", {}), ("as-bot", {})):
        assert len(says(lang, f"table-{id}", args)) <= 12 - 2 * (id in ("used", "as-bot"))
    shorts = set()
    for colour in CHIPS:
        assert len(says(lang, f"table-colour-{colour}")) <= 7
        shorts.add(says(lang, f"table-short-{colour}"))
    assert {len(short) for short in shorts} == {3}
    assert len(shorts) == len(CHIPS)


@pytest.mark.parametrize("players", [1, 4])
def test_a_big_pack_fits(players: int) -> None:
    for state in list(moments(0.02, players=players, data=PACK))[::2]:
        for width in WIDTHS:
            text = drawn(state, 0, "de", width)
            assert max(map(cell_len, text.splitlines())) <= width
            assert "…" not in text
        steps = state.view(0)["players"][0]["sheet"]["research"]
        done = sum(step["crossed"] for step in steps)
        path = "".join(re.findall(r"(?:wei|vio|ora)[⊗○]\d0→?", text))
        assert path.count("⊗") == done
        assert path.count("→") == len(steps) - 1


# What it shows is so


def test_the_dice_in_the_tray() -> None:
    s = Scenario(players=2)
    s.first_roll("crystal lab octopus / yellow-0 blue-2 octopus")
    assert drawn(s.state, 0).count("just rolled") == 6
    assert "Roll 1 of 3" in drawn(s.state, 0)
    s.play("keep W3 B3", chance=s.faces("submarine bot red-1 white-1", "W1 W2 B1 B2"))
    text = drawn(s.state, 0)
    assert "Roll 2 of 3" in text
    assert (text.count("just rolled"), text.count("from roll 1")) == (4, 2)
    s.play("keep W1 B1", chance=s.faces("bot green-0", "W2 B2"))
    text = drawn(s.state, 0)
    names, faces, fates = text.splitlines()[2:5]
    assert names.split() == ["W1", "W2", "W3", "B1", "B2", "B3"]
    assert faces.split() == ["⊥", "submarine", "☻", "bot", "Ж", "octopus", "red", "1", "green", "0", "Ж", "octopus"]
    kept = re.findall(r"from roll \d", fates)
    assert [one[-1] for one in kept] == ["2", "3", "1", "2", "3", "1"]
    assert "Ж 2 → 1 point" in text
    s.play("use W2 B2 bot-green")
    fates = drawn(s.state, 0).splitlines()[4]
    assert re.findall(r"from roll \d|● used", fates) == [kept[0], "● used", *kept[2:4], "● used", kept[5]]
    s.play("stop")
    assert "Dice of Player 1 · ■ Player 2 decides about an extra action" in drawn(s.state, 1)
    assert drawn(s.state, 1).count("● used") == 2


def test_a_die_used_as_a_bot_and_a_function_used_up() -> None:
    roll = "submarine octopus lab / red-1 green-0 octopus"
    s = Scenario(players=1, layout="A1B1C2/D1E1F1/G1H1I1", markers="- - 0", roll=roll)
    s.play("use W1 B1 bot-red")
    assert "● as a bot" in drawn(s.state, 0)
    assert re.search(r"● +used ✓ 0", drawn(s.state, 0))


def test_the_dice_of_the_virtual_player() -> None:
    s = Scenario(players=2, virtual_player="on", roll="crystal bot octopus / red-1 green-0 octopus")
    s.play("use W1 B1 crystal-1", "stop", "stop", chance=s.faces("bot bot lab / red-1 green-0 octopus"))
    text = drawn(s.state, 1)
    assert "Dice of the virtual player" in text
    assert text.count("just rolled") == 6
    assert "● used" not in text


def test_the_labs() -> None:
    s = Scenario(players=4, markers="2 - 0", others={1: {"markers": "0 - 1"}, 3: {"markers": "2 2 2"}})
    text = drawn(s.state, 0)
    lines = [line[:47] for line in text.splitlines()]
    first = next(i for i, line in enumerate(lines) if "start" in line)
    assert lines[first].split() == ["1", "start", "▲", "2", "start", "●■▲", "3", "start", "▲"]
    feet = [" ".join(lines[first + 3 * level].split()) for level in (1, 2, 3)]
    assert feet == ["■ ✓ 0 0 ● ✓ 0", "✓ 1 1 ■ 1", "●◆ ✓ 2 ◆ 2 ◆ 2"]
    assert "⌂ A1 C1 F1" in text  # the functions of the second player
    for lang in LANGUAGES:  # with room, every function in full
        wide = " ".join(drawn(s.state, 0, lang, 170).split())
        for function in ("flexi-lab", "crystal-plus", "octo-sub", "super-level"):
            words = s.game.rules.function_words(function)
            start = s.game.texts.format(lang, words.id, dict(words.args)).split()[:4]
            assert " ".join(start) in wide


def test_the_circles_of_the_sheet() -> None:
    s = Scenario(players=2, crystals=3, research=2, bots="yellow yellow white", submarines="red blue")
    text = drawn(s.state, 0)
    assert part(text, "✦ Crystals").split()[2:] == ["⊗", "⊗", "⊗", "○", "○"]
    assert re.findall(r"[⊗○]\d", part(text, "λ Research")) == ["⊗1", "⊗2", "○3", "○4", "○5"]
    assert part(text, "λ Research").count("→") == 4
    assert "".join(part(text, "☻ Bots").split()[2:]) == "⊗1⊗2○1○2○1○2○1○2⊗1○2"
    assert part(text, "⊥ Submarines").split()[2:] == ["○", "⊗", "⊗", "○", "○"]
    assert part(text, "Ж Octopods").split()[2:] == ["2→1", "3→3", "4→6", "5→10", "6+→15"]
    card = drawn(s.state, 1, width=100)
    assert "✦ 3  λ 2→blu  Ж □□  + ○○" in card
    assert re.search(r"☻  2   ·   ·   ·   1 ", card)
    assert re.search(r"⊥  ·   ⊗   ⊗   ·   · ", card)


def test_the_fields_of_the_sheet() -> None:
    roll = "research crystal octopus / yellow-0 blue-2 octopus"
    s = Scenario(players=2, layout="A2B2C1/D1E1F1/G1H1I1", markers="0 0 -", roll=roll)
    s.play("use W1 B1 research", "use W2 B2 crystal-2")
    text = drawn(s.state, 0)
    assert re.search(r"┃ 1 +2λ⁺ +2✦ +2Ж⁺", text)
    assert re.search(r"┃ Ж ⊠⊠ ── ⊥ · +Σ ·", text)
    assert "│ Ж □□ -2 ⊥ ·" in text
    s.play("use W2 B2 crystal-2")
    assert re.search(r"┃ \+ +2✦ +·", drawn(s.state, 1))


def test_the_solo_sheet_has_nine_turns() -> None:
    s = Scenario(players=1, turn=5, roll="crystal octopus octopus / blue-2 green-0 octopus")
    text = drawn(s.state, 0)
    assert "Turn 6 of 9 · second third" in text
    for turn in range(1, 10):
        assert re.search(rf"[│┃] {turn} ", text)
    assert not re.search(r"[│┃] \+ ", text)
    s.play("use W1 B1 crystal-2")
    assert re.search(r"[│┃] 6 +2✦ +· +3Ж", drawn(s.state, 0))


def test_sums_and_total(positions: list[State]) -> None:
    ended = [state for state in positions if state.over]
    assert len(ended) == len(TABLES)
    for state in ended:
        for seat, player in enumerate(state.view(None)["players"]):
            sheet, text = player["sheet"], drawn(state, seat)
            sums = [f"Σ {third['sum']} " for third in sheet["thirds"]]
            assert re.findall(r"Σ -?\d+ ", text) == sums
            assert re.search(rf"Bonus +{sheet['bonus']['sum']} ", text)
            assert re.search(rf"Total +{state.scores[seat]} ", text)
            assert "Roll" not in text
        winner = min(range(state.game.seats), key=lambda seat: state.ranks[seat])
        assert f"{MARKS[winner][0]} Player {winner + 1} · {state.scores[winner]} point" in drawn(state, None)


def test_who_is_you() -> None:
    s = Scenario(players=3)
    assert "● You (Player 1)" in drawn(s.state, 0)
    looking = {**s.state.view(0), "seat": 2}
    assert "You" not in shown(s.game, looking)
    assert "You" not in drawn(s.state, None)


def test_a_choice_that_waits_is_shown_to_its_owner_only() -> None:
    roll = "crystal bot octopus / blue-2 green-0 octopus"
    s = Scenario(players=3, extra_order="simultaneous", roll=roll)
    s.play("stop", "use W1 B1 crystal-2")
    assert "chosen: use W1 B1 crystal-2" in drawn(s.state, 1)
    for seat in (None, 0, 2):
        assert "chosen" not in drawn(s.state, seat)
    assert "+ ○○ ✓" in drawn(s.state, 2)

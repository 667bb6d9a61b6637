"""The end of the game: totals and places; and what must hold all through any game."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import fathom
from tests.octodice.ending import COLOURS, ended, ending, write
from tests.octodice.scenario import Scenario
from tests.played import refused

rule = pytest.mark.rule


def with_totals(*players: tuple[int, int]) -> Scenario:
    """A finished game with these totals and numbers of submarines."""
    s = ending(*({"submarines": " ".join(COLOURS[:submarines])} for _, submarines in players))
    for seat, (total, _) in enumerate(players):
        write(s, seat, 0, [total])
    s.play("stop")
    assert s.state.over
    assert s.state.scores == tuple(total for total, _ in players)
    return s


@rule("OCTO-END-01")
def test_the_total_is_three_sums_and_the_bonus_field() -> None:
    s = ending({"markers": "2 - -", "crystals": 1, "bots": "red red", "submarines": "red", "boxes": 1}, {"boxes": 1})
    write(s, 0, 0, [1, 2, 3], [None, None, 0], [4, None])
    write(s, 0, 1, [1, None, None], [2, 2, None], [5, 6])
    write(s, 0, 2, [0, 1, None], [2, None, 1], [3, 0])
    s.play("stop")
    sheet = s.sheet(0)
    assert [third["sum"] for third in sheet["thirds"]] == [10, 16, 7 + 2 - 2]
    assert sheet["bonus"]["sum"] == 4 + 3
    assert sheet["total"] == s.state.scores[0] == 10 + 16 + 7 + 7
    assert (s.sheet(1)["total"], s.state.scores[1]) == (-2, -2)


@rule("OCTO-END-01")
def test_then_nothing_more_can_be_done() -> None:
    s = ended({}, {})
    assert (s.state.actor, s.state.legal()) == (None, [])
    for text in ("stop", "keep W1 W2", "use W1 B1 research", "octopus 1", "super-level 1", "super-copy 1"):
        refused(s, text, "OCTO-TURN-03")


@rule("OCTO-END-02")
def test_the_highest_total_wins() -> None:
    s = with_totals((30, 5), (42, 0), (-2, 5), (41, 5))
    assert s.state.ranks == (2, 0, 3, 1)
    assert [player["rank"] for player in s.state.view(None)["players"]] == [2, 0, 3, 1]


@rule("OCTO-END-03")
def test_of_equal_totals_the_one_with_more_submarines_is_better() -> None:
    assert with_totals((30, 2), (30, 3)).state.ranks == (1, 0)
    assert with_totals((30, 1), (31, 0), (30, 2), (30, 0)).state.ranks == (2, 0, 1, 3)
    assert with_totals((-2, 0), (-2, 5)).state.ranks == (1, 0)


@rule("OCTO-END-03")
def test_crystals_bots_and_labs_break_no_tie() -> None:
    s = ending({"submarines": "red", "markers": "1 1 1", "bots": "blue blue"}, {"submarines": "red"})
    s.play("stop")
    assert s.state.scores == (0, 0)
    assert s.state.ranks == (0, 0)


@rule("OCTO-END-04", "OCTO-AMB-35")
def test_else_the_place_is_shared() -> None:
    assert with_totals((30, 2), (30, 2)).state.ranks == (0, 0)
    assert with_totals((30, 2), (40, 0), (30, 2)).state.ranks == (1, 0, 1)
    assert with_totals((30, 2), (30, 2), (30, 1), (30, 2)).state.ranks == (0, 0, 3, 0)


# What must hold all through a game


def points_of(field: dict[str, Any] | None) -> int:
    return 0 if field is None else int(field["points"])


def fields(third: dict[str, Any]) -> list[dict[str, Any] | None]:
    bottom = third["bottom"]
    rows = [*third["turns"], *([bottom] if isinstance(bottom, dict) else [])]
    return [field for row in rows for field in row.values()] + ([] if isinstance(bottom, dict) else bottom)


def check_sheet(player: dict[str, Any], over: bool) -> None:
    """The sheet adds up by itself, and so do the points by source."""
    sheet, together = player["sheet"], 0
    for third in sheet["thirds"]:
        written = sum(points_of(field) for field in fields(third))
        if third["sum"] is not None:
            written += third["submarines"] - (0 if third["struck"] else 2)
            assert third["penalty"] == (0 if third["struck"] else 2)
            assert written == third["sum"]
        together += written
    if sheet["bonus"] is not None:
        field = sheet["bonus"]
        assert field["sum"] == field["crystals"] + sum(points or 0 for points in field["labs"])
        together += field["sum"]
    assert together == player["score"] == sum(player["points"].values())
    assert (sheet["bonus"] is not None, sheet["total"]) == (over, together if over else None)


def check_crosses(player: dict[str, Any]) -> None:
    """Every field is what its action gives, and there are as many fields as crosses."""
    sheet = player["sheet"]
    made: Counter[str] = Counter()
    gained: Counter[str] = Counter()
    for third in sheet["thirds"]:
        for field in fields(third):
            if field is not None:
                made[field["action"]] += 1
                gained[field["action"]] += field["points"] - field["plus"]
                assert field["plus"] in (0, 1)
    assert 0 <= made["crystal"] == sheet["crystals"]["crossed"] <= 5
    crossed = [step["points"] for step in sheet["research"] if step["crossed"]]
    assert crossed == [1, 2, 3, 4, 5][: made["research"]]
    assert gained["research"] == sum(crossed)
    bots = [circle for pair in sheet["bots"].values() for circle in pair if circle["crossed"]]
    assert (made["bot"], gained["bot"]) == (len(bots), sum(circle["points"] for circle in bots))
    assert all(pair[0]["crossed"] or not pair[1]["crossed"] for pair in sheet["bots"].values())
    assert made["submarine"] == player["submarines"] == sum(sheet["submarines"].values())
    assert gained["lab"] == gained["submarine"] == 0
    if player["levelled"] is None:
        assert made["lab"] == sum(0 if level is None else level + 1 for level in player["markers"])


def check_grid(view: dict[str, Any]) -> None:
    rows = [sorted(tile["tile"][0] for tile in row) for row in view["grid"]]
    assert rows == [list("ABC"), list("DEF"), list("GHI")]


def effect_key(view: dict[str, Any], text: str) -> tuple[Any, ...]:
    """What two equal choices agree in."""
    dice = {die["die"]: die for die in view["dice"]}
    kind, *words = text.split()
    if kind == "keep":
        return kind, *sorted((word[0], dice[word]["face"]) for word in words)
    if kind != "use" or view["phase"] == "extra":
        return kind, words[-1] if words else ""
    white, black, effect = words
    if view["phase"] == "main":
        return kind, dice[white]["face"], dice[black]["face"], effect
    return kind, effect, octopods_after(view, white, effect)


def octopods_after(view: dict[str, Any], white: str, effect: str) -> int:
    """How many octopods the active player will count after this second main action."""
    player = view["players"][view["current"]]
    functions = set(player["functions"])
    if effect.startswith("lab"):
        column = int(effect[-1]) - 1
        level = player["markers"][column]
        functions.add(view["grid"][0 if level is None else level + 1][column]["function"])
    count: int = sum(die["octopus"] for die in view["dice"])
    added = False
    for die in view["dice"][:3]:
        used = die["used"] or die["die"] == white
        as_bot = die["as_bot"] or (die["die"] == white and effect.startswith("bot"))
        added |= "octo-sub" in functions and die["symbol"] == "submarine" and not as_bot
        wanted = view["options"]["octo_catch"] == "literal" or not die["octopus"]
        added |= "octo-catch" in functions and not used and wanted
    return count + int(added and (count > 0 or view["options"]["octo_from_zero"] == "on"))


class Watch:
    """Follows a game and checks what no single position shows."""

    def __init__(self, state: fathom.State) -> None:
        self.state, self.before = state, state.view(None)
        self.turn = self.virtual = self.decisions = 0
        self.mains: Counter[int] = Counter()
        self.extras: Counter[tuple[int, int, int]] = Counter()
        self.extras_of_third: Counter[tuple[int, int]] = Counter()

    def events(self) -> None:
        for event in (happening.to_json() for happening in self.state.events(None)):
            kind, seat = event["kind"], event["seat"]
            if kind == "turn":
                self.turn, self.virtual, self.third = self.turn + 1, 0, event["third"]
                self.mains.clear()
            elif kind == "virtual":
                self.virtual = 1
            elif kind == "extra":
                self.extras[self.turn, self.virtual, seat] += 1
                self.extras_of_third[self.third, seat] += 1
                self.mains[seat] -= 1
            elif kind in ("crystal", "research", "lab", "bot", "submarine"):
                self.mains[seat] += 1
            elif kind == "octopus":
                assert 1 <= event["count"] <= 7
                assert event["points"] == 0 or event["count"] >= 2
        assert all(count <= 2 for count in self.mains.values())
        assert all(count <= 1 for count in self.extras.values())
        assert all(count <= 2 for count in self.extras_of_third.values())

    def position(self) -> None:
        view = self.state.view(None)
        self.events()
        check_grid(view)
        for player, held in zip(view["players"], self.before["players"], strict=True):
            check_sheet(player, view["over"])
            check_crosses(player)
            for now, then in zip(player["markers"], held["markers"], strict=True):
                assert then is None or now >= then
            if not view["over"] and view["phase"] not in ("super-level", "super-copy"):
                third = player["sheet"]["thirds"][view["third"] - 1]
                assert third["struck"] == (third["boxes"]["crossed"] == 2)
                assert third["boxes"]["crossed"] <= 2
        if self.before["phase"] in ("main", "main-again", "extra") and view["current"] == self.before["current"]:
            if view["turn"] == self.before["turn"] and view["virtual"] == self.before["virtual"]:
                assert [d["face"] for d in view["dice"]] == [d["face"] for d in self.before["dice"]]
        texts = [self.state.game.text(action) for action in self.state.legal()]
        keys = [effect_key(view, text) for text in texts]
        assert len(set(keys)) == len(keys), texts
        assert view["over"] or len(texts) > 1
        self.before = view


def play_through(players: int, chance: random.Random, **options: Any) -> tuple[fathom.State, Watch]:
    game = fathom.load("octodice", players=players, layout="random", **options)
    state = game.new(seed=chance.getrandbits(32))
    watch = Watch(state)
    watch.position()
    while not state.over:
        legal = state.legal()
        stop = game.action("stop")
        if stop in legal and chance.random() < 0.9:
            legal.remove(stop)
        state.apply(chance.choice(legal))
        watch.decisions += 1
        watch.position()
        state.check()
    return state, watch


GAMES: list[tuple[int, dict[str, Any], int]] = [
    (1, {}, 9 * 4 + 1),
    (1, {"octo_catch": "symbol", "octo_from_zero": "off"}, 9 * 4 + 1),
    (2, {}, 2 * 6 * 5 + 2),
    (2, {"virtual_player": "on"}, 84 + 2),
    (2, {"virtual_player": "on", "extra_order": "simultaneous"}, 84 + 2),
    (3, {"octo_catch": "symbol"}, 3 * 6 * 6 + 3),
    (4, {}, 168 + 4),
    (4, {"extra_order": "simultaneous", "octo_from_zero": "off"}, 168 + 4),
]


@rule(
    "OCTO-END-01",
    "OCTO-INTERIM-04",
    "OCTO-BONUS-05",
    "OCTO-SOLO-08",
    "OCTO-EXTRA-02",
    "OCTO-EXTRA-03",
    "OCTO-OCTO-03",
    "OCTO-OCTO-04",
)
@pytest.mark.parametrize(("players", "options", "most"), GAMES)
def test_what_holds_in_every_game(players: int, options: dict[str, Any], most: int) -> None:
    chance = random.Random(f"{players} {sorted(options.items())}")
    for _ in range(12):
        state, watch = play_through(players, chance, **options)
        assert watch.turn == (9 if players == 1 else 6 * players)
        assert watch.decisions <= most
        for player, score in zip(state.view(None)["players"], state.scores, strict=True):
            sheet = player["sheet"]
            assert sheet["total"] == score == sum(third["sum"] for third in sheet["thirds"]) + sheet["bonus"]["sum"]
            assert -6 <= score <= (202 if players == 1 else 191)


@rule("OCTO-END-02", "OCTO-END-03", "OCTO-END-04")
def test_places_at_the_end_of_every_game() -> None:
    chance = random.Random(4)
    for _ in range(10):
        state, _ = play_through(4, chance)
        crossed = [player["submarines"] for player in state.view(None)["players"]]
        worth = list(zip(state.scores, crossed, strict=True))
        assert state.ranks == tuple(sum(other > mine for other in worth) for mine in worth)

"""Positions as codes: short, whole, and suspicious of everything; and positions changed by hand."""

from __future__ import annotations

import json
import random
import zlib
from base64 import urlsafe_b64encode
from importlib.resources import files
from typing import Any

import pytest

import fathom
from fathom.core.registry import definition
from fathom.core.text import LANGUAGES
from fathom.study import positions
from fathom.study.editing import MORE, edited, pieces
from fathom.study.positions import CodeError, decode, encode
from tests.tables import EVERY_GAME, GAMES
from tests.tables import positions as played

SHORT = 600  # letters, so that a link can be sent anywhere


def code(head: dict[str, Any], packed: bytes) -> str:
    held = json.dumps(head).encode() + b"\0" + packed
    return positions.MARK + urlsafe_b64encode(zlib.compress(held)).decode().rstrip("=")


def opened(state: fathom.State) -> tuple[dict[str, Any], bytes]:
    return positions._opened(encode(state))


def some(name: str, players: int = 2, limit: int = 60) -> list[fathom.State]:
    game = fathom.load(name, players=players)
    return [state.clone() for i, state in enumerate(played(game, 3, limit)) if i % 12 == 5]


@EVERY_GAME
def test_a_code_holds_the_whole_position(name: str) -> None:
    for state in some(name):
        again = decode(encode(state))
        assert len(encode(state)) < SHORT
        assert (again.pack(), again.moment, again.game.options) == (state.pack(), state.moment, state.game.options)
        assert encode(again) == encode(state)


def test_options_go_with_it() -> None:
    game = fathom.load("otys", players=4, sponsors="advanced", round_cap=9)
    pack = {"colony": {"end_points": 12}}
    assert decode(encode(game.new(seed=1))).game.options == game.options
    with pytest.raises(CodeError):
        encode(fathom.load("otys", players=2, data=pack).new(seed=1))


def test_what_is_no_code_is_refused() -> None:
    state = some("otys")[0]
    head, packed = opened(state)
    wrong = {
        "": "broken",
        "hello": "broken",
        "f1.": "broken",
        "f1.AAAA": "broken",
        "f1.ß": "broken",
        encode(state)[:-9]: "broken",
        "f1." + "A" * 20_000: "broken",
        code({"g": "otys"}, packed): "version",
        code({**head, "g": "chess"}, packed): "version",
        code({**head, "g": ["otys"]}, packed): "version",
        code({**head, "v": 99}, packed): "version",
        code({**head, "d": "0" * 16}, packed): "version",
        code({**head, "m": -1}, packed): "broken",
        code({**head, "m": True}, packed): "broken",
        code({**head, "o": {"players": 99}}, packed): "broken",
        code({**head, "o": {"nothing": 1}}, packed): "broken",
        code({**head, "o": {"players": 3}}, packed): "impossible",
        code({**head, "o": {"players": 2, "round_cap": 7}}, packed): "impossible",
        code(head, packed[:-1]): "broken",
        code(head, packed + b"\0"): "broken",
        code(head, bytes(len(packed))): "impossible",
        code(head, b"\xff" * len(packed)): "impossible",
    }
    for one, kind in wrong.items():
        with pytest.raises(CodeError) as caught:
            decode(one)
        assert caught.value.kind == kind, (one[:40], caught.value)
        assert caught.value.reason


def test_a_code_that_unfolds_without_end_is_refused() -> None:
    bomb = positions.MARK + urlsafe_b64encode(zlib.compress(bytes(5 << 20), 9)).decode()
    assert len(bomb) < positions.LONGEST
    with pytest.raises(CodeError):
        decode(bomb)


@EVERY_GAME
def test_changed_bytes_are_refused_or_sound(name: str) -> None:
    """Whatever somebody writes into a code: either it is refused, or every question about it has an answer."""
    chance = random.Random(1)
    refused = 0
    for state in some(name, limit=40):
        head, packed = opened(state)
        for _ in range(25):
            forged = bytearray(packed)
            forged[chance.randrange(len(forged))] = chance.randrange(256)
            try:
                found = decode(code(head, bytes(forged)))
            except CodeError:
                refused += 1
                continue
            found.check()
            assert found.over or found.legal()
    assert refused


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_pieces_have_names_and_can_be_set(name: str, lang: str) -> None:
    state = some(name)[1]
    told = pieces(state, lang)
    assert bool(told) == (files(definition(name).package) / "pieces.toml").is_file()  # a game may name none
    before, done = state.pack(), 0
    assert len({one["name"] for one in told}) == len(told)
    for one in told:
        assert one["label"]
        assert one["words"] is None or len(one["words"]) == len(one["values"])
        values = one["values"] or [one["low"], min(one["high"], one["value"] + 1)]
        try:
            changed = edited(state, {one["name"]: values[-1]})
        except CodeError as error:
            assert error.kind == "impossible"
            continue
        done += 1
        if one["name"].endswith(MORE):  # it is another card then, and there may be room for yet another
            assert len(told) <= len(pieces(changed, lang))
        elif not one["name"].endswith(tuple("0123456789")) or one["seat"] is None:
            assert {p["name"]: p["value"] for p in pieces(changed, lang)}.get(one["name"], values[-1]) == values[-1]
    assert done >= len(told) / 3
    assert state.pack() == before


def test_an_impossible_change_is_refused_and_says_why() -> None:
    state = fathom.load("otys", players=2).new(seed=7)
    for changes, kind in (
        ({"0.credits": -1}, "piece"),
        ({"0.credits": 10**6}, "piece"),
        ({"nothing": 1}, "piece"),
        ({"0.resources.0.0": 6, "0.resources.0.1": 6}, "impossible"),
        ({"0.score": 60}, "impossible"),
    ):
        with pytest.raises(CodeError) as caught:
            edited(state, changes)
        assert caught.value.kind == kind
    assert edited(state, {"0.credits": 9, "1.batteries": 2}).view(0)["players"][0]["credits"] == 9


IMPOSSIBLE: dict[str, list[dict[str, int]]] = {
    "otys": [{"0.resources.0.0": 6, "0.resources.0.1": 6}, {"0.score": 60}],
    "abyss": [{"0.nebulis": 3}],
    "octodice": [{"0.crystals": 5, "0.research": 5, "0.bots.0": 2}, {"0.boxes.2": 2}],
    "seastead": [{"0.cleanup": -1}],
}


@EVERY_GAME
def test_why_not_is_said_in_every_language(name: str) -> None:
    """Of a piece that cannot be set, and of a code that is none."""
    state = fathom.load(name, players=2).new(seed=7)
    impossible = [*IMPOSSIBLE.get(name, [])]  # a game of another package has none
    if name == "seastead":  # whoever takes the last cleanup token brings the end about
        impossible.append(next({"0.cleanup": one["high"]} for one in pieces(state, "en") if one["name"] == "0.cleanup"))
    refused = []
    for changes in impossible:
        with pytest.raises(CodeError) as caught:
            edited(state, changes)
        refused.append(caught.value)
    for bad in ("hello", "f1.AAAA", code({"g": name, "v": 99}, b"")):
        with pytest.raises(CodeError) as caught:
            decode(bad)
        refused.append(caught.value)
    for one in refused:
        assert str(one) == one.told("en")
        assert len({one.told(lang) for lang in LANGUAGES}) == len(LANGUAGES), str(one)


@EVERY_GAME
def test_whatever_was_set_can_be_played_on(name: str) -> None:
    """Either the referee refuses, or the game goes on from there, and its invariants hold."""
    chance, done = random.Random(5), 0
    for state in [one for players in (2, 3) if name != "seastead" or players == 2 for one in some(name, players, 100)]:
        told = pieces(state, "en")
        for _ in range(6):
            changes = {
                one["name"]: chance.choice(one["values"] or range(one["low"], one["high"] + 1))
                for one in chance.sample(told, min(len(told), chance.choice((1, 2, 3))))
            }
            try:
                new = edited(state, changes)
            except CodeError:
                continue
            done += 1
            for _ in range(12):
                if new.over:
                    break
                new.apply(chance.choice(new.legal()))
                new.check()
    assert done >= 12


def test_a_sheet_is_made_whole() -> None:
    """Octo Dice: an entry for every cross, worth what play would have written; none from nowhere."""
    state = next(one for one in reversed(some("octodice", limit=60)) if one.raw.turn >= 3)
    before = state.raw.players[0]
    for changes in ({"0.crystals": before.crystals + 1}, {"0.crystals": 0, "0.research": 0}, {"0.markers.0": 0}):
        after = edited(state, changes).raw.players[0]
        if "0.crystals" in changes:
            assert after.crystals == changes["0.crystals"]
        entries = sum(by >= 0 for row in after.made_by for by in row)
        crosses = after.crystals + after.research + sum(after.bots) + bin(after.submarines).count("1")
        assert entries >= crosses + sum(level + 1 for level in after.markers)
    lab = edited(state, {"0.markers.0": 0, "0.markers.1": 0})
    assert bin(lab.raw.players[0].functions).count("1") >= 2


def test_places_are_exchanged() -> None:
    """Where everything stands once, setting one place moves what was there; a card comes from where the others lie."""
    state = fathom.load("otys", players=2).new(seed=7)
    column = list(state.raw.players[0].column)
    changed = edited(state, {"0.column.0": column[4]})
    assert list(changed.raw.players[0].column) == [column[4], *column[1:4], column[0], *column[5:]]
    abyss = fathom.load("abyss", players=2).new(seed=7)
    face_up = next(one["name"] for one in pieces(abyss, "en") if one["name"].startswith("face_up."))
    for name, path in (("court.0", "lord_deck"), (face_up, "location_deck")):
        one = next(one for one in pieces(abyss, "en") if one["name"] == name)
        assert one["words"] is not None
        wanted = one["values"][-1]
        after = edited(abyss, {name: wanted})
        assert getattr(abyss.raw, path) >> wanted & 1
        assert not getattr(after.raw, path) >> wanted & 1
        assert getattr(after.raw, path) >> one["value"] & 1


def test_what_is_taken_comes_from_somewhere() -> None:
    """Cards and resources are conserved: what somebody gets, the supply loses."""
    state = fathom.load("seastead", players=2).new(seed=1)
    changed = edited(state, {"0.storage.0": 5})
    assert changed.raw.supply[0] == state.raw.supply[0] - (5 - state.raw.players[0].storage[0])
    assert set(GAMES) == {"abyss", "octodice", "otys", "seastead"}


def test_buildings_come_with_what_they_bring() -> None:
    """Seastead: a port has a dock, an academy brings a specialist, a shipyard a ship; whoever takes them away, loses
    them."""
    state = next(one for one in some("seastead") if one.view(None)["phase"] == "menu")
    free = next(p["name"] for p in pieces(state, "en") if p["name"].startswith("place.") and not p["value"])
    at, me = int(free.partition(".")[2]), state.raw.players[0]
    port, academy, shipyard = (edited(state, {free: value}).raw for value in (1, 2, 3))
    assert state.raw.dock[at] < 0 <= port.dock[at]
    assert academy.players[0].ready.bit_count() == me.ready.bit_count() + 1
    assert shipyard.players[0].boxed == me.boxed + 1
    back = edited(edited(state, {free: 1}), {free: 0})
    assert back.raw.dock_stack == state.raw.dock_stack
    for lang, words in (("en", "more ships than shipyards"), ("de", "mehr Schiffe als Werften")):
        with pytest.raises(CodeError) as caught:
            edited(state, {free: 4})
        assert words in caught.value.told(lang)


def test_cards_are_added_and_taken_away() -> None:
    state = fathom.load("abyss", players=2).new(seed=7)
    lord = max(value for p in pieces(state, "en") if p["name"] == "0.lords.more" for value in p["values"])
    with_lord = edited(state, {"0.lords.more": lord})
    assert with_lord.raw.players[0].lords == with_lord.raw.players[0].free == 1 << lord
    assert edited(with_lord, {f"0.lords.{lord}": -1}).pack() == state.pack()
    with pytest.raises(CodeError) as caught:
        edited(state, {"0.lords.more": lord, "1.lords.more": lord})
    called = next(p["words"][-1] for p in pieces(state, "de") if p["name"] == "0.lords.more")
    assert caught.value.told("de").endswith(called)
    otys = fathom.load("otys", players=2).new(seed=7)
    contract = next(p["values"][1] for p in pieces(otys, "en") if p["name"] == "0.hand.more")
    assert edited(otys, {"0.hand.more": contract}).raw.pile_size == otys.raw.pile_size - 1

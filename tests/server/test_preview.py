"""What an action would do, before it is played: true where it says something, silent where nobody can know, and worked
out from nothing but what the seat knows."""

from __future__ import annotations

import random
import statistics
import time
from collections import Counter
from dataclasses import replace
from itertools import chain
from typing import Any

import pytest

import fathom
from fathom.core.chance import Recorder, Script
from fathom.core.loop import ANYONE
from fathom.server import play
from fathom.server.models import encode
from fathom.server.news import news, preview
from fathom.server.refusal import Refusal
from fathom.server.rows import Json
from fathom.server.table import Table
from fathom.server.who import NOBODY, Who
from tests.server.asking import Person, answered, code
from tests.server.serving import Server
from tests.server.stored import laid
from tests.tables import EVERY_GAME, positions, rotated, secrets

LENGTH = 120  # actions of a game that are looked at
LOOKED_AT = 6  # choices of each decision
QUICK = 0.03  # seconds for a preview: other people wait meanwhile


def _who(seat: int | None) -> Who:
    return NOBODY if seat is None else Who(f"person-{seat}")


def _position(table: Table) -> fathom.State:
    assert table.position is not None
    return table.position


def _actor(table: Table) -> int:
    assert table.row.actor is not None
    return table.row.actor


def _act(table: Table, seat: int, action: int) -> None:
    """Play an action as the server does, without storing it."""
    change = play.act(table, _who(seat), seat, table.state, action, None)
    assert not isinstance(change, int)
    table.follow(change)


def _told(table: Table, seat: int) -> Json:
    return news(table, _who(seat), seat, None, "en")


class Truth:
    """What an action really does, step by step, with the outcomes that it really has: the seat's own part first, then
    whatever others have to do without a choice."""

    def __init__(self, before: fathom.State, action: int, outcomes: tuple[int, ...]) -> None:
        self.state = fathom.State.unpack(before.game, before.pack(), before.moment + 1)
        self.seat, self.offers = before.actor, [before.same(action)]
        self.rules, self.chance = before.game.rules, Recorder(Script(outcomes))
        g = self.state.raw
        self.forced = -1  # the action itself is none
        while len(self.offers) == 1 and not (self.forced >= 0 and self.rules.must_ask(g, self.offers[0])):
            self.forced += 1
            self.rules.apply(g, self.offers.pop(), self.chance)
            if not g.over and g.actor == self.seat:
                self.rules.legal(g, self.offers)
        self.goes_on = bool(self.offers)
        self.certain = not self.chance.outcomes and not self.chance.revealed
        self.view = self.state.view(self.seat)

    def others(self) -> int:
        """Let the others do what they have to; returns how many choices the next one had at first."""
        g = self.state.raw
        if not g.over and not self.goes_on:
            self.rules.legal(g, self.offers)
        choices = len(self.offers)
        self.rules.settle(g, ANYONE, self.chance, self.offers)
        return choices


def turn_of(state: fathom.State) -> Any:
    """What is another one in each turn of a seat; None where it decides in no turn of its own."""
    return state.game.rules.turn_of(fathom.State.unpack(state.game, state.pack()).raw)


@pytest.mark.sampled
@rotated(1)
def test_what_is_certain_is_what_happens(name: str, options: dict[str, Any]) -> None:
    game, found = fathom.load(name, **options), Counter[str]()
    for seed in range(2):
        table, chooser = laid(game.new(seed=seed)), random.Random(seed)
        while table.status == "playing" and table.number < LENGTH:
            before, seat = _position(table).clone(), _actor(table)
            legal = before.legal()
            action = chooser.choice(legal)
            foretold = preview(table, _who(seat), None, action, "en")
            _act(table, seat, action)
            after = _told(table, seat)
            truth = Truth(before, action, _position(table).history[-1].outcomes)
            where = f"seed {seed}, moment {before.moment}, {game.text(action)}"
            assert foretold["view"] == (truth.view if truth.certain else None), where
            assert foretold["undo"] is (truth.certain and truth.goes_on), where
            assert foretold["draws"] is not truth.certain, where
            assert len(foretold["forced"]) == truth.forced or not truth.certain, where
            turn = turn_of(before)
            ended = bool(_position(table).over) or (turn is not None and turn_of(_position(table)) != turn)
            if not truth.goes_on and truth.certain:
                assert foretold["ends"] is ended or truth.state.actor != seat, where
            said = [game.say(event) for event in _position(table).events(seat)]
            assert foretold["certain"] == said[: len(foretold["certain"])], where
            assert foretold["ends"] is not True or ended, f"{where}: said to end the turn"
            choices = truth.others()
            assert truth.state.view(seat) == after["view"], "what was shown is on the way to what came"
            if truth.certain and choices != 1:
                assert foretold["view"] == after["view"], where
            if truth.goes_on:
                assert foretold["undo"] is after["undo"], where
            found["certain" if truth.certain else "open"] += 1
            found["undo"] += foretold["undo"]
            found["forced"] += truth.certain and choices == 1
    for kind in ("certain", "open", "undo"):
        assert found[kind] > 1, f"too little happened to test anything: {found}"


@pytest.mark.sampled
@rotated(2)
def test_it_is_the_same_whatever_is_hidden(name: str, options: dict[str, Any]) -> None:
    """Positions that the seat cannot tell from the real one give the same bytes. The reason is that a guess is made of
    what the seat knows alone, so the guesses are the same, too."""
    game, varied = fathom.load(name, **options), 0
    table = laid(game.new(seed=0))
    for at, state in chain.from_iterable(enumerate(positions(game, seed, limit=250)) for seed in range(3)):
        if state.actor is None or at % 5:
            continue
        seat, chooser = state.actor, random.Random(at)
        looked_at = chooser.sample(state.legal(), min(LOOKED_AT, len(state.legal())))
        wanted = _previews(table, state, looked_at)
        for seed in (1001, 1002):
            other = state.determinise(seat, seed)
            varied += other.pack() != state.pack()
            assert _previews(table, other, looked_at) == wanted
            for guess in range(fathom.State.GUESSES):
                assert other.determinise(seat, guess).pack() == state.determinise(seat, guess).pack()
    assert varied > 10 or secrets(name, options) < 0.3


def _previews(table: Table, position: fathom.State, actions: list[int]) -> list[bytes]:
    """What the seat that decides is sent in a position."""
    table.position, table.row = position, replace(table.row, actor=position.actor)
    return [encode(preview(table, _who(position.actor), None, action, "en")) for action in actions]


@pytest.mark.parametrize("differ", [False, True])
def test_only_guesses_are_read_and_what_they_disagree_about_is_not_said(
    monkeypatch: pytest.MonkeyPatch, differ: bool
) -> None:
    table = laid(fathom.load("otys", players=2).new(seed=3))
    seat, real = _actor(table), fathom.State.determinise

    def guess(state: fathom.State, seat: int, seed: int | None = None) -> fathom.State:
        made = real(state, seat, seed)
        made.raw.players[1 - seat].credits = 50 + (seed or 0) * differ
        return made

    monkeypatch.setattr(fathom.State, "determinise", guess)
    told = preview(table, _who(seat), None, _position(table).legal()[0], "en")
    if differ:
        assert told["view"] is None
        assert not told["undo"]
    else:
        assert told["view"]["players"][1 - seat]["credits"] == 50


@EVERY_GAME
def test_asking_changes_nothing_however_often(name: str) -> None:
    table = laid(fathom.load(name, players=2).new(seed=3))
    position, seat = _position(table), _actor(table)
    before = position.pack(), list(position.history), table.row, table.number, _told(table, seat)
    answers = [
        [preview(table, _who(seat), None, said, "en") for said in (action, position.game.text(action))]
        for action in position.legal()
        for _ in range(2)
    ]
    assert all(one == other for one, other in answers)
    assert (position.pack(), list(position.history), table.row, table.number, _told(table, seat)) == before
    assert table.position is position


@EVERY_GAME
def test_what_cannot_be_played_cannot_be_foreseen(name: str) -> None:
    """It is refused just as the action itself is: by the same rule, for the same reason."""
    table = laid(fathom.load(name, players=2).new(seed=3))
    position, seat, game = _position(table), _actor(table), _position(table).game
    for action in range(0, game.num_actions, max(1, game.num_actions // 60)):
        if position.explain(action) is None:
            assert "view" in preview(table, _who(seat), seat, action, "en")
        for asked in (_who(seat), _who(1 - seat), NOBODY, Who("somebody")):
            for where in (None, 0, 1):
                assert _refused(preview, table, asked, where, action, "en") == _refused(
                    play.act, table, asked, where, table.state, action, None
                )
    for nonsense in (game.num_actions, 10**9, "nonsense", ""):
        refused = _refused(preview, table, _who(seat), None, nonsense, "en")
        assert refused is not None
        assert refused == _refused(play.act, table, _who(seat), None, table.state, nonsense, None)
    table.seats[seat] = replace(table.seats[seat], away=True)
    assert (_refused(preview, table, _who(seat), None, position.legal()[0], "en") or ("",))[0] == "away"


def _refused(function: Any, *args: Any) -> tuple[str, Any, Any] | None:
    """How something is refused, if it is."""
    try:
        function(*args)
    except Refusal as refusal:
        return refusal.code, refusal.args_, refusal.rule
    return None


@EVERY_GAME
def test_it_keeps_nobody_waiting(name: str) -> None:
    game = fathom.load(name, players=2 if name == "seastead" else 4)
    table, taken = laid(game.new(seed=0)), []
    for at, state in enumerate(positions(game, seed=1, limit=200)):
        if at % 10 == 0 and not state.over:
            began = time.process_time()
            legal = state.legal()[:LOOKED_AT]
            _previews(table, state, legal)
            taken.append((time.process_time() - began) / len(legal))
    assert statistics.median(taken) < QUICK


# Over the wire


@EVERY_GAME
def test_both_ways_to_ask_have_one_answer_and_it_comes_true(server: Server, name: str) -> None:
    ada, chooser, certain = Person(server.url, "Ada"), random.Random(1), 0
    id = ada.create("me", "me", game=name)["table"]["id"]
    with ada.live(id) as live:
        for step in range(200):
            told = ada.look(id)
            if told["legal"] is None or (step >= 25 and certain):  # what can be foreseen may be rare in a deal
                break
            choice = chooser.choice(told["legal"])
            by_http = ada.do(id, "preview", action=choice["id"])
            by_name = ada.do(id, "preview", action=choice["text"], seat=told["seat"])
            asked = {"type": "preview", "action": choice["id"], "seat": told["seat"], "key": "p1"}
            by_socket = answered(live, asked)
            assert (by_socket.pop("type"), by_socket.pop("key")) == ("preview", "p1")
            assert by_http == by_name == by_socket
            assert set(by_http) == {"view", "undo", "ends", "draws", "forced", "certain", "odds"}
            around = ada.do(id, "outlook", state=told["state"])
            assert around["choices"].keys() == {str(one["id"]) for one in told["legal"]}
            short = around["choices"][str(choice["id"])]
            assert short == {name: by_http[name] for name in ("undo", "ends", "draws", "forced")}
            said = {"type": "outlook", "state": told["state"], "seat": told["seat"], "key": "o1"}
            assert answered(live, said) == {"type": "outlook", "key": "o1", **around}
            assert ada.look(id, since=told["number"]) == told, "nothing happened, and nothing is in the log"
            ada.do(id, "act", state=told["state"], action=choice["id"])
            after = ada.look(id, seat=told["seat"])
            if by_http["undo"]:
                assert (after["undo"], after["view"]) == (True, by_http["view"])
                certain += 1
            elif after["table"]["actor"] == told["seat"] and by_http["view"] is None:
                assert not after["undo"]
    assert certain


def test_who_may_not_act_is_told_nothing(server: Server) -> None:
    ada, bob, eve, nobody = *(Person(server.url, name) for name in ("Ada", "Bob", "Eve")), Person(server.url)
    id = ada.create("me", "open", options={"first_player": 0})["table"]["id"]
    path = f"/api/tables/{id}/preview"
    assert code(ada.send("POST", path, {"action": 0})) == "not-begun"
    for verb in ("preview", "why"):
        asked = [person.send("POST", f"/api/tables/{id}/{verb}", {"action": 0}) for person in (ada, eve, nobody)]
        assert [code(answer) for answer in asked] == ["not-begun", "not-yours", "who"]
    bob.do(id, "join")
    for person, said, reason in (
        (bob, {"action": 0}, "not-your-turn"),
        (bob, {"action": 0, "seat": 0}, "not-yours"),
        (eve, {"action": 0}, "not-yours"),
        (eve, {"action": 0, "seat": 0}, "not-yours"),
        (nobody, {"action": 0}, "who"),
        (ada, {"action": 10**6}, "no-action"),
        (ada, {"action": "nonsense"}, "no-action"),
        (ada, {"action": "surface"}, "illegal"),
        (ada, {"action": 0, "state": 1}, "invalid"),
        (ada, {}, "invalid"),
    ):
        answer = person.send("POST", path, said)
        assert code(answer) == reason
        assert (answer.json()["error"]["rule"] is not None) == (reason == "illegal")
        if person is not nobody:
            with person.live(id) as live:
                reply = answered(live, {"type": "preview", "key": "p", **said})
                assert (reply["type"], reply["key"], reply["error"]["code"]) == ("refused", "p", reason)
                assert "view" not in reply
    assert code(ada.send("POST", "/api/tables/AAAAAAAAAAAAAAAAAAAAAA/preview", {"action": 0})) == "no-table"
    ada.do(id, "concede")
    assert code(ada.send("POST", path, {"action": 0})) == "over"


def test_previews_are_limited_as_everything_is(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Server(tmp_path_factory.mktemp("limited"), "--workers", "1") as limited:
        ada = Person(limited.url, "Ada")
        id = ada.create("me", "me")["table"]["id"]
        with ada.live(id) as live:
            said = [{"type": "preview", "action": 0, "key": f"k{i}"} for i in range(80)]
            answers = [answered(live, one) for one in said]
        codes = Counter(answer.get("error", {}).get("code") for answer in answers)
        assert codes[None] >= 60
        assert set(codes) <= {None, "too-often"}

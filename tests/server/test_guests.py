"""What bad guests tried, and no longer can: full workers, huge packs, many addresses of one household, blank names."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from fathom.core.data import LARGEST, DataError
from fathom.server import choosing
from fathom.server.choosing import question
from fathom.server.guard import address_of
from fathom.server.refusal import Refusal
from fathom.server.who import clean
from tests.server.asking import Person, code
from tests.server.serving import Server


@pytest.mark.parametrize(
    ("pack", "what"),
    [
        ({"locations": [{"of": "x" * 1000}]}, "longer than"),
        ({"x" * 1000: 1}, "longer than"),
        ({"end": {"points": 10**12}}, "between"),
        ({"end": {"points": float("inf")}}, "between"),
        ({"end": {"list": [0] * LARGEST}}, "larger than"),
    ],
)
def test_a_pack_cannot_be_huge_even_where_no_rule_reads_it(pack: dict[str, Any], what: str) -> None:
    for name in fathom.games():
        with pytest.raises(DataError, match=what):
            fathom.load(name, data=pack)


def test_a_huge_pack_is_refused_before_it_is_tried_out(server: Server) -> None:
    ada = Person(server.url, "Ada")
    said = {"game": "otys", "seats": ["me", "me"], "pack": {"end": {"note": "x" * 100_000}}}
    assert code(ada.send("POST", "/api/tables", said)) == "pack"


def test_one_household_counts_as_one_address() -> None:
    def of(client: str) -> str:
        return address_of({"type": "http", "client": (client, 1)})

    assert of("2001:db8:1:2::1") == of("2001:db8:1:2:ffff::9") != of("2001:db8:1:3::1")
    assert of("::ffff:192.0.2.1") == of("192.0.2.1") != of("192.0.2.2")
    assert of("fe80::1%eth0") == of("fe80::2")
    assert of("testclient") == "testclient"


def test_a_name_that_looks_like_nothing_is_none() -> None:
    for name in ("\u3164", "\u2800\u2800", "\uffa0 \u115f"):
        with pytest.raises(Refusal):
            clean(name, 40)
    assert clean("김\u3164", 40)


def test_a_bot_in_two_seats_has_two_memories(monkeypatch: pytest.MonkeyPatch) -> None:
    class Rememberer:
        seen: list[int]

        def __init__(self, seed: int) -> None:
            self.seen = []

        def choose(self, state: fathom.State, seat: int) -> int:
            self.seen.append(seat)
            return state.legal()[0]

    made: list[Rememberer] = []

    def bot(name: str, seed: int) -> Rememberer:
        made.append(Rememberer(seed))
        return made[-1]

    monkeypatch.setattr(choosing, "bot", bot)
    choosing._player.cache_clear()
    state = fathom.load("otys", players=2).new(seed=1)
    try:
        for _ in range(12):
            assert state.actor is not None
            answer = choosing.choose(question("any", state, 1, f"table.{state.actor}"))
            state.apply(answer["action"])
    finally:
        choosing._player.cache_clear()
    assert sorted(sorted(set(one.seen)) for one in made) == [[0], [1]]

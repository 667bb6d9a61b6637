"""What goes over the wire depends on nothing that the seat cannot know.

Two servers hold twin games that a seat cannot tell apart. Whatever that seat, or a spectator, asks them in whatever
way, both must send the same bytes.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

import fathom
from tests.server.serving import Server
from tests.server.stored import lines, read_in, token
from tests.server.twins import seen, twins

pytestmark = pytest.mark.sampled

# Tables at which much is hidden, from the sight of one of the seats. Every third is a sample: one of each game.
TABLES: list[tuple[str, dict[str, Any], int]] = [
    ("abyss", {"players": 2}, 0),
    ("abyss", {"players": 3, "memory": "none"}, 2),
    ("abyss", {"players": 4, "memory": "none", "black_smokers": "stack"}, 1),
    ("octodice", {"players": 2, "virtual_player": "on", "extra_order": "simultaneous"}, 1),
    ("octodice", {"players": 3, "extra_order": "simultaneous"}, 0),
    ("octodice", {"players": 4, "extra_order": "simultaneous"}, 3),
    ("otys", {"players": 2}, 1),
    ("otys", {"players": 3, "sponsors": "random", "contract_recycle": "on"}, 0),
    ("otys", {"players": 4, "sponsors": "advanced", "edition": "de"}, 2),
    ("seastead", {"players": 2, "sides": "B"}, 0),
    ("seastead", {"players": 2, "sides": "mixed", "specialists": "A"}, 1),
]


def _pairs(name: str, options: dict[str, Any], seat: int) -> list[tuple[fathom.State, fathom.State]]:
    """Two pairs of twins, one of them at a moment at which the seat decides."""
    game = fathom.load(name, **options)
    found: list[tuple[fathom.State, fathom.State]] = []
    for seed in range(100):
        pair = twins(game, seat, seed, deciding=bool(found))
        if pair is not None:
            found.append(pair)
        if len(found) == 2:
            return found
    raise AssertionError(f"no twins of {name}")


async def _heard(server: Server, id: str, token: str | None, position: fathom.State) -> list[tuple[str, bytes]]:
    """Everything that somebody can get out of a server about a table."""
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    told: list[tuple[str, bytes]] = []
    last, some = position.moment, range(0, position.game.num_actions, max(1, position.game.num_actions // 25))
    async with httpx.AsyncClient(base_url=f"{server.url}/api/tables/{id}", headers=headers, timeout=60) as http:

        async def get(path: str) -> None:
            answer = await http.get(path)
            told.append((f"GET {path}", answer.content))

        async def post(path: str, **body: Any) -> None:
            answer = await http.post(path, json=body)
            told.append((f"POST {path} {body}", answer.content))

        for lang in ("en", "de", "fr"):
            await get(f"?since=0&lang={lang}")
        for at in {0, 1, last // 2, last - 1, last}:
            await get(f"?at={at}")
        for seat in range(position.game.seats):
            await get(f"?seat={seat}")
        for path in ("/record", "/data"):
            await get(path)
        await get(f"{server.url}/api/tables?which=own")
        for action in some:
            await post("/why", action=action)
        for action in sorted({*position.legal(), *some[:5]}):
            await post("/preview", action=action)
        for action in some[:5]:
            await post("/act", action=action, state=1)
        illegal = [action for action in some if position.explain(action) is not None]
        for action in illegal[:5]:
            await post("/act", action=action, state=last + 1)
        await post("/act", action="nonsense", state=last + 1)
        await post("/undo", state=1)
    address = f"{server.url.replace('http', 'ws')}/api/tables/{id}/live?since=0&lang=de"
    async with connect(address, additional_headers=headers) as socket:
        number = 0
        while number <= last:
            message = str(await asyncio.wait_for(socket.recv(), 30))
            number = json.loads(message)["number"]
            told.append(("news", message.encode()))
        asked: list[Any] = [{"type": "preview", "action": action} for action in position.legal()[:20]]
        asked += [
            {"type": "why", "action": 0},
            {"type": "act", "action": 0, "state": 1},
            {"type": "look", "seat": None},
        ]
        for question in asked:
            await socket.send(json.dumps(question))
            while (message := str(await asyncio.wait_for(socket.recv(), 30))).startswith('{"type":"news"'):
                told.append(("more news", message.encode()))
            told.append((f"live {question}", message.encode()))
    return told


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory, proving: bool) -> Any:
    """Two servers with twin games, and whose twins they are."""
    folders = tmp_path_factory.mktemp("one"), tmp_path_factory.mktemp("two")
    games: list[tuple[str, int, fathom.State, fathom.State]] = []
    for name, options, seat in TABLES[:: 1 if proving else 3]:
        for one, other in _pairs(name, options, seat):
            games.append((f"table-{len(games):016}", seat, one, other))
    for side, folder in enumerate(folders):
        exports = [lines((one, other)[side], id) for id, _, one, other in games]
        people = {line: None for export in exports for line in export[1:-1]}
        read_in(folder, [exports[0][0], *people, *(export[-1] for export in exports)])
    always = ("--no-limits", "--keep-days", "0")  # old games are not warned while they are compared
    with Server(folders[0], *always) as first, Server(folders[1], *always) as second:
        yield first, second, games


def test_two_tables_that_differ_only_in_what_a_seat_cannot_know_send_it_equal_bytes(two: Any) -> None:
    first, second, games = two
    assert sum(one.actor == seat for _, seat, one, _ in games) >= len(games) / 2, "nobody asks what follows from what"
    for id, seat, one, other in games:
        assert one.pack() != other.pack()
        assert seen(one, seat) == seen(other, seat)
        for who in (token(seat), None):
            told = [asyncio.run(_heard(server, id, who, one)) for server in (first, second)]
            for (what, here), (_, there) in zip(*told, strict=True):
                assert here == there, f"{one.game.name}, seat {seat if who else 'spectator'}: {what}"


def test_the_twins_do_differ_for_who_knows_more(two: Any) -> None:
    """Otherwise the test above could not fail."""
    first, second, games = two
    told = 0
    for id, seat, one, _ in games:
        other = (seat + 1) % one.game.seats
        here, there = (asyncio.run(_heard(server, id, token(other), one)) for server in (first, second))
        told += here != there
    assert told >= len(games) / 3


def test_the_database_of_the_twins_holds_what_they_hide(two: Any) -> None:
    first, second, _ = two
    assert Path(first.folder, "fathom.db").read_bytes() != Path(second.folder, "fathom.db").read_bytes()

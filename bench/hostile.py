"""Five bad guests, each from an address of its own and with several requests at once, until their input ends: data
packs in parallel, records of 2 MB, actions taken back and forth, a lobby filled up, long replays. Then it prints what
they were told, by status."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

ROOT = Path(__file__).parent.parent
GOLDEN = ROOT / "tests" / "golden"
AT_ONCE = 8  # requests of a guest
PAUSE = 0.1  # seconds between two of each: 80 a second, or as many as are answered
STORM = 100  # messages that a table gets
MOST = 2_000_000  # bytes of a request

Ask = Callable[[httpx.AsyncClient], Awaitable[int]]
Json = dict[str, Any]


def _golden() -> Json:
    """The longest stored game."""
    found: list[Json] = [json.loads(path.read_text()) for path in GOLDEN.glob("otys-?.json")]
    return max(found, key=lambda record: len(record["moves"]))


RECORD = _golden()
LONG = {**RECORD, "moves": RECORD["moves"] * (MOST // len(json.dumps(RECORD["moves"])))}
PACK = {"game": "otys", "seats": ["me", "open"], "pack": {"locations": [{"of": "x" * 1000}] * 40}}
LOBBY = {"game": "octodice", "seats": ["me", "open"], "names": ["x" * 40, None], "public": True}


async def packs(http: httpx.AsyncClient) -> int:
    return (await http.post("/api/tables", json=PACK)).status_code


async def records(http: httpx.AsyncClient) -> int:
    return (await http.post("/api/records", content=_LONG, headers=_JSON)).status_code


async def lobby(http: httpx.AsyncClient) -> int:
    answer = await http.post("/api/tables", json=LOBBY)
    await http.get("/api/tables?which=open")
    return answer.status_code


async def replays(http: httpx.AsyncClient) -> int:
    if "table" not in http.headers:
        made = await http.post("/api/records", json=RECORD)
        if made.status_code >= 400:
            return made.status_code
        http.headers["table"] = made.json()["table"]["id"]
    at = random.randrange(len(RECORD["moves"]))
    return (await http.get(f"/api/tables/{http.headers['table']}?at={at}&seat=0")).status_code


async def storms(http: httpx.AsyncClient) -> int:
    """A table of one's own: actions, and back, as fast as it goes."""
    said = {"game": "abyss", "seats": ["me", "me"], "names": ["A", "B"]}
    made = await http.post("/api/tables", json=said)
    if made.status_code >= 400:
        return made.status_code
    url = f"ws{str(http.base_url).removeprefix('http')}/api/tables/{made.json()['table']['id']}/live"
    headers = {name: http.headers[name] for name in ("Authorization", "X-Forwarded-For")}
    async with connect(url, additional_headers=headers, max_size=2**24) as live:
        for _ in range(STORM):
            news = json.loads(await live.recv())
            if news["type"] == "refused":
                return 429
            if news["type"] == "news":
                await live.send(json.dumps(_stormy(news)))
    return 200


def _stormy(news: Json) -> Json:
    if news["undo"]:
        return {"type": "undo", "state": news["state"]}
    if news["legal"]:
        return {"type": "act", "state": news["state"], "action": random.choice(news["legal"])["id"]}
    return {"type": "look", "seat": 1 - (news["seat"] or 0)}


_LONG = json.dumps(LONG).encode()
_JSON = {"Content-Type": "application/json"}
GUESTS: dict[str, Ask] = {"packs": packs, "records": records, "lobby": lobby, "replays": replays, "storms": storms}


async def guest(url: str, number: int, ask: Ask, told: Counter[str]) -> None:
    """Ask again and again."""
    async with httpx.AsyncClient(
        base_url=url, timeout=60, headers={"X-Forwarded-For": f"203.0.113.{number}", "Accept-Language": "en"}
    ) as http:
        made = await http.post("/api/me", json={"name": "Eve", "bearer": True})
        http.headers["Authorization"] = f"Bearer {made.json()['token']}"

        async def one() -> None:
            while True:
                try:
                    told[str(await ask(http))] += 1
                except (httpx.TransportError, WebSocketException, OSError) as error:
                    told[type(error).__name__] += 1
                await asyncio.sleep(PAUSE)

        await asyncio.gather(*(one() for _ in range(AT_ONCE)))


async def main(url: str) -> None:
    os.nice(19)  # they would have machines of their own, and take nothing from the server's
    told: dict[str, Counter[str]] = {name: Counter() for name in GUESTS}
    tasks = [asyncio.create_task(guest(url, i, ask, told[name])) for i, (name, ask) in enumerate(GUESTS.items(), 1)]
    await asyncio.to_thread(sys.stdin.read)
    for task in tasks:
        task.cancel()
    for ended in await asyncio.gather(*tasks, return_exceptions=True):
        if not isinstance(ended, asyncio.CancelledError):
            print(repr(ended), file=sys.stderr)
    print(json.dumps(told))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))

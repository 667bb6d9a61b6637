"""Play at a table server from a program, as docs/server.md describes it. Knows nothing of the rest of Fathom.

>>> async with Client("http://127.0.0.1:8000", name="Ada") as ada:
...     news = await ada.create(game="otys", seats=["me", "greedy"])
...     async for news in (live := ada.live(news["table"]["id"])):
...         if news["legal"]:
...             await live.act(news["legal"][0]["id"])

Whatever the server sends is handed on as it is: news are plain dicts.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import ssl
from contextlib import suppress
from functools import cache
from typing import Any, Self
from urllib.parse import urlencode

try:
    import httpx
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
except ModuleNotFoundError as error:
    message = f"this needs {error.name}, which comes with an extra: pip install 'fathom[server]'"
    raise ModuleNotFoundError(message, name=error.name) from None

News = dict[str, Any]

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0  # seconds between attempts
FOR_NOW = ("storage", "busy", "too-often")  # refusals that pass: the request is repeated with its key
FOR_GOOD = (401, 403, 404, 409, 422)  # connecting again would change nothing
_tls = cache(ssl.create_default_context)  # one for all clients: it takes a while to make and a megabyte to keep


class Refused(Exception):
    """A request that the server refuses, and why. `rule` is set where the rules of the game forbid it."""

    def __init__(self, status: int, code: str, message: str, rule: dict[str, Any] | None = None) -> None:
        super().__init__(f"{message} [{rule['id'] if rule else code}]")
        self.status, self.code, self.message, self.rule = status, code, message, rule


class Client:
    """One person at a server. Without a token it becomes a new person, whose token is `token`.

    A request is made once: httpx.TransportError says that the server could not be reached, `Refused` that it refused.
    With a key it is safe to repeat. With one seat only, `seat` may be left out. `headers` go along with every request,
    as a proxy on the way may want it.
    """

    def __init__(
        self,
        url: str,
        token: str | None = None,
        name: str = "Somebody",
        lang: str = "en",
        headers: dict[str, str] | None = None,
    ) -> None:
        self.url, self.token, self.name, self.lang = url.rstrip("/"), token, name, lang
        self.headers = headers or {}
        said = {**self.headers, "Accept-Language": lang}
        self._http = httpx.AsyncClient(base_url=self.url, headers=said, verify=_tls(), timeout=30)
        self._lives: set[Live] = set()

    async def __aenter__(self) -> Self:
        if self.token is None:
            self.token = str((await self._ask("POST", "/me", {"name": self.name, "bearer": True}))["token"])
        self._http.headers["Authorization"] = f"Bearer {self.token}"
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.gather(*(live.close() for live in self._lives))
        await self._http.aclose()

    async def _ask(self, method: str, path: str, said: dict[str, Any]) -> Any:
        given = {name: value for name, value in said.items() if value is not None}
        query, body = (given, None) if method == "GET" else (None, given)
        answer = await self._http.request(method, "/api" + path, params=query, json=body)
        if answer.status_code < 400:
            return answer.json() if "json" in answer.headers["content-type"] else answer.text
        try:
            error = dict(answer.json()["error"])
        except (ValueError, KeyError, TypeError):  # from a proxy on the way
            error = {"code": "http", "message": answer.reason_phrase}
        raise Refused(answer.status_code, error["code"], error["message"], error.get("rule"))

    # What there is

    async def games(self) -> Any:
        """The games with their options, and the bots."""
        return await self._ask("GET", "/games", {})

    async def rules(self, game: str) -> Any:
        """The rules page of a game."""
        return await self._ask("GET", f"/games/{game}/rules", {})

    async def data(self, game: str) -> Any:
        """What is printed on the pieces of a game."""
        return await self._ask("GET", f"/games/{game}/data", {})

    async def texts(self, game: str, lang: str | None = None) -> str:
        """All sentences of a game in a language (mine, if none is named), as a Fluent file."""
        return str(await self._ask("GET", f"/games/{game}/texts/{lang or self.lang}", {}))

    async def me(self) -> Any:
        """Who I am."""
        return await self._ask("GET", "/me", {})

    async def rename(self, name: str) -> Any:
        """Another name for me, at the tables to come."""
        return await self._ask("PATCH", "/me", {"name": name})

    async def tables(self, which: str = "open", offset: int = 0) -> Any:
        """Public tables with an open seat, or my own (`own`)."""
        return await self._ask("GET", "/tables", {"which": which, "offset": offset})

    # Tables

    async def create(self, **wish: Any) -> News:
        """A new table; what it can be like is in docs/server.md."""
        return await self._post("/tables", **wish)

    async def table(self, id: str, seat: int | None = None, at: int | None = None, since: int | None = None) -> News:
        """How things stand, or stood at a moment."""
        return dict(await self._ask("GET", f"/tables/{id}", {"seat": seat, "at": at, "since": since}))

    async def text(self, id: str, seat: int | None = None, at: int | None = None, width: int = 100) -> str:
        """The table drawn with letters."""
        return str(await self._ask("GET", f"/tables/{id}/text", {"seat": seat, "at": at, "width": width}))

    async def join(self, id: str, seat: int | None = None, name: str | None = None) -> News:
        """Take an open seat."""
        return await self._post(f"/tables/{id}/join", seat=seat, name=name)

    async def fill(self, id: str, seat: int, bot: str) -> News:
        """Put a bot into an open seat of a table that I made."""
        return await self._post(f"/tables/{id}/fill", seat=seat, bot=bot)

    async def leave(self, id: str, seat: int | None = None) -> News:
        """Get up; in a running game a bot goes on."""
        return await self._post(f"/tables/{id}/leave", seat=seat)

    async def call_bot(self, id: str, seat: int) -> News:
        """Have a bot go on for somebody who is to decide and has not been there for long."""
        return await self._post(f"/tables/{id}/bot", seat=seat)

    async def back(self, id: str, seat: int | None = None) -> News:
        """Take my seat back from the bot."""
        return await self._post(f"/tables/{id}/back", seat=seat)

    async def act(
        self, id: str, action: int | str, state: int, seat: int | None = None, key: str | None = None
    ) -> News:
        """Play an action, by its number or its notation."""
        return await self._post(f"/tables/{id}/act", action=action, state=state, seat=seat, key=key)

    async def undo(self, id: str, state: int, seat: int | None = None, key: str | None = None) -> News:
        """Take my last action back."""
        return await self._post(f"/tables/{id}/undo", state=state, seat=seat, key=key)

    async def why(self, id: str, action: int | str, seat: int | None = None) -> News:
        """Whether I may do this, and if not, by which rule."""
        return await self._post(f"/tables/{id}/why", action=action, seat=seat)

    async def preview(self, id: str, action: int | str, seat: int | None = None) -> News:
        """What is certain about a legal action before it is played."""
        return await self._post(f"/tables/{id}/preview", action=action, seat=seat)

    async def outlook(self, id: str, state: int, seat: int | None = None) -> News:
        """What is certain about each legal action, in short."""
        return await self._post(f"/tables/{id}/outlook", state=state, seat=seat)

    async def hint(self, id: str, state: int, seat: int | None = None) -> News:
        """The best choices, and why; all at the table hear that it was asked for."""
        return await self._post(f"/tables/{id}/hint", state=state, seat=seat)

    async def chat(self, id: str, text: str, seat: int | None = None, key: str | None = None) -> News:
        """Say something to all at the table."""
        return await self._post(f"/tables/{id}/chat", text=text, seat=seat, key=key)

    async def talk(self, id: str, talk: bool) -> News:
        """As the host, let spectators chat, or no longer."""
        return await self._post(f"/tables/{id}/talk", talk=talk)

    async def concede(self, id: str, seat: int | None = None) -> News:
        """Give the game up."""
        return await self._post(f"/tables/{id}/concede", seat=seat)

    async def abandon(self, id: str, agree: bool = True, seat: int | None = None) -> News:
        """Agree to end the game without a result, or no longer agree."""
        return await self._post(f"/tables/{id}/abandon", agree=agree, seat=seat)

    async def rematch(self, id: str) -> News:
        """The same again: the news of the new table."""
        return await self._post(f"/tables/{id}/rematch")

    async def seat_token(self, id: str, seat: int | None = None) -> News:
        """A token that is good for one seat, for another device or program."""
        return await self._post(f"/tables/{id}/token", seat=seat)

    async def record(self, id: str) -> News:
        """The record of a finished game."""
        return dict(await self._ask("GET", f"/tables/{id}/record", {}))

    async def course(self, id: str) -> News:
        """The points of all seats after each turn of a finished game."""
        return dict(await self._ask("GET", f"/tables/{id}/course", {}))

    async def review(self, id: str) -> News:
        """Have a review of a finished game made, and how far it is; with `done`, the review."""
        return await self._post(f"/tables/{id}/review")

    async def upload(self, **record: Any) -> News:
        """Open a finished game for study."""
        return await self._post("/records", **record)

    async def _post(self, path: str, **said: Any) -> News:
        return dict(await self._ask("POST", path, said))

    def live(self, id: str, since: int = 0, seat: int | None = None) -> Live:
        """Follow a table, from the entry after `since` on."""
        self._lives.add(live := Live(self, id, since, seat))
        return live


class Live:
    """A table over the WebSocket: iterate over it for its news, and play by its methods meanwhile.

    It connects again whenever it is cut off, and repeats with the same key what was not answered. News not yet read are
    put together. `news` is the latest, `number` and `state` are its numbers; `put_off` counts requests put off.
    """

    def __init__(self, client: Client, id: str, since: int, seat: int | None) -> None:
        self.id, self.number, self.state, self.put_off = id, since, 0, 0
        self.news: News | None = None
        self._unread: News | None = None
        self._came, self._known = asyncio.Event(), asyncio.Event()  # any news; the first
        self._asked: dict[str, tuple[str, asyncio.Future[News]]] = {}
        self._look: News = {}  # the latest request to look from a seat, to be repeated after connecting again
        self._socket: ClientConnection | None = None
        self._client, self._seat, self._pause, self._refusal = client, seat, FIRST_PAUSE, News()
        self._task = asyncio.create_task(self._run())
        self._task.add_done_callback(self._ended)

    async def __aenter__(self) -> Self:
        return self

    async def close(self, *_: object) -> None:
        """Stop following the table."""
        self._task.cancel()
        await asyncio.wait([self._task])

    __aexit__ = close

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> News:
        while self._unread is None:
            if self._task.done():
                raise StopAsyncIteration if self._task.cancelled() else self._reason()
            self._came.clear()
            await self._came.wait()
        news, self._unread = self._unread, None
        return news

    async def act(self, action: int | str, state: int | None = None, timeout: float = 60) -> News:
        """Play an action by its number or notation; without a state, in that of the last news."""
        return await self._ask(timeout, type="act", action=action, state=state)

    async def undo(self, state: int | None = None, timeout: float = 60) -> News:
        """Take my last action back."""
        return await self._ask(timeout, type="undo", state=state)

    async def why(self, action: int | str, timeout: float = 60) -> News:
        """Whether I may do this, and if not, by which rule."""
        return await self._ask(timeout, type="why", action=action)

    async def preview(self, action: int | str, timeout: float = 60) -> News:
        """What is certain about a legal action before it is played."""
        return await self._ask(timeout, type="preview", action=action)

    async def outlook(self, state: int | None = None, timeout: float = 60) -> News:
        """What is certain about each legal action, in short; without a state, in that of the last news."""
        return await self._ask(timeout, type="outlook", state=state)

    async def chat(self, text: str, timeout: float = 60) -> News:
        """Say something to all at the table."""
        return await self._ask(timeout, type="chat", text=text)

    async def look(self, seat: int | None, timeout: float = 60) -> News:
        """Look from another seat from now on; the answer is the news from there."""
        return await self._ask(timeout, type="look", seat=seat)

    async def _ask(self, timeout: float, **said: Any) -> News:
        said["key"] = key = secrets.token_hex(8)
        pause = FIRST_PAUSE
        try:
            async with asyncio.timeout(timeout):
                if "state" in said and said["state"] is None:
                    await self._known.wait()
                    said["state"] = self.state
                self._look = said if said["type"] == "look" else self._look
                while not self._task.done():
                    text, answer = self._asked[key] = json.dumps(said), asyncio.Future[News]()
                    if self._socket is not None:  # else it is sent after connecting
                        with suppress(ConnectionClosed):
                            await self._socket.send(text)
                    heard = await answer
                    if heard["type"] != "refused":
                        return heard
                    error = heard["error"]
                    if error["code"] not in FOR_NOW:
                        raise Refused(409, error["code"], error["message"], error.get("rule"))
                    self.put_off += 1
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            self._asked.pop(key, None)
        raise self._reason()

    def _reason(self) -> BaseException:
        return (None if self._task.cancelled() else self._task.exception()) or ConnectionError("the table was left")

    def _ended(self, _: object) -> None:
        """Wake everything that waits; it finds that this is over."""
        self._client._lives.discard(self)
        self._came.set()
        self._known.set()
        for _, answer in self._asked.values():
            if not answer.done():
                answer.set_exception(self._reason())

    async def _run(self) -> None:
        """Connect and listen, again and again."""
        while True:
            code, self._refusal = 0, {"code": "refused", "message": f"no way to the table {self.id}"}
            try:
                async with self._door() as socket:
                    self._socket = socket
                    open = [text for text, answer in self._asked.values() if not answer.done()]
                    for text in [json.dumps(self._look), *open] if self._look else open:
                        await socket.send(text)
                    async for heard in socket:
                        self._take(json.loads(heard))
            except ConnectionClosed as error:
                code = error.rcvd.code - 4000 if error.rcvd else 0
            except InvalidStatus as error:
                code = 404 if error.response.status_code == 404 else 0  # others may be a proxy's, or pass
            except (OSError, WebSocketException):
                pass
            finally:
                self._socket = None
            if code in FOR_GOOD:
                raise Refused(code, self._refusal["code"], self._refusal["message"])
            await asyncio.sleep(self._pause * random.uniform(0.5, 1))  # not all clients at once after a restart
            self._pause = min(2 * self._pause, LONGEST_PAUSE)

    def _door(self) -> connect:
        query = {"since": self.number, "lang": self._client.lang} | ({} if self._seat is None else {"seat": self._seat})
        url = f"ws{self._client.url.removeprefix('http')}/api/tables/{self.id}/live?{urlencode(query)}"
        # Not compressed: a program is usually near its server, and may follow hundreds of tables.
        who = {**self._client.headers, "Authorization": f"Bearer {self._client.token}"}
        return connect(url, additional_headers=who, compression=None, max_size=2**24, close_timeout=1)

    def _take(self, said: News) -> None:
        # Without a key it concerns a message that the server could not read (it answers in order), or this client.
        key = said.get("key") or next((key for key, (_, answer) in self._asked.items() if not answer.done()), None)
        self._refusal = said.get("error", self._refusal)
        if said["type"] == "news":
            self._pause = FIRST_PAUSE
            unread = self._unread
            self._unread = said if unread is None else {**said, "entries": unread["entries"] + said["entries"]}
            self.news, self.number, self.state = said, said["number"], said["state"]
            self._came.set()
            self._known.set()
            key = self._look.get("key") if self._look.get("seat", -1) == said["seat"] else None
        _, answer = self._asked.get(key or "", ("", None))
        if answer is not None and not answer.done():
            answer.set_result(said)

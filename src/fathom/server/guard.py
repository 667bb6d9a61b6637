"""What stands before every request: who asks through which proxy, limits on size and frequency, the checks of Host and
Origin, headers, and the log.

An unexpected error becomes a plain 500; only the log says what went wrong.
"""

from __future__ import annotations

import ipaddress
import logging
import time
from collections import Counter, OrderedDict
from typing import Any, cast

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from fathom.core.text import LANGUAGES
from fathom.server import logs, metrics, models, peers
from fathom.server.refusal import Refusal
from fathom.server.settings import Settings
from fathom.server.store import StorageGone

log = logging.getLogger("fathom.http")

COOKIE = "fathom"
SAFE = ("GET", "HEAD", "OPTIONS")
SLOW = ("/text", "/record", "/course", "/review", "/review/page")  # more work than other requests
BODY = models.PLAIN  # bytes of a request
BIG = 2 * 1024 * 1024  # of one that may carry a record or a data pack
CARRIERS = ("/api/tables", "/api/records")  # and are stored
LONG = (*CARRIERS, "/api/study")
ADDRESSES = 20_000  # remembered at most
DISTRUSTED = 20  # proxies that the log complains about at most

DAY = 24 * 3600
DAILY = 300  # new people, and new tables

# Tokens a second and at once, for each address. What has to be drawn or replayed, tables, people and records cost more
# than other requests; "talk" is what spectators say.
RATES = {
    "any": (40.0, 200),
    "costly": (1.0, 60),
    "record": (0.5, 10),
    "slow": (10.0, 60),
    "socket": (5.0, 100),
    "talk": (1.0, 10),
    "work": (0.2, 20),  # seconds that the workshop computed
    "hint": (0.5, 30),  # seconds that a teacher thought
    "message": (100.0, 600),  # over all sockets
    "people": (DAILY / DAY, DAILY),
    "stored": (DAILY / DAY, DAILY),  # tables and records
}
SOCKETS, SOCKETS_BY_ADDRESS = 4000, 100  # open at once

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # the address of a table may be its secret
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Bucket:
    """So many at once, and then so many a second."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, float(burst)
        self.left, self.at = self.burst, time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Whether so much more is allowed now; if so, it counts."""
        if not self.has(cost):
            return False
        self.left -= cost
        return True

    def has(self, cost: float = 1) -> bool:
        """Whether so much is left."""
        now = time.monotonic()
        self.left, self.at = min(self.burst, self.left + (now - self.at) * self.rate), now
        return self.left >= cost


class Limits:
    """A bucket for each address and kind of request."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def take(self, kind: str, address: str, cost: float = 1) -> None:
        """Count a request by what it costs; Refusal if there were too many."""
        if self.on and not self._bucket(kind, address).take(cost):
            raise Refusal("enough" if kind in ("people", "stored") else "too-often")

    def solvent(self, kind: str, address: str) -> None:
        """Refusal if an address has not yet made up for what its last requests turned out to cost."""
        if self.on and not self._bucket(kind, address).has(0):
            raise Refusal("too-often")

    def pay(self, kind: str, address: str, cost: float) -> None:
        """Count what a request turned out to cost, even if there was not so much left."""
        if self.on:
            self._bucket(kind, address).left -= cost

    def _bucket(self, kind: str, address: str) -> Bucket:
        bucket = self.buckets.setdefault((kind, address), Bucket(*RATES[kind]))
        self.buckets.move_to_end((kind, address))
        if len(self.buckets) > ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self.limits = Limits(settings.limits)
        self.sockets: Counter[str] = Counter()
        self.hosts = peers.hosts(settings.origins)
        # It takes the address and scheme of a request from what a trusted proxy says.
        self.proxied: Any = ProxyHeadersMiddleware(cast(Any, self._known), list(settings.proxies))
        self.distrusted: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if scope["client"]:
            scope["client"] = (peers.bare(scope["client"][0]), scope["client"][1])
        peer = scope["client"][0] if scope["client"] else None
        trusted = peer in self.proxied.trusted_hosts
        with logs.about(peers.request_id(headers, trusted)):
            if not trusted and "x-forwarded-for" in headers:
                self._distrust(str(peer))
            await self.proxied(scope, receive, send)

    async def _known(self, scope: Scope, receive: Receive, send: Send) -> None:
        await (self._http if scope["type"] == "http" else self._socket)(scope, receive, send)

    def _distrust(self, peer: str) -> None:
        """Say once who sends what only a trusted proxy may say: without its word all people behind it are one."""
        if peer not in self.distrusted and len(self.distrusted) < DISTRUSTED:
            self.distrusted.add(peer)
            log.warning("a proxy that is not trusted: if it is yours, name it with --proxy", extra={"proxy": peer})

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started, status = time.perf_counter(), 500
        begun = False
        headers = Headers(scope=scope)

        async def answer(message: Message) -> None:
            nonlocal status, begun
            if message["type"] == "http.response.start":
                begun, status = True, message["status"]
                out = MutableHeaders(scope=message)
                out[peers.HEADER] = str(logs.REQUEST.get())
                for name, value in HEADERS.items():
                    out.setdefault(name, value)
                if scope["scheme"] == "https":
                    out.setdefault("strict-transport-security", "max-age=31536000")
                if scope["path"].startswith("/api"):
                    out.setdefault("cache-control", "no-store")
            await send(message)

        try:
            self._admit(scope, headers)
            await self.app(scope, _measured(receive, _longest(scope)), answer)
        except Refusal as refusal:
            if not begun:
                await refuse(answer, refusal, language(headers, scope))
        except StorageGone:
            if not begun:
                await refuse(answer, Refusal("storage"), language(headers, scope))
        except Exception:
            log.exception("request failed", extra={"method": scope["method"], "route": route(scope)})
            if not begun:
                await refuse(answer, Refusal("internal"), language(headers, scope))
        seconds = time.perf_counter() - started
        metrics.REQUEST.labels(route(scope), status).observe(seconds)
        told = {"method": scope["method"], "route": route(scope), "status": status, "ms": round(seconds * 1000, 1)}
        log.info("request", extra=told)

    def _admit(self, scope: Scope, headers: Headers) -> None:
        address, length = address_of(scope), headers.get("content-length", "0")
        whole = "transfer-encoding" in headers or not length.isdecimal()
        size = _longest(scope) if whole else min(int(length[:12]), _longest(scope))
        self.limits.take("any", address, 1 + size // BODY)
        self._called(headers)
        if scope["path"].endswith(SLOW) or b"at=" in scope["query_string"]:
            self.limits.take("slow", address)
        if scope["method"] in SAFE:
            return
        path = scope["path"]
        if path in ("/api/me", "/api/tables") or path.endswith("/rematch"):
            self.limits.take("costly", address)
        if path in ("/api/records", "/api/study"):
            self.limits.take("record", address)
        if not self.same_origin(scope, headers):
            raise Refusal("origin")
        if path == "/api/me" and scope["method"] == "POST":
            self.limits.take("people", address)
        if path in CARRIERS or path.endswith("/rematch"):
            self.limits.take("stored", address)
        if not length.isdecimal() or int(length[:12]) > _longest(scope):
            raise Refusal("too-large", most=_longest(scope) // 1024)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers, address = Headers(scope=scope), address_of(scope)
        try:
            self.limits.take("socket", address)
            self._called(headers)
            if self.limits.on and (self.sockets[address] >= SOCKETS_BY_ADDRESS or self.sockets.total() >= SOCKETS):
                raise Refusal("too-often")
            if not self.same_origin(scope, headers):
                raise Refusal("origin")
        except Refusal as refusal:
            await receive()
            if refusal.code == "too-often":  # so that a client knows that it may come again
                told = {"type": "refused", "key": None, "error": refusal.to_json(language(headers, scope))}
                await send({"type": "websocket.accept"})
                await send({"type": "websocket.send", "text": models.encode(told).decode()})
            await send({"type": "websocket.close", "code": 4000 + refusal.status})
            return

        async def answer(message: Message) -> None:
            if message["type"] == "websocket.accept":
                MutableHeaders(scope=message)[peers.HEADER] = str(logs.REQUEST.get())
            await send(message)

        self.sockets[address] += 1
        try:
            await self.app(scope, receive, answer)
        finally:
            self.sockets[address] -= 1
            self.sockets += Counter()  # without those at zero

    def _called(self, headers: Headers) -> None:
        """Refuse to be called by a name that is not ours."""
        host = headers.get("host", "")
        if not peers.is_ours(host, self.hosts):
            raise Refusal("host", host=host)

    def same_origin(self, scope: Scope, headers: Headers) -> bool:
        """Whether the request comes from our own page or from no page: a cookie alone proves nothing."""
        origin = headers.get("origin")
        if origin is None:
            return COOKIE not in _cookies(headers) or headers.get("authorization", "").lower().startswith("bearer ")
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        return origin in (f"{scheme}://{headers.get('host', '')}", *self.settings.origins)


def address_of(scope: Scope) -> str:
    """The address that a request comes from. In IPv6 one household has 2 to the power of 64 of them, which count as
    one."""
    if not scope["client"]:
        return "?"
    try:
        found = ipaddress.ip_address(scope["client"][0].partition("%")[0])
    except ValueError:
        return str(scope["client"][0])
    if found.version == 4 or found.ipv4_mapped:
        return str(found if found.version == 4 else found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


def _measured(receive: Receive, most: int) -> Receive:
    """Refuse a body that turns out to be longer than its header says."""
    seen = 0

    async def measured() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > most:
            raise HTTPException(413, str(most // 1024))  # a Refusal would be taken for a body that is no JSON
        return message

    return measured


def _longest(scope: Scope) -> int:
    return BIG if scope["path"] in LONG else BODY


def _cookies(headers: Headers) -> list[str]:
    return [part.partition("=")[0].strip() for part in headers.get("cookie", "").split(";")]


def route(scope: Scope) -> str:
    """The pattern of the address, not the address: a table's ID may be its secret."""
    return str(getattr(scope.get("route"), "path", "other"))


def language(headers: Headers, scope: Scope) -> str:
    """The language asked for: in the address, or else by the browser."""
    from urllib.parse import parse_qs

    wanted = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("lang", [])
    wanted += [part.split(";")[0].strip()[:2].lower() for part in headers.get("accept-language", "").split(",")]
    return next((lang for lang in wanted if lang in LANGUAGES), LANGUAGES[0])


async def refuse(send: Send, refusal: Refusal, lang: str) -> None:
    """Send a refusal, before anything else is sent."""
    body = models.encode({"error": refusal.to_json(lang)})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.code == "too-often":
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})

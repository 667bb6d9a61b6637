"""Who is at the other end: which networks are whose, by which names the server is called, and the ID of a request.

A name that anybody can point at this machine is refused: a page of theirs would otherwise count as ours (DNS
rebinding). Nobody else can have an IP address, `localhost` or, in a local network, the name of this machine.
"""

from __future__ import annotations

import ipaddress
import re
import secrets
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

LOOPBACK = ("127.0.0.0/8", "::1/128")
LOCAL = ("local", "lan", "home.arpa", "internal", "localdomain", "fritz.box")  # domains of local networks
HEADER = "x-request-id"


def networks(said: Iterable[str], option: str) -> tuple[str, ...]:
    """Networks as they were named: addresses, or blocks of them."""
    try:
        return tuple(str(ipaddress.ip_network(one, strict=False)) for one in said)
    except ValueError as error:
        raise ValueError(f"{option}: {error}; an address or a network such as 10.0.0.0/8 is expected") from None


def origin(said: str) -> str:
    """An address of the server as browsers name it: without a path."""
    parts = urlsplit(said)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise ValueError(f"--origin {said}: an address such as https://games.example is expected")
    return f"{parts.scheme}://{parts.netloc}".lower()


def hosts(origins: Iterable[str]) -> frozenset[str]:
    """The names by which the server may be called."""
    own = socket.gethostname().lower()
    short = own.partition(".")[0]
    named = {urlsplit(one).hostname or "" for one in origins}
    return frozenset({"localhost", own, short, *(f"{short}.{domain}" for domain in LOCAL), *named})


def is_ours(host: str, names: frozenset[str]) -> bool:
    """Whether a Host header names this server."""
    found = re.fullmatch(r"(\[[0-9a-f:.]+\]|[^:\[\]]+)(:\d+)?", host.lower())
    if found is None:
        return False
    name = found[1].strip("[]").rstrip(".")
    return name in names or name.endswith(".localhost") or _address(name) is not None


def within(scope: Scope, allowed: Iterable[str]) -> bool:
    """Whether a request comes from one of some networks."""
    found = _address(scope["client"][0]) if scope["client"] else None
    return found is not None and any(found in ipaddress.ip_network(one) for one in allowed)


def bare(address: str) -> str:
    """An address without its zone; IPv4 as such also where it came through IPv6."""
    found = _address(address)
    return address if found is None else str(found)


def _address(said: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(said.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def request_id(headers: Headers, trusted: bool) -> str:
    """The ID of a request: that of a trusted proxy, or a new one."""
    said = headers.get(HEADER, "")
    return said if trusted and re.fullmatch(r"[A-Za-z0-9._-]{1,64}", said) else secrets.token_hex(8)

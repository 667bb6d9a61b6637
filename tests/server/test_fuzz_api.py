"""Whatever is asked over HTTP, made up from the API's own description: no request breaks the server, and every answer
is one that the description has."""

from __future__ import annotations

from http.cookiejar import DefaultCookiePolicy
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from fathom.server.app import application
from fathom.server.settings import Settings
from tests.server.asking import Person
from tests.server.serving import Server
from tests.tables import GAMES

SCHEMA = schemathesis.openapi.from_dict(application(Settings("sqlite+aiosqlite://")).openapi())
FOUND: list[Any] = [found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)]
OPERATIONS = {f"{found.method.upper()} {found.path}": found for found in FOUND}
ASKED = [
    pytest.param(name, mode, id=f"{name} {mode.value}")
    for name, found in OPERATIONS.items()
    for mode in GenerationMode
    if mode is GenerationMode.POSITIVE
    or found.path_parameters
    or found.query
    or found.body  # else nothing can be wrong
]
EVERYTHING = pytest.mark.parametrize(("name", "mode"), ASKED)
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def fuzz(proving: bool) -> settings:
    """How many requests of a kind are made up."""
    return settings(max_examples=40 if proving else 12, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def line() -> requests.Session:
    """Without a memory for cookies: who asks is said each time."""
    session = requests.Session()
    session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    return session


@pytest.fixture(scope="module")
def ada(server: Server) -> Person:
    return Person(server.url, "Ada")


@pytest.fixture(scope="module")
def tables(ada: Person) -> list[str]:
    """A table of every kind: open, going on, over."""
    ids = [ada.create("me", "open", game=name)["table"]["id"] for name in GAMES]
    ids += [ada.create("me", "me", game=name, names=["Ada", "Bob"])["table"]["id"] for name in GAMES]
    over = ada.create("me", "greedy", game="octodice")["table"]["id"]
    ada.do(over, "concede")
    return [*ids, over]


def _unharmed(response: requests.Response) -> None:
    assert "Traceback" not in response.text
    assert not any(sign in response.text for sign in "<>")
    if response.status_code >= 400:
        assert set(response.json()["error"]) == {"code", "message", "rule", "cause"}


def test_the_description_has_every_request() -> None:
    described = application(Settings("sqlite+aiosqlite://"))
    paths = {path for path in described.openapi()["paths"] if path.startswith("/api")}
    assert len(OPERATIONS) >= 20
    verbs = (
        "act",
        "undo",
        "why",
        "preview",
        "chat",
        "talk",
        "join",
        "leave",
        "back",
        "concede",
        "abandon",
        "rematch",
        "token",
    )
    for verb in (*verbs, "data"):
        assert f"/api/tables/{{id}}/{verb}" in paths
    assert "/api/games/{game}/data" in paths


@pytest.mark.sampled
@EVERYTHING
def test_a_stranger_asks_anything(
    server: Server, line: requests.Session, fuzz: settings, name: str, mode: GenerationMode
) -> None:
    @fuzz
    @given(OPERATIONS[name].as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        _unharmed(case.call_and_validate(base_url=server.url, session=line, checks=CHECKS))

    ask()


@pytest.mark.sampled
@EVERYTHING
def test_somebody_at_a_table_asks_anything(
    server: Server,
    line: requests.Session,
    ada: Person,
    tables: list[str],
    fuzz: settings,
    name: str,
    mode: GenerationMode,
) -> None:
    @fuzz
    @given(OPERATIONS[name].as_strategy(generation_mode=mode), st.sampled_from(range(len(tables))))
    def ask(case: Any, place: int) -> None:
        if "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = tables[place]
        if name == "POST /api/tables" and isinstance(case.body, dict):  # else hardly one would get as far as the rules
            case.body["game"] = GAMES[place % len(GAMES)]
        _unharmed(case.call_and_validate(base_url=server.url, session=line, headers=ada.headers, checks=CHECKS))

    ask()
    assert ada.ask("GET", "/api/me")["id"] is not None

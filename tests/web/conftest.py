"""A browser for the tests of the page, and people who use it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.conftest import server
from tests.web.browsing import PATIENCE, Visitor, chromium
from tests.web.sites import Come, Guest, Host, built, hosted

__all__ = ["server"]

Visit = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Not for the whole session: tests that run an event loop of their own come after it in the same process."""
    with chromium() as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Any) -> Iterator[Visit]:
    """Somebody with a browser of their own. At the end nothing may have gone wrong in it."""
    visitors: list[Visitor] = []

    def come(*args: Any, **wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, server, *args, **wishes))
        return visitors[-1]

    yield come
    wrong = [f"{one.name}: {problem}" for one in visitors for problem in one.wrong()]
    for one in visitors:
        one.close()
    assert not wrong, "\n".join(wrong[:20])


@pytest.fixture
def host() -> Iterator[Host]:
    """The page without a server, as a plain file server sends it."""
    with hosted(built()) as running:
        yield running


@pytest.fixture
def come(browser: Browser, host: Host) -> Iterator[Come]:
    """Somebody with a browser of their own. At the end nothing may have gone wrong in it."""
    guests: list[Guest] = []

    def coming(**wishes: Any) -> Guest:
        guests.append(Guest(browser, host, **wishes))
        return guests[-1]

    yield coming
    wrong = [f"{one.name}: {problem}" for one in guests for problem in one.wrong()]
    for one in guests:
        one.close()
    assert not wrong, "\n".join(wrong[:20])

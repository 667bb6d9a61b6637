"""What somebody's browser has got to know, and what can be seen in it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Error

from tests.web.browsing import News, Visitor


def told(visitor: Visitor) -> Iterator[Any]:
    """Everything that the server has said to a browser: frames and answers."""
    for frame in visitor.frames:
        yield json.loads(frame)
    for answer in visitor.answers:
        try:
            yield answer.json()
        except (Error, json.JSONDecodeError):  # the page was left before it had been read
            continue


def views(said: Any) -> Iterator[News]:
    """All views of tables in something that was said."""
    if isinstance(said, dict):
        if isinstance(said.get("players"), list) and "phase" in said:
            yield said
        for value in said.values():
            yield from views(value)
    elif isinstance(said, list):
        for value in said:
            yield from views(value)


def check_hands(visitor: Visitor, seat: int | None) -> int:
    """No hand but the own one was ever told to a browser; returns how many views it got."""
    count = 0
    for said in told(visitor):
        for view in views(said):
            count += 1
            assert view["seat"] in (seat, None)  # before joining one is a spectator
            for number, player in enumerate(view["players"]):
                if number != view["seat"]:
                    assert player["hand"] is None, f"seat {seat} was told the hand of seat {number}"
    return count


def hand(news: News, seat: int) -> set[str]:
    """The names of the cards in a hand."""
    return set(news["view"]["players"][seat]["hand"] or ())


def unknown(cards: set[str], news: News) -> set[str]:
    """Those cards of which a view says nothing."""
    words = set(re.findall(r"[\w-]+", json.dumps(news["view"])))
    return cards - words


def in_page(visitor: Visitor) -> set[str]:
    """All words in a page, also those that cannot be seen."""
    return set(re.findall(r"[\w-]+", visitor.page.content()))

"""Paying in Abyss: what is paid with, and what is left."""

from __future__ import annotations

from typing import Any

from fathom.games.abyss.actions import CARD
from tests.abyss.scenario import Scenario
from tests.played import refused

WAIT: dict[str, Any] = {"council": {"crab": "crab-1"}}  # the next player has a choice: nothing more happens by itself
REST = "keeper reaper shepherd"  # of the Court: enough that nothing is refilled
ORDER = list(CARD.words)
PAYMENT = tuple(f"ABYSS-RECRUIT-0{number}" for number in range(2, 9))


def paying(lord: str, hand: str, pearls: int = 0, **table: Any) -> Scenario:
    """About to pay for a Lord."""
    court = f"{lord} {REST}" if lord not in REST else REST
    s = Scenario(hand=hand, pearls=pearls, court=court, **{**WAIT, **table})
    return s.play(f"court {court.split().index(lord) + 1}")


def lay(s: Scenario, cards: str) -> Scenario:
    return s.play(*(f"ally {card}" for card in cards.split()))


def accepts(s: Scenario, cards: str) -> bool:
    """Whether the Lord can be paid with exactly these Allies, the rest in Pearls."""
    for card in cards.split():
        if s.phase != "paying" or f"ally {card}" not in s.legal():
            return False
        s.play(f"ally {card}")
    if s.phase == "paying":
        if "pay 0" not in s.legal():
            return False
        s.play("pay 0")
    return paid(s)[0] == cards


def race_of(text: str) -> str:
    """The race of a card or of the action with it."""
    return text.split()[-1].split("-")[0]


def paid(s: Scenario) -> tuple[str, int, int]:
    """The cards, Pearls and Nebulis with which the last action paid."""
    recruit = s.happened("recruit")[0]
    cards = " ".join(use["card"] for use in s.happened("use") for _ in range(use["count"]))
    return cards, recruit["pearls"], recruit["nebulis"]


def unpayable(lord: str, hand: str, pearls: int = 0, **table: Any) -> None:
    """The Lord cannot be recruited in any way."""
    s = Scenario(hand=hand, pearls=pearls, court=f"{lord} reaper shepherd miller", **{**WAIT, **table})
    refused(s, "court 1", *PAYMENT)

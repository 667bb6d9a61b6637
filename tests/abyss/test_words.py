"""Words: one for a player in each language, and payments that say what they take."""

from __future__ import annotations

import re

import pytest

from fathom.core.text import rulebook, source
from tests.abyss.scenario import Scenario

FORBIDDEN = {
    "en": r"\bseat\b(?! \})|number [012]\b|networks",
    "de": r"[Ss]pieler(?!i)|Platz \{ \$(seat|other|by|of|to)|Netze",
    "fr": r"[ÉEée]quipe|siège|[Ll]e joueur \d|réseaux",
}


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_one_word_for_a_player(lang: str) -> None:
    lines = source("fathom.games.abyss", "text", f"{lang}.ftl").splitlines()
    said = [line.partition("=")[2] for line in lines if not line.startswith("#")]
    ruled = [rule.text for rule in rulebook("fathom.games.abyss", lang).values()]
    found = [text for text in [*said, *ruled] if re.search(FORBIDDEN[lang], text.replace("$seat", ""))]
    assert not found


@pytest.mark.parametrize(
    ("lang", "bought"),
    [
        ("en", "Buy Crab 2 for 1 Nebulis, Kraken figure to Player 1"),
        ("de", "Kaufe Krabbe 2 für 1 Nebulis, Krakenfigur an Person 1"),
        ("fr", "Acheter Crabe 2 pour 1 Nebulis, figurine Kraken à Joueur 1"),
    ],
)
def test_a_purchase_with_a_nebulis_says_where_the_figure_goes(lang: str, bought: str) -> None:
    s = Scenario(3, others={1: {"nebulis": 1}, 2: {"nebulis": 1}}, figure=2).next(cards="crab-2").play("explore")
    assert s.said("pay 1", lang) == bought

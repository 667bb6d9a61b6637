"""Refusals are true: the rule named is the reason, and the cause says what it comes down to in this position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import fathom
from fathom.core.text import LANGUAGES
from fathom.games.abyss.state import PHASES, RACES
from tests.abyss.paying import lay, paying
from tests.abyss.relaxing import Relaxed, give
from tests.abyss.scenario import Scenario
from tests.abyss.tables import MIXED, PACK
from tests.tables import positions

TABLES: list[dict[str, Any]] = [*({"players": size} for size in (2, 3, 4)), *MIXED]
BY_TABLE = pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(map(str, options.values())))


def refusals(state: fathom.State, at: int) -> Iterator[tuple[int, str, int, str]]:
    """Actions that belong to the phase and are forbidden, with their kind, first argument and rule; a sample of them,
    another one at each position."""
    game, phase = state.game, state.raw.phase
    for action, (kind, values) in enumerate(game.vocabulary.values):
        if game.definition.decisions.belongs(phase, kind.first) and (action + at) % 3 == 0:
            rule = state.explain(action)
            if rule is not None:
                yield action, kind.name, values[0] if values else 0, rule


@pytest.mark.sampled
@BY_TABLE
def test_the_rule_named_is_the_reason(options: dict[str, Any], proving: bool) -> None:
    """Without what the rule is about, the action is legal, or another rule is named."""
    game = fathom.load("abyss", **options)
    rules, known = game.rules, game.definition.rules
    for seed in range(20 if proving else 2):
        for at, state in enumerate(positions(game, seed)):
            if state.over or at % 2:
                continue
            phase = PHASES[state.raw.phase]
            for action, kind, value, rule in refusals(state, at):
                changed = Relaxed(rules, state.raw, kind, phase, value).by(rule)
                if changed is not None:
                    why = known.get(rules.may(changed, action))
                    assert why != rule, f"{game.text(action)} in {phase}: still {rule}"


@pytest.mark.sampled
@BY_TABLE
def test_a_cause_in_every_language(options: dict[str, Any], proving: bool) -> None:
    """For every kind of action and rule, of this position, and the same whatever the seat does not know."""
    game = fathom.load("abyss", **options)
    for seed in range(20 if proving else 2):
        for at, state in enumerate(positions(game, 100 + seed)):
            if state.over or at % 4:
                continue
            twin = state.determinise(state.actor or 0, seed=at)
            for action, _, _, rule in refusals(state, at):
                for lang in LANGUAGES:
                    why = state.why(action, lang)
                    assert why is not None
                    assert why.rule.id == rule
                    assert game.rules.cause(state.raw, action, rule) is not None
                    assert twin.why(action, lang) == why


def test_causes_with_another_pack() -> None:
    game = fathom.load("abyss", players=3, data=PACK)
    for at, state in enumerate(positions(game, 1)):
        if not state.over:
            for action, *_ in refusals(state, at):
                assert state.why(action) is not None


@pytest.mark.parametrize("options", TABLES[:3], ids=["2", "3", "4"])
def test_the_numbers_are_right(options: dict[str, Any]) -> None:
    """So many Pearls, races or Keys are enough, and one less is not."""
    game = fathom.load("abyss", **options)
    rules, known, seen = game.rules, game.definition.rules, set()
    for seed in range(6):
        for at, state in enumerate(positions(game, seed)):
            if state.over:
                continue
            for action, _, _, rule in refusals(state, at):
                id, args = rules.cause(state.raw, action, rule)
                for more in (-1, 0):
                    g = state.raw.clone()
                    player = g.players[g.actor]
                    if id in ("why-too-dear", "why-card-short", "why-short"):
                        lacking = args["missing"]
                        count = lacking if isinstance(lacking, int) else dict(lacking.args)["count"]
                        player.pearls += count + more
                    elif id == "why-keys-missing":
                        player.keys += args["missing"] + more
                    elif id == "why-races-few":
                        wanted = dict(args["wanted"].args)["count"] - args["shown"] + more
                        empty = [race for race in range(len(RACES)) if not any(player.hand[5 * race : 5 * race + 5])]
                        for race in empty[:wanted]:
                            give(player, 5 * race)
                    else:
                        continue
                    seen.add(id)
                    assert (known.get(rules.may(g, action)) == rule) == (more < 0), (id, args, game.text(action))
    assert {"why-too-dear", "why-card-short", "why-short", "why-races-few"} <= seen


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        ("court 1", "Needs 5 races, you can show 3"),
        ("court 2", "2 Pearls missing: cost 9, you can pay 7"),
        ("court 3", "Space 3 of the Court is empty"),
        ("court 4", "Needs the race Jellyfish, and you have neither one nor a Kraken"),
        ("court 5", "A Sentinel of Player 2 reserves The Keeper"),
        ("council crab", "The Crab stack of the Council is empty"),
        ("pass", "You can still explore"),
        ("plot", "You have no Pearl, and Nebulis do not count here"),
        ("power slaver", "You have no active Lord with the power of The Slaver"),
        ("sentinel", "No Sentinel of yours lies in front of you"),
        ("ally crab-1", "Now: Plot at the Court, or choose your action: explore, request support or recruit."),
    ],
)
def test_before_the_action(text: str, cause: str) -> None:
    s = Scenario(
        hand="crab-1 seahorse-1 shellfish-3 shellfish-3",
        court="hermit shareholder trader alchemist keeper",
        sentinels={"vigil": (1, "court", "keeper")},
    )
    s.g.lord_deck |= 1 << s.g.court[2]
    s.g.court[2] = -1
    why = s.state.why(s.game.action(text))
    assert why is not None
    assert why.cause == cause


@pytest.mark.parametrize(
    ("laid", "text", "cause"),
    [
        ("", "ally squid-1", "You have no Squid 1 in hand"),
        ("squid-3", "ally jellyfish-1", "The last place among the races is for Crab"),
        ("squid-3 crab-1", "ally jellyfish-1", "The payment shows all its 2 races already"),
        ("squid-3 crab-1", "ally squid-3", "All your Squid 3 are laid out"),
        ("squid-3", "pay 0", "Needs 2 races, 1 laid out"),
        ("squid-3 crab-1", "pay 0", "1 missing: 4 to pay, you have 3 Pearls"),
        ("squid-3 crab-4", "pay 1", "You have no Nebulis"),
        ("squid-3 crab-4", "pay 2", "Only 1 is to be paid"),
    ],
)
def test_paying(laid: str, text: str, cause: str) -> None:
    s = lay(paying("hunter", "crab-1 crab-4 squid-3 jellyfish-1", pearls=3), laid)
    why = s.state.why(s.game.action(text))
    assert why is not None
    assert why.cause == cause

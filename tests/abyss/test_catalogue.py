"""What a new Lord or phase needs, so that nothing is forgotten in silence: each failure names what is missing."""

from __future__ import annotations

import re
from types import FunctionType

from fathom.core.actions import Kind
from fathom.core.text import Texts
from fathom.games.abyss import GAME
from fathom.games.abyss.play.lords.each_turn import may_use, use_power
from fathom.games.abyss.play.lords.on_arrival import resolve_power
from fathom.games.abyss.state import ALWAYS, EACH_TURN, ON_ARRIVAL, PHASES, POWER_WORKS, POWERS

# Where an action needs no message of its own: the general one is about this phase.
PLAIN = {("explore", "menu"), ("council", "menu"), ("court", "menu")}


def constants(works: int) -> dict[str, str]:
    """The powers that work at a certain time, by the constant that rules know them by."""
    state = next(module for module in GAME.modules if module.__name__.endswith(".state"))
    with open(str(state.__file__), encoding="utf-8") as source:
        found = dict(re.findall(r'^(\w+) = power\("([^"]+)"', source.read(), re.MULTILINE))
    assert list(found.values()) == POWERS
    return {name: power for name, power in found.items() if POWER_WORKS[POWERS.index(power)] == works}


def test_every_power_on_arrival_is_resolved() -> None:
    used = resolve_power.__code__.co_names
    assert [power for name, power in constants(ON_ARRIVAL).items() if name not in used] == []


def test_every_power_of_each_turn_can_be_used() -> None:
    for function in (may_use, use_power):
        used = function.__code__.co_names
        assert [power for name, power in constants(EACH_TURN).items() if name not in used] == []


def test_every_lasting_power_is_asked_for() -> None:
    used: set[str] = set()
    for module in GAME.modules:
        if ".play" in module.__name__:
            functions = [each for each in vars(module).values() if isinstance(each, FunctionType)]
            used.update(name for function in functions for name in function.__code__.co_names)
    assert [power for name, power in constants(ALWAYS).items() if name not in used] == []


def test_every_decision_is_put_into_words() -> None:
    """A kind of action that means something else in each phase has a message for each."""
    assert GAME.decisions is not None
    texts, kinds = Texts(GAME.package), GAME.decisions.kinds
    phases: dict[str, list[str]] = {}
    for phase, first in GAME.decisions.chosen:
        kind: Kind = kinds[first]
        phases.setdefault(kind.name, []).append(PHASES[phase])
    several = [(kind, phase) for kind, found in phases.items() for phase in found if kind not in ("take", "power")]
    wanted = [(kind, phase) for kind, phase in several if len(phases[kind]) > 1 and (kind, phase) not in PLAIN]
    assert [f"{kind}-{phase}" for kind, phase in wanted if not texts.has("en", f"action-{kind}-{phase}")] == []

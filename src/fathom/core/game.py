"""Games: rules with their options and data, ready to be played."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from fathom.core.chance import Script, Seeded, Source, System, seed_of
from fathom.core.data import bounded, overlay, read
from fathom.core.definition import Definition
from fathom.core.events import Happening
from fathom.core.position import NEEDS_EXTRA, State
from fathom.core.text import Rule, Texts, rulebook
from fathom.core.weights import USUAL, styles, weights

if TYPE_CHECKING:
    from fathom.core.compiled import Compiled


class Game:
    """A game with its options and data, ready to be played."""

    def __init__(
        self, definition: Definition, options: dict[str, Any], data: str | Path | dict[str, Any] | None = None
    ) -> None:
        self.definition = definition
        self.name, self.version = definition.name, definition.version
        self.options: Mapping[str, Any] = MappingProxyType(definition.options.check(options))
        own: dict[str, Any] = {}
        if data is not None:
            own = copy.deepcopy(data) if isinstance(data, dict) else read(data)
        bounded(own, "data pack" if isinstance(data, dict) else str(data))
        source = "data.toml" if data is None else "data pack" if isinstance(data, dict) else str(data)
        merged = overlay(copy.deepcopy(definition.default_data), own, source)
        self.pack = own or None
        self.rules, self.data_hash = definition.bound(merged, source)
        self.data = merged
        self.seats = int(self.options["players"])
        self.vocabulary = definition.vocabulary
        self.num_actions = len(definition.vocabulary)
        self.observation = definition.observation
        self.observation_shape = (self.observation.size,)
        self.texts = Texts(definition.package)
        self._blank()  # an impossible combination of options is refused here, not at the first game

    def __reduce__(self) -> tuple[Any, ...]:
        return Game, (self.definition, dict(self.options), self.pack)

    def __repr__(self) -> str:
        options = ", ".join(f"{key}={value!r}" for key, value in self.options.items())
        return f"<game {self.name}: {options}>"

    def new(self, seed: int | None = None, *, chance: Sequence[int] | Script | None = None) -> State:
        """A new game. `chance`: the outcomes of the set-up (of a script some may be left); without it they come from
        the seed, and without a seed from the system's entropy."""
        source: Source = System() if seed is None else Seeded(seed_of(seed))
        state = State(self, self._blank(), source)
        script = chance if chance is None or isinstance(chance, Script) else Script(chance)
        recorder = state._chance
        recorder.source = script or source
        self.rules.begin(state._raw, recorder, state._offers)
        if script is not None and script is not chance:
            script.finish()
        recorder.source = source
        state.setup = tuple(recorder.outcomes)
        state.setup_events = tuple(recorder.events or ())
        return state

    def _blank(self) -> Any:
        """A table with its options and nothing else."""
        table = self.definition.table()
        self.rules.configure(table, self.options)
        return table

    def state(self, raw: Any, seed: int | None = None) -> State:
        """A state of this game from a plain position: without history, and with a future of its own."""
        if not isinstance(raw, self.definition.table):
            raise ValueError(
                f"a position of {self.name} is a {self.definition.table.__name__}, not {type(raw).__name__}"
            )
        state = State(self, raw, System() if seed is None else Seeded(seed_of(seed)))
        state.edited = True
        return state

    def weights(self, style: str = USUAL) -> tuple[float, ...]:
        """The weights of the heuristic, of a style or of a file (`fathom.core.weights`)."""
        return weights(self.definition.package, tuple(self.rules.WEIGHTS), style)

    @property
    def styles(self) -> tuple[str, ...]:
        """The styles whose weights the game has, the usual one first."""
        return styles(self.definition.package, tuple(self.rules.WEIGHTS))

    def text(self, action: int) -> str:
        """The notation of an action."""
        return self.vocabulary.text(action)

    def action(self, text: str, state: State | None = None) -> int:
        """The action of a notation; a bad one is a ValueError with the nearest (legal, if a state is given)."""
        return self.vocabulary.action(text, None if state is None else state.legal())

    def describe(self, state: State, action: int, lang: str = "en") -> str:
        """The action as a sentence."""
        id, args = self.rules.describe(state._raw, self.vocabulary.check(action))
        return self.texts.format(lang, id, args)

    def say(self, happening: Happening, lang: str = "en") -> str:
        """An event as a sentence."""
        message = self.definition.events.message(happening, self.rules.say)
        return self.texts.format(lang, message.id, dict(message.args))

    def rule(self, id: str, lang: str = "en") -> Rule:
        """A rule of the rules page."""
        page = rulebook(self.definition.package, lang)
        if id not in page:
            raise ValueError(f"no rule {id!r} in {self.name}")
        return page[id]

    def compile(self, progress: Callable[[str, int, int], None] | None = None) -> Compiled:
        """The compiled world of this game. The first time it takes a while; `progress` is told about it."""
        try:
            from fathom.core import compiled
        except ModuleNotFoundError as error:
            raise ModuleNotFoundError(NEEDS_EXTRA.format(error.name, "fast"), name=error.name) from None
        return compiled.load(self, progress)

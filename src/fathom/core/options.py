"""Table options: what a game lets the players agree on before it starts."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


class OptionError(ValueError):
    """An option that does not exist, or a value it cannot have."""


@dataclass(frozen=True)
class Option:
    """One option: its values (the first is the default), or a range of integers, or words of a pattern.

    `presets` gives other defaults that follow from the value of another option:
    {("edition", "de"): "swap"}.
    """

    name: str
    values: tuple[Any, ...] = ()
    low: int | None = None
    high: int | None = None
    default: Any = None
    pattern: str = ""
    example: str = ""  # of a word of the pattern
    presets: Mapping[tuple[str, Any], Any] = field(default_factory=dict)
    observed: bool = True  # whether a network is told; not what only decides the set-up, nor a technical limit

    def usual(self) -> Any:
        """The default, if no other option changes it."""
        return self.values[0] if self.default is None and self.values else self.default

    def allowed(self) -> str:
        """What it can be, in words."""
        words = [str(value) for value in self.values]
        if self.low is not None:
            words.append(f"{self.low}..{self.high}")
        if self.pattern:
            words.append(f"text like {self.example or self.pattern}")
        return ", ".join(words)

    def check(self, value: Any) -> Any:
        """The value in its own type (an option from a command line comes as text)."""
        import re

        if isinstance(value, bool) and {"on", "off"} <= set(self.values):
            value = "on" if value else "off"
        for known in self.values:
            if not isinstance(value, bool) and (value == known or str(value) == str(known)):
                return known
        if self.low is not None and self.high is not None and not isinstance(value, bool):
            try:
                number = int(str(value))
            except ValueError:
                number = self.low - 1
            if self.low <= number <= self.high:
                return number
        if self.pattern and isinstance(value, str) and re.fullmatch(self.pattern, value):
            return value
        raise OptionError(f"option {self.name!r} cannot be {value!r}; allowed: {self.allowed()}")


class Options:
    """All options of a game."""

    def __init__(self, *options: Option) -> None:
        self.options = {option.name: option for option in options}

    def check(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """The complete, checked set of options for what was given."""
        for name in given:
            if name not in self.options:
                near = difflib.get_close_matches(name, self.options, n=1)
                hint = f"; did you mean {near[0]!r}?" if near else ""
                raise OptionError(f"no option {name!r}{hint} (options: {', '.join(self.options)})")
        chosen: dict[str, Any] = {}
        for name, option in self.options.items():
            value = option.usual()
            for (other, when), preset in option.presets.items():
                if chosen.get(other) == when:
                    value = preset
            chosen[name] = option.check(given[name]) if name in given else value
        return chosen

"""Events: what happened, as numbers that are put into words, or filtered for a seat, afterwards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fathom.core.actions import Arg
from fathom.core.chance import Event
from fathom.core.text import Msg

COUNT = Arg("count", ())


class EventKind:
    """A kind of event: its name, its arguments, and which of them only the event's own seat may know."""

    def __init__(self, name: str, *args: tuple[str, Arg], secret: tuple[str, ...] = ()) -> None:
        self.name, self.args, self.secret = name, args, secret
        if any(key in ("kind", "seat") for key, _ in args):
            raise ValueError(f"event {name!r}: 'kind' and 'seat' are no names for arguments")


@dataclass(frozen=True)
class Happening:
    """One event as a seat may know it: a hidden argument is None."""

    kind: str
    seat: int
    args: dict[str, Any]

    def to_json(self) -> dict[str, Any]:
        """As JSON: kind and seat beside the arguments."""
        return {"kind": self.kind, "seat": self.seat, **self.args}


class Events:
    """All kinds of a game; rules report them by number.

    E_FIND = EVENTS.add("find", ("resource", RESOURCE), ("level", LEVEL))
    """

    def __init__(self) -> None:
        self.kinds: dict[str, EventKind] = {}
        self._numbered: list[EventKind] = []

    def add(self, name: str, *args: tuple[str, Arg], secret: tuple[str, ...] = ()) -> int:
        """Add a kind of event (see `EventKind`); its number is returned."""
        if name in self.kinds:
            raise ValueError(f"the event {name!r} is declared twice")
        self.kinds[name] = EventKind(name, *args, secret=secret)
        self._numbered.append(self.kinds[name])
        return len(self._numbered) - 1

    def seen(self, event: Event, seat: int | None) -> Happening:
        """The event as this seat (None: a spectator) may know it."""
        number, of, *values = event
        kind = self._numbered[number]
        args = {}
        for (name, arg), value in zip(kind.args, values, strict=False):
            hidden = name in kind.secret and seat != of
            args[name] = None if hidden else arg.words[value] if arg.words else value
        return Happening(kind.name, of, args)

    def message(self, happening: Happening, told: Callable[[str, dict[str, Any]], dict[str, Any]]) -> Msg:
        """The Fluent message of an event; `-unseen` is its form with something hidden. `told` is the game's way of
        saying the arguments."""
        kind = self.kinds[happening.kind]
        shown = {name: value for name, value in happening.args.items() if value is not None}
        form = "" if len(shown) == len(happening.args) else "-unseen"
        words = told(happening.kind, shown)
        for name, arg in kind.args:
            if name in shown and words[name] is shown[name]:
                words[name] = arg.said(shown[name])
        return Msg.of(f"event-{kind.name}{form}", seat=happening.seat + 1, **words)

"""Chance is an input: rules ask a source for outcomes and report to it what happened.

Three sources: `Seeded` (a generator), `Script` (outcomes given beforehand) and `Recorder` (remembers what
another source gave; it is what a state plays with). `System` draws from the machine's entropy.
`pick`, `tell` and `reveal` are the words rules use; the compiled world has its own versions of them.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any, Protocol

from fathom.core.actions import whole

MASK = (1 << 64) - 1
GAMMA, MIX_1, MIX_2 = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB  # of SplitMix64

Event = tuple[int, ...]


class Source(Protocol):
    """Where outcomes come from."""

    def pick(self, n: int) -> int:
        """One of 0 .. n-1."""
        ...


def mix(z: int) -> int:
    """SplitMix64's finaliser: 64 well-mixed bits of `z`."""
    z = ((z ^ (z >> 30)) * MIX_1) & MASK
    z = ((z ^ (z >> 27)) * MIX_2) & MASK
    return z ^ (z >> 31)


def stream(seed: int, index: int) -> int:
    """The state of the `index`-th independent generator of a seed (batches, play-outs, bots)."""
    return mix((mix(seed & MASK) + (index + 1) * GAMMA) & MASK)


def seed_of(seed: Any) -> int:
    """A seed as a plain int; only its lowest 64 bits matter."""
    number = whole(seed)
    if number is None:
        raise ValueError(f"a seed is an integer, not {seed!r}")
    return number


class Seeded:
    """SplitMix64: small, the same everywhere, and quick in both worlds.

    An outcome is the upper half of 64 bits scaled to n; for the small n of board games the bias is below
    one in a hundred million.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = mix(seed & MASK)

    @classmethod
    def at(cls, state: int) -> Seeded:
        """A generator that goes on from a state."""
        new = cls.__new__(cls)
        new.state = state
        return new

    def pick(self, n: int) -> int:
        """The generator's next outcome."""
        self.state = z = (self.state + GAMMA) & MASK
        z = ((z ^ (z >> 30)) * MIX_1) & MASK  # `mix`, without a call: nothing is asked more often
        z = ((z ^ (z >> 27)) * MIX_2) & MASK
        return (((z ^ (z >> 31)) >> 32) * n) >> 32


class Silent(Seeded):
    """A generator that is told what happens and forgets it: for searches, which play millions of actions."""

    __slots__ = ()
    events = None

    def reveal(self) -> None:
        """Nothing."""


class System:
    """Outcomes from the operating system's entropy: nobody can foretell or repeat them."""

    __slots__ = ()

    def pick(self, n: int) -> int:
        """An outcome nobody can foretell."""
        return secrets.randbelow(n)


class Script:
    """Outcomes given beforehand; one that does not fit, or too few, is a ValueError."""

    __slots__ = ("at", "outcomes")

    def __init__(self, outcomes: Iterable[int]) -> None:
        try:
            self.outcomes = list(outcomes)
        except TypeError:
            raise ValueError(f"a script is a list of outcomes, not {outcomes!r}") from None
        self.at = 0

    def pick(self, n: int) -> int:
        """The next outcome given."""
        if self.at >= len(self.outcomes):
            raise ValueError(f"the script has {len(self.outcomes)} outcomes, but one more of 0..{n - 1} is needed")
        outcome = whole(self.outcomes[self.at])
        if outcome is None or not 0 <= outcome < n:
            held = self.outcomes[self.at]
            raise ValueError(f"outcome {self.at + 1} of the script is {held!r}, it must be 0..{n - 1}")
        self.at += 1
        return outcome

    @property
    def used(self) -> bool:
        """Whether no outcome is left."""
        return self.at == len(self.outcomes)

    def finish(self) -> None:
        """Refuse outcomes that were not needed."""
        if self.at < len(self.outcomes):
            raise ValueError(f"the script has {len(self.outcomes)} outcomes, only {self.at} were needed")


class Recorder:
    """Passes on another source's outcomes and remembers them, with the events and whether a secret was shown."""

    __slots__ = ("events", "outcomes", "revealed", "source")

    def __init__(self, source: Source, events: bool = True) -> None:
        self.source = source
        self.outcomes: list[int] = []
        self.events: list[Event] | None = [] if events else None
        self.revealed = False

    def pick(self, n: int) -> int:
        """The source's next outcome, remembered."""
        outcome = self.source.pick(n)
        self.outcomes.append(outcome)
        return outcome

    def reveal(self) -> None:
        """Remember that a secret was shown."""
        self.revealed = True


class Watched(Recorder):
    """A recorder that knows how many events were certain: those before the first outcome or secret."""

    __slots__ = ("certain",)

    def __init__(self, source: Source) -> None:
        self.certain: int | None = None
        super().__init__(source)

    def pick(self, n: int) -> int:
        """The source's next outcome, remembered."""
        self.watch()
        return super().pick(n)

    def reveal(self) -> None:
        """Remember that a secret was shown."""
        self.watch()
        super().reveal()

    def watch(self) -> None:
        """From here on nothing is certain."""
        if self.certain is None:
            self.certain = len(self.events or ())


Chance = Recorder


def pick(chance: Chance, n: int) -> int:
    """An outcome of 0 .. n-1. Where there is only one, the source is not asked."""
    if n <= 1:
        return 0
    return chance.pick(n)


def drawn(chance: Any) -> int:
    """Another number each time an outcome has been drawn."""
    return int(chance.state)


def tell(chance: Chance, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Report an event."""
    if chance.events is not None:
        chance.events.append((kind, seat, a, b, c))


def reveal(chance: Chance) -> None:
    """Report that somebody learned something without chance: there is no undoing from here."""
    chance.reveal()

"""What stands where in an observation: sections with names, one after the other.

    LAYOUT = Layout(version=1)
    AT_SEATS = LAYOUT.add("seats", 3, "how many play, from two on, one-hot")
    AT_PHASE = LAYOUT.add("phase", len(PHASES), "one-hot")

`add` gives the offset, a plain integer, so rules write `out[AT_PHASE + g.phase] = 1.0` in every world. What repeats, as
for every seat, is laid out once as a `Part` and added by `each`; its own offsets count from where a copy of it begins.

    PLAYER = Part()
    P_SCORE = PLAYER.add("score", 1, "points / 18")
    AT_PLAYERS = LAYOUT.each("player", 4, PLAYER, "every player, the observing seat first")

    out[AT_PLAYERS + step * PLAYER_SIZE + P_SCORE] = player.score / 18
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Section:
    """A piece of an observation: so many numbers from an offset on, or so many copies of a part."""

    name: str
    at: int
    size: int
    meaning: str
    copies: int = 1
    part: Part | None = None

    @property
    def end(self) -> int:
        """Where the next section begins."""
        return self.at + self.copies * self.size


class Part:
    """Sections one after the other."""

    def __init__(self) -> None:
        self.sections: list[Section] = []
        self._placed = False

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return self.sections[-1].end if self.sections else 0

    def add(self, name: str, size: int, meaning: str) -> int:
        """One more section; returns where it begins."""
        return self._append(Section(name, self.size, size, meaning))

    def each(self, name: str, copies: int, part: Part, meaning: str) -> int:
        """A part that is there several times; returns where the first copy begins."""
        at = self._append(Section(name, self.size, part.size, meaning, copies, part))
        part._placed = True
        return at

    def _append(self, section: Section) -> int:
        if self._placed:
            raise ValueError(f"{section.name}: the part that it belongs to has been put into place already")
        if section.size < 1 or section.copies < 1:
            raise ValueError(f"{section.name}: a section has at least one number")
        if any(section.name == other.name for other in self.sections):
            raise ValueError(f"{section.name}: there are two sections of this name")
        self.sections.append(section)
        return section.at

    def spans(self, at: int = 0, before: str = "") -> Iterator[tuple[str, slice]]:
        """Where every section lies, in order; those of a part as `player.0.score`."""
        for section in self.sections:
            start, name = at + section.at, before + section.name
            if section.part is None:
                yield name, slice(start, start + section.size)
                continue
            for copy in range(section.copies):
                yield from section.part.spans(start + copy * section.size, f"{name}.{copy}.")


class Layout(Part):
    """The sections of a whole observation. The version is raised when a number is added, removed, moved or changes its
    meaning: a network that has learned one version cannot read another."""

    def __init__(self, version: int) -> None:
        super().__init__()
        self.version = version

    def __getitem__(self, name: str) -> slice:
        """Where a section lies: `seen[game.observation["player.0.score"]]`."""
        found = dict(self.spans())
        if name not in found:
            raise KeyError(f"no section {name!r}; describe() lists them")
        return found[name]

    def describe(self) -> str:
        """All sections as a table in Markdown."""
        return "\n".join(["| from | numbers | section | meaning |", "|---|---|---|---|", *self._rows(self, "", "")])

    def _rows(self, part: Part, before: str, sign: str) -> Iterator[str]:
        for section in part.sections:
            size = str(section.size) if section.part is None else f"{section.copies} × {section.size}"
            name = f"{before}{section.name}"
            yield f"| {sign}{section.at} | {size} | {name} | {section.meaning} |"
            if section.part is not None:
                yield from self._rows(section.part, f"{name}.n.", "+")

"""Decisions: which kinds of action there are in which phase, declared as rows beside the rules that carry them out.

    DECISIONS = (
        Decision(TRADE, SELL, may_sell, sell),
        Decision(TRADE, BUY, may_buy, buy),
        Refusal(SELL, DIVER_TRADER_01),             # in every other phase
        Refusal(BUY, DIVER_TRADER_01),
    )

Every module of a game may have such rows; from all of them `legal`, `may`, `apply` and `must_ask` are written, as
source that a debugger can step through, for every world alike. A missing or doubled row is an error that names it.
"""

from __future__ import annotations
import __future__

import linecache
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import prod
from types import ModuleType
from typing import Any

from fathom.core.actions import Kind, Vocabulary, offer

NAME = "DECISIONS"  # of a module's rows
WRITTEN = ("legal", "may", "apply", "must_ask")  # from the rows


@dataclass(frozen=True)
class Decision:
    """In this phase (or these) this kind of action can be chosen; `kind` is the kind's first action.

    `may(g, ...)` says 0 or the rule that forbids it; None: nothing does. `do(g, ..., chance)` carries it out. Both take
    as many of the action's arguments as they name. `offer(g, out)` offers what `may` allows, in ascending order, where
    that is quicker than asking about one action after the other; neighbouring rows of a phase can share one. `asked`:
    the loop never takes the action by itself, not even if it is the only one, because it spends, draws or ends
    something that nothing before has named.
    """

    phase: int | tuple[int, ...]
    kind: int
    may: Callable[..., int] | None
    do: Callable[..., None]
    offer: Callable[..., None] | None = None
    asked: bool = False

    @property
    def phases(self) -> tuple[int, ...]:
        """The phases as a tuple."""
        return (self.phase,) if isinstance(self.phase, int) else self.phase


@dataclass(frozen=True)
class Refusal:
    """Why a kind of action cannot be chosen in these phases; without phases: in all that have no row for it. The rule
    is a number, or a function `(g, ...)` that finds it."""

    kind: int
    rule: int | Callable[..., int]
    phases: tuple[int, ...] = ()


Row = Decision | Refusal


def rows_of(modules: Iterable[ModuleType]) -> list[Row]:
    """The rows of all modules."""
    return [row for module in modules for row in vars(module).get(NAME, ())]


class Decisions:
    """All rows of a game, checked."""

    def __init__(
        self, game: str, rows: Sequence[Row], vocabulary: Vocabulary, phases: Sequence[str], over: int, goes_on: bool
    ) -> None:
        self.game, self.vocabulary, self.phases, self.over, self.goes_on = game, vocabulary, phases, over, goes_on
        self.kinds = {kind.first: kind for kind in vocabulary.kinds}
        self.chosen: dict[tuple[int, int], Decision] = {}
        self.refused: dict[tuple[int, int], Refusal] = {}
        self.elsewhere: dict[int, Refusal] = {}
        for row in rows:
            self._add(row)
        self._complete()

    def _add(self, row: Row) -> None:
        if row.kind not in self.kinds:
            raise TypeError(f"{self.game}: {row} names no kind of action: a row has the first action of its kind")
        name = self.kinds[row.kind].name
        if isinstance(row, Refusal) and not row.phases:
            if row.kind in self.elsewhere:
                raise TypeError(f"{self.game}: two rows refuse {name!r} everywhere else")
            self.elsewhere[row.kind] = row
        for phase in row.phases:
            if not 0 <= phase < len(self.phases):
                raise TypeError(f"{self.game}: a row of {name!r} is for phase {phase}, which PHASES does not have")
            key = phase, row.kind
            if key in self.chosen or key in self.refused:
                raise TypeError(f"{self.game}: two rows for {name!r} in the phase {self.phases[phase]!r}")
            if isinstance(row, Decision):
                self.chosen[key] = row
            else:
                self.refused[key] = row

    def _complete(self) -> None:
        """Every kind can be chosen somewhere and is refused elsewhere; every phase but the first has a choice."""
        for first, kind in self.kinds.items():
            if not any(of == first for _, of in self.chosen):
                raise TypeError(f"{self.game}: no row says in which phase {kind.name!r} can be chosen")
            rowless = [
                p for p in range(len(self.phases)) if not {(p, first)} & (self.chosen.keys() | self.refused.keys())
            ]
            if rowless and first not in self.elsewhere:
                raise TypeError(f"{self.game}: no Refusal says why {kind.name!r} cannot be chosen in other phases")
        for phase, name in enumerate(self.phases):
            if phase and not any(of == phase for of, _ in self.chosen):
                raise TypeError(f"{self.game}: no row says what can be chosen in the phase {name!r}")

    def write(self, space: dict[str, Any]) -> None:
        """Write `legal`, `may` and `apply` into a bound namespace."""
        words = self.vocabulary
        space.update(
            {"KIND_OF": words.kind, "ARG_0": words.arg0, "ARG_1": words.arg1, "ARG_2": words.arg2, "offer": offer}
        )
        source = self.source()
        file = f"<decisions of {self.game}>"
        exec(compile(source, file, "exec", __future__.annotations.compiler_flag), space)
        for name in WRITTEN:
            space[name].__module__ = __name__
        linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)

    def source(self) -> str:
        """The source of the functions."""
        return "\n".join([*self._legal(), "", *self._may(), "", *self._apply(), "", *self._must_ask(), ""])

    def _legal(self) -> list[str]:
        lines = [
            "def legal(g: Table, out: Offers) -> None:",
            '    """Offer what may be done now, in ascending order."""',
        ]
        lines.append("    phase = g.phase")
        bodies: dict[tuple[str, ...], list[int]] = {}
        for phase in range(1, len(self.phases)):
            bodies.setdefault(tuple(self._offers(phase)), []).append(phase)
        for i, (body, phases) in enumerate(bodies.items()):
            names = ", ".join(self.phases[phase] for phase in phases)
            lines.append(f"    {'el' if i else ''}if {_either(phases)}:  # {names}")
            lines += [f"        {line}" for line in body]
        return lines

    def _offers(self, phase: int) -> list[str]:
        """The lines that offer what can be chosen in a phase."""
        lines: list[str] = []
        shared = None
        for kind in self.vocabulary.kinds:
            row = self.chosen.get((phase, kind.first))
            if row is None:
                continue
            if row.offer is None:
                lines += _each(kind, row)
            elif row.offer is not shared:
                lines.append(f"{row.offer.__name__}(g, out)")
            shared = row.offer
        return lines

    # Kinds are told apart by `<`, in turn: of equality LLVM makes a jump table, which processors foresee badly.

    def _may(self) -> list[str]:
        lines = ["def may(g: Table, action: int) -> int:", '    """0, or the rule that forbids the action now."""']
        lines += ["    if g.over:", f"        return {self.over}", "    phase = g.phase", "    kind = KIND_OF[action]"]
        for number, kind in enumerate(self.vocabulary.kinds):
            lines.append(f"    if kind < {number + 1}:  # {kind.name}")
            answers: dict[str, list[int]] = {}
            for phase in range(len(self.phases)):
                key = phase, kind.first
                if key in self.chosen:
                    why: int | Callable[..., int] = self.chosen[key].may or 0
                elif key in self.refused:
                    why = self.refused[key].rule
                else:
                    continue
                answers.setdefault(str(why) if isinstance(why, int) else _call(why, kind), []).append(phase)
            for answer, phases in answers.items():
                lines += [f"        if {_either(phases)}:", f"            return {answer}"]
            if kind.first in self.elsewhere:
                rule = self.elsewhere[kind.first].rule
                lines.append(f"        return {rule if isinstance(rule, int) else _call(rule, kind)}")
        lines.append(f"    return {self.over}")
        return lines

    def _apply(self) -> list[str]:
        lines = ["def apply(g: Table, action: int, chance: Chance) -> None:"]
        lines += ['    """Carry out a legal action."""', "    phase = g.phase", "    kind = KIND_OF[action]"]
        for number, kind in enumerate(self.vocabulary.kinds):
            lines.append(f"    {'el' if number else ''}if kind < {number + 1}:  # {kind.name}")
            deeds: dict[str, list[int]] = {}
            for phase in range(len(self.phases)):
                if row := self.chosen.get((phase, kind.first)):
                    deeds.setdefault(_call(row.do, kind), []).append(phase)
            *some, (last, _) = deeds.items()
            for i, (deed, phases) in enumerate(some):
                lines += [f"        {'el' if i else ''}if {_either(phases)}:", f"            {deed}"]
            lines += ["        else:", f"            {last}"] if some else [f"        {last}"]
        if self.goes_on:
            lines.append("    go_on(g, chance)")
        return lines

    def _must_ask(self) -> list[str]:
        lines = ["def must_ask(g: Table, action: int) -> bool:"]
        lines += ['    """Whether an action is asked about even if it is the only one."""']
        for number, kind in enumerate(self.vocabulary.kinds):
            phases = [phase for (phase, of), row in self.chosen.items() if of == kind.first and row.asked]
            if phases:
                lines += [f"    if KIND_OF[action] == {number} and ({_either(phases)}):  # {kind.name}"]
                lines += ["        return True"]
        return [*(line.replace("phase ==", "g.phase ==") for line in lines), "    return False"]

    def belongs(self, phase: int, kind: int) -> bool:
        """Whether a kind of action (its first action) can be chosen in a phase at all."""
        return (phase, kind) in self.chosen


def _either(phases: Sequence[int]) -> str:
    return " or ".join(f"phase == {phase}" for phase in phases)


def _taken(function: Callable[..., Any]) -> tuple[int, bool]:
    """How many of the action's arguments a rule takes, and whether it takes chance."""
    code = function.__code__
    names = code.co_varnames[: code.co_argcount]
    chance = names[-1] == "chance"
    return len(names) - 1 - chance, chance


def _call(function: Callable[..., Any], kind: Kind, values: Sequence[str] = ()) -> str:
    """The call of a rule for an action, whose arguments are looked up unless their values are given."""
    wanted, chance = _taken(function)
    if wanted > len(kind.args):
        raise TypeError(f"{function.__module__}.{function.__name__} takes {wanted} arguments, {kind.name!r} has fewer")
    looked_up = [values[i] if values else f"ARG_{i}[action]" for i in range(wanted)]
    return f"{function.__name__}({', '.join(['g', *looked_up, *(['chance'] if chance else [])])})"


def _each(kind: Kind, row: Decision) -> list[str]:
    """The lines that ask about every action of a kind, one after the other; what does not depend on an argument is
    asked before the loop over it."""
    sizes = [len(arg.words) for arg in kind.args]
    if len(kind.values) != prod(sizes):  # some combinations do not exist: one after the other
        heads = [f"for action in range({kind.first}, {kind.first + len(kind.values)}):"]
        if row.may is not None:
            heads.append(f"if {_call(row.may, kind)} == 0:")
        action = "action"
    else:
        values = [f"a{i}" for i in range(len(sizes))]
        heads = [f"for a{i} in range({size}):" for i, size in enumerate(sizes)]
        if row.may is not None:
            heads.insert(_taken(row.may)[0], f"if {_call(row.may, kind, values)} == 0:")
        steps = [prod(sizes[i + 1 :]) for i in range(len(sizes))]
        terms = [f"{step} * {value}" if step > 1 else value for step, value in zip(steps, values, strict=True)]
        action = " + ".join([str(kind.first), *terms])
    return [f"{'    ' * i}{line}" for i, line in enumerate([*heads, f"offer(out, {action})"])]

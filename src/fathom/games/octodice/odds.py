"""The exact odds of the dice: what can still be rolled, and which keep is worth most.

    odds = odds_of(dice)                      # what a set of six dice can do; the same for every turn
    turn = ThreeRolls(odds, appraise)         # appraise: any function of a final roll
    turn.keeps(shown, aside)                  # {(0, 3): 4.25, ...}: expected appraisal after each keep
    turn.outlook(shown, aside, (0, 3))        # {final roll: probability}, exactly

Nothing is sampled: all rolls are summed up, by multisets, because equal dice are interchangeable. Weights are whole
numbers, so an appraisal in integers or fractions gives exact results. A final roll is `(whites, blacks)`, each sorted:
what the three white and the three black dice show, as numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from operator import itemgetter
from typing import Any

from fathom.games.octodice.state import DICE

Roll = tuple[tuple[int, ...], tuple[int, ...]]
Die = tuple[bool, tuple[int, ...]]  # white or not, and what its six faces show
Kinds = tuple[int, ...]  # dice that are still to be rolled, by kind
Appraisal = Callable[[Roll], Any]


class Odds:
    """What six dice can do. A multiset of shown faces is one integer: the sum of a base for each of them."""

    def __init__(self, dice: Sequence[Die]) -> None:
        self.kinds = list(dict.fromkeys(dice))
        self.kind_of = [self.kinds.index(die) for die in dice]
        self.faces: list[list[tuple[int, int]]] = []  # for each kind: (base, how many of its faces)
        self.shown: dict[int, tuple[int, int]] = {}  # base -> kind and content
        for number, (_, contents) in enumerate(self.kinds):
            row = []
            for content, count in sorted(Counter(contents).items()):
                base = 1 << 3 * len(self.shown)
                self.shown[base] = number, content
                row.append((base, count))
            self.faces.append(row)
        self.base = {(kind, content): base for base, (kind, content) in self.shown.items()}
        self._rolls: dict[Kinds, dict[int, int]] = {}
        self._choices: dict[Kinds, tuple[list[tuple[int, Kinds]], list[tuple[int, Any, int]]]] = {}
        self._finals: dict[int, Roll] = {}

    def bases(self, key: int) -> list[int]:
        """The faces of a multiset, one by one."""
        return [base for base in self.shown for _ in range(key // base % 8)]

    def rolls(self, left: Kinds) -> dict[int, int]:
        """All multisets that these dice can show, each with its number of ways (of 6 ** dice)."""
        if left not in self._rolls:
            found: Counter[int] = Counter({0: 1})
            for kind in left:
                found, before = Counter(), found
                for key, ways in before.items():
                    for base, count in self.faces[kind]:
                        found[key + base] += ways * count
            self._rolls[left] = dict(found)
        return self._rolls[left]

    def choices(self, left: Kinds) -> tuple[list[tuple[int, Kinds]], list[tuple[int, Any, int]]]:
        """For a roll of these dice, of which two are kept: all pairs that can occur, with the dice then left; and for
        every multiset its ways, which of the pairs it allows, and itself."""
        if left not in self._choices:
            number: dict[int, int] = {}
            pairs: list[tuple[int, Kinds]] = []
            outcomes: list[tuple[int, Any, int]] = []
            for key, ways in self.rolls(left).items():
                allowed = []
                for one, other in dict.fromkeys(combinations(self.bases(key), 2)):
                    if one + other not in number:
                        number[one + other] = len(pairs)
                        pairs.append((one + other, self.without(left, one, other)))
                    allowed.append(number[one + other])
                outcomes.append((ways, itemgetter(*allowed, allowed[0]), key))
            self._choices[left] = pairs, outcomes
        return self._choices[left]

    def without(self, left: Kinds, *bases: int) -> Kinds:
        """The dice left when these are kept."""
        rest = list(left)
        for base in bases:
            rest.remove(self.shown[base][0])
        return tuple(rest)

    def final(self, key: int) -> Roll:
        """A multiset of six faces as a final roll."""
        if key not in self._finals:
            faces = [(self.kinds[kind][0], content) for kind, content in map(self.shown.__getitem__, self.bases(key))]
            whites = tuple(sorted(content for white, content in faces if white))
            self._finals[key] = whites, tuple(sorted(content for white, content in faces if not white))
        return self._finals[key]


@cache
def odds_of(dice: tuple[Die, ...]) -> Odds:
    """The odds of some dice rolled at once."""
    return Odds(dice)


class ThreeRolls:
    """The three rolls of a turn under one appraisal. Everything is remembered by multiset."""

    def __init__(self, odds: Odds, appraise: Appraisal) -> None:
        self.odds, self.appraise = odds, appraise
        self._rest: dict[int, Any] = {}

    def rest(self, key: int, left: Kinds) -> Any:
        """The appraisals of all ways in which the dice left can fall, summed up; nothing more is kept."""
        known, further, value = self._rest, left[1:], 0
        for base, count in self.odds.faces[left[0]]:
            after = known.get(key + base)
            if after is None:
                if further:
                    after = self.rest(key + base, further)
                else:
                    after = known[key + base] = self.appraise(self.odds.final(key + base))
            value += count * after
        known[key] = value
        return value

    def best_pairs(self, key: int, left: Kinds) -> list[Any]:
        """For each pair that can be kept of a roll of the four dice left, the sum over the last roll."""
        pairs, _ = self.odds.choices(left)
        known = self._rest
        return [self.rest(key + pair, last) if key + pair not in known else known[key + pair] for pair, last in pairs]

    def after_first(self, key: int, left: Kinds) -> Any:
        """With two dice kept: the sum over the second roll, of which the best pair is kept, and the last one."""
        values = self.best_pairs(key, left)
        return sum([ways * max(allowed(values)) for ways, allowed, _ in self.odds.choices(left)[1]])

    def at_start(self) -> Any:
        """The expected appraisal before the first roll, if the best pairs are kept."""
        odds, total = self.odds, 0
        kinds, first = tuple(odds.kind_of), dict[int, Any]()
        for key, ways in odds.rolls(kinds).items():
            values = []
            for one, other in set(combinations(odds.bases(key), 2)):
                pair = one + other
                if pair not in first:
                    first[pair] = self.after_first(pair, odds.without(kinds, one, other))
                values.append(first[pair])
            total += ways * max(values)
        return total / 6**12 if isinstance(total, float) else Fraction(total, 6**12)

    def position(self, shown: Sequence[int], aside: Iterable[int]) -> tuple[int, list[int], list[int]]:
        """What is set aside as a multiset, the dice that are not, and the base of the face of each die."""
        bases = [self.odds.base[kind, content] for kind, content in zip(self.odds.kind_of, shown, strict=True)]
        kept = set(aside)
        return sum(bases[die] for die in kept), [die for die in range(DICE) if die not in kept], bases

    def keeps(self, shown: Sequence[int], aside: Iterable[int] = ()) -> dict[tuple[int, int], Any]:
        """The expected appraisal for every pair of dice that could be kept now: equal pairs once, with the first dice.
        `shown`: what each of the six dice shows; `aside`: those set aside before."""
        _, free, bases = self.position(shown, aside)
        if len(free) not in (DICE, DICE - 2):
            raise ValueError(f"two dice are kept of six or of four, not of {len(free)}")
        value: dict[tuple[int, int], Any] = {}
        seen: set[int] = set()
        for one, other in combinations(free, 2):
            pair = bases[one] + bases[other]
            if pair not in seen:
                seen.add(pair)
                value[one, other] = self.keep(shown, aside, (one, other))
        return value

    def keep(self, shown: Sequence[int], aside: Iterable[int], pair: tuple[int, int]) -> Any:
        """The expected appraisal if this pair is kept now, and then the best one."""
        key, free, bases = self.position(shown, aside)
        kept = bases[pair[0]] + bases[pair[1]]
        left = tuple(self.odds.kind_of[die] for die in free if die not in pair)
        summed = self.after_first(kept, left) if not key else self.rest(key + kept, left)
        ways = 6 ** (6 if not key else 2)
        return summed / ways if isinstance(summed, float) else Fraction(summed, ways)

    def best(self, shown: Sequence[int], aside: Iterable[int] = ()) -> tuple[int, int]:
        """The keep that maximises the expected appraisal; of equal ones the first."""
        value = self.keeps(shown, aside)
        return max(value, key=lambda pair: value[pair])

    def outlook(self, shown: Sequence[int], aside: Iterable[int], pair: tuple[int, int]) -> dict[Roll, Fraction]:
        """The exact distribution of the final roll if this pair is kept now, and then the best one."""
        key, free, bases = self.position(shown, aside)
        first = key == 0
        key += bases[pair[0]] + bases[pair[1]]
        left = tuple(self.odds.kind_of[die] for die in free if die not in pair)
        ends: list[tuple[int, int, Kinds]] = [(1, key, left)]
        if first:
            pairs, outcomes = self.odds.choices(left)
            values, numbers = self.best_pairs(key, left), range(len(pairs))
            ends = []
            for ways, allowed, _ in outcomes:
                chosen, last = pairs[max(allowed(numbers), key=values.__getitem__)]
                ends.append((ways, key + chosen, last))
        found: Counter[Roll] = Counter()
        for ways, kept, last in ends:
            for rolled, count in self.odds.rolls(last).items():
                found[self.odds.final(kept + rolled)] += ways * count
        whole = 6 ** (6 if first else 2)
        return {roll: Fraction(ways, whole) for roll, ways in found.items()}

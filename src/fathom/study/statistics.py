"""What many games between equal bots say about a game: scores, where the points come from, whether it matters who
begins, and what winners have. It knows no game: it reads scores, ranks, the view and the facts that a game tells.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from statistics import fmean, quantiles, stdev

from fathom.bots import ask, patient, worlds
from fathom.core.game import Game
from fathom.study.spread import Crew, Place

PART = 25  # games that are summed up before they are added: sums of thirds depend on the order
SURE = 1.96  # standard errors: 95 %


@dataclass
class Seen:
    """What is remembered of games: a row for each seat of each game."""

    games: int = 0
    decisions: int = 0
    choices: int = 0
    scores: list[int] = field(default_factory=list)
    spreads: list[int] = field(default_factory=list)  # winner less last, of each game
    shared: int = 0  # games with more than one winner
    sources: Counter[str] = field(default_factory=Counter)
    by_order: dict[int, list[float]] = field(default_factory=dict)  # [seats, points, wins] by order of play
    facts: dict[str, list[float]] = field(default_factory=dict)  # [seats that have it, sum, wins of those]

    @property
    def won(self) -> float:
        """Games that somebody has won: all, except lost solo games."""
        return sum(row[2] for row in self.by_order.values())

    def add(self, other: Seen) -> None:
        """Count other games in."""
        self.games += other.games
        self.decisions += other.decisions
        self.choices += other.choices
        self.scores += other.scores
        self.spreads += other.spreads
        self.shared += other.shared
        self.sources.update(other.sources)
        for order, row in other.by_order.items():
            self.by_order[order] = added(self.by_order.get(order), row)
        for fact, row in other.facts.items():
            self.facts[fact] = added(self.facts.get(fact), row)


def added(row: list[float] | None, more: list[float]) -> list[float]:
    """The sum of two rows, number by number; of no row and a row, that row."""
    return more if row is None else [a + b for a, b in zip(row, more, strict=True)]


def observe_games(game: Game, name: str, seeds: Sequence[int]) -> Seen:
    """Play a game for each seed, all seats by bots of this name."""
    seen = Seen()
    for seed in seeds:
        state = game.new(seed=seed)
        players = [patient(name, seed * game.seats + seat) for seat in range(game.seats)]
        while state.actor is not None:
            seen.decisions += 1
            seen.choices += len(state.legal())
            state.apply(ask(players[state.actor], state, seed))
        scores, ranks, view = state.scores, state.ranks, state.view(None)
        seen.games += 1
        seen.scores += scores
        seen.spreads.append(max(scores) - min(scores))
        winners = ranks.count(0)
        seen.shared += winners > 1
        for seat in range(game.seats):
            won = (ranks[seat] == 0) / max(1, winners)  # a solo game can be lost
            seen.sources.update(view["players"][seat]["points"])
            order = (seat - view["first"]) % game.seats
            seen.by_order[order] = added(seen.by_order.get(order), [1, scores[seat], won])
            for fact, count in state.facts(seat).items():
                seen.facts[fact] = added(seen.facts.get(fact), [count > 0, count, won * (count > 0)])
    return seen


def gather(game: Game, name: str, games: int, place: Place, tell: Callable[[int], None]) -> Seen:
    """The statistics of games with seeds 0 .. games-1; the same wherever they are played, and by how many."""
    parts = [range(first, min(first + PART, games)) for first in range(0, games, PART)]
    total = Seen()
    with Crew(place, partial(_ready, game, name)) as crew:
        for seen in crew.each(partial(observe_games, game, name), parts):
            total.add(seen)
            tell(total.games)
    return total


def _ready(game: Game, name: str) -> None:
    """Get a process ready for bots that think."""
    if name != "random":
        worlds.prepare(game)


# The report


def markdown(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """A table in Markdown; the first column is words, the others are numbers."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return [f"| {' | '.join(cells)} |" for cells in lines]


def report(found: dict[str, dict[int, Seen]]) -> list[str]:
    """All tables, for each bot and each number of players."""
    lines: list[str] = []
    for name, by_size in found.items():
        sizes = list(by_size)
        people = [f"{size} player{'s' if size > 1 else ''}" for size in sizes]
        lines += ["", f"## Bot: {name}", "", "### Games", ""]
        lines += markdown(["", *people], games_rows(list(by_size.values())))
        lines += ["", "### Points by source, mean per player", ""]
        lines += markdown(["source", *people], source_rows(list(by_size.values())))
        several = {size: seen for size, seen in by_size.items() if size > 1}
        if several:
            lines += ["", "### Turn order: mean points, share of wins (95 %)", ""]
            lines += markdown(["plays", *(f"{size} players" for size in several)], order_rows(several))
        named = dict.fromkeys(fact for seen in by_size.values() for fact in seen.facts)
        groups: dict[str, list[str]] = {}
        for fact in named:
            groups.setdefault(fact.partition(": ")[0] if ": " in fact else "", []).append(fact)
        if "" in groups:
            lines += ["", "### What players have at the end: mean per player, share of wins of those who have it", ""]
            lines += markdown(["", *people], (fact_row(by_size, fact, fact) for fact in groups.pop("")))
        for group, facts in groups.items():
            title = "wins against a player's usual share, mean per player, share of wins of those who have it"
            lines += ["", f"### {group}: {title}", ""]
            lines += markdown(["", "wins", *people], ranked_rows(by_size, facts))
    return lines


def games_rows(by_size: list[Seen]) -> Iterable[list[str]]:
    """How long games are and what is scored: a row for each measure."""
    measures: list[tuple[str, Callable[[Seen], str]]] = [
        ("games", lambda seen: f"{seen.games:,}"),
        ("decisions per game", lambda seen: f"{seen.decisions / seen.games:.1f}"),
        ("choices per decision", lambda seen: f"{seen.choices / seen.decisions:.2f}"),
        ("points, mean", lambda seen: f"{fmean(seen.scores):.2f}"),
        ("points, standard deviation", lambda seen: f"{stdev(seen.scores):.2f}"),
        ("points, 10 % / 50 % / 90 %", lambda seen: " / ".join(f"{x:.0f}" for x in quantiles(seen.scores, n=10)[::4])),
        ("points, least / most", lambda seen: f"{min(seen.scores)} / {max(seen.scores)}"),
        ("winner ahead of last, mean", lambda seen: f"{fmean(seen.spreads):.2f}"),
        ("shared wins", lambda seen: f"{100 * seen.shared / seen.games:.1f} %"),
    ]
    if any(round(seen.won) < seen.games for seen in by_size):
        measures.append(("games that were won", lambda seen: f"{100 * seen.won / seen.games:.1f} %"))
    return ([label, *(measure(seen) for seen in by_size)] for label, measure in measures)


def source_rows(by_size: list[Seen]) -> Iterable[list[str]]:
    """Where the points come from: a row for each source."""
    for source in by_size[0].sources:
        yield [source, *(f"{seen.sources[source] / len(seen.scores):.2f}" for seen in by_size)]


def order_rows(by_size: dict[int, Seen]) -> Iterable[list[str]]:
    """Whether it matters who begins: a row for each place in the order of play."""
    for order in range(max(by_size)):
        cells = []
        for seen in by_size.values():
            row = seen.by_order.get(order)
            if row is None:
                cells.append("")
                continue
            share = row[2] / row[0]
            sure = SURE * sqrt(share * (1 - share) / row[0])
            cells.append(f"{row[1] / row[0]:.2f}, {100 * share:.1f} ± {100 * sure:.1f} %")
        yield [("first", "second", "third", "fourth")[order], *cells]


def fact_row(by_size: dict[int, Seen], fact: str, label: str) -> list[str]:
    """How much of something players have at the end, and how often those who have it win."""
    cells = []
    for size, seen in by_size.items():
        have, total, won = seen.facts.get(fact, [0.0, 0.0, 0.0])
        share = f", {100 * won / have:.1f} %" if have and (size > 1 or seen.won < seen.games) else ""
        cells.append(f"{total / len(seen.scores):.2f}{share}")
    return [label, *cells]


def ranked_rows(by_size: dict[int, Seen], facts: Iterable[str]) -> Iterable[list[str]]:
    """The facts of a group, those that go with most wins first: 1.20 is a fifth more than a player's usual share."""
    lifts = {}
    for fact in facts:
        rows = [(seen, seen.facts.get(fact, [0.0, 0.0, 0.0])) for seen in by_size.values()]
        usual = sum(row[0] * seen.won / len(seen.scores) for seen, row in rows)
        lifts[fact] = sum(row[2] for _, row in rows) / usual if usual else 0.0
    for fact in sorted(lifts, key=lambda fact: -lifts[fact]):
        label, *cells = fact_row(by_size, fact, fact.partition(": ")[2])
        yield [label, f"{lifts[fact]:.2f}", *cells]

"""The Seastead table in a terminal, drawn from a view and nothing else.

On top the sea: four flotillas with their six locations as they are typed in actions, their docks below them; then the
dive cards, the resolution in force, the displays and the supply; then the player boards; at the end of the game the
score pad. Signs: ★ victory points, ✿ cleanup tokens, ◇ a resource of choice, 2≠F two of any kind but F, ⊿ a ship,
◈ a boss resource, § a resolution, ☻ a specialist, ▤ the face-up dive card, ↻ the effect of another location,
Po-1 a port costs 1 less, Ac2 Sh1 F Sh2 Ac2 a fish dock with its areas from two before to two after its port.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fathom.core.game import Game
from fathom.games.seastead.terminal.areas import FREE, TWO, Areas
from fathom.games.seastead.terminal.pieces import (
    ANY,
    BOSS,
    CARD,
    CLEANUP,
    COPY,
    GONE,
    LEFT,
    NEW,
    PERSON,
    SHIP,
    STAR,
    filled,
    flow,
    packed,
)

NARROW = 60  # below, the heading does without the name of the game
WIDE = 170  # from here on everything else stands beside the flotillas
FLEET = 127  # and the flotillas are so wide
# Signs of effects: those of the legend, the kind of effect they stand for, and their words.
EXPLAINED = (
    (CARD, "whole-card", "card"),
    (f"½{CARD}", "own-half", "half"),
    (COPY, "copy", "copy"),
    (f"{PERSON}→", "flip", "flip"),
    (NEW, "resolution-cleanup", "resolution"),
)


def draw(game: Game, view: dict[str, Any], lang: str) -> RenderableType:
    """The table as the view's seat sees it; the board of that seat comes first."""
    return Board(game, view, lang)


PAD_KINDS = ("fish", "metal", "seaweed", "artifact")  # as on the score pad


class Board(Areas):
    """The whole table."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        width, over = options.max_width, self.view["over"]
        yield self.title(self.head(width), width)
        if not over:
            yield self.waiting(width)
        if width >= WIDE:
            rest = width - FLEET - 2
            yield self.beside(self.fleet(FLEET), self.pad(rest) if over else Group(*self.sea(rest)), FLEET + 2, rest)
            yield self.boards(width)
        else:
            yield self.fleet(width)
            if over and width >= TWO:
                half = (width - 2) // 2
                yield self.beside(self.pad(half), self.boards(half), half + 2, half)
            else:
                yield from [self.pad(width)] if over else self.sea(width)
                yield self.boards(width)
        yield self.legend(width)

    def beside(self, left: RenderableType, right: RenderableType, first: int, second: int) -> Grid:
        """Two things side by side; the width of the first is that with the gap after it."""
        grid = Grid.grid(padding=0, pad_edge=False)
        grid.add_column(width=first, overflow="fold")
        grid.add_column(width=second, overflow="fold")
        grid.add_row(left, right)
        return grid

    # The heading

    def head(self, width: int) -> list[Text]:
        """The game, the round, whose turn it is, and the end when it is in sight."""
        view = self.view
        parts = [Text(self.words("game-name"), "bold")] if width >= NARROW else []
        if view["round"]:
            parts.append(Text(self.words("table-round", round=view["round"])))
        if view["over"]:
            return [*parts, Text(self.words("table-over", cause=self.words(f"cause-{view['ending']}")))]
        if not view["solo"]:
            turn = self.words("table-to-play", seat=view["current"] + 1)
            parts.append(Text.assemble(self.mark(view["current"]), " ", turn))
            parts.append(Text.assemble((f"{self.words('table-start')} ", "dim"), self.mark(view["first"])))
        if view["extra_turns"]:
            parts.append(Text(self.words("table-extra"), "bold"))
        if view["ending"] is not None:
            cause = self.words(f"cause-{view['ending']}")
            parts.append(Text(self.words("table-ending", round=view["last_round"], cause=cause), "bold"))
        return parts

    def waiting(self, width: int) -> Text:
        """Who decides what, and about what."""
        view, asked = self.view, self.view["asked"] or {}
        sentence = self.words(f"wait-{view['phase']}", seat=view["actor"] + 1)
        parts = [Text.assemble(self.mark(view["actor"]), " ", sentence)]
        if "kinds" in asked:
            kinds = Text(" ").join(self.chip(kind) for kind in asked["kinds"])
            parts.append(Text.assemble((f"{asked['count']}× ", "bold"), kinds))
        if "picked" in asked:
            parts.append(Text(f"▸ {asked['picked']}", "bold"))
        return flow(parts, width, " · ", 2)

    # The player boards

    def boards(self, width: int) -> RenderableType:
        """The board of the view's seat and that of the other, or of the boss."""
        seats = [0, 1] if self.view["seat"] != 1 else [1, 0]
        columns = 2 if width >= TWO else 1
        size = (width - columns + 1) // columns
        first, second = (
            self.board(seat, size) if seat < len(self.view["players"]) else self.boss(size) for seat in seats
        )
        return self.beside(first, second, size + 1, size) if columns == 2 else Group(first, second)

    def board(self, seat: int, width: int) -> Text:
        """A player: points, storage, buildings left, ships, specialists."""
        one = self.view["players"][seat]
        head = Text.assemble(" ", self.name(seat), " · ", (f"{one['score']}{STAR}", "bold"))
        cleanup = Text(f"{CLEANUP}{one['cleanups']}", "bold")
        if one["noted"]:
            cleanup.append(f" ({self.words('table-noted', count=one['noted'])})", "not bold dim")
        storage = Text(" ").join(self.stock(kind, count) for kind, count in one["storage"].items())
        storage.append(f" ={one['held']}")
        lines = [
            filled(head, width, FREE),
            flow(self.sources(one), width, "  ", 2),
            flow([self.label("storage"), storage, cleanup], width, "  ", 2),
            flow([*self.rows(one), self.columns_done(one)], width, "  ", 2),
            flow(self.ships(one), width, "  ", 2),
            *self.people(one, width),
        ]
        return Text("\n").join(lines)

    def sources(self, one: dict[str, Any]) -> list[Text]:
        """Where the points come from: docks by resources and buildings, then the other three."""
        points = one["points"]
        docks = f"{self.words('table-source-docks')} {points['dock-resources']}+{points['dock-buildings']}"
        locations = f"{self.words('table-source-locations')} {points['locations']}"
        people, cleanup = f"{PERSON}{points['specialists']}", f"{CLEANUP}{points['cleanup']}"
        return [Text(each, "dim") for each in (docks, locations, people, cleanup)]

    def rows(self, one: dict[str, Any]) -> list[Text]:
        """The rows of a player board, emptied from the left."""
        return [
            Text.assemble((self.types[building], "bold"), " ", (GONE * one["built"][building], "dim"), LEFT * count)
            for building, count in one["left"].items()
        ]

    def columns_done(self, one: dict[str, Any]) -> Text:
        """How many columns of a player board are empty."""
        return Text(self.words("table-columns", count=one["columns"], all=self.view["row"]), "dim")

    def ships(self, one: dict[str, Any]) -> list[Text]:
        """Ships beside the board, on the sea, out of the game."""
        parts = [
            Text.assemble(self.label("ships"), f" {SHIP}"),
            Text(self.words("table-beside", count=one["ships_beside"]), "" if one["ships_beside"] else "dim"),
            *(Text(place, "bold") for place in one["ships_placed"]),
        ]
        if one["ships_boxed"]:
            parts.append(Text(self.words("table-boxed", count=one["ships_boxed"]), "dim"))
        return parts

    def boss(self, width: int) -> Text:
        """The boss: its points, and what it has built."""
        boss = self.view["boss"]
        head = Text.assemble(" ", self.name(1), " · ", (f"{boss['score']}{STAR}", "bold"))
        if boss["beaten"] is not None:
            head.append(f" · {self.words('table-beaten' if boss['beaten'] else 'table-unbeaten')}", "bold")
        figures = {"base": boss["base"], "each": boss["per_building"], "count": boss["buildings"]}
        points = Text(self.words("table-boss-points", **figures), "dim")
        rows = flow(self.rows(boss), width, "  ", 2)
        return Text("\n").join([filled(head, width, FREE), flow(points.split(" "), width), rows])

    # The score pad

    def pad(self, width: int) -> RenderableType:
        """As on paper: a row for the buildings at each dock and for the resources of each kind, then the rest."""
        players, solo = self.view["players"], self.view["solo"]
        seats = range(2)
        grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
        grid.add_column(overflow="fold", max_width=max(12, width - 12))
        for _ in seats:
            grid.add_column(justify="right", no_wrap=True)
        grid.add_row(self.label("pad"), *(self.mark(seat) for seat in seats))

        def row(label: Text, points: list[int], style: str = "") -> None:
            cells = [Text(str(each) if each else "–", style) for each in points]
            grid.add_row(label, *cells, *[""] * (2 - len(cells)))

        for _, at in self.locations():
            if at["dock"] is not None:
                place = Text.assemble((f"{at['id']} ", "bold"), self.mark(at["owner"]), " ", self.dock(at["dock"]))
                row(place, at["dock"]["points"][: len(players)])
        for kind in PAD_KINDS:
            label = Text.assemble(self.chip(kind), f" {self.words('table-pad-kind', kind=self.words('kind-' + kind))}")
            row(label, [one["resource_points"][kind] for one in players])
        for source in players[0]["points"]:
            words = Text(self.words(f"source-{source}"), "bold")
            row(words, [one["points"][source] for one in players], "bold")
        totals = [one["score"] for one in players] + ([self.view["boss"]["score"]] if solo else [])
        row(Text(self.words("table-total"), "bold reverse"), totals, "bold reverse")
        return grid

    # The signs

    def legend(self, width: int) -> Text:
        """What the letters and signs mean, as far as they are on the table."""
        signs = {code: self.words(f"type-{building}") for building, code in self.types.items()}
        signs |= {STAR: self.words("table-sign-points"), LEFT: self.words("table-sign-left")}
        signs |= {PERSON: self.words("table-sign-person"), ANY: self.words("table-sign-any")}
        port, fish, academy = self.types["port"], self.kinds["fish"], f"{self.types['academy']}2"
        signs[f"{port}-1"] = self.words("table-sign-tag", type=self.words("type-port"))
        signs[academy] = self.words("table-sign-area", type=self.words("type-academy"), points=2)
        signs[f"{academy} {fish} {self.types['shipyard']}1"] = self.words("table-sign-dock")
        if self.view["solo"]:
            signs[BOSS] = self.words("table-sign-boss")
        used = {at["effect"]["kind"]: at["effect"]["amount"] for _, at in self.locations()}
        if self.view["over"] or self.talking(FLEET if width >= WIDE else width):
            used.clear()
        if "gain-other" in used:
            signs[f"1≠{fish}"] = self.words("table-sign-other", kind=self.words("kind-fish"))
        for sign, kind, id in EXPLAINED:
            if kind in used:
                signs[sign] = self.words(f"table-sign-{id}")
        if "return-to" in used:
            signs[f"≤{used['return-to']}{ANY}"] = self.words("table-sign-keep", amount=used["return-to"])
        return packed([Text.assemble(sign, (f" {words}", "dim")) for sign, words in signs.items()], width)

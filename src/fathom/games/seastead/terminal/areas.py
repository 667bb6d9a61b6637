"""The sea of the Seastead table: the four flotillas with their locations and docks, and what lies beside them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fathom.games.seastead.terminal.pieces import BOSS, CLEANUP, KINDS, NEW, PERSON, SHIP, STAR, Pieces, filled, flow

FREE = "#E9F4F6 on #0B2E3D"  # a location to build on
BUILT = "#9DB8C2 on #04121B"  # and one that is taken
TWO = 79  # the width from which two flotillas stand side by side
HINT = 7  # room for two areas of docks beside an effect


class Areas(Pieces):
    """What lies on the table in front of all."""

    # The flotillas

    def fleet(self, width: int) -> Text:
        """The flotillas, two in a row where there is room; effects in words if these fit, or else in signs."""
        columns = 2 if width >= TWO else 1
        size = (width - columns + 1) // columns
        sizes = self.columns()
        words = self.talking(width)
        rows = []
        for first in range(0, 4, columns):
            blocks = [self.flotilla(number, size, sizes, words) for number in range(first, first + columns)]
            height = max(map(len, blocks))
            for block in blocks:
                block += [filled(Text(), size, BUILT)] * (height - len(block))
            rows += [Text(" ").join(line) for line in zip(*blocks, strict=True)]
        return Text("\n").join(rows)

    def talking(self, width: int) -> bool:
        """Whether the effects stand in words."""
        size = (width - 1) // 2 if width >= TWO else width
        longest = max(len(self.said(at["effect"], one["demand"])) for one, at in self.locations())
        return sum(self.columns()[:-1]) + 5 + longest + 1 + HINT <= size

    def locations(self) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
        """All locations, each after its flotilla."""
        return ((one, at) for one in self.view["flotillas"] for at in one["locations"])

    def columns(self) -> list[int]:
        """How wide the columns of a flotilla have to be: the same in all four."""
        rows = [[cell.cell_len for cell in self.cells(one, at, words=False)] for one, at in self.locations()]
        return [max(column) for column in zip(*rows, strict=True)]

    def flotilla(self, number: int, size: int, sizes: list[int], words: bool) -> list[Text]:
        """Number, demand and side; its six locations; its docks."""
        one = self.view["flotillas"][number]
        built = one["built"]
        demand = f"{self.kinds[one['demand']]} {self.words('kind-' + one['demand'])}"
        if one["locked"]:
            demand += f" ⊘ {self.words('table-locked')}"
        head = Text.assemble((f" {number + 1} ", "bold reverse"), (f" {demand}", "bold"))
        end = f" {self.words('table-side', side=one['side'])}  {built}/{len(one['locations'])} "
        if head.cell_len + len(end) > size:
            end = f" {one['side']} {built}/{len(one['locations'])}"
        head.pad_right(size - head.cell_len - len(end))
        lines = [filled(head.append(end), size, KINDS[one["demand"]].removeprefix("bold "))]
        for at in one["locations"]:
            lines += self.location(one, at, size, sizes, words)
        for at in one["locations"]:
            if at["dock"] is not None:
                lines.append(filled(self.placed(at), size, BUILT))
        return lines

    def location(self, one: dict[str, Any], at: dict[str, Any], size: int, sizes: list[int], words: bool) -> list[Text]:
        """A location: its figures, who is there, its effect, and what docks count there."""
        style = FREE if at["owner"] is None else BUILT
        line = Text()
        cells = self.cells(one, at, words)
        for cell, room in zip(cells[:-1], sizes, strict=False):
            cell.pad_right(room - cell.cell_len)
            line.append_text(cell).append(" ")
        hints = self.hints(at)
        room = size - line.cell_len - sum(map(len, hints)) - len(hints)
        cells[-1].pad_right((max(room, sizes[-1]) if words else sizes[-1]) - cells[-1].cell_len)
        line.append_text(cells[-1])
        return [filled(each, size, style) for each in flow([line, *hints], size, " ", 4).split("\n")]

    def cells(self, one: dict[str, Any], at: dict[str, Any], words: bool) -> list[Text]:
        """Number, cost, points, tag, building, ship or boss resource, effect."""
        free = at["owner"] is None
        tag = f"{self.types[at['tag']]}-{at['discount']}" if at["tag"] is not None else ""
        there = Text()
        if not free:
            there.append_text(self.mark(at["owner"])).append(self.types[at["building"]], "bold")
        if at["ship"] is not None:
            there.append_text(self.mark(at["ship"])).append(SHIP, "bold")
        if at["boss_resource"]:
            there.append(BOSS, "bold")
        effect = (self.said if words else self.signs)(at["effect"], one["demand"])
        return [
            Text(at["id"], "bold" if free else ""),
            Text(str(at["cost"]), "bold" if free else ""),
            Text(f"{at['points']}{STAR}"),
            Text(tag),
            there,
            Text(effect),
        ]

    def hints(self, at: dict[str, Any]) -> list[Text]:
        """On a free location what docks would count there; on a building what they do count for its owner."""
        if at["owner"] is None:
            return [Text(self.area(area), "bold") for area in at["areas"]]
        return [Text(f"+{at['dock_points']}{STAR}", "bold")] if at["dock_points"] else []

    def placed(self, at: dict[str, Any]) -> Text:
        """A dock on the sea: its port and owner, its areas, and what it brings each player for buildings."""
        line = Text.assemble(("└", "dim"), (at["id"], "bold"), " ", self.mark(at["owner"]), " ", self.dock(at["dock"]))
        line.append(" ")
        for seat in range(len(self.view["players"])):
            line.append(" ").append_text(self.mark(seat)).append(f"{at['dock']['points'][seat]}", "bold")
        return line

    # What lies beside them

    def sea(self, width: int) -> Iterator[RenderableType]:
        """Dive cards, the resolution, the displays, the supply."""
        yield from self.dives(width)
        yield from self.resolutions()
        yield self.docks(width)
        yield self.specialists(width)
        supply = [self.stock(kind, count) for kind, count in self.view["supply"].items()]
        for stock, kind in zip(supply, self.kinds, strict=True):
            stock.append(f" {self.words('kind-' + kind)}")
        supply.append(
            Text.assemble((f"{CLEANUP}{self.view['cleanup']}", "bold"), f" {self.words('table-sign-cleanup')}")
        )
        yield flow([self.label("supply"), *supply], width, "  ", 2)

    def dives(self, width: int) -> Iterator[Text]:
        """The deck, the card on the discard pile, and cards that the seat has seen."""
        dive = self.view["dive"]
        deck = [f"{dive[depth]} {self.words('depth-' + depth)}" for depth in ("reef", "deep") if dive[depth]]
        parts = [self.label("dive"), Text(", ".join(deck) or self.words("table-empty"))]
        if dive["next"] is not None:
            parts.append(Text(self.words("table-next", depth=self.words(f"depth-{dive['next']}")), "dim"))
        _, *halves = self.dive_card(dive["face_up"], dive["facing"])
        parts.append(Text.assemble(self.label("face-up"), "  ", Text("  ").join(halves)))
        yield flow(parts, width, "  ", 2)
        if dive["known"] is not None:
            yield flow([Text(f"▸ {self.words('table-known')}"), *self.dive_card(dive["known"])], width, "  ", 2)
        for i, card in enumerate(dive["looking_at"]):
            if card is not None:
                yield flow([Text(f"▸{i + 1} {self.words('table-looked')}"), *self.dive_card(card)], width, "  ", 2)

    def resolutions(self) -> Iterator[RenderableType]:
        """The one in force; those drawn, and those put under the deck, as far as the seat knows them."""
        view = self.view
        if view["resolution"] is not None:
            left = self.words("table-left", count=view["resolution_deck"])
            under = [self.words(f"resolution-{name}") for name in view["under_deck"] if name is not None]
            if under:
                left += f"; {self.words('table-under', names=', '.join(under))}"
            yield hanging(Text.assemble((f"{NEW} ", "bold"), self.rule(view["resolution"]), (f" ({left})", "dim")))
        for i, drawn in enumerate(view["drawn"]):
            if drawn is not None:
                yield hanging(Text.assemble((f"▸{i + 1} ", "bold"), self.rule(drawn)))

    def docks(self, width: int) -> Text:
        """The display of docks."""
        head = Text.assemble(self.label("docks"), " ", (self.words("table-left", count=self.view["dock_stack"]), "dim"))
        docks = [
            Text.assemble((f"{slot} ", "bold"), Text("–") if dock is None else self.dock(dock))
            for slot, dock in enumerate(self.view["docks"], 1)
        ]
        return flow([head, *docks], width, "  ", 2)

    def specialists(self, width: int) -> RenderableType:
        """The display of specialists, each with what it can do."""
        left = self.words("table-left", count=self.view["specialist_deck"])
        head = Text.assemble((PERSON, "bold"), (f" {left}", "dim"))
        lines = []
        for slot, card in enumerate(self.view["specialists"], 1):
            line = Text.assemble((f"{slot} ", "bold"), "–" if card is None else self.person(card))
            lines.append(line if card is None else line.append(f"  {self.gist(card)}", "dim"))
        if head.cell_len + 2 + max(line.cell_len for line in lines) > width:
            return Group(head, *map(hanging, lines))
        grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
        for label, line in zip((head, Text(), Text()), lines, strict=True):
            grid.add_row(label, line)
        return grid

    def people(self, player: dict[str, Any], width: int) -> list[Text]:
        """The specialists in front of somebody, face up ones with what they can do if there is room."""
        ready = [Text.assemble((f"{PERSON} ", "bold"), self.person(card)) for card in player["ready"]]
        names = ", ".join(self.person(card) for card in player["spent"])
        spent = [Text(self.words("table-spent", names=names), "dim")] if names else []
        told = (f"  {self.gist(card)}" for card in player["ready"])
        said = [Text.assemble(one, (words, "dim")) for one, words in zip(ready, told, strict=True)]
        if said and max(one.cell_len for one in said) <= width:
            return [*said, *(flow([one], width, indent=2) for one in spent)]
        return [flow([*ready, *spent], width, "  ", 2)] if ready or spent else []


def hanging(text: Text) -> RenderableType:
    """A paragraph whose further lines are indented."""
    grid = Grid.grid(padding=0, pad_edge=False)
    grid.add_column(width=2, no_wrap=True)
    grid.add_column(overflow="fold")
    grid.add_row(text[:2], text[2:])
    return grid

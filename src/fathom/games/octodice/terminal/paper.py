"""The score sheet in a terminal, as it is on paper, and the small things that the whole table is drawn with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from fathom.core.game import Game
from fathom.core.marks import MARKS

SIGNS = {"crystal": "✦", "research": "λ", "lab": "⌂", "bot": "☻", "submarine": "⊥", "octopus": "Ж"}
AREAS = {
    "crystal": "crystals",
    "research": "research",
    "bot": "bots",
    "submarine": "submarines",
    "octopus": "octopods",
}
CHIPS = {
    "yellow": "bold #000000 on #F2C200",
    "red": "bold #FFFFFF on #C62828",
    "blue": "bold #FFFFFF on #1565C0",
    "green": "bold #FFFFFF on #2E7D32",
    "white": "bold #000000 on #E8E8E8",
    "orange": "bold #000000 on #F08A24",
    "purple": "bold #FFFFFF on #7B1FA2",
}
NOW = "bold reverse"
ROLLING = ("keep", "keep-again")
ACTING = ("main", "main-again")


class Paper:
    """A view, a language, and how a sheet looks."""

    def __init__(self, game: Game, view: dict[str, Any], lang: str) -> None:
        self.game, self.view, self.lang = game, view, lang
        players = view["players"]
        seat = view["current"] if view["seat"] is None else view["seat"]
        self.me: dict[str, Any] = min(players, key=lambda one: one["rank"]) if seat is None else players[seat]
        self.others = [players[(self.me["seat"] + i) % len(players)] for i in range(1, len(players))]
        self.turns = view["phase"] in (*ROLLING, *ACTING, "extra")  # not over, and no end-of-game decision
        self.third = view["third"] - 1
        self.codes = {tile["function"]: tile["tile"] for row in view["grid"] for tile in row}

    # Words and other small things

    def words(self, id: str, **args: Any) -> str:
        """A message in the language."""
        return self.game.texts.format(self.lang, id, args)

    def mark(self, seat: int) -> Text:
        """The sign of a seat."""
        return Text(*MARKS[seat])

    def name(self, player: dict[str, Any]) -> Text:
        """Mark and name; a view in which a seat decides is shown to the person there."""
        words = self.words("table-player", seat=player["seat"] + 1)
        if player["seat"] == self.view["seat"] == self.view["actor"]:
            words = f"{self.words('table-you')} ({words})"
        return Text.assemble(self.mark(player["seat"]), " ", (words, "bold"))

    def chip(self, colour: str, word: str) -> Text:
        """A word on its colour."""
        return Text(word, CHIPS[colour])

    def short(self, colour: str) -> Text:
        """A colour by its first letters."""
        return self.chip(colour, self.words(f"table-short-{colour}"))

    def crossed(self, count: int, of: int, signs: str = "⊗○") -> str:
        """Crossed and free ones."""
        return signs[0] * count + signs[1] * (of - count)

    def title(self, text: Text, width: int) -> RenderableType:
        """A line across the table; words that are too long for one are wrapped, not cut."""
        return Rule(text, align="left", style="dim") if text.cell_len + 4 <= width else text

    def row(self, cells: Sequence[RenderableType], widths: Sequence[int]) -> Grid:
        """Things side by side."""
        grid = Grid.grid(padding=0, pad_edge=False)
        for width in widths:
            grid.add_column(width=width)
        grid.add_row(*cells)
        return grid

    def filled(self, text: Text, width: int, style: str, centre: bool = False) -> Text:
        """A piece of a line with its background over its whole width."""
        text = Text().append_text(text)
        if centre:
            text.pad_left(max(0, width - text.cell_len) // 2)
        text.pad_right(max(0, width - text.cell_len))
        text.stylize_before(style)
        return text

    # The own sheet

    def own(self) -> Text:
        """The title of the own sheet: points, and extra actions left or already chosen."""
        me = self.me
        parts = [self.name(me), Text(self.words("amount-points", count=me["score"]), "bold")]
        if me["pending"] is not None:
            parts.append(Text(f"+ {self.words('table-pending', action=me['pending'])}"))
        elif self.others and self.turns:
            parts.append(Text(f"+ {self.words('table-extras', count=me['extras_left'])}"))
        return Text(" · ").join(parts)

    def sheet(self, width: int) -> RenderableType:
        """Above the circles, below the thirds, and at the right the bonus field and the total."""
        thirds = [self.block(third) for third in range(3)]
        least = max(line.cell_len for block in thirds for line in block) + 4
        closing = max(line.cell_len for line in self.closing(4)) + 4
        circles = self.labels() + 7 * len(self.view["colours"]) - 1
        if width >= circles + 2 + 3 * least + closing:
            room = width - 3 * least - closing
            panels = [*(self.panel(i, least) for i in range(3)), self.bonus(7, closing)]
            return self.row([self.circles(room - 2), *panels], [room, least, least, least, closing])
        size = width // 3
        if size >= least and 2 * size > circles:
            above = self.row([self.circles(2 * size - 1), self.bonus(6, size)], [2 * size, size])
            return Group(above, self.row([self.panel(i, size) for i in range(3)], [size] * 3))
        count = max(1, min(2, width // least))
        size = min(width // count, 2 * least)
        panels = [*(self.panel(i, size) for i in range(3)), self.bonus(7, size)]
        rows = [self.row(panels[i : i + count], [size] * count) for i in range(0, 4, count)]
        return Group(self.circles(width), *rows)

    def labels(self) -> int:
        """The width of the names of the rows."""
        return 3 + max(len(self.words(f"source-{id}")) for id in AREAS.values())

    def circles(self, room: int) -> Text:
        """The upper part: crystals, research, bots, submarines, and the octopus table; a column for each colour, unless
        there are too many for the room."""
        sheet, first, colours = self.me["sheet"], self.labels(), self.view["colours"]
        crystals = sheet["crystals"]
        bots = [[self.circle(one) for one in sheet["bots"][colour]] for colour in colours]
        subs = [Text(self.crossed(sheet["submarines"][colour], 1)) for colour in colours]
        least = max(4, *(sum(map(len, held)) for held in bots))
        size = min(8, (room - first + 1) // len(colours) - 1)
        if size < least:
            size = 0
        space = " " if size >= least + len(bots[0]) - 1 else ""
        in_columns = [step["colour"] for step in sheet["research"]] == colours
        rows = [("crystal", [Text(sign) for sign in self.crossed(crystals["crossed"], crystals["circles"])])]
        if size:
            rows.append(("", self.heads(size)))
        rows.append(("research", self.path(size if in_columns else 0)))
        rows.append(("bot", self.by_colour([Text(space).join(held) for held in bots], size)))
        rows.append(("submarine", self.by_colour(subs, size)))
        rows.append(("octopus", self.bonuses()))
        lines: list[Text] = []
        for id, chunks in rows:
            label = Text(f"{SIGNS[id]} {self.words('source-' + AREAS[id])}" if id else "")
            label.pad_right(first - label.cell_len)
            for line in flow(chunks, room - first):
                lines.append(label.append_text(line))
                label = Text(" " * first)
        return Text("\n").join(lines)

    def heads(self, size: int) -> list[Text]:
        """The colours above their columns."""
        colours = self.view["colours"]
        names = [self.words(f"table-colour-{colour}") for colour in colours]
        if max(map(len, names)) > size:
            names = [self.words(f"table-short-{colour}") for colour in colours]
        return [self.chip(colour, name.ljust(size)) for colour, name in zip(colours, names, strict=True)]

    def by_colour(self, cells: list[Text], size: int) -> list[Text]:
        """Cells of the width of a column; without columns, each with its colour."""
        if size:
            return [self.filled(cell, size, "") for cell in cells]
        return [
            Text.assemble(self.short(colour), cell) for colour, cell in zip(self.view["colours"], cells, strict=True)
        ]

    def circle(self, circle: dict[str, Any]) -> Text:
        """A circle with its points."""
        return Text.assemble(("⊗", "bold") if circle["crossed"] else "○", str(circle["points"]))

    def path(self, width: int) -> list[Text]:
        """The research circles with their arrows; where they have no column each, with their colours."""
        steps = self.me["sheet"]["research"]
        chunks = []
        for i, step in enumerate(steps):
            chunk = self.circle(step)
            if not width:
                chunk = Text.assemble(self.short(step["colour"]), chunk)
            if i < len(steps) - 1:
                chunk.append(f"{'─' * (width - chunk.cell_len - 2)}→".rjust(max(1, width - chunk.cell_len)), "dim")
            chunks.append(chunk)
        return chunks

    def bonuses(self) -> list[Text]:
        """The octopus table; in the own turn the number that counts is marked."""
        table, last = self.view["octopus_bonus"], len(self.view["octopus_bonus"]) - 1
        mine = self.me["seat"] == self.view["current"]
        chunks = []
        for count, bonus in enumerate(table):
            if bonus:
                now = mine and self.view["octopus_row"] == count
                chunks.append(Text(f"{count}{'+' if count == last else ''}→{bonus}", NOW if now else ""))
        return chunks

    # The thirds

    def panel(self, third: int, width: int) -> Panel:
        """A third in its frame; the one in progress stands out."""
        now = third == self.third and self.turns
        words = self.words("table-third", third=third + 1)
        title = Text(f"{'▸ ' if now else ''}{words[:1].upper()}{words[1:]}", "bold" if now else "")
        body = Text("\n").join(self.block(third, width - 4))
        frame = box.HEAVY if now else box.ROUNDED
        return Panel(body, frame, title=title, title_align="left", width=width, border_style="cyan" if now else "dim")

    def block(self, third: int, width: int = 0) -> list[Text]:
        """The rows of a third, the interim area and the sum."""
        held = self.me["sheet"]["thirds"][third]
        solo = not self.others
        rows = [*held["turns"], held["bottom"]] if solo else held["turns"]
        lines: list[tuple[Text, list[Text]]] = [(Text("  "), [Text(f" {head}", "dim") for head in "ABЖ"])]
        for i, row in enumerate(rows):
            label = self.row_label(str(held["numbers"][i]), third, i)
            lines.append((label, [self.field(row[key]) for key in ("a", "b", "octopus")]))
        if not solo:
            label = self.row_label("+", third, len(rows))
            lines.append((label, [*map(self.field, held["bottom"]), Text()]))
        size = max(5, *(cell.cell_len for _, cells in lines for cell in cells[:2])) + 1
        last = max(6, *(cell.cell_len for _, cells in lines for cell in cells[2:]))
        width = max(width, 2 + 2 * size + last)
        size = max(size, (width - 2) // 3)
        drawn = [Text.assemble(label, *(self.filled(cell, size, "") for cell in cells)) for label, cells in lines]
        for line in drawn:
            line.rstrip()
        return [*drawn, self.interim(held, width)]

    def row_label(self, label: str, third: int, row: int) -> Text:
        """The number of a turn, or + for extra actions; marked if it is being played."""
        now = self.me["playing"] == {"third": third, "row": row}
        return Text.assemble((label, NOW if now else "dim"), " ")

    def field(self, field: dict[str, Any] | None) -> Text:
        """A field: its points, the sign of the action, and what a function added."""
        if field is None:
            return Text(" ·", "dim")
        plus = "⁺" if field["plus"] else ""
        return Text.assemble((f"{field['points']:>2}", "bold"), SIGNS[field["action"]], plus)

    def interim(self, held: dict[str, Any], width: int) -> Text:
        """The octopus boxes, the minus symbol, the submarine field and the sum."""
        line = Text(f"Ж {self.boxes(held)} ")
        minus = f"-{self.view['penalty']}"
        if held["struck"]:
            line.append("─" * len(minus), "dim")
        else:
            line.append(minus, "bold red" if held["penalty"] else "")
        line.append(" ⊥ ").append_text(written(held["submarines"]))
        total = Text.assemble("Σ ", written(held["sum"]))
        line.pad_right(max(1, width - line.cell_len - total.cell_len))
        return line.append_text(total)

    def boxes(self, third: dict[str, Any]) -> str:
        """The octopus boxes of a third."""
        return self.crossed(third["boxes"]["crossed"], third["boxes"]["of"], "⊠□")

    def bonus(self, height: int, width: int) -> Panel:
        """The far right of the sheet."""
        body = Text("\n").join(self.closing(height - 2, width - 4))
        return Panel(body, box.ROUNDED, width=width, height=height, border_style="dim")

    def closing(self, height: int, width: int = 0) -> list[Text]:
        """The bonus field with what it is made of, and at the bottom the total."""
        sheet, me = self.me["sheet"], self.me
        bonus = sheet["bonus"]
        rows = [self.total("bonus", bonus and bonus["sum"], width)]
        if bonus:
            labs = " ".join("–" if points is None else str(points) for points in bonus["labs"])
            rows.append(Text(f"✦ {bonus['crystals']}   ⌂ {labs}"))
        if me["levelled"] is not None:
            rows.append(Text(f"{self.codes['super-level']} ↓ {me['levelled']}"))
        if me["copied"] is not None:
            rows.append(Text(f"{self.codes['super-copy']} = {self.codes[me['copied']]}"))
        blank = [Text()] * (height - 1 - len(rows))
        return [*rows, *blank, self.total("total", sheet["total"], width)]

    def total(self, id: str, points: int | None, width: int) -> Text:
        """A line with its points."""
        line, number = Text(self.words(f"table-{id}")), written(points)
        line.pad_right(max(2, width - line.cell_len - number.cell_len))
        return line.append_text(number)


def written(points: int | None) -> Text:
    """A number on the sheet, or an empty field."""
    return Text("·", "dim") if points is None else Text(str(points), "bold")


def flow(chunks: Iterable[Text], width: int, gap: str = " ") -> list[Text]:
    """Chunks in lines, none of them broken."""
    lines: list[Text] = []
    for chunk in chunks:
        if lines and lines[-1].cell_len + len(gap) + chunk.cell_len <= width:
            lines[-1].append(gap).append_text(chunk)
        else:
            lines.append(Text().append_text(chunk))
    return lines

"""The Octo Dice table in a terminal, drawn from a view and nothing else.

On top the dice as a tray; then the lab tiles, darker with depth, those of the own functions lit; then the own score
sheet as it is on paper; the others beside or below. Signs: ✦ crystal, λ research, ⌂ lab, ☻ bot, ⊥ submarine,
Ж octopus; ⊗ a crossed circle, ○ a free one, ⊠ and □ likewise for boxes; 3λ⁺ three points for research, some of them
by a function; + extra actions; 2→1 two octopods, one point; Σ the sum of a third; ✓ an own function.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from fathom.core.game import Game
from fathom.games.octodice.terminal.paper import ROLLING, SIGNS, Paper, flow

NARROW = 80  # below this, parts stand one under the other instead of side by side
WIDE = 118  # from here on every function has its full sentence beside the tiles
DIE = 12  # the least width of a die
TILE = 15  # and of a lab tile: D1 Crystal-Plus
CARD = 30  # the least width of another player
# A die that may be chosen, and one that is set aside or used.
WHITE = ("bold #10242C on #E6EEF1", "#10242C on #AFC0C7")
BLACK = ("bold #FFFFFF on #26343C", "#B9C9D0 on #3D4F59")
LIT = "bold #10242C on #BFE0E6"
WATER = tuple(f"#E9F4F6 on {colour}" for colour in ("#1B6F8F", "#134D65", "#0B2E3D"))
FOOT = "#E9F4F6 on #04121B"


def draw(game: Game, view: dict[str, Any], lang: str) -> RenderableType:
    """The table as the view's seat sees it; a spectator looks over the shoulder of the one whose turn it is."""
    return Board(game, view, lang)


class Board(Paper):
    """The table, laid out for the width there is."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        width = options.max_width
        yield self.title(self.head(width), width)
        if self.turns:
            yield self.tray(width)
        elif not self.view["over"]:
            yield self.waiting()
        yield self.title(Text(f"⌂ {self.words('table-labs')}", "bold"), width)
        wide, beside = width >= WIDE, NARROW <= width < WIDE and bool(self.others)
        tile = TILE + (2 if width >= 90 else 0) if wide or beside else max(TILE, min(40, (width - 2) // 3))
        labs = self.labs(tile, width)
        first = 3 * tile + 5
        if wide:
            yield self.row([labs, self.sentences()], [first, width - first])
        elif beside:
            yield self.row([labs, self.cards(width - first)], [first, width - first])
        else:
            yield labs
        yield self.title(self.own(), width)
        yield self.sheet(width)
        if self.others and not beside:
            yield Rule(style="dim")
            yield self.cards(width)

    def head(self, width: int) -> Text:
        """The game, the third and the turn."""
        view = self.view
        parts = [Text(self.words("game-name"), "bold")] if width >= NARROW else []
        parts.append(Text(self.words("table-turn", turn=view["turn"], turns=view["turns"])))
        parts.append(Text(self.words("table-third", third=view["third"])))
        if view["over"]:
            parts[-2:] = [Text(self.words("phase-over"))]
        elif self.others and self.turns:
            turn = self.words("table-to-play", seat=view["current"] + 1)
            parts.append(Text.assemble(self.mark(view["current"]), " ", turn))
        return Text(" · ").join(parts)

    def waiting(self) -> Text:
        """Who decides what."""
        view = self.view
        return Text.assemble(self.mark(view["actor"]), " ", self.words(f"wait-{view['phase']}", seat=view["actor"] + 1))

    # The dice

    def tray(self, width: int) -> Group:
        """The six dice in a row, or the white above the black ones."""
        view, dice = self.view, self.view["dice"]
        parts = [self.waiting()]
        if view["phase"] in ROLLING:
            parts.insert(0, Text(self.words("table-roll", roll=view["roll"]), "bold"))
        elif view["phase"] == "extra":
            whose = "table-dice-virtual" if view["virtual"] else "table-dice"
            parts.insert(0, Text(self.words(whose, seat=view["current"] + 1), "bold"))
        elif view["octopods"]:
            parts.append(Text(f"Ж {view['octopods']} → {self.words('amount-points', count=view['octopus_points'])}"))
        row = 6 if width >= 6 * DIE + 6 else 3
        size = min(16, (width - 6) // 6) if row == 6 else min(19, (width - 2) // 3)
        rows = [self.dice(dice[first : first + row], size) for first in range(0, 6, row)]
        return Group(Text(" · ").join(parts), *rows)

    def dice(self, dice: list[dict[str, Any]], size: int) -> Text:
        """Dice side by side: their names, what they show, and what has become of them."""
        lines = [Text() for _ in range(3)]
        for die in dice:
            if lines[0]:
                for line in lines:
                    line.append("  " if die["die"] == "B1" else " ")
            for line, cell in zip(lines, self.die(die, size), strict=True):
                line.append_text(cell)
        return Text("\n").join(lines)

    def die(self, die: dict[str, Any], size: int) -> list[Text]:
        """A die in three lines. The virtual player's dice have no history, though the view may hold one."""
        view = self.view
        used = die["used"] and not view["virtual"]
        spent = (view["phase"] == "keep-again" and die["aside"]) or (view["phase"] == "main-again" and used)
        style = (WHITE if "symbol" in die else BLACK)[bool(spent)]
        if die["octopus"]:
            shown = Text(f"Ж {self.words('table-symbol-octopus')}")
        elif "symbol" in die:
            shown = Text(f"{SIGNS[die['symbol']]} {self.words('table-symbol-' + die['symbol'])}")
        else:
            word = f"{self.words('table-colour-' + die['colour'])} {die['digit']}"
            shown = self.chip(die["colour"], f" {word} ".center(size - 2))
        if used:
            fate = self.words("table-as-bot" if die["as_bot"] else "table-used")
            status = Text.assemble(self.mark(view["current"]), " ", fate)
        elif die["aside"] and not view["virtual"]:
            status = Text(self.words("table-kept", roll=die["aside"]), "dim")
        else:
            status = Text(self.words("table-rolled"), "" if view["virtual"] else "bold")
        name = self.filled(Text(f" {die['die']}"), size, style)
        return [name, self.filled(shown, size, style, centre=True), self.filled(status, size, "", centre=True)]

    # The labs

    def labs(self, tile: int, width: int) -> Text:
        """The tiles by level and column, with the markers; above the grid those that have not set out."""
        if width < 3 * TILE + 2:
            return self.listed()
        lines = [Text().join(self.filled(Text.assemble(" ", start), tile + 1, "") for start in self.starts())]
        for level, row in enumerate(self.view["grid"]):
            cells = [self.tile(held, level, tile) for held in row]
            lines += [Text(" ").join(line) for line in zip(*cells, strict=True)]
        return Text("\n").join(lines)

    def starts(self) -> list[Text]:
        """Above each column its number and the markers that have not set out."""
        starts = []
        for column in range(3):
            waiting = [one["seat"] for one in self.view["players"] if one["markers"][column] is None]
            start = Text.assemble((str(column + 1), "bold"), (f" {self.words('table-start')} ", "dim"))
            starts.append(start.append_text(self.marks(waiting)))
        return starts

    def listed(self) -> Text:
        """The tiles one under the other, by column and level, where there is no room for a grid."""
        lines = self.starts()
        for level, row in enumerate(self.view["grid"]):
            for column, tile in enumerate(row):
                own = "✓" if tile["function"] in self.me["functions"] else " "
                name = f"{column + 1}/{level} {own} {tile['tile']} {self.words('function-' + tile['function'])} "
                lines.append(Text(name, "bold" if own == "✓" else "").append_text(self.marks(tile["markers"])))
                lines.append(Text(f"      {self.gist(tile['function'])}", "dim"))
        return Text("\n").join(lines)

    def marks(self, seats: Iterable[int]) -> Text:
        """The signs of some seats."""
        return Text().join(self.mark(seat) for seat in seats)

    def tile(self, tile: dict[str, Any], level: int, width: int) -> list[Text]:
        """A tile: code and name, what it does in short, who stands on it and, as on paper, the level bottom right."""
        function = tile["function"]
        own = function in self.me["functions"]
        style = LIT if own else WATER[level]
        pad = " " if width > TILE else ""
        name = Text(f"{pad}{tile['tile']} {self.words('function-' + function)}")
        gist = Text(pad + self.gist(function), "not bold")
        end = f"{'✓ ' if own else ''}{level}{pad}"
        if function in self.me["flexed"]:
            end = f"{self.words('table-used')} {end}"
        foot = Text(pad).append_text(self.marks(tile["markers"]))
        foot.pad_right(width - foot.cell_len - len(end))
        foot.append(end, "bold")
        return [self.filled(name, width, style), self.filled(gist, width, style), self.filled(foot, width, FOOT)]

    def gist(self, function: str) -> str:
        """What a function does, in a few signs."""
        worth = "/".join(map(str, self.view["worth"].get(function, ())))
        return self.words(f"table-tile-{function}", points=worth, penalty=self.view["penalty"])

    def said(self, function: str) -> str:
        """What a function does, in a sentence."""
        words = self.game.rules.function_words(function)
        return self.words(words.id, **dict(words.args))

    def sentences(self) -> Grid:
        """What every function does, in full."""
        grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
        grid.add_column(no_wrap=True)
        grid.add_column()
        for row in self.view["grid"]:
            for tile in row:
                own = tile["function"] in self.me["functions"]
                code = Text.assemble((f"{tile['tile']}{'✓' if own else ' '}", "bold" if own else "dim"))
                grid.add_row(code, Text(self.said(tile["function"]), "" if own else "dim"))
        return grid

    # The others

    def cards(self, width: int) -> Grid:
        """The others as cards, as many side by side as there is room for; short ones when all stand in one column."""
        columns = max(1, min(len(self.others), width // CARD))
        size = width // columns
        short = columns == 1 and len(self.others) > 2
        grid = Grid.grid(padding=0, pad_edge=False)
        for _ in range(columns):
            grid.add_column(width=size)
        for first in range(0, len(self.others), columns):
            grid.add_row(*(self.card(one, size - 1, short) for one in self.others[first : first + columns]))
        return grid

    def card(self, one: dict[str, Any], width: int, short: bool) -> Text:
        """What to know about an opponent: progress, bots and submarines by colour, functions."""
        sheet, colours = one["sheet"], self.view["colours"]
        name = self.name(one).append(f" · {self.words('amount-points', count=one['score'])}")
        lines = [name]
        crossed, step = sum(one["crossed"] for one in sheet["research"]), sheet["next_research"]
        next_step = Text("✓") if step is None else self.short(sheet["research"][step]["colour"])
        facts = [
            Text(f"✦ {sheet['crystals']['crossed']}"),
            Text.assemble(f"λ {crossed}→", next_step),
            Text(f"Ж {self.boxes(sheet['thirds'][self.third])}"),
        ]
        if self.turns:
            used = self.crossed(one["extras_used"], one["extras_used"] + one["extras_left"])
            facts.append(Text(f"+ {used}{' ✓' if one['answered'] else ''}"))
        lines += flow(facts, width, "  ")
        shorts = [self.short(colour) for colour in colours]
        bots = [sum(circle["crossed"] for circle in sheet["bots"][colour]) for colour in colours]
        if short or 2 + 4 * len(colours) > width:
            signs = ["⊥" if sheet["submarines"][colour] else "·" for colour in colours]
            chunks = zip(shorts, map(str, bots), signs, strict=True)
            lines += flow([Text.assemble(*chunk) for chunk in chunks], width)
        else:
            lines.append(Text.assemble("  ", Text(" ").join(shorts)))
            lines.append(Text("☻  " + "   ".join(str(count or "·") for count in bots)))
            subs = (sheet["submarines"][colour] for colour in colours)
            lines.append(Text("⊥  " + "   ".join("⊗" if crossed else "·" for crossed in subs)))
        owned = [code for function, code in self.codes.items() if function in one["functions"]]
        lines += flow([Text("⌂"), *map(Text, owned or ["–"])], width)
        return Text("\n").join(lines)

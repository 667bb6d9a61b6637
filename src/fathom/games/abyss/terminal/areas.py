"""The players' areas of the Abyss table: the own one in full with hand and payment, the others as cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from fathom.games.abyss.terminal.pieces import HAND, KEY, KRAKEN, MONSTER, NEBULIS, PEARL, SENTINEL, STAR, Pieces, flow

CARD = 32  # the least width of another player
ROOMY = 70  # from here on the rows of the own area have their names beside them
TALK = 24  # the least width of a power beside its Lord
SLIM = 6  # the least width of a race's column
KRAKENS = 12  # the width of the column of the Krakens


class Areas(Pieces):
    """What lies in front of the players."""

    # The own area

    def own(self, width: int) -> Iterator[RenderableType]:
        """The own area: points, goods, a payment, cards by race, Lords, Locations."""
        me = self.me
        yield self.title([self.name(me), self.score(me), *self.sources(me)], width)
        yield flow(self.facts(me), width, "   ")
        yield from self.payment(width)
        yield self.by_race(width)
        label = self.label() if width >= ROOMY else 2
        rows = {"lords": self.lords(width - label), "locations": self.controlled(width - label)}
        for id, held in rows.items():
            words = Text(self.words(f"table-{id}"))
            if held is None:
                continue
            if label > 2:
                yield self.row([words, held], [label, width - label])
            else:
                yield Group(words, Padding(held, (0, 0, 0, label)))

    def label(self) -> int:
        """The width of the names of the rows."""
        return 2 + max(len(self.words(f"table-{id}")) for id in ("hand", "laid", "affiliated", "lords", "locations"))

    def score(self, player: dict[str, Any]) -> Text:
        """The points now, and those if the game ended now; of others without those of their Monster tokens, before the
        end."""
        hidden = "+?" if player["token_points"] is None and player["tokens"] else ""
        then = f"→{player['final']}" if player["final"] != player["score"] else ""
        return Text(f"{player['score']}{then}{STAR}{hidden}", "bold")

    def sources(self, player: dict[str, Any]) -> list[Text]:
        """Where the points are from, in words."""
        points = player["points"].items()
        return [Text(f"{self.words('table-source-' + source)} {count}", "dim") for source, count in points if count]

    def facts(self, player: dict[str, Any], words: bool = True) -> list[Text]:
        """What a player has, with words, which also say what the signs mean, or without."""

        def fact(amount: Any, sign: str, id: str) -> Text:
            return Text.assemble((f"{amount}{sign}", "bold"), f" {self.words(id)}" if words else "")

        facts = [fact(player["pearls"], PEARL, "table-pearls")]
        if self.view["kraken"]:
            facts.append(fact(player["nebulis"], NEBULIS, "table-nebulis"))
        keys = fact(player["key_count"], KEY, "table-keys")
        if words and player["keys"]:
            keys.append(f" ({self.words('table-key-tokens', count=player['keys'])})", "dim")
        facts.append(keys)
        held = player["token_points"]
        facts.append(fact(player["tokens"], MONSTER, "table-tokens"))
        if held:
            facts[-1].append(f" ({'+'.join(map(str, held))})", "dim")
        facts.append(fact(player["hand_size"], HAND, "table-in-hand"))
        if self.view["figure"] == player["seat"]:
            facts.append(fact("", KRAKEN, "table-figure"))
        for one in self.view["sentinels"]:
            if one["owner"] == player["seat"] and one["area"] is None:
                facts.append(fact("", SENTINEL, "table-sentinel"))
        return facts

    def payment(self, width: int) -> Iterator[RenderableType]:
        """While the owner pays for a Lord: how far the cards laid out go, a missing point as a Pearl. Or the cards that
        the Healer may take."""
        progress = self.view["progress"]
        if progress["discard_pile"] and self.me["seat"] == self.view["current"]:
            pile = self.grouped(progress["discard_pile"])
            yield flow([Text(self.words("table-pile"), "bold"), *pile], width, "  ", 2)
        if progress["laid"] is None or progress["cost"] is None or self.me["seat"] != self.view["current"]:
            return
        lord, cost, value = progress["lord"], progress["cost"], progress["value"]
        places, must = progress["places"], progress["mandatory"]
        wild = len(self.values(progress["laid"]).get("kraken", ()))
        races = [place for place in places if place["by"] == place["race"]]
        bar = Text.assemble(("█" * min(value, cost), "#5AD1F5"), (PEARL * progress["missing"], "bold"))
        paid = Text(self.words("table-paid", value=value, cost=cost), "bold")
        parts = [Text(self.words("table-paying", lord=self.lord_name(lord)), "bold"), Text.assemble(bar, " ", paid)]
        if progress["missing"]:
            parts.append(Text(self.words("table-missing", price=f"{progress['missing']}{PEARL}")))
        shown = Text.assemble(self.words("table-races", count=len(races), wanted=progress["races"]))
        if wild:
            shown.append(f" + {wild}{KRAKEN}")
        parts.append(shown)
        if any(place["race"] == must and place["by"] is None for place in places):
            parts.append(Text.assemble(self.words("table-without"), " ", self.chip(must)))
        yield flow(parts, width, "   ", 2)

    def by_race(self, width: int) -> RenderableType:
        """The hand and the affiliated Allies, a column for each race if there is room."""
        rows: list[tuple[str, dict[str, int], bool]] = []
        hand, laid = self.me["in_hand"], self.view["progress"]["laid"]
        if hand is not None:
            rows.append(("table-hand", hand, True))
            if laid is not None and self.me["seat"] == self.view["current"]:
                rows.append(("table-laid", laid, True))
        rows.append(("table-affiliated", self.me["affiliated"], False))
        label, size = self.label(), self.column(width)
        if size < SLIM:
            lines = [[Text(self.words(id)), *self.grouped(cards)] for id, cards, _ in rows]
            return Text("\n").join(flow(line, width, "  ", 2) for line in lines)
        grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
        grid.add_column(width=label - 1)
        for race in self.races:
            grid.add_column(width=KRAKENS - 1 if race == "kraken" else size - 1, overflow="fold")
        grid.add_row("", *self.heads(size - 1))
        for id, cards, sums in rows:
            grid.add_row(self.words(id), *self.cells(cards, sums))
        return grid

    def column(self, width: int) -> int:
        """The width of a race's column, with the gap behind it."""
        return min(19, (width - self.label() - (KRAKENS if self.view["kraken"] else 0)) // 5)

    def heads(self, size: int) -> list[Text]:
        """The races above their columns."""
        sizes = {race: KRAKENS - 1 if race == "kraken" else size for race in self.races}
        return [self.chip(race, self.head_of(race, size).ljust(room)) for race, room in sizes.items()]

    def named(self, size: int) -> bool:
        """Whether the names of the races fit into columns of this size, after their letters."""
        return max(len(self.words(f"race-{race}")) for race in self.races) + 2 <= size

    def head_of(self, race: str, size: int) -> str:
        """A race's letter, and its name where all names fit."""
        letter = self.words(f"table-race-{race}")
        return f"{letter} {self.words('race-' + race)}" if self.named(size) else letter

    def cells(self, cards: dict[str, int], sums: bool) -> list[Text]:
        """The values of each race, and what they add up to."""
        cells = []
        for race, values in self.values(cards).items():
            cell = Text(" ".join(map(str, values)) or "–", "bold" if values else "dim")
            if sums and len(values) > 1:
                cell.append(f" ={sum(values)}", "not bold")
            if race == "kraken" and not sums:
                cell = Text()
            elif race == "kraken" and values:
                cell.append(f" {sum(map(self.printed, values))}{NEBULIS}", "not bold dim")
            cells.append(cell)
        return cells

    def lords(self, width: int) -> RenderableType | None:
        """The free Lords: those whose power goes on working with their power, the others in one line."""
        free = [one for one in self.me["lords"] if one["free"]]
        strong = [one for one in free if one["active"] and self.view["works"][one["lord"]] in ("always", "turn")]
        plain = [self.held(one) for one in free if one not in strong]
        shown = [self.held(one) for one in strong]
        parts: list[RenderableType] = []
        first = max((each.cell_len for each in shown), default=0)
        if strong:
            grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
            if first + TALK <= width:
                grid.add_column(width=first)
            grid.add_column(overflow="fold")
            for one, text in zip(strong, shown, strict=True):
                power = Text(self.words(f"lord-{one['lord']}-power"), "dim")
                if first + TALK <= width:
                    grid.add_row(text, power)
                else:
                    grid.add_row(text)
                    grid.add_row(Padding(power, (0, 0, 0, 3)))
            parts.append(grid)
        if plain:
            parts.append(flow(plain, width, "  "))
        return Group(*parts) if parts else None

    def held(self, one: dict[str, Any]) -> Text:
        """A Lord in front of somebody, and whether it is turned or its power used."""
        text = self.small(one["lord"])
        if one["turned"]:
            text.append(f" {self.words('table-turned')}", "dim italic")
        elif one["used"]:
            text.append(f" ✓ {self.words('table-used')}", "dim italic")
        return text

    def controlled(self, width: int) -> RenderableType | None:
        """The Locations with the Lords under them."""
        held = [flow(self.location(each), width, "  ", 2) for each in self.me["locations"]]
        return Text("\n").join(held) if held else None

    def location(self, held: dict[str, Any]) -> list[Text]:
        """A Location under control: its points, loot, and the Lords tucked under it."""
        name = Text.assemble("⌂ ", (self.words(f"location-{held['location']}"), "bold"), f" {held['points']}{STAR}")
        if held["loot"]:
            name.append(f" ({self.words('table-loot')} {'+'.join(map(str, held['loot']))})", "dim")
        return [name, *(Text.assemble(("└ ", "dim"), self.small(lord)) for lord in held["lords"])]

    # The others

    def cards(self, width: int) -> Grid:
        """The others as cards, as many side by side as there is room for."""
        columns = max(1, min(len(self.others), width // CARD))
        size = width // columns
        grid = Grid.grid(padding=0, pad_edge=False)
        for _ in range(columns):
            grid.add_column(width=size, overflow="fold")
        for first in range(0, len(self.others), columns):
            grid.add_row(*(self.card(one, size - 2) for one in self.others[first : first + columns]))
        return grid

    def card(self, one: dict[str, Any], width: int) -> Text:
        """Another player: what is open, and how many of what is not."""
        head = Text.assemble(self.name(one), " · ", self.score(one))
        lines = [
            flow([head, *self.sources(one)], width, "  ", 2),
            flow(self.facts(one, words=False), width, "  "),
        ]
        if one["hand"]:
            lines.append(flow([Text(HAND), *self.grouped(one["hand"])], width, "  ", 2))
        if one["affiliated"]:
            lines.append(flow([Text(self.words("table-affiliated")), *self.grouped(one["affiliated"])], width, "  ", 2))
        free = [self.held(held) for held in one["lords"] if held["free"]]
        if free:
            lines.append(flow(free, width, "  "))
        lines += [flow(self.location(held), width, "  ", 2) for held in one["locations"]]
        return Text("\n").join(lines)

    def grouped(self, cards: dict[str, int]) -> list[Text]:
        """Allies by race, each race with its letter."""
        return [
            Text.assemble(self.chip(race), " ", " ".join(map(str, values)))
            for race, values in self.values(cards).items()
            if values
        ]

"""The small things that the Abyss table is drawn with: words, signs, cards, Lords, and what their figures are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from fathom.core.game import Game
from fathom.core.marks import MARKS
from fathom.games.abyss.actions import ALLY_TYPE, LORD_NAME
from fathom.games.abyss.state import RACES

STAR, PEARL, NEBULIS, KEY, MONSTER, HAND, SENTINEL, KRAKEN = "★", "○", "•", "ϙ", "Ж", "▤", "♠", "Ψ"
NOW = "bold reverse"
# Guilds have the colours of their races; Ambassadors and Smugglers have their own, Krakens that of the Smugglers.
COLOURS = {
    "jellyfish": "#FFFFFF on #7B1FA2",
    "crab": "#FFFFFF on #C62828",
    "seahorse": "#000000 on #F2C200",
    "shellfish": "#FFFFFF on #2E7D32",
    "squid": "#FFFFFF on #1565C0",
    "kraken": "#FFFFFF on #455A64",
    "monster": "#FFFFFF on #4E342E",
    "ambassador": "#000000 on #E8E8E8",
}
ANY = "bold #10242C on #9DB8C2"
GUILD_COLOURS = {
    "mage": "jellyfish", "soldier": "crab", "farmer": "seahorse", "merchant": "shellfish", "politician": "squid",
    "ambassador": "ambassador", "smuggler": "kraken",
}  # fmt: skip
PAPER = "#E9F4F6 on #0B2E3D"
DEEP = "#68A0B3 on #04121B"


class Pieces:
    """A view, a language, and whose area is the own one: a spectator looks over the shoulder of the player whose turn
    it is."""

    def __init__(self, game: Game, view: dict[str, Any], lang: str) -> None:
        self.game, self.view, self.lang = game, view, lang
        self.rules = game.rules
        self.articles = tuple(self.words("table-articles").split())
        players = view["players"]
        seat = view["current"] if view["seat"] is None else view["seat"]
        self.me: dict[str, Any] = min(players, key=lambda one: one["rank"]) if seat is None else players[seat]
        self.others = [players[(self.me["seat"] + i) % len(players)] for i in range(1, len(players))]
        self.races = [*RACES, "kraken"] if view["kraken"] else RACES

    # Words

    def words(self, id: str, **args: Any) -> str:
        """A message in the table's language."""
        return self.game.texts.format(self.lang, id, args)

    def mark(self, seat: int) -> Text:
        """A seat's shape in its colour."""
        return Text(*MARKS[seat])

    def name(self, player: dict[str, Any]) -> Text:
        """Mark and name; the viewer is the seat whose hand is open."""
        words = self.words("table-player", seat=player["seat"] + 1)
        if player["seat"] == self.view["seat"] and player["hand"] is not None:
            words = f"{self.words('table-you')} ({words})"
        return Text.assemble(self.mark(player["seat"]), " ", (words, "bold"))

    def lord_name(self, lord: str) -> str:
        """A Lord's name without its article, as it stands on the card."""
        if self.game.texts.has(self.lang, f"table-lord-{lord}"):
            return self.words(f"table-lord-{lord}")
        words = self.words(f"lord-{lord}")
        article = next((each for each in self.articles if words.startswith(each)), "")
        return words[len(article) :].lstrip()

    # Cards

    def chip(self, race: str, words: str | None = None) -> Text:
        """A race's letter, or other words, on its colour."""
        return Text(self.words(f"table-race-{race}") if words is None else words, f"bold {COLOURS[race]}")

    def values(self, cards: dict[str, int]) -> dict[str, list[int]]:
        """Allies by race, each race in ascending order."""
        found: dict[str, list[int]] = {race: [] for race in self.races}
        for card, count in cards.items():
            race, _, value = card.partition("-")
            found[race] += [int(value)] * count
        return found

    def printed(self, value: int) -> int:
        """The Nebulis on a Kraken."""
        return int(self.rules.NEBULIS_ON[ALLY_TYPE.words.index(f"kraken-{value}")])

    def sentinel(self, area: str, on: str | None) -> Text:
        """The Sentinel that lies on something in the Court, in the Council or on a Location, with its owner's mark."""
        for one in self.view["sentinels"]:
            if on is not None and (one["area"], one["on"]) == (area, on):
                return Text.assemble((SENTINEL, "bold"), self.mark(one["owner"]))
        return Text()

    # Lords

    def figure(self, table: Sequence[int], lord: str) -> int:
        """What is printed on a Lord."""
        return table[LORD_NAME.words.index(lord)]

    def guild(self, lord: str) -> str:
        """The guild of a Lord."""
        return str(self.rules.GUILD_NAMES[self.figure(self.rules.GUILD, lord)])

    def colour(self, lord: str) -> str:
        """The background of a Lord: the colour of the race, where the guild has one."""
        return COLOURS[GUILD_COLOURS[self.guild(lord)]]

    def worth(self, lord: str) -> Text:
        """A Lord's points and key."""
        key = KEY if self.figure(self.rules.LORD_KEYS, lord) else ""
        return Text.assemble(f"{self.figure(self.rules.LORD_POINTS, lord)}{STAR}", (key, "bold"))

    def small(self, lord: str) -> Text:
        """A Lord in few words: guild, name, points, key."""
        guild = Text(self.words(f"table-guild-{self.guild(lord)}"), f"bold {self.colour(lord)}")
        return Text.assemble(guild, " ", self.lord_name(lord), " ", self.worth(lord))

    def price(self, lord: str) -> dict[str, Any]:
        """What a Lord of the Court costs the owner of the own area, and which races it wants."""
        price: dict[str, Any] = self.me["prices"][self.view["court"].index(lord)]
        return price

    def wanted(self, lord: str) -> Text:
        """The races a Lord wants: the mandatory one with its letter, ? for each further one."""
        return Text(" ").join(
            Text("?", ANY) if race == "any" else self.chip(race) for race in self.price(lord)["races"]
        )

    # Layout

    def title(self, parts: Sequence[Text], width: int) -> RenderableType:
        """A line across the table; parts that are too long for one line stand in several."""
        line = Text(" · ").join(parts)
        return Rule(line, align="left", style="dim") if line.cell_len + 4 <= width else flow(parts, width, " · ", 2)

    def row(self, cells: Sequence[RenderableType], widths: Sequence[int]) -> Grid:
        """Things side by side."""
        grid = Grid.grid(padding=0, pad_edge=False)
        for width in widths:
            grid.add_column(width=width, overflow="fold")
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

    def beside(self, blocks: Sequence[Sequence[Text]], gap: str = " ") -> Text:
        """Blocks of lines of the same height side by side."""
        return Text("\n").join(Text(gap).join(line) for line in zip(*blocks, strict=True))


def flow(chunks: Iterable[Text], width: int, gap: str = " ", indent: int = 0) -> Text:
    """Chunks in lines, none of them broken unless it is longer than a line; further lines are indented."""
    lines: list[Text] = []
    for chunk in chunks:
        if lines and lines[-1].cell_len + len(gap) + chunk.cell_len <= width:
            lines[-1].append(gap).append_text(chunk)
        else:
            lines.append(Text(" " * indent if lines else "").append_text(chunk))
    return Text("\n").join(lines)

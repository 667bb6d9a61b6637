"""The Otys table in a terminal, drawn from a view and nothing else.

The own board is a shaft of water, and the colony display stands beside it level by level, so that the eye goes
straight from a key to its sponsor. Signs: ★ prestige points, ¢ credits, ϟ batteries, ▤ private contracts, ↑ upgraded,
[4] an available key, »4« the key in play, +2×[X] neutral X keys, M/P›2¢ a reward token (front, then back), ✓2 the
contract can be completed on level 2.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from fathom.core.game import Game
from fathom.core.marks import MARKS
from fathom.core.text import Msg
from fathom.games.otys.actions import CARD, RESOURCE, TOKEN
from fathom.games.otys.tables import BACKS, FRONTS

NARROW = 76  # below this, parts stand one under the other instead of side by side
WIDE = 110  # from here on sponsors have full sentences and the neighbours' divers at the surface are shown
AIRY = 130  # and from here on there is air between cubes
SLIM = 25  # width that a neighbour needs
ROOMY = 34  # width for a neighbour from which divers have their full names
CUBES = {
    "metal": ("M", "bold #FFFFFF on #2F6DB5"),
    "plant": ("P", "bold #FFFFFF on #2E7D32"),
    "fuel": ("F", "bold #FFFFFF on #4D4D4D"),
    "tech": ("T", "bold #000000 on #E8E8E8"),
}
AIR = "#10242C on #BFE0E6"
WATER = tuple(f"#E9F4F6 on {colour}" for colour in ("#1B6F8F", "#175E7A", "#134D65", "#0F3D51", "#0B2E3D"))
BACK_STYLES = {"orange": "#E69F00", "green": "#3DBB83"}


def draw(game: Game, view: dict[str, Any], lang: str) -> RenderableType:
    """The table as the view's seat sees it; a spectator looks over the shoulder of the one whose turn it is."""
    return Board(game, view, lang)


class Board:
    """The table, laid out for the width there is."""

    def __init__(self, game: Game, view: dict[str, Any], lang: str) -> None:
        self.game, self.view, self.lang = game, view, lang
        self.tables = game.rules
        players = view["players"]
        seat = view["current"] if view["seat"] is None else view["seat"]
        self.me: dict[str, Any] = min(players, key=lambda one: one["rank"]) if seat is None else players[seat]
        self.others = [players[(self.me["seat"] + i) % len(players)] for i in range(1, len(players))]
        self.wide = False

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        width = options.max_width
        self.wide = width >= WIDE
        yield Rule(self.header(), align="left", style="dim") if width >= NARROW else self.header()
        yield self.colony(width)
        yield Rule(self.name(self.me), align="left", style="dim")
        yield self.board(width)
        yield self.tracks()
        yield Rule(style="dim")
        yield self.neighbours(width)

    # Words

    def words(self, id: str, **args: Any) -> str:
        """A message in the language."""
        return self.game.texts.format(self.lang, id, args)

    def said(self, message: Msg) -> str:
        """A message of the rules in the language."""
        return self.words(message.id, **dict(message.args))

    def name(self, player: dict[str, Any]) -> Text:
        """Mark and name; the viewer is the seat whose hand is open."""
        shape, colour = MARKS[player["seat"]]
        words = self.words("table-player", seat=player["seat"] + 1)
        if player["seat"] == self.view["seat"] and player["hand"] is not None:
            words = f"{self.words('table-you')} ({words})"
        return Text.assemble((shape, colour), " ", (words, "bold"))

    def header(self) -> Text:
        """The round, and who is to decide."""
        view = self.view
        parts = [self.words("game-name"), self.words("table-round", round=view["round"])]
        parts.append(self.words("phase-over") if view["over"] else self.words("table-turn", seat=view["current"] + 1))
        if view["ending"] and not view["over"]:
            leader = view["players"][view["reached"][0]]
            points = self.said(self.tables.points(leader["score"]))
            parts.append(self.words("event-ending", seat=leader["seat"] + 1, points=points))
        shape, colour = MARKS[view["first"]]
        first = Text.assemble((f" · {self.words('table-first')} ", "dim"), (shape, colour))
        return Text.assemble((parts[0], "bold"), *(f" · {part}" for part in parts[1:])).append_text(first)

    # The colony: contracts and store

    def colony(self, width: int) -> RenderableType:
        """What all share."""
        store = self.store()
        if width < NARROW:
            return Group(self.contracts(width), store)
        grid = Grid.grid(padding=(0, 2, 0, 0), expand=True, pad_edge=False)
        grid.add_column(ratio=1)
        grid.add_column()
        room = width - 2 - Console(width=width).measure(store).maximum
        grid.add_row(self.contracts(room), store)
        return grid

    def contracts(self, room: int) -> Group:
        """Public contracts, and the own ones."""
        view, hand = self.view, self.me["hand"]
        pile = self.words("table-pile", count=view["pile"]["count"])
        public = Text.assemble((self.words("table-contracts"), "bold"), (f" · {pile}", "dim"))
        private = Text(f"{self.words('table-hand')} ▤", style="bold")
        if not hand:
            held = str(self.me["hand_size"]) if hand is None else self.words("table-none")
            private.append(f" · {held}", style="not bold dim")
        cards = [self.card(card) for card in view["contracts"] if card is not None]
        own = [self.card(card) for card in hand or ()]
        widths = [max(1, *(len(cell) for cell in column)) for column in zip(*cards, *own, strict=True)]
        if widths:  # what a contract asks for may take two lines
            gaps = (2 if self.wide else 1) * (len(widths) - 1)
            widths[1] = min(widths[1], max(4, room - gaps - widths[0] - sum(widths[2:])))
        return Group(public, self.lines(cards, widths), private, self.lines(own, widths))

    def lines(self, rows: list[list[Text]], widths: list[int]) -> Grid:
        """Rows of a grid with fixed widths."""
        grid = Grid.grid(padding=(0, 2 if self.wide else 1, 0, 0), pad_edge=False)
        for width in widths:
            grid.add_column(width=width, overflow="fold")
        for row in rows:
            grid.add_row(*row)
        return grid

    def card(self, name: str) -> list[Text]:
        """A contract: what it asks for and gives, and where it can be completed now."""
        card = CARD.words.index(name)
        need = dict(self.tables.contract_words(card).args)["need"]
        gives = ((self.tables.POINTS, "★"), (self.tables.CREDITS, "¢"), (self.tables.BATTERIES, "ϟ"))
        reward = " ".join(f"{table[card]}{sign}" for table, sign in gives if table[card])
        levels = [str(level["level"]) for level in self.me["levels"] if name in level["fits"]]
        done = Text(f"✓{','.join(levels)}" if levels else "", style="bold green")
        return [Text(name, style="bold"), Text(self.said(need)), Text(reward), done]

    def store(self) -> Grid:
        """What lies in the store, and what the own trader would get or pay."""
        rows = len(self.view["store_rows"]["credits"])
        grid = Grid.grid(padding=(0, 2 if self.wide else 1, 0, 0), pad_edge=False)
        for justify in ("left", "left", "left", "right", "right"):
            grid.add_column(justify=justify, no_wrap=True)
        sell, buy = (Text(self.words(f"table-{id}"), style="dim") for id in ("sell", "buy"))
        grid.add_row("", Text(self.words("table-store"), style="bold"), "", sell, buy)
        for kind, count in self.view["store"].items():
            stock = self.cubes({kind: count}, rows)
            grid.add_row(self.chip(kind), self.words(f"resource-{kind}"), stock, *self.prices(kind))
        return grid

    def prices(self, kind: str) -> tuple[str, str]:
        """What the own trader gets for a cube of a type, and pays for one."""
        now = self.me["prices"][kind]
        points = f"/{now['points']}★" if now["points"] else ""
        sells = "–" if now["credits"] is None else f"{now['credits']}¢{points}"
        return sells, "–" if now["buy"] is None else f"{now['buy']}¢"

    # Cubes and tokens

    def chip(self, kind: str) -> Text:
        """A resource as a coloured sign."""
        return Text(*CUBES[kind])

    def cubes(self, counts: dict[str, int], capacity: int = 0, gap: str = "") -> Text:
        """Cubes as letters, then the free spaces."""
        held = [self.chip(kind) for kind, count in counts.items() for _ in range(count)]
        return Text(gap).join([*held, *[Text("·")] * (capacity - len(held))])

    def back(self, token: str | None) -> Text:
        """The contract bonus of a reward token."""
        if token is None:
            return Text()
        number = TOKEN.words.index(token)
        side = self.tables.BACK[number]
        credits, points = self.tables.BACK_CREDITS[side], self.tables.BACK_POINTS[side]
        return Text(f"{credits}¢" if credits else f"{points}★", style=f"bold {BACK_STYLES[BACKS[side]]}")

    def reward(self, token: str) -> Text:
        """A reward token of the display: its front › its back."""
        number = TOKEN.words.index(token)
        front = FRONTS[self.tables.FRONTS_OF[number]]
        if front == "resource":
            pair = [self.chip(RESOURCE.words[side[number]]) for side in (self.tables.FIRST, self.tables.SECOND)]
            shown = Text("/").join(pair)
        elif front == "battery":
            shown = Text("1ϟ")
        elif front == "prestige":
            shown = Text(f"{self.tables.FRONT_POINTS}★")
        else:
            shown = Text(self.words(f"short-{front}"))
        return Text.assemble(shown, ("›", "dim"), self.back(token))

    # The own board

    def board(self, width: int) -> RenderableType:
        """The diver column as a shaft of water, and the colony display beside its five levels."""
        me, view, narrow = self.me, self.view, width < NARROW
        names = max(len(self.words(f"table-diver-{slot['diver']}")) for slot in me["column"]) + 3
        gap = " " if width >= AIRY else ""
        spaces = max(level["capacity"] for level in me["levels"]) * (1 + len(gap))
        shaft = 4 + names + spaces + 4
        tokens = self.rewards(view["display"])
        left = 2 if narrow else shaft + 2
        widths = (3, max(8, width - left - 4 - len(tokens[0]) - 1), len(tokens[0]))
        rows: list[tuple[Text, Text | Grid]] = []
        for slot, fact in zip(me["column"], self.facts(), strict=False):
            line = Text.assemble(" " * 4, self.diver(slot))
            rows.append((self.filled(line, shaft, AIR), fact))
        line = Text.assemble(self.key(me, "X"), self.neutral(me), "≈" * shaft)
        heads = [Text(self.words(f"table-{id}"), style="bold") for id in ("sponsors", "rewards")]
        rows.append((self.filled(line, shaft, WATER[0]), self.row(widths, Text(), *heads)))
        for i, level in enumerate(me["levels"]):
            cubes = self.cubes(level["resources"], level["capacity"], gap)
            cubes.pad_right(spaces - len(cubes))
            diver = self.diver(me["column"][3 + i], names)
            line = Text.assemble(self.key(me, str(i + 1), i + 1), " ", diver, cubes, " ", self.back(level["token"]))
            name, sponsor = self.sponsor(view["sponsors"][i], i + 1)
            lines = [self.filled(line, shaft, WATER[i])]
            if not narrow:
                lines += [self.filled(Text(), shaft, WATER[i])] * (len(sponsor.wrap(Console(), widths[1])) - 1)
            rows.append((Text("\n").join(lines), self.row(widths, name, sponsor, tokens[i])))
        grid = Grid.grid(padding=(0, 1 if narrow else 2, 0, 0), pad_edge=False)
        if not narrow:
            for row in rows:
                grid.add_row(*row)
            return grid
        for i, (_, cell) in enumerate(rows[3:]):
            grid.add_row(Text(str(i or " "), style="dim"), cell)
        return Group(*(fact for _, fact in rows[:3]), *(line for line, _ in rows), grid)

    def rewards(self, display: list[list[str]]) -> list[Text]:
        """The reward tokens of each level side by side, all lines equally long."""
        pairs = [[self.reward(token) for token in row] for row in display]
        first, second = (max(len(pair[i]) for pair in pairs) for i in range(2))
        for one, other in pairs:
            one.pad_right(first - len(one) + 1)
            other.pad_right(max(second, len(self.words("table-rewards")) - first - 1) - len(other))
        return [Text.assemble(*pair) for pair in pairs]

    def row(self, widths: tuple[int, ...], *cells: Text) -> Grid:
        """A line of the colony display."""
        grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
        for width in widths:
            grid.add_column(width=width, overflow="fold")
        grid.add_row(*cells)
        return grid

    def filled(self, line: Text, width: int, style: str) -> Text:
        """A line of the shaft with air or water over its whole width."""
        line = line.copy()
        line.truncate(width, pad=True)
        line.stylize_before(style)
        return line

    def key(self, player: dict[str, Any], key: str, level: int | None = None) -> Text:
        """A key in its slot: [4] available, »4« in play, 4 used. An X key in play lies on its level."""
        keys, turn = player["keys"], self.view["turn"]
        if level is not None and keys["in_play"] is not None and turn["level"] == level:
            return Text(f"»{'X' if keys['in_play'] == 'neutral' else keys['in_play']}«", style="bold reverse")
        return Text(f"[{key}]", style="bold") if key in keys["available"] else Text(f" {key} ", style="dim")

    def neutral(self, player: dict[str, Any]) -> Text:
        """The neutral X keys of a player."""
        count = player["keys"]["neutral"]
        return Text(f"+{count}×[X]" if count else "", style="bold")

    def diver(self, slot: dict[str, Any], width: int = 0, short: bool = False) -> Text:
        """A diver's name, with a sign if it is upgraded."""
        id = f"short-{slot['diver']}"
        if not short or not self.game.texts.has(self.lang, id):
            id = f"table-diver-{slot['diver']}"
        name = Text(self.words(id) + (" ↑" if slot["upgraded"] else ""))
        name.pad_right(width - len(name))
        return name

    def sponsor(self, name: str, level: int) -> tuple[Text, Text]:
        """A sponsor tile: its name, with a tick when it has been used this turn, and what it does."""
        turn = self.view["turn"]
        used = turn["level"] == level and turn["sponsor_used"]
        if self.wide:
            words = self.said(self.tables.sponsor_words(name))
        else:
            cost, points = self.tables.UPGRADE_COST, self.tables.UPGRADE_POINTS
            words = self.words(f"tile-{name.lower()}", cost=cost, points=points)
        return Text.assemble((name, "dim"), ("✓", "bold green") if used else ""), Text(words)

    def facts(self) -> list[Text]:
        """Points, credits, batteries and the mechanic; they also say what the signs mean."""
        me = self.me
        score = Text.assemble((f"{me['score']}★", "bold"), f" {self.words('table-score')}")
        score.append(f" / {self.view['end_points']}", style="dim")
        money = Text.assemble((f"{me['credits']}¢", "bold"), f" {self.words('table-credits')}   ")
        money.append_text(Text.assemble((f"{me['batteries']}ϟ", "bold"), f" {self.words('table-batteries')}"))
        return [score, money, Text(self.words("table-mechanic", value=me["movement"]))]

    def tracks(self) -> Text:
        """The hacker track with the keys that lie on it."""
        keys = self.me["keys"]
        used = [*keys["used"], *["X"] * keys["neutral_used"]]
        track = " ".join([*used, *["·"] * (keys["threshold"] - len(used))])
        hacker = self.words("table-hacker", used=len(used), threshold=keys["threshold"])
        return Text.assemble(hacker, "  ", (track, "bold"))

    # The others

    def neighbours(self, width: int) -> Group:
        """As many as fit side by side."""
        others = self.others
        count = min(len(others), max(1, (width - 2) // SLIM))
        roomy = (width - 2) // count >= ROOMY
        return Group(*(self.side_by_side(others[i : i + count], roomy) for i in range(0, len(others), count)))

    def side_by_side(self, others: list[dict[str, Any]], roomy: bool) -> Grid:
        """A column for each, with the same levels in the same rows."""
        grid = Grid.grid(padding=(0, 1, 0, 0), expand=True, pad_edge=False)
        grid.add_column(width=1, style="dim")
        for _ in others:
            grid.add_column(ratio=1, overflow="fold")
        for fact in (self.summary, self.keys, self.specialists):
            grid.add_row("", *(fact(one) for one in others))
        slots = range(8) if self.wide else range(3, 8)
        names = max(len(self.diver(slot, short=not roomy)) for one in others for slot in one["column"])
        for i in slots:
            cells = [self.cell(one, i, names, short=not roomy) for one in others]
            grid.add_row(str(i - 2) if i >= 3 else "~", *cells)
        return grid

    def summary(self, one: dict[str, Any]) -> Text:
        """Points, credits and batteries of a player."""
        held = " ".join(one["hand"]) if one["hand"] else str(one["hand_size"])
        return self.name(one).append(f"  {one['score']}★ {one['credits']}¢ {one['batteries']}ϟ {held}▤")

    def keys(self, one: dict[str, Any]) -> Text:
        """The keys of a player."""
        return Text.assemble(*(self.key(one, key) for key in "12345X"), self.neutral(one))

    def specialists(self, one: dict[str, Any]) -> Text:
        """How far mechanic and hacker are."""
        hacker, mechanic = (self.words(f"specialist-{id}").capitalize() for id in ("hacker", "mechanic"))
        keys = one["keys"]
        return Text(f"{hacker} {keys['on_track']}/{keys['threshold']} · {mechanic} {one['movement']}")

    def cell(self, one: dict[str, Any], i: int, width: int, short: bool) -> Text:
        """A level of another player's board."""
        line = self.diver(one["column"][i], width, short)
        if i >= 3:
            level = one["levels"][i - 3]
            cubes = self.cubes(level["resources"], level["capacity"])
            line.append(" ").append_text(cubes).append(" ").append_text(self.back(level["token"]))
        return line

"""The Abyss table in a terminal, drawn from a view and nothing else.

On top the Court as a row of six cards, then the exploration track with the threat track below it, the Council, the
Locations, then the own area and the others. Signs: ★ influence points, ○ Pearls, • Nebulis, ϙ Keys, Ж Monsters, ▤ cards
in hand, ♠■ a Sentinel and whose it is, Ψ Krakens; 10→8 a cost and what it comes to for the own seat; ? any race that is
not there yet; ▸ what is being decided about.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from fathom.core.game import Game
from fathom.games.abyss.state import RACES
from fathom.games.abyss.terminal.areas import Areas
from fathom.games.abyss.terminal.pieces import (
    COLOURS,
    DEEP,
    KEY,
    KRAKEN,
    MONSTER,
    NEBULIS,
    NOW,
    PAPER,
    PEARL,
    SENTINEL,
    STAR,
    flow,
)

NARROW = 80  # below, the Council stands under the tracks
WIDE = 140  # from here on the Locations stand beside the tracks
LORD = 15  # the least width of a Lord's card: Aquaculturalist
TALKING = 22  # and the least width of one with its power on it
ARROW = "→"
STACK = 5  # the width of a Council stack


def draw(game: Game, view: dict[str, Any], lang: str) -> RenderableType:
    """The table as the view's seat sees it; a spectator looks over the shoulder of the one whose turn it is."""
    return Board(game, view, lang)


class Board(Areas):
    """The whole table."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        width = options.max_width
        yield self.title(self.head(width), width)
        if not self.view["over"]:
            yield self.waiting()
        yield self.court(width)
        yield from self.middle(width)
        yield from self.own(width)
        yield Rule(style="dim")
        yield self.cards(width)
        yield self.legend(width)

    def head(self, width: int) -> list[Text]:
        """Turn, price, deck, and whether the end is near."""
        view = self.view
        parts = [Text(self.words("game-name"), "bold")] if width >= NARROW else []
        parts.append(Text(self.words("table-turn", turn=view["turn"])))
        if view["over"]:
            parts.append(Text(self.words("phase-over")))
        else:
            turn = self.words("table-to-play", seat=view["current"] + 1)
            parts.append(Text.assemble(self.mark(view["current"]), " ", turn))
            if view["extra_turns"]:
                parts.append(Text(self.words("table-extra", count=view["extra_turns"])))
            parts.append(Text(self.words("table-price", price=f"{view['price']}{PEARL}")))
        parts.append(Text(self.words("table-deck", count=view["deck"], discard=view["discard"])))
        if view["ending"] is not None and not view["over"]:
            parts.append(Text(self.words("table-ending", seat=view["ending"] + 1), "bold"))
        return parts

    def waiting(self) -> Text:
        """Who decides what."""
        view, progress = self.view, self.view["progress"]
        line = Text.assemble(self.mark(view["actor"]), " ")
        line.append(self.words(f"wait-{view['phase']}", seat=view["actor"] + 1))
        if progress["lord"] is not None:
            line.append(f" · {self.lord_name(progress['lord'])}")
        if progress["location"] is not None:
            line.append(f" · {self.words('location-' + progress['location'])}")
        if progress["race"] is not None:
            line.append(" · ").append_text(self.chip(progress["race"]))
        for lord in progress["keys_from"]:
            line.append(f" · {KEY} {self.lord_name(lord)}")
        return line

    # The Court

    def court(self, width: int) -> Group:
        """The Lords as cards, six in a row where there is room; their powers on them or below."""
        court = self.view["court"][: self.rules.COURT_SIZE]
        count = next((each for each in (6, 3, 2) if (width - each + 1) // each >= (LORD if each == 6 else TALKING)), 1)
        size = min(30, (width - count + 1) // count)
        talking = size >= TALKING
        rows = []
        for first in range(0, len(court), count):
            slots = range(first, min(first + count, len(court)))
            blocks = [self.lord(slot, court[slot], size, talking) for slot in slots]
            height = max(map(len, blocks))
            for slot, block in zip(slots, blocks, strict=True):
                style = DEEP if court[slot] is None else PAPER
                block += [self.filled(Text(), size, style)] * (height - len(block))
            rows.append(self.beside(blocks))
        head = Text.assemble(
            (self.words("table-court"), "bold"), " · ", self.words("table-lord-deck", count=self.view["lord_deck"])
        )
        return Group(head, *rows) if talking else Group(head, *rows, self.powers())

    def lord(self, slot: int, lord: str | None, width: int, talking: bool) -> list[Text]:
        """A card: name and guild on the guild's colour, what it costs, what it is worth, whose Sentinel lies on it."""
        if lord is None:
            lines = [Text(), Text(f" {slot + 1} {self.words('table-free')}"), Text(), Text()]
            return [self.filled(line, width, DEEP) for line in lines]
        pad = " " if width > LORD else ""
        now = "▸" if self.view["progress"]["lord"] == lord else pad
        style = self.colour(lord)
        name = Text(f"{now}{self.lord_name(lord)}", "bold")
        guild = Text(f"{pad}{slot + 1} {self.words('guild-' + self.guild(lord))}")
        printed, cost = self.figure(self.rules.COST, lord), self.price(lord)["cost"]
        price = Text.assemble(
            pad, (str(printed) if cost == printed else f"{printed}{ARROW}{cost}", "bold"), " ", self.wanted(lord)
        )
        worth = Text.assemble(pad, self.worth(lord))
        sentinel = self.sentinel("court", lord)
        worth.pad_right(max(0, width - len(pad) - worth.cell_len - sentinel.cell_len))
        lines = [self.filled(name, width, style), self.filled(guild, width, style)]
        lines += [self.filled(line, width, PAPER) for line in (price, worth.append_text(sentinel))]
        if talking:
            power = textwrap.wrap(self.words(f"lord-{lord}-power"), width - 2)
            lines += [self.filled(Text(f" {line}"), width, PAPER) for line in power]
        return lines

    def powers(self) -> Grid:
        """What the Lords of the Court can do, in full."""
        grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
        grid.add_column(no_wrap=True)
        grid.add_column(overflow="fold")
        for slot, lord in enumerate(self.view["court"]):
            if lord is not None and self.view["works"][lord] != "none":
                power = Text(self.words(f"lord-{lord}-power"), "dim")
                grid.add_row(Text(f"{slot + 1} {self.lord_name(lord)}"), power)
        return grid

    # Tracks, Council, Locations

    def middle(self, width: int) -> Iterator[RenderableType]:
        """Side by side what there is room for."""
        stacks = 5 * STACK + 4
        yield Rule(style="dim")
        if width < NARROW:
            yield self.track(width)
            yield self.threats(width, " ")
            yield self.council(min(12, (width - 4) // 5))
            yield self.locations(width)
        elif width < WIDE or len(self.tiles()) > 2:
            room = min(80, width - stacks - 2)
            yield self.row([self.track(room), self.council(STACK)], [room + 2, stacks])
            yield self.threats(width, "  ")
            yield self.locations(width)
        else:
            room, rest = 70, width - 70 - stacks - 5
            tracks = Group(self.track(room), self.threats(room, "  "))
            yield self.row([tracks, self.council(STACK), self.locations(rest)], [room + 2, stacks + 3, rest])

    def track(self, width: int) -> Group:
        """The exploration track."""
        size = min(15, (width - 4) // 5)
        spaces = [self.space(space, size) for space in range(self.rules.TRACK_SIZE)]
        return Group(Text(self.words("table-track"), "bold"), self.beside(spaces))

    def space(self, space: int, width: int) -> list[Text]:
        """A space of the exploration track, with the card on it; the newest is marked."""
        track = self.view["track"]
        last = space == self.rules.TRACK_SIZE - 1 and self.rules.LAST_PEARLS
        foot = Text(f"{space + 1} +{self.rules.LAST_PEARLS}{PEARL}" if last else f"{space + 1}", "dim")
        if space >= len(track):
            return [self.filled(Text("·"), width, DEEP, True), self.filled(foot, width, "", True)]
        race, _, value = track[space].partition("-")
        head = Text("▸" if space == len(track) - 1 else "", "bold")
        if race == "monster":
            word = self.words("table-monster")
            head.append(MONSTER)
        else:
            word = self.words(f"race-{race}")
            head.append(f"{self.words('table-race-' + race)} {value}")
        if race == "kraken":
            word += f" {self.printed(int(value))}{NEBULIS}"
        if len(word) + 1 + head.cell_len <= width:
            head.append(f" {word}")
        elif len(word) <= width and not last:
            foot = Text(word, "dim")
        return [self.filled(head, width, COLOURS[race], True), self.filled(foot, width, "", True)]

    def threats(self, width: int, gap: str) -> Text:
        """The threat track."""
        return flow([Text(self.words("table-threat"), "bold"), *map(self.threat, range(6))], width, gap, 2)

    def threat(self, space: int) -> Text:
        """A space of the threat track: its number, marked if the marker is there, and its rewards."""
        rules, now = self.rules, self.view["threat"] == space + 1
        options = []
        for i in range(rules.REWARDS[space]):
            amounts = ((rules.REWARD_KEYS, KEY), (rules.REWARD_PEARLS, PEARL), (rules.REWARD_TOKENS, MONSTER))
            parts = [(table[space][i], sign) for table, sign in amounts]
            options.append("".join(sign * count for count, sign in parts))
        return Text.assemble(
            (f"▸{space + 1}" if now else f"{space + 1}", NOW if now else "dim"), " ", "/".join(options)
        )

    def council(self, size: int) -> Group:
        """The stacks, with how many cards lie in each."""
        blocks = []
        for race in RACES:
            count = self.view["council"][race]
            head = self.head_of(race, size)
            line = Text.assemble((str(count), "bold" if count else "dim"), " ", self.sentinel("council", race))
            line.rstrip()
            blocks.append(
                [self.filled(self.chip(race, head), size, COLOURS[race], True), self.filled(line, size, PAPER, True)]
            )
        return Group(Text(self.words("table-council"), "bold"), self.beside(blocks))

    def tiles(self) -> list[tuple[str, str]]:
        """Locations and their signs: just drawn, or available to all."""
        return [
            *((tile, "▸") for tile in self.view["progress"]["drawn"]),
            *((tile, "⌂") for tile in self.view["locations"]),
        ]

    def locations(self, width: int) -> Group:
        """The Locations that can be taken; those just drawn are marked."""
        view = self.view
        facts = [
            Text(self.words("table-locations"), "bold"),
            Text(self.words("table-stack", count=view["location_deck"])),
        ]
        if view["kraken"]:
            facts.append(Text(self.words("table-loot-deck", count=view["loot_deck"])))
        tiles = self.tiles()
        names = [self.words(f"location-{tile}") for tile, _ in tiles]
        grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
        grid.add_column(width=1, overflow="fold")
        grid.add_column(width=min(max(18, width // 3), max(map(len, names), default=1) + 3), overflow="fold")
        grid.add_column(overflow="fold")
        for (tile, sign), name in zip(tiles, names, strict=True):
            shown = Text.assemble((name, "bold"), " ", self.sentinel("location", tile))
            shown.rstrip()
            text = Text(self.words(f"location-{tile}-points"))
            if tile in view["loot_lying"]:
                text.append(f" ({self.words('table-loot')} {'+'.join(map(str, view['loot_lying'][tile]))})")
            grid.add_row(sign, shown, text)
        return Group(flow(facts, width, " · "), grid)

    def legend(self, width: int) -> Text:
        """What the signs without a word beside them mean."""
        signs = [(STAR, "table-sign-points"), ("?", "table-sign-any")]
        if any(lord and self.price(lord)["cost"] != self.figure(self.rules.COST, lord) for lord in self.view["court"]):
            signs.append((ARROW, "table-sign-cost"))
        if any(one["tokens"] and one["token_points"] is None for one in self.view["players"]):
            signs.append(("+?", "table-sign-hidden"))
        if self.view["kraken"]:
            signs += [(KRAKEN, "table-sign-kraken"), (SENTINEL, "table-sentinel")]
        chunks = [Text(f"{sign} {self.words(id)}", "dim") for sign, id in signs]
        if not self.named(self.column(width) - 1):
            chunks += [Text.assemble(self.chip(race), (f" {self.words('race-' + race)}", "dim")) for race in RACES]
        return flow(chunks, width, "   ")

"""The small things that the Seastead table is drawn with: words, signs, chips, effects, docks, halves of dive cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from fathom.core.game import Game
from fathom.core.marks import MARKS
from fathom.games.seastead.actions import KIND, TYPE

STAR, CLEANUP, ANY, SHIP, BOSS, NEW, PERSON, CARD, COPY = "★", "✿", "◇", "⊿", "◈", "§", "☻", "▤", "↻"
LEFT, GONE = "▪", "·"  # a building on a player board, and a space it has left
KINDS = {
    "fish": "bold #FFFFFF on #1565C0",
    "seaweed": "bold #FFFFFF on #2E7D32",
    "artifact": "bold #000000 on #F2C200",
    "metal": "bold #000000 on #B0BEC5",
}
RIGHT_AND_LEFT = (-2, -1, 1, 2)  # where the areas of a dock lie, from its port


class Pieces:
    """A view, a language, and what is drawn from them without regard to where it stands."""

    def __init__(self, game: Game, view: dict[str, Any], lang: str) -> None:
        self.game, self.view, self.lang = game, view, lang
        self.articles = tuple(self.words("table-articles").split())
        self.kinds = {kind: self.words(f"table-kind-{kind}") for kind in KIND.words}
        self.types = {building: self.words(f"table-type-{building}") for building in TYPE.words}

    # Words

    def words(self, id: str, **args: Any) -> str:
        """A message of the game."""
        return self.game.texts.format(self.lang, id, args)

    def label(self, id: str) -> Text:
        """The heading of a part."""
        return Text(self.words(f"table-{id}"), "bold")

    def mark(self, seat: int) -> Text:
        """The sign of a seat."""
        return Text(*MARKS[seat])

    def name(self, seat: int) -> Text:
        """Mark and name; a view in which a seat decides is shown to the person there."""
        if seat >= len(self.view["players"]):
            words = self.words("table-boss")
        else:
            words = self.words("table-player", seat=seat + 1)
            if seat == self.view["seat"] == self.view["actor"]:
                words = f"{self.words('table-you')} ({words})"
        return Text.assemble(self.mark(seat), " ", (words, "bold"))

    def person(self, card: str) -> str:
        """A specialist's name without its article, as it stands on the card."""
        words = self.words(f"specialist-{card}")
        article = next((each for each in self.articles if words.startswith(each)), "")
        return words[len(article) :].lstrip()

    def gist(self, card: str) -> str:
        """What a specialist can do, in a few words."""
        held = self.view["cards"][card]
        return self.words(f"table-gist-{held['ability']}", amount=held["amount"], least=held["at_least"])

    def rule(self, resolution: dict[str, Any]) -> Text:
        """A resolution and what it changes."""
        name = self.words(f"resolution-{resolution['id']}")
        building = self.words(f"type-{resolution['building'] or 'port'}")
        args = {"amount": resolution["amount"], "least": resolution["at_least"], "building": building}
        text = Text(self.words("table-rule", name=name, rule=self.words(f"rule-{resolution['rule']}", **args)))
        text.stylize("bold", 0, len(name))
        return text

    # Resources

    def chip(self, kind: str, words: str | None = None) -> Text:
        """A kind's letter, or other words, on its colour."""
        return Text(self.kinds[kind] if words is None else words, KINDS[kind])

    def stock(self, kind: str, count: int) -> Text:
        """How many there are of a kind."""
        return Text.assemble(self.chip(kind), (str(count), "bold" if count else "dim"))

    def half(self, content: dict[str, Any]) -> Text:
        """What a half of a dive card gives: letters, or ◇ for a resource of choice, ◇≠◇ different, ◇=◇ equal ones."""
        if content["gives"] == "fixed":
            return Text(" ").join(self.chip(kind) for kind in content["kinds"])
        link = {"different": "≠", "equal": "="}.get(content["gives"], " ")
        return Text(link.join([ANY] * content["count"]), "bold")

    def dive_card(self, name: str, facing: Sequence[int] | None = None) -> list[Text]:
        """A dive card: its depth and both halves, with whom they face if it lies on the table."""
        card = self.view["dive"]["cards"][name]
        parts = [Text(self.words(f"depth-{card['depth']}"))]
        for half, letter in enumerate("ab"):
            part = Text.assemble((f"{letter} ", "dim"), self.half(card["halves"][half]))
            if facing is not None:
                part.append("→", "dim").append_text(self.mark(facing.index(half)))
            parts.append(part)
        if card["linked"]:
            parts.append(Text(self.words("table-linked"), "dim"))
        return parts

    # Locations

    def signs(self, effect: dict[str, Any], demand: str) -> str:
        """The effect of a location in a few signs."""
        amount, other = effect["amount"], f"{effect['amount']}≠{self.kinds[demand]}"
        often = f" ×{effect['times']}" if effect["times"] > 1 else ""
        building = self.types.get(effect["building"], "")
        found = {
            "gain-cleanup": f"{amount}{CLEANUP}",
            "trade-cleanup": f"{ANY}→{amount}{CLEANUP}{often}",
            "trade": f"{ANY}→{amount}{ANY}{often}",
            "gain-other": other,
            "return-to": f"≤{amount}{ANY}",
            "copy": COPY,
            "own-half": f"½{CARD}",
            "whole-card": CARD,
            "resolution-cleanup": f"{NEW} {amount}{CLEANUP}",
            "resolution-trade": f"{NEW} {ANY}→{amount}{ANY}",
            "flip": f"{PERSON}→{amount}{ANY}",
            "other-per-building": f"{other}/{building}",
            "cleanup-per-building": f"{amount}{CLEANUP}/{building}",
        }
        return found[effect["kind"]]

    def said(self, effect: dict[str, Any], demand: str) -> str:
        """The effect of a location in a few words."""
        building = self.words(f"type-{effect['building'] or 'port'}")
        kind, often = self.words(f"kind-{demand}"), f" ×{effect['times']}" if effect["times"] > 1 else ""
        words = self.words(f"table-effect-{effect['kind']}", amount=effect["amount"], building=building, kind=kind)
        return words + often

    def area(self, area: dict[str, Any]) -> str:
        """Type and points of an area of a dock."""
        return f"{self.types[area['type']]}{area['points']}"

    def dock(self, dock: dict[str, Any]) -> Text:
        """A dock as it lies along the ring: the areas before its port, its resource, the areas after it."""
        plain = sorted(area["offset"] for area in dock["areas"]) == list(RIGHT_AND_LEFT)
        parts = [(0, self.chip(dock["kind"]))]
        for area in dock["areas"]:
            words = self.area(area)
            parts.append((area["offset"], Text(words if plain else f"{area['offset']:+}:{words}")))
        found = sorted(parts, key=lambda part: part[0])
        return Text(" ").join(text for _, text in found)

    # Layout

    def title(self, parts: Sequence[Text], width: int) -> RenderableType:
        """A line across the table; parts that are too long for one line stand in several."""
        line = Text(" · ").join(parts)
        return Rule(line, align="left", style="dim") if line.cell_len + 4 <= width else flow(parts, width, " · ", 2)


def filled(text: Text, width: int, style: str) -> Text:
    """A piece of a line with its background over its whole width."""
    text = text.copy()
    text.pad_right(max(0, width - text.cell_len))
    text.stylize_before(style)
    return text


def flow(chunks: Iterable[Text], width: int, gap: str = " ", indent: int = 0) -> Text:
    """Chunks in lines, none of them broken unless it is longer than a line; further lines are indented."""
    lines: list[Text] = []
    used = 0  # of the last line
    for chunk in chunks:
        words = [chunk] if chunk.cell_len + indent <= width else chunk.split(" ")
        for i, word in enumerate(words):
            between, size = " " if i else gap, word.cell_len
            if lines and used + len(between) + size <= width:
                lines[-1].append(between).append_text(word)
                used += len(between) + size
            else:
                used = size + (indent if lines else 0)
                lines.append(Text(" " * (used - size)).append_text(word))
    return Text("\n").join(lines)


def packed(chunks: Iterable[Text], width: int, gap: str = "  ") -> Text:
    """Chunks in as few lines as they easily fit in: each stands in the first line that has room for it."""
    lines: list[Text] = []
    for chunk in chunks:
        line = next((each for each in lines if each.cell_len + len(gap) + chunk.cell_len <= width), None)
        if line is not None:
            line.append(gap).append_text(chunk)
        else:
            lines.append(chunk.copy())
    return Text("\n").join(flow([line], width, indent=2) for line in lines)

"""What all games have in common on a screen: words, the log, the choices, the result. The table itself is drawn by
the game's own module `terminal`."""

from __future__ import annotations

import io
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text

from fathom.bots import measured
from fathom.bots.characters import character, words
from fathom.core.game import Game
from fathom.core.marks import MARKS
from fathom.core.position import State
from fathom.core.text import LANGUAGES, Rule, Texts, known

ROOM = 16  # choices that are listed where the height of the screen is not known
FOLD = 4  # the smallest kind that folds
TWO_COLUMNS = 130  # the width from which a long list of choices stands in two columns


def console() -> Console:
    """Standard output. Nothing in our texts is markup: [1] is a key, not a style."""
    return Console(markup=False, highlight=False, emoji=False)


def language(given: str | None) -> str:
    """The language asked for, else the system's if we have it, else English."""
    if given is not None:
        return known(given)
    system = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return system[:2].lower() if system[:2].lower() in LANGUAGES else LANGUAGES[0]


def say(lang: str, id: str, **args: Any) -> str:
    """A message of the command line."""
    return Texts("fathom.cli").format(lang, id, args)


def player(game: Game, seat: int, lang: str) -> Text:
    """A player's mark and name."""
    return Text.assemble(mark(seat), " ", game.texts.format(lang, "table-player", {"seat": seat + 1}))


def mark(seat: int) -> Text:
    """A seat's shape in its colour."""
    shape, colour = MARKS[seat % len(MARKS)]
    return Text(shape, style=colour)


def company(names: Sequence[str | None], lang: str, game: Game) -> Text:
    """The bots at a table with their marks and, where they were measured, ratings, by what sits in each seat; None is a
    person."""
    seated = [(mark(seat), character(name, lang)) for seat, name in enumerate(names) if name is not None]
    rated = {} if game.pack is not None else measured.ratings(game.name).get(str(game.seats), {})
    told = []
    for shape, one in seated:
        known = [one.level] if one.level else []
        known += [say(lang, "rating", n=str(rated[one.bot]))] if one.bot in rated else []
        told.append(Text.assemble("  ", shape, f" {one.name}", f" ({', '.join(known)})" if known else ""))
    return Text.assemble(say(lang, "bots"), *told) if told else Text()


def to_beat(game: Game, lang: str, points: int | None = None) -> Text:
    """What there is to beat in a solo game, or how far that came about."""
    found = measured.mark(game)
    if found is None:
        return Text()
    low, _, high = map(round, found.quartiles)
    known = {"name": character(found.level, lang).name, "mean": round(found.mean), "low": low, "high": high}
    if points is not None:
        return Text(words(lang, f"solo-beaten-{found.quarters(points)}", **known))
    share = None if found.won is None else say(lang, "percent", share=round(100 * found.won))
    wins = "" if share is None else " " + words(lang, "solo-wins", name=known["name"], share=share)
    return Text(words(lang, "solo-mark", **known) + wins)


# The log


def happened(
    state: State, seat: int | None, lang: str, first: int = 0, everything: bool = False
) -> Iterator[tuple[int | None, list[str]]]:
    """What each action from moment `first` on brought about: who acted, and the sentences this seat may hear. The
    set-up is nobody's action. `everything`: also what only the seat of an event knew."""
    game, events = state.game, state.game.definition.events
    played = [(turn.actor, turn.events) for turn in state.history[first:]]
    for actor, told in [(None, state.setup_events), *played] if first == 0 else played:
        yield actor, [game.say(events.seen(event, event[1] if everything else seat), lang) for event in told]


def log(state: State, seat: int | None, lang: str, first: int = 0, everything: bool = False) -> Table:
    """The log, a line for each sentence, with the mark of the seat that acted."""
    grid = Table.grid(padding=(0, 1))
    for actor, sentences in happened(state, seat, lang, first, everything):
        for i, sentence in enumerate(sentences):
            grid.add_row(mark(actor) if actor is not None and i == 0 else Text(" "), Text(sentence))
    return grid


def news(state: State, seat: int, lang: str) -> RenderableType:
    """What happened since the seat's last decision, a paragraph for each player who acted."""
    own = [moment for moment, turn in enumerate(state.history) if turn.actor == seat]
    grid = Table.grid(padding=(0, 1))
    actions = happened(state, seat, lang, own[-1] if own else 0)
    for actor, group in groupby(actions, key=lambda action: action[0]):
        sentences = [f"{sentence}." for _, told in group for sentence in told]
        if sentences:
            grid.add_row(mark(actor) if actor is not None else Text(" "), Text(" ".join(sentences)))
    return Group(heading(say(lang, "news")), grid) if grid.row_count else Text()


def heading(words: str) -> Line:
    """A line with words in it."""
    return Line(Text(words, style="dim"), align="left", characters="─", style="dim")


# The choices


@dataclass(frozen=True)
class Menu:
    """The legal actions in the order of their numbers: first those that are listed, then the folded kinds."""

    actions: list[int]
    folded: dict[str, range]
    notes: dict[int, str]  # what an action ends, draws or brings with it, besides what its sentence says


def notes(state: State, lang: str) -> dict[int, str]:
    """What the legal actions end or draw, and what then plays itself. Where all of them draw (dice) nothing is said."""
    texts, found = state.game.texts, {}
    outlook = {} if state.actor is None else state.outlook(state.actor)
    all_draw = all(seen.draws for seen in outlook.values())
    for action, seen in outlook.items():
        said = [say(lang, "then-forced", what=texts.format(lang, one.id, dict(one.args))) for _, one in seen.forced]
        said += [say(lang, "then-draws")] if seen.draws and not all_draw else []
        said += [say(lang, "then-ends" if seen.ends else "then-may-end")] if seen.ends is not False else []
        found[action] = "; ".join(said)
    return found


def menu(state: State, lang: str, width: int, room: int = ROOM) -> Menu:
    """Number the choices. When they need more lines than there is room for, the largest kinds fold into one each."""
    kinds: dict[str, list[int]] = {}
    for action in state.legal():
        kinds.setdefault(state.game.vocabulary.values[action][0].name, []).append(action)
    folded: list[str] = []
    noted = notes(state, lang)
    for name in sorted(kinds, key=lambda name: (-len(kinds[name]), -kinds[name][0])):
        offered = _numbered(kinds, folded, noted)
        if _height(choices(state, offered, lang, width), width) <= room or len(kinds[name]) < FOLD:
            break
        folded.append(name)
    return _numbered(kinds, folded, noted)


def _numbered(kinds: dict[str, list[int]], folded: list[str], noted: dict[int, str]) -> Menu:
    actions = sorted(action for name, some in kinds.items() if name not in folded for action in some)
    ranges = {}
    for name in folded:
        ranges[name] = range(len(actions), len(actions) + len(kinds[name]))
        actions += kinds[name]
    return Menu(actions, ranges, noted)


def _height(drawn: RenderableType, width: int) -> int:
    return len(Console(width=width, file=io.StringIO()).render_lines(drawn))


def choices(state: State, offered: Menu, lang: str, width: int, kind: str | None = None) -> RenderableType:
    """The numbered choices with their sentence and their notation; of a folded kind, if one is named."""
    game = state.game
    listed = len(offered.actions) - sum(map(len, offered.folded.values()))
    rows = []
    for i in range(listed) if kind is None else offered.folded[kind]:
        action = offered.actions[i]
        note = offered.notes.get(action)
        words = Text.assemble(game.describe(state, action, lang), (f" ({note})" if note else "", "dim"))
        rows.append((Text(f"{i + 1}"), words, Text(game.text(action))))
    if kind is None:
        for name, numbers in offered.folded.items():
            rows.append((Text("…"), Text(say(lang, "choices-folded", kind=name, count=len(numbers))), Text(name)))
    columns = 2 if len(rows) > 8 and width >= TWO_COLUMNS else 1
    grid = Table.grid(padding=(0, 2))
    for _ in range(columns):
        grid.add_column(justify="right", style="bold cyan", no_wrap=True)
        grid.add_column()
        grid.add_column(style="dim", no_wrap=True)
    height = -(-len(rows) // columns)
    for i in range(height):
        grid.add_row(*(cell for row in rows[i::height] for cell in row))
    return Padding(grid, (0, 0, 0, 1))


# The end


def result(state: State, lang: str) -> RenderableType:
    """The ranking, with points by source."""
    game, texts = state.game, state.game.texts
    players = state.view(None)["players"]
    sources = list(players[0].get("points", ()))
    # A column for each player and a row for each source: words of any length fit, in every language.
    ranked = sorted(range(game.seats), key=lambda seat: state.ranks[seat])
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    grid.add_column(style="dim")
    for _ in ranked:
        grid.add_column(justify="right", no_wrap=True)
    grid.add_row("", *(player(game, seat, lang) for seat in ranked))
    if game.seats > 1:
        grid.add_row(say(lang, "place"), *(f"{state.ranks[seat] + 1}." for seat in ranked))
    grid.add_row(texts.format(lang, "table-score"), *(Text(str(state.scores[seat]), "bold") for seat in ranked))
    for source in sources:
        points = [str(players[seat]["points"][source]) for seat in ranked]
        grid.add_row("  " + texts.format(lang, f"source-{source}"), *points)
    parts: list[RenderableType] = [heading(say(lang, "result")), grid]
    alone = "result-lost" if state.ranks[0] else "result-won"
    if game.seats == 1 and texts.has(lang, alone):
        parts.append(Text(texts.format(lang, alone), style="bold"))
    beaten = to_beat(game, lang, state.scores[0])
    if beaten:
        parts.append(beaten)
    if len(set(state.scores)) < game.seats:
        parts.append(Text(texts.format(lang, "tie-breaker"), style="dim"))
    return Group(*parts)


# Rules


def rule(found: Rule, section: bool = True) -> RenderableType:
    """One rule with its ID, and the section it stands in."""
    head = Text.assemble((found.id, "bold cyan"), (f"  {found.section}" if section else "", "dim"))
    return Group(head, Padding(Markdown(found.text), (0, 0, 0, 2)))


def search(page: dict[str, Rule], word: str) -> list[Rule]:
    """The rule with this ID, or those whose ID or text holds the word."""
    sought = word.casefold()
    exact = [found for id, found in page.items() if id.casefold() == sought]
    return exact or [found for id, found in page.items() if sought in f"{id}\n{found.text}".casefold()]

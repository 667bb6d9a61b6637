"""Pictures with matplotlib, which comes with the extra `study`: a review's win chances, and how well win chances hold.

from fathom.study import plots, review

plots.chances(review(record)).savefig("review.svg")
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from fathom.core.marks import MARKS
from fathom.core.position import NEEDS_EXTRA
from fathom.core.registry import load
from fathom.core.text import known
from fathom.study import calibration
from fathom.study.review_page import DASHES
from fathom.study.review_words import names
from fathom.study.reviews import Review
from fathom.study.words import say

if TYPE_CHECKING:
    from matplotlib.axis import Axis
    from matplotlib.figure import Figure


def chances(found: Review, lang: str = "en") -> Figure:
    """Everybody's win chance after every action, with the turning points of a review."""
    figure = _figure(10, 4)
    axes = figure.add_subplot()
    title = found.record.replay(0).game.texts.format(known(lang), "game-name")
    axes.set(title=say(lang, "review-of", game=title), xlim=(0, len(found.wins) - 1), ylim=(0, 1))
    axes.set(xlabel=say(lang, "plot-actions"), ylabel=say(lang, "column-win"))
    for seat, name in enumerate(names(found, lang)):
        (sign, colour), dash = _mark(seat), DASHES[seat % len(DASHES)].split()
        style = (0, tuple(float(part) / 2 for part in dash)) if dash else "-"
        wins = [row[seat] for row in found.wins]
        axes.plot(wins, color=colour, linestyle=style, label=f"{sign} {name}")
    for number, one in enumerate(found.turning, 1):
        at = (one.step.moment, found.wins[one.step.moment][one.step.seat])
        axes.plot(*at, "o", color=_mark(one.step.seat)[1])
        axes.annotate(str(number), at, xytext=(0, 6), textcoords="offset points", ha="center")
    axes.grid(alpha=0.3)
    _percent(axes.yaxis)
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.15), ncols=found.seats, frameon=False)
    return figure


def calibrated(lang: str = "en") -> Figure:
    """How many of the positions with a win chance were won: of every game and number of players that was measured."""
    held = [(game, table, one) for game, tables in calibration.measured().items() for table, one in tables.items()]
    columns = 5
    rows = -(-len(held) // columns)
    figure = _figure(3 * columns, 3 * rows)
    for place, (game, table, one) in enumerate(held, 1):
        axes = figure.add_subplot(rows, columns, place, aspect="equal", xlim=(0, 1), ylim=(0, 1))
        axes.plot((0, 1), (0, 1), color="#8fa3ae", linewidth=1)
        expected, won, seats = zip(*one["bins"], strict=True)
        axes.scatter(expected, won, s=[4 + count / 20 for count in seats], color=MARKS[1][1], edgecolors="#16242e")
        name = load(game).texts.format(known(lang), "game-name")
        axes.set_title(say(lang, "plot-calibrated", game=name, players=int(table), brier=one["brier"]), size=9)
        axes.grid(alpha=0.3)
        _percent(axes.xaxis)
        _percent(axes.yaxis)
    figure.supxlabel(say(lang, "plot-expected"))
    figure.supylabel(say(lang, "plot-won"))
    return figure


def check(path: str) -> None:
    """Raise now what saving a picture would raise after minutes of work."""
    kinds = sorted(_figure(1, 1).canvas.get_supported_filetypes())
    if Path(path).suffix[1:] not in kinds:
        raise ValueError(f"{path}: the name of a picture ends in one of {', '.join(kinds)}")


def _mark(seat: int) -> tuple[str, str]:
    return MARKS[seat % len(MARKS)]


def _figure(wide: float, high: float) -> Figure:
    try:
        from matplotlib.figure import Figure  # no pyplot: nothing is shown, and nothing kept
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(NEEDS_EXTRA.format("matplotlib", "study"), name=error.name) from None
    return Figure((wide, high), layout="constrained")


def _percent(axis: Axis) -> None:
    from matplotlib.ticker import PercentFormatter

    axis.set_major_formatter(PercentFormatter(1))

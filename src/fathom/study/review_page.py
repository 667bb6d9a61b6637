"""A review as one HTML file that needs nothing else: no scripts, no fonts, no pictures from anywhere. It is written in
all languages; whoever reads it chooses."""

from __future__ import annotations

from html import escape

from fathom.core.marks import MARKS
from fathom.core.text import LANGUAGES, known
from fathom.study.review_words import accuracy_help, names, turning_words, whole
from fathom.study.reviews import Account, Review
from fathom.study.words import number, percent, say

NAMES = {"en": "English", "de": "Deutsch", "fr": "Français"}
DASHES = ("", "8 4", "2 3", "10 3 2 3")  # so that lines can be told apart without colours
TICKS, ROWS = 5, 20  # numbers below the graph, and rows of the same as a table, about

STYLE = """
:root { color-scheme: light dark; --ink: light-dark(#16242e, #e6edf1); --quiet: light-dark(#4a5a66, #a9b8c2);
  --line: light-dark(#ccd6dc, #33424c); --panel: light-dark(#f2f8fa, #16232b); --good: light-dark(#00704f, #4cd1a9);
  --warn: light-dark(#a84a00, #ff9a5c) }
.s0 { --c: light-dark(#8a5f00, #ffc145) } .s1 { --c: light-dark(#1f6f9f, #8fd0f5) }
.s2 { --c: light-dark(#00704f, #4cd1a9) } .s3 { --c: light-dark(#a84a00, #ff9a5c) }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 56rem; margin: 1.5rem auto; padding: 0 1rem; color: var(--ink);
  background: light-dark(#fff, #10181d) }
h1 { line-height: 1.2 } input { accent-color: #0b6e8a } label { margin-right: 1rem } article { display: none }
.note { color: var(--quiet); font-size: .9rem } .c { color: var(--c) }
.graph { position: relative; height: clamp(200px, 45vw, 320px); margin: 1rem .8rem 2rem 3rem }
.graph svg { position: absolute; width: 100%; height: 100%; overflow: visible }
.graph line { stroke: var(--line) } .graph polyline { fill: none; stroke: var(--c); stroke-width: 2.2 }
.graph :is(line, polyline) { vector-effect: non-scaling-stroke }
.graph span { position: absolute; font-size: .85rem; white-space: nowrap; color: var(--quiet) }
.graph .y { right: calc(100% + 6px); transform: translateY(-50%) } .graph .x { top: 100%; transform: translateX(-50%) }
.graph b { position: absolute; width: 1.3rem; transform: translate(-50%, -50%); border: 2px solid var(--c);
  border-radius: 1rem; background: light-dark(#fff, #10181d); font-size: .85rem; line-height: 1.2rem;
  text-align: center }
.legend { display: flex; flex-wrap: wrap; gap: 0 1.5rem; padding: 0; list-style: none }
.legend svg { width: 30px; height: 6px } .legend line { stroke: var(--c); stroke-width: 2.2 }
.turning { padding-left: 1.5rem } .turning li { margin-bottom: .8rem; padding: .5rem .8rem; border-radius: 8px;
  border-left: 4px solid var(--c); background: var(--panel) } .turning p { margin: 0 }
.better { color: var(--good) } .worth { color: var(--warn) }
table { border-collapse: collapse; width: 100%; max-width: 40rem }
th, td { padding: .15rem .5rem; text-align: right; font-weight: 400 }
th:first-child { text-align: left; padding-left: 1.4rem }
.whole :is(th, td) { border-top: 1px solid var(--line); font-weight: 650 } .whole th:first-child { padding-left: 0 }
summary { min-height: 44px; align-content: center; cursor: pointer }
@media (max-width: 600px) { th, td { padding: .15rem .25rem; font-size: .85rem } .turning { padding-left: 1.2rem } }
"""


def page(found: Review, lang: str) -> str:
    """The file; `lang` is the language that is shown first."""
    known(lang)
    game = found.record.replay(0).game
    title = escape(say(lang, "review-of", game=game.texts.format(lang, "game-name")))
    shows = "\n".join(f"#{each}:checked ~ .{each} {{ display: block }}" for each in LANGUAGES)
    radios = "".join(
        f'<input type="radio" name="lang" id="{each}"{" checked" if each == lang else ""}>'
        f'<label for="{each}" lang="{each}">{NAMES[each]}</label>'
        for each in LANGUAGES
    )
    articles = "\n".join(_article(found, each) for each in LANGUAGES)
    parts = (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n<title>{title}</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<style>{STYLE}{shows}\n</style>\n</head>\n<body>\n{radios}\n{articles}\n</body>\n</html>\n",
    )
    return "\n".join(parts)


def _article(found: Review, lang: str) -> str:
    game = found.record.replay(0).game
    parts = [
        f"<h1>{escape(say(lang, 'review-of', game=game.texts.format(lang, 'game-name')))}</h1>",
        _note(lang, "knowledge"),
        f"<h2>{escape(say(lang, 'chances'))}</h2>",
        _graph(found, lang),
        _note(lang, "chances-help"),
        "" if found.calibrated else _note(lang, "not-calibrated"),
        f"<h2>{escape(say(lang, 'turning'))}</h2>",
        _turning(found, lang),
        f"<h2>{escape(say(lang, 'luck'))}</h2>",
        _luck(found, lang),
        _note(lang, "luck-help"),
        f'<p class="note">{escape(accuracy_help(lang))}</p>',
        f'<p class="note">{escape(say(lang, "review-simulations", count=found.simulations))}</p>',
    ]
    return f'<article class="{lang}" lang="{lang}">\n' + "\n".join(filter(None, parts)) + "\n</article>"


def _note(lang: str, id: str) -> str:
    return f'<p class="note">{escape(say(lang, id))}</p>'


def _graph(found: Review, lang: str) -> str:
    """A line for each seat, over all moments; letters stand beside it, so that they are as large as elsewhere."""
    last, told = max(1, len(found.wins) - 1), names(found, lang)
    levels = (0, 25, 50, 75, 100)
    drawn = [f'<line x1="0" x2="{last}" y1="{level}" y2="{level}"/>' for level in levels]
    for seat, name in enumerate(told):
        line = " ".join(f"{moment},{100 * (1 - row[seat]):.1f}" for moment, row in enumerate(found.wins))
        drawn.append(f'<polyline class="s{seat}" points="{line}"{_dash(seat)}><title>{escape(name)}</title></polyline>')
    beside = [f'<span class="y" style="top:{100 - one}%">{escape(percent(one / 100, lang))}</span>' for one in levels]
    ticks = sorted({round(i * last / TICKS) for i in range(TICKS + 1)})
    beside += [f'<span class="x" style="left:{100 * tick / last:.1f}%">{tick}</span>' for tick in ticks]
    for number_of, one in enumerate(found.turning, 1):
        across, seat = 100 * one.step.moment / last, one.step.seat
        down = 100 * (1 - found.wins[one.step.moment][seat])
        beside.append(f'<b class="s{seat}" style="left:{across:.1f}%;top:{down:.1f}%">{number_of}</b>')
    picture = f'<svg viewBox="0 0 {last} 100" preserveAspectRatio="none" aria-hidden="true">{"".join(drawn)}</svg>'
    label = escape(say(lang, "chances"))
    return (
        f'<div class="graph" role="img" aria-label="{label}">{picture}{"".join(beside)}</div>'
        f'<ul class="legend">{"".join(_legend(found, told, lang))}</ul>{_as_table(found, told, lang)}'
    )


def _dash(seat: int) -> str:
    dash = DASHES[seat % len(DASHES)]
    return f' stroke-dasharray="{dash}"' if dash else ""


def _player(seat: int, name: str) -> str:
    return f'<span class="s{seat} c" aria-hidden="true">{MARKS[seat % len(MARKS)][0]}</span> {escape(name)}'


def _legend(found: Review, told: list[str], lang: str) -> list[str]:
    """Who has which line, and how it ended."""
    scores = found.record.replay().scores
    line = '<svg class="s{0}" viewBox="0 0 30 6" aria-hidden="true"><line x1="0" x2="30" y1="3" y2="3"{1}/></svg>'
    return [
        f"<li>{_player(seat, name)} {line.format(seat, _dash(seat))} "
        f"{escape(say(lang, 'end-points', points=scores[seat]))}</li>"
        for seat, name in enumerate(told)
    ]


def _as_table(found: Review, told: list[str], lang: str) -> str:
    """The same for whoever does not see the graph: some moments, and the last one."""
    last = len(found.wins) - 1
    moments = sorted({*range(0, last, max(1, last // ROWS)), last})
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in (say(lang, "plot-actions"), *told))
    rows = []
    for moment in moments:
        cells = "".join(f"<td>{escape(percent(win, lang))}</td>" for win in found.wins[moment])
        rows.append(f'<tr><th scope="row">{moment}</th>{cells}</tr>')
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    return f"<details><summary>{escape(say(lang, 'as-table'))}</summary>{table}</details>"


def _turning(found: Review, lang: str) -> str:
    if not found.turning:
        return f"<p>{escape(say(lang, 'turning-none'))}</p>"
    told, rows = names(found, lang), []
    for one in found.turning:
        words, seat = turning_words(found, one, lang), one.step.seat
        where = escape(say(lang, "turning-at", number=one.step.moment))
        rows.append(
            f'<li class="s{seat}"><p><strong>{_player(seat, told[seat])}</strong> · {where} · '
            f'<strong class="worth">{escape(words["worth_says"])}</strong></p>'
            f"<p>{escape(say(lang, 'turning-played', what=words['played_says']))}</p>"
            f'<p class="better">{escape(say(lang, "turning-better", what=words["better_says"]))}</p>'
            f'<p class="note">{escape(words["why_says"])}</p></li>'
        )
    return f'<ol class="turning">{"".join(rows)}</ol>'


def _luck(found: Review, lang: str) -> str:
    """For each player a row of the whole game, and one for each phase."""
    columns = ("player", "accuracy", "choices", "chance", "others")
    head = "".join(f'<th scope="col">{escape(say(lang, f"column-{column}"))}</th>' for column in columns)
    bodies = []
    for seat, name in enumerate(names(found, lang)):
        accuracy = found.accuracy[seat]
        rated = "" if accuracy is None else number(accuracy, lang)
        rows = [_moved(_player(seat, name), rated, whole(found.accounts[seat]), lang, ' class="whole"')]
        for i, one in enumerate(found.accounts[seat]):
            rows.append(_moved(escape(say(lang, f"phase-{i}")), "", one, lang))
        bodies.append(f"<tbody>{''.join(rows)}</tbody>")
    return f"<table><thead><tr>{head}</tr></thead>{''.join(bodies)}</table>"


def _moved(title: str, rated: str, one: Account, lang: str, kind: str = "") -> str:
    moved = (number(100 * part, lang, sign=True) for part in (one.choices, one.chance, one.others))
    cells = "".join(f"<td>{cell}</td>" for cell in (rated, *moved))
    return f'<tr{kind}><th scope="row">{title}</th>{cells}</tr>'

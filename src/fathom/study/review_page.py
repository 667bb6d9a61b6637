"""A review as one HTML file that needs nothing else: no scripts, no fonts, no pictures from anywhere. It is written in
all languages; whoever reads it chooses."""

from __future__ import annotations

from html import escape

from fathom.core.marks import MARKS
from fathom.core.text import LANGUAGES, known
from fathom.study.review_words import accuracy_help, names, turning_words, whole
from fathom.study.reviews import PHASES, Review
from fathom.study.words import number, percent, say

NAMES = {"en": "English", "de": "Deutsch", "fr": "Français"}
WIDTH, HEIGHT, LEFT, BOTTOM = 960, 320, 48, 24
DASHES = ("", "8 4", "2 3", "10 3 2 3")  # so that lines can be told apart without colours

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; color: #16242e;
  background: #fff }
input { accent-color: #0b6e8a } label { margin-right: 1rem } article { display: none }
table { border-collapse: collapse } th, td { padding: .2rem .7rem; text-align: right }
th:first-child, td:first-child { text-align: left } tbody tr { border-top: 1px solid #ccd6dc }
ol li { margin-bottom: 1rem } .note { color: #4a5a66 } svg { width: 100%; height: auto } .wide { overflow-x: auto }
@media (prefers-color-scheme: dark) { body { background: #10181d; color: #e6edf1 } .note { color: #a9b8c2 }
  tbody tr { border-color: #33424c } svg text { fill: #e6edf1 } }
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
    """A line for each seat, over all moments."""
    last, told = max(1, len(found.wins) - 1), names(found, lang)
    wide, high = WIDTH - LEFT, HEIGHT - BOTTOM

    def point(moment: int, win: float) -> str:
        return f"{LEFT + wide * moment / last:.1f},{high * (1 - win):.1f}"

    rows = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = high * (1 - share)
        rows.append(f'<line x1="{LEFT}" x2="{WIDTH}" y1="{y:.0f}" y2="{y:.0f}" stroke="#8fa3ae" stroke-width=".5"/>')
        label = escape(percent(share, lang))
        rows.append(f'<text x="{LEFT - 6}" y="{min(high, max(11, y + 4)):.0f}" text-anchor="end">{label}</text>')
    for seat, name in enumerate(told):
        _, colour = MARKS[seat % len(MARKS)]
        line = " ".join(point(moment, row[seat]) for moment, row in enumerate(found.wins))
        dash = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if DASHES[seat % len(DASHES)] else ""
        rows.append(
            f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"{dash}>'
            f"<title>{escape(name)}</title></polyline>"
        )
    for i, one in enumerate(found.turning, 1):
        across, down = point(one.step.moment, found.wins[one.step.moment][one.step.seat]).split(",")
        rows.append(f'<circle cx="{across}" cy="{down}" r="4" fill="{MARKS[one.step.seat % len(MARKS)][1]}"/>')
        rows.append(f'<text x="{across}" y="{max(11.0, float(down) - 8):.1f}" text-anchor="middle">{i}</text>')
    rows.append(f'<text x="{WIDTH}" y="{HEIGHT - 6}" text-anchor="end">{last}</text>')
    marks = "".join(
        f'<tspan fill="{MARKS[seat % len(MARKS)][1]}" dx="{18 if seat else 0}">{MARKS[seat % len(MARKS)][0]}</tspan> '
        f"{escape(name)}"
        for seat, name in enumerate(told)
    )
    rows.append(f'<text x="{LEFT}" y="{HEIGHT - 6}">{marks}</text>')
    label = escape(say(lang, "chances"))
    body = "".join(rows)
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}" font-size="12" '
        f'font-family="inherit" fill="currentColor">{body}</svg>'
    )


def _turning(found: Review, lang: str) -> str:
    if not found.turning:
        return f"<p>{escape(say(lang, 'turning-none'))}</p>"
    told, rows = names(found, lang), []
    for one in found.turning:
        words = turning_words(found, one, lang)
        where = f"{say(lang, 'turning-at', number=one.step.moment)}, {told[one.step.seat]}"
        lines = [
            f"<strong>{escape(where)}: {escape(words['worth_says'])}</strong>",
            escape(say(lang, "turning-played", what=words["played_says"])),
            escape(say(lang, "turning-better", what=words["better_says"])),
            escape(words["why_says"]),
        ]
        rows.append("<li>" + "<br>".join(lines) + "</li>")
    return "<ol>" + "".join(rows) + "</ol>"


def _luck(found: Review, lang: str) -> str:
    """A row for each player and phase."""
    columns = ("player", "accuracy", "choices", "chance", "others")
    head = "".join(f'<th scope="col">{escape(say(lang, f"column-{column}"))}</th>' for column in columns)
    rows = []
    for seat, name in enumerate(names(found, lang)):
        accuracy = found.accuracy[seat]
        phases = [("phase-all", whole(found.accounts[seat]))]
        phases += [(f"phase-{i}", found.accounts[seat][i]) for i in range(PHASES)]
        for i, (phase, one) in enumerate(phases):
            told = "" if accuracy is None or i else number(accuracy, lang)
            moved = (number(100 * part, lang, sign=True) for part in (one.choices, one.chance, one.others))
            title = f"{name}: {say(lang, phase)}"
            cells = "".join(f"<td>{cell}</td>" for cell in (told, *moved))
            rows.append(f'<tr><th scope="row">{escape(title)}</th>{cells}</tr>')
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'

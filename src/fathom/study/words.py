"""Hints and reviews in words, in three languages."""

from __future__ import annotations

from typing import Any

from fathom.core.position import State
from fathom.core.text import Texts
from fathom.study.advice import EXACT, ONLY, OPEN, OTHERS, Hint, Part

TEXTS = Texts("fathom.study")
COMMA = ("de", "fr")
ODDS_GAP = 0.05  # of a probability: less is not worth a word


def say(lang: str, id: str, **args: Any) -> str:
    """A message of the studies."""
    return TEXTS.format(lang, id, args)


def number(value: float, lang: str, sign: bool = False) -> str:
    """A number of points, with one decimal, as the language writes it."""
    value = round(value, 1) + 0.0  # no minus before a zero
    text = f"{value:+.1f}" if sign else f"{value:.1f}"
    text = text.replace("-", "−")
    return text.replace(".", ",") if lang in COMMA else text


def percent(share: float, lang: str) -> str:
    """A share in percent."""
    return say(lang, "percent", share=round(100 * share))


def source(state: State, name: str, lang: str) -> str:
    """What a source of points is called."""
    return state.game.texts.format(lang, f"source-{name}") if name else say(lang, "source-rest")


def gains(state: State, why: tuple[Part, ...], lang: str, better: bool = True) -> str:
    """What a choice brings more than another, by sources: Contracts +1.4, Keys −0.3 points, and 0.5 points fewer for
    the others. If it is called better although all this speaks against it, that is said, too."""
    own = [f"{source(state, one.source, lang)} {number(one.points, lang, sign=True)}" for one in why if _own(one)]
    told = [say(lang, "gains-own", parts=", ".join(own))] if own else []
    for one in why:
        if not _own(one):
            id = "gains-others-more" if one.points > 0 else "gains-others-fewer"
            told.append(say(lang, id, points=number(abs(one.points), lang)))
    both = say(lang, "gains-both", own=told[0], others=told[1]) if len(told) > 1 else told[0]
    pays = sum(one.points if _own(one) else -one.points for one in why) > 0
    return both if pays or not better else say(lang, "gains-later", gains=both)


def _own(part: Part) -> bool:
    return part.source != OTHERS


def sentence(state: State, found: Hint, lang: str) -> str:
    """Why the first choice, in a sentence."""
    if found.sure == ONLY:
        return say(lang, "why-only")
    if found.sure == EXACT and len(found.choices) > 1:
        first, second = (choice.points or 0.0 for choice in found.choices[:2])
        if round(first - second, 1) == 0:
            return say(lang, "why-even")
        return say(lang, "why-exact", points=number(first - second, lang)) + _better_odds(state, found, lang)
    if not found.why:
        return say(lang, "why-even")
    if found.sure == OPEN:
        return say(lang, "why-open", gains=gains(state, found.why, lang, better=False))
    return say(lang, "why-gains", gains=gains(state, found.why, lang))


def _better_odds(state: State, found: Hint, lang: str) -> str:
    """Where dice decide, what the first choice makes likelier than the second."""
    first, second = (dict(state.odds(found.seat, choice.action, lang)) for choice in found.choices[:2])
    gaps = {words: chance - second.get(words, 0.0) for words, chance in first.items()}
    best = max(gaps, key=lambda words: gaps[words], default=None)
    if best is None or gaps[best] < ODDS_GAP:
        return ""
    now, then = percent(first[best], lang), percent(second.get(best, 0.0), lang)
    return " " + say(lang, "why-odds", what=best, now=now, then=then)


def hint_json(state: State, found: Hint, lang: str) -> dict[str, Any]:
    """A hint as JSON, with its words. `state`: the position it is for, or one that its seat cannot tell from it."""
    game = state.game
    choices = [
        {
            "action": game.text(choice.action),
            "says": game.describe(state, choice.action, lang),
            "visits": choice.visits,
            "win": _rounded(choice.win),
            "spread": _rounded(choice.spread),
            "points": None if choice.points is None else round(choice.points, 2),
            "odds": [[words, round(chance, 4)] for words, chance in state.odds(found.seat, choice.action, lang)],
        }
        for choice in found.choices
    ]
    exact = None if found.worths is None else {game.text(a): round(worth, 3) for a, worth in found.worths.items()}
    return {
        "seat": found.seat,
        "moment": found.moment,
        "choices": choices,
        "sure": found.sure,
        "sure_says": say(lang, f"sure-{found.sure}"),
        "agreement": found.agreement,
        "why": [{"source": part.source, "points": part.points} for part in found.why],
        "why_says": sentence(state, found, lang),
        "simulations": found.simulations,
        "calibrated": found.calibrated,
        "worths": exact,
    }


def _rounded(share: float | None) -> float | None:
    return None if share is None else round(share, 4)

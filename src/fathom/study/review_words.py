"""A review in words and figures, for JSON, the terminal and the page in a file."""

from __future__ import annotations

from typing import Any

from fathom.study.reviews import NOISE, PHASES, Account, Review, Turning, rated_choice
from fathom.study.words import gains, percent, say


def names(found: Review, lang: str) -> list[str]:
    """Who sat where: the seat's name, and what the record says about it."""
    game = found.record.replay(0).game
    known = found.record.about
    about = [name.strip() for name in known.get("players", known.get("seats", "")).split(",")]
    told = [game.texts.format(lang, "table-player", {"seat": seat + 1}) for seat in range(found.seats)]
    return [f"{name} ({who})" for name, who in zip(told, about, strict=True)] if len(about) == len(told) else told


def whole(accounts: tuple[Account, ...]) -> Account:
    """All phases together."""
    rows = [(one.choices, one.chance, one.others) for one in accounts]
    return Account(*(sum(column) for column in zip(*rows, strict=True)))


def turning_words(found: Review, one: Turning, lang: str) -> dict[str, Any]:
    """A turning point in words."""
    step, state = one.step, found.record.replay(one.step.moment)
    game = state.game
    brings = one.why and say(lang, "why-better", gains=gains(state, one.why, lang))
    why = brings or say(lang, "why-better-even")
    return {
        "moment": step.moment,
        "seat": step.seat,
        "played": game.text(step.played),
        "played_says": game.describe(state, step.played, lang),
        "better": game.text(step.best),
        "better_says": game.describe(state, step.best, lang),
        "win_better": round(step.win_best, 4),
        "win_played": round(step.win_played, 4),
        "loss": round(step.loss, 4),
        "worth_says": say(
            lang, "turning-worth", better=percent(step.win_best, lang), played=percent(step.win_played, lang)
        ),
        "why": [{"source": part.source, "points": part.points} for part in one.why],
        "why_says": why,
    }


def accuracy_help(lang: str) -> str:
    """What the accuracy is."""
    counted = {"ten": round(rated_choice(0.1)), "twenty": round(rated_choice(0.2))}
    return say(lang, "accuracy-help", **counted, noise=round(100 * NOISE))


def review_json(found: Review, lang: str) -> dict[str, Any]:
    """A review as JSON. `knowledge`: that everything is from what the seats could know."""
    text, record = found.record.replay(0).game.text, found.record
    players = []
    for seat, name in enumerate(names(found, lang)):
        phases = [*found.accounts[seat], whole(found.accounts[seat])]
        keys = [*(f"phase-{i}" for i in range(PHASES)), "phase-all"]
        luck = {key: {k: round(v, 4) for k, v in vars(one).items()} for key, one in zip(keys, phases, strict=True)}
        accuracy = found.accuracy[seat]
        players.append(
            {
                "seat": seat,
                "name": name,
                "accuracy": None if accuracy is None else round(accuracy, 1),
                "win": found.wins[-1][seat],
                "luck": luck,
            }
        )
    steps = [
        {
            "moment": step.moment,
            "seat": step.seat,
            "played": text(step.played),
            "best": text(step.best),
            "choices": step.choices,
            "drew": step.drew,
            "loss": round(step.loss, 4),
        }
        for step in found.steps
    ]
    return {
        "game": record.game,
        "version": record.version,
        "knowledge": "seat",
        "calibrated": found.calibrated,
        "simulations": found.simulations,
        "players": players,
        "wins": [[round(win, 4) for win in row] for row in found.wins],
        "steps": steps,
        "turning": [turning_words(found, one, lang) for one in found.turning],
    }

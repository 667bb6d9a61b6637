"""What was wrong, for people: a code that programs can rely on, and a sentence in their language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from fathom.core.game import Game
from fathom.core.position import State
from fathom.core.text import Texts

TEXTS = Texts("fathom.server")

STATUS = {
    "who": 401,
    "not-yours": 403,
    "origin": 403,
    "closed": 403,
    "spectators-quiet": 403,
    "no-hints": 403,
    "no-table": 404,
    "no-game": 404,
    "no-address": 404,
    "no-puzzle": 404,
    "no-review": 404,
    "method": 405,
    "too-large": 413,
    "host": 421,
    "invalid": 422,
    "too-often": 429,
    "enough": 429,
    "internal": 500,
    "storage": 503,
}  # all others contradict the state of the table: 409

LISTENING: list[Callable[[str], object]] = []  # who counts the refusals: a server does, a browser does not


class Refusal(Exception):
    """A request that is not carried out. Nothing has changed."""

    def __init__(
        self,
        code: str,
        *,
        rule: tuple[Game, str] | None = None,
        cause: Callable[[str], str] | None = None,
        **args: Any,
    ) -> None:
        super().__init__(code)
        self.code, self.args_, self.rule, self.cause = code, args, rule, cause
        self.status = STATUS.get(code, 409)
        for heard in LISTENING:
            heard(code)

    def to_json(self, lang: str) -> dict[str, Any]:
        """The refusal as it is sent."""
        # Fluent takes no long words, and JSON no lone surrogates.
        words = {
            k: v[:400].encode(errors="replace").decode() if isinstance(v, str) else v for k, v in self.args_.items()
        }
        said = TEXTS.format(lang, f"refusal-{self.code}", words)
        return {
            "code": self.code,
            "message": said,
            "rule": None if self.rule is None else rule_json(*self.rule, lang),
            "cause": None if self.cause is None else self.cause(lang),
        }


def forbidden(position: State, action: int, rule: str) -> Refusal:
    """That a rule forbids an action, and the cause in this position, which only the seat that decides may hear."""

    def cause(lang: str) -> str:
        why = position.why(action, lang)
        return "" if why is None else why.cause

    return Refusal("illegal", rule=(position.game, rule), cause=cause)


def rule_json(game: Game, id: str, lang: str) -> dict[str, str]:
    """A rule of the rules page."""
    rule = game.rule(id, lang)
    return {"id": rule.id, "section": rule.section, "text": rule.text}


def complaint(errors: Sequence[Any]) -> str:
    """What is wrong with a message, in one line."""
    first = errors[0]
    where = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path"))
    return f"{where}: {first['msg']}"[:300] if where else str(first["msg"])[:300]

"""The five levels as characters, the same in every game, for everybody who shows them: the page, the server and the
terminal. Names and sentences are in `text/`; the page draws the faces."""

from __future__ import annotations

from dataclasses import dataclass

from fathom.bots import bots
from fathom.core.text import Texts

LEVELS = ("beginner", "casual", "good", "strong", "expert")
USUAL = "casual"  # for a newcomer

_TEXTS = Texts("fathom.bots")


@dataclass(frozen=True)
class Character:
    """A bot as people see it. One from another package has nothing but its name; one for experiments has no level."""

    bot: str
    name: str
    level: str | None = None
    style: str | None = None


def character(bot: str, lang: str) -> Character:
    """A bot in words, whatever settings follow its name."""

    def said(what: str) -> str | None:
        id = f"{what}-{bot.partition(':')[0]}"
        return _TEXTS.format(lang, id) if _TEXTS.has(lang, id) else None

    return Character(bot, said("name") or bot, said("level"), said("style"))


def words(lang: str, id: str, **args: object) -> str:
    """A sentence about bots."""
    return _TEXTS.format(lang, id, args)


def characters(lang: str) -> list[Character]:
    """Those of the levels, weakest first, then all other bots."""
    others = [name for name in bots() if name not in LEVELS]
    return [character(name, lang) for name in (*LEVELS, *others)]

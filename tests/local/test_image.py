"""The image that the page without a server starts from has all it takes: nothing can be read in it any more that was
not read when it was made."""

from __future__ import annotations

import json
import subprocess
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import fathom
from fathom.bots.levels import PROMISED
from fathom.core.text import LANGUAGES
from fathom.server.choosing import question
from fathom.server.thinking import hint_question
from fathom.study.positions import encode
from tests.tables import positions, tables
from tests.web.browsing import golden, stored
from tests.web.sites import built

TESTS = Path(__file__).parents[1]
MOMENTS = 2  # of each table


def asked(name: str) -> list[dict[str, Any]]:
    """What a page may ask: every bot and hints at some moments of some tables, the study board, a review."""
    found: list[dict[str, Any]] = []
    for number, options in enumerate(tables(name)[:3]):
        game = fathom.load(name, **options)
        for state in islice(positions(game, seed=number), 5, 5 + 40 * MOMENTS, 40):
            seat, lang = state.actor, LANGUAGES[number % len(LANGUAGES)]
            assert seat is not None
            for bot in (*PROMISED, "greedy", "random"):
                found.append({"job": "choose", **question(bot, state, 1.0, f"{number}.{seat}")})
            found.append({**hint_question(state, seat, lang, len(found)), "step": 0})
    state = fathom.load(name).new(seed=1)
    found.append({"job": "board", "ask": "hint", "seat": None, "changes": {}, "code": encode(state), "lang": "de"})
    held = golden(stored(name, most=2))
    found.append({"job": "review", "record": json.dumps(held)})
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", fathom.games())
def test_every_question_is_answered(name: str, tmp_path: Path) -> None:
    questions = asked(name)
    (tmp_path / "questions.json").write_text(json.dumps(questions))
    command = ["node", str(TESTS / "image_node.mjs"), str(built()), str(tmp_path / "questions.json")]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr[-2000:]
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    assert len(answers) == len(questions)
    for one, answer in zip(questions, answers, strict=True):
        assert "failed" not in answer, f"{one['job']} {one.get('bot')}: {answer['failed']}"

"""Makes what lies in tests/golden: finished games, their readable transcripts, and counts of positions.

    python tools/golden.py            make what is missing
    python tools/golden.py --renew    make transcripts and counts anew (look at the diff)

tests/<game>/golden.toml says which there are. Finished games are never made anew: they must replay for ever. To
change what a rule does, raise the game's version, say so in the changelog, and add new ones.
"""

from __future__ import annotations

import hashlib
import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import fathom
from fathom.bots import ask, bot
from fathom.core.chance import Recorder, Seeded

TESTS = Path(__file__).parent.parent / "tests"
FOLDER = TESTS / "golden"

GAMES: dict[str, list[tuple[str, dict[str, Any]]]] = {}  # the tables of each game, by label
COUNTED: dict[str, list[tuple[int, int]]] = {}  # after so many random actions, so many plies deep
for _game in fathom.games():
    if (_file := TESTS / _game / "golden.toml").exists():
        _wanted = tomllib.loads(_file.read_text(encoding="utf-8"))
        GAMES[_game] = list(_wanted["games"].items())
        COUNTED[_game] = [(moment, depth) for moment, depth in _wanted["counted"]]


def play(name: str, options: dict[str, Any], seed: int) -> fathom.State:
    """A game between greedy bots, with a random one among them."""
    state = fathom.load(name, **options).new(seed=seed)
    seats = [
        bot("random" if seat == state.game.seats - 1 else "greedy", seed + seat) for seat in range(state.game.seats)
    ]
    while state.actor is not None:
        state.apply(ask(seats[state.actor], state, seed))
    return state


def short(state: fathom.State) -> str:
    """A position in twelve letters."""
    return hashlib.sha256(state.raw.pack()).hexdigest()[:12]


def transcript(record: fathom.Record) -> Iterator[str]:
    """Every decision of a game, as a person would tell it; all hands open."""
    state = record.replay(at=0)
    game = state.game
    yield f"{game.name}, version {game.version} of its rules"
    yield f"options: {', '.join(f'{key} {value}' for key, value in game.options.items())}"
    yield f"set-up: {' '.join(map(str, record.setup))}"
    yield from (f"    {game.say(event)}" for event in state.events(None))
    for i, move in enumerate(record.moves):
        action = game.action(move.action)
        yield ""
        yield f"{i}: seat {state.actor}, scores {state.scores}, ranks {state.ranks}, state {short(state)}"
        yield f"  may: {', '.join(game.text(a) for a in state.legal())}"
        yield f"  does: {move.action}: {game.describe(state, action)}"
        actor = state.actor
        state.apply(action, chance=move.outcomes)
        if move.outcomes:
            yield f"  chance: {' '.join(map(str, move.outcomes))}"
        yield from (f"    {game.say(event)}" for event in state.events(actor))
    yield ""
    yield f"over: scores {state.scores}, ranks {state.ranks}, state {short(state)}"


def divide(game: fathom.Game, raw: Any, source: int, depth: int) -> dict[str, list[str]]:
    """Below each first action, the hashes of all positions so many plies deep; chance goes on from `source`."""
    rules = game.rules

    def leaves(g: Any, state: int, left: int) -> Iterator[str]:
        if left == 0 or g.over:
            yield hashlib.sha256(g.pack()).hexdigest()[:16]
            return
        offers: list[int] = []
        rules.legal(g, offers)
        for action in offers:
            after, seeded = g.clone(), Seeded.at(state)
            rules.advance(after, action, Recorder(seeded, events=False), [])
            yield from leaves(after, seeded.state, left - 1)

    found, offers = {}, list[int]()
    rules.legal(raw, offers)
    for action in offers:
        after, seeded = raw.clone(), Seeded.at(source)
        rules.advance(after, action, Recorder(seeded, events=False), [])
        found[game.text(action)] = list(leaves(after, seeded.state, depth - 1))
    return found


def position(name: str, options: dict[str, Any], moment: int) -> fathom.State:
    """A position some random actions into a game."""
    state, chooser = fathom.load(name, **options).new(seed=1), Seeded(1)
    for _ in range(moment):
        legal = state.legal()
        state.apply(legal[chooser.pick(len(legal))])
    return state


def counts(name: str, options: dict[str, Any]) -> list[dict[str, Any]]:
    """Leaf counts of a few positions: in all, below each first action, and a hash of the sorted leaves."""
    rows = []
    for moment, depth in COUNTED[name]:
        state = position(name, options, moment)
        found = divide(state.game, state.raw, Seeded(1).state, depth)
        every = sorted(leaf for leaves in found.values() for leaf in leaves)
        rows.append(
            {
                "moment": moment,
                "depth": depth,
                "leaves": len(every),
                "hash": hashlib.sha256("".join(every).encode()).hexdigest()[:16],
                "divide": {action: len(leaves) for action, leaves in found.items()},
            }
        )
    return rows


def main() -> None:
    """Make what is missing; with `--renew`, transcripts and counts anew."""
    renew = "--renew" in sys.argv[1:]
    FOLDER.mkdir(exist_ok=True)
    for name, tables in GAMES.items():
        for label, options in tables:
            game_file = FOLDER / f"{name}-{label}.json"
            if not game_file.exists():
                game_file.write_text(fathom.Record.of(play(name, options, seed=len(label))).to_json(), encoding="utf-8")
            record = fathom.Record.from_json(game_file.read_text(encoding="utf-8"))
            if label.isdigit():
                told, counted = FOLDER / f"{name}-{label}.txt", FOLDER / f"{name}-{label}-counts.json"
                if renew or not told.exists():
                    told.write_text("\n".join(transcript(record)) + "\n", encoding="utf-8")
                if renew or not counted.exists():
                    counted.write_text(json.dumps(counts(name, options), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

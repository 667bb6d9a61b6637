"""What every state promises, in random games of every game: no rule is named here."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import numpy as np
import pytest

import fathom
from fathom.core.chance import Seeded
from fathom.core.registry import definition
from tests.tables import EVERY_GAME, EVERY_TABLE, GAMES, positions, rotated, secrets, tables


@pytest.mark.sampled
@EVERY_TABLE
def test_referee_watches_random_games(name: str, options: dict[str, Any], proving: bool) -> None:
    """Every invariant at every decision; legal actions ascend, and there are always at least two, or one that must be
    asked. Games at each table from short to as long as they get: 60 of each length, in a sample one."""
    capped = "round_cap" in definition(name).options.options
    for part, rounds in enumerate((5, 12, 25, 100)):
        length: dict[str, Any] = {"round_cap": rounds} if capped else {}
        game = fathom.load(name, **options, **length)
        for seed in range(60 * part, 60 * part + (60 if proving else 1)):
            watch(game, seed)


def watch(game: fathom.Game, seed: int) -> None:
    """A random game under the eyes of the referee."""
    for state in positions(game, seed):
        state.check()
        legal = state.legal()
        asked = len(legal) == 1 and game.rules.must_ask(state.raw, legal[0])
        assert (len(legal) >= 2 or asked) != state.over
        assert legal == sorted(set(legal))
        assert (state.actor is None) == state.over
    if game.seats > 1:  # who plays alone can lose
        assert state.ranks.count(0) >= 1
        assert max(state.scores) == state.scores[state.ranks.index(0)]


@pytest.mark.sampled
@rotated(0)
def test_one_answer_to_every_question(name: str, options: dict[str, Any], proving: bool) -> None:
    """What no rule forbids is listed, by itself or by the action that means the same; a refused one changes nothing."""
    game = fathom.load(name, **options)
    known = set(game.definition.rules.values())
    for seed in range(2 if proving else 1):
        for at, state in enumerate(positions(game, seed)):
            if at % (5 if proving else 10) and not state.over:
                continue
            legal, before = set(state.legal()), state.raw.pack()
            for action in range(game.num_actions):
                why = state.explain(action)
                assert (why is None) == (state.same(action) in legal), f"{game.text(action)}: {why}"
                assert why is None or why in known
                if why is not None and at % 50 == 0:
                    with pytest.raises(fathom.IllegalAction) as caught:
                        state.apply(action)
                    assert caught.value.rule == why
                    assert caught.value.message
            assert state.raw.pack() == before


@pytest.mark.sampled
@rotated(1)
def test_clones_are_isolated(name: str, options: dict[str, Any]) -> None:
    """No action reaches a copy taken earlier, and a copy plays on exactly like its original."""
    game = fathom.load(name, **options)
    copies: list[tuple[fathom.State, bytes, int]] = []
    for state in positions(game, seed=3):
        copies.append((state.clone(), state.raw.pack(), len(state.history)))
    for copy, packed, moment in copies:
        assert copy.raw.pack() == packed
        assert len(copy.history) == moment
        assert game.definition.table.unpack(packed) == copy.raw
    copy, chooser = copies[len(copies) // 2][0].clone(), Seeded(3)
    for _ in copy.history:
        chooser.pick(2)
    while not copy.over:
        legal = copy.legal()
        copy.apply(legal[chooser.pick(len(legal))])
    assert copy.raw == state.raw


@pytest.mark.sampled
@rotated(2)
def test_views_and_observations_are_sound(name: str, options: dict[str, Any], proving: bool) -> None:
    game = fathom.load(name, **options)
    for at, state in enumerate(positions(game, seed=4, limit=150)):
        if at % 3 and not proving:
            continue
        for seat in (None, *range(game.seats)):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
        for seat in range(game.seats):
            seen = state.observe(seat)
            assert seen.shape == game.observation_shape
            assert abs(seen).max() < 20


def samples(game: fathom.Game, seed: int, every: int, rare: int, limit: int = 10**9) -> Iterator[fathom.State]:
    """Positions of a random game: regular ones, and the first `rare` of every phase, so that none is missed."""
    seen: Counter[int] = Counter()
    for at, state in enumerate(positions(game, seed, limit)):
        seen[state._raw.phase] += 1
        if at % every == 0 or seen[state._raw.phase] <= rare:
            yield state


@pytest.mark.sampled
@rotated(1)
def test_determinise_keeps_the_view_and_varies_the_rest(name: str, options: dict[str, Any], proving: bool) -> None:
    game = fathom.load(name, **options)
    varied, seeds = 0, 4 if proving else 1
    for seed in range(seeds):
        for state in samples(game, seed, every=10, rare=12) if proving else samples(game, seed, every=25, rare=3):
            before = state.raw.pack()
            for seat in range(game.seats):
                guesses = [state.determinise(seat, seed=i) for i in range(3)]
                for guess in guesses:
                    guess.check()
                    assert guess.view(seat) == state.view(seat)
                    assert guess.observe(seat).tobytes() == state.observe(seat).tobytes()
                    if state.actor == seat:
                        assert guess.legal() == state.legal()
                    assert guess.history == []
                varied += len({guess.raw.pack() for guess in guesses}) > 1
                assert state.determinise(seat, seed=1).raw == guesses[1].raw
            assert state.raw.pack() == before
    assert varied > 5 * seeds * secrets(name, options) or varied == secrets(name, options) == 0


@pytest.mark.sampled
@rotated(2)
def test_a_guess_has_a_future_of_its_own(name: str, options: dict[str, Any], proving: bool) -> None:
    """What chance will bring is hidden, too: a guess neither shows it nor uses it up."""
    game = fathom.load(name, **options)
    compared = other = 0
    for seed in range(4 if proving else 1):
        for state in samples(game, seed, every=20 if proving else 10, rare=3, limit=300):
            if state.actor is None:
                continue
            twin, guess = state.clone(), state.determinise(state.actor, seed=seed)
            shown = guess.clone()
            play_on(guess, seed, 25)
            one, two = state.clone(), twin.clone()
            assert play_on(one, seed, 25) == play_on(two, seed, 25)
            assert one.raw == two.raw
            for action in state.legal():
                real, guessed = twin.clone(), shown.clone()
                real.apply(action)
                guessed.apply(action)
                if real.history[-1].outcomes:
                    compared += 1
                    other += guessed.history[-1].outcomes != real.history[-1].outcomes
    assert compared > (20 if proving else 5)
    assert other > compared / 2


def play_on(state: fathom.State, seed: int, limit: int) -> list[tuple[int, ...]]:
    """Play at random; the outcomes of chance on the way."""
    start, chooser = len(state.history), Seeded(seed)
    while not state.over and len(state.history) < start + limit:
        legal = state.legal()
        state.apply(legal[chooser.pick(len(legal))])
    return [turn.outcomes for turn in state.history[start:]]


@pytest.mark.sampled
@rotated(0)
def test_information_flow(name: str, options: dict[str, Any], proving: bool) -> None:
    """Two games that differ only in what a seat cannot see send it equal bytes: views, events, refusals, choices."""
    game = fathom.load(name, **options)
    compared, seeds = 0, 12 if proving else 2
    rare = (20 if proving else 8) if 0 < secrets(name, options) < 1 else 2
    for seed in range(seeds):
        for at, state in enumerate(samples(game, seed, every=40, rare=rare)):
            if state.over:
                continue
            for seat in range(game.seats):
                other = state.determinise(seat, seed=at)
                other._chance.source = Seeded(at)
                mine = state.clone()
                mine._chance.source = Seeded(at)
                compared += walk_together(game, mine, other, seat, Seeded(seed + at))
    assert (
        compared > (80 if proving else 20) * seeds * secrets(name, options) or compared == secrets(name, options) == 0
    )


def walk_together(game: fathom.Game, one: fathom.State, other: fathom.State, seat: int, chooser: Seeded) -> int:
    """Play the same actions in both and compare all that the seat gets; how often that was done while they differed.
    The walk ends where chance draws from what is hidden, or where another seat is asked in only one of the two because
    of a card that only it knows: that it is asked shows in time, not in any text."""
    compared = int(one._raw.pack() != other._raw.pack())
    assert standing(game, one, seat) == standing(game, other, seat)
    for _ in range(6):
        common = sorted(set(one.legal()) & set(other.legal()))
        if not common:
            break
        action = common[chooser.pick(len(common))]
        one.apply(action)
        other.apply(action)
        differ = one._raw.pack() != other._raw.pack()
        if differ and not one.can_undo:
            break  # somebody learned something
        if (one.actor, one._raw.phase) != (other.actor, other._raw.phase):
            assert {one.actor, other.actor} != {seat}
            break
        assert sent(game, one, seat) == sent(game, other, seat)
        compared += differ
    return compared


def standing(game: fathom.Game, state: fathom.State, seat: int) -> dict[str, Any]:
    """What a seat sees of a position, and what it may do there."""
    parts: dict[str, Any] = {"view": state.view(seat)}
    if state.actor == seat:
        parts["legal"] = [game.describe(state, action) for action in state.legal()]
        parts["refused"] = [state.explain(action) for action in range(0, game.num_actions, 7)]
    return parts


def sent(game: fathom.Game, state: fathom.State, seat: int) -> str:
    """Everything that goes to a seat, as text."""
    events = state.events(seat)
    parts = {"events": [e.to_json() for e in events], "said": [game.say(event, "de") for event in events]}
    return json.dumps({**standing(game, state, seat), **parts}, sort_keys=True)


@pytest.mark.sampled
@rotated(1)
def test_undo_and_redo_equal_replay(name: str, options: dict[str, Any], proving: bool) -> None:
    """Take back as far as possible at every moment, play the same again, and stand where one stood."""
    game = fathom.load(name, **options)
    undone = 0
    seeds, every = ((6, 7, 8), 3) if proving else ((6,), 4)
    for at, state in enumerate(chain.from_iterable(positions(game, seed, limit=130) for seed in seeds)):
        if at % every:
            continue
        packed, history, trail = state.pack(), list(state.history), []
        while state.can_undo:
            last = state.history[-1]
            assert last.outcomes == ()
            trail.append(last.action)
            state.undo()
            undone += 1
        with pytest.raises(ValueError, match="nothing to take back"):
            state.undo()
        assert fathom.Record.of(state).replay().pack() == state.pack()
        for action in reversed(trail):
            state.apply(action, chance=[])
        assert state.pack() == packed
        assert state.history == history
    assert undone > (0 if not proving else 30 if secrets(name, options) == 1 else 3)


@EVERY_GAME
def test_undo_keeps_what_was_edited(name: str) -> None:
    """A position is edited between two actions: taking back the later one leads to the edit, the earlier one before."""
    game = fathom.load(name, **tables(name)[0])
    for state in positions(game, seed=3):
        if state.can_undo and not state.over:
            break
    later, earlier = state.clone(), state.clone()
    earlier.undo()
    while not later.over and later.can_undo:
        later.raw.actor = later.raw.actor  # from here on anything may have been done to it
        before, actions = later.clone(), [a for a in later.legal() if not later.trial(a).history[-1].outcomes]
        for action in actions:
            later.apply(action)
            if later.can_undo:
                later.undo()
                assert later.pack() == before.pack()
                later.undo()
                assert later.pack() == earlier.pack()
                return
            later = before.clone()
        break
    pytest.skip("nothing here can be taken back twice")


@pytest.mark.sampled
@rotated(2)
def test_records_replay_and_round_trip(name: str, options: dict[str, Any]) -> None:
    game = fathom.load(name, **options)
    for seed in range(2):
        *_, state = positions(game, seed)
        record = fathom.Record.of(state)
        again = fathom.Record.from_json(record.to_json())
        assert again == record
        replayed = again.replay()
        assert replayed.raw == state.raw
        assert replayed.history == state.history
        assert again.replay(at=0).raw == game.new(seed=seed).raw
        middle = again.replay(at=len(record.moves) // 2)
        assert len(middle.history) == len(record.moves) // 2


@EVERY_GAME
def test_scripted_chance_must_fit(name: str) -> None:
    game = fathom.load(name)
    for state in positions(game, seed=8):
        for action in state.legal():
            trial = state.clone()
            trial.apply(action)
            outcomes = list(trial.history[-1].outcomes)
            if not outcomes:
                continue
            before, legal = state.raw.pack(), state.legal()
            rest = outcomes[1:]
            for bad in (outcomes[:-1], [*outcomes, 0], [-1, *rest], [10**6, *rest], ["x"], [None], [1.0]):
                with pytest.raises(ValueError, match="script"):
                    state.apply(action, chance=bad)  # type: ignore[arg-type]
                assert state.raw.pack() == before
                assert state.legal() == legal
            state.clone().apply(action, chance=outcomes)
            return
    pytest.fail("no chance in a whole game")


@EVERY_GAME
def test_same_seed_same_game_in_any_process(name: str) -> None:
    source = (
        "import sys; sys.path.insert(0, '.')\n"
        "from tests.tables import positions\nimport fathom, hashlib\n"
        f"states = [s.raw.pack() for s in positions(fathom.load({name!r}), seed=11)]\n"
        "print(hashlib.sha256(b''.join(states)).hexdigest())"
    )
    hashes = set()
    for hash_seed in ("0", "1"):
        run = subprocess.run(
            [sys.executable, "-c", source],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        hashes.add(run.stdout)
    assert len(hashes) == 1
    assert fathom.load(name).new().raw != fathom.load(name).new().raw, "without a seed every game is another"


@EVERY_GAME
def test_bad_calls_get_clear_errors(name: str) -> None:
    game = fathom.load(name)
    state = game.new(seed=1)
    before = state.raw.pack()
    for call in (
        lambda: state.view(99),
        lambda: state.view(-1),
        lambda: state.determinise(7),
        lambda: state.observe(9),
    ):
        with pytest.raises(ValueError, match=r"seats are 0\.\."):
            call()
    for bad in (-1, 10**9, 1.5, "key 1", None, True):
        for door in (state.apply, state.explain, game.text):
            with pytest.raises(ValueError, match="no such action"):
                door(bad)  # type: ignore[arg-type]
    first = np.int64(state.legal()[0])
    assert state.explain(first) is None, "numpy's integers are integers"  # type: ignore[arg-type]
    assert state.view(np.int32(1)) == state.view(1)  # type: ignore[arg-type]
    for seat in (None, 99):
        with pytest.raises(ValueError, match=r"seats are 0\.\."):
            state.determinise(seat)  # type: ignore[arg-type]
    for seed in ("x", 1.5, True, [1]):
        with pytest.raises(ValueError, match="a seed is an integer"):
            game.new(seed=seed)  # type: ignore[arg-type]
    assert game.new(seed=-1).raw == game.new(seed=2**64 - 1).raw
    with pytest.raises(ValueError, match="language"):
        game.describe(state, state.legal()[0], lang="xx")
    with pytest.raises(ValueError, match="no rule"):
        game.rule("NO-SUCH-RULE")
    assert state.raw.pack() == before


def test_unknown_games_and_options_list_what_there_is() -> None:
    with pytest.raises(ValueError, match=f"there are {', '.join(GAMES)}"):
        fathom.load("chess")
    with pytest.raises(fathom.OptionError, match="did you mean 'players'"):
        fathom.load("otys", player=3)
    with pytest.raises(fathom.OptionError, match=r"allowed: 2\.\.4"):
        fathom.load("otys", players=5)
    with pytest.raises(fathom.OptionError, match="allowed: fr, de"):
        fathom.load("otys", edition="it")
    assert fathom.load("otys", edition="de").options["sponsor5b"] == "swap"
    assert fathom.load("otys", edition="de", sponsor5b="move").options["sponsor5b"] == "move"
    assert fathom.load("otys", players="4", author_variant=True).options["author_variant"] == "on"


@EVERY_GAME
def test_edited_positions(name: str) -> None:
    """A scenario edits the raw state: the choices follow at once, undo keeps the edit, a record refuses it."""
    game = fathom.load(name, **tables(name)[0])
    state = game.new(seed=2)
    raw = state.raw
    assert fathom.Record.of(state).replay().raw == raw
    raw.over = 1
    assert state.legal() == []
    assert state.actor is None
    with pytest.raises(fathom.RecordError, match="edited"):
        fathom.Record.of(state)
    with pytest.raises(fathom.RecordError, match="edited"):
        fathom.Record.of(game.new(seed=2).determinise(0, seed=1))


@EVERY_GAME
def test_plain_states_travel(name: str) -> None:
    """A plain state pickles, as bots in other processes need it."""
    raw = fathom.load(name).new(seed=5).raw
    assert pickle.loads(pickle.dumps(raw)) == raw

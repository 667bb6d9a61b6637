"""The exact adviser: against brute force over all outcomes, against known odds, and as the greedy bot uses it."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, product
from typing import Any

import pytest

import fathom
from fathom.bots import ask, bot, worlds
from fathom.core.chance import Recorder, Seeded
from fathom.games.octodice.odds import Appraisal, Die, Odds, Roll, ThreeRolls
from fathom.games.octodice.state import (
    BOT,
    CRYSTAL,
    DIGITS,
    EXTRA,
    EXTRAS,
    KEEP,
    KEEP_AGAIN,
    LAB,
    OCTOPUS,
    RESEARCH,
    SUBMARINE,
)
from fathom.games.octodice.tables import BLACK_OCTOPUS, CONTENT
from tests.octodice.scenario import Scenario
from tests.tables import PACKS, positions

DICE: tuple[Die, ...] = tuple((die < 3, tuple(sorted(CONTENT[die]))) for die in range(6))
ODDS = Odds(DICE)
WEIGHTS = fathom.load("octodice", players=2).weights()
RED_1, BLUE_2, GREEN_0 = 1 * DIGITS + 1, 2 * DIGITS + 2, 3 * DIGITS

# Six dice that are not alike and show little, so that everything can be tried out.
SMALL: tuple[Die, ...] = (
    (True, (0, 0, 0, 5, 5, 5)),
    (True, (0, 0, 0, 5, 5, 5)),
    (True, (0, 1, 1, 1, 5, 5)),
    (False, (0, 0, 28, 28, 28, 28)),
    (False, (0, 0, 1, 1, 28, 28)),
    (False, (0, 0, 0, 0, 0, 0)),
)


def final(dice: tuple[Die, ...], shown: Any) -> Roll:
    """Six shown contents as a final roll."""
    pairs = list(zip(dice, shown, strict=True))
    whites, blacks = ([content for die, content in pairs if die[0] == white] for white in (True, False))
    return tuple(sorted(whites)), tuple(sorted(blacks))


def falls(dice: tuple[Die, ...], which: tuple[int, ...]) -> Iterator[tuple[Fraction, tuple[int, ...]]]:
    """All ways in which some dice can fall, with their probability; equal faces of one die together."""
    counted = [sorted(Counter(dice[die][1]).items()) for die in which]
    for way in product(*counted):
        yield Fraction(math.prod(count for _, count in way), 6 ** len(which)), tuple(content for content, _ in way)


def reckoned(dice: tuple[Die, ...], appraise: Appraisal, shown: tuple[int, ...], free: tuple[int, ...]) -> Fraction:
    """The expected appraisal when two of the free dice are to be kept, by trying out everything."""
    return max(kept(dice, appraise, shown, free, pair) for pair in combinations(free, 2))


def kept(
    dice: tuple[Die, ...], appraise: Appraisal, shown: tuple[int, ...], free: tuple[int, ...], pair: tuple[int, ...]
) -> Fraction:
    left = tuple(die for die in free if die not in pair)
    total = Fraction(0)
    for chance, fallen in falls(dice, left):
        after = list(shown)
        for die, content in zip(left, fallen, strict=True):
            after[die] = content
        value = appraise(final(dice, after)) if len(left) == 2 else reckoned(dice, appraise, tuple(after), left)
        total += chance * value
    return total


def odd_appraisal(roll: Roll) -> int:
    """Something without any structure."""
    return hash(roll) % 1000


def octopods(roll: Roll) -> int:
    return roll[0].count(OCTOPUS) + roll[1].count(BLACK_OCTOPUS)


@pytest.mark.parametrize("appraise", [odd_appraisal, octopods])
def test_keeps_equal_brute_force_with_dice_that_differ(appraise: Appraisal) -> None:
    shuffle = random.Random(1)
    for _ in range(3):
        shown = tuple(shuffle.choice(die[1]) for die in SMALL)
        found = ThreeRolls(Odds(SMALL), appraise).keeps(shown)
        for pair, value in found.items():
            assert value == kept(SMALL, appraise, shown, tuple(range(6)), pair)
        assert max(found.values()) == reckoned(SMALL, appraise, shown, tuple(range(6)))


def test_second_keeps_equal_brute_force_with_the_dice_of_the_game() -> None:
    shuffle = random.Random(2)
    for _ in range(20):
        shown = tuple(shuffle.choice(die[1]) for die in DICE)
        aside = shuffle.sample(range(6), 2)
        free = tuple(die for die in range(6) if die not in aside)
        found = ThreeRolls(ODDS, odd_appraisal).keeps(shown, aside)
        for pair, value in found.items():
            assert value == kept(DICE, odd_appraisal, shown, free, pair)
        best = ThreeRolls(ODDS, odd_appraisal).best(shown, aside)
        assert found[best] == reckoned(DICE, odd_appraisal, shown, free)


def test_equal_pairs_are_there_once_with_the_first_dice() -> None:
    shown = (CRYSTAL, CRYSTAL, LAB, RED_1, RED_1, RED_1)
    assert set(ThreeRolls(ODDS, octopods).keeps(shown)) == {(0, 1), (0, 2), (0, 3), (2, 3), (3, 4)}
    assert set(ThreeRolls(ODDS, octopods).keeps(shown, (0, 3))) == {(1, 2), (1, 4), (2, 4), (4, 5)}
    with pytest.raises(ValueError, match="of six or of four, not of 5"):
        ThreeRolls(ODDS, octopods).keeps(shown, (0,))


@pytest.mark.parametrize("aside", [(), (1, 4)])
def test_the_outlook_is_a_distribution_with_the_expected_appraisal(aside: tuple[int, ...]) -> None:
    shown = (CRYSTAL, OCTOPUS, LAB, RED_1, BLACK_OCTOPUS, BLUE_2)
    turn = ThreeRolls(ODDS, octopods)
    for pair, value in turn.keeps(shown, aside).items():
        outlook = turn.outlook(shown, aside, pair)
        assert sum(outlook.values()) == 1
        assert sum(chance * octopods(roll) for roll, chance in outlook.items()) == value
        for whites, blacks in outlook:
            assert len(whites) == len(blacks) == 3
            assert all(shown[die] in (whites if die < 3 else blacks) for die in (*aside, *pair))


def test_one_roll_of_six_dice() -> None:
    """33.5 / 40.2 / 20.1 / 5.4 / 0.8 / 0.06 / 0.002 % for 0 to 6 octopods."""
    found: Counter[int] = Counter()
    for key, ways in ODDS.rolls(tuple(ODDS.kind_of)).items():
        found[octopods(ODDS.final(key))] += ways
    assert sum(found.values()) == 6**6
    assert [found[count] for count in range(7)] == [math.comb(6, count) * 5 ** (6 - count) for count in range(7)]


def wants(symbols: set[int], faces: set[int]) -> Appraisal:
    """1 for a final roll with one of these symbols and one of these faces."""
    return lambda roll: int(bool(symbols & set(roll[0])) and bool(faces & set(roll[1])))


REACHED: list[tuple[Appraisal, float, float]] = [
    (wants({RESEARCH}, {BLUE_2}), 0.55, 0.18),
    (wants({LAB}, {BLUE_2}), 0.55, 0.18),
    (wants({LAB}, {0, GREEN_0}), 0.71, 0.30),
    (wants({BOT, SUBMARINE}, {BLUE_2}), 0.71, 0.30),
    (lambda roll: int(octopods(roll) >= 2), 0.62, 0.26),
]


@pytest.mark.parametrize(("aim", "three", "one"), REACHED)
def test_what_can_be_reached_in_three_rolls_and_in_one(aim: Appraisal, three: float, one: float) -> None:
    """The odds that are known of the game, to the percent."""
    assert round(float(ThreeRolls(ODDS, aim).at_start()), 2) == three
    rolls = ODDS.rolls(tuple(ODDS.kind_of))
    assert round(sum(ways * aim(ODDS.final(key)) for key, ways in rolls.items()) / 6**6, 2) == one


def test_at_start_is_the_mean_over_first_rolls() -> None:
    turn, total = ThreeRolls(Odds(SMALL), octopods), Fraction(0)
    for chance, shown in falls(SMALL, tuple(range(6))):
        total += chance * max(turn.keeps(shown).values())
    assert turn.at_start() == total


# The appraisal of the greedy bot


def best_of_turn(game: fathom.Game, g: Any) -> float:
    """The best heuristic value that main actions and octopus action reach, by trying out everything."""
    rules, seat, quiet = game.rules, g.actor, Recorder(Seeded(0), events=False)
    reached = [g]
    for done in range(2):
        for at in [at for at in reached if bin(at.used).count("1") == 2 * done]:
            at.phase = (rules.MAIN, rules.MAIN_AGAIN)[done]
            offers: list[int] = []
            rules.legal(at, offers)
            for white, black, effect in (game.vocabulary.values[action][1] for action in offers[:-1]):
                after = at.clone()
                rules.flex(after, seat, white, black, effect, quiet)
                after.used |= 1 << white | 8 << black
                rules.act(after, seat, effect, rules.row_of(after), done, quiet)
                reached.append(after)
    for at in reached:
        rules.catch(at, seat, rules.own_octopods(at), rules.third_of(at), rules.row_of(at), 2, quiet)
    return max(float(rules.estimate(at, WEIGHTS, seat)) for at in reached)


@pytest.mark.parametrize("data", [None, PACKS["octodice"]], ids=["box", "pack"])
def test_the_appraisal_is_what_the_main_actions_reach(data: Any) -> None:
    """It comes close to trying everything out; only what a new function does for the octopus action is left out."""
    game = fathom.load("octodice", players=1, data=data)
    errors = []
    for seed in range(12):
        for state in positions(game, seed):
            g = state.raw
            if g.phase == game.rules.MAIN:
                shown = [game.rules.CONTENT[die][g.dice[die]] for die in range(6)]
                roll = tuple(sorted(shown[:3])), tuple(sorted(shown[3:]))
                best = best_of_turn(game, g.clone()) - game.rules.estimate(g, WEIGHTS, 0)
                errors.append(abs(best - game.rules.reckoning(g, WEIGHTS)(roll)))
    assert len(errors) > 50
    assert sum(error > 0.5 for error in errors) < len(errors) / 10


@pytest.mark.parametrize("data", [None, PACKS["octodice"]], ids=["box", "pack"])
def test_prospects_go_with_the_legal_keeps(data: Any) -> None:
    game = fathom.load("octodice", players=2, data=data)
    for state in positions(game, 5):
        values = state.prospects()
        if state.over or state.raw.phase not in (KEEP, KEEP_AGAIN, EXTRA):
            assert values is None
        else:
            assert values is not None
            assert len(values) == len(state.legal())
            assert all(math.isfinite(value) for value in values)


def reckoned_by(
    world: worlds.World, state: fathom.State, weights: tuple[float, ...] | None = None
) -> list[float] | None:
    """What `reckon` says of the legal actions."""
    game = state.game
    out, worth = world.offers(game.num_actions), world.values(game.num_actions)
    room, states = world.values(game.rules.ROOM), world.states(state.pack(), 1)
    known = world.reckon(states, out, world.row(weights or game.weights()), room, worth)
    assert world.packed(states) == state.pack()
    return [float(value) for value in worth[: len(state.legal())]] if known else None


def test_reckoned_keeps_are_what_the_odds_say() -> None:
    """Two ways to the same figures: sets in a grid, and `ThreeRolls`, which is held against brute force above. That one
    takes effects that hardly touch each other for independent, hence the tolerance; and it does not look at others."""
    game = fathom.load("octodice", players=2)
    alone = tuple(0.0 if name == "left" else w for name, w in zip(game.rules.WEIGHTS, game.weights(), strict=True))
    for state in positions(game, 8):
        if not state.over:
            values, known = reckoned_by(worlds.plain(game), state, alone), state.prospects()
            assert (values is None) == (known is None)
            if values is not None and known is not None:
                base = (
                    0.0 if state.raw.phase == EXTRA else game.rules.estimate(state.raw, game.weights(), state.raw.actor)
                )
                assert [value - base for value in values] == pytest.approx(known, abs=0.02)


def test_dice_that_differ_are_left_to_the_odds() -> None:
    game = fathom.load("octodice", players=2, data=PACKS["octodice"])
    assert game.rules.ROOM == 0
    state = next(state for state in positions(game, 8) if state.raw.phase == KEEP)
    assert reckoned_by(worlds.plain(game), state) is None
    assert state.prospects() is not None


def test_what_dice_give_another_is_set_against_them() -> None:
    """Unless the other has no extra action left."""
    game = fathom.load("octodice", players=2)
    generous = tuple(0.0 if name == "left" else w for name, w in zip(game.rules.WEIGHTS, game.weights(), strict=True))
    seen = 0
    for state in positions(game, 8):
        if not state.over and state.raw.phase == KEEP:
            kind, envious = reckoned_by(worlds.plain(game), state, generous), reckoned_by(worlds.plain(game), state)
            assert kind is not None
            assert envious is not None
            other = state.raw.players[1 - state.raw.actor]
            if other.extras == EXTRAS:
                assert envious == kind
            else:
                assert all(one <= more for one, more in zip(envious, kind, strict=True))
                seen += envious != kind
    assert seen


@pytest.mark.slow
@pytest.mark.prove
def test_both_worlds_reckon_the_same() -> None:
    game = fathom.load("octodice", players=3)
    fast = worlds.prepare(game)
    for state in positions(game, 9):
        if not state.over:
            assert reckoned_by(fast, state) == reckoned_by(worlds.plain(game), state)


def test_the_greedy_bot_keeps_what_is_worth_most() -> None:
    game = fathom.load("octodice", players=1)
    player = bot("greedy", 1)
    for state in positions(game, 3):
        if not state.over and state.raw.phase in (KEEP, KEEP_AGAIN):
            values = game.rules.prospects(state.raw, WEIGHTS)
            assert values is not None
            assert ask(player, state, 1) == state.legal()[values.index(max(values))]


def test_octopods_are_kept_when_one_is_missing() -> None:
    """One box is free, everything else is full: the octopus is kept."""
    s = Scenario(players=1, crystals=5, research=5, bots="yellow yellow red red blue blue green green white white")
    s.give(0, crystals=5, research=5, submarines="yellow red blue green white", boxes=1, markers="2 2 2")
    for colour in range(5):
        s.me.bots[colour] = 2
    s.first_roll("crystal lab bot / yellow-0 octopus red-1")
    choice = s.game.text(ask(bot("greedy", 1), s.state, 1))
    assert "B2" in choice.split()


EXACT = [
    (
        "two yellow faces serve Flexi-Lab once",
        "A1B1C1/D1E1F1/G1H1I1",
        "0 - -",
        "bot bot octopus / yellow-0 yellow-0 octopus",
    ),
    (
        "Flexi-Tec and Flexi-Lab together",
        "A1B1C1/D1E1F1/G1H1I1",
        "0 0 -",
        "research research lab / yellow-0 yellow-0 red-1",
    ),
    (
        "Octo-Sub adds for a submarine",
        "C1B1A1/F1E1D1/G1H1I1",
        "1 - -",
        "submarine crystal octopus / blue-2 blue-2 octopus",
    ),
    ("Octo-Sub without a submarine", "C1B1A1/F1E1D1/G1H1I1", "1 - -", "lab crystal octopus / blue-2 blue-2 octopus"),
    ("Octo-Catch adds always", "C1B1A1/F2E1D1/G1H1I1", "1 - -", "octopus octopus octopus / blue-2 blue-2 red-1"),
    ("two steps in one column", "B2A1C1/D1E1F1/G1H1I1", "- - -", "lab lab octopus / green-0 red-1 octopus"),
    ("one digit is one step", "B2A1C1/D1E1F1/G1H1I1", "- 2 2", "lab lab octopus / green-0 green-0 octopus"),
    (
        "research goes on to the next colour",
        "B2A1C1/D1E1F1/G1H1I1",
        "- - -",
        "research research octopus / yellow-0 red-1 octopus",
    ),
]


@pytest.mark.parametrize(("layout", "markers", "roll"), [row[1:] for row in EXACT], ids=[row[0] for row in EXACT])
@pytest.mark.parametrize("options", [{}, {"octo_catch": "symbol"}, {"octo_from_zero": "off"}], ids=str)
def test_the_appraisal_is_exact(layout: str, markers: str, roll: str, options: dict[str, Any]) -> None:
    s = Scenario(players=1, layout=layout, markers=markers, roll=roll, **options)
    shown = [s.game.rules.CONTENT[die][s.g.dice[die]] for die in range(6)]
    final_roll = tuple(sorted(shown[:3])), tuple(sorted(shown[3:]))
    best = best_of_turn(s.game, s.g.clone()) - s.game.rules.estimate(s.g, WEIGHTS, 0)
    assert s.game.rules.reckoning(s.g, WEIGHTS)(final_roll) == pytest.approx(best)


def test_the_second_keep_reckons_with_what_the_first_one_knew() -> None:
    """The last reckoning is remembered, but only for the same turn of the same game."""
    first, other = Scenario(players=1, crystals=5), Scenario(players=1)
    for s in (first, other):
        s.first_roll("crystal crystal bot / yellow-0 octopus red-1")
    alone = other.state.prospects()
    assert first.state.prospects() != alone
    assert other.state.prospects() == alone
    other.play("keep W1 B2", chance=other.faces("lab lab green-0 blue-2", "W2 W3 B1 B3"))
    again = other.state.prospects()
    other.game.rules.LAST.clear()
    assert other.state.prospects() == again


def test_a_hidden_extra_action_is_judged_by_what_it_will_do() -> None:
    s = Scenario(extra_order="simultaneous", virtual_player="on", roll="crystal bot octopus / blue-2 red-1 octopus")
    s.play("stop")
    values = s.state.prospects()
    assert values is not None
    worth = dict(zip(s.legal(), values, strict=True))
    assert worth["octopus 2"] > worth["octopus 1"]
    assert worth["use W1 B1 crystal-2"] > worth["stop"]
    assert s.game.text(ask(bot("greedy", 1), s.state, 1)) == max(worth, key=lambda text: worth[text])


@pytest.mark.slow
def test_the_greedy_bot_alone() -> None:
    """What it reaches in the first-game layout (a careful person some 35 points); it does not hope for lucky dice."""
    game, scores = fathom.load("octodice", players=1, layout="first-game"), list[int]()
    for seed in range(16):
        state, player = game.new(seed=seed), bot("greedy", seed)
        while not state.over:
            state.apply(ask(player, state, seed))
        scores += state.scores
    assert sum(scores) / len(scores) > 36

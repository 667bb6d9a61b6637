"""The end of the game, the winner, the places."""

from __future__ import annotations

from typing import Any

import pytest

from tests.otys.board import Board

rule = pytest.mark.rule

# The trader of level 1 sells a tech for one point.
TRADER = "SP EN ME | TR PL FU TE EX"


def one_point(s: Board) -> Board:
    """The seat whose turn it is sells a tech of level 1 for a point and ends the turn."""
    seat = s.g.current
    s.seat_column(seat, TRADER)
    s.cubes(seat, 1, "T1")
    s.g.store[3] = 0
    s.play("key 1", "go", "sell tech points")
    if s.g.current == seat and not s.state.over:
        s.play("surface")
    return s


def table(players: int, scores: tuple[int, ...], **given: Any) -> Board:
    s = Board(players, **given)
    for seat, score in enumerate(scores):
        s.set_score(seat, score)
    return s


# When it ends


@rule("OTYS-END-01", "OTYS-GOAL-01")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_the_round_is_played_to_its_end(players: int, first: int) -> None:
    for step in range(players):
        s = table(players, (17,) * players, first_player=first)
        for before in range(step):
            assert s.g.current == (first + before) % players
            s.turn("key 5")
        one_point(s)
        assert s.g.ending
        for after in range(step + 1, players):
            assert not s.state.over
            assert s.g.current == (first + after) % players
            s.turn("key 5")
        assert s.state.over
        assert [player.turns for player in s.g.players[:players]] == [1] * players


@rule("OTYS-END-01")
def test_the_others_take_a_whole_turn_in_the_last_round() -> None:
    s = one_point(table(3, (17, 0, 0)))
    assert s.g.current == 1
    one_point(s)
    one_point(s)
    assert s.state.over
    assert s.state.scores == (18, 1, 1)


@rule("OTYS-END-01")
def test_seventeen_points_do_not_end_the_game() -> None:
    s = one_point(table(2, (16, 16)))
    one_point(s)
    assert s.state.scores == (17, 17)
    assert not s.state.over
    assert (s.g.round, s.g.current) == (2, 0)


@rule("OTYS-END-01", "OTYS-Q-30")
def test_passing_eighteen_ends_it_too() -> None:
    s = table(2, (17, 0), levels={5: "M1 P2"}).play("complete C07 5", "key 1", "go", "take")
    s.turn("key 1")
    assert s.state.over
    assert s.state.scores == (20, 0)


@rule("OTYS-END-01", "OTYS-Q-37")
@pytest.mark.parametrize("source", ["contract", "upgrade", "store", "front", "back"])
def test_every_source_of_points_ends_it(source: str) -> None:
    given: dict[str, Any] = {
        "contract": {"levels": {5: "M1 P2"}, "score": 15},
        "upgrade": {"sponsors": "4A 1A 2A 3A 5A", "score": 17},
        "store": {"column": TRADER, "levels": {1: "T1"}, "score": 17},
        "front": {"sponsors": "2B 1A 4A 3A 5A", "display": {1: "R10 R04"}, "score": 17},
        "back": {"levels": {5: "M1 P2"}, "tokens": {5: "R05"}, "score": 14},
    }[source]
    actions = {
        "contract": ["complete C07 5", "key 1"],
        "upgrade": ["key 1", "sponsor"],
        "store": ["key 1", "go", "sell tech points"],
        "front": ["key 1", "token 1 1", "accept"],
        "back": ["complete C07 5", "key 1"],
    }[source]
    s = Board(2, **given).play(*actions)
    assert s.me.score == 18
    assert s.g.ending
    if s.g.current == 0:
        s.idle(1)
    s.turn("key 1")
    assert s.state.over


@rule("OTYS-Q-37")
def test_reaching_the_goal_does_not_stop_the_turn() -> None:
    s = Board(2, score=17, sponsors="4A 1A 2A 3A 5A", credits=2, batteries=1).play("key 1", "sponsor")
    assert s.g.ending
    assert not s.state.over
    s.play("propeller U1 U2", "go", "take", "bonus")
    assert (s.held(1), s.me.neutral, s.used(), s.g.current) == ("M1", 1, "1", 1)
    assert s.column() == "ME* SP TR | EN PL FU TE EX"
    s.turn("key 1")
    assert s.state.over


@rule("OTYS-Q-37")
def test_before_the_key_was_chosen() -> None:
    s = Board(2, score=16, levels={5: "M1 P2"}, first_player=0).play("complete C07 5")
    assert s.g.ending
    s.refused("go", "OTYS-TURN-03")
    assert "key 1" in s.choices()


@rule("OTYS-Q-37", "OTYS-END-01")
def test_the_last_player_of_the_round_ends_it_at_once() -> None:
    s = table(3, (0, 0, 17))
    s.turn("key 1").turn("key 1")
    assert s.g.current == 2
    one_point(s)
    assert s.state.over
    assert s.g.round == 1


@rule("OTYS-Q-37", "OTYS-Q-28")
def test_the_last_turn_includes_the_neighbours_answer() -> None:
    s = table(2, (17, 0), author_variant="on", others={1: "TR ME EN | SP PL FU TE EX"})
    s.seat_column(0, "SP EN ME | TR PL FU TE EX")
    s.cubes(0, 1, "T1")
    s.play("key 1", "go", "sell tech points")
    s.seat_column(0, "TR SP EN | ME PL FU TE EX")
    s.me.batteries = 1
    s.play("key 1", "go", "copy left", "take", "surface")
    assert (s.state.over, s.state.actor) == (False, 0)
    s.play("oxygen")
    assert s.state.over


@rule("OTYS-END-01")
def test_nothing_can_be_done_after_the_end() -> None:
    s = one_point(one_point(table(2, (17, 0))))
    assert s.state.over
    assert s.state.actor is None
    assert s.choices() == []
    for action in ("key 2", "go", "surface", "decline", "sponsor"):
        s.refused(action, "OTYS-END-01")


@rule("OTYS-Q-40")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_round_cap(first: int) -> None:
    s = Board(3, round_cap=2, first_player=first)
    for key in ("key 1", "key 2"):
        for _ in range(3):
            assert not s.state.over
            s.turn(key)
    assert s.state.over
    assert not s.g.ending
    assert [player.turns for player in s.g.players[:3]] == [2, 2, 2]


# Who has won


@rule("OTYS-END-02", "OTYS-GOAL-01")
def test_most_points_win_not_the_one_who_ended_it() -> None:
    s = one_point(table(2, (17, 17)))
    s.seat_column(1, TRADER.replace("TR", "TR*"))
    s.cubes(1, 1, "T1")
    s.g.store[3] = 0
    s.play("key 1", "go", "sell tech points", "surface")
    assert s.state.over
    assert s.state.scores == (18, 19)
    assert s.state.ranks == (1, 0)


@rule("OTYS-END-02")
@pytest.mark.parametrize(
    ("scores", "ranks"),
    [
        ((18, 17), (0, 1)),
        ((3, 18), (1, 0)),
        ((5, 20, 9), (2, 0, 1)),
        ((19, 18, 2), (0, 1, 2)),
        ((1, 2, 3, 18), (3, 2, 1, 0)),
        ((18, 4, 11, 7), (0, 3, 1, 2)),
    ],
)
def test_places_by_points(scores: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    s = table(len(scores), scores)
    for seat in range(len(scores)):
        s.cubes(seat, 5, f"M{ranks[seat]}")
    assert s.state.scores == scores
    assert s.state.ranks == ranks


@rule("OTYS-END-03", "OTYS-END-04", "OTYS-Q-29")
@pytest.mark.parametrize(
    ("scores", "cubes", "ranks"),
    [
        ((18, 18), (2, 3), (1, 0)),
        ((18, 18), (3, 3), (0, 0)),
        ((18, 17), (0, 6), (0, 1)),
        ((18, 18, 18), (1, 2, 3), (2, 1, 0)),
        ((18, 18, 18), (4, 4, 4), (0, 0, 0)),
        ((18, 18, 18), (4, 2, 4), (0, 2, 0)),
        ((18, 18, 18), (2, 4, 2), (1, 0, 1)),
        ((9, 20, 9), (1, 0, 2), (2, 0, 1)),
        ((9, 20, 9), (2, 0, 2), (1, 0, 1)),
        ((20, 20, 5), (0, 1, 6), (1, 0, 2)),
        ((18, 18, 7, 7), (1, 1, 5, 5), (0, 0, 2, 2)),
        ((18, 18, 7, 7), (2, 1, 5, 6), (0, 1, 3, 2)),
        ((7, 18, 7, 7), (3, 0, 3, 4), (2, 0, 2, 1)),
        ((18, 7, 7, 7), (0, 3, 3, 3), (0, 1, 1, 1)),
        ((4, 4, 4, 18), (1, 2, 3, 0), (3, 2, 1, 0)),
        ((6, 6, 6, 6), (2, 2, 2, 2), (0, 0, 0, 0)),
    ],
)
def test_ties_are_broken_by_resources_in_all_places(
    scores: tuple[int, ...], cubes: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    s = table(len(scores), scores)
    for seat, count in enumerate(cubes):
        s.cubes(seat, 5, f"F{count}")
    assert s.state.ranks == ranks
    assert [board["rank"] for board in s.state.view(None)["players"]] == list(ranks)


@rule("OTYS-END-03")
def test_resources_of_all_levels_and_types_count_for_the_tie() -> None:
    s = table(2, (18, 18))
    s.cubes(0, 5, "M3 T3")
    for level, held in ((1, "M1 P1"), (2, "F1"), (3, "T1"), (4, "P2"), (5, "M1")):
        s.cubes(1, level, held)
    assert s.state.ranks == (1, 0)


@rule("OTYS-END-03", "OTYS-END-04", "OTYS-END-05")
def test_nothing_but_resources_breaks_a_tie() -> None:
    s = table(2, (18, 18), credits=9, batteries=5, neutral=3, mechanic=3, hacker=3, hand="C10", first_player=1)
    s.seat_column(0, "TR* SP* EN* | ME* PL* FU* TE* EX*")
    s.give_token(0, 2, "R04")
    s.g.store = [3, 3, 3, 3]
    assert s.state.ranks == (0, 0)


@rule("OTYS-END-05")
def test_left_overs_give_no_points() -> None:
    s = table(2, (17, 12), credits=30, batteries=12, levels={4: "M5", 5: "T5"}, contracts="C01 C02")
    one_point(s)
    s.g.players[1].credits = 40
    one_point(s)
    assert s.state.over
    assert s.state.scores == (18, 13)
    assert s.state.ranks == (0, 1)


@rule("OTYS-END-02", "OTYS-Q-40", "OTYS-Q-29")
def test_places_after_the_round_cap() -> None:
    s = table(3, (4, 9, 4), round_cap=1)
    s.cubes(2, 3, "P1")
    for _ in range(3):
        s.turn("key 1")
    assert s.state.over
    assert s.state.ranks == (2, 0, 1)

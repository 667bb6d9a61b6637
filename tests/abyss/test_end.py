"""The end of the game: the Court that runs dry, the seventh Lord, the last round, and what happens at the very end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.abyss.ending import end_game
from tests.abyss.scenario import Scenario, take_turn

rule = pytest.mark.rule

STACKS = {"crab": "crab-1", "squid": "squid-1"}  # two, so that the next player, too, has a choice
SHEPHERD = "seahorse-3 seahorse-5"  # pays for the Shepherd
SIX = "seeker hunter trader peddler shopkeeper apprentice"  # Lords without keys
OTHER_SIX = "jailer assassin illusionist corruptor traitor schemer"


def ending(s: Scenario) -> int | None:
    seat: int | None = s.state.view(None)["ending"]
    return seat


def order_of_turns(s: Scenario) -> list[int]:
    """Whose turns come from now on, the present one included."""
    order = []
    while not s.state.over:
        order.append(s.g.current)
        s.end_turn()
    return order


# The Court after the action


@rule("ABYSS-EX-7", "ABYSS-AMB-02")
def test_the_court_bonus() -> None:
    s = Scenario(hand=SHEPHERD, court="keeper reaper shepherd", lord_deck=10, council=STACKS)
    s.play("court 3", "cheapest")
    assert s.court[:2] == ["keeper", "reaper"]
    assert (len(s.court), s.state.view(None)["lord_deck"], s.pearls()) == (6, 6, [2, 0])
    assert (s.lords(), ending(s)) == ({"shepherd"}, None)


@rule("ABYSS-AMB-02")
@pytest.mark.parametrize("action", ["explore", "council crab"])
def test_no_bonus_unless_a_lord_was_taken(action: str) -> None:
    s = Scenario(keys=3, court="keeper reaper", lord_deck=5, council=STACKS).next(cards="crab-1").play(action)
    if action == "explore":
        s.play("take")
    s.play("location jail")
    assert (s.g.current, s.pearls(), s.court) == (1, [0, 0], ["keeper", "reaper"])


@rule("ABYSS-AMB-02", "ABYSS-AMB-06")
def test_one_bonus_for_an_action_and_before_the_locations() -> None:
    s = Scenario(hand=SHEPHERD, keys=2, court="keeper shepherd", lord_deck=0, council=STACKS)
    s.play("court 2", "cheapest")
    assert (s.phase, s.pearls()) == ("controlling", [2, 0])
    s.play("location jail")
    assert (s.g.current, s.pearls()) == (1, [2, 0])


@rule("ABYSS-AMB-02")
def test_one_bonus_for_two_lords_of_one_action() -> None:
    s = Scenario(hand="squid-5 squid-4", pearls=6, court="corruptor shepherd keeper", lord_deck=0, council=STACKS)
    s.play("court 1", "cheapest", "court 2")
    assert (s.court, s.pearls()) == (["keeper"], [2, 0])


# What brings the end


@rule("ABYSS-END-01")
@pytest.mark.parametrize(
    "lords",
    [SIX, SIX.replace("trader", "trader!"), SIX.replace("trader peddler", "trader@depths peddler@depths")],
)
def test_the_seventh_lord_brings_the_end(lords: str) -> None:
    s = Scenario(hand=SHEPHERD, lords=lords, council=STACKS)
    assert ending(s) is None
    s.play("court 3", "cheapest")
    assert (ending(s), s.state.over, s.g.current) == (0, False, 1)
    assert {"kind": "ending", "seat": 0} in s.told()


@rule("ABYSS-END-01")
def test_six_lords_do_not() -> None:
    s = Scenario(hand=SHEPHERD, lords=" ".join(SIX.split()[:5]), others={1: {"lords": OTHER_SIX}})
    s.play("court 3", "cheapest")
    assert (ending(s), s.state.over) == (None, False)


@rule("ABYSS-END-02", "ABYSS-AMB-03")
@pytest.mark.parametrize("court_end", ["refill", "gap"])
@pytest.mark.parametrize(("deck", "lords", "end"), [(0, 2, 0), (3, 5, 0), (4, 6, None), (5, 6, None)])
def test_a_refill_that_fails_brings_the_end(deck: int, lords: int, end: int | None, court_end: str) -> None:
    court = "keeper reaper shepherd"
    s = Scenario(hand=SHEPHERD, court=court, lord_deck=deck, council=STACKS, court_end=court_end)
    s.play("court 3", "cheapest")
    assert (len(s.court), s.pearls(), ending(s), s.g.current) == (lords, [2, 0], end, 1)
    if end == 0:
        assert order_of_turns(s) == [1]


@rule("ABYSS-END-02", "ABYSS-AMB-03")
@pytest.mark.parametrize(("court_end", "end"), [("refill", None), ("gap", 0)])
@pytest.mark.parametrize("way", ["recruit", "explore"])
def test_a_gap_and_an_empty_lord_deck(court_end: str, end: int | None, way: str) -> None:
    court = "keeper reaper shepherd miller"
    s = Scenario(hand=SHEPHERD, court=court, lord_deck=0, council=STACKS, court_end=court_end)
    if way == "recruit":
        s.play("court 3", "cheapest")
    else:
        s.explore("crab-2").play("take")
    assert (ending(s), s.g.current) == (end, 1)


@rule("ABYSS-AMB-03")
@pytest.mark.parametrize(("deck", "court"), [(1, "keeper reaper"), (0, "keeper reaper miller landowner hunter trader")])
def test_a_gap_alone_or_an_empty_deck_alone_is_no_end(deck: int, court: str) -> None:
    s = Scenario(court=court, lord_deck=deck, council=STACKS, court_end="gap").explore("crab-2").play("take")
    assert (ending(s), s.g.current) == (None, 1)


# The last round


@rule("ABYSS-END-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_other_player_has_one_more_turn(players: int) -> None:
    for finisher in range(players):
        held: dict[int, Any] = {seat: {} for seat in range(players)}
        held[finisher] = {"hand": SHEPHERD, "lords": SIX}
        s = Scenario(players, **held.pop(0), others=held, first_player=finisher)
        s.play("court 3", "cheapest")
        assert order_of_turns(s) == [(finisher + step) % players for step in range(1, players)]
        assert s.phase == "over"
        for action in ("explore", "pass", "plot"):
            assert s.why_not(action) == "ABYSS-END-03"
        assert s.legal() == []


@rule("ABYSS-EX-12", "ABYSS-END-01", "ABYSS-END-03")
def test_last_round() -> None:
    held = {"hand": SHEPHERD, "lords": SIX, "keys": 2}
    s = Scenario(3, others={1: held}, court="keeper reaper shepherd", council=STACKS)
    take_turn(s, 1)
    s.play("court 3", "cheapest")
    assert (s.actor, s.phase, s.pearls(), len(s.court)) == (1, "controlling", [0, 2, 0], 6)
    s.play("location jail")
    assert s.locations(1) == {"jail"}
    assert (ending(s), s.state.over, s.g.current) == (1, False, 2)
    assert order_of_turns(s) == [2, 0]
    assert s.state.over


@rule("ABYSS-END-03")
def test_seven_lords_in_the_last_round_bring_no_further_turns() -> None:
    s = Scenario(
        3,
        hand=SHEPHERD,
        lords=SIX,
        others={1: {"hand": "crab-3 crab-5", "lords": OTHER_SIX}},
        court="commander shepherd grower oyster-farmer",
    )
    s.play("court 2", "cheapest", "court 1", "cheapest")
    assert (ending(s), len(s.lords(1))) == (0, 7)
    assert order_of_turns(s) == [2]


@rule("ABYSS-END-04")
@pytest.mark.parametrize("players", [2, 3])
def test_an_extra_turn_of_the_player_who_brings_the_end(players: int) -> None:
    s = Scenario(players, hand="jellyfish-3 jellyfish-5", lords=SIX, court="invoker keeper reaper miller")
    s.play("court 1", "cheapest")
    assert ending(s) == 0
    assert order_of_turns(s) == [0, *range(1, players)]


@rule("ABYSS-END-04")
@pytest.mark.parametrize(("seat", "order"), [(1, [1, 1, 2]), (2, [1, 2, 2])])
def test_an_extra_turn_in_the_last_round(seat: int, order: list[int]) -> None:
    others = {seat: {"hand": "jellyfish-3 jellyfish-5"}}
    s = Scenario(3, hand=SHEPHERD, lords=SIX, others=others, court="shepherd invoker keeper reaper").next(
        cards="crab-1"
    )
    s.play("court 1", "cheapest")
    turns = []
    while s.g.current != seat:
        turns.append(s.g.current)
        s.end_turn()
    turns.append(seat)
    s.play("court 1", "cheapest")
    assert turns + order_of_turns(s) == order


# The very end


@rule("ABYSS-END-05")
def test_the_lowest_ally_of_each_race_is_affiliated() -> None:
    s = Scenario(hand="jellyfish-4 crab-2 crab-2 crab-5 squid-3 squid-4 kraken-2", affiliated="crab-1 seahorse-3")
    assert s.affiliated() == "crab-1 seahorse-3"
    end_game(s)
    assert s.affiliated() == "jellyfish-4 crab-1 crab-2 seahorse-3 squid-3"
    assert s.hand() == ""
    assert s.discard() == "crab-2 crab-5 squid-4 kraken-2 monster"


@rule("ABYSS-END-05")
def test_every_player_affiliates_at_the_end() -> None:
    s = end_game(Scenario(3, hand="crab-2", others={1: {"hand": "squid-2 squid-1"}, 2: {"hand": "shellfish-3"}}))
    assert [s.affiliated(seat) for seat in range(3)] == ["crab-2", "squid-1", "shellfish-3"]
    assert s.points(1)["allies"] == 1


@rule("KRAKEN-NEBULIS-02")
@pytest.mark.parametrize(
    ("lords", "nebulis"), [("", 6), ("cleaner", 0), ("cleaner!", 6), ("cleaner@depths", 6), ("ferryman", 6)]
)
def test_krakens_in_hand_bring_their_nebulis(lords: str, nebulis: int) -> None:
    s = end_game(Scenario(hand="kraken-2 kraken-3 kraken-4", lords=lords))
    assert s.state.over
    assert s.nebulis() == [nebulis, 0]
    assert (s.hand(), s.affiliated(), s.discard()) == ("", "", "kraken-2 kraken-3 kraken-4 monster")
    assert s.points()["nebulis"] == (-11 if nebulis else 0)
    assert s.g.figure == (0 if nebulis else -1)


@rule("KRAKEN-EX-10", "KRAKEN-NEBULIS-02", "KRAKEN-NEBULIS-03", "ABYSS-END-05")
def test_end_of_game() -> None:
    s = Scenario(
        hand="kraken-4 kraken-2 crab-3 crab-1 squid-2",
        nebulis=1,
        locations="krakens-lair",
        others={1: {"nebulis": 3}},
        figure=1,
    )
    end_game(s)
    assert s.nebulis() == [5, 3]
    assert (s.state.view(None)["figure"], s.affiliated()) == (0, "crab-1 squid-2")
    assert s.discard() == "crab-3 kraken-2 kraken-4 monster"
    assert (s.worth("krakens-lair"), s.points()["nebulis"], s.points(1)["nebulis"]) == (0, -10, -3)


@rule("ABYSS-AMB-30", "KRAKEN-NEBULIS-02")
def test_all_players_convert_in_one_event() -> None:
    others: dict[int, Any] = {1: {"hand": "kraken-3", "nebulis": 1}, 2: {"hand": "kraken-4"}}
    s = end_game(Scenario(3, hand="kraken-2 kraken-3", others=others))
    assert s.nebulis() == [3, 3, 3]
    assert (s.phase, s.actor, s.state.over) == ("figure", 1, False)
    assert s.legal() == ["seat +1", "seat +2"]
    s.play("seat +1")
    assert (s.state.view(None)["figure"], s.state.over) == (2, True)
    assert [s.points(seat)["nebulis"] for seat in range(3)] == [-3, -3, -8]


@rule("ABYSS-AMB-30")
def test_the_holder_keeps_the_figure_if_nobody_draws_level() -> None:
    s = end_game(Scenario(3, hand="kraken-2", nebulis=2, others={1: {"nebulis": 2}, 2: {"hand": "kraken-2"}}, figure=0))
    assert (s.nebulis(), s.state.view(None)["figure"], s.state.over) == ([3, 2, 1], 0, True)


@rule("ABYSS-AMB-30")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
@pytest.mark.parametrize("tied", [(0, 1), (1, 3), (0, 2), (0, 1, 3), (2, 3)])
def test_without_a_holder_the_last_in_turn_order_gets_the_figure(first: int, tied: tuple[int, ...]) -> None:
    cards = {0: "kraken-4", 1: "kraken-3 kraken-2", 2: "kraken-3 kraken-2", 3: "kraken-4"}
    hands: dict[int, Any] = {seat: {"hand": cards[seat] if seat in tied else ""} for seat in range(4)}
    s = end_game(Scenario(4, **hands.pop(0), others=hands, first_player=first))
    assert s.nebulis() == [3 if seat in tied else 0 for seat in range(4)]
    last = [seat % 4 for seat in range(first, first + 4) if seat % 4 in tied][-1]
    assert (s.state.view(None)["figure"], s.state.over) == (last, True)

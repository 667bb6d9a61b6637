"""The turn: its steps, plotting at the Court, per-turn powers, hand limits, and who comes next."""

from __future__ import annotations

from typing import Any

import pytest

from tests.abyss.scenario import Scenario, take_turn
from tests.played import refused

rule = pytest.mark.rule

STACKS = {"crab": "crab-1", "squid": "squid-1"}  # two, so that the next player, too, has a choice
SHEPHERD = "seahorse-3 seahorse-5"  # pays for the Shepherd: "court 3", "cheapest"
POWERS = ("slaver", "oracle", "opportunist", "ferryman", "recipient")
NO_MONSTERS = {"exploration": {"monsters": 0}}


def with_power(lord: str, **more: Any) -> Scenario:
    """Seat 0 has a Lord with a per-turn power, and all that any of these powers needs."""
    held: dict[str, Any] = {"hand": "crab-2 crab-3", "nebulis": 2, "council": STACKS, "court": "keeper reaper miller"}
    return Scenario(lords=lord, **held | more)


# The steps


@rule("ABYSS-TURN-01", "ABYSS-TURN-03", "ABYSS-TURN-05")
def test_the_steps_of_a_turn() -> None:
    held = {"lords": "landlord grower", "hand": SHEPHERD}
    s = Scenario(others={1: held}, court="keeper reaper shepherd miller", council=STACKS)
    s.play("council crab")
    assert (s.actor, s.phase, s.pearls()) == (1, "menu", [0, 1])
    s.play("plot")
    assert (s.phase, s.pearls(), len(s.court)) == ("menu", [0, 0], 5)
    s.play("court 3", "cheapest")
    assert (s.actor, s.phase) == (1, "controlling")
    refused(s, "plot", "ABYSS-TURN-05")
    refused(s, "pass", "ABYSS-LOCATION-04")
    s.play("location jail")
    assert s.locations(1) == {"jail"}
    assert (s.actor, s.g.current, s.phase) == (0, 0, "menu")


@rule("ABYSS-TURN-01")
def test_exactly_one_action() -> None:
    s = Scenario(lords="slaver", hand=SHEPHERD, council=STACKS).play("council crab")
    assert (s.g.current, s.phase, s.legal()) == (0, "window", ["pass", "power slaver"])
    for other in ("explore", "council squid", "court 3"):
        refused(s, other, "ABYSS-TURN-02")


@rule("ABYSS-TURN-01", "ABYSS-TURN-02")
def test_the_action_is_mandatory() -> None:
    s = Scenario(hand=SHEPHERD, pearls=1, court="keeper reaper shepherd", council=STACKS)
    refused(s, "pass", "ABYSS-TURN-02")
    s.play("plot")
    refused(s, "pass", "ABYSS-TURN-02")


@rule("ABYSS-TURN-01")
def test_locations_are_taken_as_long_as_they_are_due() -> None:
    s = Scenario(keys=7, face_up="jail depths parliament", council=STACKS).play("council crab")
    for tile in ("jail", "depths"):
        assert (s.g.current, s.phase) == (0, "controlling")
        s.play(f"location {tile}")
    assert (s.me.keys, s.g.current) == (1, 1)


@rule("ABYSS-TURN-02")
def test_the_three_actions() -> None:
    s = Scenario(hand=SHEPHERD, council=STACKS)
    assert s.legal() == ["explore", "council crab", "council squid", "court 3"]
    assert s.play("explore").told()[0]["kind"] == "reveal"
    assert Scenario(council=STACKS).play("council squid").hand() == "squid-1"
    assert Scenario(hand=SHEPHERD, council=STACKS).play("court 3", "cheapest").lords() == {"shepherd"}


@rule("ABYSS-TURN-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_can_neither_support_nor_recruit_must_explore(players: int) -> None:
    s = Scenario(players, hand="seahorse-3")
    assert s.legal() == ["explore"]
    refused(s, "pass", "ABYSS-TURN-02")
    refused(s, "council crab", "ABYSS-COUNCIL-01")
    refused(s, "court 3", "ABYSS-RECRUIT-05")


# The start of a turn


@rule("ABYSS-TURN-03")
@pytest.mark.parametrize(("lord", "pearls"), [("landlord", 1), ("landlord!", 0), ("landlord@depths", 0)])
def test_the_landlord_pays_at_the_start_of_every_own_turn(lord: str, pearls: int) -> None:
    s = Scenario(3, lords=lord, council=STACKS, data=NO_MONSTERS)
    for turn in (1, 2):
        for _ in range(2):
            s.end_turn()
            assert s.pearls() == [pearls * (turn - 1), 0, 0]
        s.end_turn()
        assert (s.g.current, s.pearls()) == (0, [pearls * turn, 0, 0])


@rule("ABYSS-TURN-03", "ABYSS-EXPLORE-03")
def test_price_and_purchases_start_anew_every_turn() -> None:
    s = Scenario(3, others={2: {"pearls": 3}}).next(cards="crab-1 crab-2 squid-1 squid-2")
    s.play("explore", "pay 0")
    assert (s.state.view(None)["price"], s.player(2).bought) == (2, 1)
    s.play("take")
    assert (s.g.current, s.actor, s.phase) == (1, 2, "buying")
    assert s.state.view(None)["price"] == 1
    s.play("pay 0")
    assert (s.pearls(), s.hand(2)) == ([1, 1, 1], "crab-1 squid-1")


@rule("ABYSS-TURN-03", "ABYSS-AMB-40")
@pytest.mark.parametrize("lord", POWERS)
def test_powers_are_available_again_in_the_next_turn(lord: str) -> None:
    s = with_power(lord, council={"crab": "crab-1", "squid": "squid-1", "shellfish": "shellfish-1 shellfish-2"})
    for _ in range(2):
        s.play(f"power {lord}")
        while s.phase != "menu":
            s.play(s.legal()[0])
        refused(s, f"power {lord}", "ABYSS-TURN-04")
        s.next(cards="squid-3 seahorse-1").end_turn().end_turn()
        assert (s.g.current, s.phase) == (0, "menu")


# Powers once in each own turn


@rule("ABYSS-TURN-04", "ABYSS-AMB-28", "ABYSS-AMB-40")
@pytest.mark.parametrize("lord", POWERS)
@pytest.mark.parametrize("window", ["menu", "taking", "fighting"])
def test_windows_of_per_turn_powers(lord: str, window: str) -> None:
    s = with_power(lord)
    if window != "menu":
        s.explore("seahorse-1", "seahorse-2" if window == "taking" else "monster")
    s.play(f"power {lord}")
    while s.phase in ("enslaving", "oracle", "opportunity"):
        s.play(s.legal()[0])
    assert (s.phase, s.actor) == (window, 0)
    refused(s, f"power {lord}", "ABYSS-TURN-04")
    s.play("explore")
    assert f"power {lord}" not in s.legal()


@rule("ABYSS-TURN-04", "ABYSS-AMB-28")
@pytest.mark.parametrize("lord", POWERS)
@pytest.mark.parametrize("use", [True, False])
def test_the_window_at_the_end_of_the_turn(lord: str, use: bool) -> None:
    s = with_power(lord, council={**STACKS, "shellfish": "shellfish-1"}).play("council crab")
    assert (s.phase, s.actor, s.legal()) == ("window", 0, ["pass", f"power {lord}"])
    s.play(f"power {lord}" if use else "pass")
    while s.phase in ("enslaving", "oracle", "opportunity"):
        s.play(s.legal()[0])
    assert (s.g.current, s.phase) == (1, "menu")


@rule("ABYSS-TURN-04", "ABYSS-AMB-28")
@pytest.mark.parametrize(
    ("way", "phase"),
    [
        ("court 1", "paying"),
        ("explore", "rewarding"),
        ("council crab", "controlling"),
        ("council crab, location krakens-lair", "keys"),
    ],
)
def test_no_power_at_other_decisions(way: str, phase: str) -> None:
    hand = "seahorse-3 seahorse-5 crab-1 crab-2"
    s = Scenario(lords="slaver", hand=hand, keys=3, court="shepherd", council=STACKS, face_up="krakens-lair jail")
    s.next(cards="monster").play(*way.split(", "))
    if phase == "rewarding":
        s.play("take")
    assert (s.phase, s.actor) == (phase, 0)
    refused(s, "power slaver", "ABYSS-TURN-04")


@rule("ABYSS-TURN-04")
def test_no_power_in_others_turns() -> None:
    s = Scenario(lords="slaver", hand="crab-2", pearls=1, council=STACKS)
    take_turn(s, 1)
    refused(s, "power slaver", "ABYSS-TURN-04")
    s.next(cards="squid-1").play("explore")
    assert (s.actor, s.phase) == (0, "buying")
    refused(s, "power slaver", "ABYSS-TURN-04")


@rule("ABYSS-TURN-04")
@pytest.mark.parametrize("lord", ["slaver!", "slaver@depths"])
def test_only_a_free_lord_who_is_not_turned_has_a_power(lord: str) -> None:
    refused(Scenario(lords=lord, hand="crab-2", council=STACKS), "power slaver", "ABYSS-TURN-04")


@rule("ABYSS-TURN-04")
@pytest.mark.parametrize("order", [("slaver", "plot", "recipient", "plot"), ("recipient", "slaver", "plot", "plot")])
def test_powers_mix_freely_with_plotting(order: tuple[str, ...]) -> None:
    s = with_power("slaver recipient", hand="crab-2", pearls=1)
    for step in order:
        s.play("plot" if step == "plot" else f"power {step}")
    assert (s.phase, s.pearls()[0], len(s.court), s.hand()) == ("menu", 1, 6, "")


@rule("ABYSS-TURN-04", "ABYSS-AMB-28")
def test_the_last_window_comes_after_the_locations() -> None:
    s = Scenario(lords="slaver", hand="crab-2", keys=3, council=STACKS).play("council crab", "location jail", "pass")
    assert (s.phase, s.locations(), s.me.keys) == ("window", {"jail"}, 0)
    s.play("power slaver", "ally crab-1")
    assert (s.pearls(), s.g.current) == ([2, 0], 1)


@rule("ABYSS-TURN-04", "ABYSS-AMB-28")
@pytest.mark.parametrize("keys", [0, 2])
def test_a_lord_just_recruited_in_the_last_window(keys: int) -> None:
    hand = "shellfish-3 shellfish-5 crab-2"
    s = Scenario(hand=hand, keys=keys, court="slaver keeper reaper miller", council=STACKS).play("court 1", "cheapest")
    if keys == 2:
        s.play("location jail")
        assert s.lords() == {"slaver@jail"}
        assert s.g.current == 1
    else:
        assert (s.phase, s.legal()) == ("window", ["pass", "power slaver"])
        assert s.play("power slaver").pearls() == [2, 0]


@rule("ABYSS-AMB-40")
def test_a_power_used_before_the_action_is_not_there_at_the_end() -> None:
    s = Scenario(lords="slaver", hand="crab-2 crab-3", council=STACKS).play("power slaver", "ally crab-2")
    s.explore("squid-2")
    refused(s, "power slaver", "ABYSS-TURN-04")
    s.play("take")
    assert (s.hand(), s.pearls(), s.g.current) == ("crab-3 squid-2", [2, 0], 1)


# Plotting


@rule("ABYSS-PLOT-01")
def test_a_pearl_brings_a_lord_onto_the_farthest_free_space() -> None:
    s = Scenario(3, pearls=2, court="keeper reaper", council=STACKS, others={1: {"pearls": 1}})
    deck = s.state.view(None)["lord_deck"]
    s.next(lords="trader").play("plot")
    assert s.state.view(None)["court"] == ["keeper", "reaper", "trader", None, None, None]
    assert (s.pearls(), s.state.view(None)["lord_deck"]) == ([1, 1, 0], deck - 1)
    assert (s.actor, s.phase) == (0, "menu")


@rule("ABYSS-PLOT-01")
def test_a_lord_plotted_for_can_be_recruited_at_once() -> None:
    s = Scenario(pearls=1, hand=SHEPHERD, court="keeper reaper", council=STACKS).next(lords="shepherd")
    s.play("plot", "court 3", "cheapest")
    assert s.lords() == {"shepherd"}


@rule("ABYSS-PLOT-02", "ABYSS-PLOT-03")
def test_plotting_again_and_again() -> None:
    s = Scenario(pearls=3, court="keeper reaper", council=STACKS).play("plot", "plot", "plot")
    assert (len(s.court), s.me.pearls) == (5, 0)
    refused(s, "plot", "ABYSS-PLOT-02", "ABYSS-PLOT-03")


@rule("ABYSS-PLOT-02", "ABYSS-PLOT-03")
def test_no_plotting_in_a_full_court() -> None:
    s = Scenario(pearls=3, court="keeper reaper miller shepherd", council=STACKS).play("plot", "plot")
    assert (len(s.court), s.me.pearls) == (6, 1)
    refused(s, "plot", "ABYSS-PLOT-03")


@rule("ABYSS-PLOT-02", "ABYSS-PLOT-03")
def test_no_plotting_with_an_empty_lord_deck() -> None:
    s = Scenario(pearls=3, court="keeper reaper", lord_deck=1, council=STACKS).play("plot")
    assert (len(s.court), s.me.pearls) == (3, 2)
    refused(s, "plot", "ABYSS-PLOT-03")


@rule("KRAKEN-NEBULIS-01")
@pytest.mark.parametrize("lords", ["", "counterfeiter", "outlaw counterfeiter"])
def test_nebulis_never_plot(lords: str) -> None:
    s = Scenario(pearls=1, nebulis=3, lords=lords, court="keeper reaper", council=STACKS).play("plot")
    assert (s.me.pearls, s.me.nebulis) == (0, 3)
    refused(s, "plot", "ABYSS-PLOT-02", "ABYSS-PLOT-03", "KRAKEN-NEBULIS-01")


@rule("ABYSS-TURN-05")
@pytest.mark.parametrize(("start", "phase"), [("council crab", "window"), ("explore", "taking"), ("court 3", "paying")])
def test_no_plotting_after_the_start_of_the_action(start: str, phase: str) -> None:
    s = Scenario(hand=SHEPHERD, pearls=3, lords="slaver", court="keeper reaper shepherd", council=STACKS)
    s.next(cards="crab-2").play(start)
    assert (s.actor, s.phase) == (0, phase)
    refused(s, "plot", "ABYSS-TURN-05")


# The end of a turn


@rule("ABYSS-TURN-07", "ABYSS-AMB-40")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_extra_turn_comes_before_the_next_player(players: int) -> None:
    s = Scenario(players, hand="jellyfish-3 jellyfish-5 crab-2", lords="slaver", court="invoker", council=STACKS)
    s.play("power slaver", "ally crab-2", "court 1", "cheapest")
    assert (s.g.current, s.g.turn, s.phase) == (0, 2, "menu")
    s.play("council crab", "power slaver")
    assert (s.g.current, s.g.turn) == (1, 3)


@rule("ABYSS-TURN-08")
@pytest.mark.parametrize(("active", "order"), [(0, [1, 2, 3]), (2, [3, 0, 1]), (3, [0, 1, 2])])
def test_each_opponent_clockwise_from_the_next_player(active: int, order: list[int]) -> None:
    seats: dict[int, Any] = {seat: {"hand": "crab-1 crab-2"} for seat in range(4)}
    seats[active] = {"hand": "jellyfish-1 crab-3 squid-2"}
    s = Scenario(4, **seats.pop(0), others=seats, court="jailer", council=STACKS)
    take_turn(s, active)
    s.play("court 1", "cheapest")
    asked = []
    while s.phase == "jailed":
        asked.append(s.actor)
        s.play("ally crab-1")
    assert asked == order


@rule("ABYSS-TURN-09", "ABYSS-AMB-24")
def test_without_any_legal_action_the_action_is_skipped() -> None:
    s = Scenario(pearls=1, keys=3, court="keeper reaper", data=NO_MONSTERS)
    s.empty_deck()
    assert s.legal() == ["pass", "plot"]
    refused(s, "explore", "ABYSS-EXPLORE-13")
    s.play("pass")
    assert (s.happened("skip"), s.actor, s.phase) == ([{"kind": "skip", "seat": 0}], 0, "controlling")
    s.play("location jail")
    assert (s.g.current, s.pearls()[0]) == (1, 1)


@rule("ABYSS-TURN-09")
def test_nothing_is_skipped_as_long_as_there_is_an_action() -> None:
    for more in ({"hand": SHEPHERD}, {"council": STACKS}):
        s = Scenario(pearls=1, court="shepherd", data=NO_MONSTERS, **more)
        s.empty_deck()
        refused(s, "pass", "ABYSS-TURN-02")
    s = Scenario(pearls=1, court="shepherd", discard="crab-1", data=NO_MONSTERS)
    s.empty_deck()
    refused(s, "pass", "ABYSS-TURN-02")


# The Keys after the action


@rule("ABYSS-AMB-06")
def test_a_third_key_from_a_fight_waits_for_the_end_of_the_exploration() -> None:
    s = Scenario(keys=2, threat=3, council=STACKS).explore("kraken-2", "crab-1", "monster").play("take")
    assert (s.phase, s.me.keys, s.locations()) == ("sending", 3, set())
    s.play("council squid")
    assert (s.phase, s.stack("crab"), s.stack("squid")) == ("controlling", "crab-1 crab-1", "squid-1 kraken-2")


@rule("ABYSS-AMB-06")
def test_what_a_lord_does_on_entering_play_comes_before_the_location() -> None:
    s = Scenario(hand="shellfish-5 squid-5", keys=2, court="landlord keeper reaper miller", council=STACKS)
    s.play("court 1", "cheapest", "ally squid-5")
    assert (s.phase, s.pearls()) == ("controlling", [1, 0])
    others = {1: {"hand": "crab-1 crab-1 crab-2 crab-2 squid-1 squid-2 squid-3"}}
    s = Scenario(hand="crab-3 crab-5", keys=2, court="commander keeper reaper miller", others=others)
    s.play("court 1", "cheapest")
    assert (s.phase, s.actor, s.locations()) == ("limited", 1, set())
    s.play("ally crab-1")
    assert (s.phase, s.actor) == ("controlling", 0)


@rule("ABYSS-AMB-06")
def test_a_chain_of_lords_comes_before_the_location() -> None:
    s = Scenario(hand="squid-5 squid-4", pearls=6, keys=2, court="corruptor shepherd grower keeper", council=STACKS)
    s.play("court 1", "cheapest")
    assert (s.phase, s.actor) == ("corrupting", 0)
    s.play("court 2")
    assert (s.phase, s.pearls()[0], s.me.keys) == ("controlling", 2, 2)

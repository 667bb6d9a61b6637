"""The end of the game: what triggers it, when, and how much is still played."""

from __future__ import annotations

from typing import Any

import pytest

from fathom.games.seastead.actions import DIVE_CARD
from tests.played import refused
from tests.seastead.scenario import Scenario, bits_of, solo
from tests.seastead.turns import SEATS, STARTS, WAITING, other_of, seat_of, turn_of

rule = pytest.mark.rule

ENDINGS = pytest.mark.parametrize("ending", ["full-flotilla", "few-buildings", "deep-card", "no-cleanup"])
FIVE = ("academy", "shipyard", "academy", "shipyard", "port")
TEN = {
    **{f"1-{n}": "port" for n in (3, 4, 5, 6)},
    **{f"2-{n}": "academy" for n in (3, 4, 5, 6)},
    **{f"3-{n}": "shipyard" for n in (5, 6)},
}
RICH: dict[str, Any] = {"storage": "6 fish 6 seaweed 6 artifact 6 metal"}


def all_but(flotilla: int, place: int) -> dict[str, str]:
    """Buildings on five of the six locations of a flotilla."""
    return dict(zip((f"{flotilla}-{n}" for n in range(1, 7) if n != place), FIVE, strict=True))


def ending_of(s: Scenario) -> str | None:
    """What brought the end about."""
    found: str | None = s.view["ending"]
    return found


def on_the_brink(ending: str, active: str, start: str = "blue") -> tuple[Scenario, str]:
    """A position in which the active player triggers the end, and how; the other player could go on playing."""
    given: dict[str, Any] = {"start": start}
    held: dict[str, Any] = {"storage": "6 fish 2 metal"}
    if ending == "full-flotilla":
        held["buildings"], play = all_but(1, 2), "build port 1-2"
    elif ending == "few-buildings":
        held["buildings"], play = TEN, "build shipyard 1-2"
    elif ending == "deep-card":
        given["deck"], play = "reef-5 deep-1 deep-2 deep-3 deep-4", "dive"
    else:
        held["ready"], given["cleanup_left"], play = "environmentalist", 2, "use environmentalist"
    return turn_of(active, held, WAITING, **given), play


def turns_left(s: Scenario) -> list[int]:
    """Whose turns are still to come after this one, in this order."""
    seats = []
    s.end_turn()
    while not s.state.over:
        seats.append(s.g.current)
        assert len(seats) < 9, "the game does not end"
        s.end_turn()
    return seats


# Triggers


@rule("SEA-END-01")
@pytest.mark.parametrize("flotilla", [1, 2, 3, 4])
@pytest.mark.parametrize("place", [1, 2])
def test_a_full_flotilla_triggers_the_end(flotilla: int, place: int) -> None:
    buildings = list(all_but(flotilla, place).items())
    s = Scenario(blue={**RICH, "buildings": dict(buildings[:2])}, orange={"buildings": dict(buildings[2:])})
    assert ending_of(s) is None
    s.play(f"build academy {flotilla}-{place}")
    assert (ending_of(s), s.view["last_round"]) == ("full-flotilla", 4)


@rule("SEA-END-01")
def test_six_buildings_on_several_flotillas_are_not_enough() -> None:
    buildings = {"1-2": "academy", "1-3": "port", "1-4": "port", "1-5": "academy", "2-6": "shipyard", "3-1": "port"}
    s = Scenario(blue={**RICH, "buildings": buildings}, orange={"ships": "1-6"}).play("build port 1-1", "slot 1")
    assert (ending_of(s), s.view["last_round"]) == (None, None)


@rule("SEA-END-01", "SEA-END-05")
def test_a_ship_fills_no_location() -> None:
    s = Scenario(blue={**RICH, "buildings": all_but(1, 1)}, orange={"ships": "2-1"}).play("build shipyard 2-2")
    s.play("location 1-1")
    assert s.ships() == {"1-1"}
    assert ending_of(s) is None


@rule("SEA-END-02")
@SEATS
def test_one_building_left_triggers_the_end(active: str) -> None:
    s, play = on_the_brink("few-buildings", active)
    assert ending_of(s) is None  # two are left
    s.play(play)
    assert (ending_of(s), s.view["last_round"]) == ("few-buildings", 4)
    assert sum(s.view["players"][seat_of(active)]["left"].values()) == 1


@rule("SEA-END-02")
@SEATS
def test_an_empty_row_or_column_is_not_the_end(active: str) -> None:
    nine = {place: kind for place, kind in TEN.items() if place != "3-6"}
    s = turn_of(active, {"storage": "6 fish", "buildings": nine}, {"buildings": {"4-6": "port"}})
    s.play("build shipyard 1-2")
    assert ending_of(s) is None


@rule("SEA-END-03")
@SEATS
@pytest.mark.parametrize(("deck", "ending"), [("reef-5 deep-1", "deep-card"), ("reef-5 reef-6 deep-1", None)])
def test_the_last_reef_card_triggers_the_end(active: str, deck: str, ending: str | None) -> None:
    s = turn_of(active, {}, WAITING, deck=deck).dive("reef-5")
    assert (ending_of(s), s.view["dive"]["next"]) == (ending, "deep" if ending else "reef")


@rule("SEA-END-03")
@pytest.mark.parametrize(("card", "ending", "top"), [("card 1", "deep-card", "deep"), ("card 2", None, "reef")])
def test_the_scout_triggers_the_end_only_with_the_last_reef_card_itself(card: str, ending: str, top: str) -> None:
    s = Scenario(blue={"ready": "scout"}, deck="reef-5 deep-1 deep-2 deep-3 deep-4")
    s.next(dive="deep-3").play("use scout")
    assert ending_of(s) is None
    s.play(card)
    assert (ending_of(s), s.view["dive"]["next"]) == (ending, top)


@rule("SEA-END-04", "SEA-SUPPLY-03")
@SEATS
def test_the_last_cleanup_token_triggers_the_end(active: str) -> None:
    s = turn_of(active, {"storage": "4 seaweed"}, WAITING, cleanup_left=2).play("build port 2-3", "slot 1")
    s.play("give seaweed")
    assert (s.storage(seat_of(active)), s.view["cleanup"], ending_of(s)) == ("", 1, None)
    s = turn_of(active, {"storage": "4 seaweed"}, WAITING, cleanup_left=1).play("build port 2-3", "slot 1")
    s.play("give seaweed")
    assert ending_of(s) == "no-cleanup"


# How it goes on


@rule("SEA-END-05")
@ENDINGS
def test_the_end_is_triggered_at_once(ending: str) -> None:
    s, play = on_the_brink(ending, "blue")
    s.play(play)
    assert (ending_of(s), s.g.current, s.state.over) == (ending, 0, False)
    assert [event["seat"] for event in s.happened("ending")] == [0]


@rule("SEA-END-06", "SEA-END-07")
@STARTS
@ENDINGS
def test_a_trigger_in_the_start_players_turn_leaves_three_turns(ending: str, start: str) -> None:
    s, play = on_the_brink(ending, start, start)
    assert ending_of(s.play(play)) == ending
    me = seat_of(start)
    assert turns_left(s) == [1 - me, me, 1 - me]
    assert (s.g.round, s.g.last_round, s.view["phase"]) == (4, 4, "over")


@rule("SEA-END-06", "SEA-END-07")
@STARTS
@ENDINGS
def test_a_trigger_in_the_second_players_turn_leaves_two_turns(ending: str, start: str) -> None:
    s, play = on_the_brink(ending, other_of(start), start)
    assert ending_of(s.play(play)) == ending
    me = seat_of(start)
    assert turns_left(s) == [me, 1 - me]
    assert (s.g.round, s.g.last_round) == (4, 4)


@rule("SEA-END-05", "SEA-END-06")
@STARTS
def test_a_trigger_by_the_very_last_thing_of_a_round_belongs_to_that_round(start: str) -> None:
    s = turn_of(other_of(start), {"ready": "environmentalist"}, WAITING, start=start, cleanup_left=2)
    s.dive("reef-5", "a").play("use environmentalist")
    me = seat_of(start)
    assert (ending_of(s), s.g.round, s.g.current) == ("no-cleanup", 4, me)
    assert turns_left(s) == [1 - me]


@rule("SEA-END-06")
def test_after_the_last_round_the_game_is_scored() -> None:
    s, play = on_the_brink("no-cleanup", "orange")
    s.play(play)
    turns_left(s)
    assert (s.state.over, s.actor, s.legal()) == (True, None, [])
    assert [player["rank"] for player in s.view["players"]] == [1, 0]  # Orange has two cleanup tokens more
    for text in ("dive", "end", "build port 1-1"):
        refused(s, text, "SEA-END-06")


@rule("SEA-END-07", "SEA-END-06")
@pytest.mark.parametrize(("active", "seats"), [("blue", [0, 1, 0, 1]), ("orange", [1, 0, 1])])
def test_a_turn_of_the_founder_comes_on_top(active: str, seats: list[int]) -> None:
    held = {"ready": "environmentalist founder", "storage": "2 metal"}
    s = turn_of(active, held, WAITING, cleanup_left=2).play("use environmentalist").dive("reef-5", "a")
    s.play("use founder")
    assert (s.g.round, s.g.current, s.phase) == (3, seats[0], "menu")
    assert [seats[0], *turns_left(s)] == seats


@rule("SEA-END-08", "SEA-END-05")
def test_a_second_trigger_changes_nothing() -> None:
    s, play = on_the_brink("no-cleanup", "blue")
    s.play(play)
    s.g.dive_deck = bits_of("reef-5 deep-1 deep-2 deep-3 deep-4", DIVE_CARD.words)
    s.play("dive", "half a")
    assert (s.view["dive"]["next"], ending_of(s), s.view["last_round"]) == ("deep", "no-cleanup", 4)
    assert not s.happened("ending")
    assert turns_left(s) == [0, 1]


@rule("SEA-END-08")
def test_a_trigger_in_the_last_round_brings_no_further_round() -> None:
    held = {"storage": "6 fish", "buildings": all_but(1, 2)}
    s = Scenario(blue={"ready": "environmentalist"}, orange=held, cleanup_left=2)
    s.play("use environmentalist").end_turn()
    s.end_turn().end_turn()
    assert (s.g.round, s.g.current) == (4, 1)
    s.play("build port 1-2")
    assert (ending_of(s), s.view["last_round"]) == ("no-cleanup", 4)
    assert s.end_turn().state.over


@rule("SEA-AMB-21", "SEA-END-05")
@SEATS
def test_the_end_is_not_undone_when_a_flotilla_is_no_longer_full(active: str) -> None:
    held = {"ready": "salvager", "storage": "2 fish", "buildings": all_but(1, 2)}
    s = turn_of(active, held, {"storage": "2 metal"}, start=active).play("build port 1-2", "slot 1", "no")
    assert (ending_of(s), s.legal()) == ("full-flotilla", ["use salvager", "end"])
    s.play("use salvager", "location 1-1", "location 2-1")
    assert s.building("1-1") == (None, None)
    assert (ending_of(s), s.view["last_round"], s.g.current) == ("full-flotilla", 4, 1 - seat_of(active))
    s.end_turn().end_turn().end_turn()
    assert s.state.over


@rule("SEA-AMB-29", "SEA-END-02")
@SEATS
def test_the_last_building_can_be_built_after_the_trigger(active: str) -> None:
    me = seat_of(active)
    held = {"storage": "4 fish", "buildings": TEN}
    s = turn_of(active, held, {"storage": "2 metal"}, start=active).play("build shipyard 1-2").end_turn()
    s.end_turn()
    assert (s.g.round, s.g.current, ending_of(s)) == (4, me, "few-buildings")
    s.play("build shipyard 1-1")
    assert sum(s.view["players"][me]["left"].values()) == 0
    assert s.end_turn().g.current == 1 - me


@rule("SEA-AMB-29")
def test_the_fourth_column_can_still_be_emptied() -> None:
    s = Scenario(blue={"storage": "4 fish", "buildings": TEN}, orange={"storage": "2 metal"})
    columns = 0
    while not s.state.over:
        if s.g.current == 0 and s.offered("build"):
            s.play(f"build {s.offered('build')[0]}")
        elif s.phase == "demands":
            columns += 1
            s.play("no")
        else:
            legal = s.legal()
            s.play(next((wish for wish in ("no", "end", "dive") if wish in legal), legal[0]))
    assert (columns, sum(s.view["players"][0]["left"].values())) == (2, 0)


@rule("SEA-END-02", "SEA-END-03", "SEA-END-04")
def test_against_the_boss_these_do_not_bring_a_last_round() -> None:
    s = solo(blue={"storage": "6 fish", "buildings": TEN}, cleanup_left=0).play("build shipyard 1-2")
    assert ending_of(s) is None

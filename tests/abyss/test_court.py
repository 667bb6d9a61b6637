"""What follows a payment: the order of a recruitment, and the Court that closes up and is refilled."""

from __future__ import annotations

import pytest

from tests.abyss.paying import WAIT
from tests.abyss.scenario import COURT, Scenario
from tests.played import refused

rule = pytest.mark.rule

CORRUPTOR = "squid-5 squid-4 squid-1"  # exactly its cost
TRAITOR = "squid-5 crab-4 jellyfish-3"  # exactly its cost


def kinds(s: Scenario, *wanted: str) -> list[str]:
    """Which of these things happened by the last action, in order."""
    return [event["kind"] for event in s.told() if event["kind"] in wanted]


def whole_court(s: Scenario) -> list[str | None]:
    """The six spaces of the Court."""
    spaces: list[str | None] = s.state.view(None)["court"]
    return spaces


# The order


@rule("ABYSS-RECRUIT-10")
def test_pay_krakens_affiliate_power_court_location() -> None:
    s = Scenario(hand="shellfish-5 crab-2 kraken-2 kraken-2", pearls=1, keys=3, court="trader keeper reaper")
    s.play("court 1", "ally crab-2", "ally shellfish-5", "ally kraken-2", "pay 0")
    order = ("recruit", "nebulis", "figure", "affiliate", "income", "bonus", "court", "turn")
    assert kinds(s, *order) == [
        "recruit", "nebulis", "figure", "affiliate", "income", "bonus", "court", "court", "court", "court",
    ]  # fmt: skip
    assert (s.phase, s.actor, s.me.pearls) == ("controlling", 0, 5)


@rule("ABYSS-RECRUIT-10")
def test_while_affiliating_the_krakens_are_gone_and_the_lord_is_not_there_yet() -> None:
    s = Scenario(hand="shellfish-3 crab-3 kraken-4 squid-1", court="trader keeper reaper")
    s.play("court 1", "ally crab-3", "ally shellfish-3", "ally kraken-4", "pay 0")
    assert s.phase == "affiliating"
    assert (s.discard(), s.nebulis(), s.g.figure) == ("kraken-4", [3, 0], 0)
    assert (s.lords(), s.me.pearls, s.affiliated()) == (set(), 0, "")
    s.play("ally crab-3")
    assert (s.affiliated(), s.discard(), s.hand()) == ("crab-3", "shellfish-3 kraken-4", "squid-1")
    assert (s.lords(), s.me.pearls) == ({"trader"}, 5)


@rule("ABYSS-RECRUIT-10")
def test_the_used_allies_are_discarded_and_the_lord_is_free_before_its_power() -> None:
    s = Scenario(hand="jellyfish-4 jellyfish-2 kraken-2 crab-1", court="healer keeper reaper")
    s.play("court 1", "ally jellyfish-2", "ally jellyfish-4", "ally kraken-2")
    assert s.phase == "healing"
    assert (s.discard(), s.affiliated(), s.hand()) == ("jellyfish-4 kraken-2", "jellyfish-2", "crab-1")
    assert s.lords() == {"healer"}


@rule("ABYSS-RECRUIT-10", "ABYSS-AMB-01")
def test_the_power_comes_before_the_court_closes_up_and_is_refilled() -> None:
    s = Scenario(hand="jellyfish-4 jellyfish-2 kraken-2 crab-1", court="keeper healer reaper")
    s.play("court 2", "ally jellyfish-2", "ally jellyfish-4", "ally kraken-2")
    assert whole_court(s) == ["keeper", None, "reaper", None, None, None]
    assert s.me.pearls == 0
    s.play("ally kraken-2")
    assert whole_court(s)[:2] == ["keeper", "reaper"]
    assert None not in whole_court(s)
    assert s.me.pearls == 2


@rule("ABYSS-RECRUIT-10")
def test_locations_are_checked_last() -> None:
    s = Scenario(hand="seahorse-5 crab-3", keys=2, court="reaper keeper miller", **WAIT)
    s.play("court 1", "ally crab-3", "ally seahorse-5")
    assert s.phase == "controlling"
    assert (s.lords(), len(s.court), s.me.pearls) == ({"reaper"}, 6, 2)


@rule("ABYSS-RECRUIT-10")
def test_the_whole_action_is_one_lord() -> None:
    s = Scenario(hand="seahorse-5 crab-3 seahorse-4 crab-4", pearls=9, **WAIT)
    s.play("court 2", "ally crab-3", "ally seahorse-4")
    assert (s.lords(), s.actor) == ({"reaper"}, 1)


# Closing up


@rule("ABYSS-COURT-01")
@pytest.mark.parametrize("slot", range(1, 7))
def test_the_lords_close_the_gap(slot: int) -> None:
    s = Scenario(hand="crab-3 seahorse-5 squid-4", pearls=5, **WAIT).play(f"court {slot}", "cheapest")
    left = COURT.split()
    del left[slot - 1]
    assert whole_court(s) == [*left, None]


@rule("ABYSS-COURT-01")
def test_two_gaps_close_at_once() -> None:
    s = Scenario(hand=CORRUPTOR, pearls=5, court="keeper corruptor reaper shepherd miller landowner", **WAIT)
    s.play("court 2", "cheapest", "court 4")
    assert whole_court(s) == ["keeper", "reaper", "miller", "landowner", None, None]


@rule("ABYSS-COURT-01")
@pytest.mark.parametrize("action", ["explore", "council crab"])
@pytest.mark.parametrize("court", ["keeper reaper", "keeper reaper shepherd miller"])
def test_gaps_stay_open_after_other_actions(action: str, court: str) -> None:
    s = Scenario(hand="crab-3", council={"crab": "crab-1", "squid": "squid-1"}, court=court).next(cards="crab-2")
    s.play(action)
    if s.phase == "taking":
        s.play("take")
    assert (s.actor, s.court, s.me.pearls) == (1, court.split(), 0)


# The bonus and the refill


@rule("ABYSS-COURT-02")
@pytest.mark.parametrize("before", range(1, 7))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_or_fewer_lords_left(players: int, before: int) -> None:
    court = ["miller", "trader", "peddler", "slaver", "hunter", "jailer"][:before]
    s = Scenario(players, hand="seahorse-5 crab-3", pearls=1, court=" ".join(court), lord_deck=10, **WAIT)
    s.play("court 1", "ally crab-3", "ally seahorse-5")
    refill = before <= 3
    assert s.court[: before - 1] == court[1:]
    assert len(s.court) == (6 if refill else before - 1)
    assert s.pearls() == [3 if refill else 1] + [0] * (players - 1)
    assert s.state.view(None)["lord_deck"] == (10 - (7 - before) if refill else 10)


@rule("ABYSS-COURT-02")
def test_the_refill_comes_from_the_deck_in_order() -> None:
    s = Scenario(hand="seahorse-5 crab-3", court="miller keeper reaper", **WAIT).next(lords="trader elder hunter vigil")
    s.play("court 1", "ally crab-3", "ally seahorse-5")
    assert s.court == ["keeper", "reaper", "trader", "elder", "hunter", "vigil"]


@rule("ABYSS-COURT-02")
def test_the_refill_leaves_no_free_space_to_plot() -> None:
    s = Scenario(hand="seahorse-5 crab-3", court="miller keeper reaper", others={1: {"pearls": 1}}, **WAIT)
    s.play("court 1", "ally crab-3", "ally seahorse-5")
    assert s.actor == 1
    refused(s, "plot", "ABYSS-PLOT-03")


@rule("ABYSS-COURT-03", "ABYSS-AMB-01")
@pytest.mark.parametrize(
    ("court", "bonus"), [("keeper reaper", 2), ("keeper reaper miller", 2), ("keeper reaper miller trader", 0)]
)
def test_one_bonus_for_two_lords_of_one_action(court: str, bonus: int) -> None:
    s = Scenario(hand=CORRUPTOR, pearls=5, court=f"corruptor {court}", **WAIT).play("court 1", "cheapest", "court 2")
    assert s.lords() == {"corruptor", "keeper"}
    assert (s.me.pearls, len(s.happened("bonus"))) == (bonus, bonus // 2)
    assert len(s.court) == (6 if bonus else 3)


@rule("ABYSS-COURT-03", "ABYSS-AMB-01")
def test_the_bonus_comes_too_late_to_pay_for_the_second_lord() -> None:
    s = Scenario(hand=CORRUPTOR, pearls=4, court="corruptor keeper reaper", **WAIT).play("court 1", "cheapest")
    assert (s.lords(), s.me.pearls, len(s.court)) == ({"corruptor"}, 6, 6)


@rule("ABYSS-COURT-03", "ABYSS-AMB-01")
@pytest.mark.parametrize(
    ("lord", "cards", "pearls", "chain"),
    [("corruptor", CORRUPTOR, 5, []), ("traitor", TRAITOR, 0, ["lord grower"])],
)
def test_the_second_lord_comes_from_the_court_as_it_was(lord: str, cards: str, pearls: int, chain: list[str]) -> None:
    s = Scenario(hand=cards, pearls=pearls, lords="grower", court=f"keeper {lord} reaper", **WAIT)
    s.play("court 2", "cheapest", *chain)
    assert [text for text in s.legal() if text != "pass"] == ["court 1", "court 3"]
    assert whole_court(s) == ["keeper", None, "reaper", None, None, None]
    refused(s, "court 2", "ABYSS-LORD-22", "ABYSS-LORD-23")
    s.play("court 3")
    assert (s.court[0], len(s.court), s.me.pearls) == ("keeper", 6, 2)


@rule("ABYSS-COURT-03", "ABYSS-AMB-01")
def test_the_schemer_draws_before_the_refill() -> None:
    s = Scenario(hand="squid-4 crab-3 jellyfish-1", lords="grower", court="schemer keeper reaper", **WAIT)
    s.next(lords="peddler elder hunter vigil trader").play("court 1", "cheapest", "lord grower")
    assert s.lords() == {"schemer", "peddler"}
    assert s.court == ["keeper", "reaper", "elder", "hunter", "vigil", "trader"]
    assert (s.me.pearls, len(s.happened("bonus"))) == (4, 1)


@rule("ABYSS-COURT-02", "ABYSS-COURT-03")
def test_every_action_has_a_bonus_of_its_own() -> None:
    others = {1: {"hand": "seahorse-4 squid-4"}}
    s = Scenario(hand="crab-3 seahorse-5", others=others, court="reaper keeper miller", lord_deck=0, **WAIT)
    s.play("court 1", "ally crab-3", "ally seahorse-5")
    assert (s.court, s.pearls()) == (["keeper", "miller"], [2, 0])
    s.play("court 2", "ally seahorse-4", "ally squid-4", "ally squid-4")
    assert (s.court, s.pearls()) == (["keeper"], [2, 2])


@rule("ABYSS-EX-10", "ABYSS-POWER-05", "ABYSS-AFFILIATE-05")
def test_traitor_chain() -> None:
    s = Scenario(hand=TRAITOR, lords="shepherd!", court="traitor trader keeper reaper miller", **WAIT)
    s.play("court 1", "cheapest")
    assert s.lords() == {"traitor", "shepherd!"}
    s.play("lord shepherd", "court 2")
    assert s.lords() == {"traitor", "trader"}
    assert s.me.pearls == 3
    assert s.affiliated() == "jellyfish-3"
    assert s.court == ["keeper", "reaper", "miller"]
    assert s.happened("bonus") == []

"""The resolution that lets a diver forgo a resource for a cleanup token."""

from __future__ import annotations

from typing import Any

import pytest

from tests.played import refused
from tests.seastead.arriving import ALL, ONE_EACH, duel, over, seats
from tests.seastead.packs import changed
from tests.seastead.scenario import Scenario

rule = pytest.mark.rule

TAKES = [f"take {kind}" for kind in ALL]
GIVES = [f"give {kind}" for kind in ALL]


def diving(card: str, half: str = "", seat: int = 0, **table: Any) -> Scenario:
    """Dive with this card; before a deep one is turned up, no reef cards are left."""
    s = duel(seat, table.pop("me", {}), **{"resolution": "clean-up-duty", **table})
    if card.startswith("deep"):
        s.g.dive_deck &= s.game.rules.DEEP_CARDS
    return s.dive(card, half)


@rule("SEA-RS-16", "SEA-RESOLUTION-02")
@seats
def test_one_resource_of_the_own_half_for_a_cleanup_token(seat: int) -> None:
    s = diving("reef-11", "a", seat)
    assert (s.actor, s.legal()) == (seat, ["give fish", "give seaweed", "no"])
    refused(s, "give metal", "SEA-RS-16")
    s.play("give fish")
    assert (s.storage(seat), s.cleanup(seat), s.g.cleanup_left) == ("1 seaweed", (1, 0), 19)
    assert s.supply()["fish"] == 9  # one is held by the other player
    assert (s.storage(1 - seat), s.cleanup(1 - seat)) == ("1 fish 1 seaweed 2 artifact 2 metal", (0, 0))
    assert over(s, seat)


@rule("SEA-RS-16")
def test_nothing_has_to_be_forgone() -> None:
    s = diving("reef-11", "a").play("no")
    assert (s.storage(), s.cleanup(), over(s)) == ("1 fish 1 seaweed", (0, 0), True)


@rule("SEA-RS-16")
@seats
def test_only_one_of_two_equal_resources_is_forgone(seat: int) -> None:
    s = diving("reef-9", "a", seat)
    assert s.legal() == ["give fish", "no"]
    s.play("give fish")
    assert (s.storage(seat), s.cleanup(seat), over(s, seat)) == ("1 fish", (1, 0), True)


@rule("SEA-RS-16")
@seats
def test_the_opponent_of_the_diver_forgoes_nothing(seat: int) -> None:
    s = diving("reef-1", "b", seat, other={"storage": ""}).play("no")
    assert (s.actor, s.legal()) == (1 - seat, TAKES)
    refused(s, "give fish", "SEA-RS-16")


@rule("SEA-RS-16")
def test_the_only_resource_of_a_half_can_be_forgone() -> None:
    s = diving("reef-1", "a")
    assert s.legal() == TAKES + GIVES
    refused(s, "no", "SEA-DIVE-03")
    s.play("give metal")
    assert (s.storage(), s.cleanup(), over(s)) == ("", (1, 0), True)


@rule("SEA-RS-16")
def test_a_resource_of_choice_can_be_taken() -> None:
    s = diving("reef-1", "a").play("take metal")
    assert (s.storage(), s.cleanup(), over(s)) == ("1 metal", (0, 0), True)


@rule("SEA-RS-16")
@pytest.mark.parametrize(("answer", "storage", "tokens"), [("take metal", "2 metal", 0), ("give metal", "1 metal", 1)])
def test_one_of_two_equal_resources_of_choice_can_be_forgone(answer: str, storage: str, tokens: int) -> None:
    s = diving("deep-3", "a")
    assert s.legal() == TAKES + GIVES
    s.play(answer)
    assert (s.storage(), s.cleanup()) == (storage, (tokens, 0))


@rule("SEA-RS-16")
def test_one_of_three_different_resources_can_be_forgone() -> None:
    s = diving("deep-3", "b").play("take metal")
    assert s.legal() == [*TAKES[:3], *GIVES[:3]]
    s.play("give fish")
    assert (s.storage(), s.cleanup(), s.legal()) == ("1 metal", (1, 0), ["take seaweed", "take artifact"])
    refused(s, "give seaweed", "SEA-RS-16")
    s.play("take artifact")
    assert s.storage() == "1 artifact 1 metal"


@rule("SEA-RS-16")
@seats
@pytest.mark.parametrize("moves", [("give fish", "take metal"), ("take metal", "give fish")])
def test_a_kind_forgone_on_a_linked_card_counts_as_chosen(moves: tuple[str, str], seat: int) -> None:
    s = diving("deep-1", seat=seat, other={"storage": ""}).play(*moves)
    assert (s.storage(seat), s.cleanup(seat)) == ("1 metal", (1, 0))
    assert s.storage(1 - seat) == "1 seaweed 1 artifact"


@rule("SEA-RS-16")
def test_only_what_the_supply_has_can_be_forgone() -> None:
    other = {"storage": "10 fish 1 seaweed"}
    s = diving("reef-11", "a", other=other)
    assert s.legal() == ["give seaweed", "no"]
    refused(s, "give fish", "SEA-RS-16")
    s.play("give seaweed")
    assert (s.storage(), s.cleanup(), s.supply()["seaweed"]) == ("", (1, 0), 9)


@rule("SEA-RS-16")
def test_the_last_token_of_two_equal_ones_is_forgone() -> None:
    s = diving("reef-9", "a", other={"storage": "9 fish"}).play("give fish")
    assert (s.storage(), s.cleanup(), s.supply()["fish"]) == ("", (1, 0), 1)


@rule("SEA-RS-16")
def test_the_last_token_of_two_equal_ones_of_choice_is_forgone() -> None:
    s = diving("deep-3", "a", other={"storage": "9 fish"}).play("give fish")
    assert (s.storage(), s.cleanup(), s.supply()["fish"]) == ("", (1, 0), 1)


@rule("SEA-RS-16")
def test_nothing_can_be_forgone_where_nothing_comes() -> None:
    s = diving("reef-9", "a", other={"storage": "10 fish"})
    assert (s.storage(), s.cleanup(), over(s)) == ("", (0, 0), True)


@rule("SEA-RS-16")
def test_the_token_is_noted_when_the_supply_is_empty() -> None:
    s = duel(0, {"storage": "2 fish", "ready": "environmentalist"}, resolution="clean-up-duty", cleanup_left=2)
    s.play("use environmentalist").dive("reef-11", "a").play("give fish")
    assert s.cleanup() == (2, 1)


@rule("SEA-RS-16")
def test_the_resource_of_the_fisher_is_not_forgone() -> None:
    s = diving("reef-11", "a", me={"ready": "fisher"}).play("use fisher")
    assert s.legal() == ["give fish", "give seaweed", "no"]
    s.play("no")
    assert s.legal() == TAKES
    refused(s, "give fish", "SEA-RS-16")
    s.play("take metal")
    assert (s.actor, s.legal()) == (1, TAKES)
    refused(s, "give fish", "SEA-RS-16")


@rule("SEA-RS-16")
def test_the_second_taking_of_the_diver_forgoes_nothing() -> None:
    specialists = "captain trader quartermaster"
    s = diving("reef-11", "a", me={"ready": "diver"}, specialists=specialists).play("give fish", "use diver")
    assert (s.storage(), s.cleanup(), over(s)) == ("1 fish 2 seaweed", (1, 0), True)


@rule("SEA-RS-16")
def test_a_second_choice_of_the_diver_forgoes_nothing() -> None:
    specialists = "captain trader quartermaster"
    s = diving("reef-1", "a", me={"ready": "diver"}, specialists=specialists).play("give fish", "use diver")
    assert s.legal() == TAKES


@rule("SEA-RS-16")
def test_the_resource_of_the_scout_is_not_forgone() -> None:
    specialists = "captain trader quartermaster"
    s = duel(0, {"ready": "scout"}, resolution="clean-up-duty", specialists=specialists)
    s.next(dive="reef-11 reef-9").play("use scout", "card 1", "half a", "give fish")
    assert (s.storage(), s.cleanup(), s.legal()) == ("1 seaweed", (1, 0), TAKES)
    refused(s, "give metal", "SEA-RS-16")


@rule("SEA-RS-16")
@seats
def test_what_the_agent_leaves_to_the_diver_can_be_forgone(seat: int) -> None:
    s = diving("reef-11", "a", seat, other={"storage": ONE_EACH, "ready": "agent"}).play("use agent")
    assert (s.actor, s.legal()) == (seat, ["give artifact", "give metal", "no"])
    s.play("give metal")
    assert (s.storage(seat), s.cleanup(seat)) == ("1 artifact", (1, 0))


@rule("SEA-RS-16", "SEA-LOCATION-12")
def test_the_effect_of_a_location_forgoes_nothing() -> None:
    s = duel(0, {"storage": "2 metal"}, resolution="clean-up-duty", face_up="reef-1")
    s.play("build port 4-2", "slot 1", "yes")
    assert s.legal() == TAKES
    refused(s, "give fish", "SEA-RS-16")


@rule("SEA-RS-16")
def test_what_is_forgone_is_not_taken_instead() -> None:
    """With a half of two resources of choice and one token left, it is either the token or a cleanup token."""
    pack = changed("dive", "reef-1", a="choice-2")
    orange = {"storage": "9 fish 10 seaweed 10 artifact 10 metal"}
    s = Scenario(resolution="clean-up-duty", orange=orange, data=pack).dive("reef-1", "a").play("give fish")
    assert (s.storage(), s.cleanup()) == ("", (1, 0))

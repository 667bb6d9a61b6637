"""Taking back ends where somebody has learned something, whether or not chance had a part in it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.otys.scenario import Scenario, named, pack

rule = pytest.mark.rule
UNDISTURBED = "C18 C19 C20"  # public contracts nobody can pay in these positions
SPY = "EN ME TR | SP PL FU TE EX"


def spying(pile: str = "C10 C11 C12 C13 C14", under: str = "", **given: Any) -> Scenario:
    """The spy is about to act; the pile holds just these cards."""
    s = named(column=SPY, **{"contracts": UNDISTURBED, **given})
    s.only_in_pile(pile, under)
    return s.play("key 1", "go")


def final(s: Scenario) -> None:
    """The last action cannot be taken back, and trying it changes nothing."""
    before, moves = s.g.clone(), len(s.state.history)
    assert not s.state.can_undo
    with pytest.raises(ValueError, match="nothing to take back: somebody has learned something since"):
        s.state.undo()
    assert (s.g, len(s.state.history)) == (before, moves)


def takes_back(s: Scenario, action: str, chance: list[int] | None = None) -> None:
    """An action that can be taken back, and nothing is left of it then; afterwards it is played again."""
    before, moves, choices = s.g.clone(), len(s.state.history), s.choices()
    s.play(action, chance=chance)
    assert s.state.can_undo
    s.state.undo()
    assert (s.g, len(s.state.history), s.choices()) == (before, moves, choices)
    s.play(action, chance=chance)


def without_chance(s: Scenario) -> bool:
    return s.state.history[-1].outcomes == ()


def test_plain_choices_can_be_taken_back_one_by_one() -> None:
    s = named(contracts=UNDISTURBED)
    start = s.g.clone()
    final(s)  # the set-up
    for action in ("key 1", "go", "take", "surface"):
        takes_back(s, action)
    for _ in range(4):
        s.state.undo()
    assert s.g == start
    final(s)


@rule("OTYS-CONTRACT-15")
def test_completing_a_private_contract_shows_it_for_good() -> None:
    """No chance is used; what the others have seen now cannot be taken back."""
    s = named(levels={4: "F1 T1"}, hand="C02", contracts=UNDISTURBED)
    takes_back(s, "key 1")
    assert s.state.can_undo
    s.play("complete C02 4", chance=[])
    assert without_chance(s)
    assert s.hand() == []
    final(s)
    takes_back(s, "go")  # what comes after it can
    s.state.undo()
    final(s)


@rule("OTYS-CONTRACT-15", "OTYS-CONTRACT-11")
def test_a_free_private_contract_can_be_taken_back_until_it_is_paid() -> None:
    s = named(levels={5: "M2 P2 F1"}, hand="C03", contracts=UNDISTURBED, data=pack(C03={"free": [2, 1]}))
    takes_back(s, "complete C03 5")
    payment = s.choices()[0]
    assert len(s.choices()) > 1
    assert s.state.can_undo
    s.play(payment, chance=[])
    assert without_chance(s)
    final(s)


@rule("OTYS-CONTRACT-09")
def test_the_next_public_contract_is_seen_even_if_it_was_the_only_one_left() -> None:
    s = named(levels={3: "M1 P2", 4: "M2 F1", 5: "F2 T1"})
    s.only_in_pile("C30", under="C31")
    for action, laid in (("complete C07 3", "C30"), ("complete C08 4", "C31")):
        s.play(action, chance=[])
        assert without_chance(s)
        assert laid in s.contracts()
        final(s)
    takes_back(s, "complete C09 5", chance=[])  # no card is left, so nobody sees a new one


@rule("OTYS-Q-17")
def test_a_choice_among_drawn_cards_can_be_taken_back_the_draw_cannot() -> None:
    s = spying()
    assert s.state.can_undo
    s.play("draw", chance=[2, 0, 1, 0])
    final(s)
    takes_back(s, "keep C10")
    assert s.state.view(0)["pile"]["under"] == ["C12", "C13", "C11"]
    s.state.undo()
    assert s.state.view(0)["pile"]["under"] == []
    assert s.state.view(0)["turn"]["drawn"] == ["C12", "C10", "C13", "C11"]
    final(s)
    takes_back(s, "keep C13")
    assert s.hand() == ["C13"]


@rule("OTYS-Q-16", "OTYS-Q-17")
@pytest.mark.parametrize(("pile", "under"), [("C10", ""), ("", "C31"), ("C10", "C30 C31"), ("", "C30 C31")])
def test_cards_drawn_without_chance_are_seen_all_the_same(pile: str, under: str) -> None:
    s = spying(pile, under)
    assert s.state.can_undo
    s.play("draw", chance=[])
    assert without_chance(s)
    final(s)

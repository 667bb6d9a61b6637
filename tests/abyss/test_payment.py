"""Paying for a Lord: values, Pearls and superfluous Allies; every way to pay; laying out cards and taking them back."""

from __future__ import annotations

from collections import Counter
from copy import copy
from itertools import combinations, product
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fathom.games.abyss.state import RACES
from tests.abyss.paying import ORDER, REST, WAIT, accepts, lay, paid, paying, race_of, unpayable
from tests.abyss.scenario import Scenario
from tests.played import refused

rule = pytest.mark.rule


# Value and Pearls


@rule("ABYSS-RECRUIT-05")
@pytest.mark.parametrize(("cards", "missing"), [("5 3", 0), ("5 4", 0), ("5 2", 1), ("5", 3), ("1", 7)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_missing_point_costs_a_pearl(players: int, cards: str, missing: int) -> None:
    hand = " ".join(f"crab-{value}" for value in sorted(cards.split()))
    s = Scenario(players, hand=hand, pearls=missing + 2, court=f"commander {REST}", **WAIT).play("court 1")
    lay(s, hand)
    assert paid(s) == (hand, missing, 0)
    assert s.pearls() == [2] + [0] * (players - 1)
    if missing:
        unpayable("commander", hand, pearls=missing - 1)


@rule("ABYSS-RECRUIT-05")
def test_too_few_pearls_for_what_is_missing() -> None:
    s = lay(paying("commander", "crab-1 crab-3 crab-5", pearls=2), "crab-1")
    refused(s, "pay 0", "ABYSS-RECRUIT-05")
    s = lay(paying("commander", "crab-3 crab-5", pearls=3), "crab-3")
    refused(s, "pay 0", "ABYSS-RECRUIT-05")
    assert paid(lay(s, "crab-5")) == ("crab-3 crab-5", 0, 0)


@rule("ABYSS-RECRUIT-06")
@pytest.mark.parametrize(
    ("lord", "hand"),
    [
        ("commander", ""),
        ("hunter", "crab-5"),
        ("jailer", "crab-5 squid-5"),
        ("ferryman", ""),
        ("hermit", "crab-5 squid-5"),
    ],
)
def test_pearls_replace_no_race(lord: str, hand: str) -> None:
    unpayable(lord, hand, pearls=30)


@rule("ABYSS-RECRUIT-07")
def test_pearls_may_be_paid_while_allies_are_kept() -> None:
    s = lay(paying("hunter", "crab-1 crab-5 squid-1 squid-5", pearls=6), "crab-1 squid-1")
    assert {"pay 0", "ally crab-5", "ally squid-5", "cheapest"} == set(s.legal())
    s.play("pay 0", "ally crab-1")
    assert (s.hand(), s.me.pearls, s.lords()) == ("crab-5 squid-5", 0, {"hunter"})


@rule("ABYSS-RECRUIT-07")
@pytest.mark.parametrize(
    ("cards", "pearls"), [("crab-1 squid-1", 6), ("crab-1 squid-5", 2), ("crab-5 squid-1", 2), ("crab-5 squid-5", 0)]
)
def test_the_player_divides_the_payment(cards: str, pearls: int) -> None:
    s = lay(paying("hunter", "crab-1 crab-5 squid-1 squid-5", pearls=6), cards)
    if s.phase == "paying":
        s.play("pay 0")
    assert paid(s) == (cards, pearls, 0)


# Superfluous Allies


@rule("ABYSS-RECRUIT-08", "ABYSS-AMB-11")
@pytest.mark.parametrize(
    ("lord", "cards", "allowed"),
    [
        ("commander", "crab-3 crab-5", True),  # no excess
        ("commander", "crab-4 crab-5", True),  # 1, and nobody is worth 1
        ("commander", "crab-1 crab-3 crab-5", False),  # 1
        ("commander", "crab-2 crab-3 crab-4", True),  # 1
        ("commander", "crab-2 crab-3 crab-5", False),  # 2
        ("commander", "crab-3 crab-3 crab-5", False),  # 3
        ("reaper", "crab-5 seahorse-5", True),  # 3, but both races are wanted
        ("reaper", "crab-1 seahorse-3 seahorse-4", True),  # 1, but no other crab
        ("reaper", "crab-1 crab-4 seahorse-3", False),  # 1
        ("reaper", "crab-2 crab-4 seahorse-2", True),  # 1
        ("reaper", "crab-3 seahorse-1 seahorse-2", True),  # none; a Pearl is paid
        ("reaper", "crab-3 seahorse-5 kraken-4", True),  # 5, but no race twice: Krakens show none
        ("reaper", "seahorse-3 kraken-4 kraken-4", True),  # 4; Krakens are exempt
        ("shepherd", "seahorse-4 kraken-2 kraken-3", True),  # 1
        ("shepherd", "seahorse-1 seahorse-4 kraken-4", False),  # 1, the Kraken's value counts
        ("shepherd", "seahorse-2 seahorse-3 kraken-4", True),  # 1
    ],
)
@pytest.mark.parametrize("surplus", ["useful", "any"])
def test_superfluous_allies(lord: str, cards: str, allowed: bool, surplus: str) -> None:
    s = paying(lord, cards, pearls=1, surplus=surplus)
    assert accepts(s, cards) == (allowed or surplus == "any")


@rule("ABYSS-RECRUIT-08")
def test_excess_is_lost() -> None:
    s = lay(paying("commander", "crab-4 crab-5", pearls=3), "crab-4 crab-5")
    assert (paid(s), s.me.pearls) == (("crab-4 crab-5", 0, 0), 3)


@rule("ABYSS-RECRUIT-08", "ABYSS-AMB-11")
def test_any_number_of_superfluous_allies_under_the_option() -> None:
    hand = "crab-1 crab-1 crab-2 crab-3 crab-4 crab-5"
    s = lay(paying("commander", hand, surplus="any"), hand)
    assert (s.hand(), s.affiliated(), s.lords()) == ("", "crab-1", {"commander"})


@rule("ABYSS-RECRUIT-02", "ABYSS-RECRUIT-03", "ABYSS-RECRUIT-05", "ABYSS-RECRUIT-08")
@pytest.mark.parametrize(
    ("lord", "hand", "laid", "card", "why"),
    [
        ("commander", "crab-2 crab-5 seahorse-3", "crab-2", "seahorse-3", "02"),  # a second race
        ("hunter", "jellyfish-4 crab-4 squid-4", "jellyfish-4", "squid-4", "03"),  # no place left for the crab
        ("hunter", "jellyfish-1 crab-1 squid-5", "", "jellyfish-1", "05"),  # 1 + 1 and 2 Pearls are not 8
        ("commander", "crab-1 crab-3 crab-4 crab-5", "crab-1 crab-3", "crab-5", "08"),
        ("jailer", "crab-5 squid-5", None, None, "02"),
        ("hunter", "jellyfish-4 squid-4", None, None, "03"),
        ("hunter", "crab-1 squid-4", None, None, "05"),
    ],
)
def test_the_rule_that_is_named(lord: str, hand: str, laid: str | None, card: str | None, why: str) -> None:
    if laid is None:
        s = Scenario(hand=hand, pearls=2, court=lord)
        assert s.why_not("court 1") == f"ABYSS-RECRUIT-{why}"
    else:
        s = lay(paying(lord, hand, pearls=2), laid)
        assert s.why_not(f"ally {card}") == f"ABYSS-RECRUIT-{why}"


# Every way to pay


class Way(NamedTuple):
    """One way to pay: the cards in order, the Nebulis paid, those taken for Krakens, the excess, the Pearls."""

    cards: tuple[str, ...]
    black: int
    taken: int
    excess: int
    pearls: int


class Case(NamedTuple):
    """Who pays for which Lord, with what."""

    lord: str
    hand: tuple[str, ...]
    pearls: int
    nebulis: int
    lords: frozenset[str]
    recruiter: bool
    surplus: str

    def set_up(self) -> Scenario:
        lords, others = " ".join(self.lords), {1: {"lords": "recruiter" if self.recruiter else ""}}
        return Scenario(
            hand=" ".join(self.hand), pearls=self.pearls, nebulis=self.nebulis, lords=lords, others=others,
            court=f"{self.lord} trader peddler slaver", surplus=self.surplus,
        )  # fmt: skip

    def ways(self) -> set[Way]:
        """All ways to pay, by trying every set of Allies, every declaration of the Krakens, every number of Nebulis."""
        found = set()
        for count in range(1, len(self.hand) + 1):
            for cards in set(combinations(sorted(self.hand, key=ORDER.index), count)):
                found |= {self.way(cards, black) for black in range(3) if self.right(cards, black)}
        return found

    def cost(self) -> int:
        change = ("treasurer" in self.lords) * 2 - self.recruiter * 2
        return LORDS[self.lord][0] - change

    def right(self, cards: tuple[str, ...], black: int) -> bool:
        _, wanted, must = LORDS[self.lord]
        values = [int(card[-1]) for card in cards]
        shown = [race_of(card) for card in cards if race_of(card) != "kraken"]
        declared = product(RACES, repeat=len(cards) - len(shown))
        sets = [set(shown) | set(races) for races in declared]
        free = not must or "diplomat" in self.lords
        if not any(len(races) == wanted and (free or must in races) for races in sets):
            return False
        excess = sum(values) - self.cost()
        surplus = [card for card in cards if int(card[-1]) <= excess and shown.count(race_of(card)) > 1]
        if surplus and self.surplus == "useful":
            return False
        price = max(0, -excess)
        if black > min(price, self.nebulis, 2 if "outlaw" in self.lords else 1):
            return False
        left = self.pearls - (price - black)
        return left == 0 or (left > 0 and (black == 0 or "counterfeiter" in self.lords))

    def way(self, cards: tuple[str, ...], black: int) -> Way:
        excess = sum(int(card[-1]) for card in cards) - self.cost()
        taken = sum(int(card[-1]) - 1 for card in cards if race_of(card) == "kraken")
        return Way(cards, black, taken, max(0, excess), max(0, -excess) - black)

    def paid(self, s: Scenario) -> Way:
        cards, _, black = paid(s)
        return self.way(tuple(cards.split()), black)


LORDS = {
    "keeper": (6, 3, "seahorse"), "reaper": (7, 2, "seahorse"), "shepherd": (8, 1, "seahorse"),
    "oyster-farmer": (12, 1, "seahorse"), "hunter": (8, 2, "crab"), "jailer": (6, 3, "crab"),
    "commander": (8, 1, "crab"), "recipient": (7, 2, "squid"), "ferryman": (7, 1, ""), "vigil": (5, 2, ""),
    "hermit": (10, 5, ""),
}  # fmt: skip
HELPERS = ("treasurer", "diplomat", "outlaw", "counterfeiter")
COPIES = {"1": 4, "2": 3, "3": 3, "4": 2, "5": 1}


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """A small hand, mostly of races that fit the Lord."""
    lord = draw(st.sampled_from(sorted(LORDS)))
    others = draw(st.lists(st.sampled_from(RACES), min_size=1, max_size=4))
    races = [LORDS[lord][2] or draw(st.sampled_from(RACES)), *others]
    cards = [f"{race}-{value}" for race in races for value in range(1, 6)] + ["kraken-2", "kraken-3", "kraken-4"]
    hand: list[str] = []
    for card in draw(st.lists(st.sampled_from(cards), min_size=3, max_size=8)):
        copies = 2 if race_of(card) == "kraken" else COPIES[card[-1]]
        if hand.count(card) < copies:
            hand.append(card)
    return Case(
        lord,
        tuple(hand),
        draw(st.integers(0, 4)),
        draw(st.integers(0, 2)),
        draw(st.frozensets(st.sampled_from(HELPERS))),
        draw(st.booleans()),
        draw(st.sampled_from(["useful", "any"])),
    )


def walk(case: Case, s: Scenario, ways: set[Way]) -> None:
    """Lay out cards in every order. Each card is offered exactly if some way has it besides those laid out, and so is
    each way to finish; the cheapest way is one of the cheapest."""
    open_, seen = [(s, Counter[str]())], set[tuple[str, ...]]()
    while open_:
        s, laid = open_.pop()
        cards = tuple(sorted(laid.elements(), key=ORDER.index))
        if cards in seen:
            continue
        seen.add(cards)
        left = [(way, Counter(way.cards) - laid) for way in ways if not laid - Counter(way.cards)]
        wanted = {f"ally {card}" for _, more in left for card in more}
        wanted |= {f"pay {way.black}" for way, more in left if not more}
        assert set(s.legal()) - {"cheapest"} == wanted
        if "cheapest" in s.legal():
            chosen = case.paid(after(s, "cheapest"))
            assert chosen in {way for way, _ in left}
            assert chosen[2:] == min(way[2:] for way, _ in left)
        open_ += [(after(s, text), laid + Counter([text[5:]])) for text in wanted if text.startswith("ally")]


def after(s: Scenario, text: str) -> Scenario:
    """A copy of the position, with one more action."""
    new = copy(s)
    new.state = s.state.clone()
    new.state.apply(s.game.action(text))
    return new


@rule("ABYSS-RECRUIT-02", "ABYSS-RECRUIT-03", "ABYSS-RECRUIT-05", "ABYSS-RECRUIT-07", "ABYSS-RECRUIT-08")
@rule("KRAKEN-ALLY-03", "KRAKEN-ALLY-04", "ABYSS-AMB-12", "KRAKEN-NEBULIS-04", "KRAKEN-NEBULIS-05")
@given(cases())
@settings(max_examples=400)
def test_all_legal_payments_and_no_others_can_be_laid_out(case: Case) -> None:
    s, ways = case.set_up(), case.ways()
    assert ("court 1" in s.legal()) == bool(ways)
    if ways:
        s.asks = True
        walk(case, s.play("court 1"), ways)


# Laying out


@rule("ABYSS-RECRUIT-04")
def test_equal_cards_are_offered_once() -> None:
    s = paying("commander", "crab-2 crab-2 crab-2 crab-3 crab-3", pearls=4)
    for _ in range(2):
        assert s.legal().count("ally crab-2") == 1
        s.play("ally crab-2")
    assert s.legal() == ["ally crab-2", "ally crab-3", "pay 0", "cheapest"]


@rule("ABYSS-RECRUIT-07")
def test_a_payment_can_be_taken_back_until_it_is_made() -> None:
    s = Scenario(hand="crab-1 crab-5 squid-1 squid-5", pearls=6, court=f"hunter {REST}", **WAIT)
    positions = []
    for text in ("court 1", "ally crab-1", "ally squid-1"):
        positions.append((s.g.clone(), s.legal()))
        s.play(text)
    while positions:
        assert s.state.can_undo
        s.state.undo()
        assert (s.g, s.legal()) == positions.pop()
    assert not s.state.can_undo
    assert (s.phase, s.hand(), s.me.pearls) == ("menu", "crab-1 crab-5 squid-1 squid-5", 6)


@rule("ABYSS-RECRUIT-07")
@pytest.mark.parametrize(
    "finish",
    [["ally squid-1", "pay 0"], ["ally squid-5", "pay 0"], ["ally squid-1", "cheapest"], ["cheapest"]],
)
def test_a_payment_that_is_made_cannot_be_taken_back(finish: list[str]) -> None:
    s = Scenario(hand="crab-1 crab-5 squid-1 squid-5", pearls=6, court=f"hunter {REST}", **WAIT)
    s.play("court 1", "ally crab-1", *finish)
    assert s.phase in ("affiliating", "menu")
    assert not s.state.can_undo
    with pytest.raises(ValueError, match="nothing to take back"):
        s.state.undo()


@rule("ABYSS-AMB-11")
def test_the_cheapest_way_with_very_much_laid_out() -> None:
    """With any surplus allowed, far more than the cost can lie there; the payment is then completed all the same."""
    every = " ".join(
        f"{race}-{value}" for race in ("jellyfish", "crab", "seahorse", "shellfish") for value in (3, 4, 4, 5)
    )
    s = Scenario(court="sage keeper reaper", hand=f"{every} squid-5", surplus="any").play("court 1")
    while s.phase == "paying" and len(s.legal()) > 2:
        s.play(s.legal()[0])
    assert s.state.view(0)["progress"]["value"] > 50
    s.play("cheapest")
    assert s.phase == "affiliating"


@rule("ABYSS-AMB-11")
def test_there_is_no_limit_to_what_may_be_laid_out() -> None:
    """A whole box of Allies for one Lord, more than a hundred points."""
    counts = ((1, 4), (2, 3), (3, 3), (4, 2), (5, 1))
    races = ("jellyfish", "crab", "seahorse", "shellfish", "squid")
    hand = " ".join(f"{race}-{value}" for race in races for value, count in counts for _ in range(count))
    s = Scenario(court="elder keeper reaper", hand=hand, surplus="any").play("court 1")
    while s.phase == "paying":
        s.play(s.legal()[0])
    assert s.phase == "affiliating"
    assert s.me.hand_size == 65
    assert sum(s.g.used) == 65


@rule("ABYSS-RECRUIT-07")
def test_nothing_is_spent_by_the_order_of_picking() -> None:
    """The last card that fits pays nothing by itself, and everything can be taken back until the payment is made."""
    s = Scenario(hand="crab-4 crab-5", pearls=2, court=f"ferryman {REST}", **WAIT)
    s.asks = True
    s.play("court 1", "ally crab-5")
    assert (s.phase, s.me.pearls, s.hand(), s.state.can_undo) == ("paying", 2, "crab-4 crab-5", True)
    assert s.legal() == ["ally crab-4", "pay 0", "cheapest"]
    s.play("ally crab-4")
    assert (s.phase, s.legal(), s.state.can_undo) == ("paying", ["pay 0"], True)
    s.play("pay 0")
    assert (paid(s), s.me.pearls, s.state.can_undo) == (("crab-4 crab-5", 0, 0), 2, False)


@rule("ABYSS-RECRUIT-07")
def test_a_single_way_to_pay_is_asked_about() -> None:
    s = Scenario(hand="crab-5", pearls=2, court=f"ferryman {REST}", **WAIT)
    s.asks = True
    s.play("court 1", "ally crab-5")
    assert (s.phase, s.legal(), s.me.pearls) == ("paying", ["pay 0"], 2)


@rule("ABYSS-RECRUIT-02", "ABYSS-RECRUIT-03", "ABYSS-RECRUIT-04")
@pytest.mark.parametrize("surplus", ["useful", "any"])
@pytest.mark.parametrize(
    ("lord", "hand", "laid", "card", "why"),
    [
        ("commander", "jellyfish-5 crab-4 crab-5", "", "jellyfish-5", "ABYSS-RECRUIT-03"),
        ("commander", "jellyfish-5 crab-4 crab-5", "crab-4", "jellyfish-5", "ABYSS-RECRUIT-02"),
        ("ferryman", "squid-2 squid-3 crab-1", "squid-3", "squid-2", None),
        ("ferryman", "squid-2 squid-3 crab-1", "squid-3", "crab-1", "ABYSS-RECRUIT-02"),
        ("hunter", "jellyfish-4 squid-1 crab-4", "squid-1", "jellyfish-4", "ABYSS-RECRUIT-03"),
    ],
)
def test_a_race_that_does_not_fit(lord: str, hand: str, laid: str, card: str, why: str | None, surplus: str) -> None:
    s = lay(paying(lord, hand, pearls=9, surplus=surplus), laid)
    assert s.why_not(f"ally {card}") == why


def test_usable_cards_are_those_offered() -> None:
    s = paying("traitor", "jellyfish-1 crab-2 squid-3 squid-4", pearls=9)
    assert s.state.view(0)["progress"]["usable"] == ["jellyfish-1", "crab-2", "squid-3", "squid-4"]
    assert s.state.view(0)["progress"]["races"] == 3
    assert s.state.view(1)["progress"]["usable"] is None
    lay(s, "squid-4 jellyfish-1")
    assert s.state.view(0)["progress"]["usable"] == ["crab-2", "squid-3"]

"""Contracts: which can be completed where, what they give, where the next one comes from. See also test_payments
(fixed and free combinations) and test_windows (when)."""

from __future__ import annotations

import pytest

from tests.otys.scenario import named, pack

rule = pytest.mark.rule
UNDISTURBED = "C18 C19 C20"  # public contracts nobody can pay in these positions


# Which and where


@rule("OTYS-CONTRACT-01")
def test_all_resources_must_lie_on_one_level() -> None:
    s = named(levels={2: "M1 P1", 3: "P1", 4: "M1 P2"})
    assert [text for text in s.choices() if text.startswith("complete")] == ["complete C07 4"]
    for level in (1, 2, 3, 5):
        s.refuses(f"complete C07 {level}", "OTYS-CONTRACT-01")
    s = named(levels={1: "M1", 2: "P2", 3: "P2"})
    for level in range(1, 6):
        s.refuses(f"complete C07 {level}", "OTYS-CONTRACT-01")


@rule("OTYS-CONTRACT-01")
def test_only_the_own_search_zone_counts() -> None:
    s = named()
    s.cubes(1, 3, "M1 P2")
    for level in range(1, 6):
        s.refuses(f"complete C07 {level}", "OTYS-CONTRACT-01")


@rule("OTYS-CONTRACT-02")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("key", ["key 1", "key 4"])
def test_any_level_will_do_wherever_the_diver_acted(level: int, key: str) -> None:
    s = named(levels={level: "M1 P2"})
    s.play(key, "go", "decline", f"complete C07 {level}")
    assert (s.me.score, s.held(level)) == (3, "")


@rule("OTYS-CONTRACT-03")
def test_public_ones_and_those_of_the_own_hand() -> None:
    s = named(levels={3: "M1 P2", 4: "M2 F1"}, contracts="C08 C19 C20", hand="C07")
    assert [text for text in s.choices() if text.startswith("complete")] == ["complete C07 3", "complete C08 4"]
    s.play("complete C07 3")
    assert (s.hand(), s.contracts()) == ([], ["C08", "C19", "C20"])  # nothing public was replaced
    s.play("complete C08 4", chance=[0])
    assert s.contracts() == ["C01", "C19", "C20"]
    assert s.me.score == 6


@rule("OTYS-CONTRACT-03")
def test_neither_another_hand_nor_the_pile() -> None:
    s = named(levels={3: "M1 P2", 4: "M2 F1"}, contracts=UNDISTURBED)
    s.g.players[1].hand = 1 << 6
    s.g.pile &= ~(1 << 6)
    s.g.pile_size -= 1
    s.refuses("complete C07 3", "OTYS-CONTRACT-03")  # in the hand of seat 1
    s.refuses("complete C08 4", "OTYS-CONTRACT-03")  # in the pile
    s.turn("key 1")
    s.refuses("complete C07 3", "OTYS-CONTRACT-01")  # its owner has not the cubes


@rule("OTYS-CONTRACT-04")
def test_several_in_one_turn_and_none_of_them_costs_an_action() -> None:
    s = named(
        column="TR SP EN | ME PL FU TE EX",
        levels={2: "M1 P2", 3: "M2 F1", 5: "F2 T1"},
        contracts="C07 C08 C09",
        hand="C02",
    )
    s.cubes(0, 4, "F1 T1")
    s.play("complete C07 2", "complete C08 3", "complete C09 5", "complete C02 4")
    assert s.choosing
    assert s.available() == "1 2 3 4 5 X"
    assert s.me.score >= 10
    s.play("key 1", "go", "take", "surface")
    assert s.held(1) == "M1"
    assert s.state.view(None)["players"][0]["done"] == ["C02", "C07", "C08", "C09"]


@rule("OTYS-CONTRACT-04", "OTYS-CONTRACT-01")
def test_two_contracts_on_one_level_while_it_lasts() -> None:
    data = pack(C07={"fixed": [1, 2, 0, 0]}, C08={"fixed": [1, 1, 0, 0]}, C09={"fixed": [0, 2, 0, 0]})
    s = named(levels={5: "M2 P3 F1"}, data=data)
    s.play("complete C07 5", "complete C08 5")
    assert s.held(5) == "F1"
    s.refuses("complete C09 5", "OTYS-CONTRACT-01")


@rule("OTYS-CONTRACT-05")
def test_completing_is_voluntary() -> None:
    s = named(levels={2: "M1 P2"}, players=2)
    s.turn("key 1").turn("key 1")
    assert (s.me.score, s.held(2), s.contracts()[0]) == (0, "M1 P2", "C07")
    s.play("complete C07 2")
    assert s.me.score == 3


@rule("OTYS-CONTRACT-05")
def test_possible_as_soon_as_the_resources_are_together() -> None:
    s = named(column="TR SP EN | ME PL FU TE EX", sponsors="2A 1A 3A 4A 5A", levels={1: "P2"})
    s.play("key 1", "sponsor", "go")
    s.refuses("complete C07 1", "OTYS-CONTRACT-01")
    s.play("take")
    assert "complete C07 1" in s.choices()
    s = named(sponsors="5B 1A 2A 3A 4A", levels={1: "M1 P1", 2: "P1"}, batteries=1)
    s.play("key 1", "in plant 2")
    assert "complete C07 1" in s.choices()


# What it gives


@rule("OTYS-CONTRACT-06")
@pytest.mark.parametrize("points", [1, 2, 3, 4, 5])
def test_points_of_the_card_at_once(points: int) -> None:
    s = named(levels={3: "M1 P2"}, data=pack(C07={"fixed": [1, 2, 0, 0], "points": points}))
    s.play("key 1", "complete C07 3")
    assert s.me.score == points
    assert s.state.scores == (points, 0, 0)
    assert s.g.phase == s.play("propeller U1 U2").g.phase  # still in step 1 of the same turn


@rule("OTYS-CONTRACT-07")
def test_exactly_what_is_asked_for_is_paid() -> None:
    s = named(levels={5: "M2 P3 F1", 4: "M1 P2", 3: "M1 P2 T1"})
    s.play("complete C07 5")
    assert [s.held(level) for level in (3, 4, 5)] == ["M1 P2 T1", "M1 P2", "M1 P1 F1"]


@rule("OTYS-CONTRACT-08", "OTYS-Q-15")
def test_a_completed_card_is_out_of_the_game() -> None:
    s = named(levels={3: "M1 P2", 4: "M1 P2"}, hand="C01", contracts="C07 C08 C09")
    s.only_in_pile("C10 C11", under="C12")
    completed = set(s.state.view(None)["completed"])
    s.play("complete C07 3")
    assert set(s.state.view(None)["completed"]) == {*completed, "C07"}
    s.refuses("complete C07 4", "OTYS-CONTRACT-03")
    s.play("complete C01 4")
    assert "C01" in s.state.view(None)["completed"]
    assert s.hand() == []


@rule("OTYS-CONTRACT-09")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_public_contract_is_replaced_from_the_pile_at_its_place(place: int) -> None:
    public = ["C18", "C19", "C20"]
    public[place] = "C07"
    s = named(levels={3: "M1 P2"}, contracts=" ".join(public))
    pile = s.state.view(None)["pile"]["count"]
    s.play("complete C07 3", chance=[4])
    public[place] = "C05"
    assert s.contracts() == public
    assert s.state.view(None)["pile"]["count"] == pile - 1


@rule("OTYS-CONTRACT-09", "OTYS-Q-17")
def test_the_top_card_comes_first_and_those_put_under_the_pile_last() -> None:
    s = named(levels={2: "M1 P2", 3: "M2 F1", 4: "F2 T1"})
    s.only_in_pile("C30", under="C32 C31")
    s.play("complete C08 3", "complete C07 2", "complete C09 4", chance=[])
    assert s.contracts() == ["C32", "C30", "C31"]


@rule("OTYS-CONTRACT-12", "OTYS-Q-23")
@pytest.mark.parametrize(("credits", "batteries"), [(0, 0), (1, 0), (0, 1), (1, 1)])
def test_the_bonus_of_a_card(credits: int, batteries: int) -> None:
    card = {"fixed": [1, 2, 0, 0], "points": 3, "credits": credits, "batteries": batteries}
    s = named(levels={3: "M1 P2"}, data=pack(C07=card), credits=2, batteries=1)
    before = [text for text in s.choices() if not text.startswith("complete")]
    s.play("complete C07 3")
    assert (s.me.credits, s.me.batteries, s.me.score) == (2 + credits, 1 + batteries, 3)
    assert s.choices() == before  # nothing is asked
    s.turn("key 1")
    assert (s.me.credits, s.me.batteries) == (2 + credits, 1 + batteries)  # once only
    assert [(player.credits, player.batteries) for player in s.g.players[1:3]] == [(3, 1)] * 2


@rule("OTYS-CONTRACT-14", "OTYS-REWARD-08", "OTYS-REWARD-02", "OTYS-Q-23")
@pytest.mark.parametrize(("token", "credits", "points"), [("R01", 2, 0), ("R31", 0, 1)])
def test_the_token_of_the_level_that_pays(token: str, credits: int, points: int) -> None:
    s = named(levels={3: "M1 P2", 4: "M2 F1"}, tokens={3: token}, credits=0, batteries=0)
    s.play("complete C08 4")
    assert (s.me.credits, s.me.score) == (0, 3)
    s.play("complete C07 3")
    assert (s.me.credits, s.me.score) == (credits, 6 + points)
    assert s.state.view(None)["players"][0]["levels"][2]["token"] == token  # it stays for the next time


@rule("OTYS-CONTRACT-14", "OTYS-CONTRACT-12", "OTYS-REWARD-08")
def test_the_token_adds_to_points_and_bonus_of_the_card_every_time() -> None:
    card = {"fixed": [1, 2, 0, 0], "points": 3, "credits": 1, "batteries": 1}
    s = named(levels={5: "M2 P4"}, data=pack(C07=card, C08=card), tokens={5: "R03", 4: "R32"}, credits=0, batteries=0)
    s.play("complete C07 5")
    assert (s.me.score, s.me.credits, s.me.batteries) == (3, 3, 1)
    s.play("complete C08 5")
    assert (s.me.score, s.me.credits, s.me.batteries) == (6, 6, 2)


@rule("OTYS-Q-23")
def test_a_green_token_cannot_be_declined_to_stay_below_the_goal() -> None:
    s = named(levels={3: "M1 P2"}, tokens={3: "R31"}).sold(14)
    s.play("complete C07 3")
    assert (s.me.score, s.state.view(None)["ending"]) == (18, True)
    assert "decline" not in s.choices()


@rule("OTYS-Q-30")
@pytest.mark.parametrize("before", [18, 40, 99, 126, 254])
def test_points_are_counted_on_without_limit(before: int) -> None:
    s = named(levels={3: "M1 P2"}).sold(before)
    s.play("complete C07 3")
    assert s.state.scores[0] == before + 3
    assert s.state.view(None)["players"][0]["score"] == before + 3


# The hand


@rule("OTYS-CONTRACT-15", "OTYS-Q-34")
def test_private_contracts_are_known_to_their_owner_only() -> None:
    s = named(hand="C01 C02 C30")
    assert s.state.view(0)["players"][0]["hand"] == ["C01", "C02", "C30"]
    for seat in (1, 2, None):
        board = s.state.view(seat)["players"][0]
        assert (board["hand"], board["hand_size"]) == (None, 3)
        assert not any(f"'{card}'" in str(s.state.view(seat)) for card in ("C01", "C02", "C30"))


@rule("OTYS-CONTRACT-15", "OTYS-DIVER-SPY-02")
def test_what_was_drawn_and_kept_is_the_drawers_secret() -> None:
    s = named(column="TR ME EN | SP PL FU TE EX", contracts=UNDISTURBED)
    s.play("key 1", "go").play("draw", chance=[0, 0, 0, 0])
    assert s.state.view(0)["turn"]["drawn"] == ["C01", "C02", "C03", "C04"]
    for seat in (1, 2, None):
        assert s.state.view(seat)["turn"]["drawn"] is None
        assert "'C02'" not in str(s.state.view(seat))
    s.play("keep C02")
    kept = {seat: [e.args["card"] for e in s.state.events(seat) if e.kind == "keep"] for seat in (0, 1, None)}
    assert kept == {0: ["C02"], 1: [None], None: [None]}
    assert s.hand() == ["C02"]


@rule("OTYS-Q-34")
def test_the_hand_has_no_limit() -> None:
    many = [f"C{number:02}" for number in range(1, 15)]
    s = named(column="TR ME EN | SP PL FU TE EX", contracts=UNDISTURBED, hand=" ".join(many))
    s.play("key 1", "go").play("draw", chance=[0, 0, 0, 0])
    s.play("keep C15")
    assert s.hand() == [*many, "C15"]
    for seat in (0, 1, None):
        assert s.state.view(seat)["players"][0]["hand_size"] == 15

"""What the view tells beyond the pieces, so that page and terminal need not work out a rule."""

from __future__ import annotations

import random
from typing import Any

import fathom
from fathom.core.registry import definition
from tests.abyss.scenario import Scenario


def own(s: Scenario, seat: int = 0) -> dict[str, Any]:
    """A player's area as its owner sees it."""
    player: dict[str, Any] = s.state.view(seat)["players"][seat]
    return player


def held(s: Scenario, lord: str) -> dict[str, Any]:
    """A Lord in front of seat 0."""
    return next(one for one in own(s)["lords"] if one["lord"] == lord)


def shown(progress: dict[str, Any]) -> list[tuple[str, str | None]]:
    """The places of a payment: the race, and what shows it."""
    return [(place["race"], place["by"]) for place in progress["places"]]


def with_power(lord: str, power: str) -> dict[str, Any]:
    """A data pack that gives a Lord the power of another."""
    rows = definition("abyss").default_data["lords"]
    return {"lords": [{**next(row for row in rows if row["id"] == lord), "power": power}]}


def test_prices_are_those_of_each_player() -> None:
    s = Scenario(court="hunter elder", lords="treasurer diplomat", others={1: {"lords": "recruiter"}})
    mine, theirs = (s.state.view(None)["players"][seat]["prices"] for seat in range(2))
    assert mine[0] == {"cost": 8, "races": ["any", "any"], "cheapest": None}
    assert theirs[0] == {"cost": 8, "races": ["crab", "any"], "cheapest": None}
    assert theirs[1]["cost"] == 10
    assert theirs[1]["races"] == ["jellyfish", "crab", "seahorse", "shellfish", "squid"]
    assert mine[2:] == [None] * 4


def test_who_chooses_an_action_is_told_the_cheapest_payments() -> None:
    s = Scenario(
        hand="crab-4 crab-5 squid-3", pearls=2, court="hunter commander elder", others={1: {"hand": "squid-5"}}
    )
    before = s.state.view(0)
    hunter, commander, elder = before["players"][0]["prices"][:3]
    assert hunter["cheapest"] == {"laid": {"crab-5": 1, "squid-3": 1}, "pearls": 0, "nebulis": 0}
    assert commander["cheapest"] == {"laid": {"crab-4": 1, "crab-5": 1}, "pearls": 0, "nebulis": 0}
    assert elder["cheapest"] is None
    told = [*s.state.view(1)["players"], *s.state.view(None)["players"], before["players"][1]]
    assert all(price["cheapest"] is None for player in told for price in player["prices"] if price)
    s.play("court 2", "ally crab-4")
    assert s.state.view(0)["progress"]["cheapest"] == commander["cheapest"]
    assert s.state.view(1)["progress"]["cheapest"] is None
    s.play("cheapest")
    assert own(s)["hand"] == {"squid-3": 1}


def test_a_payment_shows_its_places_to_its_owner() -> None:
    s = Scenario(hand="squid-4 kraken-2 kraken-3 crab-3", pearls=3, nebulis=1, court="hunter").play("court 1")
    progress = s.state.view(0)["progress"]
    assert progress["mandatory"] == "crab"
    assert shown(progress) == [("crab", None), ("any", None)]
    assert [place["takes"] for place in progress["places"]] == [
        ["crab"],
        ["jellyfish", "seahorse", "shellfish", "squid"],
    ]
    assert progress["wild"] == ["kraken"]
    s.play("ally squid-4")
    progress = s.state.view(0)["progress"]
    assert shown(progress) == [("squid", "squid"), ("crab", None)]
    assert own(s)["in_hand"] == {"crab-3": 1, "kraken-2": 1, "kraken-3": 1}
    s.play("ally kraken-2")
    progress = s.state.view(0)["progress"]
    assert shown(progress) == [("squid", "squid"), ("crab", "kraken")]
    assert progress["price"] == 2
    keeps = {"gains": 1, "figure": None, "holder": 0}
    assert progress["ways"] == [{"pearls": 2, "nebulis": 0, **keeps, "points": -1}]
    assert (progress["value"], progress["missing"], progress["purse"]) == (6, 2, 4)
    other = s.state.view(1)["progress"]
    assert (other["mandatory"], other["places"], other["price"], other["ways"]) == ("crab", None, None, [])


def test_ways_to_buy() -> None:
    s = Scenario(others={1: {"pearls": 1, "nebulis": 2, "lords": "outlaw"}})
    s.next(cards="crab-2")
    s.play("explore")
    s.g.price = 3
    assert s.state.view(None)["progress"]["ways"] == [
        {"pearls": 1, "nebulis": 2, "gains": 0, "figure": "lost", "holder": 0, "points": 7}
    ]


def test_a_payment_tells_what_else_it_brings() -> None:
    """Nebulis for Krakens, and the Kraken figure with its points."""
    s = Scenario(hand="jellyfish-1 jellyfish-2 jellyfish-2 kraken-2 crab-1", pearls=4, court="alchemist keeper reaper")
    s.asks = True
    s.play("court 1", "ally jellyfish-2", "ally kraken-2", "ally jellyfish-1", "ally jellyfish-2")
    assert s.state.view(0)["progress"]["ways"] == [
        {"pearls": 0, "nebulis": 0, "gains": 1, "figure": "taken", "holder": 0, "points": -6}
    ]
    assert s.said("pay 0") == ("Recruit The Alchemist: Jellyfish 1 + 2 + 2, Kraken 2, +1 Nebulis, Kraken figure −5")


def test_no_way_to_pay_before_the_allies_are_right() -> None:
    s = Scenario(hand="crab-5 squid-3", pearls=9, court="hunter keeper reaper").play("court 1")
    assert s.state.view(0)["progress"]["ways"] == []


def test_the_cheapest_way_says_what_it_takes() -> None:
    s = Scenario(hand="crab-5 crab-1 squid-3 kraken-4", pearls=2, court="hunter keeper reaper").play("court 1")
    assert s.said("cheapest") == (
        "Recruit The Hunter the cheapest way (fewest Nebulis taken, then least excess, then fewest Pearls): "
        "Crab 5, Squid 3"
    )
    s.play("cheapest")
    assert [(use["card"], use["count"]) for use in s.happened("use")] == [("crab-5", 1), ("squid-3", 1)]


def test_keys_say_what_is_spent() -> None:
    s = Scenario(keys=2, lords="tamer keeper", face_up="megalodon", council={"crab": "crab-1"}, court="miller reaper")
    s.asks = True
    s.play("council crab", "location megalodon", "lord keeper")
    assert s.state.view(0)["progress"]["key_tokens"] == 2
    assert s.said("pass") == (
        "Take control of The Megalodon with these Keys and draw a loot card: The Keeper, 2 Key tokens"
    )


def test_the_reward_of_a_fight() -> None:
    s = Scenario(threat=2, others={1: {"lords": "tamer"}})
    s.explore("monster")
    progress = s.state.view(None)["progress"]
    assert progress["reward_space"] == 1
    assert progress["rewards"] == [
        {"pearls": 1, "tokens": 0, "keys": 0, "possible": True},
        {"pearls": 0, "tokens": 1, "keys": 0, "possible": True},
    ]
    s.g.token_supply[:] = [0, 0, 0]
    assert [one["possible"] for one in s.state.view(None)["progress"]["rewards"]] == [True, False]


def test_what_has_become_of_a_lord() -> None:
    s = Scenario(court="hunter", lords="slaver treasurer! jailer keeper@jail", hand="crab-1 crab-2", face_up="depths")
    works = s.state.view(None)["works"]
    assert [works[lord] for lord in ("slaver", "treasurer", "jailer", "keeper")] == ["turn", "always", "once", "none"]
    told = {lord: held(s, lord) for lord in ("slaver", "treasurer", "jailer", "keeper")}
    assert [(one["active"], one["key"]) for one in told.values()] == [
        (True, True),
        (False, False),
        (True, False),
        (False, False),
    ]
    assert s.state.view(None)["progress"]["powers"] == [{"power": "slaver", "lord": "slaver", "used": False}]
    s.play("power slaver", "ally crab-1")
    assert held(s, "slaver")["used"]


def test_a_pack_gives_a_power_to_another_lord() -> None:
    """The view names the Lord that gives an action, whatever the action is called."""
    s = Scenario(court="hunter", lords="keeper", hand="crab-1 crab-2", data=with_power("keeper", "slaver"))
    assert s.state.view(None)["progress"]["powers"] == [{"power": "slaver", "lord": "keeper", "used": False}]
    assert s.state.view(None)["works"]["keeper"] == "turn"
    s.play("power slaver", "ally crab-1")
    assert held(s, "keeper")["used"]


def test_the_worth_of_locations_is_what_they_bring() -> None:
    """Before it is taken a Location says what it will say afterwards, loot and mirrors apart."""
    game = fathom.load("abyss", players=3)
    choose = random.Random(5)
    seen = 0
    for seed in range(6):
        state = game.new(seed=seed)
        while not state.over:
            before, actor = state.view(None), state.actor
            assert set(before["locations"]) <= set(before["players"][0]["worth"])
            assert set(before["progress"]["stack"]) <= set(before["players"][0]["worth"])
            state.apply(choose.choice(state.legal()))
            for told in state.view(None)["players"]:
                for one in told["locations"]:
                    worth = before["players"][told["seat"]]["worth"].get(one["location"])
                    lords = [len(each["players"][told["seat"]]["lords"]) for each in (before, state.view(None))]
                    if worth is not None and told["seat"] == actor and lords[0] == lords[1] and not one["loot"]:
                        assert worth == one["points"] or one["location"] == "city-of-mirrors"
                        seen += 1
    assert seen > 5


def test_which_allies_score() -> None:
    s = Scenario(affiliated="crab-1 crab-3 squid-2")
    assert own(s)["scoring"] == ["crab-3", "squid-2"]


def test_how_many_locations_may_be_drawn_and_how_many_lords_end_the_game() -> None:
    s = Scenario(keys=3, face_up="jail", pearls=1)
    assert s.state.view(0)["progress"]["draws"] == 0
    s.next(cards="crab-1")
    s.play("explore", "take")
    assert s.state.view(0)["phase"] == "controlling"
    assert s.state.view(0)["progress"]["draws"] == 4
    assert s.state.view(0)["end_lords"] == 7

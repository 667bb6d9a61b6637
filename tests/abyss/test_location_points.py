"""What every Location is worth."""

from __future__ import annotations

from typing import Any

import pytest

from tests.abyss.scenario import Scenario, take_turn

rule = pytest.mark.rule

GUILDS = {
    "mage": "shaman oracle healer",
    "soldier": "hunter seeker tamer",
    "farmer": "keeper grower miller",
    "merchant": "trader slaver inheritor",
    "politician": "treasurer diplomat liberator",
    "ambassador": "sage hermit elder",
    "smuggler": "ferryman vigil cleaner",
}
SANCTUARIES = ("cetacean-graveyard", "abandoned-convoy", "megalodon", "battlefield")
SOMEBODY = {
    "lords": "shepherd@lost-tower recruiter peddler alchemist opportunist outlaw",
    "affiliated": "jellyfish-1 crab-1 seahorse-1 shellfish-1 squid-1",
    "nebulis": 1,
}


def worth(tile: str, lords: str = "", affiliated: str = "", nebulis: int = 0, **table: Any) -> int:
    """The points of a Location that seat 0 controls, next to somebody who has something of everything."""
    table = {"court": "executioner highwayman recipient", "face_up": "", "others": {1: SOMEBODY}, **table}
    s = Scenario(locations=tile, lords=lords, affiliated=affiliated, nebulis=nebulis, **table)
    points = s.worth(tile)
    assert s.points()["locations"] == sum(s.worth(other) for other in s.locations())
    return points


def final(hand: str = "", **table: Any) -> Scenario:
    """The end of the game, after the last turn of seat 1."""
    table = {"court": "executioner highwayman recipient", "council": {"crab": "crab-1"}, "face_up": "", **table}
    s = Scenario(hand=hand, **table).last_round()
    take_turn(s, 1)
    s.play("council crab")
    assert s.state.over
    return s


# By guild and race


@rule("ABYSS-LOC-01", "ABYSS-LOC-02", "ABYSS-LOC-04", "ABYSS-LOC-05", "ABYSS-LOC-06", "ABYSS-LOC-101")
@pytest.mark.parametrize(
    ("tile", "base", "guild"),
    [
        ("sargasso-silos", 5, "farmer"),
        ("hydrozoa-reserves", 6, "mage"),
        ("parliament", 6, "politician"),
        ("barracks", 7, "soldier"),
        ("dockworks", 5, "merchant"),
        ("gambling-den", 5, "smuggler"),
    ],
)
def test_two_points_for_each_lord_of_a_guild(tile: str, base: int, guild: str) -> None:
    first, second, third = GUILDS[guild].split()
    others = " ".join(name for other, names in GUILDS.items() if other != guild for name in names.split())
    assert worth(tile) == base
    assert worth(tile, others) == base
    assert worth(tile, first) == base + 2
    assert worth(tile, f"{first} {second} {others}") == base + 4
    assert worth(tile, f"{first}! {second}@{tile} {third}") == base + 6


@rule("ABYSS-LOC-03", "ABYSS-LOC-07", "ABYSS-LOC-11", "ABYSS-LOC-15", "ABYSS-LOC-19")
@pytest.mark.parametrize(
    ("tile", "base", "race"),
    [
        ("sanctuary", 4, "jellyfish"),
        ("sargasso-fields", 3, "seahorse"),
        ("oceanic-senate-assembly", 4, "squid"),
        ("chasm", 5, "crab"),
        ("nest-of-giant-clams", 3, "shellfish"),
    ],
)
def test_three_points_for_each_affiliated_ally_of_a_race(tile: str, base: int, race: str) -> None:
    races = ("jellyfish", "crab", "seahorse", "shellfish", "squid")
    others = " ".join(f"{other}-{value}" for other in races if other != race for value in (2, 4))
    assert worth(tile) == base
    assert worth(tile, affiliated=others) == base
    assert worth(tile, affiliated=f"{race}-5") == base + 3
    assert worth(tile, affiliated=f"{race}-1 {race}-1 {race}-4 {others}") == base + 9
    assert worth(tile, hand=f"{race}-2") == base


@rule("ABYSS-LOC-03", "ABYSS-LOC-07", "ABYSS-LOC-11", "ABYSS-LOC-15", "ABYSS-LOC-19")
@pytest.mark.parametrize(
    ("tile", "base", "race"),
    [
        ("sanctuary", 4, "jellyfish"),
        ("sargasso-fields", 3, "seahorse"),
        ("oceanic-senate-assembly", 4, "squid"),
        ("chasm", 5, "crab"),
        ("nest-of-giant-clams", 3, "shellfish"),
    ],
)
def test_allies_affiliated_at_the_end_count(tile: str, base: int, race: str) -> None:
    s = final(f"{race}-2 {race}-3", locations=tile, affiliated=f"{race}-5")
    assert s.worth(tile) == base + 6


@rule("ABYSS-LOC-08", "ABYSS-AMB-10")
@pytest.mark.parametrize(
    ("lords", "points"),
    [
        ("", 0),
        ("keeper", 2),
        ("keeper grower miller", 2),
        ("keeper! hunter@abyss", 4),
        ("hermit", 2),
        ("ferryman", 2),
        ("hermit ferryman", 4),
        ("shaman hunter keeper trader treasurer", 10),
        ("shaman hunter keeper trader treasurer hermit", 12),
        ("shaman hunter keeper trader treasurer ferryman", 12),
        ("shaman hunter keeper trader treasurer hermit ferryman vigil", 14),
    ],
)
def test_the_abyss(lords: str, points: int) -> None:
    assert worth("abyss", lords) == points


# By Lords


@rule("ABYSS-LOC-12")
@pytest.mark.parametrize(
    ("lords", "points"), [("", 0), ("landowner", 24), ("landowner elder@depths miller", 6), ("trader hunter!", 12)]
)
def test_the_depths(lords: str, points: int) -> None:
    assert worth("depths", lords) == points


@rule("ABYSS-LOC-13")
@pytest.mark.parametrize(
    ("lords", "points"),
    [("", 0), ("elder", 3), ("landowner@throne-room elder miller", 12), ("trader! hunter", 9), ("oyster-farmer", 13)],
)
def test_the_throne_room(lords: str, points: int) -> None:
    assert worth("throne-room", lords) == points


@rule("ABYSS-LOC-14")
@pytest.mark.parametrize(
    ("lords", "points"), [("", 15), ("elder", 14), ("keeper! hermit@jail trader", 12), (" ".join(GUILDS.values()), -6)]
)
def test_the_jail(lords: str, points: int) -> None:
    assert worth("jail", lords, court="executioner") == points


@rule("ABYSS-LOC-16", "ABYSS-LOC-17")
@pytest.mark.parametrize(
    ("tile", "lords", "points"),
    [
        ("closed-tower", "", 0),
        ("closed-tower", "keeper", 3),
        ("closed-tower", "keeper! shaman@closed-tower ferryman trader", 9),
        ("lost-tower", "", 0),
        ("lost-tower", "trader", 3),
        ("lost-tower", "trader! hunter@lost-tower vigil keeper", 9),
    ],
)
def test_the_towers(tile: str, lords: str, points: int) -> None:
    assert worth(tile, lords, others={1: {"lords": "recruiter peddler"}}) == points


@rule("ABYSS-LOC-17", "ABYSS-AMB-07")
def test_ambassadors_count_for_the_lost_tower() -> None:
    others: dict[str, Any] = {"others": {1: {}}}
    assert worth("lost-tower", "sage hermit@lost-tower elder", **others) == 9
    assert worth("closed-tower", "sage hermit@closed-tower elder", **others) == 0


# By Allies


@rule("ABYSS-LOC-18")
@pytest.mark.parametrize(
    ("affiliated", "points"),
    [
        ("", 3),
        ("crab-4", 7),
        ("crab-4 crab-2 crab-5", 5),
        ("crab-3 crab-1 seahorse-2 shellfish-4", 10),
        ("jellyfish-5 crab-5 seahorse-5 shellfish-5 squid-5", 28),
    ],
)
def test_the_chamber_of_allies(affiliated: str, points: int) -> None:
    assert worth("chamber-of-allies", affiliated=affiliated) == points


@rule("ABYSS-LOC-18", "ABYSS-LOC-20")
def test_the_last_affiliations_count() -> None:
    held = "chamber-of-allies coral-barrier"
    s = final("crab-1 crab-2 squid-2 squid-4", locations=held, affiliated="crab-3 seahorse-4")
    assert s.affiliated() == "crab-1 crab-3 seahorse-4 squid-2"
    assert (s.worth("chamber-of-allies"), s.worth("coral-barrier")) == (3 + 1 + 4 + 2, 16)


@rule("ABYSS-LOC-20")
@pytest.mark.parametrize(("affiliated", "points"), [("", 20), ("crab-1", 19), ("crab-1 crab-1 squid-4 seahorse-2", 16)])
def test_the_coral_barrier(affiliated: str, points: int) -> None:
    assert worth("coral-barrier", affiliated=affiliated) == points
    assert worth("coral-barrier", affiliated=affiliated, hand="squid-3") == points


# Nebulis and loot


@rule("ABYSS-LOC-102", "ABYSS-AMB-29")
@pytest.mark.parametrize(("nebulis", "points"), [(0, 15), (1, 12), (5, 0), (6, -3), (14, -27)])
def test_the_krakens_lair(nebulis: int, points: int) -> None:
    assert worth("krakens-lair", nebulis=nebulis) == points


@rule("ABYSS-LOC-102", "ABYSS-AMB-29")
def test_the_krakens_lair_counts_the_krakens_in_hand_at_the_end() -> None:
    s = final("kraken-3 kraken-4", locations="krakens-lair", nebulis=1)
    assert (s.nebulis()[0], s.worth("krakens-lair")) == (6, -3)
    assert s.points()["locations"] == -3
    assert s.state.scores[0] == -3 - 6 - 5


@rule("ABYSS-LOC-103", "ABYSS-LOC-104", "ABYSS-LOC-105", "ABYSS-LOC-106")
@pytest.mark.parametrize("tile", SANCTUARIES)
def test_sanctuaries(tile: str) -> None:
    other = SANCTUARIES[SANCTUARIES.index(tile) - 1]
    for loot, points in (("", 0), ("7", 7), ("3 4", 7), ("3 4 5 6 7", 25)):
        table: dict[str, Any] = {"others": {1: {"locations": other}}, "loot": {tile: loot, other: "3 4"}}
        assert worth(tile, "keeper trader", "crab-1", **table) == points


@rule("ABYSS-LOC-103", "ABYSS-LOC-104", "ABYSS-LOC-105", "ABYSS-LOC-106")
@pytest.mark.parametrize("tile", SANCTUARIES)
def test_sanctuaries_are_searched(tile: str) -> None:
    s = Scenario(keys=3, council={"crab": "crab-1"}, face_up=f"jail {tile}").next(loot="7")
    s.play("council crab", f"location {tile}")
    assert (s.phase, s.legal(), s.worth(tile)) == ("searching", ["pass", "explore"], 7)


@rule("ABYSS-LOC-10")
def test_black_smokers() -> None:
    assert worth("black-smokers", "keeper trader", "crab-3 squid-1", nebulis=2) == 0


# City of Mirrors


@rule("ABYSS-LOC-09", "ABYSS-AMB-09")
@pytest.mark.parametrize(
    ("theirs", "points"),
    [
        ("", 0),
        ("black-smokers", 0),
        ("sargasso-silos", 9),
        ("chasm", 11),
        ("jail", 12),
        ("coral-barrier", 18),
        ("throne-room", 10),
        ("krakens-lair", 9),
        ("abyss", 4),
        ("closed-tower lost-tower", 6),
        ("sargasso-silos chasm jail krakens-lair", 12),
    ],
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_best_location_of_an_opponent_with_the_own_cards(players: int, theirs: str, points: int) -> None:
    s = Scenario(
        players, locations="city-of-mirrors", lords="keeper miller trader", affiliated="crab-1 crab-5", nebulis=2,
        others={players - 1: {**SOMEBODY, "lords": "landowner hunter seeker", "locations": theirs}},
        court="executioner", face_up="",
    )  # fmt: skip
    assert s.worth("city-of-mirrors") == points
    assert s.points()["locations"] == points


@rule("ABYSS-LOC-09", "ABYSS-AMB-09")
def test_mirrors_of_several_opponents() -> None:
    others = {1: {"locations": "abyss"}, 2: {"locations": "jail depths"}, 3: {"locations": "chasm"}}
    assert worth("city-of-mirrors", "keeper", players=4, others=others) == 14


@rule("ABYSS-LOC-09", "ABYSS-AMB-09")
def test_mirrors_are_never_negative() -> None:
    others = {1: {"locations": "krakens-lair"}}
    assert worth("city-of-mirrors", nebulis=6, others=others) == 0
    assert worth("city-of-mirrors", nebulis=4, others=others) == 3


@rule("ABYSS-LOC-09", "ABYSS-AMB-09")
def test_mirrors_of_a_sanctuary() -> None:
    others = {1: {"locations": "megalodon battlefield"}}
    assert worth("city-of-mirrors", others=others, loot={"megalodon": "3 7", "battlefield": "6"}) == 10


@rule("ABYSS-LOC-09", "ABYSS-AMB-09")
def test_own_and_face_up_locations_have_no_mirror() -> None:
    s = Scenario(
        locations="city-of-mirrors coral-barrier", face_up="jail", others={1: {"locations": "abyss"}}, lords="hermit"
    )
    assert s.worth("city-of-mirrors") == 2


# Lords turned by the Assassin


@rule("ABYSS-AMB-31")
@pytest.mark.parametrize(
    ("tile", "lords", "counted", "ignored"),
    [
        ("sargasso-silos", "keeper! grower", 9, 7),
        ("gambling-den", "ferryman!", 7, 5),
        ("abyss", "keeper! trader", 4, 2),
        ("abyss", "keeper! grower trader", 4, 4),
        ("depths", "elder! trader", 6, 18),
        ("depths", "elder!", 6, 0),
        ("throne-room", "landowner! trader", 12, 9),
        ("jail", "keeper! trader", 13, 14),
        ("closed-tower", "keeper! grower trader", 6, 3),
        ("lost-tower", "keeper trader! hunter", 6, 3),
    ],
)
def test_turned_lords_count_for_locations(tile: str, lords: str, counted: int, ignored: int) -> None:
    table: dict[str, Any] = {"others": {1: {}}}
    assert worth(tile, lords, **table) == counted
    assert worth(tile, lords, disabled_lords="ignored", **table) == ignored


@rule("ABYSS-AMB-31")
@pytest.mark.parametrize("option", ["count", "ignored"])
def test_the_own_points_of_a_turned_lord_always_count(option: str) -> None:
    s = Scenario(lords="keeper! trader", court="executioner", disabled_lords=option)
    assert s.points()["lords"] == 15


@rule("ABYSS-AMB-31", "ABYSS-END-01")
@pytest.mark.parametrize(("option", "ending"), [("count", 0), ("ignored", None)])
def test_a_turned_lord_among_seven(option: str, ending: int | None) -> None:
    s = Scenario(
        hand="crab-3 seahorse-5", lords="trader! peddler slaver hunter@jail seeker shaman", disabled_lords=option,
        face_up="", council={"crab": "crab-1"},
    )  # fmt: skip
    s.play("court 4", "cheapest")
    while s.phase in ("window", "hunting"):
        s.play("pass")
    assert len(s.lords()) == 7
    assert s.state.view(None)["ending"] == ending

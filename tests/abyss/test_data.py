"""Data packs: other boxes can be played, and what cannot is refused with the key and what would be right."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import fathom
from fathom.core.data import DataError, read
from fathom.core.registry import definition
from tests.abyss.scenario import Scenario
from tests.tables import PACKS, positions

DATA = definition("abyss").default_data


def changed(table: str, index: int, **values: Any) -> dict[str, Any]:
    """A pack in which one row of a table of the default has other values."""
    rows = [dict(row) for row in DATA[table]]
    rows[index].update(values)
    return {table: rows}


BAD: list[tuple[dict[str, Any], str]] = [
    ({"setup": {"pearls": -1}}, "setup.pearls: must be an integer from 0 to 50"),
    ({"court": {"spaces": 7}}, "court.spaces: must be an integer from 1 to 6"),
    ({"exploration": {"spaces": 0}}, "exploration.spaces: must be an integer from 1 to 5"),
    ({"exploration": {"crab": [1, 2, 3, 4]}}, "exploration.crab: must be a list of 5 integers"),
    ({"exploration": {"whale": [1, 2, 3, 4, 5]}}, "exploration.whale: no such key; known here: crab, jellyfish"),
    ({"exploration": {"kraken_nebulis": [1, 2]}}, "exploration.kraken_nebulis: must be a list of 3"),
    ({"tokens": {"points": [2, 3]}}, "tokens.points: must be a list of 3"),
    ({"keys": {"location": 0}}, "keys.location: must be an integer from 1 to 6"),
    ({"nebulis": {"limit": 3}}, "nebulis.limit: must be an integer from 0 to 2"),
    ({"threat": {"space_1": []}}, "threat.space_1: must be a list of 1 to 3 options"),
    ({"threat": {"space_2": [[1, 0]]}}, "threat.space_2: must be a list of 3 integers"),
    ({"threat": {"space_7": [[1, 0, 0]]}}, "threat.space_7: no such key"),
    (changed("loot", 0, value=7), "loot: every value must stand once"),
    (changed("loot", 0, reward="gold"), r"loot\[0\].reward: must be one of nothing, keys, .*'gold'"),
    (changed("lords", 0, guild="pirate"), r"lords\[0\].guild: must be one of mage, .*'pirate'"),
    (changed("lords", 3, power="fly"), r"lords\[3\].power: must be one of none, recruiter, .*'fly'"),
    (changed("lords", 3, id="killer"), r"lords\[3\].id: must be 'assassin' here, is 'killer'"),
    (changed("lords", 3, races=6), r"lords\[3\].races: must be an integer from 1 to 5"),
    (changed("lords", 3, keys=2), r"lords\[3\].keys: must be an integer from 0 to 1"),
    (changed("lords", 0, power="sentinel"), "the power 'sentinel' must have the amounts 0, 1 and 2 once each"),
    ({"lords": [{"cost": 3}] * 5}, "lords: must be an array of 53 tables, is 5"),
    (changed("locations", 0, of="crab"), r"locations\[0\].of: must be one of mage, .*'crab'"),
    (changed("locations", 2, of="mage"), r"locations\[2\].of: must be one of jellyfish, .*'mage'"),
    (changed("locations", 0, per="luck"), r"locations\[0\].per: must be one of nothing, guild, .*'luck'"),
    (changed("locations", 0, size=3), r"locations\[0\].size: no such key"),
]


@pytest.mark.parametrize(("pack", "words"), BAD, ids=range(len(BAD)))
def test_bad_packs_are_refused(pack: dict[str, Any], words: str) -> None:
    with pytest.raises(DataError, match=words):
        fathom.load("abyss", data=pack)


def test_another_box_is_played_to_the_end() -> None:
    game = fathom.load("abyss", players=3, data=PACKS["abyss"])
    for seed in range(20):
        for state in positions(game, seed):
            state.check()


@pytest.mark.rule("ABYSS-AMB-41")
def test_the_box_is_complete() -> None:
    guilds = Counter((row["set"], row["guild"]) for row in DATA["lords"])
    base = {"soldier": 7, "mage": 7, "merchant": 6, "politician": 6, "farmer": 6, "ambassador": 3}
    assert {guild: guilds["base", guild] for guild in base} == base
    kraken = {"soldier": 2, "mage": 2, "merchant": 2, "politician": 2, "farmer": 2, "smuggler": 8, "ambassador": 0}
    assert {guild: guilds["kraken", guild] for guild in kraken} == kraken
    assert Counter(row["set"] for row in DATA["locations"]) == {"base": 20, "kraken": 6}
    assert sum(row["count"] for row in DATA["loot"]) == 25
    allies = sum(sum(DATA["exploration"][race]) for race in ("jellyfish", "crab", "seahorse", "shellfish", "squid"))
    assert (allies, sum(DATA["exploration"]["kraken"]), DATA["exploration"]["monsters"]) == (65, 7, 6)
    assert sum(DATA["tokens"]["counts"]) == 20
    assert all(not (row["keys"] and row["power"] in ("pearls", "ambassador", "sentinel")) for row in DATA["lords"])


def test_a_power_can_move_to_another_lord() -> None:
    """The Miller of another box pays 4 Pearls when it comes in, and nothing stops it from being a Farmer."""
    pack = changed("lords", 29, power="pearls", amount=4)
    s = Scenario(court="miller", hand="seahorse-5 crab-3", data=pack).play("court 1", "cheapest")
    assert s.me.pearls == 4 + 2  # and the bonus for the empty Court


def test_the_shaman_keeps_off_soldiers_by_their_guild() -> None:
    """A Recruiter that is a Farmer in another box reaches the owner of the Shaman."""
    pack = changed("lords", 0, guild="farmer")
    s = Scenario(court="miller", lords="shaman", others={1: {"lords": "recruiter"}}, data=pack)
    assert s.game.rules.cost_of(s.g, 0, 29) == 10
    s = Scenario(court="miller", lords="shaman", others={1: {"lords": "recruiter"}})
    assert s.game.rules.cost_of(s.g, 0, 29) == 8


def test_the_file_is_the_default(tmp_path: Any) -> None:
    from importlib.resources import files

    assert read(str(files("fathom.games.abyss") / "data.toml")) == DATA

"""Setting up: players, decks, Court, Locations, tokens, and what Kraken adds."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import fathom
from fathom.core.chance import Recorder, Script, Seeded
from fathom.games.abyss.actions import CARD, LORD_NAME, TILE
from fathom.games.abyss.state import RACES, Table
from tests.abyss.scenario import Scenario
from tests.tables import positions

rule = pytest.mark.rule

SIZES = pytest.mark.parametrize("players", [2, 3, 4])
BOTH = pytest.mark.parametrize("kraken", ["on", "off"])

ALLIES = {f"{race}-{value}": count for race in RACES for value, count in enumerate((4, 3, 3, 2, 1), 1)}
KRAKENS = {"kraken-2": 2, "kraken-3": 3, "kraken-4": 2}
BASE_LORDS, BASE_TILES = set(LORD_NAME.words[:35]), set(TILE.words[:20])
KRAKEN_LORDS = {
    "ferryman", "outlaw", "counterfeiter", "fence", "cleaner", "watcher", "vigil", "lookout", "shareholder",
    "inheritor", "hypnotist", "healer", "highwayman", "executioner", "recipient", "liberator", "grower",
    "oyster-farmer",
}  # fmt: skip
KRAKEN_TILES = {
    "gambling-den", "krakens-lair", "cetacean-graveyard", "abandoned-convoy", "megalodon", "battlefield",
}  # fmt: skip


def laid_out(outcomes: list[int] | None = None, seed: int = 1, **options: Any) -> fathom.State:
    """A table as it is laid out, before the first decision. The outcomes: six Lords, a Location, and who starts."""
    game = fathom.load("abyss", **options)
    raw = Table()
    game.rules.configure(raw, game.options)
    script = None if outcomes is None else Script(outcomes)
    game.rules.set_up(raw, Recorder(script or Seeded(seed)))
    if script is not None:
        script.finish()
    state = game.state(raw, seed=seed)
    state.check()
    return state


def named(words: Any, bits: int) -> set[str]:
    return {name for i, name in enumerate(words) if bits >> i & 1}


# Players


@rule("ABYSS-SETUP-01")
@SIZES
def test_two_to_four_players(players: int) -> None:
    assert [player["seat"] for player in laid_out(players=players).view(None)["players"]] == list(range(players))


@rule("ABYSS-SETUP-01")
@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(fathom.OptionError, match="players"):
        fathom.load("abyss", players=players)


@rule("ABYSS-SETUP-01", "ABYSS-TURN-07")
@SIZES
def test_play_goes_clockwise(players: int) -> None:
    for first in range(players):
        s = Scenario(players, first_player=first).next(cards="crab-1 crab-2 squid-1 squid-2 crab-1 crab-2 squid-1")
        order = [s.g.current]
        for _ in range(2 * players):
            order.append(s.end_turn().g.current)
        assert order == [(first + i) % players for i in range(2 * players + 1)]


@rule("ABYSS-SETUP-01")
def test_there_is_no_seat_beyond_the_players() -> None:
    s = Scenario(hand="crab-5 squid-3", court="hunter", others={1: {"tokens": "2"}}, council={"crab": "crab-1"})
    assert s.why_not("seat +2") == "ABYSS-SETUP-01"


# Exploration cards


@rule("ABYSS-SETUP-02")
@pytest.mark.parametrize(("kraken", "size"), [("on", 78), ("off", 71)])
def test_the_exploration_deck(kraken: str, size: int) -> None:
    state = laid_out(kraken=kraken)
    wanted = {**ALLIES, "monster": 6, **(KRAKENS if kraken == "on" else {})}
    assert state.view(None)["deck"] == size == sum(wanted.values())
    assert {CARD.words[card]: count for card, count in enumerate(state.raw.deck) if count} == wanted


@rule("ABYSS-SETUP-02")
def test_every_card_is_equally_likely_to_be_on_top() -> None:
    state, found = laid_out(), Counter[str]()
    for outcome in range(78):
        copy = state.clone()
        copy.apply(copy.game.action("explore"), chance=[outcome])
        found.update(event.to_json()["card"] for event in copy.events(None) if event.to_json()["kind"] == "reveal")
    assert found == {**ALLIES, **KRAKENS, "monster": 6}


@rule("ABYSS-SETUP-02")
@SIZES
def test_track_council_discard_and_hands_start_empty(players: int) -> None:
    view = laid_out(players=players).view(None)
    assert (view["track"], view["discard"]) == ([], 0)
    assert view["council"] == dict.fromkeys(RACES, 0)
    assert [player["hand_size"] for player in view["players"]] == [0] * players
    assert [player["affiliated"] for player in view["players"]] == [{}] * players


# Lords and Locations


@rule("ABYSS-SETUP-03")
@pytest.mark.parametrize(("kraken", "left"), [("on", 47), ("off", 29)])
def test_six_lords_in_the_court(kraken: str, left: int) -> None:
    state = laid_out(kraken=kraken)
    court = state.view(None)["court"]
    assert len(set(court)) == 6
    assert state.view(None)["lord_deck"] == left
    everybody = BASE_LORDS | (KRAKEN_LORDS if kraken == "on" else set())
    assert named(LORD_NAME.words, state.raw.lord_deck) == everybody - set(court)
    assert state.view(None)["lord_discard"] == []


@rule("ABYSS-SETUP-03")
@pytest.mark.parametrize("place", range(6))
def test_every_lord_can_come_into_the_court(place: int) -> None:
    found = set()
    for outcome in range(53 - place):
        outcomes = [0] * 7
        outcomes[place] = outcome
        found.add(laid_out(outcomes, first_player=0).view(None)["court"][place])
    assert len(found) == 53 - place


@rule("ABYSS-SETUP-04")
@pytest.mark.parametrize(("kraken", "left"), [("on", 25), ("off", 19)])
def test_one_location_face_up(kraken: str, left: int) -> None:
    state = laid_out(kraken=kraken)
    (tile,) = state.view(None)["locations"]
    assert state.view(None)["location_deck"] == left
    everything = BASE_TILES | (KRAKEN_TILES if kraken == "on" else set())
    assert named(TILE.words, state.raw.location_deck) == everything - {tile}


@rule("ABYSS-SETUP-04")
def test_every_location_can_be_the_first() -> None:
    first = {laid_out([0] * 6 + [n], first_player=0).view(None)["locations"][0] for n in range(26)}
    assert first == BASE_TILES | KRAKEN_TILES


# Tokens, marker, Pearls


@rule("ABYSS-SETUP-05")
@BOTH
def test_twenty_monster_tokens(kraken: str) -> None:
    state = laid_out(kraken=kraken)
    assert state.view(None)["monster_tokens"] == 20
    assert dict(zip(state.game.rules.TOKEN_POINTS, state.raw.token_supply, strict=True)) == {2: 9, 3: 9, 4: 2}


@rule("ABYSS-SETUP-05", "ABYSS-MONSTER-06")
def test_monster_tokens_are_shuffled() -> None:
    s = Scenario(council={"squid": "squid-1"}).explore("monster").play("take")
    found = Counter[int]()
    for outcome in range(20):
        copy = s.state.clone()
        copy.apply(s.game.action("reward 2"), chance=[outcome])
        found.update(copy.view(0)["players"][0]["token_points"])
    assert found == {2: 9, 3: 9, 4: 2}


@rule("ABYSS-SETUP-06")
@BOTH
def test_the_threat_marker_starts_on_the_first_space(kraken: str) -> None:
    assert laid_out(kraken=kraken).view(None)["threat"] == 1


@rule("ABYSS-SETUP-07", "ABYSS-SETUP-08")
@SIZES
def test_one_pearl_and_nothing_else(players: int) -> None:
    for player in laid_out(players=players).view(None)["players"]:
        assert (player["pearls"], player["nebulis"], player["keys"], player["key_count"]) == (1, 0, 0, 0)
        assert (player["tokens"], player["lords"], player["locations"], player["score"]) == (0, [], [], 0)


@rule("ABYSS-SETUP-07")
def test_key_tokens_come_from_the_supply() -> None:
    s = Scenario(threat=6, council={"squid": "squid-1"}).explore("monster").play("take")
    assert [player["keys"] for player in s.state.view(None)["players"]] == [2, 0]


@rule("ABYSS-SETUP-09")
@SIZES
def test_the_starting_player_is_drawn(players: int) -> None:
    assert fathom.load("abyss").options["first_player"] == "random"
    for seat in range(players):
        state = laid_out([0] * 7 + [seat], players=players)
        assert (state.view(None)["first"], state.view(None)["current"], state.actor) == (seat, seat, seat)
        assert state.view(None)["turn"] == 1
    started = Counter(laid_out(seed=seed, players=players).view(None)["first"] for seed in range(600))
    assert all(abs(started[seat] - 600 / players) < 60 for seat in range(players))


@rule("ABYSS-SETUP-09")
@SIZES
def test_a_starting_player_that_was_agreed(players: int) -> None:
    for seat in range(players):
        view = laid_out([0] * 7, players=players, first_player=seat).view(None)
        assert (view["first"], view["current"]) == (seat, seat)
    with pytest.raises(fathom.OptionError, match="first_player"):
        fathom.load("abyss", players=players, first_player=players)


# Kraken


@rule("KRAKEN-SETUP-01")
def test_nobody_has_nebulis_or_the_figure() -> None:
    view = laid_out(players=4).view(None)
    assert view["figure"] is None
    assert [player["nebulis"] for player in view["players"]] == [0] * 4
    assert [player["points"]["nebulis"] for player in view["players"]] == [0] * 4


@rule("KRAKEN-SETUP-02")
def test_the_sentinels_belong_to_nobody() -> None:
    sentinels = laid_out().view(None)["sentinels"]
    assert [sentinel["name"] for sentinel in sentinels] == ["watcher", "vigil", "lookout"]
    assert {(sentinel["owner"], sentinel["area"], sentinel["on"]) for sentinel in sentinels} == {(None, None, None)}


@rule("KRAKEN-SETUP-03")
def test_the_loot_deck() -> None:
    state = laid_out()
    assert state.view(None)["loot_deck"] == 25
    assert dict(zip(state.game.rules.LOOT_VALUE, state.raw.loot_deck, strict=True)) == {3: 3, 4: 4, 5: 5, 6: 6, 7: 7}
    assert (state.view(None)["loot_discard"], state.view(None)["loot_lying"]) == ([], {})


@rule("KRAKEN-SETUP-03")
def test_the_loot_deck_is_shuffled() -> None:
    found = Counter[int]()
    for seed in range(300):
        s = Scenario(keys=3, face_up="megalodon", council={"squid": "squid-1", "crab": "crab-1"})
        s.stacked.random = Seeded(seed)
        s.play("council squid", "location megalodon")
        found.update(s.state.view(None)["loot_lying"]["megalodon"])
    assert all(abs(found[value] - 12 * value) < 35 for value in (3, 4, 5, 6, 7))


@rule("KRAKEN-SETUP-04")
def test_the_base_game_alone() -> None:
    view = laid_out(kraken="off").view(None)
    assert (view["kraken"], view["deck"], view["lord_deck"], view["location_deck"]) == (False, 71, 29, 19)
    assert (view["loot_deck"], view["sentinels"], view["figure"]) == (0, [], None)


@rule("KRAKEN-SETUP-04")
@pytest.mark.parametrize("seed", range(3))
def test_nothing_of_kraken_turns_up_in_the_base_game(seed: int) -> None:
    turns = 0
    for state in positions(fathom.load("abyss", players=2 + seed, kraken="off"), seed):
        view = state.view(None)
        turns = view["turn"]
        assert not {*view["court"], *view["lord_discard"]} & KRAKEN_LORDS
        assert not {*view["locations"]} & KRAKEN_TILES
        assert not [card for card in view["track"] if card.startswith("kraken")]
        assert not any(player["nebulis"] for player in view["players"])
    assert turns > 10


@rule("KRAKEN-SETUP-04")
def test_kraken_takes_nothing_away() -> None:
    base, kraken = laid_out(kraken="off"), laid_out(kraken="on")
    assert all(more >= less for more, less in zip(kraken.raw.deck, base.raw.deck, strict=True))
    assert kraken.raw.token_supply == base.raw.token_supply
    assert [player["pearls"] for player in kraken.view(None)["players"]] == [1, 1, 1]
    assert fathom.load("abyss").options["kraken"] == "on"


@rule("ABYSS-AMB-41")
def test_two_new_lords_for_each_colour_and_eight_smugglers() -> None:
    guilds: dict[str, Counter[str]] = {"base": Counter(), "kraken": Counter()}
    for lord in fathom.load("abyss").data["lords"]:
        guilds[lord["set"]][lord["guild"]] += 1
    colours = ("mage", "soldier", "farmer", "merchant", "politician")
    assert guilds["base"] == dict(zip(colours, (7, 7, 6, 6, 6), strict=True)) | {"ambassador": 3}
    assert guilds["kraken"] == dict.fromkeys(colours, 2) | {"smuggler": 8}

"""What remains of a game: its record, its study, new games from its moments, and the same again."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

import fathom
from fathom.bots import bot
from fathom.client import Client, News
from fathom.core.record import Record
from tests.server.serving import Server
from tests.server.sitting import (
    as_sent,
    decision,
    entries,
    fill,
    guests,
    kinds,
    opened,
    play,
    recorded,
    refusal,
    seated,
)
from tests.tables import EVERY_GAME, MIXED, PACKS


def played(name: str, pack: dict[str, Any] | None = None, **options: Any) -> fathom.State:
    """A whole game between bots."""
    state = fathom.load(name, data=pack, **options).new(seed=5)
    player = bot("random", 5)
    while state.actor is not None:
        state.apply(player.choose(state, state.actor))
    return state


def saved(state: fathom.State, **about: str) -> dict[str, Any]:
    return dict(json.loads(Record.of(state, **about).to_json()))


async def finished(client: Client, game: str, **more: Any) -> str:
    """A game that somebody has played against a bot."""
    id = await opened(client, game, "me", "random", **more)
    await play(id, client)
    return id


def test_a_running_game_gives_no_record_and_no_start(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            id = await opened(ada, "otys", "me", "me")
            waiting = await opened(ada, "otys", "me", "open")
            for table in (id, waiting):
                assert (await refusal(ada.record(table))).code == "not-finished"
                assert (await refusal(ada.course(table))).code == "not-finished"
                asked = {"seats": ["me", "me"], "start": {"table": table, "at": 0}}
                assert (await refusal(ada.create(**asked))).code == "not-finished"
            await ada.leave(waiting)
            assert (await refusal(ada.record(waiting))).code == "not-finished", "it never began"

    asyncio.run(scene())


@EVERY_GAME
def test_the_record_of_a_finished_game_leads_to_its_end(server: Server, name: str) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Cid") as (ada, cid):
            options = {key: value for key, value in MIXED[name][0].items() if key != "players"}
            if MIXED[name][0]["players"] != 2:
                options = {}
            id = await finished(ada, name, options=options)
            news = await ada.table(id, seat=0)
            record = await recorded(cid, id)
            state = record.replay()
            assert state.over
            assert as_sent(dict(state.game.options)) == news["table"]["options"]
            assert as_sent(state.view(0)) == news["view"]
            assert record.about == {"players": "Ada, random", "ended": "played"}

    asyncio.run(scene())


@EVERY_GAME
def test_the_course_of_a_finished_game_has_the_points_after_each_turn(server: Server, name: str) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Cid") as (ada, cid):
            id = await finished(ada, name)
            record = await recorded(cid, id)
            told = await cid.course(id)
            state = record.replay()
            assert told["turns"][0] == {"moment": 0, "scores": list(record.replay(0).scores)}
            assert told["turns"][-1] == {"moment": state.moment, "scores": list(state.scores)}
            began = [
                i
                for i, turn in enumerate(state.history, 1)
                if any(state.game.definition.events.seen(event, None).kind == "turn" for event in turn.events)
            ]
            assert [one["moment"] for one in told["turns"][1:-1]] == [at for at in began if at < state.moment]
            for one in told["turns"][:: max(1, len(told["turns"]) // 4)]:
                assert one["scores"] == list(record.replay(one["moment"]).scores)
            assert told["seconds"] > 0
            assert await cid.course(id) == told

    asyncio.run(scene())


@EVERY_GAME
def test_a_saved_game_is_opened_for_study(server: Server, name: str) -> None:
    async def scene() -> None:
        state = played(name, pack=PACKS[name], players=2)
        async with guests(server, "Ada", "Cid") as (ada, cid):
            news = await ada.upload(**saved(state, players="Ann, Bob"))
            table, id = news["table"], news["table"]["id"]
            assert (table["status"], table["public"], table["actor"], news["seat"]) == ("over", False, None, None)
            assert [(seat["name"], seat["mine"]) for seat in table["seats"]] == [("Ann", False), ("Bob", False)]
            result = {"scores": list(state.scores), "ranks": list(state.ranks), "reason": "played"}
            assert table["result"] == result
            assert news["moment"] == state.moment
            record = await recorded(cid, id)
            assert as_sent(record.replay().view(1)) == as_sent(state.view(1))
            for at in (0, 1, state.moment // 2, state.moment):
                for seat in (0, 1):
                    told = await cid.table(id, at=at, seat=seat)
                    assert told["view"] == as_sent(Record.of(state).replay(at).view(seat))
            assert [table["id"] for table in (await ada.tables(which="own"))["tables"]] == [id]
            log = await entries(cid, id)
            assert kinds(log) == ["start"] + ["action"] * state.moment
            for verb in (ada.rematch, ada.concede, ada.leave):
                assert (await refusal(verb(id))).code == "not-yours", "nobody sits there"
            assert (await refusal(ada.chat(id, text="Hello"))).code == "spectators-quiet"
            assert (await refusal(ada.join(id))).code == "over"

    asyncio.run(scene())


def wrong(**changed: Any) -> dict[str, Any]:
    return {**saved(played("octodice", players=1)), **changed}


@pytest.mark.parametrize(
    ("code", "named", "given"),
    [
        ("not-finished", "", wrong(moves=wrong()["moves"][:-1])),
        ("record", "version 99", wrong(version=99)),
        ("record", "format 2", wrong(fathom=2)),
        ("record", "data", wrong(data="0" * 64)),
        ("record", "moves[0]", wrong(moves=[["nonsense", []], *wrong()["moves"][1:]])),
        ("record", "moves[1]", wrong(moves=[wrong()["moves"][0], ["keep"]])),
        ("record", "moves[0]", wrong(moves=[[wrong()["moves"][0][0], [99] * 9], *wrong()["moves"][1:]])),
        ("record", "setup", wrong(setup=[])),
        ("record", "chess", wrong(game="chess")),
        ("record", "players", wrong(options={"players": 9})),
        ("record", "moves", wrong(moves=[["x", []]] * 20_001)),
        ("invalid", "setup", wrong(setup=["1"])),
        ("invalid", "colour", wrong(colour="red")),
        ("pack", "sheet", wrong(pack={"sheet": {"octopus_bonus": [5, 4, 3, 2, 1]}})),
    ],
)
def test_what_is_not_a_finished_game_is_refused(server: Server, code: str, named: str, given: dict[str, Any]) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            refused = await refusal(ada.upload(**given))
            assert refused.code == code
            assert named in refused.message
            assert (await ada.tables(which="own"))["tables"] == []

    asyncio.run(scene())


@pytest.mark.sampled
@EVERY_GAME
def test_a_new_game_begins_at_any_moment_of_a_finished_one(server: Server, name: str, proving: bool) -> None:
    """Of a table and of a saved game: with its options, data and players, and a future of its own."""

    async def scene() -> None:
        async with guests(server, "Ada", "Ben") as (ada, ben):
            table = await finished(ada, name, pack=PACKS[name])
            record = await recorded(ada, table)
            held = json.loads(record.to_json())
            last = len(record.moves)
            for i, at in enumerate((0, last // 2, last - 1)):
                state = record.replay(at)
                ways: list[dict[str, Any]] = [{"start": {"table": table, "at": at}}, {"record": held, "at": at}]
                for way in ways if proving else [ways[i % 2]]:
                    news = await ben.create(seats=["me", "open"], names=["Bee", None], **way)
                    assert news["table"]["start"] == way.get("start", {"at": at, "record": True})
                    assert news["view"] is None
                    news = await ada.join(news["table"]["id"])
                    id = news["table"]["id"]
                    assert (news["moment"], news["table"]["game"]) == (at, name)
                    assert news["table"]["options"] == as_sent(dict(state.game.options))
                    for seat, person in ((0, ben), (1, ada)):
                        seen = await person.table(id)
                        assert seen["view"] == as_sent(state.view(seat))
                        ids = [choice["id"] for choice in seen["legal"] or ()]
                        assert ids == (state.legal() if state.actor == seat else [])
                        assert (await person.table(id, at=at // 2))["view"] == as_sent(
                            record.replay(at // 2).view(seat)
                        )
                    end = await play(id, ada, ben, seed=at)
                    assert end["table"]["status"] == "over"
                    new = await recorded(ada, id)
                    assert (new.setup, new.moves[:at], new.pack) == (record.setup, record.moves[:at], record.pack)
                    assert as_sent(new.replay().view(1)) == (await ada.table(id, seat=1))["view"]

    asyncio.run(scene())


def test_the_future_of_a_game_gone_on_with_is_its_own(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            record = Record.of(played("octodice", players=1))
            futures = set()
            for _ in range(6):  # five dice are rolled after the first choice: not six times the same
                held = json.loads(record.to_json())
                news = await ada.create(seats=["me"], record=held, at=0)
                id = news["table"]["id"]
                await ada.act(id, state=news["state"], action=record.moves[0].action)
                await ada.concede(id)
                futures.add((await recorded(ada, id)).moves[0].outcomes)
            assert len(futures) > 1

    asyncio.run(scene())


def test_bots_go_on_where_they_are_to_decide_at_that_moment(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            state = played("otys", players=2)
            at = next(at for at, turn in enumerate(state.history) if at > 20 and turn.actor == 0)
            news = await ada.create(seats=["greedy", "me"], record=saved(state), at=at)
            news = await decision(ada, news["table"]["id"])
            assert (news["seat"], news["moment"] > at) == (1, True)

    asyncio.run(scene())


def test_what_cannot_be_gone_on_with_is_refused(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            state = played("octodice", players=2)
            held, seats = saved(state), ["me", "me"]
            study = (await ada.upload(**held))["table"]["id"]
            start = {"table": study, "at": 3}
            for code, asked in (
                ("over", {"seats": seats, "start": {"table": study, "at": state.moment}}),
                ("over", {"seats": seats, "record": held}),
                ("record", {"seats": seats, "start": {"table": study, "at": state.moment + 1}}),
                ("record", {"seats": seats, "record": held, "at": state.moment + 1}),
                ("seat-count", {"seats": ["me"], "start": start}),
                ("seat-count", {"seats": ["me"] * 3, "record": held, "at": 1}),
                ("no-table", {"seats": seats, "start": {"table": "A" * 22, "at": 0}}),
                ("invalid", {"seats": seats, "start": start, "game": "octodice"}),
                ("invalid", {"seats": seats, "start": start, "options": {"players": 2}}),
                ("invalid", {"seats": seats, "start": start, "pack": PACKS["octodice"]}),
                ("invalid", {"seats": seats, "start": start, "record": held}),
                ("invalid", {"seats": seats, "start": start, "at": 3}),
                ("no-seat-word", {"seats": ["me", "you"], "start": start}),
                ("record", {"seats": seats, "record": {**held, "version": 99}, "at": 0}),
            ):
                assert (await refusal(ada.create(**asked))).code == code, asked
            assert len((await ada.tables(which="own"))["tables"]) == 1

    asyncio.run(scene())


def seats_of(news: News) -> list[tuple[str, str | None, bool]]:
    return [(seat["kind"], seat["name"] or seat["bot"], seat["reserved"]) for seat in news["table"]["seats"]]


def test_the_same_again_keeps_the_seats_for_the_same_people(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben", "Cid") as (ada, ben, cid):
            more = {"options": {"sponsors": "advanced"}, "timer": 900, "substitute": "random", "public": True}
            id = await opened(ada, "otys", "open", "me", "random", "open", **more)
            await ben.join(id, seat=3)
            await cid.join(id, seat=0)
            assert (await refusal(ada.rematch(id))).code == "not-finished"
            for person in (ada, ben, cid):
                await person.abandon(id)
            before = (await ada.table(id))["table"]
            news = await ben.rematch(id)
            new, table = news["table"]["id"], news["table"]
            assert (news["seat"], table["status"]) == (3, "open")
            assert seats_of(news) == [
                ("open", "Cid", True),
                ("open", "Ada", True),
                ("bot", "random", False),
                ("person", "Ben", False),
            ]
            for key in ("game", "options", "timer", "substitute", "public"):
                assert table[key] == before[key]
            assert (await ben.rematch(id))["table"]["id"] == new
            async with guests(server, "Dan") as (dan,):
                assert (await refusal(dan.rematch(id))).code == "not-yours"
                assert (await refusal(dan.join(new))).code == "full"
                assert (await refusal(dan.join(new, seat=0))).code == "taken"
                assert new not in [found["id"] for found in (await dan.tables(which="open"))["tables"]]
            assert new in [found["id"] for found in (await ada.tables(which="open"))["tables"]]
            assert (await refusal(ada.join(new, seat=0))).code == "taken", "that is Cid's"
            news = await ada.rematch(id)
            assert (news["table"]["id"], news["seat"]) == (new, 1)
            news = await cid.join(new)
            assert (news["seat"], news["table"]["status"]) == (0, "playing")
            told = await ada.table(id, since=0)
            assert told["table"]["rematch"] == new
            assert [entry["table"] for entry in told["entries"] if entry["kind"] == "rematch"] == [new]

    asyncio.run(scene())


@EVERY_GAME
def test_the_same_again_against_bots_begins_at_once(server: Server, name: str) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            id = await opened(ada, name, "greedy", "me", names=[None, "Countess"], pack=PACKS[name])
            await ada.concede(id)
            news = await ada.rematch(id)
            assert (news["table"]["id"] != id, news["table"]["status"]) == (True, "playing")
            assert seats_of(news) == [("bot", "greedy", False), ("person", "Countess", False)]
            end = await play(news["table"]["id"], ada)
            assert end["table"]["status"] == "over"
            assert (await recorded(ada, news["table"]["id"])).pack == as_sent(PACKS[name])

    asyncio.run(scene())


def test_who_had_several_seats_gets_them_all_again(server: Server) -> None:
    """Whoever asks first, and under the names they had."""

    async def scene() -> None:
        async with guests(server, "Ada", "Ben") as (ada, ben):
            id = await opened(ada, "otys", "me", "open", "open")
            await ben.join(id, seat=1, name="Bob")
            await ben.join(id, seat=2, name="Bea")
            await ada.concede(id)
            await ben.concede(id, seat=1)
            await ada.rematch(id)
            news = await ben.rematch(id)
            assert news["table"]["status"] == "playing"
            assert [seat["name"] for seat in news["table"]["seats"]] == ["Ada", "Bob", "Bea"]

    asyncio.run(scene())


def test_who_made_it_again_may_fill_a_seat_that_is_kept_for_somebody(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben") as (ada, ben):
            id = await seated(server, "otys", ada, ben)
            await ada.concede(id)
            new = (await ada.rematch(id))["table"]["id"]
            assert (await refusal(fill(ben, new, 1, "greedy"))).code == "not-yours"
            news = await fill(ada, new, 1, "greedy")
            assert news["table"]["status"] == "playing"
            assert (await refusal(ben.rematch(id))).code == "begun"

    asyncio.run(scene())


def test_the_same_again_is_possible_after_the_first_who_asked_went_away(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben") as (ada, ben):
            id = await seated(server, "otys", ada, ben)
            await ada.concede(id)
            new = (await ada.rematch(id))["table"]["id"]
            await ada.leave(new)
            news = await ben.rematch(id)
            assert news["table"]["status"] == "open"
            assert news["seat"] == 1

    asyncio.run(scene())

"""Playing: actions by HTTP and by WebSocket, what is refused and why, keys, whole games against bots, and chat."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

import fathom
from fathom.client import Client, News, Refused
from fathom.core.text import LANGUAGES
from tests.server.serving import Server
from tests.server.sitting import (
    as_sent,
    decision,
    entries,
    guests,
    kinds,
    opened,
    play,
    recorded,
    refusal,
    seated,
    wire,
)
from tests.tables import EVERY_GAME

Ask = Callable[..., Awaitable[News]]


@asynccontextmanager
async def asking(client: Client, id: str, way: str) -> AsyncIterator[Ask]:
    """A function by which somebody acts, takes back, asks why and chats: by HTTP or over the WebSocket."""

    async def http(verb: str, **said: Any) -> News:
        if verb == "why":
            said.pop("key", None)  # it changes nothing, so it needs none here
        answer: News = await getattr(client, verb)(id, **said)
        return answer

    if way == "http":
        yield http
        return
    async with wire(client, id, lang=client.lang) as line:

        async def socket(verb: str, **said: Any) -> News:
            answer = await line.ask(type=verb, **said)
            if answer["type"] == "refused":
                error = answer["error"]
                assert answer["key"] == said.get("key")
                raise Refused(0, error["code"], error["message"], error["rule"])
            return answer

        yield socket


BOTH_WAYS = pytest.mark.parametrize("way", ["http", "socket"])


@EVERY_GAME
def test_a_game_against_a_bot_is_played_to_its_end(server: Server, name: str) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Cid") as (ada, cid):
            id = await opened(ada, name, "me", "greedy")
            end = await play(id, ada)
            table, record = end["table"], await recorded(cid, id)
            state = record.replay()
            assert (table["status"], table["actor"], end["legal"], end["undo"]) == ("over", None, None, False)
            result = {"scores": list(state.scores), "ranks": list(state.ranks), "reason": "played"}
            assert table["result"] == result
            log = await entries(ada, id, seat=0)
            assert [entry["seat"] for entry in log[1:]] == [turn.actor for turn in state.history]
            assert {entry["seat"] for entry in log[1:]} == {0, 1}
            own = [entry["action"] for entry in log[1:] if entry["seat"] == 0]
            assert own == [state.game.text(turn.action) for turn in state.history if turn.actor == 0]
            for seat in (0, 1, None):
                seen = await cid.table(id, **({} if seat is None else {"seat": seat}))
                assert seen["view"] == as_sent(state.view(seat)), "all is open after the end"

    asyncio.run(scene())


@EVERY_GAME
def test_what_happens_is_told_as_each_may_know_it(server: Server, name: str) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben", "Cid") as (ada, ben, cid):
            id = await seated(server, name, ada, ben)
            await play(id, ada, ben, stop=lambda news: news["moment"] >= 40)
            told = {seat: await entries(client, id) for seat, client in ((0, ada), (1, ben), (None, cid))}
            await ada.concede(id)
            record = await recorded(ada, id)
            for seat, log in told.items():
                assert kinds(log) == ["join", "start"] + ["action"] * (len(log) - 2)
                for moment, entry in enumerate(log[1:]):
                    state = record.replay(moment)
                    events = [{**event.to_json(), "sentence": state.game.say(event)} for event in state.events(seat)]
                    assert entry["events"] == as_sent(events)
                    if moment:
                        chosen = state.game.text(state.history[-1].action)
                        assert entry.get("action") == (chosen if entry["seat"] == seat else None)

    asyncio.run(scene())


def test_an_action_and_an_undo_say_which_moment_they_led_to(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            id = await opened(ada, "otys", "me", "me")
            news = await play(id, ada, stop=lambda news: news["undo"])
            await ada.undo(id, state=news["state"])
            log = [entry for entry in await entries(ada, id) if entry["kind"] in ("action", "undo")]
            moments = [*range(1, news["moment"] + 1), news["moment"] - 1]
            assert [entry.get("moment") for entry in log] == moments

    asyncio.run(scene())


@BOTH_WAYS
def test_an_action_is_played_by_its_number_or_its_notation(server: Server, way: str) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            id = await opened(ada, "octodice", "me")
            async with asking(ada, id, way) as ask:
                for word in ("id", "text"):
                    news = await ada.table(id)
                    choice = news["legal"][-1]
                    done = await ask("act", state=news["state"], action=choice[word])
                    entry = (await entries(ada, id))[-1]
                    assert done["number"] == entry["number"] == news["number"] + 1
                    assert (entry["kind"], entry["action"]) == ("action", choice["text"])

    asyncio.run(scene())


@BOTH_WAYS
def test_an_action_that_answers_an_old_state_is_refused(server: Server, way: str) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            id = await opened(ada, "octodice", "me")
            async with asking(ada, id, way) as ask:
                news = await ada.table(id)
                await ask("act", state=news["state"], action=news["legal"][0]["id"])
                for state in (news["state"], news["state"] + 2, 0):
                    then = await ada.table(id)
                    said = {"state": state, "action": then["legal"][0]["id"], "key": f"k{state}"}
                    refused = await refusal(ask("act", **said))
                    assert (refused.code, refused.rule) == ("stale", None)
                assert (await refusal(ask("undo", state=0, key="u"))).code == "stale"
                assert (await ada.table(id))["number"] == news["number"] + 1

    asyncio.run(scene())


def test_who_answers_an_old_state_is_told_the_new_one(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            id = await opened(ada, "octodice", "me")
            news = await ada.table(id)
            async with wire(ada, id, since=news["number"]) as line:
                await line.hear("news")
                await ada.act(id, state=news["state"], action=news["legal"][0]["id"])
                await line.hear("news")
                await line.say(type="act", state=news["state"], action=news["legal"][0]["id"], key="old")
                told, refused = await line.next(), await line.next()
                assert (told["type"], refused["type"], refused["key"]) == ("news", "refused", "old")
                assert refused["error"]["code"] == "stale"
                now = await ada.table(id)
                assert (told["state"], told["legal"], told["view"]) == (now["state"], now["legal"], now["view"])
                assert told["entries"] == [], "they came before"

    asyncio.run(scene())


@BOTH_WAYS
def test_a_key_counts_once_and_is_acknowledged_as_often_as_it_comes(server: Server, way: str) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            id = await opened(ada, "seastead", "me")
            async with asking(ada, id, way) as ask:
                news = await ada.table(id)
                said = {"state": news["state"], "action": news["legal"][0]["id"], "key": "k1"}
                first = await ask("act", **said)
                await play(id, ada, stop=lambda news: news["moment"] == 4)
                for _ in range(3):
                    assert (await ask("act", **said))["number"] == first["number"]
                chat = await ask("chat", text="Hello", key="k2")
                assert (await ask("chat", text="Hello", key="k2"))["number"] == chat["number"]
                news = await play(id, ada, stop=lambda news: news["undo"])
                back = await ask("undo", state=news["state"], key="k3")
                assert (await ask("undo", state=news["state"], key="k3"))["number"] == back["number"]
                await ada.concede(id)
                assert (await ask("act", **said))["number"] == first["number"], "also after the end"
                log = await entries(ada, id)
                assert kinds(log).count("chat") == 1
                assert kinds(log).count("undo") == 1
                assert kinds(log)[-1] == "concede"

    asyncio.run(scene())


@BOTH_WAYS
def test_a_key_of_another_seat_does_not_count(server: Server, way: str) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben") as (ada, ben):
            id = await seated(server, "octodice", ada, ben, options={"first_player": 0})
            async with asking(ada, id, way) as adas, asking(ben, id, way) as bens:
                news = await play(id, ada, ben, stop=lambda news: news["moment"] == 1)
                deciding, other = (adas, bens) if news["seat"] == 0 else (bens, adas)
                first = await other("chat", text="Mine", key="same")
                said = {"state": news["state"], "action": news["legal"][0]["id"], "key": "same"}
                done = await deciding("act", **said)
                assert done["number"] == first["number"] + 1
                assert kinds(await entries(ada, id))[-2:] == ["chat", "action"]

    asyncio.run(scene())


@BOTH_WAYS
def test_a_key_counts_once_for_several_people_in_one_browser(server: Server, way: str) -> None:
    """Repeated without a seat, as it was said, it is still the seat that decided then."""

    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            id = await opened(ada, "octodice", "me", "me")
            said: News = {}
            done: News = {}
            seat = (await ada.table(id))["seat"]
            while (news := await ada.table(id))["seat"] == seat:
                said = {"state": news["state"], "action": news["legal"][0]["id"], "key": f"k{news['number']}"}
                async with asking(ada, id, way) as ask:
                    done = await ask("act", **said)
            async with asking(ada, id, way) as ask:  # connected again, as after a cut
                assert (await ask("act", **said))["number"] == done["number"]

    asyncio.run(scene())


@BOTH_WAYS
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rule_that_forbids_an_action_is_named_in_ones_language(server: Server, way: str, lang: str) -> None:
    async def scene() -> None:
        async with Client(server.url, name="Ada", lang=lang) as ada:
            id = await opened(ada, "otys", "me", "me")
            news = await ada.table(id)
            game = fathom.load("otys", **news["table"]["options"])
            legal = {choice["id"] for choice in news["legal"]}
            wrong = next(action for action in range(game.num_actions) if action not in legal)
            async with asking(ada, id, way) as ask:
                for action in (wrong, game.text(wrong)):
                    refused = await refusal(ask("act", state=news["state"], action=action, key="k"))
                    assert refused.code == "illegal"
                    assert refused.rule is not None
                    rule = game.rule(refused.rule["id"], lang)
                    assert refused.rule == {"id": rule.id, "section": rule.section, "text": rule.text}
                    why = await ask("why", action=action, key="w")
                    assert (why["legal"], why["rule"]) == (False, refused.rule)
                why = await ask("why", action=news["legal"][0]["id"], key="w")
                assert (why["legal"], why["rule"]) == (True, None)
            assert (await ada.table(id))["number"] == news["number"], "nothing happened"
            assert news["legal"][0]["sentence"] == game.describe(
                (await _state(ada, id)), news["legal"][0]["id"], lang
            ), "sentences are in one's language, too"

    asyncio.run(scene())


async def _state(client: Client, id: str) -> fathom.State:
    """The position, which is known after the end."""
    await client.concede(id)
    return (await recorded(client, id)).replay()


@BOTH_WAYS
def test_an_unknown_notation_is_answered_with_the_nearest(server: Server, way: str) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            id = await opened(ada, "otys", "me", "me")
            news = await ada.table(id)
            right = news["legal"][0]["text"]
            async with asking(ada, id, way) as ask:
                for verb, more in (("act", {"state": news["state"]}), ("why", {})):
                    refused = await refusal(ask(verb, action=right + "x", key="k", **more))
                    assert refused.code == "no-action"
                    assert right in refused.message
                    assert (await refusal(ask(verb, action=10**6, key="k", **more))).code == "no-action"
            assert (await ada.table(id))["number"] == news["number"]

    asyncio.run(scene())


@BOTH_WAYS
def test_only_who_is_to_decide_may_act(server: Server, way: str) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben", "Cid") as (ada, ben, cid):
            id = await opened(ada, "otys", "me", "open", options={"first_player": 0})
            async with asking(ada, id, way) as adas, asking(ben, id, way) as bens, asking(cid, id, way) as cids:
                said = {"state": 0, "action": 0, "key": "k"}
                assert (await refusal(adas("act", **said))).code == "not-begun"
                await ben.join(id)
                news = await ada.table(id)
                said = {"state": news["state"], "action": news["legal"][0]["id"], "key": "k"}
                assert (await refusal(bens("act", **said))).code == "not-your-turn"
                assert (await refusal(bens("why", action=0, key="k"))).code == "not-your-turn"
                assert (await refusal(bens("act", seat=0, **said))).code == "not-yours"
                assert (await refusal(cids("act", **said))).code == "not-yours"
                assert (await refusal(cids("act", seat=0, **said))).code == "not-yours"
                assert (await refusal(cids("why", action=0, key="k"))).code == "not-yours"
                assert (await ada.table(id))["number"] == news["number"]
                await ada.concede(id)
                for verb, more in (("act", said), ("undo", {"state": 0, "key": "k"}), ("why", {"action": 0})):
                    assert (await refusal(adas(verb, **more))).code == "over"

    asyncio.run(scene())


@BOTH_WAYS
def test_chat_is_for_who_sits_at_the_table(server: Server, way: str) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Cid") as (ada, cid):
            id = await opened(ada, "otys", "me", "me", names=["Ann", "Bob"])
            before = await ada.table(id)
            async with asking(ada, id, way) as ask, asking(cid, id, way) as cids:
                assert (await refusal(cids("chat", text="Hello", key="k"))).code == "spectators-quiet"
                assert (await refusal(cids("chat", text="Hello", key="k", seat=0))).code == "not-yours"
                for text in ("\u202e\u200f\u0000", "   \n "):
                    assert (await refusal(ask("chat", text=text, key="e"))).code == "empty"
                assert (await refusal(ask("chat", text="x" * 501, key="x"))).code == "invalid"
                await ask("chat", text="x" * 500, seat=0, key="k1")
                await ask("chat", text=" a\u202eb\u0007\n\tc\u2066 <b>é\u200d ", seat=1, key="k2")
                await ask("chat", text="x" * 500, seat=1, key="k1")
            news = await cid.table(id, since=before["number"])
            told = [(entry["kind"], entry["seat"], entry["name"], entry["text"]) for entry in news["entries"]]
            assert told == [
                ("chat", 0, "Ann", "x" * 500),
                ("chat", 1, "Bob", "ab c <b>é\u200d"),
                ("chat", 1, "Bob", "x" * 500),
            ]
            assert (news["state"], news["moment"]) == (before["state"], before["moment"]), "words change no position"

    asyncio.run(scene())


def test_who_is_to_decide_gets_the_choices_and_nobody_else(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben", "Cid") as (ada, ben, cid):
            id = await seated(server, "otys", ada, ben)
            async with wire(ada, id, since=0) as one, wire(ben, id, since=0) as two, wire(cid, id, since=0) as three:
                number = (await ada.table(id))["number"]
                for _ in range(30):
                    heard = []
                    for line in (one, two, three):
                        while (news := await line.hear("news"))["number"] < number:
                            pass
                        heard.append(news)
                    actor = heard[0]["table"]["actor"]
                    assert [news["legal"] is not None for news in heard] == [actor == 0, actor == 1, False]
                    assert [news["seat"] for news in heard] == [0, 1, None]
                    choice = heard[actor]["legal"][0]
                    said = {"state": heard[actor]["state"], "action": choice["id"]}
                    number = (await (ada, ben)[actor].act(id, **said))["number"]

    asyncio.run(scene())


def test_the_decision_after_a_bots_is_mine(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            id = await opened(ada, "octodice", "greedy", "me", options={"first_player": 0})
            news = await decision(ada, id)
            assert news["seat"] == news["table"]["actor"] == 1
            assert news["moment"] > 0

    asyncio.run(scene())

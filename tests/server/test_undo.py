"""Taking back: to the last moment at which anybody learned something, as long as the same seat decides."""

from __future__ import annotations

import asyncio
import random

from fathom.client import Client, News
from fathom.core.position import State
from tests.server.serving import Server
from tests.server.sitting import (
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


def expected(state: State, seat: int) -> tuple[bool, str | None]:
    """Whether a seat may take back, and what is said if it has just acted and may not, from the rules alone."""
    last = state.history[-1].actor if state.history else None
    if last == seat == state.actor:
        return state.can_undo, None if state.can_undo else "undo-learned"
    acted = any(turn.actor == seat for turn in state.history)
    return False, "undo-others" if acted else "undo-nothing"


@EVERY_GAME
def test_it_is_offered_while_nobody_has_learned_anything_and_the_same_seat_decides(server: Server, name: str) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            id = await opened(ada, name, "me", "me")
            seen: list[list[News]] = []
            chooser = random.Random(1)
            while len(seen) < 60:
                news = await ada.table(id)
                seen.append([await ada.table(id, seat=seat) for seat in (0, 1)])
                if news["table"]["status"] == "over":
                    break
                await ada.act(id, state=news["state"], action=chooser.choice(news["legal"])["id"])
            news = await ada.table(id)
            if news["table"]["status"] == "playing":
                await ada.concede(id)
            record, found = await recorded(ada, id), set()
            for moment, told in enumerate(seen):
                state = record.replay(moment)
                for seat in (0, 1):
                    may, reason = expected(state, seat)
                    assert told[seat]["moment"] == moment
                    assert told[seat]["undo"] is may
                    if told[seat]["legal"]:
                        assert told[seat].get("why_not") == reason
                        found.add(reason)
                    else:
                        assert "why_not" not in told[seat]
            assert {None, "undo-others"} <= found, "too little happened to test anything"

    asyncio.run(scene())


@EVERY_GAME
def test_everything_is_as_it_was_before(server: Server, name: str) -> None:
    async def scene() -> None:
        chooser, undone = random.Random(1), 0
        depths = (2,) if name == "octodice" else (2, 2, 3, 4)
        async with guests(server, "Ada") as (ada,):
            id = await opened(ada, name, "me", "me")
            chain: list[News] = []  # since the last moment at which anybody learned something
            depth = 2
            for _ in range(120):
                news = await ada.table(id)
                if news["table"]["status"] != "playing":
                    break
                if not news["undo"]:
                    chain, depth = [], chooser.choice(depths)
                chain.append(news)
                if len(chain) == depth:
                    await _take_back(ada, id, chain)
                    undone += depth - 1
                    news, chain = await ada.table(id), []
                await ada.act(id, state=news["state"], action=chooser.choice(news["legal"])["id"])
            assert undone, "nothing was taken back"
            log = await entries(ada, id)
            assert [entry["number"] for entry in log] == list(range(1, len(log) + 1))
            assert kinds(log).count("undo") == undone

    asyncio.run(scene())


async def _take_back(client: Client, id: str, chain: list[News]) -> None:
    """Go back through these moments, everything becoming as it was, and no further."""
    for now, before in zip(chain[:0:-1], chain[-2::-1], strict=True):
        news = await client.table(id)
        assert news["moment"] == now["moment"]
        number = (await client.undo(id, state=news["state"]))["number"]
        then = await client.table(id, since=news["number"])
        assert (then["number"], then["state"], kinds(then["entries"])) == (number, number, ["undo"])
        for key in ("view", "legal", "seat", "moment", "undo"):
            assert then[key] == before[key], key
    if not chain[0]["undo"]:
        refused = await refusal(client.undo(id, state=then["state"]))
        assert (refused.status, refused.code) == (409, then["why_not"])
        assert (await client.table(id))["number"] == then["number"], "nothing has changed"


def test_the_reason_why_not_is_given(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben", "Cid") as (ada, ben, cid):
            id = await seated(server, "octodice", ada, ben, options={"first_player": 0})
            news = await ada.table(id)
            assert (await refusal(ada.undo(id, state=news["state"]))).code == "undo-nothing"
            # The first thing in a turn is to keep dice, after which others are rolled.
            await ada.act(id, state=news["state"], action=news["legal"][0]["id"])
            news = await ada.table(id)
            assert (news["table"]["actor"], news["why_not"]) == (0, "undo-learned")
            refused = await refusal(ada.undo(id, state=news["state"]))
            assert refused.code == "undo-learned"
            assert "hidden" in refused.message
            assert (await refusal(ben.undo(id, state=news["state"]))).code == "undo-nothing"
            assert (await refusal(cid.undo(id, state=news["state"]))).code == "not-yours"
            assert (await refusal(ben.undo(id, state=news["state"], seat=0))).code == "not-yours"
            news = await play(id, ada, ben, stop=lambda news: news["seat"] == 1)
            assert (await refusal(ada.undo(id, state=news["state"]))).code == "undo-others"
            async with wire(ada, id) as line:
                answer = await line.ask(type="undo", state=news["state"], key="u1")
                assert (answer["type"], answer["key"]) == ("refused", "u1")
                assert answer["error"]["code"] == "undo-others"

    asyncio.run(scene())


def test_over_the_socket_all_hear_of_it(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada", "Ben") as (ada, ben):
            id = await seated(server, "otys", ada, ben)
            news = await play(id, ada, ben, stop=lambda news: news["undo"])
            actor, other = (ada, ben) if news["seat"] == 0 else (ben, ada)
            async with wire(actor, id, since=news["number"]) as mine, wire(other, id, since=news["number"]) as theirs:
                answer = await mine.ask(type="undo", state=news["state"], key="u1")
                assert (answer["type"], answer["key"], answer["number"]) == ("done", "u1", news["number"] + 1)
                while not (told := await theirs.hear("news"))["entries"]:
                    pass
                (entry,) = told["entries"]
                assert (entry["kind"], entry["seat"]) == ("undo", news["seat"])
                assert (told["moment"], told["state"]) == (news["moment"] - 1, news["number"] + 1)
                again = await mine.ask(type="undo", state=news["state"], key="u2")
                assert again["error"]["code"] == "stale"

    asyncio.run(scene())


def test_a_table_that_begins_at_a_moment_never_goes_back_behind_it(server: Server) -> None:
    async def scene() -> None:
        async with guests(server, "Ada") as (ada,):
            played = await opened(ada, "otys", "me", "me")
            await play(played, ada, stop=lambda news: news["moment"] > 80)
            await ada.concede(played)
            record = await recorded(ada, played)

            def free(state: State) -> bool:
                return state.can_undo and state.history[-1].actor == state.actor

            moments = range(1, len(record.moves))
            at = next(at for at in moments if free(record.replay(at)) and free(record.replay(at + 1)))
            news = await ada.create(seats=["me", "me"], start={"table": played, "at": at})
            id = news["table"]["id"]
            assert (news["undo"], news["why_not"], news["moment"]) == (False, "undo-nothing", at)
            assert (await refusal(ada.undo(id, state=news["state"]))).code == "undo-nothing"
            await ada.act(id, state=news["state"], action=record.moves[at].action)
            then = await ada.table(id)
            assert (then["undo"], then["moment"]) == (True, at + 1)
            await ada.undo(id, state=then["state"])
            back = await ada.table(id)
            assert (back["undo"], back["moment"], back["view"]) == (False, at, news["view"])
            assert (await refusal(ada.undo(id, state=back["state"]))).code == "undo-nothing"

    asyncio.run(scene())

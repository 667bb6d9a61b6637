"""Whatever comes in over the WebSocket: it is answered or the line is cut, the table stays as it is, and nobody else
is hurt."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.sync.client import ClientConnection

from tests.server.asking import News, Person, answered, heard
from tests.server.serving import Server

TRACES = re.compile(r"Traceback|File \\?\"|\.py|Error\(|pydantic|sqlalchemy")
LAST = "the-last-of-them"  # a key
FRAME = 16 * 1024  # bytes at most, as docs/server.md has it

# What is nearly right: a message of ours with something else in the place of a value, or besides.
GOOD: list[News] = [
    {"type": "act", "state": 1, "action": 0, "key": "a", "seat": 0},
    {"type": "act", "state": 1, "action": "key 4"},
    {"type": "undo", "state": 1, "key": "a", "seat": 0},
    {"type": "why", "action": 17, "key": "a", "seat": 0},
    {"type": "preview", "action": 3, "key": "a", "seat": 0},
    {"type": "chat", "text": "Hello", "key": "a", "seat": 0},
    {"type": "look", "seat": 0, "key": "a"},
]
wild = st.recursive(
    st.none() | st.booleans() | st.floats() | st.text(max_size=30) | st.integers() | st.integers(10**18, 10**300),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@st.composite
def nearly_right(draw: st.DrawFn) -> str:
    message = dict(draw(st.sampled_from(GOOD)))
    for _ in range(draw(st.integers(1, 3))):
        message[draw(st.sampled_from([*message, "seat", "state", "extra"]))] = draw(wild)
    if draw(st.booleans()) and len(message) > 1:
        del message[draw(st.sampled_from([*message]))]
    return json.dumps(message, ensure_ascii=draw(st.booleans()))


@st.composite
def deep(draw: st.DrawFn) -> str:
    depth, inside = draw(st.integers(100, 2000)), json.dumps(draw(wild))
    before, after = draw(st.sampled_from([("[", "]"), ('{"type":', "}"), ('{"type":"act","action":', "}")]))
    return (before * min(depth, 15_000 // len(before) // 2) + inside)[: FRAME - 200] + after * 100


huge = st.integers(300, 15_000).map(lambda n: '{"type": "act", "state": ' + "9" * n + ', "action": 0}')
frames = st.one_of(
    st.text(max_size=200),
    wild.map(json.dumps),
    nearly_right(),
    nearly_right(),
    deep(),
    huge,
    st.binary(max_size=200),
    nearly_right().map(lambda text: text.encode("utf-8", "surrogatepass")),
)


def _sendable(frame: str | bytes) -> bool:
    with suppress(UnicodeEncodeError):
        return isinstance(frame, bytes) or len(frame.encode()) <= FRAME
    return False


class Quiet:
    """A table that waits for Ada and Bob; Eve watches it, Ada shouts nonsense."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ada, self.bob = Person(server.url, "Ada"), Person(server.url, "Bob")
        self.id = self.ada.create("me", "open")["table"]["id"]
        self.bob.do(self.id, "join")

    def all(self) -> tuple[News, News]:
        return self.ada.look(self.id, since=0), self.bob.look(self.id, since=0)

    @contextmanager
    def unhurt(self) -> Iterator[None]:
        """Whatever happens meanwhile, the table stays as it is, and Bob's line works and has no news."""
        before = self.all()
        with self.bob.live(self.id) as socket:
            yield
            socket.send(json.dumps({"type": "why", "action": "no such action", "key": "b"}))
            answer = heard(socket)
            assert answer["type"] in ("refused", "why"), "somebody else's nonsense was news"
            assert answer["key"] == "b"
        assert self.all() == before


@pytest.fixture(scope="module")
def quiet(server: Server) -> Quiet:
    return Quiet(server)


def _shout(socket: ClientConnection, said: list[str | bytes]) -> list[News]:
    """All answers to some frames; the last is to a request that is right. None at all if the line was cut."""
    answers: list[News] = []
    try:
        for frame in said:
            socket.send(frame)
        socket.send(json.dumps({"type": "look", "seat": None, "key": LAST}))
        while not answers or answers[-1].get("key") != LAST:
            text = socket.recv(30)
            assert not TRACES.search(str(text)), text
            answers.append(json.loads(text))
    except ConnectionClosed as closed:
        assert closed.rcvd is not None, "the server did not say that it closes"
        assert closed.rcvd.code in (1003, 1007, 1008, 1009), closed.rcvd
    return [answer for answer in answers if answer["type"] != "news"]


def _harmless(frame: str | bytes, state: int) -> bool:
    """Whether this is no action or chat that is right by chance."""
    try:
        said = json.loads(frame)
    except (ValueError, RecursionError):
        return True
    return not (
        isinstance(said, dict) and said.get("type") in ("chat", "act", "undo") and said.get("state") in (None, state)
    )


@settings(max_examples=60)
@given(st.lists(frames.filter(_sendable), min_size=1, max_size=12))
def test_nonsense_is_refused_and_changes_nothing(quiet: Quiet, said: list[str | bytes]) -> None:
    state = quiet.ada.look(quiet.id)["state"]
    said = [frame for frame in said if _harmless(frame, state)]
    with quiet.unhurt(), quiet.ada.live(quiet.id) as socket:
        answers = _shout(socket, said)
    for answer in answers[:-1]:
        if answer["type"] == "refused":
            assert set(answer) == {"type", "key", "error"}
            assert answer["error"]["code"] not in ("internal", "storage"), (answer, said)
            assert answer["error"]["message"]
        else:
            assert answer["type"] in ("done", "why", "preview")


def test_every_message_is_answered_in_order(quiet: Quiet) -> None:
    """Also if others are busy at the table, and news go out between a message and its answer."""
    with quiet.ada.live(quiet.id) as ada, quiet.bob.live(quiet.id) as bob:
        for i in range(20):
            for socket, name in ((ada, "Ada"), (bob, "Bob")):
                socket.send(json.dumps({"type": "chat", "text": f"{i}", "key": f"{name}-{i}-{id(socket)}"}))
        for socket, name in ((ada, "Ada"), (bob, "Bob")):
            keys: list[str] = []
            while len(keys) < 20:
                said = json.loads(socket.recv(15))
                if said["type"] != "news":  # also refused, who talks too much
                    keys.append(said["key"])
            assert keys == [f"{name}-{i}-{id(socket)}" for i in range(20)]


def test_an_action_is_acknowledged_while_others_talk(server: Server) -> None:
    """The news of somebody else's words must not swallow the answer to ours."""
    table = Quiet(server)
    ada = table.ada if table.ada.look(table.id)["legal"] else table.bob
    bob = table.bob if ada is table.ada else table.ada
    with ada.live(table.id) as playing, bob.live(table.id) as talking:
        for i in range(8):
            talking.send(json.dumps({"type": "chat", "text": f"{i}"}))
            answer = answered(playing, {"type": "chat", "text": "me, too", "key": f"k{i}"})
            assert answer["key"] == f"k{i}"


LOOK = json.dumps({"type": "look", "seat": None, "key": LAST})
CUT = 0


def _close_code(socket: ClientConnection, *said: Any) -> int | None:
    """How the server closes after some frames; None if it goes on."""
    try:
        for frame in said:
            socket.send(frame)
        socket.send(LOOK)
        while heard(socket).get("key") != LAST:
            pass
    except ConnectionClosed as closed:
        return CUT if closed.rcvd is None else closed.rcvd.code
    return None


@pytest.mark.parametrize("kind", [str, bytes])
def test_a_frame_that_is_too_long_ends_the_line(quiet: Quiet, kind: type) -> None:
    long = json.dumps({"type": "chat", "text": "x", "key": "x" * FRAME})
    with quiet.unhurt():
        for text in (long, " " * 10 * FRAME):
            with quiet.ada.live(quiet.id) as socket:
                assert _close_code(socket, text if kind is str else text.encode()) == 1009
        with quiet.ada.live(quiet.id) as socket:  # in pieces, of which the last find nobody there
            piece = " " * 1000 if kind is str else b" " * 1000
            assert _close_code(socket, [piece] * 100) in (1009, CUT)
        with quiet.ada.live(quiet.id) as socket:
            assert _close_code(socket, " " * FRAME) is None, "one that just fits is read"


def test_a_frame_that_grows_when_it_is_unpacked_ends_the_line(quiet: Quiet) -> None:
    """A hundred megabytes of blanks are a hundred kilobytes on the way."""
    packed = [ClientPerMessageDeflateFactory(compress_settings={"level": 9})]
    with quiet.unhurt(), quiet.ada.door(quiet.id, extensions=packed, compression=None) as socket:
        assert heard(socket)["type"] == "news"
        assert _close_code(socket, " " * 100_000_000) in (1009, CUT)


def test_who_talks_nonsense_all_the_time_is_sent_away(quiet: Quiet) -> None:
    with quiet.unhurt(), quiet.ada.live(quiet.id) as socket:
        assert _close_code(socket, *["nonsense"] * 300) in (1008, CUT)


def test_many_who_talk_nonsense_at_once_keep_nobody_waiting(quiet: Quiet) -> None:
    with quiet.unhurt(), ExitStack() as stack:
        lines = [stack.enter_context(Person(quiet.server.url).door(quiet.id)) for _ in range(8)]
        for i in range(100):
            for line in lines:
                with suppress(ConnectionClosed):
                    line.send(json.dumps({"type": "act", "state": i, "action": "x" * 150, "key": f"{i}"}))
        for _ in range(10):
            with quiet.unhurt():
                pass


QUERIES = ["since=-1", "since=9999999999999999999", "since=x", "seat=-1", "seat=x", "lang=xx", "since=1&since=2"]
QUERIES += ["seat=%00", "since=NaN", "lang=%ff", "seat=0.5", "x=1", "seat=", "since=", "seat=" + "9" * 5000]


@pytest.mark.parametrize("query", QUERIES)
def test_a_strange_address_hurts_nobody(quiet: Quiet, query: str) -> None:
    said: Any = None
    with quiet.unhurt():
        with suppress(InvalidStatus, ConnectionClosed), quiet.ada.door(quiet.id, query) as socket:
            text = socket.recv(30)
            assert not TRACES.search(str(text))
            said = json.loads(text)
        if said is not None:
            assert said["type"] == "news" or said["error"]["code"] in ("not-yours", "invalid")

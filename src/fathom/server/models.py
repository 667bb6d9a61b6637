"""What comes in and what goes out, as the OpenAPI description has it. Whatever comes in is checked strictly: a field
that nobody knows, or a number written as text, is refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, FailFast, Field, TypeAdapter, model_validator
from pydantic_core import to_json

from fathom.server.people import NAME
from fathom.server.play import CHAT

FEW = 50  # fields of an object, options, names

Lang = Literal["en", "de", "fr"]
Seat = Annotated[int, Field(ge=0, le=99)]
Number = Annotated[int, Field(ge=0, le=2**31 - 1)]
Action = Annotated[int, Field(ge=0, le=2**31 - 1)] | Annotated[str, Field(max_length=200)]
Key = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
Name = Annotated[str, Field(min_length=1, max_length=NAME)]
Word = Annotated[str, Field(max_length=64)]
Id = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{10,32}$")]


def _few(value: Any) -> Any:
    """Refuse a flood at once, instead of naming every fault in it."""
    if isinstance(value, dict | list) and len(value) > FEW:
        raise ValueError(f"at most {FEW} are possible")
    return value


class Incoming(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    _few = model_validator(mode="before")(_few)


class Me(Incoming):
    name: Name
    bearer: bool = False


class Rename(Incoming):
    name: Name


class Start(Incoming):
    table: Id
    at: Number


class SavedGame(Incoming):
    """A record as `GET .../record` gives it and `fathom play` saves it."""

    fathom: int
    game: Word
    version: int
    options: dict[str, Any]
    data: Word
    setup: Annotated[list[int], FailFast()]
    moves: Annotated[list[list[Any]], FailFast()]
    pack: dict[str, Any] | None = None
    about: Annotated[dict[str, str], BeforeValidator(_few)] = {}


class Create(Incoming):
    game: Word | None = None
    options: Annotated[dict[Word, str | int | bool], BeforeValidator(_few)] = {}
    pack: dict[str, Any] | None = None
    seats: Annotated[list[Word], Field(min_length=1, max_length=12), BeforeValidator(_few)]
    names: Annotated[list[Name | None] | None, BeforeValidator(_few)] = None
    public: bool = False
    timer: Annotated[int, Field(ge=5, le=30 * 24 * 3600)] | None = None
    substitute: Word | None = None
    start: Start | None = None
    record: SavedGame | None = None
    at: Number | None = None


class OfSeat(Incoming):
    seat: Seat | None = None


class Join(OfSeat):
    name: Name | None = None


class Fill(Incoming):
    seat: Seat
    bot: Word


class Act(OfSeat):
    state: Number
    action: Action
    key: Key | None = None


class Undo(OfSeat):
    state: Number
    key: Key | None = None


class Why(OfSeat):
    action: Action


class Chat(OfSeat):
    text: Annotated[str, Field(min_length=1, max_length=CHAT)]
    key: Key | None = None


class Abandon(OfSeat):
    agree: bool = True


# Over the WebSocket


class LiveAct(Act):
    type: Literal["act"]


class LiveUndo(Undo):
    type: Literal["undo"]


class LiveWhy(Why):
    type: Literal["why"]
    key: Key | None = None


class LivePreview(Why):
    type: Literal["preview"]
    key: Key | None = None


class LiveChat(Chat):
    type: Literal["chat"]


class Look(Incoming):
    type: Literal["look"]
    seat: Seat | None
    key: Key | None = None


Message = Annotated[LiveAct | LiveUndo | LiveWhy | LivePreview | LiveChat | Look, Field(discriminator="type")]
MESSAGE: TypeAdapter[LiveAct | LiveUndo | LiveWhy | LivePreview | LiveChat | Look] = TypeAdapter(Message)


# What goes out


class Rule(BaseModel):
    id: str
    section: str
    text: str


class ErrorBody(BaseModel):
    code: str
    message: str
    rule: Rule | None


class Error(BaseModel):
    error: ErrorBody
    news: News | None = None  # where the request answered an old state


class Person(BaseModel):
    id: str | None
    name: str | None
    token: str | None = None


class SeatInfo(BaseModel):
    seat: int
    kind: Literal["open", "person", "bot", "away"]
    name: str | None
    bot: str | None
    mine: bool
    reserved: bool
    conceded: bool
    agrees: bool


class Result(BaseModel):
    scores: list[int]
    ranks: list[int]
    reason: Literal["played", "conceded"]


class TableInfo(BaseModel):
    id: str
    game: str
    version: int
    options: dict[str, Any]
    public: bool
    timer: int | None
    substitute: str
    status: Literal["open", "playing", "over", "abandoned"]
    actor: int | None
    result: Result | None
    rematch: str | None
    start: dict[str, Any] | None
    deadline: str | None
    created: str
    updated: str
    mine: bool
    seats: list[SeatInfo]


class Tables(BaseModel):
    tables: list[TableInfo]


class Choice(BaseModel):
    id: int
    text: str
    sentence: str
    kind: str
    at: list[list[str]]


class EntryInfo(BaseModel):
    model_config = ConfigDict(extra="allow")
    number: int
    kind: Literal[
        "join", "leave", "start", "action", "undo", "bot", "back", "chat", "concede", "abandon", "rematch"
    ]  # fmt: skip
    at: str
    seat: int | None


class News(BaseModel):
    type: Literal["news"]
    number: int
    state: int
    moment: int
    seat: int | None
    table: TableInfo
    view: dict[str, Any] | None
    legal: list[Choice] | None
    undo: bool
    why_not: str | None = None
    entries: list[EntryInfo]


class Done(BaseModel):
    number: int


class WhyAnswer(BaseModel):
    legal: bool
    rule: Rule | None


class Preview(BaseModel):
    view: dict[str, Any] | None
    undo: bool


class Data(BaseModel):
    data: dict[str, Any]


class Token(BaseModel):
    token: str


class Preset(BaseModel):
    """Where another option has this value, the default is this one."""

    option: str
    value: Any
    default: Any


class OptionInfo(BaseModel):
    name: str
    title: str
    help: str
    default: Any
    presets: list[Preset]
    values: list[Any]
    low: int | None
    high: int | None
    example: str | None


class GameInfo(BaseModel):
    name: str
    title: str
    tagline: str
    version: int
    players: list[int]
    options: list[OptionInfo]


class Games(BaseModel):
    games: list[GameInfo]
    bots: list[str]
    languages: list[str]


class Rules(BaseModel):
    rules: list[Rule]


class Health(BaseModel):
    status: Literal["ok"]


_DANGEROUS = (
    (b"<", rb"\u003c"),
    (b">", rb"\u003e"),
    (b"&", rb"\u0026"),
    (b"\xe2\x80\xa8", rb"\u2028"),
    (b"\xe2\x80\xa9", rb"\u2029"),
)


def encode(value: Any) -> bytes:
    """JSON in which nothing can be taken for markup, wherever somebody puts it."""
    return escaped(to_json(value))


def escaped(text: bytes) -> bytes:
    """JSON with every sign that markup is made of written as a number."""
    for sign, escaped in _DANGEROUS:
        text = text.replace(sign, escaped)
    return text

"""What comes in and what goes out, as the OpenAPI description has it. Whatever comes in is checked strictly: an unknown
field, or a number written as text, is refused."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal, TypeVar

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    FailFast,
    Field,
    TypeAdapter,
    ValidationError,
    model_validator,
)
from pydantic_core import to_json

from fathom.server.making import LIGHT
from fathom.server.play import CHAT
from fathom.server.refusal import Refusal, complaint
from fathom.server.who import NAME

PLAIN = LIGHT  # bytes of a request that may be read at once
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
    """What a client sends."""

    model_config = ConfigDict(extra="forbid", strict=True)
    _few = model_validator(mode="before")(_few)


M = TypeVar("M", bound=BaseModel)


def read(model: type[M], body: bytes) -> M:
    """What a request says; Refusal if it is not what is expected."""
    try:
        return model.model_validate(json.loads(body))
    except ValidationError as error:
        raise Refusal("invalid", reason=complaint(error.errors())) from None
    except (ValueError, RecursionError) as error:
        raise Refusal("invalid", reason=f"JSON decode error: {error}"[:300]) from None


class Me(Incoming):
    """A new person; `bearer`: a program, which wants a token."""

    name: Name
    bearer: bool = False


class Rename(Incoming):
    """Another name."""

    name: Name


class Start(Incoming):
    """A moment of a table."""

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
    """A new table: a game with its options, or a game that goes on from a moment of another."""

    game: Word | None = None
    options: Annotated[dict[Word, str | int | bool], BeforeValidator(_few)] = {}
    pack: dict[str, Any] | None = None
    seats: Annotated[list[Word], Field(min_length=1, max_length=12), BeforeValidator(_few)]
    names: Annotated[list[Name | None] | None, BeforeValidator(_few)] = None
    public: bool = False
    timer: Annotated[int, Field(ge=5, le=30 * 24 * 3600)] | None = None
    substitute: Word | None = None
    talk: bool = False
    hints: bool | None = None  # whether hints are allowed; null: only to somebody alone with bots
    notes: bool = False  # whether what could be remembered is shown
    start: Start | None = None
    record: SavedGame | None = None
    at: Number | None = None


def heavy(given: Create) -> bool:
    """Whether this is to be made in the workshop."""
    return any(one is not None for one in (given.pack, given.record, given.start))


class Study(Incoming):
    """A moment of a record for the study board; without `at`, its end."""

    record: SavedGame
    at: Number | None = None


class StudyTable(Incoming):
    """The same of a finished table."""

    table: Id
    at: Number | None = None


class StudyGame(Incoming):
    """The beginning of a new game."""

    game: Word
    players: Annotated[int, Field(ge=1, le=12)]


class Board(Incoming):
    """A question about a position, which a code describes. Without a seat it is seen by whoever decides."""

    code: Annotated[str, Field(max_length=8192)]
    seat: Seat | None = None


class BoardAction(Board):
    """A question about an action there."""

    action: Action


class BoardHint(Board):
    """What to do there; `here`: the client can think itself."""

    here: bool = False


class BoardEdit(Board):
    """Pieces to be set, by name."""

    changes: Annotated[dict[Word, Annotated[int, Field(ge=-(2**31), le=2**31 - 1)]], Field(max_length=FEW)]


class Attempt(Incoming):
    """An attempt at a puzzle; the next hint (from 0); or the solution."""

    action: Action | None = None
    hint: Annotated[int, Field(ge=0, le=9)] | None = None
    show: bool = False


class OfSeat(Incoming):
    """Something that a seat does; the seat may be left out where it is clear."""

    seat: Seat | None = None


class Join(OfSeat):
    """Take a seat."""

    name: Name | None = None


class Call(Incoming):
    """Whom a bot is to replace."""

    seat: Seat


class Fill(Incoming):
    """Put a bot into a seat."""

    seat: Seat
    bot: Word


class Act(OfSeat):
    """An action, and the state it answers."""

    state: Number
    action: Action
    key: Key | None = None


class Undo(OfSeat):
    """Take the last action back, and the state this answers."""

    state: Number
    key: Key | None = None


class Why(OfSeat):
    """A question about an action."""

    action: Action


class Around(OfSeat):
    """A question about all legal actions of a state."""

    state: Number


class Chat(OfSeat):
    """A line of chat."""

    text: Annotated[str, Field(min_length=1, max_length=CHAT)]
    key: Key | None = None


class Abandon(OfSeat):
    """Agree to end the game, or no longer."""

    agree: bool = True


class Rematch(Incoming):
    """The same again; or, of a game that new rules have ended, go on from where it stood."""

    go_on: bool = False


class Talk(Incoming):
    """Whether spectators may chat."""

    talk: bool


# Over the WebSocket


class LiveAct(Act):
    """`act` over the WebSocket."""

    type: Literal["act"]


class LiveUndo(Undo):
    """`undo` over the WebSocket."""

    type: Literal["undo"]


class LiveWhy(Why):
    """`why` over the WebSocket."""

    type: Literal["why"]
    key: Key | None = None


class LivePreview(Why):
    """`preview` over the WebSocket."""

    type: Literal["preview"]
    key: Key | None = None


class LiveOutlook(Around):
    """`outlook` over the WebSocket."""

    type: Literal["outlook"]
    key: Key | None = None


class LiveHint(Around):
    """`hint` over the WebSocket; `here`: the client can think itself, if it is told of what."""

    type: Literal["hint"]
    here: bool = False
    key: Key | None = None


class LiveChat(Chat):
    """`chat` over the WebSocket."""

    type: Literal["chat"]


class Look(Incoming):
    """Look from another seat from now on; null: as a spectator."""

    type: Literal["look"]
    seat: Seat | None
    key: Key | None = None


Messages = LiveAct | LiveUndo | LiveWhy | LivePreview | LiveOutlook | LiveHint | LiveChat | Look
MESSAGE: TypeAdapter[Messages] = TypeAdapter(Annotated[Messages, Field(discriminator="type")])


# What goes out


class Rule(BaseModel):
    """A rule of the rules page."""

    id: str
    section: str
    text: str


class ErrorBody(BaseModel):
    """What was wrong: a code for programs, a sentence for people; where a rule of the game forbids it, that rule and
    what it comes down to in this position."""

    code: str
    message: str
    rule: Rule | None
    cause: str | None = None


class Error(BaseModel):
    """A refusal."""

    error: ErrorBody
    news: News | None = None  # where the request answered an old state


class Person(BaseModel):
    """A person; an unknown one has no ID."""

    id: str | None
    name: str | None
    token: str | None = None


class SeatInfo(BaseModel):
    """A seat, as everybody may know it."""

    seat: int
    kind: Literal["open", "person", "bot", "away"]
    name: str | None
    bot: str | None
    twin: int | None  # which of several seats with the same bot, from 1; null where there is one
    mine: bool
    reserved: bool
    conceded: bool
    agrees: bool
    absent: bool  # it decides and has not been there for long: others may call a bot in


class Result(BaseModel):
    """How a game ended."""

    scores: list[int]
    ranks: list[int]
    reason: Literal["played", "conceded"]


class TableInfo(BaseModel):
    """A table, as everybody may know it."""

    id: str
    game: str
    version: int
    options: dict[str, Any]
    old: bool = False  # the rules here are others than those it was played by: it can be looked at
    hidden: bool = False  # new rules have ended it, and it may go on: what was hidden stays so
    pack: bool  # played with other data than the game's own
    host: str | None
    public: bool
    talk: bool
    hints: bool  # whether whoever decides may ask for one
    notes: bool
    timer: int | None
    substitute: str
    status: Literal["open", "playing", "over", "abandoned"]
    actor: int | None
    result: Result | None
    rematch: str | None
    start: dict[str, Any] | None  # a game that goes on from another one: at which moment it begins
    deadline: str | None
    created: str
    updated: str
    mine: bool
    hosting: bool
    expires: str | None  # when it will be removed if nothing happens
    seats: list[SeatInfo]


class Tables(BaseModel):
    """A page of tables."""

    tables: list[TableInfo]


class Choice(BaseModel):
    """A legal action: number, notation, sentence, kind, and what on the table it points at."""

    id: int
    text: str
    sentence: str
    kind: str
    at: list[list[str]]


class Aside(BaseModel):
    """What a seat may choose, without what it knows."""

    state: int
    seat: int
    legal: list[Choice] | None


class EntryInfo(BaseModel):
    """An entry, as the seat may know it; what else it has follows from its kind."""

    model_config = ConfigDict(extra="allow")
    number: int
    kind: Literal[
        "join", "leave", "start", "action", "undo", "bot", "back", "chat", "concede", "abandon", "rematch", "talk",
        "expiry", "rules", "hint",
    ]  # fmt: skip
    at: str
    seat: int | None


class News(BaseModel):
    """How things stand at a table, as a seat may know it."""

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
    notes: list[str] = []  # what could be remembered, where the table shows it
    entries: list[EntryInfo]


class Done(BaseModel):
    """The number of the entry that was made."""

    number: int


class WhyAnswer(BaseModel):
    """Whether an action is legal, and if not, by which rule, and what it comes down to in this position."""

    legal: bool
    rule: Rule | None
    cause: str | None


class Signs(BaseModel):
    """What is certain about an action, in short: whether it could be taken back, ends the turn (null: it depends) or
    draws something, and what then plays itself."""

    undo: bool
    ends: bool | None
    draws: bool
    forced: list[str]


class Outlook(BaseModel):
    """What is certain about each legal action of a state."""

    state: int
    choices: dict[str, Signs]


class Outcome(BaseModel):
    """Something that chance may bring, and how likely it is."""

    text: str
    chance: float


class Preview(Signs):
    """What is certain about an action: the view after it (null where chance has a say), what happens before chance has
    a say, and the odds of what comes then, where they can be counted."""

    view: dict[str, Any] | None
    certain: list[str]
    odds: list[Outcome]


class HintChoice(BaseModel):
    """A choice of a hint: its notation and sentence, how often the search went there, the chance of winning with one
    standard error, the points expected when everybody has had a turn (exact where the game knows), and the odds."""

    action: str
    says: str
    visits: int
    win: float | None
    spread: float | None
    points: float | None
    odds: list[tuple[str, float]]


class HintPart(BaseModel):
    """How many points more the first choice brings from a source than the second."""

    source: str
    points: float


class Hint(BaseModel):
    """The best choices of the seat that decides, best first; `last`: it becomes no better. docs/teaching.md explains
    every figure."""

    state: int
    last: bool
    seat: int
    moment: int
    choices: list[HintChoice]
    sure: Literal["sure", "likely", "open", "exact", "only"]
    sure_says: str
    agreement: float
    why: list[HintPart]
    why_says: str
    simulations: int
    calibrated: bool
    worths: dict[str, float] | None  # of every legal action, where the game knows it exactly


class Luck(BaseModel):
    """What moved a chance of winning: own choices, chance, and the rest."""

    choices: float
    chance: float
    others: float


class ReviewPlayer(BaseModel):
    """A player of a reviewed game: how accurate the choices were (from 0 to 100; null without any), and what moved the
    chance of winning, by third of the game and in all."""

    seat: int
    name: str
    accuracy: float | None
    win: float
    luck: dict[Literal["phase-0", "phase-1", "phase-2", "phase-all"], Luck]


class ReviewStep(BaseModel):
    """An action of a reviewed game, the best one by the search, and how much of a chance the choice gave away."""

    moment: int
    seat: int
    played: str
    best: str
    choices: int
    drew: bool
    loss: float


class TurningPoint(BaseModel):
    """An action that gave much away, and the better one."""

    moment: int
    seat: int
    played: str
    played_says: str
    better: str
    better_says: str
    win_better: float
    win_played: float
    loss: float
    worth_says: str
    why: list[HintPart]
    why_says: str


class Review(BaseModel):
    """A finished game, looked at; every figure from what the seats could know. `wins`: the chance of each seat before
    every action and at the end. docs/teaching.md explains all of it, `helps` says it in short."""

    game: str
    version: int
    knowledge: Literal["seat"]
    calibrated: bool
    simulations: int
    players: list[ReviewPlayer]
    wins: list[list[float]]
    steps: list[ReviewStep]
    turning: list[TurningPoint]
    helps: dict[str, str]


class ReviewInfo(BaseModel):
    """Whether there is a review, and how far it is; with `done`, the review. With `here` the client is to make it
    itself, from the record, with what lies at `site`."""

    status: Literal["none", "working", "failed", "done", "here"]
    done: int
    total: int
    review: Review | None = None
    site: str | None = None


class Standing(BaseModel):
    """The points of all seats at the end of a turn, and the moment at which that was."""

    moment: int
    scores: list[int]


class Course(BaseModel):
    """How the points of a finished game came about, and how many seconds it took from its start to its end."""

    turns: list[Standing]
    seconds: float


class Data(BaseModel):
    """A game's data file."""

    data: dict[str, Any]


class Token(BaseModel):
    """A token for one seat."""

    token: str


class Preset(BaseModel):
    """Where another option has this value, the default is this one."""

    option: str
    value: Any
    default: Any


class OptionInfo(BaseModel):
    """A table option: its values, or a range, or words like the example."""

    name: str
    title: str
    help: str
    default: Any
    presets: list[Preset]
    values: list[Any]
    low: int | None
    high: int | None
    example: str | None


class CharacterInfo(BaseModel):
    """A bot as people see it; without a level it is one for experiments, or of another package."""

    bot: str
    name: str
    level: str | None
    style: str | None


class MarkInfo(BaseModel):
    """What a level reaches in a solo game, in points; `won`: the share of games won, where one can lose."""

    level: str
    games: int
    mean: float
    quartiles: tuple[float, float, float]
    won: float | None


class GameInfo(BaseModel):
    """A game, with what can be agreed on before it starts, and what was measured of the levels: ratings by number of
    players and bot, and what there is to beat alone, by variant."""

    name: str
    title: str
    tagline: str
    version: int
    players: list[int]
    options: list[OptionInfo]
    ratings: dict[str, dict[str, int]]
    solo: dict[str, MarkInfo]
    notes: bool  # whether something that was open once can be remembered here


class Games(BaseModel):
    """All games, bots and languages."""

    games: list[GameInfo]
    bots: list[str]
    characters: list[CharacterInfo]
    languages: list[str]


class Rules(BaseModel):
    """The rules page of a game."""

    rules: list[Rule]


class Place(BaseModel):
    """A position on the study board, as a seat sees it, and its code."""

    code: str
    game: str
    options: dict[str, Any]
    moment: int
    seat: int
    actor: int | None
    over: bool
    scores: list[int]
    view: dict[str, Any]
    legal: list[Choice] | None
    events: list[str]
    undo: bool = False


class Piece(BaseModel):
    """Something that can be set on the study board: a number, or one of `values`, called as in `words`."""

    name: str
    seat: int | None
    label: str
    value: int
    low: int
    high: int
    values: list[int] | None
    words: list[str] | None


class Pieces(BaseModel):
    """What can be set."""

    pieces: list[Piece]


class Ahead(BaseModel):
    """What is certain about each legal action of a position."""

    choices: dict[str, Signs]


class PuzzleInfo(BaseModel):
    """A puzzle in a list; an exercise has a number and a title."""

    id: str
    theme: str
    difficulty: int
    number: int | None
    title: str | None


class PuzzleShelf(BaseModel):
    """The puzzles and exercises of a game."""

    game: str
    puzzles: list[PuzzleInfo]
    exercises: list[PuzzleInfo]


class PuzzleToday(BaseModel):
    """The puzzle of the day."""

    game: str
    id: str
    date: str


class PuzzleList(BaseModel):
    """All of them, and which one is that of the day."""

    today: PuzzleToday | None
    games: list[PuzzleShelf]


class PuzzlePlace(PuzzleInfo):
    """A puzzle as it is set: the position as its seat knows it."""

    place: Place
    hints: int
    text: str | None


class Tried(BaseModel):
    """What an attempt was worth, a hint, or the solution."""

    action: str | None = None
    says: str | None = None
    solved: bool | None = None
    worth_says: str | None = None
    why_says: str | None = None
    hint: str | None = None
    choices: list[dict[str, Any]] | None = None
    learned: str | None = None


class Health(BaseModel):
    """Whether the server can do its work, and what each check found: "ok", or what is wrong."""

    status: Literal["ok", "failing"]
    checks: dict[str, str] | None = None


_DANGEROUS = (
    (b"<", rb"\u003c"),
    (b">", rb"\u003e"),
    (b"&", rb"\u0026"),
    (b"\xe2\x80\xa8", rb"\u2028"),
    (b"\xe2\x80\xa9", rb"\u2029"),
)


def encode(value: Any) -> bytes:
    """JSON in which nothing can be taken for markup, wherever it ends up."""
    return escaped(to_json(value))


def escaped(text: bytes) -> bytes:
    """JSON with every character of markup escaped as a number."""
    for sign, escaped in _DANGEROUS:
        text = text.replace(sign, escaped)
    return text

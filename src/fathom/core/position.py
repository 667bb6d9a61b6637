"""One position of a game, with its history: what people and bots play on."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from fathom.core.actions import whole
from fathom.core.chance import Event, Recorder, Script, Seeded, Source, System, Watched, seed_of, stream
from fathom.core.events import Happening
from fathom.core.foresight import Foreseen, common
from fathom.core.text import Msg, Rule, Texts
from fathom.core.weights import USUAL

if TYPE_CHECKING:
    import numpy as np

    from fathom.core.game import Game

NEEDS_EXTRA = "this needs {}, which comes with an extra: pip install 'fathom[{}]'"


TEXTS = Texts("fathom.core")  # what is said alike in all games


class IllegalAction(ValueError):
    """An action that the rules forbid now. Nothing has changed."""

    def __init__(self, action: str, rule: str, message: str) -> None:
        super().__init__(action, rule, message)
        self.action, self.rule, self.message = action, rule, message

    def __str__(self) -> str:
        return f"{self.action}: {self.message} [{self.rule}]"


class Turn(NamedTuple):
    """An action that was played: by whom, with which outcomes, and what happened."""

    action: int
    actor: int
    outcomes: tuple[int, ...]
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Why:
    """Why an action cannot be played now: the rule, and what it comes down to in this position."""

    rule: Rule
    cause: str


class State:
    """One position of a game, with its history.

    >>> import fathom
    >>> game = fathom.load("otys", players=2)
    >>> state = game.new(seed=7)
    >>> state.actor, state.moment, len(state.legal())
    (0, 0, 10)

    Use `apply` and `undo` to play. Looking ahead needs neither history nor undo: see `trial` and `foresee`.
    """

    GUESSES = 3  # positions in which an action must lead to the same view before it counts as foreseen
    DRAWN_GUESSES = 8  # the same where chance has a say

    KEPT_EVERY = 8  # actions: what undo has to play again at most, and so seldom a position is copied for it

    __slots__ = (
        "_back",
        "_chance",
        "_kept",
        "_offers",
        "_past",
        "_raw",
        "edited",
        "game",
        "history",
        "setup",
        "setup_events",
    )

    def __init__(self, game: Game, raw: Any, source: Source) -> None:
        self.game = game
        self._raw = raw
        self._chance = Recorder(source)
        self._offers: list[int] = []
        self._kept: list[tuple[int, Any]] = []  # positions for undo: the number of actions before each, ascending
        self._back = 0  # how many actions can be taken back
        self.setup: tuple[int, ...] = ()
        self.setup_events: tuple[Event, ...] = ()
        self.history: list[Turn] = []
        self.edited = False
        self._past = 0  # actions played before the history begins

    def __repr__(self) -> str:
        who = "over" if self.over else f"seat {self.actor} to decide"
        return f"<{self.game.name} after {self.moment} actions, {who}>"

    @property
    def moment(self) -> int:
        """How many actions have been played."""
        return self._past + len(self.history)

    @property
    def raw(self) -> Any:
        """The plain state itself. It may be edited, so nothing is remembered about it from now on."""
        self.edited = True
        return self._raw

    @property
    def actor(self) -> int | None:
        """The seat to decide; None when the game is over."""
        return None if self._raw.over else int(self._raw.actor)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._raw.over)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat as things stand, hidden ones included; what a seat may know is in its view."""
        return tuple(self.game.rules.score(self._raw, seat) for seat in range(self.game.seats))

    @property
    def ranks(self) -> tuple[int, ...]:
        """The place of each seat as things stand: 0 is first, ties share."""
        return tuple(self.game.rules.rank(self._raw, seat) for seat in range(self.game.seats))

    def legal(self) -> list[int]:
        """The legal actions, ascending; empty only when the game is over."""
        if self.edited:
            self._offers.clear()
            if not self._raw.over:
                self.game.rules.legal(self._raw, self._offers)
        return list(self._offers)

    def explain(self, action: int) -> str | None:
        """None if the action is legal, else the ID of the rule that forbids it."""
        why = self.game.rules.may(self._raw, self.game.vocabulary.check(action))
        return self.game.definition.rules[why] if why else None

    def why(self, action: int, lang: str = "en") -> Why | None:
        """None if the action is legal; else the rule that forbids it, and the cause in this position, as far as the
        seat that decides may know it.

        >>> import fathom
        >>> state = fathom.load("otys", players=2).new(seed=7)
        >>> state.why(state.game.action("surface")).cause
        'Now: Choose a key.'
        """
        rule = self.explain(action)
        if rule is None:
            return None
        return Why(self.game.rule(rule, lang), self._cause(action, rule, lang))

    def _cause(self, action: int, rule: str, lang: str) -> str:
        """What the game says; that it is time for something else, if the action does not belong to the phase."""
        decisions, texts = self.game.definition.decisions, self.game.texts
        kind, phase = self.game.vocabulary.values[action][0], self._raw.phase
        found = self.game.rules.cause(self._raw, action, rule) if decisions.belongs(phase, kind.first) else None
        if found is not None:
            return texts.format(lang, *found)
        now = texts.format(lang, f"phase-{decisions.phases[phase]}")
        return TEXTS.format(lang, "why-now", {"phase": now.rstrip(".")})

    def odds(self, seat: int, action: int, lang: str = "en") -> list[tuple[str, float]]:
        """What chance may bring if the seat that decides plays a legal action, in words with the probability, likeliest
        first; from what the seat knows. Empty where nothing is drawn or the game cannot count it."""
        self._allowed(action)
        found = self.game.rules.odds(self._raw, self._own(seat), action)
        return [(self.game.texts.format(lang, id, args), float(chance)) for id, args, chance in found]

    def notes(self, seat: int | None, lang: str = "en") -> list[str]:
        """What a seat (None: a spectator) could remember of what was open once, in words; empty where nothing is."""
        found = self.game.rules.notes(self._raw, None if seat is None else self._own(seat))
        return [self.game.texts.format(lang, id, args) for id, args in found]

    def prospects(self, style: str = USUAL) -> list[float] | None:
        """The exact worth of each legal action, in order, where the game can compute the odds; None elsewhere. It
        follows the game's heuristic, which is an opinion, not a rule."""
        if self.over:
            return None
        found: list[float] | None = self.game.rules.prospects(self._raw, self.game.weights(style))
        return found

    def heuristic(self, seat: int) -> float:
        """The game's quick guess of how many points a seat will have. It reads the whole position: a bot asks it of a
        determinised one.

        >>> import fathom
        >>> state = fathom.load("otys", players=2).new(seed=7).determinise(0, seed=1)
        >>> best = max(state.legal(), key=lambda action: state.trial(action).heuristic(0))
        >>> state.game.text(best)
        'key 1'
        """
        values = [0.0] * self.game.seats
        self.game.rules.heuristic(self._raw, self.game.weights(), values)
        return values[self._own(seat)]

    def sources(self, seat: int) -> dict[str, float]:
        """Where the points that `heuristic` expects come from: those scored by their source, and what the weights of a
        source promise beside them. "" is what no source names. Like `heuristic`, ask it of a determinised position.

        >>> import fathom
        >>> state = fathom.load("otys", players=2).new(seed=7).determinise(0, seed=1)
        >>> round(state.heuristic(0) - sum(state.sources(0).values()), 9)
        0.0
        """
        rules, values, weights = self.game.rules, [0.0] * self.game.seats, self.game.weights()
        whole = self.heuristic(seat)
        scored = rules.view(self._raw, seat)["players"][seat].get("points", {})
        found = {source: float(points) for source, points in scored.items()}
        for source, names in rules.PROMISES.items():
            without = [0.0 if name in names else w for name, w in zip(rules.WEIGHTS, weights, strict=True)]
            rules.heuristic(self._raw, without, values)
            found[source] = found.get(source, 0.0) + whole - values[seat]
        return {**found, "": whole - sum(found.values())}

    def facts(self, seat: int) -> dict[str, int]:
        """What the game tells statistics about a seat at the end, as counts by name; empty if it tells nothing.

        >>> import fathom
        >>> fathom.load("octodice", players=2).new(seed=1).facts(0)["crystals"]
        0
        """
        return dict(self.game.rules.facts(self._raw, self._own(seat)))

    def same(self, action: int) -> int:
        """The action that `legal` lists for this one: of two equal dice it does not matter which is meant."""
        action = self.game.vocabulary.check(action)
        return action if action in self.legal() else int(self.game.rules.same(self._raw, action))

    def apply(self, action: int, chance: Sequence[int] | Script | None = None) -> None:
        """Play an action. `chance`: its outcomes, instead of those of the state's own source; of a script some may be
        left."""
        action = self._allowed(action)
        g, recorder, kept, at = self._raw, self._chance, self._kept, len(self.history)
        # Whoever can edit the position may do so between any two actions: then playing again does not lead here.
        if self.edited or not kept or at - kept[-1][0] >= self.KEPT_EVERY:
            kept.append((at, g.clone()))
        actor = int(g.actor)
        recorder.outcomes, recorder.events, recorder.revealed = [], [], False
        if chance is None:
            self.game.rules.advance(g, action, recorder, self._offers)
        else:
            self._scripted(action, chance)
        self.history.append(Turn(action, actor, tuple(recorder.outcomes), tuple(recorder.events)))
        if recorder.outcomes or recorder.revealed:
            self._back = 0
            del kept[:-1]
        else:
            self._back += 1

    def _allowed(self, action: int) -> int:
        """The action as `legal` lists it; IllegalAction if a rule forbids it."""
        if not self.edited and type(action) is int and action in self._offers:
            return action
        why = self.explain(action)
        if why is not None:
            raise IllegalAction(self.game.text(action), why, self.game.rule(why).text)
        return self.same(action)

    def trial(self, action: int, source: Source | None = None) -> State:
        """What an action leads to, on a light copy: no undo, no events, and no history but the action itself with its
        outcomes. This state stays as it is. Nothing is checked, so the action must be one of `legal()`. Chance comes
        from `source`; without one from the system's entropy, so that a trial never tells what would really happen.

        >>> import fathom
        >>> state = fathom.load("otys", players=2).new(seed=7)
        >>> after = state.trial(state.legal()[0])
        >>> state.moment, after.moment, after.history[-1].outcomes
        (0, 1, ())
        >>> after.trial(after.legal()[0]).moment
        2
        """
        new = State(self.game, self._raw.clone(), source or System())
        recorder = new._chance = Recorder(new._chance.source, events=False)
        actor = int(new._raw.actor)
        self.game.rules.advance(new._raw, action, recorder, new._offers)
        new.history.append(Turn(action, actor, tuple(recorder.outcomes), ()))
        new.edited, new._past = True, self.moment
        return new

    def foresee(self, seat: int, action: int) -> Foreseen:
        """What is certain about an action of the seat that decides, before it is played. It is worked out from what the
        seat knows, in positions that fit it, never from the position itself: so nothing can be learned from it. It goes
        on as long as the seat has no choice, and ends where another seat comes.

        >>> import fathom
        >>> game = fathom.load("otys", players=2)
        >>> state = game.new(seed=7)
        >>> seen = state.foresee(0, game.action("key 4"))
        >>> seen.view["moment"], seen.undo, state.moment
        (1, True, 0)
        >>> state.foresee(0, game.action("surface"))
        Traceback (most recent call last):
        fathom.core.position.IllegalAction: surface: At the end of step 3 ... [OTYS-TURN-06]
        """
        return self._foresee(self._deciding(seat), [self._allowed(action)])[0]

    def outlook(self, seat: int) -> dict[int, Foreseen]:
        """What is certain about every legal action of the seat that decides, as `foresee` has it but without views.

        >>> import fathom
        >>> state = fathom.load("otys", players=2).new(seed=7)
        >>> {one.ends for one in state.outlook(0).values()}
        {False}
        """
        actions = self.legal()
        return dict(zip(actions, self._foresee(self._deciding(seat), actions, views=False), strict=True))

    def _deciding(self, seat: int) -> int:
        seat = self._own(seat)
        if seat != self.actor:
            raise ValueError(f"seat {seat} does not decide now, so there is nothing to foresee for it")
        return seat

    def _foresee(self, seat: int, actions: Sequence[int], views: bool = True) -> list[Foreseen]:
        """What is certain about actions, worked out in positions that fit what the seat knows. Where chance has a say,
        whether the turn ends is asked more often."""
        guesses = [self.determinise(seat, seed) for seed in range(self.GUESSES)]
        found = []
        for action in actions:
            seen = [guess._ahead(seat, action, seed, views) for seed, guess in enumerate(guesses)]
            if any(one.draws for one in seen):
                more = range(self.GUESSES, self.DRAWN_GUESSES)
                seen += [guesses[seed % self.GUESSES]._ahead(seat, action, seed, views) for seed in more]
            found.append(common(seen))
        return found

    def _ahead(self, seat: int, action: int, seed: int, views: bool) -> Foreseen:
        """Carry out an action on a copy, then what the seat has to do without a choice, and tell what it learns."""
        rules, g, chance, turn = (
            self.game.rules,
            self._raw.clone(),
            Watched(Seeded(seed)),
            self.game.rules.turn_of(self._raw),
        )
        forced: list[tuple[str, Msg]] = []
        offers: list[int] = []
        rules.apply(g, action, chance)
        while not g.over and g.actor == seat:
            offers.clear()
            rules.legal(g, offers)
            if len(offers) != 1 or rules.must_ask(g, offers[0]):
                break
            if chance.certain is None:
                id, args = rules.describe(g, offers[0])
                forced.append((self.game.text(offers[0]), Msg.of(id, **args)))
            rules.apply(g, offers[0], chance)
        after = self.game.state(g)
        after._past = self.moment + 1
        kinds, draws = self.game.definition.events, chance.certain is not None
        return Foreseen(
            view=after.view(seat) if views and not draws else None,
            undo=not draws and not g.over and g.actor == seat,
            ends=bool(g.over) or (turn is not None and rules.turn_of(g) != turn),
            draws=draws,
            forced=tuple(forced),
            certain=tuple(kinds.seen(event, seat) for event in (chance.events or [])[: chance.certain]),
        )

    def _scripted(self, action: int, chance: Sequence[int] | Script) -> None:
        recorder, script = self._chance, chance if isinstance(chance, Script) else Script(chance)
        before, own, recorder.source = self._raw.clone(), recorder.source, script
        try:
            self.game.rules.advance(self._raw, action, recorder, self._offers)
            if script is not chance:
                script.finish()
        except ValueError:
            self._raw.assign(before)
            self._offers.clear()
            self.game.rules.legal(self._raw, self._offers)
            raise
        finally:
            recorder.source = own

    @property
    def can_undo(self) -> bool:
        """True back to the last moment at which anybody learned something."""
        return self._back > 0

    def undo(self) -> None:
        """Take the last action back: go on from a position kept before it, by the actions and outcomes since."""
        if not self._back:
            raise ValueError("there is nothing to take back: somebody has learned something since")
        self._back -= 1
        self.history.pop()
        while self._kept[-1][0] > len(self.history):
            self._kept.pop()
        first, kept = self._kept[-1]
        self._raw.assign(kept)
        for turn in self.history[first:]:
            again = Recorder(Script(turn.outcomes), events=False)
            self.game.rules.advance(self._raw, turn.action, again, self._offers)
        self._offers.clear()
        self.game.rules.legal(self._raw, self._offers)

    def events(self, seat: int | None) -> list[Happening]:
        """What happened by the last action (before the first: by the set-up), as this seat may know it."""
        seat = self._seat(seat)
        last = self.history[-1].events if self.history else self.setup_events
        return [self.game.definition.events.seen(event, seat) for event in last]

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def clone(self) -> State:
        """An independent copy with the same history; of a seeded game also with the same future."""
        new = State(self.game, self._raw.clone(), self._chance.source)
        if isinstance(self._chance.source, Seeded):
            new._chance.source = Seeded.at(self._chance.source.state)
        new._offers = list(self._offers)
        new._kept, new._back = list(self._kept), self._back
        new.setup, new.setup_events = self.setup, self.setup_events
        new.history, new.edited, new._past = list(self.history), self.edited, self._past
        return new

    def pack(self) -> bytes:
        """The position alone, as bytes: for another process, and to compare.

        >>> import fathom
        >>> game = fathom.load("otys", players=2)
        >>> state = game.new(seed=7)
        >>> state.apply(3)
        >>> again = State.unpack(game, state.pack(), state.moment)
        >>> again.view(0) == state.view(0), again.history
        (True, [])
        """
        packed: bytes = self._raw.pack()
        return packed

    @classmethod
    def unpack(cls, game: Game, packed: bytes, moment: int = 0, seed: int | None = None) -> State:
        """The position of `pack`, at its moment: without history, and with a future of its own."""
        state = game.state(game.definition.table.unpack(packed), seed)
        state._past = moment
        return state

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat (None: a spectator) may see, as JSON."""
        seat = self._seat(seat)
        return {
            "game": self.game.name,
            "version": self.game.version,
            "options": dict(self.game.options),
            "seat": seat,
            "actor": self.actor,
            "over": self.over,
            "moment": self.moment,
            **self.game.rules.view(self._raw, seat),
        }

    def determinise(self, seat: int, seed: int | None = None) -> State:
        """A full state that fits all the seat knows: its view is the same, the rest is drawn anew. It has no
        history, because that holds what others did in secret."""
        seat = self._own(seat)
        seed = secrets.randbits(64) if seed is None else seed_of(seed)
        new = State(self.game, self._raw.clone(), Seeded(stream(seed, 1)))
        self.game.rules.determinise(new._raw, seat, Recorder(Seeded(seed), events=False))
        new.edited, new._past = True, self.moment
        return new

    def observe(self, seat: int) -> np.ndarray[Any, Any]:
        """What a network may see from this seat, as a vector; `game.observation` says what stands where."""
        seat = self._own(seat)
        try:
            import numpy as np
        except ModuleNotFoundError as error:
            raise ModuleNotFoundError(NEEDS_EXTRA.format(error.name, "envs"), name=error.name) from None
        out = [0.0] * self.game.observation_shape[0]
        self.game.rules.observe(self._raw, seat, out)
        return np.array(out, np.float32)

    def check(self) -> None:
        """Check every invariant; AssertionError names the first that does not hold."""
        self._raw.pack()
        self.game.rules.check(self._raw)

    def _seat(self, seat: int | None) -> int | None:
        return None if seat is None else self._own(seat)

    def _own(self, seat: int) -> int:
        number = whole(seat)
        if number is None or not 0 <= number < self.game.seats:
            raise ValueError(f"no seat {seat!r}; seats are 0..{self.game.seats - 1}")
        return number

"""Every refusal names the rule that really forbids the action, and the cause in this position.

The second opinion: `RELAX` says, rule by rule and independently of the rules' code, what would have to be otherwise.
With just that changed the action must be legal, or another rule must be named, until nothing is left to name.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import fathom
from fathom.core.text import LANGUAGES
from fathom.games.otys.actions import PAYMENTS, VOCABULARY
from fathom.games.otys.state import AVAILABLE, USED, Player, Table
from tests.otys.board import Board
from tests.otys.scenario import Scenario, named
from tests.otys.tables import MIXED

REACH: dict[str, Any] = {"player": {"movement": [1, 2, 3, 7]}}  # so that every propeller move is in somebody's reach
TABLES: list[dict[str, Any]] = [*({"players": players} for players in (2, 3, 4)), *MIXED]

NOW = {"en": "Now:", "de": "Jetzt:", "fr": "Maintenant"}  # how the general answer of the core begins

Values = tuple[int, ...]
Relax = Callable[[Table, Player, str, Values, dict[str, Any]], None]


def lay(g: Table, sponsor: str) -> None:
    """Lay a sponsor tile on the level of the key."""
    tile = int(sponsor[0]) - 1
    g.sponsors[g.level] = tile
    g.sides[tile] = int(sponsor[1] == "B")


def pile(g: Table) -> None:
    g.pile, g.pile_size = 1, 1


def level_of(g: Table, me: Player, level: int, *kinds: int) -> None:
    """Leave just these cubes on a level."""
    me.resources[level] = [kinds.count(kind) for kind in range(4)]


def keys(g: Table, me: Player, kind: str, values: Values, data: dict[str, Any]) -> None:
    if kind == "neutral":
        me.neutral = 1
    else:
        me.keys[5 if kind == "x" else values[0]] = AVAILABLE


def propeller(g: Table, me: Player, kind: str, values: Values, data: dict[str, Any]) -> None:
    me.batteries, me.mechanic = 1, 3


def diver_stays(g: Table, me: Player, kind: str, values: Values, data: dict[str, Any]) -> None:
    if kind == "sponsor":
        me.upgraded[me.column[3 + g.level]] = 0
    else:
        g.locked = 0


def tile(own: str, kind_of: str) -> Relax:
    """The action of a tile needs that tile; the plain `sponsor` needs one without a further choice."""

    def relax(g: Table, me: Player, kind: str, values: Values, data: dict[str, Any]) -> None:
        lay(g, own if kind != "sponsor" else "1A")
        if kind == "token":
            g.any_level = 1
        if kind == "upgrade":
            me.credits = 9
            here, top = list(me.column).index(values[0]), me.column[0]
            me.column[0], me.column[here] = values[0], top
        if kind in {"in", "out", "swap"}:
            me.batteries = 1

    return relax


def sponsor_4a(g: Table, me: Player, kind: str, values: Values, data: dict[str, Any]) -> None:
    if kind == "sponsor":
        me.credits = 9
    else:
        lay(g, "4B")


def rearrange(g: Table, me: Player, kind: str, values: Values, data: dict[str, Any]) -> None:
    if g.level == values[1]:
        g.level = (values[1] + 1) % 5
        lay(g, "5B")
    level_of(g, me, g.level, *([] if kind == "in" else [values[0]]))
    level_of(g, me, values[1], *({"in": [values[0]], "out": []}.get(kind) or values[2:]))


def fixed(g: Table, me: Player, kind: str, values: Values, data: dict[str, Any]) -> None:
    if kind == "pay":
        me.resources[g.paying_level] = list(PAYMENTS[values[0]])
    else:
        me.resources[values[1]] = list(data["contracts"][values[0]]["fixed"])


def free(g: Table, me: Player, kind: str, values: Values, data: dict[str, Any]) -> None:
    contracts = data["contracts"]
    if kind == "complete":
        lots = contracts[values[0]]["free"]
        me.resources[values[1]] = [*lots, 0, 0, 0, 0][:4]
        return
    lots = sorted(count for count in PAYMENTS[values[0]] if count)
    assert lots != sorted(contracts[g.paying]["free"])
    fitting = [i for i, card in enumerate(contracts) if sorted(card.get("free", [])) == lots]
    if fitting:
        g.paying = fitting[0]


def expert_bonus(g: Table, me: Player, kind: str, values: Values, data: dict[str, Any]) -> None:
    g.diver = 1 if kind == "bonus" else 3


def front(g: Table, me: Player, kind: str, values: Values, data: dict[str, Any]) -> None:
    wanted = {"gain": "resource", "accept": "battery", "upgrade": "upgrade"}[kind]
    resource = VOCABULARY.values[g_action(kind, values)][0].args[0].words[values[0]] if kind == "gain" else None
    for number, token in enumerate(data["tokens"]):
        if token["front"] == wanted and (resource is None or resource in token["resources"]):
            g.token = number
    if kind == "upgrade":
        me.upgraded[values[0]] = 0


def g_action(kind: str, values: Values) -> int:
    return next(i for i, (of, given) in enumerate(VOCABULARY.values) if of.name == kind and given == values)


def drawn(g: Table, me: Player, kind: str, values: Values, data: dict[str, Any]) -> None:
    if kind == "draw":
        me.credits = 99
    else:
        g.drawn[0] = values[0]


def credits(g: Table, me: Player, kind: str, values: Values, data: dict[str, Any]) -> None:
    me.credits = 99


def explorer(g: Table, me: Player, kind: str, values: Values, data: dict[str, Any]) -> None:
    me.credits, g.level = 99, values[0]


def upgraded(g: Table, me: Player, kind: str, values: Values, data: dict[str, Any]) -> None:
    me.upgraded[values[0]] = 0


def improved(g: Table, me: Player, kind: str, values: Values, data: dict[str, Any]) -> None:
    me.mechanic = me.hacker = 0


def stock(g: Table, me: Player, kind: str, values: Values, data: dict[str, Any]) -> None:
    """Buying needs a cube in the store and room for it."""
    g.store[values[0]] = max(1, g.store[values[0]])
    level_of(g, me, g.level)


def plainly(change: Callable[[Table, Player, Values], Any]) -> Relax:
    return lambda g, me, kind, values, data: change(g, me, values)


def battery(g: Table, me: Player, values: Values) -> None:
    me.batteries = 1


def only(name: str, value: int) -> Relax:
    return lambda g, me, kind, values, data: setattr(g, name, value)


RELAX: dict[str, Relax] = {
    "TURN-02": keys,
    "XKEY-01": keys,
    "BATT-01": propeller,
    "BATT-04": plainly(battery),
    "VAR-03": plainly(battery),
    "Q-13": diver_stays,
    "SPONSOR-GEN-01": only("sponsor_used", 0),
    "SPONSOR-2B-1": tile("2B", "token"),
    "SPONSOR-3A-1": tile("3A", "retrieve"),
    "SPONSOR-4A": sponsor_4a,
    "SPONSOR-4B": tile("4B", "upgrade"),
    "SPONSOR-5B-1": tile("5B", "move"),
    "SPONSOR-5B-2": rearrange,
    "SPONSOR-5B-3": rearrange,
    "Q-02": lambda g, me, kind, values, data: setattr(g, "swap", int(kind == "swap")),
    "Q-06": only("depth", 0),
    "Q-14": only("depth", 0),
    "Q-16": plainly(lambda g, me, values: pile(g)),
    "Q-18": only("neutral_supply", 1),
    "Q-26": lambda g, me, kind, values, data: me.keys.__setitem__(values[0], USED),
    "Q-41": only("seats", 3),
    "Q-43": upgraded,
    "CONTRACT-01": fixed,
    "CONTRACT-03": plainly(lambda g, me, values: setattr(me, "hand", me.hand | 1 << values[0])),
    "CONTRACT-11": free,
    "DIVER-EXPERT-02": plainly(lambda g, me, values: level_of(g, me, g.level)),
    "RES-02": plainly(lambda g, me, values: level_of(g, me, g.level)),
    "DIVER-EXPERT-06": expert_bonus,
    "DIVER-TRADER-02": plainly(lambda g, me, values: level_of(g, me, g.level, values[0])),
    "DIVER-TRADER-03": plainly(lambda g, me, values: g.store.__setitem__(values[0], 0)),
    "DIVER-TRADER-05": plainly(lambda g, me, values: g.store.__setitem__(values[0], 0)),
    "DIVER-TRADER-06": credits,
    "DIVER-TRADER-07": stock,
    "DIVER-SPY-02": drawn,
    "DIVER-SPY-03": credits,
    "DIVER-ENGINEER-01": credits,
    "DIVER-ENGINEER-04": improved,
    "DIVER-EXPLORER-01": explorer,
    "REWARD-03": front,
    "REWARD-05": drawn,
    "REWARD-06": front,
}


def belongs(game: fathom.Game, g: Table, action: int) -> bool:
    """Whether an action belongs to the present phase."""
    return game.definition.decisions.belongs(g.phase, VOCABULARY.values[action][0].first)


def argue(game: fathom.Game, state: fathom.State, action: int) -> list[str]:
    """Relax rule after rule until the action is legal; returns the rules that were named."""
    g = state.raw.clone()
    kind, values = VOCABULARY.values[action]
    said: list[str] = []
    while why := game.rules.may(g, action):
        rule = game.definition.rules[why]
        assert rule not in said, (game.text(action), rule, said)
        said.append(rule)
        now = game.state(g.clone())
        assert belongs(game, g, action)
        for lang in LANGUAGES:
            given = now.why(action, lang)
            assert given is not None
            assert given.rule.id == rule
            assert given.cause == given.cause.strip()
            assert not set(given.cause) & set("{}!"), given.cause
            assert not given.cause.startswith(NOW[lang])
        before = g.clone()
        RELAX[rule.removeprefix("OTYS-")](g, g.players[g.actor], kind.name, values, game.data)
        if kind.name == "pay" and rule == "OTYS-CONTRACT-11" and g == before:
            break  # no contract asks for these lots
    return said


@pytest.mark.sampled
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_named_rule_is_the_one_that_forbids(options: dict[str, Any], proving: bool) -> None:
    game = fathom.load("otys", data=REACH, **options)
    chooser = random.Random(str(options))
    for seed in range(8 if proving else 1):
        state = game.new(seed=seed)
        while not state.over:
            g = state.raw
            actions = [action for action in range(game.num_actions) if belongs(game, g, action)]
            refused = [action for action in actions if game.rules.may(g, action)]
            for action in chooser.sample(refused, min(8, len(refused))):
                argue(game, state, action)
            state.apply(chooser.choice(state.legal()))


def table(players: int = 3, **given: Any) -> Scenario:
    return named(players, **given)


SAID: list[tuple[Callable[[], Scenario], str, str, str]] = [
    (
        lambda: table(used="2 4"),
        "key 2",
        "TURN-02",
        "Key 2 lies on your hacker track; your keys return when 6 lie there (now 2)",
    ),
    (
        lambda: table(used="X 1", hacker=1),
        "x 3",
        "XKEY-01",
        "Your X key lies on your hacker track; your keys return when 5 lie there (now 2)",
    ),
    (lambda: table(), "neutral 3", "XKEY-01", "You have no neutral X key"),
    (lambda: table(batteries=0).play("key 1"), "propeller U1 U2", "BATT-01", "1 battery missing: you have none"),
    (lambda: table().play("key 1"), "propeller U1 L1", "BATT-01", "That is 3 slots; your movement value is 1"),
    (
        lambda: table(sponsors="4A 1A 2A 3A 5A").play("key 1", "sponsor"),
        "propeller L1 L2",
        "Q-13",
        "The metal expert was upgraded by the sponsor and stays on level 1 this turn",
    ),
    (
        lambda: table(sponsors="4A 1A 2A 3A 5A", credits=1).play("key 1"),
        "sponsor",
        "SPONSOR-4A",
        "It costs 2, you have 1: 1 credit missing",
    ),
    (
        lambda: table(sponsors="4B 1A 2A 3A 5A").play("key 1"),
        "upgrade metal-expert",
        "SPONSOR-4B",
        "The metal expert is on level 1, not at the surface",
    ),
    (
        lambda: table().play("key 1"),
        "upgrade trader",
        "SPONSOR-4B",
        "The sponsor on level 1 gives something else: 1 credit",
    ),
    (
        lambda: table(sponsors="5B 1A 2A 3A 4A", levels={1: "M1", 2: "P3"}).play("key 1"),
        "out metal 2",
        "SPONSOR-5B-2",
        "Level 2 is full: 3 of 3",
    ),
    (
        lambda: table(levels={3: "M1"}),
        "complete C07 3",
        "CONTRACT-01",
        "Contract C07 needs 1 metal, 2 plants; missing on level 3: 2 plants",
    ),
    (lambda: table(), "complete C10 3", "CONTRACT-03", "Contract C10 is neither public nor in your hand"),
    (
        lambda: table(levels={1: "P3", 4: "M1 P2"}).play("key 1", "go"),
        "take",
        "DIVER-EXPERT-02",
        "Level 1 is full: 3 of 3",
    ),
    (
        lambda: table(credits=1, levels={4: "M1 P2"}).play("key 5", "go"),
        "token 5 1",
        "DIVER-EXPLORER-01",
        "It costs 2, you have 1: 1 credit missing",
    ),
    (
        lambda: Board(column="SP EN ME | TR PL FU TE EX", credits=1, levels={1: "M1"}).play("key 1", "go"),
        "buy metal",
        "DIVER-TRADER-06",
        "It costs 3, you have 1: 2 credits missing",
    ),
    (
        lambda: Board(column="SP EN ME | TR PL FU TE EX", levels={1: "M1"}).play("key 1", "go"),
        "sell metal points",
        "DIVER-TRADER-05",
        "The next metal goes to row 2 of the store, which gives credits only",
    ),
]


@pytest.mark.parametrize(("scene", "action", "rule", "sentence"), SAID)
def test_causes_have_the_right_numbers(scene: Callable[[], Scenario], action: str, rule: str, sentence: str) -> None:
    s = scene()
    why = s.state.why(s.game.action(action), "en")
    assert why is not None
    assert (why.rule.id, why.cause) == (f"OTYS-{rule}", sentence)


def test_a_reward_token_names_what_it_gives() -> None:
    s = table(sponsors="2B 1A 3A 4A 5A", display={1: "R01 R13"}).play("key 1", "token 1 2")
    assert s.why("gain metal") == "OTYS-REWARD-03"
    assert s.why("upgrade spy") == "OTYS-REWARD-06"
    why = s.state.why(s.game.action("gain metal"), "en")
    assert why is not None
    assert why.cause == "This reward token gives something else: 1 battery"


def test_the_cause_knows_no_more_than_the_seat() -> None:
    """Twin positions, equal but for what the seat cannot know, give the same causes."""
    game = fathom.load("otys", players=3)
    chooser = random.Random(5)
    state = game.new(seed=5)
    for _ in range(60):
        state.apply(chooser.choice(state.legal()))
    seat = state.actor
    assert seat is not None
    twins = [state.determinise(seat, seed) for seed in (1, 2)]
    for action in range(game.num_actions):
        for lang in LANGUAGES:
            assert twins[0].why(action, lang) == twins[1].why(action, lang) == state.why(action, lang)

"""Actions as sentences: which message, with which arguments."""

from __future__ import annotations

from typing import Any

from fathom.core.text import Msg
from fathom.games.otys.actions import (
    CARD,
    COPY,
    DIVER,
    KEEP,
    PAYMENT_OF,
    PAYMENTS,
    PROPELLER,
    RESOURCE,
    SPONSOR,
    TAKE_TOKEN,
    UPGRADE,
    USE_SPONSOR,
    VOCABULARY,
)
from fathom.games.otys.divers import fee
from fathom.games.otys.sponsors import sponsor_on
from fathom.games.otys.spy import neighbour
from fathom.games.otys.state import EXPLORING, FRONT, RESCUE, SPYING, SURFACE, TRADE, Table
from fathom.games.otys.tables import (
    BACK,
    BACKS,
    BATTERIES,
    CREDITS,
    FIRST,
    FREE,
    FRONT_RESOURCE,
    FRONTS,
    FRONTS_OF,
    NEED,
    PATTERN,
    POINTS,
    ROW_CREDITS,
    ROWS,
    SECOND,
)
from fathom.games.otys.trader import price, sale_points


def cubes(counts: Any) -> list[Msg]:
    """Counts of the four resources in words: 1 metal, 2 plants."""
    return [Msg.of(f"cubes-{RESOURCE.words[kind]}", count=counts[kind]) for kind in range(4) if counts[kind]]


def contract_words(card: int) -> Msg:
    """A contract in words: what it asks for and gives."""
    if FREE[card]:
        need = Msg.of("need-free", lots=" + ".join(str(lot) for lot in PATTERN[card] if lot))
    else:
        need = Msg.of("need-fixed", cubes=cubes(NEED[card]))
    return Msg.of(
        "contract-words",
        card=CARD.words[card],
        need=need,
        points=POINTS[card],
        credits=CREDITS[card],
        batteries=BATTERIES[card],
    )


def token_words(token: int) -> Msg:
    """A reward token in words: its front and its back."""
    kind = FRONTS_OF[token]
    front = Msg.of(f"front-{FRONTS[kind]}")
    if kind == FRONT_RESOURCE:
        pair = [RESOURCE.said(RESOURCE.words[each[token]]) for each in (FIRST, SECOND)]
        front = Msg.of("front-resource", one=pair[0], other=pair[1])
    return Msg.of("token-words", front=front, back=Msg.of(f"back-{BACKS[BACK[token]]}"))


def sentence(g: Table, action: int) -> tuple[str, dict[str, Any]]:
    """The message `action-<kind>` and its arguments, with what the action would do as things stand."""
    kind, values = VOCABULARY.values[action]
    args: dict[str, Any] = {
        f"{arg.name}{i}" if i and arg.name == kind.args[0].name else arg.name: arg.said(arg.words[value])
        for i, (arg, value) in enumerate(zip(kind.args, values, strict=True))
    }
    id = f"action-{kind.name}"
    actor = g.players[g.actor]
    if PROPELLER <= action < USE_SPONSOR:
        id, args = propeller_words(g, values)
    elif action == USE_SPONSOR:
        args = {"effect": Msg.of("sponsor-" + SPONSOR.words[sponsor_on(g, g.level)].lower())}
    elif UPGRADE <= action < TAKE_TOKEN:
        id = "action-upgrade" if g.phase == FRONT else "action-upgrade-paid"
    elif kind.name == "token":
        token = g.display[values[0]][values[1]]
        id = "action-token" if g.phase == EXPLORING else "action-token-use"
        args = {"token": token_words(token), "cost": fee(g) if g.phase == EXPLORING else 0}
    elif kind.name in ("out", "in", "swap"):
        args = {"resource": args["resource"], "from": g.level + 1, "to": args["level"]}
        if kind.name == "swap":
            args["other"] = RESOURCE.said(RESOURCE.words[values[2]])
    elif kind.name == "sell":
        args["count"] = sold_for(g, values)
    elif kind.name == "buy":
        args["cost"] = price(g, values[0]) if g.phase == TRADE and g.store[values[0]] else 0
    elif kind.name == "draw":
        args["cost"] = fee(g) if g.phase == SPYING else 0
    elif COPY <= action < KEEP:
        other = neighbour(g, values[0])
        diver = DIVER.words[g.players[other].column[SURFACE + g.level]]
        args = {"seat": other + 1, "diver": DIVER.said(diver), "cost": fee(g) if g.phase == SPYING else 0}
    elif kind.name == "improve":
        args["cost"] = fee(g)
    elif kind.name in ("keep", "complete"):
        args["contract"] = contract_words(values[0])
    elif action >= PAYMENT_OF and kind.name == "pay":
        args = {"cubes": cubes(PAYMENTS[values[0]])}
    elif kind.name in ("surface", "oxygen"):
        diver = DIVER.words[actor.column[SURFACE + g.level]]
        id += "-rescue" if g.phase == RESCUE else ""
        args = {"diver": DIVER.said(diver)}
    elif kind.name == "take":
        args = {"resource": RESOURCE.said(RESOURCE.words[max(0, g.diver) % 4]), "level": g.level + 1}
    elif kind.name == "bonus":
        args = {"bonus": Msg.of(f"bonus-{DIVER.words[max(0, g.diver)]}")}
    return id, args


def propeller_words(g: Table, values: tuple[int, ...]) -> tuple[str, dict[str, Any]]:
    column = g.players[g.current].column
    a, b = values
    diver = DIVER.said(DIVER.words[column[a]])
    if b == a + 1:
        return "action-propeller-swap", {"diver": diver, "other": DIVER.said(DIVER.words[column[b]])}
    id = "action-propeller-down" if b > a else "action-propeller-up"
    return id, {"diver": diver, "count": abs(a - b)}


def sold_for(g: Table, values: tuple[int, ...]) -> int:
    kind, for_points = values
    if g.store[kind] >= ROWS:
        return 0
    return sale_points(g, kind) if for_points else ROW_CREDITS[g.store[kind]] + g.side

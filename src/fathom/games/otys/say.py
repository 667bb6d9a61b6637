"""Actions as sentences: which message, with which arguments."""

from __future__ import annotations

from typing import Any

from fathom.core.text import Msg
from fathom.games.otys.actions import CARD, DIVER, PAYMENTS, RESOURCE, SPONSOR, TOKEN, VOCABULARY
from fathom.games.otys.play.divers import fee, printed_fee
from fathom.games.otys.play.sponsors import S5B, sponsor_on
from fathom.games.otys.play.spy import neighbour
from fathom.games.otys.play.stock import cards_left, has_space
from fathom.games.otys.play.trader import credits_by, price, sale_points
from fathom.games.otys.state import (
    ENGINEERING,
    EXPERT,
    EXPLORING,
    FRONT,
    NONE,
    PHASES,
    RESCUE,
    SPYING,
    SURFACE,
    TRADE,
    TRADER,
    Table,
)
from fathom.games.otys.tables import (
    BACK,
    BACK_CREDITS,
    BACK_POINTS,
    BACKS,
    BATTERIES,
    CREDITS,
    FIRST,
    FREE,
    FRONT_POINTS,
    FRONTS,
    FRONTS_OF,
    NEED,
    PATTERN,
    POINTS,
    ROWS,
    SECOND,
    UPGRADE_COST,
    UPGRADE_POINTS,
    WAYS,
)

DECLINES = (
    "expert",
    "bonus",
    "trade",
    "spying",
    "engineering",
    "exploring",
    "front",
)  # phases in which one may decline


def cubes(counts: Any) -> list[Msg]:
    """Counts of the four resources in words: 1 metal, 2 plants."""
    return [Msg.of(f"cubes-{RESOURCE.words[kind]}", count=counts[kind]) for kind in range(4) if counts[kind]]


def contract_words(card: int, paid: int = NONE) -> Msg:
    """A contract in words: what it asks for (or, of a free one, the only way to pay it) and gives."""
    if FREE[card] and paid == NONE:
        need = Msg.of("need-free", lots=" + ".join(str(lot) for lot in PATTERN[card] if lot))
    else:
        need = Msg.of("need-fixed", cubes=cubes(NEED[card] if paid == NONE else PAYMENTS[paid]))
    return Msg.of(
        "contract-words",
        card=CARD.words[card],
        need=need,
        points=POINTS[card],
        credits=CREDITS[card],
        batteries=BATTERIES[card],
    )


def credits(count: int) -> Msg:
    """Credits in words."""
    return Msg.of("amount-credits", count=count)


def points(count: int) -> Msg:
    """Points in words."""
    return Msg.of("amount-points", count=count)


def only_way(g: Table, card: int, level: int) -> int:
    """The payment of a free contract if the level leaves no choice, else NONE."""
    held = g.players[g.current].resources[level]
    ways = [way for way in WAYS[card] if way >= 0 and all(held[i] >= PAYMENTS[way][i] for i in range(4))]
    return ways[0] if len(ways) == 1 else NONE


def front_words(token: int, cards: int = 4) -> Msg:
    """What the front of a reward token gives."""
    pair = [RESOURCE.said(RESOURCE.words[each[token]]) for each in (FIRST, SECOND)]
    given = {"one": pair[0], "other": pair[1], "points": points(FRONT_POINTS), "count": cards}
    return Msg.of(f"front-{FRONTS[FRONTS_OF[token]]}", **given)


def token_words(token: int) -> Msg:
    """A reward token in words: its front and its back."""
    gives = {"credits": credits(BACK_CREDITS[0]), "points": points(BACK_POINTS[1])}
    return Msg.of("token-words", front=front_words(token), back=Msg.of(f"back-{BACKS[BACK[token]]}", **gives))


def sponsor_words(name: str) -> Msg:
    """What a sponsor does, by its name (1A .. 5B)."""
    return Msg.of(f"sponsor-{name.lower()}", cost=credits(UPGRADE_COST), points=points(UPGRADE_POINTS))


def sponsor_at(g: Table, level: int) -> Msg:
    """What the sponsor on a level does at this table."""
    sponsor = sponsor_on(g, level)
    if sponsor == S5B:
        return Msg.of("sponsor-5b-swap" if g.swap else "sponsor-5b-move")
    return sponsor_words(SPONSOR.words[sponsor])


def say(kind: str, args: dict[str, Any]) -> dict[str, Any]:
    """The arguments of an event as people should read them: cards and tokens by what they do."""
    words = dict(args)
    if "card" in args:
        words["card"] = contract_words(CARD.words.index(args["card"]))
    if "token" in args:
        token = TOKEN.words.index(args["token"])
        words["token"] = front_words(token) if kind == "front" else token_words(token)
    if kind == "sponsor":
        words["sponsor"] = sponsor_words(args["sponsor"])
    if kind == "ending":
        words["points"] = points(args["points"])
    return words


def describe(g: Table, action: int) -> tuple[str, dict[str, Any]]:
    """The message `action-<kind>` and its arguments, with what the action would do as things stand."""
    kind, values = VOCABULARY.values[action]
    args: dict[str, Any] = {arg.name: arg.said(arg.words[value]) for arg, value in zip(kind.args, values, strict=True)}
    id = f"action-{kind.name}"
    on_level = DIVER.said(DIVER.words[g.players[g.actor].column[SURFACE + g.level]])
    match kind.name:
        case "propeller":
            return propeller_words(g, values)
        case "x" | "neutral":
            # An X key turns the sponsors on for everybody: say beforehand what will lie on the level.
            return id, {**args, "sponsor": sponsor_at(g, (values[0] - 1) % 5)}
        case "sponsor":
            if sponsor_on(g, g.level) == S5B:
                return "action-sponsor-battery", {}
            return id, {"effect": sponsor_at(g, g.level)}
        case "upgrade" if g.phase != FRONT:
            return "action-upgrade-paid", {**args, "cost": credits(UPGRADE_COST), "points": points(UPGRADE_POINTS)}
        case "token":
            token = g.display[values[0]][values[1]]
            if g.phase == EXPLORING:
                return id, {"token": token_words(token), "cost": fee(g)}
            return "action-token-use", {"token": front_words(token)}
        case "out" | "swap":
            other = RESOURCE.said(RESOURCE.words[values[-1] % 4])
            resource = RESOURCE.said(RESOURCE.words[values[0]])
            return id, {"resource": resource, "from": g.level + 1, "to": args["level"], "other": other}
        case "in":
            return id, {"resource": args["resource"], "from": args["level"], "to": g.level + 1}
        case "go":
            return id, {"diver": on_level}
        case "take" | "gain":
            kind_of = values[0] if values else max(0, g.diver) % 4
            return id, {"resource": RESOURCE.said(RESOURCE.words[kind_of]), "level": g.level + 1}
        case "bonus":
            return id, {"bonus": Msg.of(f"bonus-{DIVER.words[max(0, g.diver)]}")}
        case "accept":
            return id, {"front": front_words(g.token, min(4, cards_left(g)))}
        case "sell":
            return id, {**args, "count": sold_for(g, values)}
        case "buy":
            return id, {**args, "cost": price(g, values[0]) if g.phase == TRADE and g.store[values[0]] else 0}
        case "draw":
            return id, {"cost": fee(g), "count": min(4, cards_left(g))}
        case "improve":
            return id, {**args, "cost": fee(g)}
        case "copy":
            return id, copy_words(g, neighbour(g, values[0]))
        case "decline" if PHASES[g.phase] in DECLINES:
            return decline_words(g)
        case "keep":
            return id, {"contract": contract_words(values[0])}
        case "complete":
            card, level = values
            return id, {**args, "contract": contract_words(card, only_way(g, card, level) if FREE[card] else NONE)}
        case "pay":
            return id, {"cubes": cubes(PAYMENTS[values[0]])}
        case "surface" | "oxygen":
            return f"{id}-rescue" if g.phase == RESCUE else id, {"diver": on_level}
    return id, args


def decline_words(g: Table) -> tuple[str, dict[str, Any]]:
    """What is left unused, and why, where it could not be used anyway."""
    me = g.players[g.current]
    if g.phase == EXPERT and not has_space(me, g.level):
        return "action-decline-full", {"level": g.level + 1}
    if g.phase in (SPYING, ENGINEERING, EXPLORING) and me.credits < fee(g):
        return "action-decline-poor", {"count": fee(g) - me.credits}
    return f"action-decline-{PHASES[g.phase]}", {}


def copy_words(g: Table, seat: int) -> dict[str, Any]:
    """A diver to copy: its side, what the spy costs, what it costs itself, and whether there is too little for that."""
    other = g.players[seat]
    diver = other.column[SURFACE + g.level]
    side = other.upgraded[diver]
    own = printed_fee(diver, side)
    return {
        "seat": seat + 1,
        "diver": DIVER.said(DIVER.words[diver]),
        "side": side,
        "spy": Msg.of("cost-credits", count=fee(g)),
        "own": Msg.of("cost-trader") if diver == TRADER else Msg.of("cost-credits", count=own),
        "short": int(g.players[g.current].credits < fee(g) + own),
    }


def propeller_words(g: Table, values: tuple[int, ...]) -> tuple[str, dict[str, Any]]:
    """Where the propeller takes a diver."""
    column = g.players[g.current].column
    a, b = values
    diver = DIVER.said(DIVER.words[column[a]])
    if b == a + 1:
        return "action-propeller-swap", {"diver": diver, "other": DIVER.said(DIVER.words[column[b]])}
    id = "action-propeller-down" if b > a else "action-propeller-up"
    return id, {"diver": diver, "count": abs(a - b)}


def sold_for(g: Table, values: tuple[int, ...]) -> int:
    """What a sale brings now."""
    kind, for_points = values
    if g.store[kind] >= ROWS:
        return 0
    return sale_points(g, kind) if for_points else credits_by(g, kind, g.side)

"""Actions and events in words: which message, with which arguments."""

from __future__ import annotations

from typing import Any

from fathom.core.text import Msg
from fathom.games.seastead.actions import (
    DIVE_CARD,
    DOCK_TILE,
    KIND,
    PAIRS,
    PLACE,
    RESOLUTION,
    SPECIALIST,
    TYPE,
    VOCABULARY,
)
from fathom.games.seastead.play.board import demand_at, effect_at, printed_points, type_at
from fathom.games.seastead.play.bonuses import dock_bonus
from fathom.games.seastead.play.building import cost_of, payable
from fathom.games.seastead.play.decks import next_depth
from fathom.games.seastead.play.taking import half_facing
from fathom.games.seastead.printed import offset_of
from fathom.games.seastead.state import (
    ABILITIES,
    BOSS_PLACING,
    CARD_TAKING,
    CAUSES,
    CHOOSING_DOCK,
    CHOOSING_SPECIALIST,
    CLEANING,
    COPYING,
    DEMANDS,
    DEPTHS,
    DESIGNING,
    DOCK_BONUS,
    EFFECT_KINDS,
    EXCHANGING,
    FIXED,
    FLIPPING,
    FORGOING,
    HALVES,
    LANDING,
    LOOKING,
    MENU,
    MOST_ON_HALF,
    NONE,
    ONE_BY_ONE,
    PHASES,
    PLACING,
    POST,
    READYING,
    REMOVING_DOCK,
    REMOVING_SPECIALIST,
    RESOLVING,
    RETURNING,
    RULES_CHANGED,
    SAILING,
    SALVAGING,
    SHIPPING,
    SUBSTITUTING,
    SWAPPING,
    TAKE_EQUAL,
    TAKING,
    TRADING,
    WHOLE_CARD,
    WINDOW,
    Table,
)
from fathom.games.seastead.tables import (
    ABILITY,
    AREA_POINTS,
    AREA_TYPE,
    CARD_AMOUNT,
    CARD_LEAST,
    DEPTH,
    DOCK_KIND,
    EFFECT_AMOUNT,
    EFFECT_BUILDING,
    EFFECT_KIND,
    EFFECT_TIMES,
    HALF_COUNT,
    HALF_KINDS,
    HALF_TYPE,
    RULE,
    RULE_AMOUNT,
    RULE_BUILDING,
    RULE_LEAST,
)

# Pieces in words


def amount(what: str, count: int) -> Msg:
    """A number of fish, seaweed, artifacts, metal, cleanup tokens, resources or points, with its word."""
    return Msg.of(f"amount-{what}", count=count)


def type_words(building: int) -> Msg:
    """A type of building."""
    return Msg(f"type-{TYPE.words[building]}")


def half_words(card: int, half: int) -> Any:
    """What a half of a dive card gives."""
    if HALF_TYPE[card][half] != FIXED:
        return Msg.of(f"half-{HALVES[HALF_TYPE[card][half]]}", count=HALF_COUNT[card][half])
    kinds = HALF_KINDS[card][MOST_ON_HALF * half : MOST_ON_HALF * (half + 1)]
    return [amount(name, kinds.count(kind)) for kind, name in enumerate(KIND.words) if kind in kinds]


def dive_words(name: str) -> Msg:
    """A dive card: its depth and both halves."""
    card = DIVE_CARD.words.index(name)
    return Msg.of("dive-card", depth=Msg(f"depth-{DEPTHS[DEPTH[card]]}"), a=half_words(card, 0), b=half_words(card, 1))


def dock_words(name: str) -> Msg:
    """A dock: its resource, and type and points of its areas along the ring: two before the port, two after it. Where a
    data pack puts them elsewhere, it is said how far from the port each is."""
    dock = DOCK_TILE.words.index(name)
    along = sorted((offset_of(area), area) for area in range(4))
    plain = [offset for offset, _ in along] == [-2, -1, 1, 2]
    words: dict[str, Any] = {"kind": Msg(f"kind-{KIND.words[DOCK_KIND[dock]]}")}
    for i, (offset, area) in enumerate(along):
        words[f"type{i}"] = type_words(AREA_TYPE[dock][area])
        words[f"points{i}"] = AREA_POINTS[dock][area]
        if not plain:
            words[f"at{i}"] = f"{offset:+}"
    return Msg.of("dock-tile" if plain else "dock-tile-apart", **words)


def effect_words(effect: int) -> Msg:
    """The effect of a location in a sentence."""
    return Msg.of(
        f"effect-{EFFECT_KINDS[EFFECT_KIND[effect]]}",
        amount=EFFECT_AMOUNT[effect],
        times=EFFECT_TIMES[effect],
        building=type_words(EFFECT_BUILDING[effect]),
    )


def ability_words(card: int) -> Msg:
    """The ability of a specialist in a sentence."""
    return Msg.of(f"ability-{ABILITIES[ABILITY[card]]}", amount=CARD_AMOUNT[card], least=CARD_LEAST[card])


def rule_words(card: int) -> Msg:
    """What a resolution changes, in a sentence."""
    building = type_words(max(0, RULE_BUILDING[card]))
    return Msg.of(
        f"rule-{RULES_CHANGED[RULE[card]]}", amount=RULE_AMOUNT[card], least=RULE_LEAST[card], building=building
    )


def specialist_words(card: int) -> Msg:
    """The name of a specialist."""
    return Msg(f"specialist-{SPECIALIST.words[card]}")


def resolution_words(card: int) -> Msg:
    """The name of a resolution."""
    return Msg(f"resolution-{RESOLUTION.words[card]}")


# Events


def say(kind: str, args: dict[str, Any]) -> dict[str, Any]:
    """The arguments of an event as people should read them: cards by what they show, numbers with their word."""
    words = dict(args)
    if kind in ("take", "give", "pay") and "count" in args:
        words["amount"] = amount(args["resource"], args["count"])
    if kind == "forgo":
        words["amount"] = amount(args["resource"], 1)
    if kind in ("cleanup", "noted"):
        words["amount"] = amount("cleanup", args["count"])
    if kind == "half":
        card, own = DIVE_CARD.words.index(args["dive"]), "ab".index(args["half"])
        words |= {"own": half_words(card, own), "other": half_words(card, 1 - own)}
    if args.get("dive") is not None:
        words["dive"] = dive_words(args["dive"])
    if "dock" in args:
        words["dock"] = dock_words(args["dock"])
    if kind == "resolution":
        words["rule"] = rule_words(RESOLUTION.words.index(args["resolution"]))
    if kind == "ending":
        words["cause"] = Msg(f"cause-{CAUSES[args['cause']]}")
    return words


# Actions

# Where a message of its own says what the action means.
GIVES = (TAKING, FORGOING, RETURNING, TRADING, EXCHANGING, MENU, SUBSTITUTING)
PLACES = (
    PLACING, SHIPPING, SAILING, DOCK_BONUS, COPYING, SALVAGING, LANDING, DESIGNING, SWAPPING, BOSS_PLACING,
)  # fmt: skip
DECLINED = (
    TAKING, WINDOW, SUBSTITUTING, EXCHANGING, SHIPPING, FORGOING, TRADING, CLEANING, CARD_TAKING, DOCK_BONUS, READYING,
    DEMANDS, COPYING, FLIPPING,
)  # fmt: skip


def describe(g: Table, action: int) -> tuple[str, dict[str, Any]]:
    """The message `action-<kind>-<phase>`, with what the action would do as things stand; where the phase does not
    matter, or does not fit, `action-<kind>`."""
    kind, values = VOCABULARY.values[action]
    phase = PHASES[g.phase]
    a = values[0] if values else 0
    match kind.name:
        case "dive":
            depth = next_depth(g)
            return "action-dive", {"depth": "none" if depth == NONE else Msg(f"depth-{DEPTHS[depth]}")}
        case "build":
            return build_words(g, a, values[1])
        case "half":
            words = {"own": half_words(g.face_up, a), "other": half_words(g.face_up, 1 - a)}
            return ("action-half-solo" if g.solo else "action-half"), words
        case "take":
            return "action-take", {"amount": amount(KIND.words[a], take_count(g))}
        case "give":
            form = f"action-give-{phase}" if g.phase in GIVES else "action-give"
            return form, {"amount": amount(KIND.words[a], 1), **give_words(g)}
        case "slot":
            return slot_words(g, a, phase)
        case "location":
            return location_words(g, a, phase)
        case "exchange":
            return pair_words(g, a)
        case "lock":
            return "action-lock", {"flotilla": a + 1, "kind": Msg(f"kind-{KIND.words[g.demand[a]]}")}
        case "use":
            form = f"action-use-{phase}" if g.phase in (READYING, FLIPPING) else "action-use"
            count = g.tasks[g.depth - 1].count if g.phase == FLIPPING else 0
            words = {"specialist": specialist_words(a), "ability": ability_words(a)}
            return form, {**words, "amount": amount("resources", count)}
        case "card":
            return card_words(g, a)
        case "boss":
            return "action-boss", {"type": type_words(a)}
        case "yes":
            return yes_words(g)
        case "no":
            return (f"action-no-{phase}" if g.phase in DECLINED else "action-no"), declined_words(g)
    if g.phase == MENU:
        return "action-end-menu", {}
    return ("action-end-window" if g.window == POST else "action-end"), {}


def build_words(g: Table, building: int, location: int) -> tuple[str, dict[str, Any]]:
    """What is built where, at what price, for how many points and with which effect."""
    cost = cost_of(g, building, location)
    return "action-build", {
        "type": type_words(building),
        "location": PLACE.words[location],
        "price": price_words(g, location, cost) if cost else "none",
        "points": amount("points", printed_points(g, location)),
        "effect": effect_words(effect_at(g, location)),
    }


def price_words(g: Table, location: int, cost: int) -> Any:
    """What is really paid: where one resource has to be of another kind, that is said."""
    storage, demanded = g.players[g.current].storage, demand_at(g, location)
    if storage[demanded] != cost - 1 or not payable(g, location, cost):
        return amount(KIND.words[demanded], cost)
    others = [name for kind, name in enumerate(KIND.words) if kind != demanded and storage[kind]]
    replaced = amount(others[0] if len(others) == 1 else "other", 1)
    return [amount(KIND.words[demanded], cost - 1), replaced] if cost > 1 else replaced


def declined_words(g: Table) -> dict[str, Any]:
    """What could still be taken."""
    task = g.tasks[max(0, g.depth - 1)]
    if g.phase == TAKING:
        return {"amount": amount("resources", task.count)}
    if g.phase == CLEANING:
        return {"amount": amount("cleanup", task.count * task.kinds if task.mode == ONE_BY_ONE else task.count)}
    return {}


def take_count(g: Table) -> int:
    """How many are taken at once."""
    if g.phase != TAKING:
        return 1
    task = g.tasks[g.depth - 1]
    return task.count if task.mode & TAKE_EQUAL else 1


def give_words(g: Table) -> dict[str, Any]:
    """What is given for it: cleanup tokens, other resources, or a payment in the kind demanded."""
    if g.phase == TRADING:
        task = g.tasks[g.depth - 1]
        return {"gain": amount("cleanup" if task.mode else "resources", task.kinds)}
    if g.built_at != NONE:
        return {"gain": amount(KIND.words[demand_at(g, g.built_at)], 1)}
    return {"gain": ""}


def slot_words(g: Table, slot: int, phase: str) -> tuple[str, dict[str, Any]]:
    """A dock or a specialist of the display."""
    if g.phase in (CHOOSING_DOCK, REMOVING_DOCK) and g.docks[slot] != NONE:
        return f"action-slot-{phase}", {"dock": dock_words(DOCK_TILE.words[g.docks[slot]])}
    if g.phase in (CHOOSING_SPECIALIST, REMOVING_SPECIALIST) and g.specialists[slot] != NONE:
        card = g.specialists[slot]
        return f"action-slot-{phase}", {"specialist": specialist_words(card), "ability": ability_words(card)}
    return "action-slot", {"slot": slot + 1}


def location_words(g: Table, location: int, phase: str) -> tuple[str, dict[str, Any]]:
    """A location, for what the phase asks for."""
    owner = next((seat for seat in range(2) if type_at(g, seat, location) != NONE), None)
    building = Msg("type-none") if owner is None else type_words(type_at(g, owner, location))
    tokens = dock_bonus(g, g.actor, location) if g.dock[location] != NONE else 0
    return (f"action-location-{phase}" if g.phase in PLACES else "action-location"), {
        "location": PLACE.words[location],
        "points": amount("points", printed_points(g, location)),
        "type": building,
        "effect": effect_words(effect_at(g, location)),
        "from": "" if g.picked == NONE else PLACE.words[g.picked],
        "amount": amount("cleanup", tokens),
    }


def pair_words(g: Table, pair: int) -> tuple[str, dict[str, Any]]:
    """Two flotillas with their demands."""
    a, b = PAIRS[pair]
    return "action-exchange", {
        "flotilla": a + 1,
        "other": b + 1,
        "kind": Msg(f"kind-{KIND.words[g.demand[a]]}"),
        "new": Msg(f"kind-{KIND.words[g.demand[b]]}"),
    }


def card_words(g: Table, i: int) -> tuple[str, dict[str, Any]]:
    """One of two cards that were drawn or looked at."""
    if g.phase == LOOKING and g.seen[i] != NONE:
        return "action-card-looking", {"dive": dive_words(DIVE_CARD.words[g.seen[i]])}
    if g.phase == RESOLVING and g.drawn[i] != NONE:
        return "action-card-resolving", {"resolution": resolution_words(g.drawn[i]), "rule": rule_words(g.drawn[i])}
    return "action-card", {"number": i + 1}


def yes_words(g: Table) -> tuple[str, dict[str, Any]]:
    """Cleanup tokens, or resources of the face-up dive card."""
    task = g.tasks[max(0, g.depth - 1)]
    if g.phase == CLEANING:
        count = task.kinds if task.mode == ONE_BY_ONE else task.count
        return "action-yes-cleaning", {"amount": amount("cleanup", count)}
    if g.phase == CARD_TAKING:
        own = half_facing(g, g.current)
        if task.mode == WHOLE_CARD:
            return "action-yes-whole-card", {"own": half_words(g.face_up, own), "other": half_words(g.face_up, 1 - own)}
        return "action-yes-own-half", {"own": half_words(g.face_up, own)}
    return "action-yes", {}

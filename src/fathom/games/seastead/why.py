"""Why an action cannot be chosen now, in this position: which message, with which arguments. One function for each kind
of action; the rule has been found already."""

from __future__ import annotations

from typing import Any

from fathom.core.text import Msg
from fathom.games.seastead.actions import KIND, PAIRS, PLACE, TYPE, VOCABULARY
from fathom.games.seastead.ids import (
    AMB_01,
    AMB_07,
    BUILD_01,
    BUILD_02,
    DIVE_07,
    DIVE_08,
    DIVE_09,
    GEN_04,
    LOCATION_07,
    MOVE_01,
    MOVE_02,
    RS_01,
    RULES,
    SHIP_01,
    SHIP_02,
    SHIP_08,
    SP_A4,
    SPECIALIST_01,
    SPECIALIST_08,
    SPECIALIST_14,
    TURN_02,
)
from fathom.games.seastead.play.board import (
    built_on,
    cheapest_of,
    demand_at,
    effect_at,
    flotilla_demanding,
    flotilla_of,
    free_locations,
    own_buildings,
    printed_cost,
    printed_points,
    ring_of,
    type_at,
)
from fathom.games.seastead.play.boss import boss_places
from fathom.games.seastead.play.building import any_build, cost_of
from fathom.games.seastead.play.diving import may_dive
from fathom.games.seastead.play.hooks import dive_take_hook, exchanges_left, market_open, pay_hook
from fathom.games.seastead.play.ships import movable_ships
from fathom.games.seastead.play.stock import held_by, in_supply
from fathom.games.seastead.say import amount, resolution_words, specialist_words
from fathom.games.seastead.state import (
    ABILITIES,
    ACADEMY,
    BOSS_PLACING,
    CAPTAIN,
    COPY,
    COPYING,
    DESIGNING,
    DIPLOMAT,
    DOCK_BONUS,
    EXCHANGING,
    FOR_DIVING,
    FORGOING,
    INVESTOR,
    LANDING,
    MASTER_BUILDER,
    MAY_DECLINE,
    MAY_FORGO,
    MENU,
    NONE,
    PORT,
    READYING,
    ROW,
    SALVAGING,
    SCOUT,
    SHIPPING,
    SHIPYARD,
    SUBSTITUTING,
    SWAPPING,
    TAGGED,
    TAKE_DIFFERENT,
    TAKING,
    TRADER,
    WINDOWS,
    Table,
)
from fathom.games.seastead.tables import ABILITY, CARD_AMOUNT, CARD_LEAST, DOCK_KIND, EFFECT_KIND, FOR, WINDOWS_OF

NUMBERS = {name: number for number, name in RULES.items()}
Said = tuple[str, dict[str, Any]]


def cause(g: Table, action: int, rule: str) -> Said | None:
    """The message that says what in this position forbids the action by this rule."""
    kind, values = VOCABULARY.values[action]
    number = NUMBERS[rule]
    a = values[0] if values else 0
    match kind.name:
        case "dive":
            return closed() if number == SPECIALIST_08 else ("why-no-dive-cards", {})
        case "build":
            return not_built(g, a, values[1], number)
        case "take":
            return not_taken(g, a, number)
        case "give":
            return not_given(g, a, number)
        case "slot":
            return "why-slot", {"slot": a + 1}
        case "location":
            return not_there(g, a, number)
        case "exchange":
            locked = next(flotilla for flotilla in PAIRS[a] if flotilla == g.locked)
            return "why-locked", {"flotilla": locked + 1}
        case "lock":
            one, other = PAIRS[g.pair]
            return "why-not-exchanged", {"flotilla": one + 1, "other": other + 1}
        case "use":
            return not_used(g, a, number)
        case "boss":
            return "why-boss-none", type_named(a)
        case "no":
            return not_declined(g, number)
        case "end":
            return not_ended(g)
    return None


def closed() -> Said:
    """After the Master Builder."""
    return "why-closed", {}


def none_of(kind: int) -> Said:
    """The player has none of a kind."""
    return "why-none-held", {"amount": amount(KIND.words[kind], 0)}


def none_left(kind: int) -> Said:
    """The supply has none of a kind."""
    return "why-supply", {"amount": amount(KIND.words[kind], 0)}


def kind_words(kind: int) -> Msg:
    """A kind of resource."""
    return Msg(f"kind-{KIND.words[kind]}")


def type_named(building: int) -> dict[str, Any]:
    """A type of building by its name; each message has the article it needs."""
    return {"building": TYPE.words[building]}


# Building and paying


def not_built(g: Table, building: int, location: int, rule: int) -> Said:
    """Nothing left to build, no room, or too dear."""
    where = {"location": PLACE.words[location]}
    if rule == BUILD_01:
        return "why-built-all", {**type_named(building), "count": ROW}
    if rule == BUILD_02:
        return occupied(g, location)
    if rule == AMB_01:
        return "why-flotilla-closed", {**where, "flotilla": flotilla_of(location) + 1}
    others = held_by(g, g.current) - g.players[g.current].storage[demand_at(g, location)]
    replaced = pay_hook(g, location) and others > 0
    return too_dear(g, building, location, cost_of(g, building, location), replaced)


def occupied(g: Table, location: int) -> Said:
    """A building stands there."""
    building = max(type_at(g, 0, location), type_at(g, 1, location))
    return "why-occupied", {"location": PLACE.words[location], **type_named(building)}


def too_dear(g: Table, building: int, location: int, cost: int, replaced: bool) -> Said:
    """How much is missing; one less if a resource of another kind replaces one."""
    demanded = demand_at(g, location)
    held = g.players[g.current].storage[demanded]
    return "why-price-replaced" if replaced else "why-price", {
        "missing": amount(KIND.words[demanded], cost - held - int(replaced)),
        **type_named(building),
        "location": PLACE.words[location],
        "cost": cost,
        "held": held,
    }


# Resources


def not_taken(g: Table, kind: int, rule: int) -> Said:
    """The supply lacks it, or the kind is excluded."""
    if rule == DIVE_09:
        return none_left(kind)
    if rule in (DIVE_07, DIVE_08, AMB_07):
        return "why-kind-taken", {"kind": kind_words(kind)}
    if rule == LOCATION_07:
        mode = g.tasks[g.depth - 1].mode
        copied = EFFECT_KIND[effect_at(g, g.built_at)] == COPY
        if copied and mode & TAKE_DIFFERENT and mode & MAY_DECLINE == 0:  # nobody notes which location was copied
            return "why-kind-demanded-or-taken", {"kind": kind_words(kind)}
        return "why-kind-demanded", {"kind": kind_words(kind)}
    return "why-kind-returned", {"kind": kind_words(kind)}


def not_given(g: Table, kind: int, rule: int) -> Said:
    """The player has none of it, or nothing can be given."""
    if rule == GEN_04:
        return none_of(kind)
    if g.phase == MENU:
        return no_exchange(g, rule)
    if g.phase == EXCHANGING:
        return "why-supply-other", {}
    if rule == RS_01:
        return "why-kind-due", {"kind": kind_words(kind)}
    return not_forgone(g, kind)


def no_exchange(g: Table, rule: int) -> Said:
    """Before the action."""
    if rule == SPECIALIST_08:
        return closed()
    if rule == TURN_02:
        return "why-no-exchange", {}
    if not market_open(g):
        return "why-in-force", {"resolution": resolution_words(g.in_force)}
    if exchanges_left(g) <= 0:
        return "why-exchanged", {"count": g.exchanged}
    return "why-supply-other", {}


def not_forgone(g: Table, kind: int) -> Said:
    """A resource that would come cannot be left."""
    task = g.tasks[g.depth - 1]
    if g.in_force == NONE:
        return "why-nothing-forgone", {}
    if not dive_take_hook(g):
        return "why-in-force", {"resolution": resolution_words(g.in_force)}
    if g.phase == TAKING and task.mode & MAY_FORGO == 0:
        return "why-forgo-half", {}
    if task.kinds >> kind & 1 == 0:
        return "why-not-on-half" if g.phase == FORGOING else "why-kind-taken", {"kind": kind_words(kind)}
    return none_left(kind)


# Declining and ending


def not_declined(g: Table, rule: int) -> Said:
    """What has to be done first."""
    if g.phase == SUBSTITUTING:
        return too_dear(g, g.built_type, g.built_at, g.paid, False)
    if g.phase == TAKING:
        return "why-must-take", {"amount": amount("resources", g.tasks[g.depth - 1].count)}
    if rule == SP_A4:
        return "why-first-exchange", {}
    if g.phase == SHIPPING:
        return "why-first-ship", {}
    return "why-last-window", {}


def not_ended(g: Table) -> Said:
    """The turn goes on."""
    if g.phase != MENU:
        return "why-goes-on", {}
    if may_dive(g):
        return "why-can-build", {}
    return ("why-can-dive-or-build" if any_build(g) else "why-can-dive"), {}


# Specialists


def not_used(g: Table, card: int, rule: int) -> Said:
    """Not the player's, face down (or up), or not now."""
    who = {"specialist": specialist_words(card)}
    me = g.players[g.actor]
    if (me.ready | me.spent) >> card & 1 == 0:
        return "why-not-yours", who
    if g.phase == READYING:
        return "why-face-up", who
    if me.spent >> card & 1:
        return "why-face-down", who
    if rule == SPECIALIST_08:
        return closed()
    if rule == SPECIALIST_01:
        return ("why-after-dive" if FOR[card] == FOR_DIVING else "why-after-build"), who
    if rule == SPECIALIST_14:
        return nothing_to_do(g, card)
    windows = [Msg(f"window-{name}") for window, name in enumerate(WINDOWS) if WINDOWS_OF[card] >> window & 1]
    return "why-window", {**who, "windows": windows}


def nothing_to_do(g: Table, card: int) -> Said:
    """Why a card could do nothing."""
    ability = ABILITY[card]
    if ability == INVESTOR:
        return none_left(demand_at(g, g.built_at))
    if ability == SCOUT:
        return "why-no-dive-cards", {}
    if ability == TRADER and held_by(g, g.actor):
        return "why-supply-other", {}
    if ability == CAPTAIN and movable_ships(g, g.actor):
        return "why-no-free-location", {}
    if ability == DIPLOMAT and in_supply(g) == 0:
        return "why-supply-empty", {}
    if ability == MASTER_BUILDER:
        return "why-idle-master-builder", {"amount": amount("resources", CARD_AMOUNT[card])}
    return f"why-idle-{ABILITIES[ability]}", {"amount": CARD_AMOUNT[card], "least": CARD_LEAST[card]}


# Locations


def not_there(g: Table, location: int, rule: int) -> Said:
    """What is wrong with a location depends on what it is wanted for."""
    where = {"location": PLACE.words[location]}
    if rule == MOVE_02:
        return occupied(g, location)
    if rule in (SHIP_01, SHIP_02):
        return no_berth(g, location)
    if g.phase == SHIPPING:
        if rule == SHIP_08:
            return "why-ship-waits", where
        own = g.players[g.actor].ships >> location & 1
        return ("why-ship-moved" if own else "why-no-ship"), where
    if g.phase == DOCK_BONUS:
        return no_dock(g, location)
    if g.phase == COPYING:
        return not_copied(g, location)
    if g.phase == BOSS_PLACING:
        return not_for_boss(g, location)
    if g.phase in (SALVAGING, LANDING):
        return not_moved(g, location, rule)
    return not_swapped(g, location)


def no_berth(g: Table, location: int) -> Said:
    """Not free, or not among the cheapest."""
    where = {"location": PLACE.words[location]}
    if built_on(g) >> location & 1:
        return occupied(g, location)
    free = free_locations(g)
    if free >> location & 1 == 0:
        return "why-ship-there", where
    return dearer(g, location, cheapest_of(g, flotilla_of(location), free))


def dearer(g: Table, location: int, cheapest: int) -> Said:
    """There are cheaper locations on the flotilla."""
    places = [number for number in range(24) if cheapest >> number & 1]
    return "why-dearer", {
        "location": PLACE.words[location],
        "cost": printed_cost(g, location),
        "cheapest": [PLACE.words[place] for place in places],
        "least": printed_cost(g, places[0]),
    }


def no_dock(g: Table, location: int) -> Said:
    """No dock of the player's, or one that brings nothing."""
    where = {"location": PLACE.words[location]}
    if g.players[g.actor].sites[PORT] >> location & 1 == 0 or g.dock[location] == NONE:
        return "why-no-dock", where
    return "why-dock-nothing", {**where, "amount": amount(KIND.words[DOCK_KIND[g.dock[location]]], 0)}


def not_copied(g: Table, location: int) -> Said:
    """Only other locations with own buildings, whose effect is not copying."""
    where = {"location": PLACE.words[location]}
    if location == g.built_at:
        return "why-copy-here", where
    if own_buildings(g, g.current) >> location & 1 == 0:
        return "why-no-building", where
    return "why-copy-copy", where


def not_for_boss(g: Table, location: int) -> Said:
    """Another flotilla demands the resource, a building stands there, or it is not where the boss goes first."""
    task = g.tasks[g.depth - 1]
    flotilla = flotilla_demanding(g, task.count)
    if flotilla_of(location) != flotilla:
        return "why-boss-flotilla", {"kind": kind_words(task.count), "flotilla": flotilla + 1}
    if built_on(g) >> location & 1:
        return occupied(g, location)
    places = boss_places(g)
    least = printed_cost(g, places.bit_length() - 1)
    if task.mode == TAGGED and printed_cost(g, location) <= least:
        return "why-boss-tag", {"location": PLACE.words[location]}
    return dearer(g, location, places)


def not_moved(g: Table, location: int, rule: int) -> Said:
    """The Salvager: what moves, and where to."""
    where = {"location": PLACE.words[location]}
    allowed = g.tasks[g.depth - 1].count
    if rule == MOVE_01:
        return ("why-port-stays" if g.players[g.actor].sites[PORT] >> location & 1 else "why-nothing-movable"), where
    if g.phase == SALVAGING:
        most = printed_points(g, location) + allowed
        return "why-nowhere", {**where, "points": amount("points", most)}
    return "why-points", {
        **where,
        "points": amount("points", printed_points(g, location)),
        "most": printed_points(g, g.picked) + allowed,
        "from": PLACE.words[g.picked],
    }


def not_swapped(g: Table, location: int) -> Said:
    """The Architect: the academy, then the shipyard."""
    where = {"location": PLACE.words[location]}
    difference = g.tasks[g.depth - 1].count
    academies = g.players[0].sites[ACADEMY] | g.players[1].sites[ACADEMY]
    shipyards = g.players[0].sites[SHIPYARD] | g.players[1].sites[SHIPYARD]
    mine = own_buildings(g, g.actor)
    if g.phase == DESIGNING:
        if academies >> location & 1 == 0:
            return "why-no-academy", where
        return "why-no-partner", {**where, "amount": difference}
    assert g.phase == SWAPPING
    if shipyards >> location & 1 == 0:
        return "why-no-shipyard", where
    if ring_of(flotilla_of(g.picked)) >> location & 1 == 0:
        return "why-other-flotilla", {**where, "from": PLACE.words[g.picked]}
    if (mine >> location | mine >> g.picked) & 1 == 0:
        return "why-neither-yours", where
    apart = abs(printed_points(g, location) - printed_points(g, g.picked))
    return "why-apart", {**where, "from": PLACE.words[g.picked], "apart": apart, "amount": difference}

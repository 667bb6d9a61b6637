"""Why an action is not possible just now: the cause in this position, for the rule that forbids it.

Everything said here is open, or belongs to the seat that decides: its own board, hand and drawn cards.
"""

from __future__ import annotations

from typing import Any

from fathom.core.text import Msg
from fathom.games.otys.actions import CARD, DIVER, OWN_KEY, PAYMENTS, RESOURCE, SPECIALIST, VOCABULARY
from fathom.games.otys.play.divers import fee
from fathom.games.otys.play.sponsors import S2B, S3A, S4B, S5B, may_sponsor_upgrade, sponsor_on
from fathom.games.otys.play.stock import cubes_on
from fathom.games.otys.play.trader import price
from fathom.games.otys.play.turn import used_keys
from fathom.games.otys.say import cubes, front_words, sponsor_at
from fathom.games.otys.state import IN_PLAY, OWN_X, SURFACE, USED, Player, Table
from fathom.games.otys.tables import (
    CAPACITY,
    FRONT_UPGRADE,
    FRONTS_OF,
    MOVEMENT,
    NEED,
    PATTERN,
    THRESHOLD,
    UPGRADE_COST,
)

Cause = tuple[str, dict[str, Any]]


def cause(g: Table, action: int, rule: str) -> Cause | None:
    """The message `why-...` and its arguments."""
    kind, values = VOCABULARY.values[action]
    me: Player = g.players[g.actor]
    rule = rule.removeprefix("OTYS-")
    match rule:
        case "TURN-02":
            return key_is_used(me, values[0])
        case "XKEY-01":
            return key_is_used(me, OWN_X) if kind.name == "x" else ("why-neutral", {})
        case "BATT-01":
            return no_battery() if me.batteries < 1 else beyond_reach(me, values)
        case "BATT-04" | "VAR-03":
            return no_battery()
        case "Q-13":
            diver = DIVER.said(DIVER.words[me.column[SURFACE + g.level]])
            return "why-upgraded" if kind.name == "sponsor" else "why-locked", {"diver": diver, "level": g.level + 1}
        case "SPONSOR-GEN-01":
            return "why-sponsor-used", {}
        case "SPONSOR-3A-1":
            return which_key(g, me)
        case "Q-26":
            return key_is_here(me, values[0])
        case "SPONSOR-4A":
            return which_upgrade(g, me)
        case "SPONSOR-4B":
            return which_surface_diver(g, me, values)
        case "Q-43":
            return "why-upgraded", {"diver": DIVER.said(DIVER.words[values[0]])}
        case "SPONSOR-2B-1":
            return which_sponsor_token(g)
        case "SPONSOR-5B-1":
            return no_battery() if sponsor_on(g, g.level) == S5B else another_sponsor(g)
        case "SPONSOR-5B-2" | "SPONSOR-5B-3":
            return cannot_rearrange(g, me, kind.name, values)
        case "Q-02":
            return "why-swap" if g.swap else "why-move", {}
        case "Q-14":
            return "why-copied", {"diver": DIVER.said(DIVER.words[g.diver])}
        case "CONTRACT-03":
            return "why-not-yours", {"card": CARD.words[values[0]]}
        case "CONTRACT-01" | "CONTRACT-11":
            return cannot_pay(g, me, kind.name, values, rule)
        case "DIVER-EXPERT-02" | "RES-02":
            return is_full(me, g.level)
        case "DIVER-EXPERT-06":
            return another_bonus(g, me, kind.name)
        case "Q-18":
            return "why-supply", {}
        case "DIVER-TRADER-02":
            return lacks_cube(g.level, values[0])
        case "DIVER-TRADER-03":
            return "why-store-full", {"resource": resource_word(values[0]), "count": g.store[values[0]]}
        case "DIVER-TRADER-05":
            return "why-row", {"resource": resource_word(values[0]), "row": g.store[values[0]] + 1}
        case "DIVER-TRADER-06":
            return too_few_credits(me, price(g, values[0]))
        case "DIVER-TRADER-07":
            return (
                is_full(me, g.level)
                if g.store[values[0]]
                else ("why-store-empty", {"resource": resource_word(values[0])})
            )
        case "DIVER-SPY-02":
            return too_few_credits(me, fee(g)) if kind.name == "draw" else was_not_drawn(values[0])
        case "DIVER-SPY-03":
            return too_few_credits(me, fee(g))
        case "Q-16":
            return "why-no-contract", {}
        case "Q-41":
            return "why-one-side", {}
        case "Q-06":
            return "why-second-spy", {}
        case "DIVER-ENGINEER-01":
            return too_few_credits(me, fee(g))
        case "DIVER-ENGINEER-04":
            return "why-improved", {"specialist": SPECIALIST.said(SPECIALIST.words[values[0]])}
        case "DIVER-EXPLORER-01":
            return too_few_credits(me, fee(g)) if values[0] == g.level else which_token(g)
        case "REWARD-03" | "REWARD-06":
            return another_front(g, kind.name, values)
        case "REWARD-05":
            return was_not_drawn(values[0])
    return None


def resource_word(kind: int) -> Any:
    """A resource as a word."""
    return RESOURCE.said(RESOURCE.words[kind])


def no_battery() -> Cause:
    """There is none to spend."""
    return "why-battery", {}


def too_few_credits(me: Player, need: int) -> Cause:
    """What it costs, what is there."""
    return "why-credits", {"need": need, "have": me.credits, "missing": need - me.credits}


def key_is_used(me: Player, key: int) -> Cause:
    """A used key, and when it comes back."""
    words = {"key": OWN_KEY.words[key], "used": used_keys(me), "threshold": THRESHOLD[me.hacker]}
    return "why-key-used", words


def key_is_here(me: Player, key: int) -> Cause:
    """A key that cannot be taken back, because it is not used."""
    return "why-key-in-play" if me.keys[key] == IN_PLAY else "why-key-available", {"key": OWN_KEY.words[key]}


def beyond_reach(me: Player, slots: tuple[int, ...]) -> Cause:
    """A propeller move beyond the mechanic's reach."""
    return "why-far", {"count": abs(slots[0] - slots[1]), "most": MOVEMENT[me.mechanic]}


def another_sponsor(g: Table) -> Cause:
    """Which sponsor there is instead."""
    return "why-sponsor", {"level": g.level + 1, "sponsor": sponsor_at(g, g.level)}


def which_key(g: Table, me: Player) -> Cause:
    """Sponsor 3 standard wants a used key to be named."""
    if sponsor_on(g, g.level) != S3A:
        return another_sponsor(g)
    return "why-which-key" if USED in me.keys else "why-no-used-key", {}


def which_sponsor_token(g: Table) -> Cause:
    """Sponsor 2 advanced wants a reward token to be named, mostly one of its level."""
    return which_token(g) if sponsor_on(g, g.level) == S2B else another_sponsor(g)


def which_token(g: Table) -> Cause:
    """Which reward tokens there are to choose from."""
    free = g.any_level and sponsor_on(g, g.level) == S2B
    return ("why-any-token", {}) if free else ("why-token-level", {"level": g.level + 1})


def which_upgrade(g: Table, me: Player) -> Cause:
    """Sponsor 4 standard upgrades one diver only, for credits."""
    if me.credits < UPGRADE_COST:
        return too_few_credits(me, UPGRADE_COST)
    return "why-only-diver", {"diver": DIVER.said(DIVER.words[me.column[SURFACE + g.level]]), "level": g.level + 1}


def which_surface_diver(g: Table, me: Player, values: tuple[int, ...]) -> Cause:
    """Sponsor 4 advanced upgrades a diver at the surface, for credits; it wants the diver to be named."""
    if sponsor_on(g, g.level) != S4B:
        return another_sponsor(g)
    if me.credits < UPGRADE_COST:
        return too_few_credits(me, UPGRADE_COST)
    if values:
        level = list(me.column).index(values[0]) - SURFACE + 1
        return "why-below", {"diver": DIVER.said(DIVER.words[values[0]]), "level": level}
    some = any(may_sponsor_upgrade(g, diver) == 0 for diver in range(8))
    return "why-which-diver" if some else "why-all-upgraded", {}


def lacks_cube(level: int, kind: int) -> Cause:
    """A level without this resource."""
    return "why-no-cube", {"level": level + 1, "resource": resource_word(kind)}


def is_full(me: Player, level: int) -> Cause:
    """A level without a free space."""
    return "why-full", {"level": level + 1, "count": cubes_on(me, level), "capacity": CAPACITY[level]}


def cannot_rearrange(g: Table, me: Player, kind: str, values: tuple[int, ...]) -> Cause:
    """Sponsor 5 advanced: nothing to move, no room, or no other level."""
    level = values[1]
    if level == g.level:
        return "why-same-level", {"level": level + 1}
    start = level if kind == "in" else g.level
    if me.resources[start][values[0]] == 0:
        return lacks_cube(start, values[0])
    return lacks_cube(level, values[2]) if kind == "swap" else is_full(me, g.level if kind == "in" else level)


def cannot_pay(g: Table, me: Player, kind: str, values: tuple[int, ...], rule: str) -> Cause:
    """What a contract asks for and what the level lacks."""
    card, level = (g.paying, g.paying_level) if kind == "pay" else values
    held = list(me.resources[level])
    words: dict[str, Any] = {"card": CARD.words[card], "level": level + 1}
    lots = " + ".join(str(lot) for lot in PATTERN[card] if lot)
    if kind == "complete" and rule == "CONTRACT-11":
        return "why-free", {**words, "lots": lots, "held": cubes(held) if sum(held) else Msg.of("table-none")}
    if kind == "pay" and rule == "CONTRACT-11":
        return "why-lots", {"card": words["card"], "lots": lots}
    need = PAYMENTS[values[0]] if kind == "pay" else NEED[card]
    missing = cubes([max(0, need[i] - held[i]) for i in range(4)])
    if kind == "pay":
        return "why-payment", {"level": level + 1, "missing": missing}
    return "why-missing", {**words, "need": cubes(need), "missing": missing}


def another_bonus(g: Table, me: Player, kind: str) -> Cause:
    """The bonus of the tech expert is a key, those of the others are not."""
    if kind == "bonus":
        return "why-which-key" if USED in me.keys else "why-no-used-key", {}
    return "why-bonus", {"bonus": Msg.of(f"bonus-{DIVER.words[g.diver]}")}


def another_front(g: Table, kind: str, values: tuple[int, ...]) -> Cause:
    """The front of the reward token gives something else."""
    if kind == "upgrade" and FRONTS_OF[g.token] == FRONT_UPGRADE:
        return "why-upgraded", {"diver": DIVER.said(DIVER.words[values[0]])}
    return "why-front", {"front": front_words(g.token)}


def was_not_drawn(card: int) -> Cause:
    """Only a card that was drawn can be kept."""
    return "why-not-drawn", {"card": CARD.words[card]}

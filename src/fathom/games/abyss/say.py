"""Actions and events in words: which message, with which arguments."""

from __future__ import annotations

from typing import Any

from fathom.core.text import Msg, Texts
from fathom.games.abyss.actions import ALLY_TYPE, CARD, LORD_NAME, RACE, TILE, VOCABULARY
from fathom.games.abyss.play.lords.always import cost_of, reward_space
from fathom.games.abyss.play.payment import laid_value, missing
from fathom.games.abyss.state import BRIBING, BUYING, MARTIAL_LAW, NONE, PAYING, PHASES, Table
from fathom.games.abyss.tables import AMOUNT, REWARD_KEYS, REWARD_PEARLS, REWARD_TOKENS, REWARDS, SLAVER_PEARLS


def card_words(name: str) -> Msg:
    """Crab 3; a Monster."""
    if name == "monster":
        return Msg("card-monster")
    race, value = name.split("-")
    return Msg.of("card-ally", race=Msg(f"race-{race}"), value=int(value))


def amount(what: str, count: int) -> Msg:
    """A number of Pearls, Nebulis, Keys, tokens or cards, with its word."""
    return Msg.of(f"amount-{what}", count=count)


def lord_words(lord: int) -> Msg:
    """A Lord's name."""
    return Msg(f"lord-{LORD_NAME.words[lord]}")


def money_words(pearls: int, nebulis: int) -> Msg:
    """What is paid: Pearls, Nebulis, or both."""
    if pearls and nebulis:
        return Msg.of("amount-both", pearls=amount("pearls", pearls), nebulis=amount("nebulis", nebulis))
    return amount("nebulis", nebulis) if nebulis else amount("pearls", pearls)


def reward_words(space: int, option: int) -> list[Msg]:
    """What an option of the threat track brings."""
    parts = (
        ("pearls", REWARD_PEARLS[space][option]),
        ("tokens", REWARD_TOKENS[space][option]),
        ("keys", REWARD_KEYS[space][option]),
    )
    return [amount(what, count) for what, count in parts if count]


TEXTS = Texts("fathom.games.abyss")

# The word with which an event's number is counted.
COUNTED = {
    "pearls": "pearls", "loses": "pearls", "income": "pearls", "keys": "keys", "spend": "keys",
    "stack": "cards", "oracle": "cards", "use": "cards", "nebulis": "nebulis",
}  # fmt: skip


def say(kind: str, args: dict[str, Any]) -> dict[str, Any]:
    """The arguments of an event as people should read them: cards by race and value, numbers with their word."""
    words = dict(args)
    if "card" in args:
        words["card"] = card_words(args["card"])
    if kind in ("buy", "recruit") and "pearls" in args:
        free = args["pearls"] == args["nebulis"] == 0
        words["price"] = "none" if free else money_words(args["pearls"], args["nebulis"])
    if kind in COUNTED and "count" in args:
        words["amount"] = amount(COUNTED[kind], args["count"])
    if "points" in args:
        words["points"] = amount("points", args["points"])
    return words


def describe(g: Table, action: int) -> tuple[str, dict[str, Any]]:
    """The message `action-<kind>-<phase>`, with what the action would do as things stand; where the phase does not
    matter, or does not fit, `action-<kind>`."""
    kind, values = VOCABULARY.values[action]
    phase = PHASES[g.phase]
    match kind.name:
        case "pass":
            return own_words("pass", phase), {}
        case "explore":
            return own_words("explore", phase), {}
        case "take":
            card = g.track[g.shown - 1] if g.shown else NONE
            if phase == "fighting" or card in (NONE, len(ALLY_TYPE.words)):
                return "action-take-fighting", {"space": reward_space(g, g.current) + 1}
            return "action-take", {"card": card_words(ALLY_TYPE.words[card])}
        case "council":
            race = RACE.said(RACE.words[values[0]])
            sent = card_words(CARD.words[g.track[0]]) if phase == "sending" else ""
            words = {"race": race, "amount": amount("cards", g.stack_size[values[0]]), "card": sent}
            return own_words("council", phase), words
        case "court":
            return court_words(g, values[0], phase)
        case "ally":
            return own_words("ally", phase), {
                "card": card_words(ALLY_TYPE.words[values[0]]),
                "amount": amount("pearls", SLAVER_PEARLS),
            }
        case "pay":
            return pay_words(g, values[0])
        case "power":
            return f"action-power-{kind.args[0].words[values[0]]}", {"amount": amount("pearls", SLAVER_PEARLS)}
        case "reward":
            space = reward_space(g, g.current)
            option = min(values[0], REWARDS[space] - 1)
            return "action-reward", {"reward": reward_words(space, option)}
        case "draw":
            return "action-draw", {"amount": amount("tiles", values[0] + 1)}
        case "location":
            return own_words("location", phase), {"location": TILE.said(TILE.words[values[0]])}
        case "lord":
            return own_words("lord", phase), {"lord": lord_words(values[0])}
        case "seat":
            seat = (g.actor + values[0] + 1) % g.seats if g.seats else 0
            return own_words("seat", phase), {"other": seat + 1}
    return f"action-{kind.name}", {}


def own_words(kind: str, phase: str) -> str:
    """The message for a kind of action in this phase; where the phase has none of its own, the general one."""
    own = f"action-{kind}-{phase}"
    return own if TEXTS.has("en", own) else f"action-{kind}"


def court_words(g: Table, slot: int, phase: str) -> tuple[str, dict[str, Any]]:
    """A Lord of the Court: by name, and what recruiting would cost."""
    lord = g.court[slot]
    if lord == NONE:
        return "action-court-empty", {"space": slot + 1}
    return own_words("court", phase), {"lord": lord_words(lord), "cost": cost_of(g, g.current, lord)}


def pay_words(g: Table, black: int) -> tuple[str, dict[str, Any]]:
    """A price in Pearls and Nebulis."""
    if g.phase == PAYING:
        price = missing(g)
        args = {"price": money_words(max(0, price - black), black), "value": laid_value(g)}
        return "action-pay-paying", {**args, "lord": lord_words(g.lord)}
    if g.phase == BUYING:
        card = ALLY_TYPE.words[g.track[g.shown - 1]]
        return "action-pay-buying", {"price": money_words(max(0, g.price - black), black), "card": card_words(card)}
    if g.phase == BRIBING:
        price = AMOUNT[g.lord]
        lord = lord_words(g.court[g.slot])
        return "action-pay-bribing", {"price": money_words(max(0, price - black), black), "lord": lord}
    if g.phase == MARTIAL_LAW:
        return "action-pay-martial-law", {}
    return "action-pay", {"amount": amount("nebulis", black)}

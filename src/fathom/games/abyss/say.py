"""Actions and events in words: which message, with which arguments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fathom.core.text import Msg, Texts
from fathom.games.abyss.actions import ALLY_TYPE, CARD, LORD_NAME, RACE, TILE, VOCABULARY
from fathom.games.abyss.outcome import brought
from fathom.games.abyss.play.cheapest import lay_cheapest
from fathom.games.abyss.play.exploration import may_buy, may_reward
from fathom.games.abyss.play.lords.always import cost_of, reward_space
from fathom.games.abyss.play.lords.politicians import may_bribe
from fathom.games.abyss.play.payment import missing, payable_cards
from fathom.games.abyss.play.recruit import may_finish
from fathom.games.abyss.state import (
    BRIBING,
    BUYING,
    MARTIAL_LAW,
    NONE,
    PAYING,
    PHASES,
    RACES,
    SEARCHING,
    SPENDING_KEYS,
    VALUES,
    Table,
)
from fathom.games.abyss.tables import (
    AMOUNT,
    FIGURE_POINTS,
    KEY_COST,
    LAST_PEARLS,
    REWARD_KEYS,
    REWARD_PEARLS,
    REWARD_TOKENS,
    REWARDS,
    SANCTUARIES,
    SLAVER_PEARLS,
    TRACK_SIZE,
    VALUE_OF,
)


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


def joined(parts: Sequence[Msg], by: str) -> Msg:
    """Several things in a row: `words-and`, `words-or`."""
    *some, last = parts
    return Msg.of(by, one=joined(some, by), other=last) if some else last


def reward_words(space: int, option: int) -> Msg:
    """What an option of the threat track brings."""
    parts = (
        ("pearls", REWARD_PEARLS[space][option]),
        ("tokens", REWARD_TOKENS[space][option]),
        ("keys", REWARD_KEYS[space][option]),
    )
    return joined([amount(what, count) for what, count in parts if count], "words-and")


def fight_words(g: Table) -> Msg:
    """What a fight can bring now: the options of the space, as far as there are Monster tokens for them."""
    space = reward_space(g, g.current)
    options = [reward_words(space, option) for option in range(REWARDS[space]) if may_reward(g, option) == 0]
    return joined(options, "words-or") if options else amount("tokens", 0)


def used_words(used: Sequence[int]) -> list[Msg]:
    """The cards of a payment by race: Jellyfish 1 + 2 + 2, Kraken 2."""
    values: dict[str, list[str]] = {}
    for card, count in enumerate(used):
        race = RACES[card // VALUES] if card // VALUES < len(RACES) else "kraken"
        values.setdefault(race, []).extend([str(VALUE_OF[card])] * count)
    return [Msg.of("cards-of", race=Msg(f"race-{race}"), values=" + ".join(of)) for race, of in values.items() if of]


def effect_words(g: Table, black: int) -> list[Msg]:
    """What a payment brings besides: Nebulis for Krakens, and what becomes of the Kraken figure."""
    effect = brought(g, black)
    words = [Msg.of("gain-nebulis", count=effect["gains"])] if effect["gains"] else []
    if effect["figure"]:
        holder = 0 if effect["holder"] is None else effect["holder"] + 1
        points = -FIGURE_POINTS if effect["figure"] == "lost" else FIGURE_POINTS
        words.append(Msg.of(f"figure-{effect['figure']}", other=holder, points=f"{points:+}".replace("-", "−")))
    return words


def bill_words(g: Table, black: int) -> list[Msg]:
    """All that a payment for a Lord takes and brings."""
    price = missing(g)
    money = [money_words(price - black, black)] if price else []
    return [*used_words(g.used), *money, *effect_words(g, black)]


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
            return keys_words(g) if g.phase == SPENDING_KEYS else (own_words("pass", phase), {})
        case "explore":
            lying = g.loot_on[g.location].bit_count() if g.phase == SEARCHING else 0
            return own_words("explore", phase), {"count": lying}
        case "take":
            card = g.track[g.shown - 1] if g.shown else NONE
            last = {"last": int(g.shown == TRACK_SIZE), "amount": amount("pearls", LAST_PEARLS)}
            if phase == "fighting" or card in (NONE, len(ALLY_TYPE.words)):
                return "action-take-fighting", {"reward": fight_words(g), **last}
            return "action-take", {"card": card_words(ALLY_TYPE.words[card]), **last}
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
        case "cheapest":
            return cheapest_words(g)
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
        if may_finish(g, black):
            money = money_words(max(0, missing(g) - black), black)
            return "action-pay-lacking", {"lord": lord_words(g.lord), "price": money}
        return "action-pay-paying", {"lord": lord_words(g.lord), "bill": bill_words(g, black)}
    if g.phase == BUYING:
        card = ALLY_TYPE.words[g.track[g.shown - 1]]
        money = money_words(max(0, g.price - black), black)
        effects = [] if may_buy(g, black) else effect_words(g, black)
        return "action-pay-buying", {"price": [money, *effects], "card": card_words(card)}
    if g.phase == BRIBING:
        money = money_words(max(0, AMOUNT[g.lord] - black), black)
        effects = [] if may_bribe(g, black) else effect_words(g, black)
        return "action-pay-bribing", {"price": [money, *effects], "lord": lord_words(g.court[g.slot])}
    if g.phase == MARTIAL_LAW:
        return "action-pay-martial-law", {}
    return "action-pay", {"amount": amount("nebulis", black)}


def cheapest_words(g: Table) -> tuple[str, dict[str, Any]]:
    """Which cards the cheapest way takes, and what it pays."""
    if g.phase != PAYING or payable_cards(g) == 0:
        return "action-cheapest", {}
    draft = g.clone()
    black = lay_cheapest(draft)
    return "action-cheapest-paying", {"lord": lord_words(g.lord), "bill": bill_words(draft, black)}


def keys_words(g: Table) -> tuple[str, dict[str, Any]]:
    """The Keys that are spent for a Location."""
    lords = [lord_words(lord) for lord in range(g.chosen.bit_length()) if g.chosen >> lord & 1]
    tokens = KEY_COST - len(lords)
    keys = [*lords, *([amount("keys", tokens)] if tokens else [])]
    tile = TILE.said(TILE.words[g.location])
    return "action-pass-keys", {"location": tile, "keys": keys, "loot": SANCTUARIES >> g.location & 1}

"""Why an action is not allowed, in this position: what is missing, empty, reserved or used up. It tells only what the
seat that decides knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fathom.core.text import Msg
from fathom.games.abyss.actions import ALLY_TYPE, RACE, TILE, VOCABULARY
from fathom.games.abyss.play.cards import token_count, tokens_left
from fathom.games.abyss.play.council import any_stack
from fathom.games.abyss.play.court import free_space
from fathom.games.abyss.play.exploration import may_explore
from fathom.games.abyss.play.lords.activity import active
from fathom.games.abyss.play.lords.always import cost_of, mandatory_race, nebulis_limit, reward_space
from fathom.games.abyss.play.lords.soldiers import victim
from fathom.games.abyss.play.money import purse
from fathom.games.abyss.play.payment import (
    EVERY,
    kraken_count,
    laid_krakens,
    laid_races,
    missing,
    next_cards,
    worth_of_race,
    worths_in_hand,
)
from fathom.games.abyss.play.recruit import may_recruit
from fathom.games.abyss.play.seats import seat_after
from fathom.games.abyss.say import amount, card_words, fight_words, lord_words, money_words
from fathom.games.abyss.state import (
    AFFILIATING,
    BRIBING,
    BUYING,
    COURT_SPACES,
    HEALING,
    IN_COUNCIL,
    IN_COURT,
    KRAKENS,
    LOSING,
    MARTIAL_LAW,
    NONE,
    ON_LOCATION,
    PAYING,
    PER_TURN,
    POWERS,
    RACES,
    TAKING,
    VALUES,
    Table,
)
from fathom.games.abyss.tables import AMOUNT, KEY_COST, RACES_WANTED, REWARD_TOKENS, REWARDS, VALUE_OF

Cause = tuple[str, dict[str, Any]]


def cause(g: Table, action: int, rule: str) -> Cause | None:
    """What a rule comes down to here: the message `why-...` and its arguments."""
    kind, values = VOCABULARY.values[action]
    return CAUSES[kind.name](g, rule.removeprefix("ABYSS-"), *values)


def race_words(race: int) -> Any:
    """A race by name."""
    return RACE.said(RACES[race])


def keeper(g: Table, area: int) -> int:
    """Whose Sentinel lies in an area, as people count."""
    return int(g.sentinel_owner[g.posted[area]]) + 1


# Before the action, exploring, rewards


def why_pass(g: Table, rule: str) -> Cause:
    """An action is possible; a reward can be paid; Keys are missing."""
    if rule == "TURN-02":
        able = {
            "explore": may_explore(g) == 0,
            "support": any_stack(g),
            "recruit": any(may_recruit(g, slot) == 0 for slot in range(COURT_SPACES)),
        }
        return "why-can-act", {"action": next(what for what, can in able.items() if can)}
    if rule == "MONSTER-02":
        return "why-reward-there", {"reward": fight_words(g)}
    chosen, tokens = g.chosen.bit_count(), g.players[g.current].keys
    return "why-keys-missing", {"missing": KEY_COST - chosen - tokens, "chosen": chosen, "tokens": tokens}


def why_plot(g: Table, rule: str) -> Cause:
    """No Pearl, no Lord, no space."""
    return ("why-no-pearl", {}) if rule == "PLOT-02" else why_no_new_lord(g)


def why_no_new_lord(g: Table) -> Cause:
    """The Lord deck is empty, or the Court is full."""
    return ("why-court-full" if g.lord_deck and free_space(g) == NONE else "why-lord-deck-empty"), {}


def why_explore(g: Table, rule: str) -> Cause:
    """No cards, no further space, no loot."""
    if rule == "KRAKEN-LOOT-06":
        return "why-no-loot", {}
    if rule == "EXPLORE-13":
        return "why-no-cards", {}
    return ("why-last-space-ally" if g.phase == TAKING else "why-last-space-monster"), {}


def why_reward(g: Table, rule: str, option: int) -> Cause:
    """No such option, or too few tokens."""
    space = reward_space(g, g.current)
    if rule == "MONSTER-02":
        return "why-no-option", {"space": space + 1, "count": REWARDS[space]}
    wanted = REWARD_TOKENS[space][option]
    return "why-tokens-short", {"wanted": wanted, "count": tokens_left(g)}


def why_power(g: Table, rule: str, which: int) -> Cause:
    """Nobody has it, it was used, or it could do nothing."""
    power = PER_TURN[which]
    if rule == "TURN-04":
        lord = {"lord": Msg(f"lord-{POWERS[power]}")}
        if active(g, g.current, power) == 0:
            return "why-power-none", lord
        return ("why-power-used" if g.powers_used >> power & 1 else "why-power-last-space"), lord
    if rule == "LORD-12":
        return "why-hand-empty", {}
    if rule == "LORD-17":
        return "why-no-stack", {}
    if rule == "LORD-101":
        return "why-no-nebulis", {}
    if rule == "LORD-21" and g.lord_deck:
        return "why-no-lord", {}
    return why_no_new_lord(g)


def why_sentinel(g: Table, rule: str) -> Cause:
    """None at home, or resting, or no area is free."""
    said = {"KRAKEN-SENTINEL-08": "none", "KRAKEN-SENTINEL-06": "rests", "KRAKEN-SENTINEL-03": "no-area"}
    return f"why-sentinel-{said[rule]}", {}


# Council, Court, Locations


def why_council(g: Table, rule: str, space: int) -> Cause:
    """An empty stack, or a Sentinel."""
    if rule == "KRAKEN-SENTINEL-03":
        return "why-area-council", {"other": keeper(g, IN_COUNCIL)}
    if rule == "COUNCIL-01":
        return "why-stack-empty", {"race": race_words(space)}
    return "why-stack-reserved", {"race": race_words(space), "other": keeper(g, IN_COUNCIL)}


def why_court(g: Table, rule: str, slot: int) -> Cause:
    """No Lord there, a Sentinel, or not enough to pay with."""
    if rule == "KRAKEN-SENTINEL-03":
        return "why-area-court", {"other": keeper(g, IN_COURT)}
    lord = g.court[slot]
    if lord == NONE:
        return "why-court-empty", {"space": slot + 1}
    if rule.startswith("KRAKEN-SENTINEL"):
        return "why-lord-reserved", {"lord": lord_words(lord), "other": keeper(g, IN_COURT)}
    me, wanted, must = g.players[g.current], RACES_WANTED[lord], mandatory_race(g, g.current, lord)
    if rule == "RECRUIT-03":
        return "why-race-lacking", {"race": race_words(must)}
    held = worths_in_hand(me)
    worths = [worth_of_race(held, race) for race in range(len(RACES))]
    if rule == "RECRUIT-02":
        return "why-races-few", {"wanted": amount("races", wanted), "shown": sum(map(bool, worths)) + kraken_count(me)}
    others = sorted((worth for race, worth in enumerate(worths) if race != must), reverse=True)
    most = sum(others[:wanted]) if must == NONE else worths[must] + sum(others[: wanted - 1])
    most += sum(VALUE_OF[card] * me.hand[card] for card in range(KRAKENS, KRAKENS + 3)) + purse(g, g.current)
    cost = cost_of(g, g.current, lord)
    return "why-too-dear", {"missing": amount("pearls", cost - most), "cost": cost, "most": most}


def why_location(g: Table, rule: str, tile: int) -> Cause:
    """Not there, not drawn, not one's own, or a Sentinel."""
    if rule == "KRAKEN-SENTINEL-03":
        return "why-area-location", {"other": keeper(g, ON_LOCATION)}
    location = {"location": TILE.said(TILE.words[tile])}
    if rule in ("KRAKEN-SENTINEL-04", "KRAKEN-SENTINEL-09"):
        return "why-location-reserved", {**location, "other": keeper(g, ON_LOCATION)}
    where = {"LOCATION-02": "not-drawn", "LORD-19": "not-controlled", "LOC-10": "not-in-stack"}.get(rule, "not-face-up")
    return f"why-{where}", location


def why_draw(g: Table, rule: str, more: int) -> Cause:
    """Too few tiles."""
    return "why-stack-short", {"count": g.location_deck.bit_count()}


# Allies and payments


def why_ally(g: Table, rule: str, card: int) -> Cause:
    """What keeps a card from being chosen: it is not where it should be, or it does not fit."""
    words: dict[str, Any] = {"card": card_words(ALLY_TYPE.words[card])}
    if g.phase == PAYING:
        return why_lay(g, rule, card, words)
    if g.phase == AFFILIATING:
        least = min(VALUE_OF[of] for of in range(KRAKENS) if g.used[of])
        lowest_used = card < KRAKENS and g.used[card]
        return ("why-not-lowest", {**words, "value": least}) if lowest_used else ("why-not-used", words)
    if g.phase == HEALING:
        return "why-not-discarded", words
    if g.phase == LOSING:
        other = card >= KRAKENS or card // VALUES != g.race
        return ("why-not-named", {"race": race_words(g.race)}) if other else ("why-not-affiliated", words)
    if g.phase == MARTIAL_LAW and card >= KRAKENS:
        return "why-law-kraken", {}
    return "why-not-in-hand", words


def why_lay(g: Table, rule: str, card: int, words: dict[str, Any]) -> Cause:
    """A card that no payment has besides those laid out."""
    if rule == "RECRUIT-01":
        return ("why-all-laid" if g.used[card] else "why-not-in-hand"), words
    if rule == "RECRUIT-02":
        return "why-races-full", {"wanted": RACES_WANTED[g.lord]}
    if rule == "RECRUIT-03":
        return "why-place-kept", {"race": race_words(mandatory_race(g, g.current, g.lord))}
    if rule == "RECRUIT-08":
        return "why-not-needed", words
    short, low = 1, cost_of(g, g.current, g.lord) - purse(g, g.current)
    while next_cards(g, low - short, EVERY, EVERY) >> card & 1 == 0:
        short += 1
    return "why-card-short", {**words, "missing": amount("pearls", short)}


def why_pay(g: Table, rule: str, black: int) -> Cause:
    """Allies that are not right yet, too little money, or Nebulis that may not be paid."""
    me = g.players[g.actor]
    if rule == "AMB-26":
        return ("why-no-pearl" if black == 0 else "why-law-nebulis"), {}
    if rule == "RECRUIT-02":
        shown = laid_races(g).bit_count() + laid_krakens(g)
        return "why-races-laid", {"wanted": amount("races", RACES_WANTED[g.lord]), "shown": shown}
    if rule == "RECRUIT-03":
        return "why-race-laid", {"race": race_words(mandatory_race(g, g.current, g.lord))}
    if rule == "RECRUIT-08":
        return "why-too-many-laid", {}
    price = {PAYING: missing, BUYING: bought_for, BRIBING: bribed_for}[g.phase](g)
    if rule == "KRAKEN-NEBULIS-05":
        if black > price:
            return "why-nebulis-price", {"price": price}
        limit = nebulis_limit(g, g.actor)
        return ("why-nebulis-limit", {"count": limit}) if black > limit else ("why-nebulis-pair", {})
    if rule == "KRAKEN-NEBULIS-04":
        if black > me.nebulis:
            return "why-nebulis-few", {"count": me.nebulis}
        return "why-pearls-left", {"amount": amount("pearls", me.pearls - (price - black))}
    return "why-short", {"price": price, "missing": price - me.pearls - black, "money": money_words(me.pearls, black)}


def bought_for(g: Table) -> int:
    """The price of an Ally."""
    return int(g.price)


def bribed_for(g: Table) -> int:
    """The price of the Corruptor's Lord."""
    return AMOUNT[g.lord]


def why_cheapest(g: Table, rule: str) -> Cause:
    """No further Ally can join."""
    return "why-nothing-to-add", {}


# Lords and players


def why_lord(g: Table, rule: str, lord: int) -> Cause:
    """Not one's own, not free, without a key, chosen already."""
    words = {"lord": lord_words(lord)}
    if rule == "LORD-04":
        return "why-not-target", {**words, "other": victim(g) + 1}
    if rule == "LORD-116":
        return "why-not-under", words
    if rule == "KEYS-05":
        return "why-no-key", words
    if rule == "KEYS-03":
        return ("why-key-chosen", words) if g.chosen >> lord & 1 else ("why-keys-enough", {"count": KEY_COST})
    return ("why-lord-itself" if lord == g.lord else "why-not-free"), words


def why_seat(g: Table, rule: str, step: int) -> Cause:
    """No such player, nothing to take, or chosen already."""
    if rule == "SETUP-01":
        return "why-players", {"count": g.seats}
    seat = seat_after(g, step)
    other = {"other": seat + 1}
    if rule == "LORD-07":
        return ("why-sheltered" if token_count(g, seat) else "why-no-tokens"), other
    return ("why-given" if rule == "LORD-104" else "why-not-level"), other


CAUSES: dict[str, Callable[..., Cause]] = {
    "pass": why_pass, "plot": why_plot, "explore": why_explore, "council": why_council, "court": why_court,
    "ally": why_ally, "pay": why_pay, "cheapest": why_cheapest, "power": why_power, "sentinel": why_sentinel,
    "reward": why_reward, "draw": why_draw, "location": why_location, "lord": why_lord, "seat": why_seat,
}  # fmt: skip

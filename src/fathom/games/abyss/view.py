"""What a seat may see, as JSON: cards by their names, seats by their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fathom.core.text import Msg
from fathom.games.abyss.actions import ALLY_TYPE, CARD, LORD_NAME, TILE, TURN_POWER
from fathom.games.abyss.outcome import brought, finals
from fathom.games.abyss.play.cards import token_count, tokens_left
from fathom.games.abyss.play.cheapest import lay_cheapest
from fathom.games.abyss.play.exploration import may_reward
from fathom.games.abyss.play.locations import may_announce
from fathom.games.abyss.play.loot import loot_left
from fathom.games.abyss.play.lords.activity import active, key_count, keyed
from fathom.games.abyss.play.lords.always import cost_of, mandatory_race, reward_space
from fathom.games.abyss.play.money import may_pay, purse
from fathom.games.abyss.play.payment import complete, laid_krakens, laid_races, laid_value, missing, payable_cards
from fathom.games.abyss.play.recruit import may_cheapest, may_recruit, start_recruiting
from fathom.games.abyss.say import card_words
from fathom.games.abyss.scoring import (
    ally_score,
    location_points,
    location_score,
    lord_score,
    nebulis_score,
    rank,
    strongest,
    token_score,
)
from fathom.games.abyss.state import (
    ALLIES,
    AREAS,
    BRIBING,
    BUYING,
    CONTROLLING,
    FIGHTING,
    HEALING,
    IN_COUNCIL,
    IN_COURT,
    LOCATIONS,
    LOOT_KINDS,
    LORDS,
    MENU,
    NONE,
    ON_LOCATION,
    PAYING,
    PER_TURN,
    PHASES,
    POWER_WORKS,
    POWERS,
    RACES,
    REWARDING,
    SENTINEL_NAMES,
    SENTINELS,
    SMOKING,
    SOURCES,
    SPENDING_KEYS,
    TOKEN_KINDS,
    WORKS,
    Table,
)
from fathom.games.abyss.tables import (
    AMOUNT,
    END_LORDS,
    KEY_COST,
    LOOT_VALUE,
    MOST_DRAWN,
    POWER_OF,
    RACES_WANTED,
    REWARD_KEYS,
    REWARD_PEARLS,
    REWARD_TOKENS,
    REWARDS,
    TOKEN_POINTS,
)


def lords_of(bits: int) -> list[str]:
    """The names of a set of Lords."""
    return [name for lord, name in enumerate(LORD_NAME.words) if bits >> lord & 1]


def tiles_of(bits: int) -> list[str]:
    """The names of a set of Locations."""
    return [name for tile, name in enumerate(TILE.words) if bits >> tile & 1]


def counted_cards(row: Any) -> dict[str, int]:
    """How many of each type there are, by name."""
    return {name: row[card] for card, name in enumerate(ALLY_TYPE.words) if row[card]}


def named(words: Sequence[str], value: int) -> str | None:
    """The word of a number, None for NONE."""
    return None if value == NONE else words[value]


def loot_of(bits: int) -> list[int]:
    """The values of a set of loot cards."""
    return [LOOT_VALUE[kind] for kind in range(LOOT_KINDS) if bits >> kind & 1]


def guarded_name(g: Table, area: int) -> str | None:
    """What the Sentinel of an area lies on."""
    words: Sequence[str] = {IN_COURT: LORD_NAME.words, IN_COUNCIL: RACES, ON_LOCATION: TILE.words}[area]
    return named(words, g.guarded[area])


def notes(g: Table, seat: int | None) -> list[tuple[str, dict[str, Any]]]:
    """The stacks of the Council, card by card: all of them were seen on the track. Who is taken to forget has none."""
    if g.forgetful:
        return []
    rows = []
    for space, race in enumerate(RACES):
        cards = [card_words(ALLY_TYPE.words[kind]) for kind in range(ALLIES) for _ in range(g.council[space][kind])]
        if cards:
            rows.append(("note-stack", {"race": Msg(f"race-{race}"), "cards": cards}))
    return rows


def view(g: Table, seat: int | None) -> dict[str, Any]:
    """The whole table, without what is hidden from the seat: other hands, the faces of the Council stacks, the values
    of others' Monster tokens, the discard pile (it may not be looked through), the order of decks, and the cards that
    somebody else is laying out for a payment.

    ABYSS-COUNCIL-02, ABYSS-MONSTER-06, ABYSS-AFFILIATE-04, KRAKEN-NEBULIS-08, KRAKEN-FIGURE-07
    """
    return {
        "phase": PHASES[g.phase],
        "kraken": bool(g.with_kraken),
        "turn": g.turn,
        "first": g.first,
        "current": None if g.over else g.current,
        "ending": None if g.finisher == NONE else g.finisher,
        "extra_turns": g.extra,
        "end_lords": END_LORDS,
        "court": [named(LORD_NAME.words, lord) for lord in g.court],
        "works": {LORD_NAME.words[lord]: WORKS[POWER_WORKS[POWER_OF[lord]]] for lord in lords_in_sight(g)},
        "lord_deck": g.lord_deck.bit_count(),
        "lord_discard": lords_of(g.lord_discard),
        "deck": g.deck_size,
        "discard": g.discard_size,
        "track": [CARD.words[g.track[space]] for space in range(g.shown)],
        "price": g.price,
        "threat": g.threat + 1,
        "monster_tokens": tokens_left(g),
        "council": dict(zip(RACES, g.stack_size, strict=True)),
        "locations": tiles_of(g.face_up),
        "location_deck": g.location_deck.bit_count(),
        "removed": tiles_of(g.gone),
        "loot_deck": loot_left(g),
        "loot_discard": [LOOT_VALUE[kind] for kind in range(LOOT_KINDS) for _ in range(g.loot_discard[kind])],
        "loot_lying": {name: loot_of(g.loot_on[tile]) for tile, name in enumerate(TILE.words) if g.loot_on[tile]},
        "figure": None if g.figure == NONE else g.figure,
        "sentinels": [sentinel_view(g, token) for token in range(SENTINELS)] if g.with_kraken else [],
        "progress": progress_view(g, seat),
        "players": [{**player_view(g, other, seat), "final": final} for other, final in enumerate(finals(g, seat))],
    }


def lords_in_sight(g: Table) -> list[int]:
    """The Lords in the Court and in front of players."""
    held = [lord for lord in range(LORDS) if any(player.lords >> lord & 1 for player in g.players)]
    return sorted({*held, *(lord for lord in g.court if lord != NONE)})


def sentinel_view(g: Table, token: int) -> dict[str, Any]:
    """Whose a Sentinel token is, and what it lies on."""
    area = next((area for area in range(3) if g.posted[area] == token), NONE)
    return {
        "name": SENTINEL_NAMES[token],
        "owner": None if g.sentinel_owner[token] == NONE else g.sentinel_owner[token],
        "area": named(AREAS, area),
        "on": None if area == NONE else guarded_name(g, area),
        "resting": bool(g.back_home[token]),
    }


def progress_view(g: Table, seat: int | None) -> dict[str, Any]:
    """What is being decided. Only their owner knows the cards laid out for a payment until it is made.

    Of a payment: `cost`; `laid`, the cards, worth `value`; `missing`, what they leave to pay; `purse`, the most that
    Pearls and Nebulis can pay; `races` wanted, `places` for them; `usable`, what can still be laid out; `ways` to pay;
    `cheapest`, the cheapest payment.
    Of Keys: `keys_needed`, `keys_from` the Lords chosen, `key_tokens` spent besides if no further Lord is chosen.
    """
    mine = seat == g.current
    paying = g.phase == PAYING
    price = asked_price(g) if mine or not paying else None
    fighting = g.phase in (FIGHTING, REWARDING)
    return {
        "lord": named(LORD_NAME.words, g.lord),
        "space": None if g.slot == NONE else g.slot + 1,
        "cost": cost_of(g, g.current, g.lord) if paying else None,
        "laid": counted_cards(g.used) if (mine if paying else any(g.used)) else None,
        "value": laid_value(g) if paying and mine else None,
        "missing": missing(g) if paying and mine else None,
        "purse": purse(g, g.current) if paying and mine else None,
        "races": RACES_WANTED[g.lord] if paying else None,
        "usable": usable_cards(g) if paying and mine else None,
        "mandatory": named(RACES, mandatory_race(g, g.current, g.lord)) if paying else None,
        "places": places_view(g) if paying and mine else None,
        "wild": ["kraken"] if paying and g.with_kraken else [],
        "price": price,
        "cheapest": cheapest_view(g) if paying and mine and may_cheapest(g) == 0 else None,
        "ways": [] if price is None else ways_view(g, price),
        "reward_space": reward_space(g, g.current) + 1 if fighting else None,
        "rewards": rewards_view(g) if fighting else [],
        "race": named(RACES, g.race),
        "location": named(TILE.words, g.location),
        "drawn": tiles_of(g.drawn),
        "draws": sum(may_announce(g, more) == 0 for more in range(MOST_DRAWN)) if g.phase == CONTROLLING else 0,
        "stack": tiles_of(g.location_deck) if g.phase == SMOKING else [],
        "keys_needed": KEY_COST if g.phase == SPENDING_KEYS else None,
        "keys_from": lords_of(g.chosen) if g.phase == SPENDING_KEYS else [],
        "key_tokens": KEY_COST - g.chosen.bit_count() if g.phase == SPENDING_KEYS else None,
        "asked": (g.current + g.asked) % g.seats if g.asked else None,
        "for_sale": CARD.words[g.track[g.shown - 1]] if g.phase == BUYING else None,
        "discard_pile": counted_cards(g.discard) if g.phase == HEALING and mine else None,
        "tied": [other for other in range(g.seats) if g.tied >> other & 1],
        "owed": g.owed,
        "powers_used": [TURN_POWER.words[i] for i, power in enumerate(PER_TURN) if g.powers_used >> power & 1],
        "powers": [] if g.over else powers_view(g),
    }


def powers_view(g: Table) -> list[dict[str, Any]]:
    """The actions `power ...` of the player whose turn it is, each with the Lord that gives it."""
    return [
        {"power": POWERS[power], "lord": lord, "used": bool(g.powers_used >> power & 1)}
        for power in PER_TURN
        for lord in lords_of(active(g, g.current, power))
    ]


def asked_price(g: Table) -> int | None:
    """The price being asked in Pearls: what a payment lacks, the price of an Ally, or the Corruptor's."""
    if g.phase == PAYING:
        return missing(g)
    if g.phase == BUYING:
        return g.price
    return AMOUNT[g.lord] if g.phase == BRIBING else None


def ways_view(g: Table, price: int) -> list[dict[str, Any]]:
    """The actions `pay ...` that are legal now: `pearls` and `nebulis` paid, and what else happens (see `brought`). For
    a Lord there is none as long as the Allies laid out are not right or the rest cannot be paid."""
    if g.phase == PAYING and not complete(g):
        return []
    return [
        {"pearls": price - black, "nebulis": black, **brought(g, black)}
        for black in range(3)
        if may_pay(g, g.actor, price, black) == 0
    ]


def rewards_view(g: Table) -> list[dict[str, Any]]:
    """What a fight brings the player whose turn it is, by option, and whether there are tokens enough for it."""
    space = reward_space(g, g.current)
    return [
        {
            "pearls": REWARD_PEARLS[space][option],
            "tokens": REWARD_TOKENS[space][option],
            "keys": REWARD_KEYS[space][option],
            "possible": may_reward(g, option) == 0,
        }
        for option in range(REWARDS[space])
    ]


def races_view(g: Table, seat: int, lord: int) -> list[str]:
    """The races that a Lord wants from a player: the mandatory one, then any others."""
    count, must = RACES_WANTED[lord], mandatory_race(g, seat, lord)
    if count == len(RACES):
        return list(RACES)
    first = [] if must == NONE else [RACES[must]]
    return first + ["any"] * (count - len(first))


def places_view(g: Table) -> list[dict[str, Any]]:
    """The races of a payment, each with what shows it: an Ally of it, a Kraken in its stead, or nothing yet; and with
    the races that it can be."""
    count, must = RACES_WANTED[g.lord], mandatory_race(g, g.current, g.lord)
    laid = [race for i, race in enumerate(RACES) if laid_races(g) >> i & 1]
    lacking = [] if must == NONE or RACES[must] in laid else [RACES[must]]
    lacking += ["any"] * (count - len(laid) - len(lacking))
    others = [race for race in RACES if race not in (*laid, *lacking)]
    wild = laid_krakens(g)
    shown: list[tuple[str, str | None]] = [(race, race) for race in laid]
    shown += [(race, "kraken" if i < wild else None) for i, race in enumerate(lacking)]
    return [{"race": race, "by": by, "takes": others if race == "any" else [race]} for race, by in shown]


def prices_view(g: Table, seat: int, viewer: int | None) -> list[dict[str, Any] | None]:
    """What the Lord on each space of the Court would cost a player; to the one who chooses an action also the cheapest
    payment, None where there is none."""
    choosing = seat == viewer == g.current and g.phase == MENU
    return [
        None
        if lord == NONE
        else {
            "cost": cost_of(g, seat, lord),
            "races": races_view(g, seat, lord),
            "cheapest": cheapest_view(recruiting(g, slot)) if choosing and may_recruit(g, slot) == 0 else None,
        }
        for slot, lord in enumerate(g.court)
    ]


def recruiting(g: Table, slot: int) -> Table:
    """The table with the payment for the Lord on a space of the Court begun."""
    draft = g.clone()
    start_recruiting(draft, slot)
    return draft


def cheapest_view(g: Table) -> dict[str, Any]:
    """The payment that the action `cheapest` would make."""
    draft = g.clone()
    black = lay_cheapest(draft)
    return {"laid": counted_cards(draft.used), "pearls": missing(draft) - black, "nebulis": black}


def worth_view(g: Table, seat: int) -> dict[str, int]:
    """What each available Location would be worth to a player as things stand."""
    tiles = g.face_up | g.drawn
    if g.location != NONE and g.phase == SPENDING_KEYS:
        tiles |= 1 << g.location
    if g.phase == SMOKING:
        tiles |= g.location_deck
    return {name: location_points(g, seat, tile) for tile, name in enumerate(TILE.words) if tiles >> tile & 1}


def usable_cards(g: Table) -> list[str]:
    """The Allies that some payment has besides those laid out: those that the actions `ally ...` offer."""
    cards = payable_cards(g)
    return [name for card, name in enumerate(ALLY_TYPE.words) if cards >> card & 1]


def player_view(g: Table, seat: int, viewer: int | None) -> dict[str, Any]:
    """One player's area. The points of others' Monster tokens count from the end of the game on. Besides, the view has
    `final`: the points if the game ended now, as far as the seat may know (see `finals`)."""
    me = g.players[seat]
    known = seat == viewer or bool(g.over)
    tokens = token_score(g, seat) if known else 0
    points = (lord_score(g, seat), ally_score(g, seat), location_score(g, seat), tokens, nebulis_score(g, seat))
    return {
        "seat": seat,
        "score": sum(points),
        "rank": rank(g, seat) if g.over else None,
        "points": dict(zip(SOURCES, points, strict=True)),
        "pearls": me.pearls,
        "nebulis": me.nebulis,
        "keys": me.keys,
        "key_count": key_count(g, seat),
        "hand_size": me.hand_size,
        "hand": counted_cards(me.hand) if seat == viewer else None,
        "in_hand": in_hand_view(g, seat) if seat == viewer else None,
        "affiliated": counted_cards([*me.affiliated, 0, 0, 0]),
        "scoring": [f"{race}-{value}" for i, race in enumerate(RACES) if (value := strongest(g, seat, i))],
        "tokens": token_count(g, seat),
        "token_points": [TOKEN_POINTS[kind] for kind in range(TOKEN_KINDS) for _ in range(me.tokens[kind])]
        if known
        else None,
        "lords": [lord_view(g, seat, lord) for lord in range(LORDS) if me.lords >> lord & 1],
        "locations": [location_view(g, seat, tile) for tile in range(LOCATIONS) if me.locations >> tile & 1],
        "bought": me.bought,
        "prices": prices_view(g, seat, viewer),
        "worth": worth_view(g, seat),
    }


def in_hand_view(g: Table, seat: int) -> dict[str, int]:
    """The hand without the cards laid out, which leave it only when one of them is affiliated."""
    hand = g.players[seat].hand
    return counted_cards([hand[card] - (g.used[card] if seat == g.current else 0) for card in range(ALLIES)])


def lord_view(g: Table, seat: int, lord: int) -> dict[str, Any]:
    """A Lord in front of a player, and what has become of its power and its key."""
    me, power = g.players[seat], POWER_OF[lord]
    return {
        "lord": LORD_NAME.words[lord],
        "free": bool(me.free >> lord & 1),
        "turned": bool(me.disabled >> lord & 1),
        "under": named(TILE.words, g.under[lord]),
        "power": POWERS[power],
        "active": bool(active(g, seat, power) >> lord & 1),
        "used": seat == g.current and not g.over and bool(g.powers_used >> power & 1),
        "key": bool(keyed(g, seat) >> lord & 1),
    }


def location_view(g: Table, seat: int, tile: int) -> dict[str, Any]:
    """A Location that a player controls, with the Lords under it."""
    return {
        "location": TILE.words[tile],
        "points": location_points(g, seat, tile),
        "lords": [LORD_NAME.words[lord] for lord in range(LORDS) if g.under[lord] == tile],
        "loot": loot_of(g.loot_on[tile]),
    }

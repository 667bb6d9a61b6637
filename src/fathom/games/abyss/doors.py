"""What may be done: which function offers the choices of which phase. `may.py` says why not, `deeds.py` does it."""

from __future__ import annotations

from fathom.core.actions import Offers, offer
from fathom.games.abyss.actions import (
    EXPLORE,
    PASS,
    PLOT,
)
from fathom.games.abyss.council import offer_stacks
from fathom.games.abyss.court import may_plot
from fathom.games.abyss.explore import (
    may_explore,
    offer_exploration,
    offer_purchase,
    offer_rewards,
)
from fathom.games.abyss.locations import (
    offer_control,
    offer_drawn,
    offer_keys,
    offer_own_tiles,
    offer_stack,
    offer_tiles,
)
from fathom.games.abyss.loot import offer_search
from fathom.games.abyss.mages import offer_healing
from fathom.games.abyss.money import offer_takers
from fathom.games.abyss.perturn import (
    offer_powers,
    offer_removals,
)
from fathom.games.abyss.politicians import (
    offer_bribe,
    offer_captives,
    offer_court,
    offer_dismissals,
)
from fathom.games.abyss.recruit import (
    offer_affiliations,
    offer_payment,
    offer_recruits,
)
from fathom.games.abyss.sentinels import offer_posts, offer_sentinel
from fathom.games.abyss.smugglers import offer_recipients
from fathom.games.abyss.soldiers import (
    offer_hand,
    offer_losses,
    offer_prey,
    offer_races,
    offer_victims_lords,
)
from fathom.games.abyss.state import (
    AFFILIATING,
    AMBASSADOR_TILE,
    APPRENTICE_STACK,
    ASSASSINATING,
    BETRAYING,
    BRIBING,
    BUYING,
    CONTROLLING,
    CORRUPTING,
    DRAWN_TILE,
    ENSLAVING,
    EXCHANGING,
    EXECUTING,
    FENCING,
    FIGHTING,
    FIGURE_CHOICE,
    HEALING,
    HUNTING,
    ILLUSION,
    JAILED,
    LIBERATING,
    LIMITED,
    LOSING,
    MARTIAL_LAW,
    MENU,
    OPPORTUNITY,
    ORACLE_STACK,
    PAYING,
    POSTING,
    REPLACING,
    REWARDING,
    SCHEMING,
    SEARCHING,
    SECOND_STACK,
    SENDING,
    SMOKING,
    SPENDING_KEYS,
    TAKING,
    WINDOW,
    Table,
)
from fathom.games.abyss.turn import (
    may_skip,
    offer_law,
)


def legal(g: Table, out: Offers) -> None:
    """Offer what may be done now, in ascending order."""
    phase = g.phase
    if phase == MENU:
        offer_menu(g, out)
    elif phase == BUYING:
        offer_purchase(g, out)
    elif phase == TAKING or phase == FIGHTING:
        offer_exploration(g, out)
        offer_powers(g, out)
    elif phase == PAYING:
        offer_payment(g, out)
    elif phase == WINDOW:
        offer(out, PASS)
        offer_powers(g, out)
    elif phase == REWARDING:
        offer_rewards(g, out)
    elif phase == SENDING or phase == EXECUTING:
        offer_races(g, out)
    elif phase == AFFILIATING:
        offer_affiliations(g, out)
    elif phase == JAILED or phase == LIMITED or phase == ENSLAVING:
        offer_hand(g, out)
    elif phase == SECOND_STACK or phase == APPRENTICE_STACK or phase == ORACLE_STACK:
        offer_stacks(g, out)
    elif phase == CONTROLLING:
        offer_control(g, out)
    elif phase == DRAWN_TILE or phase == AMBASSADOR_TILE:
        offer_drawn(g, out)
    elif phase == SPENDING_KEYS:
        offer_keys(g, out)
    elif phase == SEARCHING:
        offer_search(g, out)
    elif phase == SMOKING:
        offer_stack(g, out)
    else:
        legal_power(g, out)


def offer_menu(g: Table, out: Offers) -> None:
    """What a turn begins with; leaving the action out is possible only if there is none.

    ABYSS-TURN-01, ABYSS-TURN-02, ABYSS-TURN-09
    """
    if may_skip(g) == 0:
        offer(out, PASS)
    if may_plot(g) == 0:
        offer(out, PLOT)
    if may_explore(g) == 0:
        offer(out, EXPLORE)
    offer_stacks(g, out)
    offer_recruits(g, out)
    offer_powers(g, out)
    offer_sentinel(g, out)


def legal_power(g: Table, out: Offers) -> None:
    """What may be chosen for the power of a Lord."""
    phase = g.phase
    if phase == ASSASSINATING:
        offer_victims_lords(g, out)
    elif phase == HUNTING:
        offer_prey(g, out)
    elif phase == ILLUSION:
        offer(out, PASS)
        offer_own_tiles(g, out)
    elif phase == EXCHANGING:
        offer_tiles(g, out)
    elif phase == CORRUPTING:
        offer(out, PASS)
        offer_court(g, out)
    elif phase == BRIBING:
        offer_bribe(g, out)
    elif phase == BETRAYING or phase == SCHEMING:
        offer(out, PASS)
        offer_dismissals(g, out)
    elif phase == REPLACING:
        offer_court(g, out)
    elif phase == FENCING:
        offer_recipients(g, out)
    elif phase == HEALING:
        offer_healing(g, out)
    elif phase == LOSING:
        offer_losses(g, out)
    elif phase == LIBERATING:
        offer_captives(g, out)
    elif phase == POSTING:
        offer_posts(g, out)
    elif phase == FIGURE_CHOICE:
        offer_takers(g, out)
    elif phase == OPPORTUNITY:
        offer_removals(g, out)
    elif phase == MARTIAL_LAW:
        offer_law(g, out)

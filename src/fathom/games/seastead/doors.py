"""What may be done: which function offers the choices of which phase. `may.py` says why not, `deeds.py` does it."""

from __future__ import annotations

from fathom.core.actions import Offers
from fathom.games.seastead.bonuses import offer_locks, offer_own_docks, offer_pairs, offer_spent
from fathom.games.seastead.boss import offer_boss_places, offer_boss_types
from fathom.games.seastead.build import offer_substitutes
from fathom.games.seastead.decks import offer_slots, offer_two
from fathom.games.seastead.dive import offer_halves
from fathom.games.seastead.locations import offer_card, offer_copies, offer_flips
from fathom.games.seastead.moves import offer_designs, offer_landings, offer_salvages, offer_swaps
from fathom.games.seastead.ships import offer_places, offer_ships, offer_targets
from fathom.games.seastead.specialists import offer_window
from fathom.games.seastead.state import (
    BOSS_BUILDING,
    BOSS_PLACING,
    CARD_TAKING,
    CHOOSING_DOCK,
    CLEANING,
    COPYING,
    DEMANDS,
    DESIGNING,
    DOCK_BONUS,
    EXCHANGING,
    FLIPPING,
    FORGOING,
    LANDING,
    LOCKING,
    LOOKING,
    MENU,
    ORIENTING,
    PLACING,
    READYING,
    REMOVING_SPECIALIST,
    RESOLVING,
    RETURNING,
    SAILING,
    SALVAGING,
    SHIPPING,
    START_HALF,
    SUBSTITUTING,
    SWAPPING,
    TAKING,
    TRADING,
    WINDOW,
    Table,
)
from fathom.games.seastead.taking import offer_forgoing, offer_takes
from fathom.games.seastead.trading import offer_cleaning, offer_exchanges, offer_gifts
from fathom.games.seastead.turn import offer_menu


def legal(g: Table, out: Offers) -> None:
    """Offer what may be done now, in ascending order."""
    phase = g.phase
    if phase == MENU:
        offer_menu(g, out)
    elif phase == TAKING:
        offer_takes(g, out)
    elif phase == WINDOW:
        offer_window(g, out)
    elif phase == ORIENTING or phase == START_HALF:
        offer_halves(g, out)
    elif phase == PLACING:
        offer_places(g, out)
    elif phase == CLEANING:
        offer_cleaning(g, out)
    elif phase == TRADING or phase == RETURNING:
        offer_gifts(g, out)
    elif phase <= REMOVING_SPECIALIST and phase >= CHOOSING_DOCK:
        offer_slots(g, out)
    elif phase == FORGOING:
        offer_forgoing(g, out)
    elif phase == EXCHANGING:
        offer_exchanges(g, out)
    elif phase == RESOLVING or phase == LOOKING:
        offer_two(g, out)
    elif phase == SUBSTITUTING:
        offer_substitutes(g, out)
    elif phase == BOSS_PLACING:
        offer_boss_places(g, out)
    elif phase == BOSS_BUILDING:
        offer_boss_types(g, out)
    else:
        legal_bonus(g, out)


def legal_bonus(g: Table, out: Offers) -> None:
    """What may be chosen for a bonus, an effect or an ability."""
    phase = g.phase
    if phase == SHIPPING:
        offer_ships(g, out)
    elif phase == SAILING:
        offer_targets(g, out)
    elif phase == DOCK_BONUS:
        offer_own_docks(g, out)
    elif phase == READYING:
        offer_spent(g, out)
    elif phase == DEMANDS:
        offer_pairs(g, out)
    elif phase == LOCKING:
        offer_locks(g, out)
    elif phase == COPYING:
        offer_copies(g, out)
    elif phase == CARD_TAKING:
        offer_card(g, out)
    elif phase == FLIPPING:
        offer_flips(g, out)
    elif phase == SALVAGING:
        offer_salvages(g, out)
    elif phase == LANDING:
        offer_landings(g, out)
    elif phase == DESIGNING:
        offer_designs(g, out)
    elif phase == SWAPPING:
        offer_swaps(g, out)

"""What a Lord does once, on coming into play. Where a choice is needed, a phase follows; what cannot be done is
skipped.

ABYSS-POWER-01, ABYSS-POWER-04
"""

from __future__ import annotations

from fathom.core.bits import size_of
from fathom.core.chance import Chance
from fathom.core.decisions import Decision, Refusal
from fathom.games.abyss.actions import PASS
from fathom.games.abyss.ids import POWER_01
from fathom.games.abyss.play.locations import draw_tiles
from fathom.games.abyss.play.lords.mages import apprentice, healer, illusionist, invoker
from fathom.games.abyss.play.lords.politicians import corruptor, liberator, schemer, traitor
from fathom.games.abyss.play.lords.smugglers import fence, sentinel_lord
from fathom.games.abyss.play.lords.soldiers import executioner, hunter, one_by_one, seeker
from fathom.games.abyss.play.money import gain_pearls
from fathom.games.abyss.state import (
    AMBASSADOR_TILE,
    APPRENTICE,
    ASSASSIN,
    BETRAYING,
    COMMANDER,
    CORRUPTING,
    CORRUPTOR,
    ENVOY,
    EXECUTIONER,
    FENCE,
    HEALER,
    HUNTER,
    ILLUSION,
    ILLUSIONIST,
    INVOKER,
    JAILER,
    LANDLORD,
    LIBERATOR,
    NEXT,
    PEARLS,
    S_COURT,
    SCHEMER,
    SCHEMING,
    SEEKER,
    SENTRY,
    TRAITOR,
    Table,
)
from fathom.games.abyss.tables import AMOUNT, POWER_OF


def resolve_power(g: Table, chance: Chance) -> None:
    """Start what the Lord does once. Afterwards the action is over, unless a further Lord comes in.

    ABYSS-POWER-01, ABYSS-POWER-05, ABYSS-POWER-06, ABYSS-AMB-42
    """
    g.step = S_COURT
    power = POWER_OF[g.lord]
    if power == PEARLS or power == LANDLORD:
        merchants(g, chance)
    elif power == JAILER or power == ASSASSIN or power == COMMANDER:
        one_by_one(g)
    elif power == SEEKER:
        seeker(g, chance)
    elif power == HUNTER:
        hunter(g)
    elif power == INVOKER:
        invoker(g, chance)
    elif power == APPRENTICE:
        apprentice(g)
    elif power == ILLUSIONIST:
        illusionist(g)
    elif power == CORRUPTOR:
        corruptor(g)
    elif power == TRAITOR:
        traitor(g)
    elif power == SCHEMER:
        schemer(g)
    elif power == ENVOY:
        ambassador(g, chance)
    elif power == FENCE:
        fence(g, chance)
    elif power == SENTRY:
        sentinel_lord(g, chance)
    elif power == HEALER:
        healer(g, chance)
    elif power == EXECUTIONER:
        executioner(g)
    elif power == LIBERATOR:
        liberator(g)


def merchants(g: Table, chance: Chance) -> None:
    """Trader 3 Pearls, Peddler 2, Shopkeeper 1, Inheritor 5, and the Landlord's first one.

    ABYSS-LORD-09, ABYSS-LORD-10, ABYSS-LORD-11, ABYSS-LORD-13, ABYSS-LORD-110
    """
    gain_pearls(g, g.current, AMOUNT[g.lord], g.lord, chance)


def ambassador(g: Table, chance: Chance) -> None:
    """Sage 2, Hermit 1, Elder 3: draw so many Locations and take control of one, with the Ambassador under it and no
    Keys spent; the others become available. With an empty stack the Ambassador stays free.

    ABYSS-LORD-33, ABYSS-LORD-34, ABYSS-LORD-35, ABYSS-KEYS-05
    """
    count = min(AMOUNT[g.lord], size_of(g.location_deck))
    if count:
        draw_tiles(g, count, chance)
        g.phase = AMBASSADOR_TILE


def decline_power(g: Table) -> None:
    """The powers that may be declined: Illusionist, Corruptor, Traitor, Schemer.

    ABYSS-POWER-01, ABYSS-LORD-19, ABYSS-LORD-22, ABYSS-LORD-23, ABYSS-LORD-26
    """
    g.phase = NEXT


DECISIONS = (
    Decision((ILLUSION, CORRUPTING, BETRAYING, SCHEMING), PASS, None, decline_power),
    Refusal(PASS, POWER_01),
)

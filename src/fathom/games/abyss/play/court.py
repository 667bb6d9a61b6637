"""The Court: plotting, closing up, the bonus and the refill."""

from __future__ import annotations

from fathom.core.bits import nth, size_of
from fathom.core.chance import Chance, pick, tell
from fathom.core.decisions import Decision, Refusal
from fathom.games.abyss.actions import PLOT
from fathom.games.abyss.events import E_BONUS, E_COURT, E_PLOT
from fathom.games.abyss.ids import PLOT_02, PLOT_03, TURN_05
from fathom.games.abyss.play.money import gain_pearls
from fathom.games.abyss.play.sentinels import reserved
from fathom.games.abyss.state import COURT_SPACES, IN_COURT, MENU, NEXT, NONE, S_CONTROL, Table
from fathom.games.abyss.tables import COURT_SIZE, REFILL_AT, REFILL_PEARLS


def in_court(g: Table) -> int:
    """How many Lords are in the Court."""
    count = 0
    for slot in range(COURT_SPACES):
        if g.court[slot] != NONE:
            count += 1
    return count


def free_space(g: Table) -> int:
    """The free space farthest from the deck, or NONE.

    ABYSS-PLOT-01
    """
    for slot in range(COURT_SIZE):
        if g.court[slot] == NONE:
            return slot
    return NONE


def available(g: Table, slot: int, seat: int) -> bool:
    """Whether a space of the Court holds a Lord that no other player has reserved.

    KRAKEN-SENTINEL-04, KRAKEN-SENTINEL-09
    """
    lord = g.court[slot]
    return lord != NONE and not reserved(g, IN_COURT, lord, seat)


def any_available(g: Table, seat: int) -> bool:
    """Whether the Court holds such a Lord."""
    for slot in range(COURT_SPACES):
        if available(g, slot, seat):
            return True
    return False


def draw_lord(g: Table, chance: Chance) -> int:
    """The top Lord of the deck.

    ABYSS-SETUP-03
    """
    lord = nth(g.lord_deck, pick(chance, size_of(g.lord_deck)))
    g.lord_deck &= ~(1 << lord)
    return lord


def add_lord(g: Table, chance: Chance) -> int:
    """The top Lord onto the free space farthest from the deck; returns it.

    ABYSS-PLOT-01, ABYSS-LORD-115
    """
    lord = draw_lord(g, chance)
    g.court[free_space(g)] = lord
    return lord


# Plotting


def may_plot(g: Table) -> int:
    """Before the action, for a Pearl; Nebulis never plot.

    ABYSS-PLOT-01, ABYSS-PLOT-02, ABYSS-PLOT-03, ABYSS-TURN-05, KRAKEN-NEBULIS-01, KRAKEN-NEBULIS-08
    """
    if g.lord_deck == 0 or free_space(g) == NONE:
        return PLOT_03
    return 0 if g.players[g.current].pearls > 0 else PLOT_02


def plot(g: Table, chance: Chance) -> None:
    """ABYSS-PLOT-01, ABYSS-TURN-01"""
    g.players[g.current].pearls -= 1
    tell(chance, E_PLOT, g.current, add_lord(g, chance))


# After the action


def settle_court(g: Table, chance: Chance) -> None:
    """Once an action, after all powers, and only if a Lord was taken: the Lords close up; with two or fewer left the
    active player gains Pearls and the Court is filled. A refill that fails will end the game.

    ABYSS-COURT-01, ABYSS-COURT-02, ABYSS-COURT-03, ABYSS-RECRUIT-10, ABYSS-END-02, ABYSS-AMB-01, ABYSS-AMB-02
    """
    g.step = S_CONTROL
    g.phase = NEXT
    g.acting = 0
    g.lord = NONE
    g.location = NONE
    if g.taken == 0:
        return
    g.taken = 0
    close_up(g)
    if in_court(g) > REFILL_AT:
        return
    tell(chance, E_BONUS, g.current, REFILL_PEARLS)
    gain_pearls(g, g.current, REFILL_PEARLS, NONE, chance)
    while g.lord_deck != 0 and free_space(g) != NONE:
        tell(chance, E_COURT, g.current, add_lord(g, chance))
    if free_space(g) != NONE:
        g.unfilled = 1


def close_up(g: Table) -> None:
    """The Lords slide away from the deck; a reserved one keeps its Sentinel.

    ABYSS-COURT-01, KRAKEN-SENTINEL-11
    """
    to = 0
    for slot in range(COURT_SPACES):
        lord = g.court[slot]
        if lord != NONE:
            g.court[slot] = NONE
            g.court[to] = lord
            to += 1


DECISIONS = (
    Decision(MENU, PLOT, may_plot, plot),
    Refusal(PLOT, TURN_05),
)

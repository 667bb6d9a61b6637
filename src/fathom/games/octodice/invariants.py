"""What must hold at every decision, whatever was played. It recounts everything from the sheets."""

from __future__ import annotations

from collections import Counter

from fathom.core.text import Msg
from fathom.games.octodice.play.labs import LOWEST, function_at
from fathom.games.octodice.play.octopus import octopods_on
from fathom.games.octodice.play.sheet import sheet_total, third_of, turns_in_third
from fathom.games.octodice.state import (
    BOT,
    BOTTOM,
    COLOURS,
    CRYSTAL,
    DICE,
    EXTRA,
    EXTRAS,
    KEEP,
    KEEP_AGAIN,
    LAB,
    MAIN,
    NONE,
    OCTO_CATCH,
    OCTO_SUB,
    OCTOPUS,
    OCTOPUS_FIELD,
    PLUSSED,
    RESEARCH,
    ROWS,
    SUBMARINE,
    SUPER_LEVEL,
    THIRDS,
    Player,
    Table,
)
from fathom.games.octodice.tables import (
    BOT_CIRCLES,
    BOT_POINTS,
    BOXES,
    COLOUR_SET,
    CRYSTALS,
    OCTOPUS_BONUS,
    PLUS,
    RESEARCH_POINTS,
    STEPS,
    TILES_OF,
)


def check(g: Table) -> None:
    """The grid is whole, the dice lie as the turn has it, every cross has its entry, and every sum is right."""
    assert 0 <= g.actor < g.seats, f"seat {g.actor} does not exist"
    for level in range(3):
        tiles = sorted(code // 2 for code in g.grid[level])
        assert tiles == list(TILES_OF[level]), f"row {level} of the grid holds {tiles}"
    check_dice(g)
    for seat in range(g.seats):
        check_player(g, g.players[seat], f"seat {seat}")
    for seat in range(g.seats, 4):
        assert g.players[seat].pending == NONE, "a seat that nobody has is asked"
    if g.over:
        assert g.turn == THIRDS * turns_in_third(g), f"the game is over after {g.turn} turns"


def check_dice(g: Table) -> None:
    """Every die shows a face, and is kept or used as the phase says."""
    aside = sorted(g.aside)
    if g.phase == KEEP:
        assert aside == [0] * DICE, "dice are set aside before the first choice"
    elif g.phase == KEEP_AGAIN:
        assert aside == [0, 0, 0, 0, 1, 1], "not two dice are set aside"
    elif not g.virtual and not g.over and g.phase <= EXTRA:
        assert aside == [1, 1, 2, 2, 3, 3], f"the dice were set aside as {aside}"
    if g.phase <= MAIN:
        assert (g.used, g.flexed, g.converted) == (0, 0, NONE), "something was used before the main actions"
    assert bin(g.used).count("1") <= 4, "more than two pairs of dice are used"
    assert bin(g.used & 7).count("1") == bin(g.used >> 3).count("1"), "dice are used without a partner"
    assert not octopods_on(g, g.used), Msg("impossible-octopus")
    if g.phase != EXTRA:
        assert g.actor == g.current or g.turn == THIRDS * turns_in_third(g), "somebody acts out of turn"
        assert all(player.pending == NONE for player in g.players), "an answer is left over"
        assert (g.virtual, g.asked) == (0, 0), "the turn before was not cleared"


def check_player(g: Table, me: Player, who: str) -> None:
    """A sheet is one that play can lead to."""
    assert 0 <= me.crystals <= CRYSTALS, f"{who}: {me.crystals} crystals"
    assert 0 <= me.research <= STEPS, f"{who}: {me.research} research steps"
    assert all(0 <= bots <= BOT_CIRCLES for bots in me.bots), f"{who}: bots {me.bots}"
    assert all(me.bots[c] == 0 for c in range(COLOURS) if not COLOUR_SET >> c & 1), f"{who}: a bot of no colour"
    assert me.submarines & ~COLOUR_SET == 0, f"{who}: a submarine of no colour"
    assert all(NONE <= level <= LOWEST for level in me.markers), f"{who}: markers {me.markers}"
    built = [(level, column) for column in range(3) for level in range(me.markers[column] + 1)]
    owned = sum(1 << function_at(g, level, column) for level, column in built)
    assert me.functions == owned, f"{who}: owns {me.functions:b}, the markers give {owned:b}"
    assert all(0 <= boxes <= BOXES for boxes in me.boxes), f"{who}: octopus boxes {me.boxes}"
    assert 0 <= me.extras <= EXTRAS, f"{who}: {me.extras} extra actions"
    assert not any(me.boxes[third_of(g) + 1 :]), Msg("impossible-boxes")
    assert me.score == sheet_total(me), f"{who}: the score is {me.score}, the sheet says {sheet_total(me)}"
    check_entries(g, me, who)
    if g.phase == EXTRA and me.pending != NONE:
        assert g.simultaneous, f"{who}: an answer waits though they are taken clockwise"


def check_entries(g: Table, me: Player, who: str) -> None:
    """Every cross, step and box has an entry on the sheet, and the points of the entries are those of the crosses."""
    made: Counter[int] = Counter()
    points: Counter[int] = Counter()
    octopods_add = me.functions & (1 << OCTO_SUB | 1 << OCTO_CATCH)
    for row in range(THIRDS * ROWS):
        extra_row = g.seats > 1 and row % ROWS == BOTTOM
        for field in range(3):
            value, by = me.entries[row][field], me.made_by[row][field]
            assert (value == NONE) == (by == NONE), f"{who}: an entry without its action"
            if by == NONE:
                continue
            plus = PLUS if by >= PLUSSED else 0
            made[by % PLUSSED] += 1
            points[by % PLUSSED] += value - plus
            if extra_row:
                assert field < EXTRAS, f"{who}: a third extra action"
            else:
                assert (field == OCTOPUS_FIELD) == (by % PLUSSED == OCTOPUS), f"{who}: an entry in the wrong field"
            if by % PLUSSED == OCTOPUS:
                assert value - plus in OCTOPUS_BONUS, f"{who}: {value} points for octopods"
                most = (3 if octopods_add else 2) if extra_row else 7
                assert value - plus <= OCTOPUS_BONUS[most], f"{who}: too many octopods counted"
        if not extra_row:
            assert me.entries[row][0] != NONE or me.entries[row][1] == NONE, f"{who}: field B before field A"
    bots = sum(sum(BOT_POINTS[:count]) for count in me.bots)
    steps = sum(level + 1 for level in me.markers)
    if me.levelled == NONE:
        assert made[LAB] == steps, f"{who}: {steps} lab steps, {made[LAB]} entries"
    else:
        assert made[LAB] < steps, f"{who}: Super-Level moved nothing"
        assert me.functions >> SUPER_LEVEL & 1, f"{who}: moved by Super-Level without owning it"
    assert made[CRYSTAL] == me.crystals, f"{who}: {me.crystals} crystals, {made[CRYSTAL]} entries"
    assert made[RESEARCH] == me.research, f"{who}: {me.research} research steps, {made[RESEARCH]} entries"
    assert points[RESEARCH] == sum(RESEARCH_POINTS[: me.research]), f"{who}: research points {points[RESEARCH]}"
    assert made[BOT] == sum(me.bots), f"{who}: {sum(me.bots)} bots, {made[BOT]} entries"
    assert points[BOT] == bots, f"{who}: bot points {points[BOT]}, the circles give {bots}"
    assert made[SUBMARINE] == bin(me.submarines).count("1"), f"{who}: submarines without entries"
    assert points[LAB] == points[SUBMARINE] == 0, f"{who}: labs or submarines gave points by themselves"

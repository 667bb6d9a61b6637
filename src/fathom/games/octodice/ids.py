"""The rules that can forbid something, by number: what a `may_*` function returns."""

from __future__ import annotations

TURN_04 = 1
ROLL_01 = 2
ROLL_03 = 3
ROLL_04 = 4
MAIN_01 = 5
MAIN_04 = 6
MAIN_05 = 7
CRYSTAL_02 = 8
CRYSTAL_03 = 9
RESEARCH_02 = 10
RESEARCH_03 = 11
LAB_02 = 12
LAB_07 = 13
BOT_01 = 14
BOT_04 = 15
SUB_01 = 16
SUB_03 = 17
EXTRA_08 = 18
TILE_A1 = 19
TILE_B1 = 20
TILE_C2 = 21
TILE_I1 = 22
TILE_I2 = 23
AMB_16 = 24
TURN_03 = 25

RULES = {
    number: "OCTO-" + name.replace("_", "-")
    for name, number in list(globals().items())
    if isinstance(number, int) and name.isupper()
}

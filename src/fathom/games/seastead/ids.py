"""The rules that can forbid something, by number: what a `may_*` function returns."""

from __future__ import annotations

ACADEMY_01 = 1
ACADEMY_05 = 2
AMB_01 = 3
AMB_07 = 4
BUILD_01 = 5
BUILD_02 = 6
BUILD_04 = 7
BUILD_06 = 8
COLUMN_04 = 9
COLUMN_05 = 10
DIVE_02 = 11
DIVE_03 = 12
DIVE_04 = 13
DIVE_07 = 14
DIVE_08 = 15
DIVE_09 = 16
END_06 = 17
LOCATION_00 = 18
LOCATION_03 = 19
LOCATION_07 = 20
LOCATION_10 = 21
LOCATION_11 = 22
LOCATION_16 = 23
MOVE_01 = 24
MOVE_02 = 25
MOVE_03 = 26
PORT_01 = 27
PORT_07 = 28
RESOLUTION_04 = 29
RS_01 = 30
RS_09 = 31
RS_13 = 32
RS_16 = 33
SETUP_15 = 34
SHIPYARD_01 = 35
SHIPYARD_04 = 36
SHIPYARD_05 = 37
SHIP_01 = 38
SHIP_02 = 39
SHIP_08 = 40
SOLO_04 = 41
SOLO_05 = 42
SOLO_06 = 43
SOLO_09 = 44
SOLO_10 = 45
SOLO_11 = 46
SOLO_13 = 47
SOLO_14 = 48
SPECIALIST_01 = 49
SPECIALIST_02 = 50
SPECIALIST_04 = 51
SPECIALIST_05 = 52
SPECIALIST_08 = 53
SPECIALIST_14 = 54
SP_A2 = 55
SP_A4 = 56
SP_A6 = 57
SP_B4 = 58
SP_B6 = 59
TURN_02 = 60
TURN_05 = 61
TURN_06 = 62

RULES = {
    number: f"SEA-{name}".replace("_", "-")
    for name, number in list(globals().items())
    if isinstance(number, int) and name.isupper()
}

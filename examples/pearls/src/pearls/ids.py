"""The rules that can forbid something, by number: what a `may_*` function returns."""

from __future__ import annotations

TURN_02 = 1
TURN_05 = 2
END_01 = 3

RULES = {
    number: "PEARLS-" + name.replace("_", "-")
    for name, number in list(globals().items())
    if isinstance(number, int) and name.isupper()
}

"""The time as this server counts it. It begins with the machine's time and then only goes forward, second by second: if
somebody sets the machine's clock, deadlines stay where they are until `follow` has been asked and people got time."""

from __future__ import annotations

import time

JUMP = 2.0  # seconds by which the machine's clock may differ before it counts as set

_beginning = time.time() - time.monotonic()


def now() -> float:
    """The time, in seconds since 1970."""
    return _beginning + time.monotonic()


def follow() -> float:
    """Take the machine's time over; returns by how many seconds it was set, 0 if it was not."""
    global _beginning
    jump = time.time() - now()
    if abs(jump) < JUMP:
        return 0.0
    _beginning += jump
    return jump

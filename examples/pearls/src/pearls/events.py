"""What can happen."""

from __future__ import annotations

from fathom.core.events import COUNT, Events

EVENTS = Events()
E_PEARL = EVENTS.add("pearl", ("worth", COUNT))
E_SHARK = EVENTS.add("shark")
E_SURFACE = EVENTS.add("surface", ("points", COUNT))
E_CHARM = EVENTS.add("charm", ("worth", COUNT), secret=("worth",))
E_OVER = EVENTS.add("over")

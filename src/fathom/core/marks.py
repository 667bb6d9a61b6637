"""How seats are told apart: a shape and a colour each, because not everybody can tell colours apart."""

from __future__ import annotations

MARKS = (("●", "#E69F00"), ("■", "#56B4E9"), ("▲", "#009E73"), ("◆", "#D55E00"))

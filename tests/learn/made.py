"""Nets that have learned nothing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

import fathom
from fathom.bots import nets
from tests.tables import sizes


def made(name: str, path: Path, **changed: Any) -> Path:
    """Such a net in a file; what it says of itself may be changed."""
    import torch

    from fathom.learn.network import Network

    about = nets.About.of(fathom.load(name), tuple(sizes(name)), width=16, layers=2)
    torch.manual_seed(1)
    weights = Network(about.shape).written()
    weights["policy.weight"] *= 100  # opinions, if no knowledge
    nets.save(path, replace(about, **changed), {key: value.astype(np.float16) for key, value in weights.items()})
    return path

"""The net in torch, for learning. What plays with it needs no torch: `fathom.bots.nets` reads what `written` writes."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import nn

from fathom.bots.nets import CHANNELS, SEATS, Shape


class Network(nn.Module):  # type: ignore[misc]  # torch brings no types here
    """An observation goes in; what comes out is a number for each action (the higher, the rather it is played) and what
    is expected at the end, in three channels (`CHANNELS`) for each seat, the observing one first."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.first = nn.Linear(shape.observation, shape.width)
        self.layers = nn.ModuleList(nn.Linear(shape.width, shape.width) for _ in range(shape.layers))
        self.policy = nn.Linear(shape.width, shape.actions)
        self.value = nn.Linear(shape.width, len(CHANNELS) * SEATS)
        for layer in (self.first, *self.layers):
            nn.init.orthogonal_(layer.weight, 2**0.5)
            nn.init.zeros_(layer.bias)
        for head, gain in ((self.policy, 0.01), (self.value, 0.1)):
            nn.init.orthogonal_(head.weight, gain)
            nn.init.zeros_(head.bias)

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Of many observations: a row of numbers for the actions, and channels by seats."""
        hidden = torch.relu(self.first(seen))
        for layer in self.layers:
            hidden = hidden + torch.relu(layer(hidden))
        return self.policy(hidden), self.value(hidden).view(-1, len(CHANNELS), SEATS)

    def written(self) -> dict[str, np.ndarray[Any, Any]]:
        """Its weights as numpy's, by name."""
        return {name: tensor.detach().cpu().numpy() for name, tensor in self.state_dict().items()}


def masked(logits: torch.Tensor, legal: torch.Tensor) -> torch.Tensor:
    """The logarithms of the chances of actions, of which only legal ones have any."""
    return torch.log_softmax(logits.masked_fill(~legal, -1e9), dim=-1)

"""Earlier selves. Whoever plays against nobody but themselves may forget how to beat what they were before."""

from __future__ import annotations

import copy

import torch

from fathom.core.chance import Seeded
from fathom.learn.network import Network

MOST = 16  # selves that are kept


class League:
    """Some of the selves so far, from all parts of the training."""

    def __init__(self, net: Network) -> None:
        self.selves: list[dict[str, torch.Tensor]] = []
        self.elder: Network = copy.deepcopy(net).requires_grad_(False)

    def add(self, net: Network) -> None:
        """Keep what the net is now. When there are too many, every second one goes."""
        self.selves.append({name: tensor.detach().clone() for name, tensor in net.state_dict().items()})
        if len(self.selves) > MOST:
            del self.selves[1::2]

    def one(self, chance: Seeded) -> Network | None:
        """One of them; None as long as there is nobody."""
        if not self.selves:
            return None
        self.elder.load_state_dict(self.selves[chance.pick(len(self.selves))])
        return self.elder

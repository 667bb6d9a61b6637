"""How a net becomes better by what happened: proximal policy optimisation (Schulman and others, 2017).

What brought more than was expected becomes likelier, what brought less becomes rarer, but in one lesson no chance
changes by much more than `clip`: what happened was played by the net as it was, and says little about another one.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch

from fathom.learn.experience import Experience
from fathom.learn.network import Network, masked


@dataclass(frozen=True)
class Lessons:
    """How to learn."""

    epochs: int = 2  # times that all is looked at
    parts: int = 16  # into which it is divided for that
    clip: float = 0.2
    rate: float = 7e-4  # at first; it falls to a twentieth
    entropy: float = 0.01  # at first; how much variety is worth. It falls to a tenth
    judging: float = 1.0  # how much it counts to expect the right things
    steepest: float = 0.5  # of a step, at most


def learn(
    net: Network, optimiser: torch.optim.Optimizer, lived: Experience, lessons: Lessons, left: float
) -> dict[str, float]:
    """Learn from experience; `left` is the part of the training that is still to come. Returns figures for the log."""
    for group in optimiser.param_groups:
        group["lr"] = lessons.rate * (0.05 + 0.95 * left)
    variety = lessons.entropy * (0.1 + 0.9 * left)
    own = lived.own
    spread, mean = torch.std_mean(lived.better[own])
    better = (lived.better - mean) / (spread + 1e-6)
    size = -(-len(lived) // lessons.parts)
    sums = torch.zeros(4, device=better.device)
    for _ in range(lessons.epochs):
        order = torch.randperm(len(lived), device=better.device)
        for rows in order.split(size):
            logits, value = net(lived.seen[rows].float())
            chances = masked(logits, lived.legal[rows])
            mine = own[rows].float()
            weight = mine / mine.sum().clamp(1)
            now = chances.gather(1, lived.action[rows][:, None])[:, 0]
            ratio = (now - lived.chance[rows]).exp()
            gain = better[rows]
            acting = -(
                weight * torch.minimum(ratio * gain, ratio.clamp(1 - lessons.clip, 1 + lessons.clip) * gain)
            ).sum()
            spread_out = -(weight * (chances.exp() * chances).sum(1)).sum()
            there = lived.seats[rows][:, None, :].float()
            off = ((value - lived.value[rows]) ** 2 * there).sum((1, 2)) / there.sum((1, 2)) / value.shape[1]
            loss = acting - variety * spread_out + lessons.judging * off.mean()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), lessons.steepest)
            optimiser.step()
            with torch.no_grad():
                moved = ((ratio - 1 - (now - lived.chance[rows])) * weight).sum()
                sums += torch.stack([acting.detach(), off.mean().detach(), spread_out.detach(), moved])
    told = (sums / (lessons.epochs * -(-len(lived) // size))).tolist()
    return dict(zip(("acting", "judging", "entropy", "moved"), told, strict=True))

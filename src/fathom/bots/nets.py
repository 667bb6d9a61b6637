"""Nets that have learned a game, as they are played with: numpy alone, and a file of weights.

A file (`net.npz`) holds the weights in 16 bits and says for which game, rules, observations and actions they are good.
`fathom train` writes it (docs/learning.md). A net is handed `observe(seat)` and nothing else.
"""

from __future__ import annotations

import json
import zipfile
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fathom.core.game import Game
from fathom.core.position import NEEDS_EXTRA

if TYPE_CHECKING:
    import numpy as np

SEATS = 4  # a net has room for so many players
CHANNELS = ("won", "lead", "points")  # what it expects: winning (from -1 to 1), the squashed lead, its own points
FILE = "net.npz"
ABOUT = "about"  # the entry of a file that says what it is


@dataclass(frozen=True)
class Shape:
    """How large a net is."""

    observation: int
    actions: int
    width: int = 256
    layers: int = 2  # between the first one and the heads


@dataclass(frozen=True)
class About:
    """What a net is good for, and where it comes from."""

    game: str
    version: int  # of the rules
    data: str  # the hash of the data pack
    seen: int  # the version of the observations
    shape: Shape
    players: tuple[int, ...]  # that it has learned with
    decisions: int = 0  # that it has learned from
    par: float = 0.0  # where a solo player's lead is measured from

    @classmethod
    def of(cls, game: Game, players: tuple[int, ...], width: int = 256, layers: int = 2) -> About:
        """A net for a game."""
        shape = Shape(game.observation_shape[0], game.num_actions, width, layers)
        return cls(game.name, game.version, game.data_hash, game.observation.version, shape, players)

    def check(self, game: Game, source: str) -> None:
        """ValueError, in a sentence, if a net is for something else."""
        wanted = About.of(game, self.players, self.shape.width, self.shape.layers)
        for name, what in (
            ("game", "game"), ("version", "version of the rules"), ("data", "data pack"),
            ("seen", "version of the observations"), ("shape", "size of observations or number of actions"),
        ):  # fmt: skip
            ours, theirs = getattr(wanted, name), getattr(self, name)
            if ours != theirs:
                raise ValueError(f"{source}: this net is for another {what}: {theirs}, not {ours}")


class Net:
    """A net that thinks about one observation at a time."""

    def __init__(self, about: About, weights: dict[str, np.ndarray[Any, Any]]) -> None:
        self.about = about
        # The first layer by observation: most of its numbers are 0, and only the others' rows are added up.
        self.first, self.start = weights["first.weight"].T.copy(), weights["first.bias"]
        self.layers = [(weights[f"layers.{i}.weight"], weights[f"layers.{i}.bias"]) for i in range(about.shape.layers)]
        self.policy = weights["policy.weight"], weights["policy.bias"]
        self.value = weights["value.weight"], weights["value.bias"]

    def think(self, seen: np.ndarray[Any, Any]) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """A number for each action, and what is expected at the end: channels by seats, the observing one first."""
        told = seen.nonzero()[0]
        hidden = (self.start + seen[told] @ self.first[told]).clip(0)
        for weight, bias in self.layers:
            hidden = hidden + (weight @ hidden + bias).clip(0)
        value = self.value[0] @ hidden + self.value[1]
        return self.policy[0] @ hidden + self.policy[1], value.reshape(len(CHANNELS), SEATS)


def save(path: Path, about: About, weights: dict[str, np.ndarray[Any, Any]]) -> None:
    """Write a net."""
    import numpy as np

    held: dict[str, Any] = {name: array.astype(np.float16) for name, array in weights.items()}
    held[ABOUT] = np.frombuffer(json.dumps(asdict(about)).encode(), np.uint8)
    np.savez_compressed(path, **held)


@lru_cache(maxsize=16)
def load(game: Game, source: str) -> Net:
    """The net in a file. FileNotFoundError if there is none, ValueError if it is for something else or no net."""
    try:
        import numpy as np
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(NEEDS_EXTRA.format(error.name, "fast"), name=error.name) from None
    path = Path(source)
    if not path.exists():
        raise FileNotFoundError(2, "there is no net", str(path))
    try:
        with np.load(path) as held:
            told = json.loads(held[ABOUT].tobytes())
            told |= {"shape": Shape(**told["shape"]), "players": tuple(told["players"])}
            about, weights = (
                About(**told),
                {name: held[name].astype(np.float32) for name in held.files if name != ABOUT},
            )
    except (ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as error:
        raise ValueError(f"{path}: not a net ({error})") from None
    about.check(game, str(path))
    try:
        return Net(about, weights)
    except KeyError as error:
        raise ValueError(f"{path}: not a net ({error} is missing)") from None

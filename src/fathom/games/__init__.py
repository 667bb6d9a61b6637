"""The games. One folder each; none knows another.

`fathom.games` is this package and, in the public API, the function that lists the games: importing a game would put the
package in the function's place, so the package itself can be called.
"""

import sys
from types import ModuleType

from fathom.core.registry import games


class _Games(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        """The names of all games, sorted."""
        return games()


sys.modules[__name__].__class__ = _Games

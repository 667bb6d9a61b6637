"""Hatch builds the page before it packs a wheel, so that an installed server needs no Node."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def _web() -> ModuleType:
    spec = importlib.util.spec_from_file_location("web", Path(__file__).with_name("web.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class PageBuild(BuildHookInterface):  # type: ignore[misc]  # Hatch is only there when a package is made
    """What Hatch calls."""

    def dependencies(self) -> list[str]:
        """What else the build needs: what compiles the games, and Node, if the machine has none."""
        web = _web()
        return [*self.metadata.core.dependencies, *web.needed("web"), *([] if web.has_node() else [web.WHEEL])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless it is there."""
        web = _web()
        if version != "editable" and not (web.BUILT.exists() and web.MODULES.exists()):  # a clone: by `make web`
            web.build()

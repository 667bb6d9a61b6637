"""The scripts that build the page: they find Node or bring it along, and build only when there is a reason."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from tools import web


def _node(folder: Path, version: str | None, npm: bool = True) -> str:
    """A folder with a Node of some version, if any."""
    folder.mkdir(exist_ok=True)
    for name in ["node"] * (version is not None) + ["npm"] * npm:
        (folder / name).write_text(f"#!/bin/sh\necho {version}\n")
        (folder / name).chmod(0o755)
    return str(folder)


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v20.19.0", True),
        ("v20.20.2", True),
        ("v22.12.0", True),
        ("v24.0.1", True),
        ("v100.0.0", True),
        ("v20.18.9", False),
        ("v21.9.0", False),
        ("v22.11.0", False),
        ("v8.17.0", False),
        ("nonsense", False),
        (None, False),
    ],
)
def test_node_must_be_there_and_new_enough(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, version: str | None, good: bool
) -> None:
    monkeypatch.setenv("PATH", _node(tmp_path / "bin", version))
    assert web.has_node() is good


def test_node_without_npm_is_not_enough(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", _node(tmp_path / "bin", "v24.0.0", npm=False))
    assert not web.has_node()


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """What `build` would run, in a project with nothing but a lock file; nothing is run."""
    done: list[list[str]] = []

    def run(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        done.append(command)
        if command[:2] == ["npm", "ci"]:
            (tmp_path / "node_modules").mkdir(exist_ok=True)
        return subprocess.CompletedProcess(command, 0, "", "")

    (tmp_path / "package-lock.json").write_text("locked")
    monkeypatch.setenv("PATH", "nowhere")
    monkeypatch.setattr(web, "WEB", tmp_path)
    monkeypatch.setattr(subprocess, "run", run)
    return done


def test_what_it_is_built_with_is_installed_once(
    monkeypatch: pytest.MonkeyPatch, ran: list[list[str]], tmp_path: Path
) -> None:
    monkeypatch.setattr(web, "has_node", lambda: True)
    web.build()
    games = [sys.executable, str(web.ROOT / "tools" / "wasm.py"), "--out", str(web.MODULES)]
    assert [command[:3] for command in ran[:2]] == [["npm", "ci", "--no-audit"], ["npm", "run", "--silent"]]
    assert ran[2:] == [games]
    ran.clear()
    web.build()
    assert [command[:2] for command in ran] == [["npm", "run"], games[:2]]
    ran.clear()
    (tmp_path / "package-lock.json").write_text("changed")
    web.build()
    assert [command[:2] for command in ran] == [["npm", "ci"], ["npm", "run"], games[:2]]


def test_where_there_is_no_node_it_is_brought_along(monkeypatch: pytest.MonkeyPatch, ran: list[list[str]]) -> None:
    monkeypatch.setattr(web, "has_node", lambda: False)
    web.build()
    assert ran[0][:4] == [sys.executable, "-m", "pip", "install"]
    assert ran[0][-1] == web.WHEEL
    assert [command[0] for command in ran[1:]] == ["npm", "npm", sys.executable]


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> Any:
    """What Hatch calls; Hatch itself is only there when a package is made."""
    for name in ("hatchling", "hatchling.builders", "hatchling.builders.hooks", "hatchling.builders.hooks.plugin"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    interface: Any = ModuleType("hatchling.builders.hooks.plugin.interface")
    interface.BuildHookInterface = object
    monkeypatch.setitem(sys.modules, interface.__name__, interface)
    monkeypatch.delitem(sys.modules, "tools.hatch_build", raising=False)
    made = importlib.import_module("tools.hatch_build")
    monkeypatch.delitem(sys.modules, "tools.hatch_build")
    monkeypatch.setattr(made, "_web", lambda: web)
    return made.PageBuild()


@pytest.mark.parametrize(
    ("version", "there", "builds"),
    [
        ("standard", (), True),
        ("standard", ("index.html", "wasm"), False),
        ("standard", ("index.html",), True),
        ("editable", (), False),
        ("editable", ("index.html", "wasm"), False),
    ],
)
def test_a_package_gets_the_page_unless_it_is_there(
    monkeypatch: pytest.MonkeyPatch, hook: Any, tmp_path: Path, version: str, there: tuple[str, ...], builds: bool
) -> None:
    built: list[bool] = []
    monkeypatch.setattr(web, "build", lambda: built.append(True))
    monkeypatch.setattr(web, "BUILT", tmp_path / "index.html")
    monkeypatch.setattr(web, "MODULES", tmp_path / "wasm")
    for name in there:
        (tmp_path / name).touch()
    hook.initialize(version, {})
    assert bool(built) is builds


@pytest.mark.parametrize("has", [True, False])
def test_a_package_is_made_without_node_on_the_machine(monkeypatch: pytest.MonkeyPatch, hook: Any, has: bool) -> None:
    monkeypatch.setattr(web, "has_node", lambda: has)
    hook.metadata = SimpleNamespace(core=SimpleNamespace(dependencies=["rich>=13"]))
    asked = hook.dependencies()
    assert (web.WHEEL in asked) is not has
    names = {re.split(r"[^\w.-]", one)[0] for one in asked}
    assert {"rich", "numba", "ziglang"} <= names  # what compiles the games
    assert "fathom" not in names

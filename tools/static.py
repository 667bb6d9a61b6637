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
from importlib import metadata
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from tools import web

ROOT = Path(__file__).parents[1]
SITE = ROOT / "dist" / "site"
ENGINE = "engine"
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
    folder.mkdir(parents=True, exist_ok=True)
    for name in LOADED:
        shutil.copy(PYODIDE / name, folder / name)
    packed, raw = folder / "fathom.zip", folder / "image.gz"
    archive(packed)
    made = ["node", str(web.WEB / "image.mjs"), str(PYODIDE), str(packed), str(raw)]
    memory = int(subprocess.run(made, check=True, capture_output=True, text=True).stdout.split()[-1])
    packed.unlink()
    image = f"image-{hashlib.sha256(raw.read_bytes()).hexdigest()[:16]}.gz"
    raw.rename(folder / image)
    files = {path.name: path.stat().st_size for path in sorted(folder.iterdir())}
    (folder / "parts.json").write_text(json.dumps({"image": image, "memory": memory, "files": files}))


def build(folder: Path = SITE) -> None:
    """Build all of it."""
    web.install()
    shutil.rmtree(folder, ignore_errors=True)
    os.environ["OUT"] = str(folder)
    web.run("build", "--logLevel", "warn", "--mode", "site")
    engine(folder / ENGINE)
    sizes = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(f"{folder}: {sizes / 1e6:.1f} MB")


if __name__ == "__main__":
    build()

"""While PufferLib is built (see Makefile): only the two games that bench/peers.py measures, and nothing fetched from
elsewhere. Its source brings Raylib for Linux, which they need; what it would fetch besides is for other games and for
browsers. Python runs this file as it starts, here in the folder where the source has been unpacked."""

from pathlib import Path

WANTED = ("connect4", "tripletriad")
NOT_NEEDED = ("raylib-5.5_webassembly", "box2d-web", "box2d-linux-amd64")

if Path("setup.py").exists() and Path("pufferlib/ocean").is_dir():
    for folder in NOT_NEEDED:  # it fetches those that are not there
        Path(folder).mkdir(exist_ok=True)
    for path in Path("pufferlib/ocean").rglob("binding.c"):
        if path.parent.name not in WANTED:
            path.unlink()

"""Makes a small database as a release leaves it behind: run by that release's code, once, when its schema is new.

    PYTHONPATH=<the release>/src python tests/server/databases/make.py tests/server/databases/0001

writes 0001.sql (a SQLite database as statements) and 0001.json (the tables by what they are, and the people's tokens).
It speaks to a real server by plain requests, so it runs with every release.
"""

from __future__ import annotations

import json
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

chooser = random.Random(4)


class Person:
    """Somebody at the server."""

    def __init__(self, url: str, name: str) -> None:
        self.url, self.token = url, ""
        self.token = self.ask("POST", "/me", {"name": name, "bearer": True})["token"]

    def ask(self, method: str, path: str, said: Any = None) -> Any:
        """The answer to a request."""
        headers = {
            "Content-Type": "application/json",
            **({"Authorization": f"Bearer {self.token}"} if self.token else {}),
        }
        body = None if said is None else json.dumps(said).encode()
        with urllib.request.urlopen(
            urllib.request.Request(f"{self.url}/api{path}", body, headers, method=method)
        ) as got:
            return json.load(got)


def play(id: str, people: list[Person], moves: int) -> None:
    """Let people play anything legal, so many actions or to the end."""
    left = moves
    while left:
        for person in people:
            news = person.ask("GET", f"/tables/{id}")
            if news["table"]["status"] != "playing":
                return
            if news["legal"] and left:
                said = {"state": news["state"], "action": chooser.choice(news["legal"])["id"]}
                person.ask("POST", f"/tables/{id}/act", said)
                left -= 1


def live(url: str) -> dict[str, Any]:
    """Tables of every kind."""
    ada, ben = people = [Person(url, "Ada"), Person(url, "Ben")]

    def table(game: str, moves: int, *, open: bool = False, **more: Any) -> str:
        seats = ["me", "open"]
        id = str(ada.ask("POST", "/tables", {"game": game, "seats": seats, **more})["table"]["id"])
        if not open:
            ben.ask("POST", f"/tables/{id}/join", {})
            play(id, people, moves)
        return id

    ids = {
        "open": table("otys", 0, open=True, public=True),
        "running": table("otys", 12),
        "timed": table("seastead", 8, timer=60),
        "abyss": table("abyss", 100),
        "conceded": table("otys", 20),
        "finished": table("seastead", 10_000),
        "octodice": table("octodice", 6),
    }
    ben.ask("POST", f"/tables/{ids['running']}/chat", {"text": "Hello"})
    ada.ask("POST", f"/tables/{ids['conceded']}/concede", {})
    return {"tokens": {"Ada": ada.token, "Ben": ben.token}, "tables": ids}


def main(out: Path) -> None:
    """Run a server, play, and write down what it leaves behind."""
    with tempfile.TemporaryDirectory() as folder:
        command = "import sys; from fathom.cli import main; sys.exit(main())"
        serve = ["serve", "--data", folder, "--port", "0", "--no-limits", "--workers", "1"]
        with subprocess.Popen([sys.executable, "-c", command, *serve], stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None
            try:
                told = live(found[0])
            finally:
                server.terminate()
        with sqlite3.connect(Path(folder) / "fathom.db") as database:
            out.with_suffix(".sql").write_text("\n".join(database.iterdump()) + "\n", encoding="utf-8")
    out.with_suffix(".json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

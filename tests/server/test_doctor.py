"""`fathom doctor` finds what is wrong, says what to do, and changes nothing."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.asking import Person, unhurried
from tests.server.postgres import Postgres
from tests.server.serving import Server
from tests.server.sitting import fathom

DATABASES = Path(__file__).parent / "databases"


def laid(folder: Path, name: str = "0002") -> Path:
    folder.mkdir(mode=0o700, exist_ok=True)
    path = folder / "fathom.db"
    with closing(sqlite3.connect(path)) as database:
        database.executescript((DATABASES / f"{name}.sql").read_text(encoding="utf-8"))
    path.chmod(0o600)
    return path


def asked(*where: str) -> tuple[int, str]:
    done = fathom("doctor", "--lang", "en", *where)
    assert done.stderr == ""
    return done.returncode, done.stdout.replace("\n", " ")


def _damaged(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(4096 * 3)
        file.write(b"\xff" * 4096 * 4)


def _newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '0999'")


def _rules(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE tables SET version = 99 WHERE game = 'otys'")


SICK: list[tuple[str, Callable[[Path], object]]] = [
    ("The database is damaged", _damaged),
    ("The database is damaged", lambda path: path.write_bytes(b"this is no database" * 1000)),
    ("A newer version of Fathom has used this database (schema 0999", _newer),
    ("of version 99 of the rules; here is version 2", _rules),
    ("Others on this machine can read", lambda path: path.chmod(0o644)),
    ("Others on this machine can read", lambda path: path.parent.chmod(0o755)),
]


@pytest.mark.parametrize(("words", "spoil"), SICK)
def test_what_is_wrong_is_found_and_left_as_it_is(tmp_path: Path, words: str, spoil: Callable[[Path], object]) -> None:
    path = laid(tmp_path / "data")
    code, said = asked("--data", str(path.parent))
    assert (code, "Nothing has to be done" in said) == (0, True)
    spoil(path)
    held = path.read_bytes()
    code, said = asked("--data", str(path.parent))
    assert code == 1
    assert words in " ".join(said.split())
    assert path.read_bytes() == held


def test_what_is_only_to_be_known_is_no_problem(tmp_path: Path) -> None:
    path = laid(tmp_path / "data", "0001")
    (path.parent / "fathom.db.lock").touch(mode=0o600)  # left behind
    code, said = asked("--data", str(path.parent))
    assert code == 0
    assert "schema 0001; the next start brings it up to" in said
    assert "of version 1 of the rules; here is version 2" in " ".join(said.split())
    assert "A server is running" not in said
    assert asked("--data", str(tmp_path / "nowhere"))[0] == 0
    assert not (tmp_path / "nowhere").exists()


def test_a_running_server_is_told_and_an_end_without_warning_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unhurried(monkeypatch)
    tmp_path.chmod(0o700)
    with Server(tmp_path, "--workers", "1") as server:
        Person(server.url, "Ada").create("me", "me")
        code, said = asked("--data", str(tmp_path))
        assert (code, "A server is running" in said, "One game is not yet stored" in said) == (0, True, True)
        server.kill()
        code, said = asked("--data", str(tmp_path))
        assert (code, "did not stop in an orderly way" in said) == (0, True)
        server.start()
        assert server.stop() == 0
    assert "Every game can be shown whatever rules come" in asked("--data", str(tmp_path))[1]


@pytest.mark.parametrize("spoil", [Path.mkdir, os.mkfifo, lambda path: path.symlink_to("nowhere")])
def test_what_is_no_file_is_not_opened(tmp_path: Path, spoil: Callable[[Path], object]) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o700)
    spoil(folder / "fathom.db")
    code, said = asked("--data", str(folder))
    assert (code, "is something else" in said) == (1, True)
    code, said = asked("--data", str(laid(tmp_path / "other")))
    assert (code, "is something else" in said) == (1, True)


def test_a_folder_may_have_any_name(tmp_path: Path) -> None:
    path = laid(tmp_path / "a %20 #b")
    code, said = asked("--data", str(path.parent))
    assert (code, "The database is whole" in said) == (0, True)


def test_a_postgresql_is_asked_too(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.create("doctor")
    code, said = asked("--database", url)
    assert (code, "The database is empty" in said) == (0, True)
    with Server(tmp_path, "--workers", "1", database=url) as server:
        Person(server.url, "Ada").create("me", "open")
    code, said = asked("--database", url)
    assert (code, "the newest" in said) == (0, True)
    code, said = asked("--database", "postgresql+asyncpg://nobody@127.0.0.1:1/none")
    assert (code, "cannot be asked" in said) == (1, True)


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_it_speaks_every_language(tmp_path: Path, lang: str) -> None:
    path = laid(tmp_path / "data")
    _rules(path)
    done = fathom("doctor", "--lang", lang, "--data", str(path.parent))
    assert (done.returncode, done.stderr) == (1, "")
    assert ("Regeln" in done.stdout, "règles" in done.stdout) == (lang == "de", lang == "fr")

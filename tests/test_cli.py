"""The command line, as a person uses it: piped input, and what is printed."""

from __future__ import annotations

import io
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from rich.cells import cell_len

import fathom
from fathom.bots import ask, bot, characters, measured
from fathom.cli import games, main, saved, show
from fathom.cli.play import Session
from fathom.core import registry
from fathom.core.definition import Definition
from fathom.core.position import State
from fathom.core.text import LANGUAGES, source
from tests.tables import EVERY_GAME, positions

Run = Callable[..., tuple[int, str, str]]
SHORT = ("--option", "round_cap=3", "--seed", "5")
FATHOM = str(Path(sys.executable).with_name("fathom"))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FATHOM_DATA", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def run(*argv: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            code = main(argv)
        except SystemExit as left:
            code = int(left.code or 0)
        return code, *capsys.readouterr()

    return run


def kept(home: Path) -> Path:
    (file,) = (home / "home" / "games").iterdir()
    return file


def replayed(file: Path) -> State:
    return fathom.Record.from_json(file.read_text(encoding="utf-8")).replay()


# Play


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game(run: Run, home: Path, lang: str, players: int) -> None:
    seats = ",".join(["human", *["greedy"] * (players - 1)])
    code, out, err = run("play", "--seats", seats, "--lang", lang, *SHORT, typed="1\n" * 400)
    assert (code, err) == (0, "")
    assert show.say(lang, "result") in out
    assert show.say(lang, "saved", file=str(kept(home))) in out
    assert max(cell_len(line) for line in out.splitlines() if "/" not in line) <= 80
    state = replayed(kept(home))
    assert state.over
    assert state.game.seats == players


def test_a_newcomer_plays_against_casual_bots_by_name(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known: dict[str, object] = {"ratings": {}, "solo": {}}
    monkeypatch.setattr(measured, "_held", lambda: known)
    first = ("--option", "first_player=0", *SHORT)  # so that no bot has to think
    code, out, err = run("play", "--lang", "fr", *first, typed="")
    assert (code, err) == (0, "")
    assert "Bots\u00a0:  ■ Luma (Détendu)  ▲ Luma (Détendu)" in out.splitlines()
    assert json.loads(kept(home).read_text())["about"]["seats"] == "human,casual,casual"
    _, out, _ = run("play", "--seats", "human,expert,mcts:20", *first, typed="?\n")
    assert out.splitlines().count("Bots:  ■ Baltasar (Expert)  ▲ Search") == 2  # at first, and when help was asked for
    known["ratings"] = {"otys": {"3": {"expert": 1456}, "2": {"expert": 1, "mcts": 2}}}
    _, out, _ = run("play", "--seats", "human,expert,mcts:20", *first, typed="")
    assert "Bots:  ■ Baltasar (Expert, rating 1456)  ▲ Search" in out.splitlines()


def test_a_solo_game_has_something_to_beat(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = ("play", "octodice", "--players", "1", "--seed", "1", "--lang", "en")
    known: dict[str, object] = {"ratings": {}, "solo": {}}
    monkeypatch.setattr(measured, "_held", lambda: known)
    _, out, _ = run(*alone, typed="")
    assert "To beat" not in out
    kept(home).unlink()
    quartiles = (1, 52, 60)
    mark = {"level": "strong", "games": 400, "mean": 52.3, "quartiles": quartiles, "won": 0.705}
    known["solo"] = {"octodice": {"usual": mark}}
    _, out, _ = run(*alone, typed="1\n" * 400)
    told = " ".join(out.split())
    assert "To beat: Vega reaches 52 points on average; half of the games end between 1 and 60." in told
    assert "Vega wins 70% of the games." in told
    points = replayed(kept(home)).scores[0]
    beaten = sum(points > one for one in quartiles)
    assert characters.words("en", f"solo-beaten-{beaten}", name="Vega", mean=52) in told
    _, out, _ = run(*alone, "--option", "layout=first-game", typed="")
    assert "To beat" not in out  # this was not measured


def test_commands(run: Run, home: Path) -> None:
    own = home / "my game.json"
    typed = "1|?|? 1|why key 3|why go|why 77|why|rules propeller|rules OTYS-END-03|rules xyzzy|key 2|log|news|table"
    typed += f"|look 2|look 9|frobnicate|save {own}|save|undo|undo|key 9"
    code, out, err = run("play", *SHORT, "--option", "first_player=0", typed=typed.replace("|", "\n"))
    assert (code, err) == (0, "")
    assert out.count("Choose a key") == 2  # at first, and when the key has been taken back
    for words in (
        "why an action is not allowed",
        "This is allowed now.",
        "OTYS-TURN-02",
        "There is no choice 77",
        "more resources in their",
        'No rule mentions "xyzzy".',
        '"frobnicate" is neither',
        "Player 1 plays key 1",
        "You have not decided anything yet.",
    ):
        assert words in out, words
    assert out.count(f"saved in {own}") == 1
    assert replayed(own).history[0].action == 0
    assert replayed(kept(home)).history == []


def test_undo_stops_where_others_acted(run: Run, home: Path) -> None:
    record = home / "game.json"
    run("watch", *SHORT, "--save", str(record))
    moves = fathom.Record.from_json(record.read_text()).moves
    at = next(i for i in range(20, len(moves)) if _at(record, i).actor == 0 and _at(record, i).history[-1].actor != 0)
    head = json.loads(record.read_text())
    record.write_text(json.dumps({**head, "moves": head["moves"][:at]}))
    _, out, _ = run("play", "--resume", str(record), typed="undo")
    assert "Somebody else has acted since" in out


def _at(record: Path, moment: int) -> State:
    return fathom.Record.from_json(record.read_text()).replay(moment)


def test_save_spares_other_files(run: Run, home: Path) -> None:
    other = home / "letter.txt"
    other.write_text("Dear diver,")
    _, out, _ = run("play", *SHORT, typed=f"save {other}\nsave {home / 'no' / 'folder'}\n")
    assert out.count("Not saved: ") == 2
    assert other.read_text() == "Dear diver,"


def test_save_at_home(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    _, out, _ = run("play", *SHORT, typed="save ~/mine.json\n")
    assert f"saved in {home / 'mine.json'}" in out
    assert replayed(home / "mine.json").actor == 0


def test_play_goes_on_unsaved(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path) -> None:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(saved, "_unfinished", full)
    code, out, err = run("play", *SHORT, "--option", "first_player=0", typed="1\n1\n1\n")
    assert (code, err) == (1, "")
    assert out.count("No space left on device") == 2  # at the first decision, and at the end
    assert out.count(f"Not saved: {kept(home)}: No space") == 2
    assert "--resume" not in out


def test_the_resume_command_can_be_run(home: Path) -> None:
    bare = {"FATHOM_DATA": str(home / "home"), "PATH": os.defpath, "COLUMNS": "80"}
    assert shutil.which("fathom", path=bare["PATH"]) is None
    for path, name in ((bare["PATH"], os.path.relpath(FATHOM)), (f"{Path(FATHOM).parent}:{os.defpath}", "fathom")):
        environment = {**bare, "PATH": path}
        start = subprocess.run([name, "play", "--seed", "1"], input="", capture_output=True, text=True, env=environment)
        command = start.stdout.splitlines()[-1]
        assert command.split()[0] == name
        again = subprocess.run(command, shell=True, input="", capture_output=True, text=True, env=environment)
        assert (again.returncode, again.stderr) == (0, "")


@pytest.mark.parametrize("end", ["quit\n1\n", ""])
def test_leave_and_resume(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch, end: str) -> None:
    monkeypatch.setattr("sys.argv", ["nosuchfile"])
    code, out, _ = run("play", "--seats", "random,human", *SHORT, typed="1\n" * 7 + end)
    assert code == 0
    command = out.splitlines()[-1].split()
    assert command[:4] == ["fathom", "play", "--resume", str(kept(home))]
    before = replayed(kept(home))
    code, out, _ = run(*command[1:], typed="")
    after = replayed(kept(home))
    assert code == 0
    assert after.view(None) == before.view(None)
    assert after.legal() == before.legal()
    assert "■ You (Player 2)" in out


def test_seats_keep_their_secrets(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, run: Run, home: Path
) -> None:
    """Two people at one keyboard: no screen names a contract that its seat could not know by then."""
    choose = random.Random(1)
    known: list[set[str]] = [set(), set()]
    cards = re.compile(r"C\d\d")
    hidden = 0

    def look(session: Session) -> None:
        nonlocal hidden
        seen = set(cards.findall(capsys.readouterr().out))
        for seat in range(2):
            known[seat] |= set(cards.findall(json.dumps(session.state.view(seat))))
        if session.at_keyboard >= 0:
            assert seen <= known[session.at_keyboard]
            hidden += bool(known[1 - session.at_keyboard] - known[session.at_keyboard])

    def ask(session: Session, prompt: str) -> str:
        look(session)
        if "Enter" in prompt:
            return ""
        words = [session.game.text(action) for action in session.state.legal()]
        return choose.choice([word for word in words if word.split()[0] in ("draw", "keep")] or ["log", *words])

    monkeypatch.setattr(Session, "ask", ask)
    main(["play", "--seats", "human,human", "--seed", "3", "--option", "round_cap=9"])
    assert "Result" in capsys.readouterr().out
    assert hidden > 10


def test_hand_over(run: Run) -> None:
    _, out, _ = run("play", "--seats", "human,human,greedy", "--option", "first_player=1", typed="\n")
    assert out.startswith("Player 2, press Enter. ")
    assert "■ You (Player 2)" in out


def test_a_terminal_is_cleared(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a screen of 36 lines everything fits, and nothing stays for the next person to scroll back to."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("LINES", "36")
    monkeypatch.setenv("TERM", "xterm-256color")
    for seats, cleared in (("human,greedy,greedy,greedy", False), ("human,human,human,human", True)):
        _, out, _ = run("play", "--seats", seats, "--option", "first_player=0", "--lang", "fr", typed="\n")
        assert ("\x1b[3J" in out) == cleared
        screen = out.split("\x1b[2J")[-1].split("\n> ")[0]
        assert "5 autres choix" in screen
        lines = screen.splitlines()
        top = next(i for i, line in enumerate(lines) if "Otys" in line)  # what happened before scrolls away
        assert len(lines) - top < 36


def test_closed_by_ctrl_c(home: Path) -> None:
    process = subprocess.Popen(
        [FATHOM, "play", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a test run in the background ignores it
    )
    assert process.stdout is not None
    while "Choose a key" not in process.stdout.readline():
        pass
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert (process.returncode, err) == (130, "")
    assert f"--resume {kept(home)}" in out
    assert replayed(kept(home)).actor == 0


# The other commands


@pytest.mark.parametrize("lang", LANGUAGES)
def test_watch_and_replay(run: Run, home: Path, lang: str) -> None:
    file, picture = home / "game.json", home / "table.svg"
    code, out, err = run("watch", "--seats", "greedy,random", *SHORT, "--lang", lang, "--save", str(file))
    assert (code, err) == (0, "")
    assert show.say(lang, "result") in out
    end = len(replayed(file).history)
    code, out, err = run("replay", str(file), "--lang", lang)
    assert (code, err) == (0, "")
    assert show.say(lang, "moment", at=end, count=end) in out
    assert show.say(lang, "shown-spectator") in out
    _, out, _ = run("replay", str(file), "--at", "9", "--seat", "2", "--lang", lang)
    assert show.say(lang, "moment", at=9, count=end) in out
    _, out, _ = run("replay", str(file), "--open", "--lang", lang)
    assert show.say(lang, "shown-open") in out
    assert run("replay", str(file), "--svg", str(picture), "--lang", lang) == (0, "", "")
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    assert "url(http" not in picture.read_text(encoding="utf-8")


def test_replay_keeps_secrets_until_the_end(run: Run, home: Path, finished: str) -> None:
    held = json.loads(finished)
    whole, part = home / "whole.json", home / "part.json"
    whole.write_text(finished)
    part.write_text(json.dumps({**held, "moves": held["moves"][:9], "about": {"seats": "greedy,human,greedy"}}))
    code, out, _ = run("replay", str(whole), "--at", "3", "--open")
    assert code == 0
    assert "Everything is open" in out
    assert run("replay", str(whole), "--at", "3", "--seat", "1")[0] == 0
    assert run("replay", str(part))[0] == 0
    assert run("replay", str(part), "--seat", "2")[0] == 0
    assert run("replay", str(part), "--seat", "1")[0] == 2


def test_a_broken_plugin_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def definition(name: str) -> Definition:
        if name == "broken":
            raise ValueError("the game 'broken' cannot be loaded")
        return registry.definition(name)

    monkeypatch.setattr(games, "games", lambda: ("broken", "otys"))
    monkeypatch.setattr(games, "definition", definition)
    code, out, err = run("games")
    assert (code, err) == (0, "fathom: the game 'broken' cannot be loaded\n")
    assert "round_cap=100" in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_and_rules(run: Run, lang: str) -> None:
    code, out, _ = run("games", "--lang", lang)
    assert code == 0
    assert "round_cap=100" in out
    code, out, _ = run("rules", "otys", "otys-end-03", "--lang", lang)
    assert (code, out.count("OTYS-")) == (0, 1)
    code, out, _ = run("rules", "otys", "HACKER", "--lang", lang)
    assert code == 0
    assert out.count("OTYS-") > 5
    code, everything, _ = run("rules", "otys", "--lang", lang)
    assert everything.count("OTYS-") > out.count("OTYS-")
    code, out, _ = run("rules", "otys", "xyzzy", "--lang", lang)
    assert (code, out.strip()) == (1, show.say(lang, "rules-none", word="xyzzy"))


def test_the_language_of_the_system(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_CH.UTF-8")
    assert "Rundengrenze" in run("games")[1]
    monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")
    assert "Round limit" in run("games")[1]


def test_data(run: Run, home: Path) -> None:
    code, out, _ = run("data", "otys")
    assert (code, out) == (0, (Path(fathom.__file__).parent / "games/otys/data.toml").read_text(encoding="utf-8"))
    pack = home / "pack.toml"
    assert run("data", "otys", "--export", str(pack))[0] == 0
    assert fathom.load("otys").data_hash in run("data", "otys", "--check", str(pack))[1]
    assert run("data", "otys", "--export", str(pack))[0] == 2
    pack.write_text("player.credits = 9")
    assert run("data", "otys", "--check", str(pack))[0] == 0
    _, out, _ = run("play", "--data", str(pack), "--option", "first_player=0", typed="")
    assert "9¢" in out


def test_version(run: Run) -> None:
    done = subprocess.run([FATHOM, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"fathom {fathom.__version__}\n"
    assert "watch" in run()[1]


def test_importing_fathom_stays_light() -> None:
    code = "import fathom, sys; print([m for m in ('rich', 'argparse', 'fathom.cli') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


# What can be wrong


@pytest.fixture(scope="module")
def finished() -> str:
    """A saved game."""
    state, player = fathom.load("otys", round_cap=3).new(seed=5), bot("random", 1)
    while not state.over:
        state.apply(ask(player, state, 1))
    return fathom.Record.of(state).to_json()


WRONG = {
    "": "frobnicate|replay",
    "play": "nosuchgame|--lang xx",
    "play --option": "round_cap|nosuch=1|data=1|round_cap=0|first_player=3",
    "play --players": "7|three|2 --option players=3|2 --seats human,greedy,greedy",
    "play --seats": "human|human,gredy|human,|greedy,greedy",
    "play --data": "nosuchfile.toml|{pack}|{text}|{folder}",
    "play --resume": "nosuchfile.json|{text}|{json}|{cheat}|{game} --option round_cap=5|{game} --players 4",
    "play nosuchgame": "--resume {game}",
    "watch": "--seats human,greedy|--delay inf|--delay -1|--save {text}|--save {folder}|--save {folder}/no/x.json",
    "replay": "nosuchfile.json|{folder}|{game} --at 999|{game} --at -1|{game} --seat 0",
    "replay {part}": "--open|--seat 1",
    "rules": "nosuchgame|otys --lang xx",
    "compile": "nosuchgame|otys nosuchgame|otys --jobs 0|--jobs x",
    "bench": "nosuchgame|otys --seconds inf|otys --seconds nan|otys --seconds -1|otys --seconds 601|otys --players 0",
    "data": "nosuchgame|otys --check {pack}|otys --check nosuchfile.toml|otys --export {text}",
}


@pytest.mark.parametrize("line", [f"{start} {end}" for start, ends in WRONG.items() for end in ends.split("|")])
def test_one_line_says_what_is_wrong(run: Run, home: Path, finished: str, line: str) -> None:
    files = {name: home / name for name in ("pack", "text", "json", "cheat", "game", "part")}
    files["pack"].write_text("player.credits = 'many'")
    files["text"].write_bytes(b"Dear diver,\xff\n")
    files["json"].write_text("[1, 2]")
    files["game"].write_text(finished)
    held = json.loads(finished)
    files["part"].write_text(json.dumps({**held, "moves": held["moves"][:9]}))
    held["moves"][4][0] = "surface" if held["moves"][4][0] != "surface" else "go"
    files["cheat"].write_text(json.dumps(held))
    code, out, err = run(*line.format(folder=home, **files).split())
    assert (code, out) == (2, "")
    assert not re.search(rf"\.{os.getpid()}\b", err)  # not the name of a temporary file
    assert re.fullmatch(r"fathom: [^\n]+\n", err)
    assert files["text"].read_bytes() == b"Dear diver,\xff\n"


def test_what_rules_needs(run: Run) -> None:
    assert run("rules") == (2, "", "fathom: the following arguments are required: GAME (see fathom rules --help)\n")


def test_debugging(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATHOM_DEBUG", "1")
    with pytest.raises(ValueError, match="no game"):
        run("rules", "nosuchgame")


def test_bench_without_numba() -> None:
    code = "import sys; sys.modules['numba'] = None; from fathom.cli import main; main(['bench', 'otys'])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert re.fullmatch(r"fathom: this needs numba[^\n]+\n", done.stderr)


@pytest.mark.skipif(os.name != "posix", reason="a shell")
def test_a_closed_output(home: Path) -> None:
    done = subprocess.run(f"{FATHOM} play >&-", shell=True, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert done.returncode == 2
    assert re.fullmatch(r"fathom: standard output is closed[^\n]+\n", done.stderr)
    assert not (home / "home").exists()


@pytest.mark.skipif(os.name != "posix", reason="pipes")
def test_a_reader_that_leaves() -> None:
    done = subprocess.run(f"{FATHOM} rules otys | head -1", shell=True, capture_output=True, text=True)
    assert done.stderr == ""


def test_the_same_messages_in_every_language() -> None:
    files = []
    for lang in LANGUAGES:
        body = FluentParser().parse(source("fathom.cli", "text", f"{lang}.ftl")).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        messages = [entry for entry in body if isinstance(entry, ast.Message)]
        files.append(
            {
                one.id.name: set(re.findall(r'"VariableReference".*?"name": "(\w+)"', json.dumps(one.to_json())))
                for one in messages
            }
        )
    assert files[0] == files[1] == files[2]


@EVERY_GAME
def test_choices_say_what_they_end(name: str) -> None:
    game, said = fathom.load(name, players=2), 0
    for state in positions(game, seed=2, limit=60):
        if state.actor is None:
            break
        ends = [one.ends for one in state.outlook(state.actor).values()]
        notes = list(show.notes(state, "de").values())
        assert [("beendet den Zug" in note) for note in notes] == [one is True for one in ends]
        said += sum("beendet den Zug" in note for note in notes)
    assert said

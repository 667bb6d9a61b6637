"""`fathom play`: a game in the terminal, alone against bots or with several people at one keyboard."""

from __future__ import annotations

import argparse
import difflib
import os
import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Group
from rich.live import Live
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fathom.cli import reason, saved
from fathom.cli.hint import at_once, shown
from fathom.cli.seats import HUMAN, Seating, seating
from fathom.cli.show import (
    ROOM,
    Menu,
    choices,
    company,
    console,
    language,
    log,
    mark,
    menu,
    news,
    result,
    rule,
    say,
    search,
    to_beat,
)
from fathom.core.draw import table
from fathom.core.text import rulebook
from fathom.study.advice import hints

RULES_SHOWN = 4


class Leave(Exception):
    """The person has had enough for now."""


def run(args: argparse.Namespace) -> int:
    """Play until the game is over or the person leaves."""
    lang = language(args.lang)
    if sys.stdout is None:
        raise ValueError("standard output is closed, so there is nowhere to show a game")
    seats = seating(args, HUMAN)
    path = Path(args.resume) if args.resume is not None else saved.new_file(seats.state.game.name)
    hints = len(seats.people) == 1 if args.hints is None else args.hints == "on"
    return Session(seats, path, lang, hints, args.notes).run()


def program() -> str:
    """How to start this program from here: by its name, or else by the file it was started from."""
    return sys.argv[0] if shutil.which("fathom") is None and shutil.which(sys.argv[0]) is not None else "fathom"


class Session:
    """A sitting: people and bots around a state, and the file that keeps it."""

    def __init__(self, seats: Seating, path: Path, lang: str, hints: bool, notes: bool) -> None:
        self.seats, self.path, self.lang, self.hints, self.notes = seats, path, lang, hints, notes
        self.state, self.game = seats.state, seats.state.game
        self.out = console()
        self.seated = ",".join(seats.names)
        self.bots = [None if player is None else name for name, player in zip(seats.names, seats.bots, strict=True)]
        self.offered = Menu([], {}, {})
        self.greeted = False
        self.at_keyboard = seats.people[0] if len(seats.people) == 1 else -1
        self.commands: dict[str, Callable[[str], bool]] = {
            "?": self.help,
            "why": self.why,
            "hint": self.hint,
            "rules": self.rules,
            "undo": self.undo,
            "table": self.again,
            "look": self.look,
            "news": self.news,
            "log": self.log,
            "save": self.save,
            "quit": self.quit,
        }

    def run(self) -> int:
        """Play, keep the game, and say how to go on with it."""
        code = 0
        try:
            self.play()
        except (Leave, EOFError):
            pass
        except KeyboardInterrupt:
            code = 130
        trouble = self.keep(self.path)
        self.out.print()
        if trouble is not None:
            self.tell("not-saved", reason=trouble)
            return code or 1
        if self.state.over:
            self.tell("saved", file=str(self.path))
        else:
            self.tell("kept")
            command = [program(), "play", "--resume", str(self.path)]
            self.out.print(Text(shlex.join([*command, "--lang", self.lang]), style="bold"), soft_wrap=True)
        return code

    def play(self) -> None:
        """Ask people and bots in turn until the game is over."""
        state, trouble = self.state, None
        while state.actor is not None:
            if self.seats.bots[state.actor] is not None:
                self.seats.play_bot()
                continue
            known, trouble = trouble, self.keep(self.path)  # at every decision: a killed terminal loses nothing
            self.hand_over(state.actor)
            self.show()
            if trouble not in (None, known):
                self.tell("not-saved", reason=trouble)
            while not self.obey(self.ask("> ")):
                pass
        people = self.seats.people
        self.clear()
        self.out.print(table(self.game, state.view(people[0] if len(people) == 1 else None), self.lang))
        self.out.print(result(state, self.lang))
        self.introduce()

    def keep(self, path: Path) -> str | None:
        """Store the game; if that fails, say why."""
        hinted = ",".join(map(str, self.seats.hinted))
        try:
            saved.save(self.state, path, seats=self.seated, **({"hints": hinted} if hinted else {}))
        except (OSError, ValueError) as error:
            return reason(error)
        return None

    # The screen

    def ask(self, prompt: str) -> str:
        """What the person types."""
        if sys.stdin is None:  # closed by the program that started us
            raise EOFError
        line = input(prompt)
        if not sys.stdin.isatty():  # nobody has seen it typed
            print(line)
        return " ".join(line.split())

    def tell(self, id: str, **args: object) -> None:
        """Print a message."""
        self.out.print(Text(say(self.lang, id, **args)), soft_wrap=bool({"file", "reason"} & set(args)))

    def clear(self) -> None:
        """A fresh screen; where several people share it, what has scrolled away goes too."""
        self.out.clear()
        if self.out.is_terminal and not self.out.is_dumb_terminal and len(self.seats.people) > 1:
            self.out.file.write("\x1b[3J")

    def hand_over(self, seat: int) -> None:
        """Before another person's secrets are shown, that person takes the seat."""
        if seat == self.at_keyboard:
            return
        self.clear()
        name = self.game.texts.format(self.lang, "table-player", {"seat": seat + 1})
        self.ask(say(self.lang, "hand-over", player=name) + " ")
        self.at_keyboard = seat

    def introduce(self) -> None:
        """Who the others are."""
        if told := company(self.bots, self.lang, self.game):
            self.out.print(told)

    def show(self) -> None:
        """The table, the news and the choices of the person at the keyboard."""
        state, seat = self.state, self.at_keyboard
        view = state.view(seat)
        drawn = self.out.render_lines(table(self.game, view, self.lang), pad=False)
        room = self.out.height - len(drawn) - 4 if self.out.is_terminal else ROOM
        self.offered = menu(state, self.lang, self.out.width, room)
        self.clear()
        if not self.greeted:
            self.greeted = True
            self.introduce()
            if told := to_beat(self.game, self.lang):
                self.out.print(told)
        self.news("")  # on top: if not all fits, it is what scrolls away
        self.out.print(table(self.game, view, self.lang))
        for note in state.notes(seat, self.lang) if self.notes else ():
            self.out.print(Text(f"  {note}", style="dim"))
        prompt = self.game.texts.format(self.lang, f"phase-{view['phase']}")
        self.out.print(Text.assemble("\n", mark(seat), " ", (prompt, "bold"), (f"   {say(self.lang, 'hint')}", "dim")))
        self.out.print(choices(state, self.offered, self.lang, self.out.width))

    # What a person can type. Every answer is True if the table has to be shown again.

    def obey(self, line: str) -> bool:
        """Do what a line asks for: a command, a folded list of choices, or an action."""
        if not line:
            return False
        word, _, rest = line.partition(" ")
        is_action = line.lower() in self.game.vocabulary.spellings or line.isdecimal()
        if not is_action and word.lower() in self.commands:
            return self.commands[word.lower()](rest)
        if line.lower() in self.offered.folded:
            self.out.print(choices(self.state, self.offered, self.lang, self.out.width, line.lower()))
            return False
        action = self.meant(line)
        if action is None:
            return False
        if self.state.explain(action) is not None:
            return self.explain(action)
        self.state.apply(action)
        return True

    def meant(self, text: str) -> int | None:
        """The action of a number or a notation; says so if it is neither."""
        if text.isdecimal():
            number = int(text[:6])
            if 1 <= number <= len(self.offered.actions):
                return self.offered.actions[number - 1]
            self.tell("no-choice", number=text[:6], count=len(self.offered.actions))
            return None
        try:
            return self.game.action(text)
        except ValueError:
            known = [self.game.text(action) for action in self.offered.actions] + list(self.commands)
            near = difflib.get_close_matches(text.lower(), known, n=1, cutoff=0.0)[0]
            self.tell("not-understood", text=text[:60], near=near)
            return None

    def explain(self, action: int) -> bool:
        """Whether an action is allowed, and if not, by which rule."""
        words = Text(self.game.describe(self.state, action, self.lang), style="bold")
        why = self.state.why(action, self.lang)
        self.out.print(Text.assemble(words, ("  " + self.game.text(action), "dim")))
        if why is None:
            self.tell("allowed")
            self.foretell(action)
        else:
            self.tell("forbidden")
            self.out.print(Text(why.cause, style="bold"))
            self.out.print(rule(why.rule))
        return False

    def foretell(self, action: int) -> None:
        """What is certain about a legal action, and what chance may bring."""
        state, seat = self.state, self.at_keyboard
        for event in state.foresee(seat, action).certain:
            self.out.print(Text(f"  {self.game.say(event, self.lang)}"))
        if note := self.offered.notes.get(state.same(action)):
            self.out.print(Text(f"  {note}"))
        for words, chance in state.odds(seat, action, self.lang):
            self.out.print(Text(f"  {say(self.lang, 'percent', share=round(100 * chance))}  {words}", style="dim"))

    def help(self, rest: str) -> bool:
        """What can be done now, and what can be typed."""
        if rest:
            return self.why(rest)
        phase = self.state.view(self.at_keyboard)["phase"]
        texts = self.game.texts
        self.out.print(Text(texts.format(self.lang, f"phase-{phase}"), style="bold"))
        for id in (f"help-{phase}", "help-signs"):
            if texts.has(self.lang, id):
                self.out.print(Text(texts.format(self.lang, id)))
        grid = Table.grid(padding=(0, 2))
        first = self.game.text(self.offered.actions[0])
        usage = {
            "number": "1",
            "notation": first,
            "question": "?  ? 1",
            "why": f"why {first}",
            "hint": "hint",
            "rules": "rules ...",
            "undo": "undo",
            "table": "table",
            "look": "look 2",
            "news": "news",
            "log": "log",
            "save": "save  save ...",
            "quit": "quit",
        }
        for id, example in usage.items():
            grid.add_row(Text(example, style="cyan"), Text(say(self.lang, f"help-{id}")))
        self.out.print(Padding(grid, (1, 0, 0, 1)))
        self.introduce()
        return False

    def why(self, rest: str) -> bool:
        """Explain an action."""
        if not rest:
            self.tell("help-why")
            return False
        action = self.meant(rest)
        return False if action is None else self.explain(action)

    def hint(self, rest: str) -> bool:
        """What to do, from what this seat knows, better and better. Ctrl-C ends the thinking, not the game. The log
        tells that a hint was asked for."""
        state, found = self.state, None
        if not self.hints:
            self.tell("no-hints")
            return False
        if state.moment not in self.seats.hinted:
            self.seats.hinted.append(state.moment)
        thinking = Text(say(self.lang, "thinking"), "dim")
        try:
            with Live(thinking, console=self.out, transient=True) as live:
                for found in hints(state, self.at_keyboard, seed=state.moment, world=at_once(self.game)):
                    live.update(Group(shown(state, found, self.lang), thinking))
        except KeyboardInterrupt:
            self.out.print()
        if found is not None:
            self.out.print(shown(state, found, self.lang))
        return False

    def rules(self, rest: str) -> bool:
        """The rules with a word, or one by its ID."""
        found = search(rulebook(self.game.definition.package, self.lang), rest) if rest else []
        if not found:
            self.tell("rules-none" if rest else "help-rules", word=rest)
        for one in found[:RULES_SHOWN]:
            self.out.print(rule(one))
        if len(found) > RULES_SHOWN:
            others = ", ".join(one.id for one in found[RULES_SHOWN:])
            self.tell("rules-more", count=len(found) - RULES_SHOWN, ids=others)
        return False

    def undo(self, rest: str) -> bool:
        """Take your last action back, if nobody has learned anything since."""
        history = self.state.history
        if not history or all(turn.actor != self.at_keyboard for turn in history):
            self.tell("undo-nothing")
        elif history[-1].actor != self.at_keyboard:
            self.tell("undo-others")
        elif not self.state.can_undo:
            self.tell("undo-learned")
        else:
            self.state.undo()
            return True
        return False

    def again(self, rest: str) -> bool:
        """The table once more."""
        return True

    def look(self, rest: str) -> bool:
        """Another player's board in place of your own, as far as your seat may know it."""
        if rest not in map(str, range(1, self.game.seats + 1)):
            self.tell("help-look")
            return False
        view = {**self.state.view(self.at_keyboard), "seat": int(rest) - 1}
        self.out.print(table(self.game, view, self.lang))
        return False

    def news(self, rest: str) -> bool:
        """What has happened since your last action."""
        self.out.print(news(self.state, self.at_keyboard, self.lang))
        return False

    def log(self, rest: str) -> bool:
        """Everything that has happened."""
        self.out.print(log(self.state, self.at_keyboard, self.lang))
        if self.seats.hinted:
            self.tell("log-hints", moments=", ".join(map(str, self.seats.hinted)))
        return False

    def save(self, rest: str) -> bool:
        """Keep the game, or store it in a file of your choice."""
        path = Path(os.path.expanduser(rest)) if rest else self.path
        trouble = self.keep(path)
        if trouble is None:
            self.tell("saved", file=str(path))
        else:
            self.tell("not-saved", reason=trouble)
        return False

    def quit(self, rest: str) -> bool:
        """Leave."""
        raise Leave

"""Who is asking, as a table needs to know it: a person, the holder of one seat's token, or nobody; and what people call
themselves."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import count

from fathom.server.refusal import Refusal
from fathom.server.rows import SeatRow, TableRow

NAME = 40  # characters


def fresh() -> str:
    """128 bits that nobody can guess, as text."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    """What is stored of a secret: enough to recognise it, too little to reveal it."""
    return hashlib.sha256(secret.encode()).hexdigest()


@dataclass(frozen=True)
class Who:
    """The sender of a request: a person, the holder of one seat's token, or unknown."""

    person: str | None = None
    name: str | None = None
    table: str | None = None
    seat: int | None = None
    proof: str | None = None  # the hash of the seat's token, valid as long as the seat has it

    def holds(self, table: str, seat: SeatRow) -> bool:
        """Whether this seat is theirs."""
        if self.table is not None:
            return (self.table, self.seat, self.proof) == (table, seat.seat, seat.token)
        return self.person is not None and seat.taken and seat.person == self.person

    def hosts(self, table: TableRow, seats: Sequence[SeatRow]) -> bool:
        """Whether they decide about a table: its maker or, once the maker has no seat there, anybody who sits there."""
        if self.person is None or self.person == table.creator:
            return self.person is not None
        sitting = {seat.person for seat in seats if seat.taken}
        return self.person in sitting and table.creator not in sitting


NOBODY = Who()

# Letters that look like nothing: a name of them alone is none.
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# They change the direction of what follows, even of other people's words.
BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def clean(words: str, longest: int) -> str:
    """A person's words, reduced to letters, signs and single spaces; refused if nothing is left."""
    shown = [
        " " if letter.isspace() else letter
        for letter in unicodedata.normalize("NFC", words)
        if letter.isspace() or (letter not in BIDI and unicodedata.category(letter) not in ("Cc", "Cs", "Co", "Cn"))
    ]
    words = " ".join("".join(shown).split())
    if all(letter in BLANK or unicodedata.category(letter) in ("Cf", "Mn", "Me", "Zs") for letter in words):
        raise Refusal("empty")
    if len(words) > longest:
        raise Refusal("too-long", longest=longest)
    return words


def told_apart(name: str | None, others: Iterable[str | None]) -> str | None:
    """The name; with a number if somebody at the table has one that looks the same."""
    taken = {_looks(other) for other in others if other is not None}
    if name is None or _looks(name) not in taken:
        return name
    numbered = (f"{name[: NAME - 5].rstrip()} ({n})" for n in count(2))
    return next(one for one in numbered if _looks(one) not in taken)


# What is read as another letter: Cyrillic and Greek ones, and all that is one stroke.
ALIKE = str.maketrans(
    "авсԁеһнјкмпорԛѕтуԝхѵ" + "αβγεηκνορτυχωϲζΗΝΥ" + "ɑɡ0" + "iіιıɩӏ1|",
    "abcdehhjkmnopqstywxv" + "abyenkvoptuxwczhny" + "ago" + "llllllll",
)


def _looks(name: str) -> str:
    """What a name looks like at a glance: without case, accents that combine, spaces and what is not seen."""
    letters = unicodedata.normalize("NFKC", name).translate(ALIKE).casefold().translate(ALIKE)
    return "".join(
        one for one in letters if unicodedata.category(one) not in ("Cf", "Mn", "Me", "Zs") and one not in BLANK
    )

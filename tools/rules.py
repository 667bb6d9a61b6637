"""Rule coverage: which code carries out each rule, and which tests check it. Fails below 100 %.

    python tools/rules.py [GAME ...]

Rule IDs come from the game's rules page. Code names a rule in a docstring, a test in `@pytest.mark.rule(...)`. Worked
examples (-EX-) are tests only.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src/fathom/games"


def games() -> list[str]:
    """The games that have a rules page here."""
    return sorted(page.parent.parent.name for page in GAMES.glob("*/rules/en.md"))


def rules_of(game: str) -> list[str]:
    """The rule IDs of a game, in the order of its rules page."""
    page = GAMES / game / "rules/en.md"
    return re.findall(r"^### (\S+)$", page.read_text(encoding="utf-8"), re.M)


def named_in_code(game: str) -> dict[str, list[str]]:
    """Rule ID -> where a docstring names it. `X-02..05` names four."""
    found: dict[str, list[str]] = {}
    for path in sorted((GAMES / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module):
                continue
            text = ast.get_docstring(node) or ""
            name = getattr(node, "name", "")
            for match in re.finditer(r"([A-Z0-9]+(?:-[A-Z0-9]+)+)(?:\.\.(\d+))?", text):
                ids = [match[1]]
                if match[2]:
                    stem, first = match[1].rsplit("-", 1)
                    ids = [f"{stem}-{i:0{len(first)}}" for i in range(int(first), int(match[2]) + 1)]
                for id in ids:
                    found.setdefault(id, []).append(f"{path.stem}.{name}".rstrip("."))
    return found


def marked_in_tests() -> dict[str, int]:
    """Rule ID -> how many tests are marked with it."""
    found: dict[str, int] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test"):
                continue
            for mark in (part for decorator in node.decorator_list for part in ast.walk(decorator)):
                if isinstance(mark, ast.Call) and ast.unparse(mark.func).split(".")[-1] == "rule":
                    for arg in mark.args:
                        if isinstance(arg, ast.Constant):
                            found[str(arg.value)] = found.get(str(arg.value), 0) + 1
    return found


def report(game: str) -> tuple[list[str], list[str]]:
    """The lines of a game's table, and what is missing."""
    ids, code, tests = rules_of(game), named_in_code(game), marked_in_tests()
    lines, missing = [], []
    for id in ids:
        places, count = code.get(id, []), tests.get(id, 0)
        needs_code = "-EX-" not in id
        if needs_code and not places:
            missing.append(f"{id}: no code names it")
        if not count:
            missing.append(f"{id}: no test is marked with it")
        shown = ", ".join(places[:2]) + (f" +{len(places) - 2}" if len(places) > 2 else "")
        lines.append(f"{id:26} {count:4} tests   {shown or ('-' if needs_code else 'example')}")
    prefixes = tuple({id.split("-")[0] + "-" for id in ids})
    unknown = sorted({id for id in (*code, *tests) if id.startswith(prefixes)} - set(ids))
    missing += [f"{id}: named, but the rules page does not have it" for id in unknown]
    covered = len(ids) - len({line.split(":")[0] for line in missing})
    lines.append(f"{game}: {covered} of {len(ids)} rules covered, {100 * covered / len(ids):.1f} %")
    return lines, missing


def main(wanted: list[str]) -> int:
    """Print the tables of these games, or of all; 1 if something is missing."""
    if unknown := sorted(set(wanted) - set(games())):
        print(f"no game {', '.join(unknown)}; there are {', '.join(games())}", file=sys.stderr)
        return 2
    failed = False
    for game in wanted or games():
        lines, missing = report(game)
        print("\n".join(lines[-1:] if wanted else lines))
        print("\n".join(missing), file=sys.stderr, end="\n" * bool(missing))
        failed |= bool(missing)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

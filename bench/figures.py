"""Figures: percentiles, what a process has used, and how it is all printed."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

TICKS = os.sysconf("SC_CLK_TCK")


def spread(name: str, seconds: Sequence[float]) -> dict[str, float]:
    """Percentiles in milliseconds."""
    ordered = sorted(seconds)
    if not ordered:
        return {}
    parts = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    at = {part: ordered[min(len(ordered) - 1, int(share * len(ordered)))] for part, share in parts.items()}
    return {f"{name}_{part}_ms": round(1000 * value, 1) for part, value in at.items()}


def used(pid: int) -> dict[str, float]:
    """What a process and those it has started in its session have used."""
    seconds, memory = 0.0, 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
            status = (stat.parent / "status").read_text()
        except OSError:  # it has just ended
            continue
        if int(fields[3]) == pid:
            seconds += (int(fields[11]) + int(fields[12])) / TICKS
            memory += int(status.partition("VmRSS:")[2].split()[0]) if "VmRSS:" in status else 0
    return {"cpu_s": seconds, "memory_mb": round(memory / 1024, 1)}


def memory(pid: int) -> float:
    """Megabytes of a process and those it has started in its session, with what they share counted once."""
    total = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            if int(stat.read_text().rpartition(")")[2].split()[3]) == pid:
                total += int((stat.parent / "smaps_rollup").read_text().partition("\nPss:")[2].split()[0])
        except OSError:  # it has just ended
            continue
    return round(total / 1024, 1)


def busy() -> float:
    """Processor seconds that the whole machine has used: other work disturbs what is measured."""
    fields = Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]
    return sum(int(fields[i]) for i in (0, 1, 2, 5, 6, 7)) / TICKS  # all but idle and waiting


def report(title: str, figures: Mapping[str, Any], problems: Sequence[str], as_json: bool) -> int:
    """Print it all; returns the exit code: 1 if something that is promised does not hold."""
    if as_json:
        print(json.dumps({"title": title, **figures, "problems": list(problems)}))
    else:
        width = max(map(len, figures))
        print(title)
        for name, value in figures.items():
            print(f"  {name.replace('_', ' '):{width}}  {value}")
        print("  everything holds" if not problems else f"  {len(problems)} problems:")
        for problem in problems[:20]:
            print(f"    {problem}")
    return 1 if problems else 0

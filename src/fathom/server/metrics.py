"""Figures for Prometheus: counts and times, nothing about persons."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

from fathom.server import refusal

_FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

ENTRIES = Counter("fathom_entries_total", "Entries written to tables", ["kind"])
REFUSALS = Counter("fathom_refusals_total", "Requests refused", ["code"])
ACTION = Histogram("fathom_action_seconds", "From an action's arrival to its being stored", buckets=_FAST)
COMMIT = Histogram("fathom_commit_seconds", "Transactions that write", buckets=_FAST)
REQUEST = Histogram("fathom_request_seconds", "HTTP requests", ["route", "status"], buckets=_FAST)
WATCHERS = Gauge("fathom_watchers", "Open WebSockets")
DROPPED = Counter("fathom_watchers_dropped_total", "WebSockets dropped because they did not read")
TABLES = Gauge("fathom_tables_in_memory", "Tables held in memory")
BOT = Histogram("fathom_bot_seconds", "How long bots thought about an action", ["bot"])
SEARCHED = Counter("fathom_bot_answers_total", "Answers of bots, by the world they searched in", ["bot", "world"])
BOT_FAILED = Counter("fathom_bot_failures_total", "Bots that died, took too long or chose nonsense", ["why"])
READY = Gauge("fathom_ready", "1 if a check of /readyz found nothing wrong", ["check"])

refusal.LISTENING.append(lambda code: REFUSALS.labels(code).inc())

"""Otys, by Claude Lucchini: eight divers, five levels, eighteen prestige points."""

from fathom.core.game import Definition
from fathom.games.otys import (
    actions,
    column,
    contracts,
    divers,
    events,
    heuristic,
    ids,
    observe,
    options,
    referee,
    rewards,
    say,
    scoring,
    setup,
    sponsors,
    state,
    stock,
    tables,
    turn,
    view,
)

GAME = Definition(
    name="otys",
    version=1,
    package="fathom.games.otys",
    table=state.Table,
    vocabulary=actions.VOCABULARY,
    events=events.EVENTS,
    options=options.OPTIONS,
    modules=(
        state, ids, actions, events, tables, stock, column, contracts, rewards, sponsors, divers, turn, setup,
        scoring, observe, heuristic, options, view, say, referee,
    ),  # fmt: skip
    tables=tables.build,
    rules=ids.RULES,
    observation_size=observe.OBSERVATION,
)

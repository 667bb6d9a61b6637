"""Lords: whose power works (`activity`), what powers do always, once in each turn and on arrival, and the guilds whose
powers ask for choices.

A new Lord is a name in state.py (`LORD_NAMES`), a row in data.toml, its words in text/, its rule in rules/ and a
picture in web/. A new power is a line `power(...)` in state.py that says when it works, and what it does: a line of
`resolve_power` on arrival, of `may_use` and `use_power` in each turn, a function of `always` otherwise; if it goes on
working, also its worth in heuristic.py. tests/abyss/test_catalogue.py names what is forgotten.
"""

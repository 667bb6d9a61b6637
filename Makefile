# make play: set up everything and serve the tables.
# make quick GAME=otys: what a change of one game may break, in seconds; without GAME, of the core.
# make test: set up everything and check it.   make prove: the long proofs. See docs/testing.md.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
PAGE := src/fathom/server/static/index.html
# What the page is made of.
WRITTEN := $(shell find web/src web/text web/*.* src/fathom/games -type f \( -path 'web/*' -o -name '*.ftl' \))

.PHONY: setup web play quick test prove check rules bench format clean

setup: $(READY)

$(READY): pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit("Fathom needs Python 3.11 or newer") if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

web: $(PAGE)

$(PAGE): $(READY) tools/web.py $(WRITTEN)
	$(BIN)/python tools/web.py
	touch $@

play: setup web
	$(BIN)/fathom serve --log WARNING

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/web.py check

quick: setup
ifdef GAME
	$(BIN)/ruff check src/fathom/games/$(GAME) tests/$(GAME)
	$(BIN)/python tools/rules.py $(GAME)
	$(BIN)/python -m pytest -n 2 --dist worksteal -m 'not slow' --game $(GAME)
else
	$(BIN)/ruff check .
	$(BIN)/python -m pytest -n 2 --dist worksteal -m 'not slow' tests/test_*.py
endif

test: web check rules
	$(BIN)/python -m pytest -n 3 --dist worksteal

prove: web
	$(BIN)/python -m pytest -n 2 --dist worksteal --prove

rules: setup
	$(BIN)/python tools/rules.py

bench: setup
	for game in $$($(BIN)/python -c 'import fathom; print(*fathom.games())'); do $(BIN)/fathom bench $$game || exit 1; done

format: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python tools/web.py format

clean:
	rm -rf .venv web/node_modules src/fathom/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis

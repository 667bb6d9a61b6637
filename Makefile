# make play: set up everything and serve the tables.
# make site: the page as a folder for any static host, dist/site: tables on the visitor's device (docs/browser.md).
# make quick GAME=otys: what a change of one game may break, in seconds; without GAME, of the core.
# make bench-peers: how fast the peers are beside us, in an environment of its own; writes docs/peers.md.
# make lock: requirements.lock anew.   make audit: known holes in what we use.   make sbom: what a release consists of.
# make test: set up everything and check it.   make prove: the long proofs. See docs/testing.md.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
TOOLS := .venv-release
BESIDE := .venv-peers
PEERS := open_spiel pettingzoo rlcard catanatron chess jax pgx pygame
# What PufferLib needs to be built and to run; by itself it would ask for a numpy and a Gymnasium that Fathom cannot use.
PUFFERS := torch==2.13.0 setuptools wheel gym==0.23
LOCK := requirements.lock
PAGE := src/fathom/server/static/index.html
# What the page is made of.
WRITTEN := $(shell find web/src web/text web/*.* src/fathom/games -type f \( -path 'web/*' -o -name '*.ftl' \))
# The games as WebAssembly, and what they are compiled from.
MODULES := src/fathom/server/static/wasm
# The page as a folder for any static host: all of the package lies in it.
SITE := dist/site/sw.js
PACKED := $(shell find src/fathom -path src/fathom/server/static -prune -o -type f -not -name '*.pyc' -print)
COMPILED := $(shell find src/fathom/core src/fathom/games src/fathom/bots -name '*.py' -o -name '*.toml')

.PHONY: setup web site play quick test prove check lint types layers style rules bench bench-peers format clean lock \
	audit sbom

setup: $(READY)

$(READY): pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit("Fathom needs Python 3.11 or newer") if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

web: $(PAGE) $(MODULES)

$(PAGE): $(READY) tools/web.py $(WRITTEN)
	$(BIN)/python tools/web.py
	touch $@

site: $(SITE)

$(SITE): $(PAGE) $(MODULES) tools/static.py web/image.js $(wildcard web/site/*) $(PACKED)
	$(BIN)/python tools/static.py

$(MODULES): $(PAGE) tools/wasm.py $(COMPILED)
	$(BIN)/python tools/wasm.py
	touch $@

play: setup web
	$(BIN)/fathom serve --log WARNING

check: lint types layers style

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

layers: setup
	$(BIN)/lint-imports

style: $(PAGE)
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

# What comes before the tests is done side by side.
test:
	$(MAKE) --jobs=2 site check rules
	$(BIN)/python -m pytest -n 3 --dist worksteal

prove: site
	$(BIN)/python -m pytest -n 2 --dist worksteal --prove

rules: setup
	$(BIN)/python tools/rules.py

bench: setup
	for game in $$($(BIN)/python -c 'import fathom; print(*fathom.games())'); do $(BIN)/fathom bench $$game || exit 1; done

# One after the other, so that what cannot be installed keeps nobody else away; the page says what is missing.
$(BESIDE)/.ready: pyproject.toml
	$(PYTHON) -m venv $(BESIDE)
	$(BESIDE)/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[fast,envs]'
	for peer in $(PEERS); do $(BESIDE)/bin/python -m pip install --quiet --disable-pip-version-check $$peer 'numpy>=2' \
		|| echo "$$peer cannot be installed"; done
	$(BESIDE)/bin/python -m pip install --quiet --disable-pip-version-check $(PUFFERS) \
		&& PYTHONPATH=$(CURDIR)/bench/puffer NO_TRAIN=1 $(BESIDE)/bin/python -m pip install --quiet --disable-pip-version-check \
		--no-cache-dir --no-build-isolation --no-deps pufferlib==3.0.0 || echo "pufferlib cannot be installed"
	touch $@

bench-peers: $(BESIDE)/.ready
	$(BESIDE)/bin/python bench/peers.py

# What only a release needs has a place of its own.
$(TOOLS)/.ready: Makefile
	$(PYTHON) -m venv $(TOOLS)
	$(TOOLS)/bin/python -m pip install --quiet --disable-pip-version-check 'uv>=0.5' 'pip-audit>=2.7' 'cyclonedx-bom>=7'
	touch $@

# Every version of what a server needs, with hashes, for all systems; without the name of any registry.
lock: $(TOOLS)/.ready
	$(TOOLS)/bin/uv pip compile pyproject.toml --extra server --extra fast --universal --python-version 3.11 --generate-hashes \
		--no-header --no-annotate --no-emit-index-url --no-emit-find-links --upgrade --quiet --output-file $(LOCK)

# A registry that does not answer is a failure, not a good sign.
audit: $(TOOLS)/.ready
	$(TOOLS)/bin/pip-audit --strict --require-hashes --disable-pip --progress-spinner off --requirement $(LOCK); \
		python=$$?; cd web && npm audit && exit $$python

sbom: $(TOOLS)/.ready
	mkdir -p dist
	$(TOOLS)/bin/cyclonedx-py requirements $(LOCK) --pyproject pyproject.toml --output-reproducible --of JSON -o dist/fathom.cdx.json
	cd web && npm sbom --package-lock-only --sbom-format cyclonedx > ../dist/fathom-page.cdx.json

format: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python tools/web.py format

clean:
	rm -rf .venv $(TOOLS) $(BESIDE) dist web/node_modules src/fathom/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis

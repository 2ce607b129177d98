# The two that matter are `make run` and `make test`; each sets up all it needs, and is quick the second time.

BIN         := .venv/bin
PYTEST_ARGS ?= -n auto --dist loadfile --no-loadscope-reorder
CORE_TESTS  := $(addprefix tests/,cards scales rules games engine contract floor session rulebook rulings hands house) \
               tests/trial tests/test_architecture.py tests/test_texts.py tests/test_fluent.py tests/test_refusals.py \
               tests/test_numbers.py

# what the core needs no part of takes a second to load, and a third of each test
CORE_ARGS   := -m "not exhaustive and not long" $(addprefix -p no:,playwright schemathesis anyio logging xdist)

define LINT
@$(BIN)/ruff check .
@$(BIN)/mypy dealer_assist
@$(BIN)/deno fmt --check --quiet
@$(BIN)/deno lint --quiet
@$(BIN)/deno check --quiet $(filter-out static/vendor/%,$(wildcard static/*/*.js))
endef

.DEFAULT_GOAL := help
.PHONY: help run check core cover test long seeds lint bench rehearse screens lock clean

help:             ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 10

run:              ## start the app on http://127.0.0.1:5000
	@scripts/setup run
	@exec $(BIN)/dealer-assist serve

check:            ## lint, types and the quick tests of the core; while you work
	@scripts/setup test
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target lint core

core:             ## the quick tests of the core, in one process
	@scripts/setup test
	@$(BIN)/pytest -q $(CORE_ARGS) $(CORE_TESTS)

cover:            ## which lines and branches of the core no test of the core takes
	@scripts/setup test
	@$(BIN)/coverage run -m pytest -q $(CORE_ARGS) $(CORE_TESTS) tests/tournament
	@$(BIN)/coverage report

test:             ## lint, types and every test; what CI runs
	@scripts/setup test
	$(LINT)
	@$(BIN)/pytest $(PYTEST_ARGS)

long:             ## the tests that ask tens of thousands of cases; an hour of one processor
	@scripts/setup test
	@$(BIN)/pytest $(PYTEST_ARGS) -m long

seeds:            ## a thousand random events of 40 to 400 players, each worked out again; an hour
	@scripts/setup test
	@$(BIN)/python scripts/events.py

lint:             ## ruff and mypy; deno's format, lint and types of the scripts
	@scripts/setup lint
	$(LINT)

bench:            ## measure the engine, how soon the table paints, how soon hands are found
	@scripts/setup test
	@$(BIN)/python benchmarks/bench.py
	@$(BIN)/python benchmarks/pages.py
	@$(BIN)/python benchmarks/start.py
	@$(BIN)/python benchmarks/taps.py
	@$(BIN)/python benchmarks/director.py
	@$(BIN)/python benchmarks/durable.py
	@$(BIN)/python benchmarks/durable.py --database postgresql --workers 2
	@$(BIN)/python benchmarks/record.py
	@$(BIN)/python benchmarks/live.py
	@$(BIN)/python benchmarks/room.py
	@$(BIN)/python benchmarks/finding.py
	@$(BIN)/python benchmarks/wall.py

rehearse:         ## play an event of 300 against a server of its own, over HTTP; half an hour
	@scripts/setup test
	@$(BIN)/python benchmarks/rehearsal.py

screens:          ## photograph every screen into screens/
	@scripts/setup test
	@$(BIN)/python scripts/screens.py

lock:             ## choose the versions in requirements.txt and requirements-test.txt anew
	@scripts/setup run
	@scripts/lock --upgrade

clean:            ## remove what set-up and tests made; instance/ stays
	rm -rf .venv build dist test-results .hypothesis .coverage .mypy_cache .pytest_cache .ruff_cache
	find dealer_assist tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +

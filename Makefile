# The index of commands; the work is in scripts/. Pass arguments on with ARGS="...".

.DEFAULT_GOAL := help
.PHONY: help play test lint format check bench bench-peers bench-compare golden lock clean install

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

play: install ## play Luxor in the terminal: make play ARGS="--players 3"
	@.venv/bin/waset play luxor $(ARGS)

test: install ## formatting, lint, types and all tests
	@scripts/test $(ARGS)

lint: install ## formatting and lint only
	@scripts/lint

format: install ## format the code and repair what lint can repair
	@.venv/bin/ruff format .
	@.venv/bin/ruff check --fix .

check: install ## types only
	@scripts/check $(ARGS)

bench: install ## measure the speed of the rules
	@scripts/bench $(ARGS)

bench-peers: install ## measure Waset beside other engines, installed in build/peers
	@scripts/bench-peers $(ARGS)

bench-compare: install ## measure HEAD against another commit: make bench-compare ARGS=main~3
	@scripts/bench-compare $(ARGS)

golden: install ## rewrite the golden files, to be reviewed as code
	@scripts/golden $(ARGS)

lock: ## rewrite requirements.lock: make lock ARGS=--upgrade
	@scripts/lock $(ARGS)

clean: ## remove what can be made again, .venv included
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .benchmarks
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

install:
	@scripts/install

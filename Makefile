# The index of commands; the work is in scripts/. Pass arguments on with ARGS="...".

.DEFAULT_GOAL := help
.PHONY: help play test lint format check bench bench-peers bench-compare bench-web ladder review-figures
.PHONY: attack-test crash-test load-test
.PHONY: golden lock clean install page page-static screenshots

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

play: ## serve the games on this machine and open the page
	@scripts/play $(ARGS)

test: ## formatting, lint, types and all tests, in the browser too
	@scripts/test $(ARGS)

lint: page install ## formatting and lint only
	@scripts/lint

format: install ## format the code and repair what lint can repair
	@.venv/bin/ruff format .
	@.venv/bin/ruff check --fix .

check: page install ## types only
	@scripts/check $(ARGS)

bench: install ## measure the speed of the rules
	@scripts/bench $(ARGS)

bench-peers: install ## measure Waset beside other engines, installed in build/peers
	@scripts/bench-peers $(ARGS)

bench-compare: install ## measure HEAD against another commit: make bench-compare ARGS=main~3
	@scripts/bench-compare $(ARGS)

bench-web: page install ## measure the page: weight, and how soon a move is seen
	@scripts/bench-web $(ARGS)

ladder: install ## measure how strong the bots are, with the tables of docs/bots.md
	@scripts/ladder $(ARGS)

review-figures: install ## measure how right reviews are, with the tables of docs/review.md
	@scripts/review-figures $(ARGS)

attack-test: install ## races, spies and abuse against the server, for some eight minutes
	@scripts/attack-test $(ARGS)

crash-test: install ## kill the server at random moments and count what was lost
	@scripts/crash-test $(ARGS)

load-test: install ## measure the server under load
	@scripts/load-test $(ARGS)

screenshots: page install ## take pictures of every view of the page, to be looked at
	@.venv/bin/python -m tests.e2e.pictures $(ARGS)

golden: install ## rewrite the golden files, to be reviewed as code
	@scripts/golden $(ARGS)

lock: ## rewrite requirements.lock: make lock ARGS=--upgrade
	@scripts/lock $(ARGS)

clean: ## remove what can be made again, .venv included
	rm -rf .venv build dist web/node_modules src/waset/server/page web/shots .mypy_cache .ruff_cache .pytest_cache .hypothesis .benchmarks
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

page-static: ## make the page that needs no server, for any web host, in build/page-static
	@scripts/page-static $(ARGS)

page:
	@scripts/web

install:
	@scripts/install

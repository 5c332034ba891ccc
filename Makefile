# Everything a person runs in this folder. `make` alone lists it.
# Each command first sets up what it needs (.venv), which is quick when nothing changed.
PYTHON3 ?= python3
RUN := .venv/bin/python
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help app lab test check test-all soak bench build-front catalogues catalogues-check notebooks lock clean setup-app setup-dev

help: ## list these commands
	@grep -hE '^[a-z-]+:.*## ' Makefile | sed 's/:.*## /\t/' | awk -F '\t' '{printf "  make %-18s %s\n", $$1, $$2}'

app: setup-app ## the course as a web app, at a local address that is printed
	@$(RUN) -m euchre_tutor.cli app $(ARGS)

lab: setup-app ## the same notebooks in JupyterLab
	@$(RUN) -m euchre_tutor.cli lab $(ARGS)

test: setup-dev ## what CI runs: all of the quick checks, and each widget in the browser
	@$(RUN) -m tools.checks test

check: setup-dev ## the quick part: format, lint, types, imports, rules, solver, tutor
	@$(RUN) -m tools.checks check

test-all: setup-dev ## make test, every widget and every lesson in each language in both hosts, and the slow tests
	@$(RUN) -m tools.checks all

soak: setup-dev ## a million hands at random and 100,000 spoilt files, or as many as SOAK_MINUTES allows
	@$(RUN) -m tools.checks soak

bench: setup-dev ## print the figures: speed of the page, of the bids, quality of the players
	@$(RUN) -m tools.checks bench

build-front: setup-dev ## rebuild the widgets' bundles, and what the web app's template takes from them
	@$(RUN) -m tools.node build
	@$(RUN) -m tools.page

notebooks: setup-dev ## rebuild the notebooks from their sources
	@$(RUN) -m tools.notebooks

catalogues: setup-dev ## bring the translations' catalogues up to date with the code
	@$(RUN) -m tools.catalogues update

catalogues-check: setup-dev ## say what is missing or stale in the catalogues
	@$(RUN) -m tools.catalogues check

lock: setup-dev ## work out the pinned requirements anew
	@$(RUN) -m tools.lock

setup-app:
	@$(PYTHON3) tools/setup.py app

setup-dev:
	@$(PYTHON3) tools/setup.py dev

clean: ## remove what these commands made
	rm -rf .venv widgets/node_modules build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

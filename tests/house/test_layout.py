"""The layout holds: each rule of the house over every file it speaks of."""

from __future__ import annotations

import importlib
import pkgutil
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from types import ModuleType

import pytest

import euchre_tutor
import euchre_widgets
from tests.house import rules
from tests.house.files import ROOT, chosen, text, tracked

STATIC = ("widgets/euchre_widgets/static/",)
SCREEN = ("widgets/",)
Rule = Callable[[str, str], Iterator[str]]
MODULES = chosen(".py", ".js", but=STATIC)
PYTHON = chosen(".py")
DRAWN = chosen(".js", ".css", ".html", ".j2", under=SCREEN, but=STATIC)
BUILT = ("look.css", "sprite.html", "hero.html")  # written by tools.page from sources that are looked at
COLOURED = [name for name in DRAWN if not name.endswith(("tokens.css", *BUILT))]
RULES: dict[str, tuple[Rule, list[str]]] = {
    "functions of at most 25 lines": (rules.long_functions, PYTHON),
    "functions of at most 25 lines in the front end": (rules.long_scripts, chosen(".js", but=STATIC)),
    "modules under 300 lines": (rules.long_module, MODULES),
    "modules open with a sentence": (rules.no_opening, MODULES),
    "no sentence in a formatted string": (rules.hidden_sentences, chosen(".py", but=("tests/",))),
    "text set as text": (partial(rules.matches, rules.INNER_HTML), DRAWN),
    "colours only in tokens.css": (partial(rules.matches, rules.COLOUR), COLOURED),
    "no address outside": (
        partial(rules.matches, rules.ADDRESS),
        chosen("", under=SCREEN, but=("widgets/package",)),
    ),
    "nothing left over": (partial(rules.matches, rules.LEFT_OVER), MODULES),
    "silencers have a reason": (rules.unreasoned_silencers, PYTHON),
    "no word of the machine": (rules.forbidden_words, list(tracked())),
    "notebooks clean": (rules.bad_notebook, chosen(".ipynb")),
}


@pytest.mark.parametrize("title", RULES)
def test_rule(title: str) -> None:
    rule, names = RULES[title]
    assert names, "the rule has no file to look at"
    complaints = [complaint for name in names for complaint in rule(name, text(name))]
    assert not complaints, "\n".join(complaints)


def test_the_version_is_the_changelogs() -> None:
    assert rules.top_version(text("CHANGELOG.md")) == euchre_tutor.__version__


def modules() -> list[str]:
    packages = (euchre_tutor, euchre_widgets)
    return [
        info.name
        for package in packages
        for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
        if not info.name.endswith("__main__")
    ]


@pytest.mark.parametrize("name", modules())
def test_public_names_exist(name: str) -> None:
    module = importlib.import_module(name)
    assert not rules.missing(getattr(module, "__all__", ()), vars(module))


@pytest.mark.parametrize("package", [euchre_tutor, euchre_widgets], ids=lambda one: one.__name__)
def test_an_exported_name_hides_no_module(package: ModuleType) -> None:
    rooms = {info.name for info in pkgutil.iter_modules(package.__path__)}
    assert rooms and not rooms.intersection(getattr(package, "__all__", ()))


def test_the_wheel_takes_the_notebooks_of_every_language() -> None:
    built = {name.split("/")[1] for name in chosen(".ipynb", "index.json", under=("notebooks/",))}
    project = tomllib.loads(text("pyproject.toml"))
    included = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    assert included == {f"notebooks/{name}": f"euchre_widgets/notebooks/{name}" for name in sorted(built)}


def test_ci_runs_what_a_developer_runs() -> None:
    assert text(".ci/run").splitlines()[-1] == "exec make test </dev/null"
    assert (ROOT / ".ci/run").stat().st_mode & 0o100

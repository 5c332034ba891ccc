"""The lessons that came with the course: where their notebooks lie, and what they are called."""

from __future__ import annotations

import argparse
import importlib.util
import json
from pathlib import Path
from typing import Any

from ..speech import say, say_count
from .errors import CommandError

CHECKOUT = Path(__file__).resolve().parents[2]


def folder(language: str) -> Path:
    """The folder with the notebooks of the language; CommandError where there are none.

    A checkout has them in notebooks/, an installation beside the widgets, which are found here without
    being imported.
    """
    places = [CHECKOUT / "notebooks" / language] if in_checkout() else []
    widgets = importlib.util.find_spec("euchre_widgets")
    if widgets is not None and widgets.origin is not None:
        places.append(Path(widgets.origin).parent / "notebooks" / language)
    for place in places:
        if any(place.glob("*.ipynb")):
            return place
    raise CommandError(say("there are no lessons in this language yet: {language}", language=language))


def in_checkout() -> bool:
    """Whether this runs from a checkout of the project and not from an installation."""
    return (CHECKOUT / "pyproject.toml").is_file() and (CHECKOUT / "notebooks").is_dir()


def about(notebook: Path) -> dict[str, Any]:
    """What a lesson's notebook says of itself: lesson, title, minutes, goal and more."""
    book = json.loads(notebook.read_text(encoding="utf-8"))
    return dict(book["metadata"].get("euchre", {}))


def show(parsed: argparse.Namespace) -> None:
    """Print number, title and length of every lesson, and how to open them."""
    for notebook in sorted(folder(parsed.language).glob("*.ipynb")):
        facts = about(notebook)
        minutes = int(facts.get("minutes", 0))
        length = say_count("{n} minute", "{n} minutes", minutes)
        number = notebook.stem[:2] if facts.get("page") == "lesson" else ""
        title = f"{number:<4}{facts.get('title', notebook.stem)}"
        print(f"{title}  ({length})" if minutes else title)
    print(say("To open them in a browser: {command}", command=_command(parsed.language)))


def _command(language: str) -> str:
    return "euchre-tutor app" if language == "en" else f"euchre-tutor app --language {language}"

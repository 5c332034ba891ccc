"""The one shell that shows any WidgetModel in Jupyter: an anywidget with two traits and no opinions."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from .model import WidgetModel
from .terms import known_terms

STATIC = Path(__file__).parent / "static"


def shell(model: WidgetModel) -> Shell:
    """The widget that shows this model: two models in the notebook, itself and its layout."""
    return _shell_class(model.name)(model)


class Shell(anywidget.AnyWidget):
    """Carries ``state`` to the browser and messages back; the model decides everything."""

    state = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)

    def __init__(self, model: WidgetModel) -> None:
        self._model = model
        model.schedule = _soon if _has_loop() else None
        super().__init__(state=dict(model.state()), words=front_words(model))
        model.on_change = self._show
        self.on_msg(self._on_message)

    def _show(self) -> None:
        self.state = dict(self._model.state())

    def _on_message(self, _widget: object, message: Any, _buffers: object) -> None:
        before = self.state
        self._model.receive(message)
        if self.state == before:  # a new state is an answer; without one say that the kernel lives
            self.send({"kind": "heard"})

    def close(self) -> None:
        """Let go of the model too, so that nothing keeps working for a page that is gone."""
        self._model.rest()
        self._model.on_change = _silence
        self.layout.close()  # a model of its own that nobody else closes
        super().close()

    def __repr__(self) -> str:
        return repr(self._model)


def front_words(model: WidgetModel) -> dict[str, Any]:
    """What the browser needs once: texts, terms with their definitions, and the list of keys."""
    from euchre_tutor.speech import speaking

    with speaking(model.language):
        terms = known_terms(model.terms, model.told_by)
        return {"texts": model.words(), "terms": terms, "shortcuts": model.shortcuts()}


@cache
def _shell_class(name: str) -> type[Shell]:
    # anywidget keeps one style sheet for each class name, so every widget needs a name of its own
    return type(f"Shell_{name}", (Shell,), {"_esm": _source(f"{name}.js"), "_css": _source(f"{name}.css")})


def _source(name: str) -> str | Path:
    """The text, read once: anywidget never frees a widget whose source is a path. Hot reload needs one."""
    path = STATIC / name
    return path if os.environ.get("EUCHRE_TUTOR_DEV") == "1" else path.read_text(encoding="utf-8")


def _has_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


def _soon(step: Callable[[], None], seconds: float) -> None:
    asyncio.get_running_loop().call_later(seconds, step)


def _silence() -> None:
    """The page is gone."""

"""What a notebook's cell calls: each function shows something, returns nothing and never raises."""

from __future__ import annotations

import html
import os
from collections.abc import Callable

from euchre_tutor.speech import say

from .model import WidgetModel, told

_shown: dict[str, object] = {}  # the widget of each place, closed when the place is shown again


def demo(name: str) -> None:
    """Show the widget of this name without any lesson around it."""
    from .registry import WIDGETS

    show(f"demo {name}", lambda: WIDGETS[name].demo())


def block(block_id: str) -> None:
    """Show the widget of a lesson's block, by an id such as ``04.explore``, in the language in force."""

    def make() -> WidgetModel:
        from .blocks import block_model

        return block_model(block_id)

    show(block_id, make)


def table(rules: str = "bid") -> None:
    """Show a table of this ruleset, with a new match that a reload can carry on."""

    def make() -> WidgetModel:
        from .table_model import TableModel

        return TableModel(rules, keep_key=f"play.{rules}")

    show(f"table {rules}", make)


def show(place: str, make: Callable[[], WidgetModel]) -> None:
    """Show the widget that ``make`` builds; an error becomes a box in words, and the page goes on."""
    try:
        model = make()
        if os.environ.get("EUCHRE_TUTOR_HEADLESS") == "1":
            print(repr(model))
        else:
            _display(place, model)
    except Exception as error:
        fault = told(error, place)
        show_fault(fault["code"])


def show_fault(code: str) -> None:
    """Our own error box: what happened, whose fault it is, and how to go on."""
    title = say("This part could not be shown")
    text = say("The fault is ours, and the rest of the page still works. Run the page again, or go on below.")
    if os.environ.get("EUCHRE_TUTOR_HEADLESS") == "1":
        print(f"{title} ({code})")
        return
    from IPython.display import HTML, display

    box = _box(title, text, say("Code {code}", code=code))
    display(HTML(box))


def _display(place: str, model: WidgetModel) -> None:
    from IPython.display import display

    from .shell import Shell, shell

    last = _shown.pop(place, None)
    if isinstance(last, Shell):
        last.close()
    _shown[place] = widget = shell(model)
    display(widget)


def _box(title: str, *lines: str) -> str:
    rows = "".join(f"<p>{html.escape(line)}</p>" for line in lines)
    style = "border:2px solid currentColor;border-radius:10px;padding:.5rem 1rem;max-width:62ch"
    head = f"<p><b>{html.escape(title)}</b></p>"
    return f'<div role="alert" class="eu-fault-box" style="{style}">{head}{rows}</div>'

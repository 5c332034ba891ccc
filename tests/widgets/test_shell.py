"""The shell: two models a widget, plain state out, messages in, and nothing left behind when it closes."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import Any

import ipywidgets
import pytest

from euchre_widgets.registry import WIDGETS
from euchre_widgets.shell import Shell, shell
from euchre_widgets.trump_lens import TrumpLensModel


@pytest.mark.parametrize("name", WIDGETS)
def test_one_widget_is_two_models(name: str) -> None:
    before = set(_instances())
    widget = shell(WIDGETS[name].demo())
    assert len(set(_instances()) - before) <= 2
    assert repr(widget) == f"<euchre_tutor {name}>"
    assert widget.state["name"] == name and widget.state["fault"] is None
    widget.close()
    assert set(_instances()) == before


def test_a_message_reaches_the_model_and_the_new_state_the_browser() -> None:
    widget = shell(TrumpLensModel(trump="H"))
    sent: list[Any] = []
    widget.send = lambda content, *_: sent.append(content)
    widget._on_message(widget, {"kind": "choose", "suit": "S", "version": 0}, [])
    assert widget.state["body"]["trump"] == "S"
    assert sent == []
    widget.close()


def test_a_message_that_changes_nothing_is_answered_all_the_same() -> None:
    widget = shell(TrumpLensModel(trump="H"))
    sent: list[Any] = []
    widget.send = lambda content, *_: sent.append(content)
    widget._on_message(widget, {"kind": "next", "version": 7}, [])
    assert widget.state["body"]["trump"] == "H"
    assert sent == [{"kind": "heard"}]
    widget.close()


def test_the_words_come_once_with_terms_and_shortcuts() -> None:
    widget = shell(TrumpLensModel())
    assert widget.words["texts"]["strongest"] and widget.words["terms"]["left_bower"]["definition"]
    assert ["?", "Show or hide this list"] in [list(line) for line in widget.words["shortcuts"]]
    widget.close()


def test_the_source_is_text_and_a_closed_widget_is_freed() -> None:
    widget = shell(TrumpLensModel())
    assert isinstance(widget._esm, str) and isinstance(widget._css, str)
    widget.close()
    gone = weakref.ref(widget)
    del widget
    gc.collect()
    assert gone() is None


def test_long_work_goes_through_the_loop() -> None:
    async def run() -> list[int]:
        model = TrumpLensModel()
        widget = shell(model)
        seen: list[int] = []

        def work() -> Any:
            for i in range(3):
                seen.append(i)
                yield 0.001

        model.later(work())
        before = list(seen)
        await asyncio.sleep(0.1)
        widget.close()
        return [*before, *seen]

    assert asyncio.run(run()) == [0, 1, 2]


def test_a_closed_widget_works_no_more() -> None:
    model = TrumpLensModel()
    widget: Shell = shell(model)
    widget.close()
    model.receive({"kind": "choose", "suit": "S", "version": 0})
    assert widget.state["body"]["trump"] == "H"


def _instances() -> dict[str, Any]:
    return dict(ipywidgets.widgets.widget._instances)

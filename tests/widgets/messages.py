"""A widget's model driven as its page would: messages in, what is drawn out."""

from __future__ import annotations

import re
from typing import Any

from euchre_widgets.model import WidgetModel

CARD = re.compile(r"(?<!\w)(?:[7-9TJQKA][CDHS]|JK)(?!\w)")


def body(model: WidgetModel) -> dict[str, Any]:
    """What is drawn now; a fault of ours fails the test."""
    state = model.state()
    assert state["fault"] is None
    assert state["body"] is not None
    return state["body"]


def send(model: WidgetModel, kind: str, **fields: object) -> dict[str, Any]:
    """A message of the browser that has the newest state; the answer is what is drawn then."""
    model.receive({"kind": kind, "version": model.state()["version"], **fields})
    return body(model)

"""Whatever is sent in a browser's place: no widget raises, shows a fault, or moves by what is no message."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import euchre_widgets
from euchre_widgets.messages import LARGEST, sound, whole
from euchre_widgets.model import ANYTIME, WidgetModel
from euchre_widgets.registry import WIDGETS

SOURCES = sorted(Path(euchre_widgets.__file__).parent.glob("*.py"))
READ = re.compile(r'message(?:\.get\(|\[|, )"(\w+)"')
FIELDS = sorted({name for file in SOURCES for name in READ.findall(file.read_text("utf-8"))} - {"kind"})
TEXTS = [
    *("", "\ud800", "\x00", "\u202ex", "A" * 5000, "9" * 5000, "-1", "NaN", "1e999", "١٢", "<script>"),
    *("JH", "JK#2", "H", "PASS", "BID 3", "MOON", "NAME H", "PLAY 9C", "CALL_RENEGE 1 1", "o0", "o1", "slow"),
    *(
        "new",
        "save",
        "trump H",
        "task 1 1",
        "deal 7 3 H 0 1",
        "0 1 0",
        "3 1 0 0 1-2",
        "0 3 - MOON",
        "right:0",
    ),
]
plain = (
    st.none()
    | st.booleans()
    | st.integers(-2, 7)
    | st.integers(-(10**30), 10**30)
    | st.sampled_from(TEXTS)
    | st.text(st.characters(), max_size=9)
)
anything = st.recursive(
    plain | st.floats() | st.just(10**4000),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)
fuzzed = settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))


def fresh(name: str) -> WidgetModel:
    """The widget as shown, what it kept included; it counts few deals, since figures are not asked here."""
    model = WIDGETS[name].demo()
    model.keep_key = "k"
    if hasattr(model, "worlds"):
        model.worlds = 20
    return model


def kinds(model: WidgetModel) -> list[str]:
    """All messages it knows."""
    return sorted(name[3:] for name in dir(model) if name.startswith("on_") and name != "on_change")


def whole_state(model: WidgetModel) -> Any:
    """What is sent, as it is sent: no fault, nothing that JSON cannot say."""
    state = model.state()
    assert state["fault"] is None
    return json.loads(json.dumps(state, ensure_ascii=False, allow_nan=False).encode())


def test_the_fields_that_widgets_read_are_found() -> None:
    assert {"suit", "card", "step", "tricks", "entry", "version", "seat"} <= set(FIELDS)


@pytest.mark.parametrize("name", WIDGETS)
@fuzzed
@given(data=st.data())
def test_any_fields_in_any_message_are_no_fault(name: str, data: st.DataObject) -> None:
    model = fresh(name)
    for _ in range(data.draw(st.integers(1, 8))):
        fields = data.draw(st.dictionaries(st.sampled_from(FIELDS), plain, max_size=4))
        kind = data.draw(st.sampled_from(kinds(model)))
        model.receive({**fields, "kind": kind, "version": model.state()["version"]})
        whole_state(model)


@pytest.mark.parametrize("name", WIDGETS)
@fuzzed
@given(data=st.data())
def test_what_is_no_message_changes_nothing(name: str, data: st.DataObject) -> None:
    model = fresh(name)
    version = model.state()["version"]
    before = whole_state(model)
    model.receive(data.draw(anything))
    model.receive({"kind": data.draw(anything), "version": version})
    kind = data.draw(st.sampled_from(sorted(set(kinds(model)) - ANYTIME - model.settings)))
    model.receive({"kind": kind, "version": data.draw(anything.filter(lambda given: given != version))})
    odd = data.draw(anything.filter(lambda given: isinstance(given, float | list | dict)))
    model.receive({"kind": kind, "version": version, data.draw(st.sampled_from(FIELDS)): odd})
    assert whole_state(model) == before


@pytest.mark.parametrize(
    "value, taken", [(3, 3), (0, 0), (True, None), ("3", None), (None, None), (LARGEST + 1, None)]
)
def test_a_switch_and_a_text_are_no_number(value: object, taken: int | None) -> None:
    heard = sound({"kind": "go", "step": value})
    assert (whole(heard, "step") if heard else None) == taken


def test_half_a_sign_can_be_sent_back() -> None:
    heard = sound({"kind": "check", "entry": "7\ud83d"})
    assert heard is not None and heard["entry"] == "7?"

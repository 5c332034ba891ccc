"""Every widget's plain model: versions, stale messages, faults in words, work in slices."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from euchre_tutor.speech import LANGUAGES, speaking
from euchre_tutor.tutor.glossary import TERMS, definition
from euchre_widgets.messages import Message
from euchre_widgets.model import WidgetModel, fault_code
from euchre_widgets.registry import WIDGETS
from euchre_widgets.terms import known_terms, linked, unlinked


class TermsModel(WidgetModel):
    """A widget that says a term."""

    name = "terms"

    def draw(self) -> dict[str, Any]:
        return {}

    def on_say(self, message: Message) -> None:
        self.announce("The [[left_bower|left bower]] falls.")


class Counter(WidgetModel):
    """A widget that counts."""

    name = "counter"
    settings = frozenset({"pause"})

    def __init__(self) -> None:
        super().__init__(keep_key="counter")
        self.count = 0
        self.seen: tuple[int, ...] = ()
        self.paused = False

    def draw(self) -> dict[str, Any]:
        if self.count == 13:
            raise RuntimeError("cannot draw 13")
        return {"count": self.count}

    def save(self) -> str:
        return str(self.count) if self.count else ""

    def load(self, text: str) -> None:
        self.count = int(text)

    def afresh(self) -> None:
        self.count = 0

    def on_add(self, message: Message) -> None:
        self.count += int(message.get("by", 1))
        self.announce(f"now {self.count}")

    def on_fall(self, message: Message) -> None:
        self.count = 99
        raise KeyError("half way")

    def on_pause(self, message: Message) -> None:
        self.paused = True

    def on_run(self, message: Message) -> None:
        self.later(self._work())

    def _work(self) -> Iterator[float | None]:
        for i in range(5):
            self.seen = (*self.seen, i)
            yield 0.5


def send(model: WidgetModel, kind: str, **fields: object) -> None:
    """A message of the browser that has the newest state."""
    model.receive({"kind": kind, "version": model.state()["version"], **fields})


def test_a_message_changes_the_state_and_its_version() -> None:
    model, changes = Counter(), []
    model.on_change = lambda: changes.append(model.state())
    send(model, "add", by=2)
    assert [(state["version"], state["body"], state["announce"]) for state in changes] == [
        (1, {"count": 2}, "now 2")
    ]


def test_a_repeated_click_changes_nothing_twice() -> None:
    model, changes = Counter(), []
    model.on_change = lambda: changes.append(1)
    for _ in range(50):
        model.receive({"kind": "add", "version": 0})
    assert (model.count, len(changes)) == (1, 1)


@pytest.mark.parametrize(
    "message",
    [None, 7, "add", [], {}, {"kind": "add"}, {"kind": 3, "version": 0}, {"kind": "nothing", "version": 0},
     {"kind": "__init__", "version": 0}, {"kind": "change", "version": 0}, {"kind": "add", "version": 9}],
)  # fmt: skip
def test_nonsense_is_ignored_silently(message: object) -> None:
    model = Counter()
    before = model.state()
    model.receive(message)
    assert model.state() == before


def test_a_setting_is_never_stale_and_makes_nothing_stale() -> None:
    model = Counter()
    send(model, "add")
    before = model.state()["version"]
    model.receive({"kind": "pause", "version": 0})
    model.receive({"kind": "add", "version": before})  # clicked before the pause was answered
    assert model.paused and model.count == 2


def test_an_error_becomes_a_fault_and_changes_nothing_else(caplog: pytest.LogCaptureFixture) -> None:
    model = Counter()
    send(model, "add")
    with caplog.at_level(logging.ERROR):
        send(model, "fall")
    state = model.state()
    assert state["body"] == {"count": 1} and state["fault"] is not None
    assert state["fault"]["code"].startswith("EU-") and "half way" not in state["fault"]["text"]
    assert state["fault"]["code"] in caplog.text and "half way" in caplog.text
    send(model, "dismiss")
    assert model.state()["fault"] is None


def test_an_error_in_drawing_takes_the_change_back() -> None:
    model = Counter()
    send(model, "add", by=13)
    assert model.state()["body"] == {"count": 0} and model.state()["fault"] is not None


def test_a_first_drawing_that_fails_is_a_fault_without_a_body() -> None:
    model = Counter()
    model.count = 13
    assert model.state()["body"] is None and model.state()["fault"] is not None


def test_the_same_error_has_the_same_code() -> None:
    def code() -> str:
        try:
            raise ValueError("here")
        except ValueError as error:
            return fault_code(error)

    assert code() == code()


def test_what_is_kept_is_empty_at_the_start_and_brings_the_place_back() -> None:
    model = Counter()
    assert model.state()["keep"] == {"key": "counter", "text": "", "replaces": False}
    send(model, "add", by=4)
    kept = model.state()["keep"]
    other = Counter()
    assert kept is not None
    other.receive({"kind": "carry_on", "text": kept["text"]})
    assert other.state()["body"] == {"count": 4}
    send(other, "afresh")
    assert other.state()["body"] == {"count": 0}


def test_what_cannot_be_read_any_more_is_said_and_no_fault() -> None:
    model = Counter()
    model.receive({"kind": "carry_on", "text": "scribble"})
    assert model.state()["fault"] is None and model.state()["announce"]


def test_long_work_runs_to_its_end_without_a_scheduler() -> None:
    model = Counter()
    send(model, "run")
    assert model.seen == (0, 1, 2, 3, 4)


def test_long_work_is_sliced_by_the_scheduler_and_can_be_stopped() -> None:
    model, waiting = Counter(), []

    def schedule(step: Callable[[], None], seconds: float) -> None:
        waiting.append((seconds, step))

    model.schedule = schedule
    send(model, "run")
    for _ in range(2):
        waiting.pop()[1]()
    assert model.seen == (0, 1) and waiting[0][0] == 0.5
    model.rest()
    waiting.pop()[1]()
    assert model.seen == (0, 1) and not waiting


def test_an_error_in_long_work_is_a_fault_too() -> None:
    model, waiting = Counter(), []
    model.schedule = lambda step, seconds: waiting.append(step)

    def broken() -> Iterator[float | None]:
        yield 0.1
        raise RuntimeError("in the middle")

    model.later(broken())
    waiting.pop()()
    waiting.pop()()
    assert model.state()["fault"] is not None and not waiting


@pytest.mark.parametrize("name", WIDGETS)
def test_every_widget_draws_plain_json_in_every_language(name: str) -> None:
    for language in LANGUAGES:
        with speaking(language):
            model = WIDGETS[name].demo()
            state = model.state()
        assert state["fault"] is None and state["language"] == language
        assert json.loads(json.dumps(state)) == state
        assert all(isinstance(text, str) for text in model.words().values())
        assert repr(model) == f"<euchre_tutor {name}>"


@pytest.mark.parametrize("name", WIDGETS)
def test_every_widget_knows_its_terms(name: str) -> None:
    terms = WIDGETS[name].terms
    assert set(known_terms(terms)) == set(terms)


@pytest.mark.parametrize("name", WIDGETS)
def test_every_widget_begins_with_nothing_to_keep_and_starts_afresh(name: str) -> None:
    model = WIDGETS[name].demo()
    assert model.save() == ""
    send(model, "afresh")
    assert model.state()["fault"] is None and model.save() == ""


@pytest.mark.parametrize("name", WIDGETS)
def test_every_widget_survives_every_message_with_nonsense_in_it(name: str) -> None:
    model = WIDGETS[name].demo()
    kinds = [kind[3:] for kind in dir(model) if kind.startswith("on_") and kind != "on_change"]
    for kind in kinds:
        for nonsense in (None, -1, "\u0000", [1], {"a": 1}):
            send(
                model, kind, **dict.fromkeys(("suit", "card", "option", "entry", "text", "action"), nonsense)
            )
            assert model.state()["fault"] is None, (kind, nonsense)


def test_importing_the_widgets_needs_no_jupyter() -> None:
    code = (
        "import sys\n"
        "for name in ('anywidget', 'ipywidgets', 'traitlets', 'IPython', 'numpy'): sys.modules[name] = None\n"
        "import euchre_widgets.registry\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_a_term_is_linked_where_it_stands_first_and_nowhere_inside_a_word() -> None:
    text = "The left bower is a trump. A left bower, the left bowers."
    assert linked(text, ("left_bower",)) == (
        "The [[left_bower|left bower]] is a trump. A left bower, the left bowers."
    )
    assert linked("Left bower!", ("left_bower", "trump")) == "[[left_bower|Left bower]]!"
    marked = "The [[trump|trump]] is a trump, the left bower."
    assert linked(marked, ("trump", "left_bower")) == marked
    assert linked("Nothing.", ()) == "Nothing."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_found_in_its_own_language_and_read_aloud_as_its_word(language: str) -> None:
    with speaking(language):
        for name in TERMS:
            word = definition(name)[0]
            text = f"({word})"
            assert linked(text, (name,)) == f"([[{name}|{word}]])"
            assert unlinked(linked(text, TERMS)) == text


def test_a_reader_aloud_hears_the_word_of_a_term_alone() -> None:
    model = TermsModel()
    send(model, "say")
    assert model.state()["announce"] == "The left bower falls."

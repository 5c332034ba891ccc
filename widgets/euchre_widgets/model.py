"""WidgetModel: what every widget is before a browser shows it: plain state in, plain state out."""

from __future__ import annotations

import logging
import time
import traceback
import zlib
from collections.abc import Callable, Iterator
from types import TracebackType
from typing import Any, ClassVar, Self, TypedDict

from euchre_tutor.engine import Ruleset
from euchre_tutor.speech import language, say, speaking

from .messages import Message, sound, whole
from .terms import unlinked
from .words import frame_words, shared_shortcuts

LOG = logging.getLogger("euchre_tutor")
ANYTIME = frozenset({"carry_on", "dismiss"})  # kinds that no version makes stale
SLICE = 0.04  # seconds of work before clicks and heartbeat are let in
Work = Iterator[float | None]


class Fault(TypedDict):
    """An error of ours: what the learner reads, and the code that finds the traceback in the log."""

    code: str
    text: str


class Keep(TypedDict):
    """What the browser keeps, so that a reload can carry on: ``text`` is empty at the start.

    An older place that was offered and not answered about stays until this one ``replaces`` it.
    """

    key: str
    text: str
    replaces: bool


class WidgetState(TypedDict):
    """Everything the browser is sent when something changes."""

    version: int
    name: str
    language: str
    body: dict[str, Any] | None
    announce: str
    fault: Fault | None
    keep: Keep | None


class WidgetModel:
    """One widget without a display.

    A subclass gives ``name`` and ``draw()``, and one ``on_<kind>(message)`` for each message of its own.
    Hold immutable values and assign them: when a handler fails, all attributes go back to what they were.
    """

    name: ClassVar[str] = ""
    terms: ClassVar[tuple[str, ...]] = ()  # glossary ids whose definitions travel with the widget
    told_by: Ruleset | None = None  # the rules that terms are defined by; None where others may come in force
    # kinds that only set how things go on: never stale, and a quick click after one is not stale either
    settings: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, *, keep_key: str | None = None) -> None:
        """``keep_key`` names this widget in the browser's store; without it nothing is kept."""
        self.language = language()
        self.keep_key = keep_key
        self.on_change: Callable[[], None] = _nothing
        self.schedule: Callable[[Callable[[], None], float], None] | None = None
        self._version = 0
        self._announce = ""
        self._fault: Fault | None = None
        self._body: dict[str, Any] | None = None
        self._saved = ""  # what save() gave when the body was drawn
        self._under_way: Work | None = None

    @classmethod
    def demo(cls) -> Self:
        """A model to show without any lesson around it."""
        return cls()

    # what a widget gives

    def draw(self) -> dict[str, Any]:
        """The widget's own part of the state, as JSON with every text in it already said."""
        raise NotImplementedError

    def words(self) -> dict[str, str]:
        """Texts that never change while the widget lives; more of them in a subclass."""
        return frame_words()

    def shortcuts(self) -> list[tuple[str, str]]:
        """(keys, what they do) for the list behind ``?``; the first line is the widget's own."""
        return shared_shortcuts()

    def afresh(self) -> None:
        """Begin again for the next pupil."""

    def save(self) -> str:
        """The learner's place as text, or nothing while there is nothing worth keeping."""
        return ""

    def replaces(self) -> bool:
        """Whether the place reached may be kept over an older one though nobody has chosen between them."""
        return False

    def load(self, text: str) -> None:
        """Go back to a place that ``save`` wrote; ValueError for any other text."""

    # what the browser and the tests call

    def state(self) -> WidgetState:
        """Everything to be drawn now."""
        if self._body is None:
            self._try(_nothing)
        return WidgetState(
            version=self._version,
            name=self.name,
            language=self.language,
            body=self._body,
            announce=self._announce,
            fault=self._fault,
            keep=self._kept(),
        )

    def receive(self, message: object) -> None:
        """Act on one message of the browser; a stale, repeated or senseless one changes nothing."""
        heard = sound(message)
        if heard is None or not self._is_timely(heard):
            return
        handler = self._handler(heard["kind"])
        if handler is None:
            return
        self._announce, self._fault = "", None
        self._try(lambda: handler(heard))
        self._version += heard["kind"] not in self.settings
        self.on_change()

    def announce(self, text: str) -> None:
        """Let screen readers say this with the next state; of a term its word alone."""
        self._announce = unlinked(text)

    def refresh(self) -> None:
        """Draw again and send it, without making the learner's next click stale."""
        self._try(_nothing)
        self.on_change()

    def later(self, work: Work) -> None:
        """Do long work in slices, in place of any earlier work.

        The generator yields often (at least every 10 ms); a yielded number asks to wait so many seconds.
        Without a scheduler, in tests and on the command line, it runs to its end at once.
        """
        self._under_way = work
        if self.schedule is not None:
            self.schedule(lambda: self._slice(work), 0)
            return
        for _ in work:
            pass

    def rest(self) -> None:
        """Stop the work that ``later`` began."""
        self._under_way = None

    def __repr__(self) -> str:
        return f"<euchre_tutor {self.name}>"

    # messages of the frame itself

    def on_afresh(self, message: Message) -> None:
        """The next pupil sits down."""
        self.rest()
        self.afresh()
        self.announce(say("Started afresh."))

    def on_dismiss(self, message: Message) -> None:
        """The fault has been read."""

    def on_carry_on(self, message: Message) -> None:
        """Take up what the browser kept; a text we cannot read is left alone, in words."""
        try:
            self.load(str(message.get("text", "")))
        except ValueError:
            self.announce(say("What was kept cannot be read any more, so we begin afresh."))
        else:
            self.announce(say("Carried on where you were."))

    # inside

    def _is_timely(self, message: Message) -> bool:
        kind = message["kind"]
        return kind in ANYTIME | self.settings or whole(message, "version") == self._version

    def _handler(self, kind: str) -> Callable[[Message], None] | None:
        handler: Callable[[Message], None] | None = getattr(self, f"on_{kind}", None)
        return handler if kind != "change" else None

    def _try(self, act: Callable[[], object]) -> None:
        """Act and draw in the widget's language; after any error all attributes are as before."""
        before = dict(vars(self))
        with speaking(self.language):
            try:
                act()
                self._body = self.draw()
                self._saved = self.save() if self.keep_key else ""
            except Exception as error:
                vars(self).update(before)
                self._fault = told(error, self.name)

    def _slice(self, work: Work) -> None:
        if self._under_way is not work or self.schedule is None:
            return
        pause: list[float | None] = []
        self._try(lambda: pause.append(_run(work)))
        if pause and pause[0] is not None:
            self.schedule(lambda: self._slice(work), pause[0])
        else:
            self._under_way = None
        self.on_change()

    def _kept(self) -> Keep | None:
        if self.keep_key is None:
            return None
        return Keep(key=self.keep_key, text=self._saved, replaces=self.replaces())


def told(error: BaseException, where: str) -> Fault:
    """Log an error with its traceback under a code, and put it into words for the learner."""
    code = fault_code(error)
    LOG.error("%s in %s", code, where, exc_info=error)
    text = say("Something went wrong on our side, not yours. You can go on from where you were.")
    return Fault(code=code, text=text)


def fault_code(error: BaseException) -> str:
    """A short code that is the same for the same error at the same place."""
    where = _last(error.__traceback__)
    return f"EU-{zlib.crc32(f'{type(error).__name__} {where}'.encode()) & 0xFFFF:04X}"


def _last(trace: TracebackType | None) -> str:
    frames = traceback.extract_tb(trace)
    return f"{frames[-1].name} {frames[-1].line}" if frames else ""


def _run(work: Work) -> float | None:
    """Advance until the slice is over: seconds to wait before the next, or None at the end."""
    end = time.perf_counter() + SLICE
    for pause in work:
        if pause or time.perf_counter() > end:
            return pause or 0.0
    return None


def _nothing() -> None:
    """No one listens yet."""

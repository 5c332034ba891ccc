"""The one sitting of this kernel: what the learner has done so far, and who wants to hear of it."""

from __future__ import annotations

import weakref
from collections.abc import Callable

from euchre_tutor.tutor.grading import Grade
from euchre_tutor.tutor.items import Item
from euchre_tutor.tutor.progress import Attempt, Sitting

OUTCOMES = {"right": "right", "also_fine": "right", "after_hint": "after_hint", "wrong": "wrong"}
LAST_RUNG = 4  # the hint that is the answer: whoever has read it was shown it


def outcome_of(verdict: str, hints: int, shown: bool = False) -> str:
    """How the question ended: right, after_hint, wrong, shown; nothing where it could not be marked."""
    return "shown" if shown or hints >= LAST_RUNG else OUTCOMES.get(verdict, "")


class Keeper:
    """Holds the sitting's value and tells its listeners when there is a new one."""

    def __init__(self) -> None:
        self.sitting = Sitting()
        self._open: dict[str, tuple[str, ...]] = {}  # misconceptions of questions that may still be retried
        self._listeners: list[weakref.WeakMethod[Callable[[], None]]] = []

    def note(self, item: Item, grade: Grade, hints: int, attempt: int) -> None:
        """A marked answer: a wrong one that may be tried again waits for the second try."""
        shown = (grade.misconception,) if grade.misconception else ()
        beliefs = (*self._open.pop(item.id, ()), *shown)
        if grade.retry:
            self._open[item.id] = beliefs
        elif grade.verdict in OUTCOMES:
            outcome = outcome_of(grade.verdict, hints, grade.shown)
            self._now(self.sitting.after(Attempt(item.id, item.idea, outcome, hints, beliefs)))

    def carried(self, item: Item, verdict: str, hints: int) -> None:
        """A question answered before the page was loaded again: counted once."""
        if verdict in OUTCOMES and all(one.item != item.id for one in self.sitting.attempts):
            self._now(self.sitting.after(Attempt(item.id, item.idea, outcome_of(verdict, hints), hints)))

    def note_plainly(self, item: str, idea: str, right: bool) -> None:
        """An answer in a widget that asks in its own way."""
        self._now(self.sitting.after(Attempt(item, idea, "right" if right else "wrong")))

    def meet(self, block: str) -> None:
        """A block was shown."""
        self._now(self.sitting.meeting(block))

    def forget(self) -> None:
        """The next pupil sits down."""
        self._open.clear()
        self._now(Sitting())

    def listen(self, heard: Callable[[], None]) -> None:
        """Call this bound method after every change, as long as its object lives."""
        self._listeners.append(weakref.WeakMethod(heard))

    def _now(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self._listeners = [one for one in self._listeners if one() is not None]
        for one in self._listeners:
            heard = one()
            if heard is not None:
                heard()


KEEPER = Keeper()

"""Recap: what went well in this sitting, what to repeat, and fresh questions on it."""

from __future__ import annotations

from typing import Any

from euchre_tutor.speech import say
from euchre_tutor.tutor.progress import Recap, recap

from .model import WidgetModel
from .sitting import Keeper


class RecapModel(WidgetModel):
    """Reads the sitting and says what it shows; changes whenever an answer is marked."""

    name = "recap"

    def __init__(
        self, *, keeper: Keeper | None = None, lesson: str | None = None, keep_key: str | None = None
    ) -> None:
        """``keeper`` holds the sitting; ``lesson`` leaves out ideas that come after it."""
        super().__init__(keep_key=None)
        self.keeper = keeper or Keeper()
        self.lesson = lesson
        self.keeper.listen(self.refresh)

    def draw(self) -> dict[str, Any]:
        """The sentences in their groups; a group without any is left out."""
        said = recap(self.keeper.sitting, self.lesson)
        return {"summary": said.summary, "groups": groups(said)}

    def words(self) -> dict[str, str]:
        """The recap's own labels."""
        return super().words() | {"title": say("This sitting")}

    def afresh(self) -> None:
        """Forget the sitting for the next pupil."""
        self.keeper.forget()


def groups(said: Recap) -> list[dict[str, Any]]:
    """What went well, what to repeat, what to remember; a group without a line is left out."""
    every = [
        {"mark": "tick", "title": say("What went well"), "lines": list(said.went_well)},
        {"mark": "again", "title": say("What to repeat"), "lines": list(said.repeat)},
        {"mark": "info", "title": say("Worth remembering"), "lines": list(said.watch)},
    ]
    return [group for group in every if group["lines"]]

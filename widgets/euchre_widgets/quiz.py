"""Quiz: one question after another, each with its reason, hints in rungs, and one retry."""

from __future__ import annotations

from typing import Any

from .model import WidgetModel


class QuizModel(WidgetModel):
    """Questions handed over by the tutor."""

    name = "quiz"

    def draw(self) -> dict[str, Any]:
        """Nothing yet."""
        return {}

"""Every widget by its name; whatever stands here is built, tested and shown."""

from __future__ import annotations

from .model import WidgetModel
from .quiz import QuizModel
from .trump_lens import TrumpLensModel

WIDGETS: dict[str, type[WidgetModel]] = {
    "quiz": QuizModel,
    "trump_lens": TrumpLensModel,
}

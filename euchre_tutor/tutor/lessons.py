"""A lesson and its blocks, as data: what each block shows, and which questions it asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from .items import Item

Ask = Callable[..., Item]  # called with id=... it builds the question in the language in force
BLOCK_NAMES = ("goal", "win", "explore", "worked", "fading", "predict", "quiz", "recap")
PROSE_ONLY = ("goal",)


@dataclass(frozen=True, slots=True)
class Block:
    """What one block shows: a widget by its name, and what the widget is given."""

    widget: str
    parameters: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson: ``blocks`` by name in the order of BLOCK_NAMES, ``items`` by id."""

    id: str
    title: str
    minutes: int
    goal: str
    needs: tuple[str, ...]
    blocks: Mapping[str, Block]
    items: Mapping[str, Ask]

    @property
    def quiz_items(self) -> tuple[str, ...]:
        """The ids of the questions that count, in their order."""
        return tuple(key for key in self.items if key.startswith(f"{self.id}.q"))


def questions(*items: str, mix: int = 0, scored: bool = False) -> Block:
    """A block of questions; ``mix`` of them from earlier lessons; only a scored one counts for the recap."""
    return Block("quiz", {"items": list(items), "mix": mix, "scored": scored})


def numbered(lesson: str, letter: str, count: int) -> tuple[str, ...]:
    """The ids 04.q1 to 04.q7 and their like."""
    return tuple(f"{lesson}.{letter}{n}" for n in range(1, count + 1))

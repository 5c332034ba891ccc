"""What trainers share: hand after hand by its seed, and a hand played out to step through."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from .messages import Message, whole
from .model import WidgetModel
from .reel import Reel, wound


@dataclass(frozen=True, kw_only=True)
class Exercise:
    """One hand of a trainer; played out once that was asked for."""

    reel: Reel | None = None
    step: int = 0


One = TypeVar("One", bound=Exercise)


class Trainer(WidgetModel, Generic[One]):
    """A widget with one hand after another: of its ``seeds``, then of the numbers after the last."""

    seeds: tuple[int, ...]
    turn: One

    def seed_of(self, number: int) -> int:
        """The seed of a hand by its number, counted from 0."""
        last = len(self.seeds) - 1
        return self.seeds[number] if number <= last else self.seeds[last] + number - last

    def on_next(self, message: Message) -> None:
        """One step on in the hand played out."""
        self._wind("next", message)

    def on_back(self, message: Message) -> None:
        """One step back."""
        self._wind("back", message)

    def on_first(self, message: Message) -> None:
        """To the deal."""
        self._wind("first", message)

    def on_last(self, message: Message) -> None:
        """To the score."""
        self._wind("last", message)

    def on_go(self, message: Message) -> None:
        """To a step by its number."""
        self._wind("go", message)

    def _wind(self, way: str, message: Message) -> None:
        turn = self.turn
        if turn.reel is not None:
            self.turn = replace(turn, step=wound(turn.reel, turn.step, way, whole(message, "step")))
            told = turn.reel.told(self.turn.step)
            self.announce(f"{told.headline} {told.text} {told.next}")

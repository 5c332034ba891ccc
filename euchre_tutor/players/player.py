"""What every player can do: choose an action from a View."""

from __future__ import annotations

import random
from typing import Protocol

from ..engine.actions import Action
from ..engine.views import View


class Player(Protocol):
    """Somebody at the table."""

    def choose(self, view: View) -> Action:
        """One of the actions open to the view's seat, which must be on turn (ValueError otherwise)."""
        ...


class PlayerFactory(Protocol):
    """Makes a player; chance comes in by the rng, and without one the player is always the same."""

    def __call__(self, rng: random.Random | None = None) -> Player: ...


def on_turn(view: View) -> View:
    """The view, if its seat is to act; ValueError otherwise."""
    if not view.on_turn:
        raise ValueError(f"seat {view.seat} is not on turn")
    return view

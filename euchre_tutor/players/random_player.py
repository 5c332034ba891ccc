"""A player without a plan: any legal action, each as likely as another."""

from __future__ import annotations

import random

from ..engine.actions import Action, CallRenege, Retract
from ..engine.ruleset import Phase
from ..engine.views import View
from .player import on_turn


class RandomPlayer:
    """Acts at random on its turn; says nothing out of turn."""

    def __init__(self, rng: random.Random | None = None) -> None:
        self._rng = rng or random.Random(0)

    def choose(self, view: View) -> Action:
        """Any action of the view's seat on its turn."""
        choices = [action for action in on_turn(view).legal if _in_turn(view, action)]
        return choices[int(self._rng.random() * len(choices))]


def _in_turn(view: View, action: Action) -> bool:
    """Whether this is done on one's turn: in the play, calls about reneges are made out of it."""
    return view.phase is Phase.CLAIMS or not isinstance(action, CallRenege | Retract)

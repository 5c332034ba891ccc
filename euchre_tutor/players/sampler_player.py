"""A player who imagines many deals of the cards it does not see, and does what comes off best in them."""

from __future__ import annotations

import random

from ..engine.actions import Action
from ..engine.ruleset import Phase
from ..engine.views import View
from .player import on_turn
from .thumb_player import ThumbPlayer

WORLDS = 20  # deals looked at for a card: its strength
CALLS = 8  # so many times as many for what is decided before the play, where each costs less


class SamplerPlayer:
    """Goes by rule of thumb unless something else is clearly better in the deals that it imagines.

    The same rng and the same number of worlds make the same choices; with ``budget_ms`` it looks at as many
    as fit into that time instead, so that its choices depend on the machine.
    """

    def __init__(
        self, rng: random.Random | None = None, worlds: int = WORLDS, budget_ms: float | None = None
    ) -> None:
        self._rng, self._worlds, self._budget = rng or random.Random(0), worlds, budget_ms
        self._thumb = ThumbPlayer()

    def choose(self, view: View) -> Action:
        """What is worth most, or what the rule of thumb says where that is not worth less for certain."""
        from ..solver.estimates import NoEstimate, gap, study  # brings numpy along: only when it is wanted

        usual = self._thumb.choose(on_turn(view))
        if len(view.legal) == 1:
            return usual
        number = self._worlds if view.phase is Phase.PLAY else CALLS * self._worlds
        try:
            found = study(view, self._rng, self._budget, None if self._budget else number).estimates
        except NoEstimate:
            return usual
        best = max(found, key=lambda one: one.points)
        mine = next((one for one in found if one.action == usual), None)
        if mine is None:
            return best.action
        points, error = gap(best, mine)
        return best.action if points > error else usual

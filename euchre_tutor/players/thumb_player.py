"""A player who goes by rules of thumb: the same for calls and cards by which the solver plays deals out."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from ..engine.actions import Action, CallRenege, Pass, Play
from ..engine.ruleset import Phase
from ..engine.views import View
from ..solver.situations import card_of_thumb, provable
from . import ladder, turned
from .player import on_turn


class ThumbPlayer:
    """Calls what its own hand is worth, plays by rule of thumb, and leaves nothing to chance."""

    def __init__(self, rng: random.Random | None = None) -> None:
        del rng  # nothing is left to chance; players are all made alike

    def choose(self, view: View) -> Action:
        """What the rule of thumb says in the view's phase."""
        return _RULES[on_turn(view).phase](view)


def _lay_away(view: View) -> Action:
    """A card too many: the dealer's with a joker in the pack, or where a dummy is taken up."""
    return turned.lay_away(view) if view.rules.turns_up else ladder.discard(view)


def _play(view: View) -> Action:
    return Play(card_of_thumb(view))


def _say_renege(view: View) -> Action:
    """Call what the cards on the table prove, and nothing else."""
    calls = [a for a in view.legal if isinstance(a, CallRenege) and provable(view, a)]
    return calls[0] if calls else Pass()


_RULES: Mapping[Phase, Callable[[View], Action]] = {
    Phase.BENNY: turned.benny,
    Phase.DEALER_DISCARD: _lay_away,
    Phase.CLAIM: ladder.claim,
    Phase.BID: ladder.bid,
    Phase.ORDER: turned.order,
    Phase.CALL: turned.call,
    Phase.NAME: ladder.name,
    Phase.DEALER_CARD: turned.dealer_card,
    Phase.MAKER_ALONE: turned.maker_alone,
    Phase.MERGE: turned.merge,
    Phase.DEFENDER_ALONE: turned.defender_alone,
    Phase.EXCHANGE: ladder.exchange,
    Phase.PLAY: _play,
    Phase.CLAIMS: _say_renege,
}

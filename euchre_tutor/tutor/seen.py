"""What a learner has seen of hidden cards in the part of a hand that is taken back."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ..engine.actions import Decline, Keep, Swap
from ..engine.cards import CardSet
from ..engine.phases import legal_actions
from ..engine.ruleset import Phase, Seat
from ..engine.state import State


def has_seen(states: Sequence[State], seat: Seat, looked: bool) -> bool:
    """Whether cards hidden at the first of these states, which is gone back to, were seen in the others.

    ``looked`` when a dummy that might have stayed unseen was taken up.
    """
    done = {type(after.history[-1][1]) for _, after in pairwise(states) if after.history[-1][0] == seat}
    dummies = any(_dummy_open(state, seat, looked) for state in states[1:])
    return _shown(states[-1]) or bool(done & {Swap, Keep}) or dummies


def has_kept(states: Sequence[State], seat: Seat) -> bool:
    """Whether this seat kept cards of a dummy among these states, and so has seen it."""
    moves = [after.history[-1] for _, after in pairwise(states)]
    return any(by == seat and isinstance(action, Keep) for by, action in moves)


def _dummy_open(state: State, seat: Seat, looked: bool) -> bool:
    """Whether this seat has a dummy before it, its cards open."""
    if state.phase is not Phase.MERGE or state.to_act != seat:
        return False
    return looked or Decline() not in legal_actions(state)


def _shown(state: State) -> bool:
    """Whether cards were shown beyond the play; the turned card was open from the first."""
    turned = CardSet() if state.upcard is None else CardSet((state.upcard,))
    return any(cards - (cards & turned) for cards in state.exposed)

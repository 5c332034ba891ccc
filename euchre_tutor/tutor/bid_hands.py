"""A hand to bid, made from a seed, and how it goes on after the learner's call."""

from __future__ import annotations

import random

from ..engine.actions import Action, Name
from ..engine.cards import Suit
from ..engine.phases import apply, legal_actions
from ..engine.ruleset import Phase, Ruleset, Seat
from ..engine.state import State, deal
from ..engine.views import view
from ..players import PLAYERS

DEALS = 200  # tried before giving up; most deals leave something to choose


def bid_hand(rules: Ruleset, seed: int, seat: Seat, dealer: Seat | None = None) -> State:
    """A deal of this seed at the seat's turn to call, with more than one call open.

    Without a dealer chance names one. The others have called by rule of thumb.
    ValueError where the auction never leaves a choice.
    """
    rng = random.Random(seed)
    by_chance = int(rng.random() * rules.seats)
    for _ in range(DEALS):
        state = _until_call(deal(rules, by_chance if dealer is None else dealer, rng), seat)
        if state.phase is Phase.BID and len(legal_actions(state)) > 1:
            return state
    raise ValueError(f"no hand to bid for seat {seat} from seed {seed}")


def after_auction(state: State, call: Action) -> State:
    """The hand after this call and those of the players behind it."""
    state = apply(state, call)
    while state.phase is Phase.BID:
        state = _by_thumb(state)
    return state


def played_out(state: State, seat: Seat, trump: Suit | None = None) -> State:
    """The hand from the end of its auction to its score; the seat names this trump if naming is its turn."""
    while state.phase is not Phase.OVER:
        names = state.phase is Phase.NAME and state.to_act == seat and trump is not None
        state = apply(state, Name(trump)) if names and trump is not None else _by_thumb(state)
    return state


def _until_call(state: State, seat: Seat) -> State:
    while state.phase is not Phase.OVER and not (state.phase is Phase.BID and state.to_act == seat):
        state = _by_thumb(state)
    return state


def _by_thumb(state: State) -> State:
    return apply(state, PLAYERS["thumb"]().choose(view(state, state.to_act)))

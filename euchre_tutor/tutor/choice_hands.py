"""Choices before the play, other than bids: hands that lead to one, made from a seed, and how they go on."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from ..engine.actions import Action, Decline, Pass, Swap, parse_action
from ..engine.phases import apply, legal_actions
from ..engine.ruleset import Phase, Ruleset, Seat
from ..engine.state import State, deal
from ..engine.views import View, view
from ..players import PLAYERS
from .bid_hands import played_out

DEALS = 600  # tried before giving up; the rarest choice comes about once in thirty
NATURAL = 40  # of them, before the others are made to pass where that leads to the choice
STAY = "STAY"  # to keep one's cards and call, where the ghost hand could be taken
SWAP, ORDER, CALL, TAKE, BURY, MERGE, ALONE = "swap", "order", "call", "take", "bury", "merge", "alone"
KINDS = (SWAP, ORDER, CALL, TAKE, BURY, MERGE, ALONE)
OF_DEALER = (TAKE, BURY)
BY_PHASE = {
    Phase.ORDER: ORDER,
    Phase.CALL: CALL,
    Phase.DEALER_DISCARD: BURY,
    Phase.MERGE: MERGE,
    Phase.MAKER_ALONE: ALONE,
    Phase.DEFENDER_ALONE: ALONE,
}


def kinds_of(rules: Ruleset) -> tuple[str, ...]:
    """The kinds of choices that come up at this table."""
    found = {BY_PHASE[phase] for phase in rules.stages if phase in BY_PHASE} if rules.turns_up else set[str]()
    found |= {BURY} if rules.turns_up else set()
    found |= {TAKE} if rules.turns_up and rules.dealer_may_decline else set()
    found |= {SWAP} if "ghost_swap" in rules.options and rules.ghost_swap != "off" else set()
    return tuple(kind for kind in KINDS if kind in found)


def kind_of(state: State) -> str | None:
    """The kind of choice that the seat to act has; None for any other decision."""
    if state.phase is Phase.BID:
        return SWAP if Swap() in legal_actions(state) else None
    if state.phase is Phase.DEALER_CARD:
        return BURY if state.upcard_taken else TAKE
    return BY_PHASE.get(state.phase) if state.rules.turns_up else None


def choice_hand(rules: Ruleset, kind: str, seed: int, seat: Seat, dealer: Seat | None = None) -> State:
    """A deal of this seed at the seat's choice of this kind; all before it was done by rule of thumb.

    Where that leads to it in no deal, all pass before it. Without a dealer chance names one; the dealer's
    own choices are the seat's only as dealer.
    ValueError where the choice never comes up.
    """
    rng = random.Random(seed)
    by_chance = int(rng.random() * rules.seats)
    deals = seat if kind in OF_DEALER else by_chance if dealer is None else dealer
    for number in range(DEALS):
        state = deal(rules, deals, rng)
        passing = number >= NATURAL and kind in (ORDER, CALL)
        while state.phase not in (Phase.PLAY, Phase.OVER):
            if state.to_act == seat and kind_of(state) == kind and len(legal_actions(state)) > 1:
                return state
            passes = passing and Pass() in legal_actions(state)
            state = apply(state, Pass() if passes else _thumb(view(state, state.to_act)))
    raise ValueError(f"no choice to {kind} for seat {seat} from seed {seed}")


def ways(state: State) -> tuple[str, ...]:
    """The words of what may be chosen.

    A swap or none is one choice, and the call comes after it; a dummy taken up is not left any more.
    """
    if kind_of(state) == SWAP:
        return str(Swap()), STAY
    left = (Decline(),) if state.phase is Phase.MERGE else ()
    return tuple(str(action) for action in legal_actions(state) if action not in left)


def by_thumb(seen: View) -> str:
    """The word of what the rule of thumb does."""
    action = _thumb(seen)
    swapping = seen.phase is Phase.BID
    return STAY if swapping and action != Swap() else str(action)


def went_on(state: State, word: str, seat: Seat) -> State:
    """The hand after this choice, played to its score by rule of thumb."""
    return played_out(apply(state, _action(state, word)), seat)


def _action(state: State, word: str) -> Action:
    """What is done: whoever stays without a swap calls by rule of thumb."""
    if word != STAY:
        return parse_action(word)
    seen = view(state, state.to_act)
    return _thumb(replace(seen, legal=_without_swap(seen.legal)))


def _without_swap(legal: Sequence[Action]) -> tuple[Action, ...]:
    return tuple(action for action in legal if not isinstance(action, Swap))


def _thumb(seen: View) -> Action:
    return PLAYERS["thumb"]().choose(seen)

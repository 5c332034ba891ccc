"""A whole hand in true sentences: every call, every card, and what the hand was worth."""

from __future__ import annotations

from dataclasses import replace

from ..engine.actions import Action, CallRenege, Discard, Give, Keep, Name, Order, Pass, Play
from ..engine.ruleset import Phase
from ..engine.state import State
from ..engine.views import calls_seen
from ..speech import mark, say
from .called import ALONE, call_told, upcard_name
from .due import due
from .explain import Told, Watch, next_told, play_told
from .names import by_seat
from .questions.figures import trump_sentence
from .results import (
    THROWN_IN,
    bid_word,
    contract_line,
    points_line,
    result_lines,
    side_name,
    side_points,
)

__all__ = [
    "bid_word",
    "contract_line",
    "due",
    "opening_told",
    "points_line",
    "result_lines",
    "side_name",
    "side_points",
    "step_told",
]

PROVEN, NOT_SO = mark("That is proven."), mark("That is not so.")
TURNED_DOWN = mark("All have passed: the {card} is turned down.")
GOES_TO_YOU, GOES_TO_THEM = mark("The {card} goes to you."), mark("The {card} goes to {seat}.")


def step_told(before: State, action: Action, after: State, watch: Watch) -> Told:
    """What the action that leads from one state to the other means; the score, when it ends the hand."""
    if isinstance(action, Play):
        told = play_told(before, after, watch)
        if after.phase is Phase.CLAIMS:
            told = replace(told, next=f"{told.next} {due(after, watch.viewer)}")
    else:
        seat = after.history[-1][0]
        headline = call_told(before, _seen(action, after, watch), seat, watch.viewer)
        told = Told(headline, _about_call(before, after, action, watch), _next(after, watch))
    if after.phase is not Phase.OVER or not watch.counts:
        return told
    ending = " ".join(result_lines(after, watch.viewer))
    return Told(told.headline, told.text, f"{told.next} {ending}".strip())


def opening_told(state: State, watch: Watch) -> Told:
    """The hand before anything was said or played."""
    if state.phase is Phase.PLAY:
        return Told(say("Nothing is played yet."), "", next_told(state, watch))
    dealt = mark("You have dealt."), mark("{seat} has dealt.")
    dealer = by_seat(state.dealer, watch.viewer, *dealt, seats=state.rules.seats)
    return Told(dealer, _opening(state, watch), _next(state, watch))


def _opening(state: State, watch: Watch) -> str:
    """The turned card, and who speaks first; a turned joker may end the hand at once."""
    turned = say("The {card} is turned up.", card=upcard_name(state)) if state.upcard else ""
    if state.phase is Phase.OVER:
        ending = " ".join(result_lines(state, watch.viewer)) if watch.counts else ""
        return f"{turned} {ending}".strip()
    if state.to_act == state.dealer:
        return turned
    first = say("The player at the dealer's left speaks first.")
    return f"{turned} {first}".strip()


def _seen(action: Action, after: State, watch: Watch) -> Action:
    """The action as whoever looks on saw it: of cards that stayed hidden nothing is left."""
    if watch.open or not isinstance(action, Discard | Give | Keep):
        return action
    return type(action)() if watch.viewer is None else calls_seen(after, watch.viewer)[-1][1]


def _about_call(before: State, after: State, action: Action, watch: Watch) -> str:
    """What the call has settled."""
    if isinstance(action, CallRenege):
        return say(PROVEN) if len(after.charged) > len(before.charged) else say(NOT_SO)
    if isinstance(action, Name | Order):
        return " ".join(_about_trump(before, after, action, watch))
    if not isinstance(action, Pass) or after.contract is not None:
        return ""
    if before.phase is Phase.ORDER and after.phase is Phase.CALL:
        return say(TURNED_DOWN, card=upcard_name(after))
    return say(THROWN_IN) if after.phase is Phase.OVER and not watch.counts else ""


def _about_trump(before: State, after: State, action: Name | Order, watch: Watch) -> list[str]:
    """Trump where the call did not say it, who plays alone, and who has the turned card now."""
    contract, told = after.contract, list[str]()
    if contract is None:
        return told
    seats, viewer = after.rules.seats, watch.viewer
    if isinstance(action, Order) or before.phase is Phase.BENNY:
        told.append(trump_sentence(contract.trump))
    helped = after.rules.partnerships or after.rules.turns_up  # else everybody is alone in every hand
    if contract.alone and helped:
        told.append(by_seat(contract.seat, viewer, *ALONE, seats=seats))
    took = after.upcard_taken and not before.upcard_taken
    if took and (contract.seat != after.dealer or before.phase is Phase.BENNY):
        card = upcard_name(after)
        told.append(by_seat(after.dealer, viewer, GOES_TO_YOU, GOES_TO_THEM, card=card, seats=seats))
    return told


def _next(state: State, watch: Watch) -> str:
    if state.phase is Phase.OVER:
        return ""
    return next_told(state, watch) if state.phase is Phase.PLAY else due(state, watch.viewer)

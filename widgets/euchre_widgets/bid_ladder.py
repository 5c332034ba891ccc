"""The ladder of bids, which after the answer is the chart: each rung with its bar, its error, its strip."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor
from typing import Literal, TypedDict

from euchre_tutor.engine import Action, Bid, IllegalAction, Pass, Reason, State, apply
from euchre_tutor.engine.phases.auction import high_call, rungs
from euchre_tutor.solver.estimates import Estimate, Study, gap, too_close
from euchre_tutor.speech import mark, say
from euchre_tutor.tutor.amounts import decimal
from euchre_tutor.tutor.names import bid_name, illegal_sentence, seat_name

from .reel_calls import call_word

STANDARD_ERRORS = 2  # how many of them the marks reach to either side
LEAST_SPAN = 2.0  # points that the axis shows at least to either side of nil
PLACES = (
    mark("best"),
    mark("second best"),
    mark("third best"),
    mark("fourth best"),
    mark("fifth best"),
    mark("sixth best"),
)


class BarJson(TypedDict):
    """Where bar, error mark and lit strip begin and end, in percent of the axis."""

    a: float
    b: float
    ea: float
    eb: float
    na: float
    nb: float


class RungJson(TypedDict):
    """One call on the ladder; ``why`` says what shuts it."""

    value: str
    name: str
    label: str
    why: str
    yours: bool
    rank: Literal["best", "near", ""]
    bar: BarJson | None
    points: str
    error: str


class LadderJson(TypedDict):
    """All rungs in their order, and where nil lies, in percent."""

    rungs: list[RungJson]
    zero: float


@dataclass(frozen=True)
class Scale:
    """The axis from the most points lost to the most won."""

    low: float
    high: float

    def at(self, points: float) -> float:
        """The place of so many points, in percent from the left."""
        share = (points - self.low) / (self.high - self.low)
        return round(100 * min(max(share, 0.0), 1.0), 2)


def steps(state: State) -> tuple[Action, ...]:
    """Pass and every call of the ladder, open or shut."""
    return (Pass(), *rungs(state.rules))


def shut(state: State, action: Action, viewer: int) -> str:
    """Why this rung cannot be chosen now; nothing where it can."""
    try:
        apply(state, action)
    except IllegalAction as error:
        high = high_call(state)
        if error.reason is Reason.NOT_HIGHER and high is not None:
            text = mark("Not higher than {seat}’s {bid}")
            return say(text, bid=_word(high[1]), seat=seat_name(high[0], viewer))
        return illegal_sentence(error)
    return ""


def ladder_json(state: State, viewer: int, study: Study | None, chosen: Action | None) -> LadderJson:
    """The ladder at this turn; with a study every open rung has its bar."""
    found = {one.action: one for one in study.estimates} if study else {}
    best = max(found.values(), key=lambda one: one.points, default=None)
    scale = _scale(list(found.values()))
    drawn = []
    for action in steps(state):
        why, one = shut(state, action, viewer), found.get(action)
        bar = _bar(one, best, scale) if one and best else None
        drawn.append(_rung(action, why, action == chosen, one, best, bar))
    return LadderJson(rungs=drawn, zero=scale.at(0))


def _word(call: Action) -> str:
    """A call within a sentence: 4, six with help."""
    return call_word(call) if isinstance(call, Bid) else bid_name(call)


def place_among(study: Study, action: Action) -> str:
    """Where the call stands among all that were open."""
    order = sorted(study.estimates, key=lambda one: -one.points)
    place = [one.action for one in order].index(action)
    text = mark("By the count your call is the {place} of {n}.")
    return say(text, place=say(PLACES[min(place, len(PLACES) - 1)]), n=len(order))


def signed(points: float) -> str:
    """Points gained or lost: +2.6, −0.5, 0.0."""
    text = decimal(points)
    return f"+{text}" if points > 0 and any(digit in "123456789" for digit in text) else text


def margin(one: Estimate) -> float:
    """How far the error mark reaches to either side, in points."""
    return STANDARD_ERRORS * one.error


def _scale(found: list[Estimate]) -> Scale:
    low = min((one.points - margin(one) for one in found), default=0.0)
    high = max((one.points + margin(one) for one in found), default=0.0)
    return Scale(floor(min(low, -LEAST_SPAN)), ceil(max(high, LEAST_SPAN)))


def _bar(one: Estimate, best: Estimate, scale: Scale) -> BarJson:
    """The strip is this rung's own: it begins where too close to call begins."""
    tolerance = margin(best) if one is best else STANDARD_ERRORS * gap(best, one)[1]
    zero, tip = scale.at(0), scale.at(one.points)
    return BarJson(
        a=min(zero, tip),
        b=max(zero, tip),
        ea=scale.at(one.points - margin(one)),
        eb=scale.at(one.points + margin(one)),
        na=scale.at(best.points - tolerance),
        nb=scale.at(best.points + (margin(best) if one is best else 0)),
    )


def _rung(
    action: Action, why: str, yours: bool, one: Estimate | None, best: Estimate | None, bar: BarJson | None
) -> RungJson:
    return RungJson(
        value=str(action),
        name=call_word(action),
        label=_label(action, why, one, best),
        why=why,
        yours=yours,
        rank=_rank(one, best),
        bar=bar,
        points=signed(one.points) if one else "",
        error=say("± {n}", n=decimal(margin(one))) if one else "",
    )


def _rank(one: Estimate | None, best: Estimate | None) -> Literal["best", "near", ""]:
    if one is None or best is None:
        return ""
    if one is best:
        return "best"
    return "near" if too_close(one, best) else ""


def _label(action: Action, why: str, one: Estimate | None, best: Estimate | None) -> str:
    """The rung for a reader aloud."""
    name = call_word(action)
    if why:
        return say("{call}, not now: {why}", call=name, why=why)
    if one is None or best is None:
        return name
    text = mark("{call}: {points} points on average, give or take {error}")
    said = say(text, call=name, points=signed(one.points), error=decimal(margin(one)))
    if one is best:
        return say("{said}; the best", said=said)
    return say("{said}; as good as the best", said=said) if too_close(one, best) else said

"""How the figures beside the ladder are computed, and what else was counted in the same deals."""

from __future__ import annotations

from typing import TypedDict

from euchre_tutor.engine import View
from euchre_tutor.solver.estimates import Estimate, HandOutlook, Study, SuitOutlook
from euchre_tutor.speech import say, say_count
from euchre_tutor.tutor.amounts import decimal, percent
from euchre_tutor.tutor.names import suit_name

from .bid_judge import assumed
from .bid_ladder import STANDARD_ERRORS, signed
from .reel_calls import call_word
from .wire import SuitJson, capital, suit_json


class ShareJson(TypedDict):
    """One bar from nil to all deals, with its error mark, in percent."""

    name: str
    share: float
    low: float
    high: float
    text: str


class OutlookJson(TypedDict):
    """The tricks of one trump suit: how often none, one, two ... were taken."""

    suit: SuitJson
    text: str
    bars: list[ShareJson]


class FiguresJson(TypedDict):
    """The panel behind the question how this is computed."""

    method: list[str]
    chances: list[ShareJson]
    outlook: OutlookJson | None


def figures_json(view: View, study: Study) -> FiguresJson:
    """All that the panel shows."""
    calls = [one for one in study.estimates if one.chance is not None]
    return FiguresJson(
        method=method(view, study),
        chances=[_chance(one, study) for one in calls],
        outlook=_outlook(study.outlook) if study.outlook else None,
    )


def method(view: View, study: Study) -> list[str]:
    """Sentences: what was done, how often, how sure it is, what it rests on."""
    worlds = study.estimates[0].worlds
    dealt = say_count(
        "The cards you cannot see were dealt {n} time, in ways that fit the calls, and played out.",
        "The cards you cannot see were dealt {n} times, in ways that fit the calls, and played out.",
        worlds,
    )
    points = say("Points are the mean of your side's points less those of the other side.")
    error = say("The ± is two standard errors: the true mean lies within it in 19 cases of 20.")
    strip = say("A call whose bar reaches its lit strip cannot be told from the best in these deals.")
    return [dealt, points, error, strip, *assumed(view)]


def _chance(one: Estimate, study: Study) -> ShareJson:
    assert one.chance is not None
    error = study.outlook.chance_error(one.chance) if study.outlook else 0.0
    own = say(
        "{n} of 100 deals; your side's own points: {points}",
        n=percent(one.chance),
        points=signed(one.own_points),
    )
    return _share(call_word(one.action), one.chance, error, own)


def _outlook(outlook: HandOutlook) -> OutlookJson:
    best = outlook.best
    bars = [
        _share(str(n), share, outlook.chance_error(share), say("{n} of 100 deals", n=percent(share)))
        for n, share in enumerate(best.tricks)
    ]
    return OutlookJson(suit=suit_json(best.trump), text=tricks_text(best), bars=bars)


def tricks_text(suit: SuitOutlook) -> str:
    """The mean of the tricks in words."""
    return say(
        "With {suit} as trump your side takes {mean} tricks on average, give or take {error}.",
        suit=suit_name(suit.trump),
        mean=decimal(suit.mean),
        error=decimal(STANDARD_ERRORS * suit.error),
    )


def _share(name: str, share: float, error: float, text: str) -> ShareJson:
    reach = STANDARD_ERRORS * error
    return ShareJson(
        name=capital(name),
        share=round(100 * share, 2),
        low=round(100 * max(share - reach, 0.0), 2),
        high=round(100 * min(share + reach, 1.0), 2),
        text=text,
    )

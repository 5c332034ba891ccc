"""What is said of an action: a verdict, what it cost, and sentences that are true of the position."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from ..engine.actions import Action
from ..engine.ruleset import Phase
from ..engine.views import View
from ..solver.estimates import gap
from ..speech import say
from .advice import Advice, Ranked
from .amounts import decimal
from .names import action_name
from .reasons import call_sentences, hand_sentences, ladder_sentences

Verdict = Literal["best", "fine", "mistake"]


@dataclass(frozen=True, slots=True)
class Feedback:
    """The verdict on an action, with its reasons."""

    verdict: Verdict
    cost: float  # points below the best action, never below nil
    error: float  # standard error of the cost
    better: tuple[Action, ...]  # actions that are clearly better, the best first
    ideas: tuple[str, ...]
    sentences: tuple[str, ...]

    @property
    def text(self) -> str:
        """All the sentences."""
        return " ".join(self.sentences)


def review(view: View, action: Action, advice: Advice) -> Feedback:
    """What is to be said of the action: best, fine where it is too close to call, else a mistake.

    KeyError for an action of which the advice knows nothing.
    """
    mine, best = advice.of(action), advice.best
    cost, error = gap(best.estimate, mine.estimate)
    verdict: Verdict = "best" if mine is best else "fine" if mine.close else "mistake"
    better = tuple(one.action for one in advice.ranked if verdict == "mistake" and _clearly(one, mine))
    ideas = dict.fromkeys((*mine.ideas, *best.ideas, *(["close"] if verdict == "fine" else [])))
    sentences = (_verdict(verdict, mine, advice, cost), *_reasons(view, mine, best))
    return Feedback(verdict, max(cost, 0.0), error, better, tuple(ideas), tuple(dict.fromkeys(sentences)))


def _clearly(one: Ranked, other: Ranked) -> bool:
    points, error = gap(one.estimate, other.estimate)
    return points > 0 and points >= 2 * error


def _verdict(verdict: Verdict, mine: Ranked, advice: Advice, cost: float) -> str:
    """The first sentence: the action's place among the others."""
    call, best = action_name(mine.action), action_name(advice.best.action)
    if verdict == "mistake":
        return say(
            "{best} is worth {points} points more than {call}.", best=best, call=call, points=decimal(cost)
        )
    if verdict == "fine":
        return say("{call} and {best} are too close to call in these deals.", call=call, best=best)
    points = decimal(mine.points)
    rival = next((one for one in advice.ranked[1:] if one.close), None)
    if rival is None:
        return say("{call} is worth most here: {points} points.", call=call, points=points)
    return say(
        "{call} is worth most here, {points} points, but {other} is too close to call.",
        call=call,
        points=points,
        other=action_name(rival.action),
    )


def _reasons(view: View, mine: Ranked, best: Ranked) -> Iterator[str]:
    """Why: the hand in the suit of the call, the figures of the call, and those of the better one."""
    if view.phase not in (Phase.BID, Phase.NAME):
        return
    suit = mine.estimate.trump if mine.estimate.trump is not None else best.estimate.trump
    if suit is not None:
        yield from hand_sentences(view, suit)
    yield from call_sentences(view, mine.estimate)
    yield from ladder_sentences(view, mine.action)
    if mine is not best and not mine.close:
        yield from call_sentences(view, best.estimate)


# ---- what the figures rest on


def assumptions(view: View) -> tuple[str, ...]:
    """Sentences: what the figures for this view assume."""
    return tuple(_assumptions(view))


def _assumptions(view: View) -> Iterator[str]:
    calling = view.phase in (Phase.BID, Phase.NAME)
    yield say("The others are taken to bid and play by rule of thumb, each from its own cards only.")
    yield say("Your own cards are played by the same rule of thumb.")
    if view.phase is Phase.BID:
        yield say(
            "After your call the auction goes on in the same deals; in a bid of yours the best suit is named."
        )
    if calling and any(seat != view.seat for seat, _ in view.auction):
        yield say("The calls you heard count: deals in which a hand would have called otherwise are rarer.")
    if view.phase in (Phase.PLAY, Phase.EXCHANGE) and view.rules.renege_mode == "allow":
        yield say("Neither what was bid nor who did not follow suit is taken into account here.")
    elif view.phase in (Phase.PLAY, Phase.EXCHANGE):
        yield say("What was bid is not taken into account here; who could not follow suit is.")
    if view.rules.ace_no_face and view.phase in (Phase.CLAIM, Phase.BID):
        yield say("Nobody else is taken to claim ace no face.")

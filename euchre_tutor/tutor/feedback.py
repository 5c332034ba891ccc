"""What is said of an action: a verdict, what it cost, and sentences that are true of the position."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ..engine.actions import Action, Swap
from ..engine.ruleset import Phase
from ..engine.views import View
from ..solver.cards import opens_hands
from ..solver.estimates import gap
from ..speech import say
from .advice import Advice, Ranked
from .amounts import decimal
from .choice_names import choice_name
from .names import capital
from .reasons import call_sentences, ladder_sentences
from .verdicts import WRONG, Verdict, tells_apart, verdict, verdict_name

SHARES = frozenset({"gamble_pays", "gamble_costs", "fails_often"})  # ideas that say how often a call is made
CARDS = (Phase.EXCHANGE, Phase.PLAY)
CALLING = (Phase.BID, Phase.NAME, Phase.ORDER, Phase.CALL)


Naming = Callable[[View, Action], str]


@dataclass(frozen=True, slots=True)
class Feedback:
    """The verdict on an action, with its reasons."""

    verdict: Verdict
    cost: float  # points below the best action, never below nil
    error: float  # standard error of the cost
    better: tuple[Action, ...]  # actions that are clearly better, the best first
    ideas: tuple[str, ...]  # what the reasons are about, ids of ideas
    place: str  # the sentence on the action's place among the others
    reasons: tuple[str, ...]  # at most three, the strongest first
    figures: tuple[str, ...]  # what was counted

    @property
    def sentences(self) -> tuple[str, ...]:
        """All that is said, each sentence once."""
        return tuple(dict.fromkeys((self.place, *self.reasons, *self.figures)))

    @property
    def text(self) -> str:
        """All the sentences."""
        return " ".join(self.sentences)

    @property
    def name(self) -> str:
        """The verdict in words."""
        return verdict_name(self.verdict)


def review(view: View, action: Action, advice: Advice, name: Naming = choice_name) -> Feedback:
    """What is to be said of the action, by what it costs and how sure that is; ``name`` names the choices.

    KeyError for an action of which the advice knows nothing.
    """
    mine, best = advice.of(action), advice.best
    cost, error = gap(best.estimate, mine.estimate)
    given = verdict(view, mine.estimate, best.estimate)
    better = [one.action for one in advice.ranked if tells_apart(view, one.estimate, mine.estimate)]
    told = advice.ideas(action)
    ideas = (*(one.idea.id for one in told), *(["close"] if given == "fine" else []))
    return Feedback(
        verdict=given,
        cost=max(cost, 0.0),
        error=error,
        better=tuple(better) if given in WRONG else (),
        ideas=tuple(dict.fromkeys(ideas)),
        place=capital(_place(given, mine, advice, name)),
        reasons=tuple(dict.fromkeys(one.sentence for one in told)),
        figures=tuple(_figures(view, mine, best, ideas)),
    )


def _place(given: Verdict, mine: Ranked, advice: Advice, name: Naming) -> str:
    """The action's place among the others."""
    call, best = (name(advice.view, one.action) for one in (mine, advice.best))
    cost, error = gap(advice.best.estimate, mine.estimate)
    if given in WRONG:
        return say(
            "{best} is worth {points} points more than {call}.", best=best, call=call, points=decimal(cost)
        )
    if given == "fine" and not cost and not error:
        return say("{call} and {best} came to the same in every deal.", call=call, best=best)
    if given == "fine":
        return say("{call} and {best} are too close to call in these deals.", call=call, best=best)
    return _best(call, mine, advice, name)


def _best(call: str, mine: Ranked, advice: Advice, name: Naming) -> str:
    """That nothing is worth more, and what comes close."""
    points = decimal(mine.points)
    rival = next((one for one in advice.ranked[1:] if one.close), None)
    if len(advice.ranked) == 1:
        return say("{call} is all that may be done here.", call=call)
    if rival is None:
        return say("{call} is worth most here: {points} points.", call=call, points=points)
    return say(
        "{call} is worth most here, {points} points, but {other} is too close to call.",
        call=call,
        points=points,
        other=name(advice.view, rival.action),
    )


def _figures(view: View, mine: Ranked, best: Ranked, ideas: tuple[str, ...]) -> Iterator[str]:
    """Of a call how often it is made and what it pays, and the same of the better one."""
    if view.phase not in CALLING:
        return
    told = bool(SHARES.intersection(ideas))
    yield from call_sentences(view, mine.estimate, told)
    yield from ladder_sentences(view, mine.action)
    if not mine.close:
        yield from call_sentences(view, best.estimate)


# ---- what the figures rest on


def assumptions(view: View) -> tuple[str, ...]:
    """Sentences: what the figures for this view assume."""
    return tuple(_assumptions(view))


def _assumptions(view: View) -> Iterator[str]:
    if view.phase is Phase.PLAY and view.on_turn and opens_hands(view):
        yield from _of_open_hands()
    else:
        yield say("The others are taken to bid and play by rule of thumb, each from its own cards only.")
        yield say("Your own cards are played by the same rule of thumb.")
    if view.phase is Phase.BID:
        yield say(
            "After your call the auction goes on in the same deals; in a bid of yours the best suit is named."
        )
    yield from _of_the_game(view)
    if view.phase in (*CALLING, *CARDS) and any(seat != view.seat for seat, _ in view.auction):
        yield say("The calls you heard count: deals in which a hand would have called otherwise are rarer.")
    if view.phase in CARDS and view.rules.renege_mode == "allow":
        yield say("Who did not follow suit may still hold that suit in these deals.")
    elif view.phase is Phase.PLAY:
        yield say("Who could not follow suit has none of it left in these deals.")
    if view.rules.ace_no_face and view.phase in (Phase.CLAIM, Phase.BID):
        yield say("Nobody else is taken to claim ace no face.")


def _of_open_hands() -> Iterator[str]:
    """How the worth of a card is found where hands can be played open."""
    yield say(
        "Every deal is played on in two ways that count alike: by rule of thumb, each from its own cards"
        " only, and with all hands open, everybody at his best."
    )
    yield say("Where only few deals are left, all of them are counted, with all hands open.")


def _of_the_game(view: View) -> Iterator[str]:
    """What is assumed in some games only, and what a point is where there are three sides."""
    if Swap() in view.legal:
        yield say("After a swap the new hand is called by rule of thumb.")
    if view.rules.turns_up and view.phase not in (Phase.PLAY, Phase.CLAIMS):
        yield say("What you have yet to decide in this hand is decided by rule of thumb.")
    if len(view.rules.sides) > 2:
        yield say("The points are your own, less the mean of the two others'.")

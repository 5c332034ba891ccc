"""Cards to keep, judged by deals: some deals seek the best cards, others compare a choice with them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from ..engine.actions import Keep, parse_action
from ..engine.views import View
from ..solver.estimates import Study, gap, in_slices
from ..speech import mark, say
from .advice import Advice, Ranked, advice_from
from .amounts import decimal
from .card_for_card import best_over
from .choice_words import Judged, every_kept
from .verdicts import tells_apart, verdict, verdict_name

DEALS = 100  # of each of the two counts
HOW = mark(
    "The cards that you cannot see were dealt {n} times, and each hand was played out by rule of thumb: half "
    "of the deals sought the best cards, and the others compared yours with them."
)
THE_BEST = mark("The best cards in these deals")


@dataclass(frozen=True, slots=True)
class Counts:
    """The same choices counted twice, in other deals each time.

    The best of many is partly luck: what is called worse must be so in the deals that did not choose it.
    """

    sought: Advice
    compared: Advice

    @property
    def best(self) -> Keep:
        """The cards worth most in the deals that sought them."""
        return next(one.action for one in self.sought.ranked if isinstance(one.action, Keep))

    def worse(self, action: Keep) -> bool:
        """Whether the cards are certainly worse than the best, in both counts."""
        return all(
            tells_apart(one.view, one.of(self.best).estimate, one.of(action).estimate)
            for one in (self.sought, self.compared)
        )

    def equal(self, action: Keep) -> bool:
        """Whether the cards came to the same as the best in every deal."""
        return all(
            gap(one.of(self.best).estimate, one.of(action).estimate) == (0, 0)
            for one in (self.sought, self.compared)
        )


def counting(view: View, seed: object, deals: int = DEALS) -> Iterator[Counts | None]:
    """Slice by slice, nothing until the counts are there; NoEstimate where such hands cannot be counted."""
    found: list[Advice] = []
    for part in ("seek", "compare"):
        last: Study | None = None
        for study in in_slices(view, random.Random(f"{seed} {part}"), deals):
            last = study
            yield None
        assert last is not None, "there is a deal at least"
        found.append(advice_from(view, last))
    yield Counts(*found)


def judged_by(counts: Counts, word: str, deals: int = DEALS) -> Judged:
    """The cards kept beside the best: as good, too close to call, or what they cost."""
    view, action = counts.sought.view, parse_action(word)
    assert isinstance(action, Keep)
    how = say(HOW, n=2 * deals)
    reasons = _reasons(counts, action)
    if action == counts.best or counts.equal(action):
        first = say("No other cards did better in these deals.")
        return Judged("best", verdict_name("best"), (first, *reasons, how))
    best = counts.best.cards
    if not counts.worse(action) and best_over(view.order, action.cards, every_kept(view)) is None:
        first = say("These cards and the best ones could not be told apart in these deals.")
        return Judged("fine", verdict_name("fine"), (first, *reasons, how), best, say(THE_BEST))
    mine, top = (counts.compared.of(one) for one in (action, counts.best))
    cost, _ = gap(top.estimate, mine.estimate)
    first = say(
        "In these deals they cost {points} points a hand beside the best ones.", points=decimal(max(cost, 0))
    )
    return Judged("mistake", _grave(counts, mine, top), (first, *reasons, how), best, say(THE_BEST))


def _reasons(counts: Counts, action: Keep) -> tuple[str, ...]:
    """What tells of these very cards: what speaks for the best would be read as said of them."""
    close = counts.sought.of(action).close
    told = counts.sought.ideas(action)
    return tuple(dict.fromkeys(one.sentence for one in told if close or one.idea.stance == "against"))


def _grave(counts: Counts, mine: Ranked, top: Ranked) -> str:
    """The verdict on what is certainly worse; where the order of the cards alone tells, it is a mistake."""
    found = verdict(counts.compared.view, mine.estimate, top.estimate)
    return verdict_name(found if found not in ("best", "fine") else "mistake")

"""Five of ten: the answers of the course hold in fresh deals, and nothing is called worse that may not be."""

from __future__ import annotations

import pytest

from euchre_tutor.engine.actions import Keep
from euchre_tutor.engine.views import view
from euchre_tutor.solver.estimates import gap
from euchre_tutor.tutor.keeping import Counts, counting, judged_by
from euchre_tutor.tutor.lessons import load_lessons
from euchre_tutor.tutor.questions.five_of_ten import DEALS, YOU, kept, taken_up
from euchre_tutor.tutor.quizzes import load_item
from tests.tutor.made_with import made_with

ASKED = [made_with(load_lessons()["13"], key)[0] for key in ("13.f6", "13.q7")]
CLEAR = 0.1  # points


def counted(deal: int, seed: object, deals: int = 40) -> Counts:
    """The counts of a deal of the course."""
    found = [one for one in counting(view(taken_up(deal), YOU), seed, deals) if one]
    assert len(found) == 1
    return found[0]


def holds(deal: int, seed: object, deals: int) -> None:
    """The answer of the course is the best there, and no other comes near."""
    counts = counted(deal, seed, deals)
    right = kept(view(taken_up(deal), YOU))
    assert counts.best.cards == right
    top = counts.compared.of(counts.best).estimate
    for one in counts.compared.ranked:
        if isinstance(one.action, Keep) and one.action != counts.best:
            cost, error = gap(top, one.estimate)
            assert cost >= CLEAR and cost >= 2 * error, (deal, one.action, cost, error)


@pytest.mark.parametrize("deal", DEALS[:2])
def test_an_answer_of_the_course_holds_in_fresh_deals(deal: int) -> None:
    holds(deal, "fresh", 100)


@pytest.mark.slow
@pytest.mark.parametrize("deal", [*DEALS, *ASKED])
def test_every_answer_of_the_course_holds_in_many_fresh_deals(deal: int) -> None:
    holds(deal, "many", 200)


def test_the_best_are_the_best_and_what_costs_is_told_with_its_points() -> None:
    counts = counted(DEALS[0], 1)
    best = judged_by(counts, str(counts.best), 40)
    assert best.grade == "best" and best.better is None and "80 times" in best.sentences[-1]
    worst = next(one.action for one in reversed(counts.sought.ranked) if isinstance(one.action, Keep))
    told = judged_by(counts, str(worst), 40)
    assert (
        told.grade == "mistake" and told.better == counts.best.cards and "points a hand" in told.sentences[0]
    )
    for_the_best = {one.sentence for one in counts.sought.ideas(worst) if one.idea.stance == "for"}
    assert for_the_best.isdisjoint(told.sentences), "what the best keep is not said of other cards"


def test_nothing_is_called_worse_that_one_of_the_two_counts_cannot_tell() -> None:
    counts = counted(DEALS[1], 2, 15)
    for one in counts.sought.ranked:
        if isinstance(one.action, Keep) and judged_by(counts, str(one.action)).grade == "best":
            assert one.action == counts.best or counts.equal(one.action)


def test_five_are_asked_for_and_fewer_are_no_answer() -> None:
    item = load_item("keep-five~1")
    assert item.take == 5 and len(item.options) == 10 and len(item.answer) == 5

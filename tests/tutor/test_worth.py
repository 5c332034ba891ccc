"""Questions about what pays: clear where they judge, and true when other deals are sampled."""

from __future__ import annotations

import random
from functools import partial

import pytest

from euchre_tutor.engine.views import view
from euchre_tutor.solver.estimates import Estimate, estimate, too_close
from euchre_tutor.tutor.lessons import load_lessons
from euchre_tutor.tutor.questions.worth import CLEAR, best_call, best_trump, holding, is_clear
from euchre_tutor.tutor.quizzes import load_item

ASKED = {
    key: ask
    for lesson in load_lessons().values()
    for key, ask in lesson.items.items()
    if isinstance(ask, partial) and ask.func in (best_call, best_trump)
}


def sampled(key: str, seed: int) -> dict[str, Estimate]:
    """Every legal action of the question, from deals that the question has not seen."""
    ask = ASKED[key]
    assert isinstance(ask, partial)
    calls = "BID 4, PASS, PASS, PASS" if ask.func is best_trump else ""
    seen = view(holding(ask.args[0], 3, calls), 0)
    return {str(one.action): one for one in estimate(seen, random.Random(seed), worlds=1000)}


def made_up(points: float, error: float) -> Estimate:
    """An estimate of a pass with these figures."""
    one = next(iter(sampled("08.q1", 1).values()))
    return Estimate(
        action=one.action,
        points=points,
        error=error,
        worlds=100,
        exact=False,
        own_points=points,
        own_error=error,
    )


@pytest.mark.parametrize("key", ASKED)
def test_other_deals_give_the_same_answer(key: str) -> None:
    """The best of all calls, not only of those offered."""
    (right,) = load_item(key).answer
    for seed in (101, 102):
        found = sampled(key, seed)
        best = max(found.values(), key=lambda one: one.points)
        assert str(best.action) == right or too_close(best, found[right]), (
            "best of all calls, not of those offered"
        )


@pytest.mark.parametrize("key", ASKED)
def test_whatever_is_called_wrong_is_clearly_worse(key: str) -> None:
    item, found = load_item(key), sampled(key, 103)
    for option in item.options:
        if not option.right and option.key not in item.fine:
            assert found[item.answer[0]].points > found[option.key].points


def test_a_small_or_uncertain_difference_is_not_judged() -> None:
    best = made_up(2.0, 0.05)
    assert is_clear(best, made_up(1.5, 0.05))
    assert not is_clear(best, made_up(2.0 - CLEAR / 2, 0.0))
    assert not is_clear(best, made_up(1.5, 0.5))


def test_the_fewer_clubs_make_the_ace_of_clubs_the_weaker_under_spades() -> None:
    """A lone plain ace led first is trumped more often in trump's sister suit (question 08.q5)."""
    lost = {ace: _trumped(ace, random.Random(5)) for ace in ("AC", "AD")}
    assert lost["AC"] > lost["AD"] + 0.05


def _trumped(ace: str, rng: random.Random) -> float:
    from tests.tutor.plain_rules import ORDER, suit

    rest = [rank + letter for rank in ORDER for letter in "CDHS" if rank + letter != ace]
    lost = led = 0
    while led < 1500:
        rng.shuffle(rest)
        suits = [[suit(card, "S") for card in rest[start : start + 6]] for start in (5, 11, 17)]
        if ace[1] in [suit(card, "S") for card in rest[:5]]:
            continue
        led += 1
        lost += any(ace[1] not in hand and "S" in hand for hand in (suits[0], suits[2]))
    return lost / led

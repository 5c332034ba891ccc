"""Looking back on a hand: every decision of one's own, from what was known then, and what punished a card."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from euchre_tutor.engine import (
    RULESETS,
    Card,
    Pass,
    Phase,
    Play,
    State,
    Suit,
    Trick,
    apply,
    deal,
    legal_actions,
    view,
)
from euchre_tutor.engine.phases.play import trick_winner
from euchre_tutor.players import PLAYERS
from euchre_tutor.solver.situations import together
from euchre_tutor.speech import LANGUAGES, speaking
from euchre_tutor.tutor.hand_review import HandReview, decisions, hand_review, reviewing
from euchre_tutor.tutor.punished import Line, line_sentence, punished, stepped
from euchre_tutor.tutor.replay import example_trick, replayed
from euchre_tutor.tutor.session import Session
from euchre_tutor.tutor.verdicts import WRONG

WORLDS = 30


def careless(seed: int, seat: int = 0) -> State:
    """A hand in which this seat often chooses by chance."""
    rng, thumb = random.Random(seed), PLAYERS["thumb"]()
    state = deal(RULESETS["bid"], seed % 4, rng)
    while state.phase is not Phase.OVER:
        wild = state.to_act == seat and rng.random() < 0.6
        legal = legal_actions(state)
        state = apply(state, rng.choice(legal) if wild else thumb.choose(view(state, state.to_act)))
    return state


@pytest.fixture(scope="module")
def reviews() -> list[tuple[State, HandReview]]:
    return [(state, hand_review(state, 0, 7, WORLDS)) for state in map(careless, range(1, 6))]


def test_every_decision_is_there_with_the_view_of_then(reviews: list[tuple[State, HandReview]]) -> None:
    for state, found in reviews:
        states = replayed(state)
        assert [one.at for one in found.decisions] == decisions(states, 0) and not found.due
        for one in found.decisions:
            assert one.view == view(states[one.at], 0) and len(one.view.legal) > 1
            assert states[one.at + 1].history[-1] == (0, one.action)


def test_the_worst_come_first_and_are_wrong(reviews: list[tuple[State, HandReview]]) -> None:
    for _, found in reviews:
        costs = [one.feedback.cost for one in found.worst]
        wrong = [one for one in found.decisions if one.feedback.verdict in WRONG]
        assert costs == sorted(costs, reverse=True) and len(costs) == min(3, len(wrong))
        assert found.cost == pytest.approx(sum(one.feedback.cost for one in wrong))
    assert any(found.worst for _, found in reviews)


def test_the_same_seed_gives_the_same_review() -> None:
    state = careless(1)
    assert hand_review(state, 0, 7, WORLDS).decisions == hand_review(state, 0, 7, WORLDS).decisions


def test_it_grows_decision_by_decision() -> None:
    grown = list(reviewing(replayed(careless(1)), 0, 7, WORLDS))
    assert not grown[0].decisions and not grown[-1].due
    assert all(a.due >= b.due and len(a.decisions) <= len(b.decisions) for a, b in pairwise(grown))
    assert len(grown[-1].decisions) == grown[0].due


def test_a_line_tells_who_takes_the_trick_and_shows_one_of_the_deals(
    reviews: list[tuple[State, HandReview]],
) -> None:
    lines = [(one, one.line) for _, found in reviews for one in found.decisions if one.line is not None]
    assert lines
    for one, line in lines:
        assert one.feedback.verdict in WRONG and isinstance(one.action, Play)
        assert 0 < line.times <= line.lost <= line.deals and line.seat not in together(one.view)
        start, *after = line.states
        assert view(start, 0).hand == one.view.hand and view(start, 0).tricks == one.view.tricks
        for before, then in pairwise(line.states):
            assert then == apply(before, then.history[-1][1])
        trick = after[-1].complete_tricks[-1]
        assert trick_winner(after[-1], trick) == line.seat and dict(trick)[line.seat] == line.card
        assert shown(line) == trick
        for code in LANGUAGES:
            with speaking(code):
                assert "{" not in line_sentence(one.view, line)


def shown(line: Line) -> Trick:
    """The trick as it comes out of an example trick."""
    words = stepped(line)
    assert words is not None
    cards = [Card.parse(card) for card in str(words["cards"]).split()]
    out, leader = words["out"], words["leader"]
    assert isinstance(leader, int) and not isinstance(out, str)
    return example_trick(Suit.parse(str(words["trump"])), leader, cards, out)[-1].complete_tricks[-1]


def test_a_card_that_loses_no_more_tricks_than_the_best_has_no_line(
    reviews: list[tuple[State, HandReview]],
) -> None:
    one = next(d for _, found in reviews for d in found.decisions if isinstance(d.action, Play))
    assert punished(one.view, one.action, one.action, random.Random(1), 10) is None
    assert punished(one.view, Pass(), one.action, random.Random(1), 10) is None


def test_a_session_plays_on_from_any_decision_and_leaves_its_own_hand_alone() -> None:
    session = Session(seed=3, practice=False)
    while not session.is_over:
        session.to_my_turn()
        if not session.is_over:
            session.act(session.view.legal[0])
    at = decisions(session.states, 0)[1]
    other = session.again_from(at)
    assert other.states == session.states[: at + 1] and other.practice and session.is_over
    other.act(other.view.legal[-1])
    assert not session.practice and len(other.states) == at + 2
    with pytest.raises(ValueError, match="expected 0 to"):
        session.again_from(len(session.states))

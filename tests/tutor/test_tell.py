"""What is said of a finished hand: the outcome that the score counts, also after a proven renege."""

from __future__ import annotations

import random
from typing import Any

import pytest

from euchre_tutor.engine import (
    RULESETS,
    CallRenege,
    Claim,
    Discard,
    Give,
    Option,
    Pass,
    Phase,
    Retract,
    State,
    apply,
    deal,
    deal_from,
    legal_actions,
    parse_action,
    score,
)
from euchre_tutor.tutor.explain import Watch
from euchre_tutor.tutor.names import cards_name
from euchre_tutor.tutor.tell import result_lines, step_told


def ended_by_a_renege(resolution: str, seed: int) -> State:
    """A hand of random plays in which the first renege is called and proven at once."""
    loose = RULESETS["bid"].with_options(renege_mode="allow", renege_resolution=resolution)
    rng = random.Random(seed)
    state = deal(loose, 0, rng)
    while state.phase is not Phase.OVER:
        state = called(state) or apply(state, rng.choice(legal_actions(state)))
    return state


def called(state: State) -> State | None:
    """The state after a call that is proven, if there is one to make."""
    for seat in range(4):
        for action in legal_actions(state, by=seat):
            after = apply(state, action, by=seat) if isinstance(action, CallRenege) else state
            if len(after.charged) > len(state.charged):
                return after
    return None


@pytest.mark.parametrize("seed", range(20))
def test_a_hand_that_a_renege_ended_is_neither_made_nor_set(seed: int) -> None:
    state = ended_by_a_renege("penalty_end_hand", seed)
    first = result_lines(state, 0)[0]
    assert (first == "A proven renege has ended the hand: only the penalty counts.") == bool(state.charged)


@pytest.mark.parametrize("seed", range(20))
def test_a_hand_lost_by_a_renege_says_why_it_counts(seed: int) -> None:
    state = ended_by_a_renege("lose_hand", seed)
    if not state.charged:
        assert "renege" not in result_lines(state, 0)[0]
        return
    assert state.contract is not None
    offender, bidders = state.charged[-1][0], state.rules.side(state.contract.seat)
    ending = "they are set." if offender in bidders else "so the bid counts as made."
    assert "by a renege" in result_lines(state, 0)[0] and result_lines(state, 0)[0].endswith(ending)


def asking(**options: Option) -> State:
    """A hand in which six with help was bid, at the first choice of its exchange."""
    state = deal(RULESETS["bid"].with_options(**options), 3, random.Random(5))
    for word in ("ASK", "PASS", "PASS", "PASS", "NAME H"):
        state = apply(state, parse_action(word))
    return state


HELP: dict[str, dict[str, Any]] = {
    "You must give your best trump; without a trump, any card.": {},
    "You must give your best trumps; where they run out, any cards.": {"ask_cards": 2},
    "You may give any card.": {"ask_force_best": False},
}


@pytest.mark.parametrize("sentence", HELP)
def test_the_helper_is_told_what_these_rules_force(sentence: str) -> None:
    state = asking(**HELP[sentence])
    after = apply(state, legal_actions(state)[0])
    assert step_told(state, legal_actions(state)[0], after, Watch(after.to_act)).next == sentence


@pytest.mark.parametrize("order, sentence", [
    ("discard_first", "You lay a card away first. It is final."),
    ("gift_first", "You lay a card away, the gift in hand."),
])  # fmt: skip
def test_the_asker_is_told_when_the_card_goes(order: str, sentence: str) -> None:
    state = asking(ask_order=order)
    if order == "gift_first":
        before, state = state, apply(state, legal_actions(state)[0])
        action = legal_actions(before)[0]
    else:
        before = deal(state.rules, 3, random.Random(5))
        for word in ("ASK", "PASS", "PASS", "PASS"):
            before = apply(before, parse_action(word))
        action = parse_action("NAME H")
    assert step_told(before, action, state, Watch(0)).next == sentence


@pytest.mark.parametrize(
    "dealer, words", [("next", "the next player deals"), ("same", "the same player deals again")]
)
def test_a_claim_says_who_deals(dealer: str, words: str) -> None:
    rules = RULESETS["bid"].with_options(ace_no_face=True, anf_dealer=dealer)
    low = [card for card in rules.cards if card.rank in "9TA"][:6]
    rest = [card for card in rules.cards if card not in low]
    order = [low[i // 4] if i % 4 == 0 else rest.pop() for i in range(24)]
    dealt = deal_from(rules, 3, order)
    state = apply(dealt, Claim())
    assert words in result_lines(state, 0)[0]
    told = step_told(dealt, Claim(), state, Watch(2)).headline
    assert told == f"North shows ace no face: the {cards_name(dealt.hands[0])}."


@pytest.mark.parametrize("viewer, laid, given", [
    (0, "You lay away the {cards}, face down.", "North gives the {cards}."),
    (2, "North lays away the {cards}, face down.", "You give the {cards}."),
    (1, "East lays away a card, face down.", "West gives a card."),
    (None, "South lays away a card, face down.", "North gives a card."),
])  # fmt: skip
def test_an_exchange_names_the_cards_to_those_who_know_them(
    viewer: int | None, laid: str, given: str
) -> None:
    state = asking()
    for sentence in (laid, given):
        action = legal_actions(state)[0]
        assert isinstance(action, Discard | Give)
        after = apply(state, action)
        told = step_told(state, action, after, Watch(viewer)).headline
        assert told == sentence.format(cards=cards_name(action.cards))
        state = after


def test_cards_that_stay_hidden_are_counted() -> None:
    state = asking(ask_cards=2)
    action = legal_actions(state)[0]
    told = step_told(state, action, apply(state, action), Watch(1)).headline
    assert told == "East lays away 2 cards, face down."


def test_who_has_no_claim_to_make_does_not_pass_a_call() -> None:
    state = deal(RULESETS["bid"].with_options(ace_no_face=True), 3, random.Random(5))
    told = step_told(state, Pass(), apply(state, Pass()), Watch(0))
    assert told.headline == "You claim nothing."


@pytest.mark.parametrize("viewer, ending", [(0, "you are set."), (2, "you are set."), (1, "they are set.")])
def test_one_s_own_side_is_spoken_to(viewer: int, ending: str) -> None:
    state = asking()
    while state.phase is not Phase.OVER:
        state = apply(state, legal_actions(state)[0])
    assert score(state)[0] < 0
    assert result_lines(state, viewer)[0].endswith(ending)


def test_a_hand_thrown_in_is_called_so_once() -> None:
    state = deal(RULESETS["bid"], 3, random.Random(5))
    for _ in range(3):
        state = apply(state, Pass())
    after = apply(state, Pass())
    thrown = "All have passed: the cards are thrown in."
    assert result_lines(after, 0)[0] == thrown
    for counts in (True, False):
        told = step_told(state, Pass(), after, Watch(0, counts=counts))
        assert f"{told.headline} {told.text} {told.next}".count(thrown) == 1


def test_a_call_of_a_renege_names_who_calls_whom_and_whether_it_is_proven() -> None:
    told: set[str] = set()
    for seed in range(12):
        rng = random.Random(seed)
        state = deal(RULESETS["bid"].with_options(renege_mode="allow"), 0, rng)
        while state.phase is not Phase.OVER:
            for caller, action in out_of_turn(state):
                after = apply(state, action, by=caller)
                step = step_told(state, action, after, Watch(viewer=2))
                assert step.headline.startswith("You " if caller == 2 else NAMES[caller] + " ")
                assert " You " not in step.headline
                if isinstance(action, CallRenege):
                    proven = len(after.charged) > len(state.charged)
                    assert step.text == ("That is proven." if proven else "That is not so.")
                told.add(step.headline)
            state = apply(state, rng.choice(legal_actions(state)))
    assert {"You take the card back.", "East says that you reneged in trick 1."} <= told


NAMES = ("North", "East", "You", "West")


def out_of_turn(state: State) -> list[tuple[int, Any]]:
    """What may be called or taken back now, whoever is to act."""
    every = [(seat, action) for seat in range(4) for action in legal_actions(state, by=seat)]
    return [(seat, action) for seat, action in every if isinstance(action, CallRenege | Retract)]

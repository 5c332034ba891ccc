"""Random hands under every registered game and every pair of its options, with all that must hold."""

from __future__ import annotations

import random
from dataclasses import fields
from itertools import pairwise

import pytest

from euchre_tutor.engine import (
    RULESETS,
    Bid,
    CallRenege,
    IllegalAction,
    Match,
    Move,
    Phase,
    Play,
    Reason,
    Retract,
    Ruleset,
    State,
    View,
    apply,
    deal,
    deal_from,
    legal_actions,
    new_match,
    parse_action,
    read_hand,
    read_match,
    score,
    tricks_won,
    write_hand,
    write_match,
)
from tests.engine import invariants, recount
from tests.engine.helpers import random_states
from tests.engine.mixes import VALUES, mixes, values

HANDS, DEALT_ANEW = 8, 3  # a mix; a hand is some thirty states
RULES = [
    pytest.param(rules, id=f"{name} {number}", marks=[pytest.mark.slow] if number % 3 else [])
    for name, game in RULESETS.items()
    for number, rules in enumerate(mixes(game))
]
FIELDS = {field.name for field in fields(State)}
any_rules = pytest.mark.parametrize("rules", RULES)


def hands(rules: Ruleset, seed: int, count: int = HANDS) -> list[list[State]]:
    """Some hands played at random, each as the list of its states."""
    rng = random.Random(seed)
    return [list(random_states(deal(rules, i % rules.seats, rng), rng)) for i in range(count)]


def steps(rules: Ruleset, seed: int) -> list[tuple[State, Move, State]]:
    """The states with what was done in each and what came of it."""
    pairs = [pair for hand in hands(rules, seed) for pair in pairwise(hand)]
    return [(before, after.history[-1], after) for before, after in pairs]


def test_the_values_are_those_of_real_options() -> None:
    known = {name for rules in RULESETS.values() for name in rules.options}
    assert set(VALUES) <= known
    assert all(tried for rules in RULESETS.values() for tried in values(rules).values())


@any_rules
def test_cards_are_conserved(rules: Ruleset) -> None:
    for hand in hands(rules, 1):
        for state in hand:
            invariants.check_cards(state)


@any_rules
def test_there_is_something_to_do_until_the_end_and_each_action_applies(rules: Ruleset) -> None:
    for hand in hands(rules, 2):
        for state in hand:
            invariants.check_choices(state)


@any_rules
def test_play_goes_clockwise_and_the_winner_leads(rules: Ruleset) -> None:
    for before, (seat, action), after in steps(rules, 3):
        if before.phase is Phase.PLAY and isinstance(action, Play) and after.phase is Phase.PLAY:
            assert after.to_act == expected_turn(after, seat)


def expected_turn(after: State, seat: int) -> int:
    """Who is on turn when the seat has just played."""
    last = after.tricks[-1]
    if len(last) < after.rules.seats - len(after.sitting_out):
        nearest = [(seat + i) % after.rules.seats for i in (1, 2, 3)]
        return next(s for s in nearest if s not in after.sitting_out)
    assert after.contract is not None
    trump = recount.letter(after.contract.trump)
    return last[recount.taker([str(card) for _, card in last], trump)][0]


@any_rules
def test_who_can_follow_must(rules: Ruleset) -> None:
    for hand in hands(rules, 4):
        for state in hand:
            if state.phase is Phase.PLAY:
                offered = {action.card for action in legal_actions(state) if isinstance(action, Play)}
                free = rules.renege_mode == "allow" and state.to_act not in state.retracted
                held = set(state.hands[state.to_act])
                assert offered == (held if free else recount.legal_cards(state, state.to_act))


@any_rules
def test_what_is_not_offered_is_refused_with_a_reason(rules: Ruleset) -> None:
    rng = random.Random(5)
    seen = [action for _, (_, action), _ in steps(rules, 6)] + [Bid(7), Retract(), CallRenege(0, 9)]
    for hand in hands(rules, 5, 3):
        for state in hand:
            for action in rng.sample(seen, 6):
                if action not in legal_actions(state):
                    assert_refused(state, action, None)
                for by in range(-1, rules.seats + 1):
                    if by != state.to_act and action not in legal_actions(state, by=by):
                        assert_refused(state, action, by)


def assert_refused(state: State, action: object, by: int | None) -> None:
    with pytest.raises(IllegalAction) as refused:
        apply(state, action, by=by)  # type: ignore[arg-type]  # any action at all
    error = refused.value
    assert isinstance(error.reason, Reason)
    assert (error.seat, error.action, error.phase) == (
        state.to_act if by is None else by,
        action,
        state.phase,
    )
    assert str(action) in str(error) and error.reason.value in str(error)


@any_rules
def test_the_score_follows_from_the_tricks(rules: Ruleset) -> None:
    for hand in hands(rules, 7):
        for state in hand:
            assert list(tricks_won(state)) == recount.tricks(state)
            assert (score(state) == ()) == (state.phase is not Phase.OVER)
        end = hand[-1]
        points = zip(recount.points(end), end.penalties, strict=True)
        assert list(score(end)) == [p + q for p, q in points]
        assert all(score(end)[s] == score(end)[p] for s in range(rules.seats) for p in rules.side(s))


@any_rules
def test_penalties_change_only_by_a_call(rules: Ruleset) -> None:
    for before, (seat, action), after in steps(rules, 8):
        if isinstance(action, CallRenege):
            assert after.penalties == expected_penalties(before, action, after, seat)
            assert len(after.charged) - len(before.charged) in (0, 1)
        else:
            assert (after.penalties, after.charged) == (before.penalties, before.charged)


def expected_penalties(before: State, call: CallRenege, after: State, caller: int) -> tuple[int, ...]:
    """The penalties after a call, proven when the seat kept a card of the suit led."""
    rules, change = before.rules, [0] * before.rules.seats
    proven = (call.seat, call.trick) in after.charged
    for seat in range(rules.seats):
        if not proven and seat in rules.side(caller):
            change[seat] = -rules.false_call_penalty
        if proven and rules.renege_resolution != "lose_hand":
            if rules.renege_pays == "offender_minus" and seat in rules.side(call.seat):
                change[seat] = -rules.renege_penalty
            if rules.renege_pays == "opponents_plus" and seat in recount.opponents(before, call.seat):
                change[seat] = rules.renege_penalty
    return tuple(had + new for had, new in zip(before.penalties, change, strict=True))


@any_rules
def test_every_seat_sees_the_same_in_every_state_whatever_it_cannot_know(rules: Ruleset) -> None:
    rng = random.Random(9)
    for hand in hands(rules, 9, DEALT_ANEW):
        for state in hand:
            invariants.check_views(state, rng)


def test_a_view_has_no_field_beyond_its_own_cards_and_the_public_ones() -> None:
    own = {"seat", "hand", "legal", "cards_left"}
    assert {field.name for field in fields(View)} - FIELDS == own
    hidden = {"hands", "dealt", "history", "retracted", "stock", "swaps"}
    assert not {field.name for field in fields(View)} & hidden


@any_rules
def test_a_state_never_changes_and_can_be_hashed(rules: Ruleset) -> None:
    for before, (seat, action), after in steps(rules, 11):
        assert vars(after).keys() == FIELDS
        assert hash(before) != hash(after)
        by = None if action in legal_actions(before) and seat == before.to_act else seat
        frozen = hash(before)
        assert apply(before, action, by=by) == after
        assert hash(before) == frozen


@any_rules
def test_actions_and_hands_are_written_and_read(rules: Ruleset) -> None:
    rng = random.Random(12)
    for hand in hands(rules, 12):
        for action in {action for _, action in hand[-1].history}:
            assert parse_action(str(action)) == action
        for state in (rng.choice(hand), hand[-1]):
            assert read_hand(write_hand(state)) == state
        assert deal_from(rules, hand[0].dealer, hand[0].dealt) == hand[0]


@any_rules
def test_matches_add_up_and_are_written_and_read(rules: Ruleset) -> None:
    rng = random.Random(13)
    match = new_match(rules, rng)
    for _ in range(5):
        assert read_match(write_match(match)) == match
        end = list(random_states(match.next_deal(rng), rng))[-1]
        later = match.after(end)
        assert_counted(match, end, later)
        match = later
    assert read_match(write_match(match)) == match


def assert_counted(before: Match, end: State, after: Match) -> None:
    floor = -(10**9) if before.rules.score_floor == "none" else 0
    totals = [max(have + won, floor) for have, won in zip(before.scores, score(end), strict=True)]
    assert list(after.scores) == totals
    claimed = any(str(action) == "CLAIM" for _, action in end.history)
    stays = claimed and before.rules.anf_dealer == "same"
    assert after.dealer == (before.dealer + (0 if stays else 1)) % before.rules.seats
    assert set(after.winners) == recount.winners(after)

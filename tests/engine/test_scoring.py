"""Points and matches: every outcome of a contract, every option that counts, going out, ties, the deal."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from euchre_tutor.engine import (
    Card,
    Match,
    Option,
    Phase,
    made,
    new_match,
    read_match,
    score,
    shuffled,
    side_tricks,
    tricks_won,
    write_match,
)
from tests.engine.helpers import BID, dealt, finished, legal, play, run

Options = dict[str, Option]
OUTCOMES = [
    ("BID 3", 6, 6, 0),
    ("BID 3", 3, 3, 3),
    ("BID 3", 2, -3, 4),
    ("BID 4", 4, 4, 2),
    ("BID 5", 4, -5, 2),
    ("BID 5", 0, -5, 6),
    ("ASK", 6, 12, 0),
    ("ASK", 5, -6, 1),
    ("MOON", 6, 24, 0),
    ("MOON", 5, -6, 1),
    ("MOON", 0, -6, 6),
]


def points(call: str, taken: int, **options: Option) -> tuple[int, int]:
    """The score of the declaring side and of the other one."""
    mine, theirs = score(finished(call, taken, BID.with_options(**options)))[1:3]
    return mine, theirs


@pytest.mark.parametrize(("call", "taken", "mine", "theirs"), OUTCOMES)
def test_outcomes(call: str, taken: int, mine: int, theirs: int) -> None:
    state = finished(call, taken)
    assert score(state) == (theirs, mine, theirs, mine)
    assert made(state) == (mine > 0)
    assert (side_tricks(state, 3), sum(tricks_won(state))) == (taken, 6)


@pytest.mark.parametrize(
    ("call", "taken", "options", "found"),
    [
        ("BID 4", 3, {"set_bidder_keeps_tricks": True}, (-1, 3)),
        ("MOON", 4, {"set_bidder_keeps_tricks": True}, (-2, 2)),
        ("BID 4", 4, {"set_bidder_keeps_tricks": True}, (4, 2)),
        ("BID 4", 4, {"defenders_score_tricks": False}, (4, 0)),
        ("BID 4", 3, {"defenders_score_tricks": False}, (-4, 0)),
        ("ASK", 6, {"ask_made": 18}, (18, 0)),
        ("MOON", 6, {"moon_made": 30}, (30, 0)),
        ("ASK", 5, {"ask_fail": "symmetric"}, (-12, 1)),
        ("ASK", 5, {"ask_fail": "symmetric", "ask_made": 18}, (-18, 1)),
        ("ASK", 5, {"moon_fail": "symmetric"}, (-6, 1)),
        ("MOON", 5, {"moon_fail": "symmetric"}, (-24, 1)),
        ("MOON", 5, {"ask_fail": "symmetric"}, (-6, 1)),
        ("BID 5", 4, {"moon_fail": "symmetric", "ask_fail": "symmetric"}, (-5, 2)),
    ],
)
def test_options_of_the_score(call: str, taken: int, options: Options, found: tuple[int, int]) -> None:
    assert points(call, taken, **options) == found


def test_no_score_in_mid_hand_and_none_for_a_hand_thrown_in() -> None:
    state = run(dealt({}), "PASS; PASS; PASS")
    assert score(state) == () and not made(state)
    thrown_in = run(state, "PASS")
    assert score(thrown_in) == (0, 0, 0, 0) and not made(thrown_in)
    with pytest.raises(ValueError, match="not over"):
        Match(BID, (0,) * 4, 0).after(state)


# ---- the match


def after(scores: tuple[int, int], call: str, taken: int, **options: Option) -> Match:
    """The match when seats 0 and 2, then seats 1 and 3, stood so, and seat 1 made the call."""
    rules = BID.with_options(**options)
    return Match(rules, scores * 2, 0).after(finished(call, taken, rules))


@pytest.mark.parametrize(
    ("scores", "call", "taken", "totals", "winners"),
    [
        ((0, 28), "BID 3", 4, (2, 32), {1, 3}),
        ((0, 28), "BID 3", 3, (3, 31), set()),
        ((30, 30), "BID 3", 3, (33, 33), set()),
        ((31, 30), "BID 3", 3, (34, 33), {0, 2}),
        ((30, 31), "BID 3", 3, (33, 34), {1, 3}),
        ((31, 33), "BID 5", 2, (35, 28), {0, 2}),
        ((0, 8), "MOON", 6, (0, 32), {1, 3}),
        ((0, 0), "MOON", 3, (3, -6), set()),
    ],
)
def test_going_out_with_the_highest_total(
    scores: tuple[int, int], call: str, taken: int, totals: tuple[int, int], winners: set[int]
) -> None:
    match = after(scores, call, taken)
    assert match.scores == totals * 2 and match.winners == winners


@pytest.mark.parametrize(
    ("scores", "call", "taken", "winners"),
    [
        ((31, 30), "BID 3", 3, {1, 3}),  # both are there, and the bidder made it
        ((30, 30), "BID 3", 3, {1, 3}),  # even with equal totals
        ((30, 20), "BID 3", 3, {0, 2}),  # the bidder is not there
        ((31, 40), "BID 3", 2, {1, 3}),  # set: the highest total decides, 37 to 35
    ],
)
def test_going_out_bidder_first(scores: tuple[int, int], call: str, taken: int, winners: set[int]) -> None:
    assert after(scores, call, taken, going_out="bidder_first").winners == winners


@pytest.mark.parametrize(
    ("scores", "call", "taken", "winners"),
    [
        ((31, 0), "BID 3", 3, set()),  # there by the other side's bid: not yet
        ((31, 0), "BID 5", 3, {0, 2}),  # there by setting the bidder
        ((0, 30), "BID 3", 3, {1, 3}),  # there by its own bid
        ((31, 30), "BID 3", 3, {1, 3}),  # the other side is ahead, but did not earn it
        ((0, 40), "BID 5", 3, set()),  # still there, but set
    ],
)
def test_going_out_must_make_or_set(
    scores: tuple[int, int], call: str, taken: int, winners: set[int]
) -> None:
    assert after(scores, call, taken, going_out="must_make_or_set").winners == winners


def test_shared_win() -> None:
    assert after((30, 30), "BID 3", 3, tie_break="shared_win").winners == {0, 1, 2, 3}
    assert after((31, 30), "BID 3", 3, tie_break="shared_win").winners == {0, 2}


def test_a_tie_is_played_on_and_the_trailing_side_may_still_win() -> None:
    tied = after((30, 30), "BID 3", 3)
    state = finished("MOON", 6, dealer=0)
    assert tied.winners == set() and tied.after(state).winners == {1, 3}


@pytest.mark.parametrize(("floor", "total"), [("none", -4), (0, 0)])
def test_score_floor(floor: str | int, total: int) -> None:
    assert after((0, 1), "BID 5", 3, score_floor=floor).scores == (3, total, 3, total)


@pytest.mark.parametrize("target", [33, 32])
def test_target(target: int) -> None:
    assert bool(after((0, 28), "BID 3", 4, target=target).winners) == (target == 32)


def test_the_deal_passes_to_the_left_after_every_hand() -> None:
    match, rng = new_match(BID, dealer=3), random.Random(2)
    for dealer in (3, 0, 1):
        state = match.next_deal(rng)
        assert (match.dealer, state.dealer, state.to_act) == (dealer, dealer, (dealer + 1) % 4)
        match = match.after(run(state, "PASS; PASS; PASS; PASS"))
    assert match.scores == (0, 0, 0, 0) and len(match.hands) == 3 and not match.winners


# ---- who deals first


def test_a_first_dealer_at_random_is_every_seat_alike() -> None:
    seats = Counter(new_match(BID, random.Random(seed)).dealer for seed in range(400))
    assert set(seats) == {0, 1, 2, 3} and min(seats.values()) > 60
    assert new_match(BID, random.Random(5)) == new_match(BID, random.Random(5))
    assert new_match(BID).dealer in range(4)


@pytest.mark.parametrize("seat", range(4))
def test_a_first_dealer_by_seat(seat: int) -> None:
    assert new_match(BID.with_options(first_dealer=seat)).dealer == seat
    assert new_match(BID.with_options(first_dealer=seat), dealer=1).dealer == 1


@pytest.mark.parametrize("seed", range(6))
def test_the_first_black_jack_deals(seed: int) -> None:
    rules = BID.with_options(first_dealer="first_black_jack")
    turned = list(map(str, shuffled(rules.cards, random.Random(seed))))
    first = min(turned.index("JC"), turned.index("JS"))
    assert new_match(rules, random.Random(seed)).dealer == first % 4


@pytest.mark.parametrize("dealer", [-1, 4])
def test_a_dealer_who_is_no_seat_is_refused(dealer: int) -> None:
    with pytest.raises(ValueError, match="dealer"):
        new_match(BID, dealer=dealer)


def test_a_match_of_several_hands_is_written_and_read() -> None:
    match = after((30, 30), "BID 3", 3)
    for _ in range(2):
        thrown_in = run(match.next_deal(random.Random(1)), "PASS; PASS; PASS; PASS")
        match = match.after(thrown_in)
    assert len(match.hands) == 3 and read_match(write_match(match)) == match


def test_a_hand_is_over_with_its_last_card() -> None:
    state = run(dealt({1: "JH JD AH KH QH TH"}), "MOON; PASS; PASS; PASS; NAME H")
    for _ in range(17):
        state = run(state, legal(state)[0])
    assert state.phase is Phase.PLAY and score(state) == ()
    last = play(state, str(Card(state.hands[state.to_act].cards[0])))
    assert (last.phase, score(last), len(last.tricks)) == (Phase.OVER, (0, 24, 0, 24), 6)

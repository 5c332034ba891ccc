"""Mistakes that card programs are known to make, each as a small case with the right outcome."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from euchre_tutor.engine import (
    Card,
    CardSet,
    Kind,
    Match,
    Phase,
    Play,
    RulesetError,
    Suit,
    deal_from,
    made,
    pack,
    ranking,
    score,
    tricks_won,
)
from euchre_tutor.engine.phases.play import led_suit
from tests.engine import recount
from tests.engine.helpers import (
    BID,
    allowing,
    cards,
    dealt,
    finished,
    in_play,
    legal,
    play,
    random_states,
    run,
)


def plays(hand: str, trick: str, trump: str) -> set[str]:
    """The cards that may be played."""
    return {word.removeprefix("PLAY ") for word in legal(in_play(hand, trick, trump))}


def taken_by(trick: str, trump: str) -> str:
    """The card that takes the trick."""
    played = [Card.parse(word) for word in trick.split()]
    return str(played[ranking(BID, Suit.parse(trump)).winner(played)])


# ---- bowers, following, who takes the trick


def test_a_left_bower_led_asks_for_trumps() -> None:
    state = in_play("9H AD KD QS 9C", "JD", "H")
    assert led_suit(state) is Suit.HEARTS and legal(state) == ["PLAY 9H"]


@pytest.mark.parametrize(("hand", "may"), [("JD 9D TS", {"9D"}), ("JD TS 9C", {"JD", "TS", "9C"})])
def test_the_left_bower_does_not_follow_its_printed_suit(hand: str, may: set[str]) -> None:
    assert plays(hand, "KD", "H") == may


@pytest.mark.parametrize("trump", Suit)
def test_the_left_bower_has_the_colour_of_trump(trump: Suit) -> None:
    order = ranking(BID, trump)
    left = {"C": "JS", "S": "JC", "D": "JH", "H": "JD"}[trump.letter]
    moved = [str(card) for card in BID.cards if order.suit_of(card) != card.suit]
    assert moved == [left] and order.is_left(Card.parse(left))


def test_a_jack_of_the_other_colour_is_an_ordinary_card() -> None:
    assert taken_by("JC KH AC 9C", "H") == "KH"
    assert ranking(BID, Suit.HEARTS).suit_of(Card.parse("JC")) is Suit.CLUBS


@pytest.mark.parametrize(("trick", "best"), [("JH JC 9D AD", "JH"), ("JH JC 9D JD", "JD")])
def test_a_left_bower_led_wins_unless_the_right_one_falls(trick: str, best: str) -> None:
    assert taken_by(trick, "D") == best


def test_the_suit_led_is_that_of_the_leader_whatever_his_chair() -> None:
    hands = {2: "9H 9C TC QC KC AC", 3: "AH 9S TS QS KS AS", 0: "KD 9D TD QD AD JD", 1: "QH TH KH JH JC JS"}
    state = run(dealt(hands, dealer=1), "BID 3; PASS; PASS; PASS; NAME C")
    assert play(state, "9H AH KD QH").to_act == 3


def test_the_order_of_strength() -> None:
    strength = ranking(BID, Suit.HEARTS).strength
    right, left, low, plain, nine = (strength(Card.parse(word)) for word in ["JH", "JD", "9H", "JS", "9C"])
    assert right > left > low > max(plain, nine) and plain > nine


def test_who_can_follow_must_in_every_position() -> None:
    rng = random.Random(1)
    for dealer in range(4):
        for state in random_states(
            run(dealt({}, dealer=dealer, rng=rng), "BID 3;PASS;PASS;PASS;NAME S"), rng
        ):
            if state.phase is Phase.PLAY:
                offered = {str(card) for card in recount.legal_cards(state, state.to_act)}
                assert {word.removeprefix("PLAY ") for word in legal(state)} == offered


def test_the_ten_of_trumps_does_not_beat_the_jack() -> None:
    state = play(in_play("JH 9C", "", "H"), "JH")
    ten = replace(state, hands=(state.hands[0], cards("TH"), *state.hands[2:]))
    order = ranking(BID, Suit.HEARTS)
    assert order.winner([card for _, card in play(ten, "TH").trick]) == 0


# ---- counting and the end of the match


def test_the_last_trick_counts() -> None:
    for seed in range(200):
        rng = random.Random(seed)
        state = run(dealt({1: "JH JD 9C 9D 9S TH"}, rng=rng), "BID 3; PASS; PASS; PASS; NAME H")
        *_, before, end = random_states(state, rng)
        won = tricks_won(before)[1] + tricks_won(before)[3]
        if won == 2 and tricks_won(end)[1] + tricks_won(end)[3] == 3:
            assert made(end) and score(end) == (3, 3, 3, 3)
            return
    raise AssertionError("no hand was decided by the last trick")


def test_equal_totals_at_the_target_are_played_on() -> None:
    rules = BID.with_options(target=42)
    end = finished("BID 3", 3, rules)
    assert Match(rules, (39,) * 4, 0).after(end).winners == set()
    first = rules.with_options(going_out="bidder_first")
    assert Match(first, (39,) * 4, 0).after(finished("BID 3", 3, first)).winners == {1, 3}
    shared = rules.with_options(tie_break="shared_win")
    assert Match(shared, (39,) * 4, 0).after(finished("BID 3", 3, shared)).winners == {0, 1, 2, 3}


@pytest.mark.parametrize(("value", "winners"), [("highest_total", {0, 2}), ("bidder_first", {1, 3})])
def test_both_sides_pass_the_target_in_one_hand(value: str, winners: set[int]) -> None:
    rules = BID.with_options(target=52, going_out=value)
    match = Match(rules, (51, 48, 51, 48), 0).after(finished("BID 4", 4, rules))
    assert match.scores == (53, 52, 53, 52) and match.winners == winners


# ---- twins and the joker


def test_of_two_twins_one_is_played_and_both_come_back() -> None:
    before = in_play("JH JH 9C", "", "H")
    assert legal(before) == ["PLAY 9C", "PLAY JH"]
    after = play(before, "JH")
    assert after.hands[0] == cards("9C JH") and before.hands[0] == cards("9C JH JH")


def test_of_two_equal_cards_the_first_wins() -> None:
    played = [Card.parse(word) for word in ["JH", "9H", "JH", "AH"]]
    assert ranking(BID, Suit.HEARTS).winner(played) == 0
    assert ranking(BID, Suit.HEARTS).winner([Card.parse(w) for w in ["KC", "AC", "AC", "QC"]]) == 1


def test_a_joker_led_asks_for_trumps() -> None:
    assert plays("JS AC AS", "JK", "C") == {"JS", "AC"}


def test_cards_that_cannot_be_in_the_pack() -> None:
    single, double = CardSet(pack(24)), CardSet(pack(48))
    twice, thrice = cards("AH AH"), cards("AH AH AH")
    assert (twice & single, twice & double, thrice & double) == (cards("AH"), twice, twice)
    with pytest.raises(ValueError, match=r"missing \[9C\], too many \[AH\]"):
        deal_from(BID, 0, [Card.parse("AH"), *BID.cards[1:]])
    with pytest.raises(RulesetError):
        BID.with_options(deck=48)


# ---- taking back


def test_a_card_taken_back_changes_who_wins() -> None:
    hands = {1: "9H TH JH TC QC KC", 2: "QH 9D TD QD KD AD", 3: "KH TS QS KS 9S JD"}
    state = run(dealt(hands, allowing()), "BID 3; PASS; PASS; PASS; NAME S")
    three = play(state, "9H QH KH")
    assert play(three, "AH").to_act == 0
    again = play(three, "9C")
    assert (again.to_act, tricks_won(again)) == (3, (0, 0, 0, 1))
    assert len(three.trick) == 3


def test_an_early_state_goes_on_as_if_nothing_had_happened() -> None:
    start = run(dealt({}), "BID 3; PASS; PASS; PASS")
    lines = [run(start, f"NAME {suit}") for suit in "CDHS"]
    assert [line.contract.trump for line in lines if line.contract] == list(Suit)
    assert start.contract is not None and start.contract.trump is None
    assert start.contract.kind is Kind.BID and not any(isinstance(a, Play) for _, a in start.history)

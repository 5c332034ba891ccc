"""What the rule of thumb has sense of in each game: a set hand for each."""

from __future__ import annotations

import pytest

from euchre_tutor.engine import NO_CARDS, RULESETS, Option, State, Suit, view
from euchre_tutor.players import PLAYERS
from euchre_tutor.solver.layout import layout
from euchre_tutor.solver.playing import masters
from euchre_tutor.solver.situations import known_aside
from tests.engine.helpers import cards, dealt, run, with_upcard

GHOST, DOUBLE, CUTTHROAT = RULESETS["ghost"], RULESETS["double_deck"], RULESETS["cutthroat"]
TURN_UP, TWO_HANDED = RULESETS["turn_up"], RULESETS["two_handed"]
STRONG = "JH JD AH KH AS 9C"
POOR = "9C TD 9H QS 9S KD"
LONG = "JH JH JD AH 9C 9C TC TC QC QC KC KC"


def thumb(state: State, script: str = "") -> str:
    """The word of the rule of thumb's choice after the script."""
    after = run(state, script)
    return str(PLAYERS["thumb"]().choose(view(after, after.to_act)))


# ---- the ghost hand


def test_a_poor_hand_is_given_for_the_ghost_hand_and_a_good_one_kept() -> None:
    assert thumb(dealt({1: POOR}, GHOST)) == "SWAP"
    assert thumb(dealt({1: POOR}, GHOST), "SWAP") != "SWAP"
    assert thumb(dealt({1: POOR}, GHOST.with_options(ghost_swap="off"))) == "PASS"
    assert thumb(dealt({1: STRONG}, GHOST)) == "BID 5"


def test_the_last_of_three_takes_it_as_low_as_it_can() -> None:
    assert thumb(dealt({0: STRONG}, GHOST), "PASS; BID 3") == "BID 4"


def test_nobody_of_three_takes_the_seat_after_next_for_a_partner() -> None:
    assert thumb(dealt({2: STRONG}, GHOST), "BID 3") == "BID 5"


def test_the_six_highest_trumps_shoot_the_moon_of_three() -> None:
    assert thumb(dealt({0: "JH JD AH KH QH TH"}, GHOST), "PASS; BID 4") == "MOON"


@pytest.mark.parametrize("call, card", [("BID 3", "9H"), ("MOON", "9D")])
def test_three_take_each_others_tricks_but_stop_a_moon_together(call: str, card: str) -> None:
    hands = {0: "9H AS KD 9D TD 9S", 1: "JH JD AH KH QH 9C", 2: "AC KS QS TS AD QD"}
    state = dealt(hands, GHOST)
    assert thumb(state, f"{call}; PASS; PASS; NAME H; PLAY 9C; PLAY AC") == f"PLAY {card}"


def test_the_dead_hand_is_not_counted_as_played_but_one_given_away_is() -> None:
    state = run(dealt({1: POOR}, GHOST), "SWAP; BID 3; PASS; PASS; NAME H")
    assert known_aside(view(state, 1)) == cards(POOR)
    assert known_aside(view(state, 2)) == NO_CARDS
    assert len(view(state, 2).unseen) == 18


# ---- the double deck


def test_of_twins_the_first_wins_so_that_the_second_is_not_wasted() -> None:
    hands = {
        1: "AS 9C 9C TC TC QC QC KC KC AC AC TD",
        2: "9S 9D 9D TD QD QD KD KD AD AD JC JC",
        3: "AS KS 9S TS TS QS QS KS JD JD 9H 9H",
    }
    state = run(dealt(hands, DOUBLE), "BID 3; PASS; PASS; PASS; NAME H; PLAY AS; PLAY 9S")
    assert thumb(state) == "PLAY 9S"
    lay = layout(DOUBLE, Suit.HEARTS)
    ace, king = (lay.hand(cards(one)) for one in ("AS", "KS"))
    assert masters(lay, ace, lay.outside(cards("AS"))) == ace  # though its twin is out
    assert not masters(lay, king, lay.outside(cards("KS AS")))
    assert masters(lay, king, lay.outside(cards("KS AS AS")))


def test_the_ladder_of_twelve_tricks_goes_past_six() -> None:
    hand = "JH JH JD AH KH KH QH AS AS AC 9D TD"
    assert thumb(dealt({1: hand}, DOUBLE)) == "BID 9"
    assert thumb(dealt({0: hand}, DOUBLE), "PASS; PASS; BID 6") == "BID 7"


def test_a_partner_is_outbid_by_no_more_than_one() -> None:
    hand = "JH JH JD AH KH KH QH AS AS AC 9D TD"
    assert thumb(dealt({3: hand}, DOUBLE), "BID 6; PASS") == "BID 7"


@pytest.mark.parametrize("number, word", [(1, "GIVE JH"), (2, "GIVE JH JH"), (3, "GIVE JD JH JH")])
def test_the_best_trumps_are_given_twins_one_by_one(number: int, word: str) -> None:
    state = dealt({3: LONG}, DOUBLE.with_options(ask_cards=number))
    asked = run(state, "ASK; PASS; PASS; PASS; NAME H")
    assert thumb(asked, thumb(asked)) == word


# ---- the turned card


def test_a_good_hand_orders_and_a_poor_one_passes() -> None:
    assert thumb(with_upcard({1: "JH AH KH 9C AS"}, TURN_UP, 0, "9H")) == "ORDER"
    assert thumb(with_upcard({1: "9C TC QD 9S KS"}, TURN_UP, 0, "9H")) == "PASS"


def test_a_bower_is_ordered_into_a_partners_hand_and_not_into_an_opponents() -> None:
    hand = {2: "AH KH 9H AC QS"}
    assert thumb(with_upcard(hand, TURN_UP, 0, "JH"), "PASS") == "ORDER"
    assert thumb(with_upcard(hand, TURN_UP, 1, "JH")) == "PASS"


def test_the_second_round_names_another_suit_and_a_stuck_dealer_his_best() -> None:
    strong, poor = {1: "JC AC KC 9S QH"}, {0: "9C TC KC QD 9S"}
    assert thumb(with_upcard(strong, TURN_UP, 0, "9D"), "PASS;" * 4) == "NAME C"
    assert thumb(with_upcard(poor, TURN_UP, 0, "9H"), "PASS;" * 7) == "PASS"
    stuck = with_upcard(poor, TURN_UP.with_options(stick_the_dealer=True), 0, "9H")
    assert thumb(stuck, "PASS;" * 7) == "NAME C"


def test_the_suit_turned_down_is_named_again_only_where_that_is_allowed() -> None:
    hand, late = {1: "9H TH KH AH QH"}, "PASS;" * 4
    for allowed in (True, False):
        rules = TURN_UP.with_options(allow_turned_down_suit=allowed, stick_the_dealer=True)
        assert thumb(with_upcard(hand, rules, 0, "JD"), late).startswith("NAME H")
        assert thumb(with_upcard(hand, rules, 0, "JH"), late).startswith("NAME H") == allowed


def test_the_dealer_lays_the_worst_card_away_or_leaves_the_turned_one() -> None:
    good, best = {0: "JH JD AH KH 9C"}, {0: "JH JD AH KH QH"}
    assert thumb(with_upcard(good, TURN_UP, 0, "9H"), "PASS; PASS; PASS; ORDER") == "DISCARD 9C"
    assert thumb(with_upcard(best, TURN_UP, 0, "9H"), "PASS; PASS; PASS; ORDER") == "DISCARD 9H"
    assert thumb(with_upcard(good, CUTTHROAT, 0, "9H"), "ORDER") == "PICKUP"
    assert thumb(with_upcard(good, CUTTHROAT, 0, "9H"), "ORDER; PICKUP") == "DISCARD 9C"
    assert thumb(with_upcard(best, CUTTHROAT, 0, "9H"), "ORDER") == "DECLINE"


def test_the_dealer_makes_himself_void() -> None:
    hand = {0: "JH AH TC 9D QD"}
    assert thumb(with_upcard(hand, TURN_UP, 0, "9H"), "PASS; PASS; PASS; ORDER") == "DISCARD TC"


@pytest.mark.parametrize("way", ["dealer_names", "dealer_names_then_bid"])
def test_a_joker_is_named_unseen_and_then_bid_on_in_its_suit(way: str) -> None:
    rules = TURN_UP.with_options(deck=25, benny_upcard=way)
    state = with_upcard({2: "JC JS AC KC AS"}, rules, 0, "JK")
    assert thumb(state).startswith("NAME ")
    if way == "dealer_names_then_bid":
        assert thumb(state, "NAME C; PASS").startswith("ORDER")
        assert thumb(state, "NAME H; PASS") == "PASS"


# ---- alone


@pytest.mark.parametrize("timing", ["with_call", "before_lead"])
def test_the_five_best_trumps_go_alone_and_a_fair_hand_does_not(timing: str) -> None:
    rules = TURN_UP.with_options(alone_timing=timing)
    for hand, alone in (("JH JD AH KH QH", True), ("JH KH TH AS QC", False)):
        state = with_upcard({1: hand}, rules, 0, "9H")
        said = thumb(state)
        if timing == "before_lead":
            picked = run(state, said)
            said = thumb(picked, thumb(picked))
        assert ("ALONE" in said) == alone


@pytest.mark.parametrize("points, word", [(3, "WITH"), (6, "ALONE")])
def test_a_maker_leaves_the_dummy_only_where_that_pays(points: int, word: str) -> None:
    rules = CUTTHROAT.with_options(maker_alone_march=points)
    assert thumb(with_upcard({1: "JH JD AH KH 9C"}, rules, 0, "9H"), "ORDER; DECLINE") == word


@pytest.mark.parametrize(
    "hand, options, word",
    [
        ("JH JD AS AC 9D", {}, "ALONE"),
        ("JH KH 9C TC AS", {}, "WITH"),
        ("JH JD AS AC 9D", {"lone_defender_points": 2}, "WITH"),
    ],
)
def test_three_sure_tricks_defend_alone(hand: str, options: dict[str, Option], word: str) -> None:
    rules = TURN_UP.with_options(defend_alone=True, **options)
    state = run(with_upcard({0: hand}, rules, 3, "9H"), "PASS; PASS; PASS; ORDER ALONE")
    assert thumb(state, thumb(state)) == word


def test_in_cutthroat_only_five_sure_tricks_defend_alone() -> None:
    script = "ORDER; DECLINE; WITH; DECLINE"
    for hand, word in (("JH JD AH KH QH", "ALONE"), ("JH JD AH AS AC", "WITH")):
        assert thumb(with_upcard({2: hand}, CUTTHROAT, 0, "9H"), script) == word


# ---- the dummy


def test_the_maker_keeps_the_best_five_of_ten() -> None:
    hands = {1: "JH 9H 9C TD QS", 3: "JD AH AS 9S TC"}
    state = with_upcard(hands, CUTTHROAT, 0, "QH")
    assert thumb(state, "ORDER; DECLINE; WITH") == "KEEP JD 9H JH AH AS"


@pytest.mark.parametrize("dummy, chairs", [("maker2", (2,)), ("each3", (3, 2))])
def test_of_two_players_each_takes_trumps_from_the_cards_he_has_more(
    dummy: str, chairs: tuple[int, ...]
) -> None:
    rules = TWO_HANDED.with_options(two_handed_dummy=dummy)
    state = run(with_upcard({1: "JH JD 9S TC 9C"}, rules, 0, "9H"), "ORDER; DECLINE")
    for chair in chairs:
        kept = thumb(state)
        trumps = state.order.followers(state.hands[chair], Suit.HEARTS)
        assert all(str(card) in kept for card in trumps)
        state = run(state, kept)


# ---- together


def test_two_defenders_do_not_take_each_others_tricks() -> None:
    hands = {0: "AC KC 9D TD 9S", 1: "JH JD AH 9C TC", 2: "TH QD KD TS QS"}
    state = with_upcard(hands, CUTTHROAT, 2, "9H")
    assert thumb(state, "PASS; ORDER; DECLINE; WITH; DECLINE; WITH; WITH; PLAY AC; PLAY 9C") == "PLAY TS"


def test_a_partner_opens_with_a_trump_and_an_opponent_with_an_ace() -> None:
    state = with_upcard({0: "9C TC QC KC JS", 1: "AC 9H KH QS TD"}, TURN_UP, 0, "TH")
    assert thumb(state, "PASS; PASS; ORDER; DISCARD 9C") == "PLAY KH"
    assert thumb(state, "PASS; ORDER; DISCARD 9C") == "PLAY AC"


def test_a_card_turned_down_is_known_to_be_out_of_play() -> None:
    state = run(with_upcard({1: "JC JS AC KC AH"}, TURN_UP, 0, "9D"), "PASS; PASS; PASS; PASS; NAME C")
    assert all(known_aside(view(state, seat)) == cards("9D") for seat in range(4))

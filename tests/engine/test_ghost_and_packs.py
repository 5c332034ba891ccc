"""Worked examples of the rule book for the ghost hand and for other packs."""

from __future__ import annotations

from collections import Counter

import pytest

from euchre_tutor.engine import (
    RULESETS,
    Card,
    Match,
    Phase,
    Suit,
    ranking,
    score,
    view,
)
from tests.engine.helpers import dealt, ended, legal, play, run

GHOST, DOUBLE, CUTTHROAT = RULESETS["ghost"], RULESETS["double_deck"], RULESETS["cutthroat"]
TURN_UP, TWO_HANDED = RULESETS["turn_up"], RULESETS["two_handed"]
STRONG = "JH JD AH KH QH TH"


# ---- other packs


def test_t16_the_low_cards_of_32_rank_below_the_ten() -> None:
    order = ranking(TURN_UP.with_options(deck=32), Suit.CLUBS)
    assert order.winner([Card.parse(c) for c in ("7C", "8C", "9C", "AS")]) == 2


@pytest.mark.parametrize(
    ("trump", "trick", "taker"), [("S", "JS JS AS 9S", 0), ("H", "AS AS 9H 9H", 2), ("H", "KC AC AC QC", 1)]
)
def test_d01_d03_d04_of_two_equal_cards_the_first_wins(trump: str, trick: str, taker: int) -> None:
    assert ranking(DOUBLE, Suit.parse(trump)).winner([Card.parse(c) for c in trick.split()]) == taker


def test_d06_two_right_and_two_left_bowers_count_with_trump() -> None:
    order = ranking(DOUBLE, Suit.SPADES)
    sizes = Counter(suit.letter for suit in map(order.suit_of, DOUBLE.cards) if suit is not None)
    assert sizes == {"S": 14, "C": 10, "H": 12, "D": 12}


def test_d08_the_partner_gives_one_of_two_left_bowers() -> None:
    state = dealt({2: "JD JD AH AH KH 9C 9C TS TS QS KS QD"}, DOUBLE, 3)
    state = run(state, "ASK; PASS; PASS; PASS; NAME H")
    state = run(state, legal(state)[0])
    assert legal(state) == ["GIVE JD"]


def test_double_deck_bids_run_to_eleven_and_sixes_are_twelve() -> None:
    state = dealt({}, DOUBLE)
    assert legal(state) == ["PASS", *(f"BID {n}" for n in range(3, 12)), "ASK", "MOON"]
    assert [len(hand) for hand in state.hands] == [12] * 4
    club = DOUBLE.with_preset("club")
    assert (club.min_bid, club.target, club.ask_cards, club.going_out) == (6, 52, 3, "bidder_first")


# ---- Ghost Hand (rule book 2)


def test_g01_to_g05_bids_and_the_one_swap() -> None:
    start = dealt({}, GHOST, 2)
    assert start.to_act == 0
    assert legal(start) == ["SWAP", "PASS", "BID 3", "BID 4", "BID 5", "MOON"]
    assert legal(run(start, "BID 3")) == ["SWAP", "PASS", "BID 4", "BID 5", "MOON"]
    swapped = run(start, "SWAP")
    assert swapped.to_act == 0 and swapped.hands[0] == start.hands[3] and swapped.hands[3] == start.hands[0]
    assert legal(run(start, "SWAP; PASS")) == ["PASS", "BID 3", "BID 4", "BID 5", "MOON"]
    assert legal(run(start, "MOON")) == ["SWAP", "PASS"]


def test_g07_all_pass_after_a_swap_throws_the_hand_in() -> None:
    over = run(dealt({}, GHOST, 2), "SWAP; PASS; PASS; PASS")
    assert over.phase is Phase.OVER and score(over) == (0, 0, 0)
    assert Match(GHOST, (0, 0, 0), 2).after(over).dealer == 0


def test_g08_the_high_bidder_names_trump_and_leads() -> None:
    state = run(dealt({}, GHOST, 2), "PASS; BID 4; PASS")
    assert (state.phase, state.to_act) == (Phase.NAME, 1)
    played = run(state, "NAME H")
    assert (played.phase, played.to_act, played.sitting_out) == (Phase.PLAY, 1, frozenset())


@pytest.mark.parametrize(
    ("call", "bidder", "won", "options", "expected"),
    [
        ("BID 4", 1, (1, 4, 1), {}, (1, 4, 1)),
        ("BID 4", 0, (3, 2, 1), {"set_bidder_keeps_tricks": True}, (-1, 2, 1)),
        ("BID 3", 0, (6, 0, 0), {}, (6, 0, 0)),
        ("MOON", 0, (6, 0, 0), {}, (24, 0, 0)),
        ("MOON", 0, (5, 1, 0), {"moon_fail": "symmetric"}, (-24, 1, 0)),
        ("MOON", 0, (5, 1, 0), {}, (-6, 1, 0)),
        ("BID 5", 0, (4, 1, 1), {}, (-5, 1, 1)),
    ],
)
def test_g09_to_g20_everybody_scores(
    call: str, bidder: int, won: tuple[int, ...], options: dict[str, str | bool], expected: tuple[int, ...]
) -> None:
    rules = GHOST.with_options(**options)
    script = "; ".join([*["PASS"] * bidder, call, *["PASS"] * (2 - bidder), "NAME H"])
    holding = STRONG if max(won) == 6 else "JH JD AH KH QH 9S" if max(won) == 5 else "JH JD AH 9C 9D TS"
    holding = "JH JD AH KH 9C 9D" if max(won) == 4 else holding
    assert score(ended(rules, script, won, holding, bidder)) == expected


def test_g16_and_g18_the_higher_total_wins_and_a_tie_is_played_on_by_all() -> None:
    three = ended(GHOST, "BID 3; PASS; PASS; NAME H", (3, 2, 1), "JH JD AH 9C 9D TS")
    after = Match(GHOST, (30, 30, 20), 2).after(three)
    assert (after.scores, after.winners) == ((33, 32, 21), frozenset({0}))
    moon = ended(GHOST, "PASS; PASS; MOON; NAME H", (0, 0, 6), STRONG, 2)
    tied = Match(GHOST, (33, 33, 29), 2)
    assert tied.winners == frozenset()
    assert (tied.after(moon).scores, tied.after(moon).winners) == ((33, 33, 53), frozenset({2}))


def test_g20_a_set_bidder_may_fall_below_nothing() -> None:
    four = ended(GHOST, "BID 5; PASS; PASS; NAME H", (4, 1, 1), "JH JD AH KH 9C 9D")
    assert Match(GHOST, (2, 0, 0), 2).after(four).scores == (-3, 1, 1)


def test_g21_a_proven_renege_costs_the_player_alone_at_once() -> None:
    rules = GHOST.with_options(renege_mode="allow")
    hands = {0: "AC KC JH AH KH QH", 1: "9C TC JD 9H 9S TS", 2: "QC JC TH 9D TD QD"}
    state = play(run(dealt(hands, rules, 2), "BID 3; PASS; PASS; NAME H"), "AC 9C QC KC TC JC JH 9S TH")
    charged = run(state, "0: CALL_RENEGE 1 3")
    assert charged.penalties == (0, -2, 0)
    assert charged.phase is Phase.PLAY and legal(charged) == legal(state)


def test_who_swaps_knows_what_was_given_and_nobody_else_does() -> None:
    start = dealt({}, GHOST, 2)
    state = run(start, "SWAP; PASS")
    assert view(state, 0).exposed[3] == start.hands[0] and not view(state, 1).exposed[3]
    chain = dealt({}, GHOST.with_options(ghost_swap="chain"), 2)
    twice = run(chain, "SWAP; PASS; SWAP; BID 3")
    assert view(twice, 0).exposed[1] == chain.hands[0]
    assert view(twice, 1).exposed[3] == chain.hands[1]

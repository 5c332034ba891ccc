"""Mistakes that card programs are known to make, in every game where they could be made."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from euchre_tutor.engine import (
    NO_CARDS,
    RULESETS,
    Card,
    Match,
    Phase,
    Reason,
    Ruleset,
    Suit,
    apply,
    deal_from,
    legal_actions,
    made,
    new_match,
    ranking,
    read_hand,
    score,
    tricks_won,
    view,
    write_hand,
)
from tests.engine import recount
from tests.engine.helpers import (
    DEALS,
    cards,
    course,
    courses,
    dealt,
    legal,
    played_out,
    reason,
    run,
    with_upcard,
)

GHOST, DOUBLE, CUTTHROAT = RULESETS["ghost"], RULESETS["double_deck"], RULESETS["cutthroat"]
TURN_UP, TWO_HANDED = RULESETS["turn_up"], RULESETS["two_handed"]
TURNED = [CUTTHROAT, TURN_UP, TWO_HANDED]
every_game = pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
every_pack = pytest.mark.parametrize(
    "rules",
    [game.with_options(deck=deck) for game in RULESETS.values() for deck in game.decks],
    ids=lambda rules: f"{rules.name} {rules.deck}",
)
turned_games = pytest.mark.parametrize("rules", TURNED, ids=lambda rules: rules.name)


# ---- bowers, following, who takes the trick


@every_pack
@pytest.mark.parametrize("trump", Suit)
def test_the_left_bower_belongs_to_trump_and_no_other_jack(rules: Ruleset, trump: Suit) -> None:
    order = ranking(rules, trump)
    moved = {str(card) for card in rules.cards if order.suit_of(card) != card.suit}
    left = {"C": "JS", "S": "JC", "D": "JH", "H": "JD"}[trump.letter]
    assert moved == {left, *(["JK"] if rules.joker else [])}
    by_strength = sorted(set(filter(order.is_trump, rules.cards)), key=order.strength, reverse=True)
    known = [word for word in recount.trumps(trump.letter) if Card.parse(word) in rules.cards]
    assert [str(card) for card in by_strength] == known


@every_pack
def test_who_can_follow_the_suit_led_must_and_the_best_card_takes_the_trick(rules: Ruleset) -> None:
    for states in courses(rules, 12):
        for before, after in pairwise(states):
            if before.phase is Phase.PLAY:
                seat = before.to_act
                assert {Card.parse(w.split()[1]) for w in legal(before)} == recount.legal_cards(before, seat)
                assert list(tricks_won(after)) == recount.tricks(after)


@every_game
def test_no_trick_ends_early_and_the_last_one_counts(rules: Ruleset) -> None:
    for states in courses(rules, 40):
        end = states[-1]
        if end.contract is not None:
            assert len(end.tricks) == rules.hand_size
            assert {len(trick) for trick in end.tricks} == {rules.seats - len(end.sitting_out)}
            assert sum(tricks_won(end)) == rules.hand_size


# ---- calling, the dealer, the discard


@turned_games
def test_a_stuck_dealer_names_another_suit_and_never_passes(rules: Ruleset) -> None:
    stuck = rules.with_options(stick_the_dealer=True)
    start = with_upcard({0: "9C 9D 9S TC TD"}, stuck, 0, "9H")
    state = run(start, "PASS;" * (2 * rules.seats - 1))
    assert state.to_act == 0 and {word.split()[1] for word in legal(state)} == {"C", "D", "S"}
    assert reason(state, "PASS") is Reason.DEALER_STUCK and reason(state, "NAME H") is Reason.TURNED_DOWN


def test_who_names_a_suit_in_the_second_round_is_the_maker() -> None:
    for seed in range(DEALS):
        rng = random.Random(seed)
        state = run(
            with_upcard({1: "JS JC AS 9S 9D"}, TURN_UP, 0, "9H", rng), "PASS; PASS; PASS; PASS; NAME S"
        )
        assert state.contract is not None and state.contract.seat == 1
        end = played_out(state, rng)
        if tricks_won(end)[1] + tricks_won(end)[3] == 4:
            assert score(end) == (0, 1, 0, 1)
            return
    raise AssertionError("no such hand was found")


@every_game
def test_a_hand_thrown_in_leaves_the_score_and_the_next_is_played(rules: Ruleset) -> None:
    rng = random.Random(2)
    match = new_match(rules, rng, dealer=0)
    for _ in range(2):
        match = match.after(course(match.next_deal(rng), rng)[-1])
    before = match
    match = match.after(run(match.next_deal(rng), "PASS;" * rules.seats * (2 if rules.turns_up else 1)))
    assert (match.scores, match.dealer) == (before.scores, (before.dealer + 1) % rules.seats)
    assert legal(match.next_deal(rng)) and match.after(course(match.next_deal(rng), rng)[-1])


@turned_games
def test_a_card_that_is_not_held_is_not_laid_away(rules: Ruleset) -> None:
    start = with_upcard({0: "JD KD 9C 9S TS", 1: "AS AC KC QC TC"}, rules, 0, "JH")
    state = run(start, "PASS;" * (rules.seats - 1) + "ORDER")
    assert len(state.hands[0]) == 6 and state.to_act == 0
    assert reason(state, "DISCARD AS") is Reason.NOT_HELD
    assert len(run(state, "DISCARD 9C").hands[0]) == 5
    sorted_hand = list(map(str, state.order.sort(state.hands[0])))
    assert sorted_hand[:2] == ["JH", "JD"]  # the bowers side by side, at the end where trumps are held


@turned_games
def test_the_dealer_and_nobody_else_is_asked_for_the_card(rules: Ruleset) -> None:
    state = run(with_upcard({}, rules, 0, "9H"), "ORDER")
    assert state.phase is Phase.DEALER_CARD and state.to_act == 0
    assert [seat for seat in range(rules.seats) if view(state, seat).on_turn] == [0]
    assert all(not view(state, seat).legal for seat in range(1, rules.seats))


@every_game
def test_the_target_is_the_games_own(rules: Ruleset) -> None:
    assert rules.target == (10 if rules.turns_up else 32)


# ---- alone, counting, the end of the match


@pytest.mark.parametrize("script", ["PASS; PASS; PASS; ORDER ALONE", "PASS;" * 7 + "NAME S ALONE"])
def test_alone_is_three_cards_a_trick_by_either_call(script: str) -> None:
    state = run(with_upcard({}, TURN_UP, 0, "9H"), script)
    state = run(state, legal(state)[0]) if state.phase is Phase.DEALER_CARD else state
    assert [s for s in range(4) if s not in state.sitting_out] == [0, 1, 3]
    end = course(state, random.Random(1))[-1]
    assert sum(map(len, end.tricks)) == 15 and {len(trick) for trick in end.tricks} == {3}
    together = run(with_upcard({}, TURN_UP, 0, "9H"), script.removesuffix(" ALONE"))
    assert not together.sitting_out and together.active == 4


def test_makers_who_take_the_first_the_second_and_the_last_trick_are_not_euchred() -> None:
    for seed in range(DEALS):
        rng = random.Random(seed)
        end = played_out(run(with_upcard({}, TURN_UP, 3, "9H", rng), "ORDER"), rng)
        takers = [trick[recount.taker([str(c) for _, c in trick], "H")][0] % 2 for trick in end.tricks]
        if takers == [0, 0, 1, 1, 0]:
            assert made(end) and score(end) == (1, 0, 1, 0)
            return
    raise AssertionError("no such hand was found")


def test_makers_without_a_trick_lose_two() -> None:
    for seed in range(DEALS):
        rng = random.Random(seed)
        weak = {0: "9C 9D 9S TC TD", 2: "QC QD TS QS KC", 1: "JH JD AH KH QH"}
        end = played_out(run(with_upcard(weak, TURN_UP, 3, "9H", rng), "ORDER"), rng)
        if tricks_won(end)[0] + tricks_won(end)[2] == 0:
            assert score(end) == (0, 2, 0, 2)
            return
    raise AssertionError("no such hand was found")


@pytest.mark.parametrize(("value", "winners"), [("highest_total", {0, 2}), ("bidder_first", {1, 3})])
def test_both_sides_pass_the_target_in_one_hand_of_the_double_deck(value: str, winners: set[int]) -> None:
    rules = DOUBLE.with_options(target=52, going_out=value)
    for seed in range(DEALS):
        rng = random.Random(seed)
        end = played_out(run(dealt({}, rules, 0, rng), "BID 4; PASS; PASS; PASS; NAME H"), rng)
        if score(end) == (8, 4, 8, 4):
            match = Match(rules, (47, 50, 47, 50), 0).after(end)
            assert match.scores == (55, 54, 55, 54) and match.winners == winners
            return
    raise AssertionError("no such hand was found")


@every_game
def test_the_first_dealer_is_every_seat_alike(rules: Ruleset) -> None:
    rng, matches = random.Random(3), 6_000
    found = Counter(new_match(rules, rng).dealer for _ in range(matches))
    assert all(abs(found[seat] / matches - 1 / rules.seats) < 0.03 for seat in range(rules.seats))


@every_game
def test_a_new_match_is_fresh(rules: Ruleset) -> None:
    played = new_match(rules, dealer=0).after(courses(rules, 1)[0][-1])
    assert played.hands
    again = new_match(rules, dealer=0)
    assert (again.scores, again.hands, again.winners) == ((0,) * rules.seats, (), frozenset())


# ---- twins, the joker, three players


def test_a_twin_is_played_and_both_come_back() -> None:
    start = run(dealt({1: "JH JH 9C 9C TC TC QC KC 9D 9D TD TD"}, DOUBLE), "BID 3; PASS; PASS; PASS; NAME H")
    assert legal(start).count("PLAY JH") == 1
    after = run(start, "PLAY JH")
    assert (after.hands[1].count(Card.parse("JH")), start.hands[1].count(Card.parse("JH"))) == (1, 2)
    assert view(after, 2).unseen.count(Card.parse("JH")) == 1


@pytest.mark.parametrize(
    "rules", [CUTTHROAT, TURN_UP, TWO_HANDED, RULESETS["bid"]], ids=lambda rules: rules.name
)
def test_a_joker_led_asks_for_trumps(rules: Ruleset) -> None:
    order = ranking(rules.with_options(deck=25), Suit.CLUBS)
    led = order.suit_of(Card.parse("JK"))
    assert led is Suit.CLUBS and order.followers(cards("JS AC AS"), led) == cards("JS AC")


@every_game
def test_a_pack_with_a_card_too_many_is_refused(rules: Ruleset) -> None:
    pack = list(rules.cards)
    ace, copies = Card.parse("AH"), pack.count(Card.parse("AH"))
    assert deal_from(rules, 0, pack) and copies == (2 if rules.deck == 48 else 1)
    with pytest.raises(ValueError, match=r"missing \[9C\], too many \[AH\]"):
        deal_from(rules, 0, [ace, *pack[1:]])


@turned_games
def test_a_joker_turned_up_is_named_before_anything_else(rules: Ruleset) -> None:
    state = with_upcard({}, rules.with_options(deck=25), 0, "JK")
    assert (state.phase, state.to_act) == (Phase.BENNY, 0)
    assert view(state, 0).hand == NO_CARDS and "NAME" in legal(state)[0]
    assert course(run(state, "NAME S"), random.Random(1))[-1].phase is Phase.OVER


# ---- taking back, writing down, sending twice


@every_game
def test_a_move_sent_twice_is_refused_the_second_time(rules: Ruleset) -> None:
    for states in courses(rules, 20):
        for before, after in pairwise(states):
            seat, action = after.history[-1]
            if str(action).startswith("PLAY") and after.to_act != seat:
                assert before.to_act == seat
                assert reason(after, str(action), by=seat) in (Reason.NOT_YOUR_TURN, Reason.HAND_OVER)


@every_game
def test_an_early_state_goes_on_as_if_nothing_had_happened(rules: Ruleset) -> None:
    for states in courses(rules, 6):
        for at in range(len(states) - 1):
            for action in legal_actions(states[at])[:3]:
                apply(states[at], action)
            assert apply(states[at], states[at + 1].history[-1][1]) == states[at + 1]


@turned_games
def test_a_hand_with_the_card_taken_up_is_carried_on_with_its_tricks(rules: Ruleset) -> None:
    start = with_upcard({0: "JD KD 9C 9S TS"}, rules, 0, "JH")
    state = run(start, "PASS;" * (rules.seats - 1) + "ORDER; DISCARD 9C")
    later = course(state, random.Random(4))
    middle = next(s for s in later if len(s.complete_tricks) == 2)
    again = read_hand(write_hand(middle))
    assert again == middle and again.laid[0] & cards("9C") == cards("9C")
    assert tricks_won(again) == tricks_won(middle) and again.upcard_taken

"""What must be true of exact play, whatever the cards: a deal turned round, played on, without twins."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from euchre_tutor.engine import RULESETS, Card, CardSet, Phase, Play, State, Suit, apply, deal, shuffled
from euchre_tutor.solver.open_hands import LONGEST_WITH_TWINS, OpenTable, at_table, solve
from tests.solver.open_play import GAMES, ending, rules_of

BID, DOUBLE = RULESETS["bid"], RULESETS["double_deck"]
SEATS = (0, 1, 2, 3)
each_game = pytest.mark.parametrize("game", GAMES)


def hands(seed: int) -> list[CardSet]:
    """Four hands of six."""
    return list(deal(BID, 3, random.Random(seed)).hands)


def table(declarer: int = 0, leader: int = 0, trump: Suit = Suit.HEARTS) -> OpenTable:
    """A bid in hearts about to be played."""
    return OpenTable(rules=BID, trump=trump, declarer=declarer, seats=SEATS, leader=leader)


@each_game
def test_play_that_is_best_on_both_sides_keeps_its_worth(game: str) -> None:
    rng = random.Random(game)
    for _ in range(4):
        state = ending(rules_of(game), min(5, LONGEST_WITH_TWINS), rng)
        worth = at_table(state).tricks(state.hands)
        while state.phase is Phase.PLAY:
            cards = solve(state)
            card = rng.choice([card for card, tricks in cards.items() if tricks == worth])
            state = apply(state, Play(card))
        assert won(state) == worth


def won(state: State) -> int:
    """The tricks of the contract's side in a hand played out."""
    assert state.contract is not None
    side = state.rules.side(state.contract.seat)
    winners = [trick[state.order.winner([card for _, card in trick])][0] for trick in state.tricks]
    return sum(seat in side for seat in winners)


def test_what_one_side_does_not_take_the_other_does() -> None:
    for seed in range(12):
        assert table(0).tricks(hands(seed)) + table(1).tricks(hands(seed)) == BID.hand_size


def test_a_table_turned_round_is_worth_the_same() -> None:
    for seed in range(12):
        held = hands(seed)
        for turn in (1, 2, 3):
            turned = [held[(seat - turn) % 4] for seat in SEATS]
            assert table(turn, turn).tricks(turned) == table().tricks(held)


def test_plain_suits_may_change_places() -> None:
    change = {Suit.CLUBS: Suit.SPADES, Suit.SPADES: Suit.CLUBS}
    for seed in range(12):
        held = hands(seed)
        other = [
            [Card.of(c.rank, change.get(c.suit, c.suit)) for c in hand if c.suit is not None] for hand in held
        ]
        assert table().tricks(other) == table().tricks(held)


def test_the_six_top_trumps_take_every_trick_and_no_trump_may_take_none() -> None:
    top, rest = (
        CardSet.parse("JH JD AH KH QH TH"),
        list(CardSet(BID.cards) - CardSet.parse("JH JD AH KH QH TH")),
    )
    held = [top, *(CardSet.of(rest[i::3]) for i in range(3))]
    assert set(table().cards(held).values()) == {6}
    assert table(1).tricks(held) == 0


# ---- two packs


def test_of_two_equal_cards_the_first_takes_the_trick() -> None:
    last = OpenTable(rules=DOUBLE, trump=Suit.HEARTS, declarer=0, seats=SEATS, leader=0)
    held = [CardSet.parse(card) for card in ("JH", "JH", "9C", "JD")]
    assert last.cards(held) == {Card.parse("JH"): 1}
    assert replace(last, leader=1).cards(held) == {Card.parse("JH"): 0}
    second = replace(last, trick=(Card.parse("AC"),), taken=3)
    assert second.cards([CardSet(), *map(CardSet.parse, ("AC 9D", "TC 9S", "9C KD"))])[Card.parse("AC")] == 4


def test_two_packs_of_which_no_card_is_twice_in_play_are_one() -> None:
    for seed in range(8):
        held = hands(seed)
        double = replace(table(), rules=DOUBLE)
        assert double.cards(held) == table().cards(held)


def test_two_packs_are_too_long_before_the_last_six_tricks() -> None:
    state = ending(DOUBLE, LONGEST_WITH_TWINS + 2, random.Random(1))
    assert at_table(state).too_long(state.hands)
    with pytest.raises(ValueError, match="more than 6 tricks are left"):
        solve(state)


# ---- several worlds


def test_one_table_serves_many_worlds() -> None:
    cards: Sequence[Card] = shuffled(BID.cards, random.Random(5))
    own, others = cards[:6], cards[6:]
    one = table()
    for seed in range(8):
        rest = shuffled(others, random.Random(seed))
        world = [own, rest[:6], rest[6:12], rest[12:]]
        assert one.cards(world) == table().cards(world)
        assert max(one.cards(world).values()) == one.tricks(world)

"""Figures known exactly, counted hand by hand with our own cards, packs and rankings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import combinations, permutations

import pytest

from euchre_tutor.engine import RULESETS, Card, CardSet, Ranking, Suit, dealing_order, ranking
from euchre_tutor.engine.phases.auction import qualifies
from tests.engine.helpers import dealt

BID, TURN_UP = RULESETS["bid"], RULESETS["turn_up"]
HEARTS = ranking(BID, Suit.HEARTS)
suits = pytest.mark.parametrize("trump", Suit)


def hands(size: int) -> Iterator[tuple[Card, ...]]:
    """Every hand of so many cards out of 24."""
    return combinations(BID.cards, size)


def trumps_held(size: int, order: Ranking) -> list[int]:
    """How many hands hold 0, 1, 2 and more trumps."""
    trumps = {card for card in BID.cards if order.is_trump(card)}
    counted = Counter(len(trumps.intersection(hand)) for hand in hands(size))
    return [counted[number] for number in range(size + 1)]


def test_hands_of_five_cards() -> None:
    assert sum(1 for _ in hands(TURN_UP.hand_size)) == 42_504


@suits
def test_trumps_in_hands_of_five(trump: Suit) -> None:
    assert trumps_held(5, ranking(TURN_UP, trump)) == [6_188, 16_660, 14_280, 4_760, 595, 21]


def test_bowers_in_hands_of_five() -> None:
    bowers = {card for card in TURN_UP.cards if HEARTS.is_right(card) or HEARTS.is_left(card)}
    counted = Counter(len(bowers.intersection(hand)) for hand in hands(5))
    assert [counted[number] for number in range(3)] == [26_334, 14_630, 1_540]


def test_trumps_in_hands_of_six_in_percent() -> None:
    counted = trumps_held(BID.hand_size, HEARTS)
    percent = [100 * number / sum(counted) for number in counted]
    assert sum(counted) == 134_596
    assert [round(share, 3) for share in percent[:6]] == [9.195, 32.182, 37.133, 17.683, 3.537, 0.265]
    assert round(percent[6], 4) == 0.0052


def test_one_side_holds_both_bowers() -> None:
    seats = dealing_order(BID, 0)
    places = list(permutations(range(len(BID.cards)), 2))  # of the right and of the left bower in the pack
    both = sum({seats[right], seats[left]} <= BID.side(0) for right, left in places)
    assert Fraction(both, len(places)) == Fraction(66, 276)
    assert round(100 * both / len(places), 3) == 23.913


@pytest.mark.parametrize(("aces", "claims"), [("at_least_one", 896), ("exactly_one", 224)])
def test_hands_of_ace_no_face(aces: str, claims: int) -> None:
    """0.67 in a hundred: of the hands without a court card all but those without an ace."""
    state = dealt({}, BID.with_options(ace_no_face=True, anf_aces=aces))
    held = (replace(state, hands=(CardSet(hand), *state.hands[1:])) for hand in no_court_cards())
    assert sum(qualifies(one, 0) for one in held) == claims
    assert round(100 * 896 / 134_596, 2) == 0.67


def no_court_cards() -> Iterator[tuple[Card, ...]]:
    """The hands of six without jack, queen and king; all the others hold one, so none of them counts."""
    return combinations([card for card in BID.cards if card.rank not in "JQK"], 6)


def test_any_court_card_spoils_an_ace_no_face_hand() -> None:
    state = dealt({}, BID.with_options(ace_no_face=True))
    for card in (card for card in BID.cards if card.rank in "JQK"):
        hand = CardSet.parse("AC AD 9C 9D 9H").with_card(card)
        assert not qualifies(replace(state, hands=(hand, *state.hands[1:])), 0)


@pytest.mark.parametrize(("size", "kinds"), [(6, 69_750), (5, 22_398)])
def test_hands_that_differ_but_for_the_two_suits_of_the_other_colour(size: int, kinds: int) -> None:
    place = {card: (HEARTS.suit_of(card), HEARTS.strength(card)) for card in BID.cards}
    swap = {Suit.CLUBS: Suit.SPADES, Suit.SPADES: Suit.CLUBS}
    other = {card: next(c for c in BID.cards if place[c] == swapped(place[card], swap)) for card in BID.cards}
    same = sum(set(hand) == {other[card] for card in hand} for hand in hands(size))
    every = sum(1 for _ in hands(size))
    assert (every + same) // 2 == kinds


def swapped(place: tuple[Suit | None, int], swap: dict[Suit, Suit]) -> tuple[Suit | None, int]:
    """The place of the card that stands for this one in the other suit of its colour."""
    suit, strength = place
    return (None if suit is None else swap.get(suit, suit)), strength


@pytest.mark.parametrize(
    ("game", "deck", "sizes"),
    [
        ("bid", 24, (7, 5, 6)),
        ("bid", 25, (8, 5, 6)),
        ("turn_up", 32, (9, 7, 8)),
        ("double_deck", 48, (14, 10, 12)),
    ],
)
@suits
def test_how_many_cards_each_suit_has(game: str, deck: int, sizes: tuple[int, int, int], trump: Suit) -> None:
    rules = RULESETS[game].with_options(deck=deck)
    counted = Counter(ranking(rules, trump).suit_of(card) for card in rules.cards)
    others = [counted[suit] for suit in Suit if suit not in (trump, trump.sister)]
    assert (counted[trump], counted[trump.sister], *others) == (*sizes, sizes[2])


def test_before_trump_every_suit_has_six_cards() -> None:
    assert set(Counter(map(ranking(BID, None).suit_of, BID.cards)).values()) == {6}

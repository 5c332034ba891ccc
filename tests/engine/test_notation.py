"""Texts in and out: whatever is written is read back, and nothing but a NotationError meets a bad text."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre_tutor.engine import (
    JOKER,
    RULESETS,
    Action,
    Alone,
    Ask,
    Bid,
    CallRenege,
    Card,
    CardSet,
    Claim,
    Decline,
    Discard,
    Give,
    Keep,
    Match,
    Moon,
    Name,
    NotationError,
    Order,
    Pass,
    Pickup,
    Play,
    Retract,
    Suit,
    Swap,
    With,
    deal,
    new_match,
    parse_action,
    read_hand,
    read_match,
    write_hand,
    write_match,
)
from euchre_tutor.engine.notation import MAX_SIZE
from tests.engine.helpers import played_out, random_states
from tests.engine.mixes import mixes

CARDS = st.integers(0, JOKER).map(Card)
CARD_LISTS = st.lists(CARDS, max_size=12)
CARD_SETS = st.lists(CARDS, min_size=1, max_size=12).map(CardSet.of)
SUITS = st.sampled_from(Suit)
MAYBE_SUIT = st.none() | SUITS
SMALL = st.integers(0, 99)
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.sampled_from([Pass(), Claim(), Retract(), Swap(), Pickup(), Decline(), Alone(), With()]),
    st.builds(Order, st.booleans()),
    st.builds(Bid, SMALL, MAYBE_SUIT),
    st.builds(Ask, MAYBE_SUIT),
    st.builds(Moon, MAYBE_SUIT),
    st.builds(Name, SUITS, st.booleans()),
    st.builds(Discard, CARD_SETS),
    st.builds(Give, CARD_SETS),
    st.builds(Keep, CARD_SETS),
    st.builds(Play, CARDS),
    st.builds(CallRenege, SMALL, SMALL),
)
NOTATION_LIKE = st.text("789TJQKACDHS BIDPLYNMEGVURWO_#\n\t-²٣é0123456", max_size=60)
TEXTS = st.text(max_size=80) | NOTATION_LIKE


def sample_texts(seed: int) -> tuple[str, str]:
    """A hand somewhere in its course and a match of two hands, as texts."""
    rng = random.Random(seed)
    mix = mixes(list(RULESETS.values())[seed % len(RULESETS)])
    rules = mix[seed % len(mix)]
    states = list(random_states(deal(rules, seed % rules.seats, rng), rng))
    match = new_match(rules, rng)
    for _ in range(2):
        match = match.after(played_out(match.next_deal(rng), rng))
    return write_hand(rng.choice(states)), write_match(match)


HANDS, MATCHES = zip(*map(sample_texts, range(18)), strict=True)


@given(CARDS)
def test_a_card_is_written_and_read(card: Card) -> None:
    assert Card.parse(str(card)) == card
    assert eval(repr(card), {"Card": Card}) == card


@given(SUITS)
def test_a_suit_is_written_and_read(suit: Suit) -> None:
    assert Suit.parse(suit.letter) is suit


@given(TEXTS)
def test_any_text_is_a_card_or_a_notation_error(text: str) -> None:
    try:
        card = Card.parse(text)
    except NotationError as error:
        assert error.expected
    else:
        assert str(card) == text


@given(CARD_LISTS)
def test_cards_are_written_in_order_and_read_in_any(some: list[Card]) -> None:
    text = " ".join(map(str, some))
    held = CardSet.parse(text)
    assert list(held) == sorted(some) and len(held) == len(some)
    assert CardSet.parse(str(held)) == held
    assert eval(repr(held), {"CardSet": CardSet}) == held


@given(CARD_LISTS, st.randoms(use_true_random=False))
def test_sets_of_the_same_cards_are_equal_however_they_are_built(
    some: list[Card], rng: random.Random
) -> None:
    mixed = rng.sample(some, len(some))
    assert CardSet(tuple(some)) == CardSet(tuple(mixed)) == CardSet.of(mixed)
    assert len({CardSet(tuple(some)), CardSet.of(mixed)}) == 1
    assert list(CardSet(tuple(mixed))) == sorted(some)


@given(CARD_LISTS, CARD_LISTS)
def test_card_sets_reckon_as_multisets(a: list[Card], b: list[Card]) -> None:
    left, right, many, others = CardSet.of(a), CardSet.of(b), Counter(a), Counter(b)
    assert Counter(left & right) == many & others
    assert Counter(left | right) == many | others
    assert Counter(left + right) == many + others
    assert Counter(left - right) == many - others
    for result in (left & right, left | right, left + right, left - right):
        assert list(result) == sorted(result) and hash(result) == hash(CardSet.of(reversed(result.cards)))


@given(CARD_LISTS, CARDS)
def test_one_card_more_or_less(some: list[Card], card: Card) -> None:
    held = CardSet.of(some)
    assert held.with_card(card) == held + CardSet((card,))
    assert held.without(card) == held - CardSet((card,))
    assert held.count(card) == some.count(card) and (card in held) == (card in some)
    assert held.distinct() == tuple(sorted(set(some)))


@given(ACTIONS)
def test_an_action_is_written_and_read(action: Action) -> None:
    assert parse_action(str(action)) == action


@given(CARD_SETS, st.randoms(use_true_random=False))
def test_the_cards_of_an_action_are_read_in_any_order(some: CardSet, rng: random.Random) -> None:
    shuffled = list(some)
    rng.shuffle(shuffled)
    assert parse_action("DISCARD " + " ".join(map(str, shuffled))) == Discard(some)


@given(TEXTS | st.builds(lambda action, text: f"{action}{text}", ACTIONS, TEXTS))
def test_any_text_is_an_action_or_a_notation_error(text: str) -> None:
    try:
        action = parse_action(text)
    except NotationError as error:
        assert error.expected
    else:
        assert parse_action(str(action)) == action


@st.composite
def mutated(draw: st.DrawFn, texts: tuple[str, ...]) -> str:
    """One of the texts with something cut out, put in, doubled or exchanged."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(len(text), start + 30)))
        text = text[:start] + draw(TEXTS | st.just(text[start:end] * 2)) + text[end:]
    return text


@settings(max_examples=200, deadline=None)
@given(TEXTS | mutated(HANDS + MATCHES))
def test_any_text_is_a_hand_or_a_notation_error(text: str) -> None:
    try:
        state = read_hand(text)
    except NotationError as error:
        assert error.line >= 1 and error.column >= 1 and error.expected and error.message
    else:
        assert read_hand(write_hand(state)) == state


@settings(max_examples=200, deadline=None)
@given(TEXTS | mutated(MATCHES + HANDS))
def test_any_text_is_a_match_or_a_notation_error(text: str) -> None:
    try:
        match = read_match(text)
    except NotationError as error:
        assert error.line >= 1 and error.column >= 1 and error.expected and error.message
    else:
        assert read_match(write_match(match)) == match


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(HANDS), st.data())
def test_a_hand_cut_off_anywhere_is_read_or_refused(text: str, data: st.DataObject) -> None:
    lines = text.splitlines()
    kept = "\n".join(lines[: data.draw(st.integers(0, len(lines)))])
    try:
        assert text.startswith(write_hand(read_hand(kept)))
    except NotationError as error:
        assert error.line <= len(lines) + 1


@pytest.mark.parametrize("read", [read_hand, read_match])
def test_a_text_that_is_too_long_is_refused_at_once(read) -> None:  # type: ignore[no-untyped-def]  # either reader
    with pytest.raises(NotationError, match="too long"):
        read("#" * (MAX_SIZE + 1))


def test_an_action_that_is_too_long_is_refused() -> None:
    with pytest.raises(NotationError, match="too long"):
        parse_action("DISCARD " + "9C " * 100)


GAME = "game bid\noption joker true\ndealer 1\n"
PACK = " ".join(map(str, RULESETS["bid"].cards))
PLACES = {
    "": (1, 1),
    "game whist": (1, 6),
    "game bid\n\n  # a remark\n  option target none": (4, 10),
    "game bid\noption self 3": (2, 8),
    "game bid\noption target 3 4": (2, 8),
    "game bid\noption target 32\noption target 40": (3, 8),
    "game bid\nseat 3": (2, 1),
    "game bid\ndealer 4": (2, 8),
    "game bid\ndealer 0\ncards 9C 9C TC XX JD": (3, 16),
    "game bid\ndealer 0\n  cards   9C  9": (3, 15),
    "game bid\ndealer 0\ncards 9C TC": (3, 7),
    f"game bid\ndealer 0\ncards {PACK}\n1 BID": (4, 3),
    f"game bid\ndealer 0\ncards {PACK}\n  1   BID 9": (4, 3),
    f"game bid\ndealer 0\ncards {PACK}\n7 PASS": (4, 1),
    f"game bid\ndealer 0\ncards {PACK}\n² PASS": (4, 1),
    f"game bid\ndealer 0\ncards {PACK}\n1 PASS\nhand": (5, 1),
    f"{GAME}cards {PACK}": (4, 7),
}


@pytest.mark.parametrize("text", PLACES)
def test_an_error_says_where_it_is(text: str) -> None:
    with pytest.raises(NotationError) as found:
        read_hand(text)
    assert (found.value.line, found.value.column) == PLACES[text]
    assert f"line {found.value.line}, column {found.value.column}" in str(found.value)


MATCH = "game bid\nscores 3 -4 3 -4\n"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("game bid\nscores 1 2 3 4\ndealer 0", 2),
        ("game bid\nscores 1 2\ndealer 0", 2),
        ("game bid\nscores 1 ² 1 ²\ndealer 0", 2),
        (f"{MATCH}dealer x", 3),
        (f"{MATCH}hand\ndealer 0\ncards {PACK}\n1 PASS", 3),
        (MATCH + f"hand\ndealer 0\ncards {PACK}\n1 PASS\n2 PASS\n3 PASS\n0 PASS\n" * 2, 10),
    ],
)
def test_a_match_that_does_not_hang_together_is_refused(text: str, line: int) -> None:
    with pytest.raises(NotationError) as found:
        read_match(text)
    assert found.value.line == line


def test_remarks_blank_lines_and_wide_spaces_are_read_over() -> None:
    text = HANDS[0].replace("\n", "   # as dealt\r\n\n").replace(" ", "  ").replace("\n", "\n\t")
    assert read_hand(text) == read_hand(HANDS[0])


@pytest.mark.parametrize("before", ["\ufeff", "\u00a0", "\u202f \n", "\ufeff\u200b\u00a0"])
def test_what_other_programs_leave_in_a_text_is_read_over(before: str) -> None:
    assert read_hand(before + HANDS[0]) == read_hand(HANDS[0].replace(" ", "\u00a0")) == read_hand(HANDS[0])
    match = Match(RULESETS["bid"], (3, -4, 3, -4), 2)
    assert read_match(before + write_match(match)) == match


def test_a_match_may_begin_anywhere() -> None:
    match = Match(RULESETS["bid"].with_options(joker=True, target=50), (3, -4, 3, -4), 2)
    assert read_match(write_match(match)) == match
    assert write_match(match).splitlines()[1:] == [
        "option deck 25",
        "option target 50",
        "scores 3 -4 3 -4",
        "dealer 2",
    ]

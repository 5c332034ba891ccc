"""Turn-Up hands played here and in OpenSpiel's ``euchre`` at once: the same choices, winners and points.

What is set aside, since OpenSpiel has another rule or none; every row of TABLES says where it stands:

- It deals one card at a time and shows no pack: we take its hands and its upcard as they are.
- The dealer may not lay the upcard away again (``may_bury_upcard = false``).
- The maker says after the dealer's discard whether to go alone, with the upcard's suit and with another
  alike (``alone_timing = before_lead``).
- The dealer's left leads to every hand, or the next who plays (``both_alone_leader = left_of_dealer``;
  ``loner_lead`` has that for its default).
- It sticks the dealer unless told otherwise: both ways are played here.
- Its defenders may go alone against two makers too, which our rules do not know: there they say "with".
- It asks the defenders from the dealer's left, we from the maker's: who goes alone is settled beforehand.
- It has no joker, no reneges, no pack of 32, no match, and no points for one team alone: its returns are
  the difference between the two.
"""

from __future__ import annotations

import random
from typing import Any

import pyspiel
import pytest

from euchre_tutor.engine import (
    RANKS,
    RULESETS,
    Action,
    Alone,
    Card,
    Discard,
    Name,
    Order,
    Pass,
    Phase,
    Play,
    Ruleset,
    State,
    Suit,
    With,
    apply,
    deal_from,
    dealing_order,
    legal_actions,
    score,
    tricks_won,
)

Theirs = Any  # the other engine comes without types
PASS, CLUBS, ALONE, WITH = 24, 25, 29, 30  # its actions below 24 are the cards
OURS = RULESETS["turn_up"].with_options(
    may_bury_upcard=False, alone_timing="before_lead", both_alone_leader="left_of_dealer"
)
TABLES = [  # stick the dealer, defend alone
    pytest.param(stuck, lone, id=f"{'stuck' if stuck else 'free'} {'lone defence' if lone else 'no defence'}")
    for stuck in (True, False)
    for lone in (True, False)
]
QUICK, MANY = 75, 3_000  # hands at each of the four tables
CARDS = {4 * place + suit: Card.of(rank, suit) for place, rank in enumerate(RANKS[2:]) for suit in Suit}
NUMBERS = {card: number for number, card in CARDS.items()}


def a_deal(game: Theirs, rng: random.Random) -> Theirs:
    """A hand of theirs with its cards dealt."""
    theirs = game.new_initial_state()
    while theirs.is_chance_node():
        theirs.apply_action(rng.choice(theirs.legal_actions()))
    return theirs


def the_same(theirs: Theirs, rules: Ruleset) -> State:
    """Our hand with the cards of theirs."""
    held: list[list[Card]] = [[], [], [], []]
    left: list[Card] = []
    for number, holder in enumerate(theirs.card_holder()):
        (left if holder is None or number == theirs.upcard() else held[holder]).append(CARDS[number])
    left.remove(upcard := CARDS[theirs.upcard()])
    dealer = theirs.dealer()
    hands = [held[chair].pop() for chair in dealing_order(rules, dealer)]
    return deal_from(rules, dealer, [*hands, upcard, *left])


def number_of(action: Action, state: State) -> int:
    """Their number of our action."""
    match action:
        case Pass():
            return PASS
        case Alone():
            return ALONE
        case With():
            return WITH
        case Order():
            assert state.upcard is not None and state.upcard.suit is not None
            return CLUBS + state.upcard.suit
        case Name():
            return CLUBS + action.trump
        case Discard():
            return NUMBERS[action.cards.cards[0]]
        case Play():
            return NUMBERS[action.card]
    raise AssertionError(f"not an action of theirs: {action}")


def defend_both(ours: State, theirs: Theirs, rng: random.Random) -> State:
    """One of the defenders goes alone, or none; where only they ask, none does."""
    lone = rng.choice(range(4)) if ours.phase is Phase.DEFENDER_ALONE else None
    while ours.phase is Phase.DEFENDER_ALONE:
        assert set(legal_actions(ours)) == {Alone(), With()}
        ours = apply(ours, Alone() if ours.to_act == lone else With())
    while theirs.declarer_go_alone() is not None and set(theirs.legal_actions()) == {ALONE, WITH}:
        theirs.apply_action(ALONE if theirs.current_player() == lone else WITH)
    return ours


def assert_level(ours: State, theirs: Theirs) -> None:
    """The same seat is on turn, with the same choices, after the same tricks."""
    over = ours.phase is Phase.OVER
    assert over == theirs.is_terminal()
    numbers = [number_of(action, ours) for action in legal_actions(ours)]
    assert sorted(numbers) == ([] if over else sorted(theirs.legal_actions()))
    assert over or ours.to_act == theirs.current_player()
    if ours.contract is not None:
        assert (ours.contract.seat, ours.contract.trump) == (theirs.declarer(), theirs.trump_suit())
    winners = [trick.winner() for trick in theirs.tricks()[: len(ours.complete_tricks)]]
    assert list(tricks_won(ours)) == [winners.count(seat) for seat in range(4)]


def play_both(game: Theirs, rules: Ruleset, rng: random.Random) -> State:
    """One hand from the deal to its end in both engines, compared at every step."""
    theirs = a_deal(game, rng)
    ours = the_same(theirs, rules)
    while ours.phase is not Phase.OVER:
        assert_level(ours, theirs)
        actions = legal_actions(ours)
        action = actions[int(rng.random() * len(actions))]
        theirs.apply_action(number_of(action, ours))
        ours = defend_both(apply(ours, action), theirs, rng)
    assert_level(ours, theirs)
    points = score(ours)
    assert theirs.returns() == [points[s] - points[(s + 1) % 4] for s in range(4)]
    return ours


def play_many(stuck: bool, lone: bool, hands: int) -> list[State]:
    """So many random hands at one table."""
    options = {"stick_the_dealer": stuck, "allow_lone_defender": lone}
    game = pyspiel.load_game("euchre", options)
    rules = OURS.with_options(stick_the_dealer=stuck, defend_alone=lone)
    rng = random.Random(f"{stuck} {lone}")
    return [play_both(game, rules, rng) for _ in range(hands)]


@pytest.mark.parametrize(("stuck", "lone"), TABLES)
def test_some_hands_are_the_same_in_both(stuck: bool, lone: bool) -> None:
    assert len(play_many(stuck, lone, QUICK)) == QUICK


@pytest.mark.slow
@pytest.mark.parametrize(("stuck", "lone"), TABLES)
def test_many_hands_are_the_same_in_both_and_meet_every_outcome(stuck: bool, lone: bool) -> None:
    ends = play_many(stuck, lone, MANY)
    met = {(score(end), end.contract.alone) for end in ends if end.contract is not None}
    for one, other in ((1, 0), (2, 0), (4, 0)):
        assert ((one, other, one, other), True) in met or one == 2
        assert ((other, one, other, one), False) in met or one == 4
    assert any(end.contract is None for end in ends) != stuck
    assert any(end.contract is not None and end.contract.lone_defender is not None for end in ends) == lone

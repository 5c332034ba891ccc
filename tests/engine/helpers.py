"""Positions for the tests: deals with chosen hands, words carried out, hands played to a result."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

from euchre_tutor.engine import (
    RULESETS,
    Action,
    Card,
    CardSet,
    Contract,
    IllegalAction,
    Kind,
    Phase,
    Reason,
    Ruleset,
    State,
    Suit,
    apply,
    deal,
    deal_from,
    dealing_order,
    legal_actions,
    parse_action,
    shuffled,
    tricks_won,
)

BID = RULESETS["bid"]
TOP_HEARTS = ("JH", "JD", "AH", "KH", "QH", "TH")
LOW_CARDS = ("9C", "9D", "9S", "TC", "TD", "TS")
LONGEST_HAND = 400  # actions; a hand that takes more is going round in circles


def cards(text: str) -> CardSet:
    """The cards of the text."""
    return CardSet.parse(text)


def allowing(**options: str | int | bool) -> Ruleset:
    """Bid Euchre at a table where reneges are not prevented."""
    return BID.with_options(renege_mode="allow", **options)


def dealt(
    hands: Mapping[int, str], rules: Ruleset = BID, dealer: int = 0, rng: random.Random | None = None
) -> State:
    """A deal in which these seats hold these cards; the others hold what is left, in any order."""
    left = CardSet(rules.cards) - cards(" ".join(hands.values()))
    rest = iter(shuffled(tuple(left), rng or random.Random(0)))
    piles = {seat: iter(map(Card.parse, text.split())) for seat, text in hands.items()}
    order = dealing_order(rules, dealer)
    return deal_from(rules, dealer, [next(piles.get(seat, rest)) for seat in order])


def with_upcard(
    hands: Mapping[int, str], rules: Ruleset, dealer: int, upcard: str, rng: random.Random | None = None
) -> State:
    """A deal of a turn-up game in which these chairs hold these cards and this one is turned."""
    turned = Card.parse(upcard)
    left = CardSet(rules.cards) - cards(" ".join(hands.values())) - CardSet((turned,))
    rest = iter(shuffled(tuple(left), rng or random.Random(0)))
    piles = {chair: iter(map(Card.parse, text.split())) for chair, text in hands.items()}
    held = [next(piles.get(chair, rest)) for chair in dealing_order(rules, dealer)]
    return deal_from(rules, dealer, [*held, turned, *rest])


def words(actions: tuple[Action, ...]) -> list[str]:
    """The actions as words."""
    return list(map(str, actions))


def legal(state: State, by: int | None = None) -> list[str]:
    """What may be done, as words."""
    return words(legal_actions(state, by=by))


def reason(state: State, word: str, by: int | None = None) -> Reason:
    """Why the word is refused."""
    with pytest.raises(IllegalAction) as refused:
        apply(state, parse_action(word), by=by)
    return refused.value.reason


def run(state: State, script: str) -> State:
    """Do the words of the script, parted by semicolons; "2: RETRACT" is done by seat 2 out of turn."""
    for word in filter(None, (part.strip() for part in script.split(";"))):
        seat, colon, rest = word.partition(":")
        state = (
            apply(state, parse_action(rest.strip()), by=int(seat))
            if colon
            else apply(state, parse_action(word))
        )
    return state


def play(state: State, plays: str) -> State:
    """Play these cards, each by the seat on turn."""
    return run(state, ";".join(f"PLAY {card}" for card in plays.split()))


def in_play(hand: str, trick: str, trump: str, rules: Ruleset = BID) -> State:
    """Seat 0 to play with this hand after these cards of the open trick; the others hold what is left."""
    on_table = [Card.parse(word) for word in trick.split()]
    seats = [(seat - len(on_table)) % 4 for seat in range(len(on_table))]
    left = list(CardSet(rules.cards) - cards(hand) - CardSet.of(on_table))
    each = len(cards(hand)) - 1
    hands = [CardSet.of(left[seat * each : (seat + 1) * each]) for seat in range(4)]
    return replace(
        deal_from(rules, 0, rules.cards),
        hands=(cards(hand), *hands[1:]),
        phase=Phase.PLAY,
        to_act=0,
        contract=Contract((-len(on_table)) % 4, Kind.BID, 3, Suit.parse(trump)),
        tricks=(tuple(zip(seats, on_table, strict=True)),) if on_table else (),
    )


def random_states(state: State, rng: random.Random) -> Iterator[State]:
    """The state and all that follow when every seat acts at random, out of turn too, to the end."""
    yield state
    for _ in range(LONGEST_HAND):
        if state.phase is Phase.OVER:
            return
        state = random_step(state, rng)
        yield state
    raise AssertionError("the hand does not end")


def played_out(state: State, rng: random.Random) -> State:
    """The end of the hand when every seat acts at random."""
    return list(random_states(state, rng))[-1]


def random_step(state: State, rng: random.Random) -> State:
    """The state after one action at random; now and then one out of turn."""
    by = int(rng.random() * state.rules.seats) if rng.random() < 0.2 else None
    actions = legal_actions(state, by=by)
    if not actions:
        actions, by = legal_actions(state), None
    return apply(state, actions[int(rng.random() * len(actions))], by=by)


def finished(call: str, taken: int, rules: Ruleset = BID, dealer: int = 0) -> State:
    """A hand in which seat 1 and its partner made this call, in hearts, and took so many tricks."""
    hand = " ".join((*TOP_HEARTS[:taken], *LOW_CARDS[taken:]))
    for seed in range(400):
        rng = random.Random(seed)
        state = run(dealt({1: hand}, rules, dealer, rng), f"{call}; PASS; PASS; PASS; NAME H")
        state = played_out(state, rng)
        if tricks_won(state)[1] + tricks_won(state)[3] == taken:
            return state
    raise AssertionError(f"no such hand was found: {call}, {taken} tricks")


DEALS = 6_000  # tried in the search for a hand with the tricks wanted


def ended(rules: Ruleset, script: str, won: tuple[int, ...], holding: str = "", seat: int = 0) -> State:
    """A hand with these calls, the dealer on the last seat, played at random to these tricks a seat."""
    for seed in range(DEALS):
        rng = random.Random(seed)
        hands = {seat: holding} if holding else {}
        start = (
            with_upcard(hands, rules, rules.seats - 1, "9H", rng)
            if rules.turns_up
            else dealt(hands, rules, rules.seats - 1, rng)
        )
        state = played_out(run(start, script), rng)
        if tricks_won(state) == won:
            return state
    raise AssertionError(f"no hand was found with {won}")


def course(state: State, rng: random.Random) -> list[State]:
    """The states to the end, everybody in turn and at random; a pass only where nothing else may be said."""
    states = [state]
    while state.phase is not Phase.OVER:
        actions = [action for action in legal_actions(state) if str(action) != "PASS"] or legal_actions(state)
        state = apply(state, actions[int(rng.random() * len(actions))])
        states.append(state)
    return states


def courses(rules: Ruleset, count: int, seed: int = 1) -> list[list[State]]:
    """So many hands, each as its states."""
    rng = random.Random(seed)
    return [course(deal(rules, i % rules.seats, rng), rng) for i in range(count)]

"""What ideas claim of a position, worked out a second time from the open cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from euchre_tutor.engine import (
    Action,
    Ask,
    Bid,
    Card,
    Kind,
    Moon,
    Order,
    Play,
    Seat,
    Suit,
    apply,
    legal_actions,
    ranking,
)
from euchre_tutor.engine.phases.table import allies
from tests.tutor.idea_case import Case, finished

# ---- sure tricks


def takes_it(case: Case) -> bool:
    return case.takers() == {case.seat}


def would_take_it(key: str) -> Callable[[Case], bool]:
    return lambda case: (
        case.takers(Play(case.facts[key])) == {case.seat} and Play(case.facts[key]) != case.action
    )


def stays(case: Case) -> bool:
    return case.takers() == {case.facts["seat"]} and case.facts["seat"] in one_side(case)


def one_side(case: Case) -> frozenset[Seat]:
    """Who stands together: all against the maker too where a moon has to be stopped."""
    world, contract = case.world, case.world.contract
    assert contract is not None
    moon = contract.tricks == world.rules.hand_size and not maker_tricks(case, world.complete_tricks)[1]
    if moon and contract.kind is not Kind.TURN_UP and case.seat not in world.rules.side(contract.seat):
        return frozenset(range(world.rules.seats)) - world.rules.side(contract.seat)
    return allies(world, case.seat)


def was_safe(case: Case) -> bool:
    """The trick could not have been lost by this seat's keeping out of it."""
    trick = list(case.world.trick)
    played = {s for s, _ in trick}
    later = [
        c
        for s in range(case.world.rules.seats)
        if s not in played and s != case.seat and s not in case.world.sitting_out
        for c in case.world.hands[s]
    ]
    cards = [c for _, c in trick]
    at = case.order.winner(cards)
    safe = not any(case.order.winner([*cards, c]) == len(cards) for c in later)
    return safe and trick[at] == (case.facts["seat"], case.facts["other"]) and case.leads_now(case.action)


def nothing_left_over(case: Case) -> bool:
    """No card beside trump can be above, and a winner is this card or a trump."""
    best = [trick[case.order.winner([c for _, c in trick])] for trick in finished(case.after)]
    return all(seat == case.seat or case.order.is_trump(card) for seat, card in best)


# ---- the score of the hand


def maker_tricks(case: Case, tricks: Iterable[Any]) -> tuple[int, int]:
    contract = case.world.contract
    assert contract is not None
    won = [t[case.order.winner([c for _, c in t])][0] for t in tricks if len(t) == case.world.active]
    mine = sum(seat in case.world.rules.side(contract.seat) for seat in won)
    return mine, len(won) - mine


def decided(case: Case, action: Action, made: bool) -> bool:
    """However the trick ends, the contract is made from then on, or lost; and before it was neither."""
    contract, size = case.world.contract, case.world.rules.hand_size
    assert contract is not None
    done = case.world.complete_tricks
    counts = [maker_tricks(case, (*done, trick)) for trick in finished(apply(case.world, action))]
    before = maker_tricks(case, case.world.complete_tricks)
    open_before = before[0] < contract.tricks and before[1] <= size - contract.tricks
    after = [mine >= contract.tricks if made else theirs > size - contract.tricks for mine, theirs in counts]
    return open_before and all(after)


def deciding_card(case: Case) -> bool:
    contract = case.world.contract
    assert contract is not None
    return decided(case, Play(case.facts["other"]), case.seat in case.world.rules.side(contract.seat))


def out_of(case: Case) -> bool:
    """The seat named has none of the suit."""
    return not case.of(case.facts["none"], case.world.hands[case.facts["seat"]])


def empties(key: str) -> Callable[[Case], bool]:
    """The hand has none of the suit afterwards, and a trump."""

    def check(case: Case) -> bool:
        left = case.after.hands[case.seat]
        return not case.of(case.facts[key], left) and bool(case.trumps(left))

    return check


def beaten_by(case: Case) -> bool:
    """No more cards of the others than said are above it in its suit."""
    most: int = case.facts["n"]
    return len(case.over(case.facts["card"], case.others)) <= most


def beaten_later(case: Case) -> bool:
    """No more cards than said can still take the trick from it, and it wins so far."""
    trick = case.after.tricks[-1]
    cards = [c for _, c in trick]
    later = [
        s for s in range(case.world.rules.seats) if s not in dict(trick) and s not in case.world.sitting_out
    ]
    held = [c for s in later for c in case.world.hands[s]]
    beating = [c for c in held if case.order.winner([*cards, c]) == len(cards)]
    return len(beating) <= case.facts["n"] and case.leads_now(case.action)


def highest_out(key: str) -> Callable[[Case], bool]:
    return lambda case: not case.over(case.facts[key], case.others)


def no_way(case: Case) -> bool:
    """No legal card wins so far, and none is lower."""
    plays = [a for a in legal_actions(case.world) if isinstance(a, Play)]
    if case.world.rules.renege_mode == "allow":
        return not case.leads_now(case.action)
    key = {c: (case.order.is_trump(c), case.order.strength(c) % 100) for c in case.world.rules.cards}
    low = all(key[a.card] >= key[case.facts["card"]] for a in plays)
    return low and not any(map(case.leads_now, plays))


def wasted(case: Case) -> bool:
    low, card = case.facts["low"], case.facts["card"]
    return (
        Play(low) in legal_actions(case.world)
        and bool(case.over(low, [card]))
        and not case.leads_now(case.action)
    )


def top_trumps(case: Case) -> bool:
    """So many trumps of the hand are above all that anybody else can have."""
    turned = [case.world.upcard] if case.world.upcard and isinstance(case.action, Order) else []
    theirs = [] if case.seat == case.world.dealer else turned
    hands = [hand for s, hand in enumerate(case.world.hands[: case.world.rules.seats]) if s != case.seat]
    against = [*theirs, *(c for hand in hands for c in hand)]
    top = [card for card in case.trumps(case.hand) if not case.over(card, against)]
    least: int = case.facts["n"]
    return len(top) >= least


def counted(case: Case) -> bool:
    pack = case.trumps(case.world.rules.cards)
    facts: tuple[int, int] = (case.facts["n"], case.facts["all"])
    return (len(case.trumps(case.hand)), len(pack)) == facts


def in_suit(case: Case, suit: Suit) -> int:
    return sum(map(ranking(case.world.rules, suit).is_trump, case.hand))


def high_call(case: Case) -> tuple[Seat, Any]:
    return [(s, a) for s, a in case.world.auction if isinstance(a, Bid | Ask | Moon)][-1]


def turned_to(case: Case, friend: bool) -> bool:
    world, seat = case.world, case.facts["seat"]
    after = case.after
    there = after.upcard_taken is False or case.facts["card"] in after.hands[seat]
    return seat == world.dealer and (seat in world.rules.side(case.seat)) is friend and there


def last_call(case: Case) -> bool:
    """After this call nobody is asked again."""
    rules = case.world.rules
    return len(case.world.auction) + 1 == rules.seats * int(rules.bidding_rounds)


def all_hands_pay(case: Case, points: int, alone: bool) -> bool:
    rules = case.world.rules
    return (
        points == (rules.maker_alone_march if alone else rules.march) and case.facts["n"] == rules.hand_size
    )


def guards(case: Case) -> bool:
    left = case.trumps(case.after.hands[case.seat])
    return len(left) == 2 and left[0] == case.facts["card"] and bool(case.over(left[1], [case.facts["high"]]))


def contract_tricks(case: Case) -> int:
    assert case.world.contract is not None
    return case.world.contract.tricks


def trumps_of_side(case: Case) -> list[Card]:
    """The trumps of those who stand with the seat."""
    mates = one_side(case) - {case.seat} - case.world.sitting_out
    return case.trumps(card for seat in mates for card in case.world.hands[seat])

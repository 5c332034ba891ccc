"""One deal of a file played again by the engine, the cards that the file does not tell made up to fit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from ..actions import Action, Alone, Discard, Name, Order, Pass, Play, With
from ..cards import RANKS, Card, CardSet
from ..phases import IllegalAction, apply, legal_actions
from ..phases.table import next_seat
from ..rankings import Ranking
from ..ruleset import Phase, Ruleset, Seat
from ..state import State, Trick, deal_from, dealing_order
from .hidden import fill, voids
from .record import Record


@dataclass(frozen=True, slots=True)
class _Cards:
    """Who was dealt what, and the card that the dealer laid away."""

    hands: tuple[CardSet, ...]
    discard: Card | None
    told: bool  # by the file, so that nothing is made up


def replay(record: Record, rules: Ruleset) -> tuple[State, bool]:
    """The deal as it was played, and whether the file tells all of it.

    NotationError names the part of the deal that cannot be.
    """
    frame = _called(record, rules, _any_hands(record, rules), None)
    tricks = _seated(record, frame)
    cards = _dealt(record, frame, tricks)
    state = _called(record, rules, cards.hands, cards.discard)
    for at, trick in enumerate(tricks):
        for _, card in trick:
            state = _do(record, state, Play(card), f"phases.tricks[{at}]")
    while state.phase is Phase.CLAIMS:
        state = apply(state, Pass())
    return state, cards.told


# ---- the calls


def _any_hands(record: Record, rules: Ruleset) -> tuple[CardSet, ...]:
    """Some hands, to learn from the calls who leads; what is in them changes nothing about that."""
    if record.upcard not in rules.cards:
        raise record.place.fail(f"{record.upcard} is not in the pack of {rules.deck}", "a card of the pack")
    left = [card for card in rules.cards if card != record.upcard]
    size = rules.hand_size
    return tuple(CardSet.of(left[seat * size : (seat + 1) * size]) for seat in range(rules.seats))


def _called(record: Record, rules: Ruleset, hands: tuple[CardSet, ...], discard: Card | None) -> State:
    """The deal after its calls, the dealer's card and the lone defence."""
    piles = [iter(hand) for hand in hands]
    held = [next(piles[chair]) for chair in dealing_order(rules, record.dealer)]
    stock = CardSet(rules.cards) - CardSet.of((*held, record.upcard))
    state = deal_from(rules, record.dealer, (*held, record.upcard, *stock))
    for call in record.calls:
        state = _do(record, state, _with_alone(record, rules, call), "phases.calls")
    while state.phase in (Phase.DEALER_CARD, Phase.MAKER_ALONE, Phase.DEFENDER_ALONE):
        state = _do(record, state, _settled(record, state, discard), "phases")
    contract = state.contract
    if record.lone_defender >= 0 and (contract is None or contract.lone_defender != record.lone_defender):
        raise record.place.fail(f"seat {record.lone_defender} cannot defend alone", "aloneDefender -1")
    return state


def _with_alone(record: Record, rules: Ruleset, call: Action) -> Action:
    """The maker's call says alone too, where that is the time for it."""
    if isinstance(call, Order | Name) and rules.alone_timing == "with_call":
        return replace(call, alone=record.alone)
    return call


def _settled(record: Record, state: State, discard: Card | None) -> Action:
    if state.phase is Phase.DEALER_CARD:
        return legal_actions(state)[0] if discard is None else Discard(CardSet((discard,)))
    if state.phase is Phase.MAKER_ALONE:
        return Alone() if record.alone else With()
    return Alone() if state.to_act == record.lone_defender else With()


def _do(record: Record, state: State, action: Action, where: str) -> State:
    try:
        return apply(state, action)
    except IllegalAction as error:
        legal = ", ".join(map(str, legal_actions(state)[:8])) or "nothing more"
        message = f"{where}: seat {error.seat} may not {action}: {error.reason.value}"
        raise record.place.fail(message, f"one of {legal}") from None


# ---- the tricks


def _seated(record: Record, frame: State) -> list[Trick]:
    """The tricks with their seats: who leads follows from the calls, then from who takes the trick."""
    if record.tricks and frame.phase is not Phase.PLAY:
        raise record.place.fail("cards are played although there is no maker", "calls up to a maker first")
    if len(record.tricks) > frame.rules.hand_size:
        raise record.place.fail(f"{len(record.tricks)} tricks", f"at most {frame.rules.hand_size}")
    tricks: list[Trick] = []
    leader = frame.to_act
    for at, cards in enumerate(record.tricks):
        last = at == len(record.tricks) - 1
        if not cards or len(cards) > frame.active or (len(cards) < frame.active and not last):
            raise record.place.fail(f"trick {at + 1} has {len(cards)} cards", f"{frame.active} cards")
        tricks.append(tuple(zip(_turns(frame, leader), cards, strict=False)))
        leader = tricks[-1][frame.order.winner(cards)][0]
    return tricks


def _turns(frame: State, leader: Seat) -> Iterator[Seat]:
    seat = leader
    while True:
        yield seat
        seat = next_seat(frame, seat)


# ---- the cards


def _dealt(record: Record, frame: State, tricks: list[Trick]) -> _Cards:
    """The hands as dealt, from what the file tells and from who played what."""
    rules, order = frame.rules, frame.order
    played = _played(record, rules, tricks)
    known = [_known(record, frame, seat, played[seat]) for seat in range(rules.seats)]
    _each_once(record, rules, [card for hand in known for card in hand])
    open_slots = [rules.hand_size - len(hand) for hand in known]
    if min(open_slots) < 0:
        raise record.place.fail(f"seat {open_slots.index(min(open_slots))} has too many cards", "five cards")
    barred = voids(tricks, order) if frame.contract else {}
    discard, free = _discard(record, frame, known[record.dealer], played[record.dealer])
    slots = [set(barred.get(seat, ())) for seat, n in enumerate(open_slots) for _ in range(n)]
    if free:  # the card laid away is made up: it may be of any suit
        slots[sum(open_slots[: record.dealer])] = set()
    pool = CardSet(rules.cards) - CardSet.of([record.upcard, *(card for hand in known for card in hand)])
    made_up = iter(fill(slots, pool, order if frame.contract else None))
    mine = [[next(made_up) for _ in range(n)] for n in open_slots]
    if free:
        discard = mine[record.dealer][0]
    hands = tuple(CardSet.of([*hand, *more]) for hand, more in zip(known, mine, strict=True))
    return _Cards(hands, discard, told=not slots)


def _played(record: Record, rules: Ruleset, tricks: list[Trick]) -> list[set[Card]]:
    cards = [card for trick in tricks for _, card in trick]
    _each_once(record, rules, cards)
    return [{card for trick in tricks for s, card in trick if s == seat} for seat in range(rules.seats)]


def _each_once(record: Record, rules: Ruleset, cards: Iterable[Card]) -> None:
    for card, n in Counter(cards).items():
        if n > 1:
            raise record.place.fail(f"{card} is in more than one place", "each card once")
        if card not in rules.cards:
            raise record.place.fail(f"{card} is not in the pack of {rules.deck}", "a card of the pack")


def _known(record: Record, frame: State, seat: Seat, played: set[Card]) -> set[Card]:
    """What the seat was dealt as far as the file tells: its hand, its plays, and what it laid away."""
    told = record.hands[seat] if seat < len(record.hands) else ()
    known = {card for card in told if card is not None}
    took = frame.upcard_taken and seat == record.dealer
    laid = {record.discard} if took and record.discard is not None else set()
    if record.upcard in known or (record.upcard in played | laid and not took):
        raise record.place.fail(
            f"the turned card {record.upcard} is in the hand of seat {seat}", "it there once"
        )
    return (known | played | laid) - {record.upcard}


def _discard(record: Record, frame: State, known: set[Card], played: set[Card]) -> tuple[Card | None, bool]:
    """What the dealer laid away, and whether it is one of the cards that are made up."""
    if not frame.upcard_taken:
        return None, False
    if record.discard is not None:
        return record.discard, False
    left = (known | {record.upcard}) - played
    unfollowed = [card for card in left if _would_be_renege(card, record, frame)]
    if unfollowed:
        return min(unfollowed), False
    if len(known) < frame.rules.hand_size:
        return None, True
    return min(left, key=lambda card: _worth(card, frame.order)), False


def _would_be_renege(card: Card, record: Record, frame: State) -> bool:
    """Whether the dealer, had this card been kept, would have reneged."""
    barred = voids(_seated(record, frame), frame.order)
    return frame.order.suit_of(card) in barred.get(record.dealer, ())


def _worth(card: Card, order: Ranking) -> tuple[bool, int]:
    return order.is_trump(card), RANKS.find(card.rank)

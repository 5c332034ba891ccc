"""The engine's own word on a world: the cards dealt again, the hand played again, the same view of it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from euchre_tutor.engine import (
    Action,
    Card,
    CardSet,
    Discard,
    Give,
    IllegalAction,
    Keep,
    Phase,
    Play,
    Ruleset,
    State,
    Swap,
    View,
    apply,
    deal_from,
    dealing_order,
    view,
)
from euchre_tutor.engine.state import deal, shuffled
from euchre_tutor.engine.views import dealer_discards
from euchre_tutor.players import PLAYERS
from euchre_tutor.solver.piles import dummy_of, helper
from euchre_tutor.solver.worlds import Frame, World

Cards = list[Card]


@dataclass
class Was:
    """The cards as they were before some of what was done."""

    hands: list[Cards]
    laid: list[Cards]
    acts: tuple[CardSet, ...] = ()  # the cards of what was done since

    def moved(self, *, act: Sequence[Card] = (), **changes: list[Cards]) -> Was:
        """The same with these piles, and the cards of one thing more that was done."""
        return Was(
            changes.get("hands", self.hands), changes.get("laid", self.laid), (CardSet.of(act), *self.acts)
        )


def with_pile(piles: list[Cards], at: int, cards: Sequence[Card]) -> list[Cards]:
    """The piles with this one replaced."""
    return [list(cards) if number == at else pile for number, pile in enumerate(piles)]


def without(pile: Sequence[Card], cards: Sequence[Card]) -> Cards:
    """The pile but for these cards."""
    return list(CardSet.of(pile) - CardSet.of(cards))


def consistent(state: State, seat: int, world: World) -> bool:
    """Whether the hand may have been dealt and played so that it ends in this world and looks the same."""
    seen = view(state, seat)
    return any(_looks_alike(state, seen, was, world) for was in _origins(seen, world))


def _looks_alike(state: State, seen: View, was: Was, world: World) -> bool:
    rules, acts = state.rules, iter(was.acts)
    want = Counter(dealing_order(rules, state.dealer))
    if any(len(hand) != want[chair] for chair, hand in enumerate(was.hands) if want[chair]):
        return False
    try:
        again = deal_from(rules, state.dealer, _dealt(state, was, world))
        for actor, action in state.history:
            told: Action = action
            if isinstance(action, Discard | Give | Keep):
                told = type(action)(next(acts))
            if isinstance(told, Keep) and len(told.cards) != rules.hand_size:
                return False
            out = actor != again.to_act or (again.phase is not Phase.CLAIMS and not isinstance(told, Play))
            again = apply(again, told, by=actor if out and actor != again.to_act else None)
    except IllegalAction:
        return False
    return view(again, seen.seat) == seen


def _dealt(state: State, was: Was, world: World) -> Cards:
    """The pack in the order in which it was dealt."""
    hands = [list(hand) for hand in was.hands]
    cards = [hands[chair].pop() for chair in dealing_order(state.rules, state.dealer)]
    upcard = [state.upcard] if state.upcard is not None else []
    return [*cards, *upcard, *(card for hand in hands for card in hand), *world[-1]]


# ---- backwards, to the deal


def _origins(seen: View, world: World) -> Iterator[Was]:
    chairs, seats = seen.rules.chairs, seen.rules.seats
    played = [[c for trick in seen.tricks for s, c in trick if s == chair] for chair in range(chairs)]
    hands = [[*world[chair], *played[chair]] for chair in range(chairs)]
    was = Was(hands, [list(world[chairs + seat]) for seat in range(seats)])
    for start in _up_again(seen, was, sorted(seen.sitting_out)):
        yield from (_untaken(seen, one) for one in _before(seen, start, len(seen.calls)))


def _up_again(seen: View, was: Was, seats: Sequence[int]) -> Iterator[Was]:
    """The hands taken up again that were put down."""
    if not seats:
        yield was
        return
    seat, size = seats[0], seen.rules.hand_size
    fewer = seen.rules.ask_cards if seat == helper(seen) else 0
    for number in range(size - fewer, size - fewer + 1 + fewer * seen.rules.ask_partner_may_return):
        for hand in combinations(was.laid[seat], number):
            hands = with_pile(was.hands, seat, hand)
            laid = with_pile(was.laid, seat, without(was.laid[seat], hand))
            yield from _up_again(seen, Was(hands, laid, was.acts), seats[1:])


def _untaken(seen: View, was: Was) -> Was:
    """The turned card back on the table."""
    if not seen.upcard_taken or seen.upcard is None:
        return was
    return Was(
        with_pile(was.hands, seen.dealer, without(was.hands[seen.dealer], [seen.upcard])), was.laid, was.acts
    )


def _before(seen: View, was: Was, number: int) -> Iterator[Was]:
    """The cards before so many of the calls, from the last one back."""
    if not number:
        yield was
        return
    for earlier in _undone(seen, was, number - 1):
        yield from _before(seen, earlier, number - 1)


def _undone(seen: View, was: Was, number: int) -> Iterator[Was]:
    seat, action = seen.calls[number]
    if isinstance(action, Swap):
        ghost = seen.rules.seats
        hands = with_pile(with_pile(was.hands, seat, was.hands[ghost]), ghost, was.hands[seat])
        yield Was(hands, was.laid, was.acts)
    elif isinstance(action, Keep):
        yield from _unmerged(seen, was, seat)
    elif isinstance(action, Give):
        yield from _ungiven(seen, was, seat)
    elif isinstance(action, Discard):
        first = not any(isinstance(a, Discard) for _, a in seen.calls[:number])
        own = first and dealer_discards(seen.rules)
        pile = seat if own else helper(seen)
        assert pile is not None
        for cards in combinations(was.laid[pile], 1 if own else seen.rules.ask_cards):
            hands = with_pile(was.hands, seat, [*was.hands[seat], *cards])
            yield was.moved(
                act=cards, hands=hands, laid=with_pile(was.laid, pile, without(was.laid[pile], cards))
            )
    else:
        yield was


def _unmerged(seen: View, was: Was, seat: int) -> Iterator[Was]:
    chair, kept = dummy_of(seen.rules, seat), was.hands[seat]
    thrown = any(isinstance(action, Discard) and actor == seat for actor, action in seen.calls)
    for left in combinations(was.laid[seat], len(was.laid[seat]) - thrown):
        pool = [*kept, *left]
        pool.sort(key=lambda card: card != seen.upcard)  # a turned card that was taken is in the hand
        size = len(pool) - seen.rules.dummies[chair - seen.rules.seats]
        hands = with_pile(with_pile(was.hands, seat, pool[:size]), chair, pool[size:])
        yield was.moved(act=kept, hands=hands, laid=with_pile(was.laid, seat, without(was.laid[seat], left)))


def _ungiven(seen: View, was: Was, seat: int) -> Iterator[Was]:
    assert seen.contract is not None
    asker, may_return = seen.contract.seat, seen.rules.ask_partner_may_return
    for cards in combinations(was.hands[asker], seen.rules.ask_cards):
        for own in range(0 if may_return else len(cards), len(cards) + 1):
            for mine in combinations(cards, own):
                back = without(cards, mine)
                hands = with_pile(was.hands, asker, without(was.hands[asker], cards))
                hands = with_pile(hands, seat, [*hands[seat], *mine])
                laid = with_pile(was.laid, seat, [*was.laid[seat], *back])
                yield was.moved(act=cards, hands=hands, laid=laid)


# ---- positions and worlds to try


def hand_through(rules: Ruleset, seed: int, name: str) -> Iterator[State]:
    """A hand state by state, all its players of one kind."""
    rng = random.Random(seed)
    state = deal(rules, seed % rules.seats, rng)
    players = [PLAYERS[name](random.Random(f"{seed} {seat}")) for seat in range(rules.seats)]
    while state.phase is not Phase.OVER:
        yield state
        state = apply(state, players[state.to_act].choose(view(state, state.to_act)))


def any_world(fixed: Frame, rng: random.Random) -> World:
    """The unseen cards dealt out, whatever is proven."""
    cards, start = shuffled(fixed.unseen, rng), 0
    piles = []
    for have, need in zip(fixed.known, fixed.need, strict=True):
        piles.append((*have, *cards[start : start + need]))
        start += need
    return tuple(piles)


def allowed(fixed: Frame, world: World) -> bool:
    """Whether the frame lets this world be."""
    barred = any(card in out for out, pile in zip(fixed.barred, world, strict=True) for card in pile)
    return not barred and fixed.holds(world)


def as_it_is(state: State) -> World:
    """The cards as they lie."""
    piles = (*state.hands, *state.laid[: state.rules.seats], state.stock)
    return tuple(tuple(pile) for pile in piles)

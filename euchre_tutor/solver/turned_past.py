"""What one seat knows of a turn-up hand before the play, as worlds in which the rest is dealt.

A world is dealt from the beginning: what others took, laid away or kept unseen since, they did by rule of
thumb; worlds in which they would have called otherwise are rarer.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from ..engine.actions import Action, Alone, Decline, Discard, Keep, Name, Order, Pickup, With
from ..engine.cards import NO_CARDS, CardSet
from ..engine.phases.turned import turned_suit
from ..engine.ruleset import Phase, Seat
from ..engine.views import View
from .listening import ABOVE, BELOW, chosen_by
from .rollouts import Kernel
from .turned_courses import Courses, Part, Turn
from .turned_worlds import Turned
from .turning import ALONE, PASS, SUITS_ALONE, WITH
from .worlds import Frame

OTHER = 1 / 4  # how likely another call is than the thumb's


def turn_of(view: View) -> Turn | None:
    """The table and its turned card; None while its suit has not been named."""
    suit = turned_suit(view)
    assert view.upcard is not None
    return None if suit is None else Turn(view.rules, view.dealer, view.upcard, suit)


def dealt_frame(view: View) -> Frame:
    """What the seat knows of the deal: its cards, the dummy that it looks at, and the turned card."""
    rules, me = view.rules, view.seat
    blind = view.phase is Phase.BENNY
    known, need = [NO_CARDS] * rules.chairs, [rules.hand_size] * rules.seats + list(rules.dummies)
    known[me], need[me] = view.hand, rules.hand_size if blind else 0
    if view.phase is Phase.MERGE:
        need[rules.seats + (me if len(rules.dummies) > 1 else 0)] = 0
    own = view.pool or view.hand
    assert view.upcard is not None
    unseen = CardSet(rules.cards) - own - view.laid - CardSet((view.upcard,))
    need.append(len(unseen) - sum(need))
    return Frame((*known, NO_CARDS), tuple(unseen), tuple(need), (frozenset(),) * len(need), None)


def likely_parts(kernel: Kernel, view: View, fixed: Frame, rng: random.Random, number: int) -> Part:
    """At most so many worlds as they stand now, those rarer in which others would have called otherwise."""
    dealt = chosen_by(
        lambda many: kernel.turned(view.rules, view.dealer, fixed, rng, many),
        lambda pool: weights(view, pool),
        kernel.pools if _heard(view) else (1,),
        rng,
        number,
    )
    return Part(as_now(view, dealt), range(dealt.count), view.contract, view.upcard_taken)


def _heard(view: View) -> bool:
    """Whether others have said anything."""
    return any(seat != view.seat for seat, _ in view.calls)


def as_now(view: View, dealt: Turned) -> Turned:
    """The worlds after what was done since the deal, by others as the rule of thumb does it."""
    turn = turn_of(view)
    if turn is None:
        return dealt
    courses, part = Courses(turn), Part(dealt, range(dealt.count), view.contract)
    if view.upcard_taken and view.dealer != view.seat:
        part = courses.took(part, late=True)
    for seat, action in view.calls:
        if seat != view.seat and isinstance(action, Discard):
            part = courses.laid_away(part)
        elif seat != view.seat and isinstance(action, Keep):
            part = courses.merged(part, [seat])
    return part.dealt.holding(view.seat, view.hand, view.laid)


# ---- what was heard


def weights(view: View, pool: Turned) -> list[float]:
    """How likely what the others have said is in each world."""
    found = [1.0] * pool.count
    for said, codes in _sayings(view, pool):
        found = [weight * _likely(said, code) for weight, code in zip(found, codes, strict=True)]
    return found


def _likely(said: int, code: int) -> float:
    """How likely this is said where the rule of thumb says that: people hold back more often."""
    if said == code:
        return 1.0
    return BELOW[1] if said == PASS else ABOVE[1] if code == PASS else OTHER


def _sayings(view: View, pool: Turned) -> Iterator[tuple[int, Sequence[int]]]:
    """What each of the others said, and in each world what the rule of thumb would have."""
    turn = turn_of(view)
    if turn is None:
        return
    courses = Courses(turn)
    for number, (seat, action) in enumerate(view.auction):
        if seat != view.seat and number < view.rules.seats:
            yield _code(action), pool.order_codes(seat, turn.upcard, turn.suit)
        elif seat != view.seat:
            yield _code(action), pool.call_codes(seat, courses.suits(seat), courses.stuck(seat))
    yield from _later(view, turn, pool)


def _later(view: View, turn: Turn, pool: Turned) -> Iterator[tuple[int, Sequence[int]]]:
    """What the dealer did with the turned card, and whether the maker goes alone."""
    contract, dealer = view.contract, view.dealer
    if contract is None or contract.trump is None:
        return
    for seat, action in view.calls:
        if seat == dealer != view.seat and dealer != contract.seat and isinstance(action, Pickup | Decline):
            yield int(isinstance(action, Pickup)), pool.takes_up(turn.upcard, contract.trump)
        if seat == contract.seat != view.seat and isinstance(action, Alone | With):
            part = Part(pool, range(pool.count), contract)
            own = seat == dealer and view.upcard_taken
            now = Courses(turn).took(part) if own else part
            yield int(isinstance(action, Alone)), now.dealt.goes_alone(seat, contract.trump)


def _code(action: Action) -> int:
    """A call as the rules of thumb number it."""
    if isinstance(action, Order):
        return ALONE if action.alone else WITH
    return 1 + action.trump + SUITS_ALONE * action.alone if isinstance(action, Name) else PASS


def seat_after(view: View) -> list[Seat]:
    """Who is still to speak in this round."""
    count = (view.dealer - view.seat) % view.rules.seats
    return [(view.seat + 1 + i) % view.rules.seats for i in range(count)]

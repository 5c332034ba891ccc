"""Where cards lie in the middle of a hand, and what one seat knows of each pile."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.actions import Give, Keep
from ..engine.cards import NO_CARDS, CardSet
from ..engine.ruleset import Phase, Ruleset, Seat
from ..engine.state import Kind
from ..engine.views import View


def laid_pile(rules: Ruleset, seat: Seat) -> int:
    """The number of the pile face down before the seat: the piles are hands, what is laid, the stock."""
    return rules.chairs + seat


def known_cards(view: View) -> list[CardSet]:
    """For each pile the cards that the seat knows to be there."""
    rules = view.rules
    hands, laid = [NO_CARDS] * rules.chairs, [NO_CARDS] * rules.seats
    for chair in range(rules.chairs):
        seen = view.exposed[chair] | view.passed_to(chair)
        if chair in view.sitting_out or chair == helper(view):
            laid[chair] = seen
        else:
            hands[chair] = seen
    hands[view.seat], laid[view.seat] = view.hand, view.laid
    if view.pool:
        hands[dummy_of(rules, view.seat)] = view.pool - view.hand
    return [*hands, *laid, NO_CARDS]


def pile_sizes(view: View) -> list[int]:
    """For each pile how many cards lie there; a dealer's hidden seventh counts as in his hand."""
    hands, laid = list(view.cards_left), laid_counts(view)
    thrower = hidden_thrower(view)
    if thrower is not None:
        hands[thrower], laid[thrower] = hands[thrower] + 1, 0
    beside = len(view.played) + (view.upcard is not None and not view.upcard_taken)
    return [*hands, *laid, len(view.rules.cards) - sum(hands) - sum(laid) - beside]


def hidden_thrower(view: View) -> Seat | None:
    """The dealer whose seventh card was laid away before the bidding, where that is somebody else."""
    early = Phase.DEALER_DISCARD in view.rules.stages[:1]
    before_play = view.phase in (Phase.CLAIM, Phase.BID, Phase.NAME)
    return view.dealer if early and before_play and view.seat != view.dealer else None


def helper(view: View) -> Seat | None:
    """The partner of a seat that asked for help, who lays his cards down."""
    contract = view.contract
    asked = contract is not None and contract.kind is Kind.ASK
    return view.rules.partner(contract.seat) if contract is not None and asked else None


def dummy_of(rules: Ruleset, seat: Seat) -> int:
    """The chair of the cards that this seat may take up."""
    return rules.seats + (seat if len(rules.dummies) > 1 else 0)


def has_merged(view: View, seat: Seat) -> bool:
    """Whether the seat has taken its dummy up."""
    return any(actor == seat and isinstance(action, Keep) for actor, action in view.calls)


def laid_counts(view: View) -> list[int]:
    """How many cards lie face down before each seat: all it got, less what it gave, played and holds."""
    rules = view.rules
    got = [rules.hand_size] * rules.seats
    spare = len(rules.cards) - rules.hand_size * rules.chairs
    got[view.dealer] += view.upcard_taken if rules.turns_up else spare
    for seat in range(rules.seats):
        if has_merged(view, seat):
            got[seat] += rules.dummies[dummy_of(rules, seat) - rules.seats]
        got[seat] -= view.cards_left[seat] + sum(s == seat for trick in view.tricks for s, _ in trick)
    for seat, number in exchanged(view):
        got[seat] += number
    return got


def exchanged(view: View) -> Sequence[tuple[Seat, int]]:
    """How many cards more, or fewer, each of the two has through six with help."""
    if view.contract is None or view.contract.kind is not Kind.ASK:
        return ()
    asker, number = view.contract.seat, view.rules.ask_cards
    to_asker = sum(number if isinstance(action, Give) else -number for _, action in view.exchange)
    return (asker, to_asker), (view.rules.partner(asker), -to_asker)

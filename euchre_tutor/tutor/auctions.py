"""What the auction so far says: who holds the bid, who is still to call, and what would have been enough."""

from __future__ import annotations

from ..engine.actions import Action, Bid
from ..engine.ruleset import Phase, Seat
from ..engine.views import View
from ..solver.situations import call_rungs


def last_to_call(view: View) -> bool:
    """Whether nobody can call after this seat."""
    rules = view.rules
    return (
        isinstance(rules.bidding_rounds, int) and len(view.auction) + 1 == rules.seats * rules.bidding_rounds
    )


def high_bid(view: View) -> tuple[Seat, int] | None:
    """Who has made the high bid, and its rung."""
    calls = [call for call in call_rungs(view) if call[1]]
    return calls[-1] if calls else None


def enough(view: View, action: Action) -> Action | None:
    """A lower bid in the same suit that would have been enough, since nobody calls afterwards."""
    if view.phase is not Phase.BID or not isinstance(action, Bid) or not last_to_call(view):
        return None
    lower = [
        a for a in view.legal if isinstance(a, Bid) and a.trump == action.trump and a.tricks < action.tricks
    ]
    return lower[0] if lower else None

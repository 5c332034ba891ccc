"""The sense of games with an auction: claims, the ghost hand, bids, naming trump, and six with help."""

from __future__ import annotations

from ..engine.actions import Action, Ask, Bid, Call, Claim, Discard, Give, Moon, Name, Pass, Swap
from ..engine.cards import CardSet, Suit
from ..engine.views import View
from ..solver.bidding import Plan, ask_rung, best_suit, moon_rung, plan, rung
from ..solver.layout import Layout, layout
from ..solver.measures import measures
from ..solver.playing import gift, throw
from ..solver.situations import offered, turn_of


def claim(view: View) -> Action:
    """A new deal is better than a hand that is not worth a bid."""
    worthless = plan(view.rules, view.hand).limit == 0
    return Claim() if worthless and Claim() in view.legal else Pass()


def bid(view: View) -> Action:
    """What the hand is worth, after a claim or a swap where it is worth too little."""
    if isinstance(claim(view), Claim):
        return Claim()
    if Swap() in view.legal and best_suit(view.rules, view.hand)[1] < measures(view.rules).unknown:
        return Swap()
    mine = plan(view.rules, view.hand)
    wanted = rung(view.rules, mine, turn_of(view))
    return _call(view, mine, wanted) if wanted else Pass()


def _call(view: View, mine: Plan, wanted: int) -> Call:
    trump: Suit | None = mine.trump if view.rules.name_trump == "with_bid" else None
    if wanted >= ask_rung(view.rules):
        return Moon(trump) if wanted == moon_rung(view.rules) else Ask(trump)
    return Bid(wanted, trump)


def name(view: View) -> Action:
    """The suit that the hand is worth most in."""
    return Name(plan(view.rules, view.hand).trump)


def discard(view: View) -> Action:
    """A card too many goes: the cheapest one, seen from the hand's best suit or from trump."""
    trump = view.contract.trump if view.contract else None
    lay = layout(view.rules, plan(view.rules, view.hand).trump if trump is None else trump)
    return Discard(_cards(lay, throw(lay.hand(view.hand), 1)))


def exchange(view: View) -> Action:
    """The asker throws the cheapest cards, the partner gives the best."""
    assert view.contract is not None and view.contract.trump is not None
    lay = layout(view.rules, view.contract.trump)
    if view.seat == view.contract.seat:
        return Discard(_cards(lay, throw(lay.hand(view.hand), view.rules.ask_cards)))
    pool = view.hand + (offered(view) if view.rules.ask_partner_may_return else CardSet())
    return Give(_cards(lay, gift(lay, lay.hand(pool), view.rules.ask_cards)))


def _cards(lay: Layout, bits: int) -> CardSet:
    return CardSet.of(card for bit, card in lay.cards.items() if bits & bit)

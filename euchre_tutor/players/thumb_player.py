"""A player who goes by rules of thumb: the same for calls and cards by which the solver plays deals out."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from ..engine.actions import Action, Ask, Bid, Call, CallRenege, Claim, Discard, Give, Moon, Name, Pass, Play
from ..engine.cards import CardSet, Suit
from ..engine.ruleset import Phase
from ..engine.views import View
from ..solver.bidding import ASK, MOON, Plan, plan, rung
from ..solver.layout import Layout, layout
from ..solver.playing import gift, throw
from ..solver.situations import card_of_thumb, offered, provable, turn_of
from .player import on_turn


class ThumbPlayer:
    """Bids what its own hand is worth, plays by rule of thumb, and leaves nothing to chance."""

    def __init__(self, rng: random.Random | None = None) -> None:
        del rng  # nothing is left to chance; players are all made alike

    def choose(self, view: View) -> Action:
        """What the rule of thumb says in the view's phase."""
        return _RULES[on_turn(view).phase](view)


def _discard_before_bidding(view: View) -> Action:
    """The seventh card goes: the cheapest one, seen from the hand's best suit or from trump."""
    trump = view.contract.trump if view.contract else None
    lay = layout(view.rules, plan(view.rules, view.hand).trump if trump is None else trump)
    return Discard(_cards(lay, throw(lay.hand(view.hand), 1)))


def _claim(view: View) -> Action:
    """A new deal is better than a hand that is not worth a bid."""
    worthless = plan(view.rules, view.hand).limit == 0
    return Claim() if worthless and Claim() in view.legal else Pass()


def _bid(view: View) -> Action:
    mine = plan(view.rules, view.hand)
    if isinstance(_claim(view), Claim):
        return Claim()
    wanted = rung(view.rules, mine, turn_of(view))
    return _call(view, mine, wanted) if wanted else Pass()


def _call(view: View, mine: Plan, wanted: int) -> Call:
    trump: Suit | None = mine.trump if view.rules.name_trump == "with_bid" else None
    if wanted >= ASK:
        return Moon(trump) if wanted == MOON else Ask(trump)
    return Bid(wanted, trump)


def _name(view: View) -> Action:
    return Name(plan(view.rules, view.hand).trump)


def _exchange(view: View) -> Action:
    """The asker throws the cheapest cards, the partner gives the best."""
    assert view.contract is not None and view.contract.trump is not None
    lay = layout(view.rules, view.contract.trump)
    if view.seat == view.contract.seat:
        return Discard(_cards(lay, throw(lay.hand(view.hand), view.rules.ask_cards)))
    pool = view.hand + (offered(view) if view.rules.ask_partner_may_return else CardSet())
    return Give(_cards(lay, gift(lay, lay.hand(pool), view.rules.ask_cards)))


def _cards(lay: Layout, bits: int) -> CardSet:
    return CardSet.of(card for bit, card in lay.cards.items() if bits & bit)


def _play(view: View) -> Action:
    return Play(card_of_thumb(view))


def _say_renege(view: View) -> Action:
    """Call what the cards on the table prove, and nothing else."""
    calls = [a for a in view.legal if isinstance(a, CallRenege) and provable(view, a)]
    return calls[0] if calls else Pass()


_RULES: Mapping[Phase, Callable[[View], Action]] = {
    Phase.DEALER_DISCARD: _discard_before_bidding,
    Phase.CLAIM: _claim,
    Phase.BID: _bid,
    Phase.NAME: _name,
    Phase.EXCHANGE: _exchange,
    Phase.PLAY: _play,
    Phase.CLAIMS: _say_renege,
}

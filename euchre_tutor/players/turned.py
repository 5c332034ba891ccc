"""The sense of turn-up games: the turned card, the second round, the dummy, and going alone."""

from __future__ import annotations

from ..engine.actions import Action, Alone, Decline, Discard, Keep, Name, Order, Pass, Pickup, With
from ..engine.cards import Suit
from ..engine.phases.turned import turned_suit
from ..engine.views import View
from ..solver import turning
from ..solver.situations import known_aside


def benny(view: View) -> Action:
    """The dealer has seen no card of his own, so that any suit is as good as another."""
    return view.legal[0]


# ---- the two rounds


def order(view: View) -> Action:
    """The turned suit, where that pays more than to wait."""
    suit = turned_suit(view)
    assert suit is not None and view.upcard is not None
    said = turning.order_code(view.rules, view.dealer, view.seat, view.hand, view.upcard, suit)
    return Pass() if said == turning.PASS else Order(alone=said == turning.ALONE)


def call(view: View) -> Action:
    """The suit that pays most, where it pays at all; a stuck dealer's best."""
    suits = dict.fromkeys(action.trump for action in view.legal if isinstance(action, Name))
    said = turning.call_code(view.rules, view.hand, list(suits), Pass() not in view.legal)
    if said == turning.PASS:
        return Pass()
    alone, suit = divmod(said - 1, turning.SUITS_ALONE)
    return Name(Suit(suit), alone=bool(alone))


# ---- cards taken, laid away and kept


def dealer_card(view: View) -> Action:
    """Take the turned card unless it would be laid away again; then lay the worst away."""
    assert view.contract is not None and view.contract.trump is not None and view.upcard is not None
    if Pickup() not in view.legal:
        return lay_away(view)
    takes = turning.takes_up(view.rules, view.hand, view.upcard, view.contract.trump)
    return Pickup() if takes else Decline()


def lay_away(view: View) -> Action:
    """The card without which the hand plays best."""
    assert view.contract is not None and view.contract.trump is not None
    spare = {view.hand - action.cards: action for action in view.legal if isinstance(action, Discard)}
    return spare[turning.best_kept(view.rules, spare, view.contract.trump)]


def merge(view: View) -> Action:
    """The best hand of one's own cards and the dummy's."""
    assert view.contract is not None and view.contract.trump is not None
    hands = [action.cards for action in view.legal if isinstance(action, Keep)]
    return Keep(turning.best_kept(view.rules, hands, view.contract.trump))


# ---- alone


def maker_alone(view: View) -> Action:
    """Alone where that pays more."""
    assert view.contract is not None and view.contract.trump is not None
    return Alone() if turning.goes_alone(view.rules, view.hand, view.contract.trump) else With()


def defender_alone(view: View) -> Action:
    """Alone with as many sure tricks as it takes, and where it brings more."""
    assert view.contract is not None
    alone = turning.defends_alone(view.rules, view.hand, known_aside(view), view.contract)
    return Alone() if alone else With()

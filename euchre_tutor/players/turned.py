"""The sense of turn-up games: the turned card, the second round, the dummy, and going alone."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from ..engine.actions import Action, Alone, Decline, Discard, Keep, Name, Order, Pass, Pickup, With
from ..engine.cards import CardSet, Suit
from ..engine.phases.turned import turned_suit
from ..engine.rankings import ranking
from ..engine.ruleset import Phase
from ..engine.views import View
from ..solver.measures import measures
from ..solver.scales import role
from ..solver.situations import known_aside
from ..solver.turning import best_kept, making, sure_tricks

Values = dict[Action, int]  # points, in hundredths


def benny(view: View) -> Action:
    """The dealer has seen no card of his own, so that any suit is as good as another."""
    return view.legal[0]


# ---- the two rounds


def order(view: View) -> Action:
    """The turned suit, where that pays more than to wait."""
    suit = turned_suit(view)
    assert suit is not None
    hand = _with_turned(view, suit)
    orders = [action for action in view.legal if isinstance(action, Order)]
    values: Values = {action: _pays(view, hand, suit, action.alone, turned=True) for action in orders}
    return _best(values, measures(view.rules).wait[0])


def call(view: View) -> Action:
    """The suit that pays most, where it pays at all; a stuck dealer's best."""
    names = [action for action in view.legal if isinstance(action, Name)]
    values: Values = {action: _pays(view, view.hand, action.trump, action.alone) for action in names}
    return _best(values, measures(view.rules).wait[1] if Pass() in view.legal else None)


def _pays(view: View, hand: CardSet, suit: Suit, alone: bool, turned: bool = False) -> int:
    """What the call is worth; where alone is said later, the better of the two."""
    ways = (False, True) if Phase.MAKER_ALONE in view.rules.stages else (alone,)
    helps = [_help(view, suit, way) if turned else 0 for way in ways]
    worths = zip(ways, helps, strict=True)
    return max(making(view.rules, hand, suit, alone=way, help=help) for way, help in worths)


def _best(values: Values, wait: int | None) -> Action:
    """The call worth most, or a pass where waiting is worth more."""
    action = max(values, key=lambda one: values[one])
    return Pass() if wait is not None and values[action] <= wait else action


def _with_turned(view: View, suit: Suit) -> CardSet:
    """The hand that one would play: a dealer's has the turned card in place of the worst."""
    if view.seat != view.dealer or view.upcard is None:
        return view.hand
    whole = view.hand.with_card(view.upcard)
    return best_kept(view.rules, _smaller(whole, 1), suit)


def _smaller(hand: CardSet, number: int) -> Iterable[CardSet]:
    """The hand without so many of its cards, in every way."""
    return map(CardSet.of, combinations(hand, len(hand) - number))


def _help(view: View, suit: Suit, alone: bool) -> int:
    """What the turned card is worth to the maker in the hand of another: a partner's or an opponent's."""
    rules, dealer = view.rules, view.dealer
    if view.seat == dealer or view.upcard is None:
        return 0
    known = measures(rules)
    weight = known.helped.cards[role(ranking(rules, suit), view.upcard)]
    if dealer not in rules.side(view.seat):
        return -_shared(known.against, weight)
    return 0 if alone else _shared(known.upcard, weight)


def _shared(rule: tuple[int, int], weight: int) -> int:
    """So much, and so many percent of the weight."""
    return rule[0] + rule[1] * weight // 100


# ---- cards taken, laid away and kept


def dealer_card(view: View) -> Action:
    """Take the turned card unless it would be laid away again; then lay the worst away."""
    assert view.contract is not None and view.contract.trump is not None and view.upcard is not None
    if Pickup() not in view.legal:
        return lay_away(view)
    whole = view.hand.with_card(view.upcard)
    best = best_kept(view.rules, _smaller(whole, 1), view.contract.trump)
    return Decline() if best == view.hand else Pickup()


def lay_away(view: View) -> Action:
    """The card without which the hand plays best."""
    assert view.contract is not None and view.contract.trump is not None
    spare = {view.hand - action.cards: action for action in view.legal if isinstance(action, Discard)}
    return spare[best_kept(view.rules, spare, view.contract.trump)]


def merge(view: View) -> Action:
    """The best hand of one's own cards and the dummy's."""
    assert view.contract is not None and view.contract.trump is not None
    hands = [action.cards for action in view.legal if isinstance(action, Keep)]
    return Keep(best_kept(view.rules, hands, view.contract.trump))


# ---- alone


def maker_alone(view: View) -> Action:
    """Alone where that pays more."""
    assert view.contract is not None and view.contract.trump is not None
    trump = view.contract.trump
    lonely, helped = (making(view.rules, view.hand, trump, alone=alone) for alone in (True, False))
    return Alone() if lonely > helped else With()


def defender_alone(view: View) -> Action:
    """Alone with as many sure tricks as it takes, and where it brings more."""
    assert view.contract is not None and view.contract.trump is not None
    rules, contract = view.rules, view.contract
    sure = sure_tricks(rules, view.hand, known_aside(view), view.contract.trump)
    enough = rules.hand_size if rules.sweep_alone else rules.hand_size - contract.tricks + 1
    usual = rules.lone_euchre_points if contract.alone else rules.euchre
    return Alone() if sure >= enough and rules.lone_defender_points > usual else With()

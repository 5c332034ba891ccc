"""What a choice is called where it is weighed against another: a card by its name, a call as one says it."""

from __future__ import annotations

from ..engine.actions import Action, Discard, Give, Keep, Play
from ..engine.cards import Card
from ..engine.rankings import Ranking
from ..engine.views import View
from ..speech import say
from .names import card_name, cards_name
from .spoken import spoken


def called(card: Card, order: Ranking) -> str:
    """The card as one speaks of it under this trump: the bowers by their own names."""
    if order.is_right(card):
        return say("right bower")
    return say("left bower") if order.is_left(card) else card_name(card)


def choice_name(view: View, action: Action) -> str:
    """The action as it stands in a sentence on its worth."""
    if isinstance(action, Play):
        return say("the {card}", card=called(action.card, view.order))
    if not isinstance(action, Discard | Give | Keep):
        return spoken(action, view)
    if len(action.cards) == 1:
        return say("the {card}", card=called(action.cards.cards[0], view.order))
    return cards_name(view.order.sort(action.cards))

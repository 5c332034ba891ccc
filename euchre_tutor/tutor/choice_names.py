"""What a choice is called where it is weighed against another: a card by its name, a call as one says it."""

from __future__ import annotations

from ..engine.actions import Action, Discard, Give, Keep, Play
from ..engine.views import View
from ..speech import say
from .names import card_name, cards_name
from .spoken import spoken


def choice_name(view: View, action: Action) -> str:
    """The action as it stands in a sentence on its worth."""
    if isinstance(action, Play):
        return say("the {card}", card=card_name(action.card))
    if not isinstance(action, Discard | Give | Keep):
        return spoken(action, view)
    names = cards_name(view.order.sort(action.cards))
    return say("the {card}", card=names) if len(action.cards) == 1 else names

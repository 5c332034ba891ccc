"""What an idea is: a title, when it is true of a position and an action, and the sentence that says so."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from ...engine.actions import Action, Bid, Give, Name, Play
from ...engine.cards import Card, CardSet, Suit
from ...speech import say
from ..amounts import percent
from ..choice_names import called
from ..names import action_name, capital, cards_name, seat_name, suit_card, suit_name, suit_none
from .spot import Spot

Stance = Literal["for", "against"]
Facts = Mapping[str, object]  # what the sentence names: cards, suits, seats and counts, in no language
Words = str | Callable[..., str]  # a marked sentence, or what counts its ``n``


@dataclass(frozen=True, slots=True)
class Idea:
    """One thing worth knowing about a choice.

    ``when`` gives the facts where the idea holds of the position and the action, else None. What it
    claims is certain: it follows from the rules, the cards on the table and the seat's own cards.
    """

    id: str
    title: str
    stance: Stance  # whether it speaks for the action or against it
    weight: int  # the stronger the claim, the higher
    when: Callable[[Spot], Facts | None]
    words: Words
    about: tuple[str, ...] = ()  # of ideas about the same thing one is said, the strongest
    instead: str = ""  # the fact that names what could have been done instead, where one does


@dataclass(frozen=True, slots=True)
class Found:
    """An idea that is true of a position and an action, with its facts."""

    idea: Idea
    spot: Spot
    facts: Facts

    @property
    def instead(self) -> Action | None:
        """What the sentence holds up as better, if anything."""
        value = self.facts.get(self.idea.instead)
        match value:
            case Card() if isinstance(self.spot.action, Give):
                return Give(CardSet((value,)))
            case Card():
                return Play(value)
            case Suit() if isinstance(self.spot.action, Name):
                return replace(self.spot.action, trump=value)
            case Bid():
                return value
            case _:
                return None

    @property
    def sentence(self) -> str:
        """What it says, in the language in force."""
        values = {key: _word(self.spot, key, value) for key, value in self.facts.items()}
        words = self.idea.words
        return capital(say(words, **values) if isinstance(words, str) else words(**values))


def _word(spot: Spot, key: str, value: object) -> object:
    """A fact as it stands in a sentence: ``seat`` keys are seats, ``none`` and ``one`` name a suit's card."""
    match value:
        case Card():
            return called(value, spot.order)
        case CardSet():
            return cards_name(spot.order.sort(value))
        case Suit():
            return {"none": suit_none, "one": suit_card}.get(key, suit_name)(value)
        case int() if key.startswith("seat"):
            return seat_name(value, spot.view.seat, spot.view.rules.seats)
        case float():
            return percent(value)
        case Bid():
            return action_name(value)
        case _:
            return value

"""The mistaken beliefs that the questions catch, each with a name and the sentence that puts it right."""

from __future__ import annotations

from dataclasses import dataclass

from ..speech import say
from .course import beliefs_bids, beliefs_cards, beliefs_play


@dataclass(frozen=True, slots=True)
class Misconception:
    """A mistaken belief: its id, what it says, and what is so instead."""

    id: str
    belief: str
    truth: str


BELIEFS = beliefs_cards.BELIEFS | beliefs_bids.BELIEFS | beliefs_play.BELIEFS
MISCONCEPTIONS = {key: Misconception(key, *words) for key, words in BELIEFS.items()}


def belief(key: str) -> str:
    """The mistaken belief, as a sentence in the language in force."""
    return say(MISCONCEPTIONS[key].belief)


def truth(key: str) -> str:
    """What is so instead, as a sentence in the language in force."""
    return say(MISCONCEPTIONS[key].truth)

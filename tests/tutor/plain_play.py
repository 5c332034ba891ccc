"""What is right in the questions about the play, by the plain rules of a trick and without the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from euchre_tutor.tutor.items import Item
from euchre_tutor.tutor.questions import playing_count, playing_lead
from tests.tutor import plain_rules as plain

Given = dict[str, Any]


def still_out(with_: Given) -> list[str]:
    """The cards that are neither in the hand nor played."""
    seen = {*with_["hand"].split(), *with_["gone"].split()}
    return [rank + letter for rank in plain.ORDER for letter in "CDHS" if rank + letter not in seen]


def trumps_out(with_: Given) -> set[str]:
    """How many trumps the others hold."""
    return {str(sum(plain.suit(card, with_["trump"]) == with_["trump"] for card in still_out(with_)))}


def sure(with_: Given) -> set[str]:
    """The cards of the hand that no card still out takes the trick from."""
    out, trump = still_out(with_), with_["trump"]
    return {card for card in with_["hand"].split() if not any(plain.winner([card, o], trump) for o in out)}


def keeps_left(with_: Given) -> set[str]:
    """Whether the left bower may stay in the hand when the right bower is led."""
    trump = with_["trump"]
    legal = plain.legal(with_["hand"].split(), "J" + trump, trump)
    return {"yes" if legal - {"J" + plain.SISTER[trump]} else "no"}


def top_card(with_: Given) -> set[str]:
    """The highest card of the hand: the lead that holds, as test_playing.py tries out card by card."""
    cards: list[str] = with_["hand"].split()
    return {max(cards, key=lambda card: plain.height(card, with_["trump"]))}


RIGHT: dict[Callable[..., Item], Callable[[Given], set[str] | list[str]]] = {
    playing_count.trumps_out: trumps_out,
    playing_count.sure_cards: sure,
    playing_lead.left_guard: keeps_left,
    playing_lead.certain_lead: top_card,
}

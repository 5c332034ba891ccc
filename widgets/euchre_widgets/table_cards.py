"""Cards at the table that the learner may play or choose: laid away, given, or kept beside the dummy's."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import TypedDict

from euchre_tutor.engine import (
    Action,
    Card,
    CardSet,
    Decline,
    Discard,
    Give,
    Keep,
    Phase,
    Play,
    Reason,
    Suit,
    View,
)
from euchre_tutor.speech import say, say_count
from euchre_tutor.tutor.names import REFUSED

from .wire import PLAIN, CardJson, Copies, Look, WhyNotJson, card_id, card_json, suit_letter

WhyNot = Callable[[Action], str]
Choosing = Discard | Give | Keep
Held = tuple[tuple[str, Card], ...]  # cards with the ids that the page knows them by


class RowJson(TypedDict):
    """Cards beside the own hand that may be chosen too: the dummy's, or those a partner passed over."""

    label: str
    cards: list[CardJson]


@dataclass(frozen=True, slots=True)
class Mind:
    """What the learner has set on the page for the decision due, and not said yet."""

    ids: tuple[str, ...] = ()  # the cards chosen
    suit: Suit = Suit.HEARTS  # to bid in
    alone: bool = False  # to call alone
    looked: bool = False  # a dummy that may be left was taken up

    def cards(self, view: View) -> CardSet:
        """The cards chosen."""
        known = dict(part for row in held(view, self.looked) for part in row)
        return CardSet.of(known[one] for one in self.ids if one in known)


def choosable(view: View, looked: bool) -> list[Choosing]:
    """The ways to choose cards that are open now; none while a dummy lies unseen and may stay so."""
    if not view.on_turn or view.phase is Phase.PLAY or (may_leave(view) and not looked):
        return []
    return [action for action in view.legal if isinstance(action, Choosing)]


def may_leave(view: View) -> bool:
    """Whether a dummy may be left unseen."""
    return view.phase is Phase.MERGE and Decline() in view.legal


def wanted(ways: Iterable[Choosing]) -> int:
    """How many cards are to be chosen; 0 when none are."""
    return next((len(way.cards) for way in ways), 0)


def action_of(ways: Iterable[Choosing], cards: CardSet) -> Action:
    """Laying these cards away, giving them or keeping them: whichever is due."""
    return type(next(iter(ways)))(cards)


def held(view: View, looked: bool) -> tuple[Held, Held]:
    """The own cards, and those beside them that may be chosen too, each with its id, in their order."""
    copies, order = Copies(), view.order
    rows = (view.hand, _beside(view, choosable(view, looked)))
    own, beside = (tuple((card_id(c, copies.of(c)), c) for c in order.sort(row)) for row in rows)
    return own, beside


def _beside(view: View, ways: list[Choosing]) -> CardSet:
    if ways and isinstance(ways[0], Keep):
        return view.pool - view.hand
    offered = CardSet.of(card for way in ways if isinstance(way, Give) for card in way.cards.distinct())
    return view.laid & CardSet.of(offered.distinct())


def rows_json(view: View, mind: Mind, why_not: WhyNot) -> tuple[list[CardJson], RowJson | None]:
    """The own hand as drawn, and the row beside it, if there is one."""
    look, copies = _looks(view, mind, why_not), Copies()
    hand, beside = (
        [card_json(card, view.order, look(one, card), copies.of(card)) for one, card in row]
        for row in held(view, mind.looked)
    )
    return hand, RowJson(label=_beside_label(view), cards=beside) if beside else None


def _beside_label(view: View) -> str:
    return say("The dummy") if view.phase is Phase.MERGE else say("Your partner's cards")


def _looks(view: View, mind: Mind, why_not: WhyNot) -> Callable[[str, Card], Look]:
    """How each card stands: chosen, or why it may not be played or chosen now."""
    led = view.order.suit_of(view.trick[0][1]) if view.trick else None
    ways = choosable(view, mind.looked)
    able = {card for way in ways for card in way.cards.distinct()}

    def look(one: str, card: Card) -> Look:
        if one in mind.ids:
            return Look(marks=("selected",))
        if ways:
            return PLAIN if card in able else _barred(None, _why_not_chosen(ways, card, why_not))
        why = why_not(Play(card)) if view.on_turn and view.phase is Phase.PLAY else ""
        return _barred(led, why) if why else PLAIN

    return look


def _barred(led: Suit | None, why: str) -> Look:
    return Look(why=WhyNotJson(suit=suit_letter(led), text=why))


def _why_not_chosen(ways: list[Choosing], card: Card, why_not: WhyNot) -> str:
    if wanted(ways) == 1:
        return why_not(action_of(ways, CardSet((card,))))
    return say(REFUSED[Reason.MUST_GIVE_BEST])


def tapped(view: View, mind: Mind, one: str) -> Mind | str:
    """One more card chosen or one less; of one card to choose the last one tapped.

    A sentence instead, when as many are chosen as may be.
    """
    number = wanted(choosable(view, mind.looked))
    if one in mind.ids:
        return replace(mind, ids=tuple(other for other in mind.ids if other != one))
    if number > 1 and len(mind.ids) >= number:
        return say_count(
            "You have chosen {n} card: put it back first.",
            "You have chosen {n} cards: put one back first.",
            number,
        )
    return replace(mind, ids=(*mind.ids, one) if number > 1 else (one,))

"""The chairs of a deal as the browser draws them: how cards go out, and what lies at each so far."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TypedDict

from euchre_tutor.engine import (
    Card,
    CardSet,
    Ranking,
    Ruleset,
    Seat,
    State,
    Suit,
    View,
    dealing_order,
    ranking,
    view,
)
from euchre_tutor.speech import mark, say, say_count
from euchre_tutor.tutor.names import by_seat, chair_name

from .table_board import place_of
from .table_chips import ChipJson
from .table_turned import TurnedJson, turned
from .wire import CardJson, Look, cards_json

TURNED = -1  # where the card goes that is turned up


class PlaceJson(TypedDict):
    """A chair: its cards where they lie open, else only how many there are. At an empty one nobody sits."""

    place: str
    seat: int
    name: str
    own: bool
    empty: bool
    chips: list[ChipJson]
    count: int
    count_label: str
    cards: list[CardJson] | None
    note: str
    turn_label: str


@dataclass(frozen=True)
class Dealt:
    """A deal with ``out`` cards on the table, seen from a seat, sorted by a trump if there is one."""

    state: State
    seat: Seat
    out: int
    trump: Suit | None

    @cached_property
    def way(self) -> tuple[int, ...]:
        """Where each card goes that does not stay in the pack: a chair, or TURNED."""
        return ways_out(self.state.rules, self.state.dealer)

    @property
    def is_whole(self) -> bool:
        """Whether no more cards are dealt."""
        return self.out >= len(self.way)

    @property
    def order(self) -> Ranking:
        """Cards are as printed until all are dealt and trump is chosen."""
        return ranking(self.state.rules, self.trump if self.is_whole else None)

    def cards(self, chair: int) -> list[Card]:
        """The cards that lie at the chair so far, in the order dealt."""
        there = zip(self.way[: self.out], self.state.dealt, strict=False)
        return [card for place, card in there if place == chair]

    def places(self, open: frozenset[Seat]) -> list[PlaceJson]:
        """Every chair in drawing order; the cards of those in ``open`` are shown."""
        seen = view(self.state, self.seat)
        found = [self._place(chair, chair in open, seen) for chair in range(self.state.rules.chairs)]
        return sorted(found, key=lambda place: "nwes".index(place["place"]))

    def turned(self) -> TurnedJson | None:
        """The card turned up, once it is."""
        if TURNED not in self.way[: self.out]:
            return None
        return turned(self.state, self.seat)

    def _place(self, chair: int, is_open: bool, seen: View) -> PlaceJson:
        rules, cards = self.state.rules, self.cards(chair)
        dealer = [ChipJson(text=say("Dealer"), lit=False)] if chair == self.state.dealer else []
        return PlaceJson(
            place=place_of(chair, seen),
            seat=chair,
            name=chair_name(chair, rules, self.seat),
            own=chair == self.seat,
            empty=chair >= rules.seats,
            chips=dealer,
            count=len(cards),
            count_label=say_count("{n} card, face down", "{n} cards, face down", len(cards)),
            cards=self._shown(cards) if is_open else None,
            note=self._note(cards) if is_open else "",
            turn_label=turn_label(chair, rules, self.seat, is_open),
        )

    def _shown(self, cards: list[Card]) -> list[CardJson]:
        """As they come while dealing; then as one holds them, sorted by the suits they belong to."""
        order = self.order
        held = order.sort(CardSet.of(cards)) if self.is_whole else cards
        return cards_json(
            held, order, lambda card: Look(marks=("lit",)) if _is_bower(card, order) else Look()
        )

    def _note(self, cards: list[Card]) -> str:
        if self.trump is None or not self.is_whole:
            return ""
        return say_count("{n} trump", "{n} trumps", sum(map(self.order.is_trump, cards)))


def ways_out(rules: Ruleset, dealer: Seat) -> tuple[int, ...]:
    """The chair that each card goes to, TURNED for the one turned up; the rest stays in the pack."""
    order = dealing_order(rules, dealer)
    later = [
        chair
        for chair, size in enumerate(rules.dummies, rules.seats)
        for _ in range(size - order.count(chair))
    ]
    return (*order, *([TURNED] if rules.turns_up else []), *later)


def turn_label(chair: int, rules: Ruleset, viewer: Seat, is_open: bool) -> str:
    """What the button says that shows a hand or hides it."""
    name = chair_name(chair, rules, viewer)
    if chair >= rules.seats:
        return say("Hide: {hand}", hand=name) if is_open else say("Show: {hand}", hand=name)
    return say("Hide the hand of {seat}", seat=name) if is_open else say("Show the hand of {seat}", seat=name)


def turned_over(chair: int, rules: Ruleset, viewer: Seat, is_open: bool) -> str:
    """What is said when a hand was shown or hidden."""
    if chair >= rules.seats:
        text = mark("{hand}: face up.") if is_open else mark("{hand}: face down.")
        return say(text, hand=chair_name(chair, rules, viewer))
    shown = mark("Your hand lies open."), mark("The hand of {seat} lies open.")
    hidden = mark("Your hand is hidden."), mark("The hand of {seat} is hidden.")
    return by_seat(chair, viewer, *(shown if is_open else hidden), seats=rules.seats)


def dealing_told(rules: Ruleset) -> Iterator[str]:
    """How the cards go out at this table."""
    each = rules.hand_size
    if rules.turns_up:
        yield say(
            "Each gets {n} cards in packets of three and two, from the [[dealer|dealer]]'s left.", n=each
        )
        whole = rules.dummies[:1] == (each,)
        yield from _for_nobody(rules) if whole else ()
        yield say("Then a card is [[upcard|turned up]].")
        yield from () if whole else _for_nobody(rules)
        return
    if rules.joker:
        yield say(
            "Each gets {n} cards, one at a time from the [[dealer|dealer]]'s left; "
            "the last one is the dealer's.",
            n=each,
        )
    else:
        yield say("Each gets {n} cards, one at a time from the [[dealer|dealer]]'s left.", n=each)
    yield from _for_nobody(rules)


def _for_nobody(rules: Ruleset) -> Iterator[str]:
    """The hands that nobody sits at."""
    if not rules.dummies:
        return
    if not rules.turns_up:
        yield say("One hand more is dealt for nobody: the [[ghost_hand|ghost hand]].")
    elif rules.dummies[0] == rules.hand_size:
        yield say("One hand more is dealt for nobody: the [[dummy|dummy]].")
    elif len(rules.dummies) == 1:
        yield say_count(
            "{n} card more is the [[dummy|dummy]], for the maker.",
            "{n} cards more are the [[dummy|dummy]], for the maker.",
            rules.dummies[0],
        )
    else:
        yield say_count(
            "{n} card more for each player is that player's [[dummy|dummy]].",
            "{n} cards more for each player are that player's [[dummy|dummy]].",
            rules.dummies[0],
        )


def _is_bower(card: Card, order: Ranking) -> bool:
    return order.is_right(card) or order.is_left(card)

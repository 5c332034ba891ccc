"""DealTable: four seats and a deal that its seed brings back; one hand open, the rest on request."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any, TypedDict

from euchre_tutor.engine import (
    Card,
    CardSet,
    Option,
    Ruleset,
    Seat,
    State,
    Suit,
    deal,
    dealing_order,
    ranking,
)
from euchre_tutor.speech import mark, say, say_count
from euchre_tutor.tutor.names import by_seat, seat_name, suit_name
from euchre_tutor.tutor.questions.figures import trump_sentence
from euchre_tutor.tutor.seeds import bad_seed, drawn_seed, read_seed

from .messages import Message, whole
from .model import WidgetModel, Work
from .table_board import PLACES, ChipJson
from .table_options import with_course_options
from .table_words import deal_words
from .wire import CardJson, Look, cards_json, suit_json, suit_letter

EACH = 0.07  # seconds from one card to the next


class PlaceJson(TypedDict):
    """A seat: its cards where they lie open, else only how many there are."""

    place: str
    seat: int
    name: str
    own: bool
    chips: list[ChipJson]
    count: int
    count_label: str
    cards: list[CardJson] | None
    note: str
    turn_label: str


class DealTableModel(WidgetModel):
    """A deal on the table: shown card by card, hidden but for one hand, sorted once trump is chosen."""

    name = "deal_table"
    terms = ("deal", "dealer", "trump", "hand", "left_bower", "joker")
    settings = frozenset({"ready", "finish", "dealer", "trump"})

    def __init__(
        self,
        rules: str | Ruleset = "bid",
        *,
        seed: int | None = None,
        seat: Seat = 0,
        dealer: Seat = 3,
        trump: str | None = None,
        options: Mapping[str, Option | None] | None = None,
        open: Iterable[Seat] = (),
        keep_key: str | None = None,
    ) -> None:
        """The learner's seat lies open, and those in ``open`` too; without a seed one is drawn.

        RulesetError or ValueError for a game, an option, a seat or a suit that there is not.
        """
        super().__init__(keep_key=keep_key)
        own = rules if isinstance(rules, Ruleset) else with_course_options(rules, {})
        self.told_by = self.rules = own.with_options(**(options or {}))
        self.seat = seat
        self._first = (drawn_seed() if seed is None else seed, dealer, frozenset({seat, *open}))
        self._first_trump = Suit.parse(trump) if trump else None
        if not {seat, dealer, *open} <= set(range(self.rules.chairs)):
            raise ValueError(f"seats {sorted({seat, dealer, *open})}: expected 0 to {self.rules.chairs - 1}")
        self._begin()

    @classmethod
    def demo(cls) -> DealTableModel:
        """Always the same first deal."""
        return cls(seed=7)

    def _begin(self) -> None:
        self.seed, self.dealer, self.open = self._first
        self.trump, self.trouble, self.out = self._first_trump, "", 0

    # what it shows

    def draw(self) -> dict[str, Any]:
        """The seats in drawing order, and what can be chosen."""
        places = [self._place(seat) for seat in range(self.rules.chairs)]
        left = len(self.rules.cards) - self.out
        everybody = range(self.rules.seats)
        return {
            "head": say("Deal from seed {seed}", seed=self.seed),
            "places": sorted(places, key=lambda place: "nwes".index(place["place"])),
            "pack": left,
            "packLabel": say_count("{n} card in the pack", "{n} cards in the pack", left),
            "suits": [suit_json(suit) for suit in (*Suit, None)],
            "trump": suit_letter(self.trump),
            "dealers": [{"value": seat, "label": seat_name(seat, self.seat)} for seat in everybody],
            "dealer": self.dealer,
            "sentence": self._sentence(),
            "trouble": self.trouble,
            "allOpen": len(self.open) == self.rules.chairs,
        }

    def _place(self, seat: Seat) -> PlaceJson:
        cards = self._cards(seat)
        is_open = seat in self.open
        name = seat_name(seat, self.seat)
        label = (
            say("Hide the hand of {seat}", seat=name)
            if is_open
            else say("Show the hand of {seat}", seat=name)
        )
        dealer = [ChipJson(text=say("Dealer"), lit=False)] if seat == self.dealer else []
        return PlaceJson(
            place=PLACES[(seat - self.seat) % 4],
            seat=seat,
            name=name,
            own=seat == self.seat,
            chips=dealer,
            count=len(cards),
            count_label=say_count("{n} card, face down", "{n} cards, face down", len(cards)),
            cards=self._shown(cards) if is_open else None,
            note=self._note(cards) if is_open else "",
            turn_label=label,
        )

    def _cards(self, seat: Seat) -> list[Card]:
        """The cards dealt to the seat so far, in the order dealt."""
        order = dealing_order(self.rules, self.dealer)[: self.out]
        return [card for chair, card in zip(order, self._state().dealt, strict=False) if chair == seat]

    def _state(self) -> State:
        return deal(self.rules, self.dealer, random.Random(self.seed))

    def _shown(self, cards: list[Card]) -> list[CardJson]:
        """As they come while dealing; then as one holds them, sorted by the suits they belong to."""
        order = ranking(self.rules, self.trump)
        known = order if self.is_dealt else ranking(self.rules, None)
        held = order.sort(CardSet.of(cards)) if self.is_dealt else cards
        return cards_json(
            held, known, lambda card: Look(marks=("lit",)) if _is_bower(card, known) else Look()
        )

    def _note(self, cards: list[Card]) -> str:
        if self.trump is None or not self.is_dealt:
            return ""
        order = ranking(self.rules, self.trump)
        return say_count("{n} trump", "{n} trumps", sum(map(order.is_trump, cards)))

    def _sentence(self) -> str:
        each = self.rules.hand_size
        if self.trump is not None and self.is_dealt:
            suit = suit_name(self.trump)
            return say(
                "Sorted with {suit} as [[trump|trump]]: each card stands in the suit it belongs to.",
                suit=suit,
            )
        if self.rules.joker:
            return say(
                "Each gets {n} cards, one at a time from the [[dealer|dealer]]'s left; "
                "the last one is the dealer's.",
                n=each,
            )
        return say("Each gets {n} cards, one at a time from the [[dealer|dealer]]'s left.", n=each)

    @property
    def is_dealt(self) -> bool:
        """Whether all cards are out."""
        return self.out == len(self.rules.cards)

    # what it hears

    def on_ready(self, message: Message) -> None:
        """The page is there: deal, card by card unless the reader wants no motion."""
        if not self.is_dealt:
            self._deal(message)

    def on_finish(self, message: Message) -> None:
        """A tap finishes the deal."""
        if not self.is_dealt:
            self.rest()
            self.out = len(self.rules.cards)

    def on_deal(self, message: Message) -> None:
        """Deal again, from a seed drawn anew."""
        self._from_seed(drawn_seed(), message)

    def on_seed(self, message: Message) -> None:
        """Deal from the seed typed; a seed that is none is answered in words."""
        seed = read_seed(str(message.get("text") or ""))
        if seed is None:
            self.trouble = bad_seed()
            self.announce(self.trouble)
        else:
            self._from_seed(seed, message)

    def on_dealer(self, message: Message) -> None:
        """The same pack dealt by another."""
        wish = whole(message, "seat")
        if wish is not None and 0 <= wish < self.rules.seats:
            self.dealer = wish
            self._deal(message)

    def on_trump(self, message: Message) -> None:
        """Choose trump: the hands that lie open are sorted by it; null is none."""
        wish = message.get("suit")
        if wish is None or wish in list("CDHS"):
            self.trump = Suit.parse(str(wish)) if wish else None
            self.announce(trump_sentence(self.trump))

    def on_turn(self, message: Message) -> None:
        """Show a hand, or hide it again; without a seat all of them, or all but one's own."""
        wish = message.get("seat")
        if wish is None:
            chairs = frozenset(range(self.rules.chairs))
            self.open = frozenset({self.seat}) if self.open == chairs else chairs
            self.announce(
                say("All hands lie open.") if self.open == chairs else say("Only your hand lies open.")
            )
        elif type(wish) is int and 0 <= wish < self.rules.chairs:
            self.open = self.open ^ {wish}
            self.announce(self._turned(wish))

    def _turned(self, seat: Seat) -> str:
        texts = (
            (mark("Your hand lies open."), mark("The hand of {seat} lies open."))
            if seat in self.open
            else (mark("Your hand is hidden."), mark("The hand of {seat} is hidden."))
        )
        return by_seat(seat, self.seat, *texts)

    # dealing

    def _from_seed(self, seed: int, message: Message) -> None:
        self.seed, self.trouble = seed, ""
        self.open = frozenset({self.seat})
        self._deal(message)

    def _deal(self, message: Message) -> None:
        self.out = 0
        self.announce(say("Dealing from seed {seed}.", seed=self.seed))
        if message.get("still"):
            self.rest()
            self.on_finish(message)
        else:
            self.later(self._dealing())

    def _dealing(self) -> Work:
        while not self.is_dealt:
            self.out += 1
            self.announce("" if not self.is_dealt else say("All cards are dealt."))
            yield EACH

    # keeping

    def save(self) -> str:
        """Seed, dealer, trump and which hands lie open; "" at the start."""
        now = (self.seed, self.dealer, self.open)
        if now == self._first and self.trump == self._first_trump:
            return ""
        seats = " ".join(map(str, sorted(self.open)))
        return f"deal {self.seed} {self.dealer} {suit_letter(self.trump) or '-'} {seats}".strip()

    def load(self, text: str) -> None:
        """Back to what ``save`` wrote; ValueError for anything else."""
        words = text.split()
        if words[:1] != ["deal"] or len(words) < 4 or read_seed(words[1]) is None:
            raise ValueError(f"not a deal: {text[:60]!r}")
        seats = [int(word) for word in words[2:3] + words[4:]]
        if not set(seats) <= set(range(self.rules.chairs)) or seats[0] >= self.rules.seats:
            raise ValueError(f"no such seats: {text[:60]!r}")
        trump = None if words[3] == "-" else Suit.parse(words[3])
        self.rest()
        self.seed, self.dealer, self.trump = int(words[1]), seats[0], trump
        self.open, self.out, self.trouble = frozenset(seats[1:]), len(self.rules.cards), ""

    def afresh(self) -> None:
        """The first deal again."""
        self._begin()
        self.out = len(self.rules.cards)

    def words(self) -> dict[str, str]:
        """The deal's own labels."""
        return super().words() | deal_words()


def _is_bower(card: Card, order: Any) -> bool:
    return bool(order.is_right(card) or order.is_left(card))

"""DealTable: a table and a deal that its seed brings back; one hand open, the rest on request."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any

from euchre_tutor.engine import Option, Ruleset, Seat, Suit, deal
from euchre_tutor.speech import say, say_count
from euchre_tutor.tutor.names import seat_name, suit_name
from euchre_tutor.tutor.questions.figures import trump_sentence
from euchre_tutor.tutor.seeds import bad_seed, drawn_seed, read_seed

from .deal_places import Dealt, dealing_told, turned_over, ways_out
from .messages import Message, whole
from .model import WidgetModel, Work
from .table_options import with_course_options
from .table_words import deal_words
from .wire import suit_json, suit_letter

EACH = 0.07  # seconds from one card to the next


class DealTableModel(WidgetModel):
    """A deal on the table: shown card by card, hidden but for one hand, sorted once trump is chosen."""

    name = "deal_table"
    terms = ("deal", "dealer", "trump", "hand", "left_bower", "joker", "upcard", "ghost_hand", "dummy")
    settings = frozenset({"ready", "finish", "dealer", "trump"})

    def __init__(
        self,
        rules: str | Ruleset = "bid",
        *,
        seed: int | None = None,
        seat: Seat = 0,
        dealer: Seat | None = None,
        trump: str | None = None,
        options: Mapping[str, Option | None] | None = None,
        open: Iterable[Seat] = (),
        keep_key: str | None = None,
    ) -> None:
        """The learner's seat lies open, and those in ``open`` too; without a seed one is drawn.

        Without a ``dealer`` the last seat deals.
        RulesetError or ValueError for a game, an option, a seat or a suit that there is not.
        """
        super().__init__(keep_key=keep_key)
        own = rules if isinstance(rules, Ruleset) else with_course_options(rules, {})
        self.told_by = self.rules = own.with_options(**(options or {}))
        deals = self.rules.seats - 1 if dealer is None else dealer
        self.seat, lying = _checked(self.rules, seat, deals, open), frozenset({seat, *open})
        self._first = (drawn_seed() if seed is None else seed, deals, lying)
        self._first_trump = Suit.parse(trump) if trump else None
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
        """The chairs in drawing order, the card turned up, and what can be chosen."""
        dealt = self.dealt
        turned = dealt.turned()
        left = 0 if turned else len(self.rules.cards) - self.out
        everybody = range(self.rules.seats)
        return {
            "head": say("Deal from seed {seed}", seed=self.seed),
            "places": dealt.places(self.open),
            "pack": left,
            "packLabel": say_count("{n} card in the pack", "{n} cards in the pack", left),
            "turned": turned,
            "dealing": not dealt.is_whole,
            "suits": [suit_json(suit) for suit in (*Suit, None)],
            "trump": suit_letter(self.trump),
            "dealers": [{"value": s, "label": seat_name(s, self.seat, len(everybody))} for s in everybody],
            "dealer": self.dealer,
            "sentence": self._sentence(),
            "trouble": self.trouble,
            "allOpen": len(self.open) == self.rules.chairs,
        }

    @property
    def dealt(self) -> Dealt:
        """The deal as far as it is out."""
        state = deal(self.rules, self.dealer, random.Random(self.seed))
        return Dealt(state, self.seat, self.out, self.trump)

    def _sentence(self) -> str:
        if self.trump is None or not self.is_dealt:
            return " ".join(dealing_told(self.rules))
        return say(
            "Sorted with {suit} as [[trump|trump]]: each card stands in the suit it belongs to.",
            suit=suit_name(self.trump),
        )

    @property
    def is_dealt(self) -> bool:
        """Whether all cards are out that are dealt."""
        return self.out >= self._all

    @property
    def _all(self) -> int:
        return len(ways_out(self.rules, self.dealer))

    # what it hears

    def on_ready(self, message: Message) -> None:
        """The page is there: deal, card by card unless the reader wants no motion."""
        if not self.is_dealt:
            self._deal(message)

    def on_finish(self, message: Message) -> None:
        """A tap finishes the deal."""
        if not self.is_dealt:
            self.rest()
            self.out = self._all

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
            self.announce(turned_over(wish, self.rules, self.seat, wish in self.open))

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
        self.open, self.out, self.trouble = frozenset(seats[1:]), self._all, ""

    def afresh(self) -> None:
        """The first deal again."""
        self._begin()
        self.out = self._all

    def words(self) -> dict[str, str]:
        """The deal's own labels."""
        return super().words() | deal_words()


def _checked(rules: Ruleset, seat: Seat, dealer: Seat, open: Iterable[Seat]) -> Seat:
    """The seat, if it and the dealer are seats of this table, and the hands that lie open are dealt."""
    if not {seat, dealer} <= set(range(rules.seats)):
        raise ValueError(f"seats {seat} and {dealer}: expected 0 to {rules.seats - 1}")
    if not set(open) <= set(range(rules.chairs)):
        raise ValueError(f"hands {sorted(open)}: expected 0 to {rules.chairs - 1}")
    return seat

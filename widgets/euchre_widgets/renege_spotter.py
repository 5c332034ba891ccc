"""RenegeSpotter: a finished hand to be checked card by card: who reneged, where, what was due instead."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from euchre_tutor.engine import Card, CardSet, Option
from euchre_tutor.speech import mark, say, say_count
from euchre_tutor.tutor.names import by_seat, card_name
from euchre_tutor.tutor.reneges import Spot, card_at, guilty, held_at, owed_at, price, renege_hand, why
from euchre_tutor.tutor.seeds import read_seed
from euchre_tutor.tutor.tell import contract_line

from .messages import Message
from .model import WidgetModel
from .spotter_board import Sight, board_json, ids_at, spot_named
from .table_options import with_course_options
from .wire import card_of, cards_json, suit_json

Answered = Callable[[str, bool], None]
IDEA = "renege"
YOU_ASK = mark("You played the {card}. Which card was due instead?")
THEY_ASK = mark("{seat} played the {card}. Which card was due instead?")


@dataclass(frozen=True)
class Told:
    """What was said of the last answer."""

    right: bool
    reason: str


@dataclass(frozen=True)
class Search:
    """How far the learner is with this hand."""

    found: tuple[Spot, ...] = ()
    suspect: Spot | None = None
    told: Told | None = None
    wrong: int = 0
    done: bool = False


class RenegeSpotterModel(WidgetModel):
    """A hand with no, one or two reneges; how many, the learner is not told."""

    name = "renege_spotter"
    terms = ("renege", "follow", "left_bower", "led_suit")

    def __init__(
        self,
        seed: int = 1,
        reneges: int = 1,
        *,
        viewer: int = 0,
        game: str = "bid",
        options: Mapping[str, Option | None] | None = None,
        on_answer: Answered | None = None,
        keep_key: str | None = None,
    ) -> None:
        """The first hand holds so many ``reneges``; the next ones as many as chance wills.

        ValueError for a number of reneges that no hand can have; RulesetError for a game or an option
        that there is not.
        """
        super().__init__(keep_key=keep_key)
        self.told_by = self.rules = with_course_options(game, options or {})
        self.viewer, self._first = viewer, (seed, reneges)
        self._on_answer = on_answer
        self._take(seed, reneges)

    @classmethod
    def demo(cls) -> RenegeSpotterModel:
        """A hand with one renege."""
        return cls(seed=3, reneges=1)

    # what it shows

    def draw(self) -> dict[str, Any]:
        """The tricks, the question about the card suspected, and what was said of the last answer."""
        at = self.search
        contract = self.hand.contract
        return {
            "title": say("Did everybody follow suit?"),
            "trump": suit_json(contract.trump if contract else None),
            "contract": contract_line(self.hand, self.viewer),
            "prompt": "" if at.done else say("Tap a card that was played against the rule."),
            **board_json(self.hand, Sight(self.viewer, at.suspect, self._shown(), at.done)),
            "ask": self._ask(),
            "told": self._told(),
            "lines": [self._line(spot) for spot in self._listed()],
            "price": price(self.hand, self.viewer) if at.done else "",
            "none": say("No other renege") if at.found else say("No renege here"),
            "stuck": at.wrong > 0 and not at.done,
            "done": at.done,
        }

    def words(self) -> dict[str, str]:
        """The spotter's own labels."""
        return super().words() | {
            "trump": say("Trump"),
            "board": say("The tricks, one column each"),
            "trick": say("Trick"),
            "due": say("Cards to choose from"),
            "look": say("Look again"),
            "show": say("Show the answer"),
            "another": say("Another hand"),
            "found": say("Found"),
        }

    def save(self) -> str:
        """The hand and what was found in it."""
        at = self.search
        if (self.seed, self.reneges) == self._first and at == Search():
            return ""
        found = " ".join(f"{spot.seat}-{spot.trick}" for spot in at.found)
        return f"{self.seed} {self.reneges} {at.wrong} {int(at.done)} {found}".strip()

    def load(self, text: str) -> None:
        """Back to what ``save`` wrote; ValueError for anything else."""
        first, reneges, wrong, done, *rest = text.split()
        seed = read_seed(first)
        pairs = [tuple(map(int, word.split("-"))) for word in rest]
        if (
            seed is None
            or int(reneges) not in (0, 1, 2)
            or int(wrong) < 0
            or any(len(pair) != 2 for pair in pairs)
        ):
            raise ValueError(f"not a hand of this widget: {text!r}")
        hand = renege_hand(seed, int(reneges), self.rules)
        found = tuple(Spot(*pair) for pair in pairs)
        if not set(found) <= set(guilty(hand)):
            raise ValueError(f"nobody reneged there: {text!r}")
        self.seed, self.reneges, self.hand = seed, int(reneges), hand
        self.search = Search(found=found, wrong=int(wrong), done=done == "1")

    def afresh(self) -> None:
        """The first hand again."""
        self._take(*self._first)

    # what it hears

    def on_pick(self, message: Message) -> None:
        """A card on the table is suspected: its id."""
        at, spot = self.search, self._spot(message.get("card"))
        if at.done or spot is None or spot in at.found:
            return
        self.search = replace(at, suspect=spot, told=None)
        ask = self._ask()
        if ask is None:
            self._answered(spot, None)
        else:
            self.announce(ask["prompt"])

    def on_due(self, message: Message) -> None:
        """The card that should have been played in place of the suspect."""
        spot = self.search.suspect
        card = card_of(message.get("card"), self._others(spot)) if spot else None
        if spot is not None and card is not None:
            self._answered(spot, card)

    def on_look(self, message: Message) -> None:
        """The suspicion is dropped."""
        self.search = replace(self.search, suspect=None, told=None)

    def on_none(self, message: Message) -> None:
        """There is no renege, or no other one."""
        at = self.search
        left = [spot for spot in guilty(self.hand) if spot not in at.found]
        if at.done:
            return
        if left:
            self.search = replace(at, suspect=None, told=Told(False, self._hint(left)), wrong=at.wrong + 1)
        else:
            self._finish(Told(True, self._all_found()))
        self._say_told()

    def on_show(self, message: Message) -> None:
        """The answer, for whoever is stuck."""
        if self.search.wrong and not self.search.done:
            self._finish(None)
            self.announce(" ".join(map(self._line, self._shown())) or self._all_found())

    def on_another(self, message: Message) -> None:
        """Another hand, made from the next seed."""
        seed = self.seed + 1
        self._take(seed, int(random.Random(seed).random() * 3))
        self.announce(contract_line(self.hand, self.viewer))

    # inside

    def _take(self, seed: int, reneges: int) -> None:
        self.seed, self.reneges, self.search = seed, reneges, Search()
        self.hand = renege_hand(seed, reneges, self.rules)

    def _shown(self) -> tuple[Spot, ...]:
        """The reneges that lie open: those found, at the end all."""
        return guilty(self.hand) if self.search.done else self.search.found

    def _listed(self) -> tuple[Spot, ...]:
        """Those to be written down: not the one that the verdict has just told of."""
        at = self.search
        fresh = at.told is not None and at.told.right and not at.done
        return at.found[:-1] if fresh else self._shown()

    def _spot(self, identity: object) -> Spot | None:
        """Where the card with this id lies on the table."""
        return next((spot for spot, one in ids_at(self.hand).items() if one == identity), None)

    def _ask(self) -> dict[str, Any] | None:
        """Which card was due: asked of every suspect that had a choice, guilty or not."""
        spot = self.search.suspect
        if spot is None:
            return None
        card, others = card_at(self.hand, spot), self._others(spot)
        if not others:
            return None
        seats = self.rules.seats
        prompt = by_seat(spot.seat, self.viewer, YOU_ASK, THEY_ASK, card=card_name(card), seats=seats)
        return {"prompt": prompt, "cards": cards_json(others)}

    def _others(self, spot: Spot) -> CardSet:
        """The cards that could have been played in place of the one at the spot."""
        return held_at(self.hand, spot).without(card_at(self.hand, spot))

    def _answered(self, spot: Spot, card: Card | None) -> None:
        at, owed = self.search, owed_at(self.hand, spot)
        reason = why(self.hand, spot, self.viewer)
        if spot not in guilty(self.hand):
            self.search = replace(at, suspect=None, told=Told(False, reason), wrong=at.wrong + 1)
        elif card in owed:
            self.search = replace(at, suspect=None, told=Told(True, reason), found=(*at.found, spot))
        else:
            text = mark("There is a renege here, but the {card} would not have followed either.")
            told = Told(False, say(text, card=card_name(card) if card is not None else ""))
            self.search = replace(at, told=told, wrong=at.wrong + 1)
        self._say_told()

    def _finish(self, told: Told | None) -> None:
        if self._on_answer:
            self._on_answer(IDEA, told is not None and not self.search.wrong)
        self.search = replace(self.search, suspect=None, told=told, done=True)

    def _hint(self, left: list[Spot]) -> str:
        """Where to look: at first nowhere, then at the player."""
        if not self.search.wrong:
            return say("There is still a renege to find: look at what each player plays later.")
        you, other = mark("Look at your cards."), mark("Look at the cards of {seat}.")
        return by_seat(left[0].seat, self.viewer, you, other, seats=self.rules.seats)

    def _all_found(self) -> str:
        count = len(self.search.found)
        if not count:
            return say("Every card in this hand follows the rule.")
        return say_count("You have found the only renege.", "You have found all {n} reneges.", count)

    def _line(self, spot: Spot) -> str:
        text = why(self.hand, spot, self.viewer)
        return say("{spot}: {why}", spot=spot_named(spot, self.viewer, self.rules), why=text)

    def _told(self) -> dict[str, Any] | None:
        told = self.search.told
        if told is None:
            return None
        word = say("Right") if told.right else say("Not this one")
        return {"grade": "best" if told.right else "mistake", "word": word, "reason": told.reason}

    def _say_told(self) -> None:
        told = self._told()
        if told:
            self.announce(say("{verdict}. {reason}", verdict=told["word"], reason=told["reason"]))

"""BidTrainer: a hand and the auction so far; call, see what each call is worth, and how the hand goes."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from euchre_tutor.engine import RULESETS, Action, NotationError, Seat, Suit, parse_action, view
from euchre_tutor.solver.estimates import NoEstimate, in_slices
from euchre_tutor.speech import say
from euchre_tutor.tutor.bid_hands import after_auction, bid_hand, played_out
from euchre_tutor.tutor.explain import Watch
from euchre_tutor.tutor.replay import replayed
from euchre_tutor.tutor.tell import result_lines

from .bid_judge import judged
from .bid_ladder import ladder_json, place_among, shut, steps
from .bid_turn import Turn, answer_json, auction_json, hand_json, outcome_json
from .bid_words import auction_line, dealer_line, trainer_words
from .messages import Message, whole
from .reel import Reel
from .trainer import Trainer

Answered = Callable[[str, bool], None]
IDEA = "worth"
WORLDS = 1000  # deals counted for one hand
FIRST = 12  # the seed to begin with where none is given: a hand with something to weigh


class BidTrainerModel(Trainer[Turn]):
    """One hand after another, each at the learner's turn in the auction."""

    name = "bid_trainer"
    terms = ("bid", "ask", "moon", "too_close", "trump", "right_bower", "left_bower", "void")

    def __init__(
        self,
        seeds: Sequence[int] | None = None,
        seat: Seat = 0,
        options: Mapping[str, Any] | None = None,
        *,
        guess: bool = False,
        worlds: int = WORLDS,
        on_answer: Answered | None = None,
        keep_key: str | None = None,
    ) -> None:
        """Hands of these ``seeds``, then of the numbers after the last; ``options`` are house rules.

        With ``guess`` a number of tricks is said before any figure shows. RulesetError for options that
        cannot be, ValueError where trump is named with the bid.
        """
        super().__init__(keep_key=keep_key)
        self.told_by = self.rules = RULESETS["bid"].with_options(**dict(options or {}))
        if self.rules.name_trump != "after_auction":
            raise ValueError("this trainer bids without naming trump")
        self.seeds, self.seat, self.guessing, self.worlds = tuple(seeds or (FIRST,)), seat, guess, worlds
        self._on_answer = on_answer
        self.turn = self._hand(0, None)

    # what it shows

    def draw(self) -> dict[str, Any]:
        """Auction, hand and ladder; after the call the verdict; at the end the hand played out."""
        turn = self.turn
        return {
            "title": say("Your call"),
            "head": dealer_line(turn.state, self.seat, turn.number),
            "calls": auction_json(turn, self.seat),
            "hand": hand_json(turn, self.seat),
            "ladder": ladder_json(turn.state, self.seat, turn.study, turn.call),
            "answered": turn.call is not None,
            "guess": self._draw_guess(),
            **answer_json(turn, self.seat, self.worlds),
            **outcome_json(turn, self.seat),
        }

    def words(self) -> dict[str, str]:
        """The trainer's own labels."""
        return super().words() | trainer_words()

    def save(self) -> str:
        """The hand and the call."""
        turn = self.turn
        if turn.call is None and turn.number == 0 and turn.state == self._hand(0, None).state:
            return ""
        guess = "-" if turn.guess is None else turn.guess
        return f"{turn.number} {turn.state.dealer} {guess} {turn.call or ''}".strip()

    def load(self, text: str) -> None:
        """Back to a hand, its call counted again; ValueError for anything else."""
        number, dealer, guess, *word = text.split(maxsplit=3)
        if not (0 <= int(number) < 10_000 and 0 <= int(dealer) < self.rules.seats):
            raise ValueError(f"no such hand: {text!r}")
        turn = self._hand(int(number), int(dealer))
        tricks = None if guess == "-" else self._guesses()[self._guesses().index(int(guess))]
        call = parse_action(word[0]) if word else None
        if call is not None and shut(turn.state, call, self.seat):
            raise ValueError(f"no call for this hand: {text!r}")
        self.rest()
        self.turn = replace(turn, guess=tricks)
        if call is not None:
            self._call(call, again=True)

    def afresh(self) -> None:
        """The first hand."""
        self.turn = self._hand(0, None)

    # what it hears

    def on_guess(self, message: Message) -> None:
        """How many tricks the learner thinks the side would take."""
        tricks = whole(message, "tricks")
        if self.guessing and self.turn.guess is None and tricks in self._guesses():
            self.turn = replace(self.turn, guess=tricks)
            self.announce(say("Now your call."))

    def on_call(self, message: Message) -> None:
        """A rung of the ladder by its word; a shut one is answered with the reason."""
        try:
            action = parse_action(str(message.get("call")))
        except NotationError:
            return
        if self.turn.call is not None or action not in steps(self.turn.state):
            return
        if self.guessing and self.turn.guess is None:
            self.announce(say("Say first how many tricks you expect."))
            return
        why = shut(self.turn.state, action, self.seat)
        if why:
            self.announce(why)
        else:
            self._call(action)

    def on_see(self, message: Message) -> None:
        """How the hand would have gone: at once, or after trump is named."""
        turn = self.turn
        if turn.call is None or turn.later is not None:
            return
        self.turn = replace(turn, later=after_auction(turn.state, turn.call))
        if self.turn.is_naming(self.seat):
            self.announce(say("Your call stands. Name trump."))
        else:
            self._play_out(None)

    def on_name(self, message: Message) -> None:
        """Trump, if the learner is the high bidder."""
        suit = message.get("suit")
        if self.turn.is_naming(self.seat) and suit in list("CDHS"):
            self._play_out(Suit.parse(str(suit)))

    def on_another(self, message: Message) -> None:
        """Another hand at the same place in the auction."""
        self._deal(self.turn.state.dealer)

    def on_move(self, message: Message) -> None:
        """Another hand, one place later in the auction."""
        self._deal((self.turn.state.dealer - 1) % self.rules.seats)

    # inside

    def _hand(self, number: int, dealer: Seat | None) -> Turn:
        return Turn(number, bid_hand(self.rules, self.seed_of(number), self.seat, dealer))

    def _deal(self, dealer: Seat) -> None:
        self.rest()
        self.turn = self._hand(self.turn.number + 1, dealer)
        self.announce(auction_line(self.turn.state, self.seat))

    def _call(self, action: Action, again: bool = False) -> None:
        self.turn = replace(self.turn, call=action)
        self.announce(say("Counting."))
        self.later(self._counting(again))

    def _counting(self, again: bool) -> Iterator[float | None]:
        """Count deals slice by slice, and judge the call at the end; again: it was noted before."""
        seen = view(self.turn.state, self.seat)
        rng = random.Random(self.turn.number)
        try:
            for study in in_slices(seen, rng, self.worlds):
                self.turn = replace(self.turn, study=study)
                yield None
        except NoEstimate:
            self.turn = replace(self.turn, unable=True)
            return
        self.turn = replace(self.turn, counted=True)
        self._tell_verdict(again)

    def _tell_verdict(self, again: bool) -> None:
        turn = self.turn
        assert turn.study is not None and turn.call is not None
        told = judged(view(turn.state, self.seat), turn.call, turn.study)
        if self._on_answer and not again:
            self._on_answer(IDEA, told.grade != "mistake")
        words = (f"{told.word}.", *told.sentences, place_among(turn.study, turn.call))
        self.announce(" ".join(words))

    def _play_out(self, trump: Suit | None) -> None:
        later = self.turn.later
        assert later is not None
        end = played_out(later, self.seat, trump)
        reel = Reel(replayed(end), Watch(self.seat, open=True))
        start = next((step for step in range(reel.last + 1) if reel.chapter(step)), reel.last + 1) - 1
        self.turn = replace(self.turn, reel=reel, step=start)
        self.announce(" ".join(result_lines(end, self.seat)))

    def _guesses(self) -> range:
        return range(self.rules.hand_size + 1)

    def _draw_guess(self) -> dict[str, Any] | None:
        if not self.guessing or self.turn.call is not None:
            return None
        prompt = say("Before any figure: how many tricks would your side take with your best suit as trump?")
        return {"prompt": prompt, "options": list(self._guesses()), "value": self.turn.guess}

"""Session: one learner at one table, from the first deal of a match to its end; no display."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from dataclasses import replace

from ..engine.actions import Action, Decline, Pass, Play
from ..engine.match import Match, new_match
from ..engine.phases import IllegalAction, apply, legal_actions
from ..engine.ruleset import Phase, Ruleset, Seat
from ..engine.rulesets import RULESETS
from ..engine.state import State, deal
from ..engine.views import View, view
from ..players import PLAYERS, PlayerFactory
from ..speech import language, say
from .claims import sure_card
from .hand_review import HandReview, reviewing
from .hints import hint_rungs
from .moments import Moment, cut, decided
from .moments import Refused as Refused  # what a session raises: one place to look it up
from .names import illegal_sentence
from .saving import hand_words


class Session:
    """A learner's seat, the players of the other seats, and the match they play.

    Hand number k, counted from 1, is dealt by ``random.Random(f"{seed}:{k}")``: seed, rules and words are
    enough to write a session down. Methods change the session or raise and leave it as it was.
    """

    _hinted: tuple[object, tuple[str, ...]] = ((), ())  # where a hint was asked, and what is left to say

    def __init__(
        self,
        rules: Ruleset = RULESETS["bid"],
        *,
        seed: int,
        seat: Seat = 0,
        players: str | PlayerFactory = "thumb",
        practice: bool = True,
    ) -> None:
        """``players`` is a name in PLAYERS, or a factory. Without ``practice`` nothing is taken back.

        ValueError for a seat that the rules do not have, or players of an unknown name.
        """
        if not 0 <= seat < rules.seats:
            raise ValueError(f"seat {seat}: expected one from 0 to {rules.seats - 1}")
        self.rules, self.seed, self.seat, self.practice = rules, seed, seat, practice
        self.players = players if isinstance(players, str) else "own"
        make = _named(players) if isinstance(players, str) else players
        self._others = {
            other: make(random.Random(f"{seed}:player {other}"))
            for other in range(rules.seats)
            if other != seat
        }
        match = new_match(rules, random.Random(f"{seed}:0"))
        self.now = Moment(match, (self._dealt(match),))

    # what is seen

    @property
    def view(self) -> View:
        """The hand as the learner's seat sees it."""
        return view(self._state, self.seat)

    @property
    def states(self) -> tuple[State, ...]:
        """This hand from its deal to now: for whoever tells it in words, never for who draws it."""
        return self.now.states

    @property
    def events(self) -> tuple[tuple[Seat, Action], ...]:
        """What was said and done in this hand, in its order; cards the learner did not see are left out."""
        said = iter(self.view.calls)
        return tuple(move if isinstance(move[1], Play) else next(said) for move in self._state.history)

    @property
    def match(self) -> Match:
        """The match, this hand counted once it is over."""
        before = self.now.match
        return before.after(self._state) if self.is_over else before

    @property
    def number(self) -> int:
        """The number of this hand in the match, from 1."""
        return len(self.now.match.hands) + 1

    @property
    def is_over(self) -> bool:
        """Whether this hand is over."""
        return self._state.phase is Phase.OVER

    @property
    def winners(self) -> frozenset[Seat]:
        """Who has won the match; empty while it goes on."""
        return self.match.winners

    @property
    def is_forced(self) -> bool:
        """Whether the learner has nothing to say but PASS; ``step`` says it."""
        return self._state.to_act == self.seat and legal_actions(self._state) == (Pass(),)

    @property
    def is_waiting(self) -> bool:
        """Whether others are to act, or a forced pass is due, before the learner has to decide."""
        return not self.is_over and (self._state.to_act != self.seat or self.is_forced)

    # acting

    def act(self, action: Action) -> None:
        """Do this for the learner; IllegalAction says why not, Refused for leaving a dummy looked at."""
        after = apply(self._state, action, by=self.seat)
        if self._leaves_seen(action):
            raise Refused(self.why_not(action))
        self._go(after)

    def look(self) -> None:
        """Take up a dummy that may be left: it is kept from then on; IllegalAction where there is none."""
        apply(self._state, Decline(), by=self.seat)
        if self._state.phase is Phase.MERGE:
            self.now = replace(self.now, looked=True, undone=())

    def follow(self, seat: Seat, action: Action) -> None:
        """Do this for any seat, as a text tells it; IllegalAction says why not."""
        self._go(apply(self._state, action, by=seat))

    def why_not(self, action: Action) -> str:
        """Why the learner may not do this now, in words; "" when it may be done."""
        try:
            apply(self._state, action, by=self.seat)
        except IllegalAction as error:
            return illegal_sentence(error)
        if self._leaves_seen(action):
            return say("You have seen the dummy: now choose the cards to keep.")
        return ""

    def step(self) -> bool:
        """Let the next other player act, or say a forced pass; False when the learner has to decide."""
        if not self.is_waiting:
            return False
        self._go(self._after_other(self._state))
        return True

    def to_my_turn(self) -> None:
        """Let the others act until the learner has to decide, or the hand is over."""
        while self.step():
            pass

    def next_hand(self) -> None:
        """Count the finished hand and deal the next; Refused while the hand goes on or the match is won."""
        if not self.is_over:
            raise Refused(say("This hand is not over yet."))
        if self.winners:
            raise Refused(say("The match is over."))
        match, now = self.match, self.now
        written = (*now.written, hand_words(now.states, self.seat))
        self.now = Moment(match, (self._dealt(match),), written, after_reveal=now.after_reveal)

    # practice

    def undo(self) -> None:
        """Go back to the learner's last decision; Refused when there is none, or outside practice."""
        if why := self.why_not_undo():
            raise Refused(why)
        now, at = self.now, decided(self.now, self.seat)[-1]
        self.now = replace(cut(self.now, at, self.seat), undone=(*now.undone, now.states[at + 1 :]))

    def why_not_undo(self) -> str:
        """Why nothing can be taken back, in words; "" when something can."""
        if not self.practice:
            return say("This match counts: what is played stays played.")
        return "" if decided(self.now, self.seat) else say("You have decided nothing in this hand yet.")

    def redo(self) -> None:
        """Put back what undo took; Refused when there is nothing to put back."""
        if not self.now.undone:
            raise Refused(say("There is nothing to put back."))
        *left, tail = self.now.undone
        self.now = replace(self.now, states=self.now.states + tail, undone=tuple(left))

    def deal_again(self) -> None:
        """The same deal once more from its beginning, in practice."""
        if not self.practice:
            raise Refused(say("This match counts: what is played stays played."))
        self.now = cut(self.now, 0, self.seat)

    def branch(self) -> Session:
        """Another session from this point; what happens there does not happen here."""
        other = copy.copy(self)
        other._others = copy.deepcopy(self._others)  # a player's own chance must not run on there
        return other

    def again_from(self, at: int) -> Session:
        """Another session that stands where this hand stood after ``at`` actions, for practice.

        ValueError for a number of actions that there was not.
        """
        if not 0 <= at < len(self.now.states):
            raise ValueError(f"{at} actions: expected 0 to {len(self.now.states) - 1}")
        other = self.branch()
        other.practice, other.now = True, cut(self.now, at, self.seat)
        return other

    def reviewed(self) -> Iterator[HandReview]:
        """The review of the learner's decisions in this hand, growing; a claimed rest is left out."""
        number = f"{self.seed}:{self.number}:review"
        return reviewing(self.now.states, self.seat, number, upto=self.now.claimed or None)

    def reveal(self) -> tuple[State, ...]:
        """This hand with all cards open, from the deal; what is taken back afterwards is marked so."""
        self.now = replace(self.now, revealed=True)
        return self.now.states

    # the rest

    def why_no_claim(self) -> str:
        """Why the rest of the tricks cannot be claimed, in words; "" when it is certainly ours."""
        seen = self.view
        if seen.phase is not Phase.PLAY:
            return say("There are tricks to claim only while cards are played.")
        if not seen.on_turn:
            return say("Claim the rest when it is your turn.")
        if self.rules.renege_mode != "prevent":
            return say("Where reneges may happen, nothing is certain before it is played.")
        if sure_card(seen) is None:
            return say("Not certain yet: with some cards in the others' hands you could lose a trick.")
        return ""

    def claim_rest(self) -> None:
        """Play the hand to its end, every trick ours; Refused where that is not certain."""
        if why := self.why_no_claim():
            raise Refused(why)
        count = len(self.now.states)
        for state in self._claimed_plays():
            self._go(state)
        self.now = replace(self.now, claimed=count)

    def hint(self) -> str:
        """Advice on the decision due, in words, from what the learner's seat may know.

        Asked again at the same decision it says more, until it says the answer.
        """
        place = (self.number, len(self.now.states), language())
        if self._hinted[0] != place:
            rng = random.Random(f"{self.seed}:{self.number}:hint {len(self.now.states)}")
            self._hinted = (place, hint_rungs(self.view, rng))
        first, *more = self._hinted[1]
        self._hinted = (place, tuple(more) or (first,))
        return first

    # inside

    @property
    def _state(self) -> State:
        return self.now.states[-1]

    def _dealt(self, match: Match) -> State:
        return deal(self.rules, match.dealer, random.Random(f"{self.seed}:{len(match.hands) + 1}"))

    def _go(self, state: State) -> None:
        self.now = replace(self.now, states=(*self.now.states, state), undone=())

    def _after_other(self, state: State) -> State:
        if state.to_act == self.seat:
            return apply(state, Pass())
        return apply(state, self._others[state.to_act].choose(view(state, state.to_act)))

    def _claimed_plays(self) -> Iterator[State]:
        state = self._state
        while state.phase is Phase.PLAY:
            card = sure_card(view(state, self.seat)) if state.to_act == self.seat else None
            state = apply(state, Play(card)) if card is not None else self._after_other(state)
            yield state

    def _leaves_seen(self, action: Action) -> bool:
        """Whether this would leave a dummy that was taken up."""
        return self.now.looked and self._state.phase is Phase.MERGE and action == Decline()


def _named(name: str) -> PlayerFactory:
    if name not in PLAYERS:
        raise ValueError(f"no players {name!r}: expected one of {', '.join(PLAYERS)}")
    return PLAYERS[name]

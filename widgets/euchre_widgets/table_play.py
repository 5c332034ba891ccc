"""The moving part of a table: the learner acts, takes back, claims; the others follow at a chosen pace."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from euchre_tutor.engine import Action, NotationError, Phase, Play, State, Suit, parse_action
from euchre_tutor.speech import mark, say
from euchre_tutor.tutor.session import Refused, Session

from .messages import Message
from .model import WidgetModel, Work
from .table_cards import Mind, choosable, held, may_leave, tapped
from .table_choices import LOOK
from .table_prompts import prompt
from .table_texts import steps_text
from .terms import unlinked

PACES: dict[str, tuple[str, float]] = {  # seconds between two actions of the others
    "slow": (mark("Slow"), 1.6),
    "normal": (mark("Normal"), 0.8),
    "fast": (mark("Fast"), 0.3),
    "once": (mark("At once"), 0.0),
}
LINGER = 0.9  # times the pace: how long a taken trick lies before it goes to its winner


class Seated(WidgetModel):
    """A learner in a session: every message about the hand, and the others moving in slices of time."""

    settings = frozenset({"ready", "hurry", "pace"})
    session: Session
    pace = "normal"

    def sit(self, session: Session) -> None:
        """Take a seat in this session, in place of any other."""
        self.rest()
        self.session = session
        self.mind, self.note = Mind(looked=session.now.looked), ""
        self.lies = False  # whether the trick just taken still lies on the table

    # what it hears

    def on_ready(self, message: Message) -> None:
        """The page is there: the others may begin."""
        self.go_on()

    def on_act(self, message: Message) -> None:
        """Do what a word says; a word that is not legal now is answered with the reason."""
        word = str(message.get("word", ""))[:80]
        if word == LOOK and may_leave(self.session.view):
            self._change(Session.look)
            return
        try:
            action = parse_action(word)
        except NotationError:
            return
        self._do(action)

    def on_pick(self, message: Message) -> None:
        """A card of one's own was tapped: played, chosen, or, while others move, they finish at once."""
        view, one = self.session.view, message.get("card")
        known = dict(part for row in held(view, self.mind.looked) for part in row)
        if not isinstance(one, str) or one not in known:
            return
        if self.session.is_waiting:
            self.on_hurry(message)
        elif view.phase is Phase.PLAY:
            self._do(Play(known[one]))
        elif choosable(view, self.mind.looked):
            self._choose(one)
        elif view.contract is None or view.contract.trump is None:
            self._tell(say("Cards are played once trump is named: your decision first."))
        else:
            self._tell(say("Cards are played later: your decision first."))

    def _choose(self, one: str) -> None:
        """Choose the card or put it back."""
        after = tapped(self.session.view, self.mind, one)
        if isinstance(after, str):
            self._tell(after)
        else:
            self.mind, self.note = after, ""

    def on_suit(self, message: Message) -> None:
        """The suit in which to bid, where trump is named with the bid."""
        if message.get("suit") in list("CDHS"):
            self.mind = replace(self.mind, suit=Suit.parse(str(message.get("suit"))))

    def on_alone(self, message: Message) -> None:
        """Whether the suit to be named is to be played alone."""
        if isinstance(message.get("alone"), bool):
            self.mind = replace(self.mind, alone=message["alone"] is True)

    def on_hurry(self, message: Message) -> None:
        """To my turn: whatever the others still have to do, if anything, is done at once."""
        if not (self.session.is_waiting or self._goes()):
            return
        self._change(Session.to_my_turn)
        self.lies = self.lies and self.session.is_over

    def on_next(self, message: Message) -> None:
        """The next hand."""
        self._change(Session.next_hand)
        self.go_on()

    def on_undo(self, message: Message) -> None:
        """Back to one's own last decision."""
        self._change(Session.undo, say("Taken back."))

    def on_redo(self, message: Message) -> None:
        """What was taken back is put back."""
        self._change(Session.redo, say("Put back."))

    def on_claim(self, message: Message) -> None:
        """Claim the rest of the tricks."""
        self._change(Session.claim_rest)

    def on_again(self, message: Message) -> None:
        """The same deal once more."""
        self._change(Session.deal_again, say("The same cards once more."))
        self.go_on()

    def on_pace(self, message: Message) -> None:
        """How fast the others move."""
        if str(message.get("pace")) in PACES:
            self.rest()
            self.pace = str(message.get("pace"))
            self.go_on()

    def on_hint(self, message: Message) -> None:
        """Advice on the decision due; on a dummy that nobody has seen yet it tells no card."""
        if may_leave(self.session.view) and not self.mind.looked:
            self._tell(say("Take the dummy up: you may still keep your own cards, and only you see it."))
        else:
            self._tell(self.session.hint())

    def on_carry_on(self, message: Message) -> None:
        """Take up what the browser kept, and say what is to be done now."""
        super().on_carry_on(message)
        self._say_change(self._announce)

    # inside

    def _do(self, action: Action) -> None:
        """One action of the learner, or why it may not be."""
        if self.session.is_waiting and self.session.why_not(action):
            self._change(Session.to_my_turn)
        elif why := self.session.why_not(action):
            self._tell(why)
        else:
            self._change(lambda session: session.act(action))
            self.go_on()

    def _change(self, change: Callable[[Session], None], told: str = "") -> None:
        """Let the session change, and say how; what it refuses is said and changes nothing."""
        after = self.session.branch()
        try:
            change(after)
        except Refused as error:
            self._tell(str(error))
            return
        before = self.session.states
        self.sit(after)
        new = after.states[len(before) - 1 :] if after.states[: len(before)] == before else ()
        self._say_change(told or steps_text(new, after.seat))
        self.lies = len(new) == 2 and _took(*new)

    def go_on(self) -> None:
        """Let the others move, if it is theirs to move, and a taken trick go."""
        if not (self.session.is_waiting or self._goes()):
            return
        if PACES[self.pace][1]:
            self.later(self._moves())
            return
        for _ in self._moves():  # in one go, so that all of it is drawn and said once
            pass

    def _moves(self) -> Work:
        wait = PACES[self.pace][1]
        while self.session.is_waiting or self._goes():
            if wait:
                yield wait * (LINGER if self._goes() else 1)
                self.announce("")
            if self._goes():
                self.lies = False
            else:
                self._step()
                yield None

    def _goes(self) -> bool:
        """Whether a taken trick waits to be cleared away; the last of a hand stays."""
        return self.lies and not self.session.is_over

    def _step(self) -> None:
        session = self.session.branch()
        session.step()
        before, after = session.states[-2:]
        self.session, self.lies = session, _took(before, after)
        earlier = self._announce
        self._say_change(" ".join(filter(None, [earlier, steps_text((before, after), session.seat)])))

    def _say_change(self, told: str) -> None:
        """Say what changed, and what the learner is to do now."""
        session = self.session
        due = "" if session.is_waiting or session.is_over else spoken_prompt(session)
        self.announce(" ".join(filter(None, [told, due])))

    def _tell(self, text: str) -> None:
        """A sentence on the screen and aloud, until the next change."""
        self.note = text
        self.announce(text)


def spoken_prompt(session: Session) -> str:
    """What the learner is to do, for a reader aloud."""
    due = prompt(session.view, session.now.looked)
    return unlinked(f"{due['strong']} {due['text']}".strip())


def _took(before: State, after: State) -> bool:
    return len(after.complete_tricks) > len(before.complete_tricks)

"""Table: a whole match against players who see only their own cards, every decision through one interface."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from euchre_tutor.engine import NotationError, Option, Phase, Ruleset, Seat, View, write_match
from euchre_tutor.players import PlayerFactory
from euchre_tutor.speech import say
from euchre_tutor.tutor.loading import read_session
from euchre_tutor.tutor.saving import write_session
from euchre_tutor.tutor.seeds import drawn_seed
from euchre_tutor.tutor.session import Session

from . import table_board as board
from . import table_choices as choices
from . import table_side as side
from .kept_texts import unreadable
from .messages import Message
from .table_cards import rows_json
from .table_options import USUAL, differences, with_course_options
from .table_play import PACES
from .table_prompts import prompt
from .table_rules import Chooser
from .table_texts import log_lines, result
from .table_turned import turned
from .table_words import table_words
from .wire import Copies

PANELS = ("", "new", "save")


class TableModel(Chooser):
    """A learner's seat at a table: what may be done now, and the others moving at a chosen pace."""

    name = "table"
    terms = (
        *("trump", "bid", "pass", "lead", "follow", "lay_away", "renege", "ace_no_face"),
        *("maker", "alone", "joker"),
    )

    def __init__(
        self,
        rules: str | Ruleset = "bid",
        *,
        options: Mapping[str, Option | None] | None = None,
        seed: int | None = None,
        seat: Seat | None = None,
        players: str | PlayerFactory = "thumb",
        practice: bool = True,
        pace: str = "normal",
        keep_key: str | None = None,
    ) -> None:
        """A game by its name, its options, the learner's seat; without a seed one is drawn.

        RulesetError or ValueError for a game, an option, a seat, players or a pace that there are not.
        """
        super().__init__(keep_key=keep_key)
        if pace not in PACES:
            raise ValueError(f"no pace {pace!r}: expected one of {', '.join(PACES)}")
        own = rules if isinstance(rules, Ruleset) else with_course_options(rules, {})
        self._players, self._practice, self._first_seed = players, practice, seed
        self._first_rules = self.draft = own.with_options(**(options or {}))
        self._seat, self._first_pace, self.pace = seat, pace, pace
        self.begin(self._first_rules, seed)

    @classmethod
    def demo(cls) -> TableModel:
        """Always the same first deal."""
        return cls(seed=1)

    def begin(self, rules: Ruleset, seed: int | None) -> None:
        """A new match."""
        drawn = drawn_seed() if seed is None else seed
        self.panel = self.trouble = ""
        seat = USUAL[rules.seats] if self._seat is None else self._seat
        self.sit(Session(rules, seed=drawn, seat=seat, players=self._players, practice=self._practice))

    # what it shows

    def draw(self) -> dict[str, Any]:
        """The learner's view of the hand, the decision due, and the side."""
        return (
            self._draw_board()
            | self._draw_side()
            | {"tools": self._draw_tools(), "panel": self._draw_panel()}
        )

    def _draw_board(self) -> dict[str, Any]:
        session, view = self.session, self.session.view
        due = None if session.is_waiting else choices.choice(view, session.why_not, self.mind)
        hand, beside = rows_json(view, self.mind, session.why_not)
        return self._draw_trick(view) | {
            "status": board.status(view),
            "seats": board.seats(view, self.mind.looked),
            "turned": turned(view, view.seat),
            "prompt": prompt(view, self.mind.looked),
            "hand": hand,
            "beside": beside,
            "blind": board.blind(view),
            "cramped": board.cramped(view),
            "choice": due,
            "outOfTurn": choices.out_of_turn(view),
            "waiting": session.is_waiting,
            "note": self.note,
            "result": result(session),
            "done": bool(session.winners),
        }

    def _draw_trick(self, view: View) -> dict[str, Any]:
        """The trick on the table and the last one; twins in them and in the hand have ids of their own."""
        copies, tricks = Copies(), view.complete_tricks
        for card in view.hand:
            copies.of(card)
        trick = tricks[-1] if self.lies else view.trick
        spots = board.spots(view, trick, copies, open_trick=not self.lies)
        return {"spots": spots, "last": side.last_trick(view, tricks[:-1] if self.lies else tricks, copies)}

    def _draw_side(self) -> dict[str, Any]:
        session, view = self.session, self.session.view
        return {
            "score": side.score_rows(view, session.match),
            "away": side.away(view),
            "log": log_lines(session.states, session.seat),
            "paces": [{"value": name, "label": say(text)} for name, (text, _) in PACES.items()],
            "pace": self.pace,
            "match": self._draw_match(),
        }

    def _draw_tools(self) -> list[dict[str, str]]:
        """What helps in practice; what cannot be done now says why."""
        session, playing = self.session, self.session.view.phase is Phase.PLAY
        redo = "" if session.now.undone else say("There is nothing to put back.")
        claim = "" if playing and not session.is_waiting else session.why_no_claim()
        hint = say("A hint is for a decision of yours.") if session.is_waiting or session.is_over else ""
        return [
            {"kind": "hint", "label": say("Hint"), "icon": "info", "why": hint},
            {"kind": "undo", "label": say("Take back"), "icon": "prev", "why": session.why_not_undo()},
            {"kind": "redo", "label": say("Put back"), "icon": "next", "why": redo},
            {"kind": "claim", "label": say("Claim the rest"), "icon": "tick", "why": claim},
            {"kind": "review", "label": say("Look back"), "icon": "info", "why": self.why_no_review()},
        ]

    def _draw_match(self) -> dict[str, Any]:
        """Which hand of which match, and what differs from the rule book."""
        session = self.session
        head = say("Hand {n}, seed {seed}", n=session.number, seed=session.seed)
        marks = [say("Taken back after cards were shown")] if session.now.after_reveal else []
        return {
            "head": head,
            "rules": differences(session.rules) or [say("The rules as in the book")],
            "marks": marks,
        }

    def _draw_panel(self) -> dict[str, Any] | None:
        if self.panel == "new":
            return self.draw_rules()
        if self.panel == "review" and self.session.is_over:
            return self.draw_review()
        if self.panel == "save":
            over = write_match(self.session.match) if self.session.winners else ""
            return {
                "kind": "save",
                "text": write_session(self.session),
                "match": over,
                "trouble": self.trouble,
            }
        return None

    # save and load

    def on_panel(self, message: Message) -> None:
        """Open the dialog for a new match, or the one to save and load; or close it."""
        if message.get("panel") in PANELS:
            self.open_panel(str(message.get("panel")))

    def on_load(self, message: Message) -> None:
        """Go on with a match from its text; a text that cannot be read changes nothing."""
        text = str(message.get("text") or "")
        try:
            self.load(text)
        except NotationError as error:
            self.trouble = unreadable(text, error)
            self.announce(self.trouble)
        else:
            self.announce(say("Loaded: hand {n} of this match.", n=self.session.number))

    # keeping

    def save(self) -> str:
        """The match so far, as text without a card the learner has not seen; "" before the learner acts."""
        session, now = self.session, self.session.now
        acted = any(seat == session.seat for seat, _ in session.events)
        begun = session.number > 1 or acted or now.looked or now.after_reveal
        return write_session(session) if begun else ""

    def replaces(self) -> bool:
        """A hand played to its end is a choice for this match."""
        return self.session.number > 1 or self.session.is_over

    def load(self, text: str) -> None:
        """Go on where ``save`` wrote; NotationError for any other text."""
        session = read_session(text)
        self.panel = self.trouble = ""
        self.sit(session)
        self.go_on()

    def afresh(self) -> None:
        """The first match again, by the rules of the course."""
        self.pace = self._first_pace
        self.begin(self._first_rules, self._first_seed)
        self.go_on()

    # words

    def words(self) -> dict[str, str]:
        """The table's own labels."""
        return super().words() | table_words()

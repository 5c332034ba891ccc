"""The dialog before a new match: the game, its options, the rule sheet, what differs, and a code."""

from __future__ import annotations

from typing import Any

from euchre_tutor.engine import PRESETS, RULESETS, NotationError, Ruleset, RulesetError
from euchre_tutor.engine.codes import read_code, write_code
from euchre_tutor.speech import say
from euchre_tutor.tutor.rulesheet import difference, sheet
from euchre_tutor.tutor.seeds import bad_seed, read_seed

from .messages import Message
from .table_options import GAMES, NAMED, changed, groups, preset_of, presets, refused
from .table_review import Reviewed


class Chooser(Reviewed):
    """A learner who chooses the rules of the next match; nothing of this match changes until it is dealt."""

    settings = Reviewed.settings | {"panel", "option", "game", "preset"}
    draft: Ruleset  # the rules chosen so far
    panel = ""
    trouble = ""  # why what was typed or chosen last cannot be
    puzzled = ""  # what the trouble is about: an option, the code or the seed

    def draw_rules(self) -> dict[str, Any]:
        """The dialog as it stands."""
        draft = self.draft
        return {
            "kind": "new",
            "games": [{"value": name, "label": say(text)} for name, text in GAMES.items()],
            "game": draft.name,
            "presets": [{"value": name, "label": say(NAMED[name])} for name in presets(draft)],
            "preset": preset_of(draft),
            "groups": groups(draft),
            "code": write_code(draft),
            "differences": _changes(draft),
            "sheet": [{"title": part.title, "lines": list(part.lines)} for part in sheet(draft)],
            "trouble": self.trouble,
            "puzzled": self.puzzled,
        }

    def open_panel(self, panel: str) -> None:
        """Open a dialog, or close the one that is open."""
        self.panel, self.draft = panel, self.session.rules
        self.trouble = self.puzzled = ""

    def on_game(self, message: Message) -> None:
        """Another game, by the book."""
        if message.get("game") in list(GAMES):
            self._choose_rules(RULESETS[str(message.get("game"))])

    def on_preset(self, message: Message) -> None:
        """A named set of rules for this game."""
        if message.get("preset") in list(PRESETS):
            self._choose_rules(RULESETS[self.draft.name].with_preset(str(message.get("preset"))))

    def on_option(self, message: Message) -> None:
        """Another value for an option of the new match."""
        try:
            self._choose_rules(changed(self.draft, message.get("name"), message.get("at")))
        except RulesetError as error:
            self._refuse(str(message.get("name")), refused(self.draft, error))

    def on_code(self, message: Message) -> None:
        """The rules that a code stands for; another text changes nothing."""
        try:
            self._choose_rules(read_code(str(message.get("code") or "").strip()[:200]))
        except (NotationError, RulesetError):
            self._refuse(
                "code", say("That is no code of a table: it can be copied here, and typed in again.")
            )
        else:
            game = say(GAMES[self.draft.name])
            self.announce(say("The rules of the code are chosen: {game}.", game=game))

    def on_start(self, message: Message) -> None:
        """A new match under the options chosen, from the seed typed or one that is drawn."""
        typed = str(message.get("seed") or "").strip()
        seed = read_seed(typed)
        if typed and seed is None:
            self._refuse("seed", bad_seed())
            return
        self.begin(self.draft, seed)
        self.announce(say("A new match."))
        self.go_on()

    def begin(self, rules: Ruleset, seed: int | None) -> None:
        """A new match; in the table's own room."""
        raise NotImplementedError

    def _choose_rules(self, rules: Ruleset) -> None:
        self.draft, self.trouble, self.puzzled = rules, "", ""

    def _refuse(self, part: str, text: str) -> None:
        self.trouble, self.puzzled = text, part
        self.announce(text)


def _changes(rules: Ruleset) -> list[dict[str, str]]:
    """What differs from the game as it stands in the rule book."""
    found = difference(RULESETS[rules.name], rules)
    return [{"title": one.title, "before": one.before, "after": one.after} for one in found]

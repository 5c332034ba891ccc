"""RuleSheet: what changes for whoever knows one table and is to sit down at another, and the rules there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from euchre_tutor.engine import Option, Ruleset
from euchre_tutor.speech import say, say_count
from euchre_tutor.tutor.rulesheet import Change, difference, sheet

from .model import WidgetModel
from .table_options import GAMES, with_course_options

Options = Mapping[str, Option | None]


class RuleSheetModel(WidgetModel):
    """Two tables side by side, as sentences; nothing in it is asked or kept."""

    name = "rule_sheet"

    def __init__(
        self,
        rules: str | Ruleset = "ghost",
        known: str | Ruleset = "bid",
        *,
        options: Options | None = None,
        known_options: Options | None = None,
        about: Sequence[str] = (),
        keep_key: str | None = None,
    ) -> None:
        """``known`` is the table that the learner knows, ``rules`` the new one, each with its house rules.

        ``about`` are titles of rules, in English, that this page is about: the other changes are folded up.
        RulesetError or ValueError for a game or an option that there is not.
        """
        super().__init__(keep_key=None)
        self.told_by = self.rules = _table(rules, options)
        self.known, self.about = _table(known, known_options), tuple(about)

    @classmethod
    def demo(cls) -> RuleSheetModel:
        """From Bid Euchre to Ghost Hand."""
        return cls("ghost", "bid")

    def draw(self) -> dict[str, Any]:
        """The changes this page is about, the other ones, and the whole sheet of the new table."""
        changes = difference(self.known, self.rules)
        wanted = {say(title) for title in self.about} or {one.title for one in changes}
        told = [one for one in changes if one.title in wanted]
        other = [one for one in changes if one.title not in wanted]
        return {
            "title": self._title(),
            "changes": [_change_json(one) for one in told],
            "other": [_change_json(one) for one in other],
            "otherLabel": say_count("{n} more change", "{n} more changes", len(other)),
            "sheetLabel": say("All the rules of {game}", game=say(GAMES[self.rules.name])),
            "sheet": [{"title": part.title, "lines": list(part.lines)} for part in sheet(self.rules)],
        }

    def _title(self) -> str:
        before, after = say(GAMES[self.known.name]), say(GAMES[self.rules.name])
        if self.known.name == self.rules.name:
            return say("{game}: what the house rules change", game=after)
        return say("From {before} to {after}: what changes", before=before, after=after)

    def words(self) -> dict[str, str]:
        """The sheet's own labels."""
        return super().words() | {
            "so_far": say("So far:"),
            "new": say("New"),
            "gone": say("No longer"),
            "same": say("Nothing changes."),
        }


def _table(rules: str | Ruleset, options: Options | None) -> Ruleset:
    own = rules if isinstance(rules, Ruleset) else with_course_options(rules, {})
    return own.with_options(**(options or {}))


def _change_json(change: Change) -> dict[str, str]:
    """A rule that only one of the two tables has is told once, and marked as new or gone."""
    absent = say("Not in the game.")
    if change.before == absent:
        return {"kind": "new", "title": change.title, "now": change.after, "before": ""}
    if change.after == absent:
        return {"kind": "gone", "title": change.title, "now": "", "before": change.before}
    return {"kind": "other", "title": change.title, "now": change.after, "before": change.before}

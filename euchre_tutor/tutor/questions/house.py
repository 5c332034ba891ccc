"""House rules: what an agreement changes, by the difference of two sheets, and what may then be called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...engine.actions import parse_action
from ...engine.options import Option as Value
from ...engine.phases import legal_actions
from ...engine.ruleset import Ruleset, Seat
from ...engine.rulesets import RULESETS
from ...speech import say
from ..items import Item, Option
from ..names import action_name
from ..rulesheet import difference, rule_titles
from ..sheet.options import option_title, option_value
from ..sheet.rule import game_title
from .calling import auction_figure
from .positions import after_calls

Agreed = Mapping[str, Value]  # options that are not as in the rule book


def table_of(game: str, agreed: Agreed) -> Ruleset:
    """The game with what was agreed."""
    return RULESETS[game].with_options(**agreed)


def agreed_text(game: str, agreed: Agreed) -> str:
    """What was agreed, in the words of the table's dialog."""
    told = [
        say("{option}: {value}", option=option_title(name), value=option_value(name, value))
        for name, value in agreed.items()
    ]
    return say(
        "{game}. Agreed at this table: {options}.", game=game_title(RULESETS[game]), options="; ".join(told)
    )


def agreed_rules(game: str, agreed: Agreed) -> str:
    """The rules of the sheet that what was agreed speaks of, as they read at this table."""
    rules = table_of(game, agreed)
    changes = difference(RULESETS[game], rules)
    return " ".join(dict.fromkeys(change.after for change in changes))


# ---- which rule reads otherwise


def what_changes(game: str, agreed: Agreed, changed: int, kept: Sequence[int], *, id: str) -> Item:
    """Which of these rules reads otherwise: the changed one of this number, beside some that did not."""
    rules = table_of(game, agreed)
    change, same = difference(RULESETS[game], rules)[changed], unchanged(game, agreed)
    wrong = [_kept(f"kept{place}", same[place]) for place in kept]
    right = Option("changed", change.title, True, change.after)
    return Item(
        id=id,
        idea="house",
        kind="choice",
        prompt=say(
            "{agreed} Which of these rules reads otherwise than in the book?",
            agreed=agreed_text(game, agreed),
        ),
        options=(right, *wrong),
        why=say("{title}: {rule}", title=change.title, rule=change.after),
        hints=(
            say("A house rule changes what it names, and nothing else."),
            say("Ask of each of these whether it has to do with what was agreed."),
            say("Strike out: {title}.", title=wrong[0].text),
            say("{title}.", title=change.title),
        ),
        strike=(wrong[0].key,),
        shuffle=True,
    )


def unchanged(game: str, agreed: Agreed) -> tuple[str, ...]:
    """The titles of the rules that read the same as in the book."""
    changed = {change.title for change in difference(RULESETS[game], table_of(game, agreed))}
    return tuple(title for title in rule_titles(RULESETS[game]) if title not in changed)


def _kept(key: str, title: str) -> Option:
    return Option(
        key, title, False, say("What was agreed says nothing of that: it is as in the book."), "house-spreads"
    )


# ---- what may be called


def may_say(game: str, agreed: Agreed, dealer: Seat, calls: str, word: str, *, id: str) -> Item:
    """Yes or no: may you call this now, at this table?"""
    state, action = after_calls(dealer, calls, table_of(game, agreed)), parse_action(word)
    allowed = action in legal_actions(state)
    why = agreed_rules(game, agreed)
    return Item(
        id=id,
        idea="house-calls",
        kind="yesno",
        prompt=say(
            "{agreed} It is your turn. May you call this now: {call}?",
            agreed=agreed_text(game, agreed),
            call=action_name(action),
        ),
        options=yes_or_no(allowed, why),
        why=why,
        hints=(
            say("What was agreed, and does it speak of this call?"),
            say("Where it does not, the book holds. Which is the high bid, and who has spoken?"),
            why,
            say("Yes.") if allowed else say("No."),
        ),
        figure=auction_figure(state),
    )


def yes_or_no(right: bool, why: str) -> tuple[Option, Option]:
    """The two answers; behind the wrong one stands the belief in the book alone."""
    yes = Option("yes", say("Yes"), right, why, None if right else "one-true-rules")
    return yes, Option("no", say("No"), not right, why, "one-true-rules" if right else None)

"""The rule sheet of a lesson: what changes between two tables, told once each and all of it."""

from __future__ import annotations

from itertools import permutations

import pytest

from euchre_tutor.engine import RULESETS, RulesetError
from euchre_tutor.speech import LANGUAGES, speaking
from euchre_tutor.tutor.rulesheet import difference
from euchre_widgets.rule_sheet import RuleSheetModel


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("known, new", list(permutations(RULESETS, 2)))
def test_every_change_between_two_games_is_told_and_what_is_new_or_gone_has_one_text(
    known: str, new: str, code: str
) -> None:
    with speaking(code):
        body = RuleSheetModel(new, known).state()["body"]
        wanted = [one.title for one in difference(RULESETS[known], RULESETS[new])]
    assert body is not None and [one["title"] for one in body["changes"]] == wanted and not body["other"]
    for one in body["changes"]:
        assert (bool(one["now"]), bool(one["before"])) == {
            "new": (True, False),
            "gone": (False, True),
            "other": (True, True),
        }[one["kind"]]
    assert body["sheet"] and all(part["lines"] for part in body["sheet"])


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_the_page_is_not_about_is_folded_up(code: str) -> None:
    with speaking(code):
        body = RuleSheetModel("cutthroat", "bid", about=("The dummy", "The target")).state()["body"]
    assert body is not None and len(body["changes"]) == 2 and len(body["other"]) > 10


def test_house_rules_of_one_game_are_told_too() -> None:
    body = RuleSheetModel("bid", "bid", options={"stick_the_dealer": True}).state()["body"]
    assert body is not None and len(body["changes"]) == 1 and "house rules" in body["title"]
    assert RuleSheetModel("bid", "bid").draw()["changes"] == []


def test_a_game_or_an_option_that_there_is_not_is_an_error() -> None:
    with pytest.raises(RulesetError):
        RuleSheetModel("whist", "bid")
    with pytest.raises(RulesetError):
        RuleSheetModel("bid", "bid", options={"ghost_swap": "off"})

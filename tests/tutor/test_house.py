"""House rules in questions: what is asked is what differs, and no wrong option differs too."""

from __future__ import annotations

from collections import Counter

import pytest

from euchre_tutor.engine import RULESETS, Option
from euchre_tutor.speech import LANGUAGES, speaking
from euchre_tutor.tutor.generators import SEEDS
from euchre_tutor.tutor.questions.house import agreed_rules, agreed_text, table_of, unchanged
from euchre_tutor.tutor.questions.house_deals import AGREED, HOUSE
from euchre_tutor.tutor.quizzes import load_item
from euchre_tutor.tutor.rulesheet import difference, rule_titles, sheet

EVERY = [(game, pair) for game, pairs in AGREED.items() for pair in pairs]


@pytest.mark.parametrize(("game", "pair"), EVERY)
def test_every_agreement_changes_a_rule_that_the_sheet_tells(game: str, pair: tuple[str, Option]) -> None:
    agreed = dict([pair])
    book, table = RULESETS[game], table_of(game, agreed)
    changes = difference(book, table)
    assert changes and len(unchanged(game, agreed)) >= 3
    before, after = ({line for part in sheet(rules) for line in part.lines} for rules in (book, table))
    for change in changes:
        assert change.after in after or change.title not in rule_titles(table)
        assert change.after not in before, "said of the book as well"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_wrong_rule_reads_as_in_the_book(seed: int) -> None:
    item = load_item(f"house~{seed}")
    assert len(item.options) == 4 and len({option.text for option in item.options}) == 4
    told = item.prompt.partition(".")[0]
    game = next(name for name in AGREED if agreed_text(name, {}).startswith(told))
    titles = rule_titles(RULESETS[game])
    assert all(option.text in titles for option in item.options if not option.right)


@pytest.mark.parametrize("name", ["house-calls", "house-claim"])
def test_yes_and_no_are_right_about_as_often(name: str) -> None:
    right = Counter(load_item(f"{name}~{seed}").answer[0] for seed in SEEDS)
    assert min(right["yes"], right["no"]) >= len(SEEDS) // 4, right


def test_most_scores_are_not_those_of_the_book_and_some_are() -> None:
    beliefs = [{miss.misconception for miss in load_item(f"house-score~{seed}").misses} for seed in SEEDS]
    other = sum("one-true-rules" in found for found in beliefs)
    assert len(SEEDS) // 2 < other < len(SEEDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", HOUSE)
def test_the_same_question_in_every_language(name: str, language: str) -> None:
    english = [load_item(f"{name}~{seed}") for seed in (1, 2, 3)]
    with speaking(language):
        told = [load_item(f"{name}~{seed}") for seed in (1, 2, 3)]
    assert [item.answer for item in told] == [item.answer for item in english]
    assert [[o.key for o in item.options] for item in told] == [
        [o.key for o in item.options] for item in english
    ]


def test_the_reason_is_the_sheets_own_sentence() -> None:
    agreed = {"stick_the_dealer": True}
    assert agreed_rules("bid", agreed) == "If all the others pass, the dealer must bid; any bid will do."

"""The house rules in words: every option of every game has a name and, where it has words, a word."""

from __future__ import annotations

import pytest

from euchre_tutor.engine import RULESETS, Option, Ruleset, RulesetError
from euchre_tutor.players import GAMES
from euchre_widgets.table_options import CHOICES, OTHERS, differences

WORDS: tuple[Option, ...] = (
    *("none", "random", "first_black_jack", "highest_total", "bidder_first", "must_make_or_set"),
    *("extra_hand", "shared_win", "open", "after_auction", "with_bid", "tricks", "symmetric"),
    *("discard_first", "gift_first", "at_least_one", "exactly_one", "before_bidding", "own_first_call"),
    *("next", "same", "after_trump", "prevent", "allow", "trick_complete", "next_card", "never"),
    *("offender_minus", "opponents_plus", "penalty_continue", "penalty_end_hand", "lose_hand"),
)
VALUES: tuple[Option, ...] = (*WORDS, False, True, 0, 1, 2, 3, 4, 25)


def variants(rules: Ruleset, name: str) -> list[Ruleset]:
    """The game under every value of the option that it can take and has not already."""
    found = []
    for value in VALUES:
        try:
            found.append(rules.with_options(**{name: value}))
        except RulesetError:
            continue
    return [other for other in found if other != rules]


@pytest.mark.parametrize("game, name", [(game, n) for game in GAMES for n in sorted(RULESETS[game].options)])
def test_every_value_of_every_option_is_told_in_words(game: str, name: str) -> None:
    others = variants(RULESETS[game], name)
    assert others
    for other in others:
        (line,) = differences(other)
        assert "_" not in line and "true" not in line.lower() and "false" not in line.lower()


def test_an_option_stands_in_one_of_the_two_lists() -> None:
    assert not CHOICES.keys() & OTHERS.keys()
    assert CHOICES.keys() | OTHERS.keys() | {"deck"} == {n for game in GAMES for n in RULESETS[game].options}

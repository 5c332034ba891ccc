"""Players against each other in duplicate matches: the same deals twice, with the seats swapped.

Run: python -m benchmarks.players [first] [second] [--matches 100] [--hands 24]
"""

from __future__ import annotations

import argparse
import random
import statistics

from euchre_tutor.engine import RULESETS, Option, Phase, Ruleset, State, apply, new_match, view
from euchre_tutor.players import PLAYERS

MOST_HANDS = 24  # random players' matches need not end: they bid the moon and lose for ever
MOST_ACTIONS = 300  # more than any hand takes


def play_hand(state: State, names: tuple[str, ...], seed: int) -> State:
    """The hand played to its end, seat by seat by these players."""
    players = [PLAYERS[name](random.Random(f"{seed} {seat}")) for seat, name in enumerate(names)]
    for _ in range(MOST_ACTIONS):
        if state.phase is Phase.OVER:
            return state
        state = apply(state, players[state.to_act].choose(view(state, state.to_act)))
    raise RuntimeError("a hand that does not end")


def margin(rules: Ruleset, names: tuple[str, ...], seed: int, most: int = MOST_HANDS) -> int:
    """The points by which seats 0 and 2 lead when the match, or its last hand allowed, is over."""
    rng, match = random.Random(seed), new_match(rules, dealer=seed % rules.seats)
    for number in range(most):
        match = match.after(play_hand(match.next_deal(rng), names, seed * 1000 + number))
        if match.winners:
            break
    return match.scores[0] - match.scores[1]


def duplicate(rules: Ruleset, first: str, second: str, seed: int, most: int = MOST_HANDS) -> int:
    """The points by which the first player beats the second in both seats together."""
    here = margin(rules, (first, second) * 2, seed, most)
    there = margin(rules, (second, first) * 2, seed, most)
    return here - there


def contest(
    first: str, second: str, matches: int, most: int = MOST_HANDS, options: dict[str, Option] | None = None
) -> list[int]:
    """The margins of so many duplicate matches."""
    rules = RULESETS["bid"].with_options(**(options or {}))
    return [duplicate(rules, first, second, seed, most) for seed in range(matches)]


def main() -> None:
    """Print how many of the matches the first player wins, and by how much."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first", nargs="?", default="thumb", choices=PLAYERS)
    parser.add_argument("second", nargs="?", default="random", choices=PLAYERS)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--hands", type=int, default=MOST_HANDS)
    asked = parser.parse_args()
    margins = contest(asked.first, asked.second, asked.matches, asked.hands)
    won = sum(points > 0 for points in margins)
    mean = sum(margins) / len(margins)
    print(f"{asked.first} beats {asked.second} in {won} of {len(margins)} duplicate matches,")
    error = statistics.stdev(margins) / len(margins) ** 0.5 if len(margins) > 1 else float("inf")
    print(f"by {mean:.1f} ± {2 * error:.1f} (two standard errors) points a match on average")
    print(f"(worst {min(margins)}, best {max(margins)})")


if __name__ == "__main__":
    main()

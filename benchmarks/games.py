"""Players against each other in every game: points a hand, the same deals from each side of the table.

Run: python -m benchmarks.games [first] [second] [--hands 200] [--game cutthroat]
"""

from __future__ import annotations

import argparse
import random
import statistics

from benchmarks.players import play_hand
from euchre_tutor.engine import RULESETS, Ruleset, deal, score
from euchre_tutor.players import PLAYERS


def ahead(rules: Ruleset, first: str, second: str, seed: int) -> float:
    """The points by which the first is ahead of the others in this deal, on average over the sides."""
    state = deal(rules, seed % rules.seats, random.Random(seed))
    leads = []
    for side in rules.sides:
        names = tuple(first if seat in side else second for seat in range(rules.seats))
        points = score(play_hand(state, names, seed))
        others = [points[seat] for seat in range(rules.seats) if seat not in side]
        leads.append(points[side[0]] - statistics.mean(others))
    return statistics.mean(leads)


def contest(rules: Ruleset, first: str, second: str, hands: int) -> list[float]:
    """The leads of the first player in so many deals."""
    return [ahead(rules, first, second, seed) for seed in range(hands)]


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first", nargs="?", default="thumb", choices=PLAYERS)
    parser.add_argument("second", nargs="?", default="random", choices=PLAYERS)
    parser.add_argument("--hands", type=int, default=200)
    parser.add_argument("--game", choices=RULESETS)
    asked = parser.parse_args()
    for game in [asked.game] if asked.game else RULESETS:
        leads = contest(RULESETS[game], asked.first, asked.second, asked.hands)
        error = statistics.stdev(leads) / len(leads) ** 0.5
        print(f"{game:<12} {statistics.mean(leads):+.2f} ± {error:.2f} points a hand in {len(leads)} deals")


if __name__ == "__main__":
    main()

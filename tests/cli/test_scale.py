"""Figures on a scale of characters."""

from __future__ import annotations

from euchre_tutor.cli.scale import WIDTH, scale


def test_the_best_comes_first_and_further_right() -> None:
    worst, best = list(scale([("Pass", -1.0, 0.1), ("Bid 4", 2.0, 0.1)]))[::-1]
    assert best.strip().startswith("Bid 4")
    assert best.index("●") > worst.index("●")


def test_a_larger_error_is_a_longer_line() -> None:
    lines = list(scale([("a", 1.0, 0.5), ("b", -4.0, 0.1)]))
    assert lines[0].count("─") > lines[1].count("─")
    assert all(len(line.split("  ")[1]) <= WIDTH + 2 for line in lines)


def test_what_is_too_close_to_call_is_said() -> None:
    *_, last = scale([("a", 1.0, 0.5), ("b", 0.9, 0.5), ("c", -9.0, 0.1)])
    assert last == "Too close to call: a, b."
    assert "Too close" not in list(scale([("a", 1.0, 0.1), ("b", 0.0, 0.1)]))[-1]


def test_equal_figures_without_error_share_one_place() -> None:
    lines = list(scale([("a", 1.0, 0.0), ("b", 1.0, 0.0)]))
    assert lines[0].index("●") == lines[1].index("●")

"""Euchre taught: the rules, a solver, players and a tutor, with no display."""

__version__ = "0.1.0"

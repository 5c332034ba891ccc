"""The error of the command line."""

from __future__ import annotations


class CommandError(Exception):
    """What was typed cannot be done, and why, in the language in force."""

"""Euchre Game Notation (EGN 1.4, JSON) of Turn-Up Euchre, read and written.

A file holds decisions only, and hands may be missing: cards that it does not tell are made up to fit.
"""

from .game import Egn, Renege, read_egn
from .writing import write_egn

__all__ = ["Egn", "Renege", "read_egn", "write_egn"]

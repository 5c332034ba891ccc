"""Who chooses: players that see a View and nothing else."""

from __future__ import annotations

from ..engine.rulesets import RULESETS
from .player import Player, PlayerFactory
from .random_player import RandomPlayer
from .thumb_player import ThumbPlayer

GAMES = tuple(RULESETS)
PLAYERS: dict[str, PlayerFactory] = {"random": RandomPlayer, "thumb": ThumbPlayer}

__all__ = ["GAMES", "PLAYERS", "Player", "PlayerFactory", "RandomPlayer", "ThumbPlayer"]

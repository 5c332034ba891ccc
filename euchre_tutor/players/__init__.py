"""Who chooses: players that see a View and nothing else."""

from __future__ import annotations

from .player import Player, PlayerFactory
from .random_player import RandomPlayer
from .thumb_player import ThumbPlayer

GAMES = (
    "bid",
)  # whose sense the rule of thumb has; only these have a table yet, all others just their rules
PLAYERS: dict[str, PlayerFactory] = {"random": RandomPlayer, "thumb": ThumbPlayer}

__all__ = ["GAMES", "PLAYERS", "Player", "PlayerFactory", "RandomPlayer", "ThumbPlayer"]

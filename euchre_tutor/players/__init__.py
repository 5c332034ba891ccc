"""Who chooses: players that see a View and nothing else, each with the sense of every game."""

from __future__ import annotations

from .player import Player, PlayerFactory
from .random_player import RandomPlayer
from .sampler_player import SamplerPlayer
from .thumb_player import ThumbPlayer

PLAYERS: dict[str, PlayerFactory] = {"random": RandomPlayer, "thumb": ThumbPlayer, "sampler": SamplerPlayer}

__all__ = ["PLAYERS", "Player", "PlayerFactory", "RandomPlayer", "SamplerPlayer", "ThumbPlayer"]

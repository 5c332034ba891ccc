"""Who chooses: players that see a View and nothing else."""

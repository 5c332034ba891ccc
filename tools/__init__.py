"""What a developer runs: setting up, checking, building. Never installed."""

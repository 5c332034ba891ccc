"""The lessons as data: which widget each block shows, and which questions it asks."""

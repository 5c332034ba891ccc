"""The web app's server side: where its files lie, its words, its settings and its handlers."""

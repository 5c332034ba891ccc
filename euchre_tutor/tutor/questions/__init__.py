"""The kinds of question: each makes an item from a position, and the engine gives the right answer."""

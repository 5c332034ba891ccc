"""How good a choice is: deals consistent with a view, played out thousands of times."""

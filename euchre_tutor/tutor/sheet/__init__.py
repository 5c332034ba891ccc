"""The sentences of the rule sheet, part by part in the order of a hand; each asks the ruleset's fields."""

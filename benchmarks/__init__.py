"""What measures speed and quality, side by side with others; never part of the tests."""

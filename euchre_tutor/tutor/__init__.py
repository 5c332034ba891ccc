"""What to say: names, reasons, feedback, lessons and sittings."""

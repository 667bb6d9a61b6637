"""Looking at games from outside: statistics now; matches, hints and reviews are to come."""

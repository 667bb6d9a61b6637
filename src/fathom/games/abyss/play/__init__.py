"""The course of play: the turn, and a file for each subject."""

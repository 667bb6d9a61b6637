"""The course of play: one file per subject, each decision with its rows."""

"""The course of play: one file a subject, each decision with its rows."""

"""The games behind the interfaces that researchers use: PettingZoo, Gymnasium, OpenSpiel. All step the compiled world.

A file for each interface, imported by itself, because each needs a package that not everybody has. docs/research.md
shows how each is used.
"""

"""The action vocabulary of Abyss. A word like `council crab` means what the phase asks for: support, a place for a
Kraken, a race to name. Equal Allies are one action."""

from __future__ import annotations

from fathom.core.actions import Arg, Vocabulary

RACES = ("jellyfish", "crab", "seahorse", "shellfish", "squid")
RACE = Arg("race", RACES, messages=True)
SLOT = Arg("slot", "123456")
ALLY_TYPE = Arg(
    "ally",
    (*(f"{race}-{value}" for race in RACES for value in range(1, 6)), "kraken-2", "kraken-3", "kraken-4"),
)
CARD = Arg("card", (*ALLY_TYPE.words, "monster"))
BLACK = Arg("nebulis", "012")
TURN_POWER = Arg("lord", ("slaver", "oracle", "opportunist", "ferryman", "recipient"), messages=True)
OPTION = Arg("option", "123")
NUMBER = Arg("count", "1234")
TILE = Arg(
    "location",
    (
        "sargasso-silos", "hydrozoa-reserves", "sanctuary", "parliament", "barracks", "dockworks", "sargasso-fields",
        "abyss", "city-of-mirrors", "black-smokers", "oceanic-senate-assembly", "depths", "throne-room", "jail",
        "chasm", "closed-tower", "lost-tower", "chamber-of-allies", "nest-of-giant-clams", "coral-barrier",
        "gambling-den", "krakens-lair", "cetacean-graveyard", "abandoned-convoy", "megalodon", "battlefield",
    ),
    messages=True,
)  # fmt: skip
LORD_NAME = Arg(
    "lord",
    (
        "recruiter", "jailer", "seeker", "assassin", "commander", "tamer", "hunter", "ship-master", "trader",
        "peddler", "landlord", "slaver", "shopkeeper", "shaman", "invoker", "apprentice", "oracle", "alchemist",
        "illusionist", "master-of-magic", "opportunist", "corruptor", "traitor", "diplomat", "treasurer", "schemer",
        "keeper", "reaper", "shepherd", "miller", "aquaculturalist", "landowner", "sage", "hermit", "elder",
        "ferryman", "outlaw", "counterfeiter", "fence", "cleaner", "watcher", "vigil", "lookout", "shareholder",
        "inheritor", "hypnotist", "healer", "highwayman", "executioner", "recipient", "liberator", "grower",
        "oyster-farmer",
    ),
    messages=True,
)  # fmt: skip
CLOCKWISE = Arg("clockwise", ("+1", "+2", "+3"))

VOCABULARY = Vocabulary()
PASS = VOCABULARY.add("pass")  # decline, stop, keep, finish
PLOT = VOCABULARY.add("plot")
EXPLORE = VOCABULARY.add("explore")  # reveal a card; go on exploring or searching
TAKE = VOCABULARY.add("take")  # the Ally revealed last; fight the Monster revealed last
COUNCIL = VOCABULARY.add("council", RACE)
COURT = VOCABULARY.add("court", SLOT)
ALLY = VOCABULARY.add("ally", ALLY_TYPE)
PAY = VOCABULARY.add("pay", BLACK)  # with so many Nebulis
CHEAPEST = VOCABULARY.add("cheapest")  # complete the payment the cheapest way
POWER = VOCABULARY.add("power", TURN_POWER)
SENTINEL = VOCABULARY.add("sentinel")  # place one again
REWARD = VOCABULARY.add("reward", OPTION)
DRAW = VOCABULARY.add("draw", NUMBER)
LOCATION = VOCABULARY.add("location", TILE)
LORD = VOCABULARY.add("lord", LORD_NAME)
SEAT = VOCABULARY.add("seat", CLOCKWISE)  # counted clockwise from who decides

ARG0 = VOCABULARY.arg0

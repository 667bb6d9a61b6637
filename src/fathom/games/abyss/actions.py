"""The action vocabulary of Abyss. A word like `council crab` means what the phase asks for: support, a place for a
Kraken, a race to name. Equal Allies are one action."""

from __future__ import annotations

from fathom.core.actions import Arg, Kind, Vocabulary

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

VOCABULARY = Vocabulary(
    Kind("pass"),  # decline, stop, keep, finish
    Kind("plot"),
    Kind("explore"),  # reveal a card; go on exploring or searching
    Kind("take"),  # the Ally revealed last; fight the Monster revealed last
    Kind("council", RACE),
    Kind("court", SLOT),
    Kind("ally", ALLY_TYPE),
    Kind("pay", BLACK),  # with so many Nebulis
    Kind("cheapest"),  # complete the payment the cheapest way
    Kind("power", TURN_POWER),
    Kind("sentinel"),  # place one again
    Kind("reward", OPTION),
    Kind("draw", NUMBER),
    Kind("location", TILE),
    Kind("lord", LORD_NAME),
    Kind("seat", CLOCKWISE),  # counted clockwise from who decides
)

ARG0 = VOCABULARY.arg0

PASS = VOCABULARY.first("pass")
PLOT = VOCABULARY.first("plot")
EXPLORE = VOCABULARY.first("explore")
TAKE = VOCABULARY.first("take")
COUNCIL = VOCABULARY.first("council")
COURT = VOCABULARY.first("court")
ALLY = VOCABULARY.first("ally")
PAY = VOCABULARY.first("pay")
CHEAPEST = VOCABULARY.first("cheapest")
POWER = VOCABULARY.first("power")
SENTINEL = VOCABULARY.first("sentinel")
REWARD = VOCABULARY.first("reward")
DRAW = VOCABULARY.first("draw")
LOCATION = VOCABULARY.first("location")
LORD = VOCABULARY.first("lord")
SEAT = VOCABULARY.first("seat")

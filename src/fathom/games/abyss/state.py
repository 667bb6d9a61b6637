"""The state of Abyss with Kraken, declared once.

Who may see what: everything is open except the `hand` of a player (its owner; others see how many cards), the faces of
the Council stacks (only their sizes may be checked) and the values of a player's Monster tokens (its owner). Decks and
supplies are sets without order: what is drawn is decided when it is drawn. `used`, the cards laid out for a payment,
only its owner knows until the payment is made. See docs/knowledge.md for what a seat is taken to remember.

Sets of Lords and Locations are bit sets: bit c stands for card c. Everything under "this turn" and "in progress" is
back at its idle value (0, or NONE where 0 would mean something) when it is over.
"""

from __future__ import annotations

from fathom.core.names import Names
from fathom.core.state import Struct, i8, i16, i64, many

NONE = -1

# Races; a Council space, an Ally and a guild of Lords belongs to each. Krakens have none.
RACES = Names()
JELLYFISH = RACES.add("jellyfish")
CRAB = RACES.add("crab")
SEAHORSE = RACES.add("seahorse")
SHELLFISH = RACES.add("shellfish")
SQUID = RACES.add("squid")
SPACES = len(RACES)  # of the Council

# Guilds, the first five with the number of their mandatory race.
GUILD_NAMES = Names()
MAGE = GUILD_NAMES.add("mage")
SOLDIER = GUILD_NAMES.add("soldier")
FARMER = GUILD_NAMES.add("farmer")
MERCHANT = GUILD_NAMES.add("merchant")
POLITICIAN = GUILD_NAMES.add("politician")
AMBASSADOR = GUILD_NAMES.add("ambassador")
SMUGGLER = GUILD_NAMES.add("smuggler")
GUILDS = len(GUILD_NAMES)

# Kinds of Exploration cards: five values of each race, three of Kraken, the Monsters.
VALUES = 5
KRAKENS = 25  # the first Kraken Ally
ALLIES = 28
MONSTER = 28
CARDS = 29

LORD_NAMES = (
    "recruiter", "jailer", "seeker", "assassin", "commander", "tamer", "hunter", "ship-master", "trader", "peddler",
    "landlord", "slaver", "shopkeeper", "shaman", "invoker", "apprentice", "oracle", "alchemist", "illusionist",
    "master-of-magic", "opportunist", "corruptor", "traitor", "diplomat", "treasurer", "schemer", "keeper", "reaper",
    "shepherd", "miller", "aquaculturalist", "landowner", "sage", "hermit", "elder", "ferryman", "outlaw",
    "counterfeiter", "fence", "cleaner", "watcher", "vigil", "lookout", "shareholder", "inheritor", "hypnotist",
    "healer", "highwayman", "executioner", "recipient", "liberator", "grower", "oyster-farmer",
)  # fmt: skip
LORDS = len(LORD_NAMES)
LOCATION_NAMES = (
    "sargasso-silos", "hydrozoa-reserves", "sanctuary", "parliament", "barracks", "dockworks", "sargasso-fields",
    "abyss", "city-of-mirrors", "black-smokers", "oceanic-senate-assembly", "depths", "throne-room", "jail", "chasm",
    "closed-tower", "lost-tower", "chamber-of-allies", "nest-of-giant-clams", "coral-barrier", "gambling-den",
    "krakens-lair", "cetacean-graveyard", "abandoned-convoy", "megalodon", "battlefield",
)  # fmt: skip
LOCATIONS = len(LOCATION_NAMES)
COURT_SPACES = 6
TRACK_SPACES = 5
LOOT_KINDS = 5
TOKEN_KINDS = 3

# Sentinel tokens, and the areas they are posted in.
SENTINEL_NAMES = ("watcher", "vigil", "lookout")
SENTINELS = len(SENTINEL_NAMES)
AREAS = Names()
IN_COURT = AREAS.add("court")
IN_COUNCIL = AREAS.add("council")
ON_LOCATION = AREAS.add("location")

# Phases: each is a kind of decision. NEXT stands only inside an action (the step to come is `step`) and at the end.
PHASES = Names()
NEXT = PHASES.add("over")
MENU = PHASES.add("menu")
BUYING = PHASES.add("buying")
TAKING = PHASES.add("taking")
FIGHTING = PHASES.add("fighting")
REWARDING = PHASES.add("rewarding")
SENDING = PHASES.add("sending")
SECOND_STACK = PHASES.add("second-stack")
PAYING = PHASES.add("paying")
AFFILIATING = PHASES.add("affiliating")
JAILED = PHASES.add("jailed")
LIMITED = PHASES.add("limited")
ASSASSINATING = PHASES.add("assassinating")
HUNTING = PHASES.add("hunting")
APPRENTICE_STACK = PHASES.add("apprentice")
ILLUSION = PHASES.add("illusion")
EXCHANGING = PHASES.add("exchanging")
CORRUPTING = PHASES.add("corrupting")
BRIBING = PHASES.add("bribing")
BETRAYING = PHASES.add("betraying")
REPLACING = PHASES.add("replacing")
SCHEMING = PHASES.add("scheming")
AMBASSADOR_TILE = PHASES.add("ambassador")
CONTROLLING = PHASES.add("controlling")
DRAWN_TILE = PHASES.add("drawn")
SPENDING_KEYS = PHASES.add("keys")
SMOKING = PHASES.add("smoking")
SEARCHING = PHASES.add("searching")
FENCING = PHASES.add("fencing")
HEALING = PHASES.add("healing")
EXECUTING = PHASES.add("executing")
LOSING = PHASES.add("losing")
LIBERATING = PHASES.add("liberating")
POSTING = PHASES.add("posting")
FIGURE_CHOICE = PHASES.add("figure")
ENSLAVING = PHASES.add("enslaving")
ORACLE_STACK = PHASES.add("oracle")
OPPORTUNITY = PHASES.add("opportunity")
WINDOW = PHASES.add("window")
MARTIAL_LAW = PHASES.add("martial-law")

# Steps that need no decision, or may turn out to.
(
    S_NONE, S_REVEAL, S_OFFER, S_SOLD, S_CLEAR, S_SEND, S_KRAKENS, S_AFFILIATE, S_ENTER, S_POWER, S_VICTIMS, S_POST,
    S_LOOT, S_COURT, S_CONTROL, S_WINDOW, S_LIMIT, S_END, S_BACK, S_FINAL,
) = range(20)  # fmt: skip

# Powers of Lords, and when they work: not at all, once on arrival, as long as the Lord is free, or once in each own
# turn, as an action `power ...`. A power is declared here, carried out in play/lords/, and given to Lords in data.toml.
WORKS = Names()
NEVER = WORKS.add("none")
ON_ARRIVAL = WORKS.add("once")
ALWAYS = WORKS.add("always")
EACH_TURN = WORKS.add("turn")
POWERS = Names()
POWER_WORKS: list[int] = []  # by power


def power(name: str, works: int) -> int:
    """Declare a power; its number is what rules write down."""
    POWER_WORKS.append(works)
    return POWERS.add(name)


NO_POWER = power("none", NEVER)
RECRUITER = power("recruiter", ALWAYS)
JAILER = power("jailer", ON_ARRIVAL)
SEEKER = power("seeker", ON_ARRIVAL)
ASSASSIN = power("assassin", ON_ARRIVAL)
COMMANDER = power("commander", ALWAYS)  # and on arrival
TAMER = power("tamer", ALWAYS)
HUNTER = power("hunter", ON_ARRIVAL)
SHIP_MASTER = power("ship-master", ALWAYS)
PEARLS = power("pearls", ON_ARRIVAL)
LANDLORD = power("landlord", ALWAYS)  # and on arrival
SLAVER = power("slaver", EACH_TURN)
SHAMAN = power("shaman", ALWAYS)
INVOKER = power("invoker", ON_ARRIVAL)
APPRENTICE = power("apprentice", ON_ARRIVAL)
ORACLE = power("oracle", EACH_TURN)
ALCHEMIST = power("alchemist", ALWAYS)
ILLUSIONIST = power("illusionist", ON_ARRIVAL)
MASTER_OF_MAGIC = power("master-of-magic", ALWAYS)
OPPORTUNIST = power("opportunist", EACH_TURN)
CORRUPTOR = power("corruptor", ON_ARRIVAL)
TRAITOR = power("traitor", ON_ARRIVAL)
DIPLOMAT = power("diplomat", ALWAYS)
TREASURER = power("treasurer", ALWAYS)
SCHEMER = power("schemer", ON_ARRIVAL)
ENVOY = power("ambassador", ON_ARRIVAL)
FERRYMAN = power("ferryman", EACH_TURN)
OUTLAW = power("outlaw", ALWAYS)
COUNTERFEITER = power("counterfeiter", ALWAYS)
FENCE = power("fence", ON_ARRIVAL)
CLEANER = power("cleaner", ALWAYS)
SENTRY = power("sentinel", ON_ARRIVAL)
SHAREHOLDER = power("shareholder", ALWAYS)
HYPNOTIST = power("hypnotist", ALWAYS)
HEALER = power("healer", ON_ARRIVAL)
HIGHWAYMAN = power("highwayman", ALWAYS)
EXECUTIONER = power("executioner", ON_ARRIVAL)
RECIPIENT = power("recipient", EACH_TURN)
LIBERATOR = power("liberator", ON_ARRIVAL)
PER_TURN = tuple(of for of in range(len(POWERS)) if POWER_WORKS[of] == EACH_TURN)

# What the points of a Location count.
PER = Names()
PER_NOTHING = PER.add("nothing")
PER_GUILD = PER.add("guild")
PER_RACE = PER.add("race")
PER_GUILDS = PER.add("guilds")
PER_MIRROR = PER.add("mirror")
PER_SMOKERS = PER.add("smokers")
PER_WEAKEST_LORD = PER.add("weakest-lord")
PER_STRONGEST_LORD = PER.add("strongest-lord")
PER_LORDS = PER.add("lords")
PER_KEYS = PER.add("keys")
PER_NO_KEYS = PER.add("no-keys")
PER_WEAKEST_ALLIES = PER.add("weakest-allies")
PER_ALLIES = PER.add("allies")
PER_NEBULIS = PER.add("nebulis")
PER_LOOT = PER.add("loot")

# What a loot card brings.
LOOT_REWARDS = Names()
LOOT_NOTHING = LOOT_REWARDS.add("nothing")
LOOT_KEYS = LOOT_REWARDS.add("keys")
LOOT_PEARLS = LOOT_REWARDS.add("pearls")
LOOT_TOKENS = LOOT_REWARDS.add("tokens")
LOOT_ALLY = LOOT_REWARDS.add("ally")

# Where points come from.
SOURCES = Names()
BY_LORDS = SOURCES.add("lords")
BY_ALLIES = SOURCES.add("allies")
BY_LOCATIONS = SOURCES.add("locations")
BY_MONSTERS = SOURCES.add("monsters")
BY_NEBULIS = SOURCES.add("nebulis")


class Player(Struct):
    """What a player has."""

    pearls: int = i16()
    nebulis: int = i16()
    judged: int = i16()  # Nebulis when the Kraken figure was last judged
    keys: int = i16()  # Key tokens
    hand: list[int] = i8(ALLIES)  # Allies by type
    hand_size: int = i16()
    affiliated: list[int] = i8(KRAKENS)  # Allies by type
    tokens: list[int] = i8(TOKEN_KINDS)  # Monster tokens by value
    lords: int = i64()  # all own Lords
    free: int = i64()  # those not under a Location
    disabled: int = i64()  # those turned by the Assassin
    locations: int = i64()
    bought: int = i8()  # Allies bought in this turn of the active player


class Table(Struct):
    """The whole table."""

    seats: int = i8()
    actor: int = i8()
    over: int = i8()
    phase: int = i8()
    step: int = i8()
    players: list[Player] = many(Player, 4)

    # options
    with_kraken: int = i8()
    first_seat: int = i8()  # NONE: random
    law: int = i8()  # martial law: a hand limit for all
    skip_disabled: int = i8()  # turned Lords do not count for Locations and the end
    end_on_gap: int = i8()  # an empty Lord deck and a gap in the Court bring the end
    victim_chooses: int = i8()  # whom the Assassin turns
    lazy_commander: int = i8()  # buyers discard at the end of their own turn only
    smokers_return: int = i8()  # Black Smokers goes into the stack instead of out of the game
    any_surplus: int = i8()  # superfluous Allies may be used to pay
    loot_stays: int = i8()  # on a Sanctuary that is given away
    any_taker: int = i8()  # of the Kraken figure, among all who reached the holder
    marker_back: int = i8()  # a Monster met by loot moves the threat marker back
    single_pair: int = i8()  # Outlaw and Counterfeiter: one Nebulis only while Pearls are kept
    forgetful: int = i8()  # nobody is taken to remember hands and Council stacks
    turn_cap: int = i16()

    # the table
    first: int = i8()
    current: int = i8()  # whose turn it is
    turn: int = i16()
    deck: list[int] = i8(CARDS)  # Exploration cards by kind
    deck_size: int = i16()
    discard: list[int] = i8(CARDS)
    discard_size: int = i16()
    track: list[int] = i8(TRACK_SPACES)  # kinds, from the deck on, or NONE
    shown: int = i8()  # cards on the track
    council: list[list[int]] = i8(SPACES, ALLIES)  # by space and Ally type
    stack_size: list[int] = i16(SPACES)
    threat: int = i8()
    token_supply: list[int] = i8(TOKEN_KINDS)
    lord_deck: int = i64()
    lord_discard: int = i64()
    court: list[int] = i8(COURT_SPACES)  # from the space farthest from the deck on, or NONE
    location_deck: int = i64()
    face_up: int = i64()
    gone: int = i64()  # Locations out of the game
    under: list[int] = i8(LORDS)  # the Location on top of each Lord, or NONE
    loot_deck: list[int] = i8(LOOT_KINDS)
    loot_discard: list[int] = i8(LOOT_KINDS)
    loot_on: list[int] = i8(LOCATIONS)  # loot lying on each Location, as a bit set of kinds
    figure: int = i8()  # who holds the Kraken figure, or NONE
    tied: int = i8()  # the seats among which its holder has to choose, as a bit set
    posted: list[int] = i8(SENTINELS)  # the Sentinel token in each area, or NONE
    guarded: list[int] = i8(SENTINELS)  # the Lord, Council space or Location it lies on
    sentinel_owner: list[int] = i8(SENTINELS)
    back_home: list[int] = i8(SENTINELS)  # tokens that came back in this turn
    finisher: int = i8()  # who brought the end about, or NONE

    # this turn
    price: int = i8()  # of the next Ally that is bought
    powers_used: int = i64()  # per-turn powers, as a bit set
    extra: int = i8()  # turns to come right after this one
    taken: int = i8()  # a Lord was taken from the Court
    unfilled: int = i8()  # a refill of the Court failed
    acting: int = i8()  # the action is not yet finished

    # in progress
    window: int = i8()  # the phase to go back to
    asked: int = i8()  # how far around the table the question is
    slot: int = i8()  # of the Court
    lord: int = i8()  # being recruited, or whose power is being resolved
    used: list[int] = i8(ALLIES)  # Allies laid out for the payment
    race: int = i8()  # named for the Executioner
    location: int = i8()
    drawn: int = i64()  # Locations just drawn
    chosen: int = i64()  # Lords whose Keys are spent; seats chosen for the Fence
    owed: int = i8()  # cards above the limit of martial law

"""The state of Abyss with Kraken, declared once.

Who may see what: everything is open except the `hand` of a player (its owner; others see how many cards), the faces of
the Council stacks (only their sizes may be checked) and the values of a player's Monster tokens (its owner). Decks and
supplies are sets without order: what is drawn is decided when it is drawn. `used`, the cards laid out for a payment,
is its owner's business until the payment is made. See docs/knowledge.md for what a seat is taken to remember.

Sets of Lords and Locations are bit sets: bit c stands for card c. Everything under "this turn" and "in progress" is
back at its idle value (0, or NONE where 0 would mean something) when it is done with.
"""

from __future__ import annotations

from fathom.core.state import Struct, i8, i16, i64, many

NONE = -1

# Races; a Council space, an Ally and a guild of Lords belongs to each of the first five.
JELLYFISH, CRAB, SEAHORSE, SHELLFISH, SQUID, KRAKEN = range(6)
SPACES = 5  # of the Council

# Guilds, the first five with the number of their mandatory race.
MAGE, SOLDIER, FARMER, MERCHANT, POLITICIAN, AMBASSADOR, SMUGGLER = range(7)
GUILDS = 7

# Kinds of Exploration cards: five values of each race, three of Kraken, the Monsters.
VALUES = 5
KRAKENS = 25  # the first Kraken Ally
ALLIES = 28
MONSTER = 28
CARDS = 29

LORDS = 53
LOCATIONS = 26
COURT_SPACES = 6
TRACK_SPACES = 5
LOOT_KINDS = 5
TOKEN_KINDS = 3

# Areas of Sentinel tokens.
IN_COURT, IN_COUNCIL, ON_LOCATION = range(3)
SENTINELS = 3

# Phases: each is a kind of decision. NEXT stands only inside an action: the step to come is `step`.
NEXT = 0
MENU = 1
BUYING = 2
TAKING = 3
FIGHTING = 4
REWARDING = 5
SENDING = 6
SECOND_STACK = 7
PAYING = 8
AFFILIATING = 9
JAILED = 10
LIMITED = 11
ASSASSINATING = 12
HUNTING = 13
APPRENTICE_STACK = 14
ILLUSION = 15
EXCHANGING = 16
CORRUPTING = 17
BRIBING = 18
BETRAYING = 19
REPLACING = 20
SCHEMING = 21
AMBASSADOR_TILE = 22
CONTROLLING = 23
DRAWN_TILE = 24
SPENDING_KEYS = 25
SMOKING = 26
SEARCHING = 27
FENCING = 28
HEALING = 29
EXECUTING = 30
LOSING = 31
LIBERATING = 32
POSTING = 33
FIGURE_CHOICE = 34
ENSLAVING = 35
ORACLE_STACK = 36
OPPORTUNITY = 37
WINDOW = 38
MARTIAL_LAW = 39

# Steps that need no decision, or may turn out to.
S_NONE = 0
S_REVEAL = 1
S_OFFER = 2
S_SOLD = 3
S_CLEAR = 4
S_SEND = 5
S_KRAKENS = 6
S_AFFILIATE = 7
S_ENTER = 8
S_POWER = 9
S_VICTIMS = 10
S_POST = 11
S_LOOT = 12
S_COURT = 13
S_CONTROL = 14
S_WINDOW = 15
S_LIMIT = 16
S_END = 17
S_BACK = 18
S_FINAL = 19

# Powers of Lords, by the Lord who has it; PEARLS, ENVOY and SENTRY are those of several.
(
    NO_POWER, RECRUITER, JAILER, SEEKER, ASSASSIN, COMMANDER, TAMER, HUNTER, SHIP_MASTER, PEARLS, LANDLORD, SLAVER,
    SHAMAN, INVOKER, APPRENTICE, ORACLE, ALCHEMIST, ILLUSIONIST, MASTER_OF_MAGIC, OPPORTUNIST, CORRUPTOR, TRAITOR,
    DIPLOMAT, TREASURER, SCHEMER, ENVOY, FERRYMAN, OUTLAW, COUNTERFEITER, FENCE, CLEANER, SENTRY, SHAREHOLDER,
    HYPNOTIST, HEALER, HIGHWAYMAN, EXECUTIONER, RECIPIENT, LIBERATOR,
) = range(39)  # fmt: skip

# What the points of a Location count.
(
    PER_NOTHING, PER_GUILD, PER_RACE, PER_GUILDS, PER_MIRROR, PER_SMOKERS, PER_WEAKEST_LORD, PER_STRONGEST_LORD,
    PER_LORDS, PER_KEYS, PER_NO_KEYS, PER_WEAKEST_ALLIES, PER_ALLIES, PER_NEBULIS, PER_LOOT,
) = range(15)  # fmt: skip

# What a loot card brings.
LOOT_NOTHING, LOOT_KEYS, LOOT_PEARLS, LOOT_TOKENS, LOOT_ALLY = range(5)


class Player(Struct):
    pearls: int = i16()
    nebulis: int = i16()
    judged: int = i16()  # Nebulis when the Kraken figure was last judged
    keys: int = i16()  # Key tokens
    hand: list[int] = i8(28)  # Allies by type
    hand_size: int = i16()
    affiliated: list[int] = i8(25)  # Allies by type
    tokens: list[int] = i8(3)  # Monster tokens by value
    lords: int = i64()  # all own Lords
    free: int = i64()  # those not under a Location
    disabled: int = i64()  # those turned by the Assassin
    locations: int = i64()
    bought: int = i8()  # Allies bought in this turn of the active player


class Table(Struct):
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
    deck: list[int] = i8(29)  # Exploration cards by kind
    deck_size: int = i16()
    discard: list[int] = i8(29)
    discard_size: int = i16()
    track: list[int] = i8(5)  # kinds, from the deck on, or NONE
    shown: int = i8()  # cards on the track
    council: list[list[int]] = i8(5, 28)  # by space and Ally type
    stack_size: list[int] = i16(5)
    threat: int = i8()
    token_supply: list[int] = i8(3)
    lord_deck: int = i64()
    lord_discard: int = i64()
    court: list[int] = i8(6)  # from the space farthest from the deck on, or NONE
    location_deck: int = i64()
    face_up: int = i64()
    gone: int = i64()  # Locations out of the game
    under: list[int] = i8(53)  # the Location on top of each Lord, or NONE
    loot_deck: list[int] = i8(5)
    loot_discard: list[int] = i8(5)
    loot_on: list[int] = i8(26)  # loot lying on each Location, as a bit set of kinds
    figure: int = i8()  # who holds the Kraken figure, or NONE
    tied: int = i8()  # the seats among which its holder has to choose, as a bit set
    posted: list[int] = i8(3)  # the Sentinel token in each area, or NONE
    guarded: list[int] = i8(3)  # the Lord, Council space or Location it lies on
    sentinel_owner: list[int] = i8(3)
    back_home: list[int] = i8(3)  # tokens that came back in this turn
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
    used: list[int] = i8(28)  # Allies laid out for the payment
    last: int = i8()  # the type laid out last
    race: int = i8()  # named for the Executioner
    location: int = i8()
    drawn: int = i64()  # Locations just drawn
    chosen: int = i64()  # Lords whose Keys are spent; seats chosen for the Fence
    owed: int = i8()  # cards above the limit of martial law

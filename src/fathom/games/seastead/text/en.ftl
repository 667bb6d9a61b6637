### Seastead in English.
###
### Actions tell the one who decides what will happen; events tell everybody what happens; both without a full stop.
### The words of the game are those of rules/en.md.

game-name = Seastead
game-tagline = Build a new home on the sea: dive for resources, share every find with your rival, and fill four flotillas with ports, academies and shipyards.

## Words

kind-fish = fish
kind-seaweed = seaweed
kind-artifact = artifact
kind-metal = metal

type-port = port
type-academy = academy
type-shipyard = shipyard
# In the place of a type, where nothing has been built.
type-none = no building

depth-shallow = shallow
depth-reef = reef
depth-deep = deep

# $count (Number): how many, sometimes none.
amount-fish =
    { $count ->
        [0] no fish
       *[other] { $count } fish
    }
amount-seaweed =
    { $count ->
        [0] no seaweed
       *[other] { $count } seaweed
    }
amount-artifact =
    { $count ->
        [0] no artifacts
        [one] { $count } artifact
       *[other] { $count } artifacts
    }
amount-metal =
    { $count ->
        [0] no metal
       *[other] { $count } metal
    }
amount-resources =
    { $count ->
        [0] no resources
        [one] { $count } resource
       *[other] { $count } resources
    }
amount-other =
    { $count ->
        [one] { $count } resource of another kind
       *[other] { $count } resources of another kind
    }
amount-cleanup =
    { $count ->
        [0] no cleanup tokens
        [one] { $count } cleanup token
       *[other] { $count } cleanup tokens
    }
amount-points =
    { $count ->
        [0] no points
        [one] { $count } point
       *[other] { $count } points
    }

# What a half of a dive card gives, if its resources are not fixed.
half-choice =
    { $count ->
        [one] { $count } resource of choice
       *[other] { $count } resources of choice
    }
half-different =
    { $count ->
        [one] { $count } resource of choice
       *[other] { $count } different resources of choice
    }
half-equal =
    { $count ->
        [one] { $count } resource of choice
       *[other] { $count } equal resources of choice
    }

# $depth (String): reef, for instance; $a, $b (String): what the halves give, like "1 fish, 1 metal".
dive-card = { $depth } card with { $a } / { $b }
# Along the ring: left of the stroke the two areas before the port, right of it the two after it. $points0 to $points3 (Number).
dock-tile = { $kind } dock ({ $type0 } { $points0 }, { $type1 } { $points1 } | { $type2 } { $points2 }, { $type3 } { $points3 })
# A dock whose areas lie elsewhere on the ring: how far from the port, clockwise.
dock-tile-apart = { $kind } dock ({ $at0 } { $type0 } { $points0 }, { $at1 } { $type1 } { $points1 }, { $at2 } { $type2 } { $points2 }, { $at3 } { $type3 } { $points3 })

## Names

# Within a sentence.
specialist-fisher = the Fisher
specialist-architect = the Architect
specialist-diver = the Diver
specialist-trader = the Trader
specialist-environmentalist = the Environmentalist
specialist-captain = the Captain
specialist-master-builder = the Master Builder
specialist-quartermaster = the Quartermaster
specialist-founder = the Founder
specialist-investor = the Investor
specialist-agent = the Agent
specialist-salvager = the Salvager
specialist-cartographer = the Cartographer
specialist-scout = the Scout
specialist-engineer = the Engineer
specialist-diplomat = the Diplomat

resolution-free-trade = Free Trade
resolution-port-subsidy = Port Subsidy
resolution-education-drive = Education Drive
resolution-fleet-programme = Fleet Programme
resolution-flagship-projects = Flagship Projects
resolution-environmental-standard = Environmental Standard
resolution-rich-grounds = Rich Grounds
resolution-solidarity-fund = Solidarity Fund
resolution-storage-tax = Storage Tax
resolution-free-passage = Free Passage
resolution-tug-service = Tug Service
resolution-pilotage-fee = Pilotage Fee
resolution-exchange-market = Exchange Market
resolution-neighbourhood-aid = Neighbourhood Aid
resolution-expert-fee = Expert Fee
resolution-clean-up-duty = Clean-up Duty

## Effects of locations, after the name of a location or the price

# $amount, $times (Number): figures of the effect; $building (String): port, for instance.
effect-gain-cleanup =
    { $amount ->
        [one] take { $amount } cleanup token
       *[other] take { $amount } cleanup tokens
    }
effect-trade-cleanup =
    { $times ->
        [one]
            { $amount ->
                [one] pay 1 resource for { $amount } cleanup token
               *[other] pay 1 resource for { $amount } cleanup tokens
            }
       *[other]
            { $amount ->
                [one] pay 1 resource for { $amount } cleanup token, up to { $times } times
               *[other] pay 1 resource for { $amount } cleanup tokens, up to { $times } times
            }
    }
effect-trade =
    { $times ->
        [one]
            { $amount ->
                [one] pay 1 resource for { $amount } resource of choice
               *[other] pay 1 resource for { $amount } resources of choice
            }
       *[other]
            { $amount ->
                [one] pay 1 resource for { $amount } resource of choice, up to { $times } times
               *[other] pay 1 resource for { $amount } resources of choice, up to { $times } times
            }
    }
effect-gain-other =
    { $amount ->
        [one] take { $amount } resource of a kind not in demand here
       *[other] take { $amount } resources of kinds not in demand here
    }
effect-return-to = both players return resources until they have at most { $amount }
effect-copy = use the effect of another location with a building of yours, as if you had built there
effect-own-half = take what your half of the face-up dive card shows, without regard to links
effect-whole-card = take everything on both halves of the face-up dive card
effect-resolution-cleanup =
    { $amount ->
        [one] draw two resolutions and bring one into force, then take { $amount } cleanup token
       *[other] draw two resolutions and bring one into force, then take { $amount } cleanup tokens
    }
effect-resolution-trade =
    { $amount ->
        [one] draw two resolutions and bring one into force, then pay 1 resource for { $amount } resource of choice
       *[other] draw two resolutions and bring one into force, then pay 1 resource for { $amount } resources of choice
    }
effect-flip =
    { $amount ->
        [one] turn one of your specialists face down for { $amount } resource of choice
       *[other] turn one of your specialists face down for { $amount } resources of choice
    }
effect-other-per-building =
    { $amount ->
        [one] for each { $building } on this flotilla, take { $amount } resource of a kind not in demand here
       *[other] for each { $building } on this flotilla, take { $amount } resources of kinds not in demand here
    }
effect-cleanup-per-building =
    { $amount ->
        [one] for each { $building } on this flotilla, take { $amount } cleanup token
       *[other] for each { $building } on this flotilla, take { $amount } cleanup tokens
    }

## Abilities of specialists, after the name

# $amount, $least (Number): figures of the card.
ability-fisher =
    { $amount ->
        [one] in your dive, before anybody takes, the opponent's half is reduced to { $amount } resource of choice, and you take your half plus { $amount } resource of choice
       *[other] in your dive, before anybody takes, the opponent's half is reduced to { $amount } resources of choice, and you take your half plus { $amount } resources of choice
    }
ability-architect =
    { $amount ->
        [one] after your build, an academy and a shipyard on one flotilla change places, at least one of them yours, at locations no more than { $amount } point apart
       *[other] after your build, an academy and a shipyard on one flotilla change places, at least one of them yours, at locations no more than { $amount } points apart
    }
ability-diver = in your dive, when both have taken, take once more what your half shows, without regard to links
ability-trader =
    { $amount ->
        [one] return 1 resource and take 1 of another kind
       *[other] return 1 resource and take 1 of another kind, up to { $amount } times
    }
ability-environmentalist =
    { $amount ->
        [one] take { $amount } cleanup token
       *[other] take { $amount } cleanup tokens
    }
ability-captain = move one or more of your placed ships, each of them once, to any other free locations
ability-master-builder =
    { $amount ->
        [one] before the action, commit yourself to a build that costs { $amount } resource less
       *[other] before the action, commit yourself to a build that costs { $amount } resources less
    }
ability-quartermaster =
    { $amount ->
        [one] take { $amount } resource of choice
       *[other] take { $amount } resources of choice, equal or different
    }
ability-founder = after the action, get another turn that follows this one in the same round
ability-investor = when the opponent has just paid for a building, take as many resources of the kind demanded there as were paid, but at most { $amount }
ability-agent = when the opponent has just oriented a dive card, turn it around, so that the halves change hands
ability-salvager =
    { $amount ->
        [one] before or after the action, move one of your academies or shipyards to a location without a building that is worth at most { $amount } point more
       *[other] before or after the action, move one of your academies or shipyards to a location without a building that is worth at most { $amount } points more
    }
ability-cartographer =
    { $amount ->
        [one] before or after the action, exchange two demand tokens and lock one of them, or leave them, then take { $amount } resource of choice
       *[other] before or after the action, exchange two demand tokens and lock one of them, or leave them, then take { $amount } resources of choice
    }
ability-scout =
    { $amount ->
        [one] before the action, look at the two uppermost dive cards and dive with one of them; when both have taken, take { $amount } extra resource of choice
       *[other] before the action, look at the two uppermost dive cards and dive with one of them; when both have taken, take { $amount } extra resources of choice
    }
ability-engineer = in your build, carry out the location effect twice
ability-diplomat =
    { $least ->
        [one] take 1 resource of choice for each flotilla with a building of yours, but at most { $amount }
       *[other] take 1 resource of choice for each flotilla with at least { $least } of your buildings, but at most { $amount }
    }

## What resolutions change, after the name

# $amount, $least (Number): figures of the card; $building (String): port, for instance.
rule-free-trade = whoever builds at a location with a printed cost of { $least } or more may pay 1 of the resources in a different kind
rule-cheaper-building =
    { $building ->
        [academy]
            { $amount ->
                [one] building an { $building } costs { $amount } resource less
               *[other] building an { $building } costs { $amount } resources less
            }
       *[other]
            { $amount ->
                [one] building a { $building } costs { $amount } resource less
               *[other] building a { $building } costs { $amount } resources less
            }
    }
rule-cheaper-location =
    { $amount ->
        [one] building at a location with a printed cost of { $least } or more costs { $amount } resource less
       *[other] building at a location with a printed cost of { $least } or more costs { $amount } resources less
    }
rule-build-cleanup =
    { $amount ->
        [one] whoever builds at a location with a printed cost of { $least } or more may take { $amount } cleanup token at the end of the build
       *[other] whoever builds at a location with a printed cost of { $least } or more may take { $amount } cleanup tokens at the end of the build
    }
rule-dive-gain =
    { $amount ->
        [one] when both have taken in a dive, the active player may take { $amount } extra resource of choice
       *[other] when both have taken in a dive, the active player may take { $amount } extra resources of choice
    }
rule-dive-gain-both =
    { $amount ->
        [one] when both have taken in a dive, each player may take { $amount } extra resource of choice, the active player first
       *[other] when both have taken in a dive, each player may take { $amount } extra resources of choice, the active player first
    }
rule-storage-tax =
    { $amount ->
        [one] whoever has more than { $amount } resource at the end of their turn has to return the excess, choosing freely
       *[other] whoever has more than { $amount } resources at the end of their turn has to return the excess, choosing freely
    }
rule-free-passage = a ship may be placed or re-placed at any free location, not only at a cheapest one
rule-tug-service =
    { $amount ->
        [one] where a ship stands, its discount on building is { $amount } resource
       *[other] where a ship stands, its discount on building is { $amount } resources
    }
rule-pilotage-fee =
    { $amount ->
        [one] the ship-owner bonus is { $amount } resource of choice
       *[other] the ship-owner bonus is up to { $amount } resources of choice
    }
rule-exchange-market =
    { $amount ->
        [one] once per turn, before the action, the active player may return 1 resource and take 1 of another kind
       *[other] up to { $amount } times per turn, before the action, the active player may return 1 resource and take 1 of another kind
    }
rule-build-gain =
    { $amount ->
        [one] whoever builds on a flotilla that then has { $least } or more buildings may take { $amount } resource of choice at the end of the build
       *[other] whoever builds on a flotilla that then has { $least } or more buildings may take { $amount } resources of choice at the end of the build
    }
rule-expert-fee =
    { $amount ->
        [one] whoever has used a specialist may take { $amount } resource of choice
       *[other] whoever has used a specialist may take { $amount } resources of choice
    }
rule-clean-up-duty = in a dive, the active player may leave 1 resource of their half in the supply and take 1 cleanup token for it

## Why the game ends, after a colon

cause-none = no reason
cause-full-flotilla = a flotilla is full of buildings
cause-few-buildings = a player board has no more than 1 building left
cause-deep-card = a deep card lies on top of the dive deck
cause-no-cleanup = the supply has run out of cleanup tokens
cause-no-buildings = a player board has no building left
cause-no-dive-cards = the dive deck has run out

## Actions

# $depth (String): what the back of the uppermost card shows, or "none".
action-dive =
    { $depth ->
        [none] Dive
       *[other] Dive ({ $depth } card)
    }
# $price (String): "2 fish", for instance, or "none"; $points (String): with its word.
action-build =
    { $price ->
        [none]
            { $type ->
                [academy] Build an { $type } at { $location } free of charge ({ $points }; { $effect })
               *[other] Build a { $type } at { $location } free of charge ({ $points }; { $effect })
            }
       *[other]
            { $type ->
                [academy] Build an { $type } at { $location } for { $price } ({ $points }; { $effect })
               *[other] Build a { $type } at { $location } for { $price } ({ $points }; { $effect })
            }
    }
action-half = Turn the card so that you take { $own } and your opponent takes { $other }
action-half-solo = Turn the card so that you take { $own } and the boss receives { $other }
action-take = Take { $amount }
action-give = Give up { $amount }
action-give-taking = Leave { $amount } in the supply for 1 cleanup token
action-give-forgoing = Leave { $amount } in the supply for 1 cleanup token
action-give-returning = Return { $amount }
action-give-trading = Pay { $amount } for { $gain }
action-give-exchanging = Return { $amount } for 1 resource of another kind
action-give-menu = Exchange before your action: return { $amount } for 1 resource of another kind
action-give-substituting = Pay { $amount } instead of { $gain }
action-slot = Choose space { $slot } of the display
action-slot-choosing-dock = Take the { $dock }
action-slot-removing-dock = Remove from the game: { $dock }
action-slot-choosing-specialist = Take { $specialist }: { $ability }
action-slot-removing-specialist = Remove { $specialist } from the game ({ $ability })
action-location = Choose { $location }
action-location-placing = Place the ship at { $location }
action-location-shipping = Move the ship from { $location }
action-location-sailing = Move the ship from { $from } to { $location }
action-location-dock-bonus = Count the dock at { $location }: { $amount }
action-location-copying = Use the effect of { $location }: { $effect }
action-location-salvaging = Move the building at { $location } ({ $type })
action-location-landing = Move the building from { $from } to { $location } ({ $points })
action-location-designing = Exchange the building at { $location } ({ $type })
action-location-swapping = Exchange the building at { $from } with the one at { $location } ({ $type })
action-location-boss-placing = Put the boss resource on { $location }
action-exchange = Exchange the demand tokens of flotillas { $flotilla } ({ $kind }) and { $other } ({ $new })
action-lock = Lock the demand token of flotilla { $flotilla } ({ $kind })
action-use = Use { $specialist }: { $ability }
action-use-readying = Turn { $specialist } face up again: { $ability }
action-use-flipping = Turn { $specialist } face down for { $amount }
action-card = Choose card { $number }
action-card-looking = Dive with this card: { $dive }
action-card-resolving = Bring { $resolution } into force: { $rule }
action-boss =
    { $type ->
        [academy] Choose an { $type } for the boss
       *[other] Choose a { $type } for the boss
    }
action-yes = Accept
action-yes-cleaning = Take { $amount }
action-yes-whole-card = Take everything on the dive card: { $own } and { $other }
action-yes-own-half = Take what your half of the dive card shows: { $own }
action-no = Decline
# $amount (String): what could still be taken.
action-no-taking = Decline { $amount }
action-no-window = Go on without using a specialist
action-no-substituting = Pay only in the kind demanded
action-no-exchanging = Stop exchanging
action-no-shipping = Leave the ships where they are
action-no-forgoing = Take everything your half shows
action-no-trading = Pay no resource
action-no-cleaning = Decline { $amount }
action-no-card-taking = Take nothing from the dive card
action-no-dock-bonus = Count no dock
action-no-readying = Turn no specialist face up
action-no-demands = Leave the demand tokens as they are
action-no-copying = Use the effect of no other location
action-no-flipping = Turn no specialist face down
action-end = End the turn
action-end-menu = Pass, since you can neither dive nor build
action-end-window = End your turn

## Events

event-start = Player { $seat } is the start player
event-demand = Demand on flotilla { $flotilla }: { $resource }
event-turn = Round { $round }: Player { $seat } to play
event-reveal = Player { $seat } reveals a { $dive }
# $own, $other (String): what the two halves give.
event-half = Player { $seat } turns the dive card: own half { $own }, other half { $other }
event-turned = Player { $seat } turns the dive card around; the halves change hands
event-take = Player { $seat } takes { $amount }
event-give = Player { $seat } returns { $amount } to the supply
event-pay = Player { $seat } pays { $amount }
event-forgo = Player { $seat } leaves { $amount } in the supply
event-cleanup = Player { $seat } takes { $amount }
event-noted = Noted for Player { $seat }, since the supply is empty: { $amount }
event-build =
    { $type ->
        [academy] Player { $seat } builds an { $type } at { $location }
       *[other] Player { $seat } builds a { $type } at { $location }
    }
event-dock = Player { $seat } lays a dock at { $location }: { $dock }
event-new-dock = New in the display: { $dock }
event-hire = Player { $seat } takes { $specialist } from the display
event-new-specialist = New in the display: { $specialist }
event-gone-dock = Player { $seat } removes a dock from the game: { $dock }
event-gone-specialist = Player { $seat } removes { $specialist } from the game
event-ship = Player { $seat } places a ship at { $location }
event-sail = Player { $seat } moves a ship from { $from } to { $location }
event-boxed = A ship of Player { $seat } finds no free location and leaves the game
event-use = Player { $seat } uses { $specialist }
event-flip = Player { $seat } turns { $specialist } face down
event-ready = Player { $seat } turns { $specialist } face up again
event-move = Player { $seat } moves a building from { $from } to { $location }
event-swap = Player { $seat } makes the buildings at { $from } and { $location } change places
event-exchange = Player { $seat } exchanges the demand tokens of flotillas { $flotilla } and { $other }
event-lock = The demand token of flotilla { $flotilla } is now the locked one
event-copy = Player { $seat } uses the effect of { $location }
event-resolution = Resolution in force: { $resolution } ({ $rule })
event-under = Player { $seat } slips { $resolution } under the deck
event-under-unseen = Player { $seat } slips a resolution under the deck
event-look = Player { $seat } looks at a { $dive }
event-look-unseen = Player { $seat } looks at a dive card
event-boss = The boss receives a resource, put on { $location }: { $resource }
event-back = The boss resource at { $location } goes back to the supply
event-boss-build =
    { $type ->
        [academy] The boss builds an { $type } at { $location }
       *[other] The boss builds a { $type } at { $location }
    }
event-again = Player { $seat } will have another turn after this one
event-pass = Player { $seat } passes
event-ending = The end of the game is triggered: { $cause }
event-over = The game is over

## Decisions: the prompt for the one who decides, and what the others wait for

phase-over = The game is over
phase-menu = Dive or build; you may use specialists first
phase-orienting = Turn the dive card: choose the half you take
phase-window = Use a specialist, or go on
phase-taking = Choose the resource you take
phase-forgoing = Leave a resource of your half in the supply for a cleanup token, or take everything
phase-returning = You have too many resources: return one
phase-trading = Choose the resource you pay for the effect, or go on
phase-exchanging = The Trader: choose the resource you return for another kind
phase-choosing-dock = Choose the dock for your port
phase-choosing-specialist = Choose your specialist
phase-removing-dock = Choose the dock that leaves the game
phase-removing-specialist = Choose the specialist who leaves the game
phase-placing = Choose where your ship is placed
phase-shipping = Choose the ship you move; where it is allowed, you may stop
phase-sailing = Choose where the ship goes
phase-dock-bonus = Row bonus: choose the dock that brings you cleanup tokens, or decline
phase-readying = Row bonus: choose the specialist you turn face up again, or decline
phase-demands = Column bonus: exchange two demand tokens, or leave them as they are
phase-locking = Choose which of the two demand tokens is locked
phase-cleaning = Take the cleanup tokens offered, or decline
phase-copying = Choose the location whose effect you use, or decline
phase-card-taking = Take the resources of the face-up dive card, or decline
phase-flipping = Choose the specialist you turn face down for resources, or decline
phase-resolving = Choose the resolution you bring into force
phase-looking = The Scout: choose the card you dive with
phase-substituting = Choose how you pay: one resource due may be of another kind
phase-salvaging = The Salvager: choose the building you move
phase-landing = The Salvager: choose where the building goes
phase-designing = The Architect: choose the academy
phase-swapping = The Architect: choose the shipyard that the academy changes places with
phase-boss-placing = Choose where the boss resource is put
phase-boss-building = Choose the building of the boss
phase-start-half = Choose your half of the shallow card

wait-over = The game is over
wait-menu = Player { $seat } chooses an action
wait-orienting = Player { $seat } turns the dive card
wait-window = Player { $seat } decides about using a specialist
wait-taking = Player { $seat } chooses a resource
wait-forgoing = Player { $seat } decides about a cleanup token for a resource
wait-returning = Player { $seat } returns resources
wait-trading = Player { $seat } decides about paying a resource
wait-exchanging = Player { $seat } exchanges resources with the Trader
wait-choosing-dock = Player { $seat } chooses a dock
wait-choosing-specialist = Player { $seat } chooses a specialist
wait-removing-dock = Player { $seat } removes a dock from the display
wait-removing-specialist = Player { $seat } removes a specialist from the display
wait-placing = Player { $seat } places a ship
wait-shipping = Player { $seat } moves ships
wait-sailing = Player { $seat } moves a ship
wait-dock-bonus = Player { $seat } decides about the row bonus for ports
wait-readying = Player { $seat } decides about the row bonus for academies
wait-demands = Player { $seat } decides about exchanging demand tokens
wait-locking = Player { $seat } locks a demand token
wait-cleaning = Player { $seat } decides about cleanup tokens
wait-copying = Player { $seat } decides about using the effect of another location
wait-card-taking = Player { $seat } decides about the resources of the dive card
wait-flipping = Player { $seat } decides about turning a specialist face down
wait-resolving = Player { $seat } chooses between two resolutions
wait-looking = Player { $seat } chooses a dive card with the Scout
wait-substituting = Player { $seat } pays for a building
wait-salvaging = Player { $seat } chooses a building for the Salvager
wait-landing = Player { $seat } moves a building with the Salvager
wait-designing = Player { $seat } chooses an academy for the Architect
wait-swapping = Player { $seat } chooses a shipyard for the Architect
wait-boss-placing = Player { $seat } puts down a boss resource
wait-boss-building = Player { $seat } chooses a building of the boss
wait-start-half = Player { $seat } chooses a half of the shallow card

## The end

source-dock-resources = Resources for docks
source-dock-buildings = Buildings for docks
source-locations = Locations
source-specialists = Specialists
source-cleanup = Cleanup tokens
# What a hint counts beside points: things in the names of which points are likely to come.
source-storage = Resources in store
source-ships = Ships
tie-breaker = If the points are equal, more unbuilt buildings win, then more cleanup tokens; if these are equal too, both have won together. Alone you have to be ahead of the boss.
result-won = You have beaten the boss.
result-lost = The boss has won.

## Table options

option-players = Players
option-players-help = Two against each other, or one against the boss, who then builds and scores, too.
option-sides = Sides of the flotillas
option-sides-help = Which sides the four flotillas show; B sides bring resolutions. Four letters like ABBA set flotillas 1 to 4 one by one, with no B or at least two. Against the boss all show side A.
option-sides-a = all A
option-sides-b = all B
option-sides-mixed = mixed at random, at least two of them B
option-specialists = Specialists
option-specialists-help = Which specialists take part; the A cards alone suit a first game. Against the boss all take part but four.
option-specialists-all = all 16
option-specialists-a = only the eight A cards
option-resolution = First resolution
option-resolution-help = Which resolution is in force at the beginning; to name one you need B sides.
option-resolution-random = random
option-resolution-free-trade = Free Trade
option-resolution-port-subsidy = Port Subsidy
option-resolution-education-drive = Education Drive
option-resolution-fleet-programme = Fleet Programme
option-resolution-flagship-projects = Flagship Projects
option-resolution-environmental-standard = Environmental Standard
option-resolution-rich-grounds = Rich Grounds
option-resolution-solidarity-fund = Solidarity Fund
option-resolution-storage-tax = Storage Tax
option-resolution-free-passage = Free Passage
option-resolution-tug-service = Tug Service
option-resolution-pilotage-fee = Pilotage Fee
option-resolution-exchange-market = Exchange Market
option-resolution-neighbourhood-aid = Neighbourhood Aid
option-resolution-expert-fee = Expert Fee
option-resolution-clean-up-duty = Clean-up Duty
option-locked_flotilla = Locked flotilla
option-locked_flotilla-help = Whether a flotilla may be built on while its demand token is locked.
option-locked_flotilla-open = open to buildings
option-locked_flotilla-closed = closed to buildings
option-ship_relocation = Re-placing ships
option-ship_relocation-help = When a ship leaves the location where somebody builds, and its owner gets the bonus.
option-ship_relocation-after-payment = directly after the payment
option-ship_relocation-build-end = at the very end of the build
option-other_kinds = Kinds not in demand
option-other_kinds-help = Whether you may repeat a kind when a location gives you 2 or 3 resources of kinds that are not in demand there.
option-other_kinds-repeat = kinds may be repeated
option-other_kinds-distinct = all kinds must be different
option-copied_building = Copied effects
option-copied_building-help = Where a new building counts when it uses the effect of another location, and that effect counts buildings.
option-copied_building-counts = at the copied location
option-copied_building-stands = where it really stands
option-solo_tags = Tags in solo
option-solo_tags-help = Where the tags of locations give no discount when you play against the boss.
option-solo_tags-covered = only where a boss resource lies
option-solo_tags-off = everywhere

## The table

table-score = Victory points
table-player = Player { $seat }
table-you = You

# The table in a terminal. Articles are left off before the names on cards; letters stand for kinds, two letters for types.
table-articles = the
table-kind-fish = F
table-kind-seaweed = S
table-kind-artifact = A
table-kind-metal = M
table-type-port = Po
table-type-academy = Ac
table-type-shipyard = Sh
table-boss = Boss

# The heading. $round (Number); $cause (String): one of cause-...
table-round = Round { $round }
table-to-play = Player { $seat } to play
table-extra = another turn follows
table-start = start player
table-ending = last round { $round }: { $cause }
table-over = The game is over: { $cause }

# The flotillas, the dive deck, the displays. $depth (String): reef, for instance.
table-side = side { $side }
table-locked = locked
table-dive = Dive deck
table-next = on top: { $depth }
table-empty = empty
table-face-up = Face up
table-linked = linked: no kind twice
table-known = next card, seen by you
table-looked = Looked at
table-left = { $count } left
table-rule = { $name }: { $rule }
table-under = under the deck, seen by you: { $names }
table-docks = Docks
table-supply = Supply

# Player boards.
table-storage = Storage
table-ships = Ships
table-beside = { $count } beside
table-boxed = box { $count }
table-spent = face down: { $names }
table-noted = { $count } noted
table-columns = columns { $count }/{ $all }
table-boss-points = { $base } + { $each } for each of { $count } buildings
table-beaten = beaten
table-unbeaten = not beaten
table-source-docks = docks
table-source-locations = locations

# The score pad. $kind (String): fish, for instance.
table-pad = Score pad
table-pad-kind = Resources: { $kind }
table-total = Total

# What the signs mean. $kind, $type (String): the word.
table-sign-points = points
table-sign-cleanup = cleanup tokens
table-sign-left = still on the player board
table-sign-any = resource of choice
table-sign-other = any kind but { $kind }
table-sign-tag = { $type } costs 1 less
table-sign-dock = dock: areas before and after its port
table-sign-area = { $type } +{ $points }★ by a dock
table-sign-resolution = new resolution
table-sign-card = face-up dive card
table-sign-half = own half of the dive card
table-sign-copy = effect of another own location
table-sign-keep = both keep { $amount } at most
table-sign-person = specialist
table-sign-flip = turn one face down
table-sign-boss = boss resource

# Effects of locations in a few words, at most 36 letters. $kind (String): the kind in demand there.
table-effect-gain-cleanup = take { $amount }✿
table-effect-trade-cleanup = pay 1◇ for { $amount }✿
table-effect-trade = pay 1◇ for { $amount }◇
table-effect-gain-other = take { $amount }, not { $kind }
table-effect-return-to = both keep at most { $amount }◇
table-effect-copy = effect of another own location
table-effect-own-half = own half of the dive card
table-effect-whole-card = all of the dive card
table-effect-resolution-cleanup = new resolution, take { $amount }✿
table-effect-resolution-trade = new resolution, pay 1◇ for { $amount }◇
table-effect-flip = specialist face down for { $amount }◇
table-effect-other-per-building = per { $building } { $amount }, not { $kind }
table-effect-cleanup-per-building = per { $building } { $amount }✿

# Abilities in a few words.
table-gist-fisher = your dive: +{ $amount }◇, for the opponent only { $amount }◇
table-gist-architect = after a build: swap academy and shipyard, at most { $amount }★ apart
table-gist-diver = your dive: take your half once more
table-gist-trader = exchange up to { $amount } resources
table-gist-environmentalist = take { $amount }✿
table-gist-captain = move your ships to free locations
table-gist-master-builder = your build costs { $amount } less
table-gist-quartermaster = take { $amount }◇
table-gist-founder = another turn after this one
table-gist-investor = the opponent pays for a building: take as many, up to { $amount }
table-gist-agent = the opponent dives: turn the card around
table-gist-salvager = move an academy or shipyard, at most +{ $amount }★
table-gist-cartographer = exchange two demands, take { $amount }◇
table-gist-scout = dive with one of 2 cards seen, +{ $amount }◇
table-gist-engineer = your build: location effect twice
table-gist-diplomat = 1◇ per flotilla with { $least }+ of your buildings, at most { $amount }

## Why an action cannot be chosen now, beside the rule

# Moments at which a specialist works, after "only".
window-pre = before the action
window-oriented = in your dive, when the card has been turned
window-taken = in your dive, when both have taken
window-location = in your build, just before the location effect
window-post = after the action
window-opponent-oriented = in your opponent's dive, when the card has been turned
window-opponent-paid = in your opponent's build, after the payment

# $amount (String): "no fish", for instance; $missing (String): "1 fish".
why-none-held = You have { $amount }
why-supply = The supply has { $amount }
why-supply-empty = The supply has no resources
why-supply-other = The supply has no resource of another kind
why-closed = After the specialist you have used, you have to build now
why-no-dive-cards = The dive deck is empty
why-built-all =
    Your { $count } { $building ->
        [port] ports
        [academy] academies
       *[other] shipyards
    } are all built
why-occupied =
    { $building ->
        [port] A port
        [academy] An academy
       *[other] A shipyard
    } stands at { $location }
why-flotilla-closed = The demand token of flotilla { $flotilla } is locked, and at this table nobody builds there
why-price =
    { $missing } missing: the { $building ->
        [port] port
        [academy] academy
       *[other] shipyard
    } at { $location } costs { $cost }, you have { $held }
why-price-replaced =
    { $missing } missing: the { $building ->
        [port] port
        [academy] academy
       *[other] shipyard
    } at { $location } costs { $cost }, you have { $held }, and only 1 may be of another kind
why-kind-taken = No kind twice here, and { $kind } is gone already
why-kind-demanded = It must not be the kind in demand there, { $kind }
why-kind-demanded-or-taken = Not { $kind }: it is in demand there, or you have taken it already
why-kind-returned = You have just returned { $kind }; take another kind
why-kind-due = The price is due in { $kind } anyway
why-no-exchange = In this game there are no resolutions, so nothing is exchanged before the action
why-in-force = The resolution in force is { $resolution }, which does not allow it
why-exchanged =
    { $count ->
        [one] You have exchanged once this turn; more is not allowed
       *[other] You have exchanged { $count } times this turn; more is not allowed
    }
why-nothing-forgone = You take resources now; there is nothing to give
why-forgo-half = Only 1 resource of your own half can be left in the supply, and no more
why-not-on-half = Your half does not show { $kind }
why-must-take = You have to take { $amount } more
why-first-exchange = You have not exchanged anything yet; once is the least
why-first-ship = You have not moved a ship yet; one is the least
why-last-window = This is the end of your turn: end it, or use a specialist
why-goes-on = Your turn goes on after this
why-can-dive = You can dive
why-can-build = You can build
why-can-dive-or-build = You can dive or build
why-slot = Space { $slot } of the display is empty
why-locked = The demand token of flotilla { $flotilla } is locked
why-not-exchanged = You have exchanged the tokens of flotillas { $flotilla } and { $other }; it has to be one of these
why-boss-none =
    The boss has no { $building ->
        [port] port
        [academy] academy
       *[other] shipyard
    } left
why-not-yours = You do not have { $specialist }
why-face-up = Face up already: { $specialist }
why-face-down = Face down, used already: { $specialist }
why-after-dive = You can use { $specialist } only after a dive
why-after-build = You can use { $specialist } only after a build
why-window = You can use { $specialist } only at these moments: { $windows }
why-no-free-location = There is no free location for a ship
why-idle-architect = No academy and shipyard of one flotilla may change places: one of them has to be yours, and their locations at most { $amount } VP apart
why-idle-diver = The supply has nothing of what your half shows
why-idle-trader = You have no resource to exchange
why-idle-captain = No ship of yours can be moved
why-idle-master-builder = You could not build anything, even for { $amount } less
why-idle-quartermaster = The supply has no resources
why-idle-salvager = No academy or shipyard of yours can go anywhere else
why-idle-engineer = The location effect could do nothing now
why-idle-diplomat = There is no flotilla where you have { $least } buildings
why-ship-waits = The ship at { $location } makes way for the new building and is placed anew later
why-ship-moved = The ship at { $location } has been moved already
why-ship-there = A ship stands at { $location }
why-no-ship = You have no ship at { $location }
why-dearer = { $location } costs { $cost }; the cheapest there: { $cheapest } (cost { $least })
why-no-dock = You have no dock at { $location }
why-dock-nothing = The dock at { $location } would bring nothing: you have { $amount }
why-copy-here = You have just built at { $location }; it has to be another location
why-no-building = You have no building at { $location }
why-copy-copy = The effect of { $location } is itself to use another one
why-boss-flotilla = It has to go to flotilla { $flotilla }, which demands { $kind }
why-boss-tag = { $location } has no tag; in the set-up a location with a tag comes first
why-port-stays = A port is never moved
why-nothing-movable = You have no academy or shipyard at { $location }
why-nowhere = From { $location } it could only go where a building is worth { $points } at most, and no such location is empty
why-points = { $location } is worth { $points }; coming from { $from } it may be { $most } at most
why-no-academy = There is no academy at { $location }
why-no-shipyard = There is no shipyard at { $location }
why-no-partner = On that flotilla no shipyard fits: one of the two has to be yours, and their locations at most { $amount } VP apart
why-other-flotilla = { $location } is on another flotilla than { $from }
why-neither-yours = Neither of the two buildings is yours
why-apart = { $location } and { $from } are { $apart } VP apart; { $amount } is the most

## What may be drawn

odds-dive = a card with { $a } and { $b }
odds-half-equal = { $count } of one kind
odds-half-mixed = { $count } of several kinds
odds-dock = { $kind } dock
odds-for-dive = a specialist for diving
odds-for-build = a specialist for building
odds-for-both = a specialist for both
odds-two = { $one }; { $two }
odds-other = something else

## Exercises

exercise-1 = Resources first
exercise-1-text = It is your first turn. A port that brings two resources at once, or one on a place that is worth a point?
exercise-1-learned = Early in the game resources become buildings, and buildings become more than a point. Build first where something comes back at once.
exercise-2 = What a dock counts
exercise-2-text = You may build a port free of charge, or a shipyard for a metal. Both places are worth two points.
exercise-2-learned = A port brings a dock, and a dock counts what stands around it: here that is expected to bring almost four points more. Look at the places before and after it.
exercise-3 = What is a resource worth?
exercise-3-text = You may pay a fish for a cleanup token. Tokens are points for certain.
exercise-3-learned = A resource at the right moment is a building. As long as your next building needs it, it is worth more than a token.
exercise-4 = What it costs the other
exercise-4-text = You may exchange the demands of two flotillas. Which two?
exercise-4-learned = What makes building dearer for the opponent counts as much as what makes it cheaper for you. Here the opponent is expected to lose more than two points by it.
exercise-5 = Take what the next building costs
exercise-5-text = You take one resource of your choice. Which one?
exercise-5-learned = Do not take what you have least of, but what your next building costs. One turn earlier at the right place is worth several points here.

## Pieces that can be set by hand

piece-demand = Demand of flotilla { $flotilla }
piece-location = Location { $flotilla }-{ $at }
piece-dock = Dock at { $flotilla }-{ $at }
piece-empty = empty
piece-port = Port of player
piece-academy = Academy of player
piece-shipyard = Shipyard of player
piece-ship = Ship of player

## Why a position cannot be set by hand like that

impossible-no-cleanup = no cleanup tokens are left, so the end should have been triggered
impossible-ships = Player { $seat } has more ships than shipyards
impossible-row = a player has no more than { $most } buildings of a type
impossible-full-flotilla = a flotilla is full, so the end should have been triggered
impossible-few-buildings = Player { $seat } has hardly a building left, so the end should have been triggered

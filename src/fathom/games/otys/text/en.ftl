### Otys in English.
###
### Actions tell the one who decides what will happen; events tell everybody what happens; both without a full stop.
### The words of the game are those of rules/en.md.

game-name = Otys
game-tagline = Dive into the sunken city: eight divers, five levels, one key a turn.

## Words

resource-metal = metal
resource-plant = plant
resource-fuel = fuel
resource-tech = tech

# $count (Number): how many cubes.
cubes-metal = { $count } metal
cubes-plant =
    { $count ->
        [one] { $count } plant
       *[other] { $count } plants
    }
cubes-fuel = { $count } fuel
cubes-tech = { $count } tech
amount-credits =
    { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    }
amount-points =
    { $count ->
        [one] { $count } prestige point
       *[other] { $count } prestige points
    }

# Within a sentence; as a label of its own see table-diver-*.
diver-metal-expert = metal expert
diver-plant-expert = plant expert
diver-fuel-expert = fuel expert
diver-tech-expert = tech expert
diver-trader = trader
diver-spy = spy
diver-engineer = engineer
diver-explorer = explorer

# As the object of "plays" or "places".
key-1 = key 1
key-2 = key 2
key-3 = key 3
key-4 = key 4
key-5 = key 5
key-x = the X key
key-neutral = a neutral X key

specialist-mechanic = mechanic
specialist-hacker = hacker

# What a sponsor gives, after a colon: as an action, in an event, or on the tile.
sponsor-1a = 1 credit
sponsor-1b = no credits to pay for the activated diver
sponsor-2a = the effect of the activated diver twice
sponsor-2b = the immediate effect of a reward token
sponsor-3a = one used key back
sponsor-3b = the diver on level 5 resurfaces
sponsor-4a = an upgrade for the activated diver and { $points }, for { $cost }
sponsor-4b = an upgrade for a diver at the surface and { $points }, for { $cost }
sponsor-5a = 1 battery
sponsor-5b = 1 battery, or a resource moved or two swapped for 1 battery
sponsor-5b-move = 1 battery, or 1 resource moves to or from the level of the key for 1 battery
sponsor-5b-swap = 1 battery, or 2 resources of different levels swap for 1 battery

# What an upgraded expert gives besides the resource; the other divers have no such bonus.
bonus-metal-expert = 1 neutral X key
bonus-plant-expert = 1 credit
bonus-fuel-expert = 1 battery
bonus-tech-expert = one used key back
bonus-trader = that of an upgraded expert
bonus-spy = that of an upgraded expert
bonus-engineer = that of an upgraded expert
bonus-explorer = that of an upgraded expert

# What something costs, after "costs".
cost-credits =
    { $count ->
        [0] nothing
        [one] { $count } credit
       *[other] { $count } credits
    }
cost-trader = only what it buys

need-fixed = { $cubes }
need-free = { $lots } of different types
contract-words =
    contract { $card } (costs { $need }; gives { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }{ $credits ->
        [0] { "" }
       *[other]
            { $batteries ->
                [0] { " and " }
               *[other] { ", " }
            }{ $credits ->
                [one] { $credits } credit
               *[other] { $credits } credits
            }
    }{ $batteries ->
        [0] { "" }
        [one] { " and " }{ $batteries } battery
       *[other] { " and " }{ $batteries } batteries
    })

front-resource = 1 { $one } or 1 { $other }
front-battery = 1 battery
front-contract =
    draw { $count ->
        [one] the last contract
       *[other] { $count } contracts
    } and keep 1
front-upgrade = upgrade a diver
front-prestige = { $points }
back-orange = { $credits } per contract
back-green = { $points } per contract
token-words = { $front } (back: { $back })

## Actions

action-key = Play key { $level }
action-x = Play your X key on level { $level } (the sponsor tiles rotate; there then: { $sponsor })
action-neutral = Play a neutral X key on level { $level } (the sponsor tiles rotate; there then: { $sponsor })
action-propeller-swap = Spend 1 battery: the { $diver } and the { $other } swap slots
action-propeller-up =
    Spend 1 battery: the { $diver } goes up { $count ->
        [one] { $count } slot
       *[other] { $count } slots
    }
action-propeller-down =
    Spend 1 battery: the { $diver } goes down { $count ->
        [one] { $count } slot
       *[other] { $count } slots
    }
action-sponsor = Use the sponsor: { $effect }
# Sponsor 5, advanced side: the first of its two options.
action-sponsor-battery = Use the sponsor: 1 battery
action-retrieve =
    { $key ->
        [X] Take back your X key
       *[other] Take back key { $key }
    }
action-upgrade = Upgrade the { $diver }
action-upgrade-paid = Upgrade the { $diver } for { $cost } and gain { $points }
action-token =
    Take a reward token { $cost ->
        [0] for free
        [one] for { $cost } credit
       *[other] for { $cost } credits
    }: { $token }
action-token-use = Use a reward token: { $token }
action-out = Spend 1 battery: move 1 { $resource } from level { $from } to level { $to }
action-in = Spend 1 battery: move 1 { $resource } from level { $from } to level { $to }
action-swap = Spend 1 battery: swap 1 { $resource } on level { $from } for 1 { $other } on level { $to }
action-go = Go on: activate the { $diver }
action-take = Gain 1 { $resource } on level { $level }
action-bonus = Take the bonus: { $bonus }
action-sell =
    Sell 1 { $resource } for { $payout ->
        [points]
            { $count ->
                [one] { $count } prestige point
               *[other] { $count } prestige points
            }
       *[credits]
            { $count ->
                [one] { $count } credit
               *[other] { $count } credits
            }
    }
action-buy =
    Buy 1 { $resource } { $cost ->
        [0] for free
        [one] for { $cost } credit
       *[other] for { $cost } credits
    }
action-draw =
    Draw { $count ->
        [0] no contracts
        [one] the last contract
       *[other] { $count } contracts
    } { $cost ->
        [0] for free
        [one] for { $cost } credit
       *[other] for { $cost } credits
    } and keep 1
action-copy =
    Copy the { $side ->
        [1] upgraded { $diver }
       *[other] { $diver }
    } of Player { $seat }: the spy costs { $spy }, the copied diver { $own }{ $short ->
        [0] { "" }
       *[other] , which you cannot pay then
    }
action-keep = Keep { $contract }
action-improve =
    Improve the { $specialist } { $cost ->
        [0] for free
        [one] for { $cost } credit
       *[other] for { $cost } credits
    }
action-gain = Gain 1 { $resource } on level { $level }
action-accept = Use the immediate effect: { $front }
action-decline = Decline
action-decline-expert = Decline the resource
action-decline-bonus = Decline the bonus
action-decline-trade = Sell and buy nothing
action-decline-spying = Do not use the spy
action-decline-engineering = Improve nobody
action-decline-exploring = Take no reward token
action-decline-front = Do without the immediate effect
# Where nothing else is possible.
action-decline-full = Take no resource: level { $level } is full
action-decline-poor =
    Use no effect: { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    } missing
action-complete = On level { $level }, complete { $contract }
action-pay = Pay { $cubes }
action-surface = Let the { $diver } resurface
action-surface-rescue = Let your { $diver } resurface
action-oxygen = Spend 1 battery: the { $diver } stays in its slot
action-oxygen-rescue = Spend 1 battery: your { $diver } stays in its slot

## Events

event-turn = Round { $round }: Player { $seat } to play
event-key = Player { $seat } plays { $key } on level { $level }
event-rotate = The sponsor tiles rotate
event-sponsor = Player { $seat } uses the sponsor: { $sponsor }
event-activate = Player { $seat } activates the { $diver }
event-front = Player { $seat } uses a reward token of level { $level }: { $token }
event-lay = Player { $seat } lays the reward token on level { $level }: { $token }
event-propel =
    Player { $seat } moves the { $diver } by propeller from { $from ->
        [U1] surface slot 1
        [U2] surface slot 2
        [U3] surface slot 3
        [L1] level 1
        [L2] level 2
        [L3] level 3
        [L4] level 4
       *[L5] level 5
    } to { $to ->
        [U1] surface slot 1
        [U2] surface slot 2
        [U3] surface slot 3
        [L1] level 1
        [L2] level 2
        [L3] level 3
        [L4] level 4
       *[L5] level 5
    }
event-find = Player { $seat } gains 1 { $resource } on level { $level }
event-credits =
    Player { $seat } gains { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    }
event-pays =
    Player { $seat } pays { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    }
event-battery = Player { $seat } gains 1 battery
event-spends = Player { $seat } spends 1 battery
event-neutral = Player { $seat } gains 1 neutral X key
event-retrieve =
    { $key ->
        [X] Player { $seat } takes back the X key
       *[other] Player { $seat } takes back key { $key }
    }
event-points =
    Player { $seat } gains { $count ->
        [one] { $count } prestige point
       *[other] { $count } prestige points
    }
event-upgrade = Player { $seat } upgrades the { $diver }
event-move = Player { $seat } moves 1 { $resource } from level { $from } to level { $to }
event-sell = Player { $seat } sells 1 { $resource }
event-buy =
    Player { $seat } buys 1 { $resource } { $count ->
        [0] for free
        [one] for { $count } credit
       *[other] for { $count } credits
    }
event-draw =
    Player { $seat } draws { $count ->
        [one] { $count } contract
       *[other] { $count } contracts
    }
event-keep = Player { $seat } keeps { $card }
event-keep-unseen = Player { $seat } keeps one contract
event-copy = Player { $seat } copies the { $diver } of Player { $of }
event-improve = Player { $seat } improves the { $specialist } (step { $count } of 3)
event-token = Player { $seat } takes a reward token from level { $level }: { $token }
event-refill = New reward token on level { $level } of the colony display: { $token }
event-complete = Player { $seat } completes, on level { $level }, { $card }
event-reveal = Now public: { $card }
event-used = Player { $seat } places { $key } on the hacker track ({ $count } used)
event-return =
    Player { $seat } reaches the hacker: the used keys return{ $count ->
        [0] { "" }
        [one] , the neutral X key goes to the supply
       *[other] , the { $count } neutral X keys go to the supply
    }
event-surface = The { $diver } of Player { $seat } resurfaces
event-stay = The { $diver } of Player { $seat } stays in its slot
event-ending = Player { $seat } has { $points }: this round is the last
event-over = The game is over

## Decisions: the prompt for the one who decides, and what the others wait for

phase-over = The game is over
phase-key = Choose a key
phase-step1 = Use the sponsor, move divers, or activate the diver
phase-expert = Take the resource or decline it
phase-bonus = Take the bonus or decline it
phase-trade = Sell or buy one resource
phase-spying = Draw contracts or copy a diver
phase-engineering = Improve the mechanic or the hacker
phase-exploring = Take a reward token
phase-front = Use the immediate effect or decline it
phase-keep = Choose the contract you keep
phase-pay = Choose the resources you pay
phase-step3 = Let the diver resurface or use the oxygen reserve
phase-rescue = Your diver has been copied: let it resurface or spend 1 battery

wait-over = The game is over
wait-key = Player { $seat } chooses a key
wait-step1 = Player { $seat } is in step 1
wait-expert = Player { $seat } decides about a resource
wait-bonus = Player { $seat } decides about a bonus
wait-trade = Player { $seat } trades at the store
wait-spying = Player { $seat } sends the spy
wait-engineering = Player { $seat } chooses what to improve
wait-exploring = Player { $seat } chooses a reward token
wait-front = Player { $seat } decides about an immediate effect
wait-keep = Player { $seat } chooses a contract
wait-pay = Player { $seat } pays for a contract
wait-step3 = Player { $seat } decides whether the diver resurfaces
wait-rescue = Player { $seat } decides whether the copied diver resurfaces

## Why an action is not possible just now

why-key-used =
    { $key ->
        [X] Your X key
       *[other] Key { $key }
    } lies on your hacker track; your keys return when { $threshold } lie there (now { $used })
why-key-available =
    { $key ->
        [X] Your X key
       *[other] Key { $key }
    } is available and not on the hacker track
why-key-in-play =
    { $key ->
        [X] Your X key
       *[other] Key { $key }
    } is in play and not yet on the hacker track
why-neutral = You have no neutral X key
why-battery = 1 battery missing: you have none
why-credits =
    It costs { $need }, you have { $have }: { $missing ->
        [one] { $missing } credit
       *[other] { $missing } credits
    } missing
why-far =
    That is { $count ->
        [one] { $count } slot
       *[other] { $count } slots
    }; your movement value is { $most }
why-locked = The { $diver } was upgraded by the sponsor and stays on level { $level } this turn
why-upgraded = The { $diver } is upgraded already
why-sponsor-used = You have used the sponsor of this turn already
why-sponsor = The sponsor on level { $level } gives something else: { $sponsor }
why-which-key = Choose which used key you take back
why-no-used-key = There is no key of your own on the hacker track
why-which-diver = Choose which diver at the surface is upgraded
why-all-upgraded = The three divers at the surface are upgraded already
why-only-diver = This sponsor upgrades only the { $diver } on level { $level }: use the sponsor itself
why-below = The { $diver } is on level { $level }, not at the surface
why-token-level = Only the two reward tokens on level { $level } of the display can be chosen
why-any-token = Choose which reward token of the display you use
why-move = At this table sponsor 5 moves one resource; it does not swap two
why-swap = At this table sponsor 5 swaps two resources; it does not move a single one
why-same-level = Level { $level } is the level of your key: another level is needed
why-no-cube = Level { $level } holds no { $resource }
why-full = Level { $level } is full: { $count } of { $capacity }
why-copied = First the effect of the copied diver is finished ({ $diver })
why-not-yours = Contract { $card } is neither public nor in your hand
why-missing = Contract { $card } needs { $need }; missing on level { $level }: { $missing }
why-free = Contract { $card } needs { $lots } of different types; on level { $level }: { $held }
why-lots = Contract { $card } needs { $lots } of different types; these are others
why-payment = Missing on level { $level }: { $missing }
why-bonus = The bonus of this expert is another: { $bonus }
why-supply = No neutral X key is left in the supply
why-store-full = The store takes no more { $resource }: it holds { $count } of { $count }
why-store-empty = The store holds no { $resource }
why-row = The next { $resource } goes to row { $row } of the store, which gives credits only
why-no-contract = No contract is left to draw
why-one-side = Your one opponent counts as your left neighbour
why-second-spy = A copied spy cannot copy a further spy
why-improved = The { $specialist } has been improved three times already
why-front = This reward token gives something else: { $front }
why-not-drawn = Contract { $card } is not among the cards you have drawn

## What chance may bring

odds-none = no contract that you can complete at once
odds-at-once =
    a contract that you can complete at once, for { $count ->
        [one] { $count } prestige point
       *[other] { $count } prestige points
    }
odds-new-none = a new public contract that you cannot complete at once
odds-new-at-once =
    a new public contract that you can complete at once, for { $count ->
        [one] { $count } prestige point
       *[other] { $count } prestige points
    }
odds-token = the new reward token: { $front }
odds-token-resource = the new reward token: a resource

## The end

source-contracts = Contracts
source-upgrades = Upgrades
source-store = Store
source-fronts = Immediate effects
source-backs = Contract bonuses
# What a hint counts beside points: things in the names of which points are likely to come.
source-riches = Credits and batteries
source-keys = Keys
source-tokens = Reward tokens
source-cubes = Resources
tie-breaker = If players are tied on prestige points, more resources in the search zone rank higher.

## Table options

option-players = Players
option-players-help = How many people play, from 2 to 4.
option-edition = Edition
option-edition-help = Where the French and the German edition differ: which one to follow. It decides what sponsor 5 does on its advanced side.
option-edition-fr = French
option-edition-de = German
option-sponsors = Sponsor tiles
option-sponsors-help = Which sides are used. Five letters set tiles 1 to 5 one by one: A for the standard side, B for the advanced one.
option-sponsors-standard = all standard
option-sponsors-random = random sides
option-sponsors-advanced = all advanced
option-sponsor5b = Sponsor 5, advanced side
option-sponsor5b-help = Whether 1 battery moves one resource to a free space or swaps two resources.
option-sponsor5b-move = move a resource
option-sponsor5b-swap = swap two resources
option-sponsor2b_scope = Sponsor 2, advanced side
option-sponsor2b_scope-help = Which reward tokens of the colony display it can use.
option-sponsor2b_scope-same = those on its own level
option-sponsor2b_scope-any = those on any level
option-contract_recycle = Reuse contracts
option-contract_recycle-help = Whether completed contracts form a new draw pile when the old one runs out.
option-contract_recycle-off = off
option-contract_recycle-on = on
option-neutral_x = Neutral X keys
option-neutral_x-help = How many neutral X keys there are in all.
option-neutral_x-12 = 12
option-neutral_x-unlimited = unlimited
option-author_variant = Author's variant
option-author_variant-help = The spy pays the owner of the copied diver, and that diver resurfaces, too.
option-author_variant-off = off
option-author_variant-on = on
option-first_player = First player
option-first_player-help = Who begins: a certain player, or drawn at random.
option-first_player-random = random
option-round_cap = Round limit
option-round_cap-help = At the latest after this many rounds the game is over, so that it cannot go on for ever.

## The table

table-score = Prestige points
table-credits = Credits
table-batteries = Batteries
table-keys = Available keys
table-used = Used keys
table-neutral = Neutral X keys
table-hand = Private contracts
table-mechanic = Mechanic: movement value { $value }
table-hacker = Hacker: { $used } of { $threshold } keys used
table-surface = Surface
table-level = Level { $level }
table-store = Store
table-contracts = Public contracts
table-pile =
    Draw pile: { $count ->
        [one] { $count } contract
       *[other] { $count } contracts
    }
table-sponsors = Sponsors
table-rewards = Reward tokens
table-display = Colony display
table-resources = Resources
table-round = Round { $round }
table-turn = Player { $seat } to play
table-first = First player
table-upgraded = upgraded
table-free-space = free space
table-you = You
table-player = Player { $seat }
table-completed = Completed contracts
table-none = none

table-diver-metal-expert = Metal expert
table-diver-plant-expert = Plant expert
table-diver-fuel-expert = Fuel expert
table-diver-tech-expert = Tech expert
table-diver-trader = Trader
table-diver-spy = Spy
table-diver-engineer = Engineer
table-diver-explorer = Explorer

## The table in a terminal: short forms, ★ prestige points, ¢ credits, ϟ batteries, ↑ upgrade

table-sell = sell
table-buy = buy

short-metal-expert = Metal expert
short-plant-expert = Plant expert
short-fuel-expert = Fuel expert
short-tech-expert = Tech expert
short-contract = contract
short-upgrade = diver ↑

# What a sponsor does, in at most 16 characters.
tile-1a = +1¢
tile-1b = diver costs 0¢
tile-2a = diver twice
tile-2b = use a reward
tile-3a = 1 used key back
tile-3b = level 5 surfaces
tile-4a = { $cost }¢: diver ↑ { $points }★
tile-4b = { $cost }¢: surface ↑ { $points }★
tile-5a = +1ϟ
tile-5b = +1ϟ or rearrange

help-signs = Signs: [4] an available key, »4« the key in play, +2×[X] two neutral X keys, M · · one metal and two free spaces, ↑ upgraded, M/P›2¢ a reward token (immediate effect, then contract bonus), ✓2 this contract can be completed on level 2.
help-key = You play one key. It gives you the sponsor on its level of the colony display and activates the diver on the same level of your board. An X key can be played on any level, but it rotates the sponsor tiles first.
help-step1 = You may use the sponsor once, and move divers by propeller for 1 battery each. Then the diver on the level of your key is activated. Contracts can be completed at any moment of your turn.
help-expert = An expert gives you 1 resource. It goes to the level of your key.
help-bonus = An upgraded expert gives you a bonus besides the resource.
help-trade = The trader sells 1 resource from its level to the store, or buys 1 that goes to its level. The more of a type the store holds, the lower its price.
help-spying = The spy draws 4 contracts, of which you keep 1, or copies the diver on the same level of a neighbour.
help-engineering = A better mechanic moves divers further by propeller; a better hacker brings your used keys back sooner.
help-exploring = You take one of the two reward tokens of this level. First you may use its immediate effect; then it lies on this level of your board, back side up, and gives its bonus for every contract you complete there.
help-front = The immediate effect of a reward token is used now or not at all.
help-keep = One contract joins your hand, unseen by the others. The rest goes under the draw pile.
help-pay = This contract asks for lots of different types; you choose which type makes up which lot.
help-step3 = The activated diver resurfaces: it goes to the topmost slot, and every diver it passes moves down. The oxygen reserve, for 1 battery, keeps it in its slot.
help-rescue = By the author's variant a copied diver resurfaces, too. For 1 battery it stays in its slot.

## Exercises

exercise-1 = A key for a waiting contract
exercise-1-text = Your sponsor brings one used key back. Which one? Look at what lies on each level, and at what the contracts ask for.
exercise-1-learned = On level 4 lie two plants and one fuel, and the fuel expert swims right there: with key 4 in hand the next turn completes the contract for one plant and two fuel. A key is worth what waits on its level.
exercise-2 = Why the explorer goes deep
exercise-2-text = You can copy an explorer with your upgraded spy. It costs 2 credits. Is a reward token on level 5 worth that?
exercise-2-learned = The front of the token counts at once, and it stays on your level 5. There is room for six cubes, so contracts will be completed there again and again, each with the bonus on the back of the token.
exercise-3 = When goods become points
exercise-3-text = The game is about to end: 18 points are enough, and both of you have 14. What do you do with the trader?
exercise-3-learned = Near the end a point is worth more than cubes or credits that nothing is made of any more. In the middle of a game it is the other way round.
exercise-4 = Four cards are better than one cube
exercise-4-text = Your upgraded spy may draw four contracts and keep one, or copy another diver. You have cubes on three levels.
exercise-4-learned = Of four contracts one will probably fit the cubes that you have already. Late in the game that is worth more than one cube more.
exercise-5 = One turn ahead
exercise-5-text = Only one key is left besides what the sponsor gives back. Which diver do you want to activate next?
exercise-5-learned = The best key to take back is the one of your next turn: on level 5 waits the upgraded explorer, with two fuel towards the contract in your hand. Whoever looks at this turn only goes on without a thought.

## Pieces that can be set by hand

piece-diver = Diver on
piece-available = available
piece-used = used

## Why a position cannot be set by hand like that

impossible-end = somebody has { $points } points, so the last round should have begun
impossible-capacity = level { $level } of Player { $seat } is over its capacity
impossible-keys-back = Player { $seat } has used so many keys that they would have come back
impossible-no-key = Player { $seat } has no key to play
impossible-upgrades = Player { $seat } has more points for upgrades than upgrades

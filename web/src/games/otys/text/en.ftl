### Otys in English: what the table in the browser says besides. Terms as in the game's own texts.

## Short words

# A name and what belongs to it.
web-pair = { $name }: { $value }
web-key = Key { $key }
web-turn = The turn
web-supply = Supply
web-divers = Divers
web-contracts = Contracts
web-token = Reward token { $token }
web-sponsor =
    { $side ->
        [standard] Sponsor { $tile }, standard side
       *[advanced] Sponsor { $tile }, advanced side
    }
web-surface-slot = Surface slot { $slot }

# A sponsor tile in two or three words.
web-sponsor-1a = 1 credit
web-sponsor-1b = Diver for free
web-sponsor-2a = Diver twice
web-sponsor-2b = Use a reward
web-sponsor-3a = One key back
web-sponsor-3b = Level 5 resurfaces
web-sponsor-4a = Upgrade this diver
web-sponsor-4b = Upgrade at the surface
web-sponsor-5a = 1 battery
web-sponsor-5b-move = Battery, or move a resource
web-sponsor-5b-swap = Battery, or swap two resources

## Labels of pieces

web-key-available = Key { $key }, available
web-key-used = Key { $key }, used
web-key-played = Key { $key }, in play on level { $level }
web-key-space = Space of the X key
web-neutral =
    { $count ->
        [one] { $count } neutral X key
       *[other] { $count } neutral X keys
    }
web-level-holds = Level { $level }: { $cubes } ({ $free } of { $capacity } spaces free)
web-sponsor-label =
    { $used ->
        [yes] Level { $level }, sponsor { $tile }: { $effect } (used)
       *[no] Level { $level }, sponsor { $tile }: { $effect }
    }
web-sell-credits =
    sell { $resource } for { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    }
web-sell-points =
    sell { $resource } for { $count ->
        [one] { $count } prestige point
       *[other] { $count } prestige points
    }
web-buy =
    buy { $resource } for { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    } (in the store: { $stock })
web-stock = { $resource }: { $count } in the store
web-complete-on = Can be completed on: { $levels }
web-hidden =
    { $count ->
        [one] { $count } private contract, face down
       *[other] { $count } private contracts, face down
    }
web-token-in-use = Reward token in use
web-bag = Bag: { $count }
web-discarded = Discarded: { $count }
web-neutral-supply = Neutral X keys: { $count }
web-neutral-unlimited = Neutral X keys: unlimited
web-completed = Completed: { $count }
web-under = You know that these lie under the pile: { $cards }
web-last-round = Last round

## Choices in a few words

web-short-key = Play { $key }: { $diver }
web-short-divers = Swap { $diver } ⇄ { $other }, 1 battery
web-short-propeller = Move { $diver } { $way }, 1 battery
web-short-sponsor = Use sponsor: { $effect }
web-short-sponsor-paid = Use sponsor: { $effect }, { $cost }
web-short-upgrade-paid = Upgrade { $diver }, { $cost }
web-short-token =
    Take { $cost ->
        [0] for free
        [one] for { $cost } credit
       *[other] for { $cost } credits
    }: { $token }
web-short-bonus = Take the bonus: { $bonus }
web-short-accept = Use: { $front }
web-short-accept-level = Use: { $front } (level { $level })
web-short-copy =
    Copy { $diver } { $side ->
        [left] (left neighbour){ " " }
        [right] (right neighbour){ " " }
       *[only] { "" }
    }{ $cost ->
        [0] for free
        [one] for { $cost } credit
       *[other] for { $cost } credits
    }
web-short-draw =
    Draw { $count ->
        [one] the last contract
       *[other] { $count } contracts
    } { $cost ->
        [0] for free
        [one] for { $cost } credit
       *[other] for { $cost } credits
    }
web-short-keep = Keep { $card }: { $need }
web-short-pay = Pay { $cubes }
web-short-surface-rescue = Let it resurface
web-short-oxygen-rescue = Keep it down for 1 battery
web-short-x = Play X on level { $level }: { $sponsor }
web-short-neutral = Play neutral X on level { $level }: { $sponsor }
web-short-retrieve = Take back key { $key }
web-short-upgrade = Upgrade { $diver }
web-short-move = Move { $resource } to level { $level }, 1 battery
web-short-swap = Swap { $resource } for { $other } (level { $level }), 1 battery
web-short-go = Activate { $diver }
web-short-take = Take 1 { $resource }
web-short-complete =
    Complete { $card } on level { $level }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-short-surface = Resurface and end the turn
web-short-oxygen = Stay down for 1 battery and end the turn

## Headings of the choices

web-group-contracts = Contracts
web-group-x = X key (the sponsors rotate first)
web-group-sponsor = Sponsor
web-group-diver = Diver
web-group-sell = Sell
web-group-buy = Buy
web-group-propeller = Propeller
web-group-end = End of the turn

## What the prompt adds

web-paying = { $need } from level { $level }
web-copying = In use: a neighbour's { $diver }
web-acting = Active: { $diver }
web-twice = The effect is carried out twice
web-free = The activated diver costs no credits this turn
web-locked = The diver on the key's level stays there this turn
web-sponsor-used = The sponsor has been used
web-drawn = Drawn: { $contract }

## What divers do

web-does-expert = Gain 1 { $resource } on this level.
web-does-expert-up = { $base } Also: { $bonus }.
web-does-trader = Sell 1 resource of this level to the store for credits or prestige points, or buy 1 for credits.
web-does-trader-up = Sell 1 resource of this level to the store for 1 credit or prestige point more, or buy 1 for 1 credit less.
web-does-spy = For { $cost }, draw 4 contracts and keep 1, or use a neighbour's diver on this level.
web-does-spy-up = Draw 4 contracts and keep 1, or use a neighbour's diver on this level, for free.
web-does-engineer = For { $cost }, improve the mechanic or the hacker.
web-does-engineer-up = Improve the mechanic or the hacker for free.
web-does-explorer = For { $cost }, take a reward token of this level of the colony display.
web-does-explorer-up = For only { $cost }, take a reward token of this level of the colony display.
web-when-upgraded = Upgraded: { $adds }.
web-adds-metal-expert = also 1 neutral X key
web-adds-plant-expert = also 1 credit
web-adds-fuel-expert = also 1 battery
web-adds-tech-expert = also one used key back
web-adds-trader = better by 1 in every trade
web-adds-spy = costs nothing
web-adds-engineer = costs nothing
web-adds-explorer = costs 1 credit less

## What icons mean

web-tip-key = Gives the sponsor on level { $level } of the colony display and activates your diver on level { $level }. Then it lies on the hacker track.
web-tip-resource = Lies on one of your levels, until it pays for a contract or is sold. Resources on different levels cannot be combined.
web-tip-back = Lies on a level of your board and gives this for every contract you complete there.
web-name-any = Any one type
web-tip-any = Such a number is paid with resources of one type; each number needs another type.
web-name-resources = Resources
web-tip-resources = How many there are on all five levels together. At the end they break ties.
web-name-keys = Available keys
web-tip-keys = How many can still be played, neutral X keys included.
web-name-credit = Credits
web-tip-credit = Pay for divers and upgrades. They are worth nothing at the end.
web-name-points = Prestige points
web-tip-points = From contracts, upgrades by sponsor 4, the store and reward tokens. With 18 or more the last round has come.
web-name-battery = Battery
web-tip-battery = In step 1 it moves a diver by propeller; in step 3 it keeps the activated diver in its slot.
web-name-mechanic = Mechanic
web-tip-mechanic = Says how many slots a diver moves at most by propeller, for 1 battery.
web-name-hacker = Hacker
web-tip-hacker = When the used keys reach the hacker, all of them come back. The further left, the sooner.
web-name-key-x = X key
web-tip-key-x = Is played on any level. First the sponsor tiles rotate: each goes down one level, the last to level 1.
web-name-key-neutral = Neutral X key
web-tip-key-neutral = Like your own X key, but once only: from the hacker track it goes to the supply.
web-name-store = Store
web-tip-store = Four columns filled from the top. A sale brings what its row shows, a purchase costs what its row shows. The prices below are those of your trader.
web-name-pile = Draw pile
web-tip-pile = Contracts face down. The spy and some reward tokens draw 4, of which 1 is kept.
web-name-bag = Bag
web-tip-bag = Reward tokens that refill the colony display.
web-name-front = Reward token
web-tip-front = The front gives something at once, the back a bonus for every contract on its level.
web-name-first = First player marker
web-tip-first = This player begins every round.
web-name-hand = Private contracts
web-tip-hand = Only their owner knows them and can complete them.
web-name-done = Completed contracts
web-tip-done = Their points have been scored; they are out of the game.

## The game on one page

web-outline-goal = Have the most prestige points when somebody has reached 18.
web-outline-contracts = Most points come from contracts: bring the resources they ask for together.
web-outline-levels = All resources of a contract must lie on the same level of your board.
web-outline-key = Play one key, 1 to 5: it decides the level. An X key goes to any level and rotates the sponsors first.
web-outline-sponsor = Step 1: you may use the sponsor on that level, and move divers for 1 battery each.
web-outline-diver = Step 2: the diver on that level acts: find, trade, spy, improve, explore.
web-outline-surface = Step 3: the diver resurfaces to the top, and those above it go down. 1 battery keeps it down.
web-outline-hacker = The key goes to the hacker track. When the track is full, all your keys come back.
web-outline-end = Whoever reaches 18 points makes this round the last one; it is played to its end.
web-outline-winner = The most points win.
web-outline-tie = If tied, more resources on the board rank higher.
web-outline-points-contracts = Contracts: 1 to 5 points each, at any moment of your turn.
web-outline-points-upgrades = Upgrading a diver with sponsor 4: 1 point.
web-outline-points-store = Selling into an empty column of the store: 1 point instead of credits.
web-outline-points-tokens = Reward tokens: 1 point at once, or 1 point for each contract on their level.

## The first game

web-guide-board = This is your board: eight divers in a column, three above the water and five on levels 1 to 5. Beside each level is room for resources.
web-guide-contract = Points come mostly from contracts. C01 asks for 1 metal and 1 plant on the same level. On level 4 there is a metal already, and your plant expert is there, too.
web-guide-key = Each turn you play one key. A key opens the sponsor on its level and activates the diver on its level. Play key 4.
web-guide-sponsor = First the sponsor on level 4 of the colony display: it gives 1 battery. Batteries move divers, or keep them down. Take it.
web-guide-go = Now the key pushes your plant expert and activates it. Click the key once more.
web-guide-take = The expert finds 1 plant for level 4. Take it.
web-guide-complete = Metal and plant are together. Completing a contract costs no action: click C01.
web-guide-hacker = The used key now lies on the hacker track. When the sixth key gets there, all six come back. An engineer can bring the hacker closer.
web-guide-battery = Your battery is not spent yet. In step 1 a battery moves a diver by as many slots as your mechanic says. At the end of a turn it keeps the activated diver in its slot.
web-guide-x = The X key fits any level. It rotates the sponsors first: each goes down one level, for everybody.
web-guide-store = The trader sells a resource of its level to the store or buys one. The fewer of a type the store holds, the better it pays; into an empty column it pays a prestige point, if you prefer.
web-guide-tokens = The explorer takes one of the two reward tokens of its level: something at once, and then a bonus for every contract on that level. The spy draws contracts for you alone, or copies a neighbour's diver.
web-guide-surface = At the end of a turn the activated diver resurfaces, and those above it go down one slot. So your next turn is prepared by this one. Let it resurface.
web-guide-end = That was a turn. Whoever reaches 18 points makes the current round the last. Now play on: this is a real game. Whatever can be used is framed, and a long look at any piece tells what it does.
web-wants-key = The guide wants key 4: it lies at the left of level 4.
web-wants-sponsor = The guide wants the sponsor on level 4 of the colony display: 1 battery.
web-wants-go = The guide wants key 4 once more.
web-wants-take = The guide wants the plant: click your plant expert or level 4.
web-wants-complete = The guide wants contract C01.
web-wants-surface = The guide wants the plant expert on level 4 to resurface: click it.

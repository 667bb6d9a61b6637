### Abyss on the page: what the pictures need besides the words of the game.

## Powers in a few words, as the cards have room for. $count (Number): what the card says.

web-power-none = No power
web-power-recruiter = Opponents pay 2 more per Lord
web-power-jailer = Every opponent discards an Ally
web-power-seeker = Every opponent pays { $count } Pearls
web-power-assassin = Turns a free Lord of every opponent
web-power-commander = Opponents hold 6 Allies at most
web-power-tamer = Opponents are rewarded one space lower
web-power-hunter = Take a Monster token from an opponent
web-power-ship-master = 1 Pearl per race you send to the Council
# $amount (String): 3 Pearls, for instance.
web-power-pearls = Gain { $amount }
web-power-landlord = 1 Pearl now and in each of your turns
web-power-slaver = Discard an Ally for 2 Pearls
web-power-shaman = Opponents' Soldiers do nothing to you
web-power-invoker = An extra turn after this one
web-power-apprentice = Take a Council stack
web-power-oracle = Discard a Council stack
web-power-alchemist = Support brings two stacks
web-power-illusionist = Exchange one of your Locations
web-power-master-of-magic = Affiliate any Ally you used
web-power-opportunist = Replace a Lord of the Court
web-power-corruptor = A second Lord for { $count } Pearls
web-power-traitor = Swap a Lord for one of the Court
web-power-diplomat = No race is compulsory for you
web-power-treasurer = Lords cost you 2 less
web-power-schemer = Swap a Lord for the top of the deck
web-power-ambassador =
    { $count ->
        [one] Draw a Location and take it
       *[other] Draw { $count } Locations, take one
    }
web-power-ferryman = Turn 1 Nebulis into 1 Pearl
web-power-outlaw = Pay with up to 2 Nebulis
web-power-counterfeiter = Pay with Nebulis, keep Pearls
web-power-fence = Give every opponent 1 Nebulis
web-power-cleaner = Krakens in hand bring no Nebulis in the end
web-power-sentinel = 1 Nebulis and a Sentinel
web-power-shareholder = 1 Pearl when an opponent recruits
web-power-hypnotist = Buy up to 2 Allies in a turn
web-power-healer = Take an Ally from the discard pile
web-power-highwayman = Take 1 Pearl when an opponent gains 2 or more
web-power-executioner = Opponents lose affiliated Allies of a race
web-power-recipient = Turn up a Lord for nothing
web-power-liberator = Free a Lord under a Location

web-when-once = Once
web-when-always = Permanent
web-when-turn = Once per turn

## Labels

web-cost = cost { $cost }
web-cheapest = You can pay: { $price }
web-races =
    { $count ->
        [one] { $count } race
       *[other] { $count } races
    }
web-races-with = { $races } with { $race }
web-races-all = all 5 races
web-with-key = with a key
web-without-key = without a key
web-reserved = Reserved by the Sentinel of Player { $seat }
web-court-free = Court, space { $space }: free
web-lord-deck = { $count } Lords in the deck
web-plot-here = Plot: 1 Pearl
web-deck = Exploration deck: { $count }
web-track-space = Exploration, space { $space }
web-empty = empty
web-for-sale = for sale: { $price }
web-threat-space = Threat, space { $space }
web-marker = The threat marker is here
web-or = or
web-left = { $count } left
web-council = Council, { $race }: { $amount }
web-location-deck = { $count } Locations in the stack
web-no-locations = No Location lies open.
web-removed = Out of the game: { $names }
# $count (Number): may be negative.
web-worth =
    { $count ->
        [one] Now worth { $count } point to you
       *[other] Now worth { $count } points to you
    }
web-loot = Loot: { $values }
web-last-turns = Last turns
web-figure-supply = In the supply
# $tokens (Number): how many of the Keys are tokens.
web-keys =
    { $count ->
        [one] { $count } Key
       *[other] { $count } Keys
    }, { $tokens ->
        [0] none of them tokens
       *[other] { $tokens } of them tokens
    }
web-sentinel-home = A Sentinel that can be placed
web-sentinel-rests = A Sentinel that rests until the next turn
web-rests = rests
web-there = there
web-lacking = lacking
web-wasted = { $count } too much
web-take-back = take back
web-races-lacking =
    { $count ->
        [one] a race is missing
       *[other] { $count } races are missing
    }
web-points-missing = { $count } missing
web-purse-short = { $count } missing, Pearls pay { $most } at most
web-empty-hand = No cards in hand
web-hidden-hand = Hand, face down: { $amount }
web-scores = scores
web-best = best of each race counts: { $sum }
web-final = If it ended now: { $count }
web-no-lords = No free Lords
web-keys-chosen = keys of Lords: { $count }, Key tokens: { $tokens }

## Buttons: a verb, and what it costs or brings

web-pass-menu = Take no action
web-pass-buying = Do not buy
web-decline-turn = Buy nothing more this turn
web-pass-window = End your turn
web-pass-smoking = Keep Black Smokers
web-pass-searching = Stop the search
web-pass-rewarding = Go without a reward
web-pass-illusion = Keep your Locations
web-pass-corrupting = Recruit no second Lord
web-pass-betraying = Keep your Lords
web-pass-scheming = Keep your Lords
web-plot = Plot for 1 Pearl: turn up a Lord
web-explore = Explore: turn up a card
web-explore-taking = Leave it, turn up the next card
web-explore-fighting = Do not fight, explore on
web-explore-searching = Draw another loot card
# $what (String): a card or a reward.
web-take = Take { $what }
web-fight = Fight: { $reward }
# $amount (String): 2 cards, for instance.
web-stack-take = Take the { $race } stack ({ $amount })
web-stack-oracle = Discard the { $race } stack ({ $amount })
web-stack-sending = Put it on the { $race } stack ({ $amount })
web-stack-posting = Reserve the { $race } stack ({ $amount })
web-name = Name { $race }
web-court-menu = Recruit { $lord } (cost { $cost })
web-court-corrupting = Recruit { $lord } as well
web-court-replacing = Take { $lord } without paying
web-court-opportunity = Replace { $lord }
web-court-posting = Reserve { $lord }
web-discard = Discard { $card }
web-ally-paying = Lay out { $card }
web-ally-affiliating = Affiliate { $card }
web-ally-losing = Give up { $card }
# $price (String): 2 Pearls, for instance.
web-buy = Buy { $card } for { $price }
web-recruit =
    { $price ->
        [none] Recruit with these Allies
       *[other] Recruit: { $price }
    }
web-recruit-cheapest = Recruit the cheapest way: { $price }
web-lord-keys = Spend the key of { $lord }
web-lord-assassinating = Turn { $lord }
web-lord-dismiss = Discard { $lord }
web-lord-liberating = Free { $lord }
# $amount (String): 6 points, for instance.
web-location-take = Take { $location } ({ $amount })
web-location-illusion = Give away { $location }
web-location-posting = Reserve { $location }
# $amount (String): 2 tiles, for instance.
web-draw = Draw { $amount }

## Headings over groups of choices

web-group-court = Recruit a Lord
web-group-council = Take a stack from the Council
web-group-explore = Explore the depths
web-group-before = Before your action
web-group-pay = Pay and recruit
web-group-ally = Lay out Allies
web-group-open = Take an open Location
web-group-draw = Draw Locations and take one

## Tips

web-price = Price of an Ally
web-last-space = The last space
web-plotting = Plot at the Court
web-lord-discard = Discarded Lords
web-cost-title = Cost
web-cheapest-title = Cheapest payment
web-worth-title = Worth to you
web-final-title = If the game ended now
web-kraken = Kraken
web-guilds = Guilds
web-signs = Signs
web-exploration-cards = Exploration cards
web-loot-card = Loot { $value }
# $reward (String): 2 Pearls, for instance.
web-loot-text = Worth { $value } points on a Sanctuary. Drawing it brings: { $reward }. There are { $count } of them.
web-loot-ally = the next Ally of the exploration deck
web-loot-nothing = nothing
# $count cards of $value.
web-count-of = { $count } × { $value }

web-tip-race = Allies pay for Lords with their values, from 1 to 5. This race is compulsory for the guild: { $guild }.
web-tip-guild = To recruit a Lord of this guild you need at least one Ally of this race: { $race }.
web-tip-ambassador = Needs Allies of all five races. It draws Locations and goes under one of them.
web-tip-smuggler = Asks for no particular race. Smugglers deal in Nebulis.
web-tip-kraken = A wild Ally: it stands for any race. Whoever pays with it takes the Nebulis printed on it.
web-tip-any = Any race that is not among the others.
web-tip-monster = Fight it for the reward of the threat track, or go on exploring; then the threat grows.
web-tip-points = Whoever has most of them in the end wins. They come from Lords, the strongest affiliated Ally of each race, Locations and Monster tokens.
web-tip-final = With what is certain to come: the lowest Ally of each race in hand is affiliated, and Krakens in hand bring Nebulis.
web-tip-pearl = Pays for points missing in a payment, for Allies others reveal, and for plotting.
web-tip-nebulis = A black pearl: minus 1 point each in the end. One can replace a Pearl in a payment that takes all your Pearls.
web-tip-key = With 3 Keys at the end of your action you take a Location. Tokens and the keys of free Lords count.
web-tip-token = Drawn for beating Monsters: 2, 3 or 4 points, hidden from the others until the end.
web-tip-hand = Allies in hand. In the end the lowest one of each race is affiliated.
web-tip-lord = A seventh Lord brings the end of the game: everybody else has one last turn.
web-tip-end = A seventh Lord brings the end of the game: everybody else has one last turn.
web-tip-deck = Reveal cards one by one. Others may buy an Ally; if nobody does, you take it and stop, or go on.
web-tip-discard = Cards here come back when the deck is used up.
web-tip-price = What others pay the explorer for the next Ally. It rises by 1 with every sale of the turn.
web-tip-last-space = Here the exploration ends: you take the card, or fight the Monster, and gain a Pearl.
web-tip-lord-deck = Before your action, pay 1 Pearl to turn up a Lord onto a free space. As often as you like.
web-tip-lord-discard = Lords that left the Court or a player; they do not come back.
web-tip-location-deck = Instead of a Location that lies open you may draw 1 to 4 and take one; the others stay open.
web-tip-loot = A Sanctuary is searched for loot, card by card. A value that is there already is lost and ends the search.
web-tip-sentinel = Reserves a Lord, a Council stack or a Location for its owner.
web-tip-figure = Goes to whoever has most Nebulis: minus 5 points in the end.
web-tip-cost = What the values of your Allies have to reach. Treasurer and Recruiter change it. Pearls make up for what is missing.
web-tip-cheapest = You can recruit this Lord. This payment takes the fewest Nebulis, then wastes the least, then spends the fewest Pearls.
web-tip-worth = What this Location would bring you if the game ended now.
web-tip-affiliated = Of every recruitment the lowest Ally stays with you. In each race the strongest one scores.
web-tip-threat = Grows with every Monster that is left behind, and falls back to space 1 after a fight.
web-tip-council = Allies nobody took wait here, face down. For an action you take a whole stack.
web-tip-once = Works at once when the Lord joins you, and then no more.
web-tip-always = Works as long as the Lord is free and not turned.
web-tip-turn = Can be used once in each of your turns, as long as the Lord is free and not turned.

## The table in words

web-now = Now
web-none = none
web-fact = { $what }: { $value }
web-in-question = In question
web-keys-from = Keys chosen
web-asked = Asked
web-tied = Can get the Kraken figure
web-owed = Cards above the hand limit
web-marker-on = The threat marker is on space { $space }:
web-tokens-left = Monster tokens left: { $count }
web-drawn = Just drawn
web-loot-discard = Discarded loot
web-without-tokens = without Monster tokens
web-free-lord = Free:
web-under = Under it: { $lords }.
web-bought = Allies bought in this turn

## The page before the rules: goal, a turn, the end, points

web-outline-goal = Whoever has most influence points in the end wins.
web-outline-goal-lords = Lords bring points and powers. You recruit them with Allies.
web-outline-goal-locations = Lords with keys open Locations, which often bring most.
web-outline-turn-plot = First, if you like: plot. 1 Pearl turns up a Lord for the Court.
web-outline-turn-explore = Then one action. Explore: turn up cards one by one. The others may buy an Ally from you; you take one and stop.
web-outline-turn-monster = A Monster on the way: fight it for the reward of the threat track, or go on and let the threat grow.
web-outline-turn-council = Or support: take a whole stack of Allies from the Council.
web-outline-turn-recruit = Or recruit: pay a Lord with Allies of the right races and with Pearls. The lowest of them is affiliated and stays with you.
web-outline-turn-keys = With 3 Keys at the end of your action you take a Location.
web-outline-end = With a seventh Lord, or when Lords run out, everybody else has one last turn.
web-outline-end-hand = Then the lowest Ally of each race in hand is affiliated; Krakens in hand bring their Nebulis.
web-outline-points-lords = Every Lord: the points on the card.
web-outline-points-allies = Affiliated Allies: only the strongest of each race.
web-outline-points-locations = Every Location: as its tile says.
web-outline-points-tokens = Monster tokens: 2, 3 or 4 points each, hidden until the end.
web-outline-points-nebulis = Nebulis: minus 1 each; whoever has most holds the Kraken figure, minus 5.

## The guide, and what it answers to a click on something else

web-guide-court = These Lords are the Court. A Lord brings points, most have a power, and some have a key. The number in the corner is what it costs; the creatures are the races it wants.
web-guide-plot = Before your action you may plot: for 1 Pearl another Lord comes to the Court. Click the Lord deck.
web-guide-hand = You pay Lords with Allies from your hand. Their values add up, and a Pearl makes up for each missing point. A Kraken stands for any race.
web-guide-lord = The Invoker costs 8, wants Jellyfish alone and brings an extra turn. Click the Invoker.
web-guide-first = Lay out your Allies, in any order. Begin with Jellyfish 3.
web-guide-second = Now Jellyfish 2. That makes 5 of 8. A click on a card laid out takes it back.
web-guide-kraken = Jellyfish are used up: the Kraken joins as one more. Its price is 1 Nebulis, a black pearl worth minus 1 in the end. Lay out Kraken 2.
web-guide-pay = 7 of 8: a Pearl makes up for the last point. Nothing is spent until you say so. Recruit the Invoker for 1 Pearl.
web-guide-won = The Invoker is yours. The lowest Ally of the payment, Jellyfish 2, is affiliated: it stays and scores. Most Nebulis would also mean the Kraken figure, minus 5; your opponent has it.
web-guide-council = It is your extra turn. You could recruit again, or take a whole stack of the Council, where Allies wait that nobody took.
web-guide-explore = Explore: turn up a card. The others may buy an Ally before you do; a Monster nobody can buy. Click the exploration deck.
web-guide-monster = A Monster. You may walk on and let the threat grow, or fight for the reward under the marker: on space 3 a Key, always won. Click the Monster to fight.
web-guide-location = With the keys of your Lords you have 3 Keys: you take a Location. The Sargasso Fields are worth 9 to you. Click them.
web-guide-keys = The Keys are spent: the Keeper and the Shepherd go under the Location, and their powers are lost. Click your Keys.
web-guide-end = That was a Monster, a Lord and a Location. With a seventh Lord the end begins, and most points win. This is a real game: play on.

web-wants-plot = The guide wants to plot: click the Lord deck above the Court.
web-wants-lord = The guide wants the Invoker: click that card in the Court.
web-wants-first = The guide wants Jellyfish 3 of your hand.
web-wants-second = The guide wants Jellyfish 2 of your hand.
web-wants-kraken = The guide wants Kraken 2 of your hand.
web-wants-pay = The guide wants the payment: click the button with 1 Pearl.
web-wants-explore = The guide wants to explore: click the exploration deck.
web-wants-monster = The guide wants to fight: click the Monster on the track.
web-wants-location = The guide wants the Sargasso Fields: click that Location.
web-wants-keys = The guide wants the Keys to be spent: click the key beside your Pearls.

### Abyss in English.
###
### Actions tell the one who decides what will happen; events tell everybody what happens; both without a full stop.
### The words of the game are those of rules/en.md.

game-name = Abyss
game-tagline = Reach for the throne of the deep: gather Allies, recruit Lords, open Locations, and keep your hands clean of Nebulis.

## Words

race-jellyfish = Jellyfish
race-crab = Crab
race-seahorse = Seahorse
race-shellfish = Shellfish
race-squid = Squid
race-kraken = Kraken

guild-mage = Mage
guild-soldier = Soldier
guild-farmer = Farmer
guild-merchant = Merchant
guild-politician = Politician
guild-ambassador = Ambassador
guild-smuggler = Smuggler

# $race (String): Crab, for instance; $value (Number): the value of the card.
card-ally = { $race } { $value }
# Within a sentence, in the place of "Crab 3".
card-monster = a Monster

# $count (Number): how many, sometimes none.
amount-pearls =
    { $count ->
        [0] no Pearls
        [one] { $count } Pearl
       *[other] { $count } Pearls
    }
amount-both = { $pearls } and { $nebulis }
amount-nebulis =
    { $count ->
        [0] no Nebulis
       *[other] { $count } Nebulis
    }
amount-keys =
    { $count ->
        [0] no Key tokens
        [one] { $count } Key token
       *[other] { $count } Key tokens
    }
amount-tokens =
    { $count ->
        [0] no Monster tokens
        [one] { $count } Monster token
       *[other] { $count } Monster tokens
    }
amount-cards =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
amount-tiles =
    { $count ->
        [0] no tiles
        [one] { $count } tile
       *[other] { $count } tiles
    }
amount-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
amount-races =
    { $count ->
        [one] { $count } race
       *[other] { $count } races
    }

# Parts of sentences about payments and rewards.
amount-allies =
    { $count ->
        [one] { $count } Ally
       *[other] { $count } Allies
    }

# Parts of sentences about payments and rewards.
words-and = { $one } and { $other }
words-or = { $one } or { $other }
cards-of = { $race } { $values }
gain-nebulis = +{ $count } Nebulis
figure-taken = Kraken figure { $points }
figure-lost = Kraken figure gone { $points }
figure-moved = Kraken figure to Player { $other }
figure-open = Kraken figure changes hands

## Lords

lord-recruiter = The Recruiter
lord-jailer = The Jailer
lord-seeker = The Seeker
lord-assassin = The Assassin
lord-commander = The Commander
lord-tamer = The Tamer
lord-hunter = The Hunter
lord-ship-master = The Ship Master
lord-trader = The Trader
lord-peddler = The Peddler
lord-landlord = The Landlord
lord-slaver = The Slaver
lord-shopkeeper = The Shopkeeper
lord-shaman = The Shaman
lord-invoker = The Invoker
lord-apprentice = The Apprentice
lord-oracle = The Oracle
lord-alchemist = The Alchemist
lord-illusionist = The Illusionist
lord-master-of-magic = The Master of Magic
lord-opportunist = The Opportunist
lord-corruptor = The Corruptor
lord-traitor = The Traitor
lord-diplomat = The Diplomat
lord-treasurer = The Treasurer
lord-schemer = The Schemer
lord-keeper = The Keeper
lord-reaper = The Reaper
lord-shepherd = The Shepherd
lord-miller = The Miller
lord-aquaculturalist = The Aquaculturalist
lord-landowner = The Landowner
lord-sage = The Sage
lord-hermit = The Hermit
lord-elder = The Elder
lord-ferryman = The Ferryman
lord-outlaw = The Outlaw
lord-counterfeiter = The Counterfeiter
lord-fence = The Fence
lord-cleaner = The Cleaner
lord-watcher = The Watcher
lord-vigil = The Vigil
lord-lookout = The Lookout
lord-shareholder = The Shareholder
lord-inheritor = The Inheritor
lord-hypnotist = The Hypnotist
lord-healer = The Healer
lord-highwayman = The Highwayman
lord-executioner = The Executioner
lord-recipient = The Recipient
lord-liberator = The Liberator
lord-grower = The Grower
lord-oyster-farmer = The Oyster Farmer

lord-recruiter-power = Permanent: opponents pay 2 more for every recruitment.
lord-jailer-power = Once: every opponent discards an Ally of their choice from hand.
lord-seeker-power = Once: every opponent pays 2 Pearls into the Treasury.
lord-assassin-power = Once: a free Lord of every opponent is turned sideways; its power is off, and its key cannot be used.
lord-commander-power = Permanent: opponents who hold more than 6 Allies discard down to 6.
lord-tamer-power = Permanent: opponents who fight a Monster are rewarded for the space just before the threat marker.
lord-hunter-power = Once: you take a Monster token from an opponent, at random.
lord-ship-master-power = Permanent: when your exploration ends, you gain 1 Pearl for each race that goes from the track to the Council.
lord-trader-power = Once: you gain 3 Pearls.
lord-peddler-power = Once: you gain 2 Pearls.
lord-landlord-power = Permanent: you gain 1 Pearl now and 1 Pearl whenever a turn of yours starts.
lord-slaver-power = Once per turn: you may discard an Ally from your hand for 2 Pearls.
lord-shopkeeper-power = Once: you gain 1 Pearl.
lord-shaman-power = Permanent: the powers of your opponents' Soldiers do nothing to you.
lord-invoker-power = Once: you have an extra turn after this one.
lord-apprentice-power = Once: you take a whole Council stack into your hand.
lord-oracle-power = Once per turn: you may discard a whole Council stack.
lord-alchemist-power = Permanent: with a support action you take two Council stacks instead of one.
lord-illusionist-power = Once, if you like: you exchange one of your Locations for a face-up one.
lord-master-of-magic-power = Permanent: you affiliate whichever you like of the Allies you used, except a Kraken.
lord-opportunist-power = Once per turn: you may discard a Lord of the Court; the top Lord of the deck takes over its space.
lord-corruptor-power = Once, if you like: you recruit another Lord from the Court for 5 Pearls in place of its cost.
lord-traitor-power = Once, if you like: you discard another free Lord of yours and take any Lord from the Court without paying.
lord-diplomat-power = Permanent: no particular race is compulsory when you recruit.
lord-treasurer-power = Permanent: each of your recruitments costs 2 less.
lord-schemer-power = Once, if you like: you discard another free Lord of yours and take the top Lord of the deck without paying.
lord-keeper-power = No power.
lord-reaper-power = No power.
lord-shepherd-power = No power.
lord-miller-power = No power.
lord-aquaculturalist-power = No power.
lord-landowner-power = No power.
lord-sage-power = Once: you draw 2 Locations and take control of one by putting the Sage under it, without Keys.
lord-hermit-power = Once: you draw 1 Location and take control of it by putting the Hermit under it, without Keys.
lord-elder-power = Once: you draw 3 Locations and take control of one by putting the Elder under it, without Keys.
lord-ferryman-power = Once per turn: you may exchange 1 of your Nebulis for 1 Pearl.
lord-outlaw-power = Permanent: you may use up to 2 Nebulis in one payment.
lord-counterfeiter-power = Permanent: you may pay with a Nebulis and still keep Pearls.
lord-fence-power = Once: every opponent receives 1 of your Nebulis.
lord-cleaner-power = Permanent: at the end of the game, the Krakens in your hand give you no Nebulis.
lord-watcher-power = Once: you gain 1 Nebulis and the Watcher's Sentinel, which you place at once.
lord-vigil-power = Once: you gain 1 Nebulis and the Vigil's Sentinel, which you place at once.
lord-lookout-power = Once: you gain 1 Nebulis and the Lookout's Sentinel, which you place at once.
lord-shareholder-power = Permanent: you gain 1 Pearl each time an opponent recruits a Lord.
lord-inheritor-power = Once: you gain 5 Pearls.
lord-hypnotist-power = Permanent: you may buy up to 2 Allies in every turn of an opponent.
lord-healer-power = Once: you take an Ally of your choice out of the exploration discard pile.
lord-highwayman-power = Permanent: when an opponent receives 2 Pearls or more at once, you take 1 Pearl from that opponent.
lord-executioner-power = Once: you name a race, and every opponent discards an affiliated Ally of that race.
lord-recipient-power = Once per turn: you may add the top Lord of the deck to the Court without paying.
lord-liberator-power = Once: one of your Lords lying under a Location is free again; you keep the Location.
lord-grower-power = No power.
lord-oyster-farmer-power = No power.

## Locations

location-sargasso-silos = Sargasso Silos
location-hydrozoa-reserves = Hydrozoa Reserves
location-sanctuary = The Sanctuary
location-parliament = Parliament
location-barracks = The Barracks
location-dockworks = The Dockworks
location-sargasso-fields = The Sargasso Fields
location-abyss = The Abyss
location-city-of-mirrors = City of Mirrors
location-black-smokers = Black Smokers
location-oceanic-senate-assembly = Oceanic Senate Assembly
location-depths = The Depths
location-throne-room = The Throne Room
location-jail = The Jail
location-chasm = The Chasm
location-closed-tower = The Closed Tower
location-lost-tower = The Lost Tower
location-chamber-of-allies = The Chamber of Allies
location-nest-of-giant-clams = Nest of Giant Clams
location-coral-barrier = The Coral Barrier
location-gambling-den = The Gambling Den
location-krakens-lair = The Kraken's Lair
location-cetacean-graveyard = The Cetacean Graveyard
location-abandoned-convoy = The Abandoned Convoy
location-megalodon = The Megalodon
location-battlefield = The Battlefield

# What a Location is worth, after its name and a colon.
location-sargasso-silos-points = 5 points, plus 2 for each of your Farmers
location-hydrozoa-reserves-points = 6 points, plus 2 for each of your Mages
location-sanctuary-points = 4 points, plus 3 for each of your affiliated Jellyfish
location-parliament-points = 6 points, plus 2 for each of your Politicians
location-barracks-points = 7 points, plus 2 for each of your Soldiers
location-dockworks-points = 5 points, plus 2 for each of your Merchants
location-sargasso-fields-points = 3 points, plus 3 for each of your affiliated Seahorses
location-abyss-points = 2 points for each guild among your Lords
location-city-of-mirrors-points = as much as the best Location of an opponent would bring you
location-black-smokers-points = 0 points, but you may take any tile of the stack instead
location-oceanic-senate-assembly-points = 4 points, plus 3 for each of your affiliated Squid
location-depths-points = twice the points of your weakest Lord
location-throne-room-points = the points of your strongest Lord
location-jail-points = 15 points, minus 1 for each of your Lords
location-chasm-points = 5 points, plus 3 for each of your affiliated Crabs
location-closed-tower-points = 3 points for each of your Lords with a key
location-lost-tower-points = 3 points for each of your Lords without a key
location-chamber-of-allies-points = 3 points, plus the value of your weakest affiliated Ally of each race
location-nest-of-giant-clams-points = 3 points, plus 3 for each of your affiliated Shellfish
location-coral-barrier-points = 20 points, minus 1 for each of your affiliated Allies
location-gambling-den-points = 5 points, plus 2 for each of your Smugglers
location-krakens-lair-points = 15 points, minus 3 for each of your Nebulis
location-cetacean-graveyard-points = Sanctuary: the total of the loot cards on it
location-abandoned-convoy-points = Sanctuary: the total of the loot cards on it
location-megalodon-points = Sanctuary: the total of the loot cards on it
location-battlefield-points = Sanctuary: the total of the loot cards on it

## Actions

action-pass = Pass
action-pass-menu = Take no action, since none is possible
action-pass-buying = Do not buy this Ally
action-pass-window = End your turn
action-pass-smoking = Keep Black Smokers
action-pass-searching = Stop the search and keep the loot on the Sanctuary
action-pass-keys =
    { $loot ->
        [0] Take control of { $location } with these Keys: { $keys }
       *[other] Take control of { $location } with these Keys and draw a loot card: { $keys }
    }
action-pass-illusion = Decline: keep your Locations
action-pass-corrupting = Decline: recruit no second Lord
action-pass-betraying = Decline: keep your Lords
action-pass-scheming = Decline: keep your Lords
action-pass-rewarding = Go without a reward, since too few Monster tokens are left
action-plot = Plot at the Court: pay 1 Pearl and draw a Lord
action-explore = Explore the depths: reveal a card
action-explore-taking = Leave the Ally behind and reveal the next card
action-explore-fighting = Pass the Monster by and reveal the next card: the threat marker moves on
action-explore-searching =
    { $count ->
        [one] Draw another loot card; if its value lies there already, both are lost
       *[other] Draw another loot card; if its value is one of the { $count } lying there, both are lost
    }
action-take =
    { $last ->
        [0] Take { $card } and end the exploration
       *[other] Take { $card } and { $amount }, and end the exploration
    }
action-take-fighting =
    { $last ->
        [0] Fight the Monster for { $reward } and end the exploration
       *[other] Fight the Monster for { $reward }, gain { $amount }, and end the exploration
    }
action-council = Request support from the Council: the { $race } stack ({ $amount })
action-council-sending = Put { $card } on the { $race } space of the Council ({ $amount } there)
action-council-second-stack = Take the { $race } stack as well ({ $amount })
action-council-apprentice = Take the { $race } stack ({ $amount })
action-council-oracle = Discard the { $race } stack ({ $amount })
action-council-executing = Name this race: { $race }
action-council-posting = Reserve the { $race } space of the Council ({ $amount } there)
action-court = Recruit { $lord } (cost { $cost })
action-court-empty = Choose space { $space } of the Court, which is free
action-court-corrupting = Recruit { $lord } as a second Lord
action-court-replacing = Take { $lord } without paying
action-court-opportunity = Discard { $lord } and draw another Lord for its space
action-court-posting = Reserve { $lord } in the Court
action-ally = Choose { $card }
action-ally-paying = Lay out { $card }
action-ally-affiliating = Affiliate { $card }
action-ally-jailed = Discard { $card }
action-ally-limited = Discard { $card }
action-ally-enslaving = Discard { $card } for { $amount }
action-ally-healing = Take { $card } into your hand
action-ally-losing = Give up your affiliated { $card }
action-ally-martial-law = Discard { $card }
action-pay = Pay with { $amount }
action-pay-buying = Buy { $card } for { $price }
action-pay-paying = Recruit { $lord }: { $bill }
action-pay-bribing = Recruit { $lord } as a second Lord ({ $price })
action-pay-martial-law = Pay 1 Pearl and keep the card
action-cheapest = Complete the payment in the cheapest way
action-cheapest-paying = Recruit { $lord } the cheapest way (fewest Nebulis taken, then least excess, then fewest Pearls): { $bill }
action-pay-lacking = Recruit { $lord } with what is laid out and { $price }
action-power-slaver = Use the Slaver: discard an Ally for { $amount }
action-power-oracle = Use the Oracle: discard a Council stack
action-power-opportunist = Use the Opportunist: discard a Lord of the Court and draw another
action-power-ferryman = Use the Ferryman: exchange 1 Nebulis for 1 Pearl
action-power-recipient = Use the Recipient: draw a Lord for the Court without paying
action-sentinel = Place your Sentinel to reserve something for yourself
action-reward = Take the reward: { $reward }
action-draw = Draw { $amount } from the Location stack, of which you take one
action-location = Choose { $location }
action-location-controlling = Take control of { $location }
action-location-drawn = Take control of { $location }; what else you drew stays face up
action-location-ambassador = Take control of { $location } with the Ambassador under it
action-location-illusion = Give away { $location }
action-location-exchanging = Take { $location } in exchange
action-location-smoking = Take { $location } in place of Black Smokers
action-location-posting = Reserve { $location }
action-lord = Choose { $lord }
action-lord-keys = Choose the key of { $lord }, who goes under the Location
action-lord-assassinating = Turn { $lord } sideways
action-lord-betraying = Discard { $lord } for a Lord of the Court
action-lord-scheming = Discard { $lord } and draw a Lord in its place
action-lord-liberating = Free { $lord }
action-seat = Choose Player { $other }
action-seat-hunting = Take a Monster token from Player { $other }, at random
action-seat-fencing = Give 1 Nebulis to Player { $other }
action-seat-figure = Hand the Kraken figure to Player { $other }

## Why something is not allowed: the cause in this position

why-can-act =
    { $action ->
        [explore] You can still explore
        [support] You can still request support from the Council
       *[recruit] You can still recruit a Lord
    }
why-reward-there = You can take a reward: { $reward }
why-keys-missing =
    { $missing ->
        [one] 1 Key is missing: { $chosen } chosen, { $tokens } Key tokens
       *[other] { $missing } Keys are missing: { $chosen } chosen, { $tokens } Key tokens
    }
why-no-pearl = You have no Pearl, and Nebulis do not count here
why-lord-deck-empty = The Lord deck is empty
why-court-full = No space of the Court is free
why-no-cards = The exploration deck and its discard pile are empty
why-no-loot = No loot card is left
why-last-space-ally = The Ally lies on the last space: you must take it
why-last-space-monster = The Monster lies on the last space: you must fight it
why-no-option =
    { $count ->
        [one] Space { $space } of the threat track offers only 1 reward
       *[other] Space { $space } of the threat track offers only { $count } rewards
    }
why-tokens-short = It takes { $wanted } Monster tokens, and { $count } are left
why-power-none = You have no active Lord with the power of { $lord }
why-power-used = You have used this power in this turn already ({ $lord })
why-power-last-space = The exploration cannot go on, so no power can be used now
why-hand-empty = You have no Ally in hand
why-no-stack = There is no Council stack that you may take
why-no-nebulis = You have no Nebulis
why-no-lord = There is no Lord in the Court that nobody else has reserved
why-sentinel-none = No Sentinel of yours lies in front of you
why-sentinel-rests = Your Sentinel came back in this turn and rests until your next one
why-sentinel-no-area = Court, Council and Locations have nothing left for a Sentinel
why-area-council = A Sentinel of Player { $other } lies in the Council already
why-area-court = A Sentinel of Player { $other } lies in the Court already
why-area-location = A Sentinel of Player { $other } lies on a Location already
why-stack-empty = The { $race } stack of the Council is empty
why-stack-reserved = A Sentinel of Player { $other } reserves the { $race } stack
why-court-empty = Space { $space } of the Court is empty
why-lord-reserved = A Sentinel of Player { $other } reserves { $lord }
why-race-lacking = Needs the race { $race }, and you have neither one nor a Kraken
why-races-few =
    { $shown ->
        [0] Needs { $wanted }, you can show none
       *[other] Needs { $wanted }, you can show { $shown }
    }
why-too-dear = { $missing } missing: cost { $cost }, you can pay { $most }
why-location-reserved = A Sentinel of Player { $other } reserves { $location }
why-not-drawn = { $location } was not drawn
why-not-controlled = You do not control { $location }
why-not-in-stack = { $location } is not in the Location stack
why-not-face-up = { $location } does not lie face up
why-stack-short =
    { $count ->
        [0] The Location stack is empty
        [one] The Location stack has only 1 tile
       *[other] The Location stack has { $count } tiles, and at most 4 may be drawn
    }
why-not-lowest = { $card } is not the lowest: an Ally of value { $value } was used
why-not-used = { $card } was not used, or is a Kraken
why-not-discarded = { $card } is not in the discard pile
why-not-named = The race named is { $race }
why-not-affiliated = You have no affiliated { $card }
why-law-kraken = Martial law discards no Krakens
why-law-nebulis = Martial law is paid with a Pearl, not with Nebulis
why-not-in-hand = You have no { $card } in hand
why-all-laid = All your { $card } are laid out
why-races-full =
    { $wanted ->
        [one] The payment shows its only race already
       *[other] The payment shows all its { $wanted } races already
    }
why-place-kept = The last place among the races is for { $race }
why-not-needed = With { $card } you would pay too much: an Ally of a race that is there twice could be left out
why-card-short = With { $card } you would lack at least { $missing }
why-races-laid =
    { $shown ->
        [0] Needs { $wanted }, none is laid out
       *[other] Needs { $wanted }, { $shown } laid out
    }
why-race-laid = The race { $race } is not laid out yet
why-too-many-laid = An Ally is laid out that is not needed
why-nebulis-price =
    { $price ->
        [0] Nothing is left to be paid
       *[other] Only { $price } is to be paid
    }
why-nebulis-limit = You may use at most { $count } Nebulis in one payment
why-nebulis-pair = While you keep Pearls, only 1 Nebulis is allowed at this table
why-nebulis-few =
    { $count ->
        [0] You have no Nebulis
       *[other] You have only { $count } Nebulis
    }
why-pearls-left = You would keep { $amount }, and Nebulis are paid only with the last Pearl
why-short = { $missing } missing: { $price } to pay, you have { $money }
why-nothing-to-add = No further Ally can join the payment
why-not-target = { $lord } is no free, upright Lord of Player { $other }
why-not-under = No Location of yours covers { $lord }
why-no-key = You have no usable key of { $lord }
why-key-chosen = The key of { $lord } is chosen already
why-keys-enough = { $count } Keys are chosen, no more are needed
why-lord-itself = { $lord } cannot give itself up
why-not-free = You have no free Lord of this name: { $lord }
why-players = There are only { $count } players
why-sheltered = The Shaman shelters Player { $other }
why-no-tokens = Player { $other } has no Monster token
why-given = Player { $other } gets a Nebulis already
why-not-level = Player { $other } is not among those with enough Nebulis

## What chance may bring

odds-monster = a Monster
odds-ally = an Ally
# A stack of the Council as everybody could remember it.
note-stack = Council, { $race }: { $cards }
odds-kraken = a Kraken
odds-race = { $race } { $low } to { $high }
odds-loot = loot { $value }: { $reward }
odds-loot-lost = loot { $value } again: { $reward }, both cards are lost
odds-nothing = nothing else
odds-tokens =
    { $count ->
        [one] Monster token worth { $points }
       *[other] { $count } Monster tokens worth { $points }
    }
odds-guild = guild: { $guild }
odds-tile = the best Location is worth { $points } to you
odds-tile-less = the best Location is worth { $points } or less to you

## Events

event-turn = Turn { $turn }: Player { $seat } to play
event-skip = Player { $seat } takes no action, since none is possible
event-pearls = Player { $seat } gains { $amount }
event-loses = Player { $seat } pays { $amount } into the Treasury
event-income = Player { $seat } gains { $amount } from { $lord }
event-robbed = The Highwayman of Player { $by } takes 1 Pearl from Player { $seat }
event-plot = Player { $seat } plots at the Court for 1 Pearl and turns up { $lord }
event-court = { $lord } comes to the Court
event-bonus = Few Lords are left: the Court is filled again, with a bonus for Player { $seat }
event-reveal = Player { $seat } reveals { $card } on space { $space } of the track
event-buy = Player { $seat } buys { $card } for { $price }
event-take = Player { $seat } takes { $card }
event-shuffle = The exploration discard pile is shuffled and becomes the deck
event-threat = Player { $seat } leaves the Monster behind; the threat marker is now on space { $space }
event-fight = Player { $seat } fights the Monster: reward of space { $space } of the threat track
event-keys = Player { $seat } gains { $amount }
event-token = Player { $seat } draws a Monster token worth { $points }
event-token-unseen = Player { $seat } draws a Monster token
event-send = { $card } goes to the { $race } space of the Council
event-stack = Player { $seat } takes the { $race } stack from the Council ({ $amount })
# $price (String): what is paid in Pearls and Nebulis, or "none".
event-recruit =
    { $price ->
        [none] Player { $seat } recruits { $lord } with Allies alone
       *[other] Player { $seat } recruits { $lord }, paying { $price }
    }
event-use =
    { $count ->
        [one] Player { $seat } uses { $card }
       *[other] Player { $seat } uses { $card } ({ $amount })
    }
event-nebulis = Player { $seat } gains { $amount }
event-affiliate = Player { $seat } affiliates { $card }
event-join = { $lord } joins Player { $seat } without payment
event-dismiss = Player { $seat } discards { $lord }
event-discard = Player { $seat } discards { $card }
event-turned = Player { $seat } has a Lord turned sideways: { $lord }
event-steal = Player { $seat } takes a Monster token worth { $points } from Player { $of }
event-steal-unseen = Player { $seat } takes a Monster token from Player { $of }
event-again = Player { $seat } will have an extra turn after this one
event-exchange = Player { $seat } exchanges { $location } for { $other }
event-tile = Player { $seat } draws a Location: { $location }
event-control = Player { $seat } takes control of { $location }
event-slide = { $lord } goes under { $location }
event-spend = Player { $seat } spends { $amount }
event-loot = Player { $seat } draws a loot card of value { $value }
event-lost = Both loot cards of value { $value } are discarded, and the search is over
event-sunk = Player { $seat } turns up { $card }, which is discarded; the threat marker is now on space { $space }
event-give = Player { $seat } gives 1 Nebulis to Player { $to }
event-heal = Player { $seat } takes { $card } out of the discard pile
event-name = Player { $seat } names a race: { $race }
event-lose = Player { $seat } loses an affiliated Ally: { $card }
event-free = { $lord } of Player { $seat } is free again
event-post-lord = Player { $seat } reserves { $lord } in the Court
event-post-council = Player { $seat } reserves the { $race } space of the Council
event-post-location = Player { $seat } reserves { $location }
event-home = A Sentinel returns to Player { $seat }
event-figure = Player { $seat } takes the Kraken figure
event-figure-gone = The Kraken figure goes back to the supply
event-oracle = Player { $seat } uses the Oracle and discards the { $race } stack of the Council ({ $amount })
event-remove = Player { $seat } uses the Opportunist and discards { $lord } from the Court
event-ferry = Player { $seat } uses the Ferryman and returns 1 Nebulis
event-law = Player { $seat } pays 1 Pearl and keeps a card above the hand limit
event-ending = Player { $seat } brings about the end of the game; everybody else has one last turn
event-convert = Player { $seat } must take Nebulis for Krakens left in hand
event-over = The game is over

## Decisions: the prompt for the one who decides, and what the others wait for

phase-over = The game is over
phase-menu = Plot at the Court, or choose your action: explore, request support or recruit
phase-buying = Buy the revealed Ally, or let it go
phase-taking = Take the Ally, or reveal the next card
phase-fighting = Fight the Monster, or continue exploring
phase-rewarding = Choose your reward
phase-sending = Choose a Council space for the Kraken
phase-second-stack = The Alchemist: choose a second Council stack
phase-paying = Lay out Allies in any order, then pay
phase-affiliating = Choose the Ally you affiliate
phase-jailed = The Jailer: discard an Ally
phase-limited = The Commander: you hold too many Allies, discard one
phase-assassinating = The Assassin: choose the Lord that is turned sideways
phase-hunting = The Hunter: choose from whom you take a Monster token
phase-apprentice = The Apprentice: choose a Council stack
phase-illusion = The Illusionist: give away one of your Locations, or decline
phase-exchanging = The Illusionist: choose the Location you take in exchange
phase-corrupting = The Corruptor: recruit a second Lord, or decline
phase-bribing = The Corruptor: choose how you pay
phase-betraying = The Traitor: discard one of your Lords, or decline
phase-replacing = The Traitor: take a Lord from the Court
phase-scheming = The Schemer: discard one of your Lords, or decline
phase-ambassador = The Ambassador: choose one of the Locations drawn
phase-controlling = Take control of a Location: choose one that lies face up, or draw
phase-drawn = Choose one of the Locations drawn
phase-keys = Choose the Keys you spend, then take the Location
phase-smoking = Keep Black Smokers, or take a tile of the stack instead
phase-searching = Stop, or draw another loot card: a value that lies there already costs you both cards and ends the search
phase-fencing = The Fence: choose who gets a Nebulis
phase-healing = The Healer: choose an Ally from the discard pile
phase-executing = The Executioner: name a race
phase-losing = The Executioner: choose which affiliated Ally you lose
phase-liberating = The Liberator: choose the Lord that is free again
phase-posting = Place your Sentinel: what it lies on only you may take
phase-figure = Choose who gets the Kraken figure
phase-enslaving = The Slaver: choose the Ally you discard
phase-oracle = The Oracle: choose the Council stack that is discarded
phase-opportunity = The Opportunist: choose the Lord that leaves the Court
phase-window = Use the powers of your Lords, or end your turn
phase-martial-law = Martial law: pay 1 Pearl or discard an Ally

wait-over = The game is over
wait-menu = Player { $seat } chooses an action
wait-buying = Player { $seat } decides about buying the Ally
wait-taking = Player { $seat } takes the Ally or explores on
wait-fighting = Player { $seat } fights the Monster or explores on
wait-rewarding = Player { $seat } chooses a reward
wait-sending = Player { $seat } places a Kraken in the Council
wait-second-stack = Player { $seat } chooses a second Council stack
wait-paying = Player { $seat } pays for a Lord
wait-affiliating = Player { $seat } chooses which Ally to affiliate
wait-jailed = Player { $seat } discards an Ally because of the Jailer
wait-limited = Player { $seat } discards an Ally because of the Commander
wait-assassinating = Player { $seat } chooses the Lord for the Assassin
wait-hunting = Player { $seat } sends out the Hunter
wait-apprentice = Player { $seat } chooses a Council stack for the Apprentice
wait-illusion = Player { $seat } decides about the Illusionist
wait-exchanging = Player { $seat } chooses a Location in exchange
wait-corrupting = Player { $seat } decides about the Corruptor
wait-bribing = Player { $seat } pays for a second Lord
wait-betraying = Player { $seat } decides about the Traitor
wait-replacing = Player { $seat } chooses a Lord for the Traitor
wait-scheming = Player { $seat } decides about the Schemer
wait-ambassador = Player { $seat } chooses a Location for the Ambassador
wait-controlling = Player { $seat } chooses a Location
wait-drawn = Player { $seat } chooses among the Locations drawn
wait-keys = Player { $seat } chooses which Keys to spend
wait-smoking = Player { $seat } decides about Black Smokers
wait-searching = Player { $seat } searches a Sanctuary
wait-fencing = Player { $seat } hands out Nebulis
wait-healing = Player { $seat } looks through the discard pile
wait-executing = Player { $seat } names a race
wait-losing = Player { $seat } gives up an affiliated Ally
wait-liberating = Player { $seat } frees a Lord
wait-posting = Player { $seat } places a Sentinel
wait-figure = Player { $seat } decides who gets the Kraken figure
wait-enslaving = Player { $seat } chooses an Ally for the Slaver
wait-oracle = Player { $seat } chooses a Council stack for the Oracle
wait-opportunity = Player { $seat } chooses a Lord for the Opportunist
wait-window = Player { $seat } uses powers or ends the turn
wait-martial-law = Player { $seat } is over the hand limit of martial law

## The end

source-lords = Lords
source-allies = Affiliated Allies
source-locations = Locations
source-monsters = Monster tokens
source-nebulis = Nebulis and Kraken figure
# What a hint counts beside points: things in the names of which points are likely to come.
source-pearls = Pearls
source-keys = Keys
source-hand = Allies in hand
source-powers = Powers of Lords
tie-breaker = If players are tied on points, more Pearls rank higher, then the single Lord with most points; if these are equal too, they share the place.

## Table options

option-players = Players
option-players-help = How many people play, from 2 to 4.
option-kraken = Kraken expansion
option-kraken-help = Whether the Kraken expansion is added to the base game.
option-kraken-on = on
option-kraken-off = off
option-first_player = First player
option-first_player-help = Who begins: drawn at random, or one of the players.
option-first_player-random = random
option-martial_law = Martial law
option-martial_law-help = A variant: when your turn ends, for each Ally above 12 in hand you pay 1 Pearl or discard an Ally that is no Kraken.
option-martial_law-off = off
option-martial_law-on = on
option-disabled_lords = Disabled Lords
option-disabled_lords-help = Whether a Lord that the Assassin has turned counts for Locations and as one of seven Lords.
option-disabled_lords-count = they count
option-disabled_lords-ignored = they do not count
option-court_end = End through the Court
option-court_end-help = When the Court brings about the end of the game.
option-court_end-refill = when it has to be filled again and Lords are lacking
option-court_end-gap = when it has a free space and the Lord deck is empty
option-assassin = Assassin
option-assassin-help = Who chooses the Lords that the Assassin turns.
option-assassin-recruiter = whoever recruits the Assassin
option-assassin-victim = each opponent concerned
option-commander_purchase = Commander and purchases
option-commander_purchase-help = When you discard if a purchase takes you over the Commander's limit.
option-commander_purchase-at-once = right after the purchase
option-commander_purchase-turn-end = at the end of your own next turn
option-black_smokers = Black Smokers
option-black_smokers-help = Where the tile goes when another one is taken instead.
option-black_smokers-removed = out of the game
option-black_smokers-stack = into the Location stack
option-surplus = Allies not needed
option-surplus-help = Whether a payment may include Allies that it does not need, for instance to get rid of low cards.
option-surplus-useful = not allowed
option-surplus-any = allowed
option-given_loot = Loot given away
option-given_loot-help = What becomes of the loot on a Sanctuary that is given away with the Illusionist.
option-given_loot-discarded = it is discarded
option-given_loot-stays = it stays on the tile
option-figure_choice = Choice for the Kraken figure
option-figure_choice-help = Several players may reach the holder of the Kraken figure, or pass them, at the same moment. The holder then chooses who takes it: among whom?
option-figure_choice-most = those with most Nebulis
option-figure_choice-any = all of them
option-loot_monster = Monsters met through loot 6
option-loot_monster-help = Loot of value 6 brings the next Ally of the deck; Monsters on the way are discarded. Which way the threat marker goes for each of them.
option-loot_monster-forward = one space forward
option-loot_monster-back = one space back
option-outlaw_pair = Outlaw with Counterfeiter
option-outlaw_pair-help = How many Nebulis the two together allow in one payment while you keep Pearls.
option-outlaw_pair-two = up to 2
option-outlaw_pair-one = only 1
option-memory = Memory
option-memory-help = What bots are taken to remember of cards that once lay open: all of them, or nothing of hands and Council stacks. It changes no rule and nothing that people see.
option-memory-perfect = everything
option-memory-none = nothing
option-turn_cap = Turn limit
option-turn_cap-help = A safety limit for very long games: after this many turns the game ends and is scored. Ordinary games do not come near it.

## The table

table-score = Influence points
table-player = Player { $seat }
table-you = You

# Articles that are left out before the names of Lords on their cards, and Lords for whom that would not do.
table-articles = The
table-lord-outlaw = Outlaw
table-lord-sage = Sage
table-lord-elder = Elder
table-lord-master-of-magic = Master of Magic
table-lord-highwayman = Highwayman

# A letter for each race and two for each guild, all different.
table-race-jellyfish = J
table-race-crab = C
table-race-seahorse = H
table-race-shellfish = S
table-race-squid = Q
table-race-kraken = Ψ
table-guild-mage = Ma
table-guild-soldier = So
table-guild-farmer = Fa
table-guild-merchant = Me
table-guild-politician = Po
table-guild-ambassador = Am
table-guild-smuggler = Sm

# The title. $price (String): 1○, for instance.
table-turn = Turn { $turn }
table-to-play = Player { $seat } to play
table-extra =
    { $count ->
        [one] then an extra turn
       *[other] then { $count } extra turns
    }
table-price = an Ally costs { $price }
table-deck = exploration deck { $count }, discarded { $discard }
table-ending = last turns, brought about by Player { $seat }

# The middle of the table.
table-court = The Court
table-lord-deck = { $count } in the deck
table-free = free
table-track = Exploration
table-monster = Monster
table-threat = Threat
table-council = Council
table-stack = { $count } in the stack
table-loot-deck =
    { $count ->
        [0] no loot cards
        [one] { $count } loot card
       *[other] { $count } loot cards
    }
table-loot = loot

# What a player has, after a number and a sign. $count (Number): how many of the Keys are tokens.
table-pearls = Pearls
table-nebulis = Nebulis
table-keys = Keys
table-key-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
table-tokens = Monster tokens
table-in-hand = in hand
table-figure = Kraken figure
table-sentinel = Sentinel

# Where points are from, before a number.
table-source-lords = Lords
table-source-allies = Allies
table-source-locations = Locations
table-source-monsters = Monsters
table-source-nebulis = Nebulis

# The rows of the own area, at most 10 characters.
table-hand = Hand
table-laid = Laid out
table-affiliated = Affiliated
table-lords = Lords
table-locations = Locations

table-turned = turned
table-used = used
table-pile = Discard pile

# A payment. $lord (String): the name on the card; $price (String): 2○, for instance.
table-paying = Payment: { $lord }
table-paid = { $value } of { $cost }
table-missing = { $price } missing
table-races = races { $count } of { $wanted }
table-without = still without

# The legend.
table-sign-points = influence points
table-sign-any = any further race
table-sign-cost = cost for you
table-sign-hidden = Monster tokens
table-sign-kraken = Kraken, Kraken figure

help-signs = Signs: ★ influence points, ○ Pearls, • Nebulis, ϙ Keys, on Lords too, Ж Monsters and Monster tokens, ▤ cards in hand, Ψ Krakens and the Kraken figure; J C H S Q the five races, ? any race that is not there yet; Ma So Fa Me Po Am Sm the guilds Mage, Soldier, Farmer, Merchant, Politician, Ambassador and Smuggler; 10→8 costs 10, for you 8; ♠■ reserved by the Sentinel of ■; ▸ what is being decided about, and the space of the threat marker; └ a Lord under a Location; 20→18★ 20 points now, 18 if the game ended now; 20★+? without the points of Monster tokens, which are hidden; =7 the values of a race together.

## Why a position cannot be set by hand like that

impossible-figure = the Kraken figure is with somebody who has Nebulis, and with nobody if nobody has any
impossible-holder = whoever has the Kraken figure has the most Nebulis
impossible-lords = a Lord under a Location is owned together with it
impossible-sentinel = what a Sentinel lies on must stay there
impossible-laid-out = cards laid out for a payment must stay in hand

## Exercises

exercise-1 = Not the first card
exercise-1-text = Your exploration has brought a Seahorse of value 1. Do you take it, or do you go on?
exercise-1-learned = Taking an Ally ends the exploration. Whoever goes on sees more cards: something better may come, the opponent may buy some and pay you, and the fifth card brings a Pearl. What you leave goes to the Council.
exercise-2 = When to stop exploring
exercise-2-text = A Monster, and the threat marker stands on space 5. You have two Keys. Fight it, or pass it by?
exercise-2-learned = A fight ends the exploration, and here it should end: the Key of space 5 is your third one, and three Keys bring a Location. Whoever passes the Monster by moves the marker, and leaves the richer reward to others.
exercise-3 = Three cards for certain
exercise-3-text = It is your turn. In the Council lie three Shellfish, and the Inheritor at the Court demands just that race. What do you do?
exercise-3-learned = Support from the Council brings the whole stack, all at once and for certain, where an exploration may bring one card. Look at the Court first: a stack is worth most if a Lord there demands its race.
exercise-4 = The lowest Ally stays
exercise-4-text = The Reaper costs 7, paid with a Seahorse and one other race. Which Ally do you lay out first?
exercise-4-learned = Of the Allies you pay with, the lowest one is affiliated, and of each race the highest one counts. With Crab 4 and Seahorse 4 the payment is one too high, but a 4 stays, and neither race is there yet. A Jellyfish 3 would bring just one point: a 2 is affiliated already.
exercise-5 = The third Key
exercise-5-text = You have two Keys, and four Locations lie face up. Which Lord, if any?
exercise-5-learned = The Tamer brings the third Key, and with it a Location at once: that is worth more than her 4 points. The Highwayman has a Key, too, but costs more; and a stack of the Council can wait.

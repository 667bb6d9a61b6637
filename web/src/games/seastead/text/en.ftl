### What the pictures of Seastead say besides the game's own texts.

## Locations and docks

web-free = free of charge
# $price (String): "2 fish", for instance.
web-price = Price now: { $price }
web-prices = Price now: port { $port }, academy { $academy }, shipyard { $shipyard }
web-location = Location { $location }
web-cost = cost { $cost }
# $type (String): port, for instance; $amount (Number).
web-tag = { $type } { $amount } cheaper
# $player (String): Player 1, for instance.
web-built = { $type } of { $player }
web-ship-of = ship of { $player }
# $points (String): with its word; $port (String): 1-3, for instance.
web-dock-area = { $type } here: { $points } by the dock at { $port }
web-dock-score = { $player }: { $points } for buildings
web-dock-owner = { $player } scores { $kind } in storage, up to { $most }
web-flotilla = Flotilla { $flotilla }: demand { $kind }, side { $side }, { $built } of 6 locations built on
web-demand =
    { $locked ->
        [yes] Demand of flotilla { $flotilla }: { $kind }, locked
       *[no] Demand of flotilla { $flotilla }: { $kind }
    }

## Player boards, cards

# $left (Number): buildings that are left.
web-row = { $type }: { $left } of 4 left
web-columns = Columns
# $beside, $boxed (Number); $placed (String): locations, or "none".
web-ships =
    { $placed ->
        [none] { $beside } beside
       *[other] { $beside } beside, at { $placed }
    }{ $boxed ->
        [0] {""}
       *[other] , { $boxed } out of the game
    }
web-no-specialists = None yet: each academy brings one.
web-face-down = face down
web-ready = Specialists face up
web-removed = Out of the game: { $names }
web-removed-docks =
    { $count ->
        [one] { $count } dock out of the game
       *[other] { $count } docks out of the game
    }
web-first = Start player
web-pad-dock = Buildings at the dock { $location }
web-either = either
web-or = or
# $half (String): a or b; $mine, $other (String): what the halves give.
web-way = Half { $half } for you: { $mine }. For the other side: { $other }
web-half-of = { $player }: { $half }
web-drawn = Drawn: { $name }. { $rule }
web-locks = locks { $kind }
web-displays = Supply and displays

## Choices in a few words

web-do-dive = Dive
# $price (String): "2 fish", for instance.
web-do-build =
    { $type ->
        [academy] Build an { $type } at { $location }: { $price }
       *[other] Build a { $type } at { $location }: { $price }
    }
web-do-half = Take { $own } (opponent: { $other })
web-do-half-solo = Take { $own } (boss: { $other })
web-do-market = Exchange { $amount }
web-do-dock = Take dock { $slot } ({ $kind })
web-do-remove-dock = Remove dock { $slot } ({ $kind })
web-do-hire = Take { $name }
web-do-remove = Remove { $name }
web-do-use = Use { $name }
web-do-ready = Turn up { $name }
web-do-flip = Turn down { $name }
web-do-copy = Use the effect of { $location }
web-do-swap = Exchange { $kind } and { $other }
web-do-lock = Lock { $kind } (flotilla { $flotilla })
web-do-resolve = Bring in { $name }
web-do-dive-with = Dive with { $card }
web-do-boss = Give the boss: { $type }
web-group-build = Build on flotilla { $flotilla }
web-group-market = Exchange first
web-prompt-take = { $amount } to take
web-prompt-at = at { $location }
web-prompt-picked = From { $location }
web-window-pre = before the action
web-window-oriented = before anybody takes
web-window-taken = both have taken
web-window-location = before the location effect
web-window-post = after the action
web-window-opponent-oriented = the opponent has turned the card
web-window-opponent-paid = the opponent has paid

## What things are

web-use-dive = For diving.
web-use-build = For building.
web-use-both = For diving and building.
web-tip-kind = In demand on flotilla { $flotilla }; { $supply } in the supply. A dock of this kind scores its owner's store of it.
web-name-any = Resource of choice
web-tip-any = Fish, seaweed, artifact or metal, as you like.
web-name-cleanup = Cleanup token
web-tip-cleanup = Worth 1 point. With two players, the last token in the supply triggers the end.
web-name-points = Victory points
web-tip-points = From docks, locations, face-up specialists and cleanup tokens.
web-tip-port = Brings a dock from the display, laid at its location.
web-tip-academy = Brings a specialist from the display.
web-tip-shipyard = Brings a ship, placed at a cheapest free location of a flotilla.
web-name-ship = Ship
web-tip-ship = Building where it stands costs 1 less, for anybody. If the opponent builds there, its owner takes a resource of choice.
web-name-dock = Dock
web-tip-dock = Its owner scores stored resources of its kind. Buildings of the right type around it score for whoever built them: seen from the dock, two on the left and two on the right.
web-name-demand = Demand token
web-tip-demand = Buildings of this flotilla are paid in this kind.
web-name-lock = Locked demand token
web-tip-lock = While it is locked it cannot be exchanged.
web-name-dive = Dive
web-tip-dive = Reveal a card and turn it: one half for you, the other for your opponent. When a deep card comes up on the deck, the end is near.
web-tip-face-up = It lies as it was turned; some location effects take from it again.
web-name-specialist = Specialist
web-tip-specialist = Can be used once, in its moment, and is then turned face down. Face up it is worth 1 point.
web-name-resolution = Resolution
web-tip-resolution = Changes a rule for everybody as long as it is in force.
web-name-first = Start player
web-tip-first = Begins every round.
web-name-buildings = Buildings
web-name-row-port = Row bonus of the ports
web-tip-row-port = After your fourth port: choose one of your docks and take a cleanup token for each resource of its kind you have, up to 3.
web-name-row-academy = Row bonus of the academies
web-tip-row-academy = After your fourth academy: turn one of your specialists face up again.
web-name-row-shipyard = Row bonus of the shipyards
web-tip-row-shipyard = After your fourth shipyard: move any of your ships to free locations.
web-name-column = Column bonus
web-tip-column = When port, academy and shipyard of a column are built: exchange two demand tokens and lock one of them.
web-name-boss = Boss
web-tip-boss = Has 20 points and 3 for each of its buildings. It builds where a second resource of its own, or one of them and your ship, come together.

## The reference

web-group-pieces = Pieces
web-group-resolutions = Resolutions
web-group-effects = Location effects
web-group-dive = Dive cards
# $where (String): locations with their sides, like "1-6 A, 2-6 B".
web-effect = Effect { $number } ({ $where })

## The game on one page

web-outline-goal = Turn four flotillas into a home: build ports, academies and shipyards on them.
web-outline-win = Whoever has the most points at the end wins.
web-outline-boss = Alone you play against the boss, who builds and scores, too.
web-outline-dive = Each turn, dive or build. Dive: turn up a card, take one half; your opponent gets the other.
web-outline-build = Build: pay in the resource that the flotilla demands.
web-outline-effects = A port brings a dock, an academy a specialist, a shipyard a ship; then the location has its effect.
web-outline-specialists = Each specialist can be used once, in its moment.
web-outline-bonuses = An emptied row or column of your board brings a bonus.
web-outline-end-built = The end comes when a flotilla is full or a board has only 1 building left,
web-outline-end-supply = or when a deep card lies on the dive deck or the cleanup tokens are gone.
web-outline-end-round = This round is finished, and one more is played.
web-outline-locations = Each building scores the points of its location.
web-outline-docks = Docks score matching buildings around them, for both of you, and up to 3 stored resources for their owner.
web-outline-cards = Each specialist still face up: 1 point.
web-outline-cleanup = Each cleanup token: 1 point.

## The first-game guide

web-guide-sea = Four flotillas float on the sea. The token in the middle of each says in which resource buildings are paid there. In your turn you either dive for resources or build.
web-guide-build = You have 3 fish. Location 3-3 costs 3, and flotilla 3 demands fish: you can build there. Click your row of ports, then 3-3, or drag a port there.
web-guide-dock = A port brings a dock. The first one scores 2 points for your shipyard at 3-1, and 1 for each metal you store. Take it.
web-guide-cleanup = Next comes the effect of the location: a cleanup token, worth 1 point. Take it.
web-guide-column = Port, academy and shipyard of your first column are built. You may exchange two demand tokens. Bring metal to flotilla 3: click the tokens of flotillas 3 and 4.
web-guide-lock = One of the two is locked now and stays where it is for a while. Lock the metal on flotilla 3.
web-guide-use = Your action is done; now you may use specialists. Your Founder gives you another turn at once. Click the card.
web-guide-dive = This time you dive. Nobody knows the card on top; point at the deck to see what may come. Click the dive deck.
web-guide-half = One half is for you, the other for your opponent, and you decide which. Choose the first way.
web-guide-finish = The end comes when a flotilla is full, a board has only 1 building left, a deep card lies on the dive deck or the cleanup tokens are gone. Then this round and one more are played, and the points decide.
web-guide-end = From here on it is a real game. Play on.
web-guide-wants-build = The guide wants a port at 3-3.
web-guide-wants-dock = The guide wants the first dock.
web-guide-wants-cleanup = The guide wants you to take the cleanup token in the supply.
web-guide-wants-column = The guide wants the demand tokens of flotillas 3 and 4.
web-guide-wants-lock = The guide wants the token of flotilla 3.
web-guide-wants-use = The guide wants the Founder, one of your specialists.
web-guide-wants-dive = The guide wants a dive: the deck beside the sea.
web-guide-wants-half = The guide wants the first of the two ways.

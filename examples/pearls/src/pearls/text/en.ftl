### Pearl Dive in English.

game-name = Pearl Dive
game-tagline = Open one shell more, or surface with what you have?

depth-shallow = in the shallows
depth-deep = deep down

action-dive = { $points ->
    [0] Dive { $depth }: open a shell
   *[other] Dive again { $depth }: open another shell, with { $points } at stake
    }
action-surface = Surface and keep { $points ->
    [one] { $points } point
   *[other] { $points } points
    }; your turn ends

event-pearl = Player { $seat } finds a pearl of { $worth }
event-shark = A shark: Player { $seat } loses the pearls of this dive
event-surface = Player { $seat } surfaces with { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
event-charm = Player { $seat } gets the charm { $worth }
event-charm-unseen = Player { $seat } gets a charm
event-over = The game is over

phase-over = The game is over
phase-diving = Dive, or surface?
wait-over = The game is over
wait-diving = Player { $seat } is diving

why-air =
    { $count ->
        [one] The air is used up: you have opened { $count } shell
       *[other] The air is used up: you have opened { $count } shells
    }
why-empty = There is no pearl in your bag yet
odds-pearl = a pearl of { $worth }
odds-shark = the shark

source-pearls = Pearls
source-charm = Charm
tie-breaker = Equal points share a place.

table-player = Player { $seat }
table-score = Points
table-pearls = Pearls (worth × number)
table-charm = Charm
table-dive = First to { $goal }. Air for { $air } more. This dive: { $points } ({ $pearls })

option-players = Players
option-players-help = How many dive.
option-goal = Goal
option-goal-help = The round in which somebody's pearls are worth this much is the last.

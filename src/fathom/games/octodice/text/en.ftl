### Octo Dice in English.
###
### Actions tell the one who decides what will happen; events tell everybody what happens; both without a full stop.
### The words of the game are those of rules/en.md.

game-name = Octo Dice
game-tagline = Run research in an underwater station: six dice, nine labs, and octopods to catch.

## Words

# What a white die shows, within a list of dice.
symbol-crystal = crystal
symbol-research = research
symbol-lab = lab
symbol-bot = bot
symbol-submarine = submarine
symbol-octopus = octopus

colour-yellow = yellow
colour-red = red
colour-blue = blue
colour-green = green
colour-white = white
colour-orange = orange
colour-purple = purple

# What a black die shows, within a list of dice.
face = { $colour } { $digit }
face-octopus = black octopus

# $count (Number): how many points, sometimes fewer than none.
amount-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

function-flexi-lab = Flexi-Lab
function-octo-plus = Octo-Plus
function-flexi-tec = Flexi-Tec
function-plus-tec = Plus-Tec
function-sub-plus = Sub-Plus
function-flexi-sub = Flexi-Sub
function-crystal-plus = Crystal-Plus
function-plus-bot = Plus-Bot
function-plus-lab = Plus-Lab
function-flexi-level = Flexi-Level
function-octo-sub = Octo-Sub
function-octo-catch = Octo-Catch
function-super-lab-v = Super-Lab V
function-super-lab-h = Super-Lab H
function-super-octo = Super-Octo
function-super-sub = Super-Sub
function-super-level = Super-Level
function-super-copy = Super-Copy

function-flexi-lab-help = Once per turn, you may use a yellow face as any other colour or digit, but not as an octopus.
function-octo-plus-help = Each octopus action that earns bonus points is worth { $points } more.
function-flexi-tec-help = Once per turn, you may use a research symbol as a bot.
function-plus-tec-help = Each research action is worth { $points } more.
function-sub-plus-help = Each submarine action is worth { $points }.
function-flexi-sub-help = Once per turn, you may use a submarine symbol as a bot.
function-crystal-plus-help = Each crystal action is worth { $points } more.
function-plus-bot-help = Each bot action is worth { $points } more.
function-plus-lab-help = Each further lab action is worth { $points }.
function-flexi-level-help = Any digit will do for each further lab action.
function-octo-sub-help = An octopus action counts one octopus more if a white die shows a submarine.
function-octo-catch-help = An octopus action counts one octopus more if you have a white die left unused.
function-super-lab-v-help = At the end, 1, 2 or 3 columns built down to level 2 are worth { $one }, { $two } or { $three } points.
function-super-lab-h-help = At the end, 1, 2 or 3 rows built in all columns are worth { $one }, { $two } or { $three } points.
function-super-octo-help = At the end, the minus symbol struck out in 1, 2 or 3 thirds is worth { $one }, { $two } or { $three } points.
function-super-sub-help = At the end, each of your submarines is worth { $points }.
function-super-level-help = Just before the bonus scoring, you may move one marker of another column down to level 2.
function-super-copy-help = At the end, you may score one of the other two level-2 tiles, even without a marker there.

## Actions

# Within the brackets of an action, right after the dice: the functions it uses. Left out where it uses none.
through = , with { $functions }

action-keep =
    Keep { $dice }; { $count ->
        [2] roll the last two
       *[other] roll the other four
    }
action-crystal = Analyse a crystal ({ $dice }{ $through }): { $points }
action-research = Cross the { $colour } research circle ({ $dice }{ $through }): { $points }
action-lab = Extend the lab in column { $column } to { $function } on level { $level } ({ $dice }{ $through }): { $points }
action-bot = Activate a { $colour } bot ({ $dice }{ $through }): { $points }
action-submarine = Ready the { $colour } submarine ({ $dice }{ $through }): { $points }
action-octopus =
    Catch { $count ->
        [one] { $count } octopus
       *[other] { $count } octopods
    } ({ $dice }{ $through }): { $points }
action-octopus-none =
    Catch { $count ->
        [one] { $count } octopus
       *[other] { $count } octopods
    } with two dice: { $points }
action-stop = Take no further main action; the octopus action follows
action-stop-main = Take no main action; the octopus action follows
action-stop-extra = Pass: take no extra action
action-super-level = Move the marker in column { $column } down to level 2: { $function }
action-super-copy = Copy { $function }
action-stop-super-level = Decline: leave the markers where they are
action-stop-super-copy = Decline: copy nothing

## Events

event-turn =
    Turn { $turn }, { $third ->
        [1] first third
        [2] second third
       *[other] last third
    }: Player { $seat } to play
event-roll = Player { $seat } rolls the dice ({ $dice })
event-keep = Player { $seat } keeps two dice ({ $dice })
event-virtual = The virtual player rolls the dice ({ $dice })
event-extra = Player { $seat } takes an extra action ({ $count } of 2 in this third)
event-flexi = Player { $seat } uses { $function }
event-crystal = Player { $seat } analyses a crystal: { $points }
event-research = Player { $seat } crosses the { $colour } research circle: { $points }
event-lab = Player { $seat } extends the lab in column { $column } to { $function }: { $points }
event-bot = Player { $seat } activates a { $colour } bot: { $points }
event-submarine = Player { $seat } readies the { $colour } submarine: { $points }
event-plus = Of these, { $points } by { $function }
event-added = { $function } adds an octopus
event-octopus =
    Player { $seat } catches { $count ->
        [one] { $count } octopus
       *[other] { $count } octopods
    }: { $points }
event-struck =
    Player { $seat } strikes out the minus symbol of the { $third ->
        [1] first third
        [2] second third
       *[other] last third
    }
event-interim =
    Interim scoring of the { $third ->
        [1] first third
        [2] second third
       *[other] last third
    }
event-ready = Player { $seat } scores { $points } for submarines with bots
event-penalty = Player { $seat } loses { $points } for too few octopods
event-sum =
    Sum of the { $third ->
        [1] first third
        [2] second third
       *[other] last third
    } for Player { $seat }: { $points }
event-super-level = Player { $seat } uses Super-Level: the marker in column { $column } goes down to { $function }
event-super-copy = Player { $seat } copies { $function } with Super-Copy
event-majority = Player { $seat } scores { $points } for crystals
event-super = Player { $seat } scores { $points } for { $function }
event-stop =
    { $count ->
        [0] Player { $seat } takes no main action
       *[other] Player { $seat } takes no further main action
    }
event-over = The game is over

## Why not: what it is in this position that forbids an action

why-aside = Already set aside: { $dice }
why-used = Already used in this turn: { $dice }
why-octopus-white = The white die shows an octopus
why-octopus-black = The black die shows an octopus
why-octopus-both = Both dice show an octopus
# $shown, $wanted (String): symbols of white dice.
why-symbol = The white die shows { $shown }; { $wanted } is needed
why-function = { $function } is not active: your markers have not reached tile { $tile } (column { $column }, level { $level })
why-function-used = You have already used { $function } in this turn
why-crystals = All { $count } crystal circles are crossed
why-research = All { $count } research circles are crossed
why-lowest = Your marker in column { $column } is on level { $level } already
why-bots = Your { $colour } bots are all active: { $count } of { $count }
why-submarine = Your { $colour } submarine is ready already
why-digit = The black die shows { $other }; the digit { $digit } is needed
why-level = In column { $column } the next level is { $level }: the digit { $level } is needed, the black die shows { $other }
why-next = Your next research circle is { $colour }; the black die shows { $shown }
why-colour = The black die shows { $shown }; { $colour } is needed
why-no-digit = No die has the digit { $digit }
why-no-colour = No die shows { $colour }
why-octopods = Two of these dice count { $most } at most; { $count } octopods are needed
why-octopods-exactly = No two of these dice count exactly { $count }
why-useless =
    All octopus boxes of this third are crossed, and { $count ->
        [one] a single octopus earns
       *[other] { $count } octopods earn
    } no points
why-super = You have no marker on { $function }
why-level-itself = Super-Level lies in column { $column } itself; it moves a marker of another column
why-copy-itself = Super-Copy cannot copy itself

## Chances of keeping two dice

# After the second roll only the last two dice are left to chance; after the first, two more are kept on purpose.
chance-last = { $what }
chance-aimed = { $what } (if aimed for)
chance-two = Two main actions
# $columns (String): the columns in which the step can be made.
chance-lab = Lab step to level { $level } (column { $columns })
chance-research = Research { $colour } ({ $points })
chance-bot = Bot for { $points }
chance-submarine = Submarine
chance-crystal = Crystal
chance-boxes =
    { $count ->
        [one] An octopus for the open octopus box
       *[other] { $count } octopods for the open octopus boxes
    }
chance-octopods =
    { $count ->
        [one] At least { $count } octopus ({ $points })
       *[other] At least { $count } octopods ({ $points })
    }

## Decisions: the prompt for the one who decides, and what the others wait for

phase-over = The game is over
phase-keep = Choose two dice to keep; the other four are rolled again
phase-keep-again = Choose two more dice to keep; the last two are rolled again
phase-main = Choose your first main action, or stop
phase-main-again = Choose your second main action, or stop
phase-extra = Take an extra action with these dice, or pass
phase-super-level = Move one marker down to level 2, or decline
phase-super-copy = Copy another level-2 tile, or decline

wait-over = The game is over
wait-keep = Player { $seat } chooses two dice to keep
wait-keep-again = Player { $seat } chooses two more dice to keep
wait-main = Player { $seat } chooses the first main action
wait-main-again = Player { $seat } chooses the second main action
wait-extra = Player { $seat } decides about an extra action
wait-super-level = Player { $seat } decides about Super-Level
wait-super-copy = Player { $seat } decides about Super-Copy

## The end

source-crystals = Crystals
source-research = Research
source-bots = Bots
source-octopods = Octopods
source-functions = Plus functions
source-submarines = Submarines
source-penalties = Missing octopods
source-majority = Crystal majority
source-labs = Lab bonus
# What a hint counts beside points: things in the names of which points are likely to come.
source-tiles = Lab functions
source-extras = Extra actions
tie-breaker = If players are tied on points, more submarines rank higher; if these are equal too, they share the place.

## Table options

option-players = Players
option-players-help = How many people play, from 1 to 4.
option-layout = Lab tiles
option-layout-help = How the lab tiles lie; a grid of your own is written row by row, such as A1B1C1/D1E1F1/G1H1I1.
option-layout-random = random layout
option-layout-first-game = first-game layout
option-first_player = First player
option-first_player-help = Who begins: drawn at random, or one of the players.
option-first_player-random = random
option-extra_order = Extra actions
option-extra_order-help = Whether extra actions are chosen one by one in the open, or all at once in secret.
option-extra_order-clockwise = one by one, clockwise
option-extra_order-simultaneous = at the same time
option-octo_from_zero = Octo-Sub and Octo-Catch from zero
option-octo_from_zero-help = Whether these functions add an octopus even if none has been rolled.
option-octo_from_zero-on = on
option-octo_from_zero-off = off
option-octo_catch = Octo-Catch
option-octo_catch-help = Which unused white die is enough for Octo-Catch.
option-octo_catch-literal = any, even an octopus
option-octo_catch-symbol = one that shows an action symbol
option-virtual_player = Virtual player
option-virtual_player-help = For two players: after every turn, six more dice are rolled, and both may use them for extra actions.
option-virtual_player-off = off
option-virtual_player-on = on

## The table

table-score = Points
table-player = Player { $seat }
table-you = You
table-turn = Turn { $turn } of { $turns }
table-third =
    { $third ->
        [1] first third
        [2] second third
       *[other] last third
    }
table-to-play = Player { $seat } to play
table-roll = Roll { $roll } of 3
table-dice = Dice of Player { $seat }
table-dice-virtual = Dice of the virtual player
table-labs = Lab tiles
table-start = start
table-extras =
    { $count ->
        [0] no extra action left
        [one] { $count } extra action left
       *[other] { $count } extra actions left
    }
# $action (String): the notation of an extra action that is chosen but not yet carried out.
table-pending = chosen: { $action }
table-bonus = Bonus
table-total = Total

# Below a die, 12 letters at most: the roll after which it was set aside, or what else has become of it.
table-kept = from roll { $roll }
table-rolled = just rolled
table-used = used
table-as-bot = as a bot

# On a die, 10 letters at most.
table-symbol-crystal = crystal
table-symbol-research = research
table-symbol-lab = lab
table-symbol-bot = bot
table-symbol-submarine = submarine
table-symbol-octopus = octopus

# On a die or above a column, 7 letters at most; and in three letters.
table-colour-yellow = yellow
table-colour-red = red
table-colour-blue = blue
table-colour-green = green
table-colour-white = white
table-colour-orange = orange
table-colour-purple = purple
table-short-yellow = yel
table-short-red = red
table-short-blue = blu
table-short-green = gre
table-short-white = whi
table-short-orange = ora
table-short-purple = pur

# What a tile does, 15 letters at most. 1× is once per turn, W a white die; $points (String): 1, or 3/5/7.
table-tile-flexi-lab = 1× yellow = any
table-tile-octo-plus = Ж bonus +{ $points }
table-tile-flexi-tec = 1× λ as ☻
table-tile-plus-tec = λ research +{ $points }
table-tile-sub-plus = ⊥ submarine +{ $points }
table-tile-flexi-sub = 1× ⊥ as ☻
table-tile-crystal-plus = ✦ crystal +{ $points }
table-tile-plus-bot = ☻ bot +{ $points }
table-tile-plus-lab = ⌂ lab +{ $points }
table-tile-flexi-level = ⌂ any digit
table-tile-octo-sub = with ⊥: Ж +1
table-tile-octo-catch = W unused: Ж +1
table-tile-super-lab-v = columns { $points }
table-tile-super-lab-h = rows { $points }
table-tile-super-octo = -{ $penalty } struck { $points }
table-tile-super-sub = { $points } per ⊥
table-tile-super-level = a marker to 2
table-tile-super-copy = copy level 2

help-signs = Signs: ✦ crystal, λ research, ⌂ lab, ☻ bot, ⊥ submarine, Ж octopus; ⊗ a crossed circle, ○ a free one, ⊠ and □ likewise for octopus boxes; 3λ⁺ three points for research, some of them from a function; + extra actions, of which + ⊗○ has one used and ✓ means decided; 2→1 two octopods are worth 1 point; ── the minus symbol struck out; Σ sum of the third; ✓ your function; 1× once per turn; λ 2→blu two research circles crossed, blue is next; yel2⊥ two yellow bots and the yellow submarine.

## The study board

piece-white = White die { $white }
piece-black-1 = Black die 1
piece-black-2 = Black die 2
piece-black-3 = Black die 3
piece-no-lab = none
impossible-actions = Player { $seat } would have needed { $count } more actions for that

## Exercises

exercise-1 = Octopods in pairs
exercise-1-text = First roll, and two octopods are among the dice. What do you set aside?
exercise-1-learned = Each third has two boxes for octopods, and every empty one costs points at its end. Two in one turn fill both; whatever else the dice bring comes on top.
exercise-2 = Roll for what you have built
exercise-2-text = You own Crystal-Plus. Two white dice show a crystal.
exercise-2-learned = A function pays every time: keep the symbol it is made for, and use it twice. Without the function a higher digit would have counted for more.
exercise-3 = First the lab, then the harvest
exercise-3-text = It is an extra action early in the game: one point now, or a step in the labs for nothing?
exercise-3-learned = Crystal-Plus brings a point with every crystal that is still to come, and the lab on level 2 is a step nearer. Early in the game labs are worth more than a point at once.
exercise-4 = When to pass
exercise-4-text = You may take an extra action with somebody else’s dice. You have two of them in this third.
exercise-4-learned = Extra actions are few. One that brings no points and builds nothing that you need is better kept for dice that fit.
exercise-5 = At the end points count
exercise-5-text = One of the last actions: a lab on level 2, or the blue research circle?
exercise-5-learned = What a lab brings later is worth nothing when there is no later. The circle with the most points wins.

## Why a position cannot be set by hand like that

impossible-boxes = octopus boxes of a third to come cannot be crossed
impossible-octopus = a die that was used for a main action cannot show an octopus

### Octo Dice on the page: what the pictures need besides the game's own messages.

## The tray

web-dice = Dice
web-die-white = White die { $number }: { $shown }
web-die-black = Black die { $number }: { $shown }
web-aside = Set aside
web-extras = Extra actions
web-answered = decided
web-octopus-action = Octopus action
web-octopods-follow =
    { $count ->
        [0] No octopus so far
        [one] { $count } octopus: { $points }
       *[other] { $count } octopods: { $points }
    }

## The lab tiles

web-why-tile =
    { $at ->
        [start] Your marker in column { $column } is at the start: next is level { $next }
       *[other] Your marker in column { $column } is on level { $at }: next is level { $next }
    }
web-why-research = Your first open circle is { $colour }
web-finale =
    { $players ->
        [one] The last turn
       *[other] The last round
    }
web-labs = Labs
web-column = Column { $column }
web-level = Lab tiles, level { $level }
web-symbols = White dice
web-tile = { $name }, level { $level }, column { $column }.
web-tile-title = { $code } { $name } (level { $level })
web-yours = Yours.

# What a tile does in very few words; $points (String): 1, or 3/5/7.
web-gist-flexi-lab = Yellow as any face, once a turn
web-gist-octo-plus = Octopus bonus +{ $points }
web-gist-flexi-tec = Research as a bot, once a turn
web-gist-plus-tec = Research +{ $points }
web-gist-sub-plus = Submarine +{ $points }
web-gist-flexi-sub = Submarine as a bot, once a turn
web-gist-crystal-plus = Crystal +{ $points }
web-gist-plus-bot = Bot +{ $points }
web-gist-plus-lab = Lab +{ $points }
web-gist-flexi-level = Lab with any digit
web-gist-octo-sub = Submarine: 1 octopus more
web-gist-octo-catch = White die unused: 1 octopus more
web-gist-super-lab-v = Columns { $points }
web-gist-super-lab-h = Rows { $points }
web-gist-super-octo = −{ $penalty } struck out { $points }
web-gist-super-sub = { $points } per submarine
web-gist-super-level = A marker down to level 2
web-gist-super-copy = Copies a level-2 tile

## The score sheet

web-then = { $points } if it ended now
web-functions = Lab functions
web-pending = extra action chosen
web-crossed = crossed
web-free = free
web-empty = empty
# A fact in a line: what it is about, and what there is.
web-fact = { $what }: { $value }
# Points that a function added.
web-by = { $points } by { $function }
web-none = none
web-crystal-as = Crystal with the digit { $digit }
web-crystals = Crystals: { $count } of { $of } crossed
web-research = Research, { $colour } circle: { $points }, { $state }
web-research-next = Next research circle: { $colour } ({ $points })
web-research-done = All research circles are crossed
web-bots = Bots, { $colour }: { $count } of { $of } crossed
web-submarine = Submarine, { $colour }: { $state }
web-octopus-bonus =
    { $count ->
        [one] { $count } octopus: { $points }
       *[other] { $count } octopods: { $points }
    }
web-boxes = Octopus boxes: { $count } of { $of } crossed, −{ $penalty } if one stays open
web-boxes-struck = Octopus boxes: { $count } of { $of } crossed, −{ $penalty } struck out
web-caught = Octopods caught in this third
web-sum = Sum
web-markers = Markers
web-marker-at = column { $column }: level { $level }
web-points-of = Points of { $who }

## Buttons

web-short-keep = Keep { $dice }
web-short-crystal = Analyse a crystal
web-short-research = Cross { $colour } research
web-short-lab = Build { $name }
web-short-bot = Activate a { $colour } bot
web-short-submarine = Ready the { $colour } submarine
web-short-octopus =
    { $count ->
        [one] Catch { $count } octopus +{ $points }
       *[other] Catch { $count } octopods +{ $points }
    }
web-short-super-level = Move column { $column } to { $name }
web-short-super-copy = Copy { $name }
web-short-with = { $did } ({ $dice })
web-stop-main = End turn without an action
web-stop-main-again = End turn
web-stop-extra = Pass
web-stop-super-level = Leave the markers
web-stop-super-copy = Copy nothing
web-group-keep =
    { $count ->
        [2] Keep two more, roll the last two
       *[other] Keep two, roll the other four
    }
web-roll =
    { $count ->
        [2] Roll the last two
       *[other] Roll the other four
    }

## Tips

web-tip-crystal = With a black die: cross a crystal circle and score its digit. Most crystals score again at the end.
web-tip-research = With a black die in the colour of your next research circle: cross the circle and score its points.
web-tip-lab = With a black die whose digit is the next level of a column: move your marker there. Its function is yours at once.
web-tip-bot = With a black die: activate a bot of its colour. The first of a colour scores 1 point, the second 2.
web-tip-submarine = With a black die: ready the submarine of its colour. At each interim scoring it earns 1 point for every bot of this colour.
web-tip-octopus = No main action. After your main actions, all octopods on the six dice are counted: they cross octopus boxes, and two or more score a bonus.
web-tip-colour = Research, bots and submarines look at the colour of a black die.
web-tip-face = Crystals and labs use the digit; research, bots and submarines use the colour.
web-tip-owned = Yours: it works now.
web-tip-away =
    { $steps ->
        [one] Not yours yet: your marker in column { $column } is 1 step away.
       *[other] Not yours yet: your marker in column { $column } is { $steps } steps away.
    }
web-sign-points = Points
web-tip-points = Knowledge points; the most win.
web-sign-extra = Extra actions
web-tip-extra = Two in each third, one at most in a turn of somebody else: a main action with a white and a black die, or an octopus action with any two dice.
web-sign-penalty = −{ $penalty }
web-tip-penalty = If not all { $boxes } octopus boxes are crossed at the interim scoring, this third loses { $penalty } points.
web-sign-marker = Marker
web-tip-marker = Shows how far a lab is built in this column. The tile under it and all tiles above work for its owner.
web-sign-majority = Crystal majority
web-tip-majority = At the end, the most crystals score { $first }, the second most { $second }.
web-sign-octopus-bonus = Octopus bonus
web-tip-octopus-bonus = Left the octopods counted in one octopus action, right the points they earn.
web-sign-field-a = Field A
web-tip-field-a = The points of the first main action of the turn.
web-sign-field-b = Field B
web-tip-field-b = The points of the second main action of the turn.
web-sign-sum = Sum of the third
web-tip-sum = All fields of the third and its submarine points, less { $penalty } if an octopus box is open.
web-sign-bonus = Bonus
web-tip-bonus = At the end: crystals, and the level-2 tiles that you have reached.
web-sign-total = Total
web-tip-total = The sums of the three thirds and the bonus.
web-sign-keep = Set aside
web-tip-keep = Two dice after each roll. They are not rolled again in this turn.
web-sign-stop = Stop
web-tip-stop = You need not take an action.

## The first-game guide

web-guide-welcome = In Octo Dice you run a research station. Six dice say what you can do; your score sheet shows what you have done. It is your first turn.
web-guide-rolled = You have rolled twice. After each roll two dice are set aside; the dots below a die tell after which. A white lab and a yellow 0 are already safe.
web-guide-keep = Now set two more aside: click the white submarine and the red 1. Then the last two dice are rolled. Before you do, the box shows what may come, with its chances.
web-guide-pairs = All six dice lie ready. A main action takes a pair: a white die says what, a black die how. You have two main actions in a turn.
web-guide-lab = Build a lab: click the white lab, the yellow 0 and the tile Sub-Plus, or drag one onto the other. The digit 0 leads to level 0.
web-guide-function = The tile is lit: its function is yours. From now on, each submarine action pays you 1 point.
web-guide-submarine = Use it at once: click the white submarine and the red 1. They ready the red submarine; for submarines only the colour counts.
web-guide-octopods = After your main actions all octopods on your six dice are counted. Each crosses an octopus box of this third; with both crossed, the −2 is struck out. Two at once earn 1 point, more earn more.
web-guide-extra = When others have rolled, you may use two of their dice for an extra action: twice in each third.
web-guide-scoring = After every two turns there is an interim scoring: each submarine earns 1 point for every bot of its colour. Red bots are now worth more to you.
web-guide-bonus = At the end, most crystals score again, and the tiles of level 2 that you have reached: each says for what.
web-guide-end = Now play on: this is a real game. Resting on a choice shows its chances.
web-wants-keep = The guide wants two dice kept: click the white submarine and the red 1.
web-wants-lab = The guide wants a lab: click the white lab, the yellow 0 and the tile Sub-Plus, top right.
web-wants-submarine = The guide wants a submarine: click the white die with the submarine and the red 1.

## The interim scoring

web-interim =
    { $third ->
        [1] Interim scoring of the first third
        [2] Interim scoring of the second third
       *[other] Interim scoring of the last third
    }
web-interim-on = Go on

## The game on one page

web-outline-goal = Score the most points with research, bots, submarines, crystals, labs and octopods.
web-outline-thirds = The game has three thirds of two turns each; alone, of three turns.
web-outline-roll = Roll three times; after each of the first two rolls keep two dice.
web-outline-main = Take up to two main actions: a white die says what, a black die how.
web-outline-lab = Labs give you functions that last to the end.
web-outline-octopus = Then the octopods on all six dice are counted: catch two or more in every third.
web-outline-extra = With two dice of somebody else you may take an extra action, twice in each third.
web-outline-end = After the last turn of a third comes an interim scoring, after the third one the end.
web-outline-bonus = Then crystals and the level-2 labs score a bonus, and the most points win.
web-outline-now = Research, bots, crystals and octopods score at once.
web-outline-interim = At each interim scoring, submarines score 1 point for every bot of their colour.
web-outline-penalty = Whoever has an octopus box open then loses 2 points.
web-outline-last = At the end, the most crystals score 4 points, the second most 2.

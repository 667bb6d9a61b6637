### Hints and reviews in English. A game's own words are in its own files.

percent = { $share }%

# Where expected points are from, when it is no source of the game's own.
source-rest = other prospects

## Hints

# What a choice brings more than another. $parts (String): sources with their points, like "Contracts +1.4, Keys −0.3".
gains-own = { $parts } points
gains-others-more = { $points } points more for the others
gains-others-fewer = { $points } points fewer for the others
gains-both = { $own }, and { $others }
# Points speak against a choice that the search prefers.
gains-later = { $gains } at first, but the search sees it pay later
# $gains (String): all of this.
why-gains = Against the next best choice: { $gains }.
why-open = Hardly better than the next best choice. Expected: { $gains }.
why-even = In points there is no clear difference from the next best choice.
why-exact = Worth { $points } points more than the next best choice, reckoned exactly.
# $what (String): what chance may bring, $now and $then (String): how likely.
why-odds = { $what }: { $now } instead of { $then }.
why-only = There is no other choice.
sure-sure = sure: all searches agree, and the gap is clear
sure-likely = likely: most searches agree
sure-open = open: the searches do not tell these choices apart
sure-exact = exact: worked out by all that the dice can show
sure-only = the only choice
column-choice = Choice
column-win = Win chance
column-points = Points
column-worth = Worth
worths = Exact worth of every choice, in points
not-calibrated = The win chance is a guess: it was not measured for this game and number of players.

## Reviews

review = Review
review-of = Review: { $game }
knowledge = Every choice is judged by what its seat could know at that moment. Nothing here uses more than that.
chances = Win chance after every action
chances-help = Each line is the win chance of a player, from what that player could know then; together they make 100%.
as-table = The same as a table
end-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
turning = Turning points
turning-none = No choice gave away anything that the search could see.
# $number (Number): how many actions had been played.
turning-at = After { $number } actions
turning-played = Played: { $what }
turning-better = Better: { $what }
# $better and $played (String): chances of winning.
turning-worth = win chance { $played } instead of { $better }
why-better = The better choice is expected to bring: { $gains }.
why-better-even = In points the two hardly differ; the search still wins more often after the better choice.
luck = Luck and skill
luck-help = What moved a player's win chance, in percentage points: own choices (what they gave away), chance (all that happened where something was drawn or rolled), and the rest (what others did, and what could not be foreseen). Together it is the way from the first position to the result.
column-player = Player
column-accuracy = Accuracy
column-choices = Choices
column-chance = Chance
column-others = The rest
phase-0 = beginning
phase-1 = middle
phase-2 = end
phase-all = whole game
accuracy-help = Accuracy is 100 if no choice gave away any win chance. A choice that gives away 10 percentage points counts { $ten }, one that gives away 20 counts { $twenty }; the mean over all real choices is shown. Losses below { $noise } percentage point are noise and count as none.
review-simulations = { $count } simulations for each position and seat.
review-written = The review is in { $file }
reviewing = Reviewing

# Pictures
plot-actions = Actions
# $brier (Number): 0 is perfect.
plot-calibrated = { $game }, { $players } players: Brier score { NUMBER($brier, minimumFractionDigits: 3) }
plot-expected = Expected win chance
plot-won = Won

## Puzzles and exercises

# What a puzzle is about, where no source of points of the game says it.
theme-odds = Odds
theme-payment = Payment
theme-timing = Timing
theme-endgame = Endgame
theme-others = The others
theme-plan = Looking ahead
difficulty-1 = easy
difficulty-2 = medium
difficulty-3 = hard
difficulty-4 = very hard
column-puzzle = Puzzle
column-theme = Theme
column-difficulty = Difficulty
# $theme (String): one of the themes, or a source of points.
step-theme = This is about: { $theme }.
# $gains (String): what the right choice brings more.
step-brings = Against the choice that tempts, the right one is expected to bring: { $gains }.
step-worth = The right choice is worth { $points } points more than the one that tempts.
step-even = Until everybody has had a turn, points hardly tell the right choice from the one that tempts: it pays later.
# $one and $other (String): two choices.
step-two = One of these two is right: “{ $one }” or “{ $other }”.
# $what (String): a choice.
tempting = What tempts is: “{ $what }”.
why-trap = Against that, the right choice is expected to bring: { $gains }.
why-trap-even = In points the two hardly differ at first; the search wins more often after the right one.
why-less = Worth { $points } points less than the best choice, reckoned exactly.
worth-right = It wins { $win } of the games.
worth-hardly = The search hardly looked at it: nothing speaks for it.
puzzle-find = Find the best choice.
puzzle-help = Type a number or an action; hint: a hint; show: the solution; quit: enough.
puzzle-right = Right.
puzzle-wrong = Not the best.
puzzle-next = Enter: the next one; quit: enough.
puzzle-score = Solved at the first attempt: { $solved }
puzzle-mining = Mining

## Positions as codes: what follows “This is not the code of a position:” and the like

code-pack = a game with a data pack of its own
code-game = there is no game { $game } here
code-rules = it is of version { $version } of the rules of { $game }, and here is { $here }
code-data = it is of other data
code-beginning = its beginning makes no sense
code-mark = it does not begin with { $mark }
code-long = it is too long
code-damaged = it is damaged
code-half = half of it is missing
code-seats = { $seats } players sit at a table for { $table }
code-options = { $name } is not as the options of the table say
code-nobody = nobody could do anything
code-nothing = something in it does not exist ({ $what })
code-rule = it breaks a rule of the game

## Pieces set by hand

piece-nothing = nothing

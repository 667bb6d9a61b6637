### Hints and reviews in English. A game's own words are in its own files.

percent = { $share }%

# Where expected points are from, when it is no source of the game's own.
source-rest = other prospects
source-others = the others

## Hints

# $parts (String): sources with their points, like "Contracts +1.4, Keys −0.3".
why-parts = Against the next best choice: { $parts } points.
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

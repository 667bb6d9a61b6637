### The opponents in English: for the page, the terminal and the server. A level has the same name and face in every
### game, and its sentence is true for how it plays (levels.py).

name-beginner = Momo
level-beginner = Beginner
style-beginner = New in its shell: considers few moves and overlooks many, but never throws a game away.
name-casual = Luma
level-casual = Casual
style-casual = Drifts along at ease: thinks a little ahead and now and then overlooks a good move.
name-good = Piko
level-good = Good
style-good = Wide awake: looks at every choice and thinks each of them some way ahead.
name-strong = Vega
level-strong = Strong
style-strong = Patient in the dark: goes through a great many continuations before every choice.
name-expert = Baltasar
level-expert = Expert
style-expert = Old and unhurried: takes the most time of all and looks the furthest ahead.

## For experiments

name-greedy = Greedy
style-greedy = Takes what looks best at the end of its turn, and looks no further.
name-random = Random
style-random = Does anything that is allowed.
name-mcts = Search
style-mcts = The search behind the levels, for as long as it may think.

## Alone: something to beat

# $name (text): an opponent; $mean, $low, $high (number): points.
solo-mark = To beat: { $name } reaches { $mean } points on average; half of the games end between { $low } and { $high }.
# $share (text): a percentage.
solo-wins = { $name } wins { $share } of the games.
solo-beaten-0 = Something to beat: { $name } reaches { $mean } points on average.
solo-beaten-1 = You beat what { $name } reaches in 1 of 4 games.
solo-beaten-2 = You beat what { $name } reaches in every other game.
solo-beaten-3 = You beat what { $name } reaches in 3 of 4 games.

### The command line in English. A game's own words are in its own files.

## Play

news = What happened
hint = ? help
# $kind (String): a word to type, $count (Number): how many choices it lists.
choices-folded = { $count } more choices: type { $kind } to list them
# What a choice brings with it, besides what its sentence says.
then-forced = then: { $what }
then-draws = draws or reveals something
then-ends = ends the turn
then-may-end = may end the turn
percent = { $share }%
hand-over = { $player }, press Enter.
allowed = This is allowed now.
forbidden = This is not allowed now, by this rule:
no-choice = There is no choice { $number }; there are 1 to { $count }.
not-understood = "{ $text }" is neither a choice nor a command. Did you mean { $near }? The command ? explains.
undo-nothing = You have not decided anything yet.
undo-others = Somebody else has acted since, so your last action stands.
undo-learned = Something hidden has come to light since, so your last action stands.
rules-none = No rule mentions "{ $word }".
rules-more = { $count } more: { $ids }
saved = The game is saved in { $file }
not-saved = Not saved: { $reason }
kept = The game is kept. Go on with:

help-number = make choice 1
help-notation = make the choice with this notation, the short form beside each choice
help-question = this help, or what choice 1 does
help-why = why an action is not allowed, by its number or notation
help-rules = the rules with this word or ID
help-undo = take back your last action, as long as nobody has learned anything by it
help-table = show the table again
help-look = show the board of a player, by number
help-news = what happened since your last decision
help-log = all that has happened so far
help-save = save the game, under a name of your own if you give one
help-quit = leave; the game is kept, and you can go on later

## The end

result = Result
place = Place

## Replay

moment = After { $at } of { $count } actions
shown-open = Everything is open, also what was hidden during the game.
shown-spectator = As a spectator sees it.
shown-seat = As { $player } sees it.

## Games and data

option-range = { $low } to { $high }
data-ok = { $file }: OK, hash { $hash }
data-exported = The data are in { $file }

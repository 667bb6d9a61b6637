### The command line in English. A game's own words are in its own files.

## Play

news = What happened
hint = ? help
# Who plays against you: names and levels follow.
bots = Bots:
# $n (Number): measured among bots, for this game and number of players.
rating = rating { $n }
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
no-hints = Hints are not allowed among several people. Start with --hints on to have them.
log-hints = Hints were asked for after these numbers of actions: { $moments }
undo-nothing = You have not decided anything yet.
undo-others = Somebody else has acted since, so your last action stands.
undo-learned = Something hidden has come to light since, so your last action stands.
rules-none = No rule mentions "{ $word }".
rules-more = { $count } more: { $ids }
saved = The game is saved in { $file }
not-saved = Not saved: { $reason }
thinking = Thinking … (Ctrl-C: enough)
kept = The game is kept. Go on with:

help-number = make choice 1
help-notation = make the choice with this notation, the short form beside each choice
help-question = this help, or what choice 1 does
help-why = why an action is not allowed, by its number or notation
help-hint = what to do, and why, from what you may know
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
# $names (String): the names of sets of weights.
styles = Styles of bots that search (mcts:2500:weights=NAME): { $names }
opponents = Opponents, for --seats
data-ok = { $file }: OK, hash { $hash }
data-exported = The data are in { $file }

## The doctor

doctor-no-folder = { $path } is not there: no server has kept games in it yet.
doctor-no-file = { $path } is something else than the server keeps its games in (a file for a folder, a folder for a file, or a link that leads nowhere): move it away, or name another folder.
doctor-open = Others on this machine can read { $path }, and it holds secrets: chmod { $mode } { $path }
doctor-no-access = { $path } cannot be read and written by you: run the server and this command as its owner.
doctor-space = { $free } MB are free; the games take { $held } MB.
doctor-little-space = Only { $free } MB are free; the games take { $held } MB. Make room: a server with a full disk refuses every action.
doctor-serving = A server is running on these games.
doctor-wal = { $path }: the server did not stop in an orderly way. Nothing is lost: the next start takes it in. A copy of the games needs this file, too.
doctor-damaged = The database is damaged ({ $said }). Stop the server, put a copy aside, then restore a backup, or save what can be read with: sqlite3 FILE .recover
doctor-no-answer = The database cannot be asked: { $said }
doctor-whole = The database is whole.
doctor-empty = The database is empty: the first start prepares it.
doctor-newer = A newer version of Fathom has used this database (schema { $found }, known here up to { $known }). Start that version, or go back to a backup made before it.
doctor-older = The database has schema { $found }; the next start brings it up to { $known }. Make a backup first: there is no way back.
doctor-schema = The schema is { $found }, the newest.
doctor-no-game = { $game }: { $count ->
    [one] one open or running table
   *[other] { $count } open or running tables
 }, but this game is not installed here. Install its package again.
doctor-newer-rules = { $game }: { $count ->
    [one] one open or running table
   *[other] { $count } open or running tables
 } of version { $played } of the rules; here is version { $here }. This takes the newer version of Fathom.
doctor-older-rules = { $game }: { $count ->
    [one] one open or running table
   *[other] { $count } open or running tables
 } of version { $played } of the rules; here is version { $here }. With this version running games end, and players can go on from the position by the new rules; open tables take them.
doctor-unpressed = { $count ->
    [one] One game is not yet stored in a form that outlives its rules.
   *[other] { $count } games are not yet stored in a form that outlives their rules.
 } Before an upgrade let the server run for a minute without players, and stop it in an orderly way.
doctor-pressed = Every game can be shown whatever rules come.
doctor-well = Nothing has to be done.
doctor-sick = Something has to be done: see the lines with an exclamation mark.

### The page in English. Short, in the present tense, without exclamation marks.

## The page

to-home = All tables
skip-to-content = Skip to the content
no-page = There is nothing at this address.
no-table = There is no table for you at this address.
loading = Loading …
offline = The server cannot be reached.
reconnecting = The connection was lost. Connecting again …
close = Close
cancel = Cancel
do-it = Do it
guest = Guest
copy = Copy the link
copied = Copied
share = Link to this table

## Settings

settings = Settings
theme = Colours
theme-system = As the system
theme-light = Surface (light)
theme-dark = Depth (dark)
speed = How long others’ actions are shown
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = At once
ask-final = Ask before a click on the table does what cannot be undone
text-view-setting = Table in words instead of pictures
sound = Sound when it is my turn
notify = Notification when it is my turn and I am elsewhere
keyboard = Keyboard
key-help-1 = play the choice with this number
key-help-2 = take the last action back
key-help-3 = go to the choices
key-help-4 = open the rules
key-help-5 = table in words or in pictures
key-help-6 = go to the replay
key-help-7 = ask why something cannot be done
key-help-8 = drop what was chosen
key-help-9 = ask for a hint
key-help-arrows = from piece to piece on the table

## People

player = Player { $n }
open-seat = Open seat
bot-named = Bot · { $bot }
bot-at = Bot { $n }
you = you
away = a bot plays meanwhile
conceded = has conceded
agrees = wants to stop
absent = has not been here for a while
uploaded-name = as the upload says
reserved = kept for somebody
decides-now = decides
your-name = Your name
board-of = Board of { $name }
back-to-own = Back to my own

## Opponents

opponents = Opponents
opponent = Opponent:
opponent-change = Change
opponent-choose = Choose an opponent
opponent-take = Play against { $name }
experiments = For experiments
rating = Rating { $n }
# $name (text): the casual opponent.
rating-help = The ratings were measured among bots, for this game and as many players. { $name } has 1000 everywhere; whoever has more is stronger.
# $name (text): an opponent; $mean (number): points.
solo-short = To beat: { $name }, { $mean } points on average
solo-least = To beat: { $mean }

## Before the start

waiting-for =
    { $n ->
        [one] Waiting for 1 more player
       *[other] Waiting for { $n } more players
    }
join = Sit down
person-here = Another player at this device
other-name = Name of the other player at this device
fill = Put a bot here
share-why = Send this link to whoever is to play:
pass-to = Pass the device to { $name }
pass-why = What comes next is for one pair of eyes.
i-am = I am { $name }

## Invitations, spectators, several people at one device

invite-title = { $name } invites you: { $game }
invite-by = { $name } invites you to this table.
invite-own = Your table is open.
invite-who = Who sits here
invite-number =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
invite-length = about { $n } minutes
invite-timer = { $time } for each decision
invite-no-timer = no time limit
invite-hints = hints are allowed
invite-notes = what could be remembered is shown
invite-as-usual = Played with the usual options.
invite-differs = What differs from usual
invite-others =
    { $n ->
        [one] 1 other option, as usual
       *[other] { $n } other options, as usual
    }
warn-title = Before you sit down
warn-record = This game begins at moment { $n } of an uploaded game. Whoever uploaded it may know what is hidden, and may have picked the position at will.
warn-table = This game goes on from moment { $n } of an earlier one. Whoever knows that one may know what is hidden.
warn-pack = The cards or pieces have values of their own, set by whoever opened the table.
invite-watch = Watch
watching = You are watching.
watching-soon = The game begins as soon as all seats are taken.
watching-full = All seats are taken.
watching-own = Open a table
talk-setting = Spectators may chat
talk-off = Only players chat here.
proposes = { $who } wants to end the game without a result.
agree = Agree
go-on = Go on
missing = { $who } has not been here for a while. You can wait, have a bot go on until they are back, or end the game.
call-bot = Call a bot in
end-now = End without a result
uploaded = An uploaded game: nobody here vouches for its names and moves.
expires = Nothing has happened here for long. If it stays like that, the table will be removed on { $date }.
decline-turn = Nothing more this turn
ask-again = Ask me again

## The table

parts = Parts of the table
middle = The middle of the table
tab-own = My board
tab-shared = Table
tab-people = Players
tab-log = Log
tab-about = More
can-act-here = something can be done here
your-turn = Your turn
prompt = What you can do
all-choices = All choices ({ $n })
chosen-so-far = Go on choosing on the table or here.
no-way-back = this cannot be undone.
skip = Skip
undo = Undo
undo-others = Somebody else has a say by now, so your last action stands.
undo-learned = Something hidden has come to light since, so your last action stands.
undo-enough = This has been taken back often enough; now it stands.
undo-nothing = You have not done anything that could be taken back.
not-your-turn = It is not your turn: { $name } decides.
game-over = The game is over.
why-not = Why not?
why-not-now = Not now:
why-not-how = Click anything on the table that is not lit up, and the rule that stands in the way appears beside it. Here is what stands in the way now:
why-not-waiting = While others decide, nothing can be done.
why-not-write = An action, written like “{ $example }”:
why-not-ask = Ask
why-not-allowed = Nothing stands in its way.
plain-fact = { $name }: { $value }
plain-table = The table
plain-drawing = The table, drawn with letters. The text view says it in words.
yes = yes
no = no
nothing-here = There is nothing to be done with this now.
other-way = This is possible, but it takes another choice first.
text-view = Text view
picture-view = Picture view
news = News
table-menu = Menu
share-watch = Whoever has this link can watch:
leave = Leave, a bot goes on
sure-leave = Leave? A bot goes on for you; you can come back.
take-back = Take the seat back from the bot
concede = Concede
sure-concede = Give the game up? This cannot be undone.
abandon = Propose to end without a result
abandon-not = Go on after all
sure-abandon = Do you really want this? The game ends once all players agree.
from-here = New game against bots from the moment shown

## Deciding

preview = Preview
stop-at-end = Stop at “End turn” before a choice ends my turn
ends-turn = ends your turn
may-end-turn = may end your turn
draws = draws or reveals
is-final = cannot be undone
# $what (text): a step that the game then takes by itself.
then-one = then: { $what }
# $n (number): steps that the game then takes by itself.
then-steps =
    { $n ->
        [one] then 1 step by itself
       *[other] then { $n } steps by themselves
    }
by-itself = By itself:
that-ends = that ends your turn.
end-turn = End turn
what-follows = What follows
take-again = Take back
# $what (text): the sentence of an action.
guide-wants = The guide wants: { $what }
guide-reads = The guide has something to say first: read on and press its button.

## Hints

hint = Hint
hint-thinking = Thinking …
hint-loading = The rules are being fetched, once: { $share }
# $n (number): simulated games.
hint-so-far = So far, after { $n } simulations:
hint-close = Close the hint
# $chance (text): a probability.
hint-win = { $chance } to win
# $n (text): points.
hint-points = { $n } points expected
hint-worth = worth { $n } points
hint-guess = the win chance is a guess here
hint-odds = What the first choice may bring
hint-worths = Exact worth of every choice

## What happened

from-memory = From memory
log = What happened
to-moment = Go to moment { $n }
entry-goes-on = The game goes on from here
entry-join = { $who } sits down
entry-leave = { $who } gets up
entry-undo = { $who } takes an action back
entry-bot = { $who } has left; a bot goes on
entry-bot-time = { $who } has run out of time; a bot goes on
entry-bot-absent = { $who } has not been here for long; a bot goes on
entry-back = { $who } is back
entry-concede = { $who } gives the game up
entry-abandon = { $who } wants to end the game without a result
entry-abandon-not = { $who } wants to go on
entry-rematch = { $who } wants a rematch
entry-rules = The rules have changed: the game ends here
entry-rules-open = The rules have changed; this table takes the new ones
entry-talk = { $who } lets spectators chat
entry-talk-not = { $who } keeps the chat to the players
entry-hint = { $who } asks for a hint
entry-expiry = Nothing has happened here for long; the table will be removed
chat = Chat
say = Say something
send = Send
chat-spectator = watches

## Looking back

replay = Replay
first = First moment
previous = Previous moment
next = Next moment
latest = Now
pause = Pause
play-back = Play
moment-of = Moment { $n } of { $all }
looking-back = You are looking at moment { $n }.
to-now = Back to now

## The end

result = Result
status-abandoned = Ended without a result
over-won = { $name } has won
over-shared = Shared victory: { $name }
over-conceded = The game was given up: { $name } has won
over-score = The game is over: { $n } points
player-column = Points
rematch = Rematch
go-on-here = Go on from here by the new rules
over-hidden = Played by version { $n } of the rules, which is no longer the present one. The game can go on, so what was hidden stays hidden.
over-old = Played by version { $n } of the rules, which is no longer the present one. Everything can be looked at as it was.
download = Save the game
review = Review
review-working = Reviewing the game …
review-waiting = The review is being prepared …
review-leave = You can close this: the work goes on, and the result is kept.
review-failed = The review could not be made.
review-again = Try again
review-jump = See this moment
review-play-on = Play on from here
review-file = Save as a page
review-json = Save the figures (JSON)
review-moment = Moment
review-decides = Decides
seen-by = Seen by
spectator = a spectator
unfold = Show the result

## Seeing the others play

follow-setting = Show the board of whoever acts
think-here = Think of hints and reviews on this device, if the server offers it (20 MB are fetched, once)
acts-now = acts now
standings = Points of all
if-ended = if it ended now
now-and-then = { $now } points now, { $then } if it ended now
last-turns = The last turns are being played
taken-back = taken back
log-all-turns = Show all { $n } turns
points-word = points

## Counting up

counting = The points are counted …
skip-count = Skip the counting
see-table = See the table
look-back = Look back
over-you = You have won
over-shared-you = You share the victory: { $name }
over-conceded-you = The game was given up: you have won
over-time = Time played: { $time }
time-minutes = { $n } min
time-hours = { $n } h { $min } min
time-days =
    { $n ->
        [one] 1 day
       *[other] { $n } days
    }
over-met = Against { $name }: { $won } won, { $lost } lost{ $drawn ->
        [0] {""}
       *[other] , { $drawn } tied
    }
best-first = Your first result here: { $n }
best-new = New personal best: { $n } (before: { $before })
best-held = Your best: { $n }
course = Points turn by turn
course-table = The same as a table
turn-column = Turn
after-turn = After turn { $n }:
lead-from = { $name } leads from turn { $n } to the end.

## Rules

rules = Rules
rules-of = Rules: { $game }
outline = How it is played
outline-goal = The goal
outline-turn = Your turn
outline-end = The end
outline-points = Points
cards = Cards and signs
search = Search
contents = Contents
nothing-found = Nothing fits.
to-rule = Rule { $id }

## First-game guide

guide = First-game guide
guide-step = Step { $n } of { $all }
guide-next = Next
guide-end = Play on
guide-skip = Skip the guide

## Home

home-line = Board games from the deep sea, for a quiet hour with bots or an evening with friends.
home-jumps = On this page
home-choose = Choose a game
home-again = Try again
# $counts (text): the possible numbers of players, such as 2–4; $most (number): the highest of them.
home-players =
    { $most ->
        [one] 1 player
       *[other] { $counts } players
    }
home-seconds = { $n } s
home-minutes = { $n } min
home-hours = { $n } h
home-days =
    { $n ->
        [one] 1 day
       *[other] { $n } days
    }
home-play =
    { $bots ->
        [0] Play now on your own
        [one] Play now against { $name }
       *[other] Play now: { $bots } × { $name }
    }
home-play-game = { $game }: { $play }
home-opening = Opening the table …
home-more = More options
home-of-game = { $what }: { $game }
home-rules = How it is played
home-learn = Learn
home-daily = Puzzle of the day
home-puzzles = Puzzles and exercises
home-study = Study board
home-exercises = Exercises and puzzles

home-name = Your name
home-name-help = The others see you by this name.
home-name-save = Save
home-name-saved = Saved. New tables use this name.

home-waiting =
    { $n ->
        [one] A table waits for you:
       *[other] { $n } tables wait for you:
    }
home-own = My tables
home-no-own = No tables yet. Pick a game above: one click, and you sit at a table with bots.
home-all = Show all { $n }
home-older = Older tables
home-open = Open tables
home-no-open = Nobody is waiting at the moment. Open a public table under “More options”, and it is listed here for everybody.
home-join = Sit down
home-join-game = Sit down at this table: { $game }
home-playing = running
home-turn-of = { $name } is to move
home-missing =
    { $n ->
        [one] 1 seat open
       *[other] { $n } seats open
    }
home-won = You won
home-won-by = Won by { $name }
home-points =
    { $n ->
        [one] Finished: 1 point
       *[other] Finished: { $n } points
    }
home-abandoned = Ended without a result
line-goes-on = goes on from an earlier game
line-record = goes on from an uploaded game
line-uploaded = an uploaded game
line-pack = values of its own
home-just-now = just now

home-link = Join by link
home-link-help = Paste the link to a table.
home-link-go = Go there
home-link-wrong = There is no table in this. A link looks like { $example }
home-link-elsewhere = This link belongs to another server ({ $host }). Open it in the address bar of your browser.
home-saved = Saved game
home-saved-help = Look at a finished game again, move by move, and play on from any moment.
home-saved-open = Open a file
home-saved-wrong = “{ $file }” is not a saved game. Right would be a JSON file, as a table saves it at the end of a game.

home-new = New table: { $game }
home-who = Who plays
home-number = Players
home-ways = All others
home-way-bots = Against bots
home-way-link = With friends, by link
home-way-here = Together at this device
home-seat = Player { $n }
home-me = Me ({ $name })
home-here = Another player at this device
home-open-seat = Open for a friend
home-name-at = Name of Player { $n }
home-table = The table
home-who-may-come = Who may come
home-by-link = Whoever has the link
home-by-link-help = You get a link to send to your friends.
home-public = Everybody
home-public-help = The table is listed on this page, and everybody may take an open seat.
home-timer = Time to decide
home-no-timer = As long as it takes
home-timer-help = Whoever runs out of time is replaced by a bot, and can come back.
home-substitute = Stand-in
home-substitute-help = This bot goes on for whoever leaves or runs out of time.
home-talk-help = Whoever has the link can watch; you can change this later in the table’s menu.
home-hints = Hints
home-hints-usual = Only against bots alone
home-hints-yes = Allowed for everybody
home-hints-no = Not allowed
home-hints-help = A hint names the best choices of whoever decides, and why. All at the table are told that one was asked for.
home-notes = Show what could be remembered
home-notes-help = What lay open once and is covered now, such as the stacks of the Council, is listed for everybody.
home-options = Options of the game
home-options-help = Everything is set as usual: nothing here has to be changed to play.
home-unchanged = all as usual
home-changed =
    { $n ->
        [one] 1 changed
       *[other] { $n } changed
    }
home-reset = Use the usual options again
home-usual = { $title } (usual)
home-own-value = a value of your own
home-own-value-of = { $title }, a value of your own
home-example = Write it like { $example }.
home-range = From { $low } to { $high }, usually { $usual }.
home-pack = Numbers of your own
home-pack-help = For whoever wants to change the cards and pieces: a file with the values that differ. It can be made from this one:
home-pack-open = Choose a file
home-pack-none = Play without it
home-pack-wrong = “{ $file }” cannot be read. Right would be a TOML or JSON file.
home-pack-wrong-line = “{ $file }” cannot be read: line { $line } is not TOML.
home-see-above = Something above does not fit.
home-then-link = You get a link for the open seats. The game starts once all are taken.
home-then-start = The game starts at once.
home-then-watch = Nobody sits down: you watch the bots play.
home-cancel = Cancel
home-create = Open the table
home-start = Start the game

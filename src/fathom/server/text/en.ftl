# What a server refuses, and why.

refusal-who = Say who you are first.
refusal-not-yours = This seat is not yours.
refusal-origin = This request comes from a page of another site.
refusal-no-table = There is no such table.
refusal-no-game = No such game: { $reason }
refusal-no-address = There is nothing at this address.
refusal-method = This address does not take this kind of request.
refusal-too-large = That is too much at once; at most { $most } KB are possible.
refusal-invalid = That is not a request we understand. { $reason }
refusal-spectators-quiet = Only players chat here; the host has not opened the chat to spectators.
refusal-too-often = That is too often. Wait a moment.
refusal-internal = Something went wrong on our side. It has been noted; nothing has changed.
refusal-storage = The games cannot be reached at the moment. Try again: nothing is done twice.
refusal-busy = Too many want to act at this table at once. Try again.
refusal-stale = The table has moved on meanwhile. Look again.
refusal-not-your-turn = It is not your decision now.
refusal-illegal = The rules do not allow this now.
refusal-no-action = That is not an action: { $reason }
refusal-away = A bot plays for you. Come back first.
refusal-not-begun = The game has not begun yet.
refusal-begun = The game has begun already.
refusal-over = The game is over.
refusal-not-finished = The game is not finished; until then its record would tell secrets.
refusal-no-moment = There is no such moment; they go from 0 to { $last }.
refusal-conceded = You have conceded already.
refusal-which-seat = You have several seats ({ $seats }). Say which one you mean.
refusal-no-seat = There is no such seat; there are { $seats }, counted from 0.
refusal-taken = Somebody sits there.
refusal-full = All seats are taken.
refusal-seat-count = { $seats } seats are named, but { $players } play.
refusal-name-count = { $seats } seats need as many names (or none); there are { $names }.
refusal-no-seat-word = A seat cannot be “{ $word }”; it can be { $known }.
refusal-no-bot = There is no bot “{ $bot }”; there are { $bots }.
refusal-option = This option is not possible: { $reason }
refusal-pack = These data cannot be played with: { $reason }
refusal-record = This saved game cannot be used: { $reason }
refusal-outdated = This was played by other rules or data of { $game } than this server has. It can be looked at, but not gone on with here.
refusal-empty = There is nothing to be read in that.
refusal-too-long = At most { $longest } characters are possible.
refusal-undo-nothing = You have not decided anything yet.
refusal-undo-others = Somebody else has a say by now, so your last action stands.
refusal-undo-learned = Something hidden has come to light since, so your last action stands.

# The log of a game whose rules are no longer here: an action in its notation.
noted = Player { $seat }: { $action }

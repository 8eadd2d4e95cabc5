## The Hall

web-hall-welcome = Come in from the cold.
# $games: how many games there are.
web-hall-lead =
    { $games ->
        [one] A game of the north, by its complete rules. No account needed, a name is enough.
        [4] Four games of the north. No account needed, a name is enough.
       *[other] { $games } games of the north. No account needed, a name is enough.
    }
web-hall-games = The games
# $least, $most: how many may play.
web-hall-players = { $least }–{ $most } players
web-hall-minutes = { $least }–{ $most } min
web-hall-play-bots = Play against bots
web-hall-set-table = Set a table
web-hall-learn =
    { $minutes ->
        [one] Learn it in { $minutes } minute
       *[other] Learn it in { $minutes } minutes
    }
web-hall-read-rules = Read the rules
web-hall-no-games = No game is laid out here yet.
web-hall-opening = Laying the table…
web-hall-away = The hall does not answer. It will be tried again by itself.
web-hall-loading = Lighting the fires…

# Lists of tables
web-hall-yours = Your tables
web-hall-yours-note = most urgent first
web-hall-open = Open tables
web-hall-open-note = { $n } with free seats
web-hall-played = Being played
web-hall-played-note = you may watch
web-hall-yours-empty = You sit at no table. Play against bots above: it takes one click, and you can leave at any time.
web-hall-open-empty = No table is open to everyone just now. Set one and make its seats open; it appears here.
web-hall-played-empty = No public game is running just now. You may watch one here as soon as there is one.
web-hall-show-all = Show all { $n }
web-hall-more-over =
    { $n ->
        [one] { $n } finished game
       *[other] { $n } finished games
    }

# A table in a list
web-hall-sit-down = Sit down
web-hall-look = Look
web-hall-join = Join
web-hall-watch = Watch
web-hall-replay = Replay
web-hall-your-turn = It is your turn.
web-hall-waiting-for = Waiting for { $names }.
web-hall-waiting-seats =
    { $n ->
        [0] Ready to start.
        [one] { $n } seat is still free.
       *[other] { $n } seats are still free.
    }
web-hall-who-free =
    { $n ->
        [one] { $names }. { $n } seat free.
       *[other] { $names }. { $n } seats free.
    }
web-hall-moves =
    { $n ->
        [0] just begun
        [one] { $n } move
       *[other] { $n } moves
    }
web-hall-game-place = Place { $place }, { $points } points. { $winner } won.
web-hall-game-over-won = You won with { $points } points.
web-hall-game-ended = Closed before the end.
web-hall-nobody = nobody yet
web-hall-seeded = chosen seed
web-hall-hours = { $n } h
web-hall-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
# $clock: one of the following.
web-hall-clock = Clock: { $clock }.
web-hall-with-rules = With { $rules }.
web-hall-clock-short-quick = quick, 5 min
web-hall-clock-short-live = live, 20 min
web-hall-clock-short-evening = an evening
web-hall-clock-short-daily = days
web-hall-clock-short-weekly = weeks
web-hall-clock-short-unhurried = unhurried
web-hall-clock-short-own = own clock
web-hall-clock-short-none = no clock

# The banner for the table that waits
web-hall-waits-title =
    { $n ->
        [0] It is your turn
        [one] One is waiting for you
        [2] Two are waiting for you
        [3] Three are waiting for you
       *[other] { $n } are waiting for you
    }
web-hall-waits-clock = Time left
web-hall-also-waiting =
    { $n ->
        [one] and { $n } more table
       *[other] and { $n } more tables
    }

# Saga files
web-hall-saga = A game from a file
web-hall-saga-say = Drop a saga file here to look at a game, or to play on from any of its moves.
web-hall-saga-choose = Choose a file
web-hall-saga-drop = Let it fall here.
web-hall-saga-players = Played by { $names }.
web-hall-saga-moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
web-hall-saga-at = Go on after move
web-hall-saga-look = Look at the whole game
web-hall-saga-continue = Play on from here
web-hall-saga-note = All seats will be yours: whoever else plays shares your screen. The game is private and counts for no rating.
web-hall-saga-unreadable = This is not a saga file. Sagas end in .saga.json and come from the end screen of a game.
web-hall-saga-too-large = This file is too large for a saga; it may have 4 MB.

# Entering
web-hall-enter = Enter
web-hall-enter-title = What shall we call you?
web-hall-enter-say = A name is enough. Your seats stay yours in this browser; an account makes them portable.
web-hall-enter-name = Name
web-hall-enter-guest = Enter as a guest
web-hall-enter-way = As a guest
web-hall-enter-or = Enter or log in
web-hall-enter-another = Another name
web-hall-login = Log in
web-hall-login-say = Your tables wait where you left them.
web-hall-account = Open an account
web-hall-account-say = A name and a password, no mail address. Nobody can send you a forgotten password, so keep it well.
web-hall-password = Password
web-hall-password-new = New password
web-hall-password-old = Old password
web-hall-password-least = At least { $least } characters.
web-hall-foot = Every choice explains itself. Every game can be proved.
web-hall-foot-icons = Icons: game-icons.net, CC BY 3.0. Faces: Grenze Gotisch and Source Sans 3, OFL.

## A new table

web-new-title = Set a table
web-new-title-of = Set a table: { $game }
web-new-unknown = There is no such game here.
web-new-back = Back to the hall
web-new-players = Players
web-new-seats = Who sits where
web-new-seats-say = Turn order is settled by the game. Bots never see more than a player in their seat would.
web-new-seat = Seat { $n }
web-new-who-me = Me
web-new-who-friend = Friend
web-new-who-open = Open
web-new-who-bot = Bot
web-new-say-me = You play this seat.
web-new-say-me-again = Someone at this screen, or you once more.
web-new-say-friend = You get a link that only this friend needs.
web-new-say-open = Anyone may sit down here.
web-new-say-open-private = Anyone who has the link of the table; make the table public to find more people.
web-new-me-name = Name at this screen
web-new-time = Time
web-new-time-say = When somebody’s time is over, a bot sits in until they come back. So no table ever stalls.
web-new-clock-none = No clock
web-new-clock-none-say = Nobody waits for you: play whenever you like.
web-new-clock-own = Own figures
web-new-clock-own-say = You settle bank, gain and cap.
web-new-bank = Bank
web-new-bank-say = what everyone begins with
web-new-gain = Gain
web-new-gain-say = what each decision gives back
web-new-cap = Cap
web-new-cap-say = more than this is never on the clock
web-new-unit = Unit
web-new-unit-seconds = seconds
web-new-unit-minutes = minutes
web-new-unit-hours = hours
web-new-unit-days = days
web-new-undo = Taking back
web-new-undo-free = Until something shows
web-new-undo-free-say = Free until a die, a card or another seat’s decision came in; never after.
web-new-undo-consent = With consent
web-new-undo-consent-say = Free until something shows; after that all others have to agree.
web-new-undo-friendly = Always
web-new-undo-friendly-say = Any own move, even past dice and cards. For learning and for trying out.
web-new-undo-none = Never
web-new-undo-none-say = Touched is moved.
web-new-finer = Finer settings
web-new-more = Who may come, and how it begins
web-new-public = Public
web-new-public-say = The table is listed in the Hall: all may watch, and open seats are for everyone.
web-new-private-say = Only those who have a link find the table.
web-new-hints = Hints
web-new-hints-say = Everyone may ask a bot for its two best moves and their chances to win.
web-new-starts = Start when full
web-new-starts-say = The game begins as soon as all seats are taken; else you begin it yourself.
web-terms-plain = The plain game
web-terms-plain-say = No variant and no module is played.
web-terms-no-hints = No hints
web-terms-no-hints-say = Nobody may ask a bot for advice.
web-terms-seeded = Chosen seed
web-terms-seeded-say = Whoever opened the table chose the seed and may know the dice; the game counts for no rating.
web-terms-clock-own = { $bank } to begin with, { $gain } more for each decision, never more than { $cap } on the clock
web-new-seed = Seed
web-new-seed-use = Choose the seed of the dice
web-new-seed-say = The same seed gives the same dice and cards again, for a rerun or a duel on equal terms.
web-new-seed-warn = Whoever knows the seed can know the dice. The table says to everyone that it was chosen, and the game counts for no rating.
web-new-open = Open the table
web-new-open-start = Sit down and play
web-new-opening = Opening…
web-new-as = You sit as { $name }.
web-new-as-new = You will sit as { $name }; change it later if you like.
web-new-summary-starts = All seats are taken, so the game begins at once.
web-new-summary-waits =
    { $n ->
        [one] One seat stays free until somebody takes it.
       *[other] { $n } seats stay free until somebody takes them.
    }
web-new-summary-nobody = You have no seat of your own here; you open the table for others.
web-new-reset = Usual settings

## Players

web-player-title = Players
web-player-since = Here since { $day }.
web-player-guest = A guest
web-player-account = A player
web-player-ratings = Ratings
web-player-ratings-say = Only games between people count, each with one seat and a seed nobody chose. The figure is careful: it lies at the lower end of the range and rises as more is known.
web-player-ratings-none = No rated game yet. A game counts when two people or more play it to its end.
web-player-with =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
web-player-range = probably between { NUMBER($low, useGrouping: "false") } and { NUMBER($high, useGrouping: "false") }
web-player-record =
    { $games ->
        [one] { $wins } won of { $games } game
       *[other] { $wins } won of { $games } games
    }
web-player-games = Games
web-player-games-none = No public game yet.
web-player-games-more = Earlier games
web-player-won = Won
web-player-shared = Shared victory
web-player-place = Place { $place }
web-player-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-player-status-playing = Being played
web-player-status-open = Not begun
web-player-status-ended = Closed
web-player-resigned = Resigned
web-player-against = with { $names }
web-player-none = alone
web-player-replay = Replay
web-player-everyone = Everyone
web-player-everyone-none = Nobody has entered yet. You could be the first.
web-player-more = More names
web-player-tables = Rating tables
web-player-table-none = No rated game with this many players yet.
web-player-rank = Rank
web-player-name = Name
web-player-rating = Rating
web-player-spread = Range
web-player-all = All players
web-player-you = you

## Rules

web-rules-title = Rules
web-rules-title-of = Rules: { $game }
web-rules-choose = Which game?
web-rules-say = Every rule has a number. Prompts, cards and reasons link here.
# Said where the rules are in another language than the page; empty where they are not.
web-rules-language = { "" }
web-rules-search = Search
web-rules-search-hint = a word or a number, such as COMBAT-07
web-rules-found =
    { $n ->
        [0] No rule has these words.
        [one] { $n } rule
       *[other] { $n } rules
    }
web-rules-all =
    { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
web-rules-clear = Show all
web-rules-contents = Contents
web-rules-copy = Copy the link to { $rule }
web-rules-copied = Copied
web-rules-mark-p = from a public page
web-rules-mark-j = our judgement

## About

web-about-title = About
web-about-lead = A table for board games of the north, by their complete rules.
web-about-promise = What Meadhall promises
web-about-promise-explain = Every choice explains itself.
web-about-promise-explain-say = What can be done is listed; what cannot says why, with the number of the rule.
web-about-promise-stall = No table ever stalls.
web-about-promise-stall-say = Every seat has a clock. When it runs out, a bot sits in until its player comes back.
web-about-promise-blind = A blind player can win.
web-about-promise-blind-say = Everything on a board is also in words. Whole games can be played by keyboard and by ear.
web-about-promise-explore = Any position can be explored without cheating.
web-about-promise-explore-say = Try moves on a private copy in which all that you cannot know is dealt anew.
web-about-promise-prove = Any game can be proved.
web-about-promise-prove-say = After the game everyone can check that dice and cards were not made to fit.
web-about-proof = How a game is proved
web-about-proof-1 = Before the first move the server draws a secret number, the seed. All dice and all shuffling follow from it.
web-about-proof-2 = At once it publishes a fingerprint of the seed. The fingerprint does not give the seed away, but fits no other, so the seed cannot be changed later.
web-about-proof-3 = Each move is chained to the one before it, so none can be slipped in, left out or altered.
web-about-proof-4 = When the game is over, the seed is shown. Anyone can take the saga file, run the game again and see the same dice fall.
web-about-proof-self = You need not trust this server for that: the check runs on your own machine, too.
web-about-privacy = What is kept, and what is not
web-about-privacy-1 = Kept are your name, a hash of your password if you have one, your language, your sessions, your games with what was said there, your private notes, and the channels by which you want to be told.
web-about-privacy-2 = There is one cookie; it keeps your seat, and nothing follows you.
web-about-privacy-3 = No request of this page leaves the host: letters, pictures and code all come from here.
web-about-credits = Credits
web-about-credits-icons = Icons by Lorc, Delapouite and contributors, recoloured and used as crests and signs:
web-about-credits-fonts = Letters: Grenze Gotisch by Omnibus-Type and Source Sans 3 by Adobe, both under the SIL Open Font License.
web-about-credits-games = The games belong to their authors and publishers. Boards, scenes and crests are our own drawings; no art of the printed games is used.
web-about-version = Version { $version }
web-about-games = The games here
web-about-rules-version = rules { $version }

## Me

web-me-title = You
web-me-not-entered = You have not entered yet.
web-me-not-entered-say = Enter with a name, and your seats and settings have a place.
web-me-guest = You are a guest: your seats live in this browser only.
web-me-account = You have an account.
web-me-page = Your games and ratings
web-me-become = Make it an account
web-me-become-say = Choose a password, and you can log in as { $name } from anywhere. Your seats stay.
web-me-become-do = Open the account
web-me-become-done = You have an account now.
web-me-password = Change the password
web-me-password-say = All your other sessions end.
web-me-password-do = Change it
web-me-password-done = The password is changed.
web-me-look = How it looks
web-me-language = Language
web-me-theme = Light
web-me-theme-system = As the system
web-me-theme-night = Night
web-me-theme-birch = Birch
web-me-motion = Motion
web-me-motion-say = Pieces travel and dice roll, to show what happened. A system that asks for less motion is obeyed anyway.
web-me-notices = Tell me when it is my turn
web-me-notices-say = Only for tables you sit at, only when you are away from them.
web-me-notices-none = Nothing is set. You will see your turns when you come to the Hall.
web-me-kind-push = This browser
web-me-kind-mail = Mail
web-me-kind-webhook = Chat
web-me-add-push = In this browser
web-me-add-mail = By mail
web-me-add-webhook = In a chat
web-me-service-discord = Discord
web-me-service-mattermost = Mattermost
web-me-service-ntfy = ntfy
web-me-service-plain = any other (JSON)
web-me-service-slack = Slack
web-me-service-telegram = Telegram
web-me-push-denied = The browser forbids notices of this site. Allow them in its settings first.
web-me-push-unable = This browser takes no notices here.
web-me-push-failed = The browser gave no subscription. Try again later.
web-me-mail-address = Mail address
web-me-webhook-service = Service
web-me-webhook-url = Address of the webhook
web-me-webhook-hint-discord = Server settings, Integrations, Webhooks: copy its address.
web-me-webhook-hint-mattermost = Integrations, Incoming Webhooks: copy its address.
web-me-webhook-hint-ntfy = The address of your topic, such as https://ntfy.sh/a-topic-nobody-guesses.
web-me-webhook-hint-slack = Apps, Incoming Webhooks: copy its address.
web-me-webhook-hint-telegram = The sendMessage address of your bot, with chat_id.
web-me-webhook-hint-plain = Any address that takes a POST with JSON.
web-me-webhook-hint-other = The address that the service gives you.
web-me-add = Add
web-me-test = Test
web-me-remove = Remove
web-me-remove-what = Remove { $label }
web-me-test-what = Test { $label }
web-me-channel-ok = Last arrived { $at }
web-me-channel-new = Not used yet
web-me-channel-error = Failed { $at }: { $error }
web-me-sessions = Where you are entered
web-me-session-this = this one
web-me-session-seen = last seen { $at }
web-me-session-end = End
web-me-session-end-what = End the session { $agent }
web-me-session-end-others = End all others
web-me-session-unknown = unknown browser
web-me-logout = Log out
web-me-logout-guest-title = Leave for good?
web-me-logout-guest = You are a guest. If you log out, nobody can sit down at your tables as { $name } again, not even you. Open an account first if you want to come back.
web-me-logout-anyway = Log out anyway
web-me-browser-on = { $browser } on { $system }

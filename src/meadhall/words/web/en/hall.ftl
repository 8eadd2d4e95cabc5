## The Hall

web-hall-welcome = Come in from the cold.
# $games: how many games there are.
web-hall-lead =
    { $games ->
        [one] A game of the north, by its complete rules. No account needed, a name is enough.
        [4] Four games of the north. No account needed, a name is enough.
       *[other] { $games } games of the north. No account needed, a name is enough.
    }
web-hall-way-gable = Choose a gable
web-hall-way-play = Play at once
web-hall-way-play-how = against bots
web-hall-way-learn = Or learn it
web-hall-way-learn-how = by playing
web-hall-back = Welcome back, { $name }.
web-hall-back-waiting =
    { $n ->
        [0] Nothing waits for you right now.
        [one] One table waits for you.
       *[other] { $n } tables wait for you.
    }
web-hall-back-offered =
    { $n ->
        [one] A seat is offered to you.
       *[other] { $n } seats are offered to you.
    }
web-hall-games = The games
# $least, $most: how many may play.
web-hall-players = { $least }–{ $most } players
web-hall-minutes = { $least }–{ $most } min
web-hall-play-bots = Play against bots
web-hall-play = Play
web-hall-set-table = Set a table
web-hall-learn =
    { $minutes ->
        [one] Learn it in { $minutes } minute
       *[other] Learn it in { $minutes } minutes
    }
web-hall-read-rules = Read the rules
web-hall-no-games = No game is laid out here yet.
web-hall-opening = Setting the table…
web-hall-away = The Hall is not answering. Trying again…
web-hall-loading = Lighting the fires…

# Lists of tables
web-hall-yours = Your tables
web-hall-yours-note = most urgent first
web-hall-open = Open tables
web-hall-open-note = { $n } with free seats
web-hall-played = In progress
web-hall-played-note = open to watch
web-hall-yours-empty = You are not at any table. Play against bots above: one click, and you can leave at any time.
web-hall-open-empty = No table is open to everyone right now. Set one with open seats and it appears here.
web-hall-played-empty = No public game is running right now. As soon as one is, you can watch it here.
web-hall-show-all = Show all { $n }
web-hall-more-over =
    { $n ->
        [one] { $n } finished game
       *[other] { $n } finished games
    }

# A table in a list
web-hall-of-the-day = { $game }, daily saga
web-hall-sit-down = Sit down
web-hall-look = View
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
web-hall-game-place =
    { $points ->
        [one] Place { $place }, { $points } point. { $winner } won.
       *[other] Place { $place }, { $points } points. { $winner } won.
    }
web-hall-game-over-won =
    { $points ->
        [one] You won with { $points } point.
       *[other] You won with { $points } points.
    }
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
web-hall-clock-short-own = custom clock
web-hall-clock-short-none = no clock

# The banner for the table that waits
web-hall-waits-title =
    { $n ->
        [0] It is your turn
        [one] One player is waiting for you
        [2] Two players are waiting for you
        [3] Three players are waiting for you
       *[other] { $n } players are waiting for you
    }
web-hall-waits-clock = Time left
web-hall-waits-left = left of your time

# Saga files
web-hall-saga = A game from a file
web-hall-saga-say = Drop a saga file here to watch a game, or to play on from any of its moves.
web-hall-saga-choose = Choose a file
web-hall-saga-drop = Drop it here.
web-hall-saga-players = Played by { $names }.
web-hall-saga-moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
web-hall-saga-at = Continue after move
web-hall-saga-look = Watch the whole game
web-hall-saga-continue = Play on from here
web-hall-saga-note = All seats will be yours; anyone else plays at your screen. The game is private and not rated.
web-hall-saga-unreadable = This is not a saga file. Sagas end in .saga.json and come from the end screen of a game.
web-hall-saga-too-large = This file is too large for a saga; the limit is 4 MB.

# Entering
web-hall-enter = Enter
web-hall-enter-title = What shall we call you?
web-hall-enter-say = A name is enough. Your seats stay in this browser; with an account you can log in anywhere.
web-hall-enter-name = Name
web-hall-enter-guest = Enter as a guest
web-hall-enter-way = As a guest
web-hall-enter-or = Enter or log in
web-hall-enter-another = Another name
web-hall-login = Log in
web-hall-login-say = Your tables are waiting where you left them.
web-hall-account = Open an account
web-hall-account-say = A name and a password, no email address. A forgotten password cannot be recovered, so keep it safe.
web-hall-password = Password
web-hall-password-new = New password
web-hall-password-old = Old password
web-hall-password-least =
    { $least ->
        [one] At least { $least } character.
       *[other] At least { $least } characters.
    }
web-hall-foot = Every choice explains itself. Every game can be proved.
web-hall-foot-icons = Icons: game-icons.net, CC BY 3.0. Fonts: Grenze Gotisch and Source Sans 3, OFL.

## A new table

web-new-title = Set a table
web-new-title-of = Set a table: { $game }
web-new-unknown = There is no such game here.
web-new-back = Back to the Hall
web-new-players = Players
web-new-seats = Who sits where
web-new-seats-say = The game settles the turn order. Bots never see more than a player in their seat would.
web-new-seat = Seat { $n }
web-new-who-me = Me
web-new-who-friend = Friend
web-new-who-open = Open
web-new-who-bot = Bot
web-new-say-me = You play this seat.
web-new-say-me-again = Someone else at this screen, or you again.
web-new-say-friend = You get a link that only this friend needs.
web-new-say-open = Anyone may sit down here.
web-new-say-open-private = Anyone who has the link to the table; a public table finds more people.
web-new-me-name = Name at this screen
web-new-time = Time
web-new-time-say = When someone's time runs out, a bot sits in until they return, so no table ever stalls.
web-new-clock-none = No clock
web-new-clock-none-say = Nobody waits for you: play whenever you like.
web-new-clock-own = Custom
web-new-clock-own-say = Bank, increment and cap as you like.
web-new-bank = Bank
web-new-bank-say = what everyone starts with
web-new-gain = Increment
web-new-gain-say = added for each decision
web-new-cap = Cap
web-new-cap-say = the most the clock can hold
web-new-unit = Unit
web-new-unit-seconds = seconds
web-new-unit-minutes = minutes
web-new-unit-hours = hours
web-new-unit-days = days
web-new-undo = Undo
web-new-undo-free = Until new information
web-new-undo-free-say = Free until a die is rolled, a card is revealed or somebody else decides.
web-new-undo-consent = With consent
web-new-undo-consent-say = Free until new information; after that everyone else must agree.
web-new-undo-friendly = Always
web-new-undo-friendly-say = Any of your moves, even past dice and cards. For learning and experiments; the game is not rated.
web-new-undo-none = Never
web-new-undo-none-say = Touch-move: what is played stays played.
# Why a value of an option cannot be chosen; $names: other options.
web-new-clash = Does not go with what is chosen for { $names }.
web-new-clash-players = Not possible with this number of players.
web-new-dropped = No longer possible, so back to the default: { $names }.
web-new-finer = Finer settings
web-new-more = Who may come, and how it begins
web-new-public = Public
web-new-public-say = The table is listed in the Hall: anyone may watch, and open seats are for everyone.
web-new-private-say = Only people who have a link can find the table.
web-new-hints = Hints
web-new-hints-say = Anyone may ask a bot for its two best moves and the chance to win with each.
web-new-starts = Start when full
web-new-starts-say = The game begins as soon as all seats are taken; otherwise you start it yourself.
web-terms-plain = The base game
web-terms-plain-say = No variants, no modules.
web-terms-no-hints = No hints
web-terms-no-hints-say = Nobody may ask a bot for advice.
web-terms-seeded = Chosen seed
web-terms-seeded-say = Whoever opened the table chose the seed and may know the dice; the game is not rated.
web-terms-drawn = Seed drawn together
# $commitment: a long hexadecimal number.
web-terms-drawn-say = The server has sealed a secret, and the players' browsers add numbers of their own, so nobody can choose how the dice fall. This browser has kept the fingerprint of the secret and checks it after the game: { $commitment }
web-terms-drawn-alone-say = The server alone draws the seed of the dice. This browser has kept the fingerprint of its secret and checks it after the game: { $commitment }
web-terms-clock-own = { $bank } to begin with, { $gain } more for each decision, never more than { $cap } on the clock
web-new-seed = Seed
web-new-seed-use = Choose the seed of the dice
web-new-seed-say = The same seed gives the same dice and cards again, for a second try or a duel on equal terms.
web-new-seed-warn = Anyone who knows the seed can know the dice. The table tells everyone that it was chosen, and the game is not rated.
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
web-new-reset = Reset to defaults

## Players

web-player-title = Players
web-player-since = Here since { $day }.
web-player-guest = A guest
web-player-account = A player
web-player-ratings = Ratings
web-player-ratings-say = Only games between people count: one seat each, no chosen seed, no unlimited undo. The figure is cautious: it sits at the lower end of the range and rises as more is known.
web-player-ratings-none = No rated game yet. A game counts when at least two people play it to the end.
web-player-with =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
web-player-range = probably between { NUMBER($low, useGrouping: "false") } and { NUMBER($high, useGrouping: "false") }
web-player-record =
    { $games ->
        [one] won { $wins } of { $games } game
       *[other] won { $wins } of { $games } games
    }
web-player-games = Games
web-player-games-none = No public game yet.
web-player-games-more = Earlier games
web-player-won = Won
web-player-shared = Shared victory
web-player-lost = Lost
web-player-place = Place { $place }
web-player-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-player-status-playing = In progress
web-player-status-open = Not started
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

## About

web-about-title = About
web-about-lead = A table for board games of the north, with every rule of their rulebooks.
web-about-promise = What Meadhall promises
web-about-promise-explain = Every choice explains itself.
web-about-promise-explain-say = What can be done is listed; what cannot says why, with the number of the rule.
web-about-promise-stall = No table ever stalls.
web-about-promise-stall-say = Every seat has a clock. When it runs out, a bot sits in until its player comes back.
web-about-promise-blind = A blind player can win.
web-about-promise-blind-say = Everything on a board is also in words. Whole games can be played by keyboard and by ear.
web-about-promise-explore = Any position can be explored without cheating.
web-about-promise-explore-say = Try moves on a private copy in which everything you cannot know is dealt at random.
web-about-promise-prove = Any game can be proved.
web-about-promise-prove-say = After the game anyone can check that no die and no card was tampered with.
web-about-proof = How a game is proved
web-about-proof-1 = When a table is opened, the server draws a secret and at once publishes its fingerprint. The fingerprint does not give the secret away, but fits no other, so the secret cannot be changed later. Your browser keeps it.
web-about-proof-2 = The browser of everybody who sits down draws a number of its own and shows only a fingerprint of it. Once all seats are taken, the numbers are revealed. The seed is made from the secret and all the numbers, so neither the server nor any player could choose it. All dice and all shuffling follow from the seed.
web-about-proof-3 = Each move is chained to the one before it, so none can be slipped in, left out or altered.
web-about-proof-4 = When the game is over, the secret is shown. Your browser checks that everything is as it was published, and that its own number is part of the seed. Anyone can take the saga file, run the game again and see the same dice fall.
web-about-proof-self = You need not trust this server for that: the check also runs on your own machine, with meadhall replay --check.
web-about-privacy = What is kept, and what is not
web-about-privacy-1 = We keep your name, a hash of your password if you have one, your language, your sessions, your games with what was said there, your private notes, your friends and whom you mute or block, the colour you like and who may see you, and the channels through which you want to be notified.
web-about-privacy-2 = There is one cookie. It keeps your seat; nothing tracks you.
web-about-privacy-3 = This page asks no other server for anything: fonts, pictures and code all come from here.
web-about-credits = Credits
web-about-credits-icons = Icons by Lorc, Delapouite and contributors, recoloured, as crests and symbols:
web-about-credits-fonts = Fonts: Grenze Gotisch by Omnibus-Type and Source Sans 3 by Adobe, both under the SIL Open Font License.
web-about-credits-games = The games belong to their authors and publishers. Boards, scenes and crests are our own drawings; no artwork of the printed games is used.
web-about-version = Version { $version }
web-about-games = The games here
web-about-rules-version = rules { $version }

## Me

web-me-title = You
web-me-not-entered = You have not entered yet.
web-me-not-entered-say = Enter with a name, and your seats and settings have somewhere to live.
web-me-guest = You are a guest: your seats live only in this browser.
web-me-account = You have an account.
web-me-page = Your games and ratings
web-me-become = Make it an account
web-me-become-say = Choose a password, and you can log in as { $name } from anywhere. Your seats stay.
web-me-become-do = Open the account
web-me-become-done = You have an account now.
web-me-password = Change the password
web-me-password-say = You will be logged out everywhere else.
web-me-password-do = Change it
web-me-password-done = The password is changed.
web-me-look = Appearance
web-me-language = Language
web-me-theme = Theme
web-me-theme-system = System theme
web-me-theme-night = Night
web-me-theme-birch = Birch
web-me-motion = Motion
web-me-motion-say = Pieces travel and dice roll to show what happened. Your system's reduced-motion setting is respected.
web-me-notices = Tell me when it is my turn
web-me-notices-say = Only for tables you sit at, and only while you are away from them.
web-me-notices-none = Nothing is set. You will see your turns when you come to the Hall.
web-me-kind-push = This browser
web-me-kind-mail = Email
web-me-kind-webhook = Chat
web-me-add-push = In this browser
web-me-add-mail = By email
web-me-add-webhook = In Discord, Slack or another chat
web-me-service-discord = Discord
web-me-service-mattermost = Mattermost
web-me-service-ntfy = ntfy
web-me-service-plain = any other (JSON)
web-me-service-slack = Slack
web-me-service-telegram = Telegram
web-me-push-denied = The browser blocks notifications from this site. Allow them in its settings first.
web-me-push-unable = This browser does not support notifications here.
web-me-push-failed = The browser did not grant a subscription. Try again later.
web-me-mail-address = Email address
web-me-webhook-service = Service
web-me-webhook-url = Webhook address
web-me-webhook-hint-discord = Server settings, Integrations, Webhooks: copy its address.
web-me-webhook-hint-mattermost = Integrations, Incoming Webhooks: copy its address.
web-me-webhook-hint-ntfy = The address of your topic, such as https://ntfy.sh/a-topic-nobody-guesses.
web-me-webhook-hint-slack = Apps, Incoming Webhooks: copy its address.
web-me-webhook-hint-telegram = The sendMessage address of your bot, with chat_id.
web-me-webhook-hint-plain = Any address that accepts a POST with JSON.
web-me-webhook-hint-other = The address that the service gives you.
web-me-add = Add
web-me-test = Test
web-me-remove = Remove
web-me-remove-what = Remove { $label }
web-me-test-what = Test { $label }
web-me-channel-ok = Last delivered { $at }
web-me-channel-new = Not used yet
web-me-channel-error = Failed { $at }: { $error }
web-me-sessions = Logged-in devices
web-me-session-this = this device
web-me-session-seen = last seen { $at }
web-me-session-end = Log out
web-me-session-end-what = Log out { $agent }
web-me-session-end-others = Log out everywhere else
web-me-session-unknown = unknown browser
web-me-logout = Log out
web-me-logout-guest-title = Leave for good?
web-me-logout-guest = You are a guest. If you log out, nobody can sit down at your tables as { $name } again, not even you. Open an account first if you want to come back.
web-me-logout-anyway = Log out anyway
web-me-browser-on = { $browser } on { $system }

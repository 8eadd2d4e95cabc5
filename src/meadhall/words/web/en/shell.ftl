web-name = Meadhall
web-skip = Skip to content
web-nav = Main
web-menu = Menu
web-nav-hall = Hall
web-nav-daily = Today
web-nav-puzzles = Puzzles
web-nav-tournaments = Tournaments
web-nav-learn = Learn
web-nav-rules = Rules
web-nav-players = Players
web-nav-about = About
web-you-sit-as = You sit as { $name }
web-you-sit-as-guest = You sit as { $name }, a guest
web-enter = Enter
web-language-other = Change the language
web-theme = { $theme ->
    [night] Night
    [birch] Birch
   *[other] System theme
}
web-theme-next = Change the theme
web-close = Close
web-dismiss = Dismiss
web-trouble = Something went wrong. If it persists, reload the page.
web-unreachable = The server cannot be reached.
web-server-trouble = The server is having trouble (status { NUMBER($status, useGrouping: "false") }).
web-page-failed = This page could not be loaded. Reload to try again.
web-nowhere = There is nothing here.
web-to-the-hall = Back to the Hall
web-loading = Setting the table…
web-round = Round { $round }
web-board-stand-in = The board of this game does not work here. The game goes on with a plain one.

## The table: seats and clocks

web-seats = Seats
web-seat-you = You
# $bot: the level of the bot.
web-seat-bot = Bot, { $bot ->
    [random] aimless
    [greedy] sensible
    [thrall] Thrall
    [karl] Karl
    [huscarl] Huscarl
    [jarl] Jarl
    [konung] Konung
   *[other] { $bot }
}
web-bot-level = Level of the bot
web-bot-thrall = Thrall
web-bot-thrall-say = Often does whatever comes to mind. Good for a first game.
web-bot-karl = Karl
web-bot-karl-say = Plays sensibly, but slips now and then.
web-bot-huscarl = Huscarl
web-bot-huscarl-say = Plays by good rules of thumb and does not slip. A worthy opponent.
web-bot-jarl = Jarl
web-bot-jarl-say = Thinks through how the game may go on. Hard to beat.
web-bot-konung = Konung
web-bot-konung-say = Learned the game by playing itself, and thinks ahead as well.
web-seat-sit-in = A bot sits in
web-seat-resigned = Resigned; a bot plays on
web-seat-gave-up = Resigned
web-seat-free = Free seat
web-seat-here = here
web-seat-away = away
web-seat-board = board
web-seat-board-yours = your board
web-seat-board-of = { $name }'s board
web-next-player = Next player
web-previous-player = Previous player
web-seat-asked = to move
web-score = Points
# Points of a game that has no name of its own for them.
web-score-unit = { $n ->
    [one] point
   *[other] points
}
web-time-left = Time left
web-clock-hours = { $hours } h { $minutes } min
web-clock-days = { $days } d { $hours } h
web-you-watch = You are watching.
web-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}

## The table: the bar

web-undo = Undo
web-undo-ask = Ask to undo
web-hint = Hint
web-what-if = What if
web-more = More
web-share = Invite and share
web-read-board = The board in words
web-replay = Replay
web-result = Result
web-download = Download the saga
web-terms = Rules of this table
web-rules-of-game = Rules of this game
web-settings = Settings
web-full-screen = Full screen
web-keys = Keys
web-end-daily = To the daily saga
web-to-moot = To the tournament
web-resign = Resign
# $players: how many seats the game has; $name: the other one, in a game for two.
web-resign-why = { $players ->
    [1] The game ends here, without a result.
    [2] The game ends at once, and { $name } wins.
   *[other] A bot plays your seat to the end. You can neither come back nor win.
}
web-resign-do = Resign
web-fit = Show all
web-parts = Parts of the table
web-tab-board = Board
web-tab-own = Me
web-tab-seats = Others
web-tab-saga = Saga
web-tab-chat = Talk
web-tab-notes = Notes

## The table: prompt

web-your-turn = Your turn
web-choices = Choices
web-list-all = List all { $count }
web-list-title = { $count ->
    [one] One choice
   *[other] All { $count } choices
}
web-list-keys = L or Esc
web-list-ways = { $count ->
    [one] one way
   *[other] { $count } ways
}
web-list-besides = Besides
web-list-finish = Finish
web-list-none = No match.
web-why-not = Why not?
web-why-not-count = { $count ->
    [one] one you cannot do now, and why
   *[other] { $count } you cannot do now, and why
}
web-go-there = Go to { $goal }
web-stepper = How much
web-stepper-less = Less
web-stepper-more = More
web-stepper-of = { $n } of { $most }
web-final = no undo
web-odds = { $percent }% to win
web-filter = Type to find: place, card, verb
web-picked = Picked: { $names }.
web-unpick = Step back
web-hints = What a bot would do
web-hint-chance = { $percent }% to win the game
web-hint-play = Play this
web-hints-none = The bot has no advice here.
web-plan-runs = The table is answering for you. { $plan }
web-plan-stop = Decide for myself again
web-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
web-ended = { $reason ->
    [nobody-came] The table was closed: nobody came.
    [abandoned] The table was closed: everybody had left.
    [host] The host closed this table.
    [opener] The opener closed this table.
    [other-rules] The table was closed: the rules of the game have changed since it began.
   *[other] This table was closed.
}
web-looking-back = An earlier moment

## The table: saga, inspector, talk

web-saga = The saga
web-saga-older = Older entries
web-saga-following = following
web-saga-fresh = { $count } new
web-saga-newest = Newest
web-saga-more = more
web-saga-less = less
web-saga-why = Why?
web-saga-why-by = Why? By rule { $rule }
web-saga-none = Nothing of this kind yet.
web-saga-filter = Show in the saga
web-saga-all = Everything
web-saga-mine = What concerns me
web-saga-results = Fights and results
web-since-you-looked = Since you last looked
web-show-moment = Show this moment
web-show-moment-of = Show the table after move { $move }
web-not-now = Not now:
web-you-get = You get
web-you-give = It costs you
web-more-in-list = { $count } more in the list
web-keeps-open = keeps it open
web-sheet = Fold or unfold
web-confirm = Confirm
web-back = Back
web-to-board = To the board
web-lit-beyond = { $count ->
    [one] One more choice beyond this edge
   *[other] { $count } more choices beyond this edge
}
web-chat = Talk at the table
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something to the table
web-chat-gone = Someone who has left
web-unread = { $count } new
web-notes = Private notes
web-notes-hint = Only you can read this.
web-notes-saved = Saved. Only you can read this.
web-notes-unsaved = Not saved yet…

## The table: banners

web-away = The connection is lost. Reconnecting; nothing will be missed.
web-away-kept = The connection is lost. Your move is kept and will be sent as soon as the connection is back.
# $reason: a sentence.
web-kept-refused = Your move could not be carried out. { $reason }
web-bot-plays-for-you = A bot is playing for you.
web-take-seat-back = Take your seat back
web-undo-wished = { $moves ->
    [one] { $name } would like to take back one move.
   *[other] { $name } would like to take back { $moves } moves.
}
web-undo-wished-by-you = { $moves ->
    [one] You asked to take back one move. The others have to agree.
   *[other] You asked to take back { $moves } moves. The others have to agree.
}
web-agree = Agree
web-refuse = Refuse
web-imagining = You are only imagining. You answer for every seat; what you cannot know is dealt at random.
web-imagined = imagined
web-imagined-for = You answer for { $name }.
web-imagined-over = This is how the imagined game would end.
web-step-back = Step back
web-redeal = Redeal
web-leave-imagined = Back to the table
web-moment = After move { $move } of { $moves }
web-earlier = Earlier
web-later = Later
web-to-now = Back to now
web-pass-screen = Pass the screen to { $name }
web-pass-screen-why = What the others hold stays covered until then.
web-pass-screen-ready = I am { $name }

## The table: before it begins

web-lobby = { $count ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $count } seats are free.
}
web-gathered = The browsers are adding their numbers to the seed; the game begins in a moment.
web-draw-changed = Something is wrong: the fingerprint that this table published before the game is no longer the one that your browser has kept. The dice may have been tampered with.
web-seat-number = Seat { $seat }
web-seat-ready = Ready
web-seat-invited = For a friend, by invitation
web-seat-open = For anyone
web-sit-here = Sit here
web-name-to-sit = A name is enough to sit down.
web-accept-invitation = Accept the invitation
web-invite = Invite
web-invitation = Invitation for seat { $seat }
web-link-public = Link to this table
web-link-watch = Link for watchers
web-link-opener = Only { $name }, who opened the table, can invite others.
web-copy = Copy
web-copied = Copied.
web-start = Start
web-start-with-bots = Start, bots take the free seats
web-free-seats-level = Level of the bots in the free seats
web-leave = Leave the table
web-no-table = There is no such table, or you have no access to it

## The table: its end

web-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-points-by-source = Points by source
web-source = Source
web-total = Total
web-luck = How the dice fell
web-end-victory = Victory
web-end-defeat = Defeat
# $unit: what is counted, such as glory.
web-end-ahead = { $n } { $unit } more than { $name }.
# A source of points, with those of the first and of the second.
web-end-decided = { $source } decided it, { $more } to { $less }.
# The rating after a game, and what the game changed in it: +12
web-end-rating = Rating { $after } ({ $change })
# Between the totals of two: 21 to 27.
web-end-to = to
web-end-board = See the board
web-end-verify = Verify fairness
web-end-fair = Fair, and you can check it.
web-end-fair-why = All chance was sealed before the first move. Every roll and every draw follows from the seed.
web-end-chosen = The seed of this game was chosen by hand, so whoever chose it may have known the dice.
web-luck-dice = dice
web-luck-hits = hits
web-luck-expected = expected
web-luck-average = { NUMBER($expected, maximumFractionDigits: 1) }
web-rematch-alone = Try again
web-rematch = Rematch
web-rematch-join = To the rematch
web-prove = Verify fairness
web-commitment = Published before the game
# What the page checks by itself: each as it should be, as it should not be, or with nothing to compare.
web-check-here = Checked by your browser
web-check-there = Run again by the server
web-check-commitment = The published fingerprint is the one that this browser has kept.
web-check-commitment-not = The published fingerprint is not the one that this browser has kept: it was changed.
web-check-commitment-unknown = This browser first saw the table after the game, so it has no fingerprint to compare.
web-check-secret = The server's secret fits the fingerprint.
web-check-secret-not = The server's secret does not fit the fingerprint: it was replaced.
# $names: whose browsers.
web-check-added = Numbers from these browsers are part of the seed: { $names }.
web-check-added-nobody = No browser added a number; the server alone drew the seed.
web-check-silent = These browsers announced a number, but never revealed it: { $names }.
web-check-yours = The number of this browser is part of the seed, unchanged.
web-check-yours-not = The number of this browser is not part of the seed: it came too late, or was left out.
web-check-yours-unknown = This browser has added nothing to the seed.
web-check-pledges = All numbers are the ones announced before any of them was known.
web-check-pledges-not = Not all numbers are the ones announced: at least one was replaced.
web-check-seed = The seed follows from the secret and the numbers.
web-check-seed-not = The seed does not follow from the secret and the numbers: it was replaced.
web-check-not-drawn = The seed of this game was chosen, or comes from an older version, so the browser cannot check where it came from.
web-seed = Seed

## The stage, the recap, sound

web-pace = Pace
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-pace-off = off
web-stage-tap = Tap or Space to continue
web-stage-seconds = { $seconds } s
web-stage-go-on = Continue
web-stage-again = Watch again
web-stage-skip = Skip to my next decision
web-stage-skip-all = Skip
web-stage-close = Back to the present
web-stage-replay = This has already happened.
web-stage-waits = It is waiting for you.
web-stage-next = Next: { $title }.
web-space-key = Space
web-recap = Since your last turn
web-recap-count = { $count ->
    [one] Since your last turn: 1 thing happened
   *[other] Since your last turn: { $count } things happened
}
web-recap-watch-all = Watch all, { $seconds } s
web-recap-fold = Fold

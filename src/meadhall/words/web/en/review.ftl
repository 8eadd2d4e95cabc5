## Replay

web-replay-of = Replay of { $game }
web-replay-steps = Steps of the game
web-replay-first = To the start
web-replay-back = Previous move
web-replay-forward = Next move
web-replay-last = To the last move
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-speed-of = { $speed }×
web-replay-move = Move
web-replay-at = Move { $move } of { $moves }
web-replay-at-opening = The start
web-replay-opening = The table is set.
web-replay-secret = { $name } decides something in secret.
web-replay-untold = Move { $move }
web-replay-link = Copy link to this moment
web-replay-link-public = Anyone can open this link.
web-replay-link-watch = This table is private: whoever has the link can watch it.
web-replay-link-private = This table is private: only those who may watch it can open the link.
web-replay-share = Share this moment
web-film = Make a film
web-film-say = The board is played through from one move to another and recorded here, in your browser.
web-film-from = From move
web-film-to = to move
# $seconds: how long the film will be, and making it takes
web-film-long = { $seconds ->
    [one] It takes a second, as long as the film.
   *[other] It takes { $seconds } seconds, as long as the film.
}
web-film-stretch = Choose a stretch of two to { $most } moves of this game.
web-film-make = Record
web-film-making = Recording: leave this page open.
web-film-cancel = Cancel
web-film-done = The film is ready: { $kilobytes } kB.
web-film-save = Save film
web-film-share = Share film
web-film-cannot = This browser cannot record the board. Try a current Chrome, Edge, Firefox or Safari.
web-film-not-shared = The film could not be shared. Save it and send the file.
web-replay-views = View as
web-replay-view-seat = View as { $name }
web-replay-view-spectator = As a spectator
web-replay-view-spectator-hint = Only what everyone sees
web-replay-all-seeing = Show secrets
web-replay-all-seeing-hint = The game is over: the saga tells what each player kept hidden.
web-replay-table = To the table
web-replay-tab-points = Points
web-replay-points = Points over time
web-replay-points-hint = Choose a place on the chart to go to that move.
web-replay-points-read = After move { $move }: { $scores }.
web-replay-points-none = There is nothing to draw yet.
web-replay-points-seat = { $name } { $points }
web-replay-key-1 = previous move, next move
web-replay-key-2 = to the start, to the last move
web-replay-key-3 = play and pause
web-replay-key-4 = slower, faster
web-replay-key-5 = view as the next seat
web-replay-key-6 = copy link to this moment
web-replay-key-7 = film of a stretch of the game
web-replay-key-8 = this list

## Chances

web-chances = Chances
web-chances-title = Chance to win over time, in percent
web-chances-hint = Each line shows how a player could judge their own chance from what they knew at the time.
web-chances-thinking = A bot is thinking the game through: { $known } of { $moves } moves.
web-chances-closer = A bot is taking a closer look at the turns that changed most…
web-chances-failed = The chances could not be computed. Come back later.
web-chances-read = After move { $move }: { $chances }.
web-chances-seat = { $name } { $percent }%
web-chances-table = The chances as a table
web-chances-move = Move
web-turns = Turning points
web-turns-none = No single turn decided this game.
web-turns-kind = { $kind ->
    [mistake] Mistake
   *[luck] Luck
}
# $by: who moved. $played, $better: choices as they were offered.
web-turns-played = { $kind ->
    [mistake] { $by }: { $played }. Better: { $better }.
    [missed] { $by } had a better line.
    [luck] { $by }: { $played }. Chance, or what came to light, did the rest.
   *[other] { $by }: { $played }.
}
# $error: the standard error of the difference, in percentage points.
web-turns-change = { $kind ->
    [mistake] { $name }: { $after }% instead of { $before }% (±{ $error })
   *[other] { $name }: from { $before }% to { $after }% (±{ $error })
}
# $text: a choice as it was offered. $times: how often in a row.
web-turns-times = { $text } (×{ $times })
# $count: how many further steps a long line has.
web-turns-more = and { $count } more
web-turns-line-played = Played
web-turns-line-better = Better
web-turns-noise = The number after ± is the standard error of the difference, in percentage points. A difference of less than three standard errors is not shown.
web-better = A better line
web-better-step = A better line, step { $step } of { $steps }
web-better-close = Back to the game
web-turns-watch = See it in the replay

## Lessons

web-learn-title = Learn a game
web-learn-say = Play an annotated game: you make the moves, and every move is explained.
web-learn-minutes = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
}
web-learn-none = No lesson yet
web-learn-begin = Begin
web-learn-continue = Continue at step { $step }
web-learn-again = Start over
web-learn-done = Done
web-learn-to-rules = Read the rules
web-learn-lesson = Lesson
web-learn-step = Step { $step } of { $steps }
web-learn-progress = Progress of the lesson
web-learn-teller = The skald says
web-learn-back = Back
web-learn-forward = Next
web-learn-restart = Start over
web-learn-show = Show me
web-learn-shown = It is lit on the board and marked in the list: { $choice }
web-learn-happened = What happened
web-learn-end = The lesson is over
web-learn-play = Play against bots now
web-learn-choose = All lessons
web-learn-key-1 = list all choices
web-learn-key-2 = previous step, next step
web-learn-key-3 = show me what to do
web-learn-key-4 = read the note again
web-learn-key-5 = this list

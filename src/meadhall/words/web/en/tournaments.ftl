## Tournaments

web-moots = Tournaments
web-moots-say = Play a whole field of people, round after round. The next round begins as soon as the last game of a round is over.
web-moots-none = There has been no tournament yet. Set one up, and others can enter.
web-moots-open = You can enter
web-moots-playing = Under way
web-moots-over = Over
web-moots-ended = Called off
web-moot-all = All tournaments
# $n: how many take part.
web-moot-entrants =
    { $n ->
        [one] one player
       *[other] { $n } players
    }

# What it is
web-moot-new = New tournament
web-moot-title = Title
web-moot-game = Game
web-moot-kind = Kind
web-moot-swiss = Swiss
web-moot-swiss-say = Those with equal points meet; nobody meets twice if it can be avoided.
web-moot-round-robin = Round robin
web-moot-round-robin-say = Everybody meets everybody.
web-moot-knock-out = Knock-out
web-moot-knock-out-say = The winner of each table goes on, the others are out.
web-moot-size = Players at a table
web-moot-rounds = Rounds
web-moot-clock = Time
web-moot-starts = Begins
web-moot-starts-say = Leave it empty to begin it yourself.
web-moot-lasts = A round ends
web-moot-lasts-never = when its last game is over
web-moot-lasts-day = after a day
web-moot-lasts-three-days = after three days
web-moot-lasts-week = after a week
web-moot-lasts-two-weeks = after two weeks
web-moot-lasts-say = Bots end whatever has not been played by then.
web-moot-fill = Bots for free seats
web-moot-fill-none = None
web-moot-set-up = Set up
web-moot-duels = duels
# $n: how many sit at a table.
web-moot-tables-of = tables of { $n }

# What it asks of the reader
web-moot-now = Now
web-moot-open = You can enter
# $at: date and time.
web-moot-begins = It begins by itself on { $at }.
# $name: who set it up.
web-moot-begins-by = { $name } begins it once all are here.
web-moot-join = Take part
web-moot-leave = Withdraw
web-moot-begin = Begin
web-moot-call-off = Call off
web-moot-waits = Your game waits
web-moot-runs = Your game is under way
web-moot-on-its-way = Under way
web-moot-next-round = The next round begins when all games of this one are over.
web-moot-sit = To the table
web-moot-over = The tournament is over
# $names: who came first.
web-moot-first = First: { $names }
web-moot-ended = The tournament was called off

# Standings and rounds
web-moot-who = Who takes part
web-moot-nobody = Nobody yet
web-moot-standings = Standings
web-moot-course = Rounds
web-moot-place = Place
web-moot-player = Player
web-moot-opponents = Opponents
web-moot-margin = Margin
web-moot-points = Points
web-moot-gone = withdrawn
web-moot-bye = bye
web-moot-round = { $n }
web-moot-round-n = Round { $n }
# $n: how many tables. $over: how many of them are finished.
web-moot-tables = { $over } of { $n } finished
web-moot-finished = finished
# $at: date and time.
web-moot-round-until = until { $at }
web-moot-under-way = under way

# How it is decided
web-moot-time-say = When your time is over a huscarl plays on for you; you may take your seat back.
web-moot-ahead = Who is ahead
web-moot-ahead-points = Points.
web-moot-ahead-points-say = A duel won is 1, a shared victory ½; at larger tables the share of the others whom you leave behind. A bye is ½.
web-moot-ahead-opponents = Opponents.
web-moot-ahead-opponents-say = The points of those you met.
web-moot-ahead-between = Between you,
web-moot-ahead-between-say = if you have met.
web-moot-ahead-margin = Margin:
web-moot-ahead-margin-say = by how much you were better than the others on average, at most 20 a game. Then the place is shared.
web-moot-knock-out-ties = If a victory is shared, whoever is ahead so far goes on.

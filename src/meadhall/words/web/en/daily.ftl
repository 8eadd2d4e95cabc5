## The daily saga

web-daily = Daily saga
web-daily-days = Days
web-daily-earlier = The day before
web-daily-later = The day after
web-daily-games = Games
web-daily-deal = What is dealt
web-daily-loading = Breaking the seal…
web-daily-left = { $hours } h { $minutes } min
web-daily-until = until midnight UTC
web-daily-minutes = { $n } min
web-daily-hours = { $n } h
web-daily-told-already = told

# What is dealt
# $seat: the reader's own. $players: how many play.
web-daily-seat = Seat { $seat } of { $players }
web-daily-solo = A solo game
web-daily-alone = You play alone.
# $level: of the bots. $n: how many.
web-daily-opponents =
    { $level ->
        [thrall]
            { $n ->
                [one] One thrall sits with you.
                [2] Two thralls sit with you.
                [3] Three thralls sit with you.
               *[other] { $n } thralls sit with you.
            }
        [karl]
            { $n ->
                [one] One karl sits with you.
                [2] Two karls sit with you.
                [3] Three karls sit with you.
               *[other] { $n } karls sit with you.
            }
       *[huscarl]
            { $n ->
                [one] One huscarl sits with you.
                [2] Two huscarls sit with you.
                [3] Three huscarls sit with you.
               *[other] { $n } huscarls sit with you.
            }
    }
web-daily-one-try = One try counts.
web-daily-one-try-say = After it you may play again for practice.
web-daily-same = The same deal for everybody.
web-daily-no-hints = No hints,
web-daily-no-hints-say = no What if. Undo until something is revealed.
web-daily-rest = Rest when you like.
web-daily-rest-say = What is untold at midnight UTC is finished by a bot.
web-daily-opens-field = The field opens
web-daily-opens-say = once your saga is told; everybody’s moves open at midnight.

# The seal
web-daily-seal = The seal
# $at: date and time.
web-daily-sealed-at = { $at } UTC: the seed was sealed as
web-daily-goes-in = Your saga goes in, chained to the seal
web-daily-went-in = Your saga is in, chained to the seal
web-daily-opens = At midnight UTC the seed opens, and anybody can prove every saga of the day
web-daily-opened = The seed was opened at midnight:
web-daily-fits = It fits the seal.
web-daily-fits-not = It does not fit the seal!
web-daily-seen = This browser saw that seal before.
web-daily-seen-not = This browser had seen another seal before!
web-daily-tomorrow = Tomorrow’s seal:

# Your own try
web-daily-yours = Your saga
web-daily-yours-then = Your saga of that day
web-daily-takes = { $least } to { $most } minutes
web-daily-untold = Yours is still untold
web-daily-begun = Yours is half told
web-daily-same-for-all = Whoever does what you do rolls and draws what you roll and draw.
web-daily-begin = Begin
web-daily-begin-say = the first try counts
web-daily-go-on = Go on
web-daily-go-on-say = where you left it
web-daily-rules = Read the rules
web-daily-rules-say = or look something up
web-daily-placed = Place { $place } of { $told }
web-daily-and-won = , and won
web-daily-better-than = , ahead of { $share }% of the field
web-daily-abandoned = A bot told the end
web-daily-streak =
    { $n ->
        [0] No days in a row.
        [one] One day, the longest row is { $longest }.
       *[other] { $n } days in a row, the longest is { $longest }.
    }
web-daily-row =
    { $n ->
        [one] One day so far. Tell today’s saga and it is a row of two; a day that you miss ends the row and nothing else.
       *[other] { $n } days in a row. A day that you miss ends the row and nothing else.
    }
web-daily-row-none = Tell a saga every day and the days add up to a row.
web-daily-row-short =
    { $n ->
        [one] one day
       *[other] { $n } days in a row
    }
web-daily-look-back = Look back
web-daily-practice = Practise
web-daily-practice-on = Go on practising
web-daily-practice-say = Play the same deal again, with hints and What if. It is listed nowhere.
web-daily-practice-then = Play this deal again, for practice.
web-daily-missed = You did not tell this one. You can still play it for practice.
web-daily-by-bot-yours = You left this one to a bot. You can still play it for practice.
web-daily-curve-yours =
    { $points ->
        [one] You end with { $points } point.
       *[other] You end with { $points } points.
    }
web-daily-curve-best =
    { $points ->
        [one] { $name }, the best, ends with { $points } point.
       *[other] { $name }, the best, ends with { $points } points.
    }
web-daily-you = you { $points }
web-daily-you-short = you
web-daily-decisions = { $n } decisions

# The field
web-daily-field = The field
web-daily-field-yesterday = Yesterday’s field
web-daily-counts = { $told } told, { $n } under way
web-daily-told = { $n } told
web-daily-sealed = Sealed until you are done
web-daily-sealed-say = Places, points and curves of today open the moment you have told your saga; moves open at midnight, for everybody.
web-daily-nobody = Nobody has told this saga to its end.
web-daily-ties = Whoever won is ahead; then points decide. Equal results share a place. Time does not count.
web-daily-place = Place
web-daily-player = Player
web-daily-time = Time
web-daily-points-head = Points
web-daily-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-daily-won = won
web-daily-by-bot = ended by a bot
web-daily-spread =
    { $n ->
        [one] The points of one saga: { $low }.
       *[other] The points of { $n } sagas, from { $low } to { $high }.
    }

# What turned a saga
web-daily-turns = Turning points
web-daily-turns-yesterday = Yesterday’s turning points
web-daily-best = best: { $name }, { $points }
web-daily-thinking = A bot is thinking the saga of { $name } through…
web-daily-no-turns = In the saga of { $name } no single turn decided.
web-daily-move = Move { $n }
web-daily-better = A bot would rather have chosen this: { $better }
web-daily-turn-luck = Chance, or something that came to light, made the difference.
web-daily-turn-move = The move itself made the difference.
web-daily-turn-mistake = Another move was better.
web-daily-before = Before
web-daily-after = After
web-daily-percent = { $n }%
web-daily-replay-any =
    { $n ->
        [one] Replay the saga
       *[other] Replay any of { $n } sagas
    }

# In the Hall
web-daily-open = Open today’s saga
web-daily-the-field = The field

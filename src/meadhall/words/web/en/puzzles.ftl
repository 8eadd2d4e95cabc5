## Puzzles

web-puzzles = Puzzles
web-puzzles-say = Positions from games between bots. In each of them one choice is clearly better than all others. Find it.
web-puzzle-of-the-day = Puzzle of the day
web-puzzle-from-a-game = From a game between bots
web-puzzle-all = All puzzles
web-puzzle-next = Next puzzle
web-puzzle-begin = Begin with an easy one
web-puzzle-none-left = You have answered all of them.
web-puzzle-is-solved = solved
web-puzzle-is-missed = not solved
# $solved: how many of the reader's first answers were right. $n: how many puzzles there are.
web-puzzle-count = { $solved } of { $n } solved
# $number: its place in the list. $rating: how hard it is.
web-puzzle-stone-open = Puzzle { $number }, rated { $rating }
web-puzzle-stone-solved = Puzzle { $number }, rated { $rating }, solved
web-puzzle-stone-missed = Puzzle { $number }, rated { $rating }, not solved

# The position
web-puzzle-find = Find the move
# $name: of the seat.
web-puzzle-find-say = You sit in for { $name }. Everybody plays as huscarls do from here on; what gives you the best chance to win?
web-puzzle-first-try = The first answer counts.
web-puzzle-tab = Puzzle

# The answer
web-puzzle-answer = The answer
web-puzzle-solved = Solved
web-puzzle-missed = Not the best choice
# $simulations: how many games the searches tried. $error: in points of percent.
web-puzzle-chances-say =
    Chances to win after each choice, by { $simulations ->
        [one] one try
       *[other] { NUMBER($simulations) } tries
    } of the search, give or take { $error }%.
web-puzzle-your-move = your choice
web-puzzle-huscarls-move = a huscarl’s choice
# $n: a chance.
web-puzzle-percent = { $n }%
web-puzzle-why = Why
# $best, $other: two choices.
web-puzzle-why-say = Many games were played on to the end after “{ $best }” and after “{ $other }”. Points that the better choice brings, on average:
web-puzzle-why-chance = “{ $best }” wins more often than “{ $other }”, by { $lead }% of all games. The points at the end differ too little to name one cause.
web-puzzle-best-rival = The best rival
web-puzzle-hall = How the hall chose
# $n: how many answers there are.
web-puzzle-hall-say =
    { $n ->
        [0] Nobody has answered before.
        [one] One first answer so far.
       *[other] { $n } first answers so far.
    }
web-puzzle-uncounted = You have not entered, so this answer is not kept.
web-puzzle-again = Your first answer counts; this one is not kept.

# Ratings
# $spread: how far the rating may be off.
web-puzzle-your-rating = your rating, ± { $spread }
# $n: with its sign.
web-puzzle-your-rating-changed = your rating, { $n }
web-puzzle-its-rating = this puzzle
web-puzzle-row = solved in a row
# $n: how many were answered.
web-puzzle-solved-of = solved of { $n }

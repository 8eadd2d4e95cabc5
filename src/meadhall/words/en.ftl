### What the programs around the games say, in English (Project Fluent).
###
### The words of a game stand beside its rules, in games/<game>/words. Here belongs only what all
### games and programs share; `Words.interface` reads it. Both languages have the same messages.

## Shared

language-name = English
yes = yes
no = no
game-over = The game is over.

# A list is joined with commas; this joins its last item. $most holds all the others.
list-end = { $most } and { $last }

# Equal items of a list are told once.
list-count = { $n } × { $item }

## Command line

# Lists of games
cli-players-from-to = For { $lowest } to { $highest } players.
cli-option = option
cli-values = values (* default)
cli-meaning = meaning
cli-try = Play it with: meadhall play { $game }

# Simulations
cli-playing = playing
cli-simulated =
    { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $players } players
cli-simulated-bots = Bots: { $bots }; they change seats from game to game.
cli-simulated-options = Options: { $options }
cli-simulated-seed = Seed: { $seed } (--seed { $seed } plays the same games again)
cli-each-game = Each game
cli-game-number = game
cli-seat = seat
cli-wins-and-scores = Wins and scores
cli-wins = wins
cli-win-rate = wins %
cli-mean = mean
cli-lowest = lowest
cli-highest = highest
cli-all-seats = all
cli-winners = winners
cli-distribution = How the scores are spread
cli-score = score
cli-points-by-source = Where the points come from
cli-source = source
cli-decisions-per-game = Decisions per game: { $mean } ({ $lowest } to { $highest })
cli-results-in = The result of each game is in { $file }

# Replays
cli-replay-of = { $game }: { $players }
cli-saga-holds =
    { $file } holds: { $moves ->
        [one] its first move is as it was made.
       *[other] all { $moves } moves are as they were made.
    }

# A game in the terminal
cli-player = Player { $seat }
cli-commitment = The seed of this game is fixed and shown at the end. Its fingerprint is { $commitment }.
cli-ask-for-help = Type the number of a move to make it, or ? for help.
cli-bots-play = the others play
cli-hand-over = { $name }, it is your turn. Press Enter when only you can see the screen.
cli-possible = { $move }: that is possible.
cli-read-rule = ({ $rule }; read it with: meadhall rules { $game } { $rule })
cli-no-such-move = No move here is like “{ $typed }”.
cli-not-understood = “{ $typed }” is neither a move nor a command; ? helps.
cli-which-one = Which one: { $names }?
cli-nothing-to-explain = There is nothing to tell about “{ $typed }”.
cli-score-so-far = A range depends on what you cannot know yet.
cli-saved =
    Saved in { $file } ({ $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }).
cli-not-saved = Not saved: { $reason }.
cli-not-a-saga = { $file } is there already and is no saga
cli-undone = Your last move is taken back.
cli-undo-nothing = There is no move to take back.
cli-undo-closed = Your last move can no longer be taken back: since then something came to light, or someone else has decided.
cli-farewell = Farewell.
cli-place = place
cli-total = total
cli-winner =
    { $name } wins with { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }
cli-winners-shared =
    { $names } share the victory with { $total ->
        [one] { $total } point
       *[other] { $total } points
    } each.
cli-proof = The seed was { $seed }. A saved game proves that nobody could change its course: meadhall replay FILE --check
cli-save-where = Save this game? File name, or Enter to leave:

# Commands of a game; in every language the English ones work too
cli-command-help = help
cli-command-why = why
cli-command-undo = undo
cli-command-save = save
cli-command-board = board
cli-command-log = log
cli-command-score = score
cli-command-quit = quit
cli-usage-move = NUMBER or WORD
cli-does-move = make the move, such as 3 or place:armory
cli-usage-help = ?
cli-does-help = this help
cli-usage-explain = ? MOVE or THING
cli-does-explain = explain a move, a card, a place: ? 3, ? axeman
cli-usage-why = why MOVE
cli-does-why = tell what stands in the way of a move marked ×, and by which rule
cli-usage-undo = undo
cli-does-undo = take your last move back, unless something came to light since
cli-usage-save = save FILE
cli-does-save = save the game so far as a saga
cli-usage-board = board
cli-does-board = show the whole table again
cli-usage-log = log [LINES]
cli-does-log = tell the latest events once more
cli-usage-score = score
cli-does-score = show the points as far as you can know them
cli-usage-quit = quit
cli-does-quit = leave the game

# The table of Champions of Midgard
cli-champions-round = Round { $round } of { $rounds }
cli-champions-legend = ▸ to decide, ★ first player, ●2 a worker of the second player, × not possible now; { $swordsman_short } { $swordsman }, { $spearman_short } { $spearman }, { $axeman_short } { $axeman }, { $food_short } { $food }; a rune in brackets has been used.
cli-champions-glory = glory
cli-champions-blame = blame
cli-champions-coin = coins
cli-champions-wood = wood
cli-champions-food = food
cli-champions-favor = favor
cli-champions-workers = workers
cli-champions-warriors = warriors
cli-champions-swordsman-short = sw
cli-champions-spearman-short = sp
cli-champions-axeman-short = ax
cli-champions-food-short = fd
cli-champions-runes = runes
cli-champions-destinies = destiny { $names }
cli-champions-hidden =
    { $n ->
        [one] { $n } destiny
       *[other] { $n } destinies
    }
cli-champions-defeated = defeated
cli-champions-enemy = enemy
cli-champions-red = red
cli-champions-yellow = yellow
cli-champions-blue = blue
cli-champions-attack = att
cli-champions-defense = def
cli-champions-prize = glory
cli-champions-reward = reward
cli-champions-reward-coin =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
cli-champions-reward-wood = { $n } wood
cli-champions-reward-favor = { $n } favor
cli-champions-forbidden = not
cli-champions-shore = Shore { $n }
# So many warriors are fed by 1 food on the way.
cli-champions-feeds = feeds
cli-champions-journey = journey
cli-champions-values = (attack { $attack }, defense { $defense })
cli-champions-combat = attack { $attack }, damage { $damage } of { $defense }
cli-champions-roll =
    { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }, { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }

### What the programs around the games say, in English (Project Fluent).
###
### The words of a game stand beside its rules, in games/<game>/words. Here belongs only what all
### games and programs share; `Words.interface` reads it. Both languages have the same messages.

## Shared

language-name = English
yes = yes
no = no
game-over = The game is over.

ending-points =
    { $winners_count ->
        [0] The game is lost.
        [one] { $winners } has the most points: { $points }.
       *[other]
            { $points ->
                [one] { $winners } share the victory with { $points } point each.
               *[other] { $winners } share the victory with { $points } points each.
            }
    }
ending-resigned =
    { $winners_count ->
        [one] { $names } resigned, so { $winners } wins.
       *[other] { $names } resigned, so { $winners } win.
    }

# A list is joined with commas; this joins its last item. $most holds all the others.
list-end = { $most } and { $last }

# Equal items of a list are told once.
list-count = { $n } × { $item }

## Command line

# What `meadhall` alone says: a first line, and what a few commands do.
cli-welcome = Meadhall { $version }: board games by their complete rules, in the browser and in the terminal.
cli-welcome-serve = play in the browser, alone or with friends
cli-welcome-play = play in the terminal, against bots
cli-welcome-games = list the games and their options
cli-welcome-help = list all commands

# Lists of games
cli-players-from-to =
    { $highest ->
        [one] For { $highest } player.
       *[other] For { $lowest } to { $highest } players.
    }
# A package whose game cannot be used; the reason is for whoever wrote it.
cli-left-out = { $game } from { $package } is left out: { $reason }
cli-players-exactly =
    { $n ->
        [one] For { $n } player.
       *[other] For { $n } players.
    }
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
cli-distribution = Distribution of the scores
cli-score = score
cli-points-by-source = Where the points come from
cli-source = source
cli-decisions-per-game = Decisions per game: { $mean } ({ $lowest } to { $highest })
cli-moves-per-decision = Legal moves per decision: { $mean } (at most { $most })
cli-results-in = The results of each game are in { $file }

# Reports
cli-reading = reading
# $file: where the page is.
cli-report-in = The report is in { $file }

# Tournaments of bots
cli-arena-of =
    { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $players ->
        [one] everyone alone on the same deals
       *[other] { $players } players, every deal from all seats
    }
cli-arena-strength = Strength
cli-bot = bot
cli-rating = rating
cli-rating-surely = at least
cli-decisions = decisions
cli-arena-pairs = Games won against each other, in %: the row against the column
cli-arena-differences = Differences on the same deals
cli-arena-times = Time for a decision
cli-arena-no-times = All games were in the file already.
cli-arena-nearly-all = 95% within
cli-arena-bounds = The range after ± or in brackets contains the true value in 95 of 100 cases.

# Replays
cli-replay-of = { $game }: { $players }
cli-saga-holds =
    { $file } checks out: { $moves ->
        [one] its only move is as it was made.
       *[other] all { $moves } moves are as they were made.
    }

# What the seed was made from. $name: who sits in a seat.
cli-seed-committed = Its seed fits the commitment { $commitment }; one side alone drew or chose it before the game.
cli-seed-unknown = It has no seed, so its rolls and draws cannot be proved.
cli-seed-drawn = Its seed follows from the secret that { $commitment } committed to, and from what the players added:
cli-seed-added = { $name }: { $contribution }
cli-seed-withheld = { $name }: pledged something, but never revealed it
cli-seed-nothing = { $name }: nothing

# A game in the terminal
cli-player = Player { $seat }
cli-commitment = The seed of this game is fixed and will be shown at the end. Its fingerprint is { $commitment }.
cli-ask-for-help = Type the number of a move to make it, or ? for help.
cli-bots-play = the others play
cli-hand-over = { $name }, it is your turn. Press Enter when only you can see the screen.
cli-possible = { $move }: that is possible.
cli-read-rule = ({ $rule }; read it with: meadhall rules { $game } { $rule })
cli-no-such-move = No move here matches “{ $typed }”.
cli-not-understood = “{ $typed }” is neither a move nor a command; type ? for help.
cli-which-one = Which one: { $names }?
cli-nothing-to-explain = There is nothing to say about “{ $typed }”.
cli-score-so-far = Where a range is shown, it depends on what you cannot know yet.
cli-saved =
    Saved in { $file } ({ $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }).
cli-not-saved = Not saved: { $reason }.
cli-not-a-saga = { $file } exists already and is not a saga
cli-undone = Your last move has been taken back.
cli-undo-nothing = There is no move to take back.
cli-undo-closed = Your last move can no longer be taken back: something has been revealed since, or somebody else has decided.
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
cli-does-move = make the move, such as 3 or place:market
cli-usage-help = ?
cli-does-help = this help
cli-usage-explain = ? MOVE or THING
cli-does-explain = explain a move, a card, a place: ? 3, ? axeman
cli-usage-why = why MOVE
cli-does-why = say what prevents a move marked ×, and by which rule
cli-usage-undo = undo
cli-does-undo = take back your last move, unless something has been revealed since
cli-usage-save = save FILE
cli-does-save = save the game so far as a saga
cli-usage-board = board
cli-does-board = show the whole table again
cli-usage-log = log [LINES]
cli-does-log = show the latest events again
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
# 1 food feeds this many warriors on the way.
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

# The table of Lords of the Ice Garden
cli-ice-garden-round = Round { $round }
cli-ice-garden-legend = ▸ to decide, ●2 the second player; a region's line has its red number, the points for each place, what its tile brings, and everyone's influence with markers and units; ■ nation markers, ◆ magical reserves, ◇ those face down, markers in brackets are under Vuko's control, † defeated.
cli-ice-garden-points = points
cli-ice-garden-reputation = reputation
cli-ice-garden-population = pop.
cli-ice-garden-gold = gold
cli-ice-garden-m-factor = M-factor
cli-ice-garden-markers = markers
cli-ice-garden-goal = goal
cli-ice-garden-initiative = initiative
cli-ice-garden-region = region
cli-ice-garden-places = places
cli-ice-garden-brings = brings
cli-ice-garden-there = influence
cli-ice-garden-locked = locked
cli-ice-garden-attack =
    { $points ->
        [one] { $points } point of damage to deal
       *[other] { $points } points of damage to deal
    }

# The table of Northgard
cli-northgard-year = Year { $year } of { $years }
cli-northgard-legend = ▸ to decide, ★ first player, ●2×3 three units of the second player; on the map each territory is the area of its letter; an open one still borders on unexplored land.
cli-northgard-food = food
cli-northgard-wood = wood
cli-northgard-lore = lore
cli-northgard-glory = Glory
cli-northgard-units = units
cli-northgard-territories = lands
cli-northgard-cards = hand
cli-northgard-passed = (passed)
cli-northgard-display = Display
cli-northgard-creatures = Creatures
cli-northgard-open = open
cli-northgard-hand = Your hand
cli-northgard-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $casualties ->
        [one] { $casualties } casualty
       *[other] { $casualties } casualties
    }

# The table of Last Aurora
cli-last-aurora-round = Round { $round }
cli-last-aurora-legend = ▸ to decide, ●2 the second player; on the road { $waypoint } a waypoint, { $sick } contaminated, { $avalanche } an avalanche, { $mine } a mine, { $ship } the Aurora; 3/4 means three of four boxes are whole.
cli-last-aurora-fame = Fame
cli-last-aurora-space = space
cli-last-aurora-speed = speed
cli-last-aurora-fuel = fuel
cli-last-aurora-food = food
cli-last-aurora-ammo = ammo
cli-last-aurora-survivors = crew
cli-last-aurora-objects = objects
cli-last-aurora-points = points
cli-last-aurora-slot = value
cli-last-aurora-card = card
cli-last-aurora-tokens = tokens
cli-last-aurora-bonus = bonus
cli-last-aurora-or = or
cli-last-aurora-enemy = enemy
cli-last-aurora-region = region
cli-last-aurora-attack = attack
cli-last-aurora-defense = defence
cli-last-aurora-hits = hits
cli-last-aurora-crew = crew
cli-last-aurora-move-points =
    { $n ->
        [one] { $n } move point left
       *[other] { $n } move points left
    }

## Tables: what happens around the game

# $name: the seat it is about.
table-joined = { $name } sits down.
table-left = { $name } leaves.
table-started = The game begins.
table-took-back = { $name } takes a move back.
table-undo-asked = { $name } would like to take a move back.
# $agrees: "yes" or "no".
table-undo-answered =
    { $agrees ->
        [yes] { $name } agrees.
       *[no] { $name } does not agree.
    }
table-sat-in = { $name } has run out of time; a bot sits in.
table-returned = { $name } is back.
table-resigned =
    { $ends ->
        [yes] { $name } resigns, which ends the game.
       *[no] { $name } resigns; a bot plays on.
    }
# $reason: "nobody-came", "abandoned", "host" or "opener".
table-ended =
    { $reason ->
        [nobody-came] The table is closed: too few people came.
        [abandoned] The table is closed: everyone has left.
        [host] The host has closed the table.
       *[opener] Whoever opened the table has closed it.
    }
table-rematched = A new table has been set for another game.

clock-quick = Quick: five minutes, and 15 seconds for each decision
clock-live = Live: 20 minutes, and 45 seconds for each decision
clock-evening = An evening: an hour, and two minutes for each decision
clock-daily = Daily: three days, and 12 hours for each decision
clock-weekly = Weekly: ten days, and three days for each decision
clock-unhurried = Unhurried: 60 days for each decision

setting-on = on
setting-off = off
setting-seat = seat { $seat }

## Refusals: tables

refusal-daily-day-over = The day of this saga is over; a bot tells it to its end.
refusal-daily-no-rematch = A daily saga has no rematch; try it again for practice.
refusal-daily-no-resigning = A daily saga cannot be resigned. Leave it: what is untold at midnight UTC is finished by a bot.
refusal-daily-no-what-if = There is no what-if in a daily saga that counts; try it again for practice.
refusal-daily-practice-later = Your first try counts; you can practise once you have told it.
refusal-daily-sealed = Others are still playing this deal: its seed and its proof open at midnight UTC.
refusal-daily-told-already = You have already told this saga today; from now on you can practise.
refusal-already-rematched = A new table has already been set; go there and take your seat.
refusal-already-seated = You already have a seat at this table.
refusal-already-started = The game has already begun; watch it, or look for another table.
refusal-bot-sits-in = You ran out of time and a bot sits in for you; take your seat back first.
# $sentence: what exactly is wrong, in English.
refusal-broken-saga = This file cannot be continued: { $sentence }. Choose a saga that nobody has changed.
refusal-leave-by-resigning = The game is running; resign if you want to leave it.
# $move: the word of the move.
refusal-no-answer = “{ $move }” does not answer the current decision; choose one of the moves shown.
refusal-no-free-seat = There is no free seat for you here; look for another table, or ask for an invitation.
# $most: the number of the last move.
refusal-no-such-move =
    { $most ->
        [0] Nothing has been played here yet; come back when the game is running.
       *[other] There is no such move; choose one from 0 to { $most }.
    }
refusal-no-such-seat = This table has no such seat; choose one of those shown.
refusal-no-undo-asked = Nobody is asking to take a move back any more.
refusal-nobody-seated = Nobody sits at this table; take a seat before you start the game.
refusal-nobody-sits-in = No bot sits in for you; the seat is yours, just play.
refusal-not-as-pledged = That is not what you pledged to add to the seed when you sat down.
refusal-not-gathered = Nothing may be added to the seed while people can still sit down; wait until every seat is settled.
refusal-nothing-pledged = You pledged nothing for the seed when you sat down.
refusal-not-over = The game is not over yet; come back when it is.
refusal-not-running = No game is running at this table.
refusal-not-seated = You have no seat at this table.
refusal-not-your-seat = This is not your seat; choose one of your own.
refusal-not-your-turn = It is not your turn; wait until you are asked.
refusal-not-your-view = Until the game is over, only the person in this seat may see this; look from your own seat, or as a spectator.
refusal-nothing-to-take-back = You have nothing to take back here.
refusal-obstacle = A rule forbids this move; choose another.
refusal-only-opener = Only the person who opened this table may start the game.
refusal-resigned = You have resigned; a bot plays this seat to the end.
refusal-only-opener-offers = Only the person who opened this table may offer its seats.
refusal-no-seat-to-offer = There is no free seat to offer at this table.
# $name: the other person.
refusal-not-friends = You can offer a seat only to friends; send { $name } the link instead.
# $name: the other person.
refusal-sits-here-already = { $name } sits at this table already.
refusal-that-is-you = That is you.
# $name: the other person.
refusal-you-block-them = You have blocked { $name }; lift that first.
# $most: how many.
refusal-too-many-offers = Seats at a table can be offered to { $most } people at most; send others the link.
# $most: how many.
refusal-too-many-friends = You can have { $most } friends at most, those you have asked included; part with somebody first.
# $most: how many.
refusal-too-many-avoided = You can mute or block { $most } people at most; lift it for somebody first.
refusal-seat-not-for-you = This seat is reserved for somebody else; choose another, or ask for an invitation.
refusal-stale-decision = The table has moved on; look again, then decide.
# $most: how many moves a branch may have.
refusal-too-many-moves = A what-if may have { $most } moves; go back a few, or start from a later position.
refusal-undo-already-asked = Somebody has already asked to take a move back; wait until everyone has answered.
refusal-undo-answered = You have already agreed; the others still have to answer.
refusal-undo-closed = This move can no longer be taken back: something has been revealed since, or somebody else has decided.
refusal-undo-no-time = Taking this back would cost you the rest of your time, and a bot would sit in; play on instead.
refusal-undo-off = This table does not allow undo.
# $seconds: until one may ask again.
refusal-undo-refused =
    The others did not agree; you may ask again in { $seconds ->
        [one] { $seconds } second.
       *[other] { $seconds } seconds.
    }
# $bot: what was asked for. $bots: those there are.
refusal-unknown-bot = There is no bot “{ $bot }”; choose one of these: { $bots }.
# $clock: what was asked for. $clocks: those there are.
refusal-unknown-clock = There is no clock “{ $clock }”; choose one of these: { $clocks }.
# $game: what was asked for.
refusal-unknown-game = There is no game “{ $game }” here; choose one from the list.
# $move: what was sent.
refusal-unknown-move = This game has no move “{ $move }”; choose one of the moves shown.
# $plan: what was sent.
refusal-unknown-plan = The plan “{ $plan }” is not possible now; choose one of those shown.
refusal-wrong-clock = A clock needs a bank of 30 seconds to 60 days, a cap no lower than the bank, and an increment no higher than the cap.
# $most: characters.
refusal-wrong-name =
    A name has 1 to { $most } { $most ->
        [one] character
       *[other] characters
    }, all of them visible; choose another.
# $most: characters.
refusal-wrong-seed = A seed has 1 to { $most } characters; choose another, or none.
# $sentence: what exactly is wrong, in English.
refusal-wrong-setting = The game cannot be played like this: { $sentence }.

## Proofs

# $moves: all moves. $imported: those that were made elsewhere. $move: the first that does not fit.
proof-holds =
    { $moves ->
        [one] The game was run again: its only move was legal, and every roll and draw follows from the seed that was committed to.
       *[other] The game was run again: all { $moves } moves were legal, and every roll and draw follows from the seed that was committed to.
    }
proof-continued =
    { $imported ->
        [one] The game was run again, and it holds from the seed; but its first move was made elsewhere, and the seed was known from the file.
       *[other] The game was run again, and it holds from the seed; but its first { $imported } moves were made elsewhere, and the seed was known from the file.
    }
proof-scripted =
    { $imported ->
        [0] The game was run again, and all moves were legal; but its opening comes from a file without a seed, so nothing proves it.
        [one] The game was run again, and all moves were legal; but its first move and the rolls and draws until then come from a file without a seed, so nothing proves them.
       *[other] The game was run again, and all moves were legal; but its first { $imported } moves and the rolls and draws until then come from a file without a seed, so nothing proves them.
    }
proof-broken =
    { $move ->
        [0] The game does not hold: it does not start as agreed.
       *[other] The game does not hold: move { $move } is the first that does not fit.
    }

## Refusals: entering and asking

refusal-not-entered = Enter with a name first.
refusal-session-invalid = This session is not valid; enter again.
refusal-session-ended = You have been logged out; enter again.
refusal-session-expired = Your session has expired; enter again.
refusal-wrong-password = Name and password do not match.
# $least, $most: characters.
refusal-wrong-new-password = A password has { $least } to { $most } characters.
refusal-mixed-alphabets = All letters of a name must come from one alphabet; those of different alphabets can look the same.
refusal-name-taken = The name { $name } is taken; choose another.
refusal-already-account = You already have an account.
refusal-guests-have-no-password = A guest has no password; open an account first.
refusal-no-such-session = You have no such session.
refusal-no-such-channel = You have no such channel.
refusal-no-such-table = There is no such table, or it is private.
refusal-no-such-player = There is no player with that name.
refusal-no-daily = There is no daily saga in this hall.
refusal-no-such-daily = There was no saga of this game on that day.
refusal-no-such-picture = There is no picture of this page.
refusal-no-such-puzzle = There is no such puzzle.
refusal-no-such-answer = This puzzle has no such choice.
refusal-no-such-tournament = There is no such tournament.
refusal-wrong-title = A title has 1 to { $most } characters that can be seen.
refusal-wrong-table-size = At a table of this game { $least } to { $most } can play in a tournament.
refusal-wrong-rounds = A tournament has 1 to { $most } rounds.
refusal-too-many-entries = At most { $most } can take part.
refusal-begins-in-the-past = That time is over already.
# $least: in minutes. $most: in days.
refusal-wrong-round-length =
    A round lasts at least { $least ->
        [one] one minute
       *[other] { $least } minutes
    } and at most { $most ->
        [one] one day
       *[other] { $most } days
    }.
refusal-round-is-over = The time of this round is over; bots play it to its end.
refusal-too-many-tournaments = You have set up { $most } tournaments that are not over; that is as many as one can have.
refusal-tournament-has-begun = The tournament has begun already.
refusal-tournament-is-over = The tournament is over already.
refusal-already-entered = You take part already.
refusal-not-entered-there = You do not take part.
refusal-only-tournament-opener = Only whoever set up the tournament can do that.
refusal-too-few-entries = Too few take part: at least one table has to be full.
refusal-no-such-game = There is no such game here.
refusal-no-rules = The rules of this game are not written down here.
refusal-no-such-story = There is no such story in this game.
refusal-no-lesson = There is no lesson for this game.
# $most: the number of the last step.
refusal-no-such-step = The lesson has no such step; its last one is { $most }.
refusal-wrong-host = This server is not known by that name; whoever runs it can allow the name.
refusal-wrong-origin = This request comes from another site.
# $seconds: until it may be tried again.
refusal-too-many-requests =
    That is too much at once; try again in { $seconds ->
        [one] { $seconds } second.
       *[other] { $seconds } seconds.
    }
refusal-too-many-sockets = Too many tables are open at once; close some of them.
refusal-too-many-tables = You may keep at most { $most } tables open; finish or close some of them first.
refusal-too-many-tries = One saga can be practised at most this often: { $most }.
refusal-too-many-jarls = Bots that look ahead take long to think; your tables may have at most { $most } of them at a time. Choose weaker ones, or finish a game first.
refusal-too-many-sagas = You may import at most { $most } finished games; look at one of those you have.
refusal-too-many-channels = You may have at most { $most } channels; remove one first.
refusal-unreadable-log = Entry { $entry } of this table's log cannot be read, so the game cannot go on; the person who runs the server can restore it from a backup.
refusal-too-busy = Too many people are writing at this table at once; try again.
refusal-other-rules = This game began under version { $began } of its rules, and this server plays by version { $now }. A game is always finished by the rules it began with, so this one cannot be opened here; its log is kept, and the version of Meadhall it began with can still play it.
refusal-broken-log = The rules of this game have changed since it was played (from move { $move } on); the host has to look at it.
refusal-duplicate-key = A different request with this key has already been carried out.
refusal-no-hints = There are no hints at this table.
refusal-hint-sealed = No hint here: it would give away what follows from this choice, which nobody may know before it is made.
refusal-what-if-sealed = What-if stops here: nobody may know what follows from this choice before it is really made.
refusal-chance-came-in = From here on it depends on chance, or on what was hidden; nobody can tell what would have happened.
refusal-no-hint-now = The bot has no advice right now; try again.
refusal-empty-line = That message is empty; write something first.
refusal-malformed-message = That message cannot be understood.

# Problems that have nothing to do with a table. $reason: what exactly, in English.
problem-malformed = The request cannot be understood: { $reason }
problem-no-such-page = There is no such page.
problem-no-such-method = That is not possible here.
problem-too-large = The request is too large.
problem-wrong-media-type = Requests must be JSON.
problem-server-error = Something went wrong on our side; it has been noted.
problem-store-away = The database does not answer; nothing was changed. Try again.

## Notices: what people are told when they are away from a table

# $game: the name of the game.
notice-turn-title = Your turn: { $game }

# $game: the name of the game. $opponents: the names of the other players, joined.
# $alone: "yes" if there are no other players, else "no".
notice-turn-text =
    { $alone ->
        [yes] It is your turn in { $game }.
       *[no] It is your turn in { $game } with { $opponents }.
    }

# $game: the name of the game.
notice-reminder-title = Your time is running out: { $game }

# $game, $opponents, $alone: as in notice-turn-text.
notice-reminder-text =
    { $alone ->
        [yes] { $game } is still waiting for your move.
       *[no] { $game } with { $opponents } is still waiting for your move.
    }

# Follows notice-turn-text and notice-reminder-text.
# $unit: "days", "hours" or "minutes". $n: how many of them are left; 0 minutes is less than one.
notice-time-left =
    { $unit ->
        [days] { $n ->
            [one] You have { $n } day left; after that a bot sits in for you.
           *[other] You have { $n } days left; after that a bot sits in for you.
        }
        [hours] { $n ->
            [one] You have { $n } hour left; after that a bot sits in for you.
           *[other] You have { $n } hours left; after that a bot sits in for you.
        }
       *[minutes] { $n ->
            [0] You have less than a minute left; after that a bot sits in for you.
            [one] You have { $n } minute left; after that a bot sits in for you.
           *[other] You have { $n } minutes left; after that a bot sits in for you.
        }
    }

# A friend, or somebody of the last game, offers a seat. $opponents: who has a seat there already.
notice-offer-title = A seat for you: { $game }
notice-offer-text =
    { $alone ->
        [yes] A seat at { $game } waits for you.
       *[no] A seat at { $game } waits for you, with { $opponents }.
    }
notice-test-title = Meadhall: a test
# It has no variables that it needs; it is given those of notice-turn-text.
notice-test-text = This works: notifications from Meadhall reach you here.

## Refusals: channels for notices

# $channel: what was asked for. $channels: those there are.
refusal-unknown-channel = There is no channel “{ $channel }”, only: { $channels }.
refusal-no-mail = This server does not send email.
refusal-no-push = This server does not send notifications to browsers.
# $most: characters at most.
refusal-channel-too-large = That is too long: a channel may have { $most } characters in all.
# $keys: the names of the fields.
refusal-channel-keys = This channel needs exactly these fields: { $keys }.
# $service: what was asked for. $services: those there are.
refusal-unknown-service = There is no service “{ $service }”, only: { $services }.
refusal-wrong-mail-address = This is not an email address.
refusal-wrong-subscription = The browser sent a subscription that cannot be used. Switch notifications off and on again.

# $most: characters at most.
refusal-address-too-long = The address is too long; it may have { $most } characters.
refusal-address-wrong = This is not a web address.
refusal-address-not-https = The address must begin with https://.
refusal-address-user-info = The address must not contain a user name or a password before the @.
refusal-address-private = The address is in a private network, and this server sends nothing there.
refusal-address-unknown = There is no server with the name in this address.
# $service: the name of the service. $example: what its addresses look like.
refusal-address-not-of-service = An address for { $service } looks like this: { $example }

# Why a message did not arrive
# $seconds: how long was waited.
refusal-undelivered-late =
    { $seconds ->
        [one] The other server did not answer within { $seconds } second.
       *[other] The other server did not answer within { $seconds } seconds.
    }
refusal-undelivered-unreachable = The other server could not be reached.
# $status: the HTTP status.
refusal-undelivered-redirect = The other server wants the message at another address (status { $status }); enter that one.
# $status: the HTTP status.
refusal-undelivered-status = The other server refused the message (status { $status }).
# $status: the HTTP status. $answer: the beginning of what the other server says.
refusal-undelivered-answer = The other server refused the message (status { $status }): { $answer }
# $status: the SMTP status. $answer: the beginning of what the mail server says.
refusal-undelivered-mail = The mail server does not accept this address (status { $status }): { $answer }
refusal-undelivered-mail-server = The email could not be handed to the mail server.
refusal-subscription-gone = This browser no longer accepts notifications.

## Reports on runs of games

# $game: the name of the game.
report-title = { $game }: what the games show
# $games: their number as it is written. $n: the same for the plural. $players: how many per game.
report-run =
    { $n ->
        [one] { $games } game
       *[other] { $games } games
    } { $players ->
        [one] of { $players } player
       *[other] of { $players } players
    }
report-bots = Bots
report-options = Options
report-seed = Seed
report-file = File
report-winning = winner's points
report-decisions = decisions per game
report-rounds = rounds per game
report-moves = legal moves per decision
# $seat: its number.
report-seat = seat { $seat }
# Between two moves of an opening.
report-then = { " → " }
# $number: a difference of two shares.
report-percentage-points = { $number } pp
report-between = { $low } to { $high }
report-wins-by-seat = Wins by seat
report-wins-by-bot = Wins by bot
report-wins-by-faction = Wins by faction
report-wins-by-opening = Wins by opening, the most frequent first
# $name: who. $rate: the share of games. $bounds: between what the true share lies.
report-best = Wins most often: { $name }, { $rate } of the games ({ $bounds }).
report-even = The dashed line is an even share, { $share }.
report-points-by-seat = Points by source, for each seat
report-points-by-bot = Points by source, for each bot
report-points-by-faction = Points by source, for each faction
# $source: where points come from. $points: how many on average.
report-most-points = The largest source: { $source } (points on average: { $points }).
report-scores = Distribution of the scores
report-lengths = How many decisions a game takes
report-branching = How many moves there are to choose from
report-spread = From { $lowest } to { $highest }, { $mean } on average; half of them between { $early } and { $late }.
report-luck = Luck: hits per die
# $hits: rolled. $expected: what these dice show on average.
report-rolled = { $hits } hits, { $expected } expected
report-rolled-sentence = The dashed line is what a die shows on average, { $expected }.
report-wins-by-luck = Does luck decide? Wins by luck
# $worst, $best: hits more or less than expected. $low, $high: shares of games.
report-wins-by-luck-sentence = With { $worst } hits compared with expectation, { $low } won; with { $best }, { $high }.
report-more-hits = hits above expectation
report-dice = dice
report-hits = hits
report-expected = expected
report-difference = difference
report-played = played
report-wins = wins
report-shared = of them shared
report-rate = share
report-interval = interval
report-points = all
report-number = how often
report-share = share
report-score-by-seat = Points by seat
report-score-by-bot = Points by bot
report-score-by-faction = Points by faction
report-games = Points and length
report-figures = Figures
report-comparison = The two runs compared
report-compared = From { $first } to { $second }. What differs by more than chance would explain is marked; of twenty figures that are truly equal, about one is marked anyway.
report-first = first run
report-second = second run
report-beyond-noise = differs
report-within-noise = may be chance
report-differing = Differs: { $names }.
report-not-differing = Nothing differs by more than chance would explain.
report-whiskers = Whiskers and intervals contain the true value in 95 of 100 cases. A victory shared by two counts half for each.

## Command line of a host

# $address: how to reach the server. $data: its database.
cli-serving = Meadhall is open at { $address } and keeps its tables in { $data }. Stop it with Ctrl-C.

# Writing a game. $game: its id. $folder: where its package is.
cli-new-game-written = The package of { $game } is in { $folder }, and it runs as it is.
cli-new-game-dev = play it while you write it: every save shows at once
cli-new-game-install = let all commands know it: play, conform, arena and the rest
# $address: where it can be played.
cli-dev-serving = { $game } can be played at { $address }, and every save shows there at once. Stop with Ctrl-C.
# $version: a number. $seconds: how long it took.
cli-dev-shown = version { $version } is shown, after { $seconds } s
cli-dev-problem = This save is not shown, because something is wrong with it:
# $table: its id. $why: the sentence workshop-again.
cli-dev-again = table { $table }: { $why }
workshop-problem = Something is wrong here. The next save that works will be shown.
# $number: which move. $move: its word.
workshop-again = The game has begun again, because move { $number } ({ $move }) does not fit what was saved.

# Verification of stored games
cli-verifying = checking
cli-verified =
    { $tables ->
        [0] There is no table to check.
        [one] The table checks out, with { $moves ->
            [one] { $moves } move.
           *[other] { $moves } moves.
        }
       *[other] All { $tables } tables check out, with { $moves ->
            [one] { $moves } move.
           *[other] { $moves } moves.
        }
    }
cli-verified-broken = Tables that do not check out: { $broken } of { $tables }.
cli-verified-move = move { $move }
cli-verified-start = the start

# Lists for the host
cli-host-table = table
cli-host-game = game
cli-host-status = status
cli-host-moves = moves
cli-host-changed = changed
cli-host-people = seats
cli-host-status-open = open
cli-host-status-playing = playing
cli-host-status-over = over
cli-host-status-ended = ended
cli-host-no-tables = There is no table.
cli-host-name = name
cli-host-kind = kind
cli-host-since = since
cli-host-seen = last seen
cli-host-guest = guest
cli-host-account = account
cli-host-no-users = Nobody has entered yet.

# What the host does
cli-host-backed-up = The database has been copied to { $file }. It contains secrets; keep it where only you can read it.
cli-host-ended = Table { $table } is closed.
cli-host-removing =
    { $name } leaves { $running ->
        [one] { $running } unfinished table
       *[other] { $running } unfinished tables
    } (where a game is running, a bot plays on). Account, sessions, notes and notices are deleted; what { $name } said stays without a name. In finished games ({ $finished }) the name stays: the proof of a game covers the names of its players.
cli-host-sure = Type { $name } to remove this person for good:
cli-host-stays = { $name } still sits at table { $table }, whose log cannot be replayed; end it with: meadhall host end-table { $table }
cli-host-removed =
    { $name } is removed and has left { $tables ->
        [one] { $tables } unfinished table.
       *[other] { $tables } unfinished tables.
    } Finished games keep the name, as their proof covers it.
cli-host-password = New password:
cli-host-password-again = Again:
cli-host-password-set = { $name } has a new password. All sessions have ended.

# Previews of links: what programs show of an address before anybody opens it.
preview-open = Open: { $taken } of { $seats } seats taken
preview-playing = Being played, move { $move }
preview-over = Final result
preview-closed = Closed before the end
preview-moment = Move { $move } of { $moves }
# $day: such as 2026-11-19
preview-daily = Daily saga, { $day }
preview-daily-text = The same deal for everybody. The first try counts.
# $stage: open, playing, over or ended; $round: the number of the round
preview-tournament = { $stage ->
    [open] { $game }: entries are open
    [playing] { $game }: round { $round }
    [over] { $game }: final standings
   *[other] { $game }: called off
}
preview-tournament-text = { $entrants ->
    [one] One takes part.
   *[other] { $entrants } take part.
}

## What somebody has played

web-record-title = Record
web-record-say = All finished games with one seat of your own, private ones too. Others see only the public ones.
web-record-public-say = Finished public games.
web-record-none = Nothing yet: the first finished game will stand here.
web-record-finished =
    { $n ->
        [one] game finished
       *[other] games finished
    }
web-record-streak =
    { $n ->
        [one] victory in a row, at most { $longest }
       *[other] victories in a row, at most { $longest }
    }
web-record-sagas =
    { $n ->
        [one] day of sagas in a row, at most { $longest }
       *[other] days of sagas in a row, at most { $longest }
    }
web-record-percent = { $percent }%
web-record-kept = of games played to the end
web-record-game = Game
web-record-people = With people
web-record-bots = With bots
web-record-alone = Alone
web-record-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
web-record-by-players = { $players } players: won { $wins } of { $games }
web-record-no-game = no game yet
web-record-not-solo = not a solo game
web-record-won-of = won { $wins } of { $games }
web-record-mostly = mostly { $bot }
web-record-best = best { $points }
web-record-first = first
web-record-second = second
web-record-third = third
web-record-later = fourth or later
web-record-factions = Who you play
web-record-factions-other = Who { $name } plays
web-record-factions-say = Victories with people and bots. The bar is where the true share lies 19 times out of 20; the dashed line is a fair share.
web-record-factions-none = Here stand leaders, clans, scientists and crews after the first game with others.
web-record-of = { $wins } of { $games }
web-record-share = probably { $low } to { $high } in 100
web-record-course = From { $from } on { $first } to { $to } on { $last }
web-record-stones = Runestones
web-record-stones-say = Raised by games in which nobody knew the dice beforehand.

## Runestones

web-stone-not-yet = not raised yet
web-stone-grand_tour = Guest in every hall
web-stone-grand_tour-say = finished every game of the house
web-stone-giant_slayer = Giant-slayer
web-stone-giant_slayer-say = beat a Jarl or a Konung
web-stone-winter_alone = Winter alone
web-stone-winter_alone-say = won alone at the hardest level
web-stone-four_banners = Four banners
web-stone-four_banners-say = won one game with four leaders, clans, scientists or crews
web-stone-full_bench = A full bench
web-stone-full_bench-say = won with people on every seat there is
web-stone-in_a_row = Five in a row
web-stone-in_a_row-say = five victories over people, one after another
web-stone-word_kept = Word kept
web-stone-word_kept-say = twenty-five games with people, none given up

## One's own data

web-own-title = Your data
web-own-say = Everything that is stored about you, as a JSON file: sessions, notices, what you said, notes, and all your tables.
web-own-export = Download it
web-own-leave = Leave for good
web-own-leave-say = Your name becomes free again; sessions, notes and notices are removed, and what you said loses its name. In finished games your name stays, because the proof covers it.
web-own-leave-title = Leave for good?
web-own-leave-games = You give up every game that is still running. This cannot be taken back.
web-own-leave-password = Your password
web-own-leave-do = Yes, remove me
web-own-left = You are removed. Farewell!

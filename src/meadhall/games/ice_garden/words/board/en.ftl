### What the board of Lords of the Ice Garden says itself; names come from the glossary.

board-title = Map of Midgaard
board-round = Round { $round }
board-phase-setup = Setup
board-phase-initiative = Initiative
board-phase-planning = Planning
board-phase-actions = Actions
board-phase-domination = Domination

## Amounts

board-amount-population = { $n } population
board-amount-gold = { $n } gold
board-amount-m_factor = { $n } M-factor
board-amount-marker = { $n ->
    [one] { $n } marker
   *[other] { $n } markers
}
board-amount-nation = { $n ->
    [one] { $n } Independent Nation
   *[other] { $n } Independent Nations
}
board-amount-reserve = { $n ->
    [one] { $n } magical reserve
   *[other] { $n } magical reserves
}
board-amount-nightmare = { $n ->
    [one] { $n } Nightmare token
   *[other] { $n } Nightmare tokens
}
board-amount-vuko_token = { $n ->
    [one] { $n } Vuko token
   *[other] { $n } Vuko tokens
}

## Map

board-not-in-play = not in play
board-tile-down = tile face down
board-tile-order = red number { $order }
board-tile-goods = gives { $goods }
board-tile-taken = already taken: { $goods }
board-tile-points = points by place: { $points }
board-force = { $name } has { $influence } influence ({ $pieces })
board-leads = { $name } would dominate
board-controlled = { $n ->
    [one] { $n } marker under Vuko's control
   *[other] { $n } markers under Vuko's control
}
board-reserve-down = { $n ->
    [one] { $n } magical reserve face down
   *[other] { $n } magical reserves face down
}
board-vuko-here = Vuko is here
board-locked = locked
board-damage = { $n } damage
board-defeated = defeated
board-nation = Nation
board-marker = Influence

## Action boxes

board-box = { $order }. { $name }
board-box-marker = number { $number }: { $name }
board-box-now = being resolved now
board-box-viper-gorge = take 1, exchange 2 for 1
board-box-influence = 1 population a marker
board-box-move = 1 gold a step, up to 2
board-box-voracious-mountain = 2 population, any group
board-box-raven-shadow = Vuko token or reputation
board-box-making = M-factor, upgrade, summon
board-box-activation = Speed, then attack
board-box-activation-order = by initiative
board-box-vuko = hunts the worst reputation
board-gorge-left = { $name }: { board-gorge-count }
board-gorge-count = { $n ->
    [one] { $n } marker left here for good
   *[other] { $n } markers left here for good
}
board-vuko-tokens = { $name }: { board-amount-vuko_token }

## Tracks

board-initiative = Initiative
board-initiative-line = ship, markers
board-helm = { $markers ->
    [one] Helm { $index }, ship { $ship }, { $markers } action marker
   *[other] Helm { $index }, ship { $ship }, { $markers } action markers
}
board-helm-red = red ship: regions score when it is first reached
board-helm-passed = red ship, already reached
board-stack = from the top: { $names }
board-stage = Stage { $number }
board-stage-now = current stage
board-stage-arrow = lasts to the end of the game
board-stage-active = in force now
board-vuko-tile-fire-people = Fire People
board-vuko-tile-whisperers = Whisperers
board-vuko-tile-nightwalkers = Nightwalkers
board-vuko-tile-both-bears = Both Bears
board-vuko-tile-vuko-and-cyphral = Cyphral
board-vuko-tile-giant-snake = Giant snake
board-vuko-tile-raven-plan = Raven’s plan
board-vuko-tile-spear-of-fools = Spear of Fools
board-reputation = Reputation
board-reputation-brief = Reputation { $space }
board-reputation-stack = Reputation { $space }, best first: { $names }
board-yin-yang = yin-yang
board-snow = Dead Snow
board-snow-words = Dead Snow stands at { $n }; at { $limit } the game ends at once
board-victory = Victory
board-score = { $name }: { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
board-scores = { $n ->
    [1] Regions score
    [2] Regions score twice
   *[other] Regions score { $n } times
}
board-scores-not = No scoring this round

## Character boards

board-m-level = Level { $level }: { $n } M-factor
board-level = level { $n }
board-spaces = spaces: { $spaces }
board-space = Space { $number }
board-space-free = free
board-strength = influence { $influence }, defeated by { $toughness } damage
board-on-map = { $n } of { $most } on the map
board-goal = { $goal }: { $n } of { $target }
board-own-none = No scientist yet
board-own-goal = Goal

## Tray

board-choose-from = Choose
board-attack = Attack in the { $region }
board-attack-pool = { $name }: { $n } damage left

## Solo

board-independent = { $name } (independent)
board-solo-level = Level: { $level }
board-solo-line = Rival: { $what }
board-solo-next = Next, at { $box }: { $what }
board-solo-rests = Does nothing for now
board-solo-none = nothing
board-solo-place_influence_by_die = two markers by die
board-solo-advance_dead_snow_then_summon_level = Dead Snow +2, summons
board-solo-summons = Next to be summoned: { $unit }
board-rolled = the die shows { $number }
board-purpose-thorn = For the Thorn
board-purpose-first-unit = For its first unit
board-purpose-influence = For its markers
board-purpose-summon = For a summoned unit
board-purpose-unit-move = For a moving unit
board-purpose-ice-floe-crossing = For the crossing
board-purpose-pillage = For the pillage

## The board in words

board-text-now = Now
board-text-solo = The opponent
board-text-regions = Regions
board-text-boxes = Action boxes
board-text-tracks = Tracks
board-text-initiative = Initiative track
board-text-stock = Stock
board-text-round = Round { $round }, stage { $stage }
board-text-order = Order of play: { $names }
board-text-waiting = Waiting for { $names }
board-text-resolving = Being resolved: { $region }
board-text-about = This is about { $things }
board-text-left = { $n ->
    [one] { $n } time left
   *[other] { $n } times left
}
board-text-over = The game is over: { $how }
board-ended-dead-snow = Dead Snow has fallen
board-ended-goal = a goal was reached
board-ended-victory-points = victory points decide
board-text-phase-setup = Setup
board-text-phase-help = Help at the start of the round
board-text-phase-initiative = Initiative phase
board-text-phase-action-order = Order of the action boxes
board-text-phase-planning = Planning phase
board-text-phase-viper-gorge = Action phase: Viper Gorge
board-text-phase-influence = Action phase: Influence
board-text-phase-move = Action phase: Move
board-text-phase-voracious-mountain = Action phase: Voracious Mountain
board-text-phase-raven-shadow = Action phase: Raven Shadow
board-text-phase-making = Action phase: Making
board-text-phase-activation = Action phase: Activation
board-text-phase-vuko = Action phase: Vuko
board-text-phase-domination = Domination phase
board-text-phase-over = The game is over
board-text-supply = { $n ->
    [one] { $n } influence marker in supply
   *[other] { $n } influence markers in supply
}
board-text-gorge = { $n ->
    [one] { $n } marker in Viper Gorge
   *[other] { $n } markers in Viper Gorge
}
board-text-garden = { $n ->
    [one] { $n } marker held in the Ice Garden
   *[other] { $n } markers held in the Ice Garden
}
board-text-actions = { $n ->
    [one] { $n } action marker to place
   *[other] { $n } action markers to place
}
board-text-locks = { $n ->
    [one] { $n } region lock
   *[other] { $n } region locks
}
board-text-towers = { $n ->
    [one] { $n } Red Tower in supply
   *[other] { $n } Red Towers in supply
}
board-text-absorbed = { $n ->
    [one] { $n } reserve absorbed
   *[other] { $n } reserves absorbed
}
board-text-doubles = Double step used in stages { $stages }

## Beside the score of a seat

board-unit = { $n ->
    [one] point
   *[other] points
}

## Pages of a phone

board-page-map = Map
board-page-now = Tray
board-page-actions = Actions
board-page-tracks = Tracks
board-whole-map = Whole map

## How regions stand, and what a choice would change

board-chip = { $own } to { $other }
board-standings = If regions scored now
board-standings-nobody = nobody
board-standings-sum = In all
board-scores-later = No scoring this round: this is what the tiles offer
board-take-line = Choose what you take: all the tile shows of one kind.
board-forecast-marker = with your marker
board-forecast-unit = with { $unit }
board-forecast-loss = without { $unit }
board-tile-order-resolved = Red number { $order }.
board-forecast-nations = { $n ->
    [one] { $n } nation: only more influence than that counts.
   *[other] { $n } nations: only more influence than that counts.
}
board-forecast-no-nations = No nation: any influence counts.
board-forecast-leads = { $you ->
    [yes] You lead { $own } to { $other }.
   *[no] { $name } leads { $own } to { $other }.
}
board-forecast-alone = { $you ->
    [yes] You are alone, with { $own }.
   *[no] { $name } is alone, with { $own }.
}
board-forecast-place = { $you ->
    [yes] Place { $place }: { $own } against { $other }.
   *[no] { $name }: place { $place }, { $own } against { $other }.
}
board-forecast-out = { $you ->
    [yes] Your influence of { $own } does not count.
   *[no] { $name }: influence { $own } does not count.
}
board-forecast-now = Now place { $place }, { $own } against { $other }.
board-forecast-now-out = { $own ->
    [0] Nothing there now.
   *[other] Now { $own }: not enough against the nations ({ $nations }).
}
board-forecast-spoils = { $points ->
    [one] place { $place }, { $points } point
   *[other] place { $place }, { $points } points
}
board-you = You
board-forecast-nothing = nothing
board-points-change = { $n ->
    [one] { $change } point
   *[other] { $change } points
}

## Boards of seats

board-own-short = M-factor, units
board-own-reputation = reputation
board-ladder = M-factor
board-ladder-sum = { $n } in all
board-ladder-upgrades = pays for upgrades
board-ladder-summons = summons { $unit } ({ $n } left)
board-ladder-none = no { $unit } left to summon
board-unit-influence = influence { $n }
board-independent-name = Independent Player
board-bit-units = { $n ->
    [one] { $n } unit on the map
   *[other] { $n } units on the map
}

## What there is to know about a thing

board-explain-place = Place { $place }: { $name }, { $points }
board-explain-nations = { $n ->
    [one] { $n } Independent Nation: only more influence than that counts
   *[other] { $n } Independent Nations: only more influence than that counts
}
board-explain-order = Resolved as number { $order }
board-explain-no-markers = Takes no action markers: everyone acts here
board-explain-fields = { $free } of { $n } places free
board-explain-in-stock = In stock: { $n }
board-explain-where = On the map in: { $names }
board-explain-vuko-at = Vuko is in the { $region }
board-explain-vuko-away = Vuko is not on the map

## Acts: what happened, one thing at a time

board-step-rank = Rank
board-step-recruited = Recruit
board-step-enthralled = Enthral
board-step-pillaged = Pillage
board-step-tormented = Torment
board-step-tower-built = Tower
board-step-reserves-carried = Piper
board-step-absorbed = Thorn
board-step-region-locked = Lock
board-step-goods = Goods
board-step-reserve = Reserve
board-step-points = Points
board-step-goes = Goes
board-step-token = Token
board-step-creature = Unit
board-step-markers = Markers
board-step-tile = Tile
board-step-dice = Dice
board-step-outcome = Result
board-act-from-to = { $from } to { $to }
board-act-total = { $n } in all
board-act-place = { $place ->
    [1] dominates
    [2] second
    [3] third
   *[other] fourth
}
board-act-region = { $you ->
    [yes] You dominate the { $region }
   *[no] { $name } dominates the { $region }
}
board-act-region-cause = { $nations ->
    [0] Domination, red number { $order } of { $regions }.
    [one] Domination, red number { $order } of { $regions }. One nation must be beaten.
   *[other] Domination, red number { $order } of { $regions }. { $nations } nations must be beaten.
}
board-act-dominates = { $you ->
    [yes] You dominate.
   *[no] { $name } dominates.
}
board-act-next-door = { $own } each: next door it is { $next } to { $other }.
board-act-tie = { $own } each, and a tie next door: the better reputation wins.
board-act-tie-solo = { $own } each, and a tie next door: alone you lose it.
board-act-unbeaten = { $n ->
    [one] { $you ->
        [yes] Your { $own } does not beat the nation.
       *[no] { $name }'s { $own } does not beat the nation.
    }
   *[other] { $you ->
        [yes] Your { $own } does not beat the nations.
       *[no] { $name }'s { $own } does not beat the nations.
    }
}
board-act-goods = Goods of the region
board-act-reserve = Magical reserve
board-act-recruited = { $you ->
    [yes] You recruit { $other }'s marker
   *[no] { $name } recruits { $other }'s marker
}
board-act-enthralled = { $you ->
    [yes] You enthral { $other }'s marker
   *[no] { $name } enthrals { $other }'s marker
}
board-act-pillaged = { $you ->
    [yes] You pillage { $other }: { $good }
   *[no] { $name } pillages { $other }: { $good }
}
board-act-tormented = { $you ->
    [yes] You spread torment
   *[no] { $name } spreads torment
}
board-act-tower-built = { $you ->
    [yes] You raise a Red Tower
   *[no] { $name } raises a Red Tower
}
board-act-reserves-carried = { $n ->
    [one] A magical reserve is carried to the Thorn
   *[other] { $n } magical reserves are carried to the Thorn
}
board-act-absorbed = { $n ->
    [one] The Thorn absorbs a magical reserve
   *[other] The Thorn absorbs { $n } magical reserves
}
board-act-region-locked = { $you ->
    [yes] You lock the region
   *[no] { $name } locks the region
}
board-act-vuko = { $you ->
    [yes] Vuko hunts you
   *[no] Vuko hunts { $name }
}
board-act-vuko-strikes = { $you ->
    [yes] Vuko strikes you
   *[no] Vuko strikes { $name }
}
board-act-vuko-cause = { $you ->
    [yes] Your reputation is the worst.
   *[no] { $name }'s reputation is the worst.
}
board-act-vuko-solo = In the solo game he always hunts you.
board-act-vuko-most = most influence: { $n }
board-act-vuko-becomes = { $you ->
    [yes] Your influence falls from { $from } to { $to }.
   *[no] { $name }'s influence falls from { $from } to { $to }.
}
board-act-vuko-uncounted = Markers that Vuko holds do not count.
board-act-vuko-goes = Into the { $region }
board-act-vuko-at = Now in the { $region }
board-act-vuko-nobody = { $you ->
    [yes] He finds nothing of yours
   *[no] He finds nothing of { $name }'s
}
board-act-token = { $you ->
    [yes] You take a Vuko token
   *[no] { $name } takes a Vuko token
}
board-act-slain = { $you ->
    [yes] You lose a unit: { $unit }
   *[no] { $name } loses a unit: { $unit }
}
board-act-holds = { $you ->
    [yes] { $n ->
        [one] He controls one of your markers
       *[other] He controls { $n } of your markers
    }
   *[no] { $n ->
        [one] He controls one of { $name }'s markers
       *[other] He controls { $n } of { $name }'s markers
    }
}
board-act-expelled = { $you ->
    [yes] Your markers driven away: { $n }
   *[no] { $name }'s markers driven away: { $n }
}
board-act-nations = { $n ->
    [one] A nation follows him to the { $to }
   *[other] { $n } nations follow him to the { $to }
}
board-act-snow = The Dead Snow moves up
board-act-snow-to = Snow { $n } of { $limit }
board-act-snake = { $you ->
    [yes] You withdraw to the { $to }
   *[no] { $name } withdraws to the { $to }
}
board-act-creature-lost = −1 unit
board-act-held = { $n ->
    [one] { $n } marker controlled
   *[other] { $n } markers controlled
}
board-act-attack = { $you ->
    [yes] You attack in the { $region }
   *[no] { $name } attacks in the { $region }
}
board-act-attack-cause = { $n ->
    [one] Activation: { $n } point of damage.
   *[other] Activation: { $n } points of damage.
}
board-act-for-attack = for the attack
board-act-lost = lost
board-act-hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}
board-act-strength = { $n } damage
board-act-making-cause = Making: the world and a good name pay for what the M-factor makes.
board-act-move-m-factor = { $name } moves M-factor
board-act-upgrade-unit = { $name } turns to upgrades
board-act-summon-units = { $name } summons units
board-act-summons = { $n ->
    [one] { $name } summons { $unit }
   *[other] { $name } summons { $n } × { $unit }
}
board-act-upgrades = { $name } upgrades { $unit }
board-act-creatures = { $n ->
    [one] +{ $n } unit
   *[other] +{ $n } units
}
board-act-markers = { $n ->
    [one] +{ $n } marker
   *[other] +{ $n } markers
}
board-act-nothing = nothing
board-act-independent = { $name }: { $box }
board-act-independent-cause = The die decides for it, before your own marker acts.
board-act-goes = { $piece } to { $to }
board-act-ship = { $you ->
    [yes] You reach a red ship
   *[no] { $name } reaches a red ship
}
board-act-ship-cause = The first to get there makes the regions score this round.
board-act-stage = Stage { $stage } begins
board-act-stage-cause = The initiative markers have come this far.
board-act-tile-cause = A Vuko tile takes effect.
board-act-round = Round { $round } ends
board-act-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-act-goal = { $you ->
    [yes] You reach your goal: { $goal }
   *[no] { $name } reaches the goal: { $goal }
}
board-act-goal-at = { $n } of { $target }
board-act-end = The game is over
board-act-end-dead-snow = The Dead Snow has fallen.
board-act-end-goal = A goal has been reached.
board-act-end-victory-points = Victory points decide.

## The list of all choices

board-list-take = Take one
board-list-exchange = Exchange

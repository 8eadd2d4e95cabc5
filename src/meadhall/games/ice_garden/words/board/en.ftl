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
    [one] { $n } independent nation
   *[other] { $n } independent nations
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
board-tile-order = number { $order }
board-tile-goods = gives { $goods }
board-tile-taken = already taken: { $goods }
board-tile-points = points by place: { $points }
board-force = { $name } has { $influence } influence ({ $pieces })
board-leads = { $name } would dominate
board-controlled = { $n ->
    [one] { $n } marker under Vuko’s control
   *[other] { $n } markers under Vuko’s control
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
board-box-viper-gorge = one token, or 2 for 1
board-box-influence = 1 population a marker
board-box-move = 1 gold a step, up to 2
board-box-voracious-mountain = 2 population, any group
board-box-raven-shadow = Vuko token or +2
board-box-making = M-factor, upgrade, summon
board-box-activation = speed, then attack
board-box-activation-order = by initiative
board-box-vuko = hunts the least reputable
board-gorge-left = { $name }: { board-gorge-count }
board-gorge-count = { $n ->
    [one] { $n } marker left here for good
   *[other] { $n } markers left here for good
}
board-vuko-tokens = { $name }: { board-amount-vuko_token }

## Tracks

board-initiative = Initiative
board-initiative-line = ship, markers
board-helm = Helm { $index }, ship { $ship }, { $markers } action markers
board-helm-red = red ship: scores when first reached
board-helm-passed = red ship, already reached
board-stack = from the top: { $names }
board-stage = Stage { $number }
board-stage-now = current stage
board-stage-arrow = lasts to the end of the game
board-stage-active = in force now
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
    [1] Scores this round
    [2] Scores twice
   *[other] Scores { $n } times
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
board-attack = Attack in { $region }
board-attack-pool = { $name }: { $n ->
    [one] { $n } point left
   *[other] { $n } points left
}

## Solo

board-independent = { $name } (independent)
board-solo-level = Level: { $level }
board-solo-line = Rival: { $what }
board-solo-next = Next, at { $box }: { $what }
board-solo-rests = Does nothing more this round
board-solo-none = nothing
board-solo-place_influence_by_die = two markers by die
board-solo-advance_dead_snow_then_summon_level = Dead Snow +2, summons
board-solo-summons = Its next Making summons { $unit }
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
    [one] { $n } lock token
   *[other] { $n } lock tokens
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
board-scores-later = No scoring this round: points are what the tiles promise
board-take-line = Choose what you take: all the tile shows of one kind.
board-forecast-marker = with your marker
board-forecast-unit = with { $unit }
board-forecast-loss = without { $unit }
board-tile-order-resolved = Red number { $order }.
board-forecast-nations = { $n ->
    [one] { $n } nation: only more influence than that counts.
   *[other] { $n } nations: only more influence than that counts.
}
board-forecast-no-nations = No nation: every influence counts.
board-forecast-leads = { $you ->
    [yes] You lead { $own } to { $other }.
   *[no] { $name } leads { $own } to { $other }.
}
board-forecast-alone = { $you ->
    [yes] You are alone with { $own }.
   *[no] { $name } is alone with { $own }.
}
board-forecast-place = { $you ->
    [yes] Place { $place }: { $own } against { $other }.
   *[no] { $name }: place { $place }, { $own } against { $other }.
}
board-forecast-out = { $you ->
    [yes] Your { $own } do not count.
   *[no] { $name }: { $own } do not count.
}
board-forecast-now = Now place { $place }, { $own } against { $other }.
board-forecast-now-out = { $own ->
    [0] Nothing there now.
   *[other] Now { $own }, which do not beat { $nations } of the nations.
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

board-own-short = M-factor, creatures
board-own-reputation = reputation
board-ladder = M-factor
board-ladder-sum = { $n } in all
board-ladder-upgrades = pays for upgrades
board-ladder-summons = summons { $unit } ({ $n } left)
board-ladder-none = no { $unit } left to summon
board-unit-influence = influence { $n }
board-independent-name = Independent Player
board-bit-units = { $n ->
    [one] { $n } creature on the map
   *[other] { $n } creatures on the map
}

## What there is to know about a thing

board-explain-place = Place { $place }: { $name }, { $points }
board-explain-nations = { $n ->
    [one] { $n } independent nation: only more influence than that counts
   *[other] { $n } independent nations: only more influence than that counts
}
board-explain-order = Resolved as number { $order }
board-explain-no-markers = Takes no action markers: everyone acts here
board-explain-fields = { $free } of { $n } fields free
board-explain-in-stock = In stock: { $n }
board-explain-where = On the map in: { $names }
board-explain-vuko-at = Vuko is in { $region }
board-explain-vuko-away = Vuko is not on the map

## Acts: what happened, one thing at a time

board-step-rank = Influence
board-step-abilities = Abilities
board-step-spoils = Spoils
board-step-goes = Goes
board-step-token = Token
board-step-creature = Creature
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
board-act-leads = dominates
board-act-recruited = { $you ->
    [yes] You recruit a marker of { $other }
   *[no] { $name } recruits a marker of { $other }
}
board-act-enthralled = { $you ->
    [yes] You enthral a marker of { $other }
   *[no] { $name } enthrals a marker of { $other }
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
   *[no] The reputation of { $name } is the worst.
}
board-act-vuko-solo = Alone at the table you are always the one he hunts.
board-act-vuko-moved = { $region } to { $to }
board-act-vuko-at = Into the { $region }
board-act-vuko-nobody = { $you ->
    [yes] He finds nothing of yours
   *[no] He finds nothing of { $name }
}
board-act-token = { $you ->
    [yes] You take a Vuko token
   *[no] { $name } takes a Vuko token
}
board-act-slain = { $you ->
    [yes] You lose { $unit }
   *[no] { $name } loses { $unit }
}
board-act-holds = { $you ->
    [yes] { $n ->
        [one] He holds a marker of yours
       *[other] He holds { $n } of your markers
    }
   *[no] { $n ->
        [one] He holds a marker of { $name }
       *[other] He holds { $n } markers of { $name }
    }
}
board-act-expelled = { $you ->
    [yes] Your markers driven away: { $n }
   *[no] Markers of { $name } driven away: { $n }
}
board-act-nations = { $n ->
    [one] A nation follows him to { $to }
   *[other] { $n } nations follow him to { $to }
}
board-act-snow = The Dead Snow grows
board-act-snow-to = Snow { $n } of { $limit }
board-act-snake = { $you ->
    [yes] You withdraw to { $to }
   *[no] { $name } withdraws to { $to }
}
board-act-creature-lost = −1 creature
board-act-held = { $n ->
    [one] { $n } marker held
   *[other] { $n } markers held
}
board-act-attack = { $you ->
    [yes] You attack in the { $region }
   *[no] { $name } attacks in the { $region }
}
board-act-attack-cause = { $n ->
    [one] Activation: { $n } point of damage, 2 gold paid.
   *[other] Activation: { $n } points of damage, 2 gold paid.
}
board-act-for-attack = for the attack
board-act-lost = lost
board-act-hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}
board-act-strength = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-act-making-cause = Making: whatever is made of the M-factor costs the world and a good name.
board-act-move-m-factor = { $name } moves M-factor
board-act-upgrade-unit = { $name } turns to upgrades
board-act-summon-units = { $name } summons creatures
board-act-summons = { $n ->
    [one] { $name } summons { $unit }
   *[other] { $name } summons { $n } × { $unit }
}
board-act-upgrades = { $name } upgrades { $unit }
board-act-creatures = { $n ->
    [one] +{ $n } creature
   *[other] +{ $n } creatures
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

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
board-box-viper-gorge = Take one, or two for one
board-box-influence = 1 population a marker, up to 2
board-box-move = 1 gold a step, up to 2
board-box-voracious-mountain = 2 population: any group, anywhere
board-box-raven-shadow = Lose a Vuko token, or reputation +2
board-box-making = M-factor, upgrade, summon
board-box-activation = Spy · floe crossing · speed · attack
board-box-activation-order = All units, in order of initiative
board-box-vuko = Hunts the least reputable
board-gorge-here = Left here:
board-gorge-left = { $name }: { board-gorge-count }
board-gorge-count = { $n ->
    [one] { $n } marker left here for good
   *[other] { $n } markers left here for good
}
board-vuko-tokens-here = Vuko tokens:
board-vuko-tokens = { $name }: { board-amount-vuko_token }

## Tracks

board-initiative = Initiative
board-initiative-line = ship · markers
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
board-snow-brief = Dead Snow { $n } of { $limit }
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

board-boards = Boards:
board-open = Character board of { $name }
board-m-level = Level { $level }: { $n } M-factor
board-level = level { $n }
board-spaces = spaces: { $spaces }
board-space = Space { $number }
board-space-free = free
board-strength = influence { $influence }, defeated by { $toughness } damage
board-on-map = { $n } of { $most } on the map
board-goal = { $goal }: { $n } of { $target }
board-own = your board
board-own-none = No scientist yet
board-own-goal = Goal
board-own-actions = to place
board-own-others = Goals of the others

## Tray

board-choose-from = Choose
board-take-from = Take from { $region }
board-attack = Attack in { $region }
board-attack-pool = { $name }: { $n ->
    [one] { $n } point left
   *[other] { $n } points left
}

## Solo

board-independent = { $name } (independent)
board-solo-level = Level: { $level }
board-solo-line = Opponent: { $what }
board-solo-next = Next, at { $box }: { $what }
board-solo-rests = Does nothing more this round
board-solo-none = nothing
board-solo-place_influence_by_die = two markers by die
board-solo-advance_dead_snow_then_summon_level = Dead Snow +2, summons
board-solo-summons = Its next Making summons { $unit }
board-solo-summons-next = summoned next
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

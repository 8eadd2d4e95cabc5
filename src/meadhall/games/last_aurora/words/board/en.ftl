### What the board of Last Aurora says itself; names come from the glossary.

board-title = Road to the Aurora
board-round = Round { $round }
board-round-of = round { $round } of { $rounds }
board-phase-setup = Setup
board-phase-exploration = Exploration
board-phase-rest = Rest
board-phase-movement = Movement
board-phase-fire = Fire
board-phase-end = End
board-phase-over = The game is over

## Amounts and tokens

board-amount-fuel = { $n } fuel
board-amount-food = { $n } food
board-amount-ammo = { $n } ammo
board-amount-resource = { $n ->
    [one] any { $n } resource
   *[other] any { $n } resources
}
board-amount-object = { $n ->
    [one] { $n } object
   *[other] { $n } objects
}
board-amount-survivor = { $n ->
    [one] { $n } survivor
   *[other] { $n } survivors
}
board-amount-fame = { $n } fame
board-amount-damage = { $n } damage
board-amount-contamination = { $n } contamination
board-amount-speed = { $n } speed
board-amount-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-token-fuel = fuel
board-token-food = food
board-token-ammo = ammo
board-token-survivor = a survivor
board-token-object = an object
board-or = { " or " }

## What is gained

board-do-repair = Repair { $n }
board-do-decontaminate = Clean { $n }
board-do-move-survivor = { $n } to { $zone }
board-do-loot = loot

## Regions and road

board-road = The road
board-whole-road = Whole road
board-region-valley = Valley
board-region-coast = Coast
board-region-bay = Bay
board-start = Start
board-contaminated = contaminated
board-waypoint = waypoint { $name }: { $reward }
board-stop = Aurora stop { $n }
board-red-stop = red Aurora stop { $n }
board-avalanche = an avalanche blocks the way
board-mine = mine of { $names }
board-ship-here = the Aurora waits here
board-ship-at = The Aurora waits at { $space }
board-shortcut = Shortcut: tracked trucks only
board-way-pass = side road to { $space }
board-way-tracked = shortcut for tracked trucks to { $space }
board-at = space { $n } of the road
board-persona = { $crew } · { $people }
board-convoy-of = Convoy of { $name }

## Exploration Zone

board-type-location = Location
board-type-survivor = Survivor
board-type-truck = Truck
board-type-trailer = Trailer
board-type-device = Device
board-type-encounter = Encounter
board-type-event = Event
board-explores = explores { $n }
board-drives = speed { $speed }, pulls { $power }
board-tracked = tracked
board-boxes = { $n ->
    [one] { $n } box
   *[other] { $n } boxes
}
board-slot = Slot { $slot }, value { $value }
board-slot-hole = Empty until the end of the round
board-slot-setup = Filled when the crews are chosen
board-slot-no-cards = Empty: the deck has run out
board-slot-story = story { $story } lies here
board-slot-now = being explored now
board-slot-bonus = Bonus: { $bonus }
board-bonus = Bonus Action: { $words }

## Convoy

board-your-convoy = Your convoy
board-column = Column { $n }
board-device-in = Device above column { $n }
board-speed = speed { $n }
board-power = pulls { $n }
board-no-driver = nobody can drive
board-hidden = hidden from ambushes
board-points-left = { $n ->
    [one] { $n } space left to drive
   *[other] { $n } spaces left to drive
}
board-room-for = { $n ->
    [one] Room for one more trailer
   *[other] Room for { $n } more trailers
}
board-no-room = No room
board-broken = { $n ->
    [one] { $n } broken box
   *[other] { $n } broken boxes
}
board-look = Look at the convoy of { $name }
board-kept-story = story { $story } under it
board-box-hold = holds { $goods }
board-box-armor = armour
board-box-asgard-armor = Asgard armour
board-box-weapon = weapon of level { $n }
board-box-scrap-weapon = scrap weapon of level { $n }
board-box-none = special box
board-box-fame-end = { $n } points at the end
board-box-fame-end-per-asgard-armor = { $n } points for each Asgard armour at the end
board-box-object-limit = hand limit +{ $n }
board-box-object-each-round = { $n ->
    [one] an object each round
   *[other] { $n } objects each round
}
board-damaged = damaged
board-holds = now { $what }
board-fired = has fired

## Crew

board-crew = Your crew
board-crew-of = The crew
board-convoy-head = The convoy
board-survivors = { $n ->
    [one] { $n } survivor
   *[other] { $n } survivors
}
board-zone-active = Active
board-zone-rest = Rest
board-zone-exhausted = Exhausted
board-zone-out = out of the convoy
board-nobody = nobody
board-contamination = contamination { $n } of { $limit }
board-exploring = exploring now
board-used = used this phase
board-stays-exhausted = stays exhausted this round
board-objects-head = Objects in hand
board-of = { $n } of { $limit }
board-objects = { $n } of at most { $limit } objects
board-kept-stories = Kept stories
board-tales = Kept stories: { $stories }
board-speed-head = Speed, 1 fuel
board-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
board-to-ship = To the Aurora
board-there = at the ship
board-damaged-head = Damaged boxes
board-targets-head = Target counters left
board-targets-left = { $n ->
    [one] { $n } target counter left
   *[other] { $n } target counters left
}
board-score-head = Points if it ended now
board-score = { $n ->
    [one] { $n } point if the game ended now
   *[other] { $n } points if the game ended now
}
board-next-move = Next move: { $n } spaces more
board-markers = Marked by { $cards }
board-has-passed = Has passed
board-passed = { $name } (passed)

## Missions and stories

board-progress = { $n } of { $of } done
board-due = by the end of round { $round }
board-due-end = by the end of the game
board-goal-recruit = { $n ->
    [one] recruit a survivor
   *[other] recruit { $n } survivors
}
board-goal-end-move-on = end a move on a waypoint
board-goal-have = hold { $token }
board-goal-lead-at-round-end = lead when the round ends
board-goal-hit-enemy = { $n ->
    [one] hit an enemy
   *[other] hit enemies { $n } times
}
board-goal-no-damage = have no damage
board-goal-enter-region = reach the { $region }
board-option = Choice { $key }
board-option-auto = Happens at once.
board-option-test = Test: { $letters } first.
board-option-boost = Paying { $price } adds { $letters }.
board-option-mission = Mission: { $goal }
board-situation-tracked-truck = A tracked truck adds { $letters }.
board-situation-fame-at-least = Fame of { $n } or more adds { $letters }.
board-deadline-end-of-round = by the end of this round
board-deadline-end-of-next-round = by the end of the next round
board-deadline-end-of-game = by the end of the game
board-next-story = Story of period { $period }: { $when }
board-next-story-for-all = Story of period { $period } for all players: { $when }
board-story-for-all = for all players
board-option-chosen = Chosen by { $names }.
board-trigger-gather = when somebody gathers resources
board-trigger-improve = when somebody improves a convoy
board-trigger-recruit = when somebody recruits
board-trigger-encounter = when somebody has an encounter
board-trigger-bonus-action = when somebody takes a Bonus Action
board-trigger-explore-value-3 = when somebody explores the slot of value 3
board-trigger-explore-contaminated = when somebody explores a contaminated place
board-trigger-send-two = when somebody sends two survivors or more
board-trigger-feed = when somebody feeds a survivor
board-trigger-rest-start = when the Rest phase begins
board-trigger-move-start = when somebody begins to move
board-trigger-end-on-contaminated = when somebody stops on contaminated ground
board-trigger-take-waypoint = when somebody takes a waypoint
board-trigger-stay = when somebody stays where they are
board-trigger-enter-region = when somebody enters a new region
board-trigger-fire-start = when the Fire phase begins
board-trigger-attack = when somebody attacks
board-trigger-enemy-defeated = when an enemy is defeated
board-trigger-suffer-ambush = when somebody suffers an ambush
board-trigger-end-start = when the round comes to its end
board-trigger-exploration-end = when the Exploration phase is over
board-trigger-rest-end = when the Rest phase is over
board-trigger-movement-end = when the Movement phase is over
board-trigger-fire-end = when the Fire phase is over

## Enemies and fire

board-enemies = Enemies
board-enemies-key = defence, then targets
board-no-enemies = none in sight
board-road-free = Nobody lies in wait.
board-enemy-in = in the { $region }
board-attack-of = attack { $n }
board-asgard-defence = ice boxes { $hits } of { $n } hit
board-defence = defence { $hits } of { $n } hit
board-targets = targets: { $targets }
board-enemy-new = just arrived
board-spares = spares { $names }
board-lurks = lies in wait
board-lurks-long = Lies in wait; comes out in the Fire phase
board-ambush = Ambush: { $enemy }
board-attacks = { $name } fires at { $target }
board-with-level = weapon of level { $level }
board-with-bonus = { $n } damage more
board-outcome = Outcome: hits by level { $hits }; letters { $letters }; columns { $columns }
board-loot = Loot

## Tracks

board-fame = Fame
board-fame-of = { $name }: fame { $n }
board-order = Order
board-dodge-of = { $name } dodges { $n } damage
board-attack-mark = { $name } has made { $n ->
    [one] { $n } hit
   *[other] { $n } hits
} on the attack track
board-bonus-fame = fame
board-bonus-repair = a repair
board-bonus-object = an object
board-bonus-hit-player = a hit on a player
board-bonus-none = nothing
board-hit-by = was hit by { $names }

## The Automa

board-automa = Automa
board-automa-level = level { $level } · speed { $speed }
board-automa-played = Played this round, { $n ->
    [0] the last one is lit
   *[other] { $n } more in hand
}
board-automa-waits = { $n ->
    [0] No card in hand
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
board-automa-last = last card { $card }
board-automa-card = explores from slot { $slot } to the { $way }, drives { $speed } further, fires for { $hits }
board-way-left = left
board-way-right = right
board-automa-cards = { $n ->
    [one] { $n } card stored
   *[other] { $n } cards stored
}
board-automa-extra = { $n ->
    [one] { $n } more card next round
   *[other] { $n } more cards next round
}
board-automa-loot = { $n } loot
board-automa-stories = { $n ->
    [one] { $n } story
   *[other] { $n } stories
}

## Tray

board-choose-from = Choose
board-for-good = Leaves you for good
board-ahead = What lies ahead
board-last-outcome = Last outcome: hits, letters, columns
board-storm = Snowstorm: { $points } spaces by turn order
board-period = Exploration cards of period { $period }
board-supply = In the supply: { $goods }
board-donated = { $n } food given so far
board-outcome-back = The next hit on a player: columns { $columns }
board-deck-exploration = { $n ->
    [one] { $n } exploration card left
   *[other] { $n } exploration cards left
}
board-deck-object = { $n ->
    [one] { $n } object card left
   *[other] { $n } object cards left
}
board-deck-loot = { $n ->
    [one] { $n } loot card left
   *[other] { $n } loot cards left
}
board-deck-outcome = { $n ->
    [one] { $n } outcome card left
   *[other] { $n } outcome cards left
}
board-deck-story = { $n ->
    [one] { $n } story left
   *[other] { $n } stories left
}

## Pages of a phone

board-page-road = Road
board-page-now = Now
board-page-explore = Explore
board-page-convoy = Convoy
board-page-enemies = Enemies

## Board as text

board-text-now = Now
board-text-round = Round { $round } of { $rounds }, { $phase }
board-text-order = Turn order: { $names }
board-text-waiting = Waiting for { $names }
board-text-exploring = Slot { $slot } is being explored by { $names }
board-text-story = Story
board-text-zone = Exploration Zone
board-text-duels = Player against player
board-text-stock = Decks and discards
board-discarded = Discarded: { $cards }
board-gone = Out of the game: { $cards }
board-objects-discarded = Discarded objects: { $cards }
board-outcomes-discarded = { $n ->
    [one] { $n } outcome card discarded
   *[other] { $n } outcome cards discarded
}
board-stories-discarded = Discarded stories: { $cards }

## Drives and explorations in one click

board-way-points = { $n } of { $of ->
    [one] { $of } space
   *[other] { $of } spaces
}
board-way-mines = { $n ->
    [one] a mine goes off
   *[other] { $n } mines go off
}
board-way-avalanches = { $n ->
    [one] through an avalanche
   *[other] through { $n } avalanches
}
board-way-radiation = 1 contamination
board-way-waypoint = takes the waypoint
board-way-ship = reaches the Aurora
board-way-ahead = { $n } to the Aurora
board-way-stop = Stop here
board-way-explore = Go there and act
## Beside the score of a seat

board-unit = { $n ->
    [one] point
   *[other] points
}

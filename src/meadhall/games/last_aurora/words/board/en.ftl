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

board-amount-fuel = { $n } Fuel
board-amount-food = { $n } Food
board-amount-ammo = { $n } Ammo
board-amount-resource = { $n ->
    [one] any { $n } Resource
   *[other] any { $n } Resources
}
board-amount-object = { $n ->
    [one] { $n } Object
   *[other] { $n } Objects
}
board-amount-survivor = { $n ->
    [one] { $n } Survivor
   *[other] { $n } Survivors
}
board-amount-fame = { $n } Fame
board-amount-damage = { $n } Damage
board-amount-contamination = { $n } Contamination
board-amount-speed = { $n } speed
board-amount-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-token-fuel = Fuel
board-token-food = Food
board-token-ammo = Ammo
board-token-survivor = a Survivor
board-token-object = an Object
board-or = { " or " }

## What is gained

board-do-repair = Repair { $n }
board-do-decontaminate = Cleanse { $n }
board-do-move-survivor = { $n } to { $zone }
board-do-loot = Loot

## Regions and road

board-road = The road
board-whole-road = Whole road
board-region-valley = Valley
board-region-coast = Coast
board-region-bay = Bay
board-start = Start
board-contaminated = contaminated
board-waypoint = Special Waypoint { $name }: { $reward }
board-stop = Aurora Stop { $n }
board-red-stop = red Aurora Stop { $n }
board-avalanche = an Avalanche blocks the way
board-mine = Mine laid by { $names }
board-ship-here = the Aurora waits here
board-ship-at = The Aurora waits at { $space }
board-shortcut = Shortcut: tracked Trucks only
board-way-pass = side road to { $space }
board-way-tracked = shortcut for tracked Trucks to { $space }
board-at = space { $n } of the road
board-persona = { $crew } · { $people }
board-convoy-of = { $name }'s Convoy

## Exploration Zone

board-type-location = Location
board-type-survivor = Survivor
board-type-truck = Truck
board-type-trailer = Trailer
board-type-device = Device
board-type-encounter = Encounter
board-type-event = Event
board-explores = exploration { $n }
board-drives = speed { $speed }, power { $power }
board-tracked = tracked
board-boxes = { $n ->
    [one] { $n } box
   *[other] { $n } boxes
}
board-slot = Slot { $slot }, value { $value }
board-slot-hole = Empty until the end of the round
board-slot-setup = Filled when the crews are chosen
board-slot-no-cards = Empty: the deck has run out
board-slot-story = the Story { $story } lies here
board-slot-now = being explored now
board-slot-bonus = Bonus: { $bonus }
board-bonus = Bonus Action: { $words }

## Convoy

board-your-convoy = Your Convoy
board-column = Column { $n }
board-device-in = Device above column { $n }
board-speed = speed { $n }
board-power = power { $n }
board-no-driver = nobody can drive
board-hidden = hidden from Ambushes
board-points-left = { $n ->
    [one] { $n } space left to drive
   *[other] { $n } spaces left to drive
}
board-room-for = { $n ->
    [one] Room for one more Trailer
   *[other] Room for { $n } more Trailers
}
board-no-room = No room
board-broken = { $n ->
    [one] { $n } damaged box
   *[other] { $n } damaged boxes
}
board-look = Look at { $name }'s Convoy
board-kept-story = the Story { $story } under it
board-box-hold = holds { $goods }
board-box-armor = Armour
board-box-asgard-armor = Asgard Armour
board-box-weapon = Weapon of level { $n }
board-box-scrap-weapon = Scrap Weapon of level { $n }
board-box-none = special box
board-box-fame-end = { $n ->
    [one] { $n } point at the end
   *[other] { $n } points at the end
}
board-box-fame-end-per-asgard-armor = { $n ->
    [one] { $n } point at the end for each Asgard Armour
   *[other] { $n } points at the end for each Asgard Armour
}
board-box-object-limit = Object limit +{ $n }
board-box-object-each-round = { $n ->
    [one] an Object each round
   *[other] { $n } Objects each round
}
board-damaged = damaged
board-holds = now { $what }
board-fired = has fired

## Crew

board-crew = Your crew
board-crew-of = The crew
board-convoy-head = The Convoy
board-survivors = { $n ->
    [one] { $n } Survivor
   *[other] { $n } Survivors
}
board-zone-active = Active
board-zone-rest = Rest
board-zone-exhausted = Exhausted
board-zone-out = out of the Convoy
board-nobody = nobody
board-contamination = Contamination { $n } of { $limit }
board-exploring = exploring now
board-used = used this phase
board-stays-exhausted = stays exhausted this round
board-objects-head = Objects in hand
board-of = { $n } of { $limit }
board-objects = { $n } of at most { $limit } Objects
board-kept-stories = Kept Stories
board-tales = Kept Stories: { $stories }
board-speed-head = Speed, 1 Fuel
board-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
board-to-ship = To the Aurora
board-there = at the ship
board-damaged-head = Damaged boxes
board-targets-head = Target counters left
board-targets-left = { $n ->
    [one] { $n } Target counter left
   *[other] { $n } Target counters left
}
board-score-head = Points if it ended now
board-score = { $n ->
    [one] { $n } point if the game ended now
   *[other] { $n } points if the game ended now
}
board-next-move = Next move: { $n ->
    [one] { $n } more space
   *[other] { $n } more spaces
}
board-markers = Marked by { $cards }
board-has-passed = Has passed
board-passed = { $name } (passed)

## Missions and stories

board-progress = { $n } of { $of } done
board-due = by the end of round { $round }
board-due-end = by the end of the game
board-goal-recruit = { $n ->
    [one] recruit a Survivor
   *[other] recruit { $n } Survivors
}
board-goal-end-move-on = end a move on a Special Waypoint
board-goal-have = hold { $token }
board-goal-lead-at-round-end = lead when the round ends
board-goal-hit-enemy = { $n ->
    [one] hit an Enemy
   *[other] hit Enemies { $n } times
}
board-goal-no-damage = have no Damage
board-goal-enter-region = reach the { $region }
board-option = Choice { $key }
board-option-auto = Happens at once.
board-option-test = Test: { $letters } first.
board-option-boost = Paying { $price } adds { $letters }.
board-option-mission = Mission: { $goal }
board-situation-tracked-truck = A tracked Truck adds { $letters }.
board-situation-fame-at-least = Fame of { $n } or more adds { $letters }.
board-deadline-end-of-round = by the end of this round
board-deadline-end-of-next-round = by the end of the next round
board-deadline-end-of-game = by the end of the game
board-next-story = Story of period { $period }: { $when }
board-next-story-for-all = Story of period { $period } for all players: { $when }
board-story-for-all = for all players
board-option-chosen = Chosen by { $names }.
board-trigger-gather = when somebody gathers Resources
board-trigger-improve = when somebody improves a Convoy
board-trigger-recruit = when somebody recruits
board-trigger-encounter = when somebody has an Encounter
board-trigger-bonus-action = when somebody takes a Bonus Action
board-trigger-explore-value-3 = when somebody explores the slot of value 3
board-trigger-explore-contaminated = when somebody explores a contaminated card
board-trigger-send-two = when somebody sends two or more Survivors
board-trigger-feed = when somebody feeds a Survivor
board-trigger-rest-start = when the Rest phase begins
board-trigger-move-start = when somebody begins to move
board-trigger-end-on-contaminated = when somebody ends a move on a contaminated space
board-trigger-take-waypoint = when somebody takes a Special Waypoint
board-trigger-stay = when somebody stays where they are
board-trigger-enter-region = when somebody enters a new region
board-trigger-fire-start = when the Fire phase begins
board-trigger-attack = when somebody attacks
board-trigger-enemy-defeated = when an Enemy is defeated
board-trigger-suffer-ambush = when somebody suffers an Ambush
board-trigger-end-start = when the round is about to end
board-trigger-exploration-end = when the Exploration phase is over
board-trigger-rest-end = when the Rest phase is over
board-trigger-movement-end = when the Movement phase is over
board-trigger-fire-end = when the Fire phase is over

## Enemies and fire

board-enemies = Enemies
board-enemies-key = Defence, then targets
board-no-enemies = none in sight
board-road-free = Nobody lies in wait.
board-enemy-in = in the { $region }
board-attack-of = attack { $n }
board-asgard-defence = Asgard boxes { $hits } of { $n } hit
board-defence = Defence { $hits } of { $n } hit
board-targets = targets: { $targets }
board-enemy-new = just arrived
board-spares = spares { $names }
board-lurks = lies in wait
board-lurks-long = Lies in wait; comes out in the Fire phase
board-ambush = Ambush: { $enemy }
board-attacks = { $name } fires at { $target }
board-with-level = Weapon of level { $level }
board-with-bonus = { $n } more Damage
board-outcome = Outcome: hits by level { $hits }; letters { $letters }; columns { $columns }
board-loot = Loot

## Tracks

board-fame = Fame
board-fame-of = { $name }: Fame { $n }
board-order = Order
board-dodge-of = { $name } dodges { $n } Damage
board-attack-mark = { $name } has made { $n ->
    [one] { $n } hit
   *[other] { $n } hits
} on the attack track
board-bonus-fame = Fame
board-bonus-repair = a repair
board-bonus-object = an Object
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
board-automa-card = explores from Slot { $slot } to the { $way }, drives { $speed } further, fires for { $hits }
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
board-automa-loot = { $n } Loot
board-automa-stories = { $n ->
    [one] { $n } Story
   *[other] { $n } Stories
}

## Tray

board-choose-from = Choose
board-for-good = Leaves you for good
board-ahead = What lies ahead
board-last-outcome = Last Outcome: hits, letters, columns
board-storm = Snowstorm: { $points } spaces by turn order
board-period = Exploration cards of period { $period }
board-supply = In the supply: { $goods }
board-donated = { $n } Food given so far
board-outcome-back = The next hit on a player: columns { $columns }
board-deck-exploration = { $n ->
    [one] { $n } Exploration card left
   *[other] { $n } Exploration cards left
}
board-deck-object = { $n ->
    [one] { $n } Object card left
   *[other] { $n } Object cards left
}
board-deck-loot = { $n ->
    [one] { $n } Loot card left
   *[other] { $n } Loot cards left
}
board-deck-outcome = { $n ->
    [one] { $n } Outcome card left
   *[other] { $n } Outcome cards left
}
board-deck-story = { $n ->
    [one] { $n } Story left
   *[other] { $n } Stories left
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
board-text-duels = Player versus player
board-text-stock = Decks and discards
board-discarded = Discarded: { $cards }
board-gone = Out of the game: { $cards }
board-objects-discarded = Discarded Objects: { $cards }
board-outcomes-discarded = { $n ->
    [one] { $n } Outcome card discarded
   *[other] { $n } Outcome cards discarded
}
board-stories-discarded = Discarded Stories: { $cards }

## Drives and explorations in one click

board-way-points = { $n } of { $of ->
    [one] { $of } space
   *[other] { $of } spaces
}
board-way-mines = { $n ->
    [one] a Mine goes off
   *[other] { $n } Mines go off
}
board-way-avalanches = { $n ->
    [one] through an Avalanche
   *[other] through { $n } Avalanches
}
board-way-radiation = 1 Contamination
board-way-waypoint = takes the Special Waypoint
board-way-ship = reaches the Aurora
board-way-ahead = { $n } to the Aurora
board-way-around = Around the Mines
board-way-stop = Stop here
board-way-explore = Go there and act
## Beside the score of a seat

board-unit = { $n ->
    [one] point
   *[other] points
}

## The list of all choices

board-list-explore = Explore
board-list-fire = Fire
board-list-cards = Abilities and Objects
board-list-drive = Drive

### What the board of Last Aurora says of things and of what happens; it is fetched after the first picture.

## What happens, on the stage

board-you = You
board-act-step-cause = Cause
board-act-step-outcome = Outcome
board-act-step-columns = Columns
board-act-step-hit = Damage
board-act-step-aim = Aim
board-act-step-ambush = Ambush
board-act-step-card = Card
board-act-step-choice = Choice
board-act-step-test = Test
board-act-step-loot = Loot
board-act-step-result = Result
board-act-attack-you = { $enemy } attacks you
board-act-attack = { $enemy } attacks { $names }
board-act-attack-cause = End of the Fire phase: it still stands in the { $region } and strikes every convoy there.
board-act-hits = { $n ->
    [one] { $n } hit, column { $columns }
   *[other] { $n } hits, columns { $columns }
}
board-act-choose-boxes = { $name }: choose the boxes that break
board-act-is-hit = { $name }: the convoy is hit
board-act-stays = { $enemy } stands
board-act-boxes = { $n } of { $of } boxes filled
board-act-ambush-you = { $enemy } ambushes you
board-act-ambush = { $enemy } lies in ambush
board-act-enters = Fire phase: { $enemy } comes out in the { $region }.
board-act-struck = { $n ->
    [one] { $n } convoy struck
   *[other] { $n } convoys struck
}
board-act-nobody-struck = nobody struck
board-act-is-ambushed = { $name }: caught in the ambush
board-act-spared = { $name }: spared
board-act-shot-you = You fire at { $target }
board-act-shot-at-you = { $name } fires at you
board-act-shot = { $name } fires at { $target }
board-act-with = With { $what }.
board-act-turn-card = Turn the Outcome card
board-act-miss = miss
board-act-chance = As much or more, of all Outcome cards
board-act-chance-of = { $n } of { $of }, { $percent } %
board-act-defeat = { $enemy } is defeated
board-act-defeat-cause = All its boxes are filled. The counters on it bring rewards from left to right.
board-act-defeated = defeated
board-act-bonus = { $name }: bonuses of the attack track
board-act-bonus-cause = The Fire phase is over, and hits on other convoys pay off.
board-act-drive = { $name }: the drive ends at { $space }
board-act-drive-cause = { $n ->
    [one] One space along the road.
   *[other] { $n } spaces along the road.
}
board-act-radiation = Whoever stops on contaminated ground puts 1 contamination on a survivor.
board-act-mine = { $name }: { $n ->
    [one] a mine goes off
   *[other] { $n } mines go off
}
board-act-mine-cause = Another convoy had laid it at { $space }.
board-act-mines = { $n ->
    [one] { $n } mine
   *[other] { $n } mines
}
board-act-avalanche = { $name }: an avalanche is blasted away
board-act-avalanche-cause = 1 ammo clears the way to { $space }.
board-act-way-free = the way is free
board-act-explore = { $name }: { $card } explored
board-act-sent = Sent there: { $names }.
board-act-event = Event: { $card }
board-act-event-cause = It was turned up to fill a slot, and it concerns everybody.
board-act-object = { $name }: { $card } played
board-act-automa = The Automa plays { $card }
board-act-automa-explores = explores { $card }
board-act-automa-drives = drives to { $space }
board-act-automa-fires = { $n } damage to { $enemy }
board-act-automa-waits = nothing more
board-act-cancelled = You cancel the effects of the card
board-act-story = Story: { $story }
board-act-chooses = { $name }: { $choice }
board-act-success = success
board-act-failure = failure
board-act-chosen = chosen
board-act-round = Round { $round } begins
board-act-ship = The Aurora sails to { $space }.
board-act-first-round = The convoys set out.
board-act-left = Left behind: { $enemies }
board-act-healed = Asgard boxes healed: { $enemies }
board-act-end = The journey is over
board-act-boarded = Aboard the Aurora: { $names }.
board-act-sailed = The Aurora sails without you.
board-act-aboard = { $name }, aboard
board-act-points = { $name }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-act-crew = { $name }: { $crew }
board-act-draw = You draw { $card }
board-act-breaks = { $box } breaks
board-act-sick = { $who } is contaminated
board-act-cleansed = { $who } is cleansed
board-act-dies = { $who } dies
board-act-leaves = { $who } leaves
board-act-joins = { $who } joins
board-act-loot-of = loot { $card }
board-act-waypoint-of = waypoint { $name }
board-act-level = convoy level { $level }
board-act-dodged = { $n } dodged
board-act-mission = a mission
board-act-kept = keeps the story
board-stage-levels = damage by weapon level
board-stage-columns = columns of an attack
board-stage-letters = letters of a test
board-stage-automa-explores = explores from { $slot } { $way }
board-stage-automa-drives = drives { $n } further
board-stage-automa-fires = fires for { $n } damage

## What there is to know about a thing

board-know-place = { $region }, space { $n } of the road
board-know-waypoint = Only the first convoy that ends a move here gets it.
board-know-avalanche = An avalanche: 2 spaces more, 1 with tracks; 1 ammo blasts it away.
board-know-mine = It goes off under any other convoy: 1 damage in column 1.
board-know-here = Here: { $names }
board-know-tokens = On it: { $goods }
board-know-value = Slot { $slot }: explorers need { $value } in all.
board-know-target = Target { $n }: { $reward } ({ $name })
board-know-free = free
board-know-attack = Attacks every convoy of its region: { $n } damage
board-know-new = Just arrived: it attacks from the next round on.
board-know-played = Played in this round:
board-know-damaged = Broken: it holds nothing until it is repaired.
board-know-objects = Cards for your hand, kept secret.
board-know-loot = Whoever holds the first counter on a defeated enemy may take the top card.
board-know-outcome = Every shot, every attack of an enemy and every test turns a card.
board-know-level = Weapon { $level }: { $n } of { $of } cards hit
board-know-deck-exploration = Exploration deck
board-know-deck-object = Object deck
board-know-deck-loot = Loot deck
board-know-deck-outcome = Outcome deck
board-know-deck-story = Story deck
board-know-fame = Fame counts as points at the end.
board-know-order = Exploration and rest go from the right, driving and fire from the left. Whoever is farthest on the road comes first in the next round.
board-know-dodge-head = Dodge track
board-know-dodge = Every hit by a player moves the marker on; it goes back by one each round.
board-know-attack-head = Attack track
board-know-track = At the end of the Fire phase all bonuses left of the marker are paid: { $bonuses }

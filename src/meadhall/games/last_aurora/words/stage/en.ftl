### What the board of Last Aurora says of things and of what happens; it is fetched after the first picture.

## What happens, on the stage

board-you = You
board-act-step-cause = Cause
board-act-step-outcome = Outcome
board-act-step-armour = Armour
board-act-step-hit = Damage
board-act-step-aim = Aim
board-act-step-ambush = Ambush
board-act-step-card = Card
board-act-step-choice = Choice
board-act-step-test = Test
board-act-step-loot = Loot
board-act-step-result = Result
board-act-attack-you = You are attacked by { $enemy }
board-act-attack = Attack by { $enemy }: { $names }
board-act-attack-cause = End of the Fire phase: it still stands in the { $region } and strikes every Convoy there.
board-act-hits = { $n ->
    [one] { $n } hit, column { $columns }
   *[other] { $n } hits, columns { $columns }
}
board-act-armour-takes = Armour can take it
board-act-no-armour = no Armour there
board-act-armour-takes-all = Armour can take it
board-act-nothing-left = nothing left to break
board-act-not-there = Not hit, not in the { $region }: { $names }
board-act-break-you = Damage to your Convoy: { $card }
board-act-break = { $name }: Damage to { $card }
board-act-break-cause = The box is out of use until it is repaired. What has no room any more is lost.
board-act-choose-boxes = { $name }: choose the boxes that are damaged
board-act-is-hit = { $name }: the Convoy is hit
board-act-stays = Still there: { $enemy }
board-act-boxes = { $n } of { $of } boxes filled
board-act-ambush-you = You are ambushed by { $enemy }
board-act-ambush = Ambush by { $enemy }
board-act-enters = Fire phase: an Enemy comes out in the { $region }, { $enemy }.
board-act-struck = { $n ->
    [one] { $n } Convoy struck
   *[other] { $n } Convoys struck
}
board-act-nobody-struck = nobody struck
board-act-comes-out = comes out
board-act-is-ambushed = { $name }: caught in the Ambush
board-act-spared = { $name }: spared
board-act-shot-you = You fire at { $target }
board-act-shot-at-you = { $name } fires at you
board-act-shot = { $name } fires at { $target }
board-act-with = With { $what }.
board-act-turn-card = Turn the Outcome card
board-act-miss = miss
board-act-chance = As much or more, out of all Outcome cards
board-act-chance-left = This or worse, by the cards left
board-act-chance-of = { $n } of { $of }, { $percent }%
board-act-defeat = { $enemy } is defeated
board-act-defeat-cause = All its boxes are filled. The counters on it bring rewards from left to right.
board-act-defeated = defeated
board-act-loot = { $name }: Loot
board-act-loot-cause = A Target counter on the defeated Enemy earned it.
board-act-loot-declined = declined
board-act-bonus = { $name }: bonuses of the attack track
board-act-bonus-cause = The Fire phase is over, and hits on other Convoys pay off.
board-act-drive = { $name }: the drive ends at { $space }
board-act-drive-cause = { $n ->
    [one] One space along the road.
   *[other] { $n } spaces along the road.
}
board-act-radiation = Whoever stops on contaminated ground puts 1 Contamination on a Survivor.
board-act-mine = { $name }: { $n ->
    [one] a Mine goes off
   *[other] { $n } Mines go off
}
board-act-mine-cause = Another Convoy laid it at { $space }.
board-act-mines = { $n ->
    [one] { $n } Mine
   *[other] { $n } Mines
}
board-act-avalanche = { $name }: an Avalanche is blasted away
board-act-avalanche-cause = 1 Ammo clears the way to { $space }.
board-act-way-free = the way is clear
board-act-explore = { $name }: { $card } explored
board-act-sent = Sent there: { $names }.
board-act-event = Event: { $card }
board-act-event-cause = It was turned up to fill a slot and concerns everybody.
board-act-object = { $name }: { $card } played
board-act-automa = The Automa plays { $card }
board-act-automa-explores = explores { $card }
board-act-automa-drives = drives to { $space }
board-act-automa-fires = { $n } Damage to { $enemy }
board-act-cancelled = You cancel the effects of the card
board-act-story = Story: { $story }
board-act-chooses = { $name }: { $choice }
board-act-success = success
board-act-failure = failure
board-act-story-mission = a Mission begins
board-act-story-others = read when all have chosen
board-act-story-test = a Test decides
board-act-story-faced = a choice to make
board-act-round = Round { $round } begins
board-act-ship = The Aurora sails to { $space }.
board-act-first-round = The Convoys set out.
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
board-act-breaks = { $box } damaged
board-act-sick = { $who } is contaminated
board-act-cleansed = { $who } is cleansed
board-act-dies = { $who } dies
board-act-leaves = { $who } leaves
board-act-joins = { $who } joins
board-act-loot-of = Loot { $card }
board-act-waypoint-of = Special Waypoint { $name }
board-act-level = Convoy level { $level }
board-act-dodged = { $n } dodged
board-act-mission = a Mission
board-act-kept = keeps the Story
board-stage-levels = Damage by Weapon level
board-stage-columns = columns of an attack
board-stage-letters = letters of a Test
board-stage-automa-explores = explores from { $slot } { $way }
board-stage-automa-drives = drives { $n } further
board-stage-automa-fires = fires for { $n } Damage

## What there is to know about a thing

board-know-place = { $region }, space { $n } of the road
board-know-waypoint = Only the first Convoy to end a move here gets it.
board-know-avalanche = An Avalanche: 2 more spaces, 1 with tracks; 1 Ammo blasts it away.
board-know-mine = It goes off under any other Convoy: 1 Damage in column 1.
board-know-option = What comes of it is read out only after the choice.
board-know-here = Here: { $names }
board-know-tokens = On it: { $goods }
board-know-value = Slot { $slot }: explorers need { $value } in all.
board-know-target = Target { $n }: { $reward } ({ $name })
board-know-free = free
board-know-attack = Attacks every Convoy in its region: { $n } Damage
board-know-new = Just arrived: it attacks from the next round on.
board-know-played = Played this round:
board-know-damaged = Damaged: it holds nothing until it is repaired.
board-know-objects = Cards for your hand, kept secret.
board-know-loot = Whoever has the first Target counter on a defeated Enemy may take the top card.
board-know-outcome = Every shot, every attack by an Enemy and every Test turns a card.
board-know-level = Weapon { $level }: { $n } of { $of } cards hit
board-know-deck-exploration = Exploration deck
board-know-deck-object = Object deck
board-know-deck-loot = Loot deck
board-know-deck-outcome = Outcome deck
board-know-deck-story = Story deck
board-know-fame = Fame counts as points at the end.
board-know-order = Exploration and Rest go from the right, Movement and Fire from the left. Whoever is farthest along the road comes first in the next round.
board-know-dodge-head = Dodge track
board-know-dodge = Every hit by a player moves the marker on; it goes back by one each round.
board-know-attack-head = Attack track
board-know-track = At the end of the Fire phase you get all bonuses left of the marker: { $bonuses }

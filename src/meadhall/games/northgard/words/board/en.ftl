### Words of the board of Northgard; names come from the glossary of the game.

board-title = Map, display and cards
board-map = Map
board-year = Year { $year } of { $years }
board-phase-setup = Setup
board-phase-start_of_year = Start
board-phase-actions = Actions
board-phase-creatures = Creatures
board-phase-harvest = Harvest
board-phase-winter = Winter
board-phase-end_of_year = End
board-phase-end = Over
board-page-map = Map
board-page-now = Now
board-page-cards = Cards
board-page-market = Display
board-whole-map = Whole map

## Amounts

board-amount-food = { $n } food
board-amount-wood = { $n } wood
board-amount-lore = { $n } lore
board-amount-glory = { $n } Glory
board-amount-unit = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
board-amount-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
board-amount-tile = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
board-amount-area = { $n ->
    [one] { $n } area
   *[other] { $n } areas
}
board-amount-territory = { $n ->
    [one] { $n } territory
   *[other] { $n } territories
}
board-amount-casualty = { $n ->
    [one] { $n } casualty
   *[other] { $n } casualties
}
board-amount-hard-border = { $n ->
    [one] { $n } hard border
   *[other] { $n } hard borders
}
board-amount-site-small = { $n ->
    [one] small site
   *[other] { $n } small sites
}
board-amount-site-stone = { $n ->
    [one] site with stone
   *[other] { $n } sites with stone
}
board-amount-site-large = { $n ->
    [one] large site
   *[other] { $n } large sites
}
board-amount-place = Place { $n } in line
board-nothing = nothing

## Map

board-territory = Territory { $n }
board-closed = closed, { $tiles }
board-neutral = neutral
board-held = { $name }: { $units }
board-yields = yields { $goods }
board-lair = lair
board-kaija = Kaija
board-scorched-earth = Scorched Earth
board-strength = strength { $n }
board-laying = Tile in hand
board-set-down = { $turn ->
    [0] Set the tile down unturned.
    [one] Set the tile down with a quarter turn.
   *[other] Set the tile down with { $turn } quarter turns.
}
board-turn-left = Turn left
board-turn-right = Turn right
board-hidden-tile = hidden tile
board-held-tile = Tile: { $facts }
board-held-tiles = { $n ->
    [one] Tile in hand
   *[other] Tiles to choose from
}
board-tiles-left = { $n ->
    [one] { $n } tile left in the pile
   *[other] { $n } tiles left in the pile
}

## Cards

board-zone-draw = Draw
board-zone-hand = Hand
board-zone-now = In play
board-zone-aside = Set aside
board-zone-active = Active zone
board-zone-discard = Discard
board-hand-of = { $name }'s hand
board-hand-empty = No cards in hand.
board-hidden-card = hidden card
board-flash = Flash
board-was-played = played
board-was-laid = laid down without effect
board-top = on top: { $cards }
board-drawn = Drawn: keep { $keep }, discard { $discard }, put { $top } on top
board-named = To be discarded or ransomed: { $card }
board-choose-from = Choose
board-owed = { $n } more to decide
board-moves-left = { $n ->
    [one] { $n } move left
   *[other] { $n } moves left
}

## Beside the map

board-rail-year = Year
board-rail-ends = ends after { $years }
board-rail-creatures = Creatures
board-rail-line = left moves first
board-rail-market = Display
board-rail-take = when you pass
board-rail-achievements = Achievements
board-pile-draw = draw
board-pile-active = active
board-pile-discard = used
board-pile-tiles = Tiles in the pile: { $n }
board-pile-deck = Development cards in the deck: { $n }
board-pile-unrest = Unrest cards left: { $n }
board-pile-under = under it: { $tiles }
board-pile-creatures = Creature cards in the deck: { $n }
board-pile-beaten = Beaten creatures
board-supply-left = Left in the supply: { $n }
board-first = First Player: { $name }

## Combat

board-fight = Combat
board-stage-food = Food
board-stage-roll = Dice
board-stage-casualties = Losses
board-stage-retreat = Retreat
board-source-units = units
board-source-card = card
board-source-buildings = buildings
board-source-clan = clan
board-source-food = food
board-source-die = die
board-source-bonus = bonus
board-points = points
board-losses = casualties
board-wins = { $name } wins.
board-nobody-wins = Nobody wins.
board-face-axe2 = Die: 2 points
board-face-axe3 = Die: 3 points
board-face-skull_or_axe = Die: 1 point or 1 casualty
board-face-axe2_skull = Die: 2 points and 1 casualty
board-face-skull2 = Die: 2 casualties
board-face-axe_skull = Die: 1 point and 1 casualty


## Panel of a seat

board-no-clan = No clan yet
board-own-first = First Player
board-glory = Glory
board-own-lands = Land
board-own-hidden = { $n ->
    [one] { $n } hidden card
   *[other] { $n } hidden cards
}
board-own-draw = { $n ->
    [one] { $n } card left to draw
   *[other] { $n } cards left to draw
}
board-own-hand = Your hand
board-own-glory = Your hidden Glory
board-own-units = { $n ->
    [one] { $n } unit on the map, { $reserve } in reserve
   *[other] { $n } units on the map, { $reserve } in reserve
}
board-own-winter = Winter
board-own-harvest = Next Harvest
board-own-domination = Domination
board-own-of = { $n } of { $most }
board-own-this-year = this year
board-own-kaija-attacks = Kaija may attack
board-own-ignores = Enemy defenses don't count
board-own-passed = Has passed
board-own-took = took a card
board-own-removed = Removed from the game
board-kaija-reserve = in reserve
board-kaija-map = on the map
board-glory-hidden = Glory hidden

## What there is to know about a thing

board-explain-holder = held by { $name }
board-explain-open = { $sides ->
    [one] open, { $tiles }, { $sides } open side
   *[other] open, { $tiles }, { $sides } open sides
}
board-explain-prints = Printed here
board-explain-harvest = Next Harvest
board-explain-buildings = Buildings
board-explain-free = Free sites
board-explain-beside = Beside it
board-explain-lies = Where
board-explain-lands = Lands
board-explain-laid = It lies on the map.
board-explain-cell = An empty place
board-explain-site-small = Room for a small building
board-explain-site-stone = Room for a small building or a Carved Stone
board-explain-site-large = Room for a large building
board-explain-site-free = free
board-explain-small = Small building, costs { $wood }
board-explain-large = Large building, costs { $wood }
board-explain-stands = It stands in
board-explain-flash = Flash: can be played in addition to the main card of a turn
board-explain-offered = On offer: whoever passes takes one of these cards.
board-explain-achievement = On offer in the last year; it scores at the end of the game.
board-explain-in-hand = In your hand
board-explain-aside = Set aside: an upgrade adds it to your deck.
board-explain-active = In { $name }'s active zone
board-explain-leads = { $name } leads this clan.
board-explain-line = Moves { $n } of { $most } in line
board-explain-year = After year { $years } the most Glory wins.
board-explain-domination = Whoever holds { $n } closed territories with large buildings at the end of a year wins at once.
board-explain-horn = { $name } has the First Player marker.
board-journey = { $there ->
    [1] 1 unit goes
   *[other] { $n ->
        [one] { $n } of { $there } units goes
       *[other] { $n } of { $there } units go
    }
}

## What a march would come to

board-forecast-attack = Attack { $territory }
board-forecast-hunt = Fight the { $creature } in { $territory }
board-forecast-go = Go to { $territory }
board-forecast-against = { $n } of yours against { $foes } of { $name }'s
board-forecast-against-creature = { $n } of yours against strength { $strength }
board-forecast-neutral = nobody holds it; it becomes yours
board-forecast-joins = { $n ->
    [one] joins { $n } unit of yours
   *[other] joins { $n } units of yours
}
board-forecast-through = { $name }'s land, to be passed through
board-forecast-attack-with = Attack with { $n }
board-forecast-go-with = Send { $n }
board-forecast-party = { $there ->
    [one] { $n } of { $there } unit
   *[other] { $n } of { $there } units
}
board-forecast-you-win = You win
board-forecast-if-won = If you win
board-forecast-yields = The land yields
board-forecast-you-lose = You lose, on average
board-forecast-foe-loses = { $name }, on average
board-forecast-if-fought = { $creature }, if you fight it
board-forecast-chance = { $percent }% to win
board-forecast-left = { $territory }, with { $n } left
board-forecast-held = held
board-forecast-given-up = given up

## What happens, act by act

board-act-attacks = { $you ->
    [yes] { $attacker } attacks you
   *[no] { $attacker } attacks { $defender }
}
board-act-because-fight = A fight for { $territory }.
board-act-because-creature = The creature attacks whoever controls { $territory }.
board-act-step-strength = Strength
board-act-step-dice = Dice
board-act-step-losses = Losses
board-act-step-outcome = Outcome
board-act-step-land = New land
board-act-step-closing = Closing
board-act-step-card = Card
board-act-roll = Roll the dice
board-act-rolled = Rolled
board-act-wins = wins the fight
board-act-is-beaten = is beaten
board-act-loses = loses units in { $territory }
board-act-loses-kaija = loses Kaija, who can be recruited again
board-act-retreats = retreats to { $territory }
board-act-kaija-retreats = Kaija retreats to { $territory }
board-act-why-no-attackers = No attacker is left, so the score does not count.
board-act-why-no-defenders = No defender is left, so the score does not count.
board-act-why-nobody-left = Nobody is left on either side: nobody wins.
board-act-why-tie = A tie goes to the defender.
board-act-no-retreat = has nowhere to retreat
board-act-takes = conquers { $territory }
board-act-slays = slays the { $creature }
board-act-after = After the fight: { $name }
board-act-conquers = { $name } conquers { $territory }
board-act-because-after = The fight is over.
board-act-gains = gains
board-act-glory-clan = through clan power
board-act-glory-closing = for closing a territory
board-act-glory-creatures = for slaying a creature
board-act-explores = { $name } explores
board-act-draws-tile = { $name } draws a tile
board-act-because-explore = Drawn from the pile and laid: { $tile }.
board-act-because-draw = Explore: the next tile from the pile.
board-act-new-land = New land
board-act-closed = Closed
board-act-closes = { $territory } is closed, { $tiles }
board-act-appears = { $creature } appears in { $territory }
board-act-comes = { $creature } comes to { $territory }
board-act-creatures = The creatures stir
board-act-because-beasts = After the Actions the creatures move, leftmost in line first.
board-act-beasts = { $n ->
    [one] { $n } creature
   *[other] { $n } creatures
}
board-act-harvest = Harvest
board-act-harvests = { $name } brings in the harvest
board-act-no-yield = brings nothing
board-act-because-harvest = Tiles and buildings give resources, closed territories Glory.
board-act-winter = Winter
board-act-no-cost = costs nothing
board-act-because-winter = Everyone pays for their units on the map; whoever cannot takes Unrest.
board-act-unrest = Unrest
board-act-survived = Survived
board-act-starves = { $name } cannot pay and takes Unrest
board-act-pays = { $name } pays
board-act-year = Year { $year } begins
board-act-because-year = Everyone draws cards, and a new display is laid out.
board-act-end = { $name } wins
board-act-because-end = Year { $years } is over, and all Glory is counted.
board-act-because-domination = Domination: { $n } closed territories with large buildings.
board-act-first = Who goes first?
board-act-because-first = Whoever rolls the most axes takes the First Player marker.
board-act-axes = { $n ->
    [one] { $n } axe
   *[other] { $n } axes
}
board-act-plays = { $name } plays { $card }
board-act-turn = { $name }'s turn
board-act-lands = { $name } lands
board-act-upgraded = { $name } upgrades the clan
board-act-passes = { $name } passes for this year
board-act-recruits = in { $territory }
board-act-moves = to { $territory }
board-act-builds = { $building } in { $territory }
board-act-is-led = units led away to { $territory }
board-act-scorches = lays Scorched Earth in { $territory }
board-act-is-robbed = gives part of the harvest to { $name }
board-act-is-spied = shows { $name } all cards in hand
board-act-discards = discards { $card }
board-act-is-cancelled = loses the effect of { $card }
board-act-upgrades = takes { $card }
board-act-takes-card = takes { $card } from the display
board-act-second-chance = lands again in { $territory }
board-act-strength = strength

## The board in words

board-text-thing = { $name }: { $facts }
board-text-now = Now
board-text-territories = Territories
board-text-tiles = Tiles on the map
board-text-table = Display and supply
board-text-buildings = Buildings in the supply
board-text-over = The game is over.
board-text-waiting = Waiting for { $names }
board-text-resolving = { $name } plays { $card }
board-text-placing = { $name } lays a tile: { $tile }
board-text-from = from { $territory }
board-text-to = to { $territory }
board-text-pending = Combat still to come: { $territory }
board-text-combat = Combat: { $territory }
board-text-attacker = Attacker { $name }
board-text-defender = Defender { $name }
board-text-points = { $n ->
    [one] { $n } point in total
   *[other] { $n } points in total
}
board-text-inflicts = inflicts { $casualties }
board-text-hard = { $territory } across a hard border
board-text-regular = { $territory }
board-text-beside = Beside it: { $territories }.
board-text-free = free: { $sites }
board-text-beside-short = beside it: { $territories }

board-text-turn = { $turn ->
    [0] unturned
    [one] a quarter turn
   *[other] { $turn } quarter turns
}

## Beside the score of a seat

board-unit = Glory

## Creatures where room is short

board-beast-wolf = Wolf
board-beast-brown_bear = Bear
board-beast-draugr = Draugr
board-beast-fallen_valkyrie = Valkyrie

## The list of all choices

board-list-play = Play a card
board-list-other = Use a card another way

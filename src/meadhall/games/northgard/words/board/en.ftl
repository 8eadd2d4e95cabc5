### Words of the board of Northgard; names come from the glossary of the game.

board-title = Map, market and cards
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
board-page-market = Market
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
board-open = open, { $tiles }
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
board-turn-left = Turn to the left
board-turn-right = Turn to the right
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
board-zone-hand = Your hand
board-zone-aside = Set aside
board-zone-active = Active zone
board-zone-discard = Discard
board-hand-of = Hand of { $name }
board-hand-empty = No cards in hand.
board-look-at = Cards of { $name }
board-hidden-card = hidden card
board-flash = Flash
board-was-played = played
board-was-laid = laid down without effect
board-top = on top: { $cards }
board-drawn = Drawn: keep { $keep }, discard { $discard }, put { $top } on top
board-named = To be given up or ransomed: { $card }
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
board-rail-market = Market
board-rail-take = take one when you pass
board-rail-achievements = Achievements
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

## What has just happened

board-recap = What has just happened
board-recap-harvest-of = { $name } harvests { $goods }
board-recap-winter-of = Winter costs { $name } { $goods }
board-put-away = Put away

## Panel of a seat

board-no-clan = No clan yet
board-own-first = First Player
board-own-glory = Your hidden Glory
board-own-units = { $n ->
    [one] { $n } unit on the map, { $reserve } in reserve
   *[other] { $n } units on the map, { $reserve } in reserve
}
board-own-winter = Winter
board-own-harvest = Harvest now
board-own-domination = Domination
board-own-of = { $n } of { $most }
board-own-this-year = this year
board-own-kaija-attacks = Kaija may attack
board-own-ignores = Enemy defences count nothing
board-own-passed = Has passed
board-own-took = took a card
board-own-removed = Removed from the game
board-kaija-reserve = in reserve
board-kaija-map = on the map
board-glory-hidden = Glory hidden

## The board in words

board-text-thing = { $name }: { $facts }
board-text-now = Now
board-text-territories = Territories
board-text-tiles = Tiles on the map
board-text-table = Market and supply
board-text-buildings = Buildings in the supply
board-text-over = The game is over.
board-text-waiting = To decide: { $names }
board-text-resolving = { $name } carries out { $card }
board-text-placing = { $name } lays a tile: { $tile }
board-text-from = from { $territory }
board-text-to = to { $territory }
board-text-pending = Combat still to come: { $territory }
board-text-combat = Combat: { $territory }
board-text-attacker = Attacker { $name }
board-text-defender = Defender { $name }
board-text-points = { $n } points together
board-text-inflicts = inflicts { $casualties }
board-text-hard = { $territory } across a hard border
board-text-regular = { $territory }
board-text-beside = Beside it: { $territories }.
board-text-turn = { $turn ->
    [0] unturned
    [one] a quarter turn
   *[other] { $turn } quarter turns
}

### What the board of Champions of Midgard says itself; names come from the glossary.

board-title = Harbour town and distant shores
board-round = Round { $round } of { $rounds }
board-round-word = Round
board-phase-setup = Leaders
board-phase-workers = Workers
board-phase-assign = Warriors
board-phase-fights = Fights
board-phase-cleanup = Cleanup

## Amounts

board-amount-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
board-amount-wood = { $n } wood
board-amount-food = { $n } food
board-amount-favor = { $n } favor
board-amount-glory = { $n } glory
board-amount-blame = { $n } blame
board-amount-swordsman = { $n ->
    [one] { $n } swordsman
   *[other] { $n } swordsmen
}
board-amount-spearman = { $n ->
    [one] { $n } spearman
   *[other] { $n } spearmen
}
board-amount-axeman = { $n ->
    [one] { $n } axeman
   *[other] { $n } axemen
}
board-amount-warrior = { $n ->
    [one] { $n } warrior
   *[other] { $n } warriors
}
board-amount-worker = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
board-amount-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## Short names where the board has little room

board-goods-food = food
board-goods-worker = workers
board-small_public_longship = Small longship
board-large_public_longship = Large longship
board-troll = Troll
board-draugr_1 = Left draugr
board-draugr_2 = Right draugr
board-hunters = The hunt

## Cards and spaces in words

board-stats = attack { $attack }, defense { $defense }
board-color-red = red
board-color-yellow = yellow
board-color-blue = blue
board-forbids = { $warrior ->
    [swordsman] no swordsmen
    [spearman] no spearmen
   *[axeman] no axemen
}
board-claimed = claimed by { $name }
board-crew-secret = crew in secret
board-crew-none = no warriors yet
board-free = free
board-workers-of = workers of { $names }
board-in-stock = in stock: { $stock }
board-stock-empty = nothing in stock
board-no-enemy = no enemy left
board-shown-by = looked at by { $names }
board-face-down = journey card face down
board-journey-known = journey card known to you: { $journey }
board-journey-open = journey card open: { $journey }
board-no-journey = no journey card
board-no-monster = no monster
board-monster-coins = { $coins } on it
board-feeds = 1 food feeds { $n }
board-ship-holds = holds { $n }
board-ship-load = aboard: { $load }
board-ship-empty = empty
board-ship-at = at { $shore }
board-ship-dock = in harbour
board-ship-owner = { $name }’s ship
board-ship-cost = costs { $cost }
board-slipway = On the slipway
board-slipway-note = one ship a player
board-hut-price = next worker: { $price }
board-first = First player: { $name }
board-deck = { $name } deck: { $cards }
board-discard-journey = Past journeys
board-discard = { $name }: { $cards }
board-supply = Supply: { $amount }
board-rune-deck = Top of the rune deck, unseen
board-rune-gap = no rune here
board-worth = worth { $glory }
board-begging = begging: { $n }

## The tray

board-stage-roll = Roll
board-stage-reroll = Reroll
board-stage-damage = Damage
board-stage-losses = Losses
board-fighter = { $name } fights
board-hunter = { $name } hunts
board-voyager = { $name } at sea
board-reward = { $reward } to win
board-damage = Damage
board-damage-rolled = Damage, with this roll
board-damage-count = { $n } of { $defense }
board-food-count = { $n } of at most { $cap } food
board-food-most = at most { $cap } food
board-die-damage = { $n } damage
board-die-blocks = blocks { $n }
board-die-both = { $damage } damage, blocks { $n }
board-die-nothing = nothing
board-die-reroll = reroll this
board-die-locked = stands
board-die-picked = rolls again
board-die-food = { $n } food
board-losses = Its attack is { $attack }, shields block { $shields }:
board-losses-fall = { $n ->
    [0] nobody falls.
    [one] one warrior falls.
   *[other] { $n } warriors fall.
}
board-losses-prevented = Healing: no losses in this round.
board-chance-caption = Chance to win the whole fight, no more favor spent
board-lose-who = Choose who is lost.
board-lose-what = Choose what the sea takes.
board-fights-ahead = Fights of this round
board-fights-none = Nobody has claimed a fight yet. Send a worker to a foe, to the hunt or aboard a ship.
board-choose-from = Choose
board-send-out = Send out your warriors
board-buy = { $favor } for { $price }
board-die-face = { $die }, { $face }

## Panel of a seat

board-own-leader = Leader
board-own-no-leader = No leader yet
board-own-home = At home
board-own-out = Sent out
board-own-room = { $n } of { $most }
board-own-workers = { $n } of { $most }
board-own-hut = worker in the hut still to hire
board-own-runes = Runes
board-own-rune-used = used
board-own-rune-counts = Used. Counts { $glory }.
board-own-destinies = Destinies
board-own-destiny-count = { $n ->
    [one] { $n } destiny card, face down
   *[other] { $n } destiny cards, face down
}
board-own-opened = revealed
board-own-is-open = Revealed.
board-own-slain = Slain
board-own-slain-hidden = face down
board-own-slain-none = none yet
board-slain-red = { $n } red
board-slain-yellow = { $n } yellow
board-slain-blue = { $n } blue
board-slain-troll = { $n ->
    [one] { $n } troll
   *[other] { $n } trolls
}
board-own-sets = { $n ->
    [0] no set of red, yellow and blue yet
    [one] 1 set of red, yellow and blue: { $glory } glory
   *[other] { $n } sets of red, yellow and blue: { $glory } glory
}
board-own-longship = Longship
board-own-no-longship = no longship
board-own-first = first player
board-own-blame-cost = { $blame }: { $n } glory at the end

## The whole board in words

board-text-now = Now
board-text-round = Round { $round } of { $rounds }. { $first } has the first turn.
board-text-over = The game is over.
board-text-waiting = Waiting for { $names }.
board-text-dice = On the table: { $dice }.
board-text-combat = { $name } fights { $enemy }: { $damage } of { $defense } damage.
board-text-drawn = Destiny cards to choose from: { $cards }.
board-text-spaces = Town
board-text-fights = Foes at the gate
board-text-shores = Distant shores
board-text-ships = Longships
board-text-player = { $name }, { $color }
board-text-decks = Decks, discards and supply
board-text-thing = { $name }: { $facts }.
board-text-unknown-card = an unknown card
board-text-under = Under the destiny deck, the next to come first: { $cards }.
board-text-merchants = Open merchant cards, the newest last: { $cards }.
board-text-market-stalls = { $space }, { $stall }

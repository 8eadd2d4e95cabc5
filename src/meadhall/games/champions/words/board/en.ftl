### What the board of Champions of Midgard says itself; names come from the glossary.

board-title = Harbor town and distant shores
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
board-crew-secret = crew kept secret
board-crew-none = no warriors yet
board-free = nobody yet
board-workers-of = workers here: { $names }
board-in-stock = in stock: { $stock }
board-stock-empty = nothing in stock
board-no-enemy = no enemy left
board-shown-by = seen by { $names }
board-face-down = face-down journey card
board-journey-known = journey card you have seen: { $journey }
board-journey-open = open journey card: { $journey }
board-no-journey = no journey card
board-no-monster = no monster
board-monster-coins = { $coins } on it
board-feeds = 1 food feeds { $n }
board-ship-holds = holds { $n }
board-ship-load = aboard: { $load }
board-ship-empty = empty
board-ship-at = bound for { $shore }
board-monster-at = at { $shore }
board-ship-dock = in harbor
board-ship-owner = { $name }'s ship
board-ship-cost = costs { $cost }
board-slipway = On the slipway
board-slipway-note = one ship per player
board-hut-price = next worker: { $price }
board-first = First player: { $name }
board-deck = { $name } deck: { $cards }
board-discard-journey = Past journeys
board-discard = { $name }: { $cards }
board-supply = Supply: { $amount }
board-rune-deck = Top rune of the deck, unseen
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
board-damage-rolled = Damage with this roll
board-damage-count = { $n } of { $defense }
board-food-count = { $n } of at most { $cap } food
board-food-most = at most { $cap } food
board-die-damage = { $n } damage
board-die-blocks = blocks { $n }
board-die-both = { $damage } damage, blocks { $n }
board-die-nothing = nothing
board-die-reroll = reroll
board-die-locked = locked
board-die-picked = to reroll
board-die-food = { $n } food
board-losses = Attack { $attack }, your shields block { $shields }:
board-losses-fall = { $n ->
    [0] nobody falls.
    [one] one warrior falls.
   *[other] { $n } warriors fall.
}
board-losses-prevented = Healing: no losses this round.
board-chance-caption = Chance to win the fight without spending more favor
board-lose-who = Choose whom you lose.
board-lose-what = Choose what the sea takes.
board-fights-ahead = Fights this round
board-fights-none = Nobody has claimed a fight yet. Send a worker to an enemy, the hunt or a longship.
board-choose-from = Choose
board-send-out = Send out your warriors
board-die-face = { $die }, { $face }

## On the stage: what happened

board-stage-cup = Your roll
board-stage-card = The card
board-stage-hunger = Food
board-stage-outcome = Outcome
board-stage-victory = Victory
board-stage-stands = Outcome
board-stage-food = Food
board-stage-rune = Rune
board-stage-blame = Blame
board-stage-foes = New enemies
board-act-roll = { $n ->
    [one] Roll { $n } die
   *[other] Roll { $n } dice
}
board-act-fight = { $who ->
    [you] You fight the { $enemy }
   *[other] { $name } fights the { $enemy }
}
board-act-fight-cause = Attack { $attack }, defense { $defense }; { $reward } for the victor.
board-act-hunt = { $who ->
    [you] You go hunting
   *[other] { $name } goes hunting
}
board-forecast-short = { $percent }% to win
# Behind the chance to win of a fight to which nobody has been sent yet; n: all at home who may go.
board-odds-with = with { $n ->
    [one] { $n } warrior
   *[other] { $n } warriors
}
# Their leader has other fights to man, too.
board-odds-if-all = if all { $n } go here
board-odds-aboard = with all who fit
board-forecast-win = You win the fight
board-forecast-favor = with { $n } favor, for blanks
board-forecast-fight = This roll deals { $average } damage on average, and { $left } will slay it. Its attack of { $attack } strikes back: { $attack ->
        [one] one warrior falls each round, unless a shield blocks it.
       *[other] { $attack } warriors fall each round, one fewer for each shield.
    }
board-forecast-hunt-short = about { $average } food
board-forecast-hunt = These hunters bring { $average } food on average, and never more than { $cap }.
board-act-average = These dice show { $average } on average; they show this much or more { $odds } times in 100.
board-act-damage = { $n } of { $defense } damage
board-act-shields = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
board-act-stands = It still stands
board-act-lost = { $n } lost
board-act-skipped = Nobody fights the { $enemy }
board-act-skipped-cause = The fight was claimed, but no warriors were sent.
board-act-no-fight = No fight
board-act-voyage = { $who ->
    [you] You sail to { $shore }
   *[other] { $name } sails to { $shore }
}
board-act-at-sea = { $who ->
    [you] You are at sea
   *[other] { $name } is at sea
}
board-act-voyage-cause = The crew is on its way and must be fed.
board-act-all-fed = { $n ->
    [one] the only warrior aboard eats
   *[other] all { $n } warriors eat
}
board-act-failed = Voyage failed
board-act-turns-back = No crew
board-act-safe = Safe
board-act-rune = { $who ->
    [you] You use the rune { $rune }
   *[other] { $name } uses the rune { $rune }
}
board-act-blame = { $who ->
    [you] You lay the blame on { $other }
   *[other] { $whom ->
        [you] { $name } lays the blame on you
       *[other] { $name } lays the blame on { $other }
    }
}
board-act-blame-cause = Whoever slays the troll gives 1 blame to another player.
board-act-rage = Nobody stopped the { $enemy }
board-act-rage-cause = If the troll still stands at the end of the round, everyone takes 1 blame.
board-act-rage-result = 1 blame each
board-act-round = Round { $round } begins
board-act-round-cause = { $name } has the first turn.
board-act-round-result = { $n ->
    [one] { $n } new enemy
   *[other] { $n } new enemies
}
board-act-end = The destinies are revealed
board-act-end-cause = Each compares all players: full value if its owner alone has the most, less for a tie.
board-act-no-destiny = no destiny card

## Panel of a seat

board-own-leader = Leader
board-own-no-leader = No leader yet
board-own-fighting = In this fight
board-own-home = At home
board-own-out = Sent out
board-own-room = { $n } of { $most }
board-own-workers = { $n } of { $most }
board-own-workers-left = Workers left
board-own-stores = Stores
board-own-cards = Runes and destinies
board-own-round = This round
board-own-nobody-home = no warriors
board-own-owned = { $n } of at most { $most } warriors in all
board-text-phase = Phase: { $name }.
board-own-hut = one more to hire from the huts
board-own-runes = Runes
board-own-rune-used = used
board-own-rune-counts = Used. Worth { $glory }.
board-own-destinies = Destinies
board-own-destiny-count = { $n ->
    [one] { $n } destiny card, face down
   *[other] { $n } destiny cards, face down
}
board-own-opened = revealed
board-own-slain = Slain
board-own-slain-hidden = face down
board-own-slain-none = none yet
board-own-sets = { $n ->
    [0] no set of red, yellow and blue yet
    [one] 1 set of red, yellow and blue: { $glory } glory
   *[other] { $n } sets of red, yellow and blue: { $glory } glory
}
board-own-longship = Longship
board-own-no-longship = no longship
board-own-first = first player
board-own-blame-cost = { $blame }: −{ $n } glory at the end

## The whole board in words

board-text-now = Now
board-text-round = Round { $round } of { $rounds }. { $first } has the first turn.
board-text-over = The game is over.
board-text-waiting = Waiting for { $names }.
board-text-dice = On the table: { $dice }.
board-text-combat = { $name } fights { $enemy }: { $damage } of { $defense } damage.
board-text-drawn = Destiny cards to choose from: { $cards }.
board-text-spaces = Town
board-text-fights = Enemies at the gate
board-text-shores = Distant shores
board-text-ships = Longships
board-text-player = { $name }, { $color }
board-text-decks = Decks, discard piles and supply
board-text-thing = { $name }: { $facts }.
board-text-unknown-card = an unknown card
board-text-under = Under the destiny deck, from the top: { $cards }.
board-text-merchants = Open merchant cards, newest last: { $cards }.
board-text-market-stalls = { $space }, { $stall }

## Beside the score of a seat

board-unit = glory

## What there is to know about a thing now

board-explain-foe = attack { $attack }: that many warriors fall each round, one fewer for each shield; defense { $defense }: that much damage slays it
board-explain-unclaimed = nobody has claimed this fight yet
board-explain-crew = sent against it: { $crew }
board-explain-nobody = nobody here this round
board-explain-room = { $n ->
    [0] no room left
    [one] room for { $n } more worker
   *[other] room for { $n } more workers
}
board-explain-slain = slain by { $name }
board-explain-unbuilt = on the slipway until someone builds it
board-explain-owner = belongs to { $name }
board-explain-standing = now: { $standing }
board-explain-warriors-then = Warriors then
board-explain-of = { $n } of { $most }
board-explain-limit = leads at most { $n }
board-explain-round = { $n ->
    [0] this is the last round
    [one] one more round follows
   *[other] { $n } more rounds follow
}
board-explain-supply = Fallen warriors come back here; when none are left, none can be taken
board-explain-deck-troll = One troll comes to the gate every round
board-explain-deck-draugr = Two draugr rise every round
board-explain-deck-monster = A new monster comes to a shore where the last one was slain
board-explain-deck-journey = A card lies face down at every shore; whoever sails there reveals it
board-explain-deck-merchant = A new merchant card is revealed every round
board-explain-deck-rune = Fills the gaps among the runes on offer; the Runesmith also sells the top card unseen
board-explain-deck-destiny = Drawn at the Sage's House; each card counts at the end
board-explain-have = you have { $amounts }
board-explain-all-have = all players: { $amounts }

## The list of all choices

board-list-workers = Send a worker
board-list-fights = Claim a fight
board-list-warriors = Send a warrior
board-list-ships = Load a longship

### Champions of Midgard in English (Project Fluent).
###
### `meadhall.words.vocabulary` says how variables are named: a fact `$x` is a name, `$x_id` its id
### for selectors, `$x_amount` a number with its thing, `$x_<field>` what the content says about it,
### `$x_now_<field>` what the table shows of it.

game-name = Champions of Midgard
game-summary = Send your workers into a harbor town, gather warriors and lead them against trolls, draugr and the monsters beyond the sea. After { $round_rounds } rounds the clan with the most glory gives Midgard its new jarl.

## Amounts

amount-coin =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
amount-wood = { $n } wood
amount-food = { $n } food
amount-favor = { $n } favor
amount-glory = { $n } glory
amount-blame = { $n } blame
amount-swordsman =
    { $n ->
        [one] { $n } swordsman
       *[other] { $n } swordsmen
    }
amount-spearman =
    { $n ->
        [one] { $n } spearman
       *[other] { $n } spearmen
    }
amount-axeman =
    { $n ->
        [one] { $n } axeman
       *[other] { $n } axemen
    }
amount-warrior =
    { $n ->
        [one] { $n } warrior
       *[other] { $n } warriors
    }
amount-worker =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }

## Names: terms

name-coin = Coin
name-wood = Wood
name-food = Food
name-favor = Favor
name-glory = Glory
name-blame = Blame
name-warrior = Warrior
name-worker = Worker
name-troll = Troll
name-draugr = Draugr
name-monster = Monster
name-journey = Journey
name-merchant = Merchant
name-rune = Rune
name-destiny = Destiny
name-red = red
name-yellow = yellow
name-blue = blue
name-troll_card = Troll
name-draugr_card_1 = Left draugr
name-draugr_card_2 = Right draugr
name-rune_row = Runes on offer
name-merchant_pile = Merchant card
name-enemy_discard = Enemy discard pile
name-own_longship = Own longship
name-deck = Top of the rune deck
name-first_player = First player
name-random = at random
name-turn_order = in turn order
name-simultaneous = all at once, in secret
name-swordsman-blank = Swordsman (blank)
name-swordsman-hit_1 = Swordsman (1 hit)
name-swordsman-hit_2 = Swordsman (2 hits)
name-swordsman-shield = Swordsman (shield)
name-spearman-blank = Spearman (blank)
name-spearman-hit_1 = Spearman (1 hit)
name-spearman-hit_2 = Spearman (2 hits)
name-spearman-shield = Spearman (shield)
name-axeman-blank = Axeman (blank)
name-axeman-hit_1 = Axeman (1 hit)
name-axeman-hit_2 = Axeman (2 hits)
name-axeman-shield = Axeman (shield)
name-food-wood = 1 food for 1 wood
name-food-coin = 1 food for 1 coin
name-wood-food = 1 wood for 1 food
name-wood-coin = 1 wood for 1 coin
name-coin-food = 1 coin for 1 food
name-coin-wood = 1 coin for 1 wood

## Names: the board

name-troll_gate = Fight the Troll
name-draugr_1 = Draugr Space 1 (left)
name-draugr_2 = Draugr Space 2 (right)
name-hunting_grounds = Hunting Grounds
name-jarls_longhouse = Jarl's Longhouse
name-armory = Armory
name-spear_maker = Spear Maker
name-blacksmith = Blacksmith
name-smokehouse = Smokehouse
name-market = Market
name-merchant_ship = Merchant Ship
name-runesmith = Runesmith
name-sage_house = Sage's House
name-shipwright = Shipwright
name-stave_church = Stave Church
name-worker_huts = Worker Huts
name-small_public_longship = Small Public Longship
name-large_public_longship = Large Public Longship
name-stall_space_1 = Market Stall 1
name-stall_space_2 = Market Stall 2
name-stall_space_3 = Market Stall 3
name-stall_space_4 = Market Stall 4
name-beg = Beg
name-port_1 = Harbor 1
name-port_2 = Harbor 2
name-port_3 = Harbor 3
name-port_4 = Harbor 4
name-shore_1 = Distant Shore 1
name-shore_2 = Distant Shore 2
name-shore_3 = Distant Shore 3
name-shore_4 = Distant Shore 4

## Names: leaders

name-asmundr = Asmundr the Pious
name-dagrun = Dagrun the Destined
name-gylfir = Gylfir the Seaworthy
name-svanhildr = Svanhildr the Swordmaiden
name-ullr = Ullr the Berserker

## Names: dice

name-swordsman = Swordsman
name-spearman = Spearman
name-axeman = Axeman
name-blank = Blank
name-hit_1 = One hit
name-hit_2 = Two hits
name-shield = Shield

## Names: trolls

name-troll_forest_1 = Forest Troll Mossback
name-troll_forest_2 = Forest Troll Root-Eater
name-troll_forest_3 = Forest Troll Thorn-Hide
name-troll_forest_4 = Forest Troll Old Stump
name-troll_hill_1 = Hill Troll Stone-Thrower
name-troll_hill_2 = Hill Troll Heather-Beard
name-troll_hill_3 = Hill Troll Goat-Snatcher
name-troll_hill_4 = Hill Troll Slow Grumm
name-troll_cave_1 = Cave Troll Dripping Maw
name-troll_cave_2 = Cave Troll Two-Heads
name-troll_cave_3 = Cave Troll Gravel-Fist
name-troll_cave_4 = Cave Troll Blind Ogmund
name-troll_bridge_1 = Bridge Troll Toll-Taker
name-troll_bridge_2 = Bridge Troll Plank-Breaker
name-troll_bridge_3 = Bridge Troll River King
name-troll_bridge_4 = Bridge Troll Mud-Wader

## Names: draugr

name-draugr_thrall_red = Draugr Thrall
name-draugr_thrall_yellow = Draugr Thrall
name-draugr_thrall_blue = Draugr Thrall
name-draugr_oarsman_red = Drowned Oarsman
name-draugr_oarsman_yellow = Drowned Oarsman
name-draugr_oarsman_blue = Drowned Oarsman
name-draugr_raider_red = Draugr Raider
name-draugr_raider_yellow = Draugr Raider
name-draugr_raider_blue = Draugr Raider
name-draugr_guard_red = Barrow Guard
name-draugr_guard_yellow = Barrow Guard
name-draugr_guard_blue = Barrow Guard
name-draugr_wight_red = Grave Wight
name-draugr_wight_yellow = Grave Wight
name-draugr_wight_blue = Grave Wight
name-draugr_berserker_red = Draugr Berserker
name-draugr_berserker_yellow = Draugr Berserker
name-draugr_berserker_blue = Draugr Berserker
name-draugr_warlord_red = Draugr Warlord
name-draugr_warlord_yellow = Draugr Warlord
name-draugr_warlord_blue = Draugr Warlord

## Names: monsters

name-monster_fenris_cubs_red = Fenris Cubs
name-monster_fenris_cubs_yellow = Fenris Cubs
name-monster_fenris_cubs_blue = Fenris Cubs
name-monster_lindworm_red = Lindworm
name-monster_lindworm_yellow = Lindworm
name-monster_lindworm_blue = Lindworm
name-monster_sea_serpent_red = Sea Serpent
name-monster_sea_serpent_yellow = Sea Serpent
name-monster_sea_serpent_blue = Sea Serpent
name-monster_frost_giant_red = Frost Giant
name-monster_frost_giant_yellow = Frost Giant
name-monster_frost_giant_blue = Frost Giant
name-monster_fire_giant_red = Fire Giant
name-monster_fire_giant_yellow = Fire Giant
name-monster_fire_giant_blue = Fire Giant
name-monster_hel_hound_red = Hel Hound
name-monster_hel_hound_yellow = Hel Hound
name-monster_hel_hound_blue = Hel Hound
name-monster_huldra_red = Huldra
name-monster_huldra_yellow = Huldra
name-monster_huldra_blue = Huldra
name-monster_nokk_red = Nøkk
name-monster_nokk_yellow = Nøkk
name-monster_nokk_blue = Nøkk
name-monster_dark_elf_red = Dark Elf
name-monster_dark_elf_yellow = Dark Elf
name-monster_dark_elf_blue = Dark Elf
name-monster_mare_red = Night Mare
name-monster_mare_yellow = Night Mare
name-monster_mare_blue = Night Mare
name-monster_ulfhedinn_red = Wolf-Skin
name-monster_ulfhedinn_yellow = Wolf-Skin
name-monster_ulfhedinn_blue = Wolf-Skin
name-monster_storm_eagle_red = Storm Eagle
name-monster_storm_eagle_yellow = Storm Eagle
name-monster_storm_eagle_blue = Storm Eagle

## Names: destinies

name-destiny_troll_slayer = Troll Slayer
name-destiny_draugr_slayer = Draugr Slayer
name-destiny_monster_slayer = Monster Slayer
name-destiny_red_hunter = Hunter of the Red
name-destiny_yellow_hunter = Hunter of the Yellow
name-destiny_blue_hunter = Hunter of the Blue
name-destiny_hoarder = Silver Hoarder
name-destiny_woodcutter = Woodcutter
name-destiny_provider = Provider
name-destiny_god_touched = God-Touched
name-destiny_warlord = Warlord
name-destiny_rune_keeper = Rune Keeper

## Names: runes

name-rune_gifts = Gifts
name-rune_fame = Fame
name-rune_healing = Healing
name-rune_journey = Journey
name-rune_knowledge = Knowledge
name-rune_potential = Potential
name-rune_retaliation = Retaliation
name-rune_success = Success
name-rune_true_sight = True Sight
name-rune_wealth = Wealth

## Names: merchants

name-merchant_fishmonger = Fishmonger
name-merchant_timber_barge = Timber Barge
name-merchant_farmers = Farmers of the Fjord
name-merchant_shipbreakers = Shipbreakers
name-merchant_young_blades = Young Blades
name-merchant_spear_escort = Spear Escort
name-merchant_axe_for_hire = Axe for Hire
name-merchant_settlers = Settlers

## Names: journeys

name-journey_all_quiet = All Quiet
name-journey_kraken = Kraken
name-journey_lost = Lost
name-journey_becalmed = Becalmed
name-journey_storm = Storm
name-journey_whirlpool = Whirlpool

## Names: stalls

name-stall_outcast = Outcast
name-stall_trader = Trader
name-stall_skald = Skald
name-stall_stranger = Stranger
name-stall_savages = Savages
name-stall_heroes = Heroes
name-stall_raiders = Raiders
name-stall_vikings = Vikings

## Names: longships

name-small_public = Small Public Longship
name-large_public = Large Public Longship
name-private_karve = Karve
name-private_snekkja = Snekkja
name-private_skeid = Skeid
name-private_drakkar = Drakkar

## Names: colours and options

name-color_red = Red
name-color_green = Green
name-color_purple = Purple
name-color_orange = Orange
name-variant_hall_of_fame = Hall of Fame
name-variant_wary_townsfolk = Wary Townsfolk
name-assign_mode = Sending warriors

## Prompts, and what the others read meanwhile

# The Kraken comes on a journey card, so its figures are those of a fight on that card.
combat-defense =
    { $combat_enemy_group_id ->
        [journeys] { $combat_enemy_fight_defense }
       *[other] { $combat_enemy_defense }
    }
fame-glory =
    { $enemy_group_id ->
        [journeys] { $enemy_fight_glory }
       *[other] { $enemy_glory }
    }

prompt-ChooseLeader = Choose the leader of your clan.
    .waiting = Waiting for { $seats } to choose a leader.
prompt-PlaceWorker =
    { $own_workers ->
        [one] Send your last worker to a free space.
       *[other] Send one of your { $own_workers } workers to a free space.
    }
    .waiting = Waiting for { $seats } to place a worker.
prompt-ChooseShore = Choose the shore for the { $ship }.
    .waiting = Waiting for { $seats } to choose a shore for the { $ship }.
prompt-SwapGoods =
    { $left ->
        [one] Swap goods one last time, or finish.
       *[other] Swap goods one for one (up to { $left } times), or finish.
    }
    .waiting = Waiting for { $seats } to swap goods at the Market.
prompt-TradeAgain =
    { $left ->
        [one] Trade one last time with the Outcast, or finish.
       *[other] Trade with the Outcast again (up to { $left } times), or finish.
    }
    .waiting = Waiting for { $seats } to trade with the Outcast.
prompt-BuyRow = Choose how much favor to buy.
    .waiting = Waiting for { $seats } to buy favor at the Stave Church.
prompt-ChooseRune = Take a rune on offer, or the top card of the deck unseen.
    .waiting = Waiting for { $seats } to take a rune.
prompt-ChooseLongship = Choose the longship to build.
    .waiting = Waiting for { $seats } to choose a longship to build.
prompt-TakeDie = Choose a warrior to take; there is no room for them all.
    .waiting = Waiting for { $seats } to choose which warriors to take.
prompt-ChoosePeek = Choose a journey card to look at in secret.
    .waiting = Waiting for { $seats } to look at a journey card.
prompt-UseTrueSight =
    { $n ->
        [one] Use True Sight, or draw just 1 destiny card.
       *[other] Use True Sight, or draw just { $n } destiny cards.
    }
    .waiting = Waiting for { $seats } to decide on the rune True Sight.
prompt-KeepDestiny = Keep one destiny card; the rest go under the deck.
    .waiting = Waiting for { $seats } to keep a destiny card.
prompt-FinalRunes = Use a rune before final scoring, or finish.
    .waiting = Waiting for { $seats } to use runes before final scoring.
prompt-RunesBeforeFight =
    { $enemy_id ->
        [none] Use a rune before your hunt, or finish.
       *[other] Use a rune before you fight the { $enemy }, or finish.
    }
    .waiting =
        { $enemy_id ->
            [none] Waiting for { $seats }, who may use runes before the hunt.
           *[other] Waiting for { $seats }, who may use runes before fighting the { $enemy }.
        }
prompt-RunesAfterFight =
    { $enemy_id ->
        [none] Use a rune after your hunt, or finish.
       *[other] Use a rune after your fight with the { $enemy }, or finish.
    }
    .waiting =
        { $enemy_id ->
            [none] Waiting for { $seats }, who may use runes after the hunt.
           *[other] Waiting for { $seats }, who may use runes after fighting the { $enemy }.
        }
prompt-ChooseGift =
    { $left ->
        [one] Choose your last gift.
       *[other] Choose a gift ({ $left } to go).
    }
    .waiting = Waiting for { $seats } to choose gifts.
prompt-OpenDestiny = Choose the destiny card to reveal and score now.
    .waiting = Waiting for { $seats } to reveal a destiny card.
prompt-AssignWarriors = Send out your warriors and load your longships, then finish.
    .waiting = Waiting for { $seats } to send out warriors.
prompt-AssignTogether = Secretly send out warriors and load ships, then finish.
    .waiting = Waiting for { $seats } to send out warriors in secret.
prompt-AfterRoll =
    { $is_hunt ->
        [true] Accept the hunters' roll, or change it.
       *[false] Accept the roll, or change it ({ $combat_damage } of { combat-defense } damage so far).
    }
    .waiting =
        { $is_hunt ->
            [true] Waiting for { $seats } to accept or change the roll of the hunt.
           *[false] Waiting for { $seats } to accept or change the roll against the { $combat_enemy }.
        }
prompt-PickDice =
    { $picked_sum ->
        [0] Pick the dice to reroll for 1 favor.
       *[other] Pick more dice, or reroll those you picked ({ $picked_sum }) for 1 favor.
    }
    .waiting = Waiting for { $seats } to pick dice for a reroll.
prompt-LoseWarriors =
    { $reason_id ->
        [hunger] Choose who starves: there is no food for { amount-warrior }.
       *[combat] Choose who falls: you lose { amount-warrior }.
    }
    .waiting =
        { $reason_id ->
            [hunger] Waiting for { $seats } to choose who starves.
           *[combat] Waiting for { $seats } to choose who falls to the { $combat_enemy }.
        }
prompt-UseFame = Use Fame on the { $enemy } ({ fame-glory } glory), or keep the rune.
    .waiting = Waiting for { $seats } to decide on the rune Fame.
prompt-NameBlamed = Choose another player to take 1 blame.
    .waiting = Waiting for { $seats } to lay the blame on someone.
prompt-ReplaceJourney = Use the rune Journey to replace { $shore_now_journey }, or keep the rune.
    .waiting = Waiting for { $seats } to decide on the rune Journey.
prompt-LoseFromShip =
    { $n ->
        [one] { $journey }: choose what the { $ship } loses.
       *[other] { $journey }: choose what the { $ship } loses ({ $n } to go).
    }
    .waiting = Waiting for { $seats } to choose what the sea takes from the { $ship } ({ $journey }).

## Moves, as on buttons; `.seen` where the table is known

move-leader = Choose { $a }
move-place = Send a worker to the { $a }
move-place-troll_gate = Claim the fight with the troll
    .seen = Claim the fight with the { $a_now_card }
move-place-draugr_1 = Claim the fight with the left draugr
    .seen = Claim the fight with the { $a_now_enemy } (left, { $a_now_enemy_color })
move-place-draugr_2 = Claim the fight with the right draugr
    .seen = Claim the fight with the { $a_now_enemy } (right, { $a_now_enemy_color })
move-place-jarls_longhouse = Send a worker to Jarl's Longhouse
move-place-armory = Send a worker to the Armory
    .seen = Send a worker to the Armory ({ $a_now_stock } waiting)
move-place-spear_maker = Send a worker to the Spear Maker
    .seen = Send a worker to the Spear Maker ({ $a_now_stock } waiting)
move-place-blacksmith = Send a worker to the Blacksmith
    .seen = Send a worker to the Blacksmith ({ $a_now_stock } waiting)
move-place-smokehouse = Send a worker to the Smokehouse
    .seen = Send a worker to the Smokehouse ({ $a_now_stock } waiting)
move-place-merchant_ship = Send a worker to the Merchant Ship
    .seen = Send a worker to the Merchant Ship: { $a_now_card }
move-place-stall_space_1 = Send a worker to Market Stall 1
    .seen = Send a worker to Market Stall 1: { $a_now_stall }
move-place-stall_space_2 = Send a worker to Market Stall 2
    .seen = Send a worker to Market Stall 2: { $a_now_stall }
move-place-stall_space_3 = Send a worker to Market Stall 3
    .seen = Send a worker to Market Stall 3: { $a_now_stall }
move-place-stall_space_4 = Send a worker to Market Stall 4
    .seen = Send a worker to Market Stall 4: { $a_now_stall }
move-place-beg = Beg for 1 coin and take 1 blame
move-place-own_longship = Send a worker to your own longship
move-sail = Sail to { $a }
    .seen = Sail to { $a }: { $a_now_monster } ({ $a_now_monster_color })
move-swap = Swap { $a }
move-buy =
    Buy { $a } favor for { $a ->
        [1] { $scoring_church_prices_1_1 } coin
        [2] { $scoring_church_prices_2_1 } coins
        [3] { $scoring_church_prices_3_1 } coins
       *[4] { $scoring_church_prices_4_1 } coins
    }
move-again = Trade again
move-take = Take the rune { $a }
move-take-deck = Take the top card of the rune deck
move-peek = Look at the journey card of { $a }
move-keep = Keep { $a }
move-build = Build the { $a } for { $a_build_cost }
move-muster = Take { $a_amount }
move-rune = Use the rune { $a }
move-gift = Take { $a_amount }
move-open = Reveal { $a }
move-die =
    { $b_id ->
        [troll] Send { $a_amount } against the troll
        [draugr_1] Send { $a_amount } against the left draugr
        [draugr_2] Send { $a_amount } against the right draugr
       *[other] Send { $a_amount } aboard the { $b }
    }
    .seen =
        { $b_id ->
            [troll] Send { $a_amount } against the { $b_now_enemy }
            [draugr_1] Send { $a_amount } against the { $b_now_enemy } (left)
            [draugr_2] Send { $a_amount } against the { $b_now_enemy } (right)
           *[other] Send { $a_amount } aboard the { $b }
        }
move-food = Load 1 food onto the { $a }
move-favor = Spend 1 favor on a reroll
move-reroll =
    { $b_id ->
        [blank] Pick { $a_amount } showing a blank
        [hit_1] Pick { $a_amount } showing 1 hit
        [hit_2] Pick { $a_amount } showing 2 hits
       *[shield] Pick { $a_amount } showing a shield
    }
move-roll = Reroll the picked dice
move-accept = Accept the roll
move-lose = Lose { $a_amount }
move-blame = Blame { $a }
move-use = Use the rune
move-decline = Keep the rune for later
move-done = Finish
move-demand = Demand turn order: all take back what they have sent out

## Events, as lines of the log

# An enemy with its colour; trolls and the Kraken have none.
the-enemy =
    { $enemy_group_id ->
        [draugr] the { $enemy } ({ $enemy_color })
        [monsters] the { $enemy } ({ $enemy_color })
       *[other] the { $enemy }
    }
new-enemy =
    { $enemy_group_id ->
        [trolls] { $enemy } (attack { $enemy_attack }, defense { $enemy_defense })
       *[other] { $enemy } ({ $enemy_color }, attack { $enemy_attack }, defense { $enemy_defense })
    }

event-first_player = { $seat } holds the First Player Marker.
event-stall_opened = { $space } opens: { $stall }.
event-leader_chosen = { $seat } chooses { $leader }.
event-destiny_dealt = { $seat } receives a secret destiny card.
event-round_began = Round { $round } begins.
event-enemy_appeared =
    { $target_id ->
        [troll] A troll comes to the gate: { new-enemy }.
        [draugr_1] A draugr rises on the left: { new-enemy }.
       *[draugr_2] A draugr rises on the right: { new-enemy }.
    }
event-journey_laid = A journey card is laid face down at { $shore }.
event-monster_appeared = A monster shows itself at { $shore }: { new-enemy }.
event-merchant_arrived = A merchant ship arrives: { $merchant }.
event-restocked =
    { $n ->
        [0] The { $space } gets nothing, as the supply is empty.
       *[other] { $space_id ->
            [armory] The Armory gets { amount-swordsman }.
            [spear_maker] The Spear Maker gets { amount-spearman }.
            [blacksmith] The Blacksmith gets { amount-axeman }.
           *[smokehouse] The Smokehouse gets { amount-food }.
        }
    }
event-rune_shown = A rune is offered: { $rune }.
event-placed =
    { $space_id ->
        [troll_gate] { $seat } claims the fight with the troll.
        [draugr_1] { $seat } claims the fight with the left draugr.
        [draugr_2] { $seat } claims the fight with the right draugr.
        [jarls_longhouse] { $seat } sends a worker to Jarl's Longhouse.
        [beg] { $seat } begs in the streets.
       *[other] { $seat } sends a worker to the { $space }.
    }
event-placed_at_stall = { $seat } sends a worker to the stall “{ $stall }”.
event-boarded_own_longship = { $seat } sends a worker to the { $ship }.
event-paid = { $seat } pays { $good_amount }.
event-gained =
    { $good_id ->
        [blame] { $seat } takes { $good_amount }.
       *[other] { $seat } gains { $good_amount }.
    }
event-mustered = { $seat } musters { $warrior_amount }.
event-sailed = { $seat } sets the { $ship } on course for { $shore }.
event-rune_taken = { $seat } takes the rune { $rune }.
event-peeked = { $seat } looks at the journey card of { $shore }.
event-journey_seen = { $seat } sees the journey card of { $shore }: { $seen }.
event-destinies_drawn =
    { $n ->
        [one] { $seat } draws a destiny card.
       *[other] { $seat } draws { $n } destiny cards.
    }
event-destiny_seen = { $seat } draws the destiny { $destiny }.
event-destiny_kept = { $seat } keeps the destiny { $destiny }.
event-built = { $seat } builds the { $ship }.
event-hired = { $seat } hires a worker from the Worker Huts.
event-rune_used = { $seat } uses the rune { $rune }.
event-destiny_opened = { $seat } reveals the destiny { $destiny }, now worth { $n } glory.
event-assigned =
    { $target_id ->
        [troll] { $seat } sends { $warrior_amount } against the troll.
        [draugr_1] { $seat } sends { $warrior_amount } against the left draugr.
        [draugr_2] { $seat } sends { $warrior_amount } against the right draugr.
       *[other] { $seat } sends { $warrior_amount } aboard the { $target }.
    }
event-loaded = { $seat } loads { amount-food } onto the { $ship }.
event-assignment_done = { $seat } is ready for the fights.
event-turn_order_demanded = { $seat } demands turn order: everything sent out so far comes back, and the players take turns.
event-hunt_began = { $seat } goes hunting.
event-fight_began = { $seat } attacks { the-enemy }.
event-fight_skipped = Nobody stands up to { the-enemy }.
event-rolled = { $seat } rolls { $dice }.
event-favor_spent = { $seat } spends 1 favor on a reroll.
event-damaged =
    { $n ->
        [0] { $seat } deals no damage to the { $enemy }.
       *[other] { $seat } deals { $n } damage to the { $enemy } ({ $total } in all).
    }
event-lost =
    { $reason_id ->
        [combat] { $seat } loses { $warrior_amount } in battle.
        [hunger] { $seat } loses { $warrior_amount } to hunger.
        [journey] { $seat } loses { $warrior_amount } at sea.
       *[forbidden] { $seat } loses { $warrior_amount } before the fight: this monster refuses such warriors.
    }
event-lost_food = { $seat } loses 1 food at sea.
event-enemy_defeated = { $seat } defeats { the-enemy }!
event-enemy_stands = { $seat } loses the fight; the { $enemy } still stands.
event-blame_discarded = { $seat } sheds 1 blame.
event-blame_named = { $seat } lays the blame on { $other }.
event-journey_revealed = { $seat } turns up { $journey } on the way to { $shore }.
event-empty_ship = The { $ship } has no crew and turns back.
event-fed =
    { $starving ->
        [0] { $seat } feeds the whole crew ({ amount-warrior }).
       *[other] { $n ->
            [0] { $seat } has no food for the crew.
           *[other] { $seat } feeds { amount-warrior }; { $starving } must starve.
        }
    }
event-voyage_failed = The voyage to { $shore } fails; { $seat } has nobody left aboard.
event-troll_raged = Nobody stopped the { $enemy }: blame falls on everyone.
event-round_ended = Round { $round } ends.
event-game_ended = The saga is told; the glory is counted.

## Endings

ending-points =
    { $winners_count ->
        [one] { $winners } has earned the most glory: { $points }.
       *[other] { $winners } share the victory with { $points } glory each.
    }
ending-defeated = { $winners } wins the tie at { $points } glory by having defeated more enemies.

## Obstacles

obstacle-leader_taken = Another clan already follows this leader; choose another.
obstacle-space_taken = A worker already stands there this round; choose another space.
obstacle-already_hunting = You already have a worker at the Hunting Grounds, and one per round is all you may send.
obstacle-no_free_port = Every harbor already holds a longship; sail next round.
obstacle-port_taken = A longship is already bound for that shore; choose another.
obstacle-no_runes = No rune is left, neither on offer nor in the deck.
obstacle-has_longship = You already have a longship of your own, and one is all you may build.
obstacle-no_longship_left = Every private longship has already been built.
obstacle-longship_too_dear = You cannot afford any of the longships that are left; gather wood and coins first.
obstacle-longship_sold = This longship already has an owner.
obstacle-hut_empty = You have already hired your worker from the Worker Huts.
obstacle-own_longship_sailed = Your longship is already at sea this round.
obstacle-no_own_longship = You have no longship of your own yet; build one at the Shipwright.
obstacle-rune_used_up = You have already used this rune; each works only once.
obstacle-rune_not_now = This rune cannot be used now; its card says when.
obstacle-no_closed_destiny = You have no secret destiny card left to reveal.
obstacle-no_blank = None of your dice shows a blank, so there is nothing to reroll.
obstacle-no_losses_in_hunt = Nobody gets hurt on a hunt, so there is nothing to heal.
obstacle-no_die_at_home = You have no warrior of this kind at home.
obstacle-warrior_forbidden = This enemy refuses warriors of this kind; send others.
obstacle-ship_full = This longship is full.
obstacle-no_food_left = You have no food left.
obstacle-already_assigned = You have already sent something out, and turn order can be demanded only before that.
obstacle-no_favor = You have no favor left.
obstacle-dice_locked = Dice rerolled with Potential must stay as they fell.
obstacle-nothing_picked = Pick at least one die first.
obstacle-cannot_pay = This costs { $good_amount }, more than you have.

## Sources of points

source-track = Glory track
source-destiny = Destinies
source-sets = Sets of enemies
source-runes = Runes
source-longship = Longship
source-favor = Favor
source-coins = Coins
source-blame = Blame

## Options

option-variant_hall_of_fame = Slain enemies lie face up, so everyone sees who has slain what.
option-variant_wary_townsfolk = The town distrusts you all: everyone starts with 1 blame.
option-assign_mode = Players send out their warriors one after the other, or all at once and in secret unless someone demands turn order.
option-first_player = The player in this seat goes first, or one drawn at random.

## Explanations: goods, warriors, dice

text-coin = Pays for services in town. At the end every { $scoring_coins_per_glory } coins are worth 1 glory.
text-wood = Pays for runes and longships.
text-food = Feeds the crews of longships on their way. A warrior without food dies at sea.
text-favor = Spend 1 after a roll to reroll any of your dice. At the end each one left is worth { $scoring_favor_glory } glory.
text-glory = Whoever has the most at the end wins.
text-blame = Costs glory at the end: { $scoring_blame_penalty_2 }, { $scoring_blame_penalty_3 }, { $scoring_blame_penalty_4 }, { $scoring_blame_penalty_5 } or { $scoring_blame_penalty_6 } in all for one to five, { $scoring_blame_penalty_7 } for six or more.
text-worker = Each turn you send one to a free space. All come back at the end of the round.
text-warrior = A die that fights, sails and hunts for you. You can have at most { $supply_warrior_limit_per_player }.
text-swordsman = The faces of this die: { $faces_blank } blank, { $faces_hit_1 } with 1 hit, { $faces_hit_2 } with 2 hits, { $faces_shield } with a shield.
text-spearman = { text-swordsman }
text-axeman = The faces of this die: { $faces_blank } blank, { $faces_hit_1 } with 1 hit, { $faces_hit_2 } with 2 hits.
text-blank = Has no effect.
text-hit_1 = Deals { $damage } damage, or brings { $damage } food on a hunt.
text-hit_2 = Deals { $damage } damage, or brings { $damage } food on a hunt.
text-shield = Saves { $shields } of your warriors in this round of combat.

## Explanations: leaders

text-asmundr = Whenever you spend favor on a reroll, gain { $on_favor_reroll_gain }.
text-dagrun = At the Sage's House you draw { $extra_destiny_draw_n } more destiny card and keep the one you like best.
text-gylfir = At the Merchant Ship you pay nothing instead of { $waive_cost }.
text-svanhildr = Every hit face of your swordsmen deals { $damage_bonus_n } more damage, on a hunt too. With Retaliation their shields do as well.
text-ullr = In each round of combat in which at least one of your dice shows 2 hits, gain { $glory_on_face_n } glory.

## Explanations: the town

text-troll_gate = Claims the fight with the troll. Whoever slays it sheds 1 blame and gives 1 to another player; if it survives, everyone takes 1.
text-draugr_1 = Claims the fight with the left draugr, worth glory and coins.
text-draugr_2 = Claims the fight with the right draugr, worth glory and coins.
text-hunting_grounds = All warriors you have not sent elsewhere go hunting: 1 food for each hit, at most { $reserve_hunt_cap }. There is room for one worker of each player.
text-jarls_longhouse = Take { $gain_warrior } and the First Player Marker; if it is yours already, it goes to the player on your left.
text-armory = Take all the swordsmen waiting here; { $round_armory_swordsmen } more comes every round.
text-spear_maker = Take all the spearmen waiting here; { $round_spear_maker_spearmen } more comes every round.
text-blacksmith = Take all the axemen waiting here; { $round_blacksmith_axemen } more comes every round.
text-smokehouse = Take all the food hanging here; { $round_smokehouse_food } more comes every round.
text-market = Swap food, wood and coins one for one, as often as you like.
text-merchant_ship = Pay { $pay } and take everything on the open merchant card.
text-runesmith = Pay { $pay } and take a rune on offer, or the top card of the deck unseen.
text-sage_house = Look in secret at the journey card of one shore, then draw { $draw_destiny_draw } destiny card.
text-shipwright = Pay for a longship of your own. You may build one in the whole game.
text-stave_church = Buy 1, 2, 3 or 4 favor for { $buy_table_table_1_1 }, { $buy_table_table_2_1 }, { $buy_table_table_3_1 } or { $buy_table_table_4_1 } coins.
text-worker_huts = Hire one more worker, yours for good and ready at once. The first buyer of the game pays { $hire_worker_prices_1 } coins, the later ones { $hire_worker_prices_2 }, { $hire_worker_prices_3 } and { $hire_worker_prices_4 }.
text-small_public_longship = Send this longship to a free shore. It is free of charge and holds { $sail_ship_capacity } warriors and food in all.
text-large_public_longship = Pay { $pay } and send this longship to a free shore. It holds { $sail_ship_capacity } warriors and food in all.
text-stall_space_1 = Use the market stall that stands here.
text-stall_space_2 = { text-stall_space_1 }
text-stall_space_3 = { text-stall_space_1 }
text-stall_space_4 = { text-stall_space_1 }
text-beg = Gain 1 coin, but take 1 blame. You can always beg, with as many workers as you like.
text-own_longship = Send your own longship to a free shore, once per round and free of charge.
text-troll = This round's troll. If nobody slays it, everyone takes 1 blame.
text-troll_card = { text-troll }
text-draugr_card_1 = The draugr on the left; it leaves at the end of the round.
text-draugr_card_2 = The draugr on the right; it leaves at the end of the round.
text-rune_row = The runes the Runesmith offers. Gaps are filled when the next round begins.
text-merchant_pile = The top card shows what the Merchant Ship offers this round.
text-enemy_discard = Trolls and draugr that nobody has slain.

## Explanations: the sea

text-port_1 = Holds one longship per round, bound for Distant Shore 1.
text-port_2 = Holds one longship per round, bound for Distant Shore 2.
text-port_3 = Holds one longship per round, bound for Distant Shore 3.
text-port_4 = Holds one longship per round, bound for Distant Shore 4.
text-shore_1 =
    { $distance_id ->
        [near] A near shore: 1 food feeds { $warriors_fed_per_food } warriors on the way.
       *[far] A far shore: 1 food feeds only { $warriors_fed_per_food } warrior on the way.
    }
text-shore_2 = { text-shore_1 }
text-shore_3 = { text-shore_1 }
text-shore_4 = { text-shore_1 }
text-small_public = Holds { $capacity } warriors and food in all. Anyone may take it, free of charge.
text-large_public = Holds { $capacity } warriors and food in all. Anyone may take it for { $hire_cost }.
text-private_karve = Holds { $capacity } warriors and food in all. Costs { $build_cost }; worth { $glory_amount } at the end.
text-private_snekkja = { text-private_karve }
text-private_skeid = { text-private_karve }
text-private_drakkar = { text-private_karve }
text-journey_all_quiet = A calm crossing: nothing happens.
text-journey_kraken = The crew must fight the Kraken: attack { $fight_attack }, defense { $fight_defense }. Slaying it brings { $fight_glory } glory.
text-journey_lost = The crew loses its way: the ship loses { $lose_from_ship_n } things, warriors or food, as its player chooses.
text-journey_becalmed = No wind for days: the ship loses { $lose_from_ship_n } food.
text-journey_storm = The ship loses { $lose_from_ship_n } warrior or { $lose_from_ship_n } food, as its player chooses.
text-journey_whirlpool = The ship loses { $lose_from_ship_n } warrior.

## Explanations: stalls and merchants

text-stall_outcast = Pay { $repeat_trade_pay } for { $repeat_trade_gain }, up to { $repeat_trade_max } times.
text-stall_trader = Gain { $gain }.
text-stall_skald = Gain { $gain }.
text-stall_stranger = Gain { $gain }.
text-stall_savages = Pay { $pay } and take { $gain_warrior }.
text-stall_heroes = { text-stall_savages }
text-stall_raiders = { text-stall_savages }
text-stall_vikings = { text-stall_savages }
text-merchant_fishmonger = Gain { $gain }.
text-merchant_timber_barge = Gain { $gain }.
text-merchant_farmers = Gain { $gain }.
text-merchant_shipbreakers = Gain { $gain }.
text-merchant_young_blades = Take { $gain_warrior }.
text-merchant_spear_escort = Take { $gain_warrior } and { $gain }.
text-merchant_axe_for_hire = Take { $gain_warrior } and { $gain }.
text-merchant_settlers = Take { $gain_warrior }, { $gain }.

## Explanations: runes

rune-free = On your turn, or before or after one of your fights or hunts,
rune-worth = Worth { $glory_amount } at the end, used or not.
text-rune_gifts = { rune-free } take { $gain_choice_n } things, each wood, food or a coin. { rune-worth }
text-rune_fame = When you defeat an enemy, gain another { $bonus_glory_percent_percent }% of its glory, rounded down. { rune-worth }
text-rune_healing = After a roll in a fight: you lose no warriors in this round of combat. { rune-worth }
text-rune_journey = When your journey card is revealed, discard it and face the top card of the deck instead. { rune-worth }
text-rune_knowledge = { rune-free } look in secret at every face-down journey card. { rune-worth }
text-rune_potential = After a roll, reroll all your blanks; the new faces stay. { rune-worth }
text-rune_retaliation = After a roll, each of your shields also deals { $faces_also_damage_n } damage, or brings { $faces_also_damage_n } food on a hunt. { rune-worth }
text-rune_success = { rune-free } reveal one of your destiny cards and score it now, and again at the end. { rune-worth }
text-rune_true_sight = At the Sage's House, draw { $extra_destiny_draw_n } more destiny cards and keep the one you like best. { rune-worth }
text-rune_wealth = { rune-free } double your coins, up to { $double_resource_max_gain } more. { rune-worth }

## Explanations: destinies

destiny-worth = { $full } glory if you alone have the most, { $tied } if you share first place.
text-destiny_troll_slayer = Defeated trolls: { destiny-worth }
text-destiny_draugr_slayer = Defeated draugr: { destiny-worth }
text-destiny_monster_slayer = Defeated monsters: { destiny-worth }
text-destiny_red_hunter = Defeated red enemies: { destiny-worth }
text-destiny_yellow_hunter = Defeated yellow enemies: { destiny-worth }
text-destiny_blue_hunter = Defeated blue enemies: { destiny-worth }
text-destiny_hoarder = Coins: { destiny-worth }
text-destiny_woodcutter = Wood: { destiny-worth }
text-destiny_provider = Food: { destiny-worth }
text-destiny_god_touched = Favor: { destiny-worth }
text-destiny_warlord = Warriors: { destiny-worth }
text-destiny_rune_keeper = Runes, used ones too: { destiny-worth }

## Explanations: enemies, one sentence for each deck

forbidden-warriors =
    { $forbidden_count ->
        [0] { "" }
       *[other] { " " }Forbidden: { $forbidden }.
    }
text-each-trolls = Attack { $attack }, defense { $defense }; worth { $glory_amount } and { $wood_amount }.{ forbidden-warriors }
text-each-draugr =
    A { $color } draugr: attack { $attack }, defense { $defense }; worth { $glory_amount } and { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.{ forbidden-warriors }
text-each-monsters =
    { $forbidden_count ->
        [0] A { $color } monster: attack { $attack }, defense { $defense }; worth { $glory_amount } and { $favor_amount }.
       *[other] A { $color } monster: attack { $attack }, defense { $defense }; worth { $glory_amount } and { $favor_amount }. Forbidden: { $forbidden }; any aboard die before the fight.
    }

# Plans: what can be left to the table. $a is the round that the plan ends with.
plan-accept_rolls = Accept all my rolls until round { $a } is over
plan-keep_runes = Use no runes around my fights until round { $a } is over

## Previews: what a choice brings, in a few words

preview-gain = Gain { $gain }
preview-cost = Costs { $cost }
preview-trade = Pay { $cost }, gain { $gain }
preview-waste = Costs { $cost } and brings nothing
preview-nothing = Brings nothing
preview-marker = No warrior; only the First Player Marker moves
preview-worth = Worth { $glory } glory at the end
preview-claim = Attack { $attack }, defense { $defense }, for { $gain }; { $percent }% to win if everyone at home goes
preview-sail =
    Attack { $attack }, defense { $defense }, for { $gain }; 1 food feeds { $fed ->
        [one] { $fed } warrior
       *[other] { $fed } warriors
    }
preview-build = Pay { $cost }; holds { $capacity }, worth { $glory } glory at the end
preview-blame = Then { $blame } blame in all: −{ $penalty } glory at the end
preview-chance = { $percent }% to win
preview-accept =
    { $n ->
        [0] { $percent }% to win, no losses now
       *[other] { $percent }% to win, lose { $n } now
    }
preview-falls =
    { $n ->
        [0] The enemy falls, no losses
       *[other] The enemy falls, lose { $n }
    }
preview-unchanged = Changes nothing about this roll
preview-hunt = Brings { amount-food }
preview-hunt-average = Brings about { amount-food }
preview-stay =
    { $n ->
        [one] 1 warrior stays at home
       *[other] { $n } warriors stay at home
    }
preview-hunters =
    { $n ->
        [one] 1 warrior goes hunting
       *[other] { $n } warriors go hunting
    }
preview-open =
    { $n ->
        [0] Brings nothing now; counts again at the end
       *[other] Gain { amount-glory } now; counts again at the end
    }
preview-known = You already know this card

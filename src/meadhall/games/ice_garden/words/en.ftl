### Lords of the Ice Garden in English (Project Fluent).
###
### `meadhall.words.vocabulary` says how variables are named: a fact `$x` is a name, `$x_id` its id
### for selectors, `$x_amount` a number with its thing, `$x_<field>` what the content says about it,
### `$x_now_<field>` what the table shows of it.

game-name = Lords of the Ice Garden
game-summary = Scientists from Earth rule Midgaard like gods. Spread your influence, make creatures out of the M-factor and dominate regions, but mind your reputation: Vuko Drakkainen hunts whoever goes too far. Reach { $victory_track_end_threshold } victory points or your scientist's goal before the Dead Snow falls.

## Amounts

amount-population = { $n } population
amount-gold = { $n } gold
amount-m_factor = { $n } M-factor
amount-m_factor_level_0 = { amount-m_factor }
amount-m_factor_0 = { amount-m_factor } of level 0
amount-m_factor_1 = { amount-m_factor } of level 1
amount-m_factor_2 = { amount-m_factor } of level 2
amount-m_factor_3 = { amount-m_factor } of level 3
amount-victory_points =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
amount-influence_marker =
    { $n ->
        [one] { $n } influence marker
       *[other] { $n } influence markers
    }
amount-controlled_marker =
    { $n ->
        [one] { $n } influence marker under Vuko's control
       *[other] { $n } influence markers under Vuko's control
    }
amount-action_marker =
    { $n ->
        [one] { $n } action marker
       *[other] { $n } action markers
    }
amount-nation =
    { $n ->
        [one] { $n } nation marker
       *[other] { $n } nation markers
    }
amount-magical_reserve =
    { $n ->
        [one] { $n } magical reserve
       *[other] { $n } magical reserves
    }
amount-vuko_token =
    { $n ->
        [one] { $n } Vuko token
       *[other] { $n } Vuko tokens
    }
amount-moonlit_brother =
    { $n ->
        [one] { $n } Moonlit Brother
       *[other] { $n } Moonlit Brothers
    }
amount-enlightened_one =
    { $n ->
        [one] { $n } Enlightened One
       *[other] { $n } Enlightened Ones
    }
amount-harrasim =
    { $n ->
        [one] Harrasim
       *[other] { $n } Harrasim
    }
amount-crab =
    { $n ->
        [one] { $n } Crab
       *[other] { $n } Crabs
    }
amount-rattling_musician =
    { $n ->
        [one] { $n } Rattling Musician
       *[other] { $n } Rattling Musicians
    }
amount-wyvern =
    { $n ->
        [one] { $n } Wyvern
       *[other] { $n } Wyverns
    }
amount-wild_children =
    { $n ->
        [one] { $n } band of Wild Children
       *[other] { $n } bands of Wild Children
    }
amount-faun =
    { $n ->
        [one] { $n } Faun
       *[other] { $n } Fauns
    }
amount-nightmare =
    { $n ->
        [one] { $n } Nightmare
       *[other] { $n } Nightmares
    }
amount-volcano_people =
    { $n ->
        [one] { $n } band of Volcano People
       *[other] { $n } bands of Volcano People
    }
amount-ice_drakkar =
    { $n ->
        [one] { $n } Ice Drakkar
       *[other] { $n } Ice Drakkars
    }
amount-tree_brothers =
    { $n ->
        [one] { $n } band of Tree Brothers
       *[other] { $n } bands of Tree Brothers
    }

## Names: terms

name-seat_1 = Independent Player
name-population = Population
name-gold = Gold
name-m_factor = M-factor
name-m_factor_0 = M-factor of level 0
name-m_factor_1 = M-factor of level 1
name-m_factor_2 = M-factor of level 2
name-m_factor_3 = M-factor of level 3
name-stock = Stock
name-victory_points = Victory points
name-region = Region
name-region_tile = Region tile
name-order = Red number
name-unit = Unit
name-level = Unit level
name-character = Scientist
name-character_board = Character board
name-influence_marker = Influence marker
name-controlled_marker = Marker under Vuko's control
name-controlled = Under Vuko's control
name-nation = Independent Nation
name-magical_reserve = Magical reserve
name-thorn = The Thorn
name-red_tower = Red Tower
name-nightmare_token = Nightmare token
name-region_lock = Locked region
name-region_lock_token = Region lock
name-action_marker = Action marker
name-action_box = Action box
name-action_order_token = Action order token
name-order_1 = Order token 1
name-order_2 = Order token 2
name-order_3 = Order token 3
name-order_4 = Order token 4
name-order_5 = Order token 5
name-initiative_track = Initiative track
name-helm = Helm
name-ship = Ship
name-red_ship = Red ship
name-stage = Game stage
name-stage_1 = Stage 1
name-stage_2 = Stage 2
name-stage_3 = Stage 3
name-stage_4 = Stage 4
name-reputation = Reputation
name-yin_yang = yin-yang
name-dead_snow = Dead Snow
name-vuko_token = Vuko token
name-vuko_tile = Vuko tile
name-goal = Individual goal
name-goal_red_towers = Red Towers
name-goal_absorbed_reserves = Absorbed reserves
name-goal_locked_regions = Locked regions
name-goal_recruited_markers = Recruited markers
name-summon = Summoning
name-upgrade = Upgrade
name-discard_vuko_token = Discard a Vuko token
name-raise_reputation = Raise reputation
name-move_m_factor = Move M-factor
name-upgrade_unit = Upgrade a unit
name-summon_units = Summon units
name-setup = Setup
name-help = Help
name-initiative = Initiative
name-initiative_phase = Initiative phase
name-planning = Planning
name-planning_phase = Planning phase
name-action_phase = Action phase
name-domination = Domination
name-domination_phase = Domination phase
name-over = End of the game
name-player = Player
name-ip = Independent Player
name-vuko_tiles = Vuko tiles
name-vuko_1 = Vuko tile of stage 1
name-vuko_2 = Vuko tile of stage 2
name-vuko_3 = Vuko tile of stage 3
name-vuko_4 = Vuko tile of stage 4
name-action_order = Action order
name-faun_may_leave_locked = Fauns may leave
name-crab_third_attack = Third Attack for Crabs
name-dead_snow_ties = Ties when the Dead Snow falls
name-english = as in the English rulebook
name-polish = as in the Polish rulebook
name-solo_level = Solo level
name-scientist_1 = Scientist of seat 1
name-scientist_2 = Scientist of seat 2
name-scientist_3 = Scientist of seat 3
name-scientist_4 = Scientist of seat 4
name-random = at random
name-red = red
name-black = black
name-green = green
name-blue = blue

## Names: regions

name-ice_garden = Ice Garden
name-viper_gorge_pile = Viper Gorge influence pile
name-frozen_wastes = Frozen Wastes
name-northern_fjords = Northern Fjords
name-wastes_of_dread = Wastes of Dread
name-coast_of_sails = Coast of Sails
name-bear_lands = Lands of the Bear People
name-valley_of_sorrow = Valley of Sorrow
name-fire_lands = Land of the People of Fire
name-snake_lands = Land of the People of the Snake

## Names: action boxes

name-viper_gorge = Viper Gorge
name-influence = Influence
name-move = Move
name-voracious_mountain = Voracious Mountain
name-raven_shadow = Raven Shadow
name-making = Making
name-activation = Activation
name-vuko = Vuko Drakkainen

## Names: scientists and units

name-freihoff = Ulrike Freihoff
name-van_dyken = Pier van Dyken
name-callo = Passionaria Callo
name-fjollsfinn = Olaf Fjollsfinn
name-moonlit_brother = Moonlit Brother
name-enlightened_one = Enlightened One
name-harrasim = Harrasim
name-crab = Crab
name-rattling_musician = Rattling Musician (Piper)
name-wyvern = Wyvern
name-wild_children = Wild Children
name-faun = Faun
name-nightmare = Nightmare
name-volcano_people = Volcano People
name-ice_drakkar = Ice Drakkar
name-tree_brothers = Tree Brothers

## Names: what units can do

name-attack = Attack
name-shield = Shield
name-dominate = Dominate
name-speed = Speed
name-maker_spy = Maker-Spy
name-ice_floe_crossing = Ice Floe Crossing
name-recruit = Recruitment
name-piper = Piper
name-pillage = Pillage
name-torment = Torment
name-enthral = Enthral
name-absorb_reserves = The Thorn absorbs
name-lock_region = Region lock
name-build_tower = Red Tower
name-carry_reserves = Reserves carried to the Thorn

## Names: Vuko tiles

name-fire_people = Fire People
name-whisperers = Those Who Whisper to Shadows
name-nightwalkers = Nightwalkers
name-both_bears = Both Bears
name-vuko_and_cyphral = Vuko and Cyphral
name-giant_snake = Vuko fights with Callo's giant snake
name-raven_plan = The plan of Vuko and Raven Shadow
name-spear_of_fools = Vuko skewered with the Spear of Fools

## Names: levels of the solo game

name-easy = Easy
name-medium = Medium
name-hard = Hard
name-true_scientist = True Scientist of Midgaard

## Names made of others

naming-region_tile = Region tile { $order }
naming-exchange = { $given } for { $taken }

## Who and what is meant, and where it is, comes from or goes to

in-region = in the { $region }
from-region = from the { $region }
into-to = to the { $to }
in-a = in the { $a }
from-a = from the { $a }
into-a = to the { $a }
unit-name =
    { $unit_id ->
        [rattling_musician] Rattling Musician
       *[other] { $unit }
    }
the-unit =
    { $unit_id ->
        [harrasim] Harrasim
       *[other] the { unit-name }
    }
the-a =
    { $a_id ->
        [harrasim] Harrasim
        [rattling_musician] the Rattling Musician
       *[other] the { $a }
    }
token-number =
    { $token_id ->
        [order_1] 1
        [order_2] 2
        [order_3] 3
        [order_4] 4
       *[order_5] 5
    }

## Prompts, and what the others read meanwhile

prompt-LayTile = Lay a face-down tile: choose its region.
    .waiting = Waiting for { $seats } to lay a region tile.
prompt-PlaceThorn = Choose the Thorn's region; the tiles are still face down.
    .waiting = Waiting for { $seats } to place the Thorn.
prompt-StartInfluence = Place one of your first two influence markers.
    .waiting = Waiting for { $seats } to place a first influence marker.
prompt-PlaceHelp =
    { $left ->
        [one] Help: place 1 marker in any open region, or finish.
       *[other] Help: place up to { $left } markers in any open regions, or finish.
    }
    .waiting = Waiting for { $seats } to come back to the map with influence markers.
prompt-Advance = Choose how far to advance on the initiative track.
    .waiting = Waiting for { $seats } to advance on the initiative track.
prompt-PickToken = Choose an action order token to place.
    .waiting = Waiting for { $seats } to choose an action order token.
prompt-PlaceToken = { $token }: choose its action box.
    .waiting = Waiting for { $seats } to put an action order token on a box.
prompt-PlanMarker =
    { $own_action_markers ->
        [one] Place your last action marker in a box.
       *[other] Place one of your { $own_action_markers } action markers in a box.
    }
    .waiting = Waiting for { $seats } to plan an action.
prompt-Gorge =
    { $took ->
        [true] Viper Gorge: exchange two tokens for one, or finish.
       *[false] Viper Gorge: take a token, exchange two for one, or finish.
    }
    .waiting = Waiting for { $seats } to trade in Viper Gorge.
prompt-PlaceInfluence =
    { $left ->
        [one] Place one more marker for 1 population, or finish.
       *[other] Place up to { $left } markers for 1 population each, or finish.
    }
    .waiting = Waiting for { $seats } to place influence.
prompt-MoveAction =
    { $left ->
        [one] Move a piece one more step for 1 gold, or finish.
       *[other] Move a piece one step for 1 gold ({ $left } steps left), or finish.
    }
    .waiting = Waiting for { $seats } to move a piece.
prompt-MoveTo = { $piece }: choose an adjacent region.
    .waiting = Waiting for { $seats } to choose where a piece { from-region } goes.
prompt-MountainFrom = Voracious Mountain: choose the region to leave, or finish.
    .waiting = Waiting for { $seats } to choose who travels through the Voracious Mountain.
prompt-MountainTo = Voracious Mountain: choose where your pieces come out.
    .waiting = Waiting for { $seats } to choose where the Voracious Mountain leads { from-region }.
prompt-MountainCarry =
    { $moved ->
        [true] Send more pieces { into-to }, or finish.
       *[false] Choose the first piece to send { into-to }.
    }
    .waiting = Waiting for { $seats } to send pieces { from-region } { into-to }.
prompt-RavenShadow = Discard a Vuko token, raise your reputation, or finish.
    .waiting = Waiting for { $seats } to turn to Raven Shadow.
prompt-Making = Making: choose an option (each once), or finish.
    .waiting = Waiting for { $seats } to use Making.
prompt-ShiftMFactor =
    { $left ->
        [one] Move M-factor one last step, or finish.
       *[other] Move M-factor between levels ({ $left } steps left), or finish.
    }
    .waiting = Waiting for { $seats } to move M-factor.
prompt-UpgradeUnit = Choose a kind of unit to upgrade, or finish without buying.
    .waiting = Waiting for { $seats } to choose units to upgrade.
prompt-UpgradeAbility = { unit-name }: choose an ability to buy.
    .waiting = Waiting for { $seats } to choose an upgrade.
prompt-UpgradeSpace = { unit-name }: choose the space for { $ability }.
    .waiting = Waiting for { $seats } to place an upgrade.
prompt-ChooseUnit = Choose a kind of unit to summon.
    .waiting = Waiting for { $seats } to choose units to summon.
prompt-ChooseCount = { unit-name }: choose how many to summon.
    .waiting = Waiting for { $seats } to choose how many units to summon.
prompt-PlaceUnit =
    { $left ->
        [one] { unit-name }: choose a region to appear in.
       *[other] { unit-name }: choose a region ({ $left } units to place).
    }
    .waiting = Waiting for { $seats } to place summoned units.
prompt-AssignAbility =
    { $assigned ->
        [0] Maker-Spy: give Harrasim a new ability, or keep the old ones.
       *[other] Maker-Spy: give Harrasim a second, different ability.
    }
    .waiting = Waiting for { $seats } to choose what Harrasim can do.
prompt-Cross = Ice Floe Crossing: choose a piece to cross, or finish.
    .waiting = Waiting for { $seats } to cross between the Ice Drakkars.
prompt-Hurry = Speed: choose a unit to move one region, or finish.
    .waiting = Waiting for { $seats } to move swift units.
prompt-HurryTo = { $piece }: choose an adjacent region.
    .waiting = Waiting for { $seats } to choose where a swift unit { from-region } goes.
prompt-OfferAttack = Pay 2 gold to attack with every unit that can, or decline.
    .waiting = Waiting for { $seats } to decide on an attack.
prompt-DealDamage =
    { $pool ->
        [one] { $region }: deal your last point of damage, or finish.
       *[other] { $region }: deal damage ({ $pool } points left), or finish.
    }
    .waiting = Waiting for { $seats } to deal damage { in-region }.

prompt-LoseUnit = Vuko has found you: choose a unit to lose.
    .waiting = Waiting for { $seats } to lose a unit to Vuko.
prompt-WithdrawUnit = Giant snake: choose where { the-unit } must go.
    .waiting = Waiting for { $seats } to withdraw a unit from the giant snake.
prompt-TakeKind = { $region }: take one kind of resource.
    .waiting = Waiting for { $seats } to take a resource { in-region }.
prompt-SeizeMarker =
    { $recruits ->
        [true] Recruitment: choose a marker to take to the Ice Garden.
       *[false] Enthral: choose a marker to replace with one of yours.
    }
    .waiting =
        { $recruits ->
            [true] Waiting for { $seats } to recruit an influence marker { in-region }.
           *[false] Waiting for { $seats } to enthral an influence marker { in-region }.
        }
prompt-Pillage = Pillage: choose what to take, and from whom.
    .waiting = Waiting for { $seats } to pillage { in-region }.
prompt-PillageStock = Pillage: choose what to take from the stock.
    .waiting = Waiting for { $seats } to pillage.
prompt-EvictMarker =
    { $left ->
        [one] The region locks: choose where your last marker goes.
       *[other] The region locks: choose where a marker goes ({ $left } must leave).
    }
    .waiting = Waiting for { $seats } to leave the { $region }, which locks.

## Moves, as on buttons

move-tile = Lay the tile { in-a }
move-thorn = Place the Thorn { in-a }
move-influence = Place an influence marker { in-a }
move-advance =
    { $a ->
        [one] Advance { $a } helm
       *[other] Advance { $a } helms
    }
move-token =
    Take order token { $a_id ->
        [order_1] 1
        [order_2] 2
        [order_3] 3
        [order_4] 4
       *[order_5] 5
    }
move-box = Put it on { $a }
move-plan = Plan { $a }
move-take =
    Take { $a_id ->
        [population] population
        [gold] gold
       *[m_factor] M-factor
    }
move-exchange = Exchange { $a }
move-move = Move { $b_amount } { from-a }
move-from = Leave the { $a }
move-to = Send { into-a }
move-carry = Take { $a_amount } along
move-raven-discard_vuko_token = Pay 1 M-factor and discard 1 Vuko token
move-raven-raise_reputation = Raise your reputation by 2
move-make-move_m_factor = Move M-factor between levels
move-make-upgrade_unit = Buy an upgrade
move-make-summon_units = Summon units
move-shift = Move 1 M-factor from level { $a } to level { $b }
move-upgrade = Upgrade { the-a }
move-ability = Buy { $a } for { $a_price }
move-space = Use space { $a }
move-summon = Summon { the-a } (level { $a_level })
move-count =
    { $a ->
        [one] Summon { $a } unit
       *[other] Summon { $a } units
    }
move-keep = Keep the abilities as they are
move-assign = Give Harrasim { $a }
move-attack = Pay 2 gold and attack
move-hit-nation = Hit a nation marker
move-hit =
    { $a_group_id ->
        [characters] { $b_id ->
            [controlled_marker] Hit { $a }'s marker under Vuko's control
           *[influence_marker] Hit { $a }'s influence marker
        }
       *[units] { $b ->
            [0] Hit { the-a }
           *[other] Hit { the-a } again ({ $b } damage so far)
        }
    }
move-lose = Give up { the-a }
move-seize =
    { $b_id ->
        [controlled_marker] Take { $a }'s marker under Vuko's control
       *[influence_marker] Take { $a }'s influence marker
    }
move-pillage = Pillage { $b_amount } from { $a }
move-decline = Do not attack
move-done = Finish

## Events, as lines of the log

event-scientist_taken = { $seat } plays { $scientist }.
event-order_set = Order of play: { $order }.
event-tile_laid = { $seat } lays a tile face down { in-region }.
event-thorn_placed = { $seat } plants the Thorn { in-region }.
event-reserve_found = A magical reserve is found { in-region }.
event-tile_revealed = { $tile } is revealed { in-region }.
event-vuko_tile_laid = Stage { $stage } gets the Vuko tile “{ $effect }”.
event-round_began = Round { $round } begins.
event-helped = { $seat } is short of influence and gets help.
event-advanced =
    { $n ->
        [one] { $seat } advances { $n } helm, to helm { $helm }.
       *[other] { $seat } advances { $n } helms, to helm { $helm }.
    }
event-ship_triggered = { $seat } reaches the red ship at helm { $helm }: the regions score this round.
event-stage_began = Stage { $stage } of the game begins.
event-vuko_tile_began = The Vuko tile “{ $effect }” takes effect.
event-vuko_tile_ended = The Vuko tile “{ $effect }” is no longer in effect.
event-markers_taken = { $seat } takes { amount-action_marker }.
event-order_token_placed = { $seat } puts order token { token-number } on { $box }.
event-round_ended = Round { $round } ends.
event-planned =
    { $box_id ->
        [viper_gorge] { $seat } plans { $box } and leaves an influence marker there.
       *[other] { $seat } plans { $box } (number { $number }).
    }
event-set_aside = { $seat } finds no open box and sets { amount-action_marker } aside.
event-box_began =
    { $box_id ->
        [vuko] Now Vuko acts.
       *[other] Next comes { $box }.
    }
event-action_began = { $seat } turns to { $box }.
event-declined = { $seat } takes no action.
event-influence_placed =
    { $why_id ->
        [help] { $seat } places an influence marker { in-region } as help.
       *[other] { $seat } places an influence marker { in-region }.
    }
event-gained =
    { $why_id ->
        [help] { $seat } gets { $resource_amount } as help.
        [viper_gorge] { $seat } takes { $resource_amount } in Viper Gorge.
        [region] { $seat } takes { $resource_amount } from the region.
        [reserves] { $seat } draws { $resource_amount } from the magical reserves.
        [piper] { $seat } gains { $resource_amount }: people follow the Piper.
       *[pillage] { $seat } gains { $resource_amount } through Pillage.
    }
event-paid = { $seat } pays { $resource_amount }.
event-exchanged =
    { $seat } exchanges { $given_id ->
        [population] { $also_id ->
            [population] 2 population
            [gold] 1 population and 1 gold
           *[m_factor] 1 population and 1 M-factor
        }
        [gold] { $also_id ->
            [gold] 2 gold
           *[m_factor] 1 gold and 1 M-factor
        }
       *[m_factor] 2 M-factor
    } for { $taken_amount }.
event-moved =
    { $why_id ->
        [voracious_mountain] { $seat } sends { $piece_amount } through the mountain, { from-region } { into-to }.
        [ice_floe_crossing] { $seat } ferries { $piece_amount } { from-region } { into-to }.
        [speed] { $seat } hurries { $piece_amount } { from-region } { into-to }.
        [lock] { $seat } withdraws { $piece_amount } { from-region } { into-to }: the region locks.
        [giant_snake] { $seat } withdraws { $piece_amount } { from-region } { into-to }, away from the giant snake.
       *[move] { $seat } moves { $piece_amount } { from-region } { into-to }.
    }
event-reputation_changed = { $seat } moves from { $before } to { $space } on the reputation track.
event-vuko_token_taken =
    { $why_id ->
        [dead_snow] { $seat } brings down the Dead Snow and takes a Vuko token.
       *[visit] Vuko gives { $seat } a Vuko token.
    }
event-vuko_token_discarded =
    { $why_id ->
        [nightwalkers] { $seat } discards { amount-vuko_token } because of the Nightwalkers.
       *[raven_shadow] { $seat } discards { amount-vuko_token }.
    }
event-option_taken =
    { $option_id ->
        [move_m_factor] { $seat } moves M-factor.
        [upgrade_unit] { $seat } turns to upgrades.
       *[summon_units] { $seat } summons units.
    }
event-dead_snow_rose = The Dead Snow moves up by { $n }, to { $total }.
event-m_factor_moved = { $seat } moves 1 M-factor from level { $level } to level { $to }.
event-upgraded = { $seat } buys { $ability } for { the-unit }.
event-upgrade_forgone = { $seat } buys no upgrade.
event-upgrade_returned = { $seat } takes { $ability } off { the-unit }.
event-summoning = { $seat } summons { $unit_amount }.
event-summoned = { $seat } places { $unit_amount } { in-region }.
event-assigned = { $seat } gives { the-unit } { $ability } (Maker-Spy).
event-attack_began = { $seat } attacks with all units that can.
event-attack_declined = { $seat } does not attack.
event-region_attacked =
    { $n ->
        [one] { $seat } attacks { in-region } with { $n } point of damage.
       *[other] { $seat } attacks { in-region } with { $n } points of damage.
    }
event-unit_hit = { $seat } hits { $other }'s { unit-name } { in-region } ({ $damage } of { $needed } damage).
event-unit_defeated = { $seat } defeats { $other }'s { unit-name } { in-region }!
event-marker_defeated =
    { $piece_id ->
        [controlled_marker] { $seat } removes one of { $other }'s markers under Vuko's control { in-region }.
       *[influence_marker] { $seat } removes one of { $other }'s influence markers { in-region }.
    }
event-nation_defeated = { $seat } defeats an Independent Nation { in-region }.
event-unit_removed =
    { $why_id ->
        [vuko] Vuko slays { $seat }'s { unit-name } { in-region }.
        [lock] { $seat } takes { $unit_amount } { from-region } back to the supply: the region locks.
       *[defeated] { $seat } takes { $unit_amount } { from-region } back to the supply.
    }
event-scored =
    { $why_id ->
        [attack] { $seat } scores { amount-victory_points } for the attack, { $total } in all.
        [region] { $seat } scores { amount-victory_points } for the region, { $total } in all.
       *[viper_gorge] { $seat } scores { amount-victory_points } for the most markers in Viper Gorge, { $total } in all.
    }
event-vuko_idle = Nobody has given Vuko a reason to come.
event-vuko_skipped = Vuko is impaled on the Spear of Fools and does not act.
event-vuko_came = Vuko appears { in-region }, on the trail of { $seat }.
event-vuko_moved = Vuko goes { from-region } { into-to }, on the trail of { $seat }.
event-vuko_stayed = Vuko stays { in-region }, on the trail of { $seat }.
event-vuko_finds_nobody = Vuko looks for { $seat }, but finds nothing in any open region.
event-vuko_left = Vuko disappears { from-region } and leaves the board.
event-freed = { $seat } regains control of { amount-influence_marker } { in-region }.
event-controlled = Vuko takes control of { $n } of { $seat }'s influence markers { in-region }.
event-expelled = The Nightwalkers drive away { $n } of { $seat }'s influence markers { from-region }.
event-nations_carried = Vuko leads { amount-nation } { from-region } { into-to }.
event-ranked =
    { $ranking_count ->
        [one] { $ranking } dominates the { $region }.
       *[other] Ranking { in-region }: { $ranking }.
    }
event-nobody_dominates = Nobody dominates the { $region }.
event-absorbed = { $seat }'s Thorn absorbs { amount-magical_reserve } { in-region }, { $total } in all.
event-recruited = { $seat } recruits one of { $other }'s influence markers { in-region }; the Ice Garden holds { $total }.
event-enthralled = { $seat } enthrals one of { $other }'s influence markers { in-region } and puts one of their own there.
event-pillaged = { $seat } pillages { $good_amount } from { $other } { in-region }.
event-tormented = { $seat } spreads torment { in-region } (Nightmare tokens there: { $total }).
event-tower_built = { $seat } raises a Red Tower { in-region }, { $total } in all.
event-reserves_carried = { $seat } carries { amount-magical_reserve } { from-region } { into-to }, to the Thorn.
event-reserves_turned =
    { $n ->
        [one] { $n } magical reserve { in-region } is turned face up.
       *[other] { $n } magical reserves { in-region } are turned face up.
    }
event-region_locked = { $seat } locks the { $region }; locked regions: { $total }.
event-nations_gone =
    { $n ->
        [one] { $n } nation marker leaves the { $region } for good.
       *[other] { $n } nation markers leave the { $region } for good.
    }
event-markers_returned = { $seat } takes { amount-influence_marker } { from-region } back to the supply.
event-reserve_rehoused = A magical reserve moves { from-region } { into-to }.
event-reserve_lost = The magical reserve { from-region } finds no place and leaves the game.
event-m_factor_blocked = Vuko and Cyphral let nobody take M-factor { in-region }.
# What the Independent Player does; seen/citing.py knows by which rule.
rolled-for =
    { $purpose_id ->
        [thorn] the region of the Thorn
        [first_unit] the region of its first unit
        [influence] the region of its markers
        [summon] the region of a summoned unit
        [unit_move] the destination of a unit
        [ice_floe_crossing] the direction of its crossing
       *[pillage] its loot
    }
event-rolled = { $seat } rolls { $number } for { rolled-for }.
event-rolled_region = { $seat } rolls { $number } for { rolled-for }: the { $region }.
event-rolled_in_vain =
    { $why_id ->
        [locked] { $seat } rolls { $number }, a locked region, and rolls again.
        [goal_done] { $seat } rolls { $number }, a region where the goal is already reached, and rolls again.
       *[nothing_there] { $seat } rolls { $number }; the Player has nothing of that kind, so it rolls again.
    }
event-independent_acts =
    { $box_id ->
        [viper_gorge] { $seat } does nothing in { $box }.
        [raven_shadow] { $seat } does nothing in { $box }.
        [making] { $seat } acts before the Player in { $box }: it moves the Dead Snow, then summons.
        [activation] { $seat } acts before the Player in { $box } and attacks wherever it can.
        [vuko] In the solo game Vuko visits only the Player.
       *[other] { $seat } acts before the Player in { $box }: the die places its markers.
    }
event-independent_idle =
    { $why_id ->
        [nothing_to_place] { $seat } has neither a marker nor a level 1 unit left to place.
        [nothing_to_summon] { $seat } has no unit left to summon.
        [nothing_to_pillage] { $seat } finds nothing to pillage.
        [dominates_both] { $seat } dominates both Drakkar regions, so nobody crosses.
        [no_use_for_piper] { $seat } collects no resources, so its Piper calls nobody.
       *[no_player_there] { $seat } meets the Player in neither Drakkar region, so nobody crosses.
    }
event-independent_chose =
    { $why_id ->
        [upgrades] { $seat } fills the free spaces of its units with upgrades, level 3 first.
        [maker_spy] { $seat } chooses Attack and Shield for its Maker-Spy, as always.
        [crossing] { $seat } crosses to the region where the Player is.
        [torment] { $seat } spreads torment where it dominates, as any player would.
        [recruit] { $seat } recruits one of the Player's markers, a free one if possible.
        [enthral] { $seat } enthrals one of the Player's markers, a free one if possible.
        [event] { $seat } dominates, so the region's event happens as usual.
        [lock] { $seat } leaves the locked region for the adjacent open region with the lowest red number.
       *[giant_snake] { $seat } withdraws to the adjacent open region with the lowest red number.
    }
event-unit_stayed =
    { $why_id ->
        [torment] { $seat } keeps { $unit_amount } { in-region }: there is torment to spread.
        [tower] { $seat } keeps { $unit_amount } { in-region }: there is no Red Tower yet.
        [reserves] { $seat } keeps { $unit_amount } { in-region }: there is a magical reserve to carry.
        [recruit] { $seat } keeps { $unit_amount } { in-region }: there are markers to recruit.
        [enthral] { $seat } keeps { $unit_amount } { in-region }: two Nightmare tokens lie there.
        [own_region] { $seat } keeps { $unit_amount } { in-region }: the die picks the same region.
       *[nowhere_to_go] { $seat } keeps { $unit_amount } { in-region }: there is nowhere else to go.
    }
event-called = Two Nightmare tokens call { $unit_amount } { from-region } { into-to }.
event-goal_reached = { $seat } reaches the individual goal “{ $goal }”!
event-game_ended =
    { $why_id ->
        [dead_snow] The Dead Snow falls on Midgaard and ends the game.
        [goal] The game is over: an individual goal has been reached.
       *[other] The game is over; victory points decide.
    }

## Endings

ending-victory_points =
    { $winners_count ->
        [one] { $winners } has the most victory points: { $points }.
       *[other]
            { $points ->
                [one] { $winners } share the victory with { $points } victory point each.
               *[other] { $winners } share the victory with { $points } victory points each.
            }
    }
ending-goal =
    { $winners_count ->
        [one] { $winners } has reached the individual goal “{ $goal }”.
       *[other] { $winners } reached their individual goals in the same round and share the victory.
    }
ending-dead_snow =
    { $winners_count ->
        [one] The Dead Snow has fallen on Midgaard, and { $winners } has the best reputation.
       *[other] The Dead Snow has fallen on Midgaard, and { $winners } share the best reputation.
    }
ending-solo =
    { $outcome_id ->
        [won]
            { $why_id ->
                [goal] You win: you have reached your individual goal “{ $goal }”.
               *[other] You win: you have more victory points than the Independent Player.
            }
        [drawn] A draw: you and the Independent Player have the same number of victory points.
       *[lost]
            { $why_id ->
                [dead_snow] You lose: the Dead Snow has fallen on Midgaard.
                [goal] You lose: the Independent Player has reached its goal “{ $goal }”.
               *[other] You lose: the Independent Player has more victory points.
            }
    }

## Obstacles

obstacle-tile_there = A tile already lies there; choose a region without one.
obstacle-same_region = Your first marker is there; the second one must go to another region.
obstacle-no_marker_to_place = You have no influence marker left in your supply; finish.
obstacle-double_step_made = You have already made this stage's double step; advance 1 helm. The next stage gives you another.
obstacle-track_ends = Only one helm is left on the track; advance 1.
obstacle-token_placed = This order token already lies on a box; choose another.
obstacle-box_has_token = An order token already lies on this box; choose another box.
obstacle-box_full = All places in this box are taken this round; choose another box.
obstacle-box_full_for_two = In a game for one or two this box takes only three markers a round; choose another box.
obstacle-no_marker_for_gorge = Viper Gorge costs an influence marker, and your supply is empty; choose another box.
obstacle-region_locked = This region is locked: nobody can enter or leave it.
obstacle-stock_empty = The stock has run out of these; choose something else.
obstacle-took_already = You have already taken a token with this action marker; you can still exchange.
obstacle-nothing_to_exchange = You do not have the two tokens for this exchange; M-factor counts only on level 0.
obstacle-no_presence = You had neither a marker nor a unit there when the action began; choose a region where you did.
obstacle-no_influence_marker = You have no influence marker left in your supply; finish.
obstacle-faun_stays = In this game a Faun stays in its locked region for good.
obstacle-no_way_out = There is no open region to go to from here.
obstacle-nothing_carried = You have paid for the journey: send at least one piece.
obstacle-no_vuko_token = You have no Vuko token to discard.
obstacle-raven_plans = While the plan of Vuko and Raven Shadow is in effect, you cannot raise your reputation here.
obstacle-no_reputation = There is no reputation in the solo game; you can only discard a Vuko token.
obstacle-reputation_at_best = Your reputation cannot rise any further.
obstacle-snow_would_fall = The Dead Snow would fall, and you would not win; your reputation must be the best even with one more Vuko token.
obstacle-snow_would_fall_solo = The Dead Snow would fall, and you would lose.
obstacle-nothing_to_summon = To summon, you need a figure in your supply, M-factor on its level and presence in an open region.
obstacle-no_m_factor_there = You have no M-factor on that level.
obstacle-upgrade_too_dear = You cannot afford this upgrade; remember that only M-factor on level 0 pays.
obstacle-upgrades_used_up = All tokens of this upgrade are in use; choose another.
obstacle-no_space_for_upgrade = You cannot buy any upgrade for these units now; choose others, or finish.
obstacle-same_upgrade_there = The same upgrade already lies there; choose another space.
obstacle-ability_twice = Units of level 1 and 2 may not have the same ability twice; choose another.
obstacle-no_figure = You do not have that many of these figures in your supply.
obstacle-no_m_factor_on_level = Each unit costs 1 M-factor from its own level, and you have too little there.
obstacle-no_presence_for_summon = Units appear only where you already had a marker or a unit; choose such a region.
obstacle-no_token_to_assign = All tokens of this ability are in use; choose another.
obstacle-abilities_differ = The Maker-Spy's two abilities must differ; choose another.
obstacle-kind_taken = Somebody has already taken this resource here; choose another.
obstacle-kind_not_there = This region's tile does not offer this resource.
obstacle-kind_not_in_stock = The stock has run out of this resource; choose another.
obstacle-m_factor_is_blocked = While Vuko and Cyphral are here, nobody takes M-factor from this region.
obstacle-only_single_kinds = In second place you may only take a resource of which the tile shows 1.
obstacle-cannot_pay = This costs { $resource_amount }, more than you have.

## Sources of points

source-attacks = Attacks
source-regions = Regions
source-viper_gorge = Viper Gorge
source-reputation = Reputation
source-vuko_tokens = Vuko tokens

## Options

option-vuko_tiles = Vuko tiles: each stage of the game brings a complication of its own.
option-vuko_1 = The side of a Vuko tile that lies face up on the first stage, or a tile drawn at random.
option-vuko_2 = The side of a Vuko tile that lies face up on the second stage, or a tile drawn at random.
option-vuko_3 = The side of a Vuko tile that lies face up on the third stage, or a tile drawn at random.
option-vuko_4 = The side of a Vuko tile that lies face up on the fourth stage, or a tile drawn at random.
option-action_order = From round 2 on the players decide together in which order the action boxes are resolved.
option-faun_may_leave_locked = A Faun may leave the region it has locked, but can never come back.
option-crab_third_attack = Crabs may buy a third Attack in addition to the two they have.
option-dead_snow_ties = A tie goes to whoever had the better reputation before Vuko tokens were counted (English rulebook), or to the marker that, moved down in initiative order, is the first to arrive (Polish rulebook).
option-solo_level = How strong the Independent Player of the solo game is.
option-scientist_1 = The scientist of the first seat, or one drawn at random.
option-scientist_2 = The scientist of the second seat (in the solo game: of the Independent Player), or one drawn at random.
option-scientist_3 = The scientist of the third seat, or one drawn at random.
option-scientist_4 = The scientist of the fourth seat, or one drawn at random.

## Explanations: resources and markers

text-population = Pays for influence markers, the Voracious Mountain and the upgrade Dominate.
text-gold = Pays for moves, for attacks and for the upgrades Attack and Shield.
text-m_factor = The power behind all Making. It goes to level 0 of your character board and pays for upgrades there; on levels 1 to 3 it summons units of that level.
text-m_factor_0 = M-factor that pays for upgrades and exchanges.
text-m_factor_1 = M-factor that can summon units of level 1.
text-m_factor_2 = M-factor that can summon units of level 2.
text-m_factor_3 = M-factor that can summon units of level 3.
text-stock = Tokens that nobody owns. When a kind runs out, nobody can take more of it.
text-victory_points = You score them in attacks and, when a red ship is reached, for your places in the regions. When somebody has { $victory_track_end_threshold }, the game ends after the round.
text-influence_marker = Counts 1 influence in its region. Each player has { $per_character }.
text-controlled_marker = An influence marker that Vuko has put behind him. It counts nothing for dominance until he leaves, but it can move away and be attacked.
text-controlled = { text-controlled_marker }
text-nation = Independent Nations hold out against you: only a player with more influence than there are nation markers gets anything in a region. 1 damage removes a marker.
text-magical_reserve = Whoever dominates its region takes 1 M-factor for each face-up reserve.
text-thorn = Van Dyken's Thorn. When he dominates its region, it absorbs all face-up magical reserves there.
text-red_tower = Freihoff raises one where she dominates with an Enlightened One. All { $count } win her the game.
text-nightmare_token = Callo's Nightmare lays one where she dominates, two at most in a region. Two of them and a Faun lock the region.
text-region_lock = From the next round on, a locked region is out of the game: nothing enters it, and nothing happens there. Only Callo can still score it, for first place.
text-region_lock_token = { text-region_lock }
text-vuko_token = For each one you have, Vuko takes control of one of your influence markers in his region. If the Dead Snow falls, each costs you 2 reputation.

## Explanations: the board

text-region = One of the lands of Midgaard. It is in play if a region tile lies on it.
text-region_tile = Shows when its region is resolved, which resources it offers and how many victory points each place earns.
text-order = Regions are resolved from the lowest red number to the highest.
text-each-regions =
    { $terrain_id ->
        [ice] A region of ice.
        [fjord] A region of fjords.
        [waste] A barren region.
        [coast] A region on the coast.
        [forest] A region of forests.
        [valley] A region in a valley.
        [hills] A region of hills.
       *[marsh] A region of marshes.
    } It borders on: { $adjacent }.
text-each-tiles =
    Population { $population }, gold { $gold }, M-factor { $m_factor }; victory points by place: { $vp_count ->
        [one] { $vp_1 }
        [2] { $vp_1 }, { $vp_2 }
        [3] { $vp_1 }, { $vp_2 }, { $vp_3 }
       *[other] { $vp_1 }, { $vp_2 }, { $vp_3 }, { $vp_4 }
    }.
text-ice_garden = Holds the influence markers recruited by the Ice Drakkars. They never come back.
text-viper_gorge_pile = Influence markers stay here for the rest of the game. Whoever has the most gets 5 victory points if points decide the game.
text-initiative_track = Each round your marker advances 1 or 2 helms. Your helm sets when you act and how many action markers you get.
text-helm = A space of the initiative track, drawn as a helmet, with a ship and a number of action markers.
text-ship = The lower its number, the earlier you act.
text-red_ship = When a marker first reaches or passes it, all regions score in that round.
text-stage = The track has four stages. In each you may advance two helms once.
text-stage_1 = { text-stage }
text-stage_2 = { text-stage }
text-stage_3 = { text-stage }
text-stage_4 = { text-stage }
text-reputation = Making costs reputation. Vuko hunts the player with the worst, and the better one wins ties. Within a space, the marker at the bottom is the best.
text-yin_yang = The safe start of the reputation track. Whoever leaves it can never come back.
text-dead_snow = Every option of Making moves it up. At { $dead_snow_track_limit_2 } with two players, { $dead_snow_track_limit_3 } with three and { $dead_snow_track_limit_4 } with four the game ends at once, and the best reputation wins.
text-vuko_tile = A complication that lasts for its stage or, with an arrow, to the end of the game.
text-character_board = Holds your M-factor, level by level, and the abilities of your units.

## Explanations: phases and actions

text-initiative_phase = Everyone advances 1 or 2 helms; this sets the order and the number of action markers.
text-initiative = { text-initiative_phase }
text-planning_phase = You take turns placing action markers in the action boxes, one at a time.
text-planning = { text-planning_phase }
text-action_phase = The boxes are resolved one after the other; each marker gives its owner one action.
text-domination_phase = Region by region you see who dominates; then come abilities, events, resources, reserves and, if a red ship was reached, victory points.
text-domination = { text-domination_phase }
text-help = From round 2 on, whoever has fewer than 2 influence markers in open regions may place markers until they have 2, and gets 2 population.
text-action_marker = Each gives you one action; you can have { $per_character } at most. In a box the highest number acts first.
text-action_box = Takes action markers; its order token says when it is resolved.
text-action_order_token = Says when its action box is resolved.
text-order_1 = The action box with this token is resolved first of the five.
text-order_2 = The action box with this token is resolved second of the five.
text-order_3 = The action box with this token is resolved third of the five.
text-order_4 = The action box with this token is resolved fourth of the five.
text-order_5 = The action box with this token is resolved last of the five.
text-viper_gorge = Take 1 population, gold or M-factor, and exchange two tokens for one of another kind as often as you like. It costs { $place_cost_influence_marker } influence marker, which stays here for good.
text-influence = Up to { $max_times } times: pay { $cost } and place an influence marker where you are present.
text-move = Up to { $max_times } times: pay { $cost } and move a marker or unit to an adjacent region.
text-voracious_mountain = Pay { $cost } and send any number of your pieces from one region to any other, near or far.
text-raven_shadow = Pay { $discard_cost } to discard a Vuko token, or raise your reputation by { $reputation_gain }.
text-making = Move M-factor, buy an upgrade and summon units, each once. Each option moves the Dead Snow by { $dead_snow_per_option } and costs reputation.
text-activation = Maker-Spy, Ice Floe Crossing, Speed, then attacks for { $attack_cost }. No markers are placed here.
text-vuko = Vuko goes where the player with the worst reputation has the most influence: he gives that player a Vuko token, slays a unit and takes control of everyone's markers.
text-discard_vuko_token = Pay 1 M-factor of level 0 and discard one of your Vuko tokens.
text-raise_reputation = Your reputation goes up by 2, to 0 at best.
text-move_m_factor = Up to 5 steps, each moving 1 M-factor to the next level. Dead Snow +1, reputation −1.
text-upgrade_unit = You may buy one ability for one kind of unit. Dead Snow +1, reputation −1.
text-summon_units = Bring units of one kind onto the map for M-factor of their level. Dead Snow +1; each unit costs reputation equal to its level.
text-summon = { text-summon_units }
text-upgrade = A token with an ability for all figures of one kind. It stays even when they fall.

## Explanations: units and what they can do

text-unit = A figure on the map. Its influence is its level, and 1 more for each Dominate.
text-level = Sets how much influence a unit has, how much damage it takes and what it costs.
text-attack = In an attack the unit deals { $value } more damage in its region. Costs { $price }.
text-shield = It takes { $value } more damage to defeat the unit. Costs { $price }.
text-dominate = The unit counts { $value } more influence. Costs { $price }.
text-speed = In Activation the unit may move { $value } region. Costs { $price }.
unit-line =
    { $character }, level { $level }, { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    }. { $printed_count ->
        [0] Has no ability of its own
       *[other] Has { $printed }
    }; { $free_spaces ->
        [one] { $free_spaces } free space
       *[other] { $free_spaces } free spaces
    } for upgrades.
text-moonlit_brother = { unit-line }
text-enlightened_one = { unit-line } Where you dominate with one, you pillage 1 resource and raise a Red Tower.
text-harrasim = { unit-line } As Maker-Spy he gets two different abilities of your choice each round, free of charge.
text-crab = { unit-line } Summoning Crabs costs { $summon_surcharge } more reputation.
text-rattling_musician = { unit-line } Where you dominate with one, you gain 1 population, and magical reserves are carried to the Thorn.
text-wyvern = { unit-line }
text-wild_children = { unit-line }
text-faun = { unit-line } Where you dominate with one, you replace another player's influence marker with one of yours; with two Nightmare tokens the region locks.
text-nightmare = { unit-line } Where you dominate with it, you lay a Nightmare token.
text-volcano_people = { unit-line }
text-ice_drakkar = { unit-line } Where you dominate with one, you recruit another player's influence marker for the Ice Garden. Your pieces can cross between the two Drakkars.
text-tree_brothers = { unit-line }
text-maker_spy = While Harrasim is on the map, put { $effect_count } different abilities on his Maker-Spy spaces each round, free of charge.
text-ice_floe_crossing = With both Ice Drakkars on the map in different regions, your other pieces may cross between them, each once.
text-recruit = Take { $effect_count } influence marker of another player from the region to the Ice Garden.
text-piper = Gain { $effect_count } population from the stock.
text-pillage = Take { $effect_count } resource of your choice from a player who has a marker or unit in the region.
text-torment = Lay a Nightmare token in the region: at most { $effect_max_per_region } there, and never beside the Thorn.
text-enthral = Replace { $effect_count } influence marker of another player in the region with one of yours.
text-absorb_reserves = When van Dyken dominates the region of the Thorn, its face-up magical reserves are absorbed and leave the board.
text-lock_region = When Callo dominates with a Faun and two Nightmare tokens, the region locks: units leave, markers move out, and from the next round on nothing happens there.
text-build_tower = When Freihoff dominates with an Enlightened One, a Red Tower is raised, one in each region.
text-carry_reserves = When van Dyken dominates with a Rattling Musician, the magical reserves of the region go face down to the Thorn.

## Explanations: scientists and goals

text-character = A scientist from Earth with three kinds of units and a goal.
text-freihoff = Nahel Ifrija, the Desert Fire. Wins with { $goal_target } Red Towers, raised by Enlightened Ones where she dominates.
text-van_dyken = Aaken. Wins when the Thorn has absorbed { $goal_target } magical reserves.
text-callo = Our Lady of Sorrow. Wins with { $goal_target } locked regions.
text-fjollsfinn = Lord of the Ice Garden. Wins with { $goal_target } influence markers of others in the Ice Garden.
text-goal = Whoever has reached it at the end of a round wins, whatever the victory points say.
text-goal_red_towers = Freihoff wins with 6 Red Towers on the map.
text-goal_absorbed_reserves = Van Dyken wins when the Thorn has absorbed 4 magical reserves.
text-goal_locked_regions = Callo wins with 2 locked regions.
text-goal_recruited_markers = Fjollsfinn wins with 6 influence markers of others in the Ice Garden.

## Explanations: Vuko tiles

tile-lasts =
    { $arrow ->
        [true] To the end of the game.
       *[false] For one stage.
    }
text-fire_people = When Vuko moves on, the nation markers of his region go with him. { tile-lasts }
text-whisperers = The Voracious Mountain costs { $effect_population } population. { tile-lasts }
text-nightwalkers = The markers Vuko takes control of go back to their owners, who discard one Vuko token for each. { tile-lasts }
text-both_bears = When Vuko acts, the Dead Snow moves up by { $effect_count }. { tile-lasts }
text-vuko_and_cyphral = In Vuko's region nobody takes M-factor, neither from the tile nor from reserves. { tile-lasts }
text-giant_snake = All units in Vuko's region must move to adjacent regions. { tile-lasts }
text-raven_plan = Raven Shadow does not raise reputation. { tile-lasts }
text-spear_of_fools = Vuko leaves the board and does not act. { tile-lasts }

## Explanations: the solo game

text-player = You, against the Independent Player.
text-ip = Your opponent in the solo game. It acts by the die and by fixed rules, before each of your actions.
text-seat_1 = { text-ip }
text-easy = The Independent Player without extras.
text-medium = With Vuko tiles.
text-hard = With Vuko tiles, and the Independent Player's level 3 unit is on the map from the start.
text-true_scientist = As Hard, and all free spaces of the Independent Player's units are filled with upgrades.

## Previews: what a choice brings, in a few words

preview-cost = Costs { $cost }
preview-gain = Gain { $gain }
preview-rank = Influence { $influence }, place { $rank }; { $points } when the region scores
preview-rank-scored = Influence { $influence }, place { $rank }; { $points } this round if nothing changes
preview-too-weak =
    { $nations ->
        [one] Influence { $influence } does not beat { $nations } nation: earns nothing
       *[other] Influence { $influence } does not beat { $nations } nations: earns nothing
    }
preview-trapped = This region is locked as well: whatever goes there stays for good
gorge-rivals =
    { $most ->
        [0] nobody else has one
       *[other] others have { $most } at most
    }
preview-gorge =
    { $own ->
        [one] Your first marker there; { gorge-rivals }
       *[other] Your marker number { $own } there; { gorge-rivals }
    }
helm-actions = { $n } actions
preview-helm = { helm-actions }, ship { $ship }
preview-helm-scoring = { helm-actions }, ship { $ship }; regions score this round
preview-helm-last = { helm-actions }, ship { $ship }; regions score, and the game ends after this round
preview-reputation = Reputation from { $before } to { $space }
making-lacks =
    { $lacks_id ->
        [upgrade] There is no upgrade you can buy;{ " " }
        [m_factor] You have no M-factor to move;{ " " }
       *[none] { "" }
    }
preview-snow = { making-lacks }Dead Snow to { $snow } of { $limit }
preview-snow-reputation = { making-lacks }Dead Snow to { $snow } of { $limit }, reputation from { $before } to { $space }
preview-snow-falls = The Dead Snow falls, and you win
preview-attack = Pay { $cost } for up to { $damage } damage in all
preview-hit =
    { $n ->
        [one] Defeats it: { $points }
       *[other] Takes { $n } damage to defeat: { $points }
    }
preview-as-before = Harrasim keeps the same abilities
preview-recruit = Makes it { $n } of { $target } in the Ice Garden

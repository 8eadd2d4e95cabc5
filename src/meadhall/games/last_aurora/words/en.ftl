### Last Aurora with Frozen Steel in English (Project Fluent).
###
### `meadhall.words.vocabulary` says how variables are named: a fact `$x` is a name, `$x_id` its id
### for selectors, `$x_amount` a number with its thing, `$x_<field>` what the content says about it,
### `$x_now_<field>` what the table shows of it.
###
### Cards, Enemies and spaces stand without an article. The texts of Stories are in stories/:
### `$x_told` and its parts; what comes of a choice is told only by story_succeeded and story_failed.

game-name = Last Aurora with Frozen Steel
game-summary = The world has frozen over, and one last ship takes people on board. Explore the ruins, build up your Convoy, keep your Survivors fed and your guns loaded, and race to the Aurora before she sails. After at most six rounds the player with the most points wins.

## Amounts

amount-fuel = { $n } Fuel
amount-food = { $n } Food
amount-ammo = { $n } Ammo
amount-survivor =
    { $n ->
        [one] { $n } Survivor
       *[other] { $n } Survivors
    }
amount-object =
    { $n ->
        [one] { $n } Object
       *[other] { $n } Objects
    }
amount-resource =
    { $n ->
        [one] { $n } Resource of your choice
       *[other] { $n } Resources of your choice
    }
amount-fame = { $n } Fame
amount-damage = { $n } Damage
amount-contamination = { $n } Contamination
amount-repair = repair { $n } Damage
amount-cleanse = remove { $n } Contamination
amount-speed_this_move = +{ $n } speed
amount-speed_next_move = +{ $n } speed on your next move
amount-to_rest =
    { $n ->
        [one] move { $n } Exhausted Survivor to the Rest Zone
       *[other] move { $n } Exhausted Survivors to the Rest Zone
    }
amount-to_exhausted =
    { $n ->
        [one] move { $n } Active Survivor to the Exhausted Zone
       *[other] move { $n } Active Survivors to the Exhausted Zone
    }
amount-attach =
    { $n ->
        [one] a Convoy card from the discard pile
       *[other] { $n } Convoy cards from the discard pile
    }
amount-recruit =
    { $n ->
        [one] a Survivor from the discard pile
       *[other] { $n } Survivors from the discard pile
    }
amount-pay_food = pay { $n } Food

## Names: terms

name-survivor = Survivor
name-object = Object
name-resource = Resource
name-fame = Fame
name-damage = Damage
name-contamination = Contamination
name-target = Target counter
name-aurora = The Aurora
name-avalanche = Avalanche
name-seat_1 = Automa
name-red = Red
name-blue = Blue
name-green = Green
name-yellow = Yellow

# Zones and phases
name-out = Out of the game
name-active = Active Zone
name-rest = Rest
name-exhausted = Exhausted Zone
name-setup = Setup
name-exploration = Exploration
name-movement = Movement
name-fire = Fire Weapons
name-end = End of Round
name-over = End of the game

# The Exploration Zone
name-slot_1 = Slot 1
name-slot_2 = Slot 2
name-slot_3 = Slot 3
name-slot_4 = Slot 4
name-slot_5 = Slot 5
name-top = Top Story card

# Boxes of Convoy cards
name-hold = Cargo box
name-armor = Armour box
name-asgard_armor = Asgard Armour box
name-weapon = Weapon
name-scrap_weapon = Scrap Weapon
name-special = Special box
name-fame_end = Fame box
name-fame_end_per_asgard_armor = Asgard Fame box
name-object_limit = Object limit box
name-object_each_round = Object box

# Bonuses of the attack track
name-repair = Repair
name-hit_player = Hit Player

# When a Story is faced
name-gather = Gathering
name-improve = Improving the Convoy
name-recruit = Recruiting
name-encounter = Encounter
name-bonus_action = Bonus Action
name-explore_value_3 = Exploring a slot of value 3
name-explore_contaminated = Exploring a contaminated card
name-send_two = Sending two Survivors
name-feed = Feeding Survivors
name-rest_start = Start of the Rest phase
name-move_start = Start of a move
name-end_on_contaminated = Ending a move on a contaminated space
name-take_waypoint = Taking a Special Waypoint
name-stay = Staying in place
name-enter_region = Entering a new region
name-fire_start = Start of the Fire Weapons phase
name-attack = Attacking an Enemy
name-enemy_defeated = Defeating an Enemy
name-suffer_ambush = Being ambushed
name-end_start = Start of the End of Round phase
name-exploration_end = End of the Exploration phase
name-rest_end = End of the Rest phase
name-movement_end = End of the Movement phase
name-fire_end = End of the Fire Weapons phase

# What a Story asks for
name-auto = Choice
name-test = Test
name-mission = Mission
name-end_move_on = End a move on a Special Waypoint
name-have = Have it aboard
name-lead_at_round_end = Lead at the end of a round
name-hit_enemy = Hit Enemies
name-no_damage = No Damage
name-end_of_round = by the end of the round
name-end_of_next_round = by the end of the next round
name-end_of_game = by the end of the game
name-tracked_truck = Truck with tracks
name-fame_at_least = Enough Fame

# Options
name-map = Map
name-exploration_deck = New Exploration cards
name-asgaror = Asgaror clan
name-asgaror_clan = Asgaror clan
name-crews = Crews
name-stories = Stories
name-pvp = Player versus player
name-player_versus_player = Player versus player
name-hurried_ship = Hurried ship
name-automa = Automa
name-off = Leader and Co-Pilot
name-random = at random
name-draft = by choice

## Names: maps and regions

name-a00 = Start
name-b00 = Start
name-alpha = Alpha Map
name-beta = Beta Map
name-valley = Valley
name-coast = Coast
name-bay = Bay

## Names: components

name-road_board = Road board (double-sided)
name-player_board = Player board
name-start_card = Start card (S)
name-exploration_card = Exploration card
name-object_card = Object card
name-enemy_card = Enemy card
name-loot_card = Loot card
name-outcome_card = Outcome card
name-aurora_token = Aurora token
name-object_token = Object token
name-ammo_token = Ammo token
name-food_token = Food token
name-fuel_token = Fuel token
name-survivor_token = Survivor token (5 per colour)
name-convoy_token = Convoy token
name-fame_counter = Fame counter
name-turn_order_counter = Turn Order counter
name-target_counter = Target counter (2 per colour)
name-damage_counter = Damage counter
name-contamination_counter = Contamination counter
name-waypoint_counter = Special Waypoint counter
name-avalanche_counter = Avalanche counter
name-mine_card = Mine card (optional)
name-mine_counter = Mine counter (optional)
name-automa_board = Automa Convoy board
name-automa_action_card = Automa Action card
name-automa_counter = Automa counter
name-fs_exploration_card = Exploration card
name-fs_object_card = Object card
name-fs_enemy_card = Enemy card (Asgaror)
name-fs_loot_card = Loot card (Asgaror)
name-fs_crew_card = Survivor card (S)
name-fs_story_card = Story card
name-fs_pvp_card = PvP card
name-fs_outcome_card = Outcome card (PvP)

## Names: waypoints

name-waypoint_alpha_1 = Jerrycan
name-waypoint_alpha_2 = Cold Larder
name-waypoint_alpha_3 = Ammo Crate
name-waypoint_alpha_4 = Stash
name-waypoint_alpha_5 = Workshop
name-waypoint_alpha_6 = Memorial
name-waypoint_beta_1 = Supply Drop
name-waypoint_beta_2 = Sealed Bunker
name-waypoint_beta_3 = Lighthouse
name-waypoint_beta_4 = Clean Spring

## Names: start cards

name-leader_red = Leader
name-leader_blue = Leader
name-leader_green = Leader
name-leader_yellow = Leader
name-copilot_red = Co-Pilot
name-copilot_blue = Co-Pilot
name-copilot_green = Co-Pilot
name-copilot_yellow = Co-Pilot
name-start_truck_red = Old Truck
name-start_truck_blue = Old Truck
name-start_truck_green = Old Truck
name-start_truck_yellow = Old Truck
name-start_container_red = Container
name-start_container_blue = Container
name-start_container_green = Container
name-start_container_yellow = Container
name-rusted_container_1 = Rusted Container 1
name-rusted_container_2 = Rusted Container 2

## Names: Exploration cards

name-abandoned_shop = Abandoned Shop
name-petrol_station = Petrol Station
name-hunting_lodge = Hunting Lodge
name-helicopter_wreck = Helicopter Wreck
name-contaminated_warehouse = Contaminated Warehouse
name-scavenger = Scavenger
name-mechanic = Mechanic
name-cook = Cook
name-hunter = Hunter
name-light_hauler = Light Hauler
name-snow_plough = Snow Plough
name-cattle_trailer = Cattle Trailer
name-flatbed = Flatbed
name-roof_rack = Roof Rack
name-machine_gun = Machine Gun
name-wandering_trader = Wandering Trader
name-lost_children = Lost Children
name-cold_snap = Cold Snap
name-frozen_depot = Frozen Depot
name-checkpoint = Military Checkpoint
name-field_hospital = Field Hospital
name-leaking_refinery = Leaking Refinery
name-derailed_train = Derailed Train
name-driver = Driver
name-gunner = Gunner
name-medic = Medic
name-runner = Runner
name-six_wheeler = Six-Wheeler
name-half_track = Half-Track Tractor
name-bunk_wagon = Bunk Wagon
name-tanker = Tanker
name-armour_plates = Armour Plates
name-autocannon = Autocannon
name-field_mechanics = Field Mechanics
name-deserters = Deserters
name-fallout_cloud = Fallout Cloud
name-coast_guard_post = Coast Guard Post
name-cold_store = Harbour Cold Store
name-reactor_ruins = Reactor Ruins
name-fuel_barge = Fuel Barge
name-sunken_freighter = Sunken Freighter
name-veteran = Veteran
name-engineer = Engineer
name-smuggler = Smuggler
name-ace_driver = Ace Driver
name-biofuel_turbo = Biofuel Turbo Truck
name-crawler = Crawler
name-armoured_coach = Armoured Coach
name-gun_wagon = Gun Wagon
name-heavy_cannon = Heavy Cannon
name-watch_turret = Watch Turret
name-ice_prophet = Prophet of the Ice
name-stranded_patrol = Stranded Patrol
name-beacon = Aurora's Beacon

## Names: Exploration cards of Frozen Steel

name-scrap_rig = Scrap Rig
name-ice_dreadnought = Ice Dreadnought
name-junk_trailer = Junk Trailer
name-mobile_workshop = Mobile Workshop
name-scrap_cannon = Scrap Cannon
name-assembly_rig = Assembly Rig
name-lookout = Lookout
name-dog_trainer = Dog Trainer
name-sniper = Sniper
name-wanted_fugitive = Wanted Fugitive
name-scrapyard = Scrapyard
name-ranger_hut = Ranger Hut
name-glowing_well = Glowing Well
name-tool_factory = Tool Factory
name-bus_depot = Bus Depot
name-poisoned_silo = Poisoned Silo
name-gun_shop = Gun Shop
name-broken_icebreaker = Broken Icebreaker
name-hot_crater = Hot Crater
name-fish_cannery = Fish Cannery
name-snowstorm = Snowstorm
name-emergency_broadcast = Emergency Broadcast

## Names: crews

name-pack = The Pack
name-mutants = Mutants
name-asgardians = Asgardians
name-androids = Androids
name-arctic_wolf = Arctic Wolf
name-hunting_wolf = Hunting Wolf
name-alpha_mutant = Alpha Mutant
name-ghoul = Ghoul
name-valkyrie = Valkyrie
name-daughter_of_war = Daughter of War
name-synthetic_prototype = Synthetic Prototype
name-supply_bot = Supply Bot

## Names: Objects

name-incendiary_rounds = Incendiary Rounds
name-first_aid_kit = First Aid Kit
name-toolbox = Toolbox
name-nitro = Nitro
name-stimulants = Stimulants
name-binoculars = Binoculars
name-signal_flare = Signal Flare
name-mine = Mine
name-canned_food = Canned Food
name-active_camouflage = Active Camouflage
name-at_launcher = Anti-Tank Grenade Launcher
name-smoke_candle = Smoke Candle
name-unstable_fuel = Unstable Fuel
name-antirad = Anti-Rad

## Names: Enemies

name-war_wolves = War Wolves
name-ice_jackals = Ice Jackals
name-rust_brotherhood = Rust Brotherhood
name-ash_cult = Ash Cult
name-steel_tide = Steel Tide
name-harbour_king = Harbour King
name-tyr = Tyr
name-ullr = Ullr
name-heimdallr = Heimdallr
name-hel = Hel
name-thor = Thor
name-loki = Loki

## Names: Loot

name-spiked_bumper = Spiked Bumper
name-freed_prisoner = Freed Prisoner
name-raider_wagon = Raider Wagon
name-twin_cannon = Twin Cannon
name-warlord_tractor = Warlord's Tractor
name-war_standard = War Standard
name-asgard_trunk = Asgard Trunk
name-radio_operator = Radio Operator
name-asgard_trailer = Asgard Trailer
name-asgard_destroyer = Asgard Destroyer
name-asgard_plates = Asgard Armour Plates
name-asgard_power_source = Asgard Power Source

## Names: player versus player

name-pvp_card_red = PvP card
name-pvp_card_blue = PvP card
name-pvp_card_green = PvP card
name-pvp_card_yellow = PvP card

## Names: Stories

name-story_locked_cellar = Locked Cellar
name-story_footprints = Fresh Footprints
name-story_second_mouth = One More Mouth
name-story_stray_dog = Dog under the Axle
name-story_false_trader = Two Voices
name-story_toolbox_note = Note in the Toolbox
name-story_far_light = Light on the Ridge
name-story_shared_soup = Thin Soup
name-story_night_song = Song at Night
name-story_thin_ice = Thin Ice
name-story_geiger = Clicking Counter
name-story_engines_in_fog = Engines in the Fog
name-story_jammed_gun = Jammed Gun
name-story_radio_static = Voice in the Static
name-story_booby_trap = Wired Shelves
name-story_old_debt = Old Debt
name-story_hidden_compartment = Hidden Compartment
name-story_witness = The Witness
name-story_mutant_cub = Something in the Cage
name-story_weather_station = Weather Station
name-story_fever = Fever
name-story_convoy_wreck = Burning Convoy
name-story_empty_cache = Someone Was First
name-story_border_gate = Toll Gate
name-story_parley = White Flag
name-story_prisoner = The Last Raider
name-story_council = Council of Convoys
name-story_harbour_ghosts = Harbour Ghosts
name-story_flag_of_aurora = Flag of the Aurora
name-story_captain_letter = Captain's Letter
name-story_last_supplies = Last Supplies
name-story_two_paths = Two Paths
name-story_mutiny = Mutiny
name-story_ice_bridge = Ice Bridge
name-story_stranded = Out of Road
name-story_first_sea = Smell of the Sea
name-story_minefield = Old Minefield
name-story_last_round = Last Round
name-story_shield_wall = Shield Wall
name-story_ships_horn = Ship's Horn
name-story_smoke = Smoke beyond the Ridge
name-story_shared_stove = The Only Stove
name-story_open_depot = The Open Depot
name-story_roll_call = Roll Call
name-story_doctor = Doctor on Skis
name-story_fuel_drums = Drums by the Road
name-story_after_the_guns = After the Guns
name-story_dark_lighthouse = Dark Lighthouse
name-story_boat_list = The Boat List

## Names: the Automa

name-automa_1 = Recruiters
name-automa_2 = Full Throttle
name-automa_3 = Gun Crew
name-automa_4 = Pillage
name-automa_5 = Deep Scouts
name-automa_6 = Overhaul
name-survivors = Survivors
name-fuel = Fuel
name-food = Food
name-ammo = Ammo
name-objects_loot = Objects/Loot Zone
name-easy = Easy
name-normal = Normal
name-hard = Hard

## Names made of others

naming-space = { $region } { $progress }
naming-side_road = { $region }, side road { $progress }
naming-outcome = Outcome { $number }
naming-pvp_outcome = PvP Outcome { $number }
naming-box = { box-kind }{ box-level }{ box-number } of the { $card }
    .acc =
        { $kind_id ->
            [weapon] { naming-box }
            [scrap_weapon] { naming-box }
           *[other] the { naming-box }
        }
box-kind =
    { $kind_id ->
        [survivor] Survivor box
        [fuel] Fuel box
        [food] Food box
        [ammo] Ammo box
        [fuel_food] Fuel or Food box
        [fuel_food_ammo] Resource box
        [survivor_fuel_food_ammo] Cargo box
        [armor] Armour box
        [asgard_armor] Asgard Armour box
        [weapon] Weapon
        [scrap_weapon] Scrap Weapon
        [fame_end] Fame box
        [fame_end_per_asgard_armor] Asgard Fame box
        [object_limit] Object limit box
       *[object_each_round] Object box
    }
box-level =
    { $level ->
        [0] { "" }
       *[other] { " " }{ $level }
    }
box-number =
    { $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }

## Prompts, and what the others read meanwhile

damage-place =
    { $where ->
        [1] place 1 Damage in column { column-number } or the nearest one.
        [2] place 1 Damage in the upper row.
        [3] place 1 Damage on one of your best Weapons.
        [4] place 1 Damage; the next one goes on another card.
       *[other] place 1 Damage on a box of your choice.
    }
automa-effects =
    { $action_id ->
        [automa_1] it gains 1 Survivor and you take 1 Damage
        [automa_2] it gains 1 Fuel
        [automa_3]
            { $phase_id ->
                [fire] it gains 1 Fame
               *[other] it gains 1 Ammo
            }
        [automa_4] you lose 1 Resource
        [automa_5]
            { $phase_id ->
                [exploration] it gains 1 Object
                [movement] it gains 1 Food
               *[other] you take 1 Damage in column 1
            }
        [automa_6]
            { $phase_id ->
                [fire] it gains 1 Fame
               *[other] it rises by a level
            }
       *[other] its effects apply
    }
column-number =
    { $column ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
       *[other] 5
    }

# Setup and Exploration
prompt-DraftCrew = Choose your crew: two Survivors with abilities of their own.
    .waiting = Waiting for { $seats } to choose a crew.
prompt-ExploreTurn = Explore a slot with your Active Survivors, or pass.
    .waiting = Waiting for { $seats } to explore or pass.
prompt-ChooseExplorers = Choose who goes to { $exploring }: one or two Active Survivors.
    .waiting = Waiting for { $seats } to send Survivors to { $exploring }.
prompt-Strengthen = Your explorers are { $missing } short of the value: choose what helps.
    .waiting = Waiting for { $seats } to make up { $missing } exploration value.
prompt-EatObject = Choose the Object that your android eats.
    .waiting = Waiting for { $seats } to feed an android.
prompt-TakeActions =
    { $has_acted ->
        [true] Take a Bonus Action, or finish.
       *[false] { $card }: do the Card Action; take the Bonus Action before or after it.
    }
    .waiting = Waiting for { $seats } to use { $card }.
prompt-Gather =
    { $n ->
        [one] Take one more token from { $card }.
       *[other] Take a token from { $card } ({ $n } left).
    }
    .waiting = Waiting for { $seats } to gather at { $card }.
prompt-ChooseEncounter = { $card }: choose how to deal with it, or decline.
    .waiting = Waiting for { $seats } to deal with { $card }.
prompt-RestInstead = Decide whether { $survivor } sheds 1 Contamination and goes to rest.
    .waiting = Waiting for { $seats } to decide where { $survivor } goes.
prompt-Attach =
    { $card_type_id ->
        [device] Choose the vehicle to mount { $card } on; an old Device there is lost.
       *[other] Your Truck pulls no more: choose the Trailer that { $card } replaces.
    }
    .waiting = Waiting for { $seats } to attach { $card }.
prompt-FitTrailers = Your new Truck cannot pull them all: leave a Trailer behind.
    .waiting = Waiting for { $seats } to leave a Trailer behind.
prompt-SalvageCard = Take a card from the discard pile for your Convoy, or decline.
    .waiting = Waiting for { $seats } to look through the discard pile.
prompt-Recruit = There is no room for { $card }: make room, or decline.
    .waiting = Waiting for { $seats } to make room for { $card }.
prompt-RecruitFromDiscard = Recruit a Survivor from the discard pile, or decline.
    .waiting = Waiting for { $seats } to recruit from the discard pile.

# Cargo, Survivors, Damage, Objects
prompt-GainTokens = There is no room for { $token_amount }: throw something out, or decline.
    .waiting = Waiting for { $seats } to make room for { $token_amount }.
prompt-GainAny =
    { $n ->
        [one] Choose a Resource to take.
       *[other] Choose a Resource to take ({ $n } left).
    }
    .waiting = Waiting for { $seats } to choose Resources.
prompt-LoseAny =
    { $n ->
        [one] Choose a Resource to give up.
       *[other] Choose a Resource to give up ({ $n } left).
    }
    .waiting = Waiting for { $seats } to give up Resources.
prompt-Unload = Your load no longer fits: choose what or who leaves the Convoy.
    .waiting = Waiting for { $seats } to unload.
prompt-ChooseContaminated =
    { $who ->
        [1] Choose the Active Survivor who takes 1 Contamination.
        [2] Choose the explorer who takes 1 Contamination.
       *[other] Choose the Survivor who takes 1 Contamination.
    }
    .waiting = Waiting for { $seats } to choose who is contaminated.
prompt-ChooseCleansed =
    { $n ->
        [one] Choose the Survivor to cleanse of 1 Contamination.
       *[other] Choose the Survivor to cleanse of 1 Contamination ({ $n } left).
    }
    .waiting = Waiting for { $seats } to cleanse Survivors.
prompt-ChooseCleansedZone = Choose the zone whose Survivors are cleansed.
    .waiting = Waiting for { $seats } to choose a zone to cleanse.
prompt-CleanseInZone =
    { $left ->
        [one] Cleanse one more Survivor in this zone, or finish.
       *[other] Cleanse a Survivor in this zone (up to { $left }), or finish.
    }
    .waiting = Waiting for { $seats } to cleanse Survivors.
prompt-ShiftSurvivors =
    { $zone_id ->
        [active] Choose the Survivor who goes to the Active Zone.
        [rest] Choose the Survivor who goes to the Rest Zone.
        [exhausted] Choose the Survivor who goes to the Exhausted Zone.
       *[none] Choose the Survivor who recovers by one zone.
    }
    .waiting = Waiting for { $seats } to choose a Survivor.
prompt-ChooseFrozen = Choose the explorer who stays exhausted through the next Rest phase.
    .waiting = Waiting for { $seats } to choose who stays exhausted.
prompt-LoseSurvivors =
    { $n ->
        [one] Choose the Survivor who leaves you.
       *[other] Choose a Survivor who leaves you ({ $n } left).
    }
    .waiting = Waiting for { $seats } to part with a Survivor.
prompt-SufferDamage =
    { $ambusher_id ->
        [none]
            { $enemy_id ->
                [none]
                    { $story_id ->
                        [none] Your Convoy is hit: { damage-place }
                       *[other] { $story }: { damage-place }
                    }
               *[other] Attack by { $enemy }: { damage-place }
            }
       *[other] Ambush by { $ambusher }: { damage-place }
    }
    .waiting = Waiting for { $seats } to place Damage.
prompt-SufferHit = { $attacker } hits you: { damage-place }
    .waiting = Waiting for { $seats } to place Damage from a player's attack.
prompt-RepairBoxes =
    { $only_asgard ->
        [true] Remove Damage from your Asgard Armour, or finish.
       *[false] Choose a box to repair (up to { $n }), or finish.
    }
    .waiting = Waiting for { $seats } to repair.
prompt-KeepLimit = Your Object limit is { $own_object_limit }: choose one to discard.
    .waiting = Waiting for { $seats } to discard an Object.
prompt-DiscardObjects =
    { $n ->
        [one] Choose the Object to give up.
       *[other] Choose an Object to give up ({ $n } left).
    }
    .waiting = Waiting for { $seats } to give up an Object.
prompt-AfterAction = Play an Object, or finish your turn.
    .waiting = Waiting for { $seats } to finish the turn.
prompt-ChooseOption =
    { $ambusher_id ->
        [none]
            { $card_id ->
                [none]
                    { $phase_id ->
                        [movement] The road or an Object gives you a choice: pick one of the two effects.
                       *[other] Choose one of the two effects.
                    }
               *[other] { $card }: choose one of the two effects.
            }
       *[other] Ambush by { $ambusher }: choose the lesser evil.
    }
    .waiting = Waiting for { $seats } to choose.
prompt-DonateFood = Emergency Broadcast: give 1 Food for { $fame_amount }, or finish. Total: { $donated }.
    .waiting = Waiting for { $seats } to give Food. Total: { $donated }.

# Rest and Movement
prompt-RestTurn = Feed your Exhausted Survivors, use abilities, then finish.
    .waiting = Waiting for { $seats } to feed Survivors.
prompt-MoveTurn = Decide whether your Convoy moves on or stays.
    .waiting = Waiting for { $seats } to move or stay.
prompt-Prepare = Use whatever adds speed, then choose how much Fuel to burn.
    .waiting = Waiting for { $seats } to prepare the move.
prompt-BurnFuel =
    { $n ->
        [one] Choose what the Truck burns: Fuel or Food.
       *[other] Choose what the Truck burns: Fuel or Food ({ $n } left).
    }
    .waiting = Waiting for { $seats } to choose what the Truck burns.
prompt-Drive =
    { $move_points ->
        [one] Drive on: 1 movement point is left.
       *[other] Drive on: { $move_points } movement points are left.
    }
    .waiting = Waiting for { $seats } to drive.
prompt-LayMines =
    { $n ->
        [one] Lay one more Mine on a space you left, or finish.
       *[other] Lay a Mine on a space you left (up to { $n }), or finish.
    }
    .waiting = Waiting for { $seats } to lay Mines.

# Fire Weapons
prompt-React =
    { $ambusher_id ->
        [none] An Enemy is about to strike: play an Object, or take the blow.
       *[other] Ambush by { $ambusher }: play an Object, or take the blow.
    }
    .waiting = Waiting for { $seats } to answer the Enemy.
prompt-FireTurn = Fire your Weapons, use abilities and Objects, then finish.
    .waiting = Waiting for { $seats } to fire Weapons.
prompt-ChooseTarget =
    { $box_id ->
        [none] Choose a target for your Sniper.
       *[other] Choose a target for { $box_acc }.
    }
    .waiting = Waiting for { $seats } to choose a target.
prompt-PayShot =
    { $box_id ->
        [none] Choose what your Sniper loads.
       *[other] Choose what to load into { $box_acc }.
    }
    .waiting = Waiting for { $seats } to load.
prompt-LookAgain = Decide whether your Veteran reveals a second Outcome card.
    .waiting = Waiting for { $seats } to decide on a second Outcome card.
prompt-ChooseOutcome = Choose the Outcome card that counts.
    .waiting = Waiting for { $seats } to choose an Outcome card.
prompt-TurnMiss = A MISS: decide whether your Lookout turns it into a hit.
    .waiting = Waiting for { $seats } to decide on the Lookout.
prompt-DamageEnemy = Choose the Enemy that takes { amount-damage }.
    .waiting = Waiting for { $seats } to choose an Enemy.
prompt-ChooseSwap = Choose the Enemy that the smoke hides.
    .waiting = Waiting for { $seats } to choose an Enemy for the Smoke Candle.
prompt-SwapTarget = { $card }: choose whose Target counter you remove.
    .waiting = Waiting for { $seats } to remove a Target counter from { $card }.
prompt-SpareAmbush =
    { $for_all ->
        [true] Choose the Enemy whose Ambush strikes nobody.
       *[false] Choose the Enemy whose Ambush you escape.
    }
    .waiting = Waiting for { $seats } to escape an Ambush.
prompt-OfferLoot = You helped to defeat { $card }: decide whether to take { $loot_shown }.
    .waiting = Waiting for { $seats } to take or decline the Loot, { $loot_shown }.
prompt-HitPlayer = Choose the opponent you hit: 1 Fame lost or, failing that, 1 Damage.
    .waiting = Waiting for { $seats } to choose a player who was hit.

# Stories and the Automa
prompt-ChooseStory = You meet more than one Story: choose the one to face.
    .waiting = Waiting for { $seats } to choose a Story.
prompt-FaceStory = { $story }: choose what to do.
    .waiting = { $story }: waiting for { $seats } to choose.
prompt-FaceTogether = { $story }: choose what to do. We read on once everyone has chosen.
    .waiting = { $story }: everyone faces it; waiting for { $seats } to choose.
prompt-BoostTest =
    { $option_id ->
        [a] Decide whether to pay { $story_options_1_boost_cost_1_what_amount } to add { $story_options_1_boost_adds } to the Test.
       *[b] Decide whether to pay { $story_options_2_boost_cost_1_what_amount } to add { $story_options_2_boost_adds } to the Test.
    }
    .waiting = Waiting for { $seats } to decide on the Test of { $story }.
prompt-KeepUnder = Choose the Convoy card to keep { $story } under.
    .waiting = Waiting for { $seats } to keep { $story }.
prompt-KeepInZone = Choose the slot where { $story } waits.
    .waiting = Waiting for { $seats } to leave { $story } in the Exploration Zone.
prompt-CancelEffects = The Automa plays { $action }: { automa-effects }. Decide whether to discard one of its Story cards to cancel that.
    .waiting = Waiting for { $seats } to let { $action } pass or cancel it.

## Moves, as on buttons; `.seen` where the table is known

move-crew = Ride with { $a }
move-pass = Pass for this phase
move-explore = Explore { $a }
    .seen =
        { $a_now_card_id ->
            [none] Explore { $a } (empty)
           *[other] Explore { $a_now_card } on { $a } (value { $a_now_value })
        }
move-send = Send { $a }
move-feed = Feed { $a } with { $b_amount }
move-help = Use { $a }
move-act = Do the Card Action
    .seen =
        { $exploring_now_card_type_id ->
            [survivor] Card Action: recruit { $exploring_now_card }
            [truck] Card Action: replace your Truck with { $exploring_now_card }
            [trailer] Card Action: attach { $exploring_now_card }
            [device] Card Action: mount { $exploring_now_card }
            [encounter] Card Action: choose what to do with { $exploring_now_card }
           *[location] { $exploring_now_tokens_count ->
                [0] Card Action: { $exploring_now_card } has no tokens left
               *[other] Card Action: take tokens ({ $exploring_now_tokens })
            }
        }
move-bonus =
    { $b ->
        [3] Take 1 Food with the Hunter instead of the Bonus Action of { $a }
       *[other] Take the Bonus Action of { $a } (choice { $b })
    }
    .seen =
        { $b ->
            [1] Bonus of { $a }: { $a_now_bonuses_1 }
            [2] Bonus of { $a }: { $a_now_bonuses_2 }
           *[3] Your Hunter instead of the bonus of { $a }: 1 Food
        }
move-take = Take { $a_amount }
move-replace = Replace { $a }
move-mount = Mount it on { $a }
move-scrap = Leave { $a } behind
move-salvage = Take { $a } from the discard pile
move-gain = Take { $a_amount }
move-drop = Throw out { $a_amount }
move-dismiss = Let { $a } go
move-refuse = Decline the new one
move-contaminate = Contaminate { $a }
move-zone =
    { $a_id ->
        [active] Cleanse the Active Zone
        [rest] Cleanse the Rest Zone
        [exhausted] Cleanse the Exhausted Zone
       *[out] Cleanse nobody
    }
move-cleanse = Cleanse { $a }
move-shift = Choose { $a }
move-damage = Damage { $a_acc }
move-repair = Repair { $a_acc }
move-cook = Let the Cook feed { $a }
move-heal = Let the Medic cleanse { $a }
move-stay = Stay here
move-go = Move on
move-drive =
    { $a ->
        [0] Burn 1 Fuel and drive
        [1] Burn 2 Fuel and drive with +1 speed
       *[2] Burn 3 Fuel and drive with +2 speed
    }
move-burn = Burn { $a_amount }
move-to =
    { $a_contaminated ->
        [true] Drive to { $a } (contaminated)
       *[false] Drive to { $a }
    }
move-blast = Blast the Avalanche for 1 Ammo and drive to { $a }
move-stop = Stop here
move-mine = Lay a Mine on { $a }
move-fire = Fire { $a_acc }
move-at = Choose { $a }
    .seen =
        { $a_now_asgard_defense ->
            [0] Choose { $a } (Damage { $a_now_hits } of { $a_now_defense })
           *[other] Choose { $a } (Damage { $a_now_hits } of { $a_now_defense }, Asgard boxes { $a_now_asgard_hits } of { $a_now_asgard_defense })
        }
move-at-seat_0 = Shoot at { $a }
move-at-seat_1 = Shoot at { $a }
move-at-seat_2 = Shoot at { $a }
move-at-seat_3 = Shoot at { $a }
move-load-ammo = Load 1 Ammo
move-load = Load { $a } instead of Ammo
move-remove = Remove the Target counter of { $a }
move-outcome = Use { $a }: { $a_hits_1 }, { $a_hits_2 }, { $a_hits_3 }, { $a_hits_4 } Damage by Weapon level
move-hit = Strike at { $a }

# The options of a Story tell their Test or Mission, never what comes of it.
test-terms =
    Test, letters { $a_now_terms_letters }{ $a_now_terms_situation_id ->
        [tracked_truck] ; with tracks also { $a_now_terms_situation_letters }
        [fame_at_least] ; with { $a_now_terms_situation_n } Fame also { $a_now_terms_situation_letters }
       *[none] { "" }
    }
boost-a =
    { $a_now_terms_boost_letters_count ->
        [0] { "" }
       *[other] ; for { $a_now_story_options_1_boost_cost_1_what_amount } also { $a_now_terms_boost_letters }
    }
boost-b =
    { $a_now_terms_boost_letters_count ->
        [0] { "" }
       *[other] ; for { $a_now_story_options_2_boost_cost_1_what_amount } also { $a_now_terms_boost_letters }
    }
mission-terms =
    Mission: { $a_now_terms_goal_id ->
        [recruit] recruit { $a_now_terms_n ->
            [one] a Survivor
           *[other] { $a_now_terms_n } Survivors
        }
        [end_move_on] end a move on a Special Waypoint
        [have] { $a_now_terms_token_id ->
            [survivor] have { $a_now_terms_n } Survivors
           *[other] have { $a_now_terms_n } { $a_now_terms_token } aboard
        }
        [lead_at_round_end] lead at the end of a round
        [hit_enemy] hit Enemies { $a_now_terms_n } times
        [no_damage] have no Damage
       *[enter_region] enter the { $a_now_terms_region }
    } { $a_now_terms_deadline }
terms-a =
    { $a_now_terms_kind_id ->
        [test] { " (" }{ test-terms }{ boost-a })
        [mission] { " (" }{ mission-terms })
       *[auto] { "" }
    }
terms-b =
    { $a_now_terms_kind_id ->
        [test] { " (" }{ test-terms }{ boost-b })
        [mission] { " (" }{ mission-terms })
       *[auto] { "" }
    }
move-option-a = Choose A
    .seen =
        { $a_now_story_id ->
            [none] { $a_now_card_id ->
                [none] Choose: { $a_now_gain }
               *[other] { $a_now_card_options_1_text_en } ({ $a_now_cost } for { $a_now_gain })
            }
           *[other] { $a_now_story_told_a }{ terms-a }
        }
move-option-b = Choose B
    .seen =
        { $a_now_story_id ->
            [none] { $a_now_card_id ->
                [none] Choose: { $a_now_gain }
               *[other] { $a_now_card_options_2_text_en } ({ $a_now_cost } for { $a_now_gain })
            }
           *[other] { $a_now_story_told_b }{ terms-b }
        }
move-face-top = Face the top Story card
move-face = Face the Story on { $a }
    .seen = Face the Story on { $a }: { $a_now_story }
move-keep = Keep it here: { $a }
move-ability = Use { $a }'s ability
move-play = Play { $a }
move-discard = Discard { $a }
move-give = Give 1 Food
move-use = Yes, do it
move-decline = No, decline
move-done = Finish

## Events, as lines of the log

# Setup and round
event-crew_taken = { $seat } rides with { $crew }.
event-turn_order = Turn order: { $seats }.
event-round_began = Round { $round } begins.
event-phase_began =
    { $phase_id ->
        [setup] The game is set up.
        [exploration] The Exploration phase begins.
        [rest] The Rest phase begins.
        [movement] The Movement phase begins.
        [fire] The Fire Weapons phase begins.
        [end] The End of Round phase begins.
       *[over] The game is over.
    }
event-waypoint_laid = { $space } has a Special Waypoint: { $waypoint }.
event-card_laid = { $slot } shows { $card }.
event-card_slid = { $card } slides to { $slot }.
event-enemy_lurks = An Enemy lurks: { $card }.
event-event_revealed = An Event is revealed: { $card }.
event-card_discarded = { $card } is discarded.

# Goods
event-gained = { $seat } loads { $token_amount }.
event-refused = { $seat } has no room and leaves { $token_amount }.
event-spent = { $seat } spends { $token_amount }.
event-dropped = { $seat } loses { $token_amount }.
fame-total =
    { $total ->
        [-1] −1
        [-2] −2
        [-3] −3
       *[other] { $total }
    }
event-fame_changed =
    { $n ->
        [-1] { $seat } loses 1 Fame and has { fame-total }.
        [-2] { $seat } loses 2 Fame and has { fame-total }.
        [-3] { $seat } loses 3 Fame and has { fame-total }.
       *[other] { $seat } gains { $n } Fame and has { fame-total }.
    }
event-object_drawn = { $seat } draws an Object.
event-object_seen = You draw { $seen }.
event-object_played = { $seat } plays { $object }.
event-object_discarded = { $seat } discards { $object }.

# Exploration
event-passed = { $seat } passes.
event-explored = { $seat } explores { $card } on { $slot }.
event-sent = { $seat } sends { $survivor }.
event-ate = { $seat }'s { $survivor } eats { $token_amount } to go further.
event-story_helped = { $seat } gets help on the way from { $story }.
event-bonus_taken = { $seat } takes the Bonus Action of { $slot }.
event-token_taken = { $seat } takes { $token_amount } from { $slot }.
event-option_taken =
    { $option_id ->
        [a] { $seat } deals with { $card }: { $card_options_1_text_en }
       *[b] { $seat } deals with { $card }: { $card_options_2_text_en }
    }
event-encounter_declined = { $seat } declines { $card }.
event-attached = { $seat } attaches { $card } in column { $column }.
event-scrapped = { $seat } leaves { $card } behind.
event-recruited = { $survivor } joins { $seat }.
event-not_recruited = { $seat } has no room for { $survivor }.

# Survivors and Damage
event-zone_changed =
    { $zone_id ->
        [active] { $seat }'s { $survivor } goes to the Active Zone.
        [rest] { $seat }'s { $survivor } goes to the Rest Zone.
        [exhausted] { $seat }'s { $survivor } goes to the Exhausted Zone.
       *[out] { $seat }'s { $survivor } is out of the game.
    }
event-contaminated = { $seat }'s { $survivor } takes 1 Contamination and has { $total }.
event-cleansed =
    { $total ->
        [0] { $seat }'s { $survivor } is free of Contamination.
       *[other] { $seat }'s { $survivor } is cleansed and has { $total } Contamination left.
    }
event-died = { $seat }'s { $survivor } dies of Contamination.
event-dismissed = { $seat } lets { $survivor } go.
event-damaged = { $seat } takes Damage on { $box_acc }.
event-repaired = { $seat } repairs { $box_acc }.
event-ability_used = { $seat }'s { $survivor } uses an ability.

# Rest
event-fed = { $seat } feeds { $survivor } with { $token_amount }.
event-fed_free = { $seat }'s Cook feeds { $survivor }.
event-survivors_rested = All Survivors recover by one zone.

# Movement
event-stayed = { $seat } stays in place.
event-set_out =
    { $points ->
        [one] { $seat } sets out with { $points } movement point.
       *[other] { $seat } sets out with { $points } movement points.
    }
event-moved = { $seat } drives to { $space }.
event-arrived = { $seat } stops at { $space }.
event-speed_marked = { $seat } will have { $n } more speed on the next move.
event-storm_coming = { $card } will slow the next Movement phase, the leaders most.
event-avalanche_blasted = { $seat } blasts the Avalanche at { $space }.
event-waypoint_taken = { $seat } takes the Special Waypoint { $waypoint }.
event-mine_laid = { $seat } lays a Mine on { $space }.
event-mine_triggered =
    { $n ->
        [one] { $seat } drives onto a Mine at { $space }.
       *[other] { $seat } drives onto { $n } Mines at { $space }.
    }

# Fire Weapons
event-enemy_entered = An Enemy enters the { $region }: { $enemy }.
event-ambushed = { $seat } is ambushed by { $enemy }.
event-ambush_ignored = { $seat } escapes the Ambush of { $enemy }.
event-fired = { $seat } fires { $box_acc } at { $enemy }.
event-fired_at_player = { $seat } fires { $box_acc } at { $other }.
event-sniped = { $seat }'s { $survivor } shoots at { $enemy }.
event-radio_struck = { $seat }'s { $survivor } sends the Enemies after everyone ahead.
event-outcome_shown = { $seat } reveals { $outcome }: { $outcome_hits_1 }, { $outcome_hits_2 }, { $outcome_hits_3 }, { $outcome_hits_4 } Damage by Weapon level, letters { $outcome_letters }.
event-outcome_chosen = { $seat } uses { $outcome }.
event-outcomes_shuffled = The Outcome cards are shuffled.
event-missed = { $seat } misses.
event-enemy_hit = { $seat } deals { amount-damage } to { $enemy }.
event-target_placed = { $seat } places a Target counter on { $enemy } (space { $place }).
event-target_removed = { $seat } loses the Target counter on { $enemy }.
event-enemy_defeated = An Enemy is defeated: { $enemy }.
event-enemy_healed = An Enemy heals { amount-damage }: { $enemy }.
event-enemy_left = An Enemy is left behind: { $enemy }.
event-enemy_attacked = Attack by { $enemy }, with { $outcome }.
event-loot_revealed = The Loot is revealed: { $card }.
event-loot_taken = { $seat } takes { $card } as Loot.
event-loot_declined = { $seat } declines the Loot: { $card }.
event-loot_lost = Nobody wants the Loot: { $card } is gone.

# Player versus player
event-dodged = { $seat } dodges { amount-damage }.
event-dodge_moved = { $seat }'s dodge marker goes to space { $place }.
event-attack_moved = { $seat }'s attack marker goes to space { $place }.
event-attack_bonus =
    { $bonus_id ->
        [fame] { $seat } collects an attack bonus: 1 Fame.
        [repair] { $seat } collects an attack bonus: repair 1 Damage.
        [object] { $seat } collects an attack bonus: 1 Object.
       *[other] { $seat } collects an attack bonus: Hit Player.
    }
event-hit_player = { $seat } uses an attack bonus against { $other }.

# Events and Stories
period-number =
    { $period ->
        [1] I
        [2] II
       *[3] III
    }
event-donated = { $seat } gives 1 Food ({ $total } in all).
event-story_shown = A new Story card of Period { period-number } lies on top.
event-story_deck_changed = The Stories of Period { period-number } begin.
event-story_skipped = The top Story card is discarded unread.
event-story_faced = { $seat } faces a Story. { $story }: { $story_told }
event-story_faced_by_all = { $seat } meets a Story that every player faces. { $story }: { $story_told }
event-story_chosen =
    { $option_id ->
        [a] { $seat } chooses: { $story_told_a }
       *[b] { $seat } chooses: { $story_told_b }
    }
event-test_boosted = { $seat } pays for better odds in the Test.
# In a Story for every player it matters whose choice is read.
story-told =
    { $story_several ->
        [true] { $story } ({ $seat })
       *[false] { $story }
    }
event-story_succeeded =
    { $option_id ->
        [a] { story-told }: { $story_told_a_success }
       *[b] { story-told }: { $story_told_b_success }
    }
event-story_failed =
    { $option_id ->
        [a] { story-told }, failure: { $story_told_a_failure }
       *[b] { story-told }, failure: { $story_told_b_failure }
    }
event-mission_taken = { $seat } takes on the Mission { $story }.
event-story_kept = { $seat } keeps { $story }.
event-story_kept_under = { $seat } keeps { $story } under { $card }.
event-story_kept_at = { $seat } leaves { $story } on { $slot }.
event-story_discarded = The Story { $story } is discarded.
event-story_to_automa = Automa takes a Story card, unread.
event-story_kept_by_automa = Automa takes the Story card { $story } into its zone.

# The Automa
event-automa_hand =
    { $n ->
        [one] Automa draws { $n } Action card.
       *[other] Automa draws { $n } Action cards.
    }
event-automa_played = Automa plays { $action }.
event-automa_cancelled = The effects of { $action } are cancelled.
event-automa_explored = Automa explores { $card } on { $slot }.
event-automa_fed = Automa spends { amount-food } to have more cards in the next round.
event-automa_level = Automa's Convoy rises to level { $level }.
event-automa_survivors = Automa has { amount-survivor }.
event-automa_gained = Automa takes { $token_amount }.
event-automa_lost = Automa loses { $token_amount }.
event-automa_stored = Automa puts { $card } into its zone.

# The end
event-aurora_moved = The Aurora lies at { $space }.
event-boarded = { $seat } boards the Aurora!
event-game_ended = The journey is over; time to count the points.

## Endings

ending-points =
    { $winners_count ->
        [one] { $winners } has the most points: { $points }.
       *[other]
            { $points ->
                [one] { $winners } share the victory with { $points } point each.
               *[other] { $winners } share the victory with { $points } points each.
            }
    }
ending-tie =
    { $points ->
        [one] { $winners } wins the tie at { $points } point by being further along the road, or with more Survivors.
       *[other] { $winners } wins the tie at { $points } points by being further along the road, or with more Survivors.
    }
ending-solo_won = You beat the Automa { $own } to { $automa }.
ending-solo_lost = The Automa beats you { $automa } to { $own }.

## Obstacles

obstacle-no_card_in_slot = There is no card on this slot; it is filled at the end of the round.
obstacle-nobody_active = You have no Survivor in the Active Zone who could explore.
obstacle-slot_too_far = Even two Survivors with all your Food cannot reach the value of this slot.
obstacle-value_too_low = That is not enough for this slot; send someone else, or two Survivors.
obstacle-must_eat_otherwise = If your android eats this, the slot is out of reach; choose something else.
obstacle-must_act_first = Do the Card Action first; only the Bonus Action can be skipped.
obstacle-does_not_fit = Even without this there would be no room; choose something else.
obstacle-nothing_to_change = It would change nothing now.
obstacle-object_not_now = This Object is played at another time.
obstacle-cannot_pay = You cannot afford this.
obstacle-no_driver = Nobody can drive: a Survivor needs an undamaged box in your Truck.
obstacle-no_fuel = You have no Fuel to set out with.
obstacle-no_fuel_left = You do not have that much Fuel.
obstacle-no_points = Whatever you add, your Convoy cannot make even one movement point.
obstacle-no_points_yet = That makes no movement point yet; add more, or stay.
obstacle-road_ends = The road ends here.
obstacle-only_tracks = Only a Truck with tracks gets through there.
obstacle-avalanche_in_the_way = An Avalanche lies there; you lack the movement points to cross it.
obstacle-must_move = You have paid for this move, so drive at least one space.
obstacle-weapon_damaged = This Weapon is damaged; repair it first.
obstacle-weapon_fired = This Weapon has already fired in this phase.
obstacle-nobody_to_shoot = There is nobody to shoot at in your region.
obstacle-no_ammo = You have no Ammo left.
obstacle-no_object_to_fire = A Scrap Weapon fires Objects, and you hold no Object.
obstacle-ability_used_up = This ability has already been used in this phase.
obstacle-no_strike = Nobody ahead of you has an Enemy in their region.

## Sources of points

source-fame = Fame
source-progress = Lead over the last Convoy
source-survivors = Survivors without Contamination
source-special_boxes = Special boxes
source-boarding = Boarding the Aurora
source-resources = Resources
source-convoy = Undamaged Convoy cards
source-zone = The Automa's Objects and Loot

## Options

option-map = The Alpha map suits first games; the Beta map has side roads, Avalanches and more choice.
option-exploration_deck = Module 1 swaps 22 Exploration cards for new ones and adds 12 Objects.
option-asgaror_clan = Module 2 brings the Asgaror clan: Enemies that heal, and their Loot.
option-crews = Module 3 gives each player a different crew instead of Leader and Co-Pilot.
option-stories = Module 4 tells Stories along the road: choices, Tests and Missions.
option-player_versus_player = Module 5 lets Convoys in the same region fire at each other.
option-mine = The Mine is among the Objects: it damages whoever drives behind you.
option-hurried_ship = The Aurora uses the red Stops from the start and is harder to catch.
option-automa = How strong the Automa is in a solo game.

## Explanations: tokens and counters

text-survivor = Every Survivor needs a place in the Convoy. At the end of the game each one without Contamination is worth 1 point.
text-fuel = Every move burns 1 Fuel; up to 2 more make it faster.
text-food = Feeds Exhausted Survivors so that they are Active again sooner, and helps explorers reach further.
text-ammo = Every shot of a Weapon spends 1 Ammo; 1 Ammo also blasts an Avalanche.
text-object = A card you hold in secret and play in the phase it names. You may hold 3 at first.
text-resource = Fuel, Food or Ammo.
text-fame = What people say of you: each Fame is worth 1 point at the end. It runs from −3 to 20.
text-damage = Lies on a box and makes it useless until it is repaired.
text-contamination = Each one lowers the exploration value of a Survivor by 1; at the limit the Survivor dies.
text-target = Shows who has hit an Enemy. When it is defeated, the counters bring rewards from left to right.
text-aurora = The ship everyone wants to reach. At the end of every round she sails on to the next Stop.
text-avalanche = Entering the space costs 2 points more, 1 with tracks; or spend 1 Ammo to blast it.
text-survivors = Survivors on the Automa's board, at most { $capacity }.
text-objects_loot = The Automa keeps Objects, Loot and Convoy cards here.

## Explanations: zones and phases

text-out = Not in any Convoy.
text-active = Survivors here can explore, and their abilities work.
text-rest = Survivors here are Active again after the Rest phase.
text-exhausted = Survivors go here after exploring. Feed them in the Rest phase, or they lose another round.
text-setup = The board, the decks and the Convoys are being set up.
text-exploration = From the last Convoy to the first, players explore in turn until all have passed.
text-movement = From the first Convoy to the last, everyone moves or stays.
text-fire = Enemies enter and ambush, players fire their Weapons, then the Enemies attack.
text-end = Repairs are made, the Aurora moves on, and the Exploration Zone and the turn order are renewed.
text-over = Somebody has reached the Aurora, or six rounds have passed.

## Explanations: the Road board

text-alpha = One road through three regions, with a few shortcuts for Trucks with tracks.
text-beta = Side roads branch off the main road, with Avalanches on them and more Special Waypoints.
text-each-regions = A part of the road. Enemies attack, and can be hit, only in their own region.
space-danger =
    { $contaminated ->
        [true] { " " }Contaminated: whoever ends a move here puts 1 Contamination on a Survivor.
       *[false] { "" }
    }
space-stop =
    { $aurora_stop ->
        [0] { "" }
       *[other] { " " }The Aurora lies here in round { $aurora_stop }.
    }
space-red_stop =
    { $aurora_red_stop ->
        [0] { "" }
       *[other] { " " }Red Stop of round { $aurora_red_stop }.
    }
text-each-spaces = Region: { $region }; progress { $progress }.{ space-danger }{ space-stop }{ space-red_stop }
text-slot_1 = Explorers need a value of 1. Bonus Action: repair 1 Damage; on the Beta map 1 Food may be taken instead.
text-slot_2 = Explorers need a value of 1. Bonus Action: 1 Fuel; on the Beta map 1 Ammo may be taken instead.
text-slot_3 = Explorers need a value of 2. Bonus Action: 1 Food; on the Beta map an Exhausted Survivor may go to the Rest Zone instead.
text-slot_4 = Explorers need a value of 2. Bonus Action: remove 1 Contamination or take 1 Ammo; on the Beta map remove 2 Contamination or repair 2 Damage.
text-slot_5 = Explorers need a value of 3. Bonus Action: draw 1 Object; on the Beta map 1 Fame may be taken instead.
text-top = The Story card whose condition everyone sees.
waypoint-once = Only the first Convoy to end a move here gets it.
text-waypoint_alpha_1 = Gain { $gain }. { waypoint-once }
text-waypoint_alpha_2 = { text-waypoint_alpha_1 }
text-waypoint_alpha_3 = { text-waypoint_alpha_1 }
text-waypoint_alpha_4 =
    { $draw_object_n ->
        [one] Draw { $draw_object_n } Object. { waypoint-once }
       *[other] Draw { $draw_object_n } Objects. { waypoint-once }
    }
text-waypoint_alpha_5 = Repair { $repair_n } Damage. { waypoint-once }
text-waypoint_alpha_6 = Gain { $fame_n } Fame. { waypoint-once }
text-waypoint_beta_1 = { text-waypoint_alpha_1 }
text-waypoint_beta_2 = { text-waypoint_alpha_4 }
text-waypoint_beta_3 = { text-waypoint_alpha_6 }
text-waypoint_beta_4 = Remove { $decontaminate_n } Contamination from your Survivors. { waypoint-once }
text-each-components = Number in the box: { $count }.

## Explanations: boxes

text-hold = Holds one token of a kind it shows.
text-armor = Holds nothing but Damage, sparing other boxes.
text-asgard_armor = Holds nothing but Damage, and you may remove it at the end of every round.
text-weapon = Fires once per phase for 1 Ammo. Its level is the column of the Outcome card that counts.
text-scrap_weapon = Fires once per phase like a Weapon, but for 1 Object.
text-special = Works as long as it is undamaged.
text-fame_end = Worth points at the end if it is undamaged.
text-fame_end_per_asgard_armor = Worth 1 point at the end for each Asgard Armour box in the Convoy, at most 2, if it is undamaged.
text-object_limit = You may hold one more Object as long as it is undamaged.
text-object_each_round = Draw 1 Object at the end of every round as long as it is undamaged.

## Explanations: cards of all kinds, by their type

box-1 =
    { $boxes_1_kind_id ->
        [armor] Armour
        [asgard_armor] Asgard Armour
        [weapon] Weapon { $boxes_1_level }
        [scrap_weapon] Scrap Weapon { $boxes_1_level }
        [special] { $boxes_1_effect_id ->
            [fame_end] Fame { $boxes_1_n }
            [fame_end_per_asgard_armor] Fame by Asgard Armour
            [object_limit] Object limit +{ $boxes_1_n }
           *[object_each_round] Object each round
        }
       *[hold] { $boxes_1_accepts_count ->
            [1] { $boxes_1_accepts }
            [2] Fuel or Food
            [3] any Resource
           *[other] any token
        }
    }
box-2 =
    { $boxes_2_kind_id ->
        [armor] Armour
        [asgard_armor] Asgard Armour
        [weapon] Weapon { $boxes_2_level }
        [scrap_weapon] Scrap Weapon { $boxes_2_level }
        [special] { $boxes_2_effect_id ->
            [fame_end] Fame { $boxes_2_n }
            [fame_end_per_asgard_armor] Fame by Asgard Armour
            [object_limit] Object limit +{ $boxes_2_n }
           *[object_each_round] Object each round
        }
       *[hold] { $boxes_2_accepts_count ->
            [1] { $boxes_2_accepts }
            [2] Fuel or Food
            [3] any Resource
           *[other] any token
        }
    }
box-3 =
    { $boxes_3_kind_id ->
        [armor] Armour
        [asgard_armor] Asgard Armour
        [weapon] Weapon { $boxes_3_level }
        [scrap_weapon] Scrap Weapon { $boxes_3_level }
        [special] { $boxes_3_effect_id ->
            [fame_end] Fame { $boxes_3_n }
            [fame_end_per_asgard_armor] Fame by Asgard Armour
            [object_limit] Object limit +{ $boxes_3_n }
           *[object_each_round] Object each round
        }
       *[hold] { $boxes_3_accepts_count ->
            [1] { $boxes_3_accepts }
            [2] Fuel or Food
            [3] any Resource
           *[other] any token
        }
    }
box-4 =
    { $boxes_4_kind_id ->
        [armor] Armour
        [asgard_armor] Asgard Armour
        [weapon] Weapon { $boxes_4_level }
        [scrap_weapon] Scrap Weapon { $boxes_4_level }
        [special] { $boxes_4_effect_id ->
            [fame_end] Fame { $boxes_4_n }
            [fame_end_per_asgard_armor] Fame by Asgard Armour
            [object_limit] Object limit +{ $boxes_4_n }
           *[object_each_round] Object each round
        }
       *[hold] { $boxes_4_accepts_count ->
            [1] { $boxes_4_accepts }
            [2] Fuel or Food
            [3] any Resource
           *[other] any token
        }
    }
box-5 =
    { $boxes_5_kind_id ->
        [armor] Armour
        [asgard_armor] Asgard Armour
        [weapon] Weapon { $boxes_5_level }
        [scrap_weapon] Scrap Weapon { $boxes_5_level }
        [special] { $boxes_5_effect_id ->
            [fame_end] Fame { $boxes_5_n }
            [fame_end_per_asgard_armor] Fame by Asgard Armour
            [object_limit] Object limit +{ $boxes_5_n }
           *[object_each_round] Object each round
        }
       *[hold] { $boxes_5_accepts_count ->
            [1] { $boxes_5_accepts }
            [2] Fuel or Food
            [3] any Resource
           *[other] any token
        }
    }
box-6 =
    { $boxes_6_kind_id ->
        [armor] Armour
        [asgard_armor] Asgard Armour
        [weapon] Weapon { $boxes_6_level }
        [scrap_weapon] Scrap Weapon { $boxes_6_level }
        [special] { $boxes_6_effect_id ->
            [fame_end] Fame { $boxes_6_n }
            [fame_end_per_asgard_armor] Fame by Asgard Armour
            [object_limit] Object limit +{ $boxes_6_n }
           *[object_each_round] Object each round
        }
       *[hold] { $boxes_6_accepts_count ->
            [1] { $boxes_6_accepts }
            [2] Fuel or Food
            [3] any Resource
           *[other] any token
        }
    }
all-boxes =
    { $boxes_count ->
        [2] { box-1 }, { box-2 }
        [3] { box-1 }, { box-2 }, { box-3 }
        [4] { box-1 }, { box-2 }, { box-3 }, { box-4 }
        [5] { box-1 }, { box-2 }, { box-3 }, { box-4 }, { box-5 }
       *[6] { box-1 }, { box-2 }, { box-3 }, { box-4 }, { box-5 }, { box-6 }
    }
tracks =
    { $tracked ->
        [true] , with tracks
       *[false] { "" }
    }
ability =
    { $ability_do_id ->
        [leader_to_rest] Goes to the Rest Zone after exploring, not to the Exhausted Zone.
        [copilot_speed] Adds { $ability_n } speed, and { $ability_extra } more if you are at least { $ability_gap } behind the leading Convoy.
        [speed_bonus] Adds { $ability_n } speed to your moves.
        [gather_bonus] Takes { $ability_n } token more when exploring a Location.
        [gather_draw_object] Draws { $ability_n } Object more when gathering at a Location.
        [alt_bonus] When exploring, may take 1 Food in place of the Bonus Action of the slot.
        [encounter_bonus] Draws 1 Object after an Encounter that you did not leave be.
        [low_slot_to_rest] Goes to the Rest Zone after exploring a slot of value { $ability_value }.
        [feed_free] Feeds { $ability_n } Exhausted Survivor without Food in your Rest turn.
        [decontaminate_rest] Removes { $ability_n } Contamination from one of your Survivors in your Rest turn.
        [repair_end_of_round] Repairs { $ability_n } Damage at the end of the round.
        [first_hit_bonus] Your first hit on an Enemy in a phase deals { $ability_n } Damage more.
        [second_outcome] Once per phase reveals a second Outcome card for your attack; you use either.
        [miss_to_damage] Turns a MISS of your Weapons against an Enemy into { $ability_n } Damage.
        [snipe] Once per phase spends { $ability_ammo } Ammo and deals { $ability_damage } Damage to an Enemy in your region, without an Outcome card.
        [radio_strike] Once per phase every opponent ahead of you takes 1 Damage for each Enemy in that opponent's region.
        [adjacent_bonus] When exploring, you may also take the Bonus Actions of the slots to the left and to the right.
        [speed_if_behind] Adds { $ability_n } speed if any Convoy is ahead of you.
        [decontaminate_to_rest] After exploring may shed { $ability_n } Contamination to go to the Rest Zone.
        [decontaminate_for_speed] Before a move may shed { $ability_cost } Contamination for { $ability_n } speed.
        [speed_by_convoy] Adds { $ability_values_1 }, { $ability_values_2 } or { $ability_values_3 } speed with at least { $ability_steps_1 }, { $ability_steps_2 } or { $ability_steps_3 } Convoy cards.
        [first_hit_by_convoy] Your first hit on an Enemy in a phase deals { $ability_values_1 }, { $ability_values_2 } or { $ability_values_3 } Damage more with at least { $ability_steps_1 }, { $ability_steps_2 } or { $ability_steps_3 } Convoy cards.
        [speed_if_undamaged] Adds { $ability_n } speed if no card of your Convoy is damaged. Eats any Resource or Object.
       *[speed_for_object] Before a move may spend { $ability_cost } Object for { $ability_n } speed. Eats any Resource or Object.
    }
text-each-survivor = Exploration value { $explore }, dies with { $contamination_limit } Contamination. { ability }
text-each-truck = Truck: speed { $speed }, power { $power }{ tracks }. Boxes: { all-boxes }.
text-each-trailer = Trailer. Boxes: { all-boxes }.
text-each-device = Device for the roof of a vehicle. Boxes: { all-boxes }.
text-each-location =
    { $contaminated ->
        [true] Contaminated Location: { $tokens }. Explorers take 2 of the tokens, and one of them 1 Contamination.
       *[false] Location: { $tokens }. Explorers take 2 of the tokens.
    }
text-biofuel_turbo = { text-each-truck } It burns Food like Fuel.
text-field_hospital = { text-each-location } Then remove 1 Contamination.
text-tool_factory = { text-each-location } Then repair 1 Damage.

## Explanations: Encounters and Events

text-wandering_trader = Pay 1 Food for 2 Objects, or 1 Object for 2 Fuel.
text-lost_children = Pay 1 Food for 3 Fame, or 1 Fame for 2 Resources of your choice.
text-field_mechanics = Pay 1 Food to repair 3 Damage, or 1 Object for a Device from the discard pile.
text-deserters = Pay 1 Ammo for a Survivor from the discard pile, or 1 Fame for 2 Ammo and 1 Food.
text-ice_prophet = Pay 1 Fuel for 2 Fame, or take 1 Contamination for 2 speed on your next move.
text-stranded_patrol = Pay 1 Ammo for 3 Fame, or 2 Fame for 3 Resources of your choice.
text-wanted_fugitive = Pay 1 Object and 1 Fame for 3 speed on your next move, or 1 Ammo for 1 Object, 1 Fame and a Convoy card from the discard pile.
text-cold_snap = Everyone pays 1 Food or moves an Active Survivor to the Exhausted Zone.
text-fallout_cloud = Everyone puts 1 Contamination on an Active Survivor.
text-beacon = Everyone gains 1 Fuel, the last in turn order 1 more.
text-snowstorm = In the next Movement phase the first in turn order has { $speed_penalty_1 } speed less, the second and the third { $speed_penalty_2 } less.
text-emergency_broadcast = Everyone may give Food, for 1 Fame each. If fewer than 2 are given in all, the Aurora sails to the red Stop.

## Explanations: crews

text-pack = Arctic Wolf and Hunting Wolf: more Bonus Actions, and speed for those who are behind.
text-mutants = Alpha Mutant and Ghoul: they put Contamination to good use.
text-asgardians = Valkyrie and Daughter of War: the longer the Convoy, the faster and the deadlier.
text-androids = Synthetic Prototype and Supply Bot: fast, and they eat any Resource or Object.

## Explanations: Objects

text-incendiary_rounds = Load them instead of 1 Ammo: a hit deals { $replace_ammo_hit_bonus } more Damage.
text-first_aid_kit = On any of your turns, remove up to { $decontaminate_n } Contamination from one Survivor.
text-toolbox = On any of your turns, repair up to { $repair_n } Damage.
text-nitro = Before a move: { $speed_n } more speed.
text-stimulants = On any of your turns, one Survivor recovers by one zone.
text-binoculars = When exploring: { $explore_bonus_n } more exploration value.
text-signal_flare = When an Enemy ambushes you: your Convoy ignores this Ambush.
text-mine = After your move, lay up to { $place_mines_n } Mines on spaces you left. The next other Convoy there takes { $place_mines_damage } Damage in column 1.
text-canned_food = On any of your turns, gain { $gain }, but put 1 Contamination on a Survivor.
text-active_camouflage = From now until the end of the Fire Weapons phase you ignore all Ambushes and attacks by Enemies.
text-at_launcher = On your Fire turn, deal { $enemy_damage_n } Damage to an Enemy in your region and gain { $fame_n } Fame, without a Target counter.
text-smoke_candle = On your Fire turn, remove another player's Target counter from an Enemy in your region and place your own.
text-unstable_fuel = Before a move: 2 more speed for 2 Damage, or 3 more for 4 Damage.
text-antirad = On any of your turns, remove { $decontaminate_n } Contamination from each of up to three Survivors in one zone.

## Explanations: Enemies

enemy-figures =
    { $asgard_defense ->
        [0] Defence { $defense }, attack { $attack }.
       *[other] Defence { $defense }, Asgard defence { $asgard_defense } (it heals every round), attack { $attack }.
    }
text-war_wolves = { enemy-figures } Ambush: the leading Convoy takes 1 Damage in column 1.
text-ice_jackals = { enemy-figures } Ambush: everyone pays 1 Food or takes 1 Damage.
text-rust_brotherhood = { enemy-figures } Ambush: the leading Convoy takes 1 Damage each in columns 1 and 2, the others 1 in column 1.
text-ash_cult = { enemy-figures } Ambush: everyone puts 1 Contamination on an Active Survivor.
text-steel_tide = { enemy-figures } Ambush: the leading Convoy takes 1 Damage on each of 2 cards, the others 1 anywhere.
text-harbour_king = { enemy-figures } Ambush: everyone loses 1 Fuel, and the leading Convoy takes 2 Damage in column 1.
text-tyr = { enemy-figures } Ambush: the leading Convoy takes 1 Damage in column 1, the others 1 in column 2.
text-ullr = { enemy-figures } Ambush: the leading Convoy takes 1 Damage in column 1, the others 1 in column 3.
text-heimdallr = { enemy-figures } Ambush: everyone takes 1 Damage on the best Weapon.
text-hel = { enemy-figures } Ambush: every Survivor in a Rest Zone takes 1 Contamination.
text-thor = { enemy-figures } Ambush: everyone takes 1 Damage on each of 3 cards.
text-loki = { enemy-figures } Ambush: the leading Convoy takes 1 Damage in the upper row and 1 each in columns 1 and 2, the others 2 in the upper row.
text-each-outcomes = Damage by Weapon level 1 to 4: { $hits_1 }, { $hits_2 }, { $hits_3 }, { $hits_4 }; 0 is a MISS. Letters from the left: { $letters }.

## Explanations: Stories, without what comes of them

text-each-stories = A Story card of Period { $period }. It is read out when somebody faces it.
story-when = A Story with this condition is faced before it happens.
text-gather = Somebody gathers at a Location. { story-when }
text-improve = Somebody takes a Truck, Trailer or Device from the Exploration Zone. { story-when }
text-recruit = Somebody explores a Survivor card. { story-when }
text-encounter = Somebody explores an Encounter. { story-when }
text-bonus_action = Somebody takes a Bonus Action. { story-when }
text-explore_value_3 = Somebody explores slot 5. { story-when }
text-explore_contaminated = Somebody explores a contaminated card. { story-when }
text-send_two = Somebody sends two Survivors to one slot. { story-when }
text-feed = Somebody feeds a Survivor in the Rest phase. { story-when }
text-rest_start = The Rest phase begins. The first player in turn order faces the Story.
text-move_start = Somebody declares a move. { story-when }
text-end_on_contaminated = Somebody ends a move on a contaminated space. { story-when }
text-take_waypoint = Somebody ends a move on a Special Waypoint. { story-when }
text-stay = Somebody stays in place. { story-when }
text-enter_region = Somebody enters another region of the road.
text-fire_start = The Fire Weapons phase begins and the Enemies have entered. The first player in turn order faces the Story.
text-attack = Somebody attacks an Enemy. { story-when }
text-enemy_defeated = Somebody defeats an Enemy. The Story is faced before the rewards.
text-suffer_ambush = An Ambush is about to strike somebody. { story-when }
text-end_start = The End of Round phase begins. The first player in turn order faces the Story.
text-exploration_end = Everyone has passed and the Exploration phase is over. The first player in turn order faces the Story.
text-rest_end = The Survivors have moved on and the Rest phase is over. The first player in turn order faces the Story.
text-movement_end = All Convoys have moved or stayed and the Movement phase is over. The first player in turn order faces the Story.
text-fire_end = All attacks are over, and so is the Fire Weapons phase. The first player in turn order faces the Story.
text-auto = A choice without a condition: it succeeds at once.
text-test = The top Outcome card is revealed; if its first letter is one of those named, the Test succeeds.
text-mission = The card stays in your Active Zone until its goal is met or its time runs out.
text-end_move_on = End a move on a space with a Special Waypoint.
text-have = Have the things named aboard when the time runs out.
text-lead_at_round_end = Lead, alone or tied, at the end of a round.
text-hit_enemy = Hit Enemies with attacks, from now on.
text-no_damage = Have no Damage in your Convoy when the time runs out.

## Explanations: player versus player

text-each-cards = The dodge track shows how much Damage from players you avoid; hits on players bring you the bonuses of the attack track.
text-repair = Repair 1 Damage.
text-hit_player = An opponent you hit in this phase loses 1 Fame or, failing that, takes 1 Damage.

## Explanations: the Automa

text-automa_1 = It explores from slot { $explore_slot }. When it moves, it gains 1 Survivor and you take 1 Damage. It fires for { $fire_damage } Damage.
text-automa_2 = It explores from slot { $explore_slot } and gains 1 Fuel. It moves { $move_bonus } further. It fires for { $fire_damage } Damage.
text-automa_3 = It explores from slot { $explore_slot } and gains 1 Ammo. It fires for { $fire_damage } Damage and gains 1 Fame.
text-automa_4 = It explores from slot { $explore_slot }, and you lose 1 Resource. It moves { $move_bonus } further. It fires for { $fire_damage } Damage.
text-automa_5 = It explores from slot { $explore_slot } and gains 1 Object. When it moves, it gains 1 Food. It fires for { $fire_damage } Damage, and you take 1 in column 1.
text-automa_6 = It explores from slot { $explore_slot } and rises by a level. It moves { $move_bonus } further. It fires for { $fire_damage } Damage and gains 1 Fame.
text-each-difficulties = The Automa begins with Convoy level { $start_level } and { $start_fame } Fame.

## What a choice brings

preview-nothing = It would change nothing now
preview-explore = Needs { $needed }; one Survivor can reach { $strength }
preview-explore-contaminated = Needs { $needed }; one Survivor can reach { $strength }; 1 Contamination for an explorer
preview-send = Value { $value }, needed { $needed }; exhausted afterwards
preview-send-rests = Value { $value }, needed { $needed }; rests afterwards
preview-set-out =
    { $points ->
        [one] { $points } space
       *[other] { $points } spaces
    } at most, { $fuel } Fuel left; the ship is { $way } away
preview-set-out-past =
    { $points ->
        [one] { $points } space
       *[other] { $points } spaces
    } at most, { $fuel } Fuel left; the ship is not ahead of you
preview-set-out-mixed =
    { $points ->
        [one] { $points } space
       *[other] { $points } spaces
    } at most for { $n } Fuel or Food; the ship is { $way } away
preview-set-out-mixed-past =
    { $points ->
        [one] { $points } space
       *[other] { $points } spaces
    } at most for { $n } Fuel or Food; the ship is not ahead of you
preview-step = The ship is { $way } away; points left: { $points }
preview-step-past = Past the ship; points left: { $points }
preview-stop-contaminated = 1 Contamination for one of your Survivors
preview-board = You reach the ship
preview-fire = { $percent }% to hit; { amount-damage } at most
preview-snipe = { amount-damage } for certain
preview-snipe-open = { amount-damage } without an Outcome card
preview-aim =
    { $percent }% to hit, { $defeat }% to defeat it; { $boxes ->
        [one] { $boxes } box left
       *[other] { $boxes } boxes left
    }
preview-aim-at-player = { $percent }% to hit; { $dodged } Damage dodged
preview-test = { $percent }% to succeed
preview-test-with-boost = { $percent }% to succeed, { $boosted }% with the payment

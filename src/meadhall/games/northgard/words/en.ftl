### Northgard: Uncharted Lands in English (Project Fluent).
###
### `meadhall.words.vocabulary` says how variables are named: a fact `$x` is a name, `$x_id` its id
### for selectors, `$x_amount` a number with its thing, `$x_<field>` what the content says about it,
### `$x_now_<field>` what the table shows of it. An effect of a card goes by its keyword:
### `$move_n`, `$draw_keep`.
###
### Territories have names of their own and stand without an article.

game-name = Northgard: Uncharted Lands
game-summary = Lead a Viking clan into a land that nobody has mapped: explore it tile by tile, settle, build, fight for it, and better your cards year by year. After { $year_years } years the most Glory wins, unless a clan holds { $scoring_domination_territories } closed territories with large buildings sooner.

## Amounts

amount-food = { $n } food
amount-wood = { $n } wood
amount-lore = { $n } lore
amount-glory = { $n } Glory
amount-unit =
    { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }
amount-card =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
amount-tile =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }

## Names: terms

name-glory = Glory
name-unit = Unit
name-kaija = Kaija, the Armoured Bear
name-scorched_earth = Scorched Earth
name-first_player = First Player
name-territory = Territory
name-small = Small site
name-stone = Small site with stone
name-large = Large site
name-lair = Creature lair
name-regular = Regular border
name-hard = Hard border
name-flash = Flash
name-draw_pile = Draw pile
name-hand = Hand
name-active = Active zone
name-discard = Discard pile
name-display = Display
name-reserve = Reserve
name-tile_pile = Tile pile
name-development_deck = Development deck
name-creature_line = Creature line
name-setup = Setup
name-end = End of the game

# What cards do
name-recruit = Recruit
name-recruit_each = Recruit in several territories
name-recruit_per_icon = Recruit by icons
name-add_unit = Add a unit
name-move = Move
name-pull_unit = Call a unit over
name-teleport_units = Hidden march
name-shift_enemy_units = Shift enemy units
name-explore = Explore
name-build = Build
name-replace_building = Swap a building
name-draw = Draw
name-draw_per = Draw by territories
name-take_from_discard = Take back a card
name-collect = Collect resources
name-collect_from_target = Take a resource
name-choose_one = One of two
name-choose_action = Basic action
name-sequence_any_order = In any order
name-pay_then = Pay for more
name-remove_enemy_unit = Remove an enemy unit
name-inspect_and_discard = Look at a hand
name-all_opponents_discard = Everyone else discards
name-opponent_discards_random = Discard at random
name-extort = Extort
name-copy_card = Copy a card
name-cancel_card = Cancel a card
name-take_display_card = Take a card of the display
name-place_scorched_earth = Place Scorched Earth
name-set_year_flag = For the rest of the year
name-kaija_may_attack = Kaija may attack
name-ignore_enemy_defences = Enemy defences are ignored

# Faces of the die: axes are combat points, skulls are casualties
name-axe2 = 2 axes
name-axe3 = 3 axes
name-skull_or_axe = axe or skull
name-axe2_skull = 2 axes with skull
name-skull2 = 2 skulls
name-axe_skull = axe with skull

# Where Glory comes from
name-closing = Closing territories
name-altars = Altars of Kings
name-clan = Clan power

# Options
name-clans = Clans
name-five_tile_in_pile_with_fewer_players = Five-player tile in every game
name-open_totals = Open totals
name-random = at random
name-choose = by choice

## Names: resources, colours and phases

name-food = Food
name-wood = Wood
name-lore = Lore
name-red = Red
name-purple = Purple
name-yellow = Yellow
name-blue = Blue
name-green = Green
name-start_of_year = Start of Year
name-actions = Actions
name-creatures = Creatures
name-harvest = Harvest
name-winter = Winter
name-end_of_year = End of Year

## Names: clans

name-bear = Bear Clan
name-boar = Boar Clan
name-goat = Goat Clan
name-raven = Raven Clan
name-snake = Snake Clan
name-stag = Stag Clan
name-wolf = Wolf Clan

## Names: buildings

name-food_silo = Food Silo
name-woodcutter_lodge = Woodcutter's Lodge
name-defence_tower = Defence Tower
name-training_camp = Training Camp
name-menhir = Carved Stone
name-fortress = Fortress
name-forge = Forge
name-altar_of_kings = Altar of Kings

## Names: creatures

name-brown_bear = Brown Bear
name-draugr = Draugr
name-fallen_valkyrie = Fallen Valkyrie
name-wolf_beige = Wolf (beige)
name-wolf_brown = Wolf (brown)
name-wolf_dark_brown = Wolf (dark brown)
name-brown_bear_beige = Brown Bear (beige)
name-brown_bear_brown = Brown Bear (brown)
name-draugr_beige = Draugr (beige)
name-draugr_brown = Draugr (brown)
name-fallen_valkyrie_beige = Fallen Valkyrie (beige)
name-fallen_valkyrie_brown = Fallen Valkyrie (brown)

## Names: starting cards

name-start_recruit = Recruit
name-start_move = Move
name-start_explore = Explore
name-start_build = Build
name-start_feast = Feast

## Names: clan cards

name-clan_bear = Bear Clan
name-clan_bear_awakens = The Bear Awakens
name-clan_bear_protector = Protector of the Land
name-clan_boar = Boar Clan
name-clan_boar_osmosis = Osmosis
name-clan_boar_lay_of_the_land = Lay of the Land
name-clan_goat = Goat Clan
name-clan_goat_teamwork = Teamwork
name-clan_goat_resourceful = Resourceful People
name-clan_raven = Raven Clan
name-clan_raven_raiding_party = Raiding Party
name-clan_raven_mercenaries = Raven Mercenaries
name-clan_snake = Snake Clan
name-clan_snake_rapacious = Rapacious Exploitation
name-clan_snake_stolen_lore = Stolen Lore
name-clan_stag = Stag Clan
name-clan_stag_glory = Glory of the Clan
name-clan_stag_annexation = Annexation
name-clan_wolf = Wolf Clan
name-clan_wolf_plunder = Plunder
name-clan_wolf_call_to_war = Call to War

## Names: Development cards

name-dev_negotiation = Negotiation
name-dev_scouts = Scouts
name-dev_town_hall = Town Hall
name-dev_merchant = Merchant
name-dev_militia = Militia
name-dev_villager_tools = Improved Villager Tools
name-dev_recruitment = Recruitment
name-dev_market_place = Market Place
name-dev_mercenary = Mercenary
name-dev_intimidate = Intimidate
name-dev_feast = Feast (Early Development)
name-dev_scout_camp = Scout Camp
name-dev_shieldbearers = Shieldbearers
name-dev_bodyguard = Bodyguard
name-dev_simple_living = Simple Living
name-dev_future_sight = Future Sight
name-dev_spy = Spy
name-dev_fishing = Fishing
name-dev_axe_throwers = Axe Throwers
name-dev_lore_mastery = Lore Mastery
name-dev_industrious = Industrious Villagers
name-dev_defensive_strategy = Defensive Strategy
name-dev_enemy_secrets = Enemy Secrets
name-dev_hunters = Hunters
name-dev_outpost = Outpost
name-dev_hidden_ways = Hidden Ways
name-dev_carpentry = Carpentry Mastery
name-dev_conqueror = Conqueror
name-dev_huginn_muninn = Huginn & Muninn
name-dev_up_market_place = Upgraded Market Place
name-dev_grizzled_warriors = Grizzled Warriors
name-dev_up_trading_post = Upgraded Trading Post
name-dev_ancestral_curse = Ancestral Curse
name-dev_veiled_threats = Veiled Threats
name-dev_rangers = Rangers
name-dev_up_scout_camp = Upgraded Scout Camp
name-dev_trade_routes = Greater Trade Routes
name-dev_woodcutters = Woodcutters
name-dev_infiltration = Infiltration
name-dev_up_town_hall = Upgraded Town Hall
name-dev_amenities = Amenities
name-dev_wood_monopoly = Wood Monopoly
name-dev_bribery = Bribery
name-dev_incursion = Incursion
name-dev_heroic_charge = Heroic Charge
name-dev_trading_post = Trading Post
name-dev_legendary_heroes = Legendary Heroes
name-dev_allies_wild = Allies from the Wild
name-dev_loremasters = Loremasters
name-dev_warriors = Warriors
name-dev_cunning_merchant = Cunning Merchant
name-dev_capture = Capture

## Names: Achievements and Unrest

name-ach_builder = Builder
name-ach_explorer = Explorer
name-ach_food_trader = Food Trader
name-ach_wood_trader = Wood Trader
name-ach_scholar = Scholar
name-ach_trapper = Trapper
name-ach_warlord = Warlord
name-unrest = Unrest

## Names: variants

name-more_creatures = More Creatures!
name-long_game = Longer Game
name-team_game = Team Game

## Names: the map

name-start = start tile
name-start_five = start tile for five
name-0-0 = right in place

## Names: areas

# The areas of the map bear no printed names, so they have ours: an area with wood is called after a
# forest, with food after a valley or meadow, with lore after a fjord or lake, with a lair after a
# den; the others after stones, heights, moors and coasts.

name-start-n = North Landing
name-start-e = East Strand
name-start-s = South Shingle
name-start-w = Western Sands
name-start_five-n = Far Cape
name-start_five-e = Outer Point
name-start_five-s = Salt Flats
name-start_five-w = Mead Vale
name-tile_01-n = Barley Meadow
name-tile_01-e = Gull Cape
name-tile_01-s = Heather Moor
name-tile_01-w = Howling Den
name-tile_02-n = Seal Bay
name-tile_02-s = Goldgrass
name-tile_03-n = Bone Hollow
name-tile_03-e = Standing Stones
name-tile_03-s = Fisher's Cove
name-tile_03-w = Honeydale
name-tile_04-n = Kings' Hill
name-tile_04-e = Claw Cave
name-tile_04-s = Runestone Heath
name-tile_05-n = Carved Crag
name-tile_05-s = High Terrace
name-tile_06-n = Windmoor
name-tile_06-e = Tern Point
name-tile_06-s = Rune Fjord
name-tile_06-w = Ravenwood
name-tile_07-n = Elder Stones
name-tile_07-m = Sunny Lea
name-tile_07-s = Black Den
name-tile_08-n = Bleak Moor
name-tile_08-m = Peat Bog
name-tile_08-s = Reedmarsh
name-tile_09-n = Cloverfield
name-tile_09-e = Grey Cairn
name-tile_09-s = Storm Coast
name-tile_10-n = Larkdale
name-tile_10-e = Anchor Bay
name-tile_10-s = Frost Heath
name-tile_11-n = Tall Pines
name-tile_11-s = Eagle Ridge
name-tile_12-n = Longship Haven
name-tile_12-m = Mosswood
name-tile_12-s = Foam Coast
name-tile_13-a = Ironwood
name-tile_14-n = Crane Marsh
name-tile_14-m = Rust Moor
name-tile_14-s = Ryefields
name-tile_15-n = Broad Downs
name-tile_15-e = Cliff's End
name-tile_15-s = Mirror Lake
name-tile_16-n = Orchard Vale
name-tile_16-e = Kelp Shore
name-tile_16-s = Mist Fjord
name-tile_17-n = Fang Gorge
name-tile_17-s = Jarl's Rise
name-tile_18-n = Thunder Rock
name-tile_18-e = Otter Creek
name-tile_18-s = Birchgrove
name-tile_19-n = Pale Downs
name-tile_19-e = Seer's Mere
name-tile_19-s = Oyster Beach
name-tile_20-n = Shepherd's Green
name-tile_20-s = Silver Tarn
name-tile_21-n = Flaxdale
name-tile_21-s = Windy Plateau
name-tile_22-n = Whale Bay
name-tile_22-e = Barrow Deep
name-tile_22-s = Saga Fjord
name-tile_22-w = Odin's Stone
name-tile_23-n = Skald's Lake
name-tile_23-e = Puffin Rocks
name-tile_23-s = Grim Lair
name-tile_24-n = Giant's Seat
name-tile_24-e = Shipwreck Coast
name-tile_24-s = Hare Heath
name-tile_25-n = Shield Hill
name-tile_25-e = Skull Grotto
name-tile_25-s = Cold Strand
name-tile_26-n = Haymeadow
name-tile_26-e = Fox Moor
name-tile_26-s = Darkfir Forest
name-tile_27-n = Beacon Heights
name-tile_27-e = Oakenshade
name-tile_27-s = Growling Hollow
name-tile_28-n = Old Ramparts
name-tile_28-s = Owlwood
name-tile_29-n = Amberwood
name-tile_29-e = Falcon Bluff
name-tile_29-w = Herring Bay
name-tile_30-n = Widow's Cape
name-tile_30-e = Spruceholt
name-tile_30-s = Broken Shore
name-tile_30-w = Cursed Barrow
name-tile_31-n = Thing Field
name-tile_31-e = Ash Moor
name-tile_31-s = Starwater
name-tile_32-n = Twilight Coast
name-tile_32-e = Whispering Wood
name-tile_32-s = Swan Marsh
name-tile_33-n = Moonstone
name-tile_33-m = Hammer Top
name-tile_33-s = Blood Cavern

## Names made of others

naming-tile = tile { $number }
naming-site =
    { $kind_id ->
        [small] { $area } (small site)
        [stone] { $area } (small site with stone)
       *[large] { $area } (large site)
    }
naming-cell = { naming-across }, { naming-along }
naming-across =
    { $across_id ->
        [east] { $columns } east
       *[west] { $columns } west
    }
naming-along =
    { $along_id ->
        [south] { $rows } south
       *[north] { $rows } north
    }

## Prompts, and what the others read meanwhile

prompt-ChooseClan = Choose the clan you lead.
    .waiting = Waiting for { $seats } to choose a clan.
prompt-ChooseTile = Choose the tile you lay.
    .waiting = Waiting for { $seats } to choose a tile.
prompt-ChooseCell = Choose where the tile goes.
    .waiting = Waiting for { $seats } to choose a place for a tile.
prompt-ChooseTurn = Choose how the tile is turned.
    .waiting = Waiting for { $seats } to turn a tile.
prompt-PlaceGroup = Choose the territory of the new tile where your group lands.
    .waiting = Waiting for { $seats } to land a group of units.
prompt-KaijaInGroup = Decide whether Kaija takes the place of one unit in { $territory }.
    .waiting = Waiting for { $seats } to decide whether Kaija lands too.
prompt-TakeTurn = Your turn: play a card or use one in another way. Pass when you are done for the year.
    .waiting = Waiting for { $seats } to take a turn.
prompt-ChooseZone = Choose what becomes of the card you give for the upgrade: { $card }.
    .waiting = Waiting for { $seats } to give a card for an upgrade.
prompt-TakeUpgrade = Choose the upgrade card of your clan.
    .waiting = Waiting for { $seats } to choose an upgrade card.
prompt-AnswerCard = An opponent plays { $card }: cancel it with Defensive Strategy, or let it pass.
    .waiting = Waiting for { $seats } to let a card pass or cancel it.
prompt-TakeDisplayCard = Choose a card of the display; it goes on top of your draw pile.
    .waiting = Waiting for { $seats } to take a card of the display.
prompt-ChooseOption = Choose what you do with this card.
    .waiting = Waiting for { $seats } to choose an effect of the card.
prompt-ChooseOrder = Choose what you do first.
    .waiting = Waiting for { $seats } to choose what comes first.
prompt-AddOptional = Decide whether to do the other part of the card too.
    .waiting = Waiting for { $seats } to decide on the other part of the card.
prompt-PayOrNot = Decide whether to pay for more.
    .waiting = Waiting for { $seats } to decide whether to pay for more.
prompt-PayResources =
    { $left ->
        [one] Choose the last resource you pay.
       *[other] Choose a resource to pay ({ $left } to come).
    }
    .waiting = Waiting for { $seats } to pay resources.
prompt-RecruitUnits =
    { $left ->
        [one] Choose where you recruit the last unit, or finish.
       *[other] Choose where you recruit the next unit ({ $left } to come), or finish.
    }
    .waiting = Waiting for { $seats } to recruit units.
prompt-FillCamps = Your reserve is too small for all Training Camps: choose where the next unit is trained.
    .waiting = Waiting for { $seats } to choose which Training Camp comes first.
prompt-AddUnits = Choose the territory that your unit joins.
    .waiting = Waiting for { $seats } to add a unit.
prompt-PullUnit = Choose the unit that joins the recruits in { $area }, or leave it.
    .waiting = Waiting for { $seats } to call a unit over.
prompt-OfferTile = No neutral land is left to settle: draw a tile, or do without.
    .waiting = Waiting for { $seats } to decide whether to look for new land.
prompt-Build =
    { $left ->
        [one] Choose what you build and where.
       *[other] Choose what you build and where (up to { $left } buildings).
    }
    .waiting = Waiting for { $seats } to build.
prompt-CollectAfterwards = Decide whether to collect the resources of { $area } now.
    .waiting = Waiting for { $seats } to decide whether to collect resources.
prompt-SwapBuilding = Choose the building you swap for another, or leave them all.
    .waiting = Waiting for { $seats } to swap a building.
prompt-SwapInto = Choose what takes the place of the { $building } in { $area }.
    .waiting = Waiting for { $seats } to choose a new building.
prompt-KeepOrRedraw = Lay the tile you drew, or exchange it once for another.
    .waiting = Waiting for { $seats } to keep or exchange a tile.
prompt-OrderUnder = Choose the tile that goes under the pile next.
    .waiting = Waiting for { $seats } to put tiles under the pile.
prompt-ExploreAgain = Decide whether to explore once more.
    .waiting = Waiting for { $seats } to decide on a second Explore.
prompt-DivideCards =
    { $top ->
        [0] Divide the cards you drew (still to keep: { $keep }, to discard: { $discard }).
       *[other] { $discard ->
            [0] Divide the cards you drew (still to keep: { $keep }, to put back on top: { $top }).
           *[other] Divide the cards you drew (still to keep: { $keep }, to discard: { $discard }, to put back on top: { $top }).
        }
    }
    .waiting = Waiting for { $seats } to divide the drawn cards.
prompt-RecoverCards = Choose the card you take back from your discard pile.
    .waiting = Waiting for { $seats } to take back a card.
prompt-MakeMove =
    { $moving_left ->
        [one] Choose where your last move starts, or finish.
       *[other] Choose where your next move starts ({ $moving_left } left), or finish.
    }
    .waiting = Waiting for { $seats } to move.
prompt-ChooseTarget = Choose where the units from { $moving_origin } go.
    .waiting = Waiting for { $seats } to choose where units go.
prompt-ChooseKaija = Decide whether Kaija goes along.
    .waiting = Waiting for { $seats } to decide whether Kaija goes along.
prompt-ChooseUnits = Choose how many units go.
    .waiting = Waiting for { $seats } to choose how many units go.
prompt-EnterHiddenWay = Choose the territory that your units leave by hidden ways.
    .waiting = Waiting for { $seats } to choose who takes the hidden ways.
prompt-LeaveHiddenWay = Choose the open territory where your units come out.
    .waiting = Waiting for { $seats } to choose where the hidden ways lead.
prompt-BribeUnits = Choose the enemy territory whose units you bribe.
    .waiting = Waiting for { $seats } to bribe enemy units.
prompt-LeadAway = Choose where the bribed units go.
    .waiting = Waiting for { $seats } to lead bribed units away.
prompt-CountBribed = Choose how many units you bribe.
    .waiting = Waiting for { $seats } to choose how many units to bribe.
prompt-CopyFrom = Choose the enemy territory whose owner's cards you look through.
    .waiting = Waiting for { $seats } to choose whose card to copy.
prompt-CopyOne = Choose the card you copy.
    .waiting = Waiting for { $seats } to copy a card.
prompt-StrikeUnit = Choose the territory where an enemy unit is removed.
    .waiting = Waiting for { $seats } to remove an enemy unit.
prompt-CollectShown = Choose a resource that { $area } shows.
    .waiting = Waiting for { $seats } to take a resource.
prompt-ChooseVictim = Choose the opponent this card is aimed at.
    .waiting = Waiting for { $seats } to choose an opponent.
prompt-InspectHand = You see the hand: name a card of it.
    .waiting = Waiting for { $seats } to name a card of a hand.
prompt-AnswerDemand =
    { $price ->
        [one] Discard the named card, or pay { $price } resource to keep it.
       *[other] Discard the named card, or pay { $price } resources to keep it.
    }
    .waiting = Waiting for { $seats } to give up a card or pay.
prompt-GiveUpCards = Choose a card of your hand to discard.
    .waiting = Waiting for { $seats } to discard a card.
prompt-PlaceToken = Lay Scorched Earth in a territory next to yours, or leave it.
    .waiting = Waiting for { $seats } to decide on Scorched Earth.
prompt-DeclareFight = Choose a creature to fight in { $area }, or keep the peace.
    .waiting = Waiting for { $seats } to decide on a fight with a creature.
prompt-ResolveFights = Choose which fight comes next.
    .waiting = Waiting for { $seats } to choose the next fight.
prompt-PushDefender = Drive one defender out of { $combat_territory } before the combat, or leave it.
    .waiting = Waiting for { $seats } to decide whether to drive a defender away.
prompt-SpendFood = Choose how much food you spend on the fight in { $combat_territory } (attack { $combat_attacker_points }, defence { $combat_defender_points }).
    .waiting = Waiting for { $seats } to spend food on the fight in { $combat_territory }.
prompt-ChooseFace = Your die shows axe or skull: take 1 combat point or inflict 1 casualty.
    .waiting = Waiting for { $seats } to choose between axe and skull.
prompt-TakeBonus = Your axe throwers add 1 combat point or 1 casualty.
    .waiting = Waiting for { $seats } to choose a combat point or a casualty.
prompt-LoseFigures = Choose who is lost in { $area }.
    .waiting = Waiting for { $seats } to choose who is lost.
prompt-Retreat = Your units must leave { $area }: choose where they go.
    .waiting = Waiting for { $seats } to retreat from { $area }.
prompt-ChooseCreatureTarget = The { $creature } could go to several territories: choose one.
    .waiting = Waiting for { $seats } to choose where the { $creature } goes.
prompt-LureCreature = Let a creature appear in a territory of your choice, or leave it.
    .waiting = Waiting for { $seats } to decide whether a creature appears.
prompt-StealResource = Choose a resource to take from this harvest for Scorched Earth, or leave it.
    .waiting = Waiting for { $seats } to decide whether to take a resource.
prompt-Exchange = Trade resources, three for one, or finish.
    .waiting = Waiting for { $seats } to trade resources.
prompt-TakeExchanged = Choose the resource you get.
    .waiting = Waiting for { $seats } to choose a resource.
prompt-AnswerSwap = Your partner offers you { $given_amount } for { $taken_amount }: accept it, or refuse.
    .waiting = Waiting for { $seats } to answer an offer.
prompt-SecondChance = You have no unit on the map: land again in a neutral territory, or decline.
    .waiting = Waiting for { $seats } to take a second chance.
prompt-SettleOnTile = Choose the territory of the new tile where your units land.
    .waiting = Waiting for { $seats } to land on the new tile.

## Moves, as on buttons

a-building =
    { $a_id ->
        [altar_of_kings] an { $a }
       *[other] a { $a }
    }

move-clan = Choose the { $a }
move-place = Place units in { $a }
move-without_kaija = Without Kaija
move-with_kaija = With Kaija
move-draw_tile = Draw a tile
move-tile = Lay { $a }
move-tile-start = Lay the { $a }
move-tile-start_five = Lay the { $a }
move-cell = Lay it { $a } of the start tile
move-turn =
    { $a ->
        [0] Lay it unturned
        [1] Give it a quarter turn right
        [2] Give it half a turn
       *[3] Give it a quarter turn left
    }
move-keep_tile = Lay this tile
move-redraw = Put it under the pile and draw another
move-under = Put { $a } under the pile
move-under-start = Put the { $a } under the pile
move-under-start_five = Put the { $a } under the pile
move-play = Play { $a }
move-wait = Wait with { $a }
move-replace = Replace { $a } for { $year_replace_cost_lore } lore
move-remove = Remove { $a } from the game for { $year_remove_cost_lore } lore
move-upgrade = Upgrade for { $year_upgrade_cost_lore } lore with { $a }
move-to_active = Put it into the active zone
move-to_box = Remove it from the game
move-take = Take { $a }
move-pass = Pass for this year
move-end_turn = End your turn
move-cancel = Cancel it with Defensive Strategy
move-let_pass = Let it pass
move-choose = { $a }
move-choose-recruit = Recruit units
move-choose-move = Move units
move-choose-explore = Explore
move-choose-build = Build
move-choose-draw = Draw cards
move-choose-take_from_discard = Take a card from your discard pile
move-choose-opponent_discards_random = Let an opponent discard at random
move-pay = Pay { $a_amount }
move-gain = Gain { $a_amount }
move-keep = Keep { $a }
move-discard = Discard { $a }
move-top = Put { $a } on top of your draw pile
move-recover = Take { $a } back from your discard pile
move-name = Name { $a }
move-copy = Copy { $a }
move-copy_from = Copy a card of whoever holds { $a }
move-opponent = Choose { $a }
move-strike = Remove an enemy unit in { $a }
move-surrender = Discard the named card
move-ransom = Pay and keep the named card
move-scorch = Lay Scorched Earth in { $a }
move-recruit = Recruit a unit in { $a }
move-recruit_kaija = Recruit Kaija in { $a }
move-camp = Train one more unit in { $a }
move-build = Build { a-building } in { $b }
move-build_loose = Build { a-building } in { $b } without a site
move-collect = Collect the resources of { $a }
move-swap = Swap the building in { $a }
move-swap_loose = Swap the { $a } in { $b } that needs no site
move-into = Put up { a-building } in its place
move-from = Move out of { $a }
move-to = Move to { $a }
    .seen =
        { $a_now_controller ->
            [none] Move to { $a } (neutral)
           *[other] Move to { $a } (units there: { $a_now_units_sum })
        }
move-units =
    { $a ->
        [0] Move no unit, only Kaija
        [one] Move { $a } unit
       *[other] Move { $a } units
    }
move-fight = Fight the { $a }, strength { $a_kind_value }
move-resolve = Settle the fight in { $a } next
move-push = Drive one defender to { $a }
move-food =
    { $a ->
        [0] Spend no food
        [one] Spend { $a } food for { $a } combat point
       *[other] Spend { $a } food for { $a } combat points
    }
move-point = Take 1 combat point
move-casualty = Inflict 1 casualty
move-lose = Lose { $a_amount }
move-lose-kaija = Lose Kaija
move-retreat = Retreat 1 unit to { $a }
move-retreat_kaija = Retreat Kaija to { $a }
move-retreat_all = Retreat everyone to { $a }
move-creature_to = Send the creature to { $a }
move-appear = Let a creature appear in { $a }
move-steal = Take { $a_amount } from this harvest
move-offer = Offer { $a_amount } for { $b_amount }
move-accept = Accept the swap
move-refuse = Refuse the swap
move-use = Yes, do it
move-decline = No, leave it
move-done = Finish

## Events, as lines of the log

the-tile =
    { $tile_id ->
        [start_five] the { $tile }
       *[other] { $tile }
    }
new-building =
    { $building_id ->
        [altar_of_kings] an { $building }
       *[other] a { $building }
    }
other-building =
    { $into_id ->
        [altar_of_kings] an { $into }
       *[other] a { $into }
    }

event-clan_taken = { $seat } leads the { $clan }.
event-rolled_for_first =
    { $axes ->
        [0] { $seat } rolls for the first turn and shows no axe.
        [one] { $seat } rolls for the first turn and shows { $axes } axe ({ $faces }).
       *[other] { $seat } rolls for the first turn and shows { $axes } axes ({ $faces }).
    }
event-first_player = { $seat } holds the First Player marker.
event-achievements_laid = Achievements of this game: { $cards }.
event-year_began = Year { $year } begins.
event-phase_began =
    { $phase_id ->
        [setup] The clans land on an unknown shore.
        [start_of_year] Start of Year: everyone draws cards.
        [actions] Actions: the clans set to work.
        [creatures] Creature Phase: the beasts stir.
        [harvest] Harvest: the land gives what it has.
        [winter] Winter: the clans must be fed.
        [end_of_year] End of Year.
       *[end] The last year is over.
    }
event-display_laid = New in the display: { $cards }.
event-display_cleared = Left over from the display and put into the box: { $cards }.

event-cards_drawn =
    { $n ->
        [0] { $seat } has no card to draw.
       *[other] { $seat } draws { amount-card }.
    }
event-card_seen = You draw { $seen }.
event-reshuffled = { $seat } shuffles the discard pile into a new draw pile ({ amount-card }).
event-cards_kept = { $seat } keeps { amount-card }.
event-cards_put_on_top = { $seat } puts { amount-card } back on top of the draw pile.
event-discarded = { $seat } discards { $card }.
event-recovered = { $seat } takes { $card } back from the discard pile.
event-played = { $seat } plays { $card }.
event-cancelled = { $seat } cancels { $card } of { $other }.
event-let_pass = { $seat } lets { $card } of { $other } pass.
event-copied = { $seat } copies { $card }.
event-waited = { $seat } waits with { $card }.
event-replaced = { $seat } replaces { $card }.
event-removed = { $seat } removes { $card } from the game.
event-upgraded = { $seat } upgrades with { $card } and takes { $upgrade }.
event-turn_ended = { $seat } ends the turn.
event-passed = { $seat } passes for this year.
event-display_card_taken = { $seat } takes { $card } from the display.
event-year_flag_set =
    { $flag_id ->
        [kaija_may_attack] Until the end of the year Kaija may enter enemy territories for { $seat }.
       *[ignore_enemy_defences] Until the end of the year { $seat } ignores enemy Fortresses and Defence Towers.
    }

event-gained = { $seat } gains { $resource_amount }.
event-paid = { $seat } pays { $resource_amount }.
event-glory_gained =
    { $reason_id ->
        [closing] { $seat } gains { amount-glory } for closing a territory.
        [harvest] { $seat } gains { amount-glory } for closed territories.
        [altars] { $seat } gains { amount-glory } for Altars of Kings.
        [clan] { $seat } gains { amount-glory } by the power of the clan.
        [creatures] { $seat } gains { amount-glory } for slaying a creature.
       *[other] { $seat } gains { amount-glory }.
    }
event-glory_lost = { $seat } loses { amount-glory }.

event-units_placed = { $seat } places { amount-unit } in { $territory }.
event-recruited = { $seat } recruits { amount-unit } in { $territory }.
event-camp_trained = The Training Camp in { $territory } adds { amount-unit } for { $seat }.
event-kaija_placed = { $seat } places Kaija in { $territory }.
event-built = { $seat } builds { new-building } in { $site }.
event-built_loose = { $seat } builds { new-building } in { $area } without a site.
event-swapped = { $seat } swaps { new-building } in { $territory } for { other-building }.

event-tiles_drawn = { $seat } draws { amount-tile }.
event-tile_seen = You draw { $seen }.
event-tiles_put_under = { $seat } puts { amount-tile } under the pile.
event-tiles_put_back = Back into the pile and shuffled: { amount-tile }.
event-tile_placed =
    { $turn ->
        [0] { $seat } lays { the-tile }: { $cell } of the start tile.
        [1] { $seat } lays { the-tile }: { $cell } of the start tile, a quarter turn right.
        [2] { $seat } lays { the-tile }: { $cell } of the start tile, half a turn round.
       *[3] { $seat } lays { the-tile }: { $cell } of the start tile, a quarter turn left.
    }
event-start_tile_placed =
    { $tile_id ->
        [start] The start tile lies in the middle of the table.
       *[other] The { $tile } lies { $cell } of the start tile.
    }
event-territory_closed =
    { $tiles ->
        [one] { $territory } is closed, on { $tiles } tile.
       *[other] { $territory } is closed, on { $tiles } tiles.
    }
event-found_no_place = No tile fits anywhere; { $seat } finds no new land.

event-moved = { $seat } moves { amount-unit } from { $origin } to { $territory }.
event-kaija_moved = { $seat } moves Kaija from { $origin } to { $territory }.
event-shifted = { $seat } moves { amount-unit } of { $other } from { $origin } to { $territory }.
event-unit_removed = { $seat } removes a unit of { $other } from { $territory }.

event-hand_inspected = { $seat } looks at the hand of { $other }.
event-hand_seen = You see in the hand of { $other }: { $seen }.
event-card_named = { $seat } names a card in the hand of { $other }.
event-card_demanded_seen = { $seat } names { $named } in the hand of { $other }.
event-ransomed = { $seat } pays { $other } and keeps the named card.
event-scorched = { $seat } lays Scorched Earth in { $territory }.

event-combat_began = { $seat } attacks { $other } in { $territory }.
event-creature_fought = { $seat } fights the { $creature } in { $territory }.
event-creature_attacked = The { $creature } attacks { $seat } in { $territory }.
event-food_spent =
    { $n ->
        [0] { $seat } spends no food on the fight.
       *[other] { $seat } spends { amount-food } on the fight.
    }
event-rolled = { $seat } rolls: { $face }.
event-creature_rolled = { $seat } rolls for the { $creature }: { $face }.
event-took_point = { $seat } chooses the combat point.
event-took_casualty = { $seat } chooses to inflict a casualty.
event-combat_scored = { $territory }: attack { $attack }, defence { $defence }; casualties of the attacker { $attacker_losses }, of the defender { $defender_losses }.
event-combat_won = { $seat } wins the combat in { $territory }.
event-creature_won = The { $creature } wins in { $territory }.
event-nobody_won = Nobody is left standing in { $territory }.
event-units_lost = { $seat } loses { amount-unit } in { $territory }.
event-kaija_lost = { $seat } loses Kaija in { $territory }; she may be recruited again.
event-retreated = { $seat } retreats with { amount-unit } from { $origin } to { $territory }.
event-kaija_retreated = { $seat } retreats with Kaija from { $origin } to { $territory }.
event-no_retreat = { $seat } finds no way out of { $territory }; back to the reserve: { amount-unit }.
event-conquered = { $seat } takes { $territory }.

event-creature_appeared = A creature appears in { $territory }: { $creature }.
event-creature_moved = The { $creature } moves from { $origin } to { $territory }.
event-creature_stayed = The { $creature } stays where it is.
event-creature_defeated = { $seat } slays the { $creature }.
event-creatures_reshuffled = The creature discard pile becomes a new deck ({ amount-card }).

event-harvested = { $seat } harvests.
event-stolen = { $seat } takes { $resource_amount } from the harvest of { $other }.
event-exchanged = { $seat } trades resources for { $resource_amount }.
event-swap_offered = { $seat } offers { $other } { $given_amount } for { $taken_amount }.
event-swap_accepted = { $seat } agrees to the swap with { $other }.
event-swap_refused = { $seat } refuses the swap with { $other }.
event-wintered =
    { $wood ->
        [0] { $food ->
            [0] { $seat } comes through the Winter without paying.
           *[other] { $seat } pays { $food_amount } for the Winter.
        }
       *[other] { $food ->
            [0] { $seat } pays { $wood_amount } for the Winter.
           *[other] { $seat } pays { $food_amount } and { $wood_amount } for the Winter.
        }
    }
event-unrest_taken = Want brings Unrest: { $seat } takes an Unrest card.
event-top_card_lost = { $seat } loses { $card } from the top of the draw pile.

event-second_chance = { $seat } gets a second chance in { $territory }.
event-second_chance_declined = { $seat } declines the second chance.
event-year_ended = Year { $year } ends.
event-dominated =
    { $n ->
        [one] { $seat } dominates the land with { $n } closed territory and its large building.
       *[other] { $seat } dominates the land with { $n } closed territories and their large buildings.
    }
event-game_ended = The saga is told; the Glory is counted.

## Endings

ending-points =
    { $winners_count ->
        [one] { $winners } has the most Glory: { $points }.
       *[other] { $winners } share the victory with { $points } Glory.
    }
ending-tie = { $winners } wins the tie at { $points } Glory with more territories, units or buildings.
ending-domination =
    { $winners_count ->
        [one] { $winners } dominates the land: closed territories with large buildings decide before Glory.
       *[other] { $winners } dominate the land: closed territories with large buildings decide before Glory.
    }

## Obstacles

obstacle-clan_taken = Another player already leads this clan.
obstacle-no_place_for_tile = This tile fits nowhere on the map.
obstacle-border_breaks = A border would break off here: every line must go on at its corner.
obstacle-joins_enemies = That would join units of two players in one territory.
obstacle-joins_partners = That would join your units and your partner's in one territory.
obstacle-joins_groups = That would join the two groups of one player; in setup they must stay apart.
obstacle-joins_creature = That would join a Fallen Valkyrie and units in one territory.
obstacle-no_room_for_group = No territory of this tile would be left free for the units.
obstacle-no_room_to_settle = No territory of this tile would be neutral, so nobody could settle there.
obstacle-territory_has_units = Units already stand there; the group needs an empty territory.
obstacle-creature_bars_group = A Fallen Valkyrie waits there, and the tile has another empty territory.

obstacle-main_card_played = You have played your main card this turn; only Flash cards may follow.
obstacle-turn_has_begun = You have already played a card; now you can only play more or end your turn.
obstacle-nothing_to_carry_out = Nothing on this card can be carried out now. You may still wait with it.
obstacle-lore_for_replace = You have too little lore to replace a card.
obstacle-lore_for_remove = You have too little lore to remove a card.
obstacle-lore_for_upgrade = You have too little lore for an upgrade.
obstacle-no_upgrade_left = You already have both upgrade cards of your clan.
obstacle-unrest_stays = Unrest cannot be removed from the game.
obstacle-no_effect = This card has no effect; you can only wait with it or replace it.
obstacle-only_as_answer = Defensive Strategy is played only in answer to a card of an opponent.
obstacle-not_in_hand = Defensive Strategy is not in your hand now.
obstacle-display_card_taken = You have already taken a card of the display this year.
obstacle-display_empty = The display is empty.
obstacle-too_few_cards = Your draw pile and discard pile hold too few cards.
obstacle-discard_empty = Your discard pile is empty.
obstacle-no_closed_territory = You control no closed territory that is large enough.
obstacle-cannot_be_copied = This card cannot be copied.
obstacle-copy_not_possible = The effect of this card could not be carried out now.
obstacle-hand_of_opponent_empty = This player has no card in hand.
obstacle-no_target = There is no target for this.
obstacle-cannot_pay = You do not have enough resources to pay.

obstacle-reserve_empty = Your reserve is empty: all your units are on the map.
obstacle-not_controlled = You have no unit there, so you do not control this territory.
obstacle-not_neutral = This territory is not neutral.
obstacle-bear_bars_recruiting = A Brown Bear is there, and nobody can recruit beside it.
obstacle-valkyrie_bars = A Fallen Valkyrie is there and lets nobody in.
obstacle-wrong_site = This building needs another kind of site.
obstacle-has_such_building = The territory already has a building of this type.
obstacle-no_token_left = No building of this type is left in the supply.
obstacle-wood_for_building = You have too little wood for this building.
obstacle-one_large_only = Only one of the two buildings may be large.
obstacle-bear_bars_building = A Brown Bear is there, and nobody can build beside it.
obstacle-must_build_there = You collected first, so you must build in that same territory.
obstacle-nothing_to_collect = This territory yields nothing now, so there is nothing to collect.
obstacle-other_size = The new building must be as large as the old one.

obstacle-pile_empty = The tile pile is empty; nobody can explore any more.
obstacle-nothing_open = You control no open territory to explore from.

obstacle-link_too_hard = The border is hard and costs 2 moves; you have too few left.
obstacle-units_must_fight = These units have entered an enemy territory and must stay and fight.
obstacle-kaija_stays_out = Kaija does not enter enemy territories.
obstacle-no_way_to_go = From there these units have no way to go.
obstacle-kaija_alone = Only Kaija is there, and she cannot be bribed.
obstacle-partner_there = Your partner's units are there, and partners do not share a territory.
obstacle-must_move_on = Your units stand in your partner's territory and must move on first.
obstacle-no_way_out_of_partner = You would have too few moves left to leave your partner's territory again.
obstacle-only_way_back = This way only leads these units back to where they came from.
obstacle-bear_bars_leaving = A Brown Bear is there and lets nobody out.
obstacle-two_valkyries = Two Fallen Valkyries guard this territory; nobody can enter.
obstacle-valkyrie_holds = Units that enter a Fallen Valkyrie's territory must stop and fight.
obstacle-nothing_moves = At least one figure must move.
obstacle-not_open = This territory is closed; only an open one can be reached.

obstacle-too_little_food = You may spend only food you have, and at most 1 for each of your units in the fight.
obstacle-push_to_enemy = A defender can be driven only to neutral land or land of its owner.
obstacle-push_to_fight = A fight is still to come there, so nobody can be driven into it.
obstacle-retreat_to_enemy = A retreat leads only to friendly or neutral territories.
obstacle-retreat_across_hard = A retreat cannot cross a hard border.
obstacle-retreat_to_fight = A fight is still to come there, so nobody can retreat into it.

obstacle-too_few_resources = You have too few resources to trade.
obstacle-not_yielded = The territory does not yield this resource now.
obstacle-partner_lacks_it = One of you does not have the resource that would change hands.
obstacle-territory_has_creature = A creature is there already.

## Sources of points

source-closing = Closing territories
source-harvest = Closed territories at the Harvest
source-altars = Altars of Kings
source-clan = Clan power
source-creatures = Slain creatures
source-winter = Hard winters
source-resources = Resources left
source-cards = Development cards
source-achievements = Achievements
source-unrest = Unrest
source-partner = Partner's Glory

## Options

option-creatures = Wolves, bears, draugar and fallen Valkyries live in the lairs, roam the land and can be slain for Glory.
option-more_creatures = Whoever passes may let one more creature appear. Needs the creatures.
option-long_game = { $variant_long_game_years } years instead of { $year_years }, with more cards and without a victory by domination.
option-team_game = Two against two: partners sit opposite each other and add up their Glory. For { $variant_team_game_players } players.
option-clans = Clans are dealt at random, or chosen in the order of the seats.
option-five_tile_in_pile_with_fewer_players = With fewer than five players the start tile for five is shuffled in among the other tiles.
option-open_totals = Everyone sees how much Glory everyone has.

## Explanations: resources, pieces, the map

text-food = Feeds your units in Winter, and lends strength in combat: 1 combat point for each food spent.
text-wood = Pays for buildings. Large clans also need it in Winter.
text-lore = Replaces a card ({ $year_replace_cost_lore }), removes one from the game ({ $year_remove_cost_lore }) or wins an upgrade card of your clan ({ $year_upgrade_cost_lore }).
text-glory = Whoever has the most at the end wins. At the end every { $scoring_resources_per_glory } resources left are worth 1 more.
text-unit = Holds territories, fights and needs food in Winter. You have { $components_units_per_player }.
text-kaija = The bear of the Bear Clan. She counts as a unit worth 2 combat points, costs nothing in Winter and stays out of enemy territories.
text-scorched_earth = The token of the Snake Clan: 1 combat point more for the Snake in this territory, and perhaps 1 resource of its harvest.
text-first_player = Goes first in every phase. The first player to pass takes the marker.
text-territory = All the land between borders, often across several tiles. Whoever has units there controls it; without units it is neutral.
text-small = Room for one small building.
text-stone = Room for one small building; the only place for a Carved Stone.
text-large = Room for one large building.
text-lair = With the creatures, one appears here when the tile is laid.
text-regular = Units cross it with 1 move.
text-hard = Units need 2 moves of the same action to cross it, and nobody can retreat over it.
text-flash = A card with this sign can be played besides the one main card of a turn.
text-draw_pile = Your cards to come. When it is empty, your discard pile is shuffled.
text-hand = Your cards to play; you draw { $year_hand_size } at the start of each year.
text-active = Cards you have played or waited with this year. They go to your discard pile when you pass.
text-discard = Your cards that have been used.
text-display = The cards laid out this year. When you pass, you take one of them onto your draw pile.
text-reserve = Your units that are not on the map.
text-tile_pile = The land that nobody has seen yet.
text-development_deck = The Development cards of the years to come.
text-creature_line = The creatures on the map, in the order in which they move.
text-start = The middle of the map, where everyone lands.
text-start_five = The second start tile when five play; otherwise a tile like any other.
text-each-tiles =
    { $area_count ->
        [one] A map tile with a single area on all sides.
       *[other] A map tile with { $area_count } areas.
    }

## Explanations: phases

text-setup = Everyone lays two tiles and lands with two groups of { $setup_setup_group_size } units.
text-start_of_year = Everyone draws { $year_hand_size } cards, and 1 more for each Forge. New cards are laid out.
text-actions = Turn by turn you play cards, until everyone has passed.
text-creatures = Wild beasts that move to your lands after the Actions and do harm there.
text-harvest = Closed territories bring Glory, and icons and buildings bring resources. Then you may trade { $year_exchange_rate } resources for 1.
text-winter = Pay food, and wood for a large clan, by the number of your units. Who cannot pay takes Unrest.
text-end_of_year = Whoever dominates the land wins now. Those without units get a second chance.
text-end = All Glory is counted.

## Explanations: actions

text-recruit = Place units from your reserve in territories you control.
text-move = Take any number of units from one territory to an adjacent one, and fight where an enemy stands.
text-explore = Draw a map tile and lay it next to one of your open territories. Closing your own territory brings 1 Glory for each of its tiles.
text-build = Put up a building on a free site in a territory you control, and pay its wood.
text-draw = Draw cards and divide them as the card says.

## Explanations: clans

text-bear = You have Kaija, a bear worth { $power_combat_points } combat points. She is recruited like a unit, costs nothing in Winter and stays out of enemy territories.
text-boar = Each time you explore and no territory is closed, gain { $power_n } lore.
text-goat = Gain { $power_small } food for each small building you build, and { $power_large } for each large one.
text-raven = When you explore and close territories of yours, collect their resources at once.
text-snake = Before each of your clan cards you may lay Scorched Earth next to your land: { $power_combat_points } combat point more there, and { $power_harvest_steal } resource of an enemy's harvest.
text-stag = Gain { $power_on_conquest } Glory for each territory you win in combat, and { $power_on_closing } more for each of your territories you close.
# Its figures are hidden behind those of the creature of the same id.
text-wolf = Gain 1 food for each combat you win as the attacker.

## Explanations: buildings

text-food_silo = Brings { $effect_n } food at the Harvest.
text-woodcutter_lodge = Brings { $effect_n } wood at the Harvest.
text-defence_tower = Inflicts { $effect_n } casualty on whoever attacks you here.
text-training_camp = Whenever you recruit here, { $effect_n } more unit joins.
text-menhir = Brings { $effect_n } lore at the Harvest. Stands only on a site with a stone.
text-fortress = Gives you { $effect_n } more combat points when you defend here.
text-forge = You draw { $effect_n } more card at the start of each year.
text-altar_of_kings = Brings { $effect_n } Glory at the Harvest.

## Explanations: dice and creatures

face-points =
    { $points ->
        [one] { $points } combat point
       *[other] { $points } combat points
    }
face-casualties =
    { $casualties ->
        [one] { $casualties } casualty
       *[other] { $casualties } casualties
    }
text-axe2 = Adds { face-points }.
text-axe3 = Adds { face-points }.
text-skull_or_axe = Adds { $choice_points } combat point or inflicts { $choice_casualties } casualty, as the roller likes.
text-axe2_skull = Adds { face-points } and inflicts { face-casualties }.
text-skull2 = Inflicts { face-casualties }.
text-axe_skull = Adds { face-points } and inflicts { face-casualties }.

kind-effect =
    { $kind_id ->
        [wolf] At the Harvest only buildings score and produce in its territory.
        [brown_bear] Nobody can build, recruit, explore or leave where it is.
        [draugr] Whoever controls the territory it comes to loses 1 unit there.
       *[fallen_valkyrie] It suffers nobody beside it and attacks whoever controls the territory it comes to.
    }
text-each-creatures = { kind-effect } Strength { $kind_value }; { $kind_glory } Glory for slaying it.
text-brown_bear = Nobody can build, recruit, explore or leave where it is.
text-draugr = Whoever controls the territory it comes to loses 1 unit there.
text-fallen_valkyrie = It suffers nobody beside it and attacks whoever controls the territory it comes to.

## Explanations: what most cards do

do-recruit =
    { $recruit_n ->
        [one] Recruit { $recruit_n } unit in a territory you control.
       *[other] Recruit up to { $recruit_n } units in territories you control.
    }
do-move =
    { $move_n ->
        [one] Move once, with any number of units.
       *[other] Move up to { $move_n } times, each time with any number of units.
    }
do-move-strong =
    { do-move } You have { $move_points ->
        [one] { $move_points } combat point
       *[other] { $move_points } combat points
    } more in every combat.
do-explore = Explore: draw a tile and lay it next to one of your open territories.
do-explore-choice =
    Explore: draw { $explore_draw } tiles, lay one and put the { $explore_draw ->
        [2] other
       *[other] others
    } under the pile.
do-build = Build in a territory you control.
do-draw =
    { $draw_discard ->
        [0] { $draw_top ->
            [0] { $draw_n ->
                [one] Draw { $draw_n } card.
               *[other] Draw { $draw_n } cards.
            }
           *[other] Draw { $draw_n } cards: keep { $draw_keep } and put { $draw_top } back on top of your draw pile.
        }
       *[other] { $draw_top ->
            [0] Draw { $draw_n } cards: keep { $draw_keep } and discard { $draw_discard }.
           *[other] Draw { $draw_n } cards: keep { $draw_keep }, discard { $draw_discard } and put { $draw_top } back on top of your draw pile.
        }
    }
do-basic-action = Choose one: recruit 1 unit, move once, explore or build.

## Explanations: starting cards and clan cards

text-start_recruit = { do-recruit }
text-start_move = { do-move }
text-start_explore = { do-explore }
text-start_build = { do-build }
text-start_feast = { do-basic-action }
text-clan_bear = { do-move } If Kaija moves too, first collect all food and wood of the territory she leaves.
text-clan_bear_awakens = { do-recruit } Until the end of the year Kaija may enter enemy territories.
text-clan_bear_protector = Draw 1 card for each closed territory of { $draw_per_min_tiles } or more tiles that you control.
text-clan_boar = { do-build } You pay { $build_discount } wood less.
text-clan_boar_osmosis = Recruit { $recruit_each_n } unit in each of up to { $recruit_each_max_territories } territories you control that are open or show wood on their tiles.
text-clan_boar_lay_of_the_land = { do-explore-choice } First collect every resource shown on the tile you lay.
text-clan_goat = { do-build } It may be of a type that the territory already has.
text-clan_goat_teamwork = Choose { $choose_action_count } different ones, in any order: recruit 1 unit, move once, explore, build.
text-clan_goat_resourceful = { do-draw } You may pay any { $pay_then_any_resources } resources to draw { $pay_then_then_1_n } more.
text-clan_raven = { do-explore-choice }
text-clan_raven_raiding_party = Remove any enemy unit from the map and gain { $collect_from_target_n } resource that its territory shows.
text-clan_raven_mercenaries = Recruit up to { $recruit_n } units in one neutral territory. You may pay any { $pay_then_any_resources } resources to recruit { $pay_then_then_1_n } more there.
text-clan_snake = { do-move } Then you may lay Scorched Earth once more.
text-clan_snake_rapacious = Look at an opponent's hand and name a card: it is discarded, unless its owner pays you { $extort_resources } resources.
text-clan_snake_stolen_lore = Copy a card from the active zone of the opponent who controls the territory with Scorched Earth.
text-clan_stag = { do-recruit } Then { $pull_unit_n } unit of yours from an adjacent territory may join it, over hard borders too.
text-clan_stag_glory = { do-build } Just before or just after, you may collect the resources of that territory as at the Harvest.
text-clan_stag_annexation = Move once, with any number of units. Before or after it you may explore.
text-clan_wolf = { do-move } Hard borders count as regular ones, in your retreats too.
text-clan_wolf_plunder = Remove an enemy unit from a territory next to yours. { do-draw }
text-clan_wolf_call_to_war = Recruit { $recruit_each_n } unit in every territory you control that lies next to an enemy's.

## Explanations: Early Development cards

text-dev_negotiation = Take any 1 card from your discard pile into your hand, or draw 1 card.
text-dev_scouts = { do-explore }
text-dev_town_hall = { do-recruit }
text-dev_merchant = { do-draw }
text-dev_militia = { do-move }
text-dev_villager_tools = { do-build }
text-dev_recruitment = Recruit up to { $recruit_n } units, all in one territory you control.
text-dev_market_place = { do-draw }
text-dev_mercenary = Recruit { $recruit_n } unit in a territory that you control or that is neutral.
text-dev_intimidate = { do-move } Before each combat you may drive 1 defending unit into an adjacent territory that is neutral or its owner's.
text-dev_feast = { do-basic-action }
text-dev_scout_camp = { do-explore } Once you may put the drawn tile under the pile and draw another.
text-dev_shieldbearers = { do-move } In every combat you suffer { $move_cancel_casualties } casualty less.
text-dev_bodyguard = { do-move-strong }
text-dev_simple_living = { do-build } You pay { $build_discount } wood less.
text-dev_future_sight = Take a card of the display onto your draw pile now. When you pass this year, you take no other.

## Explanations: Advanced Development cards

text-dev_spy = Look at an opponent's hand and choose { $inspect_and_discard_n } card to be discarded. { do-draw }
text-dev_fishing = Gain { $collect_n } food.
text-dev_axe_throwers = { do-move } In every combat, after your roll, add 1 combat point or 1 casualty.
text-dev_lore_mastery = Gain { $collect_n } lore.
text-dev_industrious = { do-build } Then you may swap one of your buildings for another of the same size.
text-dev_defensive_strategy = Play it when an opponent plays a card: that card is discarded without effect, and the opponent goes on with another card or action.
text-dev_enemy_secrets = Choose an enemy territory next to yours and copy a card from the active zone of whoever controls it.
text-dev_hunters = In each territory you control, recruit 1 unit for every food it shows, on tiles and buildings.
text-dev_outpost = Recruit up to { $recruit_n } units, all in one territory that you control or that is neutral.
text-dev_hidden_ways = Move any number of units from one of your territories to any open territory, however far.
text-dev_carpentry = Build up to { $build_times } times; at most { $build_max_large } of the buildings may be large.
text-dev_conqueror = Until the end of the year enemy Fortresses and Defence Towers do not count when you attack.
text-dev_huginn_muninn = Explore: draw a tile and lay it next to any open territory, whoever controls it.
text-dev_up_market_place = { do-draw }
text-dev_grizzled_warriors = { do-move-strong }
text-dev_up_trading_post = { do-draw }
text-dev_ancestral_curse = Every opponent discards { $all_opponents_discard_n } card of their choice. { do-draw }
text-dev_veiled_threats = An opponent of your choice discards 1 card at random, or you draw 1 card.
text-dev_rangers = Explore up to { $explore_times } times.
text-dev_up_scout_camp = { do-explore-choice }
text-dev_trade_routes = { do-draw }
text-dev_woodcutters = In each territory you control, recruit 1 unit for every wood it shows, on tiles and buildings.
text-dev_infiltration = { do-move } Your units may pass through enemy territories without stopping.
text-dev_up_town_hall = { do-recruit }
text-dev_amenities = { do-build } A small building, a Carved Stone too, needs no site.
text-dev_wood_monopoly = Gain { $collect_n } wood.
text-dev_bribery = Move up to { $shift_enemy_units_n } units of an enemy from one territory to an adjacent one, over hard borders too; they fight whoever is there.
text-dev_incursion = { do-move }
text-dev_heroic_charge = { do-move-strong }
text-dev_trading_post = { do-draw }
text-dev_legendary_heroes = Use once more the effect of a card you have played this year.
text-dev_allies_wild = Recruit up to { $recruit_n } units in neutral territories.
text-dev_loremasters = In each territory you control, recruit 1 unit for every lore it shows, on tiles and buildings.
text-dev_warriors = { do-move-strong }
text-dev_cunning_merchant = { do-draw }
text-dev_capture = Remove an enemy unit from a territory next to yours, and add { $add_unit_n } unit of your own in any territory you control.

## Explanations: Achievements and Unrest, counted in the territories you control at the end

text-ach_builder = { $scoring_1_glory } Glory for each small building and { $scoring_2_glory } for each large one in your territories.
text-ach_explorer = { $scoring_1_glory } Glory for each free small site and { $scoring_2_glory } for each free large one in your territories.
text-ach_food_trader = { $scoring_1_glory } Glory for each food in your territories, on tiles and buildings.
text-ach_wood_trader = { $scoring_1_glory } Glory for each wood in your territories, on tiles and buildings.
text-ach_scholar = { $scoring_1_glory } Glory for each lore in your territories, on tiles and buildings.
text-ach_trapper = { $scoring_1_glory } Glory for each creature lair in your territories.
text-ach_warlord = { $scoring_1_glory } Glory for each of your units on the map.
text-unrest = Has no effect and cannot be removed from the game. At the end it costs { $scoring_unrest_penalty } Glory.

## Previews: what a choice brings

preview-gain = Gain { $gain }
preview-cost = Costs { $cost }
preview-trade = Pay { $cost }, draw { $gain }
preview-trade-none = Pay { $cost }; you have no card left to draw
preview-free = Free
preview-up-to = Up to { $gain } for closing territories
preview-yields = Pay { $cost }; each Harvest { $gain }
preview-free-yields = Free; each Harvest { $gain }
preview-winter =
    { $n ->
        [one] Then 1 unit on the map; Winter takes { $cost }
       *[other] Then { $n } units on the map; Winter takes { $cost }
    }
preview-winter-short =
    { $n ->
        [one] Then 1 unit on the map; Winter takes { $cost }, more than you have now
       *[other] Then { $n } units on the map; Winter takes { $cost }, more than you have now
    }
preview-winter-free =
    { $n ->
        [0] No units on the map; Winter takes nothing
        [one] Then 1 unit on the map; Winter takes nothing
       *[other] Then { $n } units on the map; Winter takes nothing
    }
preview-trained =
    { $n ->
        [one] Then 1 unit on the map, { $total } with the Training Camps; Winter takes { $cost }
       *[other] Then { $n } units on the map, { $total } with the Training Camps; Winter takes { $cost }
    }
preview-trained-short =
    { $n ->
        [one] Then 1 unit on the map, { $total } with the Training Camps; Winter takes { $cost }, more than you have now
       *[other] Then { $n } units on the map, { $total } with the Training Camps; Winter takes { $cost }, more than you have now
    }
preview-trained-free =
    { $n ->
        [one] Then 1 unit on the map, { $total } with the Training Camps; Winter takes nothing
       *[other] Then { $n } units on the map, { $total } with the Training Camps; Winter takes nothing
    }
preview-beside-valkyrie = { $gain } beside a Fallen Valkyrie; your next Move must lead them out, or they fight it
preview-marker = You take the First Player marker
preview-worth = Worth { $glory } Glory at the end
preview-achieved = Would score { $glory } Glory now
preview-taken = The territory is taken without a combat
preview-attack = { $attack } against { $defence } before food and dice; { $percent } % to win
preview-hunt = { $attack } against { $defence } before food and dice; { $percent } % to win { $gain }
preview-chance = { $percent } % to win
preview-chance-food = { $percent } % to win; { $least } % if the defender spends { $answer } food
preview-chance-defence = { $percent } % to beat off the attack

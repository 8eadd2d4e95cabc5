### Northgard: Uncharted Lands in English (Project Fluent).
###
### `meadhall.words.vocabulary` says how variables are named: a fact `$x` is a name, `$x_id` its id
### for selectors, `$x_amount` a number with its thing, `$x_<field>` what the content says about it,
### `$x_now_<field>` what the table shows of it. An effect of a card goes by its keyword:
### `$move_n`, `$draw_keep`.
###
### Territories have names of their own and stand without an article.

game-name = Northgard: Uncharted Lands
game-summary = Lead a Viking clan into a land that nobody has mapped: explore it tile by tile, settle it, build, fight for it, and improve your deck year by year. After { $year_years } years the most Glory wins, unless a clan first holds { $scoring_domination_territories } closed territories with large buildings.

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
name-kaija = Kaija, the Armored Bear
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
name-recruit_per_icon = Recruit by symbols
name-add_unit = Add a unit
name-move = Move
name-pull_unit = Call in a unit
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
name-choose_one = Choose one
name-choose_action = Basic action
name-sequence_any_order = In any order
name-pay_then = Pay for more
name-remove_enemy_unit = Remove an enemy unit
name-inspect_and_discard = Look at a hand
name-all_opponents_discard = All opponents discard
name-opponent_discards_random = Discard at random
name-extort = Extort
name-copy_card = Copy a card
name-cancel_card = Cancel a card
name-take_display_card = Take a card from the display
name-place_scorched_earth = Place Scorched Earth
name-set_year_flag = For the rest of the year
name-kaija_may_attack = Kaija may attack
name-ignore_enemy_defences = Enemy defenses are ignored

# Faces of the die: axes are combat points, skulls are casualties
name-axe2 = 2 axes
name-axe3 = 3 axes
name-skull_or_axe = axe or skull
name-axe2_skull = 2 axes with a skull
name-skull2 = 2 skulls
name-axe_skull = axe with a skull

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
name-defence_tower = Defense Tower
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
name-0-0 = in the middle of the map

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

prompt-ChooseClan = Choose a clan to lead.
    .waiting = Waiting for { $seats } to choose a clan.
prompt-ChooseTile = Choose a tile to lay.
    .waiting = Waiting for { $seats } to choose a tile.
prompt-ChooseCell = Choose where the tile goes.
    .waiting = Waiting for { $seats } to choose a place for a tile.
prompt-ChooseTurn = Choose which way to turn the tile.
    .waiting = Waiting for { $seats } to turn a tile.
prompt-PlaceGroup = Choose a territory on the new tile to land in.
    .waiting = Waiting for { $seats } to land a group of units.
prompt-KaijaInGroup = Decide whether Kaija replaces a unit in { $territory }.
    .waiting = Waiting for { $seats } to decide whether Kaija lands too.
prompt-TakeTurn = Play a card or use one in another way; pass to end your year.
    .waiting = Waiting for { $seats } to take a turn.
prompt-ChooseZone = Choose what happens to { $card }, which you give up.
    .waiting = Waiting for { $seats } to give up a card for an upgrade.
prompt-TakeUpgrade = Choose an upgrade card of your clan.
    .waiting = Waiting for { $seats } to choose an upgrade card.
prompt-AnswerCard = An opponent plays { $card }: cancel it or let it pass.
    .waiting = Waiting for { $seats } to cancel a card or let it pass.
prompt-TakeDisplayCard = Take a card from the display; you will draw it next.
    .waiting = Waiting for { $seats } to take a card from the display.
prompt-ChooseOption = Choose what to use this card for.
    .waiting = Waiting for { $seats } to choose an effect of the card.
prompt-ChooseOrder = Choose what to do first.
    .waiting = Waiting for { $seats } to choose what to do first.
prompt-AddOptional = Decide whether to use the other part of the card too.
    .waiting = Waiting for { $seats } to decide on the other part of the card.
prompt-PayOrNot = Decide whether to pay extra for more.
    .waiting = Waiting for { $seats } to decide whether to pay extra.
prompt-PayResources =
    { $left ->
        [one] Choose the last resource to pay.
       *[other] Choose a resource to pay ({ $left } to go).
    }
    .waiting = Waiting for { $seats } to pay resources.
prompt-RecruitUnits =
    { $left ->
        [one] Choose where to recruit your last unit, or finish.
       *[other] Choose where to recruit a unit ({ $left } to go), or finish.
    }
    .waiting = Waiting for { $seats } to recruit units.
prompt-FillCamps = Too few units for all your camps: choose which one trains.
    .waiting = Waiting for { $seats } to choose which Training Camp comes first.
prompt-AddUnits = Choose a territory for your new unit.
    .waiting = Waiting for { $seats } to add a unit.
prompt-PullUnit = Choose a unit to call to { $area }, or decline.
    .waiting = Waiting for { $seats } to call in a unit.
prompt-OfferTile = No neutral land is left: draw a tile or decline.
    .waiting = Waiting for { $seats } to decide whether to look for new land.
prompt-Build =
    { $left ->
        [one] Choose what to build and where.
       *[other] Choose what to build and where (up to { $left } buildings).
    }
    .waiting = Waiting for { $seats } to build.
prompt-CollectAfterwards = Decide whether to collect the resources of { $area } now.
    .waiting = Waiting for { $seats } to decide whether to collect resources.
prompt-SwapBuilding = Choose a building to swap, or decline.
    .waiting = Waiting for { $seats } to swap a building.
prompt-SwapInto = Choose what replaces the { $building } in { $area }.
    .waiting = Waiting for { $seats } to choose a new building.
prompt-KeepOrRedraw = Lay the tile you drew, or exchange it once.
    .waiting = Waiting for { $seats } to keep or exchange a tile.
prompt-OrderUnder = Choose the next tile to go under the pile.
    .waiting = Waiting for { $seats } to put tiles under the pile.
prompt-ExploreAgain = Decide whether to explore again.
    .waiting = Waiting for { $seats } to decide whether to explore again.
prompt-DivideCards =
    { $top ->
        [0] Divide the cards you drew (keep { $keep }, discard { $discard }).
       *[other] { $discard ->
            [0] Divide the cards you drew (keep { $keep }, put { $top } on top).
           *[other] Divide the cards you drew (keep { $keep }, discard { $discard }, put { $top } on top).
        }
    }
    .waiting = Waiting for { $seats } to divide the drawn cards.
prompt-RecoverCards = Choose a card to take back from your discard pile.
    .waiting = Waiting for { $seats } to take back a card.
prompt-MakeMove =
    { $moving_left ->
        [one] Choose where to move from with your last move, or finish.
       *[other] Choose where to move from ({ $moving_left } moves left), or finish.
    }
    .waiting = Waiting for { $seats } to move.
prompt-ChooseTarget = Choose where the units from { $moving_origin } go.
    .waiting = Waiting for { $seats } to choose where units go.
prompt-ChooseKaija = Decide whether Kaija goes with them.
    .waiting = Waiting for { $seats } to decide whether Kaija goes too.
prompt-ChooseUnits = Choose how many units to send.
    .waiting = Waiting for { $seats } to choose how many units to send.
prompt-EnterHiddenWay = Choose where your units enter the hidden ways.
    .waiting = Waiting for { $seats } to choose who takes the hidden ways.
prompt-LeaveHiddenWay = Choose the open territory where your units come out.
    .waiting = Waiting for { $seats } to choose where the hidden ways lead.
prompt-BribeUnits = Choose an enemy territory whose units you bribe.
    .waiting = Waiting for { $seats } to bribe enemy units.
prompt-LeadAway = Choose where the bribed units go.
    .waiting = Waiting for { $seats } to lead bribed units away.
prompt-CountBribed = Choose how many units to bribe.
    .waiting = Waiting for { $seats } to choose how many units to bribe.
prompt-CopyFrom = Choose an enemy territory whose owner's card you copy.
    .waiting = Waiting for { $seats } to choose whose card to copy.
prompt-CopyOne = Choose a card to copy.
    .waiting = Waiting for { $seats } to copy a card.
prompt-StrikeUnit = Choose where to remove an enemy unit.
    .waiting = Waiting for { $seats } to remove an enemy unit.
prompt-CollectShown = Choose a resource shown in { $area }.
    .waiting = Waiting for { $seats } to take a resource.
prompt-ChooseVictim = Choose the opponent this card targets.
    .waiting = Waiting for { $seats } to choose an opponent.
prompt-InspectHand = You see your opponent's hand: name one of the cards.
    .waiting = Waiting for { $seats } to name a card in a hand.
prompt-AnswerDemand =
    { $price ->
        [one] Discard the named card, or pay { $price } resource to keep it.
       *[other] Discard the named card, or pay { $price } resources to keep it.
    }
    .waiting = Waiting for { $seats } to give up a card or pay.
prompt-GiveUpCards = Choose a card from your hand to discard.
    .waiting = Waiting for { $seats } to discard a card.
prompt-PlaceToken = Lay Scorched Earth next to your land, or decline.
    .waiting = Waiting for { $seats } to decide on Scorched Earth.
prompt-DeclareFight = Choose a creature to fight in { $area }, or decline.
    .waiting = Waiting for { $seats } to decide whether to fight a creature.
prompt-ResolveFights = Choose the next fight.
    .waiting = Waiting for { $seats } to choose the next fight.
prompt-PushDefender = Drive a defender out of { $combat_territory }, or decline.
    .waiting = Waiting for { $seats } to decide whether to drive a defender out.
prompt-SpendFood = Choose how much food to spend in { $combat_territory } (attack { $combat_attacker_points }, defense { $combat_defender_points }).
    .waiting = Waiting for { $seats } to spend food on the fight in { $combat_territory }.
prompt-ChooseFace = Axe or skull: take 1 combat point or inflict 1 casualty.
    .waiting = Waiting for { $seats } to choose between axe and skull.
prompt-TakeBonus = Your Axe Throwers add 1 combat point or 1 casualty.
    .waiting = Waiting for { $seats } to choose a combat point or a casualty.
prompt-LoseFigures = Choose whom you lose in { $area }.
    .waiting = Waiting for { $seats } to choose casualties.
prompt-Retreat = Choose where your units retreat to from { $area }.
    .waiting = Waiting for { $seats } to retreat from { $area }.
prompt-ChooseCreatureTarget = Choose which territory the { $creature } moves to.
    .waiting = Waiting for { $seats } to choose where the { $creature } goes.
prompt-LureCreature = Bring a creature to a territory of your choice, or decline.
    .waiting = Waiting for { $seats } to decide whether a creature appears.
prompt-StealResource = Take a resource from this harvest with Scorched Earth, or decline.
    .waiting = Waiting for { $seats } to decide whether to take a resource.
prompt-Exchange = Trade any three resources for one, or finish.
    .waiting = Waiting for { $seats } to trade resources.
prompt-TakeExchanged = Choose the resource you get.
    .waiting = Waiting for { $seats } to choose a resource.
prompt-AnswerSwap = Your partner offers { $given_amount } for { $taken_amount }: accept or refuse.
    .waiting = Waiting for { $seats } to answer an offer.
prompt-SecondChance = Land again in a neutral territory, or decline a second chance.
    .waiting = Waiting for { $seats } to take a second chance.
prompt-SettleOnTile = Choose a territory on the new tile to land in.
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
        [1] Turn it a quarter turn right
        [2] Turn it half a turn
       *[3] Turn it a quarter turn left
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
move-upgrade = Give { $a } and { $year_upgrade_cost_lore } lore for an upgrade
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
move-copy_from = Copy a card of whoever controls { $a }
move-opponent = Choose { $a }
move-strike = Remove an enemy unit in { $a }
move-surrender = Discard the named card
move-ransom = Pay and keep the named card
move-scorch = Lay Scorched Earth in { $a }
move-recruit = Recruit a unit in { $a }
move-recruit_kaija = Recruit Kaija in { $a }
move-camp = Train an extra unit in { $a }
move-build = Build { a-building } in { $b }
move-build_loose = Build { a-building } in { $b } without a site
move-collect = Collect the resources of { $a }
move-swap = Swap the building in { $a }
move-swap_loose = Swap the { $a } in { $b } (no site)
move-into = Put { a-building } in its place
move-from = Move out of { $a }
move-to = Move to { $a }
    .seen =
        { $a_now_controller ->
            [none] Move to { $a } (neutral)
           *[other] Move to { $a } ({ $a_now_units_sum ->
                [one] { $a_now_units_sum } unit
               *[other] { $a_now_units_sum } units
            } there)
        }
move-units =
    { $a ->
        [0] Send no units, only Kaija
        [one] Send { $a } unit
       *[other] Send { $a } units
    }
move-fight = Fight the { $a }, strength { $a_kind_value }
move-resolve = Fight in { $a } next
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
move-appear = Bring a creature to { $a }
move-steal = Take { $a_amount } from this harvest
move-offer = Offer { $a_amount } for { $b_amount }
move-accept = Accept the swap
move-refuse = Refuse the swap
move-use = Yes, do it
move-decline = No, decline
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
        [0] { $seat } rolls to go first: no axes.
        [one] { $seat } rolls to go first: { $axes } axe ({ $faces }).
       *[other] { $seat } rolls to go first: { $axes } axes ({ $faces }).
    }
event-first_player = { $seat } has the First Player marker.
event-achievements_laid = Achievements of this game: { $cards }.
event-year_began = Year { $year } begins.
event-phase_began =
    { $phase_id ->
        [setup] The clans land on an unknown shore.
        [start_of_year] Start of Year: everyone draws cards.
        [actions] Actions: the clans set to work.
        [creatures] Creature Phase: the beasts stir.
        [harvest] Harvest: the land yields what it has.
        [winter] Winter: the clans must be fed.
        [end_of_year] End of Year.
       *[end] The last year is over.
    }
event-display_laid = The display: { $cards }.
event-display_cleared = Nobody took these cards, so they go back to the box: { $cards }.

event-cards_drawn =
    { $n ->
        [0] { $seat } has no cards to draw.
       *[other] { $seat } draws { amount-card }.
    }
event-card_seen = You draw { $seen }.
event-reshuffled = { $seat } shuffles the discard pile into a new draw pile ({ amount-card }).
event-cards_kept = { $seat } keeps { amount-card }.
event-cards_put_on_top = { $seat } puts { amount-card } back on top of the draw pile.
event-discarded = { $seat } discards { $card }.
event-recovered = { $seat } takes { $card } back from the discard pile.
event-played = { $seat } plays { $card }.
event-cancelled = { $seat } cancels { $card }, played by { $other }.
event-let_pass = { $seat } lets { $other } play { $card }.
event-copied = { $seat } copies { $card }.
event-waited = { $seat } waits with { $card }.
event-replaced = { $seat } replaces { $card }.
event-removed = { $seat } removes { $card } from the game.
event-upgraded = { $seat } gives up { $card } and takes the upgrade { $upgrade }.
event-turn_ended = { $seat } ends the turn.
event-passed = { $seat } passes for this year.
event-display_card_taken = { $seat } takes { $card } from the display.
event-year_flag_set =
    { $flag_id ->
        [kaija_may_attack] Until the end of the year Kaija may enter enemy territories for { $seat }.
       *[ignore_enemy_defences] Until the end of the year { $seat } ignores enemy Fortresses and Defense Towers.
    }

event-gained = { $seat } gains { $resource_amount }.
event-paid = { $seat } pays { $resource_amount }.
event-glory_gained =
    { $reason_id ->
        [closing] { $seat } gains { amount-glory } for closing a territory.
        [harvest] { $seat } gains { amount-glory } for closed territories.
        [altars] { $seat } gains { amount-glory } for Altars of Kings.
        [clan] { $seat } gains { amount-glory } through clan power.
        [creatures] { $seat } gains { amount-glory } for slaying a creature.
       *[other] { $seat } gains { amount-glory }.
    }
event-glory_lost =
    { $n ->
        [0] { $seat } has no Glory to lose.
       *[other] { $seat } loses { amount-glory }.
    }

event-units_placed = { $seat } places { amount-unit } in { $territory }.
event-recruited = { $seat } recruits { amount-unit } in { $territory }.
event-camp_trained = The Training Camp in { $territory } gives { $seat } { amount-unit }.
event-kaija_placed = { $seat } places Kaija in { $territory }.
event-built = { $seat } builds { new-building } in { $site }.
event-built_loose = { $seat } builds { new-building } in { $area } without a site.
event-swapped = { $seat } swaps { new-building } in { $territory } for { other-building }.

event-tiles_drawn = { $seat } draws { amount-tile }.
event-tile_seen = You draw { $seen }.
event-tiles_put_under = { $seat } puts { amount-tile } under the pile.
event-tiles_put_back =
    { $n ->
        [one] { $n } tile goes back into the pile, which is shuffled.
       *[other] { $n } tiles go back into the pile, which is shuffled.
    }
event-tile_placed =
    { $turn ->
        [0] { $seat } lays { the-tile }, { $cell } of the start tile.
        [1] { $seat } lays { the-tile }, { $cell } of the start tile, a quarter turn right.
        [2] { $seat } lays { the-tile }, { $cell } of the start tile, turned around.
       *[3] { $seat } lays { the-tile }, { $cell } of the start tile, a quarter turn left.
    }
event-start_tile_placed =
    { $tile_id ->
        [start] The start tile lies in the middle of the table.
       *[other] The { $tile } lies { $cell } of the start tile.
    }
event-territory_closed =
    { $tiles ->
        [one] { $territory } is closed ({ $tiles } tile).
       *[other] { $territory } is closed ({ $tiles } tiles).
    }
event-found_no_place = No tile fits anywhere: { $seat } finds no new land.

event-moved = { $seat } moves { amount-unit } from { $origin } to { $territory }.
event-kaija_moved = { $seat } moves Kaija from { $origin } to { $territory }.
event-shifted = { $seat } moves { $n } of { $other }'s units from { $origin } to { $territory }.
event-unit_removed = { $seat } removes one of { $other }'s units from { $territory }.

event-hand_inspected = { $seat } looks at { $other }'s hand.
event-hand_seen = Cards in { $other }'s hand: { $seen }.
event-card_named = { $seat } names a card in { $other }'s hand.
event-card_demanded_seen = { $seat } names { $named } in { $other }'s hand.
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
event-took_point = { $seat } takes the combat point.
event-took_casualty = { $seat } inflicts the casualty.
event-combat_scored = { $territory }: attack { $attack }, defense { $defence }; the attacker loses { $attacker_losses }, the defender { $defender_losses }.
event-combat_won = { $seat } wins the combat in { $territory }.
event-creature_won = The { $creature } wins in { $territory }.
event-nobody_won = Nobody is left standing in { $territory }.
event-units_lost = { $seat } loses { amount-unit } in { $territory }.
event-kaija_lost = { $seat } loses Kaija in { $territory }; she can be recruited again.
event-retreated = { $seat } retreats with { amount-unit } from { $origin } to { $territory }.
event-kaija_retreated = { $seat } retreats with Kaija from { $origin } to { $territory }.
event-no_retreat =
    { $n ->
        [one] { $seat } has nowhere to retreat from { $territory }; { $n } unit returns to the reserve.
       *[other] { $seat } has nowhere to retreat from { $territory }; { $n } units return to the reserve.
    }
event-conquered = { $seat } conquers { $territory }.

event-creature_appeared = The { $creature } appears in { $territory }.
event-creature_moved = The { $creature } moves from { $origin } to { $territory }.
event-creature_stayed = The { $creature } stays where it is.
event-creature_defeated = { $seat } slays the { $creature }.
event-creatures_reshuffled = The creature discard pile becomes a new deck ({ amount-card }).

event-harvested = { $seat } brings in the harvest.
event-stolen = { $seat } takes { $resource_amount } from { $other }'s harvest.
event-exchanged = { $seat } trades resources for { $resource_amount }.
event-swap_offered = { $seat } offers { $other } { $given_amount } for { $taken_amount }.
event-swap_accepted = { $seat } agrees to the swap with { $other }.
event-swap_refused = { $seat } refuses the swap with { $other }.
event-wintered =
    { $wood ->
        [0] { $food ->
            [0] { $seat } gets through Winter without paying.
           *[other] { $seat } pays { $food_amount } for Winter.
        }
       *[other] { $food ->
            [0] { $seat } pays { $wood_amount } for Winter.
           *[other] { $seat } pays { $food_amount } and { $wood_amount } for Winter.
        }
    }
event-unrest_taken = Hardship breeds Unrest: { $seat } takes an Unrest card.
event-top_card_lost = { $seat } loses { $card } from the top of the draw pile.

event-second_chance = { $seat } gets a second chance in { $territory }.
event-second_chance_declined = { $seat } declines the second chance.
event-year_ended = Year { $year } ends.
event-dominated =
    { $n ->
        [one] { $seat } dominates the land with { $n } closed territory and its large building.
       *[other] { $seat } dominates the land with { $n } closed territories and their large buildings.
    }
event-game_ended = The saga is told; Glory is counted.

## Endings

ending-points =
    { $winners_count ->
        [one] { $winners } has the most Glory: { $points }.
       *[other] { $winners } share the victory with { $points } Glory each.
    }
ending-tie = { $winners } wins the tie at { $points } Glory with more territories, units or buildings.
ending-domination =
    { $winners_count ->
        [one] { $winners } dominates the land: closed territories with large buildings come before Glory.
       *[other] { $winners } dominate the land: closed territories with large buildings come before Glory.
    }

## Obstacles

obstacle-clan_taken = Another player already leads this clan.
obstacle-no_place_for_tile = This tile fits nowhere on the map.
obstacle-border_breaks = A border would break off here: every line must continue at the corner of the tile.
obstacle-joins_enemies = That would join territories held by two players.
obstacle-joins_partners = That would join your territory and your partner's.
obstacle-joins_groups = That would join two groups of one player; in setup they must stay apart.
obstacle-joins_creature = That would put a Fallen Valkyrie and units in one territory.
obstacle-no_room_for_group = This tile would have no free territory for the units.
obstacle-no_room_to_settle = This tile would have no neutral territory to settle in.
obstacle-territory_has_units = Units already stand there; the group needs an empty territory.
obstacle-creature_bars_group = A Fallen Valkyrie waits there, and the tile has another empty territory.

obstacle-main_card_played = You have played your main card this turn; you can only add Flash cards.
obstacle-turn_has_begun = Your turn has begun: you can add Flash cards or end it.
obstacle-nothing_to_carry_out = This card could do nothing now. You can still wait with it.
obstacle-lore_for_replace = You have too little lore to replace a card.
obstacle-lore_for_remove = You have too little lore to remove a card.
obstacle-lore_for_upgrade = You have too little lore for an upgrade.
obstacle-no_upgrade_left = You already have both upgrade cards of your clan.
obstacle-unrest_stays = Unrest cannot be removed from the game.
obstacle-no_effect = This card has no effect; you can only wait with it or replace it.
obstacle-only_as_answer = Defensive Strategy can only be played in answer to an opponent's card.
obstacle-not_in_hand = You do not have Defensive Strategy in hand.
obstacle-display_card_taken = You have already taken a card from the display this year.
obstacle-display_empty = The display is empty.
obstacle-too_few_cards = You have too few cards in your draw and discard piles.
obstacle-discard_empty = Your discard pile is empty.
obstacle-no_closed_territory = You control no closed territory that is large enough.
obstacle-cannot_be_copied = This card cannot be copied.
obstacle-copy_not_possible = This card's effect could not be used now.
obstacle-hand_of_opponent_empty = This player has no cards in hand.
obstacle-no_target = There is no valid target here.
obstacle-cannot_pay = You have too few resources to pay.

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
obstacle-must_build_there = You have collected resources, so you must build in that territory.
obstacle-nothing_to_collect = This territory yields nothing now.
obstacle-other_size = The new building must be the same size as the old one.

obstacle-pile_empty = The tile pile is empty; nobody can explore any more.
obstacle-nothing_open = You control no open territory to explore from.

obstacle-link_too_hard = A hard border costs 2 moves; you have too few left.
obstacle-units_must_fight = These units have entered an enemy territory and must stay and fight.
obstacle-kaija_stays_out = Kaija does not enter enemy territories.
obstacle-no_way_to_go = These units have nowhere to go from there.
obstacle-kaija_alone = Only Kaija is there, and she cannot be bribed.
obstacle-partner_there = Your partner's units are there, and partners do not share a territory.
obstacle-must_move_on = Your units stand in your partner's territory and must move on first.
obstacle-no_way_out_of_partner = You would have too few moves left to leave your partner's territory.
obstacle-only_way_back = This way only leads back where these units came from.
obstacle-bear_bars_leaving = A Brown Bear is there and lets nobody out.
obstacle-two_valkyries = Two Fallen Valkyries guard this territory; nobody can enter.
obstacle-valkyrie_holds = Units that enter a Fallen Valkyrie's territory must stop and fight.
obstacle-nothing_moves = At least one figure must move.
obstacle-not_open = This territory is closed; it must be an open one.

obstacle-too_little_food = You can spend only food you have, at most 1 for each unit in the fight.
obstacle-push_to_enemy = A defender can only be driven to neutral land or its owner's.
obstacle-push_to_fight = There is still a fight to come there, so nobody can be driven there.
obstacle-retreat_to_enemy = You can only retreat to friendly or neutral territories.
obstacle-retreat_across_hard = You cannot retreat across a hard border.
obstacle-retreat_to_fight = There is still a fight to come there, so nobody can retreat there.

obstacle-too_few_resources = You have too few resources to trade.
obstacle-not_yielded = The territory does not yield this resource now.
obstacle-partner_lacks_it = One of you lacks the resource for this swap.
obstacle-territory_has_creature = There is already a creature there.

## Sources of points

source-closing = Closing territories
source-harvest = Harvest of closed territories
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
option-more_creatures = Whoever passes may bring one more creature onto the map. Requires creatures.
option-long_game = { $variant_long_game_years } years instead of { $year_years }, with more cards and no victory by domination.
option-team_game = Two against two: partners sit opposite each other and add up their Glory. For { $variant_team_game_players } players.
option-clans = Clans are dealt at random or chosen in seating order.
option-five_tile_in_pile_with_fewer_players = With fewer than five players, the start tile for five is shuffled into the other tiles.
option-open_totals = Everyone sees how much Glory everyone has.

## Explanations: resources, pieces, the map

text-food = Feeds your units in Winter and adds strength in combat: 1 combat point for each food spent.
text-wood = Pays for buildings. Large clans also need it in Winter.
text-lore = Lets you replace a card ({ $year_replace_cost_lore } lore), remove one from the game ({ $year_remove_cost_lore } lore) or take an upgrade card of your clan ({ $year_upgrade_cost_lore } lore).
text-glory = Whoever has the most at the end wins. Every { $scoring_resources_per_glory } resources left over are then worth 1 more.
text-unit = Holds territories, fights, and needs food in Winter. You have { $components_units_per_player }.
text-kaija = The bear of the Bear Clan. She counts as a unit worth 2 combat points, costs nothing in Winter and stays out of enemy territories.
text-scorched_earth = The token of the Snake Clan: the Snake has 1 more combat point in this territory and may take 1 resource of its harvest.
text-first_player = Goes first in every phase. The first player to pass takes the marker.
text-territory = All the land between borders, often across several tiles. Whoever has units there controls it; without units it is neutral.
text-small = Room for one small building.
text-stone = Room for one small building; the only place for a Carved Stone.
text-large = Room for one large building.
text-lair = In games with creatures, one appears here when the tile is laid.
text-regular = Units cross it with 1 move.
text-hard = Units need 2 moves of one action to cross it, and nobody can retreat across it.
text-flash = A card with this symbol can be played in addition to the main card of your turn.
text-draw_pile = Your cards to come. When it is empty, your discard pile is shuffled.
text-hand = Your cards to play; you draw { $year_hand_size } at the start of each year.
text-active = Cards you have played or waited with this year. They go to your discard pile when you pass.
text-discard = Your used cards.
text-display = The new cards of this year. When you pass, you put one of them on top of your draw pile.
text-reserve = Your units that are not on the map.
text-tile_pile = The land that nobody has seen yet.
text-development_deck = The Development cards of the years to come.
text-creature_line = The creatures on the map, in the order in which they move.
text-start = The middle of the map, where everyone lands.
text-start_five = The second start tile in a game of five; otherwise a tile like any other.
text-each-tiles =
    { $area_count ->
        [one] A map tile with a single area on all sides.
       *[other] A map tile with { $area_count } areas.
    }

## Explanations: phases

text-setup = Everyone lays two tiles and lands { $setup_setup_group_size } units on each.
text-start_of_year = Everyone draws { $year_hand_size } cards, and 1 more for each Forge. New cards are laid out.
text-actions = You take turns playing cards until everyone has passed.
text-creatures = Wild beasts that come to your lands after the Actions and do harm there.
text-harvest = Closed territories bring Glory; symbols and buildings bring resources. Then you may trade { $year_exchange_rate } resources for 1.
text-winter = Pay food for your units, and wood too if your clan is large. Whoever cannot pay takes Unrest.
text-end_of_year = Whoever dominates the land wins now. Those without units get a second chance.
text-end = All Glory is counted.

## Explanations: actions

text-recruit = Place units from your reserve in territories you control.
text-move = Take any number of units from one territory to an adjacent one, and fight where an enemy stands.
text-explore = Draw a map tile and lay it next to one of your open territories. Closing your own territory brings 1 Glory for each of its tiles.
text-build = Put a building on a free site in a territory you control, and pay its wood.
text-draw = Draw cards and divide them as the card says.

## Explanations: clans

text-bear = You have Kaija, a bear worth { $power_combat_points } combat points. She is recruited like a unit, costs nothing in Winter and stays out of enemy territories.
text-boar = Each time you explore and no territory is closed, gain { $power_n } lore.
text-goat = Gain { $power_small } food for each small building you build, and { $power_large } for each large one.
text-raven = When you explore and close territories of yours, collect their resources at once.
text-snake = Before each of your clan cards you may lay Scorched Earth next to your land: you have { $power_combat_points } more combat point there and take { $power_harvest_steal } resource from an enemy's harvest.
text-stag = Gain { $power_on_conquest } Glory for each territory you win in combat, and { $power_on_closing } more for each territory of yours that you close.
# Its figures are hidden behind those of the creature of the same id.
text-wolf = Gain 1 food for each combat you win as the attacker.

## Explanations: buildings

text-food_silo = Brings { $effect_n } food at the Harvest.
text-woodcutter_lodge = Brings { $effect_n } wood at the Harvest.
text-defence_tower = Inflicts { $effect_n } casualty on whoever attacks you here.
text-training_camp = Whenever you recruit here, { $effect_n } extra unit joins.
text-menhir = Brings { $effect_n } lore at the Harvest. Can only stand on a site with a stone.
text-fortress = You have { $effect_n } more combat points when you defend here.
text-forge = Draw { $effect_n } more card at the start of each year.
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
text-skull_or_axe = Adds { $choice_points } combat point or inflicts { $choice_casualties } casualty, as the roller chooses.
text-axe2_skull = Adds { face-points } and inflicts { face-casualties }.
text-skull2 = Inflicts { face-casualties }.
text-axe_skull = Adds { face-points } and inflicts { face-casualties }.

kind-effect =
    { $kind_id ->
        [wolf] At the Harvest only buildings score and produce in its territory.
        [brown_bear] Nobody can build, recruit or explore in its territory, or leave it.
        [draugr] Whoever controls the territory it enters loses 1 unit there.
       *[fallen_valkyrie] It tolerates nobody beside it and attacks whoever controls the territory it enters.
    }
text-each-creatures = { kind-effect } Strength { $kind_value }; { $kind_glory } Glory for slaying it.
text-brown_bear = Nobody can build, recruit or explore in its territory, or leave it.
text-draugr = Whoever controls the territory it enters loses 1 unit there.
text-fallen_valkyrie = It tolerates nobody beside it and attacks whoever controls the territory it enters.

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
        [one] { $move_points } more combat point
       *[other] { $move_points } more combat points
    } in every combat.
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
text-clan_boar = { do-build } It costs { $build_discount } less wood.
text-clan_boar_osmosis = Recruit { $recruit_each_n } unit in each of up to { $recruit_each_max_territories } territories you control that are open or show wood on their tiles.
text-clan_boar_lay_of_the_land = { do-explore-choice } First collect all resources shown on the tile you lay.
text-clan_goat = { do-build } It may be of a type that already stands there.
text-clan_goat_teamwork = Choose { $choose_action_count } different ones, in any order: recruit 1 unit, move once, explore, build.
text-clan_goat_resourceful = { do-draw } You may pay any { $pay_then_any_resources } resources to draw { $pay_then_then_1_n } more.
text-clan_raven = { do-explore-choice }
text-clan_raven_raiding_party = Remove any enemy unit from the map and gain { $collect_from_target_n } resource that its territory shows.
text-clan_raven_mercenaries = Recruit up to { $recruit_n } units in one neutral territory. You may pay any { $pay_then_any_resources } resources to recruit { $pay_then_then_1_n } more there.
text-clan_snake = { do-move } Then you may lay Scorched Earth once more.
text-clan_snake_rapacious = Look at an opponent's hand and name a card: it is discarded, unless its owner pays you { $extort_resources } resources.
text-clan_snake_stolen_lore = Copy a card from the active zone of the opponent who controls the territory with Scorched Earth.
text-clan_stag = { do-recruit } Then { $pull_unit_n } unit of yours from an adjacent territory may join it, even across a hard border.
text-clan_stag_glory = { do-build } Just before or after, you may collect the resources of that territory as at the Harvest.
text-clan_stag_annexation = Move once, with any number of units. Before or after that you may explore.
text-clan_wolf = { do-move } Hard borders count as regular for you, in retreats too.
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
text-dev_shieldbearers = { do-move } In every combat you suffer { $move_cancel_casualties } fewer casualty.
text-dev_bodyguard = { do-move-strong }
text-dev_simple_living = { do-build } It costs { $build_discount } less wood.
text-dev_future_sight = Put a card from the display on top of your draw pile now. When you pass this year, you take no other.

## Explanations: Advanced Development cards

text-dev_spy = Look at an opponent's hand and choose { $inspect_and_discard_n } card to be discarded. { do-draw }
text-dev_fishing = Gain { $collect_n } food.
text-dev_axe_throwers = { do-move } In every combat, after your roll, add 1 combat point or 1 casualty.
text-dev_lore_mastery = Gain { $collect_n } lore.
text-dev_industrious = { do-build } Then you may swap one of your buildings for another of the same size.
text-dev_defensive_strategy = Play it when an opponent plays a card: they discard that card without effect and choose another card or action.
text-dev_enemy_secrets = Choose an enemy territory next to yours and copy a card from the active zone of whoever controls it.
text-dev_hunters = In each territory you control, recruit 1 unit for every food symbol on its tiles and buildings.
text-dev_outpost = Recruit up to { $recruit_n } units, all in one territory that you control or that is neutral.
text-dev_hidden_ways = Move any number of units from one of your territories to any open territory, no matter how far.
text-dev_carpentry = Build up to { $build_times } times; at most { $build_max_large } of the buildings may be large.
text-dev_conqueror = Until the end of the year, enemy Fortresses and Defense Towers do not count when you attack.
text-dev_huginn_muninn = Explore: draw a tile and lay it next to any open territory, whoever controls it.
text-dev_up_market_place = { do-draw }
text-dev_grizzled_warriors = { do-move-strong }
text-dev_up_trading_post = { do-draw }
text-dev_ancestral_curse = Every opponent discards { $all_opponents_discard_n } card of their choice. { do-draw }
text-dev_veiled_threats = An opponent of your choice discards 1 card at random, or you draw 1 card.
text-dev_rangers = Explore up to { $explore_times } times.
text-dev_up_scout_camp = { do-explore-choice }
text-dev_trade_routes = { do-draw }
text-dev_woodcutters = In each territory you control, recruit 1 unit for every wood symbol on its tiles and buildings.
text-dev_infiltration = { do-move } Your units may pass through enemy territories without stopping.
text-dev_up_town_hall = { do-recruit }
text-dev_amenities = { do-build } A small building, even a Carved Stone, needs no site.
text-dev_wood_monopoly = Gain { $collect_n } wood.
text-dev_bribery = Move up to { $shift_enemy_units_n } units of an enemy from one territory to an adjacent one, even across a hard border; they fight whoever is there.
text-dev_incursion = { do-move }
text-dev_heroic_charge = { do-move-strong }
text-dev_trading_post = { do-draw }
text-dev_legendary_heroes = Use the effect of a card you have played this year again.
text-dev_allies_wild = Recruit up to { $recruit_n } units in neutral territories.
text-dev_loremasters = In each territory you control, recruit 1 unit for every lore symbol on its tiles and buildings.
text-dev_warriors = { do-move-strong }
text-dev_cunning_merchant = { do-draw }
text-dev_capture = Remove an enemy unit from a territory next to yours and add { $add_unit_n } unit of your own in any territory you control.

## Explanations: Achievements and Unrest, counted in the territories you control at the end

text-ach_builder = { $scoring_1_glory } Glory for each small building and { $scoring_2_glory } for each large one in your territories.
text-ach_explorer = { $scoring_1_glory } Glory for each free small site and { $scoring_2_glory } for each free large one in your territories.
text-ach_food_trader = { $scoring_1_glory } Glory for each food symbol on the tiles and buildings of your territories.
text-ach_wood_trader = { $scoring_1_glory } Glory for each wood symbol on the tiles and buildings of your territories.
text-ach_scholar = { $scoring_1_glory } Glory for each lore symbol on the tiles and buildings of your territories.
text-ach_trapper = { $scoring_1_glory } Glory for each creature lair in your territories.
text-ach_warlord = { $scoring_1_glory } Glory for each of your units on the map.
text-unrest = Does nothing and cannot be removed from the game. At the end it costs { $scoring_unrest_penalty } Glory.

## Previews: what a choice brings

preview-gain = Gain { $gain }
preview-cost = Costs { $cost }
preview-trade = Pay { $cost }, draw { $gain }
preview-trade-none = Pay { $cost }; you have no cards left to draw
preview-free = Free
preview-up-to = Up to { $gain } for closing territories
preview-yields = Pay { $cost }; gain { $gain } each Harvest
preview-free-yields = Free; gain { $gain } each Harvest
preview-winter =
    { $n ->
        [one] 1 unit on the map; Winter will take { $cost }
       *[other] { $n } units on the map; Winter will take { $cost }
    }
preview-winter-short =
    { $n ->
        [one] 1 unit on the map; Winter will take { $cost }, more than you have now
       *[other] { $n } units on the map; Winter will take { $cost }, more than you have now
    }
preview-winter-free =
    { $n ->
        [0] No units on the map; Winter will take nothing
        [one] 1 unit on the map; Winter will take nothing
       *[other] { $n } units on the map; Winter will take nothing
    }
preview-trained =
    { $n ->
        [one] 1 unit on the map, { $total } with the Training Camps; Winter will take { $cost }
       *[other] { $n } units on the map, { $total } with the Training Camps; Winter will take { $cost }
    }
preview-trained-short =
    { $n ->
        [one] 1 unit on the map, { $total } with the Training Camps; Winter will take { $cost }, more than you have now
       *[other] { $n } units on the map, { $total } with the Training Camps; Winter will take { $cost }, more than you have now
    }
preview-trained-free =
    { $n ->
        [one] 1 unit on the map, { $total } with the Training Camps; Winter will take nothing
       *[other] { $n } units on the map, { $total } with the Training Camps; Winter will take nothing
    }
preview-beside-valkyrie = { $gain } beside a Fallen Valkyrie; move them out with your next Move, or they fight it
preview-marker = You take the First Player marker
preview-worth = Worth { $glory } Glory at the end
preview-achieved = Would score { $glory } Glory now
preview-taken = You take the territory without a fight
preview-attack = { $attack } against { $defence } before food and dice; { $percent }% to win
preview-hunt = { $attack } against { $defence } before food and dice; { $percent }% to win { $gain }
preview-chance = { $percent }% to win
preview-chance-food = { $percent }% to win; { $least }% if the defender spends { $answer } food
preview-chance-defence = { $percent }% to beat off the attack

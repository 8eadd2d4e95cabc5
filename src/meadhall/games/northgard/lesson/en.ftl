### The lesson for Northgard: a note for each move of the learner.
### `.wrong` is said to those who try something else; where it is missing, `wrong` is.

title = The first years in a new land
wrong = A good idea for another day. In this lesson, take the marked choice.

## Setup: the clans land

step-1 =
    An unknown shore, seven years, and the clan with the most Glory will rule it. Most Glory comes from closing territories: land whose borders leave no gap towards the unknown.

    You are Astrid, and your opponent is Bjorn. We play the first year and the start of the second.

    Every clan has a power of its own. The Stag gains 1 extra Glory whenever it closes a territory of its own by exploring, and 1 for every territory won in combat. Choose the [Stag Clan](stag).
    .wrong = Every clan has its charm, but this lesson is written for the Stag.
step-2 =
    The dice have made you [First Player](first_player). You have 2 food and 2 wood, and you land twice: each time you lay one of your tiles and put 3 units on it.

    Look at [tile 11](tile_11): Tall Pines has wood and a building site, and only one side that leads into the unknown. Land like that is easy to close. Choose tile 11.
    .wrong = There is good land on that one too, but none as easy to close as Tall Pines on tile 11.
step-3 =
    The first tile has to touch the start tile. Lay it to the [west](-1,0).
    .wrong = That is allowed. In this lesson, lay it 1 west of the start tile.
step-4 =
    Dotted lines separate territories. The edge of a tile separates nothing: the land goes on across it.

    Unturned, Eagle Ridge joins the Western Sands of the start tile, and Tall Pines faces north. Lay it [like that](0).
    .wrong = Then Tall Pines would face another way. Lay the tile unturned.
step-5 =
    Where your units stand, the land is yours: that is all it takes. Each symbol on it brings you a resource every year. Land in [Tall Pines](tile_11.n).
    .wrong = Eagle Ridge has no resource yet, and two sides to close. Land in Tall Pines.
step-6 =
    Bjorn's tile closed [South Shingle](start.s) right away. In setup that brings no Glory, but he will harvest there.

    For your second landing take [tile 6](tile_06): it has wood and lore.
    .wrong = Take tile 6 for its wood and lore; there is no resource on the other.
step-7 =
    Now the tile may touch any other. Lay it [south of yours and west of Bjorn's](-1,1), so that it joins both.
    .wrong = Put it between your tile and Bjorn's: 1 west, 1 south of the start tile.
step-8 =
    After half a turn, Ravenwood with its wood joins [Goldgrass](tile_02.s), the meadow with food on Bjorn's tile. The lore of Rune Fjord joins [Eagle Ridge](tile_11.s), which you can settle later.
    .wrong = Look at what would meet across the edges. Half a turn brings wood and food together.
step-9 =
    Ravenwood now brings 1 food and 1 wood a year and has a building site. Land [there](tile_06.w), right next to Bjorn's [South Shingle](start.s).
    .wrong = Your clan needs food above all. Land in Ravenwood.

## Year 1: cards

step-10 =
    Bjorn's last tile has joined [Silver Tarn](tile_20.s) to your Tall Pines: 1 lore and a second building site, a gift from next door.

    Year 1 begins. You drew 4 of your 7 cards: Explore, two [Feasts](start_feast) and [Stag Clan](clan_stag). You and Bjorn take turns, one card each, until both have passed.

    Only one side of your northern land is still open. Play [Explore](start_explore).
    .wrong = Closed land brings Glory at once and again every year. Play Explore.
step-11 =
    You drew tile 18. It has to lie next to open land of yours. The [gap](-2,-1) is west of [Silver Tarn](tile_20.s).
    .wrong = That would not close any land of yours. Lay it 2 west, 1 north of the start tile.
step-12 =
    A quarter turn left, and Birchgrove with its wood lies at the gap. It has no other open side, so [your land](tile_20.s) will be closed.
    .wrong = Turn it so that the wood of Birchgrove meets Silver Tarn: a quarter turn left.
step-13 =
    Closed! 3 Glory for its 3 tiles and 1 for the Stag. The whole territory is now called [Birchgrove](tile_18.s), after its northwestern part.

    That was your card for this turn. You can add only Flash cards, as many as you like. Stag Clan is one, but keep it: soon it will be worth twice as much. End your turn.
    .wrong = Keep Stag Clan a little longer; it will bring you two units instead of one.
step-14 =
    Bjorn recruits in Shepherd's Green, right beside [Birchgrove](tile_18.s). Don't worry: that border is a hard one, drawn as a ridge of peaks, and costs two moves of one card. No starting card has that many.

    Eagle Ridge belongs to nobody yet, and it has lore and a large building site. A [Feast](start_feast) works as Recruit, Move, Explore or Build, whichever you like. Play one.
    .wrong = Bjorn can see Eagle Ridge too. Play a Feast, and you will be there first.
step-15 =
    You don't have to fight for neutral land: [move in](tile_11.s) and it is yours. Choose Move.
    .wrong = Eagle Ridge is waiting. Choose Move.
step-16 =
    From Ravenwood the border to Eagle Ridge is hard, and you have only one move. From [Birchgrove](tile_18.s) it is a regular one. Start there.
    .wrong = From there one move does not reach Eagle Ridge. Start in Birchgrove.
step-17 =
    With one move you can only reach [Eagle Ridge](tile_11.s); the other borders are hard. You can take as many units as you like. But someone has to stay: land without units belongs to nobody. Send 2 and leave 1.
    .wrong = One unit must hold Birchgrove, and two are better for Eagle Ridge. Send 2.
step-18 =
    Three territories with food, wood and lore: a good start. End your turn.
    .wrong = One more turn, then Stag Clan will have its moment.
step-19 =
    Bjorn has built a [Food Silo](food_silo) in [South Shingle](start.s). Keep that in mind: buildings serve whoever holds the land.

    Now build something yourself. Play your second [Feast](start_feast).
    .wrong = First the building, then Stag Clan: the order makes the difference.
step-20 =
    Small buildings cost 1 wood, large ones 3. You have 2. Choose Build.
    .wrong = Today you build. Choose Build.
step-21 =
    Each site takes one building. A Food Silo or a Woodcutter's Lodge brings a resource every year, a Defense Tower guards your land. A Training Camp adds a unit each time you recruit there.

    You are about to recruit: build a [Training Camp](training_camp) in [Goldgrass](tile_02.s.s1), which is part of Ravenwood.
    .wrong = Useful, but you are about to recruit: a Training Camp in Goldgrass is best.
step-22 =
    Now is the moment for your Flash card: you play it on top of your main card. Play [Stag Clan](clan_stag).
    .wrong = Not yet: you can still play your Flash card this turn.
step-23 =
    Recruits join units that are already on the map. In [Ravenwood](tile_06.w) the camp will add one more.
    .wrong = There is no Training Camp there. Recruit in Ravenwood.
step-24 =
    Two for one: 5 units in [Ravenwood](tile_06.w). Stag Clan also lets a unit from next door join them. But the two on [Eagle Ridge](tile_11.s) are needed there. Decline.
    .wrong = Eagle Ridge borders on Bjorn's land; better two there than one. Decline.

step-25 =
    You have no cards left, so you passed. You were the first to do so: you keep the [First Player marker](first_player) and begin the next year.

    Whoever passes takes a card from the display and puts it on top of the [draw pile](draw_pile): next year it will be in your hand. So your deck gets better year by year.

    Bjorn has only 2 units left in South Shingle. Take [Bodyguard](dev_bodyguard): one move with 1 extra combat point, and it is a Flash card.
    .wrong = Simple Living makes building cheaper, but you have plans for South Shingle. Take Bodyguard.
step-26 =
    Harvest! 2 Glory for [Birchgrove](tile_18.s), because it is closed and lies on three tiles (on two it would be 1), and a resource for each symbol: 1 food, 3 wood, 2 lore.

    Now you could trade any 3 resources for 1. That is expensive, and you need nothing: your 8 units eat 2 food in Winter, and you have 3. Finish.
    .wrong = Save your wood: it will soon be an altar. Finish without a trade.

## Year 2: a fight

step-27 =
    Winter took 2 food from each of you. Whoever cannot pay takes an [Unrest](unrest) card: useless in hand, and it costs 5 Glory at the end.

    Year 2: you drew [Bodyguard](dev_bodyguard) and the other three cards of your deck. [South Shingle](start.s) is closed, has a Food Silo and only two defenders. Play Bodyguard.
    .wrong = Strike before Bjorn brings more units. Play Bodyguard.
step-28 =
    Your five units in [Ravenwood](tile_06.w) stand next to it, across a regular border. Start there.
    .wrong = The strong group stands in Ravenwood. Start there.
step-29 =
    Moving into land that someone else holds means combat. To [South Shingle](start.s)!
    .wrong = That is empty land. Today it is South Shingle.
step-30 =
    Each unit is 1 combat point. Send 4; the fifth holds [Ravenwood](tile_06.w).
    .wrong = As many as you can, but one unit has to hold Ravenwood. Send 4.
step-31 =
    4 units and 1 for Bodyguard: 5 points against 2. First you and then Bjorn may spend food, 1 for each point, at most 1 for each unit in the fight. Then each rolls a die: axes are points, skulls are casualties.

    Bjorn has 4 food, and a tie goes to the defender. Spend your food.
    .wrong = Bjorn can still add 2 points with food, and then the dice decide. Spend yours.
step-32 =
    Bjorn spent 2 food: that made it 6 to 4. You rolled 2 axes with a skull, he rolled 2 axes: 8 to 6 for you. The skull cost him a unit, the other one retreated to [East Strand](start.e). [South Shingle](start.s) and its silo are yours, and the Stag's power brings 1 Glory.

    Bodyguard was a Flash card, so your card for this turn is still to come. Play [Build](start_build).
    .wrong = You have 4 wood and a large site. Play Build.
step-33 =
    Now something large. A Fortress defends, a Forge gives you one more card each year, and the [Altar of Kings](altar_of_kings) brings 3 Glory at every Harvest. Build the altar on [Eagle Ridge](tile_11.s.s1).
    .wrong = You saved 3 wood for something large: the Altar of Kings.
step-34 =
    A conquest and an altar in one turn. End it.
    .wrong = You have played your main card; end your turn.
step-35 =
    Bjorn gathers in [East Strand](start.e). You hold [Move](start_move) and Recruit, and a plain Recruit is your weakest card.

    A card can be used in other ways too: wait with it, so that nothing happens; replace it for 1 lore and draw another; remove it for good for 2 lore and draw 2; or give 3 lore for a stronger card of your clan.

    Your draw pile is empty, so your discard pile will be shuffled: Explore, two Feasts, Stag Clan. Any of them is more useful than this. Replace [Recruit](start_recruit).
    .wrong = Use your lore: replace Recruit and draw something better.

end =
    You drew Stag Clan: it recruits as well, but as a Flash card it leaves your turn free. If the game ended now, you would win by 7 Glory to 3. And the next Harvest would bring you 6: 2 for [Birchgrove](tile_18.s), 1 for [South Shingle](start.s), 3 for the altar.

    So it goes on for seven years. From the third year on, the display has stronger cards. In the seventh, [Achievements](achievements) take their place: here Explorer for unused building sites and Warlord for units. At the end, the Glory printed on your cards counts too, and every 3 resources are worth 1.

    There is a shorter way: whoever holds three closed territories with a large building each at the end of a year wins at once. [Eagle Ridge](tile_11.s) has its altar; close its last side, and it is the first of three.

    If you want more, let creatures roam the land: they are an option. Point at anything on the board to read what it does. You know enough: sit down at a table!

### The lesson for Northgard: a note for each move of the learner.
### `.wrong` is said to those who try something else; where it is missing, `wrong` is.

title = The first years in a new land
wrong = A fair idea for another day. For this lesson, take the marked choice.

## Setup: the clans land

step-1 =
    An unknown shore, seven years, and the clan with the most Glory will rule it. Glory comes above all from territories that you close: land whose borders leave no gap towards the unknown.

    You are Astrid and play against Bjorn. We play the first year and the beginning of the second.

    Every clan has a power of its own. The Stag gains 1 Glory more whenever its exploring closes a territory of its own, and 1 for every territory won in combat. Choose the Stag Clan.
    .wrong = Every clan has its charm, but this lesson is written for the Stag.
step-2 =
    The dice have made you First Player. You own 2 food and 2 wood, and you land twice: each time you lay one of your tiles and put 3 units on it.

    Look at tile 11: Tall Pines has wood and a building site, and only one side that leads into the unknown. Land like that is easy to close. Choose tile 11.
    .wrong = There is good land on that one too, but none as easy to close as Tall Pines on tile 11.
step-3 =
    The first tile has to touch the start tile. Lay it in the west.
    .wrong = That would be allowed. For this lesson, lay it 1 west of the start tile.
step-4 =
    Dashed lines part territories. The edge of a tile parts nothing: across it the land goes on.

    Unturned, Eagle Ridge joins the Western Sands of the start tile, and Tall Pines looks north. Lay it so.
    .wrong = Then Tall Pines would look elsewhere. Lay the tile unturned.
step-5 =
    Where your units stand, the land is yours; that is all it takes. Each symbol on it brings a resource every year. Land in Tall Pines.
    .wrong = Eagle Ridge has no resource yet, and two sides to close. Land in Tall Pines.
step-6 =
    Bjorn's tile has closed South Shingle at once. In setup that brings no Glory, but he will harvest there.

    For your second landing take tile 6: it has wood and lore.
    .wrong = Take tile 6 for its wood and lore; there is no resource on the other.
step-7 =
    Now the tile may touch any other. Lay it south of yours and west of Bjorn's, so that it joins both.
    .wrong = Put it between your tile and Bjorn's: 1 west, 1 south of the start tile.
step-8 =
    After half a turn Ravenwood with its wood joins Goldgrass, the meadow with food on Bjorn's tile. And the lore of Rune Fjord joins Eagle Ridge, which you can settle later.
    .wrong = Look at what would meet across the edges. Half a turn brings wood and food together.
step-9 =
    Ravenwood now brings 1 food and 1 wood a year and has a building site. Land there, right beside Bjorn's South Shingle.
    .wrong = Your clan needs food above all. Land in Ravenwood.

## Year 1: cards

step-10 =
    Bjorn's last tile has joined Silver Tarn to your Tall Pines: 1 lore and a second building site, a gift from the neighbour.

    Year 1 begins. You drew 4 of your 7 cards: Explore, two Feasts and Stag Clan. You and Bjorn take turns, one card each, until both have passed.

    Only one side of your northern land is still open. Play Explore.
    .wrong = Closed land brings Glory at once and again every year. Play Explore.
step-11 =
    You drew tile 18. It has to lie next to open land of yours. The gap is west of Silver Tarn.
    .wrong = That would close nothing of yours. Lay it 2 west, 1 north of the start tile.
step-12 =
    A quarter turn left, and Birchgrove with its wood lies at the gap. It has no other side: your land will be closed.
    .wrong = Turn it so that the wood of Birchgrove meets Silver Tarn: a quarter turn left.
step-13 =
    Closed! 3 Glory for its 3 tiles and 1 for the Stag. The whole territory is called Birchgrove now, after its north-western part.

    That was your card for this turn. Only Flash cards can be added, as many as you like. Stag Clan is one, but keep it: soon it will be worth twice as much. End your turn.
    .wrong = Keep Stag Clan a little longer; it will bring you two units instead of one.
step-14 =
    Bjorn recruits in Shepherd's Green, right beside Birchgrove. Do not worry: that border is a hard one, the thick yellow kind, and costs two moves of one card. No starting card has so many.

    Eagle Ridge belongs to nobody yet, has lore and a large building site. A Feast serves as Recruit, Move, Explore or Build, as you like. Play one.
    .wrong = Bjorn can see Eagle Ridge too. Play a Feast, and you will be there first.
step-15 =
    Neutral land needs no fight: you move in and it is yours. Choose Move.
    .wrong = Eagle Ridge is waiting. Choose Move.
step-16 =
    From Ravenwood the border to Eagle Ridge is hard, and you have only one move. From Birchgrove it is a regular one. Start there.
    .wrong = From there one move does not reach Eagle Ridge. Start in Birchgrove.
step-17 =
    With one move you can only reach Eagle Ridge; the other borders are hard. It takes along as many units as you like. But someone has to stay: land without units belongs to nobody. Send 2 and leave 1.
    .wrong = One unit must hold Birchgrove, and two are better for Eagle Ridge. Send 2.
step-18 =
    Three territories with food, wood and lore: a good beginning. End your turn.
    .wrong = One more turn, then Stag Clan will have its moment.
step-19 =
    Bjorn has built a Food Silo in South Shingle. Keep that in mind: buildings serve whoever holds the land.

    Now you build something too. Play your second Feast.
    .wrong = First the building, then Stag Clan: the order makes the difference.
step-20 =
    Small buildings cost 1 wood, large ones 3. You have 2. Choose Build.
    .wrong = Today you build. Choose Build.
step-21 =
    Each site takes one building. A Food Silo or a Woodcutter's Lodge brings a resource every year, a Defence Tower guards. A Training Camp adds a unit each time you recruit there.

    You are about to recruit: build a Training Camp in Goldgrass, which is part of Ravenwood.
    .wrong = Useful, but with a recruit to come, a Training Camp in Goldgrass is best.
step-22 =
    Now the moment for your Flash card: it comes on top of the card you have played. Play Stag Clan.
    .wrong = Not yet: your Flash card can still be played in this turn.
step-23 =
    Recruits join units that are on the map already. In Ravenwood the camp will add one more.
    .wrong = There is no Training Camp there. Recruit in Ravenwood.
step-24 =
    Two for one: 5 units in Ravenwood. Stag Clan would also let a unit from next door join them. But the two on Eagle Ridge are needed there. Leave it.
    .wrong = Eagle Ridge borders on Bjorn's land; better two there than one. Leave it.

step-25 =
    You have no card left, so you passed. As the first to do so you keep the First Player marker and begin the next year.

    Whoever passes takes a card of the display, and it lies on top of the draw pile: next year it will be in your hand. So your deck grows better year by year.

    Bjorn has only 2 units left in South Shingle. Take Bodyguard: Move 1, with 1 more combat point, and it is a Flash card.
    .wrong = Simple Living builds cheaply, but you have plans for South Shingle. Take Bodyguard.
step-26 =
    Harvest! 2 Glory for Birchgrove, since it is closed and lies on three tiles (on two it would be 1), and a resource for each symbol: 1 food, 3 wood, 2 lore.

    Now you could trade any 3 resources for 1. That is dear, and you need nothing: your 8 units eat 2 food in Winter, and you have 3. Finish.
    .wrong = Save your wood: it will be an altar soon. Finish without a trade.

## Year 2: a fight

step-27 =
    Winter took 2 food from each of you. Who cannot pay takes an Unrest card: useless in hand, and 5 Glory less at the end.

    Year 2: Bodyguard has come with the other three cards of your deck. South Shingle is closed, has a Food Silo and only two defenders. Play Bodyguard.
    .wrong = Strike before Bjorn brings more units. Play Bodyguard.
step-28 =
    Your five units in Ravenwood stand next to it, across a regular border. Start there.
    .wrong = The strong group stands in Ravenwood. Start there.
step-29 =
    Moving into land that is held by others means combat. To South Shingle!
    .wrong = That is empty land. Today it is South Shingle.
step-30 =
    Each unit is 1 combat point. Send 4; the fifth holds Ravenwood.
    .wrong = As many as you can, but one has to hold Ravenwood. Send 4.
step-31 =
    4 units and 1 for Bodyguard: 5 points against 2. First you and then Bjorn may spend food, 1 for each point, up to the number of one's own units. Then each rolls a die: axes are points, skulls are casualties.

    Bjorn has 4 food, and a tie goes to the defender. Spend your food.
    .wrong = Bjorn can still add 2 points with food, and then come the dice. Spend yours.
step-32 =
    Bjorn spent 2 food, that made 6 to 4. You rolled 2 axes with a skull, he rolled 2 axes: 8 to 6 for you. The skull cost him a unit, the other one retreated to East Strand. South Shingle and its silo are yours, and 1 Glory by the power of the Stag.

    Bodyguard was a Flash card, so your card for this turn is still to come. Play Build.
    .wrong = You have 4 wood and a large site. Play Build.
step-33 =
    Now something large. A Fortress defends, a Forge gives a card more each year, and the Altar of Kings brings 3 Glory at every Harvest. Build the altar on Eagle Ridge.
    .wrong = You saved 3 wood for something large: the Altar of Kings.
step-34 =
    A conquest and an altar in one turn. End it.
    .wrong = You have played your card for this turn; end it.
step-35 =
    Bjorn gathers in East Strand. You hold Move and Recruit, and a plain Recruit is your weakest card.

    A card can be used in other ways too: wait with it, so that nothing happens; replace it for 1 lore and draw another; remove it for good for 2 lore and draw 2; or give 3 lore for a stronger card of your clan.

    Your draw pile is empty, so the discard pile will be shuffled: Explore, two Feasts, Stag Clan. Any of them is more use than this. Replace Recruit.
    .wrong = Use your lore: replace Recruit and draw something better.

end =
    You drew Stag Clan: it recruits as well, but as a Flash card it leaves your turn free. If the game ended now, you would win by 7 Glory to 3. And the next Harvest would bring you 6: 2 for Birchgrove, 1 for South Shingle, 3 for the altar.

    So it goes on for seven years. From the third on, the cards of the display are stronger. In the seventh the Achievements take their place: here Explorer for unused building sites and Warlord for units. At the end the Glory printed on your cards and every 3 resources count too.

    There is a shorter way: whoever holds three closed territories with a large building each at the end of a year wins at once. Eagle Ridge has its altar; close its last side, and it is the first of three.

    For those who want more, creatures roam the land as an option. Point at anything on the board to read what it does. You know enough: sit down at a table!

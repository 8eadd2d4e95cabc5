### The lesson for Lords of the Ice Garden: a note for each move of the learner.
### `.wrong` is said to those who try something else; where it is missing, `wrong` is.

title = Two towers in Midgaard
wrong = A fair idea for another day. For this lesson, take the marked choice.

## Setup: six regions

step-1 =
    Scientists from Earth rule Midgaard like gods, and each has a plan. You win by reaching the goal of your scientist, or with the most victory points once somebody has 50.

    You are Astrid and play Ulrike Freihoff: her goal is a Red Tower in each of the six regions. Bjorn plays Pier van Dyken. We play two rounds and begin the third.

    First the map. In turn you lay face-down tiles, and only regions with a tile are in play. Begin with the Lands of the Bear People, in the middle.
    .wrong = Any region would do. For this lesson, begin with the Lands of the Bear People.
step-2 =
    A round has four phases. Initiative: who goes first, and with how many actions. Planning: you place your action markers. Actions: the boxes are resolved one by one. Domination: every region rewards whoever is strongest there.

    Lay the next tile in the Northern Fjords.
    .wrong = For this lesson, lay it in the Northern Fjords.
step-3 =
    What counts in a region is influence. Each of your influence markers there is worth 1, each unit as much as its level.

    Lay your last tile in the Wastes of Dread.
    .wrong = For this lesson, lay it in the Wastes of Dread.
step-4 =
    The tiles are face up. Each shows a red number, by which the regions take their turns, the resources they offer, and victory points for the first and the second place. The Thorn belongs to Bjorn; his goal depends on it.

    Each of you begins with two influence markers. The Coast of Sails offers 2 gold and has a magical reserve, which is 1 M-factor for whoever dominates. And it borders on the Lands of the Bear People, the richest tile of all. Place a marker there.
    .wrong = Not bad either, but our plan starts in the Coast of Sails.
step-5 =
    The second marker must go to another region. In the Land of the People of Fire the first place is worth 4 victory points, and even the second 2. Go there.
    .wrong = Think of the victory points: the Land of the People of Fire is worth 4, and 2 for the second.

## Round 1: the first tower

step-6 =
    Bjorn has followed you: there will be a contest.

    Round 1. Each of you has 3 action markers and places one at a time, in turn. Nothing happens until all are placed, so plan what you will be able to pay for. You own 4 population, 2 gold and 1 M-factor.

    Viper Gorge comes first and brings supplies. It costs an influence marker, which stays there for good; but whoever has the most there gets 5 victory points if these decide the game. Plan it.
    .wrong = Supplies first: plan Viper Gorge.
step-7 =
    Bjorn plans Influence. That can wait a little: Making has only three places for the two of you, and it is the only way to units. Plan Making.
    .wrong = Without Making there are no units, and without them no towers.
step-8 =
    In a box the highest number acts first: the last to come is the first to act. Bjorn has taken numbers 1 and 2 of Influence, so with number 3 you go before him. Plan Influence.
    .wrong = You have population to spend. Plan Influence.

step-9 =
    Now the boxes are resolved. In Viper Gorge you take one token of any kind. Gold pays for moves, for attacks and for some upgrades, and you have only 2: take gold.
    .wrong = Population you have enough of, and M-factor will come from the magical reserve. Take gold.
step-10 =
    You could also exchange two tokens for one of another kind, as often as you like. That is dear, and you need what you have: population for influence, the M-factor for a unit. Finish.
    .wrong = Two for one is dear. Keep what you have and finish.
step-11 =
    For 1 population each you place up to two markers, in regions where you are already.

    Mind the nation in every region: only those with more influence than there are nation markers get anything. Your one marker against one nation is nothing yet. Place a marker in the Land of the People of Fire.
    .wrong = A unit will soon take care of the Coast of Sails. Place it in the Land of the People of Fire.
step-12 =
    And one more in the same place: with 3 influence you will have a share there even if Bjorn brings more.
    .wrong = Stay with the plan: one more in the Land of the People of Fire.
step-13 =
    Bjorn answered with four markers: 5 to 3 for him. In Making he had the higher number, went first and summoned a Crab in the Wastes of Dread.

    Now you. Making has three options, each once: move M-factor, buy an upgrade, summon units. Each costs reputation and moves the Dead Snow; when that reaches 18, it buries the game. So make what you need and no more.

    To summon a unit you need M-factor on the level of the unit, and yours lies on level 0. Move M-factor.
    .wrong = Your only M-factor is to become a unit. Move it first.
step-14 =
    You have up to 5 steps. On level 1 it would call a Moonlit Brother, on level 2 an Enlightened One, on level 3 Harrasim. The Enlightened Ones build your towers. Take the first step.
    .wrong = It has to leave level 0 first.
step-15 =
    One level higher wait the Enlightened Ones.
    .wrong = For an Enlightened One the M-factor must lie on level 2.
step-16 =
    That is the level you need. The steps left over are lost, and never mind. Finish.
    .wrong = It lies where it should. Finish.
step-17 =
    Now summon. An Enlightened One will cost 1 M-factor from level 2, and 2 reputation, for its level.
    .wrong = The M-factor is ready: summon.
step-18 =
    Units appear where you are already. If you dominate a region with an Enlightened One in it, a Red Tower rises there.

    In the Land of the People of Fire 5 influence would only be a tie. In the Coast of Sails you are alone: 1 for the marker and 2 for the unit beat the nation. Place it there.
    .wrong = Bjorn has just as much in the Land of the People of Fire. In the Coast of Sails the tower is certain.
step-19 =
    An upgrade would be left, but you have no M-factor to pay for one, and the option would cost reputation all the same. Finish.
    .wrong = You cannot pay for an upgrade now, and the Dead Snow would still move. Finish.
step-20 =
    Then came Vuko Drakkainen. He hunts whoever has the worst reputation: you are at -2, but Bjorn is at -3, because Crabs cost 2 more. Vuko went where Bjorn is strongest and gave him a Vuko token. For each token one marker of his there counts nothing while Vuko stays. A unit there would have been slain.

    Domination, by red numbers. In the Coast of Sails you have 3 influence: you dominate, and there is your first tower!

    Whoever dominates chooses first and takes all the tile shows of one kind. 2 gold, then.
    .wrong = The magical reserve will give you M-factor anyway. Take the gold.

## Round 2: the second tower

step-21 =
    The magical reserve gave you 1 M-factor. In the Land of the People of Fire it was 4 to 3 for Bjorn: he took population, and the second place left you 1 M-factor more.

    Round 2 begins with initiative: 1 helm or, once in each stage, 2. Helm 2 has 4 action markers, helm 3 only 3; but the ship at helm 3 has number 1, so you would go first. And just behind it lies the red ship: when someone gets there, the regions bring victory points. Advance 2.
    .wrong = One more marker would be nice, but be the first at the red ship: advance 2.
step-22 =
    You go first, with 3 markers, 5 gold, 2 population and 2 M-factor.

    A tower stays even if you leave. So on to the next region: the Lands of the Bear People, 5 victory points for the first place. Plan Move.
    .wrong = The second tower is waiting next door. Plan Move.
step-23 =
    Your Enlightened One cannot fight yet. An upgrade will change that. Plan Making.
    .wrong = Your unit should learn to fight. Plan Making.
step-24 =
    Bjorn will move as well. Making costs reputation again, and you do not want Vuko on your trail. Raven Shadow comes before Making and raises your reputation. Plan it.
    .wrong = Your reputation is only 1 better than Bjorn's. Mend it: plan Raven Shadow.
step-25 =
    Bjorn got population in Viper Gorge, placed two more markers in the Land of the People of Fire and moved two to the Valley of Sorrow.

    Your Move: 1 gold for each step, up to two steps. Pick the Enlightened One.
    .wrong = Your markers are well where they are. Move the Enlightened One.
step-26 =
    A step goes to a region next door. To the Lands of the Bear People!
    .wrong = Bjorn is in the Valley already, and the Lands of the Bear People are worth more.
step-27 =
    You have 4 gold left and need 1 for the upgrade and 2 for the attack. No more steps: finish.
    .wrong = Keep your gold for the attack, and the unit where it is. Finish.
step-28 =
    What was that? Bjorn used the Voracious Mountain: for 2 population any number of pieces travel from one region to any other. His Crab and a marker stand beside your unit now, 2 influence each.

    First Raven Shadow: raise your reputation by 2. Who has Vuko tokens can get rid of one here instead.
    .wrong = Vuko is never far. Raise your reputation.
step-29 =
    In a tie, influence in the regions next door decides, then the better reputation. Do not leave it to that: buy an upgrade.
    .wrong = Now the unit has to learn to fight. Buy an upgrade.
step-30 =
    An upgrade is for all figures of a kind, and stays even if they fall. Choose the Enlightened One.
    .wrong = The Enlightened One stands next to the Crab. Choose it.
step-31 =
    Shield protects, Dominate adds 1 influence, Speed a free step. Attack gets rid of the Crab and scores as well. It costs 1 M-factor and 1 gold.
    .wrong = Useful, but the Crab would still be there. Buy Attack.
step-32 =
    The Dead Snow is at 5, your reputation at -1. Your last M-factor could become another unit, but whichever it is, you would fall to -3 or lower, and Vuko would come for you instead of Bjorn. Finish.
    .wrong = That would cost more reputation than you can spare today. Finish.
step-33 =
    Activation. For 2 gold all your units that have Attack strike, each in its region. You go first. Attack!
    .wrong = You saved your gold for this. Attack!
step-34 =
    You have 1 point of damage. A marker or a nation falls to 1 point; a unit takes as many as its level and its Shields. Crabs are of level 1, have no Shield and two Attacks: better to be rid of it. For each of these you score 1 victory point; units of level 2 and 3 are worth 2 and 3.
    .wrong = The Crab is the one that would strike back some day. Hit it.
step-35 =
    The Crab is gone: 1 victory point. Vuko went to the Valley of Sorrow, again after Bjorn: with two Vuko tokens, both of Bjorn's markers there count nothing.

    In the Lands of the Bear People you dominate with 2 to 1. Bjorn still has a marker there, so your Enlightened One pillaged 1 population from him. And your second tower stands!

    Take gold: you will want to attack again.
    .wrong = The move and the attack have left you only 1 gold. Take the 2 gold.

## Round 3: the red ship

step-36 =
    In the Coast of Sails your one marker was not enough against the nation; in the Land of the People of Fire you were second again.

    Round 3. The red ship lies at helm 4, and passing it is as good as reaching it. In this stage you may make a double step again: helm 5 has ship 3, so you act last, but with 5 action markers. When regions score, every action counts. Advance 2.
    .wrong = Helm 4 has 4 action markers, helm 5 has 5. Advance 2.

end =
    This round the regions score. As the map stands, you would get 5 victory points for the Lands of the Bear People and 2 for the second place among the People of Fire, Bjorn 4. And you have five actions to do better: one more marker in the Coast of Sails, and it brings 3.

    There are four red ships. The game ends after the round in which somebody has 50 victory points or reaches the last helm; the most points win. But a goal goes before points: six towers for you, four magical reserves for van Dyken's Thorn, two locked regions for Callo, six markers of others in the Ice Garden for Fjollsfinn.

    And if the Dead Snow falls, only reputation counts, and each Vuko token costs 2 of it. Bjorn has two.

    For later there are Vuko tiles, boxes that change their order, and a solo game. Point at anything on the board to read what it does. You know enough: sit down at a table!

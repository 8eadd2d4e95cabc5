### The lesson for Lords of the Ice Garden: a note for each move of the learner.
### `.wrong` is said to those who try something else; where it is missing, `wrong` is.

title = Two towers on Midgaard
wrong = A good idea for another day. For this lesson, take the marked choice.

## Setup: six regions

step-1 =
    Scientists from Earth rule Midgaard like gods, and each has a plan. You win by reaching your scientist's goal, or by having the most victory points once somebody has 50.

    You are Astrid and play Ulrike Freihoff, who wants a Red Tower in each of the six regions. Bjorn plays Pier van Dyken. We will play two rounds and begin a third.

    First the map. You take turns laying face-down tiles, and only regions with a tile are in play. Begin with the [Lands of the Bear People](bear_lands), in the middle.
    .wrong = Any region would do. For this lesson, begin with the Lands of the Bear People.
step-2 =
    A round has four phases. Initiative: who goes first, and with how many actions. Planning: you place your action markers. Actions: the boxes are resolved one by one. Domination: every region rewards whoever is strongest there.

    Lay the next tile in the [Northern Fjords](northern_fjords).
    .wrong = For this lesson, lay it in the Northern Fjords.
step-3 =
    What counts in a region is influence. Each of your influence markers there is worth 1, each unit as much as its level.

    Lay your last tile in the [Wastes of Dread](wastes_of_dread).
    .wrong = For this lesson, lay it in the Wastes of Dread.
step-4 =
    Now the tiles are face up. Each shows a red number, which sets the order of the regions, the resources it offers, and the victory points for first and second place. The [Thorn](thorn) belongs to Bjorn; his goal depends on it.

    Each of you begins with two influence markers. The [Coast of Sails](coast_of_sails) offers 2 gold and has a [magical reserve](magical_reserve): 1 M-factor for whoever dominates. It also borders on the [Lands of the Bear People](bear_lands), where the richest tile lies. Place a marker in the Coast of Sails.
    .wrong = Not bad either, but our plan starts in the Coast of Sails.
step-5 =
    The second marker must go to another region. In the [Land of the People of Fire](fire_lands) first place is worth 4 victory points, and even second place 2. Go there.
    .wrong = Think of the victory points: the Land of the People of Fire gives 4 for first place and 2 for second.

## Round 1: the first tower

step-6 =
    Bjorn has followed you: there will be a contest.

    Round 1. Each of you has 3 action markers and places one at a time, in turn. Nothing happens until all are placed, so plan what you will be able to pay for. You own 4 population, 2 gold and 1 M-factor.

    Viper Gorge comes first and brings supplies. It costs an influence marker, which stays there for good; but whoever has the most there gets 5 victory points if points decide the game. Plan [Viper Gorge](viper_gorge).
    .wrong = Supplies first: plan Viper Gorge.
step-7 =
    Bjorn plans Influence. That can wait a little: Making has only three places for the two of you, and there is no other way to get units. Plan [Making](making).
    .wrong = Without Making there are no units, and without them no towers.
step-8 =
    In a box the highest number acts first: the last to come is the first to act. Bjorn has taken numbers 1 and 2 of Influence, so with number 3 you go before him. Plan [Influence](influence).
    .wrong = You have population to spend. Plan Influence.

step-9 =
    Now the boxes are resolved. In Viper Gorge you take one token of any kind. Gold pays for moves, for attacks and for some upgrades, and you have only 2: take [gold](gold).
    .wrong = You have enough population, and M-factor will come from the magical reserve. Take gold.
step-10 =
    You could also exchange two tokens for one of another kind, as often as you like. That is expensive, and you need what you have: population for influence, the M-factor for a unit. Finish.
    .wrong = Two for one is expensive. Keep what you have and finish.
step-11 =
    For 1 population each you may place up to two markers, in regions where you already are.

    Mind the nation in every region: only those with more influence than there are nation markers get anything. One marker against one nation earns you nothing yet. Place a marker in the [Land of the People of Fire](fire_lands).
    .wrong = A unit will soon take care of the Coast of Sails. Place it in the Land of the People of Fire.
step-12 =
    And one more in the [same place](fire_lands): with 3 influence you will have a share there even if Bjorn brings more.
    .wrong = Stay with the plan: one more in the Land of the People of Fire.
step-13 =
    Bjorn answered with four markers: 5 to 3 for him. In Making he had the higher number, went first and summoned a [Crab](crab) in the [Wastes of Dread](wastes_of_dread).

    Now you. Making has three options, each once: move M-factor, buy an upgrade, summon units. Each costs reputation and moves the [Dead Snow](dead_snow); when that reaches 18, it buries the game. So make what you need, and no more.

    To summon a unit you need M-factor on the unit's level, and yours lies on level 0. [Move M-factor](move_m_factor).
    .wrong = Your only M-factor is to become a unit. Move it first.
step-14 =
    You have up to 5 steps. On level 1 the M-factor would call a [Moonlit Brother](moonlit_brother), on level 2 an [Enlightened One](enlightened_one), on level 3 [Harrasim](harrasim). The Enlightened Ones build your towers. Take the first step.
    .wrong = It has to leave level 0 first.
step-15 =
    The [Enlightened Ones](enlightened_one) wait one level higher. Take another step.
    .wrong = For an Enlightened One the M-factor must lie on level 2.
step-16 =
    That is the level you need. The remaining steps are lost, and that's fine. Finish.
    .wrong = It lies where it should. Finish.
step-17 =
    Now [summon](summon_units). An [Enlightened One](enlightened_one) costs 1 M-factor from level 2 and as much reputation as its level: 2.
    .wrong = The M-factor is ready: summon.
step-18 =
    Units appear where you already are. If you dominate a region with an Enlightened One in it, a Red Tower rises there.

    In the Land of the People of Fire 5 influence would only be a tie. In the [Coast of Sails](coast_of_sails) you are alone: 1 for the marker and 2 for the unit beat the nation. Place it there.
    .wrong = Bjorn has just as much in the Land of the People of Fire. In the Coast of Sails the tower is certain.
step-19 =
    That leaves an upgrade, but you have no M-factor to pay for one, and the option would cost reputation all the same. Finish.
    .wrong = You cannot pay for an upgrade now, and the Dead Snow would still move. Finish.
step-20 =
    Then came [Vuko Drakkainen](vuko). He hunts whoever has the worst reputation: you are at −2, but Bjorn is at −3, because Crabs cost 2 more. Vuko went where Bjorn is strongest and gave him a Vuko token. For each token, one of his markers there counts for nothing while Vuko stays. A unit of his there would have been slain.

    Now Domination, by red number. In the [Coast of Sails](coast_of_sails) you have 3 influence: you dominate, and there is your first tower!

    Whoever dominates chooses first and takes all the tile shows of one kind. Take the 2 [gold](gold).
    .wrong = The magical reserve will give you M-factor anyway. Take the gold.

## Round 2: the second tower

step-21 =
    The magical reserve gave you 1 M-factor. In the [Land of the People of Fire](fire_lands) it was 4 to 3 for Bjorn: he took population, and second place left you 1 more M-factor.

    Round 2 begins with initiative: 1 helm or, once in each stage, 2. Helm 2 has 4 action markers, [helm 3](helm_3) only 3; but the ship at helm 3 has number 1, so you would go first. And just beyond it lies the [red ship](helm_4): when someone gets there, the regions bring victory points. Advance 2.
    .wrong = One more marker would be nice, but be the first at the red ship: advance 2.
step-22 =
    You go first, with 3 markers, 5 gold, 2 population and 2 M-factor.

    A tower stays even if you leave. So on to the next region: the Lands of the Bear People, with 5 victory points for first place. Plan [Move](move).
    .wrong = The second tower is waiting next door. Plan Move.
step-23 =
    Your Enlightened One cannot fight yet. An upgrade will change that. Plan [Making](making).
    .wrong = Your unit should learn to fight. Plan Making.
step-24 =
    Bjorn will move as well. Making costs reputation again, and you do not want Vuko on your trail. [Raven Shadow](raven_shadow) comes before Making and raises your reputation. Plan it.
    .wrong = Your reputation is only 1 better than Bjorn's. Mend it: plan Raven Shadow.
step-25 =
    Bjorn got population in [Viper Gorge](viper_gorge), placed two more markers in the [Land of the People of Fire](fire_lands) and moved two to the [Valley of Sorrow](valley_of_sorrow).

    Your Move: 1 gold for each step, up to two steps. Pick the [Enlightened One](enlightened_one).
    .wrong = Your markers are fine where they are. Move the Enlightened One.
step-26 =
    A step goes to a region next door. To the [Lands of the Bear People](bear_lands)!
    .wrong = Bjorn is in the Valley already, and the Lands of the Bear People are worth more.
step-27 =
    You have 4 gold left and need 1 for the upgrade and 2 for the attack. No more steps: finish.
    .wrong = Keep your gold for the attack, and the unit where it is. Finish.
step-28 =
    What was that? Bjorn used the [Voracious Mountain](voracious_mountain): for 2 population any number of pieces travel from one region to any other. His [Crab](crab) and a marker stand beside your unit now, 2 influence each.

    First Raven Shadow: [raise your reputation](raise_reputation) by 2. Whoever has Vuko tokens can discard one here instead.
    .wrong = Vuko is never far. Raise your reputation.
step-29 =
    In a tie, influence in the regions next door decides, then the better reputation. Do not leave it to that: [buy an upgrade](upgrade_unit).
    .wrong = Now the unit has to learn to fight. Buy an upgrade.
step-30 =
    An upgrade is for all figures of a kind, and stays even if they fall. Choose the [Enlightened One](enlightened_one).
    .wrong = The Enlightened One stands next to the Crab. Choose it.
step-31 =
    Shield protects, Dominate adds 1 influence, Speed gives a free step. [Attack](attack) gets rid of the [Crab](crab) and scores a point as well. It costs 1 M-factor and 1 gold.
    .wrong = Useful, but the Crab would still be there. Buy Attack.
step-32 =
    The Dead Snow is at 5, your [reputation](reputation) at −1. Your last M-factor could become another unit, but any of them would take you down to −3 or lower, and Vuko would come for you instead of Bjorn. Finish.
    .wrong = That would cost more reputation than you can spare today. Finish.
step-33 =
    Activation. For 2 gold all your [units](enlightened_one) that have Attack strike, each in its region. You go first. Attack!
    .wrong = You saved your gold for this. Attack!
step-34 =
    You have 1 point of damage. A marker or a nation falls to 1 point; a unit takes as many as its level and its Shields together. The [Crab](crab) has level 1, no Shield and two Attacks: better to be rid of it. Each of these targets is worth 1 victory point; units of level 2 and 3 are worth 2 and 3.
    .wrong = The Crab is the one that would strike back some day. Hit it.
step-35 =
    The Crab is gone: 1 victory point. Vuko went to the [Valley of Sorrow](valley_of_sorrow), again after Bjorn: with two Vuko tokens, both of Bjorn's markers there count for nothing.

    In the [Lands of the Bear People](bear_lands) you dominate, 2 to 1. Bjorn still has a marker there, so your Enlightened One pillaged 1 population from him. And your second tower stands!

    Take [gold](gold): you will want to attack again.
    .wrong = The move and the attack have left you only 1 gold. Take the 2 gold.

## Round 3: the red ship

step-36 =
    In the [Coast of Sails](coast_of_sails) your one marker was not enough against the nation; in the [Land of the People of Fire](fire_lands) you were second again.

    Round 3. The red ship lies at helm 4, and passing it is as good as reaching it. In this stage you may make a double step again: [helm 5](helm_5) has ship 3, so you act last, but with 5 action markers. When regions score, every action counts. Advance 2.
    .wrong = Helm 4 has 4 action markers, helm 5 has 5. Advance 2.

end =
    This round the regions score. As the map stands, you would get 5 victory points for the [Lands of the Bear People](bear_lands) and 2 for second place in the Land of the People of Fire, and Bjorn 4. And you have five actions to do better: one more marker in the [Coast of Sails](coast_of_sails) would bring 3.

    There are four red ships. The game ends after the round in which somebody has 50 victory points or reaches the last helm; then the most points win. But a goal beats points: six towers for you, four magical reserves for van Dyken's Thorn, two locked regions for Callo, six of the others' markers in the [Ice Garden](ice_garden) for Fjollsfinn.

    And if the [Dead Snow](dead_snow) falls, only reputation counts, and each Vuko token costs 2 of it. Bjorn has two.

    Vuko tiles, a changing order of the boxes and a solo game are there for later. Point at anything on the board to read what it does. You know enough: sit down at a table!

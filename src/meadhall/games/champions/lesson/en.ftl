### The lesson for Champions of Midgard: a note for each move of the learner.
### `.wrong` is said to those who try something else; where it is missing, `wrong` is.

title = Two rounds in the harbour town
wrong = A fair idea for another day. For this lesson, take the marked choice.

## Round 1: the town and the troll

step-1 =
    The old jarl is dead. Whichever clan has the most glory after eight rounds gives the town a new one. Glory comes from slaying what threatens it: trolls at the gate, draugr on the hill, monsters beyond the sea.

    You are Astrid and play against Bjorn. We play two rounds; they hold nearly everything there is to know.

    Every clan follows a leader with a gift of their own. Svanhildr makes your swordsmen strike harder: each of their hits deals 1 more damage. Choose her.
    .wrong = The other leaders are good too, but the rest of this lesson counts on Svanhildr's swords.
step-2 =
    A round begins with placing workers, one at a time, in turn with Bjorn. You have four. Most spaces take one worker each round, so what you take is gone for him.

    You own 1 coin, 1 wood, 1 food, 1 favor and 1 swordsman: not enough for a fight. The Merchant Ship sells all that its open card shows for 1 coin. Today that is a swordsman, a wood and a food. Send a worker there.
    .wrong = Later, perhaps. First get more for your coin than anywhere else in town: the Merchant Ship.
step-3 =
    Your goods have arrived. Now look at the troll: attack 3, defense 3, worth 8 glory and 2 wood. It is the enemy that matters to everyone: if it still stands when the round ends, every clan takes 1 blame, and blame costs glory at the end.

    Fights are claimed with a worker and fought later. Claim the troll before Bjorn does.
    .wrong = Bjorn wants the troll as well. Claim that fight first.
step-4 =
    Bjorn will fight a draugr. Warriors come from the blue spaces: each gets one new warrior every round, and you take all that wait there.

    Axemen hit hardest but have no shields. This troll's card forbids them, yet you will want one at sea tomorrow. Go to the Blacksmith.
    .wrong = An axeman will be worth more to you next round. Go to the Blacksmith.
step-5 =
    Your last worker this round. Who sails must eat: without food, warriors die on the way. Take the food that hangs in the Smokehouse and you are ready for a voyage.
    .wrong = Think of the voyage: food is what you need now.

step-6 =
    All workers are placed. Now warriors are assigned to the fights you have claimed. A warrior is a die, and it can be in one fight only.

    Each choice shows your chance to win. One swordsman against this troll: about 1 in 6. Send him, and then another.
    .wrong = The troll is waiting. Send a swordsman.
step-7 =
    In a round of combat all your dice roll. Hits add up to damage; each shield stops one blow. The troll strikes at the same time: you lose as many warriors as its attack is higher than your shields.

    Two swordsmen bring your chance to about 2 in 5. Send the second.
    .wrong = One alone will hardly do it. Send the second swordsman too.
step-8 =
    The axeman may not fight here, so he stays at home. Nothing is left to assign: finish, and the dice roll.

step-9 =
    A blank and a hit. With Svanhildr's gift the hit deals 2 damage; the troll needs 3. If you accept this roll, it strikes back and both your men fall for nothing.

    But you have a favor of the gods. After any roll you may spend one and roll again as many dice as you like. Spend it.
    .wrong = Look at the odds beside the choices: accepting means certain defeat. Spend your favor.
step-10 =
    Keep the die that hit and pick the one that shows a blank.
    .wrong = That one has already hit! Pick the blank.
step-11 =
    Only the blank is picked. Any hit will do: even odds. Roll!
    .wrong = Leave the hit where it is and roll the blank.

## Round 2: the voyage

step-12 =
    4 damage: the troll is dead! It struck back all the same, since both sides strike at once, and your two swordsmen fell with it. Still: 8 glory and 2 wood for you. And whoever slays the troll sheds 1 blame and lays 1 on someone else: Bjorn has it now.

    In round 2 new enemies have come, the blue spaces are filled again, and Bjorn begins: he took the First Player Marker at the longhouse.

    The greatest glory waits beyond the sea. The Small Public Longship is free of charge and carries 5 warriors and food in all. Send a worker there.
    .wrong = Today we sail. Take the Small Public Longship before Bjorn does.
step-13 =
    Choose the shore. The Night Mare at Distant Shore 3 is the weakest monster: attack 1, defense 4, for 9 glory and 1 favor. On her card lies 1 coin as well, because nobody has slain her yet.

    Shores 3 and 4 are far: there 1 food feeds only 1 warrior; at the near ones it feeds 2.
    .wrong = That monster is too strong for the two warriors you will have. Sail to Distant Shore 3.
step-14 =
    Between you and the monster lies a journey card, face down. The Sage lets you look at one of them in secret, and gives you a destiny card on top. Visit the Sage's House.
    .wrong = Better to know what the sea has in store. Visit the Sage's House.
step-15 =
    Look at the card on your own way.
    .wrong = You are not sailing there. Look at Distant Shore 3.
step-16 =
    A storm! It will cost you 1 warrior or 1 food. Well that you know; you can pack more food.

    You also drew a destiny: Rune Keeper, 6 glory at the end if you alone have the most runes. Your first one is Troll Slayer. Only you know them.

    Your axeman needs company. A spearman has two shields among his faces. Go to the Spear Maker.
    .wrong = One warrior is too few for the Night Mare. Take the spearman from the Spear Maker.
step-17 =
    You have wood from the troll, and a destiny that likes runes. Your last worker goes to the Runesmith: 1 wood for a rune.
    .wrong = A rune would serve you twice, at sea and for your destiny. Go to the Runesmith.
step-18 =
    Every rune works once and is worth its glory at the end, used or not. Healing saves all your warriors in one round of a fight. Just right for a small crew: take it.
    .wrong = A fine rune, but at sea you will be glad of Healing.

step-19 =
    Assign again, this time to your ship. Whoever boards needs food later. First the spearman.
    .wrong = Man the ship first: send the spearman aboard.
step-20 =
    And the axeman.
    .wrong = The axeman is your best fighter; he must come along.
step-21 =
    Now the food: 1 for each of the two on this far shore.
    .wrong = Your crew would starve. Load food.
step-22 =
    A second one for the second warrior.
    .wrong = One of the two would starve. Load one more.
step-23 =
    And a third for the storm that only you know of. See how the odds rise from nothing to more than half.
    .wrong = Remember the storm. Load the third food.
step-24 =
    The ship is full: two warriors and three food. Finish, and the fights begin: first in town, then at sea.

step-25 =
    In town Bjorn has slain this round's troll and passed the blame back to you. Such is life.

    Now your journey card is turned up: the storm. Food or a warrior, as you choose. You came prepared.
    .wrong = You brought that third food for exactly this. Give the sea the food.
step-26 =
    Two food are left and feed both warriors. Then comes the fight: the axeman hits twice, the spearman not at all. Half of the Night Mare's 4 is done, but she would take one of your two.

    Use Healing: nobody falls in this round, and you fight on with both.
    .wrong = Compare the odds: with Healing you are all but sure to win. Use the rune.

end =
    The axeman strikes again, the spearman's shield holds: the Night Mare is slain, and both come home. 9 glory, 1 favor and the coin on her card are yours.

    How do things stand? You have 17 glory on the track, Bjorn 15. If the game ended now, there would be more: 4 for Troll Slayer, which you share, 6 for Rune Keeper, 2 for the rune, 2 for the favor, and 1 less for the blame. That makes 30 against 19.

    In a whole game there is also: 5 glory for each set of a red, a yellow and a blue enemy, a longship of your own from the Shipwright, a fifth worker from the huts, the hunt for food, and begging when nothing else is left. Point at anything on the board to read what it does.

    You know enough. Sit down at a table!

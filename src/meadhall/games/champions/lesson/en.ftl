### The lesson for Champions of Midgard: a note for each move of the learner.
### `.wrong` is said to those who try something else; where it is missing, `wrong` is.

title = Two rounds in the harbor town
wrong = A good idea for another day. In this lesson, take the marked choice.

## Round 1: the town and the troll

step-1 =
    The old jarl is dead. Whichever clan has the most glory after eight rounds gives the town a new one. Glory comes from slaying what threatens it: [trolls at the gate](troll_gate), [draugr on the hill](draugr_1), monsters beyond the sea.

    You are Astrid and play against Bjorn. We'll play two rounds; they show nearly everything there is to know.

    Every clan follows a leader with a special gift. [Svanhildr](svanhildr) makes your swordsmen strike harder: every face with hits deals 1 more damage. Choose her.
    .wrong = The other leaders are good too, but the rest of this lesson counts on Svanhildr's swords.
step-2 =
    A round begins with workers: you and Bjorn take turns sending one each. You have four. Most spaces take only one worker per round, so what you take, he cannot have.

    You own 1 coin, 1 wood, 1 food, 1 favor and 1 swordsman: not enough for a fight. At the [Merchant Ship](merchant_ship) 1 coin buys everything on the open card. Today that is 1 swordsman, 1 wood and 1 food. Send a worker there.
    .wrong = Later, perhaps. Nowhere in town does your coin buy more than at the Merchant Ship. Go there first.
step-3 =
    The goods are yours. Now look at the [troll](troll_gate): attack 3, defense 3, worth 8 glory and 2 wood. This enemy concerns everyone: if it still stands when the round ends, every clan takes 1 blame, and blame costs glory at the end.

    You claim a fight with a worker now and fight it later. Claim the [troll](troll_gate) before Bjorn does.
    .wrong = Bjorn wants the troll as well. Claim that fight first.
step-4 =
    Bjorn will fight a draugr. Warriors come from the blue spaces: one more arrives at each of them every round, and you take all who wait there.

    Axemen hit hardest but have no shields. This troll's card forbids them, yet you will want one at sea tomorrow. Go to the [Blacksmith](blacksmith).
    .wrong = An axeman will be worth more to you next round. Go to the Blacksmith.
step-5 =
    Your last worker this round. Whoever sails must eat: without food, warriors die on the way. Take the food hanging in the [Smokehouse](smokehouse), and you are ready for a voyage.
    .wrong = Think of the voyage: food is what you need now.

step-6 =
    All workers are placed. Now you send warriors to the fights you have claimed. A warrior is a die, and each can go to one fight only.

    Each choice shows your chance of winning. With one [swordsman](swordsman) against this [troll](troll_gate) it is about 1 in 6. Send him, and then another.
    .wrong = The troll is waiting. Send a swordsman.
step-7 =
    In a round of combat you roll all your dice. Hits add up to damage; each shield stops one blow. The [troll](troll_gate) strikes at the same time: you lose as many warriors as its attack, less one for each shield.

    Two [swordsmen](swordsman) bring your chance to about 2 in 5. Send the second.
    .wrong = One alone will hardly do it. Send the second swordsman too.
step-8 =
    The axeman may not fight here, so he stays at home. There is nobody else to send: finish, and the dice will roll.

step-9 =
    A blank and a hit. With Svanhildr's gift the hit deals 2 damage, but the [troll](troll_gate) has 3 defense. If you accept this roll, it strikes back and both your men fall for nothing.

    But you have a favor of the gods. After any roll you may spend one to reroll as many dice as you like. Spend it.
    .wrong = Look at the odds beside the choices: accepting means certain defeat. Spend your favor.
step-10 =
    Keep the die that hit and pick the one that shows [a blank](blank).
    .wrong = That one has already hit! Pick the blank.
step-11 =
    Only [the blank](blank) is picked. Any hit will do: even odds. Roll!
    .wrong = Leave the hit alone and reroll the blank.

## Round 2: the voyage

step-12 =
    4 damage: the troll is dead! It struck back all the same, since both sides strike at once, and your two swordsmen fell with it. Still, 8 glory and 2 wood are yours. And whoever slays the troll sheds 1 blame and gives 1 to someone else: Bjorn has it now.

    In round 2 new enemies have come, the blue spaces are stocked again, and Bjorn goes first: he took the [First Player Marker](first_player) at [Jarl's Longhouse](jarls_longhouse).

    The greatest glory waits beyond the sea. The [Small Public Longship](small_public_longship) is free of charge and holds 5 in all, warriors and food together. Send a worker there.
    .wrong = Today we sail. Take the Small Public Longship before Bjorn does.
step-13 =
    Choose the shore. The Night Mare at [Distant Shore 3](shore_3) is the weakest monster: attack 1, defense 4, worth 9 glory and 1 favor. There is also 1 coin on her card, because nobody has slain her yet.

    Shores 3 and 4 are far: on the way there 1 food feeds only 1 warrior. On the way to a near shore it feeds 2.
    .wrong = That monster is too strong for the two warriors you will have. Sail to Distant Shore 3.
step-14 =
    Between you and the monster lies a journey card, face down. The Sage lets you look at one of them in secret and gives you a destiny card as well. Visit the [Sage's House](sage_house).
    .wrong = Better to know what the sea has in store. Visit the Sage's House.
step-15 =
    Look at the [card](shore_3) on your own route.
    .wrong = You are not sailing there. Look at Distant Shore 3.
step-16 =
    A storm! It will cost you 1 warrior or 1 food. Good thing you know: you can pack more food.

    You also drew a destiny: Rune Keeper, 6 glory at the end if you alone have the most runes. Your first one is Troll Slayer. Nobody else knows them.

    Your axeman needs company. A spearman has shields on two of his six faces. Go to the [Spear Maker](spear_maker).
    .wrong = One warrior is too few for the Night Mare. Take the spearman from the Spear Maker.
step-17 =
    You have wood from the troll, and a destiny that likes runes. Your last worker goes to the [Runesmith](runesmith): 1 wood for a rune.
    .wrong = A rune would serve you twice, at sea and for your destiny. Go to the Runesmith.
step-18 =
    Every rune works once and is worth glory at the end, used or not. [Healing](rune_healing) saves all your warriors in one round of a fight. That is just right for a small crew: take it.
    .wrong = A fine rune, but at sea you will be glad of Healing.

step-19 =
    Send warriors again, this time aboard your ship. Whoever boards will need food. First the [spearman](spearman).
    .wrong = Man the ship first: send the spearman aboard.
step-20 =
    And the [axeman](axeman).
    .wrong = The axeman is your best fighter; he must come along.
step-21 =
    Now the [food](small_public): the shore is far, so 1 for each of the two.
    .wrong = Your crew would starve. Load food.
step-22 =
    A [second one](small_public) for the second warrior.
    .wrong = One of the two would starve. Load one more.
step-23 =
    And a [third](small_public) for the storm that only you know of. See how your odds rise from nothing to better than even.
    .wrong = Remember the storm. Load the third food.
step-24 =
    The ship is full: 2 warriors and 3 food. Finish, and the fights begin: first in town, then at sea.

step-25 =
    In town Bjorn has slain this round's troll and passed the blame on to you. Such is life.

    Now your journey card is revealed: the storm. It takes [food](food) or a warrior, as you choose. You came prepared.
    .wrong = You brought that third food for exactly this. Give the sea the food.
step-26 =
    The 2 food left feed both warriors. Then comes the fight: the axeman hits twice, the spearman not at all. That is half of the [Night Mare](shore_3)'s 4 defense, but she would kill one of your two.

    Use [Healing](rune_healing): nobody falls in this round, and you fight on with both.
    .wrong = Compare the odds: with Healing you are all but sure to win. Use the rune.

end =
    The axeman strikes again, the spearman's shield holds: the Night Mare is slain, and both come home. 9 glory, 1 favor and the coin on her card are yours.

    How do things stand? You have 17 glory on the track, Bjorn 15. If the game ended now, there would be more: 4 for tying as Troll Slayer, 6 for Rune Keeper, 2 for the rune, 2 for the favor, and 1 less for the blame. That makes 30 against 19.

    A whole game has still more: 5 glory for each set of a red, a yellow and a blue enemy, a longship of your own from the [Shipwright](shipwright), a fifth worker from the [Worker Huts](worker_huts), the [hunt](hunting_grounds) for food, and [begging](beg) when nothing else is left. Point at anything on the board to read what it does.

    You know enough. Sit down at a table!

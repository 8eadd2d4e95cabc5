### The lesson for Last Aurora: a note for each move of the learner.
### `.wrong` is said to those who try something else; where it is missing, `wrong` is.

title = Two rounds on the ice
wrong = A good idea for another day. In this lesson, take the marked choice.

## Round 1: Exploration

step-1 =
    The world has frozen over, and the Aurora is the last ship that takes people on board. Each round she sails a little further down the road; after six rounds the race is over. Points come from Fame, from the lead on the road, from healthy Survivors, and from being on board.

    You are Astrid and race against Bjorn. A round has five phases: Exploration, Rest, Movement, Fire Weapons, End of Round. Whoever is last in the turn order explores first, so Bjorn has begun. The card that came after his turned out to be an Enemy: the [War Wolves](war_wolves) lurk, and later in this round they will strike.

    You want a better gun. Explore the [Machine Gun](slot_4) on Slot 4.
    .wrong = The War Wolves are coming, and one small gun is not much. Explore the Machine Gun.
step-2 =
    A slot has a value that your explorers must reach together; here it is 2. The [Leader](leader_red) has 2, the [Co-Pilot](copilot_red) 1. Send the Leader.
    .wrong = Alone, the Co-Pilot would have to eat your only Food for this. Send the Leader.
step-3 =
    You could send a second Survivor along, but 2 is enough. Finish, and the Co-Pilot can explore something else.
    .wrong = Two would bring no more than one here. Finish.
step-4 =
    Every exploration brings a Card Action, which you must do, and the Bonus Action of the slot, which is up to you, in either order. A Convoy card is attached, a Survivor joins you, a Location gives tokens.

    Begin with the Card Action.
    .wrong = The bonus can wait. Begin with the Card Action.
step-5 =
    The Machine Gun is a Device: it goes on the roof of your Truck or of a Trailer, one on each. A Trailer may be left behind one day, and its Device with it. On the Truck it stays, even if you change to a better one. Mount it on the [Old Truck](start_truck_red).
    .wrong = On the Old Truck the gun is safest.
step-6 =
    Every shot costs 1 Ammo. You now have two Weapons but only 1 Ammo, so take another as your [bonus](slot_4). Every token needs a box of its own that accepts it; the [Machine Gun](machine_gun) has brought one for Ammo.
    .wrong = None of your Survivors is contaminated, but two Weapons need 2 Ammo. Take 1 Ammo.
step-7 =
    Explorers come back tired, to the Exhausted Zone. Only the Leader goes straight to the Rest Zone and recovers sooner.

    Now your Co-Pilot, with a value of 1. Each explorer may eat 1 Food for 1 more, as Bjorn's Co-Pilot just did, and the bonus of Slot 3 gives you the Food back. Explore the [Cattle Trailer](slot_3): new Survivors need room.
    .wrong = The Fuel will still be there next round. Explore the Cattle Trailer.
step-8 =
    Only the Co-Pilot was left, so the Co-Pilot went and ate your Food. Take the [bonus](slot_3) first this time; the Card Action then follows by itself.
    .wrong = Both will happen anyway. Take the Food first.

## Round 1: Rest and Movement

step-9 =
    Nobody can explore any more, so it is time to rest. Whoever is fed goes from the Exhausted to the Rest Zone. Then all recover by one zone: from Exhausted to Rest, from Rest to Active.

    Feed the [Co-Pilot](copilot_red), who will then be Active at once. Only Active Survivors explore and use their abilities.
    .wrong = Hungry, the Co-Pilot would miss the drive and the next Exploration. Spend the Food.
step-10 =
    Movement goes in turn order, so you are first. A move costs 1 Fuel and needs a Survivor in the Truck as its driver. Your [Truck](start_truck_red) has speed 2, and the Active Co-Pilot adds 1. Move on!
    .wrong = The Aurora does not wait, and neither should you. Move on.
step-11 =
    There was only one way to the first space. Next comes [Valley 2](a02) with a Special Waypoint: a Workshop that repairs 2 Damage for the first one to stop there. You have none, so you will drive through.
    .wrong = You have 2 movement points left. Drive to Valley 2.
step-12 =
    Every space ahead of the last Convoy is a point at the end of the game. Drive to [Valley 3](a03).
    .wrong = The Workshop has nothing to repair for you. Drive to Valley 3.

## Round 1: Fire Weapons

step-13 =
    Bjorn had no Food left for his Co-Pilot, so he drove only 2 spaces.

    Now the lurking Enemy enters the region of the leading Convoy, yours, and ambushes it: 1 Damage in column 1, that is on the Truck or its Device. You choose the box. A damaged box holds nothing, a damaged Weapon does not fire. Choose the [Fuel box](start_truck_red.3): it is empty just now.
    .wrong = You need that one soon. The Fuel box is empty; let it take the Damage.
step-14 =
    Your turn to shoot. Each Weapon fires once in a phase, for 1 Ammo; then an Outcome card shows the Damage for each Weapon level. The higher the level, the fewer misses.

    The War Wolves can take 3 Damage. Fire [Weapon 1](start_truck_red.4) of the Old Truck first.
    .wrong = Both Weapons will fire. Begin with the Old Truck.
step-15 =
    A fine hit: 2 Damage. Each hit brings 1 Fame, and the first one puts your Target counter on the Enemy. One more Damage will do. Fire the [Machine Gun](machine_gun.1).
    .wrong = The War Wolves are nearly beaten. Fire the Machine Gun.
step-16 =
    For level 1 this card was a miss, for level 2 it was a hit: the War Wolves are beaten! The owner of the first Target counter may take the Loot: a Freed Prisoner, who adds 1 Damage to your first hit in each phase. There is room in your new [Trailer](cattle_trailer). Say yes.
    .wrong = The prisoner explores and shoots for you, and is worth points. Say yes.

## Round 2: Exploration

step-17 =
    The Aurora has sailed on to [Bay 22](a22). Two cards of the Exploration Zone were left and moved to the lowest slots, where they are cheaper; the others are new. You lead, so Bjorn explored first again. And [Ice Jackals](ice_jackals) lurk: their Ambush will cost everyone 1 Food or 1 Damage.

    Fuel, Food, Ammo: all used up. Begin with Fuel: without it you cannot move. Explore the [Petrol Station](slot_1), now on Slot 1.
    .wrong = Without Fuel your Convoy stands still. Explore the Petrol Station.
step-18 =
    Value 1 is easy for the Co-Pilot. The Leader is needed elsewhere. Send the [Co-Pilot](copilot_red).
    .wrong = Keep the Leader for a slot of value 2. Send the Co-Pilot.
step-19 =
    That is enough. Finish.
    .wrong = The Leader can explore another slot. Finish.
step-20 =
    The bonus of Slot 1 repairs 1 Damage. Take [it](slot_1) first: then the [Fuel box](start_truck_red.3) is free when the Fuel comes.
    .wrong = Repair first, and there is one more box for the Fuel.
step-21 =
    Repair the [Fuel box](start_truck_red.3).
    .wrong = It costs you nothing. Repair the Fuel box.
step-22 =
    A Location holds tokens, and its explorer takes 2; here exactly 2 Fuel were left. Bjorn has no Active Survivor and passes.

    The prisoner still rests, but your Leader is Active. Explore the [Abandoned Shop](slot_3) on Slot 3: Food, Ammo and an Object.
    .wrong = You lack Food and Ammo. Both are in the Abandoned Shop.
step-23 =
    First the [bonus of Slot 3](slot_3): 1 Food, with the [Ice Jackals](ice_jackals) in mind.
    .wrong = You get both anyway. Take the Food first.
step-24 =
    Now 2 tokens from the shop. For an [Object](object) you draw a card that the others do not see. Take it.
    .wrong = Objects are good surprises. Take the Object.
step-25 =
    Stimulants: a Survivor recovers by one zone. Very useful in a moment! For the second token take [Ammo](ammo); you have none.
    .wrong = You have 1 Food already, but nothing to shoot with. Take Ammo.
step-26 =
    Objects are played on your own turn, in the phase they name, on top of everything else. Stimulants can be played in any phase. Play them now, and you need not spend Food in the Rest phase.
    .wrong = Now is a good moment. Play Stimulants.
step-27 =
    Leader and prisoner are in the Rest Zone and will become Active by themselves. Only the [Co-Pilot](copilot_red) is Exhausted. Choose the Co-Pilot.
    .wrong = Those two will be Active anyway. Choose the Co-Pilot.

## Round 2: Movement

step-28 =
    The Rest phase is over already: nobody needed Food, and all three Survivors are Active. You are first to move again. Move on.
    .wrong = You have Fuel and a full crew. Move on.
step-29 =
    1 Fuel gives 3 movement points again, and up to 2 more Fuel add 1 each. Three spaces ahead lies a [Special Waypoint](a06) with Ammo, so 3 points are just right. Burn 1 Fuel and keep the other for the next round.
    .wrong = Whoever burns everything today stands still tomorrow. 1 Fuel is enough.
step-30 =
    Valley 4 is contaminated: driving through is safe, but if you stop there, one of your Survivors falls ill. Contamination weakens explorers, and too much of it kills. Drive [on](a05).
    .wrong = Not here, the place is contaminated! Drive to Valley 5.
step-31 =
    One more space, and the Ammo Crate is yours. Drive to [Valley 6](a06).
    .wrong = The Ammo Crate is only one space away. Drive to Valley 6.

## Round 2: Fire Weapons

step-32 =
    You gain 1 Ammo. And here come the [Ice Jackals](ice_jackals): everyone in the region pays 1 Food or takes 1 Damage. You have saved 1 Food for this. Pay it.
    .wrong = Better a meal than a box of your Convoy. Pay the Food.
step-33 =
    Bjorn had no Food and took Damage. The Ice Jackals can take 4. The prisoner adds 1 to your first hit, so let the Weapon that misses least begin: the [Machine Gun](machine_gun.1).
    .wrong = Level 2 hits more often than level 1. Fire the Machine Gun.
step-34 =
    3 Damage for level 2 and 1 from the prisoner: a single shot was enough! The Loot is a Spiked Bumper with a Weapon, Armour and 1 Fame at the end of the game. Say yes.
    .wrong = Armour, a Weapon and a point, all for free. Say yes.
step-35 =
    It is a Device too. On the Truck it would replace the Machine Gun. On the [Container](start_container_red) its Armour can take Damage there instead of your cargo. Mount it there.
    .wrong = The Container carries your supplies. Guard it with the bumper.

end =
    Two rounds, two Enemies beaten. Those that survive stay in their region and fire at every Convoy there, round after round. And at the end an Event came up: Cold Snap takes 1 Food from each player, or an Active Survivor goes to the Exhausted Zone. Events strike as soon as they are revealed.

    If the game ended now, you would win by 14 to 8: 3 Fame, 1 for the lead, 3 for healthy Survivors, 1 for the [bumper](spiked_bumper), 1 for two Resources and 5 for undamaged Convoy cards.

    But the Aurora lies at [Bay 24](a24), 18 spaces ahead, and sails 2 further each round. You need more speed: the [Light Hauler](light_hauler) on Slot 3 is a faster Truck. If a Convoy is on her space at the end of a round, the game ends at once, and whoever is on board scores 3 and 1 more per Survivor; Resources and undamaged cards then count for nothing. If nobody gets there in time, the game ends after the sixth round.

    Frozen Steel adds five modules: new cards, the Asgaror clan, crews, Stories, and fights between players. There is also the Beta map, and on your own you race against the Automa. Point at anything on the board to read what it does. You know enough: sit down at a table!

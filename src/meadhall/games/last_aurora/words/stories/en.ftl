### The Story cards as they are read out. A message is what everyone hears first; its attributes a
### and b are the choices, and those that end in success or failure are read only after a choice.
### Lines are joined before they are shown. Nothing here gives a number that the effects show.
###
### The people: Bronka the mechanic, Ruta the cook, Mila, a girl of eight, Voss with his yellow
### lamps, Kosma the trader, Doctor Lenz, old Osk with the lamp, and the voice of the Aurora.
### Every card stands alone; what one begins, another may end.

## Period I, the valley: told to you, in the present, with an ear for what people say

story_locked_cellar =
    Behind the counter, under a mat stiff with frost, Bronka's heel strikes metal. A steel hatch is
    frozen into the floor, bolted from below. She kneels and raps on it with her spanner: twice,
    then once. Nothing. Then, faint and unmistakable, somebody down there drags a chair an inch
    across the concrete, and stops.
    .a = Force the hatch.
    .a_success =
        The bolt shears with a crack like river ice. Below, an old couple sit with their hands up
        among shelves of pickled cucumbers. Nobody says a word. In the end the woman points to the
        second shelf, the one they can spare.
    .a_failure =
        Ice, hatch and floor hold; the beam above them does not. It comes down through the shop
        window and across your own plating. Below, the chair scrapes once more, as if somebody had
        sat down again to wait.
    .b = Knock goodbye and leave it shut.
    .b_success =
        Bronka knocks goodbye, twice and once, and lays the mat back straight. As you pull away,
        three thin knocks come up through the floor. By nightfall the whole column knows that yours
        is the crew that lets people keep their doors shut.

story_footprints =
    The tea in the tin cup is still warm. One pair of large boots, one pair of small ones and a
    sledge have gone out by the back door, and the snow has not yet filled the grooves. In the
    woodbox, under a folded blanket, somebody has hidden what they couldn't carry and meant to come
    back for.
    .a = Promise Mila that you will find them.
    .a_success =
        You find them where the tracks said you would: a man asleep on his feet, and a boy pulling
        him along by the sleeve. Mila hands over the tin cup. That evening it is told at every fire,
        and the sledge grows heavier each time.
    .a_failure =
        The wind has gone over the plain like a sponge over a slate. Boots, small boots, runners:
        nothing. Mila keeps the tin cup on her knees all the way, and nobody who promised her
        anything can look at it. That gets about.
    .b = Take what they hid in the woodbox.
    .b_success =
        It is good stuff, wrapped with care, and you pack it without talking. Someone leaves the
        blanket, as though that made it even. In the evening you see a spark of a fire on the ridge,
        a small one, and then you see it go out. Others have seen it too.

story_second_mouth =
    The newcomer is everything you were hoping for: strong hands, good boots, no questions. Then the
    tarpaulin on the sledge coughs. “My brother,” says the newcomer, and steps in front of it. “He
    doesn't eat much.” The face under the tarpaulin is the colour of candle wax, and its eyes are on
    Ruta's pot.
    .a = Feed them both.
    .a_success =
        Ruta fills a second bowl without asking anyone, and has to scrape the pot to do it. The sick
        man eats with both hands round the spoon. He can mend nets, he says, or harness, or
        anything. All down the line they are talking about your kitchen.
    .b = Argue that the hospice would be kinder.
    .b_success =
        You talk for an hour, walking up and down. The sisters at the hospice have a stove and a
        goat; you have a road. At last the newcomer kneels, winds the scarf twice round the
        brother's neck, and comes. The sisters bless your wheels loudly enough for everyone to hear.
    .b_failure =
        Your voice rises, and you notice too late. When you stop, the whole column is watching you
        shout at a man who can't stand. The newcomer picks up the sledge rope without a word. The
        brother rides along after all, and so does the story.

story_stray_dog =
    The wreck would be worth taking if it weren't taken already. Between its axles, in a nest of
    seat stuffing and chewed road map, lies a dog the size of a calf. One ear is missing. It doesn't
    bark. It lifts its lip off teeth like old piano keys and goes on watching your scout's hands.
    .a = Sit down in the snow and hold out a hand.
    .a_success =
        It takes half an hour and most of your patience. Then comes a cold nose, then a weight
        across the boots. Mila names the dog Sergeant, because it walks in front. From now on your
        scouts follow its tail, and it finds things they would have walked past.
    .a_failure =
        The dog is quick, and not sorry. It lets go at once and backs under the axle with its ear
        flat. The wound is small, but those teeth have been in things that glow, and by evening your
        scout is shivering beside the stove.
    .b = Drive it off with saucepans.
    .b_success =
        Twenty people beating saucepans would drive off a regiment. The dog goes, limping, with a
        look over its shoulder. Under the seat stuffing it had been guarding a haunch of venison,
        frozen clean. Ruta cuts the tooth marks away. Mila won't eat any.

story_false_trader =
    Kosma the trader has a fur hat, a sledge full of jerrycans and a smile with a gold tooth in it.
    He praises your tyres. He praises your children. But whenever he stops for breath, somebody
    behind the snowdrift stops too, a moment late, and once he answers a question that nobody has
    asked.
    .a = Walk round the drift and look.
    .a_success =
        Two men burst out of the drift like partridges and run for the trees. One loses a boot, the
        other a sack. Kosma watches them go with every sign of astonishment. The sack is yours, and
        the tale of the boot does you good at other fires.
    .a_failure =
        Behind the drift there is trampled snow, orange peel and nobody. When you come back the
        trader has gone, and his sledge has gone, and where one of your boxes stood there is a neat
        square of dry ground. Somewhere in the trees a man laughs.
    .b = Buy cheap and hear nothing.
    .b_success =
        The can is full and costs less than water. A name has been scratched off its side, though
        not well enough: you can still read half of it, and you know that convoy. They will know the
        can, too, when they see it strapped to your rack.

story_toolbox_note =
    Under the spanners, folded in eight, lies a page from a school exercise book. Somebody has drawn
    a road in pencil, a dead tree, a signpost without arms and, beside it, a small cross. “For
    whoever comes next,” it says, in a hand that was in no hurry. “We had more than we could carry.
    Don't mind the bell.”
    .a = Keep the map and look out for the tree.
    .a_success =
        A dead tree, a signpost without arms, and on the lowest branch a cow bell that rings while
        you dig. The cache is dry and packed with care. On top lies a second page: “Glad you came.”
        You ring the bell once before you leave; it would be rude not to.
    .a_failure =
        The tree fell years ago, or never stood there; the pencil road runs into a lake that nobody
        drew. You stand about in the wind with the page between you. Far out over the ice, you could
        swear, a cow bell is ringing.
    .b = Burn it to thaw somebody's hands.
    .b_success =
        The page burns for about a minute. The hands held round it stop being white, then stop being
        blue, and their owner laughs for the first time since the bridge and goes to lie down. The
        pencil road curls up last: the tree, the signpost, the cross.

story_far_light =
    High on the ridge, where the survey map has nothing but contour lines, a lamp is blinking.
    Short, long, short. It stops when you stop and starts again when you move. “Raiders save their
    oil,” says Bronka, blowing on her fingers. The slope is steep, and the snow on it has waited all
    winter for somebody to shout.
    .a = Climb up to the lamp.
    .a_success =
        A stone hut, a stove and an old man called Osk, who has signalled to the coast every night
        since the war, just in case. He hears you out, trims the wick and packs the lamp in straw.
        “My brother keeps a bigger one,” he says. He is coming along.
    .a_failure =
        Four hours up, on hands and knees. At the top there is a pole, a broken mirror wired to it,
        and the moon. The mirror swings, and blinks. Whoever went up there is lying under three
        blankets now and doesn't want to be asked.
    .b = Answer it with your headlights.
    .b_success =
        You dip the beams: short, long, short. For a while the dark thinks it over. Then the lamp
        replies, twice, so fast that it can only be joy. Every convoy on the plain has seen it, and
        knows who it is that says good evening to strangers.

story_shared_soup =
    Ruta stirs, and the ladle knocks on the bottom of the pot far too soon. Nobody speaks. They hold
    their bowls against their chests and look, not at her, but at the ladle: how deep it goes, for
    whom it tilts. Outside, the wind is trying all the doors. “Well?” Ruta asks you, under her
    breath. “Thick or long?”
    .a = Thick: fill the bowls twice.
    .a_success =
        They eat until their foreheads shine. Someone unbuttons a coat for the first time in a week;
        someone hums into an empty bowl to hear it hum back. Long before dawn one of the sleepers is
        up, dressed and asking what there is to do. The larder is easier to sweep.
    .b = Long: melt snow and stretch it.
    .b_success =
        The pot goes round twice, and there is some left over for the tins. It tastes of the roof
        that the snow came from. Towards midnight one of you goes outside, and goes again, and comes
        back grey. Ruta holds the water up to the lamp and says nothing.

story_night_song =
    From the far side of the frozen pond comes an accordion with one dead key, and then voices. That
    is Voss's convoy, the one with the yellow lamps; only this morning you raced them for the
    bridge. They are singing the one about the ferryman's daughter. Everybody knows it. In your own
    dark cabs people's lips have begun to move.
    .a = Join in the chorus.
    .a_success =
        Your people come in half a bar late and twice as loud. Somebody over there laughs, and waits
        for you. By the fourth verse nobody can say which side of the pond the song is on. For years
        everyone who was there will speak well of everyone else.
    .b = Creep over while they sing and help yourself.
    .b_success =
        Nobody guards a wagon during the verse where she drowns. You are back before the accordion
        draws breath, arms full, humming. Not until morning does the shouting start beyond the pond,
        and by then you are shouting too, about the weather.
    .b_failure =
        Under the tarpaulin sits a boy of six with a blanket over his ears, too shy to sing. He
        looks at your hands. He doesn't scream; he only walks back to the fire and asks, in a clear
        voice, why you have come. The accordion stops.

story_thin_ice =
    The river is as wide as a village, and white from bank to bank. The first axle rolls out, and
    from under the far side comes a note, long and low, like a thumb on the rim of a glass. Then the
    crack runs. It passes between the front wheels, quite unhurried, and goes on towards the other
    shore.
    .a = Put your foot down and race it.
    .a_success =
        You drive as if the river were on fire. The note climbs, the mirrors fill with black water,
        and then there is gravel, blessed gravel, rattling in the wheel arches. Behind the last
        wheel the ice lies down piece by piece. There is a lot of road left in this evening.
    .a_failure =
        Two thirds of the way. The cab noses down almost politely, and the windscreen turns green.
        It takes every chain and every shoulder to haul it out, streaming, with both headlamps still
        burning. Bronka strokes the bent bonnet and won't be spoken to.
    .b = Back off and creep along the bank.
    .b_success =
        You leave the ice the way one leaves a sickroom, backwards. The bank is all boulders and
        alder stumps, and Mila gets out to walk because it is quicker. It costs you the daylight.
        But your socks are dry, and so is the engine.

story_geiger =
    It has been clicking since noon, like a cricket in the door pocket. Now that the engine is off
    you can hear how fast. Bronka carries the counter along the wagons by its strap: loud by the
    wheels, louder by the coats, and in front of one pair of folded hands it makes a single unbroken
    sound.
    .a = Burn the outer clothes and the open food.
    .a_success =
        Coats, gloves, a rug that somebody's mother wove, the opened sacks of food: all of it goes
        on the fire, and the smoke leans away downwind. You stand round it in your underclothes,
        scrubbing with snow and swearing. By the time the last button bursts, the cricket is merely
        ticking.
    .b = Follow the clicking to its source.
    .b_success =
        It leads you across a field to a railway wagon lying on its back, and it's the rust of it
        that sings. Behind, in the lee, in the silence, lies a sealed tank that nobody has dared to
        come near. You roll it home over clean snow. It sloshes all the way.
    .b_failure =
        You follow the sound as one follows a brook, and like a brook it divides. When you turn
        round, the needle lies against its pin whichever way you point it. Somebody sits down to
        take off a boot, looks at the skin, and pulls the boot on again.

story_engines_in_fog =
    Fog has come up from the river and taken the road, the poles, the wagon in front. In it, a long
    way off or very near, engines are idling: four, five, one with a bad valve. No headlamps.
    “They're listening for us,” whispers Bronka. “So let's be very quiet, or let's be somewhere
    else.”
    .a = Stretch a cable across the road and wait.
    .a_success =
        The bad valve comes first, coughing. There's a twang, a shriek of metal, then the much
        longer noise of one thing driving into another. The fog closes over it like a curtain; and
        out of the fog, slowly, a hubcap comes rolling and lies down at your feet.
    .a_failure =
        You wait until your eyelashes freeze. Then something looms, somebody shouts, somebody
        reverses, and the cable meant for them sings tight along your own flank. It peels off a
        plate as long as a table. Somewhere in the fog an engine revs, as if amused.
    .b = Scatter, every convoy for itself.
    .b_success =
        No lamps, no horns, each wheel in another direction. All around, you can hear the convoys
        finding the ditch, the fence, the milestone, one another. When the fog lifts nobody has been
        caught, and there is nobody who hasn't lost a mirror, a plate or a temper.

story_jammed_gun =
    “Now,” you say, and nothing happens. The gunner pulls again. The breech has frozen shut around
    last night's damp, and a beard of ice hangs from the lever. Across the hollow they have noticed
    that you've stopped moving; one of them is getting up to see better. Bronka passes up her
    biggest hammer, handle first.
    .a = Swing the hammer.
    .a_success =
        The third blow does it. The ice comes off in one piece, with the shape of the gun inside it,
        and the lever drops as if oiled. All that hammering has seated the round tight. It leaves
        with a flat, astonished bang, and it doesn't go past them.
    .a_failure =
        There's a right place to hit a breech, and in daylight, with warm hands, the gunner would
        find it. The hammer lands a finger's breadth to the left. It isn't even loud. But a black
        line has opened in the steel, and Bronka puts her face in her gloves.
    .b = Pour fuel over it and strike a match.
    .b_success =
        A splash over the breech, a match, and a blue flame runs round the steel on tiptoe. The
        beard drips, then pours. You grudge every drop. Then the lever falls, hot enough to smoke
        through a glove, and the whole hollow learns what good fuel can do.

story_radio_static =
    Every evening, at the same hour, she is there behind the static: the woman who speaks for the
    Aurora. Tonight only scraps get through. “…north of the… not the bridge, I repeat, not…” and
    then your names, perhaps, or the names of saints. The mast on the roof sways and hums. Everyone
    has stopped chewing.
    .a = Climb on the roof and mend the antenna.
    .a_success =
        Wire, tape, a fork bent into a hook, and all at once she is in the cab with you, so near
        that Mila wishes her good evening. She gives you a road: past the brickworks, not over the
        bridge. “Aurora, listening,” she ends, as ever. Tomorrow you will be quick.
    .a_failure =
        You have one hand on the mast when the gust comes. It leans, thinks about it and goes over,
        and takes the rail, the lamp and a sheet of the roof along. From the wreckage her voice
        speaks one whole word, “careful”, and is gone.
    .b = Stay up all night and write down every word.
    .b_success =
        You turn the dial by hairs until your fingers cramp, and fill the margins of an almanac. At
        dawn you read it out from the step: eleven words and a storm warning. People have walked
        over from the other convoys to hear it. They take their caps off.

story_smoke =
    The scouts come in one by one, stamping, and each begins with the same sentence. Smoke, beyond
    the ridge, straight up, the thick kind. It was grey, or brown; one swears that it smelled of
    bacon, and there's a silence. It is nearly dark. From the step of the cab you can see it
    yourselves now, with a little red at its root.
    .a = Send somebody over the ridge.
    .a_success =
        A family, a stove, a whole pig's worth of bacon. All winter they haven't seen a face that
        they weren't related to. They talk themselves hoarse, they trade as if it were a party game,
        and the grandmother holds your scout's hand throughout, just to have a new one.
    .a_failure =
        There's no stove. A tank has been burning there, all by itself, in a ring of black snow, and
        what drips from it has prettier colours than a fire should. It did smell of bacon. Whoever
        went close enough to warm both hands has no appetite tonight.
    .b = Douse your own fire and go to bed.
    .b_success =
        If you can see them, they can see you. So: snow on the embers, a blanket over the
        windscreen, and a dark so thorough that there's nothing to do in it but sleep. Somebody who
        hasn't shut an eye since the bridge begins to snore, magnificently. At dawn the smoke is
        gone.

story_shared_stove =
    The waiting room at Brod has lost its roof and kept its stove, and by nightfall every convoy on
    the road has crowded round it, five deep, steaming. Wool, wet dog, boot grease. The fire has
    sunk to a red eye. Nobody looks at the fuel cans that nobody has brought in, and each time the
    door opens everyone looks at the door.
    .a = Pour in some of your own fuel.
    .a_success =
        You tip the can; the stove gives a grunt, and forty faces light up, every one of them
        suddenly younger. The ring opens. Someone leaves the good bench, someone drops a hot stone
        into your pocket. It's the last time tonight that you need to tell anyone your name.
    .b = Squeeze in and say nothing.
    .b_success =
        You are narrow, you are quiet, and you have a very small person on your shoulders. The backs
        give way, an elbow at a time. Warmth doesn't ask whose it is. When the red eye shuts, one of
        you is so deep asleep that two have to carry them out.
    .b_failure =
        Somebody has been counting: the logs first, then the cans, then the guests. The count
        arrives at you. It isn't even unfriendly. A gap opens, exactly as wide as the way out, and
        they all wait, with their hands held to the fire, until you have used it.

story_open_depot =
    The gate of Number Nine depot has been locked since before the war. This morning it lies flat in
    the snow with its hinges in the air, and nobody did it; the frost, perhaps, or boredom. Every
    convoy has seen it in the same moment. There's a shout, a crash of gears, and a most undignified
    race across the yard, in which Ruta comes third.
    .a = Grab what stands inside the door.
    .a_success =
        Flour! A little damp at the corners, a little mousy, but flour, stamped with the eagle of a
        state that no longer minds. You carry it out on your heads. In the middle of the yard Ruta
        licks some off her finger and closes her eyes, and people drive round her.
    .b = Break into the back room.
    .b_success =
        The guards must have left at a run: there's a card game on the table, with a rather good
        hand lying face down. They took their coats and little else. You take the cartridges, and
        the thing in the locker, and someone plays the hand in passing, and wins.
    .b_failure =
        The lock is nothing. The door is nothing. But all these winters the roof has been leaning on
        that door, the way a drunk leans on a friend. It comes out over the loading bay in one
        piece. You jump clear. What you had so cleverly backed up to the bay does not.

## Period II, the road: the log of the convoy, kept by all of us, dry and short of time

story_booby_trap =
    Day sixteen. Ironmonger's, roof half down, shelves full. That should have told us something.
    Bronka is reaching for a tin when she stops with her arm out, like a person who has seen a wasp.
    A wire runs along the edge of the shelf, thin as a hair, through four screw eyes and down behind
    the counter. No dust on it.
    .a = Cut the wire.
    .a_success =
        Bronka asks for silence and the small pliers. Snip. We listen to nothing happening. At the
        far end, where the charge ought to be, the wire is tied to a shop bell and a crate of
        cartridges. Somebody loved that crate. We ring the bell on our way out.
    .a_failure =
        Snip; and then a second, much quieter snip from behind the counter. The shelf leaves by the
        front wall, along with a good deal of the wall. Nobody is hurt, which Bronka calls skill.
        The truck was parked outside, and calls it something else.
    .b = Take only what stands in front.
    .b_success =
        We take the front row and breathe through our noses. Meat in jelly, and one label too faded
        to read. Out on the pavement Ruta shakes the mystery beside her ear. “Pears,” she says.
        Behind us the wire goes on waiting for somebody hungrier.

story_old_debt =
    The recruit is a find: knows pumps, knows knots, laughs in the right places. So of course
    there's something. Over supper it comes out sideways, told to the plate. A debt, in fuel, to
    Kosma; and not the jolly old Kosma with the sledge, he has bought himself outriders. They know
    our number plate. They'll be round by nightfall.
    .a = Promise to pay it off by nightfall.
    .a_success =
        They come in three cars and leave the engines running. We roll out the drums. Kosma dips a
        stick, sniffs it, licks it, and lifts his fur hat to the recruit. “Paid,” he says, so that
        all can hear. Our tank sounds hollow. People at every halt want to shake our hands.
    .a_failure =
        We are short. We explain. Kosma nods along like a doctor; then his outriders walk down both
        sides of the convoy with long bars and collect in plating, a panel here, a hinge there. He
        leaves us a receipt. It's correct to the last bolt.
    .b = Swear you've never met the recruit.
    .b_success =
        We look the outriders in the eye and say we know no such person, while the person stands
        behind the stove with a bucket on. One of them lifts the bucket, sighs and puts it back.
        “You could have just said no,” he tells us. Everyone has heard him.

story_hidden_compartment =
    Bronka goes knocking along the new wagon's wall, ear to the steel, as she does with everything
    we take over. Dull, dull, dull, and then a note like an empty kettle. She draws a chalk line
    round it: a forearm deep, the length of a person, no door. It was welded shut from the inside,
    which takes some thinking about.
    .a = Cut a door and make it a locker.
    .a_success =
        The hinge comes off an oven, the lid off a desk. Inside there's a candle end, a spoon and a
        tally in pencil, nineteen days long. Nobody says much. We leave the tally where it is, line
        the rest with felt, and have a dry place for one more thing.
    .b = Strip the plating and trade it.
    .b_success =
        It comes away in one clean sheet, the last honest steel between here and the coast. We prop
        it up by the roadside with a price in chalk. The engine hasn't cooled before two crews are
        bidding against each other with the contents of their pockets. We take both pockets.

story_witness =
    The stranger shares our fire for an hour before it comes. “You were in the valley. At the
    bridge. I was on the other bank.” The spoons stop. There is the bridge as we tell it, and there
    is the bridge. The stranger holds a mug in both hands and doesn't look angry, only very
    attentive.
    .a = Tell what really happened at the bridge.
    .a_success =
        We tell it: who shouted, who cut the rope, how long we could hear them. By the end the fire
        is red. The stranger weeps a little and shakes hands all round. At noon next day the story
        overtakes us. They have it right at the checkpoint already, and salute.
    .a_failure =
        We tell it as straight as we can. But there's a hole in it exactly the size of one sledge,
        and the stranger's sister was on that sledge. “I see,” says the stranger, and goes to sit by
        another fire, and then by the next, talking quietly.
    .b = Offer a price for silence.
    .b_success =
        We load it on to the stranger's sledge after dark, and neither side calls it payment. In
        return a kinder story goes down the road, one in which we came late rather than first. A few
        days on we hear it ourselves. It is well told.

story_mutant_cub =
    Karsk Institute, basement, lamp turned low. Rows of cages with open doors, and one with its door
    shut. In the straw at the back something the size of a cat is shivering so hard that the tin
    label buzzes on the bars. “Subject 40,” says the label, and under that, in a different hand:
    “likes apples”.
    .a = Open the cage.
    .a_success =
        It comes out sideways, all ears and elbows, sniffs a boot and bolts. We run after the patter
        of it, round two corners, to a grating we'd never have noticed and a shelf of instruments
        behind. It looks back once. Mila keeps the label and tells everyone she meets.
    .a_failure =
        In there we'd have done the same. The latch clicks, and it comes out teeth first, hangs from
        a sleeve for a moment and is gone between our legs. The hole in the sleeve is small, and so
        is the one beneath. Both have turned an interesting colour.
    .b = Back out and close the door softly.
    .b_success =
        We're up the stairs faster than we came down, and stand in the yard with our masks off,
        drinking air so clean that it hurts behind the eyes. A cough that has been with us for days
        comes up and is gone. Somebody had an apple. It's on the stairs now.

story_weather_station =
    A hut on stilts, door ajar, nobody there. Inside, every needle is moving. Drum, pen, paper:
    somebody still changes the rolls, because the last one reaches to this morning. The wind cups
    rattle overhead. On the desk there are a mug, a row of pencils in order of size, and a sign that
    faces the door: WIPE YOUR FEET.
    .a = Read the roll and work out a forecast.
    .a_success =
        We wipe our feet. Bronka's finger follows the ink: here the pressure, climbing like a
        staircase, and behind it two whole days with nothing in them at all. A window. We copy it on
        to somebody's cuff, sharpen the pencil we have used and go to grease the wheels.
    .b = Wind it up and leave it for others.
    .b_success =
        We wind the drum, fill the pen, put in a fresh roll and write on the wall how the thing is
        read. Then we enter today's wind, in our best hand, under forty years of others. Whoever
        passes can use it now, and they do, and ask who taught them.

story_fever =
    One bowl comes back full. Its owner is sitting by the wheel with a coat on inside out, in
    pleasant conversation with somebody we can't see. Forehead like a stove lid. Ruta has broth, and
    the medicine chest has aspirin and a thermometer in the wrong language. The rear cab has room
    for one more mattress. It also has a door that locks.
    .a = Sit up and nurse them.
    .a_success =
        Cold cloths, hot broth by the spoonful, all night, in shifts that nobody had to draw up.
        Around four the conversation stops and we think the worst, but it's only sleep. In the
        morning an old cough has gone along with the fever. Ruta gives the credit to onions, loudly.
    .a_failure =
        We take turns, sitting close, because the cab is small: holding the cup, wiping the face. At
        sunrise the patient is no worse. The nurse, however, is explaining something to the gear
        lever in a low, friendly voice, and refuses to take off the coat.
    .b = Lock the cab and leave food at the door.
    .b_success =
        The key turns. We put down the bowl, knock, and go back three paces, as if from a dog.
        Inside there is singing, then sleep, then singing. Whoever stands guard out here is dead
        tired by evening. Nobody else falls ill. Nobody feels well about it, either.

story_convoy_wreck =
    Smoke over both lanes. Eight vehicles nose to tail, the third one burning outwards in both
    directions. Yellow lamps: Voss's people, from the next valley over. They're up on the roofs. One
    man is working a hand pump that has run dry, up and down, up and down, unable to stop. The
    tanker is the fifth.
    .a = Drive in and pull people out.
    .a_success =
        Blankets, bumpers, the tow chain; a child handed down like a parcel. The last one out is the
        man from the pump, and we have to open his fingers for him. When the tanker goes, our
        shadows lie a mile long on the snow. They ask our name and write it down.
    .a_failure =
        We're between the fourth and the fifth when the tanker stops waiting. It's more light than
        noise. Everyone we had hold of we still have hold of, so there's that. But the windscreens
        are gone, and one side of the convoy looks like something left in an oven.
    .b = Grab what has fallen off and keep rolling.
    .b_success =
        Second gear, doors open, arms out. A case of cartridges, something good wrapped in sacking.
        The people on the roofs think that we're slowing down for them and hold out their hands, and
        go on holding them out; the mirror shows it for quite a while. Nobody wants the window seat.

story_empty_cache =
    Cairn, bearing, number of paces: all as promised. There's a lid under the turf, too. It has been
    opened and shut again by someone tidy, who left the padlock hanging and the key in it. Inside: a
    clean floor, a clean smell, one paper clip. Bronka sits back on her heels. “Who sweeps a hole?”
    she asks.
    .a = Dig down through the floor.
    .a_success =
        One spade's depth down the blade rings. There is a second lid under the first, and a second
        padlock, and nobody had been tidy enough to find it. What's below has waited in oiled paper
        since before some of us were born. Afterwards we sweep up. It seems to be the custom.
    .a_failure =
        Under the clean floor is grey powder, fine as flour and plenty of it. It's in our gloves and
        up our noses before anyone remembers what smells so clean. Bronka holds the counter over the
        hole and then, reluctantly, over one of us. So that's what they were sweeping.
    .b = Mark it as empty for the next ones.
    .b_success =
        We lay a white stone on the lid and paint EMPTY on it in three languages, one of them Ruta's
        own. It takes a quarter of an hour that we haven't got. Two days on, drivers flash their
        lamps at us who have saved that quarter of an hour, and more.

story_border_gate =
    The road squeezes between two hills, and there, from rock to rock, hangs a ship's anchor chain.
    Beside it stands a hut with a stovepipe and a man in a railway cap with a book of tickets. “Two
    axles, four axles, livestock,” he recites without looking up. In the rocks above him something
    glints in four or five places.
    .a = Pay the toll.
    .a_success =
        He licks his thumb, tears off a ticket and clips it. Down comes the chain, and out of the
        rocks come half a dozen people who lean their rifles on the hut and push, every wagon, right
        up the hill, singing. “Service,” says the railway cap. We are over the top before we've
        counted what it cost.
    .b = Lower your head and ram the chain.
    .b_success =
        The chain rises in front of us like a wave and bursts like one. Links go whirring in among
        the rocks; nobody shoots, they are all busy lying down. In the mirror the man in the railway
        cap is tearing up his tickets, one by one. It's told at every halt.
    .b_failure =
        That chain was forged to hold a ship in a storm. It takes our bumper, considers it, and
        hands us back without it. The bonnet is where the wipers used to be. “Two axles,” says the
        man in the railway cap, writing. “Make that one.” He waves us through out of pity.

story_parley =
    A raider is walking towards us over the open snow, with a pillowcase on a broomstick. He has
    taken his mask off, to be polite. Nineteen or so, with ears that stick out, blue with cold.
    Behind him they've switched their engines off, which they never do. At shouting distance he
    stops, and finds that he has forgotten what to shout.
    .a = Let him come and hear him out.
    .a_success =
        He wants soap. His people have had the itch for a month and are sick of shooting at
        everybody with it. Soap we've got. He carries the box back on his head, pillowcase flying,
        and soon an entire gang starts up, turns round and goes home to wash.
    .a_failure =
        He talks about soap, of all things, very slowly, with his eyes on our front wheels. It's a
        long sentence. At the end of it he drops the broomstick and lies down flat, and what was
        waiting for that comes straight in through our grille.
    .b = Shoot the flag out of his hand.
    .b_success =
        A fine shot: the broomstick snaps, and the next few rounds reach those behind it. The lad
        stands holding a stump of wood, more surprised than anything. Then he runs. We have a
        pillowcase as well, in the locker, for emergencies. From now on it's only a pillowcase.

story_prisoner =
    One of them is left. He has laid his rifle on the snow the way you put down something borrowed,
    and stands next to it with both hands on his cap. Crumbs in his beard. Bronka walks round him
    twice. “Keeps his bolt clean,” she reports. He'd sooner shoot for us than at us, he says, if
    it's all the same.
    .a = Give him back his rifle and a place.
    .a_success =
        He isn't a talker. He wipes the sights, licks a finger for the wind and does what he
        promised; and then does it again, better than any of us could. At supper Ruta hands him the
        crust unasked. Word goes round that even our raiders have manners.
    .a_failure =
        His blanket is folded. So is the spare one. His rifle is missing from the rack, and with it
        a crate, the best one; he had an eye for that. On the step where he used to sit lies a crust
        of bread, left there for somebody, or for luck.
    .b = Take his gear and send him off.
    .b_success =
        The belt goes twice round Bronka, and every loop of it is full. He has cartridges in his
        boots, in his hat, and one behind each ear like a carpenter. Without them he looks ten years
        younger. We give him bread and point away from the coast. He goes off whistling.

story_council =
    All the drivers round one fire for once, on upturned crates. Voss has put on a tie. The map lies
    across a door, and the same three fingers keep pushing the same three coins about on it. The
    trouble is soon told: too little fuel, in the wrong tanks, and nobody willing to go first. Then
    everyone looks at us.
    .a = Pour fuel into the common drum.
    .a_success =
        We roll a drum into the circle and knock out the bung. No speech. A silence; then a second
        drum, and a third, and at last Voss, tie loosened, rolling his own. They drink to us in
        something out of a radiator. Our gauge shows less, and we've seldom felt richer.
    .b = Swear to lead the column.
    .b_success =
        We said we'd be in front and we are: first up the hill, first through the drifts, our tail
        lamp the thing that everybody steers by. At night they pull in behind us one by one, in our
        own ruts. Voss flips us his coin across the fire. He lost it fairly.
    .b_failure =
        Those are not our lamps up ahead. We swore in front of everyone, and now everyone drives by
        to see how we're getting on. Some of them slow down, which is worse, and touch their caps,
        which is worse still. At the next fire our crate stands at the back.

story_roll_call =
    Engines off, count off. We do it every night by voices, in the dark, from front to back, and
    tonight there's a hole in it. Bronka calls again. Wind. It must have been the rear step, then,
    the one with the loose rail, somewhere in the last forty kilometres. Two lines run off behind
    us, and at the far end they are filling in.
    .a = Walk back along the tracks.
    .a_success =
        Nine kilometres by lantern. We nearly tread on the place: a hump in a drift, with a
        breathing hole, and under it our missing voice, curled up like a badger, warm as toast and
        furious at being woken. We sing all the way home. The other camps hear us go by.
    .a_failure =
        The wind gets up behind us, and it isn't carrying only snow; there's a taste to it, like a
        coin. Halfway, our missing voice comes to meet us on its own two feet, worried about us. So
        that's all right. One of us ought to have kept a scarf up.
    .b = Leave the headlamps burning till dawn.
    .b_success =
        We park nose to the wind with every lamp lit, and take turns at the throttle. It drinks like
        a horse. Towards morning something limps into the far end of the light and puts up an arm
        against the glare. The neighbours, it turns out, have been sitting up with us, watching.

story_doctor =
    Ski tracks, one pair, straight down the line of camps with a stop at each. Doctor Lenz carries
    her surgery on her back: rucksack, folding stool, a lamp with a mirror. She must be sixty. She
    leans the skis against our wagon, wipes her glasses on the only clean cloth in the province and
    says, “Right. Which of you is pretending?”
    .a = Pay her and call in the sick.
    .a_success =
        Quite a few of us were pretending to be well. She works through them by lamplight, cold
        hands, quick as a seamstress, and lets her tea stand until it has a skin of ice. She takes
        her fee without a word. When she skis off, coughs that we'd given names to have left with
        her.
    .b = Send her on to those who need her more.
    .b_success =
        We can manage, we say, and some of us hold our breath so as not to cough. There are children
        at the next fire. She looks at us over her glasses for longer than we like, and nods. Next
        day strangers bring us an egg. She had told them who sent her.

story_fuel_drums =
    At the bend of the road, eleven drums in a row, upright, full. Somebody's depot, or somebody's
    idea. They are standing precisely where the shooting will be, in about the time that it takes to
    write this down, and each crew in sight is looking at them and thinking one of two thoughts.
    Wind from the west, gusting.
    .a = Put a round through the drums.
    .a_success =
        The first one keels over, burning, and introduces itself to the rest. Night turns to noon,
        and there they are in the middle of it with their mouths open. Our shadows reach to the
        hills; so, going by the horns, does the noise. Somebody must have fired first. They say it
        was us.
    .a_failure =
        A beautiful hit. Then the wind, which was gusting from the west, gusts from the east. The
        flames sit up, look about and come over to us. We put out most of it with snow and the rest
        with language. Bronka says that side had needed doing anyway. It hadn't.
    .b = Park behind them and get out the welder.
    .b_success =
        Nobody shoots at what he means to steal. We draw up behind the row, near enough to read the
        labels, and while both sides make up their minds Bronka lies under the axle with her mask
        down, welding, in the lee of eleven drums of petrol. Quietest hour of the week, she says.

## Period III, the coast: told to you again, by sound and light, in longer breaths

story_harbour_ghosts =
    Karsk harbour has been dead for years, and it is strange how much of it moves. Chains swing. A
    crane turns its head in the wind and turns it back. Between the stacked containers, where the
    snow is blue, there are pieces of dark the shape of people, which step aside when a lamp comes
    near, and do not leave.
    .a = Put the lamp down and call out.
    .a_success =
        “There's soup,” you call, because there is. For a long while only the crane answers. Then
        one of the shadows sneezes, and turns into somebody with rope for a belt and the whole
        harbour by heart: who lived here, who sailed, who waits. Is there room for one? The others
        wave goodbye.
    .a_failure =
        Your voice goes in among the containers and comes out on the wrong side. While you stand
        there holding up two empty hands, somebody behind you is filling theirs. When you turn
        round, the dark has gone from between the stacks, and so has something of yours.
    .b = Keep to the wall and slip past.
    .b_success =
        Socks over your boots, one hand on the wall, you pass so close that you hear one of them
        giving another a recipe. Dumplings. Nobody looks up. At the end of the row is a crate with
        something left in it, and you carry it back past the dumplings without a sound.
    .b_failure =
        You keep to the wall, and the wall keeps to a gutter, and what is in the gutter isn't water.
        You feel it first as warmth, which ought to have warned you. Out on the quay your scout's
        boots are smoking, and the soles peel off like crust.

story_flag_of_aurora =
    Under the tarpaulin lies a bundle, tied with the sort of knot that only one trade uses. It
    unrolls across the bonnet and goes on unrolling: blue, a white arc, seven rays, and along the
    hoist a row of neat darns. The Aurora's own flag, or one of them. It smells of tar and camphor,
    and the wind has already found a corner.
    .a = Run it up and drive under it.
    .a_success =
        It goes up the radio mast, and the wind takes it as though it had only been waiting to be
        asked. You hadn't noticed how low the heads had sunk until you see them lift. From the sea
        they'll know you by it, and on the day you come they'll know whom to cheer.
    .b = Trade it for fuel.
    .b_success =
        A man with a boat shed and a bad conscience gives you full cans for it and doesn't haggle.
        He served under her, he says. He folds the flag by himself, corner to corner, slowly, the
        way it's meant to be done, and keeps his back turned until you have gone.

story_captain_letter =
    She has walked all the way from the cape with it sewn into her coat: an envelope stiff with salt
    and, on the front, in brown ink, “To the Captain of the Aurora, into her own hand”. She can't go
    on, her feet are finished; she says so as one might mention the time. She holds the letter out
    and doesn't let go of it yet.
    .a = Give your word to carry it to the bay.
    .a_success =
        In the bay the harbour master opens it, because the captain has asked him to, by radio, with
        everyone there. He reads it out on the slipway. It's a list of those who stayed ashore so
        that the boats would float. The last name is the bearer's, and it is yours.
    .a_failure =
        The bay is still a long way off when you think of looking. The damp has been there before
        you. Of all that ink there's a brown cloud left, a date, and the words “tell them that we”.
        She walked so far, people say along the coast, and see whom she met.
    .b = Break the seal and read it.
    .b_success =
        It's a pilot's letter: soundings, leading marks, the one shore road that never drifts over.
        It'll save you hours. On the second page it is also a letter to somebody's mother and none
        of your business. She has watched you open it, and she won't keep that to herself.

story_last_supplies =
    The co-operative at the end of the land road: one aisle, a bell over the door, a ledger on a
    string. People have been taking things and signing for them, right up to last week, in pen, in
    pencil, in what may be soot. The shelves are all but bare, and after this no lorry is coming.
    Down the road, small and slow, people are.
    .a = Take your share and sign for it.
    .a_success =
        You take what you would have taken if the shop had been full, and that is nearly all there
        is. You enter it in the ledger, date and quantity, and feel foolish, and then you don't.
        It'll do for one more day. The bell over the door rings you out.
    .b = Leave it to the ones on foot.
    .b_success =
        You spread out the last few jars until they look like more, and turn the sign to OPEN. Then
        you wait in the cab, lamps off, until the first of them climbs the steps, reads the sign and
        takes off her hat before she goes in. All along the coast they talk of it.

story_two_paths =
    Two of yours, one slope, and the loudest whispering you ever heard. Along the shingle, says one;
    up by the radar, says the other. Both have been right before, and neither has forgotten it.
    Their breath stands between them like a third person. Below, the tide drags its ice in and out
    with the sound of someone searching a drawer.
    .a = Let each go their own way.
    .a_success =
        An hour goes by, then two. Then one lamp comes wagging along the shingle and another bounces
        down from the radar, both in a hurry to be first. They empty their pockets on the step, each
        with an eye on the other's heap. Both heaps are good. Honour is satisfied.
    .a_failure =
        Along the shingle somebody comes home with wet feet and nothing to say. From the other side
        you hear the cough a long time before you see the lamp: dry, regular, one to every third
        step. They sit down next to each other on the tailboard. Now they agree.
    .b = Send them together.
    .b_success =
        They set off ten paces apart. By the first bend it is five. They bring home little enough,
        an old joke for the most part, which both tell at once. But they are back early, and one is
        asleep before the boots are off, leaning on the other's shoulder.

story_mutiny =
    They have chosen the place well: three houses with roofs on, a stream running under its ice, a
    cow's skull over the shed door. It happens without any shouting. One sits down on a step,
    another takes off a pack, and when you come along the wagons they are all looking up at the
    chimneys. “Here,” somebody says. “We could simply stop here.”
    .a = Stand on the step and speak.
    .a_success =
        You say what you know, and it isn't much: the hour when the ship sails, the number of
        winters in that woodpile. Then you tell them about the sea, which you've never seen. Someone
        laughs; someone shoulders your pack. They are up sooner than you are, rested, as if they'd
        sat there for a week.
    .a_failure =
        You speak well. You can hear it yourself, how well, and how it passes over their heads and
        settles on the roofs. They come in the end, because the engines start. But one of them sits
        down again in the snow, there and then, and has to be lifted aboard.
    .b = Let one who wants to stay, stay.
    .b_success =
        One gets up, and it's not the one you would have guessed. There's a handshake, a pair of
        spare gloves, a key that won't fit anything again. The others climb aboard. A share of bread
        stays in the sack and nobody mentions it. From the bend you see smoke over one of the
        chimneys.

story_ice_bridge =
    The sea has built it in a single night: a bow of green ice from headland to headland, wide as a
    street, and under it the tide goes by with pieces of the moon on its back. By road the inlet is
    half a day. Here you could throw a stone across. Mila throws one, and it slides, and slides, and
    sings.
    .a = Drive straight over.
    .a_success =
        You start at a walking pace, and then you don't. The whole arch rings, every wheel on a note
        of its own, until the convoy is one long chord moving out above the water. At the back
        window Mila is conducting. Then gravel; the road runs downhill from here, and the bridge
        hums on behind you.
    .a_failure =
        It carries the first, and half of the second. What follows is slow: a green line, a tilt,
        the wagons leaning together like people who hear bad news. You get them all ashore in the
        end, in the wrong order, one without its doors, one without its floor. The tide tidies up.
    .b = Walk ahead of the wheels with a pole.
    .b_success =
        Someone ties on a rope and goes first, tapping with a boathook and calling out the sounds:
        good, good, hollow, good. Step by step, then wheel by wheel. On the far shore the one with
        the pole can't unbend a finger. But you are over, and sooner than by road.

story_stranded =
    The engine ticks as it cools, slower each time, like someone losing interest. After that there's
    only the sea. You've never been so near it with nothing running, and it turns out that it
    doesn't stop: behind the dunes, in the dark, it goes on drawing breath. The gauge has lain on
    its pin since noon. Two chairs, a table. A stove.
    .a = Burn what you can and distil the rest.
    .a_success =
        The chairs go first, then the table, then something you had meant to keep. Bronka has a coil
        and a milk churn and won't explain. By midnight a brown thread is trickling into the can,
        and it burns with a sooty flame. “She'll run on it,” says Bronka. “She won't like it.”
    .b = Stand in the road and swing a lamp.
    .b_success =
        Four pairs of headlamps go by. The fifth slows down, and they're yellow. Voss gets out in
        person, looks into your tank and laughs until he has to hold on to the mirror. Then he tows
        you over the rise and unstraps a can. “For the singing,” he says.
    .b_failure =
        You swing the lamp until your arm shakes. They see you; that's the trouble. One after
        another they wave back, kindly, as you'd wave to people on a platform, and one after another
        they grow small. By morning the whole coast has heard who is sitting by the road.

story_first_sea =
    It comes in by the ventilators before anyone can see it. Ruta looks up from the potatoes; the
    dogs stand up. Salt, and beneath the salt something cold and green and enormous, like the breath
    of a cellar as large as the world. For a minute nobody has spoken. Then the road tops the rise,
    and the windscreen is grey from edge to edge, and moving.
    .a = Switch off the engines and look.
    .a_success =
        You help the sick ones down and stand them along the dune, blankets snapping. Nobody says
        anything worth writing down. One who hasn't eaten for days asks, quite crossly, whether
        there's any bread. Later you'll each tell it in your own way, and everyone will want to hear
        it from you.
    .b = Floor it, all the way down.
    .b_success =
        Somebody whoops, it may be you, and the whole convoy goes down that hill like a dropped
        tray. Something leaves the roof; something else works loose, beats three times on the wheel
        arch and stays behind. Nobody cares. There's sand under the tyres, and spray, and the horn
        is stuck.

story_minefield =
    Summer cottages, a diving board, bathing huts in ice-cream colours; and along the tide line, on
    posts, small tin skulls. The beach is older than the war. The mines aren't. The wind has blown
    some of them bare, and they lie about like flat-irons, each under its own neat cap of snow.
    Behind you engines are coming down to the shore.
    .a = Lure them down on to the sand.
    .a_success =
        You go in along the ruts of some long-dead ice-cream van, holding your breath, and let them
        have a look at your tail lamps. They leave the ruts in order to come alongside. The beach
        answers for you. When you can hear again, the other convoys are cheering.
    .a_failure =
        You know where they are. You've counted: skulls, caps, bare ones. What you haven't counted
        is the one that somebody's dog carried up the path, years ago, and dropped on your side of
        the wire. The front wheels find it. It's a small noise, for what it does to the cab.
    .b = Stop and mark out a lane for everyone.
    .b_success =
        You crawl ahead with knitting needles and mark the lane with the one thing you have plenty
        of, which is spoons. The convoys come through nose to tail. On the far side nobody hurries
        off. Spanners go round, a torch is lit, and everyone puts something right on someone else's
        truck.

story_last_round =
    It is the last of the good ones, with the yellow band. The gunner has kept it under a pillow
    since the mountains, and now turns it in the light, breathes on the brass and kisses it, and it
    isn't a joke. Across the ice they have stopped and are busy with a pot. You can hear them
    quarrelling about salt.
    .a = Aim for the engine.
    .a_success =
        The gunner lets out half a breath and leaves it there. The shell goes over the ice, over the
        pot, between two men who have just stood up, and in at the grille as though it lived there.
        The engine opens like a book. At every fire somebody draws the line of it in the snow.
    .a_failure =
        It leaves well. For most of the way it goes on looking well, a bright bead on a long string.
        Then it comes down, gently, on the ice in front of them, and lies there and hisses. They
        look at it. They look at you. One of them moves the pot.
    .b = Fire wide, over their heads.
    .b_success =
        It passes above them with a sound of tearing silk and takes the tip off a distant iceberg.
        Silence. Then someone over there begins to clap. They have a sledge full of bread and no
        quarrel that they can remember, and throw you a loaf, underarm, over the ice. It's still
        warm inside.

story_shield_wall =
    They come from both sides at once, out of the dunes and off the ice, bent double, carrying
    doors. You see those first: house doors, car doors, one with a letterbox, held up in front of
    them like shields. Nobody shouts. There's only breathing, and hinges. Your wagons stand in a
    row, and in the row there are gaps, each about as wide as a door.
    .a = Back the wagons together and close the gaps.
    .a_success =
        Bumper to bumper, wheel behind wheel; the last gap shuts with a hand's breadth to spare and
        someone's scarf in it. They break on you like a tide, knocking, knocking, all along. Nothing
        gets through. Presently the knocking stops, and in the snow there's a litter of doors.
    .a_failure =
        You close every gap but one. It's hardly a gap: a thin child might squeeze through there,
        and they have thin children. One gets in, with an iron bar, and by the time it has been put
        out again, kicking, there is daylight to be seen through your wall.
    .b = Bid everyone stand fast and take it.
    .b_success =
        When it's over you go along the wagons with a lamp and a piece of chalk to mark the damage.
        You reach the end, and the chalk is whole. People come after you to check. Passed on from
        fire to fire, it gets back to you as a legend: not a scratch.
    .b_failure =
        You stood; nobody can say that you didn't. But there's a chalk mark on every wagon by the
        time you reach the end, here a dent, there a hole with a coat stuffed into it. You look the
        way the road has made you look. Someone rubs out one mark, for luck.

story_ships_horn =
    There it is again: three notes, the middle one cracked. Yesterday it came from beyond the edge
    of things. Tonight the spoons move in the mugs. Somebody opens the door to hear better, and
    nobody asks for it to be shut. Then she's on the radio, the woman of whom you know only the
    voice, and it sounds like smiling. “Aurora, listening. Answer if you can.”
    .a = Sound your own horn.
    .a_success =
        Three notes, and you crack the middle one, out of courtesy. You count under your breath.
        Then the answer rolls in over the ice, and you all turn your faces to it together, like
        grass. So that's where she lies. Tomorrow you won't need the map, and nobody will need
        waking.
    .b = Send word that you are bringing everyone.
    .b_success =
        You come down to the quay with not a seat empty, people on the steps, people on the roof. At
        the foot of the gangway stands a woman with headphones round her neck, counting aloud. You
        know that voice. When she gets to the end she says the number again, to hear it.
    .b_failure =
        Everyone, you had told her. On the quay she looks along your wagons, past the coats laid
        over empty seats, then at you, and doesn't ask. “Aurora, listening,” she says after a while,
        not to you. She leaves the gangway down a little longer than she should.

story_after_the_guns =
    The last echo goes out over the ice, touches something and comes back much later, tired. Then
    you notice that there are things in the quiet: a wheel still turning, a kettle on the boil
    beside an overturned car. The smoke stands up straight. Between here and there the snow is
    scattered with small dark shapes that are better looked at one by one.
    .a = Go among the wrecks and search.
    .a_success =
        War goes off and leaves its pockets full. You work from car to car, bareheaded, not talking,
        and lift out what can be used again, and a good deal can. Somebody takes the kettle off the
        fire. It's a small thing. It seems that you had all been waiting for it.
    .a_failure =
        It's the third car that has the gunner in it. He lies over his weapon as he should, and his
        eyes are shut as they should be; and he waits until you are right alongside, with your own
        truck, for the towing. He has one belt left, and he spends it.
    .b = Bury them all.
    .b_success =
        You bury them in one row, yours and theirs, because in this light nobody can tell which is
        which. It takes a pickaxe and most of the night. Whoever dug the last of it has to be lifted
        out and put to bed. From the other camps, unasked, people come with boards.

story_dark_lighthouse =
    It stands at the end of the cape with its back to you, white and blind and taller than anything
    has a right to be these days. The door isn't locked. Stairs go up and round; and up and round,
    on the wall, somebody has drawn the coast in carpenter's pencil, year above year, each shoal,
    each wreck, each winter's ice. At the top there's an empty lamp.
    .a = Carry fuel up to the lamp.
    .a_success =
        Two hundred and six steps, and the can gets heavier on each. Then the wick takes, and the
        great lens gathers the flame and throws it out over the sea. Below, the faces are lit in
        turn. “My brother would have…” says an old man with a lamp of his own, and can't go on.
    .b = Copy the charts off the walls.
    .b_success =
        You copy by candlelight, climbing as the years climb. The keeper put in the dunes as well,
        because he went courting behind them: a firm track, dead straight, on no other map. You roll
        the paper up under your coat. Tomorrow you'll be driving like people who grew up here.
    .b_failure =
        You copy beautifully. It's a pity that you began at the bottom of the stairs, for down there
        it's still the old coast, from before the water rose. You learn where the road used to be
        when your front wheels do. It's a good chart, for boats.

story_boat_list =
    He goes from fire to fire with a notebook in oilcloth, a sailor of twenty in a coat that was cut
    for an admiral. Off the Aurora. Off the actual Aurora: people touch his sleeve as he passes. He
    has to write down who will come aboard, and in which boat. He's been given tea at every single
    fire, and it's beginning to show.
    .a = Speak up for your people.
    .a_success =
        You don't tell him that they deserve it. You tell him who snores, who can splice a rope, who
        has kept a geranium alive since the valley. The pencil begins to hurry. He takes down every
        one of them, asks how to spell geranium, and goes back to underline your name.
    .a_failure =
        You give it everything: the mountains, the children, a hand on your heart. He's polite about
        it. But it was the same at the last fire, hand and all, and there somebody was crying
        properly. He writes a small figure and a question mark. Behind you someone titters.
    .b = Ask him for medicine instead.
    .b_success =
        He looks at you, and then past you, at the one by the wheel with grey lips. Out of the
        admiral's pockets come a tin, a roll of gauze, a brown bottle meant for the mate. “That's
        all there is,” he says, and salutes before he can stop himself. They will hear of it on
        board.

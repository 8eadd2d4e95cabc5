### Fjord Race in English (Project Fluent).

game-name = Fjord Race
game-summary = Row as far as you dare: whoever drops anchor in time keeps the lead, and a storm takes back the rest. The first ship in the harbour wins.

## Names

name-ship = Ship
name-anchor = Anchor
name-harbour = Harbour
name-wind = Wind card
name-turned = Turned up
name-winds = Wind cards
name-fjord = Fjord
name-round = Round
name-wind_1 = Breeze (1)
name-wind_2 = Wind (2)
name-wind_3 = Gale (3)
text-ship = Rolls a die to move on. With a 1 it drifts back to its anchor.
text-anchor = A storm drives the ship back here, and no farther.
text-harbour = The first ship here wins.
text-wind = Moves the ship on once in the game, without a die. Nobody else knows how far.

## Options

option-winds = Everybody has a hidden wind card to turn up once.

## Prompts and moves

prompt-TakeTurn = Your turn: row on, or keep what you have?
    .waiting = Waiting for { $seat }.
move-row = Row
move-turn = Turn up the wind card
move-drop = Drop anchor

## Events

event-dealt = You are dealt a wind card: { $wind }.
event-rowed = { $seat } rows and rolls { $n }.
event-storm = A storm! { $seat } drifts back to square { $square }.
event-turned = { $seat } turns up a wind card: { $wind }.
event-anchored = { $seat } drops anchor on square { $square }.
event-arrived = { $seat } reaches the harbour!
event-night = Night falls, and nobody has reached the harbour.

## Obstacles and previews

obstacle-no_wind = You have no wind card left to turn up.
obstacle-not_moved = The ship has to move before it can drop anchor.
preview-row = 2 to 6 squares on; with a 1 back to { $square }
preview-sail = on to square { $square }
preview-stay = safe on square { $square }

## Results

source-squares = Squares
ending-arrived = { $winners } won: the first ship in the harbour.
ending-night = { $winners } won: nobody came farther before nightfall.

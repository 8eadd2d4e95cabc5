### The settings of a table, and its keys: only for the dialogs that show them.

## Settings

web-pace-say = How fast rolls, fights and events are shown. Off: only in the saga and in the recap.
web-touch = Touch
web-touch-preview = Preview first
web-touch-play = Play at once
web-setting-motion = Show motion
web-setting-sound = Play sounds
web-setting-volume = Volume
web-setting-talk = Bots talk

## Keys

web-key-1 = list all choices
web-key-2 = in the list: go to the choice with this number; Enter plays it
web-key-3 = go through the choices
web-key-4 = undo
web-key-5 = hint
web-key-6 = what if
web-key-7 = what happened since your last turn
web-key-8 = jump to prompt, board, seats, saga
web-key-9 = zoom in and out
web-key-10 = show the whole board
web-key-11 = one step back
web-key-12 = full screen
web-key-13 = continue; with Shift: skip
web-key-14 = sound on and off
web-key-15 = these keys

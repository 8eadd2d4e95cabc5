event-shown = { $seat } shows { $n }.
event-won = { $seat } wins a stone.
obstacle-tired = A hand that showed three fingers is tired.

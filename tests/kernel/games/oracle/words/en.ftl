event-bowed = { $seat } bows.
event-answered = { $seat } asks about { $question }: { $stones } stones.

event-shown = { $seat } pokazuje { $n }.
event-won = { $seat } zdobywa kamień.
obstacle-tired = Ręka, która pokazała trzy palce, jest zmęczona.

"""What a game is: state, steps, moves, chance, events, views, sagas.

Read in this order: ``state`` (a stack of steps and the choices they offer), ``moves``, ``dice`` and
``deck``, ``events``, ``game`` and ``catalogue``, ``saga``, ``undo``, ``plain``, ``chance``. Nothing
here knows a rule of any game, and nothing here knows who plays, how, or where.
"""

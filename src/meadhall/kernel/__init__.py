"""What a game is: state, steps, moves, chance, events, views, sagas.

Read in this order: ``state`` (a stack of steps and the choices they offer), ``moves``, ``dice`` and
``deck``, ``events``, ``game`` and ``catalogue``, ``saga``, ``undo``, ``plain``, ``chance``. Nothing
here knows the rules of any game, or who plays, how, or where.
"""

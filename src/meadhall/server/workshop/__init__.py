"""The workshop: a server for a package that is still being written (``meadhall dev``).

Code that has been imported cannot be exchanged safely, so every save is shown by a new process.
``master.py`` watches the files and looks after the processes; ``apprentice.py`` is what each of
them does: wait with everything but the package loaded, try the package, play the tables on with the
new code (``replaying.py``), serve. ``mistakes.py`` makes errors readable, and ``page.py`` tells the
open pages of a browser that there is something new, or what is wrong.
"""

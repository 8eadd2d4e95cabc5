"""The rules of Last Aurora with Frozen Steel, in the book's order.

====================  ======================================================================
``setup``             LAU-SETUP
``rounds``            LAU-ROUND
``convoys``           LAU-CARGO, LAU-DMG, LAU-IMP, LAU-REC, and the Survivors on board
``exploring``         LAU-EXP, LAU-GATHER, LAU-ENC, LAU-ZONE, LFS-EXP, LFS-EV
``cards``             LAU-SURV, LFS-SUR, LFS-CREW, LAU-OBJ, LFS-OBJ: abilities, Objects, effects
``rest``              LAU-REST
``driving``           LAU-MOVE, LAU-OPT
``fighting``          LAU-FIRE, LAU-LOOT, LFS-ASG
``ending``            LAU-END
``scoring``           LAU-SCORE
``automa``            LAU-AUTO
``modules``           LFS-STORY, LFS-PVP
``builders``          from the words of the content files to the effects of all chapters
``invariants``        what is true of every position
``position``          positions set up by hand
====================  ======================================================================

All of them use ``state`` (with ``pieces`` and ``areas``), ``moves``, ``events`` and ``obstacles``.
"""

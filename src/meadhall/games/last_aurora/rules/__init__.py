"""The rules of Last Aurora with Frozen Steel, in the book's order.

====================  ======================================================================
``setup``             LAU-SETUP
``rounds``            LAU-ROUND
``convoys``           LAU-CARGO, LAU-DMG, LAU-IMP, LAU-REC, and the Survivors on board
``exploring``         LAU-EXP, LAU-GATHER, LAU-ENC, LAU-ZONE, LFS-EXP
``cards``             LAU-SURV, LAU-OBJ, LFS-OBJ, LFS-EV: what cards and abilities do
``rest``              LAU-REST
``driving``           LAU-MOVE, LAU-OPT
``fighting``          LAU-FIRE, LAU-LOOT, LFS-ASG
``ending``            LAU-END
``scoring``           LAU-SCORE
``automa``            LAU-AUTO
``modules``           LFS-STORY, LFS-PVP
``invariants``        what is true of every position
====================  ======================================================================

All of them use ``state`` (with ``pieces``), ``moves``, ``events`` and ``obstacles``.
"""

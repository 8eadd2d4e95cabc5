"""The rules of Lords of the Ice Garden, in the book's order.

====================  ======================================================================
``setup``             LIG-SET
``rounds``            LIG-RND
``initiative``        LIG-INI
``planning``          LIG-PLN; ``action_order`` is LIG-ADV-01
``boxes``             LIG-ACT, with the boxes in ``actions`` and LIG-REP in ``reputation``
``units``             LIG-ATV, LIG-ATK: activation and attack
``vuko``              LIG-VUK; ``vuko_tiles`` is LIG-ADV-03 to LIG-ADV-15
``regions``           LIG-DOM, LIG-SPC, LIG-EVT, LIG-LOCK: domination and locking
``ending``            LIG-GOAL, LIG-END; ``scoring`` is LIG-SNW and the result
``independent``       LIG-SOL: the Independent Player
``invariants``        what is true of every position
====================  ======================================================================

All of them use ``state``, made of ``components``, and ``moves``, ``events`` and ``obstacles``.
``builders`` makes the effects of units and tiles from the content files; ``effects`` says what the
rules ask of them.
"""

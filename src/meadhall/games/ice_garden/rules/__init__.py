"""The rules of Lords of the Ice Garden, in the book's order.

====================  ======================================================================
``setup``             LIG-SET
``rounds``            LIG-RND
``initiative``        LIG-INI
``planning``          LIG-PLN; ``action_order`` is LIG-ADV-01
``boxes``             LIG-ACT, with the boxes in ``actions`` and LIG-REP in ``reputation``
``units``             LIG-ATV, LIG-ATK: activation and attack
``vuko``              LIG-VUK
``regions``           LIG-DOM, LIG-SPC, LIG-EVT, LIG-LOCK: domination and locking
``ending``            LIG-GOAL, LIG-END; ``scoring`` is LIG-SNW and who has won
``independent``       LIG-SOL: the Independent Player
``invariants``        what is true of every position
====================  ======================================================================

All of them use ``state``, ``moves``, ``events`` and ``obstacles``.
"""

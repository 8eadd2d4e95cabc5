"""Sample mutations of the rules of a game and see which of them no test notices: `make mutants`.

A mutant is one small change of one module: `<` becomes `<=`, a 2 becomes a 3, a statement is left
out. It is put in when the module is imported, so the working tree stays as it is, and then meets
the tests that execute the changed line. A mutant that passes them all has survived: it shows a
behaviour that no test holds.

- `rules` says which modules count as rules, and which tests count.
- `places`, `kinds` and `ordering` know what can be changed; `mutation` carries a change out.
- `sampling` chooses among all mutants, repeatably.
- `coverage` and `recording` find out which test executes which line; `records` keeps it.
- `hook` puts a changed module in, `trial` holds the tests against it in a `session` of pytest,
  `crew` forks the processes from one that is `warm`.
- `ledger` remembers verdicts, `equivalents` the survivors that no player can see.
- `run` does all this for a game, `report` says what came of it.
- `plugin` puts one mutant into any run of pytest.
"""

"""Which mutants are chosen."""

from tests.mutants.toy import MODULE, RULES
from tools.mutants.mutation import Mutant, mutants_of
from tools.mutants.rules import Module
from tools.mutants.sampling import sample

SMALL = Module("meadhall.games.toy.small", "src/meadhall/games/toy/small.py")


def all_mutants(rules: str = RULES) -> list[Mutant]:
    return [*mutants_of(MODULE, rules), *mutants_of(SMALL, "def a(b):\n    return b < 1\n")]


def test_the_same_seed_chooses_the_same() -> None:
    assert sample(all_mutants(), 8, "1") == sample(all_mutants(), 8, "1")
    assert sample(all_mutants(), 8, "1") != sample(all_mutants(), 8, "2")


def test_one_mutant_of_each_place() -> None:
    chosen = sample(all_mutants(), 1000, "1")
    places = [(mutant.module, mutant.place) for mutant in chosen]
    assert len(places) == len(set(places))
    assert set(places) == {(mutant.module, mutant.place) for mutant in all_mutants()}


def test_modules_have_shares_by_their_places() -> None:
    places = len({mutant.place for mutant in mutants_of(MODULE, RULES)})
    chosen = sample(all_mutants(), (places + 2) // 2, "1")
    assert len(chosen) == (places + 2) // 2
    assert [mutant.module for mutant in chosen].count(SMALL) == 1


def test_an_edit_leaves_most_of_a_sample() -> None:
    before = {mutant.id for mutant in sample(all_mutants(), 10, "1")}
    edited = RULES + "\ndef new(n):\n    return n < 5\n"
    after = {mutant.id for mutant in sample(all_mutants(edited), 10, "1")}
    assert len(before & after) >= 8

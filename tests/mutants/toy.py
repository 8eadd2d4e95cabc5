"""A small project to mutate: rules that tests hold, rules that they only execute, and others."""

from pathlib import Path

from tools.mutants.mutation import Mutant, mutants_of
from tools.mutants.rules import Module

MODULE = Module("meadhall.games.toy.rules", "src/meadhall/games/toy/rules.py")

RULES = """
def winner(scores, seats, ages):
    best = None
    for seat in seats:
        if scores[seat] < 0:
            continue
        if best is None or (scores[seat], ages[seat]) > (scores[best], ages[best]):
            best = seat
    return best


def countdown(n):
    while n > 0:
        n -= 1
    return n


def lay_out(state, cards, more):
    ordered = sorted(cards)
    state.tell(ordered, more)
    return len(cards) + more


def limit(players):
    return players * 2


def forgotten(n):
    return n + 1
"""

PRICES = """
COSTS = [3, 5]
"""

TESTS = """
from meadhall.games.toy.prices import COSTS
from meadhall.games.toy.rules import countdown, lay_out, limit, winner


def test_winner():
    assert winner([1, 3, 3], [0, 1, 2], [9, 5, 6]) == 2
    assert winner([1, 3, 3], [0, 1, 2], [9, 6, 5]) == 1
    assert winner([1, 1], [1, 0], [4, 4]) == 1
    assert winner([0, -1], [0, 1], [1, 8]) == 0
    assert winner([-1], [0], [1]) is None


def test_countdown():
    assert countdown(3) == 0
    assert countdown(-3) == -3


def test_lay_out():
    state = Listener()
    assert lay_out(state, [2, 9, 4], 1) == 4
    assert state.told == [2, 4, 9]


class Listener:
    def tell(self, cards, more):
        self.told = cards


def test_limit():
    limit(3)


def test_costs():
    assert COSTS == [3, 5]
"""

CONFTEST = """
from pathlib import Path

import meadhall.games

meadhall.games.__path__.append(str(Path(__file__).parents[1] / "src/meadhall/games"))
"""


def build(root: Path) -> None:
    """Write the project."""
    for path, text in {
        "pyproject.toml": '[tool.pytest.ini_options]\naddopts = ["--import-mode=importlib"]\n',
        "src/meadhall/games/toy/__init__.py": "",
        "src/meadhall/games/toy/prices.py": PRICES,
        "src/meadhall/games/toy/names.py": "N = 1\n",
        MODULE.path: RULES,
        "tests/conftest.py": CONFTEST,
        "tests/toy/test_toy.py": TESTS,
    }.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text)


def changes(source: str) -> list[str]:
    """All mutants of a source, as in `comparison: a < b -> a <= b`."""
    return [told(mutant) for mutant in mutants_of(MODULE, source)]


def told(mutant: Mutant) -> str:
    return f"{mutant.kind}: {mutant.before} -> {mutant.after}"

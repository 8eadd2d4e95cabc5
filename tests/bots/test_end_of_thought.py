"""When a search ends before its budget is spent."""

from collections.abc import Callable

import pytest

from meadhall.bots.tree import Edge, Trial, is_beyond_doubt

LOOK, BETWEEN_LOOKS = 32, 33


def trial(move: int, worlds: int, chance: Callable[[int], float]) -> Trial:
    """A move tried in this many worlds; the policy would make move 0."""
    made = Trial(Edge(move, prior=0.5 if move == 0 else 0.1), seats=2)
    made.results = [chance(world) for world in range(worlds)]
    made.total = sum(made.results)
    return made


def ends(worlds: int, *chances: Callable[[int], float]) -> bool:
    rivals = [trial(move, worlds, chance) for move, chance in enumerate(chances)]
    return is_beyond_doubt(rivals[0], rivals)


def even(world: int) -> float:
    return 0.4 if world % 2 else 0.6


def a_little_less(world: int) -> float:
    return even(world) - 0.01


def clearly_more(world: int) -> float:
    """Better by about eight standard errors in 32 worlds."""
    return even(world) + (0.13 if world % 3 else 0.03)


def perhaps_more(world: int) -> float:
    """Better by about two standard errors in 32 worlds."""
    return even(world) + (0.3 if world % 3 == 0 else -0.05)


def test_the_policys_move_needs_only_lead() -> None:
    assert ends(LOOK, even, a_little_less)
    assert not ends(LOOK, even, even)


def test_another_move_has_to_be_clearly_better_than_all() -> None:
    assert ends(LOOK, even, clearly_more)
    assert not ends(LOOK, even, perhaps_more)
    assert not ends(LOOK, even, clearly_more, clearly_more)
    assert not ends(LOOK, perhaps_more, clearly_more)


def test_it_is_looked_at_now_and_then_only() -> None:
    assert not ends(BETWEEN_LOOKS, even, a_little_less)
    assert not ends(BETWEEN_LOOKS, even, clearly_more)


def test_a_move_without_rivals_is_settled_at_the_first_look() -> None:
    assert not ends(7, even)
    assert ends(8, even)


@pytest.mark.parametrize(("worlds", "is_over"), [(3, False), (4, True), (5, True)])
def test_what_wins_with_any_move_is_settled_after_a_few_worlds(worlds: int, is_over: bool) -> None:
    assert ends(worlds, lambda world: 0.98, lambda world: 1.0) is is_over
    assert not ends(worlds, lambda world: 0.97, lambda world: 1.0)

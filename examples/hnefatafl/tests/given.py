"""Marks a test with the rules it checks, and the positions it starts from."""

from collections.abc import Callable
from typing import TypeVar

import pytest
from hnefatafl import GAME
from hnefatafl.rules.position import TaflPosition

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    """The rules that are broken if the test fails."""
    return pytest.mark.rule(*ids)


def given(
    king: str, attackers: str = "", defenders: str = "", moves: int = 0, board: str = "copenhagen"
) -> TaflPosition:
    """A position with these pieces; ``moves`` is the seat that moves."""
    position = TaflPosition(GAME, 2, {"board": board})
    position.clear()
    position.put("king", king)
    position.put("attacker", *attackers.split())
    position.put("defender", *defenders.split())
    position.ask(moves)
    return position


def standing(position: TaflPosition, square: str) -> str:
    """What stands on a square."""
    found = [piece.id for piece in GAME.view(position.state, 0).board.pieces if piece.at == square]
    return found[0] if found else "empty"


def ending(position: TaflPosition) -> tuple[str, int]:
    """Why the game ended and who won; ("playing", -1) before that."""
    return position.state.ending, position.state.winner

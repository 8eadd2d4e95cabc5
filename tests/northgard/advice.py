"""What the policy of Northgard advises at a table."""

from typing import Any

from meadhall.games.northgard import GAME
from meadhall.kernel.dice import Dice
from tests.northgard.table import Table

RED = 0


def advice(table: Table) -> str:
    """What the policy would do."""
    seat = table.seat()
    world = GAME.resample(table.state, seat, Dice.from_seed("world", 1))
    moves = table.state.moves(seat)
    return GAME.moves.word(GAME.policy.choose(world, seat, moves, Dice.from_seed("bot", 1)))


def follow(table: Table, *steps: str) -> None:
    """Do as the policy says as long as one of these steps waits."""
    while table.step() in steps:
        table.play(advice(table))


def turn_with(*cards: str, **options: Any) -> Table:
    """Red, with three units north of the start, is about to take a turn with these cards."""
    table = Table(**options)
    table.units(RED, "start.n 3")
    table.hand(RED, *cards)
    table.turn(RED)
    return table

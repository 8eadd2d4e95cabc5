"""What the policy of Last Aurora advises at a table."""

from meadhall.games.last_aurora import GAME
from meadhall.kernel.dice import Dice
from tests.last_aurora.table import Table


def advice(table: Table, *choices: str) -> str:
    """What the policy would do, of all it may do or of these choices only."""
    seat = table.seat()
    moves = table.state.moves(seat)
    if choices:
        assert set(choices) <= set(table.moves())
        moves = sorted(GAME.moves.number(word) for word in choices)
    world = GAME.resample(table.state, seat, Dice.from_seed("world", 1))
    return GAME.moves.word(GAME.policy.choose(world, seat, moves, Dice.from_seed("bot", 1)))


def follow(table: Table, *steps: str) -> None:
    """Do as the policy says as long as one of these steps waits."""
    while table.step() in steps:
        table.play(advice(table))

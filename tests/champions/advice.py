"""What the policy of Champions of Midgard advises at a table."""

from meadhall.games.champions import GAME
from meadhall.kernel.dice import Dice
from tests.champions.table import Table


def advice(table: Table, *choices: str) -> str:
    """What the policy would do, of all it may do or of these choices only."""
    seat = table.seat()
    moves = table.state.moves(seat)
    if choices:
        assert set(choices) <= set(table.moves())
        moves = sorted(GAME.moves.number(word) for word in choices)
    world = GAME.resample(table.state, seat, Dice.from_seed("world", 1))
    return GAME.moves.word(GAME.policy.choose(world, seat, moves, Dice.from_seed("bot", 1)))


def follow(table: Table, step: str) -> None:
    """Do as the policy says as long as this step waits."""
    while table.step() == step:
        table.play(advice(table))


def assign(table: Table) -> None:
    """End the placement and assign as the policy says, up to ``done``."""
    table.finish_placement()
    while advice(table) != "done":
        table.play(advice(table))

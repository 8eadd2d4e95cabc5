"""What the policy of Lords of the Ice Garden advises at a table."""

from meadhall.games.ice_garden import GAME
from meadhall.games.ice_garden.content.tables import REGION_IDS
from meadhall.kernel.dice import Dice
from tests.ice_garden.table import Table

WASTES, FJORDS, DREAD, COAST, BEARS, VALLEY, FIRE = REGION_IDS[:7]
"""The regions of three players, by their red numbers; the last has the best tile."""


def advice(table: Table, *choices: str) -> str:
    """What the policy would do, of all it may do or of these choices only."""
    seat = table.seat()
    moves = table.state.moves(seat)
    if choices:
        assert set(choices) <= set(table.moves())
        moves = sorted(GAME.moves.number(word) for word in choices)
    return GAME.moves.word(GAME.policy.choose(table.state, seat, moves, Dice.from_seed("bot", 1)))


def follow(table: Table, *steps: str) -> list[str]:
    """Do as the policy says as long as one of these steps waits; what it did."""
    made: list[str] = []
    while table.step() in steps:
        made.append(advice(table))
        table.play(made[-1])
    return made

"""A quick sensible way to play: win, prevent a loss, capture, or come closer."""

from hnefatafl.rules.boards import ATTACKER, ATTACKERS, EMPTY, FROM, KING, TO
from hnefatafl.rules.captures import king_taken, sandwiched
from hnefatafl.rules.state import TaflState
from meadhall.kernel.best import Best
from meadhall.kernel.dice import Dice
from meadhall.kernel.policy import Policy
from meadhall.kernel.state import State

WIN = 1000.0
LOSS = 400.0
"""For the attackers: leaving a way out open."""
FORK = 100.0
"""Two ways out at once: only one can be closed."""
THREAT = 8.0
"""For the attackers: a square from which the king would have a way out with his next move."""
CAPTURE = 4.0
BESIDE_THE_KING = 1.0


class TaflPolicy(Policy):
    def choose(self, world: State, seat: int, moves: list[int], dice: Dice) -> int:
        assert isinstance(world, TaflState)
        king = world.king()
        is_exposed = seat == ATTACKERS and danger(world, king) > 0
        best = Best(moves[0])
        for move in moves:
            worth = worth_of(world, move, king, is_exposed) + dice.below(0, 1000) / 1000
            best.offer(move, worth)
        return best.move


def worth_of(state: TaflState, move: int, king: int, is_exposed: bool) -> float:
    """How good a move looks; ``is_exposed`` says whether the king can go where a way out opens."""
    board = state.on()
    pieces = state.pieces
    start, to = FROM[move], TO[move]
    piece = pieces[start]
    if piece == KING and to in board.corners:
        return WIN
    worth = 0.0
    pieces[start], pieces[to] = EMPTY, piece
    if piece == KING:
        worth += min(2, ways_out(state, to)) * FORK / 2
    elif any(pieces[near] for near in board.beside[to]):
        worth += CAPTURE * len(sandwiched(state, to))
        if piece == ATTACKER and king in board.beside[to]:
            worth += WIN if king_taken(state, to) else BESIDE_THE_KING
    if piece == ATTACKER:
        if ways_out(state, king):
            worth -= LOSS
        elif is_exposed:
            worth -= danger(state, king)
    pieces[start], pieces[to] = piece, EMPTY
    return worth


def ways_out(state: TaflState, at: int) -> int:
    """How many corners the king could reach with one move from here."""
    board = state.on()
    if at not in board.edge:
        return 0
    return sum(
        ray[-1][0] in board.corners and not any(state.pieces[square] for square, _ in ray)
        for ray in board.rays[at]
        if ray
    )


def within_reach(state: TaflState, king: int) -> list[int]:
    """The squares that the king can move to."""
    found: list[int] = []
    for ray in state.on().rays[king]:
        for at, _ in ray:
            if state.pieces[at] != EMPTY:
                break
            found.append(at)
    return found


def danger(state: TaflState, king: int) -> float:
    """What the attackers have to fear from the king's next move."""
    ways = [ways_out(state, at) for at in within_reach(state, king)]
    return FORK if 2 in ways else THREAT * sum(ways)


def forks(state: TaflState, king: int) -> bool:
    """Whether the king can move to where two ways out are open."""
    return any(ways_out(state, at) > 1 for at in within_reach(state, king))

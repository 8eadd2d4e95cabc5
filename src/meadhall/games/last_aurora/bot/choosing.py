"""The best move of a list."""

from meadhall.kernel.best import Best


def best_of(moves: list[int], worths: list[float]) -> int:
    """The move that is worth most; the first of equal ones."""
    best = Best(moves[0])
    for place, move in enumerate(moves):
        best.offer(move, worths[place])
    return best.move

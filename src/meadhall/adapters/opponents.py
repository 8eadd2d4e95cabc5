"""The bots in some seats of one game."""

from collections.abc import Mapping

from meadhall.adapters.match import Match
from meadhall.bots import Bot, Memory, Seen
from meadhall.kernel.dice import Dice
from meadhall.kernel.state import State

NOBODY = -1


class Opponents:
    """They have dice and memories of their own, which belong to the game."""

    def __init__(self, match: Match, bots: Mapping[int, Bot], seed: str) -> None:
        self._match = match
        self._bots = bots
        self._chance = {seat: Dice.from_seed(f"{seed}/bot/{seat}", streams=1) for seat in bots}
        self._memories = {seat: Memory() for seat in bots}

    def play_on(self, state: State, last_seat: int = NOBODY) -> None:
        """Play until a seat without a bot is asked, or the game is over.

        ``last_seat`` has made the last move; ``NOBODY`` if the game has just begun.
        """
        while deciders := state.deciders():
            if any(seat not in self._bots for seat in deciders):
                return
            seat = deciders[0]
            memory = self._memories[seat]
            memory.recall(state, is_own_turn=seat == last_seat)
            last_seat = seat
            seen = Seen(self._match.game, state, seat, self._chance[seat], memory)
            state.play(seat, self._bots[seat].choose(seen))

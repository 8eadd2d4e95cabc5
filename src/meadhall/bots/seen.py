# mypyc: interpreted
"""What a bot is given, and what it is."""

from abc import ABC, abstractmethod
from typing import Any

import msgspec

from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Game
from meadhall.kernel.state import State, Step


class Memory:
    """What a bot keeps for its seat's next decision; whoever holds it may drop it at any time."""

    def __init__(self) -> None:
        self.thoughts: object = None
        """Whatever the bot left, about the position after the move that it made."""
        self._irrevocable = -1

    def recall(self, state: State, is_own_turn: bool) -> None:
        """Forget everything unless the game has only gone on by the bot's own last move."""
        if not is_own_turn or state.irrevocable() != self._irrevocable:
            self.thoughts = None
        self._irrevocable = state.irrevocable()


class Seen:
    """What a seat may know when it has to decide."""

    def __init__(
        self,
        game: Game,
        state: State,
        seat: int,
        dice: Dice,
        memory: Memory | None = None,
        seconds: float | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.moves = state.moves(seat)
        self.dice = dice
        """The bot's own chance, apart from that of the game."""
        self.memory = memory
        self.seconds = seconds
        """A bot that thinks should be ready by then; None where only its level counts."""
        self._state = state
        self._worlds = ""

    def view(self) -> msgspec.Struct:
        return self.game.view(self._state, self.seat)

    def question(self) -> type[Step[Any]]:
        """What kind of decision it is."""
        return type(self._state.steps[-1])

    def is_sealed(self) -> bool:
        """Whether nobody may foresee what follows from the choices."""
        return self._state.steps[-1].is_sealed()

    def world(self) -> State:
        """A state that looks the same to this seat; another one at each call."""
        return self.game.resample(self._state, self.seat, self.dice)

    def deal(self, number: int) -> State:
        """Such a world as well, but for the same number always the same one."""
        if not self._worlds:
            self._worlds = f"{self.dice.seed}/{self.dice.below(0, 1 << 30)}"
        dice = Dice.from_seed(f"{self._worlds}/{number}", streams=1)
        return self.game.resample(self._state, self.seat, dice)


class Bot(ABC):
    """Decides for a seat. One object may serve many seats and games."""

    @abstractmethod
    def choose(self, seen: Seen) -> int:
        """One of ``seen.moves``."""

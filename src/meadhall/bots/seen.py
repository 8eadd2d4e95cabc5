# mypyc: interpreted
"""What a bot is given, and the interface it implements."""

from abc import ABC, abstractmethod
from typing import Any

import msgspec

from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Game
from meadhall.kernel.state import State, Step


class Memory:
    """What a bot keeps for its seat's next decision; its owner may drop it at any time."""

    def __init__(self) -> None:
        self.thoughts: object = None
        """Whatever the bot left there, about the position after its move."""
        self._irrevocable = -1

    def recall(self, state: State, is_own_turn: bool) -> None:
        """Forget everything unless only the bot's own last move has happened since."""
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
        """The bot's own source of chance, separate from the game's."""
        self.memory = memory
        self.seconds = seconds
        """A thinking bot should answer within this time; None where only its level counts."""
        self._state = state
        self._worlds = ""

    def view(self) -> msgspec.Struct:
        return self.game.view(self._state, self.seat)

    def question(self) -> type[Step[Any]]:
        """The kind of decision, as the type of its step."""
        return type(self._state.steps[-1])

    def is_sealed(self) -> bool:
        """Whether nobody may foresee what follows from the choices."""
        return self._state.steps[-1].is_sealed()

    def world(self) -> State:
        """A state that looks the same to this seat, a different one at each call."""
        world: State = self.game.resample(self._state, self.seat, self.dice)
        return world

    def deal(self, number: int) -> State:
        """Such a world by number: the same number always gives the same one."""
        if not self._worlds:
            self._worlds = f"{self.dice.seed}/{self.dice.below(0, 1 << 30)}"
        dice = Dice.from_seed(f"{self._worlds}/{number}", streams=1)
        world: State = self.game.resample(self._state, self.seat, dice)
        return world


class Bot(ABC):
    """Decides for a seat. One object can serve many seats and games."""

    @abstractmethod
    def choose(self, seen: Seen) -> int:
        """Return one of ``seen.moves``."""

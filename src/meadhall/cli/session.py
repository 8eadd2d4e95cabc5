"""A game being played in the terminal: its seats, its bots, its saga, undo."""

from collections.abc import Mapping, Sequence

import msgspec

from meadhall.bots import Bot, Memory, Seen, find_bot
from meadhall.cli.defaults import new_seed
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import Event
from meadhall.kernel.game import Game, Result
from meadhall.kernel.saga import Recorder, Saga
from meadhall.kernel.state import State
from meadhall.kernel.undo import Undo

HUMAN = "human"
BOT_SECONDS = 1.0
"""How long a bot may think about a decision."""
WORLDS = 24
"""How many possible worlds are considered for a score before the end."""


class Seat(msgspec.Struct, frozen=True):
    player: str
    """``human`` or the name of a bot."""
    name: str

    def is_human(self) -> bool:
        return self.player == HUMAN


class Session:
    """Everything about the running game except the dialogue."""

    def __init__(
        self, game: Game, seats: Sequence[Seat], given: Mapping[str, object], seed: str
    ) -> None:
        players = len(seats)
        self.game = game
        self.seats = list(seats)
        self.names = [seat.name for seat in seats]
        self.seed = seed
        self.events: list[Event] = []
        self._recorder = Recorder(game, players, given, seed, self.names, self.events)
        self._undo = Undo()
        self._dice = [Dice.from_seed(f"{seed}/bot/{seat}", streams=1) for seat in range(players)]
        self._memories = [Memory() for _ in seats]
        self._heard_before: list[int] = []
        """For each move, how many events there were before it."""

    @property
    def state(self) -> State:
        return self._recorder.state

    @property
    def saga(self) -> Saga:
        return self._recorder.saga

    def decider(self) -> int | None:
        """The next seat to be asked, the first if there are several; None when the game is over."""
        return min(self.state.deciders(), default=None)

    def last_mover(self) -> int | None:
        return self.saga.moves[-1].seat if self.saga.moves else None

    def has_several_humans(self) -> bool:
        return sum(seat.is_human() for seat in self.seats) > 1

    def play(self, seat: int, move: int) -> None:
        self._undo.remember(self.state, seat)
        self._heard_before.append(len(self.events))
        self._recorder.play(seat, move)

    def play_bot(self, seat: int) -> None:
        bot: Bot = find_bot(self.seats[seat].player)
        memory = self._memories[seat]
        memory.recall(self.state, is_own_turn=self.last_mover() == seat)
        seen = Seen(self.game, self.state, seat, self._dice[seat], memory, BOT_SECONDS)
        self.play(seat, bot.choose(seen))

    def can_undo(self, seat: int) -> bool:
        return self._undo.is_open(self.state, seat)

    def undo(self) -> None:
        """Go back to before the last move, and forget its events."""
        self._recorder.go_back(self._undo.go_back())
        del self.events[self._heard_before.pop() :]
        self.state.listen(self.events)

    def events_for(self, seat: int) -> list[Event]:
        return [event for event in self.events if event.is_told_to(seat)]

    def results_for(self, seat: int) -> list[Result]:
        """The possible scores, for all this seat can know."""
        if self.state.is_over():
            return [self.game.result(self.state)]
        # New dice each time: with known ones the worlds might give away the order of hidden cards.
        dice = Dice.from_seed(new_seed(), streams=1)
        worlds = (self.game.resample(self.state, seat, dice) for _ in range(WORLDS))
        return [self.game.result(world) for world in worlds]

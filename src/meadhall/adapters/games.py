"""Many games of one kind in this process, and the arrays they are written to."""

from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt
from gymnasium.utils import seeding

from meadhall.adapters.arrays import Arrays
from meadhall.adapters.encoders.batch import Batch
from meadhall.adapters.encoding import clear, erase, places_in, put_notes
from meadhall.adapters.layout import Vector
from meadhall.adapters.match import Match
from meadhall.adapters.opponents import NOBODY, Opponents
from meadhall.bots import Bot
from meadhall.kernel.state import IllegalMove

Seeds = Sequence[int | None]
Numbers = npt.NDArray[np.int64]


class Games:
    """Finished ones restart by themselves, each with seeds from a source of its own."""

    def __init__(self, match: Match, bots: Mapping[int, Bot], arrays: Arrays, first: int) -> None:
        self.match = match
        self._bots = bots
        self._arrays = arrays
        self._first = first
        """The number of the first game, for whoever counts those of all processes."""
        self._count = len(arrays.to_play)
        learners = [seat not in bots for seat in range(match.players)]
        encoder = match.observer.encoder
        self._batch = Batch(encoder, match.layout.size, match.actions, learners, self._count)
        self._sources: list[np.random.Generator | None] = [None] * self._count
        self._opponents: list[Opponents | None] = [None] * self._count
        self._observations = arrays.observations.reshape(-1)
        self._masks = arrays.action_mask.reshape(-1)

    def reset(self, seeds: Seeds) -> None:
        """Begin all games: with a seed always the same one, otherwise the next in sequence."""
        for game, seed in enumerate(seeds):
            if seed is not None or self._sources[game] is None:
                self._sources[game], _ = seeding.np_random(seed)
        batch = self._batch
        batch.start([self.match.new(self._next_seed(game)) for game in range(self._count)])
        self._clear()
        # They may be somebody else's, with anything in them.
        clear(self._masks)
        clear(self._observations)
        for game in range(self._count):
            self._go_on(game, NOBODY)
            batch.observe(game)
        self._write()

    def step(self) -> dict[int, Vector]:
        """Take the actions in ``arrays``; return the last observations of games that ended.

        Nothing happens if one of the actions is illegal.
        """
        batch, arrays = self._batch, self._arrays
        moves = arrays.actions.tolist()
        illegal = batch.first_illegal(moves)
        if illegal != -1:
            self.explain(illegal, moves[illegal])
        self._clear()
        last: dict[int, Vector] = {}
        for game in batch.play(moves):
            acted = int(arrays.to_play[game])
            self._go_on(game, acted)
            if batch.states[game].is_over():
                last[self._first + game] = self._end(game, acted)
            batch.observe(game)
        self._write()
        return last

    def explain(self, game: int, action: int) -> None:
        """Raise ``IllegalMove`` with the reason why the seat that is asked may not do this."""
        seat = int(self._arrays.to_play[game])
        try:
            self.match.read_action(self._batch.states[game], seat, action)
        except IllegalMove as error:
            raise IllegalMove(f"game {self._first + game}: {error}", error.obstacle) from None

    def legal_moves(self) -> tuple[Numbers, Numbers, Numbers]:
        """The legal moves of all games in a row; for each game where they begin and end."""
        batch = self._batch
        begins = np.frombuffer(memoryview(batch.begins), np.int64)
        ends = np.frombuffer(memoryview(batch.ends), np.int64)
        return places_in(batch.legal) % self.match.actions, begins, ends

    def _end(self, game: int, acted: int) -> Vector:
        """Count a finished game and begin the next."""
        batch, arrays = self._batch, self._arrays
        state = batch.states[game]
        payoffs = self.match.payoffs(state)
        arrays.payoffs[game] = payoffs
        arrays.rewards[game] = payoffs[acted]
        arrays.terminations[game] = True
        last = self.match.observe(state, acted)
        batch.states[game] = self.match.new(self._next_seed(game))
        self._go_on(game, NOBODY)
        return last

    def _next_seed(self, game: int) -> str:
        source = self._sources[game]
        assert source is not None
        seed = str(source.integers(1 << 62))
        if self._bots:
            self._opponents[game] = Opponents(self.match, self._bots, seed)
        return seed

    def _go_on(self, game: int, last_seat: int) -> None:
        """Let the bots play until somebody else is asked, or the game is over."""
        opponents = self._opponents[game]
        if opponents is not None:
            opponents.play_on(self._batch.states[game], last_seat)
        self._batch.find_asked(game)

    def _clear(self) -> None:
        """Erase the masks and the results of the last step. Observations stay: what has changed of
        them will be noted."""
        batch = self._batch
        erase(batch.legal, self._masks)
        batch.clear()
        arrays = self._arrays
        arrays.rewards.fill(0.0)
        arrays.terminations.fill(False)
        arrays.truncations.fill(False)
        arrays.payoffs.fill(0.0)

    def _write(self) -> None:
        """Write what the batch has noted."""
        batch, match, arrays = self._batch, self.match, self._arrays
        arrays.to_play[:] = np.frombuffer(memoryview(batch.asked), np.int64)
        self._masks[places_in(batch.legal)] = 1
        if batch.encoder is not None:
            put_notes(batch.pen, self._observations)
        else:
            for game, state in enumerate(batch.states):
                arrays.observations[game] = match.observe(state, int(arrays.to_play[game]))

"""Puzzles at this server: which there are, what was answered, and how good that is."""

import asyncio
from collections.abc import Callable
from functools import cache, lru_cache

from meadhall.bots.puzzles import Puzzle, read_puzzles
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.server.storage import Storage
from meadhall.store import PuzzleAnswer
from meadhall.tables.daily import day_of
from meadhall.tables.puzzles import PuzzleRatings, ShownPuzzle, of_the_day, show_puzzle
from meadhall.tables.refusal import Missing, Wrong

SHOWN_KEPT = 512


class Puzzles:
    def __init__(self, storage: Storage, clock: Callable[[], float]) -> None:
        self._storage = storage
        self._store = storage.store.puzzles
        self._clock = clock
        self._ratings = PuzzleRatings()
        self._last = 0
        """The number of the last answer that is in the ratings."""
        self._count = 0
        self._lock = asyncio.Lock()
        """No answer may be added twice."""

    def of_game(self, game: str) -> dict[str, Puzzle]:
        return _by_id(game) if game in game_ids() else {}

    def find(self, game: str, id: str) -> Puzzle:
        puzzle = self.of_game(game).get(id)
        if puzzle is None:
            raise Missing("no-such-puzzle")
        return puzzle

    def of_today(self) -> tuple[str, Puzzle] | None:
        day = day_of(self._clock())
        return of_the_day({game: [*self.of_game(game).values()] for game in game_ids()}, day)

    async def answers_of(self, person: str) -> dict[str, PuzzleAnswer]:
        """A person's first answers by puzzle, in the order in which they were given."""
        found = await self._storage.read(self._store.of_person, person)
        return {one.puzzle: one for one in found}

    async def answer(self, person: str, game: str, id: str, move: str) -> bool:
        """Keep a person's answer if it is their first; whether it is."""
        puzzle = self.find(game, id)
        check_answer(puzzle, move)
        solved = move == puzzle.solution
        now = self._clock()
        return await self._storage.write(self._store.keep, person, game, id, move, solved, now)

    async def chosen(self, id: str) -> dict[str, int]:
        """How often each choice was somebody's first answer."""
        return await self._storage.read(self._store.chosen, id)

    async def ratings(self) -> PuzzleRatings:
        """Made of all answers; each is read once."""
        async with self._lock:
            count = await self._storage.read(self._store.count)
            if count != self._count:
                new = await self._storage.read(self._store.after, self._last)
                if self._count + len(new) != count:
                    # Somebody has left, and their answers with them.
                    self._ratings = PuzzleRatings()
                    new = await self._storage.read(self._store.after, 0)
                    self._count = 0
                for one in new:
                    puzzle = self.of_game(one.game).get(one.puzzle)
                    if puzzle is not None:
                        self._ratings.add(one.person, puzzle, one.solved)
                self._count += len(new)
                self._last = new[-1].number if new else self._last
            return self._ratings


@cache
def _by_id(game: str) -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in read_puzzles(find_game(game)).puzzles}


@lru_cache(SHOWN_KEPT)
def shown(game: str, id: str, language: str) -> ShownPuzzle:
    return show_puzzle(find_game(game), _by_id(game)[id], language)


def check_answer(puzzle: Puzzle, move: str) -> None:
    if all(one.move != move for one in puzzle.choices):
        raise Wrong("no-such-answer")

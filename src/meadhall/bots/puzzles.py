# mypyc: interpreted
"""Puzzles: positions in which one choice is clearly better than all others.

A game keeps them in its folder, in ``puzzles.json``. A position is what a seed and the moves that
follow it lead to, so it can be reached again at any time; whoever solves the puzzle is shown it as
the seat sees it. ``meadhall puzzles mine`` finds them (``arena/mining.py``), ``meadhall puzzles
check`` searches them again.
"""

from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec

from meadhall.kernel.content import BrokenContent
from meadhall.kernel.game import Game, Setting
from meadhall.kernel.state import State

FORMAT = 1
PLACE = Path("puzzles.json")
"""The file's path inside a game's folder."""

ID_LENGTH = 10


class PuzzleChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the choices, and what became of it."""

    move: str
    chance: float
    """The seat's chance to win after it, by all searches together."""
    error: float
    """The standard error of the chance."""
    lacks: dict[str, float] = {}
    """By source, how many more points the best choice brings the seat by the end of the game, where
    that is beyond the noise.
    """
    rivals: float = 0.0
    """How many more points the best rival has at the end than after the best choice; 0 within the
    noise.
    """


class Puzzle(msgspec.Struct, frozen=True):
    players: int
    options: dict[str, Setting]
    seed: str
    moves: str
    """The moves before the position, as words with spaces between them."""
    seat: int
    question: str
    """The kind of decision, as the name of its step."""
    natural: str
    """What the policy would do."""
    simulations: int
    """How many the searches that verified it made together."""
    choices: list[PuzzleChoice]
    """All choices, the best first."""

    @property
    def id(self) -> str:
        """It stays the same wherever the puzzle stands in the file."""
        told = f"{self.seed} {self.moves}"
        return sha256(told.encode()).hexdigest()[:ID_LENGTH]

    @property
    def solution(self) -> str:
        return self.choices[0].move

    @property
    def margin(self) -> float:
        """How much better the best choice is than the next."""
        return self.choices[0].chance - self.choices[1].chance


class PuzzleFile(msgspec.Struct, frozen=True):
    format: int
    game: str
    rules: str
    """The version of the rules by which the positions came about."""
    seed: str
    looked: int
    """How many games have been looked through; mining goes on with the next one."""
    simulations: int
    """How many each search makes that verifies a puzzle."""
    puzzles: list[Puzzle]


def position_of(game: Game, puzzle: Puzzle) -> State:
    """The position, with its real hidden things; show only the view of its seat."""
    state: State = game.new(puzzle.players, puzzle.options, puzzle.seed)
    for word in puzzle.moves.split():
        state.play(state.deciders()[0], game.moves.number(word))
    return state


@cache
def read_puzzles(game: Game) -> PuzzleFile:
    """The puzzles of a game; none if it has no file, or one for other rules."""
    place = game.folder / PLACE
    if place.is_file():
        file = decode_puzzles(place.read_bytes())
        if file.rules == game.rules:
            return file
    return PuzzleFile(FORMAT, game.id, game.rules, seed="", looked=0, simulations=0, puzzles=[])


def decode_puzzles(data: bytes) -> PuzzleFile:
    try:
        file = msgspec.json.decode(data, type=PuzzleFile)
    except msgspec.DecodeError as error:
        raise BrokenContent(f"{PLACE}: {error}") from error
    if file.format != FORMAT:
        raise BrokenContent(f"{PLACE}: format {file.format} is not known here")
    return file

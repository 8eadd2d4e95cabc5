"""Puzzles as people are shown them, and how well they are solved.

A person and a puzzle are rated against each other, like two players (openskill): whoever solves it
has won. Only first answers count. What is shown begins at 1000 for a person; where a puzzle begins
is guessed from how clear its answer is, and whether the quick policy would find it.
"""

from collections.abc import Iterable
from datetime import date
from typing import Any

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from meadhall.bots.puzzles import Puzzle, position_of
from meadhall.kernel.game import Game, Setting
from meadhall.tables.bot_names import names_for_bots
from meadhall.tables.choices import Choice
from meadhall.tables.offers import choices_of
from meadhall.words import Words

LEVEL = "huscarl"
"""The characters whose names the seats have."""
SHOWN_AT_FIRST = 1000
SHOWN_PER_POINT = 40
HARDER = 3.0
"""By how much, in points of the model, a puzzle is harder whose answer is not the natural one."""
EASIER_BY_MARGIN = 15.0
"""By how much it is easier for each 1.0 of its margin."""
USUAL_MARGIN = 0.15
SPREAD_OF_PUZZLES = 4.0
"""It is known somewhat better how hard a puzzle is than how well somebody solves them."""


class ShownPuzzle(Struct, frozen=True):
    """A position as its seat sees it, and what can be done there."""

    id: str
    game: str
    players: int
    options: dict[str, Setting]
    names: list[str]
    seat: int
    view: Any
    outlooks: dict[str, float]
    prompt: str
    choices: list[Choice]


def show_puzzle(game: Game, puzzle: Puzzle, language: str) -> ShownPuzzle:
    state = position_of(game, puzzle)
    names = names_for_bots(puzzle.id, game.id, [LEVEL] * puzzle.players, [])
    words = Words(game, language, names)
    seat = puzzle.seat
    view = game.view(state, seat)
    return ShownPuzzle(
        id=puzzle.id,
        game=game.id,
        players=puzzle.players,
        options=puzzle.options,
        names=names,
        seat=seat,
        view=view,
        outlooks=dict(game.outlooks(state, seat)),
        prompt=words.prompt(state, seat, view),
        choices=choices_of(game, words, state, seat, f"puzzle/{puzzle.id}", view),
    )


class PuzzleRating(Struct, frozen=True):
    shown: int
    spread: int
    """It is probably no further from the truth than this."""
    answers: int


class PuzzleRatings:
    """The ratings of puzzles and of those who solve them, from all first answers in their order."""

    def __init__(self) -> None:
        self._model = PlackettLuce()
        self._people: dict[str, PlackettLuceRating] = {}
        self._puzzles: dict[str, PlackettLuceRating] = {}
        self._answers: dict[str, int] = {}

    def add(self, person: str, puzzle: Puzzle, solved: bool) -> None:
        mine = self._person(person)
        its = self._puzzle(puzzle)
        rated = self._model.rate([[mine], [its]], ranks=[1, 2] if solved else [2, 1])
        self._people[person], self._puzzles[puzzle.id] = rated[0][0], rated[1][0]
        for one in (person, puzzle.id):
            self._answers[one] = self._answers.get(one, 0) + 1

    def of_person(self, person: str) -> PuzzleRating:
        return _shown(self._person(person), self._answers.get(person, 0))

    def of_puzzle(self, puzzle: Puzzle) -> PuzzleRating:
        return _shown(self._puzzle(puzzle), self._answers.get(puzzle.id, 0))

    def _person(self, person: str) -> PlackettLuceRating:
        return self._people.get(person) or self._model.rating()

    def _puzzle(self, puzzle: Puzzle) -> PlackettLuceRating:
        known = self._puzzles.get(puzzle.id)
        if known is not None:
            return known
        guess = self._model.mu + EASIER_BY_MARGIN * (USUAL_MARGIN - min(0.5, puzzle.margin))
        guess += HARDER if puzzle.solution != puzzle.natural else -HARDER
        return self._model.rating(mu=guess, sigma=SPREAD_OF_PUZZLES)


def _shown(skill: PlackettLuceRating, answers: int) -> PuzzleRating:
    above = skill.mu - PlackettLuce().mu
    return PuzzleRating(
        shown=round(SHOWN_AT_FIRST + SHOWN_PER_POINT * above),
        spread=round(SHOWN_PER_POINT * skill.sigma),
        answers=answers,
    )


def of_the_day(puzzles: dict[str, list[Puzzle]], day: str) -> tuple[str, Puzzle] | None:
    """The game and the puzzle of a day: the games take turns, and each goes through its puzzles."""
    games = sorted(game for game in puzzles if puzzles[game])
    if not games:
        return None
    number = date.fromisoformat(day).toordinal()
    game = games[number % len(games)]
    own = sorted(puzzles[game], key=lambda puzzle: puzzle.id)
    return game, own[number // len(games) % len(own)]


def solved_in_a_row(answers: Iterable[bool]) -> int:
    """How many of the latest answers were right, without a wrong one between them.

    >>> solved_in_a_row([True, False, True, True])
    2
    """
    row = 0
    for solved in answers:
        row = row + 1 if solved else 0
    return row

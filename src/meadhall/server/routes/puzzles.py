"""Puzzles: positions with one best choice, to be found by whoever likes."""

from typing import Annotated

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody, PathParameter
from msgspec import Struct

from meadhall.bots.puzzles import Puzzle
from meadhall.kernel.catalogue import game_ids
from meadhall.server.deciding import Word
from meadhall.server.house import Home, House, Language, Visitor
from meadhall.server.people import Present
from meadhall.server.problems import problems
from meadhall.server.puzzles import check_answer, shown
from meadhall.store import PuzzleAnswer
from meadhall.tables.puzzles import PuzzleRating, ShownPuzzle, solved_in_a_row

PuzzleId = Annotated[str, PathParameter(pattern="^[0-9a-f]{10}$")]


class PuzzleRow(Struct):
    id: str
    rating: int
    kind: str
    """The verb that most of its choices have."""
    solved: bool | None
    """Whether your first answer was right; None before it."""


class PuzzleGame(Struct):
    game: str
    puzzles: list[PuzzleRow]
    """The easiest first."""
    next: str | None
    """The one that suits you: not answered yet, and about as hard as you are good."""


class PuzzleOfTheDay(Struct):
    game: str
    id: str
    solved: bool | None


class OwnPuzzles(Struct):
    """How you have done so far."""

    rating: PuzzleRating
    answered: int
    solved: int
    row: int
    """How many of the latest you have solved without a wrong answer between them."""


class PuzzleList(Struct):
    games: list[PuzzleGame]
    today: PuzzleOfTheDay | None
    yours: OwnPuzzles | None
    """None for somebody who has not entered."""


class WeighedChoice(Struct):
    """What became of a choice, by all searches together."""

    move: str
    chance: float
    error: float
    lacks: dict[str, float]
    """By source, how many more points the best choice brings by the end."""
    rivals: float
    """How many more points the best rival has at the end than after the best choice."""
    chosen: int
    """How often it was somebody's first answer."""


class Verdict(Struct):
    move: str
    """What you answered."""
    solved: bool
    counts: bool
    """Whether this was your first answer, which is the one that counts, and you have entered."""
    choices: list[WeighedChoice]
    """The best first."""
    natural: str
    """What a huscarl would do."""
    simulations: int
    rating: PuzzleRating
    """Of the puzzle."""
    before: PuzzleRating | None
    """Your rating before the answer; None if it does not count."""


class OpenPuzzle(Struct):
    """A puzzle as its seat sees it, and what you have answered."""

    puzzle: ShownPuzzle
    rating: PuzzleRating
    yours: OwnPuzzles | None
    verdict: Verdict | None
    """Only after your answer."""
    next: str | None
    is_today: bool


class PuzzleMove(Struct, forbid_unknown_fields=True):
    move: Word


@get("/puzzles", responses=problems(400, 401, 429))
async def puzzles(house: Home, visitor: Visitor) -> PuzzleList:
    """All puzzles, with your answers."""
    answers = await _answers(house, visitor)
    ratings = await house.puzzles.ratings()
    games: list[PuzzleGame] = []
    for game in game_ids():
        own = house.puzzles.of_game(game).values()
        rows = sorted(
            (
                PuzzleRow(
                    id=one.id,
                    rating=ratings.of_puzzle(one).shown,
                    kind=one.question,
                    solved=answers[one.id].solved if one.id in answers else None,
                )
                for one in own
            ),
            key=lambda row: (row.rating, row.id),
        )
        if rows:
            next_one = await _next(house, visitor, game, answers)
            games.append(PuzzleGame(game, rows, next_one))
    found = house.puzzles.of_today()
    today = None
    if found is not None:
        game, puzzle = found
        given = answers.get(puzzle.id)
        today = PuzzleOfTheDay(game, puzzle.id, given.solved if given else None)
    return PuzzleList(games, today, await _yours(house, visitor, answers))


@get("/puzzles/{game:str}/{id:str}", responses=problems(400, 401, 404, 429))
async def puzzle(
    game: FromPath[str], id: PuzzleId, house: Home, visitor: Visitor, language: Language
) -> OpenPuzzle:
    """A position from the view of a seat, and all that it can do there."""
    found = house.puzzles.find(game, id)
    answers = await _answers(house, visitor)
    ratings = await house.puzzles.ratings()
    given = answers.get(id)
    today = house.puzzles.of_today()
    return OpenPuzzle(
        puzzle=await house.storage.work(shown, game, found.id, language),
        rating=ratings.of_puzzle(found),
        yours=await _yours(house, visitor, answers),
        verdict=await _verdict(house, game, found, given.move) if given else None,
        next=await _next(house, visitor, game, answers, but=id),
        is_today=today is not None and today[1].id == id,
    )


@post("/puzzles/{game:str}/{id:str}", status_code=200, responses=problems(400, 401, 404, 422, 429))
async def answer(
    game: FromPath[str], id: PuzzleId, data: JSONBody[PuzzleMove], house: Home, visitor: Visitor
) -> Verdict:
    """Say what you would do, and hear what is best. Of people who have entered the first counts."""
    found = house.puzzles.find(game, id)
    check_answer(found, data.move)
    before: PuzzleRating | None = None
    if visitor is not None:
        rating = (await house.puzzles.ratings()).of_person(visitor.id)
        if await house.puzzles.answer(visitor.id, game, id, data.move):
            before = rating
    return await _verdict(house, game, found, data.move, before)


async def _verdict(
    house: House, game: str, found: Puzzle, move: str, before: PuzzleRating | None = None
) -> Verdict:
    """``before`` is given where the answer counts."""
    chosen = await house.puzzles.chosen(found.id)
    ratings = await house.puzzles.ratings()
    return Verdict(
        move=move,
        solved=move == found.solution,
        counts=before is not None,
        choices=[
            WeighedChoice(
                move=one.move,
                chance=one.chance,
                error=one.error,
                lacks=one.lacks,
                rivals=one.rivals,
                chosen=chosen.get(one.move, 0),
            )
            for one in found.choices
        ],
        natural=found.natural,
        simulations=found.simulations,
        rating=ratings.of_puzzle(found),
        before=before,
    )


async def _answers(house: House, visitor: Present | None) -> dict[str, PuzzleAnswer]:
    return await house.puzzles.answers_of(visitor.id) if visitor else {}


async def _yours(
    house: House, visitor: Present | None, answers: dict[str, PuzzleAnswer]
) -> OwnPuzzles | None:
    if visitor is None:
        return None
    return OwnPuzzles(
        rating=(await house.puzzles.ratings()).of_person(visitor.id),
        answered=len(answers),
        solved=sum(one.solved for one in answers.values()),
        row=solved_in_a_row(one.solved for one in answers.values()),
    )


async def _next(
    house: House,
    visitor: Present | None,
    game: str,
    answers: dict[str, PuzzleAnswer],
    but: str = "",
) -> str | None:
    """The first puzzle is an easy one; whoever is known gets one that suits them."""
    ratings = await house.puzzles.ratings()
    left = [
        one
        for one in house.puzzles.of_game(game).values()
        if one.id not in answers and one.id != but
    ]
    mine = ratings.of_person(visitor.id).shown if visitor and answers else 0
    suiting = min(
        left, key=lambda one: (abs(ratings.of_puzzle(one).shown - mine), one.id), default=None
    )
    return suiting.id if suiting else None


puzzle_routes = Router("/", tags=["puzzles"], route_handlers=[puzzles, puzzle, answer])

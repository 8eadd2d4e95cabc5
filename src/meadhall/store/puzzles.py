"""What people answered to puzzles: of each person the first answer, which alone counts."""

from msgspec import Struct
from sqlalchemy import ColumnElement, func, select, text

from meadhall.store.database import Database
from meadhall.store.schema import puzzle_answers as answers

_KEEP = text(
    "INSERT INTO puzzle_answers (person, game, puzzle, move, solved, at)"
    " VALUES (:person, :game, :puzzle, :move, :solved, :at) ON CONFLICT DO NOTHING"
)


class PuzzleAnswer(Struct, frozen=True, kw_only=True):
    number: int
    """Answers are numbered in the order in which they came."""
    person: str
    game: str
    puzzle: str
    move: str
    solved: bool
    at: float


class PuzzleAnswers:
    def __init__(self, database: Database) -> None:
        self._database = database

    def keep(
        self, person: str, game: str, puzzle: str, move: str, solved: bool, now: float
    ) -> bool:
        """Store a person's first answer; False if there is one already."""
        facts = {"person": person, "game": game, "puzzle": puzzle, "move": move, "solved": solved}
        with self._database.writing() as connection:
            return connection.execute(_KEEP, {**facts, "at": now}).rowcount == 1

    def count(self) -> int:
        with self._database.reading() as connection:
            return connection.scalar(select(func.count()).select_from(answers)) or 0

    def after(self, number: int) -> list[PuzzleAnswer]:
        """The answers that came after the one with this number, in order."""
        return self._found(answers.c.id > number)

    def of_person(self, person: str) -> list[PuzzleAnswer]:
        return self._found(answers.c.person == person)

    def chosen(self, puzzle: str) -> dict[str, int]:
        """How often each move was somebody's first answer."""
        query = (
            select(answers.c.move, func.count())
            .where(answers.c.puzzle == puzzle)
            .group_by(answers.c.move)
        )
        with self._database.reading() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}

    def _found(self, condition: ColumnElement[bool]) -> list[PuzzleAnswer]:
        query = select(answers).where(condition).order_by(answers.c.id)
        with self._database.reading() as connection:
            return [
                PuzzleAnswer(
                    number=row["id"],
                    person=row["person"],
                    game=row["game"],
                    puzzle=row["puzzle"],
                    move=row["move"],
                    solved=row["solved"],
                    at=row["at"],
                )
                for row in connection.execute(query).mappings()
            ]

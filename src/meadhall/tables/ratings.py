"""How well people play, based on nothing but the results of finished games.

Plackett-Luce (openskill) compares the people in a game by their places. Each has a mean and a
standard deviation, which shrinks with every game. What is shown begins at 1000 and is cautious:
someone little is known about is shown below their probable strength.
"""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from meadhall.tables.summary import SeatSummary, Summary

SHOWN_AT_FIRST = 1000
SHOWN_PER_POINT = 40

POINTS_KEPT = 60
"""Games of a person over which the course of their rating is shown."""


class Rating(Struct, frozen=True):
    mean: float
    spread: float
    shown: int
    games: int
    wins: int
    """Games in which no other person was placed ahead of them."""


class RatingChange(Struct, frozen=True):
    """What one game changed for one seat, in the numbers that are shown."""

    seat: int
    before: int
    after: int


class RatingPoint(Struct, frozen=True):
    """What somebody's rating was after a game."""

    at: float
    mean: float
    spread: float


class Ratings:
    """The ratings of everyone in some games; more games can be added, in the order they ended."""

    def __init__(self) -> None:
        self.last = (-1.0, "")
        """When the last of these games ended, and its id."""
        self._model = PlackettLuce()
        self._skills: dict[str, PlackettLuceRating] = {}
        self._games: Counter[str] = Counter()
        self._wins: Counter[str] = Counter()
        self._points: dict[str, list[RatingPoint]] = {}

    def add(self, results: Iterable[Summary]) -> None:
        for result in _counted(results):
            places = places_of_people(result)
            for person, place in places.items():
                self._skills.setdefault(person, self._model.rating())
                self._games[person] += 1
                self._wins[person] += place == 1
            rated = self._model.rate(
                [[self._skills[person]] for person in places],
                ranks=[float(place) for place in places.values()],
            )
            self._skills.update(zip(places, (team[0] for team in rated), strict=True))
            for person in places:
                skill = self._skills[person]
                points = self._points.setdefault(person, [])
                points.append(RatingPoint(result.finished_at, skill.mu, skill.sigma))
                del points[:-POINTS_KEPT]
            self.last = _when(result)

    def of_everyone(self) -> dict[str, Rating]:
        """By person id."""
        return {
            person: Rating(
                skill.mu, skill.sigma, shown(skill), self._games[person], self._wins[person]
            )
            for person, skill in self._skills.items()
        }

    def course_of(self, person: str) -> list[RatingPoint]:
        """What a person's rating was after each of their latest games; nothing without one."""
        return self._points.get(person, [])


def rate(results: Iterable[Summary]) -> dict[str, Rating]:
    """The rating of everyone in these games, by person id.

    Ratings are not stored, but computed from the results, so that the formula can change.
    """
    ratings = Ratings()
    ratings.add(results)
    return ratings.of_everyone()


def changes_by(id: str, results: Iterable[Summary]) -> list[RatingChange]:
    """What the game with this id changed; nothing if it was not rated."""
    counted = _counted(results)
    at = next((place for place, result in enumerate(counted) if result.id == id), None)
    if at is None:
        return []
    before, after = rate(counted[:at]), rate(counted[: at + 1])
    return [
        RatingChange(
            seat=number,
            before=before[seat.person].shown if seat.person in before else SHOWN_AT_FIRST,
            after=after[seat.person].shown,
        )
        for number, seat in enumerate(counted[at].seats)
        if seat.person
    ]


def _counted(results: Iterable[Summary]) -> list[Summary]:
    """The games that count, in the order in which they ended."""
    counted = [result for result in results if result.rated and result.status == "over"]
    return sorted(counted, key=_when)


def _when(result: Summary) -> tuple[float, str]:
    return result.finished_at, result.id


def shown(skill: PlackettLuceRating) -> int:
    """The number shown to people."""
    return round(SHOWN_AT_FIRST + SHOWN_PER_POINT * float(skill.ordinal()))


def places_of_people(result: Summary) -> dict[str, int]:
    """The places among the people in a game, by id. Those who resigned rank behind the rest.

    A seat counts with its place, even if a bot sat in for a while.
    """
    keys = {
        seat.person: _key(seat, place)
        for seat, place in zip(result.seats, result.places, strict=True)
        if seat.person
    }
    return {person: 1 + sum(other < key for other in keys.values()) for person, key in keys.items()}


def _key(seat: SeatSummary, place: int) -> tuple[bool, int]:
    return seat.resigned, place

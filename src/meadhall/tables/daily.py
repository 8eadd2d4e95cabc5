"""The daily saga: every day, by UTC, each game has one deal that is the same for everybody.

Seat, opponents and options follow from the date (``daily`` in a game's ``hall.toml``), all chances
from a secret to which the server commits the day before. Every table of the day draws its seed from
that secret and nothing else, so its commitment is that of the day, and each result can be proved
like that of any other table. A person's first try counts; others are practice.
"""

from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime, timedelta

from msgspec import Struct

from meadhall.kernel.draw import Draw
from meadhall.kernel.game import Game
from meadhall.kernel.state import State
from meadhall.tables.clock import DAY
from meadhall.tables.entries import AnyEntry, DailyTry, Person
from meadhall.tables.front import Deal, read_front
from meadhall.tables.lobby import open_table
from meadhall.tables.settings import SeatWish, Settings
from meadhall.tables.summary import Summary
from meadhall.tables.table import Table

USUAL_LEVEL = "karl"
MOST_COLUMNS = 16
"""Columns of a distribution."""

MOST_SAMPLES = 40
"""Points of a curve."""

WEEK = 7


# Days


def day_of(now: float) -> str:
    """The day of this moment.

    >>> day_of(1_795_000_000.0), starts_at("2026-11-18"), previous("2026-11-01")
    ('2026-11-18', 1794960000.0, '2026-10-31')
    """
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def starts_at(day: str) -> float:
    midnight = datetime.fromisoformat(day).replace(tzinfo=UTC)
    return midnight.timestamp()


def ends_at(day: str) -> float:
    return starts_at(day) + DAY


def next_day(day: str) -> str:
    return (date.fromisoformat(day) + timedelta(days=1)).isoformat()


def previous(day: str) -> str:
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def is_day(text: str) -> bool:
    """Whether it is a date as we write it.

    >>> is_day("2026-11-18"), is_day("20261118"), is_day("2026-11-31")
    (True, False, False)
    """
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


# Deals


def deal_of(game: Game, day: str) -> Deal:
    """What everybody plays on this day: by the weekday, in a seat that moves on from day to day."""
    ordinal = date.fromisoformat(day).toordinal()
    rota = read_front(game).daily or _usual_rota(game)
    deal = rota[(ordinal - 1) % len(rota)]
    return Deal(deal.players, deal.bot, deal.options, seat=ordinal % deal.players)


def _usual_rota(game: Game) -> list[Deal]:
    """For a game that does not say otherwise: each number of players in turn."""
    return [Deal(n, USUAL_LEVEL) for n in range(game.min_players, game.max_players + 1)]


def settings_of(game: str, deal: Deal, counts: bool) -> Settings:
    """Only in practice may one ask for advice."""
    seats = [SeatWish("bot", bot=deal.bot)] * deal.players
    seats[deal.seat] = SeatWish("me")
    return Settings(
        game=game,
        seats=seats,
        options=dict(deal.options),
        undo="free",
        hints=not counts,
        sit_in=deal.bot,
    )


def open_try(
    game: str, deal: Deal, day: str, secret: str, person: Person, now: float, counts: bool
) -> list[AnyEntry]:
    """The first entries of a person's table of the day."""
    daily = DailyTry(day=day, until=ends_at(day), counts=counts)
    return open_table(settings_of(game, deal, counts), person, now, secret=secret, daily=daily)


def seed_of(secret: str, players: int) -> str:
    """The seed of all tables of a day: nobody adds anything to the secret."""
    nothing = [""] * players
    return Draw(secret=secret, pledges=nothing, contributions=nothing).seed()


# Results


class Told(Struct, frozen=True, kw_only=True):
    """A counting try that is over."""

    person: str
    table: str
    name: str
    points: int
    won: bool
    abandoned: bool
    """Whether a bot had to finish it."""
    seconds: float


class Placed(Struct, frozen=True):
    told: Told
    place: int | None
    """Equal results share a place; one that a bot finished has none."""


def told_by(summary: Summary, person: str) -> Told | None:
    """The result of a person's try; None if the table has none."""
    seats = [number for number, seat in enumerate(summary.seats) if seat.person == person]
    if summary.status != "over" or not seats:
        return None
    number = seats[0]
    seat = summary.seats[number]
    return Told(
        person=person,
        table=summary.id,
        name=seat.name,
        points=summary.totals[number],
        won=summary.places[number] == 1,
        abandoned=bool(seat.sitting_in) or seat.resigned,
        seconds=summary.finished_at - summary.started_at,
    )


def ranked(told: Iterable[Told]) -> list[Placed]:
    """Whoever won is ahead of whoever did not, then points count; those left to a bot are last."""
    found = sorted(told, key=lambda one: (one.abandoned, not one.won, -one.points, one.name))
    own = [(one.won, one.points) for one in found if not one.abandoned]
    return [
        Placed(one, None if one.abandoned else 1 + sum(other > _key(one) for other in own))
        for one in found
    ]


def _key(told: Told) -> tuple[bool, int]:
    return told.won, told.points


class Distribution(Struct, frozen=True):
    """How many had how many points, in columns of equal width."""

    low: int
    width: int
    counts: list[int]


def distribution(points: Sequence[int]) -> Distribution | None:
    """None if nobody has told the saga.

    >>> distribution([30, 31, 62])
    Distribution(low=30, width=3, counts=[2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    """
    if not points:
        return None
    low, high = min(points), max(points)
    width = 1 + (high - low) // MOST_COLUMNS
    counts = [0] * ((high - low) // width + 1)
    for one in points:
        counts[(one - low) // width] += 1
    return Distribution(low, width, counts)


class Streak(Struct, frozen=True):
    """Days in a row on which a person has told a saga of the day to its end."""

    days: int
    longest: int
    week: list[bool]
    """The last seven days, today last."""


def streak_of(days: Iterable[str], today: str) -> Streak:
    """A day that is not over yet breaks no row.

    >>> streak_of(["2026-11-15", "2026-11-16", "2026-11-17", "2026-11-10"], "2026-11-18")
    Streak(days=3, longest=3, week=[False, False, False, True, True, True, False])
    """
    told = {date.fromisoformat(day).toordinal() for day in days}
    now = date.fromisoformat(today).toordinal()
    last = now if now in told else now - 1
    longest = max((_row_ending(told, one) for one in told if one + 1 not in told), default=0)
    week = [now - back in told for back in reversed(range(WEEK))]
    return Streak(_row_ending(told, last), longest, week)


def _row_ending(told: set[int], last: int) -> int:
    length = 0
    while last - length in told:
        length += 1
    return length


class Sample(Struct, frozen=True):
    """The points after so many decisions of one's own."""

    decisions: int
    points: int


def curve_of(table: Table, seat: int) -> list[Sample]:
    """How the points of a seat grew over a finished game, as they stood after its decisions."""
    samples: list[Sample] = []

    def note(number: int, state: State) -> None:
        if number == 0 or table.moves[number - 1].seat == seat or number == len(table.moves):
            last = samples[-1].decisions if samples else -1
            added = number == 0 or table.moves[number - 1].seat == seat
            samples.append(Sample(last + added, table.game.result(state).totals[seat]))

    table.run_again(len(table.moves), after_each=note)
    step = -(-len(samples) // MOST_SAMPLES)
    return [*samples[:-1:step], samples[-1]]

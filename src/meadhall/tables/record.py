"""What a person has played: places, factions, streaks and runestones, from finished games alone.

It is computed anew from the summaries each time, so what counts can change. A game counts if the
person had one seat and nobody had brought its moves along from elsewhere.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.game import Option, Setting
from meadhall.tables.front import read_front
from meadhall.tables.summary import SeatSummary, Summary

Company = Literal["people", "bots", "alone"]
"""With whom a game was played: at least one other person, bots only, or nobody."""

StoneId = Literal[
    "four_banners",
    "full_bench",
    "giant_slayer",
    "grand_tour",
    "in_a_row",
    "winter_alone",
    "word_kept",
]

GIANTS = {"jarl", "konung"}
"""The levels of bots that look ahead."""

BANNERS = 4
"""Victories with this many factions of one game raise a stone."""

IN_A_ROW = 5
"""Victories over people."""

WORD_KEPT = 25
"""Games with people, one after another, none of them given up."""


class Places(Struct):
    """How often somebody came first, second, and so on."""

    people: list[int] = []
    bots: list[int] = []
    usual_bot: str = ""
    """The level of bot met most often where there were bots only."""


class Alone(Struct):
    """How games alone went at one level of difficulty."""

    level: Setting | None
    """The value of the game's option for it; None if there is no such option."""
    games: int = 0
    wins: int = 0
    best: int | None = None
    """The most points in a game won."""


class Faction(Struct):
    """How games went with one leader, clan, scientist or crew."""

    id: str
    games: int = 0
    wins: int = 0
    fair: float = 0.0
    """The victories that a fair share would have been: a third of a game for three, and so on."""


class AtPlayers(Struct):
    """How games with others went at one number of players."""

    players: int
    games: int
    wins: int


class GameRecord(Struct):
    game: str
    games: int
    places: Places
    by_players: list[AtPlayers]
    """The fewest players first."""
    alone: list[Alone]
    """The easiest level first."""
    factions: list[Faction]
    """Those of games with others, the most often played first."""


class Stone(Struct):
    """A runestone: something worth remembering, raised by the first game that earned it."""

    id: StoneId
    table: str
    at: float


class PersonalRecord(Struct):
    games: int
    kept: int
    """How many of them were played to the end without resigning or leaving the seat to a bot."""
    streak: int
    """Victories in a row, up to now."""
    longest: int
    by_game: list[GameRecord]
    """In the order of the catalogue; only games that were played."""
    stones: list[Stone]
    """The oldest first."""


class Played(Struct, frozen=True):
    """One finished game, seen by the person whose record it is."""

    table: Summary
    seat: int

    @property
    def own(self) -> SeatSummary:
        return self.table.seats[self.seat]

    @property
    def others(self) -> list[SeatSummary]:
        return [seat for number, seat in enumerate(self.table.seats) if number != self.seat]

    @property
    def company(self) -> Company:
        if not self.others:
            return "alone"
        return "people" if any(seat.person for seat in self.others) else "bots"

    @property
    def place(self) -> int:
        """Whoever resigned comes last."""
        return len(self.table.seats) if self.own.resigned else self.table.places[self.seat]

    @property
    def is_won(self) -> bool:
        return not self.own.resigned and self.table.places[self.seat] == 1

    @property
    def is_kept(self) -> bool:
        return not self.own.resigned and not self.own.sitting_in

    @property
    def faction(self) -> str:
        factions = self.table.factions
        return factions[self.seat] if factions else ""

    @property
    def is_earnest(self) -> bool:
        """Whether the person could not know what the dice would show.

        A daily saga can be tried again, so it does not count.
        """
        table = self.table
        return not table.seeded and table.undo != "friendly" and not table.daily


def played_by(person: str, tables: Iterable[Summary]) -> list[Played]:
    """The games that count for a person, the oldest first."""
    found = []
    for table in tables:
        seats = [number for number, seat in enumerate(table.seats) if seat.person == person]
        if table.status == "over" and len(seats) == 1 and not table.imported:
            found.append(Played(table, seats[0]))
    return sorted(found, key=lambda one: (one.table.finished_at, one.table.id))


def record_of(person: str, tables: Iterable[Summary]) -> PersonalRecord:
    played = played_by(person, tables)
    streak, longest = _streaks(played)
    of_game = {id: [one for one in played if one.table.game == id] for id in game_ids()}
    return PersonalRecord(
        games=len(played),
        kept=sum(one.is_kept for one in played),
        streak=streak,
        longest=longest,
        by_game=[_game_record(id, games) for id, games in of_game.items() if games],
        stones=_stones(played),
    )


def _streaks(played: Sequence[Played]) -> tuple[int, int]:
    """The victories in a row up to now, and the most there ever were."""
    streak = longest = 0
    for one in played:
        streak = streak + 1 if one.is_won else 0
        longest = max(longest, streak)
    return streak, longest


def _game_record(id: str, played: Sequence[Played]) -> GameRecord:
    levels = Counter(
        seat.bot for one in played if one.company == "bots" for seat in one.others if seat.bot
    )
    return GameRecord(
        game=id,
        games=len(played),
        places=Places(
            people=_places([one.place for one in played if one.company == "people"]),
            bots=_places([one.place for one in played if one.company == "bots"]),
            usual_bot=levels.most_common(1)[0][0] if levels else "",
        ),
        by_players=_by_players([one for one in played if one.company != "alone"]),
        alone=_alone(id, [one for one in played if one.company == "alone"]),
        factions=_factions([one for one in played if one.company != "alone"]),
    )


def _by_players(played: Sequence[Played]) -> list[AtPlayers]:
    found: dict[int, AtPlayers] = {}
    for one in played:
        players = len(one.table.seats)
        row = found.setdefault(players, AtPlayers(players, 0, 0))
        row.games += 1
        row.wins += one.is_won
    return [found[players] for players in sorted(found)]


def _places(places: Sequence[int]) -> list[int]:
    """How often each place was taken, from the first to the last.

    >>> _places([1, 3, 1])
    [2, 0, 1]
    """
    return [places.count(place) for place in range(1, max(places, default=0) + 1)]


def _solo_option(id: str) -> Option | None:
    """The option for how hard a game alone is."""
    game = find_game(id)
    name = read_front(game).solo_level
    return next((option for option in game.options if option.id == name), None)


def _level(table: Summary) -> Setting | None:
    option = _solo_option(table.game)
    return None if option is None else table.options.get(option.id, option.default)


def _alone(id: str, played: Sequence[Played]) -> list[Alone]:
    option = _solo_option(id)
    levels: dict[Setting | None, Alone] = {
        level: Alone(level) for level in (option.values if option else ())
    }
    for one in played:
        level = _level(one.table)
        row = levels.setdefault(level, Alone(level))
        row.games += 1
        if one.is_won:
            row.wins += 1
            points = one.table.totals[one.seat]
            row.best = points if row.best is None else max(row.best, points)
    return [row for row in levels.values() if row.games]


def _factions(played: Sequence[Played]) -> list[Faction]:
    found: dict[str, Faction] = {}
    for one in played:
        if one.faction:
            row = found.setdefault(one.faction, Faction(one.faction))
            row.games += 1
            row.wins += one.is_won
            row.fair += 1 / len(one.table.seats)
    return sorted(found.values(), key=lambda row: (-row.games, row.id))


def _stones(played: Sequence[Played]) -> list[Stone]:
    """Each stone with the game that first earned it. Chosen dice raise none."""
    raised: dict[StoneId, Stone] = {}
    visited: set[str] = set()
    banners: dict[str, set[str]] = {}
    in_a_row = kept = 0
    for one in played:
        if not one.is_earnest:
            continue
        game, with_people = one.table.game, one.company == "people"
        visited.add(game)
        if with_people:
            in_a_row = in_a_row + 1 if one.is_won else 0
            kept = kept + 1 if one.is_kept else 0
        if one.is_won and one.company != "alone" and one.faction:
            banners.setdefault(game, set()).add(one.faction)
        earned: dict[StoneId, bool] = {
            "four_banners": len(banners.get(game, ())) >= BANNERS,
            "full_bench": one.is_won and _is_full_bench(one),
            "giant_slayer": one.is_won and any(seat.bot in GIANTS for seat in one.others),
            "grand_tour": visited >= set(game_ids()),
            "in_a_row": in_a_row >= IN_A_ROW,
            "winter_alone": one.is_won and _is_hardest(one),
            "word_kept": kept >= WORD_KEPT,
        }
        for id, is_earned in earned.items():
            if is_earned and id not in raised:
                raised[id] = Stone(id, one.table.id, one.table.finished_at)
    return list(raised.values())


def _is_full_bench(one: Played) -> bool:
    """Whether as many people as the game takes sat there, each on a seat of their own."""
    people = {seat.person for seat in one.table.seats if seat.person}
    return len(people) == len(one.table.seats) == find_game(one.table.game).max_players > 1


def _is_hardest(one: Played) -> bool:
    option = _solo_option(one.table.game)
    return one.company == "alone" and option is not None and _level(one.table) == option.values[-1]

"""What a tournament is about: its settings, those who take part, its rounds and its tables."""

import re
import unicodedata
from collections.abc import Sequence
from hashlib import sha256
from typing import Literal

from msgspec import Struct, structs

from meadhall.kernel.catalogue import UnknownGame, find_game
from meadhall.kernel.game import Setting, WrongSetting
from meadhall.tables.clock import CLOCKS, DAY, MINUTE
from meadhall.tables.draft import Draft
from meadhall.tables.entries import AnyEntry, Joined, Person, TournamentGame
from meadhall.tables.folding import fold
from meadhall.tables.lobby import open_table, started
from meadhall.tables.refusal import Wrong
from meadhall.tables.settings import SeatWish, Settings
from meadhall.tables.summary import Summary
from meadhall.tables.tournaments.pairing import (
    all_against_all,
    knocked_out,
    paired,
    seated,
    winner_of,
)
from meadhall.tables.tournaments.standing import Played, standings

TournamentKind = Literal["swiss", "round-robin", "knock-out"]
Stage = Literal["open", "playing", "over", "ended"]

QUICK_BOTS = ("thrall", "karl", "huscarl")
"""The levels that may fill up a tournament; one that searches would keep a server busy for long."""
SIT_IN = "huscarl"
"""Who plays on for somebody whose time is over."""
LARGEST_TABLE = 5
MOST_ENTRIES = 64
MOST_ROUNDS = 12
LEAST_MINUTES, MOST_DAYS = 10, 60
"""How long a round may last."""
LONGEST_TITLE = 60


class TournamentSettings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    title: str
    game: str
    kind: TournamentKind
    size: int
    """How many sit at a table; some tables have one less where the numbers do not fit."""
    rounds: int = 5
    """Of a Swiss; the others have as many as it takes."""
    options: dict[str, Setting] = {}
    clock: str = "live"
    fill: str | None = None
    """The level of the bots that fill up the last table when it begins; None for none."""
    bots: list[str] = []
    """The levels of bots that take part from the beginning."""
    begins_at: float | None = None
    """When it begins by itself; otherwise whoever set it up begins it."""
    round_lasts: float | None = None
    """Seconds after which bots end what is left of a round; None for as long as clocks allow."""


class Entrant(Struct, frozen=True, kw_only=True):
    number: int
    name: str
    person: str = ""
    """Empty for a bot, and for somebody who has left the house for good."""
    bot: str = ""
    left: bool = False
    """Whether they are paired no more."""


class Round(Struct, frozen=True):
    """Who meets whom, by seat; whoever sits alone has a bye."""

    number: int
    tables: list[list[int]]


def check_plan(settings: TournamentSettings, now: float) -> TournamentSettings:
    """The same with a tidy title, or ``Wrong`` with a sentence for people."""
    title = re.sub(r"\s+", " ", unicodedata.normalize("NFC", settings.title)).strip()
    if not 1 <= len(title) <= LONGEST_TITLE or not title.isprintable():
        raise Wrong("wrong-title", most=LONGEST_TITLE)
    try:
        game = find_game(settings.game)
    except UnknownGame as error:
        raise Wrong("no-such-game") from error
    most = min(LARGEST_TABLE, game.max_players)
    if not max(2, game.min_players) <= settings.size <= most:
        raise Wrong("wrong-table-size", least=max(2, game.min_players), most=most)
    try:
        game.begin(settings.size, settings.options, "")
    except WrongSetting as error:
        raise Wrong("wrong-setting", sentence=str(error)[:300]) from error
    if not 1 <= settings.rounds <= MOST_ROUNDS:
        raise Wrong("wrong-rounds", most=MOST_ROUNDS)
    if settings.clock not in CLOCKS:
        raise Wrong("unknown-clock", clock=settings.clock[:40], clocks=", ".join(CLOCKS))
    for bot in [*settings.bots, *([settings.fill] if settings.fill else [])]:
        if bot not in QUICK_BOTS:
            raise Wrong("unknown-bot", bot=bot[:40], bots=", ".join(QUICK_BOTS))
    if len(settings.bots) > MOST_ENTRIES:
        raise Wrong("too-many-entries", most=MOST_ENTRIES)
    if settings.begins_at is not None and settings.begins_at < now:
        raise Wrong("begins-in-the-past")
    lasts = settings.round_lasts
    if lasts is not None and not LEAST_MINUTES * MINUTE <= lasts <= MOST_DAYS * DAY:
        raise Wrong("wrong-round-length", least=LEAST_MINUTES, most=MOST_DAYS)
    return structs.replace(settings, title=title)


def least_at_a_table(settings: TournamentSettings) -> int:
    """The fewest who can play by these options."""
    game = find_game(settings.game)
    least = settings.size
    while least > max(2, game.min_players):
        try:
            game.begin(least - 1, settings.options, "")
        except WrongSetting:
            break
        least -= 1
    return least


def filled(settings: TournamentSettings, entrants: Sequence[Entrant]) -> list[str]:
    """The levels of the bots that are still to be added before it begins."""
    if settings.fill is None:
        return []
    missing = -len(entrants) % settings.size
    return [settings.fill] * (missing or (0 if entrants else settings.size))


def lots(entrants: Sequence[Entrant], secret: str) -> list[int]:
    """Everybody in an order that nobody could choose."""
    drawn = {one.number: sha256(f"{secret}/{one.number}".encode()).digest() for one in entrants}
    return sorted(drawn, key=lambda number: drawn[number])


def next_round(
    settings: TournamentSettings,
    entrants: Sequence[Entrant],
    secret: str,
    played: Sequence[Played],
) -> Round | None:
    """Who meets whom once all of ``played`` is over; None when nothing is left to be played."""
    number = max((one.round for one in played), default=0) + 1
    order = lots(entrants, secret)
    ranked = [one.entry for one in standings(order, played)]
    here = {one.number for one in entrants if (one.person or one.bot) and not one.left}
    tables = _tables_of(settings, number, order, ranked, here, played)
    if sum(len(table) > 1 for table in tables) == 0:
        return None
    return Round(number, [seated(table, played) for table in tables])


def _tables_of(
    settings: TournamentSettings,
    number: int,
    order: list[int],
    ranked: list[int],
    here: set[int],
    played: Sequence[Played],
) -> list[list[int]]:
    least = least_at_a_table(settings)
    if settings.kind == "swiss":
        left = [entry for entry in ranked if entry in here]
        return paired(left, settings.size, least, played) if number <= settings.rounds else []
    if settings.kind == "round-robin":
        rounds = all_against_all(sorted(order), settings.size, least)
        if number > len(rounds):
            return []
        # Whoever has left is missed: the others at that table play without them, or rest.
        tables = [[one for one in table if one in here] for table in rounds[number - 1]]
        return [table for table in tables if table]
    last = [one for one in played if one.round == number - 1]
    winners = {winner_of(one, ranked) for one in last}
    alive = [entry for entry in order if entry in here and (not last or entry in winners)]
    return knocked_out(alive, settings.size, least) if len(alive) > 1 else []


def table_of(
    tournament: str,
    settings: TournamentSettings,
    round: int,
    table: Sequence[Entrant],
    id: str,
    now: float,
) -> list[AnyEntry]:
    """The log of a game that begins at once; bots sit where nobody does any more."""
    wishes = [
        SeatWish("open") if one.person else SeatWish("bot", bot=one.bot or SIT_IN) for one in table
    ]
    chosen = Settings(
        game=settings.game,
        seats=wishes,
        options=settings.options,
        public=True,
        clock=settings.clock,
        hints=False,
        sit_in=SIT_IN,
    )
    # Where only bots play, it is nobody's table.
    people = [Person(one.person, one.name) for one in table if one.person]
    opener = people[0] if people else Person("", settings.title)
    game = TournamentGame(
        id=tournament,
        title=settings.title,
        round=round,
        names=[one.name for one in table],
        until=None if settings.round_lasts is None else now + settings.round_lasts,
    )
    log = open_table(chosen, opener, now, tournament=game)
    for seat, one in enumerate(table):
        if wishes[seat].who == "open":
            person = Person(one.person, one.name)
            log.append(Joined(at=now, seat=seat, person=person, name=one.name))
    draft = Draft(fold(id, log), now)
    draft.add(started(draft.table, now))
    return [*log, *draft.entries]


def played_at(summary: Summary | None, round: int, entries: list[int]) -> Played:
    """What became of a table, as far as it is over."""
    if summary is None:
        return Played(round, entries)
    if summary.status != "over":
        return Played(round, entries, is_over=summary.status == "ended")
    return Played(round, entries, summary.places, summary.totals)

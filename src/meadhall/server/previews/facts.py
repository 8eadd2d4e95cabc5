"""What a preview tells of a table, a day's saga or a tournament: only what a stranger may know."""

from msgspec import Struct

from meadhall.kernel.catalogue import find_game
from meadhall.kernel.events import SPECTATOR
from meadhall.server.routes.tournaments import TournamentPage
from meadhall.tables.lobby import may_watch
from meadhall.tables.quiet import moves_told
from meadhall.tables.refusal import Missing
from meadhall.tables.review import FROM_THE_OPENING, check_review, events_between, known_move
from meadhall.tables.table import Table
from meadhall.tables.wording import words_of
from meadhall.words import Words, interface

MOST_ROWS = 6
"""As many as are legible in a preview."""


class Row(Struct, frozen=True):
    """Somebody who plays, with what they have reached, if that is told."""

    name: str
    place: int | None = None
    points: str = ""


class Preview(Struct, frozen=True):
    game: str
    title: str
    line: str
    """Below the title: how far it is."""
    text: str
    """A sentence or two about it."""
    rows: tuple[Row, ...] = ()


def table_preview(table: Table, told: int | None, language: str, now: float) -> Preview:
    """A table as it is, or after a move, to a stranger; ``Missing`` if there is none for them."""
    if not may_watch(table, None, None, now):
        raise Missing("no-such-table")
    words = words_of(table, language)
    if told is not None:
        return _moment(table, told, words, language)
    title = words.game_name()
    names = [seat.name for seat in table.seats if seat.is_taken()]
    if table.status == "over" and table.result is not None:
        line = interface(language, "preview-over")
        rows = _ranked(table.result.places, table.result.totals, names)
        return Preview(table.settings.game, title, line, words.game_summary(), rows)
    rows = tuple(Row(name) for name in names)
    if table.status == "open":
        line = interface(language, "preview-open", taken=len(names), seats=len(table.seats))
        return Preview(table.settings.game, title, line, words.game_summary(), rows)
    if table.status == "playing":
        moves = moves_told(table, len(table.moves), [])
        line = interface(language, "preview-playing", move=moves)
        text = words.waiting(table.state) if table.asked else ""
        return Preview(table.settings.game, title, line, text, rows)
    line = interface(language, "preview-closed")
    return Preview(table.settings.game, title, line, words.game_summary(), rows)


def _moment(table: Table, told: int, words: Words, language: str) -> Preview:
    number = check_review(table, None, SPECTATOR, told)
    before = known_move(table, told - 1, []) if told else FROM_THE_OPENING
    events = events_between(table, before, number, [], language)
    moves = moves_told(table, len(table.moves), [])
    names = [seat.name for seat in table.seats]
    rows = tuple(Row(name) for name in names)
    if table.status == "over":
        # The points of a game that is still played may count what only their seat knows.
        totals = table.game.result(table.position(number)).totals
        rows = tuple(Row(name, None, str(total)) for name, total in zip(names, totals, strict=True))
    return Preview(
        game=table.settings.game,
        title=words.game_name(),
        line=interface(language, "preview-moment", move=told, moves=moves),
        text=" ".join(event.text for event in events),
        rows=rows,
    )


def _ranked(places: list[int], totals: list[int], names: list[str]) -> tuple[Row, ...]:
    ranked = sorted(zip(places, totals, names, strict=True), key=lambda one: one[0])
    return tuple(Row(name, place, str(total)) for place, total, name in ranked)


def daily_preview(day: str, game: str, language: str) -> Preview:
    """A day's saga. Nothing of its results: they open with one's own."""
    return Preview(
        game=game,
        title=Words(find_game(game), language, []).game_name(),
        line=interface(language, "preview-daily", day=day),
        text=interface(language, "preview-daily-text"),
    )


def tournament_preview(page: TournamentPage, language: str) -> Preview:
    game = Words(find_game(page.game), language, []).game_name()
    entrants = len(page.entrants)
    return Preview(
        game=page.game,
        title=page.title,
        line=interface(
            language, "preview-tournament", game=game, stage=page.stage, round=len(page.rounds)
        ),
        text=interface(language, "preview-tournament-text", entrants=entrants),
        rows=tuple(
            Row(one.name, one.place, f"{one.points:g}" if one.place is not None else "")
            for one in page.entrants
        ),
    )

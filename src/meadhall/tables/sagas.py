"""Sagas of tables: a finished game as a file, the proof that it was fair, and continuing a file.

A continued game begins with moves that were made elsewhere. With the saga's seed it goes on where
the saga would have gone. Without it the outcomes so far are taken from the file, and a new secret
seed provides those to come; then no single seed explains the whole game, and its saga has none.
"""

from msgspec import Struct, structs

from meadhall.kernel.catalogue import UnknownGame, find_game
from meadhall.kernel.draw import Draw
from meadhall.kernel.game import Game
from meadhall.kernel.saga import (
    BrokenSaga,
    Saga,
    SagaMove,
    decode,
    first_link,
    next_link,
    replay,
)
from meadhall.tables.entries import AnyEntry, Joined, Opened, Person, Revealed, Started
from meadhall.tables.folding import fold
from meadhall.tables.lobby import open_table
from meadhall.tables.refusal import Missing, Refused, Unsuitable, Wrong
from meadhall.tables.settings import SeatWish, Settings, check_name
from meadhall.tables.table import Table
from meadhall.words import interface

MOST_BYTES = 4 * 1024 * 1024
LONGEST_SENTENCE = 300


def to_saga(table: Table) -> Saga:
    """The game as a file, with its seed; only once it is over, when nothing is secret."""
    if table.status != "over":
        raise Unsuitable("not-over")
    game = table.game
    players = len(table.seats)
    return Saga(
        game=game.id,
        rules=game.rules,
        players=players,
        options=game.read_settings(players, table.settings.options),
        seats=table.names(),
        commitment=table.commitment,
        seed=None if table.scripted else table.seed,
        draw=None if table.scripted else table.draw,
        opening=table.opening,
        start=table.start,
        moves=table.moves,
        result=game.result(table.state) if table.state.is_over() else None,
    )


class Proof(Struct, frozen=True, kw_only=True):
    """What replaying a game has shown."""

    holds: bool
    """Every move was legal and led where the saga says."""
    proved_from_seed: bool
    """All random outcomes come from the seed; otherwise some are what a file said."""
    commitment: str
    """What was published about the seed before the game."""
    seed: str
    moves: int
    imported: int
    """How many of the moves were made elsewhere."""
    first_difference: int | None
    """The first move that differs, 0 for the start."""
    sentence: str


def prove(table: Table, language: str = "en") -> Proof:
    """Replay a finished game from its saga and compare."""
    saga = to_saga(table)
    difference: int | None = None
    key = "proof-holds"
    if table.scripted:
        key = "proof-scripted"
    elif table.imported:
        key = "proof-continued"
    try:
        for _ in replay(table.game, saga):
            pass
    except BrokenSaga as error:
        difference = error.move
        key = "proof-broken"
    moves = len(saga.moves)
    return Proof(
        holds=difference is None,
        proved_from_seed=difference is None and not table.scripted,
        commitment=saga.commitment,
        seed=table.seed,
        moves=moves,
        imported=table.imported,
        first_difference=difference,
        sentence=interface(
            language, key, moves=moves, imported=table.imported, move=difference or 0
        ),
    )


def continue_saga(data: bytes, at: int | None, opener: Person, now: float) -> list[AnyEntry]:
    """The first entries of a table that continues a file after the move ``at``, or its last.

    All seats are the opener's: whoever else plays shares the screen.
    """
    saga = read_saga(data)
    last = len(saga.moves) if at is None else at
    if not 0 <= last <= len(saga.moves):
        raise Missing("no-such-move", most=len(saga.moves))
    names = [_safe_name(name, number) for number, name in enumerate(saga.seats, 1)]
    settings = Settings(
        game=saga.game,
        options=saga.options,
        seats=[SeatWish("me", name=name) for name in names],
        public=False,
        undo="friendly",
        seed=saga.seed,
    )
    entries = open_table(settings, opener, now)
    if saga.draw is not None:
        entries = _draw_again(entries, saga.draw)
    relinked = _relink(saga, names, fold("", entries).commitment)
    started = Started(
        at=now,
        bots={},
        opening=relinked.opening,
        start=relinked.start,
        names=names,
        rules=saga.rules,
        imported=relinked.moves[:last],
        scripted=saga.seed is None,
    )
    return [*entries, started]


def read_saga(data: bytes) -> Saga:
    """Read a saga of unknown origin and replay it to its end, or refuse it with the reason."""
    if len(data) > MOST_BYTES:
        raise _broken(f"it has more than {MOST_BYTES // 1024 // 1024} MB")
    try:
        saga = decode(data)
        game = find_game(saga.game)
        _check_length(game, saga)
        for _ in replay(game, saga):
            pass
    except (BrokenSaga, UnknownGame) as error:
        raise _broken(str(error)) from error
    return saga


def _check_length(game: Game, saga: Saga) -> None:
    if len(saga.moves) > game.longest:
        raise BrokenSaga(f"no game has more than {game.longest} moves")


def _broken(sentence: str) -> Refused:
    return Wrong("broken-saga", sentence=sentence[:LONGEST_SENTENCE])


def _safe_name(name: str, number: int) -> str:
    try:
        return check_name(name)
    except Wrong:
        return f"Player {number}"


def _draw_again(entries: list[AnyEntry], draw: Draw) -> list[AnyEntry]:
    """The same entries for a table whose seed is drawn as it was for the saga."""
    drawn: list[AnyEntry] = []
    for entry in entries:
        if isinstance(entry, Opened):
            drawn.append(structs.replace(entry, seed=draw.secret, drawn=True))
        elif isinstance(entry, Joined):
            drawn.append(structs.replace(entry, pledge=draw.pledges[entry.seat]))
    at = entries[0].at
    revealed = enumerate(draw.contributions)
    return drawn + [Revealed(at=at, seat=seat, contribution=one) for seat, one in revealed if one]


def _relink(saga: Saga, names: list[str], commitment: str) -> Saga:
    """The saga as one of this table: the chain covers the names and the commitment."""
    other = structs.replace(saga, seats=names, commitment=commitment)
    link = other.start = first_link(other)
    other.moves = []
    for move in saga.moves:
        link = next_link(link, move.seat, move.move, move.outcomes)
        other.moves.append(SagaMove(move.seat, move.move, move.outcomes, link))
    return other

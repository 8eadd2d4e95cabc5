"""Answering a decision, over the table's WebSocket or by HTTP: the same either way."""

from typing import Annotated

from msgspec import Meta, Struct

from meadhall.server.house import House
from meadhall.server.people import Present
from meadhall.store import DuplicateKey
from meadhall.tables import playing
from meadhall.tables.quiet import entries_told, moves_told
from meadhall.tables.refusal import Refused, Unsuitable
from meadhall.tables.table import Table

SeatNumber = Annotated[int, Meta(ge=0, le=16)]
DecisionId = Annotated[int, Meta(ge=0)]
Word = Annotated[str, Meta(min_length=1, max_length=120)]
# In Python "$" alone would also match before a trailing newline.
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9._:-]{1,64}(?!\n)$")]


class Move(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    decision: DecisionId
    """The id of the decision that the move answers."""
    move: Word
    key: Key | None = None
    """A name for this request; one that is sent twice is carried out once."""


class Done(Struct):
    """A command that was carried out and stored."""

    seq: int
    moves: int
    repeated: bool = False


def done(table: Table, me: Present, repeated: bool = False) -> Done:
    seats = table.seats_of(me.id)
    seq = entries_told(table, table.seq, seats)
    return Done(seq, moves_told(table, len(table.moves), seats), repeated)


async def answer_decision(house: House, table: str, me: Present, data: Move) -> Done:
    """Make a move; whoever repeats a request learns that it was carried out.

    The caller must not be stopped halfway.
    """
    key = f"{me.id}/{data.key}" if data.key else ""
    try:
        live = await house.live_table_for(table, me)
        after = await house.commands.carry_out_here(
            live, playing.make_move, me.person(), data.seat, data.decision, data.move, key
        )
    except (DuplicateKey, Refused):
        # A decision is answered once.
        earlier = await house.storage.read(house.store.tables.move_with_key, table, key)
        if earlier is None:
            raise
        if (earlier.seat, earlier.move) != (data.seat, data.move):
            raise Unsuitable("duplicate-key") from None
        return done(await house.table_for(table, me), me, repeated=True)
    return done(after, me)

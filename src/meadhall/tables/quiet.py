"""Quiet steps: what a seat does in secret, and what nobody else may notice, not even by counting.

Where several seats decide at once, each makes its choice in small steps that the others see only
when all are done. An entry of the log is quiet if it changes nothing that anybody but its seat may
know. Entries and moves are therefore counted differently for everybody:

- The number of entries that somebody is told leaves out all quiet entries of other seats, for good.
- The number of moves leaves out quiet moves of other seats until what they led to is shown; then it
  is part of what everybody saw happen.

``seats`` are those of the person who is told; none for a spectator.
"""

from collections.abc import Collection

from meadhall.kernel.events import SPECTATOR, Event
from meadhall.kernel.state import State
from meadhall.tables.table import Table


def is_quiet(table: Table, after: State, seat: int, heard: list[Event]) -> bool:
    """Whether nobody but the seat may know that it made this move, which led to ``after``."""
    before: State = table.state
    if not table.joint_step or before.deciders() != after.deciders():
        return False
    view = table.game.view
    others = [SPECTATOR, *(other for other in range(before.seats) if other != seat)]
    return (
        type(before.steps[-1]) is type(after.steps[-1])
        and before.irrevocable() == after.irrevocable()
        and not any(event.is_told_to(other) for event in heard for other in others)
        and all(view(before, other) == view(after, other) for other in others)
    )


# Entries


def entries_told(table: Table, seq: int, seats: Collection[int]) -> int:
    """The number of the entry ``seq`` as these seats count."""
    return seq - sum(one.seq <= seq and one.seat not in seats for one in table.quiet)


def entry_told_as(table: Table, number: int, seats: Collection[int]) -> int:
    """The last entry that these seats count as ``number``."""
    seq = number
    for one in table.quiet:
        if one.seat not in seats and one.seq <= seq + 1:
            seq += 1
    return seq


# Moves


def hidden_moves(table: Table, seats: Collection[int]) -> list[int]:
    """The numbers of the moves that these seats do not know of yet, in their order."""
    if not table.joint_step:
        return []
    return [
        number
        for number in range(table.shown_until + 1, len(table.moves) + 1)
        if table.made[number - 1].quiet and table.moves[number - 1].seat not in seats
    ]


def moves_told(table: Table, number: int, seats: Collection[int]) -> int:
    """How many of the first ``number`` moves these seats know of."""
    return number - sum(hidden <= number for hidden in hidden_moves(table, seats))


def move_told_as(table: Table, told: int, seats: Collection[int]) -> int:
    """The last move that these seats count as ``told``, or one that does not exist."""
    number = told
    for hidden in hidden_moves(table, seats):
        if hidden <= number + 1:
            number += 1
    return number


def time_hidden(table: Table, seat: int) -> float:
    """The time that the seat has gained by moves that the others do not know of yet."""
    others = [other for other in range(len(table.seats)) if other != seat]
    return sum(table.made[number - 1].gained for number in hidden_moves(table, others))

"""What-if: a branch of the game to try things out, seen by nobody else and stored nowhere.

A branch is not the real game: everything the seat cannot know is redealt first, so it shows nothing
that the seat does not know. What is printed out of sight, such as the consequences of a Story's
choice, cannot be redealt; a branch stops before it. It depends on its request alone: the same
request gives the same branch, on any server.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from meadhall.kernel.dice import Dice
from meadhall.kernel.events import SPECTATOR, Event, is_disclosed
from meadhall.kernel.state import State
from meadhall.tables.draft import play_word
from meadhall.tables.refusal import Forbidden, TooMuch, Unsuitable
from meadhall.tables.review import check_number, check_review
from meadhall.tables.table import Table

MOST_MOVES = 200


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat does in a branch; the viewer answers for all of them."""

    seat: int
    move: str


class Branch(Struct, frozen=True):
    state: Any
    """The ``State`` at its end; it belongs to the caller. Show only the view of ``seat``."""
    seat: int
    events: list[list[Event]]
    """What the seat heard after each of the answers; ``review.tell`` turns it into sentences."""
    sealed: bool
    """Whether the branch must stop here: nobody may foresee what follows from the choices."""


def explore(
    table: Table, person: str | None, seat: int, at: int, world: str, answers: list[Answer]
) -> Branch:
    """Play answers on a copy of the position after the move that the person counts as ``at``.

    ``world`` determines what is dealt. It must contain a secret of the server: whoever could
    compute the deal might infer what the real one was.
    """
    if table.is_under_way_for_the_day():
        raise Forbidden("daily-no-what-if")
    number = check_review(table, person, seat, at)
    if seat == SPECTATOR:
        raise Forbidden("not-your-seat")
    if len(answers) > MOST_MOVES:
        raise TooMuch("too-many-moves", most=MOST_MOVES)
    state = table.game.resample(table.position(number), seat, Dice.from_seed(world, 1))
    events: list[list[Event]] = []
    for answer in answers:
        if _is_sealed(state):
            raise Unsuitable("what-if-sealed")
        heard: list[Event] = []
        state.listen(heard)
        play_word(table, state, answer.seat, answer.move)
        if is_disclosed(heard):
            raise Unsuitable("what-if-sealed")
        events.append([event for event in heard if event.is_told_to(seat)])
    return Branch(state, seat, events, _is_sealed(state))


def instead(table: Table, number: int, by: int, line: Sequence[str]) -> State:
    """The position that a seat would have reached by another line, after this many moves.

    Only in games that are over, and only as far as neither chance nor anything hidden comes in:
    nobody can tell what would have followed then.
    """
    if table.status != "over":
        raise Unsuitable("not-over")
    check_number(table, number)
    if len(line) > MOST_MOVES:
        raise TooMuch("too-many-moves", most=MOST_MOVES)
    state: State = table.position(number).copy()
    known = state.irrevocable()
    for word in line:
        play_word(table, state, by, word)
        if state.irrevocable() != known:
            raise Unsuitable("chance-came-in")
    return state


def _is_sealed(state: State) -> bool:
    return not state.is_over() and state.steps[-1].is_sealed()

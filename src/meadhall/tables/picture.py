"""Everything a person may know about a table at one moment, ready to be shown.

The sentences are made here, in the person's language, so that clients can be simple: they draw the
view, list the choices and send back the word of one of them.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from msgspec import Struct

from meadhall.kernel.catalogue import find_game
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import SPECTATOR
from meadhall.kernel.game import Game, Preview, Result, Setting
from meadhall.kernel.state import State
from meadhall.tables.clock import Clock
from meadhall.tables.quiet import entries_told, moves_told, time_hidden
from meadhall.tables.settings import SeatKind, UndoPolicy
from meadhall.tables.summary import is_rated
from meadhall.tables.table import Status, Table
from meadhall.tables.undoing import free_way_back, may_always_go_back
from meadhall.words import Words


class Reason(Struct, frozen=True):
    """Why a choice cannot be made."""

    rule: str
    text: str


class Change(Struct, frozen=True):
    """What a choice certainly adds to a seat's things, or takes away."""

    seat: int
    text: str
    """The amount with its sign, such as "+2 wood"."""
    n: int


class Choice(Struct, frozen=True):
    move: str
    verb: str
    targets: list[str]
    text: str
    final: bool
    """Whether chance or a secret is involved, so that it cannot simply be taken back."""
    reason: Reason | None
    """What prevents it; None if the choice can be made."""
    note: str | None
    """What it costs, gains and risks, in a few words, where the game can say so."""
    odds: float | None
    """The chance to win the fight, or whatever it is about, from 0 to 1."""
    changes: list[Change]


class Decision(Struct, frozen=True):
    """A question to a seat; a move must name its id."""

    id: int
    seat: int
    prompt: str
    choices: list[Choice]
    since: float


class Plan(Struct, frozen=True):
    id: str
    text: str


class SeatPicture(Struct, frozen=True):
    kind: SeatKind
    name: str
    taken: bool
    yours: bool
    bot: str | None
    sitting_in: str | None
    resigned: bool
    asked: bool
    left: float | None
    """Seconds left on the clock at the moment of the picture; None without a clock."""
    running: bool
    pledge: str
    """The hash of what the seat adds to the seed; empty if it adds nothing."""
    contribution: str
    """What the seat has added to the seed."""


class SeatView(Struct, frozen=True):
    """What one of your seats knows; seat -1 is a spectator."""

    seat: int
    view: Any
    decision: Decision | None
    undo_to: int | None
    """The number of moves this seat may freely go back to."""
    plan: Plan | None
    plans: list[Plan]


class RivalPicture(Struct, frozen=True):
    """An opponent without a seat, such as the Automa of a solo game."""

    id: str
    name: str
    total: int
    sheet: dict[str, int]
    won: bool


class EndingPicture(Struct, frozen=True):
    """How a finished game ended."""

    sentence: str
    """Why it was won or lost."""
    won: bool | None
    """Whether one of your seats is in first place; None for a spectator."""
    rivals: list[RivalPicture]


class UndoWish(Struct, frozen=True):
    seat: int
    to: int
    your_answer_needed: bool


class Invitation(Struct, frozen=True):
    seat: int
    secret: str


class Picture(Struct, frozen=True, kw_only=True):
    id: str
    seq: int
    """How many entries of the log the person may know of; see ``quiet.py``."""
    now: float
    status: Status
    game: str
    options: dict[str, Setting]
    public: bool
    clock: Clock | None
    clock_name: str | None
    undo: UndoPolicy
    hints: bool
    sit_in: str
    seeded: bool
    rated: bool
    opener: str
    you_opened: bool
    seats: list[SeatPicture]
    moves: int
    imported: int
    commitment: str
    """The hash of the secret that the seed is drawn from, or of a chosen seed; known from the start
    and never changed.
    """
    drawn: bool
    """Whether players may add to the seed; otherwise it was chosen, or comes from an old table."""
    gathered: bool
    """Whether the seats are settled, so that what was pledged is to be revealed."""
    seed: str | None
    """The seed itself, once the game is over."""
    waiting: str
    """Who is being waited for, and for what."""
    views: list[SeatView]
    undo_wish: UndoWish | None
    result: Result | None
    ending: EndingPicture | None
    end_reason: str
    rematch: str
    after: str
    watch: str | None
    """For the opener: the secret that lets others watch."""
    invitations: list[Invitation]
    """For the opener: the secrets that let friends take their seats."""


@lru_cache(maxsize=1024)
def _words(game: str, language: str, names: tuple[str, ...]) -> Words:
    return Words(find_game(game), language, names)


def words_of(table: Table, language: str) -> Words:
    return _words(table.settings.game, language, tuple(table.names()))


def waiting_for(table: Table, language: str) -> str:
    """Who is being waited for; it says only what a spectator may know, so it suits everyone."""
    return words_of(table, language).waiting(table.state) if table.asked else ""


def take_picture(
    table: Table, person: str | None, language: str, now: float, waiting: str | None = None
) -> Picture:
    """The picture for one person; pass ``waiting_for`` as ``waiting`` when taking many at once."""
    settings = table.settings
    yours = table.seats_of(person) if person else []
    is_opener = person == table.opener.id
    return Picture(
        id=table.id,
        seq=entries_told(table, table.seq, yours),
        now=now,
        status=table.status,
        game=settings.game,
        options=settings.options,
        public=settings.public,
        clock=table.clock,
        clock_name=chosen if isinstance(chosen := settings.clock_chosen(), str) else None,
        undo=settings.undo,
        hints=settings.hints,
        sit_in=settings.sit_in,
        seeded=settings.seed is not None,
        rated=is_rated(table),
        opener=table.opener.name,
        you_opened=is_opener,
        seats=[_seat(table, number, number in yours, now) for number in range(len(table.seats))],
        moves=moves_told(table, len(table.moves), yours),
        imported=table.imported,
        commitment=table.commitment,
        drawn=bool(table.secret),
        gathered=bool(table.gathered_at),
        seed=table.seed if table.status == "over" and not table.scripted else None,
        waiting=waiting_for(table, language) if waiting is None else waiting,
        views=[_view(table, seat, yours, language) for seat in yours or [SPECTATOR]]
        if table.state is not None
        else [],
        undo_wish=_undo_wish(table, person),
        result=table.result,
        ending=_ending(table, yours, language),
        end_reason=table.end_reason,
        rematch=table.rematch,
        after=table.after,
        watch=table.watch if is_opener else None,
        invitations=[
            Invitation(number, seat.invitation)
            for number, seat in enumerate(table.seats)
            if is_opener and seat.invitation and not seat.is_taken()
        ],
    )


def _seat(table: Table, number: int, yours: bool, now: float) -> SeatPicture:
    seat = table.seats[number]
    clock = table.clocks[number] if table.clocks else None
    return SeatPicture(
        kind=seat.kind,
        name=seat.name,
        taken=seat.is_taken(),
        yours=yours,
        bot=seat.bot,
        sitting_in=seat.sitting_in,
        resigned=seat.resigned,
        asked=number in table.asked,
        left=max(0.0, clock.at(now) - (0.0 if yours else time_hidden(table, number)))
        if clock
        else None,
        running=clock is not None and clock.since is not None,
        pledge=seat.pledge,
        contribution=seat.contribution,
    )


def _view(table: Table, seat: int, yours: list[int], language: str) -> SeatView:
    words = words_of(table, language)
    game = table.game
    view = game.view(table.state, seat)
    asked = table.asked.get(seat)
    plays = seat != SPECTATOR and table.seats[seat].played_by() is None
    decision = None
    if asked is not None and plays:
        # This must contain a secret: whoever could deal the same world might compare it with the
        # real one.
        purpose = f"{table.seed}/choices/{asked.decision}"
        binds = not may_always_go_back(table, seat)
        choices = choices_of(game, words, table.state, seat, purpose, view, binds)
        prompt = words.prompt(table.state, seat, view)
        number = entries_told(table, asked.decision, yours)
        decision = Decision(number, seat, prompt, choices, asked.since)
    way_back = free_way_back(table, seat) if plays else len(table.moves)
    plan = table.seats[seat].plan if plays else None
    plans = game.plans(table.state, seat) if plays and table.status == "playing" else []
    return SeatView(
        seat=seat,
        view=view,
        decision=decision,
        undo_to=moves_told(table, way_back, yours) if way_back < len(table.moves) else None,
        plan=None if plan is None else Plan(plan, words.plan(plan)),
        plans=[Plan(plan, words.plan(plan)) for plan in plans],
    )


def list_choices(
    state: State, seat: int, table: Table, language: str, purpose: str
) -> list[Choice]:
    return choices_of(table.game, words_of(table, language), state, seat, purpose)


def choices_of(
    game: Game,
    words: Words,
    state: State,
    seat: int,
    purpose: str,
    view: Struct | None = None,
    binds: bool = False,
) -> list[Choice]:
    """Everything the seat might think of, each with what prevents it.

    Whether a move is final, and what it leads to, is tried out in a world consistent with what the
    seat knows, not in the real one: so the answer cannot give away what the seat does not know.
    Where every move can be taken back, ``binds`` is false and nothing is final.
    """
    view = view or game.view(state, seat)
    world = game.resample(state, seat, Dice.from_seed(purpose, 1))
    before = world.irrevocable()
    legal = set(state.moves(seat))
    tallies = game.tallies(world, seat)
    choices: list[Choice] = []
    for move in state.candidates(seat):
        word = game.moves.word(move)
        verb, *targets = word.split(":")
        reason = None
        final = False
        preview = None
        if move in legal:
            preview = game.preview(world, seat, move)
            if binds:
                trial = world.copy()
                trial.play(seat, move)
                final = trial.irrevocable() != before
        else:
            obstacle = state.obstacle(seat, move)
            assert obstacle is not None
            reason = Reason(obstacle.rule, words.obstacle(obstacle))
        choices.append(
            Choice(
                move=word,
                verb=verb,
                targets=targets,
                text=words.move(move, view),
                final=final,
                reason=reason,
                note=words.preview(preview) if preview else None,
                odds=preview.odds if preview else None,
                changes=_changes(words, seat, tallies, preview),
            )
        )
    return choices


def _changes(
    words: Words, seat: int, tallies: Mapping[str, int], preview: Preview | None
) -> list[Change]:
    """What a preview claims, as differences, where it is counted in words."""
    changes: list[Change] = []
    for id, claimed in preview.claims.items() if preview else ():
        n = claimed - tallies[id]
        text = words.change(id, n) if n else None
        if text is not None:
            changes.append(Change(seat, text, n))
    return changes


def _ending(table: Table, yours: list[int], language: str) -> EndingPicture | None:
    result = table.result
    if table.status != "over" or result is None:
        return None
    words = words_of(table, language)
    winners = result.winners()
    won = any(seat in winners for seat in yours) if yours else None
    if not table.state.is_over():
        names = [seat.name for seat in table.seats if seat.resigned]
        return EndingPicture(words.resigned(names, winners), won, [])
    ending = table.game.ending(table.state)
    points = result.totals[winners[0]] if winners else 0
    rivals = [
        RivalPicture(one.id, words.name(one.id), one.total, dict(one.sheet), not winners)
        for one in ending.rivals
    ]
    return EndingPicture(words.ending(ending, winners, points), won, rivals)


def _undo_wish(table: Table, person: str | None) -> UndoWish | None:
    wish = table.undo_asked
    if wish is None:
        return None
    asked = any(
        seat.person is not None and seat.person.id == person and seat.played_by() is None
        for seat in table.seats
    )
    to = moves_told(table, wish.to, table.seats_of(person) if person else [])
    return UndoWish(wish.seat, to, asked and person not in wish.agreed)

# mypyc: interpreted
"""A game as a file: everything needed to replay it and to prove that it was fair.

A hash commits to the seed when the game starts, and the seed is revealed when it is over. At the
tables of a server it commits to one part of the seed, and the players add others (``draw.py``).
Each move carries the random outcomes that followed it and a link: the hash of the previous link and
the move; the first is chained to the hash of the start. Changing a move breaks its link in the
chain; changing the rules changes the outcomes.
"""

from collections.abc import Iterator, Mapping
from hashlib import blake2b

import msgspec

from meadhall.kernel.dice import ChanceNeeded
from meadhall.kernel.draw import BrokenDraw, Draw
from meadhall.kernel.events import Event
from meadhall.kernel.game import Game, Result, Setting, WrongSetting
from meadhall.kernel.moves import UnknownMove
from meadhall.kernel.state import IllegalMove, State

FORMAT = 1


class BrokenSaga(ValueError):
    """A saga that is inconsistent; ``move`` is the first that differs, 0 for the start."""

    def __init__(self, sentence: str, move: int = 0) -> None:
        super().__init__(sentence)
        self.move = move


class SagaMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    move: str
    outcomes: list[int]
    link: str


class Saga(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    format: int = FORMAT
    game: str
    rules: str
    players: int
    options: dict[str, Setting]
    seats: list[str]
    commitment: str
    seed: str | None
    """None until the game is over."""
    draw: Draw | None = None
    """What the seed was made from; None if it was chosen, or the saga is older than draws."""
    opening: list[int]
    """The outcomes drawn before the first choice."""
    start: str
    """The link that the first move is chained to: the hash of everything settled before it."""
    moves: list[SagaMove]
    result: Result | None


def commitment_of(seed: str) -> str:
    """What is published about a seed before it may be known."""
    return blake2b(f"meadhall seed {seed}".encode(), digest_size=32).hexdigest()


def first_link(saga: Saga) -> str:
    settled = [saga.game, saga.rules, saga.players, saga.options, saga.seats, saga.commitment]
    return _hash([settled, saga.opening])


def next_link(link: str, seat: int, move: str, outcomes: list[int]) -> str:
    return _hash([link, seat, move, outcomes])


def _hash(value: object) -> str:
    return blake2b(msgspec.json.encode(value, order="sorted"), digest_size=16).hexdigest()


class Recorder:
    """A running game that writes its saga. Pass ``events`` to hear it from the start.

    ``commitment`` is what was published where not the seed itself was committed to.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        given: Mapping[str, object],
        seed: str,
        seats: list[str] | None = None,
        events: list[Event] | None = None,
        commitment: str | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.saga = Saga(
            game=game.id,
            rules=game.rules,
            players=players,
            options=game.read_settings(players, given),
            seats=seats or [f"player {seat + 1}" for seat in range(players)],
            commitment=commitment or commitment_of(seed),
            seed=None,
            opening=[],
            start="",
            moves=[],
            result=None,
        )
        self.state: State = game.begin(players, given, seed)
        if events is not None:
            self.state.listen(events)
        self.state.dice.record(self.saga.opening)
        self.state.settle()
        self.saga.start = first_link(self.saga)
        self._finish_if_over()

    def play(self, seat: int, move: int) -> None:
        """Make a checked move and record it."""
        outcomes: list[int] = []
        self.state.dice.record(outcomes)
        self.state.play_checked(seat, move)
        word = self.game.moves.word(move)
        link = self.saga.moves[-1].link if self.saga.moves else self.saga.start
        self.saga.moves.append(
            SagaMove(seat, word, outcomes, next_link(link, seat, word, outcomes))
        )
        self._finish_if_over()

    def go_back(self, state: State) -> None:
        """Take back the last move: ``state`` is the position before it."""
        self.saga.moves.pop()
        self.state = state

    def _finish_if_over(self) -> None:
        if self.state.is_over():
            self.saga.seed = self.seed
            self.saga.result = self.game.result(self.state)


def encode(saga: Saga) -> bytes:
    return msgspec.json.format(msgspec.json.encode(saga), indent=1)


def decode(data: bytes) -> Saga:
    """Read a saga file, or say what is wrong with it."""
    try:
        saga = msgspec.json.decode(data, type=Saga)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BrokenSaga(f"this is no saga: {error}") from error
    if saga.format != FORMAT:
        raise BrokenSaga(f"this saga has the format {saga.format}; only {FORMAT} is known here")
    return saga


def replay(game: Game, saga: Saga, events: list[Event] | None = None) -> Iterator[State]:
    """Every position of a saga, starting at the first choice; ``BrokenSaga`` where it goes wrong.

    The same state object is yielded each time, one move further on.
    """
    try:
        state: State = game.begin(saga.players, saga.options, saga.seed or "")
    except WrongSetting as error:
        raise BrokenSaga(str(error)) from error
    if events is not None:
        state.listen(events)
    if saga.rules != game.rules:
        raise BrokenSaga(f"this saga was played by rules {saga.rules}; these are {game.rules}")
    _check_seed(saga)
    if len(saga.seats) != saga.players:
        raise BrokenSaga(f"there are {len(saga.seats)} names for {saga.players} seats")
    _go_on(state, saga, 0, saga.opening)
    link = first_link(saga)
    if link != saga.start:
        raise BrokenSaga("the start was changed after the game")
    yield state
    for number, entry in enumerate(saga.moves, start=1):
        link = next_link(link, entry.seat, entry.move, entry.outcomes)
        if link != entry.link:
            raise BrokenSaga(f"move {number} ({entry.move}) was changed after the game", number)
        try:
            move = game.moves.number(entry.move)
            if move not in state.moves(entry.seat):
                raise IllegalMove("not legal")
        except (UnknownMove, IllegalMove) as error:
            raise BrokenSaga(f"move {number} ({entry.move}) cannot be made", number) from error
        _go_on(state, saga, number, entry.outcomes, entry.seat, move)
        yield state
    if saga.result != (game.result(state) if state.is_over() else None):
        raise BrokenSaga("the result is not the one of the last move", len(saga.moves))


def _check_seed(saga: Saga) -> None:
    if saga.draw is None:
        if saga.seed is not None and commitment_of(saga.seed) != saga.commitment:
            raise BrokenSaga("the seed is not the one that was committed to")
        return
    try:
        saga.draw.check(saga.commitment, saga.seed or "", saga.players)
    except BrokenDraw as error:
        raise BrokenSaga(str(error)) from error


def _go_on(
    state: State, saga: Saga, number: int, expected: list[int], seat: int = -1, move: int = -1
) -> None:
    """Settle the opening or make one move, and compare the outcomes with the recorded ones."""
    outcomes: list[int] = []
    state.dice.record(outcomes)
    if saga.seed is None:
        state.dice.follow(expected)
    try:
        if move < 0:
            state.settle()
        else:
            state.play(seat, move)
    except (ValueError, ChanceNeeded) as error:
        raise BrokenSaga(f"chance gave something else after move {number}", number) from error
    if outcomes != expected:
        raise BrokenSaga(f"chance gave something else after move {number}", number)

"""Effects that are made of others: choices between them, any order, payments for more."""

from meadhall.games.northgard.rules.cards.effects import SEQUENCES, CardEffect, Sequence
from meadhall.games.northgard.rules.moves import CHOOSE, DECLINE, DONE, USE
from meadhall.games.northgard.rules.obstacles import NOTHING_TO_CARRY_OUT, TOO_FEW_TO_PAY
from meadhall.games.northgard.rules.owed import PayResources
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.kernel.shared import without
from meadhall.kernel.state import Choice, Obstacle


class ChooseEffect(CardEffect):
    """NUL-CARD-01, 02: choose ``n`` different options; all but the first may be left out."""

    __slots__ = ("n", "options")

    def __init__(self, n: int, options: list[Sequence]) -> None:
        self.n = n
        self.options = options

    def obstacle(self, state: NorthgardState, seat: int) -> Obstacle | None:
        for option in self.options:
            if option.obstacle(state, seat) is None:
                return None
        return NOTHING_TO_CARRY_OUT

    def carry_out(self, state: NorthgardState, seat: int) -> None:
        if self.obstacle(state, seat) is None:
            options = tuple([option.number for option in self.options])
            state.steps.append(ChooseOption(seat, self.n, options, may_stop=False))


class ChooseOption(Choice[NorthgardState]):
    """One of the options that are left; ``n`` may still be chosen."""

    __slots__ = ("may_stop", "n", "options")

    def __init__(self, seat: int, n: int, options: tuple[int, ...], may_stop: bool) -> None:
        super().__init__(seat)
        self.n = n
        self.options = options
        """Numbers of sequences."""
        self.may_stop = may_stop

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        moves = [CHOOSE.at(SEQUENCES[option].keyword) for option in self.options]
        moves.sort()
        if self.may_stop:
            moves.append(DONE.move)
        return moves

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        return None if move == DONE.move else self._option(move).obstacle(state, seat)

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == DONE.move:
            return
        option = self._option(move)
        if self.n > 1:
            rest = without(self.options, option.number)
            state.steps.append(ChooseOption(seat, self.n - 1, rest, may_stop=True))
        option.resolve(state, seat)

    def _option(self, move: int) -> Sequence:
        keywords = [SEQUENCES[option].keyword for option in self.options]
        return SEQUENCES[self.options[keywords.index(CHOOSE.target(move))]]


class AnyOrderEffect(CardEffect):
    """NUL-CARD-15: what must be done, with something that may be done before or after it."""

    __slots__ = ("mandatory", "optional")

    def __init__(self, mandatory: Sequence, optional: Sequence) -> None:
        self.mandatory = mandatory
        self.optional = optional

    def obstacle(self, state: NorthgardState, seat: int) -> Obstacle | None:
        return self.mandatory.obstacle(state, seat)

    def carry_out(self, state: NorthgardState, seat: int) -> None:
        state.steps.append(ChooseOrder(seat, self.mandatory.number, self.optional.number))


class ChooseOrder(Choice[NorthgardState]):
    """Which of two sequences comes first."""

    __slots__ = ("mandatory", "optional")

    def __init__(self, seat: int, mandatory: int, optional: int) -> None:
        super().__init__(seat)
        self.mandatory = mandatory
        self.optional = optional

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return sorted([self._move(self.mandatory), self._move(self.optional)])

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        """The player may always begin with the mandatory part, even if it can do nothing."""
        if move == self._move(self.mandatory):
            return None
        return SEQUENCES[self.optional].obstacle(state, seat)

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        mandatory = SEQUENCES[self.mandatory]
        if move == self._move(self.mandatory):
            state.steps.append(AddOptional(seat, self.optional))
            mandatory.resolve(state, seat)
        else:
            mandatory.resolve(state, seat)
            SEQUENCES[self.optional].resolve(state, seat)

    def _move(self, sequence: int) -> int:
        return CHOOSE.at(SEQUENCES[sequence].keyword)


class AddOptional(Choice[NorthgardState]):
    """Whether the optional part follows."""

    __slots__ = ("sequence",)

    def __init__(self, seat: int, sequence: int) -> None:
        super().__init__(seat)
        self.sequence = sequence

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [USE.move, DECLINE.move]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        return SEQUENCES[self.sequence].obstacle(state, seat) if move == USE.move else None

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == USE.move:
            SEQUENCES[self.sequence].resolve(state, seat)


class PayThenEffect(CardEffect):
    """Resources of any kinds may be paid for more. It never makes a card playable (NUL-TURN-17)."""

    __slots__ = ("price", "then")

    def __init__(self, price: int, then: Sequence) -> None:
        self.price = price
        self.then = then

    def carry_out(self, state: NorthgardState, seat: int) -> None:
        state.steps.append(PayOrNot(seat, self.price, self.then.number))


class PayOrNot(Choice[NorthgardState]):
    """Whether to pay for a further sequence, which must be possible (NUL-DRAW-06)."""

    __slots__ = ("price", "then")

    def __init__(self, seat: int, price: int, then: int) -> None:
        super().__init__(seat)
        self.price = price
        self.then = then

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [USE.move, DECLINE.move]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        if move == DECLINE.move:
            return None
        if state.players[seat].goods() < self.price:
            return TOO_FEW_TO_PAY
        return SEQUENCES[self.then].obstacle(state, seat)

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == USE.move:
            SEQUENCES[self.then].resolve(state, seat)
            state.steps.append(PayResources(seat, self.price))

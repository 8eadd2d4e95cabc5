"""Effects that are made of others: choices between them, any order, payments for more."""

from meadhall.games.northgard.content.keywords import (
    CHOOSE_ACTION,
    CHOOSE_ONE,
    PAY_THEN,
    SEQUENCE_ANY_ORDER,
)
from meadhall.games.northgard.rules.cards.effects import (
    FIRST_KIND,
    any_order_effect,
    choose_effect,
    pay_then_effect,
)
from meadhall.games.northgard.rules.cards.interpreter import (
    KEYWORDS,
    Keyword,
    resolve,
    sequence_obstacle,
)
from meadhall.games.northgard.rules.cards.payment import PayResources
from meadhall.games.northgard.rules.moves import CHOOSE, DECLINE, DONE, USE
from meadhall.games.northgard.rules.obstacles import NOTHING_TO_CARRY_OUT, TOO_FEW_TO_PAY
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.kernel.state import Choice, Obstacle


class ChooseKeyword(Keyword):
    """``choose_one`` and ``choose_action`` (NUL-CARD-01, 02)."""

    __slots__ = ()

    def obstacle(
        self, state: NorthgardState, seat: int, effect: int, is_first: bool
    ) -> Obstacle | None:
        for option in choose_effect(effect).options:
            if sequence_obstacle(state, seat, option) is None:
                return None
        return NOTHING_TO_CARRY_OUT

    def carry_out(self, state: NorthgardState, seat: int, effect: int) -> None:
        if self.obstacle(state, seat, effect, is_first=True) is None:
            state.steps.append(ChooseOption(seat, effect, []))


class ChooseOption(Choice[NorthgardState]):
    """One more of the options that are not in ``taken``; after the first it may be none."""

    __slots__ = ("effect", "taken")

    def __init__(self, seat: int, effect: int, taken: list[int]) -> None:
        super().__init__(seat)
        self.effect = effect
        self.taken = taken

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        options = choose_effect(self.effect).options
        moves = [CHOOSE.at(FIRST_KIND[option]) for option in options if option not in self.taken]
        moves.sort()
        if self.taken:
            moves.append(DONE.move)
        return moves

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        return None if move == DONE.move else sequence_obstacle(state, seat, self._option(move))

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == DONE.move:
            return
        option = self._option(move)
        taken = [*self.taken, option]
        if len(taken) < choose_effect(self.effect).n:
            state.steps.append(ChooseOption(seat, self.effect, taken))
        resolve(state, seat, option)

    def _option(self, move: int) -> int:
        options = choose_effect(self.effect).options
        kinds = [FIRST_KIND[option] for option in options]
        return options[kinds.index(CHOOSE.target(move))]


class AnyOrderKeyword(Keyword):
    """NUL-CARD-15: what must be done, with something that may be done before or after it."""

    __slots__ = ()

    def obstacle(
        self, state: NorthgardState, seat: int, effect: int, is_first: bool
    ) -> Obstacle | None:
        return sequence_obstacle(state, seat, any_order_effect(effect).mandatory)

    def carry_out(self, state: NorthgardState, seat: int, effect: int) -> None:
        state.steps.append(ChooseOrder(seat, effect))


class ChooseOrder(Choice[NorthgardState]):
    """What comes first."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        effect = any_order_effect(self.effect)
        return sorted(
            [CHOOSE.at(FIRST_KIND[effect.mandatory]), CHOOSE.at(FIRST_KIND[effect.optional])]
        )

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        """The mandatory part comes where it can; nothing bars the player from beginning with it."""
        optional = any_order_effect(self.effect).optional
        return sequence_obstacle(state, seat, optional) if self._is(move, optional) else None

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        effect = any_order_effect(self.effect)
        if self._is(move, effect.optional):
            resolve(state, seat, effect.mandatory)
            resolve(state, seat, effect.optional)
        else:
            state.steps.append(AddOptional(seat, effect.optional))
            resolve(state, seat, effect.mandatory)

    def _is(self, move: int, sequence: int) -> bool:
        return move == CHOOSE.at(FIRST_KIND[sequence])


class AddOptional(Choice[NorthgardState]):
    """Whether the optional part follows."""

    __slots__ = ("sequence",)

    def __init__(self, seat: int, sequence: int) -> None:
        super().__init__(seat)
        self.sequence = sequence

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [USE.move, DECLINE.move]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        return sequence_obstacle(state, seat, self.sequence) if move == USE.move else None

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == USE.move:
            resolve(state, seat, self.sequence)


class PayThenKeyword(Keyword):
    """It never makes a card playable (NUL-TURN-17)."""

    __slots__ = ()

    def carry_out(self, state: NorthgardState, seat: int, effect: int) -> None:
        state.steps.append(PayOrNot(seat, effect))


class PayOrNot(Choice[NorthgardState]):
    """Whether to pay for a further effect, which must be possible (NUL-DRAW-06)."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [USE.move, DECLINE.move]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        if move == DECLINE.move:
            return None
        effect = pay_then_effect(self.effect)
        if state.players[seat].goods() < effect.n:
            return TOO_FEW_TO_PAY
        return sequence_obstacle(state, seat, effect.then)

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == USE.move:
            effect = pay_then_effect(self.effect)
            resolve(state, seat, effect.then)
            state.steps.append(PayResources(seat, effect.n))


KEYWORDS[CHOOSE_ONE] = ChooseKeyword()
KEYWORDS[CHOOSE_ACTION] = ChooseKeyword()
KEYWORDS[SEQUENCE_ANY_ORDER] = AnyOrderKeyword()
KEYWORDS[PAY_THEN] = PayThenKeyword()

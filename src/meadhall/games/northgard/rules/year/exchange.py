"""The exchange of resources after a harvest (NUL-HARV-05), and swaps between partners."""

from meadhall.games.northgard.content.tables import EXCHANGE_RATE
from meadhall.games.northgard.content.tiles import RESOURCE_IDS, RESOURCES
from meadhall.games.northgard.rules.events import (
    EXCHANGED,
    SWAP_ACCEPTED,
    SWAP_OFFERED,
    SWAP_REFUSED,
)
from meadhall.games.northgard.rules.moves import (
    ACCEPT,
    DONE,
    GAIN,
    OFFER,
    PAY,
    REFUSE,
)
from meadhall.games.northgard.rules.obstacles import PARTNER_LACKS_IT, TOO_FEW_RESOURCES
from meadhall.games.northgard.rules.owed import PayResources
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.kernel.state import Choice, Obstacle


class Exchange(Choice[NorthgardState]):
    """NUL-HARV-05: three resources of any kinds for one, as often as wanted.

    NUL-TEAM-05: partners may swap one for one, as often as both want. Only swapping to and fro
    is barred, which changes nothing: until the next exchange a kind that was given is not taken
    back, and an offer that was refused waits until goods have changed hands.

    So the step comes to an end. An exchange costs the player two resources, a swap none. Between
    two exchanges every swap leaves the player one resource fewer of the kinds given: there are at
    most as many swaps as the player has resources while one kind is given, and as many again with
    a second; with a third nothing is left to be taken. Between two swaps each of the six offers is
    refused at most once.
    """

    __slots__ = ("gave", "refused")

    def __init__(self, seat: int, gave: int, refused: int) -> None:
        super().__init__(seat)
        self.gave = gave
        """The kinds that the player has given to the partner since the last exchange, as bits."""
        self.refused = refused
        """The offers that the partner has refused since goods last changed hands, as bits."""

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        payments = [PAY.at(resource) for resource in range(RESOURCES)]
        return payments + self._offers(state) + [DONE.move]

    def _offers(self, state: NorthgardState) -> list[int]:
        if not state.options.team_game:
            return []
        return [
            OFFER.at_pair(give, take)
            for give in range(RESOURCES)
            for take in range(RESOURCES)
            if give != take
            and not self.gave >> take & 1
            and not self.refused >> (give * RESOURCES + take) & 1
        ]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        if move == DONE.move:
            return None
        player = state.players[seat]
        if OFFER.has(move):
            give, take = OFFER.pair(move)
            if not player.resources[give]:
                return TOO_FEW_RESOURCES
            partner = state.players[state.partner(seat)]
            return None if partner.resources[take] else PARTNER_LACKS_IT
        can_pay = player.goods() >= EXCHANGE_RATE and player.resources[PAY.target(move)] > 0
        return None if can_pay else TOO_FEW_RESOURCES

    def moves(self, state: NorthgardState, seat: int) -> list[int]:
        if state.options.team_game:
            return super().moves(state, seat)
        player = state.players[seat]
        if player.goods() < EXCHANGE_RATE:
            return [DONE.move]
        kinds = [PAY.at(kind) for kind in range(RESOURCES) if player.resources[kind]]
        return [*kinds, DONE.move]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        if move == DONE.move:
            state.steps.pop()
        elif OFFER.has(move):
            give, take = OFFER.pair(move)
            partner = state.partner(seat)
            state.tell(SWAP_OFFERED, seat, partner, give, take)
            state.steps.append(AnswerSwap(partner, seat, give, take))
        else:
            state.steps[-1] = Exchange(seat, 0, 0)
            state.pay(seat, PAY.target(move), 1)
            state.steps.append(TakeExchanged(seat))
            state.steps.append(PayResources(seat, EXCHANGE_RATE - 1))

    def after(self, give: int, take: int, is_accepted: bool) -> "Exchange":
        """The step as it goes on after the partner's answer."""
        if is_accepted:
            return Exchange(self.seat, self.gave | 1 << give, 0)
        refused = self.refused | 1 << (give * RESOURCES + take)
        return Exchange(self.seat, self.gave, refused)


class TakeExchanged(Choice[NorthgardState]):
    __slots__ = ()

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [GAIN.at(resource) for resource in range(RESOURCES)]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        state.tell(EXCHANGED, seat, GAIN.target(move))
        state.gain(seat, GAIN.target(move), 1)


class AnswerSwap(Choice[NorthgardState]):
    """NUL-TEAM-05: the partner agrees, or not."""

    __slots__ = ("given", "other", "taken")
    FACTS = {"given": RESOURCE_IDS, "taken": RESOURCE_IDS}

    def __init__(self, seat: int, other: int, given: int, taken: int) -> None:
        super().__init__(seat)
        self.other = other
        """The seat that offers ``given`` for ``taken``."""
        self.given = given
        self.taken = taken

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [ACCEPT.move, REFUSE.move]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        exchange = state.steps[-1]
        assert isinstance(exchange, Exchange)
        state.steps[-1] = exchange.after(self.given, self.taken, move == ACCEPT.move)
        if move == REFUSE.move:
            state.tell(SWAP_REFUSED, seat, self.other)
            return
        state.tell(SWAP_ACCEPTED, seat, self.other)
        state.pay(self.other, self.given, 1)
        state.pay(seat, self.taken, 1)
        state.gain(self.other, self.taken, 1)
        state.gain(seat, self.given, 1)

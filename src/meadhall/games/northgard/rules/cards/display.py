"""The cards laid out each year, and how players take them (NUL-YEAR-03, NUL-TURN-14)."""

from meadhall.games.northgard.content.tables import CANCELLING_CARD, EARLY_YEARS
from meadhall.games.northgard.rules.cards.decks import put_on_pile
from meadhall.games.northgard.rules.cards.effects import CardEffect
from meadhall.games.northgard.rules.events import DISPLAY_CARD_TAKEN as CARD_TAKEN
from meadhall.games.northgard.rules.events import DISPLAY_LAID
from meadhall.games.northgard.rules.moves import TAKE
from meadhall.games.northgard.rules.obstacles import DISPLAY_CARD_TAKEN, DISPLAY_EMPTY
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.kernel.events import EVERYONE
from meadhall.kernel.state import Choice, Obstacle


def lay_display(state: NorthgardState) -> None:
    """NUL-YEAR-03, 04: a card for each player; in the last year the Achievements."""
    supply = state.own_supply()
    if state.year == state.years():
        supply.display += supply.achievements
        supply.achievements.clear()
    else:
        is_early = state.year <= EARLY_YEARS[1 if state.options.long_game else 0]
        deck = supply.early if is_early else supply.advanced
        supply.display += [deck.draw(state.dice) for _ in range(state.seats)]
    if state.is_heard():
        state.tell_list(DISPLAY_LAID, supply.display)


class TakeDisplayCard(Choice[NorthgardState]):
    """NUL-TURN-14: one card of the display goes on top of the draw pile, for all to see."""

    __slots__ = ()

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [TAKE.at(card) for card in sorted(state.supply.display)]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        card = TAKE.target(move)
        supply = state.own_supply()
        supply.display.remove(card)
        put_on_pile(state, seat, card, EVERYONE)
        state.players[seat].took_display_card = True
        if card == CANCELLING_CARD:
            supply.strategist = seat
        state.tell(CARD_TAKEN, seat, card)


class TakeDisplayCardEffect(CardEffect):
    """NUL-CARD-19: a card is taken now, and none when passing."""

    __slots__ = ()

    def obstacle(self, state: NorthgardState, seat: int) -> Obstacle | None:
        if state.players[seat].took_display_card:
            return DISPLAY_CARD_TAKEN
        return None if state.supply.display else DISPLAY_EMPTY

    def carry_out(self, state: NorthgardState, seat: int) -> None:
        if self.obstacle(state, seat) is None:
            state.steps.append(TakeDisplayCard(seat))

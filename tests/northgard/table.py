"""A table of Northgard for tests: positions built in a few readable lines.

>>> table = Table(players=2)
>>> table.lay("tile_20 0,-1")
>>> table.units(0, "start.n 3")
>>> table.units(1, "tile_20.n 2")
>>> table.control("start.n"), table.control("start.s")
(0, None)
>>> table.give(0, food=2)
>>> table.hand(0, "start_move", "dev_incursion")
>>> table.resource(0, "food"), table.cards_in_hand(0)
(2, ['dev_incursion', 'start_move'])
"""

from collections.abc import Sequence
from typing import Any

from meadhall.games.northgard import GAME
from meadhall.games.northgard.content.tables import CARD_IDS
from meadhall.games.northgard.content.tiles import AREA_IDS, NONE, RESOURCE_IDS
from meadhall.games.northgard.rules.cards.effects import begin_card
from meadhall.games.northgard.rules.position import CLANS, NorthgardPosition
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.year.turns import TakeTurn
from meadhall.kernel.state import Step
from tests import table


class Table(table.Table[NorthgardState], NorthgardPosition):
    """The Actions phase of a year, with nothing on the map but the start tile, all cards in the
    draw piles and nothing to decide: ``ask`` says what happens next.
    """

    ROLLED = "combat"

    def __init__(
        self,
        players: int = 3,
        clans: Sequence[str] = CLANS,
        seed: str = "test",
        year: int = 1,
        **options: object,
    ) -> None:
        super().__init__(GAME, players, options, seed)
        self.arrange(*clans[:players], year=year)

    @classmethod
    def from_box(cls, players: int = 3, seed: str = "test", **options: object) -> "Table":
        """A game from its very beginning: it waits for the first choice of the setup."""
        table = cls.__new__(cls)
        NorthgardPosition.__init__(table, GAME, players, options, seed)
        return table

    # Looking

    def resource(self, seat: int, resource: str) -> int:
        return self.player(seat).resources[RESOURCE_IDS.index(resource)]

    def glory(self, seat: int) -> int:
        """The tokens of a player."""
        return self.player(seat).tokens()

    def cards_in_hand(self, seat: int) -> list[str]:
        return sorted(CARD_IDS[card] for card in self.player(seat).hand)

    def name(self, area: str) -> str:
        """What moves call the territory with this area (NUL-TILE-24)."""
        return AREA_IDS[self.territory(area)]

    def control(self, area: str) -> int | None:
        """The seat that controls a territory."""
        seat = self.state.control(self.territory(area))
        return None if seat == NONE else seat

    def units_in(self, area: str, seat: int) -> int:
        """Units of a seat in a territory, without Kaija."""
        return self.state.units_in(self.territory(area), seat)

    # Playing

    def ask(self, *steps: Step[Any]) -> None:
        """Let these steps happen next, the last of them first, and go on to the next choice."""
        self.state.steps.extend(steps)
        self.state.settle()

    def turn(self, seat: int) -> None:
        """Let a player take a single turn of the Actions phase; then nothing follows."""
        self.state.active = seat
        self.state.turn_begun = False
        self.state.main_played = False
        self.ask(TakeTurn(seat))

    def resolve(self, seat: int, card: str, rolls: Sequence[str] = ()) -> None:
        """Carry out the effects of a card for a seat, whether it has the card or not."""
        if rolls:
            self.roll(rolls)
        begin_card(self.state, seat, CARD_IDS.index(card))
        self.state.settle()
        if rolls:
            self.state.dice.follow(None)

"""A table of Lords of the Ice Garden for tests: positions built in a few readable lines.

>>> table = Table(players=2)
>>> table.put(0, "northern_fjords", influence_marker=1)
>>> table.resolve("influence", 0)
>>> table.moves()
['influence:northern_fjords', 'done']
"""

from collections.abc import Sequence
from typing import Any

from meadhall.games.ice_garden import GAME
from meadhall.games.ice_garden.content.tables import (
    BOX_IDS,
    GOOD_IDS,
    NONE,
    ORDERED_BOXES,
    PIECE_IDS,
    REGION_IDS,
    SPACES,
    UNIT_IDS,
    UNIT_OWNER,
    VIPER_GORGE,
)
from meadhall.games.ice_garden.rules.boxes import ResolveBoxes
from meadhall.games.ice_garden.rules.initiative import InitiativePhase
from meadhall.games.ice_garden.rules.moves import DONE
from meadhall.games.ice_garden.rules.planning import PlanningPhase
from meadhall.games.ice_garden.rules.position import SCIENTISTS, IceGardenPosition
from meadhall.games.ice_garden.rules.regions.domination import DominationPhase
from meadhall.games.ice_garden.rules.rounds import BeginRound, EndRound
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.games.ice_garden.rules.vuko import VukoActs
from meadhall.games.ice_garden.seen.view import IceGardenView
from meadhall.kernel.events import SPECTATOR
from meadhall.kernel.state import Choice, Step
from tests import table


class Stop(Choice[IceGardenState]):
    """The end of what a test looks at; ``done`` goes on from there."""

    __slots__ = ()

    def is_asked_anyway(self) -> bool:
        return True

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return [DONE.move]

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()


class Table(table.Table[IceGardenState], IceGardenPosition):
    """A game at its first planning turn, seats in their order, with an empty map.

    Seats play the scientists in the order of ``SCIENTISTS`` unless others are named; alone, the
    second one is the Independent Player's. With ``begun=False`` the table waits for the first tile.
    """

    ROLLED = "die"

    def __init__(
        self,
        players: int = 3,
        scientists: Sequence[str] = SCIENTISTS,
        seed: str = "test",
        begun: bool = True,
        **options: object,
    ) -> None:
        super().__init__(GAME, players, options, seed)
        names = scientists[: self.sides()]
        if begun:
            self.arrange(*names)
        else:
            self.start_in_order(*names)

    # Looking

    def each(self, name: str) -> list[int]:
        """One count of every side: its supply, its victory points..."""
        return [getattr(side, name) for side in self.state.sides]

    def good(self, seat: int, good: str) -> int:
        """population, gold, or m_factor_0 to m_factor_3."""
        return self.state.sides[seat].goods[GOOD_IDS.index(good)]

    def count(self, seat: int, piece: str, region: str) -> int:
        """Pieces of a seat in a region: influence_marker, controlled_marker, or a unit."""
        return self.state.count_of(seat, PIECE_IDS.index(piece), REGION_IDS.index(region))

    def where(self, piece: str, seat: int = 0) -> dict[str, int]:
        """The regions in which a seat has such a piece, with their number."""
        found = {region: self.count(seat, piece, region) for region in REGION_IDS}
        return {region: n for region, n in found.items() if n}

    def figures(self, unit: str) -> int:
        """Figures in supply."""
        return self.state.units.supply[UNIT_IDS.index(unit)]

    def spaces(self, unit: str) -> list[str | None]:
        """What lies on the spaces of a unit type, bought or assigned."""
        shown = self.view().players[self.state.side_of(UNIT_OWNER[UNIT_IDS.index(unit)])].units
        [found] = [entry for entry in shown if entry.unit == unit]
        assert len(found.spaces) <= SPACES
        return [space.ability for space in found.spaces]

    def view(self, seat: int = SPECTATOR) -> IceGardenView:
        return GAME.view(self.state, seat)

    # Playing

    def finish_phase(self) -> None:
        """Decline everything until the ``Stop`` or the end of the game."""
        while self.step() not in ("Stop", "over"):
            moves = self.moves()
            plain = ("done", "decline", "keep")
            self.play(next((word for word in plain if word in moves), moves[0]))

    # Going to a phase: nothing else is left of the round, and a ``Stop`` comes after it

    def resolve(self, box: str, *seats: int, rolls: Sequence[int] = ()) -> None:
        """The Action phase with only these markers planned, from number 1 up; then ``Stop``."""
        number = BOX_IDS.index(box)
        self._forget_plans()
        for seat in seats:
            self.state.slots[number] += (seat,)
            if number == VIPER_GORGE:
                self.state.sides[seat].supply -= 1
                self.state.sides[seat].gorge += 1
        place = 0 if number == VIPER_GORGE else number
        if number in ORDERED_BOXES:
            place = self.state.box_order.index(number) + 1
        self._go_to(rolls, ResolveBoxes(place))

    def activate(self, rolls: Sequence[int] = ()) -> None:
        """The Activation alone, with the boxes empty."""
        self.resolve("activation", rolls=rolls)

    def visit(self) -> None:
        """Vuko's box alone."""
        self._forget_plans()
        self._go_to((), VukoActs())

    def dominate(self, rolls: Sequence[int] = ()) -> None:
        """The Domination phase, then the end check after the ``Stop``."""
        self._forget_plans()
        self.state.steps[:] = [EndRound(), Stop(0), DominationPhase()]
        self._settle(rolls)

    def advance(self) -> None:
        """The Initiative phase of a later round, then ``Stop`` and the planning."""
        self._forget_plans()
        self.state.round = max(self.state.round, 2)
        self.state.steps[:] = [EndRound(), PlanningPhase(), Stop(0), InitiativePhase()]
        self._settle(())

    def plan(self, *markers: int, **taken: int) -> None:
        """The Planning phase with this many action markers for each seat and with the first fields
        of some boxes already taken; then ``Stop``.
        """
        self._forget_plans()
        for box, n in taken.items():
            self.state.slots[BOX_IDS.index(box)] = (self.state.seats - 1,) * n
        for seat, n in enumerate(markers):
            self.state.sides[seat].action_markers = n
        self.state.steps[:] = [EndRound(), Stop(0), PlanningPhase()]
        self._settle(())

    def next_round(self, rolls: Sequence[int] = ()) -> None:
        """The next round from its beginning."""
        self._forget_plans()
        self.state.steps[:] = [BeginRound()]
        self._settle(rolls)

    def _forget_plans(self) -> None:
        state = self.state
        for side in state.sides:
            side.action_markers = 0
        state.slots = [()] * len(state.slots)

    def _go_to(self, rolls: Sequence[int], step: Step[Any]) -> None:
        self.state.steps[:] = [EndRound(), DominationPhase(), Stop(0), step]
        self._settle(rolls)

    def _settle(self, rolls: Sequence[int]) -> None:
        if rolls:
            self.roll(rolls)
        self.ask_again()
        if rolls:
            self.state.dice.follow(None)

    def out_of_play(self, *regions: str) -> None:
        """Take the tiles off these regions, as if they had been laid elsewhere."""
        for region in regions:
            place = REGION_IDS.index(region)
            self.state.own_map().tiles[place] = NONE
            self.state.own_map().is_open[place] = False
            self.state.own_map().nations[place] = 0
            self.state.own_map().by_number.remove(place)
        self.ask_again()


def alone(
    opponent: str, player: str = "", level: str = "easy", begun: bool = True, may_leave: bool = True
) -> Table:
    """The player, Freihoff unless named, against an Independent Player at planning of round 1."""
    if not player:
        player = "callo" if opponent == "freihoff" else "freihoff"
    scientists = (player, opponent)
    return Table(1, scientists, begun=begun, solo_level=level, faun_may_leave_locked=may_leave)

"""The End of Year: domination, second chances, the next year or the end (NUL-EOY)."""

from meadhall.games.northgard.content.tables import (
    BUILDING_LARGE,
    BUILDINGS,
    DOMINATION,
    END,
    END_OF_YEAR,
    SECOND_CHANCE_GROUP,
    TEAM_DOMINATION,
)
from meadhall.games.northgard.content.tiles import NONE
from meadhall.games.northgard.rules.events import (
    DISPLAY_CLEARED,
    DOMINATED,
    GAME_ENDED,
    SECOND_CHANCE,
    SECOND_CHANCE_DECLINED,
    YEAR_ENDED,
)
from meadhall.games.northgard.rules.ground.settling import OfferTile, homes, homes_on_tile
from meadhall.games.northgard.rules.moves import DECLINE, PLACE
from meadhall.games.northgard.rules.progress import FOR_SECOND_CHANCE
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.kernel.state import Choice, Step


class EndOfYear(Step[NorthgardState]):
    __slots__ = ()

    def run(self, state: NorthgardState) -> bool:
        state.steps.pop()
        state.begin_phase(END_OF_YEAR)
        state.dominators = dominators(state)
        if state.dominators or state.year == state.years():
            _end_game(state)
            return True
        state.steps.append(NextYear())
        for seat in reversed(state.turn_order()):
            state.steps.append(OfferSecondChance(seat))
        return True


def dominators(state: NorthgardState) -> int:
    """NUL-EOY-01, NUL-TEAM-07: the seats that win by domination, as bits; none in the longer
    game (NUL-LONG-02)."""
    if state.options.long_game:
        return 0
    counts = [0] * state.seats
    for territory in state.lands.territories():
        if is_stronghold(state, territory):
            counts[state.control(territory)] += 1
    found = 0
    for seat in range(state.seats):
        if state.options.team_game:
            is_dominating = counts[seat] + counts[state.partner(seat)] >= TEAM_DOMINATION
        else:
            is_dominating = counts[seat] >= DOMINATION
        if is_dominating:
            found |= 1 << seat
    return found


def strongholds(state: NorthgardState, seat: int) -> int:
    """How many a seat has."""
    count = 0
    for territory in state.controlled(seat):
        if is_stronghold(state, territory):
            count += 1
    return count


def is_stronghold(state: NorthgardState, territory: int) -> bool:
    """Whether a controlled territory is closed and has a large building (NUL-EOY-01,
    NUL-EDGE-23)."""
    if state.lands.is_open(territory) or state.control(territory) == NONE:
        return False
    for building in range(BUILDINGS):
        if BUILDING_LARGE[building] and state.buildings.count(territory, building):
            return True
    return False


def _end_game(state: NorthgardState) -> None:
    for seat in range(state.seats):
        if state.dominators >> seat & 1:
            state.tell(DOMINATED, seat, strongholds(state, seat))
    state.phase = END
    state.tell(GAME_ENDED)
    state.steps.clear()


class OfferSecondChance(Step[NorthgardState]):
    """NUL-EOY-03, 08: to a player without units, when the turn order comes to them."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: NorthgardState) -> bool:
        state.steps.pop()
        if state.figures_on_map(self.seat):
            return True
        if homes(state, FOR_SECOND_CHANCE):
            state.steps.append(SecondChance(self.seat))
        elif state.tile_pile.size():
            state.steps.append(SettleOnTile(self.seat))
            state.steps.append(OfferTile(self.seat, FOR_SECOND_CHANCE))
        return True


class SecondChance(Choice[NorthgardState]):
    """NUL-EOY-03, 07, 09: three units together in a neutral territory, or none this year."""

    __slots__ = ()

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [PLACE.at(home) for home in homes(state, FOR_SECOND_CHANCE)] + [DECLINE.move]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == DECLINE.move:
            state.tell(SECOND_CHANCE_DECLINED, seat)
        else:
            _settle(state, seat, PLACE.target(move))


class SettleOnTile(Choice[NorthgardState]):
    """NUL-EOY-05: on the tile that was drawn for it."""

    __slots__ = ()

    def run(self, state: NorthgardState) -> bool:
        if state.placing is not None:
            return False
        state.steps.pop()
        state.tell(SECOND_CHANCE_DECLINED, self.seat)
        return True

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [PLACE.at(home) for home in homes_on_tile(state)]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        state.placing = None
        _settle(state, seat, PLACE.target(move))


def _settle(state: NorthgardState, seat: int, territory: int) -> None:
    state.put_units(seat, territory, SECOND_CHANCE_GROUP)
    state.tell(SECOND_CHANCE, seat, territory)


class NextYear(Step[NorthgardState]):
    """NUL-EOY-06, NUL-YEAR-05, 06: the Year marker moves on; flags and display are cleared."""

    __slots__ = ()

    def run(self, state: NorthgardState) -> bool:
        state.steps.pop()
        if state.supply.display:
            state.tell_list(DISPLAY_CLEARED, state.supply.display)
            state.own_supply().display.clear()
        for player in state.players:
            player.has_passed = False
            player.took_display_card = False
            player.year_flags = 0
        state.tell(YEAR_ENDED, state.year)
        state.year += 1
        return True

"""The Recruit action and other ways to bring units from the reserve (NUL-REC)."""

from typing import Final

from meadhall.games.northgard.content.tables import EXTRA_RECRUIT
from meadhall.games.northgard.content.tiles import NONE, WOOD
from meadhall.games.northgard.rules.cards.effects import CardEffect
from meadhall.games.northgard.rules.events import (
    CAMP_TRAINED,
    KAIJA_PLACED,
    RECRUITED,
    UNITS_PLACED,
)
from meadhall.games.northgard.rules.ground.settling import OfferTile, homes, homes_on_tile
from meadhall.games.northgard.rules.moves import CAMP, DONE, PLACE, RECRUIT, RECRUIT_KAIJA, distinct
from meadhall.games.northgard.rules.obstacles import (
    BEAR_BARS_RECRUITING,
    NOT_CONTROLLED,
    NOT_NEUTRAL,
    NOTHING_TO_CARRY_OUT,
    RESERVE_EMPTY,
)
from meadhall.games.northgard.rules.progress import FOR_RECRUIT
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.kernel.shared import without
from meadhall.kernel.state import Choice, Obstacle, Step

WHERE_IDS: Final[list[str]] = ["controlled", "controlled_or_neutral", "neutral", "last_territory"]
CONTROLLED: Final = 0
CONTROLLED_OR_NEUTRAL: Final = 1
NEUTRAL: Final = 2
LAST_TERRITORY: Final = 3


def has_figure(state: NorthgardState, seat: int) -> bool:
    """Whether there is a unit, or Kaija, in the reserve (NUL-REC-09)."""
    return state.players[seat].reserve > 0 or _has_kaija(state, seat)


def _has_kaija(state: NorthgardState, seat: int) -> bool:
    return seat == state.figures.kaija_seat and state.figures.kaija_at == NONE


def recruiting_ground(state: NorthgardState, seat: int, where: int) -> list[int]:
    """The territories in which a Recruit action may place units, ascending."""
    if where == LAST_TERRITORY:
        aim = NONE if state.in_play is None else state.in_play.aim
        return [] if aim == NONE else [state.lands.territory(aim)]
    holders = state.figures.holders
    with_own = where in (CONTROLLED, CONTROLLED_OR_NEUTRAL)
    with_neutral = where in (NEUTRAL, CONTROLLED_OR_NEUTRAL)
    return [
        territory
        for territory in state.lands.territories()
        if (
            (with_own and holders[territory] == seat)
            or (with_neutral and holders[territory] == NONE)
        )
        and not state.bars_recruiting(territory)
    ]


def has_ground(state: NorthgardState, seat: int, where: int) -> bool:
    """Whether ``recruiting_ground`` would find a territory; stops at the first."""
    if state.creatures.line or where not in (CONTROLLED, CONTROLLED_OR_NEUTRAL):
        return bool(recruiting_ground(state, seat, where))
    with_neutral = where == CONTROLLED_OR_NEUTRAL
    holders = state.figures.holders
    for territory in state.lands.territories():
        holder = holders[territory]
        if holder == seat or (with_neutral and holder == NONE):
            return True
    return False


class RecruitEffect(CardEffect):
    """The Recruit action."""

    __slots__ = ("n", "same_territory", "where")

    def __init__(self, n: int, where: int, same_territory: bool) -> None:
        self.n = n
        self.where = where
        """``CONTROLLED`` and so on."""
        self.same_territory = same_territory

    def obstacle(self, state: NorthgardState, seat: int) -> Obstacle | None:
        if not has_figure(state, seat):
            return RESERVE_EMPTY
        if has_ground(state, seat, self.where):
            return None
        if self.where == CONTROLLED and not state.figures_on_map(seat):
            # NUL-REC-07
            can_begin = state.tile_pile.size() > 0 or bool(homes(state, FOR_RECRUIT))
            return None if can_begin else NOT_NEUTRAL
        if self.where == NEUTRAL:
            return NOT_NEUTRAL
        return BEAR_BARS_RECRUITING if state.controlled(seat) else NOT_CONTROLLED

    def carry_out(self, state: NorthgardState, seat: int) -> None:
        ground = recruiting_ground(state, seat, self.where)
        is_paid_extra = self.where == LAST_TERRITORY
        if state.in_play is not None and not is_paid_extra:
            state.in_play.aim = NONE
        if self.obstacle(state, seat) is not None:
            return
        if self.where == CONTROLLED and not state.figures_on_map(seat):
            _begin_again(state, seat, self.n)
        else:
            state.steps.append(
                RecruitUnits(
                    seat,
                    self.n,
                    tuple(ground),
                    (),
                    is_limited=False,
                    is_together=self.same_territory,
                    with_camps=not is_paid_extra,
                )
            )


def _begin_again(state: NorthgardState, seat: int, n: int) -> None:
    """NUL-REC-07: all units of the action go to one neutral territory."""
    neutral = homes(state, FOR_RECRUIT)
    if neutral:
        state.steps.append(_recruit_together(seat, n, neutral))
    else:
        state.steps.append(RecruitOnTile(seat, n))
        state.steps.append(OfferTile(seat, FOR_RECRUIT))


def _recruit_together(seat: int, n: int, ground: list[int]) -> "RecruitUnits":
    return RecruitUnits(
        seat, n, tuple(ground), (), is_limited=False, is_together=True, with_camps=True
    )


class RecruitOnTile(Step[NorthgardState]):
    """NUL-REC-12: the units go to a neutral territory on the tile that was laid for them."""

    __slots__ = ("n", "seat")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, state: NorthgardState) -> bool:
        state.steps.pop()
        if state.placing is not None:
            ground = homes_on_tile(state)
            state.placing = None
            state.steps.append(_recruit_together(self.seat, self.n, ground))
        return True


class RecruitUnits(Choice[NorthgardState]):
    """NUL-REC-01, 10: one figure after the other, as many as wanted."""

    __slots__ = ("ground", "is_limited", "is_together", "left", "received", "with_camps")
    FACTS = {"left": None}

    def __init__(
        self,
        seat: int,
        left: int,
        ground: tuple[int, ...],
        received: tuple[int, ...],
        is_limited: bool,
        is_together: bool,
        with_camps: bool,
    ) -> None:
        super().__init__(seat)
        self.left = left
        self.ground = ground
        """The territories to choose from; one with a limit is listed once for each unit it may
        receive."""
        self.received = received
        """Those that have received a figure."""
        self.is_limited = is_limited
        self.is_together = is_together
        """NUL-REC-06: all in one territory."""
        self.with_camps = with_camps
        """NUL-CARD-07: a unit bought by the same card does not train another."""

    def run(self, state: NorthgardState) -> bool:
        """Once no figure or territory is left, stopping is the only move, so nobody is asked."""
        if self.left:
            return False
        self._finish(state)
        return True

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        ground = distinct(list(self.ground))
        with_kaija = _has_kaija(state, seat)
        moves: list[int] = []
        if state.players[seat].reserve:
            moves += [RECRUIT.at(territory) for territory in ground]
        if with_kaija:
            moves += [RECRUIT_KAIJA.at(territory) for territory in ground]
        moves.append(DONE.move)
        return moves

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        if move == DONE.move:
            self._finish(state)
            return
        if RECRUIT_KAIJA.has(move):
            territory = RECRUIT_KAIJA.target(move)
            state.put_kaija(territory)
            state.tell(KAIJA_PLACED, seat, territory)
        else:
            territory = RECRUIT.target(move)
            state.put_units(seat, territory, 1)
            state.tell(RECRUITED, seat, territory, 1)
        if state.in_play is not None:
            state.in_play.aim = territory
        ground = self.ground
        if self.is_together:
            ground = (territory,)
        elif self.is_limited:
            ground = without(ground, territory)
        received = self.received
        if territory not in received:
            received += (territory,)
        state.steps[-1] = RecruitUnits(
            seat,
            self.left - 1,
            ground,
            received,
            self.is_limited,
            self.is_together,
            self.with_camps,
        )

    def _finish(self, state: NorthgardState) -> None:
        """NUL-REC-03: the Training Camps follow, once per action."""
        state.steps.pop()
        if not self.with_camps:
            return
        trained: list[int] = []
        for territory in self.received:
            trained += [territory] * state.buildings.sum(territory, EXTRA_RECRUIT)
        if trained:
            state.steps.append(FillCamps(self.seat, tuple(sorted(trained))))


class FillCamps(Choice[NorthgardState]):
    """NUL-REC-03 to 05: camps add units while the reserve lasts; if it is short, the player chooses
    where."""

    __slots__ = ("trained",)

    def __init__(self, seat: int, trained: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.trained = trained
        """A territory for each unit that its camps would add, ascending."""

    def run(self, state: NorthgardState) -> bool:
        trained = self.trained
        reserve = state.players[self.seat].reserve
        if reserve and len(trained) > reserve and trained[0] != trained[-1]:
            return False
        state.steps.pop()
        for territory in trained[:reserve]:
            self._train(state, territory)
        return True

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [CAMP.at(territory) for territory in distinct(list(self.trained))]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps[-1] = FillCamps(seat, without(self.trained, CAMP.target(move)))
        self._train(state, CAMP.target(move))

    def _train(self, state: NorthgardState, territory: int) -> None:
        state.put_units(self.seat, territory, 1)
        state.tell(CAMP_TRAINED, self.seat, territory, 1)


class RecruitEachEffect(CardEffect):
    """NUL-CARD-05, 06: recruit in each of some territories."""

    __slots__ = ("at_enemies", "max_territories", "n")

    def __init__(self, n: int, at_enemies: bool, max_territories: int) -> None:
        self.n = n
        self.at_enemies = at_enemies
        """In territories adjacent to an enemy's; otherwise in open ones or those with wood."""
        self.max_territories = max_territories

    def obstacle(self, state: NorthgardState, seat: int) -> Obstacle | None:
        if not has_figure(state, seat):
            return RESERVE_EMPTY
        return None if self._ground(state, seat) else NOTHING_TO_CARRY_OUT

    def carry_out(self, state: NorthgardState, seat: int) -> None:
        ground = self._ground(state, seat) * self.n
        left = min(len(ground), self.max_territories * self.n)
        state.steps.append(_recruit_limited(seat, left, ground))

    def _ground(self, state: NorthgardState, seat: int) -> list[int]:
        return [
            territory
            for territory in recruiting_ground(state, seat, CONTROLLED)
            if (
                _is_next_to_enemy(state, seat, territory)
                if self.at_enemies
                else state.lands.is_open(territory) or state.lands.resources(territory, WOOD) > 0
            )
        ]


class RecruitPerIconEffect(CardEffect):
    """NUL-CARD-04: recruit as many units in each territory as it has icons now."""

    __slots__ = ("resource",)

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def obstacle(self, state: NorthgardState, seat: int) -> Obstacle | None:
        if not has_figure(state, seat):
            return RESERVE_EMPTY
        return None if self._ground(state, seat) else NOTHING_TO_CARRY_OUT

    def carry_out(self, state: NorthgardState, seat: int) -> None:
        ground = self._ground(state, seat)
        state.steps.append(_recruit_limited(seat, len(ground), ground))

    def _ground(self, state: NorthgardState, seat: int) -> list[int]:
        ground: list[int] = []
        for territory in recruiting_ground(state, seat, CONTROLLED):
            ground += [territory] * state.icons_in(territory, self.resource)
        return ground


def _recruit_limited(seat: int, left: int, ground: list[int]) -> RecruitUnits:
    return RecruitUnits(
        seat, left, tuple(ground), (), is_limited=True, is_together=False, with_camps=True
    )


def _is_next_to_enemy(state: NorthgardState, seat: int, territory: int) -> bool:
    for neighbour in state.lands.links(territory):
        if state.is_enemy(seat, state.control(neighbour)):
            return True
    return False


class AddUnitEffect(CardEffect):
    """NUL-REC-08: placed, not recruited; so nothing bars or multiplies it (NUL-CREA-33)."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def obstacle(self, state: NorthgardState, seat: int) -> Obstacle | None:
        if not state.players[seat].reserve:
            return RESERVE_EMPTY
        return None if state.controlled(seat) else NOT_CONTROLLED

    def carry_out(self, state: NorthgardState, seat: int) -> None:
        if self.obstacle(state, seat) is None:
            n = min(self.n, state.players[seat].reserve)
            state.steps.append(AddUnits(seat, n))


class AddUnits(Choice[NorthgardState]):
    """NUL-CARD-30: the units go together to any territory of the player."""

    __slots__ = ("n",)

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [PLACE.at(territory) for territory in state.controlled(seat)]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        state.put_units(seat, PLACE.target(move), self.n)
        state.tell(UNITS_PLACED, seat, PLACE.target(move), self.n)

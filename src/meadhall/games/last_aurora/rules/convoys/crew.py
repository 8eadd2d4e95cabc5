"""Effects on Survivors of the owner's choice: Contamination, zones, loss."""

from typing import Final

from meadhall.games.last_aurora.content.tables import ACTIVE, EXHAUSTED, NONE, REST, ZONE_IDS
from meadhall.games.last_aurora.rules.cards.scripts import AuroraEffect, CountedEffect
from meadhall.games.last_aurora.rules.convoys.survivors import (
    change_zone,
    cleanse,
    contaminate,
    contaminated_of,
    dismiss,
    in_zone,
)
from meadhall.games.last_aurora.rules.moves import CLEANSE, CONTAMINATE, DISMISS, DONE, SHIFT, ZONE
from meadhall.games.last_aurora.rules.obstacles import CANNOT_PAY
from meadhall.games.last_aurora.rules.state import AuroraState, FreeChoice, Owing
from meadhall.kernel.state import Obstacle

ANY_OWN: Final = 0
ACTIVE_OWN: Final = 1
EXPLORING_OWN: Final = 2


class ChooseContaminated(FreeChoice):
    """The owner chooses who gets 1 Contamination."""

    __slots__ = ("who",)
    FACTS = {"who": None}

    def __init__(self, seat: int, who: int) -> None:
        super().__init__(seat)
        self.who = who

    def run(self, state: AuroraState) -> bool:
        if self.candidates(state, self.seat):
            return False
        state.steps.pop()
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        player = state.players[seat]
        if self.who == EXPLORING_OWN:
            survivors = sorted(state.zone.explorers)
        elif self.who == ACTIVE_OWN:
            survivors = in_zone(state, player, ACTIVE)
        else:
            survivors = sorted(player.crew)
        return [CONTAMINATE.at(survivor) for survivor in survivors]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        contaminate(state, seat, CONTAMINATE.target(move))


class ChooseCleansed(FreeChoice):
    """Remove counters one at a time; ``only`` restricts them to one Survivor once it is chosen."""

    __slots__ = ("n", "one", "only")
    FACTS = {"n": None}

    def __init__(self, seat: int, n: int, one: bool, only: int) -> None:
        super().__init__(seat)
        self.n = n
        self.one = one
        self.only = only

    def run(self, state: AuroraState) -> bool:
        if self.n and contaminated_of(state, self.seat, self.only):
            return False
        state.steps.pop()
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        moves = [CLEANSE.at(survivor) for survivor in contaminated_of(state, seat, self.only)]
        if self.only != NONE:
            moves.append(DONE.move)
        return moves

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == DONE.move:
            return
        survivor = CLEANSE.target(move)
        cleanse(state, seat, survivor, 1)
        only = survivor if self.one else NONE
        state.steps.append(ChooseCleansed(seat, self.n - 1, self.one, only))


class ChooseCleansedZone(FreeChoice):
    """LFS-OBJ-07: one zone, then up to three Survivors in it."""

    __slots__ = ("n",)

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        zones = {state.survivors.zones[survivor] for survivor in contaminated_of(state, seat, NONE)}
        return [ZONE.at(zone) for zone in sorted(zones)]

    def run(self, state: AuroraState) -> bool:
        if contaminated_of(state, self.seat, NONE):
            return False
        state.steps.pop()
        return True

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps[-1] = CleanseInZone(seat, ZONE.target(move), 3, self.n, ())


class CleanseInZone(FreeChoice):
    __slots__ = ("done", "left", "n", "zone")
    FACTS = {"left": None}

    def __init__(self, seat: int, zone: int, left: int, n: int, done: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.zone = zone
        self.left = left
        self.n = n
        self.done = done

    def run(self, state: AuroraState) -> bool:
        if self.left and self.survivors(state):
            return False
        state.steps.pop()
        return True

    def survivors(self, state: AuroraState) -> list[int]:
        return [
            survivor
            for survivor in contaminated_of(state, self.seat, NONE)
            if state.survivors.zones[survivor] == self.zone and survivor not in self.done
        ]

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [*[CLEANSE.at(survivor) for survivor in self.survivors(state)], DONE.move]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == DONE.move:
            return
        survivor = CLEANSE.target(move)
        cleanse(state, seat, survivor, min(self.n, state.survivors.contamination[survivor]))
        done = (*self.done, survivor)
        state.steps.append(CleanseInZone(seat, self.zone, self.left - 1, self.n, done))


class ShiftSurvivors(FreeChoice):
    """Move Survivors from one zone to another, or one zone onward if the origin is ``NONE``."""

    __slots__ = ("n", "origin", "zone")
    FACTS = {"zone": ZONE_IDS}

    def __init__(self, seat: int, origin: int, zone: int, n: int) -> None:
        super().__init__(seat)
        self.origin = origin
        self.zone = zone
        self.n = n

    def run(self, state: AuroraState) -> bool:
        if self.n and self.candidates(state, self.seat):
            return False
        state.steps.pop()
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        player = state.players[seat]
        if self.origin != NONE:
            return [SHIFT.at(survivor) for survivor in in_zone(state, player, self.origin)]
        tired = in_zone(state, player, REST) + in_zone(state, player, EXHAUSTED)
        return [SHIFT.at(survivor) for survivor in sorted(tired)]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        survivor = SHIFT.target(move)
        state.steps[-1] = ShiftSurvivors(seat, self.origin, self.zone, self.n - 1)
        zone = self.zone if self.origin != NONE else state.survivors.zones[survivor] - 1
        change_zone(state, seat, survivor, zone)


class LoseSurvivors(Owing):
    __slots__ = ()

    def is_possible(self, state: AuroraState) -> bool:
        return bool(state.players[self.seat].crew)

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [DISMISS.at(survivor) for survivor in sorted(state.players[seat].crew)]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps[-1] = LoseSurvivors(seat, self.n - 1)
        dismiss(state, seat, DISMISS.target(move))


class Contaminate(AuroraEffect):
    """As a cost, anyone with a Survivor can pay it (LFS-OBJ-01)."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def obstacle(self, state: AuroraState, seat: int) -> Obstacle | None:
        return None if state.players[seat].crew else CANNOT_PAY

    def is_deadly(self) -> bool:
        return True

    def carry_out(self, state: AuroraState, seat: int) -> None:
        state.steps.append(ChooseContaminated(seat, self.who))


class ContaminateResting(AuroraEffect):
    """LFS-ASG-07."""

    __slots__ = ()

    def is_deadly(self) -> bool:
        return True

    def carry_out(self, state: AuroraState, seat: int) -> None:
        for survivor in in_zone(state, state.players[seat], REST):
            contaminate(state, seat, survivor)


class Decontaminate(AuroraEffect):
    """Up to a number of counters, of one Survivor or of several."""

    __slots__ = ("n", "one")

    def __init__(self, n: int, one: bool) -> None:
        self.n = n
        self.one = one

    def is_idle(self, state: AuroraState, seat: int) -> bool:
        return not contaminated_of(state, seat, NONE)

    def carry_out(self, state: AuroraState, seat: int) -> None:
        state.steps.append(ChooseCleansed(seat, self.n, self.one, NONE))


class DecontaminateZone(CountedEffect):
    """LFS-OBJ-07: counters of several Survivors in one zone."""

    __slots__ = ()

    def is_idle(self, state: AuroraState, seat: int) -> bool:
        return not contaminated_of(state, seat, NONE)

    def carry_out(self, state: AuroraState, seat: int) -> None:
        state.steps.append(ChooseCleansedZone(seat, self.n))


class MoveSurvivor(AuroraEffect):
    """Survivors of one zone go to another."""

    __slots__ = ("n", "origin", "zone")

    def __init__(self, origin: int, zone: int, n: int) -> None:
        self.origin = origin
        self.zone = zone
        self.n = n

    def is_idle(self, state: AuroraState, seat: int) -> bool:
        return not in_zone(state, state.players[seat], self.origin)

    def carry_out(self, state: AuroraState, seat: int) -> None:
        state.steps.append(ShiftSurvivors(seat, self.origin, self.zone, self.n))


class AdvanceSurvivor(CountedEffect):
    """Survivors move one zone toward the Active Zone."""

    __slots__ = ()

    def is_idle(self, state: AuroraState, seat: int) -> bool:
        zones = state.survivors.zones
        for survivor in state.players[seat].crew:
            if zones[survivor] != ACTIVE:
                return False
        return True

    def carry_out(self, state: AuroraState, seat: int) -> None:
        state.steps.append(ShiftSurvivors(seat, NONE, NONE, self.n))


class LoseSurvivor(CountedEffect):
    __slots__ = ()

    def carry_out(self, state: AuroraState, seat: int) -> None:
        state.steps.append(LoseSurvivors(seat, self.n))

"""What the words of the cards do: one class for each, and the lists that are made of them."""

from meadhall.games.last_aurora.content.tables import (
    ACTIVE,
    AMMO,
    FAME_MAX,
    FAME_MIN,
    FOOD,
    FUEL,
    NONE,
    REST,
)
from meadhall.games.last_aurora.rules.automa_board import gain_for_automa
from meadhall.games.last_aurora.rules.cards.objects import (
    NO_OBJECTS,
    DiscardObjects,
    draw_objects,
    hand_size,
)
from meadhall.games.last_aurora.rules.cards.scripts import Effect, carry_out, is_payable
from meadhall.games.last_aurora.rules.convoys.cargo import GainAny, GainTokens, LoseAny, lose, spend
from meadhall.games.last_aurora.rules.convoys.convoy import SalvageCard
from meadhall.games.last_aurora.rules.convoys.damage import (
    RepairBoxes,
    has_box_in,
    is_damaged,
    suffer,
    suffer_in_columns,
)
from meadhall.games.last_aurora.rules.convoys.recruiting import RecruitFromDiscard
from meadhall.games.last_aurora.rules.convoys.survivors import (
    ChooseCleansed,
    ChooseCleansedZone,
    ChooseContaminated,
    ShiftSurvivors,
    contaminate,
    contaminated_of,
    in_zone,
)
from meadhall.games.last_aurora.rules.events import SPEED_MARKED
from meadhall.games.last_aurora.rules.moves import OPTION
from meadhall.games.last_aurora.rules.state import OBJECT_DECK, AuroraState, FreeChoice


class Gain(Effect):
    """Resources; ``NONE`` lets the owner name the type of each."""

    __slots__ = ("n", "token")

    def __init__(self, token: int, n: int) -> None:
        self.token = token
        self.n = n

    def is_vain(self, state: AuroraState, seat: int) -> bool:
        """LAU-ROUND-07: a gain beyond the supply is lost."""
        if self.token != NONE:
            return not state.supply[self.token]
        return not (state.supply[FUEL] or state.supply[FOOD] or state.supply[AMMO])

    def apply(self, state: AuroraState, seat: int) -> None:
        if state.is_automa(seat):
            gain_for_automa(state, self.token, self.n)
        elif self.token == NONE:
            state.steps.append(GainAny(seat, self.n))
        else:
            state.steps.append(GainTokens(seat, self.token, self.n))


class Lose(Effect):
    __slots__ = ("n", "token")

    def __init__(self, token: int, n: int) -> None:
        self.token = token
        self.n = n

    def apply(self, state: AuroraState, seat: int) -> None:
        if self.token == NONE:
            state.steps.append(LoseAny(seat, self.n))
            return
        for _ in range(min(self.n, state.players[seat].load[self.token])):
            lose(state, seat, self.token)


class PayTokens(Effect):
    __slots__ = ("n", "token")

    def __init__(self, token: int, n: int) -> None:
        self.token = token
        self.n = n

    def is_payable(self, state: AuroraState, seat: int) -> bool:
        load = state.players[seat].load
        if self.token == NONE:
            return load[1] + load[2] + load[3] >= self.n
        return load[self.token] >= self.n

    def apply(self, state: AuroraState, seat: int) -> None:
        if self.token == NONE:
            state.steps.append(LoseAny(seat, self.n))
        else:
            spend(state, seat, self.token, self.n)


class PayObject(Effect):
    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def is_payable(self, state: AuroraState, seat: int) -> bool:
        return hand_size(state.players[seat]) >= self.n

    def apply(self, state: AuroraState, seat: int) -> None:
        state.steps.append(DiscardObjects(seat, self.n))


class PayFame(Effect):
    """Only if it stays on the track, unless the card allows the floor (LFS-ENC-02)."""

    __slots__ = ("allow_floor", "n")

    def __init__(self, n: int, allow_floor: bool) -> None:
        self.n = n
        self.allow_floor = allow_floor

    def is_payable(self, state: AuroraState, seat: int) -> bool:
        return self.allow_floor or state.fame[seat] - self.n >= FAME_MIN

    def apply(self, state: AuroraState, seat: int) -> None:
        state.add_fame(seat, -self.n)


class Fame(Effect):
    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def is_vain(self, state: AuroraState, seat: int) -> bool:
        """LAU-ROUND-08: at the end of the track."""
        return state.fame[seat] == (FAME_MAX if self.n > 0 else FAME_MIN)

    def apply(self, state: AuroraState, seat: int) -> None:
        state.add_fame(seat, self.n)


class DrawObject(Effect):
    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def is_vain(self, state: AuroraState, seat: int) -> bool:
        """LAU-EDGE-09: neither deck nor discards."""
        return not state.decks[OBJECT_DECK].size() and state.object_discard == NO_OBJECTS

    def apply(self, state: AuroraState, seat: int) -> None:
        draw_objects(state, seat, self.n)


class Repair(Effect):
    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def is_vain(self, state: AuroraState, seat: int) -> bool:
        return not is_damaged(state, state.players[seat])

    def apply(self, state: AuroraState, seat: int) -> None:
        state.steps.append(RepairBoxes(seat, self.n, False))


class Damage(Effect):
    __slots__ = ("column", "n", "where")

    def __init__(self, n: int, where: int, column: int) -> None:
        self.n = n
        self.where = where
        self.column = column

    def is_vain(self, state: AuroraState, seat: int) -> bool:
        """LAU-DMG-03: with all boxes damaged it is lost."""
        return not has_box_in(state, state.players[seat], self.where, self.column, 0)

    def apply(self, state: AuroraState, seat: int) -> None:
        suffer(state, seat, self.n, self.where, self.column)


class DamageInColumns(Effect):
    __slots__ = ("columns",)

    def __init__(self, columns: list[int]) -> None:
        self.columns = columns

    def apply(self, state: AuroraState, seat: int) -> None:
        suffer_in_columns(state, seat, self.columns)


class Contaminate(Effect):
    """As a cost it is payable by whoever has a Survivor (LFS-OBJ-01)."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def is_payable(self, state: AuroraState, seat: int) -> bool:
        return bool(state.players[seat].crew)

    def is_deadly(self) -> bool:
        return True

    def apply(self, state: AuroraState, seat: int) -> None:
        state.steps.append(ChooseContaminated(seat, self.who))


class ContaminateResting(Effect):
    """LFS-ASG-07."""

    __slots__ = ()

    def is_deadly(self) -> bool:
        return True

    def apply(self, state: AuroraState, seat: int) -> None:
        for survivor in in_zone(state, state.players[seat], REST):
            contaminate(state, seat, survivor)


class Decontaminate(Effect):
    __slots__ = ("n", "one")

    def __init__(self, n: int, one: bool) -> None:
        self.n = n
        self.one = one

    def is_vain(self, state: AuroraState, seat: int) -> bool:
        return not contaminated_of(state, seat, NONE)

    def apply(self, state: AuroraState, seat: int) -> None:
        state.steps.append(ChooseCleansed(seat, self.n, self.one, NONE))


class DecontaminateZone(Effect):
    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def is_vain(self, state: AuroraState, seat: int) -> bool:
        return not contaminated_of(state, seat, NONE)

    def apply(self, state: AuroraState, seat: int) -> None:
        state.steps.append(ChooseCleansedZone(seat, self.n))


class SpeedThisMove(Effect):
    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def apply(self, state: AuroraState, seat: int) -> None:
        state.move_bonus += self.n


class SpeedNextMove(Effect):
    """LAU-MOVE-12, LFS-ENC-02: the card itself may stay as a marker."""

    __slots__ = ("marker", "n")

    def __init__(self, n: int, marker: int) -> None:
        self.n = n
        self.marker = marker

    def apply(self, state: AuroraState, seat: int) -> None:
        player = state.players[seat]
        player.next_move += self.n
        if self.marker != NONE:
            state.discard.remove(self.marker)
            player.markers = [*player.markers, self.marker]
        state.tell(SPEED_MARKED, seat, self.n)


class MoveSurvivor(Effect):
    __slots__ = ("n", "origin", "zone")

    def __init__(self, origin: int, zone: int, n: int) -> None:
        self.origin = origin
        self.zone = zone
        self.n = n

    def is_vain(self, state: AuroraState, seat: int) -> bool:
        return not in_zone(state, state.players[seat], self.origin)

    def apply(self, state: AuroraState, seat: int) -> None:
        state.steps.append(ShiftSurvivors(seat, self.origin, self.zone, self.n))


class AdvanceSurvivor(Effect):
    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def is_vain(self, state: AuroraState, seat: int) -> bool:
        zones = state.zones
        for survivor in state.players[seat].crew:
            if zones[survivor] != ACTIVE:
                return False
        return True

    def apply(self, state: AuroraState, seat: int) -> None:
        state.steps.append(ShiftSurvivors(seat, NONE, NONE, self.n))


class Choose(Effect):
    """An option with a cost that cannot be paid is not offered."""

    __slots__ = ("options",)

    def __init__(self, options: list[int]) -> None:
        self.options = options

    def apply(self, state: AuroraState, seat: int) -> None:
        state.steps.append(ChooseOption(seat, self.options))


class ChooseOption(FreeChoice):
    __slots__ = ("options",)

    def __init__(self, seat: int, options: list[int]) -> None:
        super().__init__(seat)
        self.options = options

    def run(self, state: AuroraState) -> bool:
        if self.candidates(state, self.seat):
            return False
        state.steps.pop()
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [
            OPTION.at(place)
            for place, script in enumerate(self.options)
            if is_payable(state, seat, script)
        ]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        carry_out(state, seat, self.options[OPTION.target(move)])


class EachPlayer(Effect):
    """In Standard Turn Order; LAU-AUTO-13: never the Automa."""

    __slots__ = ("script",)

    def __init__(self, script: int) -> None:
        self.script = script

    def apply(self, state: AuroraState, seat: int) -> None:
        each_player(state, self.script)


def each_player(state: AuroraState, script: int) -> None:
    for seat in reversed(state.order):
        if not state.is_automa(seat):
            carry_out(state, seat, script)


class AttachFromDiscard(Effect):
    __slots__ = ("types",)

    def __init__(self, types: list[str]) -> None:
        self.types = types

    def apply(self, state: AuroraState, seat: int) -> None:
        types = self.types
        state.steps.append(
            SalvageCard(seat, "truck" in types, "trailer" in types, "device" in types)
        )


class RecruitDiscarded(Effect):
    __slots__ = ()

    def apply(self, state: AuroraState, seat: int) -> None:
        state.steps.append(RecruitFromDiscard(seat))


class NotCarriedOut(Effect):
    """Binoculars and Incendiary Rounds, which are used up inside an action."""

    __slots__ = ()

    def is_vain(self, state: AuroraState, seat: int) -> bool:
        return True

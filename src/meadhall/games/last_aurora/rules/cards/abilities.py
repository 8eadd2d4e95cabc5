"""What Survivors can do (LAU-SURV, LFS-SUR, LFS-CREW).

An ability holds its own numbers. Each chapter asks for the abilities that its rules mention.
"""

from collections.abc import Callable
from typing import Any, Final

from meadhall.games.last_aurora.content import vocabulary
from meadhall.games.last_aurora.content.road import PROGRESS
from meadhall.games.last_aurora.content.tables import (
    ABILITY_WORDS,
    ACTIVE,
    EXHAUSTED,
    NONE,
    REST,
    script_of,
)
from meadhall.games.last_aurora.rules.convoys.damage import convoy_cards, is_damaged
from meadhall.games.last_aurora.rules.pieces import Player
from meadhall.games.last_aurora.rules.state import AuroraState


class Ability:
    """An ability with at most one number."""

    __slots__ = ("n",)

    def __init__(self, n: int = 0) -> None:
        self.n = n

    def speed(self, state: AuroraState, seat: int) -> int:
        """What it adds to the moves of its owner while it is Active."""
        return 0

    def first_hit(self, player: Player) -> int:
        """The Damage that it adds to the first successful normal attack of a phase."""
        return 0

    def zone_after(self, value: int) -> int:
        """LAU-EXP-10: where it goes after exploring a slot of this value."""
        return EXHAUSTED


class ScriptedAbility(Ability):
    """One that carries out a list of effects."""

    __slots__ = ("script",)

    def __init__(self, effects: list[vocabulary.Effect]) -> None:
        super().__init__()
        self.script = script_of(effects)


class PaidAbility(Ability):
    __slots__ = ("cost",)

    def __init__(self, cost: int, n: int) -> None:
        super().__init__(n)
        self.cost = cost


class ConvoyAbility(Ability):
    """One that grows with the cards of the Convoy, step by step."""

    __slots__ = ("steps", "values")

    def __init__(self, steps: list[int], values: list[int]) -> None:
        super().__init__()
        self.steps = steps
        self.values = values

    def by_convoy(self, cards: int) -> int:
        """The value of the highest step that is reached."""
        value = 0
        for step, reached in zip(self.steps, self.values, strict=True):
            if cards >= step:
                value = reached
        return value


# Exploration


class LeaderToRest(Ability):
    """LAU-SURV-01."""

    __slots__ = ()

    def zone_after(self, value: int) -> int:
        return REST


class LowSlotToRest(Ability):
    """LAU-SURV-03: the Runner."""

    __slots__ = ()

    def zone_after(self, value: int) -> int:
        return REST if value == self.n else EXHAUSTED


class DecontaminateToRest(Ability):
    """LFS-CREW-04: the Alpha Mutant."""

    __slots__ = ()


class GatherBonus(Ability):
    """LAU-SURV-03: the Scavenger."""

    __slots__ = ()


class GatherDrawObject(Ability):
    """LFS-SUR-02: the Dog Trainer."""

    __slots__ = ()


class AltBonus(ScriptedAbility):
    """LAU-SURV-03: the Hunter."""

    __slots__ = ()


class EncounterBonus(ScriptedAbility):
    """LAU-SURV-03: the Smuggler."""

    __slots__ = ()


class AdjacentBonus(Ability):
    """LFS-CREW-02: the Arctic Wolf."""

    __slots__ = ()


# Rest and the end of the round


class FeedFree(Ability):
    """LAU-SURV-04: the Cook."""

    __slots__ = ()


class DecontaminateRest(Ability):
    """LAU-SURV-04: the Medic."""

    __slots__ = ()


class RepairEndOfRound(Ability):
    """LAU-SURV-07: Mechanic and Engineer."""

    __slots__ = ()


# Movement


def lead_of_others(state: AuroraState, seat: int) -> int:
    """How far the leading Convoy is ahead of this one, in progress."""
    own = PROGRESS[state.positions[seat]]
    best = own
    for space in state.positions:
        best = max(best, PROGRESS[space])
    return best - own


class SpeedBonus(Ability):
    """LAU-SURV-05: the Drivers."""

    __slots__ = ()

    def speed(self, state: AuroraState, seat: int) -> int:
        return self.n


class CopilotSpeed(Ability):
    """LAU-SURV-02: more if the leading Convoy is far ahead."""

    __slots__ = ("extra", "gap")

    def __init__(self, n: int, gap: int, extra: int) -> None:
        super().__init__(n)
        self.gap = gap
        self.extra = extra

    def speed(self, state: AuroraState, seat: int) -> int:
        return self.n + self.extra if lead_of_others(state, seat) >= self.gap else self.n


class SpeedIfBehind(Ability):
    """LFS-CREW-03: the Hunting Wolf."""

    __slots__ = ()

    def speed(self, state: AuroraState, seat: int) -> int:
        return self.n if lead_of_others(state, seat) > 0 else 0


class SpeedByConvoy(ConvoyAbility):
    """LFS-CREW-08: the Valkyrie."""

    __slots__ = ()

    def speed(self, state: AuroraState, seat: int) -> int:
        return self.by_convoy(convoy_cards(state.players[seat]))


class SpeedIfUndamaged(Ability):
    """LFS-CREW-10: the Synthetic Prototype."""

    __slots__ = ()

    def speed(self, state: AuroraState, seat: int) -> int:
        return 0 if is_damaged(state, state.players[seat]) else self.n


class DecontaminateForSpeed(PaidAbility):
    """LFS-CREW-07: the Ghoul."""

    __slots__ = ()


class SpeedForObject(PaidAbility):
    """LFS-CREW-11: the Supply Bot."""

    __slots__ = ()


# Fire


class FirstHitBonus(Ability):
    """LAU-SURV-06: Gunner and Freed Prisoner."""

    __slots__ = ()

    def first_hit(self, player: Player) -> int:
        return self.n


class FirstHitByConvoy(ConvoyAbility):
    """LFS-CREW-09: the Daughter of War."""

    __slots__ = ()

    def first_hit(self, player: Player) -> int:
        return self.by_convoy(convoy_cards(player))


class SecondOutcome(Ability):
    """LAU-SURV-06: the Veteran."""

    __slots__ = ()


class MissToDamage(Ability):
    """LFS-SUR-01: the Lookout."""

    __slots__ = ()


class Snipe(Ability):
    """LFS-SUR-03: the Sniper."""

    __slots__ = ()


class RadioStrike(Ability):
    """LFS-ASG-11: the Radio Operator."""

    __slots__ = ("columns",)

    def __init__(self, columns: list[int]) -> None:
        super().__init__()
        self.columns = columns


BUILDERS: Final[dict[type, Callable[[Any], Ability]]] = {
    vocabulary.LeaderToRest: lambda word: LeaderToRest(),
    vocabulary.LowSlotToRest: lambda word: LowSlotToRest(word.value),
    vocabulary.DecontaminateToRest: lambda word: DecontaminateToRest(word.n),
    vocabulary.GatherBonus: lambda word: GatherBonus(word.n),
    vocabulary.GatherDrawObject: lambda word: GatherDrawObject(word.n),
    vocabulary.AltBonus: lambda word: AltBonus(word.effects),
    vocabulary.EncounterBonus: lambda word: EncounterBonus(word.effects),
    vocabulary.AdjacentBonus: lambda word: AdjacentBonus(),
    vocabulary.FeedFree: lambda word: FeedFree(word.n),
    vocabulary.DecontaminateRest: lambda word: DecontaminateRest(word.n),
    vocabulary.RepairEndOfRound: lambda word: RepairEndOfRound(word.n),
    vocabulary.SpeedBonus: lambda word: SpeedBonus(word.n),
    vocabulary.CopilotSpeed: lambda word: CopilotSpeed(word.n, word.gap, word.extra),
    vocabulary.SpeedIfBehind: lambda word: SpeedIfBehind(word.n),
    vocabulary.SpeedByConvoy: lambda word: SpeedByConvoy(word.steps, word.values),
    vocabulary.SpeedIfUndamaged: lambda word: SpeedIfUndamaged(word.n),
    vocabulary.DecontaminateForSpeed: lambda word: DecontaminateForSpeed(word.cost, word.n),
    vocabulary.SpeedForObject: lambda word: SpeedForObject(word.cost, word.n),
    vocabulary.FirstHitBonus: lambda word: FirstHitBonus(word.n),
    vocabulary.FirstHitByConvoy: lambda word: FirstHitByConvoy(word.steps, word.values),
    vocabulary.SecondOutcome: lambda word: SecondOutcome(),
    vocabulary.MissToDamage: lambda word: MissToDamage(word.n),
    vocabulary.Snipe: lambda word: Snipe(word.damage),
    vocabulary.RadioStrike: lambda word: RadioStrike([column - 1 for column in word.columns]),
}

ABILITIES: Final[list[Ability]] = [BUILDERS[type(word)](word) for word in ABILITY_WORDS]
"""By Survivor."""


# Who has an ability


def having(kind: type[Ability]) -> list[bool]:
    """For each Survivor whether it has an ability of this kind."""
    return [isinstance(ability, kind) for ability in ABILITIES]


def active_with(state: AuroraState, player: Player, able: list[bool]) -> list[int]:
    """LAU-ROUND-06: a player's Active Survivors with an ability."""
    zones = state.survivors.zones
    return [survivor for survivor in player.crew if able[survivor] and zones[survivor] == ACTIVE]


def first_unused(state: AuroraState, player: Player, able: list[bool]) -> int:
    """LAU-SURV-08: the first of these who has not used it in this phase, or ``NONE``."""
    zones = state.survivors.zones
    for survivor in player.crew:
        if able[survivor] and zones[survivor] == ACTIVE and survivor not in player.used:
            return survivor
    return NONE

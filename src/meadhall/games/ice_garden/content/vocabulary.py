# mypyc: interpreted
"""The words in which the content files say what abilities, events and tiles do.

``rules/builders.py`` says which effect each of them stands for.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Coordinate = Annotated[int, Meta(ge=0, le=1000)]

Resource = Literal["population", "gold", "m_factor"]
Ability = Literal["attack", "shield", "dominate", "speed"]


class Effect(Struct, forbid_unknown_fields=True, tag_field="keyword"):
    """An effect: a keyword and its parameters."""


# Special abilities and events of units


class AssignAbilities(Effect, tag="assign_abilities"):
    """Maker-Spy (LIG-ATV-02)."""

    count: Positive


class Ferry(Effect, tag="ferry"):
    """Ice Floe Crossing (LIG-ATV-04)."""


class TakeInfluenceMarker(Effect, tag="take_influence_marker"):
    """Recruitment (LIG-SPC-02)."""

    count: Literal[1]


class Gain(Effect, tag="gain"):
    """Piper (LIG-SPC-03)."""

    resource: Resource
    count: Positive


class StealResource(Effect, tag="steal_resource"):
    """Pillage (LIG-SPC-04)."""

    count: Literal[1]


class PlaceToken(Effect, tag="place_token"):
    """Torment (LIG-SPC-05) and Red Towers (LIG-EVT-02)."""

    token: Literal["nightmare_token", "red_tower"]
    max_per_region: Positive
    excludes_thorn: bool = False


class SwapInfluenceMarker(Effect, tag="swap_influence_marker"):
    """Enthral (LIG-SPC-06)."""

    count: Literal[1]


class AbsorbReserves(Effect, tag="absorb_reserves"):
    """The Thorn (LIG-DOM-06)."""


class MoveReserves(Effect, tag="move_reserves"):
    """Musicians (LIG-EVT-03)."""


class LockRegion(Effect, tag="lock_region"):
    """Fauns and two Nightmare tokens (LIG-EVT-01)."""


UnitEffect = (
    AssignAbilities
    | Ferry
    | TakeInfluenceMarker
    | Gain
    | StealResource
    | PlaceToken
    | SwapInfluenceMarker
    | AbsorbReserves
    | MoveReserves
    | LockRegion
)

# Vuko tiles


class CarryNations(Effect, tag="carry_nations"):
    """LIG-ADV-03."""


class SetCost(Effect, tag="set_cost"):
    """LIG-ADV-04."""

    population: Positive


class ExpelControlledInfluence(Effect, tag="expel_controlled_influence"):
    """LIG-ADV-05."""


class AdvanceDeadSnow(Effect, tag="advance_dead_snow"):
    """LIG-ADV-06."""

    count: Positive


class BlockResource(Effect, tag="block_resource"):
    """LIG-ADV-07."""


class WithdrawUnits(Effect, tag="withdraw_units"):
    """LIG-ADV-08."""


class ForbidOption(Effect, tag="forbid_option"):
    """LIG-ADV-09."""


class SkipVuko(Effect, tag="skip_vuko"):
    """LIG-ADV-10."""


VukoEffect = (
    CarryNations
    | SetCost
    | ExpelControlledInfluence
    | AdvanceDeadSnow
    | BlockResource
    | WithdrawUnits
    | ForbidOption
    | SkipVuko
)

# The Independent Player


class DoNothing(Effect, tag="none"):
    """LIG-SOL-08."""


class PlaceInfluenceByDie(Effect, tag="place_influence_by_die"):
    """LIG-SOL-07."""

    count: Positive


class SummonByDie(Effect, tag="advance_dead_snow_then_summon_level"):
    """LIG-SOL-09."""

    dead_snow: Positive


SoloEffect = DoNothing | PlaceInfluenceByDie | SummonByDie

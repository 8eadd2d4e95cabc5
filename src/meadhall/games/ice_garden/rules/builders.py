"""All effects that are printed on the components, made from the content files.

One row for each keyword of the vocabulary says which effect it stands for. To add a keyword, add
its struct to ``content/vocabulary.py``, its effect to the chapter it belongs to, and its row here.
"""

from collections.abc import Callable
from typing import Any, Final

from meadhall.games.ice_garden.content import tables, vocabulary
from meadhall.games.ice_garden.content.tables import CONTENT
from meadhall.games.ice_garden.rules import vuko_tiles
from meadhall.games.ice_garden.rules.effects import UnitEffect, VukoTile
from meadhall.games.ice_garden.rules.independent import actions
from meadhall.games.ice_garden.rules.regions import specials, unit_events
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.games.ice_garden.rules.units import ice_floe_crossing, maker_spy
from meadhall.kernel.effect import Effect

Builder = Callable[[Any], Effect[IceGardenState]]


def _place_token(printed: vocabulary.PlaceToken) -> Effect[IceGardenState]:
    if printed.token == "red_tower":
        return unit_events.BuildTower(printed.max_per_region)
    return specials.Torment(printed.max_per_region, printed.excludes_thorn)


BUILDERS: Final[dict[type[vocabulary.Effect], Builder]] = {
    # Special abilities and events of units
    vocabulary.AssignAbilities: lambda it: maker_spy.AssignAbilities(),
    vocabulary.Ferry: lambda it: ice_floe_crossing.Ferry(),
    vocabulary.TakeInfluenceMarker: lambda it: specials.Seize(recruits=True),
    vocabulary.SwapInfluenceMarker: lambda it: specials.Seize(recruits=False),
    vocabulary.Gain: lambda it: specials.Gain(tables.RESOURCE_IDS.index(it.resource), it.count),
    vocabulary.StealResource: lambda it: specials.Steal(),
    vocabulary.PlaceToken: _place_token,
    vocabulary.AbsorbReserves: lambda it: unit_events.AbsorbReserves(),
    vocabulary.MoveReserves: lambda it: unit_events.CarryReserves(),
    vocabulary.LockRegion: lambda it: unit_events.LockRegion(),
    # Vuko tiles
    vocabulary.CarryNations: lambda it: vuko_tiles.CarryNations(),
    vocabulary.SetCost: lambda it: vuko_tiles.SetCost(it.population),
    vocabulary.ExpelControlledInfluence: lambda it: vuko_tiles.ExpelControlled(),
    vocabulary.AdvanceDeadSnow: lambda it: vuko_tiles.AdvanceDeadSnow(it.count),
    vocabulary.BlockResource: lambda it: vuko_tiles.BlockMFactor(),
    vocabulary.WithdrawUnits: lambda it: vuko_tiles.WithdrawUnits(),
    vocabulary.ForbidOption: lambda it: vuko_tiles.ForbidRaise(),
    vocabulary.SkipVuko: lambda it: vuko_tiles.SkipVuko(),
    # The Independent Player
    vocabulary.DoNothing: lambda it: actions.DoNothing(),
    vocabulary.PlaceInfluenceByDie: lambda it: actions.PlaceByDie(it.count),
    vocabulary.SummonByDie: lambda it: actions.SummonByDie(it.dead_snow),
}


def build(printed: vocabulary.Effect) -> Effect[IceGardenState]:
    return BUILDERS[type(printed)](printed)


def _unit_effect(printed: vocabulary.Effect) -> UnitEffect:
    effect = build(printed)
    assert isinstance(effect, UnitEffect)
    return effect


def _vuko_tile(printed: vocabulary.Effect) -> VukoTile:
    effect = build(printed)
    assert isinstance(effect, VukoTile)
    return effect


_SPECIALS: Final = {special.id: special for special in CONTENT.characters.specials}
_EVENTS: Final = {event.id: event for event in CONTENT.characters.events}

SPECIALS: Final[list[list[UnitEffect]]] = [
    [_unit_effect(_SPECIALS[name].effect) for name in names if _SPECIALS[name].when == "domination"]
    for names in tables.UNIT_SPECIALS
]
"""For each unit type what the dominating player does with it (LIG-SPC)."""
EVENTS: Final[list[list[UnitEffect]]] = [
    [_unit_effect(_EVENTS[name].effect) for name in names] for names in tables.UNIT_EVENTS
]
"""For each unit type what happens by itself after the special abilities (LIG-EVT)."""
DOMINANCE_EVENTS: Final[list[UnitEffect]] = [
    _unit_effect(event.effect)
    for event in CONTENT.characters.events
    if event.when == "determine_dominance"
]
"""What happens as soon as it is clear who dominates a region (LIG-DOM-06)."""

ACTIVATION: Final[list[tuple[int, Effect[IceGardenState]]]] = [
    (tables.unit_with(special.id), build(special.effect))
    for special in CONTENT.characters.specials
    if special.when == "activation"
]
"""The special abilities of Activation in their order, each with its unit type (LIG-ATV-01)."""

SOLO_ACTIONS: Final[list[Effect[IceGardenState]]] = [
    build(effect) for effect in tables.SOLO_EFFECTS
]
"""For each box what the Independent Player does before a marker is removed from it."""

VUKO_TILES: Final[list[VukoTile]] = [_vuko_tile(side.effect) for side in CONTENT.vuko_tiles.effects]
"""The sides of all Vuko tiles."""
NO_TILES: Final[list[VukoTile]] = []


def active_tiles(state: IceGardenState) -> list[VukoTile]:
    """LIG-ADV-02: the Vuko tiles that are active now, leftmost first."""
    active = state.vuko.active
    if not active:
        return NO_TILES
    return [VUKO_TILES[side] for side in state.vuko.tiles if active >> side & 1]

"""A quick sensible way to play Lords of the Ice Garden: rules of thumb, no looking ahead.

The advice behind it: spread influence where it dominates and where tiles pay; summon the units that
serve your goal and keep them busy where they bring it nearer; attack when the damage is worth the
gold; stay a little more reputable than somebody else; and watch whom the Dead Snow would favour.
Every move is valued in victory points.

``outlook.py`` and ``goals.py`` say what things are worth, ``regions.py`` and ``dominance.py`` what
the places on the map bring, ``changes.py`` what pieces would change there, ``repute.py`` what
reputation and Dead Snow cost; ``planning.py`` chooses before the actions, the other modules in
them.
"""

from typing import Final

from meadhall.games.ice_garden.bot import (
    fighting,
    goods,
    making,
    pieces,
    planning,
    repute,
    summoning,
    upgrades,
)
from meadhall.games.ice_garden.bot.outlook import Outlook
from meadhall.games.ice_garden.content.tables import FIRST_UNIT, GOLD, MARKER, POPULATION
from meadhall.games.ice_garden.rules.action_order import PickToken, PlaceToken
from meadhall.games.ice_garden.rules.actions.influence import PlaceInfluence
from meadhall.games.ice_garden.rules.actions.making import Making, ShiftMFactor
from meadhall.games.ice_garden.rules.actions.movement import MoveAction, MoveTo
from meadhall.games.ice_garden.rules.actions.raven_shadow import RavenShadow
from meadhall.games.ice_garden.rules.actions.summoning import ChooseCount, ChooseUnit, PlaceUnit
from meadhall.games.ice_garden.rules.actions.upgrading import (
    UpgradeAbility,
    UpgradeSpace,
    UpgradeUnit,
)
from meadhall.games.ice_garden.rules.actions.viper_gorge import Gorge
from meadhall.games.ice_garden.rules.actions.voracious_mountain import (
    MountainCarry,
    MountainFrom,
    MountainTo,
)
from meadhall.games.ice_garden.rules.initiative import Advance
from meadhall.games.ice_garden.rules.planning import PlanMarker
from meadhall.games.ice_garden.rules.regions.domination import TakeKind
from meadhall.games.ice_garden.rules.regions.locking import EvictMarker
from meadhall.games.ice_garden.rules.regions.specials import Pillage, PillageStock, SeizeMarker
from meadhall.games.ice_garden.rules.rounds import PlaceHelp
from meadhall.games.ice_garden.rules.setup import LayTile, PlaceThorn, StartInfluence
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.games.ice_garden.rules.units.attack import DealDamage, OfferAttack
from meadhall.games.ice_garden.rules.units.ice_floe_crossing import Cross
from meadhall.games.ice_garden.rules.units.maker_spy import AssignAbility
from meadhall.games.ice_garden.rules.units.speed import Hurry, HurryTo
from meadhall.games.ice_garden.rules.vuko import LoseUnit
from meadhall.games.ice_garden.rules.vuko_tiles import WithdrawUnit
from meadhall.kernel.dice import Dice
from meadhall.kernel.policy import Policy
from meadhall.kernel.state import State


class IceGardenPolicy(Policy):
    """Follows the advice of this module; chance decides only where a face-down tile is laid."""

    def choose(self, world: State, seat: int, moves: list[int], dice: Dice) -> int:
        assert isinstance(world, IceGardenState)
        if len(moves) == 1:
            return moves[0]
        step = world.steps[-1]
        if isinstance(step, LayTile):
            return moves[dice.below(0, len(moves))]
        if isinstance(step, PlaceThorn):
            return planning.choose_thorn(world, moves)
        if isinstance(step, PickToken):
            return moves[0]  # The earliest that is left.
        if isinstance(step, PlaceToken):
            return planning.choose_token_box(moves)
        return choose_move(Outlook(world, seat), moves)


def choose_move(outlook: Outlook, moves: list[int]) -> int:
    """Ask the function for this kind of decision; first those that do not need the map."""
    step = outlook.state.steps[-1]
    if isinstance(step, TakeKind):
        return goods.choose_kind(outlook, moves, step.region)
    if isinstance(step, Gorge):
        return goods.choose_in_gorge(outlook, moves)
    if isinstance(step, Advance):
        return planning.choose_advance(outlook, moves)
    if isinstance(step, RavenShadow):
        return repute.choose_raven(outlook, moves)
    if isinstance(step, Pillage):
        return fighting.choose_pillage(outlook, moves)
    if isinstance(step, PillageStock):
        return goods.choose_from_stock(outlook, moves)
    outlook.look_at_map()
    if isinstance(step, PlanMarker):
        return planning.choose_plan(outlook, moves)
    if isinstance(step, OfferAttack):
        return fighting.choose_to_attack(outlook)
    if isinstance(step, DealDamage):
        return fighting.choose_hit(outlook, moves, step.region, step.pool)
    if isinstance(step, SeizeMarker):
        return fighting.choose_seizure(outlook, moves, step.region, step.recruits)
    return choose_for_pieces(outlook, moves)


FREE: Final = -1.0
"""Markers that cost nothing are placed even where they gain little."""


def choose_for_pieces(outlook: Outlook, moves: list[int]) -> int:
    """Where pieces go."""
    step = outlook.state.steps[-1]
    if isinstance(step, PlaceInfluence):
        return pieces.choose_influence(outlook, moves, step.left, outlook.price[POPULATION])
    if isinstance(step, PlaceHelp):
        return pieces.choose_influence(outlook, moves, step.left, FREE)
    if isinstance(step, StartInfluence):
        return pieces.choose_influence(outlook, moves, 2, FREE)
    if isinstance(step, MoveAction):
        steps = pieces.steps_payable(outlook, step.left)
        return pieces.choose_piece(outlook, moves, steps, outlook.price[GOLD])
    if isinstance(step, MoveTo):
        steps = pieces.steps_payable(outlook, step.left)
        return pieces.choose_step(outlook, moves, step.region, step.piece, steps)
    if isinstance(step, MountainFrom):
        return pieces.choose_mountain_from(outlook, moves)
    if isinstance(step, MountainTo):
        return pieces.choose_mountain_to(outlook, moves, step.region)
    if isinstance(step, MountainCarry):
        return pieces.choose_load(outlook, moves, step.region, step.to)
    if isinstance(step, Hurry):
        return pieces.choose_piece(outlook, moves, 1, pieces.WORTHWHILE)
    if isinstance(step, HurryTo):
        return pieces.choose_step(outlook, moves, step.region, step.piece, 1)
    if isinstance(step, Cross):
        return pieces.choose_crossing(outlook, moves, step.shores)
    if isinstance(step, EvictMarker):
        return pieces.choose_arrival(outlook, moves, MARKER)
    if isinstance(step, WithdrawUnit):
        return pieces.choose_arrival(outlook, moves, FIRST_UNIT + step.unit)
    if isinstance(step, LoseUnit):
        return pieces.choose_loss(outlook, moves)
    return choose_in_making(outlook, moves)


def choose_in_making(outlook: Outlook, moves: list[int]) -> int:
    """M-factor, upgrades, summons and Maker-Spy."""
    step = outlook.state.steps[-1]
    if isinstance(step, Making):
        return making.choose_option(outlook, moves, step.used)
    if isinstance(step, ShiftMFactor):
        return making.choose_shift(outlook, step.left)
    if isinstance(step, ChooseUnit):
        return summoning.choose_unit(outlook, moves)
    if isinstance(step, ChooseCount):
        return summoning.choose_count(outlook, moves, step.unit)
    if isinstance(step, PlaceUnit):
        return summoning.choose_place(outlook, moves, step.unit)
    if isinstance(step, UpgradeUnit):
        return upgrades.choose_upgrade_unit(outlook, moves)
    if isinstance(step, UpgradeAbility):
        return upgrades.choose_upgrade_ability(outlook, moves, step.unit)
    if isinstance(step, UpgradeSpace):
        return upgrades.choose_space(outlook.state, moves, step.unit)
    assert isinstance(step, AssignAbility)
    return upgrades.choose_assignment(outlook, moves)

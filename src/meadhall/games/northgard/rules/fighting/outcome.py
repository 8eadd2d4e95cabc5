"""How a combat ends: casualties, the winner, the retreat and the reward (NUL-COMBAT-08 to 15)."""

from meadhall.games.northgard.content.tables import CREATURE_GLORY, CREATURE_SHARES, GLORY_CREATURES
from meadhall.games.northgard.content.tiles import NONE
from meadhall.games.northgard.rules import events
from meadhall.games.northgard.rules.clans import reward_attacker
from meadhall.games.northgard.rules.fighting.casualties import lose_figures
from meadhall.games.northgard.rules.fighting.retreats import Retreat
from meadhall.games.northgard.rules.progress import (
    ATTACKER,
    DEFENDER,
    LOSING_UNITS,
    NOBODY,
    RETREATING,
    Combat,
    Side,
)
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.under_way import the_action, the_combat
from meadhall.kernel.state import Step


class ComputeOutcome(Step[NorthgardState]):
    """Steps 5 and 6: scores, sides wiped out, the winner and the casualties (NUL-COMBAT-08 to 11,
    NUL-CREA-13, 14)."""

    __slots__ = ()

    def run(self, state: NorthgardState) -> bool:
        combat = the_combat(state)
        attacker = combat.attacker
        defender = combat.defender
        state.steps.pop()
        is_attacker_gone = suffer(state, combat, attacker, defender)
        is_defender_gone = suffer(state, combat, defender, attacker)
        attack = attacker.points()
        defence = defender.points()
        if is_attacker_gone and is_defender_gone:
            combat.winner = NOBODY
        elif is_attacker_gone or is_defender_gone:
            combat.winner = DEFENDER if is_attacker_gone else ATTACKER
        else:
            combat.winner = ATTACKER if attack > defence else DEFENDER
        state.tell(
            events.COMBAT_SCORED, combat.area, attack, defence, attacker.losses, defender.losses
        )
        tell_winner(state, combat)
        combat.step = LOSING_UNITS
        state.steps.append(EndCombat())
        for side in (defender, attacker):
            if side.losses:
                state.steps.append(TakeCasualties(side.seat))
        return True


def suffer(state: NorthgardState, combat: Combat, side: Side, foe: Side) -> bool:
    """Count the casualties of a side; True if it is wiped out. Creatures ignore them."""
    if side.seat == NONE:
        return False
    figures = state.figures_in(combat.area, side.seat)
    casualties = max(0, foe.inflicts() - side.cancels)
    side.losses = min(casualties, figures)
    return casualties >= figures


def tell_winner(state: NorthgardState, combat: Combat) -> None:
    if combat.winner == NOBODY:
        state.tell(events.NOBODY_WON, combat.area)
        return
    side = combat.side(combat.winner)
    if side.seat == NONE:
        state.tell(events.CREATURE_WON, side.creature, combat.area)
    else:
        state.tell(events.COMBAT_WON, side.seat, combat.area)


class TakeCasualties(Step[NorthgardState]):
    """NUL-COMBAT-11: one side takes its losses, even the winner."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: NorthgardState) -> bool:
        state.steps.pop()
        combat = the_combat(state)
        side = combat.attacker if combat.attacker.seat == self.seat else combat.defender
        lose_figures(state, self.seat, combat.area, side.losses)
        side.losses = 0
        return True


class EndCombat(Step[NorthgardState]):
    """Step 7: the loser retreats (NUL-COMBAT-12, NUL-CREA-16); then comes the reward."""

    __slots__ = ()

    def run(self, state: NorthgardState) -> bool:
        state.steps.pop()
        combat = the_combat(state)
        combat.step = RETREATING
        state.steps.append(RewardWinner())
        if combat.winner == NOBODY:
            return True
        loser = combat.side(DEFENDER if combat.winner == ATTACKER else ATTACKER)
        winner = combat.side(combat.winner)
        stays = winner.seat == NONE and CREATURE_SHARES[winner.creature]
        if loser.seat != NONE and not stays:
            state.steps.append(Retreat(loser.seat, combat.area))
        return True


class RewardWinner(Step[NorthgardState]):
    """The territory, the Glory for a creature, and clan powers (NUL-COMBAT-15, NUL-CREA-15, 26)."""

    __slots__ = ()

    def run(self, state: NorthgardState) -> bool:
        state.steps.pop()
        combat = the_combat(state)
        state.combat = None
        if combat.winner == NOBODY:
            return True
        winner = combat.side(combat.winner)
        loser = combat.side(DEFENDER if combat.winner == ATTACKER else ATTACKER)
        if winner.seat == NONE:
            return True
        if loser.seat == NONE:
            defeat_creature(state, winner.seat, loser.creature)
        if combat.winner == ATTACKER:
            is_conquest = loser.seat != NONE or is_won_ground(state, combat)
            if is_conquest:
                state.tell(events.CONQUERED, winner.seat, combat.area)
            reward_attacker(state, winner.seat, is_conquest)
        return True


def is_won_ground(state: NorthgardState, combat: Combat) -> bool:
    """NUL-CREA-26: a Valkyrie was beaten in a territory not controlled before the action."""
    action = the_action(state)
    return not CREATURE_SHARES[combat.defender.creature] and combat.area not in action.owned


def defeat_creature(state: NorthgardState, seat: int, creature: int) -> None:
    """NUL-CREA-15: its Glory; figure and card leave the map and the line."""
    creatures = state.own_creatures()
    creatures.line.remove(creature)
    creatures.at[creature] = NONE
    creatures.discard.append(creature)
    state.tell(events.CREATURE_DEFEATED, seat, creature)
    state.gain_glory(seat, CREATURE_GLORY[creature], GLORY_CREATURES)

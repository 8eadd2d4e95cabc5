"""Combat (NUL-COMBAT), against a player or a creature (NUL-CREA-11 to 16), step by step."""

from meadhall.games.northgard.content import tables
from meadhall.games.northgard.content.tiles import FOOD, NONE
from meadhall.games.northgard.rules import events
from meadhall.games.northgard.rules.clans import combat_points
from meadhall.games.northgard.rules.fighting.outcome import ComputeOutcome
from meadhall.games.northgard.rules.fighting.retreats import is_fight_pending
from meadhall.games.northgard.rules.moves import CASUALTY, DECLINE, POINT, PUSH, SPEND_FOOD
from meadhall.games.northgard.rules.obstacles import (
    BEAR_BARS_LEAVING,
    PARTNER_THERE,
    PUSH_TO_ENEMY,
    PUSH_TO_FIGHT,
    TOO_LITTLE_FOOD,
    VALKYRIE_BARS,
)
from meadhall.games.northgard.rules.progress import (
    ATTACKER,
    DEFENDER,
    FEEDING,
    PUSHING,
    ROLLING,
    TAKING_BONUS,
    Combat,
    MoveTerms,
    Side,
)
from meadhall.games.northgard.rules.state import COMBAT_STREAM, NorthgardState
from meadhall.games.northgard.rules.under_way import the_combat
from meadhall.kernel.state import Choice, Obstacle, Step


def begin_combat(
    state: NorthgardState,
    territory: int,
    terms: MoveTerms,
    attacker: int,
    defender: int,
    creature: int,
) -> None:
    """Fight in a territory. The side of a creature has no seat: its seat is ``NONE``."""
    state.combat = Combat(
        area=territory,
        effect=terms.number,
        step=PUSHING,
        winner=NONE,
        attacker=Side(attacker, creature if attacker == NONE else NONE),
        defender=Side(defender, creature if defender == NONE else NONE),
    )
    if attacker == NONE:
        state.tell(events.CREATURE_ATTACKED, creature, defender, territory)
    elif defender == NONE:
        state.tell(events.CREATURE_FOUGHT, attacker, creature, territory)
    else:
        state.tell(events.COMBAT_BEGAN, attacker, defender, territory)
    state.steps.append(CountPoints())
    if defender != NONE and terms.push_defender:
        state.steps.append(PushDefender(attacker))


class PushDefender(Choice[NorthgardState]):
    """NUL-COMBAT-17: before step 1 the attacker may move one defending unit away."""

    __slots__ = ()

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        combat = the_combat(state)
        if state.units_in(combat.area, combat.defender.seat) == 0:
            return [DECLINE.move]
        return [*[PUSH.at(target) for target in state.lands.links(combat.area)], DECLINE.move]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        if move == DECLINE.move:
            return None
        combat = the_combat(state)
        target = PUSH.target(move)
        defender = combat.defender.seat
        holder = state.control(target)
        if state.is_locked(combat.area):
            return BEAR_BARS_LEAVING
        if holder not in (NONE, defender):
            return PARTNER_THERE if state.are_partners(defender, holder) else PUSH_TO_ENEMY
        if is_fight_pending(state, target):
            return PUSH_TO_FIGHT
        if state.fierce_in(target):
            return VALKYRIE_BARS
        return None

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        if move != DECLINE.move:
            combat = the_combat(state)
            defender = combat.defender.seat
            state.shift_units(defender, combat.area, PUSH.target(move), 1)
            state.tell(events.SHIFTED, seat, defender, combat.area, PUSH.target(move), 1)


class CountPoints(Step[NorthgardState]):
    """Steps 1 and 2: what each side has by itself (NUL-COMBAT-03, 04, NUL-CREA-11). Where no
    defender is left the territory is taken without a combat (NUL-COMBAT-17)."""

    __slots__ = ()

    def run(self, state: NorthgardState) -> bool:
        combat = the_combat(state)
        attacker = combat.attacker
        defender = combat.defender
        state.steps.pop()
        if defender.seat != NONE and state.figures_in(combat.area, defender.seat) == 0:
            state.combat = None
            state.tell(events.CONQUERED, attacker.seat, combat.area)
            return True
        count_side(state, combat, attacker)
        count_side(state, combat, defender)
        terms = combat.terms()
        attacker.card_points = terms.points
        attacker.cancels = terms.cancel_casualties
        if defender.seat != NONE and not ignores_defences(state, attacker.seat):
            defender.building_points = state.buildings.sum(combat.area, tables.DEFENDER_POINTS)
            defender.building_casualties = state.buildings.sum(
                combat.area, tables.DEFENDER_CASUALTIES
            )
        combat.step = FEEDING
        state.steps.append(ComputeOutcome())
        state.steps.append(Roll(DEFENDER))
        state.steps.append(Roll(ATTACKER))
        for side in (defender, attacker):
            if side.seat != NONE:
                state.steps.append(SpendFood(side.seat))
        return True


def count_side(state: NorthgardState, combat: Combat, side: Side) -> None:
    """One point per unit and those of Kaija, or the value of the creature; and clan powers."""
    seat = side.seat
    if seat == NONE:
        side.unit_points = tables.CREATURE_VALUE[side.creature]
        return
    side.unit_points = state.units_in(combat.area, seat)
    if seat == state.figures.kaija_seat and state.kaija_is_in(combat.area):
        side.unit_points += state.power(seat).kaija_points
    side.clan_points = combat_points(state, seat, combat.area)


def ignores_defences(state: NorthgardState, attacker: int) -> bool:
    """NUL-COMBAT-18: whether an attacking player ignores defences; creatures never do."""
    if attacker == NONE:
        return False
    return bool(state.players[attacker].year_flags & tables.IGNORE_ENEMY_DEFENCES)


class SpendFood(Choice[NorthgardState]):
    """Step 3: food for points; the attacker decides first (NUL-COMBAT-05)."""

    __slots__ = ()

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        most = state.figures_in(the_combat(state).area, seat)
        return [SPEND_FOOD.at(n) for n in range(most + 1)]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        has_enough = SPEND_FOOD.target(move) <= state.players[seat].resources[FOOD]
        return None if has_enough else TOO_LITTLE_FOOD

    def moves(self, state: NorthgardState, seat: int) -> list[int]:
        figures = state.figures_in(the_combat(state).area, seat)
        most = min(figures, state.players[seat].resources[FOOD])
        return [SPEND_FOOD.at(n) for n in range(most + 1)]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        combat = the_combat(state)
        side = combat.attacker if combat.attacker.seat == seat else combat.defender
        side.food = SPEND_FOOD.target(move)
        state.pay(seat, FOOD, side.food)
        state.tell(events.FOOD_SPENT, seat, side.food)


class Roll(Step[NorthgardState]):
    """Step 4, first the attacker, who decides all about it before the defender rolls
    (NUL-COMBAT-06, 07, 16). Against a creature nothing is decided: casualties would do nothing
    (NUL-CREA-12, 28, 38)."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, state: NorthgardState) -> bool:
        state.steps.pop()
        combat = the_combat(state)
        combat.step = ROLLING
        side = combat.side(self.who)
        foe = combat.side(DEFENDER if self.who == ATTACKER else ATTACKER)
        face = state.dice.below(COMBAT_STREAM, tables.FACES)
        side.die = face
        side.die_points = tables.FACE_POINTS[face]
        side.die_casualties = tables.FACE_CASUALTIES[face]
        is_player_combat = side.seat != NONE and foe.seat != NONE
        if side.seat == NONE:
            roller = (foe.seat + 1) % state.seats
            state.tell(events.CREATURE_ROLLED, roller, side.creature, face)
        else:
            state.tell(events.ROLLED, side.seat, face)
        if self.who == ATTACKER and combat.terms().bonus_choice:
            if is_player_combat:
                state.steps.append(TakeBonus(side.seat))
            else:
                side.bonus_points = 1
        if tables.FACE_IS_CHOICE[face]:
            if is_player_combat:
                state.steps.append(ChooseFace(side.seat, self.who))
            else:
                side.die_points = tables.FACE_CHOICE_POINTS[face]
        return True


class ChooseFace(Choice[NorthgardState]):
    """NUL-COMBAT-07: the face counts as a point or as a casualty."""

    __slots__ = ("who",)

    def __init__(self, seat: int, who: int) -> None:
        super().__init__(seat)
        self.who = who

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [POINT.move, CASUALTY.move]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        side = the_combat(state).side(self.who)
        if move == POINT.move:
            side.die_points = tables.FACE_CHOICE_POINTS[side.die]
            state.tell(events.TOOK_POINT, seat)
        else:
            side.die_casualties = tables.FACE_CHOICE_CASUALTIES[side.die]
            state.tell(events.TOOK_CASUALTY, seat)


class TakeBonus(Choice[NorthgardState]):
    """NUL-COMBAT-16: the attacker takes one more point or one more casualty."""

    __slots__ = ()

    def run(self, state: NorthgardState) -> bool:
        the_combat(state).step = TAKING_BONUS
        return False

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [POINT.move, CASUALTY.move]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        side = the_combat(state).attacker
        if move == POINT.move:
            side.bonus_points = 1
            state.tell(events.TOOK_POINT, seat)
        else:
            side.bonus_casualties = 1
            state.tell(events.TOOK_CASUALTY, seat)

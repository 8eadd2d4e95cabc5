"""Crew, Convoy and hand of a seat, counted for the evaluation.

Cheaper than the policy's ``Outlook``, and made for positions in the middle of a turn.
"""

from typing import Final

from meadhall.games.last_aurora.bot.fighting import BASE_CHANCES
from meadhall.games.last_aurora.bot.journey import phase_ahead, speed_of
from meadhall.games.last_aurora.bot.worth import KIND_WORTH
from meadhall.games.last_aurora.content import tables
from meadhall.games.last_aurora.content.tables import ACTIVE, EXHAUSTED, REST
from meadhall.games.last_aurora.rules.cards import abilities
from meadhall.games.last_aurora.rules.cards.abilities import ABILITIES
from meadhall.games.last_aurora.rules.convoys.cargo import boxes_at
from meadhall.games.last_aurora.rules.pieces import Player
from meadhall.games.last_aurora.rules.state import EXPLORING, RESTING, AuroraState

USUAL_CONVOY: Final = 4
"""Cards of a Convoy on average."""


def _mean_speed(survivor: int) -> float:
    """What a Survivor adds to a move on average."""
    ability = ABILITIES[survivor]
    if isinstance(ability, (abilities.SpeedBonus, abilities.CopilotSpeed)):
        return float(ability.n)
    if isinstance(ability, abilities.SpeedByConvoy):
        return float(ability.by_convoy(USUAL_CONVOY))
    if isinstance(ability, abilities.DecontaminateForSpeed):
        return 0.5 * ability.n
    if isinstance(ability, (abilities.SpeedIfBehind, abilities.SpeedIfUndamaged)):
        return 0.6 * ability.n
    return 0.6 * ability.n if isinstance(ability, abilities.SpeedForObject) else 0.0


MEAN_SPEED: Final[list[float]] = [_mean_speed(survivor) for survivor in range(tables.SURVIVORS)]
OTHER_ABILITIES: Final[dict[type[abilities.Ability], float]] = {
    abilities.LeaderToRest: 1.0,
    abilities.FeedFree: 0.6,
    abilities.DecontaminateToRest: 0.6,
    abilities.LowSlotToRest: 0.6,
    abilities.Snipe: 0.6,
    abilities.GatherBonus: 0.5,
    abilities.GatherDrawObject: 0.5,
    abilities.RepairEndOfRound: 0.5,
    abilities.SecondOutcome: 0.5,
}
ABILITY_WORTH: Final[list[float]] = [
    OTHER_ABILITIES.get(type(ABILITIES[survivor]), 0.0 if MEAN_SPEED[survivor] else 0.3)
    for survivor in range(tables.SURVIVORS)
]
"""What an ability other than speed brings in a round."""
HIT_CHANCE: Final[list[float]] = [1.0 - chances[0] for chances in BASE_CHANCES]
"""For each level of a Weapon, from level 1 on."""


class Muster:
    """Crew, Convoy and hand of a seat, counted once."""

    __slots__ = (
        "abilities", "armour", "awake", "cards", "damaged", "dying", "fame_of_boxes",
        "gun_chance", "guns", "healthy", "hungry", "hungry_speed", "idle", "levels",
        "mean_speed", "object_worth", "objects", "objects_each_round", "sick", "speed",
        "strength", "whole",
    )  # fmt: skip

    def __init__(self, state: AuroraState, seat: int) -> None:
        self.count_objects(state.players[seat])
        self.count_boxes(state, state.players[seat])
        self.count_crew(state, seat)

    def count_objects(self, player: Player) -> None:
        self.objects = 0
        self.object_worth = 0.0
        hand = player.hand
        for kind in range(tables.OBJECTS):
            if hand[kind]:
                self.objects += hand[kind]
                self.object_worth += hand[kind] * KIND_WORTH[kind]

    def count_boxes(self, state: AuroraState, player: Player) -> None:
        self.cards = 0
        self.whole = 0
        self.damaged = 0
        self.armour = 0
        self.guns = 0
        self.levels = 0
        self.gun_chance = 0.0
        self.objects_each_round = 0
        self.fame_of_boxes = 0
        damaged = state.damaged
        asgard_armour = 0
        most_for_armour = 0
        for place in range(len(player.convoy)):
            if player.convoy[place] == tables.NONE:
                continue
            self.cards += 1
            hits = 0
            for box in boxes_at(player, place):
                kind = tables.BOX_KIND[box]
                if kind == tables.ASGARD_ARMOR:
                    asgard_armour += 1
                if damaged[box]:
                    hits += 1
                elif kind != tables.HOLD:
                    self.count_box(player, box)
                    most_for_armour += tables.BOX_MAX[box]
            self.damaged += hits
            if not hits:
                self.whole += 1
        self.fame_of_boxes += min(most_for_armour, asgard_armour)

    def count_box(self, player: Player, box: int) -> None:
        kind = tables.BOX_KIND[box]
        if kind in (tables.ARMOR, tables.ASGARD_ARMOR):
            self.armour += 1
        elif tables.IS_WEAPON[box]:
            self.levels += tables.BOX_LEVEL[box]
            if box not in player.fired:
                self.guns += 1
                self.gun_chance += HIT_CHANCE[tables.BOX_LEVEL[box] - 1]
        else:
            self.fame_of_boxes += tables.BOX_FAME[box]
            self.objects_each_round += tables.BOX_OBJECTS_EACH_ROUND[box]

    def count_crew(self, state: AuroraState, seat: int) -> None:
        """Who is awake after the next rest, and who can explore now."""
        phase = phase_ahead(state)
        before_rest = phase <= RESTING
        has_passed = state.phase == EXPLORING and state.players[seat].has_passed
        explores = phase == EXPLORING and not has_passed
        self.healthy = 0
        self.sick = 0
        self.dying = 0
        self.awake = 0
        self.strength = 0
        self.hungry = 0
        self.idle = 0
        self.speed = 0.0
        self.hungry_speed = 0.0
        self.mean_speed = 0.0
        self.abilities = 0.0
        for survivor in state.players[seat].crew:
            counters = state.survivors.contamination[survivor]
            self.count_health(survivor, counters)
            self.abilities += ABILITY_WORTH[survivor]
            self.mean_speed += MEAN_SPEED[survivor]
            zone = state.survivors.zones[survivor]
            if zone == ACTIVE or (zone == REST and before_rest):
                self.awake += 1
                self.strength += max(0, tables.EXPLORE[survivor] - counters)
                self.speed += speed_of(state, seat, survivor)
            elif zone == EXHAUSTED and before_rest:
                self.hungry += 1
                self.hungry_speed += speed_of(state, seat, survivor)
            if explores and zone == ACTIVE and survivor not in state.zone.explorers:
                self.idle += 1

    def count_health(self, survivor: int, counters: int) -> None:
        if counters == 0:
            self.healthy += 1
            return
        self.sick += counters
        if counters + 1 >= tables.CONTAMINATION_LIMIT[survivor]:
            self.dying += 1

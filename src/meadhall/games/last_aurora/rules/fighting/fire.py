"""A player's turn in the Fire Weapons phase (LAU-FIRE-05, -06, LFS-ASG-11)."""

from typing import Final

from meadhall.games.last_aurora.content import tables
from meadhall.games.last_aurora.content.road import PROGRESS
from meadhall.games.last_aurora.rules import obstacles
from meadhall.games.last_aurora.rules.cards import objects
from meadhall.games.last_aurora.rules.cards.abilities import ABILITIES, RadioStrike, Snipe, having
from meadhall.games.last_aurora.rules.convoys.cargo import boxes_at
from meadhall.games.last_aurora.rules.convoys.damage import suffer_in_columns
from meadhall.games.last_aurora.rules.events import RADIO_STRUCK
from meadhall.games.last_aurora.rules.fighting.attack import ChooseTarget
from meadhall.games.last_aurora.rules.fighting.enemies import foes_near, is_foe_near
from meadhall.games.last_aurora.rules.modules.pvp import rivals_near
from meadhall.games.last_aurora.rules.moves import ABILITY, DONE, FIRE, PLAY
from meadhall.games.last_aurora.rules.pieces import Player
from meadhall.games.last_aurora.rules.state import AuroraState
from meadhall.kernel.state import Choice, Obstacle

SNIPERS: Final = having(Snipe)
RADIO_OPERATORS: Final = having(RadioStrike)


def weapons_of(player: Player) -> list[int]:
    """All Weapon boxes of a Convoy, ascending."""
    weapons = [
        box
        for place in range(len(player.convoy))
        for box in boxes_at(player, place)
        if tables.IS_WEAPON[box]
    ]
    weapons.sort()
    return weapons


def has_rounds(player: Player) -> bool:
    """LAU-OBJ-05: 1 Ammo, or Incendiary Rounds in its place."""
    if player.load[tables.AMMO]:
        return True
    for kind in tables.LOADABLE:
        if player.hand[kind]:
            return True
    return False


def weapon_obstacle(state: AuroraState, seat: int, box: int) -> Obstacle | None:
    """Why a Weapon cannot be fired, or that there is nobody to shoot."""
    obstacle = loading_obstacle(state, state.players[seat], box)
    if obstacle is not None:
        return obstacle
    is_alone = not is_foe_near(state, seat) and not rivals_near(state, seat)
    return obstacles.NOBODY_TO_SHOOT if is_alone else None


def loading_obstacle(state: AuroraState, player: Player, box: int) -> Obstacle | None:
    """LAU-FIRE-05, LAU-FIRE-06, LFS-EXP-03: why a Weapon cannot be fired, whoever is near."""
    if state.damaged[box]:
        return obstacles.WEAPON_DAMAGED
    if box in player.fired:
        return obstacles.WEAPON_FIRED
    if tables.BOX_KIND[box] == tables.SCRAP_WEAPON:
        if not objects.has_objects(player):
            return obstacles.NO_OBJECT_TO_FIRE
    elif not has_rounds(player):
        return obstacles.NO_AMMO
    return None


def ability_obstacle(state: AuroraState, seat: int, survivor: int) -> Obstacle | None:
    """Sniper and Radio Operator, once per phase."""
    player = state.players[seat]
    if survivor in player.used:
        return obstacles.ABILITY_USED_UP
    if RADIO_OPERATORS[survivor]:
        return None if radio_targets(state, seat) else obstacles.NO_STRIKE
    if not has_rounds(player):
        return obstacles.NO_AMMO
    return None if is_foe_near(state, seat) else obstacles.NOBODY_TO_SHOOT


def may_shoot(player: Player) -> bool:
    """Every shot takes Ammo or an Object."""
    return player.load[tables.AMMO] > 0 or objects.has_objects(player)


def may_act(state: AuroraState, player: Player) -> bool:
    """Whether anything but the end of the turn is worth a look."""
    if may_shoot(player):
        return True
    zones = state.survivors.zones
    for survivor in player.crew:
        if RADIO_OPERATORS[survivor] and zones[survivor] == tables.ACTIVE:
            return True
    return False


class FireTurn(Choice[AuroraState]):
    """LAU-FIRE-05: any number of attacks, abilities and Objects, then done."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        """The turn goes on after others had to decide about their Damage.

        Whoever has nothing to do is done.
        """
        objects.show_interest(state, self.seat)
        if may_act(state, state.players[self.seat]):
            return False
        state.steps.pop()
        return True

    def able(self, state: AuroraState, seat: int) -> list[int]:
        """The Survivors with an ability of this phase, ascending."""
        zones = state.survivors.zones
        able = [
            survivor
            for survivor in state.players[seat].crew
            if zones[survivor] == tables.ACTIVE and (SNIPERS[survivor] or RADIO_OPERATORS[survivor])
        ]
        able.sort()
        return able

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        player = state.players[seat]
        return [
            *[FIRE.at(box) for box in weapons_of(player)],
            *[ABILITY.at(survivor) for survivor in self.able(state, seat)],
            *objects.hand_moves(player, PLAY),
            DONE.move,
        ]

    def obstacle(self, state: AuroraState, seat: int, move: int) -> Obstacle | None:
        if move == DONE.move:
            return None
        if PLAY.has(move):
            return objects.object_obstacle(state, seat, PLAY.target(move), tables.IN_FIRE)
        if ABILITY.has(move):
            return ability_obstacle(state, seat, ABILITY.target(move))
        return weapon_obstacle(state, seat, FIRE.target(move))

    def moves(self, state: AuroraState, seat: int) -> list[int]:
        """The same as in ``Step``, but whether anybody can be shot is asked only once."""
        legal: list[int] = []
        player = state.players[seat]
        if may_shoot(player) and (is_foe_near(state, seat) or rivals_near(state, seat)):
            for box in weapons_of(player):
                if loading_obstacle(state, player, box) is None:
                    legal.append(FIRE.at(box))
        for survivor in self.able(state, seat):
            if ability_obstacle(state, seat, survivor) is None:
                legal.append(ABILITY.at(survivor))
        legal.extend(objects.object_moves(state, seat, tables.IN_FIRE))
        legal.append(DONE.move)
        return legal

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        if move == DONE.move:
            state.steps.pop()
        elif PLAY.has(move):
            objects.play_object(state, seat, PLAY.target(move))
        elif FIRE.has(move):
            state.steps.append(ChooseTarget(seat, FIRE.target(move), tables.NONE))
        elif RADIO_OPERATORS[ABILITY.target(move)]:
            radio_strike(state, seat, ABILITY.target(move))
        else:
            state.steps.append(ChooseTarget(seat, tables.NONE, ABILITY.target(move)))


# The Radio Operator


def radio_targets(state: AuroraState, seat: int) -> list[int]:
    """LFS-ASG-11: opponents ahead on the road who have an Enemy in their region."""
    own = PROGRESS[state.positions[seat]]
    return [
        other
        for other in state.order
        if PROGRESS[state.positions[other]] > own and is_foe_near(state, other)
    ]


def radio_strike(state: AuroraState, seat: int, survivor: int) -> None:
    player = state.players[seat]
    player.used = (*player.used, survivor)
    state.tell(RADIO_STRUCK, seat, survivor)
    ability = ABILITIES[survivor]
    assert isinstance(ability, RadioStrike)
    columns = ability.columns
    for other in reversed(radio_targets(state, seat)):
        n = len(foes_near(state, other))
        suffer_in_columns(state, other, [columns[place % len(columns)] for place in range(n)])

"""A player's turn in the Fire Weapons phase (LAU-FIRE-05 to -09, -13)."""

from meadhall.games.last_aurora.content.road import PROGRESS
from meadhall.games.last_aurora.content.story_book import HIT_ENEMY, ON_ATTACK
from meadhall.games.last_aurora.content.tables import (
    ABILITIES,
    ACTIVE,
    AMMO,
    BOX_IDS,
    BOX_KIND,
    BOX_LEVEL,
    FIRST_ENEMY,
    FIRST_HIT_BONUS,
    FIRST_HIT_BY_CONVOY,
    IN_FIRE,
    IS_WEAPON,
    KEYWORD,
    LOADABLE,
    MISS_TO_DAMAGE,
    NONE,
    OUTCOME_HITS,
    RADIO_STRIKE,
    ROUNDS_HIT_BONUS,
    SCRAP_WEAPON,
    SECOND_OUTCOME,
    SNIPE,
)
from meadhall.games.last_aurora.rules.cards.objects import (
    discard_object,
    hand_moves,
    has_objects,
    object_moves,
    object_obstacle,
    play_object,
    show_interest,
    show_object,
)
from meadhall.games.last_aurora.rules.convoys.cargo import boxes_at, spend
from meadhall.games.last_aurora.rules.convoys.damage import convoy_cards, suffer_in_columns
from meadhall.games.last_aurora.rules.convoys.survivors import active_with
from meadhall.games.last_aurora.rules.events import (
    ABILITY_USED,
    FIRED,
    FIRED_AT_PLAYER,
    MISSED,
    OUTCOME_CHOSEN,
    RADIO_STRUCK,
    SNIPED,
)
from meadhall.games.last_aurora.rules.fighting.enemies import (
    foes_near,
    hit_enemy,
    is_foe_near,
    place_target,
)
from meadhall.games.last_aurora.rules.fighting.outcomes import (
    reveal_another_outcome,
    reveal_outcome,
)
from meadhall.games.last_aurora.rules.modules.missions import advance_missions
from meadhall.games.last_aurora.rules.modules.pvp import rivals_near, strike_player
from meadhall.games.last_aurora.rules.modules.stories import meet
from meadhall.games.last_aurora.rules.moves import (
    ABILITY,
    AT_ENEMY,
    AT_SEAT,
    DECLINE,
    DISCARD,
    DONE,
    FIRE,
    LOAD,
    LOAD_AMMO,
    OUTCOME,
    PLAY,
    USE,
)
from meadhall.games.last_aurora.rules.obstacles import (
    ABILITY_USED_UP,
    NO_AMMO,
    NO_OBJECT_TO_FIRE,
    NO_STRIKE,
    NOBODY_TO_SHOOT,
    WEAPON_DAMAGED,
    WEAPON_FIRED,
)
from meadhall.games.last_aurora.rules.pieces import Player
from meadhall.games.last_aurora.rules.rest import first_unused
from meadhall.games.last_aurora.rules.state import AuroraState, FreeChoice
from meadhall.kernel.state import Choice, Obstacle, Step


def weapons_of(player: Player) -> list[int]:
    """All Weapon boxes of a Convoy, ascending."""
    weapons = [
        box
        for place in range(len(player.convoy))
        for box in boxes_at(player, place)
        if IS_WEAPON[box]
    ]
    weapons.sort()
    return weapons


def has_rounds(player: Player) -> bool:
    """LAU-OBJ-05: 1 Ammo, or Incendiary Rounds in its place."""
    if player.load[AMMO]:
        return True
    for kind in LOADABLE:
        if player.hand[kind]:
            return True
    return False


def weapon_obstacle(state: AuroraState, seat: int, box: int) -> Obstacle | None:
    """It can be fired, and there is somebody to shoot."""
    obstacle = loading_obstacle(state, state.players[seat], box)
    if obstacle is not None:
        return obstacle
    is_alone = not is_foe_near(state, seat) and not rivals_near(state, seat)
    return NOBODY_TO_SHOOT if is_alone else None


def loading_obstacle(state: AuroraState, player: Player, box: int) -> Obstacle | None:
    """LAU-FIRE-05, LAU-FIRE-06, LFS-EXP-03: why a Weapon cannot be fired, whoever is near."""
    if state.damaged[box]:
        return WEAPON_DAMAGED
    if box in player.fired:
        return WEAPON_FIRED
    if BOX_KIND[box] == SCRAP_WEAPON:
        if not has_objects(player):
            return NO_OBJECT_TO_FIRE
    elif not has_rounds(player):
        return NO_AMMO
    return None


def ability_obstacle(state: AuroraState, seat: int, survivor: int) -> Obstacle | None:
    """Sniper and Radio Operator, once per phase."""
    player = state.players[seat]
    if survivor in player.used:
        return ABILITY_USED_UP
    if KEYWORD[survivor] == RADIO_STRIKE:
        return None if radio_targets(state, seat) else NO_STRIKE
    if not has_rounds(player):
        return NO_AMMO
    return None if is_foe_near(state, seat) else NOBODY_TO_SHOOT


def may_shoot(player: Player) -> bool:
    """Every shot takes Ammo or an Object."""
    return player.load[AMMO] > 0 or has_objects(player)


def may_act(state: AuroraState, player: Player) -> bool:
    """Whether anything but the end of the turn is worth a look."""
    if may_shoot(player):
        return True
    zones = state.zones
    for survivor in player.crew:
        if KEYWORD[survivor] == RADIO_STRIKE and zones[survivor] == ACTIVE:
            return True
    return False


class FireTurn(Choice[AuroraState]):
    """LAU-FIRE-05: any number of attacks, abilities and Objects, then done."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        """The turn goes on after others had to decide about their Damage.

        Whoever has nothing to do is done.
        """
        show_interest(state, self.seat)
        if may_act(state, state.players[self.seat]):
            return False
        state.steps.pop()
        return True

    def able(self, state: AuroraState, seat: int) -> list[int]:
        """The Survivors with an ability of this phase, ascending."""
        zones = state.zones
        able = [
            survivor
            for survivor in state.players[seat].crew
            if zones[survivor] == ACTIVE and KEYWORD[survivor] in (SNIPE, RADIO_STRIKE)
        ]
        able.sort()
        return able

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        player = state.players[seat]
        return [
            *[FIRE.at(box) for box in weapons_of(player)],
            *[ABILITY.at(survivor) for survivor in self.able(state, seat)],
            *hand_moves(player, PLAY),
            DONE.move,
        ]

    def obstacle(self, state: AuroraState, seat: int, move: int) -> Obstacle | None:
        if move == DONE.move:
            return None
        if PLAY.has(move):
            return object_obstacle(state, seat, PLAY.target(move), IN_FIRE)
        if ABILITY.has(move):
            return ability_obstacle(state, seat, ABILITY.target(move))
        return weapon_obstacle(state, seat, FIRE.target(move))

    def moves(self, state: AuroraState, seat: int) -> list[int]:
        """As the candidates without an obstacle; Weapons only if there is anybody to shoot."""
        legal: list[int] = []
        player = state.players[seat]
        if may_shoot(player) and (is_foe_near(state, seat) or rivals_near(state, seat)):
            for box in weapons_of(player):
                if loading_obstacle(state, player, box) is None:
                    legal.append(FIRE.at(box))
        for survivor in self.able(state, seat):
            if ability_obstacle(state, seat, survivor) is None:
                legal.append(ABILITY.at(survivor))
        legal.extend(object_moves(state, seat, IN_FIRE))
        legal.append(DONE.move)
        return legal

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        if move == DONE.move:
            state.steps.pop()
        elif PLAY.has(move):
            play_object(state, seat, PLAY.target(move))
        elif FIRE.has(move):
            state.steps.append(ChooseTarget(seat, FIRE.target(move), NONE))
        elif KEYWORD[ABILITY.target(move)] == RADIO_STRIKE:
            radio_strike(state, seat, ABILITY.target(move))
        else:
            state.steps.append(ChooseTarget(seat, NONE, ABILITY.target(move)))


# An attack


class Shot(FreeChoice):
    """A part of an attack with a Weapon or by the Sniper."""

    __slots__ = ("box", "sniper", "target")
    FACTS = {"box": BOX_IDS}

    def __init__(self, seat: int, box: int, sniper: int, target: int) -> None:
        super().__init__(seat)
        self.box = box
        """The Weapon, or ``NONE`` for the Sniper's shot."""
        self.sniper = sniper
        self.target = target
        """The card of an Enemy, or the seat of a player."""


class ChooseTarget(FreeChoice):
    """LAU-FIRE-05, LFS-PVP-06: an Enemy or, with the module, a player of the region."""

    __slots__ = ("box", "sniper")
    FACTS = {"box": BOX_IDS}

    def __init__(self, seat: int, box: int, sniper: int) -> None:
        super().__init__(seat)
        self.box = box
        self.sniper = sniper

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        moves = sorted([AT_ENEMY.at(foe.card - FIRST_ENEMY) for foe in foes_near(state, seat)])
        if self.sniper == NONE:
            moves += [AT_SEAT.at(other) for other in rivals_near(state, seat)]
        return moves

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        """LAU-FIRE-13: the Story is met before anything is paid."""
        state.attack_bonus = 0
        state.attack_spoiled = False
        is_seat = AT_SEAT.has(move)
        target = AT_SEAT.target(move) if is_seat else AT_ENEMY.target(move) + FIRST_ENEMY
        state.steps[-1] = PayShot(seat, self.box, self.sniper, target)
        if target >= FIRST_ENEMY:
            meet(state, seat, ON_ATTACK)


class PayShot(Shot):
    """1 Ammo or Incendiary Rounds; for a Scrap Weapon any Object (LFS-EXP-03, LFS-EXP-04)."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        """LFS-STORY-11: a Story may have taken the last round, the Weapon or the target."""
        is_possible = bool(self.candidates(state, self.seat))
        if self.box != NONE and state.damaged[self.box]:
            is_possible = False
        if self.target >= FIRST_ENEMY and state.foe_with(self.target) is None:
            is_possible = False
        if is_possible:
            return False
        state.steps.pop()
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        player = state.players[seat]
        if self.box != NONE and BOX_KIND[self.box] == SCRAP_WEAPON:
            return hand_moves(player, DISCARD)
        moves = [LOAD_AMMO.move] if player.load[AMMO] else []
        return moves + [LOAD.at(kind) for kind in LOADABLE if player.hand[kind]]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps[-1] = Shoot(seat, self.box, self.sniper, self.target)
        if DISCARD.has(move):
            discard_object(state, seat, DISCARD.target(move))
        elif LOAD.has(move):
            state.attack_bonus += ROUNDS_HIT_BONUS[LOAD.target(move)]
            show_object(state, seat, LOAD.target(move))
        else:
            spend(state, seat, AMMO, 1)


class Shoot(Shot):
    """LAU-FIRE-13: the Outcome card; the Sniper needs none (LFS-SUR-03)."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        seat = self.seat
        player = state.players[seat]
        state.steps.pop()
        if self.box == NONE:
            player.used = [*player.used, self.sniper]
            state.tell(SNIPED, seat, self.sniper, self.target)
            damage = 0 if state.attack_spoiled else ABILITIES[self.sniper].n
            damage_enemy(state, seat, self.target, damage)
            return True
        player.fired = [*player.fired, self.box]
        if self.target >= FIRST_ENEMY:
            state.tell(FIRED, seat, self.box, self.target)
        else:
            state.tell(FIRED_AT_PLAYER, seat, self.box, self.target)
        if state.attack_spoiled:
            state.tell(MISSED, seat)
            return True
        card = reveal_outcome(state, seat)
        state.steps.append(ReadOutcome(seat, self.box, self.target, card))
        if first_unused(state, player, SECOND_OUTCOME) != NONE:
            state.steps.append(LookAgain(seat))
        return True


class LookAgain(FreeChoice):
    """LAU-SURV-06: the Veteran reveals a second Outcome card, or not."""

    __slots__ = ()

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [USE.move, DECLINE.move]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == USE.move:
            player = state.players[seat]
            veteran = first_unused(state, player, SECOND_OUTCOME)
            player.used = [*player.used, veteran]
            state.tell(ABILITY_USED, seat, veteran)
            reveal_another_outcome(state, seat)
            state.steps.append(ChooseOutcome(seat))


class ChooseOutcome(FreeChoice):
    """Which of the two cards counts."""

    __slots__ = ()

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return sorted([OUTCOME.at(card) for card in state.shown])

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        waiting = state.steps[-1]
        assert isinstance(waiting, ReadOutcome)
        card = OUTCOME.target(move)
        state.tell(OUTCOME_CHOSEN, seat, card)
        state.steps[-1] = ReadOutcome(seat, waiting.box, waiting.target, card)


class ReadOutcome(Step[AuroraState]):
    """LAU-FIRE-06: the Damage in the column of the Weapon's level."""

    __slots__ = ("box", "card", "seat", "target")

    def __init__(self, seat: int, box: int, target: int, card: int) -> None:
        self.seat = seat
        self.box = box
        self.target = target
        self.card = card

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        seat = self.seat
        damage = OUTCOME_HITS[self.card][BOX_LEVEL[self.box] - 1]
        if self.target < FIRST_ENEMY:
            if damage:
                strike_player(state, seat, self.target, damage + state.attack_bonus)
            else:
                state.tell(MISSED, seat)
        elif not damage and active_with(state, state.players[seat], MISS_TO_DAMAGE):
            state.steps.append(TurnMiss(seat, self.target))
        else:
            damage_enemy(state, seat, self.target, damage)
        return True


class TurnMiss(FreeChoice):
    """LFS-SUR-01: the Lookout may turn a MISS into Damage."""

    __slots__ = ("target",)

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target = target

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [USE.move, DECLINE.move]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == DECLINE.move:
            damage_enemy(state, seat, self.target, 0)
            return
        lookout = active_with(state, state.players[seat], MISS_TO_DAMAGE)[0]
        state.tell(ABILITY_USED, seat, lookout)
        damage_enemy(state, seat, self.target, ABILITIES[lookout].n)


def first_hit_bonus(state: AuroraState, player: Player) -> int:
    """LAU-SURV-06, LFS-CREW-09: on the first successful normal attack of the phase."""
    bonus = 0
    for survivor in active_with(state, player, FIRST_HIT_BONUS):
        bonus += ABILITIES[survivor].n
    for survivor in active_with(state, player, FIRST_HIT_BY_CONVOY):
        bonus += ABILITIES[survivor].by_convoy(convoy_cards(player))
    return bonus


def damage_enemy(state: AuroraState, seat: int, card: int, damage: int) -> None:
    """LAU-FIRE-07, LAU-FIRE-13: bonuses, Damage, Fame, Target counter; 0 is a MISS."""
    if not damage:
        state.tell(MISSED, seat)
        return
    player = state.players[seat]
    foe = state.foe_with(card)
    assert foe is not None
    if not player.has_hit:
        player.has_hit = True
        damage += first_hit_bonus(state, player)
    hit_enemy(state, seat, foe, damage + state.attack_bonus)
    state.add_fame(seat, 1)
    place_target(state, seat, foe)
    advance_missions(state, seat, HIT_ENEMY)


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
    player.used = [*player.used, survivor]
    state.tell(RADIO_STRUCK, seat, survivor)
    columns = ABILITIES[survivor].columns
    for other in reversed(radio_targets(state, seat)):
        n = len(foes_near(state, other))
        suffer_in_columns(state, other, [columns[place % len(columns)] for place in range(n)])

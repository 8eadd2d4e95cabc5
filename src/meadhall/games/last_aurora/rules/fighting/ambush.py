"""Enemies that enter, ambush and attack (LAU-FIRE-01 to -04, -10 to -16)."""

from meadhall.games.last_aurora.content import tables
from meadhall.games.last_aurora.content.road import PROGRESS, REGION
from meadhall.games.last_aurora.content.story_book import ON_SUFFER_AMBUSH
from meadhall.games.last_aurora.rules.automa.board import damage_automa
from meadhall.games.last_aurora.rules.cards import objects
from meadhall.games.last_aurora.rules.cards.scripts import carry_out
from meadhall.games.last_aurora.rules.convoys.damage import suffer_in_columns
from meadhall.games.last_aurora.rules.events import (
    AMBUSH_IGNORED,
    AMBUSHED,
    ENEMY_ATTACKED,
    ENEMY_ENTERED,
)
from meadhall.games.last_aurora.rules.fighting.outcomes import reveal_outcome
from meadhall.games.last_aurora.rules.modules.stories import begin_turn, meet
from meadhall.games.last_aurora.rules.moves import DECLINE, PLAY
from meadhall.games.last_aurora.rules.pieces import Foe
from meadhall.games.last_aurora.rules.state import AuroraState
from meadhall.kernel.state import Choice, Obstacle, Step


def leader(state: AuroraState) -> int:
    """A Convoy with the highest progress; any of them, if several are tied (LAU-EDGE-08)."""
    best = 0
    for seat in range(1, len(state.positions)):
        if PROGRESS[state.positions[seat]] > PROGRESS[state.positions[best]]:
            best = seat
    return best


def convoys_in(state: AuroraState, region: int) -> list[int]:
    """In Standard Turn Order."""
    return [seat for seat in state.order if REGION[state.positions[seat]] == region]


def leading_in(state: AuroraState, region: int) -> list[int]:
    """LAU-ROUND-05: all that are tied are leading."""
    positions = state.positions
    best = 0
    for space in positions:
        if REGION[space] == region and PROGRESS[space] > best:
            best = PROGRESS[space]
    return [seat for seat in convoys_in(state, region) if PROGRESS[positions[seat]] == best]


def enter_enemies(state: AuroraState) -> None:
    """LAU-FIRE-02: all lurking Enemies, oldest first, in the region of the leading Convoy."""
    region = REGION[state.positions[leader(state)]]
    fight = state.own_fight()
    for card in fight.lurking:
        foe = Foe(
            card=card,
            region=region,
            asgard_hits=0,
            hits=0,
            targets=(tables.NONE,) * tables.TARGET_SPACES,
            is_new=True,
            spared=0,
        )
        fight.foes.append(foe)
        state.tell(ENEMY_ENTERED, card, region)
    fight.lurking = ()


def struck_by(state: AuroraState, foe: Foe, entry: int) -> list[int]:
    """LAU-FIRE-03: the Convoys that one entry of an Ambush names."""
    who = tables.AMBUSH_WHO[foe.card - tables.FIRST_ENEMY][entry]
    if who == tables.LEADING:
        return leading_in(state, foe.region)
    seats = convoys_in(state, foe.region)
    if who == tables.OTHERS:
        leading = leading_in(state, foe.region)
        return [seat for seat in seats if seat not in leading]
    return seats


def is_safe(state: AuroraState, foe: Foe, seat: int) -> bool:
    """Whether a Convoy ignores the Ambush of this Enemy."""
    if foe.spared >> seat & 1:
        return True
    return not state.is_automa(seat) and state.players[seat].is_hidden


def affected(state: AuroraState, foe: Foe) -> list[int]:
    seats: list[int] = []
    for entry in range(len(tables.AMBUSH_WHO[foe.card - tables.FIRST_ENEMY])):
        for seat in struck_by(state, foe, entry):
            if seat not in seats and not is_safe(state, foe, seat):
                seats.append(seat)
    return [seat for seat in state.order if seat in seats]


class Ambush(Step[AuroraState]):
    """LAU-FIRE-04: the affected players may react; LFS-STORY-14: then a Story, then the blow."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: AuroraState) -> bool:
        foe = state.foe_with(self.card)
        if foe is None:
            state.steps.pop()  # A Story has defeated it before it could strike.
            return True
        state.own_fight().ambusher = self.card
        state.steps[-1] = MeetAmbush(self.card)
        ask_for_reactions(state, affected(state, foe), tables.IN_AMBUSH)
        return True


def ask_for_reactions(state: AuroraState, seats: list[int], phase: int) -> None:
    """In Standard Turn Order."""
    for seat in reversed(seats):
        if not state.is_automa(seat):
            state.steps.append(React(seat, phase))


class React(Choice[AuroraState]):
    """LAU-FIRE-04: Signal Flare or Active Camouflage, for those who hold one."""

    __slots__ = ("phase",)

    def __init__(self, seat: int, phase: int) -> None:
        super().__init__(seat)
        self.phase = phase

    def run(self, state: AuroraState) -> bool:
        objects.show_interest(state, self.seat)
        if objects.object_moves(state, self.seat, self.phase):
            return False
        state.steps.pop()
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [*objects.hand_moves(state.players[seat], PLAY), DECLINE.move]

    def obstacle(self, state: AuroraState, seat: int, move: int) -> Obstacle | None:
        return (
            None
            if move == DECLINE.move
            else objects.object_obstacle(state, seat, PLAY.target(move), self.phase)
        )

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        if move != DECLINE.move:
            objects.play_object(state, seat, PLAY.target(move))


class MeetAmbush(Step[AuroraState]):
    """LFS-STORY-14: the first player about to be hit, in Standard Turn Order."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: AuroraState) -> bool:
        foe = state.foe_with(self.card)
        assert foe is not None
        state.steps[-1] = AmbushEntry(self.card, 0)
        begin_turn(state)
        humans = [seat for seat in affected(state, foe) if not state.is_automa(seat)]
        if humans:
            meet(state, humans[0], ON_SUFFER_AMBUSH)
        return True


class AmbushEntry(Step[AuroraState]):
    """LAU-FIRE-12: each entry is finished for all its Convoys before the next."""

    __slots__ = ("card", "entry")

    def __init__(self, card: int, entry: int) -> None:
        self.card = card
        self.entry = entry

    def run(self, state: AuroraState) -> bool:
        enemy = self.card - tables.FIRST_ENEMY
        foe = state.foe_with(self.card)
        if foe is None or self.entry == len(tables.AMBUSH_WHO[enemy]):
            state.steps.pop()
            state.own_fight().ambusher = tables.NONE
            return True
        state.steps[-1] = AmbushEntry(self.card, self.entry + 1)
        struck: list[int] = []
        for seat in struck_by(state, foe, self.entry):
            if is_safe(state, foe, seat):
                state.tell(AMBUSH_IGNORED, seat, self.card)
                continue
            state.tell(AMBUSHED, seat, self.card)
            if state.is_automa(seat):
                damage_automa(state, tables.AMBUSH_DAMAGE[enemy][self.entry])
            else:
                struck.append(seat)
        for seat in reversed(struck):
            carry_out(state, seat, tables.AMBUSH_SCRIPTS[enemy][self.entry])
        return True


# Attacks


class EnemyAttacks(Step[AuroraState]):
    """LAU-FIRE-15: in order of entry; LAU-FIRE-14: not those that entered in this phase."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        for foe in state.fight.foes[::-1]:
            if not foe.is_new:
                state.steps.append(EnemyAttack(foe.card))
        return True


def exposed(state: AuroraState, foe: Foe) -> list[int]:
    return [
        seat
        for seat in convoys_in(state, foe.region)
        if state.is_automa(seat) or not state.players[seat].is_hidden
    ]


class EnemyAttack(Step[AuroraState]):
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: AuroraState) -> bool:
        foe = state.foe_with(self.card)
        assert foe is not None
        seats = exposed(state, foe)
        if not seats:
            state.steps.pop()
            return True
        state.steps[-1] = EnemyStrikes(self.card)
        ask_for_reactions(state, seats, tables.IN_ATTACK)
        return True


class EnemyStrikes(Step[AuroraState]):
    """LAU-FIRE-10: one Outcome card, its columns from the left, for each Convoy of the region."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        foe = state.foe_with(self.card)
        assert foe is not None
        seats = exposed(state, foe)
        if seats:
            outcome = reveal_outcome(state, seats[0])
            state.tell(ENEMY_ATTACKED, self.card, outcome)
            columns = tables.OUTCOME_COLUMNS[outcome][
                : tables.ATTACK[self.card - tables.FIRST_ENEMY]
            ]
            for seat in reversed(seats):
                suffer_in_columns(state, seat, columns, self.card)
        return True

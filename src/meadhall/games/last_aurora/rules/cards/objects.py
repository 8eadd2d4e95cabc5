"""Object cards: drawing them, the limit of the hand, and when they are played (LAU-OBJ)."""

from typing import Final

from meadhall.games.last_aurora.content import tables
from meadhall.games.last_aurora.rules import events
from meadhall.games.last_aurora.rules.cards.scripts import (
    CountedEffect,
    carry_out,
    is_idle,
    script_obstacle,
)
from meadhall.games.last_aurora.rules.convoys.cargo import boxes_at
from meadhall.games.last_aurora.rules.moves import DISCARD, DONE, PLAY
from meadhall.games.last_aurora.rules.obstacles import CANNOT_PAY, NOTHING_TO_CHANGE, OBJECT_NOT_NOW
from meadhall.games.last_aurora.rules.pieces import Player
from meadhall.games.last_aurora.rules.state import OBJECT_DECK, AuroraState, FreeChoice, Owing
from meadhall.kernel.moves import Verb
from meadhall.kernel.state import Choice, Obstacle, Step


def has_objects(player: Player) -> bool:
    # A comparison with an empty hand would leave the compiled code.
    for n in player.hand:
        if n:
            return True
    return False


def hand_size(player: Player) -> int:
    size = 0
    for n in player.hand:
        size += n
    return size


def special_boxes(state: AuroraState, player: Player, numbers: list[int]) -> int:
    """The sum of these numbers over the undamaged boxes of a Convoy."""
    total = 0
    for place in range(len(player.convoy)):
        for box in boxes_at(player, place):
            if numbers[box] and not state.damaged[box]:
                total += numbers[box]
    return total


def object_limit(state: AuroraState, player: Player) -> int:
    """LAU-CARGO-09, LFS-EXP-06."""
    return tables.OBJECT_LIMIT + special_boxes(state, player, tables.BOX_OBJECT_LIMIT)


def objects_each_round(state: AuroraState, player: Player) -> int:
    """LFS-EXP-05."""
    return special_boxes(state, player, tables.BOX_OBJECTS_EACH_ROUND)


def take_from_deck(state: AuroraState) -> int:
    """LAU-EDGE-09: the discards are shuffled when the deck is empty; ``NONE`` if both are."""
    deck = state.own_deck(OBJECT_DECK)
    if not deck.size():
        discarded = state.own_piles().objects
        for kind in range(tables.OBJECTS):
            deck.cards.extend([kind] * discarded[kind])
            discarded[kind] = 0
    return deck.draw(state.dice) if deck.size() else tables.NONE


class DrawObjects(Step[AuroraState]):
    """LAU-CARGO-09: cards are drawn one at a time, and the limit is checked after each."""

    __slots__ = ("n", "seat")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, state: AuroraState) -> bool:
        kind = take_from_deck(state)
        if self.n > 1 and kind != tables.NONE:
            state.steps[-1] = DrawObjects(self.seat, self.n - 1)
        else:
            state.steps.pop()
        if kind == tables.NONE:
            return True
        player = state.players[self.seat]
        player.hand[kind] += 1
        state.tell(events.OBJECT_DRAWN, self.seat)
        state.whisper(self.seat, events.OBJECT_SEEN, self.seat, kind)
        if hand_size(player) > tables.OBJECT_LIMIT:
            state.steps.append(KEEP_LIMIT[self.seat])
        return True


def draw_objects(state: AuroraState, seat: int, n: int) -> None:
    """Draw cards for a player, or face down into the Automa's zone (LAU-AUTO-16)."""
    if not state.is_automa(seat):
        state.steps.append(DrawObjects(seat, n))
        return
    for _ in range(n):
        kind = take_from_deck(state)
        if kind != tables.NONE:
            state.the_automa().objects.append(kind)
            state.tell(events.AUTOMA_GAINED, tables.OBJECT_TOKEN, 1)


def discard_object(state: AuroraState, seat: int, kind: int) -> None:
    """LAU-OBJ-03: face up to the discard pile."""
    state.players[seat].hand[kind] -= 1
    state.own_piles().objects[kind] += 1
    state.reveal()
    state.tell(events.OBJECT_DISCARDED, seat, kind)


def hand_moves(player: Player, verb: Verb) -> list[int]:
    return [verb.at(kind) for kind in range(tables.OBJECTS) if player.hand[kind]]


class KeepLimit(FreeChoice):
    """LAU-CARGO-09, LAU-END-04: choose and discard the excess."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        player = state.players[self.seat]
        held = hand_size(player)
        if held > tables.OBJECT_LIMIT and held > object_limit(state, player):
            return False
        state.steps.pop()
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return hand_moves(state.players[seat], DISCARD)

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        discard_object(state, seat, DISCARD.target(move))


KEEP_LIMIT: Final = [KeepLimit(seat) for seat in range(tables.MOST_PLAYERS)]


class DiscardObjects(Owing):
    """Objects paid as a cost, or fed to an android; which ones is the owner's choice."""

    __slots__ = ()

    def is_possible(self, state: AuroraState) -> bool:
        return has_objects(state.players[self.seat])

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return hand_moves(state.players[seat], DISCARD)

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps[-1] = DiscardObjects(seat, self.n - 1)
        discard_object(state, seat, DISCARD.target(move))


class DrawObject(CountedEffect):
    __slots__ = ()

    def is_idle(self, state: AuroraState, seat: int) -> bool:
        """LAU-EDGE-09: neither deck nor discards."""
        return not state.decks[OBJECT_DECK].size() and not any(state.piles.objects)

    def carry_out(self, state: AuroraState, seat: int) -> None:
        draw_objects(state, seat, self.n)


class PayObject(CountedEffect):
    __slots__ = ()

    def obstacle(self, state: AuroraState, seat: int) -> Obstacle | None:
        return None if hand_size(state.players[seat]) >= self.n else CANNOT_PAY

    def carry_out(self, state: AuroraState, seat: int) -> None:
        state.steps.append(DiscardObjects(seat, self.n))


# Playing Objects


def is_timely(kind: int, phase: int) -> bool:
    """Objects for any own turn are played before and after actions, but not in the moments inside
    one: just before a move, in an Ambush or in an attack."""
    if tables.ROUNDS_HIT_BONUS[kind]:
        return False  # LAU-OBJ-05: it is loaded in place of Ammo.
    own = tables.OBJECT_PHASE[kind]
    if phase in (tables.IN_AMBUSH, tables.IN_ATTACK):
        return own == phase or tables.HIDES_FROM_ENEMIES[kind]
    return own == phase or (own == tables.IN_ANY_TURN and phase != tables.BEFORE_MOVE)


PLAYABLE: Final[list[list[int]]] = [
    [kind for kind in range(tables.OBJECTS) if is_timely(kind, phase)]
    for phase in range(tables.IN_ATTACK + 1)
]
"""The Objects of each phase, ascending."""


def object_obstacle(state: AuroraState, seat: int, kind: int, phase: int) -> Obstacle | None:
    """LAU-OBJ-01, LAU-OBJ-04: an Object is played in its phase, and only if it has an effect."""
    if not is_timely(kind, phase):
        return OBJECT_NOT_NOW
    return None if is_of_use(state, seat, kind) else NOTHING_TO_CHANGE


def is_of_use(state: AuroraState, seat: int, kind: int) -> bool:
    script = tables.OBJECT_SCRIPTS[kind]
    return script_obstacle(state, seat, script) is None and not is_idle(state, seat, script)


def object_moves(state: AuroraState, seat: int, phase: int) -> list[int]:
    """The Objects that may be played now."""
    player = state.players[seat]
    if not has_objects(player):
        return []
    hand = player.hand
    return [
        PLAY.at(kind) for kind in PLAYABLE[phase] if hand[kind] and is_of_use(state, seat, kind)
    ]


def show_object(state: AuroraState, seat: int, kind: int) -> None:
    """LAU-OBJ-03: a card from the hand, played."""
    state.players[seat].hand[kind] -= 1
    state.own_piles().objects[kind] += 1
    state.reveal()
    state.tell(events.OBJECT_PLAYED, seat, kind)


def play_object(state: AuroraState, seat: int, kind: int) -> None:
    show_object(state, seat, kind)
    carry_out(state, seat, tables.OBJECT_SCRIPTS[kind])


def show_interest(state: AuroraState, seat: int) -> None:
    """Note that others learn something about a hand when its owner is asked to play Objects.

    Players without any are not asked.
    """
    if has_objects(state.players[seat]):
        state.reveal()


class AfterAction(Choice[AuroraState]):
    """LAU-OBJ-01: Objects after the action of a turn, for those who have any to play."""

    __slots__ = ("phase",)

    def __init__(self, seat: int, phase: int) -> None:
        super().__init__(seat)
        self.phase = phase

    def run(self, state: AuroraState) -> bool:
        show_interest(state, self.seat)
        if object_moves(state, self.seat, self.phase):
            return False
        state.steps.pop()
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [*hand_moves(state.players[seat], PLAY), DONE.move]

    def obstacle(self, state: AuroraState, seat: int, move: int) -> Obstacle | None:
        return (
            None
            if move == DONE.move
            else object_obstacle(state, seat, PLAY.target(move), self.phase)
        )

    def moves(self, state: AuroraState, seat: int) -> list[int]:
        return [*object_moves(state, seat, self.phase), DONE.move]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        if move == DONE.move:
            state.steps.pop()
        else:
            play_object(state, seat, PLAY.target(move))


AFTER_ACTION: Final = [
    [AfterAction(seat, phase) for phase in range(tables.IN_ATTACK + 1)]
    for seat in range(tables.MOST_PLAYERS)
]

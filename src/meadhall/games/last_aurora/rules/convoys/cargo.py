"""The load of a Convoy (LAU-CARGO).

Positions are not tracked: a load is legal if its tokens can be put into different undamaged boxes
that take them (LAU-CARGO-04). By Hall's theorem that is so exactly if, for each set of kinds, there
are at least as many boxes taking one of these kinds as there are tokens of them. ``Player.room``
holds those numbers of boxes for all 16 sets, so a look at a load is a handful of comparisons.
"""

from typing import Final

from meadhall.games.last_aurora.content.tables import (
    AMMO,
    BOX_ACCEPTS,
    BOXES,
    FOOD,
    FUEL,
    NONE,
    STORY_BOXES,
    SURVIVOR,
    TOKEN_IDS,
    TOKENS,
)
from meadhall.games.last_aurora.rules.automa.board import gain_for_automa
from meadhall.games.last_aurora.rules.cards.scripts import AuroraEffect
from meadhall.games.last_aurora.rules.convoys.survivors import dismiss
from meadhall.games.last_aurora.rules.events import DROPPED, GAINED, REFUSED, SPENT
from meadhall.games.last_aurora.rules.moves import DISMISS, DROP, GAIN, REFUSE
from meadhall.games.last_aurora.rules.obstacles import CANNOT_PAY, DOES_NOT_FIT
from meadhall.games.last_aurora.rules.pieces import Player
from meadhall.games.last_aurora.rules.state import AuroraState, FreeChoice, Owing
from meadhall.kernel.state import Choice, Obstacle

SETS: Final = 1 << TOKENS
MEETING: Final[list[list[int]]] = [
    [other for other in range(SETS) if other & kinds] for kinds in range(SETS)
]
"""For each set of kinds, the sets that share a kind with it."""
TAKING: Final[list[list[int]]] = [
    [accepts for accepts in sorted(set(BOX_ACCEPTS)) if accepts & kinds] for kinds in range(SETS)
]
"""For each set of kinds, the box types that take one of them."""
NO_BOXES: Final[list[int]] = []


def boxes_at(player: Player, place: int) -> list[int]:
    """LFS-STORY-21: the boxes of a kept Story count as boxes of the card above it."""
    card = player.convoy[place]
    if card == NONE:
        return NO_BOXES
    story = player.kept[place]
    if story == NONE or not STORY_BOXES[story]:
        return BOXES[card]
    return BOXES[card] + STORY_BOXES[story]


def room_in(boxes: list[int]) -> tuple[int, ...]:
    """For each set of kinds, how many of these boxes take one of them."""
    by_accepts = [0] * SETS
    for box in boxes:
        accepts = BOX_ACCEPTS[box]
        by_accepts[accepts] = by_accepts[accepts] + 1
    room: list[int] = []
    for takers in TAKING:
        count = 0
        for accepts in takers:
            count += by_accepts[accepts]
        room.append(count)
    return tuple(room)


def recount(state: AuroraState, player: Player) -> None:
    """Recount the room of a Convoy after its cards or its Damage have changed."""
    damaged = state.damaged
    player.room = room_in(
        [
            box
            for place in range(len(player.convoy))
            for box in boxes_at(player, place)
            if not damaged[box]
        ]
    )


def recount_box(player: Player, box: int, n: int) -> None:
    """Count one box that has become usable (1) or unusable (-1); nothing else has changed."""
    room = list(player.room)
    for kinds in MEETING[BOX_ACCEPTS[box]]:
        # Compiled, this is quicker than adding in place.
        room[kinds] = room[kinds] + n
    player.room = tuple(room)


def can_hold(room: tuple[int, ...], survivors: int, fuel: int, food: int, ammo: int) -> bool:
    """Hall's condition for all sets of kinds; their bits are survivor 1, fuel 2, food 4, ammo 8."""
    return (
        survivors + fuel + food + ammo <= room[15]
        and fuel + food + ammo <= room[14]
        and survivors <= room[1]
        and survivors + fuel <= room[3]
        and survivors + food <= room[5]
        and survivors + ammo <= room[9]
        and survivors + fuel + food <= room[7]
        and survivors + fuel + ammo <= room[11]
        and survivors + food + ammo <= room[13]
        and fuel <= room[2]
        and food <= room[4]
        and ammo <= room[8]
        and fuel + food <= room[6]
        and fuel + ammo <= room[10]
        and food + ammo <= room[12]
    )


def fits(player: Player) -> bool:
    """LAU-CARGO-04: whether the load is legal."""
    load = player.load
    return can_hold(player.room, load[SURVIVOR], load[FUEL], load[FOOD], load[AMMO])


def fits_one_more(player: Player, token: int) -> bool:
    """Whether a legal load stays so with one more token."""
    player.load[token] += 1
    is_so = fits(player)
    player.load[token] -= 1
    return is_so


def fits_in_place_of(player: Player, token: int, dropped: int) -> bool:
    """Whether a token fits after another one is discarded."""
    if token == dropped or not player.load[dropped]:
        return False
    player.load[dropped] -= 1
    is_so = fits_one_more(player, token)
    player.load[dropped] += 1
    return is_so


def has_driver(state: AuroraState, player: Player) -> bool:
    """LAU-CARGO-08: whether a legal assignment puts a Survivor token in the Truck."""
    load = player.load
    if not load[SURVIVOR]:
        return False
    for box in boxes_at(player, 0):
        accepts = BOX_ACCEPTS[box]
        if not accepts & 1 << SURVIVOR or state.damaged[box]:
            continue
        if accepts == 1 << SURVIVOR:
            return True  # A box for nothing else is free, or a Survivor is in it.
        room = [player.room[subset] - (1 if subset & accepts else 0) for subset in range(SETS)]
        if can_hold(tuple(room), load[SURVIVOR] - 1, load[FUEL], load[FOOD], load[AMMO]):
            return True
    return False


# Tokens come and go


def spend(state: AuroraState, seat: int, token: int, n: int) -> None:
    """LAU-ROUND-09: spent tokens return to the supply at once."""
    state.players[seat].load[token] -= n
    state.supply[token] += n
    state.tell(SPENT, seat, token, n)


def lose(state: AuroraState, seat: int, token: int) -> None:
    state.players[seat].load[token] -= 1
    state.supply[token] += 1
    state.tell(DROPPED, seat, token)


def put_in(state: AuroraState, seat: int, token: int) -> None:
    state.supply[token] -= 1
    state.players[seat].load[token] += 1
    state.tell(GAINED, seat, token, 1)


def drop_candidates(player: Player) -> list[int]:
    """Every token of the Convoy: Resources by kind, Survivors one by one."""
    moves = [DROP.at(token) for token in range(FUEL, TOKENS) if player.load[token]]
    for survivor in sorted(player.crew):
        moves.append(DISMISS.at(survivor))
    return moves


def drop(state: AuroraState, seat: int, move: int) -> None:
    if DISMISS.has(move):
        dismiss(state, seat, DISMISS.target(move))
    else:
        lose(state, seat, DROP.target(move))


class GainTokens(Choice[AuroraState]):
    """LAU-CARGO-05: tokens of one kind, one at a time; what does not fit needs a choice."""

    __slots__ = ("n", "token")
    FACTS = {"token": TOKEN_IDS}

    def __init__(self, seat: int, token: int, n: int) -> None:
        super().__init__(seat)
        self.token = token
        self.n = n

    def run(self, state: AuroraState) -> bool:
        player = state.players[self.seat]
        for left in range(self.n, 0, -1):
            if not state.supply[self.token]:
                break
            if not fits_one_more(player, self.token):
                if left < self.n:
                    state.steps[-1] = GainTokens(self.seat, self.token, left)
                    return True
                return False
            put_in(state, self.seat, self.token)
        state.steps.pop()
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [*drop_candidates(state.players[seat]), REFUSE.move]

    def obstacle(self, state: AuroraState, seat: int, move: int) -> Obstacle | None:
        if move == REFUSE.move:
            return None
        dropped = SURVIVOR if DISMISS.has(move) else DROP.target(move)
        is_right = fits_in_place_of(state.players[seat], self.token, dropped)
        return None if is_right else DOES_NOT_FIT

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        if move == REFUSE.move:
            state.tell(REFUSED, seat, self.token)
        else:
            drop(state, seat, move)
            put_in(state, seat, self.token)
        if self.n > 1:
            state.steps[-1] = GainTokens(seat, self.token, self.n - 1)
        else:
            state.steps.pop()


class GainAny(Owing):
    """Resources whose type the owner names, one at a time."""

    __slots__ = ()

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [GAIN.at(token) for token in range(FUEL, TOKENS) if state.supply[token]]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps[-1] = GainAny(seat, self.n - 1)
        state.steps.append(GainTokens(seat, GAIN.target(move), 1))


class LoseAny(Owing):
    """Resources of the owner's choice, as many as there are."""

    __slots__ = ()

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        load = state.players[seat].load
        return [DROP.at(token) for token in range(FUEL, TOKENS) if load[token]]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps[-1] = LoseAny(seat, self.n - 1)
        lose(state, seat, DROP.target(move))


class Unload(FreeChoice):
    """LAU-CARGO-06: the owner drops tokens, one at a time, until the load is legal."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        if not fits(state.players[self.seat]):
            return False
        state.steps.pop()
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return drop_candidates(state.players[seat])

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        drop(state, seat, move)


def check_load(state: AuroraState, seat: int) -> None:
    """Recount the room, and let the owner unload if necessary."""
    recount(state, state.players[seat])
    unload(state, seat)


def unload(state: AuroraState, seat: int) -> None:
    """Let the owner unload what has lost its room."""
    if not fits(state.players[seat]):
        state.steps.append(Unload(seat))


# Effects


class TokenEffect(AuroraEffect):
    """Resources of one type; ``NONE`` lets the owner name the type of each."""

    __slots__ = ("n", "token")

    def __init__(self, token: int, n: int) -> None:
        self.token = token
        self.n = n


class Gain(TokenEffect):
    __slots__ = ()

    def is_idle(self, state: AuroraState, seat: int) -> bool:
        """LAU-ROUND-07: a gain beyond the supply is lost."""
        if self.token != NONE:
            return not state.supply[self.token]
        return not (state.supply[FUEL] or state.supply[FOOD] or state.supply[AMMO])

    def carry_out(self, state: AuroraState, seat: int) -> None:
        if state.is_automa(seat):
            gain_for_automa(state, self.token, self.n)
        elif self.token == NONE:
            state.steps.append(GainAny(seat, self.n))
        else:
            state.steps.append(GainTokens(seat, self.token, self.n))


class Lose(TokenEffect):
    __slots__ = ()

    def carry_out(self, state: AuroraState, seat: int) -> None:
        if self.token == NONE:
            state.steps.append(LoseAny(seat, self.n))
            return
        for _ in range(min(self.n, state.players[seat].load[self.token])):
            lose(state, seat, self.token)


class PayTokens(TokenEffect):
    __slots__ = ()

    def obstacle(self, state: AuroraState, seat: int) -> Obstacle | None:
        load = state.players[seat].load
        held = sum(load[FUEL:]) if self.token == NONE else load[self.token]
        return None if held >= self.n else CANNOT_PAY

    def carry_out(self, state: AuroraState, seat: int) -> None:
        if self.token == NONE:
            state.steps.append(LoseAny(seat, self.n))
        else:
            spend(state, seat, self.token, self.n)

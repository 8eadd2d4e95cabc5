"""Runes (CHM-RUNE): how they are used, the windows for the free ones, and what those do."""

from typing import Final

from meadhall.games.champions.content.tables import (
    COIN,
    ENEMY_IDS,
    FOOD,
    FREE,
    GLORY,
    NONE,
    ROUNDS,
    RUNE_TIMING,
    SHORES,
    WOOD,
)
from meadhall.games.champions.rules.effects import PRINTED
from meadhall.games.champions.rules.events import DESTINY_OPENED, JOURNEY_SEEN, PEEKED, RUNE_USED
from meadhall.games.champions.rules.moves import DONE, GIFT, OPEN, RUNE
from meadhall.games.champions.rules.obstacles import NO_CLOSED_DESTINY, RUNE_NOT_NOW, RUNE_USED_UP
from meadhall.games.champions.rules.scoring import destiny_points
from meadhall.games.champions.rules.state import ChampionsState, Player
from meadhall.kernel.effect import Effect
from meadhall.kernel.events import EVERYONE
from meadhall.kernel.shared import replaced, without
from meadhall.kernel.state import Choice, Obstacle


def find_rune(player: Player, timing: int) -> int:
    """The unused rune of a player that works at this moment, or ``NONE``."""
    for rune in player.runes:
        if RUNE_TIMING[rune] == timing:
            return rune
    return NONE


def use_rune(state: ChampionsState, seat: int, rune: int) -> None:
    """CHM-RUNE-01: each rune works once, and stays with its owner."""
    player = state.players[seat]
    player.runes = without(player.runes, rune)
    player.used_runes = tuple(sorted([*player.used_runes, rune]))
    state.tell(RUNE_USED, seat, rune)
    PRINTED.runes[rune].carry_out(state, seat)


# The windows in which free runes may be used (CHM-RUNE-02)


def rune_candidates(player: Player) -> list[int]:
    return sorted([RUNE.at(rune) for rune in player.runes + player.used_runes])


def free_rune_obstacle(state: ChampionsState, seat: int, rune: int) -> Obstacle | None:
    if rune in state.players[seat].used_runes:
        return RUNE_USED_UP
    if RUNE_TIMING[rune] != FREE:
        return RUNE_NOT_NOW
    return PRINTED.runes[rune].obstacle(state, seat)


def free_rune_moves(state: ChampionsState, seat: int) -> list[int]:
    """The free runes that may be used now; quick, as most players have none."""
    return [
        RUNE.at(rune)
        for rune in state.players[seat].runes
        if free_rune_obstacle(state, seat, rune) is None
    ]


def has_free_rune(player: Player) -> bool:
    return find_rune(player, FREE) != NONE


class RuneWindow(Choice[ChampionsState]):
    """A moment for free runes and for nothing else, after the warriors were assigned.

    CHM-RUNE-18: only a player with a rune that can do something is asked.
    """

    __slots__ = ()

    def run(self, state: ChampionsState) -> bool:
        if has_use_for_rune(state, self.seat):
            return False
        state.steps.pop()
        return True

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        return [*rune_candidates(state.players[seat]), DONE.move]

    def obstacle(self, state: ChampionsState, seat: int, move: int) -> Obstacle | None:
        return None if move == DONE.move else free_rune_obstacle(state, seat, RUNE.target(move))

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        if move == DONE.move:
            state.steps.pop()
        else:
            use_rune(state, seat, RUNE.target(move))


def has_use_for_rune(state: ChampionsState, seat: int) -> bool:
    """Whether a free rune of the seat can still change something in this round."""
    for rune in state.players[seat].runes:
        effect = PRINTED.runes[rune]
        if free_rune_obstacle(state, seat, rune) is not None or effect.is_idle(state, seat):
            continue
        # When the last warriors have sailed, nobody can act on a journey card any more.
        if state.round < ROUNDS or not isinstance(effect, PeekAllJourneys):
            return True
    return False


class RunesAtFight(RuneWindow):
    """CHM-RUNE-18: a moment before or after a fight, or a hunt, of the owner."""

    __slots__ = ("enemy",)
    FACTS = {"enemy": ENEMY_IDS}

    def __init__(self, seat: int, enemy: int) -> None:
        super().__init__(seat)
        self.enemy = enemy
        """``NONE`` at a hunt."""


class RunesBeforeFight(RunesAtFight):
    """D-BEFORE."""

    __slots__ = ()


class RunesAfterFight(RunesAtFight):
    """D-AFTER: the fight is over, with all that it brings and costs."""

    __slots__ = ()


def offer_runes_after(state: ChampionsState, seat: int, enemy: int) -> None:
    """To be called before the fight is pushed, so that the window comes up when it is over."""
    if has_free_rune(state.players[seat]):
        state.steps.append(RunesAfterFight(seat, enemy))


class FinalRunes(RuneWindow):
    """D-FINAL: the last window, after the cleanup of the last round."""

    __slots__ = ()


# What the free runes do (CHM-RUNE-04)

GIFTS: Final = [WOOD, FOOD, COIN]
"""What the ``gift`` moves give, in their order."""


class GainChoice(Effect[ChampionsState]):
    """Gifts."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        state.steps.append(ChooseGift(seat, self.n))


class ChooseGift(Choice[ChampionsState]):
    """D-GIFT: as many items as the rune gives, each freely chosen."""

    __slots__ = ("left",)
    FACTS = {"left": None}

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        return [GIFT.at(gift) for gift in range(len(GIFTS))]

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        state.steps.pop()
        state.gain(seat, GIFTS[GIFT.target(move)], 1)
        if self.left > 1:
            state.steps.append(ChooseGift(seat, self.left - 1))


class DoubleResource(Effect[ChampionsState]):
    """Wealth."""

    __slots__ = ("good", "limit")

    def __init__(self, good: int, limit: int) -> None:
        self.good = good
        self.limit = limit

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        state.gain(seat, self.good, self.gained(state, seat))

    def gained(self, state: ChampionsState, seat: int) -> int:
        return min(self.limit, state.players[seat].goods[self.good])

    def is_idle(self, state: ChampionsState, seat: int) -> bool:
        return not state.players[seat].goods[self.good]


class PeekAllJourneys(Effect[ChampionsState]):
    """Knowledge; CHM-INFO-09: the cards are shown to the user only."""

    __slots__ = ()

    def is_idle(self, state: ChampionsState, seat: int) -> bool:
        return state.shores.are_known_to(seat)

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        for shore in range(SHORES):
            if state.shores.is_face_down(shore):
                peek_at_journey(state, seat, shore)


def peek_at_journey(state: ChampionsState, seat: int, shore: int) -> None:
    """CHM-INFO-05: a seen card stays known to the seat while it lies there."""
    shores = state.own_shores()
    shores.known = replaced(shores.known, shore, shores.known[shore] | 1 << seat)
    state.reveal()
    state.tell(PEEKED, seat, shore)
    state.whisper(seat, JOURNEY_SEEN, seat, shore, shores.journeys[shore], state.round)


class ScoreDestinyNow(Effect[ChampionsState]):
    """Success, CHM-RUNE-10, CHM-RUNE-12."""

    __slots__ = ()

    def obstacle(self, state: ChampionsState, seat: int) -> Obstacle | None:
        return None if closed_destinies(state.players[seat]) else NO_CLOSED_DESTINY

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        state.steps.append(OpenDestiny(seat))


def closed_destinies(player: Player) -> list[int]:
    return [card for card in player.destinies if card not in player.opened]


class OpenDestiny(Choice[ChampionsState]):
    """D-SUCCESS: the card is scored now against the current state, and again at the end."""

    __slots__ = ()

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        return sorted([OPEN.at(card) for card in closed_destinies(state.players[seat])])

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        card = OPEN.target(move)
        state.steps.pop()
        player = state.players[seat]
        player.opened = (*player.opened, card)
        state.destiny_known = replaced(state.destiny_known, card, EVERYONE)
        state.reveal()
        points = destiny_points(state, seat, card)
        state.tell(DESTINY_OPENED, seat, card, points)
        state.gain(seat, GLORY, points)

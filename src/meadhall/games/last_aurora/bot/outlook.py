"""A position as one seat sees it: what all advice of the policy begins with."""

from typing import Final

from meadhall.games.last_aurora.bot.journey import (
    distance_between,
    has_tracks,
    last_round,
    moves_before_end,
    pace_of,
    round_of_boarding,
    speed_of,
)
from meadhall.games.last_aurora.content.tables import EXTRA_FUEL, FUEL, ROUNDS, TRUCK_SPEED
from meadhall.games.last_aurora.rules.cards.abilities import ABILITIES, SpeedForObject
from meadhall.games.last_aurora.rules.convoys.convoy import truck_of
from meadhall.games.last_aurora.rules.state import FIRING, RESTING, AuroraState

NEARLY_THERE: Final = 4
SHIP_IN_SIGHT: Final = 4.0
"""How many points of movement a last move may lack, and what it is worth to find them."""


class Outlook:
    """A position as one seat sees it, and how long the game will last."""

    __slots__ = (
        "boards", "boards_in", "fires_left", "last", "moves_left", "pace", "player",
        "point_worth", "rests_left", "rounds_left", "seat", "state",
    )  # fmt: skip

    def __init__(self, state: AuroraState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self.last = max(state.round, last_round(state))
        """The round in which the game is likely to end."""
        self.rounds_left = self.last - state.round
        """Exploration phases after this round's."""
        self.moves_left = moves_before_end(state, seat, self.last)
        self.rests_left = self.rounds_left + (1 if state.phase <= RESTING else 0)
        self.fires_left = self.rounds_left + (1 if state.phase <= FIRING else 0)
        self.pace = pace_of(state, seat)
        self.boards_in = round_of_boarding(state, seat)
        """The round in which the Convoy is likely to catch the ship."""
        self.boards = self.boards_in <= ROUNDS
        self.point_worth = 1.0
        """What one more movement point is worth; more if the last move falls just short."""
        if self.moves_left == 1 and state.phase <= RESTING:
            lacking = points_lacking(self)
            if 0 < lacking <= NEARLY_THERE:
                self.point_worth += SHIP_IN_SIGHT / lacking


def points_lacking(outlook: Outlook) -> int:
    """How many points the next move is short of the ship, with all the help at hand."""
    state, player = outlook.state, outlook.player
    position = state.positions[outlook.seat]
    way = distance_between(has_tracks(state, outlook.seat), position, state.road.aurora)
    points = TRUCK_SPEED[truck_of(player)] + player.next_move
    for survivor in player.crew:
        points += speed_now(outlook, survivor)
    points += max(0, min(EXTRA_FUEL, player.load[FUEL] - 1))
    return way - points


def speed_now(outlook: Outlook, survivor: int) -> int:
    """The points that an Active Survivor would add to this round's move; 1 less for an Object."""
    speed = speed_of(outlook.state, outlook.seat, survivor)
    return speed - 1 if speed and isinstance(ABILITIES[survivor], SpeedForObject) else speed

"""Clocks that suit board games: a bank of time, and a gain for every decision up to a cap.

Where people wait for each other there is one, so that no table waits forever: when a seat's time is
up, a bot sits in for it. A live game and one that lasts weeks differ only in the numbers.

>>> clock = CLOCKS["live"]
>>> left = SeatClock(left=100.0).started(now=1000.0)
>>> left.at(1030.0)
70.0
>>> left.stopped(1030.0, clock, decided=True).left
115.0
"""

from msgspec import Struct, structs

MINUTE = 60.0
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a clock, all in seconds."""

    bank: float
    gain: float
    cap: float


CLOCKS = {
    "quick": Clock(5 * MINUTE, 15, 5 * MINUTE),
    "live": Clock(20 * MINUTE, 45, 20 * MINUTE),
    "evening": Clock(60 * MINUTE, 2 * MINUTE, 60 * MINUTE),
    "daily": Clock(3 * DAY, 12 * HOUR, 5 * DAY),
    "weekly": Clock(10 * DAY, 3 * DAY, 14 * DAY),
    "unhurried": Clock(60 * DAY, 60 * DAY, 60 * DAY),
}
USUAL_CLOCK = "daily"

SHORTEST_BANK = 30.0
LONGEST_BANK = 60 * DAY


class SeatClock(Struct, frozen=True):
    """One seat's time; ``since`` is when it began to run, None while it is stopped."""

    left: float
    since: float | None = None

    def at(self, now: float) -> float:
        """The time left; negative when it is overdue."""
        return self.left if self.since is None else self.left - (now - self.since)

    def runs_out(self) -> float | None:
        return None if self.since is None else self.since + self.left

    def started(self, now: float) -> "SeatClock":
        return self if self.since is not None else SeatClock(self.left, now)

    def stopped(self, now: float, clock: Clock, decided: bool) -> "SeatClock":
        """Stop the clock; a decision earns the gain."""
        left = max(0.0, self.at(now))
        return SeatClock(min(clock.cap, left + clock.gain) if decided else left)

    def refilled(self, clock: Clock) -> "SeatClock":
        """Add enough time to continue, for someone who takes the seat back."""
        return structs.replace(self, left=min(clock.cap, max(self.left, clock.gain, MINUTE)))

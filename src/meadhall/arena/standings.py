"""The result of a tournament: how good the bots are, and how certain that is.

Ratings are Plackett-Luce (openskill), from the places in all games, in their order. Bots do not
change while they play, so the uncertainty about them only shrinks. A bot that sits in several seats
of a game takes the mean of their updates.

Rates come with Wilson's interval, which stays honest near 0 and 1. A victory shared by two counts a
half for each. The games of one deal are not independent of each other: when seats are exchanged,
luck mostly changes sides too, so the estimates tend to be more precise than the intervals suggest.

In a solo game there is no opponent. There bots are compared deal by deal, since all played the same
deals.
"""

import math
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations

import msgspec
from openskill.models import PlackettLuce

from meadhall.arena.intervals import mean_interval, rate_interval
from meadhall.arena.simulate import GameRecord


class Interval(msgspec.Struct, frozen=True):
    """A number, and the bounds between which the truth lies in 95 of 100 cases."""

    value: float
    low: float
    high: float


class Rating(msgspec.Struct, frozen=True):
    mean: float
    sigma: float
    ordinal: float
    """The mean minus three times sigma: the bot is almost certainly better than that."""


class BotStanding(msgspec.Struct, frozen=True):
    bot: str
    rating: Rating | None
    """None in solo games."""
    seats: int
    """The seats it sat in, counted over all games."""
    wins: float
    win_rate: Interval
    mean_score: Interval
    decisions: float
    """The mean number of decisions per game and seat."""


class Pair(msgspec.Struct, frozen=True):
    """How one bot did against another, in all games where both sat."""

    bot: str
    against: str
    games: int
    wins: float
    """Games in which it was placed ahead of the other; a tie counts a half."""
    rate: Interval


class Difference(msgspec.Struct, frozen=True):
    """How much better one bot did than another in solo games, on the same deals."""

    bot: str
    against: str
    deals: int
    win_rate: Interval
    score: Interval


class Standings(msgspec.Struct, frozen=True):
    games: int
    bots: list[BotStanding]
    """The bots, best first."""
    pairs: list[Pair]
    differences: list[Difference]
    """Empty unless the games are solo games."""


def _rate(wins: Fraction, games: int) -> Interval:
    return Interval(float(wins / games), *rate_interval(float(wins), games))


class _Sample:
    """A sample of whole numbers, of which only what the mean needs is kept."""

    def __init__(self) -> None:
        self.count = 0
        self.sum = 0
        self.squares = 0

    def add(self, number: int) -> None:
        self.count += 1
        self.sum += number
        self.squares += number * number

    def mean(self) -> Interval:
        mean = Fraction(self.sum, self.count)
        variance = (self.squares - mean * self.sum) / max(1, self.count - 1)
        return Interval(float(mean), *mean_interval(float(mean), math.sqrt(variance), self.count))


class _BotTally:
    def __init__(self) -> None:
        self.wins = Fraction(0)
        self.scores = _Sample()
        self.decisions = 0

    def add(self, record: GameRecord, seat: int) -> None:
        if record.places[seat] == 1:
            self.wins += Fraction(1, record.places.count(1))
        self.scores.add(record.totals[seat])
        self.decisions += record.decisions[seat]

    def standing(self, bot: str, rating: Rating | None) -> BotStanding:
        seats = self.scores.count
        return BotStanding(
            bot=bot,
            rating=rating,
            seats=seats,
            wins=float(self.wins),
            win_rate=_rate(self.wins, seats),
            mean_score=self.scores.mean(),
            decisions=self.decisions / seats,
        )


class _PairTally:
    def __init__(self) -> None:
        self.games = 0
        self.wins = Fraction(0)

    def add(self, own: list[int], other: list[int]) -> None:
        """Compare the places of both; a bot in several seats is compared for each of them."""
        self.games += 1
        better = sum(2 * (one < two) + (one == two) for one in own for two in other)
        self.wins += Fraction(better, 2 * len(own) * len(other))


class _DifferenceTally:
    def __init__(self) -> None:
        self.wins = _Sample()
        self.scores = _Sample()

    def add(self, own: GameRecord, other: GameRecord) -> None:
        self.wins.add((own.places[0] == 1) - (other.places[0] == 1))
        self.scores.add(own.totals[0] - other.totals[0])


class _Ratings:
    def __init__(self, bots: Sequence[str]) -> None:
        self._model = PlackettLuce(tau=0.0)
        self._skills = {bot: self._model.rating() for bot in bots}

    def add(self, record: GameRecord) -> None:
        seated = [self._skills[bot] for bot in record.bots]
        teams = [[self._model.rating(skill.mu, skill.sigma)] for skill in seated]
        rated = self._model.rate(teams, ranks=[float(place) for place in record.places])
        for bot in set(record.bots):
            own = [team[0] for team, name in zip(rated, record.bots, strict=True) if name == bot]
            self._skills[bot] = self._model.rating(
                sum(skill.mu for skill in own) / len(own),
                sum(skill.sigma for skill in own) / len(own),
            )

    def rating(self, bot: str) -> Rating:
        skill = self._skills[bot]
        return Rating(skill.mu, skill.sigma, float(skill.ordinal()))


class Tally:
    """Collects games one by one, in order, so that they need not be kept."""

    def __init__(self, bots: Sequence[str], players: int) -> None:
        self._alone = players == 1
        self._games = 0
        self._names = list(bots)
        self._bots = {bot: _BotTally() for bot in bots}
        both_ways = [(one, other) for one in bots for other in bots if one != other]
        self._pairs = {pair: _PairTally() for pair in both_ways}
        self._differences = {pair: _DifferenceTally() for pair in both_ways}
        self._ratings = _Ratings(bots)
        self._deal: dict[str, GameRecord] = {}
        """The current deal of a solo game, as played so far by one bot after another."""

    def add(self, record: GameRecord) -> None:
        self._games += 1
        for seat, bot in enumerate(record.bots):
            self._bots[bot].add(record, seat)
        if self._alone:
            self._compare(record)
        else:
            self._meet(record)

    def _meet(self, record: GameRecord) -> None:
        places: dict[str, list[int]] = {}
        for bot, place in zip(record.bots, record.places, strict=True):
            places.setdefault(bot, []).append(place)
        for (bot, against), tally in self._pairs.items():
            if bot in places and against in places:
                tally.add(places[bot], places[against])
        self._ratings.add(record)

    def _compare(self, record: GameRecord) -> None:
        self._deal[record.bots[0]] = record
        if len(self._deal) == len(self._names):
            for (bot, against), tally in self._differences.items():
                tally.add(self._deal[bot], self._deal[against])
            self._deal = {}

    def standings(self) -> Standings:
        """The standings; call this only after the last game of a deal."""
        bots = [
            tally.standing(bot, None if self._alone else self._ratings.rating(bot))
            for bot, tally in self._bots.items()
        ]
        bots.sort(key=lambda one: one.rating.mean if one.rating else one.win_rate.value)
        bots.reverse()
        order = [one.bot for one in bots]
        return Standings(
            games=self._games,
            bots=bots,
            pairs=[] if self._alone else self._pairs_in(order),
            differences=self._differences_in(order) if self._alone else [],
        )

    def _pairs_in(self, order: Sequence[str]) -> list[Pair]:
        found = []
        for bot in order:
            for against in order:
                if bot != against:
                    tally = self._pairs[bot, against]
                    rate = _rate(tally.wins, tally.games)
                    found.append(Pair(bot, against, tally.games, float(tally.wins), rate))
        return found

    def _differences_in(self, order: Sequence[str]) -> list[Difference]:
        found = []
        for better, worse in combinations(order, 2):
            tally = self._differences[better, worse]
            rate, score = tally.wins.mean(), tally.scores.mean()
            found.append(Difference(better, worse, tally.wins.count, rate, score))
        return found

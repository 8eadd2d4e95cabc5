"""How even a game is between its factions, and how its games end, when bots play all seats.

    python tools/balance.py ice_garden --players 3 --games 300 \
        --faction scientist_taken.scientist --ending game_ended.why \
        --note last_helm=advanced.helm:10

Who plays what and how a game ends is read from its events. ``--faction`` names an event about a
seat and the fact that is its faction, or a fact that lists the seats: then the faction is the place
in the first such list. ``--ending`` names an event and the fact that is the kind of ending.
``--note`` adds a word to the ending of every game in which a fact had a value, or any value if none
is named. ``--count EVENT.FACT`` shows how often a fact had each of its values, in all games;
``EVENT.FACT+FACT`` counts two facts together. ``--bot greedy,random`` gives the first seat to one
bot and the next to the other, and so on in turn. Game ``i`` has the seed ``SEED/i``; a victory
shared by two counts a half for each.
"""

import argparse
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction

import msgspec

from meadhall.bots import BOTS, Seen, find_bot
from meadhall.cli.parser import chosen_options, option, positive
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import Event

NOBODY = "-"
"""Everyone's faction in a game without factions."""


class Tally:
    """How a seat or a faction did."""

    def __init__(self) -> None:
        self.played = 0
        self.wins = Fraction(0)
        self.points = 0
        self.sources: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()

    def add(self, share: Fraction, points: int, sheet: Mapping[str, int], ending: str) -> None:
        self.played += 1
        self.wins += share
        self.points += points
        self.sources.update(sheet)
        if share:
            self.endings[ending] += 1

    def figures(self) -> dict[str, object]:
        return {
            "played": self.played,
            "win_rate": round(float(self.wins / self.played), 3),
            "points": round(self.points / self.played, 1),
            "by_source": {
                source: round(n / self.played, 1) for source, n in sorted(self.sources.items())
            },
            "won_by": dict(sorted(self.endings.items())),
        }


class Balance:
    """What a run of games shows."""

    def __init__(self) -> None:
        self.games = 0
        self.endings: Counter[str] = Counter()
        self.counts: dict[str, Counter[str]] = {}
        self.seats: dict[str, Tally] = {}
        self.factions: dict[str, Tally] = {}
        self.sets: dict[str, dict[str, Tally]] = {}

    def add(
        self,
        factions: list[str],
        ending: str,
        places: list[int],
        totals: list[int],
        sheets: list[dict[str, int]],
    ) -> None:
        self.games += 1
        self.endings[ending] += 1
        together = self.sets.setdefault(" ".join(sorted(factions)), {})
        for seat, faction in enumerate(factions):
            share = Fraction(1, places.count(1)) if places[seat] == 1 else Fraction(0)
            tallies = (
                self.seats.setdefault(str(seat + 1), Tally()),
                self.factions.setdefault(faction, Tally()),
                together.setdefault(faction, Tally()),
            )
            for tally in tallies:
                tally.add(share, totals[seat], sheets[seat], ending)

    def figures(self) -> dict[str, object]:
        return {
            "games": self.games,
            "endings": dict(sorted(self.endings.items())),
            "counts": {fact: dict(sorted(n.items())) for fact, n in self.counts.items()},
            "seats": _figures(self.seats),
            "factions": _figures(self.factions),
            "sets": {names: _figures(tallies) for names, tallies in sorted(self.sets.items())},
        }

    def count(self, fact: str, events: list[Event]) -> None:
        event, names = _split(fact)
        counter = self.counts.setdefault(fact, Counter())
        for facts in _told(events, (event, names)):
            counter[" ".join(str(facts[name]) for name in names.split("+"))] += 1


def _figures(tallies: dict[str, Tally]) -> dict[str, object]:
    return {name: tally.figures() for name, tally in sorted(tallies.items())}


class Reading:
    """What to look for in the events of a game."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.faction = _split(options.faction)
        self.ending = _split(options.ending)
        self.notes: list[tuple[str, tuple[str, str], str]] = []
        for name, looked_for in options.note:
            fact, _, value = looked_for.partition(":")
            self.notes.append((name, _split(fact), value))

    def factions(self, players: int, events: list[Event]) -> list[str]:
        factions = [NOBODY] * players
        for facts in _told(events, self.faction):
            if isinstance(listed := facts[self.faction[1]], (list, tuple)):
                return _places(players, [str(name) for name in listed])
            seat = facts["seat"]
            if isinstance(seat, int) and seat < players:
                factions[seat] = str(facts[self.faction[1]])
        return factions

    def kind_of_ending(self, events: list[Event]) -> str:
        told = _told(events, self.ending)
        words = [str(told[-1][self.ending[1]]) if told else NOBODY]
        for name, fact, value in self.notes:
            if any(not value or str(facts[fact[1]]) == value for facts in _told(events, fact)):
                words.append(name)
        return "+".join(words)


def _places(players: int, seats: list[str]) -> list[str]:
    """Who begins, for games without factions; an opponent without a player is left out."""
    order = [int(seat.removeprefix("seat_")) for seat in seats]
    return [f"place {order.index(seat) + 1}" for seat in range(players)]


def _split(fact: str) -> tuple[str, str]:
    event, _, name = fact.partition(".")
    return event, name


def _told(events: list[Event], fact: tuple[str, str]) -> list[dict[str, object]]:
    return [event.facts() for event in events if event.kind.name == fact[0]]


def play(options: argparse.Namespace) -> Balance:
    game, reading = find_game(options.game), Reading(options)
    bots = [find_bot(name) for name in options.bot.split(",")]
    balance = Balance()
    for number in range(options.games):
        seed = f"{options.seed}/{number}"
        chance = [Dice.from_seed(f"{seed}/bot/{seat}", 1) for seat in range(options.players)]
        state = game.begin(options.players, chosen_options(options.options), seed)
        events: list[Event] = []
        state.listen(events)
        state.settle()
        while deciders := state.deciders():
            seat = deciders[0]
            bot = bots[seat % len(bots)]
            state.play(seat, bot.choose(Seen(game, state, seat, chance[seat])))
        result = game.result(state)
        factions = reading.factions(options.players, events)
        ending = reading.kind_of_ending(events)
        balance.add(factions, ending, result.places, result.totals, result.sheets)
        for fact in options.count:
            balance.count(fact, events)
    return balance


def show(balance: Balance) -> None:
    print(f"{balance.games} games; endings:", _counts(balance.endings))
    for fact, counter in balance.counts.items():
        print(f"{fact}:", _counts(counter))
    _show_tallies("seat", balance.seats)
    _show_tallies("faction", balance.factions)
    if len(balance.sets) > 1:
        for names, tallies in sorted(balance.sets.items()):
            rates = [
                f"{name} {float(t.wins / t.played):.2f}" for name, t in sorted(tallies.items())
            ]
            played = max(tally.played for tally in tallies.values())
            print(f"  {names} ({played}): {', '.join(rates)}")


def _show_tallies(title: str, tallies: dict[str, Tally]) -> None:
    for name, tally in sorted(tallies.items()):
        rate, points = float(tally.wins / tally.played), tally.points / tally.played
        sources = {source: f"{n / tally.played:.1f}" for source, n in tally.sources.items()}
        print(
            f"{title} {name}: wins {rate:.2f} of {tally.played}, points {points:.1f} "
            f"({', '.join(f'{source} {n}' for source, n in sources.items())}); "
            f"won by {_counts(tally.endings)}"
        )


def _counts(counter: Counter[str]) -> str:
    return ", ".join(f"{name} {n}" for name, n in sorted(counter.items())) or "nothing"


def main() -> None:
    parser = argparse.ArgumentParser(description="How even a game is, and how its games end.")
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("--players", type=positive, required=True)
    parser.add_argument("--games", type=positive, default=100)
    parser.add_argument("--bot", metavar=f"{{{','.join(sorted(BOTS))}}}", default="greedy")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--option", type=option, action="append", default=[], dest="options")
    parser.add_argument("--faction", metavar="EVENT.FACT", default="")
    parser.add_argument("--ending", metavar="EVENT.FACT", default="")
    parser.add_argument(
        "--note", metavar="NAME=EVENT.FACT[:VALUE]", type=option, action="append", default=[]
    )
    parser.add_argument("--count", metavar="EVENT.FACT[+FACT]", action="append", default=[])
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    balance = play(options)
    if options.json:
        print(msgspec.json.format(msgspec.json.encode(balance.figures())).decode())
    else:
        show(balance)


if __name__ == "__main__":
    main()

"""What a move costs a server apart from sockets and the database: ``python -m bench.a_move``.

At each of some tables four people sit with open pages and make random legal moves, all in this
process. What they are sent goes nowhere, but is counted and hashed: two versions of the server that
print the same hash have sent the same, byte by byte.
"""

import argparse
import asyncio
import gc
import random
import time
from collections.abc import Iterator
from hashlib import sha256

from meadhall import engine
from meadhall.server.live_table import LiveTable
from meadhall.server.log_writer import next_check
from meadhall.server.watchers import Watcher
from meadhall.store.appending import changing, rows
from meadhall.tables import lobby, playing
from meadhall.tables.draft import Draft
from meadhall.tables.entries import Person
from meadhall.tables.folding import fold
from meadhall.tables.quiet import entries_told
from meadhall.tables.settings import SeatWish, Settings
from meadhall.tables.summary import summarize
from meadhall.tables.waking import follow_up, may_go_on

NOON = 1_800_000_000.0
BETWEEN = 0.25
"""Seconds between two moves, by the clock of these tables."""

PHASES = ("made", "made into rows", "shown")


class Sink:
    """A wire that leads nowhere."""

    is_free = True

    def __init__(self) -> None:
        self.bytes = 0
        self.hash = sha256()

    def write(self, frame: bytes) -> None:
        self.bytes += len(frame)
        self.hash.update(frame)


class Tables:
    def __init__(self, game: str, tables: int, seats: int, language: str) -> None:
        self.sink = Sink()
        self.spent = dict.fromkeys(PHASES, 0.0)
        self.moves = 0
        self._game = game
        self._seats = seats
        self._language = language
        self._now = NOON
        self._chance = random.Random(1)
        self._opened = 0
        self._tables = [self._open() for _ in range(tables)]

    def _open(self) -> LiveTable:
        self._opened += 1
        people = [Person(f"p{self._opened}-{seat}", f"Anna {seat}") for seat in range(self._seats)]
        wishes = [SeatWish("me"), *(SeatWish("open") for _ in people[1:])]
        settings = Settings(game=self._game, seats=wishes, seed=f"bench/{self._opened}")
        table = fold(f"table-{self._opened}", lobby.open_table(settings, people[0], self._now))
        # Secrets differ from run to run, what is sent here must not.
        table.watch = "watch"
        live = LiveTable(table, lambda: self._now)
        for person in people[1:]:
            draft = Draft(live.table, self._now)
            lobby.join(draft, person, None, None)
            live.advance(draft)
        draft = Draft(live.table, self._now)
        follow_up(draft)
        live.advance(draft)
        for person in people:
            watcher = Watcher(self.sink, person.id, self._language, 100)
            live.watchers.come(watcher, live.table, [], self._now)
        return live

    def play(self, moves: int) -> None:
        for _ in range(moves):
            place = self._chance.randrange(len(self._tables))
            self._move(self._tables[place])
            if self._tables[place].table.status != "playing":
                self._tables[place] = self._open()

    def _move(self, live: LiveTable) -> None:
        self._now += BETWEEN
        table = live.table
        seat = min(table.asked)
        person = table.seats[seat].person
        assert person is not None
        word = table.game.moves.word(self._chance.choice(table.state.moves(seat)))
        decision = entries_told(table, table.asked[seat].decision, [seat])
        began = time.process_time()
        draft = Draft(table, self._now)
        playing.make_move(draft, person, seat, decision, word, f"{person.id}/k{decision}")
        made = time.process_time()
        after = draft.table
        changing(summarize(after), after.seq, next_check(after, self._now))
        rows(after.id, table.seq, draft.entries)
        stored = time.process_time()
        live.advance(draft)
        shown = time.process_time()
        assert not may_go_on(live.table, self._now)
        followed = time.process_time()
        self.moves += 1
        spent = self.spent
        spent["made"] += made - began + followed - shown
        spent["made into rows"] += stored - made
        spent["shown"] += shown - stored


def describe(tables: Tables, bytes_before: int) -> Iterator[str]:
    whole = sum(tables.spent.values())
    yield f"{engine.describe()}; {tables.moves} moves"
    for phase, seconds in tables.spent.items():
        yield f"{phase:>16}  {1e6 * seconds / tables.moves:7.0f} µs"
    yield f"{'together':>16}  {1e6 * whole / tables.moves:7.0f} µs"
    sent = (tables.sink.bytes - bytes_before) / tables.moves
    yield f"{sent:.0f} bytes a move to all seats; hash {tables.sink.hash.hexdigest()[:16]}"


async def run(options: argparse.Namespace) -> None:
    tables = Tables(options.game, options.tables, options.seats, options.language)
    tables.play(options.warm_up)
    tables.spent = dict.fromkeys(PHASES, 0.0)
    tables.moves = 0
    bytes_before = tables.sink.bytes
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    tables.play(options.moves)
    print("\n".join(describe(tables, bytes_before)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="champions")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--language", default="en")
    parser.add_argument("--warm-up", type=int, default=2000, help="moves made before")
    parser.add_argument("--moves", type=int, default=3000)
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()

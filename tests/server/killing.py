"""Servers that are killed in the middle of play, and whether anything was lost.

People (and bots) play at several tables by HTTP and WebSocket. At a random moment the servers are
killed. Then the database must be consistent as it is; once restarted, the servers must go on, and
requests whose answers were lost must be carried out exactly once.
"""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Literal

import httpx
from msgspec import Struct
from websockets.exceptions import WebSocketException

from meadhall.kernel.catalogue import find_game
from meadhall.kernel.saga import decode, replay
from meadhall.store import Store
from tests.server.audit import Audit, Violation
from tests.server.ledger import Ledger, SentMove, SentUndo
from tests.server.player import Json, Player, answer, decisions, possible
from tests.server.running import Figures, Server, is_alive

FIGURES: Figures = {
    # To keep rounds short, a killed server's bots are taken over sooner and clocks run out sooner.
    "meadhall.tables.waking.BOT_LEASE": 1.0,
    "meadhall.tables.settings.SHORTEST_BANK": 1.0,
}

SUSPECT_AFTER = 20.0
"""Seconds of play without a new entry after which a table may be stuck, or the server slow."""

STUCK_AFTER = 180.0
"""Seconds that a suspect gets. A server that is merely slow adds an entry in that time."""

FIRST_MOVE_WITHIN = 120.0
"""Seconds; on a busy machine it takes a while until all are connected again."""

LATEST_SIT_IN = 15.0
"""Seconds; the longest that a clock may be overdue while servers are up. A killed one has to start
first, which on a busy machine takes as long as it takes (see ``Trial.patience``).
"""

ENDS_WITHIN = 300.0
"""Seconds without any entry after which the tables count as never ending."""

BOTS_END_WITHIN = 120.0
"""Seconds; they notice at once, but a busy machine takes its time to end a process."""

ME, OPEN, BOT = {"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "karl"}
QUICK = {"bank": 4.0, "gain": 4.0, "cap": 4.0}

KINDS: Sequence[tuple[list[Json], Json]] = (
    ([ME, OPEN], {}),
    ([ME, OPEN, OPEN], {"undo": "friendly"}),
    ([ME, OPEN, OPEN, OPEN], {}),
    ([ME, BOT], {"undo": "friendly"}),
    ([ME, OPEN, BOT], {}),
    ([ME, OPEN, BOT, BOT], {}),
    # Here the second person sleeps, so that a bot has to sit in again and again.
    ([ME, OPEN, OPEN], {"clock": QUICK}),
)
SLEEPER = 1
UNDO_SHARE = 0.05

Victims = Literal["all", "one of two", "server without its bots"]


class Report(Struct):
    database: str
    rounds: int = 0
    kills: int = 0
    tables: int = 0
    games_proved: int = 0
    acknowledged: int = 0
    """People's moves that were answered with 200."""
    unanswered_stored: int = 0
    unanswered_not_stored: int = 0
    retried: int = 0
    undos: int = 0
    sat_in: int = 0
    latest_sit_in: float = 0.0
    entries: int = 0
    restart_seconds: list[float] = []
    seconds: float = 0.0


class Presence:
    """Whether all who play at a table are connected, and since when.

    >>> here = Presence(2)
    >>> here.arrive(0, now=10.0)
    >>> here.seconds(now=50.0)
    0.0
    >>> here.arrive(1, now=60.0)
    >>> here.seconds(now=65.0)
    5.0
    """

    def __init__(self, expected: int) -> None:
        self._missing = expected
        self._present: set[int] = set()
        self._since: float | None = None

    def arrive(self, number: int, now: float) -> None:
        self._present.add(number)
        if len(self._present) == self._missing:
            self._since = now

    def seconds(self, now: float) -> float:
        """For how long they could play; connecting does not count."""
        return 0.0 if self._since is None else now - self._since


class Game:
    """A table under test with the people who play at it."""

    def __init__(self, id: str, people: list[tuple[Player, str]], kind: int) -> None:
        settings = KINDS[kind][1]
        self.id = id
        self.kind = kind
        self.people = people
        self.is_quick = "clock" in settings
        self.may_undo = settings.get("undo") == "friendly"
        self.ledger = Ledger()
        self.audit = Audit(id)
        self.presence = Presence(len(people))
        self.waited = 0.0
        """Seconds since the log last grew in which all were connected."""
        self.is_over = False

    def check(self, store: Store, patience: float) -> None:
        before = len(self.audit.entries)
        self.audit.read(store)
        self.ledger.check(self.audit)
        assert self.audit.table is not None
        self.is_over = self.audit.table.status != "playing"
        if len(self.audit.entries) > before:
            self.waited = 0.0
        if max(self.audit.late, default=0.0) > patience:
            raise Violation(f"table {self.id}: a clock was overdue for {max(self.audit.late)} s")

    def is_suspect(self) -> bool:
        return not self.is_over and self.waited > SUSPECT_AFTER


class Trial:
    def __init__(
        self,
        database: str,
        folder: Path,
        seed: int,
        servers: int,
        kinds: Sequence[int] = range(len(KINDS)),
    ) -> None:
        self.database = database
        self.kinds = kinds
        self.chance = Random(seed)
        self.report = Report("sqlite" if database.startswith("sqlite") else "postgresql")
        self.servers = [
            Server(database, folder / f"server-{number}.log", FIGURES) for number in range(servers)
        ]
        self.games: list[Game] = []
        self._keys = 0
        self._acknowledged = 0

    async def run(self, rounds: int) -> Report:
        """Run this many rounds; ``Violation`` if anything was not as it must be."""
        began = time.monotonic()
        try:
            await self._start_all()
            await self._fill()
            while self.report.rounds < rounds:
                await self.round()
            await self.finish()
        finally:
            for server in self.servers:
                server.kill()
            for game in self.games:
                for player, _ in game.people:
                    await player.close()
        self._count()
        self.report.seconds = time.monotonic() - began
        return self.report

    def patience(self) -> float:
        """How long a clock may be overdue: killed twice in a row, servers start twice."""
        return LATEST_SIT_IN + 2 * max(self.report.restart_seconds, default=0.0)

    # One round

    async def round(self) -> None:
        victims = self._choose_victims()
        began = time.monotonic()
        playing = self._all_play()
        await self._first_move(began)
        await asyncio.sleep(self.chance.uniform(0.0, 1.5))
        self._kill(victims)
        self._count_wait()
        await _end(playing)
        stored_before = self._check_all()
        await self._start_all()
        await self._send_again(stored_before)
        self._check_all()
        await self._see_suspects_go_on()
        await self._fill()
        self.report.rounds += 1

    async def _first_move(self, began: float) -> None:
        """Wait for it: nothing can be lost before anything was done."""
        before = self._acknowledged
        while self._acknowledged == before:
            await asyncio.sleep(0.01)
            if time.monotonic() - began > FIRST_MOVE_WITHIN:
                raise Violation("nobody can move")

    def _count_wait(self) -> None:
        now = time.monotonic()
        for game in self.games:
            game.waited += game.presence.seconds(now)

    async def _see_suspects_go_on(self) -> None:
        """Let people play on until each suspect table has a new entry: then it was only slow."""
        suspects = [game for game in self.games if game.is_suspect()]
        if not suspects:
            return
        deadline = time.monotonic() + STUCK_AFTER
        playing = self._all_play()
        while suspects and time.monotonic() < deadline:
            await asyncio.sleep(1.0)
            store = Store.open(self.database)
            try:
                lengths = store.tables.sequences([game.id for game in suspects])
            finally:
                store.close()
            suspects = [one for one in suspects if lengths[one.id] == len(one.audit.entries)]
        answers = [await self._is_healthy(server) for server in self.servers]
        await _end(playing)
        if suspects:
            how = "although the server answers" if all(answers) else "and no server answers"
            raise Violation(f"table {suspects[0].id}: it does not go on, {how}")
        await self._send_again(self._check_all())

    async def _is_healthy(self, server: Server) -> bool:
        try:
            async with httpx.AsyncClient(timeout=FIRST_MOVE_WITHIN) as client:
                return (await client.get(f"{server.url}/healthz")).is_success
        except httpx.TransportError:
            return False

    def _choose_victims(self) -> Victims:
        choices: list[Victims] = ["all", "all", "server without its bots"]
        if len(self.servers) > 1:
            choices += ["one of two"] * 3
        return self.chance.choice(choices)

    def _kill(self, victims: Victims) -> None:
        chosen = self.servers if victims != "one of two" else [self.chance.choice(self.servers)]
        if victims == "server without its bots":
            bots = [bot for server in chosen for bot in server.kill_alone()]
            deadline = time.monotonic() + BOTS_END_WITHIN
            while any(is_alive(bot) for bot in bots):
                if time.monotonic() > deadline:
                    raise Violation(f"bots outlive their server: {bots}")
                time.sleep(0.02)
        else:
            for server in chosen:
                server.kill()
        self.report.kills += len(chosen)

    async def _start_all(self) -> None:
        dead = [server for server in self.servers if not server.is_running()]
        began = time.monotonic()
        for server in dead:
            server.launch()
        for server in dead:
            await asyncio.to_thread(server.wait)
        self.report.restart_seconds.append(time.monotonic() - began)

    def _check_all(self) -> set[str]:
        """Compare every table with its log; return all keys that are in one."""
        # Opened again each time: whoever comes first after a crash must repair the file.
        store = Store.open(self.database)
        try:
            for game in self.games:
                if not game.is_over:
                    game.check(store, self.patience())
        finally:
            store.close()
        for server in self.servers:
            if errors := server.errors():
                raise Violation(f"the server says: {errors[0]}")
        return {key for game in self.games for key in game.audit.keys}

    async def _send_again(self, stored_before: set[str]) -> None:
        """Send whatever was not answered once more, under the same key."""
        for game in self.games:
            for move in game.ledger.open_moves():
                was_stored = move.key() in stored_before
                self.report.unanswered_stored += was_stored
                self.report.unanswered_not_stored += not was_stored
                self.report.retried += 1
                player = next(player for player, id in game.people if id == move.person)
                here = player.at(self.chance.choice(self.servers).url)
                await self._send(game, here, move)
                await here.close()
                if was_stored and not move.repeated:
                    raise Violation(f"table {game.id}: {move.key()} was not known again")

    # Playing

    def _all_play(self) -> list[asyncio.Task[None]]:
        playing: list[asyncio.Task[None]] = []
        for game in self.games:
            if game.is_over:
                continue
            numbers = [
                number
                for number in range(len(game.people))
                if not (game.is_quick and number == SLEEPER)
            ]
            game.presence = Presence(len(numbers))
            playing += [asyncio.create_task(self._play(game, number)) for number in numbers]
        return playing

    async def _play(self, game: Game, number: int) -> None:
        """Answer every decision of one person until the server is gone."""
        person = game.people[number][1]
        player = game.people[number][0].at(self.servers[number % len(self.servers)].url)
        try:
            async with player.watch(game.id) as watching:
                await watching.look()
                game.presence.arrive(number, time.monotonic())
                while watching.picture.get("status") != "over":
                    if (await watching.next())["type"] == "update":
                        await self._decide(game, player, person, watching.picture)
        except (httpx.TransportError, WebSocketException, OSError):
            pass  # the server is gone; what was not answered is in the ledger
        finally:
            await player.close()

    async def _decide(self, game: Game, player: Player, person: str, picture: Json) -> None:
        if game.is_quick:
            await self._take_seats_back(game, player, picture)
        answered = {
            move.body["decision"]
            for move in game.ledger.moves
            if move.person == person and not move.refused
        }
        for decision in decisions(picture):
            if decision["id"] in answered:
                continue
            self._keys += 1
            move = self.chance.choice(possible(decision))
            sent = SentMove(person, answer(decision, move, f"key-{self._keys}"))
            game.ledger.moves.append(sent)
            await self._send(game, player, sent)
            if game.may_undo and self.chance.random() < UNDO_SHARE:
                await self._take_back(game, player, decision["seat"])

    async def _send(self, game: Game, player: Player, sent: SentMove) -> None:
        response = await player.send(f"/tables/{game.id}/moves", sent.body)
        if response.status_code == 200:
            done = response.json()
            sent.seq, sent.moves, sent.repeated = done["seq"], done["moves"], done["repeated"]
            self._acknowledged += 1
        elif response.status_code == 409 and (game.may_undo or game.is_quick):
            sent.refused = True  # another took moves back, or a bot is sitting in
        else:
            raise Violation(f"table {game.id}: {sent.key()}: {response.text}")

    async def _take_back(self, game: Game, player: Player, seat: int) -> None:
        undo = SentUndo()
        game.ledger.undos.append(undo)
        response = await player.send(f"/tables/{game.id}/take-back", {"seat": seat})
        if response.status_code == 200:
            undo.seq = response.json()["seq"]
        elif response.status_code in (404, 409):
            undo.refused = True
        else:
            raise Violation(f"table {game.id}: take back: {response.text}")

    async def _take_seats_back(self, game: Game, player: Player, picture: Json) -> None:
        for number, seat in enumerate(picture["seats"]):
            if seat["yours"] and seat["sitting_in"] and picture["status"] == "playing":
                await player.send(f"/tables/{game.id}/return", {"seat": number})

    # The beginning and the end

    async def _fill(self) -> None:
        """Prove the games that are over and open new tables in their place."""
        for game in self.games:
            if game.is_over and game.people:
                await self._prove(game)
        running = [game.kind for game in self.games if not game.is_over]
        for kind in set(self.kinds) - set(running):
            seats, settings = KINDS[kind]
            url = self.servers[0].url
            people = [await Player.entered(url) for seat in seats if seat["who"] != "bot"]
            table = await people[0].open_table(seats, public=True, **settings)
            for person in people[1:]:
                await person.join(table["id"])
            ids = [(await person.get("/me"))["id"] for person in people]
            pairs = list(zip(people, ids, strict=True))
            self.games.append(Game(table["id"], pairs, kind))

    async def _prove(self, game: Game) -> None:
        player = game.people[0][0].at(self.servers[0].url)
        proof = await player.get(f"/tables/{game.id}/proof")
        if not (proof["holds"] and proof["proved_from_seed"]):
            raise Violation(f"table {game.id}: {proof['sentence']}")
        file = (await player.http.get(f"/api/tables/{game.id}/saga")).content
        saga = decode(file)
        for _ in replay(find_game(saga.game), saga):
            pass
        assert game.audit.table is not None
        if saga.moves != game.audit.table.moves or not game.audit.table.result:
            raise Violation(f"table {game.id}: its saga is not what the log says")
        await player.close()
        for person, _ in game.people:
            await person.close()
        game.people = []
        self.report.games_proved += 1

    async def finish(self) -> None:
        """Play all games to their end, and prove them."""
        deadline = time.monotonic() + ENDS_WITHIN
        while not all(game.is_over for game in self.games):
            before = self._entries()
            playing = self._all_play()
            await asyncio.wait(playing, timeout=5.0)
            self._count_wait()
            await _end(playing)
            await self._send_again(self._check_all())
            self._check_all()
            await self._see_suspects_go_on()
            if self._entries() > before:
                deadline = time.monotonic() + ENDS_WITHIN
            if time.monotonic() > deadline:
                left = [game.id for game in self.games if not game.is_over]
                raise Violation(f"these tables do not come to their end: {left}")
        for game in self.games:
            if game.people:
                await self._prove(game)

    def _entries(self) -> int:
        return sum(len(game.audit.entries) for game in self.games)

    def _count(self) -> None:
        report = self.report
        report.tables = len(self.games)
        for game in self.games:
            report.acknowledged += game.ledger.acknowledged()
            report.undos += len(game.audit.took_back())
            report.sat_in += len(game.audit.late)
            report.latest_sit_in = max([report.latest_sit_in, *game.audit.late])
            report.entries += len(game.audit.entries)


async def _end(playing: list[asyncio.Task[None]]) -> None:
    """Stop all players, even in the middle of a request: then its answer is lost as well."""
    await asyncio.sleep(0.05)
    for task in playing:
        task.cancel()
    for task in playing:
        with suppress(asyncio.CancelledError):
            await task

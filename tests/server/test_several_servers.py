"""Two servers share one PostgreSQL: wherever people sit, it is the same hall."""

import asyncio
import os
import shutil
import signal
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from meadhall.store import Store
from meadhall.store.address import driver_address, read_address
from meadhall.tables.entries import Moved
from tests.postgres import new_database, start_postgres, stop_postgres
from tests.server.audit import Audit
from tests.server.player import Json, Player, Watching, answer, decisions, possible
from tests.server.running import Server

FIGURES = {
    # What people hardly notice would take too long here.
    "meadhall.server.people.KNOWN_FOR": 0.5,
    "meadhall.server.watching.LOOK_EVERY": 0.1,
    "meadhall.server.watching.LOOKS_WAIT": 0.01,
    "meadhall.server.housekeeper.SEEN_EVERY": 0.3,
    "meadhall.server.here.TOLD_FOR": 1.5,
    "meadhall.tables.waking.BOT_LEASE": 1.0,
    "meadhall.tables.settings.SHORTEST_BANK": 1.0,
}
TWICE = 40
"""How often two requests are sent at the same moment."""

ME, OPEN, BOT = {"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "karl"}
LISTENERS = "FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"


class Pair:
    def __init__(self, database: str, folder: Path) -> None:
        self.database = database
        self.one = Server(database, folder / "one.log", FIGURES)
        self.two = Server(database, folder / "two.log", FIGURES)

    def audit(self, table: str) -> Audit:
        """The table according to its log; all rows must agree with that."""
        store = Store.open(self.database)
        try:
            audit = Audit(table)
            audit.read(store)
            return audit
        finally:
            store.close()

    def ask(self, query: str) -> Any:
        address = driver_address(read_address(self.database))
        with psycopg.connect(address, autocommit=True) as connection:
            row = connection.execute(query.encode()).fetchone()
            assert row is not None
            return row[0]


@pytest.fixture(scope="module")
def pair() -> Iterator[Pair]:
    """Both are started at once, and find an empty database."""
    folder = Path(tempfile.mkdtemp(prefix="meadhall-servers-", dir="/tmp"))
    folder.chmod(0o755)
    postgres = folder / "postgres"
    postgres.mkdir()
    both = Pair(new_database(start_postgres(postgres)), folder)
    try:
        both.one.launch()
        both.two.launch()
        both.one.wait()
        both.two.wait()
        yield both
        both.one.stop()
        both.two.stop()
        assert both.one.errors() == []
        assert both.two.errors() == []
    finally:
        both.one.kill()
        both.two.kill()
        stop_postgres(postgres)
        shutil.rmtree(folder, ignore_errors=True)


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(120):
            await scenario()

    asyncio.run(limited())


class Two:
    """Anna at the first server and Bjorn at the second, at the same table."""

    def __init__(self, table: str, anna: Player, bjorn: Player) -> None:
        self.table = table
        self.anna = anna
        self.bjorn = bjorn
        self.seen_by_anna: Watching
        self.seen_by_bjorn: Watching

    async def asked(self) -> tuple[Player, Watching, Watching, Json]:
        """Who is asked, what both see, and the question."""
        seen = [self.seen_by_anna, self.seen_by_bjorn]
        for player, own, other in zip((self.anna, self.bjorn), seen, seen[::-1], strict=True):
            if found := decisions(own.picture):
                return player, own, other, found[0]
        raise AssertionError("nobody is asked")

    async def both_see(self, seq: int) -> None:
        await asyncio.gather(self.seen_by_anna.until_seq(seq), self.seen_by_bjorn.until_seq(seq))


@asynccontextmanager
async def two_at_a_table(
    pair: Pair, seats: list[Json] | None = None, **settings: Any
) -> AsyncIterator[Two]:
    anna = await Player.entered(pair.one.url)
    bjorn = await Player.entered(pair.two.url)
    table = (await anna.open_table(seats or [ME, OPEN], public=True, **settings))["id"]
    two = Two(table, anna, bjorn)
    async with anna.watch(table) as first, bjorn.watch(table) as second:
        two.seen_by_anna, two.seen_by_bjorn = first, second
        joined = await bjorn.join(table)
        await two.both_see(joined["seq"])
        yield two
    await anna.close()
    await bjorn.close()


def test_each_sees_what_the_other_does(pair: Pair) -> None:
    async def scenario() -> None:
        async with two_at_a_table(pair) as two:
            for number in range(20):
                player, own, other, decision = await two.asked()
                body = answer(decision, possible(decision)[0], f"key-{number}")
                done = await player.post(f"/tables/{two.table}/moves", body)
                await two.both_see(done["seq"])
                assert own.picture["moves"] == other.picture["moves"] == done["moves"]
                told_own = [one["text"] for one in own.updates[-1]["events"]]
                told_other = [one["text"] for one in other.updates[-1]["events"]]
                assert set(told_own) & set(told_other) or not told_own or not told_other
            assert pair.audit(two.table).table is not None

    run(scenario)


def test_chat_comes_once_and_in_order(pair: Pair) -> None:
    async def scenario() -> None:
        async with two_at_a_table(pair) as two:
            said = 15

            async def say(player: Player, name: str) -> None:
                for number in range(said):
                    line = {"text": f"{name} {number}"}
                    await player.post(f"/tables/{two.table}/chat", line, status=201)

            async def hear(watching: Watching) -> list[int]:
                return [(await watching.until("chat"))["number"] for _ in range(2 * said)]

            first, second, _, _ = await asyncio.gather(
                hear(two.seen_by_anna),
                hear(two.seen_by_bjorn),
                say(two.anna, "Anna"),
                say(two.bjorn, "Bjorn"),
            )
            assert first == second == list(range(1, 2 * said + 1))

    run(scenario)


def test_each_sees_that_the_other_is_there(pair: Pair) -> None:
    async def scenario() -> None:
        async with two_at_a_table(pair) as two:
            for watching in (two.seen_by_anna, two.seen_by_bjorn, two.seen_by_anna):
                await asyncio.sleep(FIGURES["meadhall.server.watching.LOOK_EVERY"])
                await watching.look()
            for watching in (two.seen_by_anna, two.seen_by_bjorn):
                while watching.present != [0, 1]:
                    await watching.next()

    run(scenario)


def test_of_two_answers_to_one_decision_one_counts(pair: Pair) -> None:
    async def scenario() -> None:
        async with two_at_a_table(pair) as two:
            by_one = {two.anna: two.anna, two.bjorn: two.bjorn.at(pair.one.url)}
            by_two = {two.anna: two.anna.at(pair.two.url), two.bjorn: two.bjorn}
            path = f"/tables/{two.table}/moves"
            for number in range(TWICE):
                player, _, _, decision = await two.asked()
                moves = possible(decision)
                answers = await asyncio.gather(
                    by_one[player].send(path, answer(decision, moves[0], f"one-{number}")),
                    by_two[player].send(path, answer(decision, moves[-1], f"two-{number}")),
                )
                assert sorted(one.status_code for one in answers) == [200, 409]
                await two.both_see(max(one.json().get("seq", 0) for one in answers))
            audit = pair.audit(two.table)
            assert len(audit.keys) == TWICE
            assert {key.split("/")[1].split("-")[0] for key in audit.keys} == {"one", "two"}
            for player in (by_one[two.bjorn], by_two[two.anna]):
                await player.close()

    run(scenario)


def test_a_request_sent_to_both_is_carried_out_once(pair: Pair) -> None:
    async def scenario() -> None:
        async with two_at_a_table(pair) as two:
            by_one = {two.anna: two.anna, two.bjorn: two.bjorn.at(pair.one.url)}
            by_two = {two.anna: two.anna.at(pair.two.url), two.bjorn: two.bjorn}
            path = f"/tables/{two.table}/moves"
            for number in range(TWICE):
                player, _, _, decision = await two.asked()
                body = answer(decision, possible(decision)[0], f"same-{number}")
                answers = await asyncio.gather(
                    by_one[player].send(path, body), by_two[player].send(path, body)
                )
                assert [one.status_code for one in answers] == [200, 200]
                done = [one.json() for one in answers]
                assert sorted(one["repeated"] for one in done) == [False, True]
                await two.both_see(max(one["seq"] for one in done))
            assert len(pair.audit(two.table).keys) == TWICE
            for player in (by_one[two.bjorn], by_two[two.anna]):
                await player.close()

    run(scenario)


def test_who_is_here_is_known_at_both(pair: Pair) -> None:
    async def scenario() -> None:
        async with two_at_a_table(pair) as two:

            async def seen(viewer: Player) -> dict[str, str]:
                return {one["name"]: one["place"] for one in await viewer.get("/here")}

            async def until(viewer: Player, name: str, place: str | None) -> None:
                while (await seen(viewer)).get(name) != place:
                    await asyncio.sleep(0.1)

            anna = (await two.anna.get("/me"))["name"]
            await two.anna.http.patch("/api/me", json={"seen_by": "everyone"})
            await until(two.bjorn, anna, "table")
            await two.anna.http.patch("/api/me", json={"seen_by": "nobody"})
            await until(two.bjorn, anna, None)

    run(scenario)


def test_whoever_is_muted_is_not_heard_through_another_server(pair: Pair) -> None:
    async def scenario() -> None:
        async with two_at_a_table(pair) as two:
            anna = (await two.anna.get("/me"))["name"]
            elsewhere = two.bjorn.at(pair.one.url)
            await elsewhere.http.put(f"/api/me/avoided/{anna}", json={"how": "mute"})
            await elsewhere.close()
            path = f"/tables/{two.table}/chat"
            heard = ["Hail!"]
            while "Hail!" in heard:
                # The other server is told of it, which takes a moment.
                await two.anna.post(path, {"text": "Hail!"}, status=201)
                await two.bjorn.post(path, {"text": "Silence."}, status=201)
                heard = []
                while "Silence." not in heard:
                    heard.append((await two.seen_by_bjorn.until("chat"))["text"])

    run(scenario)


def test_both_are_led_to_the_same_rematch(pair: Pair) -> None:
    async def scenario() -> None:
        async with two_at_a_table(pair) as two:
            await two.anna.post(f"/tables/{two.table}/resign", {"seat": 0})
            path = f"/tables/{two.table}/rematch"
            pictures = await asyncio.gather(
                two.anna.post(path, status=201), two.bjorn.post(path, status=201)
            )
            assert pictures[0]["id"] == pictures[1]["id"] != two.table

    run(scenario)


def test_a_server_that_heard_nothing_catches_up(pair: Pair) -> None:
    async def scenario() -> None:
        async with two_at_a_table(pair) as two:
            player, _, _, decision = await two.asked()
            assert pair.ask(f"SELECT count(pg_terminate_backend(pid)) {LISTENERS}") == 2
            # At this moment neither hears from the other.
            body = answer(decision, possible(decision)[0], "unheard")
            done = await player.post(f"/tables/{two.table}/moves", body)
            await player.post(f"/tables/{two.table}/chat", {"text": "Hail!"}, status=201)
            await two.both_see(done["seq"])
            for watching in (two.seen_by_anna, two.seen_by_bjorn):
                assert (await watching.until("chat"))["text"] == "Hail!"
            async with asyncio.timeout(60):
                while pair.ask(f"SELECT count(*) {LISTENERS}") != 2:
                    await asyncio.sleep(0.05)

    run(scenario)


def test_a_session_ended_at_one_is_ended_at_the_other(pair: Pair) -> None:
    async def scenario() -> None:
        anna = await Player.entered(pair.one.url)
        elsewhere = anna.at(pair.two.url)
        assert (await elsewhere.get("/me"))["name"] == (await anna.get("/me"))["name"]
        assert (await anna.http.delete("/api/sessions/current")).status_code == 204
        await asyncio.sleep(FIGURES["meadhall.server.people.KNOWN_FOR"] + 0.1)
        response = await elsewhere.http.get("/api/me")
        assert (response.status_code, response.json()["kind"]) == (401, "session-ended")
        await anna.close()
        await elsewhere.close()

    run(scenario)


def test_bots_think_at_one_server_only(pair: Pair) -> None:
    async def scenario() -> None:
        async def thoughts() -> float:
            total = 0.0
            async with httpx.AsyncClient() as client:
                for url in (pair.one.url, pair.two.url):
                    for line in (await client.get(f"{url}/metrics")).text.splitlines():
                        if line.startswith("meadhall_thoughts_total "):
                            total += float(line.split()[1])
            return total

        # Before the table exists: its bot may think at once.
        before = await thoughts()
        async with two_at_a_table(pair, [ME, OPEN, BOT]) as two:
            for number in range(10):
                while any(one["bot"] and one["asked"] for one in two.seen_by_anna.picture["seats"]):
                    await two.seen_by_anna.next()
                await two.both_see(two.seen_by_anna.picture["seq"])
                player, _, _, decision = await two.asked()
                body = answer(decision, possible(decision)[0], f"key-{number}")
                done = await player.post(f"/tables/{two.table}/moves", body)
                await two.both_see(done["seq"])
            made = [one for one in pair.audit(two.table).entries if isinstance(one, Moved)]
            by_bots = sum(one.by.startswith("bot:") for one in made)
            # The bot may be thinking about one more by now.
            assert 4 <= by_bots <= await thoughts() - before <= by_bots + 1

    run(scenario)


def test_one_takes_over_from_a_killed_one(pair: Pair) -> None:
    """The last test here: the first server is killed, and started again afterwards."""

    async def scenario() -> None:
        clock = {"bank": 2.0, "gain": 0.0, "cap": 2.0}
        anna = await Player.entered(pair.one.url)
        bjorn = await Player.entered(pair.two.url)
        with_bot = (await anna.open_table([ME, BOT], public=True))["id"]
        asleep = (await anna.open_table([ME, OPEN], public=True, clock=clock))["id"]
        await bjorn.join(asleep)
        for bot in pair.one.bots():
            os.kill(bot, signal.SIGSTOP)
        moves = await move_until_bot_is_asked(anna, with_bot)
        async with bjorn.watch(with_bot) as bots, bjorn.watch(asleep) as clocks:
            pair.one.kill()
            while bots.picture.get("moves", 0) <= moves:
                await bots.next()
            while not any(seat["sitting_in"] for seat in clocks.picture.get("seats", [])):
                await clocks.next()
        await asyncio.to_thread(pair.one.start)
        assert (await anna.get(f"/tables/{with_bot}"))["moves"] > moves
        for player in (anna, bjorn):
            await player.close()
        assert pair.audit(asleep).late[0] < 3
        assert pair.audit(with_bot).table is not None

    run(scenario)


async def move_until_bot_is_asked(player: Player, table: str) -> int:
    """Return how many moves there are then."""
    while True:
        picture: Json = await player.get(f"/tables/{table}")
        if not (asked := decisions(picture)):
            return int(picture["moves"])
        body = answer(asked[0], possible(asked[0])[0], f"key-{picture['seq']}")
        await player.post(f"/tables/{table}/moves", body)

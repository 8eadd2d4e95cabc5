"""A tournament at two server processes with one database: each round begins once."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.halls import FIGURES, Hall, tell, two_servers
from tests.server.player import Json, Player

ROUNDS = {**FIGURES, "meadhall.server.housekeeper.ROUNDS_EVERY": 0.2}
HOUR = 3600.0
PATIENCE = 600.0
"""Seconds for what takes ten on a quiet machine."""


@pytest.fixture
def hall(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    with two_servers(monkeypatch, ROUNDS) as found:
        yield found


async def seen_until(player: Player, id: str, stage: str, rounds: int) -> Json:
    while True:
        found: Json = await player.get(f"/tournaments/{id}")
        if found["stage"] == stage and len(found["rounds"]) >= rounds:
            return found
        await asyncio.sleep(0.05)


def tables_of(found: Json) -> list[list[str]]:
    return [[one["table"] for one in round["tables"]] for round in found["rounds"]]


def own_table(found: Json) -> str:
    [own] = [one["table"] for one in found["rounds"][-1]["tables"] if one["yours"]]
    return str(own)


def test_people_at_two_servers_and_a_round_cut_short(hall: Hall) -> None:
    async def moot() -> None:
        anna = await Player.entered(hall.one.url)
        bjorn = await Player.entered(hall.two.url)
        wish = {
            "title": "Moot",
            "game": "fingers",
            "rounds": 3,
            "clock": "unhurried",
            "round_lasts": HOUR,
            "bots": ["karl", "thrall", "karl", "thrall", "karl", "thrall"],
        }
        id = (await anna.post("/tournaments", wish, status=201))["id"]
        for player in (anna, bjorn):
            await player.post(f"/tournaments/{id}/join")
        await anna.post(f"/tournaments/{id}/begin")

        # Both play the first round; the second begins once, though both servers look after it.
        own = [own_table(await one.get(f"/tournaments/{id}")) for one in (anna, bjorn)]
        await asyncio.gather(tell(anna, own[0]), tell(bjorn, own[1]))
        second = await seen_until(bjorn, id, "playing", 2)
        assert tables_of(second) == tables_of(await anna.get(f"/tournaments/{id}"))

        # Nobody plays it: when its time is up, bots do, and nobody takes a seat back.
        left = own_table(await anna.get(f"/tournaments/{id}"))
        hall.set_clock(hall.now() + HOUR + 1)
        third = await seen_until(anna, id, "playing", 3)
        assert third["rounds"][1]["is_over"]
        assert (await anna.get(f"/tables/{left}"))["status"] == "over"

        hall.set_clock(hall.now() + HOUR + 1)
        over = await seen_until(bjorn, id, "over", 3)
        assert [len(one["tables"]) for one in over["rounds"]] == [4, 4, 4]
        pairs = [tuple(sorted(t["entries"])) for one in over["rounds"] for t in one["tables"]]
        assert len(pairs) == len(set(pairs))
        assert sum(one["points"] for one in over["entrants"]) == 12.0
        for player in (anna, bjorn):
            await player.close()

    async def limited() -> None:
        async with asyncio.timeout(PATIENCE):
            await moot()

    asyncio.run(limited())

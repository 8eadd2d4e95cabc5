"""A week of daily sagas at two server processes with one database, whose clocks are moved."""

import asyncio
from collections.abc import Iterator

import pytest

from meadhall.kernel.draw import commitment_to
from meadhall.store import Store
from meadhall.tables.clock import DAY
from meadhall.tables.daily import day_of, ends_at, previous
from meadhall.tables.sagas import prove
from tests.server.halls import FIGURES, Hall, tell, two_servers
from tests.server.player import Json, Player

GAME = "fingers"
PATIENCE = 600.0
"""Seconds for what takes twenty on a quiet machine."""


@pytest.fixture
def hall(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    with two_servers(monkeypatch, FIGURES) as found:
        yield found


async def saga(player: Player, day: str) -> Json:
    found: Json = await player.get(f"/daily/{day}/{GAME}")
    return found


async def a_day(hall: Hall, day: str, anna: Player, bjorn: Player, cilla: Player) -> str:
    """Anna and Bjorn tell the saga at different servers, Cilla leaves hers; returns the seal."""
    first, second = await asyncio.gather(saga(anna, day), saga(bjorn, day))
    assert first["commitment"] == second["commitment"]
    assert first["deal"] == second["deal"]
    assert first["secret"] is None
    # The same person at the same moment at both servers: it is one try.
    elsewhere = anna.at(hall.two.url)
    twice = await asyncio.gather(
        *(one.post(f"/daily/{GAME}", status=201) for one in (anna, elsewhere))
    )
    await elsewhere.close()
    assert twice[0]["id"] == twice[1]["id"]
    theirs = await bjorn.post(f"/daily/{GAME}", status=201)
    await cilla.post(f"/daily/{GAME}", status=201)
    assert theirs["commitment"] == twice[0]["commitment"] == first["commitment"]
    await asyncio.gather(tell(anna, twice[0]["id"]), tell(bjorn, theirs["id"]))
    seen = await saga(anna, day)
    assert (seen["told"], seen["under_way"]) == (2, 1)
    # Both have done the same, and so have their opponents.
    assert [row["place"] for row in seen["field"]] == [1, 1]
    assert seen["field"] == [
        {**row, "yours": not row["yours"], "seconds": pytest.approx(row["seconds"], abs=60)}
        for row in (await saga(bjorn, day))["field"]
    ]
    assert not (await saga(cilla, day))["is_open"]
    return str(first["commitment"])


async def the_day_after(hall: Hall, day: str, commitment: str, cilla: Player) -> None:
    """The seed is open and fits, a bot has told what was left, and every result is proved."""
    async with asyncio.timeout(PATIENCE):
        while (found := await saga(cilla, day))["under_way"]:
            await asyncio.sleep(0.05)
    assert found["commitment"] == commitment == commitment_to(found["secret"])
    assert [row["place"] for row in found["field"]] == [1, 1, None]
    assert found["yours"]["abandoned"]
    store = Store.open(hall.database)
    try:
        for row in found["field"]:
            table = store.tables.load(row["table"])
            assert table is not None
            proof = prove(table)
            assert proof.proved_from_seed
            assert (proof.commitment, proof.seed) == (commitment, found["seed"])
    finally:
        store.close()


def test_a_week_at_two_servers(hall: Hall) -> None:
    async def week() -> None:
        anna = await Player.entered(hall.one.url)
        bjorn = await Player.entered(hall.two.url)
        cilla = await Player.entered(hall.one.url)
        seals: list[str] = []
        for number in range(7):
            day = day_of(hall.now())
            seals.append(await a_day(hall, day, anna, bjorn, cilla))
            assert (await anna.get("/daily"))["streak"]["days"] == number + 1
            announced = (await saga(anna, day))["tomorrow"]
            hall.set_clock(ends_at(day) + 3600)
            await the_day_after(hall, day, seals[-1], cilla)
            today = day_of(hall.now())
            assert previous(today) == day
            assert (await saga(bjorn, today))["commitment"] == announced
        assert len(set(seals)) == 7
        streak = (await bjorn.get("/daily"))["streak"]
        assert (streak["days"], streak["week"]) == (7, [True] * 6 + [False])
        assert (await cilla.get("/daily"))["streak"]["longest"] == 0
        hall.set_clock(hall.now() + DAY)
        streak = (await anna.get("/daily"))["streak"]
        assert (streak["days"], streak["longest"]) == (0, 7)
        for player in (anna, bjorn, cilla):
            await player.close()

    async def limited() -> None:
        async with asyncio.timeout(PATIENCE):
            await week()

    asyncio.run(limited())

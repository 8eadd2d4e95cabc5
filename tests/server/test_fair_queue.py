"""Whoever asks for much delays mostly themselves."""

import asyncio

from meadhall.server.fair_queue import Asker, FairQueue

ANNA, BJORN, CARA = Asker("1", "anna"), Asker("2", "bjorn"), Asker("1", "cara")


def served(*requests: tuple[int, Asker, str], seconds: float = 1.0) -> list[str]:
    """The order in which one worker serves these, if each takes this long."""

    async def serve() -> list[str]:
        queue: FairQueue[str] = FairQueue()
        for rank, asker, name in requests:
            queue.put(rank, asker, seconds, name)
        order = []
        for _ in requests:
            turn = await queue.get()
            order.append(turn.request)
            queue.settle(turn, seconds)
        return order

    return asyncio.run(serve())


def test_first_come_first_served_for_one_person() -> None:
    assert served(*((0, ANNA, name) for name in "abc")) == list("abc")


def test_the_more_urgent_comes_first() -> None:
    assert served((2, ANNA, "analysis"), (1, BJORN, "hint"), (0, ANNA, "move")) == [
        "move",
        "hint",
        "analysis",
    ]


def test_people_take_turns() -> None:
    many = [(0, ANNA, f"anna {number}") for number in range(3)]
    assert served(*many, (0, BJORN, "bjorn 0"), (0, BJORN, "bjorn 1")) == [
        "anna 0",
        "bjorn 0",
        "anna 1",
        "bjorn 1",
        "anna 2",
    ]


def test_people_of_one_address_share_its_turns() -> None:
    assert served(
        (0, ANNA, "anna 0"), (0, ANNA, "anna 1"), (0, CARA, "cara"), (0, BJORN, "bjorn")
    ) == ["anna 0", "bjorn", "cara", "anna 1"]


def test_a_newcomer_waits_for_nobody_who_asked_for_much() -> None:
    async def test() -> list[str]:
        queue: FairQueue[str] = FairQueue()
        for number in range(8):
            queue.put(0, ANNA, 1.0, f"anna {number}")
        for _ in range(5):
            queue.settle(await queue.get(), 1.0)
        running = await queue.get()
        queue.put(0, BJORN, 1.0, "bjorn")
        queue.settle(running, 1.0)
        return [(await queue.get()).request for _ in range(2)]

    assert asyncio.run(test()) == ["bjorn", "anna 6"]


def test_a_pause_saves_nothing_up() -> None:
    async def test() -> list[str]:
        queue: FairQueue[str] = FairQueue()
        queue.put(0, BJORN, 1.0, "bjorn")
        queue.settle(await queue.get(), 0.01)
        for _ in range(10):
            queue.put(0, ANNA, 1.0, "anna")
            queue.settle(await queue.get(), 1.0)
        for number in range(3):
            queue.put(0, BJORN, 1.0, f"bjorn {number}")
        queue.put(0, ANNA, 1.0, "anna again")
        order = []
        for _ in range(4):
            turn = await queue.get()
            order.append(turn.request)
            queue.settle(turn, 1.0)
        return order

    assert asyncio.run(test()).index("anna again") <= 2


def test_those_who_are_gone_are_forgotten() -> None:
    async def test() -> None:
        queue: FairQueue[str] = FairQueue()
        queue.put(0, ANNA, 1.0, "a long thought")
        long = await queue.get()
        for number in range(100):
            queue.put(0, Asker(f"address {number}", "somebody"), 1.0, "a move")
            queue.settle(await queue.get(), 0.1)
        queue.put(0, BJORN, 1.0, "a move")
        queue.settle(await queue.get(), 30.0)
        queue.put(0, CARA, 1.0, "a move")
        queue.settle(await queue.get(), 0.1)
        queue.settle(long, 1.0)
        assert queue._people == {}

    asyncio.run(test())

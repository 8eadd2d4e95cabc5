"""Thinkers: every request gets its answer, whatever becomes of the worker."""

import asyncio
import gc
import os
import signal
import sys
import time
import warnings
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from meadhall.bots import Seen, find_bot
from meadhall.bots.thinker import Judgement
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.dice import Dice
from meadhall.server.fair_queue import Asker
from meadhall.server.thinkers import Closed, Hint, NoAnswer, Thinkers, WorkerFailed

GAME = find_game("champions")
STATE = GAME.new(2, {}, seed="thinkers")
SEAT = STATE.deciders()[0]
LEGAL = [GAME.moves.word(move) for move in STATE.moves(SEAT)]

HEAD = f"""
import json, os, pathlib, signal, sys, time
MOVE = "{LEGAL[0]}"
here = pathlib.Path(__file__).parent

def note(name, what):
    with open(here / name, "a") as file:
        print(what, file=file)

def say(**answer):
    print(json.dumps(answer), flush=True)

try:
    # In one step, because workers may start at the same time.
    os.mkdir(here / "first")
    is_first = True
except FileExistsError:
    is_first = False
note("workers", os.getpid())
"""

READ = """
say(number=0)
for line in sys.stdin:
    request = json.loads(line)
    number = request["number"]
"""

CRASHES = READ + "    os.kill(os.getpid(), signal.SIGKILL)\n"
SLEEPS = READ + "    time.sleep(600)\n"
SLOW = """
    note("order", request["seed"])
    time.sleep(0.2)
    ranking = [{"move": MOVE, "share": 1.0, "chance": 0.5}] if request["simulations"] else []
    chances = [0.5, 0.5] if request["worlds"] else []
    judgement = {"chances": chances, "errors": chances, "ranking": ranking}
    say(number=number, move=MOVE, judgement=judgement)
"""
AT_ONCE = 20.0
"""Seconds that a busy machine may take; a worker that sleeps does so for ten minutes."""
THINKS = "from meadhall.bots.thinker import main\nmain()\n"

RUBBISH = {
    "no JSON": "print('Hello!', flush=True)",
    "no text": "sys.stdout.buffer.write(bytes([123, 255, 10])); sys.stdout.flush()",
    "no answer": "print('[1, 2]', flush=True)",
    "wrong types": "say(number=number, move=7)",
    "nothing in it": "say(number=number)",
    "another request": "say(number=number + 1, move=MOVE)",
    "no such move": "say(number=number, move='leader:loki')",
    "endless": "sys.stdout.write('a' * (17 * 2**20)); sys.stdout.flush()",
}

Write = Callable[[str], list[str]]


@pytest.fixture
def script(tmp_path: Path) -> Write:
    """Writes a worker and returns the command that starts it."""

    def write(text: str) -> list[str]:
        path = tmp_path / "worker.py"
        path.write_text(HEAD + text)
        return [sys.executable, str(path)]

    return write


def first(text: str) -> str:
    """The first worker does this; those after it really think."""
    return "if is_first:\n" + "".join(f"    {row}\n" for row in text.splitlines()) + THINKS


def run(test: Coroutine[object, object, None]) -> None:
    """Run a test after which nothing may be left: no process, no zombie, no task, no pipe."""

    async def watched() -> None:
        await test
        assert asyncio.all_tasks() == {asyncio.current_task()}

    before = children()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        asyncio.run(watched())
        gc.collect()
    assert children() <= before


def children() -> set[int]:
    lists = Path("/proc/self/task").glob("*/children")
    return {int(pid) for text in lists for pid in text.read_text().split()}


@asynccontextmanager
async def pool(
    size: int, command: list[str] | None = None, seconds: float = 60.0
) -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(size, seconds, command)
    await thinkers.start()
    try:
        yield thinkers
    finally:
        began = time.monotonic()
        await thinkers.close()
        assert time.monotonic() - began < AT_ONCE


async def move(thinkers: Thinkers, seed: str = "a", bot: str = "greedy") -> str:
    return await thinkers.move(GAME, STATE, SEAT, bot, seed)


async def hint(thinkers: Thinkers, seed: str = "a") -> list[Hint]:
    return await thinkers.hint(GAME, STATE, SEAT, seed)


async def judge(thinkers: Thinkers, seed: str = "a", seat: int = SEAT) -> Judgement:
    return await thinkers.judge(GAME, STATE, seat, seed, worlds=1, simulations=0)


def chosen(bot: str, seed: str = "a") -> str:
    """What a bot says without a process."""
    seen = Seen(GAME, STATE, SEAT, Dice.from_seed(seed, streams=1))
    return GAME.moves.word(find_bot(bot).choose(seen))


async def until_busy(tmp_path: Path) -> None:
    """Wait until a slow worker has recorded its first request."""
    while not (tmp_path / "order").exists():
        await asyncio.sleep(0.01)


def order(tmp_path: Path) -> list[str]:
    return (tmp_path / "order").read_text().split()


def test_a_whole_game() -> None:
    async def test() -> None:
        state = GAME.new(2, {}, seed="whole")
        decisions = 0
        async with pool(2) as thinkers:
            while not state.is_over():
                seat = state.deciders()[0]
                word = await thinkers.move(GAME, state, seat, "greedy", f"whole/{decisions}")
                state.play_checked(seat, GAME.moves.number(word))
                decisions += 1
        assert decisions > 50
        assert (thinkers.thoughts, thinkers.fallbacks, thinkers.replaced) == (decisions, 0, 0)
        assert max(GAME.result(state).totals) > 0

    run(test())


def test_the_same_seed_gives_the_same_answer() -> None:
    async def test() -> None:
        seeds = [f"seed/{number % 4}" for number in range(12)]
        async with pool(2) as thinkers:
            moves = await asyncio.gather(*(move(thinkers, seed, "random") for seed in seeds))
            assert moves == [chosen("random", seed) for seed in seeds]
            assert len(set(moves)) > 1
            judgement = await judge(thinkers)
            assert judgement == await judge(thinkers)

    run(test())


def test_a_hint_is_the_two_best_moves_with_their_chances() -> None:
    async def test() -> None:
        async with pool(1) as thinkers:
            best, second = await hint(thinkers)
            assert {best.move, second.move} <= set(LEGAL)
            assert best.share >= second.share > 0
            assert 0 <= best.chance <= 1

    run(test())


def test_a_seat_that_waits_has_chances_too() -> None:
    async def test() -> None:
        async with pool(1) as thinkers:
            judgement = await judge(thinkers, seat=1 - SEAT)
            assert judgement.ranking == []
            assert sum(judgement.chances) == pytest.approx(1)

    run(test())


def test_a_worker_killed_in_the_middle_of_an_analysis(script: Write) -> None:
    async def test() -> None:
        async with pool(1, script(first(CRASHES))) as thinkers:
            judgement = await judge(thinkers)
            assert judgement == await judge(thinkers)
            assert (thinkers.thoughts, thinkers.replaced) == (2, 1)

    run(test())


def test_an_analysis_that_fails_twice_says_so(script: Write) -> None:
    async def test() -> None:
        async with pool(1, script(CRASHES)) as thinkers:
            with pytest.raises(NoAnswer, match="it ended"):
                await judge(thinkers)
            assert thinkers.fallbacks == 0

    run(test())


def test_a_worker_killed_in_the_middle_of_a_thought(script: Write) -> None:
    async def test() -> None:
        async with pool(1, script(first(CRASHES))) as thinkers:
            assert await move(thinkers) == chosen("greedy")
            assert (thinkers.thoughts, thinkers.fallbacks, thinkers.replaced) == (1, 0, 1)

    run(test())


def test_a_worker_killed_while_it_waits(script: Write, tmp_path: Path) -> None:
    async def test() -> None:
        async with pool(1, script(THINKS)) as thinkers:
            os.kill(int((tmp_path / "workers").read_text()), signal.SIGKILL)
            assert await move(thinkers) == chosen("greedy")
            assert (thinkers.thoughts, thinkers.fallbacks, thinkers.replaced) == (1, 0, 1)

    run(test())


def test_a_worker_that_sleeps_for_ever(script: Write) -> None:
    async def test() -> None:
        async with pool(1, script(first(SLEEPS)), seconds=2.0) as thinkers:
            assert await move(thinkers) == chosen("greedy")
            assert (thinkers.thoughts, thinkers.fallbacks, thinkers.replaced) == (1, 0, 1)

    run(test())


@pytest.mark.parametrize("rubbish", RUBBISH.values(), ids=RUBBISH.keys())
def test_a_worker_that_answers_rubbish(script: Write, rubbish: str) -> None:
    async def test() -> None:
        text = f"{READ}    if is_first: {rubbish}\n    else: say(number=number, move=MOVE)\n"
        async with pool(1, script(text)) as thinkers:
            assert await move(thinkers) == LEGAL[0]
            assert (thinkers.thoughts, thinkers.fallbacks, thinkers.replaced) == (1, 0, 1)

    run(test())


def test_two_crashes_leave_the_move_to_chance(
    script: Write, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with pool(1, script(CRASHES)) as thinkers:
            assert await move(thinkers) in LEGAL
            assert await move(thinkers) in LEGAL
            assert (thinkers.thoughts, thinkers.fallbacks) == (0, 2)
            with pytest.raises(NoAnswer):
                await hint(thinkers)
            assert thinkers.fallbacks == 2

    run(test())
    said = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    assert said[0] == "chance moves for bot greedy in champions: it ended"
    assert said[2] == "no hint in champions: it ended"


def test_workers_that_cannot_be_replaced_leave_the_move_to_chance(script: Write) -> None:
    async def test() -> None:
        async with pool(1, script("if not is_first: sys.exit(1)\n" + CRASHES)) as thinkers:
            assert await move(thinkers) in LEGAL
            assert await move(thinkers) in LEGAL
            assert (thinkers.thoughts, thinkers.fallbacks) == (0, 2)

    run(test())


def test_an_error_of_the_bot_costs_no_worker(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with pool(1) as thinkers:
            assert await move(thinkers, bot="nobody") in LEGAL
            assert (thinkers.thoughts, thinkers.fallbacks, thinkers.replaced) == (0, 1, 0)

    run(test())
    assert "chance moves for bot nobody in champions: UnknownBot" in caplog.text


def test_more_requests_than_workers(script: Write, tmp_path: Path) -> None:
    async def test() -> None:
        # The first two can only answer if they are asked at the same time.
        meet = "    while len((here / 'order').read_text().split()) < 2: time.sleep(0.01)\n"
        text = (
            f"{READ}    note('order', request['seed'])\n{meet}    say(number=number, move=MOVE)\n"
        )
        async with pool(2, script(text)) as thinkers:
            moves = await asyncio.gather(*(move(thinkers, str(number)) for number in range(9)))
            assert moves == [LEGAL[0]] * 9
            assert (thinkers.thoughts, thinkers.replaced) == (9, 0)

    run(test())
    assert sorted(order(tmp_path)) == list("012345678")


def test_a_move_waits_for_one_piece_of_an_analysis_at_most(script: Write, tmp_path: Path) -> None:
    async def test() -> None:
        async with pool(1, script(READ + SLOW)) as thinkers, asyncio.TaskGroup() as group:
            group.create_task(judge(thinkers, "piece-1"))
            await until_busy(tmp_path)
            group.create_task(judge(thinkers, "piece-2"))
            group.create_task(hint(thinkers, "hint-1"))
            group.create_task(hint(thinkers, "hint-2"))
            group.create_task(move(thinkers, "move-1"))
            await asyncio.sleep(0)
            group.create_task(move(thinkers, "move-2"))

    run(test())
    assert order(tmp_path) == ["piece-1", "move-1", "move-2", "hint-1", "hint-2", "piece-2"]


def test_many_tables_of_one_person_delay_another_by_one_thought(
    script: Write, tmp_path: Path
) -> None:
    """Eight tables of one guest wait for jarls when somebody else's thrall is asked."""
    guest, other = Asker("1", "guest"), Asker("2", "other")

    async def test() -> None:
        async with pool(1, script(READ + SLOW)) as thinkers, asyncio.TaskGroup() as group:
            for number in range(8):
                ask = thinkers.move(GAME, STATE, SEAT, "jarl", f"jarl-{number}", asker=guest)
                group.create_task(ask)
            await until_busy(tmp_path)
            group.create_task(thinkers.move(GAME, STATE, SEAT, "thrall", "thrall", asker=other))

    run(test())
    assert order(tmp_path)[:2] == ["jarl-0", "thrall"]


def test_whoever_stops_waiting_costs_no_worker(script: Write, tmp_path: Path) -> None:
    async def test() -> None:
        async with pool(1, script(READ + SLOW)) as thinkers:
            running = asyncio.create_task(move(thinkers, "running"))
            waiting = asyncio.create_task(move(thinkers, "waiting"))
            await until_busy(tmp_path)
            running.cancel()
            waiting.cancel()
            assert await move(thinkers, "last") == LEGAL[0]
            assert running.cancelled()
            assert waiting.cancelled()
            assert thinkers.replaced == 0

    run(test())
    assert order(tmp_path) == ["running", "last"]


def test_whoever_stops_waiting_for_a_sleeper_gets_no_second_try(script: Write) -> None:
    async def test() -> None:
        async with pool(1, script(first(SLEEPS)), seconds=2.0) as thinkers:
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(move(thinkers), timeout=0.1)
            assert await move(thinkers) == chosen("greedy")
            assert (thinkers.thoughts, thinkers.fallbacks, thinkers.replaced) == (1, 0, 1)

    run(test())


def test_closing_while_busy(script: Write) -> None:
    async def test() -> None:
        async with pool(2, script(SLEEPS)) as thinkers:
            asked = [asyncio.create_task(move(thinkers, str(number))) for number in range(3)]
            asked.append(asyncio.create_task(move(thinkers, "cancelled")))
            await asyncio.sleep(0.1)
            asked[-1].cancel()
            began = time.monotonic()
            await thinkers.close()
            assert time.monotonic() - began < AT_ONCE
            for task in asked[:-1]:
                with pytest.raises(Closed):
                    await task
            with pytest.raises(Closed):
                await move(thinkers)

    run(test())


def test_closing_while_a_worker_is_being_replaced(script: Write, tmp_path: Path) -> None:
    async def test() -> None:
        text = "if not is_first:\n    note('order', 'late')\n    time.sleep(600)\n" + CRASHES
        async with pool(1, script(text)) as thinkers:
            asked = asyncio.create_task(move(thinkers))
            await until_busy(tmp_path)
        with pytest.raises(Closed):
            await asked

    run(test())


@pytest.mark.parametrize("text", ["sys.exit(1)", "if not is_first: sys.exit(1)\n" + SLEEPS])
def test_thinkers_that_cannot_start_say_so(script: Write, text: str) -> None:
    async def test() -> None:
        thinkers = Thinkers(2, command=script(text))
        with pytest.raises(WorkerFailed):
            await thinkers.start()
        with pytest.raises(Closed):
            await move(thinkers)

    run(test())


def test_a_command_that_does_not_exist() -> None:
    async def test() -> None:
        with pytest.raises(WorkerFailed):
            await Thinkers(1, command=["/no/such/command"]).start()

    run(test())


def test_a_seat_that_is_not_asked() -> None:
    async def test() -> None:
        async with pool(1) as thinkers:
            with pytest.raises(ValueError, match="not asked"):
                await thinkers.move(GAME, STATE, 1 - SEAT, "greedy", "a")
            with pytest.raises(NoAnswer):
                await thinkers.hint(GAME, STATE, 1 - SEAT, "a")

    run(test())

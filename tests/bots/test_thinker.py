"""A process that thinks: one line in, one line out, and nothing else."""

import signal
import subprocess
import sys

import msgspec
import pytest

from meadhall.bots import BOTS, Bot, Seen, find_bot
from meadhall.bots.thinker import MEMORIES, READY, Answer, Judgement, Purpose, Request, Thinker
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.dice import Dice
from meadhall.kernel.plain import to_plain
from meadhall.kernel.state import State

GAME = find_game("champions")
PATIENCE = 120.0
"""Seconds; a busy machine takes a while to start a process."""

WITH_A_BOT_OF_ITS_OWN = """
import os, time
from meadhall.bots import BOTS, RandomBot
from meadhall.bots.thinker import main

class Own(RandomBot):
    def choose(self, seen):
        {}
        return super().choose(seen)

BOTS["own"] = Own()
main()
"""


def middle() -> tuple[State, int]:
    """A position in which the greedy bot has a choice, and the seat that is asked."""
    state = GAME.new(3, {}, seed="thinker")
    bot = find_bot("greedy")
    dice = Dice.from_seed("thinker", streams=1)
    for _ in range(60):
        seat = state.deciders()[0]
        state.play(seat, bot.choose(Seen(GAME, state, seat, dice)))
    return state, state.deciders()[0]


STATE, SEAT = middle()


def line(
    number: int = 1,
    purpose: Purpose = "move",
    bot: str = "greedy",
    seed: str = "a",
    seat: int = SEAT,
    state: object = STATE,
    simulations: int = 12,
    worlds: int = 0,
    decision: str = "",
    follows: str = "",
) -> bytes:
    request = Request(
        number=number,
        purpose=purpose,
        game="champions",
        state=msgspec.Raw(msgspec.json.encode(to_plain(state))),
        seat=seat,
        seed=seed,
        seconds=9.0,
        bot=bot,
        simulations=simulations,
        worlds=worlds,
        decision=decision,
        follows=follows,
    )
    return msgspec.json.encode(request) + b"\n"


def answer(line: bytes) -> Answer:
    return Thinker().answer(line)


def judged(line: bytes) -> Judgement:
    judgement = answer(line).judgement
    assert judgement is not None
    return judgement


def legal() -> list[str]:
    return [GAME.moves.word(move) for move in STATE.moves(SEAT)]


def own(action: str) -> list[str]:
    return [sys.executable, "-c", WITH_A_BOT_OF_ITS_OWN.format(action)]


def said(output: bytes) -> list[Answer]:
    return [msgspec.json.decode(text, type=Answer) for text in output.splitlines()]


def test_a_move_is_what_the_bot_chooses() -> None:
    for seed in ("a", "b", "c"):
        seen = Seen(GAME, STATE, SEAT, Dice.from_seed(seed, streams=1))
        chosen = GAME.moves.word(find_bot("greedy").choose(seen))
        assert answer(line(7, seed=seed)) == Answer(7, move=chosen)


def test_a_hint_ranks_the_moves_with_their_chances() -> None:
    judgement = judged(line(purpose="hint"))
    assert {hint.move for hint in judgement.ranking} <= set(legal())
    shares = [hint.share for hint in judgement.ranking]
    assert shares == sorted(shares, reverse=True)
    assert all(0 <= hint.chance <= 1 for hint in judgement.ranking)
    assert judgement.chances == []
    assert judgement == judged(line(purpose="hint"))


def test_an_analysis_tells_the_chances_of_all_as_far_as_each_may_know() -> None:
    for seat in range(3):
        request = line(purpose="analysis", seat=seat, worlds=3)
        judgement = judged(request)
        assert sum(judgement.chances) == pytest.approx(1)
        # A seat that waits has no moves to rank.
        assert bool(judgement.ranking) == (seat in STATE.deciders())
        assert judgement == judged(request)


class Rememberer(Bot):
    """Counts in its memory how often it was asked."""

    def __init__(self) -> None:
        self.counts: list[object] = []

    def choose(self, seen: Seen) -> int:
        memory = seen.memory
        assert memory is not None
        memory.thoughts = 1 + (memory.thoughts if isinstance(memory.thoughts, int) else 0)
        self.counts.append(memory.thoughts)
        return seen.moves[0]


def test_a_memory_goes_to_the_decision_that_follows_and_to_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bot = Rememberer()
    monkeypatch.setitem(BOTS, "rememberer", bot)
    thinker = Thinker()
    for decision, follows in [("1", ""), ("2", "1"), ("3", "2"), ("4", "2"), ("5", "3"), ("6", "")]:
        thinker.answer(line(bot="rememberer", decision=decision, follows=follows))
    assert bot.counts == [1, 2, 3, 1, 4, 1]


def test_only_some_memories_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Rememberer()
    monkeypatch.setitem(BOTS, "rememberer", bot)
    thinker = Thinker()
    for number in range(MEMORIES + 1):
        thinker.answer(line(bot="rememberer", decision=str(number)))
    thinker.answer(line(bot="rememberer", follows="0"))
    thinker.answer(line(bot="rememberer", follows=str(MEMORIES)))
    assert bot.counts[-2:] == [1, 2]


def test_an_error_names_kind_and_place_but_quotes_nothing() -> None:
    told = answer(line(5, state="the hidden card is Fenrir"))
    assert told.number == 5
    assert told.error
    assert "Fenrir" not in told.error
    assert answer(line(6, bot="nobody")).error.startswith("UnknownBot in __init__.py, line ")
    assert answer(b"rubbish\n").number == READY


def test_the_process_answers_each_line_and_ends_with_its_input() -> None:
    lines = line(1) + line(2, bot="nobody") + line(3, purpose="hint") + line(4)
    done = subprocess.run(
        [sys.executable, "-m", "meadhall.bots.thinker"],
        input=lines,
        capture_output=True,
        timeout=PATIENCE,
    )
    answers = said(done.stdout)
    assert [told.number for told in answers] == [READY, 1, 2, 3, 4]
    assert answers[1].move == answers[4].move
    assert answers[1].move in legal()
    assert answers[2].error
    assert answers[3].judgement is not None
    assert (done.returncode, done.stderr) == (0, b"")


def test_what_a_bot_prints_or_reads_does_not_touch_the_answers() -> None:
    chatty = own("print('hello'); os.system('echo shell; cat'); os.write(1, b'raw')")
    done = subprocess.run(
        chatty, input=line(1, bot="own") + line(2, bot="own"), capture_output=True, timeout=PATIENCE
    )
    assert [told.number for told in said(done.stdout)] == [READY, 1, 2]
    for word in (b"hello", b"shell", b"raw"):
        assert done.stderr.count(word) == 2


def test_ctrl_c_is_for_others() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "meadhall.bots.thinker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        output, _ = process.communicate(line(3), timeout=PATIENCE)
    assert [told.number for told in said(output)] == [3]
    assert process.returncode == 0


def test_a_long_thought_ends_when_nobody_hears() -> None:
    with subprocess.Popen(
        own("time.sleep(600)"), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.readline()
        process.stdin.write(line(bot="own"))
        process.stdin.flush()
        process.stdout.close()
        assert process.wait(PATIENCE) == 1

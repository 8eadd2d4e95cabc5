"""A process that thinks: one line in, one line out, and nothing else."""

import signal
import subprocess
import sys

import msgspec

from meadhall.bots import Seen, find_bot
from meadhall.bots.thinker import READY, VOTES, Answer, Purpose, Request, answer
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.dice import Dice
from meadhall.kernel.plain import to_plain
from meadhall.kernel.state import State

GAME = find_game("champions")

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
    """A position in which the greedy bot has a choice, and who is asked."""
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
    seconds: float = 9.0,
    state: object = STATE,
) -> bytes:
    raw = msgspec.Raw(msgspec.json.encode(to_plain(state)))
    request = Request(number, purpose, "champions", raw, SEAT, bot, seed, seconds)
    return msgspec.json.encode(request) + b"\n"


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


def test_a_hint_ranks_at_most_two_moves_by_their_votes() -> None:
    assert len(legal()) > 2
    ranking = answer(line(purpose="hint", bot="random")).ranking
    assert len(ranking) == 2
    assert {hint.move for hint in ranking} <= set(legal())
    assert 1 > ranking[0].share >= ranking[1].share > 0
    assert ranking[0].share * VOTES == round(ranking[0].share * VOTES)
    assert ranking == answer(line(purpose="hint", bot="random")).ranking


def test_a_hint_without_time_is_a_single_vote() -> None:
    ranking = answer(line(purpose="hint", bot="random", seconds=0.0)).ranking
    assert [hint.share for hint in ranking] == [1.0]


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
        [sys.executable, "-m", "meadhall.bots.thinker"], input=lines, capture_output=True, timeout=9
    )
    answers = said(done.stdout)
    assert [told.number for told in answers] == [READY, 1, 2, 3, 4]
    assert answers[1].move == answers[4].move
    assert answers[1].move in legal()
    assert answers[2].error
    assert answers[3].ranking
    assert (done.returncode, done.stderr) == (0, b"")


def test_what_a_bot_prints_or_reads_does_not_touch_the_answers() -> None:
    chatty = own("print('hello'); os.system('echo shell; cat'); os.write(1, b'raw')")
    done = subprocess.run(
        chatty, input=line(1, bot="own") + line(2, bot="own"), capture_output=True, timeout=9
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
        output, _ = process.communicate(line(3), timeout=9)
    assert [told.number for told in said(output)] == [3]
    assert process.returncode == 0


def test_a_long_thought_ends_when_nobody_hears() -> None:
    with subprocess.Popen(
        own("time.sleep(60)"), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.readline()
        process.stdin.write(line(bot="own"))
        process.stdin.flush()
        process.stdout.close()
        assert process.wait(timeout=5) == 1

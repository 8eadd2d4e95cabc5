"""The comparison with other engines: turns in order, numbers right, gaps reported."""

import doctest
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from bench.peers import environments, session
from bench.peers.__main__ import main
from bench.peers.crew import gather
from bench.peers.environments import ROOT, Environment, Unavailable, install
from bench.peers.page import render
from bench.peers.processes import WorkerFailed, WorkerProcess
from bench.peers.races import CATAN_4, PARTS, RACES, Runner
from bench.peers.result import Complexity, Machine, Result, Weight, encode, read_result
from bench.peers.session import Session, take_turns
from bench.peers.targets import TARGETS
from bench.peers.workers.answering import Worker
from bench.peers.workers.meadhall import Meadhall
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.evaluation import Evaluation
from meadhall.kernel.policy import Policy

MACHINE = Machine("an abacus", 1, "CPython 3.11", "none", is_one_core=True)


def no_progress(done: int) -> None:
    pass


def a_result(**parts: Any) -> Result:
    return Result(rounds=3, seconds=0.1, machine=MACHINE, **parts)


# The protocol


def worker_process(tmp_path: Path, source: str, patience: float = 20.0) -> WorkerProcess:
    program = tmp_path / "worker.py"
    program.write_text(source)
    return WorkerProcess("toy", [sys.executable, str(program)], {}, tmp_path, patience)


def test_a_worker_stays_alive_between_questions(tmp_path: Path) -> None:
    worker = worker_process(
        tmp_path,
        "import sys, json\n"
        "for number, line in enumerate(sys.stdin):\n"
        "    print(json.dumps({'question': line.strip(), 'number': number}), flush=True)\n",
    )
    assert worker.ask("measure this 0.1") == {"question": "measure this 0.1", "number": 0}
    assert worker.ask("and that") == {"question": "and that", "number": 1}
    worker.close()


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ('input(); print(\'{"error": "no such\\\\nthing"}\', flush=True)', "no such$"),
        ("input()", "gave no answer"),
        ("raise SystemExit", "gave no answer"),
        ("input(); print('Hello!', flush=True)", "no JSON"),
    ],
)
def test_a_worker_that_cannot_answer_is_told_of(tmp_path: Path, source: str, reason: str) -> None:
    worker = worker_process(tmp_path, source)
    with pytest.raises(WorkerFailed, match=reason):
        worker.ask("measure this 0.1")
    worker.close()


def test_a_worker_that_hangs_is_given_up(tmp_path: Path) -> None:
    worker = worker_process(tmp_path, "import time; time.sleep(60)", patience=0.2)
    with pytest.raises(WorkerFailed, match="gave no answer"):
        worker.ask("measure this 0.1")
    worker.close()


def test_a_worker_that_died_of_one_task_is_asked_the_next_afresh(tmp_path: Path) -> None:
    worker = worker_process(
        tmp_path,
        "import sys\n"
        "for line in sys.stdin:\n"
        "    if line == 'die\\n':\n"
        "        break\n"
        "    print('{}', flush=True)\n",
    )
    with pytest.raises(WorkerFailed, match="gave no answer to 'die'"):
        worker.ask("die")
    assert worker.ask("versions") == {}
    worker.close()


def test_a_program_that_is_not_there_is_told_of(tmp_path: Path) -> None:
    worker = WorkerProcess("toy", [str(tmp_path / "nothing")], {}, tmp_path)
    with pytest.raises(WorkerFailed, match="toy cannot be started"):
        worker.ask("versions")


# Taking turns


class Scripted:
    """A worker with prepared rates; it records the order in which it was asked."""

    def __init__(self, rates: dict[str, list[float]], asked: list[str]) -> None:
        self.rates = rates
        self.asked = asked

    def ask(self, question: str) -> dict[str, Any]:
        _, task, seconds = question.split()
        assert seconds == "0.5"
        self.asked.append(task)
        if not self.rates[task]:
            raise WorkerFailed("it fell asleep")
        return {"units": self.rates[task].pop(0) * 2, "seconds": 2.0}


def test_everybody_takes_turns_in_every_round() -> None:
    asked: list[str] = []
    worker = Scripted({"a": [10.0, 12.0, 11.0], "b": [30.0, 36.0, 22.0]}, asked)
    runners = [Runner("toy", task, task) for task in "ab"]
    left_out: dict[str, str] = {}
    rates = take_turns(runners, lambda runner: worker, 3, 0.5, left_out, no_progress)
    assert asked == ["a", "b"] * 3
    assert rates == {"toy a": [10.0, 12.0, 11.0], "toy b": [30.0, 36.0, 22.0]}
    assert not left_out


def test_who_fails_in_one_round_is_out_and_the_others_go_on() -> None:
    worker = Scripted({"a": [10.0, 12.0, 11.0], "b": [30.0]}, [])
    runners = [Runner("toy", task, f"The game {task}") for task in "ab"]
    left_out: dict[str, str] = {}
    rates = take_turns(runners, lambda runner: worker, 3, 0.5, left_out, no_progress)
    assert rates == {"toy a": [10.0, 12.0, 11.0]}
    assert left_out == {"The game b": "it fell asleep"}


def test_a_ratio_is_the_median_of_the_ratios_of_the_rounds() -> None:
    result = a_result()
    # The machine was slow in the second round and in half of the third.
    result.rates["play"] = {"peer": [10.0, 2.0, 10.0], "ours": [40.0, 10.0, 20.0]}
    assert result.ratio("play", "ours", "peer") == 4.0
    figure = result.figure("play", "ours")
    assert figure is not None
    assert (figure.median, figure.lowest, figure.highest) == (20.0, 10.0, 40.0)


def test_what_was_not_measured_has_no_figure_and_no_ratio() -> None:
    result = a_result(rates={"play": {"ours": [1.0]}})
    assert result.figure("play", "peer") is None
    assert result.ratio("play", "ours", "peer") is None
    assert result.ratio("copies", "ours", "peer") is None


# The environments


@pytest.fixture
def peers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which environments are created."""
    monkeypatch.setattr(environments, "ROOT", tmp_path)
    monkeypatch.setattr(environments, "FOLDER", tmp_path / ".peers")
    return tmp_path / ".peers"


def install_by(monkeypatch: pytest.MonkeyPatch, *commands: list[str]) -> None:
    monkeypatch.setattr(environments, "commands", lambda environment: commands)


def test_an_environment_is_made_once(peers: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    install_by(monkeypatch, [sys.executable, "-c", ""])
    install(Environment("toy", ("toy==1",)), said.append)
    install_by(monkeypatch, [sys.executable, "-c", "raise SystemExit(1)"])
    install(Environment("toy", ("toy==1",)), said.append)
    assert said == ["Installing toy==1 ..."]
    with pytest.raises(Unavailable):
        install(Environment("toy", ("toy==2",)), said.append)


def test_a_package_that_cannot_be_had_is_one_sentence_and_is_tried_again(
    peers: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_by(monkeypatch, [sys.executable, "-c", "print('no network'); raise SystemExit(1)"])
    with pytest.raises(Unavailable, match=r"toy==1 could not be installed .*\.peers/toy/log\.txt"):
        install(Environment("toy", ("toy==1",)), no_word)
    assert (peers / "toy" / "log.txt").read_text() == "no network\n"
    install_by(monkeypatch, [sys.executable, "-c", ""])
    install(Environment("toy", ("toy==1",)), no_word)


def no_word(sentence: str) -> None:
    pass


def test_without_node_and_packages_the_others_are_measured_and_the_page_tells_why(
    peers: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    install_by(monkeypatch, [sys.executable, "-c", "raise SystemExit(1)"])
    monkeypatch.setattr(session, "RACES", [a_short_race()])
    monkeypatch.setattr(session, "GAMES_TO_WATCH", 1)
    left_out: dict[str, str] = {}
    crew = gather(left_out, no_word)
    result = a_result(left_out=left_out)
    try:
        Session(crew, result, no_progress, no_word).run(["play"])
    finally:
        crew.close()
    page = render(result)
    assert "Left out: boardgame.io, because boardgame.io@0.50.2 needs Node and npm" in page
    assert "Left out: catanatron, because catanatron==3.2.1 could not be installed" in page
    assert "Left out: pettingzoo, because" in page
    assert list(result.rates["play"]) == ["interpreted play.champions"]
    assert len(result.rates["play"]["interpreted play.champions"]) == result.rounds
    assert result.complexity["interpreted play.champions"].choices > 2
    assert "| Meadhall champions, 3 players, interpreted |" in page


def a_short_race() -> Any:
    [race] = [race for race in RACES if race.name == "play"]
    chosen = (CATAN_4.id, "interpreted play.champions")
    return type(race)("play", tuple(runner for runner in race.runners if runner.id in chosen))


# Our own worker


@pytest.fixture(scope="module")
def worker() -> Meadhall:
    return Meadhall()


@pytest.mark.parametrize(
    "task",
    [
        "play.champions",
        "moves.champions",
        "copies.champions",
        "events.champions.on",
        "events.champions.off",
        "search.champions.start",
        "search.champions.middle",
        "pettingzoo.champions.raw",
        "pettingzoo.champions.env",
        "vector.champions.views",
        "vector.champions.tables",
        "open_spiel.champions.sampled",
        "open_spiel.champions.explicit",
    ],
)
def test_our_worker_does_every_task(worker: Meadhall, task: str) -> None:
    for package in ("pettingzoo", "pyspiel"):
        pytest.importorskip(package)
    done = worker.answer(f"measure {task} 0.001")
    assert done["units"] >= 10
    assert done["seconds"] >= 0.001


def test_all_tasks_of_ours_are_among_those_that_were_tried() -> None:
    kinds = {runner.task.split(".")[0] for race in RACES for runner in race.runners if ours(runner)}
    tried = {"play", "moves", "copies", "events", "search", "pettingzoo", "vector", "open_spiel"}
    assert kinds == tried


def ours(runner: Runner) -> bool:
    return runner.worker in ("interpreted", "compiled")


def test_our_worker_knows_what_stands_beside_the_rates(worker: Meadhall) -> None:
    seen = worker.answer("watch play.champions 3")
    assert 120 < seen["decisions"] < 220
    assert 5 < seen["choices"] < 12
    assert 0 <= seen["forced"] < 0.1
    whole = worker.answer("rollout search.champions.start")["decisions"]
    half = worker.answer("rollout search.champions.middle")["decisions"]
    assert 120 < whole < 220
    assert 60 < half < 120


def test_our_worker_weighs_a_vector_environment(worker: Meadhall) -> None:
    pytest.importorskip("gymnasium")
    weight = Weight(**worker.answer("weigh vector.champions.tables 50"))
    assert 5_000 < weight.state < 30_000
    # Observation, mask, seat, reward, action, two flags and the payoffs of three seats.
    assert weight.arrays == 50 * (2 * 973 + 163 + 3 * 8 + 2 + 3 * 8)


def test_copies_held_by_a_fresh_process_make_it_grow() -> None:
    command = [sys.executable, "-m", "bench.peers.workers.meadhall"]
    worker = WorkerProcess("meadhall", command, {"MEADHALL_ENGINE": "interpreted"}, ROOT)
    held = worker.ask("hold copies.champions 2000")
    worker.close()
    assert 500 < held["bytes"] < 40_000


def test_a_package_that_is_not_installed_has_no_version() -> None:
    class Toy(Worker):
        packages = ("pytest", "no-such-package")

    assert Toy().answer("versions") == {"pytest": pytest.__version__}


def test_a_question_that_makes_no_sense_is_answered_by_an_error(worker: Meadhall) -> None:
    assert "no question" in worker.answer("sing")["error"]
    assert "juggling" in worker.answer("measure juggling.champions 0.1")["error"]
    assert "chess" in worker.answer("measure play.chess 0.1")["error"]


@pytest.mark.parametrize("game", game_ids())
def test_each_simulation_of_the_measured_search_plays_to_the_end(
    game: str, worker: Meadhall, monkeypatch: pytest.MonkeyPatch
) -> None:
    def is_asked(evaluation: Evaluation, state: object) -> list[float]:
        raise AssertionError("an evaluation is asked only where a simulation stops early")

    found = find_game(game)
    monkeypatch.setattr(type(found.evaluation), "chances", is_asked)
    position = worker._position(found, "middle")
    results: list[float] = []
    while len(results) < 30:
        tree = worker._search(found, position(), Policy())
        results += [chance for trial in tree.ranking for chance in trial.results]
    assert set(results) <= {0.0, 1 / 3, 1 / 2, 1.0}
    assert 0.0 in results


def test_workers_ask_their_peers_alike() -> None:
    class Coin(Worker):
        def play(self, game: str, pick: Any) -> None:
            for choices in ([1, 2, 3], [1], [1, 2]):
                assert pick(choices) in choices

    assert Coin().answer("watch play.coin 4") == {"decisions": 3.0, "choices": 2.0, "forced": 1 / 3}


# The page


def a_whole_result() -> Result:
    """Everybody takes part; the compiled engine is twenty times as fast as all others."""
    result = a_result(versions={"catanatron": "3.2.1"})
    for race in RACES:
        result.rates[race.name] = {
            runner.id: [20_000.0 if runner.worker == "compiled" else 1000.0] * 3
            for runner in race.runners
        }
        for runner in race.runners:
            result.complexity[runner.id] = Complexity(200.0, 4.0, 0.0)
            result.rollouts[runner.id] = 200.0 if ours(runner) else 100.0
    result.complexity[CATAN_4.id] = Complexity(1040.0, 4.1, 0.6)
    return result


def test_targets_are_met_or_missed_by_all_games_together() -> None:
    result = a_whole_result()
    lines = {
        target.title: line
        for target in TARGETS
        for line in render(result).splitlines()
        if line.startswith(f"| {target.title} ")
    }
    assert len(lines) == len(TARGETS)
    assert lines["random play compiled, times Catanatron"].endswith(
        "| 20 | 20.0 | 20.0 | 20.0 | 20.0 | met |"
    )
    assert lines["random play interpreted, times Catanatron"].endswith("| 1.0 | **missed** |")
    assert lines["interpreted, decisions with a choice only, times Catanatron"].endswith(
        "| 3 | 2.5 | 2.5 | 2.5 | 2.5 | **missed** |"
    )
    rollouts = lines["decisions of rollouts compiled, times OpenSpiel's C++ search"]
    assert rollouts.endswith("| 3 | 40.0 | 40.0 | 40.0 | 40.0 | met |")
    assert lines["`VectorTables` steps a second and core"].endswith("| 20,000 | **missed** |")
    assert lines["PettingZoo steps a second, `raw_env`, compiled"].endswith("| 20,000 | met |")
    result.rates["play"]["compiled play.northgard"] = [19_900.0] * 3
    assert "| 20 | 20.0 | 20.0 | 20.0 | 19.9 | **missed** |" in render(result)
    del result.rates["play"]["compiled play.northgard"]
    assert "| 20 | 20.0 | 20.0 | 20.0 | – | not measured |" in render(result)


def test_complexity_stands_beside_the_rate() -> None:
    [line] = [line for line in render(a_whole_result()).splitlines() if "1,040" in line]
    assert line.startswith("| Catanatron, Catan, 4 players | 1,000 | 1,000 to 1,000 | 1,000 | 1.0 ")
    assert line.endswith("| 1.0 | 1.0 | 1,040 | 4.1 | 60% |")


def test_the_memory_of_a_vector_environment_is_shown() -> None:
    result = a_result(
        weights={"compiled vector.champions.tables": Weight(13_800, 22_000_000, 216_000_000)}
    )
    title = "| Meadhall champions, 3 players, `VectorTables`, compiled |"
    assert f"{title} 13.8 | 22 | 216 |" in render(result)


def test_forced_decisions_are_left_out_on_both_sides() -> None:
    result = a_result(rates={"play": {"a": [100.0] * 3, "b": [300.0] * 3}})
    assert result.ratio_of_choices("b", "a") is None
    result.complexity |= {"a": Complexity(9.0, 2.0, 0.75), "b": Complexity(9.0, 2.0, 0.5)}
    assert result.ratio_of_choices("b", "a") == 6
    result.complexity["a"] = Complexity(9.0, 1.0, 1.0)
    assert result.ratio_of_choices("b", "a") is None


def test_parts_that_were_not_measured_leave_no_empty_tables() -> None:
    result = a_result(rates={"copies": {"catanatron copies.catan_4": [10.0] * 3}})
    page = render(result)
    assert "## Copies" in page
    assert "## Targets" not in page
    assert "## Random play" not in page
    assert "## Time to start" not in page


def test_the_published_page_shows_the_stored_result() -> None:
    result = read_result(ROOT / "bench" / "peers" / "result.json")
    page = (ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8")
    assert render(result) in page


# The command


def test_a_result_is_stored_and_shown_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "result.json"
    file.write_bytes(encode(a_whole_result()))
    assert read_result(file) == a_whole_result()
    assert main(["--from", str(file)]) == 0
    assert capsys.readouterr().out == render(a_whole_result()) + "\n"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--only", "play,chess"], f"there is no part chess; there are {', '.join(PARTS)}"),
        (["--rounds", "0"], "at least 1"),
        (["--seconds", "soon"], "'soon' is no number of seconds"),
        (["--seconds", "-1"], "no number of seconds between 0 and 60"),
        (["--json", "no/folder/here.json"], "no/folder/here.json cannot be written"),
        (["--from", "nowhere.json"], "nowhere.json cannot be read"),
        (["--from", __file__], "is no result of this command"),
        (["--out", "nowhere.md"], "nowhere.md cannot be read"),
        (["--out", __file__], "needs the lines"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert reason in captured.err
    assert len(captured.err.splitlines()) == 1
    assert not captured.out


@pytest.mark.parametrize("name", ["page", "races", "result", "workers.answering"])
def test_the_examples_in_the_sources_are_right(name: str) -> None:
    module = import_module(f"bench.peers.{name}")
    tried = doctest.testmod(module)
    assert tried.attempted
    assert not tried.failed

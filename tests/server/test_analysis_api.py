"""How the chances changed in a finished game: asked for, worked out little by little, kept."""

import time
from collections.abc import Sequence

import pytest

from meadhall.bots.outlook import Line
from meadhall.bots.thinker import Hint, Judgement
from meadhall.kernel.game import Game
from meadhall.kernel.state import State
from meadhall.server import analyses
from meadhall.server.thinkers import NoAnswer
from tests.kernel.toy import Fingers
from tests.server.client import Browser, Json, Server, wait_until


class Judges:
    """Stands in for the thinkers, which do not know the toy game: whoever has stones is ahead."""

    def __init__(self) -> None:
        self.questions = 0
        self.fails = False

    async def judge(
        self,
        game: Game,
        state: State,
        seat: int,
        seed: str,
        worlds: int,
        simulations: int,
        lines: Sequence[Sequence[str]],
    ) -> Judgement:
        self.questions += 1
        if self.fails:
            raise NoAnswer("it ended")
        assert isinstance(state, Fingers)
        lead = (state.stones[0] - state.stones[1]) / 6
        own = -lead if seat else lead
        worth = {"show:2": 0.6 + own, "show:1": 0.3 + own}
        if lines:
            found = [worth[line[0]] for line in lines]
            return Judgement([], [], [], [Line(each, each - found[0], 0.02) for each in found])
        ranking = [Hint(move, 0.5, chance) for move, chance in worth.items()]
        return Judgement([0.5 + lead, 0.5 - lead], ranking if simulations else [], [0.02, 0.02])


@pytest.fixture
def judges(server: Server, monkeypatch: pytest.MonkeyPatch) -> Judges:
    judges = Judges()
    monkeypatch.setattr(server.house.thinkers, "judge", judges.judge)
    return judges


def finished(server: Server, public: bool = True) -> tuple[Browser, str]:
    """Anna has won three stones with two fingers, Bjorn none with one."""
    anna = server.guest("Anna")
    table = anna.opens(public=public)["id"]
    for _ in range(3):
        anna.moves(table, "show:2", seat=0)
        anna.moves(table, "show:1", seat=1)
    return anna, table


def thought_through(who: Browser, table: str) -> Json:
    path = f"/api/tables/{table}/analysis"
    wait_until(lambda: who.get(path)["progress"] != "thinking")
    return who.get(path)


def test_a_finished_game_is_thought_through(server: Server, judges: Judges) -> None:
    anna, table = finished(server)
    first = anna.get(f"/api/tables/{table}/analysis")
    assert (first["progress"], first["moves"]) == ("thinking", 6)
    found = thought_through(anna, table)
    assert found["progress"] == "done"
    assert [chances[0] for chances in found["chances"]] == [0.5, 0.5, 0.667, 0.667, 0.833, 0.833, 1]
    assert [point["move"] for point in found["turning_points"]] == [2, 4, 6]
    point = found["turning_points"][1]
    assert (point["kind"], point["by"], point["seat"]) == ("mistake", 1, 1)
    assert (point["before"], point["after"], point["error"]) == (0.433, 0.133, 0.02)
    assert [one["move"] for one in point["played"]] == ["show:1"]
    assert [one["move"] for one in point["better"]] == ["show:2"]
    assert point["played"][0]["text"] != point["better"][0]["text"]


def test_another_line_is_shown_as_its_seat_would_have_seen_it(server: Server) -> None:
    anna, table = finished(server)
    path = f"/api/tables/{table}/moves"
    seen = anna.get(f"{path}/2/instead?by=0&line=show:1")
    assert (seen["move"], seen["seat"]) == (2, 0)
    # She showed two.
    assert seen["view"] != anna.get(f"{path}/3?seat=0")["view"]
    assert (
        anna.get(f"{path}/2/instead?by=0&line=show:2")["view"]
        == (anna.get(f"{path}/3?seat=0")["view"])
    )
    anna.is_refused(422, "unknown-move", "GET", f"{path}/2/instead?by=0&line=dance")
    anna.is_refused(422, "no-answer", "GET", f"{path}/2/instead?by=0&line=show:1&line=show:1")
    # Where hands are opened nobody can tell what would have come of it.
    anna.is_refused(409, "chance-came-in", "GET", f"{path}/3/instead?by=1&line=show:2")
    _, _, running = server.two_play()
    path = f"/api/tables/{running}/moves/0/instead?by=0&line=show:1"
    anna.is_refused(409, "not-over", "GET", path)


def test_what_is_known_is_not_thought_of_again(server: Server, judges: Judges) -> None:
    anna, table = finished(server)
    found = thought_through(anna, table)
    asked = judges.questions
    assert anna.get(f"/api/tables/{table}/analysis") == found
    assert judges.questions == asked


def test_the_analysis_is_for_those_who_may_know_and_for_games_that_are_over(
    server: Server, judges: Judges
) -> None:
    anna, bjorn, running = server.two_play()
    for who in (anna, bjorn, server.stranger()):
        who.is_refused(409, "not-over", "GET", f"/api/tables/{running}/analysis")
    _, hidden = finished(server, public=False)
    for who in (bjorn, server.stranger()):
        who.is_refused(404, "no-such-table", "GET", f"/api/tables/{hidden}/analysis")
    anna.is_refused(404, "no-such-table", "GET", "/api/tables/nowhere/analysis")
    assert judges.questions == 0


def test_a_failure_is_told_and_tried_again_after_a_while(
    server: Server, judges: Judges, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, table = finished(server)
    judges.fails = True
    assert thought_through(anna, table)["progress"] == "failed"
    asked = judges.questions
    assert anna.get(f"/api/tables/{table}/analysis")["progress"] == "failed"
    assert judges.questions == asked
    judges.fails = False
    monkeypatch.setattr(analyses, "AGAIN_AFTER", 0.0)
    assert thought_through(anna, table)["progress"] == "done"


def test_nobody_thinks_of_what_nobody_wants_to_know(
    server: Server, judges: Judges, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "WANTED_FOR", 0.0)
    anna, table = finished(server)
    assert anna.get(f"/api/tables/{table}/analysis")["progress"] == "thinking"
    time.sleep(0.1)
    assert judges.questions == 0
    monkeypatch.setattr(analyses, "WANTED_FOR", 60.0)
    assert thought_through(anna, table)["progress"] == "done"


def test_only_some_are_kept(
    server: Server, judges: Judges, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "KEPT", 2)
    tables = [finished(server) for _ in range(3)]
    for anna, table in tables:
        thought_through(anna, table)
    asked = judges.questions
    thought_through(*tables[2])
    assert judges.questions == asked
    thought_through(*tables[0])
    assert judges.questions > asked


def test_a_bot_that_does_not_know_the_game_costs_nothing_but_the_analysis(server: Server) -> None:
    """The real thinkers have never heard of the toy game."""
    anna, table = finished(server)
    found = thought_through(anna, table)
    assert (found["progress"], found["chances"]) == ("failed", [])

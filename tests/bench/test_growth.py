from pathlib import Path

import pytest

from bench import growth, positions
from bench.growth import MARKS, exponent, from_to, main, verdict
from bench.positions import SHARES, Place, Spot
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.plain import digest, to_plain
from meadhall.kernel.state import State


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "GAMES", 2)


def spot(things: float, decision: float, copy: float) -> Spot:
    made = Spot(Place("nim", 2, False, 0.5), positions_of_champions())
    made.things = things
    made.decisions = [decision, decision * 1.1]
    made.copies = [copy, copy * 0.9]
    return made


def positions_of_champions() -> list[State]:
    return positions.positions(find_game("champions"), 2, False)[0.5]


@pytest.mark.parametrize("power", [0.0, 0.5, 1.0, 2.0])
def test_the_exponent_of_a_known_growth_is_found(power: float) -> None:
    sizes = [50.0, 80.0, 200.0, 640.0]
    found = exponent(sizes, [[3 * size**power, 7 * size**power] for size in sizes])
    assert (found.lowest, found.median, found.highest) == pytest.approx((power, power, power))


def test_what_most_rounds_say_counts() -> None:
    sizes = [10.0, 100.0]
    assert exponent(sizes, [[1, 1, 1], [200, 300, 9]]).is_worse_than_linear()
    assert not exponent(sizes, [[1, 1, 1], [200, 9, 8]]).is_worse_than_linear()


def test_the_verdict_names_what_grows_too_fast() -> None:
    spots = [spot(10, 1, 1), spot(20, 1.5, 8)]
    assert verdict({"nim": spots}) == "**Worse than linear: a copy of nim.**"
    assert "Nothing" in verdict({"nim": [spot(10, 1, 1), spot(20, 1.5, 1.5)]})


def test_ratios_stand_beside_what_changed() -> None:
    assert from_to((50, 2.0, 4.0), (100, 3.0, 4.0)) == [
        "50 → 100 (× 2.00)",
        "2.0 → 3.0 (× 1.50)",
        "4.0 → 4.0 (× 1.00)",
    ]


def test_a_deck_does_not_lie_on_the_table_and_a_played_card_does() -> None:
    state = positions_of_champions()[0]
    plain = to_plain(state)
    assert isinstance(plain, dict)
    before = positions.things(plain)
    assert positions.things({**plain, "hand": [4, 5]}) == before + 2
    assert positions.things({**plain, "deck": {"is": "Deck", "cards": [4, 5]}}) == before


def test_positions_follow_one_game_and_measuring_leaves_them_alone() -> None:
    found = positions.positions(find_game("champions"), 2, False)
    assert list(found) == list(SHARES)
    draws = [found[share][0].dice.draws for share in SHARES]
    assert draws == sorted(draws)
    assert draws[0] < draws[-1]
    before = [digest(state) for state in found[0.5]]
    measured = Spot(Place("champions", 2, False, 0.5), found[0.5])
    measured.take_round()
    assert [digest(state) for state in found[0.5]] == before
    assert measured.decision() > 0
    assert measured.copy() > 0


def test_the_page_keeps_what_is_written_by_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(growth, "measure", lambda rounds: [])
    monkeypatch.setattr(growth, "render", lambda spots, rounds: f"{rounds} rounds")
    page = tmp_path / "page.md"
    page.write_text(f"before\n{MARKS.begin}\nold\n{MARKS.end}\nafter\n")
    for _ in range(2):
        assert main(["--rounds", "3", "--out", str(page)]) == 0
        assert page.read_text() == f"before\n{MARKS.begin}\n\n3 rounds\n\n{MARKS.end}\nafter\n"


def test_a_page_without_marks_is_refused_before_anything_is_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(growth, "measure", None)
    (tmp_path / "page.md").write_text("by hand")
    assert main(["--out", str(tmp_path / "page.md")]) == 2
    assert "needs the lines" in capsys.readouterr().err
    assert main(["--out", str(tmp_path / "none.md")]) == 2


def test_every_game_appears_on_the_page() -> None:
    page = growth.render(growth.measure(1), 1)
    for game in ("champions", "ice_garden", "last_aurora", "northgard"):
        assert page.count(f"| {game} |") in (3, 4)

"""What a person has played, from the summaries of finished games."""

import pytest
from msgspec import structs

from meadhall.bots import LEVELS
from meadhall.kernel.catalogue import game_ids
from meadhall.tables.record import BANNERS, IN_A_ROW, WORD_KEPT, PersonalRecord, record_of
from meadhall.tables.summary import SeatSummary, Summary, summarize
from tests.tables.hall import ANNA, ME, Hall, finished, settings

A, B, C, D = "a", "b", "c", "d"
JARL, KARL = "jarl", "karl"


def seat(who: str, resigned: bool = False, sitting_in: str = "") -> SeatSummary:
    is_bot = who in LEVELS
    return SeatSummary(
        kind="bot" if is_bot else "open",
        name=who,
        person="" if is_bot else who,
        bot=who if is_bot else "",
        sitting_in=sitting_in,
        resigned=resigned,
        asked=False,
        runs_out=None,
    )


def game(
    *seats: str | SeatSummary,
    places: list[int] | None = None,
    at: float = 1.0,
    game: str = "champions",
    **other: object,
) -> Summary:
    """A finished game; whoever is named first won it, unless places are given."""
    changes: dict[str, object] = {
        "id": f"t{at:g}",
        "game": game,
        "seats": [seat(one) if isinstance(one, str) else one for one in seats],
        "places": places or [1 + number for number in range(len(seats))],
        "totals": [50 - number for number in range(len(seats))],
        "finished_at": at,
        "options": {},
        "factions": [],
    }
    return structs.replace(summarize(finished().table), **{**changes, **other})


def stones(*tables: Summary) -> dict[str, str]:
    return {stone.id: stone.table for stone in record_of(A, tables).stones}


def test_nobody_has_a_record_without_games() -> None:
    assert record_of(A, []) == PersonalRecord(0, 0, 0, 0, [], [])


def test_games_with_others_are_counted_by_the_number_of_players() -> None:
    tables = [
        game(A, B, at=1),
        game(B, A, at=2),
        game(A, KARL, JARL, at=3),
        game(A, at=4, game="last_aurora"),
    ]
    rows = {one.game: one.by_players for one in record_of(A, tables).by_game}
    found = [(one.players, one.wins, one.games) for one in rows["champions"]]
    assert found == [(2, 1, 2), (3, 1, 1)]
    assert rows["last_aurora"] == []


def test_places_are_counted_by_company() -> None:
    record = record_of(
        A,
        [
            game(A, B, at=1),
            game(B, KARL, A, at=2),
            game(A, KARL, JARL, at=3),
            game(A, KARL, KARL, places=[3, 1, 2], at=4),
        ],
    )
    [champions] = record.by_game
    assert (champions.game, champions.games) == ("champions", 4)
    assert champions.places.people == [1, 0, 1]
    assert (champions.places.bots, champions.places.usual_bot) == ([1, 0, 1], KARL)
    assert champions.alone == []


def test_games_that_count_for_nobody() -> None:
    own = game(A, B)
    for change in (
        {"status": "ended"},
        {"imported": True},
        {"seats": [seat(A), seat(A)]},
        {"seats": [seat(B), seat(C)]},
    ):
        assert record_of(A, [structs.replace(own, **change)]).games == 0
    assert record_of(A, [own]).games == 1


def test_whoever_resigned_is_last_and_has_not_kept_the_game() -> None:
    record = record_of(A, [game(seat(A, resigned=True), B, C)])
    assert record.by_game[0].places.people == [0, 0, 1]
    assert (record.games, record.kept, record.streak) == (1, 0, 0)
    assert record_of(A, [game(seat(A, sitting_in="karl"), B)]).kept == 0


def test_victories_in_a_row() -> None:
    won, lost = (A, B), (B, A)
    order = [won, won, won, lost, won]
    tables = [game(*pair, at=number) for number, pair in enumerate(order)]
    record = record_of(A, reversed(tables))
    assert (record.streak, record.longest) == (1, 3)


def test_games_alone_by_level_the_easiest_first() -> None:
    hard = game(A, at=1, game="last_aurora", options={"automa": "hard"}, totals=[31])
    better = game(A, at=2, game="last_aurora", options={"automa": "hard"}, totals=[44])
    lost = game(A, places=[2], at=3, game="last_aurora", options={"automa": "hard"}, totals=[60])
    usual = game(A, places=[2], at=4, game="last_aurora")
    [record] = record_of(A, [hard, better, lost, usual]).by_game
    assert [(row.level, row.games, row.wins, row.best) for row in record.alone] == [
        ("normal", 1, 0, None),
        ("hard", 3, 2, 44),
    ]
    assert record.places.people == record.places.bots == []


def test_a_game_alone_without_levels() -> None:
    [record] = record_of(A, [game(A, game="northgard")]).by_game
    assert [(row.level, row.games, row.wins) for row in record.alone] == [(None, 1, 1)]


def test_factions_have_a_fair_share() -> None:
    tables = [
        game(A, B, at=1, factions=["ullr", "gylfir"]),
        game(B, A, C, D, at=2, factions=["gylfir", "ullr", "", ""]),
        game(A, B, at=3, factions=["gylfir", "ullr"]),
        game(A, B, at=4),
    ]
    [record] = record_of(A, tables).by_game
    assert [(row.id, row.games, row.wins, row.fair) for row in record.factions] == [
        ("ullr", 2, 1, 0.75),
        ("gylfir", 1, 1, 0.5),
    ]


def test_a_table_that_is_over_tells_its_factions() -> None:
    assert summarize(finished().table).factions == ["", ""]
    assert summarize(Hall.opened(settings(ME, ME)).table).factions == []


def test_a_stone_for_four_banners() -> None:
    won = [game(A, B, at=n, factions=[f"leader{n}", ""]) for n in range(BANNERS)]
    assert stones(*won) == {"four_banners": f"t{BANNERS - 1}"}
    assert stones(*won[1:], structs.replace(won[0], game="northgard")) == {}
    assert stones(*won[1:], structs.replace(won[1], id="again")) == {}


def test_a_stone_for_a_full_bench() -> None:
    assert stones(game(A, B, C, D)) == {"full_bench": "t1"}
    assert stones(game(B, A, C, D)) == {}
    assert stones(game(A, B, C, KARL)) == {}
    assert stones(game(A, B, C, D, game="northgard")) == {}


def test_a_stone_for_a_victory_over_the_strongest_bot() -> None:
    assert stones(game(A, JARL)) == {"giant_slayer": "t1"}
    assert stones(game(A, KARL)) == stones(game(JARL, A)) == {}


def test_a_stone_for_every_game_of_the_house() -> None:
    tables = [game(B, A, at=number, game=id) for number, id in enumerate(game_ids())]
    assert stones(*tables) == {"grand_tour": tables[-1].id}
    assert stones(*tables[1:]) == {}


def test_a_stone_for_victories_over_people_in_a_row() -> None:
    won = [game(A, B, at=number) for number in range(IN_A_ROW)]
    assert stones(*won) == {"in_a_row": won[-1].id}
    assert stones(*won[:-1], game(B, A, at=3.5), won[-1]) == {}
    assert stones(*won[:-1], game(A, KARL, at=9)) == {}


@pytest.mark.parametrize(
    ("id", "option", "hardest", "easier"),
    [
        ("last_aurora", "automa", "hard", "normal"),
        ("ice_garden", "solo_level", "true_scientist", "hard"),
    ],
)
def test_a_stone_for_the_hardest_winter_alone(
    id: str, option: str, hardest: str, easier: str
) -> None:
    assert stones(game(A, game=id, options={option: hardest})) == {"winter_alone": "t1"}
    assert stones(game(A, places=[2], game=id, options={option: hardest})) == {}
    assert stones(game(A, game=id, options={option: easier})) == {}
    assert stones(game(A, KARL, game=id, options={option: hardest})) == {}


def test_a_stone_for_keeping_ones_word() -> None:
    lost = [game(B, A, at=number) for number in range(WORD_KEPT)]
    assert stones(*lost) == {"word_kept": lost[-1].id}
    given_up = game(B, seat(A, resigned=True), at=7.5)
    assert stones(*lost[1:], given_up) == {}


def test_dice_that_can_be_known_raise_no_stone() -> None:
    for known in ({"seeded": True}, {"undo": "friendly"}, {"daily": "2026-11-18"}):
        assert stones(structs.replace(game(A, JARL), **known)) == {}


def test_a_real_game_counts() -> None:
    table = summarize(finished().table)
    record = record_of(ANNA.id, [table])
    assert (record.games, record.kept) == (1, 1)

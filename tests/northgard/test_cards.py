"""Choices on cards, cards that copy others, and the card that cancels one (NUL-CARD)."""

import pytest

from meadhall.games.northgard.content.tables import CARD_IDS
from meadhall.games.northgard.rules.year.turns import Actions
from tests.northgard.table import Table
from tests.rules import rule


def neighbours(*clans: str, year: int = 1) -> Table:
    """Seat 0 in the north of the start tile, seat 1 beside it in the east."""
    table = Table(players=3, clans=clans or ("goat", "boar", "wolf"), year=year)
    table.units(0, "start.n 2")
    table.units(1, "start.e 2")
    return table


def zone(table: Table, seat: int) -> list[str]:
    return [CARD_IDS[card] for card in table.player(seat).active]


# Feast, Teamwork, Annexation


@rule("NUL-CARD-01")
@pytest.mark.parametrize("card", ["start_feast", "dev_feast"])
def test_feast_is_one_of_the_four_basic_actions(card: str) -> None:
    table = neighbours()
    table.lay("tile_20 0,-1")
    table.give(0, wood=1)
    table.resolve(0, card)
    assert table.moves() == ["choose:recruit", "choose:move", "choose:explore", "choose:build"]
    table.play("choose:recruit", f"recruit:{table.name('start.n')}")
    assert table.units_in("start.n", 0) == 3
    assert table.step() == "over"


@rule("NUL-CARD-01", "NUL-TURN-17")
def test_what_cannot_be_carried_out_is_no_choice() -> None:
    table = neighbours()
    table.resolve(0, "start_feast")
    assert table.obstacle("choose:build") is not None
    assert table.moves() == ["choose:recruit", "choose:move", "choose:explore"]


@rule("NUL-CARD-02")
def test_teamwork_is_two_different_ones_and_the_second_may_be_left_out() -> None:
    table = neighbours()
    table.resolve(0, "clan_goat_teamwork")
    assert "done" not in table.moves()
    table.play("choose:recruit", f"recruit:{table.name('start.n')}")
    assert table.moves() == ["choose:move", "choose:explore", "done"]
    table.play("choose:move", f"from:{table.name('start.n')}", f"to:{table.name('start.w')}")
    table.play("units:1")
    assert (table.units_in("start.n", 0), table.units_in("start.w", 0)) == (2, 1)
    assert table.step() == "over"
    table.resolve(0, "clan_goat_teamwork")
    table.play("choose:recruit", "done", "done")
    assert table.step() == "over"


@rule("NUL-CARD-15")
def test_annexation_explores_before_the_move() -> None:
    table = neighbours("stag", "goat", "wolf")
    table.next_tiles("tile_20")
    table.resolve(0, "clan_stag_annexation")
    assert table.moves() == ["choose:move", "choose:explore"]
    table.play("choose:explore")
    assert table.step() == "ChooseTurn"
    table.play("turn:0")
    assert table.step() == "MakeMove"
    table.play("done")
    assert table.step() == "over"


@rule("NUL-CARD-15")
@pytest.mark.parametrize("answer", ["use", "decline"])
def test_annexation_may_explore_after_the_move(answer: str) -> None:
    table = neighbours("stag", "goat", "wolf")
    table.next_tiles("tile_20")
    table.resolve(0, "clan_stag_annexation")
    table.play("choose:move", "done")
    assert table.moves() == ["use", "decline"]
    table.play(answer)
    assert table.step() == ("ChooseTurn" if answer == "use" else "over")


@rule("NUL-CARD-15")
def test_annexation_is_just_a_move_where_nothing_can_be_explored() -> None:
    table = neighbours("stag", "goat", "wolf")
    table.only_tiles()
    table.resolve(0, "clan_stag_annexation")
    assert table.step() == "MakeMove"
    table.play("done")
    assert table.step() == "over"


# Copies


@rule("NUL-CARD-18")
def test_enemy_secrets_copies_any_card_of_a_neighbour() -> None:
    table = neighbours()
    table.units(2, "start.s 1")  # not adjacent to the north
    table.active(1, "dev_fishing", "start_feast")
    table.active(1, "dev_wood_monopoly", were_played=False)
    table.active(2, "dev_lore_mastery")
    table.hand(0, "dev_enemy_secrets", "start_move")
    table.turn(0)
    table.play("play:dev_enemy_secrets")  # there is one territory to copy from
    assert table.moves() == ["copy:start_feast", "copy:dev_fishing", "copy:dev_wood_monopoly"]
    table.play("copy:dev_wood_monopoly")
    assert table.resource(0, "wood") == 3
    assert zone(table, 0) == ["dev_enemy_secrets"]
    assert zone(table, 1) == ["dev_fishing", "start_feast", "dev_wood_monopoly"]
    assert table.moves() == ["end_turn"]  # it was the main card, though the copied one has a Flash


@rule("NUL-CARD-18")
def test_enemy_secrets_names_the_territory_first() -> None:
    table = neighbours()
    table.units(2, "start.w 1")
    table.active(1, "dev_fishing")
    table.active(2, "dev_lore_mastery")
    table.resolve(0, "dev_enemy_secrets")
    assert table.moves() == ["copy_from:start.e", "copy_from:start.w"]
    table.play("copy_from:start.w")
    assert table.resource(0, "lore") == 2


@rule("NUL-CARD-18")
def test_stolen_lore_copies_from_the_owner_of_the_scorched_territory() -> None:
    table = neighbours("snake", "goat", "wolf")
    table.units(2, "start.s 1")
    table.active(1, "dev_fishing")
    table.active(2, "dev_lore_mastery", "start_move")
    table.scorch("start.s")
    table.hand(0, "clan_snake_stolen_lore", "start_move")
    table.turn(0)
    table.play("play:clan_snake_stolen_lore", "decline")
    assert table.moves() == ["copy:start_move", "copy:dev_lore_mastery"]
    table.play("copy:dev_lore_mastery")
    assert table.resource(0, "lore") == 2


@rule("NUL-CARD-18")
def test_legendary_heroes_repeats_a_card_played_this_year() -> None:
    table = neighbours()
    table.active(0, "dev_fishing", "start_move")
    table.active(0, "dev_wood_monopoly", were_played=False)
    table.resolve(0, "dev_legendary_heroes")
    assert table.refused("copy:dev_wood_monopoly") == "NUL-CARD-18"
    table.play("copy:dev_fishing")
    assert table.resource(0, "food") == 3


@rule("NUL-CARD-18", "NUL-CARD-34")
@pytest.mark.parametrize(
    "card",
    ["dev_legendary_heroes", "clan_snake_stolen_lore", "dev_defensive_strategy", "unrest"],
)
def test_what_cannot_be_copied(card: str) -> None:
    table = neighbours("goat", "snake", "wolf")
    table.active(1, card, "dev_fishing", "start_move")
    table.resolve(0, "dev_enemy_secrets")
    assert table.refused(f"copy:{card}") in {"NUL-CARD-18", "NUL-CARD-34"}


@rule("NUL-CARD-34")
def test_an_achievement_cannot_be_copied() -> None:
    table = neighbours(year=7)
    table.state.own_supply().achievements.append(CARD_IDS.index("ach_builder"))
    table.active(1, "ach_builder")
    table.hand(0, "dev_enemy_secrets", "start_move")
    table.turn(0)
    assert table.obstacle("play:dev_enemy_secrets") is not None
    table.active(1, "dev_fishing")
    assert table.obstacle("play:dev_enemy_secrets") is None


@rule("NUL-CARD-18", "NUL-TURN-17")
def test_only_what_could_be_played_now_is_copied() -> None:
    table = neighbours()
    table.active(1, "start_build", "dev_fishing", "start_move")
    table.resolve(0, "dev_enemy_secrets")
    assert table.refused("copy:start_build") == "NUL-TURN-17"


@rule("NUL-CARD-25", "NUL-CARD-27")
def test_a_copied_snake_card_gives_others_no_token() -> None:
    table = neighbours("goat", "snake", "wolf")
    table.active(1, "clan_snake")
    table.hand(0, "dev_enemy_secrets", "start_feast")
    table.turn(0)
    table.play("play:dev_enemy_secrets")
    assert table.step() == "MakeMove"
    table.play("done")
    assert table.state.figures.scorched_at == -1
    assert table.heard("scorched") == []


@rule("NUL-CARD-25")
def test_kaija_collects_for_her_own_clan_only() -> None:
    table = Table(players=2, clans=("goat", "bear"))
    table.lay("tile_07 1,0")
    table.units(0, "start.e 2")
    table.kaija("start.s")
    table.active(1, "clan_bear")
    table.resolve(0, "dev_enemy_secrets")
    table.play(f"from:{table.name('start.e')}", f"to:{table.name('start.n')}", "units:2")
    assert table.player(0).goods() == table.player(1).goods() == 0


@rule("NUL-CARD-27")
def test_snake_places_the_token_for_the_card_itself_not_for_its_repetition() -> None:
    table = neighbours("snake", "goat", "wolf")
    table.hand(0, "clan_snake", "dev_legendary_heroes", "start_feast")
    table.turn(0)
    table.play("play:clan_snake")
    assert table.step() == "PlaceToken"
    table.play("decline", "done")
    assert table.step() == "PlaceToken"  # after the Move the card itself allows it
    table.play("decline", "play:dev_legendary_heroes")
    assert table.step() == "MakeMove"
    table.play("done")
    assert table.step() == "PlaceToken"
    table.play("scorch:start.e")
    assert table.state.figures.scorched_at == table.territory("start.e")


@rule("NUL-CARD-27", "NUL-TURN-17")
def test_stolen_lore_is_judged_with_the_token_that_it_may_place() -> None:
    table = neighbours("snake", "goat", "wolf")
    table.hand(0, "clan_snake_stolen_lore", "start_move")
    table.turn(0)
    assert table.refused("play:clan_snake_stolen_lore") == "NUL-TURN-17"
    table.active(1, "dev_fishing")
    table.play("play:clan_snake_stolen_lore", "scorch:start.e")
    assert table.resource(0, "food") == 3


@rule("NUL-CARD-27")
def test_stolen_lore_does_nothing_if_the_token_is_not_placed_so() -> None:
    table = neighbours("snake", "goat", "wolf")
    table.scorch("start.s")
    table.active(1, "dev_fishing")
    table.hand(0, "clan_snake_stolen_lore", "start_move")
    table.turn(0)
    table.play("play:clan_snake_stolen_lore", "decline")
    assert (table.step(), table.resource(0, "food")) == ("TakeTurn", 0)


# Defensive Strategy


def strategist(in_hand: bool = True) -> Table:
    """Seat 0 is about to play; seat 1 has the answering card in hand or in the draw pile."""
    table = neighbours()
    table.hand(0, "dev_fishing", "start_move")
    if in_hand:
        table.hand(1, "dev_defensive_strategy", "start_move")
    else:
        table.top(1, "dev_defensive_strategy")
        table.hand(1, "start_move")
    table.turn(0)
    return table


@rule("NUL-CARD-20")
def test_a_card_is_cancelled_before_it_resolves() -> None:
    table = strategist()
    table.play("play:dev_fishing")
    assert (table.seat(), table.moves()) == (1, ["cancel", "let_pass"])
    table.play("cancel")
    assert table.resource(0, "food") == 0
    assert [CARD_IDS[card] for card in table.player(0).discard] == ["dev_fishing"]
    assert zone(table, 0) == []
    assert zone(table, 1) == ["dev_defensive_strategy"]
    assert table.player(1).goods() == 0


@rule("NUL-CARD-20")
def test_after_a_cancelled_first_card_the_whole_turn_is_open_again() -> None:
    table = strategist()
    table.play("play:start_move", "cancel")
    assert table.seat() == 0
    assert table.moves() == ["play:dev_fishing", "wait:dev_fishing", "pass"]


@rule("NUL-CARD-20")
def test_after_another_card_the_turn_has_begun() -> None:
    table = strategist()
    table.hand(0, "dev_fishing", "start_move", "start_feast")
    table.play("play:dev_fishing", "let_pass", "play:start_move", "cancel")
    assert table.moves() == ["play:start_feast", "end_turn"]


@rule("NUL-CARD-20", "NUL-TURN-18")
def test_the_answering_card_is_never_played_in_the_own_turn() -> None:
    table = neighbours()
    table.hand(1, "dev_defensive_strategy", "start_move")
    table.turn(1)
    assert table.refused("play:dev_defensive_strategy") == "NUL-CARD-20"
    assert "wait:dev_defensive_strategy" in table.moves()
    table.play("play:start_move")
    assert table.step() == "MakeMove"  # nobody is asked about the own cards


@rule("NUL-CARD-31")
def test_the_question_does_not_show_where_the_card_is() -> None:
    table = strategist(in_hand=False)
    table.play("play:dev_fishing")
    assert (table.seat(), table.step()) == (1, "AnswerCard")
    assert table.refused("cancel") == "NUL-CARD-31"
    assert table.moves() == ["let_pass"]
    table.play("let_pass")
    assert table.resource(0, "food") == 3


@rule("NUL-CARD-31")
@pytest.mark.parametrize("place", ["active", "discard", "box", "no hand"])
def test_nobody_is_asked_while_the_card_is_in_sight(place: str) -> None:
    table = neighbours()
    table.hand(0, "dev_fishing", "start_move", "start_feast")
    table.hand(1, "start_move")
    if place == "active":
        table.active(1, "dev_defensive_strategy")
    elif place == "discard":
        table.discard(1, "dev_defensive_strategy")
    elif place == "box":
        table.active(1, "dev_defensive_strategy")
        table.player(1).removed += (table.player(1).active.pop(),)
    else:
        table.top(1, "dev_defensive_strategy")
        table.hand(1)
    table.turn(0)
    table.play("play:dev_fishing")
    assert (table.seat(), table.step()) == (0, "TakeTurn")


@rule("NUL-CARD-31")
def test_who_takes_the_card_from_the_display_is_the_one_who_is_asked() -> None:
    table = Table(players=2, year=3)
    table.display("dev_defensive_strategy", "dev_spy")
    table.hand(0, "start_move")
    table.hand(1, "start_move", "start_feast")
    table.ask(Actions())
    table.play("pass", "take:dev_defensive_strategy")
    assert table.state.supply.strategist == 0


@rule("NUL-TEAM-06", "NUL-CARD-20")
def test_a_partner_is_not_answered() -> None:
    table = Table(players=4, team_game=True)
    table.hand(2, "dev_defensive_strategy")
    table.hand(0, "dev_fishing", "start_move")
    table.hand(1, "dev_lore_mastery", "start_move")
    table.turn(0)
    table.play("play:dev_fishing")
    assert table.seat() == 0
    table.state.steps.clear()
    table.turn(1)
    table.play("play:dev_lore_mastery")
    assert table.seat() == 2


@rule("NUL-EDGE-26")
def test_a_cancelled_card_was_not_played_this_year() -> None:
    table = strategist()
    table.hand(0, "dev_fishing", "dev_legendary_heroes")
    table.play("play:dev_fishing", "cancel")
    assert table.obstacle("play:dev_legendary_heroes") is not None


@rule("NUL-TURN-16", "NUL-CARD-20")
def test_who_has_passed_cannot_answer() -> None:
    table = strategist()
    table.display("dev_scouts")
    table.state.steps.clear()
    table.turn(1)
    table.play("pass")
    table.turn(0)
    table.play("play:dev_fishing")
    assert (table.seat(), table.step()) == (0, "TakeTurn")

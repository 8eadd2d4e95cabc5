"""What the state keeps by itself: control, what follows joined territories, what is known."""

import msgspec
import pytest

from meadhall.games.northgard import GAME
from meadhall.games.northgard.content.tables import BUILDING_IDS, CARD_IDS, DEFENDER_POINTS
from meadhall.games.northgard.content.tiles import FOOD, NONE
from meadhall.games.northgard.rules.settings import OPTIONS, check_settings
from meadhall.games.northgard.rules.state import (
    ACHIEVEMENT_STREAM,
    CLAN_STREAM,
    COMBAT_STREAM,
    DISCARD_STREAM,
    FIRST_PLAYER_STREAM,
    STREAMS,
)
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import EVERYONE, only
from meadhall.kernel.game import WrongSetting
from meadhall.kernel.plain import digest, to_plain
from meadhall.kernel.playout import play_randomly
from meadhall.kernel.state import State
from tests.northgard.table import Table
from tests.rules import rule

FEAST = CARD_IDS.index("start_feast")


@rule("NUL-CTRL-01", "NUL-CTRL-02")
def test_whoever_has_units_controls_and_who_came_in_waits_for_the_last_defender() -> None:
    table = Table()
    assert table.control("start.n") is None
    table.units(1, "start.n 2")
    table.units(0, "start.n 3")
    assert table.control("start.n") == 1
    table.state.take_units(1, table.territory("start.n"), 2)
    assert table.control("start.n") == 0
    table.state.shift_units(0, table.territory("start.n"), table.territory("start.e"), 3)
    assert (table.control("start.n"), table.control("start.e")) == (None, 0)


@rule("NUL-CLAN-01")
def test_kaija_controls_like_a_unit() -> None:
    table = Table(clans=("bear", "goat", "wolf"))
    table.kaija("start.s")
    assert table.control("start.s") == 0
    assert (table.units_in("start.s", 0), table.state.units_on_map(0)) == (0, 0)
    assert table.state.figures_on_map(0) == 1
    table.kaija("start.w")
    assert (table.control("start.s"), table.control("start.w")) == (None, 0)
    table.state.take_kaija()
    assert table.control("start.w") is None


@rule("NUL-TILE-17", "NUL-TILE-18")
def test_what_stands_in_territories_follows_when_they_are_joined() -> None:
    table = Table()
    table.lay("tile_07 0,-1", "tile_08 1,0")
    table.units(0, "tile_07.m 2", "tile_08.n 1")
    table.build("food_silo tile_07.m", "fortress tile_07.m", "food_silo tile_08.n")
    assert table.name("tile_08.n") == "tile_08.n"
    before = table.state.copy()
    table.lay("tile_13 1,-1")
    assert table.name("tile_08.n") == table.name("tile_13.a") == "tile_07.m"
    assert table.units_in("tile_13.a", 0) == 3
    assert table.state.controlled(0) == [table.territory("tile_13.a")]
    territory = table.territory("tile_13.a")
    assert table.state.buildings.count(territory, BUILDING_IDS.index("food_silo")) == 2
    assert table.state.buildings.sum(territory, DEFENDER_POINTS) == 2
    printed = table.state.lands.resources(territory, FOOD)
    assert table.state.icons_in(territory, FOOD) == printed + 2
    assert len(before.controlled(0)) == 2


@rule("NUL-TILE-18")
def test_kaija_and_the_token_follow_when_territories_are_joined() -> None:
    table = Table(clans=("bear", "snake", "wolf"))
    table.lay("tile_07 0,-1", "tile_08 1,0")
    table.kaija("tile_08.n")
    table.scorch("tile_08.n")
    before = table.state.copy()
    table.lay("tile_13 1,-1")
    territory = table.territory("tile_08.n")
    assert table.name("tile_08.n") == "tile_07.m"
    assert table.state.figures_in(territory, 0) == 1
    assert (table.state.controlled(0), table.state.occupied(0)) == ([territory], [territory])
    assert table.state.figures.scorched_at == territory
    assert before.figures.scorched_at == before.figures.kaija_at != territory


def test_copies_share_nothing_that_changes() -> None:
    table = Table(creatures=True)
    table.lay("tile_07 1,0")
    copy, before = table.state.copy(), digest(table.state)
    assert digest(copy) == before
    table.units(0, "tile_07.m 2")
    table.build("forge tile_07.m")
    table.creature("wolf_beige", "tile_07.m")
    table.hand(0, "start_feast", "dev_spy")
    assert digest(copy) == before


@pytest.mark.parametrize(("players", "options"), [(5, {}), (4, {"creatures": True})])
def test_copies_stay_as_they_are_while_the_game_goes_on(
    players: int, options: dict[str, object]
) -> None:
    """Also the copies of copies; and each of them goes on without touching the others."""
    state = GAME.new(players, options, "copies")
    dice = Dice.from_seed("copies", 1)
    copies: list[tuple[State, str]] = []
    while not state.is_over():
        if dice.below(0, 12) == 0:
            copies.append((state.copy(), digest(state)))
            copies.append((copies[-1][0].copy(), digest(state)))
        play_randomly(state, dice, 1)
    assert len(copies) > 20
    for copy, _ in copies[::2]:
        play_randomly(copy, dice, 30)
    assert [digest(copy) for copy, _ in copies[1::2]] == [before for _, before in copies[1::2]]
    assert all(digest(copy) != before for copy, before in copies[::2])


def test_the_plain_form_leads_back() -> None:
    table = Table(clans=("bear", "snake", "wolf"), creatures=True)
    table.lay("tile_07 1,0")
    table.creature("fallen_valkyrie_beige", "tile_07.n")
    table.top(1, "dev_spy", is_public=True)
    plain = msgspec.json.decode(msgspec.json.encode(to_plain(table.state)))
    assert digest(GAME.load(plain)) == digest(table.state)


def test_of_two_like_cards_the_better_known_one_leaves_the_hand() -> None:
    table = Table()
    player = table.player(0)
    for seen in (0, EVERYONE, only(2)):
        player.take_in_hand(FEAST, seen)
    assert player.hand_seen == [only(0), EVERYONE, only(0) | only(2)]
    player.take_from_hand(FEAST)
    assert player.hand_seen == [only(0), only(0) | only(2)]
    player.take_from_hand(FEAST)
    assert player.hand_seen == [only(0)]


@rule("NUL-INFO-05")
def test_every_source_of_chance_has_a_stream_of_its_own() -> None:
    state = Table(players=5, creatures=True).state
    streams = [player.pile.stream for player in state.players]
    streams += [state.tile_pile.stream, state.supply.early.stream, state.supply.advanced.stream]
    streams += [ACHIEVEMENT_STREAM, state.creatures.deck.stream, CLAN_STREAM]
    streams += [FIRST_PLAYER_STREAM, COMBAT_STREAM, DISCARD_STREAM]
    assert streams == list(range(STREAMS))


@rule("NUL-TEAM-01", "NUL-TEAM-06")
def test_partners_sit_opposite_and_are_no_enemies() -> None:
    table = Table(players=4, team_game=True)
    state = table.state
    assert [state.are_partners(0, other) for other in range(4)] == [False, False, True, False]
    assert not any(state.are_partners(seat, NONE) for seat in range(4))
    assert [state.is_enemy(1, other) for other in (NONE, 0, 1, 2, 3)] == [
        False,
        True,
        False,
        True,
        False,
    ]
    assert Table(players=4).state.is_enemy(1, 3)


@rule("NUL-MORE-01", "NUL-TEAM-01")
@pytest.mark.parametrize(
    ("players", "given", "sentence"),
    [
        (3, {"more_creatures": True}, "option more_creatures needs option creatures"),
        (3, {"team_game": True}, "option team_game is for 4 players, but 3 players play"),
    ],
)
def test_settings_that_cannot_go_together(
    players: int, given: dict[str, bool], sentence: str
) -> None:
    settings = {option.id: option.default for option in OPTIONS} | given
    with pytest.raises(WrongSetting, match=sentence):
        check_settings(players, settings)

"""The quick policy: its judgement in clear positions, its fairness, and its strength."""

from collections.abc import Iterator

import pytest

from meadhall.bots import Seen, find_bot
from meadhall.games.northgard import GAME
from meadhall.games.northgard.bot.policy import CHOICES
from meadhall.games.northgard.content.tables import (
    ACHIEVEMENT,
    CLAN_IDS,
    HARVEST,
    YEARS,
    cards_of,
)
from meadhall.games.northgard.content.tiles import NONE, TILE_IDS
from meadhall.games.northgard.rules.actions.recruit import FillCamps
from meadhall.games.northgard.rules.cards.display import TakeDisplayCard
from meadhall.games.northgard.rules.setup import ChooseClan, KaijaInGroup
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.year.exchange import AnswerSwap, Exchange
from meadhall.games.northgard.rules.year.year_end import SecondChance
from meadhall.kernel.dice import Dice
from meadhall.kernel.state import Choice
from tests.northgard.advice import advice, follow, turn_with
from tests.northgard.maps import THIRTEEN_TILES
from tests.northgard.table import Table

RED, PURPLE, YELLOW = 0, 1, 2
LAST_YEAR = YEARS[0]
OPTIONS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"creatures": True, "more_creatures": True}),
    (4, {"team_game": True}),
    (5, {"creatures": True}),
    (3, {"long_game": True, "clans": "choose"}),
]

# Every decision has its advice


def test_there_is_advice_for_every_choice_of_the_game() -> None:
    waiting = {part for part in GAME.parts if issubclass(part, Choice)}
    assert waiting - set(CHOICES) <= {part for part in waiting if part.__subclasses__()}


# Turns


def test_it_explores_to_close_its_land_rather_than_recruit() -> None:
    table = turn_with("start_explore", "start_recruit")
    assert advice(table) == "play:start_explore"


def test_it_keeps_the_feast_while_the_plain_card_does_the_same() -> None:
    table = turn_with("start_explore", "start_feast")
    assert advice(table) == "play:start_explore"


def test_it_plays_a_flash_card_before_the_main_card() -> None:
    table = turn_with("start_explore", "dev_scouts")
    assert advice(table) == "play:dev_scouts"


def test_it_passes_when_no_card_does_any_good() -> None:
    table = Table(year=LAST_YEAR)
    table.hand(RED, "start_explore", "start_build")
    table.turn(RED)
    assert advice(table) == "pass"


def test_it_never_waits() -> None:
    table = turn_with("unrest", "start_build")
    table.give(RED, wood=0)
    assert not advice(table).startswith("wait")


def test_it_ends_the_turn_when_no_flash_card_is_left() -> None:
    table = turn_with("start_recruit", "start_explore")
    table.play("play:start_recruit")
    follow(table, "RecruitUnits")
    assert advice(table) == "end_turn"


def test_it_spends_lore_to_be_rid_of_a_weak_card_it_cannot_use() -> None:
    table = Table(year=3)
    table.units(RED, "start.n 1")
    table.units(PURPLE, "start.e 5", "start.w 5", "start.s 4")
    table.hand(RED, "start_move")
    table.give(RED, lore=2)
    table.turn(RED)
    assert advice(table) == "remove:start_move"


def test_it_replaces_unrest() -> None:
    table = turn_with("unrest", year=3)
    table.give(RED, lore=1)
    assert advice(table) == "replace:unrest"


def test_it_upgrades_early_and_the_weak_card_leaves_the_deck() -> None:
    table = turn_with("start_build", year=2, clans=("stag", "boar", "wolf"))
    table.give(RED, lore=3, wood=0)
    assert advice(table) == "upgrade:start_build"
    table.play("upgrade:start_build")
    follow(table, "ChooseZone", "TakeUpgrade")
    assert "clan_stag_annexation" in table.cards_in_hand(RED)


def test_it_hurries_for_an_achievement_that_stands_out() -> None:
    """Twelve units are worth more than a thirteenth, and Purple may take the Warlord next."""
    table = Table(year=LAST_YEAR)
    table.units(RED, "start.n 12")
    table.give(RED, food=9, wood=9)
    table.state.own_supply().achievements.extend(cards_of(ACHIEVEMENT))
    table.display("ach_warlord", "ach_scholar")
    table.hand(RED, "start_recruit")
    table.turn(RED)
    assert advice(table) == "pass"
    table.play("pass")
    assert advice(table) == "take:ach_warlord"


@pytest.mark.parametrize(("year", "card"), [(3, "dev_heroic_charge"), (6, "dev_bribery")])
def test_it_takes_the_stronger_card_early_and_the_glory_late(year: int, card: str) -> None:
    table = Table(year=year)
    table.display("dev_heroic_charge", "dev_bribery")
    table.ask(TakeDisplayCard(RED))
    assert advice(table) == f"take:{card}"


# Tiles


def test_it_lays_a_tile_so_that_its_own_land_is_closed() -> None:
    table = turn_with("start_explore")
    table.next_tiles("tile_02")
    table.play("play:start_explore")
    follow(table, "ChooseTile", "ChooseCell", "ChooseTurn")
    assert not table.state.lands.is_open(table.territory("start.n"))
    assert table.glory(RED) == 2


def test_it_does_not_close_the_land_of_others() -> None:
    table = Table()
    table.lay("tile_13 0,-1")
    table.units(RED, "tile_13.a 1")
    table.lay("tile_11 1,-1 r2")
    table.units(PURPLE, "start.e 3")
    table.only_tiles("tile_02")
    table.resolve(RED, "start_explore")
    follow(table, "ChooseTile", "ChooseCell", "ChooseTurn")
    assert table.state.lands.is_open(table.territory("start.e"))


@pytest.mark.parametrize(
    ("land", "tile", "answer"),
    [("start.s", "tile_02", "keep_tile"), ("tile_13.a", "tile_08", "redraw")],
)
def test_it_redraws_a_tile_that_brings_little(land: str, tile: str, answer: str) -> None:
    table = Table(year=6)
    table.lay("tile_13 0,-1")
    table.units(RED, f"{land} 3")
    table.next_tiles(tile)
    table.resolve(RED, "dev_scout_camp")
    assert advice(table) == answer


def test_in_setup_it_chooses_land_with_a_place_for_an_altar() -> None:
    table = Table.from_box(players=2, seed="settle")
    state = table.state
    assert state.placing is not None
    wanted = [TILE_IDS.index(tile) for tile in ("tile_08", "tile_22", "tile_28")]
    state.own_tile_pile().cards[:] = [tile for tile in range(1, 31) if tile not in wanted]
    for player in state.players:
        player.setup_tiles = (31, 32, 33)
    state.players[table.seat()].setup_tiles = tuple(wanted)
    state.placing.drawn[:] = wanted
    state.settle()
    assert advice(table) == "tile:tile_28"


def test_in_setup_kaija_comes_along() -> None:
    table = Table(clans=("bear", "boar", "wolf"))
    table.ask(KaijaInGroup(RED, table.territory("start.n")))
    assert advice(table) == "with_kaija"


def test_it_accepts_the_second_chance() -> None:
    table = Table()
    table.lay("tile_13 0,-1")
    table.ask(SecondChance(RED))
    assert advice(table) == f"place:{table.name('tile_13.a')}"


@pytest.mark.parametrize("creature", ["fallen_valkyrie_beige", "brown_bear_beige"])
def test_it_rather_begins_again_where_no_creature_is_in_the_way(creature: str) -> None:
    table = Table(creatures=True)
    table.lay("tile_07 1,0")
    table.ask(SecondChance(RED))
    best = advice(table)
    table.creature(creature, best.removeprefix("place:"))
    assert advice(table) != best
    assert best in table.moves()


# Units and buildings


def test_it_recruits_only_what_winter_can_feed() -> None:
    table = Table(year=3)
    table.units(RED, "start.n 5", "start.e 1")
    table.give(RED, food=1)
    table.resolve(RED, "dev_up_town_hall")
    assert advice(table) == "done"
    table.give(RED, food=4)
    assert advice(table) == "recruit:start.e"


def test_it_recruits_where_the_enemy_is_near() -> None:
    table = Table()
    table.units(RED, "start.n 1", "start.e 1")
    table.units(PURPLE, "start.s 3")
    table.give(RED, food=5)
    table.resolve(RED, "start_recruit")
    assert advice(table) == "recruit:start.e"


def test_it_trains_the_last_unit_where_the_enemy_is_near() -> None:
    table = Table()
    table.units(RED, "start.n 1", "start.e 1", "start.w 11")
    table.units(PURPLE, "start.s 3")
    table.ask(FillCamps(RED, (table.territory("start.n"), table.territory("start.e"))))
    assert advice(table) == "camp:start.e"


def test_it_brings_kaija_first() -> None:
    table = Table(clans=("bear", "boar", "wolf"))
    table.units(RED, "start.n 3")
    table.resolve(RED, "start_recruit")
    assert advice(table) == "recruit_kaija:start.n"


def test_it_builds_an_altar_as_soon_as_it_can() -> None:
    table = Table(year=2)
    table.lay("tile_13 0,-1")
    table.units(RED, "start.n 2")
    table.lay("tile_09 0,1 r2")
    table.units(RED, "start.s 1")
    table.give(RED, wood=3)
    table.resolve(RED, "start_build")
    assert advice(table) == "build:altar_of_kings:tile_13.a.a1"


def test_it_builds_what_yields_wood_before_it_has_enough_for_an_altar() -> None:
    table = Table()
    table.lay("tile_10 0,-1 r2")
    table.units(RED, "start.n 3")
    table.give(RED, wood=2, food=3)
    table.resolve(RED, "start_build")
    assert advice(table).startswith("build:woodcutter_lodge")


def test_it_builds_the_third_stronghold_and_wins() -> None:
    table = Table(year=LAST_YEAR)
    table.lay(*THIRTEEN_TILES[1:])
    table.units(RED, "start.n 1", "start.e 1", "tile_01.s 1", "tile_33.m 1")
    table.build("fortress start.e", "forge tile_01.s")
    table.give(RED, wood=3)
    table.resolve(RED, "start_build")
    assert advice(table) == "build:altar_of_kings:tile_11.s.s1"


def test_it_swaps_a_fortress_for_an_altar() -> None:
    table = Table(year=3)
    table.lay("tile_13 0,-1", "tile_10 0,1 r2")
    table.units(RED, "start.n 2", "start.s 1")
    table.build("fortress tile_13.a.a1")
    table.give(RED, wood=1)
    table.resolve(RED, "dev_industrious")
    follow(table, "Build")
    assert advice(table) == "swap:tile_13.a.a1"
    table.play("swap:tile_13.a.a1")
    assert advice(table) == "into:altar_of_kings"


# Goods


def test_it_exchanges_what_it_can_spare_for_the_food_of_winter() -> None:
    table = Table(year=3)
    table.units(RED, "start.n 6")
    table.give(RED, food=0, wood=1, lore=4)
    table.state.phase = HARVEST
    table.ask(Exchange(RED, 0, 0))
    follow(table, "Exchange", "PayResources", "TakeExchanged")
    assert (table.resource(RED, "food"), table.resource(RED, "wood")) == (1, 1)


def test_it_exchanges_nothing_without_need() -> None:
    table = Table(year=LAST_YEAR)
    table.units(RED, "start.n 3")
    table.give(RED, food=3, wood=3, lore=3)
    table.state.phase = HARVEST
    table.ask(Exchange(RED, 0, 0))
    assert advice(table) == "done"


def test_it_helps_a_hungry_partner() -> None:
    table = Table(players=4, team_game=True, clans=("goat", "boar", "wolf", "raven"))
    table.units(RED, "start.n 3")
    table.units(YELLOW, "start.s 6")
    table.give(RED, food=3, wood=0, lore=0)
    table.give(YELLOW, food=0, wood=3, lore=0)
    table.state.phase = HARVEST
    table.ask(Exchange(YELLOW, 0, 0))
    assert advice(table) == "offer:wood:food"
    table.play("offer:wood:food")
    assert isinstance(table.state.steps[-1], AnswerSwap)
    assert advice(table) == "accept"


# Fairness, in positions as they arise when good and bad players meet


def positions(players: int, options: dict[str, object], seed: str) -> Iterator[NorthgardState]:
    """A game of which every second seat follows the policy; stops at its every choice."""
    state = GAME.new(players, options, seed)
    dice = Dice.from_seed(seed, 1)
    while not state.is_over():
        seat = state.deciders()[0]
        moves = state.moves(seat)
        if seat % 2:
            move = moves[dice.below(0, len(moves))]
        else:
            assert isinstance(state, NorthgardState)
            yield state
            move = GAME.policy.choose(state, seat, moves, dice)
        assert move in moves
        state.play(seat, move)
    assert not GAME.faults(state)


@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_it_is_legal_certain_and_blind_to_what_is_hidden(
    players: int, options: dict[str, object]
) -> None:
    for state in positions(players, options, f"fair{players}"):
        seat = state.deciders()[0]
        moves = state.moves(seat)
        chosen = {
            GAME.policy.choose(
                GAME.resample(state, seat, Dice.from_seed(f"world{n}", 1)),
                seat,
                moves,
                Dice.from_seed("bot", 1),
            )
            for n in range(2)
        }
        chosen.add(GAME.policy.choose(state, seat, moves, Dice.from_seed("bot", 1)))
        assert len(chosen) == 1
        assert chosen < {*moves, NONE}


# Strength


@pytest.mark.parametrize("clan", CLAN_IDS)
def test_it_beats_two_random_players_with_every_clan(clan: str) -> None:
    wins = 0
    for game in range(3):
        state = GAME.new(3, {"clans": "choose"}, f"strength{game}")
        dice = [Dice.from_seed(f"{game}/{seat}", 1) for seat in range(3)]
        hero = game % 3
        others = [other for other in CLAN_IDS if other != clan]
        while not state.is_over():
            seat = state.deciders()[0]
            if isinstance(state.steps[-1], ChooseClan):
                name = clan if seat == hero else others[seat]
                state.play(seat, GAME.moves.number(f"clan:{name}"))
                continue
            bot = find_bot("greedy" if seat == hero else "random")
            state.play(seat, bot.choose(Seen(GAME, state, seat, dice[seat])))
        wins += GAME.result(state).places[hero] == 1
    assert wins == 3

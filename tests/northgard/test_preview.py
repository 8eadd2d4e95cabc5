"""What a choice is said to cost, gain and risk."""

from itertools import product

import pytest

from meadhall.games.northgard import GAME
from meadhall.games.northgard.content.tables import (
    ACHIEVEMENT,
    FACE_CASUALTIES,
    FACE_CHOICE_CASUALTIES,
    FACE_CHOICE_POINTS,
    FACE_IS_CHOICE,
    FACE_POINTS,
    FACES,
    HARVEST,
    cards_of,
)
from meadhall.games.northgard.rules.cards.display import TakeDisplayCard
from meadhall.games.northgard.rules.ground.placing import ChooseTurn
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.year.exchange import Exchange
from meadhall.games.northgard.rules.year.year_end import SecondChance
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Preview
from meadhall.words import Words
from tests.northgard.table import Table

RED, PURPLE = 0, 1
SEATS = ["Anna", "Bjorn", "Cecylia"]
ENGLISH = Words(GAME, "en", SEATS, strict=True)
POLISH = Words(GAME, "pl", SEATS, strict=True)


def preview(table: Table, word: str) -> Preview | None:
    assert word in table.moves()
    return GAME.preview(table.state, table.seat(), GAME.moves.number(word))


def note(table: Table, word: str, words: Words = ENGLISH) -> str:
    found = preview(table, word)
    assert found is not None
    return words.preview(found)


def odds(table: Table, word: str) -> float:
    found = preview(table, word)
    assert found is not None
    assert found.odds is not None
    return found.odds


# Odds, found by nothing but the rules


def ways(face: int) -> list[tuple[int, int]]:
    if FACE_IS_CHOICE[face]:
        return [(FACE_CHOICE_POINTS[face], 0), (0, FACE_CHOICE_CASUALTIES[face])]
    return [(FACE_POINTS[face], FACE_CASUALTIES[face])]


def wins(margin: int, attackers: int, defenders: int, towers: int) -> float:
    """The attacker's chance when both sides choose for the best."""
    total = 0.0
    for face in range(FACES):
        chances: list[float] = []
        for points, casualties in ways(face):
            chance = 0.0
            for other in range(FACES):
                results: list[bool] = []
                for foe_points, foe_casualties in ways(other):
                    is_gone = foe_casualties + towers >= attackers
                    is_foe_gone = casualties >= defenders
                    is_higher = margin + points > foe_points
                    results.append(not is_gone and (is_foe_gone or is_higher))
                chance += min(results) / FACES
            chances.append(chance)
        total += max(chances) / FACES
    return total


def border(red: int, purple: int, clans: tuple[str, ...] = ("goat", "boar", "raven")) -> Table:
    """Red in the west of the start tile, Purple in the south, with as many units as that."""
    table = Table(clans=clans)
    table.units(RED, f"start.w {red}")
    table.units(PURPLE, f"start.s {purple}")
    return table


@pytest.mark.parametrize(("red", "purple"), list(product((1, 2, 4, 6), (1, 2, 4))))
def test_the_odds_of_an_attack_are_exact(red: int, purple: int) -> None:
    table = border(red, purple)
    table.build("defence_tower start.s")
    table.resolve(RED, "start_move")
    table.play("from:start.w")
    expected = wins(red - purple, red, purple, towers=1)
    assert odds(table, "to:start.s") == pytest.approx(expected)
    if red > 1:
        table.play("to:start.s")
        assert odds(table, f"units:{red}") == pytest.approx(expected)
        assert odds(table, "units:1") == pytest.approx(wins(1 - purple, 1, purple, towers=1))


def test_an_attack_is_told_with_all_that_counts() -> None:
    table = border(red=4, purple=2)
    table.build("fortress start.s")
    table.resolve(RED, "dev_warriors")
    table.play("from:start.w", "to:start.s")
    assert note(table, "units:4") == "5 against 4 before food and dice; 78% to win"
    assert note(table, "units:4", POLISH) == (
        "5 do 4 przed żywnością i kośćmi; 78% szans na wygraną"
    )


def test_where_nobody_is_met_nothing_is_foretold() -> None:
    table = border(red=2, purple=1)
    table.resolve(RED, "start_move")
    table.play("from:start.w")
    assert preview(table, "to:start.n") is None


def test_food_of_the_attacker_leaves_the_answer_open() -> None:
    table = border(red=3, purple=2)
    table.give(RED, food=3)
    table.give(PURPLE, food=1)
    table.resolve(RED, "start_move")
    table.play("from:start.w", "to:start.s", "units:3")
    assert note(table, "food:1") == "94% to win; 78% if the defender spends 1 food"
    assert odds(table, "food:1") == pytest.approx(wins(2, 3, 2, towers=0))
    table.play("food:1")
    assert odds(table, "food:1") == pytest.approx(1 - wins(1, 3, 2, towers=0))
    assert note(table, "food:0") == "6% to beat off the attack"


def test_the_face_that_leaves_a_choice_is_told_either_way() -> None:
    table = border(red=3, purple=1)
    table.resolve(RED, "start_move")
    table.play("from:start.w", "to:start.s", "units:3", rolls=["skull_or_axe"])
    assert (note(table, "casualty"), note(table, "point")) == ("100% to win", "83% to win")


def test_a_bonus_is_told_either_way() -> None:
    table = border(red=2, purple=1)
    table.resolve(RED, "dev_axe_throwers")
    table.play("from:start.w", "to:start.s", "units:2", rolls=["axe2"])
    assert note(table, "casualty") == "83% to win"


def test_a_push_may_leave_nobody_to_fight() -> None:
    table = border(red=2, purple=1)
    table.resolve(RED, "dev_intimidate")
    table.play("from:start.w", "to:start.s", "units:2")
    push = next(word for word in table.moves() if word.startswith("push:"))
    assert note(table, push) == "You take the territory without a fight"
    assert odds(table, "decline") == pytest.approx(wins(1, 2, 1, towers=0))


def test_a_creature_is_fought_for_its_glory() -> None:
    table = Table(creatures=True)
    table.units(RED, "start.n 5")
    table.creature("wolf_beige", "start.n")
    table.resolve(RED, "start_move")
    table.play("done")
    assert note(table, "fight:wolf_beige") == (
        "5 against 4 before food and dice; 64% to win 1 Glory"
    )
    assert preview(table, "decline") is None


def test_the_valkyrie_is_met_where_units_go() -> None:
    table = Table(creatures=True, clans=("bear", "boar", "wolf"))
    table.units(RED, "start.n 5")
    table.kaija("start.n")
    table.creature("fallen_valkyrie_beige", "start.e")
    table.resolve(RED, "start_move")
    table.play("from:start.n", "to:start.e", "with_kaija")
    assert note(table, "units:5") == "7 against 7 before food and dice; 36% to win 4 Glory"


# Tiles


def closing(clan: str, tile: str = "tile_02") -> Table:
    """Red is about to turn a tile north of its open territory."""
    table = Table(clans=(clan, "wolf", "bear"))
    table.units(RED, "start.n 3")
    table.next_tiles(tile)
    table.resolve(RED, "start_explore")
    return table


def test_the_glory_of_closing_is_told_before_and_is_what_comes() -> None:
    table = closing("goat")
    assert table.step() == "ChooseTurn"
    assert note(table, "turn:2") == "Gain 2 Glory"
    assert preview(table, "turn:0") is None
    table.play("turn:2")
    assert table.glory(RED) == 2


@pytest.mark.parametrize(
    ("clan", "turn", "told"),
    [("stag", 2, "Gain 3 Glory"), ("boar", 0, "Gain 1 lore"), ("goat", 2, "Gain 2 Glory")],
)
def test_clan_powers_count(clan: str, turn: int, told: str) -> None:
    assert note(closing(clan), f"turn:{turn}") == told


def test_raven_collects_what_it_closes() -> None:
    table = closing("raven", "tile_11")
    table.build("food_silo start.n")
    assert note(table, "turn:2") == "Gain 2 Glory, 1 food and 1 wood"
    table.play("turn:2")
    assert (table.resource(RED, "food"), table.resource(RED, "wood")) == (1, 1)


def test_lay_of_the_land_is_told_with_the_icons_it_collects() -> None:
    table = Table(clans=("boar", "wolf", "bear"))
    table.units(RED, "start.n 3")
    table.only_tiles("tile_16")
    table.resolve(RED, "clan_boar_lay_of_the_land")
    # A food and a lore of the tile, and Boar's lore for closing nothing.
    assert note(table, "turn:2") == "Gain 1 food and 2 lore"
    table.play("turn:2")
    assert table.player(RED).resources == [1, 0, 2]


def test_a_cell_tells_the_most_of_its_turns() -> None:
    table = Table()
    table.lay("tile_02 0,-1 r0")
    table.units(RED, "start.n 1", "start.w 1")
    table.next_tiles("tile_10")
    table.resolve(RED, "start_explore")
    assert note(table, "cell:-1,0") == "Up to 2 Glory for closing territories"
    assert note(table, "cell:-1,0", POLISH) == "Za zamknięcie terytoriów najwyżej 2 Punkty Chwały"
    assert preview(table, "cell:1,-1") is None


# Goods, units and cards


def test_a_building_tells_its_price_and_yield() -> None:
    table = Table()
    table.lay("tile_09 0,-1 r2", "tile_13 0,1")
    table.units(RED, "start.n 1", "start.s 1")
    table.give(RED, wood=3)
    table.resolve(RED, "start_build")
    altar, lodge, tower = (
        next(word for word in table.moves() if f":{building}:" in word)
        for building in ("altar_of_kings", "woodcutter_lodge", "defence_tower")
    )
    assert note(table, altar) == "Pay 3 wood; gain 3 Glory each Harvest"
    assert note(table, lodge, POLISH) == "Koszt: 1 drewno; każde Zbiory dają 1 drewno"
    assert note(table, tower) == "Costs 1 wood"


def test_a_free_building_is_called_free() -> None:
    table = Table(clans=("boar", "goat", "wolf"))
    table.lay("tile_09 0,-1 r2")
    table.units(RED, "start.n 1")
    table.resolve(RED, "clan_boar")
    tower, silo = (
        next(word for word in table.moves() if f":{building}:" in word)
        for building in ("defence_tower", "food_silo")
    )
    assert (note(table, tower), note(table, silo)) == ("Free", "Free; gain 1 food each Harvest")


def test_recruiting_tells_the_price_of_winter() -> None:
    table = Table()
    table.units(RED, "start.n 6")
    table.give(RED, food=2)
    table.resolve(RED, "start_recruit")
    assert note(table, "recruit:start.n") == "7 units on the map; Winter will take 2 food"
    table.give(RED, food=1)
    assert note(table, "recruit:start.n", POLISH) == (
        "Na mapie 7 jednostek; Zima zabierze 2 żywności, więcej niż teraz masz"
    )


def test_a_training_camp_counts_for_winter() -> None:
    table = Table()
    table.units(RED, "start.n 2")
    table.build("training_camp start.n")
    table.resolve(RED, "start_recruit")
    assert note(table, "recruit:start.n") == (
        "4 units on the map; Winter will take 1 food, more than you have now"
    )


def test_camps_that_train_only_later_are_told_apart() -> None:
    table = Table()
    table.units(RED, "start.n 2")
    table.build("training_camp start.n")
    table.resolve(RED, "dev_up_town_hall")
    told = preview(table, "recruit:start.n")
    assert told is not None
    assert told.claims == {"units": 3}
    assert ENGLISH.preview(told) == (
        "3 units on the map, 4 with the Training Camps; "
        "Winter will take 1 food, more than you have now"
    )
    assert POLISH.preview(told) == (
        "Na mapie 3 jednostki, z Obozami Szkoleniowymi 4; "
        "Zima zabierze 1 żywność, więcej niż teraz masz"
    )
    table.play("recruit:start.n")
    # The second unit ends the action, and the camp trains its one.
    told = preview(table, "recruit:start.n")
    assert told is not None
    assert (told.name, told.claims) == ("winter-short", {"units": 5})
    table.play("recruit:start.n")
    assert table.units_in("start.n", RED) == 5


def test_camps_train_no_more_than_the_reserve_has() -> None:
    table = Table()
    table.units(RED, "start.n 12")
    table.build("training_camp start.n", "training_camp start.n")
    table.resolve(RED, "start_recruit")
    assert note(table, "recruit:start.n") == (
        "14 units on the map; Winter will take 4 food and 2 wood, more than you have now"
    )


def test_camps_between_which_the_last_unit_is_shared_out() -> None:
    table = Table()
    table.units(RED, "start.n 6", "start.s 5")
    table.build("training_camp start.n", "training_camp start.s")
    table.resolve(RED, "dev_up_town_hall")
    table.play("recruit:start.n")
    told = preview(table, "recruit:start.s")
    assert told is not None
    assert (told.claims, told.facts["n"], told.facts["total"]) == ({"units": 13}, 13, 14)
    table.play("recruit:start.s")
    assert table.step() == "FillCamps"


def test_kaija_eats_nothing() -> None:
    table = Table(clans=("bear", "boar", "wolf"))
    table.units(RED, "start.n 3")
    table.resolve(RED, "start_recruit")
    assert note(table, "recruit_kaija:start.n") == "3 units on the map; Winter will take nothing"


def test_the_exchange_ends_with_a_look_at_winter() -> None:
    table = Table()
    table.units(RED, "start.n 10")
    table.give(RED, food=3, wood=1)
    table.state.phase = HARVEST
    table.ask(Exchange(RED, 0, 0))
    assert note(table, "done") == "10 units on the map; Winter will take 3 food and 1 wood"


def test_lore_buys_cards() -> None:
    table = Table()
    table.hand(RED, "start_move")
    table.give(RED, lore=3)
    table.turn(RED)
    assert note(table, "replace:start_move") == "Pay 1 lore, draw 1 card"
    assert note(table, "remove:start_move", POLISH) == "Koszt: 2 wiedzy; dobierasz 2 karty"
    assert note(table, "upgrade:start_move") == "Costs 3 lore"


def test_no_more_cards_are_promised_than_there_are_to_draw() -> None:
    table = Table()
    table.hand(RED, "start_move")
    table.give(RED, lore=3)
    table.player(RED).pile.cards[1:] = []
    table.turn(RED)
    assert note(table, "remove:start_move") == "Pay 2 lore, draw 1 card"
    table.player(RED).pile.cards.clear()
    assert note(table, "remove:start_move") == "Pay 2 lore; you have no cards left to draw"
    assert note(table, "replace:start_move", POLISH) == (
        "Koszt: 1 wiedza; nie masz już kart do dobrania"
    )
    assert comes_true(table.state, RED, "remove:start_move")


def test_a_second_chance_beside_a_valkyrie_says_what_follows() -> None:
    table = Table(creatures=True)
    table.units(PURPLE, "start.s 1")
    table.creature("fallen_valkyrie_beige", "start.n")
    table.ask(SecondChance(RED))
    assert preview(table, "place:start.e") is None
    assert note(table, "place:start.n") == (
        "3 units beside a Fallen Valkyrie; move them out with your next Move, or they fight it"
    )
    assert note(table, "place:start.n", POLISH).startswith("3 jednostki obok Upadłej Walkirii; ")
    assert comes_true(table.state, RED, "place:start.n")


def test_the_first_to_pass_takes_the_marker() -> None:
    table = Table()
    table.hand(RED, "start_move")
    table.turn(RED)
    assert note(table, "pass") == "You take the First Player marker"
    table.player(PURPLE).has_passed = True
    assert preview(table, "pass") is None


def test_cards_of_the_display_tell_their_glory() -> None:
    table = Table(year=7)
    table.units(RED, "start.n 4")
    table.state.own_supply().achievements.extend(cards_of(ACHIEVEMENT))
    table.display("ach_warlord", "dev_negotiation", "dev_militia")
    table.ask(TakeDisplayCard(RED))
    assert note(table, "take:ach_warlord") == "Would score 4 Glory now"
    assert note(table, "take:dev_negotiation", POLISH) == "Na koniec gry 2 Punkty Chwały"
    assert preview(table, "take:dev_militia") is None


# Everywhere


def comes_true(state: NorthgardState, seat: int, word: str) -> bool:
    """Whether all that a preview claims holds at one moment before anybody decides again."""
    move = GAME.moves.number(word)
    told = GAME.preview(state, seat, move)
    assert told is not None
    after = state.copy()
    after.steps[-1].play(after, seat, move)
    while True:
        tallies = GAME.tallies(after, seat)
        if all(tallies[name] == n for name, n in told.claims.items()):
            return True
        if not after.advance():
            return False


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {"creatures": True, "more_creatures": True}),
        (4, {"team_game": True, "creatures": True}),
        (5, {"long_game": True}),
    ],
)
def test_what_is_claimed_comes_true(players: int, options: dict[str, object]) -> None:
    claimed: set[str] = set()
    for game in range(3):
        state = GAME.new(players, options, f"claims {game}")
        dice = Dice.from_seed(f"claims {game}", 1)
        while not state.is_over():
            seat = state.deciders()[0]
            moves = state.moves(seat)
            for move in moves:
                told = GAME.preview(state, seat, move)
                if told is None:
                    continue
                assert bool(told.claims) == (told.name not in GAME.unclaimed), told
                if told.claims:
                    assert comes_true(state, seat, GAME.moves.word(move)), told
                    claimed.add(told.name)
            if dice.below(0, 3):
                state.play(seat, GAME.policy.choose(state, seat, moves, dice))
            else:
                state.play(seat, moves[dice.below(0, len(moves))])
    assert claimed >= {"cost", "gain", "marker", "trade", "winter", "winter-free", "yields"}


def test_a_territory_said_to_be_taken_is_taken() -> None:
    table = border(red=2, purple=1)
    table.resolve(RED, "dev_intimidate")
    table.play("from:start.w", "to:start.s", "units:2")
    push = next(word for word in table.moves() if word.startswith("push:"))
    told = preview(table, push)
    assert told is not None
    assert told.claims == {"territories": 1}
    assert comes_true(table.state, RED, push)


def test_only_what_is_uncertain_claims_nothing() -> None:
    assert GAME.unclaimed == {
        "achieved", "attack", "chance", "chance-defence", "chance-food", "hunt", "up-to", "worth",
    }  # fmt: skip


def test_what_a_tile_is_said_to_bring_is_what_it_brings() -> None:
    told_of = 0
    for game in range(4):
        state = GAME.new(3, {}, f"tiles{game}")
        dice = Dice.from_seed("tiles", 1)
        while not state.is_over():
            seat = state.deciders()[0]
            move = GAME.policy.choose(state, seat, state.moves(seat), dice)
            told = None
            if isinstance(state.steps[-1], ChooseTurn):
                told = GAME.preview(state, seat, move)
            before = GAME.result(state).sheets[seat]
            state.play(seat, move)
            if told is not None:
                gain = told.facts["gain"]
                assert isinstance(gain, dict)
                after = GAME.result(state).sheets[seat]
                glory = sum(after[source] - before[source] for source in ("closing", "clan"))
                assert glory == gain.get("glory", 0)
                told_of += 1
    assert told_of > 20


@pytest.mark.parametrize(
    ("players", "options"), [(3, {"creatures": True}), (4, {"team_game": True}), (2, {})]
)
def test_every_preview_can_be_said_and_tells_no_secret(
    players: int, options: dict[str, object]
) -> None:
    state = GAME.new(players, options, "previews")
    dice = Dice.from_seed("previews", 1)
    names = [f"Seat {seat}" for seat in range(players)]
    languages = [Words(GAME, language, names, strict=True) for language in ("en", "pl")]
    while not state.is_over():
        seat = state.deciders()[0]
        moves = state.moves(seat)
        world = GAME.resample(state, seat, dice)
        for move in moves:
            told = GAME.preview(state, seat, move)
            assert told == GAME.preview(world, seat, move)
            if told is not None:
                assert all(words.preview(told) for words in languages)
                assert told.odds is None or 0.0 <= told.odds <= 1.0
        state.play(seat, GAME.policy.choose(state, seat, moves, dice))

"""What a choice is said to cost, gain and risk."""

from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from meadhall.games.champions import GAME
from meadhall.games.champions.content.tables import (
    DESTINY_IDS,
    DIE_FACES,
    FACE_DAMAGE,
    FACE_SHIELDS,
    STOCK_GOOD,
    WARRIOR_IDS,
)
from meadhall.games.champions.rules.state import DESTINIES, ChampionsState
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Preview
from meadhall.kernel.playout import play_randomly
from meadhall.kernel.shared import replaced
from meadhall.words import Words
from tests.champions.table import Table, fight_with, hunt_with, sail_with
from tests.rules import rule

SEATS = ["Anna", "Bjorn", "Cecylia"]
ENGLISH = Words(GAME, "en", SEATS, strict=True)
POLISH = Words(GAME, "pl", SEATS, strict=True)


def preview(table: Table, word: str) -> Preview:
    told = found(table, word)
    assert told is not None
    return told


def found(table: Table, word: str) -> Preview | None:
    return GAME.preview(table.state, table.seat(), GAME.moves.number(word))


def odds(table: Table, word: str) -> float:
    chance = preview(table, word).odds
    assert chance is not None
    return chance


def note(table: Table, word: str, words: Words = ENGLISH) -> str:
    return words.preview(preview(table, word))


@cache
def exact_odds(warrior: str, n: int, attack: int, defense: int) -> Fraction:
    """The chance of n equal dice to win, by nothing but the rules of a round."""
    if defense <= 0:
        return Fraction(1)
    if n <= 0:
        return Fraction(0)
    faces = DIE_FACES[WARRIOR_IDS.index(warrior)]
    each = Fraction(1, len(faces) ** n)
    win = stalled = Fraction(0)
    for roll in product(faces, repeat=n):
        damage = sum(FACE_DAMAGE[face] for face in roll)
        losses = max(0, attack - sum(FACE_SHIELDS[face] for face in roll))
        if not damage and not losses:
            stalled += each
        else:
            win += each * exact_odds(warrior, n - losses, attack, defense - damage)
    return win / (1 - stalled)


# Odds


@pytest.mark.parametrize(
    ("enemy", "warrior", "attack", "defense"),
    [
        ("draugr_thrall_red", "axeman", 1, 2),
        ("draugr_thrall_red", "swordsman", 1, 2),
        ("troll_cave_1", "spearman", 2, 3),
        ("troll_bridge_4", "axeman", 2, 4),
    ],
)
def test_the_odds_of_sending_one_more_are_exact(
    enemy: str, warrior: str, attack: int, defense: int
) -> None:
    table = Table()
    target = "troll" if enemy.startswith("troll") else "draugr_1"
    table.enemy(target, enemy)
    table.muster(0, **{warrior: 4})
    table.reserve(0, "troll_gate" if target == "troll" else "draugr_1")
    table.finish_placement()
    for n in range(1, 5):
        word = f"die:{warrior}:{target}"
        assert odds(table, word) == pytest.approx(float(exact_odds(warrior, n, attack, defense)))
        table.play(word)


def test_one_axeman_needs_two_hits_at_once() -> None:
    assert exact_odds("axeman", 1, 1, 2) == Fraction(1, 3)
    assert exact_odds("swordsman", 1, 1, 2) == Fraction(1, 5)
    table = Table()
    table.enemy("draugr_1", "draugr_thrall_red")
    table.muster(0, axeman=1)
    claim = note(table, "place:draugr_1")
    assert claim == "Attack 1, defense 2, for 3 glory and 2 coins; 33 % with all you have at home"
    table.reserve(0, "draugr_1")
    table.finish_placement()
    assert note(table, "die:axeman:draugr_1") == "33 % to win"
    assert note(table, "die:axeman:draugr_1", POLISH) == "33 % szans na zwycięstwo"
    assert note(table, "done") == "1 warrior stays at home"


def test_after_a_roll() -> None:
    table = fight_with("draugr_thrall_red", swordsman=1)
    table.rune(0, "rune_healing", "rune_potential")
    table.play("done", rolls=["swordsman:blank"])
    assert note(table, "accept") == "0 % to win, lose 1 now"
    # The swordsman needs 2 hits, or a shield and then 1 in 5.
    assert odds(table, "favor") == pytest.approx(1 / 6 + 1 / 6 / 5)
    assert note(table, "favor") == "20 % to win"
    assert note(table, "rune:rune_healing") == "20 % to win, no losses now"
    assert odds(table, "rune:rune_potential") == pytest.approx(1 / 5)


def test_dice_picked_for_a_reroll() -> None:
    table = fight_with("troll_forest_4", axeman=2)
    table.play("done", rolls=["axeman:blank", "axeman:hit_1"])
    # Both fall now unless one more hit comes; two hits or one, from five faces of six.
    assert note(table, "accept") == "0 % to win, lose 2 now"
    assert odds(table, "favor") == pytest.approx(5 / 6)
    table.play("favor")
    assert odds(table, "reroll:axeman:blank") == pytest.approx(5 / 6)
    assert odds(table, "reroll:axeman:hit_1") == pytest.approx(2 / 6)
    table.play("reroll:axeman:blank")
    assert odds(table, "roll") == pytest.approx(5 / 6)


def test_a_blow_that_kills() -> None:
    table = fight_with("draugr_thrall_red", swordsman=2)
    table.play("done", rolls=["swordsman:hit_2", "swordsman:shield"])
    assert (note(table, "accept"), odds(table, "accept")) == ("The enemy falls, no losses", 1.0)
    table = fight_with("draugr_thrall_red", swordsman=1)
    table.play("done", rolls=["swordsman:hit_2"])
    assert note(table, "accept") == "The enemy falls, lose 1"
    assert note(table, "accept", POLISH) == "Wróg pada, tracisz 1"


def test_retaliation_strikes_with_shields() -> None:
    table = fight_with("draugr_thrall_red", swordsman=1)
    table.rune(0, "rune_retaliation")
    table.play("done", rolls=["swordsman:shield"])
    assert odds(table, "accept") == pytest.approx(1 / 5)
    assert odds(table, "rune:rune_retaliation") == pytest.approx(3 / 5)
    assert note(table, "rune:rune_retaliation") == "60 % to win, no losses now"
    table.play("rune:rune_retaliation")
    # The best reroll is of the shield: 2 hits win; another shield is 1 damage and no loss.
    assert odds(table, "favor") == pytest.approx(1 / 6 + 1 / 6 * 3 / 5)


def test_who_should_fall() -> None:
    table = fight_with("draugr_guard_blue", swordsman=1, axeman=1)
    table.play("done", rolls=["swordsman:hit_2", "axeman:blank"])
    table.play("accept")
    assert odds(table, "lose:swordsman") == pytest.approx(1 / 3)
    assert odds(table, "lose:axeman") == pytest.approx(1 / 5)


def test_a_hunt() -> None:
    table = hunt_with(swordsman=1, axeman=1)
    table.play("done", rolls=["swordsman:blank", "axeman:hit_2"])
    assert note(table, "accept") == "Brings 2 food"
    assert note(table, "favor") == "Brings about 3 food"
    assert note(table, "accept", POLISH) == "Przynosi 2 żywności"


def test_a_voyage_needs_food() -> None:
    table = Table()
    table.monster("shore_2", "monster_huldra_red")
    table.muster(0, axeman=3)
    table.give(0, food=2)
    table.reserve(0, "small_public_longship>shore_2")
    table.finish_placement()
    assert odds(table, "die:axeman:small_public") == 0.0
    table.play("food:small_public", "die:axeman:small_public", "die:axeman:small_public")
    assert 0.0 < odds(table, "food:small_public") < 1.0


def test_what_the_sea_may_take() -> None:
    table = sail_with("shore_2", "journey_storm", "monster_mare_blue", food=1, spearman=1, axeman=1)
    table.play("done")
    assert odds(table, "lose:food") == 0.0
    expected = exact_odds("spearman", 1, 2, 3)
    assert odds(table, "lose:axeman") == pytest.approx(float(expected))


# Costs and gains


def test_places_in_town() -> None:
    table = Table(leaders=["dagrun", "gylfir", "asmundr"])
    table.give(0, coin=6)
    table.stock("armory", 3)
    table.merchant("merchant_fishmonger")
    assert note(table, "place:armory") == "Gain 3 swordsmen"
    assert note(table, "place:armory", POLISH) == "Zysk: 3 fechmistrzów"
    assert note(table, "place:worker_huts") == "Pay 5 coins, gain 1 worker"
    assert note(table, "place:beg") == "Gain 1 coin and 1 blame"
    assert note(table, "place:runesmith") == "Costs 1 wood"
    assert note(table, "place:merchant_ship").startswith("Pay 1 coin, gain ")
    assert note(table, "place:jarls_longhouse") == "Gain 1 swordsman"
    table.play("place:stave_church")
    assert note(table, "buy:2") == "Pay 3 coins, gain 2 favor"
    assert note(table, "buy:2", POLISH) == "Koszt: 3 monety; zysk: 2 przysługi"
    table.play("buy:1")
    assert note(table, "place:merchant_ship").startswith("Gain ")


def test_longships_runes_and_shores() -> None:
    table = Table()
    table.give(0, wood=9, coin=9)
    table.monster("shore_2", "monster_mare_blue")
    table.show_runes("rune_fame")
    table.play("place:shipwright")
    assert note(table, table.moves()[0]).startswith("Pay ")
    table.play(table.moves()[0])
    table.beg_until(0)
    table.play("place:runesmith")
    assert note(table, "take:rune_fame").startswith("Worth ")
    table.play("take:rune_fame")
    table.beg_until(0)
    table.play("place:small_public_longship")
    shore = "Attack 2, defense 3, for 9 glory and 1 favor; 1 food feeds 2 warriors"
    assert note(table, "sail:shore_2") == shore


def test_fame_and_blame() -> None:
    table = fight_with("troll_cave_1", axeman=4)
    table.rune(0, "rune_fame")
    table.give(2, blame=2)
    table.play("done", rolls=["axeman:hit_2"] * 4)
    table.play("accept")
    assert note(table, "use") == "Gain 3 glory"
    table.play("use")
    assert note(table, "blame:seat_2") == "Makes it 3 blame, 6 glory less at the end"


# Never more than the player gets


@rule("CHM-COMP-06", "CHM-LOC-01")
@pytest.mark.parametrize(
    ("owned", "said", "gained"),
    [(5, "Gain 3 swordsmen", 3), (7, "Gain 1 swordsman", 1), (8, "Brings nothing", 0)],
)
def test_a_blue_space_promises_no_more_dice_than_there_is_room_for(
    owned: int, said: str, gained: int
) -> None:
    table = Table()
    table.muster(0, spearman=owned)
    table.stock("armory", 3)
    assert note(table, "place:armory") == said
    table.play("place:armory")
    assert table.warriors(0)["swordsman"] == gained


@rule("CHM-LOC-02")
def test_food_needs_no_room_among_the_warriors() -> None:
    table = Table()
    table.muster(0, spearman=8)
    table.stock("smokehouse", 2)
    assert note(table, "place:smokehouse") == "Gain 2 food"


@rule("CHM-COMP-07", "CHM-STALL-04")
@pytest.mark.parametrize(
    ("supply", "said"),
    [
        (2, "Pay 1 food, gain 2 swordsmen"),
        (1, "Pay 1 food, gain 1 swordsman"),
        (0, "Costs 1 food and brings nothing"),
    ],
)
def test_a_stall_promises_no_more_dice_than_the_supply_has(supply: int, said: str) -> None:
    table = Table()
    table.stall("stall_space_1", "stall_savages")
    table.give(0, food=1)
    drain(table, swordsman=supply)
    assert note(table, "place:stall_space_1") == said
    table.play("place:stall_space_1")
    assert table.warriors(0)["swordsman"] == 1 + supply


@rule("CHM-STALL-02", "CHM-STALL-03", "CHM-STALL-04", "CHM-STALL-05")
@pytest.mark.parametrize(
    ("tile", "said"),
    [
        ("stall_outcast", "Pay 1 food, gain 1 favor"),
        ("stall_trader", "Gain 1 wood and 1 food"),
        ("stall_skald", "Gain 2 glory"),
        ("stall_stranger", "Gain 2 coins"),
        ("stall_savages", "Pay 1 food, gain 2 swordsmen"),
        ("stall_heroes", "Pay 2 coins, gain 1 swordsman and 1 axeman"),
        ("stall_raiders", "Pay 1 wood, gain 2 spearmen"),
        ("stall_vikings", "Pay 1 coin, gain 1 swordsman and 1 spearman"),
    ],
)
def test_each_stall_says_what_it_costs_and_brings(tile: str, said: str) -> None:
    table = Table()
    table.stall("stall_space_1", tile)
    table.give(0, coin=2, wood=1, food=1)
    assert note(table, "place:stall_space_1") == said


@rule("CHM-COMP-06", "CHM-EDGE-08")
def test_where_the_taker_chooses_the_type_only_the_number_is_promised() -> None:
    table = Table()
    table.stall("stall_space_1", "stall_heroes")
    table.give(0, coin=2)
    table.muster(0, spearman=7)
    assert note(table, "place:stall_space_1") == "Pay 2 coins, gain 1 warrior"
    drain(table, axeman=0)
    assert note(table, "place:stall_space_1") == "Pay 2 coins, gain 1 swordsman"


@rule("CHM-COMP-06", "CHM-LOC-10")
def test_a_merchant_promises_goods_but_no_warrior_without_room() -> None:
    table = Table(leaders=["dagrun", "gylfir", "asmundr"])
    table.give(0, coin=1)
    table.muster(0, spearman=8)
    table.merchant("merchant_settlers")
    assert note(table, "place:merchant_ship") == "Pay 1 coin, gain 1 wood and 1 food"
    table.merchant("merchant_young_blades")
    assert note(table, "place:merchant_ship") == "Costs 1 coin and brings nothing"
    polish = "Koszt: 1 moneta; bez żadnego zysku"
    assert note(table, "place:merchant_ship", POLISH) == polish


@rule("CHM-EDGE-04")
def test_the_longhouse_without_room_promises_the_marker_only() -> None:
    table = Table()
    table.muster(0, spearman=8)
    said = "No warrior for you; only the First Player Marker moves"
    assert note(table, "place:jarls_longhouse") == said
    assert preview(table, "place:jarls_longhouse").claims["first_player"] == 1
    table.play("place:jarls_longhouse")
    assert table.view().first_player == 1


def test_spaces_that_can_only_do_nothing_say_so() -> None:
    table = Table()
    table.stock("smokehouse", 0)
    assert note(table, "place:smokehouse") == "Brings nothing"
    assert note(table, "place:smokehouse", POLISH) == "Nic nie daje"
    assert found(table, "place:market") is None
    table.give(0, food=0, wood=0, coin=0)
    assert note(table, "place:market") == "Brings nothing"
    assert found(table, "place:sage_house") is None
    every = [*table.deck(DESTINIES), *table.player(1).destinies]
    table.destinies(1, *[DESTINY_IDS[card] for card in every])
    assert found(table, "place:sage_house") is None
    table.let_know(0, *range(4))
    assert note(table, "place:sage_house") == "Brings nothing"


def test_looking_again_at_a_journey_card_brings_no_news() -> None:
    table = Table()
    table.let_know(0, 1)
    table.play("place:sage_house")
    assert note(table, "peek:shore_2") == "You already know this card"
    assert found(table, "peek:shore_3") is None


@rule("CHM-EDGE-19", "CHM-RUNE-16")
def test_free_runes_say_what_they_bring_now() -> None:
    table = Table()
    table.rune(0, "rune_wealth", "rune_knowledge", "rune_gifts")
    table.give(0, coin=8)
    assert note(table, "rune:rune_wealth") == "Gain 5 coins"
    assert found(table, "rune:rune_knowledge") is None
    assert found(table, "rune:rune_gifts") is None
    table.give(0, coin=0)
    table.play("rune:rune_gifts", *["gift:food"] * 4)
    assert note(table, "rune:rune_wealth") == "Brings nothing"
    table.let_know(0, *range(4))
    assert note(table, "rune:rune_knowledge") == "Brings nothing"


@rule("CHM-RUNE-10")
@pytest.mark.parametrize(
    ("rival", "said"),
    [
        (4, "Gain 6 glory now; counts again at the end"),
        (6, "Brings nothing now; counts again at the end"),
    ],
)
def test_success_says_what_a_destiny_brings_now(rival: int, said: str) -> None:
    table = Table()
    table.rune(0, "rune_success")
    table.destinies(0, "destiny_woodcutter")
    table.give(0, wood=5)
    table.give(1, wood=rival)
    assert note(table, "rune:rune_success") == said
    table.destinies(0, "destiny_woodcutter", "destiny_warlord")
    assert found(table, "rune:rune_success") is None
    table.play("rune:rune_success")
    assert note(table, "open:destiny_woodcutter") == said


@rule("CHM-INFO-03", "CHM-VAR-01")
@pytest.mark.parametrize("is_open", [False, True])
def test_success_tells_nothing_of_piles_that_lie_face_down(is_open: bool) -> None:
    table = Table(variant_hall_of_fame=is_open)
    table.rune(0, "rune_success")
    table.destinies(0, "destiny_troll_slayer")
    assert (found(table, "rune:rune_success") is not None) == is_open


@rule("CHM-RUNE-16")
def test_a_rune_that_changes_nothing_about_a_roll_says_so() -> None:
    table = fight_with("troll_hill_4", spearman=2, axeman=1)
    table.rune(0, "rune_healing", "rune_retaliation")
    table.play("done", rolls=["spearman:hit_1", "spearman:hit_1", "axeman:blank"])
    assert note(table, "rune:rune_retaliation") == "Changes nothing about this roll"
    assert "no losses now" in note(table, "rune:rune_healing")
    table.play("rune:rune_healing")
    assert note(table, "rune:rune_retaliation", POLISH) == "Nic nie zmienia w tym rzucie"
    table = hunt_with(swordsman=1)
    table.rune(0, "rune_retaliation")
    table.play("done", rolls=["swordsman:hit_1"])
    assert note(table, "rune:rune_retaliation") == "Changes nothing about this roll"


def test_warriors_who_stay_may_hunt() -> None:
    table = hunt_with(swordsman=1, axeman=1)
    assert note(table, "done") == "2 warriors go hunting"
    assert note(table, "done", POLISH) == "2 wojowników idzie na polowanie"


@rule("CHM-HUNT-01")
def test_a_hunt_promises_no_more_than_the_cap() -> None:
    table = hunt_with(axeman=5)
    table.play("done", rolls=["axeman:hit_2"] * 5)
    assert note(table, "accept") == "Brings 6 food"


@pytest.mark.parametrize("mode", ["turn_order", "simultaneous"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_claim_comes_true(players: int, mode: str) -> None:
    """At each choice of a game in which every second seat plays at random."""
    claimed = set()
    dice = Dice.from_seed("claims", 1)
    state = GAME.new(players, {"assign_mode": mode}, "claims")
    while not state.is_over():
        for seat in state.deciders():
            for move in state.moves(seat):
                told = GAME.preview(state, seat, move)
                if told and told.name not in GAME.unclaimed:
                    claimed.add(told.name)
                    assert comes_true(state, seat, move, told), GAME.moves.word(move)
                assert told is None or bool(told.claims) == (told.name not in GAME.unclaimed)
        seat = state.deciders()[0]
        moves = state.moves(seat)
        careful = seat % 2 == 0
        choice = GAME.policy.choose(state, seat, moves, dice) if careful else None
        state.play(seat, moves[dice.below(0, len(moves))] if choice is None else choice)
    assert {"gain", "trade", "cost", "stay", "nothing", "falls"} <= claimed


def comes_true(state: ChampionsState, seat: int, move: int, told: Preview) -> bool:
    """Whether all that is claimed holds at some moment before anyone decides again."""
    after = state.copy()
    after.steps[-1].play(after, seat, move)
    while True:
        counts = GAME.tallies(after, seat)
        if all(counts[name] == n for name, n in told.claims.items()):
            return True
        if not after.advance():
            return False


def drain(table: Table, **left: int) -> None:
    """Leave this many dice of a type in the supply; the others wait on the blue spaces."""
    for warrior, n in left.items():
        number = WARRIOR_IDS.index(warrior)
        place = STOCK_GOOD.index(number)
        town, more = table.state.town, table.state.supply[number] - n
        town.stock = replaced(town.stock, place, town.stock[place] + more)
        table.state.supply[number] = n


# What it may not tell


@pytest.mark.parametrize("options", [{}, {"assign_mode": "simultaneous"}])
def test_a_preview_is_the_same_in_every_world_that_is_possible(options: dict[str, object]) -> None:
    dice = Dice.from_seed("previews", 1)
    state = GAME.new(3, options, "previews")
    while not state.is_over():
        for seat in state.deciders():
            world = GAME.resample(state, seat, dice)
            for move in state.moves(seat):
                told = GAME.preview(state, seat, move)
                assert GAME.preview(world, seat, move) == told
                if told:
                    assert ENGLISH.preview(told)
                    assert POLISH.preview(told)
        play_randomly(state, dice, 1)


def test_the_odds_of_a_voyage_include_a_journey_card_only_once_it_has_been_seen() -> None:
    told = []
    for journey in ("journey_all_quiet", "journey_kraken"):
        for is_seen in (False, True):
            table = Table()
            table.monster("shore_2", "monster_mare_blue")
            table.journey("shore_2", journey)
            table.muster(0, axeman=3)
            table.give(0, food=2)
            table.reserve(0, "small_public_longship>shore_2")
            if is_seen:
                table.let_know(0, 1)
            table.finish_placement()
            table.play("food:small_public", "die:axeman:small_public")
            told.append(odds(table, "die:axeman:small_public"))
    unseen_quiet, quiet, unseen_kraken, kraken = told
    assert unseen_quiet == unseen_kraken
    assert kraken < unseen_quiet < quiet

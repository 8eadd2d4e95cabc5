"""What a choice is said to cost and bring."""

import re
import time
from collections.abc import Mapping

import pytest

from meadhall.games.ice_garden import GAME
from meadhall.games.ice_garden.content.tables import REGION_IDS
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Preview
from meadhall.words import Words
from tests.ice_garden.crowd import crowded_game
from tests.ice_garden.table import Table, alone

SEATS = ["Anna", "Bjorn", "Cecylia", "Dag"]
ENGLISH = Words(GAME, "en", SEATS, strict=True)
POLISH = Words(GAME, "pl", SEATS, strict=True)
WASTES, FJORDS, DREAD, COAST, BEARS, VALLEY, FIRE = REGION_IDS[:7]
NAMES = re.findall(
    r'Preview\(\s*"([a-z-]+)"', (GAME.folder / "seen/preview.py").read_text(encoding="utf-8")
)


def preview(table: Table, word: str) -> Preview | None:
    assert word in table.moves()
    return GAME.preview(table.state, table.seat(), GAME.moves.number(word))


def note(table: Table, word: str, words: Words = ENGLISH) -> str:
    found = preview(table, word)
    assert found is not None
    return words.preview(found)


# Places in regions


def test_influence_tells_the_place_it_would_have() -> None:
    """LIG-DOM-02, LIG-DOM-03: the tile of the region gives 6, 3 and 2 points."""
    table = Table()
    table.put(0, FIRE, influence_marker=1)
    table.put(1, FIRE, influence_marker=3)
    table.resolve("influence", 0)
    word = f"influence:{FIRE}"
    assert note(table, word) == "Influence 2, place 2; 3 victory points when the region scores"
    table.scoring(2)
    told = "Influence 2, place 2; 6 victory points this round if nothing changes"
    assert note(table, word) == told
    table.region(FIRE, nations=2)
    assert note(table, word) == "Influence 2 does not beat 2 nations: earns nothing"


def test_a_step_tells_the_place_of_the_unit_where_it_arrives() -> None:
    table = Table()
    table.put(0, FIRE, enlightened_one=1)
    table.put(1, VALLEY, influence_marker=1)
    table.resolve("move", 0)
    table.play(f"move:{FIRE}:enlightened_one")
    assert note(table, f"to:{VALLEY}").startswith("Influence 2, place 1; 5 victory points")


def test_a_summoned_unit_tells_its_place() -> None:
    table = Table()
    table.put(0, FIRE, influence_marker=1)
    table.put(0, VALLEY, influence_marker=1)
    table.give(0, m_factor_1=1)
    table.resolve("making", 0)
    table.play("make:summon_units")
    assert note(table, f"to:{FIRE}").startswith("Influence 3, place 1")


def test_the_mountain_tells_its_price_and_then_the_place_of_each_piece() -> None:
    """LIG-MTN-01, LIG-ADV-04."""
    table = Table()
    table.put(0, FIRE, influence_marker=1, enlightened_one=1)
    table.resolve("voracious_mountain", 0)
    table.play(f"from:{FIRE}")
    assert note(table, f"to:{WASTES}") == "Costs 2 population"
    table.play(f"to:{WASTES}")
    assert note(table, "carry:enlightened_one").startswith("Influence 2, place 1")
    assert (
        note(table, "carry:influence_marker") == "Influence 1 does not beat 1 nation: earns nothing"
    )


def test_a_loss_to_vuko_tells_what_remains() -> None:
    """LIG-VUK-06."""
    table = Table()
    table.reputation(seat_0=-3)
    table.put(0, FIRE, moonlit_brother=1, enlightened_one=1)
    table.visit()
    assert note(table, "lose:enlightened_one").startswith("Influence 2, place 1")


def test_help_never_speaks_of_the_scoring_of_the_round_before() -> None:
    table = Table()
    table.scoring(1)
    table.region(FIRE, nations=0)
    table.next_round()
    assert table.step() == "PlaceHelp"
    assert note(table, f"influence:{FIRE}").endswith("when the region scores")


def test_a_tie_is_told_by_the_neighbours_after_the_step() -> None:
    """LIG-DOM-03: the piece that arrives no longer counts where it came from."""
    table = Table()
    table.put(0, FIRE, influence_marker=2)
    table.put(1, VALLEY, influence_marker=2)
    table.put(1, DREAD, influence_marker=1)
    table.put(0, VALLEY, influence_marker=1)
    table.reputation(seat_1=0, seat_0=-1)
    table.resolve("move", 0)
    table.play(f"move:{FIRE}:influence_marker")
    assert note(table, f"to:{VALLEY}").startswith("Influence 2, place 2")
    table.play(f"to:{VALLEY}")
    assert table.view().regions[5].ranking == [1, 0]


def test_a_loss_to_vuko_reckons_with_the_markers_he_controls_next() -> None:
    """LIG-VUK-06, LIG-VUK-07."""
    table = Table()
    table.reputation(seat_0=-3)
    table.put(0, FIRE, moonlit_brother=1, enlightened_one=1, influence_marker=2)
    table.visit()
    assert note(table, "lose:moonlit_brother").startswith("Influence 3, place 1")
    table.play("lose:moonlit_brother")
    [force] = table.view().regions[6].forces
    assert (force.influence, force.controlled) == (3, 1)


def evicted() -> Table:
    """Callo locks the Northern Fjords in a scoring round; Freihoff's marker has to leave.

    The Frozen Wastes have been resolved already, the Wastes of Dread and the Bear Lands not yet.
    """
    table = Table(3, ("callo", "van_dyken", "freihoff"))
    table.put(0, FJORDS, faun=1, nightmare=1, influence_marker=1)
    table.region(FJORDS, nightmares=2)
    table.put(2, FJORDS, influence_marker=1)
    for region in (WASTES, DREAD, BEARS):
        table.region(region, nations=0)
    table.supply(0, 0)
    table.scoring(1)
    return table


def test_what_has_been_resolved_is_not_scored_once_more() -> None:
    """LIG-DOM-12."""
    table = evicted()
    table.dominate()
    assert table.step() == "EvictMarker"
    assert note(table, f"to:{WASTES}").endswith("when the region scores")
    assert note(table, f"to:{DREAD}").endswith("this round if nothing changes")


def test_a_region_that_was_locked_before_says_so() -> None:
    """LIG-LOCK-09."""
    table = evicted()
    table.supply(0, 1)
    table.put(0, WASTES, faun=1, influence_marker=1)
    table.region(WASTES, nightmares=2)
    table.dominate()
    told = "This region is locked as well: whatever goes there stays for good"
    assert note(table, f"to:{WASTES}") == told


# Before the actions


def test_helms_tell_their_actions_and_what_they_bring() -> None:
    """LIG-INI-07 to LIG-INI-09."""
    table = Table()
    table.helms(seat_0=2, seat_1=2, seat_2=2)
    table.advance()
    assert note(table, "advance:1") == "3 actions, ship 1"
    assert note(table, "advance:2") == "4 actions, ship 2; regions score this round"
    table.helms(seat_0=8)
    assert note(table, "advance:2").endswith("the game ends after this round")


def test_viper_gorge_tells_of_the_race_for_its_bonus() -> None:
    """LIG-END-03."""
    table = Table()
    table.gorge(1, 2)
    assert note(table, "plan:viper_gorge") == "Your first marker there; others have 2 at most"
    table.gorge(0, 2)
    assert note(table, "plan:viper_gorge") == "Your marker number 3 there; others have 2 at most"
    assert preview(table, "plan:influence") is None


# Reputation and Dead Snow


def test_raven_shadow_tells_the_new_reputation_and_the_price() -> None:
    """LIG-RAV-01, LIG-REP-03."""
    table = Table()
    table.vuko_tokens(0, 1)
    table.resolve("raven_shadow", 0)
    assert note(table, "raven:discard_vuko_token") == "Costs 1 M-factor"
    table.reputation(seat_0=-5)
    assert note(table, "raven:raise_reputation") == "Reputation from −5 to −3"


def test_making_tells_of_snow_and_reputation() -> None:
    """LIG-MAK-02, LIG-MAK-03, LIG-SNW-05."""
    table = Table()
    table.put(0, FIRE, influence_marker=1)
    table.give(0, m_factor_2=2)
    table.resolve("making", 0)
    told = "Dead Snow to 1 of 24, reputation from yin-yang to 0"
    assert note(table, "make:move_m_factor") == told
    assert note(table, "make:summon_units") == "Dead Snow to 1 of 24"
    table.reputation(seat_1=-6, seat_2=-6)
    table.dead_snow(23)
    assert note(table, "make:summon_units") == "The Dead Snow falls, and you win"


def test_an_option_that_only_moves_the_snow_says_so() -> None:
    """LIG-MAK-05, LIG-MAK-17."""
    table = Table()
    table.reputation(seat_0=0)
    table.give(0, population=4, gold=4, m_factor_0=0, m_factor_1=1)
    table.resolve("making", 0)
    snow = "Dead Snow to 1 of 24, reputation from 0 to −1"
    assert note(table, "make:upgrade_unit") == f"There is no upgrade you can buy; {snow}"
    assert note(table, "make:move_m_factor") == snow
    table.give(0, m_factor_0=1, m_factor_1=0)
    assert note(table, "make:upgrade_unit") == snow
    table.give(0, m_factor_0=0)
    assert note(table, "make:move_m_factor") == f"You have no M-factor to move; {snow}"


def test_a_summon_tells_what_it_costs_in_reputation() -> None:
    """EX-05: two units of level 2."""
    table = Table()
    table.put(0, FIRE, influence_marker=1)
    table.give(0, m_factor_2=2)
    table.resolve("making", 0)
    table.play("make:summon_units")
    assert note(table, "count:2") == "Reputation from yin-yang to −3"


def test_alone_nothing_is_said_of_reputation() -> None:
    """LIG-SOL-04."""
    table = alone("callo")
    table.put(0, VALLEY, influence_marker=1)
    table.give(0, m_factor_2=2)
    table.resolve("making", 0, rolls=[1])
    assert note(table, "make:move_m_factor") == "Dead Snow to 3 of 18"
    table.play("make:summon_units")
    assert preview(table, "count:2") is None


def test_an_upgrade_tells_its_price() -> None:
    """LIG-MAK-06."""
    table = Table()
    table.give(0, m_factor_0=2, gold=2, population=2)
    table.resolve("making", 0)
    table.play("make:upgrade_unit", "upgrade:enlightened_one")
    assert note(table, "ability:dominate") == "Costs 1 population and 1 M-factor"
    assert note(table, "ability:speed") == "Costs 2 M-factor"


# Attacks and domination


def test_an_attack_tells_its_price_and_damage_and_each_hit_its_points() -> None:
    """LIG-ATK-01, LIG-ATK-05, LIG-ATK-07; EX-08."""
    table = Table()
    table.put(1, FIRE, crab=2)
    table.put(0, FIRE, enlightened_one=1, influence_marker=1)
    table.upgrade("enlightened_one", "shield")
    table.activate()
    assert note(table, "attack") == "Pay 2 gold for up to 4 damage in all"
    table.play("attack")
    assert note(table, "hit:freihoff:influence_marker") == "Defeats it: 1 victory point"
    assert note(table, "hit:enlightened_one:0") == "Takes 3 damage to defeat: 2 victory points"
    table.play("hit:enlightened_one:0", "hit:enlightened_one:1")
    assert note(table, "hit:enlightened_one:2") == "Defeats it: 2 victory points"


def test_an_attack_promises_no_damage_that_finds_no_target() -> None:
    """LIG-ATK-03 to LIG-ATK-05: pools of 4 and 2; one nation here, a hurt Brother there."""
    table = Table()
    table.put(1, FIRE, crab=2)
    table.put(1, WASTES, crab=1)
    table.region(WASTES, nations=0)
    table.put(0, VALLEY, moonlit_brother=1)
    table.activate()
    assert note(table, "attack") == "Pay 2 gold for up to 1 damage in all"
    table.put(0, FIRE, enlightened_one=1)
    table.state.own_units().wounded = [(1 * 8 + REGION_IDS.index(FIRE)) * 16 + 1]
    assert note(table, "attack") == "Pay 2 gold for up to 2 damage in all"


def test_maker_spy_says_when_nothing_changes() -> None:
    """LIG-ATV-02: whichever way round the two are named."""
    table = Table()
    table.put(0, FIRE, harrasim=1)
    table.assign("attack", "speed")
    table.activate()
    assert preview(table, "assign:attack") is None
    table.play("assign:speed")
    assert note(table, "assign:attack") == "Harrasim keeps the same abilities"
    assert preview(table, "assign:shield") is None


def test_maker_spy_with_one_space_left_says_so_at_once() -> None:
    """LIG-ATV-08."""
    table = Table()
    table.put(0, FIRE, harrasim=1)
    table.assign("attack", "speed")
    table.upgrade("harrasim", "shield", first_space=3)
    table.activate()
    assert note(table, "assign:speed") == "Harrasim keeps the same abilities"
    assert preview(table, "assign:attack") is None


def test_resources_tell_what_the_stock_can_give() -> None:
    """LIG-DOM-07, LIG-DEF-11."""
    table = Table()
    table.put(0, WASTES, influence_marker=3)
    table.dominate()
    assert note(table, "take:population") == "Gain 2 population"
    table.state.stock[0] = 1
    assert note(table, "take:population") == "Gain 1 population"


def test_recruitment_tells_how_far_the_goal_is() -> None:
    """LIG-GOAL-01."""
    table = Table(3, ("fjollsfinn", "callo", "freihoff"))
    table.put(0, FIRE, ice_drakkar=1, influence_marker=3)
    table.put(1, FIRE, influence_marker=1)
    table.put(2, FIRE, influence_marker=1)
    table.capture(1, 3)
    table.dominate()
    assert note(table, "seize:callo:influence_marker") == "Makes it 4 of 6 in the Ice Garden"


# Everywhere


def comes_true(state: IceGardenState, seat: int, move: int, claims: Mapping[str, int]) -> bool:
    """Whether all claims hold at once at some moment before anyone decides again."""
    after = state.copy()
    after.steps[-1].play(after, seat, move)
    while True:
        counts = GAME.tallies(after, seat)
        if all(counts[name] == n for name, n in claims.items()):
            return True
        if not after.advance():
            return False


def test_every_preview_claims_something_and_all_of_it_comes_true() -> None:
    claimed: set[str] = set()
    dice = Dice.from_seed("claims", 1)
    for game in range(8):
        players = 1 + game % 4
        options: dict[str, object] = {} if players == 1 else {"vuko_tiles": True}
        state = crowded_game(players, options, f"claims{game}")
        while not state.is_over():
            seat = state.deciders()[0]
            moves = state.moves(seat)
            for move in moves:
                found = GAME.preview(state, seat, move)
                if found is not None:
                    claimed.add(found.name)
                    word = GAME.moves.word(move)
                    assert found.claims, word
                    assert comes_true(state, seat, move, found.claims), (word, found)
            state.play(seat, moves[dice.below(0, len(moves))])
    assert len(claimed) >= len(set(NAMES)) - 3, set(NAMES) - claimed


@pytest.mark.parametrize(
    ("box", "words", "claims"),
    [
        ("influence", [f"influence:{FIRE}"], {f"influence_{FIRE}": 4, f"place_{FIRE}": 1}),
        ("raven_shadow", ["raven:raise_reputation"], {"reputation": -3}),
        ("raven_shadow", ["raven:discard_vuko_token"], {"m_factor_0": 2, "vuko_token": 0}),
        ("making", ["make:upgrade_unit"], {"dead_snow": 1, "reputation": -6}),
        (
            "making",
            ["make:upgrade_unit", "upgrade:harrasim", "ability:dominate"],
            {"population": 3, "m_factor_0": 2},
        ),
        ("making", ["make:summon_units", "count:2"], {"reputation": -9, "m_factor_2": 0}),
    ],
)
def test_what_is_claimed(box: str, words: list[str], claims: dict[str, int]) -> None:
    table = Table()
    table.reputation(seat_0=-5)
    table.vuko_tokens(0, 1)
    table.give(0, m_factor_0=3, m_factor_2=2)
    table.put(0, FIRE, influence_marker=3)
    table.resolve(box, 0)
    table.play(*words[:-1])
    found = preview(table, words[-1])
    assert found is not None
    assert found.claims == claims
    move = GAME.moves.number(words[-1])
    assert comes_true(table.state, 0, move, found.claims)


def test_every_preview_has_words_in_both_languages_and_is_quick() -> None:
    """Random play reaches them all; the list of a choice takes less than a third of 1 ms."""
    seen: set[str] = set()
    spent, lists = 0.0, 0
    dice = Dice.from_seed("previews", 1)
    for game in range(8):
        players = 1 + game % 4
        options: dict[str, object] = {} if players == 1 else {"vuko_tiles": True}
        state = crowded_game(players, options, f"previews{game}")
        while not state.is_over():
            seat = state.deciders()[0]
            moves = state.moves(seat)
            began = time.process_time()
            found = [GAME.preview(state, seat, move) for move in moves]
            spent += time.process_time() - began
            lists += 1
            for one in found:
                if one is not None and one.name not in seen:
                    seen.add(one.name)
                    assert ENGLISH.preview(one)
                    assert POLISH.preview(one)
            state.play(seat, moves[dice.below(0, len(moves))])
    assert seen <= set(NAMES)
    assert len(seen) >= len(set(NAMES)) - 2, set(NAMES) - seen
    assert spent / lists < 0.0003, spent / lists


@pytest.mark.parametrize("words", [ENGLISH, POLISH])
def test_all_previews_can_be_said(words: Words) -> None:
    facts: dict[str, object] = {
        "influence": 2, "rank": 1, "nations": 1, "points": {"victory_points": 3}, "own": 2,
        "most": 1, "n": 2, "ship": 1, "before": "yin_yang", "space": "-3", "snow": 4, "limit": 24,
        "cost": {"gold": 2}, "gain": {"m_factor": 1}, "damage": 4, "target": 6, "lacks": "upgrade",
    }  # fmt: skip
    for name in NAMES:
        said = words.preview(Preview(name, facts))
        assert said != name
        assert "{" not in said

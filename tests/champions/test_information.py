"""What is public, what is secret, and who is shown what (section 11)."""

import pytest
from msgspec.structs import replace

from meadhall.games.champions import GAME
from meadhall.games.champions.content.tables import DESTINY_IDS, JOURNEY_IDS, SHORE_IDS
from meadhall.games.champions.rules.state import DESTINIES
from meadhall.games.champions.seen.view import PlayerView
from meadhall.kernel.events import SPECTATOR
from tests.champions.table import Table, fight_with
from tests.rules import rule

OWN, OTHER = 0, 1


def destiny(table: Table, seat: int) -> list[str]:
    return [DESTINY_IDS[card] for card in table.player(seat).destinies]


def journey_at(table: Table, shore: str) -> str:
    return JOURNEY_IDS[table.state.shores.journeys[SHORE_IDS.index(shore)]]


def open_side(player: PlayerView) -> PlayerView:
    return replace(player, destinies=[], defeated=None)


# Public


@rule("CHM-INFO-01")
def test_what_players_own_is_public() -> None:
    table = Table()
    table.give(0, glory=12, food=2, wood=3, coin=4, favor=5, blame=6)
    table.muster(0, swordsman=1, axeman=2)
    table.longship(0, "private_karve")
    table.rune(0, "rune_wealth", "rune_fame")
    table.play("rune:rune_wealth")
    for seat in (OWN, OTHER, SPECTATOR):
        seen = table.view(seat).players[0]
        assert (seen.glory, seen.food, seen.wood, seen.coin) == (12, 2, 3, 8)
        assert (seen.favor, seen.blame, seen.workers, seen.workforce) == (5, 6, 3, 3)
        assert seen.warriors == {"swordsman": 1, "spearman": 0, "axeman": 2}
        assert (seen.longship, seen.leader) == ("private_karve", "gylfir")
        assert (seen.runes, seen.used_runes) == (["rune_fame"], ["rune_wealth"])
        assert seen.destiny_count == 1


@rule("CHM-INFO-01")
def test_the_board_and_all_face_up_cards_are_public() -> None:
    table = Table()
    table.enemy("troll", "troll_hill_1")
    table.monster("shore_2", "monster_huldra_red")
    table.finish_placement()
    spectator = table.view(SPECTATOR)
    assert spectator.enemy_discard[0] == "troll_hill_1"
    assert (spectator.shores[0].monster, spectator.shores[0].coins) == ("monster_huldra_red", 1)
    assert spectator.deck_sizes == {
        "troll": 14, "draugr": 17, "monster": 33, "journey": 15, "merchant": 6, "rune": 7,
        "destiny": 9,
    }  # fmt: skip
    assert {space.stock for space in spectator.spaces} == {0, 2}
    for seat in (OWN, OTHER):
        seen = table.view(seat)
        own_players = [open_side(player) for player in seen.players]
        assert own_players == [open_side(player) for player in spectator.players]
        assert replace(seen, seat=SPECTATOR, players=[]) == replace(spectator, players=[])


# Destiny cards


@rule("CHM-INFO-02")
def test_destiny_cards_are_known_to_their_owner_only() -> None:
    table = Table()
    table.destinies(0, "destiny_hoarder", "destiny_warlord")
    assert table.view(OWN).players[0].destinies == ["destiny_hoarder", "destiny_warlord"]
    for seat in (OTHER, SPECTATOR):
        seen = table.view(seat).players[0]
        assert (seen.destinies, seen.destiny_count) == ([], 2)


@rule("CHM-INFO-02")
def test_a_drawn_destiny_is_told_to_its_owner_only() -> None:
    table = Table()
    before = {seat: len(table.heard("destiny_seen", seat)) for seat in (OWN, OTHER, SPECTATOR)}
    assert before == {OWN: 1, OTHER: 1, SPECTATOR: 0}
    table.play("place:sage_house", "peek:shore_2")
    assert table.heard("destiny_seen", OWN)[-1] == {"seat": 0, "destiny": destiny(table, 0)[-1]}
    assert len(table.heard("destiny_seen", OTHER)) == 1
    assert table.heard("destiny_seen", SPECTATOR) == table.heard("destiny_kept", OTHER) == []
    assert table.heard("destinies_drawn", SPECTATOR) == [{"seat": 0, "n": 1}]


@rule("CHM-INFO-02")
@pytest.mark.parametrize("drawer", [0, 1, 2])
def test_a_single_card_drawn_from_the_deck_is_seen_by_nobody_else(drawer: int) -> None:
    table = Table(leaders=["gylfir", "asmundr", "ullr"])
    table.beg_until(drawer)
    table.play("place:sage_house", "peek:shore_2")
    for seat in (0, 1, 2, SPECTATOR):
        seen = table.view(seat).players[drawer]
        assert seen.destinies == (destiny(table, drawer) if seat == drawer else [])
        assert seen.destiny_count == 2


@rule("CHM-INFO-04")
def test_a_card_put_under_the_destiny_deck_is_known_to_the_one_who_did_it() -> None:
    table = Table(leaders=["dagrun", "gylfir", "asmundr"])
    table.play("place:sage_house", "peek:shore_2")
    on_offer = [word.removeprefix("keep:") for word in table.moves()]
    assert sorted(str(card) for card in table.view(OWN).drawn) == sorted(on_offer)
    assert table.view(OTHER).drawn == table.view(SPECTATOR).drawn == [None, None]
    table.play(f"keep:{on_offer[0]}")
    assert table.view(OWN).under_destinies == [on_offer[1]]
    assert table.view(OTHER).under_destinies == table.view(SPECTATOR).under_destinies == [None]


@rule("CHM-INFO-04", "CHM-INFO-02")
def test_a_card_from_under_the_deck_is_lost_from_sight_when_several_are_drawn_together() -> None:
    table = Table(leaders=["dagrun", "gylfir", "asmundr"])
    table.rune(OTHER, "rune_true_sight")
    spare = [*table.deck(DESTINIES)[4:], *table.player(2).destinies]
    table.destinies(2, *[DESTINY_IDS[card] for card in spare])
    table.play("place:sage_house", "peek:shore_2")
    table.play(table.moves()[0])
    [under] = table.view(OWN).under_destinies
    table.finish_round()
    table.beg_until(OTHER)
    table.play("place:sage_house", "peek:shore_2", "use")
    assert under in table.view(OTHER).drawn
    assert table.view(OWN).drawn == [None, None, None]
    table.play(f"keep:{under}")
    assert under in table.view(OTHER).players[OTHER].destinies
    assert table.view(OWN).players[OTHER].destinies == []
    assert table.view(OWN).under_destinies == [None, None]


@rule("CHM-INFO-04")
def test_a_card_from_under_the_deck_that_comes_alone_is_known_to_the_one_who_put_it_there() -> None:
    table = Table(leaders=["dagrun", "gylfir", "asmundr"])
    spare = [*table.deck(DESTINIES)[2:], *table.player(2).destinies]
    table.destinies(2, *[DESTINY_IDS[card] for card in spare])
    table.play("place:sage_house", "peek:shore_2")
    table.play(table.moves()[0])
    [under] = table.view(OWN).under_destinies
    table.finish_round()
    table.beg_until(OTHER)
    table.play("place:sage_house", "peek:shore_2")
    assert table.view(OWN).players[OTHER].destinies == [under]
    assert table.view(2).players[OTHER].destinies == []


@rule("CHM-INFO-06", "CHM-INFO-02")
def test_success_tells_the_others_the_card_and_the_points() -> None:
    table = Table()
    table.rune(0, "rune_success")
    table.destinies(0, "destiny_hoarder", "destiny_troll_slayer")
    table.give(0, coin=9)
    table.play("rune:rune_success", "open:destiny_hoarder")
    told = [{"seat": 0, "destiny": "destiny_hoarder", "n": 6}]
    for seat in (OTHER, SPECTATOR):
        assert table.heard("destiny_opened", seat) == told
        seen = table.view(seat).players[0]
        assert (seen.destinies, seen.opened) == (["destiny_hoarder"], ["destiny_hoarder"])
        assert (seen.destiny_count, seen.glory) == (2, 6)


# Defeated enemies


@rule("CHM-INFO-03")
def test_the_pile_of_defeated_enemies_is_shown_to_its_owner_only() -> None:
    table = fight_with("draugr_thrall_red", axeman=2)
    table.play("done", rolls=2 * ["axeman:hit_2"])
    table.play("accept")
    assert table.view(OWN).players[0].defeated == ["draugr_thrall_red"]
    assert table.view(OTHER).players[0].defeated is None
    assert table.view(SPECTATOR).players[0].defeated is None
    for seat in (OTHER, SPECTATOR):
        assert table.heard("enemy_defeated", seat) == [{"seat": 0, "enemy": "draugr_thrall_red"}]


# Journey cards


@rule("CHM-INFO-04")
def test_face_down_journey_cards_are_hidden_from_all() -> None:
    table = Table()
    for seat in (OWN, OTHER, SPECTATOR):
        shores = table.view(seat).shores
        assert [shore.journey for shore in shores] == [None, None, None]
        assert [shore.has_journey for shore in shores] == [True, True, True]
    laid = [event.facts() for event in table.events if event.kind.name == "journey_laid"]
    assert laid == [{"shore": "shore_2"}, {"shore": "shore_3"}, {"shore": "shore_4"}]


@rule("CHM-INFO-02")
def test_a_peek_shows_the_card_to_the_peeker_and_the_shore_to_all() -> None:
    table = Table()
    table.play("place:sage_house", "peek:shore_3")
    card = journey_at(table, "shore_3")
    assert [shore.journey for shore in table.view(OWN).shores] == [None, card, None]
    assert table.heard("journey_seen", OWN) == [
        {"seat": 0, "shore": "shore_3", "seen": card, "round": 1}
    ]
    for seat in (OTHER, SPECTATOR):
        assert [shore.journey for shore in table.view(seat).shores] == [None, None, None]
        assert table.view(seat).shores[1].seen_by == [0]
        assert table.heard("journey_seen", seat) == []
        assert table.heard("peeked", seat) == [{"seat": 0, "shore": "shore_3"}]
    [told] = table.heard("journey_seen", OWN)
    kept = [secret for secret in GAME.secrets(table.state, OTHER) if "shore" in secret]
    assert [secret.items() <= told.items() for secret in kept] == [False, True, False]
    table.finish_round()
    kept = [secret for secret in GAME.secrets(table.state, OTHER) if "shore" in secret]
    assert [secret["round"] for secret in kept] == [2, 2, 2]


@rule("CHM-INFO-05")
def test_a_peeked_card_stays_known_while_it_lies_there() -> None:
    table = Table()
    table.play("place:sage_house", "peek:shore_2")
    card = journey_at(table, "shore_2")
    table.finish_placement()
    table.finish_placement()
    assert (table.state.round, table.view(OWN).shores[0].journey) == (3, card)
    table.reserve(1, "small_public_longship>shore_2")
    table.finish_round()
    assert table.view(OWN).shores[0].journey is None
    assert table.view(OWN).shores[0].seen_by == []


@rule("CHM-INFO-09", "CHM-INFO-05")
def test_knowledge_shows_all_cards_to_its_user_only() -> None:
    table = Table()
    table.rune(0, "rune_knowledge")
    table.play("rune:rune_knowledge")
    cards = [journey_at(table, shore) for shore in ("shore_2", "shore_3", "shore_4")]
    assert [shore.journey for shore in table.view(OWN).shores] == cards
    assert [event["seen"] for event in table.heard("journey_seen", OWN)] == cards
    for seat in (OTHER, SPECTATOR):
        assert [shore.journey for shore in table.view(seat).shores] == [None, None, None]
        assert table.heard("journey_seen", seat) == []
    table.finish_placement()
    assert [shore.journey for shore in table.view(OWN).shores] == cards


# Assignments and rolls


@rule("CHM-INFO-08")
def test_in_turn_order_every_assignment_is_public_at_once() -> None:
    table = Table()
    table.reserve(0, "small_public_longship>shore_2")
    table.send("small_public", swordsman=1, food=1)
    for seat in (OTHER, SPECTATOR):
        ship = table.view(seat).ships[0]
        assert (ship.crew, ship.food) == ({"swordsman": 1, "spearman": 0, "axeman": 0}, 1)
        assert table.view(seat).players[0].warriors["swordsman"] == 0
        assert table.heard("assigned", seat) == [
            {"seat": 0, "warrior": "swordsman", "target": "small_public", "n": 1}
        ]
        assert table.heard("loaded", seat) == [{"seat": 0, "ship": "small_public", "n": 1}]


@rule("CHM-INFO-08", "CHM-ASSIGN-12")
def test_all_at_once_assignments_become_public_when_all_are_done() -> None:
    table = Table(assign_mode="simultaneous")
    table.play("place:small_public_longship", "sail:shore_2", "place:large_public_longship")
    table.play("sail:shore_3")
    table.finish_placement()
    table.play("die:swordsman:small_public", "food:small_public", "done", seat=0)
    assert [event["n"] for event in table.heard("assigned", OWN)] == [1]
    assert [event["n"] for event in table.heard("loaded", OWN)] == [1]
    for seat in (OTHER, SPECTATOR):
        ship, owner = table.view(seat).ships[0], table.view(seat).players[0]
        assert (ship.crew, ship.food) == (None, None)
        assert (owner.warriors["swordsman"], owner.food) == (1, 1)
        assert table.heard("assigned", seat) == table.heard("loaded", seat) == []
    table.play("done", seat=1)
    for seat in (OTHER, SPECTATOR):
        assert table.heard("assigned", seat) == [
            {"seat": 0, "warrior": "swordsman", "target": "small_public", "n": 1}
        ]
        assert table.heard("loaded", seat) == [{"seat": 0, "ship": "small_public", "n": 1}]


@rule("CHM-INFO-08", "CHM-ASSIGN-12")
def test_all_at_once_every_type_at_every_target_becomes_public() -> None:
    table = Table(assign_mode="simultaneous")
    table.enemy("draugr_1", "draugr_thrall_red")
    table.muster(0, swordsman=1, axeman=3)
    table.muster(1, swordsman=2, spearman=4)
    table.give(1, coin=1, food=2)
    table.play("place:draugr_1", "place:large_public_longship", "sail:shore_3")
    table.finish_placement()
    table.play("die:swordsman:draugr_1", *["die:axeman:draugr_1"] * 2, "done", seat=0)
    table.play("die:swordsman:large_public", *["die:spearman:large_public"] * 3, seat=1)
    table.play(*["food:large_public"] * 2, "done", seat=1)
    assert table.heard("assigned", SPECTATOR) == [
        {"seat": 0, "warrior": "swordsman", "target": "draugr_1", "n": 1},
        {"seat": 0, "warrior": "axeman", "target": "draugr_1", "n": 2},
        {"seat": 1, "warrior": "swordsman", "target": "large_public", "n": 1},
        {"seat": 1, "warrior": "spearman", "target": "large_public", "n": 3},
    ]
    assert table.heard("loaded", SPECTATOR) == [{"seat": 1, "ship": "large_public", "n": 2}]


@rule("CHM-INFO-08")
def test_every_roll_is_public() -> None:
    table = fight_with("draugr_warlord_red", swordsman=1, axeman=1)
    faces = ["swordsman:shield", "axeman:hit_2"]
    table.play("done", rolls=faces)
    for seat in (OTHER, SPECTATOR):
        [told] = table.heard("rolled", seat)
        assert (told["seat"], told["dice"]) == (0, faces)
        assert [dice.die for dice in table.view(seat).dice] == faces


# The end


@rule("CHM-INFO-07")
def test_at_the_end_all_cards_are_revealed() -> None:
    table = Table()
    table.destinies(0, "destiny_hoarder")
    table.defeated(0, "troll_hill_1")
    table.finish_game()
    for seat in (OTHER, SPECTATOR):
        seen = table.view(seat).players[0]
        assert (seen.destinies, seen.defeated) == (["destiny_hoarder"], ["troll_hill_1"])


@rule("CHM-INFO-07")
def test_in_the_end_everything_lies_open() -> None:
    table = Table(players=2, leaders=("dagrun", "ullr"))
    table.play("place:sage_house", "peek:shore_3")
    table.play(table.moves()[0])
    assert table.view().under_destinies == [None]
    table.finish_game()
    view = table.view()
    assert None not in view.under_destinies
    assert [shore.journey is not None for shore in view.shores] == [True, True, True]
    assert all(len(player.destinies) == player.destiny_count for player in view.players)
    assert all(player.defeated is not None for player in view.players)
